import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../support/bundle.ts';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { HEAD_BRANCH, makeScene } from '../../support/github/scene.ts';
import { git } from '../../support/repository.ts';
import { complete, execute, fileIn, turn, type WholeRun, wholeRun, write } from '../../support/whole-run.ts';

const BRANCH = 'forge/Nightly-care-lint';
const FILES = { 'README.md': 'Hello.\n', 'old.txt': 'old\n' };
const SIGNED = { 'create-pr': 'true', 'sign-commits': 'true' };
const BOT = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';
const WORK = [turn(write('fixed.txt', 'fixed\n'), write('README.md', 'Hello, you.\n'), complete('Mended.'))];

/** The commit is on the server and nowhere pushed; the workspace stands on it as after a push. */
function expectStandsOn(scene: ForgeScene, run: WholeRun, branch = BRANCH): string {
  expect(run.code, run.stdout).toBe(0);
  const sha = run.outputs['commit-sha'] ?? '';
  expect(scene.tip(branch)).toBe(sha);
  expect(scene.server.pushes).toEqual([]);
  expect(git(run.root, 'rev-parse', 'HEAD')).toBe(sha);
  expect(git(run.root, 'symbolic-ref', '--short', 'HEAD')).toBe(branch);
  expect(git(run.root, 'status', '--porcelain', '--', ':!.forge')).toBe('');
  expect(scene.git('rev-parse', `${sha}^{tree}`)).toBe(run.reports.execution.commit?.tree);
  return sha;
}

describe.concurrent('sign-commits', () => {
  test('lets GitHub make the commit, on a branch of its own, and says whose it is', async () => {
    await using scene = await forgeScene(FILES);
    const run = await scene.run({ script: WORK, inputs: SIGNED });
    const sha = expectStandsOn(scene, run);
    expect(scene.writes).toEqual(['git/create-ref', 'graphql', 'pulls/create']);
    expect(scene.git('log', '-1', '--format=%an <%ae>', sha)).toBe(BOT);
    expect(scene.git('rev-parse', `${sha}^`)).toBe(scene.tip('main'));
    expect(scene.git('show', '--format=', '--name-only', sha)).toBe('README.md\nfixed.txt');
    expect(scene.git('log', '-1', '--format=%(trailers:key=Forge-Run,valueonly)', sha)).toContain(
      run.reports.execution.execution_id,
    );
    expect(run.reports.execution.commit).toMatchObject({ author: BOT, signed: true });
    expect(run.summary).toContain('GitHub made and signed it; its author is `github-actions[bot]');
    expect(scene.pulls).toMatchObject([{ head: { ref: BRANCH, sha }, draft: false }]);
    const checked = await runCli(['verify', run.reports.dir, '--commit', sha, '--workspace', run.root], {
      cwd: run.root,
    });
    expect(checked.code, checked.stdout + checked.stderr).toBe(0);
  });

  test('sends as objects what a plain file is not, so that bits and links arrive', async () => {
    await using scene = await forgeScene(FILES);
    const command = [
      'printf "#!/bin/sh\\n" > tool.sh && chmod +x tool.sh',
      'chmod +x README.md',
      'ln -s README.md link.md',
      'printf "\\000\\377" > bytes.bin',
      'rm old.txt',
      'mkdir -p "a b" && printf "ü\\n" > "a b/ü.txt"',
    ].join(' && ');
    const run = await scene.run({ script: [turn(execute(command)), turn(complete())], inputs: SIGNED });
    const sha = expectStandsOn(scene, run);
    expect(scene.writes).toEqual([
      'git/create-blob',
      'git/create-tree',
      'git/create-commit',
      'git/create-ref',
      'pulls/create',
    ]);
    const listed = scene.git(
      '-c',
      'core.quotePath=false',
      'ls-tree',
      '-r',
      '--format=%(objectmode) %(path)',
      sha,
    );
    expect(listed.split('\n')).toEqual([
      '100755 README.md',
      '100644 a b/ü.txt',
      '100644 bytes.bin',
      '120000 link.md',
      '100755 tool.sh',
    ]);
    expect(scene.git('log', '-1', '--format=%an <%ae>', sha)).toBe(BOT);
    expect(lstatSync(join(run.root, 'link.md')).isSymbolicLink()).toBe(true);
  });

  test.each([
    ['a file in a folder\u2019s place', 'rm old.txt && mkdir old.txt && printf x > old.txt/in'],
    ['a folder in a file\u2019s place', 'rm -r sub && printf x > sub'],
  ])('sends as objects %s, of which GitHub might lose a part otherwise', async (_, command) => {
    await using scene = await forgeScene({ ...FILES, 'sub/a': 'a\n' });
    const run = await scene.run({ script: [turn(execute(command)), turn(complete())], inputs: SIGNED });
    expectStandsOn(scene, run);
    expect(scene.writes).not.toContain('graphql');
  });

  test('goes on from its own branch, with what came to main since in the same commit', async () => {
    await using scene = await forgeScene(FILES);
    const first = expectStandsOn(scene, await scene.run({ script: WORK, inputs: SIGNED }));
    const main = scene.advance('main', { 'more.txt': 'from main\n' });
    const again = [turn(write('fixed.txt', 'fixed again\n'), complete())];
    const run = await scene.run({ script: again, inputs: SIGNED });
    const sha = expectStandsOn(scene, run);
    expect(scene.git('log', '-1', '--format=%P', sha)).toBe(`${first} ${main}`);
    expect(scene.git('diff', '--name-only', main, sha)).toBe('README.md\nfixed.txt');
    expect(scene.pulls).toHaveLength(1);
    const checked = await runCli(['verify', run.reports.dir, '--commit', sha, '--workspace', run.root], {
      cwd: run.root,
    });
    expect(checked.code, checked.stdout + checked.stderr).toBe(0);
  });

  test('adds one commit to its branch where main has not moved', async () => {
    await using scene = await forgeScene(FILES);
    const first = expectStandsOn(scene, await scene.run({ script: WORK, inputs: SIGNED }));
    const run = await scene.run({ script: [turn(write('more.txt', 'm\n'), complete())], inputs: SIGNED });
    const sha = expectStandsOn(scene, run);
    expect(scene.git('log', '-1', '--format=%P', sha)).toBe(first);
    expect(scene.writes.filter((name) => name === 'git/create-ref')).toHaveLength(1);
  });

  test('serves a comment on a pull request from a shallow checkout, and deepens it by nothing', async () => {
    await using scene = await makeScene({ files: FILES });
    const run = await wholeRun({
      root: scene.workspace,
      door: 'action',
      script: WORK,
      env: scene.comment('/forge mend it'),
      inputs: { 'sign-commits': 'true' },
    });
    expect(run.code, run.stdout).toBe(0);
    const sha = run.outputs['commit-sha'] ?? '';
    expect(scene.tip(HEAD_BRANCH)).toBe(sha);
    expect(scene.server.pushes).toEqual([]);
    expect(git(scene.workspace, 'rev-parse', 'HEAD', 'HEAD^')).toBe(`${sha}\n${scene.head}`);
    expect(fileIn(scene.workspace, 'fixed.txt')).toBe('fixed\n');
  });

  test('commits nothing where the branch moved meanwhile, and keeps the work', async () => {
    await using scene = await makeScene({ files: FILES });
    const before = scene.api.writes.length;
    let theirs = '';
    const run = await wholeRun({
      root: scene.workspace,
      door: 'action',
      script: [turn(execute('true')), ...WORK],
      env: scene.comment('/forge mend it'),
      inputs: { 'sign-commits': 'true' },
      onText: (text) => {
        if (theirs === '' && text.includes('execute_command'))
          theirs = scene.pushed(HEAD_BRANCH, 'theirs.txt');
      },
    });
    expect(theirs).not.toBe('');
    expect(run.code, run.stdout).toBe(6);
    expect(run.outputs.reason).toContain('the branch moved during the run');
    expect(run.reports.codes).toContain('GIT-05');
    expect(scene.tip(HEAD_BRANCH)).toBe(theirs);
    const writes = scene.api.writes.slice(before).map(({ operation }) => operation);
    expect(writes.filter((operation) => !/^(?:reactions|issues)\//.test(operation))).toEqual([]);
    expect(run.reports.text('changes.patch')).toContain('+fixed');
  });

  test('with an author beside it is exit 5, and no model is asked', async () => {
    await using scene = await forgeScene({
      ...FILES,
      '.forge/headless-config.yml': 'git: { author_name: Mia }\n',
    });
    const run = await scene.run({ script: WORK, inputs: SIGNED });
    expect(run.code).toBe(5);
    expect(run.outputs.reason).toContain('git.author_name');
    expect(run.requests).toEqual([]);
  });

  test('of a person\u2019s token is refused before any branch shows it, where GitHub would not sign', async () => {
    await using scene = await forgeScene(FILES, { signsObjects: false });
    const script = [turn(execute('chmod +x README.md')), turn(complete())];
    const run = await scene.run({ script, inputs: SIGNED });
    expect(run.code).toBe(6);
    expect(run.outputs.reason).toContain('GitHub did not sign the commit');
    expect(scene.tip(BRANCH)).toBeNull();
    expect(run.reports.text('changes.patch')).toContain('new mode 100755');
  });

  test('without a push says that the commit is not signed', async () => {
    await using scene = await forgeScene(FILES);
    const run = await scene.run({ script: WORK, inputs: { 'sign-commits': 'true' } });
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('nothing is pushed: the commit is made locally and unsigned');
    expect(scene.writes).toEqual([]);
  });

  test('is refused before a model is asked where HEAD is not at GitHub', async () => {
    await using scene = await forgeScene(FILES);
    const run = await scene.run({
      script: WORK,
      inputs: SIGNED,
      prepare: (root) => git(root, 'commit', '-q', '--allow-empty', '-m', 'only here'),
    });
    expect(run.code).toBe(6);
    expect(run.outputs.reason).toContain('is not on GitHub');
    expect(run.requests).toEqual([]);
  });
});
