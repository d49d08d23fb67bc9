import type { CustomConstraint, CustomConstraints } from '../../core/custom.ts';
import { makePrivateFolder, type PrivateFolder } from '../private-folder.ts';
import { realPath } from '../sandbox/host-files.ts';
import type { SandboxOptions } from '../sandbox/options.ts';
import type { ProbedIsolation } from '../sandbox/probe.ts';
import { createShell } from '../sandbox/shell.ts';
import { type CommandSource, commandConstraint } from './command-child.ts';
import { type ModuleSource, type RunningModule, startModule } from './module-child.ts';

/** What the settings list, with the bytes that the trusted commit has for it. */
export type CustomSource =
  | ({ readonly kind: 'module' } & ModuleSource)
  | ({ readonly kind: 'command' } & CommandSource);

export interface CustomGrounds {
  readonly isolation: ProbedIsolation;
  readonly options: SandboxOptions;
  /** Where a private folder can be made. */
  readonly temporary: string;
}

/**
 * Starts what has to be started, all at once. What cannot be used is a text; then nothing is left running.
 * A socket and the copies of files lie in a folder that the children see and the agent's commands do not.
 */
export async function openCustomConstraints(
  sources: readonly CustomSource[],
  grounds: CustomGrounds,
): Promise<CustomConstraints | readonly string[]> {
  const folder = makePrivateFolder(grounds.temporary);
  const { isolation } = grounds;
  // In the action the runner's own Node; it may lie in a folder that children do not see.
  const node = process.execPath;
  const options = childOptions(grounds.options, [folder.path, node]);
  const room = { isolation, options, folder: folder.path, node };
  const commands = sources.some(({ kind }) => kind === 'command')
    ? { shell: createShell(isolation, options), folder: folder.path }
    : null;
  const opened = await Promise.all(
    sources.map(async (source, index): Promise<CustomConstraint | RunningModule | string> => {
      if (source.kind === 'command')
        return commands === null ? 'there is no shell' : commandConstraint(source, commands);
      const started = await startModule(source, room, index);
      return typeof started === 'string' ? `${source.path} cannot be used: ${started}` : started;
    }),
  );
  const all = opened.filter((each) => typeof each !== 'string');
  const close = closing(all, folder);
  const problems = opened.filter((each) => typeof each === 'string');
  if (problems.length === 0) return { all, close };
  await close();
  return problems;
}

function closing(all: readonly (CustomConstraint | RunningModule)[], folder: PrivateFolder) {
  return async (): Promise<void> => {
    await Promise.all(all.map((each) => ('close' in each ? each.close() : undefined)));
    folder.remove();
  };
}

/** The walls of a gate, with no variable handed through: a custom constraint has no secret to know. */
function childOptions(options: SandboxOptions, shown: readonly string[]): SandboxOptions {
  return {
    ...options,
    root: realPath(options.root) ?? options.root,
    passEnv: [],
    readable: [...options.readable, ...shown],
  };
}
