import { COMMAND_LINE, type Problem, show } from '../checks/problem.ts';
import type { Option } from '../options/options.ts';
import { knownNames, nearest } from '../values/nearest.ts';
import { COMMANDS, type CommandName, flagsOf, isCommand, usageOf } from './commands.ts';
import { converted, type Given, type GivenValue } from './given.ts';
import { asWritten, type FlagWord, splitWords } from './words.ts';

export interface CommandLine {
  /**
   * `help` and `version` take precedence over everything else on the line, mistakes included. `unknown`: unknown
   * command.
   */
  readonly command: CommandName | 'version' | 'unknown';
  /** The command's word that is not a flag, such as the path of `explain`; null without one. */
  readonly operand: string | null;
  /** The values of the flags. For `run`, the operand is the value of `task`. */
  readonly given: Given;
}

const NOTHING: Given = { values: new Map(), problems: [] };

/**
 * Parses the arguments after the program's name. Pure: reads only its argument. Flags and operands may come in any order,
 * and after `--` every word is an operand. Text with white space is a task of `run`; a single word is a command.
 */
export function parseFlags(argv: readonly string[]): CommandLine {
  const words = argv[0] === 'headless' ? argv.slice(1) : argv;
  const first = firstOperand(words);
  const named = first !== null && isCommand(first.text) ? first.text : null;
  const plain = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
  if (plain.some((word) => word === '--help' || word === '-h'))
    return { command: 'help', operand: named, given: NOTHING };
  if (plain.some((word) => word === '--version' || word === '-V'))
    return { command: 'version', operand: null, given: NOTHING };
  if (first !== null && named !== null) return read(named, words.toSpliced(first.at, 1), true);
  if (first === null || first.at > 0 || isTask(first.text)) return read('run', words, false);
  return unknownCommand(first.text, words.slice(1));
}

/** The flags of all commands. Where two commands have the same flag, that of `run` counts. */
const EVERY_FLAG = asWritten([
  ...Object.keys(COMMANDS).filter(isCommand).flatMap(flagsOf),
  ...flagsOf('run'),
]);

/** Text for a task, not the name of a command. */
function isTask(text: string): boolean {
  return text === '' || /\s/.test(text);
}

/** Returns the first word before `--` that is not a flag or its value. */
function firstOperand(words: readonly string[]) {
  for (const word of splitWords(words, EVERY_FLAG)) if (word.flag === null && !word.isLiteral) return word;
  return null;
}

function read(command: CommandName, words: readonly string[], isNamed: boolean): CommandLine {
  const flags = asWritten(flagsOf(command));
  const values = new Map<string, GivenValue>();
  const problems: Problem[] = [];
  const operands: string[] = [];
  for (const word of splitWords(words, flags)) {
    if (word.flag === null) {
      const isAllowed = COMMANDS[command].operand !== null && operands.length === 0;
      if (isAllowed && (isNamed || word.isLiteral || isTask(word.text))) operands.push(word.text);
      else problems.push(stray(word.text));
      continue;
    }
    const { option, text } = word;
    const problem = option === undefined ? unknownFlag(word, command) : take(option, text, values);
    if (problem !== null) problems.push(problem);
  }
  const operand = operands[0] ?? null;
  problems.push(...operandProblems(command, operand, values));
  return { command, operand, given: { values, problems } };
}

/** Takes the task of `run` into the values. Returns what is wrong with an operand. */
function operandProblems(
  command: CommandName,
  text: string | null,
  values: Map<string, GivenValue>,
): readonly Problem[] {
  const { operand } = COMMANDS[command];
  if (operand === null) return [];
  const { name: where, isRequired } = operand;
  const usage = `forge-headless ${usageOf(command)}`;
  if (text === null) return isRequired ? [{ where, message: `is missing: write ${usage}` }] : [];
  if (command === 'help' && !isCommand(text)) return [{ where, message: unknownName(text) }];
  if (command !== 'run') return [];
  if (text.trim() === '') return [{ where, message: `is empty: write ${usage}` }];
  const problem = put({ key: 'task', kind: 'text', about: '' }, where, text, values);
  return problem === null ? [] : [problem];
}

/** Adds one flag to the values, or returns its problem. */
function take(option: Option, text: string | undefined, values: Map<string, GivenValue>): Problem | null {
  const where = `--${option.flag}`;
  if (option.kind === 'switch') {
    if (text !== undefined)
      return { where, message: `takes no value, got ${show(text)}: write ${where} alone` };
    return put(option, where, option.means, values);
  }
  if (text === undefined || (text.trim() === '' && option.mayBeEmpty !== true)) {
    return { where, message: `needs a value: write ${where} ${option.value ?? 'VALUE'}` };
  }
  const value = converted(option.kind, text);
  if (Array.isArray(value) && value.length === 0) {
    return { where, message: `contains only separators: write ${where} ${option.value ?? 'VALUE'}` };
  }
  return put(option, where, value, values);
}

function put(option: Option, where: string, value: unknown, values: Map<string, GivenValue>): Problem | null {
  const before = values.get(option.key);
  if (before === undefined) {
    values.set(option.key, { value, where });
    return null;
  }
  if (option.kind === 'list' && Array.isArray(before.value) && Array.isArray(value)) {
    values.set(option.key, { value: [...before.value, ...value], where });
    return null;
  }
  if (before.value === value) return null;
  if (before.where === where)
    return { where, message: 'is set twice with different values: keep only one of them' };
  return { where, message: `contradicts ${before.where}: keep only one of them` };
}

function unknownCommand(word: string, rest: readonly string[]): CommandLine {
  const message = `${unknownName(word)}. If it is a task, write more than one word in quotes, or use --task`;
  // The meaning of the rest of the line for an unknown command is not known.
  const { values } = read('run', rest, true).given;
  return {
    command: 'unknown',
    operand: null,
    given: { values, problems: [{ where: COMMAND_LINE, message }] },
  };
}

function unknownName(word: string): string {
  return `unknown command ${show(word)}: ${knownNames(word, Object.keys(COMMANDS))}`;
}

function unknownFlag({ flag: where }: FlagWord, command: CommandName): Problem {
  const name = where.replace(/^-+/, '');
  if (name === 'api-key') {
    const message =
      'is not a flag, because other users can see command lines: set FORGE_API_KEY in the environment instead';
    return { where: '--api-key', message };
  }
  const known = flagsOf(command).flatMap(({ flag }) => flag ?? []);
  if (known.length === 0) return { where, message: 'unknown flag: this command takes no flags' };
  const guess = nearest(name, known);
  const hint = guess === null ? '' : `did you mean "--${guess}"? `;
  const help = command === 'run' ? '--help' : `help ${command}`;
  return { where, message: `unknown flag: ${hint}see forge-headless ${help} for the list` };
}

function stray(word: string): Problem {
  return {
    where: COMMAND_LINE,
    message: `unexpected word ${show(word)}: write values after their flag, and quote text with spaces`,
  };
}
