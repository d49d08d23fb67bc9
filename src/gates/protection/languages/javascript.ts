import type { Language } from './language.ts';
import { SCRIPT } from './syntax.ts';

/** Jest, Vitest, Mocha, Jasmine, AVA, tap, node:test, Playwright, Cypress. */
export const javascript: Language = {
  name: 'JavaScript',
  extensions: ['.js', '.jsx', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts', '.vue', '.svelte'],
  testNames: [/[._-](?:test|tests|spec|cy|e2e|test-d)\.[cm]?[jt]sx?$/i, /^tests?\.[cm]?[jt]sx?$/i],
  syntax: SCRIPT,
  cases: [/(?<![.\w$])[xf]?(?:it|test|specify)(?:\.\w+){0,4}[ \t]*[(`]/g],
  assertions: [
    /(?<![.\w$])(?:expect|assert|should)(?:\.\w+){0,3}[ \t]*\(/g,
    /\.should\b/g,
    /(?<![.\w$])t\.(?:is|not|deepEqual|equal|same|ok|notOk|true|false|throws|rejects|like|match|snapshot|pass|fail|assert)\b/g,
  ],
  skips: [
    /(?<![.\w$])(?:it|test|specify|describe|suite|context|bench)(?:\.\w+){0,2}\.(?:skip|only|todo|fixme|failing|fails|skipIf|runIf)\b/g,
    /(?<![.\w$])(?:xit|xtest|xspecify|xdescribe|xcontext|fit|fdescribe|fcontext|pending)(?=[ \t]*[(`.])/g,
    /(?<![.\w$])(?:t|this|context|ctx)\.(?:skip|todo)(?=[ \t]*\()/g,
    /\b(?:skip|todo|only)[ \t]*:[ \t]*(?:true\b|['"`])/g,
    /(?<![.\w$])process\.(?:exitCode[ \t]*=[ \t]*(?:0|undefined|null|void)|reallyExit|abort)\b/g,
    /(?<![.\w$])(?:(?:globalThis|global)\.)?(?:expect|assert)(?:\.\w+)?[ \t]*=(?![=>])/g,
    /(?<![.\w$])(?:expect|assert)\[[^\]\n]{0,80}\][ \t]*=(?![=>])/g,
    /\b(?:Object\.(?:assign|defineProperty|defineProperties)|Reflect\.(?:set|defineProperty))\([ \t]*(?:(?:globalThis|global)\.)?(?:expect|assert|process)\b/g,
    /\b(?:Module\._load|require\.cache\[)/g,
    /(?<![.\w$])process\.exit\((?:[ \t]*0[ \t]*)?\)/g,
  ],
  suppressions: [
    /\b(?:eslint|oxlint|tslint|stylelint)[-:]disable(?:-next-line|-line|:next-line)?\b/gi,
    /\/\*[ \t]*eslint[ \t]+[\w@/-]+[ \t]*:/g,
    /\bprettier-ignore\b|\bdprint-ignore\b/g,
    // A module in which everything has the type any.
    /\bdeclare[ \t]+module[ \t]+(?:['"]\*['"]|['"][^'"]*['"][ \t]*;)/g,
    /@ts-(?:ignore|nocheck|expect-error)\b/g,
    /\b(?:biome-ignore(?:-all|-start)?|deno-lint-ignore(?:-file)?)\b/g,
    /\b(?:istanbul|c8|v8)[ \t]+ignore\b/g,
    /\bnode:coverage[ \t]+(?:disable|ignore)\b/g,
    /\bStryker[ \t]+disable\b/g,
    /\$Flow(?:FixMe|Ignore|ExpectedError)\b/g,
  ],
};
