import { ARM64, type Architecture, X64, X86 } from './architectures.ts';
import { BASE, ELF_MACHINES, elfHeaders, HEADERS } from './elf.ts';
import { seccompFilter } from './seccomp-filter.ts';

/** The machine code of one architecture, before the filter that it installs. */
interface Machine {
  /** `e_machine` of elf.h. */
  readonly elf: number;
  readonly architectures: readonly Architecture[];
  /** The code, given the address of `struct sock_fprog`. */
  readonly code: (fprog: number) => Buffer;
}

/**
 * x64. The stack holds argc, argv and the environment, as the kernel leaves them. `unable` is 125, as with env(1) and
 * unshare(1): the restrictions of the command could not be set up. 127: the program could not be started.
 */
function x64Code(fprog: number): Buffer {
  const hex = [
    '4889e3', //             mov rbx, rsp
    // keyctl(KEYCTL_JOIN_SESSION_KEYRING, NULL); a kernel that has no keyrings has none to share
    'bf01000000', //         mov edi, 1
    '31f6', //               xor esi, esi
    'b8fa000000', //         mov eax, 250
    '0f05', //               syscall
    // prlimit64(0, RLIMIT_CORE, { 1, 1 }, NULL); fails if the hard limit is 0 already
    '6a01', //               push 1
    '6a01', //               push 1
    '31ff', //               xor edi, edi
    'be04000000', //         mov esi, 4
    '4889e2', //             mov rdx, rsp
    '4531d2', //             xor r10d, r10d
    'b82e010000', //         mov eax, 302
    '0f05', //               syscall
    // prctl(PR_SET_PDEATHSIG, SIGKILL)
    'bf01000000', //         mov edi, 1
    'be09000000', //         mov esi, 9
    'b89d000000', //         mov eax, 157
    '0f05', //               syscall
    // prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    'bf26000000', //         mov edi, 38
    'be01000000', //         mov esi, 1
    '31d2', //               xor edx, edx
    '4531d2', //             xor r10d, r10d
    '4531c0', //             xor r8d, r8d
    'b89d000000', //         mov eax, 157
    '0f05', //               syscall
    '85c0', //               test eax, eax
    '7535', //               jnz unable
    // seccomp(SECCOMP_SET_MODE_FILTER, 0, fprog)
    'bf01000000', //         mov edi, 1
    '31f6', //               xor esi, esi
    `ba${uint32(fprog)}`, // mov edx, fprog
    'b83d010000', //         mov eax, 317
    '0f05', //               syscall
    '85c0', //               test eax, eax
    '751e', //               jnz unable
    // execve(argv[1], argv + 1, environment)
    '488b03', //             mov rax, [rbx]
    '488b7b10', //           mov rdi, [rbx + 16]
    '488d7310', //           lea rsi, [rbx + 16]
    '488d54c310', //         lea rdx, [rbx + rax*8 + 16]
    'b83b000000', //         mov eax, 59
    '0f05', //               syscall
    'bf7f000000', //         mov edi, 127
    'eb05', //               jmp leave
    'bf7d000000', // unable: mov edi, 125
    'b83c000000', // leave:  mov eax, 60
    '0f05', //               syscall
  ];
  return Buffer.from(hex.join(''), 'hex');
}

const CALL = 0xd400_0001;

function move(register: number, value: number): number {
  return (0xd280_0000 | (value << 5) | register) >>> 0;
}

function moveHigh(register: number, value: number): number {
  return (0xf2a0_0000 | (value << 5) | register) >>> 0;
}

/** prlimit64(0, RLIMIT_CORE, { 1, 1 }, NULL) */
const ARM64_CORE_LIMIT: readonly number[] = [
  0xd100_43ff, //                       sub  sp, sp, #16
  move(1, 1),
  0xa900_07e1, //                       stp  x1, x1, [sp]
  move(0, 0),
  move(1, 4),
  0x9100_03e2, //                       mov  x2, sp
  move(3, 0),
  move(8, 261), //                      prlimit64
  CALL,
];

/** arm64: the same calls with the numbers of asm-generic/unistd.h, in registers x0 to x4 and x8. */
function arm64Code(fprog: number): Buffer {
  const words = [
    0x9100_03e9, //                       mov  x9, sp
    move(0, 1),
    move(1, 0),
    move(8, 219), //                      keyctl
    CALL,
    ...ARM64_CORE_LIMIT,
    move(0, 1),
    move(1, 9),
    move(8, 167), //                      prctl
    CALL,
    move(0, 38),
    move(1, 1),
    move(2, 0),
    move(3, 0),
    move(4, 0),
    move(8, 167), //                      prctl
    CALL,
    branchIfNotZero(16),
    move(0, 1),
    move(1, 0),
    move(2, fprog & 0xffff),
    moveHigh(2, fprog >>> 16),
    move(8, 277), //                      seccomp
    CALL,
    branchIfNotZero(9),
    0xf940_0123, //                       ldr  x3, [x9]
    0xf940_0920, //                       ldr  x0, [x9, #16]
    0x9100_4121, //                       add  x1, x9, #16
    0x8b03_0c22, //                       add  x2, x1, x3, lsl #3
    move(8, 221), //                      execve
    CALL,
    move(0, 127),
    0x1400_0002, //                       b    leave
    move(0, 125), //              unable:
    move(8, 93), //               leave:  exit
    CALL,
  ];
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, at) => void bytes.writeUInt32LE(word, at * 4));
  return bytes;
}

/** `cbnz x0`, that many instructions ahead. */
function branchIfNotZero(ahead: number): number {
  return (0xb500_0000 | (ahead << 5)) >>> 0;
}

function uint32(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes.toString('hex');
}

const MACHINES: Readonly<Partial<Record<NodeJS.Architecture, Machine>>> = {
  x64: { elf: ELF_MACHINES.x64, architectures: [X64, X86], code: x64Code },
  arm64: { elf: ELF_MACHINES.arm64, architectures: [ARM64], code: arm64Code },
};

/**
 * A static executable for this machine that joins a new session keyring, sets the limit of core dumps to 1 byte (at 0
 * the kernel still starts the program of a `core_pattern` with a pipe), asks to be killed when its parent ends, gives
 * up gaining rights, installs the filter of refused system calls, and becomes the program named in its arguments. Exits
 * with 125 if the filter cannot be installed and with 127 if the program cannot be started. Null for a machine that we
 * have no code for.
 *
 * It is generated here because nothing that every machine has (sh, setpriv before util-linux 2.41, Node) can make these
 * calls, and a compiler is not there at run time.
 */
export function launcherExecutable(machine: NodeJS.Architecture = process.arch): Buffer | null {
  const found = MACHINES[machine];
  if (found === undefined) return null;
  const filter = seccompFilter(found.architectures);
  const length = found.code(0).length;
  const fprogAt = Math.ceil((HEADERS + length) / 8) * 8;
  const filterAt = fprogAt + 16;
  const file = Buffer.alloc(filterAt + filter.length);
  elfHeaders(found.elf, file.length).copy(file);
  found.code(BASE + fprogAt).copy(file, HEADERS);
  file.writeUInt16LE(filter.length / 8, fprogAt);
  file.writeUInt32LE(BASE + filterAt, fprogAt + 8);
  filter.copy(file, filterAt);
  return file;
}
