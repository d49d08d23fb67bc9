import { inUnit } from '../core/text/figures.ts';
import { code, plain, table } from '../core/text/markdown.ts';
import { renderProblem } from '../settings/checks/problem.ts';
import type { LoadResult } from '../settings/load.ts';
import { OPTIONS } from '../settings/options/options.ts';
import type { Settings } from '../settings/schema/schema.ts';
import { COMMENT_FLAGS } from './flags.ts';

export interface HelpFacts {
  /** The input `trigger-phrase`. */
  readonly phrase: string;
  /** The settings that a run would use now, or their problems. */
  readonly loaded: LoadResult;
  /** The input `allowed-bots`. */
  readonly allowedBots: readonly string[];
}

type Flag = (typeof COMMENT_FLAGS)[number];

const MOST_NAMED = 10;

/** Returns the reply to `help`: the commands, the people who may use them, and the limits. Pure; Markdown. */
export function helpText({ phrase, loaded, allowedBots }: HelpFacts): string {
  const settings = loaded.ok ? loaded.request.settings : null;
  return [
    '### Forge: help',
    'A command stands at the very start of a new comment on a pull request; what follows is the task:',
    `\`\`\`text\n${examples(phrase)}\n\`\`\``,
    'Flags stand in the first line, and can only tighten what is configured:',
    table(
      ['Flag', 'What', 'Configured'],
      'lll',
      COMMENT_FLAGS.map((flag) => rowOf(flag, settings)),
    ),
    ...(loaded.ok ? [] : [`**No run would start now:**\n\n${problemsOf(loaded)}`]),
    whoMay(allowedBots),
  ].join('\n\n');
}

/** The phrase comes from the workflow, so it is trusted. */
function examples(phrase: string): string {
  return [
    `${phrase} fix the failing lint`,
    `${phrase} --max-files 3 --timeout 5m rename sum to total`,
    `${phrase} --read-only why does the build fail?`,
    `${phrase} stop`,
    `${phrase} help`,
  ].join('\n');
}

function rowOf(flag: Flag, settings: Settings | null): readonly string[] {
  const option = OPTIONS.find((known) => known.flag === flag);
  const value = option?.value === undefined ? '' : ` ${option.value}`;
  return [
    code(`--${flag}${value}`),
    plain(option?.about ?? ''),
    settings === null ? '' : configured(flag, settings),
  ];
}

function configured(flag: Flag, { mode, constraints }: Settings): string {
  switch (flag) {
    case 'max-files':
      return inUnit('files', constraints.max_files);
    case 'max-lines-changed':
      return inUnit('lines', constraints.max_lines_changed);
    case 'max-tokens':
      return inUnit('tokens', constraints.max_tokens);
    case 'max-cost-usd':
      return inUnit('cost', constraints.max_cost_usd);
    case 'max-turns':
      return inUnit('turns', constraints.max_turns);
    case 'timeout':
      return constraints.timeout === 0 ? 'no limit' : inUnit('time', constraints.timeout);
    case 'read-only':
      return code(mode);
    case 'deny':
      return constraints.denied_patterns
        .slice(0, MOST_NAMED)
        .map((glob) => code(glob))
        .join(' ');
    case 'strict':
      return constraints.strict ? 'on' : 'off';
  }
}

function problemsOf({ problems }: Extract<LoadResult, { ok: false }>): string {
  const shown = problems.slice(0, MOST_NAMED).map((problem) => `- ${plain(renderProblem(problem))}`);
  return shown.join('\n');
}

function whoMay(bots: readonly string[]): string {
  const named = bots.length === 0 ? '' : `, and these bots: ${bots.map((bot) => code(bot)).join(' ')}`;
  return `Who may: everybody with write access to this repository${named}. A head that is newer than the comment, and forks, are refused.`;
}
