import type { RunEvent } from '../core/events.ts';

type Event<T extends RunEvent['type']> = Extract<RunEvent, { readonly type: T }>;

/** How far the work came on its way to others; null for what did not happen. */
export interface DeliveryRecord {
  readonly commit: Pick<Event<'committed'>, 'sha' | 'tree' | 'branch'> | null;
  readonly pushed: Pick<Event<'pushed'>, 'branch' | 'repository'> | null;
  readonly pullRequest: Pick<Event<'pull_request'>, 'operation' | 'number' | 'url' | 'draft'> | null;
}

export const NO_DELIVERY: DeliveryRecord = { commit: null, pushed: null, pullRequest: null };

/** What the record says of the delivery after this event. */
export function delivered(event: Event<'committed' | 'pushed' | 'pull_request'>): Partial<DeliveryRecord> {
  switch (event.type) {
    case 'committed':
      return { commit: { sha: event.sha, tree: event.tree, branch: event.branch } };
    case 'pushed':
      return { pushed: { branch: event.branch, repository: event.repository } };
    case 'pull_request': {
      const { operation, number, url, draft } = event;
      return { pullRequest: { operation, number, url, draft } };
    }
  }
}
