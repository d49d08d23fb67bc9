import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { isGenerated } from '../changes/test-path.ts';
import { type GateReach, isPackageFile } from '../commands/gate-commands.ts';
import { joinPath } from '../commands/imported-files.ts';
import { isRecord, packageObject } from '../commands/package-scripts.ts';

const NODE =
  /^(?:node|nodejs|npm|npx|pnpm|yarn|bun|bunx|tsx|ts-node|tsc|jest|vitest|mocha|ava|tap|c8|nyc|karma|cypress|playwright|webpack|rollup|vite)$/;

/** Keys of package.json that say which file an import or a command loads. */
const KEYS = ['main', 'module', 'browser', 'exports', 'imports', 'bin'] as const;

/** Conditions that apply under a test runner, and that a published package rarely has. */
const TEST_CONDITION = /^(?:test|testing|jest|vitest|mocha|bun|development|node|node-addons)$/;

/**
 * Finds imports and commands of a package.json that now load another file although the old one still exists. Tests
 * would check the other file. Moving a file changes its entry too, but then the old file is gone.
 */
export function packageTargets(
  { path, before, after }: ChangedFile,
  { uses }: GateReach,
  exists: (path: string) => boolean,
): readonly Finding[] {
  if (!isPackageFile(path) || before === null || after === null || !uses(NODE)) return [];
  const folder = path.slice(0, -'package.json'.length).replace(/\/$/, '');
  const isThere = (target: string): boolean => {
    const file = joinPath(folder, target);
    return file !== null && exists(file);
  };
  const [was, is] = [targetsOf(before), targetsOf(after)];
  return [...was].flatMap(([key, old]) => {
    const now = [...(is.get(key) ?? [])];
    const before = [...old.values()];
    const fresh = now.filter(([, target]) => !before.includes(target) && !isGenerated(target));
    const lost = before.find((target) => !now.some(([, each]) => each === target) && isThere(target));
    const other = lost === undefined ? fresh.find(([condition]) => isForTests(condition)) : fresh[0];
    if (other === undefined) return [];
    const from = `${excerpt(key)} loads ${excerpt(lost ?? before[0] ?? '')}`;
    return [{ rule: 'gate_definition', path, line: null, was: from, is: excerpt(other[1]) } as const];
  });
}

function isForTests(conditions: string): boolean {
  return conditions.split('.').some((each) => TEST_CONDITION.test(each));
}

/** Maps each entry (`exports "./a"`) to its files by condition (`node.import`, '' if there is none). */
function targetsOf(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const targets = new Map<string, Map<string, string>>();
  const note = (key: string, condition: string, target: string): void => {
    const entry = targets.get(key) ?? new Map<string, string>();
    targets.set(key, entry);
    entry.set(condition, target);
  };
  const walk = (key: string, conditions: readonly string[], value: unknown): void => {
    if (typeof value === 'string' && !conditions.includes('types')) note(key, conditions.join('.'), value);
    if (!isRecord(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (/^[.#]/.test(name) || key === 'bin') walk(`${key} "${name}"`, conditions, inner);
      else walk(key, [...conditions, name], inner);
    }
  };
  const value = packageObject(text) ?? {};
  for (const key of KEYS) {
    // A package with one entry may name it directly.
    const whole = value[key];
    const isDirect =
      key === 'exports' && isRecord(whole) && !Object.keys(whole).some((name) => name.startsWith('.'));
    walk(isDirect || (key === 'exports' && typeof whole === 'string') ? `${key} "."` : key, [], whole);
  }
  return targets;
}
