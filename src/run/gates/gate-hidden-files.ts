import type { Emit } from '../../core/ports.ts';
import type { GateResult } from '../../core/run/events.ts';
import { isRed } from '../../gates/gates.ts';
import type { GateSettings } from '../../settings/schema/schema.ts';

/** Paths named in the notice; the rest are counted. */
const NAMED_PATHS = 3;

interface Parts {
  readonly gates: readonly GateSettings[];
  readonly hiddenFiles: (reads: readonly string[]) => readonly string[];
  readonly emit: Emit;
}

/** Logs which hidden files a gate did not see if it is red before the agent starts, because that may be the cause. */
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
