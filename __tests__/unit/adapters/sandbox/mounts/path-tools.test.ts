import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ProbedSandbox,
  probeSandbox,
} from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { PathTools } from '../../../../../src/adapters/sandbox/mounts/path-tools.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';
import type { SandboxOptions } from '../../../../../src/adapters/sandbox/view/sandbox-options.ts';
import { command, makePlace, optionsFor, type Place, pathWithout, write } from '../fixture.ts';
import { eachWay } from '../ways.ts';

function program(file: string, text: string): void {
  write(file, `#!/bin/sh\necho ${text}\n`);
  chmodSync(file, 0o755);
}

/** A workspace with an activated virtual environment and an npm bin folder, both first in PATH. */
function makeTools(place: Place): void {
  for (const name of ['.venv', 'node_modules'])
    rmSync(path.join(place.root, name), { recursive: true, force: true });
  program(path.join(place.root, '.venv/bin/pytest'), 'venv');
  program(path.join(place.root, '.venv/bin/git'), 'not git');
  program(path.join(place.root, 'node_modules/jest/bin/jest.js'), 'jest');
  mkdirSync(path.join(place.root, 'node_modules/.bin'));
  symlinkSync('../jest/bin/jest.js', path.join(place.root, 'node_modules/.bin/jest'));
  program(path.join(place.root, 'node_modules/lint-1/lint'), 'lint');
  symlinkSync('lint-1', path.join(place.root, 'node_modules/lint-now'));
  symlinkSync('../lint-now/lint', path.join(place.root, 'node_modules/.bin/lint'));
}

function optionsWith(place: Place, searchPath: string, judged: readonly string[] = []): SandboxOptions {
  const at = (name: string): string => path.join(place.root, name);
  const plain = optionsFor(place);
  const PATH = [at('.venv/bin'), at('node_modules/.bin'), at('missing'), place.root, searchPath].join(':');
  const pathTools = new PathTools(place.root);
  rmSync(path.join(place.scratch, 'tools'), { recursive: true, force: true });
  pathTools.remember(PATH, path.join(place.scratch, 'tools'));
  return {
    ...plain,
    hostEnv: { ...plain.hostEnv, PATH, VIRTUAL_ENV: at('.venv'), CONDA_PREFIX: at('other') },
    pathTools,
    judgedPaths: async () => new Set(judged),
  };
}

const GATE = { who: 'gate', gate: { name: 'tests', phase: 'final' } } as const;
const LOOK = 'pytest; jest; make-up; true';

eachWay('tools of the workspace behind $way', ({ without, kind }) => {
  let place: Place;
  let isolation: ProbedSandbox;
  let searchPath: string;
  let shell: SandboxShell;

  const open = (judged: readonly string[] = []): SandboxShell =>
    createShell(isolation, optionsWith(place, searchPath, judged));
  const agent = async (script: string): Promise<string> => (await shell.run(command(script))).output;
  const gate = async (script = LOOK): Promise<string> => {
    const { output, startError = '' } = await shell.run(command(script, GATE));
    return output.replace(/^.*make-up: command not found\n/m, '') + startError;
  };

  beforeAll(async () => {
    place = makePlace();
    searchPath = without.length === 0 ? (process.env.PATH ?? '') : pathWithout(place, without);
    makeTools(place);
    isolation = await probeSandbox('auto', optionsWith(place, searchPath));
    if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
  });
  beforeEach(() => {
    makeTools(place);
    shell = open();
  });
  afterAll(() => place.remove());

  test('commands and gates find them first, and know the environment that is activated', async () => {
    const where = 'echo "$VIRTUAL_ENV"; echo "${CONDA_PREFIX-unset}"; echo "$PATH" | tr : "\\n" | head -3';
    const venv = path.join(place.root, '.venv');
    const first = `${venv}\nunset\n${venv}/bin\n${place.root}/node_modules/.bin\n`;
    for (const output of [await agent(where), await gate(where)]) {
      expect(output.startsWith(first)).toBe(true);
      expect(output).not.toContain('missing');
    }
    expect(await agent(LOOK)).toMatch(/^venv\njest\n/);
    expect(await gate()).toBe('venv\njest\n');
  });

  test('a program that a command planted decides no gate', async () => {
    await agent(`
      echo 'echo planted' > .venv/bin/pytest
      printf '#!/bin/sh\\necho planted\\n' | tee .venv/bin/make-up > node_modules/jest/bin/jest.js
      chmod +x .venv/bin/make-up; ln -sf ../../.venv/bin/make-up node_modules/.bin/true`);
    expect(await agent(LOOK)).toMatch(/planted/);
    expect(await gate()).toBe('venv\njest\n');
    expect(await gate('touch .venv/bin/own && ls .venv/bin | tr "\\n" " "')).toBe('git own pytest ');
  });

  test('what is part of the judged change is what the gate runs', async () => {
    shell = open(['.venv/bin/pytest', '.venv/bin/make-up']);
    await agent(
      'cd .venv/bin; echo "echo edited" > pytest; printf "echo new\\n" > make-up; chmod +x make-up; echo "echo planted" > jest; chmod +x jest',
    );
    expect(await gate()).toBe('edited\njest\nnew\n');
  });

  test('where a link on the way to a program was turned the gate does not run, unless that is judged', async () => {
    const turned =
      'cd node_modules; mkdir lint-2; echo "echo turned" > lint-2/lint; chmod +x lint-2/lint; ln -sfn lint-2 lint-now';
    await agent(turned);
    expect(await gate('lint')).toMatch(/^not run: PATH leads to node_modules\/lint-now, which was/);
    makeTools(place);
    shell = open(['node_modules/lint-now']);
    expect(await gate('lint')).toBe('lint\n');
    await agent(turned);
    expect(await gate('lint')).toBe('turned\n');
  });

  test('where the folder itself was replaced the gate does not run, and says why', async () => {
    await agent('mv .venv old; mkdir elsewhere; ln -s elsewhere .venv; mkdir -p .venv/bin');
    expect(await gate()).toMatch(/^not run: PATH leads to \.venv\/bin, which was removed or replaced/);
    await agent('rm -rf .venv old elsewhere');
    expect(await gate()).toMatch(/^not run: PATH leads to \.venv\/bin/);
  });
});

test('without isolation a gate does not run once such a program changed', async () => {
  const place = makePlace();
  makeTools(place);
  const options = optionsWith(place, process.env.PATH ?? '');
  const shell = createShell(await probeSandbox('off', options), options);
  expect((await shell.run(command('pytest; git', GATE))).output).toBe('venv\nnot git\n');
  await shell.run(command('echo "echo planted" > .venv/bin/pytest'));
  expect((await shell.run(command('pytest', GATE))).startError).toMatch(
    /^not run: PATH leads to \.venv\/bin, which changed since the run began\. Without a sandbox/,
  );
  place.remove();
});
