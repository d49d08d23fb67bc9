/** The length of an annotation. GitHub cuts at 4,096 characters; a line for people needs less. */
const ANNOTATION_LIMIT = 1000;

/** Escapes the data of a workflow command. */
export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Returns `::error title=…::…`. The text must be safe to print. */
export function annotation(level: 'error' | 'warning', title: string, text: string): string {
  const data = escapeData(text.length > ANNOTATION_LIMIT ? `${text.slice(0, ANNOTATION_LIMIT - 1)}…` : text);
  return `::${level} title=${escapeProperty(title)}::${data}`;
}

export function groupStart(title: string): string {
  return `::group::${escapeData(title)}`;
}

export const GROUP_END = '::endgroup::';

/**
 * Puts lines between marks that turn the runner's parser off, under a name that the lines cannot know. This is a second
 * defense after `printableLines`, in case the parser learns a new form.
 */
export function unparsed(lines: readonly string[], token: string): readonly string[] {
  return [`::stop-commands::${token}`, ...lines, `::${token}::`];
}
