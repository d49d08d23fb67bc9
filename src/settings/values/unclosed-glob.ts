/** `[:alpha:]` inside a class. */
const POSIX_CLASS = /^\[:[a-z]+:\]/;
const LONGEST_POSIX_CLASS = 12;

/** A sign that a glob opens and never closes, with its closing sign. */
interface Unclosed {
  readonly open: '[' | '{' | '(' | '\\';
  /** Text that would close it; '' for a backslash. */
  readonly missing: string;
}

const MEANT = {
  '[': 'one of these characters',
  '{': 'these alternatives',
  '(': 'these alternatives',
} as const;

/**
 * Returns the problem with a glob that has an unclosed bracket, brace or parenthesis, or null. The matcher would use
 * the sign as a plain character, so the glob would not match what its author meant.
 */
export function unclosedProblem(glob: string, shown: string): string | null {
  const found = unclosedBrace(glob) ?? firstUnclosedPart(glob);
  if (found === null) return null;
  const { open, missing } = found;
  if (open === '\\') return `${shown} ends a name with \\, which escapes nothing: remove it`;
  const closed = JSON.stringify(glob + missing);
  return `${shown} opens ${open} and never closes it: write ${closed} for ${MEANT[open]}, or \\${open} for the character ${open}`;
}

/** Returns the problem with one of the alternatives from a glob's braces, or null. */
export function unclosedAlternative(alternatives: readonly string[], shown: string): string | null {
  const found = alternatives.find((each) => firstUnclosedPart(each) !== null);
  return found === undefined
    ? null
    : unclosedProblem(found, `${shown}: its alternative ${JSON.stringify(found)}`);
}

function unclosedBrace(glob: string): Unclosed | null {
  let depth = 0;
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at];
    if (character === '\\') at++;
    else if (character === '[') at = Math.max(at, endOfClass(glob, at));
    else if (character === '{') depth++;
    else if (character === '}' && depth > 0) depth--;
  }
  return depth === 0 ? null : { open: '{', missing: '}'.repeat(depth) };
}

/** Returns the first unclosed sign of a part. Classes and parentheses must close before the next slash. */
function firstUnclosedPart(glob: string): Unclosed | null {
  for (const part of glob.split('/')) {
    const found = unclosedIn(part);
    if (found !== null) return found;
  }
  return null;
}

function unclosedIn(part: string): Unclosed | null {
  let depth = 0;
  for (let at = 0; at < part.length; at++) {
    const character = part[at];
    if (character === '\\') {
      at++;
      if (at === part.length) return { open: '\\', missing: '' };
    } else if (character === '[') {
      const end = endOfClass(part, at);
      if (end === -1) return { open: '[', missing: ']' };
      at = end;
    } else if (character === '(' && /[+@!?*]/.test(part[at - 1] ?? '')) depth++;
    else if (character === ')' && depth > 0) depth--;
  }
  return depth === 0 ? null : { open: '(', missing: ')'.repeat(depth) };
}

/** Returns the index of the `]` that closes the class at `start`, or -1 if there is none before the next slash. */
function endOfClass(text: string, start: number): number {
  let at = start + 1;
  if (text[at] === '!' || text[at] === '^') at++;
  // A bracket in the first place is one of the characters.
  if (text[at] === ']') at++;
  for (; at < text.length && text[at] !== '/'; at++) {
    const posix = POSIX_CLASS.exec(text.slice(at, at + LONGEST_POSIX_CLASS));
    if (posix !== null) at += posix[0].length - 1;
    else if (text[at] === '\\') at++;
    else if (text[at] === ']') return at;
  }
  return -1;
}
