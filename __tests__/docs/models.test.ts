import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/adapters/models/options.ts';
import { RETRY_POLICY } from '../../src/adapters/models/retry.ts';
import { windowOf } from '../../src/adapters/models/windows.ts';
import { OutputBuffer } from '../../src/adapters/sandbox/output.ts';
import { bytesOf } from '../../src/core/tokens.ts';
import { loadRunRequest } from '../../src/settings/load.ts';
import { readFile } from '../../src/tools/read-file.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEXT = readFileSync(join(ROOT, 'docs/models.md'), 'utf8');
const FLOWING = TEXT.replaceAll('\n', ' ');
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

test('docs/models.md gives the time limits that hold', () => {
  const { firstChunkMs, idleMs, stepMs } = DEFAULT_LIMITS;
  expect(TEXT).toContain(
    `silence: ${firstChunkMs / 1000} s before the first word or while it thinks, ${idleMs / 1000} s within an answer, ${stepMs / 1000} s in all`,
  );
});

test('docs/models.md gives the number of attempts, the window of an unknown model and the size of a token', () => {
  expect(TEXT).toContain(`up to ${NUMBERS[RETRY_POLICY.attempts - 1]} times in all`);
  const window = windowOf('openai-compatible', 'unknown').toLocaleString('en-US');
  expect(FLOWING).toContain(`taken to have ${window} tokens`);
  expect(TEXT).toContain(`estimated at ${bytesOf(1)} bytes a token`);
});

test('docs/models.md gives the time that a server of your own has', () => {
  const { firstChunkMs, stepMs } = DEFAULT_LIMITS;
  expect(FLOWING).toContain(`first word may take ${firstChunkMs / 1000} s`);
  expect(FLOWING).toContain(`a whole answer ${stepMs / 1000} s`);
});

test('the command for a server of your own is one that a run begins with, without a key', async () => {
  const [, command = ''] = /```sh\nforge-headless (.*)\n```/.exec(TEXT) ?? [];
  const argv = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const input = {
    door: 'cli',
    argv,
    env: {},
    cwd: ROOT,
    knownConstraints: [],
    floors: {},
    hindsight: [],
  } as const;
  const loaded = await loadRunRequest({ ...input, readFile: () => ({ kind: 'missing' }) });
  expect(loaded).toMatchObject({
    ok: true,
    request: { provider: 'openai-compatible', model: 'qwen3-coder' },
  });
});

test('docs/models.md gives the sizes of what is shown', () => {
  expect(readFile.spec.description).toContain('2000 lines');
  expect(TEXT).toContain('| `read_file` | 2,000 lines or');
  const output = new OutputBuffer();
  output.add(Buffer.alloc(200 * 1024, 'x'));
  const [head = '', , tail = ''] = output.result().text.split('\n');
  expect(head.length).toBe(tail.length);
  expect(TEXT).toContain(`about the first and the last ${Math.round(head.length / 1024)} kB`);
});
