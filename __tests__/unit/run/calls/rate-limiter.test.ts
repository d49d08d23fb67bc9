import { describe, expect, it } from 'vitest';
import { buildChain } from '../../../../src/constraints/registry.ts';
import type { Violation } from '../../../../src/core/run/constraint.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { RateLimiter } from '../../../../src/run/calls/rate-limiter.ts';
import { Stopwatch } from '../../../../src/run/context/stopwatch.ts';
import { ConstraintEnforcer } from '../../../../src/run/judging/constraint-enforcer.ts';
import { type SettingsInput, settingsSchema } from '../../../../src/settings/schema/schema.ts';
import { ManualClock } from '../../adapters/models/manual-clock.ts';
import { reading, writing } from '../../constraints/fixtures.ts';

const callContext = { turn: 1, tool: 'write_file', effect: 'prevented' } as const;

/** The parts of a run that wait, on a clock that stands still. */
function gate(constraints: SettingsInput['constraints']) {
  const settings = settingsSchema.parse({ constraints }).constraints;
  const events: RunEvent[] = [];
  const clock = new ManualClock();
  const cancel = new AbortController();
  const stopwatch = new Stopwatch(clock, settings.timeout, cancel.signal);
  const chain = buildChain(settings, { openProtected: [], costKnown: false });
  const enforcer = new ConstraintEnforcer({
    chain,
    maxRejections: 5,
    emit: (event) => events.push(event),
    timeLeft: stopwatch.timeLeft,
  });
  const rateLimiter = new RateLimiter({ enforcer, clock, signal: stopwatch.work });
  const violations = (): readonly Violation[] =>
    events.flatMap((event) => (event.type === 'violated' ? [event.violation] : []));
  const write = (path = 'a.js') => rateLimiter.judge('write', writing(path), callContext);
  const read = () => rateLimiter.judge('read', reading('a.js'), callContext);
  return { clock, cancel, enforcer, violations, write, read };
}

describe('a call that comes too soon', () => {
  it('waits until the oldest is a minute old, and then passes', async () => {
    const { clock, violations, write } = gate({ rate_limits: { file_writes: 2 } });
    await write();
    await clock.advance(20_000);
    await write();
    let passed = false;
    const third = write().then((verdict) => {
      passed = verdict.allowed;
    });
    await clock.advance(39_999);
    expect(passed).toBe(false);
    await clock.advance(1);
    await third;
    expect(passed).toBe(true);
    expect(violations()).toMatchObject([
      { code: 'RATE-02', seed: 'S-006', response: 'delay', effect: 'none', details: { wait_ms: 40_000 } },
    ]);
  });

  it('is not refused, so that no number of delays ends the run', async () => {
    const { clock, enforcer, write } = gate({ rate_limits: { file_writes: 1 }, timeout: 0 });
    await write();
    for (let call = 0; call < 8; call += 1) {
      const waiting = write();
      await clock.advance(60_000);
      expect((await waiting).allowed).toBe(true);
    }
    expect(enforcer.stop).toBeNull();
  });

  it('is rejected where the wait would pass the deadline of the work', async () => {
    const { write, violations } = gate({ rate_limits: { file_writes: 1 }, timeout: '60s' });
    await write();
    const verdict = await write();
    expect(verdict).toMatchObject({ response: 'reject', allowed: false });
    expect(verdict.reason).toBe(
      'file writes within the last minute: 1, and rate_limits.file_writes is 1: the next is allowed in 60s; put more into one edit (only 54s are left)',
    );
    expect(violations()).toMatchObject([{ code: 'RATE-02', response: 'reject', effect: 'prevented' }]);
  });

  it('is rejected at once under on_exceed: reject', async () => {
    const { read, clock } = gate({ rate_limits: { file_reads: 1, on_exceed: 'reject' } });
    await read();
    expect((await read()).allowed).toBe(false);
    await clock.advance(60_000);
    expect((await read()).allowed).toBe(true);
  });

  it('stops waiting when the run is cancelled', async () => {
    const { write, cancel, clock } = gate({ rate_limits: { file_writes: 1 } });
    await write();
    const waiting = write();
    await clock.advance(1_000);
    cancel.abort(new Error('cancelled'));
    expect(await waiting).toMatchObject({ allowed: false, reason: 'not done: the run is over' });
  });
});

describe('what counts against a rate', () => {
  it('is not what was refused for another reason', async () => {
    const { write } = gate({ rate_limits: { file_writes: 1, on_exceed: 'reject' } });
    expect((await write('vendor/a.go')).reason).toContain('denied_patterns');
    expect((await write()).allowed).toBe(true);
    expect((await write()).reason).toContain('file_writes');
  });

  it('is counted apart for reads and writes', async () => {
    const { read, write } = gate({ rate_limits: { file_reads: 1, file_writes: 1, on_exceed: 'reject' } });
    expect((await read()).allowed).toBe(true);
    expect((await write()).allowed).toBe(true);
  });
});
