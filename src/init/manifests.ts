/** Files in the root folder whose text is read. Of all others, only the name is used. */
const READ = new Set([
  ...['.gitignore', 'package.json', 'pnpm-workspace.yaml', 'turbo.json', 'nx.json', '.yarnrc.yml'],
  ...[
    'pyproject.toml',
    'requirements.txt',
    'requirements-dev.txt',
    'requirements_dev.txt',
    'dev-requirements.txt',
  ],
  ...['requirements-test.txt', 'test-requirements.txt', 'Pipfile', 'setup.cfg', 'setup.py', 'tox.ini'],
  ...['go.work', 'Cargo.toml', 'pom.xml', 'build.gradle', 'build.gradle.kts', 'Directory.Build.props'],
  ...['Gemfile', 'Gemfile.lock', 'Rakefile', 'composer.json', 'CMakeLists.txt'],
  ...['Makefile', 'makefile', 'GNUmakefile'],
]);

/** Lock files are large, and only their first lines matter. */
const HEADS = new Set(['pnpm-lock.yaml', 'yarn.lock']);

const READ_ENDINGS = /\.(?:gemspec|slnx?|csproj|fsproj|vbproj)$/i;

/** Returns how much of a file in the root folder is read. */
export function reading(name: string): 'whole' | 'head' | 'none' {
  if (READ.has(name) || READ_ENDINGS.test(name)) return 'whole';
  return HEADS.has(name) ? 'head' : 'none';
}
