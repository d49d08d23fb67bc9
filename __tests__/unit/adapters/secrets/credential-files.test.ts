import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileCredentials } from '../../../../src/adapters/secrets/credential-files.ts';
import { writeFiles } from '../../../support/repository.ts';

function folder(files: Readonly<Record<string, string>>): string {
  const top = mkdtempSync(join(tmpdir(), 'forge-credentials-'));
  writeFiles(top, files);
  return top;
}

test.each([
  ['.netrc', 'machine github.com login x password net-rc-value-1\n', 'net-rc-value-1'],
  ['.npmrc', '//registry.example.test/:_authToken=npm-auth-value-1\n', 'npm-auth-value-1'],
  ['.config/gh/hosts.yml', 'github.com:\n  oauth_token: gho-value-123456\n', 'gho-value-123456'],
  ['.git-credentials', 'https://me:url-value-123@github.com\n', 'url-value-123'],
  ['.docker/config.json', '{"auths":{"x":{"auth":"ZG9ja2VyLXZhbHVl"}}}', 'ZG9ja2VyLXZhbHVl'],
  ['.aws/credentials', '[default]\naws_secret_access_key = aws/Value+1234\n', 'aws/Value+1234'],
  [
    '.ssh/deploy',
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n-----END OPENSSH PRIVATE KEY-----\n',
    'b3BlbnNzaC1rZXk=',
  ],
])('finds the value in ~/%s', (path, text, value) => {
  expect(fileCredentials([folder({ [path]: text })], folder({}))).toEqual([value]);
});

test("takes the secrets of the workspace's .env files, and leaves ordinary settings and examples", () => {
  const root = folder({
    '.env':
      'PORT=3000\nNODE_ENV=development\nAPI_TOKEN="dot-env-value-1"\nDB=postgres://u:db-value-123@h/x\n',
    '.env.example': 'API_TOKEN=put-your-token-here-1\n',
  });
  expect(fileCredentials([], root)).toEqual(['dot-env-value-1', 'db-value-123']);
});

test('a word that stands in every other file is no secret to take out', () => {
  expect(fileCredentials([folder({ '.netrc': 'machine h login x password secret\n' })], folder({}))).toEqual(
    [],
  );
});

test('a pipe in the place of a file does not hold the run up', () => {
  const home = folder({});
  execFileSync('mkfifo', [join(home, '.netrc')]);
  expect(fileCredentials([home], folder({}))).toEqual([]);
});
