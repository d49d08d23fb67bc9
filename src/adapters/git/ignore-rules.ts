import type { RawPath } from './raw-path.ts';

/** One file of ignore rules: the folder its patterns are relative to, and its bytes as latin1. */
export interface RuleFile {
  readonly folder: RawPath;
  readonly text: string;
}

/**
 * All rules in one list that means the same at the repository's root. `files` come in rising precedence: the
 * user's own excludes, info/exclude, then .gitignore files, shallow before deep; in git's ignore lists the last
 * match wins. Source: gitignore(5).
 */
export function compileRules(files: readonly RuleFile[]): string {
  const lines = files.flatMap(({ folder, text }) => linesOf(text).map((rule) => rebase(rule, folder)));
  return lines.map((rule) => `${rule}\n`).join('');
}

/**
 * Compiled rules as they read where every path is a folder: without the slash that says so. Then no disk has to
 * be looked at for an answer.
 */
export function folderRules(compiled: string): string {
  return compiled.replaceAll(/(?<=[^\\\n])\/$/gm, '');
}

/** .gitignore files in the order of their precedence. */
export function shallowFirst(a: RuleFile, b: RuleFile): number {
  return depth(a.folder) - depth(b.folder);
}

/** A rule that matches exactly this path, whatever characters are in it. */
export function ruleFor(path: RawPath): string {
  return `/${escaped(path)}`;
}

/**
 * Whether a folder with this rule file holds nothing but ignored paths: a rule for everything, and none that
 * takes something back. No rule below such a folder can matter.
 */
export function ignoresAll(text: string): boolean {
  const rules = linesOf(text);
  return (
    rules.some((rule) => ['*', '/*', '**', '**/*'].includes(rule)) && !rules.some((rule) => rule[0] === '!')
  );
}

function linesOf(text: string): string[] {
  const withoutMark = text.startsWith('\xef\xbb\xbf') ? text.slice(3) : text;
  return withoutMark
    .split('\n')
    .map((rule) => trimEnd(rule.endsWith('\r') ? rule.slice(0, -1) : rule))
    .filter((rule) => rule !== '' && rule[0] !== '#');
}

/** Trailing spaces go, unless a backslash keeps one. */
function trimEnd(rule: string): string {
  let end = rule.length;
  while (end > 0 && rule[end - 1] === ' ') {
    if (isEscaped(rule, end - 1)) break;
    end--;
  }
  return rule.slice(0, end);
}

function isEscaped(rule: string, at: number): boolean {
  let slashes = 0;
  while (rule[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}

/** A rule of a deeper file, as the root would write it. */
function rebase(rule: string, folder: RawPath): string {
  if (folder === '') return rule;
  const negated = rule[0] === '!';
  const pattern = negated ? rule.slice(1) : rule;
  const anchored = pattern.slice(0, -1).includes('/');
  const below = anchored ? pattern.replace(/^\//, '') : `**/${pattern}`;
  return `${negated ? '!' : ''}/${escaped(folder)}/${below}`;
}

/** A rule ends with its line, so a line end within a name is stood for by `?`: any one character. */
function escaped(path: RawPath): string {
  return path.replaceAll(/[\\*?[\] ]/g, '\\$&').replaceAll(/[\r\n]/g, '?');
}

function depth(folder: RawPath): number {
  return folder === '' ? 0 : folder.split('/').length;
}
