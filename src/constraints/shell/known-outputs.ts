import { baseName, isUnread, UNREAD } from './shell-reading.ts';
import type { ShellScope } from './shell-scope.ts';

export interface PrintCall {
  readonly args: readonly string[];
  /** Its standard input; UNREAD if unknown. */
  readonly input: string;
  readonly scope: ShellScope;
}

/** Programs that decode their input. */
export const DECODERS: ReadonlySet<string> = new Set(
  'base32 base64 basenc bunzip2 bzcat gunzip lz4 openssl rev tr unxz uudecode xxd xz xzcat zcat zstd'.split(
    ' ',
  ),
);

/** Returns what a program prints if that is known without running it; otherwise UNREAD. */
export function knownOutput(program: string, printing: PrintCall): string {
  const print = Object.hasOwn(PRINTERS, program) ? PRINTERS[program] : undefined;
  return print === undefined ? UNREAD : print(printing);
}

const PRINTERS: Readonly<Record<string, (printing: PrintCall) => string>> = {
  ':': () => '',
  '[': () => '',
  base64: decodeBase64,
  basename: ({ args: [path = '', suffix = ''] }) =>
    isUnread(path) ? UNREAD : `${withoutEnd(baseName(path), suffix)}\n`,
  cat: ({ args, input, scope }) => filesOf(args, input, scope),
  cd: () => '',
  echo: ({ args }) => echo(args),
  export: () => '',
  false: () => '',
  printf: ({ args }) => printf(args),
  pwd: ({ scope }) => `${scope.cwd}\n`,
  rev: ({ input }) =>
    input
      .split('\n')
      .map((line) => [...line].reverse().join(''))
      .join('\n'),
  set: () => '',
  tee: ({ input }) => input,
  test: () => '',
  tr: ({ args, input }) => translate(args, input),
  true: () => '',
  which: ({ args }) => `${args.filter((arg) => !arg.startsWith('-')).join('\n')}\n`,
  xxd: ({ args, input }) =>
    args.some((arg) => /^-\w*r/.test(arg)) && !isUnread(input)
      ? Buffer.from(input.replace(/\s+/g, ''), 'hex').toString('utf8')
      : UNREAD,
};

function withoutEnd(text: string, end: string): string {
  return end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text;
}

function filesOf(args: readonly string[], input: string, scope: ShellScope): string {
  const files = args.filter((arg) => arg === '-' || !arg.startsWith('-'));
  if (files.length === 0) return input;
  return files.map((file) => contentOf(file, input, scope)).join('');
}

/** Returns the content of a file that the script itself wrote. */
export function contentOf(file: string, input: string, scope: ShellScope): string {
  if (/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/.test(file)) return input;
  return scope.files.get(scope.absolute(file)) ?? UNREAD;
}

function echo(args: readonly string[]): string {
  let at = 0;
  while (/^-[neE]+$/.test(args[at] ?? '')) at += 1;
  const options = args.slice(0, at).join('');
  const text = args.slice(at).join(' ');
  const end = options.includes('n') ? '' : '\n';
  return `${options.includes('e') ? unescaped(text) : text}${end}`;
}

/** Returns the output of `printf`; UNREAD for a format with unsupported conversions. */
function printf(args: readonly string[]): string {
  if (args[0] === '-v') return '';
  const [format = '', ...values] = args[0] === '--' ? args.slice(1) : args;
  const left = [...values];
  let text = '';
  do {
    text += unescaped(format).replace(/%(?:%|[-\d.]*[a-zA-Z])/g, (spec) => {
      if (spec === '%%') return '%';
      const value = left.shift() ?? '';
      if (spec === '%s' || spec === '%d') return value;
      return spec === '%b' ? unescaped(value) : UNREAD;
    });
  } while (left.length > 0 && left.length < values.length && text.length < 65_536);
  return text;
}

const ESCAPE_CHARACTERS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  v: '\v',
};

function unescaped(text: string): string {
  return text.replace(/\\(x[\da-fA-F]{1,2}|u[\da-fA-F]{1,4}|0?[0-7]{1,3}|.)/gs, (whole, code: string) => {
    if (/^[xu]./.test(code)) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 255);
    return ESCAPE_CHARACTERS[code] ?? (code === '\\' ? '\\' : whole);
  });
}

function decodeBase64({ args, input, scope }: PrintCall): string {
  if (!args.some((arg) => /^(?:-[a-z]*[dD]|--d)/.test(arg))) {
    return isUnread(input) ? UNREAD : `${Buffer.from(input).toString('base64')}\n`;
  }
  const [file] = args.filter((arg) => !arg.startsWith('-'));
  const text = file === undefined ? input : contentOf(file, input, scope);
  return isUnread(text) ? UNREAD : Buffer.from(text, 'base64').toString('utf8');
}

function translate(args: readonly string[], input: string): string {
  const [from = '', to = ''] = args.filter((arg) => !arg.startsWith('-')).map(setOf);
  const deletes = args.some((arg) => /^-\w*d/.test(arg));
  if (args.some((arg) => /^-\w*[cCs]/.test(arg)) || isUnread(from) || isUnread(to)) return UNREAD;
  const mapped = [...input].map((sign) => {
    const at = from.indexOf(sign);
    if (at === -1) return sign;
    return deletes ? '' : (to[Math.min(at, to.length - 1)] ?? UNREAD);
  });
  return mapped.join('');
}

/** Returns the characters of a set of `tr` with ranges expanded; UNREAD for classes. */
function setOf(spelled: string): string {
  if (/\[[:=]/.test(spelled)) return UNREAD;
  return unescaped(spelled).replace(/(.)-(.)/gs, (whole, first: string, last: string) => {
    const [start, end] = [first.charCodeAt(0), last.charCodeAt(0)];
    if (end < start) return whole;
    return Array.from({ length: end - start + 1 }, (_, at) => String.fromCharCode(start + at)).join('');
  });
}
