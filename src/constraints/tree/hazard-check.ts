import type { Hazard } from '../../core/git/change.ts';
import type { ChangeFacts, Validation } from '../../core/run/constraint.ts';
import { plural } from '../../core/text/figures.ts';
import { listed, passed, printableName, violated } from '../definition/validation.ts';

/** Checks a step for entries on disk that no commit may contain or that indicate tampering. */
export function hazardCheck(
  codes: readonly Hazard['code'][],
  remedy: string,
): (facts: ChangeFacts) => Validation {
  return ({ hazards }) => {
    const found = hazards.filter(({ code }) => codes.includes(code));
    const [first] = found;
    if (first === undefined) return passed({ hazards: 0 });
    const paths = [...new Set(found.map((hazard) => hazard.path))];
    const others =
      paths.length > 1 ? `, with ${plural(paths.length - 1, 'more path')} (${listed(paths.slice(1))})` : '';
    const { code, forPeople } = first;
    const texts =
      forPeople === undefined
        ? { reason: `${printableName(first.path)}: ${first.reason}${others}; ${remedy}` }
        : { reason: first.reason + others, forPeople: forPeople + others };
    return violated({ ...texts, code, metrics: { hazards: found.length }, paths });
  };
}
