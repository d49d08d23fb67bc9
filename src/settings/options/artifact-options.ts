import type { Option } from './option.ts';

/** Options of the artifact that contains the reports. */
export const ARTIFACT_OPTIONS: readonly Option[] = [
  {
    key: 'upload-artifact',
    kind: 'boolean',
    input: 'upload-artifact',
    byDefault: 'true',
    about: 'Upload the reports as an artifact of the workflow run.',
  },
  {
    key: 'artifact-name',
    kind: 'text',
    input: 'artifact-name',
    about:
      'Name of the artifact, unique in the workflow run. Defaults to forge-headless-<job>-<attempt>-<part of the run ID>.',
  },
  {
    key: 'retention-days',
    kind: 'number',
    input: 'retention-days',
    about: "Days to keep the artifact, 1 to 400. Defaults to the repository's setting.",
  },
];
