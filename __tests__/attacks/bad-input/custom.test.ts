import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../../support/repository.ts';
import { type Attempt, attempt, expectEnd, expectProblems, project } from './fixture.ts';

const CONFIG = '.forge/headless-config.yml';
const GOOD =
  'export default { name: "own", validate: () => ({ violated: false }), onViolation: () => "reject" };\n';

interface Ground {
  readonly files?: Readonly<Record<string, string>>;
  readonly link?: readonly [target: string, path: string];
}

async function listing(custom: string, { files = {}, link }: Ground = {}): Promise<Attempt> {
  const root = project({ [CONFIG]: `constraints: { custom: ${custom} }\n`, ...files });
  if (link !== undefined) {
    symlinkSync(link[0], join(root, link[1]));
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'link');
  }
  return attempt({ root });
}

describe.concurrent('a list of custom constraints', () => {
  it('of 1,000 is refused', async () => {
    const all = Array.from({ length: 1000 }, (_, at) => `./m${at}.mjs`);
    expectProblems(await listing(`[${all.join(', ')}]`), [
      `${CONFIG}:1:24: constraints.custom: 1000 entries, at most 20 are allowed: combine several checks in one module`,
    ]);
  });

  it('that names one twice is refused, however it is spelled', async () => {
    const custom = '[./a.mjs, a.mjs, { name: x, command: "true" }, { name: x, command: "false" }]';
    expectProblems(await listing(custom), [
      `${CONFIG}:1:34: constraints.custom.1: "a.mjs" is listed twice, but each constraint runs once: remove one`,
      `${CONFIG}:1:71: constraints.custom.3: "x" is listed twice, but each constraint runs once: remove one`,
    ]);
  });

  it.each([
    [
      '../a.mjs',
      'is not a path of a file in the repository: write it from the root, as in ./.forge/limits.mjs',
    ],
    [
      '/etc/a.mjs',
      'is not a path of a file in the repository: write it from the root, as in ./.forge/limits.mjs',
    ],
    [
      'a/../b.mjs',
      'is not a path of a file in the repository: write it from the root, as in ./.forge/limits.mjs',
    ],
    ['', 'is not a path of a file in the repository: write it from the root, as in ./.forge/limits.mjs'],
    [
      'a.txt',
      'is not an ES module: name a file that ends in .mjs or .js, or use { name, command } for a command',
    ],
  ])('that names the path %j is refused', async (path, why) => {
    expectProblems(await listing(JSON.stringify([path])), [
      `${CONFIG}:1:25: constraints.custom.0: ${JSON.stringify(path)} ${why}`,
    ]);
  });
});

describe.concurrent('a custom constraint', () => {
  it.each<[string, string, Ground, RegExp]>([
    [
      'is missing',
      '[own.mjs]',
      {},
      /^own\.mjs is not in the commit [0-9a-f]{10}: commit it, because it is read from there and never from disk$/,
    ],
    [
      'is a link',
      '[own.mjs]',
      { link: ['/etc/passwd', 'own.mjs'] },
      /^own\.mjs is a link or a submodule there: name a regular file \(in the commit [0-9a-f]{10}\)$/,
    ],
    [
      'is too large',
      '[own.mjs]',
      { files: { 'own.mjs': `//${'x'.repeat(1024 ** 2)}\n` } },
      /^own\.mjs has 1048579 bytes, at most 1048576 are read: make it smaller \(in the commit [0-9a-f]{10}\)$/,
    ],
    [
      'does not parse',
      '[own.mjs]',
      { files: { 'own.mjs': 'export default {' } },
      /^own\.mjs cannot be used: .*SyntaxError/,
    ],
    [
      'never returns when it is loaded',
      '[own.mjs]',
      { files: { 'own.mjs': 'for (;;) {}\n' } },
      /^own\.mjs cannot be used: .*not loaded within 5 s/,
    ],
    [
      'has the name of a built-in one',
      '[own.mjs]',
      { files: { 'own.mjs': GOOD.replace('"own"', '"max_files"') } },
      /^own\.mjs has the name max_files of a built-in constraint: give it another name$/,
    ],
    [
      'is a program that is not executable',
      '[{ name: own, command: ./own.sh }]',
      { files: { 'own.sh': 'true\n' } },
      /^own\.sh is not executable in the commit: run "git update-index --chmod=\+x own\.sh" and commit it$/,
    ],
  ])('that %s ends the run before a model is asked', async (_, custom, ground, why) => {
    const run = await listing(custom, ground);
    const reason = run.reason.replace(/^constraints\.custom: /, '');
    expect(reason).toMatch(why);
    expectEnd(run, { code: 5, outcome: 'config_error', reason: `constraints.custom: ${reason}` });
    expect(run.requests).toBe(0);
  });

  it.each([
    [
      'writes to the disk',
      "(await import('node:fs')).writeFileSync('written.txt', 'x'); return { violated: false };",
      'it threw Error: Access to this API has been restricted. Use --allow-fs-write to manage permissions.',
    ],
    ['never returns', 'for (;;) {}', 'it gave no answer within 5 s'],
  ])('that %s when it is asked ends the run closed, and leaves nothing behind', async (_, body, why) => {
    const own = GOOD.replace('() => ({ violated: false })', `async () => { ${body} }`);
    const run = await listing('[own.mjs]', { files: { 'own.mjs': own } });
    expect(run).toMatchObject({
      code: 2,
      outcome: 'constraint_violation',
      reason: `custom constraint own could not judge this budget (${why}): the run stops, because a rule that cannot be checked never passes; fix own.mjs`,
      requests: 0,
      untouched: true,
    });
  });
});
