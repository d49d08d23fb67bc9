import { expect, test } from 'vitest';
import { KeptLayers } from '../../../../../src/adapters/sandbox/processes/kept-layers.ts';
import type { Launch } from '../../../../../src/adapters/sandbox/processes/start-child.ts';

function keeper(opening: string): Launch {
  return { file: '/bin/sh', args: ['-s'], cwd: '/', env: {}, opening, stdin: '', namespaced: true };
}

const SAYS = keeper("printf '%s\\n' $$\n");

test('one process keeps the layers until others are needed or it is gone', async () => {
  const kept = new KeptLayers();
  const ended: string[] = [];
  const hold = (launch: Launch, mountTable = ''): Promise<string | null> =>
    kept.holdFor(launch, mountTable, async () => {
      ended.push(kept.pid ?? 'none');
    });
  const first = await hold(SAYS);
  expect(await hold(SAYS)).toBe(first);
  const second = await hold(SAYS, 'another mount');
  expect(second).not.toBe(first);
  process.kill(Number(second), 'SIGKILL');
  await expect.poll(() => kept.pid).toBeNull();
  const third = await hold(SAYS, 'another mount');
  expect(ended).toEqual(['none', first, 'none']);
  await kept.release();
  expect(() => process.kill(Number(third), 0)).toThrow();
});

test('where it cannot start it is not tried again', async () => {
  const kept = new KeptLayers();
  const none = async (): Promise<void> => {};
  expect(await kept.holdFor(keeper('exit 125\n'), '', none)).toBeNull();
  expect(await kept.holdFor(SAYS, '', none)).toBeNull();
});
