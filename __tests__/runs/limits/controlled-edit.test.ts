import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needing } from '../../support/needs.ts';
import { git, makeRepository } from '../../support/repository.ts';
import {
  call,
  complete,
  DOORS,
  execute,
  fileIn,
  type Plan,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const COPY = 'docs/telemetry/controlled_edit_report.md';
const MAIN = '#include <iostream>\n\nint main() {\n  std::cout << "Helo" << std::endl;\n  return 0;\n}\n';
const PROJECT = {
  'CMakeLists.txt':
    'cmake_minimum_required(VERSION 3.16)\nproject(hello CXX)\nadd_executable(hello src/main.cpp)\n',
  'src/main.cpp': MAIN,
  'src/other.cpp': '// not built\n',
  '.gitignore': 'build/\n',
};

/** A C++ project with its build folder configured by real cmake, as a workflow would have it. */
function cppProject(): string {
  const root = makeRepository(PROJECT);
  execFileSync('cmake', ['-S', '.', '-B', 'build'], { cwd: root, stdio: 'pipe' });
  return root;
}

function edit(filename: string, oldText: string, newText: string) {
  return call('edit_file', { filename, old_text: oldText, new_text: newText });
}

function controlled(plan: Omit<Plan, 'args'> & { readonly args?: readonly string[] }): Promise<WholeRun> {
  return wholeRun({ ...plan, args: ['--mode', 'controlled-edit', ...(plan.args ?? [])] });
}

/** Its report: every line but the two that differ from run to run. */
function steady(report: string | null): readonly string[] {
  return (report ?? '').split('\n').filter((line) => !/^- \*\*(Timestamp|Checkpoint ID):\*\* /.test(line));
}

for (const door of DOORS)
  needing('cmake').describe(`controlled-edit on a C++ file, through the ${door} door,`, () => {
    test('keeps an edit that cmake builds, and ends there', async () => {
      const root = cppProject();
      const way =
        door === 'cli'
          ? { door, args: ['--mode', 'controlled-edit'] }
          : { door, inputs: { mode: 'controlled-edit' } };
      const run = await wholeRun({
        root,
        ...way,
        script: [turn(edit('src/main.cpp', '"Helo"', '"Hello"')), turn(complete('never asked'))],
      });
      expect(run.code, run.stderr + run.stdout).toBe(0);
      expect(run.requests).toHaveLength(1);
      expect(run.reports.execution).toMatchObject({
        outcome: 'success',
        result: 'SUCCESS: Code modified and build passed.',
        controlled_edit: { has_edited: true, build_success: true, edit_file_path: 'src/main.cpp' },
      });
      expect(git(root, 'show', 'HEAD:src/main.cpp')).toContain('"Hello"');
      expect(execFileSync(join(root, 'build/hello'), { encoding: 'utf8' })).toBe('Hello\n');
      expect(git(root, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe('src/main.cpp');
      const report = fileIn(root, COPY);
      expect(report).toBe(run.reports.text('controlled_edit_report.md'));
      expect(steady(report).slice(0, 10)).toEqual([
        '# Controlled Edit Mode v1: Run Report',
        '- **Target File:** `src/main.cpp`',
        '- **Edit Status:** SUCCESS',
        '- **Compilation Status:** PASSED',
        '- **Automatic Rollback Triggered:** NO',
        '## Modification Diff Detail',
        '```diff',
        '-"Helo"',
        '+"Hello"',
        'Compilation Diagnostic Output',
      ]);
      expect(report).toMatch(/^- \*\*Timestamp:\*\* \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
      expect(report).toMatch(/^- \*\*Checkpoint ID:\*\* `[0-9a-f]{40}`$/m);
    });
  });

needing('cmake').test(
  'controlled-edit rolls back what cmake does not build, and the agent has no second word',
  async () => {
    const root = cppProject();
    const run = await controlled({
      root,
      script: [
        turn(edit('src/main.cpp', 'return 0;', 'return nothing;'), edit('src/main.cpp', 'nothing', '0')),
        turn(complete('never asked')),
      ],
    });
    expect(run.code, run.stderr).toBe(3);
    expect(run.requests).toHaveLength(1);
    expect(fileIn(root, 'src/main.cpp')).toBe(MAIN);
    expect(git(root, 'status', '--porcelain', '--', 'src')).toBe('');
    expect(run.reports.execution).toMatchObject({
      outcome: 'quality_gate_failure',
      commit: null,
      workspace: { policy: 'rollback' },
      controlled_edit: { has_edited: true, build_success: false },
    });
    const report = fileIn(root, COPY)!;
    expect(report).toContain(
      '- **Edit Status:** SUCCESS\n- **Compilation Status:** FAILED\n- **Automatic Rollback Triggered:** YES\n',
    );
    expect(report).toMatch(/error: .*nothing.* was not declared/);
    expect(run.reports.text('changes.patch')).toContain('+  return nothing;');
  },
);

test('a text that does not match uses up the one edit: nothing is built', async () => {
  const run = await controlled({
    files: PROJECT,
    script: [turn(edit('src/main.cpp', 'no such text', 'x')), turn(edit('src/main.cpp', 'Helo', 'Hello'))],
  });
  expect(run.code, run.stderr).toBe(1);
  expect(run.requests).toHaveLength(1);
  expect(fileIn(run.root, 'src/main.cpp')).toBe(MAIN);
  expect(run.reports.execution.reason).toBe(
    'the edit did not apply: src/main.cpp: the search matches nothing in the file; controlled-edit makes one edit only: run it again, or say in the task which lines should change',
  );
  expect(fileIn(run.root, COPY)).toContain(
    '- **Edit Status:** FAILURE\n- **Compilation Status:** NOT RUN\n- **Automatic Rollback Triggered:** NO\n',
  );
});

test('the one editing tool is edit_file, and commands are not offered', async () => {
  const run = await controlled({
    files: PROJECT,
    script: [
      turn(write('src/main.cpp', 'x'), execute('rm src/main.cpp'), call('apply_diff', { path: 'x' })),
      turn(complete('cannot be done', 'impossible')),
    ],
  });
  const tools = run.requests[0]!.json.tools as readonly { readonly function: { readonly name: string } }[];
  expect(tools.map((tool) => tool.function.name)).toEqual([
    'read_file',
    'edit_file',
    'search_files',
    'list_files',
    'task_completion',
  ]);
  expect(run.reports.codes).toEqual(['TOOL-01', 'TOOL-01', 'TOOL-01']);
  expect(run.code).toBe(1);
  expect(fileIn(run.root, 'src/main.cpp')).toBe(MAIN);
});

test('an agent that finishes without its edit has not done the task', async () => {
  const run = await controlled({ files: PROJECT, script: [turn(complete('nothing to do'))] });
  expect(run.code, run.stderr).toBe(1);
  expect(run.reports.execution.reason).toContain('finished without an edit');
  expect(run.reports.execution).toMatchObject({ controlled_edit: { has_edited: false } });
});

test('any build command will do, its exit code decides, and what it leaves behind is taken back', async () => {
  const config = [
    'controlled_edit: { build: "echo error: not really; echo x > made.txt; grep -q good a.txt", report: out/report.md }',
    'on_failure: { workspace: preserve }',
    'quality_gates: [{ name: lint, command: "! grep -q bad a.txt", max_retries: 5 }]',
  ].join('\n');
  const files = { 'a.txt': 'start\n' };
  const edits = { green: 'good', unbuilt: 'other', unlinted: 'good and bad' };
  const runs = new Map<string, WholeRun>();
  for (const [name, text] of Object.entries(edits)) {
    runs.set(name, await controlled({ files, config, script: [turn(edit('a.txt', 'start', text))] }));
  }
  const codes = [...runs].map(([name, run]) => [name, run.code, fileIn(run.root, 'a.txt')]);
  expect(codes).toEqual([
    ['green', 0, 'good\n'],
    ['unbuilt', 3, 'start\n'],
    ['unlinted', 3, 'start\n'],
  ]);
  for (const run of runs.values()) {
    expect(existsSync(join(run.root, 'made.txt'))).toBe(false);
    expect(run.reports.codes).toContain('GATE-03');
    expect(fileIn(run.root, 'out/report.md')).toContain('error: not really');
    expect(git(run.root, 'log', '--name-only', '--format=').includes('out/')).toBe(false);
  }
});

test("the report's own path is not the agent's to edit", async () => {
  const config = 'controlled_edit: { build: "true", report: docs/report.md }';
  const earlier = '# Controlled Edit Mode v1: Run Report\nstart\n';
  const run = await controlled({
    files: { 'docs/report.md': earlier },
    config,
    script: [turn(edit('docs/report.md', 'start', 'good'))],
  });
  expect(run.code, run.stderr).toBe(2);
  expect(run.reports.codes).toEqual(['FS-04']);
});

test('the copy of the report is not written through a link in the repository', async () => {
  const root = makeRepository({ 'a.txt': 'start\n' });
  const elsewhere = mkdtempSync(join(tmpdir(), 'forge-elsewhere-'));
  symlinkSync(elsewhere, join(root, 'docs'));
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'link');
  const run = await controlled({ root, script: [turn(edit('a.txt', 'start', 'good'))] });
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(run.stdout + run.stderr).toContain('the report cannot be copied to');
  expect(run.reports.text('controlled_edit_report.md')).toContain('# Controlled Edit Mode v1');
});

test.each([
  ['report: ../x.md', 'controlled_edit.report'],
  ['report: .git/x.md', 'controlled_edit.report'],
  ['build: ""', 'controlled_edit.build'],
  ['repair: true', 'controlled_edit'],
])('controlled_edit: { %s } is refused before anything runs', async (line, where) => {
  const run = await controlled({ config: `controlled_edit: { ${line} }`, script: [] });
  expect(run.code).toBe(5);
  expect(run.requests).toHaveLength(0);
  expect(run.stderr + run.stdout).toContain(where);
});

test('an edit that breaks a rule is exit 2, and one that does not apply is exit 1', async () => {
  const config = 'constraints: { denied_patterns: ["locked/**"] }\ncontrolled_edit: { build: "true" }\n';
  const files = { 'a.txt': 'one\n', 'locked/b.txt': 'one\n', '.npmrc': 'x=1\n' };
  const play = (filename: string, oldText: string) =>
    controlled({ files, config, script: [turn(edit(filename, oldText, 'two'))] });
  const [denied, guarded, git, missed] = await Promise.all([
    play('locked/b.txt', 'one'),
    play('.npmrc', 'x=1'),
    play('.git/config', 'core'),
    play('a.txt', 'three'),
  ]);
  for (const run of [denied, guarded, git]) {
    expect(run.code, run.stderr).toBe(2);
    expect(run.reports.execution.outcome).toBe('constraint_violation');
  }
  expect(missed.code, missed.stderr).toBe(1);
});

test('a second edit_file in one answer is not run, and is on record', async () => {
  const run = await controlled({
    files: { 'a.txt': 'one\n', 'b.txt': 'one\n' },
    config: 'controlled_edit: { build: "true" }\n',
    script: [turn(edit('a.txt', 'one', 'two'), edit('b.txt', 'one', 'two'))],
  });
  expect(run.code, run.stderr).toBe(0);
  expect([fileIn(run.root, 'a.txt'), fileIn(run.root, 'b.txt')]).toEqual(['two\n', 'one\n']);
  expect(run.reports.violations).toMatchObject([
    { code: 'TOOL-01', tool: 'edit_file', action: 'blocked', effect: 'prevented' },
  ]);
});
