import type { RunRecord } from '../record/run-record.ts';
import { changesSection } from './diff.ts';
import { line } from './html-text.ts';
import { ignoredSection } from './ignored-changes.ts';
import { pageHeader, pageTitle } from './page-head.ts';
import {
  alertsSection,
  gatesSection,
  limitsSection,
  noticesSection,
  violationsSection,
  wordsSection,
} from './page-sections.ts';
import { STYLE, STYLE_PARTS } from './style.ts';
import { timelineSection } from './timeline.ts';
import { undoneSection } from './undone-steps.ts';

/** Nothing may be loaded, run, framed or sent from a page that shows text by a model. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

function footer(record: RunRecord, auditRoot: string | null): string {
  const audit =
    auditRoot === null
      ? ''
      : `<p>Audit root <code>${line(auditRoot)}</code></p><p>Check it with <code>forge-headless verify</code> and this folder.</p>`;
  return `<footer><p>Run <code>${line(record.executionId)}</code></p>${audit}</footer>`;
}

/** Returns report.html: one self-contained page without scripts. `patch` is the text of changes.patch. */
export function reportHtml(record: RunRecord, patch: string, auditRoot: string | null): string {
  const body = [
    pageHeader(record),
    limitsSection(record),
    violationsSection(record),
    alertsSection(record),
    gatesSection(record),
    wordsSection(record),
    changesSection(record, patch),
    undoneSection(record),
    ignoredSection(record),
    timelineSection(record),
    noticesSection(record),
    footer(record, auditRoot),
  ].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${pageTitle(record)}</title><style>${STYLE}${STYLE_PARTS}</style></head>
<body><main>
${body}
</main></body></html>
`;
}
