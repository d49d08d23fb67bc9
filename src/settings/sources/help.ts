import { KEY_VARIABLES } from '../../core/model/providers.ts';
import { OPTION_GROUPS, type Option } from '../options/options.ts';
import { COMMANDS, type CommandName, flagsOf, isCommand, usageOf } from './commands.ts';

type Row = readonly [left: string, right: string];

const PURPOSE = 'Runs a coding agent on one task in this repository, unattended and under hard limits.';

/** Returns the text of `--help`, generated from the tables of the parser: for one command, or for all. */
export function helpText(topic: CommandName | null = null): string {
  const sections = topic === null ? overview() : commandHelp(topic);
  return `${sections.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines])).join('\n')}\n`;
}

/** Returns the text for a command line that asks for nothing: how to use the program, and what is missing. */
export function shortUsage(): string {
  const starts: readonly Row[] = [
    ['forge-headless "Fix the lint errors"', 'run a task'],
    ['forge-headless demo', 'see a whole run, without a key'],
    ['forge-headless init', 'set this repository up'],
    ['forge-headless doctor', 'show what a run lacks here'],
    ['forge-headless help', 'list all commands and flags'],
  ];
  const missing = 'No task: write it in quotes, or set task in .forge/headless-config.yml.';
  return `${[`Usage: forge-headless ${usageOf('run')}`, '', ...columns(starts), '', missing].join('\n')}\n`;
}

type Section = readonly string[];

function overview(): readonly Section[] {
  const commands = Object.keys(COMMANDS).filter(isCommand);
  const rows = commands.map((name): Row => [usageOf(name), COMMANDS[name].about]);
  return [
    [PURPOSE],
    [`Usage: forge-headless ${usageOf('run')}`, '       forge-headless COMMAND'],
    section('Examples', [
      ...examplesOf('run'),
      ...examplesOf('demo'),
      ...examplesOf('init').slice(0, 1),
      ...examplesOf('doctor').slice(0, 1),
    ]),
    section('Commands', rows),
    ...groupedFlags(),
    ...surroundings(),
  ];
}

function commandHelp(topic: CommandName): readonly Section[] {
  const { about, takes, lists } = COMMANDS[topic];
  const head: readonly Section[] = [
    [topic === 'run' ? PURPOSE : `${about}.`],
    [`Usage: forge-headless ${usageOf(topic)}`],
    section('Examples', examplesOf(topic)),
  ];
  if (topic === 'run') return [...head, ...groupedFlags(), ...surroundings()];
  if (takes === null && lists === undefined) return [...head, ...groupedFlags()];
  const flags = flagsOf(topic).filter(({ flag = '' }) => lists === undefined || lists.includes(flag));
  const all = 'All flags of run are accepted, so that you can reuse its command line.';
  return [
    ...head,
    ...(flags.length === 0 ? [] : [section('Flags', flags.map(row))]),
    ...(lists === undefined ? [] : [[all]]),
  ];
}

function examplesOf(topic: CommandName): readonly Row[] {
  return COMMANDS[topic].examples.map(([line, purpose]) => [`forge-headless ${line}`, purpose]);
}

function groupedFlags(): readonly Section[] {
  const groups = Object.entries(OPTION_GROUPS).map(([title, options]): readonly [string, readonly Row[]] => [
    title,
    options.filter(({ flag }) => flag !== undefined).map(row),
  ]);
  const width = widest(groups.flatMap(([, rows]) => rows));
  return [
    ...groups.map(([title, rows]) => section(title, rows, width)),
    section(
      'Other',
      [
        ['-h, --help', 'Print this help, or that of a command.'],
        ['-V, --version', 'Print the version.'],
        ['--', 'End the flags: what follows is the task.'],
      ],
      width,
    ),
  ];
}

function surroundings(): readonly Section[] {
  return [
    section('Environment', [
      ['FORGE_API_KEY', `API key; or the provider's own variable: ${KEY_VARIABLES.join(', ')}`],
      ['FORGE_PROVIDER, FORGE_MODEL, FORGE_BASE_URL', 'Same as the flags, which take precedence'],
    ]),
    [
      'Precedence: flag, environment, .forge/headless-config.yml, profile, default.',
      'Exit codes: 0 success, 1 failure, 2 a limit, 3 a quality gate, 4 timeout, 5 configuration, 6 git.',
    ],
  ];
}

/** Returns `-q, --quiet` or `--allow GLOB…`, as help and docs write it. */
export function usage({ flag, short, value, kind }: Option): string {
  const name = short === undefined ? `--${flag}` : `-${short}, --${flag}`;
  if (value === undefined) return name;
  return `${name} ${value}${kind === 'list' ? '…' : ''}`;
}

function row(option: Option): Row {
  return [usage(option), option.about];
}

function section(title: string, rows: readonly Row[], width = widest(rows)): Section {
  return [title, ...columns(rows, width)];
}

function columns(rows: readonly Row[], width = widest(rows)): readonly string[] {
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

function widest(rows: readonly Row[]): number {
  return Math.max(...rows.map(([left]) => left.length));
}
