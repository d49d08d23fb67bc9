import { COMMAND_LINE, type Problem, show } from '../checks/problem.ts';
import { OPTIONS, type Option } from '../options/options.ts';
import { knownNames, nearest } from '../values/nearest.ts';
import { converted, type Given, type GivenValue } from './given.ts';

export const COMMANDS = {
  run: { about: 'Runs the agent on a task (default)', flags: null },
  demo: {
    about: 'Runs the main job on a throwaway repository, without a key',
    flags: ['json', 'quiet', 'verbose', 'debug'],
  },
  doctor: {
    about:
      'doctor [flags]: Shows what is missing before a run with these flags, and how to fix it. --sandbox without a MODE shows what a command would see here and tests each sandbox boundary',
    flags: null,
  },
  init: {
    about:
      'init [flags]: write .forge/headless-config.yml and a workflow for this repository; overwrites nothing',
    flags: ['workspace', 'json'],
  },
  explain: {
    about: 'explain PATH [flags]: Shows which rule decides this path and where the rule came from',
    flags: null,
  },
  verify: {
    about:
      "verify DIR [--commit SHA] [--workspace DIR]: Checks a run's record, and that the commit is what the run made",
    flags: [],
  },
  schema: { about: 'Prints the JSON Schema of the configuration', flags: [] },
} as const satisfies Record<string, { readonly about: string; readonly flags: readonly string[] | null }>;

export type CommandName = keyof typeof COMMANDS;

/** Flags of one command that do not configure a run. */
const OWN_FLAGS: Readonly<Partial<Record<CommandName, readonly Option[]>>> = {
  init: [
    {
      key: 'init.print',
      kind: 'switch',
      flag: 'print',
      means: true,
      about: 'print both files and write nothing',
    },
    {
      key: 'init.action',
      kind: 'text',
      flag: 'action',
      value: 'OWNER/REPO@REF',
      about: 'the action that the workflow uses',
    },
  ],
};

export interface CommandLine {
  /**
   * `help` and `version` take precedence over everything else on the line, mistakes included. `unknown`: unknown
   * command.
   */
  readonly command: CommandName | 'help' | 'version' | 'unknown';
  readonly given: Given;
}

const SEE_HELP = 'see forge-headless --help for the list';

/** Parses the arguments after the program's name. Pure: reads only its argument. */
export function parseFlags(argv: readonly string[]): CommandLine {
  if (argv.includes('--help') || argv.includes('-h')) return { command: 'help', given: NOTHING };
  if (argv.includes('--version')) return { command: 'version', given: NOTHING };
  const words = argv[0] === 'headless' ? argv.slice(1) : argv;
  const first = words[0];
  if (first === undefined || first.startsWith('-')) return { command: 'run', given: read('run', words) };
  if (isCommand(first)) return { command: first, given: read(first, words.slice(1)) };
  const known = knownNames(first, Object.keys(COMMANDS));
  const message = `unknown command ${show(first)}: ${known}. Use --task for the task`;
  // The meaning of the rest of the line for an unknown command is not known.
  const { values } = read('run', words.slice(1));
  return { command: 'unknown', given: { values, problems: [{ where: COMMAND_LINE, message }] } };
}

/** Returns the command that a line names, whatever else is on it; null if it names none. */
export function topicOf(argv: readonly string[]): CommandName | null {
  const first = argv[0] === 'headless' ? argv[1] : argv[0];
  return first !== undefined && isCommand(first) ? first : null;
}

/** Separates `doctor --sandbox` without a value, which tests the sandbox, from the setting with a value. */
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

/** Returns the flags of a command. */
export function flagsOf(command: CommandName): readonly Option[] {
  const names: readonly string[] | null = COMMANDS[command].flags;
  const shared = OPTIONS.filter(({ flag }) => flag !== undefined && (names === null || names.includes(flag)));
  return [...(OWN_FLAGS[command] ?? []), ...shared];
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
      // The word after an unknown flag is probably its value, so it is not reported too.
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

/** Splits `--flag=value` or `--flag`; null if the word is not a flag. */
function split(word: string): { readonly name: string; readonly text: string | undefined } | null {
  if (!word.startsWith('--') || word === '--') return null;
  const equals = word.indexOf('=');
  if (equals < 0) return { name: word.slice(2), text: undefined };
  return { name: word.slice(2, equals), text: word.slice(equals + 1) };
}

/**
 * Returns true if a word can be a value. With two leading dashes it is the next flag; such a value is written
 * `--flag=--value`.
 */
function isValue(word: string | undefined): boolean {
  return word !== undefined && !word.startsWith('--');
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

function unknownFlag(name: string, known: readonly string[]): Problem {
  if (name === 'api-key') {
    const message =
      'is not a flag, because other users can see command lines: set FORGE_API_KEY in the environment instead';
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
    message: `unexpected word ${show(word)}: write values after their flag, and quote text with spaces`,
  };
}
