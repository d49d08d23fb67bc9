import type { ChangeSet } from '../core/change.ts';
import { cutText, plural } from '../core/figures.ts';
import { MAX_BODY } from '../core/forge.ts';
import { limitText, usedText } from '../core/limit-texts.ts';
import type { LimitUse } from '../core/limits.ts';
import { block, code, cutMarkdown, defused, plain, table, WORDS_LIMIT } from '../core/markdown-text.ts';
import type { Unfinished } from '../core/outcome.ts';
import { printable } from '../core/printable.ts';
import { readableLine } from '../core/readable.ts';
import { wrapped } from '../core/wrapped.ts';

/** One gate as it was observed at the end; `not run` is never a pass. */
export interface GateState {
  readonly name: string;
  readonly required: boolean;
  readonly before: 'green' | 'red' | 'not asked';
  readonly now: 'green' | 'red' | 'not run';
}

/** What is known of the run when its commit has been pushed. */
export interface PullRequestFacts {
  readonly executionId: string;
  /** The chain's head that the commit's trailer names. */
  readonly auditHead: string;
  readonly task: string;
  /** The issue that the run was given; left out where there is none. */
  readonly issue?: number;
  readonly unfinished: Unfinished | null;
  /** How it ended, in one line. */
  readonly reason: string;
  readonly changes: ChangeSet;
  readonly gates: readonly GateState[];
  readonly limits: readonly LimitUse[];
  /** The agent's closing words. */
  readonly result: string;
  /** `pr_title` and `pr_body`; '' where there is none. */
  readonly wanted: { readonly title: string; readonly body: string };
}

export interface PullRequestText {
  readonly title: string;
  readonly body: string;
  /** The body was longer than GitHub takes, and does not hold all. */
  readonly isCut: boolean;
}

/** GitHub takes no longer title, in characters. */
export const LONGEST_TITLE = 256;
const LONGEST_TASK = 600;

/** Begins every text of ours. What somebody else wrote has no such line, and is never written over. */
const MARKER = '<!-- forge-headless -->';

/** Whether the text of a pull request was written here, and may be brought up to date. */
export function isOurs(body: string): boolean {
  return body.startsWith(MARKER);
}

/**
 * Title and body of a run's pull request: what was observed comes first, what the agent said is marked as its words
 * and has no power. A text that the user gave takes its place, but of unfinished work and its gates a reader is told.
 */
export function pullRequestText(facts: PullRequestFacts): PullRequestText {
  return { title: titleOf(facts), ...bodyOf(facts) };
}

function titleOf({ wanted, task, unfinished, issue }: PullRequestFacts): string {
  const given = printable(wanted.title.replace(/\s+/g, ' ')).text.replace(/\s+/g, ' ').trim();
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
 * GitHub closes the issue with the merge, which people decide on; unfinished work only names it. Ours to say: whoever
 * gave the issue may write, and the number is the event's.
 */
function issueLine({ issue, unfinished }: PullRequestFacts): string {
  if (issue === undefined) return '';
  return unfinished === null ? `Closes #${issue}.` : `For #${issue}.`;
}

/** No line's end has to be found in a text that may have none. */
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
  own_word: 'The agent says itself that the task is not finished',
};

function unfinishedSection({ unfinished, reason }: PullRequestFacts): string {
  if (unfinished === null) return '';
  return `**Unfinished.** ${WHY[unfinished]}: ${plain(reason)}. What the gates say is about what there is.`;
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
  return `### The agent's own words\n\nNot checked by anybody. What was observed stands above.\n\n${block(wrapped(result), WORDS_LIMIT)}`;
}

function provenance({ executionId, auditHead }: PullRequestFacts): string {
  return `<sub>Run \`${executionId}\` · audit head \`${auditHead}\`</sub>`;
}
