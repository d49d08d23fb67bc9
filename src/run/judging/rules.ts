import { sized } from '../../core/text/figures.ts';
import type { ConstraintSettings, Settings } from '../../settings/schema/schema.ts';

/** Returns the limits for the prompt. They depend on the configuration only, so the prompt is the same in every run. */
export function ruleLines(settings: Settings): readonly string[] {
  const { constraints } = settings;
  if (settings.mode === 'read-only') return [];
  const lines = [
    `at most ${constraints.max_files} files and ${constraints.max_lines_changed} lines (added + removed) may differ from the start`,
    constraints.allowed_patterns.length === 0 ? '' : `write only: ${constraints.allowed_patterns.join(', ')}`,
    constraints.denied_patterns.length === 0 ? '' : `never write: ${constraints.denied_patterns.join(', ')}`,
    'never change .git, CI workflows or tool configuration',
    constraints.undeletable_files.length === 0
      ? ''
      : `never delete or empty: ${constraints.undeletable_files.join(', ')}`,
    ...safetyLines(constraints),
    Array.isArray(settings.sandbox.network)
      ? `commands can reach only these hosts, over HTTP and HTTPS: ${settings.sandbox.network.join(', ')}`
      : '',
    rejectionLine(constraints),
  ];
  return lines.filter((line) => line !== '');
}

/** Returns the line about `max_rejections`, which counts as `countRejection` does. */
function rejectionLine({ max_rejections: most }: ConstraintSettings): string {
  if (most === 0) return '';
  return most === 1
    ? 'a second call that breaks a rule ends the run'
    : `more than ${most} calls that break a rule end the run`;
}

/** Returns lines for the safety constraints that the model can follow. */
function safetyLines(constraints: ConstraintSettings): readonly string[] {
  const { file_size: size, commit, rate_limits: rates, main_branch: main, max_files: files } = constraints;
  return [
    `no file over ${sized(size.hard)}, no binary file over ${sized(size.soft)}`,
    // With `delay`, the harness waits and the model need not know. A rate of 0 is always an error.
    rates.on_exceed === 'reject' || rates.file_writes === 0 || rates.file_reads === 0
      ? `at most ${rates.file_writes} edits and ${rates.file_reads} reads, searches or listings in any minute`
      : '',
    commit.max_files < files ? `at most ${commit.max_files} files fit into the commit` : '',
    main.require_changelog === undefined ? '' : `update ${main.require_changelog} with every change`,
  ];
}
