import { expect, it } from 'vitest';
import type { RecordedEvent, RunEvent } from '../../src/core/events.ts';
import { Recorder } from '../../src/run/recorder.ts';
import { ManualClock } from '../adapters/models/manual-clock.ts';

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
