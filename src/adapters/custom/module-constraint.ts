import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import {
  CUSTOM_PATIENCE_MS,
  type CustomConstraint,
  type CustomContext,
  type CustomReply,
} from '../../core/run/custom.ts';
import { awaitedLater } from '../../core/settled.ts';
import { parseBounded } from '../../core/text/bounded-json.ts';
import { seconds } from '../../core/text/figures.ts';
import { quoted } from '../../core/text/shell-quote.ts';
import { realPath } from '../files/host-files.ts';
import { createCommandSetup } from '../sandbox/launch/command-setup.ts';
import { launchOf } from '../sandbox/launch/launcher.ts';
import type { ProbedSandbox } from '../sandbox/launch/probe-sandbox.ts';
import { type ChildResult, runChild } from '../sandbox/processes/run-child.ts';
import type { SandboxOptions } from '../sandbox/view/sandbox-options.ts';
import { LineChannel } from './line-channel.ts';
import { MODULE_HOST } from './module-host.ts';
import { withTimeout } from './with-timeout.ts';

export interface ModuleSource {
  /** The path as the settings spell it. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ModuleConstraintSetup {
  readonly isolation: ProbedSandbox;
  readonly options: SandboxOptions;
  /** A private folder that the child can see. */
  readonly folder: string;
  /** The absolute path of the Node that runs it. */
  readonly node: string;
}

export interface RunningModule extends CustomConstraint {
  close(): Promise<void>;
}

/** Heap limit in MB. A constraint should never need more. */
const HEAP_MB = 256;

/** ms in which a child must end after its socket, before it is killed. */
const EXIT_GRACE_MS = 250;

/**
 * Returns Node flags that restrict the module, with or without a sandbox: it may read the workspace, but not write,
 * start programs or threads, or load native code. So it cannot read `/proc` either.
 */
function permissionFlags(root: string): readonly string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const permission = known.has('--permission') ? '--permission' : '--experimental-permission';
  // If Node's permissions include the network, the socket to us needs it.
  const network = known.has('--allow-net') ? ['--allow-net'] : [];
  return [
    permission,
    `--allow-fs-read=${root}`,
    ...network,
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
  ];
}

/** A module's child process and the socket to it. */
class ModuleProcess {
  readonly #server: Server;
  readonly #connected: Promise<Socket>;
  readonly #stop = new AbortController();
  #ended: Promise<ChildResult> | null = null;
  #channel: LineChannel | null = null;

  constructor(socketPath: string) {
    this.#server = createServer();
    this.#server.maxConnections = 1;
    this.#connected = new Promise((resolve, reject) => {
      this.#server.once('connection', (socket) => {
        // Only one connection is accepted.
        this.#server.close();
        resolve(socket);
      });
      this.#server.once('error', reject);
    });
    awaitedLater(this.#connected);
    this.#server.listen(socketPath);
  }

  /** Starts the child. Resolves to null once it is connected, or to the reason for failure. */
  async start(
    { isolation, options, node }: ModuleConstraintSetup,
    socketPath: string,
  ): Promise<string | null> {
    const flags = permissionFlags(options.root);
    const program = [node, ...flags, '-e', MODULE_HOST, '--', socketPath].map(quoted).join(' ');
    const prepared = createCommandSetup(isolation.launcher, {
      ...options,
      network: 'none',
      // Listed here, because other sockets are masked.
      readable: [...options.readable, socketPath],
    })({
      script: `exec ${program}`,
      who: 'gate',
      pipefail: false,
      cwd: '',
      timeoutMs: Number.POSITIVE_INFINITY,
      signal: this.#stop.signal,
      readOnly: true,
    });
    if (typeof prepared === 'string') return prepared;
    const { redactor } = options;
    this.#ended = runChild(launchOf(isolation.launcher, prepared), {
      timeoutMs: Number.POSITIVE_INFINITY,
      signal: this.#stop.signal,
      ...(redactor === undefined ? {} : { redactor }),
    });
    const socket = await Promise.race([this.#connected, this.#ended]);
    if ('endedBy' in socket) return exitReason(socket);
    this.#channel = new LineChannel(socket);
    return null;
  }

  /** Sends a message and returns the parsed answer; a text is the reason for failure. */
  async exchange(message: unknown): Promise<Readonly<Record<string, unknown>> | string> {
    if (this.#channel === null || this.#ended === null) return 'it is not running';
    this.#channel.send(message);
    const line = await this.#channel.next();
    if (line === null) {
      // A child that sent too much is still alive.
      await withTimeout(EXIT_GRACE_MS, this.#ended);
      this.#stop.abort();
      return exitReason(await this.#ended);
    }
    const parsed: unknown = parseBounded(line);
    return isRecord(parsed) ? parsed : 'it sent an invalid message';
  }

  /** Resolves once the child has ended. */
  async close(): Promise<void> {
    this.#channel?.close();
    this.#server.close();
    this.#stop.abort();
    await this.#ended;
  }
}

/** Returns why the child ended, with its last error line. */
function exitReason({ startError, endedBy, exitCode, output }: ChildResult): string {
  const last =
    output
      .trim()
      .split('\n')
      .findLast((line) => /^\w*Error\b/.test(line)) ?? '';
  const detail = last === '' ? '' : ` (${last.slice(0, 200)})`;
  if (startError !== undefined) return `its process could not be started: ${startError}`;
  if (endedBy === 'output') return 'it printed too much';
  return `it ended before it answered${exitCode === null ? ', or its answer was too long' : ` (exit code ${exitCode})`}${detail}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Replaces the data URL in Node's messages, which contains the whole module, with the module's path. */
function named(message: string, modulePath: string): string {
  return message.replaceAll(/data:text\/javascript;base64,[A-Za-z0-9+/=]*/g, modulePath);
}

/** Starts the child and loads the module. A text is the reason why it cannot be used; then nothing is left running. */
export async function startModule(
  source: ModuleSource,
  setup: ModuleConstraintSetup,
  index: number,
): Promise<RunningModule | string> {
  const socketPath = path.join(realPath(setup.folder) ?? setup.folder, `${index}.sock`);
  const child = new ModuleProcess(socketPath);
  const loading = async (): Promise<string | { readonly ready: string }> => {
    const problem = await child.start(setup, socketPath);
    if (problem !== null) return problem;
    const reply = await child.exchange({ source: Buffer.from(source.bytes).toString('base64') });
    if (typeof reply === 'string') return reply;
    return typeof reply.ready === 'string' ? { ready: reply.ready } : String(reply.failed);
  };
  const loaded = await withTimeout(CUSTOM_PATIENCE_MS, loading());
  if (loaded === null || typeof loaded === 'string') {
    await child.close();
    return loaded === null
      ? `it was not loaded within ${seconds(CUSTOM_PATIENCE_MS)}`
      : named(loaded, source.path);
  }
  return toConstraint(loaded.ready, source.path, child);
}

function toConstraint(name: string, modulePath: string, child: ModuleProcess): RunningModule {
  let requests = 0;
  let dead: string | null = null;
  const failed = (trouble: string): CustomReply => {
    // After a failure nothing more is sent, because a late answer could be taken for the next one.
    dead = trouble;
    return { kind: 'trouble', trouble };
  };
  const ask = async (context: CustomContext, signal: AbortSignal): Promise<CustomReply> => {
    if (signal.aborted) return { kind: 'unheard' };
    if (dead !== null) return failed(dead);
    requests += 1;
    const id = requests;
    const reply = await withTimeout(CUSTOM_PATIENCE_MS, child.exchange({ id, context }), signal);
    if (reply === null && signal.aborted) {
      dead = 'its last answer was cancelled';
      return { kind: 'unheard' };
    }
    if (reply === null) {
      await child.close();
      return failed(`it gave no answer within ${seconds(CUSTOM_PATIENCE_MS)}`);
    }
    if (typeof reply === 'string') return failed(named(reply, modulePath));
    if (reply.id !== id) return failed('it answered another request');
    if (typeof reply.threw === 'string') return failed(`it threw ${named(reply.threw, modulePath)}`);
    return { kind: 'answer', value: reply.answer };
  };
  return {
    name,
    source: modulePath,
    ask: (context, signal) => ask(context, signal).catch((error: unknown) => failed(String(error))),
    close: () => child.close(),
  };
}
