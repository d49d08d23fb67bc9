import type { Project } from '../../core/project.ts';
import {
  check,
  type Ecosystem,
  type Found,
  firstFile,
  type InitGate,
  type InitStep,
  tests,
  textOf,
  tolerated,
} from '../project/ecosystem.ts';
import { unignored } from '../project/ignored.ts';
import { type Manifest, readManifest } from '../project/package-json.ts';
import { lockedBy, type PackageManager, packageManagerOf } from '../project/package-manager.ts';
import { pinned } from '../project/pins.ts';
import { type ScriptKind, scriptFor } from '../project/scripts.ts';
import { taskRunnerOf } from '../project/task-runner.ts';

const KINDS = [
  ['test', 'test', 'Tests'],
  ['lint', 'lint', 'Lint'],
  ['types', 'types', 'Types'],
  ['format', 'lint', 'Format'],
] as const satisfies readonly (readonly [ScriptKind, InitGate['kind'], string])[];

/** JavaScript and TypeScript: package.json, its package manager, and its workspaces. */
export const javascript: Ecosystem = (project) => {
  if (!project.files.has('package.json')) return null;
  const manifest = readManifest(textOf(project, 'package.json'));
  if (manifest === null) return project.texts.has('package.json') ? BROKEN : null;
  const manager = packageManagerOf(project, manifest);
  const language =
    manifest.dependencies.has('typescript') || project.files.has('tsconfig.json')
      ? 'TypeScript'
      : 'JavaScript';
  const gates = gatesOf(project, manifest, manager);
  const locks = lockedBy(project);
  return {
    label: `${language} (${[manager.label, ...workspaceCount(project)].join(', ')})`,
    language,
    steps: [
      ...nodeSteps(project, manifest, manager),
      ...manager.setup,
      ...installSteps(project, manifest, manager),
    ],
    gates: gates.found,
    notes: [
      ...gates.notes,
      ...(locks.length > 1
        ? [`Lock files of ${locks.join(' and ')} were found; ${manager.name} is used. Remove the others.`]
        : []),
      ...(needsInstall(project, manifest) ? unignored(project, manager.install, manager.leaves) : []),
    ],
  };
};

function workspaceCount({ packages: { length } }: Project): readonly string[] {
  return length === 0 ? [] : [`${length} ${length === 1 ? 'workspace' : 'workspaces'}`];
}

const BROKEN: Found = {
  label: 'JavaScript (package.json is not valid)',
  language: 'JavaScript',
  steps: [],
  gates: [],
  notes: ['package.json is not a JSON object, so its scripts were not read: correct it and run init again.'],
};

function nodeSteps(project: Project, manifest: Manifest, { name }: PackageManager): readonly InitStep[] {
  if (name === 'bun') return [];
  const file = firstFile(project, ['.nvmrc', '.node-version']);
  const version =
    file !== null
      ? { 'node-version-file': file }
      : manifest.hasNodeEngine
        ? { 'node-version-file': 'package.json' }
        : { 'node-version': 24 };
  return [{ uses: pinned('actions/setup-node'), with: version }];
}

function needsInstall(project: Project, { dependencies, workspaces }: Manifest): boolean {
  return (
    dependencies.size > 0 ||
    workspaces.length > 0 ||
    lockedBy(project).length > 0 ||
    project.packages.length > 0
  );
}

function installSteps(
  project: Project,
  manifest: Manifest,
  { install }: PackageManager,
): readonly InitStep[] {
  return needsInstall(project, manifest) ? [{ name: 'Install dependencies', run: install }] : [];
}

interface Gates {
  readonly found: readonly InitGate[];
  readonly notes: readonly string[];
}

function gatesOf(project: Project, manifest: Manifest, manager: PackageManager): Gates {
  const found: InitGate[] = [];
  const notes: string[] = [];
  const runner = taskRunnerOf(project, manager);
  for (const [script, kind, name] of KINDS) {
    const { name: own, watching } = scriptFor(script, manifest.scripts);
    for (const each of watching) {
      notes.push(
        `The script "${each}" watches for changes and would never end, so no gate runs it: add a script that runs once.`,
      );
    }
    const command = own !== null ? manager.run(own) : runner(script);
    if (command !== null) found.push(jsGate(kind, name, command));
  }
  const hasTests = found.some(({ kind }) => kind === 'test');
  if (
    !hasTests &&
    manager.name === 'bun' &&
    ['test', 'tests', '__tests__'].some((each) => project.folders.has(each))
  )
    found.unshift(tests('bun test'));
  if (checksTypes(project, manifest, found)) {
    found.push(tolerated('types', 'Types', manager.exec('tsc --noEmit')));
  }
  return { found, notes };
}

function jsGate(kind: InitGate['kind'], name: string, command: string): InitGate {
  return kind === 'test' ? tests(command) : check(kind, name, command);
}

/** Returns true if TypeScript must check the types itself, because no script of the project does, a build included. */
function checksTypes(
  { files }: Project,
  { dependencies, scripts }: Manifest,
  found: readonly InitGate[],
): boolean {
  return (
    files.has('tsconfig.json') &&
    dependencies.has('typescript') &&
    !scripts.has('build') &&
    !found.some(({ kind }) => kind === 'types')
  );
}
