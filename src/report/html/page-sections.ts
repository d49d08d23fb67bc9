import { duration, plural } from '../../core/text/figures.ts';
import { ALERT_LEVELS } from '../alerts/alert.ts';
import { type GateRecord, gateRecords } from '../record/gate-record.ts';
import type { RunRecord } from '../record/run-record.ts';
import { type ViolationRecord, violationRecords } from '../record/violation-record.ts';
import { line, outputLink, section } from './html-text.ts';
import { markdown } from './markdown/markdown.ts';
import type { PathLinks } from './path-links.ts';
import { shownTurns } from './timeline.ts';

const OUTPUT_LIMIT = 20_000;
const MAX_VIOLATIONS = 200;
const WORDS_LIMIT = 50_000;

/** A red gate that is optional does not stop a run, so it does not look as if it did. */
function gateTone({ status, required }: GateRecord): string {
  if (status === 'passed') return 'ok';
  if (status === 'not_run') return 'idle';
  return required ? 'bad' : 'warn';
}

function gateState(gate: GateRecord): string {
  const now =
    gate.withoutVerdict !== null
      ? gate.withoutVerdict
      : gate.status === 'failed'
        ? `red, exit ${gate.exitCode ?? '?'}`
        : gate.status === 'passed'
          ? 'green'
          : 'not run';
  const before =
    gate.wasRed === null
      ? ''
      : `<span class="${gate.wasRed ? 'bad' : 'ok'}">${gate.wasRed ? 'red' : 'green'}</span><span class="arrow">→</span>`;
  return `<span class="state">${before}<span class="${gateTone(gate)}">${now}</span></span>`;
}

function gateRow(gate: GateRecord, paths: PathLinks): string {
  const optional = gate.required ? '' : ' <span class="tag">optional</span>';
  const tries = gate.attempts > 1 ? ` · ${plural(gate.attempts, 'attempt')}` : '';
  const time = gate.status === 'not_run' ? '' : `${duration(gate.durationMs)}${tries}`;
  const inner = `<span class="dot ${gateTone(gate)}"></span><span class="grow">${line(gate.name, 200)}${optional}<code class="sub">${line(gate.command, 500)}</code></span>${gateState(gate)}<span class="end num">${time}</span>`;
  if (gate.output.trim() === '' && gate.outputFile === null) return `<li class="row">${inner}</li>`;
  const open = gate.status === 'failed' || gate.status === 'error' ? ' open' : '';
  const shown =
    gate.output.length > OUTPUT_LIMIT
      ? `… (the start was cut)\n${gate.output.slice(-OUTPUT_LIMIT)}`
      : gate.output;
  return `<li><details${open}><summary class="row">${inner}</summary><pre class="out" tabindex="0">${paths.text(shown)}</pre>${outputLink(gate.outputFile)}</details></li>`;
}

export function gatesSection(record: RunRecord, paths: PathLinks): string {
  const gates = gateRecords(record);
  if (gates.length === 0) return '';
  return section(
    'gates',
    'Gates',
    'observed, before → after',
    `<ul class="card rows">${gates.map((gate) => gateRow(gate, paths)).join('')}</ul>`,
  );
}

/** Only what ended the run is red. A refused or reverted attempt is the rules at work. */
const ACTION_TONES: Readonly<Record<ViolationRecord['action'], string>> = {
  stopped: ' bad',
  blocked: '',
  warned: ' warn',
  delayed: ' warn',
};

function violationRow(entry: ViolationRecord, shown: ReadonlySet<number>, paths: PathLinks): string {
  const { path, tool, turn, effect } = entry;
  const where = [
    ...(path === null ? [] : [paths.path(path)]),
    ...(tool === null ? [] : [line(tool, 60)]),
    ...(turn === null || turn === 0
      ? []
      : [shown.has(turn) ? `<a href="#turn-${turn}">turn ${turn}</a>` : `turn ${turn}`]),
    ...(effect === 'none' ? [] : [effect]),
  ];
  return `<li class="row violation"><span class="tag${ACTION_TONES[entry.action]}">${line(entry.code)}</span><span class="grow">${line(entry.reason, 1000)}<span class="sub">${where.join(' · ')}</span></span><span class="end">${entry.action}</span></li>`;
}

/** Shows every violation, what ended the run first. */
export function violationsSection(record: RunRecord, paths: PathLinks): string {
  const all = violationRecords(record).toSorted((one, other) => rank(one) - rank(other));
  if (all.length === 0) return '';
  const rest = all.length > MAX_VIOLATIONS ? `the first ${MAX_VIOLATIONS} of ${all.length}` : '';
  const shown = new Set(shownTurns(record).map(({ turn }) => turn));
  const rows = all
    .slice(0, MAX_VIOLATIONS)
    .map((entry) => violationRow(entry, shown, paths))
    .join('');
  return section('violations', violationsTitle(record), rest, `<ul class="card rows">${rows}</ul>`);
}

/** Errors of the configuration break no rule of a run. */
export function violationsTitle({ outcome }: RunRecord): string {
  return outcome?.name === 'config_error' ? 'Problems' : 'Violations';
}

function rank({ action }: ViolationRecord): number {
  return action === 'stopped' ? 0 : 1;
}

export function alertsSection(record: RunRecord): string {
  if (record.alerts.length === 0) return '';
  const rows = record.alerts.slice(0, MAX_VIOLATIONS).map(({ condition, actual }) => {
    const level = ALERT_LEVELS[condition];
    const color = level === 'Warning' ? 'warn' : 'bad';
    return `<li class="row"><span class="tag ${color}">${level}</span><span class="grow">${line(condition)}<span class="sub">${line(actual, 600)}</span></span></li>`;
  });
  return section('alerts', 'Alerts', '', `<ul class="card rows">${rows.join('')}</ul>`);
}

export function noticesSection(record: RunRecord): string {
  const warnings = record.notices.filter(({ level }) => level === 'warning');
  if (warnings.length === 0) return '';
  const items = warnings.slice(0, MAX_VIOLATIONS).map(({ text: said }) => `<li>${line(said, 1000)}</li>`);
  return section('notices', 'Notices', '', `<ul class="list">${items.join('')}</ul>`);
}

export function wordsSection(record: RunRecord): string {
  const result = record.ended?.result ?? '';
  if (result.trim() === '') return '';
  return section(
    'words',
    'The agent’s own words',
    'checked by nobody',
    `<div class="says md">${markdown(result.trim(), WORDS_LIMIT)}</div>`,
  );
}
