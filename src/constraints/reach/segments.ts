/** One simple command of a text, as far as its separators show it; quoted separators divide too. */
export type Segment = string;

export function segmentsOf(text: string): readonly Segment[] {
  return text.split(/[;&|\n]+/).filter((segment) => segment.trim() !== '');
}

/** Words of the shell that may stand before a command's name. */
const BEFORE = /^\s*(?:(?:(?:then|do|else|if|while|until)(?=\s)|[!{(])\s*)*/;

/** What only says something: what it says is data, and only where that goes is of interest. */
const SAYS = /^(?:echo|printf)\b/;
const LINKS = /^ln\s+(?:-\w*\s+)*-\w*s/;
const SETS_UP = /^(?:mkdir|for|done|fi|true|:|rm\s+-f)(?:\s|$)/;

function bare(segment: Segment): string {
  return segment.replace(BEFORE, '');
}

/** The part of a segment whose paths are used: of what only says something, the places it is written to. */
export function usedPart(segment: Segment): Segment {
  if (!SAYS.test(bare(segment)) || /\$\(|`/.test(segment)) return segment;
  return [...segment.matchAll(/>+\s*["']?\S+/g)].map(([target]) => target).join(' ');
}

/**
 * Whether the text only makes links: a link that leads out is no reach by itself, for whoever goes through it
 * later is judged then. Beside other commands it is, for those could go through it at once.
 */
export function onlyLinks(text: string): boolean {
  const all = segmentsOf(text).map(bare);
  return all.some((each) => LINKS.test(each)) && all.every((each) => LINKS.test(each) || SETS_UP.test(each));
}

/** Where a link is made, not where it leads. */
export function linkPlace(segment: Segment): Segment {
  return LINKS.test(bare(segment)) ? (segment.trim().split(/\s+/).at(-1) ?? '') : segment;
}

/** The text without what `sudo` is asked to do, for where it can do nothing. */
export function withoutSudo(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/(^|[;&|(]\s*)sudo\s[^;|\n]*/g, '$1:'))
    .join('\n');
}
