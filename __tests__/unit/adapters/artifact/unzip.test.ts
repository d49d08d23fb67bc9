import { expect, test } from 'vitest';
import { filesInZip } from '../../../../src/adapters/artifact/unzip.ts';
import { ArtifactError } from '../../../../src/core/forge/run-artifact.ts';
import { type ZipEntry, zipOf } from '../../../support/zip.ts';

const WANTED = [{ name: 'a.txt', maxBytes: 100 }];

function textIn(entries: readonly ZipEntry[]): string | null {
  const bytes = filesInZip(zipOf(entries), WANTED).get('a.txt');
  return bytes === undefined ? null : Buffer.from(bytes).toString('utf8');
}

test('gives the wanted files, packed or not, and no others', () => {
  expect(textIn([{ name: 'a.txt', content: 'hello' }])).toBe('hello');
  expect(textIn([{ name: 'a.txt', content: 'hello', stored: true }])).toBe('hello');
  expect(textIn([{ name: 'a.txt', content: '' }])).toBe('');
  expect(textIn([{ name: 'below/a.txt', content: 'x' }])).toBeNull();
  expect(textIn([])).toBeNull();
});

test.each<[string, readonly ZipEntry[], string]>([
  ['a name that goes up', [{ name: 'x/../../a', content: '' }], 'leads out'],
  ['an absolute name', [{ name: '/a.txt', content: '' }], 'leads out'],
  ['a name with backslashes', [{ name: '..\\a.txt', content: '' }], 'leads out'],
  ['a link', [{ name: 'a.txt', content: 'b', mode: 0o120777 }], 'a link'],
  [
    'the same name twice',
    [
      { name: 'a.txt', content: '1' },
      { name: 'a.txt', content: '2' },
    ],
    'twice',
  ],
  ['an encrypted file', [{ name: 'a.txt', content: 'x', encrypted: true }], 'encrypted'],
  ['a file that is too large', [{ name: 'a.txt', content: 'x'.repeat(101) }], 'more than the limit of 100'],
  [
    'a file larger than it says',
    [{ name: 'a.txt', content: 'x'.repeat(5000), claims: { size: 50 } }],
    'does not match its listed size',
  ],
  ['a file smaller than it says', [{ name: 'a.txt', content: 'x', claims: { size: 50 } }], 'damaged'],
  ['a wrong checksum', [{ name: 'a.txt', content: 'x', claims: { crc: 1 } }], 'damaged'],
])('%s makes it none of ours', (_, entries, reason) => {
  expect(() => textIn(entries)).toThrow(reason);
});

test('cut off anywhere it is refused, and never read past its end', () => {
  const zip = zipOf([{ name: 'a.txt', content: 'hello hello hello' }]);
  for (let length = 0; length < zip.length; length++) {
    expect(() => filesInZip(zip.subarray(0, length), WANTED)).toThrow(ArtifactError);
  }
});
