import { KEY_VARIABLES } from '../../core/model/providers.ts';
import type { Option } from '../options/options.ts';
import { COMMANDS, type CommandName, flagsOf } from './flags.ts';

/** Returns the text of `--help`, generated from the tables of the parser: for one command, or for all. */
export function helpText(topic: CommandName | null = null): string {
  return topic === null || topic === 'run' ? wholeText() : textOf(topic);
}

/** Returns a command's description, which begins with its usage if it takes more than flags. */
function textOf(topic: CommandName): string {
  const { about } = COMMANDS[topic];
  const at = about.startsWith(`${topic} `) ? about.indexOf(': ') : -1;
  const [written, what] = at === -1 ? [topic, about] : [about.slice(0, at), about.slice(at + 2)];
  const flags = flagsOf(topic).map((option) => [usage(option), option.about] as const);
  const listed = flags.length === 0 ? [] : ['', 'Flags', ...columns(flags)];
  return `${[`Usage: forge-headless ${written}`, '', sentence(what), ...listed].join('\n')}\n`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function wholeText(): string {
  const commands = Object.entries(COMMANDS).map(([name, { about }]) => [name, about] as const);
  const flags = flagsOf('run').map((option) => [usage(option), option.about] as const);
  const variables = [
    ['FORGE_API_KEY', `API key; or the provider's own variable: ${KEY_VARIABLES.join(', ')}`],
    ['FORGE_PROVIDER, FORGE_MODEL, FORGE_BASE_URL', 'Same as the flags, which take precedence'],
  ] as const;
  const text = [
    'Usage: forge-headless [run] --task TEXT [flags]',
    '',
    'Runs a coding agent on one task in this repository, unattended and under hard limits.',
    '',
    'Commands',
    ...columns(commands),
    '',
    'Flags',
    ...columns([...flags, ['--help', 'Print this help.'], ['--version', 'Print the version.']]),
    '',
    'Environment',
    ...columns(variables),
    '',
    'Precedence: flag, environment, .forge/headless-config.yml, profile, default.',
    'Exit codes: 0 success, 1 failure, 2 a limit, 3 a quality gate, 4 timeout, 5 configuration, 6 git.',
  ];
  return `${text.join('\n')}\n`;
}

/** Returns `--allow GLOB…`, as help and docs write it. */
export function usage({ flag, value, kind }: Option): string {
  if (value === undefined) return `--${flag}`;
  return `--${flag} ${value}${kind === 'list' ? '…' : ''}`;
}

function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
