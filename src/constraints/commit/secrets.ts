import type { CommitFacts, SecretFinding } from '../../core/run/constraint.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { listed, passed, printableName, violated } from '../definition/validation.ts';

/** S-013 of the seed: "no secrets in files". Only places and kinds are reported, never the value. */
export const secrets: ConstraintDefinition = {
  name: 'secrets',
  code: 'SEC-01',
  seed: 'S-013',
  response: 'reject',
  floor: true,
  summary:
    'A commit may not add keys, tokens or passwords, nor have them in its paths, message, author or branch name.',
  remedy: 'remove it, keep it in a secret store, and replace the key if it was real',
  checks: { commit: (facts) => check(facts) },
};

function check({ secrets: found }: CommitFacts) {
  const [first] = found;
  if (first === undefined) return passed({ findings: 0 });
  const others = found.slice(1).map(placeOf);
  const more = others.length > 0 ? `; more in ${listed([...new Set(others)])}` : '';
  return violated({
    reason: `${placeOf(first)} contains ${first.kind}${more}: nothing was committed; remove it, keep it in a secret store, and replace the key if it was real`,
    metrics: { findings: found.length, places: listed([...new Set(found.map(placeOf))], 20) },
    paths: [...new Set(found.flatMap(({ path }) => path ?? []))],
  });
}

function placeOf({ path, setting, line }: SecretFinding): string {
  if (path === null) return setting ?? 'the commit message';
  return line === null ? `the path ${printableName(path)}` : `${printableName(path)}:${line}`;
}
