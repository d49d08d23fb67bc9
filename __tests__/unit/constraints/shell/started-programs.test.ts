import { expect, test } from 'vitest';
import { startedPrograms } from '../../../../src/constraints/shell/started-programs.ts';

function first(script: string): readonly string[] {
  return startedPrograms(script)
    .filter(({ isFirst }) => isFirst)
    .map(({ name }) => name);
}

test.each([
  ['eslnt .', ['eslnt']],
  ['  eslnt "$HOME" *.js > out 2>&1', ['eslnt']],
  ['CI=1 MODE=$X eslnt', ['eslnt']],
  ['"eslnt" .', ['eslnt']],
  ["e's'lnt .", ['eslnt']],
  ['env A=b eslnt .', ['env', 'eslnt']],
  ['timeout -k 5 10 eslnt', ['timeout', 'eslnt']],
  ['time eslnt', ['eslnt']],
  ['exec eslnt', ['eslnt']],
  ['command eslnt', ['eslnt']],
  ['cd "$D" && eslnt', ['eslnt']],
  ['export CI=1; eslnt', ['eslnt']],
  ['cat a | eslnt | wc', ['cat', 'eslnt', 'wc']],
  ['(cd x; eslnt)', ['eslnt']],
  ['{ eslnt; }', ['eslnt']],
  ['set -e\neslnt\necho done', ['eslnt']],
  ['bash -euc "eslnt ."', ['bash', 'eslnt']],
  ['npm run lint', ['npm']],
  ['npx eslnt', ['npx']],
])('%s starts, with nothing before it', (script, programs) => {
  expect(first(script)).toEqual(programs);
});

test.each([
  'eslnt || true',
  'true || eslnt',
  'if eslnt; then true; fi',
  'for f in *; do eslnt $f; done',
  '! eslnt',
  'eslnt &',
  'eslnt; true',
  'eslnt() { true; }; eslnt',
  '. .venv/bin/activate && eslnt',
  'source env.sh; eslnt',
  'eval "$(setup)" && eslnt',
  'PATH=$PWD/bin:$PATH eslnt',
  'export PATH="$PWD/bin:$PATH" && eslnt',
  'env PATH=bin eslnt',
  'env -i eslnt',
  'alias eslnt=true; eslnt',
  'command -v eslnt',
  'exec -a other eslnt',
  '$LINT .',
  '"$LINT" .',
  './eslnt .',
  'node_modules/.bin/eslnt .',
  'bash -c "eslnt | cat"',
  'bash -lc eslnt',
  'echo $(eslnt)',
  'if then',
  '',
])('%s does not say that eslnt in PATH must be there', (script) => {
  expect(first(script)).not.toContain('eslnt');
});

test('what comes after a program is told, but that program may have installed it', () => {
  expect(startedPrograms('npm ci && eslnt .')).toEqual([
    { name: 'npm', isFirst: true },
    { name: 'eslnt', isFirst: false },
  ]);
  expect(startedPrograms('./setup && eslnt .')).toEqual([{ name: 'eslnt', isFirst: false }]);
  expect(startedPrograms('set -e; npm ci; eslnt .')[1]).toEqual({ name: 'eslnt', isFirst: false });
});

test('a script too deep for the parser tells nothing', () => {
  expect(startedPrograms(`${'('.repeat(50_000)}eslnt${')'.repeat(50_000)}`)).toEqual([]);
});
