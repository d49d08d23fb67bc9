import type { LimitUse } from '../../core/limits.ts';
import { limitText, usedText } from '../../core/run/limit-texts.ts';
import { capitalized } from '../../core/text/figures.ts';
import { plain, table } from '../../core/text/markdown.ts';
import { bar } from '../files/summary-md.ts';
import { gateRecords } from '../record/gate-record.ts';
import { limitUses } from '../record/limit-use.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { type CommentLinks, fitToComment, footerOf } from './frame.ts';

/** The phases of a run, in order. */
const PHASES = ['started', 'gates before the start', 'working', 'gates', 'delivery'] as const;
type Phase = (typeof PHASES)[number];

const LONGEST_TASK = 600;

/** Returns the comment about a run's progress. `stop` is the command that stops it, or null. */
export function progressComment(record: RunRecord, links: CommentLinks, stop: string | null): string {
  const phase = phaseOf(record);
  const content = [
    `## ⏳ Forge: ${titleOf(phase, record)}`,
    record.task === '' ? '' : `> ${plain(record.task, LONGEST_TASK)}`,
    phasesLine(phase, record),
    usesTable(limitUses(record.configured, usedBy(record))),
  ];
  const how = stop === null ? [] : [`to stop it, comment \`${stop}\``];
  return fitToComment({
    content: content.filter((part) => part !== '').join('\n\n'),
    footer: footerOf(record, links, how),
  });
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

/** Returns the line of phases; without gates, their phases are left out. */
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
