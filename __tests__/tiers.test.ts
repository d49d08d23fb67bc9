import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import configuration from '../vitest.config.ts';
import { COMMANDS, TIERS, type TierName } from './tiers.ts';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync(['__tests__/**/*.test.ts', 'e2e/**/*.e2e.ts'], { cwd: ROOT });
const NAMES = Object.keys(TIERS) as readonly TierName[];

interface Project {
  readonly test: {
    readonly name: string;
    readonly include: readonly string[];
    readonly exclude: readonly string[];
  };
}

const projects = configuration.test?.projects as readonly Project[];

/** The tiers whose project has this file. */
function tiersOf(file: string): readonly string[] {
  const has = (globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(file, glob));
  return projects.filter(({ test }) => has(test.include) && !has(test.exclude)).map(({ test }) => test.name);
}

/** What a test file imports from `__tests__`, directly or not. */
function fixturesOf(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  for (const [, to = ''] of read(file).matchAll(/ from '(\.[^']+)'/g)) {
    const path = join(dirname(file), to);
    if (!path.startsWith('__tests__') || found.has(path) || !existsSync(join(ROOT, path))) continue;
    found.add(path);
    fixturesOf(path, found);
  }
  return found;
}

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

describe('the tiers of the suite', () => {
  it('have each test file exactly once', () => {
    expect(FILES.length).toBeGreaterThan(300);
    expect(FILES.filter((file) => tiersOf(file).length !== 1)).toEqual([]);
    expect(tiersOf('__tests__/runs/new.test.ts')).toEqual(['runs']);
    expect(tiersOf('__tests__/a-new-folder/new.test.ts')).toEqual([]);
  });

  it('name no file or folder that is gone', () => {
    const globs = Object.values(TIERS).flat();
    expect(globs.filter((glob) => !FILES.some((file) => matchesGlob(file, glob)))).toEqual([]);
  });

  it('share processes only where no fixture registers hooks, which the first file alone would get', () => {
    const withHooks = (file: string): boolean =>
      [...fixturesOf(file)].some((name) =>
        /^(?:beforeAll|afterAll|beforeEach|afterEach)\(/m.test(read(name)),
      );
    expect(withHooks('__tests__/unit/adapters/git/remote/fetch-commit.test.ts')).toBe(true);
    expect(FILES.filter((file) => tiersOf(file).includes('units') && withHooks(file))).toEqual([]);
  });

  it('leave no test out by its name', () => {
    expect([configuration.test?.testNamePattern, configuration.test?.exclude]).toEqual([
      undefined,
      undefined,
    ]);
    for (const { test } of projects) expect(test).not.toHaveProperty('testNamePattern');
  });

  it('are each run by a command, which is the script of that name', () => {
    expect(NAMES.filter((name) => !Object.values(COMMANDS).flat().includes(name))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json'));
    for (const [command, tiers] of Object.entries(COMMANDS)) {
      const wanted = ['vitest run', ...tiers.map((tier) => `--project ${tier}`)].join(' ');
      expect(scripts[command], command).toMatch(new RegExp(`(^| )${wanted}$`));
    }
  });

  it('are all run in CI, where a missing tool is a failure', () => {
    const [own, github] = [read('.ci/run'), read('.github/workflows/ci.yml')];
    for (const command of Object.keys(COMMANDS)) {
      const script = command === 'test' ? 'npm test' : `npm run ${command}`;
      expect(own, script).toMatch(new RegExp(`^${script}$`, 'm'));
      expect(github, script).toMatch(new RegExp(`^ +- run: ${script}$`, 'm'));
    }
    expect(own).toContain('export FORGE_TESTS_REQUIRE_ALL=1');
    expect(github).toContain("FORGE_TESTS_REQUIRE_ALL: '1'");
  });
});
