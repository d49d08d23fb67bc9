import { test } from 'vitest';
import { commitsWhatWasJudged } from './commits.ts';
import { holdsFor } from './property.ts';

test('the commit differs from HEAD in exactly the changes that were judged and reported', () =>
  holdsFor(commitsWhatWasJudged, 12));
