import type { LimitUse } from '../../core/limits.ts';
import { limitText, usedText } from '../../core/run/limit-texts.ts';
import { duration, plural } from '../../core/text/figures.ts';
import { ALERT_LEVELS } from '../alerts/alert.ts';
import { type GateRecord, gateRecords } from '../record/gate-record.ts';
import { limitUses } from '../record/limit-use.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { type ViolationRecord, violationRecords } from '../record/violation-record.ts';
import { line, outputLink, section, text } from './html-text.ts';

/** Share of a limit from which it is shown as near. Source: docs/configuration.md, `warn_at`. */
const NEAR = 0.8;
const OUTPUT_LIMIT = 20_000;
const MAX_VIOLATIONS = 200;
const WORDS_LIMIT = 50_000;

const NAMES: Readonly<Record<LimitUse['name'], string>> = {
  files: 'Files changed',
  lines: 'Lines changed',
  tokens: 'Tokens',
  time: 'Time',
  cost: 'Cost',
  turns: 'Turns',
};

function tone(share: number): string {
  if (share > 1) return 'over';
  return share >= NEAR ? 'near' : share === 0 ? 'zero' : '';
}

function limitTile(use: LimitUse): string {
  const { name, used, limit, share } = use;
  if (used === null) {
    return `<li><h3>${NAMES[name]}</h3><p class="unknown"><strong>${usedText(use)}</strong><span>${limitText(use)}</span></p></li>`;
  }
  const percent = Math.round(share * 100);
  const of = limit === null ? 'no limit' : `of ${limitText(use)}`;
  const meter =
    limit === null
      ? ''
      : `<div class="bar ${tone(share)}" role="meter" aria-valuenow="${percent}" aria-valuemin="0" aria-valuemax="100" aria-label="${NAMES[name]}"><i style="--w:${Math.min(100, share * 100).toFixed(1)}%"></i></div>`;
  const shown =
    limit === null ? '' : `<span class="share num">${percent === 0 && share > 0 ? '&lt;1' : percent}%</span>`;
  return `<li><h3>${NAMES[name]}</h3><p><strong class="num">${usedText(use)}</strong><span>${of}</span>${shown}</p>${meter}</li>`;
}

export function limitsSection(record: RunRecord): string {
  const uses = limitUses(record.configured, usedBy(record));
  if (uses.every(({ limit }) => limit === null)) return '';
  const note = record.usage.estimated ? 'tokens partly estimated' : '';
  return section('limits', 'Limits', note, `<ul class="card limits">${uses.map(limitTile).join('')}</ul>`);
}

const GATE_TONES: Readonly<Record<GateRecord['status'], string>> = {
  passed: 'ok',
  failed: 'bad',
  error: 'bad',
  not_run: 'idle',
};

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
  return `<span class="state">${before}<span class="${GATE_TONES[gate.status]}">${now}</span></span>`;
}

function gateRow(gate: GateRecord): string {
  const optional = gate.required ? '' : ' <span class="tag">optional</span>';
  const tries = gate.attempts > 1 ? ` · ${plural(gate.attempts, 'attempt')}` : '';
  const time = gate.status === 'not_run' ? '' : `${duration(gate.durationMs)}${tries}`;
  const inner = `<span class="dot ${GATE_TONES[gate.status]}"></span><span class="grow">${line(gate.name, 200)}${optional}<code class="sub">${line(gate.command, 500)}</code></span>${gateState(gate)}<span class="end num">${time}</span>`;
  if (gate.output.trim() === '' && gate.outputFile === null) return `<li class="row">${inner}</li>`;
  const open = gate.status === 'failed' || gate.status === 'error' ? ' open' : '';
  const shown =
    gate.output.length > OUTPUT_LIMIT
      ? `… (the start was cut)\n${gate.output.slice(-OUTPUT_LIMIT)}`
      : gate.output;
  return `<li><details${open}><summary class="row">${inner}</summary><pre class="out">${text(shown)}</pre>${outputLink(gate.outputFile)}</details></li>`;
}

export function gatesSection(record: RunRecord): string {
  const gates = gateRecords(record);
  if (gates.length === 0) return '';
  return section(
    'gates',
    'Gates',
    'observed, before → after',
    `<ul class="card rows">${gates.map(gateRow).join('')}</ul>`,
  );
}

function violationRow(entry: ViolationRecord): string {
  const mild = entry.action === 'warned' || entry.action === 'delayed';
  const where = [
    ...(entry.path === null ? [] : [entry.path]),
    ...(entry.tool === null ? [] : [entry.tool]),
    ...(entry.turn === null ? [] : [`turn ${entry.turn}`]),
    ...(entry.effect === 'none' ? [] : [entry.effect]),
  ];
  return `<li class="row violation"><span class="tag ${mild ? 'warn' : 'bad'}">${line(entry.code)}</span><span class="grow">${line(entry.reason, 1000)}<span class="sub">${line(where.join(' · '), 600)}</span></span><span class="end">${entry.action}</span></li>`;
}

export function violationsSection(record: RunRecord): string {
  const all = violationRecords(record);
  if (all.length === 0) return '';
  const rest = all.length > MAX_VIOLATIONS ? `the first ${MAX_VIOLATIONS} of ${all.length}` : '';
  const rows = all.slice(0, MAX_VIOLATIONS).map(violationRow).join('');
  return section('violations', 'Violations', rest, `<ul class="card rows">${rows}</ul>`);
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
    'not checked by anybody',
    `<div class="says">${text(result.trim(), WORDS_LIMIT)}</div>`,
  );
}
