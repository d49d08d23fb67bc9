import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundleRun, runPost } from './bundle.ts';
import { stateEnvironment } from './step-state.ts';

export interface PostRun extends BundleRun {
  /** The job summary of the post step alone. */
  readonly summary: string;
}

export interface StepBefore {
  readonly inputs: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** What the step itself was given. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts the post step as the runner does: the inputs of the step, what it has saved, and a summary of its own. */
export function postStepAfter({ inputs, cwd, env }: StepBefore) {
  return async (more: Readonly<Record<string, string>> = {}): Promise<PostRun> => {
    const state = stateEnvironment(readFileSync(env.GITHUB_STATE ?? '', 'utf8'));
    const summary = join(mkdtempSync(join(tmpdir(), 'forge-post-')), 'summary');
    writeFileSync(summary, '');
    const files = { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: '', GITHUB_STATE: '' };
    const run = await runPost(inputs, { cwd, env: { ...env, ...files, ...state, ...more } });
    return { ...run, summary: readFileSync(summary, 'utf8') };
  };
}
