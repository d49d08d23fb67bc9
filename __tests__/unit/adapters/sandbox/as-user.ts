/**
 * Run by tests as another user: `node as-user.ts '<json>'` with `{ options, scripts, mode }`; prints what the
 * probe found and what each script gave, as JSON.
 */

import {
  probeSandbox,
  type SandboxMode,
  sandboxState,
} from '../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxResult } from '../../../../src/adapters/sandbox/shell.ts';
import type { SandboxOptions } from '../../../../src/adapters/sandbox/view/sandbox-options.ts';
import type { ShellCommand } from '../../../../src/core/ports.ts';
import { command } from './fixture.ts';

export interface Asked {
  readonly mode: SandboxMode;
  readonly options: Omit<SandboxOptions, 'protectedPaths' | 'deniedReads'> & {
    readonly protectedPaths: readonly string[];
  };
  readonly scripts: readonly ({ readonly script: string } & Partial<ShellCommand>)[];
}

export interface Answered {
  readonly kind: string;
  readonly reason: string;
  readonly unfiltered?: string;
  readonly results: readonly SandboxResult[];
}

if (process.argv[2] !== undefined) {
  const asked: Asked = JSON.parse(process.argv[2]);
  const options: SandboxOptions = {
    ...asked.options,
    protectedPaths: () => asked.options.protectedPaths,
    deniedReads: () => [],
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
  };
  const isolation = await probeSandbox(asked.mode, options);
  const shell = createShell(isolation, options);
  const results: SandboxResult[] = [];
  for (const { script, ...more } of asked.scripts) results.push(await shell.run(command(script, more)));
  const answered: Answered = { ...sandboxState(isolation), results };
  process.stdout.write(JSON.stringify(answered));
}
