import { stringify } from 'yaml';
import { OPTIONS } from '../../src/settings/options.ts';
import { OUTPUTS } from '../../src/settings/outputs.ts';
import type { Generated } from './generated.ts';

const HEADER = '# Made by "npm run generate" from src/settings: change it there.\n';

/** No input has a default: one would hide that nothing was given, and win over the configuration file. */
function inputs(): Record<string, { description: string; required: boolean }> {
  const named = OPTIONS.flatMap(({ input, about }) => (input === undefined ? [] : [{ input, about }]));
  return Object.fromEntries(
    named.map(({ input, about }) => [input, { description: about, required: false }]),
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
        inputs: inputs(),
        outputs: outputs(),
        runs: { using: 'node24', main: 'dist/index.js' },
      },
      { lineWidth: 0 },
    ),
};
