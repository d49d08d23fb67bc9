import { test } from 'vitest';
import { holdsFor } from './property.ts';
import { streamsAreKept } from './streams.ts';

test('of a stream in any order no text is lost, and a call is whole only where the server said so', () =>
  holdsFor(streamsAreKept, 2000));
