import { sized } from '../core/sized.ts';
import type { ConstraintSettings, Settings } from '../settings/schema.ts';

/** The limits as the model reads them: configuration only, so that the prompt is the same for every run of it. */
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
      ? `commands reach these hosts alone, by HTTP and HTTPS: ${settings.sandbox.network.join(', ')}`
      : '',
    rejectionLine(constraints),
  ];
  return lines.filter((line) => line !== '');
}

/** As `countRejection` counts: so many are borne, and a slip that breaks no rule is none of them. */
function rejectionLine({ max_rejections: most }: ConstraintSettings): string {
  if (most === 0) return '';
  return most === 1
    ? 'a second call that breaks a rule ends the run'
    : `more than ${most} calls that break a rule end the run`;
}

/** Of the seed's safety constraints those that the model can keep to by what it does. */
function safetyLines(constraints: ConstraintSettings): readonly string[] {
  const { file_size: size, commit, rate_limits: rates, main_branch: main, max_files: files } = constraints;
  return [
    `no file over ${sized(size.hard)}, no binary file over ${sized(size.soft)}`,
    // Where the harness waits instead, there is nothing that the model could do about it; for a rate of 0 it cannot.
    rates.on_exceed === 'reject' || rates.file_writes === 0 || rates.file_reads === 0
      ? `at most ${rates.file_writes} edits and ${rates.file_reads} reads, searches or listings in any minute`
      : '',
    commit.max_files < files ? `at most ${commit.max_files} files fit into the commit` : '',
    main.require_changelog === undefined ? '' : `update ${main.require_changelog} with every change`,
  ];
}
