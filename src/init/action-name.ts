import { PUBLISHED_ACTION } from './project/pins.ts';
import { remoteAddress } from './remote-address.ts';

/** `owner/name@ref`, or `owner/name/folder@ref`. */
const ACTION = /^[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*@[A-Za-z0-9][\w./-]*$/;

export function isActionName(text: string): boolean {
  return text.length <= 300 && ACTION.test(text);
}

/**
 * Returns the action that a new workflow uses. That is the one in `--action`, else the github.com repository that this
 * program was cloned from. Otherwise it is the published one, in which the user fills in the owner.
 */
export function actionFor(given: string | null, ownRemote: string | null): string {
  if (given !== null) return given;
  const own = ownRemote === null ? null : remoteAddress(ownRemote);
  if (own === null || own.host !== 'github.com' || own.name !== 'forge-headless') return PUBLISHED_ACTION;
  return PUBLISHED_ACTION.replace(/^[^/]+/, own.owner);
}
