/** `EPERM` and the like, from asm-generic/errno.h. */
const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

/** When a call is refused: always, or only for some values of one argument. Only its low 32 bits are compared. */
export type Condition =
  | { readonly when: 'always' }
  | {
      readonly when: 'has-bits';
      readonly argument: number;
      readonly bits: number;
      /** Only if another argument has one of these bits. */
      readonly only?: { readonly argument: number; readonly bits: number };
    }
  | { readonly when: 'is-one-of'; readonly argument: number; readonly values: readonly number[] }
  | { readonly when: 'is-none-of'; readonly argument: number; readonly values: readonly number[] };

export interface Refusal {
  readonly condition: Condition;
  /** What the call fails with. */
  readonly errno: number;
}

const refused: Refusal = { condition: { when: 'always' }, errno: EPERM };
/** As on a kernel without the call, so that programs take their other way. */
const missing: Refusal = { condition: { when: 'always' }, errno: ENOSYS };

const CLONE_NEWUSER = 0x1000_0000;
const S_ISUID = 0o4000;
/** O_CREAT, and the bit that only O_TMPFILE has: an `open` without them has no mode. */
const CREATES = 0x40_0040;
const TIOCSTI = 0x5412;
const TIOCLINUX = 0x541c;
/** AF_UNIX, AF_INET, AF_INET6, AF_NETLINK. Others reach past a network namespace (AF_VSOCK: the host of a virtual machine). */
const SOCKET_FAMILIES = [1, 2, 10, 16];
/** The process that started the command. Everything else in the PID namespace is the command's own. */
const INIT = 1;

/** The mode, as an argument, names a file that would run as its owner. */
function setsUid(argument: number): Refusal {
  return { condition: { when: 'has-bits', argument, bits: S_ISUID }, errno: EPERM };
}

function createsWithUid(argument: number): Refusal {
  const only = { argument: argument - 1, bits: CREATES };
  return { condition: { when: 'has-bits', argument, bits: S_ISUID, only }, errno: EPERM };
}

/**
 * The system calls that commands and gates do not get, and what each fails with. Most need a capability that commands
 * lack anyway; what mounts and namespaces do not hold are keyrings, the interfaces with a history of kernel defects
 * (io_uring, bpf, userfaultfd, perf), and new user namespaces. Nor do they hold the setuid bit: a file of the workspace
 * belongs to the owner of the workspace, which may be root, and is still there when the sandbox is gone.
 */
export const REFUSED_CALLS = {
  acct: refused,
  add_key: refused,
  bpf: refused,
  chmod: setsUid(1),
  clock_adjtime: refused,
  clock_adjtime64: refused,
  clock_settime: refused,
  clock_settime64: refused,
  clone: { condition: { when: 'has-bits', argument: 0, bits: CLONE_NEWUSER }, errno: EPERM },
  // Its flags lie in memory, where a filter cannot look. C libraries fall back to clone.
  clone3: missing,
  creat: setsUid(1),
  delete_module: refused,
  fchmod: setsUid(1),
  fchmodat: setsUid(2),
  fchmodat2: setsUid(2),
  finit_module: refused,
  fsconfig: refused,
  fsmount: refused,
  fsopen: refused,
  fspick: refused,
  init_module: refused,
  io_uring_enter: missing,
  io_uring_register: missing,
  io_uring_setup: missing,
  ioctl: { condition: { when: 'is-one-of', argument: 1, values: [TIOCSTI, TIOCLINUX] }, errno: EPERM },
  ioperm: refused,
  iopl: refused,
  kcmp: refused,
  kexec_file_load: refused,
  kexec_load: refused,
  keyctl: refused,
  lookup_dcookie: refused,
  mknod: setsUid(1),
  mknodat: setsUid(2),
  mount: refused,
  mount_setattr: refused,
  move_mount: refused,
  open: createsWithUid(2),
  open_by_handle_at: refused,
  open_tree: refused,
  openat: createsWithUid(3),
  // Its mode lies in memory too.
  openat2: missing,
  perf_event_open: refused,
  pidfd_getfd: refused,
  pivot_root: refused,
  process_vm_readv: { condition: { when: 'is-one-of', argument: 0, values: [INIT] }, errno: EPERM },
  process_vm_writev: { condition: { when: 'is-one-of', argument: 0, values: [INIT] }, errno: EPERM },
  ptrace: { condition: { when: 'is-one-of', argument: 1, values: [INIT] }, errno: EPERM },
  quotactl: refused,
  quotactl_fd: refused,
  reboot: refused,
  request_key: refused,
  setns: refused,
  settimeofday: refused,
  socket: { condition: { when: 'is-none-of', argument: 0, values: SOCKET_FAMILIES }, errno: EAFNOSUPPORT },
  socketcall: missing,
  stime: refused,
  swapoff: refused,
  swapon: refused,
  syslog: refused,
  umount: refused,
  umount2: refused,
  unshare: { condition: { when: 'has-bits', argument: 0, bits: CLONE_NEWUSER }, errno: EPERM },
  userfaultfd: refused,
  vhangup: refused,
} as const satisfies Record<string, Refusal>;

export type SyscallName = keyof typeof REFUSED_CALLS;
