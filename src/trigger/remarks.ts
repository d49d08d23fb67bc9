import type { Remark } from '../core/forge/discussion.ts';
import { mayStart, type Permission } from './authorize.ts';
import type { UntrustedText } from './decision.ts';

/** Maximum number of remarks to request, newest first. */
export const MOST_REMARKS = 50;
/** Maximum number of authors to check, latest first. Each one costs a request to GitHub. */
export const MOST_AUTHORS = 10;

/** Maximum characters of one remark, of its diff lines, and of all together: at most about 6,000 tokens. */
const LONGEST_REMARK = 4000;
const LONGEST_HUNK = 600;
const REMARKS_IN_ALL = 18_000;

/** Returns the authors, latest first and without duplicates, up to the maximum that may be checked. */
export function authorsOf(remarks: readonly Remark[]): readonly string[] {
  const logins = remarks.map(({ author }) => author).filter((author) => author !== null);
  return [...new Set(logins.reverse())].slice(0, MOST_AUTHORS);
}

/**
 * Returns remarks by people with write access as one text for the model, oldest first. Others' remarks are left out. So
 * are remarks from after `before` (ms since the epoch), because the requester had not seen them. If the text is too
 * long, the oldest are dropped first.
 */
export function discussionText(
  remarks: readonly Remark[],
  permissions: ReadonlyMap<string, Permission | 'unknown'>,
  before: number,
): readonly UntrustedText[] {
  const counted = remarks.filter(({ author, at }) => {
    const permission = author === null ? undefined : permissions.get(author);
    return at < before && permission !== undefined && permission !== 'unknown' && mayStart(permission);
  });
  const texts: string[] = [];
  let length = 0;
  for (const remark of counted.toReversed()) {
    const text = shown(remark);
    length += text.length;
    if (length > REMARKS_IN_ALL) break;
    texts.unshift(text);
  }
  if (texts.length === 0) return [];
  return [{ label: 'discussion, oldest first', text: texts.join('\n\n') }];
}

function shown({ author, text, place }: Remark): string {
  const words = cut(text.trim(), LONGEST_REMARK);
  if (place === null) return `${author} wrote:\n${words}`;
  const line = place.line === null ? '' : `, line ${place.line}`;
  // The line of a remark is at the end of its diff hunk.
  return `${author} wrote about ${place.path}${line}:\n${place.hunk.slice(-LONGEST_HUNK)}\n${words}`;
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit)} [cut]`;
}
