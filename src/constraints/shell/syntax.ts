import { forEachChild, type SyntaxNode } from 'unbash';

/** Returns the names that a part of a script may set. */
export function assignedIn(node: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>();
  const look = (each: SyntaxNode): void => {
    if (each.type === 'Assignment') names.add(each.name);
    if (each.type === 'For') names.add(each.name.value);
    forEachChild(each, look);
  };
  look(node);
  return names;
}

/** Returns true if a function starts itself more than once and in the background. */
export function isForkBomb(name: string, body: SyntaxNode): boolean {
  let [calls, behind] = [0, false];
  const look = (each: SyntaxNode): void => {
    if (each.type === 'Command' && each.name?.value === name) calls += 1;
    if (each.type === 'Statement' && each.background === true) behind = true;
    forEachChild(each, look);
  };
  look(body);
  return calls > 1 && behind;
}
