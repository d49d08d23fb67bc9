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
  /\b_?(?:unittest\.TestCase|pytest|assert|expect|chai|vi|jest|globalThis\.(?:expect|assert|test|it)|global\.(?:expect|assert|test|it))(?:\.\w+){0,2}[ \t]*=(?![=>])/g,
  /\b(?:assert|expect|chai)\[[^\]\n]{0,80}\][ \t]*=(?![=>])/g,
  /\b(?:Object\.(?:assign|defineProperty|defineProperties)|Reflect\.(?:set|defineProperty))\([ \t]*(?:(?:globalThis|global)\.)?(?:assert|expect|chai|process)\b(?!\.env)/g,
  /\b(?:setattr|delattr)\([ \t]*(?:unittest|pytest|_pytest)\b/g,
  /\bprocess\.(?:exit|reallyExit|emit)[ \t]*=(?![=>])/g,
  // Other spellings of `_exit`, and signals to one's own or the parent process.
  /\bgetattr\([ \t]*(?:os|posix)[ \t]*,|\bfrom[ ]+(?:os|posix)[ ]+import[ ]+[^\n]{0,120}\b_exit\b|\bos\.kill\([ \t]*os\.getpp?id\b/g,
  /\bProcess\.kill\([^\n]{0,40}\bProcess\.p?pid\b|\bprocess\.kill\([ \t]*process\.p?pid\b/g,
  // Test runners and assertions that a source changes.
  /\b(?:class|module)[ ]+(?:Minitest|RSpec|Test::Unit)\b(?!::(?:Test|TestCase)\b[ ]*$)/g,
  /\b(?:Minitest|RSpec|Test::Unit)\b[\w:]*\.(?:prepend|include|class_eval|module_eval|define_method|send|alias_method|remove_method)\b/g,
  /\bmacro_rules![ \t]*(?:(?:debug_)?assert(?:_eq|_ne)?|panic)\b/g,
  /\bos\.Args[ \t]*=(?!=)|\bflag\.(?:CommandLine\.)?Set\("test\./g,
  // A value that equals everything.
  /\bdef[ ]+(?:__eq__|==)[ ]*\([^)\n]{0,120}\)[^\n=:]{0,60}(?::\s*return[ ]+True\b|[ ]*=[ ]*true\b|\s*true\s*end\b)/g,
  /\bboolean[ ]+equals\([^)\n]{0,120}\)[ ]*\{\s*return[ ]+true[ ]*;/g,
  /\b(?:Module\._(?:load|resolveFilename)|require\.cache\[)/g,
  /\bbuiltins\.\w+[ \t]*=(?!=)|\b__builtins__\b/g,
];

/** Ways to end the process with success, which only a program should use. */
const ENDS: readonly RegExp[] = [
  /(?<![\w.])process\.exit\([ \t]*(?:0[ \t]*)?\)|\bprocess\.exitCode[ \t]*=[ \t]*(?:0|undefined|null)\b/g,
  /\b(?:os|syscall|unix)\.Exit\([ \t]*0[ \t]*\)|\bprocess::exit\([ \t]*0[ \t]*\)|\bstd::exit\([ \t]*0[ \t]*\)/g,
  /\b(?:System\.exit|exitProcess|Environment\.Exit)\([ \t]*0[ \t]*\)/g,
  /\bextern[ ]+"C"[^}]{0,200}\bfn[ ]+_?exit\b/g,
  /\bos\.(?:exec[lv]\w*|posix_spawn\w*)\(|\bsyscall\.Exec\(/g,
];
/** Such marks in languages in which other sources never have them. */
const SCRIPT_ENDS: readonly RegExp[] = [
  ...ENDS,
  /(?<![\w.])(?:sys\.exit|quit)\([ \t]*0?[ \t]*\)|\braise[ ]+SystemExit(?:\([ \t]*0?[ \t]*\))?[ \t]*$/gm,
  /(?<![\w.>$])(?:exit|die)\([ \t]*0[ \t]*\)|(?<![\w.])exit![ \t]*(?:$|\([ \t]*(?:0|true)?[ \t]*\)|0|true)/gm,
];
const PROGRAM_PATH =
  /(?:^|[/._-])(?:cli|main|bin|index|server|app|cmd|run|start|worker|daemon|scripts?|tools?|program|manage|commands?|__main__|service|entry|launch\w*|bootstrap)(?:[/._-]|$)/i;
/** Folders of sources by convention. The path below them says what a file is. */
const SOURCE_ROOTS = /(?:^|\/)(?:src\/main\/[a-z]+|app|apps|index|main)\//gi;
const PROGRAM_TEXT =
  /^#!|\bfunc main\(|\bfn main\(|\bint main\(|\bstatic \w+ main\(|\bfun main\(|\b__name__\b|^package main$/m;

/** Finds new code in sources, not in tests, that behaves differently under test. Only known spellings are found. */
export function testAwareFindings({ path, before, after }: ChangedFile): readonly Finding[] {
  const language = languageOf(path);
  if (language === null || after === null || isTestPath(path) || isGenerated(path)) return [];
  const wholeBefore = before ?? '';
  const isScript = /\.(?:py|rb|php)$/.test(path);
  return newMarks({
    rule: 'test_aware',
    path,
    patterns: isProgram(path, after) ? MARKS : [...MARKS, ...(isScript ? SCRIPT_ENDS : ENDS)],
    before: codeOnly(wholeBefore, language),
    after: codeOnly(after, language),
    wholeBefore,
    wholeAfter: after,
  });
}

function isProgram(path: string, text: string): boolean {
  return PROGRAM_PATH.test(path.replace(SOURCE_ROOTS, '/')) || PROGRAM_TEXT.test(text);
}
