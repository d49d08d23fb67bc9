import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact, ArtifactClient, FindOptions } from '@actions/artifact';
import { ArtifactError, type ArtifactName, type RunArtifacts } from '../../core/forge/run-artifact.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { oneLine } from '../../core/text/one-line.ts';

export interface ArtifactAccess {
  /** `owner/name` */
  readonly repository: string;
  /** Needed for artifacts of other runs: `actions: read`. Secret. */
  readonly token: string;
  /** An absolute path. The zip is stored there while it is read. */
  readonly folder: string;
}

/** Opens GitHub's artifacts with the runner's library, which is loaded with the first request. */
export function openRunArtifacts(access: ArtifactAccess): RunArtifacts {
  return {
    download: async (wanted, maxBytes) => {
      // Imported late, because it takes 155 ms.
      const { DefaultArtifactClient } = await import('@actions/artifact');
      try {
        return await downloaded(new DefaultArtifactClient(), wanted, maxBytes, access);
      } catch (error) {
        throw error instanceof ArtifactError ? error : explained(error, wanted);
      }
    },
  };
}

async function downloaded(
  client: ArtifactClient,
  wanted: ArtifactName,
  maxBytes: number,
  access: ArtifactAccess,
): Promise<Uint8Array> {
  const where = findOptionsFor(wanted, access);
  const { artifact } = await client.getArtifact(wanted.name, where);
  if (artifact.size > maxBytes) throw tooLarge(wanted, artifact.size, maxBytes);
  const path = mkdtempSync(join(access.folder, 'artifact-'));
  try {
    await fetched(client, artifact, { ...where, path });
    return onlyFile(path, wanted, maxBytes);
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function findOptionsFor({ runId }: ArtifactName, { repository, token }: ArtifactAccess): FindOptions {
  if (runId === null) return {};
  const [repositoryOwner = '', repositoryName = ''] = repository.split('/');
  return { findBy: { token, workflowRunId: runId, repositoryOwner, repositoryName } };
}

/** Downloads the zip without unpacking it, because our own reader decides what may be unpacked. */
async function fetched(
  client: ArtifactClient,
  { id, name, digest }: Artifact,
  options: FindOptions & { readonly path: string },
): Promise<void> {
  const expected = digest === undefined ? {} : { expectedHash: digest };
  const { digestMismatch } = await client.downloadArtifact(id, {
    ...options,
    ...expected,
    skipDecompress: true,
  });
  if (digestMismatch !== true) return;
  throw new ArtifactError(
    'refused',
    `artifact ${JSON.stringify(name)} differs from what was uploaded: its digest does not match`,
  );
}

function onlyFile(folder: string, wanted: ArtifactName, maxBytes: number): Uint8Array {
  const [name] = readdirSync(folder);
  const path = join(folder, name ?? '');
  const { size } = statSync(path);
  if (size > maxBytes) throw tooLarge(wanted, size, maxBytes);
  return readFileSync(path);
}

function tooLarge({ name }: ArtifactName, size: number, maxBytes: number): ArtifactError {
  return new ArtifactError(
    'refused',
    `artifact ${JSON.stringify(name)} has ${size} bytes, more than the limit of ${maxBytes}: the reports of a run are never that large`,
  );
}

function explained(error: unknown, { name, runId }: ArtifactName): ArtifactError {
  const what = `artifact ${JSON.stringify(name)} of ${runId === null ? 'this workflow run' : `run ${runId}`}`;
  const reason = oneLine(messageOf(error));
  const kind = error instanceof Error ? error.name : '';
  const status: unknown = Reflect.get(Object(error), 'status');
  if (kind === 'ArtifactNotFoundError' || status === 404) {
    return new ArtifactError('missing', `${what} does not exist: ${remedyFor(runId)}`);
  }
  if (status === 410) {
    return new ArtifactError('missing', `${what} has expired: run the workflow that makes it again`);
  }
  return new ArtifactError(
    'unavailable',
    `cannot download ${what} (${reason}): run this job again; to read artifacts of another run, the token needs actions: read`,
  );
}

/**
 * Returns the remedy. Artifacts of another run come from the REST API, which answers 404 if this repository does not
 * have that run.
 */
function remedyFor(runId: number | null): string {
  return runId === null
    ? 'set artifact-name to the name from the first job, and run-id if that was another run'
    : 'set artifact-name to the name from that run, and run-id to the number of a run of this repository';
}
