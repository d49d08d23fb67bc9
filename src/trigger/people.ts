import { show } from '../settings/problem.ts';
import { type EventInput, type Skip, skip } from './decision.ts';
import { textAt } from './payload.ts';

/** Comments and pushes made with the job's own token carry this name: ours among them. Never allowed to ask. */
const OWN_LOGIN = 'github-actions[bot]';

/** Where a payload names who acts, by event, besides the runner's actor and triggering actor. */
export type PersonField = 'comment.user' | 'sender' | 'workflow_run.actor' | 'workflow_run.triggering_actor';

interface Person {
  readonly login: string;
  /** What GitHub says the account is; null where the runner gave the name alone. */
  readonly type: string | null;
}

/**
 * Everybody who had a hand in the event, for the permission API to be asked about; bots that the workflow allows by
 * their exact login are left out. A name that is missing, or a bot that is not allowed, is a reason to skip.
 * Nothing else about a person counts: neither `author_association` nor how a name looks. Source: FACTS "The runner".
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

/** No person's login can hold a bracket, so the ending cannot be borrowed. Other apps are known by their type. */
function isBot({ login, type }: Person): boolean {
  return login.endsWith('[bot]') || (type !== null && type !== 'User');
}

function botReason(login: string): string {
  return login === OWN_LOGIN
    ? `${login} is this job's own voice and never starts a run, so that no run starts the next`
    : `${show(login)} is a bot that allowed-bots does not name: add exactly this login to allowed-bots to let it start runs`;
}
