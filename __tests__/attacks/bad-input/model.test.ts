import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../support/model-server/script.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { attempt, DONE, EDIT, expectCommitted, expectEnd, expectProblems, project } from './fixture.ts';

const always = (fault: Fault) => () => ({ ...EDIT, fault });
const GAVE_UP = '(gave up after 5 attempts: run again later)';

describe.concurrent('a model that cannot be asked', () => {
  it.each([
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['openai', 'OPENAI_API_KEY'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  ])('%s without a key is refused before anything runs', async (provider, variable) => {
    const run = await attempt({
      root: project(),
      only: ['--task', 'x', '--provider', provider, '--model', 'm'],
    });
    expectProblems(run, [
      `key: ${provider} needs a key: set FORGE_API_KEY or ${variable}, or pass the input api-key from a secret`,
    ]);
  });

  it('with a key that was copied badly is refused, and the key is not shown', async () => {
    const run = await attempt({ root: project(), env: { FORGE_API_KEY: 'secret-one secret-two' } });
    expectProblems(run, [
      'FORGE_API_KEY: the key contains white space or invalid characters: copy it again, on one line',
    ]);
  });

  it.each<[Fault, (address: string) => string]>([
    [
      401,
      (at) =>
        `openai-compatible (${at}) rejected the key, HTTP 401: Incorrect API key provided; check FORGE_API_KEY (input api-key in the action)`,
    ],
    [
      403,
      (at) =>
        `openai-compatible (${at}) denied access, HTTP 403: Your key has no access to this resource; check that the key has access to model m`,
    ],
    [
      404,
      (at) =>
        `openai-compatible (${at}) does not have model m, HTTP 404: The model \`scripted\` does not exist; check the model name and the base URL, which usually ends with /v1`,
    ],
    ['html', (at) => `${at} returned a web page (HTTP 200): check the base URL`],
    ['json', (at) => `${at} did not stream its response: turn on streaming in the server`],
    [
      'redirect',
      (at) =>
        `${at} redirects to http://elsewhere.invalid, and the key is not sent there: set the base URL to the final address`,
    ],
    [
      'quota',
      (at) =>
        `the account at openai-compatible (${at}) has no credit left, HTTP 429: You exceeded your current quota, check your credit balance; add credit or use another key`,
    ],
  ])('that answers %s fails the run at once', async (fault, reason) => {
    const run = await attempt({
      root: project(),
      script: always(fault),
      env: { FORGE_API_KEY: 'sk-wrong-key' },
    });
    expectEnd(run, { code: 1, outcome: 'failure', reason: reason(run.address) });
    expect(run.requests).toBe(1);
    expect(run.stderr).not.toContain('sk-wrong-key');
  });

  it.each<[Fault, (address: string) => string]>([
    [
      429,
      (at) =>
        `openai-compatible (${at}) is rate limiting requests, HTTP 429: Rate limit reached for requests ${GAVE_UP}`,
    ],
    [500, (at) => `openai-compatible (${at}) failed, HTTP 500: Internal server error ${GAVE_UP}`],
    ['cut', (at) => `the response from ${at} ended too early ${GAVE_UP}`],
    ['ended_early', (at) => `the response from ${at} ended too early ${GAVE_UP}`],
  ])('that answers %s for ever fails the run after five attempts', async (fault, reason) => {
    const run = await attempt({ root: project(), script: always(fault) });
    expectEnd(run, { code: 1, outcome: 'failure', reason: reason(run.address) });
    expect(run.requests).toBe(5);
  });

  it('that wants to be asked again after the run has ended is not waited for', async () => {
    const script = () => ({ fault: 429, headers: { 'retry-after': '3600' } }) as const;
    const run = await attempt({ root: project(), script });
    expectEnd(run, {
      code: 1,
      outcome: 'failure',
      reason: `openai-compatible (${run.address}) is rate limiting requests, HTTP 429: Rate limit reached for requests (no time left for another attempt in 3600 s: run again later)`,
    });
    expect(run.requests).toBe(1);
  });

  it('behind an address that nobody listens at is named with its address', async () => {
    const gone = await startModelServer([]);
    await gone.close();
    const at = gone.baseUrl('openai-compatible');
    const model = ['--provider', 'openai-compatible', '--model', 'm', '--base-url', at];
    const run = await attempt({ root: project(), only: ['--task', 'x', ...model] });
    const reason = `cannot reach ${at} (ECONNREFUSED): nothing listens there: check that the server is running (gave up after 5 attempts)`;
    expectEnd(run, { code: 1, outcome: 'failure', reason });
  });
});

describe.concurrent('a model that fails once', () => {
  it.each<[Fault]>([['cut'], ['ended_early'], [500]])(
    'by %s is asked again, and the run goes on',
    async (fault) => {
      const root = project();
      const run = await attempt({ root, script: [{ ...EDIT, fault }, EDIT, DONE] });
      expectCommitted(run);
      expect(run.requests).toBe(3);
      expect(run.stderr).toContain('model request failed (attempt 1): ');
    },
  );

  it('by 429 is asked again after the time it names', async () => {
    const limited = { fault: 429, headers: { 'retry-after': '1' } } as const;
    const run = await attempt({ root: project(), script: [limited, EDIT, DONE] });
    expectCommitted(run);
    expect(run.stderr).toContain('HTTP 429: Rate limit reached for requests; retrying in 1 s');
  });
});

describe.concurrent('a model that falls silent', () => {
  it.each<[Fault]>([['stall'], ['stall_first'], ['stall_kept_alive']])(
    'by %s costs the run its time and no more',
    async (fault) => {
      const run = await attempt({ root: project(), script: always(fault), args: ['--timeout', '4'] });
      expect(run.reason).toMatch(
        /^\d+(\.\d)?s elapsed, timeout is 4s, of which the last 0\.4s are reserved for gates and commit: give a smaller task or a higher timeout$/,
      );
      expectEnd(run, { code: 4, outcome: 'timeout', reason: run.reason });
      expect(run.requests).toBe(1);
    },
  );
});

describe.concurrent('tool arguments that were cut off', () => {
  it('are never applied: the model is told, and sends them whole', async () => {
    const root = project();
    const cut = { ...EDIT, fault: 'truncated_args' } as const;
    const run = await attempt({ root, script: [cut, EDIT, DONE] });
    expectCommitted(run);
    expect(run.stderr).toContain(
      'refused: the arguments could not be read (the reply reached its length limit inside this call; make smaller calls, such as several small edits): nothing was run',
    );
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('two\n');
  });

  it('end the run where the model sends nothing else', async () => {
    const run = await attempt({ root: project(), script: always('truncated_args') });
    expectEnd(run, {
      code: 2,
      outcome: 'constraint_violation',
      reason:
        '6 calls rejected, max_rejections is 5: change the task, relax the rules, or raise max_rejections',
    });
  });

  it('are no call at all where the model only talks: it is asked once more, then the run fails', async () => {
    const run = await attempt({ root: project(), script: () => ({ text: 'I would rather talk.' }) });
    expectEnd(run, {
      code: 1,
      outcome: 'failure',
      reason: 'the model replied twice without calling a tool: give a clearer task, or use another model',
    });
    expect(run.requests).toBe(2);
  });

  it('that are written as text end the run with a word on the server', async () => {
    const text = '<tool_call>{"name": "read_file", "arguments": {"path": "a.txt"}}</tool_call>';
    const run = await attempt({ root: project(), script: () => ({ text }) });
    expectEnd(run, {
      code: 1,
      outcome: 'failure',
      reason:
        "the model wrote its tool calls as text: turn on the server's tool parser, or use another model",
    });
  });
});
