import { posix } from 'node:path';
import { isRefusal } from '../core/run/refusal.ts';
import type { ReadTool } from '../core/tools/tool.ts';
import { flag, optional, type ParsedArguments, parseArguments, schemaOf, text } from './argument-fields.ts';
import { displayPath } from './current-file.ts';

/** Maximum number of names in one result. */
const MAX_NAMES = 500;

const fields = { path: optional(text()), recursive: optional(flag()) };
type Args = ParsedArguments<typeof fields>;

export const listFiles: ReadTool<Args> = {
  kind: 'read',
  spec: {
    name: 'list_files',
    description: 'List a folder; recursive skips ignored files.',
    parameters: schemaOf(fields),
  },
  parse: (args) => parseArguments(fields, args, 'list_files'),
  target: (args) => args.path ?? '.',
  async run({ recursive = false }, path, { workspace }) {
    const listing = await workspace.list(path, recursive, MAX_NAMES);
    if (isRefusal(listing)) return listing;
    const folder = displayPath(workspace, path);
    if (listing.names.length === 0) return `[${folder} is empty]`;
    const names = listing.names.map((name) => joined(folder, name)).join('\n');
    return listing.more ? `${names}\n[only the first ${MAX_NAMES} are shown: list a folder below]` : names;
  },
};

/** Returns a path that the other tools accept. */
function joined(folder: string, name: string): string {
  return folder === '.' ? name : posix.join(folder, name);
}
