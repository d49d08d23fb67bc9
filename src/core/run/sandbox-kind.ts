export type SandboxKind = 'bwrap' | 'unshare' | 'none';

export interface SandboxState {
  readonly kind: SandboxKind;
  /** The result of the probe that led to this kind. */
  readonly reason: string;
  /** The reason why system calls are not filtered; absent if they are. */
  readonly unfiltered?: string;
  /** The reason why a command has no total limit of processes and memory; absent if a control group limits them. */
  readonly unbounded?: string;
}
