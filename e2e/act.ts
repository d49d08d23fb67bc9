import { spawn } from 'node:child_process';
import { appendFileSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { inject } from 'vitest';
import { type PinnedAction, pinned } from '../src/init/project/pins.ts';
import { startArtifactProxy } from './artifact-proxy.ts';

const CHECKOUT = 'actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd';
const STAND_INS = resolve(import.meta.dirname, 'stand-ins');
/** Actions that install a tool chain, which this machine has already. */
const SETUPS: readonly PinnedAction[] = ['actions/setup-node', 'actions/setup-python', 'actions/setup-go'];
/** A workflow takes seconds: one that waits for ever is ended before its test gives up on it. */
const PATIENCE_MS = 90_000;
const RUNNERS = ['ubuntu-24.04', 'ubuntu-latest'];

/** A workflow of the repository, and what sets it off. */
export interface CallContext {
  /** The repository's folder: `.github/workflows/<workflow>.yml` is in it. */
  readonly repository: string;
  readonly workflow: string;
  readonly event: string;
  readonly payload: unknown;
  readonly secrets: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
}

export interface Job {
  readonly succeeded: boolean;
  /** Of all its steps; the first line of each. */
  readonly outputs: Readonly<Record<string, string>>;
}

export interface Played {
  /** Whether all jobs succeeded. */
  readonly green: boolean;
  readonly log: string;
  /** By name, a leg of a matrix with its number. A job that was left out is not there. */
  readonly jobs: Readonly<Record<string, Job>>;
  /** Names of the artifacts that the runner's service was sent whole. */
  readonly artifacts: readonly string[];
}

/** Lets act run a workflow on this machine itself, every `uses:` of it served from folders of this one. */
export async function play(callContext: CallContext): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-act-'));
  try {
    const { code, log } = await act(folder, callContext);
    const jobs = jobsIn(log);
    keep(callContext.workflow, callContext.event, log, Object.keys(jobs).length);
    return { green: code === 0, log, jobs, artifacts: artifactsIn(join(folder, 'artifacts')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function act(
  folder: string,
  callContext: CallContext,
): Promise<{ readonly code: number | null; readonly log: string }> {
  const payload = join(folder, 'event.json');
  writeFileSync(payload, JSON.stringify(callContext.payload));
  mkdirSync(join(folder, 'home'));
  const port = await freePort();
  await using artifacts = await startArtifactProxy(port);
  const child = spawn(inject('act'), [...argumentsFor(folder, port, callContext), '--eventpath', payload], {
    cwd: callContext.repository,
    // act hands its own environment on to the jobs: nothing of this machine but what it takes to run a program.
    env: {
      // First a sudo that installs nothing on this machine.
      PATH: [join(STAND_INS, 'bin'), process.env.PATH ?? ''].join(delimiter),
      HOME: join(folder, 'home'),
      LANG: 'C.UTF-8',
      ACTIONS_RUNTIME_URL: artifacts.url,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(callContext.variables.GITHUB_RUN_ID ?? '1'),
      ...callContext.variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  return { code, log };
}

function argumentsFor(
  folder: string,
  port: number,
  { event, workflow, secrets, variables }: CallContext,
): readonly string[] {
  const action = inject('action');
  const local = {
    [CHECKOUT]: join(STAND_INS, 'checkout'),
    ...Object.fromEntries(SETUPS.map((setup) => [commitOf(setup), join(STAND_INS, 'setup')])),
    'org/forge-headless@v1': action,
  };
  const flag = (name: string, values: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(values).flatMap(([key, value]) => [name, `${key}=${value}`]);
  return [
    event,
    ...['--workflows', `.github/workflows/${workflow}.yml`],
    ...RUNNERS.flatMap((runner) => ['--platform', `${runner}=-self-hosted`]),
    // Checking out is a step as any other, done by the stand-in: else act would copy this folder.
    '--no-skip-checkout',
    ...flag('--local-repository', local),
    ...['--action-cache-path', join(folder, 'work')],
    ...['--artifact-server-path', join(folder, 'artifacts'), '--artifact-server-addr', '127.0.0.1'],
    ...['--artifact-server-port', String(port), '--no-cache-server'],
    ...['--actor', variables.GITHUB_ACTOR ?? 'mia', '--defaultbranch', 'main'],
    ...flag('--secret', secrets),
    ...flag('--env', variables),
  ];
}

/** `owner/name@commit`, without the comment that names the release. */
function commitOf(action: PinnedAction): string {
  return pinned(action).replace(/ #.*/, '');
}

/** One for the whole job, as GitHub gives it; act would make another for each step. Its service checks none. */
function runtimeToken(run: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { scp: `Actions.Results:${run}:${run}`, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part({ not: 'checked' })}`;
}

/** act says of each line of its log which job it is of: `[Workflow/Name of the job-1]`. */
function jobsIn(log: string): Record<string, Job> {
  const jobs: Record<string, { succeeded: boolean; outputs: Record<string, string> }> = {};
  for (const line of log.split('\n')) {
    const [, name = '', text = ''] = /^\[[^\]]*?\/([^\]]+?)\s*\] +(.*)$/.exec(line) ?? [];
    const end = /🏁 +Job (succeeded|failed)/.exec(text)?.[1];
    const output = /::set-output:: ([^=]+)=(.*)$/.exec(text);
    if (end === undefined && output === null) continue;
    jobs[name] ??= { succeeded: false, outputs: {} };
    const job = jobs[name];
    if (end !== undefined) job.succeeded = end === 'succeeded';
    if (output !== null) job.outputs[output[1] ?? ''] = output[2] ?? '';
  }
  return jobs;
}

/** The service keeps `<run>/<name>/<name>.zip`, empty until something is sent. */
function artifactsIn(folder: string): readonly string[] {
  return globSync('*/*/*.zip', { cwd: folder })
    .filter((zip) => statSync(join(folder, zip)).size > 0)
    .map((zip) => basename(zip, '.zip'))
    .sort();
}

/** For CI and for whoever wonders: the log stays, and a line for the tally. */
function keep(workflow: string, event: string, log: string, jobs: number): void {
  const logs = inject('logs');
  appendFileSync(join(logs, 'act.log'), `\n# ${workflow}, ${event}\n\n${log}`);
  appendFileSync(join(logs, 'tally'), `${workflow} ${jobs}\n`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
