import { renderProblem, show } from '../settings/checks/problem.ts';
import { OPTIONS } from '../settings/options/options.ts';
import { parseFlags } from '../settings/sources/flags.ts';
import { overlayProblems } from '../settings/sources/overlay.ts';
import { knownNames } from '../settings/values/nearest.ts';
import type { CommandWords } from './command.ts';
import { type CommentFlags, type Skip, skip } from './decision.ts';

/**
 * The command-line flags that a comment may use: those that can only tighten. Source: issue "Triggers",
 * docs/configuration.md.
 */
export const COMMENT_FLAGS = [
  'max-files',
  'max-lines-changed',
  'max-tokens',
  'max-cost-usd',
  'max-turns',
  'timeout',
  'read-only',
  'deny',
  'strict',
] as const;

const KNOWN = COMMENT_FLAGS.map((name) => `--${name}`);
const SWITCHES = new Set(OPTIONS.filter(({ kind }) => kind === 'switch').map(({ flag }) => flag));

function isKnown(name: string): boolean {
  return COMMENT_FLAGS.some((known) => known === name);
}

/** Returns true if the word after this flag is its value. An unknown flag takes no value and is refused. */
export function takesValue(name: string): boolean {
  return isKnown(name) && !SWITCHES.has(name);
}

/** Checks a comment's flags as on the command line. Returns them, or the reason to refuse the whole command. */
export function commentFlags({ flags, almost }: CommandWords): CommentFlags | Skip {
  const unknown = flags.find(({ name }) => !isKnown(name));
  if (unknown !== undefined) {
    const flag = `--${unknown.name}`;
    return skip(
      'CFG-03',
      `the flag ${show(flag)} is not one that a comment may give, for a comment can only tighten: ${knownNames(flag, KNOWN)}. To speak of a flag in the task, put it in backticks`,
    );
  }
  const dashed = almost.find((word) => isKnown(word.replace(/^[^a-z]+/, '').replace(/[^a-z-].*$/, '')));
  if (dashed !== undefined) {
    return skip(
      'CFG-03',
      `${show(dashed)} looks like a flag, but does not begin with two hyphens: write them as --`,
    );
  }
  const { given } = parseFlags(
    flags.map(({ name, value }) => (value === null ? `--${name}` : `--${name}=${value}`)),
  );
  const problems = [...given.problems, ...overlayProblems(given.values)];
  return problems.length === 0 ? given.values : skip('CFG-01', problems.map(renderProblem).join('; '));
}
