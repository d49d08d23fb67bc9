import { callTarget } from '../../core/call-target.ts';
import { KILLED, wasKilled } from '../../core/command-ending.ts';
import { compactionText } from '../../core/compaction-text.ts';
import type { GateResult, RunEvent } from '../../core/events.ts';
import { duration } from '../../core/figures.ts';
import { withoutVerdict } from '../../core/gate-ending.ts';
import { putBackText } from '../../core/ignored.ts';
import type { ToolCall } from '../../core/model.ts';
import { notRestoredText } from '../../core/undone.ts';
import type { Tone } from './printer.ts';

/** What a call is about, for one line. */
export function callText(call: ToolCall): string {
  const target = callTarget(call);
  return target === '' ? call.name : `${call.name} ${target}`;
}

/** A command that ran and failed did run: it is told by its exit code. */
export function exitText({ name }: ToolCall, text: string): string {
  if (wasKilled({ name }, text)) return ` · ${KILLED}`;
  const code = /^exit code (\d+)/.exec(text)?.[1];
  return name !== 'execute_command' || code === undefined || code === '0' ? '' : ` · exit ${code}`;
}

export function gateText(phase: 'baseline' | 'final', gate: GateResult): string {
  const judged = gate.status === 'failed' ? `red (exit ${gate.exitCode ?? '?'})` : 'green';
  const word = withoutVerdict(gate) ?? judged;
  const when = phase === 'baseline' ? ' before the start' : gate.wasRed === true ? ', was red before' : '';
  return `gate "${gate.name}" ${word}${when} · ${duration(gate.durationMs)}`;
}

/** What a person is told of a message to the model. */
const TOLD_TEXTS = {
  nudged: 'the answer had no tool call: the model is asked once more',
  last_call: 'a limit allows no other answer after the next: the model is told to finish',
} as const;

/** A line that stands for an event all by itself. */
export interface ToldLine {
  readonly text: string;
  readonly tone: Tone;
  readonly indent: string;
}

/** null for events that need more than a line, or none. */
export function toldLine(event: RunEvent): ToldLine | null {
  switch (event.type) {
    case 'nudged':
    case 'last_call':
      return { text: TOLD_TEXTS[event.type], tone: 'warn', indent: '  ' };
    case 'compacted':
      return { text: compactionText(event), tone: 'dim', indent: '  ' };
    case 'summary_replied':
      return { text: summaryText(event), tone: 'dim', indent: '  ' };
    case 'workspace_left':
      return event.policy === 'preserve' ? null : { text: leftText(event), tone: 'plain', indent: '' };
    case 'committed':
    case 'pushed':
    case 'pull_request':
      return { text: deliveryText(event), tone: 'plain', indent: '' };
    default:
      return null;
  }
}

function summaryText(event: Extract<RunEvent, { readonly type: 'summary_replied' }>): string {
  return event.text === null
    ? `no summary of the older turns: ${event.trouble}`
    : `the older turns were summed up · ${duration(event.durationMs)}`;
}

/** Paths that the log names of an undone step. */
const NAMED_PATHS = 20;

/** An undone step: what was restored, what the patch lacks, and what could not be restored. */
export function undoneTexts({
  paths,
  patchFile,
  leftOut,
  notRestored,
}: Extract<RunEvent, { readonly type: 'change_undone' }>): readonly string[] {
  const more = paths.length > NAMED_PATHS ? ` and ${paths.length - NAMED_PATHS} more` : '';
  const kept = patchFile === null ? '' : `, kept in ${patchFile}`;
  return [
    `taken back: ${paths.slice(0, NAMED_PATHS).join(', ')}${more}${kept}`,
    ...(leftOut === undefined ? [] : [`${patchFile ?? 'no patch'}: ${leftOut}`]),
    ...(notRestored === undefined ? [] : [notRestoredText(notRestored)]),
  ];
}

function leftText(left: Extract<RunEvent, { readonly type: 'workspace_left' }>): string {
  const kept = left.patchFile === null ? '' : `; the work is kept in ${left.patchFile}`;
  return `${putBackText(left)}${kept}`;
}

type Delivery = Extract<RunEvent, { readonly type: 'committed' | 'pushed' | 'pull_request' }>;

function deliveryText(event: Delivery): string {
  if (event.type === 'pull_request') {
    return `${event.draft ? 'draft pull request' : 'pull request'} #${event.number} ${event.operation}: ${event.url}`;
  }
  if (event.type === 'pushed') return `pushed to ${event.branch} of ${event.repository}`;
  return `committed ${event.sha.slice(0, 12)} on ${event.branch ?? 'a detached HEAD'}`;
}

/** What quiet says of gates, for it is an error: a required one is red, and it is not the start that is looked at. */
export function isRedAtEnd(event: RunEvent): event is Extract<RunEvent, { readonly type: 'gate_finished' }> {
  return (
    event.type === 'gate_finished' &&
    event.phase === 'final' &&
    event.gate.required &&
    event.gate.status !== 'passed'
  );
}
