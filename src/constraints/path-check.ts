import type { Code } from '../core/codes.ts';
import type { CallFacts, ChangeFacts, Validation } from '../core/constraint.ts';
import type { ConstraintContext, ConstraintDefinition } from './definition.ts';
import type { PathFinding, PathRuleName } from './path-finding.ts';
import { broken, counted, kept, listed } from './validation.ts';

interface PathWords {
  /** Joins path and rule: `src/a.js` *denied by denied_patterns (`src/**`)*. */
  readonly rule: string;
  /** What the model can do. */
  readonly remedy: string;
  /** What people can do, where that is something else: for the record and the run's final reason. */
  readonly forPeople?: string;
  readonly code?: Code;
}

/** What the paths of a call or a step break of one rule, said in one line. */
function verdict(findings: readonly PathFinding[], words: PathWords): Validation {
  if (findings.length === 0) return kept({ paths: 0 });
  const paths = [...new Set(findings.map((finding) => finding.path))];
  const patterns = [...new Set(findings.flatMap(({ pattern }) => (pattern === null ? [] : [pattern])))];
  const rule = patterns.length === 0 ? words.rule : `${words.rule} (${listed(patterns)})`;
  const subject = paths.length === 1 ? listed(paths) : `${counted(paths.length, 'path')} (${listed(paths)})`;
  return broken({
    reason: `${subject}: ${rule}; ${words.remedy}`,
    ...(words.forPeople === undefined ? {} : { forPeople: `${subject}: ${rule}; ${words.forPeople}` }),
    metrics: { paths: paths.length },
    paths,
    ...(patterns.length > 0 ? { limit: listed(patterns) } : {}),
    ...(words.code === undefined ? {} : { code: words.code }),
  });
}

/** A call that names a path it may not write (or, for some rules, read). */
export function callCheck(rule: PathRuleName, uses: readonly ('read' | 'write')[], words: PathWords) {
  return (facts: CallFacts, { paths }: ConstraintContext): Validation => {
    const of = (use: 'read' | 'write') => (use === 'read' ? facts.reads : facts.writes);
    const findings = uses.flatMap((use) => of(use).flatMap((path) => paths.findings(path, use)));
    return verdict(
      findings.filter((finding) => finding.rule === rule),
      words,
    );
  };
}

/** A step that changes a path it may not change. */
export function changeCheck(rule: PathRuleName, words: PathWords) {
  return (facts: ChangeFacts, { paths }: ConstraintContext): Validation =>
    verdict(paths.ofStep(facts.step).get(rule) ?? [], words);
}

/** A rule on what is written, judged by intent and again by result. */
export function writeChecks(rule: PathRuleName, words: PathWords): ConstraintDefinition['checks'] {
  return { call: callCheck(rule, ['write'], words), change: changeCheck(rule, words) };
}
