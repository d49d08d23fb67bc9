import type { Evidence, GateCommand } from './changed-file.ts';
import { commandsFor, isMakefile, readMakefile, targetsNamed } from './makefile.ts';
import { readPackage, scriptsNamed, wordsOf } from './package-scripts.ts';

/** What the gates run, as far as it can be read off: their commands, and all that these lead to. */
export interface Reach {
  /** Scripts of package.json by name. */
  readonly scripts: ReadonlySet<string>;
  /** Targets of Makefiles. */
  readonly targets: ReadonlySet<string>;
  /** Whether a command runs this file of the repository. */
  runs(path: string): boolean;
}

/** Where the commands of gates are defined by name, in the folder that a gate runs in. */
const DEFINED_IN = ['package.json', 'Makefile', 'makefile', 'GNUmakefile', 'justfile'];

/** The files that say what the gates' commands run. */
export function definitionPaths(gates: readonly GateCommand[]): readonly string[] {
  const named = gates.filter(
    ({ command }) => scriptsNamed(command).length + targetsNamed(command).length > 0,
  );
  const folders = new Set(named.map(({ working_dir: folder }) => folder));
  return [...folders].flatMap((folder) =>
    DEFINED_IN.map((name) => (folder === '' ? name : `${folder}/${name}`)),
  );
}

/** Names that stand for a test or a check, whether or not a gate is known to run them. */
const CHECKS =
  /^(?:pre|post)?(?:tests?|lint|type-?check|tsc|check|verify|validate|coverage|cov|ci|e2e|unit|integration|spec|audit|mypy|ruff|clippy|vet)(?:[:._-]|$)/i;

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
  return { packages: packages.filter((each) => each !== null), makefiles };
}

/** Follows the gates' commands through scripts and targets to everything they run. */
export function reachOf(evidence: Evidence): Reach {
  const sources = sourcesOf(evidence);
  const scripts = new Set<string>();
  const targets = new Set<string>();
  const commands = new Set(evidence.gates.map(({ command }) => command));
  // What is added to a set while it is walked is walked too, and each command once.
  for (const command of commands) {
    for (const each of scriptsNamed(command).flatMap((name) => [name, `pre${name}`, `post${name}`])) {
      scripts.add(each);
      for (const { scripts: defined } of sources.packages) commands.add(defined.get(each) ?? '');
    }
    const named = targetsNamed(command);
    for (const makefile of sources.makefiles) {
      for (const target of named.map((name) => (name === '' ? makefile.first : name))) {
        targets.add(target);
        commands.add(commandsFor(makefile, target) ?? '');
        for (const need of makefile.rules.get(target)?.needs ?? []) commands.add(`make ${need}`);
      }
    }
  }
  const words = new Set([...commands].flatMap(wordsOf).map((word) => word.replace(/^(?:\.\/)+/, '')));
  const folders = [...new Set(evidence.gates.map(({ working_dir }) => working_dir))];
  return { scripts, targets, runs: (path) => isRun(path, words, folders) };
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
