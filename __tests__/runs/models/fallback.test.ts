import { describe, expect, test } from 'vitest';
import type { Script, ScriptedTurn } from '../../support/model-server/script.ts';
import { complete, KEY, turn, wholeRun, write } from '../../support/whole-run.ts';

const FALLBACK = 'model: { fallback: [second] }\n';

/** The first model answers one turn and is then gone. */
function twoModels(
  second: readonly ScriptedTurn[],
  first: ScriptedTurn = turn(write('a.txt', 'a\n')),
): Script {
  let firstAsked = 0;
  let secondAsked = 0;
  return ({ json }) => {
    if (json.model === 'second') return second[secondAsked++];
    return firstAsked++ === 0 ? first : { fault: 'quota' };
  };
}

describe('a run whose model is used up', () => {
  test('goes on with the next one, and says so everywhere', async () => {
    const script = twoModels([turn(write('b.txt', 'b\n')), turn(complete())]);
    const { code, reports, stderr, stdout, requests } = await wholeRun({ config: FALLBACK, script });
    expect(code).toBe(0);
    const said =
      /openai-compatible scripted failed: .*has no credit left.*; continuing with openai-compatible second/;
    expect(stderr + stdout).toMatch(said);
    expect(reports.text('summary.md')).toMatch(/continuing with openai-compatible second/);
    const { usage, changes } = JSON.parse(reports.text('execution.json'));
    expect(changes).toHaveLength(2);
    expect(usage.models).toEqual([
      { provider: 'openai-compatible', model: 'scripted', turns: [1] },
      { provider: 'openai-compatible', model: 'second', turns: [2, 3] },
    ]);
    expect(requests.map(({ json }) => json.model)).toEqual(['scripted', 'scripted', 'second', 'second']);
    expect(reports.text('events.jsonl')).not.toContain(KEY);
  });

  test('ends as a failure with its words where there is no other', async () => {
    const { code, reports } = await wholeRun({ script: twoModels([]) });
    expect(code).toBe(1);
    expect(reports.execution.reason).toContain('has no credit left');
  });

  test('asks the next one for no longer an answer than its price leaves money for', async () => {
    const config = `constraints: { max_cost_usd: 0.1 }
model: { price: { input: 0, output: 0.1 }, fallback: [{ name: second, price: { input: 0, output: 10 } }] }
`;
    const { code, stderr, requests } = await wholeRun({ config, script: twoModels([turn(complete())]) });
    expect(code, stderr).toBe(0);
    const caps = requests.map(({ json }) => [json.model, Number(json.max_tokens)]);
    expect(caps).toEqual([
      ['scripted', 16_000],
      ['scripted', 16_000],
      ['second', 9999],
    ]);
  });

  test('does not wait for longer than half a minute where another stands ready', async () => {
    const busy: ScriptedTurn = { fault: 429, headers: { 'retry-after': '31' } };
    const script: Script = ({ json }) => (json.model === 'second' ? turn(complete()) : busy);
    const { code, stderr, reports, requests } = await wholeRun({ config: FALLBACK, script });
    expect(code, stderr).toBe(0);
    expect(requests.map(({ json }) => json.model)).toEqual(['scripted', 'second']);
    expect(reports.text('events.jsonl')).toContain('the server asks to wait 31 s');
  });

  test('does not ask one for whose prompt the money left is too little', async () => {
    const config = `constraints: { max_cost_usd: 0.1 }
model: { price: { input: 0, output: 0.1 }, fallback: [{ name: second, price: { input: 1000, output: 10 } }] }
`;
    const { code, reports, requests } = await wholeRun({ config, script: twoModels([turn(complete())]) });
    expect(code).toBe(1);
    expect(reports.execution.reason).toContain('has no credit left');
    expect(requests.map(({ json }) => json.model)).toEqual(['scripted', 'scripted']);
  });

  test('counts what the answers cost that broke off', async () => {
    const script: Script = ({ json }) =>
      json.model === 'second' ? turn(complete()) : { text: 'A long story.', fault: 'cut' };
    const config =
      'model: { fallback: [{ name: second, price: { input: 1, output: 1 } }], price: { input: 1000, output: 0 } }\n';
    const { code, reports } = await wholeRun({ config, script, env: {} });
    expect(code).toBe(0);
    const { usage } = JSON.parse(reports.text('execution.json'));
    const failed = reports.events.find(({ event }) => event.type === 'model_failed')?.event;
    // 100 and 10 tokens of the second model; the rest, at the first one's price, is of the broken answers.
    const lost = failed?.usage as { readonly input: number; readonly output: number };
    expect(usage.total_tokens).toBe(lost.input + lost.output + 110);
    expect(usage.cost_usd).toBeCloseTo((lost.input * 1000 + 110) / 1e6, 6);
    expect(usage.estimated).toBe(true);
  });
});

test('a refusal ends the run as a failure with its reason, and asks nobody else', async () => {
  const script: Script = [{ fault: 'refused', message: 'I cannot help with that.' }];
  const { code, reports, requests } = await wholeRun({ config: FALLBACK, script });
  expect(code).toBe(1);
  expect(reports.execution.outcome).toBe('failure');
  expect(reports.execution.reason).toMatch(
    /refused to answer \(.*I cannot help with that\..*\): reword the task/,
  );
  expect(requests).toHaveLength(1);
});

test.each([
  ['model: { fallback: [google/gemini-3-flash] }\n', [], /needs a key: set GOOGLE_GENERATIVE_AI_API_KEY/],
  [FALLBACK, ['--max-cost-usd', '1'], /max_cost_usd cannot be enforced because the price of/],
  ['model: { effort: high, fallback: {} }\n', [], /model\.fallback: expected a list/],
])('%s is exit 5 before a model is asked', async (config, args, reason) => {
  const { code, requests, stderr, stdout } = await wholeRun({ config, args, script: [] });
  expect(code).toBe(5);
  expect(stderr + stdout).toMatch(reason);
  expect(requests).toEqual([]);
});
