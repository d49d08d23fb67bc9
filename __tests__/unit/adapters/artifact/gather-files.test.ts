import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gatherArtifact } from '../../../../src/adapters/artifact/gather-files.ts';
import { openOutputFolder } from '../../../../src/adapters/output/output-folder.ts';

const SECRET = 'k7-Qm2vXc94LtRz0pWsB61';

function scene(files: Readonly<Record<string, string>> = {}) {
  const top = mkdtempSync(join(tmpdir(), 'forge-gather-'));
  const dir = join(top, 'reports');
  const staging = join(top, 'staging');
  mkdirSync(staging);
  const folder = openOutputFolder(dir);
  mkdirSync(join(dir, 'quarantine'));
  mkdirSync(join(dir, 'outputs'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const gather = (largest?: number) => {
    const holdsSecret = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(SECRET);
    const gathered = gatherArtifact({
      folder,
      staging,
      holdsSecret,
      ...(largest === undefined ? {} : { maxBytes: largest }),
    });
    return { names: gathered.files.map((file) => file.slice(staging.length + 1)), leftOut: gathered.leftOut };
  };
  return { top, dir, staging, gather };
}

describe('what goes into an artifact', () => {
  test('is what we write, the most needed first, as copies', () => {
    const { gather, dir, staging } = scene({
      'execution.json': '{}',
      'events.jsonl': 'one\n',
      'quarantine/0001-step.patch': 'patch',
      'outputs/turn-3-1.txt': 'all of it',
    });
    expect(gather()).toEqual({
      names: ['execution.json', 'events.jsonl', 'quarantine/0001-step.patch', 'outputs/turn-3-1.txt'],
      leftOut: [],
    });
    writeFileSync(join(dir, 'execution.json'), 'changed meanwhile');
    expect(readFileSync(join(staging, 'execution.json'), 'utf8')).toBe('{}');
  });

  test('is nothing that others have put there', () => {
    const { gather } = scene({
      '.env': 'A=1',
      'notes.txt': 'x',
      'quarantine/a b.patch': 'x',
      'quarantine/x.txt': 'x',
      'outputs/x.sh': 'x',
    });
    expect(gather()).toEqual({ names: [], leftOut: [] });
  });

  test('is nothing that a link leads to, a second name of a file elsewhere, a folder or a pipe', () => {
    const { gather, dir, top } = scene({ 'summary.md': 'ours' });
    writeFileSync(join(top, 'outside.txt'), 'not ours');
    symlinkSync(join(top, 'outside.txt'), join(dir, 'execution.json'));
    linkSync(join(top, 'outside.txt'), join(dir, 'quarantine/0001-step.patch'));
    mkdirSync(join(dir, 'report.html'));
    execFileSync('mkfifo', [join(dir, 'metrics.json')]);
    const { names, leftOut } = gather();
    expect(names).toEqual(['summary.md']);
    expect(leftOut).toEqual([
      'execution.json: it is a link',
      'metrics.json: it is not a regular file',
      'report.html: it is not a regular file',
      'quarantine/0001-step.patch: it has a second hard link',
    ]);
  });

  test('is nothing behind a link in the place of the quarantine', () => {
    const { gather, dir, top } = scene();
    renameSync(join(dir, 'quarantine'), join(top, 'elsewhere'));
    writeFileSync(join(top, 'elsewhere/0001.patch'), 'not ours');
    symlinkSync(join(top, 'elsewhere'), join(dir, 'quarantine'));
    expect(gather()).toEqual({ names: [], leftOut: ['quarantine: it is not a folder'] });
  });

  test('is nothing of a folder that was exchanged for another, or for a link', () => {
    const { gather, dir, top } = scene({ 'execution.json': '{}' });
    renameSync(dir, join(top, 'moved'));
    symlinkSync(join(top, 'moved'), dir);
    const exchanged = { names: [], leftOut: [expect.stringContaining('removed or replaced')] };
    expect(gather()).toEqual(exchanged);
  });

  test('is no file that holds a secret value', () => {
    const { gather } = scene({ 'execution.json': '{}', 'report.html': `<p>${SECRET}</p>` });
    expect(gather()).toEqual({
      names: ['execution.json'],
      leftOut: ['report.html: it contains a secret'],
    });
  });

  test('ends where the room does, and says what has none', () => {
    const { gather } = scene({ 'execution.json': '12345', 'summary.md': '1234567', 'events.jsonl': '12' });
    expect(gather(8)).toEqual({
      names: ['execution.json', 'events.jsonl'],
      leftOut: ['summary.md: its 7 bytes exceed the size limit of the artifact'],
    });
  });
});
