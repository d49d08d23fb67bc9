import { harmlessLine } from './adapters/log/harmless.ts';
import { createSecretGuard } from './adapters/secret-guard.ts';
import { RESPONSE_RULES } from './constraints/registry.ts';
import { EXIT_CODES, type ExitCode } from './core/outcome.ts';
import type { DoctorsSurroundings } from './run/doctor/examination.ts';
import { examine } from './run/doctor/examine.ts';
import { reportExitCode, reportJson, reportLines, type SandboxReport } from './run/doctor/sandbox-report.ts';
import { examineSandbox } from './run/doctor/try-sandbox.ts';
import { exitCodeOf, verdictJson, verdictLines } from './run/doctor/verdict.ts';
import { secretValues } from './run/secret-values.ts';
import { parseFlags, sandboxTrial } from './settings/flags.ts';
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

/**
 * `doctor [flags of run]`: what is missing before a run with these flags, and the mend. Changes nothing. With
 * `--sandbox` alone, tries the sandbox instead.
 */
export async function diagnose(
  words: readonly string[],
  cwd: string,
  around: DoctorsSurroundings,
  color: boolean,
): Promise<Diagnosis> {
  const { env } = around;
  const { argv, isTrial } = sandboxTrial(words);
  const loaded = await loadRunRequest({ door: 'cli', argv, env, cwd, purpose: 'look', ...RESPONSE_RULES });
  const { values } = parseFlags(argv).given;
  const workspace = workspaceOf(values, baseFolder('cli', env, cwd)).path;
  const known = loaded.ok ? loaded : loaded.rest;
  const redactor = createSecretGuard(secretValues(env, known?.request.apiKey ?? null));
  const clean = (text: string): string => harmlessLine(redactor.text(text), LONGEST);
  const json = values.get('json')?.value === true;
  if (isTrial) return trialled(await examineSandbox({ around, workspace, loaded }), { clean, json, color });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const found = await examine({ around, workspace, loaded, signal });
  const checks = found.map((check) => ({
    ...check,
    what: clean(check.what),
    mend: check.mend === null ? null : clean(check.mend),
  }));
  return {
    lines: json ? [verdictJson(checks)] : verdictLines(checks, color),
    exitCode: exitCodeOf(checks),
  };
}

/** The settings as they are wrong, or what the trial found. */
function trialled(
  found: SandboxReport | string,
  {
    clean,
    json,
    color,
  }: { readonly clean: (text: string) => string; readonly json: boolean; readonly color: boolean },
): Diagnosis {
  if (typeof found === 'string') {
    const problems = found
      .split('\n')
      .filter((line) => line !== '')
      .map(clean);
    const { config_error: exitCode } = EXIT_CODES;
    return {
      lines: json ? [JSON.stringify({ ok: false, exit_code: exitCode, problems })] : problems,
      exitCode,
    };
  }
  const { view, boundaries } = found;
  const report: SandboxReport = {
    view: {
      ...view,
      reason: clean(view.reason),
      workspace: clean(view.workspace),
      home: clean(view.home),
      path: clean(view.path),
      network: clean(view.network),
      limits: clean(view.limits),
      mounts: view.mounts.map(({ access, path }) => ({ access, path: clean(path) })),
    },
    boundaries: boundaries.map((each) => ({ ...each, tries: clean(each.tries), why: clean(each.why) })),
  };
  const exitCode = reportExitCode(report);
  return { lines: json ? [reportJson(report)] : reportLines(report, color), exitCode };
}
