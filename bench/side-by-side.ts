import { join } from 'node:path';
import type { Contender } from './contenders/contender.ts';
import { type Figures, oneRun } from './one-run.ts';
import type { Scenario } from './scenario.ts';
import { median, table } from './table.ts';

/** Runs of each agent that count, besides the first, which only warms the machine up. */
const RUNS = Number(process.env.FORGE_BENCH_RUNS ?? 7);

interface Tally {
  readonly contender: Contender;
  readonly valid: Figures[];
  readonly wrong: string[];
}

/** All contenders in turn, RUNS times, through one scenario; the order moves on by one each round. */
export async function sideBySide(
  contenders: readonly Contender[],
  scenario: Scenario,
  homes: string,
): Promise<string> {
  const tallies = contenders.map((contender): Tally => ({ contender, valid: [], wrong: [] }));
  for (let round = 0; round <= RUNS; round += 1) {
    for (let place = 0; place < tallies.length; place += 1) {
      const tally = tallies[(round + place) % tallies.length] as Tally;
      const home = join(homes, tally.contender.name.replaceAll(/\W+/g, '-'));
      const run = await oneRun(tally.contender, scenario, home);
      if (typeof run === 'string') tally.wrong.push(run);
      else if (round > 0) tally.valid.push(run);
    }
  }
  const growth = scenario.steps.length > 100 ? `\n${growthTable(tallies)}` : '';
  return figureTable(scenario, tallies) + growth + tallies.map(complaints).join('');
}

type Column = readonly [title: string, show: (one: Tally) => string];

function figureTable({ name }: Scenario, tallies: readonly Tally[]): string {
  const columns: readonly Column[] = [
    ['first request', (one) => ms(of(one, 'first'), 0)],
    ['whole run', (one) => ms(of(one, 'whole'), 0)],
    ['end', (one) => ms(of(one, 'ending'), 0)],
    ['read/edit turn', (one) => ms(of(one, 'readOrEdit'), 1)],
    ['command turn', (one) => ms(of(one, 'command'), 1)],
    ['peak memory', (one) => inUnits(of(one, 'peak'), 1024, 'MB', 0)],
    ['first body', (one) => inUnits(of(one, 'firstBytes'), 1000, 'kB', 1)],
    ['last body', (one) => inUnits(of(one, 'lastBytes'), 1000, 'kB', 0)],
    ['all bodies', (one) => inUnits(of(one, 'allBytes'), 1000, 'kB', 0)],
    ['prefix repeated', (one) => inUnits(of(one, 'repeated'), 0.01, '%', 1)],
    ['valid runs', (one) => `${one.valid.length} of ${RUNS}`],
  ];
  // What no contender has a figure for is no column: a run without commands has no command turn.
  const filled = columns.filter(([, show]) => tallies.some((one) => show(one) !== NONE));
  return table(
    [name, ...filled.map(([title]) => title)],
    tallies.map((one) => [one.contender.name, ...filled.map(([, show]) => show(one))]),
  );
}

/** Does a turn cost more the longer the run, and does memory grow by more than the conversation does? */
function growthTable(tallies: readonly Tally[]): string {
  const head = [
    'growth',
    'turns 11–50',
    'last 40 turns',
    'slope a turn',
    'memory, turn 10 to the end',
    'last body',
  ];
  return table(
    head,
    tallies.map(({ contender, valid }) => [
      contender.name,
      ms(
        mid(valid, ({ turns }) => median(turns.slice(10, 50))),
        2,
      ),
      ms(
        mid(valid, ({ turns }) => median(turns.slice(-40))),
        2,
      ),
      inUnits(
        mid(valid, ({ turns }) => slope(turns.slice(10)) * 1000),
        1,
        'µs',
        1,
      ),
      inUnits(
        mid(valid, ({ resident }) => (resident.at(-1) ?? 0) - (resident[10] ?? 0)),
        1024,
        'MB',
        1,
      ),
      inUnits(
        mid(valid, ({ lastBytes }) => lastBytes),
        1000,
        'kB',
        0,
      ),
    ]),
  );
}

/** Theil and Sen's: the median of the slopes between all pairs, which one collection of garbage does not move. */
export function slope(values: readonly number[]): number {
  const between: number[] = [];
  for (let one = 0; one < values.length; one += 1) {
    for (let other = one + 1; other < values.length; other += 1) {
      between.push(((values[other] ?? 0) - (values[one] ?? 0)) / (other - one));
    }
  }
  return median(between);
}

function complaints({ contender, wrong }: Tally): string {
  return wrong.length === 0 ? '' : `\n${contender.name}: ${wrong.length} runs do not count: ${wrong[0]}\n`;
}

const NONE = '–';

type Key = { [K in keyof Figures]: Figures[K] extends number | null ? K : never }[keyof Figures];

function of({ valid }: Tally, key: Key): number | null {
  const values = valid.map((one) => one[key]).filter((value) => value !== null);
  return values.length === 0 ? null : median(values);
}

function mid(runs: readonly Figures[], figure: (one: Figures) => number): number | null {
  return runs.length === 0 ? null : median(runs.map(figure));
}

function ms(value: number | null, digits: number): string {
  return inUnits(value, 1, 'ms', digits);
}

function inUnits(value: number | null, unit: number, name: string, digits: number): string {
  return value === null ? NONE : `${(value / unit).toFixed(digits)} ${name}`;
}
