import { describe, expect, it } from 'vitest';
import { buildChain } from '../../../../src/constraints/registry.ts';
import type { FileChange } from '../../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../../src/core/path/path.ts';
import type { BudgetFacts, ChangeFacts, Response } from '../../../../src/core/run/constraint.ts';
import type { CustomConstraint, CustomContext, CustomReply } from '../../../../src/core/run/custom.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { ConstraintEnforcer } from '../../../../src/run/judging/constraint-enforcer.ts';
import { CustomPanel } from '../../../../src/run/judging/custom-verdicts.ts';
import { settingsSchema } from '../../../../src/settings/schema/schema.ts';

const BUDGET: BudgetFacts = {
  phase: 'budget',
  turns: 2,
  tokensUsed: 700,
  costUsd: null,
  elapsedMs: 1234.5,
  nextInput: 0,
};
const CHANGE: FileChange = {
  path: 'package.json' as WorkspacePath,
  status: 'modified',
  linesAdded: 3,
  linesRemoved: 1,
  binary: false,
  bytes: 10,
  oldMode: null,
  newMode: null,
  oldOid: null,
  newOid: null,
};
const EDIT: ChangeFacts = {
  phase: 'change',
  by: 'edit',
  step: [CHANGE],
  total: { files: 1, linesAdded: 3, linesRemoved: 1, bytes: 10 },
  hazards: [],
  startFiles: 5,
  startFilesGone: 0,
};
const OCCASION = { turn: 3, effect: 'prevented' } as const;

const fine: CustomReply = { kind: 'answer', value: { violated: false } };
const saying = (action: string, reason = 'enough'): CustomReply => ({
  kind: 'answer',
  value: { violated: true, reason, metrics: { level: 9 }, action },
});

interface Plan {
  readonly replies: Readonly<Record<string, readonly CustomReply[]>>;
  readonly chosen?: Readonly<Record<string, Response>>;
  /** Monotonic ms. */
  readonly deadline?: number;
  readonly settings?: object;
}

/** A referee with a panel whose constraints answer from a list, the last answer again and again. */
function court({ replies, chosen = {}, deadline = 60_000, settings = {} }: Plan) {
  const contexts: CustomContext[] = [];
  const asked: string[] = [];
  const events: RunEvent[] = [];
  let now = 0;
  const constraints = Object.entries(replies).map(([name, list]): CustomConstraint => {
    let at = 0;
    const ask = (context: CustomContext): Promise<CustomReply> => {
      contexts.push(context);
      asked.push(name);
      at += 1;
      return Promise.resolve(list[at - 1] ?? list.at(-1) ?? fine);
    };
    return { name, source: `.forge/${name}.mjs`, ask };
  });
  const sleep = (ms: number): Promise<void> => {
    now += ms;
    return Promise.resolve();
  };
  const signal = new AbortController().signal;
  const panel = new CustomPanel({
    constraints,
    chosen,
    used: () => BUDGET,
    clock: { monotonic: () => now, sleep },
    until: () => ({ deadline, signal }),
  });
  const held = settingsSchema.parse({ constraints: settings }).constraints;
  const chain = buildChain(held, { openProtected: [], costKnown: false });
  const enforcer = new ConstraintEnforcer({
    chain,
    maxRejections: held.max_rejections,
    emit: (event) => events.push(event),
    panel,
  });
  const violations = () => events.flatMap((event) => (event.type === 'violated' ? [event.violation] : []));
  const validated = () =>
    events.flatMap((event) =>
      event.type === 'validated' ? [event.validations.map(({ constraint }) => constraint)] : [],
    );
  return { enforcer, contexts, asked, violations, validated, waited: () => now };
}

describe('the custom constraints of a run', () => {
  it('are told what the run has used and would have changed', async () => {
    const { enforcer, contexts } = court({ replies: { limits: [fine] } });
    await enforcer.consult(EDIT, OCCASION, () => [CHANGE]);
    await enforcer.consult(BUDGET, OCCASION, () => []);
    expect(contexts).toEqual([
      {
        iteration: 2,
        tokensUsed: 700,
        costUsd: null,
        elapsedMs: 1235,
        agentState: 'editing',
        changes: [{ path: 'package.json', status: 'modified', lines_added: 3, lines_removed: 1 }],
      },
      { iteration: 2, tokensUsed: 700, costUsd: null, elapsedMs: 1235, agentState: 'thinking', changes: [] },
    ]);
  });

  it('come after the built-in ones, each with its validation on record', async () => {
    const { enforcer, validated } = court({ replies: { one: [fine], two: [fine] } });
    expect(await enforcer.consult(EDIT, OCCASION, () => [])).toMatchObject({
      allowed: true,
      response: 'allow',
    });
    expect(validated()[0]?.slice(-3)).toEqual(['file_size', 'one', 'two']);
  });

  it('are not asked after an emergency_stop, a built-in one or one of their own', async () => {
    const strict = court({ replies: { one: [fine] }, settings: { strict: true, max_files: 0 } });
    await strict.enforcer.consult(EDIT, OCCASION, () => []);
    expect(strict.asked).toEqual([]);
    const own = court({ replies: { one: [saying('emergency_stop')], two: [fine] } });
    await own.enforcer.consult(EDIT, OCCASION, () => []);
    expect(own.asked).toEqual(['one']);
  });

  it('are asked also where a built-in one rejects, and the most severe response wins', async () => {
    const { enforcer, asked } = court({
      replies: { one: [saying('warn_continue')], two: [saying('graceful_exit')], three: [saying('reject')] },
      settings: { denied_patterns: ['package.json'] },
    });
    const verdict = await enforcer.consult(EDIT, OCCASION, () => []);
    expect(verdict).toMatchObject({ response: 'graceful_exit', allowed: false });
    expect(asked).toEqual(['one', 'two', 'three']);
    expect(enforcer.stop).toMatchObject({ kind: 'violation', reason: 'custom constraint two: enough' });
  });

  it('reject a step without ending the run, and are on record by name', async () => {
    const { enforcer, violations } = court({ replies: { limits: [saying('reject', 'too much')] } });
    const verdict = await enforcer.consult(EDIT, OCCASION, () => []);
    expect(verdict).toEqual({
      response: 'reject',
      allowed: false,
      reason: 'custom constraint limits: too much',
    });
    expect(violations()).toMatchObject([
      {
        constraint: 'limits',
        code: 'LIM-09',
        type: 'resource',
        response: 'reject',
        details: { level: 9 },
        effect: 'prevented',
      },
    ]);
    expect(enforcer.stop).toBeNull();
  });

  it('end the run with a reject before a call of the model, for there is no step to take back', async () => {
    const { enforcer } = court({ replies: { limits: [saying('reject')] } });
    expect(await enforcer.consult(BUDGET, OCCASION, () => [])).toMatchObject({ allowed: false });
    expect(enforcer.stop).toMatchObject({ kind: 'violation' });
    expect(enforcer.stopsAtOnce).toBe(false);
  });

  it('stop at once with an emergency_stop', async () => {
    const { enforcer } = court({ replies: { limits: [saying('emergency_stop')] } });
    await enforcer.consult(BUDGET, OCCASION, () => []);
    expect(enforcer.stop).toMatchObject({ kind: 'emergency_stop' });
    expect(enforcer.stopsAtOnce).toBe(true);
  });

  it('have the response that on_violation gives them', async () => {
    const { enforcer } = court({
      replies: { limits: [saying('emergency_stop')] },
      chosen: { limits: 'warn_continue' },
    });
    expect(await enforcer.consult(EDIT, OCCASION, () => [])).toMatchObject({
      response: 'warn_continue',
      allowed: true,
    });
  });

  it.each([
    ['gives trouble', { kind: 'trouble', trouble: 'it threw Error: no mood' }, 'no mood'],
    ['answers nonsense', { kind: 'answer', value: { violated: 1 } }, '"violated" must be true or false'],
  ] as const)('end the run closed where one %s, whatever on_violation says', async (_, reply, why) => {
    const { enforcer } = court({ replies: { limits: [reply] }, chosen: { limits: 'warn_continue' } });
    expect(await enforcer.consult(EDIT, OCCASION, () => [])).toMatchObject({ allowed: false });
    expect(enforcer.stop).toMatchObject({ kind: 'emergency_stop', reason: expect.stringContaining(why) });
    expect(enforcer.stop?.reason).toContain('fix .forge/limits.mjs');
  });

  it('let a step stand only when they were heard', async () => {
    const { enforcer } = court({ replies: { limits: [{ kind: 'unheard' }] } });
    expect(await enforcer.consult(EDIT, OCCASION, () => [])).toMatchObject({ allowed: false });
    expect(enforcer.stop).toBeNull();
  });
});

describe('a custom constraint that says delay', () => {
  it('is asked again each second until it says something else', async () => {
    const { enforcer, asked, waited, violations } = court({
      replies: { busy: [saying('delay'), saying('delay'), saying('delay'), fine] },
    });
    expect(await enforcer.consult(EDIT, OCCASION, () => [])).toMatchObject({ allowed: true });
    expect([asked.length, waited()]).toEqual([4, 3000]);
    expect(violations()).toMatchObject([{ constraint: 'busy', response: 'delay', effect: 'none' }]);
  });

  it('rejects when no time is left', async () => {
    const { enforcer, waited } = court({ replies: { busy: [saying('delay')] }, deadline: 2500 });
    const verdict = await enforcer.consult(EDIT, OCCASION, () => []);
    expect(verdict).toMatchObject({ response: 'reject', allowed: false });
    expect(waited()).toBe(2000);
  });

  it('ends the run then, before a call of the model', async () => {
    const { enforcer } = court({ replies: { busy: [saying('delay')] }, deadline: 2500 });
    await enforcer.consult(BUDGET, OCCASION, () => []);
    expect(enforcer.stop).toMatchObject({
      kind: 'violation',
      reason: expect.stringContaining('no time is left'),
    });
  });

  it('is not waited for where another has rejected the step', async () => {
    const { enforcer, waited } = court({ replies: { busy: [saying('delay')], limits: [saying('reject')] } });
    expect(await enforcer.consult(EDIT, OCCASION, () => [])).toMatchObject({ response: 'reject' });
    expect(waited()).toBe(0);
  });
});
