import { dirname, join } from 'node:path';
import { findBinary } from '../adapters/sandbox/host-files.ts';
import { type Reach, type ReachFacts, reachOf } from '../constraints/reach/reach.ts';
import { namedPaths } from '../constraints/reach/words.ts';
import { baseName, type ShellReading } from '../constraints/shell/reading.ts';
import type { Shell, Workspace } from '../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import type { CommandProposal } from '../core/tool.ts';
import type { Desk } from './desk.ts';
import type { Occasion, Referee } from './referee.ts';

/** Reads a command before it runs. Null: it may run; else why not, already on record. */
export type Lookout = (
  command: CommandProposal,
  reading: ShellReading,
  door: Shell,
  occasion: Occasion,
) => Promise<Refusal | null>;

export interface LookoutParts {
  readonly desk: Desk;
  readonly workspace: Workspace;
  readonly referee: Referee;
  readonly signal: AbortSignal;
}

/**
 * With a sandbox, what a command reaches for is only recorded: it can write nothing outside the workspace, and what it
 * can read there is not known when it is recorded, so the record says neither. Under `strict`, a
 * command that would change `.git` is refused all the same, which ends the run. Without a sandbox it is refused.
 */
export function lookoutFor(parts: LookoutParts): Lookout {
  return (command, reading, door, occasion) =>
    door.isolation.kind === 'none'
      ? refuseReaches(command, reading, door, occasion, parts)
      : noteReaches(command, reading, occasion, parts);
}

/** ms. A sudo that asks for a password does not answer at all. */
const SUDO_PATIENCE = 5000;

/** What is private to each command behind walls. */
const PRIVATE_FOLDERS = ['/tmp', '/var/tmp'];

async function noteReaches(
  command: CommandProposal,
  reading: ShellReading,
  occasion: Occasion,
  { desk, referee }: LookoutParts,
): Promise<Refusal | null> {
  const facts = { ...factsFor(desk, command), scratch: PRIVATE_FOLDERS, ownLoopback: true };
  let refusal: Refusal | null = null;
  for (const { code, what } of reachOf(reading, facts)) {
    if (code === 'GIT-01' && desk.request.settings.constraints.strict) {
      refusal = refuse(`the command ${what}; strict ends the run at the attempt`, code);
      referee.refuse(refusal, occasion);
      continue;
    }
    const reason = `the command ${what}; it was not refused, because it runs in the sandbox`;
    referee.note(code, reason, occasion, { response: 'warn_continue' });
  }
  return refusal;
}

async function refuseReaches(
  command: CommandProposal,
  reading: ShellReading,
  door: Shell,
  occasion: Occasion,
  parts: LookoutParts,
): Promise<Refusal | null> {
  const { desk, referee } = parts;
  const facts = factsFor(desk, command);
  const first = reachOf(reading, facts);
  const asksSudo = runsSudo(reading) && first.some(({ harmful }) => harmful);
  const sudoIsVain = asksSudo && !(await sudoWorks(door, parts.signal));
  const found = [
    ...(sudoIsVain ? reachOf(reading, { ...facts, sudoIsVain }) : first),
    ...(await throughLinks(reading, parts.workspace)),
  ];
  const harmful = found.filter((reach) => reach.harmful);
  // What a command that runs does to git's own folder is measured, and goes on record then.
  const noted = harmful.length === 0 ? found.filter(({ code }) => code !== 'GIT-01') : found;
  for (const { code, what } of noted) {
    referee.note(code, `the command ${what}`, occasion, { response: 'warn_continue' });
  }
  if (harmful.length === 0) return null;
  const refusal = refuse(reasonFor(harmful), 'EXEC-01');
  referee.refuse(refusal, occasion);
  return refusal;
}

function runsSudo({ commands }: ShellReading): boolean {
  return commands.some(({ words: [first] }) => baseName(first?.text ?? '') === 'sudo');
}

async function sudoWorks(door: Shell, signal: AbortSignal): Promise<boolean> {
  const command = {
    script: 'sudo -n true',
    who: 'agent',
    pipefail: false,
    cwd: '',
    timeoutMs: SUDO_PATIENCE,
    signal,
  } as const;
  return (await door.run(command)).exitCode === 0;
}

/** Paths that the command names and that a link in the workspace leads out of it. */
async function throughLinks(reading: ShellReading, workspace: Workspace): Promise<readonly Reach[]> {
  for (const spelled of namedPaths(reading)) {
    const resolved = await workspace.resolve(spelled, 'read');
    if (!isRefusal(resolved) || resolved.code !== 'FS-02') continue;
    return [{ code: 'FS-02', what: `goes through a link out of the workspace (${spelled})`, harmful: true }];
  }
  return [];
}

/** Where `npx` looks first: the folder's own programs, then those of the folders above. */
function binFolders(root: string, cwd: string): readonly string[] {
  const own = join(root, cwd, 'node_modules/.bin');
  return cwd === '' || cwd === '.' ? [own] : [own, ...binFolders(root, dirname(cwd))];
}

function factsFor({ place, request, around }: Desk, command: CommandProposal): ReachFacts {
  const { env } = around;
  const foreign = [env.HOME, around.accountHome, env.RUNNER_TEMP].filter(
    (path): path is string => typeof path === 'string' && path.startsWith('/'),
  );
  return {
    root: place.root,
    cwd: command.cwd ?? place.base,
    network: request.settings.sandbox.network !== 'none',
    sudoIsVain: false,
    isInstalled: (program) =>
      program !== '' && findBinary(program, binFolders(place.root, command.cwd ?? place.base)) !== null,
    foreign,
    scratch: [],
  };
}

function reasonFor(reaches: readonly Reach[]): string {
  const all = reaches.map(({ what }) => what).join('; ');
  return `the command ${all}, and nothing would hold it, for there is no isolation here: keep to the workspace, use $TMPDIR for scratch files, and leave out the rest`;
}
