import { describe, expect, it } from 'vitest';
import { buildChain } from '../../../../src/constraints/registry.ts';
import type { Violation } from '../../../../src/core/run/constraint.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { refuse } from '../../../../src/core/run/refusal.ts';
import { ConstraintEnforcer } from '../../../../src/run/judging/constraint-enforcer.ts';
import { type SettingsInput, settingsSchema } from '../../../../src/settings/schema/schema.ts';

function enforcer(constraints: SettingsInput['constraints'] = {}) {
  const settings = settingsSchema.parse({ constraints }).constraints;
  const events: RunEvent[] = [];
  const chain = buildChain(settings, { openProtected: [], costKnown: false });
  const subject = new ConstraintEnforcer({
    chain,
    maxRejections: settings.max_rejections,
    emit: (event) => events.push(event),
  });
  const violations = (): readonly Violation[] =>
    events.flatMap((event) => (event.type === 'violated' ? [event.violation] : []));
  return { subject, violations };
}

const callContext = { turn: 1, tool: 'x', effect: 'prevented' } as const;
const call = (tool: string) => ({ phase: 'call', tool, known: true, reads: [], writes: [] }) as const;
const budget = (over: object) =>
  ({ phase: 'budget', turns: 0, tokensUsed: 0, costUsd: null, elapsedMs: 0, nextInput: 0, ...over }) as const;

describe('the referee', () => {
  it('lets stand what breaks no rule', () => {
    const { subject, violations } = enforcer();
    expect(subject.judge(call('read_file'), callContext)).toEqual({
      response: 'allow',
      allowed: true,
      reason: '',
    });
    expect(violations()).toEqual([]);
    expect(subject.stop).toBeNull();
  });

  it('rejects a call, records it, and lets the run go on', () => {
    const { subject, violations } = enforcer({ allowed_tools: ['read_file'] });
    expect(subject.judge(call('write_file'), callContext)).toMatchObject({
      response: 'reject',
      allowed: false,
    });
    expect(violations()).toMatchObject([{ code: 'TOOL-01', turn: 1, tool: 'x', effect: 'prevented' }]);
    expect(subject.stop).toBeNull();
  });

  it('tells the model what it can do, and puts on record what people can', () => {
    const { subject, violations } = enforcer();
    const hazard = {
      code: 'GIT-07',
      path: 'a',
      reason: 'a is so; leave it',
      forPeople: 'a is so; commit it',
    } as const;
    const total = { files: 0, linesAdded: 0, linesRemoved: 0, bytes: 0 };
    const verdict = subject.judge(
      { phase: 'change', by: 'edit', step: [], total, hazards: [hazard], startFiles: 1, startFilesGone: 0 },
      callContext,
    );
    expect(verdict).toMatchObject({ allowed: false, reason: 'a is so; leave it' });
    expect(violations()).toMatchObject([
      { constraint: 'committable', code: 'GIT-07', reason: 'a is so; commit it' },
    ]);
  });

  it('bears exactly max_rejections refused calls, and ends the run with the next', () => {
    const { subject } = enforcer({ max_rejections: 2 });
    for (let refused = 0; refused < 2; refused += 1) {
      subject.judge(call('ask_question'), callContext);
      expect(subject.stop).toBeNull();
    }
    subject.refuse(refuse('outside', 'FS-01'), callContext);
    expect(subject.stop).toMatchObject({
      kind: 'violation',
      reason: expect.stringContaining('3 calls rejected'),
    });
    expect(subject.stopsAtOnce).toBe(false);
  });

  it('does not count a slip that breaks no rule', () => {
    const { subject, violations } = enforcer({ max_rejections: 1 });
    for (let slip = 0; slip < 5; slip += 1) subject.refuse(refuse('no such file'), callContext);
    expect(violations()).toEqual([]);
    expect(subject.stop).toBeNull();
  });

  it('stops at once, with exit 2, for the kinds that strict names', () => {
    const { subject } = enforcer({ strict: true });
    subject.judge(call('ask_question'), callContext);
    expect(subject.stop?.kind).toBe('emergency_stop');
    expect(subject.stopsAtOnce).toBe(true);
  });

  it('gives a timeout the cause of its own, strict or not', () => {
    for (const strict of [true, false]) {
      const { subject } = enforcer({ strict, timeout: 10 });
      subject.judge(budget({ elapsedMs: 10_001 }), callContext);
      expect(subject.stop?.kind).toBe('timeout');
    }
  });

  it('keeps the first cause that stopped the run, unless a later one stops it at once', () => {
    const { subject } = enforcer({ max_tokens: 10, timeout: 10 });
    subject.judge(budget({ tokensUsed: 11 }), callContext);
    expect(subject.stop).toMatchObject({ kind: 'violation' });
    subject.judge(budget({ tokensUsed: 12, elapsedMs: 20_000 }), callContext);
    expect(subject.stop).toMatchObject({ kind: 'timeout' });
    subject.judge(budget({ tokensUsed: 13 }), callContext);
    expect(subject.stop).toMatchObject({ kind: 'timeout' });
  });
});

describe('warnings', () => {
  const files = (count: number) =>
    ({
      phase: 'change',
      by: 'edit',
      step: [],
      total: { files: count, linesAdded: 0, linesRemoved: 0, bytes: 0 },
      hazards: [],
      startFiles: 9,
      startFilesGone: 0,
    }) as const;

  it('of a limit that is near are on record and told once in a run', () => {
    const { subject, violations } = enforcer();
    for (const count of [7, 8, 9, 10]) subject.judge(files(count), callContext);
    expect(violations()).toMatchObject([
      { code: 'LIM-01', response: 'warn_continue', effect: 'none', details: { files: 8, limit: 10 } },
    ]);
    expect(subject.takeWarnings()).toEqual(['8 of 10 used (80% of max_files): finish with what is left']);
    expect(subject.takeWarnings()).toEqual([]);
    expect(subject.stop).toBeNull();
  });

  it('say nothing of a step that does not stand', () => {
    const { subject, violations } = enforcer();
    subject.judge({ ...files(9), startFilesGone: 9 }, callContext);
    expect(violations().map(({ code }) => code)).toEqual(['FS-10']);
    expect(subject.takeWarnings()).toEqual([]);
  });

  it('that stand are said once, and again where there is something new to say', () => {
    const { subject, violations } = enforcer({ max_files: 3, on_violation: { max_files: 'warn_continue' } });
    for (const count of [4, 4, 5]) subject.judge(files(count), callContext);
    expect(violations().map(({ actual }) => actual)).toEqual(['4', '5']);
    expect(subject.takeWarnings()).toHaveLength(2);
  });

  it('of a limit that the model knows of by other words are on record, and not told again', () => {
    const { subject, violations } = enforcer();
    subject.judge(files(8), callContext);
    subject.noteTold('max_files');
    expect(violations()).toHaveLength(1);
    expect(subject.takeWarnings()).toEqual([]);
  });

  it('that only the user can act on are not told to the model', () => {
    const { subject, violations } = enforcer();
    subject.judge(budget({ openFiles: 90 }), callContext);
    expect(violations().map(({ code }) => code)).toEqual(['EXEC-05']);
    expect(subject.takeWarnings()).toEqual([]);
  });
});
