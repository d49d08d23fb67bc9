import { afterAll, test } from 'vitest';
import { argumentsAsTold, callsAsSent, editsWriteOneFile } from './arguments.ts';
import { tidy } from './ending.ts';
import { holdsFor } from './property.ts';

afterAll(tidy);

test('a tool takes arguments that fit the schema it told the model, and names what does not fit', () =>
  holdsFor(argumentsAsTold, 1500));
test('an editing tool, whatever it is given, changes the one file it names or nothing', () =>
  holdsFor(editsWriteOneFile, 400));
test('of a damaged answer each call has an id of its own, and its arguments as sent or none at all', () =>
  holdsFor(callsAsSent, 500));
