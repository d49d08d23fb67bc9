import type { DefinitionFile, Evidence, GateCommand } from './changed-file.ts';
import { importsOf, joined } from './imports.ts';
import { commandsFor, includesIn, isMakefile, readMakefile, targetsNamed } from './makefile.ts';
import { foldersNamed, namedFiles } from './named-files.ts';
import { readPackage, scriptsNamed, wordsOf } from './package-scripts.ts';
import { isTestPath } from './test-path.ts';

/** What the gates run, as far as it can be read off: their commands, and all that these lead to. */
export interface Reach {
  /** Scripts of package.json by name. */
  readonly scripts: ReadonlySet<string>;
  /** Targets of Makefiles. */
  readonly targets: ReadonlySet<string>;
  /** All that is run, as text. */
  readonly commands: string;
  /** Whether a command runs this file of the repository, or is told to read it. */
  runs(path: string): boolean;
  /** Whether one of these tools is run. */
  uses(tools: RegExp): boolean;
  /** Whether a command finds programs in the folder of this path. */
  isOnPath(path: string): boolean;
  /** Folders in which programs that gates run find modules first. */
  readonly importFolders: ReadonlySet<string>;
  /** Files that decide what the gates run; some do not exist. */
  readonly files: ReadonlySet<string>;
}

/** Where the commands of gates are defined by name, in the folder that a gate runs in. */
const DEFINED_IN = ['package.json', 'Makefile', 'makefile', 'GNUmakefile', 'justfile', 'composer.json'];

/** So many files are followed. */
const MOST_FILES = 400;
/** Folders that commands go to, and lines of one shell script that are read as commands. */
const MOST_FOLDERS = 30;
const MOST_LINES = 2000;

/** The files that say what the gates' commands run, as far as `known` leads to them. */
export function definitionPaths(
  gates: readonly GateCommand[],
  known: readonly DefinitionFile[] = [],
): readonly string[] {
  const { files } = reachOf({ gates, files: [], definitions: known });
  const there = new Set(known.map(({ path }) => path));
  return [...files].filter((path) => !there.has(path)).slice(0, MOST_FILES);
}

/** Names that stand for a test or a check, whether or not a gate is known to run them. */
const CHECKS =
  /^(?:pre|post)?(?:tests?|lint|type-?check|tsc|checks?|verify|validate|coverage|cov|ci|e2e|unit|integration|spec|audit|mypy|ruff|clippy|vet)(?:[:._-]|$)/i;

export function namesACheck(name: string): boolean {
  return CHECKS.test(name);
}

export function isPackageFile(path: string): boolean {
  return /(?:^|\/)package\.json$/.test(path);
}

/** All versions of the files that name commands: a script that was renamed is reached under both its names. */
function sourcesOf({ files, definitions }: Evidence) {
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
export function reachOf(evidence: Evidence): Reach {
  const sources = sourcesOf(evidence);
  const named: Named = {
    scripts: new Set<string>(),
    targets: new Set<string>(),
    commands: new Set(evidence.gates.map(({ command }) => command)),
  };
  const files = new Set<string>();
  const folders = new Set(evidence.gates.map(({ working_dir }) => working_dir));
  // What is added to a set while it is walked is walked too, and each command once.
  for (const command of named.commands) {
    followNames(command, sources, named);
    for (const folder of foldersNamed(command))
      for (const base of [...folders]) add(folders, joined(base, folder), MOST_FOLDERS);
    followFiles(command, sources, { files, folders, commands: named.commands });
  }
  const { scripts, targets } = named;
  const commands = [...named.commands].join('\n');
  if (scripts.size + targets.size > 0) {
    for (const folder of folders) for (const name of DEFINED_IN) add(files, joined(folder, name));
  }
  if (targets.size > 0) addIncluded(sources, files);
  const words = new Set([...named.commands].flatMap(wordsOf).map((word) => word.replace(/^(?:\.\/)+/, '')));
  const tools = [...words].map((word) => word.slice(word.lastIndexOf('/') + 1));
  const onPath = evidence.searchFolders ?? [];
  return {
    scripts,
    targets,
    commands,
    files,
    runs: (path) => isRun(path, words, [...folders]) || (files.has(path) && isProgram(path)),
    uses: (pattern) => tools.some((tool) => pattern.test(tool)),
    isOnPath: (path) => onPath.some((folder) => path.startsWith(`${folder}/`)),
    importFolders: new Set([...folders, ...[...files].filter((file) => file.endsWith('.py')).map(folderOf)]),
  };
}

function add(set: Set<string>, value: string | null, most = MOST_FILES): void {
  if (value !== null && set.size < most) set.add(value);
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

/** Files that the Makefiles include, and those that these include. */
function addIncluded({ texts }: Sources, files: Set<string>): void {
  for (const path of files) {
    for (const { text } of texts.filter((each) => each.path === path)) {
      if (!isMakefile(path) && !path.endsWith('.inc')) continue;
      for (const name of includesIn(text)) add(files, joined(folderOf(path), name));
    }
  }
}

interface Followed {
  readonly files: Set<string>;
  readonly folders: ReadonlySet<string>;
  readonly commands: Set<string>;
}

/** Adds the files that a command names, those that these load, and what the shell scripts among them run. */
function followFiles(command: string, { texts }: Sources, { files, folders, commands }: Followed): void {
  const waiting = namedFiles(command)
    .filter(({ file, as }) => as === 'config' || !isSource(file))
    .flatMap(({ file }) => [...folders].flatMap((folder) => joined(folder, file) ?? []));
  for (const path of waiting) {
    if (files.has(path) || files.size >= MOST_FILES) continue;
    files.add(path);
    for (const { text } of texts.filter((each) => each.path === path)) {
      if (SHELL.test(path))
        for (const line of text.split('\n').slice(0, MOST_LINES))
          if (!/^\s*(?:#|$)/.test(line)) commands.add(line);
      if (isMakefile(path))
        waiting.push(...includesIn(text).flatMap((name) => joined(folderOf(path), name) ?? []));
      else waiting.push(...importsOf(path, text).filter((each) => !isSource(each) && !isTestPath(each)));
    }
  }
}

/** Folders and names of the code that gates check, which is there to be changed. */
const SOURCE_FOLDERS =
  /(?:^|\/)(?:src|lib|app|apps|pkg|cmd|internal|source|sources|packages|crates|modules|server|client|api|core|components)\//;
const SOURCE_NAMES = /^(?:index|main|app|server|cli|__main__|__init__|manage|start|program|run|setup)\.\w+$/i;

/** Whether this file is more likely the code under test than a program that checks it. */
export function isSource(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (PROGRAM_FOLDERS.test(path) || path.split('/').some(namesACheck)) return false;
  return SOURCE_FOLDERS.test(path) || (SOURCE_NAMES.test(name) && !SHELL.test(name));
}

/** A package's or Makefile's parts are told apart; tests have rules of their own. */
function isProgram(path: string): boolean {
  return (
    !isPackageFile(path) && !isMakefile(path) && !isTestPath(path) && !/(?:^|\/)composer\.json$/.test(path)
  );
}

/** A program of the repository's own, as opposed to the code that it checks. */
const PROGRAM_FOLDERS = /(?:^|\/)(?:scripts?|tools?|bin|ci|\.ci|hack|dev|build-tools|etc)\//;
const SHELL = /\.(?:sh|bash|zsh|ksh|bats|ps1|bat|cmd)$|(?:^|\/)[^./]+$/;

/**
 * A word of a command is a program that it runs if it is a shell script or lies in a folder for such programs;
 * `node src/app.js` runs the code under test, which is there to be changed.
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
