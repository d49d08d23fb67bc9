import { expect, it } from 'vitest';
import { EVENT_RULES } from '../../../src/trigger/rules.ts';
import { decided, EVENT_TABLE } from './event-table.ts';

it.each(EVENT_TABLE.map((row) => [row.event, row.what, row.who, row.where, row] as const))(
  '%s: %s; who %s; in %s',
  (_event, _what, _who, _where, row) => {
    expect(decided(row)).toBe(row.happens);
  },
);

it('every event for which there is a rule is in the table', () => {
  const shown = new Set(EVENT_TABLE.map(({ event }) => event));
  expect(Object.keys(EVENT_RULES).filter((name) => !shown.has(name))).toEqual([]);
});

it('no two rows say the same of an event', () => {
  const rows = EVENT_TABLE.map(({ event, what, who, where }, at) =>
    [event, what === 'the same' ? at : what, who, where].join('|'),
  );
  expect(new Set(rows).size).toBe(rows.length);
});
