import type { FailedStep } from '../../core/forge/run-log.ts';

/** The timestamp with which the runner begins each line. Continuation lines of an output have none. */
const STAMP = /^\ufeff?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z ?/;

/** Marks of the runner, as its log and programs write them. Source: ActionCommand.cs and "Workflow commands". */
const MARK =
  /^\s*(?:##\[(?<mark>[a-z-]+)[^\]]*\]|::(?<order>error|warning|notice|debug|group|endgroup|add-mask|stop-commands|set-output|save-state|add-matcher|remove-matcher|echo)(?: [^:]*)?::)(?<text>.*)$/;

/** Marks with a meaning for readers, and their replacements. Other marks are removed from their line. */
const WORDS: Readonly<Record<string, string>> = { error: 'error: ', warning: 'warning: ', command: '$ ' };

/** Marks whose lines contain nothing about the failure. */
const SILENT: readonly string[] = [
  'endgroup',
  'debug',
  'add-mask',
  'stop-commands',
  'save-state',
  'add-matcher',
  'remove-matcher',
  'echo',
];

/**
 * Returns the part of a job's log that a failed step wrote, without timestamps and the runner's marks. A line that was
 * overwritten repeatedly keeps only its last state. The result is cut to its last `limit` characters. If no line is
 * within the step's time, the whole log counts.
 */
export function stepLog(log: string, step: FailedStep | null, limit: number): string {
  const lines = stamped(log);
  const own = step === null ? [] : upToError(lines.filter(({ at }) => isWithin(at, step)));
  const text = (own.length > 0 ? own : lines)
    .map(({ text }) => plain(text))
    .filter((line) => line !== null)
    .join('\n')
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(-limit);
  const whole = cut.slice(cut.indexOf('\n') + 1);
  return `[the ${text.length - whole.length} characters before this are left out]\n${whole}`;
}

interface LogLine {
  /** ms since the epoch, in whole seconds. A line without a time has the previous line's. */
  readonly at: number | null;
  readonly text: string;
}

function stamped(log: string): readonly LogLine[] {
  let at: number | null = null;
  return log.split(/\r?\n/).map((line) => {
    const found = STAMP.exec(line);
    if (found !== null) at = Date.parse(`${found[1]}Z`);
    return { at, text: found === null ? line : line.slice(found[0].length) };
  });
}

function isWithin(at: number | null, { startedAt, completedAt }: FailedStep): boolean {
  if (at === null || startedAt === null) return false;
  return at >= startedAt && (completedAt === null || at <= completedAt);
}

/**
 * Cuts the lines after the runner's error, which ends a failed step. Later lines of the same second belong to the next
 * step.
 */
function upToError(lines: readonly LogLine[]): readonly LogLine[] {
  const last = lines.findLastIndex(({ text }) => text.startsWith('##[error]'));
  return last < 0 ? lines : lines.slice(0, last + 1);
}

/** Returns null if the line contains no information. */
function plain(line: string): string | null {
  let end = line.length;
  // A regular expression would rescan a long row of these characters from each of them.
  while (end > 0 && line[end - 1] === '\r') end -= 1;
  const shown = line.slice(line.slice(0, end).lastIndexOf('\r') + 1, end).trimEnd();
  const groups = MARK.exec(shown)?.groups;
  if (groups === undefined) return shown;
  const mark = groups.mark ?? groups.order ?? '';
  return SILENT.includes(mark) ? null : `${WORDS[mark] ?? ''}${groups.text ?? ''}`;
}
