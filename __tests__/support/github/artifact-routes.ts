import { example } from './description.ts';
import { refusal } from './faults.ts';
import { type Asked, missing, ok, type Route } from './route.ts';
import type { RunArtifact } from './state.ts';

type Json = Record<string, unknown>;

/** Artifacts of workflow runs, and where their zips are. */
export const ARTIFACT_ROUTES: Readonly<Record<string, Route>> = {
  'actions/list-workflow-run-artifacts': ({ state, values, query }) => {
    const id = Number(values.run_id);
    const made = state.artifacts.filter(({ run }) => run === id);
    if (made.length === 0 && !state.workflowRuns.some((run) => run.id === id)) return missing();
    const artifacts = made.filter(({ name }) => name === (query.get('name') ?? name)).map(artifactOf);
    return ok({ total_count: artifacts.length, artifacts });
  },
  'actions/download-artifact': download,
};

function download({ state, values }: Asked): ReturnType<Route> {
  const artifact = state.artifacts.find(({ id }) => id === Number(values.artifact_id));
  if (artifact === undefined) return missing();
  if (artifact.blob === null) return refusal(410, 'Artifact has expired');
  return { status: 302, body: null, headers: { location: artifact.blob } };
}

function artifactOf({ id, run, name, size, digest, blob }: RunArtifact): Json {
  const [shown = {}] = example<{ artifacts: Json[] }>('artifact-paginated').artifacts;
  const of = Object(shown.workflow_run);
  return {
    ...shown,
    ...{ id, name, size_in_bytes: size, digest },
    expired: blob === null,
    workflow_run: { ...of, id: run },
  };
}
