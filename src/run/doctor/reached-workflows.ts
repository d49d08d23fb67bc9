import { decidePath } from '../../constraints/patterns/path-rules.ts';
import { buildPathRules } from '../../constraints/registry.ts';
import type { RunRequest } from '../../settings/request/request.ts';

/** Common names of workflows. A rule that allows one of them probably allows more. */
const EXAMPLES = ['.github/workflows/ci.yml', '.github/workflows/release.yaml'];

/** Returns workflow files that a run may write: those that `open-protected` names, and common names. */
export function reachedWorkflows({ settings, openProtected }: RunRequest): readonly string[] {
  if (settings.mode === 'read-only') return [];
  const rules = buildPathRules(settings.constraints, { openProtected });
  const named = openProtected.filter((glob) => /^\.github\/workflows\/[\w./-]+$/.test(glob));
  return [...named, ...EXAMPLES].filter((path) => decidePath(path, rules).allowed);
}
