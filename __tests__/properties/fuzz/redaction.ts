import assert from 'node:assert/strict';
import fc from 'fast-check';
import { OutputBuffer } from '../../../src/adapters/sandbox/processes/output-buffer.ts';
import { createRedactor } from '../../../src/adapters/secrets/redaction.ts';
import type { RecordedEvent } from '../../../src/core/run/events.ts';
import { renderReports } from '../../../src/report/reports.ts';
import { fold, goodRun } from '../../unit/report/sample-run.ts';
import type { Property } from './property.ts';
import { anyUnits, oneOf, textOf } from './words.ts';

const PIECES = [
  'sk-live-',
  'ghp_',
  'hunter2',
  'abc',
  '+/',
  '/',
  '=',
  '%',
  '&',
  '<',
  '"',
  "'",
  '\\',
  ' ',
  '\u00e4',
  '\u00df',
  '\ud83d\ude00',
  '~',
  '!',
  '*',
  '***',
  '0',
  'AAAA',
  'a',
  '\n',
  '$&',
];
/** Half characters become U+FFFD, as they do on their way to a file. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

const secret = fc
  .oneof(
    { weight: 4, arbitrary: textOf(PIECES, 8) },
    { weight: 1, arbitrary: fc.base64String({ minLength: 8, maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ minLength: 6, maxLength: 30 }) },
  )
  // White space around a value is not part of it, and half a character is none that a program could hold.
  .map((text) => wellFormed(text.trim()))
  .filter((text) => text.length >= 6);
const around = fc.oneof(textOf([...PIECES, 'key=', '\n', ' '], 6), anyUnits).map((text) => wellFormed(text));

/** The forms that the contract promises to hide (docs/reports.md), made without the product's own list of them. */
const FORMS: Readonly<Record<string, (value: string) => string>> = {
  plain: (value) => value,
  reversed: (value) => [...value].reverse().join(''),
  hex: (value) => Buffer.from(value).toString('hex'),
  HEX: (value) => Buffer.from(value).toString('hex').toUpperCase(),
  url: (value) => encodeURIComponent(value),
  'url, small': (value) => encodeURIComponent(value).replace(/%../g, (found) => found.toLowerCase()),
  'url, every byte': (value) => Buffer.from(value).toString('hex').replace(/../g, '%$&'),
  form: (value) => new URLSearchParams({ k: value }).toString().slice(2),
  json: (value) => JSON.stringify(value).slice(1, -1),
};
const form = oneOf(Object.keys(FORMS));

export const formsAreHidden: Property<{ secrets: string[]; forms: string[]; texts: string[] }> = {
  name: 'no form of a secret is left in any text, whatever other secrets and text are around it',
  inputs: fc.record({
    secrets: fc.array(secret, { minLength: 1, maxLength: 3 }),
    forms: fc.array(form, { minLength: 1, maxLength: 3 }),
    texts: fc.array(around, { minLength: 2, maxLength: 4 }),
  }),
  holds: ({ secrets, forms, texts }) => {
    const redactor = createRedactor(secrets);
    const spelled = secrets.flatMap((value) => forms.map((name) => FORMS[name]?.(value) ?? ''));
    const text =
      spelled.map((each, at) => (texts[at % texts.length] ?? '') + each).join('') + (texts.at(-1) ?? '');
    const clean = redactor.text(text);
    const bytes = Buffer.from(redactor.bytes(Buffer.from(text))).toString();
    const data = redactor.data<Record<string, unknown>>({ list: [text], [text]: text });
    const left = Object.entries(data).flat(2);
    for (const each of spelled) {
      assert.ok(!clean.includes(each), `left in the text: ${each}`);
      assert.ok(!bytes.includes(each), `left in the bytes: ${each}`);
      assert.ok(!left.some((one) => String(one).includes(each)), `left in the data: ${each}`);
    }
    assert.equal(redactor.text(clean), clean);
    assert.ok(redactor.isIn(text) && !redactor.isIn(clean));
  },
};

/** What is left of a text that was encoded, decoded piece by piece. */
function decoded(clean: string): string {
  return clean
    .split('***')
    .map((piece) =>
      [0, 1, 2, 3].map((skip) => Buffer.from(piece.slice(skip), 'base64').toString('latin1')).join('\n'),
    )
    .join('\n');
}

export const base64IsHidden: Property<{ value: string; head: Uint8Array; tail: Uint8Array; url: boolean }> = {
  name: 'base64 hides no secret, wherever it falls in what was encoded',
  inputs: fc.record({
    value: secret,
    head: fc.uint8Array({ maxLength: 8 }),
    tail: fc.uint8Array({ maxLength: 8 }),
    url: fc.boolean(),
  }),
  holds: ({ value, head, tail, url }) => {
    const encoded = Buffer.concat([head, Buffer.from(value), tail]).toString(url ? 'base64url' : 'base64');
    const clean = createRedactor([value]).text(encoded);
    assert.ok(clean.includes('***'));
    // At most a byte at each end shares a letter with its neighbour, and may be left with it.
    const core = Buffer.from(value).subarray(1, -1).toString('latin1');
    assert.ok(!decoded(clean).includes(core), `decoded from ${clean}`);
  },
};

function speaking(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((item) => speaking(item, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' &&
      ['text', 'output', 'result', 'reason', 'task', 'command', 'path'].includes(key)
        ? `${item} ${word}`
        : speaking(item, word),
    ]),
  );
}

export const reportsHoldNone: Property<{ value: string; name: string; text: string }> = {
  name: 'no report of a run holds a form of a secret that everybody said',
  inputs: fc.record({ value: secret, name: form, text: around }),
  holds: ({ value, name, text }) => {
    const spelled = FORMS[name]?.(value) ?? '';
    const redactor = createRedactor([value]);
    const events = goodRun().map((entry) => redactor.data(speaking(entry, text + spelled)) as RecordedEvent);
    const patch = redactor.bytes(Buffer.from(`--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+${text}${spelled}\n`));
    const files = renderReports(
      fold(events),
      { json: true, markdown: true, metrics: true, html: true, sarif: true },
      { patch, auditRoot: 'a'.repeat(64), reportDir: '/out' },
    );
    // What the reports themselves say is no secret: `length` and the like may be in any of them.
    const bare = renderReports(
      fold(goodRun()),
      { json: true, markdown: true, metrics: true, html: true, sarif: true },
      { patch: new Uint8Array(), auditRoot: 'a'.repeat(64), reportDir: '/out' },
    );
    const said = bare.map(({ content }) => Buffer.from(content).toString()).join('\n');
    if (said.includes(spelled) || '***'.includes(spelled)) return;
    for (const file of files)
      assert.ok(!Buffer.from(file.content).toString().includes(spelled), `${file.name} holds ${spelled}`);
  },
};

export const outputsHoldNone: Property<{
  value: string;
  name: string;
  before: number;
  size: number;
  chunk: number;
}> = {
  name: 'of a secret in a long output no part is left, wherever the output is cut',
  inputs: fc.record({
    value: fc.stringMatching(/^[A-Z]{12,40}$/),
    name: oneOf(['plain', 'hex', 'reversed']),
    before: fc.integer({ min: 32_600, max: 32_900 }),
    size: fc.integer({ min: 60_000, max: 70_000 }),
    chunk: fc.integer({ min: 1, max: 40_000 }),
  }),
  holds: ({ value, name, before, size, chunk }) => {
    const spelled = FORMS[name]?.(value) ?? '';
    const buffer = new OutputBuffer(createRedactor([value]));
    const whole = Buffer.from(
      `${'.'.repeat(before)}${spelled}${'.'.repeat(size)}${spelled}${'.'.repeat(before)}`,
    );
    for (let at = 0; at < whole.length; at += chunk) buffer.add(whole.subarray(at, at + chunk));
    const { text } = buffer.result();
    assert.match(text, /^[.*]*(?:\n\[\.\.\. \d+ bytes left out \.\.\.\]\n[.*]*)?$/);
  },
};
