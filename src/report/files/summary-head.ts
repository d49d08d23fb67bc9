import type { OutcomeName } from '../../core/run/outcome.ts';
import { duration, plural, short, usd } from '../../core/text/figures.ts';
import { code, plain, table } from '../../core/text/markdown.ts';
import { modelPhrase } from '../record/answering-models.ts';
import { linksOf } from '../record/links.ts';
import { nextStep } from '../record/next-step.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { UNFINISHED_WORDS } from '../record/unfinished.ts';
import { type VerdictTone, verdictOf } from '../record/verdict.ts';
import { outcomeOf } from './execution-json.ts';

export const ICONS: Readonly<Record<OutcomeName, string>> = {
  success: '✅',
  skipped: '⏭️',
  failure: '❌',
  constraint_violation: '🛑',
  quality_gate_failure: '🚦',
  timeout: '⏱️',
  config_error: '⚙️',
  git_error: '🌿',
};

const SIGNS: Readonly<Record<VerdictTone, string>> = { ok: '✅', warn: '⚠️', bad: '❌', idle: '➖' };

/** Returns the first lines of summary.md: outcome, task, figures, delivery, next step and verdict. */
export function summaryHead(record: RunRecord): string {
  const outcome = outcomeOf(record);
  const { tokens, costUsd, turns, elapsedMs } = usedBy(record);
  const { run } = linksOf(record);
  const facts = [
    plural(turns, 'turn'),
    duration(elapsedMs),
    `${short(tokens)} tokens${record.usage.estimated ? ' (partly estimated)' : ''}`,
    ...(costUsd === null ? [] : [usd(costUsd)]),
    modelPhrase(record, code),
    run === null ? '' : linkedMarkdown('workflow run', run),
  ];
  const lines = [
    `## ${ICONS[outcome.name]} Forge: ${outcome.name.replaceAll('_', ' ')}`,
    outcome.reason === '' ? '' : `**${plain(outcome.reason)}**`,
    record.unfinished === null ? '' : `⚠️ ${UNFINISHED_WORDS[record.unfinished]}`,
    nextLine(record),
    record.task === '' ? '' : `Task: ${plain(record.task, 600)}`,
    facts.filter((fact) => fact !== '').join(' · '),
    commitLine(record),
    record.pullRequest === null ? '' : pullRequestLine(record.pullRequest),
    verdictTable(record),
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}

/** Links `content`, which is Markdown already, to a page of ours; returns it as it is without one. */
export function linkedMarkdown(content: string, page: string | null): string {
  return page === null ? content : `[${content}](${page})`;
}

/** Returns what a person does next; '' if there is nothing. */
export function nextLine(record: RunRecord): string {
  const parts = nextStep(record).map((part) => (typeof part === 'string' ? plain(part) : code(part.quoted)));
  return parts.length === 0 ? '' : `**Next:** ${spaced(parts, nextStep(record))}`;
}

/** Joins the parts with the spaces at their ends, which `plain` removes. */
function spaced(parts: readonly string[], from: ReturnType<typeof nextStep>): string {
  return parts
    .map((shown, at) => {
      const part = from[at];
      if (typeof part !== 'string') return shown;
      return `${/^\s*/.exec(part)?.[0] ?? ''}${shown}${/\s*$/.exec(part)?.[0] ?? ''}`;
    })
    .join('');
}

/** Returns the checks that decide how far the commit can be trusted; '' for a run that made none. */
export function verdictTable(record: RunRecord): string {
  if (record.commit === null) return '';
  const { answer, checks } = verdictOf(record);
  const cells = checks.map(({ tone, text }) => `${SIGNS[tone]} ${plain(text)}`);
  const names = checks.map(({ name }) => name);
  return `**Can I trust this commit?** ${plain(answer)}\n\n${table(names, 'llll', [cells])}`;
}

function commitLine(record: RunRecord): string {
  const { commit, pushed } = record;
  if (commit === null) return '';
  const place = commit.branch === null ? 'a detached HEAD' : code(commit.branch);
  const sha = linkedMarkdown(`\`${commit.sha.slice(0, 12)}\``, linksOf(record).commit);
  return `Committed as ${sha} on ${place}${pushed === null ? '' : ', and pushed'}.${authorText(commit)}`;
}

function authorText({ author, signed }: NonNullable<RunRecord['commit']>): string {
  if (author === undefined) return '';
  return ` GitHub made${signed === true ? ' and signed' : ''} it; its author is ${code(author)}.`;
}

export function pullRequestLine({
  operation,
  number,
  draft,
  url,
}: NonNullable<RunRecord['pullRequest']>): string {
  const what = draft ? 'Draft pull request' : 'Pull request';
  return `${what} [#${number}](${encodeURI(url)}) ${operation}.`;
}
