import { totalsOf } from '../../core/change.ts';
import { duration, plural, short, usd } from '../../core/figures.ts';
import { block, code, plain, WORDS_LIMIT } from '../../core/markdown-text.ts';
import type { OutcomeName } from '../../core/outcome.ts';
import { wrapped } from '../../core/wrapped.ts';
import { modelPhrase } from '../answering-models.ts';
import { outcomeOf } from '../execution-json.ts';
import { type RunRecord, usedBy } from '../run-record.ts';
import {
  changes,
  details,
  gates,
  ICONS,
  isolationWords,
  limits,
  pullRequestLine,
  violations,
} from '../summary-md.ts';
import { UNFINISHED_WORDS } from '../unfinished.ts';
import { type CommentLinks, footerOf, framed } from './frame.ts';

const LONGEST_TASK = 600;

/**
 * What a run comes to, for those who read the pull request: what was observed comes first, the agent's words are quoted
 * last, unless they are all that was asked for. Nothing that a model, a repository or a program said has power in it.
 */
export function resultComment(record: RunRecord, auditRoot: string | null, links: CommentLinks): string {
  const isAnswer = record.mode === 'read-only';
  const sections = [
    ...headOf(record),
    // Where nothing may be written, what the agent says is what was asked for.
    ...(isAnswer ? [wordsOf(record), gates(record)] : [gates(record), changes(record)]),
    violations(record),
    limitsOf(record),
    ...(isAnswer ? [] : [wordsOf(record)]),
  ];
  // A line of its own: small print that GitHub has to wrap lies over itself.
  const audit = auditRoot === null || auditRoot === '' ? '' : `<sub>Audit root \`${auditRoot}\`</sub>\n`;
  const footer = `${audit}${footerOf(record, links, [isolationWords(record)])}`;
  return framed(sections.filter((section) => section !== null && section !== '').join('\n\n'), footer);
}

function headOf(record: RunRecord): readonly string[] {
  const { name, reason } = outcomeOf(record);
  return [
    `## ${ICONS[name]} Forge: ${name.replaceAll('_', ' ')}`,
    reason === '' ? '' : `**${plain(reason)}**`,
    record.unfinished === null ? '' : `⚠️ ${UNFINISHED_WORDS[record.unfinished]}`,
    record.task === '' ? '' : `> ${plain(record.task, LONGEST_TASK)}`,
    figuresOf(record),
    deliveryOf(record),
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

/** A commit's whole name becomes a link to it by itself. */
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

function wordsOf({ ended, mode }: RunRecord): string {
  const said = ended?.result ?? '';
  if (said.trim() === '') return '';
  const observed = mode === 'read-only' ? '' : ' What was observed stands above.';
  return `### The agent's own words\n\nNot checked by anybody.${observed}\n\n${block(wrapped(said), WORDS_LIMIT)}`;
}

/** The result as a sign at the comment that asked. */
export function resultReaction(outcome: OutcomeName, changed: boolean): '+1' | '-1' | 'rocket' | 'confused' {
  if (outcome === 'success') return changed ? 'rocket' : '+1';
  return outcome === 'config_error' || outcome === 'git_error' || outcome === 'skipped' ? 'confused' : '-1';
}
