import { wasKilled } from '../../core/run/command-ending.ts';
import { duration, plural, short, usd } from '../../core/text/figures.ts';
import type { GateRun, RunRecord } from '../record/run-record.ts';
import type { CallRecord, TurnRecord } from '../record/turn-record.ts';
import { line, outputLink, section, text } from './html-text.ts';
import { markdown } from './markdown/markdown.ts';

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

/** The parts of a lane as HTML: its number, its name, and what it used. */
interface Lane {
  readonly mark: string;
  readonly what: string;
  readonly used: string;
  readonly spans: readonly Span[];
  readonly ms: number;
}

function timelineRow({ mark, what, used, spans, ms }: Lane, scale: Scale): string {
  return `<div class="what">${mark}<span>${what}</span></div>${barStrip(spans, scale)}<span class="used">${used}</span><span class="time">${duration(ms)}</span>`;
}

function gateRow({ at, phase, gate }: GateRun, scale: Scale): string {
  const from = at - gate.durationMs - scale.start;
  const kind = gate.status !== 'passed' && phase === 'final' && gate.required ? 'g bad' : 'g';
  const what = `${line(gate.name, 100)} <span class="soft">${phase === 'baseline' ? 'before' : ''}</span>`;
  const spans = [{ kind, from, ms: gate.durationMs } as const];
  const lane = { mark: '<b></b>', what, used: '', spans, ms: gate.durationMs };
  return `<li class="lane">${timelineRow(lane, scale)}</li>`;
}

/** `read_file ×3, apply_diff` */
function callNames(calls: readonly CallRecord[]): string {
  const counts = new Map<string, number>();
  for (const { name } of calls) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}

/** Returns what a turn was about, in a few words, as HTML. */
export function turnName({ calls, text: said, modelMs, failure }: TurnRecord): string {
  const [only] = calls;
  if (only !== undefined && calls.length === 1) {
    return `${line(only.name, 60)} <code>${line(only.target, 120)}</code>`;
  }
  if (calls.length > 0) return line(callNames(calls), 160);
  if (modelMs === null)
    return `<span class="soft">${failure === null ? 'no answer' : line(failure, 160)}</span>`;
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
  const out =
    call.text.trim() === '' ? '' : `<pre class="out" tabindex="0">${text(call.text, CALL_TEXT)}</pre>`;
  return `<li>${line(call.name, 60)} <code class="soft">${line(call.target, 300)}</code>${mark} <span class="soft num">${duration(call.durationMs)}</span>${out}${outputLink(call.outputFile)}</li>`;
}

/** Marks a turn whose conversation was shortened, so that this is visible without opening it. */
function turnMark({ compactions }: TurnRecord): string {
  if (compactions.length === 0) return '';
  return `<span class="tag" title="${line(compactions.join('; '), 600)}">shortened</span> `;
}

/** Returns true if the model failed, a call of the turn was refused or killed, or a step was reverted. */
export function turnTrouble({ failure, undone, calls }: TurnRecord): boolean {
  return failure !== null || undone.length > 0 || calls.some((call) => callTrouble(call) !== null);
}

/** Returns the fragment of a turn. It names the content, so that a link opens it. */
export function turnAnchor({ turn }: TurnRecord): string {
  return `turn-${turn}`;
}

/** Returns the turns that the page shows. */
export function shownTurns({ turns }: RunRecord): readonly TurnRecord[] {
  return turns.slice(0, MAX_TURNS);
}

/** Shows the tokens and the cost of a turn: `14k $0.011`. */
function usedHtml({ usage, costUsd }: TurnRecord): string {
  if (usage === null) return '';
  const cost = costUsd === null || costUsd === 0 ? '' : `<b>${usd(costUsd)}</b>`;
  return `<span title="tokens">${short(usage.input + usage.output)}</span>${cost}`;
}

function tokensLine({ usage }: TurnRecord): string {
  if (usage === null) return '';
  const { input, cacheRead, output, estimated } = usage;
  const cached = cacheRead === 0 ? '' : ` (${short(cacheRead)} cached)`;
  return `<p class="soft num">${short(input)} tokens in${cached}, ${short(output)} out${estimated ? ', estimated' : ''}</p>`;
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
      : `<p><span class="tag warn">reverted</span> ${line(turn.undone.join(', '), 600)}</p>`;
  const words =
    turn.text.trim() === '' ? '' : `<div class="md">${markdown(turn.text.trim(), CALL_TEXT)}</div>`;
  const failed = turn.failure === null ? '' : `<p>${line(turn.failure, 1000)}</p>`;
  const nudge = turn.nudge === null ? '' : `<p>${line(turn.nudge, 600)}</p>`;
  const compacted = turn.compactions.map((text) => `<p class="soft">${line(text, 300)}</p>`).join('');
  const mark = `<b${turnTrouble(turn) ? ' class="warn" title="failed, refused, killed or reverted"' : ''}>${turn.turn}</b>`;
  const what = turnMark(turn) + turnName(turn);
  const head = timelineRow(
    { mark, what, used: usedHtml(turn), spans, ms: turn.endedAt - turn.startedAt },
    scale,
  );
  const calls = turn.calls.length === 0 ? '' : `<ul>${turn.calls.map(callItem).join('')}</ul>`;
  return `<li><details class="turn hit"><summary class="lane">${head}</summary><div class="calls" id="${turnAnchor(turn)}">${tokensLine(turn)}${failed}${compacted}${words}${undone}${calls}${nudge}</div></details></li>`;
}

function axis({ length }: Scale): string {
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => duration((length * index) / TICKS));
  return `<div class="lane axis" aria-hidden="true"><span></span><span class="ticks">${ticks.map((tick) => `<span>${tick}</span>`).join('')}</span></div>`;
}

const LEGEND =
  '<span class="legend"><span style="--c:var(--model)">model</span><span style="--c:var(--tool)">tools</span><span style="--c:var(--gate)">gates</span></span>';

/** Shows every turn and every gate on one time axis. */
export function timelineSection(record: RunRecord): string {
  if (record.turns.length === 0 && record.gates.length === 0) return '';
  const scale = { start: record.startedAt, length: Math.max(1, record.lastAt - record.startedAt) };
  const turns = shownTurns(record);
  const lanes = [
    ...record.gates.map((run) => ({ at: run.at - run.gate.durationMs, html: gateRow(run, scale) })),
    ...turns.map((turn) => ({ at: turn.startedAt, html: turnRow(turn, scale) })),
  ].sort((one, other) => one.at - other.at);
  const rest =
    record.turns.length > MAX_TURNS
      ? `<p class="soft">${plural(record.turns.length - MAX_TURNS, 'more turn')} in <code>events.jsonl</code>.</p>`
      : '';
  const list = lanes.map(({ html }) => html).join('');
  return section(
    'timeline',
    'Timeline',
    LEGEND,
    `<div class="card">${axis(scale)}<ol class="rows">${list}</ol></div>${rest}`,
  );
}
