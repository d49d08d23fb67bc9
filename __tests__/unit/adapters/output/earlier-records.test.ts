import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveEarlierRecords, findRecord } from '../../../../src/adapters/output/earlier-records.ts';
import { identifyFolder } from '../../../../src/adapters/output/output-folder.ts';

let dir: string;
let elsewhere: string;

beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'records-')));
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  rmSync(elsewhere, { recursive: true, force: true });
});

function leave(folder: string, id: string, quarantine = false): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'execution.json'), JSON.stringify({ execution_id: id }));
  writeFileSync(join(folder, 'summary.md'), id);
  if (!quarantine) return;
  mkdirSync(join(folder, 'quarantine'));
  writeFileSync(join(folder, 'quarantine/0001-run.patch'), id);
}

const at = (...parts: string[]) => join(dir, ...parts);

test('a record goes to a folder that its run names, and files of others stay', () => {
  leave(dir, 'run-1', true);
  writeFileSync(at('notes.txt'), 'mine');
  archiveEarlierRecords(dir);
  expect(readdirSync(dir).sort()).toEqual(['notes.txt', 'previous']);
  expect(readdirSync(at('previous/run-1')).sort()).toEqual(['execution.json', 'quarantine', 'summary.md']);
  expect(readFileSync(at('previous/run-1/quarantine/0001-run.patch'), 'utf8')).toBe('run-1');
});

test('a run that was killed is named by its events', () => {
  const started = { seq: 1, event: { type: 'run_started', executionId: 'run-9' } };
  writeFileSync(at('events.jsonl'), `{"seq":0,"event":{"type":"notice"}}\n${JSON.stringify(started)}\n{"cut`);
  archiveEarlierRecords(dir);
  expect(readdirSync(at('previous'))).toEqual(['run-9']);
});

test('a move that was cut short is gone on with under the same name', () => {
  leave(at('previous/run-1'), 'run-1');
  rmSync(at('previous/run-1/execution.json'));
  writeFileSync(at('execution.json'), JSON.stringify({ execution_id: 'run-1' }));
  archiveEarlierRecords(dir);
  expect(readdirSync(at('previous'))).toEqual(['run-1']);
  expect(readdirSync(at('previous/run-1')).sort()).toEqual(['execution.json', 'summary.md']);
});

test('two records of one name are both kept', () => {
  leave(at('previous/run-1'), 'other');
  leave(dir, 'run-1');
  archiveEarlierRecords(dir);
  expect(readdirSync(at('previous')).sort()).toEqual(['run-1', 'run-1-2']);
  expect(readFileSync(at('previous/run-1/summary.md'), 'utf8')).toBe('other');
});

test.each(['../../escape', 'a/b', '', '..', 'x'.repeat(300), 7, null])('the name %j leads nowhere', (id) => {
  writeFileSync(at('execution.json'), JSON.stringify({ execution_id: id }));
  archiveEarlierRecords(dir);
  const [name = ''] = readdirSync(at('previous'));
  expect(name).toMatch(/^unidentified-/);
  expect(readdirSync(at('previous', name))).toEqual(['execution.json']);
});

test('links in place of the folders are not followed', () => {
  leave(dir, 'run-1');
  symlinkSync(elsewhere, at('previous'));
  archiveEarlierRecords(dir);
  leave(dir, 'run-2');
  symlinkSync(elsewhere, at('previous/run-2'));
  symlinkSync(elsewhere, at('quarantine'));
  archiveEarlierRecords(dir);
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(readdirSync(at('previous')).sort()).toEqual(['run-1', 'run-2']);
  expect(existsSync(at('quarantine'))).toBe(false);
});

test('a file in place of the folder is left alone, and nothing is lost', () => {
  leave(dir, 'run-1');
  writeFileSync(at('previous'), 'mine');
  expect(() => archiveEarlierRecords(dir)).toThrow('is not a folder: move it away');
  expect(readFileSync(at('previous'), 'utf8')).toBe('mine');
  expect(existsSync(at('execution.json'))).toBe(true);
});

test('ten records are kept; quarantined work and files of others are never removed', () => {
  for (let count = 1; count <= 12; count++) {
    const folder = at(`previous/run-${count}`);
    leave(folder, `run-${count}`, count === 1);
    if (count === 2) writeFileSync(join(folder, 'mine.txt'), 'mine');
    if (count !== 3) symlinkSync(elsewhere, join(folder, 'outputs'));
    utimesSync(folder, count, count);
  }
  writeFileSync(join(elsewhere, 'precious.txt'), 'keep');
  leave(dir, 'run-13');
  archiveEarlierRecords(dir);
  const whole = readdirSync(at('previous')).filter((name) => existsSync(at('previous', name, 'summary.md')));
  expect(whole.length).toBe(10);
  expect(whole).toContain('run-13');
  expect(whole).not.toContain('run-3');
  expect(readdirSync(at('previous/run-1')).sort()).toEqual(['outputs', 'quarantine']);
  expect(readdirSync(at('previous/run-1/quarantine'))).toEqual(['0001-run.patch']);
  expect(readdirSync(at('previous/run-2')).sort()).toEqual(['mine.txt', 'outputs']);
  expect(existsSync(at('previous/run-3'))).toBe(false);
  expect(readFileSync(join(elsewhere, 'precious.txt'), 'utf8')).toBe('keep');
});

test("a run's record is found where the next run has moved it; another run's is never taken for it", () => {
  leave(dir, 'run-1');
  const folder = identifyFolder(dir);
  expect(findRecord(folder, 'run-1')?.dir).toBe(dir);
  archiveEarlierRecords(dir);
  leave(dir, 'run-2');
  expect(findRecord(folder, 'run-1')?.dir).toBe(at('previous/run-1'));
  expect(findRecord(folder, 'run-2')?.dir).toBe(dir);
  expect(findRecord(folder, 'run-3')).toBeNull();
});
