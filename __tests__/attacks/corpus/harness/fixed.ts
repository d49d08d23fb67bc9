import type { Expectation } from './case.ts';

/** A case whose expectation is mended here, and why. The copy of the case itself stays as it came. */
export interface Mend {
  readonly why: string;
  /** Fields of the expectation, whole. */
  readonly expect?: Partial<Expectation>;
  /** Texts of the expectation, each for another, wherever they stand alone. */
  readonly instead?: Readonly<Record<string, string>>;
}

export const MENDED: Readonly<Record<string, Mend>> = {
  'NET-005': {
    why: 'registry.example.test is not below npm.example.test, and nothing else on the list names it: a rule that let it pass would let every neighbour pass',
    instead: { 'registry.example.test': 'registry.npm.example.test' },
  },
  'ART-001': {
    why: 'a link in .forge is a protected write, and a commit with links out of the repository is refused: there is nothing to upload',
    expect: { violations_any_of: ['ART-01', 'FS-04', 'FS-02'] },
  },
  'ART-003': {
    why: 'a copy of .git breaks the limits on files and lines: it is taken back before there is anything to upload',
    expect: { violations_any_of: ['ART-01', 'LIM-01', 'LIM-02'] },
  },
};
