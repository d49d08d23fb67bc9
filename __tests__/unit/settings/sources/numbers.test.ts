import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderProblem, show } from '../../../../src/settings/checks/problem.ts';
import { settingsSchema } from '../../../../src/settings/schema/schema.ts';
import { parseSettingsFile } from '../../../../src/settings/sources/parse-file.ts';

/** Every key of the schema that holds a number, dotted, with `0` for the first of a list. */
function numericKeys(schema: unknown, path = ''): readonly string[] {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  ) {
    return numericKeys(schema.def.innerType, path);
  }
  if (schema instanceof z.ZodPipe) {
    return numericKeys(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in, path);
  }
  if (schema instanceof z.ZodUnion) {
    return schema.def.options.flatMap((option: unknown) => numericKeys(option, path));
  }
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (schema instanceof z.ZodArray) return numericKeys(schema.def.element, below('0'));
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, unknown>> = schema.def.shape;
    return Object.entries(shape).flatMap(([key, inner]) => numericKeys(inner, below(key)));
  }
  return schema instanceof z.ZodNumber ? [path] : [];
}

const WHOLE = 'a whole number of at least 0';
const SOME = 'a whole number of at least 1';
const BYTES = 'whole bytes as a number, or a size such as 500kB or 1MB, at most 1000000GB';
const TIME = 'seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days';
const DOLLARS = 'a number from 0 to 1000000';
const HARD = 'at most 10MB: the hard limit can only be lowered';

interface Rule {
  /** What is said of a value that is no such number. */
  readonly rule: string;
  /** Of one that is too large, where that is said otherwise. */
  readonly tooLarge?: string;
  /** The least and the most that are taken. */
  readonly bounds: readonly [number | string, number | string];
  /** What lies just outside of them, as YAML. */
  readonly outside: readonly string[];
}

function whole(least: 0 | 1): Rule {
  const rule = least === 0 ? WHOLE : SOME;
  return {
    rule,
    tooLarge: `${rule} and at most 9007199254740991`,
    bounds: [least, Number.MAX_SAFE_INTEGER],
    outside: [String(least - 1), '0.5', '1.5', '"5"', '10MB', '5s'],
  };
}

const dollars: Rule = { rule: DOLLARS, bounds: [0, 1_000_000], outside: ['1000001', '"5"', '$5'] };
const bytes: Rule = { rule: BYTES, bounds: [0, '1000000GB'], outside: ['1000001GB', '0.5', '5s', '1_000'] };
const span: Rule = {
  rule: `more than 0 ${TIME}`,
  bounds: ['1ms', '596h'],
  outside: ['0', '0.0', '597h', '5MB', '1h30m'],
};

/** Every one there is: a new key has to say here what it takes. */
const RULES: Readonly<Record<string, Rule>> = {
  'model.max_output_tokens': whole(1),
  'model.context_window': whole(1),
  'model.temperature': { rule: 'a number from 0 to 2', bounds: [0, 2], outside: ['2.01', '"1"'] },
  'model.price.input': dollars,
  'model.price.output': dollars,
  'model.price.cache_read': dollars,
  'model.price.cache_write': dollars,
  'model.fallback.0.price.input': dollars,
  'model.fallback.0.price.output': dollars,
  'model.fallback.0.price.cache_read': dollars,
  'model.fallback.0.price.cache_write': dollars,
  'constraints.max_files': whole(0),
  'constraints.max_lines_changed': whole(0),
  'constraints.max_bytes_changed': bytes,
  'constraints.max_tokens': whole(0),
  'constraints.max_cost_usd': dollars,
  'constraints.max_turns': whole(1),
  'constraints.max_calls_per_turn': whole(1),
  'constraints.timeout': { rule: TIME, bounds: [0, '596h'], outside: ['597h', '5MB', '1h30m'] },
  'constraints.command_timeout': span,
  'constraints.max_rejections': whole(1),
  'constraints.warn_at': { rule: 'a number from 0 to 1', bounds: [0, 1], outside: ['1.01', '80%'] },
  'constraints.file_size.soft': { ...bytes, bounds: [0, '10MB'] },
  'constraints.file_size.hard': { ...bytes, bounds: [0, '10MB'] },
  'constraints.commit.max_files': whole(0),
  'constraints.commit.max_size': bytes,
  'constraints.rate_limits.file_reads': whole(0),
  'constraints.rate_limits.file_writes': whole(0),
  'constraints.rate_limits.commits': whole(0),
  'constraints.rate_limits.main_commits': whole(0),
  'constraints.open_files': whole(1),
  'constraints.state.max_age': span,
  'quality_gates.0.timeout': span,
  'quality_gates.0.max_retries': whole(0),
};

const KEYS = Object.entries(RULES);
const HUGE = ['1e308', '9007199254740993', '.inf'];
const NEVER_A_NUMBER = ['-1', '-0.5', '-.inf', '.nan', '5 apples', '"1,000"', '٣', 'true', '[1]', '{}', '""'];

/** What has to stand beside a key for a file to be whole. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  price: { input: 1, output: 1 },
  fallback: { name: 'openai/gpt-5' },
  quality_gates: { name: 'g', command: 'true' },
};

const HOLE = '"@"';

/** A file with `text` as the value of `key`, in YAML's JSON, and where it stands. */
function fileWith(key: string, text: string): { readonly source: string; readonly at: string } {
  const parts = key.split('.');
  const data = parts.reduceRight<unknown>((inner, part, at) => {
    const beside = BESIDE[parts[at - 1] ?? ''];
    return part === '0' ? [{ ...beside, ...Object(inner) }] : { ...beside, [part]: inner };
  }, '@');
  const before = JSON.stringify(data, null, 2);
  const lines = before.slice(0, before.indexOf(HOLE)).split('\n');
  return { source: before.replace(HOLE, text), at: `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}` };
}

async function problemsOf(source: string): Promise<readonly string[]> {
  return (await parseSettingsFile('c.yml', new TextEncoder().encode(source))).problems.map(renderProblem);
}

async function expectRefused(key: string, text: string, rule: string): Promise<void> {
  const { source, at } = fileWith(key, text);
  const { parse } = await import('yaml');
  expect(await problemsOf(source)).toEqual([
    `c.yml:${at}: ${key}: expected ${rule}, got ${show(parse(text))}`,
  ]);
}

describe('a key of the configuration that holds a number', () => {
  it('is one of these', () => {
    expect(numericKeys(settingsSchema).toSorted()).toEqual(Object.keys(RULES).toSorted());
  });

  it.each(KEYS)('%s refuses what is no number, with line, column, value and rule', async (key, { rule }) => {
    for (const text of NEVER_A_NUMBER) await expectRefused(key, text, rule);
  });

  it.each(KEYS)('%s refuses what lies just outside its bounds', async (key, { rule, outside }) => {
    for (const text of outside) await expectRefused(key, text, rule);
  });

  it.each(KEYS)('%s refuses what is huge, once', async (key, { rule, tooLarge = rule }) => {
    for (const text of HUGE) await expectRefused(key, text, text === '.inf' ? rule : tooLarge);
  });

  it.each(KEYS)('%s refuses to have no value', async (key, { rule }) => {
    const { source, at } = fileWith(key, 'null');
    expect(await problemsOf(source)).toEqual([
      `c.yml:${at}: ${key}: has no value: expected ${rule}, or remove the key`,
    ]);
  });

  it.each(KEYS)('%s takes its bounds', async (key, { bounds }) => {
    for (const bound of bounds) expect(await problemsOf(fileWith(key, String(bound)).source)).toEqual([]);
  });

  it.each(KEYS)('%s is taken, or refused by its name, whatever number it holds', async (key) => {
    await fc.assert(
      fc.asyncProperty(fc.double(), async (value) => {
        const text = Number.isNaN(value) ? '.nan' : String(value).replace('Infinity', '.inf');
        const problems = await problemsOf(fileWith(key, text).source);
        expect(problems.length).toBeLessThanOrEqual(1);
        for (const problem of problems)
          expect(problem).toMatch(new RegExp(`^c\\.yml:\\d+:\\d+: ${key}: expected `));
      }),
      { numRuns: 30 },
    );
  });

  const documented = readFileSync(resolve(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');

  it.each(KEYS.filter(([, { bounds }]) => bounds[0] === 0))('%s says what 0 means', (key) => {
    const row = documented
      .split('\n')
      .find((line) => line.startsWith(`| \`${key.replace('.0.', '[].')}\` |`));
    const meaning = row?.split(' | ').at(-1);
    expect(meaning).toMatch(/\b0\b/);
  });
});

describe('the hard limit on a file', () => {
  it('can only be lowered', async () => {
    for (const text of ['10485761', '10.1MB', '1GB'])
      await expectRefused('constraints.file_size.hard', text, HARD);
  });
});
