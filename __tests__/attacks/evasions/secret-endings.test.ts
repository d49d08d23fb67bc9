import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startArtifactService } from '../../support/artifact-service/server.ts';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { makeScene } from '../../support/github/scene.ts';
import type { ScriptedTurn } from '../../support/model-server/script.ts';
import { fileAppears } from '../../support/processes.ts';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { CANARIES, keyCanary } from '../../support/secret-canaries.ts';
import {
  complete,
  execute,
  KEY,
  type Plan,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const PEM = keyCanary();
/** Every kind in one file, as an environment file with a key behind it. */
const FILE = `${CANARIES.map(({ name, value }) => `${name}=${value}`).join('\n')}\n${PEM.pem}`;
/** What must be nowhere: addresses by their secret end. */
const VALUES = [
  KEY,
  ...CANARIES.map(({ value }) => value.replace(/^https:.*\//, '')),
  ...PEM.lines.filter((_, at) => at % 6 === 1),
];
const BASE64 = Buffer.from(FILE).toString('base64');

/** Every spelling in which a value could be written. Base64 at its three alignments, without the ends that others share. */
function spellings(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  const shifted = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(shift === 0 ? 0 : shift + 1, -1),
  );
  return [
    value,
    [...value].reverse().join(''),
    bytes.toString('hex'),
    ...shifted,
    ...shifted.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    encodeURIComponent(value),
    [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    JSON.stringify(value).slice(1, -1),
    [...value].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  ];
}

const SPELLED = VALUES.map((value) => ({ value, forms: [...new Set(spellings(value))] }));

/** The bytes as they are, and what is packed in them. */
function readings(bytes: Buffer): readonly string[] {
  const packed = [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync].flatMap((open) => {
    try {
      return [open(bytes).toString('latin1')];
    } catch {
      return [];
    }
  });
  return [bytes.toString('latin1'), bytes.toString('utf16le'), ...packed];
}

/** Every file below a folder, with its name. */
function filesBelow(dir: string): ReadonlyMap<string, Buffer> {
  if (!existsSync(dir)) return new Map();
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const files = names.filter(
    (name) => statSync(join(dir, name), { throwIfNoEntry: false })?.isFile() === true,
  );
  return new Map(files.map((name) => [join(dir, name), readFileSync(join(dir, name))]));
}

/** `place: value` for each value that is anywhere in the sinks or in a sink's name. */
function leaks(sinks: ReadonlyMap<string, Buffer>): readonly string[] {
  return [...sinks].flatMap(([name, bytes]) =>
    [name, ...readings(bytes)].flatMap((text) =>
      SPELLED.filter(({ forms }) => forms.some((form) => text.includes(form))).map(
        ({ value }) => `${name}: ${value}`,
      ),
    ),
  );
}

const says = (text: string, made: ScriptedTurn): ScriptedTurn => ({ ...made, text });
const speaks = (script: readonly ScriptedTurn[]) =>
  script.map((made, at) => says(`Turn ${at}: ${FILE}`, made));
const PRINT = 'cat leak.txt; base64 -w0 leak.txt; rev leak.txt; od -An -tx1 leak.txt | tr -d " \\n"';
const LEAK = turn(write('leak.txt', FILE), execute(PRINT));
const LEAK_BY_COMMAND = turn(
  execute(`printf %s ${BASE64} | base64 -d > leak.txt; ${PRINT}; gzip -k leak.txt`),
);
const DONE = turn(complete(`Done: ${FILE}`));
const SHOWING_GATE = 'quality_gates: [{ name: show, command: "cat leak.txt; base64 leak.txt; false" }]\n';

interface Ending extends Omit<Plan, 'script'> {
  readonly script: readonly ScriptedTurn[];
  readonly outcome: string;
  /** Sent once the file `started` is there. */
  readonly signal?: NodeJS.Signals;
}

const LONG = turn(execute(`${PRINT}; touch started; sleep 60`));

const ENDINGS: Readonly<Record<string, Ending>> = {
  success: {
    files: { 'leak.txt': FILE },
    script: [turn(execute(PRINT), write('a.txt', 'harmless\n')), DONE],
    outcome: 'success',
  },
  'a refused commit': { script: [LEAK, DONE], outcome: 'constraint_violation' },
  'a refused commit of what only a command knows': {
    script: [LEAK_BY_COMMAND, turn(complete())],
    outcome: 'constraint_violation',
  },
  'a red gate': { config: SHOWING_GATE, script: [LEAK, DONE], outcome: 'quality_gate_failure' },
  'a limit on files': {
    args: ['--max-files', '1'],
    script: [LEAK, turn(write('b.txt', FILE)), DONE],
    outcome: 'constraint_violation',
  },
  'a limit on lines': {
    args: ['--max-lines-changed', '3'],
    script: [LEAK, LEAK_BY_COMMAND, DONE],
    outcome: 'constraint_violation',
  },
  'a limit on turns': { args: ['--max-turns', '1'], script: [LEAK, DONE], outcome: 'constraint_violation' },
  'a limit on tokens': {
    args: ['--max-tokens', '30000'],
    script: [{ ...LEAK, usage: { input: 29_000, output: 900 } }, DONE],
    outcome: 'constraint_violation',
  },
  strict: {
    args: ['--strict'],
    script: [LEAK, turn(write('.git/config', FILE)), DONE],
    outcome: 'constraint_violation',
  },
  'a time limit': { args: ['--timeout', '4'], script: [LEAK, LONG, DONE], outcome: 'timeout' },
  SIGTERM: { signal: 'SIGTERM', script: [LEAK, LONG, DONE], outcome: 'failure' },
  SIGINT: { signal: 'SIGINT', script: [LEAK, LONG, DONE], outcome: 'failure' },
  SIGHUP: { signal: 'SIGHUP', script: [LEAK, LONG, DONE], outcome: 'failure' },
  'a wrong configuration that holds them': {
    config: `task: x\n${CANARIES.map(({ name, value }) => `${name}: ${JSON.stringify(value)}`).join('\n')}\nmode: ${JSON.stringify(FILE)}\n`,
    script: [],
    outcome: 'config_error',
  },
  'a provider that fails': {
    script: [LEAK, { fault: 400, message: `no: ${FILE}` }],
    outcome: 'failure',
  },
  'an agent that gives up': { script: [LEAK, turn(complete(FILE, 'impossible'))], outcome: 'failure' },
  'read-only': {
    args: ['--read-only'],
    files: { 'leak.txt': FILE },
    script: [turn(execute(PRINT)), DONE],
    outcome: 'success',
  },
  rollback: {
    config: 'on_failure: { workspace: rollback }\n',
    script: [LEAK, DONE],
    outcome: 'constraint_violation',
  },
  quarantine: {
    config: 'on_failure: { workspace: quarantine }\n',
    script: [LEAK, DONE],
    outcome: 'constraint_violation',
  },
  'quarantine without artifacts': {
    config: 'on_failure: { workspace: quarantine }\nartifacts: { enabled: false }\n',
    script: [LEAK, DONE],
    outcome: 'constraint_violation',
  },
  'no artifacts': {
    config: `artifacts: { enabled: false }\n${SHOWING_GATE}`,
    script: [LEAK, DONE],
    outcome: 'quality_gate_failure',
  },
  'a red gate on a branch': {
    config: `git: { branch: work }\n${SHOWING_GATE}`,
    script: [LEAK, DONE],
    outcome: 'quality_gate_failure',
  },
};

/** What a run left: reports, scratch folder, log, and what a step has. */
function left(run: WholeRun, scratch: string): Map<string, Buffer> {
  return new Map([
    ...filesBelow(run.reports.dir),
    ...filesBelow(scratch),
    ['stdout', Buffer.from(run.stdout)],
    ['stderr', Buffer.from(run.stderr)],
    ['outputs', Buffer.from(JSON.stringify(run.outputs))],
    ['summary', Buffer.from(run.summary)],
  ]);
}

const scratchFolder = () => mkdtempSync(join(tmpdir(), 'forge-scratch-'));

async function played({ signal, outcome, script, ...plan }: Ending): Promise<void> {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    ...plan.files,
    ...(plan.config === undefined ? {} : { '.forge/headless-config.yml': plan.config }),
  });
  const scratch = scratchFolder();
  let sent: Promise<void> | undefined;
  const run = await wholeRun({
    args: ['--verbose'],
    ...plan,
    root,
    task: `Do it with ${FILE}`,
    script: speaks(script),
    env: { TMPDIR: scratch, ...plan.env },
    ...(signal === undefined
      ? {}
      : {
          onStart: (pid: number) =>
            (sent = fileAppears(root, 'started', pid).then(() => void process.kill(pid, signal))),
        }),
  });
  await sent;
  const sinks = left(run, scratch);
  expect(leaks(sinks)).toEqual([]);
  if (plan.config?.includes('enabled: false') === true) return;
  if (outcome !== 'config_error') expect(run.reports.codes).toContain('OUT-02');
  expect(run.reports.execution.outcome, run.reports.execution.reason).toBe(outcome);
}

/** What a scene's GitHub was told: pull requests, comments, commits that were not on it. */
function told(scene: ForgeScene): Buffer {
  const log = scene.git('log', '--all', '--format=%B');
  return Buffer.from(JSON.stringify([scene.pulls, scene.api.state.comments, scene.api.writes, log]));
}

test('the search finds each value in each spelling, and in what is packed', () => {
  for (const { value, forms } of SPELLED) {
    for (const form of forms)
      expect(leaks(new Map([['x', Buffer.from(`a ${form} b`)]]))).toContain(`x: ${value}`);
    expect(leaks(new Map([['x', gzipSync(`a ${value} b`)]]))).toContain(`x: ${value}`);
  }
  for (const shift of [0, 1, 2]) {
    const text = Buffer.from(`${'abc'.slice(shift)}${FILE}`).toString('base64');
    expect(leaks(new Map([['x', Buffer.from(text)]])).length).toBeGreaterThan(CANARIES.length);
  }
});

describe.concurrent('no secret is in any file, log, summary, comment or artifact of a run that ends by', () => {
  test.each(Object.entries(ENDINGS))('%s', (_, ending) => played(ending));

  test('a pull request, with an artifact', async () => {
    await using scene = await forgeScene({ 'leak.txt': FILE });
    await using service = await startArtifactService();
    const run = await scene.run({
      script: speaks([turn(execute(PRINT), write('a.txt', 'harmless\n')), DONE]),
      inputs: { 'create-pr': 'true' },
      env: service.env,
    });
    expect(run.outputs['pull-request-operation'], run.stdout).toBe('created');
    const artifacts = service.artifacts.flatMap(({ files }) => [...files]);
    expect(artifacts).not.toEqual([]);
    const sinks = new Map([
      ...left(run, run.reports.dir),
      ...artifacts.map(([name, bytes]) => [`artifact ${name}`, bytes] as const),
      ['GitHub', told(scene)],
    ]);
    expect(leaks(sinks)).toEqual([]);
  });

  test('a pull request text that is refused', async () => {
    await using scene = await forgeScene({ 'leak.txt': FILE });
    await using service = await startArtifactService();
    const run = await scene.run({
      script: speaks([DONE]),
      inputs: { 'create-pr': 'true', 'pr-body': FILE, 'pr-title': `Use ${CANARIES[0]?.value}` },
      env: service.env,
    });
    expect(run.code, run.stdout).toBe(5);
    expect(run.outputs.reason).toContain('git.pr_body contains');
    const artifacts = service.artifacts.flatMap(({ files }) => [...files]);
    const sinks = new Map([...left(run, run.reports.dir), ...artifacts, ['GitHub', told(scene)]]);
    expect(leaks(sinks)).toEqual([]);
  });

  test('a push that is refused', async () => {
    await using scene = await forgeScene({ 'leak.txt': FILE });
    await using service = await startArtifactService();
    const refusal = { status: 403, text: `refused: ${FILE.replaceAll('\n', ' ')}` };
    for (let asked = 0; asked < 8; asked += 1) scene.server.fail('push', refusal);
    const run = await scene.run({
      script: speaks([turn(execute(PRINT), write('a.txt', 'harmless\n')), DONE]),
      inputs: { 'create-pr': 'true' },
      env: service.env,
    });
    expect(run.code, run.stdout).toBe(6);
    const artifacts = service.artifacts.flatMap(({ files }) => [...files]);
    const sinks = new Map([...left(run, run.reports.dir), ...artifacts, ['GitHub', told(scene)]]);
    expect(leaks(sinks)).toEqual([]);
  });

  test('a comment that asked for it', async () => {
    await using scene = await makeScene({ files: { 'leak.txt': FILE } });
    const run = await wholeRun({
      root: scene.workspace,
      door: 'action',
      script: speaks([turn(execute(PRINT), write('a.txt', 'harmless\n')), DONE]),
      env: scene.comment(`/forge do it with ${FILE}`),
    });
    expect(run.outputs.outcome, run.stdout).toBe('success');
    const comments = scene.api.state.comments.filter(({ body }) => !body.startsWith('/forge'));
    const sinks = new Map([
      ...left(run, run.reports.dir),
      ['GitHub', Buffer.from(JSON.stringify([comments, scene.api.writes]))],
    ]);
    expect(leaks(sinks)).toEqual([]);
  });

  test('a crash, and by the run after it', async () => {
    const root = makeRepository({ 'README.md': 'Hello.\n' });
    const scratch = scratchFolder();
    let sent: Promise<void> | undefined;
    const script = speaks([LEAK, turn(write('.github/workflows/x.yml', FILE)), LONG]);
    const env = { TMPDIR: scratch };
    const crashed = await wholeRun({
      root,
      script,
      env,
      args: ['--verbose'],
      onStart: (pid) =>
        (sent = fileAppears(root, 'started', pid).then(() => void process.kill(pid, 'SIGKILL'))),
    });
    await sent;
    expect(crashed.signal).toBe('SIGKILL');
    const none = scratchFolder();
    expect(leaks(left(crashed, none))).toEqual([]);
    git(root, 'clean', '-fdq', '-e', '.forge');
    const next = await wholeRun({
      root,
      env,
      args: ['--verbose'],
      script: speaks([turn(write('a.txt', 'x\n')), DONE]),
    });
    expect(next.reports.execution.outcome, next.stderr).toBe('success');
    expect(leaks(left(next, none))).toEqual([]);
  });

  test('a start outside of a repository', async () => {
    const root = mkdtempSync(join(tmpdir(), 'forge-nowhere-'));
    writeFiles(root, { 'leak.txt': FILE });
    const run = await wholeRun({ root, script: [], task: FILE, env: { TMPDIR: scratchFolder() } });
    expect(run.code, run.stderr).toBe(6);
    expect(leaks(left(run, join(root, '.forge')))).toEqual([]);
  });
});
