import type { RunRecord } from '../run-record.ts';
import { changesSection } from './diff.ts';
import { hero, pageTitle } from './head.ts';
import { ignoredSection } from './ignored.ts';
import {
  alertsSection,
  gatesSection,
  limitsSection,
  noticesSection,
  violationsSection,
  wordsSection,
} from './sections.ts';
import { STYLE, STYLE_PARTS } from './style.ts';
import { line } from './text.ts';
import { timelineSection } from './timeline.ts';
import { undoneSection } from './undone.ts';

/** Nothing may be fetched, run, framed or sent from a page that shows what a model wrote. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

function footer(record: RunRecord, auditRoot: string | null): string {
  const audit =
    auditRoot === null
      ? ''
      : `<p>Audit root <code>${line(auditRoot)}</code></p><p>Check it with <code>forge-headless verify</code> and this folder.</p>`;
  return `<footer><p>Run <code>${line(record.executionId)}</code></p>${audit}</footer>`;
}

/** report.html: one page that stands alone, without scripts. `patch` is the text of changes.patch. */
export function reportHtml(record: RunRecord, patch: string, auditRoot: string | null): string {
  const body = [
    hero(record),
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
