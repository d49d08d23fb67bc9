import type { WorkspacePath } from '../../core/path/path.ts';
import type { Emit, Tree } from '../../core/ports.ts';
import type { ChangeFacts } from '../../core/run/constraint.ts';
import { isRefusal, type Refusal, refuse } from '../../core/run/refusal.ts';
import type { EditProposal, EditTool, ToolContext } from '../../core/tools/tool.ts';
import type { CallContext, ConstraintEnforcer } from '../judging/constraint-enforcer.ts';
import { type CallOutcome, refused } from './call-outcome.ts';
import type { IgnoredEdits } from './ignored-edits.ts';
import { type Forecast, type NetChanges, netChange } from './net-changes.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { TreeFingerprint } from './tree-fingerprint.ts';
import type { UndoneLinks } from './undone-links.ts';

export interface EditorParts {
  readonly toolContext: ToolContext;
  readonly enforcer: ConstraintEnforcer;
  readonly rateLimiter: RateLimiter;
  readonly netChanges: NetChanges;
  readonly mark: TreeFingerprint;
  readonly undoneLinks: UndoneLinks;
  readonly ignoredEdits: IgnoredEdits;
  readonly tree: Pick<Tree, 'startContent' | 'countLines' | 'noteEdit' | 'ready' | 'editHazards'>;
  /** Above this many lines, git counts the lines exactly. */
  readonly exactAbove: number;
  readonly startFiles: () => Promise<number>;
  readonly emit: Emit;
}

/** Runs an editing tool. The result is computed in memory and judged before it is written. */
export class Editor {
  readonly #parts: EditorParts;

  constructor(parts: EditorParts) {
    this.#parts = parts;
  }

  async edit(tool: EditTool, args: unknown, turn: number): Promise<CallOutcome> {
    const callContext: CallContext = { turn, tool: tool.spec.name, effect: 'prevented' };
    const proposal = await this.#propose(tool, args, callContext);
    if (isRefusal(proposal)) {
      this.#parts.enforcer.refuse(proposal, callContext);
      return refused(proposal);
    }
    return this.#commitToDisk(proposal, callContext);
  }

  async #propose(tool: EditTool, args: unknown, callContext: CallContext): Promise<EditProposal | Refusal> {
    const { toolContext, rateLimiter, undoneLinks } = this.#parts;
    const resolved = await toolContext.workspace.resolve(tool.target(args), 'write');
    if (isRefusal(resolved)) return resolved;
    const linkRefusal = undoneLinks.refusalFor(resolved.path);
    if (linkRefusal !== null) return linkRefusal;
    const verdict = await rateLimiter.judge(
      'write',
      { phase: 'call', tool: tool.spec.name, known: true, reads: [], writes: [resolved.path] },
      callContext,
    );
    if (!verdict.allowed) return refuse(verdict.reason);
    await toolContext.ready();
    const refusal = await this.#refusalFor(resolved.path, callContext);
    return refusal ?? tool.propose(args, resolved.path, toolContext);
  }

  /** Refuses a path that no commit can contain, before the tool searches for the text in a missing file. */
  async #refusalFor(path: WorkspacePath, callContext: CallContext): Promise<Refusal | null> {
    const { tree, enforcer, netChanges } = this.#parts;
    const hazards = await tree.editHazards(path);
    if (hazards.length === 0) return null;
    const verdict = enforcer.judge(
      {
        phase: 'change',
        by: 'edit',
        step: [],
        total: netChanges.totals(),
        hazards,
        startFiles: await this.#parts.startFiles(),
        startFilesGone: netChanges.gone,
      },
      callContext,
    );
    return verdict.allowed ? null : refuse(verdict.reason);
  }

  async #commitToDisk(proposal: EditProposal, callContext: CallContext): Promise<CallOutcome> {
    const { toolContext, enforcer, netChanges, mark, tree, emit } = this.#parts;
    const start = await this.#startContent(proposal);
    const { step, total, net } = await this.#forecast(proposal, start);
    const facts: ChangeFacts = {
      phase: 'change',
      by: 'edit',
      step: [step],
      total,
      hazards: await tree.editHazards(proposal.path, proposal.after),
      startFiles: await this.#parts.startFiles(),
      startFilesGone: netChanges.gone,
    };
    const verdict = await enforcer.consult(facts, callContext, () => netChanges.changesWith(proposal, net));
    if (!verdict.allowed) return refused(refuse(verdict.reason));
    // The list of folders at the start is read in the background. A new file waits for it, because it may add a folder.
    if (proposal.before === null) await tree.ready();
    const refusal = await toolContext.workspace.write(proposal.path, proposal.after, proposal.before);
    if (refusal !== undefined) {
      enforcer.refuse(refusal, callContext);
      return refused(refusal);
    }
    tree.noteEdit(proposal.path);
    mark.edited(proposal);
    toolContext.shownFiles.edited(proposal.path, proposal.before, proposal.after);
    netChanges.keepEdit(proposal, step, net, start);
    emit({ type: 'change_kept', turn: callContext.turn, by: 'edit', step: [step], total });
    const note = await this.#parts.ignoredEdits.noteFor(proposal.path, start !== null);
    return { ok: true, text: proposal.message + note, touched: proposal.path };
  }

  async #startContent(proposal: EditProposal): Promise<Uint8Array | null> {
    const known = this.#parts.netChanges.startContent(proposal);
    return known === undefined ? this.#parts.tree.startContent(proposal.path) : known;
  }

  /** Forecasts the change. Uses the upper bound while it is within the limits, and git's exact count otherwise. */
  async #forecast(proposal: EditProposal, start: Uint8Array | null): Promise<Forecast> {
    const { netChanges, tree, exactAbove } = this.#parts;
    const net = netChange(proposal, start);
    const bound = netChanges.forecast(proposal, net);
    if (net === null || bound.total.linesAdded + bound.total.linesRemoved <= exactAbove) return bound;
    const counted = await tree.countLines(proposal.path, proposal.after);
    return netChanges.forecast(proposal, {
      ...net,
      linesAdded: counted.added,
      linesRemoved: counted.removed,
    });
  }
}
