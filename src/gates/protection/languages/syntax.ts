/**
 * Each pattern matches the comments and strings of a language. `gone` matches text that never runs. Strings are matched
 * so that comment marks in them are ignored. An unclosed comment extends to the end of the text.
 */
const END = String.raw`(?![\s\S])`;
const STRINGS = String.raw`"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`;
const SLASHES = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|${END})`;

/** `//`, block comments, strings in either quote. */
export const C_LIKE = new RegExp(`(?<gone>${SLASHES})|${STRINGS}`, 'g');

/** Like `C_LIKE`, plus code that the preprocessor leaves out. */
export const C_FAMILY = new RegExp(
  String.raw`(?<gone>${SLASHES}|^[ \t]*#[ \t]*if[ \t]+0\b[\s\S]*?(?:^[ \t]*#[ \t]*endif|${END}))|${STRINGS}`,
  'gm',
);

/** A single quote is not matched, because it begins a lifetime. */
export const RUST = new RegExp(String.raw`(?<gone>${SLASHES})|"(?:\\[\s\S]|[^"\\])*"?`, 'g');

export const PHP = new RegExp(String.raw`(?<gone>${SLASHES}|#(?!\[)[^\n]*)|${STRINGS}`, 'g');

/** Triple-quoted text may span many lines, and so hide tests. */
export const PYTHON = new RegExp(
  String.raw`(?<gone>#[^\n]*|"""[\s\S]*?(?:"""|${END})|'''[\s\S]*?(?:'''|${END}))|${STRINGS}`,
  'g',
);

export const RUBY = new RegExp(
  String.raw`(?<gone>^=begin\b[\s\S]*?(?:^=end\b|${END})|^__END__$[\s\S]*|(?:^|(?<=\s))#[^\n]*)|${STRINGS}`,
  'gm',
);

/** Like Python's, but the quotes stay, because they can be part of a call (`test.each`). */
export const SCRIPT = new RegExp(
  String.raw`(?<gone>${SLASHES})|\x60(?<inside>(?:\\[\s\S]|[^\x60\\])*)\x60?|${STRINGS}`,
  'g',
);

export const GO = new RegExp(String.raw`(?<gone>${SLASHES})|\x60(?<inside>[^\x60]*)\x60?|${STRINGS}`, 'g');
