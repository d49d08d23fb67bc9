import type { ChangedFile } from '../changes/changed-file.ts';
import { codeOnly } from '../changes/code-only.ts';
import type { Finding } from '../changes/finding.ts';
import { isGenerated, isTestPath } from '../changes/test-path.ts';
import { languageOf } from '../languages/languages.ts';
import { newMarks } from './new-marks.ts';

/** Code that detects that a test is running, or silently ends the test's process. */
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

/** Ways to end the process with success, which only a program should use. */
const ENDS: readonly RegExp[] = [
  /(?<![\w.])process\.exit\([ \t]*(?:0[ \t]*)?\)/g,
  /\b(?:os|syscall|unix)\.Exit\([ \t]*0[ \t]*\)|\bprocess::exit\([ \t]*0[ \t]*\)|\bstd::exit\([ \t]*0[ \t]*\)/g,
  /\b(?:System\.exit|exitProcess|Environment\.Exit)\([ \t]*0[ \t]*\)/g,
  /\bos\.(?:exec[lv]\w*|posix_spawn\w*)\(|\bsyscall\.Exec\(/g,
];
const PROGRAM_PATH =
  /(?:^|[/._-])(?:cli|main|bin|index|server|app|cmd|run|start|worker|daemon|scripts?|tools?|program|manage|commands?|__main__|service|entry|launch\w*|bootstrap)(?:[/._-]|$)/i;
const PROGRAM_TEXT =
  /^#!|\bfunc main\(|\bfn main\(|\bint main\(|\bstatic \w+ main\(|\bfun main\(|\b__name__\b|^package main$/m;

/** Finds new code in sources, not in tests, that behaves differently under test. Only known spellings are found. */
export function testAwareFindings({ path, before, after }: ChangedFile): readonly Finding[] {
  const language = languageOf(path);
  if (language === null || after === null || isTestPath(path) || isGenerated(path)) return [];
  const wholeBefore = before ?? '';
  return newMarks({
    rule: 'test_aware',
    path,
    patterns: isProgram(path, after) ? MARKS : [...MARKS, ...ENDS],
    before: codeOnly(wholeBefore, language),
    after: codeOnly(after, language),
    wholeBefore,
    wholeAfter: after,
  });
}

function isProgram(path: string, text: string): boolean {
  return PROGRAM_PATH.test(path) || PROGRAM_TEXT.test(text);
}
