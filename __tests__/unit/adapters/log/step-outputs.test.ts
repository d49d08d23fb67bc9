import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendJobSummary, setOutputs } from '../../../../src/adapters/log/step-outputs.ts';

let dir: string;
const cut = (markdown: string, maxBytes: number) => markdown.slice(0, maxBytes);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'step-'));
  process.env.GITHUB_OUTPUT = join(dir, 'output');
  process.env.GITHUB_STEP_SUMMARY = join(dir, 'summary');
  writeFileSync(join(dir, 'output'), '');
  writeFileSync(join(dir, 'summary'), '');
});
afterEach(() => {
  delete process.env.GITHUB_OUTPUT;
  delete process.env.GITHUB_STEP_SUMMARY;
  rmSync(dir, { recursive: true });
});

/** What the runner reads: `name<<mark`, the value, the mark. */
function outputs(): Record<string, string> {
  const text = readFileSync(join(dir, 'output'), 'utf8');
  const found = text.matchAll(/^([^<\n]+)<<(\S+)\n([\s\S]*?)\n\2\n/gm);
  return Object.fromEntries([...found].map((match) => [match[1], match[3]]));
}

test('outputs hold any text, and none can make another', async () => {
  const values = {
    reason: 'a\nb',
    result: 'x\nghadelimiter\nevil<<EOF\n1\nEOF\noutcome=success',
    branch: '',
  };
  await setOutputs(values);
  expect(outputs()).toEqual(values);
});

test('without the file nothing is printed in its place', async () => {
  delete process.env.GITHUB_OUTPUT;
  await setOutputs({ a: 'b' });
  expect(outputs()).toEqual({});
});

test('the summary is appended, and with what is there already stays under a MiB', async () => {
  writeFileSync(join(dir, 'summary'), 'x'.repeat(1024 * 1024 - 5000));
  expect(await appendJobSummary('y'.repeat(9000), cut)).toBe(true);
  expect(readFileSync(join(dir, 'summary')).length).toBeLessThanOrEqual(1024 * 1024);
  expect(await appendJobSummary('z', cut)).toBe(false);
});

test('without a summary file there is no summary', async () => {
  delete process.env.GITHUB_STEP_SUMMARY;
  expect(await appendJobSummary('x', cut)).toBe(false);
});
