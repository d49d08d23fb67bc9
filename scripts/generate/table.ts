/** A Markdown table. Bars and line breaks in cells are made harmless. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** As code; nothing where there is nothing to show. */
export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
