import type { FileChange } from '../core/change.ts';
import { isGitPath } from './git-path.ts';
import { compileGlobs, DENIAL, type GlobMatcher, PERMISSION, PROTECTION } from './glob.ts';
import { PATH_RULES, type PathFinding, type PathRuleName, type PathUse } from './path-finding.ts';
import { type Findings, rememberFindings } from './remembered.ts';

/** The lists of the settings that speak of paths. */
export interface PathLists {
  readonly protected_paths: readonly string[];
  readonly undeletable_files: readonly string[];
  readonly denied_reads: readonly string[];
  readonly denied_patterns: readonly string[];
  readonly allowed_patterns: readonly string[];
  /** What an input or a flag opened of the protected paths. */
  readonly openProtected: readonly string[];
  /** The harness's own folders, relative to the repository root (the output folder). No switch opens them. */
  readonly harness: readonly string[];
}

export interface PathDecision {
  readonly path: string;
  readonly use: PathUse;
  readonly allowed: boolean;
  /** The rule that decides; null where none has a say. */
  readonly rule: PathRuleName | null;
  readonly pattern: string | null;
}

interface PathRule {
  readonly name: PathRuleName;
  readonly uses: readonly PathUse[];
  /** How severe its response is, as `severity()` counts. */
  readonly weight: number;
  /** The pattern broken (or a word for it); undefined where the rule is kept. */
  readonly broken: (path: string) => string | null | undefined;
}

export interface PathRules extends Findings {
  /** The pattern of `allowed_patterns` that lets this path through. */
  allowedBy(path: string): string | null;
  readonly weightOf: (rule: PathRuleName) => number;
  readonly blocksFrom: number;
}

/**
 * The one place that knows which rule speaks of which path. `weightOf` is the severity of each rule's
 * response, and `blocksFrom` the severity from which a use is refused. Throws BadGlob.
 */
export function compilePathRules(
  lists: PathLists,
  weightOf: (rule: PathRuleName) => number,
  blocksFrom: number,
): PathRules {
  const allow = compileGlobs(lists.allowed_patterns, PERMISSION);
  const rules = rulesOf(lists, allow, weightOf);
  const remembered = rememberFindings((path, use) => findingsOf(rules, path, use), useOf);
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
  const harness = compileGlobs(lists.harness.map(asLiteral), PROTECTION);
  const opened = compileGlobs(lists.openProtected, PERMISSION);
  const guarded = compileGlobs(lists.protected_paths, PROTECTION);
  const lasting = compileGlobs(lists.undeletable_files, DENIAL);
  const hidden = compileGlobs(lists.denied_reads, DENIAL);
  const denied = compileGlobs(lists.denied_patterns, DENIAL);
  const broken: Record<PathRuleName, PathRule['broken']> = {
    git_dir: (path) => (isGitPath(path) ? '.git' : (harness.match(path) ?? undefined)),
    protected_paths: (path) => {
      const pattern = guarded.match(path);
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

const USES: Readonly<Record<PathRuleName, readonly PathUse[]>> = {
  git_dir: ['read', 'write', 'delete'],
  protected_paths: ['write', 'delete'],
  undeletable_files: ['delete'],
  denied_reads: ['read'],
  denied_patterns: ['write', 'delete'],
  allowed_patterns: ['write', 'delete'],
};

/** A name as a glob of exactly that name. */
export function asLiteral(path: string): string {
  return path.replace(/[\\*?[\]{}()!+@]/g, '\\$&');
}

/**
 * The first rule broken decides, so a path that is protected, denied and not allowed is one violation and
 * not three. A later rule speaks only where its response is more severe than any before it: then the most
 * severe response is always among the findings, whatever `on_violation` says, and order cannot change it.
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

/** Whether a change takes the file away: deleted, turned into something else, or emptied. Source: S-010. */
export function removesFile(change: FileChange): boolean {
  if (change.status === 'deleted' || change.status === 'type_changed') return true;
  if (change.bytes !== 0 || change.status !== 'modified') return false;
  const sameContent = change.oldOid !== null && change.oldOid === change.newOid;
  return !sameContent;
}

/** Which rule decides this use of a path: what `explain` prints, from what the constraints themselves ask. */
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

/** Whether a file's content may be shown to the model, in a listing, a search or a read. */
export function mayReadWith(rules: PathRules): (path: string) => boolean {
  return (path) => decidePath(path, rules, 'read').allowed;
}
