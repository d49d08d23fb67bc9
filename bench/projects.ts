/**
 * `npm run bench -- projects` (one project: `node bench/projects.ts cobra`) fixes a planted defect in real projects, with their own tests as the gate, in the
 * sandbox, and times the gate there against the same command outside, on warm caches. Each fix adds a comment of its own,
 * so neither side meets a cached result. Needs Go, Cargo, Maven, CMake, Python 3 with pip and git-lfs.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { output } from './projects/fetch.ts';
import type { Project } from './projects/project.ts';
import { REAL_PROJECTS, trimDevDependencies, writeIgnore } from './projects/projects.ts';
import { median, table } from './table.ts';

const ROUNDS = Number(process.env.FORGE_BENCH_ROUNDS ?? 3);
const PNPM = 'pnpm@11';
const YARN = 'yarn@1.22.22';
const UV = 'uv';
const GATE = 'Tests';

const CLI = resolve(import.meta.dirname, '..', 'dist', 'cli', 'index.js');
const BASE =
  process.env.FORGE_BENCH_FOLDER ??
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'forge-headless', 'bench-projects');

interface Execution {
  readonly outcome: string;
  readonly reason: string;
  readonly sandbox: { readonly kind: string };
  readonly violations: readonly unknown[];
  readonly gates: readonly {
    readonly status: string;
    readonly duration_seconds: number;
  }[];
}

interface Row {
  readonly outcome: string;
  readonly violations: number;
  readonly outside: readonly number[];
  readonly inside: readonly number[];
}

/** The package managers that this machine may lack, in a folder of their own. */
function installTools(): readonly string[] {
  const folder = join(BASE, 'tools');
  const node = join(folder, 'node_modules', '.bin');
  if (!existsSync(join(node, 'pnpm'))) {
    mkdirSync(folder, { recursive: true });
    output('npm', ['install', '--silent', '--no-save', '--prefix', folder, PNPM, YARN], folder);
  }
  const python = join(folder, 'uv', 'bin');
  if (!existsSync(join(python, 'uv'))) {
    output('python3', ['-m', 'venv', join(folder, 'uv')], folder);
    output(join(python, 'pip'), ['install', '--quiet', UV], folder);
  }
  const uv = join(folder, 'bin');
  mkdirSync(uv, { recursive: true });
  // Only uv itself: the environment that holds it has a Python of its own, which no project should meet.
  if (!existsSync(join(uv, 'uv'))) execFileSync('cp', [join(python, 'uv'), uv]);
  return [uv, node];
}

class Checkout {
  readonly root: string;
  readonly #project: Project;
  readonly #env: NodeJS.ProcessEnv;

  constructor(project: Project, tools: readonly string[]) {
    this.#project = project;
    this.root = join(BASE, 'work', project.name.replaceAll(/[^\w.-]+/g, '-'));
    const own = (project.path ?? []).map((folder) => join(this.root, folder));
    const path = [...own, ...tools, process.env.PATH ?? ''].join(delimiter);
    this.#env = { ...process.env, ...project.env, PATH: path, CI: 'true' };
    if (own[0] !== undefined) this.#env.VIRTUAL_ENV = resolve(own[0], '..');
  }

  git(...args: string[]): void {
    execFileSync('git', args, { cwd: this.root, stdio: ['ignore', 'ignore', 'inherit'], env: this.#env });
  }

  /** Fetches, commits, prepares, and commits the defect on top. */
  make(): void {
    const { fetch, shape, prepare, defect } = this.#project;
    rmSync(this.root, { recursive: true, force: true });
    mkdirSync(this.root, { recursive: true });
    fetch(this.root);
    writeIgnore(this.root, this.#project);
    trimDevDependencies(this.root, this.#project);
    this.git('init', '-q', '-b', 'main');
    shape?.(this.root, BASE);
    const file = join(this.root, defect.file);
    const published = readFileSync(file, 'utf8');
    if (published.split(defect.right).length !== 2) throw new Error(`${file} does not hold the line once`);
    for (const command of prepare) this.#shell(command);
    mkdirSync(join(this.root, '.forge'), { recursive: true });
    const gate = { name: GATE, command: this.#project.gate, timeout: '10m' };
    const config = {
      version: 1,
      constraints: { timeout: '30m' },
      quality_gates: [gate],
      sandbox: 'required',
    };
    writeFileSync(join(this.root, '.forge', 'headless-config.yml'), JSON.stringify(config));
    writeFileSync(
      file,
      published.replace(defect.right, () => defect.wrong),
    );
    this.git('add', '-A');
    this.git('commit', '-q', '-m', 'Published sources, with a defect');
    this.git('tag', 'start');
  }

  reset(): void {
    this.git('checkout', '-q', '-f', '-B', 'main', 'start');
    this.git('clean', '-fdq');
  }

  /** Seconds of the gate outside the sandbox, after the same fix. */
  outside(round: number): number {
    const { defect, gate } = this.#project;
    this.reset();
    const file = join(this.root, defect.file);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(defect.wrong, () => this.fix(`outside ${round}`)),
    );
    const startedAt = performance.now();
    this.#shell(gate);
    const seconds = (performance.now() - startedAt) / 1000;
    this.reset();
    return seconds;
  }

  fix(label: string): string {
    const { right, comment } = this.#project.defect;
    return right + comment(`fixed in round ${label}, ${process.pid}`);
  }

  /** One whole run of the bundle, with a scripted session. */
  inside(round: number): Execution {
    const { defect, alsoEdit } = this.#project;
    const edits = [{ file: defect.file, search: defect.wrong, replace: this.fix(`inside ${round}`) }];
    if (alsoEdit !== undefined) edits.push(alsoEdit);
    const calls = edits.map(({ file, search, replace }) => ({
      calls: [{ name: 'apply_diff', arguments: { path: file, edits: [{ search, replace }] } }],
    }));
    const end = { calls: [{ name: 'task_completion', arguments: { result: 'The defect is fixed.' } }] };
    const session = join(BASE, 'session.json');
    writeFileSync(session, JSON.stringify({ version: 1, model: 'script', turns: [...calls, end] }));
    const reports = join(BASE, 'reports');
    const args = [CLI, '--workspace', this.root, '--task', 'Fix the tests', '--quiet'];
    const run = ['--provider', 'replay', '--model', session, '--output-dir', reports];
    const child = spawnSync(process.execPath, [...args, ...run], { env: this.#env, encoding: 'utf8' });
    const execution = join(reports, 'execution.json');
    if (!existsSync(execution)) throw new Error(`no report: ${child.stderr.slice(-2000)}`);
    return JSON.parse(readFileSync(execution, 'utf8')) as Execution;
  }

  #shell(command: string): void {
    const options = { cwd: this.root, env: this.#env, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
    const child = spawnSync('bash', ['-o', 'pipefail', '-c', command], options);
    if (child.status === 0) return;
    throw new Error(`${command} ended with ${child.status}: ${(child.stdout + child.stderr).slice(-2000)}`);
  }
}

function measure(project: Project, tools: readonly string[]): Row {
  const checkout = new Checkout(project, tools);
  checkout.make();
  // The first of each warms what the preparation left cold.
  checkout.outside(0);
  const outside: number[] = [];
  const inside: number[] = [];
  let last: Execution | null = null;
  for (let round = 1; round <= ROUNDS; round += 1) {
    outside.push(checkout.outside(round));
    checkout.reset();
    last = checkout.inside(round);
    const [gate] = last.gates;
    if (last.outcome !== 'success')
      return {
        outcome: `${last.outcome}: ${last.reason}`,
        violations: last.violations.length,
        outside,
        inside,
      };
    inside.push(gate?.duration_seconds ?? 0);
  }
  checkout.reset();
  return { outcome: last?.outcome ?? '', violations: last?.violations.length ?? 0, outside, inside };
}

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const chosen = REAL_PROJECTS.filter(
  ({ name, ecosystem }) =>
    wanted.length === 0 || wanted.some((part) => `${name} ${ecosystem}`.toLowerCase().includes(part)),
);
const tools = installTools();
const rows = chosen.map((project) => {
  const started = performance.now();
  let row: Row;
  try {
    row = measure(project, tools);
  } catch (error) {
    row = { outcome: `not run: ${String(error)}`, violations: 0, outside: [], inside: [] };
  }
  const [outside, inside] = [median(row.outside), median(row.inside)];
  console.error(`${project.name}: ${row.outcome} (${Math.round((performance.now() - started) / 1000)} s)`);
  const ratio = outside > 0 && inside > 0 ? (inside / outside).toFixed(2) : '–';
  const cells = [outside.toFixed(2), inside.toFixed(2), ratio];
  return [
    project.name,
    project.ecosystem,
    row.outcome.split('\n')[0] ?? '',
    String(row.violations),
    ...cells,
  ];
});
const head = [
  'project',
  'ecosystem',
  'outcome',
  'violations',
  'gate outside, s',
  'inside, s',
  'inside / outside',
];
console.log(table(head, rows));
