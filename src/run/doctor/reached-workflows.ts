import { decidePath } from '../../constraints/path-rules.ts';
import { buildPathRules } from '../../constraints/registry.ts';
import type { RunRequest } from '../../settings/request.ts';

/** Names that workflows often have; a rule that lets one of them through is open for more. */
const EXAMPLES = ['.github/workflows/ci.yml', '.github/workflows/release.yaml'];

/** Workflow files that the settings let a run write: those that `open-protected` names, and some that there could be. */
export function reachedWorkflows({ settings, openProtected }: RunRequest): readonly string[] {
  if (settings.mode === 'read-only') return [];
  const rules = buildPathRules(settings.constraints, { openProtected });
  const named = openProtected.filter((glob) => /^\.github\/workflows\/[\w./-]+$/.test(glob));
  return [...named, ...EXAMPLES].filter((path) => decidePath(path, rules).allowed);
}
