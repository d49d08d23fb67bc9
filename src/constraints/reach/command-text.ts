/** The line that opens a here-document, and its closing word. */
const OPENING = /<<-?\s*(['"]?)([A-Za-z_]\w*)\1/;

/** Programs that only pass a here-document on. */
const COPIES = /^\s*(?:cat|tee)\b/;

/**
 * The command without the here-documents that are only written to a file: they are the file's content, which is
 * judged as such, and quote paths and programs that nobody runs now.
 */
export function commandText(command: string): string {
  const lines = command.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    kept.push(line);
    const word = OPENING.exec(line)?.[2];
    if (word === undefined || !COPIES.test(line)) continue;
    const end = lines.findIndex((each, index) => index > at && each.trim() === word);
    if (end > 0) at = end;
  }
  return kept.join('\n');
}
