import type { ConstraintSettings } from '../../settings/schema/schema.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { literalGlob } from '../patterns/path-rules.ts';
import { writeChecks } from './path-check.ts';

/**
 * Paths that are also protected if `AGENT_LINK.md` is at the root, because they belong to the boot repository there.
 * Source: S-011, docs/configuration.md#protected-paths.
 */
export const BOOT_PATHS: readonly string[] = ['schemas/**', 'agent-boot/**'];

export const protectedPaths: ConstraintDefinition = {
  name: 'protected_paths',
  code: 'FS-04',
  seed: 'S-011',
  response: 'reject',
  floor: true,
  summary:
    'Paths that control CI, editors or agents may not be written, in any case. If a command writes one, its changes are undone.',
  remedy: 'open one for this run with `open-protected` or `--open-protected`',
  checks: writeChecks('protected_paths', {
    rule: 'protected by protected_paths',
    remedy: 'leave it unchanged, and say in your result what should change there',
    forPeople: 'change it by hand, or open it for one run with open-protected (--open-protected)',
  }),
};

/** Returns globs of files that forge-headless keeps in the workspace: the state file, if configured (decision D17). */
export function harnessPaths({ state }: Pick<ConstraintSettings, 'state'>): readonly string[] {
  return state === undefined ? [] : [literalGlob(state.file)];
}
