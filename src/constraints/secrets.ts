import type { CommitFacts, SecretFinding } from '../core/constraint.ts';
import type { ConstraintDefinition } from './definition.ts';
import { broken, kept, listed, shown } from './validation.ts';

/** S-013 of the seed: "no secrets in files". The value itself is told to nobody: places and kinds only. */
export const secrets: ConstraintDefinition = {
  name: 'secrets',
  code: 'SEC-01',
  seed: 'S-013',
  response: 'reject',
  floor: true,
  summary:
    'no key, token or password is in what a commit adds, in its paths, in its message, or in the names of its author and branch',
  remedy: 'take it out, keep it in a secret store, and replace the key if it was real',
  checks: { commit: (facts) => check(facts) },
};

function check({ secrets: found }: CommitFacts) {
  const [first] = found;
  if (first === undefined) return kept({ findings: 0 });
  const others = found.slice(1).map(placeOf);
  const more = others.length > 0 ? `, and there is more in ${listed([...new Set(others)])}` : '';
  return broken({
    reason: `${placeOf(first)} holds ${first.kind}${more}: nothing is committed; take it out, keep it in a secret store, and replace the key if it was real`,
    metrics: { findings: found.length, places: listed([...new Set(found.map(placeOf))], 20) },
    paths: [...new Set(found.flatMap(({ path }) => path ?? []))],
  });
}

function placeOf({ path, setting, line }: SecretFinding): string {
  if (path === null) return setting ?? 'the commit message';
  return line === null ? `the path ${shown(path)}` : `${shown(path)}:${line}`;
}
