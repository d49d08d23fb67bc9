/**
 * Invisible characters that hide, reorder or carry text (CVE-2021-42574 and similar). This is the only list of them in
 * src. Each kind has a name for readers. The first matching kind names a character.
 */
const KINDS = [
  ['characters that change the direction of text', String.raw`\p{Bidi_Control}\u206a-\u206f`],
  ['Unicode tag characters', String.raw`\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`],
  ['variation selectors', String.raw`\ufe00-\ufe0f\u{e0100}-\u{e01ef}`],
  ['control characters', String.raw`\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ufff9-\ufffb`],
  ['broken characters', String.raw`\p{Cs}\p{Noncharacter_Code_Point}`],
  // The excluded format characters are visible: Arabic, Syriac and Kaithi number signs. All others are invisible.
  [
    'invisible characters',
    String.raw`\p{DI}\u2028\u2029[\p{Cf}--[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]`,
  ],
] as const;

export type InvisibleKind = (typeof KINDS)[number][0];

export const INVISIBLE_KINDS: ReadonlySet<string> = new Set(KINDS.map(([kind]) => kind));

const SET = KINDS.map(([, set]) => set).join('');
const NAMED = KINDS.map(([kind, set]) => ({ kind, pattern: new RegExp(`[${set}]`, 'v') }));

/** Parts of an emoji that only join or color it. Source: Unicode UTS 51, ED-15a and ED-16. */
const EMOJI_PART = String.raw`(?<=\p{ExtPict}\p{EMod}?)\ufe0f|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\p{ExtPict}[\ufe0f\p{EMod}]?)\u200d(?=\p{ExtPict})`;

/** The three flags that are spelled with tag characters: England, Scotland, Wales. */
const TAGGED_FLAG = String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;

/** Scripts whose spelling needs the joiner or the non-joiner inside words. Source: Unicode 16, chapters 9 and 12. */
const JOINING = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
const JOINER = String.raw`(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`;

const INVISIBLE = new RegExp(`(?!${EMOJI_PART})[${SET}]`, 'gv');
const WRITTEN = new RegExp(`(${TAGGED_FLAG}|${JOINER})|(?!${EMOJI_PART})[${SET}]`, 'gv');
/** Characters replaced in a name: also line breaks, tabs and all other format characters. */
const IN_NAME = String.raw`${SET}\p{Cc}\p{Cf}`;
const NAME_PART = new RegExp(`[${IN_NAME}]`, 'gv');
const NAME_PART_BUT_EMOJI = new RegExp(`(?!${EMOJI_PART})[${IN_NAME}]`, 'v');
/** Adds characters that fonts need not support: private use and unassigned. */
const NOT_SHOWN = new RegExp(String.raw`[${IN_NAME}\p{C}]`, 'gv');

/** The first character of many files that Windows programs write. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The escaped form of an invisible character: `\u{E0041}`. */
const SHOWN = /\\u\{([0-9A-Fa-f]{1,6})\}/g;

/** Replaces each invisible character. */
export function replaceInvisible(text: string, by: (character: string) => string): string {
  return text.replace(INVISIBLE, by);
}

/**
 * Replaces each invisible character of a text that a person wrote. Keeps flags, and the joiners that the spelling of
 * Persian, Hindi and other languages needs.
 */
export function replaceInWriting(text: string, by: (kind: InvisibleKind) => string): string {
  return text.replace(WRITTEN, (character: string, kept: string | undefined) =>
    kept === undefined ? by(invisibleKind(character) ?? 'invisible characters') : kept,
  );
}

/** Returns the kind of an invisible character, in any context; null for a visible one. */
export function invisibleKind(character: string): InvisibleKind | null {
  return NAMED.find(({ pattern }) => pattern.test(character))?.kind ?? null;
}

/** Replaces every invisible character of a name, including line breaks and parts of emoji. */
export function replaceInName(name: string, by: (character: string) => string = () => ''): string {
  return name.replace(NAME_PART, by);
}

/** Returns true if a name has an invisible character. `emoji` allows those that only join or color an emoji. */
export function hidesInName(name: string, allow: 'emoji' | 'nothing' = 'nothing'): boolean {
  return allow === 'emoji' ? NAME_PART_BUT_EMOJI.test(name) : replaceInName(name) !== name;
}

/** Returns a name for one line of a message. Characters that are not visible everywhere become `\u{202e}`. */
export function shownName(name: string): string {
  return name.replace(NOT_SHOWN, (character) => escaped(character).toLowerCase());
}

/** Returns the escaped form: `\u{E0041}`. */
export function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}

export interface ShownText {
  readonly text: string;
  /** Number of invisible characters that were escaped. */
  readonly count: number;
}

/** Escapes the invisible characters of a text for a model. */
export function showInvisible(text: string): ShownText {
  let count = 0;
  const shown = replaceInvisible(text, (character) => {
    count += 1;
    return escaped(character);
  });
  return { text: shown, count };
}

/** Turns escapes that a model copied from `showInvisible` back into characters. Keeps other escapes. */
export function fromShown(text: string): string {
  return text.replace(SHOWN, (shown, hex: string) => {
    const point = Number.parseInt(hex, 16);
    if (point > 0x10ffff) return shown;
    const character = String.fromCodePoint(point);
    return replaceInvisible(character, () => '') === '' ? character : shown;
  });
}
