import type { ChangeFacts } from '../core/constraint.ts';
import type { WorkspacePath } from '../core/path.ts';
import type { Emit, Tree } from '../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import type { EditProposal, EditTool, ToolContext } from '../core/tool.ts';
import { type CallOutcome, refused } from './call-outcome.ts';
import type { IgnoredEdits } from './ignored-edits.ts';
import { type Forecast, type Ledger, netChange } from './ledger.ts';
import type { Occasion, Referee } from './referee.ts';
import type { TreeMark } from './tree-mark.ts';
import type { Turnstile } from './turnstile.ts';
import type { UndoneLinks } from './undone-links.ts';

export interface EditorParts {
  readonly context: ToolContext;
  readonly referee: Referee;
  readonly turnstile: Turnstile;
  readonly ledger: Ledger;
  readonly mark: TreeMark;
  readonly undoneLinks: UndoneLinks;
  readonly ignoredEdits: IgnoredEdits;
  readonly tree: Pick<Tree, 'startContent' | 'countLines' | 'noteEdit' | 'ready' | 'editHazards'>;
  /** Above this many lines the upper bound is not enough and git counts. */
  readonly exactAbove: number;
  readonly startFiles: () => Promise<number>;
  readonly emit: Emit;
}

/** Runs an editing tool: the result is computed in memory, judged, and only then written (DECISIONS D3). */
export class Editor {
  readonly #parts: EditorParts;

  constructor(parts: EditorParts) {
    this.#parts = parts;
  }

  async edit(tool: EditTool, args: unknown, turn: number): Promise<CallOutcome> {
    const occasion: Occasion = { turn, tool: tool.spec.name, effect: 'prevented' };
    const proposal = await this.#propose(tool, args, occasion);
    if (isRefusal(proposal)) {
      this.#parts.referee.refuse(proposal, occasion);
      return refused(proposal);
    }
    return this.#commitToDisk(proposal, occasion);
  }

  async #propose(tool: EditTool, args: unknown, occasion: Occasion): Promise<EditProposal | Refusal> {
    const { context, turnstile, undoneLinks } = this.#parts;
    const resolved = await context.workspace.resolve(tool.target(args), 'write');
    if (isRefusal(resolved)) return resolved;
    const lost = undoneLinks.refusalFor(resolved.path);
    if (lost !== null) return lost;
    const verdict = await turnstile.judge(
      'write',
      { phase: 'call', tool: tool.spec.name, known: true, reads: [], writes: [resolved.path] },
      occasion,
    );
    if (!verdict.stands) return refuse(verdict.reason);
    const barred = await this.#barred(resolved.path, occasion);
    return barred ?? tool.propose(args, resolved.path, context);
  }

  /** A path that no commit could hold a change of: said before the tool looks for the text in a file that is not there. */
  async #barred(path: WorkspacePath, occasion: Occasion): Promise<Refusal | null> {
    const { tree, referee, ledger } = this.#parts;
    const hazards = await tree.editHazards(path);
    if (hazards.length === 0) return null;
    const verdict = referee.judge(
      {
        phase: 'change',
        by: 'edit',
        step: [],
        total: ledger.totals(),
        hazards,
        startFiles: await this.#parts.startFiles(),
        startFilesGone: ledger.gone,
      },
      occasion,
    );
    return verdict.stands ? null : refuse(verdict.reason);
  }

  async #commitToDisk(proposal: EditProposal, occasion: Occasion): Promise<CallOutcome> {
    const { context, referee, ledger, mark, tree, emit } = this.#parts;
    const start = await this.#startContent(proposal);
    const { step, total, net } = await this.#weigh(proposal, start);
    const facts: ChangeFacts = {
      phase: 'change',
      by: 'edit',
      step: [step],
      total,
      hazards: await tree.editHazards(proposal.path, proposal.after),
      startFiles: await this.#parts.startFiles(),
      startFilesGone: ledger.gone,
    };
    const verdict = await referee.consult(facts, occasion, () => ledger.changesWith(proposal, net));
    if (!verdict.stands) return refused(refuse(verdict.reason));
    // Which folders there were is read in the background: none may be made before that is known.
    if (proposal.before === null) await tree.ready();
    const trouble = await context.workspace.write(proposal.path, proposal.after, proposal.before);
    if (trouble !== undefined) {
      referee.refuse(trouble, occasion);
      return refused(trouble);
    }
    tree.noteEdit(proposal.path);
    mark.edited(proposal);
    context.shownFiles.edited(proposal.path, proposal.before, proposal.after);
    ledger.keepEdit(proposal, step, net, start);
    emit({ type: 'change_kept', turn: occasion.turn, by: 'edit', step: [step], total });
    const note = await this.#parts.ignoredEdits.noteFor(proposal.path, start !== null);
    return { ok: true, text: proposal.message + note, touched: proposal.path };
  }

  async #startContent(proposal: EditProposal): Promise<Uint8Array | null> {
    const known = this.#parts.ledger.startContent(proposal);
    return known === undefined ? this.#parts.tree.startContent(proposal.path) : known;
  }

  /** The upper bound decides while it is within the limits; git's own count where it is not. */
  async #weigh(proposal: EditProposal, start: Uint8Array | null): Promise<Forecast> {
    const { ledger, tree, exactAbove } = this.#parts;
    const net = netChange(proposal, start);
    const bound = ledger.forecast(proposal, net);
    if (net === null || bound.total.linesAdded + bound.total.linesRemoved <= exactAbove) return bound;
    const counted = await tree.countLines(proposal.path, proposal.after);
    return ledger.forecast(proposal, { ...net, linesAdded: counted.added, linesRemoved: counted.removed });
  }
}
