import type { Cleaned } from './cleaned.ts';

/** Ordinary HTML elements, whose closing tags cannot close our fence. */
const HTML_NAMES =
  'a|abbr|b|blockquote|br|caption|cite|code|dd|del|details|div|dl|dt|em|figure|figcaption|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|picture|pre|q|ruby|rt|s|samp|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|tt|ul|var';

const ROLE = 'system|assistant|user|human|developer|model|tool|function|instructions?';

/**
 * Text that could pass for the end of a fence or the start of another role. This covers closing tags outside HTML, tags
 * and lines that name a role, special tokens of models, and rulers with END. The first character becomes an entity, so
 * the text stays readable but is no longer a marker. Each pattern begins at one fixed place, so matching is linear.
 */
const MARKERS = [
  new RegExp(String.raw`<(?=\s*/\s*(?!(?:${HTML_NAMES})\s*>)[\p{L}_])`, 'giu'),
  new RegExp(
    String.raw`<(?=\s*(?:untrusted|${ROLE}|prompt|invoke|result|thinking|antml)[\w:-]*[\s>/])`,
    'giu',
  ),
  /[<\uff1c](?=\s{0,8}[|\uff5c])/gu,
  /<(?=<\s{0,8}\/?\s{0,8}SYS\b)/giu,
  /\[(?=\s{0,8}\/?\s{0,8}(?:INST|SYS|SYSTEM|PROMPT|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\s{0,8}\])/giu,
  new RegExp(
    String.raw`(?<=^[ \t>#*_~-]{0,20}(?:${ROLE})(?:[ \t]{1,3}(?:prompt|message|turn))?[*_]{0,3}[ \t]{0,8})[:\uff1a]`,
    'gimu',
  ),
  /(?<![-=*_~#+])[-=*_~#+](?=[-=*_~#+]{2,}[ \t]*(?:BEGIN|END|START|STOP)\b)/giu,
] as const;

/** Returns the text with every such marker broken. */
export function withoutMarkers(text: string): Cleaned {
  let clean = text;
  for (const marker of MARKERS) clean = clean.replace(marker, entity);
  return { text: clean, what: clean === text ? [] : ['markers of roles or of an end'] };
}

function entity(character: string): string {
  if (character === '<') return '&lt;';
  return `&#${character.codePointAt(0)};`;
}
