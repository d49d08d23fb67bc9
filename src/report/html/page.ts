import { createHash } from 'node:crypto';
import type { OutcomeName } from '../../core/run/outcome.ts';
import { outcomeOf } from '../files/execution-json.ts';
import { neverRan } from '../record/never-ran.ts';
import type { RunRecord } from '../record/run-record.ts';
import { contents } from './contents.ts';
import { changesSection, type ShownPatch, shownPatch } from './diff.ts';
import { line } from './html-text.ts';
import { ignoredSection } from './ignored-changes.ts';
import { overview } from './overview.ts';
import { pageHeader, pageTitle } from './page-head.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import {
  alertsSection,
  gatesSection,
  noticesSection,
  violationsSection,
  violationsTitle,
  wordsSection,
} from './page-sections.ts';
import { type PathLinks, pathLinks } from './path-links.ts';
import { STYLE } from './style.ts';
import { STYLE_PARTS } from './style-parts.ts';
import { timelineSection } from './timeline.ts';
import { undoneSection } from './undone-steps.ts';

/** Nothing may be loaded, framed or sent from a page that shows text by a model. The only script is ours. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

interface Shown {
  readonly record: RunRecord;
  readonly patch: ShownPatch;
  readonly paths: PathLinks;
}

const SECTIONS = {
  violations: ({ record, paths }: Shown) => violationsSection(record, paths),
  gates: ({ record, paths }: Shown) => gatesSection(record, paths),
  words: ({ record }: Shown) => wordsSection(record),
  changes: ({ record, patch }: Shown) => (neverRan(record) ? '' : changesSection(record, patch)),
  undone: ({ record }: Shown) => undoneSection(record),
  alerts: ({ record }: Shown) => alertsSection(record),
  ignored: ({ record }: Shown) => ignoredSection(record),
  timeline: ({ record }: Shown) => timelineSection(record),
  notices: ({ record }: Shown) => noticesSection(record),
} as const;

type SectionName = keyof typeof SECTIONS;

const TITLES: Readonly<Record<SectionName, string>> = {
  violations: 'Violations',
  gates: 'Gates',
  words: 'The agent’s own words',
  changes: 'Changes',
  undone: 'Undone steps',
  alerts: 'Alerts',
  ignored: 'Ignored places',
  timeline: 'Timeline',
  notices: 'Notices',
};

function titleOf(id: SectionName, record: RunRecord): string {
  return id === 'violations' ? violationsTitle(record) : TITLES[id];
}

/** The sections of a run that went well. */
const USUAL: readonly SectionName[] = [
  'gates',
  'words',
  'changes',
  'violations',
  'undone',
  'alerts',
  'timeline',
  'ignored',
  'notices',
];

/** The sections that come first, because they show what stopped the run. */
const FIRST: Readonly<Partial<Record<OutcomeName, readonly SectionName[]>>> = {
  constraint_violation: ['violations', 'undone', 'alerts'],
  quality_gate_failure: ['gates', 'changes'],
  timeout: ['violations', 'timeline'],
  config_error: ['violations', 'notices'],
  git_error: ['violations', 'notices'],
  failure: ['words', 'violations', 'notices', 'timeline'],
};

/** Returns the order of the sections. In a read-only run, the agent's words are the requested result. */
function orderOf(record: RunRecord): readonly SectionName[] {
  const own = FIRST[outcomeOf(record).name] ?? [];
  return [...new Set([...own, ...(record.mode === 'read-only' ? (['words'] as const) : []), ...USUAL])];
}

function footer(record: RunRecord, auditRoot: string | null): string {
  const audit =
    auditRoot === null
      ? ''
      : `<p>Audit root <code>${line(auditRoot)}</code></p><p>Check it with <code>forge-headless verify</code> and this folder.</p>`;
  return `<footer><p>Run <code>${line(record.executionId)}</code></p>${audit}</footer>`;
}

/** Returns report.html: one self-contained page that works without its script. `patch` is the text of changes.patch. */
export function reportHtml(record: RunRecord, patchText: string, auditRoot: string | null): string {
  const patch = shownPatch(patchText);
  const shown = { record, patch, paths: pathLinks(record, patch) };
  const sections = orderOf(record)
    .map((id) => ({ id, title: titleOf(id, record), html: SECTIONS[id](shown) }))
    .filter(({ html }) => html !== '');
  const body = [pageHeader(record), overview(record, patch), ...sections.map(({ html }) => html)].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${pageTitle(record)}</title><style>${STYLE}${STYLE_PARTS}</style></head>
<body><a class="skip" href="#main">Skip to the report</a>
${contents(record, patch, sections)}
<main id="main">
${body}
${footer(record, auditRoot)}
</main><script>${PAGE_SCRIPT}</script></body></html>
`;
}
