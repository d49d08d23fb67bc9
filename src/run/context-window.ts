import type { Admission } from '../agent/admission.ts';
import type { ContextPorts } from '../agent/compaction/ports.ts';
import type { Progress } from '../agent/compaction/progress-restatement.ts';
import { grouped } from '../core/text/figures.ts';
import type { RunServices } from './compose-run.ts';

/** Returns what the loop needs to keep a long conversation within the model's window. */
export function contextPorts(
  services: RunServices,
  admit: (turn: number, inputEstimate: number) => Promise<Admission>,
  judgeSpent: () => void,
): ContextPorts {
  const { budget, context, window, provider, shown, agentsMd } = services;
  const { settings } = context.request;
  return {
    window,
    longestAnswer: settings.model.max_output_tokens,
    progress: () => progressOf(services),
    // A recorded session has replies only to the requests that were recorded.
    affords: (input, output) => provider.provider !== 'replay' && budget.affords(input, output),
    admit,
    book: (reply) => {
      const cost = budget.book(reply.usage);
      judgeSpent();
      return cost;
    },
    // Content that the model can no longer see is shown again when the model asks for it.
    forgotten: (callIds) => {
      shown.forget(callIds);
      agentsMd.forget(callIds);
    },
  };
}

/** Returns observed facts only. All text goes through the redactor before the model sees it. */
function progressOf({ context, netChanges, gatekeeper }: RunServices): Progress {
  const { max_files: maxFiles, max_lines_changed: maxLines } = context.request.settings.constraints;
  const { files, linesAdded, linesRemoved } = netChanges.totals();
  const { resultRedactor } = context;
  return {
    limits: [
      'all that your instructions say',
      `${grouped(files)} of ${grouped(maxFiles)} files, ${grouped(linesAdded + linesRemoved)} of ${grouped(maxLines)} lines changed`,
    ],
    changes: netChanges.changes().map((change) => ({ ...change, path: resultRedactor.text(change.path) })),
    gates: gatekeeper.standing(),
  };
}
