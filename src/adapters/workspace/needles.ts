/** Texts of which every match of a pattern contains at least one. */
export interface Needles {
  readonly texts: readonly string[];
  readonly ignoreCase: boolean;
}

/** ASCII that every encoding of a text spells alike, and that no flag folds together with anything beyond ASCII. */
const PLAIN = /[ -~]/;
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
/** Escapes that stand for the character itself. Every other one is a class, a place or a code. */
const LITERAL_ESCAPE = /[^A-Za-z0-9]/;
const MOST_BRANCHES = 20;

/**
 * What a line must hold if it is to match, so that a faster program than ours can name the files worth a look; null
 * where nothing can be said. It errs on one side only: what it cannot read for sure, it does not use.
 */
export function needlesOf({ source, flags }: RegExp): Needles | null {
  if (flags.includes('u') || flags.includes('v')) return null;
  const branches = topLevelBranches(source);
  if (branches === null || branches.length > MOST_BRANCHES) return null;
  const texts = branches.map(longestRun);
  if (texts.some((text) => text === '')) return null;
  return { texts, ignoreCase: flags.includes('i') };
}

/** The alternatives of the whole pattern; null where its brackets are not understood. */
function topLevelBranches(source: string): readonly string[] | null {
  const branches: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; ) {
    if (source[at] === '|') {
      branches.push(source.slice(from, at));
      from = at + 1;
    }
    const next = afterAtom(source, at);
    if (next === null) return null;
    at = next;
  }
  return [...branches, source.slice(from)];
}

/** Where the next part of a pattern begins: behind a character, an escape, a class or a group. */
function afterAtom(source: string, at: number): number | null {
  switch (source[at]) {
    case '\\':
      return at + 2;
    case '[':
      return afterClass(source, at);
    case '(':
      return afterGroup(source, at);
    default:
      return at + 1;
  }
}

function afterClass(source: string, open: number): number | null {
  for (let at = open + 1; at < source.length; at += source[at] === '\\' ? 2 : 1) {
    if (source[at] === ']') return at + 1;
  }
  return null;
}

function afterGroup(source: string, open: number): number | null {
  for (let at = open + 1; at < source.length; ) {
    if (source[at] === ')') return at + 1;
    const next = afterAtom(source, at);
    if (next === null) return null;
    at = next;
  }
  return null;
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
