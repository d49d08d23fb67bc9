import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARM64, X64 } from '../../../../../src/adapters/sandbox/syscalls/architectures.ts';
import {
  REFUSED_CALLS,
  type SyscallName,
} from '../../../../../src/adapters/sandbox/syscalls/refused-calls.ts';
import { needing } from '../../../../support/needs.ts';
import type { Answered } from '../as-user.ts';
import { BACKENDS } from '../backends.ts';
import { makePlace, optionsFor, type Place, pathWithout } from '../fixture.ts';
import { asUser, giveAway } from '../run-as-user.ts';

const { keyctl = 0, add_key: addKey = 0, ...others } = process.arch === 'arm64' ? ARM64.numbers : X64.numbers;
const CALLS = { keyctl, add_key: addKey, ...others };
const [EPERM, ENOSYS] = [1, 38];
const X32 = 0x4000_0000;

/** Calls that are refused whatever their arguments are, with the error of each. */
const ALWAYS = Object.entries(CALLS).flatMap(([name, number]) => {
  const { condition, errno } = REFUSED_CALLS[name as SyscallName];
  return condition.when === 'always' ? [{ name, number, errno }] : [];
});

type Call = readonly [name: string, ...call: readonly (number | string)[]];

/** Perl, which comes with git: prints what each system call fails with, or 0. Its strings cannot be literals. */
function perl(calls: readonly Call[]): string {
  const lines = calls.map(
    ([name, ...call]) =>
      `$! = 0; $r = syscall(${call.join(', ')}); print "${name} ", $r < 0 ? $! + 0 : 0, "\\n";`,
  );
  return `perl -e '@s = ("user", "forge-left", "forge-planted", "x"); ${lines.join(' ')}'`;
}

/** Every way to make a file that runs as its owner, and what of them came to be. Calls: `openat2`, `fchmodat2`. */
const SETUID = `umask 0; mkdir suid; cd suid; cp /bin/true a; chmod 4755 a; chmod u+s a; install -m 4755 /bin/true b
perl -e 'use Fcntl; @n = ("c".."f"); $how = pack("Q3", map { $_ } 0x41, 04755, 0);
  sysopen(C, $n[0], O_CREAT | O_WRONLY, 06755); sysopen(D, $n[1], O_CREAT | O_WRONLY, 0755); chmod 04755, *D;
  syscall(437, -100, $n[2], $how, 24); syscall(452, -100, $n[1], 04755, 0);
  syscall(${process.arch === 'arm64' ? 33 : 259}, -100, $n[3], 0104755, 0);
  sysopen(T, ".", 0x400000 | O_DIRECTORY | O_WRONLY, 04755) and print "unnamed\\n"'
find . -perm /4000; chmod 2755 . && chmod 711 d && stat -c %a . d; ls`;

/** Joins a session keyring with a key that only its possessor sees, and becomes the program. */
const PLANT = `@s = ("user", "forge-planted", "secret"); syscall(${keyctl}, 1, 0);
$k = syscall(${addKey}, $s[0], $s[1], $s[2], 6, -3); syscall(${keyctl}, 5, $k, 0x3f000000); exec @ARGV`;

const ADDS = perl([['add_key', addKey, '$s[0]', '$s[1]', '$s[3]', 1, -3]]);
const FINDS = `${perl([
  ['planted', keyctl, 10, -3, '$s[0]', '$s[2]', 0],
  ['left', keyctl, 10, -3, '$s[0]', '$s[1]', 0],
])}; grep -c forge- /proc/keys`;

/** keyctl(0, -3, 0) by the calling convention of 32-bit programs; exits with its errno. */
const I386 = '4831dbb82001000031dbb9fdffffff31d2cd80f7d889c7b83c0000000f05';

function executable(code: Buffer): Buffer {
  const head = Buffer.alloc(120);
  head.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  head.writeUInt32LE(0x003e_0002, 16);
  head.writeUInt32LE(1, 20);
  head.writeUInt32LE(0x40_0078, 24);
  head.writeUInt32LE(64, 32);
  head.set([64, 0, 56, 0, 1, 0], 52);
  head.set([1, 0, 0, 0, 5], 64);
  for (const at of [80, 88]) head.writeUInt32LE(0x40_0000, at);
  for (const at of [96, 104]) head.writeUInt32LE(head.length + code.length, at);
  head.writeUInt32LE(0x1000, 112);
  return Buffer.concat([head, code]);
}

for (const { title, kind, mode = 'auto', without = [], needs, ...how } of BACKENDS) {
  needing(...needs).describe(`system calls of commands with ${title}`, () => {
    let place: Place;
    let answered: Answered;
    const output = (at: number): string => answered.results[at]?.output ?? '';

    beforeAll(() => {
      place = makePlace();
      writeFileSync(path.join(place.root, 'i386'), executable(Buffer.from(I386, 'hex')), { mode: 0o755 });
      const options = optionsFor(place);
      const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
      const hostEnv = { ...options.hostEnv, PATH: found };
      const refused = perl(ALWAYS.map(({ name, number }) => [name, number, 0, 0, 0, 0, 0]));
      const asked = {
        mode,
        options: { ...options, hostEnv, accountHome: null, protectedPaths: [] },
        scripts: [
          { script: refused },
          { script: ADDS },
          { script: FINDS },
          { script: FINDS, who: 'gate' as const },
          { script: refused, who: 'gate' as const },
          { script: perl([['x32', keyctl + X32, 0, -3, 0]]) },
          { script: './i386; echo $?' },
          { script: 'grep -E "^(Seccomp|NoNewPrivs):" /proc/self/status; (exit 3); echo $?' },
          {
            script: perl([
              ['vsock', CALLS.socket ?? 0, 40, 1, 0],
              ['unix', CALLS.socket ?? 0, 1, 1, 0],
            ]),
          },
          { script: SETUID },
          { script: 'ulimit -c 0; grep "^Max core" /proc/self/limits' },
        ],
      };
      if (how.root !== true) giveAway(place.top);
      answered = asUser(place, asked, { ...how, before: ['perl', '-e', PLANT] });
    });
    afterAll(() => place.remove());

    test('are filtered, and the facts of the isolation do not say otherwise', () => {
      expect([answered.kind, answered.unfiltered], answered.reason).toEqual([kind, undefined]);
      expect(output(7)).toBe('NoNewPrivs:\t1\nSeccomp:\t2\n3\n');
    });

    test.each([
      ['a command of the agent', 0],
      ['a gate', 4],
    ])('are refused to %s, each with its own error', (_, at) => {
      expect(output(at)).toBe(ALWAYS.map(({ name, errno }) => `${name} ${errno}\n`).join(''));
    });

    test('share no key with the harness, the next command or a gate', () => {
      expect(output(1)).toBe(`add_key ${EPERM}\n`);
      for (const at of [2, 3]) expect(output(at)).toBe(`planted ${EPERM}\nleft ${EPERM}\n0\n`);
    });

    test('are refused by the numbers of x32 and of 32-bit programs too', () => {
      expect(output(5)).toBe(`x32 ${ENOSYS}\n`);
      // A kernel without 32-bit programs kills them; on arm64 this file is no program at all.
      expect(output(6)).toMatch(/(^|\n)(1|126|139)\n$/);
    });

    test('reach no virtual machine host through a socket', () => {
      expect(output(8)).toBe('vsock 97\nunix 0\n');
    });

    test('keep the limit at which a crash starts no program of the machine', () => {
      // sudo sets the hard limit to 0, and root of a container may lack the capability to raise it again.
      const raise = spawnSync('sudo', ['-n', 'sh', '-c', 'ulimit -c unlimited']);
      const limit = title.includes('sudo') && raise.status !== 0 ? 0 : 1;
      expect(output(10).trim().split(/ {2,}/)).toEqual([
        'Max core file size',
        `${limit}`,
        `${limit}`,
        'bytes',
      ]);
    });

    test('make no file that runs as its owner', () => {
      expect(
        output(9)
          .split('\n')
          .filter((line) => !line.includes(': ')),
      ).toEqual(['2755', '711', 'a', 'b', 'd', '']);
    });
  });
}

/** A scratch folder on a file system from which no program runs, as `/tmp` is on hardened machines. */
const NOEXEC = 'mount -t tmpfs -o noexec,mode=0700 tmpfs "$0" && exec "$@"';

needing('root', 'bubblewrap').describe('a scratch folder from which no program runs', () => {
  test.each([
    ['bwrap', 'auto', [], undefined],
    ['unshare', 'auto', ['bwrap'], undefined],
    ['none', 'off', [], expect.stringContaining('Permission denied')],
  ] as const)('with %s', (kind, mode, without, unfiltered) => {
    const place = makePlace();
    const options = optionsFor(place);
    const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const asked = {
      mode,
      options: { ...options, hostEnv: { ...options.hostEnv, PATH: found }, protectedPaths: [] },
      scripts: [{ script: 'echo ran' }],
    };
    const before = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', NOEXEC, place.scratch];
    const answered = asUser(place, asked, { root: true, before });
    expect([answered.kind, answered.unfiltered]).toEqual([kind, unfiltered]);
    expect(answered.results[0]?.output).toBe('ran\n');
    place.remove();
  });
});
