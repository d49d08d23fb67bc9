import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { buildChain } from '../../../src/constraints/registry.ts';
import { totalsOf } from '../../../src/core/git/change.ts';
import type { Code } from '../../../src/core/run/codes.ts';
import {
  type Constraint,
  type Facts,
  RESPONSES,
  type Response,
  severity,
} from '../../../src/core/run/constraint.ts';
import {
  budget,
  call,
  change,
  deletion,
  type SettingsPart,
  settingsWith,
  step,
  writing,
} from './fixtures.ts';

function constraintOf(name: string, response: Response): Constraint {
  return {
    name,
    code: 'LIM-01' satisfies Code,
    phases: ['budget'],
    validate: () => ({ violated: response !== 'allow', reason: `${name} says so`, metrics: { asked: true } }),
    onViolation: () => response,
  };
}

const OPEN = { openProtected: [], costKnown: true };
const response = fc.constantFrom(...RESPONSES);
const responses = fc.array(response, { maxLength: 12 });

function mostSevere(all: readonly Response[]): Response {
  return all.reduce((most, each) => (severity(each) > severity(most) ? each : most), 'allow');
}

const settings: fc.Arbitrary<SettingsPart> = fc.record({
  max_files: fc.nat(12),
  max_lines_changed: fc.nat(600),
  allowed_patterns: fc.subarray(['src/**', '*.md', 'vendor/**']),
  strict: fc.boolean(),
  on_violation: fc.dictionary(
    fc.constantFrom('max_files', 'denied_patterns', 'allowed_patterns', 'protected_paths', 'git_dir'),
    fc.constantFrom('warn_continue', 'delay', 'reject', 'graceful_exit', 'emergency_stop'),
  ),
});
const path = fc.constantFrom(
  'src/a.js',
  'README.md',
  'vendor/x.go',
  '.npmrc',
  '.git/config',
  'lib/STATE.json',
);
const changed = fc.oneof(
  path.map((each) => change(each)),
  path.map((each) => deletion(each)),
);
const facts: fc.Arbitrary<Facts> = fc.oneof(
  fc.array(path, { maxLength: 4 }).map((paths) => writing(...paths)),
  fc
    .constantFrom('read_file', 'ask_question', 'nope')
    .map((tool) => call({ tool, known: tool === 'read_file' })),
  fc
    .tuple(fc.array(changed, { maxLength: 4 }), fc.nat(15), fc.nat(700))
    .map(([changes, files, linesAdded]) =>
      step({ step: changes, total: { files, linesAdded, linesRemoved: 0, bytes: 0 } }),
    ),
  fc
    .tuple(fc.nat(120), fc.nat(2_000_000), fc.nat(1_000_000))
    .map(([turns, tokensUsed, elapsedMs]) => budget({ turns, tokensUsed, elapsedMs })),
);

describe('the chain', () => {
  it('answers with the most severe of its parts, asked up to the first emergency_stop', () => {
    fc.assert(
      fc.property(responses, (all) => {
        const judgement = judge(
          all.map((each, index) => constraintOf(`c${index}`, each)),
          budget(),
        );
        const stop = all.indexOf('emergency_stop');
        const asked = stop === -1 ? all : all.slice(0, stop + 1);
        expect(judgement.response).toBe(mostSevere(all));
        expect(judgement.validations.map((each) => each.response)).toEqual(asked);
      }),
    );
  });

  it('answers with the most severe of what each real constraint says alone', () => {
    fc.assert(
      fc.property(settings, facts, (part, fact) => {
        const chain = buildChain(settingsWith(part), OPEN);
        const alone = chain.map((each) => judge([each], fact).response);
        expect(judge(chain, fact).response).toBe(mostSevere(alone));
      }),
    );
  });

  it('reaches the same verdict in whatever order it asks', () => {
    fc.assert(
      fc.property(settings, facts, fc.infiniteStream(fc.double({ noNaN: true })), (part, fact, order) => {
        const chain = buildChain(settingsWith(part), OPEN);
        const shuffled = chain
          .map((each) => ({ each, at: order.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ each }) => each);
        expect(judge(shuffled, fact).response).toBe(judge(chain, fact).response);
      }),
    );
  });

  it('never lets a sequence of kept steps past a limit', () => {
    const one = fc.tuple(fc.nat(20), fc.nat(120), fc.nat(120));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), fc.nat(8), fc.nat(400), (steps, files, lines) => {
        const chain = buildChain(settingsWith({ max_files: files, max_lines_changed: lines }), OPEN);
        let good = new Map<string, ReturnType<typeof change>>();
        for (const [name, linesAdded, linesRemoved] of steps) {
          const next = change(`src/${name}.ts`, { linesAdded, linesRemoved });
          const after = new Map(good).set(next.path, next);
          const total = totalsOf([...after.values()]);
          if (judge(chain, step({ by: 'edit', step: [next], total })).response === 'allow') good = after;
        }
        const { files: changedFiles, linesAdded, linesRemoved } = totalsOf([...good.values()]);
        expect(changedFiles).toBeLessThanOrEqual(files);
        expect(linesAdded + linesRemoved).toBeLessThanOrEqual(lines);
      }),
    );
  });

  it('records every validation it asked for, with its metrics, violated or not', () => {
    const judgement = judge(buildChain(settingsWith(), OPEN), budget({ turns: 3, tokensUsed: 70 }));
    expect(judgement.response).toBe('allow');
    expect(judgement.validations.map((each) => [each.constraint, each.metrics])).toEqual([
      ['max_turns', { turns: 3, limit: 100 }],
      ['max_tokens', { tokens: 70, next: 257, limit: 1_000_000 }],
      ['max_cost_usd', { cost_usd: 0, next: 0, limit: 5 }],
      ['timeout', { elapsed_ms: 0, limit_ms: 900_000 }],
      ['open_files', { limit: 100 }],
    ]);
  });

  it('asks only the constraints that look at this phase', () => {
    const chain = buildChain(settingsWith(), OPEN);
    const asked = judge(chain, call({ tool: 'read_file' })).validations.map((each) => each.constraint);
    expect(asked).toEqual([
      'unknown_tool',
      'interactive_tools',
      'allowed_tools',
      'git_dir',
      'force_push',
      'protected_paths',
      'denied_reads',
      'denied_patterns',
      'read_rate',
      'write_rate',
    ]);
  });

  it('stops the run where a constraint throws, and names it', () => {
    const broken: Constraint = {
      ...constraintOf('kill_switch', 'reject'),
      validate: () => {
        throw new Error('no\nsuch file');
      },
    };
    const judgement = judge([broken, constraintOf('later', 'reject')], budget());
    expect(judgement.response).toBe('emergency_stop');
    expect(judgement.validations).toEqual([
      {
        constraint: 'kill_switch',
        code: 'LIM-01',
        violated: true,
        response: 'emergency_stop',
        metrics: { threw: true },
        reason:
          'constraint kill_switch could not judge this budget ("no\\nsuch file"): the run stops, because a rule that fails never counts as passed; please report this as a bug',
      },
    ]);
  });

  it.each([
    [
      'throws where its response is asked for',
      () => {
        throw new Error('x');
      },
    ],
    ['answers with a response there is none of', () => 'ignore' as Response],
  ])('stops the run where a constraint %s', (_, onViolation) => {
    const judgement = judge([{ ...constraintOf('odd', 'reject'), onViolation }], budget());
    expect(judgement.response).toBe('emergency_stop');
  });
});
