import { stringify } from 'yaml';
import { PUBLISH_OPTIONS, PUBLISH_OUTPUTS } from '../../src/settings/sources/publish-inputs.ts';
import { HEADER, inputsOf } from './action.ts';
import type { Generated } from './generated.ts';

/** The second job of the two-job form. */
export const publishActionFile: Generated = {
  file: 'publish/action.yml',
  make: () =>
    HEADER +
    stringify(
      {
        name: 'forge-headless publish',
        description:
          'Looks at what a run of forge-headless made in another job once more, by itself, and delivers it: commit, push, pull request.',
        author: 'forge-headless',
        branding: { icon: 'shield', color: 'purple' },
        inputs: inputsOf(PUBLISH_OPTIONS),
        outputs: Object.fromEntries(PUBLISH_OUTPUTS.map(([name, description]) => [name, { description }])),
        runs: { using: 'node24', main: '../dist/publish/index.js' },
      },
      { lineWidth: 0 },
    ),
};
