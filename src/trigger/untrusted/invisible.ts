import type { Cleaned } from './cleaned.ts';

/**
 * Emoji as people write them: a picture, its skin and style, joined to others; a keycap; and the three flags that
 * are spelled with tag characters (England, Scotland, Wales). Source: Unicode UTS 51, ED-15a and ED-16.
 */
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?`;
const EMOJI = String.raw`${PICTURE}(?:\u200d${PICTURE})*`;
const KEYCAP = String.raw`[0-9#*]\ufe0f?\u20e3`;
const TAGGED_FLAG = String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;

/** Scripts whose spelling needs the joiner or the non-joiner inside words. Source: Unicode 16, chapters 9 and 12. */
const JOINING = [
  'Arab',
  'Syrc',
  'Mong',
  'Nkoo',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
  'Tibt',
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
const JOINER = String.raw`(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`;

/** Kinds of characters that nobody sees, or that make others be seen elsewhere; the first that fits names it. */
const KINDS = [
  ['characters that change the direction of text', String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f`],
  ['Unicode tag characters', String.raw`\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`],
  ['variation selectors', String.raw`\ufe00-\ufe0f\u{e0100}-\u{e01ef}`],
  ['control characters', String.raw`\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufff9-\ufffb`],
  ['broken characters', String.raw`\p{Cs}\p{Noncharacter_Code_Point}`],
  ['invisible characters', String.raw`\p{Default_Ignorable_Code_Point}`],
] as const;

const FORBIDDEN = KINDS.map(([, set]) => set).join('');
const PATTERN = new RegExp(`(${TAGGED_FLAG}|${KEYCAP}|${EMOJI}|${JOINER})|[${FORBIDDEN}]`, 'gu');
const NAMES = KINDS.map(([name, set]) => ({ name, pattern: new RegExp(`[${set}]`, 'u') }));

const TERMINAL = 'terminal sequences';

/** Whether what was taken out, in words, is something that a reader does not see. */
export function isInvisibleKind(what: string): boolean {
  return what === TERMINAL || NAMES.some(({ name }) => name === what);
}

/** Colours say nothing and hide nothing: they go without a word. */
const PAINT = /\x1b\[[\d;:]*m/g;
/** OSC, DCS and their like with what they carry, CSI, and the short escapes. Source: ECMA-48. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;

/**
 * Takes out the characters that people cannot see: controls, overrides of direction, tag characters, variation
 * selectors, zero-width and other ignorable ones. Emoji, and the joiners that Persian, Hindi and others are spelled
 * with, stay as they are; so does everything else, composed or not. All line ends become LF.
 */
export function withoutInvisible(text: string): Cleaned {
  const what = new Set<string>();
  const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(PAINT, '');
  const plain = lines.replace(SEQUENCES, () => {
    what.add(TERMINAL);
    return '';
  });
  const clean = plain.replace(PATTERN, (character: string, kept: string | undefined) => {
    if (kept !== undefined) return kept;
    what.add(NAMES.find(({ pattern }) => pattern.test(character))?.name ?? 'invisible characters');
    return '';
  });
  return { text: clean, what: [...what] };
}

/** Entities by number, and those names that HTML gives to characters nobody sees. Source: HTML, named references. */
const ENTITY =
  /&(?:#[xX]0*([0-9a-fA-F]{1,6})|#0*([0-9]{1,7})|(?:ZeroWidthSpace|Negative(?:Very)?(?:Thin|Medium|Thick)Space|zwn?j|[lr]rm|shy|NoBreak|ApplyFunction|af|InvisibleTimes|it|InvisibleComma|ic)(?=;))(?:;|(?![0-9a-zA-Z]))/g;

/** The same characters, written as entities: markup shows neither. */
export function withoutInvisibleEntities(text: string): Cleaned {
  let isFound = false;
  const clean = text.replace(ENTITY, (entity, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal === undefined ? Number(decimal ?? 0x200b) : Number.parseInt(hexadecimal, 16);
    if (code <= 0x10ffff && !NAMES.some(({ pattern }) => pattern.test(String.fromCodePoint(code))))
      return entity;
    isFound = true;
    return '';
  });
  return { text: clean, what: isFound ? ['invisible characters'] : [] };
}
