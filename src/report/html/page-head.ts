import type { OutcomeName } from '../../core/run/outcome.ts';
import { capitalized, cutText, isoTime } from '../../core/text/figures.ts';
import { readableLine } from '../../core/text/readable.ts';
import { outcomeOf } from '../files/execution-json.ts';
import { modelPhrase } from '../record/answering-models.ts';
import { linksOf } from '../record/links.ts';
import { nextStep } from '../record/next-step.ts';
import type { RunRecord } from '../record/run-record.ts';
import { UNFINISHED_WORDS } from '../record/unfinished.ts';
import { line, linked, text } from './html-text.ts';

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

function utc(at: number): string {
  return `${isoTime(at).slice(0, 16).replace('T', ' ')} UTC`;
}

/** Shows when, where and by which model the run was made. */
function origin(record: RunRecord): string {
  const { run, start } = linksOf(record);
  const model = modelPhrase(record, (name) => line(name, 120));
  const from =
    record.head === null ? '' : `from ${linked(`<code>${line(record.head.slice(0, 12))}</code>`, start)}`;
  const parts = [
    `<span class="num">${utc(record.startedAt)}</span>`,
    model,
    record.mode === 'write' ? '' : line(record.mode, 40),
    from,
    run === null ? '' : linked('workflow run', run),
  ];
  return parts.filter((part) => part !== '').join('<span class="sep" aria-hidden="true"> · </span>');
}

function next(record: RunRecord): string {
  const parts = nextStep(record).map((part) =>
    typeof part === 'string' ? text(part) : `<code>${line(part.quoted, 200)}</code>`,
  );
  return parts.length === 0 ? '' : `<p class="next"><b>Next:</b> ${parts.join('')}</p>`;
}

/** Capitalizes a reason that begins with a word. One that begins with a path or a name stays as it is. */
function sentence(reason: string): string {
  return /^[a-z]+[ ,]/.test(reason) ? capitalized(reason) : reason;
}

/** Shows why the model failed, if another cause decided the outcome. */
function modelFailure({ ended, outcome, turns }: RunRecord): string {
  const why = turns.at(-1)?.failure ?? null;
  const isShown = ended?.how === 'provider_failed' && outcome?.name !== 'failure' && why !== null;
  return isShown ? `<p class="reason">The model failed: ${line(why, 1000)}</p>` : '';
}

/** Shows the outcome, the task, the reason and the next step. */
export function pageHeader(record: RunRecord): string {
  const outcome = outcomeOf(record);
  const firstLine = record.task.trim().split('\n')[0] ?? '';
  const title = text(cutText(readableLine(firstLine), TITLE_LIMIT, '…')) || 'No task';
  const whole =
    record.task.trim().length > firstLine.length || firstLine.length > TITLE_LIMIT
      ? `<details class="task"><summary>Whole task</summary><pre class="soft">${text(record.task, TASK_LIMIT)}</pre></details>`
      : '';
  const unfinished =
    record.unfinished === null ? '' : `<p class="reason">${UNFINISHED_WORDS[record.unfinished]}</p>`;
  const tone = TONES[outcome.name];
  return `<header class="hero is-${tone}"><div class="meta"><span class="pill ${tone}">${LABELS[outcome.name]}</span><span class="origin">${origin(record)}</span></div>
<h1>${title}</h1>${whole}<div class="why"><p class="reason">${line(sentence(outcome.reason))}</p>${modelFailure(record)}${unfinished}${next(record)}</div></header>`;
}

/** Returns the page's title. */
export function pageTitle(record: RunRecord): string {
  return `${LABELS[outcomeOf(record).name]} · ${line(record.task.trim().split('\n')[0] ?? '', 80)}`;
}
