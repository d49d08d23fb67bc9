import { isRefusal, refuse } from '../core/run/refusal.ts';
import type { EditTool } from '../core/tools/tool.ts';
import { applyDiff } from './apply-diff.ts';
import { type ParsedArguments, parseArguments, schemaOf, text } from './argument-fields.ts';

const fields = { filename: text(), old_text: text(), new_text: text() };
type Args = ParsedArguments<typeof fields>;

/** The editing tool of the mode controlled-edit. Source: "Controlled Edit Mode v1", 2. */
export const editFile: EditTool<Args> = {
  kind: 'edit',
  spec: {
    name: 'edit_file',
    description:
      'Make the one edit of this run: old_text, found once in an existing file, becomes new_text. Then it is built and the run ends.',
    parameters: schemaOf(fields),
  },
  parse(args) {
    const taken = parseArguments(fields, args, 'edit_file');
    if (isRefusal(taken)) return taken;
    const missing = ['filename', 'old_text'].find((name) => taken[name as 'filename' | 'old_text'] === '');
    if (missing !== undefined) return refuse(`edit_file: "${missing}" is empty: give it`);
    const asDiff = applyDiff.parse(diffArguments(taken));
    return isRefusal(asDiff) ? asDiff : taken;
  },
  target: (args) => args.filename,
  propose: (args, path, context) => applyDiff.propose(diffArguments(args), path, context),
};

function diffArguments({ filename, old_text, new_text }: Args) {
  const edits = [{ search: old_text, replace: new_text, replace_all: undefined }];
  return { path: filename, edits, diff: undefined };
}
