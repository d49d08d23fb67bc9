import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { hardenedStart } from '../program/hardened-git.ts';
import { blobOf, parseBatchReply } from './read-objects.ts';

/** Reads blobs by id through one long-lived git process. */
export interface BlobReader {
  read(oid: string): Promise<Buffer>;
  close(): void;
}

interface PendingRead {
  readonly oid: string;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a reader that starts `git cat-file --batch` with the first request; later requests start no process. */
export function openBlobReader(gitPath: string, gitDir: string): BlobReader {
  let child: ChildProcessWithoutNullStreams | null = null;
  let received: Buffer = Buffer.alloc(0);
  const waiting: PendingRead[] = [];

  const fail = (reason: string) => {
    child = null;
    received = Buffer.alloc(0);
    for (const { oid, reject } of waiting.splice(0))
      reject(new Error(`cannot read object ${oid}: ${reason}`));
  };
  const answer = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const reply = parseBatchReply(received, 0);
      if (reply === null) return;
      received = received.subarray(reply.end);
      waiting.shift();
      try {
        // A copy: the answer may be a small part of a large buffer.
        next.resolve(Buffer.from(blobOf(reply, next.oid)));
      } catch (error) {
        next.reject(error as Error);
      }
    }
  };
  const start = (): ChildProcessWithoutNullStreams => {
    const { args, cwd, env } = hardenedStart({ gitPath, gitDir, workTree: gitDir }, ['cat-file', '--batch']);
    const started = spawn(gitPath, args, { cwd, env, stdio: 'pipe' });
    started.stdout.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      answer();
    });
    started.stdin.on('error', () => undefined);
    started.on('error', (error) => fail(error.message));
    started.on('close', () => fail('git ended'));
    return started;
  };
  return {
    read: (oid) =>
      new Promise((resolve, reject) => {
        waiting.push({ oid, resolve, reject });
        child ??= start();
        child.stdin.write(`${oid}\n`);
      }),
    close: () => {
      child?.stdin.end();
    },
  };
}
