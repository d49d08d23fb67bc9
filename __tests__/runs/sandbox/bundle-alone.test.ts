import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from '../../support/bundle.ts';

test('the bundle runs where no package is installed, as on a runner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forge-alone-'));
  try {
    cpSync(DIST, join(folder, 'dist'), { recursive: true });
    const version = execFileSync(process.execPath, [join(folder, 'dist/cli/index.js'), '--version'], {
      encoding: 'utf8',
    });
    expect(version).toMatch(/^\d+\.\d+\.\d+\n$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
