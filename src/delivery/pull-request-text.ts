import { MAX_BODY } from '../core/forge/forge.ts';
import type { ChangeSet } from '../core/git/change.ts';
import type { LimitUse } from '../core/limits.ts';
import { limitText, usedText } from '../core/run/limit-texts.ts';
import type { Unfinished } from '../core/run/outcome.ts';
import { cutText, plural } from '../core/text/figures.ts';
import { block, code, cutMarkdown, defused, plain, table, WORDS_LIMIT } from '../core/text/markdown.ts';
import { oneLine } from '../core/text/one-line.ts';
import { printable } from '../core/text/printable.ts';
import { readableLine } from '../core/text/readable.ts';
import { wrapped } from '../core/text/wrapped.ts';

/** The state of one gate at the end of the run. `not run` never counts as a pass. */
export interface GateState {
  readonly name: string;
  readonly required: boolean;
  readonly before: 'green' | 'red' | 'not asked';
  readonly now: 'green' | 'red' | 'not run';
}

/** The facts about a run whose commit was pushed. */
export interface PullRequestFacts {
  readonly executionId: string;
  /** The chain's head, as in the commit's trailer. */
  readonly auditHead: string;
  readonly task: string;
  /** The issue that started the run; absent without one. */
  readonly issue?: number;
  readonly unfinished: Unfinished | null;
  /** The result in one line. */
  readonly reason: string;
  readonly changes: ChangeSet;
  readonly gates: readonly GateState[];
  readonly limits: readonly LimitUse[];
  /** The agent's final words. */
  readonly result: string;
  /** `pr_title` and `pr_body`; '' if not set. */
  readonly wanted: { readonly title: string; readonly body: string };
}

export interface PullRequestText {
  readonly title: string;
  readonly body: string;
  /** True if the body exceeded GitHub's limit and was cut. */
  readonly isCut: boolean;
}

/** GitHub's maximum length of a title, in characters. */
export const LONGEST_TITLE = 256;
const LONGEST_TASK = 600;

/** First line of every text that we write. A text without it was written by someone else and is never overwritten. */
const MARKER = '<!-- forge-headless -->';

/** Returns true if we wrote a pull request's text and may update it. */
export function isOurs(body: string): boolean {
  return body.startsWith(MARKER);
}

/**
 * Returns the title and body of a run's pull request. Observed facts come first, and the agent's text is quoted as
 * such. Text from the settings replaces ours, but unfinished work and its gates are always mentioned.
 */
export function pullRequestText(facts: PullRequestFacts): PullRequestText {
  return { title: titleOf(facts), ...bodyOf(facts) };
}

function titleOf({ wanted, task, unfinished, issue }: PullRequestFacts): string {
  const given = oneLine(printable(oneLine(wanted.title)).text);
  if (given !== '') return cutText(given, LONGEST_TITLE, '…');
  const subject = defused(readableLine(task.trim().split('\n')[0] ?? '')) || 'Changes by Forge';
  const whole = unfinished === null ? subject : `Unfinished: ${subject}`;
  const end = issue === undefined ? '' : ` (#${issue})`;
  return `${cutText(whole, LONGEST_TITLE - end.length, '…')}${end}`;
}

function bodyOf(facts: PullRequestFacts): Omit<PullRequestText, 'title'> {
  const given = printable(facts.wanted.body).text.trim();
  const state = facts.unfinished === null ? [] : [unfinishedSection(facts), gateSection(facts)];
  const above = [MARKER, issueLine(facts), ...(given === '' ? [] : state)]
    .filter((section) => section !== '')
    .join('\n\n');
  const below = provenance(facts);
  const room = MAX_BODY - above.length - below.length - '\n\n\n\n'.length;
  const whole = given === '' ? template(facts) : given;
  const middle = given === '' ? cutMarkdown(whole, room, lengthOf) : cutGiven(whole, room);
  return { body: [above, middle.trimEnd(), below].join('\n\n'), isCut: middle !== whole };
}

/**
 * GitHub closes the issue when people merge the pull request; unfinished work only mentions the issue. This line is
 * safe to write: whoever started the run has write access, and the number comes from the event.
 */
function issueLine({ issue, unfinished }: PullRequestFacts): string {
  if (issue === undefined) return '';
  return unfinished === null ? `Closes #${issue}.` : `For #${issue}.`;
}

/** Cuts the user's text at a character, because it may not contain a line end. */
function cutGiven(text: string, room: number): string {
  return cutText(text, room, "\n\n_The rest was cut: it is in `events.jsonl` of the run's artifacts._");
}

function lengthOf(text: string): number {
  return text.length;
}

function template(facts: PullRequestFacts): string {
  const { task, reason, unfinished } = facts;
  const sections = [
    task === '' ? '' : `Task: ${plain(task, LONGEST_TASK)}`,
    unfinished === null ? `**${plain(reason)}**` : unfinishedSection(facts),
    changeSection(facts),
    gateSection(facts),
    limitSection(facts),
    wordSection(facts),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

const WHY: Readonly<Record<Unfinished, string>> = {
  limit: 'A limit ended the run',
  own_word: 'The agent reported that the task is not finished',
};

function unfinishedSection({ unfinished, reason }: PullRequestFacts): string {
  if (unfinished === null) return '';
  return `**Unfinished.** ${WHY[unfinished]}: ${plain(reason)}. The gates checked the work as it is.`;
}

function changeSection({ changes }: PullRequestFacts): string {
  const rows = changes.map(({ path, status, linesAdded, linesRemoved, binary }) => [
    code(path),
    status.replace('_', ' '),
    binary ? 'binary' : `+${linesAdded}`,
    binary ? '' : `−${linesRemoved}`,
  ]);
  return `### What changed\n\n${plural(changes.length, 'file')}.\n\n${table(['File', '', 'Added', 'Removed'], 'llrr', rows)}`;
}

const NOW: Readonly<Record<GateState['now'], string>> = {
  green: '🟢 green',
  red: '🔴 red',
  'not run': '⚪ not run',
};

function gateSection({ gates }: PullRequestFacts): string {
  if (gates.length === 0) return '';
  const rows = gates.map(({ name, required, before, now }) => [
    `${plain(name, 120)}${required ? '' : ' (optional)'}`,
    before,
    NOW[now],
  ]);
  return `### Gates, as observed\n\n${table(['Gate', 'Before', 'Now'], 'lll', rows)}`;
}

function limitSection({ limits }: PullRequestFacts): string {
  const held = limits.filter(({ limit }) => limit !== null);
  if (held.length === 0) return '';
  const rows = held.map((use) => [
    use.name,
    usedText(use),
    limitText(use),
    use.used === null ? '' : `${Math.round(use.share * 100)} %`,
  ]);
  return `### Limits\n\n${table(['Limit', 'Used', 'Of', ''], 'lrrr', rows)}`;
}

function wordSection({ result }: PullRequestFacts): string {
  if (result.trim() === '') return '';
  return `### The agent's own words\n\nNobody has checked these words. What was observed is above.\n\n${block(wrapped(result), WORDS_LIMIT)}`;
}

function provenance({ executionId, auditHead }: PullRequestFacts): string {
  return `<sub>Run \`${executionId}\` · audit head \`${auditHead}\`</sub>`;
}
