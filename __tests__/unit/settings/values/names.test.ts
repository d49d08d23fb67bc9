import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { baseUrlProblem } from '../../../../src/settings/values/base-url.ts';
import { branchProblem } from '../../../../src/settings/values/names.ts';
import { editDistance, nearest } from '../../../../src/settings/values/nearest.ts';
import { parseDuration, parseSize } from '../../../../src/settings/values/units.ts';

function gitTakes(name: string): boolean {
  try {
    execFileSync('git', ['check-ref-format', '--branch', name], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH },
    });
    return true;
  } catch {
    return false;
  }
}

describe('a branch name', () => {
  it.each([
    'main',
    'forge/fix-1',
    'a.b',
    'ü',
    'a b',
    '-a',
    'a..b',
    'a@{b',
    'a/',
    '/a',
    'a//b',
    'a.lock',
    'a.lock/b',
    '.a',
    'a/.b',
    'a.',
    'a~1',
    'a^',
    'a:b',
    'a?',
    'a*',
    'a[b',
    'a\\b',
    'HEAD',
  ])('%j is judged as git judges it', (name) => {
    expect(branchProblem(name) === null).toBe(gitTakes(name));
  });

  it('is not @, which git reads as HEAD', () => {
    expect(branchProblem('@')).toContain('git reserves this name');
  });

  it('may be empty, for the branch that is checked out', () => {
    expect(branchProblem('')).toBeNull();
  });
});

describe('a base URL', () => {
  it.each([
    'https://gateway.example.com/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:8080',
    'http://127.1.2.3/',
    'http://[::1]:80/v1',
    'http://2130706433/',
  ])('%s is taken', (url) => {
    expect(baseUrlProblem(url)).toBeNull();
  });

  it.each([
    ['http://example.com/v1', 'only sent over TLS'],
    ['http://127.0.0.1.example.com', 'only sent over TLS'],
    ['http://localhost.example.com', 'only sent over TLS'],
    ['http://0.0.0.0', 'only sent over TLS'],
    ['https://user:secret@example.com', 'user name or password'],
    ['ftp://example.com', 'not a URL'],
    ['file:///etc/passwd', 'not a URL'],
    ['example.com', 'not a URL'],
    ['', 'not a URL'],
  ])('%s is refused', (url, message) => {
    expect(baseUrlProblem(url)).toContain(message);
    expect(baseUrlProblem(url)).not.toContain('secret');
  });
});

describe('a near name', () => {
  it.each([
    ['max_file', 'max_files'],
    ['MAX-FILES', 'max_files'],
    ['timeuot', 'timeout'],
  ])('%s is taken for %s', (word, name) => {
    expect(nearest(word, ['max_files', 'timeout', 'strict'])).toBe(name);
  });

  it('is not offered where nothing is near', () => {
    expect(nearest('colour', ['max_files', 'timeout'])).toBeNull();
    expect(nearest('x'.repeat(1000), ['x'.repeat(1001)])).toBeNull();
  });

  it('counts a swap of neighbours as one step', () => {
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });
});

describe('a unit', () => {
  it.each([
    ['300', 300_000],
    [300, 300_000],
    ['90s', 90_000],
    ['5m', 300_000],
    ['1.5h', 5_400_000],
    ['250ms', 250],
    ['-1', null],
    ['5 fish', null],
    ['0x10', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['597h', null],
    ['0', 0],
    ['0.0001', 1],
    ['0.4ms', 1],
  ])('%j is a duration of %j ms', (value, ms) => {
    expect(parseDuration(value)).toBe(ms);
  });

  it.each([
    ['1MB', 1_048_576],
    ['500kB', 512_000],
    [12, 12],
    ['1.1MB', 1_153_433],
    ['1000000GB', 1_000_000 * 1024 ** 3],
    [0.5, null],
    ['1.5b', null],
    ['1000001GB', null],
    ['', null],
  ])('%j is a size of %j bytes', (value, bytes) => {
    expect(parseSize(value)).toBe(bytes);
  });
});
