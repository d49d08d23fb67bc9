import type { Uploaded } from '../../core/forge/artifact.ts';

type Failed = Extract<Uploaded, { readonly ok: false }>;

/**
 * Classifies a failed upload by its message, because errors of the library lose their class on the way: texts of its
 * `UsageError` and `NetworkError`, the status of a refused request, and the number of attempts. Source:
 * @actions/artifact, shared/errors and shared/artifact-twirp-client.
 */
export function uploadFailure(message: string): Failed {
  const why = message.split('\n')[0] ?? '';
  if (/storage quota/.test(message)) return failed('quota', 'the artifact storage of this account is full');
  if (message.includes('(409)')) return failed('taken', 'an artifact of this name already exists');
  const noAnswer = /Unable to make request|after \d+ attempts|stalled|ECONN|ETIMEDOUT|ENOTFOUND/.test(
    message,
  );
  return failed(noAnswer ? 'unavailable' : 'refused', why);
}

function failed(trouble: Failed['trouble'], why: string): Failed {
  return { ok: false, trouble, why };
}
