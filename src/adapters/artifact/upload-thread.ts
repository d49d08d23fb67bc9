import { parentPort, workerData } from 'node:worker_threads';
import type { ArtifactUpload, Uploaded } from '../../core/forge/artifact.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { uploadFailure } from './upload-failure.ts';

/**
 * Uploads the artifact in a separate thread. The library writes to stdout, waits without a limit and ignores signals,
 * but a thread can be ended. The result is posted to the thread's parent.
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
      return { ok: false, trouble: 'refused', why: 'the artifact service returned no artifact id' };
    return { ok: true, id: String(id) };
  } catch (error) {
    return uploadFailure(messageOf(error));
  }
}
