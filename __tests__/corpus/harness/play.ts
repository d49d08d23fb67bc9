import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startModelServer } from '../../support/model-server/server.ts';
import { git } from '../../support/repository.ts';
import { CANARIES } from './canaries.ts';
import type { SandboxMode, SecurityCase } from './case.ts';
import { type Evidence, gather, type Marks, mark } from './evidence.ts';
import { startGithub } from './github-stand-in.ts';
import { givenBy } from './inputs.ts';
import { modelFor } from './model.ts';
import { startAttacker } from './peers.ts';
import { fillAll, filler } from './places.ts';
import { peakMegabytes } from './processes.ts';
import { furnish, makeWorld, searchPath, type World } from './world.ts';

const PEAK_EVERY_MS = 40;

/** Plays one case against the built action, in a world of its own, and returns what is left to judge. */
export async function play(single: SecurityCase, mode: SandboxMode): Promise<Evidence> {
  using world = makeWorld();
  await using attacker = await startAttacker(join(world.places.top, 'docker.sock'));
  const repositories = join(world.places.top, 'git');
  mkdirSync(repositories);
  await using github = await startGithub({ repositories, api: single.setup.api ?? {} });
  const ports = { ...attacker.ports, github: github.port };
  const { setup } = fillAll(single, filler(world.places, ports));
  const given = givenBy(setup);
  const commits = furnish(world, setup, given.config);
  const filled = fillAll(single, filler(world.places, ports, commits));
  serveOrigin(world, repositories, github.port);
  const model = modelFor(filled);
  await using server = await startModelServer(model.script);
  const env = environment(
    world,
    filled,
    { port: github.port, sha: commits.head },
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
  const ended = await act(world, env);
  return gather({
    single: filled,
    mode,
    world,
    start: commits.head,
    marks,
    ended,
    model,
    heard: attacker.heard,
    github,
  });
}

/** The workspace's origin, as a bare repository behind the stand-in. */
function serveOrigin(world: World, repositories: string, port: number): void {
  const bare = join(repositories, 'acme/app.git');
  git(world.places.top, 'clone', '-q', '--bare', world.places.workspace, bare);
  git(bare, 'config', 'http.receivepack', 'true');
  git(world.places.workspace, 'remote', 'add', 'origin', `http://127.0.0.1:${port}/acme/app.git`);
}

function environment(
  world: World,
  { setup }: SecurityCase,
  { port, sha }: { readonly port: number; readonly sha: string },
  inputs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { places, commandFile } = world;
  const { PATH_PREFIX: _, ...own } = setup.env ?? {};
  const event = setup.event ?? { name: 'workflow_dispatch' };
  writeFileSync(places.event, JSON.stringify(event));
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
    GITHUB_ACTOR: 'mia',
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
