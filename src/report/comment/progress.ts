import { capitalized } from '../../core/figures.ts';
import { limitText, usedText } from '../../core/limit-texts.ts';
import type { LimitUse } from '../../core/limits.ts';
import { plain, table } from '../../core/markdown-text.ts';
import { gateRecords } from '../gate-record.ts';
import { limitUses } from '../limits.ts';
import { type RunRecord, usedBy } from '../run-record.ts';
import { bar } from '../summary-md.ts';
import { type CommentLinks, footerOf, framed } from './frame.ts';

/** What a run goes through, in order. */
const PHASES = ['started', 'gates before the start', 'working', 'gates', 'delivery'] as const;
type Phase = (typeof PHASES)[number];

const LONGEST_TASK = 600;

/** How far a run is, from what was heard of it so far. `stop` is the words that stop it; null where none do. */
export function progressComment(record: RunRecord, links: CommentLinks, stop: string | null): string {
  const phase = phaseOf(record);
  const content = [
    `## ⏳ Forge: ${titleOf(phase, record)}`,
    record.task === '' ? '' : `> ${plain(record.task, LONGEST_TASK)}`,
    phasesLine(phase, record),
    usesTable(limitUses(record.configured, usedBy(record))),
  ];
  const how = stop === null ? [] : [`to stop it, comment \`${stop}\``];
  return framed(content.filter((part) => part !== '').join('\n\n'), footerOf(record, links, how));
}

export function phaseOf(record: RunRecord): Phase {
  const { ended, acceptedTree, commit, turns, gates } = record;
  if (acceptedTree !== null || commit !== null) return 'delivery';
  const lastTurn = turns.at(-1);
  const lastGate = gates.at(-1);
  if (lastTurn === undefined) return lastGate === undefined ? 'started' : 'gates before the start';
  const isGated = lastGate?.phase === 'final' && lastGate.at >= lastTurn.startedAt;
  return ended !== null || isGated ? 'gates' : 'working';
}

function titleOf(phase: Phase, { turns }: RunRecord): string {
  return phase === 'working' ? `working, turn ${turns.length}` : phase;
}

/** A run without gates has no phase for them. */
function phasesLine(now: Phase, record: RunRecord): string {
  const hasGates = gateRecords(record).length > 0;
  const shown = PHASES.filter((phase) => hasGates || phase === now || !phase.startsWith('gates'));
  const at = shown.indexOf(now);
  return shown
    .map((phase, place) => (place < at ? `✅ ${phase}` : place === at ? `🔵 **${phase}**` : `⚪ ${phase}`))
    .join(' → ');
}

function usesTable(uses: readonly LimitUse[]): string {
  const held = uses.filter(({ limit }) => limit !== null);
  if (held.length === 0) return '';
  const rows = held.map((use) => [
    capitalized(use.name),
    usedText(use),
    limitText(use),
    use.used === null ? '' : `\`${bar(use.share)}\``,
  ]);
  return table(['Limit', 'Used', 'Of', ''], 'lrrl', rows);
}
