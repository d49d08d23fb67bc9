import type { Problem } from './checks/problem.ts';
import type { ConstraintRules } from './checks/responses.ts';
import { deliveryNotices, deliveryProblem, withDelivery } from './request/delivery.ts';
import { forgeAccess } from './request/forge-access.ts';
import { type ModelParts, modelParts } from './request/model-parts.ts';
import { placeProblems } from './request/places.ts';
import { type ReportsAt, reportsAt } from './request/reports-at.ts';
import type { RunRequest } from './request/request.ts';
import { checkedFailOn, checkedOpenings, requiredTask } from './request/required.ts';
import { signingProblem } from './request/signing.ts';
import { checkedUpload } from './request/upload.ts';
import { validPart } from './request/valid-part.ts';
import { ONCE, settingsSchema } from './schema/schema.ts';
import { parseEnvironment } from './sources/environment.ts';
import { type EventDefaults, eventLayer } from './sources/event-defaults.ts';
import { type ReadFile, type ReadStdin, readWithin, repositoryRoot } from './sources/file.ts';
import { baseFolder, type FoundFile, findFile, givenTask, textOf, workspaceOf } from './sources/find-file.ts';
import { parseFlags } from './sources/flags.ts';
import type { Given, GivenValue } from './sources/given.ts';
import { type Environment, parseInputs } from './sources/inputs.ts';
import { freeze, isRecord, type Layer, mergeAll, nested, originsOf } from './sources/layers.ts';
import { overlayProblems, validValues } from './sources/overlay.ts';
import { profileLayer } from './sources/profile-layer.ts';

export interface LoadInput extends ConstraintRules {
  readonly entryPoint: 'action' | 'cli';
  /** The arguments after the program's name; for the command line only. */
  readonly argv?: readonly string[];
  readonly env: Environment;
  /** Reads the task of `--task -`; absent if stdin is not read. */
  readonly readStdin?: ReadStdin;
  /** Absolute. */
  readonly cwd: string;
  /**
   * The request of a comment. It becomes the task, and the workflow's task becomes standing instructions
   * (docs/configuration.md).
   */
  readonly asked?: { readonly task: string; readonly instructions: string };
  /** Defaults of the event that started the run. */
  readonly event?: EventDefaults;
  /** The repository's default branch, if GitHub's event names it. */
  readonly mainBranch?: string | null;
  /** `rules`: for `explain`, which needs no model and no task. `look`: for `doctor`, which needs no task. */
  readonly purpose?: 'run' | 'rules' | 'look';
  /** The disk, unless the configuration must come from a trusted commit. */
  readonly readFile?: ReadFile;
}

export type LoadResult =
  | { readonly ok: true; readonly request: RunRequest }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** Absent if not even the flags were read. */
      readonly at?: ReportsAt;
      /** Only if `purpose` is `look`. */
      readonly rest?: ValidRequest;
    };

/** The valid part of a request with faulty settings, as if these were not set. */
export interface ValidRequest {
  readonly request: RunRequest;
  /** True if provider, key and URL are known, so that the server can be asked. */
  readonly canAskModel: boolean;
  /** Dotted paths of values removed from the file and the flags; '' for the whole file. */
  readonly leftOut: readonly string[];
}

/**
 * Loads the settings of a run: input or flag over environment over file over profile over default. Returns all of them,
 * or every problem at once: the file's in the order of its lines, then those of inputs or flags, then missing values.
 */
export async function loadRunRequest(input: LoadInput): Promise<LoadResult> {
  const given = input.entryPoint === 'cli' ? parseFlags(input.argv ?? []).given : parseInputs(input.env);
  const base = baseFolder(input.entryPoint, input.env, input.cwd);
  const workspace = workspaceOf(given.values, base);
  const readFile = input.readFile ?? readWithin(repositoryRoot(workspace.path));
  const [file, task] = await Promise.all([
    findFile(given.values, base, workspace.path, readFile, input),
    givenTask(given.values, base, readFile, input.readStdin),
  ]);
  const values = withAsked(withTask(given.values, task.task ?? eventTask(input.event)), input.asked);
  // In a missing folder nothing can be found, so the consequences are not reported.
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

/** Returns the event's task. A task given with the run takes precedence over it, and it over the file's. */
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

/** Puts the parts together. If the file is broken, its possible values are not reported as missing. */
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

/** The parts with the data of the file and the environment. */
interface Sources extends Parts {
  readonly environment: ReadonlyMap<string, GivenValue>;
  readonly data: Layer['data'];
}

function isUnreadable({ problems, parsed }: FoundFile): boolean {
  return problems.length > 0 && parsed?.data === undefined;
}

/** Returns the problems of each source, and of missing values. */
function problemsIn(sources: Sources): readonly Problem[] {
  const { given, environment, file, input } = sources;
  const unreadable = isUnreadable(file);
  const purpose = input.purpose ?? 'run';
  const task = requiredTask(mergeAll(namedLayers(sources)).task);
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
  const data = mergeAll(namedLayers(sources));
  return modelParts({ ...sources, data, unreadable: isUnreadable(sources.file) });
}

/** Returns the sources without the values that the schema refuses. */
function validSources(sources: Sources) {
  const { data, leftOut } = validPart(sources.data, sources.input);
  const [values, environment] = [sources.given.values, sources.environment].map(validValues);
  const given = { values: values ?? new Map(), problems: [] };
  const isWhole = !isUnreadable(sources.file);
  const rest: Sources = { ...sources, data, given, environment: environment ?? new Map() };
  const lost = [...sources.given.values.keys()].filter((key) => !given.values.has(key));
  return { sources: rest, leftOut: [...(isWhole ? leftOut : ['']), ...lost] };
}

/** Builds the request, and finds problems of settings that are valid alone. */
function requestFrom(sources: Sources) {
  const { input, given, base, workspace, file } = sources;
  const { value: model } = modelOf(sources);
  const { settings, layers } = settled(input, namedLayers(sources), model.guess);
  const forge = forgeAccess(input.entryPoint, given.values, input.env);
  const origins = originsOf(settings, layers);
  const undeliverable =
    input.purpose === 'rules' ? [] : [deliveryProblem(settings, forge), signingProblem(settings, origins)];
  const problems = [...placeProblems(settings, workspace), ...undeliverable].filter((each) => each !== null);
  const request: RunRequest = {
    settings: freeze(settings),
    origins,
    task: requiredTask(mergeAll(namedLayers(sources)).task).value,
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

/** Returns the layers that were set explicitly, the strongest first. */
function namedLayers({ input, given, environment, data }: Sources): readonly Layer[] {
  return [
    { origin: input.entryPoint === 'cli' ? 'flag' : 'input', data: nested(given.values) },
    { origin: 'environment', data: nested(environment) },
    { origin: 'file', data },
  ];
}

/** Returns the settings and the layers they come from, the strongest first. */
function settled({ env, event }: LoadInput, named: readonly Layer[], guess: Layer) {
  const chosen = [...named, guess, profileLayer(mergeAll(named).profile)];
  const layers = [...chosen, eventLayer(event, mergeAll(chosen))];
  return {
    settings: withDelivery(settingsSchema.parse(mergeAll(layers), ONCE), env, event?.branchEnd),
    layers,
  };
}

/** Expands `sandbox: off` to `sandbox: { mode: off }`, which every layer uses. */
function dataOf({ file }: Parts): Readonly<Record<string, unknown>> {
  const data = file.parsed?.data;
  if (!isRecord(data)) return {};
  return typeof data.sandbox === 'string' ? { ...data, sandbox: { mode: data.sandbox } } : data;
}
