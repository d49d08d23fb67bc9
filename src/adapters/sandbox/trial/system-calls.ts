import { ARM64, X64 } from '../syscalls/architectures.ts';
import { type Call, callingProgram } from '../syscalls/calling-program.ts';
import type { SyscallName } from '../syscalls/refused-calls.ts';

const CLONE_NEWUSER = 0x1000_0000;
const AF_VSOCK = 40;
const SESSION_KEYRING = -3;
const INIT = 1;

/** Calls with arguments that change nothing on a machine that does not refuse them. */
const HARMLESS: Readonly<Partial<Record<SyscallName, Call['args']>>> = {
  add_key: [0, 0, 0, 0, 0],
  bpf: [0, 0, 0],
  io_uring_setup: [0, 0],
  // More segments than the kernel accepts.
  kexec_load: [0, 17, 0, 0],
  keyctl: [0, SESSION_KEYRING, 0],
  mount: [0, 0, 0, 0, 0],
  perf_event_open: [0, 0, 0, 0, 0],
  process_vm_readv: [INIT, 0, 0, 0, 0, 0],
  // A request that does not exist.
  ptrace: [0x7fff_0000, INIT, 0, 0],
  request_key: [0, 0, 0, 0],
  setns: [0, 0],
  socket: [AF_VSOCK, 1, 0],
  unshare: [CLONE_NEWUSER],
  userfaultfd: [0],
};

const NUMBERS = process.arch === 'arm64' ? ARM64.numbers : X64.numbers;

export const TRIED_CALLS = Object.keys(HARMLESS);

/** Returns the program that makes one of `TRIED_CALLS`; null on a machine that we have no code for. */
export function programFor(name: string): Buffer | null {
  const number = NUMBERS[name as SyscallName];
  const args = HARMLESS[name as SyscallName];
  return number === undefined || args === undefined ? null : callingProgram([{ number, args }]);
}

const ALLOWED = process.arch === 'arm64' ? { getpid: 172, connect: 203 } : { getpid: 39, connect: 42 };

/** Returns a program with a call that is never refused, which shows that such programs run at all. */
export function controlProgram(): Buffer | null {
  return callingProgram([{ number: ALLOWED.getpid, args: [] }]);
}

function connecting(family: number, address: Buffer): Buffer | null {
  const { socket = 0 } = NUMBERS;
  return callingProgram(
    [
      { number: socket, args: [family, 1, 0] },
      { number: ALLOWED.connect, args: ['previous', 'data', address.length] },
    ],
    address,
  );
}

/** Connects to a Unix socket: a path, or an abstract name that begins with a NUL byte. */
export function unixProgram(name: string): Buffer | null {
  const end = name.startsWith('\0') ? '' : '\0';
  return connecting(1, Buffer.concat([Buffer.from([1, 0]), Buffer.from(`${name}${end}`)]));
}

/** Connects to a TCP port of 127.0.0.1. */
export function tcpProgram(port: number): Buffer | null {
  const address = Buffer.alloc(16);
  address.writeUInt16LE(2, 0);
  address.writeUInt16BE(port, 2);
  address.set([127, 0, 0, 1], 4);
  return connecting(2, address);
}
