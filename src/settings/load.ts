import { deliveryNotices, deliveryProblem, withDelivery } from './delivery.ts';
import { type ProviderName, parseEnvironment } from './environment.ts';
import { checkedFallbacks, type FallbackModel } from './fallback.ts';
import { type ReadFile, readFromDisk } from './file.ts';
import { parseFlags } from './flags.ts';
import { forgeAccess } from './forge-access.ts';
import type { Given, GivenValue } from './given.ts';
import { type Environment, parseInputs } from './inputs.ts';
import { deepFrozen, isRecord, type Layer, mergedLayers, nested, type Origin, originsOf } from './layers.ts';
import { overlayProblems } from './overlay.ts';
import { placeProblems } from './places.ts';
import type { Problem } from './problem.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import type { RunRequest } from './request.ts';
import {
  type Checked,
  checkedBaseUrl,
  checkedFailOn,
  checkedOpenings,
  guessedProvider,
  requiredKey,
  requiredModel,
  requiredTask,
} from './required.ts';
import type { ConstraintRules } from './responses.ts';
import { PROVIDERS, settingsSchema } from './schema.ts';
import { baseFolder, type FoundFile, findFile, givenTask, textOf, workspaceOf } from './sources.ts';
import { valueAt } from './validate.ts';

export interface LoadInput extends ConstraintRules {
  readonly door: 'action' | 'cli';
  /** The words after the program's name; for the command line only. */
  readonly argv?: readonly string[];
  readonly env: Environment;
  /** Absolute. */
  readonly cwd: string;
  /** What a comment asks for: it is the task, and the workflow's own becomes standing instructions (CONTRACT 1). */
  readonly asked?: { readonly task: string; readonly instructions: string };
  /** The repository's default branch, where the forge has said it. */
  readonly mainBranch?: string | null;
  /** `rules`: for `explain`, which asks no model and has no task. `look`: for `doctor`, to which a task is nothing. */
  readonly purpose?: 'run' | 'rules' | 'look';
  /** The disk, unless the configuration is trusted elsewhere. */
  readonly readFile?: ReadFile;
}

export type LoadResult =
  | { readonly ok: true; readonly request: RunRequest }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * What a run goes by: input or flag over environment over file over profile over default. Either all of it, or
 * every problem at once: the file's in the order of its lines, then those of the door, then what is missing.
 */
export async function loadRunRequest(input: LoadInput): Promise<LoadResult> {
  const readFile = input.readFile ?? readFromDisk;
  const given = input.door === 'cli' ? parseFlags(input.argv ?? []).given : parseInputs(input.env);
  const base = baseFolder(input.door, input.env, input.cwd);
  const workspace = workspaceOf(given.values, base);
  const [file, task] = await Promise.all([
    findFile(given.values, base, workspace.path, readFile, input),
    givenTask(given.values, base, readFile),
  ]);
  const values = withAsked(withTask(given.values, task.task), input.asked);
  // In a folder that is not there, nothing can be found: what is missing then is not the user's next mistake.
  if (workspace.problems.length > 0)
    return { ok: false, problems: [...given.problems, ...workspace.problems] };
  const problems = [...file.problems, ...given.problems, ...task.problems];
  return assembled({ input, base, workspace: workspace.path, file, given: { values, problems } });
}

interface Parts {
  readonly input: LoadInput;
  readonly base: string;
  readonly workspace: string;
  readonly file: FoundFile;
  readonly given: Given;
}

function withTask(
  values: ReadonlyMap<string, GivenValue>,
  task: GivenValue | null,
): ReadonlyMap<string, GivenValue> {
  return task === null ? values : new Map([...values, ['task', task]]);
}

function withAsked(
  values: ReadonlyMap<string, GivenValue>,
  asked: LoadInput['asked'],
): ReadonlyMap<string, GivenValue> {
  if (asked === undefined) return values;
  const standing = [asked.instructions, textOf(values, 'instructions') ?? ''].filter((text) => text !== '');
  const where = 'the comment';
  const instructions = { value: standing.join('\n\n'), where };
  const task = asked.task === '' ? [] : [['task', { value: asked.task, where }] as const];
  return new Map([...values, ...task, ['instructions', instructions]]);
}

/** Puts the parts together. The file may be broken: then what it may hold is not called missing. */
function assembled(parts: Parts): LoadResult {
  const { input, file, given } = parts;
  const environment = parseEnvironment(input.env);
  const fileData = shortFormsResolved(file.parsed?.data);
  const named: readonly Layer[] = [
    { origin: input.door === 'cli' ? 'flag' : 'input', data: nested(given.values) },
    { origin: 'environment', data: nested(environment) },
    { origin: 'file', data: fileData },
  ];
  const unreadable = file.problems.length > 0 && file.parsed?.data === undefined;
  const model = modelParts(parts, environment, mergedLayers(named), unreadable);
  const rulesOnly = input.purpose === 'rules';
  const failOn = checkedFailOn(given.values.get('fail-on'));
  const openings = checkedOpenings(given.values.get('open-protected'));
  const task = requiredTask(mergedLayers(named).task);
  const problems = [
    ...given.problems,
    ...overlayProblems(given.values),
    ...overlayProblems(environment),
    ...failOn.problems,
    ...openings.problems,
    ...(unreadable || (input.purpose ?? 'run') !== 'run' ? [] : task.problems),
    ...(rulesOnly ? [] : model.problems),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const layers = [...named, model.value.guess, profileLayer(mergedLayers(named).profile)];
  const settings = withDelivery(settingsSchema.parse(mergedLayers(layers)), input.env);
  const misplaced = placeProblems(settings, parts.workspace);
  if (misplaced.length > 0) return { ok: false, problems: misplaced };
  const forge = forgeAccess(input.door, given.values, input.env);
  const undeliverable = rulesOnly ? null : deliveryProblem(settings, forge);
  if (undeliverable !== null) return { ok: false, problems: [undeliverable] };
  const request: RunRequest = {
    settings: deepFrozen(settings),
    origins: originsOf(settings, layers),
    task: task.value,
    instructions: textOf(given.values, 'instructions') ?? '',
    provider: model.value.provider,
    model: model.value.name,
    apiKey: model.value.apiKey,
    baseUrl: model.value.baseUrl,
    fallbacks: model.value.fallbacks,
    openProtected: openings.value,
    cwd: parts.base,
    workspace: parts.workspace,
    configPath: file.path,
    forge: forge && { ...forge, mainBranch: input.mainBranch ?? null },
    trigger: null,
    failOn: failOn.value,
    json: given.values.get('json')?.value === true,
    notices: [...model.value.notices, ...deliveryNotices(settings)],
  };
  return { ok: true, request: Object.freeze(request) };
}

interface ModelParts {
  readonly provider: ProviderName;
  readonly name: string;
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly fallbacks: readonly FallbackModel[];
  /** Below the file: it only holds a provider where nothing else names one. */
  readonly guess: Layer;
  readonly notices: readonly string[];
}

/** Provider, model, key and address: what of them is missing or wrong, all at once. */
function modelParts(
  { input, given }: Parts,
  environment: ReadonlyMap<string, GivenValue>,
  data: Readonly<Record<string, unknown>>,
  unreadable: boolean,
): Checked<ModelParts> {
  const named = valueAt(data, ['model', 'provider']);
  const guess = named === undefined && !unreadable ? guessedProvider(input.env) : null;
  const provider = PROVIDERS.find((name) => name === (named ?? guess?.value?.provider)) ?? null;
  const name = requiredModel(provider, valueAt(data, ['model', 'name']));
  // Without a provider no key can be missing, but an address can still be wrong.
  const asked = provider ?? 'replay';
  const key = requiredKey(asked, given.values, input.env);
  const url = checkedBaseUrl(
    provider ?? 'openai',
    given.values.get('base-url') ?? environment.get('base-url'),
  );
  const guessed = guess?.value ?? null;
  const main = { provider: asked, name: name.value, apiKey: key.value, baseUrl: url.value };
  const fallbacks = checkedFallbacks(valueAt(data, ['model', 'fallback']), main, input.env);
  return {
    value: {
      ...main,
      fallbacks: fallbacks.value,
      guess: {
        origin: 'environment',
        data: guessed === null ? {} : { model: { provider: guessed.provider } },
      },
      notices:
        guessed === null
          ? []
          : [`the provider is ${guessed.provider}, because ${guessed.name} is set and nothing names one`],
    },
    problems: [
      ...(guess?.problems ?? []),
      ...(unreadable ? [] : name.problems),
      ...key.problems,
      ...url.problems,
      ...fallbacks.problems,
    ],
  };
}

/** `sandbox: off` is short for `sandbox: { mode: off }`; every layer has the long form. */
function shortFormsResolved(data: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(data)) return {};
  return typeof data.sandbox === 'string' ? { ...data, sandbox: { mode: data.sandbox } } : data;
}

/** A chosen profile. Without one the defaults are `moderate` by themselves. */
function profileLayer(name: unknown): Layer {
  const origin: Origin = 'profile';
  const isProfile = (text: unknown): text is ProfileName =>
    typeof text === 'string' && Object.hasOwn(PROFILES, text);
  return { origin, data: isProfile(name) ? { ...PROFILES[name] } : {} };
}
