import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { hardenedEnvironment } from '../program/run-git.ts';

/** Reads objects by id through one long-lived git process. */
export interface BlobReader {
  read(oid: string): Promise<Buffer>;
  close(): void;
}

interface PendingRead {
  readonly oid: string;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const LF = 10;

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
      const reply = parseReply(received);
      if (reply === null) return;
      received = reply.rest;
      waiting.shift();
      if (reply.bytes === null) next.reject(new Error(`object ${next.oid} is missing`));
      else next.resolve(reply.bytes);
    }
  };
  const start = (): ChildProcessWithoutNullStreams => {
    const started = spawn(gitPath, [`--git-dir=${gitDir}`, 'cat-file', '--batch'], {
      cwd: gitDir,
      env: hardenedEnvironment(gitPath),
      stdio: 'pipe',
    });
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

/**
 * Parses `<oid> <type> <size>`, the bytes and a line end; or `<oid> missing`. Returns null if the reply is incomplete.
 */
function parseReply(received: Buffer): { bytes: Buffer | null; rest: Buffer } | null {
  const end = received.indexOf(LF);
  if (end === -1) return null;
  const size = received.toString('latin1', 0, end).split(' ')[2];
  const from = end + 1;
  if (size === undefined) return { bytes: null, rest: received.subarray(from) };
  const to = from + Number(size);
  if (received.length < to + 1) return null;
  return { bytes: Buffer.from(received.subarray(from, to)), rest: received.subarray(to + 1) };
}
