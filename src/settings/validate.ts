import type { z } from 'zod';
import { nearest } from './nearest.ts';
import { show } from './problem.ts';
import { ONCE, settingsSchema } from './schema.ts';
import { dotted, homeOfKey, knownKeys, type Path } from './shape.ts';

/** Something wrong in a configuration, before it is known where it was written. */
export interface Finding {
  /** To the value; or to the key itself where `at` is `key`. */
  readonly path: Path;
  readonly at: 'key' | 'value';
  /** Whether the message must be told which key it is about. */
  readonly subject: boolean;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** Names of ADR-012 that this program has another word for. Source: DECISIONS D30. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['maxiterations', 'constraints.max_turns'],
  ['iterations', 'constraints.max_turns'],
  ['tokenbudget', 'constraints.max_tokens'],
]);

/** What must never stand in a file that is committed. */
const KEY_NAMES: ReadonlySet<string> = new Set(['apikey', 'key', 'token', 'secret']);

/** Everything the schema has against `data`, in no order. Empty where it is a valid configuration. */
export function findingsIn(data: unknown): readonly Finding[] {
  const result = settingsSchema.safeParse(data, ONCE);
  return result.success ? [] : result.error.issues.flatMap((issue) => findingsOf(issue, [], data));
}

/** The value at `path`; undefined where there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value: unknown = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function findingsOf(issue: Issue, before: Path, data: unknown): readonly Finding[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key));
  if (issue.code === 'invalid_key') {
    const message = issue.issues.map((inner) => inner.message).join('; ');
    return [{ path, at: 'key', subject: true, message }];
  }
  const value = valueAt(data, path);
  if (value === undefined && path.length > 0) return [absent(issue, path, data)];
  if (value === null) return [wrong(path, `has no value: ${expectation(issue)}, or remove the key`)];
  if (issue.code === 'invalid_union') {
    const branch = branchFor(issue, value);
    if (branch !== null) return branch.flatMap((inner) => findingsOf(inner, path, data));
  }
  return [wrong(path, complaint(issue, value))];
}

function wrong(path: Path, message: string): Finding {
  return { path, at: 'value', subject: true, message };
}

/** No value where one must be; or a bare word that stands for a key below it (`sandbox: off`), and is wrong. */
function absent(issue: Issue, path: Path, data: unknown): Finding {
  const above = path.slice(0, -1);
  const word = valueAt(data, above);
  if (typeof word === 'string') return wrong(above, complaint(issue, word));
  return {
    path: above,
    at: 'value',
    subject: true,
    message: `"${String(path.at(-1))}" is missing: add it`,
  };
}

/** The alternative that the user was writing: the one for objects if it is an object, else the first. */
function branchFor(issue: z.core.$ZodIssueInvalidUnion, value: unknown): readonly Issue[] | null {
  const own = issue.message !== 'Invalid input';
  if (own) return null;
  const deep = issue.errors.find((branch) =>
    branch.some((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'),
  );
  return (typeof value === 'object' ? deep : undefined) ?? issue.errors[0] ?? null;
}

function unknownKey(path: Path, key: string): Finding {
  const known = knownKeys(path);
  return { path: [...path, key], at: 'key', subject: false, message: unknownKeyMessage(path, key, known) };
}

function unknownKeyMessage(path: Path, key: string, known: readonly string[]): string {
  const folded = key.toLowerCase().replaceAll(/[-_]/g, '');
  const newName = OLD_NAMES.get(folded);
  if (newName !== undefined) return `unknown key "${key}": it is called ${newName} here, write that`;
  if (folded === 'baseurl') {
    return `unknown key "${key}": a base URL comes from the input base-url, the flag --base-url or FORGE_BASE_URL only, never from the file, for it decides who is sent the key; remove it`;
  }
  if (KEY_NAMES.has(folded)) {
    return `unknown key "${key}": keys come from the environment only (FORGE_API_KEY) or the input api-key; remove it, and revoke the key if it was committed`;
  }
  const home = known.includes(key) ? null : homeOfKey(key);
  const guess = home !== null && home !== dotted([...path, key]) ? home : nearest(key, known);
  const hint = guess === null ? '' : `: did you mean "${guess}"?`;
  const list =
    known.length === 0 ? '' : ` Known${path.length === 0 ? '' : ` in ${dotted(path)}`}: ${known.join(', ')}`;
  return `unknown key "${key}"${hint === '' && list !== '' ? '.' : hint}${list}`;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys and values',
  record: 'keys and values',
};

/** What should have been there, in words. */
function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.startsWith('expected')
        ? issue.message
        : `expected ${WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      if (issue.message.startsWith('expected')) return issue.message;
      return issue.values.length === 1
        ? `expected ${show(issue.values[0])}`
        : `expected one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return bounds(issue);
    default:
      return issue.message;
  }
}

function bounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (issue.message.startsWith('expected')) return issue.message;
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  return `expected ${limit}${unit}`;
}

function complaint(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_value' && value === 'github-models') {
    return '"github-models" is a service that was retired on 2026-07-30: use openai-compatible with a base URL';
  }
  const expected = expectation(issue);
  if (issue.code === 'custom' && !expected.startsWith('expected')) return expected;
  if (issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')) {
    return tooLong(issue, value);
  }
  const guess =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? nearest(value, issue.values.map(String))
      : null;
  return `${expected}, got ${show(value)}${guess === null ? '' : `: did you mean "${guess}"?`}`;
}

/** How what is too long is made shorter, by the last part of its key. */
const SHORTER: Readonly<Record<string, string>> = {
  task: 'put it into a file in the repository and name that file in the task',
  custom: 'put several checks into one module',
};

function tooLong(issue: z.core.$ZodIssueTooBig, value: unknown): string {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  const unit = issue.origin === 'string' ? 'characters' : 'entries';
  const remedy = SHORTER[String(issue.path.at(-1))] ?? 'write fewer, with * where they are alike';
  return `${length} ${unit}, at most ${issue.maximum} are taken: ${remedy}`;
}
