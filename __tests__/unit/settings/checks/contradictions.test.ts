import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../../../src/settings/checks/problem.ts';
import { parseSettingsFile } from '../../../../src/settings/sources/parse-file.ts';

async function problemsOf(fileSize: string): Promise<readonly string[]> {
  const text = `constraints:\n  file_size: ${fileSize}\n`;
  return (await parseSettingsFile('c.yml', new TextEncoder().encode(text))).problems.map(renderProblem);
}

describe('the soft limit on a file', () => {
  it.each([
    ['{ soft: 2MB, hard: 1MB }', '"1MB"', '"2MB"'],
    ['{ soft: 1048577, hard: 1024kB }', '"1024kB"', '1048577'],
    ['{ soft: 11MB }', '10MB', '"11MB"'],
    ['{ soft: 1, hard: 0 }', '0', '1'],
  ])('is refused above the hard one: %s', async (text, hard, soft) => {
    expect(await problemsOf(text)).toEqual([
      `c.yml:2:22: constraints.file_size.soft: expected at most the hard limit, ${hard}, got ${soft}: every file above that limit is rejected; lower soft, or remove it`,
    ]);
  });

  it.each(['{ soft: 1MB, hard: 1MB }', '{ soft: 0, hard: 0 }', '{ hard: 1kB }', '{ soft: 10MB }'])(
    'is taken up to it, and where it is not set: %s',
    async (text) => {
      expect(await problemsOf(text)).toEqual([]);
    },
  );

  it('is not said to contradict what is no size', async () => {
    expect(await problemsOf('{ soft: 2MB, hard: many }')).toEqual([
      'c.yml:2:33: constraints.file_size.hard: expected whole bytes as a number, or a size such as 500kB or 1MB, at most 1000000GB, got "many"',
    ]);
  });
});
