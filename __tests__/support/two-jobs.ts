import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArtifactStore, type StoreRequest, startArtifactStore } from './artifact-store.ts';
import { type BundleRun, runAction } from './bundle.ts';
import type { ForgeScene } from './forge-scene.ts';
import { TOKEN } from './github/state.ts';
import { git } from './repository.ts';
import { stepFiles } from './whole-run.ts';
import { zipOf } from './zip.ts';

/** The files of a report folder, as the first job's artifact has them. */
export type Reports = Map<string, Uint8Array>;

export function reportsIn(folder: string): Reports {
  const names = readdirSync(folder, { withFileTypes: true });
  return new Map(
    names.flatMap((entry) =>
      entry.isFile() ? [[entry.name, readFileSync(join(folder, entry.name))] as const] : [],
    ),
  );
}

export interface SecondJob {
  readonly reports?: Reports;
  /** In place of the reports' own. */
  readonly zip?: Uint8Array;
  /** What the service says of the zip, where that is not the truth. */
  readonly claims?: { readonly digest?: string };
  /** The workflow run that made it, where that is another: `run-id` names it, and the API has it. */
  readonly ofRun?: number;
  /** Of another run: it is listed, and gone. */
  readonly isExpired?: boolean;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The event's payload; of a dispatch where it is left out. */
  readonly event?: object;
  /** What is checked out; `main` where it is left out. */
  readonly ref?: string;
}

export interface Published extends BundleRun {
  readonly root: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** What the artifact service and the blob store were asked. */
  readonly asked: readonly StoreRequest[];
}

const GIT_ENV = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

const NAME = 'forge-reports';

/** The publish action of the bundle, in a fresh checkout, with the artifact at the loopback service. */
export async function secondJob(scene: ForgeScene, plan: SecondJob): Promise<Published> {
  const packed = [...(plan.reports ?? [])].map(([name, content]) => ({ name, content }));
  await using store = await startArtifactStore({
    name: NAME,
    zip: plan.zip ?? zipOf(packed),
    ...(plan.claims === undefined ? {} : { claims: plan.claims }),
  });
  const named = plan.ofRun === undefined ? {} : keptOf(plan.ofRun, scene, store, plan.isExpired);
  const root = checkout(scene, plan.ref ?? 'main');
  const step = stepFiles(root);
  const event = join(mkdtempSync(join(tmpdir(), 'forge-event-')), 'event.json');
  writeFileSync(event, JSON.stringify(plan.event ?? { inputs: {}, ref: 'refs/heads/main' }));
  const inputs = { 'artifact-name': NAME, 'github-token': TOKEN, ...named, ...plan.inputs };
  const env = {
    ...step.env,
    ...store.env,
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: 'acme/app',
    // The library asks nobody but github.com, its kin, and `.localhost`.
    GITHUB_SERVER_URL: scene.server.url.replace('127.0.0.1', 'git.localhost'),
    GITHUB_API_URL: scene.apiUrl,
    GITHUB_WORKFLOW: 'Nightly: care',
    GITHUB_JOB: 'lint',
    ...plan.env,
  };
  const run = await runAction(inputs, { cwd: root, env }, 'publish/index.js');
  return { ...run, root, ...step.read(), asked: store.asked };
}

/** The artifact as the API has it: the store is then its blob store alone. Gives the inputs that name the run. */
function keptOf(
  run: number,
  { api }: ForgeScene,
  { blob, size, digest }: ArtifactStore,
  isExpired = false,
): Readonly<Record<string, string>> {
  const id = 7000 + api.state.artifacts.length;
  api.state.artifacts.push({ id, run, name: NAME, size, digest, blob: isExpired ? null : blob });
  return { 'run-id': String(run) };
}

function checkout(scene: ForgeScene, ref: string): string {
  const bare = scene.git('rev-parse', '--absolute-git-dir');
  const root = join(mkdtempSync(join(tmpdir(), 'forge-second-')), 'work');
  execFileSync('git', ['clone', '-q', '--depth=1', `--branch=${ref}`, `file://${bare}`, root], {
    env: GIT_ENV,
  });
  return root;
}

/** What the first job would have made with these changes: made by hand, in a checkout of its own. */
export function workOf(
  scene: ForgeScene,
  change: (root: string) => void,
): { readonly tree: string; readonly patch: Buffer } {
  const root = checkout(scene, 'main');
  change(root);
  git(root, 'add', '-A', '-f');
  const patch = execFileSync('git', ['-C', root, 'diff', '--cached', '--binary', '--full-index'], {
    env: GIT_ENV,
  });
  return { tree: git(root, 'write-tree'), patch };
}
