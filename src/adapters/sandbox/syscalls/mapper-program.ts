import { ELF_MACHINES, elfHeaders, HEADERS } from './elf.ts';

/**
 * x64. The stack holds argc and argv, as the kernel leaves them. A `struct mount_attr` is put below them; its second
 * field, which is zero, also serves as the empty path.
 */
const X64_CODE = [
  '4889e3', //               mov rbx, rsp
  '4883ec20', //             sub rsp, 32
  // openat(AT_FDCWD, argv[1], O_RDONLY | O_CLOEXEC)
  'bf9cffffff', //           mov edi, -100
  '488b7310', //             mov rsi, [rbx + 16]
  'ba00000800', //           mov edx, 0x80000
  '4531d2', //               xor r10d, r10d
  'b801010000', //           mov eax, 257
  '0f05', //                 syscall
  '85c0', //                 test eax, eax
  '0f8889000000', //         js unable
  // { attr_set: MOUNT_ATTR_IDMAP, attr_clr: 0, propagation: 0, userns_fd }
  '48c7042400001000', //     mov qword ptr [rsp], 0x100000
  '31c9', //                 xor ecx, ecx
  '48894c2408', //           mov [rsp + 8], rcx
  '48894c2410', //           mov [rsp + 16], rcx
  '4889442418', //           mov [rsp + 24], rax
  '4c8d6318', //             lea r12, [rbx + 24]
  '498b3424', //       next: mov rsi, [r12]
  '31ff', //                 xor edi, edi
  '4885f6', //               test rsi, rsi
  '7466', //                 jz leave
  // open_tree(AT_FDCWD, source, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC)
  'bf9cffffff', //           mov edi, -100
  'ba01000800', //           mov edx, 0x80001
  'b8ac010000', //           mov eax, 428
  '0f05', //                 syscall
  '85c0', //                 test eax, eax
  '784c', //                 js unable
  '4189c6', //               mov r14d, eax
  // mount_setattr(fd, "", AT_EMPTY_PATH, attr, 32)
  '89c7', //                 mov edi, eax
  '488d742408', //           lea rsi, [rsp + 8]
  'ba00100000', //           mov edx, 0x1000
  '4989e2', //               mov r10, rsp
  '41b820000000', //         mov r8d, 32
  'b8ba010000', //           mov eax, 442
  '0f05', //                 syscall
  '85c0', //                 test eax, eax
  '7529', //                 jnz unable
  // move_mount(fd, "", AT_FDCWD, target, MOVE_MOUNT_F_EMPTY_PATH)
  '4489f7', //               mov edi, r14d
  '488d742408', //           lea rsi, [rsp + 8]
  'ba9cffffff', //           mov edx, -100
  '4d8b542408', //           mov r10, [r12 + 8]
  '41b804000000', //         mov r8d, 4
  'b8ad010000', //           mov eax, 429
  '0f05', //                 syscall
  '85c0', //                 test eax, eax
  '7506', //                 jnz unable
  '4983c410', //             add r12, 16
  'eb94', //                 jmp next
  'bf7d000000', //   unable: mov edi, 125
  'b83c000000', //    leave: mov eax, 60
  '0f05', //                 syscall
];

/** arm64: the same calls, with the numbers of asm-generic/unistd.h. */
const ARM64_CODE = [
  0x9100_03f3, //       mov  x19, sp
  0xd100_83ff, //       sub  sp, sp, #32
  0x9280_0c60, //       mov  x0, #-100
  0xf940_0a61, //       ldr  x1, [x19, #16]
  0xd2a0_0102, //       mov  x2, #0x80000
  0xd280_0003, //       mov  x3, #0
  0xd280_0708, //       mov  x8, #56          openat
  0xd400_0001, //       svc  #0
  0x37f8_03e0, //       tbnz w0, #31, unable
  0xd2a0_0201, //       mov  x1, #0x100000
  0xa900_7fe1, //       stp  x1, xzr, [sp]
  0xa901_03ff, //       stp  xzr, x0, [sp, #16]
  0x9100_6274, //       add  x20, x19, #24
  0xf940_0281, // next: ldr  x1, [x20]
  0xb400_0361, //       cbz  x1, done
  0x9280_0c60, //       mov  x0, #-100
  0xd2a0_0102, //       mov  x2, #0x80000
  0xb240_0042, //       orr  x2, x2, #1
  0xd280_3588, //       mov  x8, #428         open_tree
  0xd400_0001, //       svc  #0
  0x37f8_0260, //       tbnz w0, #31, unable
  0xaa00_03f5, //       mov  x21, x0
  0x9100_23e1, //       add  x1, sp, #8
  0xd282_0002, //       mov  x2, #0x1000
  0x9100_03e3, //       mov  x3, sp
  0xd280_0404, //       mov  x4, #32
  0xd280_3748, //       mov  x8, #442         mount_setattr
  0xd400_0001, //       svc  #0
  0x3500_0160, //       cbnz w0, unable
  0xaa15_03e0, //       mov  x0, x21
  0x9100_23e1, //       add  x1, sp, #8
  0x9280_0c62, //       mov  x2, #-100
  0xf940_0683, //       ldr  x3, [x20, #8]
  0xd280_0084, //       mov  x4, #4
  0xd280_35a8, //       mov  x8, #429         move_mount
  0xd400_0001, //       svc  #0
  0x3500_0060, //       cbnz w0, unable
  0x9100_4294, //       add  x20, x20, #16
  0x17ff_ffe7, //       b    next
  0xd280_0fa0, // unable: mov x0, #125
  0x1400_0002, //       b    leave
  0xd280_0000, // done: mov  x0, #0
  0xd280_0ba8, // leave: mov x8, #93          exit
  0xd400_0001, //       svc  #0
];

function words(instructions: readonly number[]): Buffer {
  const bytes = Buffer.alloc(instructions.length * 4);
  instructions.forEach((word, at) => void bytes.writeUInt32LE(word, at * 4));
  return bytes;
}

/**
 * A static executable `mapper USERNS [SOURCE TARGET]...` that mounts each SOURCE on TARGET, with the owners of its
 * files mapped by the user namespace that the file USERNS names (mount_setattr(2), ID-mapped mounts; Linux 5.12). Exits
 * with 0, or with 125 at the first that cannot be mounted. Null for a machine that we have no code for.
 *
 * mount(8) can do this since util-linux 2.39.1, which many systems do not have yet.
 */
export function mapperExecutable(machine: NodeJS.Architecture = process.arch): Buffer | null {
  if (machine !== 'x64' && machine !== 'arm64') return null;
  const code = machine === 'x64' ? Buffer.from(X64_CODE.join(''), 'hex') : words(ARM64_CODE);
  return Buffer.concat([elfHeaders(ELF_MACHINES[machine], HEADERS + code.length), code]);
}
