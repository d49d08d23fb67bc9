import { field } from './limits.ts';

/** A gate as the settings name it, so that one that never ran is not left out of a report. */
export interface ConfiguredGate {
  readonly name: string;
  readonly command: string;
  readonly required: boolean;
}

/** Reads `quality_gates` out of recorded settings. */
export function gatesFrom(settings: unknown): readonly ConfiguredGate[] {
  const gates = field(settings, 'quality_gates');
  if (!Array.isArray(gates)) return [];
  return gates.map((gate: unknown) => ({
    name: String(field(gate, 'name') ?? ''),
    command: String(field(gate, 'command') ?? ''),
    required: field(gate, 'required') !== false,
  }));
}
