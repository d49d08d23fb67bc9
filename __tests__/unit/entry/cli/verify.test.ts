import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyRun } from '../../../../src/entry/cli/verify.ts';
import { runCli } from '../../../support/bundle.ts';
import { needing } from '../../../support/needs.ts';
import { git } from '../../../support/repository.ts';

let workspace = '';
let artifacts = '';

/** A copy of the run's reports, to be tampered with. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  cpSync(artifacts, folder, { recursive: true });
  return folder;
}

beforeAll(async () => {
  const demo = await runCli(['demo', '--json'], { cwd: tmpdir() });
  artifacts = JSON.parse(demo.stdout.trim().split('\n').at(-1) ?? '').report_dir;
  workspace = join(artifacts, '../..');
});

const verify = (...args: readonly string[]) => runCli(['verify', ...args], { cwd: tmpdir() });

describe('verify, on the record of a real run', () => {
  it('says that chain and commit hold', async () => {
    const { code, stdout } = await verify(artifacts, '--commit', 'HEAD', '--workspace', workspace);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^chain holds: \d+ events, root [0-9a-f]{64}\nrecord holds: \d+ files\ncommit holds: HEAD is what the run made\n$/,
    );
  });

  it('finds a changed line', async () => {
    const folder = copy();
    const log = readFileSync(join(folder, 'events.jsonl'), 'utf8');
    writeFileSync(join(folder, 'events.jsonl'), log.replace('"ok":false', '"ok":true'));
    const { code, stderr } = await verify(folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(/line \d+ was changed: its hash is another/);
  });

  it('finds that the last lines are missing', async () => {
    const folder = copy();
    const lines = readFileSync(join(folder, 'events.jsonl'), 'utf8').split('\n');
    writeFileSync(join(folder, 'events.jsonl'), `${lines.slice(0, -3).join('\n')}\n`);
    const { code, stderr } = await verify(folder);
    expect(code).toBe(1);
    expect(stderr).toContain('lines are missing at its end');
  });

  it('finds a line put in', async () => {
    const folder = copy();
    appendFileSync(join(folder, 'events.jsonl'), '{"seq":1}\n');
    expect((await verify(folder)).code).toBe(1);
  });

  it('refuses a commit that the run did not make', async () => {
    const { code, stderr } = await verify(artifacts, '--commit', 'HEAD~1', '--workspace', workspace);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^commit HEAD~1 has the tree [0-9a-f]{40}, but the run accepted [0-9a-f]{40}; it /,
    );
  });

  it('refuses a commit of the same tree with another trailer', async () => {
    git(workspace, 'commit', '--allow-empty', '-q', '-m', 'x\n\nForge-Run: a\nForge-Audit: 00');
    const { code, stderr } = await verify(artifacts, '--commit', 'HEAD', '--workspace', workspace);
    git(workspace, 'reset', '-q', '--hard', 'HEAD~1');
    expect(code).toBe(1);
    expect(stderr).toContain('has the audit head 00, but the chain');
  });

  it('asks for the repository where it is started outside of it', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'verify-'));
    const { code, stderr } = await verify(artifacts, '--commit', 'HEAD', '--workspace', outside);
    expect(code).toBe(1);
    expect(stderr).toMatch(/ is not in a git repository; name the repository with --workspace\n$/);
  });

  it('says what to give where there is nothing to check', async () => {
    expect(await verify('nowhere')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('does not exist'),
    });
    expect(await verify()).toMatchObject({
      code: 5,
      stderr: expect.stringContaining('DIR: is missing: write forge-headless verify DIR [flags]'),
    });
    expect((await verify('a', '--colour')).code).toBe(5);
  });
});

/** In this process: what `verify` says of a folder, each line that does not hold; empty where all does. */
async function troubles(folder: string, ...more: readonly string[]): Promise<readonly string[]> {
  const { lines, exitCode } = await verifyRun(['verify', folder, ...more], tmpdir(), process.env);
  return exitCode === 0 ? [] : lines;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Changes of one byte, over all files in turn; more with FORGE_VERIFY_ROUNDS. */
const ROUNDS = Number(process.env.FORGE_VERIFY_ROUNDS ?? 150);

describe('verify, on every file of the record', () => {
  it('finds any one byte that was changed', async () => {
    const folder = copy();
    mkdirSync(join(folder, 'outputs'), { recursive: true });
    const names = filesIn(folder);
    expect(names).toEqual(
      expect.arrayContaining([
        'execution.json',
        'changes.patch',
        'metrics.prom',
        'report.html',
        'summary.md',
      ]),
    );
    const missed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = names[round % names.length] ?? '';
      const path = join(folder, name);
      const before = readFileSync(path);
      if (before.length === 0) continue;
      const after = Buffer.from(before);
      const at = randomInt(before.length);
      after[at] = (after[at] ?? 0) ^ randomInt(1, 256);
      writeFileSync(path, after);
      if ((await troubles(folder)).length === 0) missed.push(`${name}: byte ${at}`);
      writeFileSync(path, before);
    }
    expect(missed).toEqual([]);
    expect(await troubles(folder)).toEqual([]);
  });

  it('finds a file that was emptied, taken away, added or made a link', async () => {
    const folder = copy();
    writeFileSync(join(folder, 'changes.patch'), '');
    rmSync(join(folder, 'summary.md'));
    writeFileSync(join(folder, 'extra.sarif'), '{}');
    mkdirSync(join(folder, 'quarantine'), { recursive: true });
    writeFileSync(join(folder, 'quarantine/step-99.patch'), 'x');
    rmSync(join(folder, 'metrics.json'));
    symlinkSync('execution.json', join(folder, 'metrics.json'));
    expect(await troubles(folder)).toEqual([
      'changes.patch was changed',
      'extra.sarif is not part of the record: it was added later',
      'metrics.json is not a regular file any more',
      'quarantine/step-99.patch is not part of the record: it was added later',
      'summary.md is missing',
    ]);
  });

  it('finds a root that was replaced by the hash before it', async () => {
    const folder = copy();
    const log = readFileSync(join(folder, 'events.jsonl'), 'utf8');
    const { prev, hash } = JSON.parse(log.trimEnd().split('\n').at(-1) ?? '');
    const path = join(folder, 'summary.md');
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(hash);
    writeFileSync(path, text.replace(hash, prev));
    expect(await troubles(folder)).toEqual(['summary.md was changed: it names the hash before the root']);
  });

  it('does not take two logs for the same that differ in bytes that are no UTF-8', async () => {
    const folder = copy();
    const log = readFileSync(join(folder, 'events.jsonl'));
    writeFileSync(join(folder, 'events.jsonl'), Buffer.concat([log, Buffer.from([0xf1, 0xbf, 0xbd, 0x0a])]));
    expect(await troubles(folder)).toMatchObject([expect.stringContaining('UTF-8')]);
  });

  it('leaves earlier records alone, which hold by themselves', async () => {
    const folder = copy();
    const earlier = join(folder, 'previous/run-1');
    mkdirSync(join(folder, 'previous'));
    cpSync(artifacts, earlier, { recursive: true });
    rmSync(join(earlier, '.gitignore'));
    expect(await troubles(folder)).toEqual([]);
    expect(await troubles(earlier)).toEqual([]);
    appendFileSync(join(earlier, 'changes.patch'), 'x');
    expect(await troubles(earlier)).toEqual(['changes.patch was changed']);
  });

  needing('python3').test('can be checked by the Python lines of docs/audit.md', () => {
    const page = readFileSync(new URL('../../../../docs/audit.md', import.meta.url), 'utf8');
    const [, program = ''] = /```python\n([\s\S]*?)```/.exec(page) ?? [];
    const check = (folder: string) =>
      spawnSync('python3', ['-c', program, folder], { encoding: 'utf8', stdio: 'pipe' });
    const folder = copy();
    const held = check(folder);
    expect(held.stderr).toBe('');
    expect(held.stdout.trim()).toBe(
      JSON.parse(readFileSync(join(folder, 'execution.json'), 'utf8')).audit_root,
    );
    appendFileSync(join(folder, 'metrics.prom'), '#');
    expect(check(folder).stderr).toContain('metrics.prom was changed');
  });
});

describe('verify, on the commit', () => {
  const raw = () => git(workspace, 'cat-file', 'commit', 'HEAD');
  const troublesOf = async (sha: string) =>
    (await troubles(artifacts, '--commit', sha, '--workspace', workspace)).join('\n');

  it('holds for the commit of the run', async () => {
    expect(await troublesOf('HEAD')).toBe('');
  });

  const PARENT = /^parent .*$/m;
  it.each<[string, (text: string, other: string) => string, RegExp]>([
    [
      'one more parent',
      (text, other) => text.replace(PARENT, `$&\nparent ${other}`),
      /follows \w+ and \w+, but the run's commit/,
    ],
    [
      'no parent',
      (text) => text.replace(/^parent .*\n/m, ''),
      /follows no commit, but the run's commit follows/,
    ],
    [
      'another parent',
      (text, other) => text.replace(PARENT, `parent ${other}`),
      /follows \w+, but the run's commit/,
    ],
    [
      'another tree',
      (text, other) => text.replace(/^tree .*/, `tree ${git(workspace, 'rev-parse', `${other}^{tree}`)}`),
      /has the tree/,
    ],
    [
      'another author',
      (text) => text.replace(/^author .*(?= \d+ \+)/m, 'author Eve <eve@x>'),
      /has the author Eve <eve@x>/,
    ],
    [
      'another committer',
      (text) => text.replace(/^committer .*(?= \d+ \+)/m, 'committer Eve <eve@x>'),
      /has the committer Eve <eve@x>/,
    ],
    [
      'another author date',
      (text) => text.replace(/^(author .* )\d+ /m, '$11 '),
      /has the author date 1 \+0000/,
    ],
    [
      'another committer date',
      (text) => text.replace(/^(committer .* )\d+ /m, '$11 '),
      /has the committer date 1 \+0000/,
    ],
    [
      'another time zone',
      (text) => text.replace(/^(author .*) \+0000$/m, '$1 +0200'),
      /has the author date \d+ \+0200/,
    ],
    ['an encoding', (text) => text.replace('\n\n', '\nencoding ISO-8859-1\n\n'), /has the field encoding/],
    [
      'a signature',
      (text) =>
        text.replace(
          '\n\n',
          '\ngpgsig -----BEGIN PGP SIGNATURE-----\n abc\n -----END PGP SIGNATURE-----\n\n',
        ),
      /has the field gpgsig/,
    ],
    [
      'a merge tag',
      (text, other) => text.replace('\n\n', `\nmergetag object ${other}\n type commit\n tag v1\n\n`),
      /has the field mergetag/,
    ],
    ['a second author', (text) => text.replace(/^author .*$/m, '$&\n$&'), /has the field author/],
    [
      'another subject',
      (text) => text.replace(/\n\n.*/, '\n\nfix: nothing to see'),
      /has a different message/,
    ],
    [
      'one more paragraph',
      (text) => text.replace('\nForge-', '\nReviewed: yes\n\nForge-'),
      /has a different message/,
    ],
    [
      'one more trailer',
      (text) => text.replace('\nForge-Run', '\nSigned-off-by: Eve <eve@x>\nForge-Run'),
      /has a different message/,
    ],
    [
      'another branch',
      (text) => text.replace(/^Forge-Branch: .*$/m, 'Forge-Branch: other'),
      /has a different message/,
    ],
    ['no branch', (text) => text.replace(/^Forge-Branch: .*\n/m, ''), /has a different message/],
    [
      'another run',
      (text) => text.replace(/^Forge-Run: .*$/m, 'Forge-Run: run-1'),
      /has a different message/,
    ],
    [
      'another head of the chain',
      (text) => text.replace(/^Forge-Audit: .*$/m, 'Forge-Audit: 00'),
      /has the audit head 00, but the chain/,
    ],
    ['lines after the trailers', (text) => `${text}\n\n`, /has a different message/],
  ])('refuses a commit with %s', async (_what, change, expected) => {
    const other = git(workspace, 'commit-tree', 'HEAD~1^{tree}', '-m', 'another history');
    const text = `${raw()}\n`;
    const changed = change(text, other);
    expect(changed).not.toBe(text);
    const file = join(mkdtempSync(join(tmpdir(), 'verify-')), 'commit');
    writeFileSync(file, changed);
    const sha = git(workspace, 'hash-object', '-t', 'commit', '-w', '--literally', file);
    const found = await troublesOf(sha);
    expect(found).toMatch(expected);
    // Its ID alone would tell; everything else is told as well, for records of runs that left the commit to another job.
    expect(found).toMatch(/ is \w{40}, but the run made \w{40}/);
  });

  it('refuses objects whose content is not what their ID says', async () => {
    const clone = join(mkdtempSync(join(tmpdir(), 'verify-')), 'clone');
    git(workspace, 'clone', '-q', '--no-hardlinks', workspace, clone);
    const path = git(clone, 'ls-tree', '-r', '--name-only', 'HEAD').split('\n')[0];
    const blob = git(clone, 'rev-parse', `HEAD:${path}`);
    const check = async () =>
      (await troubles(artifacts, '--commit', 'HEAD', '--workspace', clone)).join('\n');
    expect(await check()).toBe('');
    for (const [id, type] of [
      [blob, 'blob'],
      [git(clone, 'rev-parse', 'HEAD^{tree}'), 'tree'],
    ] as const) {
      const undo = forge(clone, id, type);
      expect(await check()).toContain(`contains the object ${id}, whose content does not match its ID`);
      undo();
      expect(await check()).toBe('');
    }
    rmSync(join(clone, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    expect(await check()).toContain(`lacks 1 of its objects in this repository, for example ${blob}`);
  });
});

/** Another content under the name of a loose object. Returns what puts it back. */
function forge(root: string, id: string, type: string): () => void {
  const file = join(root, '.git/objects', id.slice(0, 2), id.slice(2));
  const before = readFileSync(file);
  const content = type === 'tree' ? Buffer.alloc(0) : Buffer.from('forged\n');
  rmSync(file);
  writeFileSync(file, deflateSync(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])));
  return () => writeFileSync(file, before);
}
