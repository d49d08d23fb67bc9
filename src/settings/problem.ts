/** One thing wrong with what the user gave, and what to do about it. Never holds a key's value. */
export interface Problem {
  /** Where it stands: `file:line:column`, a flag, an input, an environment variable. */
  readonly where: string;
  /** Value, rule, remedy, in one line. */
  readonly message: string;
}

/** More than this many are not read by anybody; the rest are counted. */
const MOST_PROBLEMS = 100;

/** Shown values are cut here, in characters. */
const SHOWN = 60;

/** A word this long may be a key. Cut, it would not be known for one, so it is cut to less than any key shows. */
const LONGEST_WORD = 16;

/** A value as a message shows it: JSON, on one line, cut where long. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length <= SHOWN ? text : `${cutWord(text.slice(0, SHOWN))}…`;
}

function cutWord(cut: string): string {
  const word = /[^\s"',;(){}[\]]*$/.exec(cut)?.[0] ?? '';
  return word.length <= LONGEST_WORD ? cut : cut.slice(0, cut.length - word.length + LONGEST_WORD / 2);
}

/** What the line as a whole is called, where no one flag is at fault. */
export const COMMAND_LINE = 'command line';

/** `.forge/headless-config.yml:4:3: unknown key "max_file": did you mean "max_files"? …` */
export function renderProblem(problem: Problem): string {
  return oneLine(`${problem.where}: ${problem.message}`);
}

/** All of them, one a line. */
export function renderProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MOST_PROBLEMS).map(renderProblem);
  if (problems.length > MOST_PROBLEMS) lines.push(`and ${problems.length - MOST_PROBLEMS} more`);
  return lines.join('\n');
}

/** Control characters could end a line or steer a terminal: they are shown as escapes. */
function oneLine(text: string): string {
  return text.replaceAll(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
