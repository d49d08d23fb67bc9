import { fromShown } from '../core/invisible.ts';
import type { WorkspacePath } from '../core/path.ts';
import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import type { EditProposal, EditTool } from '../core/tool.ts';
import { contentBefore, MAX_WRITTEN_BYTES, shown } from './current-file.ts';
import { applyEdits } from './edit/engine.ts';
import { applyUnified } from './edit/unified.ts';
import { hasHalfCharacter } from './encoding.ts';
import { flag, listOf, optional, schemaOf, type Taken, takeFields, text } from './fields.ts';

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
type Args = Taken<typeof fields>;
type Edits = NonNullable<Args['edits']>;

/** What either engine gives. */
type Applied = ReturnType<typeof applyEdits>;

export const applyDiff: EditTool<Args> = {
  kind: 'edit',
  spec: {
    name: 'apply_diff',
    description: 'Change a file by edits, each search found once, or by a unified diff.',
    parameters: schemaOf(fields),
  },
  parse(args) {
    const taken = takeFields(fields, args, 'apply_diff');
    if (isRefusal(taken)) return taken;
    if ((taken.edits === undefined) === (taken.diff === undefined)) {
      return refuse('apply_diff: give either "edits" or "diff", and only one of them');
    }
    const texts = [taken.diff ?? '', ...(taken.edits ?? []).flatMap((one) => [one.search, one.replace])];
    if (texts.some(hasHalfCharacter)) {
      return refuse('apply_diff: a text holds half a character (a lone surrogate): send whole characters');
    }
    return taken;
  },
  target: (args) => args.path,
  async propose(args, path, { workspace, mayRead, shownFiles }) {
    const name = shown(workspace, path);
    if (!mayRead(path)) {
      const what = 'so no part of it can be edited';
      const forPeople = `${name} is hidden by denied_reads, ${what}: give a task without it, or take the file out of denied_reads if it holds no secret`;
      const reason = `${name} is not shown to you (denied_reads), ${what}: leave it as it is`;
      return { ...refuse(reason, 'FS-05'), forPeople };
    }
    const before = await contentBefore(workspace, path);
    if (isRefusal(before)) return before;
    const stale = before !== null && shownFiles.isStale(path, before);
    const applied = apply(args, { before, path, name, stale });
    if (isRefusal(applied)) return applied;
    // The refusal shows the place as it is now: what is sent next is made from that.
    if (stale && !applied.ok) shownFiles.show(path, before);
    return propose(applied, path, before, name);
  },
};

interface Start {
  readonly before: Uint8Array | null;
  readonly path: WorkspacePath;
  readonly name: string;
  /** Whether the model was shown other content than `before`. */
  readonly stale: boolean;
}

/**
 * As the model has sent it; where that does not apply, once more with the invisible characters themselves in place of
 * the escapes that it was shown (`\u{200B}`). A file that holds such an escape as text comes first.
 */
function apply(args: Args, start: Start): Applied | Refusal {
  const applied = applyAsSent(args, start);
  if (isRefusal(applied) || applied.ok) return applied;
  const meant = withInvisible(args);
  if (meant === null) return applied;
  const again = applyAsSent(meant, start);
  return !isRefusal(again) && again.ok ? again : applied;
}

/** null where no invisible character is named. */
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
  // The headers of a diff name the file as the model does: from the folder it works in.
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

/** A new file is one edit with nothing to search for. */
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
