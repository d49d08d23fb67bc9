import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forcedPushes, readShell } from '../../../../src/constraints/shell/read-shell.ts';
import { needing } from '../../../support/needs.ts';
import { HARMLESS, REFUSED, REWRITING } from '../../../unit/constraints/shell/forms.ts';

function verdict(script: string): readonly string[] {
  return forcedPushes(readShell(script, { root: '/w', cwd: '/w' }));
}

const ENV = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

describe('every form of a push by force', () => {
  const folder = mkdtempSync(join(tmpdir(), 'force-push-'));
  const template = join(folder, 'template');
  let published = '';
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, {
      cwd: template,
      env: { ...ENV, HOME: folder },
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();

  beforeAll(() => {
    mkdirSync(template);
    git('init', '-q', '--template=', '--bare', 'remote.git');
    git('init', '-q', '--template=', '-b', 'main', 'work');
    const work = (...args: readonly string[]): string => git('-C', 'work', ...args);
    for (const message of ['one', 'two']) work('commit', '-q', '--allow-empty', '-m', message);
    work('remote', 'add', 'origin', '../remote.git');
    work('push', '-q', '-u', 'origin', 'main');
    published = work('rev-parse', 'main');
    work('reset', '-q', '--hard', 'HEAD~1');
    work('commit', '-q', '--allow-empty', '-m', 'other');
    git('-C', 'remote.git', 'config', 'receive.denyDeleteCurrent', 'ignore');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function exitOf(program: string, args: readonly string[], cwd: string): Promise<number | null> {
    const env = { ...ENV, HOME: join(cwd, '..') };
    const child = spawn(program, args, { cwd, env, stdio: 'ignore', timeout: 20_000 });
    return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  }

  /** Whether bash and git, given this script, lose what was published on the remote's branch. */
  async function rewrites(script: string, index: number): Promise<boolean> {
    const place = join(folder, `${index}`);
    cpSync(template, place, { recursive: true });
    await exitOf('bash', ['-c', script], join(place, 'work'));
    const held = ['merge-base', '--is-ancestor', published, 'refs/heads/main'];
    const isLost = (await exitOf('git', held, join(place, 'remote.git'))) !== 0;
    rmSync(place, { recursive: true, force: true });
    return isLost;
  }

  needing('python3').test(
    'is told from harmless work exactly where git and bash tell them apart',
    async () => {
      const scripts = [...REWRITING, ...HARMLESS];
      const left = [...scripts.entries()];
      const rewritten = new Set<string>();
      const worker = async (): Promise<void> => {
        for (let next = left.pop(); next !== undefined; next = left.pop()) {
          const [index, script] = next;
          if (await rewrites(script, index)) rewritten.add(script);
        }
      };
      await Promise.all([worker(), worker(), worker(), worker()]);
      const isForced = (script: string): boolean => verdict(script).length > 0;
      expect(scripts.filter((script) => rewritten.has(script) && !isForced(script))).toEqual([]);
      expect(scripts.filter((script) => !rewritten.has(script) && isForced(script))).toEqual([]);
      expect(scripts.filter((script) => rewritten.has(script))).toEqual([...REWRITING]);
    },
    300_000,
  );

  it('is refused too where this git would not have it, or where it cannot be read', () => {
    expect(REFUSED.filter((script) => verdict(script).length === 0)).toEqual([]);
  });

  it('is in tables that are long enough to mean something', () => {
    expect(REWRITING.length).toBeGreaterThanOrEqual(150);
    expect(HARMLESS.length).toBeGreaterThanOrEqual(60);
  });
});

it('names the form', () => {
  expect(verdict('cd x && git push -uf origin main')).toEqual(['git push with -uf']);
  expect(verdict('git push origin "$B"; git push --mirror')).toEqual([
    'git push with words that cannot be read',
    'git push with --mirror',
  ]);
});
