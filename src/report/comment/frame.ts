import { MAX_BODY } from '../../core/forge.ts';
import { cutMarkdown } from '../../core/markdown-text.ts';
import type { RunRecord } from '../run-record.ts';

/** Pages that a comment leads to; null for what there is not. */
export interface CommentLinks {
  /** The workflow run's. */
  readonly run: string | null;
  readonly artifact: string | null;
}

/** Room for the hidden line before a comment's text. */
const HIDDEN_LINE = 200;

/**
 * Content and footer as one text that GitHub takes: where there is too much, the content is cut and says so. Counted
 * are UTF-16 units: of the ways to count characters the one that gives the most, so it holds for each of them.
 */
export function framed(content: string, footer: string): string {
  const room = MAX_BODY - HIDDEN_LINE - footer.length - '\n\n'.length;
  return `${cutMarkdown(content, room, (text) => text.length).trimEnd()}\n\n${footer}`;
}

/** Which run speaks, and where to read on. `more` is Markdown of ours. */
export function footerOf(
  { executionId }: Pick<RunRecord, 'executionId'>,
  { run, artifact }: CommentLinks,
  more: readonly string[] = [],
): string {
  const parts = [
    `Run \`${executionId}\``,
    ...link('workflow run', run),
    ...link('artifact with all reports', artifact),
    ...more,
  ];
  return `<sub>${parts.join(' · ')}</sub>`;
}

/** An address that could leave the brackets, or is none of the web's, is left out. */
function link(words: string, address: string | null): readonly string[] {
  return address !== null && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(address)
    ? [`[${words}](${address})`]
    : [];
}
