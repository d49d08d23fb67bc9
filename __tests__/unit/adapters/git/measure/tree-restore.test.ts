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
import { measureStep } from '../../../../../src/adapters/git/measure/measure-step.ts';
import { createNotedEdits } from '../../../../../src/adapters/git/measure/noted-edits.ts';
import {
  countLines,
  type OpenTree,
  restoreStart,
  undo,
} from '../../../../../src/adapters/git/measure/steps.ts';
import { openBlobReader } from '../../../../../src/adapters/git/objects/blob-reader.ts';
import { openTreeState } from '../../../../../src/adapters/git/open-tree-state.ts';
import {
  openUserRepository,
  repositoryLayout,
} from '../../../../../src/adapters/git/program/user-repository.ts';
import type { GitTree } from '../../../../../src/adapters/git/tree.ts';
import { needing } from '../../../../support/needs.ts';
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
} from '../fixture.ts';

/** A process of its own in the workspace, which writes when it is told to and says when it has. */
function writerIn(fixture: Repo) {
  const script = 'while read -r name text; do echo "$text" > "$name"; echo written; done';
  const child = spawn('/bin/bash', ['-c', script], { cwd: fixture.root, stdio: ['pipe', 'pipe', 'ignore'] });
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
async function openedParts(fixture: Repo): Promise<OpenTree> {
  const repo = await openUserRepository(gitPath, repositoryLayout(fixture.root));
  const options = { privateDir: folder(), excluded: [], guardGitDir: false };
  const { state, complete } = await openTreeState(repo, options);
  await complete;
  const blobs = openBlobReader(gitPath, state.store.dir);
  onTestFinished(() => blobs.close());
  const edits = createNotedEdits(state, (raw, proposed) => countLines(state, blobs, raw, proposed));
  return { state, blobs, edits };
}

async function measureAndUndo(tree: GitTree): Promise<void> {
  await tree.undo(await tree.measure());
}

describe('undo', () => {
  needing('root').test(
    'puts modes, empty folders and hard links back, and gives the work as a patch that git applies',
    async () => {
      const fixture = repository();
      fixture.write('secret', 's\n', 0o600);
      fixture.write('tool', 't\n', 0o755);
      mkdirSync(fixture.path('empty/inner'), { recursive: true });
      linkSync(fixture.path('README.md'), fixture.path('same'));
      fixture.sh('chmod 750 vendor; chmod 444 src/b.ts');
      const tree = await opened(fixture);
      const before = picture(fixture.root);
      fixture.sh(
        'chmod 777 secret src; chmod 000 vendor; rm tool; rmdir empty/inner empty; echo more > same; rm -f src/b.ts; mkdir -p x/y; printf "\\0\\1" > x/y/bin',
      );
      const work = picture(fixture.root);
      const measured = await tree.measure();
      const { patch } = await tree.undo(measured);
      expect(picture(fixture.root)).toEqual(before);
      execFileSync(gitPath, ['apply', '--binary', '-'], { cwd: fixture.root, input: patch });
      expect(Object.keys(picture(fixture.root)).filter((path) => path.startsWith('x'))).toEqual(
        Object.keys(work).filter((path) => path.startsWith('x')),
      );
      expect(fixture.read('README.md')).toBe('more\n');
    },
  );

  it('does not bring back a name of a file that a kept step took away', async () => {
    const fixture = repository();
    linkSync(fixture.path('src/b.ts'), fixture.path('twin'));
    fixture.commit('twin');
    const tree = await opened(fixture);
    fixture.sh('rm twin');
    await tree.keep(await tree.measure());
    for (const command of ['echo more >> README.md', 'mkdir -p cache; ln src/b.ts cache/b']) {
      fixture.sh(command);
      await tree.undo(await tree.measure());
      expect(await stepOf(tree)).toEqual([]);
      expect(existsSync(fixture.path('twin'))).toBe(false);
    }
    await tree.restoreStart();
    expect(lstatSync(fixture.path('twin')).nlink).toBe(2);
    await tree.close();
  });

  it('puts hard links together again after one of them was replaced', async () => {
    const fixture = repository();
    linkSync(fixture.path('README.md'), fixture.path('same'));
    const outside = `${folder()}/outside`;
    linkSync(fixture.path('src/a.ts'), outside);
    const tree = await opened(fixture);
    const before = picture(fixture.root);
    fixture.sh('rm README.md; echo other > README.md; echo in place > src/a.ts');
    await tree.undo(await tree.measure());
    expect(picture(fixture.root)).toEqual(before);
    expect(lstatSync(outside).ino).toBe(lstatSync(fixture.path('src/a.ts')).ino);
    fixture.sh('rm README.md same; echo a > README.md; echo b > same');
    await tree.undo(await tree.measure());
    expect(picture(fixture.root)).toEqual(before);
  });

  it('takes a second name in an ignored folder off a file, and leaves a copy there', async () => {
    const fixture = repository({ ...STANDARD, '.gitignore': 'cache/\n' });
    linkSync(fixture.path('src/b.ts'), fixture.path('twin'));
    const tree = await opened(fixture);
    const before = picture(fixture.root, ['.git', 'cache']);
    fixture.sh(
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
    expect(picture(fixture.root, ['.git', 'cache'])).toEqual(before);
    fixture.sh('for name in one two three; do echo later >> cache/$name; done');
    expect(picture(fixture.root, ['.git', 'cache'])).toEqual(before);
    expect(fixture.read('cache/one')).toBe('# hello\nlater\n');
    expect(['README.md', 'src/a.ts', 'src/b.ts'].map((name) => lstatSync(fixture.path(name)).nlink)).toEqual([
      1, 1, 2,
    ]);
    expect(await stepOf(tree)).toEqual([]);
  });

  it('joins names again that a kept command parted without a change of bytes', async () => {
    const fixture = repository();
    linkSync(fixture.path('src/b.ts'), fixture.path('twin'));
    const tree = await opened(fixture);
    const start = picture(fixture.root);
    fixture.sh('cp src/b.ts copy; rm src/b.ts; mv copy src/b.ts');
    expect(await stepOf(tree)).toEqual([]);
    expect(lstatSync(fixture.path('twin')).nlink).toBe(1);
    const parted = picture(fixture.root);
    fixture.sh('echo more >> src/b.ts');
    await measureAndUndo(tree);
    expect(picture(fixture.root)).toEqual(parted);
    await tree.restoreStart();
    expect(picture(fixture.root)).toEqual(start);
  });

  it('knows the mode of a file that had to be opened to be read', async () => {
    const fixture = repository();
    const tree = await opened(fixture);
    fixture.sh('chmod 000 src/b.ts');
    await tree.keep(await tree.measure());
    const kept = picture(fixture.root);
    fixture.sh('mv src/b.ts src/a.ts');
    await measureAndUndo(tree);
    expect(picture(fixture.root)).toEqual(kept);
  });

  it('expects no more names of a file than it has: one that goes makes no room for another', async () => {
    const fixture = repository({ ...STANDARD, '.gitignore': 'cache/\n' });
    linkSync(fixture.path('src/b.ts'), fixture.path('twin'));
    const tree = await opened(fixture);
    fixture.sh('rm twin');
    await tree.keep(await tree.measure());
    fixture.sh('mkdir cache; ln src/b.ts cache/two');
    expect(await hazardsOf(tree)).toEqual(['FS-03 src/b.ts']);
    await tree.restoreStart();
    fixture.sh('echo later >> cache/two');
    expect(fixture.read('twin')).toBe('b\n');
    expect(lstatSync(fixture.path('twin')).nlink).toBe(2);
  });

  it('swaps files, folders and links back', async () => {
    const fixture = repository();
    const tree = await opened(fixture);
    const before = picture(fixture.root);
    fixture.sh(
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
    expect(picture(fixture.root)).toEqual(before);
  });

  it('goes back to the last good state, not to the start, and takes only the latest measurement', async () => {
    const fixture = repository();
    const tree = await opened(fixture);
    fixture.write('src/a.ts', 'good\n');
    fixture.write('kept/new', 'good\n', 0o700);
    const good = await tree.measure();
    await tree.keep(good);
    const before = picture(fixture.root);
    fixture.sh('echo bad > src/a.ts; rm -r kept; echo bad > other');
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
    expect(picture(fixture.root)).toEqual(before);
    expect((await tree.changes()).map((change) => change.path)).toEqual(['kept/new', 'src/a.ts']);
    expect(Buffer.from(await tree.patch()).toString()).toContain('+good');
    await tree.restoreStart();
    expect(Object.keys(picture(fixture.root))).not.toContain('kept');
    expect(fixture.git('status', '--porcelain')).toBe('');
    expect(await tree.changes()).toEqual([]);
  });

  it('leaves ignored files where they are, also in a folder that came with the step', async () => {
    const fixture = repository({ ...STANDARD, '.gitignore': 'cache\n' });
    const tree = await opened(fixture);
    fixture.sh('mkdir -p new/cache; echo x > new/cache/y; echo z > new/file');
    await tree.undo(await tree.measure());
    expect(fixture.sh('find new -type f').trim()).toBe('new/cache/y');
  });

  it('fails closed where what it needs is gone', async () => {
    const fixture = repository();
    const tree = await opened(fixture);
    fixture.write('src/a.ts', 'changed\n');
    const measured = await tree.measure();
    const blob = fixture.git('rev-parse', 'HEAD:src/a.ts').trim();
    fixture.sh(`rm -f .git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
    await expect(tree.undo(measured)).rejects.toThrow();
  });

  it('24: fails closed where a process that was left over goes on writing', async () => {
    const fixture = repository();
    const tree = await opened(fixture);
    const writer = writerIn(fixture);
    await writer.write('late', 'one');
    const measured = await tree.measure();
    await writer.write('late', 'two');
    await expect(tree.undo(measured)).rejects.toThrow(
      'another program keeps changing the restored workspace (late): stop that program and run again',
    );
    expect(existsSync(fixture.path('late'))).toBe(false);
  });

  it.each(['src/a.ts', 'late'])(
    '24: fails closed where one writes %s again after it was put back, before or after that is verified',
    async (name) => {
      for (const when of ['before', 'after'] as const) {
        const fixture = repository();
        const parts = await openedParts(fixture);
        const writer = writerIn(fixture);
        await writer.write(name, 'one');
        const step = await measureStep(parts.state, parts.blobs);
        const verifying = async () => {
          if (when === 'before') await writer.write(name, 'two');
          const seen = await measureStep(parts.state, parts.blobs);
          if (when === 'after') await writer.write(name, 'two');
          return seen;
        };
        const expected =
          when === 'before' ? `${name} still differ` : `keeps changing the restored workspace (${name})`;
        await expect(undo(parts, step, 1_000_000, verifying)).rejects.toThrow(expected);
      }
    },
  );

  it('24: a rollback fails closed where one writes what was put back', async () => {
    const fixture = repository();
    const parts = await openedParts(fixture);
    const writer = writerIn(fixture);
    await writer.write('src/a.ts', 'one');
    let measured = 0;
    const measuring = async () => {
      const seen = await measureStep(parts.state, parts.blobs);
      measured += 1;
      if (measured === 2) await writer.write('src/a.ts', 'two');
      return seen;
    };
    await expect(restoreStart(parts, measuring)).rejects.toThrow(
      'keeps changing the restored workspace (src/a.ts)',
    );
  });

  it('opens a locked folder or file to judge what is in it', async () => {
    const fixture = repository();
    const tree = await opened(fixture);
    const before = picture(fixture.root);
    fixture.sh(
      'echo x >> src/deep/c.ts; chmod 000 src/deep/c.ts src/deep src; mkdir new; echo y > new/file; chmod 000 new',
    );
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['new/file', 'src/deep/c.ts']);
    await tree.undo(measured);
    expect(picture(fixture.root)).toEqual(before);
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
function perform(fixture: Repo, step: Operation): void {
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
      fixture.sh(`${parent} || true`);
      // O_NONBLOCK: a FIFO without a reader is an error, and no wait.
      const file = openSync(fixture.path(step.name), O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK);
      writeSync(file, step.content);
      closeSync(file);
    } catch {
      return;
    }
  } else fixture.sh(`{ ${parent}; timeout 2 ${scripts[step.op]}; } 2>/dev/null || true # ${path}`);
}

describe('any sequence of file operations', () => {
  it('is taken back to the same bytes, modes, links and folders, by undo and by rollback', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { maxLength: 8 }),
        fc.array(operation, { maxLength: 6 }),
        async (first, second) => {
          const fixture = repository({
            ...STANDARD,
            '.gitignore': 'ignored/\n',
            a: 'one\n',
            'dir/a': 'two\n',
            'dir/sub/c': 'three\n',
            'new\nline': 'x\n',
          });
          fixture.sh('mkdir empty; chmod 700 dir/sub; chmod 640 a; ln dir/a twin');
          const leaveOut = ['.git', 'ignored'];
          const start = picture(fixture.root, leaveOut);
          const tree = await opened(fixture);
          for (const step of first) perform(fixture, step);
          const undone = await tree.measure();
          // A step that git would not show (a folder, a permission bit) is good by itself: only the start is before it.
          if (undone.step.length + undone.hazards.length > 0) await tree.undo(undone);
          else await tree.restoreStart();
          expect(picture(fixture.root, leaveOut)).toEqual(start);
          for (const step of second) perform(fixture, step);
          await tree.keep(await tree.measure());
          for (const step of first) perform(fixture, step);
          await tree.restoreStart();
          expect(picture(fixture.root, leaveOut)).toEqual(start);
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
