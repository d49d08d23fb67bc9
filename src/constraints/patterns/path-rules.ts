import type { FileChange } from '../../core/git/change.ts';
import { isGitPath } from '../../core/path/git-folder.ts';
import { ALLOW_MEANING, compileGlobs, DENY_MEANING, type GlobMatcher, PROTECT_MEANING } from './glob.ts';
import { PATH_RULES, type PathFinding, type PathRuleName, type PathUse } from './path-finding.ts';
import { cachePathFindings, type PathFindings } from './path-verdict-cache.ts';

/** The lists of paths in the settings. */
export interface PathLists {
  readonly protected_paths: readonly string[];
  readonly undeletable_files: readonly string[];
  readonly denied_reads: readonly string[];
  readonly denied_patterns: readonly string[];
  readonly allowed_patterns: readonly string[];
  /** Paths that are protected because a tracked link leads there. Opening the link opens them. */
  readonly protectedLinks?: readonly ProtectedLink[];
  /** Protected paths that an input or a flag opened. */
  readonly openProtected: readonly string[];
  /** Folders that forge-headless keeps (the output folder), relative to the repository root. No switch opens them. */
  readonly harness: readonly string[];
}

/** A path that is protected because a tracked link makes it the content of a protected path. */
export interface ProtectedLink {
  readonly link: string;
  /** A glob of the link's target, or of the protected paths below it. */
  readonly glob: string;
}

export interface PathDecision {
  readonly path: string;
  readonly use: PathUse;
  readonly allowed: boolean;
  /** The rule that decides; null if none applies. */
  readonly rule: PathRuleName | null;
  readonly pattern: string | null;
}

interface PathRule {
  readonly name: PathRuleName;
  readonly uses: readonly PathUse[];
  /** The severity of its response, as `severity()` counts. */
  readonly weight: number;
  /** Returns the broken pattern (or a word for it); undefined if the rule is kept. */
  readonly broken: (path: string) => string | null | undefined;
}

export interface PathRules extends PathFindings {
  /** Returns the pattern of `allowed_patterns` that allows this path. */
  allowedBy(path: string): string | null;
  readonly weightOf: (rule: PathRuleName) => number;
  readonly blocksFrom: number;
}

/**
 * Decides which rules apply to a path. `weightOf` is the severity of each rule's response, and `blocksFrom` the
 * severity from which a use is refused. Throws InvalidGlobError.
 */
export function compilePathRules(
  lists: PathLists,
  weightOf: (rule: PathRuleName) => number,
  blocksFrom: number,
): PathRules {
  const allow = compileGlobs(lists.allowed_patterns, ALLOW_MEANING);
  const rules = rulesOf(lists, allow, weightOf);
  const remembered = cachePathFindings((path, use) => findingsOf(rules, path, use), useOf);
  return { ...remembered, allowedBy: allow.match, weightOf, blocksFrom };
}

function useOf(change: FileChange): PathUse {
  return removesFile(change) ? 'delete' : 'write';
}

function rulesOf(
  lists: PathLists,
  allow: GlobMatcher,
  weightOf: (rule: PathRuleName) => number,
): readonly PathRule[] {
  const harness = compileGlobs(lists.harness.map(literalGlob), PROTECT_MEANING);
  const opened = compileGlobs(lists.openProtected, ALLOW_MEANING);
  const guarded = compileGlobs(lists.protected_paths, PROTECT_MEANING);
  const linked = linkedPaths(lists, opened);
  const lasting = compileGlobs(lists.undeletable_files, DENY_MEANING);
  const hidden = compileGlobs(lists.denied_reads, DENY_MEANING);
  const denied = compileGlobs(lists.denied_patterns, DENY_MEANING);
  const broken: Record<PathRuleName, PathRule['broken']> = {
    git_dir: (path) => (isGitPath(path) ? '.git' : (harness.match(path) ?? undefined)),
    protected_paths: (path) => {
      const pattern = guarded.match(path) ?? linked(path);
      return pattern === null || opened.match(path) !== null ? undefined : pattern;
    },
    undeletable_files: (path) => lasting.match(path) ?? undefined,
    denied_reads: (path) => hidden.match(path) ?? undefined,
    denied_patterns: (path) => denied.match(path) ?? undefined,
    allowed_patterns: (path) =>
      lists.allowed_patterns.length === 0 || allow.match(path) !== null ? undefined : null,
  };
  return PATH_RULES.map((name) => ({
    name,
    uses: USES[name],
    weight: weightOf(name),
    broken: broken[name],
  }));
}

/** Matches the targets of protected links. The answer names the link, because people know the rule by its name. */
function linkedPaths(
  { protectedLinks = [] }: PathLists,
  opened: GlobMatcher,
): (path: string) => string | null {
  const closed = protectedLinks.filter(({ link }) => opened.match(link) === null);
  const targets = compileGlobs(
    closed.map(({ glob }) => glob),
    PROTECT_MEANING,
  );
  return (path) => {
    const target = targets.match(path);
    const link = closed.find(({ glob }) => glob === target)?.link;
    return link === undefined ? null : `the link ${link} leads there`;
  };
}

const USES: Readonly<Record<PathRuleName, readonly PathUse[]>> = {
  git_dir: ['read', 'write', 'delete'],
  protected_paths: ['write', 'delete'],
  undeletable_files: ['delete'],
  denied_reads: ['read'],
  denied_patterns: ['write', 'delete'],
  allowed_patterns: ['write', 'delete'],
};

/** Returns a glob that matches exactly this name. */
export function literalGlob(path: string): string {
  return path.replace(/[\\*?[\]{}()!+@]/g, '\\$&');
}

/**
 * Returns the first broken rule, so a path that is protected, denied and not allowed is one violation instead of three.
 * A later rule is added only if its response is more severe than all before it. So the most severe response is always
 * among the findings, and the order cannot change it.
 */
function findingsOf(rules: readonly PathRule[], path: string, use: PathUse): readonly PathFinding[] {
  const found: PathFinding[] = [];
  let heaviest = 0;
  for (const rule of rules) {
    if (rule.weight <= heaviest || !rule.uses.includes(use)) continue;
    const pattern = rule.broken(path);
    if (pattern === undefined) continue;
    found.push({ rule: rule.name, path, pattern });
    heaviest = rule.weight;
  }
  return found;
}

/** Returns true if a change removes the file: deleted, changed into something else, or emptied. Source: S-010. */
export function removesFile(change: FileChange): boolean {
  if (change.status === 'deleted' || change.status === 'type_changed') return true;
  if (change.bytes !== 0 || change.status !== 'modified') return false;
  const sameContent = change.oldOid !== null && change.oldOid === change.newOid;
  return !sameContent;
}

/** Returns the rule that decides this use of a path. `explain` prints it; the constraints use the same rules. */
export function decidePath(path: string, rules: PathRules, use: PathUse = 'write'): PathDecision {
  const findings = rules.findings(path, use);
  const blocking = findings.find((finding) => rules.weightOf(finding.rule) >= rules.blocksFrom);
  const deciding = blocking ?? findings[0];
  if (deciding !== undefined) {
    return { path, use, allowed: blocking === undefined, rule: deciding.rule, pattern: deciding.pattern };
  }
  const pattern = use === 'read' ? null : rules.allowedBy(path);
  return { path, use, allowed: true, rule: pattern === null ? null : 'allowed_patterns', pattern };
}

/** Returns a test that says if the model may see a file's content in a listing, a search or a read. */
export function mayReadWith(rules: PathRules): (path: string) => boolean {
  return (path) => decidePath(path, rules, 'read').allowed;
}
