export type IsolationKind = 'bwrap' | 'unshare' | 'none';

export interface Isolation {
  readonly kind: IsolationKind;
  /** Why it is this kind: what was probed, and what failed. */
  readonly reason: string;
  /** Why system calls are not filtered; absent where they are. */
  readonly unfiltered?: string;
  /** Why nothing limits the processes and the memory of a command as a whole; absent where a control group does. */
  readonly unbounded?: string;
}
