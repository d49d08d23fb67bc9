import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../../../src/agent/compaction/bounds.ts';
import { type PlanFacts, planCompaction } from '../../../../src/agent/compaction/plan.ts';
import { Forecast } from '../../../../src/agent/forecast.ts';
import type { Message } from '../../../../src/core/model/model.ts';
import { flawOf, histories } from './histories.ts';

function factsOf(history: readonly Message[], window: number, fixed = 100): PlanFacts {
  const { sizeOf } = new Forecast({ system: '', tools: [] }, []);
  const task = history[0];
  const head = (task === undefined ? 0 : sizeOf(task)) + 200;
  return { history, sizeOf, fixed, head, bounds: boundsOf(window, 2000) };
}

function sizeAfter(
  { history, sizeOf, fixed, head }: PlanFacts,
  plan: ReturnType<typeof planCompaction>,
): number {
  const first = history[0];
  const start = plan.folded.length > 0 ? head : first === undefined ? 0 : sizeOf(first);
  return fixed + start + plan.kept.reduce((sum, message) => sum + sizeOf(message), 0);
}

const windows = fc.integer({ min: 1000, max: 60_000 });

describe('whatever the history and the window', () => {
  it('no call is parted from its result, and only outputs are touched', () => {
    fc.assert(
      fc.property(histories, windows, (history, window) => {
        const plan = planCompaction(factsOf(history, window));
        const [task] = history;
        expect(flawOf([task!, ...plan.kept])).toBeNull();
        const rest = history.slice(1);
        expect(rest.slice(0, plan.folded.length)).toEqual(plan.folded);
        for (const [at, message] of plan.kept.entries()) {
          const before = rest[plan.folded.length + at];
          if (message.role !== 'tool') expect(message).toBe(before);
          else expect(before?.role).toBe('tool');
        }
        expect(plan.folded.length + plan.kept.length).toBe(rest.length);
      }),
      { numRuns: 500 },
    );
  });

  it('what is left fits, as long as the task alone does', () => {
    let shortened = 0;
    fc.assert(
      fc.property(histories, windows, (history, window) => {
        const facts = factsOf(history, window);
        const said = 100;
        fc.pre(facts.fixed + facts.head + said <= facts.bounds.near);
        const plan = planCompaction(facts);
        expect(sizeAfter(facts, plan)).toBeLessThanOrEqual(facts.bounds.near);
        if (plan.folded.length + plan.stubbed.length > 0) shortened += 1;
      }),
      { numRuns: 500 },
    );
    expect(shortened).toBeGreaterThan(50);
  });
});

function reading(turns: number, characters: number): readonly Message[] {
  const messages: Message[] = [{ role: 'user', text: 'Do it.' }];
  for (let at = 1; at <= turns; at += 1) {
    const id = `c${at}`;
    const given = { path: `src/${at}.ts`, start_line: 1, end_line: 200 };
    messages.push({ role: 'assistant', text: '', calls: [{ id, name: 'read_file', arguments: given }] });
    messages.push({
      role: 'tool',
      results: [{ callId: id, name: 'read_file', text: 'r'.repeat(characters), ok: true }],
    });
  }
  return messages;
}

describe('a history that nears its window', () => {
  it('has the oldest outputs stubbed down to half, in one step, and the rest untouched', () => {
    const history = reading(10, 8000);
    const facts = factsOf(history, 24_000);
    const plan = planCompaction(facts);
    expect(plan.folded).toEqual([]);
    const count = plan.stubbed.length;
    expect(plan.stubbed).toEqual(Array.from({ length: count }, (_, at) => `c${at + 1}`));
    const size = sizeAfter(facts, plan);
    expect(size).toBeLessThanOrEqual(facts.bounds.target);
    expect(size).toBeGreaterThan(facts.bounds.target - 2100);
    expect(plan.kept.slice(2 * count)).toEqual(history.slice(1 + 2 * count));
    for (const [at, message] of plan.kept.slice(2 * count).entries()) {
      expect(message).toBe(history[1 + 2 * count + at]);
    }
  });

  it('says of a stub what it was and how to see it again', () => {
    const plan = planCompaction(factsOf(reading(10, 8000), 24_000));
    expect(plan.kept[1]).toEqual({
      role: 'tool',
      results: [
        {
          callId: 'c1',
          name: 'read_file',
          ok: true,
          text: '[left out: read_file src/1.ts lines 1-200: 7.81kB, call it again if you need it]',
        },
      ],
    });
  });

  it('keeps what the gates said', () => {
    const history = reading(10, 8000).map(
      (message): Message =>
        message.role === 'tool' && message.results[0]?.callId === 'c1'
          ? { role: 'tool', results: [{ ...message.results[0], name: 'task_completion', ok: false }] }
          : message,
    );
    const plan = planCompaction(factsOf(history, 24_000));
    expect(plan.stubbed).not.toContain('c1');
    expect(plan.kept[1]).toBe(history[2]);
  });

  it('has its older turns folded where stubs free too little, and the newest kept whole', () => {
    const history = reading(300, 160);
    const facts = factsOf(history, 20_000);
    const plan = planCompaction(facts);
    expect(plan.stubbed).toEqual([]);
    expect(plan.folded.length).toBeGreaterThan(100);
    expect(plan.kept[0]?.role).toBe('assistant');
    expect(plan.kept.at(-1)).toBe(history.at(-1));
  });

  it('keeps the call whose output alone is too long, and says so in its place', () => {
    const history = reading(2, 200_000);
    const plan = planCompaction(factsOf(history, 20_000));
    const last = plan.kept.at(-1);
    expect(last?.role === 'tool' && last.results[0]?.text).toBe(
      '[too long for what is left of the context: read_file src/2.ts lines 1-200: 195.31kB, ask for a smaller part]',
    );
    expect(plan.stubbed).toEqual(['c2']);
  });

  it('is left alone where there is nothing to leave out', () => {
    const plan = planCompaction(factsOf([{ role: 'user', text: 'x'.repeat(90_000) }], 20_000));
    expect(plan).toEqual({ kept: [], folded: [], stubbed: [] });
  });
});
