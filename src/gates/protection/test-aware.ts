import type { ChangedFile } from './changed-file.ts';
import { codeOnly } from './code-only.ts';
import type { Finding } from './finding.ts';
import { languageOf } from './languages/languages.ts';
import { newMarks } from './new-marks.ts';
import { isGenerated, isTestPath } from './test-path.ts';

/** Code by which a program learns that a test runs it, or ends the test's process without a word. */
const MARKS: readonly RegExp[] = [
  /\bprocess\.env\.(?:JEST_WORKER_ID|VITEST(?:_\w+)?|MOCHA\w*|NODE_TEST_CONTEXT|TAP\w*)\b/g,
  /\b(?:NODE_ENV|RAILS_ENV|RACK_ENV|APP_ENV|MIX_ENV)\b["'\]]*\)?[ \t]*={2,3}[ \t]*["']test["']/g,
  /\bimport\.meta\.(?:vitest|jest)\b/g,
  /\bPYTEST_CURRENT_TEST\b|\bPYTEST_VERSION\b/g,
  /["'](?:pytest|_pytest|unittest)["'][ \t]+(?:not[ \t]+)?in[ \t]+sys\.modules/g,
  /\bsys\.modules\[["'](?:pytest|_pytest|unittest)["']\]/g,
  /\btesting\.Testing\(\)|\bflag\.Lookup\("test\./g,
  /\b(?:os\._exit|process\.(?:reallyExit|abort)|Process\.exit!|posix\._exit)\b/g,
  /\bRuntime\.getRuntime\(\)\.halt\b|\bquick_exit[ \t]*\(|(?<![\w.])_[Ee]xit[ \t]*\(/g,
  /\b(?:unittest\.TestCase|pytest|assert|expect|chai|vi|jest|globalThis\.(?:expect|assert|test|it)|global\.(?:expect|assert|test|it))(?:\.\w+){0,2}[ \t]*=(?![=>])/g,
  /\b(?:Module\._(?:load|resolveFilename)|require\.cache\[)/g,
  /\bbuiltins\.\w+[ \t]*=(?!=)|\b__builtins__\b/g,
];

/** New code in sources, not in tests, that behaves in its own way under test. What says so in other words is not seen. */
export function testAwareFindings({ path, before, after }: ChangedFile): readonly Finding[] {
  const language = languageOf(path);
  if (language === null || after === null || isTestPath(path) || isGenerated(path)) return [];
  const wholeBefore = before ?? '';
  return newMarks({
    rule: 'test_aware',
    path,
    patterns: MARKS,
    before: codeOnly(wholeBefore, language),
    after: codeOnly(after, language),
    wholeBefore,
    wholeAfter: after,
  });
}
