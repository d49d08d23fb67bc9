import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseBounded } from '../../core/bounded-json.ts';
import {
  CUSTOM_PATIENCE_MS,
  type CustomConstraint,
  type CustomContext,
  type CustomReply,
} from '../../core/custom.ts';
import type { Shell, ShellResult } from '../../core/ports.ts';
import type { TrackedFile } from '../../core/tracked-file.ts';
import { LONGEST_ANSWER } from './line-channel.ts';
import { replaced } from './trusted-words.ts';

export interface CommandSource {
  readonly name: string;
  readonly command: string;
  /** What it runs of the trusted commit, by path. */
  readonly files: ReadonlyMap<string, TrackedFile>;
}

export interface CommandRoom {
  readonly shell: Shell;
  /** A private folder that the command can see. */
  readonly folder: string;
}

/** Ends the context on stdin. JSON on one line can hold no line that is this. */
const MARK = 'FORGE_CONTEXT';

/**
 * Asks by running the command. Its files are written anew each time: where there are no walls, something of the
 * agent's could have found the last ones.
 */
export function commandConstraint(source: CommandSource, { shell, folder }: CommandRoom): CustomConstraint {
  const ask = async (context: CustomContext, signal: AbortSignal): Promise<CustomReply> => {
    if (signal.aborted) return { kind: 'unheard' };
    const copies = mkdtempSync(path.join(folder, 'command-'));
    try {
      const command = replaced(source.command, (file) => copyOf(source.files.get(file), file, copies));
      const result = await shell.run({
        script: `{ ${command}\n} 2>/dev/null <<'${MARK}'\n${JSON.stringify(context)}\n${MARK}`,
        who: 'gate',
        pipefail: false,
        cwd: '',
        timeoutMs: CUSTOM_PATIENCE_MS,
        signal,
        readOnly: shell.isolation.kind !== 'none',
      });
      return signal.aborted ? { kind: 'unheard' } : replyOf(result);
    } finally {
      rmSync(copies, { recursive: true, force: true });
    }
  };
  return {
    name: source.name,
    source: source.command,
    ask: (context, signal) =>
      ask(context, signal).catch((error: unknown): CustomReply => trouble(String(error))),
  };
}

function copyOf(file: TrackedFile | undefined, name: string, folder: string): string {
  if (file === undefined) throw new Error(`${name} was not read from the trusted commit`);
  const copy = path.join(folder, name);
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 });
  writeFileSync(copy, file.bytes);
  chmodSync(copy, file.executable ? 0o700 : 0o600);
  return copy;
}

function trouble(text: string): CustomReply {
  return { kind: 'trouble', trouble: text };
}

function replyOf(result: ShellResult): CustomReply {
  const { startError, timedOut, exitCode, output } = result;
  if (startError !== undefined) return trouble(`it could not be started: ${startError}`);
  if (timedOut) return trouble(`it gave no answer within ${CUSTOM_PATIENCE_MS / 1000} s`);
  if (result.outputCapped === true || result.droppedBytes > 0 || output.length > LONGEST_ANSWER) {
    return trouble(`it printed more than ${LONGEST_ANSWER / 1024} kB: one JSON object is its whole answer`);
  }
  if (exitCode !== 0) return trouble(`it ended with exit code ${exitCode ?? 'none'}`);
  try {
    return { kind: 'answer', value: parseBounded(output) };
  } catch {
    return trouble(`it printed what is no JSON (${JSON.stringify(output.trim().slice(0, 80))})`);
  }
}
