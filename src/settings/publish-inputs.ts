import type { ArtifactName } from '../core/run-artifact.ts';
import type { Environment } from './inputs.ts';
import type { Option } from './option.ts';
import { OPTIONS } from './options.ts';
import { OUTPUTS, type OutputName } from './outputs.ts';
import { type Problem, show } from './problem.ts';

const ARTIFACT_NAME = 'artifact-name';
const RUN_ID = 'run-id';

/** What the second job may say of the delivery; all else that a run is given was the first job's to say. */
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

/** Where an input means something else than it does to a run. */
const ABOUT_HERE: Readonly<Record<string, string>> = {
  branch: 'the branch to push to; empty for forge/<workflow>-<job>, or for that of the pull request',
  'github-token': 'pushes and opens the pull request: contents: write and pull-requests: write',
};

/** The inputs of the publish action. Source: CONTRACT 1. */
export const PUBLISH_OPTIONS: readonly Option[] = [
  {
    key: ARTIFACT_NAME,
    kind: 'text',
    input: ARTIFACT_NAME,
    about: 'the artifact of the first job, as that job named it; needed',
  },
  {
    key: RUN_ID,
    kind: 'text',
    input: RUN_ID,
    about: 'the workflow run that made it, where that is not this one; github-token then needs actions: read',
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

/** The outputs of the publish action: those of a run that speak of the delivery. */
export const PUBLISH_OUTPUTS: readonly (readonly [OutputName, string])[] = DELIVERY.map((name) => [
  name,
  OUTPUTS[name],
]);

/** Of a run's outputs those that the publish action has. */
export function deliveryOutputs(outputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(DELIVERY.map((name) => [name, outputs[name] ?? '']));
}

export interface PublishInputs {
  /** null where one of its inputs is wrong. */
  readonly artifact: ArtifactName | null;
  readonly problems: readonly Problem[];
  /** The environment with no other inputs in it than those that the delivery shares with a run. */
  readonly env: Environment;
}

/** What the publish action was given. */
export function publishInputs(env: Environment): PublishInputs {
  const given = (name: string): string => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
  const name = given(ARTIFACT_NAME);
  const runId = given(RUN_ID);
  const problems: Problem[] = [];
  if (name === '') {
    const message = 'is missing: give it the name that the first job gave its artifact';
    problems.push({ where: `input ${ARTIFACT_NAME}`, message });
  }
  if (!/^(?:[1-9]\d{0,15})?$/.test(runId)) {
    const message = `${show(runId)} is no workflow run's number: give github.event.workflow_run.id, or leave it empty for this run`;
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
