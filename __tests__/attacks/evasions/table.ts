import { MACHINE, WORK } from './around-the-tree.ts';
import type { Evasion } from './evasion.ts';
import { GIT, PATHS } from './in-the-tree.ts';

/** In the order of the list that the tests are numbered by. */
export const EVASIONS: readonly Evasion[] = [...PATHS, ...GIT, ...MACHINE, ...WORK].map(
  ([how, held, ...tests], at) => ({ number: at + 1, how, held, tests }),
);
