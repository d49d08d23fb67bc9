import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { snapshotRunnerFiles } from '../../../../src/adapters/host/runner-files.ts';

/** RUNNER_TEMP as the runner fills it, and an action's folder. */
function runner() {
  const temp = mkdtempSync(join(tmpdir(), 'forge-runner-'));
  const commands = join(temp, '_runner_file_commands');
  const dist = join(temp, 'action/dist');
  mkdirSync(commands);
  mkdirSync(join(dist, 'bundle'), { recursive: true });
  const file = (name: string, text = ''): string => {
    const path = join(commands, `${name}_1111`);
    writeFileSync(path, text);
    return path;
  };
  writeFileSync(join(temp, 'event.json'), '{"action":"created"}');
  writeFileSync(join(dist, 'index.js'), 'ours');
  writeFileSync(join(dist, 'bundle/1.js'), 'ours too');
  const env = {
    GITHUB_ENV: file('set_env'),
    GITHUB_PATH: file('add_path'),
    GITHUB_OUTPUT: file('set_output', 'a=b\n'),
    GITHUB_EVENT_PATH: join(temp, 'event.json'),
    GITHUB_STATE: '',
  };
  return { temp, commands, dist, env, other: file('save_state') };
}

test('what nobody wrote is as it was', () => {
  const { env, dist } = runner();
  const files = snapshotRunnerFiles(env);
  files.keep(dist);
  expect(files.putBack()).toEqual([]);
  expect(snapshotRunnerFiles({}).putBack()).toEqual([]);
});

test('a command file that was written is put back, whatever its times say', () => {
  const { env } = runner();
  const { atime, mtime } = lstatSync(env.GITHUB_OUTPUT);
  const files = snapshotRunnerFiles(env);
  appendFileSync(env.GITHUB_ENV, 'LD_PRELOAD=/tmp/x.so\n');
  writeFileSync(env.GITHUB_OUTPUT, 'c=d\n');
  utimesSync(env.GITHUB_OUTPUT, atime, mtime);
  expect(files.putBack()).toEqual([env.GITHUB_ENV, env.GITHUB_OUTPUT].sort());
  expect(readFileSync(env.GITHUB_ENV, 'utf8')).toBe('');
  expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe('a=b\n');
  expect(files.putBack()).toEqual([]);
});

test('files beside the named ones count, and new ones go', () => {
  const { env, commands, other } = runner();
  const files = snapshotRunnerFiles(env);
  writeFileSync(other, 'x=y\n');
  writeFileSync(join(commands, 'planted'), 'x');
  mkdirSync(join(commands, 'folder/deep'), { recursive: true });
  const changed = files.putBack();
  expect(changed).toContain(other);
  expect(changed).toContain(join(commands, 'planted'));
  expect(existsSync(join(commands, 'planted'))).toBe(false);
  expect(existsSync(join(commands, 'folder'))).toBe(false);
  expect(readFileSync(other, 'utf8')).toBe('');
});

test('a file that is gone, is a link or has another mode is a file again', () => {
  const { temp, env } = runner();
  const elsewhere = join(temp, 'elsewhere');
  writeFileSync(elsewhere, 'not ours');
  const { mode } = lstatSync(env.GITHUB_OUTPUT);
  const files = snapshotRunnerFiles(env);
  rmSync(env.GITHUB_ENV);
  rmSync(env.GITHUB_PATH);
  symlinkSync(elsewhere, env.GITHUB_PATH);
  chmodSync(env.GITHUB_OUTPUT, 0o777);
  expect(files.putBack()).toHaveLength(3);
  expect(lstatSync(env.GITHUB_ENV).isFile()).toBe(true);
  expect(lstatSync(env.GITHUB_PATH).isFile()).toBe(true);
  expect(lstatSync(env.GITHUB_OUTPUT).mode).toBe(mode);
  expect(readFileSync(elsewhere, 'utf8')).toBe('not ours');
});

test('a folder that was exchanged is the old one again', () => {
  const { temp, env, commands } = runner();
  const files = snapshotRunnerFiles(env);
  renameSync(commands, join(temp, 'moved'));
  symlinkSync(join(temp, 'moved'), commands);
  expect(files.putBack()).toContain(commands);
  expect(lstatSync(commands).isDirectory()).toBe(true);
  expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe('a=b\n');
});

test('the event and the action\u2019s own files are guarded too', () => {
  const { env, dist } = runner();
  const files = snapshotRunnerFiles(env);
  files.keep(dist);
  writeFileSync(env.GITHUB_EVENT_PATH, '{}');
  appendFileSync(join(dist, 'bundle/1.js'), '// more');
  rmSync(join(dist, 'index.js'));
  expect(files.putBack()).toEqual(
    [env.GITHUB_EVENT_PATH, join(dist, 'bundle/1.js'), join(dist, 'index.js')].sort(),
  );
  expect(readFileSync(join(dist, 'bundle/1.js'), 'utf8')).toBe('ours too');
  expect(readFileSync(join(dist, 'index.js'), 'utf8')).toBe('ours');
});
