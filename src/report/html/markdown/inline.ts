import { isPage } from '../../../core/forge/run-pages.ts';
import { text } from '../html-text.ts';

/**
 * Matches one piece of inline Markdown at a time: code, an image or link, an address, strong text, emphasis. No
 * alternative can match across lines or match the same text in two ways, so the time is linear in the text's length.
 */
const PIECES =
  /(?<tick>`{1,3})(?<code>[^`\n]{1,2000})\k<tick>(?!`)|!?\[(?<label>[^[\]\n]{1,500})\]\((?<target>[^()\s]{1,1000})\)|(?<bare>https:\/\/[\w.~:/?#&=%+-]{1,1000}[\w/])|\*\*(?<strong>[^*\n]{1,1000})\*\*|(?<![\w*])\*(?<em>[^*\s][^*\n]{0,1000})\*(?![\w*])/g;

/** Returns inline Markdown as HTML. Everything is escaped; only code, strong, em and https links become elements. */
export function inline(source: string): string {
  let html = '';
  let from = 0;
  for (const found of source.matchAll(PIECES)) {
    html += text(source.slice(from, found.index)) + piece(found);
    from = found.index + found[0].length;
  }
  return html + text(source.slice(from));
}

function piece({ 0: whole, groups = {} }: RegExpExecArray): string {
  const { code, label, target, bare, strong, em } = groups;
  if (code !== undefined) return `<code>${text(code)}</code>`;
  if (label !== undefined && target !== undefined)
    return whole.startsWith('!') ? text(whole) : link(label, target);
  if (bare !== undefined) return anchor(bare, bare);
  if (strong !== undefined) return `<strong>${inline(strong)}</strong>`;
  return em === undefined ? text(whole) : `<em>${inline(em)}</em>`;
}

/** Shows the address beside the words, because a model chose both. Other schemes than https stay text. */
function link(label: string, target: string): string {
  const shown = text(label.replaceAll('`', ''));
  if (!target.startsWith('https://') || !isPage(target)) return `${shown} (${text(target)})`;
  return shown === text(target) ? anchor(target, target) : `${shown} (${anchor(target, target)})`;
}

function anchor(address: string, words: string): string {
  if (!isPage(address)) return text(words);
  return `<a href="${text(address)}" rel="noopener noreferrer nofollow">${text(words)}</a>`;
}
