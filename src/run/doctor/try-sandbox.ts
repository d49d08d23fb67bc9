import { locate } from '../../adapters/place.ts';
import { makePrivateFolder } from '../../adapters/private-folder.ts';
import { spareWorkspace, trySandbox } from '../../adapters/sandbox/trial/trial.ts';
import { renderProblems } from '../../settings/problem.ts';
import type { Examination } from './examination.ts';
import { sandboxOptions } from './look-isolation.ts';
import { type SandboxReport, sandboxReport } from './sandbox-report.ts';

/**
 * Tries the sandbox that a run with these settings would have, in its workspace, or in an empty one where that is no
 * repository. Needs no task and no key. A text: the settings cannot be read.
 */
export async function examineSandbox({
  around,
  workspace,
  loaded,
}: Omit<Examination, 'signal'>): Promise<SandboxReport | string> {
  const known = loaded.ok ? { request: loaded.request, leftOut: [] } : loaded.rest;
  const wrong = known?.leftOut.filter((name) => name === '' || name.split('.')[0] === 'sandbox') ?? [''];
  // A wrong setting of the sandbox would be tried as its default, and so as another sandbox.
  if (known === undefined || wrong.length > 0) return loaded.ok ? '' : renderProblems(loaded.problems);
  const { request } = known;
  const folder = makePrivateFolder(around.temporary);
  try {
    const located = locate(workspace);
    const place = located.trouble === null ? located.place : { root: spareWorkspace(folder.path), base: '' };
    const options = sandboxOptions(request, place, folder.below('walls'), around);
    const { mode, network } = request.settings.sandbox;
    return sandboxReport(await trySandbox(mode, options), { mode, root: place.root, network });
  } finally {
    folder.remove();
  }
}
