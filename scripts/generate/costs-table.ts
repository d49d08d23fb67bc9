import { readFileSync } from 'node:fs';
import { costOf, priceOf } from '../../src/adapters/models/catalog/prices.ts';
import { estimateTokens } from '../../src/core/model/tokens.ts';
import { grouped } from '../../src/core/text/figures.ts';
import { code, table } from './table.ts';

const BENCHMARKS = new URL('../../docs/internals/benchmarks.md', import.meta.url);

/** A task of the benchmark, by the head of its table. A task of n tool calls makes n + 1 requests. */
const TASKS: readonly { readonly head: string; readonly what: string; readonly requests: number }[] = [
  { head: '3 turns', what: 'a read, an edit, a command', requests: 4 },
  { head: '20 turns', what: '20 tool calls: 8 reads, 8 edits, 4 commands', requests: 21 },
  { head: '150 reads', what: '150 reads', requests: 151 },
];

const MODELS: readonly (readonly [provider: string, model: string])[] = [
  ['anthropic', 'claude-opus-5-5'],
  ['anthropic', 'claude-sonnet-5-5'],
  ['anthropic', 'claude-haiku-5-5'],
  ['openai', 'gpt-5.4'],
  ['google', 'gemini-3-flash'],
];

/** Output tokens of one reply. The benchmark's model is scripted, so this number is an assumption. */
const OUTPUT_PER_REPLY = 300;

/** What the benchmark's tasks would cost: measured request sizes times the price table, with a cache and without one. */
export function costsTable(): string {
  const page = readFileSync(BENCHMARKS, 'utf8');
  const heads = [
    'task',
    'input tokens',
    'from the cache',
    'output tokens',
    ...MODELS.map(([, name]) => code(name)),
  ];
  const rows = TASKS.flatMap(({ head, what, requests }) => {
    const { last, all } = bytesIn(page, head);
    const [input, output] = [estimateTokens(all), requests * OUTPUT_PER_REPLY];
    // Every prompt repeats the one before, so each token is new once and cached in all later requests.
    const cached = input - estimateTokens(last);
    return [
      [what, grouped(input), grouped(cached), grouped(output), ...costs(input, cached, output)],
      ['the same without a cache', grouped(input), '0', grouped(output), ...costs(input, 0, output)],
    ];
  });
  return table(heads, rows);
}

function costs(input: number, cacheRead: number, output: number): readonly string[] {
  return MODELS.map(([provider, model]) => {
    const known = priceOf(provider, model);
    if (known === null)
      throw new Error(`${provider} ${model} has no price: choose a model of the price table`);
    // No single prompt here reaches the size from which a price rises.
    const { above, ...price } = known;
    const cacheWrite = cacheRead === 0 ? 0 : input - cacheRead;
    return `$${costOf({ input, cacheRead, cacheWrite, output, estimated: true }, price).toFixed(3)}`;
  });
}

/** Returns the bytes of the last request and of all requests, from our row of the benchmark's table. */
function bytesIn(page: string, head: string): { readonly last: number; readonly all: number } {
  const [names = [], , row = []] = page
    .slice(page.indexOf(`| ${head} |`))
    .split('\n', 3)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const bytes = (name: string): number => Number.parseFloat(row[names.indexOf(name)] ?? '') * 1000;
  const found = { last: bytes('last body'), all: bytes('all bodies') };
  if (row[1]?.startsWith('forge-headless') !== true || Number.isNaN(found.last + found.all))
    throw new Error(`docs/internals/benchmarks.md has no row of ours below "${head}"`);
  return found;
}
