import { expect, test } from 'vitest';
import { ReadDeduplication } from '../../../../src/run/calls/read-deduplication.ts';

const LONG = 'a line of text\n'.repeat(100);
const WHOLE = { path: 'src/a.ts', start: 1, end: null };

function reader(shown: ReadDeduplication) {
  let calls = 0;
  return (turn: number, text = LONG, key: Parameters<ReadDeduplication['answer']>[0] = WHOLE): string => {
    calls += 1;
    return shown.answer(key, text, { id: `call-${calls}`, turn }) === text ? 'text' : 'note';
  };
}

test('what was read and did not change is answered with a note that says where it stands', () => {
  const shown = new ReadDeduplication();
  expect(shown.answer(WHOLE, LONG, { id: 'a', turn: 3 })).toBe(LONG);
  const note = shown.answer(WHOLE, LONG, { id: 'b', turn: 20 });
  expect(note).toContain('unchanged since turn 3');
  expect(note.length).toBeLessThan(150);
});

test('what changed is given in full, and so is another range', () => {
  const read = reader(new ReadDeduplication());
  expect(read(1)).toBe('text');
  expect(read(2, `${LONG}more\n`)).toBe('text');
  expect(read(3, LONG)).toBe('text');
  expect(read(4, LONG, { ...WHOLE, end: 100 })).toBe('text');
  expect(read(5, LONG, { ...WHOLE, path: 'src/b.ts' })).toBe('text');
});

test('a model that insists is given the text again', () => {
  const read = reader(new ReadDeduplication());
  expect([read(1), read(2), read(3), read(4), read(5)]).toEqual(['text', 'note', 'text', 'note', 'text']);
});

test('a model that goes round over several files is not kept from any of them', () => {
  const read = reader(new ReadDeduplication());
  const answers = Array.from({ length: 20 }, (_, at) =>
    read(at + 1, LONG, { ...WHOLE, path: `file ${at % 5}` }),
  );
  expect(answers.slice(10, 15)).toEqual(Array(5).fill('text'));
});

test('one that comes back after a while is given a note each time', () => {
  const read = reader(new ReadDeduplication());
  expect([read(1), read(41), read(81), read(121)]).toEqual(['text', 'note', 'note', 'note']);
});

test('what is no longer before the model is given in full', () => {
  const shown = new ReadDeduplication();
  shown.answer(WHOLE, LONG, { id: 'a', turn: 1 });
  shown.forget(['other']);
  expect(shown.answer(WHOLE, LONG, { id: 'b', turn: 10 })).not.toBe(LONG);
  shown.forget(['a']);
  expect(shown.answer(WHOLE, LONG, { id: 'c', turn: 20 })).toBe(LONG);
});

test('a short text is given each time', () => {
  const read = reader(new ReadDeduplication());
  expect([read(1, 'short'), read(2, 'short'), read(30, 'short')]).toEqual(['text', 'text', 'text']);
});
