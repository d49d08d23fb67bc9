import { isGateway, PROVIDER_FACTS, PROVIDERS, type ProviderName } from '../../core/model/providers.ts';
import { EXIT_CODES } from '../../core/run/outcome.ts';
import { type Problem, show } from '../checks/problem.ts';
import { providersWithKeys, variable } from '../sources/environment.ts';
import type { GivenValue } from '../sources/given.ts';
import type { Environment } from '../sources/inputs.ts';
import { baseUrlProblem } from '../values/base-url.ts';
import { globProblem } from '../values/globs.ts';
import { knownNames } from '../values/nearest.ts';
import type { FailOn } from './request.ts';

type Values = ReadonlyMap<string, GivenValue>;
/** A value with its problems. `problems` is empty if the value can be used. */
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

/** The places of problems with settings that a run needs and nobody gave. */
export const MISSING_PLACES: readonly string[] = ['task', 'provider', 'model', 'key', 'base-url'];

/** Returns the only provider whose own key is set, for runs that name no provider. */
export function guessedProvider(env: Environment): Checked<{ provider: ProviderName; name: string } | null> {
  const found = providersWithKeys(env);
  const [first, second] = found;
  if (first === undefined) {
    return bad(
      null,
      'provider',
      `no provider is configured: set --provider, the input provider, FORGE_PROVIDER or model.provider in the file. Known: ${PROVIDERS.join(', ')}`,
    );
  }
  if (second === undefined) return fine(first);
  const names = found.map(({ name }) => name).join(' and ');
  return bad(
    null,
    'provider',
    `${names} are set: choose one with --provider, the input provider or FORGE_PROVIDER`,
  );
}

/** Checks the model's name; a problem says how to set it. The schema reports values that are not text. */
export function requiredModel(provider: ProviderName | null, name: unknown): Checked<string> {
  if (typeof name === 'string' && name.trim() !== '') return fine(name);
  if (name !== undefined && typeof name !== 'string') return fine('');
  const hint = provider === null ? 'as its provider names it' : modelHint(provider);
  return bad(
    '',
    'model',
    `no model is configured: set --model, the input model, FORGE_MODEL or model.name in the file, ${hint}`,
  );
}

function modelHint(provider: ProviderName): string {
  if (provider === 'replay') return 'the file of a recorded session, e.g. --model session.json';
  return PROVIDER_FACTS[provider].modelHint;
}

/** Checks the task's text. The schema reports values that are not text. */
export function requiredTask(task: unknown): Checked<string> {
  if (typeof task === 'string' && task.trim() !== '') return fine(task);
  if (task !== undefined && typeof task !== 'string') return fine('');
  return bad(
    '',
    'task',
    'no task is configured: set --task, the input task or task-file, or task in the file',
  );
}

/** Checks the provider's key. Messages never contain its value. */
export function requiredKey(
  provider: ProviderName,
  values: Values,
  env: Environment,
): Checked<string | null> {
  if (provider === 'replay') return fine(null);
  const own = PROVIDER_FACTS[provider].keyVariable;
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
      `${provider} needs a key: set FORGE_API_KEY or ${own}, or pass the input api-key from a secret`,
    );
  }
  if (/^[\u0021-\u007e]+$/.test(found.key)) return fine(found.key);
  return bad(
    null,
    found.where,
    'the key contains white space or invalid characters: copy it again, on one line',
  );
}

function inputKey(values: Values): string | null {
  const value = values.get('api-key')?.value;
  return typeof value === 'string' ? value : null;
}

/** Checks the model's URL; null for the provider's default. */
export function checkedBaseUrl(
  provider: ProviderName | null,
  value: GivenValue | undefined,
): Checked<string | null> {
  if (provider === 'replay') return fine(null);
  if (value === undefined) {
    if (provider === null || !isGateway(provider)) return fine(null);
    return bad(
      null,
      'base-url',
      `${provider} needs the URL of its server: set --base-url, the input base-url or FORGE_BASE_URL, e.g. http://localhost:11434/v1`,
    );
  }
  const text = String(value.value);
  const problem = baseUrlProblem(text);
  return problem === null ? fine(text) : bad(null, value.where, problem);
}

const OUTCOMES: readonly string[] = [...Object.keys(EXIT_CODES), 'no-change'];

/** Results that do not fail the step by default. */
const HARMLESS: readonly FailOn[] = ['success', 'skipped', 'no-change'];

function isFailOn(name: string): name is FailOn {
  return OUTCOMES.includes(name);
}

/** Checks which results fail the step. Source: docs/configuration.md#exit-codes. */
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

/** Checks the globs of `open-protected`. */
export function checkedOpenings(given: GivenValue | undefined): Checked<readonly string[]> {
  if (given === undefined) return fine([]);
  const globs = Array.isArray(given.value) ? given.value.map(String) : [];
  const problems = globs.flatMap((glob) => {
    const message = globProblem(glob);
    return message === null ? [] : [{ where: given.where, message }];
  });
  return { value: globs.filter((glob) => globProblem(glob) === null), problems };
}
