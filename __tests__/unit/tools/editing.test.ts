import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture, mustRefuse, mustWork } from '../adapters/workspace/fixture.ts';
import { outcome, propose } from './run.ts';

describe('write_file', () => {
  it('proposes a new file as it is sent', async () => {
    const proposal = mustWork(
      await propose(fixture(), 'write_file', { path: 'src/new.ts', content: 'a\nb' }),
    );
    expect(proposal).toMatchObject({
      path: 'src/new.ts',
      before: null,
      message: 'created src/new.ts (2 lines)',
    });
    expect(Buffer.from(proposal.after).toString()).toBe('a\nb');
  });

  it('proposes other content with what it starts from', async () => {
    const made = fixture({ 'a.ts': 'old\n' });
    const proposal = mustWork(await propose(made, 'write_file', { path: 'a.ts', content: 'new\n' }));
    expect(Buffer.from(proposal.before ?? []).toString()).toBe('old\n');
    expect(proposal.message).toBe('wrote a.ts (1 line)');
    mustWork(await made.workspace.write(proposal.path, proposal.after, proposal.before));
  });

  it('keeps CRLF and the byte-order mark of the file, and says so', async () => {
    const write = (old: string, content: string) =>
      outcome(fixture({ a: old }), 'write_file', { path: 'a', content });
    expect(await write('\ufeffx\r\ny\r\n', 'z\nw')).toEqual({
      after: '\ufeffz\r\nw',
      said: 'wrote a (2 lines, CRLF line ends kept, byte-order mark kept)',
    });
    expect((await write('x\r\n', 'z\r\n')).after).toBe('z\r\n');
    expect((await write('x\r\ny\n', 'z\n')).after).toBe('z\n');
    expect((await write('\ufeffx\n', '\ufeffz\n')).after).toBe('\ufeffz\n');
  });

  it('does not take the same content for an edit', async () => {
    const made = fixture({ a: 'x\r\n' });
    expect(await outcome(made, 'write_file', { path: 'a', content: 'x\n' })).toEqual({
      said: 'no change: a already has exactly this content',
    });
  });

  it.each([
    ['// ... existing code ...'],
    ['  # ... rest of the file ...'],
    ['/* … rest of the implementation unchanged … */'],
    ['// rest of code unchanged'],
    ['<!-- ... remaining content ... -->'],
    ['...existing code...'],
    ['# ... previous imports stay the same'],
    ['// ... other methods'],
  ])('refuses %j in place of what it stands for', async (line) => {
    const made = fixture({ 'a.ts': 'one\ntwo\nthree\n' });
    const { said } = await outcome(made, 'write_file', { path: 'a.ts', content: `one\n${line}\n` });
    expect(said).toBe(
      `the content leaves something out (${JSON.stringify(line.trim())}): send the whole file, or change a part with apply_diff`,
    );
  });

  it.each([
    ['const all = { ...existing, code };'],
    ['  ...rest,'],
    ['    ...'],
    ['// Loading...'],
    ['The rest of us waited.'],
    ['// existing code paths use this'],
    ['print("... and the rest of the story")'],
  ])('takes %j for what it is', async (line) => {
    const { after } = await outcome(fixture(), 'write_file', { path: 'a', content: `${line}\n` });
    expect(after).toBe(`${line}\n`);
  });

  it('leaves a placeholder that was there before', async () => {
    const made = fixture({ 'doc.md': '// ... existing code ...\n' });
    const content = '# Title\n// ... existing code ...\n';
    expect((await outcome(made, 'write_file', { path: 'doc.md', content })).after).toBe(content);
  });

  it('refuses UTF-16, a NUL, and a path that is not to be written', async () => {
    const made = fixture({ 'w.txt': Buffer.from('\ufeffa', 'utf16le') });
    symlinkSync('w.txt', join(made.root, 'link'));
    const said = async (path: string, content = 'x') =>
      mustRefuse(await propose(made, 'write_file', { path, content }));
    expect((await said('w.txt')).reason).toBe(
      'w.txt is UTF-16LE, and write_file writes UTF-8: change it with a command',
    );
    expect((await said('b', 'a\0')).reason).toContain('contains a NUL');
    expect((await said('link')).code).toBe('FS-02');
    expect((await said('.git/config')).code).toBe('FS-04');
  });
});

describe('apply_diff', () => {
  const edit = (search: string, replace: string) => [{ search, replace }];

  it('changes what is found once', async () => {
    const made = fixture({ 'src/app.js': 'const add = (a, b) => a - b;\n' });
    const { after } = await outcome(made, 'apply_diff', {
      path: 'src/app.js',
      edits: edit('a - b', 'a + b'),
    });
    expect(after).toBe('const add = (a, b) => a + b;\n');
  });

  it('takes a unified diff of the same path', async () => {
    const made = fixture({ 'src/app.js': 'one\ntwo\n' });
    const diff = '--- a/src/app.js\n+++ b/src/app.js\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n';
    expect((await outcome(made, 'apply_diff', { path: 'src/app.js', diff })).after).toBe('one\n2\n');
    const other = diff.replaceAll('src/app.js', 'src/b.js');
    expect(mustRefuse(await propose(made, 'apply_diff', { path: 'src/app.js', diff: other })).code).toBe(
      'PATCH-01',
    );
  });

  it('makes a new file of one edit with an empty search, and nothing else', async () => {
    const made = fixture({ old: 'x\n' });
    expect(await outcome(made, 'apply_diff', { path: 'new', edits: edit('', 'text\n') })).toEqual({
      after: 'text\n',
      said: 'new: created',
    });
    expect((await outcome(made, 'apply_diff', { path: 'new', edits: edit('a', 'b') })).said).toContain(
      'no such file: new',
    );
    expect((await outcome(made, 'apply_diff', { path: 'old', edits: edit('', 'b') })).after).toBeUndefined();
  });

  it('shows nothing of a file that may not be read', async () => {
    const made = fixture({ '.env': 'KEY=CANARY\n' });
    const refusal = mustRefuse(
      await propose(made, 'apply_diff', { path: '.env', edits: edit('KEY', 'x') }, { mayRead: () => false }),
    );
    expect(refusal).toEqual({
      refused: true,
      code: 'FS-05',
      reason: '.env is not shown to you (denied_reads), so no part of it can be edited: leave it as it is',
      forPeople:
        '.env is hidden by denied_reads, so no part of it can be edited: change the task, or remove the file from denied_reads if it contains no secret',
    });
  });
});
