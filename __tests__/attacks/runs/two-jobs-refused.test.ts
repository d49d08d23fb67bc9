import { createHash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { writeFiles } from '../../support/repository.ts';
import { type Published, type Reports, reportsIn, secondJob, workOf } from '../../support/two-jobs.ts';
import { complete, turn, write } from '../../support/whole-run.ts';
import { zipOf } from '../../support/zip.ts';

const FILES = { 'README.md': 'Hello.\n', 'kept.bin': 'kept\n' };
const CONFIG = 'quality_gates: [{ name: Fixed, command: "test -f fixed.txt" }]\n';
const WORK = [turn(write('fixed.txt', 'fixed\n'), complete('Done.'))];

function sceneWith(config = CONFIG): Promise<ForgeScene> {
  return forgeScene({ ...FILES, '.forge/headless-config.yml': config });
}

async function reportsOf(scene: ForgeScene, script = WORK): Promise<Reports> {
  return reportsIn((await scene.run({ script })).reports.dir);
}

function expectRefused(scene: ForgeScene, run: Published, code: number, reason: RegExp): void {
  expect(run.code, run.stdout).toBe(code);
  expect(run.outputs.reason).toMatch(reason);
  expect(run.outputs['exit-code']).toBe(String(code));
  expect(run.outputs['commit-sha']).toBe('');
  expect(scene.server.pushes).toEqual([]);
  expect(scene.pulls).toEqual([]);
}

function text(reports: Reports, name: string): string {
  return Buffer.from(reports.get(name) ?? '').toString('utf8');
}

interface Line {
  readonly at: number;
  event: Record<string, unknown>;
}

/** A chain that holds, of other events: what somebody can make who has the whole folder in hand. */
function forged(reports: Reports, change: (events: readonly Line[]) => readonly Line[]): Reports {
  const lines = text(reports, 'events.jsonl')
    .trimEnd()
    .split('\n')
    .map((line): Line => {
      const { at, event } = JSON.parse(line);
      return { at, event };
    });
  let prev = '0'.repeat(64);
  const chained = change(lines).map(({ at, event }, before) => {
    const body = JSON.stringify({ seq: before + 1, at, event, prev });
    prev = createHash('sha256').update(body).digest('hex');
    return `${body.slice(0, -1)},"hash":"${prev}"}\n`;
  });
  const execution = { ...JSON.parse(text(reports, 'execution.json')), audit_root: prev };
  return new Map([
    ...reports,
    ['events.jsonl', Buffer.from(chained.join(''))],
    ['execution.json', Buffer.from(JSON.stringify(execution))],
  ]);
}

function withEvent(type: string, change: (event: Record<string, unknown>) => object) {
  return (lines: readonly Line[]): readonly Line[] =>
    lines.map((line) =>
      line.event.type === type ? { ...line, event: { ...line.event, ...change(line.event) } } : line,
    );
}

/** Work that somebody made, and a chain to go with it: the tree is bound as a run would bind it. */
function withWork(scene: ForgeScene, reports: Reports, change: (root: string) => void): Reports {
  const { tree, patch } = workOf(scene, change);
  const chained = forged(
    reports,
    withEvent('tree_accepted', () => ({ tree })),
  );
  return new Map([...chained, ['changes.patch', patch]]);
}

let scene: ForgeScene;
let first: Reports;

/** The first job's artifact, for a test to spoil. None of these tests leaves anything delivered behind. */
function made(): Reports {
  return new Map(first);
}

beforeAll(async () => {
  scene = await sceneWith();
  first = await reportsOf(scene);
});

afterAll(() => scene[Symbol.asyncDispose]());

describe.concurrent('an artifact that does not hold', () => {
  test('a patch that was changed gives another tree than the record binds', async () => {
    const reports = made();
    const patch = text(reports, 'changes.patch').replace('+fixed', '+fixes');
    const run = await secondJob(scene, { reports: reports.set('changes.patch', Buffer.from(patch)) });
    expectRefused(scene, run, 2, /does not produce the tree in its record/);
    expect(run.stdout).toContain('ART-01');
  });

  test.each([
    [
      'an event that was changed',
      'events.jsonl',
      (log: string) => log.replace('Done.', 'Dine.'),
      /its hash is another/,
    ],
    [
      'a chain whose end is missing',
      'events.jsonl',
      (log: string) => log.slice(0, log.trimEnd().lastIndexOf('\n') + 1),
      /execution\.json has audit_root/,
    ],
    [
      'an execution.json that says another root',
      'execution.json',
      (json: string) => json.replace(/"audit_root": "[0-9a-f]/, '"audit_root": "x'),
      /execution\.json has audit_root/,
    ],
    [
      'an execution.json that says another outcome',
      'execution.json',
      (json: string) => json.replace('"outcome": "success"', '"outcome": "failure"'),
      /execution\.json has outcome "failure"/,
    ],
    ['no UTF-8', 'events.jsonl', () => '\ud800'.repeat(3), /is not JSON|was never finished/],
  ])('%s is told, and nothing is delivered', async (_, name, change, reason) => {
    const reports = made();
    reports.set(name, Buffer.from(change(text(reports, name))));
    expectRefused(scene, await secondJob(scene, { reports }), 2, reason);
  });

  test.each(['events.jsonl', 'execution.json', 'changes.patch'])(
    'without %s nothing is delivered',
    async (name) => {
      const reports = made();
      reports.delete(name);
      const reason = new RegExp(`does not contain ${name.replace('.', '\\.')}`);
      expectRefused(scene, await secondJob(scene, { reports }), 2, reason);
    },
  );

  test('one of another repository is not taken', async () => {
    const reports = forged(
      made(),
      withEvent('run_started', () => ({ repository: 'evil/app' })),
    );
    expectRefused(
      scene,
      await secondJob(scene, { reports }),
      2,
      /a run in "evil\/app", but this job runs in acme\/app/,
    );
  });

  test('one that is not there is the workflow\u2019s mistake', async () => {
    const reports = made();
    const inputs = { 'artifact-name': 'other' };
    expectRefused(scene, await secondJob(scene, { reports, inputs }), 5, /"other".* does not exist/);
    expectRefused(
      scene,
      await secondJob(scene, { reports, inputs: { 'artifact-name': '', 'run-id': 'x' } }),
      5,
      /artifact-name: is missing.*; input run-id: "?x/,
    );
  });

  test.each([
    ['a name that leads out', { name: '../../evil', content: 'x' }, /leads out of the folder/],
    ['a link', { name: 'link', content: '/etc/passwd', mode: 0o120777 }, /which is a link/],
    [
      'a file that unfolds to more than it says',
      { name: 'events.jsonl', content: Buffer.alloc(64 << 20), claims: { size: 1000 } },
      /does not match its listed size/,
    ],
    [
      'a file that says it is endless',
      { name: 'events.jsonl', content: 'x', claims: { size: 0xfffffff0 } },
      /more than the limit of \d+/,
    ],
  ])('a zip with %s is refused whole', async (_, entry, reason) => {
    expectRefused(scene, await secondJob(scene, { zip: zipOf([entry]) }), 2, reason);
  });
});

describe.concurrent('a patch whose binary part unfolds', () => {
  const ZERO = '0'.repeat(40);
  const patchSaying = (size: string) =>
    `diff --git a/z.bin b/z.bin\nnew file mode 100644\nindex ${ZERO}..${'1'.repeat(40)}\nGIT binary patch\nliteral ${size}\nHcmV?d00001\n\n`;

  test.each([
    ['to more than anything may', '999999999', /would decompress to 999999999 bytes/],
    ['by a number that only git reads', ' 999999999', /does not declare the size/],
    ['by a signed one', '+999999999', /does not declare the size/],
    ['by one on the next line', '\n999999999', /does not declare the size/],
    ['by one with something behind it', '999999999 x', /does not declare the size/],
  ])('%s is refused before git sees it', async (_, size, reason) => {
    const reports = made().set('changes.patch', Buffer.from(patchSaying(size)));
    expectRefused(scene, await secondJob(scene, { reports }), 2, reason);
  });
});

describe.concurrent('a record that holds, of work that may not be', () => {
  test('a gate that is red in the chain is red, whatever execution.json says', async () => {
    const reports = forged(
      made(),
      withEvent('gate_finished', ({ gate, phase }) => ({
        phase,
        gate: { ...(gate as object), status: phase === 'final' ? 'failed' : 'passed' },
      })),
    );
    expectRefused(scene, await secondJob(scene, { reports }), 3, /gate "Fixed" is red in the run's record/);
  });

  test('a gate that the trusted configuration has, and the run did not ask, is not green', async () => {
    const reports = forged(made(), (lines) => lines.filter(({ event }) => event.type !== 'gate_finished'));
    expectRefused(scene, await secondJob(scene, { reports }), 3, /gate "Fixed" was not run/);
  });

  test.each([
    [
      'a workflow file',
      (root: string) => writeFiles(root, { '.github/workflows/x.yml': 'on: push\n' }),
      2,
      /\.github\/workflows/,
    ],
    [
      'a secret',
      (root: string) => writeFiles(root, { 'a.txt': `token = ghp_${'a1B2c3D4e5F6'.repeat(3)}\n` }),
      2,
      /a\.txt/,
    ],
    ['a link that leads out', (root: string) => symlinkSync('../../etc/passwd', join(root, 'l')), 2, /\bl\b/],
    ['a link into .git', (root: string) => symlinkSync('.git/hooks', join(root, 'l')), 2, /git directory/],
    [
      'more files than are allowed',
      (root: string) =>
        writeFiles(root, Object.fromEntries(Array.from({ length: 11 }, (__, at) => [`f${at}.txt`, 'x\n']))),
      2,
      /11 .*10/,
    ],
    [
      'its own rules',
      (root: string) =>
        writeFiles(root, { '.forge/headless-config.yml': 'constraints: { max_files: 99 }\n' }),
      2,
      /\.forge/,
    ],
  ])('with %s it is judged again, by the trusted commit', async (_, change, code, reason) => {
    const reports = withWork(scene, made(), change);
    expectRefused(scene, await secondJob(scene, { reports }), code, reason);
  });

  test('a branch that moved since is not pushed over: GIT-05', async () => {
    const reports = made();
    scene.git('branch', 'work', 'main');
    const elsewhere = scene.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'other');
    scene.git('update-ref', 'refs/heads/work', elsewhere);
    const run = await secondJob(scene, { reports, inputs: { branch: 'work' } });
    expectRefused(scene, run, 6, /branch work is at [0-9a-f]{12}, but the run started from/);
    expect(run.stdout).toContain('GIT-05');
    expect(scene.tip('work')).toBe(elsewhere);
  });

  test('a start that is in nobody\u2019s trusted history does not come along', async () => {
    const stray = scene.git('commit-tree', 'main^{tree}', '-m', 'stray');
    scene.git('update-ref', 'refs/heads/stray', stray);
    const reports = forged(
      made(),
      withEvent('tree_accepted', () => ({ parent: stray })),
    );
    expectRefused(scene, await secondJob(scene, { reports }), 6, /not in the history/);
  });

  test('a run that did not succeed is not delivered, and its outcome is told again', async () => {
    await using other = await sceneWith('{}\n');
    const script = [turn(write('fixed.txt', 'x\n'), complete('No way.', 'impossible'))];
    expectRefused(
      other,
      await secondJob(other, { reports: await reportsOf(other, script) }),
      1,
      /ended with failure .* only successful runs/,
    );
  });
});
