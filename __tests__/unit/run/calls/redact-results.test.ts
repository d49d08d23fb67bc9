import { expect, test } from 'vitest';
import { createRedactor } from '../../../../src/adapters/secrets/redaction.ts';
import { redactResult } from '../../../../src/run/calls/redact-results.ts';
import { ResultRedactor } from '../../../../src/run/context/result-redactor.ts';
import type { CallContext } from '../../../../src/run/judging/constraint-enforcer.ts';

const KEY = 'fhk-7Qm2vXc94LtRz0pWsB61';
const OCCASION: CallContext = { turn: 3, tool: 'execute_command', effect: 'prevented' };

function look(text: string, resultRedactor = new ResultRedactor(createRedactor([KEY]))) {
  const codes: string[] = [];
  const clean = redactResult(text, resultRedactor, { note: (code) => codes.push(code) }, OCCASION);
  return { clean, codes };
}

test('an ordinary result passes as it is, with no record', () => {
  expect(look('exit code 0\nall good :: fine')).toEqual({
    clean: 'exit code 0\nall good :: fine',
    codes: [],
  });
});

test('a secret of the run is taken out, and that is on record', () => {
  expect(look(`key=${KEY}`)).toEqual({ clean: 'key=***', codes: ['ENV-01'] });
});

test('a secret that was taken out on the way here is on record with the call that it came from, once', () => {
  const resultRedactor = new ResultRedactor(createRedactor([KEY]));
  resultRedactor.text(`output ${KEY}`);
  expect(look('output ***', resultRedactor).codes).toEqual(['ENV-01']);
  expect(look('next', resultRedactor).codes).toEqual([]);
});

test.each([
  '::error::x',
  '  ::add-mask::x',
  'a\r::set-output name=x::y',
  'tool> ##[error]x',
  'x\n\t::warning::y',
])('a workflow command is on record: %j', (text) => {
  expect(look(text).codes).toEqual(['RUN-02']);
});

test.each(['a ::error::', 'std::vector', 'src/a.yml:3:::x', ':: x', '## [x'])('%j is none', (text) => {
  expect(look(text).codes).toEqual([]);
});

test('what nobody can see is escaped, and the model is told', () => {
  const { clean } = look('a\u{e0041}b\u200bc');
  expect(clean).toMatch(/^a\\u\{E0041\}b\\u\{200B\}c\n\[2 invisible characters are shown escaped/);
});
