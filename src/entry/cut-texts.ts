import { summaryRoom } from '../adapters/log/step-outputs.ts';
import { MAX_BODY } from '../core/forge/forge.ts';
import { summaryMarkdown } from '../report/files/summary-md.ts';
import type { RunRecord } from '../report/record/run-record.ts';

/** A placeholder as long as the real value, which is known only when the record is closed. */
export const ANY_AUDIT_ROOT = '0'.repeat(64);

/** Returns a reason for each text that is cut when this finished run is shown on GitHub. */
export function cutTexts(record: RunRecord, patch: string, isCommentCut: boolean): readonly string[] {
  const room = summaryRoom();
  const bytes = room === null ? 0 : Buffer.byteLength(summaryMarkdown(record, ANY_AUDIT_ROOT, patch));
  const isSummaryCut = room !== null && bytes > room;
  return [
    ...(isSummaryCut ? [summaryReason(bytes, room)] : []),
    ...(isCommentCut
      ? [
          `the comment with the result is longer than the ${MAX_BODY} characters that GitHub accepts, so it is cut: summary.md and report.html have the full text`,
        ]
      : []),
  ];
}

function summaryReason(bytes: number, room: number): string {
  return `the job summary has ${bytes} bytes, but GitHub accepts only ${room} in this step, so it is cut: summary.md and report.html have the full text`;
}
