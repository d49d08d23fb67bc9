import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  writeSync,
} from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBlobs } from '../../../src/adapters/git/blobs.ts';
import { keepEdits } from '../../../src/adapters/git/edits.ts';
import { measureStep } from '../../../src/adapters/git/measure.ts';
import { openState } from '../../../src/adapters/git/open-state.ts';
import { layoutOf, openSite } from '../../../src/adapters/git/site.ts';
import { countLines, type Opened, restoreStart, undo } from '../../../src/adapters/git/steps.ts';
import type { GitTree } from '../../../src/adapters/git/tree.ts';
import { needing } from '../../support/needs.ts';
import {
  folder,
  gitPath,
  hazardsOf,
  opened,
  picture,
  type Repo,
  repository,
  STANDARD,
  stepOf,
} from './fixture.ts';

/** A process of its own in the workspace, which writes when it is told to and says when it has. */
function writerIn(repo: Repo) {
  const script = 'while read -r name text; do echo "$text" > "$name"; echo written; done';
  const child = spawn('/bin/bash', ['-c', script], { cwd: repo.root, stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
  });
  return {
    write: async (name: string, text: string): Promise<void> => {
      const written = once(child.stdout, 'data');
      child.stdin.write(`${name} ${text}\n`);
      await written;
    },
  };
}

/** What a tree is made of, for what has to come between two steps of its undoing. */
async function openedParts(repo: Repo): Promise<Opened> {
  const site = await openSite(gitPath, layoutOf(repo.root));
  const options = { privateDir: folder(), excluded: [], guardGitDir: false };
  const { state, complete } = await openState(site, options);
  await complete;
  const blobs = openBlobs(gitPath, state.store.dir);
  onTestFinished(() => blobs.close());
  const edits = keepEdits(state, (raw, proposed) => countLines(state, blobs, raw, proposed));
  return { state, blobs, edits };
}

async function measureAndUndo(tree: GitTree): Promise<void> {
  await tree.undo(await tree.measure());
}

describe('undo', () => {
  needing('root').test(
    'puts modes, empty folders and hard links back, and gives the work as a patch that git applies',
    async () => {
      const repo = repository();
      repo.write('secret', 's\n', 0o600);
      repo.write('tool', 't\n', 0o755);
      mkdirSync(repo.path('empty/inner'), { recursive: true });
      linkSync(repo.path('README.md'), repo.path('same'));
      repo.sh('chmod 750 vendor; chmod 444 src/b.ts');
      const tree = await opened(repo);
      const before = picture(repo.root);
      repo.sh(
        'chmod 777 secret src; chmod 000 vendor; rm tool; rmdir empty/inner empty; echo more > same; rm -f src/b.ts; mkdir -p x/y; printf "\\0\\1" > x/y/bin',
      );
      const work = picture(repo.root);
      const measured = await tree.measure();
      const { patch } = await tree.undo(measured);
      expect(picture(repo.root)).toEqual(before);
      execFileSync(gitPath, ['apply', '--binary', '-'], { cwd: repo.root, input: patch });
      expect(Object.keys(picture(repo.root)).filter((path) => path.startsWith('x'))).toEqual(
        Object.keys(work).filter((path) => path.startsWith('x')),
      );
      expect(repo.read('README.md')).toBe('more\n');
    },
  );

  it('does not bring back a name of a file that a kept step took away', async () => {
    const repo = repository();
    linkSync(repo.path('src/b.ts'), repo.path('twin'));
    repo.commit('twin');
    const tree = await opened(repo);
    repo.sh('rm twin');
    await tree.keep(await tree.measure());
    for (const command of ['echo more >> README.md', 'mkdir -p cache; ln src/b.ts cache/b']) {
      repo.sh(command);
      await tree.undo(await tree.measure());
      expect(await stepOf(tree)).toEqual([]);
      expect(existsSync(repo.path('twin'))).toBe(false);
    }
    await tree.restoreStart();
    expect(lstatSync(repo.path('twin')).nlink).toBe(2);
    await tree.close();
  });

  it('puts hard links together again after one of them was replaced', async () => {
    const repo = repository();
    linkSync(repo.path('README.md'), repo.path('same'));
    const outside = `${folder()}/outside`;
    linkSync(repo.path('src/a.ts'), outside);
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh('rm README.md; echo other > README.md; echo in place > src/a.ts');
    await tree.undo(await tree.measure());
    expect(picture(repo.root)).toEqual(before);
    expect(lstatSync(outside).ino).toBe(lstatSync(repo.path('src/a.ts')).ino);
    repo.sh('rm README.md same; echo a > README.md; echo b > same');
    await tree.undo(await tree.measure());
    expect(picture(repo.root)).toEqual(before);
  });

  it('takes a second name in an ignored folder off a file, and leaves a copy there', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': 'cache/\n' });
    linkSync(repo.path('src/b.ts'), repo.path('twin'));
    const tree = await opened(repo);
    const before = picture(repo.root, ['.git', 'cache']);
    repo.sh(
      'mkdir cache; ln README.md cache/one; ln twin cache/two; ln src/a.ts cache/three; echo x >> src/a.ts',
    );
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['src/a.ts']);
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`).sort()).toEqual([
      'FS-03 README.md',
      'FS-03 src/a.ts',
      'FS-03 src/b.ts',
      'FS-03 twin',
    ]);
    await tree.undo(measured);
    expect(picture(repo.root, ['.git', 'cache'])).toEqual(before);
    repo.sh('for name in one two three; do echo later >> cache/$name; done');
    expect(picture(repo.root, ['.git', 'cache'])).toEqual(before);
    expect(repo.read('cache/one')).toBe('# hello\nlater\n');
    expect(['README.md', 'src/a.ts', 'src/b.ts'].map((name) => lstatSync(repo.path(name)).nlink)).toEqual([
      1, 1, 2,
    ]);
    expect(await stepOf(tree)).toEqual([]);
  });

  it('joins names again that a kept command parted without a change of bytes', async () => {
    const repo = repository();
    linkSync(repo.path('src/b.ts'), repo.path('twin'));
    const tree = await opened(repo);
    const start = picture(repo.root);
    repo.sh('cp src/b.ts copy; rm src/b.ts; mv copy src/b.ts');
    expect(await stepOf(tree)).toEqual([]);
    expect(lstatSync(repo.path('twin')).nlink).toBe(1);
    const parted = picture(repo.root);
    repo.sh('echo more >> src/b.ts');
    await measureAndUndo(tree);
    expect(picture(repo.root)).toEqual(parted);
    await tree.restoreStart();
    expect(picture(repo.root)).toEqual(start);
  });

  it('knows the mode of a file that had to be opened to be read', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.sh('chmod 000 src/b.ts');
    await tree.keep(await tree.measure());
    const kept = picture(repo.root);
    repo.sh('mv src/b.ts src/a.ts');
    await measureAndUndo(tree);
    expect(picture(repo.root)).toEqual(kept);
  });

  it('expects no more names of a file than it has: one that goes makes no room for another', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': 'cache/\n' });
    linkSync(repo.path('src/b.ts'), repo.path('twin'));
    const tree = await opened(repo);
    repo.sh('rm twin');
    await tree.keep(await tree.measure());
    repo.sh('mkdir cache; ln src/b.ts cache/two');
    expect(await hazardsOf(tree)).toEqual(['FS-03 src/b.ts']);
    await tree.restoreStart();
    repo.sh('echo later >> cache/two');
    expect(repo.read('twin')).toBe('b\n');
    expect(lstatSync(repo.path('twin')).nlink).toBe(2);
  });

  it('swaps files, folders and links back', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh(
      'rm -r src/deep; echo x > src/deep; rm README.md; mkdir README.md; echo y > README.md/z; rm src/a.ts; ln -s b.ts src/a.ts',
    );
    const measured = await tree.measure();
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'deleted README.md',
      'added README.md/z',
      'type_changed src/a.ts',
      'added src/deep',
      'deleted src/deep/c.ts',
    ]);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('goes back to the last good state, not to the start, and takes only the latest measurement', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.write('src/a.ts', 'good\n');
    repo.write('kept/new', 'good\n', 0o700);
    const good = await tree.measure();
    await tree.keep(good);
    const before = picture(repo.root);
    repo.sh('echo bad > src/a.ts; rm -r kept; echo bad > other');
    const bad = await tree.measure();
    expect(bad.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'deleted kept/new',
      'added other',
      'modified src/a.ts',
    ]);
    expect(bad.total.map((change) => `${change.status} ${change.path}`)).toEqual([
      'added other',
      'modified src/a.ts',
    ]);
    await expect(tree.undo(good)).rejects.toThrow(
      'only the latest measurement can be kept or undone: measure again',
    );
    await tree.undo(bad);
    expect(picture(repo.root)).toEqual(before);
    expect((await tree.changes()).map((change) => change.path)).toEqual(['kept/new', 'src/a.ts']);
    expect(Buffer.from(await tree.patch()).toString()).toContain('+good');
    await tree.restoreStart();
    expect(Object.keys(picture(repo.root))).not.toContain('kept');
    expect(repo.git('status', '--porcelain')).toBe('');
    expect(await tree.changes()).toEqual([]);
  });

  it('leaves ignored files where they are, also in a folder that came with the step', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': 'cache\n' });
    const tree = await opened(repo);
    repo.sh('mkdir -p new/cache; echo x > new/cache/y; echo z > new/file');
    await tree.undo(await tree.measure());
    expect(repo.sh('find new -type f').trim()).toBe('new/cache/y');
  });

  it('fails closed where what it needs is gone', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.write('src/a.ts', 'changed\n');
    const measured = await tree.measure();
    const blob = repo.git('rev-parse', 'HEAD:src/a.ts').trim();
    repo.sh(`rm -f .git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
    await expect(tree.undo(measured)).rejects.toThrow();
  });

  it('24: fails closed where a process that was left over goes on writing', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const writer = writerIn(repo);
    await writer.write('late', 'one');
    const measured = await tree.measure();
    await writer.write('late', 'two');
    await expect(tree.undo(measured)).rejects.toThrow(
      'something that is no part of the run writes late; end it and run again',
    );
    expect(existsSync(repo.path('late'))).toBe(false);
  });

  it.each(['src/a.ts', 'late'])(
    '24: fails closed where one writes %s again after it was put back, before or after that is verified',
    async (name) => {
      for (const when of ['before', 'after'] as const) {
        const repo = repository();
        const parts = await openedParts(repo);
        const writer = writerIn(repo);
        await writer.write(name, 'one');
        const step = await measureStep(parts.state, parts.blobs);
        const verifying = async () => {
          if (when === 'before') await writer.write(name, 'two');
          const seen = await measureStep(parts.state, parts.blobs);
          if (when === 'after') await writer.write(name, 'two');
          return seen;
        };
        const told = when === 'before' ? `${name} still differ` : `no part of the run writes ${name}`;
        await expect(undo(parts, step, 1_000_000, verifying)).rejects.toThrow(told);
      }
    },
  );

  it('24: a rollback fails closed where one writes what was put back', async () => {
    const repo = repository();
    const parts = await openedParts(repo);
    const writer = writerIn(repo);
    await writer.write('src/a.ts', 'one');
    let measured = 0;
    const measuring = async () => {
      const seen = await measureStep(parts.state, parts.blobs);
      measured += 1;
      if (measured === 2) await writer.write('src/a.ts', 'two');
      return seen;
    };
    await expect(restoreStart(parts, measuring)).rejects.toThrow('no part of the run writes src/a.ts');
  });

  it('opens a locked folder or file to judge what is in it', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh(
      'echo x >> src/deep/c.ts; chmod 000 src/deep/c.ts src/deep src; mkdir new; echo y > new/file; chmod 000 new',
    );
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['new/file', 'src/deep/c.ts']);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });
});

const { O_CREAT, O_NONBLOCK, O_TRUNC, O_WRONLY } = constants;
const NAMES = ['a', 'b', 'dir/a', 'dir/b', 'dir/sub/c', 'sp ace/x', 'new\nline', 'ünï', 'ignored/x', 'empty'];
const name = fc.constantFrom(...NAMES);
const operation = fc.oneof(
  fc.record({ op: fc.constant('write' as const), name, content: fc.string({ maxLength: 40 }) }),
  fc.record({ op: fc.constantFrom('delete' as const, 'mkdir' as const, 'fifo' as const), name }),
  fc.record({
    op: fc.constant('chmod' as const),
    name,
    mode: fc.constantFrom(0o600, 0o644, 0o755, 0o777, 0o500),
  }),
  fc.record({
    op: fc.constantFrom('move' as const, 'link' as const, 'hardlink' as const),
    name,
    other: name,
  }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** Each does what it can: an impossible one leaves things as they are, as a failing command would. */
function perform(repo: Repo, step: Operation): void {
  const path = JSON.stringify(step.name.replaceAll('\n', '@'));
  const quote = (text: string) => `'${text}'`;
  const target = quote(step.name);
  const parent = `mkdir -p "$(dirname ${target})" 2>/dev/null`;
  const other = 'other' in step ? quote(step.other) : '';
  const scripts: Record<Operation['op'], string> = {
    write: '',
    delete: `rm -rf ${target}`,
    mkdir: `mkdir -p ${target}`,
    fifo: `mkfifo ${target}`,
    chmod: 'mode' in step ? `chmod ${step.mode.toString(8)} ${target}` : '',
    move: `mv -T ${target} ${other}`,
    link: `ln -sfn ${other} ${target}`,
    hardlink: `ln -f ${target} ${other}`,
  };
  if (step.op === 'write') {
    try {
      repo.sh(`${parent} || true`);
      // O_NONBLOCK: a FIFO without a reader is an error, and no wait.
      const file = openSync(repo.path(step.name), O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK);
      writeSync(file, step.content);
      closeSync(file);
    } catch {
      return;
    }
  } else repo.sh(`{ ${parent}; timeout 2 ${scripts[step.op]}; } 2>/dev/null || true # ${path}`);
}

describe('any sequence of file operations', () => {
  it('is taken back to the same bytes, modes, links and folders, by undo and by rollback', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { maxLength: 8 }),
        fc.array(operation, { maxLength: 6 }),
        async (first, second) => {
          const repo = repository({
            ...STANDARD,
            '.gitignore': 'ignored/\n',
            a: 'one\n',
            'dir/a': 'two\n',
            'dir/sub/c': 'three\n',
            'new\nline': 'x\n',
          });
          repo.sh('mkdir empty; chmod 700 dir/sub; chmod 640 a; ln dir/a twin');
          const leaveOut = ['.git', 'ignored'];
          const start = picture(repo.root, leaveOut);
          const tree = await opened(repo);
          for (const step of first) perform(repo, step);
          const undone = await tree.measure();
          // A step that git would not show (a folder, a permission bit) is good by itself: only the start is before it.
          if (undone.step.length + undone.hazards.length > 0) await tree.undo(undone);
          else await tree.restoreStart();
          expect(picture(repo.root, leaveOut)).toEqual(start);
          for (const step of second) perform(repo, step);
          await tree.keep(await tree.measure());
          for (const step of first) perform(repo, step);
          await tree.restoreStart();
          expect(picture(repo.root, leaveOut)).toEqual(start);
          expect(await stepOf(tree)).toEqual([]);
          await tree.close();
        },
      ),
      {
        numRuns: 20,
        examples: [
          // The second name in the ignored folder outlived both ways back.
          [[{ op: 'hardlink', name: 'a', other: 'ignored/x' }], []],
          // A name that a kept step had made, and that was gone again, was looked for in the start.
          [[{ op: 'delete', name: 'ünï' }], [{ op: 'hardlink', name: 'a', other: 'ünï' }]],
        ],
      },
    );
  });
});
