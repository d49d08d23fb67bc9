import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Watchdog } from '../../../../../src/adapters/models/attempt/watchdog.ts';
import type { ModelTimeouts } from '../../../../../src/adapters/models/providers/model-options.ts';
import { startModelServer } from '../../../../support/model-server/server.ts';
import { asking, PROVIDERS, request, troubleOf } from '../asking.ts';
import { ManualClock } from '../manual-clock.ts';

const STORY = { text: 'A long story that is never told to its end.' };

describe.each(PROVIDERS)('%s', (provider) => {
  test('is asked again when it falls silent in the middle', async () => {
    await using server = await startModelServer([{ ...STORY, fault: 'stall' }, { text: 'Done.' }]);
    const whys: string[] = [];
    const model = await asking(provider, server, { idleMs: 700, onRetry: ({ why }) => whys.push(why) });
    expect((await model.respond(request())).text).toBe('Done.');
    expect(whys).toEqual([expect.stringMatching(/stopped for 0\.7 s in the middle of its response$/)]);
  });

  test('is not kept alive by comments and pings', async () => {
    await using server = await startModelServer([{ ...STORY, fault: 'stall_kept_alive' }, { text: 'Done.' }]);
    const model = await asking(provider, server, { idleMs: 700 });
    expect((await model.respond(request())).text).toBe('Done.');
  });

  test('is asked again when it says nothing at all', async () => {
    await using server = await startModelServer([{ ...STORY, fault: 'stall_first' }, { text: 'Done.' }]);
    const whys: string[] = [];
    const model = await asking(provider, server, { firstChunkMs: 700, onRetry: ({ why }) => whys.push(why) });
    expect((await model.respond(request())).text).toBe('Done.');
    expect(whys).toEqual([expect.stringMatching(/sent nothing for 0\.7 s$/)]);
  });

  test('is given up at the deadline', async () => {
    await using server = await startModelServer([{ ...STORY, fault: 'stall' }]);
    const clock = new ManualClock();
    const model = await asking(provider, server, { clock });
    const answer = troubleOf(model.respond({ ...request(), deadline: clock.monotonic() + 100 }));
    while (server.requests.length === 0) await wait(1);
    await clock.advance(100);
    const error = await answer;
    expect(error.trouble).toBe('timeout');
    expect(error.message).toMatch(/^the run's time limit was reached while waiting for the model at .*$/);
    expect(server.requests).toHaveLength(1);
  });

  test('is left alone when the run is stopped', async () => {
    await using server = await startModelServer([{ ...STORY, fault: 'stall' }]);
    const model = await asking(provider, server);
    const stop = new AbortController();
    const answer = troubleOf(model.respond({ ...request(), signal: stop.signal }));
    while (server.requests.length === 0) await wait(1);
    stop.abort();
    expect((await answer).trouble).toBe('aborted');
  });
});

describe('the watchdog', () => {
  const LIMITS: ModelTimeouts = { firstChunkMs: 1000, idleMs: 100, stepMs: 5000 };

  test('waits long for the first word and short for the next', async () => {
    const clock = new ManualClock();
    const watchdog = new Watchdog(LIMITS, clock, 60_000, new AbortController().signal);
    await clock.advance(999);
    expect(watchdog.cut).toBeNull();
    watchdog.partReceived(false);
    await clock.advance(99);
    expect(watchdog.cut).toBeNull();
    await clock.advance(1);
    expect(watchdog.cut).toEqual({ kind: 'idle', afterMs: 100 });
    expect(watchdog.signal.aborted).toBe(true);
  });

  test('lets a model think as long as one that has not begun', async () => {
    const clock = new ManualClock();
    const watchdog = new Watchdog(LIMITS, clock, 60_000, new AbortController().signal);
    watchdog.partReceived(true);
    await clock.advance(999);
    expect(watchdog.cut).toBeNull();
    await clock.advance(1);
    expect(watchdog.cut).toEqual({ kind: 'first', afterMs: 1000 });
  });

  test('ends a call that talks without end', async () => {
    const clock = new ManualClock();
    const watchdog = new Watchdog(LIMITS, clock, 60_000, new AbortController().signal);
    for (let ms = 0; ms < 5000; ms += 50) {
      expect(watchdog.cut).toBeNull();
      watchdog.partReceived(false);
      await clock.advance(50);
    }
    expect(watchdog.cut).toEqual({ kind: 'step', afterMs: 5000 });
  });

  test('ends at the deadline before anything else', async () => {
    const clock = new ManualClock();
    const watchdog = new Watchdog(LIMITS, clock, 300, new AbortController().signal);
    await clock.advance(300);
    expect(watchdog.cut).toEqual({ kind: 'deadline' });
  });

  test('leaves no timer behind', async () => {
    const clock = new ManualClock();
    const watchdog = new Watchdog(LIMITS, clock, 60_000, new AbortController().signal);
    watchdog.close();
    await clock.advance(0);
    expect(clock.sleepers).toBe(0);
    expect(watchdog.cut).toBeNull();
  });
});
