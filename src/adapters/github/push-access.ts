import type { Right } from '../../core/delivery-rights.ts';
import { cleanServerText, spellingsOf } from '../models/server-text.ts';

/** The longest of a refusal that is read: one line of it is shown. */
const LONGEST_WORDS = 4096;

export interface PushQuestion {
  /** The repository's address for git. */
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

/**
 * Asks as `git push` begins: for the list of branches that a push would start from (gitprotocol-http(5), "Smart
 * Clients"). Who may not push gets none, and nothing is changed by asking. Never rejects.
 */
export async function mayPush({ url, token, signal }: PushQuestion): Promise<Right> {
  const secrets = spellingsOf(token);
  try {
    const response = await fetch(`${url}/info/refs?service=git-receive-pack`, {
      headers: {
        Authorization: `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
        // GitHub answers git clients alone here, and knows them by this beginning.
        'User-Agent': 'git/forge-headless',
      },
      redirect: 'manual',
      signal,
    });
    if (response.status === 401 || response.status === 403) {
      const said = cleanServerText(await beginning(response), secrets);
      const why = response.status === 401 ? 'token' : 'permission';
      return {
        kind: 'refused',
        why,
        said: `${new URL(url).host} answered ${response.status}${said && ` (${said})`}`,
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
    if (text.length >= LONGEST_WORDS) break;
  }
  return text;
}
