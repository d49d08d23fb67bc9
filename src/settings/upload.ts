import type { ArtifactWish } from '../core/artifact.ts';
import type { GivenValue } from './given.ts';
import { type Problem, show } from './problem.ts';
import type { Checked } from './required.ts';
import { textOf } from './sources.ts';

type Values = ReadonlyMap<string, GivenValue>;

/** Days that an artifact can be kept, in the repositories that allow most. Source: docs.github.com, retention policy. */
const LONGEST_DAYS = 400;

/** What becomes of the reports on the forge. Only the action's inputs say it: a file has no say in what its reader keeps. */
export function checkedUpload(values: Values): Checked<ArtifactWish> {
  const enabled = values.get('upload-artifact');
  const days = values.get('retention-days');
  const problems: Problem[] = [];
  if (enabled !== undefined && typeof enabled.value !== 'boolean') {
    problems.push({ where: enabled.where, message: `${show(enabled.value)} is neither true nor false` });
  }
  if (days !== undefined && !isDays(days.value)) {
    const message = `${show(days.value)} is no whole number from 1 to ${LONGEST_DAYS}: leave it empty for the repository's own`;
    problems.push({ where: days.where, message });
  }
  const value = {
    enabled: enabled?.value !== false,
    name: textOf(values, 'artifact-name'),
    retentionDays: isDays(days?.value) ? days.value : null,
  };
  return { value, problems };
}

function isDays(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_DAYS;
}
