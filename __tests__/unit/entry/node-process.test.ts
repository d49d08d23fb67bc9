import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeWhole } from '../../../src/entry/node-process.ts';
import { show } from '../../../src/settings/checks/problem.ts';
import { CANARIES } from '../../support/secret-canaries.ts';

function written(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'forge-said-')), 'said');
  const file = openSync(path, 'w');
  writeWhole(file, text);
  closeSync(file);
  return readFileSync(path, 'utf8');
}

describe('what the command line says before and after a run', () => {
  test('holds no secret, though a wrong setting is quoted', () => {
    const known = CANARIES.filter(({ needsName }) => needsName === undefined);
    const lines = known.map(({ value }) => `mode: expected one of read-only, write, got ${show(value)}`);
    const said = written(lines.join('\n'));
    const begins = known.filter(({ value }) => said.includes(value.replace(/^https:.*\//, '').slice(0, 32)));
    expect(begins.map(({ kind }) => kind)).toEqual([]);
  });

  test('is whole, and ends with a line break', () => {
    expect(written('commit 0123456789abcdef0123456789abcdef01234567')).toBe(
      'commit 0123456789abcdef0123456789abcdef01234567\n',
    );
  });
});
