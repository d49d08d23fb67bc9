import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { linesNotIn } from '../changes/line-matches.ts';
import { isTestPath } from '../changes/test-path.ts';
import { type GateReach, isPackageFile, namesACheck } from '../commands/gate-commands.ts';
import { commandsFor, isMakefile, type Makefile, phonyIn, readMakefile } from '../commands/makefile.ts';
import { globalLines } from '../commands/makefile-globals.ts';
import { type PackageFile, packageObject, readPackage } from '../commands/package-scripts.ts';
import { PACKAGE_KEYS } from './configuration-table.ts';
import { foreignDependencies } from './lock-file-hosts.ts';

/** Finds changes to what a gate runs: package.json scripts, Makefile targets, and the repository's programs. */
export function definitionFindings(file: ChangedFile, reach: GateReach): readonly Finding[] {
  if (isPackageFile(file.path)) return packageFindings(file, reach);
  if (isMakefile(file.path)) return [...makefileFindings(file, reach), ...globalFindings(file, reach)];
  if (reach.runs(file.path)) return programFindings(file, 'a program that a gate runs');
  // A file that did not exist was not compared with anything.
  const isCompared = file.status !== 'added' && reach.compares(file.path);
  return isCompared ? programFindings(file, 'a file that a gate compares with') : upToDate(file, reach);
}

/** Finds a new file or folder that makes make consider a target up to date. */
function upToDate({ path, status }: ChangedFile, reach: GateReach): readonly Finding[] {
  if (status !== 'added') return [];
  const target = path.split('/').find((part) => reach.fileTargets.has(part));
  if (target === undefined || isTestPath(path)) return [];
  const is = `added: make takes target ${excerpt(target)} for up to date`;
  return [{ rule: 'gate_definition', path, line: null, was: 'no file of this name', is }];
}

interface ChangedPart {
  readonly name: string;
  readonly was: string | undefined;
  readonly is: string | undefined;
}

/** Maximum number of changed parts reported for one file. */
const MAX_PARTS = 50;

function changedParts(
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
  counts: (name: string) => boolean = () => true,
): readonly ChangedPart[] {
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names
    .filter(counts)
    .map((name) => ({ name, was: was.get(name), is: is.get(name) }))
    .filter((part) => part.was !== part.is)
    .slice(0, MAX_PARTS);
}

function quoted(text: string | undefined): string {
  return text === undefined ? 'not there' : `"${excerpt(text)}"`;
}

const EMPTY: PackageFile = {
  scripts: new Map(),
  blocks: new Map(),
  name: '',
  workspaces: [],
  dependencies: [],
};

function packageFindings({ path, before, after }: ChangedFile, reach: GateReach): readonly Finding[] {
  const empty = EMPTY;
  const keys = [...PACKAGE_KEYS, ...toolKeys(before, reach), ...toolKeys(after, reach)];
  const was = before === null ? empty : (readPackage(before, keys) ?? empty);
  const is = after === null ? empty : readPackage(after, keys);
  if (is === null) {
    return [{ rule: 'gate_definition', path, line: null, was: 'a JSON object', is: 'no JSON object' }];
  }
  const counts = (name: string) => reach.scripts.has(name) || namesACheck(name) || runsOnInstall(name, reach);
  const scripts = changedParts(was.scripts, is.scripts, counts);
  // A new script that no gate runs removes no check.
  const told = scripts.filter(
    (part) => part.was !== undefined || reach.scripts.has(part.name) || runsOnInstall(part.name, reach),
  );
  return [
    ...told.map((part) => ({
      rule: 'gate_definition' as const,
      path,
      line: lineOf(after ?? before, part.name),
      was: `script ${excerpt(part.name)} ${quoted(part.was)}`,
      is: quoted(part.is),
    })),
    ...hidesDependency(path, was, is, reach),
    ...foreignDependencies(path, before, after),
    ...changedParts(was.blocks, is.blocks).map((part) => ({
      rule: 'gate_configuration' as const,
      path,
      line: lineOf(after ?? before, part.name),
      was: `${part.name} ${quoted(part.was)}`,
      is: quoted(part.is),
    })),
  ];
}

/** Keys of package.json that describe the package. */
const ABOUT =
  /^(?:name|version|description|keywords|homepage|bugs|license|author|contributors|funding|files|type|main|module|browser|types|typings|exports|imports|bin|man|directories|repository|scripts|(?:dev|peer|optional|bundled?)?dependencies|peerDependenciesMeta|engines|os|cpu|private|publishConfig|workspaces|sideEffects)$/i;

/** Returns the keys that have the name of a tool that the gates run. */
function toolKeys(text: string | null, reach: GateReach): readonly string[] {
  const keys = Object.keys(packageObject(text ?? '') ?? {});
  return keys.filter((key) => /^[\w-]+$/.test(key) && !ABOUT.test(key) && reach.uses(new RegExp(`^${key}$`)));
}

/** Finds a package of the repository that was renamed so that it hides a dependency. */
function hidesDependency(
  path: string,
  was: PackageFile,
  { name }: PackageFile,
  { dependencies }: GateReach,
): readonly Finding[] {
  if (name === was.name || !dependencies.has(name)) return [];
  const is = `a package with the name of a dependency: ${excerpt(name)}`;
  return [{ rule: 'gate_definition', path, line: null, was: 'not there', is }];
}

/** Returns true for scripts that a package manager runs when a gate installs dependencies. */
function runsOnInstall(name: string, reach: GateReach): boolean {
  return (
    /^(?:pre|post)?(?:install|prepare|prepublish|dependencies)$/.test(name) &&
    /\b(?:npm|pnpm|yarn|bun)\s+(?:[\w-]+\s+)*(?:ci|i|install|add|rebuild)\b|^\s*yarn\s*$/m.test(
      reach.commands,
    )
  );
}

/** Returns the line of a key in a JSON text; null if the key was removed. */
function lineOf(text: string | null, key: string): number | null {
  const at = text?.indexOf(`${JSON.stringify(key)}:`) ?? -1;
  return text === null || at === -1 ? null : text.slice(0, at).split('\n').length;
}

function makefileFindings({ path, before, after }: ChangedFile, reach: GateReach): readonly Finding[] {
  const was = targetsOf(readMakefile(before ?? ''));
  const is = targetsOf(readMakefile(after ?? ''));
  const counts = (name: string) => reach.targets.has(name) || (was.has(name) && namesACheck(name));
  return changedParts(was, is, counts).map((part) => ({
    rule: 'gate_definition',
    path,
    line: null,
    was: `target ${excerpt(part.name)} ${quoted(part.was)}`,
    is: quoted(part.is),
  }));
}

/** Finds changed lines that affect every recipe, if a gate runs make. */
function globalFindings({ path, status, before, after }: ChangedFile, reach: GateReach): readonly Finding[] {
  if (reach.targets.size === 0) return [];
  const [was, is] = [globalLines(before ?? ''), globalLines(after ?? '')];
  const found = { rule: 'gate_definition', path, line: null } as const;
  const left = phonyIn(readMakefile(after ?? ''));
  const lost = [...phonyIn(readMakefile(before ?? ''))].find(
    (target) => reach.targets.has(target) && !left.has(target),
  );
  if (lost !== undefined) return [{ ...found, was: `.PHONY: ${excerpt(lost)}`, is: 'gone' }];
  const [gone] = linesNotIn(was, is);
  const [now] = linesNotIn(is, was);
  if (gone === undefined && now === undefined) {
    // make prefers a GNUmakefile to the Makefile that a gate used before.
    return status === 'added' && /(?:^|\/)(?:GNUmakefile|makefile)$/.test(path)
      ? [{ ...found, was: 'no such file', is: 'added: make reads it in place of another one' }]
      : [];
  }
  return [{ ...found, was: quoted(gone?.text), is: quoted(now?.text) }];
}

function targetsOf(makefile: Makefile): ReadonlyMap<string, string> {
  return new Map([...makefile.rules.keys()].map((target) => [target, commandsFor(makefile, target) ?? '']));
}

function programFindings({ path, status, before, after }: ChangedFile, what: string): readonly Finding[] {
  const found = { rule: 'gate_definition', path, line: null } as const;
  if (status === 'added') return [{ ...found, was: 'no such program', is: 'added' }];
  if (status === 'deleted') return [{ ...found, was: what, is: 'deleted' }];
  const [gone] = linesNotIn(before ?? '', after ?? '');
  const [now] = linesNotIn(after ?? '', before ?? '');
  if (gone === undefined && now === undefined) return [];
  return [
    { ...found, line: now?.line ?? gone?.line ?? null, was: quoted(gone?.text), is: quoted(now?.text) },
  ];
}
