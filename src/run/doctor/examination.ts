import type { LoadResult } from '../../settings/load.ts';
import type { Surroundings } from '../surroundings.ts';

/** The process, as far as it is looked at. */
export type DoctorsSurroundings = Pick<
  Surroundings,
  'env' | 'platform' | 'uid' | 'gid' | 'accountHome' | 'temporary' | 'clock'
> & { readonly node: string };

export interface Examination {
  readonly around: DoctorsSurroundings;
  /** Absolute. */
  readonly workspace: string;
  /** The settings of the run in question, or what is wrong with them. */
  readonly loaded: LoadResult;
  /** Ends the questions that go over the network. */
  readonly signal: AbortSignal;
}

/** The path of git, or why there is none that can be used. */
export type GitFound = { readonly path: string } | { readonly trouble: string };
