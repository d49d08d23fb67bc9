import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECTS, type Project, tarballOf, unpackProject } from '../../../scripts/fetch-projects.ts';
import { type BundleRun, report, runAction, runCli } from '../../support/bundle.ts';
import type { ScriptedTurn } from '../../support/model-server/script.ts';
import { type ModelServer, startModelServer } from '../../support/model-server/server.ts';
import { git, writeFiles } from '../../support/repository.ts';

const SCRATCH = mkdtempSync(join(tmpdir(), 'forge-projects-'));
afterAll(() => rmSync(SCRATCH, { recursive: true, force: true, maxRetries: 3 }));

const TASK = 'The tests fail. Find the defect in the code and mend it.';
const CONFIG = `version: 1
constraints: { max_files: 1, max_lines_changed: 10, denied_patterns: ["**/test.js"] }
quality_gates:
  - { name: Tests, command: npm test }
`;

/** A line of the project's as it is, and with a defect in it that its tests find. */
interface Defect {
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

const CASES: readonly (readonly [string, Project, Defect])[] = [
  [
    'jsonpointer',
    PROJECTS.jsonpointer,
    { file: 'jsonpointer.js', right: 'if(pointer.length !== 0) {', wrong: 'if(pointer.length > 1) {' },
  ],
  [
    'mime',
    PROJECTS.mime,
    {
      file: 'mime.js',
      right: "var ext = path.replace(/^.*[\\.\\/\\\\]/, '').toLowerCase();",
      wrong: "var ext = path.replace(/^.*[\\.\\/\\\\]/, '');",
    },
  ],
];

/** The project as published in one commit, the defect in the next. */
function broken(project: Project, { file, right, wrong }: Defect): string {
  const root = mkdtempSync(join(SCRATCH, `${project.name}-`));
  unpackProject(project, root);
  writeFiles(root, { '.forge/headless-config.yml': CONFIG });
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', `${project.name} ${project.version}`);
  expect(testsPass(root)).toBe(true);
  const code = readFileSync(join(root, file), 'utf8');
  expect(code.split(right)).toHaveLength(2);
  writeFileSync(
    join(root, file),
    code.replace(right, () => wrong),
  );
  git(root, 'commit', '-q', '-a', '-m', 'a defect');
  expect(testsPass(root)).toBe(false);
  return root;
}

function testsPass(root: string): boolean {
  try {
    execFileSync('npm', ['test'], { cwd: root, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** The model looks, tries to change the tests, which is undone, mends the right one and runs the tests itself. */
function session({ file, right, wrong }: Defect): readonly ScriptedTurn[] {
  const call = (name: string, args: unknown): ScriptedTurn => ({ calls: [{ name, arguments: args }] });
  return [
    call('execute_command', { command: 'npm test' }),
    call('read_file', { path: file }),
    call('execute_command', { command: 'find . -name test.js -exec sed -i 1d {} +' }),
    call('apply_diff', { path: file, edits: [{ search: wrong, replace: right }] }),
    call('task_completion', { result: `Mended ${file}.` }),
  ];
}

type Door = (root: string, server: ModelServer) => Promise<BundleRun>;

const KEY = { FORGE_API_KEY: 'sk-of-the-test-0123456789' };
const DOORS: readonly (readonly [string, Door])[] = [
  [
    'the command line',
    (root, server) => {
      const model = ['--provider', 'openai-compatible', '--model', 'm'];
      const args = ['--task', TASK, '--base-url', server.baseUrl('openai-compatible'), ...model];
      return runCli(args, { cwd: root, env: KEY });
    },
  ],
  [
    'the action',
    (root, server) => {
      const model = { provider: 'openai-compatible', model: 'm', 'api-key': KEY.FORGE_API_KEY };
      const inputs = { task: TASK, 'base-url': server.baseUrl('openai-compatible'), ...model };
      return runAction(inputs, { cwd: root });
    },
  ],
];

/** The tree that the run judged and bound to its record. */
function judgedTree(root: string): unknown {
  const lines = (report(root, 'events.jsonl') ?? '').trimEnd().split('\n');
  const events = lines.map((line): { readonly event: { readonly type: string; readonly tree?: string } } =>
    JSON.parse(line),
  );
  return events.find(({ event }) => event.type === 'tree_accepted')?.event.tree;
}

beforeAll(() => {
  chmodSync(SCRATCH, 0o755);
  for (const project of Object.values(PROJECTS)) tarballOf(project);
});

describe.each(CASES)('a defect in %s', (_, project, defect) => {
  it.each(DOORS)('is mended through %s, and the commit is what was judged', async (_door, open) => {
    const root = broken(project, defect);
    const start = git(root, 'rev-parse', 'HEAD');
    await using server = await startModelServer(session(defect));
    const run = await open(root, server);
    expect(run, run.stdout + run.stderr).toMatchObject({ code: 0 });
    expect(server.requests).toHaveLength(5);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY.FORGE_API_KEY}`);

    expect(git(root, 'rev-parse', 'HEAD^')).toBe(start);
    const tree = git(root, 'rev-parse', 'HEAD^{tree}');
    expect(judgedTree(root)).toBe(tree);
    // Nothing but the defect is gone: the tree is the published one again, byte for byte and mode for mode.
    expect(tree).toBe(git(root, 'rev-parse', 'HEAD~2^{tree}'));
    expect(git(root, 'diff', '--name-only', 'HEAD^', 'HEAD')).toBe(defect.file);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'log', '-1', '--format=%an <%ae>%n%(trailers:key=Forge-Run,valueonly)')).toMatch(
      /^Forge AI <forge@example\.com>\nrun-/,
    );

    const clone = mkdtempSync(join(SCRATCH, 'clone-'));
    git(clone, 'clone', '-q', root, '.');
    expect(testsPass(clone)).toBe(true);
    const execution = JSON.parse(report(root, 'execution.json') ?? '{}');
    expect(execution).toMatchObject({ outcome: 'success', changes: [{ path: defect.file }] });
    expect(execution.gates).toMatchObject([{ name: 'Tests', status: 'passed', was_red: true }]);
  });
});
