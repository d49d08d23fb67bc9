import { expect, it } from 'vitest';
import type { Clock } from '../../../../src/core/ports.ts';
import type { RecordedEvent, RunEvent } from '../../../../src/core/run/events.ts';
import { Recorder } from '../../../../src/run/record/recorder.ts';
import { ManualClock } from '../../adapters/models/manual-clock.ts';

const notice = (text: string): RunEvent => ({ type: 'notice', level: 'info', text });
const FINISHED: RunEvent = { type: 'run_finished', outcome: { name: 'success', reason: '' }, changes: [] };

it('numbers events for every listener, in order, and hears nothing after the run has finished', () => {
  const heard: RecordedEvent[] = [];
  const order: string[] = [];
  const recorder = new Recorder(new ManualClock(), [
    (recorded) => heard.push(recorded),
    ({ event }) => order.push(event.type),
  ]);
  recorder.emit(notice('one'));
  recorder.emit(FINISHED);
  recorder.emit(notice('a probe that nobody waited for'));
  expect(heard.map(({ seq, event }) => [seq, event])).toEqual([
    [1, notice('one')],
    [2, FINISHED],
  ]);
  expect(order).toEqual(['notice', 'run_finished']);
});

it('dates events by how long the run has gone on, whatever becomes of the clock on the wall', () => {
  let [wall, mark] = [1_000_000, 5.5];
  const clock: Clock = { now: () => wall, monotonic: () => mark, sleep: async () => undefined };
  const heard: RecordedEvent[] = [];
  const recorder = new Recorder(clock, [(recorded) => heard.push(recorded)]);
  for (const jump of [0, -900_000, 3_600_000, -1_000_000]) {
    wall += jump;
    mark += 250;
    recorder.emit(notice(String(jump)));
  }
  expect(heard.map(({ seq, at }) => [seq, at])).toEqual([
    [1, 1_000_250],
    [2, 1_000_500],
    [3, 1_000_750],
    [4, 1_001_000],
  ]);
});
