import type { Refusal } from '../core/run/refusal.ts';
import { isRefusal, refuse } from '../core/run/refusal.ts';
import { redactHead, type TextRedactor } from '../core/text/redact.ts';
import type { ReadTool } from '../core/tools/tool.ts';
import { count, optional, type ParsedArguments, parseArguments, schemaOf, text } from './argument-fields.ts';
import { displayPath, MAX_FILE_BYTES } from './current-file.ts';
import { countLines, type Decoded, decode, kindOfBinary, lineEnds } from './text-encoding.ts';

/** Limits of one result: enough for nearly every source file, without spending the budget on one call. */
const MAX_LINES = 2000;
const MAX_BYTES = 64 * 1024;

const fields = {
  path: text(),
  start_line: optional(count()),
  end_line: optional(count()),
};
type Args = ParsedArguments<typeof fields>;

/** Shows raw text without line numbers, because the model must quote a file exactly in an edit. */
export const readFile: ReadTool<Args> = {
  kind: 'read',
  spec: {
    name: 'read_file',
    description: `Show a text file, ${MAX_LINES} lines at most.`,
    parameters: schemaOf(fields),
  },
  parse(args) {
    const taken = parseArguments(fields, args, 'read_file');
    if (isRefusal(taken)) return taken;
    const { start_line: start = 1, end_line: end = start } = taken;
    if (end >= start) return taken;
    return refuse(`read_file: "end_line" ${end} is before "start_line" ${start}: swap them`);
  },
  target: (args) => args.path,
  range: ({ start_line: start = 1, end_line: end = null }) => ({ start, end }),
  async run(args, path, { workspace, redactor, shownFiles }) {
    const content = await workspace.read(path, MAX_FILE_BYTES);
    if (isRefusal(content)) return content;
    const { bytes } = content;
    shownFiles.show(path, bytes);
    if (bytes.length === 0) return '[empty file]';
    const decoded = decode(bytes);
    if (decoded === null) return `[${kindOfBinary(bytes)}, ${bytes.length} bytes: not shown]`;
    return show(decoded, args, displayPath(workspace, path), redactor);
  },
};

function show(decoded: Decoded, args: Args, name: string, redactor: TextRedactor): string | Refusal {
  const ends = lineEnds(decoded.text);
  const text = ends === 'CRLF' || ends === 'mixed' ? decoded.text.replaceAll('\r\n', '\n') : decoded.text;
  const total = countLines(text);
  const first = args.start_line ?? 1;
  if (first > total) {
    return refuse(
      `"start_line" ${first} is past the end: ${name} has ${total} line${total === 1 ? '' : 's'}`,
    );
  }
  const wanted = Math.min(args.end_line ?? total, total);
  const part = shownPart(text, first, Math.min(wanted, first + MAX_LINES - 1), redactor);
  const notes = [...aboutText(decoded, ends), ...aboutRange(part, first, wanted, total)];
  if (notes.length === 0) return part.text;
  return `[${name}: ${notes.join('; ')}]\n${part.text}`;
}

interface ShownPart {
  readonly text: string;
  /** The last line shown, at least in part. */
  readonly last: number;
  /** True if that line is cut. */
  readonly broken: boolean;
}

function shownPart(text: string, first: number, last: number, redactor: TextRedactor): ShownPart {
  const from = startOfLine(text, first);
  const whole = text.slice(from, startOfLine(text, last + 1));
  if (Buffer.byteLength(whole) <= MAX_BYTES) return { text: whole, last, broken: false };
  const head = headOf(whole);
  const lineEnd = head.lastIndexOf('\n') + 1;
  if (lineEnd === 0) return { text: redactHead(whole, head.length, redactor), last: first, broken: true };
  const kept = head.slice(0, lineEnd);
  return { text: kept, last: first + countLines(kept) - 1, broken: false };
}

/** Returns the first MAX_BYTES bytes of a text, without half a character at the end. */
function headOf(text: string): string {
  const bytes = Buffer.from(text);
  let end = MAX_BYTES;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.toString('utf8', 0, end);
}

/** Returns the start of a line; the end of the text if the line does not exist. */
function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf('\n', at);
    if (end === -1) return text.length;
    at = end + 1;
  }
  return at;
}

function aboutText({ encoding, bom }: Decoded, ends: string): string[] {
  const notes: string[] = [];
  if (encoding === 'unknown') notes.push('not UTF-8, shown as Latin-1');
  else if (encoding !== 'UTF-8') notes.push(encoding);
  else if (bom) notes.push('UTF-8 with byte-order mark, kept on edit');
  if (ends === 'CRLF') notes.push('CRLF line ends, kept on edit');
  if (ends === 'mixed') notes.push('LF and CRLF line ends mixed');
  return notes;
}

function aboutRange(part: ShownPart, first: number, wanted: number, total: number): string[] {
  if (part.broken) return [`line ${first} of ${total}, only its first ${MAX_BYTES / 1024} kB`];
  if (first === 1 && part.last === total) return [];
  const range = `lines ${first}-${part.last} of ${total}`;
  return [part.last < wanted ? `${range}, read on with start_line ${part.last + 1}` : range];
}
