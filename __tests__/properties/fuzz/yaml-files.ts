import fc from 'fast-check';
import { stringify } from 'yaml';
import { knownKeys } from '../../../src/settings/schema/shape.ts';
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
export const { document } = fc.letrec<{ document: object; value: unknown }>((tie) => ({
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

/** A configuration that the settings take. */
export const valid = fc.record(
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
/** A file as anybody may have written it: odd text, a good one damaged, odd keys and values, and traps. */
export const YAML = fc.oneof(
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
