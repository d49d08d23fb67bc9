import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mappingNamespace, UNPRIVILEGED } from '../../../../../src/adapters/sandbox/mounts/user-namespace.ts';
import { mapperExecutable } from '../../../../../src/adapters/sandbox/syscalls/mapper-program.ts';
import { needing } from '../../../../support/needs.ts';

needing('root', 'namespaces').describe('the mapper', () => {
  let folder = '';
  let namespace: string | null = null;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forge-mapper-'));
    chmodSync(folder, 0o755);
    for (const name of ['one', 'two', 'one-mapped', 'two-mapped']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'mapper'), mapperExecutable() ?? '', { mode: 0o755 });
    writeFileSync(join(folder, 'one', 'secret'), 'text\n', { mode: 0o600 });
    writeFileSync(join(folder, 'one', 'other'), '');
    chownSync(join(folder, 'one', 'other'), 1234, 1235);
    namespace = await mappingNamespace('/usr/bin/unshare', '/bin/sh', { uid: 0, gid: 0 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a script as the unprivileged user in a mount namespace in which the folders are mapped. */
  const asUser = (script: string, userNamespace = namespace ?? '') =>
    spawnSync(
      'unshare',
      [
        ...['--mount', '--', '/bin/sh', '-c'],
        './mapper "$0" "$2" "$2-mapped" "$3" "$3-mapped" || exit; exec setpriv --reuid "$4" --regid "$4" --clear-groups sh -c "$1"',
        ...[userNamespace, script, `${folder}/one`, `${folder}/two`, String(UNPRIVILEGED)],
      ],
      { cwd: folder, encoding: 'utf8' },
    );
  const owner = (name: string): readonly number[] => {
    const { uid, gid } = statSync(join(folder, name));
    return [uid, gid];
  };

  it("lets the unprivileged user at root's files, and shows the owners of all others", () => {
    const run = asUser('cat one-mapped/secret; stat -c "%n %u %g" one-mapped/*; cat one/secret');
    expect(run.stdout).toBe(
      `text\none-mapped/other 1234 1235\none-mapped/secret ${UNPRIVILEGED} ${UNPRIVILEGED}\n`,
    );
    expect(run.stderr).toContain('Permission denied');
  });

  it('makes what that user writes belong to root, in each folder', () => {
    expect(asUser('echo a >one-mapped/new; mkdir two-mapped/new').status).toBe(0);
    expect([owner('one/new'), owner('two/new')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('gives no right over the files of others, and none to give files away', () => {
    const run = asUser('echo x >>one-mapped/other; chown 1234 one-mapped/secret');
    expect(run.status).not.toBe(0);
    expect(owner('one/other')).toEqual([1234, 1235]);
    expect(owner('one/secret')).toEqual([0, 0]);
  });

  it('ends with 125 where it cannot map', () => {
    expect(asUser('true', '/nowhere').status).toBe(125);
    expect(asUser('true', '/dev/null').status).toBe(125);
  });
});
