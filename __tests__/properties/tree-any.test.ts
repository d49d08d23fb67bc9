import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../src/changes/journal.ts';
import { runs } from '../support/runs.ts';
import { opened, type Repo, repository, stepOf } from '../unit/adapters/git/fixture.ts';

/** Names that a shell, a pathspec, an ignore rule or a line of text may stumble over. */
const FILES = [
  'a',
  'b',
  'dir/a',
  'dir/b',
  'dir/sub/c',
  'sp ace/x y',
  'new\nline',
  'tab\there',
  'ünï/日本',
  '-dash',
  '*star',
  '[id].ts',
  '#hash',
  '!bang',
  'back\\slash',
  "it's",
  '"quoted"',
  '.hidden/.file',
  'deep/er/est/f',
];
const FOLDERS = ['empty', 'dir', 'dir/sub', 'empty/in/empty', 'deep', 'sp ace', 'new folder'];
const IGNORED = ['ignored/x', 'ignored/y', 'dir/ignored/z'];
const MODES = ['600', '644', '755', '700', '444', '555', '664'];

const file = fc.constantFrom(...FILES);
const folder = fc.constantFrom(...FOLDERS);
const anything = fc.constantFrom(...FILES, ...FOLDERS, ...IGNORED);
const mode = fc.constantFrom(...MODES);
const content = fc.constantFrom(
  '',
  'x',
  'one\n',
  'one\ntwo\n',
  'one\r\n',
  '\\0\\1\\377',
  'no end',
  '* text\n',
);

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const at = (name: string): string => quoted(`./${name}`);
const above = (name: string): string => `mkdir -p "$(dirname ${at(name)})"`;

/** Of a FIFO nobody would ever read, or write, the other end. */
const unlessFifo = (name: string): string => `[ -p ${at(name)} ] ||`;

const write = fc
  .tuple(anything, content)
  .map(([name, bytes]) => `${above(name)}; ${unlessFifo(name)} printf ${quoted(bytes)} > ${at(name)}`);
const makeFolder = folder.map((name) => `mkdir -p ${at(name)}`);
const setMode = fc.tuple(fc.oneof(file, folder), mode).map(([name, bits]) => `chmod ${bits} ${at(name)}`);
/**
 * Never out of the repository: other commands here write, change modes and move through these links, nothing walls
 * them in, and whoever runs the tests may be root. Links that lead out are the evasions' and the resolver's tests.
 */
const softLink = fc
  .tuple(file, fc.oneof(anything, fc.constant('nowhere')))
  .map(([name, target]) => `${above(name)}; ln -sfn ${at(target)} ${at(name)}`);
const hardLink = (other: fc.Arbitrary<string>) =>
  fc.tuple(file, other).map(([name, second]) => `${above(second)}; ln -f ${at(name)} ${at(second)}`);

/** Commands that make a start: files, modes, links, empty folders. */
const building = fc.array(fc.oneof(write, write, write, makeFolder, setMode, softLink, hardLink(file)), {
  maxLength: 14,
});

const pair = fc.tuple(anything, anything);
/** What commands do to a tree, in one go; each does what it can. */
const command = fc.oneof(
  write,
  makeFolder,
  setMode,
  softLink,
  hardLink(anything),
  anything.map((name) => `rm -rf ${at(name)}`),
  pair.map(([from, to]) => `${above(to)}; mv -f ${at(from)} ${at(to)}`),
  pair.map(([from, to]) => `${above(to)}; cp -a ${at(from)} ${at(to)}`),
  pair.map(([from, to]) => `${above(to)}; cp -al ${at(from)} ${at(to)}`),
  fc
    .tuple(file, content)
    .map(([name, bytes]) => `${unlessFifo(name)} printf ${quoted(bytes)} >> ${at(name)}`),
  file.map((name) => `${unlessFifo(name)} sed -i 's/o/0/' -- ${at(name)}`),
  file.map(
    (name) => `cp -p ${at(name)} .copy; cat .copy > ${at(name)}; touch -r .copy ${at(name)}; rm .copy`,
  ),
  file.map((name) => `mkfifo ${at(name)}`),
  folder.map((name) => `chmod 000 ${at(name)}`),
  folder.map((name) => `git init -q ${at(name)}`),
  fc.constantFrom(
    'find . -path ./.git -prune -o -type f -name a -print0 | xargs -0 rm -f',
    'chmod -R go-rwx . ',
    'git rm -rq --cached . ; git checkout -q -f HEAD -- .',
    'mkdir -p ignored; cp -al dir ignored/linked',
    'for name in ignored/* dir/ignored/*; do [ -f "$name" ] && echo through >> "$name"; done',
    'rm -rf ./*',
  ),
);

/** As an agent's command runs: the whole line, whatever fails of it. */
function run(repo: Repo, lines: readonly string[]): void {
  const script = lines.map((line) => `{ ${line}; } 2>/dev/null </dev/null || true`).join('\n');
  execFileSync('/bin/bash', ['-c', script], {
    cwd: repo.root,
    timeout: 20_000,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CEILING_DIRECTORIES: dirname(repo.root),
    },
  });
}

type Portrait = Readonly<Record<string, string>>;

/**
 * Everything that is not ignored: kind, mode, bytes, where links lead, which names are one file, and how many names
 * it has. Names are bytes. A new folder that ignored files keep from going (decision D24) is in no picture:
 * `before` says which are new.
 */
function portrait(root: string, before?: Portrait): Portrait {
  const seen: Record<string, string> = {};
  const firstOf = new Map<number, string>();
  /** Whether something ignored lies in it. */
  const walk = (below: string): boolean => {
    let holdsIgnored = false;
    for (const name of readdirSync(Buffer.from(join(root, below), 'latin1'), { encoding: 'latin1' }).sort()) {
      const path = below === '' ? name : `${below}/${name}`;
      const full = Buffer.from(`${root}/${path}`, 'latin1');
      const stat = lstatSync(full);
      if (name === 'ignored') holdsIgnored = true;
      else if (path === '.git') continue;
      else if (stat.isDirectory()) {
        seen[path] = `folder ${bitsOf(stat.mode)}`;
        if (!walk(path)) continue;
        holdsIgnored = true;
        if (before !== undefined && !(path in before)) delete seen[path];
      } else if (stat.isSymbolicLink()) seen[path] = `link to ${readlinkSync(full, 'latin1')}`;
      else if (stat.isFile()) {
        if (!firstOf.has(stat.ino)) firstOf.set(stat.ino, path);
        const names = `${stat.nlink} names, first ${firstOf.get(stat.ino)}`;
        seen[path] = `file ${bitsOf(stat.mode)}, ${names}: ${readFileSync(full, 'latin1')}`;
      } else seen[path] = 'special';
    }
    return holdsIgnored;
  };
  walk('');
  return seen;
}

function bitsOf(mode: number): string {
  return (mode & 0o7777).toString(8);
}

/** A repository whose folders for ignored files are there from the start, so that none has to stay for their sake. */
function built(lines: readonly string[]): Repo {
  const repo = repository({ '.gitignore': 'ignored/\n', a: 'a\n', 'dir/a': 'two\n', 'dir/keep': 'kept\n' });
  run(repo, lines);
  run(repo, ['rm -rf ignored dir/ignored; mkdir -p dir', 'git add -A -- a dir; git commit -qm more']);
  return repo;
}

describe('a random tree, after random commands', () => {
  it('equals its start in bytes, modes and links, whether a command is undone or the run rolled back', async () => {
    const commands = fc.array(command, { minLength: 1, maxLength: 6 });
    const steps = fc.array(commands, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(building, steps, commands, async (making, kept, bad) => {
        const repo = built(making);
        const start = portrait(repo.root);
        const tree = await opened(repo, { guardGitDir: true });
        const journal = openJournal(tree, async (name) => name);

        run(repo, bad);
        await journal.undo(await journal.measure(), 1);
        await tree.restoreStart();
        expect(portrait(repo.root, start)).toEqual(start);

        for (const lines of kept) {
          run(repo, lines);
          const measured = await journal.measure();
          if (measured.hazards.length === 0) await journal.keep(measured);
          else await journal.undo(measured, 2);
        }
        const good = portrait(repo.root);
        run(repo, bad);
        const measured = await journal.measure();
        if (measured.step.length + measured.hazards.length > 0) {
          await journal.undo(measured, 3);
          expect(portrait(repo.root, good)).toEqual(good);
        }
        expect(await journal.finish('rollback')).toEqual({ policy: 'rollback', patchFile: null });
        expect(portrait(repo.root, start)).toEqual(start);
        expect(await stepOf(tree)).toEqual([]);
        await tree.close();
      }),
      { numRuns: runs(12, 3) },
    );
  }, 240_000);
});
