import { type DocumentCheck, documentCheck } from '../../adapters/workspace/document-validation.ts';
import { compileGlobs } from '../../constraints/patterns/glob.ts';
import type { ChangeSet, FileChange } from '../../core/git/change.ts';
import type { CommitFiles } from '../../core/git/tracked-file.ts';
import type { Repository } from '../../core/ports.ts';
import type { InvalidFile, MainFacts } from '../../core/run/constraint.ts';
import { LARGEST_FILE } from '../../settings/schema/safety-schema.ts';
import type { ConstraintSettings } from '../../settings/schema/schema.ts';

export interface MainCommit {
  readonly repository: Pick<Repository, 'files'> & CommitFiles;
  readonly settings: ConstraintSettings['main_branch'];
  readonly branch: string;
  /** The tree to commit. */
  readonly tree: string;
  readonly changes: ChangeSet;
  /** The commit that schemas are read from. Neither the agent nor the person who started the run can change it. */
  readonly trusted: string;
  readonly stateProblem: string | null;
}

/** Returns how a commit on the main branch meets S-013. Reads the content to be committed, not the disk. */
export async function mainFacts(commit: MainCommit): Promise<MainFacts> {
  const { branch, changes, stateProblem, settings } = commit;
  const { require_changelog: file } = settings;
  const isUpdated = changes.some((change) => change.path === file && addsEntry(change));
  const changelog = file === undefined ? null : { file, updated: isUpdated };
  return { branch, changelog, stateProblem, invalid: await invalidFiles(commit) };
}

/** Returns true if a change adds a line. A changed mode or removed lines are not a changelog entry. */
function addsEntry({ newMode, linesAdded, binary, oldOid, newOid }: FileChange): boolean {
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

/** Returns the schemas that cannot be used, in the order of the settings, each once. */
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

const MISSING = 'is not in the trusted commit of this run';

/** Returns a check for each schema, or text that says why it cannot be used and follows its path in a message. */
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
  // Globs are read broadly, so that no file is missed.
  const glob = compileGlobs([files.replace(/\/$/, '/**')], { caseFold: true, anyDepth: true, covers: false });
  const matching = await repository.files(tree, (path) => glob.match(path) !== null, LARGEST_FILE);
  return matching.flatMap(({ path, bytes: content }) => {
    const problem = content === null ? 'is too large to be checked' : check(path, content);
    return problem === null ? [] : [{ path, problem }];
  });
}
