import type { Scope } from './folders.ts';
import { ruledAmong } from './ruled.ts';
import type { TreeState } from './state.ts';

/** What a scan takes for known: the files and links of the last good state. */
export function scopeOf(state: TreeState): Scope {
  return {
    root: state.site.root,
    now: state.clock(),
    findIgnored: (folders) => ruledAmong(state, folders),
    isKnown: (raw) => {
      const change = state.good.total.get(raw);
      return change === undefined ? state.start.entries.has(raw) : change.newMode !== null;
    },
  };
}
