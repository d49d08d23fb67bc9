import { type Inner, type Invocation, prologue } from './inner.ts';
import { quoted } from './quote.ts';
import { LAUNCHER_INSIDE } from './syscalls/program.ts';

/** The part of a command that runs once root's rights are given up. */
export interface Dropped {
  readonly uid: number;
  readonly gid: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly invocation: Invocation;
  readonly inner: Inner;
  /** Whether the launcher is in its place. */
  readonly isFiltered: boolean;
}

/** A line that is none of these texts', to end a here-document. */
export function marker(...texts: readonly string[]): string {
  let mark = 'FORGE_END';
  while (texts.some((text) => text.includes(mark))) mark += '_';
  return mark;
}

/** What the `sh` that dropped its rights reads: environment, limits, command. */
function droppedScript(profile: Dropped): string {
  const { argv, stdin } = profile.invocation;
  const mark = marker(stdin ?? '');
  const run = stdin === null ? '"$@" </dev/null' : `"$@" <<'${mark}'\n${stdin}\n${mark}`;
  return [
    'unset OLDPWD SHLVL _',
    ...Object.entries(profile.environment).map(([name, value]) => `export ${name}=${quoted(value)}`),
    `set -- ${argv.map(quoted).join(' ')}`,
    prologue(profile.inner, true, run),
  ].join('\n');
}

function dropArgs(profile: Dropped): string {
  return [
    `--reuid ${profile.uid} --regid ${profile.gid} --clear-groups`,
    '--no-new-privs --bounding-set=-all --inh-caps=-all',
  ].join(' ');
}

/** `sh` text that becomes the shell without rights, by way of the launcher. */
export function execDropped(profile: Dropped, setpriv: string): string {
  const script = droppedScript(profile);
  const mark = marker(script);
  const program = [...(profile.isFiltered ? [LAUNCHER_INSIDE] : []), ...profile.inner.sh];
  return `exec ${setpriv} ${dropArgs(profile)} ${program.join(' ')} -s <<'${mark}'\n${script}\n${mark}`;
}

/**
 * `sh` text that first starts a process which kills everything in the namespace when stdin ends, and so when the harness
 * is gone, however it ended. sudo is in between, so the kernel cannot tell the namespace. The process stays root, so a
 * command cannot stop it. It never reads any of this text: braces are read to their end first.
 */
export function endingWithUs(run: string): string {
  const kills = 'while read -r line; do :; done; while :; do kill -s KILL -- -1; sleep 1; done';
  // A shell gives background processes no stdin but by another descriptor.
  return `{ exec 8<&0\n{ ${kills}; } <&8 8<&- >/dev/null 2>&1 &\nexec 8<&-\n${run}\n}`;
}
