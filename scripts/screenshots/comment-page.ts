/** A plain page that shows a comment of ours about as GitHub does. The styles are our own. */
const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--box:#f6f8fa;--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--link:#0969da;--code:#eff1f3;--add:#dafbe1;--del:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--box:#151b23;--ink:#e6edf3;--soft:#9198a1;--line:#3d444d;--link:#4493f8;--code:#262c36;--add:#12361f;--del:#3c1618}}
*{box-sizing:border-box}body{margin:0;padding:24px;background:var(--bg);color:var(--ink);font:14px/1.5 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
article{border:1px solid var(--line);border-radius:6px;max-width:860px;margin:auto}
article>header{background:var(--box);border-bottom:1px solid var(--line);border-radius:6px 6px 0 0;padding:8px 16px;color:var(--soft)}
header b{color:var(--ink)}header i{font-style:normal;font-size:12px;border:1px solid var(--line);border-radius:99px;padding:0 7px;margin-left:4px}
main{padding:16px}main>:first-child{margin-top:0}p,table,blockquote,pre,details{margin:0 0 14px}
h2{font-size:21px;border-bottom:1px solid var(--line);padding-bottom:5px;margin:0 0 14px}h3{font-size:17px;margin:20px 0 12px}
a{color:var(--link);text-decoration:none}code{font:12px ui-monospace,Menlo,Consolas,monospace;background:var(--code);padding:2px 5px;border-radius:6px;overflow-wrap:anywhere}
pre{background:var(--box);padding:12px;border-radius:6px;font:12px/1.45 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap}
blockquote{border-left:4px solid var(--line);padding-left:14px;color:var(--soft);margin-left:0}
table{border-collapse:collapse}td code{white-space:nowrap}td,th{border:1px solid var(--line);padding:5px 12px;font-weight:400}th{font-weight:600}tr:nth-child(2n){background:var(--box)}
sub{font-size:11.5px;color:var(--soft);vertical-align:baseline}summary{cursor:pointer}svg{width:1.05em;height:1.05em;vertical-align:-.15em}`;

/** Drawn here, because not every machine has a font with these signs. */
const SIGNS: Readonly<Record<string, string>> = {
  '✅': sign(
    '<rect width="16" height="16" rx="3" fill="#2da44e"/><path d="M3.5 8.5l3 3 6-7" fill="none" stroke="#fff" stroke-width="2"/>',
  ),
  '🟢': sign('<circle cx="8" cy="8" r="7" fill="#2da44e"/>'),
  '🔴': sign('<circle cx="8" cy="8" r="7" fill="#cf222e"/>'),
};

function sign(shape: string): string {
  return `<svg viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

/** The inline Markdown that our comments use: code, links, strong text, escaped signs, small print. */
function inline(source: string): string {
  const pieces =
    /(`+)(.+?)\1|\[((?:`[^`]*`|[^\]])+)\]\(([^)]+)\)|\*\*(.+?)\*\*|\\([!-~])|(<\/?sub>)|([&<>"])/g;
  return source.replace(pieces, (whole, _tick, code, label, target, strong, sign, tag, special) => {
    if (code !== undefined) return `<code>${escaped(code)}</code>`;
    if (label !== undefined) return `<a href="${escaped(target)}">${inline(label)}</a>`;
    if (strong !== undefined) return `<strong>${inline(strong)}</strong>`;
    if (sign !== undefined) return escaped(sign);
    return tag ?? (special === '&' ? '&' : special === undefined ? whole : escaped(special));
  });
}

function tableHtml(lines: readonly string[]): string {
  const sides = (lines[1] ?? '').split('|').slice(1, -1);
  const row = (line: string, tag: string): string => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    const side = (at: number): string => ((sides[at] ?? '').trim().endsWith('-:') ? 'right' : 'left');
    return `<tr>${cells.map((cell, at) => `<${tag} style="text-align:${side(at)}">${inline(cell)}</${tag}>`).join('')}</tr>`;
  };
  return `<table>${lines.map((line, at) => (at === 1 ? '' : row(line, at === 0 ? 'th' : 'td'))).join('')}</table>`;
}

function blockHtml(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (/^`{3}/.test(first)) return `<pre>${escaped(lines.slice(1, -1).join('\n'))}</pre>`;
  const heading = /^(#{2,3}) (.*)$/.exec(first);
  if (heading !== null) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`;
  if (first.startsWith('> ')) return `<blockquote>${inline(first.slice(2))}</blockquote>`;
  if (first.startsWith('| ')) return tableHtml(lines);
  if (/^<\/?details>/.test(first)) return first;
  return `<p>${lines.map(inline).join('<br>')}</p>`;
}

function withSigns(html: string): string {
  return html.replace(/[✅🟢🔴]/gu, (found) => SIGNS[found] ?? found);
}

/** Returns the page. `markdown` is a comment of ours. */
export function commentPage(markdown: string): string {
  const blocks =
    markdown.replace(/<!--[\s\S]*?-->\n?/g, '').match(/^(`{3,})[\s\S]*?^\1$|[^\n](?:.|\n(?!\n))*/gm) ?? [];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Comment</title><style>${STYLE}</style><article><header><b>github-actions</b> <i>bot</i> commented just now</header><main>${withSigns(blocks.map(blockHtml).join('\n'))}</main></article></html>`;
}
