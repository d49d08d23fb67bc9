import { table } from '../generate/table.ts';
import type { Tally } from './play.ts';

/** What was played, property by property, and in all. */
export function tableOf(tallies: ReadonlyMap<string, Tally>): string {
  const all = [...tallies.values()].sort((one, other) => one.target.localeCompare(other.target));
  const sum = (pick: (tally: Tally) => number) => all.reduce((total, tally) => total + pick(tally), 0);
  const rows = all.map(({ target, name, runs, finds, slowest }) => [
    target,
    name,
    String(runs),
    String(finds),
    slowest.toFixed(0),
  ]);
  const total = ['in all', '', String(sum(({ runs }) => runs)), String(sum(({ finds }) => finds)), ''];
  return table(['target', 'property', 'runs', 'finds', 'slowest input, ms'], [...rows, total]);
}
