import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/constraints/chain.ts';
import { buildChain } from '../../src/constraints/registry.ts';
import type { Hazard } from '../../src/core/git/change.ts';
import {
  type Constraint,
  type Facts,
  RESPONSES,
  type Response,
  severity,
} from '../../src/core/run/constraint.ts';
import type { CustomConstraint } from '../../src/core/run/custom.ts';
import { CustomPanel } from '../../src/run/judging/custom-verdicts.ts';
import { runs } from '../support/runs.ts';
import {
  budget,
  call,
  change,
  committing,
  deletion,
  settingsWith,
  step,
} from '../unit/constraints/fixtures.ts';

const settings = fc.record({
  max_files: fc.nat(4),
  max_lines_changed: fc.nat(60),
  max_bytes_changed: fc.nat(4000),
  allowed_patterns: fc.subarray(['src/**', '*.md', 'vendor/**']),
  strict: fc.boolean(),
  file_size: fc.record({ soft: fc.nat(2000), hard: fc.nat(4000) }),
  commit: fc.record({ max_files: fc.nat(4), max_size: fc.nat(4000) }),
  rate_limits: fc.record({
    file_reads: fc.nat(3),
    file_writes: fc.nat(3),
    commits: fc.nat(3),
    main_commits: fc.nat(3),
    on_exceed: fc.constantFrom('delay' as const, 'reject' as const),
  }),
  on_violation: fc.dictionary(
    fc.constantFrom('max_files', 'max_bytes_changed', 'denied_patterns', 'read_rate', 'file_size', 'links'),
    fc.constantFrom('warn_continue', 'delay', 'reject', 'graceful_exit', 'emergency_stop'),
  ),
});

const path = fc.constantFrom('src/a.js', 'README.md', 'vendor/x.go', '.npmrc', '.git/config', 'STATE.json');
const edited = fc.record({ bytes: fc.nat(5000), binary: fc.boolean(), linesAdded: fc.nat(40) });
const changed = fc.oneof(
  fc.tuple(path, edited).map(([name, part]) => change(name, part)),
  path.map((name) => deletion(name)),
);
const changes = fc.array(changed, { maxLength: 4 });
const hazard = fc.record({
  code: fc.constantFrom<Hazard['code'][]>('FS-02', 'FS-03', 'FS-06', 'GIT-01', 'GIT-02', 'GIT-03'),
  path,
  reason: fc.constant('is odd'),
});
const ages = fc.array(fc.nat(70_000), { maxLength: 4 }).map((all) => all.sort((a, b) => b - a));

const facts: fc.Arbitrary<Facts> = fc.oneof(
  fc
    .tuple(fc.constantFrom('write_file', 'nope', 'ask_question'), fc.array(path, { maxLength: 3 }), ages)
    .map(([tool, writes, known]) =>
      call({
        tool,
        known: tool !== 'nope',
        writes: writes.map((name) => change(name).path),
        pace: { kind: 'write', ages: known },
        forcedPushes: writes.length > 2 ? ['--force'] : [],
      }),
    ),
  fc
    .tuple(changes, fc.nat(6), fc.nat(90), fc.nat(6000), fc.array(hazard, { maxLength: 2 }), fc.nat(42))
    .map(([made, files, linesAdded, bytes, hazards, startFilesGone]) =>
      step({ step: made, total: { files, linesAdded, linesRemoved: 0, bytes }, hazards, startFilesGone }),
    ),
  fc
    .tuple(fc.nat(120), fc.nat(2_000_000), fc.nat(1_000_000), fc.nat(200))
    .map(([turns, tokensUsed, elapsedMs, openFiles]) => budget({ turns, tokensUsed, elapsedMs, openFiles })),
  fc.tuple(changes, ages).map(([made, known]) => committing({ changes: made, ages: known })),
);

const chainOf = (part: Parameters<typeof settingsWith>[0]) =>
  buildChain(settingsWith(part), { openProtected: [], costKnown: true, base: 'src' });

function mostSevere(all: readonly Response[]): Response {
  return all.reduce((most, each) => (severity(each) > severity(most) ? each : most), 'allow');
}

/** The same constraints in an order that the numbers say. */
function shuffled(chain: readonly Constraint[], order: readonly number[]): readonly Constraint[] {
  const keyed = chain.map((each, at) => ({ each, key: order[at % order.length] ?? 0 }));
  return keyed.sort((one, other) => one.key - other.key).map(({ each }) => each);
}

const order = fc.array(fc.integer(), { minLength: 40, maxLength: 40 });

describe('every constraint there is, asked of any facts', () => {
  it('answers with the maximum of its parts, in whatever order', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(settings, facts, order, (part, fact, keys) => {
        const chain = chainOf(part);
        const parts = chain.map((each) => judge([each], fact));
        const expected = mostSevere(parts.map(({ response }) => response));
        expect(judge(chain, fact).response).toBe(expected);
        expect(judge(shuffled(chain, keys), fact).response).toBe(expected);
        for (const { response } of parts) seen.add(response);
      }),
      { numRuns: runs(400, 100) },
    );
    // Else the facts above would not be what the property needs.
    expect([...seen].sort()).toEqual([...RESPONSES].sort());
  });

  it('is asked up to the first emergency_stop, whose validation is the last, with all before it', () => {
    fc.assert(
      fc.property(settings, facts, order, (part, fact, keys) => {
        const chain = shuffled(chainOf(part), keys).filter(({ phases }) => phases.includes(fact.phase));
        const alone = chain.flatMap((each) => judge([each], fact).validations);
        const stop = alone.findIndex(({ response }) => response === 'emergency_stop');
        const expected = stop === -1 ? alone : alone.slice(0, stop + 1);
        expect(judge(chain, fact).validations).toEqual(expected);
      }),
      { numRuns: runs(400, 100) },
    );
  });
});

interface Answering {
  readonly constraint: CustomConstraint;
  asked: number;
}

function answering(response: Response, at: number): Answering {
  const value = { violated: response !== 'allow', reason: 'so', metrics: {}, action: response };
  const made: Answering = {
    asked: 0,
    constraint: {
      name: `custom_${at}`,
      source: 'x.mjs',
      ask: () => {
        made.asked += 1;
        return Promise.resolve({ kind: 'answer', value });
      },
    },
  };
  return made;
}

describe('custom constraints behind the built-in ones', () => {
  // Waiting is no severity: what a delay comes to is decided when the time is over.
  const custom = fc.array(fc.constantFrom(...RESPONSES.filter((each) => each !== 'delay')), { maxLength: 5 });

  it('join the maximum, come last, and are not asked once one of all has stopped the run', async () => {
    await fc.assert(
      fc.asyncProperty(settings, facts, custom, async (part, fact, responses) => {
        const own = judge(chainOf(part), fact);
        const parts = responses.map(answering);
        const panel = new CustomPanel({
          constraints: parts.map(({ constraint }) => constraint),
          chosen: {},
          used: () => budget(),
          clock: { monotonic: () => 0, sleep: () => Promise.resolve() },
          until: () => ({ deadline: 1e9, signal: new AbortController().signal }),
        });
        const judged = await panel.judge(
          own,
          fact,
          () => [],
          () => undefined,
        );
        // Before a call of the model there is no step to be rejected.
        const fitting = responses.map((each) =>
          fact.phase === 'budget' && each === 'reject' ? 'graceful_exit' : each,
        );
        const stop = fitting.indexOf('emergency_stop');
        const heard = own.response === 'emergency_stop' ? 0 : stop === -1 ? fitting.length : stop + 1;
        expect(parts.map(({ asked }) => asked)).toEqual(parts.map((_, at) => (at < heard ? 1 : 0)));
        expect(judged.response).toBe(mostSevere([own.response, ...fitting.slice(0, heard)]));
        expect(judged.validations.slice(0, own.validations.length)).toEqual(own.validations);
        expect(judged.validations.slice(own.validations.length).map(({ response }) => response)).toEqual(
          fitting.slice(0, heard),
        );
      }),
      { numRuns: runs(200, 100) },
    );
  });
});
