/**
 * Comments and strings of a language as one pattern: `gone` is what never runs; strings are matched only so that
 * a comment mark in them is none. A comment that nothing closes goes to the end of the text.
 */
const END = String.raw`(?![\s\S])`;
const STRINGS = String.raw`"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`;
const SLASHES = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|${END})`;

/** `//`, block comments, strings in either quote. */
export const C_LIKE = new RegExp(`(?<gone>${SLASHES})|${STRINGS}`, 'g');

/** The same, with what the preprocessor leaves out. */
export const C_FAMILY = new RegExp(
  String.raw`(?<gone>${SLASHES}|^[ \t]*#[ \t]*if[ \t]+0\b[\s\S]*?(?:^[ \t]*#[ \t]*endif|${END}))|${STRINGS}`,
  'gm',
);

/** A lone quote begins a lifetime, no string. */
export const RUST = new RegExp(String.raw`(?<gone>${SLASHES})|"(?:\\[\s\S]|[^"\\])*"?`, 'g');

export const PHP = new RegExp(String.raw`(?<gone>${SLASHES}|#(?!\[)[^\n]*)|${STRINGS}`, 'g');

/** A text in three quotes may go over many lines, and so hide tests. */
export const PYTHON = new RegExp(
  String.raw`(?<gone>#[^\n]*|"""[\s\S]*?(?:"""|${END})|'''[\s\S]*?(?:'''|${END}))|${STRINGS}`,
  'g',
);

export const RUBY = new RegExp(
  String.raw`(?<gone>^=begin\b[\s\S]*?(?:^=end\b|${END})|^__END__$[\s\S]*|(?:^|(?<=\s))#[^\n]*)|${STRINGS}`,
  'gm',
);

/** As in Python; but the marks stay, for a call may be made with them (`test.each`). */
export const SCRIPT = new RegExp(
  String.raw`(?<gone>${SLASHES})|\x60(?<inside>(?:\\[\s\S]|[^\x60\\])*)\x60?|${STRINGS}`,
  'g',
);

export const GO = new RegExp(String.raw`(?<gone>${SLASHES})|\x60(?<inside>[^\x60]*)\x60?|${STRINGS}`, 'g');
