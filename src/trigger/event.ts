/**
 * Events that only people with the right to the repository can bring about, with its own files. All others are
 * refused: whoever may write a comment could start a run, and a pull request brings its own configuration.
 */
const TRUSTED_EVENTS: readonly string[] = ['workflow_dispatch', 'schedule', 'push', 'repository_dispatch'];

/** Why the action does not start on this event; null where it does. Outside the runner there is no event. */
export function eventObjection(name: string | undefined): string | null {
  if (name === undefined || name === '' || TRUSTED_EVENTS.includes(name)) return null;
  return `the event ${JSON.stringify(name)} does not start a run: its author or its configuration need not be trusted; use one of ${TRUSTED_EVENTS.join(', ')}`;
}
