import { expect, test } from 'vitest';
import type { Mount } from '../../../../src/adapters/sandbox/mounts/mount.ts';
import { refusedWriteNote } from '../../../../src/adapters/sandbox/refused-write-note.ts';

const bind = (target: string, readOnly: boolean): Mount => ({
  kind: 'bind',
  source: target,
  target,
  readOnly,
});
const MOUNTS: readonly Mount[] = [
  { kind: 'tmpfs', target: '/root', mode: '0700', readOnly: false },
  { kind: 'layer', target: '/root/.cache/uv', lowers: ['/root/.cache/uv'], folder: '/s' },
  bind('/root/.local/share/pnpm', true),
  bind('/ws', false),
  bind('/ws/AGENTS.md', true),
];
const note = (output: string): string | null =>
  refusedWriteNote(output, MOUNTS, { cwd: '/ws/sub', root: '/ws' });
const kept = (what: string): string =>
  `[the sandbox keeps ${what} read-only; write to the workspace, $HOME or $TMPDIR instead]`;

test.each([
  ["touch: cannot touch '/usr/lib/x': Read-only file system", '/usr/lib/x'],
  ['bash: line 1: /root/.local/share/pnpm/x: Read-only file system', '/root/.local/share/pnpm'],
  ['bash: line 1: ../AGENTS.md: Read-only file system', '/ws/AGENTS.md'],
  ["Error: EROFS: read-only file system, open '/etc/x'", '/etc/x'],
  ['Could not open file `/opt/x/.lock`: Read-only file system (os error 30)', '/opt/x/.lock'],
  ["OSError: [Errno 30] Read-only file system: '/opt/py/site'", '/opt/py/site'],
  ['[ERR_PNPM] unable to open database file', '/root/.local/share/pnpm'],
])('a refused write names the sandbox and the place: %s', (output, place) => {
  expect(note(`before\n${output}\nafter\n`)).toBe(kept(place));
});

test('without a named place, the line still names the sandbox', () => {
  expect(note('write failed: Read-only file system')).toBe(kept('everything outside the workspace'));
});

test('other failures stay unchanged', () => {
  expect(note('bash: /root/x: Permission denied\nread only the first line')).toBeNull();
});
