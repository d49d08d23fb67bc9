import { test } from 'vitest';
import { anyRequest, noKeyIgnored, settingsOrProblems } from './configuration.ts';
import { holdsFor } from './property.ts';

test('any file gives settings, or problems with line and column', () => holdsFor(settingsOrProblems, 200));
test('what the published schema does not know is a problem at its own place, and what is taken fits the schema', () =>
  holdsFor(noKeyIgnored, 400));
test('any command line, inputs and file give a request, or problems that say where', () =>
  holdsFor(anyRequest, 80));
