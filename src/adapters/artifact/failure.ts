import type { Uploaded } from '../../core/artifact.ts';

/** What is thrown in the thread, as far as it crosses: errors lose their class on the way. */
export interface ThrownUpload {
  readonly name: string;
  readonly message: string;
}

type Failed = Extract<Uploaded, { readonly ok: false }>;

/**
 * What a failed upload means. The library tells by the error's name and by its words: `UsageError` is its word for a
 * full account, `(409)` stands in the message of a refused request, and what it tried several times is no answer.
 * Source: @actions/artifact, shared/errors and shared/artifact-twirp-client.
 */
export function failedUpload({ name, message }: ThrownUpload): Failed {
  const why = message.split('\n')[0] ?? '';
  if (name === 'UsageError') return failed('quota', 'the artifact storage of this account is full');
  if (message.includes('(409)')) return failed('taken', 'there is an artifact of this name already');
  const noAnswer =
    name === 'NetworkError' || /after \d+ attempts|stalled|ECONN|ETIMEDOUT|ENOTFOUND/.test(message);
  return failed(noAnswer ? 'unavailable' : 'refused', why);
}

function failed(trouble: Failed['trouble'], why: string): Failed {
  return { ok: false, trouble, why };
}
