import type { Hazard } from '../core/change.ts';
import type { ChangeFacts, Validation } from '../core/constraint.ts';
import { broken, counted, kept, listed, shown } from './validation.ts';

/** A step that left something on disk which no commit may hold, or which shows tampering. */
export function hazardCheck(
  codes: Hazard['code'] | readonly Hazard['code'][],
  remedy: string,
): (facts: ChangeFacts) => Validation {
  return ({ hazards }) => {
    const found = hazards.filter(({ code }) => codes.includes(code));
    const [first] = found;
    if (first === undefined) return kept({ hazards: 0 });
    const paths = [...new Set(found.map((hazard) => hazard.path))];
    const others =
      paths.length > 1 ? `, with ${counted(paths.length - 1, 'more path')} (${listed(paths.slice(1))})` : '';
    const { code, forPeople } = first;
    const texts =
      forPeople === undefined
        ? { reason: `${shown(first.path)}: ${first.reason}${others}; ${remedy}` }
        : { reason: first.reason + others, forPeople: forPeople + others };
    return broken({ ...texts, code, metrics: { hazards: found.length }, paths });
  };
}
