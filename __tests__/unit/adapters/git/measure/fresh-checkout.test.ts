import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at, folder, opened, repository, STANDARD } from '../fixture.ts';

it('a fresh checkout holds what a commit would, with the chosen paths as they were at the start', async () => {
  const repo = repository({
    ...STANDARD,
    '.gitignore': 'node_modules/\nout/\n*.local\n',
    'run.sh': 'x\n',
    'test/a.test.js': 'old\n',
    'test/gone.test.js': 'gone\n',
  });
  repo.sh(
    'chmod +x run.sh; ln -s run.sh link; git add -A; git -c user.name=a -c user.email=a@b commit -qm x',
  );
  repo.write('node_modules/a', 'a');
  repo.write('conf.local', 'local');
  const tree = await opened(repo);
  repo.sh(
    'echo new > src/new.txt; echo changed > run.sh; touch -d 2090-01-01 run.sh; mkdir -p flag out; echo o > out/o',
  );
  repo.sh(
    'echo longer >> test/a.test.js; rm test/gone.test.js; echo t > test/b.test.js; setfattr -n user.x -v y run.sh 2>/dev/null || true',
  );
  await tree.keep(await tree.measure());
  const target = folder();
  const made = await tree.freshCheckout({ folder: target, isFromStart: (path) => path.startsWith('test/') });
  expect(made).toEqual({ folder: target, dependencies: ['node_modules'] });
  const all = readdirSync(target, { recursive: true, encoding: 'utf8' });
  for (const name of ['src/new.txt', 'conf.local', 'link', 'test/gone.test.js']) expect(all).toContain(name);
  for (const name of ['flag', 'out', 'node_modules', 'test/b.test.js', '.git'])
    expect(all).not.toContain(name);
  const there = repo.sh(
    `cd '${target}' && cat run.sh test/a.test.js && readlink link && getfattr run.sh 2>/dev/null; true`,
  );
  expect(there).toBe('changed\nold\nrun.sh\n');
  const { mode, mtimeMs } = statSync(join(target, 'run.sh'));
  expect(mode & 0o777).toBe(0o755);
  expect(mtimeMs).toBeLessThan(Date.now() + 60_000);
  expect(await tree.startContent(at('run.sh'))).not.toBeNull();
});
