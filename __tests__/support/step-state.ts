import { parseStepOutputs } from './step-outputs.ts';

/** What a step wrote to its GITHUB_STATE file, as its post step is given it: `STATE_<name>`, the last of each. */
export function stateEnvironment(text: string): Readonly<Record<string, string>> {
  const saved = Object.entries(parseStepOutputs(text));
  return Object.fromEntries(saved.map(([name, value]) => [`STATE_${name}`, value]));
}
