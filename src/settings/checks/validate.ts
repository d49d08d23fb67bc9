import type { z } from 'zod';
import { ONCE, settingsSchema } from '../schema/schema.ts';
import { dotted, homeOfKey, knownKeys, type Path } from '../schema/shape.ts';
import { nearest } from '../values/nearest.ts';
import { show } from './problem.ts';

/** A problem in a configuration, before its place in the file is known. */
export interface Finding {
  /** Path to the value, or to the key itself if `at` is `key`. */
  readonly path: Path;
  readonly at: 'key' | 'value';
  /** True if the message needs the name of the key in front. */
  readonly subject: boolean;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** Names of ADR-012 that have another name here. Source: decision D30. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['maxiterations', 'constraints.max_turns'],
  ['iterations', 'constraints.max_turns'],
  ['tokenbudget', 'constraints.max_tokens'],
]);

/** Key names that must never be in a committed file. */
const KEY_NAMES: ReadonlySet<string> = new Set(['apikey', 'key', 'token', 'secret']);

/** Returns all problems that the schema finds in `data`, in no order. Empty for a valid configuration. */
export function findingsIn(data: unknown): readonly Finding[] {
  const result = settingsSchema.safeParse(data, ONCE);
  return result.success ? [] : result.error.issues.flatMap((issue) => findingsOf(issue, [], data));
}

/** Returns the value at `path`, or undefined. */
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

/** Reports a missing value, or a bare word instead of an object (`sandbox: off`) that is wrong. */
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

/**
 * Returns the issues of the union's alternative that the user probably meant: objects for an object, else the first
 * one.
 */
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
  if (newName !== undefined) return `unknown key "${key}": here it is called ${newName}; use that name`;
  if (folded === 'baseurl') {
    return `unknown key "${key}": the base URL cannot be set in the file, because it decides who receives the key; remove it, and set the input base-url, the flag --base-url or FORGE_BASE_URL`;
  }
  if (KEY_NAMES.has(folded)) {
    return `unknown key "${key}": keys cannot be set in the file; remove it, set FORGE_API_KEY or the input api-key, and revoke the key if it was committed`;
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

/** Describes the expected value. */
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
    return '"github-models" was retired on 2026-07-30: use openai-compatible with a base URL';
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

/** Ways to shorten a value that is too long, by the last part of its key. */
const SHORTER: Readonly<Record<string, string>> = {
  task: 'move it to a file in the repository and name that file in the task',
  custom: 'combine several checks in one module',
};

function tooLong(issue: z.core.$ZodIssueTooBig, value: unknown): string {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  const unit = issue.origin === 'string' ? 'characters' : 'entries';
  const remedy = SHORTER[String(issue.path.at(-1))] ?? 'use fewer, with * for similar ones';
  return `${length} ${unit}, at most ${issue.maximum} are allowed: ${remedy}`;
}
