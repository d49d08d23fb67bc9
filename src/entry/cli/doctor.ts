import { printableLine } from '../../adapters/log/printable-text.ts';
import { createSecretGuard } from '../../adapters/secrets/secret-guard.ts';
import { RESPONSE_RULES } from '../../constraints/registry.ts';
import { EXIT_CODES, type ExitCode } from '../../core/run/outcome.ts';
import { secretValues } from '../../run/context/secret-values.ts';
import type { ExaminedProcess } from '../../run/doctor/examination.ts';
import { examine } from '../../run/doctor/examine.ts';
import {
  reportExitCode,
  reportJson,
  reportLines,
  type SandboxReport,
} from '../../run/doctor/sandbox-report.ts';
import { examineSandbox } from '../../run/doctor/try-sandbox.ts';
import { exitCodeOf, verdictJson, verdictLines } from '../../run/doctor/verdict.ts';
import { loadRunRequest } from '../../settings/load.ts';
import { baseFolder, workspaceOf } from '../../settings/sources/find-file.ts';
import { parseFlags } from '../../settings/sources/flags.ts';
import { sandboxTrial } from '../../settings/sources/words.ts';

export interface Diagnosis {
  readonly lines: readonly string[];
  /** 0 if nothing is missing, 5 for the configuration, 6 if a run could not start or deliver. */
  readonly exitCode: ExitCode;
}

/** Time limit in ms for all requests, which are sent at the same time. Servers that hang must not block the doctor. */
const PATIENCE_MS = 15_000;

/** Maximum length of a line, which may contain a server's message, a path and our reason. */
const LONGEST = 2000;

/**
 * Runs `doctor [flags of run]`: shows what a run with these flags lacks, and how to fix it. Changes nothing. With only
 * `--sandbox`, tries the sandbox instead.
 */
export async function diagnose(
  words: readonly string[],
  cwd: string,
  hostProcess: ExaminedProcess,
  color: boolean,
): Promise<Diagnosis> {
  const { env } = hostProcess;
  const { argv, isTrial } = sandboxTrial(words);
  const loaded = await loadRunRequest({
    entryPoint: 'cli',
    argv,
    env,
    cwd,
    purpose: 'look',
    ...RESPONSE_RULES,
  });
  const { values } = parseFlags(argv).given;
  const workspace = workspaceOf(values, baseFolder('cli', env, cwd)).path;
  const known = loaded.ok ? loaded : loaded.rest;
  const redactor = createSecretGuard(secretValues(env, known?.request.apiKey ?? null));
  const clean = (text: string): string => printableLine(redactor.text(text), LONGEST);
  const json = values.get('json')?.value === true;
  if (isTrial)
    return trialled(await examineSandbox({ hostProcess, workspace, loaded }), { clean, json, color });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const found = await examine({ hostProcess, workspace, loaded, signal });
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

/** Returns the problems of the settings, or the results of the trial. */
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
