import { expect, test } from 'vitest';
import { STYLE } from '../../../../src/report/html/style.ts';

/** The colors of both schemes, by name. */
const [light = {}, dark = {}] = [...STYLE.matchAll(/--bg:[\s\S]*?(?=[;}]\s*(?:--sans|\}))/g)].map(
  ([declarations]) =>
    Object.fromEntries(
      [...declarations.matchAll(/--([\w-]+):(#[0-9a-f]{3,6})/g)].map((match) => [
        match[1] ?? '',
        match[2] ?? '',
      ]),
    ),
);

/** Each text color with the backgrounds that it is shown on. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  ink: ['bg', 'card', 'line-2', 'add', 'add-w', 'del', 'del-w', 'hit', 'bad-bg', 'warn-bg'],
  soft: ['bg', 'card', 'line-2', 'add-n', 'del-n', 'bad-bg', 'warn-bg'],
  faint: ['bg', 'card', 'line-2'],
  info: ['bg', 'card', 'line-2', 'info-bg'],
  ok: ['bg', 'card', 'ok-bg', 'add'],
  bad: ['bg', 'card', 'bad-bg', 'del'],
  warn: ['bg', 'card', 'warn-bg'],
};

/** Relative luminance. Source: WCAG 2.2. */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each([
  ['light', light],
  ['dark', dark],
])(
  'every text color of the %s scheme has a contrast of 4.5 on every background it is shown on',
  (_, colors) => {
    for (const [ink, grounds] of Object.entries(PAIRS)) {
      for (const ground of grounds) {
        const [text, behind] = [colors[ink], colors[ground]];
        if (text === undefined || behind === undefined) throw new Error(`no color ${ink} or ${ground}`);
        expect(contrast(text, behind), `${ink} ${text} on ${ground} ${behind}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);
