import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { configurationSchema } from '../../src/settings/json-schema.ts';
import { loadRunRequest } from '../../src/settings/load.ts';
import { parseSettingsFile } from '../../src/settings/parse-file.ts';
import { type Problem, renderProblem } from '../../src/settings/problem.ts';
import { settingsSchema } from '../../src/settings/schema.ts';
import { knownKeys } from '../../src/settings/shape.ts';
import type { Property } from './property.ts';
import { type Mutation, mutated, mutationOf, oneOf, textOf } from './words.ts';

const SECTIONS = knownKeys([]);
const KEYS = [
  ...new Set([
    ...SECTIONS,
    ...SECTIONS.flatMap((section) => knownKeys([section])),
    ...knownKeys(['model', 'price']),
    ...knownKeys(['quality_gates', 0]),
    ...knownKeys(['on_failure', 'workspace']),
  ]),
];
const ODD_KEYS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'max_file',
  'Max_Files',
  'maxFiles',
  'max-files',
  'tokenBudget',
  'api_key',
  'base_url',
  '<<',
  '0',
  'null',
  '\u200b',
  'a\nb',
  'key: x',
  '*a',
  '? x',
  'task ',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  10,
  1e21,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  '',
  'x',
  'off',
  'auto',
  'none',
  'write',
  'rollback',
  'reject',
  'replay',
  '15m',
  '20MB',
  '1e3',
  '0x10',
  '~',
  '!x',
  'src/**',
  '../x',
  '{a,b}',
  '.env*',
  'npm test',
  'main',
  '\0',
  '\u202e',
  '\ud83d\ude00',
  'a\nb',
  [],
  {},
  [[]],
  [{}],
  ['src/**', 1],
  ['src/**', 'docs/**'],
  { none: 1 },
];

const key = fc.oneof({ weight: 6, arbitrary: oneOf(KEYS) }, { weight: 1, arbitrary: oneOf(ODD_KEYS) });
const { document } = fc.letrec<{ document: object; value: unknown }>((tie) => ({
  value: fc.oneof(
    { weight: 5, arbitrary: oneOf(VALUES) },
    { weight: 2, arbitrary: tie('document') },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
  ),
  document: fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map(owned),
}));

/** An object with these keys as its own, `__proto__` too. */
function owned(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

const valid = fc.record(
  {
    version: fc.constant(1),
    task: oneOf(['fix it', 'two\nlines', 'it: is "quoted"']),
    constraints: fc.record(
      {
        max_files: fc.nat(100),
        allowed_patterns: fc.subarray(['src/**', 'docs/*.md', '{a,b}/**']),
        timeout: oneOf(['15m', 90, '1h']),
        on_violation: oneOf([{}, { max_files: 'reject' }]),
      },
      { requiredKeys: [] },
    ),
    quality_gates: fc.array(
      fc.record({ name: fc.uuid(), command: fc.constant('npm test'), required: fc.boolean() }),
      { maxLength: 2 },
    ),
    sandbox: oneOf(['auto', 'off', { mode: 'required', network: ['api.example.com'] }]),
  },
  { requiredKeys: ['version'] },
);

const TOKENS = [
  '&a ',
  '*a',
  '*a\n',
  '&a [*a, *a]',
  '<<: *a',
  '!!js/function ',
  '!!binary ',
  '!!set ',
  '!!omap ',
  '!!int ',
  '!x ',
  '? ',
  ': ',
  '- ',
  '|\n  ',
  '>-\n ',
  '---\n',
  '...\n',
  '%YAML 1.1\n',
  '%TAG ! x\n',
  '\t',
  '\r\n',
  '#',
  "'",
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  '\ufeff',
  '\0',
  '0o17',
  '.inf',
  '.nan',
  '1_000',
  '9'.repeat(400),
  '[['.repeat(300),
  'yes',
  '2001-01-01',
  '\n',
  '\n  ',
  'mode: ',
  'constraints:\n  ',
  'max_files: 3\n',
  'task: x\n',
  'quality_gates:\n- ',
  '{a: 1, a: 2}',
];
const YAML = fc.oneof(
  { weight: 2, arbitrary: textOf(TOKENS, 20) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        valid.map((data) => stringify(data)),
        fc.array(mutationOf([...TOKENS, ...KEYS]), { maxLength: 4 }),
      )
      .map(([text, changes]: [string, Mutation[]]) => mutated(text, changes)),
  },
  { weight: 1, arbitrary: document.map((data) => stringify(data)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        oneOf(['a: &x [*x]\n', `${'- '.repeat(5000)}x\n`, `${'{a: '.repeat(3000)}\n`, bomb(9), bomb(3)]),
        textOf(TOKENS, 4),
      )
      .map((parts) => parts.join('')),
  },
);

/** Each level holds the one below ten times. */
function bomb(levels: number): string {
  const lines = Array.from(
    { length: levels },
    (_, at) =>
      `l${at}: &l${at} [${
        at === 0
          ? 'x'
          : Array(10)
              .fill(`*l${at - 1}`)
              .join(', ')
      }]`,
  );
  return `${lines.join('\n')}\ntask: *l${levels - 1}\n`;
}

const RULES = {
  knownConstraints: ['max_files', 'timeout', 'git_dir'],
  floors: { git_dir: 'reject' },
} as const;

/** Problems that are about the file as a whole stand nowhere in it. */
const WHOLE_FILE = /empty|nested too deeply|UTF-8|a binary file/;

function checkProblem(problem: Problem, source: string): void {
  const { where, message } = problem;
  assert.match(renderProblem(problem), /^[^\n\r]+$/);
  const place = /^c\.yml:(\d+):(\d+)$/.exec(where);
  if (place === null)
    return assert.ok(where === 'c.yml' && WHOLE_FILE.test(message), `no place: ${where}: ${message}`);
  const lines = source.split(/\r\n|\n/);
  const [line, column] = [Number(place[1]), Number(place[2])];
  assert.ok(line >= 1 && line <= lines.length + 1 && column >= 1, `no such place: ${where}`);
}

export const settingsOrProblems: Property<{ text: string }> = {
  name: 'any file gives settings, or problems with line and column',
  inputs: fc.record({ text: YAML }),
  holds: async ({ text }) => {
    const parsed = await parseSettingsFile('c.yml', Buffer.from(text), RULES);
    for (const problem of parsed.problems) checkProblem(problem, Buffer.from(text).toString());
    if (parsed.problems.length > 0) return;
    assert.notEqual(parsed.data, undefined);
    settingsSchema.parse(parsed.data);
  },
};

const published = new Ajv2020({ allErrors: true, strict: false, ownProperties: true }).compile(
  configurationSchema(),
);

/** The keys that nobody knows, as an independent reader of the published schema finds them. */
function unknownKeys(data: unknown): readonly string[] {
  published(data);
  return (published.errors ?? []).flatMap(({ keyword, params }) =>
    keyword === 'additionalProperties' ? [String(params.additionalProperty)] : [],
  );
}

export const noKeyIgnored: Property<{ data: unknown }> = {
  name: 'what the published schema does not know is a problem at its own place, and what is taken fits the schema',
  inputs: fc.record({
    data: fc.oneof(
      document,
      fc.tuple(valid, document).map(([one, other]) => ({ ...one, ...other })),
    ),
  }),
  holds: async ({ data }) => {
    // JSON is YAML; one key a line, so that a place says which key it is.
    const text = JSON.stringify(data, null, 1);
    const { problems } = await parseSettingsFile('c.yml', Buffer.from(text));
    for (const problem of problems) checkProblem(problem, text);
    const parsed: unknown = JSON.parse(text);
    if (problems.length === 0 && Object.keys(Object(parsed)).length > 0)
      assert.ok(published(parsed), JSON.stringify(published.errors));
    for (const name of unknownKeys(parsed)) {
      const found = problems.filter(({ message }) => message.includes(`key "${name}"`));
      assert.ok(found.length > 0, `key ${JSON.stringify(name)} was ignored`);
      for (const { where } of found) checkKeyAt(text, where, name);
    }
  },
};

function checkKeyAt(text: string, where: string, name: string): void {
  const [, line = '0', column = '0'] = /:(\d+):(\d+)$/.exec(where) ?? [];
  const there = (text.split('\n')[Number(line) - 1] ?? '').slice(Number(column) - 1);
  assert.ok(there.startsWith(JSON.stringify(name)), `${where} is not the place of ${name}`);
}

const WORDS = [
  'run',
  'headless',
  'demo',
  'verify',
  'schema',
  '--task',
  '--config',
  'c.yml',
  '--max-files',
  '--max-files=3',
  '--allow',
  'src/**',
  '--deny',
  '--strict',
  '--no-commit',
  '--sandbox',
  'off',
  '--json',
  '--',
  '-',
  '--=',
  '--task=',
  '--x',
  '-x',
  '--open-protected',
  '{..,a}',
  '!x',
  '--timeout',
  '5m',
  '--provider',
  'replay',
  '--model',
  's.json',
  '--branch',
  '',
];

export const anyRequest: Property<{ text: string; argv: string[]; inputs: [string, string][] }> = {
  name: 'any command line, inputs and file give a request, or problems that say where',
  inputs: fc.record({
    text: YAML,
    argv: fc.array(
      fc.oneof({ weight: 9, arbitrary: oneOf(WORDS) }, { weight: 1, arbitrary: fc.string({ maxLength: 8 }) }),
      { maxLength: 8 },
    ),
    inputs: fc.array(
      fc.tuple(
        oneOf([
          'INPUT_TASK',
          'INPUT_MAX-FILES',
          'INPUT_MODE',
          'INPUT_PROVIDER',
          'INPUT_MODEL',
          'INPUT_TIMEOUT',
          'INPUT_ALLOWED-PATTERNS',
          'INPUT_STRICT',
          'FORGE_MODEL',
          'FORGE_PROVIDER',
          'FORGE_BASE_URL',
          'FORGE_API_KEY',
          'HTTPS_PROXY',
        ]),
        oneOf(['', 'x', '3', 'true', 'off', 'http://[', 'src/**,!x', 'replay', '\n', 'https://a.example']),
      ),
      { maxLength: 5 },
    ),
  }),
  holds: async ({ text, argv, inputs }) => {
    const env = Object.fromEntries(inputs);
    const readFile = () => ({ kind: 'bytes', bytes: Buffer.from(text) }) as const;
    for (const door of ['cli', 'action'] as const) {
      const result = await loadRunRequest({ door, argv, env, cwd: '/', readFile, ...RULES });
      if (result.ok) assert.ok(result.request.task !== '' && Object.isFrozen(result.request.settings));
      else
        assert.ok(
          result.problems.length > 0 &&
            result.problems.every((each) => each.where !== '' && each.message !== ''),
        );
    }
  },
};
