import { MAX_BODY } from '../../core/forge/forge.ts';
import { isPage } from '../../core/forge/run-pages.ts';
import { cutMarkdown } from '../../core/text/markdown.ts';
import type { RunRecord } from '../record/run-record.ts';

/** Links of a comment; null for pages that do not exist. */
export interface CommentLinks {
  /** The page of the workflow run. */
  readonly run: string | null;
  readonly artifact: string | null;
}

export interface CommentParts {
  readonly content: string;
  /** Never cut. */
  readonly footer: string;
}

/** Space for the hidden line before a comment's text. */
const HIDDEN_LINE = 200;

/**
 * Joins content and footer in one text within GitHub's limit. If it is too long, the content is cut and says so. Length
 * is counted in UTF-16 units, the largest of the possible counts.
 */
export function fitToComment({ content, footer }: CommentParts): string {
  return `${cutMarkdown(content, roomBeside(footer), (text) => text.length).trimEnd()}\n\n${footer}`;
}

/** Returns true if `fitToComment` would cut the content. */
export function isTooLong({ content, footer }: CommentParts): boolean {
  return content.length > roomBeside(footer);
}

function roomBeside(footer: string): number {
  return MAX_BODY - HIDDEN_LINE - footer.length - '\n\n'.length;
}

/** Returns the footer with the run and its links. `more` is trusted Markdown. */
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

/** Returns a link; nothing for an address that is not http(s) or could break the brackets. */
function link(words: string, address: string | null): readonly string[] {
  return address !== null && isPage(address) ? [`[${words}](${address})`] : [];
}
