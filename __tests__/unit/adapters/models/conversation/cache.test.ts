import { describe, expect, test } from 'vitest';
import { cacheKeyOf } from '../../../../../src/adapters/models/conversation/cache-key.ts';
import type { Message } from '../../../../../src/core/model/model.ts';
import type { RecordedRequest } from '../../../../support/model-server/script.ts';
import { startModelServer } from '../../../../support/model-server/server.ts';
import { afterwards, asking, PROVIDERS, request, user } from '../asking.ts';

const TURNS = 30;
/** More blocks a turn than a provider looks back for an earlier write (Anthropic: 20). */
const MANY = Array.from({ length: 12 }, (_, at) => ({
  name: 'read_file',
  arguments: { path: `src/${at}.ts` },
}));
const [READ] = MANY;

/** What 30 turns send: every third with many calls, one of them with a user's message between. */
async function longRun(provider: (typeof PROVIDERS)[number]): Promise<readonly RecordedRequest[]> {
  await using server = await startModelServer((_, index) => ({
    text: `Step ${index}.`,
    calls: index % 3 === 0 ? MANY : [READ!],
  }));
  const model = await asking(provider, server);
  const history: Message[] = [user('Mend the tests.')];
  for (let turn = 0; turn < TURNS; turn++) {
    history.push(...afterwards(await model.respond(request(history))));
    if (turn === 10) history.push(user('Go on.'));
  }
  return server.requests;
}

/** All that a provider's cache sees of a request, in its order: tools, system, then the messages' blocks. */
function cached({ json }: RecordedRequest): readonly unknown[] {
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
  const messages = list(json.messages ?? json.input ?? json.contents);
  const blocks = messages.flatMap((message) => list(contentOf(message)));
  return [
    ...list(json.tools),
    ...list(json.system ?? json.systemInstruction ?? json.instructions),
    ...blocks,
  ];
}

function contentOf(message: unknown): unknown {
  const { content, parts } = Object(message);
  return Array.isArray(content) ? content : Array.isArray(parts) ? parts : message;
}

function unmarked(block: unknown): string {
  return JSON.stringify(block, (key, value) => (key === 'cache_control' ? undefined : value));
}

function marksIn(blocks: readonly unknown[]): readonly number[] {
  return blocks.flatMap((block, at) => (JSON.stringify(block).includes('cache_control') ? [at] : []));
}

describe.each(PROVIDERS)('%s', (provider) => {
  test('sends everything that it sent before again, unchanged, over 30 turns', async () => {
    const sent = (await longRun(provider)).map((one) => cached(one).map(unmarked));
    expect(sent).toHaveLength(TURNS);
    for (const [at, blocks] of sent.entries()) {
      const before = sent[at - 1] ?? [];
      expect(blocks.slice(0, before.length)).toEqual(before);
      expect(blocks.length).toBeGreaterThan(before.length);
    }
  });
});

test('Anthropic: each request reads up to where the one before has written, and marks four places at most', async () => {
  const sent = (await longRun('anthropic')).map(cached);
  for (const [at, blocks] of sent.entries()) {
    const marks = marksIn(blocks);
    const before = sent[at - 1];
    // The last tool and the system prompt, which come first, and the end.
    expect(marks.slice(0, 2)).toEqual([1, 2]);
    expect(marks.at(-1)).toBe(blocks.length - 1);
    expect(marks).toHaveLength(before === undefined ? 3 : 4);
    if (before !== undefined) expect(marks[2]).toBe(before.length - 1);
  }
});

test.each(PROVIDERS.filter((name) => name !== 'anthropic'))(
  '%s is sent no marks, which it does not know',
  async (provider) => {
    for (const { body } of await longRun(provider)) expect(body).not.toContain('cache_control');
  },
);

describe("OpenAI's cache key", () => {
  test('is the same over a whole run and for the next run of the task, and no random number', async () => {
    const keys = [...(await longRun('openai')), ...(await longRun('openai'))].map(
      ({ json }) => json.prompt_cache_key,
    );
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
  });

  test('stays the same where a compaction has rewritten the first message, and for its summary', async () => {
    await using server = await startModelServer(() => ({ text: 'Yes.' }));
    const model = await asking('openai', server);
    await model.respond(request());
    await model.respond({ ...request([user('Sum it up.')]), system: 'You sum up.', tools: [] });
    await model.respond(request([user('Mend the tests. Files changed so far: none')]));
    const keys = server.requests.map(({ json }) => json.prompt_cache_key);
    expect(keys).toEqual(Array(3).fill(cacheKeyOf(request())));
  });

  test('is another for another task, prompt or set of tools', () => {
    const one = request();
    const others = [
      request([user('Another task.')]),
      { ...one, system: 'You write poems.' },
      { ...one, tools: [] },
    ];
    expect(new Set([one, ...others].map(cacheKeyOf)).size).toBe(4);
    expect(cacheKeyOf(request([...one.messages, user('Go on.')]))).toBe(cacheKeyOf(one));
  });
});
