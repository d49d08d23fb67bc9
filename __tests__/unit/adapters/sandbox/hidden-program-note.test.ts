import { chmodSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiddenProgramNote } from '../../../../src/adapters/sandbox/hidden-program-note.ts';
import { probeSandbox } from '../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import type { Mount } from '../../../../src/adapters/sandbox/mounts/mount.ts';
import { createShell } from '../../../../src/adapters/sandbox/shell.ts';
import type { SandboxOptions } from '../../../../src/adapters/sandbox/view/sandbox-options.ts';
import { command, makePlace, optionsFor, type Place, pathWithout, write } from './fixture.ts';
import { eachWay } from './ways.ts';

let place: Place;
let hidden: string;
let shown: string;
let options: SandboxOptions;

function executable(file: string): void {
  write(file, '#!/bin/sh\necho ran\n');
  chmodSync(file, 0o755);
}

function optionsWith(searchPath: string | undefined, more: Partial<SandboxOptions> = {}): SandboxOptions {
  const { hostEnv, ...rest } = optionsFor(place, more);
  return { ...rest, hostEnv: { ...hostEnv, PATH: `${searchPath}:${shown}:${hidden}:${place.home}` } };
}

beforeAll(() => {
  place = makePlace();
  // PATH shows no folder that may hold credentials.
  hidden = path.join(place.top, '.config/tools');
  shown = path.join(place.top, 'bin');
  for (const file of [`${hidden}/forge-tool`, `${place.home}/forge-home`, `${shown}/forge-seen`])
    executable(file);
  symlinkSync(`${hidden}/forge-tool`, `${shown}/forge-linked`);
  write(`${hidden}/notes`, 'no program\n');
  options = optionsWith(process.env.PATH);
});
afterAll(() => place.remove());

const note = (output: string): string | null => {
  const mounts: readonly Mount[] = [
    { kind: 'root', source: '/r', target: '/' },
    { kind: 'bind', source: '/usr', target: '/usr', readOnly: true },
    { kind: 'bind', source: shown, target: shown, readOnly: true },
  ];
  return hiddenProgramNote(output, { mounts, searchPath: `/usr/bin:/bin:${shown}`, options });
};

test.each([
  'bash: line 1: forge-tool: command not found',
  'sh: 1: forge-tool: not found',
  'zsh:1: command not found: forge-tool',
  "env: 'forge-tool': No such file or directory",
  'env: ‘forge-tool’: No such file or directory',
  'make: forge-tool: No such file or directory',
  'Error: spawn forge-tool ENOENT',
  "FileNotFoundError: [Errno 2] No such file or directory: 'forge-tool'",
  'exec: "forge-tool": executable file not found in $PATH',
])('a missing program that PATH finds outside names the setting: %s', (line) => {
  expect(note(`before\n${line}\n`)).toBe(
    `[the sandbox does not show ${hidden}/forge-tool; a person can show it with the setting sandbox.readable: [${hidden}]]`,
  );
});

test('a link into a hidden folder names that folder, and a closed folder only the program', () => {
  expect(note('forge-linked: command not found')).toContain(`sandbox.readable: [${hidden}]`);
  expect(note('forge-home: not found')).toContain(`sandbox.readable: [${place.home}/forge-home]`);
  expect(note(`${hidden}/forge-tool: No such file or directory`)).toContain(`[${hidden}]`);
});

test.each([
  ['that is seen inside', () => 'forge-seen: command not found'],
  ['that is nowhere', () => 'forge-nowhere: command not found'],
  ['that is no program', () => 'notes: command not found'],
  ['outside of PATH', () => `${place.home}/.ssh/id_ed25519: No such file or directory`],
  ['above a folder of PATH', () => '../.config/tools/forge-tool: not found'],
])('nothing is said of a name %s', (_, output) => {
  expect(note(output())).toBeNull();
});

eachWay('a program that only the machine has, with $way', ({ without }) => {
  test('is named in the result of a command and of a gate, and the setting shows it', async () => {
    const searchPath = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const run = async (more: Partial<SandboxOptions>, who: 'agent' | 'gate') => {
      const given = optionsWith(searchPath, more);
      return await createShell(await probeSandbox('auto', given), given).run(command('forge-tool', { who }));
    };
    for (const who of ['agent', 'gate'] as const) {
      const result = await run({}, who);
      expect([result.exitCode, result.output]).toEqual([
        127,
        expect.stringContaining(`sandbox.readable: [${hidden}]`),
      ]);
    }
    expect((await run({ readable: [hidden] }, 'agent')).output).toBe('ran\n');
  });
});
