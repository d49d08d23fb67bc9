import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportsPlace } from '../../../../src/run/record/reports-folder.ts';

let root: string;
let elsewhere: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'place-')));
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')));
  execFileSync('git', ['init', '-q', root]);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(elsewhere, { recursive: true, force: true });
});

function tracked(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'mine\n');
  }
  execFileSync('git', ['-C', root, 'add', '-f', '--', ...files]);
}

function placed(outputDir: string) {
  const options = {
    executionId: 'run-1',
    root,
    outputDir,
    enabled: true,
    fallbackBase: elsewhere,
    notice: () => undefined,
    redact: (bytes: Uint8Array) => bytes,
  };
  const { writer, trouble } = reportsPlace(options, process.env.PATH ?? '');
  writer.close();
  return { dir: writer.dir ?? '', trouble };
}

test.each([
  ['src', 'src/app.js'],
  ['src/', 'src/app.js'],
  ['./src', 'src/app.js'],
  ['src', 'src/deep/a/b.js'],
  ['.forge', '.forge/headless-config.yml'],
  ['.forge/artifacts', '.forge/artifacts/execution.json'],
  ['ünï code', 'ünï code/x'],
  ['*', '*/x'],
])('the folder %j with the tracked file %j is refused, and nothing is written there', (outputDir, file) => {
  tracked(file);
  const { dir, trouble } = placed(outputDir);
  expect(trouble).toContain(`output_dir "${outputDir}" holds ${file}, which git tracks: name another folder`);
  expect(dir.startsWith(elsewhere)).toBe(true);
  expect(execFileSync('git', ['-C', root, 'status', '--porcelain', '-uall']).toString()).toMatch(
    /^A {2}\S[^\n]*\n$/,
  );
});

test('an absolute name of a folder in the repository is no other folder', () => {
  tracked('src/app.js');
  expect(placed(join(root, 'src')).trouble).toContain('which git tracks');
});

test.each([
  ['reports', 'reports/.gitkeep'],
  ['reports', 'reports/.gitignore'],
  ['src/reports', 'src/app.js'],
  ['sr', 'src/app.js'],
  ['.forge/artifacts', '.forge/headless-config.yml'],
])('the folder %j beside the tracked file %j takes reports', (outputDir, file) => {
  tracked(file);
  const { dir, trouble } = placed(outputDir);
  expect(trouble).toBeNull();
  expect(dir).toBe(join(root, outputDir));
  expect(readdirSync(dir)).toContain('events.jsonl');
});

test('a deleted file that git still tracks counts', () => {
  tracked('src/app.js');
  rmSync(join(root, 'src'), { recursive: true });
  expect(placed('src').trouble).toContain('which git tracks');
});

test('a monitor that the repository configures is not started', () => {
  tracked('src/app.js');
  execFileSync('git', ['-C', root, 'config', 'core.fsmonitor', `touch ${elsewhere}/ran; true`]);
  placed('src');
  expect(readdirSync(elsewhere).some((name) => name === 'ran')).toBe(false);
});
