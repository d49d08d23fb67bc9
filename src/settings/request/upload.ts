import type { ArtifactWish } from '../../core/forge/artifact.ts';
import { type Problem, show } from '../checks/problem.ts';
import { textOf } from '../sources/find-file.ts';
import type { GivenValue } from '../sources/given.ts';
import type { Checked } from './required.ts';

type Values = ReadonlyMap<string, GivenValue>;

/** Maximum retention of an artifact in days, for any repository. Source: docs.github.com, retention policy. */
const LONGEST_DAYS = 400;

/** Returns how reports are uploaded. Only the action's inputs decide this, not the configuration file. */
export function checkedUpload(values: Values): Checked<ArtifactWish> {
  const enabled = values.get('upload-artifact');
  const days = values.get('retention-days');
  const problems: Problem[] = [];
  if (enabled !== undefined && typeof enabled.value !== 'boolean') {
    problems.push({ where: enabled.where, message: `${show(enabled.value)} must be true or false` });
  }
  if (days !== undefined && !isDays(days.value)) {
    const message = `${show(days.value)} must be a whole number from 1 to ${LONGEST_DAYS}: correct it, or leave it empty for the repository's default`;
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
