import { BUILD_GATE } from '../core/controlled-edit.ts';
import type { GateSettings, Settings } from '../settings/schema.ts';

/** ms. Where a run has no limit, a build that hangs must end all the same. */
const LONGEST_BUILD = 60 * 60 * 1000;

/** Controlled-edit builds first, and nothing goes back to the agent for a repair (DECISIONS D5). */
export function gatesOf({
  mode,
  quality_gates,
  controlled_edit,
  constraints,
}: Settings): readonly GateSettings[] {
  if (mode !== 'controlled-edit') return quality_gates;
  const gates = quality_gates.map((gate) => ({ ...gate, max_retries: 0 }));
  return [buildGate(controlled_edit.build, constraints.timeout), ...gates];
}

/** The build of controlled-edit as a gate: required, asked once, after the edit ("Controlled Edit Mode v1", 1). */
function buildGate(command: string, runTimeoutMs: number): GateSettings {
  return {
    name: BUILD_GATE,
    command,
    required: true,
    timeout: runTimeoutMs > 0 ? runTimeoutMs : LONGEST_BUILD,
    max_retries: 0,
    baseline: 'off',
    env: {},
    reads: [],
    working_dir: '',
  };
}

/** The setting that holds the command of a gate of `gatesOf`, by its place there. */
export function commandSetting({ mode }: Pick<Settings, 'mode'>, index: number): string {
  if (mode !== 'controlled-edit') return `quality_gates[${index}].command`;
  return index === 0 ? 'controlled_edit.build' : `quality_gates[${index - 1}].command`;
}
