import { BASE, ELF_MACHINES, elfHeaders, HEADERS } from './elf.ts';

/**
 * A system call with up to six arguments. `data`: the address of the program's data. `previous`: what the last call
 * returned.
 */
export interface Call {
  readonly number: number;
  readonly args: readonly (number | 'data' | 'previous')[];
}

interface Machine {
  readonly elf: number;
  readonly code: (calls: readonly Call[], data: number) => Buffer;
}

function x64Code(calls: readonly Call[], data: number): Buffer {
  const registers = ['bf', 'be', 'ba', '41ba', '41b8', '41b9'];
  const blocks = calls.map(({ number, args }) => {
    const loads = args.map((arg, at) =>
      arg === 'previous' ? '89df' : `${registers[at]}${uint32(arg === 'data' ? data : arg)}`,
    );
    // mov eax, number; syscall; mov ebx, eax; test eax, eax; js leave
    return Buffer.from(`${loads.join('')}b8${uint32(number)}0f0589c385c00f8800000000`, 'hex');
  });
  // leave: neg eax; jns +2; xor eax, eax; mov edi, eax; mov eax, 60; syscall
  const leave = Buffer.from('f7d8790231c089c7b83c0000000f05', 'hex');
  blocks.forEach((block, at) => {
    const ahead = blocks.slice(at + 1).reduce((sum, { length }) => sum + length, 0);
    block.writeInt32LE(ahead, block.length - 4);
  });
  return Buffer.concat([...blocks, leave]);
}

function arm64Code(calls: readonly Call[], data: number): Buffer {
  const move = (register: number, value: number): readonly number[] => [
    (0xd280_0000 | ((value & 0xffff) << 5) | register) >>> 0,
    (0xf2a0_0000 | ((value >>> 16) << 5) | register) >>> 0,
  ];
  const SVC = 0xd400_0001;
  const blocks = calls.map(({ number, args }) => {
    const loads = args.flatMap((arg, at) =>
      arg === 'previous' ? [0x2a13_03e0] : move(at, arg === 'data' ? data : arg >>> 0),
    );
    // svc; mov w19, w0; tbnz w0, #31, leave
    return [...loads, ...move(8, number), SVC, 0x2a00_03f3, 0x37f8_0000];
  });
  // leave: neg w0, w0; cmp w0, #0; csel w0, w0, wzr, ge; exit
  const leave = [0x4b00_03e0, 0x7100_001f, 0x1a9f_a000, ...move(8, 93), SVC];
  const words = blocks.flatMap((block, at) => {
    const ahead = blocks.slice(at + 1).reduce((sum, { length }) => sum + length, 1);
    return [...block.slice(0, -1), (0x37f8_0000 | (ahead << 5)) >>> 0];
  });
  const all = [...words, ...leave];
  const bytes = Buffer.alloc(all.length * 4);
  all.forEach((word, at) => void bytes.writeUInt32LE(word, at * 4));
  return bytes;
}

function uint32(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes.toString('hex');
}

const MACHINES: Readonly<Partial<Record<NodeJS.Architecture, Machine>>> = {
  x64: { elf: ELF_MACHINES.x64, code: x64Code },
  arm64: { elf: ELF_MACHINES.arm64, code: arm64Code },
};

/**
 * A static executable that makes these calls in order and stops at the first that fails. It exits with that call's
 * errno, or with 0. Null for a machine that we have no code for.
 */
export function callingProgram(
  calls: readonly Call[],
  data: Buffer = Buffer.alloc(0),
  machine: NodeJS.Architecture = process.arch,
): Buffer | null {
  const found = MACHINES[machine];
  if (found === undefined) return null;
  const { length } = found.code(calls, 0);
  const at = Math.ceil((HEADERS + length) / 8) * 8;
  const file = Buffer.alloc(at + data.length);
  elfHeaders(found.elf, file.length).copy(file);
  found.code(calls, BASE + at).copy(file, HEADERS);
  data.copy(file, at);
  return file;
}
