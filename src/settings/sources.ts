import { resolve } from 'node:path';
import { type FileRead, isFolder, type ReadFile, repositoryRoot } from './file.ts';
import type { GivenValue } from './given.ts';
import type { Environment } from './inputs.ts';
import { LARGEST_FILE, type ParsedFile, parseSettingsFile } from './parse-file.ts';
import type { Problem } from './problem.ts';
import type { ConstraintRules } from './responses.ts';

/** Where the configuration is looked for, at the repository's root. */
export const DEFAULT_CONFIG = '.forge/headless-config.yml';

/** The other spelling of its ending. A repository has one or the other. */
export const OTHER_CONFIG = '.forge/headless-config.yaml';

type Values = ReadonlyMap<string, GivenValue>;

/** A configuration that was found, or null where there is none; `broken` says that it could not be understood. */
export interface FoundFile {
  readonly path: string | null;
  readonly parsed: ParsedFile | null;
  readonly problems: readonly Problem[];
}

/** The text given for one of the run's own keys. */
export function textOf(values: Values, key: string): string | null {
  const value = values.get(key)?.value;
  return typeof value === 'string' ? value : null;
}

/** The folder the run works in, absolute. The runner's workspace is what action paths are relative to. */
export function workspaceOf(
  values: Values,
  base: string,
): { readonly path: string; readonly problems: Problem[] } {
  const given = values.get('workspace');
  const path = resolve(base, textOf(values, 'workspace') ?? '.');
  if (given === undefined || isFolder(path)) return { path, problems: [] };
  return { path, problems: [{ where: given.where, message: `${path} is no folder: name the repository's` }] };
}

/** Where relative paths of the door begin: the runner's checkout for the action, else the working directory. */
export function baseFolder(door: 'action' | 'cli', env: Environment, cwd: string): string {
  const checkout = env.GITHUB_WORKSPACE ?? '';
  return door === 'action' && checkout !== '' ? resolve(checkout) : resolve(cwd);
}

/**
 * The configuration file. The default one may be missing. One that was named may not: it is looked for from
 * where the run was started, then from the repository's root.
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
  const message = `${named} does not exist (looked for ${places.join(' and ')}): write it, or leave the setting out`;
  return { path: null, parsed: null, problems: [{ where, message }] };
}

/** `.forge/headless-config.yml` or `.yaml`. Both are an error: nobody could tell which one counts. */
async function findDefault(root: string, readFile: ReadFile, rules: ConstraintRules): Promise<FoundFile> {
  const [usual, other] = await Promise.all(
    [DEFAULT_CONFIG, OTHER_CONFIG].map((name) => readFile(resolve(root, name), LARGEST_FILE)),
  );
  const [name, read] = usual?.kind === 'missing' ? [OTHER_CONFIG, other] : [DEFAULT_CONFIG, usual];
  if (read === undefined || read.kind === 'missing') return { path: null, parsed: null, problems: [] };
  const parsed = await parsedFrom(name, read, rules);
  const isBoth = name === DEFAULT_CONFIG && other !== undefined && other.kind !== 'missing';
  const both = { where: OTHER_CONFIG, message: `${DEFAULT_CONFIG} is there too: keep one of them` };
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

/** A task given with the run: as text, or in a file. null where neither was given. */
export async function givenTask(
  values: Values,
  base: string,
  readFile: ReadFile,
): Promise<{ readonly task: GivenValue | null; readonly problems: readonly Problem[] }> {
  const text = values.get('task') ?? null;
  const file = values.get('task-file');
  if (file === undefined) return { task: text, problems: [] };
  if (text !== null) {
    return { task: text, problems: [{ where: file.where, message: `${text.where} is given too: keep one` }] };
  }
  const read = await readFile(resolve(base, String(file.value)), LARGEST_FILE);
  const where = file.where;
  if (read.kind === 'bytes') {
    const task = Buffer.from(read.bytes).toString('utf8').trim();
    if (task !== '' && !task.includes('\0')) return { task: { value: task, where }, problems: [] };
    return {
      task: null,
      problems: [{ where, message: `${file.value} holds no text: write the task into it` }],
    };
  }
  const why =
    read.kind === 'missing'
      ? 'does not exist: write the task into it, or correct its name'
      : `cannot be the task: ${read.message}`;
  return { task: null, problems: [{ where, message: `${file.value} ${why}` }] };
}
