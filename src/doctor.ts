import { harmlessLine } from './adapters/log/harmless.ts';
import { createSecretGuard } from './adapters/secret-guard.ts';
import { RESPONSE_RULES } from './constraints/registry.ts';
import type { ExitCode } from './core/outcome.ts';
import type { DoctorsSurroundings } from './run/doctor/examination.ts';
import { examine } from './run/doctor/examine.ts';
import { exitCodeOf, verdictJson, verdictLines } from './run/doctor/verdict.ts';
import { secretValues } from './run/secret-values.ts';
import { parseFlags } from './settings/flags.ts';
import { loadRunRequest } from './settings/load.ts';
import { baseFolder, workspaceOf } from './settings/sources.ts';

export interface Diagnosis {
  readonly lines: readonly string[];
  /** 0 where nothing is missing, 5 for configuration, 6 where there is no start or no delivery. */
  readonly exitCode: ExitCode;
}

/** Servers that hang must not hold the doctor up: one attempt's time for all questions, which go out together. */
const PATIENCE_MS = 15_000;

/** A server's words, a path and a reason of ours in one line. */
const LONGEST = 2000;

/** `doctor [flags of run]`: what is missing before a run with these flags, and the mend. Changes nothing. */
export async function diagnose(
  argv: readonly string[],
  cwd: string,
  around: DoctorsSurroundings,
  color: boolean,
): Promise<Diagnosis> {
  const { env } = around;
  const loaded = await loadRunRequest({ door: 'cli', argv, env, cwd, purpose: 'look', ...RESPONSE_RULES });
  const { values } = parseFlags(argv).given;
  const workspace = workspaceOf(values, baseFolder('cli', env, cwd)).path;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const found = await examine({ around, workspace, loaded, signal });
  const known = loaded.ok ? loaded : loaded.rest;
  const redactor = createSecretGuard(secretValues(env, known?.request.apiKey ?? null));
  const clean = (text: string): string => harmlessLine(redactor.text(text), LONGEST);
  const checks = found.map((check) => ({
    ...check,
    what: clean(check.what),
    mend: check.mend === null ? null : clean(check.mend),
  }));
  const json = values.get('json')?.value === true;
  return {
    lines: json ? [verdictJson(checks)] : verdictLines(checks, color),
    exitCode: exitCodeOf(checks),
  };
}
