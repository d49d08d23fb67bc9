import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { hardenedEnvironment } from './exec.ts';

/** Reads objects by their ids, through one git that stays. */
export interface Blobs {
  read(oid: string): Promise<Buffer>;
  close(): void;
}

interface Waiting {
  readonly oid: string;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const LF = 10;

/** `git cat-file --batch`, started with the first question: after that an answer costs no process. */
export function openBlobs(gitPath: string, gitDir: string): Blobs {
  let child: ChildProcessWithoutNullStreams | null = null;
  let received: Buffer = Buffer.alloc(0);
  const waiting: Waiting[] = [];

  const fail = (reason: string) => {
    child = null;
    received = Buffer.alloc(0);
    for (const { oid, reject } of waiting.splice(0))
      reject(new Error(`cannot read object ${oid}: ${reason}`));
  };
  const answer = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const reply = takeReply(received);
      if (reply === null) return;
      received = reply.rest;
      waiting.shift();
      if (reply.bytes === null) next.reject(new Error(`object ${next.oid} is not there`));
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

/** `<oid> <type> <size>`, the bytes, a line end; or `<oid> missing`. null: not all of it is here yet. */
function takeReply(received: Buffer): { bytes: Buffer | null; rest: Buffer } | null {
  const end = received.indexOf(LF);
  if (end === -1) return null;
  const size = received.toString('latin1', 0, end).split(' ')[2];
  const from = end + 1;
  if (size === undefined) return { bytes: null, rest: received.subarray(from) };
  const to = from + Number(size);
  if (received.length < to + 1) return null;
  return { bytes: Buffer.from(received.subarray(from, to)), rest: received.subarray(to + 1) };
}
