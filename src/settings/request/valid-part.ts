import { contradictionsIn } from '../checks/contradictions.ts';
import { type ConstraintRules, responseFindings } from '../checks/responses.ts';
import { findingsIn } from '../checks/validate.ts';
import { dotted, type Path } from '../schema/shape.ts';
import { isRecord } from '../sources/layers.ts';

/** The valid part of a configuration. */
export interface ValidPart {
  readonly data: Readonly<Record<string, unknown>>;
  /** Dotted paths of removed values; '' for the whole configuration. */
  readonly leftOut: readonly string[];
}

/** Maximum number of rounds. Removing a value can make its parent incomplete, which is removed in the next round. */
const MOST_ROUNDS = 10;

/** Removes the keys and entries that the schema or a constraint's rules refuse. */
export function validPart(data: unknown, rules: ConstraintRules): ValidPart {
  const leftOut: string[] = [];
  let rest = data;
  for (let round = 0; round < MOST_ROUNDS && isRecord(rest); round += 1) {
    const found = [...findingsIn(rest), ...contradictionsIn(rest), ...responseFindings(rest, rules)];
    if (found.length === 0) return { data: rest, leftOut };
    const paths = new Map(found.map(({ path }) => [JSON.stringify(path), path]));
    leftOut.push(...[...paths.values()].map(dotted));
    rest = [...paths.values()].toSorted(lastFirst).reduce<unknown>(without, rest);
  }
  return { data: {}, leftOut: data === undefined ? [] : [''] };
}

/** Returns true if a setting, a part of it or one of its parents was removed. */
export function isLeftOut(leftOut: readonly string[], key: string): boolean {
  return leftOut.some(
    (path) => path === '' || `${path}.`.startsWith(`${key}.`) || `${key}.`.startsWith(`${path}.`),
  );
}

/** Sorts later list entries first, and children before parents, so that removals do not move each other. */
function lastFirst(one: Path, other: Path): number {
  for (const [depth, step] of one.entries()) {
    const beside = other[depth];
    if (beside === undefined) return -1;
    if (step === beside) continue;
    return typeof step === 'number' && typeof beside === 'number'
      ? beside - step
      : String(beside).localeCompare(String(step));
  }
  return other.length - one.length;
}

function without(data: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  if (Array.isArray(data)) {
    const at = Number(step);
    return rest.length === 0
      ? data.filter((_, index) => index !== at)
      : data.map((entry: unknown, index) => (index === at ? without(entry, rest) : entry));
  }
  if (!isRecord(data)) return data;
  const entries = Object.entries(data).flatMap(([key, value]) => {
    if (key !== String(step)) return [[key, value]];
    return rest.length === 0 ? [] : [[key, without(value, rest)]];
  });
  return Object.fromEntries(entries);
}
