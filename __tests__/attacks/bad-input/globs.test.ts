import { describe, expect, it } from 'vitest';
import type { Script } from '../../support/model-server/script.ts';
import { type Attempt, attempt, DONE, expectCommitted, expectProblems, project } from './fixture.ts';

const CONFIG = '.forge/headless-config.yml';

function under(constraints: string, script?: Script): Promise<Attempt> {
  const root = project({ [CONFIG]: `constraints:\n  ${constraints}\n` });
  return attempt(script === undefined ? { root } : { root, script });
}

function writing(...paths: readonly string[]): Script {
  const calls = paths.map((path) => ({ name: 'write_file', arguments: { path, content: 'x\n' } }));
  return [{ calls }, DONE];
}

function many(count: number): string {
  const globs = Array.from({ length: count }, (_, at) => `    - "part${at}/**/*.{gen,g${at}}"`);
  return `denied_patterns:\n${globs.join('\n')}`;
}

describe.concurrent('a list of globs', () => {
  it('may have 10,000 of them', async () => {
    expectCommitted(await under(many(10_000)));
  });

  it('may not have one more', async () => {
    expectProblems(await under(many(10_001)), [
      `${CONFIG}:3:5: constraints.denied_patterns: 10001 entries, at most 10000 are allowed: use fewer, with * for similar ones`,
    ]);
  });

  it('has every glob that is none refused, with its place and the way out', async () => {
    const globs = [
      '""',
      '"!"',
      '"!src/**"',
      '"/src"',
      '"[abc"',
      "'src/{a,b'",
      '"a//b"',
      '"./a"',
      '"../a"',
      '"a/../b"',
    ];
    const tooMany = ['"{1..2000}"', `"${'{a,b}'.repeat(12)}"`, `"${'x'.repeat(1025)}"`, '"a\\u0007"'];
    expectProblems(
      await under(`allowed_patterns:\n${[...globs, ...tooMany].map((glob) => `    - ${glob}`).join('\n')}`),
      [
        'a glob may not be empty: remove it, or use ** for everything',
        '"!" negates nothing: remove it, or use \\! for a file called !',
        '"!src/**": globs cannot be negated: write "src/**" in the opposite list, or \\! for a name that begins with !',
        '"/src": globs are relative to the repository root: write "src"',
        '"[abc" opens [ and never closes it: write "[abc]" for one of these characters, or \\[ for the character [',
        '"src/{a,b" opens { and never closes it: write "src/{a,b}" for these alternatives, or \\{ for the character {',
        '"a//b" contains an empty part or ".": write "a/b"',
        '"./a" contains an empty part or ".": write "a"',
        '"../a" contains "..": globs cannot match outside the repository; remove it',
        '"a/../b" contains "..": globs cannot match outside the repository; remove it',
        '"{1..2000}": its braces expand to more than 1000 patterns: use *, or write several globs',
        `"${'{a,b}'.repeat(12)}": its braces expand to more than 1000 patterns: use *, or write several globs`,
        `"${'x'.repeat(60)}…" has 1025 characters: at most 1024`,
        '"a\\u0007" contains a control character: remove it',
      ].map((message, at) => `${CONFIG}:${at + 3}:7: constraints.allowed_patterns.${at}: ${message}`),
    );
  });

  it.each([
    ['brackets, as a name', '["app/[id]/**"]', 'app/[id]/page.tsx'],
    ['brackets, as a class', '["app/[id]/**"]', 'app/i/page.tsx'],
    ['a bracket that is escaped', '["a\\\\["]', 'a['],
    ['a folder that ends with a slash', '["src/"]', 'src/deep/a.ts'],
    ['braces', '["{lib,src}/*.ts"]', 'src/a.ts'],
    ['a brace that is escaped', '["\\\\{a"]', '{a'],
    ['a name that begins with !', '["\\\\!x"]', '!x'],
    ['decomposed letters, for composed ones', '["cafe\\u0301.txt"]', 'caf\u00e9.txt'],
    ['composed letters, for decomposed ones', '["caf\\u00e9.txt"]', 'cafe\u0301.txt'],
    ['small letters, for capitals', '["caf\\u00e9.txt"]', 'CAF\u00c9.TXT'],
    ['other scripts', '["\\u6f22\\u5b57/**"]', '漢字/x'],
  ])('may hold %s', async (_, globs, path) => {
    const run = await under(`denied_patterns: ${globs}`, writing(path));
    expect(run).toMatchObject({ code: 2, outcome: 'constraint_violation', untouched: true });
    expect(run.reason).toMatch(
      /^nothing was changed: 1 edit broke a rule and was refused, the last because .+: denied by denied_patterns \(.+\); change the task, or remove the glob from denied_patterns$/,
    );
  });
});

describe.concurrent('globs that leave nothing to do', () => {
  const DENIED = 'denied by denied_patterns (**); ';
  const GUARDED = 'protected by protected_paths (**); ';
  const ELSEWHERE = 'change another file, or the source that this file is generated from';
  const WITHOUT = 'change the task, or remove the glob from denied_patterns';
  const LEAVE = 'leave it unchanged, and say in your result what should change there';
  const OPEN = 'change it by hand, or open it for one run with open-protected (--open-protected)';

  it.each([
    ['denied_patterns: ["**"]', DENIED, ELSEWHERE, WITHOUT],
    ['protected_paths: ["**"]', GUARDED, LEAVE, OPEN],
    [
      '{ allowed_patterns: ["*.txt"], denied_patterns: ["*.txt"] }',
      DENIED.replace('**', '*.txt'),
      ELSEWHERE,
      WITHOUT,
    ],
  ])('let a run start, tell the model, and are no success: %s', async (constraints, why, model, people) => {
    const root = project({
      [CONFIG]: constraints.startsWith('{')
        ? `constraints: ${constraints}\n`
        : `constraints: { ${constraints} }\n`,
    });
    const run = await attempt({ root });
    expect(run).toMatchObject({
      code: 2,
      outcome: 'constraint_violation',
      reason: `nothing was changed: 1 edit broke a rule and was refused, the last because a.txt: ${why}${people}`,
      requests: 2,
      commit: null,
      untouched: true,
    });
    expect(run.stderr).toContain(`refused: a.txt: ${why}${model}`);
  });

  it('are no failure where the model was only asked to look', async () => {
    const root = project({ [CONFIG]: 'constraints: { denied_patterns: ["**"] }\n' });
    const run = await attempt({ root, script: [DONE] });
    expect(run).toMatchObject({ code: 0, outcome: 'success', untouched: true });
  });

  it('hide what they hide also where that is everything', async () => {
    const read = { calls: [{ name: 'read_file', arguments: { path: 'a.txt' } }] };
    const run = await under('denied_reads: ["**"]', [read, DONE]);
    expect(run).toMatchObject({ code: 0, untouched: true });
    expect(run.stderr).toContain(
      'refused: a.txt: hidden by denied_reads (**); do the task without its content',
    );
  });
});
