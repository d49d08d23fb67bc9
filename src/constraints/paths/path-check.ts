import type { Code } from '../../core/run/codes.ts';
import type { CallFacts, ChangeFacts, Validation } from '../../core/run/constraint.ts';
import { plural } from '../../core/text/figures.ts';
import type { ConstraintContext, ConstraintDefinition } from '../definition/constraint-definition.ts';
import { listed, passed, violated } from '../definition/validation.ts';
import type { PathFinding, PathRuleName } from '../patterns/path-finding.ts';

interface PathMessages {
  /** Joins path and rule: `src/a.js` *denied by denied_patterns (`src/**`)*. */
  readonly rule: string;
  /** Advice for the model. */
  readonly remedy: string;
  /** Advice for people, if it differs: used in the record and in the run's reason. */
  readonly forPeople?: string;
  readonly code?: Code;
}

/** Describes in one line which paths of a call or a step break one rule. */
function pathValidation(findings: readonly PathFinding[], words: PathMessages): Validation {
  if (findings.length === 0) return passed({ paths: 0 });
  const paths = [...new Set(findings.map((finding) => finding.path))];
  const patterns = [...new Set(findings.flatMap(({ pattern }) => (pattern === null ? [] : [pattern])))];
  const rule = patterns.length === 0 ? words.rule : `${words.rule} (${listed(patterns)})`;
  const subject = paths.length === 1 ? listed(paths) : `${plural(paths.length, 'path')} (${listed(paths)})`;
  return violated({
    reason: `${subject}: ${rule}; ${words.remedy}`,
    ...(words.forPeople === undefined ? {} : { forPeople: `${subject}: ${rule}; ${words.forPeople}` }),
    metrics: { paths: paths.length },
    paths,
    ...(patterns.length > 0 ? { limit: listed(patterns) } : {}),
    ...(words.code === undefined ? {} : { code: words.code }),
  });
}

/** Checks the paths that a call names. */
export function callCheck(rule: PathRuleName, uses: readonly ('read' | 'write')[], words: PathMessages) {
  return (facts: CallFacts, { paths }: ConstraintContext): Validation => {
    const of = (use: 'read' | 'write') => (use === 'read' ? facts.reads : facts.writes);
    const findings = uses.flatMap((use) => of(use).flatMap((path) => paths.findings(path, use)));
    return pathValidation(
      findings.filter((finding) => finding.rule === rule),
      words,
    );
  };
}

/** Checks the paths that a step changes. */
export function changeCheck(rule: PathRuleName, words: PathMessages) {
  return (facts: ChangeFacts, { paths }: ConstraintContext): Validation =>
    pathValidation(paths.ofStep(facts.step).get(rule) ?? [], words);
}

/** Checks a rule about written paths, before the call and again after it. */
export function writeChecks(rule: PathRuleName, words: PathMessages): ConstraintDefinition['checks'] {
  return { call: callCheck(rule, ['write'], words), change: changeCheck(rule, words) };
}
