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
import { overlayProblems, validValues } from './overlay.ts';
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
import { validPart } from './valid-part.ts';

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
      /** Only where `purpose` is `look`. */
      readonly rest?: ValidRequest;
    };

/** What can be told of a run whose settings are wrong in places: as if those places were empty. */
export interface ValidRequest {
  readonly request: RunRequest;
  /** Whether provider, key and address are known, so that its server can be asked. */
  readonly canAskModel: boolean;
  /** Dotted paths of what was left out of the file and the flags; '' for the whole file. */
  readonly leftOut: readonly string[];
}

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
  const isThere = workspace.problems.length === 0;
  const problems = [...(isThere ? file.problems : workspace.problems), ...given.problems, ...task.problems];
  const parts = { input, base, workspace: workspace.path, file, given: { values, problems } };
  const result = assembled(
    isThere ? parts : { ...parts, file: { path: null, parsed: null, problems: workspace.problems } },
  );
  if (result.ok) return result;
  return isThere
    ? { ...result, at }
    : { ...result, problems: [...given.problems, ...workspace.problems], at };
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
  const all: Sources = { ...parts, environment: parseEnvironment(parts.input.env), data: dataOf(parts) };
  const early = problemsIn(all);
  const { sources, leftOut } = early.length === 0 ? { sources: all, leftOut: [] } : validSources(all);
  const { request, problems: late, canAskModel } = requestFrom(sources);
  const problems = [...early, ...late];
  if (problems.length === 0) return { ok: true, request };
  const rest = parts.input.purpose === 'look' ? { rest: { request, canAskModel, leftOut } } : {};
  return { ok: false, problems, ...rest };
}

/** The parts, with what the file and the environment say. */
interface Sources extends Parts {
  readonly environment: ReadonlyMap<string, GivenValue>;
  readonly data: Layer['data'];
}

function isUnreadable({ problems, parsed }: FoundFile): boolean {
  return problems.length > 0 && parsed?.data === undefined;
}

/** What is wrong with each source, and what is missing from all of them. */
function problemsIn(sources: Sources): readonly Problem[] {
  const { given, environment, file, input } = sources;
  const unreadable = isUnreadable(file);
  const purpose = input.purpose ?? 'run';
  const task = requiredTask(mergedLayers(namedLayers(sources)).task);
  return [
    ...given.problems,
    ...overlayProblems(given.values),
    ...overlayProblems(environment),
    ...checkedFailOn(given.values.get('fail-on')).problems,
    ...checkedOpenings(given.values.get('open-protected')).problems,
    ...checkedUpload(given.values).problems,
    ...(unreadable || purpose !== 'run' ? [] : task.problems),
    ...(purpose === 'rules' ? [] : modelOf(sources).problems),
  ];
}

function modelOf(sources: Sources) {
  const data = mergedLayers(namedLayers(sources));
  return modelParts({ ...sources, data, unreadable: isUnreadable(sources.file) });
}

/** The sources without what the schema objects to. */
function validSources(sources: Sources) {
  const { data, leftOut } = validPart(sources.data, sources.input);
  const [values, environment] = [sources.given.values, sources.environment].map(validValues);
  const given = { values: values ?? new Map(), problems: [] };
  const isWhole = !isUnreadable(sources.file);
  const rest: Sources = { ...sources, data, given, environment: environment ?? new Map() };
  const lost = [...sources.given.values.keys()].filter((key) => !given.values.has(key));
  return { sources: rest, leftOut: [...(isWhole ? leftOut : ['']), ...lost] };
}

/** The request, and what is wrong with settings that are valid each by itself. */
function requestFrom(sources: Sources) {
  const { input, given, base, workspace, file } = sources;
  const { value: model } = modelOf(sources);
  const { settings, layers } = settled(input, namedLayers(sources), model.guess);
  const forge = forgeAccess(input.door, given.values, input.env);
  const origins = originsOf(settings, layers);
  const undeliverable =
    input.purpose === 'rules' ? [] : [deliveryProblem(settings, forge), signingProblem(settings, origins)];
  const problems = [...placeProblems(settings, workspace), ...undeliverable].filter((each) => each !== null);
  const request: RunRequest = {
    settings: deepFrozen(settings),
    origins,
    task: requiredTask(mergedLayers(namedLayers(sources)).task).value,
    instructions: textOf(given.values, 'instructions') ?? '',
    ...endpointOf(model),
    openProtected: checkedOpenings(given.values.get('open-protected')).value,
    cwd: base,
    workspace,
    configPath: file.path,
    forge: forge && { ...forge, mainBranch: input.mainBranch ?? null },
    trigger: null,
    artifact: checkedUpload(given.values).value,
    failOn: checkedFailOn(given.values.get('fail-on')).value,
    json: given.values.get('json')?.value === true,
    notices: [...model.notices, ...deliveryNotices(settings)],
  };
  return { request: Object.freeze(request), problems, canAskModel: model.canBeAsked };
}

function endpointOf({ provider, name: model, apiKey, baseUrl, fallbacks }: ModelParts) {
  return { provider, model, apiKey, baseUrl, fallbacks };
}

/** What somebody has named, the strongest first. */
function namedLayers({ input, given, environment, data }: Sources): readonly Layer[] {
  return [
    { origin: input.door === 'cli' ? 'flag' : 'input', data: nested(given.values) },
    { origin: 'environment', data: nested(environment) },
    { origin: 'file', data },
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
function dataOf({ file }: Parts): Readonly<Record<string, unknown>> {
  const data = file.parsed?.data;
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
