import { limitText, usedText } from '../../core/limit-texts.ts';
import type { LimitUse } from '../../core/limits.ts';

function use(limitUse: LimitUse): string {
  const { name, limit } = limitUse;
  const word = name === 'time' || name === 'cost' ? '' : `${name} `;
  return `${word}${usedText(limitUse)}${limit === null ? '' : `/${limitText(limitUse)}`}`;
}

/** `turn 7 · files 3/10 · lines 120/500 · tokens 45k/1M · 1m12s/15m · $0.03/$5.00` */
export function statusLine(turn: number, uses: readonly LimitUse[]): string {
  // What is not known is said once, before the first turn.
  const shown = uses.filter(
    ({ name, used }) => name !== 'turns' && used !== null && !(name === 'cost' && used === 0),
  );
  return [`turn ${turn}`, ...shown.map(use)].join(' · ');
}
