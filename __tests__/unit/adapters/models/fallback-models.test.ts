import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../../src/adapters/clock.ts';
import {
  type FallbackModel,
  FallbackModels,
  type HandOver,
  successorOf,
} from '../../../../src/adapters/models/fallback-models.ts';
import type { Message, ModelTrouble } from '../../../../src/core/model/model.ts';
import type { HttpProviderName } from '../../../../src/core/model/providers.ts';
import type { Fault, Script, ScriptedTurn } from '../../../support/model-server/script.ts';
import { startModelServer } from '../../../support/model-server/server.ts';
import { afterwards, asking, PROVIDERS, request, troubleOf, user } from './asking.ts';

const A: FallbackModel = { provider: 'openai', model: 'a', endpointKey: 'openai', open: () => never() };
const B: FallbackModel = { ...A, model: 'b' };
const C: FallbackModel = { ...A, provider: 'google', model: 'c', endpointKey: 'google' };
const READ = { name: 'read_file', arguments: { path: 'a.ts' } };

function never(): Promise<never> {
  throw new Error('it was opened');
}

describe('who is asked next', () => {
  test.each<[ModelTrouble, FallbackModel | null]>([
    ['not_found', B],
    ['quota', B],
    ['rate_limited', B],
    ['server', B],
    ['timeout', B],
    // The same key, address and server would fail again.
    ['auth', C],
    ['network', C],
    ['malformed', C],
    // No other model could mend these.
    ['overflow', null],
    ['bad_request', null],
    ['aborted', null],
  ])('after %s', (trouble, expected) => {
    expect(successorOf(trouble, A, [B, C])).toBe(expected);
  });

  test('is nobody after the last one', () => {
    expect(successorOf('server', C, [])).toBeNull();
    expect(successorOf('auth', A, [B])).toBeNull();
  });
});

interface Line {
  readonly models: FallbackModels;
  readonly handOvers: HandOver[];
}

interface Asked {
  readonly provider: HttpProviderName;
  readonly model: string;
}

/** Models of one server, whose cap on an answer becomes 500 when they are handed a turn. */
function inOrder(
  server: { baseUrl(provider: HttpProviderName): string },
  asked: readonly [Asked, ...Asked[]],
): Line {
  const handOvers: HandOver[] = [];
  const candidate = ({ provider, model }: Asked, at: number): FallbackModel => ({
    provider,
    model,
    endpointKey: provider,
    open: () =>
      asking(provider, server, { model, longestWaitMs: at === asked.length - 1 ? undefined : 30_000 }),
  });
  const [first, ...later] = asked;
  const models = new FallbackModels(
    [candidate(first, 0), ...later.map((one, at) => candidate(one, at + 1))],
    systemClock,
    (handOver) => {
      handOvers.push(handOver);
      return handOver.to === null ? null : 500;
    },
  );
  return { models, handOvers };
}

/** Answers by the model that a request names, in its body or, with Gemini, in its path. */
function byModel(answers: Readonly<Record<string, ScriptedTurn>>): Script {
  return ({ json, path }) => answers[String(json.model ?? /models\/([^:]+):/.exec(path)?.[1])];
}

const FIRST: Asked = { provider: 'openai-compatible', model: 'first' };
const SECOND: Asked = { provider: 'openai-compatible', model: 'second' };

describe('models in order', () => {
  test.each<[Fault, number]>([
    [404, 1],
    ['quota', 1],
    [429, 5],
    [500, 5],
    [529, 5],
  ])('go on with the next one after %s, which was asked %i times', async (fault, times) => {
    await using server = await startModelServer(byModel({ first: { fault }, second: { text: 'Done.' } }));
    const { models, handOvers } = inOrder(server, [FIRST, SECOND]);
    const reply = await models.respond(request());
    expect(reply).toMatchObject({
      text: 'Done.',
      by: { provider: 'openai-compatible', model: 'second' },
    });
    expect(handOvers).toMatchObject([{ from: { model: 'first' }, to: { model: 'second' } }]);
    const asked = server.requests.map(({ json }) => json.model);
    expect(asked.filter((model) => model === 'first')).toHaveLength(times);
    expect(server.requests.at(-1)!.json.max_tokens).toBe(500);
  });

  test('never go back', async () => {
    let calls = 0;
    await using server = await startModelServer(({ json }) =>
      json.model === 'first' && calls++ === 0 ? { fault: 404 } : { text: String(json.model) },
    );
    const { models, handOvers } = inOrder(server, [FIRST, SECOND]);
    for (const _ of [1, 2, 3]) expect((await models.respond(request())).text).toBe('second');
    expect(handOvers).toHaveLength(1);
    expect([models.provider, models.model]).toEqual(['openai-compatible', 'second']);
  });

  test.each<[Fault, ModelTrouble]>([
    [401, 'auth'],
    [400, 'bad_request'],
    ['overflow', 'overflow'],
  ])('stay where they are after %s', async (fault, trouble) => {
    await using server = await startModelServer(byModel({ first: { fault }, second: { text: 'Done.' } }));
    const { models, handOvers } = inOrder(server, [FIRST, SECOND]);
    expect((await troubleOf(models.respond(request()))).trouble).toBe(trouble);
    expect(server.requests).toHaveLength(1);
    expect(handOvers).toMatchObject([{ to: null }]);
  });

  test('stay where they are after a refusal, which is an answer', async () => {
    const answers = { first: { fault: 'refused', message: 'No.' }, second: { text: 'Done.' } } as const;
    await using server = await startModelServer(byModel(answers));
    const { models } = inOrder(server, [FIRST, SECOND]);
    expect((await models.respond(request())).refusal).toContain('No.');
    expect(server.requests).toHaveLength(1);
  });

  test('end when the last one fails too, with its words', async () => {
    const answers = { first: { fault: 404 }, second: { fault: 'quota' } } as const;
    await using server = await startModelServer(byModel(answers));
    const { models, handOvers } = inOrder(server, [FIRST, SECOND]);
    expect((await troubleOf(models.respond(request()))).message).toContain('has no credit left');
    expect(handOvers).toMatchObject([{ to: { model: 'second' } }, { to: null }]);
  });

  test('end when the next one may not be asked', async () => {
    await using server = await startModelServer(
      byModel({ first: { fault: 404 }, second: { text: 'Done.' } }),
    );
    const open = () => asking('openai-compatible', server, { model: 'first' });
    const models = new FallbackModels([{ ...A, open }, B], systemClock, () => null);
    expect((await troubleOf(models.respond(request()))).trouble).toBe('not_found');
    expect(models.model).toBe('a');
  });

  test('end at the deadline', async () => {
    await using server = await startModelServer([{ text: 'A long story.', fault: 'stall' }]);
    const { models, handOvers } = inOrder(server, [FIRST, SECOND]);
    const late = { ...request(), deadline: systemClock.monotonic() + 100 };
    expect((await troubleOf(models.respond(late))).trouble).toBe('timeout');
    expect(handOvers).toMatchObject([{ to: null }]);
  });

  test('do not wait for long where another stands ready', async () => {
    const answers = {
      first: { fault: 429, headers: { 'retry-after': '31' } },
      second: { text: 'Done.' },
    } as const;
    await using server = await startModelServer(byModel(answers));
    const { models, handOvers } = inOrder(server, [FIRST, SECOND]);
    expect((await models.respond(request())).text).toBe('Done.');
    expect(server.requests).toHaveLength(2);
    expect(handOvers[0]?.error.message).toMatch(/\(the server asks to wait 31 s\)$/);
  });

  test('say what broken-off answers have cost', async () => {
    const answers = { first: { text: 'A long story.', fault: 'cut' }, second: { text: 'Done.' } } as const;
    await using server = await startModelServer(byModel(answers));
    const { models, handOvers } = inOrder(server, [FIRST, SECOND]);
    const reply = await models.respond(request());
    // Of five attempts, each with its prompt; and none of it in the other model's own usage.
    expect(handOvers[0]?.error.spent).toMatchObject({ estimated: true });
    expect(handOvers[0]?.error.spent?.input).toBeGreaterThan(500);
    expect(reply.usage).toEqual({ input: 100, output: 10, cacheRead: 0, cacheWrite: 0, estimated: false });
  });

  test('open a model only when its turn comes', async () => {
    await using server = await startModelServer([{ text: 'Done.' }]);
    const open = () => asking('openai-compatible', server, { model: 'a' });
    const models = new FallbackModels([{ ...A, open }, B], systemClock, () => null);
    expect((await models.respond(request())).by).toEqual({ provider: 'openai', model: 'a' });
  });
});

/** Every two of the four protocols. */
const PAIRS = PROVIDERS.flatMap((from) =>
  PROVIDERS.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(PAIRS)(
  'what %s has said, %s understands, without its signatures and foreign ids',
  async (from, to) => {
    const thinking = { text: 'Hm.', signature: 'c2lnbmVk' };
    const models = {
      'openai-compatible': 'm',
      openai: 'gpt-5',
      anthropic: 'claude-opus-4-6',
      google: 'gemini-3-pro',
    };
    const answers: Record<string, ScriptedTurn> = {
      [models[from]]: { thinking, text: 'I look.', calls: [READ, READ] },
      [models[to]]: { text: 'Done.' },
    };
    let fails = false;
    await using server = await startModelServer((asked, index) => {
      const script = byModel(answers);
      const turn = typeof script === 'function' ? script(asked, index) : undefined;
      return fails && turn !== answers[models[to]] ? { fault: 404 } : turn;
    });
    const { models: line } = inOrder(server, [
      { provider: from, model: models[from] },
      { provider: to, model: models[to] },
    ]);
    const first = await line.respond(request());
    fails = true;
    const history: Message[] = [user('Mend.'), ...afterwards(first)];
    expect(await line.respond(request(history))).toMatchObject({ text: 'Done.', by: { provider: to } });
    const { body } = server.requests.at(-1)!;
    expect(body).toContain('I look.');
    expect(body.match(/result of read_file/g)).toHaveLength(2);
    expect(body).not.toContain(thinking.signature);
    for (const { id } of first.calls) expect(body).not.toContain(`"${id}"`);
  },
);
