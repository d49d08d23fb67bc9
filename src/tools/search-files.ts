import { isRefusal } from '../core/run/refusal.ts';
import type { ReadTool } from '../core/tools/tool.ts';
import { optional, type ParsedArguments, parseArguments, schemaOf, text } from './argument-fields.ts';
import { displayPath } from './current-file.ts';

/** Maximum lines and bytes of one result. */
const MAX_LINES = 200;
const MAX_BYTES = 32 * 1024;

const PARTLY =
  'but some files were not searched (very large, or too many in an ignored folder): narrow the search with path';

const fields = {
  pattern: text(),
  path: optional(text()),
  glob: optional(text()),
};
type Args = ParsedArguments<typeof fields>;

export const searchFiles: ReadTool<Args> = {
  kind: 'read',
  spec: {
    name: 'search_files',
    description: 'Find lines by JavaScript regex; (?i) in front ignores case. Skips ignored files.',
    parameters: schemaOf(fields),
  },
  parse: (args) => parseArguments(fields, args, 'search_files'),
  target: (args) => args.path ?? '.',
  async run({ pattern, glob }, path, { workspace, mayRead, redactor, signal }) {
    const query = {
      pattern,
      below: path,
      limit: MAX_LINES,
      mayRead,
      redactor,
      ...(glob === undefined ? {} : { glob }),
    };
    const found = await workspace.search(query, signal);
    if (isRefusal(found)) return found;
    const lines = withinBytes(found.lines);
    const more = found.more || lines.length < found.lines.length;
    if (lines.length === 0) {
      const where =
        glob === undefined ? displayPath(workspace, path) : `${displayPath(workspace, path)}, ${glob}`;
      return more ? `no match in ${where}, ${PARTLY}` : `no match in ${where}`;
    }
    return more
      ? `${lines.join('\n')}\n[not all matches are shown: narrow the search with path or glob]`
      : lines.join('\n');
  },
};

function withinBytes(lines: readonly string[]): readonly string[] {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes > MAX_BYTES;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
