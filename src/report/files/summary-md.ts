import { putBackText } from '../../core/git/ignored.ts';
import type { LimitUse } from '../../core/limits.ts';
import { limitText, usedText } from '../../core/run/limit-texts.ts';
import type { OutcomeName } from '../../core/run/outcome.ts';
import { capitalized, duration, plural } from '../../core/text/figures.ts';
import { block, code, MOST_ROWS, plain, plainHtml, table, WORDS_LIMIT } from '../../core/text/markdown.ts';
import { wrapped } from '../../core/text/wrapped.ts';
import { ALERT_LEVELS } from '../alerts/alert.ts';
import { type GateRecord, gateRecords } from '../record/gate-record.ts';
import { limitUses } from '../record/limit-use.ts';
import { linksOf } from '../record/links.ts';
import { neverRan } from '../record/never-ran.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { undoneSection } from '../record/undone-steps.ts';
import { violationRecords } from '../record/violation-record.ts';
import { outcomeOf } from './execution-json.ts';
import { ignoredSection } from './ignored-md.ts';
import { linkedMarkdown, summaryHead } from './summary-head.ts';

const BAR_CELLS = 10;
const OUTPUT_LIMIT = 4000;

/** null if the section is empty. */
export type Section = string | null;

/** A longer diff is not shown: changes.patch and the commit have it. */
const DIFF_LINES = 200;
const DIFF_CHARACTERS = 20_000;

/**
 * Returns summary.md, for people. What stopped the run comes first. Text by a model or a repository is marked and has no
 * effect as Markdown. `patch` is the text of changes.patch, or ''.
 */
export function summaryMarkdown(record: RunRecord, auditRoot: string | null, patch = ''): string {
  const isStopped = STOPPED.includes(outcomeOf(record).name);
  // In a read-only run, the agent's words are the requested result.
  const isAnswer = record.mode === 'read-only';
  const found = violations(record);
  const sections: readonly Section[] = [
    summaryHead(record),
    ...(isAnswer ? [words(record)] : []),
    ...(isStopped ? [found] : []),
    gates(record),
    changes(record),
    diff(patch),
    ...(isStopped ? [] : [found]),
    undoneSection(record),
    ignoredSection(record),
    neverRan(record) ? null : limits(record),
    alerts(record),
    notices(record),
    turnNotes(record),
    ...(isAnswer ? [] : [words(record)]),
    provenance(record, auditRoot),
  ];
  return `${sections.filter((section) => section !== null).join('\n\n')}\n`;
}

/** Outcomes that a violation explains. */
const STOPPED: readonly OutcomeName[] = ['constraint_violation', 'timeout', 'config_error', 'git_error'];

/** Returns the folded diff if it is short. Signs that GitHub acts on are spaced, as in every quoted text. */
function diff(patch: string): Section {
  const lines = patch.split('\n').length;
  if (patch.trim() === '' || lines > DIFF_LINES || patch.length > DIFF_CHARACTERS) return null;
  return details(`Diff, ${plural(lines - 1, 'line')}`, block(patch, DIFF_CHARACTERS, 'diff'));
}

const GATE_WORDS: Readonly<Record<GateRecord['status'], string>> = {
  passed: '🟢 passed',
  failed: '🔴 failed',
  error: '🔴 could not run',
  not_run: '⚪ not run',
};

function gateWord(gate: GateRecord): string {
  if (gate.withoutVerdict !== null) return `🔴 ${gate.withoutVerdict}`;
  return gate.status === 'failed' ? `🔴 failed (exit ${gate.exitCode ?? '?'})` : GATE_WORDS[gate.status];
}

export function baselineWord(wasRed: boolean | null): string {
  if (wasRed === null) return 'not asked';
  return wasRed ? 'red' : 'green';
}

export function gates(record: RunRecord): Section {
  const all = gateRecords(record);
  if (all.length === 0) return null;
  const rows = all.map((gate) => [
    `${plain(gate.name, 120)}${gate.required ? '' : ' (optional)'}`,
    baselineWord(gate.wasRed),
    gateWord(gate),
    gate.status === 'not_run' ? '' : duration(gate.durationMs),
  ]);
  const outputs = all
    .filter((gate) => (gate.status === 'failed' || gate.status === 'error') && gate.output !== '')
    .map((gate) => details(`Output of ${plainHtml(gate.name, 120)}`, block(tail(gate.output), OUTPUT_LIMIT)));
  const files = all.flatMap(({ name, outputFile }) =>
    outputFile === null ? [] : [`All that ${plain(name, 120)} printed is in ${code(outputFile)}.`],
  );
  const found = table(['Gate', 'Before', 'Now', 'Time'], 'lllr', rows);
  return ['### Gates', found, ...outputs, ...files].join('\n\n');
}

/** Returns the end of an output, where errors are usually reported. */
function tail(output: string): string {
  return output.length <= OUTPUT_LIMIT ? output : `…\n${output.slice(-(OUTPUT_LIMIT - 20))}`;
}

export function details(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

export function changes(record: RunRecord): string {
  const { changes: list, totals, left, outcome } = record;
  const { file } = linksOf(record);
  const title = '### What changed';
  const kept =
    left === null || left.policy === 'preserve'
      ? ''
      : `\n\n${capitalized(putBackText(left))}${left.patchFile === null ? '' : `; the work is kept in ${code(left.patchFile)}`}.`;
  if (list.length === 0) {
    const open = outcome === null && totals.files > 0;
    const text = open ? `${plural(totals.files, 'file')}, not completely checked.` : 'Nothing.';
    return `${title}\n\n${text}${kept}`;
  }
  const rows = list.map(({ path, status, linesAdded, linesRemoved, binary }) => [
    status === 'deleted' ? code(path) : linkedMarkdown(code(path), file(path)),
    status.replace('_', ' '),
    binary ? 'binary' : `+${linesAdded}`,
    binary ? '' : `−${linesRemoved}`,
  ]);
  return `${title}\n\n${table(['File', '', 'Added', 'Removed'], 'llrr', rows)}${kept}`;
}

/** Returns `███░░░░░░░`: never empty if something was used, never full before the limit is reached. */
export function bar(share: number): string {
  const exact = Math.min(1, Math.max(0, share)) * BAR_CELLS;
  const full =
    share >= 1 ? BAR_CELLS : Math.min(BAR_CELLS - 1, share > 0 ? Math.max(1, Math.round(exact)) : 0);
  return '█'.repeat(full) + '░'.repeat(BAR_CELLS - full);
}

function limitRow(use: LimitUse): readonly string[] {
  const { name, used, limit, share } = use;
  const meter = used === null || limit === null ? '' : `\`${bar(share)}\` ${Math.round(share * 100)} %`;
  return [capitalized(name), usedText(use), limitText(use), meter];
}

export function limits(record: RunRecord): Section {
  const uses = limitUses(record.configured, usedBy(record));
  if (uses.every(({ limit }) => limit === null)) return null;
  return `### Limits\n\n${table(['Limit', 'Used', 'Of', ''], 'lrrl', uses.map(limitRow))}`;
}

export function violations(record: RunRecord): Section {
  const all = violationRecords(record);
  if (all.length === 0) return null;
  const rows = all.map((entry) => [
    `\`${entry.code}\``,
    code(entry.name),
    entry.action,
    plain(entry.reason, 500),
    entry.effect,
  ]);
  return `### Violations\n\n${table(['Code', 'Rule', 'Action', 'Why', 'Effect'], 'lllll', rows)}`;
}

function alerts(record: RunRecord): Section {
  if (record.alerts.length === 0) return null;
  const rows = record.alerts.map(({ condition, actual }) => [
    ALERT_LEVELS[condition],
    plain(condition),
    plain(actual, 300),
  ]);
  return `### Alerts\n\n${table(['Level', 'Condition', 'What'], 'lll', rows)}`;
}

function notices(record: RunRecord): Section {
  const warnings = record.notices.filter(({ level }) => level === 'warning').slice(0, MOST_ROWS);
  if (warnings.length === 0) return null;
  return `### Notices\n\n${warnings.map(({ text }) => `- ${plain(text, 500)}`).join('\n')}`;
}

/** Lists compactions and the files with long outputs, by turn. */
function turnNotes({ turns }: RunRecord): Section {
  const lines = turns.flatMap(({ turn, compactions, calls }) => [
    ...compactions.map((text) => `- turn ${turn}: ${plain(text, 500)}`),
    ...calls
      .filter(({ outputFile }) => outputFile !== null)
      .map(
        ({ target, outputFile }) =>
          `- turn ${turn}: all that ${code(target)} printed is in ${code(outputFile ?? '')}`,
      ),
  ]);
  if (lines.length === 0) return null;
  const rest =
    lines.length > MOST_ROWS ? `\n- and ${lines.length - MOST_ROWS} more: see \`events.jsonl\`` : '';
  return `### Along the way\n\n${lines.slice(0, MOST_ROWS).join('\n')}${rest}`;
}

/** Returns the agent's closing message, quoted; null if there is none. */
export function words({ ended, mode }: RunRecord): Section {
  const result = ended?.result ?? '';
  if (result.trim() === '') return null;
  const observed = mode === 'read-only' ? '' : ' What was observed is above.';
  return `### The agent's own words\n\nNobody has checked these words.${observed}\n\n${block(wrapped(result), WORDS_LIMIT)}`;
}

function provenance(record: RunRecord, auditRoot: string | null): string {
  const audit = auditRoot === null ? '' : ` · audit root \`${auditRoot}\``;
  return `<sub>Run \`${record.executionId}\` · ${sandboxWords(record)}${audit}</sub>`;
}

/** Describes the sandbox. No command can have run before the sandbox was probed. */
export function sandboxWords({ isolation }: RunRecord): string {
  if (isolation === null) return 'no command ran';
  return isolation.kind === 'none'
    ? '**commands ran without a sandbox**'
    : `commands ran in the sandbox ${isolation.kind}`;
}
