import type { FailedStep } from '../../core/run-log.ts';

/** How the runner begins each line it writes; a line of output that has more than one is continued without. */
const STAMP = /^\ufeff?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z ?/;

/** Marks of the runner, as its log has them and as programs write them. Source: ActionCommand.cs and "Workflow commands". */
const MARK =
  /^\s*(?:##\[(?<mark>[a-z-]+)[^\]]*\]|::(?<order>error|warning|notice|debug|group|endgroup|add-mask|stop-commands|set-output|save-state|add-matcher|remove-matcher|echo)(?: [^:]*)?::)(?<text>.*)$/;

/** Marks that say something to a reader; the text behind any other one stands alone. */
const WORDS: Readonly<Record<string, string>> = { error: 'error: ', warning: 'warning: ', command: '$ ' };

/** Marks whose line says nothing about what went wrong. */
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
 * The part of a job's log that a failed step wrote, in the words of its programs: without times and the runner's own
 * marks, a line that was written over and over as it was left, and cut to its end at `limit` characters. The whole
 * log, where nothing in it is of the step's time.
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
  /** ms since the epoch, in whole seconds; a line without a time has that of the one before it. */
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

/** A step that fails ends with the runner's error; what has the same second and comes after it is the next step's. */
function upToError(lines: readonly LogLine[]): readonly LogLine[] {
  const last = lines.findLastIndex(({ text }) => text.startsWith('##[error]'));
  return last < 0 ? lines : lines.slice(0, last + 1);
}

/** null where the line says nothing. */
function plain(line: string): string | null {
  let end = line.length;
  // No expression: one that looks for the end of a long row of the same begins anew at each of them.
  while (end > 0 && line[end - 1] === '\r') end -= 1;
  const shown = line.slice(line.slice(0, end).lastIndexOf('\r') + 1, end).trimEnd();
  const groups = MARK.exec(shown)?.groups;
  if (groups === undefined) return shown;
  const mark = groups.mark ?? groups.order ?? '';
  return SILENT.includes(mark) ? null : `${WORDS[mark] ?? ''}${groups.text ?? ''}`;
}
