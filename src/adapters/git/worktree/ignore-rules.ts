import type { RawPath } from '../program/raw-path.ts';

/** One file of ignore rules: the folder its patterns are relative to, and its bytes as latin1. */
export interface RuleFile {
  readonly folder: RawPath;
  readonly text: string;
}

/**
 * Combines all rules into one list for the repository's root. `files` are in rising precedence: the user's excludes,
 * info/exclude, then .gitignore files, shallow before deep, because the last match wins. Source: gitignore(5).
 */
export function compileRules(files: readonly RuleFile[]): string {
  const lines = files.flatMap(({ folder, text }) => linesOf(text).map((rule) => rebaseRule(rule, folder)));
  return lines.map((rule) => `${rule}\n`).join('');
}

/** Returns the rules for paths that are all folders, without the trailing slash. Then git needs no disk access. */
export function folderRules(compiled: string): string {
  return compiled.replaceAll(/(?<=[^\\\n])\/$/gm, '');
}

/** Sorts .gitignore files by precedence. */
export function shallowFirst(a: RuleFile, b: RuleFile): number {
  return depth(a.folder) - depth(b.folder);
}

/** Returns a rule that matches exactly this path, whatever characters it has. */
export function ruleFor(path: RawPath): string {
  return `/${escaped(path)}`;
}

/**
 * Returns true if this rule file ignores everything in its folder: a rule for everything and no exception. Rules in
 * deeper folders cannot matter then.
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

/** Removes trailing spaces unless a backslash escapes one. */
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

/** Rewrites a rule of a deeper file for the root. */
function rebaseRule(rule: string, folder: RawPath): string {
  if (folder === '') return rule;
  const negated = rule[0] === '!';
  const pattern = negated ? rule.slice(1) : rule;
  const anchored = pattern.slice(0, -1).includes('/');
  const below = anchored ? pattern.replace(/^\//, '') : `**/${pattern}`;
  return `${negated ? '!' : ''}/${escaped(folder)}/${below}`;
}

/** Escapes a path for a rule. A line end in a name becomes `?`, which matches any character. */
function escaped(path: RawPath): string {
  return path.replaceAll(/[\\*?[\] ]/g, '\\$&').replaceAll(/[\r\n]/g, '?');
}

function depth(folder: RawPath): number {
  return folder === '' ? 0 : folder.split('/').length;
}
