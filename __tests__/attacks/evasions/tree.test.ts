import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { opened, picture, repository } from '../../unit/adapters/git/fixture.ts';

describe('what the limits are told of', () => {
  test('37: text without line feeds, an archive and a pointer to a large file count by their bytes and as files', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.write('cr.txt', 'line\r'.repeat(10_000));
    repo.sh('tar -czf all.tgz src; dd if=/dev/urandom of=noise.bin bs=1000 count=50');
    repo.write(
      'model.bin',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 99999999999\n`,
    );
    const measured = await tree.measure();
    expect(measured.step).toMatchObject([
      { path: 'all.tgz', binary: true, linesAdded: 0 },
      { path: 'cr.txt', bytes: 50_000, linesAdded: 1 },
      { path: 'model.bin', linesAdded: 3 },
      { path: 'noise.bin', binary: true, bytes: 50_000, linesAdded: 0 },
    ]);
    expect(measured.hazards).toEqual([]);
  });

  test('38: thousands of empty files, folders in folders and long names are all counted, and all go', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh(`
      mkdir many && cd many && seq -f 'f%g' 3000 | xargs touch && cd ..
      d=deep; for i in $(seq 60); do d=$d/$i; done; mkdir -p $d && touch $d/end
      touch "$(printf 'n%.0s' $(seq 250))"; mkdir -p empty/of/files`);
    const measured = await tree.measure();
    expect(measured.step).toHaveLength(3002);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
    expect(existsSync(repo.path('many'))).toBe(false);
  });
});
