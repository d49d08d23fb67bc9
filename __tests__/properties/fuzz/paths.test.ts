import { afterAll, test } from 'vitest';
import { tidy } from './ending.ts';
import { guardedInDisguise, rulesAsListed } from './path-rules.ts';
import { followsLinks, resolvesInside } from './paths.ts';
import { holdsFor } from './property.ts';
import { writesThere } from './writes.ts';

afterAll(tidy);

test("a path that resolves is where the system goes, inside the root, and neither git's nor ours", () =>
  holdsFor(resolvesInside, 5000));
test('in any tree of links a path leads where the system leads, or nowhere', () =>
  holdsFor(followsLinks, 60));
test('what is written is read again at the same place, and nothing else has changed', () =>
  holdsFor(writesThere, 400));
test('a protected or denied path is refused in every spelling that a file system takes for it', () =>
  holdsFor(guardedInDisguise, 1000));
test('the rules say of a plain path what their lists say, and nothing more', () =>
  holdsFor(rulesAsListed, 1000));
