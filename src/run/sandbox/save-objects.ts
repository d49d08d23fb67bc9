import { makeObjectsFolder, type PrivateFolder } from '../../adapters/files/private-folder.ts';
import type { GitTree } from '../../adapters/git/tree.ts';
import { messageOf } from '../../core/text/message-of.ts';
import type { RunContext } from '../context/run-context.ts';

/**
 * Saves copies of destroyed git objects that could not be restored, because this part of the history exists nowhere
 * else. Never throws, because the run is over.
 */
export async function saveObjects(
  { hostProcess, observers }: RunContext,
  tree: Pick<GitTree, 'saveObjects'>,
  folder: Pick<PrivateFolder, 'path' | 'leave'>,
): Promise<void> {
  const warn = (text: string) => observers.emit({ type: 'notice', level: 'warning', text });
  try {
    const saved = await tree.saveObjects(() => makeObjectsFolder(hostProcess.temporary));
    for (const { objects, folder: at, names } of saved) warn(SAVED(objects, at, names.length));
  } catch (error) {
    folder.leave();
    warn(
      `git objects that a command destroyed cannot be restored or saved (${messageOf(error)}): their copies stay below ${folder.path}/git; copy them before that folder is removed`,
    );
  }
}

const SAVED = (objects: string, at: string, count: number): string =>
  `a command destroyed ${count} git object ${count === 1 ? 'file' : 'files'} of ${objects}, and the run cannot restore ${count === 1 ? 'it' : 'them'}. Copies are in ${at}: restore them with \`mkdir -p ${objects} && cp -rn ${at}/. ${objects}/\`. On a runner do so in a later step, because the folder is removed after the job`;
