import { EXIT_CODES } from '../core/outcome.ts';
import { baseUrlProblem } from './base-url.ts';
import { KEY_VARIABLES, type ProviderName, providersWithKeys, variable } from './environment.ts';
import type { GivenValue } from './given.ts';
import { globProblem } from './globs.ts';
import type { Environment } from './inputs.ts';
import { knownNames } from './nearest.ts';
import { type Problem, show } from './problem.ts';
import type { FailOn } from './request.ts';
import { PROVIDERS } from './schema.ts';

type Values = ReadonlyMap<string, GivenValue>;
/** A value, or what is wrong. `problems` is empty wherever the value can be used. */
export interface Checked<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

function fine<Value>(value: Value): Checked<Value> {
  return { value, problems: [] };
}

function bad<Value>(value: Value, where: string, message: string): Checked<Value> {
  return { value, problems: [{ where, message }] };
}

/** How each provider names models: shown where none is named. Never a default, for names go out of service. */
const MODEL_HINTS: Readonly<Record<ProviderName, string>> = {
  anthropic: 'as in docs.claude.com, e.g. --model claude-sonnet-4-5',
  openai: 'as in platform.openai.com, e.g. --model gpt-5',
  google: 'as in ai.google.dev, e.g. --model gemini-2.5-pro',
  'openai-compatible': 'as the server lists it at /models, e.g. --model qwen3-coder',
  replay: 'the file of a recorded session, e.g. --model session.json',
};

/** Where no layer names a provider: the one whose own key is set, if there is just one. */
export function guessedProvider(env: Environment): Checked<{ provider: ProviderName; name: string } | null> {
  const found = providersWithKeys(env);
  const [first, second] = found;
  if (first === undefined) {
    return bad(
      null,
      'provider',
      `no provider is named: give --provider, the input provider, FORGE_PROVIDER or model.provider in the file. Known: ${PROVIDERS.join(', ')}`,
    );
  }
  if (second === undefined) return fine(first);
  const names = found.map(({ name }) => name).join(' and ');
  return bad(
    null,
    'provider',
    `${names} are set: say which to use by --provider, the input provider or FORGE_PROVIDER`,
  );
}

/** The name of the model; a problem says how to give one. What is no text is the schema's to report. */
export function requiredModel(provider: ProviderName | null, name: unknown): Checked<string> {
  if (typeof name === 'string' && name.trim() !== '') return fine(name);
  if (name !== undefined && typeof name !== 'string') return fine('');
  const hint = provider === null ? 'as its provider names it' : MODEL_HINTS[provider];
  return bad(
    '',
    'model',
    `no model is named: give --model, the input model, FORGE_MODEL or model.name in the file, ${hint}`,
  );
}

/** The task's text; a problem where there is none. What is no text is the schema's to report. */
export function requiredTask(task: unknown): Checked<string> {
  if (typeof task === 'string' && task.trim() !== '') return fine(task);
  if (task !== undefined && typeof task !== 'string') return fine('');
  return bad('', 'task', 'there is no task: give --task, the input task or task-file, or task in the file');
}

/** The provider's key. Its value is in no message. */
export function requiredKey(
  provider: ProviderName,
  values: Values,
  env: Environment,
): Checked<string | null> {
  if (provider === 'replay') return fine(null);
  const own = KEY_VARIABLES[provider];
  const candidates = [
    { where: 'input api-key', key: inputKey(values) },
    { where: 'FORGE_API_KEY', key: variable(env, 'FORGE_API_KEY') },
    ...(own === null ? [] : [{ where: own, key: variable(env, own) }]),
  ];
  const found = candidates.find(({ key }) => key !== null);
  if (found === undefined || found.key === null) {
    if (own === null) return fine(null);
    return bad(
      null,
      'key',
      `${provider} needs a key: set FORGE_API_KEY or ${own}, or the input api-key from a secret`,
    );
  }
  if (/^[\u0021-\u007e]+$/.test(found.key)) return fine(found.key);
  return bad(
    null,
    found.where,
    'the key holds white space or characters no key has: copy it again, on one line',
  );
}

function inputKey(values: Values): string | null {
  const value = values.get('api-key')?.value;
  return typeof value === 'string' ? value : null;
}

/** Where the model is; null where the provider's own address is meant. */
export function checkedBaseUrl(
  provider: ProviderName,
  value: GivenValue | undefined,
): Checked<string | null> {
  if (provider === 'replay') return fine(null);
  if (value === undefined) {
    if (provider !== 'openai-compatible') return fine(null);
    return bad(
      null,
      'base-url',
      'openai-compatible needs the address of its server: give --base-url, the input base-url or FORGE_BASE_URL, e.g. http://localhost:11434/v1',
    );
  }
  const text = String(value.value);
  const problem = baseUrlProblem(text);
  return problem === null ? fine(text) : bad(null, value.where, problem);
}

const OUTCOMES: readonly string[] = [...Object.keys(EXIT_CODES), 'no-change'];

/** What leaves the step green unless asked for. */
const HARMLESS: readonly FailOn[] = ['success', 'skipped', 'no-change'];

function isFailOn(name: string): name is FailOn {
  return OUTCOMES.includes(name);
}

/** What fails the step. Source: CONTRACT 2. */
export function checkedFailOn(given: GivenValue | undefined): Checked<readonly FailOn[]> {
  if (given === undefined) return fine(OUTCOMES.filter(isFailOn).filter((name) => !HARMLESS.includes(name)));
  const names = Array.isArray(given.value) ? given.value.map(String) : [];
  const known = OUTCOMES.filter(isFailOn).filter((outcome) => names.includes(outcome));
  const problems = names
    .filter((name) => !isFailOn(name))
    .map((name) => ({
      where: given.where,
      message: `unknown outcome ${show(name)}: ${knownNames(name, OUTCOMES)}`,
    }));
  return { value: known, problems };
}

/** The globs of `open-protected`. */
export function checkedOpenings(given: GivenValue | undefined): Checked<readonly string[]> {
  if (given === undefined) return fine([]);
  const globs = Array.isArray(given.value) ? given.value.map(String) : [];
  const problems = globs.flatMap((glob) => {
    const message = globProblem(glob);
    return message === null ? [] : [{ where: given.where, message }];
  });
  return { value: globs.filter((glob) => globProblem(glob) === null), problems };
}
