import type { Patched } from '../adapters/git/patched.ts';
import { toRaw, toWorkspacePath } from '../adapters/git/raw-path.ts';
import { buildChain, buildPathRules } from '../constraints/registry.ts';
import { totalsOf } from '../core/change.ts';
import type { Cause } from '../core/outcome.ts';
import { refuse } from '../core/refusal.ts';
import type { Courier } from './courier.ts';
import type { Desk } from './desk.ts';
import { checkGateProtection, type Readers } from './gate-protection.ts';
import { harnessPaths } from './harness-paths.ts';
import { Referee } from './referee.ts';

/** The chain of a run, by the trusted settings and without any opening that the run may have been given. */
export function refereeFor(desk: Desk, hasAgentLink: boolean): Referee {
  const { constraints } = desk.request.settings;
  const extra = {
    openProtected: [],
    harness: harnessPaths(desk),
    agentLinkAtRoot: desk.place.hasAgentLink || hasAgentLink,
  };
  const rules = buildPathRules(constraints, extra);
  return new Referee({
    chain: buildChain(constraints, { ...extra, costKnown: false }, rules),
    maxRejections: constraints.max_rejections,
    emit: desk.observers.emit,
    timeLeft: desk.stopwatch.timeLeft,
  });
}

/** Why the change may not be, as a whole; null where it may. Each finding is on record. */
export async function judgeChange(
  courier: Pick<Courier, 'desk' | 'referee' | 'budget'>,
  patched: Patched,
): Promise<Cause | null> {
  const { changes, hazards, trackedFiles } = patched;
  const verdict = courier.referee.judge(
    {
      phase: 'change',
      by: 'command',
      step: changes,
      total: totalsOf(changes),
      hazards,
      startFiles: trackedFiles,
      startFilesGone: changes.filter(({ status }) => status === 'deleted').length,
    },
    { turn: courier.budget.turns, effect: 'prevented' },
  );
  if (!verdict.stands) return { kind: 'violation', reason: verdict.reason };
  return checkGateProtection({ ...courier, ...readersOf(patched) }, changes);
}

/** Files as the two trees hold them: none is on disk. */
function readersOf({ before, after }: Patched): Readers {
  return {
    journal: { startContent: before },
    workspace: {
      resolve: async (spelled) => {
        const kind = (await after(spelled)) === null ? 'missing' : 'file';
        return { path: toWorkspacePath(toRaw(spelled)), kind };
      },
      read: async (path, maxBytes) => {
        const bytes = await after(path);
        if (bytes === null) return refuse(`${path} is not in the tree`);
        if (bytes.length > maxBytes) return refuse(`${path} has ${bytes.length} bytes`);
        return { bytes, mode: 0o644 };
      },
    },
  };
}
