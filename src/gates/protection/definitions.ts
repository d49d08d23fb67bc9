import type { ChangedFile } from './changed-file.ts';
import { PACKAGE_KEYS } from './configuration-table.ts';
import { excerpt, type Finding } from './finding.ts';
import { linesNotIn } from './lines.ts';
import { foreignDependencies } from './lock-hosts.ts';
import { commandsFor, isMakefile, type Makefile, readMakefile } from './makefile.ts';
import { globalLines } from './makefile-globals.ts';
import { type PackageFile, readPackage } from './package-scripts.ts';
import { isPackageFile, namesACheck, type Reach } from './reach.ts';

/** Changes to what a gate runs: scripts of package.json, targets of Makefiles, programs of the repository's own. */
export function definitionFindings(file: ChangedFile, reach: Reach): readonly Finding[] {
  if (isPackageFile(file.path)) return packageFindings(file, reach);
  if (isMakefile(file.path)) return [...makefileFindings(file, reach), ...globalFindings(file, reach)];
  return reach.runs(file.path) ? programFindings(file) : [];
}

interface Part {
  readonly name: string;
  readonly was: string | undefined;
  readonly is: string | undefined;
}

/** Of one file, so many changed parts are told. */
const MOST_PARTS = 50;

function partsOf(
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
  counts: (name: string) => boolean = () => true,
): readonly Part[] {
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names
    .filter(counts)
    .map((name) => ({ name, was: was.get(name), is: is.get(name) }))
    .filter((part) => part.was !== part.is)
    .slice(0, MOST_PARTS);
}

function quoted(text: string | undefined): string {
  return text === undefined ? 'not there' : `"${excerpt(text)}"`;
}

function packageFindings({ path, before, after }: ChangedFile, reach: Reach): readonly Finding[] {
  const empty: PackageFile = { scripts: new Map(), blocks: new Map() };
  const was = before === null ? empty : (readPackage(before, PACKAGE_KEYS) ?? empty);
  const is = after === null ? empty : readPackage(after, PACKAGE_KEYS);
  if (is === null) {
    return [{ rule: 'gate_definition', path, line: null, was: 'a JSON object', is: 'no JSON object' }];
  }
  const counts = (name: string) => reach.scripts.has(name) || namesACheck(name) || runsOnInstall(name, reach);
  const scripts = partsOf(was.scripts, is.scripts, counts);
  // A new script that no gate runs takes nothing away.
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
    ...foreignDependencies(path, before, after),
    ...partsOf(was.blocks, is.blocks).map((part) => ({
      rule: 'gate_configuration' as const,
      path,
      line: lineOf(after ?? before, part.name),
      was: `${part.name} ${quoted(part.was)}`,
      is: quoted(part.is),
    })),
  ];
}

/** Scripts that a package manager runs when a gate installs. */
function runsOnInstall(name: string, reach: Reach): boolean {
  return (
    /^(?:pre|post)?(?:install|prepare|prepublish|dependencies)$/.test(name) &&
    /\b(?:npm|pnpm|yarn|bun)\s+(?:[\w-]+\s+)*(?:ci|i|install|add|rebuild)\b|^\s*yarn\s*$/m.test(
      reach.commands,
    )
  );
}

/** The line on which a key of a JSON text stands; null where it is gone. */
function lineOf(text: string | null, key: string): number | null {
  const at = text?.indexOf(`${JSON.stringify(key)}:`) ?? -1;
  return text === null || at === -1 ? null : text.slice(0, at).split('\n').length;
}

function makefileFindings({ path, before, after }: ChangedFile, reach: Reach): readonly Finding[] {
  const was = targetsOf(readMakefile(before ?? ''));
  const is = targetsOf(readMakefile(after ?? ''));
  const counts = (name: string) => reach.targets.has(name) || (was.has(name) && namesACheck(name));
  return partsOf(was, is, counts).map((part) => ({
    rule: 'gate_definition',
    path,
    line: null,
    was: `target ${excerpt(part.name)} ${quoted(part.was)}`,
    is: quoted(part.is),
  }));
}

/** Lines that have a say in every recipe, where a gate runs make. */
function globalFindings({ path, status, before, after }: ChangedFile, reach: Reach): readonly Finding[] {
  if (reach.targets.size === 0) return [];
  const [was, is] = [globalLines(before ?? ''), globalLines(after ?? '')];
  const found = { rule: 'gate_definition', path, line: null } as const;
  const [gone] = linesNotIn(was, is);
  const [now] = linesNotIn(is, was);
  if (gone === undefined && now === undefined) {
    // A GNUmakefile stands before the Makefile that a gate was run with.
    return status === 'added' && /(?:^|\/)(?:GNUmakefile|makefile)$/.test(path)
      ? [{ ...found, was: 'no such file', is: 'added: make reads it in place of another one' }]
      : [];
  }
  return [{ ...found, was: quoted(gone?.text), is: quoted(now?.text) }];
}

function targetsOf(makefile: Makefile): ReadonlyMap<string, string> {
  return new Map([...makefile.rules.keys()].map((target) => [target, commandsFor(makefile, target) ?? '']));
}

function programFindings({ path, status, before, after }: ChangedFile): readonly Finding[] {
  const found = { rule: 'gate_definition', path, line: null } as const;
  if (status === 'added') return [{ ...found, was: 'no such program', is: 'added' }];
  if (status === 'deleted') return [{ ...found, was: 'a program that a gate runs', is: 'deleted' }];
  const [gone] = linesNotIn(before ?? '', after ?? '');
  const [now] = linesNotIn(after ?? '', before ?? '');
  if (gone === undefined && now === undefined) return [];
  return [
    { ...found, line: now?.line ?? gone?.line ?? null, was: quoted(gone?.text), is: quoted(now?.text) },
  ];
}
