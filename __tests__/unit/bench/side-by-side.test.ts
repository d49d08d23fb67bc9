import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Contender } from '../../../bench/contenders/contender.ts';
import { floor } from '../../../bench/contenders/forge.ts';
import { repeatedShare } from '../../../bench/conversation.ts';
import { call } from '../../../bench/model-answers.ts';
import { BenchModel } from '../../../bench/model-server.ts';
import { oneRun } from '../../../bench/one-run.ts';
import { threeTurns } from '../../../bench/scenario.ts';
import { slope } from '../../../bench/side-by-side.ts';

let home: string;
beforeAll(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  home = mkdtempSync(join(tmpdir(), 'forge-bench-test-'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

describe('the share of a prompt that the next one repeats', () => {
  const body = (...messages: readonly string[]): string =>
    JSON.stringify({ model: 'm', tools: [], messages });

  it('is all of it where the next only appends, and less where a word of it changed', () => {
    expect(repeatedShare([body('a'), body('a', 'b'), body('a', 'b', 'c')])).toBe(1);
    expect(repeatedShare([body('first'), body('other', 'b')])).toBeLessThan(0.7);
  });

  it('counts a changed list of tools, which comes before all messages', () => {
    const more = JSON.stringify({ model: 'm', tools: ['new'], messages: ['a', 'b'] });
    expect(repeatedShare([body('a'), more])).toBeLessThan(0.2);
  });

  it('is read from the Responses API too', () => {
    const input = (...items: readonly string[]): string =>
      JSON.stringify({ input: items, instructions: 'x' });
    expect(repeatedShare([input('a'), input('a', 'b')])).toBe(1);
    expect(repeatedShare([input('a'), input('b')])).toBeLessThan(1);
  });
});

describe('the slope of a run of turns', () => {
  it('is what each turn costs more than the one before, and one slow turn does not move it', () => {
    expect(slope([1, 2, 3, 4, 5])).toBe(1);
    expect(slope([1, 2, 300, 4, 5, 6, 7])).toBe(1);
    expect(slope([4, 4, 4])).toBe(0);
  });
});

describe('the scripted model', () => {
  it('answers in the protocol of the path, and notes what is no question to a model', async () => {
    const model = new BenchModel([call('read', { path: 'a' })]);
    const url = await model.listen();
    try {
      const ask = async (path: string): Promise<string> =>
        (await fetch(`${url}/${path}`, { method: 'POST', body: '{}' })).text();
      expect(await ask('chat/completions')).toContain('"tool_calls":[{"index":0,"id":"call_0"');
      expect(await ask('responses')).toContain('"type":"function_call","id":"item_1"');
      await ask('models');
      expect(model.strays).toEqual(['POST /v1/models']);
      expect(model.arrivals).toHaveLength(2);
    } finally {
      model.close();
    }
  });
});

describe('a run', () => {
  it('counts where the task was done, with its figures', async () => {
    const run = await oneRun(floor, threeTurns(), home);
    expect(run).toMatchObject({ repeated: 1, turns: { length: 3 }, resident: { length: 4 } });
  });

  it('does not count where the work tree is not as the task wants it', async () => {
    const reader: Contender = { ...floor, answer: (step) => floor.answer(step.do === 'edit' ? READ : step) };
    expect(await oneRun(reader, threeTurns(), home)).toContain('the work tree differs');
  });

  it('does not count where the model was never shown what it read', async () => {
    const blind: Contender = { ...floor, answer: (step) => floor.answer(step.do === 'read' ? LOOK : step) };
    expect(await oneRun(blind, threeTurns(), home)).toContain('was not shown the result');
  });
});

const READ = { do: 'read', path: 'src/module-0.js' } as const;
const LOOK = { do: 'run', command: 'true' } as const;
