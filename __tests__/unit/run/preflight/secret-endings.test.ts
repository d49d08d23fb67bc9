import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../../src/adapters/clock.ts';
import { RESPONSE_RULES } from '../../../../src/constraints/registry.ts';
import { hostProcessOf } from '../../../../src/entry/node-process.ts';
import { summaryMarkdown } from '../../../../src/report/files/summary-md.ts';
import { refuseStart } from '../../../../src/run/preflight/refuse-start.ts';
import { run } from '../../../../src/run/run.ts';
import { loadRunRequest } from '../../../../src/settings/load.ts';
import { makeRepository } from '../../../support/repository.ts';
import { RunReports } from '../../../support/run-reports.ts';
import { CANARIES, keyCanary } from '../../../support/secret-canaries.ts';

const PEM = keyCanary();
/** Every kind in one file, as an environment file with a key behind it. */
const FILE = `${CANARIES.map(({ name, value }) => `${name}=${value}`).join('\n')}\n${PEM.pem}`;
/** What must be nowhere: addresses by their secret end. */
const VALUES = [...CANARIES.map(({ value }) => value.replace(/^https:.*\//, '')), ...PEM.lines];

function spelled(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  return [
    value,
    [...value].reverse().join(''),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, '').slice(0, -1),
    encodeURIComponent(value),
  ];
}

interface Call {
  readonly name: string;
  readonly arguments: object;
}

interface Ending {
  readonly config?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
  readonly turns: readonly (readonly Call[])[];
  /** The text of the session's second turn on. */
  readonly says?: string;
  /** Cancels the run when this event comes. */
  readonly cancelAt?: string;
  readonly outcome: string;
}

const write = (path: string, content: string): Call => ({ name: 'write_file', arguments: { path, content } });
const execute = (command: string): Call => ({ name: 'execute_command', arguments: { command } });
const done = (result = `Done: ${FILE}`): Call => ({ name: 'task_completion', arguments: { result } });
const BASE64 = Buffer.from(FILE).toString('base64');
const PRINT = 'cat leak.txt; base64 -w0 leak.txt; rev leak.txt';
/** A gate that shows the file is red by that alone. */
const GATE = 'quality_gates: [{ name: show, command: "cat leak.txt; false" }]\n';

const ENDINGS: Readonly<Record<string, Ending>> = {
  success: {
    files: { 'leak.txt': FILE },
    turns: [
      [{ name: 'read_file', arguments: { path: 'leak.txt' } }],
      [{ name: 'search_files', arguments: { pattern: '.*' } }],
      [execute(PRINT), write('a.txt', 'harmless\n')],
      [
        execute(
          'sed -i "s/^AWS/# AWS/" leak.txt; git diff; git checkout -q leak.txt 2>/dev/null || sed -i "s/^# AWS/AWS/" leak.txt',
        ),
      ],
      [done()],
    ],
    outcome: 'success',
  },
  'a commit that is refused': {
    turns: [[write('leak.txt', FILE)], [done()]],
    outcome: 'constraint_violation',
  },
  'a file that only a command knows': {
    turns: [[execute(`printf %s ${BASE64} | base64 -d > leak.txt`)], [done('Done.')]],
    outcome: 'constraint_violation',
  },
  'a red gate': {
    config: GATE,
    turns: [[write('leak.txt', FILE)], [done()]],
    outcome: 'quality_gate_failure',
  },
  'a limit': {
    flags: ['--max-files', '1'],
    turns: [[write('leak.txt', FILE)], [write('b.txt', FILE)], [done()]],
    outcome: 'constraint_violation',
  },
  'a time limit': {
    flags: ['--timeout', '2'],
    turns: [[write('leak.txt', FILE)], [execute(`${PRINT}; sleep 30`)], [done()]],
    outcome: 'timeout',
  },
  'a cancel': {
    turns: [[write('leak.txt', FILE)], [execute(PRINT)], [done()]],
    cancelAt: 'change_kept',
    outcome: 'failure',
  },
  'a provider that fails': { turns: [[write('leak.txt', FILE)]], outcome: 'failure' },
  quarantine: {
    config: 'on_failure: { workspace: quarantine }\n',
    turns: [[write('leak.txt', FILE)], [done()]],
    outcome: 'constraint_violation',
  },
  rollback: {
    config: 'on_failure: { workspace: rollback }\n',
    turns: [[write('leak.txt', FILE)], [done()]],
    outcome: 'constraint_violation',
  },
  'a command that is undone': {
    turns: [
      [
        execute(
          `printf %s ${BASE64} | base64 -d > leak.txt; mkdir -p .github/workflows; cp leak.txt .github/workflows/x.yml; cat leak.txt`,
        ),
      ],
      [done()],
    ],
    outcome: 'constraint_violation',
  },
  'controlled-edit': {
    flags: ['--mode', 'controlled-edit'],
    config: 'controlled_edit: { build: "cat a.txt; false" }\n',
    files: { 'a.txt': 'one\n' },
    turns: [[{ name: 'edit_file', arguments: { filename: 'a.txt', old_text: 'one', new_text: FILE } }]],
    outcome: 'quality_gate_failure',
  },
  'read-only': {
    flags: ['--read-only'],
    files: { 'leak.txt': FILE },
    turns: [[{ name: 'read_file', arguments: { path: 'leak.txt' } }], [done()]],
    outcome: 'success',
  },
  'calls that are refused': {
    flags: ['--max-turns', '4'],
    turns: [
      [write('.git/config', FILE), { name: 'ask_question', arguments: { question: FILE } }],
      [{ name: FILE.slice(0, 60), arguments: { path: `../${FILE}`, password: FILE } }],
      [done()],
    ],
    outcome: 'constraint_violation',
  },
};

interface Left {
  readonly all: string;
  readonly reports: RunReports;
  readonly outcome: string;
}

async function runTo({
  config = '',
  files = {},
  flags = [],
  turns,
  cancelAt,
  outcome,
}: Ending): Promise<Left> {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/headless-config.yml': `version: 1\n${config}`,
    ...files,
  });
  const temporary = mkdtempSync(join(tmpdir(), 'forge-endings-'));
  const session = join(temporary, 'session.json');
  const answers = turns.map((calls, at) => ({
    text: `Turn ${at}: ${FILE}`,
    calls,
    usage: { input: 100, output: 10 },
  }));
  writeFileSync(session, JSON.stringify({ version: 1, turns: answers }));
  const argv = [
    '--task',
    `Do it with ${FILE}`,
    '--provider',
    'replay',
    '--model',
    session,
    '--sandbox',
    'off',
    ...flags,
  ];
  const env = { PATH: process.env.PATH ?? '', HOME: '/nonexistent' };
  const loaded = await loadRunRequest({ entryPoint: 'cli', argv, env, cwd: root, ...RESPONSE_RULES });
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('; '));
  const cancel = new AbortController();
  const log: string[] = [];
  const hostProcess = hostProcessOf(loaded.request, cancel.signal, {
    write: (text) => log.push(text),
    color: false,
  });
  const heard: typeof hostProcess.log = (record) => {
    const listen = hostProcess.log(record);
    return (recorded) => {
      listen(recorded);
      if (recorded.event.type === cancelAt) cancel.abort();
    };
  };
  const result = await run(loaded.request, { ...hostProcess, env, temporary, log: heard, accountHome: null });
  expect(result.outcome.name, result.outcome.reason).toBe(outcome);
  const reports = new RunReports(join(root, '.forge/artifacts'));
  const told = [JSON.stringify(result.outputs), summaryMarkdown(result.record, null), log.join('')];
  return { all: [...texts(reports.dir), ...told].join('\n'), reports, outcome: result.outcome.name };
}

/** Every file below a folder, with its name. */
function texts(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    statSync(join(dir, name)).isFile() ? [name, readFileSync(join(dir, name), 'latin1')] : [],
  );
}

function leaked(all: string): readonly string[] {
  return VALUES.filter((value) => spelled(value).some((form) => all.includes(form))).map((value) => {
    const at = Math.max(0, all.indexOf(value));
    return `${value}: …${all.slice(Math.max(0, at - 80), at + 20)}`;
  });
}

describe('no secret that the scan knows is left in any file, log line, output or summary of a run that ends by', () => {
  test.each(Object.entries(ENDINGS))('%s', async (_, ending) => {
    const { all, reports } = await runTo(ending);
    expect(leaked(all)).toEqual([]);
    expect(reports.codes).toContain('OUT-02');
    expect(reports.text('summary.md')).toContain('is redacted in everything that this run writes');
  });

  test('a start that is refused', () => {
    const root = makeRepository({ 'README.md': 'Hello.\n' });
    const problems = `unknown key "${FILE.replaceAll('\n', ' ')}"\ngit said: ${FILE}`;
    const at = { workspace: root, outputDir: null };
    const notice = () => undefined;
    const refused = { outcome: 'config_error', problems, at, env: {}, temporary: tmpdir(), notice } as const;
    const { outputs, record } = refuseStart({ ...refused, clock: systemClock });
    const all = [
      ...texts(join(root, '.forge/artifacts')),
      JSON.stringify(outputs),
      summaryMarkdown(record, null),
    ];
    expect(leaked(all.join('\n'))).toEqual([]);
  });
});
