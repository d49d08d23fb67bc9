import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type RecordFile, recordFile, recordFiles } from '../../adapters/output/record-folder.ts';
import { sealTroubles } from '../../audit/seal.ts';
import { type Verdict, verifyChain } from '../../audit/verify.ts';
import { EXIT_CODES, type ExitCode } from '../../core/run/outcome.ts';
import { commitTrouble } from './verify-commit.ts';

export interface Verification {
  /** The passed checks, or all problems. */
  readonly lines: readonly string[];
  /** 0 or 1; 5 for an invalid command line. */
  readonly exitCode: ExitCode;
}

type Sound = Extract<Verdict, { readonly ok: true }>;

/** Runs `verify DIR [--commit SHA] [--workspace DIR]`: checks the chain, every file of the record, and the commit. */
export async function verifyRun(
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Verification> {
  const asked = question(words);
  if (asked === null) {
    const usage =
      'usage: forge-headless verify DIR [--commit SHA] [--workspace DIR], DIR being the folder of a run’s reports';
    return { lines: [usage], exitCode: EXIT_CODES.config_error };
  }
  const folder = resolve(cwd, asked.folder);
  const path = join(folder, 'events.jsonl');
  if (!existsSync(path)) return wrong(`${path} does not exist: name the folder of a run's reports`);
  const log = decoded(recordFile(folder, 'events.jsonl').content);
  if (log === null) return wrong(`${path} is not a regular file of UTF-8 text`);
  const verdict = verifyChain(log);
  if (!verdict.ok) return wrong(`${path}: ${verdict.reason}`);
  const troubles = recordTroubles(folder, verdict);
  if (troubles.length > 0) return { lines: troubles, exitCode: EXIT_CODES.failure };
  const files = verdict.seal?.files.length ?? 0;
  const lines = [
    `chain holds: ${verdict.events} events, root ${verdict.root}`,
    `record holds: ${files} files`,
  ];
  if (asked.commit === undefined) return { lines, exitCode: EXIT_CODES.success };
  const trouble = await commitTrouble(log, verdict, { ...asked, commit: asked.commit, cwd }, env);
  if (trouble !== null) return wrong(trouble);
  return {
    lines: [...lines, `commit holds: ${asked.commit} is what the run made`],
    exitCode: EXIT_CODES.success,
  };
}

/** Decodes strict UTF-8. Otherwise invalid bytes would all become U+FFFD, and two logs could have the same text. */
function decoded(bytes: Uint8Array | null): string | null {
  try {
    return bytes === null ? null : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns a line for each file that changed since the run; empty if none did. */
function recordTroubles(folder: string, { root, seal }: Sound): readonly string[] {
  if (seal === null) {
    return [
      `${join(folder, 'events.jsonl')} does not end with record_sealed: the run was killed before it sealed its record, or lines are missing at its end`,
    ];
  }
  const files = recordFiles(folder);
  const troubles = sealTroubles(seal.files, files, { root, prev: seal.prev });
  const stated = statedRoot(files);
  if (stated === null || stated === root) return troubles;
  return [
    `events.jsonl ends with ${root}, execution.json says ${stated}: lines are missing at its end`,
    ...troubles.filter((line) => !line.startsWith('execution.json ')),
  ];
}

function wrong(reason: string): Verification {
  return { lines: [reason], exitCode: EXIT_CODES.failure };
}

function question(words: readonly string[]) {
  const options = { commit: { type: 'string' }, workspace: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) return null;
    return { folder, commit: values.commit, workspace: values.workspace ?? '.' };
  } catch {
    return null;
  }
}

/** Returns `audit_root` of execution.json; null if it has none. */
function statedRoot(files: readonly RecordFile[]): string | null {
  const text = files.find(({ name }) => name === 'execution.json')?.content?.toString('utf8') ?? '';
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('audit_root' in data)) return null;
    return typeof data.audit_root === 'string' ? data.audit_root : null;
  } catch {
    return null;
  }
}
