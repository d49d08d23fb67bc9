import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { opened, repository } from '../fixture.ts';

const FILES = { 'a.c': '1\n', 'b.c': '2\n', 'c.c': '3\n', 'run.sh': 'x\n', 'shared.txt': 's\n' };

it('modes that git does not store and made-up dates do not outlast a command', async () => {
  const repo = repository(FILES);
  repo.sh('chmod 666 shared.txt; touch -d 2001-01-01 *.c');
  const tree = await opened(repo);
  await tree.settle();
  const began = Date.now();
  repo.sh(
    `umask 022; chmod 666 a.c; touch -d 2099-01-01 b.c; echo 4 > c.c; touch -d 1999-01-01 c.c; chmod 777 run.sh
     echo t > shared.txt; echo n > new.c; chmod 646 new.c; touch -d 2050-01-01 new.c`,
  );
  const measured = await tree.measure();
  expect(measured.hazards).toEqual([]);
  expect(measured.step.map(({ path, status }) => `${status} ${path}`).sort()).toEqual([
    'added new.c',

    'modified c.c',
    'modified run.sh',
    'modified shared.txt',
  ]);
  await tree.keep(measured);
  const modes = [...Object.keys(FILES), 'new.c'].map((path) => statSync(repo.path(path)).mode & 0o777);
  expect(modes.map((mode) => mode.toString(8))).toEqual(['644', '644', '644', '755', '666', '644']);
  for (const path of ['a.c', 'b.c', 'c.c', 'new.c']) {
    const { mtimeMs } = statSync(repo.path(path));
    expect([path, mtimeMs > began - 2000, mtimeMs <= Date.now() + 1]).toEqual([path, true, true]);
  }
  expect((await tree.measure()).step).toEqual([]);
});

it('a link is not followed', async () => {
  const repo = repository(FILES);
  repo.sh(
    'mkdir ../outside; echo o > ../outside/file; chmod 666 ../outside/file; touch -d 2099-01-01 ../outside/file',
  );
  const tree = await opened(repo);
  await tree.settle();
  repo.sh('ln -sf ../outside/file a.c; mkdir d; mv d e; ln -s ../outside d');
  await tree.measure();
  const { mode, mtimeMs } = statSync(repo.path('../outside/file'));
  expect([mode & 0o777, mtimeMs]).toEqual([0o666, new Date('2099-01-01').getTime()]);
});
