import { expect, test } from 'vitest';
import { escapeControl, hasControl, pictureControl } from '../../../../src/core/text/control-characters.ts';
import { branchProblem, reportPathProblem } from '../../../../src/settings/values/names.ts';

/** Definitions disagreed on these: some took only C0 and DEL, others C1 too, one the separators too. */
const CONTROLS = ['\0', '\t', '\n', '\x1b', '\x7f', '\x80', '\x85', '\x9b', '\u2028', '\u2029'];

test.each(CONTROLS)('%j counts as a control character everywhere', (character) => {
  const text = `a${character}b`;
  expect(hasControl(text)).toBe(true);
  expect(hasControl(escapeControl(text))).toBe(false);
  expect(JSON.parse(`"${escapeControl(text)}"`)).toBe(text);
  expect(branchProblem(text)).toContain('is not a valid branch name');
  expect(reportPathProblem(text)).toContain('contains a control character');
});

test('plain text, other scripts and emoji have none', () => {
  for (const text of ['', 'a b', 'ü', '日本', '👩‍💻', '\u00a0']) {
    expect(hasControl(text)).toBe(false);
    expect(escapeControl(text)).toBe(text);
  }
});

test('in text of several lines, tabs and line feeds stay and the others become symbols', () => {
  expect(pictureControl('a\tb\nc\x1bd\x7f')).toBe('a\tb\nc\u241bd\u2421');
});
