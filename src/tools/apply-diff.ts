import type { WorkspacePath } from '../core/path/path.ts';
import { isRefusal, type Refusal, refuse } from '../core/run/refusal.ts';
import { fromShown } from '../core/text/invisible.ts';
import type { EditProposal, EditTool } from '../core/tools/tool.ts';
import {
  flag,
  listOf,
  optional,
  type ParsedArguments,
  parseArguments,
  schemaOf,
  text,
} from './argument-fields.ts';
import { contentBefore, displayPath, MAX_WRITTEN_BYTES } from './current-file.ts';
import { applyEdits } from './edit/apply-edits.ts';
import { applyUnified } from './edit/apply-unified-diff.ts';
import { hasHalfCharacter } from './text-encoding.ts';

const edit = {
  search: text(),
  replace: text(),
  replace_all: optional(flag()),
};
const fields = {
  path: text(),
  edits: optional(listOf(edit)),
  diff: optional(text()),
};
type Args = ParsedArguments<typeof fields>;
type Edits = NonNullable<Args['edits']>;

/** The result of either engine. */
type Applied = ReturnType<typeof applyEdits>;

export const applyDiff: EditTool<Args> = {
  kind: 'edit',
  spec: {
    name: 'apply_diff',
    description: 'Change a file by edits, each search found once, or by a unified diff.',
    parameters: schemaOf(fields),
  },
  parse(args) {
    const taken = parseArguments(fields, args, 'apply_diff');
    if (isRefusal(taken)) return taken;
    if ((taken.edits === undefined) === (taken.diff === undefined)) {
      return refuse('apply_diff: give either "edits" or "diff", and only one of them');
    }
    const texts = [taken.diff ?? '', ...(taken.edits ?? []).flatMap((one) => [one.search, one.replace])];
    if (texts.some(hasHalfCharacter)) {
      return refuse('apply_diff: a text contains half a character (a lone surrogate): send whole characters');
    }
    return taken;
  },
  target: (args) => args.path,
  async propose(args, path, { workspace, mayRead, shownFiles }) {
    const name = displayPath(workspace, path);
    if (!mayRead(path)) {
      const what = 'so no part of it can be edited';
      const forPeople = `${name} is hidden by denied_reads, ${what}: change the task, or remove the file from denied_reads if it contains no secret`;
      const reason = `${name} is not shown to you (denied_reads), ${what}: leave it as it is`;
      return { ...refuse(reason, 'FS-05'), forPeople };
    }
    const before = await contentBefore(workspace, path);
    if (isRefusal(before)) return before;
    const stale = before !== null && shownFiles.isStale(path, before);
    const applied = apply(args, { before, path, name, stale });
    if (isRefusal(applied)) return applied;
    // The refusal shows the current text, so the next edit is based on it.
    if (stale && !applied.ok) shownFiles.show(path, before);
    return propose(applied, path, before, name);
  },
};

interface Start {
  readonly before: Uint8Array | null;
  readonly path: WorkspacePath;
  readonly name: string;
  /** True if the model was shown other content than `before`. */
  readonly stale: boolean;
}

/**
 * Applies the edit as sent. If that fails, tries once more with invisible characters in place of the escapes that the
 * model was shown (`\u{200B}`). A file that contains such an escape as text comes first.
 */
function apply(args: Args, start: Start): Applied | Refusal {
  const applied = applyAsSent(args, start);
  if (isRefusal(applied) || applied.ok) return applied;
  const unescaped = withInvisible(args);
  if (unescaped === null) return applied;
  const again = applyAsSent(unescaped, start);
  return !isRefusal(again) && again.ok ? again : applied;
}

/** Returns null if the arguments contain no such escape. */
function withInvisible(args: Args): Args | null {
  const diff = args.diff === undefined ? undefined : fromShown(args.diff);
  const edits = args.edits?.map((one) => ({
    ...one,
    search: fromShown(one.search),
    replace: fromShown(one.replace),
  }));
  const isNamed = diff !== args.diff || edits?.some(({ search }, at) => search !== args.edits?.[at]?.search);
  return isNamed === true ? { ...args, diff, edits } : null;
}

function applyAsSent(args: Args, { before, path, name, stale }: Start): Applied | Refusal {
  // The headers of a diff name the file as the model does: relative to its working folder.
  if (args.diff !== undefined) return applyUnified(before, args.diff, name, stale);
  const edits = args.edits ?? [];
  if (before === null && !creates(edits)) {
    return refuse(
      `no such file: ${name}; to create it send one edit with an empty search, or use write_file; to edit another file correct the path`,
    );
  }
  return applyEdits(
    before,
    edits.map(({ search, replace, replace_all }) => ({ search, replace, replaceAll: replace_all ?? false })),
    path,
    stale,
  );
}

/** Returns true for a single edit with an empty search, which creates a file. */
function creates(edits: Edits): boolean {
  return edits.length === 1 && edits[0]?.search === '';
}

function propose(
  applied: Applied,
  path: WorkspacePath,
  before: Uint8Array | null,
  name: string,
): EditProposal | Refusal {
  if (!applied.ok) return refuse(applied.reason, applied.code);
  const { after, report } = applied;
  if (before !== null && Buffer.compare(before, after) === 0) {
    return refuse(`no change: ${name} stays as it is; ${report}`);
  }
  if (after.length > MAX_WRITTEN_BYTES) {
    return refuse(`${name} would have ${after.length} bytes, and at most ${MAX_WRITTEN_BYTES} are written`);
  }
  return { path, before, after, message: report };
}
