import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The bundle under test; FORGE_DIST names another copy, e.g. one that nobody builds meanwhile. */
export const DIST = resolve(process.env.FORGE_DIST ?? resolve(import.meta.dirname, '../../dist'));

/** Node keeps the compiled bundle there from one run to the next (see ground.ts). */
export const CODE_CACHE = { NODE_COMPILE_CACHE: process.env.FORGE_TESTS_CODE_CACHE ?? '' };

export interface BundleRun {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface BundleOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs as this user and group, which only root can ask for. */
  readonly user?: number;
  /** What stdin holds; without it, stdin is /dev/null. */
  readonly stdin?: string;
  /** Called with the child once it runs, e.g. to send it a signal. */
  readonly onStart?: (pid: number) => void;
  /** Called with what the child says, on either stream, as it says it. */
  readonly onText?: (text: string) => void;
}

/** The built command line, as a user would start it, with a HOME of its own. */
export function runCli(args: readonly string[], options: BundleOptions): Promise<BundleRun> {
  return spawned(join(DIST, 'cli/index.js'), args, options);
}

/** The built action, as the runner would start it. */
export function runAction(
  inputs: Readonly<Record<string, string>>,
  options: BundleOptions,
  door: 'index.js' | 'publish/index.js' = 'index.js',
): Promise<BundleRun> {
  return spawned(join(DIST, door), [], {
    ...options,
    env: { ...inputVariables(inputs), ...options.env },
  });
}

/** The action's post step, which is given the same inputs. */
export function runPost(
  inputs: Readonly<Record<string, string>>,
  options: BundleOptions,
): Promise<BundleRun> {
  const env = { ...inputVariables(inputs), ...options.env };
  return spawned(join(DIST, 'post/index.js'), [], { ...options, env });
}

function inputVariables(inputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const name = (input: string): string => `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
  return Object.fromEntries(Object.entries(inputs).map(([input, value]) => [name(input), value]));
}

/** Nothing else of this process's environment is passed on. */
function bareEnvironment(): Readonly<Record<string, string>> {
  const { PATH = '', TMPDIR } = process.env;
  return { PATH, LANG: 'C.UTF-8', ...(TMPDIR === undefined ? {} : { TMPDIR }), ...CODE_CACHE };
}

function spawned(file: string, args: readonly string[], options: BundleOptions): Promise<BundleRun> {
  const home = mkdtempSync(join(tmpdir(), 'forge-home-'));
  const child = spawn(process.execPath, [file, ...args], {
    cwd: options.cwd,
    env: { ...bareEnvironment(), HOME: home, ...options.env },
    stdio: [options.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(options.user === undefined ? {} : { uid: options.user, gid: options.user }),
  });
  // A program that stops reading is no failure of the test.
  child.stdin?.on('error', () => undefined).end(options.stdin);
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    options.onText?.(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    options.onText?.(text);
  });
  if (child.pid !== undefined) options.onStart?.(child.pid);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => done({ code, signal, stdout, stderr }));
  });
}

/** A report of the run, parsed where it is JSON; null where it was not written. */
export function report(workspace: string, name: string): string | null {
  const path = join(workspace, '.forge/artifacts', name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
