import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needing } from '../../support/needs.ts';
import { processesWith } from '../../support/processes.ts';
import { git, makeRepository } from '../../support/repository.ts';
import {
  complete,
  execute,
  fileIn,
  lines,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const FILES = {
  'src/a.txt': 'a\n',
  'src/b.txt': 'b\n',
  'vendor/lib.txt': 'lib\n',
  'AGENT_LINK.md': 'boot\n',
};

function committed(run: WholeRun): string {
  return git(run.root, 'show', '--format=', '--name-only', 'HEAD');
}

interface Breach {
  readonly what: string;
  readonly command: string;
  readonly code: string;
  /** A piece of the patch in quarantine; null where the command's work cannot be in one. */
  readonly kept: string | null;
}

/** Each of them also changes src/a.txt, which is allowed, and must go with the rest. */
const BREACHES: readonly Breach[] = [
  {
    what: 'writes a denied path',
    command: 'echo x >> vendor/lib.txt',
    code: 'FS-07',
    kept: '+++ b/vendor/lib.txt',
  },
  {
    what: 'deletes a denied path',
    command: 'rm vendor/lib.txt',
    code: 'FS-07',
    kept: '--- a/vendor/lib.txt',
  },
  {
    what: 'moves a denied file out',
    command: 'mv vendor/lib.txt src/',
    code: 'FS-07',
    kept: '+++ b/src/lib.txt',
  },
  {
    what: 'deletes an undeletable file',
    command: 'rm AGENT_LINK.md',
    code: 'FS-10',
    kept: '--- a/AGENT_LINK.md',
  },
  {
    what: 'empties an undeletable file',
    command: ': > AGENT_LINK.md',
    code: 'FS-10',
    kept: '--- a/AGENT_LINK.md',
  },
  {
    what: 'makes a workflow',
    command: 'mkdir -p .github/workflows; echo x > .github/workflows/ci.yml',
    code: 'FS-04',
    kept: '+++ b/.github/workflows/ci.yml',
  },
  { what: 'deletes most of the tree', command: 'rm -rf src vendor', code: 'FS-07', kept: '--- a/src/b.txt' },
  { what: 'makes a repository of its own', command: 'git init -q src/inner', code: 'GIT-03', kept: null },
];

describe.concurrent('a command that', () => {
  test.each(BREACHES)('$what is taken back whole and kept in quarantine', async (breach) => {
    const root = makeRepository(FILES);
    const run = await wholeRun({
      root,
      script: [
        turn(execute(`echo new >> src/a.txt; ${breach.command}`)),
        turn(write('src/c.txt', 'c\n')),
        turn(complete()),
      ],
    });
    expect(run.code, run.stderr).toBe(0);
    for (const [path, text] of Object.entries(FILES)) expect(fileIn(root, path), path).toBe(text);
    expect(run.reports.violations).toContainEqual(
      expect.objectContaining({ code: breach.code, response: 'reject', effect: 'reverted' }),
    );
    expect(run.reports.toolTexts[0]).toContain('every change of this command was undone');
    const patch = fileIn(run.reports.dir, 'quarantine/0001-1.patch') ?? '';
    expect(patch).toContain('diff --git a/src/a.txt b/src/a.txt');
    if (breach.kept !== null) expect(patch).toContain(breach.kept);
    expect(committed(run)).toBe('src/c.txt');
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('is undone: the model, the log and the reports name what was not restored and what was left out', async () => {
    const root = makeRepository({ ...FILES, '.gitignore': 'deps/\n' });
    mkdirSync(join(root, 'deps'));
    writeFileSync(join(root, 'deps/lost.js'), 'x\n');
    const large = 'head -c 12000000 /dev/urandom > src/large.bin';
    const run = await wholeRun({
      root,
      script: [turn(execute(`rm deps/lost.js vendor/lib.txt; ${large}`)), turn(complete())],
    });
    const lost = 'not restored, because git ignores them: deps/lost.js (deleted)';
    const out = 'left out: the content of src/large.bin (11.44MB)';
    expect(run.reports.toolTexts[0]).toContain(lost);
    for (const text of [lost, out]) expect(run.stderr + run.stdout).toContain(text);
    const summary = (fileIn(run.reports.dir, 'summary.md') ?? '').replaceAll('\\', '');
    expect(summary).toContain('Not restored, because git ignores them: deps/lost.js (deleted)');
    expect(summary).toContain('The patch leaves out the content of src/large.bin (11.44MB)');
    expect(fileIn(run.reports.dir, 'report.html')).toContain('deps/lost.js (deleted)');
    const [undone] = JSON.parse(fileIn(run.reports.dir, 'execution.json') ?? '{}').undone;
    expect(undone.left_out).toContain(out);
    expect(undone.not_restored).toEqual({ count: 1, first: [{ path: 'deps/lost.js', how: 'deleted' }] });
    expect((fileIn(run.reports.dir, 'quarantine/0001-1.patch') ?? '').length).toBeLessThan(1000);
  });

  test('breaks a limit ends the run with exit 2, its step taken back, earlier work preserved', async () => {
    const run = await wholeRun({
      files: FILES,
      script: [
        turn(write('src/good.txt', 'good\n')),
        turn(execute('for i in $(seq 12); do echo x > src/n$i.txt; done')),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(2);
    expect(run.reports.execution.reason).toContain('changed 13 files, max_files is 10');
    expect(run.reports.execution.changes.map(({ path }) => path)).toEqual(['src/good.txt']);
    expect(fileIn(run.root, 'src/n1.txt')).toBeNull();
    expect(fileIn(run.root, 'src/good.txt')).toBe('good\n');
  });

  test('breaks a rule after an edit leaves the edit alone', async () => {
    const run = await wholeRun({
      files: FILES,
      script: [
        turn(write('src/a.txt', 'edited\n'), execute('echo more >> src/a.txt; rm vendor/lib.txt')),
        turn(complete()),
      ],
    });
    expect(git(run.root, 'show', 'HEAD:src/a.txt')).toBe('edited');
    expect(fileIn(run.root, 'src/a.txt')).toBe('edited\n');
  });

  test('exits with a code and prints on both streams is told to the model as it was', async () => {
    const run = await wholeRun({
      files: FILES,
      script: [turn(execute('echo one; echo two >&2; exit 7')), turn(complete())],
    });
    expect(run.reports.toolTexts[0]).toBe('exit code 7\none\ntwo\n');
    expect(run.reports.violations).toEqual([]);
  });

  needing('sandbox').test('runs longer than command_timeout is killed, and the run goes on', async () => {
    const mark = `86409.${process.pid}`;
    const run = await wholeRun({
      files: FILES,
      config: 'constraints: { command_timeout: 1 }\n',
      script: [turn(execute(`(setsid sleep ${mark} &); sleep ${mark}`)), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.toolTexts[0]).toContain('killed after 1s (command_timeout)');
    expect(run.reports.codes).toEqual(['EXEC-02']);
    expect(processesWith(mark)).toEqual([]);
  });

  test('leaves processes behind leaves none: nothing outlives its call', async () => {
    const mark = `86408.${process.pid}`;
    const late = 'setsid sh -c "sleep 0.3; echo late > src/late.txt" >/dev/null 2>&1 &';
    const run = await wholeRun({
      files: FILES,
      script: [
        turn(
          execute(`nohup sleep ${mark} >/dev/null 2>&1 & (setsid sleep ${mark} &) ; ${late} echo started`),
        ),
        turn(execute('sleep 0.6; ls src')),
        turn(complete()),
      ],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(processesWith(mark)).toEqual([]);
    expect(run.reports.toolTexts[1]).toBe('exit code 0\na.txt\nb.txt\n');
  });

  test('tries to commit, move a ref or write a hook does not get through', async () => {
    const root = makeRepository(FILES);
    const head = git(root, 'rev-parse', 'HEAD');
    const config = readFileSync(join(root, '.git/config'), 'utf8');
    const run = await wholeRun({
      root,
      script: [
        turn(
          execute(
            'echo x > .git/hooks/pre-commit; git config alias.x y; git commit -qam mine; git update-ref refs/heads/x HEAD',
          ),
          write('.git/hooks/post-commit', 'x\n'),
          write('src/c.txt', 'c\n'),
        ),
        turn(complete()),
      ],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(git(root, 'rev-parse', 'HEAD^')).toBe(head);
    expect(git(root, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
    expect(readFileSync(join(root, '.git/config'), 'utf8')).toBe(config);
    expect(fileIn(root, '.git/hooks/pre-commit')).toBeNull();
    expect(run.reports.codes).toContain('FS-04');
  });
});

test.concurrent('max_rejections refused calls are borne, and one more ends the run', async () => {
  const denied = (n: number) => write(`vendor/n${n}.txt`, 'x\n');
  const script = (count: number) => [
    turn(write('src/c.txt', 'c\n')),
    ...Array.from({ length: count }, (_, n) => turn(denied(n))),
    turn(complete()),
  ];
  const config = 'constraints: { max_rejections: 2 }\n';
  const borne = await wholeRun({ files: FILES, config, script: script(2) });
  expect(borne.code).toBe(0);
  const ended = await wholeRun({ files: FILES, config, script: script(3) });
  expect(ended.code).toBe(2);
  expect(ended.reports.execution.reason).toContain('3 calls rejected, max_rejections is 2');
  expect(fileIn(ended.root, 'src/c.txt')).toBe('c\n');
});

test.concurrent('long output reaches the model with its head, its tail and a mark between', async () => {
  const run = await wholeRun({ files: FILES, script: [turn(execute('seq 1 200000')), turn(complete())] });
  const [text = ''] = run.reports.toolTexts;
  expect(text).toMatch(/^exit code 0\n\[long output, .*sed -n\]\n1\n2\n/);
  expect(text).toMatch(/199999\n200000\n$/);
  expect(text.length).toBeLessThan(lines(200_000, '').length / 2);
});
