import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArtifactService, startArtifactService } from '../../../support/artifact-service/server.ts';
import { startModelServer } from '../../../support/model-server/server.ts';
import { CANARIES } from './canaries.ts';
import type { SandboxMode, SecurityCase } from './case.ts';
import { pullOf, type RunnerEvent, runnerEvent } from './event.ts';
import { type Evidence, gather, type Marks, mark } from './evidence.ts';
import { type GithubStandIn, startGithub } from './github-stand-in.ts';
import { givenBy } from './inputs.ts';
import { modelFor } from './model.ts';
import { makeOrigin, makePullRequest, moveBranch, type Origin } from './origin.ts';
import { startAttacker } from './peers.ts';
import { type Commits, fillAll, filler } from './places.ts';
import { peakMegabytes } from './processes.ts';
import { furnish, makeWorld, searchPath, type World } from './world.ts';

const PEAK_EVERY_MS = 40;

/** Plays one case against the built action, in a world of its own, and returns what is left to judge. */
export async function play(single: SecurityCase, mode: SandboxMode): Promise<Evidence> {
  using world = makeWorld(single);
  await using attacker = await startAttacker(join(world.places.top, 'docker.sock'));
  const repositories = join(world.places.top, 'git');
  mkdirSync(repositories);
  await using github = await startGithub({ repositories, overrides: single.setup.api ?? {} });
  await using artifacts = await artifactServiceFor(single);
  const ports = { ...attacker.ports, github: github.port };
  const early = fillAll(single, filler(world.places, ports));
  const { setup } = early;
  const given = givenBy(early);
  const checkedOut = furnish(world, setup, given.config);
  const origin = makeOrigin(world.places, repositories, github.port);
  const commits =
    pullOf(setup.event) === null ? checkedOut : makePullRequest(origin, world, checkedOut, setup);
  const filled = fillAll(single, filler(world.places, ports, commits));
  const event = runnerEvent(filled.setup.event, github.api.state, commits);
  arrange(filled, origin, commits, github);
  const model = modelFor(filled);
  await using server = await startModelServer(model.script);
  const env = environment(
    world,
    filled,
    { event, port: github.port, sha: commits.checkedOut },
    {
      ...given.inputs,
      'api-key': CANARIES.MODEL_KEY,
      'github-token': CANARIES.GH_TOKEN,
      provider: 'openai-compatible',
      model: 'scripted',
      'base-url': server.baseUrl('openai-compatible'),
      task: 'Mend the add function.',
      ...(mode === 'open' ? { sandbox: 'off' } : {}),
    },
  );
  const marks: Marks = mark(world);
  const ended = await act(world, { ...env, ...artifacts?.env });
  return gather({
    single: filled,
    mode,
    world,
    commits,
    marks,
    ended,
    model,
    heard: attacker.heard,
    github,
    uploads: artifacts?.artifacts ?? [],
  });
}

/** Where a case is about what leaves by the artifact, there is a service for it; elsewhere it stays on disk. */
async function artifactServiceFor({ area }: SecurityCase): Promise<ArtifactService | null> {
  const isAbout = area === 'artifact' || area === 'secrets';
  return isAbout ? startArtifactService({ signature: CANARIES.RUNTIME_TOKEN }) : null;
}

/** What the pull request's author does behind our back, before the run looks or before it pushes. */
function arrange({ setup }: SecurityCase, origin: Origin, { other }: Commits, github: GithubStandIn): void {
  const pull = pullOf(setup.event);
  const { head_sha_at_checkout: now, head_moves_before_push: later } = pull ?? {};
  if (now !== undefined) moveBranch(origin, now);
  if (later === true) github.beforePush = () => moveBranch(origin, other);
}

function environment(
  world: World,
  { setup }: SecurityCase,
  { event, port, sha }: { readonly event: RunnerEvent; readonly port: number; readonly sha: string },
  inputs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { places, commandFile } = world;
  const { PATH_PREFIX: _, ...own } = setup.env ?? {};
  writeFileSync(places.event, JSON.stringify(event.payload));
  const origin = `http://127.0.0.1:${port}`;
  return {
    PATH: searchPath(world, setup),
    HOME: places.home,
    TMPDIR: places.temporary,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: places.workspace,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_SHA: sha,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '1',
    GITHUB_ACTOR: event.actor,
    GITHUB_TRIGGERING_ACTOR: event.triggeringActor,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: places.event,
    GITHUB_API_URL: origin,
    GITHUB_SERVER_URL: origin,
    GITHUB_ACTION_PATH: places.action,
    RUNNER_TEMP: places.runnerTemp,
    GITHUB_ENV: commandFile('set_env'),
    GITHUB_PATH: commandFile('add_path'),
    GITHUB_OUTPUT: commandFile('set_output'),
    GITHUB_STATE: commandFile('save_state'),
    GITHUB_STEP_SUMMARY: commandFile('step_summary'),
    ACTIONS_RUNTIME_TOKEN: CANARIES.RUNTIME_TOKEN,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: CANARIES.OIDC_TOKEN,
    ACTIONS_ID_TOKEN_REQUEST_URL: `${origin}/oidc`,
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...world.action.env,
    ...own,
  };
}

export interface Ended {
  readonly code: number | null;
  /** stdout and stderr as they came: the runner reads both. */
  readonly log: string;
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** The action as a child, as the runner starts it: what kills its parent must not kill the tests. */
function act(world: World, env: Readonly<Record<string, string>>): Promise<Ended> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(world.places.action, 'dist/index.js')], {
    cwd: world.places.workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakMegabytes(child.pid ?? 0));
  }, PEAK_EVERY_MS);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(timer);
      done({ code, log, seconds: (performance.now() - begun) / 1000, peakMegabytes: peak });
    });
  });
}
