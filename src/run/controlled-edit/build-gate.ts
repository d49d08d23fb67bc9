import { BUILD_GATE } from '../../core/run/controlled-edit.ts';
import type { GateSettings, Settings } from '../../settings/schema/schema.ts';

/** Maximum build time in ms for a run without a time limit, so that a build that hangs still ends. */
const LONGEST_BUILD = 60 * 60 * 1000;

/** Returns the gates in order. Controlled-edit builds first and never asks the agent for a repair (decision D5). */
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

/** Returns the build as a required gate that runs once, after the edit ("Controlled Edit Mode v1", 1). */
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

/** Returns the setting with the command of a gate, by its index in `gatesOf`. */
export function commandSetting({ mode }: Pick<Settings, 'mode'>, index: number): string {
  if (mode !== 'controlled-edit') return `quality_gates[${index}].command`;
  return index === 0 ? 'controlled_edit.build' : `quality_gates[${index - 1}].command`;
}
