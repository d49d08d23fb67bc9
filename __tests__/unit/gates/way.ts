/** What becomes of one way to make a gate green dishonestly. */
export type Answer =
  /** Found by the rules: reported, or refused by `gate_protection: reject`. */
  | 'seen'
  /** Put back or hidden before a gate runs. */
  | 'undone'
  /** Not in what is committed, so `gate_protection: verify` runs the gate without it. */
  | 'verified'
  /** Nobody can see it from outside; `why` says so. */
  | 'not seen';

export interface Way {
  readonly what: string;
  readonly answer: Answer;
  /** The gate's command. */
  readonly gate: string;
  /** Changed files: path, text before (null: new), text after (null: deleted). */
  readonly changes?: readonly (readonly [path: string, before: string | null, after: string | null])[];
  /** Unchanged files that say what the gate runs. */
  readonly there?: Readonly<Record<string, string>>;
  /** Paths of other unchanged files. */
  readonly paths?: readonly string[];
  /** Folders of PATH in the workspace. */
  readonly searchFolders?: readonly string[];
  /** Run in `IGNORED_SCENE`; makes its gate green. */
  readonly script?: string;
  readonly why?: string;
}

export const PKG = (scripts: Readonly<Record<string, string>>, more: object = {}): string =>
  JSON.stringify({ name: 'x', scripts, ...more }, null, 2);
export const NPM = { gate: 'npm test', there: { 'package.json': PKG({ test: 'jest' }) } } as const;

export function added(what: string, gate: string, path: string, text = 'x\n', more: Partial<Way> = {}): Way {
  return { what, answer: 'seen', gate, changes: [[path, null, text]], ...more };
}
export function changed(
  what: string,
  gate: string,
  path: string,
  before: string,
  after: string,
  more: Partial<Way> = {},
): Way {
  return { what, answer: 'seen', gate, changes: [[path, before, after]], ...more };
}
export function undone(what: string, script: string): Way {
  return { what, answer: 'undone', gate: 'sh check.sh', script };
}
