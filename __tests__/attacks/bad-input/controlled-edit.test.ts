import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../../support/repository.ts';
import { type Attempt, attempt, expectEnd, expectProblems, project } from './fixture.ts';

const CONFIG = '.forge/headless-config.yml';
const EDIT = {
  calls: [{ name: 'edit_file', arguments: { filename: 'a.txt', old_text: 'one', new_text: 'two' } }],
};
const HEADING = '# Controlled Edit Mode v1: Run Report';

interface Ground {
  readonly files?: Readonly<Record<string, string>>;
  readonly prepare?: (root: string) => void;
  readonly args?: readonly string[];
}

/** A controlled edit whose report is to go there. */
async function reportingTo(
  report: string,
  { files = {}, prepare, args = [] }: Ground = {},
): Promise<{ readonly run: Attempt; readonly root: string }> {
  const settings = `mode: controlled-edit\ncontrolled_edit: { build: "true", report: ${JSON.stringify(report)} }\n`;
  const root = project({ [CONFIG]: settings, ...files });
  prepare?.(root);
  if (prepare !== undefined) {
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '--allow-empty', '-m', 'prepared');
  }
  return { run: await attempt({ root, script: [EDIT], args }), root };
}

describe.concurrent('the report of a controlled edit', () => {
  it.each([
    ['', 'may not be empty: name a file, e.g. docs/controlled_edit_report.md'],
    ['../x.md', '"../x.md" may not leave the repository with ".."'],
    ['/tmp/x.md', '"/tmp/x.md" must be relative to the repository root'],
    ['.git/x.md', '".git/x.md" is in a git directory: name another folder'],
    ['docs/', '"docs/" is a folder: name the file'],
    ['a\u001b[31m\n.md', '"a\\u001b[31m\\n.md" contains a control character: remove it'],
    ['x'.repeat(201), `"${'x'.repeat(60)}…" contains a name of more than 200 bytes: shorten it`],
  ])('may not be called %j', async (report, why) => {
    const { run } = await reportingTo(report);
    expectProblems(run, [`${CONFIG}:2:43: controlled_edit.report: ${why}`]);
  });

  it.each(['.forge/artifacts', '.forge/artifacts/execution.json'])(
    'does not go to %s, over the other reports',
    async (report) => {
      const { run } = await reportingTo(report);
      expectProblems(run, [
        `controlled_edit.report: "${report}" is in the output folder .forge/artifacts, which already gets the report: name a file elsewhere`,
      ]);
    },
  );

  it.each<[string, string, Ground, string]>([
    ['a folder', 'docs', { files: { 'docs/x.md': 'x\n' } }, 'docs is a folder: use a file in it'],
    [
      'a file that is tracked',
      'a.txt',
      {},
      'a.txt exists and is not an earlier report: use another file, or remove that one',
    ],
    [
      'a link',
      'link.md',
      { prepare: (root) => symlinkSync('a.txt', join(root, 'link.md')) },
      'link.md exists and is not an earlier report: use another file, or remove that one',
    ],
    [
      'a pipe',
      'pipe.md',
      {
        files: { '.gitignore': 'pipe.md\n' },
        prepare: (root) => execFileSync('mkfifo', [join(root, 'pipe.md')]),
      },
      'pipe.md exists and is not an earlier report: use another file, or remove that one',
    ],
    [
      'protected',
      '.github/workflows/report.yml',
      {},
      '.github/workflows/report.yml is protected (.github/workflows/**): name another file, or open it with --open-protected',
    ],
  ])('is refused before anything is paid for where its place is %s', async (_, report, ground, why) => {
    const { run } = await reportingTo(report, ground);
    expectEnd(run, { code: 5, outcome: 'config_error', reason: `controlled_edit.report: ${why}` });
    expect(run.requests).toBe(0);
  });

  it.each<[string, Ground]>([
    ['where there is nothing yet', {}],
    ['over an earlier one', { files: { 'docs/report.md': `${HEADING}\nof yesterday\n` } }],
  ])('is written %s', async (_, ground) => {
    const { run, root } = await reportingTo('docs/report.md', ground);
    expect(run, run.stderr).toMatchObject({ code: 0 });
    const text = readFileSync(join(root, 'docs/report.md'), 'utf8');
    expect(text.startsWith(`${HEADING}\n- **Timestamp:**`)).toBe(true);
    expect(git(root, 'show', '--format=', '--name-only', 'HEAD')).toBe('a.txt');
  });

  it('goes to a protected place that was opened for it', async () => {
    const { run, root } = await reportingTo('.github/workflows/report.md', {
      args: ['--open-protected', '.github/workflows/report.md'],
    });
    expect(run, run.stderr).toMatchObject({ code: 0 });
    expect(existsSync(join(root, '.github/workflows/report.md'))).toBe(true);
  });
});

describe.concurrent('controlled-edit and read-only', () => {
  it.each([
    [['--mode', 'controlled-edit', '--read-only'], '--read-only: contradicts --mode: keep only one of them'],
    [['--read-only', '--mode', 'controlled-edit'], '--mode: contradicts --read-only: keep only one of them'],
  ])('contradict one another: %j', async (args, line) => {
    expectProblems(await attempt({ root: project(), args }), [line]);
  });
});
