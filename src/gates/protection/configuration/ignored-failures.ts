import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { linesNotIn } from '../changes/line-matches.ts';
import { type GateReach, isPackageFile, namesACheck } from '../commands/gate-commands.ts';
import { isMakefile } from '../commands/makefile.ts';
import { readPackage } from '../commands/package-scripts.ts';
import { isGateConfiguration } from './configuration-table.ts';

/** Ways to ignore a command's failure. */
const IGNORES: readonly RegExp[] = [
  /\|\|[ \t]*(?:true|:|exit(?:[ \t]+0)?|echo\b[^|&;]*)[ \t]*(?:["';)&]|,?$)/,
  /;[ \t]*(?:true|:|exit[ \t]+0)[ \t]*["')]?,?[ \t]*$/,
  /^exit[ \t]+0$/,
  /--pass-?with-?no-?tests\b|--passWithNoTests\b|\bpassWithNoTests["']?[ \t]*:[ \t]*true/i,
  /\bcontinue-on-error[ \t]*:[ \t]*(?!false)\S/,
  /\ballow_failure[ \t]*:[ \t]*true\b/,
  /\bcontinueOnError[ \t]*:[ \t]*true\b/,
  /^set[ \t]+\+e\b/,
  /--exit-zero\b|--no-errors-on-unmatched\b|--no-error-on-unmatched-pattern\b|--no-fail\b/,
  /\bignoreFailures[ \t]*=[ \t]*true\b|\btestFailureIgnore\b|-DskipTests\b|-Dmaven\.test\.skip\b/,
  /\ballowEmptyTestSuite\b|\bignore_outcome\b|\bignore_errors[ \t]*[:=][ \t]*true\b/i,
  /-x[ \t]+test\b|--exclude-task[ \t]+test\b/,
];

/** A variable of a Makefile that holds a command's output. make ignores that command's exit code anyway. */
const COMPUTED = /^[\w.-]+[ \t]*[:?+]{0,3}=[ \t]*\$[({]shell\b/;

/**
 * Finds new lines that let a test, check or CI step pass although it failed. Searches only files that define such
 * steps.
 */
export function ignoredFailures(file: ChangedFile, reach: GateReach): readonly Finding[] {
  const { path, before, after } = file;
  if (after === null) return [];
  if (isPackageFile(path)) return inScripts(path, before ?? '', after, reach);
  const counts =
    isMakefile(path) || isGateConfiguration(path, [before, after]) || reach.runs(path) || isCi(path);
  if (!counts) return [];
  const silent = isMakefile(path) ? [...IGNORES, /^[@+]*-[@+]*[ \t]*\w/] : IGNORES;
  return linesNotIn(after, before ?? '')
    .filter(({ text }) => !(isMakefile(path) && COMPUTED.test(text)))
    .filter(({ text }) => silent.some((pattern) => pattern.test(text)))
    .map(({ text, line }) => ({
      rule: 'failure_ignored',
      path,
      line,
      was: 'not there',
      is: `"${excerpt(text)}"`,
    }));
}

function isCi(path: string): boolean {
  return /(?:^|\/)(?:Taskfile\.ya?ml|build\.gradle(?:\.kts)?|pom\.xml)$/.test(path);
}

function inScripts(path: string, before: string, after: string, reach: GateReach): readonly Finding[] {
  const was = readPackage(before, [])?.scripts;
  const is = readPackage(after, [])?.scripts ?? new Map<string, string>();
  const ignores = (command: string) => IGNORES.some((pattern) => pattern.test(command.trim()));
  return [...is].flatMap(([name, command]) => {
    if (!reach.scripts.has(name) && !namesACheck(name)) return [];
    const old = was?.get(name);
    if (!ignores(command) || (old !== undefined && ignores(old))) return [];
    const before = old === undefined ? 'not there' : `"${excerpt(old)}"`;
    return [{ rule: 'failure_ignored', path, line: null, was: before, is: `"${excerpt(command)}"` }];
  });
}
