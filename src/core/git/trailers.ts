/** The trailers of every commit that a run makes. Source: docs/reports.md, events.jsonl. */

/** Names the run. A commit that carries it is ours. */
export const RUN_TRAILER = 'Forge-Run';

/** Names the audit chain's head at the event that binds the commit's tree. */
export const AUDIT_TRAILER = 'Forge-Audit';

/** Names the branch that the run made the commit for. A branch is ours if its last commit names it. */
export const BRANCH_TRAILER = 'Forge-Branch';

const OURS = new RegExp(
  String.raw`^[ \t]*(?:${RUN_TRAILER}|${AUDIT_TRAILER}|${BRANCH_TRAILER})[ \t]*[:=]`,
  'im',
);

/** Returns true if a line of a message would be read as one of our trailers. */
export function namesOurTrailer(message: string): boolean {
  return OURS.test(message.replace(/\r\n?/g, '\n'));
}

/**
 * Returns the value of a trailer that a run wrote: one line of the last paragraph, and nowhere else. `elsewhere`: only
 * another paragraph has it. `doubtful`: the message has it more than once, folded, indented or in another spelling,
 * which a run never writes. Null: the message does not have it.
 */
export function trailerOf(
  message: string,
  key: string,
): { readonly value: string } | 'elsewhere' | 'doubtful' | null {
  const lines = message.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const named = new RegExp(String.raw`^[ \t]*${key}[ \t]*[:=]`, 'i');
  const found = lines.flatMap((line, at) => (named.test(line) ? [at] : []));
  const [at, second] = found;
  if (at === undefined) return null;
  const isLastParagraph =
    lines.slice(at).every((line) => line.trim() !== '') && lines.slice(0, at).includes('');
  const isFolded = /^[ \t]/.test(lines[at + 1] ?? '');
  const line = lines[at] ?? '';
  const isExact = line.startsWith(`${key}: `) && line.trim() === line;
  if (second === undefined && !isLastParagraph) return 'elsewhere';
  if (second !== undefined || isFolded || !isExact) return 'doubtful';
  return { value: line.slice(key.length + 2) };
}
