import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decidePath, type PathRules } from '../../../src/constraints/patterns/path-rules.ts';
import { buildPathRules } from '../../../src/constraints/registry.ts';
import { PROTECTED_PATHS, settingsSchema } from '../../../src/settings/schema/schema.ts';
import type { Property } from './property.ts';
import { oneOf } from './words.ts';

const settings = settingsSchema.parse({}).constraints;
const rules: PathRules = buildPathRules(settings, { openProtected: [], harness: ['.forge/artifacts'] });

/** Real paths of each protected pattern: the wildcard of `x/**` and `x*` filled in. */
const GUARDED = [
  ...PROTECTED_PATHS,
  '.git/**',
  'deep/in/.git/**',
  '.forge/artifacts/**',
  'vendor/**',
  'node_modules/**',
].flatMap((pattern) => [
  pattern.replace(/\/\*\*$/, ''),
  pattern.replace(/\*+$/, 'some/file'),
  `${pattern.replace(/\*+$/, 'x')}/y`,
]);

/** Changes that some file system takes for no change at all. Each is one way for one character. */
const LOOKALIKES: Readonly<Record<string, readonly string[]>> = { k: ['\u212a'], s: ['\u017f'] };
const UNSEEN = ['\u200b', '\u200c', '\u200d', '\u00ad', '\ufeff', '\u2060', '\ufe0f'];

interface Disguise {
  readonly kind: 'case' | 'twin' | 'unseen';
  readonly at: number;
  readonly pick: number;
}

function disguised(path: string, disguises: readonly Disguise[]): string {
  const letters = [...path];
  for (const { kind, at, pick } of disguises) {
    const index = at % letters.length;
    const letter = letters[index] ?? '';
    const plain = letter.toLowerCase();
    const twins = LOOKALIKES[plain] ?? [letter];
    if (kind === 'case') letters[index] = letter === plain ? letter.toUpperCase() : plain;
    else if (kind === 'twin') letters[index] = twins[pick % twins.length] ?? letter;
    else letters.splice(index, 0, UNSEEN[pick % UNSEEN.length] ?? '');
  }
  return letters.join('');
}

const disguise = fc.record({
  kind: oneOf(['case', 'twin', 'unseen'] as const),
  at: fc.nat(60),
  pick: fc.nat(10),
});

export const guardedInDisguise: Property<{ path: string; disguises: Disguise[] }> = {
  name: 'a protected or denied path is refused in every spelling that a file system takes for it',
  inputs: fc.record({ path: oneOf(GUARDED), disguises: fc.array(disguise, { maxLength: 6 }) }),
  holds: ({ path, disguises }) => {
    const spelled = disguised(path, disguises);
    for (const use of ['write', 'delete'] as const) {
      assert.equal(
        decidePath(spelled, rules, use).allowed,
        false,
        `${JSON.stringify(spelled)} may be used to ${use}`,
      );
    }
  },
};

const PARTS = [
  'src',
  'a.ts',
  '.github',
  'workflows',
  'github',
  'git',
  '.gitignore',
  '.gitattributes',
  'AGENTS.md',
  'agents',
  'docs',
  'CODEOWNERS',
  '.npmrc',
  '.yarnrc.yml',
  'yarnrc',
  '.forge',
  'forge',
  'vendor',
  'x_generated.go',
  'action.yml',
  '.git',
  'STATE.json',
  '.envrc',
  '.env',
  'key.pem',
  'id_rsa',
];
const plainPath = fc.array(oneOf(PARTS), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));

/** What the lists say of a plain path, by hand and slowly. */
function expected(path: string, use: 'read' | 'write' | 'delete'): boolean {
  const folded = path.toLowerCase();
  const names = folded.split('/');
  const at = (pattern: string): boolean => {
    const anywhere = pattern.startsWith('**/');
    const head = pattern
      .toLowerCase()
      .replace(/^\*\*\//, '')
      .replace(/\/\*\*$/, '');
    const tails = anywhere ? names.map((_, index) => names.slice(index).join('/')) : [folded];
    if (head.endsWith('*')) return tails.some((tail) => tail.startsWith(head.slice(0, -1)));
    return tails.some((tail) => tail === head || tail.startsWith(`${head}/`));
  };
  if (names.includes('.git') || at('.forge/artifacts')) return false;
  if (use === 'read')
    return !names.some((name) => name.startsWith('.env') || name.endsWith('.pem') || name.startsWith('id_'));
  if (PROTECTED_PATHS.some(at) || at('vendor/**') || at('node_modules/**')) return false;
  if (use === 'delete' && names.some((name) => name === 'state.json' || name === 'agent_link.md'))
    return false;
  return !names.some((name) => name.includes('_generated.'));
}

export const rulesAsListed: Property<{ path: string; use: 'read' | 'write' | 'delete' }> = {
  name: 'the rules say of a plain path what their lists say, and nothing more',
  inputs: fc.record({ path: plainPath, use: oneOf(['read', 'write', 'delete'] as const) }),
  holds: ({ path, use }) => {
    const decision = decidePath(path, rules, use);
    assert.equal(decision.allowed, expected(path, use), JSON.stringify(decision));
  },
};
