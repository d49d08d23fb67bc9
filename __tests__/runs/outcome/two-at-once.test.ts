import { expect, test } from 'vitest';
import { HEAD_BRANCH, makeScene } from '../../support/github/scene.ts';
import { complete, turn, wholeRun, write } from '../../support/whole-run.ts';

test('of two runs at once on one pull request one delivers, and the other keeps its work and says why', async () => {
  await using scene = await makeScene({ files: { 'app.txt': 'one\n' } });
  // Both have done their work and ask where the branch stands, before either of them pushes.
  let go = (): void => undefined;
  const both = new Promise<void>((done) => {
    go = done;
  });
  scene.server.at('before-push', () => both);
  scene.server.at('before-push', () => go());
  const env = scene.comment('/forge mend it');
  const play = (root: string, name: string) =>
    wholeRun({
      root,
      door: 'action',
      script: [turn(write(`${name}.txt`, `${name}\n`)), turn(complete())],
      task: null,
      env,
    });
  const runs = await Promise.all([play(scene.workspace, 'first'), play(scene.checkOut('main'), 'second')]);
  const [won, ...others] = runs.filter(({ code }) => code === 0);
  const [lost] = runs.filter(({ code }) => code !== 0);
  if (won === undefined || lost === undefined) throw new Error(runs.map(({ stdout }) => stdout).join('\n'));
  expect(others).toEqual([]);
  expect(scene.tip(HEAD_BRANCH)).toBe(won.outputs['commit-sha']);
  expect(await scene.server.git('acme/app', 'rev-parse', `${HEAD_BRANCH}^`)).toBe(scene.head);
  expect(lost.code, lost.stdout).toBe(6);
  expect(lost.outputs).toMatchObject({ outcome: 'git_error' });
  expect(lost.reports.codes).toEqual(['GIT-05']);
  const name = lost === runs[0] ? 'first' : 'second';
  expect(lost.reports.text('changes.patch')).toContain(`+${name}`);
  expect(scene.server.pushes.filter(({ taken }) => taken)).toHaveLength(1);
});
