import { deliveryNotices, deliveryProblem, withDelivery } from './delivery.ts';
import { parseEnvironment } from './environment.ts';
import { type EventDefaults, eventLayer } from './event-defaults.ts';
import { type ReadFile, readWithin, repositoryRoot } from './file.ts';
import { parseFlags } from './flags.ts';
import { forgeAccess } from './forge-access.ts';
import type { Given, GivenValue } from './given.ts';
import { type Environment, parseInputs } from './inputs.ts';
import { deepFrozen, isRecord, type Layer, mergedLayers, nested, type Origin, originsOf } from './layers.ts';
import { type ModelParts, modelParts } from './model-parts.ts';
import { overlayProblems } from './overlay.ts';
import { placeProblems } from './places.ts';
import type { Problem } from './problem.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { type ReportsAt, reportsAt } from './reports-at.ts';
import type { RunRequest } from './request.ts';
import { checkedFailOn, checkedOpenings, requiredTask } from './required.ts';
import type { ConstraintRules } from './responses.ts';
import { ONCE, settingsSchema } from './schema.ts';
import { signingProblem } from './signing.ts';
import { baseFolder, type FoundFile, findFile, givenTask, textOf, workspaceOf } from './sources.ts';
import { checkedUpload } from './upload.ts';

export interface LoadInput extends ConstraintRules {
  readonly door: 'action' | 'cli';
  /** The words after the program's name; for the command line only. */
  readonly argv?: readonly string[];
  readonly env: Environment;
  /** Absolute. */
  readonly cwd: string;
  /** What a comment asks for: it is the task, and the workflow's own becomes standing instructions (CONTRACT 1). */
  readonly asked?: { readonly task: string; readonly instructions: string };
  /** What the event that started the run says where nobody else does. */
  readonly event?: EventDefaults;
  /** The repository's default branch, where the forge has said it. */
  readonly mainBranch?: string | null;
  /** `rules`: for `explain`, which asks no model and has no task. `look`: for `doctor`, to which a task is nothing. */
  readonly purpose?: 'run' | 'rules' | 'look';
  /** The disk, unless the configuration is trusted elsewhere. */
  readonly readFile?: ReadFile;
}

export type LoadResult =
  | { readonly ok: true; readonly request: RunRequest }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** Absent where not even the flags were read. */
      readonly at?: ReportsAt;
    };

/**
 * What a run goes by: input or flag over environment over file over profile over default. Either all of it, or
 * every problem at once: the file's in the order of its lines, then those of the door, then what is missing.
 */
export async function loadRunRequest(input: LoadInput): Promise<LoadResult> {
  const given = input.door === 'cli' ? parseFlags(input.argv ?? []).given : parseInputs(input.env);
  const base = baseFolder(input.door, input.env, input.cwd);
  const workspace = workspaceOf(given.values, base);
  const readFile = input.readFile ?? readWithin(repositoryRoot(workspace.path));
  const [file, task] = await Promise.all([
    findFile(given.values, base, workspace.path, readFile, input),
    givenTask(given.values, base, readFile),
  ]);
  const values = withAsked(withTask(given.values, task.task ?? eventTask(input.event)), input.asked);
  // In a folder that is not there, nothing can be found: what is missing then is not the user's next mistake.
  const at = reportsAt(given.values, base, file.parsed?.data);
  if (workspace.problems.length > 0)
    return { ok: false, problems: [...given.problems, ...workspace.problems], at };
  const problems = [...file.problems, ...given.problems, ...task.problems];
  const result = assembled({ input, base, workspace: workspace.path, file, given: { values, problems } });
  return result.ok ? result : { ...result, at };
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

/** What was given with the run wins over it, and it over the file's, which is for any event. */
function eventTask(event: EventDefaults | undefined): GivenValue | null {
  return event === undefined || event.task === '' ? null : { value: event.task, where: 'the event' };
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
  const named = namedLayers(parts, environment, fileData);
  const unreadable = file.problems.length > 0 && file.parsed?.data === undefined;
  const model = modelParts({ ...parts, environment, data: mergedLayers(named), unreadable });
  const purpose = input.purpose ?? 'run';
  const rulesOnly = purpose === 'rules';
  const failOn = checkedFailOn(given.values.get('fail-on'));
  const openings = checkedOpenings(given.values.get('open-protected'));
  const artifact = checkedUpload(given.values);
  const task = requiredTask(mergedLayers(named).task);
  const problems = [
    ...given.problems,
    ...overlayProblems(given.values),
    ...overlayProblems(environment),
    ...failOn.problems,
    ...openings.problems,
    ...artifact.problems,
    ...(unreadable || purpose !== 'run' ? [] : task.problems),
    ...(rulesOnly ? [] : model.problems),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const { settings, layers } = settled(input, named, model.value.guess);
  const forge = forgeAccess(input.door, given.values, input.env);
  const origins = originsOf(settings, layers);
  const undeliverable = rulesOnly
    ? []
    : [deliveryProblem(settings, forge), signingProblem(settings, origins)];
  const late = [...placeProblems(settings, parts.workspace), ...undeliverable].filter(
    (each) => each !== null,
  );
  if (late.length > 0) return { ok: false, problems: late };
  const request: RunRequest = {
    settings: deepFrozen(settings),
    origins,
    task: task.value,
    instructions: textOf(given.values, 'instructions') ?? '',
    ...endpointOf(model.value),
    openProtected: openings.value,
    cwd: parts.base,
    workspace: parts.workspace,
    configPath: file.path,
    forge: forge && { ...forge, mainBranch: input.mainBranch ?? null },
    trigger: null,
    artifact: artifact.value,
    failOn: failOn.value,
    json: given.values.get('json')?.value === true,
    notices: [...model.value.notices, ...deliveryNotices(settings)],
  };
  return { ok: true, request: Object.freeze(request) };
}

function endpointOf({ provider, name: model, apiKey, baseUrl, fallbacks }: ModelParts) {
  return { provider, model, apiKey, baseUrl, fallbacks };
}

/** What somebody has named, the strongest first. */
function namedLayers(
  { input, given }: Parts,
  environment: ReadonlyMap<string, GivenValue>,
  fileData: Layer['data'],
): readonly Layer[] {
  return [
    { origin: input.door === 'cli' ? 'flag' : 'input', data: nested(given.values) },
    { origin: 'environment', data: nested(environment) },
    { origin: 'file', data: fileData },
  ];
}

/** The settings, and the layers that they come from, the strongest first. */
function settled({ env, event }: LoadInput, named: readonly Layer[], guess: Layer) {
  const chosen = [...named, guess, profileLayer(mergedLayers(named).profile)];
  const layers = [...chosen, eventLayer(event, mergedLayers(chosen))];
  return {
    settings: withDelivery(settingsSchema.parse(mergedLayers(layers), ONCE), env, event?.branchEnd),
    layers,
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
