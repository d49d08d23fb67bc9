import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const TESTS = join(ROOT, '__tests__');
const TEXT = readFileSync(join(ROOT, 'docs/internals/designs.md'), 'utf8');

const DESIGNS = ['ADR-0027', 'Controlled Edit Mode v1', 'ADR-012', 'ADR-0026', 'Safety Constraints'];

/** Names that must not get lost from the table. */
const NAMES = [
  ...['ConstraintManager', 'ConstraintConfig', 'FileModification', 'PatternMatcher', 'ConstraintViolation'],
  ...[
    'ViolationType',
    'ConstraintState',
    'ViolationRisk',
    'HeadlessExecutor',
    'QualityGate',
    'ArtifactWriter',
  ],
  ...['CommandQualityGate', 'GitManager', 'EventHandler', 'WithDisabledTools', 'ResourceConstraint'],
  ...['ResourceValidation', 'ResourceAction', 'ResourceContext', 'DefaultResourceConstraint'],
  ...['MaxIterationConstraint', 'TokenBudgetConstraint', 'TimeoutConstraint', 'CostLimitConstraint'],
  ...['IterationGuards', 'check_file_size', 'RateLimiter', 'is_path_protected', 'can_delete_file'],
  ...['is_command_blocked', 'validate_main_branch_commit', 'check_state_freshness', 'CheckpointService'],
  ...['edit_file', 'SessionState'],
];

/** The cells of every row of three or two, by the heading that it stands below; without the heads of tables. */
function rowsBelow(text: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n', 1);
      const lines = section.split('\n').filter((line) => line.startsWith('| '));
      return [heading, lines.slice(1).map((line) => line.slice(2, -2).split(' | '))];
    }),
  );
}

/** Why what a row names does not hold it; null where it does. */
function objection(cell: string): string | null {
  const [, bench] = /^bench `([^`]+)`$/.exec(cell) ?? [];
  if (bench !== undefined) return existsSync(join(ROOT, bench)) ? null : `no ${bench}`;
  const [, file = '', title = ''] = /^`([^`]+\.test\.ts)` "([^"]+)"$/.exec(cell) ?? [];
  if (file === '') return `names no test: ${cell}`;
  if (!existsSync(join(TESTS, file))) return `no ${file}`;
  return hasTitle(readFileSync(join(TESTS, file), 'utf8'), title) ? null : `no test "${title}" in ${file}`;
}

/** Whether these words stand in a text of the code, and not only in a remark. */
function hasTitle(code: string, title: string): boolean {
  return code
    .split('\n')
    .some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && /['"`]/.test(line) && line.includes(title));
}

const declared = (code: string, name: string): boolean =>
  new RegExp(`^export (async )?(class|const|function|interface|type) ${name}\\b`, 'm').test(code);

const TABLES = rowsBelow(TEXT);
const statements = [...TABLES].filter(([heading]) => heading !== 'Names').flatMap(([, rows]) => rows);
const names = TABLES.get('Names') ?? [];

const testFiles = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.test.ts'),
);

describe('docs/internals/designs.md', () => {
  it('has a table of each design, and of the names', () => {
    const headings = [...TABLES.keys()];
    expect(headings.map((heading) => heading.split(':')[0])).toEqual([...DESIGNS, 'Names']);
    for (const [heading, rows] of TABLES) expect(rows.length, heading).toBeGreaterThanOrEqual(20);
    for (const row of statements) expect(row, row.join(' | ')).toHaveLength(3);
  });

  it('has S-001 to S-015, and every guardrail of the controlled edit', () => {
    const sections = statements.map(([section = '']) => section);
    for (let number = 1; number <= 15; number += 1) {
      const seed = `S-${String(number).padStart(3, '0')}`;
      expect(
        sections.some((section) => section.startsWith(seed)),
        seed,
      ).toBe(true);
    }
    const guardrails = TABLES.get('Controlled Edit Mode v1')?.filter(([section]) => section === '1');
    expect(guardrails?.length).toBeGreaterThanOrEqual(7);
  });

  it('names for each statement a test that there is, or what measures it', () => {
    const objections = statements.map(([, , cell = '']) => objection(cell)).filter((each) => each !== null);
    expect(objections).toEqual([]);
  });

  it('names for each name something that there is', () => {
    const missing = names.flatMap(([, ours = '']) =>
      ours.split(', ').filter((each) => {
        const [, name = '', file = ''] = /^`(\w+)` in `(src\/[^`]+)`$/.exec(each) ?? [];
        return (
          !existsSync(join(ROOT, file)) ||
          file === '' ||
          !declared(readFileSync(join(ROOT, file), 'utf8'), name)
        );
      }),
    );
    expect(missing).toEqual([]);
  });

  it('has every name of the designs', () => {
    const theirs = names.flatMap(([cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(NAMES.filter((name) => !theirs.includes(name))).toEqual([]);
    expect(theirs).toEqual([...new Set(theirs)]);
  });

  it('would notice a test, a name or a file that is not there', () => {
    expect(objection('`architecture.test.ts` "no such title"')).toContain('no test');
    expect(objection('`nowhere.test.ts` "x"')).toContain('no nowhere');
    expect(objection('held by goodwill')).toContain('names no test');
    expect(objection('bench `bench/nothing.ts`')).toContain('no bench');
    expect(hasTitle("// test('only a remark')\n * 'only a remark'", 'only a remark')).toBe(false);
    expect(declared('const hidden = 1;\n// export const hidden', 'hidden')).toBe(false);
  });
});

/** A named test also runs: no file has a mark that leaves it out, and `tiers.test.ts` holds that CI runs every file. */
describe('every test of the suite', () => {
  it('carries no mark that keeps it, or the others, from running', () => {
    const mark =
      /^\s*(?:(?:describe|test|it|suite)(?:\.\w+)*\.(?:skip|only|todo|skipIf|runIf|fails)\b|(?:x|f)(?:it|test|describe)\()|\b(?:context|ctx|task)\.skip\(/m;
    const marked = testFiles.filter((path) => mark.test(readFileSync(join(TESTS, path), 'utf8')));
    expect(marked).toEqual([]);
    expect(mark.test("  it.concurrent.skip('x')")).toBe(true);
    expect(mark.test('test.runIf(false)')).toBe(true);
  });
});
