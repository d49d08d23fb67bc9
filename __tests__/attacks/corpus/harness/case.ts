import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MENDED } from './fixed.ts';

/** One thing the scripted model does: a tool call, or an answer that is none. */
export interface Step {
  readonly tool?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly raw_response?: 'text_only' | 'empty' | 'http_529';
}

/** The pull request that a comment is on. */
export interface CasePull {
  readonly number?: number;
  readonly head_sha?: string;
  readonly head_repo?: string;
  readonly state?: 'open' | 'closed';
  readonly merged?: boolean;
  readonly locked?: boolean;
  readonly title?: string;
  readonly body?: string;
  readonly labels?: readonly string[];
  /** Where the branch stands when the action looks. */
  readonly head_sha_at_checkout?: string;
  readonly head_committed_after_comment?: boolean;
  readonly head_moves_before_push?: boolean;
}

export interface CaseEvent extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly action?: 'created' | 'edited' | 'deleted';
  readonly comment?: string;
  readonly comment_user?: string;
  readonly sender?: string;
  readonly actor?: string;
  readonly triggering_actor?: string;
  readonly author_association?: string;
  /** null: the comment is on a plain issue. */
  readonly pr?: CasePull | null;
}

/** What there is before the run. Field names are the corpus's own. */
export interface Setup {
  readonly files?: Readonly<Record<string, string>>;
  readonly symlinks?: Readonly<Record<string, string>>;
  readonly home_files?: Readonly<Record<string, string>>;
  readonly outside_files?: Readonly<Record<string, string>>;
  readonly git_config?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly trusted_config?: string;
  /** `files` are those of the pull request's head, and of no other commit. */
  readonly pr_head_controls_files?: boolean;
  readonly event?: CaseEvent;
  readonly api?: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;
  readonly model_server?: {
    readonly all_calls_in_one_response?: boolean;
    readonly first_response?: { readonly status: number; readonly body: string };
  };
  readonly assistant_text?: string;
  readonly fake_bin?: Readonly<Record<string, string>>;
  readonly hide_binaries?: readonly string[];
  readonly push?: 'enabled';
  /** `inputs.max_files: [values]`: one run a value. */
  readonly matrix?: Readonly<Record<string, readonly unknown[]>>;
}

export type Sink =
  | 'model_requests'
  | 'system_prompt'
  | 'logs'
  | 'outputs'
  | 'step_summary'
  | 'artifacts'
  | 'commit'
  | 'pr_body'
  | 'comment'
  | 'listener';

export type OutcomeWord = 'refuse_start' | 'deny_call' | 'contain' | 'abort_run' | 'sanitise' | 'allow';

export interface CommitExpectation {
  readonly must_include?: readonly string[];
  readonly must_not_include?: readonly string[];
  readonly must_not_include_modes?: readonly string[];
  readonly must_include_or_nonzero_exit?: readonly string[];
  readonly only_paths?: readonly string[];
  readonly parent_must_not_be?: string;
}

export interface GithubWrites {
  readonly only?: readonly string[];
  readonly must_not?: readonly string[];
  readonly must_not_push_refs?: readonly string[];
}

/** Assertions that name themselves; a field that is absent asserts nothing. */
export interface Expectation {
  readonly outcome: readonly OutcomeWord[];
  readonly exit: 'any' | 'zero' | 'nonzero';
  readonly violations_any_of: readonly string[];
  readonly tool_results?: readonly {
    readonly step: number;
    readonly status: 'ok' | 'denied' | 'not_ok' | 'any';
    readonly must_contain?: readonly string[];
  }[];
  readonly must_not_appear?: {
    readonly in: readonly Sink[];
    readonly canaries?: readonly string[];
    readonly strings?: readonly string[];
  };
  readonly must_appear?: {
    readonly in: readonly Sink[];
    readonly strings?: readonly string[];
    readonly strings_any_of?: readonly string[];
  };
  readonly unchanged?: readonly string[];
  readonly absent?: readonly string[];
  readonly absent_glob?: readonly string[];
  readonly leftover_processes?: 'none';
  readonly max_seconds?: number;
  readonly max_rss_mb?: number;
  readonly model_request_max_bytes?: number;
  readonly commit?: 'none' | CommitExpectation;
  readonly must_report_changes?: readonly string[];
  readonly must_report_changes_or_nonzero_exit?: readonly string[];
  readonly github_writes?: 'none' | GithubWrites;
  readonly must_not_push_deletions_over?: number;
  readonly listener_hits?: number;
  readonly udp_hits?: number;
  readonly socket_hits?: number;
  readonly model_server_hits_from_shell?: number;
  readonly runner_commands_effective?: readonly string[];
  readonly model_calls?: 'none';
  readonly rendered_mentions?: number;
  readonly pr_title_max?: number;
  readonly footer_visible?: boolean;
  readonly delimiter_integrity?: boolean;
  readonly unit?: Readonly<Record<string, unknown>>;
  readonly static_check?: Readonly<Record<string, unknown>>;
}

export interface SecurityCase {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly ref: string;
  readonly sandbox: 'any' | 'bwrap' | 'none';
  readonly setup: Setup;
  readonly script: readonly Step[];
  readonly expect: Expectation;
}

const CASES = join(import.meta.dirname, '../cases');

/** Every case, by area and then as the files have them. */
export function loadCases(): readonly SecurityCase[] {
  return readdirSync(CASES)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(CASES, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => mended(JSON.parse(line) as SecurityCase));
}

function mended(single: SecurityCase): SecurityCase {
  const { expect: fields = {}, instead = {} } = MENDED[single.id] ?? {};
  const expect = JSON.parse(JSON.stringify(single.expect), (_, value: unknown) =>
    typeof value === 'string' ? (instead[value] ?? value) : value,
  ) as Expectation;
  return { ...single, expect: { ...expect, ...fields } };
}

/** With the walls there are here, or with none. */
export type SandboxMode = 'walls' | 'open';

/** A case that is no play, or sets `sandbox` itself, has one way. */
export function modesOf({ sandbox, setup, script, expect }: SecurityCase): readonly SandboxMode[] {
  const once = script.length === 0 || expect.unit !== undefined || setup.inputs?.sandbox !== undefined;
  if (once || sandbox === 'bwrap') return ['walls'];
  return sandbox === 'none' ? ['open'] : ['walls', 'open'];
}

/** The case once for each value of its matrix, and itself where it has none. */
export function expandMatrix(single: SecurityCase): readonly SecurityCase[] {
  const { matrix, ...setup } = single.setup;
  const [row, ...more] = Object.entries(matrix ?? {});
  if (more.length > 0) throw new Error(`${single.id}: one matrix at most is understood`);
  if (row === undefined) return [...eventVariants(single), ...onPullRequest(single)];
  const [place, values] = row;
  const name = place.replace(/^inputs\./, '');
  return values.map((value) => ({
    ...single,
    setup: { ...setup, inputs: { ...setup.inputs, [name]: value } },
  }));
}

/** What a run says is said in a comment too, where somebody asked on a pull request. */
function onPullRequest(single: SecurityCase): readonly SecurityCase[] {
  const { area, setup, script } = single;
  if (area !== 'output' || setup.event !== undefined || script.length === 0) return [];
  const event = { name: 'issue_comment', action: 'created', comment: '/forge fix', pr: {} } as const;
  return [{ ...single, setup: { ...setup, event } }];
}

/** `comment_matrix` and the like inside the event: the field without its ending takes each value in turn. */
function eventVariants(single: SecurityCase): readonly SecurityCase[] {
  const { event } = single.setup;
  if (event === undefined) return [single];
  const key = Object.keys(event).find((name) => name.endsWith('_matrix'));
  const values = key === undefined ? undefined : event[key];
  if (key === undefined || !Array.isArray(values)) return [single];
  const field = key.replace(/_matrix$/, '');
  return values.map((value: unknown) => {
    const merged =
      typeof value === 'object' && value !== null ? { ...asObject(event[field]), ...value } : value;
    const { [key]: _, ...rest } = event;
    return { ...single, setup: { ...single.setup, event: { ...rest, [field]: merged, name: event.name } } };
  });
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
