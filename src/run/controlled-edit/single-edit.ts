import type { Completion, EditTool } from '../../core/tools/tool.ts';
import type { CallOutcome } from '../calls/call-outcome.ts';
import type { Editor } from '../calls/editor.ts';
import type { Gatekeeper } from '../gates/gatekeeper.ts';

/** The message for a build that passed, for the agent and the reports. Source: "Controlled Edit Mode v1", 3.2. */
const BUILT = 'SUCCESS: Code modified and build passed.';

/** Rewrites the advice in an error for people, because the model gets no second edit. */
function forPeople(text: string): string {
  const [what = text] = text.replace(/^refused: /, '').split('; ');
  return `${what}; controlled-edit makes one edit only: run it again, or say in the task which lines should change`;
}

/**
 * Runs controlled-edit: one edit, one build, and the run ends. A call that does not apply counts as the edit. There is
 * no second edit and no repair. If the build is red, the edit is rolled back at the end of the run. Source: "Controlled
 * Edit Mode v1", 1, decision D16.
 */
export class SingleEdit {
  readonly #editor: Pick<Editor, 'edit'>;
  readonly #gatekeeper: Gatekeeper;

  constructor(editor: Pick<Editor, 'edit'>, gatekeeper: Gatekeeper) {
    this.#editor = editor;
    this.#gatekeeper = gatekeeper;
  }

  async edit(tool: EditTool, args: unknown, turn: number): Promise<CallOutcome> {
    const outcome = await this.#editor.edit(tool, args, turn);
    if (!outcome.ok) return { ...outcome, end: { how: 'not_applied', result: forPeople(outcome.text) } };
    const judged = await this.#gatekeeper.complete({ status: 'complete', result: BUILT }, turn);
    const verdict = this.#gatekeeper.verdict();
    if (verdict === null) return { ...judged, text: BUILT };
    const text = `FAILURE: ${verdict.reason}. Workspace rolled back.`;
    return { ok: false, text, end: { how: 'complete', result: text } };
  }

  /** Ends the run if the agent completes before its edit. */
  async complete({ status, result }: Completion): Promise<CallOutcome> {
    const how = status === 'impossible' ? 'impossible' : 'not_applied';
    const words = how === 'impossible' ? result : `the agent finished without an edit: ${result}`;
    return { ok: true, text: 'noted', end: { how, result: words } };
  }
}
