import { describe, expect, it } from 'vitest';
import { isWithin, isWithinAny } from '../../../../src/core/path/is-within.ts';

describe('a path', () => {
  it.each([
    ['/a/b', '/a'],
    ['/a', '/a'],
    ['a/b/c', 'a/b'],
    // Inputs on which the earlier definitions disagreed: the roots.
    ['/a', '/'],
    ['/', '/'],
    ['a', ''],
    ['', ''],
  ])('%j is within %j', (path, folder) => {
    expect(isWithin(path, folder)).toBe(true);
    expect(isWithinAny(path, ['x', folder])).toBe(true);
  });

  it.each([
    ['/ab', '/a'],
    ['/', '/a'],
    ['a', 'a/b'],
    ['ab/c', 'a'],
    ['/a', ''],
    ['a', '/'],
    ['..a', '..'],
  ])('%j is not within %j', (path, folder) => {
    expect(isWithin(path, folder)).toBe(false);
    expect(isWithinAny(path, [folder, 'x'])).toBe(false);
  });
});
