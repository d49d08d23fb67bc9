import type { LimitUse } from '../../core/limits.ts';
import { limitText, usedText } from '../../core/run/limit-texts.ts';

function limitUseText(limitUse: LimitUse): string {
  const { name, limit } = limitUse;
  const word = name === 'time' || name === 'cost' ? '' : `${name} `;
  return `${word}${usedText(limitUse)}${limit === null ? '' : `/${limitText(limitUse)}`}`;
}

/** Returns a line such as `turn 7 · files 3/10 · lines 120/500 · tokens 45k/1M · 1m12s/15m · $0.03/$5.00`. */
export function statusLine(turn: number, uses: readonly LimitUse[]): string {
  // Unknown values are reported once, before the first turn.
  const shown = uses.filter(
    ({ name, used }) => name !== 'turns' && used !== null && !(name === 'cost' && used === 0),
  );
  return [`turn ${turn}`, ...shown.map(limitUseText)].join(' · ');
}
