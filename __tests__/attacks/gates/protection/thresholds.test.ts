import { describe, expect, test } from 'vitest';
import { change, look, rulesOf, told } from '../../../unit/gates/protection/fixture.ts';

describe('a threshold', () => {
  test.each([
    ['jest.config.js', 'coverageThreshold: { global: { branches: 80 } }', 'branches: 80', 'branches: 70'],
    ['package.json', '{"jest":{"coverageThreshold":{"global":{"lines":90}}}}', '"lines":90', '"lines":9'],
    ['.nycrc', '{"check-coverage": true, "lines": 90}', '90', '50'],
    ['pyproject.toml', '[tool.coverage.report]\nfail_under = 85\n', '85', '80'],
    ['.coveragerc', 'fail_under = 85.5\n', '85.5', '85.4'],
    ['tox.ini', 'commands = pytest --cov-fail-under=85\n', '85', '8'],
    ['run.sh', 'c8 --lines 90 npm test\n', '90', '80'],
    ['spec/spec_helper.rb', 'SimpleCov.minimum_coverage 95\n', '95', '5'],
    ['package.json', '{"scripts":{"lint":"eslint --max-warnings 0"}}', 'warnings 0', 'warnings 50'],
    ['codecov.yml', 'coverage:\n  status:\n    target: 80%\n', '80%', '60%'],
    ['pom.xml', '<jacoco/><minimum>0.80</minimum>\n', '0.80', '0.10'],
  ])('in %s that was loosened is told: %s', (path, before, from, to) => {
    const found = look([change(path, before, before.replace(from, to))]);
    expect(rulesOf(found)).toContain('threshold');
  });

  test('is told as it was and is, or as gone', () => {
    const sh = 'set -e\npytest --cov-fail-under=85\n';
    expect(told(look([change('t.sh', sh, sh.replace('85', '60'))]))).toBe(
      't.sh:2: threshold loosened: --cov-fail-under=85 → --cov-fail-under=60',
    );
    expect(told(look([change('t.sh', sh, 'pytest\n')]))).toBe(
      't.sh:2: threshold loosened: --cov-fail-under=85 → gone',
    );
  });

  test('that was tightened, moved or added is none', () => {
    const sh = 'a --cov-fail-under=85\nb --cov-fail-under=70\n';
    expect(look([change('t.sh', sh, 'b --cov-fail-under=75\na --cov-fail-under=85\n')])).toEqual([]);
    expect(look([change('t.sh', 'a\n', sh)])).toEqual([]);
    expect(look([change('t.sh', 'eslint --max-warnings 5\n', 'eslint --max-warnings 0\n')])).toEqual([]);
  });

  test('is none where the same words mean something else', () => {
    expect(look([change('deploy.yml', 'lines: 90\ntarget: 8\n', 'lines: 5\ntarget: 4\n')])).toEqual([]);
    expect(look([change('src/chart.ts', 'const lines = 90;', 'const lines = 5;')])).toEqual([]);
  });
});

/** Of a megabyte, as much as the run lets in, made to be slow. */
const SIZE = 1024 * 1024;

describe('the rules come to an end over', () => {
  test.each([
    ['a.test.ts', '\n'],
    ['a.test.ts', ' '],
    ['a.test.ts', 'it.'],
    ['a.test.ts', '/*'],
    ['a.test.ts', '`\n'],
    ['a.test.ts', '"\\'],
    ['test_a.py', '"""\n'],
    ['test_a.py', '# pragma: '],
    ['a_test.cc', '#if 0\n'],
    ['a_test.cc', 'DISABLED_a\n'],
    ['a_spec.rb', '=begin\n'],
    ['Makefile', 'a: a\n'],
    ['Makefile', 'a '],
    ['t.sh', '--lines 1 '],
    ['jest.config.js', 'threshold lines: 1,'],
    ['pyproject.toml', '[tool.ruff]\na\n'],
    ['package.json', '{"scripts":{'],
  ])('%s with a megabyte of %j', (path, piece) => {
    const text = piece.repeat(Math.floor(SIZE / piece.length));
    const files = [change(path, text, `${text}x`), change(`b/${path}`, null, text)];
    expect(look(files, { gates: ['make a', 'npm test'] }).length).toBeLessThan(SIZE);
  });
});
