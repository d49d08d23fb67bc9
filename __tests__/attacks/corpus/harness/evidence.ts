import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredArtifact } from '../../../support/artifact-service/server.ts';
import { RunReports } from '../../../support/run-reports.ts';
import { parseStepOutputs } from '../../../support/step-outputs.ts';
import type { SandboxMode, SecurityCase } from './case.ts';
import { type CommitEvidence, commitSince } from './commit.ts';
import type { GithubStandIn, GithubWrite } from './github-stand-in.ts';
import type { PlayedModel } from './model.ts';
import type { Heard } from './peers.ts';
import type { Commits } from './places.ts';
import type { Ended } from './play.ts';
import { processesOf } from './processes.ts';
import { differing, type Snapshot, snapshot } from './snapshot.ts';
import type { World } from './world.ts';

export interface ViolationRecord {
  readonly code: string;
  readonly action: string;
  readonly tool: string | null;
  readonly turn: number | null;
  readonly paths: readonly string[];
  readonly path: string | null;
  readonly reason: string;
}

export interface ToolAnswer {
  readonly step: number;
  readonly name: string;
  readonly ok: boolean;
  readonly text: string;
}

/** Everything that a play left behind, gathered before its world was taken down. */
export interface Evidence {
  readonly single: SecurityCase;
  readonly mode: SandboxMode;
  readonly ended: Ended;
  /** Bodies of the harness's own requests to the model. */
  readonly requests: readonly string[];
  readonly systemPrompts: readonly string[];
  readonly strangers: number;
  readonly heard: Heard;
  readonly githubWrites: readonly GithubWrite[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Files of the output folder by name, as latin1. */
  readonly reports: ReadonlyMap<string, string>;
  /** Files of the artifacts that were uploaded, as latin1. */
  readonly uploads: ReadonlyMap<string, string>;
  readonly violations: readonly ViolationRecord[];
  readonly answers: readonly ToolAnswer[];
  /** Paths that any report calls changed, now or before they were taken back. */
  readonly reportedPaths: ReadonlySet<string>;
  readonly commit: CommitEvidence | null;
  /** Of everything but the workspace: what is not as it was. */
  readonly outsideChanges: readonly string[];
  /** Of the workspace, `.git` and the output folder apart. */
  readonly workspaceChanges: readonly string[];
  /** Of `.git`: configuration, hooks, attributes, excludes. */
  readonly gitChanges: readonly string[];
  readonly leftovers: readonly string[];
  /** Of the paths that the case wants absent, those that are there. */
  readonly present: readonly string[];
}

export interface Marks {
  readonly around: Snapshot;
  readonly workspace: Snapshot;
  readonly git: Snapshot;
}

const OUTPUT_DIR = '.forge/artifacts';

/** What of `.git` a commit has no business with. */
const GIT_STEADY = ['config', 'hooks', 'info', 'packed-refs', 'commondir', 'gitdir'];

export function mark({ places, commandFile }: World): Marks {
  const { workspace, top } = places;
  const written = ['set_output', 'step_summary', 'save_state'] as const;
  const ours = [workspace, ...written.map(commandFile), join(top, 'git')];
  return {
    around: snapshot(top, ours),
    workspace: snapshot(workspace, [join(workspace, '.git'), join(workspace, OUTPUT_DIR)]),
    git: gitState(workspace),
  };
}

function gitState(workspace: string): Snapshot {
  const folders = GIT_STEADY.map((name) => join(workspace, '.git', name)).filter((path) => existsSync(path));
  return new Map(folders.flatMap((folder) => [...snapshot(folder)]));
}

export interface Played {
  readonly single: SecurityCase;
  readonly mode: SandboxMode;
  readonly world: World;
  readonly commits: Commits;
  readonly marks: Marks;
  readonly ended: Ended;
  readonly model: PlayedModel;
  readonly heard: Heard;
  readonly github: GithubStandIn;
  readonly uploads: readonly StoredArtifact[];
}

export function gather(played: Played): Evidence {
  const { single, mode, world, commits, marks, ended, model, heard, github, uploads } = played;
  const { workspace } = world.places;
  const after = mark(world);
  const outputs = parseStepOutputs(readFileSync(world.commandFile('set_output'), 'utf8'));
  const dir = outputs['report-dir'] ?? '';
  const reports = dir !== '' && existsSync(dir) ? new RunReports(dir) : null;
  const files = new Map(
    [...(reports?.files() ?? [])].map(([path, text]) => [path.slice(dir.length + 1), text]),
  );
  const violations = jsonLines<ViolationRecord>(files.get('violations.jsonl'));
  const { absent = [], absent_glob: globs = [] } = single.expect;
  return {
    single,
    mode,
    ended,
    requests: model.requests.map(({ body }) => body),
    systemPrompts: model.requests.map(({ json }) => systemOf(json)),
    strangers: model.strangers.length,
    heard,
    githubWrites: github.writes(),
    outputs,
    summary: readFileSync(world.commandFile('step_summary'), 'utf8'),
    reports: files,
    uploads: new Map(uploads.flatMap((artifact) => [...artifact.files].map(latin1))),
    violations,
    answers: answersIn(files.get('events.jsonl'), model.stepOf),
    reportedPaths: new Set(reportedIn(files, violations)),
    commit: commitSince(workspace, commits),
    // Where the workspace's own folder could not take the reports, they lie in one of ours.
    outsideChanges: [
      ...differing(marks.around, after.around).filter(
        (path) => dir === '' || !`${path}/`.startsWith(`${dir}/`),
      ),
      ...strangersIn(world.commandFile('save_state')),
    ],
    workspaceChanges: differing(marks.workspace, after.workspace),
    gitChanges: differing(marks.git, after.git),
    leftovers: processesOf(world.places.top),
    present: [...absent.filter(isThere), ...globs.flatMap((glob) => globSync(glob))],
  };
}

function latin1([name, bytes]: readonly [string, Buffer]): readonly [string, string] {
  return [name, bytes.toString('latin1')];
}

/** The file itself, where a line of it is none of those that the step saves for its post step. */
function strangersIn(stateFile: string): readonly string[] {
  const lines = readFileSync(stateFile, 'utf8').split('\n');
  return lines.every((line) => line === '' || line.startsWith('forge_step=')) ? [] : [stateFile];
}

/** Links that lead nowhere are there too. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function jsonLines<T>(text: string | undefined): readonly T[] {
  // As latin1 it came, as UTF-8 it was written.
  const utf8 = Buffer.from(text ?? '', 'latin1').toString('utf8');
  return utf8
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

interface Event {
  readonly event: {
    readonly type: string;
    readonly call?: { readonly id: string; readonly name: string };
    readonly ok?: boolean;
    readonly text?: string;
    readonly paths?: readonly string[];
    readonly step?: readonly { readonly path: string }[];
    readonly changes?: readonly { readonly path: string }[];
  };
}

function answersIn(text: string | undefined, stepOf: ReadonlyMap<string, number>): readonly ToolAnswer[] {
  return jsonLines<Event>(text)
    .filter(({ event }) => event.type === 'tool_finished')
    .map(({ event: { call, ok = false, text: said = '' } }) => ({
      step: stepOf.get(call?.id ?? '') ?? -1,
      name: call?.name ?? '',
      ok,
      text: said,
    }));
}

function reportedIn(
  files: ReadonlyMap<string, string>,
  violations: readonly ViolationRecord[],
): readonly string[] {
  const events = jsonLines<Event>(files.get('events.jsonl')).map(({ event }) => event);
  return [
    ...violations.flatMap(({ path, paths }) => [...paths, ...(path === null ? [] : [path])]),
    ...events.flatMap(({ paths }) => paths ?? []),
    ...events.flatMap(({ step, changes }) => [...(step ?? []), ...(changes ?? [])].map(({ path }) => path)),
  ];
}

function systemOf(json: Readonly<Record<string, unknown>>): string {
  const { messages } = json;
  if (!Array.isArray(messages)) return '';
  return messages
    .filter((message: { readonly role?: unknown }) => message.role === 'system')
    .map((message: unknown) => JSON.stringify(message))
    .join('\n');
}
