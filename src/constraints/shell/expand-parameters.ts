import type { ParameterExpansionPart, ParameterOperation, Word } from 'unbash';
import { isUnread, UNREAD } from './shell-reading.ts';
import type { ShellScope } from './shell-scope.ts';

/** The value of a parameter. A quoted list keeps its parts apart. */
export interface ParameterValue {
  readonly texts: readonly string[];
  readonly isList: boolean;
}

const NOTHING: ParameterValue = { texts: [], isList: true };
const UNKNOWN: ParameterValue = { texts: [UNREAD], isList: false };

const text = (value: string): ParameterValue => ({ texts: [value], isList: false });

/** Returns the value of `$name`; null if the script does not set it. */
export function knownValue(name: string, scope: ShellScope): ParameterValue | null {
  const { args, variables } = scope;
  if (name === '@' || name === '*') return args === null ? UNKNOWN : { texts: args, isList: name === '@' };
  if (name === '#') return args === null ? UNKNOWN : text(String(args.length));
  if (name === '0') return text('bash');
  if (/^[1-9]\d*$/.test(name)) {
    if (args === null) return UNKNOWN;
    const arg = args[Number(name) - 1];
    return arg === undefined ? NOTHING : text(arg);
  }
  const known = variables.get(name);
  if (known !== undefined) return text(known[0] ?? '');
  if (name === 'PWD') return text(scope.cwd);
  if (name === 'OLDPWD') return text(scope.before);
  if (name === 'IFS') return text(' \t\n');
  if (/^[?$!_-]$/.test(name)) return UNKNOWN;
  return null;
}

export interface ParameterTools {
  readonly scope: ShellScope;
  /** Returns a word as one text, without splitting. */
  readonly textOf: (word: Word) => string;
  readonly missing: (name: string) => void;
}

/** Returns the value of `${…}`, as far as the script alone defines it. */
export function parameterValue(part: ParameterExpansionPart, tools: ParameterTools): ParameterValue {
  const { scope, missing } = tools;
  const { operation, prefix } = part;
  if (operation?.type === 'Names') return UNKNOWN;
  const found = indexed(part, tools);
  if (found === null && operation?.type !== 'Default') {
    missing(part.parameter);
    return UNKNOWN;
  }
  const value = prefix === '!' ? indirectValue(found, scope) : found;
  if (prefix === '#') return value === null ? UNKNOWN : text(sizeOf(value));
  if (operation?.type === 'Default') return withDefault(operation, value, part.parameter, tools);
  if (value === null) return UNKNOWN;
  if (operation === undefined) return value;
  return { ...value, texts: value.texts.map((each) => operated(each, operation, tools)) };
}

function indexed(part: ParameterExpansionPart, { scope, textOf }: ParameterTools): ParameterValue | null {
  if (part.index === undefined) return knownValue(part.parameter, scope);
  const list = scope.variables.get(part.parameter);
  if (list === undefined) return null;
  const index = textOf(part.index);
  if (index === '@') return { texts: list, isList: true };
  if (index === '*') return text(list.join(' '));
  const at = /^-?\d+$/.test(index) ? list.at(Number(index)) : UNREAD;
  return at === undefined ? NOTHING : text(at);
}

function indirectValue(value: ParameterValue | null, scope: ShellScope): ParameterValue | null {
  const name = value?.texts[0] ?? UNREAD;
  return isUnread(name) ? UNKNOWN : knownValue(name, scope);
}

function sizeOf({ texts, isList }: ParameterValue): string {
  if (isList) return String(texts.length);
  const [first = ''] = texts;
  return isUnread(first) ? UNREAD : String(first.length);
}

type Default = Extract<ParameterOperation, { readonly type: 'Default' }>;

/**
 * A variable that the script does not set is probably unset, but may come from the environment, so the value is marked.
 */
function withDefault(
  operation: Default,
  value: ParameterValue | null,
  name: string,
  tools: ParameterTools,
): ParameterValue {
  const operand = tools.textOf(operation.operand);
  const [first = ''] = value?.texts ?? [];
  if (operation.operator === '+' || operation.operator === ':+') {
    if (value === null || isUnread(first)) return text(`${operand}${UNREAD}`);
    return first === '' && operation.operator === ':+' ? NOTHING : text(operand);
  }
  if (value === null) {
    tools.missing(name);
    if (operation.operator.endsWith('=')) tools.scope.set(name, [`${operand}${UNREAD}`]);
    return text(`${operand}${UNREAD}`);
  }
  if (value.texts.length > 0 && (first !== '' || !operation.operator.startsWith(':'))) return value;
  if (operation.operator.endsWith('=')) tools.scope.set(name, [operand]);
  return text(operand);
}

/** Longer values are not cut or replaced in, because patterns can take long on them. */
const MAX_VALUE_CHARS = 4096;

function operated(value: string, operation: ParameterOperation, { textOf }: ParameterTools): string {
  if (isUnread(value) || value.length > MAX_VALUE_CHARS) return UNREAD;
  switch (operation.type) {
    case 'Remove': {
      const isSuffix = operation.operator.startsWith('%');
      const pattern = patternOf(textOf(operation.operand), operation.operator.length === 2);
      if (pattern === null) return UNREAD;
      return isSuffix ? withoutSuffix(value, pattern) : value.replace(new RegExp(`^${pattern}`, 's'), '');
    }
    case 'Replace': {
      const pattern = patternOf(textOf(operation.pattern), true);
      const replacement = textOf(operation.replacement);
      if (pattern === null || pattern === '') return UNREAD;
      const anchored =
        operation.operator === '/#' ? `^${pattern}` : operation.operator === '/%' ? `${pattern}$` : pattern;
      return value.replace(new RegExp(anchored, operation.operator === '//' ? 'gs' : 's'), () => replacement);
    }
    case 'Slice': {
      const offset = numberIn(textOf(operation.offset));
      const length = operation.length === undefined ? value.length : numberIn(textOf(operation.length));
      if (offset === null || length === null) return UNREAD;
      const from = offset < 0 ? Math.max(0, value.length + offset) : offset;
      return length < 0 ? value.slice(from, length) : value.slice(from, from + length);
    }
    case 'CaseModification': {
      if (operation.operand !== undefined) return UNREAD;
      const change = (part: string): string =>
        operation.operator.startsWith('^') ? part.toUpperCase() : part.toLowerCase();
      return operation.operator.length === 2
        ? change(value)
        : `${change(value.slice(0, 1))}${value.slice(1)}`;
    }
    default:
      return UNREAD;
  }
}

function numberIn(spelled: string): number | null {
  const trimmed = spelled.trim();
  return /^\(?-?\d{1,6}\)?$/.test(trimmed) ? Number(trimmed.replace(/[()]/g, '')) : null;
}

/** Returns a shell pattern as a regular expression; null if it has more than two stars and question marks. */
function patternOf(pattern: string, greedy: boolean): string | null {
  if (isUnread(pattern) || /[[\]]|[?*+@!]\(/.test(pattern) || pattern.split('*').length > 3) return null;
  const star = greedy ? '.*' : '.*?';
  return pattern.replace(/[\\^$.|+(){}*?]/g, (sign) =>
    sign === '*' ? star : sign === '?' ? '.' : `\\${sign}`,
  );
}

/**
 * Removes the shortest or longest matching suffix. Tries each start, because an expression alone would find the first
 * one.
 */
function withoutSuffix(value: string, pattern: string): string {
  const whole = new RegExp(`^${pattern}$`, 's');
  const starts = Array.from({ length: value.length + 1 }, (_, index) => index);
  const ordered = pattern.includes('.*?') ? starts.reverse() : starts;
  const at = ordered.find((start) => whole.test(value.slice(start)));
  return at === undefined ? value : value.slice(0, at);
}
