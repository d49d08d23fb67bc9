import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALLOW_MEANING,
  compileGlobs,
  DENY_MEANING,
  PROTECT_MEANING,
} from '../../../../src/constraints/patterns/glob.ts';
import { InvalidGlobError } from '../../../../src/constraints/patterns/glob-syntax.ts';

const MEANINGS = { denial: DENY_MEANING, protection: PROTECT_MEANING, permission: ALLOW_MEANING };

function matches(meaning: keyof typeof MEANINGS, glob: string, path: string): boolean {
  return compileGlobs([glob], MEANINGS[meaning]).match(path) !== null;
}

describe('a denial', () => {
  it.each([
    ['.env*', '.env'],
    ['.env*', 'packages/a/.env.local'],
    ['*.pem', 'certs/key.pem'],
    ['**/*.pem', 'key.pem'],
    ['**/*.pem', 'a/b/key.pem'],
    ['**/id_*', '.ssh/id_rsa'],
    ['vendor', 'vendor'],
    ['vendor', 'lib/vendor/x.go'],
    ['vendor/', 'vendor/x.go'],
    ['vendor/', 'lib/vendor/x.go'],
    ['vendor/**', 'vendor'],
    ['vendor/**', 'vendor/lib.go'],
    ['vendor/**/*', 'vendor/a/b.go'],
    ['/vendor', 'vendor/lib.go'],
    ['./vendor', 'vendor/lib.go'],
    ['a/./b/../vendor', 'a/vendor/x'],
    ['node_modules/**', 'node_modules/.bin/x'],
    ['**/node_modules/**', 'a/node_modules/b'],
    ['**/node_modules/**', 'node_modules'],
    ['**/*_generated.*', 'api/x_generated.go'],
    ['**/*_generated.*', 'x_generated.ts/inner.ts'],
    ['src/*.js', 'src/.hidden.js'],
    ['src/*.js', 'src/a.js/below'],
    ['**/*.yml', '.github/workflows/ci.yml'],
    ['src/**/gen', 'src/gen'],
    ['src/**/gen', 'src/a/b/gen/x.ts'],
    ['src/[id]/**', 'src/[id]/page.tsx'],
    ['src/[id]/**', 'src/i/page.tsx'],
    ['app/[...slug]/page.tsx', 'app/[...slug]/page.tsx'],
    ['{a,b}/[id]/*.ts', 'b/[id]/x.ts'],
    ['app/(group)/*.tsx', 'app/(group)/page.tsx'],
    ['docs/{a,b}.md', 'docs/b.md'],
    ['docs/{a,b}.md', 'docs/{a,b}.md'],
    ['{vendor,third_party/x}', 'deep/vendor/a'],
    ['{vendor,third_party/x}', 'third_party/x/a'],
    ['!keep.ts', '!keep.ts'],
    ['#notes', '#notes'],
    ['!*.ts', '!keep.ts'],
    ['/#*.ts', '#keep.ts'],
    ['/!*.ts', '!keep.ts'],
    ['\\!keep', '!keep'],
    ['a\\*b', 'a*b'],
    ['Secrets/**', 'SECRETS/a'],
    ['[[:upper:]]*.key', 'Abc.KEY'],
    ['café/**', 'cafe\u0301/menu'],
    ['agent_link.md', 'AGENT\u200b_LINK.md'],
    ['straße', 'STRASSE/x'],
    ['@(dist|build)/**', 'build/x.js'],
    ['dist?(-old)', 'dist-old'],
    ['**', 'anything/at/all'],
    ['*', 'anything/at/all'],
    ['.', 'anything'],
  ])('of %s covers %s', (glob, path) => {
    expect(matches('denial', glob, path)).toBe(true);
  });

  it.each([
    ['vendor/**', 'vendored/x.go'],
    ['vendor/**', 'lib/vendor/x.go'],
    ['/vendor', 'lib/vendor/x.go'],
    ['src/*/**', 'src/app.js'],
    ['*.pem', 'pem'],
    ['.env*', 'env.ts'],
    ['a\\*b', 'axb'],
    ['src/[id].ts', 'src/x.ts'],
    ['@(dist|build)/**', 'rebuild/x.js'],
    ['.git/**', '.gitignore'],
    ['#notes', 'notes'],
    ['!keep.ts', 'other.ts'],
    ['!*.ts', 'other.js'],
    ['/!*.ts', 'other.js'],
  ])('of %s says nothing about %s', (glob, path) => {
    expect(matches('denial', glob, path)).toBe(false);
  });
});

describe('a permission', () => {
  it.each([
    ['src/**', 'src/ok.js'],
    ['src/**', 'src/.hidden/a.js'],
    ['src/**/*', 'src/a/b.js'],
    ['src/**/*.go', 'src/main.go'],
    ['src/**/*.go', 'src/.internal/x.go'],
    ['src', 'src/a.js'],
    ['src/', 'src/a/b.js'],
    ['**/docs/', 'pkg/docs/a.md'],
    ['README.md', 'README.md'],
    ['**/*.md', 'docs/a.md'],
    ['src/[id]/**', 'src/[id]/page.tsx'],
    ['{src,test}/**', 'test/a.js'],
    ['**', 'a'],
    ['.', 'a/b'],
    ['./src/**', 'src/a'],
    ['docs/cafe\u0301.md', 'docs/café.md'],
  ])('for %s lets %s through', (glob, path) => {
    expect(matches('permission', glob, path)).toBe(true);
  });

  it.each([
    ['src/**', 'srcx/no.js'],
    ['src/**', 'SRC/no.js'],
    ['src/**', 'lib/src/no.js'],
    ['src/**', 'lib/no.js'],
    ['src/**', 'src'],
    ['src', 'lib/src/a.js'],
    ['*.md', 'docs/a.md'],
    ['*.md', 'a.md/inner.js'],
    ['**/*.md', 'a.md/inner.js'],
    ['src/*.js', 'src/deep/a.js'],
    ['README.md', 'docs/README.md'],
    ['README.md', 'readme.md'],
    ['!src/**', 'lib/a.js'],
    ['docs/**', 'docs\u200b/a.md'],
  ])('for %s does not let %s through', (glob, path) => {
    expect(matches('permission', glob, path)).toBe(false);
  });
});

describe('a protection', () => {
  it('stands where it is written, not at any depth', () => {
    expect(matches('protection', 'CODEOWNERS', 'CODEOWNERS')).toBe(true);
    expect(matches('protection', 'CODEOWNERS', 'fixtures/CODEOWNERS')).toBe(false);
    expect(matches('protection', '.yarnrc*', '.yarnrc.yml')).toBe(true);
  });

  it.each(['.GitHub/Workflows/x.yml', '.github/workflows', '.gi\u200bthub/workflows/x.yml'])(
    'of .github/workflows/** covers %j',
    (path) => {
      expect(matches('protection', '.github/workflows/**', path)).toBe(true);
    },
  );
});

describe('a list of globs', () => {
  it('answers with the pattern as its author wrote it', () => {
    const globs = compileGlobs(['Docs/**', '**/*.PEM', 'Src/[AB]*/x'], DENY_MEANING);
    expect(globs.match('docs/a')).toBe('Docs/**');
    expect(globs.match('x.pem')).toBe('**/*.PEM');
    expect(globs.match('src/bcd/x')).toBe('Src/[AB]*/x');
    expect(globs.match('other')).toBeNull();
  });

  it('covers a folder whenever it covers what a pattern without wildcards names, below it as well', () => {
    const name = fc.stringMatching(/^[a-zA-Z0-9[\]{}!#@() _.-]{1,12}$/).filter((text) => !/^\.*$/.test(text));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), name, (parts, below) => {
        const glob = `/${parts.join('/').replace(/[\\*?[\]{}()!+@]/g, '\\$&')}`;
        const path = parts.join('/');
        for (const meaning of Object.values(MEANINGS)) {
          const globs = compileGlobs([glob], meaning);
          expect(globs.match(path)).toBe(glob);
          expect(globs.match(`${path}/${below}`)).toBe(glob);
        }
      }),
    );
  });

  it('always reads a name with brackets as that name too', () => {
    const inner = fc.stringMatching(/^[a-z.]{1,8}$/);
    fc.assert(
      fc.property(inner, inner, (a, b) => {
        expect(matches('denial', `app/[${a}]/[${b}]/**`, `app/[${a}]/[${b}]/page.tsx`)).toBe(true);
        expect(matches('permission', `app/[${a}]/*.ts`, `app/[${a}]/x.ts`)).toBe(true);
      }),
    );
  });

  it('takes any text for a pattern without throwing anything but what it says of a bad one', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.string({ maxLength: 40 }),
        (glob, path) => {
          for (const meaning of Object.values(MEANINGS)) {
            try {
              compileGlobs([glob], meaning).match(path);
            } catch (error) {
              expect(error).toBeInstanceOf(InvalidGlobError);
            }
          }
        },
      ),
    );
  });

  it('finds among thousands exactly what each pattern would find alone', () => {
    const part = fc.constantFrom('a', 'b', 'ab', '*', '**', 'a*', '*b', '?', '[ab]', '.x', '{a,b}');
    const glob = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    const path = fc
      .array(fc.constantFrom('a', 'b', 'ab', '.x', 'abc'), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('/'));
    fc.assert(
      fc.property(fc.array(glob, { minLength: 1, maxLength: 8 }), path, (globs, target) => {
        for (const meaning of Object.values(MEANINGS)) {
          const alone = globs.some((each) => compileGlobs([each], meaning).match(target) !== null);
          expect(compileGlobs(globs, meaning).match(target) !== null).toBe(alone);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('denies all that the same words would permit, and all below what it denies', () => {
    const part = fc.constantFrom('a', 'b', 'A', '*', '**', 'a*', '*b', '?', '[ab]', '[a]*', '.x', '{a,b}');
    const glob = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.boolean())
      .map(([parts, slash]) => `${parts.join('/')}${slash ? '/' : ''}`);
    const path = fc
      .array(fc.constantFrom('a', 'b', 'A', 'ab', '.x', '[ab]'), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('/'));
    fc.assert(
      fc.property(glob, path, path, (words, target, below) => {
        const permitted = matches('permission', words, target);
        const guarded = matches('protection', words, target);
        const denied = matches('denial', words, target);
        expect(denied || !guarded).toBe(true);
        expect(guarded || !permitted).toBe(true);
        if (denied) expect(matches('denial', words, `${target}/${below}`)).toBe(true);
        if (guarded) expect(matches('protection', words, `${target}/${below}`)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it('agrees with node on what a permission means, where both know the syntax', async () => {
    const { matchesGlob } = await import('node:path');
    const part = fc.constantFrom('a', 'b', 'ab', '*', '**', 'a*', '*b', '?');
    const glob = fc.array(part, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('/'));
    const path = fc
      .array(fc.constantFrom('a', 'b', 'ab', 'abc'), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('/'));
    fc.assert(
      fc.property(glob, path, (pattern, target) => {
        // Node takes `a/**` for `a` as well, and a plain name here is its whole folder.
        fc.pre(/[*?]/.test(pattern) && !pattern.endsWith('**'));
        expect(matches('permission', pattern, target)).toBe(matchesGlob(target, pattern));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a bad glob', () => {
  it.each(['../lib/**', 'a/../../b', '**/../lib', '{a,../b}'])(
    '%s leaves the repository, and is none',
    (glob) => {
      expect(() => compileGlobs([glob], DENY_MEANING)).toThrow('leaves the repository: write it without ..');
    },
  );

  it('cannot blow up by its braces', () => {
    expect(() => compileGlobs(['{a,b}'.repeat(40)], DENY_MEANING)).toThrow(
      'more than 1000 alternatives: use fewer',
    );
    expect(() => compileGlobs(['x{1..5000000}'], DENY_MEANING)).toThrow(
      'more than 1000 alternatives: use fewer',
    );
  });
});
