import { INVISIBLE_KINDS, invisibleKind, replaceInWriting } from '../../core/text/invisible.ts';
import type { Cleaned } from './cleaned.ts';

const TERMINAL = 'terminal sequences';

/** Returns true if a description of removed text names something that readers cannot see. */
export function isInvisibleKind(what: string): boolean {
  return what === TERMINAL || INVISIBLE_KINDS.has(what);
}

/** Colors carry and hide no information, so they are removed without a note. */
const PAINT = /\x1b\[[\d;:]*m/g;
/** OSC, DCS and similar with their content, CSI, and the short escapes. Source: ECMA-48. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;

/**
 * Removes characters that people cannot see: controls, direction overrides, tag characters, variation selectors,
 * zero-width and other ignorable ones. Emoji stay, as do the joiners that Persian, Hindi and others need, and all other
 * characters. Nothing is normalized except line ends, which become LF.
 */
export function withoutInvisible(text: string): Cleaned {
  const what = new Set<string>();
  const lines = text.replace(/\r\n?|[\f\u0085\u2028\u2029]/g, '\n').replace(PAINT, '');
  const plain = lines.replace(SEQUENCES, () => {
    what.add(TERMINAL);
    return '';
  });
  const clean = replaceInWriting(plain, (kind) => {
    what.add(kind);
    return '';
  });
  return { text: clean, what: [...what] };
}

/** Numeric entities, and HTML's named entities for invisible characters. Source: HTML, named references. */
const ENTITY =
  /&(?:#[xX]0*([0-9a-fA-F]{1,6})|#0*([0-9]{1,7})|(?:ZeroWidthSpace|Negative(?:Very)?(?:Thin|Medium|Thick)Space|zwn?j|[lr]rm|shy|NoBreak|ApplyFunction|af|InvisibleTimes|it|InvisibleComma|ic)(?=;))(?:;|(?![0-9a-zA-Z]))/g;

/** Removes the same characters written as entities, which markup does not show either. */
export function withoutInvisibleEntities(text: string): Cleaned {
  let isFound = false;
  const clean = text.replace(ENTITY, (entity, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal === undefined ? Number(decimal ?? 0x200b) : Number.parseInt(hexadecimal, 16);
    if (code <= 0x10ffff && invisibleKind(String.fromCodePoint(code)) === null) return entity;
    isFound = true;
    return '';
  });
  return { text: clean, what: isFound ? ['invisible characters'] : [] };
}
