import { describe, expect, test } from 'vitest';
import { HEAD_BRANCH, makeScene } from '../support/github/scene.ts';
import { git } from '../support/repository.ts';
import { call, complete, turn, wholeRun } from '../support/whole-run.ts';

const FILES = {
  'app.txt': 'one\n',
  '.forge/headless-config.yml': 'quality_gates: [{ name: has two, command: grep -q two app.txt }]\n',
};
const EDIT = call('apply_diff', { path: 'app.txt', edits: [{ search: 'one', replace: 'two' }] });
const SCRIPT = [turn(EDIT), turn(complete('Mended.'))];

describe('x', () => {
  test('edits, passes its gate, commits on the head and pushes there', async () => {
    await using scene = await makeScene({ files: FILES });
    const run = await wholeRun({
      root: scene.workspace,
      door: 'action',
      env: scene.comment('/forge mend it'),
      script: SCRIPT,
    });
    console.log(
      run.stdout,
      run.stderr,
      run.code,
      scene.api.requests,
      scene.server.requests,
      run.outputs,
      scene.server.pushes,
    );
    console.log(git(scene.workspace, 'log', '--all', '--oneline', '--graph'));
    expect(run.code).toBe(0);
    expect(scene.tip(HEAD_BRANCH)).toBe('');
  });
});
