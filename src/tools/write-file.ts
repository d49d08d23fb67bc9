import { isRefusal, refuse } from '../core/run/refusal.ts';
import { BYTE_ORDER_MARK } from '../core/text/invisible.ts';
import type { EditTool } from '../core/tools/tool.ts';
import { type ParsedArguments, parseArguments, schemaOf, text } from './argument-fields.ts';
import { contentBefore, displayPath, MAX_WRITTEN_BYTES } from './current-file.ts';
import { elidedLine } from './edit/omission/elision.ts';
import { countLines, type Decoded, decode, hasHalfCharacter, lineEnds } from './text-encoding.ts';

const fields = { path: text(), content: text() };
type Args = ParsedArguments<typeof fields>;

export const writeFile: EditTool<Args> = {
  kind: 'edit',
  spec: {
    name: 'write_file',
    description: 'Create a file or replace its whole content.',
    parameters: schemaOf(fields),
  },
  parse(args) {
    const taken = parseArguments(fields, args, 'write_file');
    if (isRefusal(taken)) return taken;
    if (hasHalfCharacter(taken.content)) {
      return refuse(
        'write_file: "content" contains half a character (a lone surrogate): send whole characters',
      );
    }
    if (taken.content.includes('\0')) {
      return refuse(
        'write_file: "content" contains a NUL, but only text can be written: create binary files with a command',
      );
    }
    const size = Buffer.byteLength(taken.content);
    if (size > MAX_WRITTEN_BYTES) {
      return refuse(`write_file: "content" has ${size} bytes, and at most ${MAX_WRITTEN_BYTES} are written`);
    }
    return taken;
  },
  target: (args) => args.path,
  async propose({ content }, path, { workspace }) {
    const before = await contentBefore(workspace, path);
    if (isRefusal(before)) return before;
    const name = displayPath(workspace, path);
    const old = before === null ? null : decode(before);
    if (old?.encoding.startsWith('UTF-16')) {
      return refuse(`${name} is ${old.encoding}, and write_file writes UTF-8: change it with a command`);
    }
    const elided = elidedLine(old?.text ?? '', content, old?.text ?? '');
    if (elided !== undefined) {
      return refuse(
        `the content leaves something out (${JSON.stringify(elided.trim())}): send the whole file, or change a part with apply_diff`,
      );
    }
    const fitted = inStyleOf(old, content);
    const after = Buffer.from(fitted.text);
    if (before !== null && Buffer.compare(before, after) === 0) {
      return refuse(`no change: ${name} already has exactly this content`);
    }
    return { path, before, after, message: report(name, content, before === null, fitted.kept) };
  },
};

/** Keeps a file's byte-order mark. Keeps CRLF line ends if the file has only those and the content has only LF. */
function inStyleOf(old: Decoded | null, content: string): { readonly text: string; readonly kept: string[] } {
  const kept: string[] = [];
  let text = content;
  if (old !== null && lineEnds(old.text) === 'CRLF' && lineEnds(text) === 'LF') {
    text = text.replaceAll('\n', '\r\n');
    kept.push('CRLF line ends kept');
  }
  if (old?.bom === true && !text.startsWith(BYTE_ORDER_MARK)) {
    text = BYTE_ORDER_MARK + text;
    kept.push('byte-order mark kept');
  }
  return { text, kept };
}

function report(name: string, content: string, isNew: boolean, kept: readonly string[]): string {
  const lines = countLines(content);
  const about = [`${lines} line${lines === 1 ? '' : 's'}`, ...kept].join(', ');
  return `${isNew ? 'created' : 'wrote'} ${name} (${about})`;
}
