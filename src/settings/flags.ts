import { converted, type Given, type GivenValue } from './given.ts';
import { knownNames, nearest } from './nearest.ts';
import { OPTIONS, type Option } from './options.ts';
import { COMMAND_LINE, type Problem, show } from './problem.ts';

export const COMMANDS = {
  run: { about: 'let the agent do the task (the default)', flags: null },
  demo: {
    about: 'the main job on a throw-away repository, without a key',
    flags: ['json', 'quiet', 'verbose', 'debug'],
  },
  doctor: {
    about:
      'doctor [flags]: what is missing before a run with these flags, and the line that mends it; --sandbox without a MODE shows what a command would see here, and tries each boundary of the sandbox',
    flags: null,
  },
  explain: {
    about: 'explain PATH [flags]: which rule decides this path, and where the rule came from',
    flags: null,
  },
  verify: {
    about:
      "verify DIR [--commit SHA] [--workspace DIR]: check a run's record, and that the commit is what it made",
    flags: [],
  },
  schema: { about: 'print the JSON Schema of the configuration', flags: [] },
} as const satisfies Record<string, { readonly about: string; readonly flags: readonly string[] | null }>;

export type CommandName = keyof typeof COMMANDS;

export interface CommandLine {
  /** `help` and `version` win over everything else on the line, mistakes included. `unknown`: there is no such command. */
  readonly command: CommandName | 'help' | 'version' | 'unknown';
  readonly given: Given;
}

const SEE_HELP = 'forge-headless --help lists all there are';

/** What the arguments after the program's name say. Pure: reads nothing but its argument. */
export function parseFlags(argv: readonly string[]): CommandLine {
  if (argv.includes('--help') || argv.includes('-h')) return { command: 'help', given: NOTHING };
  if (argv.includes('--version')) return { command: 'version', given: NOTHING };
  const words = argv[0] === 'headless' ? argv.slice(1) : argv;
  const first = words[0];
  if (first === undefined || first.startsWith('-')) return { command: 'run', given: read('run', words) };
  if (isCommand(first)) return { command: first, given: read(first, words.slice(1)) };
  const known = knownNames(first, Object.keys(COMMANDS));
  const message = `unknown command ${show(first)}: ${known}. A task is given by --task`;
  // What the rest of the line would mean to it, or lacks, cannot be known.
  const { values } = read('run', words.slice(1));
  return { command: 'unknown', given: { values, problems: [{ where: COMMAND_LINE, message }] } };
}

/** The command that a line speaks of, whatever else is on it; null where it names none. */
export function topicOf(argv: readonly string[]): CommandName | null {
  const first = argv[0] === 'headless' ? argv[1] : argv[0];
  return first !== undefined && isCommand(first) ? first : null;
}

/** `doctor --sandbox` without a value asks for the trial of the sandbox; with one it is the setting. */
export function sandboxTrial(argv: readonly string[]): {
  readonly argv: readonly string[];
  readonly isTrial: boolean;
} {
  const rest = argv.filter((word, at) => word !== '--sandbox' || isValue(argv[at + 1]));
  return { argv: rest, isTrial: rest.length < argv.length };
}

const NOTHING: Given = { values: new Map(), problems: [] };

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word);
}

/** The flags that a command takes. */
export function flagsOf(command: CommandName): readonly Option[] {
  const names: readonly string[] | null = COMMANDS[command].flags;
  return OPTIONS.filter(({ flag }) => flag !== undefined && (names === null || names.includes(flag)));
}

function read(command: CommandName, words: readonly string[]): Given {
  const flags = new Map(flagsOf(command).map((option) => [option.flag ?? '', option]));
  const values = new Map<string, GivenValue>();
  const problems: Problem[] = [];
  let at = 0;
  while (at < words.length) {
    const word = split(words[at] ?? '');
    at++;
    const option = word === null ? undefined : flags.get(word.name);
    if (word === null || option === undefined) {
      problems.push(word === null ? stray(words[at - 1] ?? '') : unknownFlag(word.name, [...flags.keys()]));
      // What follows an unknown flag is its value, and no mistake of its own.
      if (word !== null && word.text === undefined && isValue(words[at])) at++;
      continue;
    }
    let text = word.text;
    if (option.kind !== 'switch' && text === undefined && isValue(words[at])) {
      text = words[at];
      at++;
    }
    const problem = take(option, text, values);
    if (problem !== null) problems.push(problem);
  }
  return { values, problems };
}

/** `--flag=value`, `--flag`; null where it is no flag at all. */
function split(word: string): { readonly name: string; readonly text: string | undefined } | null {
  if (!word.startsWith('--') || word === '--') return null;
  const equals = word.indexOf('=');
  if (equals < 0) return { name: word.slice(2), text: undefined };
  return { name: word.slice(2, equals), text: word.slice(equals + 1) };
}

/** A word that begins with two dashes is the next flag: a value like that is written `--flag=--value`. */
function isValue(word: string | undefined): boolean {
  return word !== undefined && !word.startsWith('--');
}

/** Puts one flag among the values, or says what is wrong with it. */
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
    return { where, message: `holds separators only: write ${where} ${option.value ?? 'VALUE'}` };
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
    return { where, message: 'is given twice with different values: keep one of them' };
  return { where, message: `contradicts ${before.where}: keep one of them` };
}

function unknownFlag(name: string, known: readonly string[]): Problem {
  if (name === 'api-key') {
    const message =
      'is no flag, for command lines are seen by others: set FORGE_API_KEY in the environment instead';
    return { where: '--api-key', message };
  }
  if (known.length === 0) return { where: `--${name}`, message: 'unknown flag: this command takes no flags' };
  const guess = nearest(name, known);
  const hint = guess === null ? '' : `did you mean "--${guess}"? `;
  return { where: `--${name}`, message: `unknown flag: ${hint}${SEE_HELP}` };
}

function stray(word: string): Problem {
  return {
    where: COMMAND_LINE,
    message: `unexpected word ${show(word)}: a value follows its flag, and text with spaces is quoted`,
  };
}
