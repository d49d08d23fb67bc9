import { Worker } from 'node:worker_threads';
import type { ArtifactUpload, Uploaded } from '../../core/forge/artifact.ts';
import { seconds } from '../../core/text/figures.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { uploadFailure } from './upload-failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface UploadOptions {
  /** The file that the thread runs. It calls `uploadThread`. */
  readonly program: string;
  readonly env: Environment;
  /** Time limit in ms. */
  readonly timeoutMs: number;
  readonly cancel: AbortSignal;
  /** Receives the lines with which the library asks the runner to mask the upload's URL. */
  readonly mask: (line: string) => void;
}

/** The variables that the thread may see: those of the library, and those for the network. */
const PASSED_VARIABLES =
  /^(?:ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|ACTIONS_ARTIFACT_\w+|GITHUB_RETENTION_DAYS|GITHUB_WORKSPACE|PATH|(?:https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR))$/i;

/**
 * Uploads the artifact, or returns the reason for failure. Never throws. The thread is always ended, so nothing
 * continues afterward.
 */
export async function uploadArtifact(upload: ArtifactUpload, options: UploadOptions): Promise<Uploaded> {
  if (options.cancel.aborted) return CANCELLED;
  const worker = new Worker(options.program, {
    workerData: upload,
    env: environmentOf(options.env),
    stdout: true,
    stderr: true,
  });
  forwardMasks(worker, options.mask);
  // Read so that it never blocks; the library's output there is ignored.
  worker.stderr.resume();
  try {
    return await uploadResult(worker, options);
  } finally {
    await worker.terminate();
  }
}

const CANCELLED: Uploaded = { ok: false, trouble: 'cancelled', why: 'cancelled' };

function environmentOf(env: Environment): Record<string, string> {
  const seen = Object.entries(env).filter(([name]) => PASSED_VARIABLES.test(name));
  // `missingServiceReason` has already checked the service. Without a server URL, the library skips its own check.
  return Object.fromEntries([...seen.map(([name, value = '']) => [name, value]), ['GITHUB_SERVER_URL', '']]);
}

function uploadResult(worker: Worker, { timeoutMs, cancel }: UploadOptions): Promise<Uploaded> {
  return new Promise((resolve) => {
    const end = (answer: Uploaded): void => {
      clearTimeout(timer);
      cancel.removeEventListener('abort', cancelled);
      resolve(answer);
    };
    const cancelled = (): void => end(CANCELLED);
    const late = `the artifact service did not accept the artifact within ${seconds(timeoutMs)}`;
    const timer = setTimeout(() => end({ ok: false, trouble: 'unavailable', why: late }), timeoutMs);
    cancel.addEventListener('abort', cancelled, { once: true });
    worker.once('message', (answer: Uploaded) => end(answer));
    worker.once('error', (error: unknown) => end(uploadFailure(messageOf(error))));
    worker.once('exit', (code) =>
      end({ ok: false, trouble: 'refused', why: `the upload process ended early (${code})` }),
    );
  });
}

/** Passes `::add-mask::` lines to the runner, and drops the library's other output. */
function forwardMasks(worker: Worker, mask: (line: string) => void): void {
  let rest = '';
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('::add-mask::')) mask(line);
  });
}
