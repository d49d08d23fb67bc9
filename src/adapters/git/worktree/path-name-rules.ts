import { hasControl } from '../../../core/text/control-characters.ts';
import { hidesInName, shownName } from '../../../core/text/invisible.ts';
import type { RawPath } from '../program/raw-path.ts';

/**
 * Returns the reason why a name is not allowed in a change, or null. Emoji sequences may have joiners and selectors.
 */
export function nameProblem(raw: RawPath): string | null {
  const bytes = Buffer.from(raw, 'latin1');
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes)) return 'its name is not valid UTF-8';
  if (hasControl(text)) return 'its name contains a control character';
  if (hidesInName(text, 'emoji')) return 'its name contains an invisible character';
  return null;
}

/** Escapes a name for a message. */
export function printableName(raw: RawPath): string {
  const text = Buffer.from(raw, 'latin1').toString('utf8');
  return shownName(text);
}
