import type { ArtifactName } from '../../core/forge/run-artifact.ts';
import { type Problem, show } from '../checks/problem.ts';
import type { Option } from '../options/option.ts';
import { OPTIONS } from '../options/options.ts';
import { OUTPUTS, type OutputName } from '../options/outputs.ts';
import type { Environment } from './inputs.ts';

const ARTIFACT_NAME = 'artifact-name';
const RUN_ID = 'run-id';

/** Inputs of the delivery that the second job may set; all others belong to the first job. */
const SHARED: ReadonlySet<string> = new Set([
  'branch',
  'pr-base',
  'pr-title',
  'pr-body',
  'pr-draft',
  'pr-labels',
  'pr-reviewers',
  'sign-commits',
  'github-token',
]);

/** Descriptions of inputs that differ from those of a run. */
const ABOUT_HERE: Readonly<Record<string, string>> = {
  branch: "Branch to push to. Defaults to the pull request's branch, or to forge/<workflow>-<job>.",
  'github-token':
    'Token to push and to open the pull request. Needs contents: write and pull-requests: write.',
};

/** The inputs of the publish action. Source: docs/configuration.md. */
export const PUBLISH_OPTIONS: readonly Option[] = [
  {
    key: ARTIFACT_NAME,
    kind: 'text',
    input: ARTIFACT_NAME,
    about: "Required. Name of the first job's artifact.",
  },
  {
    key: RUN_ID,
    kind: 'text',
    input: RUN_ID,
    about: 'Workflow run that made the artifact, if not this one. github-token then needs actions: read.',
  },
  ...OPTIONS.flatMap((option) => {
    const { input = '', about } = option;
    return SHARED.has(input) ? [{ ...option, about: ABOUT_HERE[input] ?? about }] : [];
  }),
];

const DELIVERY: readonly OutputName[] = [
  'outcome',
  'exit-code',
  'reason',
  'changed',
  'violations',
  'commit-sha',
  'branch',
  'pull-request-number',
  'pull-request-url',
  'pull-request-operation',
];

/** The outputs of the publish action: those of a run that describe the delivery. */
export const PUBLISH_OUTPUTS: readonly (readonly [OutputName, string])[] = DELIVERY.map((name) => [
  name,
  OUTPUTS[name],
]);

/** Selects the outputs of the publish action from those of a run. */
export function deliveryOutputs(outputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(DELIVERY.map((name) => [name, outputs[name] ?? '']));
}

export interface PublishInputs {
  /** null if one of its inputs is wrong. */
  readonly artifact: ArtifactName | null;
  readonly problems: readonly Problem[];
  /** The environment with only those inputs that the delivery shares with a run. */
  readonly env: Environment;
}

/** Reads the inputs of the publish action. */
export function publishInputs(env: Environment): PublishInputs {
  const given = (name: string): string => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
  const name = given(ARTIFACT_NAME);
  const runId = given(RUN_ID);
  const problems: Problem[] = [];
  if (name === '') {
    const message = "is missing: set it to the name of the first job's artifact";
    problems.push({ where: `input ${ARTIFACT_NAME}`, message });
  }
  if (!/^(?:[1-9]\d{0,15})?$/.test(runId)) {
    const message = `${show(runId)} is not the ID of a workflow run: use github.event.workflow_run.id, or leave it empty for this run`;
    problems.push({ where: `input ${RUN_ID}`, message });
  }
  const artifact = { name, runId: runId === '' ? null : Number(runId) };
  return { artifact: problems.length > 0 ? null : artifact, problems, env: withSharedInputs(env) };
}

function withSharedInputs(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !name.startsWith('INPUT_') || SHARED.has(name.slice('INPUT_'.length).toLowerCase()),
    ),
  );
}
