import { Minimatch } from 'minimatch';
import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { linesNotIn } from '../changes/line-matches.ts';
import { isGenerated } from '../changes/test-path.ts';
import type { GateReach } from '../commands/gate-commands.ts';

/** Tools that skip files that .gitignore names, even if git tracks them. */
const SKIP_IGNORED =
  /^(?:ruff|black|isort|prettier|biome|oxlint|oxfmt|dprint|eslint|rg|ripgrep|ag|fd|typos|cspell|rumdl|markdownlint-cli2|markdownlint|uv|knip|tokei|scc|ast-grep|sg|jscpd|mypy|xo|standard|semgrep|treefmt|stylua|turbo|nx)$/;

/** More wildcards in one part make matching slow. Such a pattern counts as one that hides every file. */
const MAX_WILDCARDS = 3;
const MAX_PATTERNS = 200;
/** Maximum number of hidden files that one finding counts. */
const MAX_HIDDEN = 1000;

/** A line of a .gitignore. */
interface Rule {
  readonly hides: boolean;
  readonly matches: (path: string) => boolean;
}

/** Finds new lines of a .gitignore that hide files of the commit from a tool that a gate runs. */
export function hiddenByGitignore(
  { path, before, after }: ChangedFile,
  { uses }: GateReach,
  paths: ReadonlySet<string>,
): readonly Finding[] {
  if (!/(?:^|\/)\.gitignore$/.test(path) || after === null || !uses(SKIP_IGNORED)) return [];
  const lines = linesNotIn(after, before ?? '');
  const shown = linesNotIn(before ?? '', after).some(({ text }) => text.startsWith('!'));
  if (lines.length === 0 && !shown) return [];
  const folder = path.slice(0, -'.gitignore'.length);
  const [was, is] = [rulesOf((before ?? '').split('\n')), rulesOf(after.split('\n'))];
  const fresh = rulesOf(lines.map(({ text }) => text)).filter(({ hides }) => hides);
  const isNewlyHidden = (name: string): boolean =>
    (shown || fresh.some(({ matches }) => matches(name))) && isHidden(name, is) && !isHidden(name, was);
  const hidden: string[] = [];
  for (const each of paths) {
    if (hidden.length >= MAX_HIDDEN || !each.startsWith(folder) || each === path || isGenerated(each))
      continue;
    if (isNewlyHidden(each.slice(folder.length))) hidden.push(each);
  }
  const [first] = hidden;
  if (first === undefined) return [];
  const [line] = lines;
  const more = hidden.length > 1 ? ` and ${hidden.length - 1} more` : '';
  const what = `hides ${excerpt(first)}${more} from tools that skip ignored files`;
  return [
    {
      rule: 'gate_configuration',
      path,
      line: line?.line ?? null,
      was: 'not hidden',
      is: line === undefined ? what : `"${excerpt(line.text)}" ${what}`,
    },
  ];
}

/** Returns true if the last rule that matches a path, or a folder around it, hides it. Source: gitignore(5). */
function isHidden(path: string, rules: readonly Rule[]): boolean {
  return rules.findLast(({ matches }) => matches(path))?.hides === true;
}

function rulesOf(lines: readonly string[]): readonly Rule[] {
  return lines
    .map((line) => line.replace(/(?<!\\)\s+$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, MAX_PATTERNS)
    .map(ruleOf);
}

function ruleOf(text: string): Rule {
  const hides = !text.startsWith('!');
  const pattern = text.replace(/^!/, '').replace(/\/$/, '');
  const parts = pattern.split('/');
  const isSlow = (marks: readonly string[] | null): boolean => (marks?.length ?? 0) > MAX_WILDCARDS;
  if (parts.some((part) => isSlow(part.match(/\*+/g))) || isSlow(pattern.match(/\*\*/g))) {
    return { hides, matches: () => hides };
  }
  const glob = parts.length > 1 ? pattern.replace(/^\//, '') : `**/${pattern}`;
  const options = { dot: true, nobrace: true, noext: true, nocomment: true, nonegate: true };
  const below = new Minimatch(`${glob}/**`, options);
  const itself = text.endsWith('/') ? null : new Minimatch(glob, options);
  return { hides, matches: (path) => itself?.match(path) === true || below.match(path) };
}
