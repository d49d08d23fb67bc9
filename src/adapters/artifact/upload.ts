import { Worker } from 'node:worker_threads';
import type { ArtifactUpload, Uploaded } from '../../core/artifact.ts';
import { messageOf } from '../../core/message-of.ts';
import { failedUpload } from './failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface UploadOptions {
  /** The file the thread runs: it calls `uploadThread`. */
  readonly program: string;
  readonly env: Environment;
  /** ms after which it is given up. */
  readonly patience: number;
  readonly cancel: AbortSignal;
  /** Takes the lines by which the library has the runner mask the upload's address. */
  readonly mask: (line: string) => void;
}

/** What the library reads, and how the network is reached; nothing else of the environment is the thread's business. */
const SEEN =
  /^(?:ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|ACTIONS_ARTIFACT_\w+|GITHUB_RETENTION_DAYS|GITHUB_WORKSPACE|PATH|(?:https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR))$/i;

/**
 * Makes the artifact, or says why there is none. Never throws, and nothing of it goes on once it has answered: the
 * thread is ended whatever came of it.
 */
export async function uploadArtifact(upload: ArtifactUpload, options: UploadOptions): Promise<Uploaded> {
  if (options.cancel.aborted) return CANCELLED;
  const worker = new Worker(options.program, {
    workerData: upload,
    env: environmentOf(options.env),
    stdout: true,
    stderr: true,
  });
  passMasks(worker, options.mask);
  // Read, so that nothing waits for it; what the library says there is nobody's.
  worker.stderr.resume();
  try {
    return await answerOf(worker, options);
  } finally {
    await worker.terminate();
  }
}

const CANCELLED: Uploaded = { ok: false, trouble: 'cancelled', why: 'cancelled' };

function environmentOf(env: Environment): Record<string, string> {
  const seen = Object.entries(env).filter(([name]) => SEEN.test(name));
  // Whether there is a service was decided before (`missingService`); the library has an opinion of its own.
  return Object.fromEntries([...seen.map(([name, value = '']) => [name, value]), ['GITHUB_SERVER_URL', '']]);
}

function answerOf(worker: Worker, { patience, cancel }: UploadOptions): Promise<Uploaded> {
  return new Promise((resolve) => {
    const end = (answer: Uploaded): void => {
      clearTimeout(timer);
      cancel.removeEventListener('abort', cancelled);
      resolve(answer);
    };
    const cancelled = (): void => end(CANCELLED);
    const late = `the artifact service did not take it within ${patience / 1000} s`;
    const timer = setTimeout(() => end({ ok: false, trouble: 'unavailable', why: late }), patience);
    cancel.addEventListener('abort', cancelled, { once: true });
    worker.once('message', (answer: Uploaded) => end(answer));
    worker.once('error', (error: unknown) => end(failedUpload(messageOf(error))));
    worker.once('exit', (code) =>
      end({ ok: false, trouble: 'refused', why: `the upload ended by itself (${code})` }),
    );
  });
}

/** `::add-mask::` lines go to the runner; the library's chatter stays here. */
function passMasks(worker: Worker, mask: (line: string) => void): void {
  let rest = '';
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('::add-mask::')) mask(line);
  });
}
