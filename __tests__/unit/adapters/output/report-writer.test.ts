import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReportWriter, type WriterOptions } from '../../../../src/adapters/output/report-writer.ts';

let root: string;
let elsewhere: string;
let notices: string[];

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'writer-')));
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')));
  notices = [];
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(elsewhere, { recursive: true, force: true });
});

function open(over: Partial<WriterOptions> = {}) {
  return openReportWriter({
    executionId: 'run-1',
    root,
    outputDir: '.forge/artifacts',
    enabled: true,
    fallbackBase: elsewhere,
    notice: (text) => notices.push(text),
    redact: (bytes) => bytes,
    ...over,
  });
}

const read = (...parts: string[]) => readFileSync(join(...parts), 'utf8');

test('events are on disk as soon as they come, reports when they are written', () => {
  const writer = open();
  const dir = join(root, '.forge/artifacts');
  writer.appendEvent('{"seq":1}');
  expect(read(dir, 'events.jsonl')).toBe('{"seq":1}\n');
  writer.appendEvent('{"seq":2}');
  expect(writer.write([{ name: 'summary.md', content: '# x' }])).toEqual(['summary.md']);
  expect(writer.saveQuarantine('turn 7/../x', Buffer.from('diff'))).toBe('quarantine/turn-7-..-x.patch');
  writer.close();
  expect(readdirSync(dir).sort()).toEqual(['.gitignore', 'events.jsonl', 'quarantine', 'summary.md']);
  expect(read(dir, 'events.jsonl')).toBe('{"seq":1}\n{"seq":2}\n');
  expect(notices).toEqual([]);
});

test("the user's git status stays clean", () => {
  execFileSync('git', ['init', '-q', root], { env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } });
  open().close();
  expect(execFileSync('git', ['-C', root, 'status', '--porcelain']).toString()).toBe('');
});

test('with artifacts off no report is written', () => {
  const writer = open({ enabled: false });
  writer.appendEvent('x');
  expect(writer.write([{ name: 'summary.md', content: '' }])).toEqual([]);
  expect(writer.saveOutput('x', 'text')).toBeNull();
  expect(writer.dir).toBeNull();
  writer.close();
  expect(readdirSync(root)).toEqual([]);
});

test('with artifacts off, work that is taken back is kept, and its whole path is told', () => {
  const writer = open({ enabled: false });
  const file = writer.saveQuarantine('0001-run', Buffer.from('diff')) ?? '';
  expect(file).toBe(join(root, '.forge/artifacts/quarantine/0001-run.patch'));
  expect(read(file)).toBe('diff');
  writer.close();
  const next = open({ enabled: false });
  expect(next.saveQuarantine('0001-run', Buffer.from('other'))).toBe(file);
  next.close();
  expect(read(file)).toBe('other');
  const [earlier = ''] = readdirSync(join(root, '.forge/artifacts/previous'));
  expect(read(root, '.forge/artifacts/previous', earlier, 'quarantine/0001-run.patch')).toBe('diff');
});

test('with artifacts off and a folder that cannot be made, taken back work is kept elsewhere', () => {
  const writer = open({ enabled: false, outputDir: `a/${'x'.repeat(300)}` });
  const file = writer.saveQuarantine('0001-run', Buffer.from('diff')) ?? '';
  expect(file.startsWith(elsewhere)).toBe(true);
  expect(read(file)).toBe('diff');
  expect(notices.join()).toContain('undone work is written to');
});

test('two runs at once: the second writes elsewhere and leaves the record of the first alone', () => {
  const first = open();
  first.appendEvent('1');
  const second = open({ executionId: 'run-2' });
  second.appendEvent('2');
  second.write([{ name: 'summary.md', content: 'second' }]);
  second.close();
  expect(second.dir?.startsWith(elsewhere)).toBe(true);
  expect(notices.join()).toContain('another run writes to it: run-1');
  first.write([{ name: 'summary.md', content: 'first' }]);
  first.close();
  const dir = join(root, '.forge/artifacts');
  expect(read(dir, 'events.jsonl')).toBe('1\n');
  expect(read(dir, 'summary.md')).toBe('first');
  expect(readdirSync(dir).sort()).toEqual(['.gitignore', 'events.jsonl', 'summary.md']);
});

test("an earlier run's files are moved, other files stay, links are removed and not followed", () => {
  const dir = join(root, '.forge/artifacts');
  mkdirSync(join(dir, 'quarantine'), { recursive: true });
  writeFileSync(join(elsewhere, 'precious'), 'keep');
  writeFileSync(join(dir, 'metrics.json'), 'old');
  writeFileSync(join(dir, 'notes.txt'), 'mine');
  writeFileSync(join(dir, 'quarantine/old.patch'), 'old');
  writeFileSync(join(dir, 'quarantine/mine.txt'), 'mine');
  symlinkSync(join(elsewhere, 'precious'), join(dir, 'events.jsonl'));
  symlinkSync(join(elsewhere, 'precious'), join(dir, 'summary.md'));
  const writer = open();
  writer.appendEvent('x');
  writer.write([{ name: 'summary.md', content: 'new' }]);
  writer.close();
  expect(readdirSync(dir).sort()).toEqual(['events.jsonl', 'notes.txt', 'previous', 'summary.md']);
  const [earlier = ''] = readdirSync(join(dir, 'previous'));
  expect(earlier).toMatch(/^unidentified-/);
  expect(readdirSync(join(dir, 'previous', earlier)).sort()).toEqual(['metrics.json', 'quarantine']);
  expect(readdirSync(join(dir, 'previous', earlier, 'quarantine')).sort()).toEqual(['mine.txt', 'old.patch']);
  expect(read(elsewhere, 'precious')).toBe('keep');
});

test.each([
  ['../out', 'is outside the workspace'],
  ['.', 'is the workspace itself'],
  ['x/.GIT/y', 'is in a git directory'],
])('the folder %s is refused: it %s', (outputDir, reason) => {
  expect(() => open({ outputDir })).toThrow(reason);
});

test('a link on the way to the folder is refused, and nothing is written through it', () => {
  symlinkSync(elsewhere, join(root, '.forge'));
  expect(() => open()).toThrow(/\.forge is a symbolic link.*remove it/);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('an absolute folder outside is taken: only the user can have named it', () => {
  const writer = open({ outputDir: join(elsewhere, 'reports') });
  expect(writer.write([{ name: 'summary.md', content: 'x' }])).toEqual(['summary.md']);
  writer.close();
  expect(read(elsewhere, 'reports', 'summary.md')).toBe('x');
});

test('where the folder cannot be made, a fresh one elsewhere takes its place and is named', () => {
  // A name the disk refuses, also to root, whom permissions do not stop.
  const writer = open({ outputDir: `a/${'x'.repeat(300)}` });
  writer.appendEvent('x');
  expect(writer.write([{ name: 'summary.md', content: 'y' }])).toEqual(['summary.md']);
  writer.close();
  expect(writer.dir?.startsWith(elsewhere)).toBe(true);
  expect(read(writer.dir ?? '', 'events.jsonl')).toBe('x\n');
  expect(notices).toEqual([
    expect.stringContaining('reports cannot be written to'),
    expect.stringContaining(`reports are written to ${writer.dir}`),
  ]);
});

test('where nothing can be written, the run goes on and is told once', () => {
  const writer = open({ outputDir: `a/${'x'.repeat(300)}`, fallbackBase: join(elsewhere, 'missing') });
  writer.appendEvent('x');
  expect(writer.write([{ name: 'summary.md', content: 'y' }])).toEqual([]);
  expect(writer.saveQuarantine('x', Buffer.from(''))).toBeNull();
  writer.close();
  expect(writer.dir).toBeNull();
  expect(notices).toHaveLength(2);
  expect(notices[1]).toContain('no reports are kept');
});

test('a folder exchanged for a link during the run gets nothing, and no event is lost', () => {
  const writer = open();
  writer.appendEvent('1');
  const dir = join(root, '.forge/artifacts');
  const target = mkdtempSync(join(tmpdir(), 'target-'));
  renameSync(dir, `${dir}-old`);
  symlinkSync(target, dir);
  writer.appendEvent('2');
  expect(writer.write([{ name: 'summary.md', content: 'x' }])).toEqual(['summary.md']);
  writer.close();
  expect(readdirSync(target)).toEqual([]);
  expect(read(writer.dir ?? '', 'events.jsonl')).toBe('1\n2\n');
  expect(notices.join()).toContain('removed or replaced during the run');
});

test('a folder exchanged for another folder is not ours any more', () => {
  const writer = open();
  const dir = join(root, '.forge/artifacts');
  renameSync(dir, `${dir}-old`);
  mkdirSync(dir);
  writer.write([{ name: 'summary.md', content: 'x' }]);
  writer.close();
  expect(readdirSync(dir)).toEqual([]);
  expect(read(writer.dir ?? '', 'summary.md')).toBe('x');
});

test('an event log exchanged for another is put right at the end', () => {
  const writer = open();
  const file = join(root, '.forge/artifacts/events.jsonl');
  writer.appendEvent('1');
  rmSync(file);
  writeFileSync(file, '2\n');
  writer.close();
  expect(readFileSync(file, 'utf8')).toBe('1\n');
  expect(notices).toEqual([expect.stringContaining('it was written again')]);
});

test('an event log removed during the run is there again at its end, whole', () => {
  const writer = open();
  const file = join(root, '.forge/artifacts/events.jsonl');
  writer.appendEvent('1');
  rmSync(file);
  writer.appendEvent('2');
  writer.close();
  expect(readFileSync(file, 'utf8')).toBe('1\n2\n');
});

test('a quarantine exchanged for a link is not written through', () => {
  const writer = open();
  symlinkSync(elsewhere, join(root, '.forge/artifacts/quarantine'));
  writer.saveQuarantine('x', Buffer.from('diff'));
  writer.close();
  expect(existsSync(join(elsewhere, 'x.patch'))).toBe(false);
});

test('what is written goes through the redactor', () => {
  const writer = open({
    redact: (bytes) => Buffer.from(Buffer.from(bytes).toString().replaceAll('key', '***')),
  });
  writer.write([{ name: 'summary.md', content: 'a key' }]);
  writer.saveQuarantine('x', Buffer.from('the key'));
  writer.close();
  expect(read(root, '.forge/artifacts/summary.md')).toBe('a ***');
  expect(read(root, '.forge/artifacts/quarantine/x.patch')).toBe('the ***');
});
