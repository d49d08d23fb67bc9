/** One limit and its use, as report/limits.ts counts it: files, lines, tokens, ms, USD, turns. */
export interface LimitUse {
  readonly name: 'files' | 'lines' | 'tokens' | 'time' | 'cost' | 'turns';
  readonly used: number;
  readonly limit: number | null;
  readonly share: number;
}

/** `950ms`, `4.2s`, `1m12s`, `2h05m`. */
export function seconds(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))}ms`;
  if (ms < 9950) return `${Number((ms / 1000).toFixed(1))}s`;
  const whole = Math.round(ms / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  if (whole < 60) return `${whole}s`;
  if (whole < 3600) return `${Math.floor(whole / 60)}m${whole % 60 === 0 ? '' : `${pad(whole % 60)}s`}`;
  return `${Math.floor(whole / 3600)}h${pad(Math.floor(whole / 60) % 60)}m`;
}

/** `940`, `45k`, `1.2M`. */
export function compact(value: number): string {
  if (value < 1000) return String(Math.round(value));
  if (value < 9950) return `${Number((value / 1000).toFixed(1))}k`;
  if (value < 999_500) return `${Math.round(value / 1000)}k`;
  return `${Number((value / 1_000_000).toFixed(1))}M`;
}

function amount(name: LimitUse['name'], value: number): string {
  if (name === 'time') return seconds(value);
  if (name === 'cost')
    return `$${value > 0 && value < 0.1 ? Number(value.toPrecision(2)) : value.toFixed(2)}`;
  return compact(value);
}

function use({ name, used, limit }: LimitUse): string {
  const word = name === 'time' || name === 'cost' ? '' : `${name} `;
  return `${word}${amount(name, used)}${limit === null ? '' : `/${amount(name, limit)}`}`;
}

/** `turn 7 · files 3/10 · lines 120/500 · tokens 45k/1M · 1m12s/15m · $0.03/$5.00` */
export function statusLine(turn: number, uses: readonly LimitUse[]): string {
  const shown = uses.filter(({ name, used }) => name !== 'turns' && !(name === 'cost' && used === 0));
  return [`turn ${turn}`, ...shown.map(use)].join(' · ');
}
