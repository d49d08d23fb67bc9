import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Script } from '../../support/model-server/script.ts';
import { git } from '../../support/repository.ts';
import {
  complete,
  execute,
  fileIn,
  KEY,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const README = 'Hello.\n';
const WORK: Script = [turn(write('src/a.js', 'export const a = 1;\n')), turn(complete())];

/** A module that asks its body; `reject` unless the body says otherwise. */
function moduleOf(body: string, response = 'reject'): string {
  return `export default { name: 'limits', validate(context) { ${body} }, onViolation: () => '${response}' };\n`;
}

function config(custom: string, more = ''): string {
  return `constraints:\n  custom: ${custom}\n${more}`;
}

interface Plan {
  readonly module?: string;
  readonly command?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly more?: string;
  readonly script?: Script;
  readonly env?: Readonly<Record<string, string>>;
}

/** A run under one constraint: a module, or a command. */
function runUnder({ module, command, files = {}, more, script = WORK, env = {} }: Plan): Promise<WholeRun> {
  const custom =
    command === undefined
      ? '[./.forge/limits.mjs]'
      : `[{ name: limits, command: ${JSON.stringify(command)} }]`;
  const own = module === undefined ? {} : { '.forge/limits.mjs': module };
  return wholeRun({
    files: { 'README.md': README, ...own, ...files },
    config: config(custom, more),
    script,
    env,
  });
}

function validations({ reports }: WholeRun): readonly Readonly<Record<string, unknown>>[] {
  return reports.events.flatMap(({ event }) =>
    event.type === 'validated' && Array.isArray(event.validations)
      ? event.validations
          .filter(({ code }) => code === 'LIM-09')
          .map((each) => ({ phase: event.phase, ...each }))
      : [],
  );
}

describe('a custom constraint', () => {
  test('is asked before each call, each step and the commit, with its validations on record', async () => {
    const run = await runUnder({
      module: moduleOf(
        `return { violated: false, reason: '', metrics: { iteration: context.iteration, state: context.agentState, paths: context.changes.map((c) => c.status + ' ' + c.path + ' ' + c.lines_added).join() } };`,
      ),
      script: [
        turn(write('src/a.js', 'export const a = 1;\n')),
        turn(execute('echo 1 > b.txt; echo 2 >> README.md')),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    const first = 'added src/a.js 1';
    const all = 'modified README.md 1,added b.txt 1,added src/a.js 1';
    expect(validations(run)).toMatchObject([
      { phase: 'budget', metrics: { iteration: 0, state: 'thinking', paths: '' } },
      { phase: 'change', metrics: { iteration: 1, state: 'editing', paths: first } },
      { phase: 'budget', metrics: { iteration: 1, state: 'thinking', paths: first } },
      { phase: 'change', metrics: { iteration: 2, state: 'executing', paths: all } },
      { phase: 'budget', metrics: { iteration: 2, state: 'thinking', paths: all } },
      { phase: 'commit', metrics: { iteration: 3, state: 'committing', paths: all } },
    ]);
  });

  test('that rejects leaves no trace of an edit or of a command, and the model is told why', async () => {
    const run = await runUnder({
      module: moduleOf(
        `const n = context.changes.length; return { violated: n > 0, reason: n + ' changed', metrics: { n } };`,
      ),
      script: [turn(write('src/a.js', 'a\n')), turn(execute('echo 1 > b.txt')), turn(complete())],
    });
    expect(run.reports.toolTexts.slice(0, 2)).toEqual([
      expect.stringContaining('custom constraint limits: 1 changed'),
      expect.stringContaining('undone: every change of this command was undone'),
    ]);
    expect([fileIn(run.root, 'src/a.js'), fileIn(run.root, 'b.txt')]).toEqual([null, null]);
    expect(run.reports.violations).toMatchObject([
      { constraint: 'limits', code: 'LIM-09', type: 'resource', response: 'reject', effect: 'prevented' },
      { constraint: 'limits', code: 'LIM-09', response: 'reject', effect: 'reverted', details: { n: 1 } },
    ]);
  });

  test.each(['graceful_exit', 'emergency_stop'])(
    'that answers %s ends the run with exit 2',
    async (response) => {
      const run = await runUnder({
        module: moduleOf(
          `return { violated: context.iteration > 0, reason: 'one is enough', metrics: {} };`,
          response,
        ),
      });
      expect(run.code).toBe(2);
      expect(run.requests).toHaveLength(1);
      expect(run.reports.execution.reason).toContain('custom constraint limits: one is enough');
    },
  );

  test('refuses the commit, and the work is kept', async () => {
    const run = await runUnder({
      command: `node -e 'const c = JSON.parse(require("fs").readFileSync(0)); console.log(JSON.stringify({ violated: c.agentState === "committing", reason: "not on a Sunday", action: "reject" }))'`,
    });
    expect(run.code).toBe(2);
    expect(git(run.root, 'log', '--format=%s')).toBe('start');
    expect(fileIn(run.root, 'src/a.js')).not.toBeNull();
  });

  test('is what the commit has: neither the agent nor a dirty file changes it', async () => {
    const open = moduleOf('return { violated: false };');
    const run = await runUnder({
      command: 'sh ./tools/limit.sh',
      files: { 'tools/limit.sh': 'cat > /dev/null; echo \'{"violated":false,"metrics":{"version":1}}\'\n' },
      script: [
        turn(write('tools/limit.sh', 'echo \'{"violated":true,"action":"emergency_stop"}\'\n')),
        turn(execute('echo "exit 7" > tools/limit.sh')),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    expect(new Set(validations(run).map(({ metrics }) => JSON.stringify(metrics)))).toEqual(
      new Set(['{"version":1}']),
    );
    const sly = await wholeRun({
      files: {
        'README.md': README,
        'tools/limits.mjs': moduleOf(
          `return { violated: context.iteration > 1, reason: 'held', metrics: {} };`,
          'graceful_exit',
        ),
      },
      config: config('[tools/limits.mjs]'),
      script: [turn(write('tools/limits.mjs', open)), turn(execute('echo 1 > b.txt')), turn(complete())],
    });
    expect(sly.code).toBe(2);
    expect(sly.reports.execution.reason).toContain('held');
  });

  test('knows no secret of the run', async () => {
    const look = `const fs = require('fs'); const seen = [JSON.stringify(process.env)]; for (const pid of fs.readdirSync('/proc')) { try { seen.push(fs.readFileSync('/proc/' + pid + '/environ', 'latin1')); } catch {} }`;
    const isThere = `seen.join().includes(Buffer.from('${Buffer.from(KEY).toString('base64')}', 'base64').toString())`;
    const run = await runUnder({
      command: `node -e "${look} console.log(JSON.stringify({ violated: ${isThere}, reason: 'seen' }))"`,
      more: 'sandbox: { pass_env: [DEPLOY] }\n',
      env: { DEPLOY: KEY },
    });
    expect(run.reports.execution.reason).not.toContain('seen');
    expect(run.code).toBe(0);
  });
});

describe('a custom constraint that cannot be used', () => {
  test.each<[string, Plan, string]>([
    ['is missing', {}, '.forge/limits.mjs is not in the commit'],
    ['does not parse', { module: 'export default {' }, 'SyntaxError'],
    ['has no default export', { module: 'export const a = 1;' }, 'no default export'],
    [
      'never loads',
      { module: 'await new Promise(() => setInterval(() => {}, 1000));' },
      'not loaded within 5 s',
    ],
    [
      'has the name of a built-in one',
      { module: moduleOf('').replace('limits', 'max_files') },
      'has the name max_files of a built-in',
    ],
    [
      'has no fitting name',
      { module: moduleOf('').replace('limits', 'no name') },
      'is not a valid name of a constraint',
    ],
    ['has a file that is missing', { command: './.forge/kill.sh' }, '.forge/kill.sh is not in the commit'],
    [
      'cannot be executed',
      { command: './.forge/kill.sh', files: { '.forge/kill.sh': '#!/bin/sh\n' } },
      'not executable',
    ],
    [
      'runs a file that the agent may change',
      { command: 'node checks/x.js', files: { 'checks/x.js': 'console.log(1);\n' } },
      'limits: node may run checks/x.js as it is on disk, and the agent may change it: write ./checks/x.js',
    ],
    [
      'is unknown to on_violation',
      { module: moduleOf('return { violated: false };'), more: '  on_violation: { limit: reject }\n' },
      'did you mean "limits"',
    ],
  ])('because it %s is exit 5, and no model is called', async (_, plan, reason) => {
    const run = await runUnder(plan);
    expect([run.code, run.requests.length]).toEqual([5, 0]);
    expect(run.reports.execution.reason).toContain(reason);
    expect(run.reports.codes).toEqual(['CFG-01']);
  });
});

describe('a custom constraint that fails', () => {
  test.each<[string, Plan, string]>([
    ['throws', { module: moduleOf(`throw new Error('no mood');`) }, 'it threw Error: no mood'],
    ['answers nonsense', { module: moduleOf(`return 'fine';`) }, 'the answer is not an object'],
    [
      'names no response',
      { module: moduleOf('return { violated: true };', 'stop') },
      'must be one of allow, warn_continue',
    ],
    [
      'writes to disk',
      { module: moduleOf(`process.getBuiltinModule('fs').writeFileSync('README.md', 'x');`) },
      'has been restricted',
    ],
    ['exits', { module: moduleOf('process.exit(0);') }, 'it ended before it answered'],
    ['never returns', { module: moduleOf('for (;;) {}') }, 'no answer within 5 s'],
    ['is no program', { command: 'no-such-program' }, 'exit code 127'],
    ['prints no JSON', { command: 'echo fine' }, 'not JSON'],
  ])('because it %s ends the run closed, exit 2', async (_, plan, reason) => {
    const run = await runUnder({ ...plan, more: '  on_violation: { limits: warn_continue }\n' });
    expect([run.code, run.requests.length]).toEqual([2, 0]);
    expect(run.reports.execution.reason).toContain(reason);
    expect(run.reports.violations).toMatchObject([
      { constraint: 'limits', code: 'LIM-09', response: 'emergency_stop' },
    ]);
    expect(fileIn(run.root, 'README.md')).toBe(README);
  });
});

test('a kill switch that is thrown from outside in the middle stops the run at the next step', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forge-switch-'));
  const run = await runUnder({
    command: `cat >/dev/null; if [ -e ${folder}/STOP ]; then echo '{"violated":true,"reason":"thrown","action":"emergency_stop"}'; else echo '{"violated":false}'; fi`,
    more: `sandbox: { readable: [${folder}] }\n`,
    script: (_, index) => {
      if (index === 1) writeFileSync(join(folder, 'STOP'), '');
      return turn(write(`src/${index}.js`, `export const n = ${index};\n`));
    },
  });
  expect([run.code, run.requests.length]).toEqual([2, 2]);
  expect(run.reports.execution.reason).toContain('custom constraint limits: thrown');
  expect([fileIn(run.root, 'src/0.js'), fileIn(run.root, 'src/1.js')]).toEqual([
    'export const n = 0;\n',
    null,
  ]);
});
