import { parentPort, workerData } from 'node:worker_threads';
import type { ArtifactUpload, Uploaded } from '../../core/artifact.ts';
import { messageOf } from '../../core/message-of.ts';
import { failedUpload } from './failure.ts';

/**
 * The upload itself, in a thread of its own: the library writes to stdout, waits as long as it sees fit and takes no
 * signal, and a thread can be ended. What comes of it is posted to whoever started the thread.
 */
export async function uploadThread(): Promise<void> {
  parentPort?.postMessage(await uploaded(workerData));
}

async function uploaded({ name, folder, files, retentionDays }: ArtifactUpload): Promise<Uploaded> {
  try {
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const options = retentionDays === null ? {} : { retentionDays };
    const { id } = await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, options);
    if (id === undefined)
      return { ok: false, trouble: 'refused', why: 'the artifact service gave it no number' };
    return { ok: true, id: String(id) };
  } catch (error) {
    return failedUpload(messageOf(error));
  }
}
