import { field } from './limit-use.ts';

/** A gate in the settings, so that reports include gates that never ran. */
export interface ConfiguredGate {
  readonly name: string;
  readonly command: string;
  readonly required: boolean;
}

/** Reads `quality_gates` from recorded settings. */
export function gatesFrom(settings: unknown): readonly ConfiguredGate[] {
  const gates = field(settings, 'quality_gates');
  if (!Array.isArray(gates)) return [];
  return gates.map((gate: unknown) => ({
    name: String(field(gate, 'name') ?? ''),
    command: String(field(gate, 'command') ?? ''),
    required: field(gate, 'required') !== false,
  }));
}
