import { expect, test } from 'vitest';
import { bwrapArgs, featuresIn } from '../../../../../src/adapters/sandbox/launch/bubblewrap.ts';
import { foldersBetween } from '../../../../../src/adapters/sandbox/launch/unshare.ts';
import { canBeLayer, layerLines } from '../../../../../src/adapters/sandbox/mounts/layer-script.ts';
import type { Mount } from '../../../../../src/adapters/sandbox/mounts/mount.ts';
import {
  escaped,
  realMountPoints,
  submounts,
  unescaped,
} from '../../../../../src/adapters/sandbox/mounts/mount-table.ts';
import {
  invocationOf,
  prologueShell,
} from '../../../../../src/adapters/sandbox/processes/command-prologue.ts';
import { OutputBuffer } from '../../../../../src/adapters/sandbox/processes/output-buffer.ts';
import { descendants, parseStat } from '../../../../../src/adapters/sandbox/processes/process-table.ts';
import { socketPaths } from '../../../../../src/adapters/sandbox/view/special-files.ts';
import { quoted } from '../../../../../src/core/text/shell-quote.ts';

const OLD = { perms: false, size: false, lockUserNamespaces: false };
const TMP: Mount = { kind: 'tmpfs', target: '/tmp', mode: '1777', readOnly: false };

test('an old bubblewrap gets only what it knows', () => {
  const base = { mounts: [TMP], network: 'none', cwd: '/w', tmpfsBytes: 4096 } as const;
  const old = bwrapArgs({ ...base, features: OLD });
  expect(old.slice(-4)).toEqual(['--tmpfs', '/tmp', '--chdir', '/w']);
  expect(old).not.toContain('--disable-userns');
  const features = featuresIn('--perms OCTAL\n --size BYTES\n --disable-userns  Disable');
  expect(features).toEqual({ perms: true, size: true, lockUserNamespaces: true });
  const current = bwrapArgs({ ...base, features });
  expect(current.slice(-8)).toEqual([
    '--perms',
    '1777',
    '--size',
    '4096',
    '--tmpfs',
    '/tmp',
    '--chdir',
    '/w',
  ]);
});

test('the network is shared only where the settings say so', () => {
  const base = { mounts: [], cwd: '/', tmpfsBytes: 1, features: OLD } as const;
  expect(bwrapArgs({ ...base, network: 'none' })).not.toContain('--share-net');
  expect(bwrapArgs({ ...base, network: 'host' })).toContain('--share-net');
});

test('a script goes in as one argument, after the end of the options, or by stdin where it is long', () => {
  expect(invocationOf('/bin/bash', '-x', true)).toEqual({
    argv: ['/bin/bash', '--noprofile', '--norc', '-o', 'pipefail', '-c', '--', '-x'],
    stdin: null,
  });
  expect(invocationOf('/bin/sh', 'true', true).argv).toEqual(['/bin/sh', '-c', '--', 'true']);
  expect(invocationOf('/bin/sh', 'ü'.repeat(60_000), false).stdin).toHaveLength(60_000);
});

test('bash closes what dash cannot', () => {
  expect(prologueShell('/bin/sh', '/bin/bash', [3, 9])).toEqual(['/bin/sh']);
  expect(prologueShell('/bin/sh', '/bin/bash', [3, 10])).toEqual(['/bin/bash', '--posix']);
  expect(prologueShell('/bin/sh', null, [10])).toEqual(['/bin/sh']);
});

test('a word is quoted whatever is in it', () => {
  expect(quoted(`it's $x`)).toBe(`'it'\\''s $x'`);
});

test('fields of mount tables are escaped and read back', () => {
  const odd = '/a b\tc\nd\\e#f';
  expect(escaped(odd)).toBe('/a\\040b\\011c\\012d\\134e\\043f');
  expect(unescaped(escaped(odd))).toBe(odd);
  const others = '/a\rb\vc\fd';
  expect(unescaped(escaped(others))).toBe(others);
  // One escape stands for one byte, and in UTF-8 these have more.
  const wide = '/a\u00a0b\u2028c\u3000d\ufeff';
  expect(escaped(wide)).toBe(wide);
});

const MOUNTINFO = `22 27 0:21 / /proc rw - proc proc rw
27 1 254:0 / / rw,relatime - ext4 /dev/vda rw
28 27 0:25 / /mnt/big\\040disk rw shared:1 - ext4 /dev/vdb rw
29 27 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw
30 27 0:27 / /home/u/ws/cache rw - ext4 /dev/vdc rw
31 27 0:28 / /home/data rw - nfs4 server:/x rw
32 27 0:29 / /dev/shm rw - tmpfs tmpfs rw
33 27 0:29 / /mnt/big\\040disk rw - ext4 /dev/vdd rw
`;

test('folders with long paths are copied, and mount(8) keeps to the call that takes long options', () => {
  const folder = '/scratch/cache/layers-1/agent/0';
  const lower = `/home/${'l'.repeat(250)}/${'m'.repeat(250)}`;
  expect(canBeLayer([lower, folder])).toBe(true);
  expect(canBeLayer([lower, lower, lower, folder])).toBe(false);
  expect(canBeLayer([`/${'é'.repeat(700)}`, folder])).toBe(false);
  const tools = { unshare: '/unshare', nsenter: '/nsenter', mount: '/mount', rm: '/rm', chown: '/chown' };
  const lines = layerLines([{ kind: 'layer', target: '/cache', lowers: [lower], folder }], tools, null);
  expect(lines.filter((line) => line.includes('/mount '))).toEqual([
    expect.stringMatching(/^LIBMOUNT_FORCE_MOUNT2=always \/mount -n -a -T '/),
  ]);
});

test('real file systems below the root are found, once each', () => {
  expect(realMountPoints(MOUNTINFO)).toEqual(['/mnt/big disk', '/home/u/ws/cache', '/home/data']);
});

test('a file system mounted in the workspace is writable, one elsewhere or in a hidden folder hidden', () => {
  const workspace: Mount = { kind: 'bind', source: '/home/u/ws', target: '/home/u/ws', readOnly: false };
  const home: Mount = { kind: 'tmpfs', target: '/home', mode: '0755', readOnly: false };
  const bind = (at: string, readOnly: boolean): Mount => ({ kind: 'bind', source: at, target: at, readOnly });
  const root: Mount = { kind: 'root', source: '/scratch/machine', target: '/' };
  expect(submounts(realMountPoints(MOUNTINFO), [root, home, workspace])).toEqual([
    bind('/home/u/ws/cache', false),
  ]);
});

test('the folders that only lead to a mount are known', () => {
  const bind = (at: string): Mount => ({ kind: 'bind', source: at, target: at, readOnly: true });
  const home: Mount = { kind: 'tmpfs', target: '/home', mode: '0755', readOnly: false };
  const mounts = [
    home,
    bind('/home/u/work/r/r'),
    bind('/home/u/work/r/r/.git'),
    bind('/home/u/.npm/_cacache'),
    bind('/opt/x/y'),
  ];
  expect(foldersBetween(mounts)).toEqual(['/home/u/work/r', '/home/u/work', '/home/u', '/home/u/.npm']);
});

test('the kernel names its sockets, with blanks and without', () => {
  const table = `Num       RefCount Protocol Flags    Type St Inode Path
ffff8881: 00000002 00000000 00010000 0001 01 18534 /run/docker.sock
0000000000000000: 00000002 00000000 00010000 0001 01 18535 /tmp/a b.sock
0000000000000000: 00000002 00000000 00010000 0001 01 18536 @abstract
0000000000000000: 00000003 00000000 00000000 0001 03 18537
0000000000000000: 00000002 00000000 00010000 0001 01 18538 /run/docker.sock
`;
  expect(socketPaths(table)).toEqual(['/run/docker.sock', '/tmp/a b.sock']);
});

test('a process is read from its line though its name tries to confuse', () => {
  const tail = Array.from({ length: 30 }, (_, i) => i).join(' ');
  expect(parseStat(`42 (a) S 1 (b)) S 7 ${tail}`)).toEqual({ pid: 42, parent: 7, startedAt: 17 });
  expect(parseStat('')).toBeNull();
});

test('descendants are found through every generation', () => {
  const one = (pid: number, parent: number) => ({ pid, parent, startedAt: 0 });
  expect(descendants(2, [one(5, 4), one(4, 3), one(3, 2), one(9, 1)])).toEqual([3, 4, 5]);
});

function bufferOf(...chunks: readonly (string | Buffer)[]): OutputBuffer {
  const buffer = new OutputBuffer();
  for (const chunk of chunks) buffer.add(Buffer.from(chunk));
  return buffer;
}

test('what fits is kept whole, across chunks that cut a character', () => {
  const tree = Buffer.from('🌲');
  const buffer = bufferOf('a', tree.subarray(0, 2), tree.subarray(2), 'b');
  expect(buffer.result()).toEqual({ text: 'a🌲b', droppedBytes: 0 });
  expect(bufferOf('x'.repeat(65_536)).result().droppedBytes).toBe(0);
});

test('no character is cut at the gap, wherever it falls', () => {
  for (let shift = 0; shift < 4; shift++) {
    const buffer = bufferOf('a'.repeat(shift), '🌲'.repeat(50_000), 'b'.repeat(shift));
    const { text, droppedBytes } = buffer.result();
    expect(text).not.toContain('\ufffd');
    expect(Buffer.byteLength(text.replace(/\n\[.*\]\n/, '')) + droppedBytes).toBe(200_000 + 2 * shift);
  }
});

test('two hundred megabytes take the memory of a few', () => {
  const buffer = new OutputBuffer();
  const chunk = Buffer.alloc(1_000_000, 'x');
  for (let i = 0; i < 200; i++) buffer.add(chunk);
  expect(buffer.total).toBe(200_000_000);
  expect(buffer.result().text.length).toBeLessThan(70_000);
});
