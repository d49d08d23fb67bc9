import { constantLocator, fileLocator, type Locator } from '../../adapters/secrets/scan/finding-place.ts';
import type { LocatorFor } from '../../adapters/secrets/secret-guard.ts';
import type { RunEvent } from '../../core/run/events.ts';

/** Returns the names of the places that an event's texts come from. A record of a redaction shows them. */
export function placesOf(event: RunEvent): LocatorFor {
  const elsewhere = constantLocator(wordsFor(event));
  const shown = event.type === 'tool_finished' ? resultPlace(event) : null;
  return (key, holder) => {
    if (shown !== null && key === 'text') return shown;
    const path = pathIn(holder);
    if (path === null || key === 'path' || key === 'filename') return elsewhere;
    return key === 'content' ? fileLocator(path) : constantLocator(path);
  };
}

function pathIn(holder: object): string | null {
  if ('path' in holder && typeof holder.path === 'string') return holder.path;
  return 'filename' in holder && typeof holder.filename === 'string' ? holder.filename : null;
}

/** Returns the lines of a file that was read; null for every other result. */
function resultPlace({ call, text }: Extract<RunEvent, { readonly type: 'tool_finished' }>): Locator | null {
  if (call.name !== 'read_file' || typeof call.arguments !== 'object' || call.arguments === null) return null;
  const path = pathIn(call.arguments);
  if (path === null) return null;
  const { start_line: start = 1 } = call.arguments as { readonly start_line?: unknown };
  // A note about the file takes one line before it.
  const first = (typeof start === 'number' ? start : 1) - (/^\[[^\n]*\]\n/.test(text) ? 1 : 0);
  return fileLocator(path, first);
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
      return "the agent's closing message";
    default:
      return 'turn' in event ? `turn ${event.turn}` : 'the record of the run';
  }
}
