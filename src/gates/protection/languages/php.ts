import type { Language } from './language.ts';
import { PHP } from './syntax.ts';

/** PHPUnit, Pest; PHPStan, Psalm, PHP_CodeSniffer. */
export const php: Language = {
  name: 'PHP',
  extensions: ['.php', '.phpt'],
  testNames: [/(?:Test|Cest)\.php$/, /\.phpt$/],
  syntax: PHP,
  cases: [/\bfunction[ \t]+test\w*/gi, /#\[Test\b/g, /(?<![>:\w$])(?:it|test)[ \t]*\(/g],
  assertions: [
    /(?:\$this->|self::|static::|Assert::)(?:assert|expect|fail)\w*/g,
    /(?<![>:\w$])expect[ \t]*\(/g,
  ],
  skips: [
    /\bmarkTest(?:Skipped|Incomplete)\b/g,
    /->(?:skip|todo|only|skipOn\w+)[ \t]*\(/g,
    /(?<![>:\w$])(?:exit|die)(?:\([ \t]*0?[ \t]*\))?[ \t]*;/g,
  ],
  suppressions: [
    /@phpstan-ignore\w*(?:-\w+)*/g,
    /@psalm-suppress\b/g,
    /\bphpcs:(?:ignore|disable|ignoreFile)\b/g,
    /@codeCoverageIgnore\w*/g,
  ],
};
