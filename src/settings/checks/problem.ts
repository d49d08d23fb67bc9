import { escapeControl } from '../../core/text/control-characters.ts';
/** One problem in the user's input, with its remedy. Never contains a key's value. */
export interface Problem {
  /** Its place: `file:line:column`, a flag, an input or an environment variable. */
  readonly where: string;
  /** Value, rule and remedy, in one line. */
  readonly message: string;
}

/** Maximum number of problems shown; the rest are counted. */
const MOST_PROBLEMS = 100;

/** Maximum characters of a shown value. */
const SHOWN = 60;

/** A longer word may be a key, so only this many of its characters are shown. */
const LONGEST_WORD = 16;

/** Returns a value for a message: JSON, on one line, cut if long. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length <= SHOWN ? text : `${cutWord(text.slice(0, SHOWN))}…`;
}

function cutWord(cut: string): string {
  const word = /[^\s"',;(){}[\]]*$/.exec(cut)?.[0] ?? '';
  return word.length <= LONGEST_WORD ? cut : cut.slice(0, cut.length - word.length + LONGEST_WORD / 2);
}

/** The place of a problem with the command line as a whole. */
export const COMMAND_LINE = 'command line';

/** Returns `.forge/headless-config.yml:4:3: unknown key "max_file": did you mean "max_files"? …`. */
export function renderProblem(problem: Problem): string {
  return escapeControl(`${problem.where}: ${problem.message}`);
}

/** Returns all problems, one per line. */
export function renderProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MOST_PROBLEMS).map(renderProblem);
  if (problems.length > MOST_PROBLEMS) lines.push(`and ${problems.length - MOST_PROBLEMS} more`);
  return lines.join('\n');
}
