import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from '../../src/adapters/models/catalog/prices.ts';
import { type AgentPorts, runAgent } from '../../src/agent/loop.ts';
import { MIN_OUTPUT_TOKENS } from '../../src/constraints/limits/model-call-budget.ts';
import { buildChain } from '../../src/constraints/registry.ts';
import type { ModelRequest, Price } from '../../src/core/model/model.ts';
import { Budget } from '../../src/run/budget/budget.ts';
import { ConstraintEnforcer } from '../../src/run/judging/constraint-enforcer.ts';
import { settingsSchema } from '../../src/settings/schema/schema.ts';
import { BOUNDLESS } from '../support/context-ports.ts';
import { runs } from '../support/runs.ts';

const PRICE: Price = { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 };
const limits = fc.record({
  max_tokens: fc.integer({ min: 0, max: 20_000 }),
  max_turns: fc.integer({ min: 1, max: 12 }),
  max_cost_usd: fc.double({ min: 0, max: 0.2, noNaN: true }),
});
/** Shares of what was forecast and allowed: a provider that counts no more than it was told. */
const share = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
const reply = fc.record({
  input: share,
  output: share,
  text: fc.nat(4000),
});

describe('whatever a model answers within its forecast and its cap', () => {
  it('tokens and turns stay within their limits, and cost but for one least answer', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(limits, fc.array(reply, { minLength: 14, maxLength: 14 }), async (held, replies) => {
        const settings = settingsSchema.parse({ constraints: held }).constraints;
        const { max_tokens: maxTokens, max_cost_usd: maxCostUsd } = settings;
        const budget = new Budget({ maxTokens, maxCostUsd, maxOutputTokens: 4000 }, PRICE, costOf);
        const chain = buildChain(settings, { openProtected: [], costKnown: true });
        const enforcer = new ConstraintEnforcer({ chain, maxRejections: 5, emit: () => undefined });
        let forecast = 0;
        let dearest = 0;
        const respond = ({ maxOutputTokens }: ModelRequest) => {
          const next = replies[budget.turns] ?? { input: 1, output: 1, text: 0 };
          const usage = {
            input: Math.floor(forecast * next.input),
            output: Math.floor(maxOutputTokens * next.output),
            cacheRead: 0,
            cacheWrite: 0,
            estimated: false,
          };
          made += 1;
          const calls = [{ id: 'call', name: 'read_file', arguments: {} }];
          return Promise.resolve({
            text: 'x'.repeat(next.text),
            calls,
            finish: 'tool_calls',
            usage,
          } as const);
        };
        const ports: AgentPorts = {
          provider: { provider: 'none', model: 'none', respond },
          emit: () => undefined,
          monotonic: () => 0,
          signal: new AbortController().signal,
          // As run/work.ts admits and books.
          admit: (turn, inputEstimate) => {
            forecast = inputEstimate;
            const least = {
              input: forecast,
              output: MIN_OUTPUT_TOKENS,
              cacheRead: 0,
              cacheWrite: 0,
              estimated: false,
            };
            dearest = Math.max(dearest, costOf(least, PRICE));
            const { allowed } = enforcer.judge(budget.facts(inputEstimate, 0, 0), { turn, effect: 'none' });
            if (!allowed) return { go: false };
            return { go: true, maxOutputTokens: budget.outputCap(inputEstimate), deadline: 1e9 };
          },
          spend: (spent) => budget.spend(spent),
          silent: () => undefined,
          execute: () =>
            Promise.resolve({ results: [{ callId: 'call', name: 'read_file', text: 'y', ok: true }] }),
          context: BOUNDLESS,
        };
        const end = await runAgent({ system: 'be good', task: 'do it', tools: [] }, ports);
        expect(end.how).toBe('stopped');
        expect(budget.tokensUsed).toBeLessThanOrEqual(settings.max_tokens);
        expect(budget.turns).toBeLessThanOrEqual(settings.max_turns);
        expect(budget.costUsd ?? 0).toBeLessThanOrEqual(settings.max_cost_usd + dearest + 1e-9);
      }),
      { numRuns: runs(200) },
    );
    expect(made).toBeGreaterThan(0);
  });
});
