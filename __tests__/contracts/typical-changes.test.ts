import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROVIDER_DEFINITIONS } from '../../src/adapters/models/providers/registry.ts';
import { REGISTRY } from '../../src/constraints/registry.ts';
import { PROVIDER_FACTS } from '../../src/core/model/providers.ts';
import { REPORT_FILES } from '../../src/core/run/report-files.ts';
import { emptyRecord } from '../../src/report/record/run-record.ts';
import { renderReports } from '../../src/report/reports.ts';
import { knownKeys } from '../../src/settings/schema/shape.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The source without comments, which may name anything. */
const SOURCES = new Map<string, string>(
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [`src/${file}`, codeOf(readFileSync(join(ROOT, 'src', file), 'utf8'))] as const),
);

function codeOf(text: string): string {
  return text.replaceAll(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm, '');
}

function filesWith(pattern: RegExp): readonly string[] {
  return [...SOURCES].filter(([, text]) => pattern.test(text)).map(([file]) => file);
}

/** Matches a name as a string, but not as the key of a type. */
function literal(name: string): RegExp {
  return new RegExp(`(?<!Settings\\[)'${name.replaceAll('.', '\\.')}'`);
}

/** The files that CONTRIBUTING.md lists for a change, in order. */
function listed(heading: string): readonly string[] {
  const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const section = page.split(`### ${heading}\n`)[1]?.split(/^##/m)[0] ?? '';
  return [...section.matchAll(/^\d\. `([^`]+)`:/gm)].map(([, file = '']) => file);
}

/** The other files that a list allows to name something, with what they name. */
type Uses = Readonly<Record<string, readonly string[]>>;

function usesOf(names: readonly string[], own: (file: string, name: string) => boolean): Uses {
  const uses: Record<string, string[]> = {};
  for (const name of names) {
    for (const file of filesWith(literal(name))) {
      if (!own(file, name)) uses[file] = [...(uses[file] ?? []), name];
    }
  }
  return uses;
}

/** The parts of the program that are about single constraints. A new constraint adds nothing here. */
const CONSTRAINT_USES: Uses = {
  // The wire name of another limit.
  'src/adapters/models/providers/openai-compatible.ts': ['max_tokens'],
  'src/constraints/patterns/path-finding.ts': [
    'git_dir',
    'protected_paths',
    'undeletable_files',
    'denied_reads',
    'denied_patterns',
    'allowed_patterns',
  ],
  'src/constraints/patterns/path-rules.ts': ['allowed_patterns'],
  'src/constraints/watched-paths.ts': ['protected_paths', 'undeletable_files'],
  // A violation type.
  'src/core/run/codes.ts': ['file_size'],
  'src/entry/cli/explain.ts': ['git_dir', 'protected_paths'],
  'src/report/alerts/watch-for-alerts.ts': [
    'git_dir',
    'force_push',
    'protected_paths',
    'undeletable_files',
    'read_rate',
    'write_rate',
    'commit_rate',
    'main_commit_rate',
  ],
  'src/report/record/call-rates.ts': ['read_rate', 'write_rate'],
  'src/report/record/limit-use.ts': [
    'max_files',
    'max_lines_changed',
    'max_bytes_changed',
    'max_turns',
    'max_tokens',
    'max_cost_usd',
  ],
  'src/run/budget/final-turn.ts': ['max_turns', 'max_tokens', 'max_cost_usd'],
  'src/run/calls/executor.ts': ['allowed_tools'],
  'src/run/compose-agent.ts': ['git_dir', 'protected_paths'],
  'src/run/controlled-edit/controlled-report.ts': ['protected_paths'],
  'src/run/doctor/repository-checks.ts': ['denied_reads'],
  'src/run/judging/constraint-enforcer.ts': ['git_dir'],
  'src/run/judging/custom-code.ts': ['git_dir', 'protected_paths'],
  'src/settings/checks/contradictions.ts': ['file_size'],
  'src/settings/schema/schema.ts': ['allowed_tools'],
  'src/trigger/tighten.ts': ['max_files', 'max_lines_changed', 'max_turns', 'max_tokens', 'max_cost_usd'],
};

/** The files that read reports again: they verify, recover, publish or move a record. A new report adds nothing here. */
const REPORT_USES: Uses = {
  'src/adapters/output/earlier-records.ts': ['execution.json'],
  'src/entry/cli/verify.ts': ['execution.json'],
  'src/run/finish/finish.ts': ['changes.patch'],
  'src/run/publish/artifact-contents.ts': ['execution.json', 'changes.patch'],
  'src/run/record/observers.ts': ['changes.patch'],
  'src/run/record/recover.ts': ['changes.patch'],
};

describe('a constraint', () => {
  const [rule = '', registry, codes, schema] = listed('A constraint');

  test('is listed with at most four files, which exist', () => {
    expect(listed('A constraint')).toHaveLength(4);
    expect(rule).toBe('src/constraints/<folder>/<name>.ts');
    for (const file of [registry, codes, schema]) expect(existsSync(join(ROOT, file ?? ''))).toBe(true);
  });

  test.each(REGISTRY.map((each) => [each.name, each] as const))('%s has one rule file', (name) => {
    const own = filesWith(new RegExp(`^  name: '${name}',$`, 'm'));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/^src\/constraints\/[a-z]+\/[a-z-]+\.ts$/);
    expect(SOURCES.get(registry ?? '')).toContain(`from '${own[0]?.replace('src/constraints/', './')}'`);
  });

  test('is in the registry, if it is defined', async () => {
    const found: string[] = [];
    for (const file of filesWith(/: ConstraintDefinition = \{|= (?:hazard|callRate|rateOfCommits)\(/)) {
      const module: Readonly<Record<string, unknown>> = await import(join(ROOT, file));
      for (const each of Object.values(module)) if (isDefinition(each)) found.push(each.name);
    }
    expect(found.sort()).toEqual(REGISTRY.map(({ name }) => name).sort());
  });

  test('has its setting in the schema', () => {
    for (const { setting } of REGISTRY) {
      const path = setting?.split('.') ?? [];
      if (setting !== undefined) {
        expect(knownKeys(['constraints', ...path.slice(0, -1)])).toContain(path.at(-1));
      }
    }
  });

  test('is named nowhere else, unless another part of the program is about this one', () => {
    // Names without an underscore are common words, and mean other things elsewhere.
    const names = REGISTRY.map(({ name }) => name).filter((name) => name.includes('_'));
    const own = (file: string, name: string) => SOURCES.get(file)?.includes(`\n  name: '${name}',`) === true;
    expect(usesOf(names, own)).toEqual(CONSTRAINT_USES);
  });
});

function isDefinition(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'checks' in value && 'name' in value;
}

describe('a provider', () => {
  const [facts, file = '', registry] = listed('A model provider');
  const ids = Object.keys(PROVIDER_FACTS);

  test('is listed with at most three files, which exist', () => {
    expect(listed('A model provider')).toHaveLength(3);
    for (const each of [facts, registry]) expect(existsSync(join(ROOT, each ?? ''))).toBe(true);
    expect(Object.keys(PROVIDER_DEFINITIONS)).toEqual(ids);
  });

  test.each(ids)('%s has its own file, which only the registry imports, and loads its package late', (id) => {
    const own = file.replace('<name>', id);
    expect(existsSync(join(ROOT, own))).toBe(true);
    expect(filesWith(new RegExp(`/${id}\\.ts'`))).toEqual([registry]);
    expect(SOURCES.get(own)).toMatch(/await import\('/);
  });

  test('is named nowhere else, nor are its key variable and its address', () => {
    const own = (place: string, id: string) => [facts, registry, file.replace('<name>', id)].includes(place);
    expect(usesOf(ids, own)).toEqual({ 'src/init/config-text.ts': ['anthropic'] });
    for (const [id, { keyVariable }] of Object.entries(PROVIDER_FACTS)) {
      if (keyVariable !== null) expect(filesWith(new RegExp(keyVariable))).toEqual([facts]);
      const { baseUrl } = PROVIDER_DEFINITIONS[id as keyof typeof PROVIDER_DEFINITIONS];
      if (baseUrl !== null) {
        expect(filesWith(new RegExp(new URL(baseUrl).host))).toEqual([file.replace('<name>', id)]);
      }
    }
  });
});

describe('a report', () => {
  const [own = '', table = '', renderers = ''] = listed('A report');
  const names = Object.keys(REPORT_FILES);

  test('is listed with at most three files, which exist', () => {
    expect(listed('A report')).toHaveLength(3);
    expect(own).toBe('src/report/files/<name>.ts');
    for (const file of [table, renderers]) expect(existsSync(join(ROOT, file))).toBe(true);
  });

  test('is made by a function, and can be turned off only by its setting', () => {
    const record = { ...emptyRecord('run-1', 0), mode: 'controlled-edit' as const };
    const extras = { patch: new Uint8Array(), auditRoot: null, reportDir: null };
    const all = { json: true, markdown: true, metrics: true, html: true, sarif: true };
    const none = { json: false, markdown: false, metrics: false, html: false, sarif: false };
    expect(
      renderReports(record, all, extras)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
    const always = Object.entries(REPORT_FILES).filter(([, { setting }]) => setting === null);
    expect(
      renderReports(record, none, extras)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(always.map(([name]) => name).sort());
  });

  test('is named nowhere else, unless the program reads it again', () => {
    const uses = usesOf(names, (file) => file === table || file === renderers);
    expect(uses).toEqual(REPORT_USES);
  });
});
