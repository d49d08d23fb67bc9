import { test } from 'vitest';
import {
  acceptedGlobsWork,
  denialsCover,
  deniedWins,
  listsSplit,
  namesAsWritten,
  plainGlobsAgree,
  tenThousand,
} from './globs.ts';
import { holdsFor } from './property.ts';

test('a glob that the settings take compiles in every meaning, and answers for any path', () =>
  holdsFor(acceptedGlobsWork, 300));
test('what a denial or protection matches, it matches with everything below', () =>
  holdsFor(denialsCover, 300));
test('plain globs mean what minimatch and a slow matcher say they mean', () =>
  holdsFor(plainGlobsAgree, 3000));
test('a denial of a name with brackets or braces is one of that very name too', () =>
  holdsFor(namesAsWritten, 1000));
test('a path that one glob denies is refused whatever others allow, and a list is the sum of its globs', () =>
  holdsFor(deniedWins, 300));
test('a list of 10,000 globs answers as its parts do', () => holdsFor(tenThousand, 3));
test('a list of globs in one text is split into the same globs', () => holdsFor(listsSplit, 300));
