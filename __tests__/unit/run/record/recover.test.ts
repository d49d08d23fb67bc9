import { describe, expect, test } from 'vitest';
import { createChain } from '../../../../src/audit/chain.ts';
import { type FoundFile, sealTroubles } from '../../../../src/audit/seal.ts';
import { verifyChain } from '../../../../src/audit/verify.ts';
import type { RecordedEvent, RunEvent } from '../../../../src/core/run/events.ts';
import { recover } from '../../../../src/run/record/recover.ts';
import { SETTINGS, START } from '../../report/sample-run.ts';

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

function recovered(log: string, files: readonly FoundFile[] = []) {
  return recover({ log, dir: '/out', executionId: ID, startedAt: START, files, redact: (bytes) => bytes });
}

describe('a run that could not report', () => {
  test('is a failure that says so, with the reports it asked for', () => {
    const { text } = logOf([STARTED]);
    const found = recovered(text);
    if (!found.ok) throw new Error(found.reason);
    const names = found.files.map(({ name }) => name);
    expect(names).toContain('execution.json');
    expect(names).not.toContain('report.html');
    const execution = JSON.parse(String(found.files[0]?.content));
    expect(execution).toMatchObject({
      execution_id: ID,
      outcome: 'failure',
      task: 'Mend it',
      audit_root: found.auditRoot,
    });
    expect(execution.reason).toContain('it was killed or it crashed');
  });

  test('has a record that verifies, with what it had kept', () => {
    const kept = { name: 'quarantine/step-1.patch', content: Buffer.from('diff') };
    const patch = { name: 'changes.patch', content: Buffer.from('diff --git a/x b/x\n') };
    const found = recovered(logOf([STARTED]).text, [kept, patch]);
    if (!found.ok) throw new Error(found.reason);
    const written = new Map([kept, ...found.files].map((file) => [file.name, file]));
    const log = String(written.get('events.jsonl')?.content);
    written.delete('events.jsonl');
    const verdict = verifyChain(log);
    if (!verdict.ok || verdict.seal === null) throw new Error('not sealed');
    const { root } = verdict;
    expect(root).toBe(found.auditRoot);
    expect(String(written.get('changes.patch')?.content)).toBe(String(patch.content));
    const files = [...written.values()];
    expect(sealTroubles(verdict.seal.files, files, { root, prev: verdict.seal.prev })).toEqual([]);
    expect(recovered(log, files)).toMatchObject({ ok: true, auditRoot: root, files: [] });
    const again = recovered(log, files.slice(1));
    expect(again).toMatchObject({ ok: true, files: expect.arrayContaining([]) });
    if (again.ok) expect(again.files.map(({ name }) => name)).toContain('execution.json');
  });

  test('keeps the outcome that it had come to', () => {
    const found = recovered(logOf([STARTED, ENDED]).text);
    expect(found).toMatchObject({ ok: true, record: { outcome: { name: 'success' } } });
  });

  test('has a report even where not one event was written', () => {
    const found = recovered('');
    expect(found).toMatchObject({ ok: true, record: { executionId: ID, startedAt: START } });
    if (found.ok)
      expect(verifyChain(String(found.files.at(-1)?.content))).toMatchObject({ ok: true, events: 1 });
  });

  test('ends with its last whole line', () => {
    const { text } = logOf([STARTED]);
    const found = recovered(`${text}{"seq":2,"at":1`);
    if (!found.ok) throw new Error(found.reason);
    const mended = String(found.files.at(-1)?.content);
    expect(mended.startsWith(`${text}{"seq":2,"at":${START},"event":{"type":"record_sealed"`)).toBe(true);
    expect(verifyChain(mended)).toMatchObject({ ok: true, root: found.auditRoot });
    expect(found.record.notices.at(-1)?.text).toContain('was incomplete and was removed');
  });

  test.each([
    ['a changed line', logOf([STARTED, ENDED]).text.replace('done', 'gone'), 'line 2 was changed'],
    [
      'a missing line',
      logOf([STARTED, ENDED]).text.split('\n').slice(1).join('\n'),
      'lines before it are missing',
    ],
    ['another run', logOf([{ ...STARTED, executionId: 'run-2' }]).text, 'belongs to run-2, not to run-1'],
    [
      'an event nobody knows',
      logOf([STARTED, { type: 'agent_ended_well' }]).text,
      'an event that this version does not know',
    ],
    [
      'an event with pieces missing',
      logOf([STARTED, { type: 'change_kept' }]).text,
      'an event that this version does not know',
    ],
    ['an event of no type', logOf([{ a: 1 }]).text, 'an event that this version does not know'],
  ])('is not made up from %s', (_, text, reason) => {
    expect(recovered(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});
