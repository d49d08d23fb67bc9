import { cutText } from '../../core/text/figures.ts';
import { oneLine } from '../../core/text/one-line.ts';
import type { RunRecord } from '../record/run-record.ts';
import { outputsOf, type ReportPlace } from './outputs.ts';

/** GitLab refuses dotenv files over 5 KB, and only these values can be long. */
const MAX_VALUE = 1000;

const CONTROLS = /\p{Cc}/gu;

/**
 * Returns outputs.env: the action's outputs as `FORGE_<NAME>=value` lines, for GitLab's dotenv reports, Jenkins and
 * shell scripts. A value has one line and no quotes around it, because GitLab takes quotes literally.
 */
export function outputsEnv(record: RunRecord, place: ReportPlace): string {
  return Object.entries(outputsOf(record, place))
    .map(
      ([name, value]) =>
        `FORGE_${name.toUpperCase().replaceAll('-', '_')}=${cutText(oneLine(value.replace(CONTROLS, ' ')), MAX_VALUE)}\n`,
    )
    .join('');
}
