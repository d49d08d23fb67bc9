import { expect, test } from 'vitest';
import { change, look } from './fixture.ts';

const SIZE = 900_000;
const filled = (text: string): string => text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE);

/** Each was quadratic at least once: a search that takes long fails by the test's own time limit. */
test.each([
  ['pom.xml', 'mvn verify', '<dependencies>'],
  ['pom.xml', 'mvn verify', '<!--'],
  ['build.gradle', 'gradle check', 'dependencies {'],
  ['A.csproj', 'dotnet test', '<Version '],
  ['check.php', 'php check.php', 'require '],
  ['check.py', 'python3 check.py', 'from a import b,'],
  ['check.js', 'node check.js', 'import '],
  ['check.sh', 'sh check.sh', 'cd a && sh b\n'],
  ['Makefile', 'make test', 'include a b c\n'],
  ['CMakeLists.txt', 'cmake .', 'add_executable(a '],
  ['package-lock.json', 'npm ci', '"resolved": "https://'],
  ['src/a.js', 'npm test', 'process.env.NODE_ENV '],
  ['test/a.test.js', 'npm test', 'a {\n'],
  ['tests/test_a.py', 'pytest', '@x\n'],
  ['Cargo.toml', 'cargo test', '[a]\n'],
  ['package-lock.json', 'npm ci', '"node_modules/'],
  ['src/a.py', 'pytest', 'def __eq__('],
  ['src/a.py', 'pytest', 'from os import '],
  ['.gitignore', 'ruff check .', '*a*b*c*\n'],
  ['jest.config.js', 'npx jest', 'setup: [ "./a", '],
  ['tests/test_a.py', 'pytest', 'def f():\n  return a\n  x\n'],
])('%s of 900 kB full of %s', (path, gate, text) => {
  expect(Array.isArray(look([change(path, 'a\n', filled(text))], { gates: [gate] }))).toBe(true);
});
