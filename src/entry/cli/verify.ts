import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RecordFile, recordFile, recordFiles } from '../../adapters/output/record-folder.ts';
import { sealTroubles } from '../../audit/seal.ts';
import { type Verdict, verifyChain } from '../../audit/verify.ts';
import { EXIT_CODES, type ExitCode } from '../../core/run/outcome.ts';
import { renderProblem } from '../../settings/checks/problem.ts';
import { textOf } from '../../settings/sources/find-file.ts';
import { parseFlags } from '../../settings/sources/flags.ts';
import type { Given } from '../../settings/sources/given.ts';
import type { Environment } from '../../settings/sources/inputs.ts';
import { commitTrouble } from './verify-commit.ts';

export interface Verification {
  /** The passed checks, or all problems. */
  readonly lines: readonly string[];
  /** The line for stdout with `--json`; otherwise null. */
  readonly data: string | null;
  /** 0 or 1; 5 for an invalid command line. */
  readonly exitCode: ExitCode;
}

type Sound = Extract<Verdict, { readonly ok: true }>;

/** The checked files and commit, or every problem. */
type Checked =
  | {
      readonly ok: true;
      readonly events: number;
      readonly root: string;
      readonly files: number;
      /** As the user named it; null if no commit was to be checked. */
      readonly commit: string | null;
    }
  | { readonly ok: false; readonly exitCode: ExitCode; readonly problems: readonly string[] };

/**
 * Runs `verify DIR [--commit SHA] [--workspace DIR] [--json]`: checks the chain, every file of the record, and the
 * commit. `argv`: the arguments after the program's name.
 */
export async function verifyRun(
  argv: readonly string[],
  cwd: string,
  env: Environment,
): Promise<Verification> {
  const { operand, given } = parseFlags(argv);
  const checked =
    operand === null || given.problems.length > 0
      ? failed(given.problems.map(renderProblem), EXIT_CODES.config_error)
      : await check(operand, given.values, { cwd, env });
  const json = given.values.has('json');
  if (!checked.ok) {
    const { problems, exitCode } = checked;
    const data = json ? JSON.stringify({ ok: false, exit_code: exitCode, problems }) : null;
    return { lines: problems, data, exitCode };
  }
  const { events, root, files, commit } = checked;
  const lines = [
    `chain holds: ${events} events, root ${root}`,
    `record holds: ${files} files`,
    ...(commit === null ? [] : [`commit holds: ${commit} is what the run made`]),
  ];
  const { success: exitCode } = EXIT_CODES;
  const data = { ok: true, exit_code: exitCode, events, audit_root: root, files, commit };
  return { lines, data: json ? JSON.stringify(data) : null, exitCode };
}

async function check(
  given: string,
  values: Given['values'],
  { cwd, env }: { readonly cwd: string; readonly env: Environment },
): Promise<Checked> {
  const folder = resolve(cwd, given);
  const path = join(folder, 'events.jsonl');
  if (!existsSync(path)) return failed([`${path} does not exist: name the folder of a run's reports`]);
  const log = decoded(recordFile(folder, 'events.jsonl').content);
  if (log === null) return failed([`${path} is not a regular file of UTF-8 text`]);
  const verdict = verifyChain(log);
  if (!verdict.ok) return failed([`${path}: ${verdict.reason}`]);
  const troubles = recordTroubles(folder, verdict);
  if (troubles.length > 0) return failed(troubles);
  const commit = textOf(values, 'verify.commit');
  if (commit !== null) {
    const workspace = textOf(values, 'verify.workspace') ?? '.';
    const trouble = await commitTrouble(log, verdict, { commit, workspace, cwd }, env);
    if (trouble !== null) return failed([trouble]);
  }
  const { events, root, seal } = verdict;
  return { ok: true, events, root, files: seal?.files.length ?? 0, commit };
}

function failed(problems: readonly string[], exitCode: ExitCode = EXIT_CODES.failure): Checked {
  return { ok: false, exitCode, problems };
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
