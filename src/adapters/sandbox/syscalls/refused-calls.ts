/** `EPERM` and the like, from asm-generic/errno.h. */
const EPERM = 1;
const ENOSYS = 38;
const EOPNOTSUPP = 95;
const EAFNOSUPPORT = 97;

/**
 * The condition for refusing a call: always, or only for some values of one argument. Only its low 32 bits are
 * compared.
 */
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
  | { readonly when: 'is-none-of'; readonly argument: number; readonly values: readonly number[] }
  /** One argument has this value, and another is not a null pointer. All 64 bits of the pointer are compared. */
  | {
      readonly when: 'points';
      readonly argument: number;
      readonly only: { readonly argument: number; readonly value: number };
    };

export interface Refusal {
  readonly condition: Condition;
  /** The error of the call. 0: the call does nothing and reports success. */
  readonly errno: number;
}

const ALWAYS_REFUSED: Refusal = { condition: { when: 'always' }, errno: EPERM };
/** Fails like on a kernel without the call, so that programs use their fallback. */
const ALWAYS_MISSING: Refusal = { condition: { when: 'always' }, errno: ENOSYS };

/** Fails like on a file system without extended attributes, so that copying programs go on without them. */
const UNSUPPORTED: Refusal = { condition: { when: 'always' }, errno: EOPNOTSUPP };

const CLONE_NEWUSER = 0x1000_0000;
const S_ISUID = 0o4000;
/** O_CREAT, and the bit that only O_TMPFILE has: an `open` without them has no mode. */
const CREATES = 0x40_0040;
const TIOCSTI = 0x5412;
const TIOCLINUX = 0x541c;
/**
 * AF_UNIX, AF_INET, AF_INET6, AF_NETLINK. Others reach past a network namespace (AF_VSOCK: the host of a virtual
 * machine).
 */
const SOCKET_FAMILIES = [1, 2, 10, 16];
const RLIMIT_CORE = 4;
/** The process that started the command. Everything else in the PID namespace is the command's own. */
const INIT = 1;

/**
 * The launcher's limit of core dumps stays: a limit of 0 would start the program of a `core_pattern` with a pipe
 * outside the sandbox. Programs that switch off their core dumps end if they cannot, so they are told that they have.
 */
const KEPT = 0;

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
 * lack anyway; mounts and namespaces do not cover keyrings, the interfaces with a history of kernel defects (io_uring,
 * bpf, userfaultfd, perf), and new user namespaces. They do not cover the setuid bit either: a file of the workspace
 * belongs to the owner of the workspace, which may be root, and is still there when the sandbox is gone. Extended
 * attributes and access control lists stay too, and nothing that measures a step sees them.
 */
export const REFUSED_CALLS = {
  acct: ALWAYS_REFUSED,
  add_key: ALWAYS_REFUSED,
  bpf: ALWAYS_REFUSED,
  chmod: setsUid(1),
  clock_adjtime: ALWAYS_REFUSED,
  clock_adjtime64: ALWAYS_REFUSED,
  clock_settime: ALWAYS_REFUSED,
  clock_settime64: ALWAYS_REFUSED,
  clone: { condition: { when: 'has-bits', argument: 0, bits: CLONE_NEWUSER }, errno: EPERM },
  // Its flags are in memory, which a filter cannot read. C libraries fall back to clone.
  clone3: ALWAYS_MISSING,
  creat: setsUid(1),
  delete_module: ALWAYS_REFUSED,
  fchmod: setsUid(1),
  fchmodat: setsUid(2),
  fchmodat2: setsUid(2),
  finit_module: ALWAYS_REFUSED,
  fsconfig: ALWAYS_REFUSED,
  fsetxattr: UNSUPPORTED,
  fsmount: ALWAYS_REFUSED,
  fsopen: ALWAYS_REFUSED,
  fspick: ALWAYS_REFUSED,
  init_module: ALWAYS_REFUSED,
  io_uring_enter: ALWAYS_MISSING,
  io_uring_register: ALWAYS_MISSING,
  io_uring_setup: ALWAYS_MISSING,
  ioctl: { condition: { when: 'is-one-of', argument: 1, values: [TIOCSTI, TIOCLINUX] }, errno: EPERM },
  ioperm: ALWAYS_REFUSED,
  iopl: ALWAYS_REFUSED,
  kcmp: ALWAYS_REFUSED,
  kexec_file_load: ALWAYS_REFUSED,
  kexec_load: ALWAYS_REFUSED,
  keyctl: ALWAYS_REFUSED,
  lookup_dcookie: ALWAYS_REFUSED,
  lsetxattr: UNSUPPORTED,
  mknod: setsUid(1),
  mknodat: setsUid(2),
  mount: ALWAYS_REFUSED,
  mount_setattr: ALWAYS_REFUSED,
  move_mount: ALWAYS_REFUSED,
  open: createsWithUid(2),
  open_by_handle_at: ALWAYS_REFUSED,
  open_tree: ALWAYS_REFUSED,
  openat: createsWithUid(3),
  // Its mode is in memory too.
  openat2: ALWAYS_MISSING,
  perf_event_open: ALWAYS_REFUSED,
  pidfd_getfd: ALWAYS_REFUSED,
  pivot_root: ALWAYS_REFUSED,
  process_vm_readv: { condition: { when: 'is-one-of', argument: 0, values: [INIT] }, errno: EPERM },
  process_vm_writev: { condition: { when: 'is-one-of', argument: 0, values: [INIT] }, errno: EPERM },
  prlimit64: {
    condition: { when: 'points', argument: 2, only: { argument: 1, value: RLIMIT_CORE } },
    errno: KEPT,
  },
  ptrace: { condition: { when: 'is-one-of', argument: 1, values: [INIT] }, errno: EPERM },
  quotactl: ALWAYS_REFUSED,
  quotactl_fd: ALWAYS_REFUSED,
  reboot: ALWAYS_REFUSED,
  request_key: ALWAYS_REFUSED,
  setrlimit: { condition: { when: 'is-one-of', argument: 0, values: [RLIMIT_CORE] }, errno: KEPT },
  setns: ALWAYS_REFUSED,
  settimeofday: ALWAYS_REFUSED,
  setxattr: UNSUPPORTED,
  setxattrat: UNSUPPORTED,
  socket: { condition: { when: 'is-none-of', argument: 0, values: SOCKET_FAMILIES }, errno: EAFNOSUPPORT },
  socketcall: ALWAYS_MISSING,
  stime: ALWAYS_REFUSED,
  swapoff: ALWAYS_REFUSED,
  swapon: ALWAYS_REFUSED,
  syslog: ALWAYS_REFUSED,
  umount: ALWAYS_REFUSED,
  umount2: ALWAYS_REFUSED,
  unshare: { condition: { when: 'has-bits', argument: 0, bits: CLONE_NEWUSER }, errno: EPERM },
  userfaultfd: ALWAYS_REFUSED,
  vhangup: ALWAYS_REFUSED,
} as const satisfies Record<string, Refusal>;

export type SyscallName = keyof typeof REFUSED_CALLS;
