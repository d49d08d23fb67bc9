import { makePrivateFolder } from '../../adapters/files/private-folder.ts';
import { locateWorkspace } from '../../adapters/host/workspace-location.ts';
import { spareWorkspace, trySandbox } from '../../adapters/sandbox/trial/sandbox-trial.ts';
import { renderProblems } from '../../settings/checks/problem.ts';
import type { Examination } from './examination.ts';
import { sandboxOptions } from './look-sandbox.ts';
import { type SandboxReport, sandboxReport } from './sandbox-report.ts';

/**
 * Tries the sandbox of a run with these settings, in its workspace or, if that is not a repository, in an empty one.
 * Needs no task and no key. Returns text if the settings cannot be read.
 */
export async function examineSandbox({
  hostProcess,
  workspace,
  loaded,
}: Omit<Examination, 'signal'>): Promise<SandboxReport | string> {
  const known = loaded.ok ? { request: loaded.request, leftOut: [] } : loaded.rest;
  const wrong = known?.leftOut.filter((name) => name === '' || name.split('.')[0] === 'sandbox') ?? [''];
  // An invalid sandbox setting would be replaced by its default, and another sandbox would be tried.
  if (known === undefined || wrong.length > 0) return loaded.ok ? '' : renderProblems(loaded.problems);
  const { request } = known;
  const folder = makePrivateFolder(hostProcess.temporary);
  try {
    const located = locateWorkspace(workspace);
    const place = located.trouble === null ? located.place : { root: spareWorkspace(folder.path), base: '' };
    const options = sandboxOptions(request, place, folder.below('walls'), hostProcess);
    const { mode, network } = request.settings.sandbox;
    return sandboxReport(await trySandbox(mode, options), { mode, root: place.root, network });
  } finally {
    folder.remove();
  }
}
