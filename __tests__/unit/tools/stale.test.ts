import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/core/run/refusal.ts';
import type { ToolContext } from '../../../src/core/tools/tool.ts';
import { type Fixture, fixture, mustRefuse, mustWork } from '../adapters/workspace/fixture.ts';
import { contextOf, tool } from './run.ts';

const FILE = 'a.ts';
const OLD = 'f() {\n    one();\n    two();\n}\n';
/** As a formatter leaves it. */
const NEW = 'f() {\n  one();\n  two();\n}\n';

/** One session: what is shown is remembered from call to call. */
function session(made: Fixture) {
  const context: ToolContext = contextOf(made);
  const path = mustWork({ path: FILE as Parameters<ToolContext['mayRead']>[0] }).path;
  return {
    context,
    async read(): Promise<void> {
      const reader = tool('read_file');
      if (reader.kind === 'read') mustWork(await reader.run(reader.parse({ path: FILE }), path, context));
    },
    async edit(search: string, replace: string) {
      const editor = tool('apply_diff');
      if (editor.kind !== 'edit') throw new Error('apply_diff is no editing tool');
      return editor.propose(editor.parse({ path: FILE, edits: [{ search, replace }] }), path, context);
    },
  };
}

/** A file that was shown, then changed by somebody else. */
async function changed() {
  const made = fixture({ [FILE]: OLD });
  const one = session(made);
  await one.read();
  writeFileSync(join(made.root, FILE), NEW);
  return { made, ...one };
}

describe('an edit of a file that is not what the model was shown', () => {
  it('case 36: a file that changed since it was shown takes an exact edit', async () => {
    const { edit } = await changed();
    const { after } = mustWork(await edit('two();', '2();'));
    expect(Buffer.from(after).toString()).toBe('f() {\n  one();\n  2();\n}\n');
  });

  it('case 36: a file that changed since it was shown refuses any other, with what it reads now', async () => {
    const { edit } = await changed();
    const { reason } = mustRefuse(await edit('    one();\n    two();\n', '    one();\n    2();\n'));
    expect(reason).toContain(
      'the search does not match exactly, and the file has changed since it was shown',
    );
    expect(reason).toContain('    2|   one();\n*    3|   two();');
    // What the refusal showed is known from then on.
    const again = mustWork(await edit('    one();\n    two();\n', '    one();\n    2();\n'));
    expect(Buffer.from(again.after).toString()).toBe('f() {\n  one();\n  2();\n}\n');
  });

  it('case 36: a file that changed since it was shown is not edited by another reading of the search', async () => {
    const fenced = '```\n  one();\n```';
    const unread = session(fixture({ [FILE]: NEW }));
    mustWork(await unread.edit(fenced, '```\n  1();\n```'));
    const { edit } = await changed();
    expect(mustRefuse(await edit(fenced, '```\n  1();\n```')).reason).toContain(
      'has changed since it was shown',
    );
  });

  it('is as it was shown once it is read again, and where it never was shown nothing is known', async () => {
    const { read, edit } = await changed();
    await read();
    mustWork(await edit('    one();\n    two();\n', '    one();\n    2();\n'));
    const unread = session(fixture({ [FILE]: NEW }));
    mustWork(await unread.edit('    one();\n    two();\n', '    one();\n    2();\n'));
  });

  it('is known after an edit of the model’s own, but not what else had changed', async () => {
    const made = fixture({ [FILE]: OLD });
    const { read, edit, context } = session(made);
    await read();
    const first = mustWork(await edit('one', 'uno'));
    context.shownFiles.edited(first.path, first.before, first.after);
    expect(context.shownFiles.isStale(first.path, first.after)).toBe(false);
    writeFileSync(join(made.root, FILE), NEW);
    const second = mustWork(await edit('two', 'dos'));
    context.shownFiles.edited(second.path, second.before, second.after);
    expect(context.shownFiles.isStale(second.path, second.after)).toBe(true);
  });

  it('holds for a unified diff too', async () => {
    const { context } = await changed();
    const editor = tool('apply_diff');
    if (editor.kind !== 'edit') throw new Error('apply_diff is no editing tool');
    const diff = '@@ -2,2 +2,2 @@\n     one();\n-    two();\n+    2();\n';
    const path = editor.target({ path: FILE }) as Parameters<ToolContext['mayRead']>[0];
    const proposal = await editor.propose(editor.parse({ path: FILE, diff }), path, context);
    expect(isRefusal(proposal) && proposal.reason).toContain('has changed since it was shown');
  });

  it('case 37: of two edits computed from the same content the second is not written', async () => {
    const made = fixture({ [FILE]: OLD });
    const { edit } = session(made);
    const [first, second] = [mustWork(await edit('one', 'uno')), mustWork(await edit('two', 'dos'))];
    expect(await made.workspace.write(first.path, first.after, first.before)).toBeUndefined();
    const refused = await made.workspace.write(second.path, second.after, second.before);
    expect(refused !== undefined && isRefusal(refused)).toBe(true);
    const retried = mustWork(await edit('two', 'dos'));
    expect(Buffer.from(retried.after).toString()).toBe('f() {\n    uno();\n    dos();\n}\n');
  });
});
