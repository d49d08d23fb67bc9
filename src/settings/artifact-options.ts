import type { Option } from './option.ts';

/** Rows of the artifact that the action makes of the reports. */
export const ARTIFACT_OPTIONS: readonly Option[] = [
  {
    key: 'upload-artifact',
    kind: 'boolean',
    input: 'upload-artifact',
    byDefault: 'true',
    about: 'keep the reports as an artifact of the workflow run',
  },
  {
    key: 'artifact-name',
    kind: 'text',
    input: 'artifact-name',
    about: 'its name, once a workflow run; empty for forge-headless-<job>-<attempt>-<piece of the run’s id>',
  },
  {
    key: 'retention-days',
    kind: 'number',
    input: 'retention-days',
    about: 'how long it is kept, 1 to 400; empty for what the repository is set to',
  },
];
