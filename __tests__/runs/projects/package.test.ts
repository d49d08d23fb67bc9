import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
/** The largest package that users should download, in bytes. */
const MAX_PACKED = 12 * 1024 ** 2;

let folder: string;
let files: readonly string[];
let packed: string;

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forge-package-'));
  const [report] = JSON.parse(run('npm', 'pack', ROOT, '--json', '--pack-destination', folder));
  files = report.files.map(({ path }: { readonly path: string }) => path);
  packed = join(folder, report.filename);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package contains what runs, and no sources, tests or scripts', () => {
  expect(statSync(packed).size).toBeLessThan(MAX_PACKED);
  const folders = new Set(files.map((path) => path.split('/')[0]));
  expect([...folders].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'action.yml',
    'dist',
    'package.json',
    'publish',
    'schema',
  ]);
  expect(files).toContain('dist/bundle/licenses.txt');
});

test('it installs nothing else in an empty folder, and its demo succeeds', () => {
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', packed);
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed).toEqual(['forge-headless']);
  expect(run('npx', 'forge-headless', '--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(run('npx', 'forge-headless', 'demo')).toContain('outcome    success');
});
