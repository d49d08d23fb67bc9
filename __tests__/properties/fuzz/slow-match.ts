/**
 * Globs by hand, for `*`, `?` and `**` alone: written apart from the product and from its library, name by name,
 * so that the three can be held against one another.
 */
function matchesName(glob: string, name: string): boolean {
  if (glob === '') return name === '';
  if (glob[0] === '*') {
    return matchesName(glob.slice(1), name) || (name !== '' && matchesName(glob, name.slice(1)));
  }
  return name !== '' && (glob[0] === '?' || glob[0] === name[0]) && matchesName(glob.slice(1), name.slice(1));
}

function matchesParts(glob: readonly string[], path: readonly string[]): boolean {
  const [first, ...rest] = glob;
  if (first === undefined) return path.length === 0;
  if (first === '**') {
    // At the end it stands for something: `a/**` is not `a`.
    if (rest.length === 0) return path.length > 0;
    return matchesParts(rest, path) || (path.length > 0 && matchesParts(glob, path.slice(1)));
  }
  const [name, ...below] = path;
  return name !== undefined && matchesName(first, name) && matchesParts(rest, below);
}

/** Whether a glob of this plain kind matches a path, dot files like any other. */
export function slowMatch(glob: string, path: string): boolean {
  const parts = glob.split('/').filter((part, at, all) => part !== '**' || all[at - 1] !== '**');
  return matchesParts(parts, path.split('/'));
}

function ancestors(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** Parts of a glob, in the form in which the lists read it: `x/**\/*` says no more than `x/**`. */
function partsOf(glob: string): readonly string[] {
  const parts = glob.split('/').filter((part, at, all) => part !== '**' || all[at - 1] !== '**');
  return parts.at(-1) === '*' && parts.at(-2) === '**' ? parts.slice(0, -1) : parts;
}

/**
 * What a denial or protection of this glob covers: what it matches with all below, in any case, and `x` for `x/**`.
 * With `anyDepth` a bare name counts in every folder.
 */
export function slowDenial(glob: string, path: string, anyDepth: boolean): boolean {
  const folded = glob.toLowerCase();
  const parts = partsOf(anyDepth && !folded.includes('/') ? `**/${folded}` : folded);
  const named = parts.at(-1) === '**' && parts.length > 1 && !/^[*?]+$/.test(parts.at(-2) ?? '');
  const globs = [parts.join('/'), ...(named ? [parts.slice(0, -1).join('/')] : [])];
  return ancestors(path.toLowerCase()).some((each) => globs.some((one) => slowMatch(one, each)));
}

/** What a permission of this glob opens: what it matches; without a wildcard, what lies below too. */
export function slowPermission(glob: string, path: string): boolean {
  return slowMatch(glob, path) || (!/[*?]/.test(glob) && path.startsWith(`${glob}/`));
}
