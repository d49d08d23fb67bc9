import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARM64,
  type Architecture,
  X64,
  X86,
} from '../../../../../src/adapters/sandbox/syscalls/architectures.ts';
import {
  REFUSED_CALLS,
  type SyscallName,
} from '../../../../../src/adapters/sandbox/syscalls/refused-calls.ts';
import { seccompFilter } from '../../../../../src/adapters/sandbox/syscalls/seccomp-filter.ts';

const ALLOWED = -1;
const [EPERM, ENOSYS, EAFNOSUPPORT] = [1, 38, 97];

/**
 * Runs a filter as the kernel would and returns the errno that the call fails with; 0 reports success without doing it.
 */
function answerOf(filter: Buffer, arch: number, number: number, args: readonly number[] = []): number {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number >>> 0, 0);
  data.writeUInt32LE(arch >>> 0, 4);
  args.forEach((value, at) => {
    data.writeUInt32LE(value >>> 0, 16 + 8 * at);
    if (value >= 2 ** 32) data.writeUInt32LE(Math.floor(value / 2 ** 32), 20 + 8 * at);
  });
  let accumulator = 0;
  for (let at = 0; at * 8 < filter.length; at += 1) {
    const code = filter.readUInt16LE(at * 8);
    const [yes, no] = [filter.readUInt8(at * 8 + 2), filter.readUInt8(at * 8 + 3)];
    const operand = filter.readUInt32LE(at * 8 + 4);
    if (code === 0x20) accumulator = data.readUInt32LE(operand);
    else if (code === 0x15) at += accumulator === operand ? yes : no;
    else if (code === 0x45) at += (accumulator & operand) !== 0 ? yes : no;
    else if (code === 0x05) at += operand;
    else if (code === 0x06) return operand === 0x7fff0000 ? ALLOWED : operand - 0x50000;
    else throw new Error(`unknown instruction ${code}`);
  }
  throw new Error('the filter ends without an answer');
}

const X64_FILTER = seccompFilter([X64, X86]);
const ARM64_FILTER = seccompFilter([ARM64]);

describe.each([
  ['x64', X64, X64_FILTER],
  ['32-bit programs on x64', X86, X64_FILTER],
  ['arm64', ARM64, ARM64_FILTER],
] as const satisfies readonly (readonly [string, Architecture, Buffer])[])(
  'the filter for %s',
  (_, architecture, filter) => {
    const { audit, numbers } = architecture;

    it('refuses every call of the table that has no condition, with its errno', () => {
      for (const [name, number] of Object.entries(numbers)) {
        const { condition, errno } = REFUSED_CALLS[name as SyscallName];
        if (condition.when === 'always')
          expect([name, answerOf(filter, audit, number)]).toEqual([name, errno]);
      }
    });

    it('lets every other call through', () => {
      const refused = new Set<number>(Object.values(numbers));
      const others = Array.from({ length: 600 }, (_number, at) => at).filter(
        (number) => !refused.has(number),
      );
      expect(others.filter((number) => answerOf(filter, audit, number) !== ALLOWED)).toEqual([]);
    });

    it('opens sockets of four families only', () => {
      const { socket = -1 } = numbers;
      const families = Array.from({ length: 50 }, (_family, at) => at);
      const open = families.filter((family) => answerOf(filter, audit, socket, [family]) === ALLOWED);
      expect(open).toEqual([1, 2, 10, 16]);
      expect(answerOf(filter, audit, socket, [40])).toBe(EAFNOSUPPORT);
    });

    it('makes no user namespace, and other processes as ever', () => {
      const { clone = -1, unshare = -1, clone3 = -1 } = numbers;
      fc.assert(
        fc.property(fc.nat(0xffff_ffff), (flags) => {
          const expected = (flags & 0x1000_0000) === 0 ? ALLOWED : EPERM;
          expect(answerOf(filter, audit, clone, [flags])).toBe(expected);
          expect(answerOf(filter, audit, unshare, [flags])).toBe(expected);
        }),
      );
      expect(answerOf(filter, audit, clone3)).toBe(ENOSYS);
    });

    it('makes no file with the setuid bit, by a mode that counts', () => {
      const modes: readonly (readonly [SyscallName, number, number[]])[] = [
        ['chmod', 1, []],
        ['creat', 1, []],
        ['fchmod', 1, []],
        ['fchmodat', 2, []],
        ['fchmodat2', 2, []],
        ['mknod', 1, []],
        ['mknodat', 2, []],
        ['open', 2, [0, 0x40]],
        ['open', 2, [0, 0x400000]],
        ['openat', 3, [0, 0, 0x40]],
        ['openat', 3, [0, 0, 0x410000]],
      ];
      for (const [name, at, first] of modes) {
        const number = numbers[name];
        if (number === undefined) continue;
        const withMode = (mode: number, before = first): number => {
          const args = Array.from({ length: at + 1 }, (_argument, index) => before[index] ?? 0);
          return answerOf(filter, audit, number, args.with(at, mode));
        };
        expect([name, withMode(0o4755), withMode(0o6000)]).toEqual([name, EPERM, EPERM]);
        expect([name, withMode(0o2755), withMode(0o1777)]).toEqual([name, ALLOWED, ALLOWED]);
        // A call that makes no file has no mode: the register holds anything.
        if (first.length > 0) expect([name, withMode(0xffff_ffff, [])]).toEqual([name, ALLOWED]);
      }
      expect(answerOf(filter, audit, numbers.openat2 ?? -1)).toBe(ENOSYS);
    });

    it('keeps the limit of core dumps, however it is set, and lets it be read', () => {
      const { prlimit64 = -1, setrlimit = -1 } = numbers;
      const [core, files, reads] = [4, 7, 0];
      for (const pointer of [1, 0x7fff_0000, 2 ** 32, 2 ** 46]) {
        expect(answerOf(filter, audit, setrlimit, [core, pointer])).toBe(0);
        expect(answerOf(filter, audit, prlimit64, [0, core, pointer, 0])).toBe(0);
        expect(answerOf(filter, audit, prlimit64, [0, files, pointer, 0])).toBe(ALLOWED);
      }
      expect(answerOf(filter, audit, setrlimit, [files, 1])).toBe(ALLOWED);
      expect(answerOf(filter, audit, prlimit64, [0, core, reads, 1])).toBe(ALLOWED);
    });

    it('traces every process but the first', () => {
      const { ptrace = -1, process_vm_writev: write = -1, ioctl = -1 } = numbers;
      expect(answerOf(filter, audit, ptrace, [16, 1])).toBe(EPERM);
      expect(answerOf(filter, audit, ptrace, [16, 2])).toBe(ALLOWED);
      expect(answerOf(filter, audit, write, [1])).toBe(EPERM);
      expect(answerOf(filter, audit, write, [7])).toBe(ALLOWED);
      expect(answerOf(filter, audit, ioctl, [0, 0x5412])).toBe(EPERM);
      expect(answerOf(filter, audit, ioctl, [0, 0x541c])).toBe(EPERM);
      expect(answerOf(filter, audit, ioctl, [0, 0x5413])).toBe(ALLOWED);
    });
  },
);

describe('the filter', () => {
  it('refuses calls by the numbers of another architecture', () => {
    for (const [name, number] of Object.entries(X64.numbers)) {
      expect([name, answerOf(X64_FILTER, X64.audit, number | 0x40000000)]).toEqual([name, ENOSYS]);
      expect(answerOf(X64_FILTER, ARM64.audit, number)).toBe(ENOSYS);
      expect(answerOf(ARM64_FILTER, X64.audit, number)).toBe(ENOSYS);
    }
  });

  it('stays below the length that the kernel takes', () => {
    expect(X64_FILTER.length / 8).toBeLessThan(4096);
  });
});
