import { expect, test } from 'vitest';
import { UndoneLinks } from '../../../../src/run/calls/undone-links.ts';

test('the first edit through an undone link is refused, and the next one makes an ordinary file', () => {
  const links = new UndoneLinks();
  links.undone([
    { code: 'FS-02', path: 'src/gen', reason: '' },
    { code: 'GIT-03', path: 'sub', reason: '' },
  ]);
  expect(links.refusalFor('src/generated.ts')).toBeNull();
  expect(links.refusalFor('sub/a')).toBeNull();
  expect(links.refusalFor('src/gen/pwn.txt')).toMatchObject({ refused: true, code: 'FS-02' });
  expect(links.refusalFor('src/gen/pwn.txt')).toBeNull();
});
