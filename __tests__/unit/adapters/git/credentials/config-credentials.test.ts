import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../../../../src/adapters/git/credentials/config-file.ts';
import { persistedCredentials } from '../../../../../src/adapters/git/credentials/persisted-credentials.ts';
import { repositoryLayout } from '../../../../../src/adapters/git/program/user-repository.ts';
import {
  withoutConfigCredentials,
  writeCredentialFreeConfigs,
} from '../../../../../src/adapters/sandbox/view/credential-free-config.ts';
import { git, makeRepository } from '../../../../support/repository.ts';

const TOKEN = 'ghs_a1B2c3D4e5F6g7H8i9J0';
const BASIC = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
const HEADER = `AUTHORIZATION: basic ${BASIC}`;

function temporary(): string {
  return mkdtempSync(join(tmpdir(), 'forge-config-'));
}

/** As git itself reads a file: `key=value` lines. */
function listed(text: string): readonly string[] {
  const file = join(temporary(), 'config');
  writeFileSync(file, text);
  return execFileSync('git', ['config', '--file', file, '--list', '--no-includes'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}

describe('a git configuration', () => {
  const TEXT = `
# a comment
[core]
\tbare = false ; more
[remote "origin"]
\turl = https://example.org/x.git
\tfetch = +refs/heads/*:refs/remotes/origin/*
[Section.Sub] key = value
[http "https://e.org/"] extraHeader = "a # b" c
[quoted "a\\"b\\\\c"]
\tlong = one \\
two
\tflag
\tescaped = "tab\\tend"
`;

  test('is read as git reads it', () => {
    const ours = parseConfig(TEXT).map(({ section, subsection, name, value }) => {
      const key = subsection === '' ? `${section}.${name}` : `${section}.${subsection}.${name}`;
      return name === 'flag' ? key : `${key}=${value}`;
    });
    expect(ours).toEqual(listed(TEXT));
  });

  test('keeps all but its credentials, for git too', () => {
    const text = `${TEXT}
[http "https://github.com/"]
\textraheader = ${HEADER}
\tproxy = http://u:pass-9word@proxy.example.org:3128
[http]\textraHeader = \\
  ${HEADER}
[credential]
\thelper = "!f() { echo password=${TOKEN}; }; f"
[url "https://x-access-token:${TOKEN}@github.com/"]
\tinsteadOf = git@github.com:
[remote "deploy"]
\turl = https://x:${TOKEN}@github.com/o/r.git
[includeIf "gitdir:/w/.git"]
\tpath = /runner/temp/git-credentials-1.config
[include]
\tpath = ../more
[alias]
\tst = status
[sendemail]
\tsmtpPass = ${TOKEN}
`;
    const clean = withoutConfigCredentials(text, '/w/.git/config');
    for (const secret of [TOKEN, BASIC, 'pass-9word']) expect(clean).not.toContain(secret);
    const kept = listed(clean);
    expect(kept).toContain('alias.st=status');
    expect(kept).toContain('remote.deploy.url=https://github.com/o/r.git');
    expect(kept).toContain('http.https://github.com/.proxy=http://proxy.example.org:3128');
    const untouched = listed(TEXT).filter((line) => !line.includes('extraheader'));
    expect(kept).toEqual(expect.arrayContaining([...untouched]));
    expect(kept.join('\n')).not.toMatch(/include|helper|insteadof|extraheader/);
  });

  test('without credentials stays as it is, to the byte', () => {
    const text = '[core]\r\n\tbare = false\n[user]\n\tname = J\u00e4ger\n';
    expect(withoutConfigCredentials(text, '/w/.git/config')).toBe(text);
  });
});

describe('what git keeps of credentials', () => {
  test('is the header as actions/checkout writes it, what its base64 says, and the token in that', () => {
    const root = makeRepository({ a: 'a' });
    git(root, 'config', 'http.https://github.com/.extraheader', HEADER);
    const { secrets, files } = persistedCredentials(repositoryLayout(root), []);
    expect(secrets).toEqual([BASIC, `x-access-token:${TOKEN}`, TOKEN]);
    expect(files).toEqual([join(root, '.git/config')]);
  });

  test('is found in the file that checkout v6 includes', () => {
    const root = makeRepository({ a: 'a' });
    const included = join(temporary(), 'git-credentials-7.config');
    writeFileSync(included, `[http "https://github.com/"]\n\textraheader = ${HEADER}\n`);
    git(root, 'config', `includeIf.gitdir:${root}/.git.path`, included);
    expect(persistedCredentials(repositoryLayout(root), []).secrets).toContain(TOKEN);
    expect(persistedCredentials(repositoryLayout(root), []).files).toEqual([included]);
  });

  test('is found in a submodule, a worktree and the user\u2019s own file', () => {
    const root = makeRepository({ a: 'a' });
    const module = join(root, '.git/modules/deep/name');
    mkdirSync(module, { recursive: true });
    writeFileSync(join(module, 'HEAD'), 'ref: refs/heads/main\n');
    writeFileSync(join(module, 'config'), `[http]\n\textraheader = ${HEADER}\n`);
    const worktree = join(temporary(), 'tree');
    git(root, 'worktree', 'add', '-q', worktree);
    const own = join(temporary(), '.gitconfig');
    writeFileSync(own, '[url "https://abcdef-9900@example.org/"]\n\tinsteadOf = x:\n');
    const { secrets, files } = persistedCredentials(repositoryLayout(worktree), [own]);
    expect(secrets).toEqual(expect.arrayContaining([TOKEN, 'abcdef-9900']));
    expect(files).toEqual([join(module, 'config'), own]);
  });

  test('is nothing where a repository has none, or there is no repository', () => {
    expect(persistedCredentials(repositoryLayout(makeRepository({ a: 'a' })), [])).toEqual({
      secrets: [],
      files: [],
    });
    expect(persistedCredentials(null, ['/nonexistent'])).toEqual({ secrets: [], files: [] });
  });

  test('an include that includes itself ends', () => {
    const root = makeRepository({ a: 'a' });
    git(root, 'config', 'include.path', 'config');
    expect(persistedCredentials(repositoryLayout(root), []).secrets).toEqual([]);
  });

  test('is left out of the copies that commands see, and only what holds one is copied', () => {
    const root = makeRepository({ a: 'a' });
    const folder = join(temporary(), 'copies');
    expect(writeCredentialFreeConfigs(repositoryLayout(root), folder)).toEqual([]);
    git(root, 'config', 'http.https://github.com/.extraheader', HEADER);
    const [copy, ...more] = writeCredentialFreeConfigs(repositoryLayout(root), folder);
    expect(more).toEqual([]);
    expect(copy?.target).toBe(join(root, '.git/config'));
    expect(readFileSync(copy?.source ?? '', 'utf8')).not.toContain(BASIC);
    expect(readFileSync(copy?.target ?? '', 'utf8')).toContain(BASIC);
  });
});
