import type { ChangedFile } from './changed-file.ts';
import { isGateConfiguration } from './configuration-table.ts';
import { excerpt, type Finding } from './finding.ts';
import { linesNotIn } from './lines.ts';
import { isMakefile } from './makefile.ts';
import { readPackage } from './package-scripts.ts';
import { isPackageFile, namesACheck, type Reach } from './reach.ts';

/** Ways to let a command fail and to say that it did not. */
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

/** New lines by which a test, a check or a CI step passes though it failed. Only where such things are defined. */
export function ignoredFailures(file: ChangedFile, reach: Reach): readonly Finding[] {
  const { path, before, after } = file;
  if (after === null) return [];
  if (isPackageFile(path)) return inScripts(path, before ?? '', after, reach);
  const counts =
    isMakefile(path) || isGateConfiguration(path, [before, after]) || reach.runs(path) || isCi(path);
  if (!counts) return [];
  const silent = isMakefile(path) ? [...IGNORES, /^[@+]*-[@+]*[ \t]*\w/] : IGNORES;
  return linesNotIn(after, before ?? '')
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

function inScripts(path: string, before: string, after: string, reach: Reach): readonly Finding[] {
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
