import { expect, it } from 'vitest';
import { at, repository, treeOf } from './fixture.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it('what is asked while the start is being recorded waits for it', async () => {
  const tree = treeOf(repository());
  const opening = tree.open();
  expect(await tree.countLines(at('new.txt'), bytes('1\n2\n'))).toEqual({ added: 2, removed: 0 });
  expect(await tree.startContent(at('new.txt'))).toBeNull();
  expect(await tree.changes()).toEqual([]);
  await opening;
});

it('what is asked of a tree that nobody opened is an error', async () => {
  const tree = treeOf(repository());
  await expect(tree.changes()).rejects.toThrow('the tree is not open: call open() first');
  await expect(tree.countLines(at('a'), bytes(''))).rejects.toThrow('call open() first');
});
