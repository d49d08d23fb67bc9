import { putBackText } from '../../core/git/ignored.ts';
import { notRestoredText } from '../../core/git/undone.ts';
import type { ToolCall } from '../../core/model/model.ts';
import { KILLED, wasKilled } from '../../core/run/command-ending.ts';
import { compactionText } from '../../core/run/compaction-text.ts';
import type { GateResult, RunEvent } from '../../core/run/events.ts';
import { withoutVerdict } from '../../core/run/gate-ending.ts';
import { duration } from '../../core/text/figures.ts';
import { callTarget } from '../../core/tools/call-target.ts';
import type { Tone } from './printer.ts';

/** Returns the subject of a call, for one line. */
export function callText(call: ToolCall): string {
  const target = callTarget(call);
  return target === '' ? call.name : `${call.name} ${target}`;
}

/** Returns the exit code of a command that ran and failed. */
export function exitText({ name }: ToolCall, text: string): string {
  if (wasKilled({ name }, text)) return ` · ${KILLED}`;
  const code = /^exit code (\d+)/.exec(text)?.[1];
  return name !== 'execute_command' || code === undefined || code === '0' ? '' : ` · exit ${code}`;
}

export function gateText(phase: 'baseline' | 'final', gate: GateResult): string {
  const verdict = gate.status === 'failed' ? `red (exit ${gate.exitCode ?? '?'})` : 'green';
  const word = withoutVerdict(gate) ?? verdict;
  const when = phase === 'baseline' ? ' before the start' : gate.wasRed === true ? ', was red before' : '';
  return `gate "${gate.name}" ${word}${when} · ${duration(gate.durationMs)}`;
}

/** Texts for people about messages to the model. */
const EVENT_TEXTS = {
  nudged: 'the reply had no tool call; asking the model again',
  last_call: 'a limit allows only one more reply; telling the model to finish',
} as const;

/** A line that shows an event completely. */
export interface EventLine {
  readonly text: string;
  readonly tone: Tone;
  readonly indent: string;
}

/** Returns the line of an event; null for events that need more than a line, or none. */
export function eventLine(event: RunEvent): EventLine | null {
  switch (event.type) {
    case 'nudged':
    case 'last_call':
      return { text: EVENT_TEXTS[event.type], tone: 'warn', indent: '  ' };
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
    : `summarized the older turns · ${duration(event.durationMs)}`;
}

/** The number of paths in the log of an undone step. */
const NAMED_PATHS = 20;

/** Returns the lines of an undone step: what was restored, what the patch lacks, and what could not be restored. */
export function undoneTexts({
  paths,
  patchFile,
  leftOut,
  notRestored,
}: Extract<RunEvent, { readonly type: 'change_undone' }>): readonly string[] {
  const more = paths.length > NAMED_PATHS ? ` and ${paths.length - NAMED_PATHS} more` : '';
  const kept = patchFile === null ? '' : `, kept in ${patchFile}`;
  return [
    `undone: ${paths.slice(0, NAMED_PATHS).join(', ')}${more}${kept}`,
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

/** Reports if a required gate is not green at the end. Quiet mode shows this as an error. */
export function isRedAtEnd(event: RunEvent): event is Extract<RunEvent, { readonly type: 'gate_finished' }> {
  return (
    event.type === 'gate_finished' &&
    event.phase === 'final' &&
    event.gate.required &&
    event.gate.status !== 'passed'
  );
}
