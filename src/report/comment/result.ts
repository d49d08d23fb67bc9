import { totalsOf } from '../../core/git/change.ts';
import type { OutcomeName } from '../../core/run/outcome.ts';
import { duration, plural, short, usd } from '../../core/text/figures.ts';
import { code, plain } from '../../core/text/markdown.ts';
import { outcomeOf } from '../files/execution-json.ts';
import { ICONS, nextLine, pullRequestLine, verdictTable } from '../files/summary-head.ts';
import { changes, details, gates, limits, sandboxWords, violations, words } from '../files/summary-md.ts';
import { modelPhrase } from '../record/answering-models.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { UNFINISHED_WORDS } from '../record/unfinished.ts';
import { type CommentLinks, type CommentParts, fitToComment, footerOf, isTooLong } from './frame.ts';

const LONGEST_TASK = 600;

/**
 * Returns the comment with a run's result. Observed facts come first. The agent's words are quoted last, unless they
 * are all that was requested. Untrusted text has no effect as Markdown.
 */
export function resultComment(...shown: Shown): string {
  return fitToComment(partsOf(...shown));
}

/** Returns true if the result is longer than a comment may be. */
export function isResultCut(...shown: Shown): boolean {
  return isTooLong(partsOf(...shown));
}

type Shown = readonly [record: RunRecord, auditRoot: string | null, links: CommentLinks];

function partsOf(...[record, auditRoot, links]: Shown): CommentParts {
  const isAnswer = record.mode === 'read-only';
  const sections = [
    ...headOf(record),
    // In a read-only run, the agent's words are the requested result.
    ...(isAnswer ? [words(record), gates(record)] : [gates(record), changes(record)]),
    violations(record),
    limitsOf(record),
    ...(isAnswer ? [] : [words(record)]),
  ];
  // On its own line, because GitHub renders wrapped small print over itself.
  const audit = auditRoot === null || auditRoot === '' ? '' : `<sub>Audit root \`${auditRoot}\`</sub>\n`;
  const footer = `${audit}${footerOf(record, links, [sandboxWords(record)])}`;
  return { content: sections.filter((section) => section !== null && section !== '').join('\n\n'), footer };
}

function headOf(record: RunRecord): readonly string[] {
  const { name, reason } = outcomeOf(record);
  return [
    `## ${ICONS[name]} Forge: ${name.replaceAll('_', ' ')}`,
    reason === '' ? '' : `**${plain(reason)}**`,
    record.unfinished === null ? '' : `⚠️ ${UNFINISHED_WORDS[record.unfinished]}`,
    record.task === '' ? '' : `> ${plain(record.task, LONGEST_TASK)}`,
    nextLine(record),
    figuresOf(record),
    deliveryOf(record),
    verdictTable(record),
  ];
}

function figuresOf(record: RunRecord): string {
  const { tokens, costUsd, turns, elapsedMs } = usedBy(record);
  const { files, linesAdded, linesRemoved } =
    record.outcome === null ? record.totals : totalsOf(record.changes);
  return [
    `${plural(files, 'file')}, +${linesAdded} −${linesRemoved}`,
    plural(turns, 'turn'),
    duration(elapsedMs),
    `${short(tokens)} tokens${record.usage.estimated ? ' (partly estimated)' : ''}`,
    ...(costUsd === null ? ['cost not known'] : [usd(costUsd)]),
    modelPhrase(record, code),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** Shows the commit's whole SHA, which GitHub turns into a link. */
function deliveryOf({ commit, pushed, pullRequest }: RunRecord): string {
  if (commit === null) return '';
  const place = commit.branch === null ? 'a detached HEAD' : code(commit.branch);
  const where = pushed === null ? `on ${place}, not pushed` : `pushed to ${code(pushed.branch)}`;
  const opened = pullRequest === null ? '' : ` ${pullRequestLine(pullRequest)}`;
  return `Commit ${commit.sha} ${where}.${opened}`;
}

function limitsOf(record: RunRecord): string {
  const section = limits(record);
  if (section === null) return '';
  return details('Limits, and what was used of them', section.replace(/^### Limits\n\n/, ''));
}

/** Returns the reaction for the comment that requested the run. */
export function resultReaction(outcome: OutcomeName, changed: boolean): '+1' | '-1' | 'rocket' | 'confused' {
  if (outcome === 'success') return changed ? 'rocket' : '+1';
  return outcome === 'config_error' || outcome === 'git_error' || outcome === 'skipped' ? 'confused' : '-1';
}
