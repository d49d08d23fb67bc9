import type { GateResult } from '../core/events.ts';
import type { Emit } from '../core/ports.ts';
import { isRed } from '../gates/gates.ts';
import type { GateSettings } from '../settings/schema.ts';

/** Paths named in the notice; the rest are counted. */
const NAMED_PATHS = 3;

interface Parts {
  readonly gates: readonly GateSettings[];
  readonly hiddenFiles: (reads: readonly string[]) => readonly string[];
  readonly emit: Emit;
}

/** Says of a gate that is red before the agent starts which files it did not see: that may be why. */
export function noteHidden({ gates, hiddenFiles, emit }: Parts, baseline: readonly GateResult[]): void {
  for (const result of baseline.filter(isRed)) {
    const gate = gates.find(({ name, command }) => name === result.name && command === result.command);
    const hidden = hiddenFiles(gate?.reads ?? []);
    if (hidden.length === 0) continue;
    const more = hidden.length > NAMED_PATHS ? ` and ${hidden.length - NAMED_PATHS} more` : '';
    const text = `gate "${result.name}" is red before the agent starts, and it ran without ${hidden.slice(0, NAMED_PATHS).join(', ')}${more}, which denied_reads hides from gates too: if it needs them, name them in the gate's reads`;
    emit({ type: 'notice', level: 'warning', text });
  }
}
