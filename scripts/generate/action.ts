import { stringify } from 'yaml';
import { OPTIONS, type Option } from '../../src/settings/options/options.ts';
import { OUTPUTS } from '../../src/settings/options/outputs.ts';
import type { Generated } from './generated.ts';

export const HEADER = '# Made by "npm run generate" from src/settings: change it there.\n';

export interface Input {
  readonly description: string;
  readonly required: boolean;
  readonly default?: string;
}

/** No input that a file may set has a default: one would hide that nothing was given, and win over the file. */
export function inputsOf(options: readonly Option[]): Record<string, Input> {
  return Object.fromEntries(
    options.flatMap(({ input, about, byDefault }): readonly (readonly [string, Input])[] => {
      if (input === undefined) return [];
      const described = { description: about, required: false };
      return [[input, byDefault === undefined ? described : { ...described, default: byDefault }]];
    }),
  );
}

function outputs(): Record<string, { description: string }> {
  return Object.fromEntries(Object.entries(OUTPUTS).map(([name, about]) => [name, { description: about }]));
}

export const actionFile: Generated = {
  file: 'action.yml',
  make: () =>
    HEADER +
    stringify(
      {
        name: 'forge-headless',
        description:
          'A coding agent in CI with nobody watching: hard limits, observed gates, a provable record.',
        author: 'forge-headless',
        branding: { icon: 'shield', color: 'purple' },
        inputs: inputsOf(OPTIONS),
        outputs: outputs(),
        runs: { using: 'node24', main: 'dist/index.js', post: 'dist/post/index.js', 'post-if': 'always()' },
      },
      { lineWidth: 0 },
    ),
};
