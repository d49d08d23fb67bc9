import { asLiteral } from '../constraints/path-rules.ts';
import type { ConstraintSettings } from '../settings/schema.ts';

/** Globs of what a run protects besides the settings' list: the state file, which the harness itself writes. */
export function protectedBesides({ state }: ConstraintSettings): readonly string[] {
  return state === undefined ? [] : [asLiteral(state.file)];
}
