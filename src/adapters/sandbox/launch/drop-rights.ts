import { quoted } from '../../../core/text/shell-quote.ts';
import { type Invocation, type Prologue, prologueScript } from '../processes/command-prologue.ts';
import { LAUNCHER_INSIDE } from '../syscalls/launcher-file.ts';

/** The part of a command that runs after root's rights are dropped. */
export interface DroppedRights {
  readonly uid: number;
  readonly gid: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly invocation: Invocation;
  readonly prologue: Prologue;
  /** Says that the launcher is in place. */
  readonly isFiltered: boolean;
}

/** Returns a delimiter for a here-document that none of these texts contains. */
export function heredocDelimiter(...texts: readonly string[]): string {
  let mark = 'FORGE_END';
  while (texts.some((text) => text.includes(mark))) mark += '_';
  return mark;
}

/** Returns the script of the `sh` that dropped its rights: environment, limits, command. */
function droppedScript(profile: DroppedRights): string {
  const { argv, stdin } = profile.invocation;
  const mark = heredocDelimiter(stdin ?? '');
  const run = stdin === null ? '"$@" </dev/null' : `"$@" <<'${mark}'\n${stdin}\n${mark}`;
  return [
    'unset OLDPWD SHLVL _',
    ...Object.entries(profile.environment).map(([name, value]) => `export ${name}=${quoted(value)}`),
    `set -- ${argv.map(quoted).join(' ')}`,
    prologueScript(profile.prologue, true, run),
  ].join('\n');
}

function dropArgs(profile: DroppedRights): string {
  return [
    `--reuid ${profile.uid} --regid ${profile.gid} --clear-groups`,
    '--no-new-privs --bounding-set=-all --inh-caps=-all',
  ].join(' ');
}

/** Returns `sh` text that becomes the shell without rights, through the launcher. */
export function execDropped(profile: DroppedRights, setpriv: string): string {
  const script = droppedScript(profile);
  const mark = heredocDelimiter(script);
  const program = [...(profile.isFiltered ? [LAUNCHER_INSIDE] : []), ...profile.prologue.sh];
  // sudo sets the hard limit to 0. The launcher sets it to 1 byte, and without rights it could not raise it.
  return `ulimit -c unlimited 2>/dev/null\nexec ${setpriv} ${dropArgs(profile)} ${program.join(' ')} -s <<'${mark}'\n${script}\n${mark}`;
}

/**
 * Returns `sh` text that first starts a process that kills everything in the namespace when stdin ends, which happens
 * however the harness ends. sudo is in between, so the kernel cannot notify the namespace. The process stays root, so a
 * command cannot stop it. It never reads this text, because the shell reads braces to their end first.
 */
export function endingWithHarness(run: string): string {
  const kills = 'while read -r line; do :; done; while :; do kill -s KILL -- -1; sleep 1; done';
  // A shell gives background processes a stdin only through another descriptor.
  return `{ exec 8<&0\n{ ${kills}; } <&8 8<&- >/dev/null 2>&1 &\nexec 8<&-\n${run}\n}`;
}
