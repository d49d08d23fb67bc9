import type { OutcomeName } from '../../core/run/outcome.ts';
import { cutText, duration, isoTime, plural } from '../../core/text/figures.ts';
import { readableLine } from '../../core/text/readable.ts';
import { outcomeOf } from '../files/execution-json.ts';
import { modelPhrase } from '../record/answering-models.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { UNFINISHED_WORDS } from '../record/unfinished.ts';
import { line, text } from './html-text.ts';

const TITLE_LIMIT = 140;
const TASK_LIMIT = 20_000;

const TONES: Readonly<Record<OutcomeName, 'ok' | 'bad' | 'warn' | 'idle'>> = {
  success: 'ok',
  skipped: 'idle',
  failure: 'bad',
  constraint_violation: 'bad',
  quality_gate_failure: 'bad',
  timeout: 'warn',
  config_error: 'warn',
  git_error: 'warn',
};

const LABELS: Readonly<Record<OutcomeName, string>> = {
  success: 'Success',
  skipped: 'Skipped',
  failure: 'Failure',
  constraint_violation: 'Stopped by a limit',
  quality_gate_failure: 'Quality gate red',
  timeout: 'Out of time',
  config_error: 'Configuration error',
  git_error: 'Git error',
};

function factRow(name: string, value: string): string {
  return value === '' ? '' : `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function utc(at: number): string {
  return `${isoTime(at).slice(0, 16).replace('T', ' ')} UTC`;
}

function factsOf(record: RunRecord): string {
  const { turns, elapsedMs } = usedBy(record);
  const branch = record.commit?.branch ?? record.branch;
  return [
    factRow(
      'Model',
      modelPhrase(record, (name) => line(name, 120)),
    ),
    factRow('Took', `<span class="num">${duration(elapsedMs)}</span>, ${plural(turns, 'turn')}`),
    factRow('Started', `<span class="num">${utc(record.startedAt)}</span>`),
    factRow('Branch', branch === null ? '' : `<code>${line(branch, 200)}</code>`),
    factRow(
      'Commit',
      record.commit === null
        ? '<span class="soft">none</span>'
        : `<code>${line(record.commit.sha.slice(0, 12))}</code>`,
    ),
    factRow('Pull request', pullRequest(record)),
    factRow('Isolation', isolation(record)),
  ].join('');
}

/** Shows the pull request without a link, because the page has no external links. */
function pullRequest({ pullRequest: made }: RunRecord): string {
  return made === null ? '' : `#${made.number}, ${made.operation}${made.draft ? ' as a draft' : ''}`;
}

function isolation({ isolation: found }: RunRecord): string {
  if (found === null) return '';
  if (found.kind === 'none') return `<span class="warn" title="${line(found.reason)}">none</span>`;
  return `<span title="${line(found.reason)}">${line(found.kind)}</span>`;
}

function unfinished(record: RunRecord): string {
  return record.unfinished === null ? '' : `<p class="reason">${UNFINISHED_WORDS[record.unfinished]}</p>`;
}

/** Shows the outcome, the task, the reason and the most important facts. */
export function pageHeader(record: RunRecord): string {
  const outcome = outcomeOf(record);
  const firstLine = record.task.trim().split('\n')[0] ?? '';
  const title = text(cutText(readableLine(firstLine), TITLE_LIMIT, '…')) || 'No task';
  const whole =
    record.task.trim().length > firstLine.length || firstLine.length > TITLE_LIMIT
      ? `<details class="task"><summary>Whole task</summary><pre class="soft">${text(record.task, TASK_LIMIT)}</pre></details>`
      : '';
  return `<div class="hero"><div class="brand"><b>forge-headless</b><span class="mono run">${line(record.executionId)}</span></div>
<span class="pill ${TONES[outcome.name]}">${LABELS[outcome.name]}</span>
<h1>${title}</h1><p class="reason">${line(outcome.reason)}</p>${unfinished(record)}${whole}
<dl class="facts">${factsOf(record)}</dl></div>`;
}

/** Returns the page's title. */
export function pageTitle(record: RunRecord): string {
  return `${LABELS[outcomeOf(record).name]} · ${line(record.task.trim().split('\n')[0] ?? '', 80)}`;
}
