import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeSandbox } from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';
import { command, makePlace, optionsFor, type Place, pathWithout, write } from '../fixture.ts';
import { eachWay } from '../ways.ts';

const SECRET = 'CANARY_DENIED';

eachWay('a gate on a fresh checkout, by $way', ({ without, kind }) => {
  let place: Place;
  let shell: SandboxShell;
  let folder: string;

  const gate = (script: string) =>
    shell.run(
      command(script, {
        who: 'gate',
        gate: { name: 'tests', phase: 'verify' },
        checkout: { folder, dependencies: ['node_modules'] },
      }),
    );

  beforeAll(async () => {
    place = makePlace();
    const at = (name: string): string => path.join(place.root, name);
    write(at('node_modules/dep/x'), 'dep\n');
    write(at('left.txt'), 'left behind\n');
    write(at('.env'), SECRET);
    write(at('app/.env'), SECRET);
    folder = path.join(place.top, 'scratch/checkout');
    mkdirSync(path.join(folder, 'sub'), { recursive: true });
    write(path.join(folder, 'sub/inner.txt'), 'fresh\n');
    write(path.join(folder, '.env'), SECRET);
    const PATH = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const options = optionsFor(place, { deniedReads: () => ['.env', 'app/.env'] });
    const isolation = await probeSandbox('auto', { ...options, hostEnv: { ...options.hostEnv, PATH } });
    if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
    shell = createShell(isolation, { ...options, hostEnv: { ...options.hostEnv, PATH } });
  });
  afterAll(() => place.remove());

  test('finds it at the path of the workspace, with git and the dependencies, and nothing else of it', async () => {
    const { output } = await gate(
      'pwd; ls -A | sort | tr "\\n" " "; cat sub/inner.txt node_modules/dep/x .git/HEAD .env',
    );
    expect(output).toBe(
      `${place.root}\n.env .git node_modules sub fresh\ndep\nref: refs/heads/${readFileSync(path.join(place.root, '.git/HEAD'), 'utf8').trim().slice(16)}\n`,
    );
  });

  test('writes to it and to the dependencies, and nothing of that reaches the workspace', async () => {
    const first = await gate(
      'echo built > out && echo more > node_modules/dep/y && echo changed > node_modules/dep/x',
    );
    expect(first.exitCode, first.output).toBe(0);
    expect((await gate('cat out node_modules/dep/y node_modules/dep/x')).output).toBe(
      'built\nmore\nchanged\n',
    );
    expect(existsSync(path.join(place.root, 'out'))).toBe(false);
    expect(existsSync(path.join(place.root, 'node_modules/dep/y'))).toBe(false);
    expect(readFileSync(path.join(place.root, 'node_modules/dep/x'), 'utf8')).toBe('dep\n');
    expect((await gate('echo x > .git/x')).exitCode).not.toBe(0);
  });
});
