import type { Architecture } from './architectures.ts';
import { REFUSED_CALLS, type Refusal, type SyscallName } from './refused-calls.ts';

/** Offsets in `struct seccomp_data` of linux/seccomp.h. */
const NUMBER = 0;
const AUDIT_ARCH = 4;
const ARGUMENTS = 16;

const ALLOW = 0x7fff_0000;
const FAIL_WITH = 0x0005_0000;
const ENOSYS = 38;

/** Instructions of classic BPF (linux/filter.h), each with its two jump distances and its operand. */
interface Instruction {
  readonly code: number;
  readonly jumpTrue: number;
  readonly jumpFalse: number;
  readonly operand: number;
}

const load = (offset: number): Instruction => ({ code: 0x20, jumpTrue: 0, jumpFalse: 0, operand: offset });
const answer = (operand: number): Instruction => ({ code: 0x06, jumpTrue: 0, jumpFalse: 0, operand });
const ifEqual = (operand: number, jumpTrue: number, jumpFalse: number): Instruction => {
  return { code: 0x15, jumpTrue, jumpFalse, operand };
};
const ifBits = (operand: number, jumpTrue: number, jumpFalse: number): Instruction => {
  return { code: 0x45, jumpTrue, jumpFalse, operand };
};

/** Instructions that answer if the condition holds and fall through if not. They may lose the loaded number. */
function refusal({ condition, errno }: Refusal): readonly Instruction[] {
  const fail = answer(FAIL_WITH | errno);
  switch (condition.when) {
    case 'always':
      return [fail];
    case 'has-bits':
      return [
        ...unlessHas(condition.only),
        lowWord(condition),
        ifBits(condition.bits, 0, 1),
        fail,
        answer(ALLOW),
      ];
    case 'is-one-of': {
      const { values } = condition;
      const tests = values.map((value, at) =>
        ifEqual(value, values.length - 1 - at, at === values.length - 1 ? 1 : 0),
      );
      return [lowWord(condition), ...tests, fail, answer(ALLOW)];
    }
    case 'is-none-of': {
      const { values } = condition;
      const tests = values.map((value, at) => ifEqual(value, values.length - at, 0));
      return [lowWord(condition), ...tests, fail, answer(ALLOW)];
    }
    case 'points': {
      const { argument, only } = condition;
      return [
        lowWord(only),
        ifEqual(only.value, 0, 5),
        lowWord(condition),
        ifEqual(0, 0, 2),
        load(ARGUMENTS + 8 * argument + 4),
        ifEqual(0, 1, 0),
        fail,
        answer(ALLOW),
      ];
    }
  }
}

/** Goes on to the three instructions of the condition itself, or past their refusal. */
function unlessHas(
  only: { readonly argument: number; readonly bits: number } | undefined,
): readonly Instruction[] {
  return only === undefined ? [] : [lowWord(only), ifBits(only.bits, 0, 3)];
}

/** Every machine we run on is little-endian: the low half of an argument comes first. */
function lowWord({ argument }: { readonly argument: number }): Instruction {
  return load(ARGUMENTS + 8 * argument);
}

function forArchitecture({ numbers, foreignBit }: Architecture): readonly Instruction[] {
  const foreign = foreignBit === 0 ? [] : [ifBits(foreignBit, 0, 1), answer(FAIL_WITH | ENOSYS)];
  const calls = Object.entries(numbers).flatMap(([name, number]) => {
    const body = refusal(REFUSED_CALLS[name as SyscallName]);
    return [ifEqual(number, 0, body.length), ...body];
  });
  return [load(NUMBER), ...foreign, ...calls, answer(ALLOW)];
}

/**
 * The filter for these architectures as the kernel takes it: an array of `struct sock_filter`, little-endian, 8 bytes
 * each. Calls of any other architecture fail with ENOSYS.
 */
export function seccompFilter(architectures: readonly Architecture[]): Buffer {
  const program: Instruction[] = [load(AUDIT_ARCH)];
  for (const architecture of architectures) {
    const block = forArchitecture(architecture);
    // A conditional jump reaches 255 instructions at most, an unconditional one any distance.
    program.push(ifEqual(architecture.audit, 1, 0), jump(block.length), ...block);
  }
  program.push(answer(FAIL_WITH | ENOSYS));
  return Buffer.concat(program.map(encoded));
}

function jump(operand: number): Instruction {
  return { code: 0x05, jumpTrue: 0, jumpFalse: 0, operand };
}

function encoded({ code, jumpTrue, jumpFalse, operand }: Instruction): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(jumpTrue, 2);
  bytes.writeUInt8(jumpFalse, 3);
  bytes.writeUInt32LE(operand >>> 0, 4);
  return bytes;
}
