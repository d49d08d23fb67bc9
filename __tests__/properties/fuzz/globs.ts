import assert from 'node:assert/strict';
import fc from 'fast-check';
import { minimatch } from 'minimatch';
import {
  ALLOW_MEANING,
  compileGlobs,
  DENY_MEANING,
  PROTECT_MEANING,
} from '../../../src/constraints/patterns/glob.ts';
import {
  compilePathRules,
  decidePath,
  type PathLists,
} from '../../../src/constraints/patterns/path-rules.ts';
import {
  bracePatterns,
  globListProblem,
  globProblem,
  splitList,
} from '../../../src/settings/values/globs.ts';
import type { Property } from './property.ts';
import { slowDenial, slowMatch, slowPermission } from './slow-match.ts';
import { anyUnits, oneOf, textOf } from './words.ts';

const SYNTAX = [
  ...['*', '**', '?', '/', '/', '//', './', '../', '..', '.', '!', '#', '\\', '\\\\', ',', '-', ' '],
  ...[
    '{',
    '}',
    '{a,b}',
    '{1..9}',
    '{a..z}',
    '{1..1000}',
    '{01..10..3}',
    '{,}',
    '{..,a}',
    '{.,a}',
    '{a/b,c}',
    '{a,{b,c}}',
  ],
  ...[
    '[',
    ']',
    '[a-z]',
    '[!a]',
    '[^a]',
    '[[:alpha:]]',
    '[]a]',
    '[z-a]',
    '[\\]]',
    '(',
    ')',
    '+(a|b)',
    '!(a)',
    '?(a)',
    '@(a|*)',
    '*(a*)',
  ],
  ...[
    'a',
    'b',
    'src',
    '.git',
    '.github',
    'x.ts',
    '\u00e9',
    'e\u0301',
    '\u017f',
    '\u200b',
    '\n',
    '\0',
    '\ud800',
  ],
];
const anyGlob = fc.oneof({ weight: 9, arbitrary: textOf(SYNTAX, 10) }, { weight: 1, arbitrary: anyUnits });

const plainName = oneOf(['a', 'b', 'ab', '.a', 'a.b', 'A', 'aab', 'ba-']);
const plainPath = fc.array(plainName, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
const plainPart = fc.oneof(
  plainName,
  oneOf(['*', '**', '?', '*a', 'a*', '*.b', '?a', 'a?b', '*a*', '**a', 'a**', '.*', '?*', 'a*b*']),
);
const plainGlob = fc.array(plainPart, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));

/** Longer than most, and each the shape that once took a matcher exponential time. */
const hardGlob = fc
  .tuple(
    oneOf(['*a', '?*', '**/a/', '*(a|aa)', '+(a*)', '!(a*)', '{a,b}*', '[a-z]*', '@(a|b)', '*(*(a))']),
    fc.integer({ min: 1, max: 120 }),
    oneOf(['b', '*', '/b', '/**']),
  )
  .map(([piece, times, end]) => piece.repeat(times) + end);
const hardPath = fc
  .tuple(oneOf(['a', 'ab', 'a/', 'aA']), fc.integer({ min: 1, max: 250 }), oneOf(['', 'c', '/c']))
  .map(([piece, times, end]) => (piece.repeat(times) + end).replace(/\/$/, ''));

const MEANINGS = { DENIAL: DENY_MEANING, PROTECTION: PROTECT_MEANING, PERMISSION: ALLOW_MEANING } as const;

export const acceptedGlobsWork: Property<{ glob: string; paths: string[] }> = {
  name: 'a glob that the settings take compiles in every meaning, and answers for any path',
  inputs: fc.record({
    glob: fc.oneof({ weight: 4, arbitrary: anyGlob }, { weight: 1, arbitrary: hardGlob }),
    paths: fc.array(fc.oneof(plainPath, anyGlob, hardPath), { minLength: 1, maxLength: 3 }),
  }),
  holds: ({ glob, paths }) => {
    const problem = globProblem(glob);
    assert.ok(problem === null || /^[^\n]+$/.test(problem));
    assert.ok(Number.isFinite(bracePatterns(glob)) || problem !== null);
    if (problem !== null) return;
    for (const meaning of Object.values(MEANINGS)) {
      const matcher = compileGlobs([glob], meaning);
      for (const path of paths) assert.ok([null, glob].includes(matcher.match(path)));
    }
  },
};

export const denialsCover: Property<{ glob: string; path: string; below: string }> = {
  name: 'what a denial or protection matches, it matches with everything below',
  inputs: fc.record({
    glob: fc.oneof(anyGlob, plainGlob),
    path: fc.oneof(plainPath, textOf(['a', 'b', 'src', '.git', 'x.ts', '/', '\u00e9'], 6)),
    below: plainPath,
  }),
  holds: ({ glob, path: spelled, below }) => {
    const path = spelled
      .split('/')
      .filter((part) => !['', '.', '..'].includes(part))
      .join('/');
    if (globProblem(glob) !== null || path === '') return;
    for (const meaning of [DENY_MEANING, PROTECT_MEANING]) {
      const matcher = compileGlobs([glob, `${glob}/**`], meaning);
      if (matcher.match(path) !== null) assert.notEqual(matcher.match(`${path}/${below}`), null);
      if (compileGlobs([glob], meaning).match(path) !== null)
        assert.notEqual(compileGlobs([glob], meaning).match(`${path}/${below}`), null);
      assert.equal(
        compileGlobs([`x/${glob}`], meaning).match(`y/${path}`) !== null && !glob.includes('{'),
        false,
      );
    }
  },
};

export const plainGlobsAgree: Property<{ glob: string; path: string }> = {
  name: 'plain globs mean what minimatch and a slow matcher say they mean',
  inputs: fc.record({ glob: plainGlob, path: plainPath }),
  holds: ({ glob, path }) => {
    const options = { dot: true, nonegate: true, nocomment: true, platform: 'linux' } as const;
    assert.equal(minimatch(path, glob, options), slowMatch(glob, path), 'minimatch');
    const matches = (meaning: keyof typeof MEANINGS) =>
      compileGlobs([glob], MEANINGS[meaning]).match(path) !== null;
    assert.equal(matches('DENIAL'), slowDenial(glob, path, true), 'denial');
    assert.equal(matches('PROTECTION'), slowDenial(glob, path, false), 'protection');
    assert.equal(matches('PERMISSION'), slowPermission(glob, path), 'permission');
  },
};

export const namesAsWritten: Property<{ glob: string }> = {
  name: 'a denial of a name with brackets or braces is one of that very name too',
  inputs: fc.record({
    glob: textOf(['a', 'b', '[', ']', '{', '}', ',', 'src', '-', '/', '.', 'id', '..', '1'], 8),
  }),
  holds: ({ glob }) => {
    if (globProblem(glob) !== null || /[*?\\()|+@!]/.test(glob)) return;
    assert.notEqual(compileGlobs([glob], DENY_MEANING).match(glob), null);
  },
};

function listsOf(part: Partial<PathLists>): PathLists {
  return {
    protected_paths: [],
    undeletable_files: [],
    denied_reads: [],
    denied_patterns: [],
    allowed_patterns: [],
    openProtected: [],
    harness: [],
    ...part,
  };
}

export const deniedWins: Property<{ denied: string[]; allowed: string[]; path: string }> = {
  name: 'a path that one glob denies is refused whatever others allow, and a list is the sum of its globs',
  inputs: fc.record({
    denied: fc.array(fc.oneof(plainGlob, anyGlob), { maxLength: 12 }),
    allowed: fc.array(fc.oneof(plainGlob, anyGlob), { maxLength: 12 }),
    path: plainPath,
  }),
  holds: ({ denied, allowed, path }) => {
    const valid = (list: readonly string[]) => list.filter((glob) => globProblem(glob) === null);
    const lists = listsOf({ denied_patterns: valid(denied), allowed_patterns: valid(allowed) });
    const some = (list: readonly string[], meaning: typeof DENY_MEANING) =>
      list.some((glob) => compileGlobs([glob], meaning).match(path) !== null);
    const isDenied = some(lists.denied_patterns, DENY_MEANING);
    const isAllowed = lists.allowed_patterns.length === 0 || some(lists.allowed_patterns, ALLOW_MEANING);
    const decision = decidePath(
      path,
      compilePathRules(lists, () => 3, 3),
    );
    assert.equal(decision.allowed, isAllowed && !isDenied, JSON.stringify(decision));
  },
};

export const tenThousand: Property<{ globs: string[]; path: string }> = {
  name: 'a list of 10,000 globs answers as its parts do',
  inputs: fc.record({
    globs: fc.array(fc.oneof(plainGlob, anyGlob), { minLength: 1, maxLength: 20 }),
    path: fc.oneof(plainPath, hardPath),
  }),
  holds: ({ globs, path }) => {
    const valid = globs.filter((glob) => globProblem(glob) === null);
    const plain = valid.filter((glob) => !glob.includes('{'));
    const filler = Array.from(
      { length: 10_000 - valid.length },
      (_, at) => `zz${at}/${plain[at % Math.max(1, plain.length)] ?? '*'}`,
    );
    const all = [...filler, ...valid];
    if (globListProblem(all) !== null) return;
    // No filler matches: no path begins with `zz`.
    const parts = valid.some((glob) => compileGlobs([glob], DENY_MEANING).match(path) !== null);
    assert.equal(compileGlobs(all, DENY_MEANING).match(path) !== null, parts);
  },
};

export const listsSplit: Property<{ globs: string[] }> = {
  name: 'a list of globs in one text is split into the same globs',
  inputs: fc.record({ globs: fc.array(plainGlob, { minLength: 1, maxLength: 6 }) }),
  holds: ({ globs }) => {
    assert.deepEqual(splitList(globs.join(',')), globs);
    assert.deepEqual(splitList(globs.join(' ,\n ')), globs);
    assert.deepEqual(splitList(`{${globs.join(',')}},b`), [`{${globs.join(',')}}`, 'b']);
  },
};
