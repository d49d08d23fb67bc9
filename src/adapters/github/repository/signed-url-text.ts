import { joinedSignal } from '../../../core/joined-signal.ts';
import { causes } from '../../http/connection-errors.ts';

const MB = 1024 ** 2;

/**
 * Limits for a text at a signed URL: the end that is kept, the bytes that are read to reach it, and the time of one
 * attempt. A job's log has a few MB at most unless something prints in a loop.
 */
export const LOG_BOUNDS = { keptBytes: MB, readBytes: 64 * MB, attemptMs: 20_000, attempts: 2 } as const;

/** The log cannot be read. Its message never shows the URL, which grants access like a key. */
export class UnreadableLog extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = 'UnreadText';
    this.status = status;
  }
}

/**
 * Returns the end of the text at a URL that GitHub has signed, on a host of its storage. It sends no token and no
 * cookie, and follows no redirects. Throws UnreadableLog.
 */
export async function readEndOfSignedUrl(address: string, signal: AbortSignal): Promise<string> {
  const url = checked(address);
  for (let attempt = 1; ; attempt++) {
    const either = joinedSignal([signal, AbortSignal.timeout(LOG_BOUNDS.attemptMs)]);
    try {
      return await readOnce(url, either.signal);
    } catch (error) {
      const unread = error instanceof UnreadableLog ? error : new UnreadableLog(failureText(error));
      const isFinal = unread.status !== null && unread.status < 500;
      if (isFinal || signal.aborted || attempt === LOG_BOUNDS.attempts) throw unread;
    } finally {
      either.release();
    }
  }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Allows http only for this machine, because it is not encrypted. */
function checked(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSound =
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)));
  if (isSound && url.username === '' && url.password === '') return url;
  throw new UnreadableLog('its address does not use https');
}

async function readOnce(url: URL, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    signal,
    redirect: 'manual',
    credentials: 'omit',
    headers: { 'user-agent': 'forge-headless' },
  });
  if (response.status === 200 && response.body !== null) return readEnd(response.body);
  await response.body?.cancel();
  throw new UnreadableLog(`the storage answered ${response.status}`, response.status);
}

/** Reads to the end, and keeps only the part that is wanted. */
async function readEnd(body: ReadableStream<Uint8Array>): Promise<string> {
  const kept: Uint8Array[] = [];
  let keptBytes = 0;
  let readBytes = 0;
  for await (const chunk of body) {
    readBytes += chunk.length;
    if (readBytes > LOG_BOUNDS.readBytes)
      throw new UnreadableLog(`it has more than ${LOG_BOUNDS.readBytes / MB} MB`, 200);
    kept.push(chunk);
    keptBytes += chunk.length;
    for (
      let first = kept[0];
      first !== undefined && keptBytes - first.length >= LOG_BOUNDS.keptBytes;
      first = kept[0]
    ) {
      keptBytes -= first.length;
      kept.shift();
    }
  }
  const whole = Buffer.concat(kept);
  return whole.subarray(Math.max(0, whole.length - LOG_BOUNDS.keptBytes)).toString();
}

function failureText(error: unknown): string {
  return causes(error).at(-1)?.message ?? 'unknown reason';
}
