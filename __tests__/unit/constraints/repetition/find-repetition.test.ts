import { describe, expect, test } from 'vitest';
import { findRepetition, REPETITION_WINDOW } from '../../../../src/constraints/repetition/find-repetition.ts';
import { callFingerprint, resultFingerprint } from '../../../../src/constraints/repetition/fingerprints.ts';
import type { PlacedStep } from '../../../../src/constraints/repetition/repetition-step.ts';

interface Given {
  readonly call: string;
  readonly result?: string;
  readonly state?: string;
  readonly error?: string | null;
  readonly refused?: boolean;
  readonly turn?: number;
}

function steps(all: readonly Given[]): readonly PlacedStep[] {
  const states = new Set(['start']);
  let state = 'start';
  return all.map((given, at) => {
    const { call, result = `result of ${call}`, state: next = 'start', error, refused = false } = given;
    const { turn = at + 1 } = given;
    const changed = next !== state;
    const wasSeenBefore = states.has(next);
    states.add(next);
    state = next;
    const failure = error === undefined ? null : { print: error, refused };
    return {
      turn,
      tool: 'execute_command',
      subject: call,
      call,
      result,
      state,
      failure,
      changed,
      wasSeenBefore,
    };
  });
}

function rounds(count: number, round: readonly Given[]): readonly PlacedStep[] {
  return steps(Array.from({ length: count }, () => round).flat());
}

/** Answers with so many calls each, each call another, again and again. */
function answers(turns: number, { each, round }: { readonly each: number; readonly round: number }) {
  const all = Array.from({ length: turns }, (_, turn) =>
    Array.from({ length: each }, (_, at) => ({ turn, call: `call ${at} of answer ${turn % round}` })),
  );
  return steps(all.flat());
}

const letters = (length: number): readonly Given[] => [...'abcde'].slice(0, length).map((call) => ({ call }));

describe('calls in circles', () => {
  test.each([
    [1, 4],
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 3],
  ])('a cycle of %i is seen in round %i and not before', (length, times) => {
    expect(findRepetition(rounds(times, letters(length)))).toMatchObject({ kind: 'cycle', length, times });
    expect(findRepetition(rounds(times, letters(length)).slice(1))).toBeNull();
  });

  test('is seen behind whatever came before it', () => {
    const before = [{ call: 'x' }, { call: 'y' }];
    expect(findRepetition(steps([...before, ...Array(3).fill(letters(2)).flat()]))).toMatchObject({
      length: 2,
    });
  });

  test.each([
    [1, 8],
    [1, 32],
    [3, 3],
    [5, 8],
    [5, 32],
  ])('a cycle of %i answers with %i calls each is seen in the third round', (round, each) => {
    const all = answers(3 * round, { each, round });
    const length = round * each;
    expect(all.length).toBeLessThanOrEqual(REPETITION_WINDOW);
    expect(findRepetition(all)).toMatchObject({ kind: 'cycle', length, times: 3 });
    expect(findRepetition(all.slice(1))).toBeNull();
  });

  test('six calls or six answers in turn are longer than what is looked for', () => {
    expect(
      findRepetition(
        rounds(
          4,
          [...'abcdef'].map((call) => ({ call })),
        ),
      ),
    ).toBeNull();
    expect(findRepetition(answers(24, { each: 2, round: 6 }))).toBeNull();
  });

  test('answers that differ in one call are none', () => {
    const reads = (turn: number) => Array.from({ length: 8 }, (_, at) => ({ turn, call: `read ${at}` }));
    const work = Array.from({ length: 12 }, (_, at) => [...reads(at), { turn: at, call: `other ${at}` }]);
    expect(findRepetition(steps(work.flat()))).toBeNull();
  });

  test('a tree that goes to and fro between two states is a circle', () => {
    const round = [
      { call: 'there', state: 'B' },
      { call: 'back', state: 'A' },
    ];
    expect(findRepetition(rounds(3, round))).toMatchObject({ kind: 'cycle', length: 2, times: 3 });
  });

  test('polling whose result changes is none', () => {
    const polls = Array.from({ length: 20 }, (_, at) => ({ call: 'poll', result: `${at} %` }));
    expect(findRepetition(steps(polls))).toBeNull();
  });

  test('tests that are run again after an edit are none, though they say the same', () => {
    const work = Array.from({ length: 12 }, (_, at) => [
      { call: `edit ${at}`, state: `state ${at}` },
      { call: 'test', state: `state ${at}`, error: '3 failed' },
    ]).flat();
    for (let end = 1; end <= work.length; end += 1)
      expect(findRepetition(steps(work.slice(0, end)))).toBeNull();
  });

  test('reading other ranges of a file is none', () => {
    const reads = Array.from({ length: 40 }, (_, at) => ({ call: `read ${at}` }));
    expect(findRepetition(steps(reads))).toBeNull();
  });

  test('40 files, each read several times in turn, are none', () => {
    const reads = Array.from({ length: 160 }, (_, at) => ({ call: `read ${at % 40}` }));
    expect(findRepetition(steps(reads))).toBeNull();
  });

  test('a script that takes the tree on at each call is given twice the time', () => {
    const bumps = Array.from({ length: 8 }, (_, at) => ({ call: 'bump', state: `state ${at}` }));
    expect(findRepetition(steps(bumps.slice(1)))).toBeNull();
    expect(findRepetition(steps(bumps))).toMatchObject({ kind: 'cycle', length: 1, times: 8 });
  });
});

describe('the same error', () => {
  test('three times is seen, whatever was called', () => {
    const tries = ['a', 'b', 'c'].map((call) => ({ call, error: 'no npm', result: 'no npm' }));
    expect(findRepetition(steps(tries))).toMatchObject({ kind: 'error', times: 3 });
    expect(findRepetition(steps(tries.slice(1)))).toBeNull();
  });

  test('is seen between other calls too', () => {
    const tries = ['a', 'b', 'c'].flatMap((call) => [
      { call: `look ${call}` },
      { call, error: 'no npm', result: 'no npm' },
    ]);
    expect(findRepetition(steps(tries))).toMatchObject({ kind: 'error' });
  });

  test('is none where it came three times among more calls than eight', () => {
    const others = Array.from({ length: 3 }, (_, at) => ({ call: `look ${at}` }));
    const tries = ['a', 'b', 'c'].flatMap((call) => [...others, { call, error: 'no npm', result: 'no npm' }]);
    const all = steps(tries.map((one, at) => (one.call.startsWith('look') ? { call: `look ${at}` } : one)));
    expect(findRepetition(all)).toBeNull();
  });

  test('is another attempt once the tree was changed', () => {
    const tries = ['a', 'b', 'c'].map((call) => ({ call, error: 'red', state: call }));
    expect(findRepetition(steps(tries))).toBeNull();
  });

  test('says nothing where the command failed in silence', () => {
    const tries = ['a', 'b', 'c', 'd'].map((call) => ({ call, error: null }));
    expect(findRepetition(steps(tries))).toBeNull();
  });

  test('eight refusals in a row are enough, each for another slip', () => {
    const slips = Array.from({ length: 8 }, (_, at) => ({
      call: `${at}`,
      error: `slip ${at}`,
      refused: true,
    }));
    expect(findRepetition(steps(slips))).toMatchObject({ kind: 'refusals', times: 8 });
    expect(findRepetition(steps(slips.slice(1)))).toBeNull();
  });
});

test('changes that only lead back are seen, though each call is another', () => {
  const changes = Array.from({ length: 10 }, (_, at) => ({
    call: `way ${at}`,
    state: at % 2 === 0 ? 'B' : 'start',
  }));
  expect(findRepetition(steps(changes))).toMatchObject({ kind: 'back_and_forth', times: 8 });
  expect(findRepetition(steps(changes.slice(0, 8)))).toBeNull();
});

test('changes that lead back are none where they are few among many other calls', () => {
  const work = Array.from({ length: 40 }, (_, at) => ({
    call: `way ${at}`,
    state: Math.floor(at / 4) % 2 === 0 ? 'B' : 'start',
  }));
  expect(findRepetition(steps(work))).toBeNull();
});

describe('30 calls with hardly a difference among them', () => {
  const order = [0, 1, 2, 3, 4, 5, 2, 0, 5, 1, 4, 3];
  const reads = Array.from({ length: 30 }, (_, at) => ({ call: `read ${order[(at * 7) % 12]}` }));

  test('are seen, in whatever order', () => {
    expect(findRepetition(steps(reads))).toMatchObject({ kind: 'nothing_new', times: 30, length: 6 });
    expect(findRepetition(steps(reads.slice(1)))).toBeNull();
  });

  test('are none where a seventh is among them', () => {
    expect(findRepetition(steps(reads.with(9, { call: 'read 6' })))).toBeNull();
  });

  test('are none where the tree was changed between them', () => {
    const changed = reads.map((read, at) => ({ ...read, state: at < 15 ? 'start' : 'B' }));
    expect(findRepetition(steps(changed))).toBeNull();
  });
});

test('30 calls of the same are seen whatever they print, where nothing changes: a clock in the output is no news', () => {
  const tests = Array.from({ length: 30 }, (_, at) => ({ call: 'npm test', result: `red at ${at}` }));
  expect(findRepetition(steps(tests))).toMatchObject({ kind: 'nothing_new', times: 30 });
  const atWork = tests.map((test, at) => ({ ...test, state: `tree ${Math.floor(at / 7)}` }));
  expect(findRepetition(steps(atWork))).toBeNull();
});

test('30 calls that all come to nothing are seen, though each asks for something else', () => {
  const searches = Array.from({ length: 30 }, (_, at) => ({ call: `search ${at}`, result: 'no match' }));
  expect(findRepetition(steps(searches))).toMatchObject({ kind: 'nothing_new', times: 30 });
  const found = searches.map((each, at) => (at % 8 === 0 ? { ...each, result: `line ${at}` } : each));
  expect(findRepetition(steps(found))).toBeNull();
});

describe('prints', () => {
  test.each([
    [{ command: 'npm test' }, { command: '  npm   test # once more' }],
    [
      { command: 'npm test', timeout: 5 },
      { command: 'npm test', timeout: 6 },
    ],
    [{ command: 'npm test\n# attempt 2' }, { command: 'npm test' }],
    [{ command: 'a', working_dir: null }, { command: 'a' }],
  ])('%j and %j are one call', (one, other) => {
    expect(callFingerprint('execute_command', one)).toBe(callFingerprint('execute_command', other));
  });

  test.each([
    ['execute_command', { command: 'a' }, { command: 'b' }],
    ['execute_command', { command: "echo '#1'" }, { command: "echo '#2'" }],
    ['write_file', { path: 'a', content: 'x  y' }, { path: 'a', content: 'x y' }],
    ['read_file', { path: 'a', start_line: 1 }, { path: 'a', start_line: 2 }],
  ])('of %s, %j and %j are two', (tool, one, other) => {
    expect(callFingerprint(tool, one)).not.toBe(callFingerprint(tool, other));
  });

  test('the order of the arguments makes no difference', () => {
    expect(callFingerprint('read_file', { path: 'a', end_line: 2 })).toBe(
      callFingerprint('read_file', { end_line: 2, path: 'a' }),
    );
  });

  test.each([
    ['Tests 3 failed in 1.23s', 'Tests 3 failed in 1.31s'],
    ['real\t0m1.003s', 'real\t0m0.998s'],
    ['2026-11-22T05:16:48Z started', '2026-11-22T05:17:01.5Z started'],
    ['Sun Nov 22 05:16:48 UTC 2026', 'Sun Nov 22 05:16:49 UTC 2026'],
    ['pid 1234 died', 'pid 99 died'],
    ['(node:812) Warning', '(node:9) Warning'],
    ['wrote /tmp/tmp.aB3dE/x', 'wrote /tmp/tmp.Zz9/x'],
    ['1789999999 now', '1790000003.25 now'],
    ['at 0x7ffe12', 'at 0x7ffe99'],
  ])('%j and %j are one result of a command', (one, other) => {
    expect(resultFingerprint('execute_command', one)).toBe(resultFingerprint('execute_command', other));
  });

  test.each([
    ['3 failed', '2 failed'],
    ['10 %', '11 %'],
    ['app.ts:12:34: error', 'app.ts:13:34: error'],
    ['[12/40] compiling', '[13/40] compiling'],
    ['v1.2.3', 'v1.2.4'],
  ])('%j and %j are two', (one, other) => {
    expect(resultFingerprint('execute_command', one)).not.toBe(resultFingerprint('execute_command', other));
  });

  test('what a file holds is compared to the letter', () => {
    expect(resultFingerprint('read_file', 'took 1 s')).not.toBe(resultFingerprint('read_file', 'took 2 s'));
  });
});
