import { BUILD_GATE } from '../../core/run/controlled-edit.ts';
import { isoTime } from '../../core/text/figures.ts';
import { joinLines } from '../../core/text/one-line.ts';
import { readable } from '../../core/text/readable.ts';
import { type GateRecord, gateRecords } from '../record/gate-record.ts';
import type { RunRecord } from '../record/run-record.ts';

/** First line of the report; it distinguishes an earlier report from other files. */
export const CONTROLLED_HEADING = '# Controlled Edit Mode v1: Run Report';

/** Maximum characters of an output in the report. */
const LONGEST_OUTPUT = 200_000;

function buildOf(record: RunRecord): GateRecord | null {
  const build = gateRecords(record).find(({ name }) => name === BUILD_GATE);
  return build === undefined || build.status === 'not_run' ? null : build;
}

/** Returns the five fields of the session. Names from "Controlled Edit Mode v1", 3.1. */
export function sessionFields(record: RunRecord) {
  const build = buildOf(record);
  return {
    has_edited: record.edit !== null,
    build_success: build?.status === 'passed',
    edit_file_path: record.edit?.file ?? '',
    edit_checkpoint_id: record.edit === null ? '' : (record.startTree ?? ''),
    edit_build_output: build?.output ?? '',
  };
}

/** Returns the report of a controlled edit, with the exact template of "Controlled Edit Mode v1", 4. */
export function controlledEditReport(record: RunRecord): string {
  const build = buildOf(record);
  const compiled = build === null ? 'NOT RUN' : build.status === 'passed' ? 'PASSED' : 'FAILED';
  const rolledBack = record.edited && record.left?.policy === 'rollback';
  const { oldText = '', newText = '' } = record.edit ?? {};
  const inside = [
    ...marked('-', oldText),
    ...marked('+', newText),
    'Compilation Diagnostic Output',
    build === null ? 'NOT RUN' : readable(build.output).slice(0, LONGEST_OUTPUT),
  ];
  const fence = fenceFor(inside.join('\n'));
  return [
    CONTROLLED_HEADING,
    `- **Timestamp:** ${isoTime(record.lastAt)}`,
    `- **Target File:** \`${codeLine(record.edit?.file ?? '')}\``,
    `- **Checkpoint ID:** \`${record.startTree ?? ''}\``,
    `- **Edit Status:** ${record.edited ? 'SUCCESS' : 'FAILURE'}`,
    `- **Compilation Status:** ${compiled}`,
    `- **Automatic Rollback Triggered:** ${rolledBack ? 'YES' : 'NO'}`,
    '## Modification Diff Detail',
    `${fence}diff`,
    ...inside,
    fence,
    '',
  ].join('\n');
}

function marked(sign: '-' | '+', text: string): readonly string[] {
  if (text === '') return [];
  const lines = readable(text).replace(/\n$/, '').split('\n');
  return lines.map((line) => `${sign}${line}`);
}

function codeLine(path: string): string {
  return joinLines(readable(path)).replaceAll('`', "'");
}

/** Returns a fence longer than any run of backticks inside, so that no text can close the block. */
function fenceFor(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}
