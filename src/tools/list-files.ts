import { posix } from 'node:path';
import { isRefusal } from '../core/refusal.ts';
import type { ReadTool } from '../core/tool.ts';
import { shown } from './current-file.ts';
import { flag, optional, schemaOf, type Taken, takeFields, text } from './fields.ts';

/** Names one call shows at most. */
const MAX_NAMES = 500;

const fields = { path: optional(text()), recursive: optional(flag()) };
type Args = Taken<typeof fields>;

export const listFiles: ReadTool<Args> = {
  kind: 'read',
  spec: {
    name: 'list_files',
    description: 'List a folder; recursive skips ignored files.',
    parameters: schemaOf(fields),
  },
  parse: (args) => takeFields(fields, args, 'list_files'),
  target: (args) => args.path ?? '.',
  async run({ recursive = false }, path, { workspace }) {
    const listing = await workspace.list(path, recursive, MAX_NAMES);
    if (isRefusal(listing)) return listing;
    const folder = shown(workspace, path);
    if (listing.names.length === 0) return `[${folder} is empty]`;
    const names = listing.names.map((name) => joined(folder, name)).join('\n');
    return listing.more ? `${names}\n[only the first ${MAX_NAMES} are shown: list a folder below]` : names;
  },
};

/** Paths as the other tools take them, so that none has to be put together. */
function joined(folder: string, name: string): string {
  return folder === '.' ? name : posix.join(folder, name);
}
