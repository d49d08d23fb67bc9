import type { Completion, EditTool } from '../core/tool.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { Editor } from './editor.ts';
import type { Gatekeeper } from './gatekeeper.ts';

/** What the agent and the reports are told of a build that passed. Source: "Controlled Edit Mode v1", 3.2. */
const BUILT = 'SUCCESS: Code modified and build passed.';

/** What was wrong with the edit, with advice for people: the model gets no second edit, so it cannot follow its own. */
function forPeople(text: string): string {
  const [what = text] = text.replace(/^refused: /, '').split('; ');
  return `${what}; controlled-edit makes one edit only: run it again, or say in the task which lines should change`;
}

/**
 * The mode controlled-edit: one edit, built at once, and the run is over, whatever came of it. A call that does
 * not apply uses up the edit too; there is no second one and no repair. What is red is rolled back when the run
 * lands. Source: "Controlled Edit Mode v1", 1, DECISIONS D16.
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

  /** The agent ends the run before it made its edit. */
  async complete({ status, result }: Completion): Promise<CallOutcome> {
    const how = status === 'impossible' ? 'impossible' : 'not_applied';
    const words = how === 'impossible' ? result : `the agent finished without an edit: ${result}`;
    return { ok: true, text: 'noted', end: { how, result: words } };
  }
}
