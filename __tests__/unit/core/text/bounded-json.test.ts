import { describe, expect, it } from 'vitest';
import {
  DEEPEST_JSON,
  MOST_JSON_VALUES,
  parseBounded,
  valueExcess,
} from '../../../../src/core/text/bounded-json.ts';

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

describe('JSON from outside', () => {
  it.each([
    ['{"a":"[[[","b":[1,{"c":"\\\\"}],"d":"\\"[["}'],
    [nested(DEEPEST_JSON)],
    [`[${'[],'.repeat(500)}[]]`],
    ['"\\\\\\"["'],
    ['null'],
  ])('is read as it is: %j', (text) => {
    expect(parseBounded(text)).toEqual(JSON.parse(text));
    expect(valueExcess(JSON.parse(text))).toBeNull();
  });

  it.each([
    [nested(DEEPEST_JSON + 1), 'levels'],
    [nested(1_000_000), 'levels'],
    ['{"a":'.repeat(5000), 'levels'],
    [`"${'\\'.repeat(100_000)}`, ''],
    [`[${'1,'.repeat(MOST_JSON_VALUES)}1]`, 'values'],
    ['"never closed [[[', ''],
  ])('is refused where it is out of bounds or no JSON', (text, why) => {
    expect(() => parseBounded(text)).toThrow(SyntaxError);
    expect(() => parseBounded(text)).toThrow(why);
  });

  it.each([
    [nested(DEEPEST_JSON + 1), 'levels'],
    [nested(200_000), 'levels'],
    [`{"a":[${'1,'.repeat(MOST_JSON_VALUES)}1]}`, 'values'],
  ])('has its excess found once it is a value too', (text, why) => {
    expect(valueExcess(JSON.parse(text))).toContain(why);
  });

  it('gives a key of a prototype as an entry, and changes no prototype', () => {
    const value = parseBounded('{"__proto__":{"a":1},"constructor":2}');
    expect(Object.keys(Object(value))).toEqual(['__proto__', 'constructor']);
    expect(Object.hasOwn({}, 'a')).toBe(false);
  });
});
