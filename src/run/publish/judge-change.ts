import type { PatchedTree } from '../../adapters/git/commit/patched-tree.ts';
import { toRawPath, toWorkspacePath } from '../../adapters/git/program/raw-path.ts';
import type { ProtectedLink } from '../../constraints/patterns/path-rules.ts';
import { buildChain, buildPathRules } from '../../constraints/registry.ts';
import { totalsOf } from '../../core/git/change.ts';
import type { Cause } from '../../core/run/outcome.ts';
import { refuse } from '../../core/run/refusal.ts';
import { harnessPaths } from '../context/harness-paths.ts';
import type { RunContext } from '../context/run-context.ts';
import type { DeliveryContext } from '../delivery/delivery-context.ts';
import { checkGateProtection, type Readers } from '../delivery/gate-protection.ts';
import { ConstraintEnforcer } from '../judging/constraint-enforcer.ts';

/** Returns the constraints of a run with the trusted settings, without exceptions that the run itself may have had. */
export function enforcerFor(
  context: RunContext,
  hasAgentLink: boolean,
  links: readonly ProtectedLink[],
): ConstraintEnforcer {
  const { constraints } = context.request.settings;
  const extra = {
    openProtected: [],
    protectedLinks: links,
    harness: harnessPaths(context),
    agentLinkAtRoot: context.place.hasAgentLink || hasAgentLink,
  };
  const rules = buildPathRules(constraints, extra);
  return new ConstraintEnforcer({
    chain: buildChain(constraints, { ...extra, costKnown: false }, rules),
    maxRejections: constraints.max_rejections,
    emit: context.observers.emit,
    timeLeft: context.stopwatch.timeLeft,
  });
}

/** Returns the reason why the whole change is refused; null if it is allowed. Records each finding. */
export async function judgeChange(
  delivery: Pick<DeliveryContext, 'context' | 'enforcer' | 'budget'>,
  patched: PatchedTree,
): Promise<Cause | null> {
  const { changes, hazards, startPaths } = patched;
  const verdict = delivery.enforcer.judge(
    {
      phase: 'change',
      by: 'command',
      step: changes,
      total: totalsOf(changes),
      hazards,
      startFiles: startPaths.size,
      startFilesGone: changes.filter(({ status }) => status === 'deleted').length,
    },
    { turn: delivery.budget.turns, effect: 'prevented' },
  );
  if (!verdict.allowed) return { kind: 'violation', reason: verdict.reason };
  return checkGateProtection({ ...delivery, ...readersOf(patched) }, changes);
}

/** Returns readers for the files of the two trees. None of the files is on disk. */
function readersOf({ before, after, startPaths }: PatchedTree): Readers {
  return {
    journal: { startContent: before, startPaths: () => Promise.resolve(startPaths) },
    workspace: {
      resolve: async (spelled) => {
        const kind = (await after(spelled)) === null ? 'missing' : 'file';
        return { path: toWorkspacePath(toRawPath(spelled)), kind };
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
