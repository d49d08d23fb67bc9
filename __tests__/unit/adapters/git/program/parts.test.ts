import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, parseIndex } from '../../../../../src/adapters/git/objects/index-file.ts';
import { findGit, findRoot } from '../../../../../src/adapters/git/program/find-git.ts';
import { compareBytes, toRawPath, toText } from '../../../../../src/adapters/git/program/raw-path.ts';
import { compileRules, ignoresAll, ruleFor } from '../../../../../src/adapters/git/worktree/ignore-rules.ts';
import { nameProblem, printableName } from '../../../../../src/adapters/git/worktree/path-name-rules.ts';
import { StopRun } from '../../../../../src/core/run/outcome.ts';
import { folder, gitPath, repository } from '../fixture.ts';

describe('finding git and the repository', () => {
  it('takes the first git in the PATH, by its absolute path', async () => {
    expect(await findGit(`relative:/nowhere:${process.env.PATH}`)).toBe(gitPath);
  });

  it('refuses a PATH without git, and a git that is too old', async () => {
    const place = folder();
    await expect(findGit(place)).rejects.toThrow('git was not found in PATH; install git 2.32 or newer');
    writeFileSync(`${place}/git`, '#!/bin/sh\necho git version 2.31.9\n');
    chmodSync(`${place}/git`, 0o755);
    await expect(findGit(place)).rejects.toThrow(
      `${place}/git is 2.31.9; git 2.32 or newer is required: install a newer one`,
    );
  });

  it('goes up to the root, through a link too', () => {
    const repo = repository();
    expect(findRoot(repo.path('src/deep'))).toBe(repo.root);
    const link = `${folder()}/link`;
    symlinkSync(repo.path('src'), link);
    expect(findRoot(link)).toBe(repo.root);
  });

  it('says what is wrong where there is no repository', () => {
    const place = folder();
    mkdirSync(`${place}/plain`);
    writeFileSync(`${place}/file`, '');
    execFileSync(gitPath, ['init', '-q', '--bare', `${place}/bare`]);
    const reasons = ['plain', 'file', 'missing', 'bare'].map((name) => {
      try {
        return findRoot(`${place}/${name}`);
      } catch (error) {
        return error instanceof StopRun && error.why.kind === 'git_before' ? error.why.reason : String(error);
      }
    });
    expect(reasons).toEqual([
      `${place}/plain is not in a git repository; run in a checked-out one, or run \`git init\` and commit`,
      `workspace ${place}/file is not a folder; name a folder of a git repository`,
      `workspace ${place}/missing does not exist; name an existing folder of a git repository`,
      `${place}/bare is a bare repository; the agent needs a checked-out one: clone it first`,
    ]);
  });
});

describe('ignore rules', () => {
  it('mean the same at the root', () => {
    const text =
      '\xef\xbb\xbf# comment\r\n*.log\r\n!keep.log\n/here\nsub/file\ntrailing  \nkept\\ \n\nfolder/\n**/deep\n';
    expect(compileRules([{ folder: '', text }]).split('\n')).toEqual([
      '*.log',
      '!keep.log',
      '/here',
      'sub/file',
      'trailing',
      'kept\\ ',
      'folder/',
      '**/deep',
      '',
    ]);
    expect(compileRules([{ folder: 'a b/[x]', text }]).split('\n')).toEqual([
      '/a\\ b/\\[x\\]/**/*.log',
      '!/a\\ b/\\[x\\]/**/keep.log',
      '/a\\ b/\\[x\\]/here',
      '/a\\ b/\\[x\\]/sub/file',
      '/a\\ b/\\[x\\]/**/trailing',
      '/a\\ b/\\[x\\]/**/kept\\ ',
      '/a\\ b/\\[x\\]/**/folder/',
      '/a\\ b/\\[x\\]/**/deep',
      '',
    ]);
  });

  it('name one path whatever is in it', () => {
    expect(ruleFor('a*b?[c] \\')).toBe('/a\\*b\\?\\[c\\]\\ \\\\');
  });

  it('that ignore everything are known, unless something is taken back', () => {
    expect(['*', '# x\n/*\n', '*\n!.gitignore\n', 'a\n'].map(ignoresAll)).toEqual([true, true, false, false]);
  });
});

describe('the index file', () => {
  it.each(['2', '3', '4'])('is read in version %s as git wrote it, and git reads ours', (version) => {
    const repo = repository({
      a: 'x\n',
      'dir/b': 'y\n',
      'dir/bb': 'z\n',
      [`${'long/'.repeat(60)}name`]: 'l\n',
    });
    repo.sh(`chmod +x a; git add a; git update-index --index-version ${version}`);
    repo.write('later', '');
    repo.sh(
      'git add -N later; git update-index --assume-unchanged a; git update-index --skip-worktree dir/b',
    );
    const { entries, split } = parseIndex(readFileSync(repo.path('.git/index')), 'sha1');
    const stages = entries.map(
      (entry) => `${entry.mode.toString(8)} ${entry.oid} ${entry.stage}\t${entry.name}`,
    );
    expect(`${stages.join('\n')}\n`).toBe(repo.git('ls-files', '-s'));
    expect(split).toBe(false);
    expect(entries.filter((entry) => entry.assumeUnchanged).map((entry) => entry.name)).toEqual(['a']);
    expect(entries.filter((entry) => entry.skipWorktree).map((entry) => entry.name)).toEqual(['dir/b']);
    expect(entries.filter((entry) => entry.intentToAdd).map((entry) => entry.name)).toEqual(['later']);
    const before = repo.git('ls-files', '-s');
    writeFileSync(repo.path('.git/index'), buildIndex(entries, 'sha1'));
    expect(repo.git('ls-files', '-s')).toBe(before);
    expect(repo.git('ls-files', '-v', 'a', 'dir/b')).toBe('H a\nH dir/b\n');
  });

  it('is refused when it is none', () => {
    expect(() => parseIndex(Buffer.from('DIRC'), 'sha1')).toThrow('not a git index of version 2 to 4');
    expect(() => parseIndex(Buffer.from('not an index at all'), 'sha1')).toThrow(
      'not a git index of version 2 to 4',
    );
  });
});

describe('names', () => {
  it('survive as bytes, and sort as git sorts them', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => toText(toRawPath(name)) === name));
    expect(['b', 'ü', 'a/b', 'a', 'a.b', 'Z'].map(toRawPath).sort(compareBytes).map(toText)).toEqual([
      'Z',
      'a',
      'a.b',
      'a/b',
      'b',
      'ü',
    ]);
  });

  it('are refused when they cannot be read or cannot be seen', () => {
    const trouble = (text: string) => nameProblem(toRawPath(text));
    expect(['plain', 'dir/ünï 日本', '👩‍💻.md', '❤️'].map(trouble)).toEqual([null, null, null, null]);
    expect(trouble('a\nb')).toBe('its name contains a control character');
    expect(trouble('a\u202eb')).toBe('its name contains an invisible character');
    expect(nameProblem('a\xff')).toBe('its name is not valid UTF-8');
    expect(printableName(toRawPath('a\nb\u202e'))).toBe('a\\u{a}b\\u{202e}');
  });
});
