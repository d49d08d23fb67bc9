import { describe, expect, test } from 'vitest';
import { CallIds } from '../../../../../src/adapters/models/conversation/call-ids.ts';

describe('ids of calls on the wire', () => {
  test("are a provider's own as it gave them", () => {
    const ids = new CallIds();
    ids.addOwn('functions.read_file:0');
    expect(ids.of('functions.read_file:0')).toBe('functions.read_file:0');
  });

  test('are nine letters and digits where they are foreign, each another, every time the same', () => {
    const foreign = ['functions.read_file:0', 'functions.read_file:1', 'toolu_01AbC', 'call_1', ''];
    const seen = foreign.map((id) => new CallIds().of(id));
    for (const id of seen) expect(id).toMatch(/^[a-z0-9]{9}$/);
    expect(new Set(seen).size).toBe(foreign.length);
    expect(foreign.map((id) => new CallIds().of(id))).toEqual(seen);
  });

  test('that every provider takes stay', () => {
    expect(new CallIds().of('call00100')).toBe('call00100');
  });
});
