import { describe, expect, it } from 'vitest';
import { documentCheck } from '../../../../src/adapters/workspace/document-validation.ts';

const bytes = (text: string) => Buffer.from(text);
const SCHEMA = { type: 'object', required: ['n'], properties: { n: { type: 'number' } } };

async function problem(path: string, text: string, schema: unknown = SCHEMA) {
  const check = await documentCheck('s.json', bytes(JSON.stringify(schema)));
  return typeof check === 'string' ? check : check(path, bytes(text));
}

describe('a document held against its schema', () => {
  it.each([
    ['a.json', '{"n":1}'],
    ['a.yaml', 'n: 1\n'],
    ['A.YML', 'n: 1\n---\nn: 2\n'],
  ])('is valid: %s', async (path, text) => {
    expect(await problem(path, text)).toBeNull();
  });

  it.each([
    ['a.json', '{"n":"1"}', 'is not valid: /n must be number'],
    ['a.json', '{}', "is not valid: the document must have required property 'n'"],
    ['a.yaml', 'n: 1\n---\nn: x\n', 'is not valid: /n must be number'],
    ['a.yaml', '', 'is not valid: the document must be object'],
  ])('is not: %s holding %j', async (path, text, expected) => {
    expect(await problem(path, text)).toBe(expected);
  });

  it.each([
    ['a.json', '{"n":1', /^cannot be read: /],
    ['a.json', '// x\n{"n":1}', /^cannot be read: /],
    ['a.yaml', 'n: [1', /^is not valid YAML: /],
    ['a.txt', '{"n":1}', /^cannot be checked against a schema, because it is neither \.json nor \.yaml/],
  ])('cannot be read: %s holding %j', async (path, text, expected) => {
    expect(await problem(path, text)).toMatch(expected);
    expect(await problem(path, text)).not.toContain('\n');
  });

  it('is refused where it is no UTF-8, or a bomb of aliases', async () => {
    const check = await documentCheck('s.json', bytes('{}'));
    if (typeof check === 'string') throw new Error(check);
    expect(check('a.json', Uint8Array.of(0x22, 0xff, 0x22))).toMatch(/^cannot be read/);
    const bomb = [
      'a: &a [1]',
      ...'bcdefghi'.split('').map((name, at) => `${name}: &${name} [${`*${'abcdefghi'[at]},`.repeat(9)}]`),
    ];
    expect(check('a.yaml', bytes(bomb.join('\n')))).toMatch(/^cannot be read/);
  });
});

describe('a schema', () => {
  it.each([
    ['https://json-schema.org/draft/2020-12/schema', { prefixItems: [{ type: 'number' }] }],
    ['https://json-schema.org/draft/2019-09/schema', { items: [{ type: 'number' }] }],
    ['http://json-schema.org/draft-07/schema#', { items: [{ type: 'number' }] }],
  ])('is read as its $schema says: %s', async ($schema, rest) => {
    expect(await problem('a.json', '["x"]', { $schema, ...rest })).toBe('is not valid: /0 must be number');
  });

  it('of a draft that nobody here knows is refused, not passed over', async () => {
    expect(await problem('a.json', '{}', { $schema: 'http://json-schema.org/draft-04/schema#' })).toMatch(
      /^uses the schema draft http:\/\/json-schema\.org\/draft-04\/schema#, but only/,
    );
  });

  it.each([
    [{ type: 'nonsense' }, /^is not a valid schema: /],
    [{ $ref: './other.json' }, /^is not a valid schema: can't resolve reference/],
    [[], /^is not a JSON Schema/],
  ])('that means nothing is refused: %j', async (schema, expected) => {
    expect(await problem('a.json', '{}', schema)).toMatch(expected);
  });

  it('takes formats and unknown words for notes', async () => {
    expect(await problem('a.json', '"x"', { format: 'date-time', 'x-note': 1 })).toBeNull();
  });
});
