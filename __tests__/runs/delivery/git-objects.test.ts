import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { blobId } from '../../../src/adapters/git/program/private-store.ts';
import { git, makeRepository } from '../../support/repository.ts';
import { complete, execute, turn, wholeRun, write } from '../../support/whole-run.ts';

/** Without a sandbox, commands can write `.git`. */
const OPEN = 'sandbox: off\n';

/** Puts a file in the place of the folder around the git directory, so that nothing can be made there. */
const DESTROY = 'G=$(sed "s/gitdir: //" .git); cd /; rm -rf "${G%/git}"; echo x > "${G%/git}"\n';

/** A shell line that writes other bytes under the name of the object that `content` will have. */
function forged(content: string): string {
  const id = blobId('sha1', Buffer.from(content));
  const text = deflateSync('blob 7\0forged\n').toString('base64');
  const folder = `.git/objects/${id.slice(0, 2)}`;
  return `mkdir -p ${folder}; echo ${text} | base64 -d > ${folder}/${id.slice(2)}`;
}

function repository(config = OPEN) {
  const files = { 'a.txt': 'a\n', 'destroy.sh': DESTROY, 'src/b.txt': 'b\n' };
  const root = makeRepository({ ...files, '.forge/headless-config.yml': config });
  return { root, objects: git(root, 'rev-list', '--all', '--objects') };
}

describe('without a sandbox, git objects', () => {
  test('that were forged under the name of a blob to be committed are refused, and the true ones are committed', async () => {
    const { root } = repository();
    const script = [turn(execute(forged('later\n'))), turn(write('a.txt', 'later\n')), turn(complete())];
    const run = await wholeRun({ root, script });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.violations.map(({ code }) => code)).toEqual(expect.arrayContaining(['GIT-01']));
    expect(git(root, 'show', 'HEAD:a.txt')).toBe('later');
    expect(git(root, 'fsck', '--full', '--strict', '--no-dangling')).toBe('');
  });

  test.each([
    ['gone', 'rm -rf .git/objects'],
    ['gone with the git directory', 'rm -rf .git'],
    ['gone when the time is over', 'rm -rf .git/objects; sleep 60'],
  ])('that are %s are back when the run ends', async (_what, command) => {
    const { root, objects } = repository(`${OPEN}constraints: { timeout: 4s }\n`);
    const run = await wholeRun({ root, script: [turn(execute(command)), turn(complete())] });
    expect(run.code).toBeGreaterThan(0);
    expect(run.reports.violations[0]).toMatchObject({ code: 'GIT-01', effect: 'reverted' });
    expect(git(root, 'rev-list', '--all', '--objects')).toBe(objects);
    expect(git(root, 'fsck', '--full', '--strict', '--no-dangling')).toBe('');
  });

  test('that cannot be put back are saved, and the log says where', async () => {
    const { root, objects } = repository();
    const away = mkdtempSync(join(tmpdir(), 'forge-away-'));
    mkdirSync(join(away, 'below'));
    git(root, 'init', '-q', `--separate-git-dir=${away}/below/git`);
    const run = await wholeRun({ root, script: [turn(execute('sh destroy.sh')), turn(complete())] });
    expect(run.code, run.stderr).toBe(1);
    const [, saved = ''] = /Copies are in (\S+): restore/.exec(run.stdout + run.stderr) ?? [];
    expect(existsSync(saved), run.stdout).toBe(true);
    const other = makeRepository({});
    cpSync(saved, join(other, '.git/objects'), { recursive: true });
    const ids = objects.split('\n').map((line) => line.slice(0, 40));
    for (const id of ids) expect(git(other, 'cat-file', '-t', id)).toMatch(/commit|tree|blob/);
    expect(JSON.stringify(run.reports.events)).toContain(saved);
    rmSync(saved, { recursive: true });
  });
});
