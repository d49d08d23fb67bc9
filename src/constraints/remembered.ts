import type { ChangeSet, FileChange } from '../core/change.ts';
import type { PathFinding, PathRuleName, PathUse } from './path-finding.ts';

export type ByRule = ReadonlyMap<PathRuleName, readonly PathFinding[]>;

export interface Findings {
  /** Every rule that this use breaks and that says more than the ones before it: see `findingsOf`. */
  findings(path: string, use: PathUse): readonly PathFinding[];
  /** The same for each path of a step, by rule. The latest step's answer is remembered: all rules ask for it. */
  ofStep(step: ChangeSet): ByRule;
}

/** A use of a path, and what it breaks. */
interface Judged {
  readonly path: string;
  readonly use: PathUse;
  readonly findings: readonly PathFinding[];
}

/** A step's uses, in its order, and what they break. */
interface Verdict {
  readonly judged: readonly Judged[];
  readonly byRule: ByRule;
}

/** Answers kept at once for each use; 10,000 changed files are the largest case that is measured. */
const REMEMBERED = 20_000;

/** A step is walked beside a wider one that was judged before if it has at least this share of its paths. */
const ALIKE = 0.25;

/** The rules never change in a run, so no use of a path is judged twice as long as it is remembered. */
export function rememberFindings(
  judge: (path: string, use: PathUse) => readonly PathFinding[],
  useOf: (change: FileChange) => PathUse,
): Findings {
  const known: Readonly<Record<PathUse, Map<string, readonly PathFinding[]>>> = {
    read: new Map(),
    write: new Map(),
    delete: new Map(),
  };
  let latest: { readonly step: ChangeSet; readonly byRule: ByRule } | null = null;
  let widest: Verdict = { judged: [], byRule: new Map() };

  const findings = (path: string, use: PathUse): readonly PathFinding[] => {
    const answers = known[use];
    const before = answers.get(path);
    if (before !== undefined) return before;
    if (answers.size >= REMEMBERED) answers.clear();
    const found = judge(path, use);
    answers.set(path, found);
    return found;
  };
  const verdictOn = (step: ChangeSet): Verdict => {
    if (areUses(widest.judged, step, useOf)) return widest;
    const beside = new Walk(step.length < widest.judged.length * ALIKE ? [] : widest.judged);
    const judged: Judged[] = [];
    for (const change of step) {
      const use = useOf(change);
      const before = beside.find(change.path);
      if (before?.use === use) judged.push(before);
      else judged.push({ path: change.path, use, findings: findings(change.path, use) });
    }
    const verdict = { judged, byRule: byRuleOf(judged) };
    if (judged.length >= widest.judged.length) widest = verdict;
    return verdict;
  };
  const ofStep = (step: ChangeSet) => {
    if (latest?.step !== step) latest = { step, byRule: verdictOn(step).byRule };
    return latest.byRule;
  };
  return { findings, ofStep };
}

/** Whether a step uses just these paths, each in this way: a formatter or a code generator was run once more. */
function areUses(
  judged: readonly Judged[],
  step: ChangeSet,
  useOf: (change: FileChange) => PathUse,
): boolean {
  if (step.length !== judged.length) return false;
  let at = 0;
  for (const change of step) {
    const before = judged[at++];
    if (change.path !== before?.path || useOf(change) !== before.use) return false;
  }
  return true;
}

function byRuleOf(judged: readonly Judged[]): ByRule {
  const found = new Map<PathRuleName, PathFinding[]>();
  for (const { findings } of judged) {
    // Nearly all are empty, and to begin a walk along nothing costs as much as all the rest.
    if (findings.length === 0) continue;
    for (const finding of findings) {
      const others = found.get(finding.rule);
      if (others === undefined) found.set(finding.rule, [finding]);
      else others.push(finding);
    }
  }
  return found;
}

/**
 * Finds paths in a list by walking along it: both are sorted, and to compare two texts costs a tenth of what it costs
 * to look one up among 10,000. Where the order is another, paths are not found; never is a wrong one.
 */
class Walk {
  readonly #list: readonly Judged[];
  #at = 0;

  constructor(list: readonly Judged[]) {
    this.#list = list;
  }

  find(path: string): Judged | undefined {
    for (let here = this.#list[this.#at]; here !== undefined; here = this.#list[this.#at]) {
      if (here.path === path) {
        this.#at += 1;
        return here;
      }
      if (here.path > path) return undefined;
      this.#at += 1;
    }
    return undefined;
  }
}
