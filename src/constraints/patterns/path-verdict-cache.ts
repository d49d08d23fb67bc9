import type { ChangeSet, FileChange } from '../../core/git/change.ts';
import type { PathFinding, PathRuleName, PathUse } from './path-finding.ts';

export type FindingsByRule = ReadonlyMap<PathRuleName, readonly PathFinding[]>;

export interface PathFindings {
  /** Returns the rules that this use breaks, each more severe than the ones before: see `findingsOf`. */
  findings(path: string, use: PathUse): readonly PathFinding[];
  /** Returns the findings of all paths of a step, by rule. Caches the latest step, because all rules ask for it. */
  ofStep(step: ChangeSet): FindingsByRule;
}

/** The most answers kept at once for each use. */
const CACHE_SIZE = 50_000;

/** Judges each use of a path once, because the rules never change in a run. */
export function cachePathFindings(
  judge: (path: string, use: PathUse) => readonly PathFinding[],
  useOf: (change: FileChange) => PathUse,
): PathFindings {
  const known: Readonly<Record<PathUse, Map<string, readonly PathFinding[]>>> = {
    read: new Map(),
    write: new Map(),
    delete: new Map(),
  };
  let latest: { readonly step: ChangeSet; readonly byRule: FindingsByRule } | null = null;

  const findings = (path: string, use: PathUse): readonly PathFinding[] => {
    const answers = known[use];
    const before = answers.get(path);
    if (before !== undefined) return before;
    if (answers.size >= CACHE_SIZE) answers.clear();
    const found = judge(path, use);
    answers.set(path, found);
    return found;
  };
  const ofStep = (step: ChangeSet) => {
    if (latest?.step !== step) {
      const byRule = new Map<PathRuleName, PathFinding[]>();
      for (const change of step) {
        for (const finding of findings(change.path, useOf(change))) {
          const others = byRule.get(finding.rule);
          if (others === undefined) byRule.set(finding.rule, [finding]);
          else others.push(finding);
        }
      }
      latest = { step, byRule };
    }
    return latest.byRule;
  };
  return { findings, ofStep };
}
