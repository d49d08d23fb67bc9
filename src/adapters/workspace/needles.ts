import { afterAtom, branchesOf, QUANTIFIER } from './pattern-parts.ts';

/** Texts of which every match of a pattern contains at least one. */
export interface Needles {
  readonly texts: readonly string[];
  readonly ignoreCase: boolean;
}

/** ASCII that every encoding of a text spells alike, and that no flag folds together with anything beyond ASCII. */
const PLAIN = /[ -~]/;
/** Escapes that stand for the character itself. Every other one is a class, a place or a code. */
const LITERAL_ESCAPE = /[^A-Za-z0-9]/;
const MOST_BRANCHES = 20;

/**
 * What a line must hold if it is to match, so that a faster program than ours can name the files worth a look; null
 * where nothing can be said. It errs on one side only: what it cannot read for sure, it does not use.
 */
export function needlesOf({ source, flags }: RegExp): Needles | null {
  if (flags.includes('u') || flags.includes('v')) return null;
  const branches = branchesOf(source);
  if (branches === null || branches.length > MOST_BRANCHES) return null;
  const texts = branches.map(longestRun);
  if (texts.some((text) => text === '')) return null;
  return { texts, ignoreCase: flags.includes('i') };
}

/** The longest text that a branch spells out, character after character; what is in a group is not looked at. */
function longestRun(branch: string): string {
  let [longest, run] = ['', ''];
  const close = (): void => {
    if (run.length > longest.length) longest = run;
    run = '';
  };
  for (let at = 0; at < branch.length; ) {
    const end = afterAtom(branch, at) ?? branch.length;
    const character = literalOf(branch.slice(at, end));
    const [quantifier = ''] = QUANTIFIER.exec(branch.slice(end)) ?? [];
    if (character === null) close();
    else if (quantifier === '') run += character;
    else {
      // `ab+c` has `ab`, and `ab*c` has `a`: whatever follows does not join on for sure.
      if (quantifier.startsWith('+')) run += character;
      close();
    }
    at = end + quantifier.length;
  }
  close();
  return longest;
}

/** The character that a part of a pattern stands for; null where it is no single plain one. */
function literalOf(atom: string): string | null {
  if (atom.length === 2 && atom.startsWith('\\')) {
    const escaped = atom.charAt(1);
    return LITERAL_ESCAPE.test(escaped) && PLAIN.test(escaped) ? escaped : null;
  }
  return atom.length === 1 && PLAIN.test(atom) && !/[.^$*+?()[\]{}|\\]/.test(atom) ? atom : null;
}
