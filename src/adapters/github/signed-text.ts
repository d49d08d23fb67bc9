import { joinedSignal } from '../../core/joined-signal.ts';
import { causes } from '../models/no-connection.ts';

const MB = 1024 ** 2;

/**
 * Of a text of others at a signed address: how much of its end is kept, how much is read to come there, and how long
 * one attempt may take. A job's log is a few MB at most where nobody prints in a loop.
 */
export const BOUNDS = { keptBytes: MB, readBytes: 64 * MB, attemptMs: 20_000, attempts: 2 } as const;

/** Why it cannot be had, in words of our own: the address is as good as a key, and is never shown. */
export class UnreadText extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = 'UnreadText';
    this.status = status;
  }
}

/**
 * The end of the text at an address that GitHub has signed, on a host of its storage. Nothing of ours is sent along:
 * no token, no cookie; what it redirects to is not followed. Throws UnreadText.
 */
export async function endOfSignedText(address: string, signal: AbortSignal): Promise<string> {
  const url = checked(address);
  for (let attempt = 1; ; attempt++) {
    const either = joinedSignal([signal, AbortSignal.timeout(BOUNDS.attemptMs)]);
    try {
      return await once(url, either.signal);
    } catch (error) {
      const unread = error instanceof UnreadText ? error : new UnreadText(lastWords(error));
      const isFinal = unread.status !== null && unread.status < 500;
      if (isFinal || signal.aborted || attempt === BOUNDS.attempts) throw unread;
    } finally {
      either.release();
    }
  }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** In the clear it would be anybody's text: http is for this machine alone. */
function checked(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSound =
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)));
  if (isSound && url.username === '' && url.password === '') return url;
  throw new UnreadText('its address is none of https');
}

async function once(url: URL, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    signal,
    redirect: 'manual',
    credentials: 'omit',
    headers: { 'user-agent': 'forge-headless' },
  });
  if (response.status === 200 && response.body !== null) return end(response.body);
  await response.body?.cancel();
  throw new UnreadText(`the storage answered ${response.status}`, response.status);
}

/** Reads to the end, and keeps no more of it than is wanted. */
async function end(body: ReadableStream<Uint8Array>): Promise<string> {
  const kept: Uint8Array[] = [];
  let keptBytes = 0;
  let readBytes = 0;
  for await (const chunk of body) {
    readBytes += chunk.length;
    if (readBytes > BOUNDS.readBytes)
      throw new UnreadText(`it has more than ${BOUNDS.readBytes / MB} MB`, 200);
    kept.push(chunk);
    keptBytes += chunk.length;
    for (
      let first = kept[0];
      first !== undefined && keptBytes - first.length >= BOUNDS.keptBytes;
      first = kept[0]
    ) {
      keptBytes -= first.length;
      kept.shift();
    }
  }
  const whole = Buffer.concat(kept);
  return whole.subarray(Math.max(0, whole.length - BOUNDS.keptBytes)).toString();
}

function lastWords(error: unknown): string {
  return causes(error).at(-1)?.message ?? 'unknown reason';
}
