import { afterAll, test } from 'vitest';
import { tidy } from './ending.ts';
import { harmlessAlone, logGivesNoOrders, outputsKeepTheirShape } from './log-lines.ts';
import { holdsFor } from './property.ts';

afterAll(tidy);

test('whatever anybody says in a run, the runner carries out only what we ask of it', () =>
  holdsFor(logGivesNoOrders, 300));
test('a text made harmless is no order to the runner, whatever stands before it', () =>
  holdsFor(harmlessAlone, 1000));
test('the runner reads the outputs that were set, each with its own value, and a summary it takes', () =>
  holdsFor(outputsKeepTheirShape, 200));
