import type { Uploaded } from '../../core/artifact.ts';

type Failed = Extract<Uploaded, { readonly ok: false }>;

/**
 * What a failed upload means. On its way the library's errors become one of the plain kind, so its words tell: those of
 * its `UsageError` and `NetworkError`, the status of a refused request, and how often it has asked.
 * Source: @actions/artifact, shared/errors and shared/artifact-twirp-client.
 */
export function failedUpload(message: string): Failed {
  const why = message.split('\n')[0] ?? '';
  if (/storage quota/.test(message)) return failed('quota', 'the artifact storage of this account is full');
  if (message.includes('(409)')) return failed('taken', 'there is an artifact of this name already');
  const noAnswer = /Unable to make request|after \d+ attempts|stalled|ECONN|ETIMEDOUT|ENOTFOUND/.test(
    message,
  );
  return failed(noAnswer ? 'unavailable' : 'refused', why);
}

function failed(trouble: Failed['trouble'], why: string): Failed {
  return { ok: false, trouble, why };
}
