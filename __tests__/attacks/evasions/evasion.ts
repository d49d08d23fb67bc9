/** A way around a check of the arguments, what holds it, and the tests that show it. */
export interface Evasion {
  readonly number: number;
  readonly how: string;
  readonly held: string;
  /** File below `__tests__/`, and the test's title as its source has it. */
  readonly tests: readonly (readonly [file: string, title: string])[];
}

/** As the tables below have them: the place in the list gives the number. */
export type Row = readonly [how: string, held: string, ...tests: Evasion['tests']];

/** Files that many rows name. */
export const TREE = 'attacks/git/tree-evasions.test.ts';
export const WALLS = 'unit/adapters/sandbox/view/sandbox.test.ts';
export const OURS = 'attacks/evasions/inside-sandbox.test.ts';
export const RESOLVE = 'unit/adapters/workspace/paths/resolve-path.test.ts';
export const RUN = 'attacks/evasions/whole-run.test.ts';
