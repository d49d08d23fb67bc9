import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../src/adapters/clock.ts';
import { createModelProvider } from '../../../../src/adapters/models/create-provider.ts';
import { StopRun } from '../../../../src/core/run/outcome.ts';
import { request, troubleOf } from './asking.ts';

let folder = '';
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-replay-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function session(content: unknown): Promise<string> {
  const file = join(folder, `session-${count++}.json`);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function replay(file: string) {
  return createModelProvider({ provider: 'replay', model: file, clock: systemClock });
}

async function reasonOf(file: string): Promise<string> {
  try {
    await replay(file);
  } catch (error) {
    if (error instanceof StopRun && error.why.kind === 'config') return error.message;
    throw error;
  }
  throw new Error('it opened');
}

describe('a scripted session', () => {
  test('with arguments of 5,000 levels has a malformed call, as from a server', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const file = await session(
      `{"version":1,"turns":[{"calls":[{"name":"read_file","arguments":{"path":${deep}}}]}]}`,
    );
    const { calls } = await (await replay(file)).respond(request());
    expect(calls).toMatchObject([{ arguments: {}, malformed: expect.stringContaining('100 levels') }]);
  });

  test('is played turn by turn', async () => {
    const file = await session({
      version: 1,
      model: 'scripted-1',
      turns: [
        { text: 'Look.', calls: [{ name: 'read_file', arguments: { path: 'a' } }, { name: 'list_files' }] },
        { text: 'Done.', usage: { input: 5, output: 6 } },
      ],
    });
    const model = await replay(file);
    expect([model.provider, model.model]).toEqual(['replay', 'scripted-1']);
    const first = await model.respond(request());
    expect(first).toMatchObject({
      text: 'Look.',
      finish: 'tool_calls',
      calls: [
        { id: 'call00000', name: 'read_file', arguments: { path: 'a' } },
        { id: 'call00001', name: 'list_files', arguments: {} },
      ],
    });
    expect(first.usage.estimated).toBe(true);
    expect(first.usage.input).toBeGreaterThan(0);
    expect(await model.respond(request())).toEqual({
      text: 'Done.',
      calls: [],
      finish: 'stop',
      usage: { input: 5, output: 6, cacheRead: 0, cacheWrite: 0, estimated: false },
    });
  });

  test('says when it is over', async () => {
    const file = await session({ version: 1, turns: [] });
    const error = await troubleOf((await replay(file)).respond(request()));
    expect(error.trouble).toBe('bad_request');
    expect(error.message).toBe(
      `the replay file ${file} has 0 turns, but the run needs another one: end the session with a call of task_completion`,
    );
  });

  test('plays failures', async () => {
    const file = await session({ version: 1, turns: [{ error: { trouble: 'quota', message: 'no money' } }] });
    const error = await troubleOf((await replay(file)).respond(request()));
    expect([error.trouble, error.message]).toEqual(['quota', 'no money']);
  });

  test('plays malformed calls', async () => {
    const calls = [{ name: 'write_file', malformed: 'cut off' }];
    const file = await session({ version: 1, turns: [{ calls, finish: 'length' }] });
    const reply = await (await replay(file)).respond(request());
    expect(reply).toMatchObject({ finish: 'length', calls: [{ malformed: 'cut off', arguments: {} }] });
  });
});

describe('the events of an earlier run', () => {
  const usage = { input: 9, output: 8, cacheRead: 7, cacheWrite: 0, estimated: false };
  const call = { id: 'x1', name: 'read_file', arguments: { path: 'a' } };
  const lines = [
    { seq: 0, at: 1, event: { type: 'run_started', provider: 'openai', model: 'gpt-5' } },
    {
      seq: 1,
      at: 2,
      event: { type: 'model_replied', text: 'a', calls: [call], finish: 'tool_calls', usage },
    },
    { seq: 2, at: 3, event: { type: 'tool_finished', turn: 1 } },
    { seq: 3, at: 4, event: { type: 'model_replied', text: 'b', calls: [], finish: 'stop', usage } },
  ];

  test('are played with their ids and usage', async () => {
    const file = await session(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    const model = await replay(file);
    expect(model.model).toBe('gpt-5');
    expect(await model.respond(request())).toEqual({ text: 'a', calls: [call], finish: 'tool_calls', usage });
    expect((await model.respond(request())).text).toBe('b');
  });

  test('ask for no summary again: what it used is part of the turn after it', async () => {
    const used = { input: 10, output: 2, cacheRead: 0, cacheWrite: 0, estimated: false };
    const lines = [
      { type: 'summary_replied', turn: 1, text: 'All well.', usage: used },
      {
        type: 'model_replied',
        turn: 1,
        text: 'Done.',
        calls: [],
        finish: 'stop',
        usage: { ...used, input: 50 },
      },
    ];
    const model = await replay(await session(lines.map((event) => JSON.stringify({ event })).join('\n')));
    const { text, usage } = await model.respond(request());
    expect(text).toBe('Done.');
    expect(usage).toMatchObject({ input: 60, output: 4, context: 52 });
  });

  test('may be a single one', async () => {
    const file = await session(JSON.stringify(lines[1]));
    expect((await (await replay(file)).respond(request())).text).toBe('a');
  });
});

describe('a bad file is told before the run', () => {
  test('that does not exist', async () => {
    const file = join(folder, 'missing.json');
    expect(await reasonOf(file)).toBe(
      `cannot read the replay file ${file} (ENOENT): with provider replay, set model to the path of a session file`,
    );
  });

  test('that is a folder', async () => {
    expect(await reasonOf(folder)).toContain('(EISDIR)');
  });

  test.each(['', 'not JSON', '{"version":1,"turns":[}', '\0\0', '[1]\n[2]'])(
    'that holds %j',
    async (content) => {
      expect(await reasonOf(await session(content))).toMatch(/is not a session \(line 1\): expected/);
    },
  );

  test.each([
    [{ version: 2, turns: [] }, /is not valid at version: /],
    [{ version: 1 }, /is not valid at turns: /],
    [{ version: 1, turns: [{ txt: 'a' }] }, /is not valid at turns\.0: .*txt/],
    [{ version: 1, turns: [{ calls: [{}] }] }, /is not valid at turns\.0\.calls\.0\.name: /],
    [{ version: 1, turns: [{ error: { trouble: 'bored', message: '' } }] }, /turns\.0\.error\.trouble/],
  ])('that holds %j', async (content, expected) => {
    expect(await reasonOf(await session(content))).toMatch(expected);
  });
});
