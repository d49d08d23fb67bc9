import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needing } from '../../support/needs.ts';
import { makeRepository } from '../../support/repository.ts';
import { complete, execute, fileIn, turn, type WholeRun, wholeRun, write } from '../../support/whole-run.ts';

/** A repository with a test tool in an ignored folder that fails until `src/a.txt` says good. */
function repository(config: string, more: Readonly<Record<string, string>> = {}): string {
  const root = makeRepository({
    '.gitignore': 'node_modules/\ndist/\n.env\n',
    'package.json': JSON.stringify({ scripts: { test: 'tool' } }),
    'src/a.txt': 'bad\n',
    '.forge/headless-config.yml': config,
  });
  const untracked = { 'node_modules/.bin/tool': '#!/bin/sh\ngrep -q good src/a.txt\n', ...more };
  for (const [path, text] of Object.entries(untracked)) writeIn(root, path, text);
  chmodSync(join(root, 'node_modules/.bin/tool'), 0o755);
  return root;
}

function writeIn(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const GATE = 'quality_gates: [{ name: Tests, command: npm test, max_retries: 1 }]\n';
const SHIM = `printf '#!/bin/sh\\nexit 0\\n' > node_modules/.bin/tool`;
const OTHER = write('src/b.txt', 'other\n');

function noticesOf({ reports }: WholeRun): string {
  return JSON.stringify(JSON.parse(reports.text('execution.json')).notices);
}

describe.concurrent('gates and ignored files', () => {
  test.each([
    ['a sandbox', []],
    ['no sandbox', ['--sandbox', 'off']],
  ])('a test tool that a command replaced decides no gate, with %s', async (_name, args) => {
    const root = repository(GATE);
    const run = await wholeRun({
      root,
      args,
      script: [
        turn(execute(SHIM), OTHER),
        turn(complete()),
        turn(execute('node_modules/.bin/tool')),
        turn(complete()),
      ],
    });
    expect(run.code, run.stderr).toBe(3);
    expect(run.reports.execution.reason).toContain('node_modules/.bin/tool (modified, executable)');
    expect(run.reports.execution.reason).toContain('gate_inputs');
    const [, told = '', again = ''] = run.reports.toolTexts.filter((text) => !text.startsWith('created'));
    expect(told).toContain('Gates see ignored files as they were before you started');
    // The agent has its own file again, and it is still there at the end.
    expect(again).toContain('exit code 0');
    expect(fileIn(root, 'node_modules/.bin/tool')).toBe('#!/bin/sh\nexit 0\n');
    expect(noticesOf(run)).toContain('gates did not see 1 ignored file(s)');
  });

  test('see what they built themselves, and a later gate does too; it stays for later steps', async () => {
    const gates = [
      '{ name: Build, command: mkdir -p dist && cp src/a.txt dist/a.txt }',
      '{ name: Check, command: grep -q good dist/a.txt }',
    ];
    const root = repository(`quality_gates: [${gates.join(', ')}]\n`);
    const run = await wholeRun({
      root,
      script: [
        turn(
          write('src/a.txt', 'good\n'),
          execute('mkdir -p dist; echo stale > dist/a.txt; touch -d 2090-01-01 dist/a.txt'),
        ),
        turn(complete()),
      ],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(fileIn(root, 'dist/a.txt')).toBe('good\n');
  });

  test('see folders that gate_inputs names as commands left them, and that is said', async () => {
    const root = repository(`${GATE}gate_inputs: [node_modules]\n`);
    const run = await wholeRun({ root, script: [turn(execute(SHIM), OTHER), turn(complete())] });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.text('summary.md')).toContain('### Notices');
    expect(noticesOf(run)).toContain(
      'gates saw 1 ignored file(s) as commands left them, because gate_inputs names their folder: node_modules/.bin/tool (modified, executable)',
    );
  });
});

const VALUE = ['q8Zr4TnW', '1xVb7Lp2'].join('');

describe.concurrent('gates and denied files', () => {
  needing('sandbox').test('code of the agent that a gate runs does not see them', async () => {
    const root = repository('quality_gates: [{ name: Run, command: "sh src/run.sh", max_retries: 1 }]\n', {
      '.env': `SHOP=${VALUE}\n`,
    });
    const run = await wholeRun({
      root,
      script: [
        turn(write('src/run.sh', 'base64 .env; cat .env | rev; wc -c .env; cp .env dist-env; exit 1\n')),
        turn(complete()),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(3);
    const [, told = ''] = run.reports.toolTexts;
    expect(told).toContain('0 .env');
    expect(noticesOf(run)).toContain(
      "ran without .env, which denied_reads hides from gates too: if it needs them, name them in the gate's reads",
    );
  });

  needing('sandbox').test(
    'a gate that names them in reads sees them, and the agent sees nothing of what it prints or leaves',
    async () => {
      const script =
        'v=$(base64 .env); echo "$v"; mkdir -p dist; echo "$v" > dist/out; echo "$v" > node_modules/x; exit 1\n';
      const encoded = Buffer.from(`SHOP=${VALUE}\n`).toString('base64').trim();
      const gates = [
        '{ name: Integration, command: "test -s .env; sh src/run.sh", reads: [.env], max_retries: 1 }',
        '{ name: After, command: "cat dist/out; exit 1", max_retries: 1 }',
      ];
      const root = repository(`quality_gates: [${gates.join(', ')}]\n`, { '.env': `SHOP=${VALUE}\n` });
      const run = await wholeRun({
        root,
        script: [
          turn(write('src/run.sh', script)),
          turn(complete()),
          turn(execute('cat dist/out node_modules/x; ls -R dist node_modules')),
          turn(complete()),
        ],
      });
      expect(run.code).toBe(3);
      const requests = run.requests.map(({ body }) => body).join('\n');
      expect(requests).not.toContain(VALUE);
      expect(requests).not.toContain(encoded.slice(0, 12));
      expect(requests).toContain('Its output is not shown');
      expect(run.reports.toolTexts.join('\n')).toContain('dist/out: No such file');
      const results = run.reports.events.flatMap(({ event }) =>
        event.type === 'gate_finished' ? [event.gate] : [],
      );
      expect(results.at(-2)).toMatchObject({ name: 'Integration', status: 'failed' });
    },
  );
});
