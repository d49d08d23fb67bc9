/** An annotation is cut at 4,096 characters by GitHub; one line for a person needs less. */
const ANNOTATION_LIMIT = 1000;

/** The data of a workflow command, as the runner unescapes it. */
export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** `::error title=…::…`; the text is ours, made harmless before. */
export function annotation(level: 'error' | 'warning', title: string, text: string): string {
  const data = escapeData(text.length > ANNOTATION_LIMIT ? `${text.slice(0, ANNOTATION_LIMIT - 1)}…` : text);
  return `::${level} title=${escapeProperty(title)}::${data}`;
}

export function groupStart(title: string): string {
  return `::group::${escapeData(title)}`;
}

export const GROUP_END = '::endgroup::';

/**
 * Lines between marks that switch the runner's parser off, under a name that what stands between them cannot
 * know. A belt over `harmlessLines`: should the parser learn a new form, it still reads nothing of this.
 */
export function unparsed(lines: readonly string[], token: string): readonly string[] {
  return [`::stop-commands::${token}`, ...lines, `::${token}::`];
}
