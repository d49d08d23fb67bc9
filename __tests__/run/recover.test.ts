import { describe, expect, test } from 'vitest';
import { createChain } from '../../src/audit/chain.ts';
import type { RecordedEvent, RunEvent } from '../../src/core/events.ts';
import { recover } from '../../src/run/recover.ts';
import { SETTINGS, START } from '../report/sample-run.ts';

const ID = 'run-1';
const STARTED: RunEvent = {
  type: 'run_started',
  executionId: ID,
  task: 'Mend it',
  mode: 'write',
  provider: 'openai',
  model: 'm',
  workspace: '/w',
  head: null,
  branch: null,
  settings: { ...SETTINGS, artifacts: { html: false } },
};
const ENDED: RunEvent = { type: 'run_finished', outcome: { name: 'success', reason: 'done' }, changes: [] };

function logOf(events: readonly unknown[]): { readonly text: string; readonly head: string } {
  const chain = createChain();
  const lines = events.map((event, at) =>
    chain.append({ seq: at + 1, at: START + at, event: event as RecordedEvent['event'] }),
  );
  return { text: lines.map((line) => `${line}\n`).join(''), head: chain.head() };
}

function recovered(log: string) {
  return recover({ log, executionId: ID, startedAt: START, patch: null });
}

describe('a run that could not report', () => {
  test('is a failure that says so, with the reports it asked for', () => {
    const { text, head } = logOf([STARTED]);
    const found = recovered(text);
    if (!found.ok) throw new Error(found.reason);
    const names = found.reports.map(({ name }) => name);
    expect(names).toContain('execution.json');
    expect(names).not.toContain('report.html');
    const execution = JSON.parse(String(found.reports[0]?.content));
    expect(execution).toMatchObject({
      execution_id: ID,
      outcome: 'failure',
      task: 'Mend it',
      audit_root: head,
    });
    expect(execution.reason).toContain('it was killed or it crashed');
    expect(found.mendedLog).toBeNull();
  });

  test('keeps the outcome that it had come to', () => {
    const found = recovered(logOf([STARTED, ENDED]).text);
    expect(found).toMatchObject({ ok: true, record: { outcome: { name: 'success' } } });
  });

  test('has a report even where not one event was written', () => {
    const found = recovered('');
    expect(found).toMatchObject({ ok: true, auditRoot: null, record: { executionId: ID, startedAt: START } });
  });

  test('ends with its last whole line', () => {
    const { text, head } = logOf([STARTED]);
    const found = recovered(`${text}{"seq":2,"at":1`);
    expect(found).toMatchObject({ ok: true, auditRoot: head, mendedLog: text });
    if (found.ok) expect(found.record.notices.at(-1)?.text).toContain('was never finished');
  });

  test.each([
    ['a changed line', logOf([STARTED, ENDED]).text.replace('done', 'gone'), 'line 2 was changed'],
    [
      'a missing line',
      logOf([STARTED, ENDED]).text.split('\n').slice(1).join('\n'),
      'lines before it are missing',
    ],
    ['another run', logOf([{ ...STARTED, executionId: 'run-2' }]).text, 'is of run-2, not of run-1'],
    [
      'an event nobody knows',
      logOf([STARTED, { type: 'agent_ended_well' }]).text,
      'no event of this version',
    ],
    [
      'an event with pieces missing',
      logOf([STARTED, { type: 'change_kept' }]).text,
      'no event of this version',
    ],
    ['an event of no type', logOf([{ a: 1 }]).text, 'no event of this version'],
  ])('is not made up from %s', (_, text, reason) => {
    expect(recovered(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});
