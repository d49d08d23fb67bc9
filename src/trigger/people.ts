import { show } from '../settings/checks/problem.ts';
import { type EventInput, type Skip, skip } from './decision.ts';
import { textAt } from './payload.ts';

/** The author of comments and pushes made with the job's token, including ours. It may never start a run. */
const OWN_LOGIN = 'github-actions[bot]';

/** Payload fields that name the people involved, besides the runner's actor and triggering actor. */
export type PersonField = 'comment.user' | 'sender' | 'workflow_run.actor' | 'workflow_run.triggering_actor';

interface Person {
  readonly login: string;
  /** The account type from GitHub; null if the runner provided only the name. */
  readonly type: string | null;
}

/**
 * Returns everyone involved in the event, for checks with the permission API. Bots that the workflow allows by exact
 * login are left out. A missing name or a bot that is not allowed is a reason to skip. Nothing else counts, neither
 * `author_association` nor the look of a name. Source: docs/internals/github-actions.md.
 */
export function peopleOf(input: EventInput, fields: readonly PersonField[]): readonly string[] | Skip {
  const persons = [
    ...fields.map((field) => personAt(input.payload, field)),
    { login: input.actor, type: null },
    { login: input.triggeringActor, type: null },
  ];
  if (persons.some((person) => person === null || person.login === '')) {
    return skip(
      'AUTH-01',
      'the event does not say who brought it about: all of them must be known, so nothing is started',
    );
  }
  const named = persons.filter((person) => person !== null);
  const bots = new Set(named.filter(isBot).map(({ login }) => login));
  const refused = [...bots].find((login) => login === OWN_LOGIN || !input.allowedBots.includes(login));
  if (refused !== undefined) return skip('AUTH-05', botReason(refused));
  return [...new Set(named.map(({ login }) => login))].filter((login) => !bots.has(login));
}

function personAt(payload: unknown, field: PersonField): Person | null {
  const login = textAt(payload, `${field}.login`);
  return login === null ? null : { login, type: textAt(payload, `${field}.type`) };
}

/**
 * Users cannot imitate the suffix, because their logins cannot contain brackets. Other apps are recognized by their
 * type.
 */
function isBot({ login, type }: Person): boolean {
  return login.endsWith('[bot]') || (type !== null && type !== 'User');
}

function botReason(login: string): string {
  return login === OWN_LOGIN
    ? `${login} is this job's own voice and never starts a run, so that no run starts the next`
    : `${show(login)} is a bot that allowed-bots does not name: add exactly this login to allowed-bots to let it start runs`;
}
