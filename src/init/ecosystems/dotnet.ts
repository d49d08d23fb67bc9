import type { Project } from '../../core/project.ts';
import { check, type Ecosystem, isPlainPath, LONG, tests, tolerated } from '../project/ecosystem.ts';
import { unignored } from '../project/ignored.ts';
import { pinned } from '../project/pins.ts';

const SOLUTION = /\.slnx?$/i;
const PROJECT = /\.(?:cs|fs|vb)proj$/i;
/** Long-term releases, for projects that do not specify a version. */
const SUPPORTED = '8.0.x\n10.0.x';

/** .NET: solutions and projects in the root folder. */
export const dotnet: Ecosystem = (project) => {
  const names = [...project.files].sort();
  const solutions = names.filter((name) => SOLUTION.test(name));
  const candidates = solutions.length > 0 ? solutions : names.filter((name) => PROJECT.test(name));
  if (candidates.length === 0) return null;
  const target = targetOf(candidates);
  const texts = candidates.map((name) => project.texts.get(name) ?? '').join('\n');
  const hasTests = /test/i.test(texts) || ['test', 'tests'].some((name) => project.folders.has(name));
  const run = (verb: string): string => `dotnet ${verb}${target}`;
  return {
    label: '.NET',
    language: '.NET',
    steps: [
      { uses: pinned('actions/setup-dotnet'), ...sdk(project) },
      { name: 'Restore packages', run: run('restore') },
    ],
    gates: [
      hasTests
        ? tests(`${run('test')} --no-restore`, LONG)
        : { ...check('build', 'Build', `${run('build')} --no-restore`), timeout: LONG },
      ...(project.files.has('.editorconfig')
        ? [tolerated('lint', 'Format', `${run('format')} --no-restore --verify-no-changes`)]
        : []),
    ],
    notes: [
      ...(candidates.length > 1 ? [manyNote(candidates, target)] : []),
      ...unignored(project, 'dotnet restore', ['obj']),
    ],
  };
};

/** If there is only one candidate, dotnet finds it itself. */
function targetOf(candidates: readonly string[]): string {
  const [first = ''] = candidates.filter(isPlainPath);
  return candidates.length === 1 || first === '' ? '' : ` ${first}`;
}

function manyNote(candidates: readonly string[], target: string): string {
  return target === ''
    ? `There are ${candidates.length} solutions or projects at the top: name the right one in the dotnet commands.`
    : `There are ${candidates.length} solutions or projects at the top;${target} is used. Change it where another one is meant.`;
}

/** The setup action reads global.json itself. */
function sdk(project: Project): { readonly with?: Readonly<Record<string, string>> } {
  if (project.files.has('global.json')) return {};
  const names = ['Directory.Build.props', ...[...project.files].filter((name) => PROJECT.test(name)).sort()];
  const texts = names.map((name) => project.texts.get(name) ?? '').join('\n');
  const versions = [...texts.matchAll(/\bnet(\d{1,2})\.0\b/g)].map(([, major = '']) => Number(major));
  const wanted = [...new Set(versions)].filter((major) => major >= 5).sort((one, other) => one - other);
  return {
    with: {
      'dotnet-version': wanted.length === 0 ? SUPPORTED : wanted.map((major) => `${major}.0.x`).join('\n'),
    },
  };
}
