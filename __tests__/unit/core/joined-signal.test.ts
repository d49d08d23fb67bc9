import { spawnSync } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { joinedSignal } from '../../../src/core/joined-signal.ts';

const MODULE = new URL('../../../src/core/joined-signal.ts', import.meta.url).href;

function listenersOf(...controllers: readonly AbortController[]): number[] {
  return controllers.map(({ signal }) => getEventListeners(signal, 'abort').length);
}

describe('a joined signal', () => {
  it('aborts with the first of its causes, for its reason, and lets go of all of them', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const { signal } = joinedSignal([one.signal, other.signal]);
    expect(signal.aborted).toBe(false);
    other.abort('the other');
    expect([signal.aborted, signal.reason]).toEqual([true, 'the other']);
    expect(listenersOf(one, other)).toEqual([0, 0]);
    one.abort('the one');
    expect(signal.reason).toBe('the other');
  });

  it('is aborted from the start where a cause is', () => {
    const one = new AbortController();
    const { signal } = joinedSignal([one.signal, AbortSignal.abort('before')]);
    expect([signal.aborted, signal.reason]).toEqual([true, 'before']);
    expect(listenersOf(one)).toEqual([0]);
  });

  it('aborts no more once it is released, and leaves no listener behind', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const { signal, release } = joinedSignal([one.signal, other.signal]);
    expect(listenersOf(one, other)).toEqual([1, 1]);
    release();
    expect(listenersOf(one, other)).toEqual([0, 0]);
    one.abort();
    expect(signal.aborted).toBe(false);
  });

  it('takes a cause twice', () => {
    const one = new AbortController();
    const { signal } = joinedSignal([one.signal, one.signal]);
    one.abort();
    expect([signal.aborted, ...listenersOf(one)]).toEqual([true, 0]);
  });

  it('is not lost while nobody but its listener knows of it and the memory is swept', () => {
    const script = `
      import { joinedSignal } from ${JSON.stringify(MODULE)};
      const causes = [];
      let heard = 0;
      function join() {
        const controller = new AbortController();
        const inner = joinedSignal([controller.signal, new AbortController().signal]);
        const outer = joinedSignal([inner.signal, AbortSignal.timeout(60_000)]);
        outer.signal.addEventListener('abort', () => heard++, { once: true });
        causes.push(controller);
      }
      for (let i = 0; i < 1000; i++) join();
      const timed = joinedSignal([AbortSignal.timeout(1), new AbortController().signal]).signal;
      const rang = new Promise((done) => timed.addEventListener('abort', done));
      for (let i = 0; i < 3; i++) {
        globalThis.gc();
        await new Promise(setImmediate);
      }
      const alive = setTimeout(() => undefined, 60_000);
      await rang;
      clearTimeout(alive);
      for (const cause of causes) cause.abort();
      console.log(heard, timed.reason.name);
    `;
    const argv = [
      '--expose-gc',
      '--input-type=module',
      '--disable-warning=ExperimentalWarning',
      '-e',
      script,
    ];
    const { stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
    expect(stdout + stderr).toBe('1000 TimeoutError\n');
  });
});
