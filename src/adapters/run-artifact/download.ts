import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact, ArtifactClient, FindOptions } from '@actions/artifact';
import { messageOf } from '../../core/message-of.ts';
import { ArtifactError, type ArtifactName, type RunArtifacts } from '../../core/run-artifact.ts';

export interface ArtifactAccess {
  /** `owner/name` */
  readonly repository: string;
  /** For artifacts of other runs: `actions: read`. Secret. */
  readonly token: string;
  /** Absolute; the zip lies in it for as long as it is read. */
  readonly folder: string;
}

/** The artifacts that GitHub keeps, by the library of the runner's makers. It is loaded with the first question. */
export function openRunArtifacts(access: ArtifactAccess): RunArtifacts {
  return {
    download: async (wanted, maxBytes) => {
      // Late: it costs 155 ms.
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
  const where = whereOf(wanted, access);
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

function whereOf({ runId }: ArtifactName, { repository, token }: ArtifactAccess): FindOptions {
  if (runId === null) return {};
  const [repositoryOwner = '', repositoryName = ''] = repository.split('/');
  return { findBy: { token, workflowRunId: runId, repositoryOwner, repositoryName } };
}

/** Kept packed: what may be unpacked of it is decided by its own reader. */
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
    `artifact ${JSON.stringify(name)} is not what was uploaded: its digest is another`,
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
    `artifact ${JSON.stringify(name)} has ${size} bytes, at most ${maxBytes} are taken: no run's reports are that large`,
  );
}

function explained(error: unknown, { name, runId }: ArtifactName): ArtifactError {
  const what = `artifact ${JSON.stringify(name)} of ${runId === null ? 'this workflow run' : `run ${runId}`}`;
  const said = messageOf(error).replaceAll(/\s+/g, ' ').trim();
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
    `${what} cannot be had (${said}): run this job again; for another run's, the token needs actions: read`,
  );
}

/** Another run's is asked for at the REST API, which answers 404 where this repository has no such run. */
function remedyFor(runId: number | null): string {
  return runId === null
    ? 'give artifact-name as the first job named it, and run-id where that was another run'
    : 'give artifact-name as that run named it, and run-id as the number of a run of this repository';
}
