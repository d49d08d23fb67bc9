import { inUnit } from '../../core/figures.ts';
import type { LimitUse } from '../../core/limits.ts';

function use({ name, used, limit }: LimitUse): string {
  const word = name === 'time' || name === 'cost' ? '' : `${name} `;
  return `${word}${inUnit(name, used)}${limit === null ? '' : `/${inUnit(name, limit)}`}`;
}

/** `turn 7 · files 3/10 · lines 120/500 · tokens 45k/1M · 1m12s/15m · $0.03/$5.00` */
export function statusLine(turn: number, uses: readonly LimitUse[]): string {
  const shown = uses.filter(({ name, used }) => name !== 'turns' && !(name === 'cost' && used === 0));
  return [`turn ${turn}`, ...shown.map(use)].join(' · ');
}
