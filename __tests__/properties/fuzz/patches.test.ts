import { test } from 'vitest';
import { bytesOutside, diffsApply, exactEdits, mutatedDiffs, oneFileOnly } from './patches.ts';
import { holdsFor } from './property.ts';

test('a diff makes exactly its change, and its reverse gives the same bytes back, or it is refused', () =>
  holdsFor(diffsApply, 2000));
test('a damaged diff is refused, or changes no line outside of what it shows', () =>
  holdsFor(mutatedDiffs, 2000));
test('a diff that names another file too is refused whole', () => holdsFor(oneFileOnly, 500));
test('an exact search that is there once is replaced and nothing else; one that is there twice is refused', () =>
  holdsFor(exactEdits, 2000));
test('whatever the bytes around a match are, they stay', () => holdsFor(bytesOutside, 1000));
