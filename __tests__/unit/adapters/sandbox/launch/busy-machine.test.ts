import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  type ProbedSandbox,
  probeSandbox,
} from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { makePlace, optionsFor, pathWithout, write } from '../fixture.ts';
import { eachWay } from '../ways.ts';

/** A machine whose program of this kind fails `times` times, as `failure` says, before it works. */
async function probed(kind: string, hidden: readonly string[], failure: string, times: number) {
  const program = kind === 'bwrap' ? 'bwrap' : 'unshare';
  const real = execFileSync('/bin/sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
  const place = makePlace();
  const rest = pathWithout(place, [program, ...hidden]);
  const asked = path.join(place.top, 'asked');
  const script = `echo x >>${asked}; [ $(wc -l <${asked}) -gt ${times} ] || { ${failure}; }; exec ${real} "$@"`;
  write(path.join(rest, program), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(rest, program), 0o755);
  const plain = optionsFor(place);
  try {
    const found: ProbedSandbox = await probeSandbox('auto', {
      ...plain,
      hostEnv: { ...plain.hostEnv, PATH: rest },
    });
    return { found, asked: readFileSync(asked, 'utf8').split('\n').length - 1 };
  } finally {
    place.remove();
  }
}

eachWay('on a busy machine, $way', ({ without, kind }) => {
  test.each([
    ['no process is left', `echo "${kind}: fork failed: Resource temporarily unavailable" >&2; exit 1`],
    ['no memory is left', `echo "${kind}: Cannot allocate memory" >&2; exit 1`],
    ['it is killed', 'kill -9 $$'],
  ])('is tried once more if %s, before a weaker sandbox is taken', async (_what, failure) => {
    const { found } = await probed(kind, without, failure, 1);
    expect(found.kind, found.reason).toBe(kind);
  });

  test('is not used if it fails permanently', async () => {
    const { found } = await probed(kind, without, 'echo "not permitted" >&2; exit 1', 1000);
    expect(found.kind).not.toBe(kind);
    expect(found.reason).toContain(
      kind === 'bwrap' && without.length === 0 ? 'the full profile holds' : 'not permitted',
    );
  });
});
