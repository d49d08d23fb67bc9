import { resolve } from 'node:path';
import type { CustomSource } from '../adapters/custom/open.ts';
import { trustedWords } from '../adapters/custom/trusted-words.ts';
import { isWithin } from '../adapters/sandbox/mount.ts';
import type { PathRules } from '../constraints/path-rules.ts';
import { CONSTRAINT_NAMES } from '../constraints/registry.ts';
import { type CustomConstraints, NO_CUSTOM } from '../core/custom.ts';
import { StopRun } from '../core/outcome.ts';
import type { CommitFiles, TrackedFile } from '../core/tracked-file.ts';
import { type CustomEntry, customNameProblem, repositoryPath } from '../settings/custom.ts';
import { knownNames } from '../settings/nearest.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import { changeableCode, type StartedParts } from './custom-started.ts';
import type { Grounds } from './walls.ts';

/** Bytes of one file of a custom constraint. */
const LARGEST_FILE = 1024 * 1024;

/** What the entries are read with. */
export type SourceParts = Omit<CustomParts, 'settings' | 'grounds' | 'temporary'>;

export interface CustomParts {
  readonly settings: ConstraintSettings;
  readonly repository: CommitFiles;
  /** Where their files are read from: the commit that the run's configuration is trusted in (DECISIONS D28). */
  readonly commit: string;
  readonly grounds: () => Promise<Grounds>;
  readonly temporary: string;
  /** What decides whether the agent may change a file. */
  readonly rules: () => PathRules;
  /** Absolute. */
  readonly root: string;
  /** PATH of the job. */
  readonly searchPath: string;
}

/**
 * The custom constraints that the settings list, read from the trusted commit and ready to be asked. Throws
 * StopRun(config), with all that is wrong, before any model is called.
 */
export async function openCustom(parts: CustomParts): Promise<CustomConstraints> {
  const { custom } = parts.settings;
  if (custom.length === 0) return NO_CUSTOM;
  // Few runs have any: what starts and asks them is loaded for those alone.
  const loading = import('../adapters/custom/open.ts');
  const [{ openCustomConstraints }, grounds, sources] = await Promise.all([
    loading,
    parts.grounds(),
    sourcesOf(custom, parts),
  ]);
  const { temporary } = parts;
  const opened = await openCustomConstraints(sources, { ...grounds, temporary });
  if (isProblems(opened)) return stop(opened);
  const problems = nameProblems(opened, parts.settings);
  if (problems.length === 0) return opened;
  await opened.close();
  return stop(problems);
}

function isProblems(opened: CustomConstraints | readonly string[]): opened is readonly string[] {
  return Array.isArray(opened);
}

function stop(problems: readonly string[]): never {
  throw new StopRun({ kind: 'config', reason: `constraints.custom: ${problems.join('; ')}` });
}

/** Throws StopRun(config) where a file that the entries name cannot be used. */
export async function sourcesOf(
  entries: readonly CustomEntry[],
  parts: SourceParts,
): Promise<readonly CustomSource[]> {
  const { repository, commit } = parts;
  const named = entries.map(filesNamedBy);
  const paths = [...new Set(named.flatMap(({ files }) => files))];
  const found = await repository.filesAt(commit, paths, LARGEST_FILE);
  const problems = [
    ...named.flatMap(({ problem }) => (problem === null ? [] : [problem])),
    ...paths.flatMap((path) => fileProblem(path, found.get(path), commit)),
    ...named.flatMap(({ program }) => programProblem(program, found)),
  ];
  if (problems.length > 0) return stop(problems);
  const changeable = await changeableCode(entries, found, startedIn(parts));
  if (changeable.length > 0) return stop(changeable);
  const regular = new Map(
    [...found].flatMap(([path, file]) => (typeof file === 'string' ? [] : [[path, file]])),
  );
  return entries.map((entry, at) => sourceOf(entry, named[at]?.files ?? [], regular));
}

function startedIn({ repository: files, commit, rules, root, searchPath }: SourceParts): StartedParts {
  const folders = searchPath.split(':').map((folder) => resolve(root, folder));
  return { files, commit, rules: rules(), root, folders: folders.filter((folder) => isWithin(folder, root)) };
}

interface NamedFiles {
  readonly files: readonly string[];
  readonly program: string | null;
  readonly problem: string | null;
}

function filesNamedBy(entry: CustomEntry): NamedFiles {
  if (typeof entry === 'string') return { files: [repositoryPath(entry)], program: null, problem: null };
  const { files, program, problem } = trustedWords(entry.command);
  return { files, program, problem: problem === null ? null : `${entry.name}: ${problem}` };
}

function fileProblem(
  path: string,
  file: TrackedFile | string | undefined,
  commit: string,
): readonly string[] {
  const where = `in the commit ${commit.slice(0, 10)}`;
  if (typeof file === 'string') return [`${path} ${file} (${where})`];
  if (file !== undefined) return [];
  return [`${path} is not ${where}: commit it, for it is read from there and never from the disk`];
}

function programProblem(
  program: string | null,
  found: ReadonlyMap<string, TrackedFile | string>,
): readonly string[] {
  const file = program === null ? undefined : found.get(program);
  if (file === undefined || typeof file === 'string' || file.executable) return [];
  return [
    `${program} is not executable in the commit: run "git update-index --chmod=+x ${program}" and commit it`,
  ];
}

function sourceOf(
  entry: CustomEntry,
  files: readonly string[],
  regular: ReadonlyMap<string, TrackedFile>,
): CustomSource {
  if (typeof entry !== 'string') return { kind: 'command', ...entry, files: regular };
  const [path = ''] = files;
  return { kind: 'module', path, bytes: regular.get(path)?.bytes ?? new Uint8Array() };
}

/** What only the loaded modules could tell: how they are called. */
function nameProblems({ all }: CustomConstraints, settings: ConstraintSettings): readonly string[] {
  const names = all.map(({ name }) => name);
  const known = [...CONSTRAINT_NAMES, ...names];
  return [
    ...all.flatMap(({ name, source }, at) => nameProblem(name, source, names.indexOf(name) === at)),
    ...Object.keys(settings.on_violation)
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `on_violation names the unknown constraint ${JSON.stringify(name)}: ${knownNames(name, known)}`,
      ),
  ];
}

function nameProblem(name: string, source: string, isFirst: boolean): readonly string[] {
  const problem = customNameProblem(name);
  if (problem !== null) return [`${source}: ${problem}`];
  if (CONSTRAINT_NAMES.includes(name)) {
    return [`${source} is called ${name} like a built-in constraint: give it a name of its own`];
  }
  return isFirst
    ? []
    : [`${source} is called ${name} like another custom constraint: give it a name of its own`];
}
