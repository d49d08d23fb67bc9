import type { Language } from './language.ts';
import { GO } from './syntax.ts';

/** The testing package, testify, golangci-lint, staticcheck, gosec. */
export const go: Language = {
  name: 'Go',
  extensions: ['.go'],
  testNames: [/_test\.go$/],
  syntax: GO,
  cases: [/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(?:Test|Benchmark|Fuzz|Example)\w*/gm, /\b[tb]\.Run\(/g],
  assertions: [
    /\b(?:t|b|f|tb)\.(?:Errorf?|Fatalf?|Fail|FailNow)\(/g,
    /\b(?:assert|require)\.\w+\(/g,
    /\bcmp\.Diff\(/g,
  ],
  skips: [
    /^func[ \t]+TestMain\b/gm,
    /\bflag\.(?:Set|Lookup)\("test\.|\bos\.Args[ \t]*=(?!=)/g,
    /\b(?:syscall|unix)\.(?:Exit|Exec)\(|\bruntime\.Goexit\(/g,
    /\b(?:t|b|f|tb|s)\.(?:T\(\)\.)?(?:Skip|Skipf|SkipNow)\(/g,
    /\bos\.Exit\([ \t]*0[ \t]*\)/g,
  ],
  suppressions: [/\/\/[ \t]*nolint\b/g, /\/\/[ \t]*lint:(?:ignore|file-ignore)\b/g, /#nosec\b/g],
};
