import type { Project } from '../../core/project.ts';
import { parseBounded } from '../../core/text/bounded-json.ts';
import { textOf } from './ecosystem.ts';
import { entriesOf, readManifest } from './package-json.ts';
import type { PackageManager } from './package-manager.ts';
import { type ScriptKind, scriptFor } from './scripts.ts';

/** Tasks of Turborepo and Nx that a gate may run, by check. */
const TASKS: Readonly<Record<ScriptKind, readonly string[]>> = {
  test: ['test', 'test:ci', 'test:unit'],
  lint: ['lint'],
  types: ['typecheck', 'type-check', 'check-types'],
  format: [],
};

/** Returns the command that checks all workspaces if the root has no script for the check; null if there is none. */
export function taskRunnerOf(project: Project, manager: PackageManager): (kind: ScriptKind) => string | null {
  if (project.files.has('turbo.json')) {
    const tasks = tasksIn(textOf(project, 'turbo.json'), ['tasks', 'pipeline']);
    return (kind) => named(tasks, kind, (task) => manager.exec(`turbo run ${task}`));
  }
  if (project.files.has('nx.json')) {
    const inTargets = tasksIn(textOf(project, 'nx.json'), ['targetDefaults']);
    const inPackages = project.packages.flatMap(({ manifest }) => [
      ...(readManifest(manifest)?.scripts.keys() ?? []),
    ]);
    const tasks = new Set([...inTargets, ...inPackages]);
    return (kind) => named(tasks, kind, (task) => manager.exec(`nx run-many --target=${task}`));
  }
  return (kind) => workspaceScripts(project, manager, kind);
}

function named(
  tasks: ReadonlySet<string>,
  kind: ScriptKind,
  command: (task: string) => string,
): string | null {
  const task = TASKS[kind].find((each) => tasks.has(each));
  return task === undefined ? null : command(task);
}

/** Returns the task names in a JSON file with comments. Only comments on separate lines are supported. */
function tasksIn(text: string, keys: readonly string[]): ReadonlySet<string> {
  try {
    const data = entriesOf(parseBounded(text.replace(/^[ \t]*\/\/.*$/gm, '').replace(/,(?=\s*[}\]])/g, '')));
    return new Set(keys.flatMap((key) => [...entriesOf(data.get(key)).keys()]));
  } catch {
    return new Set();
  }
}

function workspaceScripts({ packages }: Project, manager: PackageManager, kind: ScriptKind): string | null {
  const scripts = packages.map(({ manifest }) => {
    const read = readManifest(manifest);
    return read === null ? null : scriptFor(kind, read.scripts).name;
  });
  const script = scripts.find((each) => each !== null) ?? null;
  if (script === null) return null;
  if (manager.runAll !== null) return manager.runAll(script);
  // Yarn 1 stops at a workspace without the script.
  return scripts.every((each) => each === script) ? `yarn workspaces run ${script}` : null;
}
