import { treeLinks } from '../../adapters/git/objects/tree-files.ts';
import { findGit, findRoot } from '../../adapters/git/program/find-git.ts';
import { hardenedGit } from '../../adapters/git/program/hardened-git.ts';
import { GitError } from '../../adapters/git/program/run-git.ts';
import { repositoryLayout } from '../../adapters/git/program/user-repository.ts';
import { locateWorkspace } from '../../adapters/host/workspace-location.ts';
import { printableLine } from '../../adapters/log/printable-text.ts';
import { openWorkspace } from '../../adapters/workspace/workspace.ts';
import { printableName } from '../../constraints/definition/validation.ts';
import type { PathUse } from '../../constraints/patterns/path-finding.ts';
import { decidePath, type PathDecision, type ProtectedLink } from '../../constraints/patterns/path-rules.ts';
import { buildPathRules, REGISTRY, RESPONSE_RULES } from '../../constraints/registry.ts';
import { EXIT_CODES, type ExitCode, StopRun } from '../../core/run/outcome.ts';
import { isRefusal } from '../../core/run/refusal.ts';
import { reportPaths } from '../../run/context/harness-paths.ts';
import { protectedLinkTargets } from '../../run/preflight/protected-link-targets.ts';
import { renderProblems } from '../../settings/checks/problem.ts';
import { type LoadInput, loadRunRequest } from '../../settings/load.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { PROTECTED_PATHS } from '../../settings/schema/protected-paths.ts';
import { type CommandLine, parseFlags } from '../../settings/sources/flags.ts';

export interface Explanation {
  readonly lines: readonly string[];
  /** The line for stdout with `--json`, for every exit code; otherwise null. */
  readonly data: string | null;
  /** 0 for any valid path, allowed or not; 5 for an invalid path or configuration; 6 without a repository. */
  readonly exitCode: ExitCode;
}

/** Maximum length of a line: a very long path and the text about it. */
const LONGEST = 10_000;

const USES: readonly PathUse[] = ['read', 'write', 'delete'];

/**
 * Runs `explain PATH [flags]`: shows which rule decides each use of a path, and the source of the rule. `argv`: the
 * arguments after the program's name.
 */
export async function explain(
  argv: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Explanation> {
  const line = parseFlags(argv);
  const json = line.given.values.has('json');
  const explained = await explainPath(line, { argv, cwd, env });
  if (explained.data !== null || !json) return explained;
  const { lines, exitCode } = explained;
  return { ...explained, data: JSON.stringify({ exit_code: exitCode, reason: lines.join('; ') }) };
}

async function explainPath(
  { operand: spelled, given }: CommandLine,
  { argv, cwd, env }: Required<Pick<LoadInput, 'argv' | 'cwd' | 'env'>>,
): Promise<Explanation> {
  if (spelled === null) return wrong(renderProblems(given.problems));
  const loaded = await loadRunRequest({
    entryPoint: 'cli',
    argv,
    env,
    cwd,
    purpose: 'rules',
    ...RESPONSE_RULES,
  });
  if (!loaded.ok) return wrong(renderProblems(loaded.problems));
  try {
    return await decided({ spelled, json: given.values.has('json') }, loaded.request, env.PATH ?? '');
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    return {
      lines: [printableLine(error.why.reason, LONGEST)],
      data: null,
      exitCode: EXIT_CODES.git_error,
    };
  }
}

interface Question {
  readonly spelled: string;
  readonly json: boolean;
}

async function decided(
  { spelled, json }: Question,
  request: RunRequest,
  searchPath: string,
): Promise<Explanation> {
  findRoot(request.workspace);
  const { place } = locateWorkspace(request.workspace);
  const { output_dir: outputDir } = request.settings.artifacts;
  const harness = reportPaths({ outputPath: outputDir.startsWith('/') ? null : outputDir, request });
  const { root, base, hasAgentLink: agentLinkAtRoot } = place;
  const gitPath = await findGit(searchPath);
  const workspace = openWorkspace({ root, base, hidden: [], gitPath });
  const { openProtected, settings } = request;
  const protectedLinks = await linksOf(request, root, gitPath);
  const extra = { openProtected, protectedLinks, harness, agentLinkAtRoot, base };
  const rules = buildPathRules(settings.constraints, extra);
  const resolved = await workspace.resolve(spelled, 'read');
  if (isRefusal(resolved)) {
    if (resolved.code !== 'FS-04' && resolved.code !== 'FS-05') return wrong(resolved.reason);
    const reason = printableLine(resolved.reason, LONGEST);
    const uses = USES.map((use) => builtIn(use, reason));
    const data = json ? JSON.stringify({ path: spelled, uses }) : null;
    const lines = [named(spelled), `  refused  ${reason} (${BUILT_IN})`];
    return { lines, data, exitCode: EXIT_CODES.success };
  }
  if (json) {
    const uses = USES.map((use) => asData(decidePath(resolved.path, rules, use), request));
    const data = JSON.stringify({ path: resolved.path || '.', uses });
    return { lines: [], data, exitCode: EXIT_CODES.success };
  }
  const lines = USES.map((use) => line(decidePath(resolved.path, rules, use), request));
  return { lines: [named(resolved.path) || '.', ...lines], data: null, exitCode: EXIT_CODES.success };
}

const BUILT_IN = 'built in, cannot be changed';

const NO_RULE = { code: null, seed: null, pattern: null, remedy: null } as const;

/** Reads the links of the checked-out commit; none before the first commit. */
async function linksOf(
  request: RunRequest,
  root: string,
  gitPath: string,
): Promise<readonly ProtectedLink[]> {
  const git = hardenedGit({ gitPath, gitDir: repositoryLayout(root).gitDir, workTree: root });
  const linksAt = (commit: string) =>
    treeLinks(git, commit).catch((error: unknown) => {
      if (error instanceof GitError) return [];
      throw error;
    });
  return protectedLinkTargets(request, { linksAt }, ['HEAD']);
}

/** Returns the decision for a path that the workspace itself blocks: `.git`, in any spelling. */
function builtIn(use: PathUse, reason: string) {
  const code = use === 'read' ? 'FS-05' : 'FS-04';
  const definition = REGISTRY.find(({ name }) => name === 'git_dir');
  const { seed = null, remedy = null } = definition ?? {};
  return {
    use,
    allowed: false,
    rule: 'git_dir',
    code,
    seed,
    pattern: null,
    source: BUILT_IN,
    remedy,
    reason,
  };
}

/** Returns one use for `--json`. Null fields: no rule, no glob. */
function asData(decision: PathDecision, request: RunRequest) {
  const { use, rule, pattern } = decision;
  const isWritten = use !== 'read' && request.settings.mode === 'read-only';
  if (isWritten) return { ...NO_RULE, use, allowed: false, rule: 'mode', source: modeSource(request) };
  if (rule === 'git_dir') return { ...builtIn(use, 'this folder holds the reports of the run'), pattern };
  const definition = REGISTRY.find(({ name }) => name === rule);
  return {
    use,
    allowed: decision.allowed,
    rule,
    code: definition?.code ?? null,
    seed: definition?.seed ?? null,
    pattern,
    source: rule === null ? null : sourceOf(decision, request),
    remedy: decision.allowed ? null : (definition?.remedy ?? null),
  };
}

/** Escapes text, because the path may be untrusted and the runner may interpret the log. */
function named(text: string): string {
  return printableLine(printableName(text), LONGEST);
}

function line(decision: PathDecision, request: RunRequest): string {
  const { use } = decision;
  if (use !== 'read' && request.settings.mode === 'read-only') {
    return `  ${use.padEnd(6)}  refused  mode: read-only allows no changes, ${modeSource(request)}`;
  }
  const head = `  ${use.padEnd(6)}  ${decision.allowed ? 'allowed' : 'refused'}`;
  if (decision.rule === null) return `${head}  no rule refuses it${openList(use, request)}`;
  const pattern = decision.pattern === null ? 'no glob in the list matches' : `"${named(decision.pattern)}"`;
  const definition = REGISTRY.find(({ name }) => name === decision.rule);
  const numbers = [definition?.code, definition?.seed].filter((number) => number !== undefined).join(', ');
  const remedy = decision.allowed ? '' : `; ${definition?.remedy ?? ''}`;
  return `${head}  ${decision.rule} (${numbers}): ${pattern}, ${sourceOf(decision, request)}${remedy}`;
}

function openList(use: PathUse, { settings }: RunRequest): string {
  return use === 'read' || settings.constraints.allowed_patterns.length > 0
    ? ''
    : ' (allowed_patterns is empty, so every path that is not denied is allowed)';
}

function modeSource({ origins, configPath }: RunRequest): string {
  return spelledOrigin(origins.get('mode') ?? 'default', configPath);
}

/** Returns the source of the deciding rule. */
function sourceOf({ rule, pattern }: PathDecision, { origins, configPath }: RunRequest): string {
  if (rule === 'git_dir' || rule === null) return BUILT_IN;
  const builtIn = rule === 'protected_paths' && pattern !== null && PROTECTED_PATHS.includes(pattern);
  if (builtIn) return 'built in, only --open-protected opens it';
  const origin = origins.get(`constraints.${rule}`) ?? 'default';
  return spelledOrigin(origin, configPath);
}

function spelledOrigin(origin: string, configPath: string | null): string {
  return origin === 'file' ? `from ${configPath ?? 'the file'}` : `from the ${origin}`;
}

function wrong(text: string): Explanation {
  const lines = text.split('\n').map((each) => printableLine(each, LONGEST));
  return { lines, data: null, exitCode: EXIT_CODES.config_error };
}
