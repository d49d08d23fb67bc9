import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hardenedGit } from './adapters/git/exec.ts';
import { findGit, findRoot } from './adapters/git/find.ts';
import { layoutOf } from './adapters/git/site.ts';
import { type Verdict, verifyChain } from './audit/verify.ts';
import { EXIT_CODES, type ExitCode, StopRun } from './core/outcome.ts';
import { AUDIT_TRAILER } from './core/trailers.ts';

export interface Verification {
  /** What was checked, or the first thing that does not hold. */
  readonly lines: readonly string[];
  /** 0 or 1; 5 where the command line is wrong. */
  readonly exitCode: ExitCode;
}

type Sound = Extract<Verdict, { readonly ok: true }>;

/** `verify DIR [--commit SHA] [--workspace DIR]`: the chain, the root in execution.json, and the commit. */
export async function verifyRun(
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Verification> {
  const asked = question(words);
  if (asked === null) {
    const usage =
      'usage: forge-headless verify DIR [--commit SHA] [--workspace DIR], DIR being the folder of a run’s reports';
    return { lines: [usage], exitCode: EXIT_CODES.config_error };
  }
  const folder = resolve(cwd, asked.folder);
  const path = join(folder, 'events.jsonl');
  if (!existsSync(path)) return wrong(`${path} does not exist: name the folder of a run's reports`);
  const verdict = verifyChain(readFileSync(path, 'utf8'));
  if (!verdict.ok) return wrong(`${path}: ${verdict.reason}`);
  const stated = statedRoot(folder);
  if (stated !== null && stated !== verdict.root) {
    return wrong(
      `${path} ends with ${verdict.root}, execution.json says ${stated}: lines are missing at its end`,
    );
  }
  const lines = [`chain holds: ${verdict.events} events, root ${verdict.root}`];
  if (asked.commit === undefined) return { lines, exitCode: EXIT_CODES.success };
  const trouble = await commitTrouble(resolve(cwd, asked.workspace), asked.commit, verdict, env);
  if (trouble !== null) return wrong(trouble);
  return {
    lines: [...lines, `commit holds: ${asked.commit} is what the run made`],
    exitCode: EXIT_CODES.success,
  };
}

function wrong(reason: string): Verification {
  return { lines: [reason], exitCode: EXIT_CODES.failure };
}

function question(words: readonly string[]) {
  const options = { commit: { type: 'string' }, workspace: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) return null;
    return { folder, commit: values.commit, workspace: values.workspace ?? '.' };
  } catch {
    return null;
  }
}

/** `audit_root` of execution.json; null where the report was not written. */
function statedRoot(folder: string): string | null {
  const path = join(folder, 'execution.json');
  if (!existsSync(path)) return null;
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof data !== 'object' || data === null || !('audit_root' in data)) return null;
  return typeof data.audit_root === 'string' ? data.audit_root : null;
}

/** Why the commit is not what this run made; null where it is. */
async function commitTrouble(
  workspace: string,
  commit: string,
  { accepted }: Sound,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  if (accepted === null) return 'the run accepted no tree, so no commit can be its';
  try {
    const layout = layoutOf(findRoot(workspace, 'name the repository with --workspace'));
    const git = hardenedGit({
      gitPath: await findGit(env.PATH ?? ''),
      gitDir: layout.gitDir,
      workTree: layout.root,
    });
    const format = `--format=%T%n%(trailers:key=${AUDIT_TRAILER},valueonly)`;
    const { stdout } = await git({
      args: ['show', '-s', '--no-show-signature', format, `${commit}^{commit}`, '--'],
    });
    const [tree, head] = stdout.toString('utf8').split('\n');
    if (tree !== accepted.tree)
      return `commit ${commit} has the tree ${tree}, the run accepted ${accepted.tree}`;
    if (head !== accepted.head)
      return `commit ${commit} names ${head || 'no audit head'}, the chain's is ${accepted.head}`;
    return null;
  } catch (error) {
    if (error instanceof StopRun) return error.why.reason;
    return `commit ${commit} cannot be read in ${workspace}: name a commit of the repository with --commit and --workspace`;
  }
}
