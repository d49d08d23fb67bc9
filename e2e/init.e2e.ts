import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dispatchPayload, issueCommentPayload } from '../__tests__/support/github/events.ts';
import { writeFiles } from '../__tests__/support/repository.ts';
import { complete, turn, write } from '../__tests__/support/whole-run.ts';
import { KINDS } from '../__tests__/unit/init/kinds.ts';
import { CONFIG, initOf, WORKFLOW } from '../__tests__/unit/init/run-init.ts';
import { lint } from '../scripts/linters.ts';
import { COMMENT, makeScene, PULL, type Scene } from './scene.ts';

/** A project whose tests fail until `file` holds `fixed`. */
interface Project {
  readonly kind: string;
  readonly files: Readonly<Record<string, string>>;
  readonly file: string;
  readonly fixed: string;
  /** The name of the step that gets what the gates need. */
  readonly step: string;
}

const LOCK = '{ "name": "app", "lockfileVersion": 3, "packages": { "": { "name": "app" } } }\n';

const PROJECTS: readonly Project[] = [
  {
    kind: 'npm',
    files: {
      '.gitignore': 'node_modules/\n',
      'package.json': '{ "name": "app", "scripts": { "test": "node --test" } }\n',
      'package-lock.json': LOCK,
      'sum.js': 'exports.sum = (a, b) => a - b;\n',
      'sum.test.js':
        "const { test } = require('node:test');\nconst assert = require('node:assert');\nconst { sum } = require('./sum.js');\ntest('sum', () => assert.equal(sum(1, 2), 3));\n",
    },
    file: 'sum.js',
    fixed: 'exports.sum = (a, b) => a + b;\n',
    step: 'Install dependencies',
  },
  {
    kind: 'Python',
    files: {
      '.gitignore': '__pycache__/\n',
      'requirements.txt': '# nothing yet\n',
      'sums.py': 'def add(a, b):\n    return a - b\n',
      'tests/__init__.py': '',
      'tests/test_sums.py':
        'import unittest\nfrom sums import add\n\n\nclass Sums(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(add(1, 2), 3)\n',
    },
    file: 'sums.py',
    fixed: 'def add(a, b):\n    return a + b\n',
    step: 'Install dependencies',
  },
  {
    kind: 'Go',
    files: {
      'go.mod': 'module example.com/sums\n\ngo 1.22\n',
      'sums.go': 'package sums\n\nfunc Add(a, b int) int {\n\treturn a - b\n}\n',
      'sums_test.go':
        'package sums\n\nimport "testing"\n\nfunc TestAdd(t *testing.T) {\n\tif Add(1, 2) != 3 {\n\t\tt.Fatal("wrong sum")\n\t}\n}\n',
    },
    file: 'sums.go',
    fixed: 'package sums\n\nfunc Add(a, b int) int {\n\treturn a + b\n}\n',
    step: 'Download Go modules',
  },
];

/** The repository with what `init` wrote for it, committed. */
function initialized(files: Project['files']): Promise<Scene> {
  const { root, configText, workflowText } = initOf(files);
  rmSync(root, { recursive: true, force: true });
  return makeScene({ ...files, [CONFIG]: configText, [WORKFLOW]: workflowText });
}

/** The machine's build cache with what the project needs of Go's own library: it takes a minute to compile. */
function buildCache(files: Project['files']): Readonly<Record<string, string>> {
  if (files['go.mod'] === undefined) return {};
  const folder = mkdtempSync(join(tmpdir(), 'forge-init-go-'));
  try {
    writeFiles(folder, files);
    execFileSync('go', ['test', '-run', '^$', './...'], { cwd: folder, stdio: 'ignore' });
    return { GOCACHE: execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.each(PROJECTS)('what init writes for $kind', ({ files, file, fixed, step }) => {
  test('turns a task into a pull request whose tests passed', async () => {
    await using scene = await initialized(files);
    const run = await scene.run({
      workflow: 'forge',
      event: 'workflow_dispatch',
      payload: { ...(dispatchPayload(scene.state) as object), inputs: { task: 'Correct the sum.' } },
      script: [turn(write(file, fixed)), turn(complete('Corrected.'))],
      variables: buildCache(files),
    });
    expect(run.green, run.log).toBe(true);
    expect(run.log).toContain(`Success - Main ${step} `);
    expect(run.log).toContain('stand-in: sudo apt-get install -y bubblewrap');
    expect(run.requests[0]?.body).toContain('Correct the sum.');
    const [outputs] = Object.values(run.jobs).map((job) => job.outputs);
    expect(outputs).toMatchObject({ outcome: 'success', 'failed-gates': '', branch: 'forge/task-1' });
    expect(scene.state.pulls.at(-1)).toMatchObject({ head: { ref: 'forge/task-1' }, base: { ref: 'main' } });
    expect(scene.git('show', `forge/task-1:${file}`)).toBe(fixed.trimEnd());
  });

  test('opens nothing while the tests fail', async () => {
    await using scene = await initialized(files);
    const wrong = [turn(write('notes.txt', 'done\n')), turn(complete('All tests pass.'))];
    const again = [1, 2].map(() => turn(complete('All tests pass.')));
    const run = await scene.run({
      workflow: 'forge',
      event: 'workflow_dispatch',
      payload: { ...(dispatchPayload(scene.state) as object), inputs: { task: 'Correct the sum.' } },
      script: [...wrong, ...again],
      variables: buildCache(files),
    });
    expect(run.green, run.log).toBe(false);
    const [outputs] = Object.values(run.jobs).map((job) => job.outputs);
    expect(outputs).toMatchObject({ outcome: 'quality_gate_failure', 'failed-gates': 'Tests' });
    expect(scene.server.pushes).toEqual([]);
  });
});

test('what init writes turns a comment into a commit on its pull request', async () => {
  const [{ files, file, fixed } = expect.fail('no project')] = PROJECTS;
  await using scene = await initialized(files);
  const pull = scene.state.pulls.find(({ number }) => number === PULL) ?? expect.fail('no pull request');
  const run = await scene.run({
    workflow: 'forge',
    event: 'issue_comment',
    payload: issueCommentPayload(scene.state, pull, {
      ...{ id: COMMENT, body: '/forge correct the sum', user: 'mia', createdAt: '2026-11-02T10:00:00Z' },
    }),
    script: [turn(write(file, fixed)), turn(complete('Corrected.'))],
  });
  expect(run.green, run.log).toBe(true);
  expect(scene.git('show', `fix:${file}`)).toBe(fixed.trimEnd());
  expect(scene.state.pulls).toHaveLength(1);
});

test('the workflow of each kind passes the linters', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forge-init-lint-'));
  try {
    const workflows = join(folder, '.github/workflows');
    mkdirSync(workflows, { recursive: true });
    mkdirSync(join(folder, '.git'));
    const files = KINDS.map(({ files: given }, at) => {
      const { root, workflowText } = initOf(given);
      rmSync(root, { recursive: true, force: true });
      const path = join(workflows, `kind-${at}.yml`);
      writeFileSync(path, workflowText);
      return path;
    });
    expect([lint('actionlint', [], folder), lint('zizmor', files)]).toEqual([true, true]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
