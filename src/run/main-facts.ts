import { type DocumentCheck, documentCheck } from '../adapters/documents.ts';
import { compileGlobs } from '../constraints/glob.ts';
import type { ChangeSet, FileChange } from '../core/change.ts';
import type { InvalidFile, MainFacts } from '../core/constraint.ts';
import type { Repository } from '../core/ports.ts';
import type { CommitFiles } from '../core/tracked-file.ts';
import { LARGEST_FILE } from '../settings/safety-schema.ts';
import type { ConstraintSettings } from '../settings/schema.ts';

export interface MainCommit {
  readonly repository: Pick<Repository, 'files'> & CommitFiles;
  readonly settings: ConstraintSettings['main_branch'];
  readonly branch: string;
  /** The tree to be committed, and what of it is changed. */
  readonly tree: string;
  readonly changes: ChangeSet;
  /** The commit whose schemas count: neither the agent nor who asked for the run can have changed them. */
  readonly trusted: string;
  readonly stateProblem: string | null;
}

/** How a commit on the main branch meets what S-013 asks for. The very bytes to be committed are read, not the disk's. */
export async function mainFacts(commit: MainCommit): Promise<MainFacts> {
  const { branch, changes, stateProblem, settings } = commit;
  const { require_changelog: file } = settings;
  const isUpdated = changes.some((change) => change.path === file && holdsMore(change));
  const changelog = file === undefined ? null : { file, updated: isUpdated };
  return { branch, changelog, stateProblem, invalid: await invalidFiles(commit) };
}

/** An entry is a line more: bits alone, or lines taken away, tell nobody what was done. */
function holdsMore({ newMode, linesAdded, binary, oldOid, newOid }: FileChange): boolean {
  if (newMode === null || !newMode.startsWith('100')) return false;
  return binary ? oldOid !== newOid : linesAdded > 0;
}

type Rule = ConstraintSettings['main_branch']['validate'][number];

async function invalidFiles(commit: MainCommit): Promise<readonly InvalidFile[]> {
  const { settings, trusted, repository } = commit;
  const checks = await schemaChecks(settings, trusted, repository);
  const invalid = await Promise.all(
    settings.validate.map((rule) => invalidBy(rule, checks.get(rule.schema) ?? MISSING, commit)),
  );
  return invalid.flat();
}

/** The schemas of the settings that nothing can be held against, in the order of the settings; each once. */
export async function brokenSchemas(
  settings: MainCommit['settings'],
  trusted: string,
  repository: CommitFiles,
): Promise<readonly InvalidFile[]> {
  const checks = await schemaChecks(settings, trusted, repository);
  return [...checks].flatMap(([path, check]) =>
    typeof check === 'string' ? [{ path, problem: check }] : [],
  );
}

const MISSING = 'is not in the commit whose rules this run keeps to';

/** Each schema as a check; or, as text, why it is none, in words that follow its path. */
async function schemaChecks(
  { validate }: MainCommit['settings'],
  trusted: string,
  repository: CommitFiles,
): Promise<ReadonlyMap<string, DocumentCheck | string>> {
  const paths = [...new Set(validate.map(({ schema }) => schema))];
  const found = await repository.filesAt(trusted, paths, LARGEST_FILE);
  const checks = paths.map(async (path): Promise<[string, DocumentCheck | string]> => {
    const file = found.get(path) ?? MISSING;
    return [path, typeof file === 'string' ? file : await documentCheck(path, file.bytes)];
  });
  return new Map(await Promise.all(checks));
}

async function invalidBy(
  { files, schema }: Rule,
  check: DocumentCheck | string,
  { repository, tree }: MainCommit,
): Promise<readonly InvalidFile[]> {
  if (typeof check === 'string') return [{ path: schema, problem: check }];
  // Read as wide as the words can be taken: what is asked for should not be missed.
  const glob = compileGlobs([files.replace(/\/$/, '/**')], { caseFold: true, anyDepth: true, covers: false });
  const matching = await repository.files(tree, (path) => glob.match(path) !== null, LARGEST_FILE);
  return matching.flatMap(({ path, bytes: content }) => {
    const problem = content === null ? 'is too large to be checked' : check(path, content);
    return problem === null ? [] : [{ path, problem }];
  });
}
