import { expect, test } from 'vitest';
import { isBinary } from '../../../../src/core/text/is-binary.ts';
import { decode } from '../../../../src/tools/text-encoding.ts';

const nulAt = (at: number): Uint8Array => Buffer.concat([Buffer.alloc(at, 'a'), Buffer.from([0])]);

test('a NUL among the first 8,000 bytes makes a file binary', () => {
  expect([new Uint8Array(), Buffer.from('text'), nulAt(0), nulAt(7999), nulAt(8000)].map(isBinary)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

/** The one input on which readers disagree, on purpose: git counts UTF-16 as binary, and read_file shows it. */
test('UTF-16 is binary to git and text to the tools', () => {
  const utf16 = Buffer.from('\ufeffa', 'utf16le');
  expect(isBinary(utf16)).toBe(true);
  expect(decode(utf16)?.text).toBe('a');
});
