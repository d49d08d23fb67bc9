import type { RunEvent } from '../core/events.ts';
import type { IgnoredSummary } from '../core/ignored.ts';

type Event<T extends RunEvent['type']> = Extract<RunEvent, { readonly type: T }>;

/** What became of the work, and how far it came on its way to others; null for what did not happen. */
export interface DeliveryRecord {
  readonly left: Omit<Event<'workspace_left'>, 'type'> | null;
  /** What was written in ignored places, which nothing takes back. */
  readonly ignored: IgnoredSummary | null;
  readonly commit: Omit<Event<'committed'>, 'type'> | null;
  readonly pushed: Pick<Event<'pushed'>, 'branch' | 'repository'> | null;
  readonly pullRequest: Pick<Event<'pull_request'>, 'operation' | 'number' | 'url' | 'draft'> | null;
}

export const NO_DELIVERY: DeliveryRecord = {
  left: null,
  ignored: null,
  commit: null,
  pushed: null,
  pullRequest: null,
};

type DeliveryEvent = Event<'workspace_left' | 'ignored_changed' | 'committed' | 'pushed' | 'pull_request'>;

/** What of the record this event changes. */
export function delivered(event: DeliveryEvent): Partial<DeliveryRecord> {
  switch (event.type) {
    case 'workspace_left': {
      const { type: _, ...left } = event;
      return { left };
    }
    case 'ignored_changed': {
      const { type: _, ...ignored } = event;
      return { ignored };
    }
    case 'committed': {
      const { type: _, ...commit } = event;
      return { commit };
    }
    case 'pushed':
      return { pushed: { branch: event.branch, repository: event.repository } };
    case 'pull_request': {
      const { operation, number, url, draft } = event;
      return { pullRequest: { operation, number, url, draft } };
    }
  }
}
