import { resolve } from 'node:path';
import type { Problem } from '../checks/problem.ts';
import type { ConstraintRules } from '../checks/responses.ts';
import { type FileRead, isFolder, type ReadFile, type ReadStdin, repositoryRoot } from './file.ts';
import type { GivenValue } from './given.ts';
import type { Environment } from './inputs.ts';
import { LARGEST_FILE, type ParsedFile, parseSettingsFile } from './parse-file.ts';

/** Default path of the configuration, at the repository's root. */
export const DEFAULT_CONFIG = '.forge/headless-config.yml';

/** The other spelling of its ending. A repository may have only one of the two. */
export const OTHER_CONFIG = '.forge/headless-config.yaml';

type Values = ReadonlyMap<string, GivenValue>;

/** The configuration that was found, or null. `broken`: it could not be parsed. */
export interface FoundFile {
  readonly path: string | null;
  readonly parsed: ParsedFile | null;
  readonly problems: readonly Problem[];
}

/** Returns the text given for one of the run's own keys. */
export function textOf(values: Values, key: string): string | null {
  const value = values.get(key)?.value;
  return typeof value === 'string' ? value : null;
}

/** Returns the absolute folder of the run. Paths of the action are relative to the runner's workspace. */
export function workspaceOf(
  values: Values,
  base: string,
): { readonly path: string; readonly problems: Problem[] } {
  const given = values.get('workspace');
  const path = resolve(base, textOf(values, 'workspace') ?? '.');
  if (given === undefined || isFolder(path)) return { path, problems: [] };
  return {
    path,
    problems: [{ where: given.where, message: `${path} is not a folder: set the folder of the repository` }],
  };
}

/** Returns the base of relative paths: the runner's checkout for the action, else the working directory. */
export function baseFolder(entryPoint: 'action' | 'cli', env: Environment, cwd: string): string {
  const checkout = env.GITHUB_WORKSPACE ?? '';
  return entryPoint === 'action' && checkout !== '' ? resolve(checkout) : resolve(cwd);
}

/**
 * Finds the configuration file. The default file may be missing. A named file must exist; it is searched from where the
 * run was started, then from the repository's root.
 */
export async function findFile(
  values: Values,
  base: string,
  workspace: string,
  readFile: ReadFile,
  rules: ConstraintRules,
): Promise<FoundFile> {
  const root = repositoryRoot(workspace);
  const named = textOf(values, 'config');
  if (named === null) return findDefault(root, readFile, rules);
  const places = [...new Set([resolve(base, named), resolve(root, named)])];
  for (const path of places) {
    const read = await readFile(path, LARGEST_FILE);
    if (read.kind === 'missing') continue;
    const parsed = await parsedFrom(named, read, rules);
    return { path, parsed, problems: parsed.problems };
  }
  const where = values.get('config')?.where ?? named;
  const message = `${named} does not exist (looked for ${places.join(' and ')}): create it, or remove the setting`;
  return { path: null, parsed: null, problems: [{ where, message }] };
}

/**
 * Finds `.forge/headless-config.yml` or `.yaml`. Both together are an error, because it is unclear which one counts.
 */
async function findDefault(root: string, readFile: ReadFile, rules: ConstraintRules): Promise<FoundFile> {
  const [usual, other] = await Promise.all(
    [DEFAULT_CONFIG, OTHER_CONFIG].map((name) => readFile(resolve(root, name), LARGEST_FILE)),
  );
  const [name, read] = usual?.kind === 'missing' ? [OTHER_CONFIG, other] : [DEFAULT_CONFIG, usual];
  if (read === undefined || read.kind === 'missing') return { path: null, parsed: null, problems: [] };
  const parsed = await parsedFrom(name, read, rules);
  const isBoth = name === DEFAULT_CONFIG && other !== undefined && other.kind !== 'missing';
  const both = { where: OTHER_CONFIG, message: `${DEFAULT_CONFIG} also exists: keep only one of them` };
  return {
    path: resolve(root, name),
    parsed,
    problems: isBoth ? [both, ...parsed.problems] : parsed.problems,
  };
}

async function parsedFrom(name: string, read: FileRead, rules: ConstraintRules): Promise<ParsedFile> {
  if (read.kind === 'bytes') return parseSettingsFile(name, read.bytes, rules);
  const message = read.kind === 'refused' ? read.message : 'it is missing';
  return { name, data: undefined, problems: [{ where: name, message }], place: () => name };
}

/**
 * Returns the task of the run, from text, a file or, for `--task -`, stdin; null if none was given. Without `readStdin`,
 * `-` stands for a task that is not read.
 */
export async function givenTask(
  values: Values,
  base: string,
  readFile: ReadFile,
  readStdin?: ReadStdin,
): Promise<GivenTask> {
  const text = values.get('task') ?? null;
  const file = values.get('task-file');
  if (file === undefined) {
    const isStdin = text?.value === '-' && readStdin !== undefined;
    return isStdin
      ? taskFrom('stdin', text.where, await readStdin(LARGEST_FILE))
      : { task: text, problems: [] };
  }
  if (text !== null) {
    return {
      task: text,
      problems: [{ where: file.where, message: `${text.where} is also set: keep only one` }],
    };
  }
  return taskFrom(
    String(file.value),
    file.where,
    await readFile(resolve(base, String(file.value)), LARGEST_FILE),
  );
}

interface GivenTask {
  readonly task: GivenValue | null;
  readonly problems: readonly Problem[];
}

function taskFrom(name: string, where: string, read: FileRead): GivenTask {
  if (read.kind === 'bytes') {
    const task = Buffer.from(read.bytes).toString('utf8').trim();
    if (task !== '' && !task.includes('\0')) return { task: { value: task, where }, problems: [] };
    return {
      task: null,
      problems: [{ where, message: `${name} contains no text: write the task into it` }],
    };
  }
  const why =
    read.kind === 'missing'
      ? 'does not exist: write the task into it, or correct its name'
      : `cannot be the task: ${read.message}`;
  return { task: null, problems: [{ where, message: `${name} ${why}` }] };
}
