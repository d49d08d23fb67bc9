import { wasKilled } from '../../core/run/command-ending.ts';
import { duration, plural } from '../../core/text/figures.ts';
import type { GateRun, RunRecord } from '../record/run-record.ts';
import type { CallRecord, TurnRecord } from '../record/turn-record.ts';
import { line, outputLink, section, text } from './html-text.ts';

const MAX_TURNS = 300;
const CALL_TEXT = 1500;
const TICKS = 4;

/** One bar of a lane, in ms from the run's start. */
interface Span {
  readonly kind: '' | 't' | 'g' | 'g bad';
  readonly from: number;
  readonly ms: number;
}

interface Scale {
  readonly start: number;
  readonly length: number;
}

function barStrip(spans: readonly Span[], { length }: Scale): string {
  const share = (ms: number) => `${((Math.max(0, ms) / length) * 100).toFixed(2)}%`;
  const bars = spans.map(
    ({ kind, from, ms }) => `<i class="${kind}" style="--l:${share(from)};--w:${share(ms)}"></i>`,
  );
  return `<div class="strip">${bars.join('')}</div>`;
}

/** `mark` is the lane's number, as HTML. */
function timelineRow(mark: string, what: string, spans: readonly Span[], ms: number, scale: Scale): string {
  return `<div class="what">${mark}<span>${what}</span></div>${barStrip(spans, scale)}<span class="time">${duration(ms)}</span>`;
}

function gateRow({ at, phase, gate }: GateRun, scale: Scale): string {
  const from = at - gate.durationMs - scale.start;
  const kind = gate.status === 'passed' ? 'g' : 'g bad';
  const what = `${line(gate.name, 100)} <span class="soft">${phase === 'baseline' ? 'before' : ''}</span>`;
  return `<li class="lane">${timelineRow('<b></b>', what, [{ kind, from, ms: gate.durationMs }], gate.durationMs, scale)}</li>`;
}

/** `read_file ×3, apply_diff` */
function callNames(calls: readonly CallRecord[]): string {
  const counts = new Map<string, number>();
  for (const { name } of calls) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}

function turnTitle({ calls, text: said, modelMs }: TurnRecord): string {
  const [only] = calls;
  if (only !== undefined && calls.length === 1) {
    return `${line(only.name, 60)} <code>${line(only.target, 120)}</code>`;
  }
  if (calls.length > 0) return line(callNames(calls), 160);
  if (modelMs === null) return '<span class="soft">no answer</span>';
  return said === '' ? '<span class="soft">an empty answer</span>' : line(said, 120);
}

/** Returns how a call ended early, or null. */
function callTrouble(call: CallRecord): 'refused' | 'killed' | null {
  if (!call.ok) return 'refused';
  return wasKilled(call, call.text) ? 'killed' : null;
}

function callItem(call: CallRecord): string {
  const trouble = callTrouble(call);
  const mark = trouble === null ? '' : ` <span class="tag warn">${trouble}</span>`;
  const out = call.text.trim() === '' ? '' : `<pre class="out">${text(call.text, CALL_TEXT)}</pre>`;
  return `<li>${line(call.name, 60)} <code class="soft">${line(call.target, 300)}</code>${mark} <span class="soft num">${duration(call.durationMs)}</span>${out}${outputLink(call.outputFile)}</li>`;
}

/** Marks a turn whose conversation was shortened, so that this is visible without opening it. */
function turnMark({ compactions }: TurnRecord): string {
  if (compactions.length === 0) return '';
  return `<span class="tag" title="${line(compactions.join('; '), 600)}">shortened</span> `;
}

function turnRow(turn: TurnRecord, scale: Scale): string {
  const from = turn.startedAt - scale.start;
  const modelMs = turn.modelMs ?? turn.endedAt - turn.startedAt;
  const toolMs = turn.calls.reduce((sum, call) => sum + call.durationMs, 0);
  const spans: readonly Span[] = [
    { kind: '', from, ms: modelMs },
    ...(toolMs > 0 ? [{ kind: 't', from: from + modelMs, ms: toolMs } as const] : []),
  ];
  const undone =
    turn.undone.length === 0
      ? ''
      : `<p><span class="tag bad">taken back</span> ${line(turn.undone.join(', '), 600)}</p>`;
  const words = turn.text.trim() === '' ? '' : `<p>${text(turn.text.trim(), CALL_TEXT)}</p>`;
  const nudge = turn.nudge === null ? '' : `<p>${line(turn.nudge, 600)}</p>`;
  const compacted = turn.compactions.map((text) => `<p class="soft">${line(text, 300)}</p>`).join('');
  const trouble = turn.undone.length > 0 || turn.calls.some((call) => callTrouble(call) !== null);
  const mark = `<b${trouble ? ' class="warn" title="refused, killed or taken back"' : ''}>${turn.turn}</b>`;
  const head = timelineRow(
    mark,
    turnMark(turn) + turnTitle(turn),
    spans,
    turn.endedAt - turn.startedAt,
    scale,
  );
  const calls = turn.calls.length === 0 ? '' : `<ul>${turn.calls.map(callItem).join('')}</ul>`;
  return `<li><details><summary class="lane">${head}</summary><div class="calls">${compacted}${words}${undone}${calls}${nudge}</div></details></li>`;
}

function axis({ length }: Scale): string {
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => duration((length * index) / TICKS));
  return `<div class="axis" aria-hidden="true">${ticks.map((tick) => `<span>${tick}</span>`).join('')}</div>`;
}

const LEGEND =
  '<span class="legend"><span style="--c:var(--model)">model</span><span style="--c:var(--tool)">tools</span><span style="--c:var(--gate)">gates</span></span>';

/** Shows every turn and every gate on one time axis. */
export function timelineSection(record: RunRecord): string {
  if (record.turns.length === 0 && record.gates.length === 0) return '';
  const scale = { start: record.startedAt, length: Math.max(1, record.lastAt - record.startedAt) };
  const turns = record.turns.slice(0, MAX_TURNS);
  const starterShells = [
    ...record.gates.map((run) => ({ at: run.at - run.gate.durationMs, html: gateRow(run, scale) })),
    ...turns.map((turn) => ({ at: turn.startedAt, html: turnRow(turn, scale) })),
  ].sort((one, other) => one.at - other.at);
  const rest =
    record.turns.length > MAX_TURNS
      ? `<p class="soft">${plural(record.turns.length - MAX_TURNS, 'more turn')} in <code>events.jsonl</code>.</p>`
      : '';
  const list = starterShells.map(({ html }) => html).join('');
  return section(
    'timeline',
    'Timeline',
    LEGEND,
    `<div class="card">${axis(scale)}<ol class="rows">${list}</ol></div>${rest}`,
  );
}
