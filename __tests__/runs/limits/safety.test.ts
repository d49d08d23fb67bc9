import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, makeRepository } from '../../support/repository.ts';
import {
  call,
  complete,
  execute,
  fileIn,
  lines,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

/** ms. The window of S-006 slides over a minute, so the wait is a real one. */
const WINDOW = 60_000;
const MANY = 'max_files: 100\n  max_lines_changed: 1000000\n  max_bytes_changed: 200MB';
const commits = ({ root }: WholeRun): number => Number(git(root, 'rev-list', '--count', 'HEAD'));
const codesOf = ({ reports }: WholeRun) => reports.violations.map(({ code, response }) => [code, response]);

describe.concurrent('rates', () => {
  // First, so that the others run while it waits.
  test('let a third write in a minute that allows two wait until the first is a minute old', async () => {
    const run = await wholeRun({
      files: { 'README.md': 'Hello.\n' },
      config: 'constraints: { rate_limits: { file_writes: 2 } }',
      script: [turn(write('a', 'a\n')), turn(write('b', 'b\n')), turn(write('c', 'c\n')), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(['a', 'b', 'c'].map((name) => fileIn(run.root, name))).toEqual(['a\n', 'b\n', 'c\n']);
    expect(run.reports.violations.filter(({ code }) => code === 'RATE-02')).toEqual([
      expect.objectContaining({ action: 'delayed', response: 'delay', type: 'rate_limit' }),
    ]);
    const kept = run.reports.events.filter(({ event }) => event.type === 'change_kept');
    const times = kept.map((line) => Number((line as unknown as { readonly at: number }).at));
    expect(times).toHaveLength(3);
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(WINDOW - 1000);
    expect(JSON.parse(run.reports.text('metrics.json')).constraints.actual.waited_seconds).toBeGreaterThan(
      50,
    );
  });

  test('refuse a third write at once under on_exceed: reject', async () => {
    const run = await wholeRun({
      config: 'constraints: { rate_limits: { file_writes: 2, on_exceed: reject } }\n',
      script: [turn(write('a.txt', 'a\n'), write('b.txt', 'b\n'), write('c.txt', 'c\n')), turn(complete())],
    });
    expect(run.code).toBe(0);
    expect(run.reports.violations).toMatchObject([
      { code: 'RATE-02', constraint: 'S-006', action: 'blocked' },
    ]);
    expect(run.reports.toolTexts[2]).toContain('rate_limits.file_writes is 2');
    expect(fileIn(run.root, 'c.txt')).toBeNull();
  });

  test('refuse a write whose wait would pass the deadline', async () => {
    const run = await wholeRun({
      config: 'constraints: { timeout: 30s, rate_limits: { file_writes: 1 } }\n',
      script: [turn(write('a.txt', 'a\n'), write('b.txt', 'b\n')), turn(complete())],
    });
    expect(run.code).toBe(0);
    expect(run.reports.toolTexts[1]).toMatch(/^refused: .* are left\)$/m);
    expect(run.reports.codes).toEqual(['RATE-02']);
  });

  test('count a read, a search and a listing, and no command', async () => {
    const run = await wholeRun({
      config: 'constraints: { rate_limits: { file_reads: 3, on_exceed: reject } }\n',
      script: [
        turn(
          call('read_file', { path: 'README.md' }),
          call('search_files', { pattern: 'Hello' }),
          call('list_files', {}),
          execute('cat README.md'),
          call('read_file', { path: 'README.md' }),
        ),
        turn(complete()),
      ],
    });
    expect(run.reports.violations).toMatchObject([{ code: 'RATE-01', constraint: 'S-005' }]);
    expect(run.reports.toolTexts[4]).toMatch(/^refused/);
  });

  test('count the commits of earlier runs on the branch', async () => {
    const root = makeRepository({
      'README.md': 'Hello.\n',
      '.forge/headless-config.yml': 'constraints: { rate_limits: { main_commits: 1, on_exceed: reject } }\n',
    });
    const first = await wholeRun({ root, script: [turn(write('a.txt', 'a\n')), turn(complete())] });
    expect(first.code).toBe(0);
    const second = await wholeRun({ root, script: [turn(write('b.txt', 'b\n')), turn(complete())] });
    expect(second.code).toBe(2);
    expect(second.reports.violations).toMatchObject([
      { code: 'RATE-04', constraint: 'S-008', effect: 'prevented' },
    ]);
    expect(commits(second)).toBe(2);
    git(root, 'clean', '-qfd', '--exclude=.forge');
    const script = [turn(write('c.txt', 'c\n')), turn(complete())];
    const elsewhere = await wholeRun({ root, args: ['--branch', 'side'], script });
    expect(elsewhere.code).toBe(0);
  });
});

const SCHEMA = JSON.stringify({ type: 'object', required: ['n'], properties: { n: { type: 'number' } } });

describe.concurrent('the size of a file', () => {
  test('11 MB that a command left are taken back, and the patch of them is kept', async () => {
    const run = await wholeRun({
      config: `constraints:\n  ${MANY}\n`,
      script: [
        turn(execute('head -c 11534336 /dev/zero > large-file.bin; echo x > small.txt')),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(2);
    expect(codesOf(run)).toEqual([['FS-09', 'reject']]);
    expect(run.reports.violations[0]).toMatchObject({
      constraint: 'S-002',
      name: 'file_size',
      limit: '10MB',
      actual: '11MB',
      path: 'large-file.bin',
      action: 'blocked',
      effect: 'reverted',
    });
    expect(run.reports.toolTexts[0]).toContain('large-file.bin is 11MB');
    expect(existsSync(join(run.root, 'large-file.bin'))).toBe(false);
    expect(existsSync(join(run.root, 'small.txt'))).toBe(false);
    expect(run.reports.quarantine).toHaveLength(1);
  });

  test('2 MB of a binary file are refused, 2 MB of text are a warning, said once and told to the model', async () => {
    const run = await wholeRun({
      config: `constraints:\n  ${MANY}\n`,
      script: [
        turn(execute('head -c 2097152 /dev/urandom > data.bin')),
        turn(execute(`yes forge | head -c 2097152 > big.txt`)),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    expect(codesOf(run)).toEqual([
      ['FS-09', 'reject'],
      ['FS-09', 'warn_continue'],
    ]);
    expect(run.reports.violations.map((each) => Reflect.get(each, 'constraint'))).toEqual(['S-001', 'S-001']);
    expect(run.reports.toolTexts[1]).toContain('warning: big.txt is 2MB');
    expect(git(run.root, 'show', '--name-only', '--format=', 'HEAD')).toBe('big.txt');
  });

  test('an edit over the limit is never written', async () => {
    const run = await wholeRun({
      config: 'constraints: { file_size: { hard: 2kB } }\n',
      script: [turn(write('a.txt', lines(500))), turn(write('b.txt', 'b\n')), turn(complete())],
    });
    expect(run.code).toBe(0);
    expect(run.reports.violations).toMatchObject([{ code: 'FS-09', effect: 'prevented', action: 'blocked' }]);
    expect(fileIn(run.root, 'a.txt')).toBeNull();
  });

  test('the hard limit can only be lowered', async () => {
    const run = await wholeRun({
      config: 'constraints: { file_size: { hard: 11MB } }\n',
      script: [turn(complete())],
    });
    expect(run.code).toBe(5);
    expect(run.stderr).toContain('expected at most 10MB: the hard limit can only be lowered');
    expect(run.requests).toHaveLength(0);
  });
});

describe.concurrent('one commit', () => {
  test('of 51 files is refused, and the work is kept', async () => {
    const run = await wholeRun({
      config: `constraints:\n  ${MANY}\n`,
      script: [turn(execute('for i in $(seq 51); do echo $i > f$i.txt; done')), turn(complete())],
    });
    expect(run.code).toBe(2);
    expect(run.reports.execution.reason).toContain('the commit has 51 files, commit.max_files is 50');
    expect(run.reports.violations).toMatchObject([
      { code: 'COMMIT-01', response: 'reject', effect: 'prevented' },
    ]);
    expect(commits(run)).toBe(1);
    expect(fileIn(run.root, 'f51.txt')).toBe('51\n');
  });

  test('of too many bytes is refused; without a commit there is none to judge', async () => {
    const plan = {
      config: 'constraints: { commit: { max_size: 1kB, max_files: 1 } }\n',
      script: [turn(write('a.txt', lines(200)), write('b.txt', 'b\n')), turn(complete())],
    };
    const run = await wholeRun(plan);
    expect(run.code).toBe(2);
    expect(run.reports.codes).toEqual(['COMMIT-01', 'COMMIT-02']);
    const kept = await wholeRun({ ...plan, args: ['--no-commit'] });
    expect(kept.code).toBe(0);
  });
});

describe.concurrent('a commit on the main branch', () => {
  const VALIDATING = `constraints:
  main_branch: { require_changelog: CHANGELOG.md, validate: [{ files: "data/*.json", schema: data.schema.json }] }
`;
  const files = { 'CHANGELOG.md': '# Changes\n', 'data.schema.json': SCHEMA, 'data/a.json': '{"n":1}\n' };
  const LOGGED = write('CHANGELOG.md', '# Changes\n\n- more\n');
  const config = VALIDATING;

  test('that has all that is asked for is made', async () => {
    const run = await wholeRun({
      files,
      config,
      script: [turn(LOGGED, write('data/b.json', '{"n":2}\n')), turn(complete())],
    });
    expect(run.code).toBe(0);
    expect(commits(run)).toBe(2);
  });

  test('without the changelog is refused', async () => {
    const run = await wholeRun({ files, config, script: [turn(write('a.txt', 'a\n')), turn(complete())] });
    expect(run.code).toBe(2);
    expect(run.reports.execution.reason).toBe(
      'a commit on the main branch main is refused: CHANGELOG.md is not updated (require_changelog): add an entry for this change',
    );
    expect(run.reports.violations).toMatchObject([{ code: 'COMMIT-03', constraint: 'S-013' }]);
    expect(fileIn(run.root, 'a.txt')).toBe('a\n');
    expect(commits(run)).toBe(1);
  });

  test('cannot come of a run that begins with a state file that is not valid', async () => {
    const run = await wholeRun({
      files: { 'STATE.json': '[]\n' },
      config: 'constraints: { state: {} }\n',
      script: [turn(write('a.txt', 'a\n')), turn(complete())],
    });
    expect(run.code).toBe(5);
    expect(run.reports.execution.reason).toContain(
      'constraints.state.file: STATE.json is not a JSON object, so every commit on main would be refused (S-013)',
    );
    expect(run.reports.codes).toEqual(['CFG-01']);
    expect(fileIn(run.root, 'a.txt')).toBeNull();
    expect(fileIn(run.root, 'STATE.json')).toBe('[]\n');
  });

  test('is refused where a file is not as its schema of the start says, whatever the run made of the schema', async () => {
    const run = await wholeRun({
      files,
      config,
      script: [
        turn(LOGGED, write('data/b.json', '{"n":"two"}\n'), write('data.schema.json', '{}\n')),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(2);
    expect(run.reports.execution.reason).toContain('data/b.json is not valid: /n must be number');
    expect(run.reports.violations).toMatchObject([{ code: 'COMMIT-03', path: 'data/b.json' }]);
  });

  test('is refused where it would hold a secret, with nothing configured', async () => {
    const run = await wholeRun({
      script: [
        turn(write('a.js', `const key = '${['AKIA', 'QX3TPLM7ZRB5WNCD'].join('')}';\n`)),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(2);
    expect(run.reports.codes).toEqual(['OUT-02', 'SEC-01']);
  });

  test('is refused where there were too many in the last minute, with nothing configured but the answer', async () => {
    const run = await wholeRun({
      config: 'constraints: { rate_limits: { main_commits: 0 } }\n',
      script: [turn(write('a.txt', 'a\n')), turn(complete())],
    });
    expect(run.code).toBe(2);
    expect(run.reports.codes).toEqual(['RATE-04']);
  });

  test('is asked for nothing on another branch', async () => {
    const run = await wholeRun({
      files,
      config,
      args: ['--branch', 'side'],
      script: [turn(write('a.txt', 'a\n')), turn(complete())],
    });
    expect(run.code).toBe(0);
    expect(git(run.root, 'log', '-1', '--format=%D', 'side')).toContain('side');
  });
});

describe.concurrent('the state file', () => {
  const state = '{"phase":"two"}\n';
  const config = 'constraints: { state: {} }\n';
  const read = (root: string) => JSON.parse(readFileSync(join(root, 'STATE.json'), 'utf8')) as object;

  test('is kept by the harness, and is neither a change nor in the commit nor dirt', async () => {
    const root = makeRepository({ 'STATE.json': state, '.forge/headless-config.yml': config });
    const script = [turn(execute('cat STATE.json')), turn(write('a.txt', 'a\n')), turn(complete())];
    const run = await wholeRun({ root, script });
    expect(run.code).toBe(0);
    expect(run.reports.toolTexts[0]).toContain('"status": "running"');
    expect(read(root)).toMatchObject({
      phase: 'two',
      status: 'success',
      sessionId: `session-${run.reports.execution.execution_id}`,
    });
    expect(run.reports.execution.changes.map(({ path }) => path)).toEqual(['a.txt']);
    expect(git(root, 'show', 'HEAD:STATE.json')).toBe(state.trim());
    const again = await wholeRun({ root, script: [turn(complete())] });
    expect(again.code).toBe(0);
  });

  test("is not the agent's to write, and what a command does to it does not last", async () => {
    const run = await wholeRun({
      files: { 'STATE.json': state, 'b.txt': 'b\n' },
      config,
      script: [
        turn(write('STATE.json', '{}\n'), execute('rm -f STATE.json; echo x > STATE.json; echo c > c.txt')),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    expect(run.reports.violations[0]).toMatchObject({ code: 'FS-04', path: 'STATE.json' });
    expect(read(run.root)).toMatchObject({ phase: 'two', status: 'success' });
    expect(git(run.root, 'show', '--name-only', '--format=', 'HEAD')).toBe('c.txt');
  });

  test.each(['auto', 'off'])(
    'hides nothing: neither in its place nor beside it (sandbox: %s)',
    async (sandbox) => {
      const hide = 'mkdir "$f"; truncate -s 20M "$f/big"; mkfifo "$f/pipe"; git init -q "$f/nested"';
      const run = await wholeRun({
        files: { 'STATE.json': state, 'b.txt': 'b\n' },
        config: `${config}git: { branch: side }\n`,
        args: ['--sandbox', sandbox],
        script: [
          turn(
            execute(
              `rm -f STATE.json; for f in STATE.json STATE.json.forge-new; do ${hide}; done; echo c > c.txt`,
            ),
          ),
          turn(write('STATE.json.forge-new/x', 'x\n'), execute('ls')),
          turn(complete()),
        ],
      });
      expect(run.code).toBe(0);
      expect(run.reports.toolTexts[1]).toContain('refused');
      expect(run.reports.toolTexts[2]).not.toContain('forge-new');
      expect(existsSync(join(run.root, 'STATE.json.forge-new'))).toBe(false);
      expect(read(run.root)).toMatchObject({ phase: 'two', status: 'success' });
      expect(git(run.root, 'show', '--name-only', '--format=', 'side')).toBe('c.txt');
    },
  );

  test('stays through a rollback, with how the run ended in it', async () => {
    const run = await wholeRun({
      files: { 'STATE.json': state },
      config: `${config}on_failure: { workspace: rollback }\n`,
      script: [turn(write('a.txt', 'a\n')), turn(complete('no', 'impossible'))],
    });
    expect(run.code).toBe(1);
    expect(fileIn(run.root, 'a.txt')).toBeNull();
    expect(read(run.root)).toMatchObject({ phase: 'two', status: 'failure' });
  });

  test('is not touched by a run that may only look', async () => {
    const run = await wholeRun({
      files: { 'STATE.json': state },
      config,
      args: ['--read-only'],
      script: [turn(complete('All is well.'))],
    });
    expect(run.code).toBe(0);
    expect(fileIn(run.root, 'STATE.json')).toBe(state);
    expect(statSync(join(run.root, 'STATE.json')).isFile()).toBe(true);
  });
});

describe.concurrent('a limit that is nearly used up', () => {
  test('is one warning for the whole run, told to the model with its next result, and stops nothing', async () => {
    const run = await wholeRun({
      config: 'constraints: { max_files: 5 }\n',
      script: [
        turn(write('1.txt', '1\n'), write('2.txt', '2\n'), write('3.txt', '3\n')),
        turn(write('4.txt', '4\n'), write('5.txt', '5\n')),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    expect(run.reports.violations).toMatchObject([
      { code: 'LIM-01', response: 'warn_continue', action: 'warned', effect: 'none' },
    ]);
    const told = run.reports.toolTexts.map((text) => text.includes('warning: 4 of 5 used'));
    expect(told).toEqual([false, false, false, true, false, false]);
    const { constraints } = JSON.parse(run.reports.text('metrics.json')) as {
      constraints: { violations: unknown[] };
    };
    expect(constraints.violations).toEqual([]);
  });
});
