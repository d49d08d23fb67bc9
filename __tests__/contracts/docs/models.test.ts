import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RETRY_POLICY } from '../../../src/adapters/http/retry-decision.ts';
import { windowOf } from '../../../src/adapters/models/catalog/windows.ts';
import { DEFAULT_TIMEOUTS } from '../../../src/adapters/models/providers/model-options.ts';
import { OutputBuffer } from '../../../src/adapters/sandbox/processes/output-buffer.ts';
import { bytesOf } from '../../../src/core/model/tokens.ts';
import { loadRunRequest } from '../../../src/settings/load.ts';
import { readFile } from '../../../src/tools/read-file.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TEXT = readFileSync(join(ROOT, 'docs/models.md'), 'utf8');
const FLOWING = TEXT.replaceAll('\n', ' ');
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

test('docs/models.md gives the time limits that hold', () => {
  const { firstChunkMs, idleMs, stepMs } = DEFAULT_TIMEOUTS;
  expect(TEXT).toContain(
    `silence: ${firstChunkMs / 1000} s before the first token or while reasoning, ${idleMs / 1000} s within a reply, ${stepMs / 1000} s in all`,
  );
});

test('docs/models.md gives the number of attempts, the window of an unknown model and the size of a token', () => {
  expect(TEXT).toContain(`up to ${NUMBERS[RETRY_POLICY.attempts - 1]} attempts in all`);
  const window = windowOf('openai-compatible', 'unknown').toLocaleString('en-US');
  expect(FLOWING).toContain(`assumes ${window} tokens`);
  expect(TEXT).toContain(`Estimates ${bytesOf(1)} bytes per token`);
});

test('docs/models.md gives the time that a server of your own has', () => {
  const { firstChunkMs, stepMs } = DEFAULT_TIMEOUTS;
  expect(FLOWING).toContain(`first token may take ${firstChunkMs / 1000} s`);
  expect(FLOWING).toContain(`a whole reply may take ${stepMs / 1000} s`);
});

test('the command for a server of your own is one that a run begins with, without a key', async () => {
  const [, command = ''] = /```sh\nforge-headless (.*)\n```/.exec(TEXT) ?? [];
  const argv = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const input = {
    entryPoint: 'cli',
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
