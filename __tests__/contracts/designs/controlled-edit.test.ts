import { describe, expect, test } from 'vitest';
import { git } from '../../support/repository.ts';
import { call, complete, fileIn, turn, wholeRun } from '../../support/whole-run.ts';

describe('Controlled Edit Mode v1', () => {
  const edit = (filename: string, oldText: string, newText: string) =>
    call('edit_file', { filename, old_text: oldText, new_text: newText });
  const controlled = (files: Readonly<Record<string, string>>, ...calls: ReturnType<typeof call>[]) =>
    wholeRun({
      files,
      args: ['--mode', 'controlled-edit'],
      config: 'controlled_edit: { build: "echo built" }\n',
      script: [turn(...calls), turn(complete('never asked'))],
    });

  test('blocks a call that names a second file, and ends at once', async () => {
    const run = await controlled(
      { 'a.txt': 'start\n', 'b.txt': 'start\n' },
      edit('a.txt', 'start', 'end'),
      edit('b.txt', 'start', 'end'),
    );
    expect(run.code, run.stderr).toBe(0);
    expect(run.requests).toHaveLength(1);
    expect([fileIn(run.root, 'a.txt'), fileIn(run.root, 'b.txt')]).toEqual(['end\n', 'start\n']);
  });

  test('makes its checkpoint before the edit is written, and it is the tree of the start', async () => {
    const run = await controlled({ 'a.txt': 'start\n' }, edit('a.txt', 'start', 'end'));
    expect(run.code, run.stderr).toBe(0);
    const types = run.reports.events.map(({ event }) => event.type);
    expect(types.indexOf('tree_opened')).toBeLessThan(types.indexOf('change_kept'));
    const opened = run.reports.events.find(({ event }) => event.type === 'tree_opened');
    expect(Reflect.get(run.reports.execution, 'controlled_edit')).toEqual({
      has_edited: true,
      build_success: true,
      edit_file_path: 'a.txt',
      edit_checkpoint_id: opened?.event.tree,
      edit_build_output: 'built\n',
    });
    expect(opened?.event.tree).toBe(git(run.root, 'rev-parse', 'HEAD~1^{tree}'));
  });

  test('takes colons, quotes, backslashes and line ends in its arguments as they are', async () => {
    const before = 'auto s = std::string{"a:b"};\n// C:\\temp $& \\n\n';
    const after = 'auto s = std::string{"b:a"};\n// D:\\temp $1 \\t\n';
    const run = await controlled({ 'a.cpp': `${before}end\n` }, edit('a.cpp', before, after));
    expect(run.code, run.stderr).toBe(0);
    expect(fileIn(run.root, 'a.cpp')).toBe(`${after}end\n`);
  });

  test('refuses a call without filename or old_text, which is no edit yet', async () => {
    const run = await controlled(
      { 'a.txt': 'start\n' },
      call('edit_file', { old_text: 'start', new_text: 'x' }),
      call('edit_file', { filename: 'a.txt', new_text: 'x' }),
      edit('a.txt', '', 'x'),
      edit('a.txt', 'start', 'end'),
    );
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.toolTexts.slice(0, 3)).toEqual([
      expect.stringContaining('"filename" is missing'),
      expect.stringContaining('"old_text" is missing'),
      expect.stringContaining('"old_text" is empty'),
    ]);
    expect(fileIn(run.root, 'a.txt')).toBe('end\n');
  });
});
