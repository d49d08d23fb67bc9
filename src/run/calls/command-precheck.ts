import { dirname, join } from 'node:path';
import { findBinary } from '../../adapters/files/host-files.ts';
import { namedPaths } from '../../constraints/access/named-paths.ts';
import {
  type AccessContext,
  type OutsideAccess,
  outsideAccesses,
} from '../../constraints/access/outside-access.ts';
import { baseName, type ShellReading } from '../../constraints/shell/shell-reading.ts';
import type { Shell, Workspace } from '../../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../../core/run/refusal.ts';
import type { CommandProposal } from '../../core/tools/tool.ts';
import type { RunContext } from '../context/run-context.ts';
import type { CallContext, ConstraintEnforcer } from '../judging/constraint-enforcer.ts';

/** Checks a command before it runs. Returns null if it may run, else a refusal that is already recorded. */
export type CommandPrecheck = (
  command: CommandProposal,
  reading: ShellReading,
  shell: Shell,
  callContext: CallContext,
) => Promise<Refusal | null>;

export interface PrecheckParts {
  readonly context: RunContext;
  readonly workspace: Workspace;
  readonly enforcer: ConstraintEnforcer;
  readonly signal: AbortSignal;
}

/**
 * Returns the check of access outside the workspace. With a sandbox, such access is only recorded, because the sandbox
 * blocks writes; reads are not known at that time. A command that would change `.git` is refused under `strict`, which
 * ends the run. Without a sandbox, the command is refused.
 */
export function precheckFor(parts: PrecheckParts): CommandPrecheck {
  return (command, reading, shell, callContext) =>
    shell.isolation.kind === 'none'
      ? refuseReaches(command, reading, shell, callContext, parts)
      : noteReaches(command, reading, callContext, parts);
}

/** Milliseconds. A sudo that asks for a password never answers. */
const SUDO_TIMEOUT_MS = 5000;

/** Folders that each command has for itself in the sandbox. */
const PRIVATE_FOLDERS = ['/tmp', '/var/tmp'];

async function noteReaches(
  command: CommandProposal,
  reading: ShellReading,
  callContext: CallContext,
  { context, enforcer }: PrecheckParts,
): Promise<Refusal | null> {
  const facts = { ...factsFor(context, command), scratchFolders: PRIVATE_FOLDERS, ownLoopback: true };
  let refusal: Refusal | null = null;
  for (const { code, what } of outsideAccesses(reading, facts)) {
    if (code === 'GIT-01' && context.request.settings.constraints.strict) {
      refusal = refuse(`the command ${what}; strict ends the run at the attempt`, code);
      enforcer.refuse(refusal, callContext);
      continue;
    }
    const reason = `the command ${what}; it was not refused, because it runs in the sandbox`;
    enforcer.note(code, reason, callContext, { response: 'warn_continue' });
  }
  return refusal;
}

async function refuseReaches(
  command: CommandProposal,
  reading: ShellReading,
  shell: Shell,
  callContext: CallContext,
  parts: PrecheckParts,
): Promise<Refusal | null> {
  const { context, enforcer } = parts;
  const facts = factsFor(context, command);
  const first = outsideAccesses(reading, facts);
  const asksSudo = runsSudo(reading) && first.some(({ harmful }) => harmful);
  const sudoFails = asksSudo && !(await sudoWorks(shell, parts.signal));
  const found = [
    ...(sudoFails ? outsideAccesses(reading, { ...facts, sudoHasNoEffect: true }) : first),
    ...(await throughLinks(reading, parts.workspace)),
  ];
  const harmful = found.filter((reach) => reach.harmful);
  // Changes of the git directory by a command that runs are measured and recorded then.
  const noted = harmful.length === 0 ? found.filter(({ code }) => code !== 'GIT-01') : found;
  for (const { code, what } of noted) {
    enforcer.note(code, `the command ${what}`, callContext, { response: 'warn_continue' });
  }
  if (harmful.length === 0) return null;
  const refusal = refuse(reasonFor(harmful), 'EXEC-01');
  enforcer.refuse(refusal, callContext);
  return refusal;
}

function runsSudo({ commands }: ShellReading): boolean {
  return commands.some(({ words: [first] }) => baseName(first?.text ?? '') === 'sudo');
}

async function sudoWorks(shell: Shell, signal: AbortSignal): Promise<boolean> {
  const command = {
    script: 'sudo -n true',
    who: 'agent',
    pipefail: false,
    cwd: '',
    timeoutMs: SUDO_TIMEOUT_MS,
    signal,
  } as const;
  return (await shell.run(command)).exitCode === 0;
}

/** Returns the first path of the command that leads out of the workspace through a link. */
async function throughLinks(reading: ShellReading, workspace: Workspace): Promise<readonly OutsideAccess[]> {
  for (const spelled of namedPaths(reading)) {
    const resolved = await workspace.resolve(spelled, 'read');
    if (!isRefusal(resolved) || resolved.code !== 'FS-02') continue;
    return [{ code: 'FS-02', what: `goes through a link out of the workspace (${spelled})`, harmful: true }];
  }
  return [];
}

/** Returns the folders that `npx` searches first: from the command's folder up to the root. */
function binFolders(root: string, cwd: string): readonly string[] {
  const own = join(root, cwd, 'node_modules/.bin');
  return cwd === '' || cwd === '.' ? [own] : [own, ...binFolders(root, dirname(cwd))];
}

function factsFor({ place, request, hostProcess }: RunContext, command: CommandProposal): AccessContext {
  const { env } = hostProcess;
  const foreignFolders = [env.HOME, hostProcess.accountHome, env.RUNNER_TEMP].filter(
    (path): path is string => typeof path === 'string' && path.startsWith('/'),
  );
  return {
    root: place.root,
    cwd: command.cwd ?? place.base,
    network: request.settings.sandbox.network !== 'none',
    sudoHasNoEffect: false,
    isInstalled: (program) =>
      program !== '' && findBinary(program, binFolders(place.root, command.cwd ?? place.base)) !== null,
    foreignFolders,
    scratchFolders: [],
  };
}

function reasonFor(reaches: readonly OutsideAccess[]): string {
  const all = reaches.map(({ what }) => what).join('; ');
  return `the command ${all}; without a sandbox, nothing would stop it: keep to the workspace, use $TMPDIR for scratch files, and leave out the rest`;
}
