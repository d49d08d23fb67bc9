import { findBinary } from '../../adapters/files/host-files.ts';
import { SHELLS, STARTERS } from '../../constraints/shell/shell-reading.ts';
import type { StartedProgram } from '../../constraints/shell/started-programs.ts';
import type { Shell } from '../../core/ports.ts';
import type { GateResult } from '../../core/run/events.ts';
import { quoted } from '../../core/text/shell-quote.ts';
import type { GateSettings } from '../../settings/schema/schema.ts';

/** A gate that cannot pass whatever the agent does, because a program that it starts is not in PATH. */
export interface UnrunnableGate {
  /** Its index among the gates. */
  readonly index: number;
  readonly gate: GateSettings;
  readonly program: string;
  /** Its baseline result; absent if it did not run then. */
  readonly seen?: GateResult;
}

export interface LookUp {
  readonly gates: readonly GateSettings[];
  readonly baseline: readonly GateResult[];
  readonly shell: () => Promise<Shell>;
  /** Folders of the job's PATH. */
  readonly folders: readonly string[];
  readonly signal: AbortSignal;
}

/** Exit code of a shell for a command that it does not find (POSIX, 2.8.2). */
const NOT_FOUND = 127;
/** Time limit in ms for looking up a few names. */
const TIMEOUT_MS = 10_000;

/**
 * Finds the gates whose own program is missing. Names with a slash are skipped, because the agent may create the file,
 * and so are programs that a program starts. A gate without a baseline is only looked up, not run.
 */
export async function unrunnableGates(lookUp: LookUp): Promise<readonly UnrunnableGate[]> {
  const found: UnrunnableGate[] = [];
  for (const [index, gate] of lookUp.gates.entries()) {
    // A gate's own PATH may lead to programs that the agent creates.
    if (Object.keys(gate.env).some((name) => /^(?:PATH|BASH_ENV|ENV)$/.test(name))) continue;
    const seen = lookUp.baseline.find(({ name, command }) => name === gate.name && command === gate.command);
    if (seen !== undefined && seen.exitCode !== NOT_FOUND) continue;
    const suspects = seen === undefined ? await notOnDisk(gate, lookUp.folders) : await startedBy(gate, seen);
    const program = suspects.length === 0 ? null : await firstMissing(gate, suspects, lookUp);
    if (program !== null) found.push({ index, gate, program, ...(seen === undefined ? {} : { seen }) });
  }
  return found;
}

/** Loads the reader with the first command that needs it, because most runs have none. */
async function read(command: string): Promise<readonly StartedProgram[]> {
  const { startedPrograms } = await import('../../constraints/shell/started-programs.ts');
  return startedPrograms(command);
}

/** Returns programs that nothing before them can have installed, or that the shell reported as missing. */
async function startedBy({ command }: GateSettings, { output }: GateResult): Promise<readonly string[]> {
  const all = await read(command);
  return all.filter(({ name, isFirst }) => isFirst || saysMissing(output, name)).map(({ name }) => name);
}

function saysMissing(output: string, program: string): boolean {
  const name = program.replace(/[.+]/g, '\\$&');
  return new RegExp(`(?:^|[\\s:'"\`‘“])${name}['"\`’”]?:`, 'm').test(output);
}

async function notOnDisk({ command }: GateSettings, folders: readonly string[]): Promise<readonly string[]> {
  const isInstalled = (name: string): boolean => findBinary(name, folders) !== null;
  const [, only = ''] = /^\s*([\w.+@-]+)(?:\s[^|;&\n]*)?$/.exec(command) ?? [];
  if (only !== '' && !STARTERS.has(only) && !SHELLS.has(only) && isInstalled(only)) return [];
  const all = await read(command);
  return all.filter(({ name, isFirst }) => isFirst && !isInstalled(name)).map(({ name }) => name);
}

/** Asks the shell that would run the gate, which knows its builtins and the PATH in the sandbox. */
async function firstMissing(
  gate: GateSettings,
  names: readonly string[],
  { shell, signal }: LookUp,
): Promise<string | null> {
  const script = names.map((name, at) => `command -v ${quoted(name)} >/dev/null || echo missing:${at}`);
  const result = await (await shell()).run({
    script: `${script.join('\n')}\ntrue`,
    who: 'gate',
    gate: { name: gate.name, phase: 'baseline' },
    pipefail: false,
    cwd: gate.working_dir,
    timeoutMs: TIMEOUT_MS,
    signal,
    env: gate.env,
  });
  if (result.exitCode !== 0) return null;
  const [, at = ''] = /^missing:(\d+)$/m.exec(result.output) ?? [];
  return at === '' ? null : (names[Number(at)] ?? null);
}
