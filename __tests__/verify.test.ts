import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './support/bundle.ts';
import { git } from './support/repository.ts';

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
      /^chain holds: \d+ events, root [0-9a-f]{64}\ncommit holds: HEAD is what the run made\n$/,
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
    expect(stderr).toMatch(/^commit HEAD~1 has the tree [0-9a-f]{40}, the run accepted [0-9a-f]{40}\n$/);
  });

  it('refuses a commit of the same tree with another trailer', async () => {
    git(workspace, 'commit', '--allow-empty', '-q', '-m', 'x\n\nForge-Run: a\nForge-Audit: 00');
    const { code, stderr } = await verify(artifacts, '--commit', 'HEAD', '--workspace', workspace);
    git(workspace, 'reset', '-q', '--hard', 'HEAD~1');
    expect(code).toBe(1);
    expect(stderr).toContain('names 00, the chain');
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
      stderr: expect.stringContaining('usage: forge-headless verify'),
    });
    expect((await verify('a', '--colour')).code).toBe(5);
  });
});
