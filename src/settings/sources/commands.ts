import { OPTIONS, type Option } from '../options/options.ts';

/** A command's word that is not a flag: the task of `run`, the path of `explain`. */
export interface Operand {
  /** Its name in usage lines and messages. */
  readonly name: string;
  readonly isRequired: boolean;
}

/** One command of the command line. The parser, the help text and the docs are derived from these. */
export interface Command {
  readonly about: string;
  /** null: it takes flags only. */
  readonly operand: Operand | null;
  /** The flags of `run` that it takes, by name; null: all of them. */
  readonly takes: readonly string[] | null;
  /** The flags that its help lists, if not all that it takes have an effect. */
  readonly lists?: readonly string[];
  /** Flags that only this command has. They do not configure a run. */
  readonly own: readonly Option[];
  /** Command lines without the program's name, each with its purpose. */
  readonly examples: readonly (readonly [line: string, purpose: string])[];
}

/** Flags that decide which paths the agent may read and write. */
const PATH_FLAGS = ['config', 'workspace', 'mode', 'read-only', 'profile', 'allow', 'deny', 'open-protected'];

const INIT_OPTIONS: readonly Option[] = [
  {
    key: 'init.print',
    kind: 'switch',
    flag: 'print',
    means: true,
    about: 'Print both files and write nothing.',
  },
  {
    key: 'init.action',
    kind: 'text',
    flag: 'action',
    value: 'OWNER/REPO@REF',
    about: 'The action that the workflow uses.',
  },
];

const VERIFY_OPTIONS: readonly Option[] = [
  {
    key: 'verify.commit',
    kind: 'text',
    flag: 'commit',
    value: 'SHA',
    about: 'Also check that this commit is what the run made.',
  },
  {
    key: 'verify.workspace',
    kind: 'text',
    flag: 'workspace',
    value: 'DIR',
    about: 'Repository of the commit. Defaults to the current folder.',
  },
];

const DEFINED = {
  run: {
    about: 'Runs the agent on a task (default)',
    operand: { name: 'TASK', isRequired: false },
    takes: null,
    own: [],
    examples: [
      ['"Fix the lint errors"', 'run one task'],
      ['--task-file task.md --max-files 5 --max-cost-usd 2', 'with limits'],
      ['"Review src/ for races" --read-only > review.md', 'read, change nothing'],
      ['"Update the docs" --create-pr --branch bot/docs', 'open a pull request'],
      ['--task - < task.md', 'read the task from stdin'],
    ],
  },
  demo: {
    about: 'Runs the main job on a throwaway repository, without a key',
    operand: null,
    takes: ['json', 'quiet', 'verbose', 'debug'],
    own: [],
    examples: [['demo', 'see a whole run; its last lines name the report']],
  },
  doctor: {
    about: 'Shows what is missing before a run with these flags, and how to fix it',
    operand: null,
    takes: null,
    own: [],
    examples: [
      ['doctor', 'check this machine, the settings, the key and the gates'],
      ['doctor --sandbox', 'show what a command would see here, and test each sandbox boundary'],
    ],
  },
  init: {
    about: 'Writes .forge/headless-config.yml and a workflow for this repository; overwrites nothing',
    operand: null,
    takes: ['workspace', 'json'],
    own: INIT_OPTIONS,
    examples: [
      ['init', 'write both files'],
      ['init --print', 'only show them'],
    ],
  },
  explain: {
    about: 'Shows which rule decides this path and where the rule came from',
    operand: { name: 'PATH', isRequired: true },
    takes: null,
    lists: [...PATH_FLAGS, 'output-dir', 'json'],
    own: [],
    examples: [
      ['explain src/app.ts', 'relative to the workspace'],
      ["explain package.json --deny '*.json' --json", 'with a flag of the run, as JSON'],
    ],
  },
  verify: {
    about: "Checks a run's record, and with --commit that the commit is what the run made",
    operand: { name: 'DIR', isRequired: true },
    takes: ['json'],
    own: VERIFY_OPTIONS,
    examples: [
      ['verify .forge/artifacts', 'check the folder of the reports'],
      ['verify .forge/artifacts --commit HEAD', 'also check the commit'],
    ],
  },
  schema: {
    about: 'Prints the JSON Schema of the configuration',
    operand: null,
    takes: [],
    own: [],
    examples: [['schema > headless-config.schema.json', 'for editors and other tools']],
  },
  help: {
    about: 'Shows the help of a command, or of all',
    operand: { name: 'COMMAND', isRequired: false },
    takes: [],
    own: [],
    examples: [['help verify', 'the same as verify --help']],
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof DEFINED;

/** All commands, in the order in which help lists them. */
export const COMMANDS: Readonly<Record<CommandName, Command>> = DEFINED;

export function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word);
}

/** Returns the flags of a command, its own first. */
export function flagsOf(command: CommandName): readonly Option[] {
  const { own, takes } = COMMANDS[command];
  const names = new Set(own.map(({ flag }) => flag));
  const taken = OPTIONS.filter(({ flag }) => flag !== undefined && (takes === null || takes.includes(flag)));
  return [...own, ...taken.filter(({ flag }) => !names.has(flag))];
}

/** Returns `explain PATH [flags]`: the words of a command line in order. */
export function usageOf(command: CommandName): string {
  const { operand } = COMMANDS[command];
  const word = operand === null ? [] : [operand.isRequired ? operand.name : `[${operand.name}]`];
  const flags = flagsOf(command).length === 0 ? [] : ['[flags]'];
  return [command === 'run' ? '[run]' : command, ...word, ...flags].join(' ');
}
