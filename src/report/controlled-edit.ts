import { BUILD_GATE } from '../core/controlled-edit.ts';
import { isoTime } from '../core/figures.ts';
import { readable } from '../core/readable.ts';
import { type GateRecord, gateRecords } from './gate-record.ts';
import type { RunRecord } from './run-record.ts';

/** Its first line: what tells an earlier report from a file of somebody else's. */
export const CONTROLLED_HEADING = '# Controlled Edit Mode v1: Run Report';

/** In the report nothing is cut but what no reader gets through. In characters. */
const LONGEST_OUTPUT = 200_000;

function buildOf(record: RunRecord): GateRecord | null {
  const build = gateRecords(record).find(({ name }) => name === BUILD_GATE);
  return build === undefined || build.status === 'not_run' ? null : build;
}

/** The five fields of the session. Names after "Controlled Edit Mode v1", 3.1. */
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

/** The report of a controlled edit, after the template of "Controlled Edit Mode v1", 4, word for word. */
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
    `- **Target File:** \`${oneLine(record.edit?.file ?? '')}\``,
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

function oneLine(path: string): string {
  return readable(path).replaceAll('\n', ' ').replaceAll('`', "'");
}

/** Longer than any run of backticks inside, so that nothing the model wrote closes the block. */
function fenceFor(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}
