import type { Right } from '../../../core/forge/delivery-rights.ts';
import { cleanServerText, keySpellings } from '../../http/server-text.ts';

/** The length of a refusal that is read. One line of it is shown. */
const MAX_REFUSAL_BYTES = 4096;

export interface PushAccessQuery {
  /** The repository's URL for git. */
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

/**
 * Asks like the first request of `git push`, for the list of branches (gitprotocol-http(5), "Smart Clients"). Without
 * push rights the server refuses it. The request changes nothing. Never rejects.
 */
export async function mayPush({ url, token, signal }: PushAccessQuery): Promise<Right> {
  const secrets = keySpellings(token);
  try {
    const response = await fetch(`${url}/info/refs?service=git-receive-pack`, {
      headers: {
        Authorization: `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
        // GitHub answers only git clients here, and recognizes them by this prefix.
        'User-Agent': 'git/forge-headless',
      },
      redirect: 'manual',
      signal,
    });
    if (response.status === 401 || response.status === 403) {
      const refusal = cleanServerText(await beginning(response), secrets);
      const why = response.status === 401 ? 'token' : 'permission';
      return {
        kind: 'refused',
        why,
        said: `${new URL(url).host} answered ${response.status}${refusal && ` (${refusal})`}`,
      };
    }
    await response.body?.cancel();
    if (response.status === 200) return { kind: 'granted' };
    return { kind: 'unknown', said: `${new URL(url).host} answered ${response.status}` };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : '';
    return {
      kind: 'unknown',
      said: cleanServerText(`no answer from ${new URL(url).host} (${reason})`, secrets),
    };
  }
}

async function beginning({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= MAX_REFUSAL_BYTES) break;
  }
  return text;
}
