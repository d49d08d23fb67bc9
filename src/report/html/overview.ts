import type { LimitUse } from '../../core/limits.ts';
import { limitText, usedText } from '../../core/run/limit-texts.ts';
import { duration, plural, short, usd } from '../../core/text/figures.ts';
import { modelPhrase } from '../record/answering-models.ts';
import { limitUses } from '../record/limit-use.ts';
import { linksOf } from '../record/links.ts';
import { neverRan } from '../record/never-ran.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { type VerdictTone, verdictOf } from '../record/verdict.ts';
import { countedViolations } from '../record/violation-record.ts';
import { fileAnchor, lineCounts, type ShownPatch, shownTotals } from './diff.ts';
import { line, linked } from './html-text.ts';

/** Share of a limit from which it is shown as near. Source: docs/configuration.md, `warn_at`. */
const NEAR = 0.8;
/** Maximum number of files in the first card. The list beside the page has all of them. */
const MOST_FILES = 4;

const SIGNS: Readonly<Record<VerdictTone, string>> = { ok: '✓', warn: '!', bad: '×', idle: '–' };

const NAMES: Readonly<Record<LimitUse['name'], string>> = {
  files: 'Files',
  lines: 'Lines',
  tokens: 'Tokens',
  time: 'Time',
  cost: 'Cost',
  turns: 'Turns',
};

/** Answers the four questions of a reader: what the run did and cost, whether it stayed inside, whether to trust it. */
export function overview(record: RunRecord, patch: ShownPatch): string {
  if (neverRan(record)) return NOTHING;
  return `${verdictCard(record)}<div class="cards">${didCard(record, patch)}${costCard(record)}${limitsCard(record)}</div>`;
}

const NOTHING =
  '<section id="verdict" class="card"><h2>Nothing ran</h2><p>No model was called, no file was changed, and it cost nothing.</p></section>';

function card(id: string, title: string, content: string): string {
  return `<section id="${id}"><h2>${title}</h2>${content}</section>`;
}

function verdictCard(record: RunRecord): string {
  const { answer, tone, checks } = verdictOf(record);
  const rows = checks.map(
    (check) =>
      `<li><span class="sign ${check.tone}" aria-hidden="true">${SIGNS[check.tone]}</span><span><b>${check.name}</b> ${line(check.text, 300)}</span></li>`,
  );
  const question = record.commit === null ? 'Can I trust this work?' : 'Can I trust this commit?';
  return `<section id="verdict" class="card"><h2>${question} <span class="${tone}">${line(answer, 300)}</span></h2><ul class="checks">${rows.join('')}</ul></section>`;
}

function didCard(record: RunRecord, { files }: ShownPatch): string {
  const totals = shownTotals(record);
  const figure =
    totals.files === 0
      ? `<p class="figure">${record.mode === 'read-only' ? 'An analysis' : 'No change'}</p>${callsHtml(record)}`
      : `<p class="figure">${plural(totals.files, 'file')} <small>${lineCounts(totals.linesAdded, totals.linesRemoved)}</small></p>`;
  const rows = files
    .slice(0, MOST_FILES)
    .map(
      ({ path, added, removed }, index) =>
        `<li><a class="path" href="#${fileAnchor(index)}">${pathHtml(path)}</a><span class="num">${lineCounts(added, removed)}</span></li>`,
    );
  const rest = totals.files - rows.length;
  const more =
    rest > 0 && rows.length > 0 ? `<li><a href="#changes">and ${plural(rest, 'more file')}</a></li>` : '';
  return card(
    'did',
    'What did it do?',
    `${figure}<ul class="lines">${rows.join('')}${more}</ul>${delivery(record)}`,
  );
}

/** Lists the calls of a run that changed nothing. */
function callsHtml({ turns }: RunRecord): string {
  const names = turns
    .flatMap(({ calls }) => calls.map(({ name }) => name))
    .filter((name) => name !== 'task_completion');
  const rows = [...new Set(names)]
    .slice(0, MOST_FILES)
    .map(
      (name) =>
        `<li><span>${line(name, 60)}</span><span class="num">×${names.filter((each) => each === name).length}</span></li>`,
    );
  return rows.length === 0 ? '' : `<ul class="lines">${rows.join('')}</ul>`;
}

/** Shows a path so that its end stays visible. */
function pathHtml(path: string): string {
  const cut = path.lastIndexOf('/') + 1;
  return `<span class="dir">${line(path.slice(0, cut), 200)}</span><span>${line(path.slice(cut), 200)}</span>`;
}

function delivery(record: RunRecord): string {
  const { commit, pushed, pullRequest, branch } = record;
  const links = linksOf(record);
  const on = commit?.branch ?? pushed?.branch ?? branch;
  const place = on === null ? '' : ` on <code>${line(on, 200)}</code>`;
  const made =
    commit === null
      ? 'No commit'
      : `Commit ${linked(`<code>${line(commit.sha.slice(0, 12))}</code>`, links.commit)}${place}${pushed === null ? ', not pushed' : ''}`;
  const request =
    pullRequest === null
      ? ''
      : `<br>${linked(`Pull request #${pullRequest.number}`, links.pullRequest)}, ${pullRequest.operation}${pullRequest.draft ? ' as a draft' : ''}`;
  return `<p class="foot">${made}${request}</p>`;
}

function costCard(record: RunRecord): string {
  const { usage } = record;
  const { costUsd, tokens, turns, elapsedMs, isPaid } = usedBy(record);
  const figure = isPaid ? (costUsd === null ? 'Not known' : usd(costUsd)) : 'Nothing';
  const note = isPaid ? (costUsd === null ? 'no price is set' : '') : 'a recorded session';
  const modelMs = record.turns.reduce((sum, turn) => sum + (turn.modelMs ?? 0), 0);
  const cached = usage.cacheRead === 0 ? '' : `${short(usage.cacheRead)} cached, `;
  const estimated = usage.estimated ? ', partly estimated' : '';
  const rows: readonly (readonly [string, string, string])[] = [
    ['Tokens', short(tokens), `${cached}${short(usage.output)} out${estimated}`],
    ['Time', duration(elapsedMs), `model ${duration(modelMs)}`],
    ['Turns', String(turns), modelPhrase(record, (name) => line(name, 80))],
  ];
  const list = rows.map(
    ([name, value, detail]) =>
      `<li><span>${name}</span><b class="num">${value}</b><span class="soft">${detail}</span></li>`,
  );
  return card(
    'cost',
    'What did it cost?',
    `<p class="figure">${figure} <small>${note}</small></p><ul class="figures">${list.join('')}</ul>`,
  );
}

function tone(share: number): string {
  if (share > 1) return 'over';
  return share >= NEAR ? 'near' : share === 0 ? 'zero' : '';
}

function limitRow(use: LimitUse): string {
  const { name, used, limit, share } = use;
  const amount =
    used === null
      ? `<strong>${usedText(use)}</strong><span class="soft"> ${limitText(use)}</span>`
      : `<strong class="num">${usedText(use)}</strong><span class="soft">${limit === null ? ' no limit' : ` of ${limitText(use)}`}</span>`;
  const meter =
    used === null || limit === null
      ? ''
      : `<div class="bar ${tone(share)}" role="meter" aria-valuenow="${Math.round(share * 100)}" aria-valuemin="0" aria-valuemax="100" aria-label="${NAMES[name]}"><i style="--w:${Math.min(100, share * 100).toFixed(1)}%"></i></div>`;
  return `<li><span>${NAMES[name]}</span><span class="amount">${amount}</span>${meter}</li>`;
}

function limitsCard(record: RunRecord): string {
  const uses = limitUses(record.configured, usedBy(record));
  const held = uses.filter(({ limit }) => limit !== null);
  const passed = countedViolations(record).some(({ action }) => action === 'stopped');
  const over = held.find(({ share }) => share > 1);
  const near = held.filter(({ share }) => share >= NEAR && share <= 1);
  const figure = passed || over !== undefined ? 'Stopped' : held.length === 0 ? 'No limits' : 'Yes';
  const note =
    figure === 'Yes'
      ? near.length === 0
        ? 'every limit held'
        : `near: ${near.map(({ name }) => NAMES[name].toLowerCase()).join(', ')}`
      : figure === 'Stopped'
        ? 'a limit ended the run'
        : '';
  const rows = held.length === 0 ? '' : `<ul class="limits">${uses.map(limitRow).join('')}</ul>`;
  return card(
    'limits',
    'Did it stay inside?',
    `<p class="figure">${figure} <small>${note}</small></p>${rows}`,
  );
}
