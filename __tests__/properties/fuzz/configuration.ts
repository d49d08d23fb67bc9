import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { type Problem, renderProblem } from '../../../src/settings/checks/problem.ts';
import { loadRunRequest } from '../../../src/settings/load.ts';
import { configurationSchema } from '../../../src/settings/schema/json-schema.ts';
import { settingsSchema } from '../../../src/settings/schema/schema.ts';
import { parseSettingsFile } from '../../../src/settings/sources/parse-file.ts';
import { closed } from './closed-schema.ts';
import type { Property } from './property.ts';
import { oneOf } from './words.ts';
import { document, valid, YAML } from './yaml-files.ts';

const RULES = {
  knownConstraints: ['max_files', 'timeout', 'git_dir'],
  floors: { git_dir: 'reject' },
  hindsight: [],
} as const;

/** Problems that are about the file as a whole stand nowhere in it. */
const WHOLE_FILE = /empty|nested too deeply|UTF-8|a binary file/;

function checkProblem(problem: Problem, source: string): void {
  const { where, message } = problem;
  assert.match(renderProblem(problem), /^[^\n\r]+$/);
  const place = /^c\.yml:(\d+):(\d+)$/.exec(where);
  if (place === null) {
    assert.ok(where === 'c.yml' && WHOLE_FILE.test(message), `no place: ${where}: ${message}`);
    return;
  }
  const lines = source.split(/\r\n|\n/);
  const [line, column] = [Number(place[1]), Number(place[2])];
  assert.ok(line >= 1 && line <= lines.length + 1 && column >= 1, `no such place: ${where}`);
}

export const settingsOrProblems: Property<{ text: string }> = {
  name: 'any file gives settings, or problems with line and column',
  inputs: fc.record({ text: YAML }),
  holds: async ({ text }) => {
    const parsed = await parseSettingsFile('c.yml', Buffer.from(text), RULES);
    for (const problem of parsed.problems) checkProblem(problem, Buffer.from(text).toString());
    if (parsed.problems.length > 0) return;
    assert.notEqual(parsed.data, undefined);
    settingsSchema.parse(parsed.data);
  },
};

const published = new Ajv2020({ allErrors: true, strict: false, ownProperties: true }).compile(
  Object(closed(configurationSchema())),
);

/** The keys that nobody knows, as an independent reader of the published schema finds them. */
function unknownKeys(data: unknown): readonly string[] {
  published(data);
  return (published.errors ?? []).flatMap(({ keyword, params }) =>
    keyword === 'additionalProperties' ? [String(params.additionalProperty)] : [],
  );
}

export const noKeyIgnored: Property<{ data: unknown }> = {
  name: 'what the published schema does not know is a problem at its own place, and what is taken fits the schema',
  inputs: fc.record({
    data: fc.oneof(
      document,
      fc.tuple(valid, document).map(([one, other]) => ({ ...one, ...other })),
    ),
  }),
  holds: async ({ data }) => {
    // JSON is YAML; one key a line, so that a place says which key it is.
    const text = JSON.stringify(data, null, 1);
    const { problems } = await parseSettingsFile('c.yml', Buffer.from(text));
    for (const problem of problems) checkProblem(problem, text);
    const parsed: unknown = JSON.parse(text);
    if (problems.length === 0 && Object.keys(Object(parsed)).length > 0)
      assert.ok(published(parsed), JSON.stringify(published.errors));
    for (const name of unknownKeys(parsed)) {
      const found = problems.filter(({ message }) => message.includes(`key "${name}"`));
      assert.ok(found.length > 0, `key ${JSON.stringify(name)} was ignored`);
      for (const { where } of found) checkKeyAt(text, where, name);
    }
  },
};

function checkKeyAt(text: string, where: string, name: string): void {
  const [, line = '0', column = '0'] = /:(\d+):(\d+)$/.exec(where) ?? [];
  const there = (text.split('\n')[Number(line) - 1] ?? '').slice(Number(column) - 1);
  assert.ok(there.startsWith(JSON.stringify(name)), `${where} is not the place of ${name}`);
}

const WORDS = [
  'run',
  'headless',
  'demo',
  'verify',
  'schema',
  '--task',
  '--config',
  'c.yml',
  '--max-files',
  '--max-files=3',
  '--allow',
  'src/**',
  '--deny',
  '--strict',
  '--no-commit',
  '--sandbox',
  'off',
  '--json',
  '--',
  '-',
  '--=',
  '--task=',
  '--x',
  '-x',
  '--open-protected',
  '{..,a}',
  '!x',
  '--timeout',
  '5m',
  '--provider',
  'replay',
  '--model',
  's.json',
  '--branch',
  '',
];

export const anyRequest: Property<{ text: string; argv: string[]; inputs: [string, string][] }> = {
  name: 'any command line, inputs and file give a request, or problems that say where',
  inputs: fc.record({
    text: YAML,
    argv: fc.array(
      fc.oneof({ weight: 9, arbitrary: oneOf(WORDS) }, { weight: 1, arbitrary: fc.string({ maxLength: 8 }) }),
      { maxLength: 8 },
    ),
    inputs: fc.array(
      fc.tuple(
        oneOf([
          'INPUT_TASK',
          'INPUT_MAX-FILES',
          'INPUT_MODE',
          'INPUT_PROVIDER',
          'INPUT_MODEL',
          'INPUT_TIMEOUT',
          'INPUT_ALLOWED-PATTERNS',
          'INPUT_STRICT',
          'FORGE_MODEL',
          'FORGE_PROVIDER',
          'FORGE_BASE_URL',
          'FORGE_API_KEY',
          'HTTPS_PROXY',
        ]),
        oneOf(['', 'x', '3', 'true', 'off', 'http://[', 'src/**,!x', 'replay', '\n', 'https://a.example']),
      ),
      { maxLength: 5 },
    ),
  }),
  holds: async ({ text, argv, inputs }) => {
    const env = Object.fromEntries(inputs);
    const readFile = () => ({ kind: 'bytes', bytes: Buffer.from(text) }) as const;
    for (const door of ['cli', 'action'] as const) {
      const result = await loadRunRequest({ entryPoint: door, argv, env, cwd: '/', readFile, ...RULES });
      if (result.ok) assert.ok(result.request.task !== '' && Object.isFrozen(result.request.settings));
      else
        assert.ok(
          result.problems.length > 0 &&
            result.problems.every((each) => each.where !== '' && each.message !== ''),
        );
    }
  },
};
