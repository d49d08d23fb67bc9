import { describe, expect, test } from 'vitest';
import { definitionPaths } from '../../../../../src/gates/gates.ts';
import { change, look, rulesOf, told } from '../fixture.ts';

function packageWith(scripts: Readonly<Record<string, string>>, more: object = {}): string {
  return JSON.stringify({ name: 'x', scripts, ...more }, null, 2);
}

const NPM = { gates: ['npm test'] };

describe('a script of package.json', () => {
  test('that a gate runs and that was changed is told as it was and is', () => {
    const found = look(
      [change('package.json', packageWith({ test: 'node --test' }), packageWith({ test: 'echo fine' }))],
      NPM,
    );
    expect(told(found)).toBe(
      'package.json:4: what a gate runs changed: script test "node --test" → "echo fine"',
    );
  });

  test('is followed through the scripts that it runs, and their pre and post', () => {
    const before = { check: 'npm run unit', unit: 'run-s one', one: 'jest', start: 'node .' };
    const after = { ...before, one: 'true', preunit: 'rm -r test', start: 'node a.js' };
    const found = look([change('package.json', packageWith(before), packageWith(after))], {
      gates: ['CI=1 pnpm --silent run check'],
    });
    expect(rulesOf(found)).toEqual(['gate_definition', 'gate_definition']);
    expect(told(found)).toContain('script one');
    expect(told(found)).toContain('script preunit not there');
  });

  test('that is no test and that no gate runs may change', () => {
    const before = packageWith({ start: 'node .', test: 'jest' });
    const after = packageWith({ start: 'node a.js', dev: 'x', test: 'jest', 'test:new': 'jest new' });
    expect(look([change('package.json', before, after)], NPM)).toEqual([]);
  });

  test('that is a test by its name is told without a gate too', () => {
    const found = look([change('p/package.json', packageWith({ 'test:unit': 'jest' }), packageWith({}))]);
    expect(told(found)).toBe('p/package.json: what a gate runs changed: script test:unit "jest" → not there');
  });

  test('that lets failures pass is told as that too', () => {
    const found = look(
      [change('package.json', packageWith({ test: 'jest' }), packageWith({ test: 'jest || true' }))],
      NPM,
    );
    expect(rulesOf(found).toSorted()).toEqual(['failure_ignored', 'gate_definition']);
  });

  test('in a file that is no JSON any more is told', () => {
    expect(rulesOf(look([change('package.json', packageWith({}), '{')], NPM))).toEqual(['gate_definition']);
  });

  test('may have company: dependencies and versions are nobody’s gate', () => {
    const before = packageWith({ test: 'jest' }, { dependencies: { a: '1' } });
    const after = packageWith({ test: 'jest' }, { dependencies: { a: '2', b: '1' }, version: '2.0.0' });
    expect(look([change('package.json', before, after)], NPM)).toEqual([]);
  });

  test('stands beside blocks that configure runners', () => {
    const found = look([
      change('package.json', packageWith({}, { jest: {} }), packageWith({}, { jest: { testMatch: [] } })),
    ]);
    expect(rulesOf(found)).toEqual(['gate_configuration']);
  });
});

describe('a Makefile', () => {
  const MAKE =
    'FLAGS = -x\nall: build\n\ntest: unit\n\npytest $(FLAGS)\nunit:\n\tpytest unit\nbuild:\n\tcc a.c\n';

  test('is looked at for the targets that a gate makes, with all they need', () => {
    const found = look([change('Makefile', MAKE, MAKE.replace('pytest unit', 'echo ok'))], {
      gates: ['make -s test'],
    });
    expect(told(found)).toBe('Makefile: what a gate runs changed: target unit "pytest unit" → "echo ok"');
  });

  test('is looked at for the variables in them', () => {
    const make = 'CMD = pytest\ngate:\n\t$(CMD)\n';
    const found = look([change('Makefile', make, make.replace('= pytest', '= true'))], { gates: ['make'] });
    expect(told(found)).toContain('target gate "pytest" → "true"');
  });

  test('may change elsewhere', () => {
    const after = `${MAKE.replace('cc a.c', 'cc -O2 a.c')}lint:\n\truff .\n`;
    expect(look([change('Makefile', MAKE, after)], { gates: ['make test'] })).toEqual([]);
  });

  test('that ignores what a recipe says is told', () => {
    const make = 'test:\n\tpytest\n';
    const found = look([change('Makefile', make, 'test:\n\t-pytest\n')], { gates: ['make test'] });
    expect(rulesOf(found).toSorted()).toEqual(['failure_ignored', 'gate_definition']);
  });
});

describe('a program of the repository', () => {
  test('that a gate runs by name, or by a script that was not changed, is told', () => {
    const files = [change('ci/run.sh', 'set -e\npytest\n', 'set -e\npytest || true\n')];
    for (const gates of [['bash ./ci/run.sh'], ['npm test']]) {
      const found = look(files, { gates, there: { 'package.json': packageWith({ test: 'ci/run.sh' }) } });
      expect(rulesOf(found).toSorted()).toEqual(['failure_ignored', 'gate_definition']);
      expect(told(found)).toContain('"pytest" → "pytest || true"');
    }
    expect(look(files)).toEqual([]);
  });

  test('below the folder that a gate runs in is found there', () => {
    const files = [change('app/t.sh', 'jest\n', 'jest\nexit 0\n')];
    expect(rulesOf(look(files, { gates: ['./t.sh'], working_dir: 'app' })).toSorted()).toEqual([
      'failure_ignored',
      'gate_definition',
    ]);
  });

  test('is not the code under test, nor a file that a gate looks into', () => {
    const files = [change('src/app.js', 'a', 'b'), change('value.txt', 'a', 'b')];
    expect(look(files, { gates: ['node src/app.js', 'grep -q b value.txt'] })).toEqual([]);
  });
});

describe('configuration of tests and checkers', () => {
  test.each([
    'jest.config.js',
    'vitest.config.ts',
    '.mocharc.yml',
    'ava.config.mjs',
    'karma.conf.js',
    'tsconfig.json',
    'packages/a/tsconfig.build.json',
    '.eslintrc.json',
    'eslint.config.mjs',
    '.eslintignore',
    'biome.json',
    'pytest.ini',
    'tox.ini',
    '.coveragerc',
    '.golangci.yml',
    'phpunit.xml',
    'phpunit.xml.dist',
    '.rspec',
    '.rubocop.yml',
    '.clang-tidy',
    '.gitlab-ci.yml',
    '.github/workflows/ci.yml',
    'codecov.yml',
    'phpstan.neon',
  ])('%s is told when it changes, comes or goes', (path) => {
    for (const [before, after] of [
      ['a: 1\n', 'a: 2\n'],
      [null, 'a: 2\n'],
      ['a: 1\n', null],
    ] as const) {
      expect(rulesOf(look([change(path, before, after)]))).toEqual(['gate_configuration']);
    }
  });

  test('in a file with other things in it is told by its section', () => {
    const toml = '[project]\nversion = "1"\n\n[tool.pytest.ini_options]\naddopts = "-x"\n';
    const ignoring = toml.replace('"-x"', '"--ignore=tests"');
    expect(look([change('pyproject.toml', toml, toml.replace('"1"', '"2"'))])).toEqual([]);
    expect(told(look([change('pyproject.toml', toml, ignoring)]))).toContain(
      '[tool.pytest.ini_options] addopts = "-x" → [tool.pytest.ini_options] addopts = "--ignore=tests"',
    );
    expect(
      rulesOf(look([change('Cargo.toml', '[dependencies]\na = "1"\n', '[profile.test]\nx = 1\n')])),
    ).toEqual(['gate_configuration']);
    expect(look([change('go.mod', 'module a\n', 'module a\nrequire b v1\n')])).toEqual([]);
  });

  test('in vite.config counts only where it speaks of tests', () => {
    expect(look([change('vite.config.ts', 'a', 'b')])).toEqual([]);
    expect(rulesOf(look([change('vite.config.ts', 'test: {}', 'test: { exclude }')]))).toEqual([
      'gate_configuration',
    ]);
  });
});

describe('a failure made to pass', () => {
  test.each([
    ['.gitlab-ci.yml', '  allow_failure: true'],
    ['.github/workflows/ci.yml', '      continue-on-error: true'],
    ['.github/workflows/ci.yml', '      run: npm test || true'],
    ['tox.ini', 'commands = flake8 --exit-zero'],
    ['vitest.config.ts', 'passWithNoTests: true,'],
    ['build.gradle', 'ignoreFailures = true'],
  ])('%s: %s', (path, line) => {
    expect(rulesOf(look([change(path, 'a\n', `a\n${line}\n`)]))).toContain('failure_ignored');
  });

  test('is none where it was before, or in code that no gate runs', () => {
    const before = packageWith({ test: 'jest || true', start: 'node .' });
    const after = packageWith({ test: 'jest || true', start: 'rm a || true' });
    expect(look([change('package.json', before, after)], NPM)).toEqual([]);
    expect(look([change('deploy.sh', '', 'rm a || true\nexit 0\n')])).toEqual([]);
  });
});

test('definitions are asked for only where a gate names a script or a target', () => {
  const gate = (command: string, working_dir = '') => ({ command, working_dir });
  expect(definitionPaths([gate('pytest'), gate('cargo test')])).toEqual([]);
  expect(definitionPaths([gate('npm test', 'app')])).toContain('app/package.json');
});
