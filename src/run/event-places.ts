import type { PlacedAt } from '../adapters/secret-guard.ts';
import { inFile, type Placed, somewhere } from '../adapters/secret-scan/place.ts';
import type { RunEvent } from '../core/events.ts';

/** Where in a run a text of an event comes from, for whoever reads that something in it was redacted. */
export function placesOf(event: RunEvent): PlacedAt {
  const elsewhere = somewhere(wordsFor(event));
  const shown = event.type === 'tool_finished' ? resultPlace(event) : null;
  return (key, holder) => {
    if (shown !== null && key === 'text') return shown;
    const path = pathIn(holder);
    if (path === null || key === 'path' || key === 'filename') return elsewhere;
    return key === 'content' ? inFile(path) : somewhere(path);
  };
}

function pathIn(holder: object): string | null {
  if ('path' in holder && typeof holder.path === 'string') return holder.path;
  return 'filename' in holder && typeof holder.filename === 'string' ? holder.filename : null;
}

/** A file that was read, line by line; null for every other result. */
function resultPlace({ call, text }: Extract<RunEvent, { readonly type: 'tool_finished' }>): Placed | null {
  if (call.name !== 'read_file' || typeof call.arguments !== 'object' || call.arguments === null) return null;
  const path = pathIn(call.arguments);
  if (path === null) return null;
  const { start_line: start = 1 } = call.arguments as { readonly start_line?: unknown };
  // A note about the file stands in a line of its own before it.
  const first = (typeof start === 'number' ? start : 1) - (/^\[[^\n]*\]\n/.test(text) ? 1 : 0);
  return inFile(path, first);
}

function wordsFor(event: RunEvent): string {
  switch (event.type) {
    case 'run_started':
      return 'the task or the settings';
    case 'gate_finished':
      return 'the output of a gate';
    case 'model_replied':
      return `turn ${event.turn}`;
    case 'tool_finished':
      return `turn ${event.turn}, ${event.call.name}`;
    case 'agent_ended':
      return "the agent's closing words";
    default:
      return 'turn' in event ? `turn ${event.turn}` : 'the record of the run';
  }
}
