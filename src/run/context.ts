import type { Admission } from '../agent/admission.ts';
import type { ContextPorts } from '../agent/compaction/ports.ts';
import type { Standing } from '../agent/compaction/standing.ts';
import { grouped } from '../core/figures.ts';
import type { Crew } from './wire.ts';

/** What a long run needs so that its conversation fits the model: the window, the budgets, and what is known of it. */
export function contextPorts(
  crew: Crew,
  admit: (turn: number, inputEstimate: number) => Promise<Admission>,
  judgeSpent: () => void,
): ContextPorts {
  const { budget, desk, window, provider, shown, house } = crew;
  const { settings } = desk.request;
  return {
    window,
    longestAnswer: settings.model.max_output_tokens,
    standing: () => standingOf(crew),
    // A recorded session holds no answer to a question that was not part of it.
    affords: (input, output) => provider.provider !== 'replay' && budget.affords(input, output),
    admit,
    book: (reply) => {
      const cost = budget.book(reply.usage);
      judgeSpent();
      return cost;
    },
    // What the model cannot see any more is shown again when it asks.
    forgotten: (callIds) => {
      shown.forget(callIds);
      house.forget(callIds);
    },
  };
}

/** Only what was observed. Nothing goes to the model but through the scrubber. */
function standingOf({ desk, ledger, gatekeeper }: Crew): Standing {
  const { max_files: maxFiles, max_lines_changed: maxLines } = desk.request.settings.constraints;
  const { files, linesAdded, linesRemoved } = ledger.totals();
  const { scrubber } = desk;
  return {
    limits: [
      'all that your instructions say',
      `${grouped(files)} of ${grouped(maxFiles)} files, ${grouped(linesAdded + linesRemoved)} of ${grouped(maxLines)} lines changed`,
    ],
    changes: ledger.changes().map((change) => ({ ...change, path: scrubber.text(change.path) })),
    gates: gatekeeper.standing(),
  };
}
