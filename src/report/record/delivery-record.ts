import type { IgnoredSummary } from '../../core/git/ignored.ts';
import type { RunEvent } from '../../core/run/events.ts';

type Event<T extends RunEvent['type']> = Extract<RunEvent, { readonly type: T }>;

/** The delivery of the work so far; null for steps that did not happen. */
export interface DeliveryRecord {
  readonly left: Omit<Event<'workspace_left'>, 'type'> | null;
  /** Changes in ignored folders, which nothing undoes. */
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

/** Returns the parts of the record that this event changes. */
export function withDeliveryEvent(event: DeliveryEvent): Partial<DeliveryRecord> {
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
