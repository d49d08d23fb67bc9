import type { LoadResult } from '../../settings/load.ts';
import type { HostProcess } from '../context/host-process.ts';

/** The parts of the process that the doctor examines. */
export type ExaminedProcess = Pick<
  HostProcess,
  'env' | 'platform' | 'uid' | 'gid' | 'accountHome' | 'temporary' | 'clock'
> & { readonly node: string };

export interface Examination {
  readonly hostProcess: ExaminedProcess;
  /** Absolute. */
  readonly workspace: string;
  /** The settings of the planned run, or their problems. */
  readonly loaded: LoadResult;
  /** Aborts network requests. */
  readonly signal: AbortSignal;
}

/** The path of git, or the reason why git cannot be used. */
export type GitFound = { readonly path: string } | { readonly trouble: string };
