import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import type { SandboxState } from '../../../core/run/sandbox-kind.ts';
import { quoted } from '../../../core/text/shell-quote.ts';
import { exists, listNames } from '../../files/host-files.ts';
import { createCommandSetup } from '../launch/command-setup.ts';
import { type ProbedSandbox, probeSandbox, type SandboxMode, sandboxState } from '../launch/probe-sandbox.ts';
import type { Mount } from '../mounts/mount.ts';
import { openCommandCgroup } from '../processes/command-cgroup.ts';
import { createShell, type SandboxResult } from '../shell.ts';
import type { SandboxOptions } from '../view/sandbox-options.ts';
import { type Attempt, attemptsFor, FUNCTIONS } from './attempts.ts';
import { endProcessesWith, openTrialHost, type TrialHost } from './trial-host.ts';

/** `unknown` means that it could not be tried. It never counts as held. */
export type TrialResult = 'held' | 'not held' | 'not applicable' | 'unknown';

export interface Trial {
  readonly name: string;
  /** The action that a command tries. */
  readonly tries: string;
  readonly result: TrialResult;
  /** The result that it reached, or the reason why it was not tried; '' if there is nothing to report. */
  readonly why: string;
}

/** The view of a command on this machine, and what it reaches. */
export interface SandboxTrial {
  readonly isolation: SandboxState;
  /** `uid:gid` in the sandbox; null if the command did not run. */
  readonly user: string | null;
  readonly environment: Readonly<Record<string, string>>;
  /** Empty without a sandbox, because commands then see the whole machine. */
  readonly mounts: readonly Mount[];
  readonly trials: readonly Trial[];
}

const TRIAL_TIMEOUT_MS = 60_000;
const LIMITS_TIMEOUT_MS = 10_000;
const TRIAL_LIMITS = { processes: 128, memoryBytes: 128 * 1024 ** 2 };

function command(script: string, timeoutMs: number) {
  const { signal } = new AbortController();
  return { script, who: 'agent' as const, pipefail: false, cwd: '', timeoutMs, signal };
}

/** Tries each boundary of the sandbox from inside, with the profile of commands. Leaves nothing behind. */
export async function trySandbox(mode: SandboxMode, options: SandboxOptions): Promise<SandboxTrial> {
  const host = await openTrialHost();
  try {
    return await tryAround(mode, options, host);
  } finally {
    host.remove();
  }
}

async function tryAround(mode: SandboxMode, given: SandboxOptions, host: TrialHost): Promise<SandboxTrial> {
  const files = trialFiles(given);
  const options: SandboxOptions = {
    ...given,
    hostEnv: { ...given.hostEnv, FORGE_DOCTOR_CANARY: host.canary },
    deniedReads: () => (files.denied === null ? [] : [files.denied]),
    protectedPaths: () => [...given.protectedPaths(), ...(files.locked === null ? [] : [files.locked])],
  };
  const isolation = await probeSandbox(mode, options);
  const attempts = attemptsFor(options, host, files);
  const result = await createShell(isolation, options).run(
    command(scriptOf(attempts, host.marker), TRIAL_TIMEOUT_MS),
  );
  const left = endProcessesWith(backgroundMarker(host));
  const answers = answersIn(result.output, host.marker);
  const written = path.join(host.folder, host.marker);
  const outside = exists(written) && !isWithin(written, options.root) ? [written] : [];
  const trials = attempts.map((attempt): Trial => {
    const { name, tries, script, otherwise } = attempt;
    if (script === null) return { name, tries, result: 'not applicable', why: otherwise };
    const answer = answers.get(name);
    if (answer === undefined || answer === '?')
      return { name, tries, result: 'unknown', why: troubleOf(result) };
    const reached = [answer, ...(name === 'writes outside' ? outside : [])].filter((text) => text !== '');
    return reached.length === 0
      ? { name, tries, result: 'held', why: '' }
      : { name, tries, result: 'not held', why: reached.join(' ') };
  });
  const prepared = createCommandSetup(isolation.launcher, options)(command(':', TRIAL_TIMEOUT_MS));
  const setup = typeof prepared === 'string' ? { environment: {}, mounts: [] } : prepared;
  const { environment, mounts } = setup;
  return {
    isolation: sandboxState(isolation),
    user: answers.get('user') ?? null,
    environment,
    mounts,
    trials: [
      ...trials,
      outlivesTrial(answers, left, result),
      ...(await limitTrials(isolation, options, answers)),
    ],
  };
}

/** Picks two files of the workspace; they are only opened, and only in the sandbox. */
function trialFiles({ root, protectedPaths }: SandboxOptions) {
  const isFile = (name: string): boolean => {
    const facts = lstatSync(path.join(root, name), { throwIfNoEntry: false });
    return facts?.isFile() === true && facts.size > 0 && facts.nlink === 1;
  };
  const locked = protectedPaths().filter(isFile);
  const [first = null, second = null] = listNames(root).filter(
    (name) => isFile(name) && !locked.includes(name),
  );
  return { denied: first, locked: locked[0] ?? second };
}

function backgroundMarker({ marker }: TrialHost): string {
  return `${marker}-left`;
}

/** Returns the script. `outlives` is answered as soon as the process that should not outlive the command runs. */
function scriptOf(attempts: readonly Attempt[], marker: string): string {
  const answer = (name: string, script: string): string =>
    `printf '%s %s=%s\\n' ${quoted(marker)} ${quoted(name)} "$( { ${script}\n} 2>/dev/null | tr '\\n' ' ')"`;
  const left = `sh -c 'while :; do sleep 1; done' ${quoted(`${marker}-left`)} </dev/null >/dev/null 2>&1 &`;
  return [
    FUNCTIONS,
    answer('user', 'echo "$(id -u):$(id -g)"'),
    ...attempts.flatMap(({ name, script }) => (script === null ? [] : [answer(name, script)])),
    answer('processes', 'ulimit -u || ulimit -p'),
    `if command -v setsid >/dev/null 2>&1; then setsid ${left}\nelse ${left}\nfi`,
    answer('outlives', 'echo started'),
    'exit 0',
  ].join('\n');
}

function answersIn(output: string, marker: string): ReadonlyMap<string, string> {
  const lines = output.split('\n').filter((line) => line.startsWith(`${marker} `));
  return new Map(
    lines.map((line) => {
      const text = line.slice(marker.length + 1);
      const at = text.indexOf('=');
      return [text.slice(0, at), text.slice(at + 1).trim()] as const;
    }),
  );
}

function troubleOf({ startError, timedOut, output }: SandboxResult): string {
  if (startError !== undefined) return `the command did not start: ${startError}`;
  if (timedOut) return 'the command did not finish in time';
  return output === '' ? 'the command printed nothing' : 'programs that doctor writes do not run inside';
}

function outlivesTrial(answers: ReadonlyMap<string, string>, left: number, result: SandboxResult): Trial {
  const about = { name: 'outliving', tries: 'leave a process behind that runs on after the command' };
  if (left > 0) return { ...about, result: 'not held', why: `${left} processes, which doctor has ended` };
  return answers.get('outlives') === 'started'
    ? { ...about, result: 'held', why: '' }
    : { ...about, result: 'unknown', why: troubleOf(result) };
}

// Uses a shell that ends when it cannot start a process, because bash retries for half a minute.
const PROCESSES =
  "echo begun; sh -c 'i=0; while [ $i -lt 300 ]; do sleep 30 & i=$((i+1)); done; echo all' 2>/dev/null; exit 0";
const MEMORY =
  'echo begun; dd if=/dev/zero of=/dev/null bs=268435456 count=1 >/dev/null 2>&1 && echo all; exit 0';

/** Tries small limits with a control group; the group of a run has larger ones. */
async function limitTrials(
  isolation: ProbedSandbox,
  options: SandboxOptions,
  answers: ReadonlyMap<string, string>,
): Promise<readonly Trial[]> {
  const processes = { name: 'processes', tries: 'start processes without end' };
  const memory = { name: 'memory', tries: 'use the memory of the machine' };
  const group = isolation.kind === 'none' ? 'commands run without a sandbox' : await cgroupFor(isolation);
  if (typeof group === 'string') {
    const why = `no control group limits commands (${group})`;
    const uid = (answers.get('user') ?? '0:0').split(':')[0];
    const most = Number(answers.get('processes'));
    return [
      uid !== '0' && most > 0
        ? { ...processes, result: 'held', why: `RLIMIT_NPROC allows its user at most ${most}; ${why}` }
        : { ...processes, result: 'not held', why },
      { ...memory, result: 'not held', why },
    ];
  }
  const shell = createShell({ ...isolation, group }, options);
  const trial = async (about: Pick<Trial, 'name' | 'tries'>, script: string): Promise<Trial> => {
    const result = await shell.run(command(script, LIMITS_TIMEOUT_MS));
    const lines = result.output.split('\n');
    if (!lines.includes('begun')) return { ...about, result: 'unknown', why: troubleOf(result) };
    return lines.includes('all')
      ? { ...about, result: 'not held', why: 'a control group with a small limit did not stop it' }
      : { ...about, result: 'held', why: '' };
  };
  return [await trial(processes, PROCESSES), await trial(memory, MEMORY)];
}

async function cgroupFor({ unbounded }: ProbedSandbox) {
  return unbounded ?? (await openCommandCgroup(TRIAL_LIMITS));
}

/** Makes a workspace for the trial if there is no repository. */
export function spareWorkspace(folder: string): string {
  const root = path.join(folder, 'workspace');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  for (const name of ['README.md', 'settings.txt']) writeFileSync(path.join(root, name), 'text\n');
  return root;
}
