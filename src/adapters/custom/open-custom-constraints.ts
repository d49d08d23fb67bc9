import type { CustomConstraint, CustomConstraints } from '../../core/run/custom.ts';
import { realPath } from '../files/host-files.ts';
import { makePrivateFolder, type PrivateFolder } from '../files/private-folder.ts';
import type { ProbedSandbox } from '../sandbox/launch/probe-sandbox.ts';
import { createShell } from '../sandbox/shell.ts';
import type { SandboxOptions } from '../sandbox/view/sandbox-options.ts';
import { type CommandSource, createCommandConstraint } from './command-constraint.ts';
import { type ModuleSource, type RunningModule, startModule } from './module-constraint.ts';

/** An entry of the settings, with its bytes in the trusted commit. */
export type CustomSource =
  | ({ readonly kind: 'module' } & ModuleSource)
  | ({ readonly kind: 'command' } & CommandSource);

export interface CustomConstraintSetup {
  readonly isolation: ProbedSandbox;
  readonly options: SandboxOptions;
  /** The parent of a private folder. */
  readonly temporary: string;
}

/**
 * Starts all custom constraints in parallel. Returns texts if some cannot be used; then nothing is left running. The
 * socket and copies of files are in a folder that the children see and the agent's commands do not.
 */
export async function openCustomConstraints(
  sources: readonly CustomSource[],
  setup: CustomConstraintSetup,
): Promise<CustomConstraints | readonly string[]> {
  const folder = makePrivateFolder(setup.temporary);
  const { isolation } = setup;
  // In the action this is the runner's own Node, which may be in a folder that children do not see.
  const node = process.execPath;
  const options = childOptions(setup.options, [folder.path, node]);
  const moduleSetup = { isolation, options, folder: folder.path, node };
  const commands = sources.some(({ kind }) => kind === 'command')
    ? { shell: createShell(isolation, options), folder: folder.path }
    : null;
  const opened = await Promise.all(
    sources.map(async (source, index): Promise<CustomConstraint | RunningModule | string> => {
      if (source.kind === 'command')
        return commands === null ? 'no shell is available' : createCommandConstraint(source, commands);
      const started = await startModule(source, moduleSetup, index);
      return typeof started === 'string' ? `${source.path} cannot be used: ${started}` : started;
    }),
  );
  const all = opened.filter((each) => typeof each !== 'string');
  const close = closeAll(all, folder);
  const problems = opened.filter((each) => typeof each === 'string');
  if (problems.length === 0) return { all, close };
  await close();
  return problems;
}

function closeAll(all: readonly (CustomConstraint | RunningModule)[], folder: PrivateFolder) {
  return async (): Promise<void> => {
    await Promise.all(all.map((each) => ('close' in each ? each.close() : undefined)));
    folder.remove();
  };
}

/** Returns the sandbox options of a gate without passed variables, because a custom constraint must not see secrets. */
function childOptions(options: SandboxOptions, shown: readonly string[]): SandboxOptions {
  return {
    ...options,
    root: realPath(options.root) ?? options.root,
    passEnv: [],
    readable: [...options.readable, ...shown],
  };
}
