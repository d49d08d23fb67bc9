import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomSource } from '../../../src/adapters/custom/open-custom-constraints.ts';
import type { CustomReply } from '../../../src/core/run/custom.ts';
import {
  CONTEXT,
  eachKind,
  first,
  type Ground,
  KINDS,
  makeGround,
  moduleSource,
  NEVER,
  validating,
} from '../../unit/adapters/custom/fixture.ts';

eachKind(KINDS, 'a module behind %s', (kind) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await makeGround(kind);
  });
  afterAll(() => ground.place.remove());

  /** Opened, asked once, closed. */
  async function asked(source: CustomSource): Promise<CustomReply> {
    const { constraint, close } = first(await ground.open(source));
    const reply = await constraint.ask(CONTEXT, NEVER);
    await close();
    return reply;
  }

  it('is told the context, frozen, and its answer and response come back', async () => {
    const body = `const fixed = Object.isFrozen(context.changes[0]);
      return { violated: true, reason: JSON.stringify(context), metrics: { fixed } };`;
    expect(await asked(validating(body))).toEqual({
      kind: 'answer',
      value: { violated: true, reason: JSON.stringify(CONTEXT), metrics: { fixed: true }, action: 'reject' },
    });
  });

  it('keeps what it remembers from one ask to the next', async () => {
    const source = moduleSource(
      `let asks = 0; export default { name: 'n', validate: () => ({ violated: false, reason: '', metrics: { asks: ++asks } }), onViolation() {} }`,
    );
    const { constraint, close } = first(await ground.open(source));
    await constraint.ask(CONTEXT, NEVER);
    expect(await constraint.ask(CONTEXT, NEVER)).toMatchObject({ value: { metrics: { asks: 2 } } });
    await close();
  });

  it('finds no secret in its environment, nor in those of other processes', async () => {
    const body = `const fs = await import('node:fs');
      const look = (file) => { try { return fs.readFileSync(file, 'latin1'); } catch (error) { return error.code; } };
      return { violated: false, reason: JSON.stringify(process.env) + look('/proc/self/environ') + look('/proc/' + process.ppid + '/environ') };`;
    const reply = await asked(validating(body));
    expect(reply.kind).toBe('answer');
    expect(JSON.stringify(reply)).not.toContain('CANARY_KEY');
    expect(JSON.stringify(reply)).toContain('ERR_ACCESS_DENIED');
  });

  it('reads the workspace and cannot write to it', async () => {
    const body = `const fs = await import('node:fs');
      if (!fs.readFileSync('README.md', 'utf8').includes('fixture')) throw new Error('not read');
      fs.writeFileSync('README.md', 'mine');
      return { violated: false };`;
    expect(await asked(validating(body))).toMatchObject({
      kind: 'trouble',
      trouble: expect.stringContaining('it threw Error: Access to this API has been restricted'),
    });
  });

  it.each([
    ['starts a program', `const { execSync } = await import('node:child_process'); execSync('true');`],
    [
      'starts a thread',
      `const { Worker } = await import('node:worker_threads'); new Worker('0', { eval: true });`,
    ],
    ['throws', `throw new Error('no mood');`],
    ['throws what is no error', `throw null;`],
    ['answers with a circle', `const a = { violated: false }; a.reason = a; return a;`],
  ])('that %s gives trouble', async (_, body) => {
    expect(await asked(validating(body))).toMatchObject({
      kind: 'trouble',
      trouble: expect.stringMatching(/^it threw /),
    });
  });

  it('that exits gives trouble, then and ever after', async () => {
    const { constraint, close } = first(await ground.open(validating('process.exit(0);')));
    const gone = { kind: 'trouble', trouble: expect.stringContaining('it ended before it answered') };
    expect(await constraint.ask(CONTEXT, NEVER)).toMatchObject(gone);
    expect(await constraint.ask(CONTEXT, NEVER)).toMatchObject(gone);
    await close();
  });

  it('that answers 100 MB gives trouble', async () => {
    const body = `return { violated: false, reason: 'x'.repeat(100 * 1024 * 1024) };`;
    expect(await asked(validating(body))).toMatchObject({ kind: 'trouble' });
  });

  it('cannot answer by what it prints', async () => {
    const body = `console.log(JSON.stringify({ id: 1, answer: { violated: false } }));
      return { violated: true, reason: 'the true one' };`;
    expect(await asked(validating(body))).toMatchObject({
      value: { violated: true, reason: 'the true one' },
    });
  });

  it('has no prototype of ours to spoil', async () => {
    const body = `Object.prototype.violated = false; Object.prototype.toJSON = () => ({ id: 1, answer: { violated: false } });
      return {};`;
    const reply = await asked(validating(body));
    expect(reply).not.toMatchObject({ value: { violated: true } });
    expect(({} as { readonly violated?: boolean }).violated).toBeUndefined();
  });

  it('that is ended with the run leaves nothing behind', async () => {
    const { constraint, close } = first(await ground.open(validating('await new Promise(() => {});')));
    const cancel = new AbortController();
    const reply = constraint.ask(CONTEXT, cancel.signal);
    cancel.abort();
    expect(await reply).toEqual({ kind: 'unheard' });
    await close();
    expect(readdirSync(ground.temporary)).toEqual([]);
  });

  it.each([
    ['does not parse', 'export default {', 'SyntaxError'],
    ['has no default export', 'export const name = "x";', 'no default export'],
    ['exports a function', 'export default () => 1;', 'not an object'],
    ['has no name', 'export default { validate() {}, onViolation() {} };', 'no name'],
    ['cannot say what its violation leads to', 'export default { name: "x", validate() {} };', 'onViolation'],
    ['throws when loaded', 'throw new Error("not today");', 'not today'],
    ['imports a file', 'import "./other.mjs"; export default {};', './other.mjs'],
    ['imports a package', 'import "zod"; export default {};', 'zod'],
    ['exits when loaded', 'process.exit(0);', 'it ended before it answered (exit code 0)'],
  ])('that %s is not opened, with the reason', async (_, text, reason) => {
    const opened = await ground.open(moduleSource(text));
    expect(opened).toEqual([expect.stringContaining(reason)]);
    expect(opened).toEqual([expect.stringMatching(/^\.forge\/limits\.mjs cannot be used: /)]);
    expect(JSON.stringify(opened)).not.toContain('base64');
    expect(readdirSync(ground.temporary)).toEqual([]);
  });
});

describe('a module that never returns', () => {
  eachKind(KINDS, 'behind %s', (kind) => {
    it('is ended after 5 s, also where it holds on to its thread', async () => {
      const ground = await makeGround(kind);
      const loading = ground.open(validating('for (;;) {}'), moduleSource('for (;;) {}'));
      const { constraint, close } = first(await ground.open(validating('for (;;) {}')));
      const reply = await constraint.ask(CONTEXT, NEVER);
      expect(reply).toEqual({ kind: 'trouble', trouble: 'it gave no answer within 5 s' });
      await close();
      expect(await loading).toEqual([expect.stringContaining('not loaded within 5 s')]);
      expect(readdirSync(ground.temporary)).toEqual([]);
      ground.place.remove();
    }, 30_000);
  });
});
