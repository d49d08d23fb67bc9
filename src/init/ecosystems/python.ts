import type { Project } from '../../core/project.ts';
import {
  type Ecosystem,
  type Found,
  firstFile,
  type InitGate,
  tests,
  textOf,
  tolerated,
} from '../project/ecosystem.ts';
import { type PythonTool, pythonToolOf } from '../project/python-tools.ts';

/** Files that contain a project's dependencies or the settings of its tools. */
const TELLING = [
  ...[
    'pyproject.toml',
    'requirements.txt',
    'requirements-dev.txt',
    'requirements_dev.txt',
    'dev-requirements.txt',
  ],
  ...[
    'requirements-test.txt',
    'test-requirements.txt',
    'Pipfile',
    'setup.cfg',
    'setup.py',
    'tox.ini',
    'uv.lock',
  ],
];

/** Python with uv, Poetry, Pipenv or pip. */
export const python: Ecosystem = (project): Found | null => {
  const tool = pythonToolOf(project);
  if (tool === null) return null;
  const gates = [testGate(project, tool), ...lintGates(project, tool)].filter((gate) => gate !== null);
  return { label: `Python (${tool.name})`, language: 'Python', steps: tool.steps, gates, notes: tool.notes };
};

function mentions(project: Project, program: string): boolean {
  return TELLING.some((name) => new RegExp(`\\b${program}\\b`).test(textOf(project, name)));
}

function testGate(project: Project, { run }: PythonTool): InitGate | null {
  const { files, folders } = project;
  const hasPytest =
    firstFile(project, ['pytest.ini', '.pytest.ini', 'conftest.py']) !== null || mentions(project, 'pytest');
  if (hasPytest) return tests(run('pytest'));
  if (files.has('manage.py')) return tests(run('python manage.py test'));
  const folder = ['tests', 'test'].find((name) => folders.has(name));
  if (folder !== undefined) return tests(run(`python -m unittest discover -s ${folder} -t .`));
  const atTheTop = [...files].some((name) => /^test_.*\.py$|_test\.py$/.test(name));
  return atTheTop ? tests(run('python -m unittest discover')) : null;
}

/** Returns only checkers among the dependencies, because others are not installed. */
function lintGates(project: Project, { run }: PythonTool): readonly InitGate[] {
  const gates: InitGate[] = [];
  if (mentions(project, 'ruff')) gates.push(tolerated('lint', 'Lint', run('ruff check')));
  else if (mentions(project, 'flake8')) gates.push(tolerated('lint', 'Lint', run('flake8')));
  if (mentions(project, 'mypy')) gates.push(tolerated('types', 'Types', run('mypy .')));
  else if (mentions(project, 'pyright')) gates.push(tolerated('types', 'Types', run('pyright')));
  return gates;
}
