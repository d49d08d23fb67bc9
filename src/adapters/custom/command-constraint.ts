import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TrackedFile } from '../../core/git/tracked-file.ts';
import type { Shell, ShellResult } from '../../core/ports.ts';
import {
  CUSTOM_PATIENCE_MS,
  type CustomConstraint,
  type CustomContext,
  type CustomReply,
} from '../../core/run/custom.ts';
import { parseBounded } from '../../core/text/bounded-json.ts';
import { seconds } from '../../core/text/figures.ts';
import { MAX_ANSWER_CHARS } from './line-channel.ts';
import { replaceTrustedFiles } from './trusted-files.ts';

export interface CommandSource {
  readonly name: string;
  readonly command: string;
  /** The files of the trusted commit that it runs, by path. */
  readonly files: ReadonlyMap<string, TrackedFile>;
}

export interface CommandConstraintSetup {
  readonly shell: Shell;
  /** A private folder that the command can see. */
  readonly folder: string;
}

/** Marks the end of the context on stdin. One line of JSON can never equal it. */
const CONTEXT_END = 'FORGE_CONTEXT';

/**
 * Creates a constraint that runs the command. Its files are written anew each time, because without a sandbox an
 * agent's process could have changed the last ones.
 */
export function createCommandConstraint(
  source: CommandSource,
  { shell, folder }: CommandConstraintSetup,
): CustomConstraint {
  const ask = async (context: CustomContext, signal: AbortSignal): Promise<CustomReply> => {
    if (signal.aborted) return { kind: 'unheard' };
    const copies = mkdtempSync(path.join(folder, 'command-'));
    try {
      const command = replaceTrustedFiles(source.command, (file) =>
        copyOf(source.files.get(file), file, copies),
      );
      const result = await shell.run({
        script: `{ ${command}\n} 2>/dev/null <<'${CONTEXT_END}'\n${JSON.stringify(context)}\n${CONTEXT_END}`,
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
      ask(context, signal).catch((error: unknown): CustomReply => failedReply(String(error))),
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

function failedReply(text: string): CustomReply {
  return { kind: 'trouble', trouble: text };
}

function replyOf(result: ShellResult): CustomReply {
  const { startError, timedOut, exitCode, output } = result;
  if (startError !== undefined) return failedReply(`it could not be started: ${startError}`);
  if (timedOut) return failedReply(`it gave no answer within ${seconds(CUSTOM_PATIENCE_MS)}`);
  if (result.outputCapped === true || result.droppedBytes > 0 || output.length > MAX_ANSWER_CHARS) {
    return failedReply(
      `it printed more than ${MAX_ANSWER_CHARS / 1024} kB: it must print one JSON object and nothing else`,
    );
  }
  if (exitCode !== 0) return failedReply(`it ended with exit code ${exitCode ?? 'none'}`);
  try {
    return { kind: 'answer', value: parseBounded(output) };
  } catch {
    return failedReply(`it printed text that is not JSON (${JSON.stringify(output.trim().slice(0, 80))})`);
  }
}
