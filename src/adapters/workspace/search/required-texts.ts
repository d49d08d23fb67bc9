/** Texts of which every match of a pattern contains at least one. */
export interface RequiredTexts {
  readonly texts: readonly string[];
  readonly ignoreCase: boolean;
}

const MAX_BRANCHES = 20;

/** An escape, a class, or a character that encodings or case folding could spell in another way. */
const ESCAPE_OR_CLASS =
  /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|c[A-Za-z]|k<[^>]*>|\d+|(.))|\[(?:\\.|[^\\\]])*\]|[^ -~]/gs;
const INNERMOST_GROUP = /\([^()]*\)/g;
const OPTIONAL_CHARACTER = /.(?:[*?]|\{\d+(?:,\d*)?\})\??/gs;
const REPEATED_CHARACTER = /\+\??/g;
/** A placeholder for unknown text. */
const UNKNOWN = '.';
const NOT_LITERAL = /[.^${}]/;
/** Private-use characters that hold escaped characters such as `\(` until groups and branches are parsed. */
const LITERAL_BASE = 0xe000;
const LITERALS = /[\ue020-\ue07e]/g;

/**
 * Returns what a line must contain if it matches, so that `git grep` can name the files worth reading. Returns null
 * where nothing can be said. A text that is not certain is left out.
 */
export function requiredTexts({ source, flags }: RegExp): RequiredTexts | null {
  if (flags.includes('u') || flags.includes('v')) return null;
  const branches = withoutGroups(source.replace(ESCAPE_OR_CLASS, literalOrUnknown)).split('|');
  if (branches.length > MAX_BRANCHES) return null;
  const texts = branches.map(longestText);
  return texts.includes('') ? null : { texts, ignoreCase: flags.includes('i') };
}

/**
 * Returns the literal of an escaped punctuation mark. An escaped letter or digit is a class, a position or a reference.
 */
function literalOrUnknown(_: string, escaped: string = ''): string {
  return /^[ -/:-@[-`{-~]$/.test(escaped)
    ? String.fromCharCode(LITERAL_BASE + escaped.charCodeAt(0))
    : UNKNOWN;
}

function withoutGroups(text: string): string {
  const outer = text.replace(INNERMOST_GROUP, UNKNOWN);
  return outer === text ? text : withoutGroups(outer);
}

function longestText(branch: string): string {
  const texts = branch
    .replace(OPTIONAL_CHARACTER, UNKNOWN)
    .replace(REPEATED_CHARACTER, UNKNOWN)
    .split(NOT_LITERAL)
    .map((text) => text.replace(LITERALS, (each) => String.fromCharCode(each.charCodeAt(0) - LITERAL_BASE)));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
