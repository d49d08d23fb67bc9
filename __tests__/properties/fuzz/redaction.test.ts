import { test } from 'vitest';
import { holdsFor } from './property.ts';
import { base64IsHidden, formsAreHidden, outputsHoldNone, reportsHoldNone } from './redaction.ts';

test('no form of a secret is left in any text, whatever other secrets and text are around it', () =>
  holdsFor(formsAreHidden, 500));
test('base64 hides no secret, wherever it falls in what was encoded', () => holdsFor(base64IsHidden, 500));
test('no report of a run holds a form of a secret that everybody said', () => holdsFor(reportsHoldNone, 60));
test('of a secret in a long output no part is left, wherever the output is cut', () =>
  holdsFor(outputsHoldNone, 100));
