import type { Remark } from '../core/discussion.ts';
import { mayStart, type Permission } from './authorise.ts';
import type { UntrustedText } from './decision.ts';

/** So many remarks are asked for, the newest. */
export const MOST_REMARKS = 50;
/** So many people are asked about, those who spoke last. Each costs a question to GitHub. */
export const MOST_AUTHORS = 10;

/** In characters: of one remark, of the lines it is about, and of all. Some 6,000 tokens at most. */
const LONGEST_REMARK = 4000;
const LONGEST_HUNK = 600;
const REMARKS_IN_ALL = 18_000;

/** Who said something, the latest first, each once; at most as many as may be asked about. */
export function authorsOf(remarks: readonly Remark[]): readonly string[] {
  const logins = remarks.map(({ author }) => author).filter((author) => author !== null);
  return [...new Set(logins.reverse())].slice(0, MOST_AUTHORS);
}

/**
 * What people with the right to write said, as one text for the model, oldest first. What others said is left out,
 * and so is what was not yet there at `before` (ms since the epoch): whoever asked had not read it. Where there is too much, the
 * oldest goes first.
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
  // The line that a remark is about stands at the end of its part of the diff.
  return `${author} wrote about ${place.path}${line}:\n${place.hunk.slice(-LONGEST_HUNK)}\n${words}`;
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit)} [cut]`;
}
