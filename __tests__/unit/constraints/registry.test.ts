import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { constraintsDoc } from '../../../scripts/generate/constraints.ts';
import { PATH_RULES } from '../../../src/constraints/patterns/path-finding.ts';
import { CONSTRAINT_NAMES, FLOORS, phasesOf, REGISTRY } from '../../../src/constraints/registry.ts';
import { CODES, type Code } from '../../../src/core/run/codes.ts';

/** Codes that no constraint finds: a tool, a gate, the shell or the reader of events does. */
const FOUND_ELSEWHERE: readonly Code[] = [
  'PATCH-01',
  'PATCH-02',
  'PATCH-03',
  'EXEC-01',
  'EXEC-02',
  'EXEC-03',
  'EXEC-04',
  'EXEC-06',
  'NET-01',
  'NET-02',
  'NET-03',
  'ENV-01',
  'RUN-01',
  'RUN-02',
  'GIT-05',
  'CFG-01',
  'CFG-02',
  'CFG-03',
  'AUTH-01',
  'AUTH-02',
  'AUTH-03',
  'AUTH-04',
  'AUTH-05',
  'IN-01',
  'IN-02',
  'OUT-01',
  'OUT-02',
  'OUT-03',
  'ART-01',
  'GATE-01',
  'GATE-02',
  'GATE-03',
  'LIM-09',
  'PROTO-01',
  'SBX-01',
];

describe('the registry', () => {
  it('names each constraint once', () => {
    expect(new Set(CONSTRAINT_NAMES).size).toBe(REGISTRY.length);
  });

  it('has a constraint, or another place, for every code there is', () => {
    const found = REGISTRY.flatMap((each) => [each.code, ...(each.otherCodes ?? [])]);
    const missing = (Object.keys(CODES) as Code[]).filter(
      (code) => !found.includes(code) && !FOUND_ELSEWHERE.includes(code),
    );
    expect(missing).toEqual([]);
    expect(FOUND_ELSEWHERE.filter((code) => found.includes(code))).toEqual([]);
  });

  it('asks the rules on paths in the order that decides a path', () => {
    const order = CONSTRAINT_NAMES.filter((name) => PATH_RULES.some((rule) => rule === name));
    expect(order).toEqual([...PATH_RULES]);
  });

  it('gives each constraint something to look at, and words for the docs', () => {
    for (const definition of REGISTRY) {
      expect(phasesOf(definition)).not.toEqual([]);
      expect(definition.summary).toMatch(/^[A-Z`].{10,}\.$/);
      expect(definition.remedy).toMatch(/^\S.{3,}[^.]$/);
    }
  });

  it('holds the floors of the contract', () => {
    expect(FLOORS).toMatchObject({
      git_dir: 'reject',
      protected_paths: 'reject',
      undeletable_files: 'reject',
      timeout: 'emergency_stop',
      secrets: 'reject',
      force_push: 'reject',
    });
    expect(Object.keys(FLOORS)).not.toContain('max_files');
  });

  it('has the defaults of the contract', () => {
    const defaults = Object.fromEntries(REGISTRY.map((each) => [each.name, [each.code, each.response]]));
    expect(defaults).toMatchObject({
      allowed_tools: ['TOOL-01', 'reject'],
      interactive_tools: ['TOOL-02', 'reject'],
      max_files: ['LIM-01', 'graceful_exit'],
      max_lines_changed: ['LIM-02', 'graceful_exit'],
      max_bytes_changed: ['LIM-03', 'graceful_exit'],
      denied_patterns: ['FS-07', 'reject'],
      allowed_patterns: ['FS-08', 'reject'],
      denied_reads: ['FS-05', 'reject'],
      max_tokens: ['LIM-05', 'graceful_exit'],
      max_cost_usd: ['LIM-07', 'graceful_exit'],
      max_turns: ['LIM-04', 'graceful_exit'],
      timeout: ['LIM-06', 'emergency_stop'],
      git_dir: ['GIT-01', 'reject'],
      force_push: ['GIT-06', 'reject'],
      undeletable_files: ['FS-10', 'reject'],
      protected_paths: ['FS-04', 'reject'],
      secrets: ['SEC-01', 'reject'],
    });
  });
});

describe('the codes', () => {
  const families = [...new Set(Object.keys(CODES).map((code) => code.split('-')[0]))].join('|');
  const named = new RegExp(`(?<![\\w-])(?:${families})-\\d\\d(?![\\w-])`, 'g');
  const source = new URL('../../../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );

  it('that occur anywhere in src are all in the registry', () => {
    const unknown = files.flatMap((name) =>
      [...readFileSync(new URL(name, source), 'utf8').matchAll(named)]
        .filter(([code]) => !Object.hasOwn(CODES, code))
        .map(([code]) => `${name}: ${code}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });
});

describe('docs/constraints.md', () => {
  const text = constraintsDoc.make();

  it('has a row for every constraint, with its codes, default and remedy', () => {
    for (const { name, code, otherCodes = [], seed, designs = [], response, remedy } of REGISTRY) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row, name).toContain([code, ...otherCodes].join(', '));
      expect(row, name).toContain(response);
      expect(row, name).toContain(remedy);
      for (const each of [seed ?? [], designs].flat()) expect(row, name).toContain(each);
    }
  });

  it('has the limit of each constraint that has one, in the units of the file', () => {
    const limitOf = (name: string) =>
      text
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\` |`))
        ?.split(' | ')[3];
    expect(['max_files', 'timeout', 'file_size', 'read_rate', 'commit_size', 'secrets'].map(limitOf)).toEqual(
      ['`10`', '`15m`', 'soft `1MB`, hard `10MB`', '`300`', '`50MB`', '–'],
    );
  });

  it('has a row for every code, and none for a code there is not', () => {
    const rows = [...text.matchAll(/^\| ([A-Z]+-\d\d) \|/gm)].map(([, code]) => code);
    expect(rows).toEqual(Object.keys(CODES));
  });

  it('has no constraint that the registry does not know', () => {
    const rows = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual([...CONSTRAINT_NAMES]);
  });
});
