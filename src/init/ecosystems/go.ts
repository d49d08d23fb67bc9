import type { Project } from '../../core/project.ts';
import {
  type Ecosystem,
  firstFile,
  isPlainPath,
  LONG,
  tests,
  textOf,
  tolerated,
} from '../project/ecosystem.ts';
import { pinned } from '../project/pins.ts';

/** Go modules and workspaces. */
export const go: Ecosystem = (project) => {
  const file = firstFile(project, ['go.work', 'go.mod']);
  if (file === null) return null;
  const packages = packagesOf(project);
  return {
    label: file === 'go.work' ? 'Go (workspace)' : 'Go',
    language: 'Go',
    steps: [
      { uses: pinned('actions/setup-go'), with: { 'go-version-file': file } },
      { name: 'Download Go modules', run: 'go mod download' },
    ],
    gates: [tests(`go test ${packages}`, LONG), tolerated('lint', 'Vet', `go vet ${packages}`)],
    notes: hasGolangci(project)
      ? ['golangci-lint is configured, but no step installs it: add a step and a gate "golangci-lint run".']
      : [],
  };
};

/** In a workspace without a root module, `./...` matches nothing, so each module is listed. */
function packagesOf(project: Project): string {
  if (project.files.has('go.mod')) return './...';
  const used = [...textOf(project, 'go.work').matchAll(/^[ \t]*(?:use[ \t]+)?"?\.\/([^\s"()]+)/gm)];
  const folders = used.map(([, folder = '']) => folder.replace(/\/+$/, '')).filter(isPlainPath);
  return folders.length === 0
    ? './...'
    : folders
        .slice(0, 50)
        .map((folder) => `./${folder}/...`)
        .join(' ');
}

function hasGolangci(project: Project): boolean {
  return firstFile(project, ['.golangci.yml', '.golangci.yaml', '.golangci.toml', '.golangci.json']) !== null;
}
