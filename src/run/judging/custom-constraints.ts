import { resolve } from 'node:path';
import type { CustomSource } from '../../adapters/custom/open-custom-constraints.ts';
import { trustedFilesIn } from '../../adapters/custom/trusted-files.ts';
import type { PathRules } from '../../constraints/patterns/path-rules.ts';
import { CONSTRAINT_NAMES } from '../../constraints/registry.ts';
import type { CommitFiles, TrackedFile } from '../../core/git/tracked-file.ts';
import { isWithin } from '../../core/path/is-within.ts';
import { type CustomConstraints, NO_CUSTOM } from '../../core/run/custom.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { type CustomEntry, customNameProblem, repositoryPath } from '../../settings/schema/custom-schema.ts';
import type { ConstraintSettings } from '../../settings/schema/schema.ts';
import { knownNames } from '../../settings/values/nearest.ts';
import type { SandboxParts } from '../sandbox/sandbox-setup.ts';
import { changeableCode, type StartedParts } from './custom-code.ts';

/** Maximum size in bytes of a custom constraint's file. */
const LARGEST_FILE = 1024 * 1024;

/** The parts that are needed to read the entries. */
export type SourceParts = Omit<CustomParts, 'settings' | 'sandboxParts' | 'temporary'>;

export interface CustomParts {
  readonly settings: ConstraintSettings;
  readonly repository: CommitFiles;
  /** The trusted commit that the files are read from. */
  readonly commit: string;
  readonly sandboxParts: () => Promise<SandboxParts>;
  readonly temporary: string;
  /** Returns the rules that decide if the agent may change a file. */
  readonly rules: () => PathRules;
  /** Absolute. */
  readonly root: string;
  /** PATH of the job. */
  readonly searchPath: string;
}

/**
 * Opens the custom constraints of the settings, read from the trusted commit. Throws StopRun(config) with all problems
 * before any model call.
 */
export async function openCustom(parts: CustomParts): Promise<CustomConstraints> {
  const { custom } = parts.settings;
  if (custom.length === 0) return NO_CUSTOM;
  // Loaded only for runs with custom constraints, which are few.
  const loading = import('../../adapters/custom/open-custom-constraints.ts');
  const [{ openCustomConstraints }, sandboxParts, sources] = await Promise.all([
    loading,
    parts.sandboxParts(),
    sourcesOf(custom, parts),
  ]);
  const { temporary } = parts;
  const opened = await openCustomConstraints(sources, { ...sandboxParts, temporary });
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

/** Throws StopRun(config) if a file that the entries name cannot be used. */
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
  const { files, program, problem } = trustedFilesIn(entry.command);
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
  return [`${path} is not ${where}: commit it, because it is read from there and never from disk`];
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

/** Checks the constraints' names, which are known only after the modules are loaded. */
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
    return [`${source} has the name ${name} of a built-in constraint: give it another name`];
  }
  return isFirst ? [] : [`${source} has the name ${name} of another custom constraint: give it another name`];
}
