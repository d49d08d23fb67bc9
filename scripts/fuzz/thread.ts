/** Plays slices as they are asked for, and tells how far it is, so that who waits sees when it does not go on. */
import { parentPort } from 'node:worker_threads';
import { TARGETS } from '../../__tests__/properties/fuzz/targets.ts';
import type { Report, Task } from './play.ts';

interface Order {
  readonly task: Task;
  readonly runs: Int32Array;
}

async function play({ task, runs }: Order): Promise<Report> {
  const property = TARGETS[task.target]?.properties[task.property];
  if (property === undefined) throw new Error(`no property ${JSON.stringify(task)}`);
  let slowest = 0;
  let begun = performance.now();
  const played = await property.play(task.seed, task.ms, () => {
    const now = performance.now();
    if (Atomics.add(runs, 0, 1) > 0) slowest = Math.max(slowest, now - begun);
    begun = now;
  });
  return { ...played, slowest };
}

parentPort?.on('message', async (order: Order | 'end') => {
  if (order === 'end') parentPort?.close();
  else parentPort?.postMessage(await play(order));
});
