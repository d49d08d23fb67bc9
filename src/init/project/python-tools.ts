import type { Project } from '../../core/project.ts';
import { firstFile, type InitStep, textOf } from './ecosystem.ts';
import { unignored } from './ignored.ts';
import { pinned } from './pins.ts';

/** The installation of a Python project, and the command prefix for its programs. */
export interface PythonTool {
  readonly name: string;
  readonly steps: readonly InitStep[];
  run(program: string): string;
  readonly notes: readonly string[];
}

const PYTHON = '3.13';
const POETRY = '2.2.1';
const PIPENV = '2025.0.4';

/**
 * Returns the tool from the lock file, or else from the tables of pyproject.toml. Null if no root file belongs to
 * Python.
 */
export function pythonToolOf(project: Project): PythonTool | null {
  const { files } = project;
  const settings = textOf(project, 'pyproject.toml');
  if (files.has('uv.lock') || /^\[tool\.uv[\].]/m.test(settings)) return uv(project);
  if (files.has('poetry.lock') || /^\[tool\.poetry[\].]/m.test(settings)) return poetry(project);
  if (files.has('Pipfile')) return pipenv(project);
  const isPython =
    firstFile(project, ['pyproject.toml', 'setup.py', 'setup.cfg', 'tox.ini', 'pytest.ini', 'manage.py']) !==
    null;
  const hasTests = [...files].some((name) => /^test_.*\.py$|_test\.py$/.test(name));
  return isPython || hasTests || requirementsOf(project).length > 0 ? pip(project) : null;
}

function uv(project: Project): PythonTool {
  return {
    name: 'uv',
    steps: [
      { uses: pinned('astral-sh/setup-uv') },
      { name: 'Install dependencies', run: project.files.has('uv.lock') ? 'uv sync --locked' : 'uv sync' },
    ],
    run: (program) => `uv run --offline --no-sync ${program}`,
    notes: project.files.has('uv.lock') ? [] : unignored(project, 'uv sync', ['uv.lock']),
  };
}

function poetry(project: Project): PythonTool {
  return {
    name: 'Poetry',
    steps: [
      pythonStep(project),
      { name: 'Install Poetry', run: `pipx install poetry==${POETRY}` },
      {
        name: 'Install dependencies',
        run: 'poetry install --no-interaction',
        // Later commands find the environment in the workspace even without this variable.
        env: { POETRY_VIRTUALENVS_IN_PROJECT: 'true' },
      },
    ],
    run: (program) => `poetry run ${program}`,
    notes: project.files.has('poetry.lock') ? [] : unignored(project, 'poetry install', ['poetry.lock']),
  };
}

function pipenv(project: Project): PythonTool {
  const hasLock = project.files.has('Pipfile.lock');
  return {
    name: 'Pipenv',
    steps: [
      pythonStep(project),
      { name: 'Install Pipenv', run: `pipx install pipenv==${PIPENV}` },
      {
        name: 'Install dependencies',
        run: hasLock ? 'pipenv sync --dev' : 'pipenv install --dev --skip-lock',
        env: { PIPENV_VENV_IN_PROJECT: 'true' },
      },
    ],
    run: (program) => `pipenv run ${program}`,
    notes: [],
  };
}

function pip(project: Project): PythonTool {
  const files = requirementsOf(project).map((name) => `-r ${name}`);
  const isPackage = isInstallable(project);
  const wanted = [...files, ...(isPackage ? [`-e '.${extrasOf(project)}'`] : []), ...groupsOf(project)];
  return {
    name: 'pip',
    steps: [
      pythonStep(project),
      ...(wanted.length === 0
        ? []
        : [
            {
              name: 'Install dependencies',
              run: `python -m pip install ${wanted.join(' ')}`,
            },
          ]),
    ],
    run: (program) => (program.startsWith('python ') ? program : `python -m ${program}`),
    notes:
      isPackage && !usesOtherBackend(project)
        ? unignored(project, 'pip install', ['example.egg-info']).map(asPattern)
        : [],
  };
}

/** Generalizes a note to all names with the same ending. */
function asPattern(note: string): string {
  return note.replace('example.egg-info', '*.egg-info');
}

function pythonStep(project: Project): InitStep {
  const settings = textOf(project, 'pyproject.toml');
  const says = /^requires-python\s*=|^python\s*=/m.test(settings);
  const version = project.files.has('.python-version')
    ? { 'python-version-file': '.python-version' }
    : says
      ? { 'python-version-file': 'pyproject.toml' }
      : { 'python-version': PYTHON };
  return { uses: pinned('actions/setup-python'), with: version };
}

const REQUIREMENTS = [
  ...['requirements.txt', 'requirements-dev.txt', 'requirements_dev.txt', 'dev-requirements.txt'],
  ...['requirements-test.txt', 'requirements_test.txt', 'test-requirements.txt'],
];

function requirementsOf({ files }: Project): readonly string[] {
  return REQUIREMENTS.filter((name) => files.has(name));
}

/** Returns true if pyproject.toml names a build backend other than the default, Setuptools. */
function usesOtherBackend(project: Project): boolean {
  const backend = /^build-backend\s*=\s*["']([\w.]+)/m.exec(textOf(project, 'pyproject.toml'))?.[1];
  return backend !== undefined && !backend.startsWith('setuptools');
}

function isInstallable(project: Project): boolean {
  return (
    project.files.has('setup.py') || /^\[(?:project|build-system)\]/m.test(textOf(project, 'pyproject.toml'))
  );
}

const FOR_TESTS = ['dev', 'test', 'tests', 'testing', 'lint'];

function extrasOf(project: Project): string {
  const names = keysOf(textOf(project, 'pyproject.toml'), 'project.optional-dependencies');
  const extras = FOR_TESTS.filter((name) => names.has(name));
  return extras.length === 0 ? '' : `[${extras.join(',')}]`;
}

function groupsOf(project: Project): readonly string[] {
  const names = keysOf(textOf(project, 'pyproject.toml'), 'dependency-groups');
  return FOR_TESTS.filter((name) => names.has(name)).map((name) => `--group ${name}`);
}

/** Returns the bare keys of one table of a TOML file. */
function keysOf(toml: string, table: string): ReadonlySet<string> {
  const lines = toml.split('\n');
  const start = lines.findIndex((line) => line.trim() === `[${table}]`);
  if (start === -1) return new Set();
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => /^\s*\[[\w."-]+\]\s*$/.test(line));
  const own = end === -1 ? after : after.slice(0, end);
  return new Set(own.map((line) => /^"?([\w-]+)"?\s*=/.exec(line)?.[1] ?? '').filter((key) => key !== ''));
}
