import type { ConstraintSettings } from '../settings/schema.ts';
import type { ConstraintDefinition } from './definition.ts';
import { writeChecks } from './path-check.ts';
import { asLiteral } from './path-rules.ts';

/**
 * Protected besides the configured list where `AGENT_LINK.md` stands at the root, for there they are the
 * boot repository's. Source: S-011, DECISIONS "Default protected_paths".
 */
export const BOOT_PATHS: readonly string[] = ['schemas/**', 'agent-boot/**'];

export const protectedPaths: ConstraintDefinition = {
  name: 'protected_paths',
  code: 'FS-04',
  seed: 'S-011',
  response: 'reject',
  floor: true,
  summary:
    'paths that steer CI, editors or agents are not written, whatever their case; a command that did is taken back',
  remedy: 'open one for this run with `open-protected` or `--open-protected`',
  checks: writeChecks('protected_paths', {
    rule: 'guarded by protected_paths',
    remedy: 'leave it, or say in your result what should change there',
    forPeople: 'change it by hand, or open it for one run with open-protected (--open-protected)',
  }),
};

/** Globs of what the harness itself keeps in the workspace: the state file, where there is one (DECISIONS D17). */
export function keptByHarness({ state }: Pick<ConstraintSettings, 'state'>): readonly string[] {
  return state === undefined ? [] : [asLiteral(state.file)];
}
