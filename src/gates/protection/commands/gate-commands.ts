import { isWithinAny } from '../../../core/path/is-within.ts';
import type { DefinitionFile, GateCommand, GateProtectionInput } from '../changes/changed-file.ts';
import { isTestPath } from '../changes/test-path.ts';
import { importsOf, joinPath } from './imported-files.ts';
import { commandsFor, includesIn, isMakefile, phonyIn, readMakefile, targetsNamed } from './makefile.ts';
import { foldersNamed, namedFiles } from './named-files.ts';
import { readPackage, scriptsNamed, wordsOf } from './package-scripts.ts';
import { readOnlyCommand } from './read-only-commands.ts';
import { isRequirements } from './requirements.ts';

/** Everything that the gates run, as far as it can be determined: their commands, and everything these start. */
export interface GateReach {
  /** Names of package.json scripts. */
  readonly scripts: ReadonlySet<string>;
  /** Targets of Makefiles. */
  readonly targets: ReadonlySet<string>;
  /** Those targets that make skips if a file with their name exists. */
  readonly fileTargets: ReadonlySet<string>;
  /** Names of dependencies in all package.json files. */
  readonly dependencies: ReadonlySet<string>;
  /** All commands that run, as text. */
  readonly commands: string;
  /** Returns true if a command runs or reads this file of the repository. */
  runs(path: string): boolean;
  /** Returns true if a command compares other files with this one. */
  compares(path: string): boolean;
  /** Returns true if a command uses one of these tools. */
  uses(tools: RegExp): boolean;
  /** Returns true if a command searches for programs in the folder of this path. */
  isOnPath(path: string): boolean;
  /** Folders that the gates' programs search first for modules. */
  readonly importFolders: ReadonlySet<string>;
  /** Files that decide what the gates run. Some do not exist. */
  readonly files: ReadonlySet<string>;
}

/** Files that define commands by name, in the folder in which a gate runs. */
const DEFINED_IN = ['package.json', 'Makefile', 'makefile', 'GNUmakefile', 'justfile', 'composer.json'];

/** Maximum number of files to follow. */
const MAX_FILES = 400;
/** Maximum number of folders that commands change to, and of lines read as commands from one shell script. */
const MAX_FOLDERS = 30;
const MAX_LINES = 2000;

/** Returns the files that define what the gates' commands run, as far as `known` leads to them. */
export function definitionPaths(
  gates: readonly GateCommand[],
  known: readonly DefinitionFile[] = [],
): readonly string[] {
  const { files } = gateReach({ gates, files: [], definitions: known });
  const there = new Set(known.map(({ path }) => path));
  return [...files].filter((path) => !there.has(path)).slice(0, MAX_FILES);
}

/** Names that suggest a test or a check, even if no gate is known to run them. */
const CHECKS =
  /^(?:pre|post)?(?:tests?|lint|type-?check|tsc|checks?|verify|validate|coverage|cov|ci|e2e|unit|integration|spec|audit|mypy|ruff|clippy|vet)(?:[:._-]|$)/i;

export function namesACheck(name: string): boolean {
  return CHECKS.test(name);
}

export function isPackageFile(path: string): boolean {
  return /(?:^|\/)package\.json$/.test(path);
}

/** Returns all versions of the files that name commands, so that a renamed script is found under both names. */
function sourcesOf({ files, definitions }: GateProtectionInput) {
  const texts = [
    ...definitions.map(({ path, text }) => ({ path, text })),
    ...files.flatMap(({ path, before, after }) =>
      [before, after].map((text) => ({ path, text: text ?? '' })),
    ),
  ];
  const packages = texts.filter(({ path }) => isPackageFile(path)).map(({ text }) => readPackage(text, []));
  const makefiles = texts.filter(({ path }) => isMakefile(path)).map(({ text }) => readMakefile(text));
  return { texts, packages: packages.filter((each) => each !== null), makefiles };
}

type Sources = ReturnType<typeof sourcesOf>;

interface Named {
  readonly scripts: Set<string>;
  readonly targets: Set<string>;
  readonly commands: Set<string>;
}

/** Follows the gates' commands through scripts and targets to everything they run. */
export function gateReach(evidence: GateProtectionInput): GateReach {
  const sources = sourcesOf(evidence);
  const named: Named = {
    scripts: new Set<string>(),
    targets: new Set<string>(),
    commands: new Set(evidence.gates.map(({ command }) => command)),
  };
  const files = new Set<string>();
  const folders = new Set(evidence.gates.map(({ working_dir }) => working_dir));
  // Iterating a set includes entries added during the loop, and visits each command once.
  for (const command of named.commands) {
    followNames(command, sources, named);
    for (const folder of foldersNamed(command))
      for (const base of [...folders]) add(folders, joinPath(base, folder), MAX_FOLDERS);
    followFiles(command, sources, { files, folders, commands: named.commands });
  }
  const { scripts, targets } = named;
  const commands = [...named.commands].join('\n');
  if (scripts.size + targets.size > 0) {
    for (const folder of folders) for (const name of DEFINED_IN) add(files, joinPath(folder, name));
  }
  if (targets.size > 0) addIncluded(sources, files);
  const looks = [...named.commands].map(readOnlyCommand);
  const run = looks.flatMap(({ runs, deciding }) => [...wordsOf(runs), ...deciding]);
  const words = new Set(run.map((word) => word.replace(/^(?:\.\/)+/, '')));
  const compared = looks
    .flatMap((each) => inFolders(each.compared, folders))
    .filter((path) => !isSource(path));
  // All words count, because `pipenv run test` uses pipenv.
  const tools = [...named.commands].flatMap(wordsOf).map((word) => word.slice(word.lastIndexOf('/') + 1));
  const onPath = evidence.searchFolders ?? [];
  return {
    scripts,
    targets,
    fileTargets: fileTargetsOf(targets, sources),
    dependencies: new Set(sources.packages.flatMap(({ dependencies }) => dependencies)),
    commands,
    files,
    runs: (path) => isRun(path, words, [...folders]) || (files.has(path) && isProgram(path)),
    compares: (path) => isWithinAny(path, compared),
    uses: (pattern) => tools.some((tool) => pattern.test(tool)),
    isOnPath: (path) => onPath.some((folder) => path.startsWith(`${folder}/`)),
    importFolders: new Set([...folders, ...[...files].filter((file) => file.endsWith('.py')).map(folderOf)]),
  };
}

/** Returns the targets with a plain name and a recipe that no Makefile declares phony. */
function fileTargetsOf(targets: ReadonlySet<string>, { makefiles }: Sources): ReadonlySet<string> {
  const phony = new Set(makefiles.flatMap((makefile) => [...phonyIn(makefile)]));
  const isMade = (target: string) => makefiles.some(({ rules }) => (rules.get(target)?.recipe ?? '') !== '');
  return new Set(
    [...targets].filter((target) => /^[\w-]+$/.test(target) && !phony.has(target) && isMade(target)),
  );
}

function add(set: Set<string>, value: string | null, most = MAX_FILES): void {
  if (value !== null && set.size < most) set.add(value);
}

function inFolders(names: readonly string[], folders: ReadonlySet<string>): readonly string[] {
  return names.flatMap((name) => [...folders].flatMap((folder) => joinPath(folder, name) ?? []));
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

function followNames(
  command: string,
  { packages, makefiles }: Sources,
  { scripts, targets, commands }: Named,
): void {
  for (const each of scriptsNamed(command).flatMap((name) => [name, `pre${name}`, `post${name}`])) {
    scripts.add(each);
    for (const { scripts: defined } of packages) commands.add(defined.get(each) ?? '');
  }
  const made = targetsNamed(command);
  for (const makefile of makefiles) {
    for (const target of made.map((name) => (name === '' ? makefile.first : name))) {
      targets.add(target);
      commands.add(commandsFor(makefile, target) ?? '');
      for (const need of makefile.rules.get(target)?.needs ?? []) commands.add(`make ${need}`);
    }
  }
}

/** Adds the files that the Makefiles include, directly or indirectly. */
function addIncluded({ texts }: Sources, files: Set<string>): void {
  for (const path of files) {
    for (const { text } of texts.filter((each) => each.path === path)) {
      if (!isMakefile(path) && !path.endsWith('.inc')) continue;
      for (const name of includesIn(text)) add(files, joinPath(folderOf(path), name));
    }
  }
}

interface Followed {
  readonly files: Set<string>;
  readonly folders: ReadonlySet<string>;
  readonly commands: Set<string>;
}

/** Adds the files that a command names, the files that these load, and the files that their shell scripts run. */
function followFiles(command: string, { texts }: Sources, { files, folders, commands }: Followed): void {
  const waiting = namedFiles(command)
    .filter(({ file, as }) => as === 'config' || !isSource(file))
    .flatMap(({ file }) => [...folders].flatMap((folder) => joinPath(folder, file) ?? []));
  for (const path of waiting) {
    if (files.has(path) || files.size >= MAX_FILES) continue;
    files.add(path);
    for (const { text } of texts.filter((each) => each.path === path)) {
      if (SHELL.test(path))
        for (const line of text.split('\n').slice(0, MAX_LINES))
          if (!/^\s*(?:#|$)/.test(line)) commands.add(line);
      if (isMakefile(path))
        waiting.push(...includesIn(text).flatMap((name) => joinPath(folderOf(path), name) ?? []));
      else waiting.push(...importsOf(path, text).filter((each) => !isSource(each) && !isTestPath(each)));
    }
  }
}

/** Folders and names of the code that gates check. Tasks are expected to change it. */
const SOURCE_FOLDERS =
  /(?:^|\/)(?:src|lib|app|apps|pkg|cmd|internal|source|sources|packages|crates|modules|server|client|api|core|components)\//;
const SOURCE_NAMES = /^(?:index|main|app|server|cli|__main__|__init__|manage|start|program|run|setup)\.\w+$/i;

/** Returns true if this file is more likely the code under test than a program that checks it. */
export function isSource(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (PROGRAM_FOLDERS.test(path) || path.split('/').some(namesACheck)) return false;
  return SOURCE_FOLDERS.test(path) || (SOURCE_NAMES.test(name) && !SHELL.test(name));
}

/** Packages and Makefiles are compared part by part, and tests have separate rules. */
function isProgram(path: string): boolean {
  return (
    !isPackageFile(path) &&
    !isMakefile(path) &&
    !isTestPath(path) &&
    !isRequirements(path) &&
    !/(?:^|\/)composer\.json$/.test(path)
  );
}

/** Folders of the repository's programs, as opposed to the code that they check. */
const PROGRAM_FOLDERS = /(?:^|\/)(?:scripts?|tools?|bin|ci|\.ci|hack|dev|build-tools|etc)\//;
const SHELL = /\.(?:sh|bash|zsh|ksh|bats|ps1|bat|cmd)$|(?:^|\/)[^./]+$/;

/**
 * Returns true if a word of a command is a program that runs: a shell script, or a file in a folder for programs. `node
 * src/app.js` runs the code under test, which tasks are expected to change.
 */
function isRun(path: string, words: ReadonlySet<string>, folders: readonly string[]): boolean {
  if (!SHELL.test(path) && !PROGRAM_FOLDERS.test(path)) return false;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (PROGRAM_FOLDERS.test(path) && namesACheck(name)) return true;
  return folders.some((folder) => {
    if (folder === '') return words.has(path);
    return path.startsWith(`${folder}/`) && words.has(path.slice(folder.length + 1));
  });
}
