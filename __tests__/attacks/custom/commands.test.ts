import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomSource } from '../../../src/adapters/custom/open-custom-constraints.ts';
import type { CustomReply } from '../../../src/core/run/custom.ts';
import {
  CONTEXT,
  commandSource,
  eachKind,
  first,
  type Ground,
  KINDS,
  makeGround,
  NEVER,
} from '../../unit/adapters/custom/fixture.ts';
import { running } from '../../unit/adapters/sandbox/fixture.ts';

const ANSWER = '{"violated":false,"reason":"","metrics":{}}';

eachKind(KINDS, 'a command behind %s', (kind) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await makeGround(kind);
  });
  afterAll(() => ground.place.remove());

  async function asked(source: CustomSource): Promise<CustomReply> {
    const { constraint, close } = first(await ground.open(source));
    const reply = await constraint.ask(CONTEXT, NEVER);
    await close();
    return reply;
  }

  it('gets the context on stdin, and its stdout alone is the answer', async () => {
    expect(await asked(commandSource('echo noise >&2; cat'))).toEqual({ kind: 'answer', value: CONTEXT });
  });

  it('takes a context of any size', async () => {
    const change = { path: 'src/a-long-name.ts', status: 'added', lines_added: 1, lines_removed: 0 } as const;
    const context = { ...CONTEXT, changes: Array.from({ length: 10_000 }, () => change) };
    const count = `node -e 'const c = JSON.parse(require("fs").readFileSync(0)); console.log(c.changes.length)'`;
    const { constraint, close } = first(await ground.open(commandSource(count)));
    expect(await constraint.ask(context, NEVER)).toEqual({ kind: 'answer', value: 10_000 });
    await close();
  });

  it('runs its files as the trusted commit has them, whatever is on disk', async () => {
    writeFileSync(path.join(ground.place.root, 'kill.sh'), '#!/bin/sh\necho \'{"violated":true}\'\n', {
      mode: 0o755,
    });
    const files = { 'kill.sh': `#!/bin/sh\ncat >/dev/null\necho '${ANSWER}'\n` };
    for (const command of ['./kill.sh --now', 'sh ./kill.sh']) {
      expect(await asked(commandSource(command, files))).toMatchObject({ value: { violated: false } });
    }
  });

  it('sees no secret, and nothing of what it left behind lives on', async () => {
    const source = commandSource(`(sleep 4321 &) ; printf '"%s"' "$(env | grep -c CANARY)"`);
    expect(await asked(source)).toEqual({ kind: 'answer', value: '0' });
    expect(running('sleep 4321')).toEqual([]);
  });

  it.each([
    ['is not there', 'no-such-program', 'exit code 127'],
    ['fails', `echo '${ANSWER}'; exit 3`, 'exit code 3'],
    ['says nothing', 'true', 'text that is not JSON ("")'],
    ['says what is no JSON', 'echo fine', 'text that is not JSON ("fine")'],
    ['says two things', `echo '${ANSWER}'; echo '${ANSWER}'`, 'text that is not JSON'],
    ['prints 100 MB', 'head -c 100000000 /dev/zero | tr "\\0" " "', 'printed more than 64 kB'],
  ])('that %s gives trouble', async (_, command, why) => {
    expect(await asked(commandSource(command))).toEqual({
      kind: 'trouble',
      trouble: expect.stringContaining(why),
    });
  });

  it('is over when the run is', async () => {
    const { constraint, close } = first(await ground.open(commandSource('sleep 60')));
    const cancel = new AbortController();
    const reply = constraint.ask(CONTEXT, cancel.signal);
    cancel.abort();
    expect(await reply).toEqual({ kind: 'unheard' });
    await close();
    expect(readdirSync(ground.temporary)).toEqual([]);
  });
});

eachKind(['bwrap', 'unshare'], 'a command behind %s', (kind) => {
  it('cannot write to the workspace', async () => {
    const ground = await makeGround(kind);
    const source = commandSource(`echo x > written || echo '"refused"'`);
    const { constraint, close } = first(await ground.open(source));
    expect(await constraint.ask(CONTEXT, NEVER)).toEqual({ kind: 'answer', value: 'refused' });
    expect(existsSync(path.join(ground.place.root, 'written'))).toBe(false);
    await close();
    ground.place.remove();
  });
});

describe.concurrent('a command that never ends', () => {
  eachKind(KINDS, 'behind %s', (kind) => {
    it('is killed after 5 s', async () => {
      const ground = await makeGround(kind);
      const { constraint, close } = first(await ground.open(commandSource(`sleep 98${KINDS.indexOf(kind)}`)));
      const reply = await constraint.ask(CONTEXT, NEVER);
      expect(reply).toEqual({ kind: 'trouble', trouble: 'it gave no answer within 5 s' });
      await close();
      expect(running(`sleep 98${KINDS.indexOf(kind)}`)).toEqual([]);
      ground.place.remove();
    }, 30_000);
  });
});
