import type { ChangeSet, ChangeTotals, Hazard } from '../git/change.ts';
import type { WorkspacePath } from '../path/path.ts';
import type { Code, ViolationType } from './codes.ts';
import type { Repetition } from './repetition.ts';

/** The responses to a violation, mildest first. The order is the severity. Source: ADR-012, decision D1. */
export const RESPONSES = [
  'allow',
  'warn_continue',
  'delay',
  'reject',
  'graceful_exit',
  'emergency_stop',
] as const;
export type Response = (typeof RESPONSES)[number];

export function severity(response: Response): number {
  return RESPONSES.indexOf(response);
}

/** A call of the model before it runs. `reads` and `writes` are the paths that its arguments resolve to. */
export interface CallFacts {
  readonly phase: 'call';
  readonly tool: string;
  readonly known: boolean;
  readonly reads: readonly WorkspacePath[];
  readonly writes: readonly WorkspacePath[];
  /** Set if the call counts against a rate (S-005, S-006). A command does not. */
  readonly pace?: { readonly kind: Paced; readonly ages: Ages };
  /** Each form in which a command would force-push, in words. Absent if the call is not a command. */
  readonly forcedPushes?: readonly string[];
}

/** The kinds of calls that have a rate limit. */
export type Paced = 'read' | 'write';

/** The ages in ms of the events within the rate window, oldest first. */
export type Ages = readonly number[];

/**
 * A step on the tree: the changes that an edit would make (before it is written), or that a command or gate made.
 * `total` is the net difference from the start, including the step.
 */
export interface ChangeFacts {
  readonly phase: 'change';
  readonly by: 'edit' | 'command';
  readonly step: ChangeSet;
  readonly total: ChangeTotals;
  readonly hazards: readonly Hazard[];
  /** The number of files tracked at the start, and how many of them are deleted now (decision D35). */
  readonly startFiles: number;
  readonly startFilesGone: number;
}

/** The budget before a model call. `nextInput` is the estimated size of its prompt, in tokens. */
export interface BudgetFacts {
  readonly phase: 'budget';
  /** Turns already taken. */
  readonly turns: number;
  readonly tokensUsed: number;
  /** USD; null if the price is unknown. */
  readonly costUsd: number | null;
  readonly elapsedMs: number;
  /** The part of the time limit that is reserved for gates, commit and reports (decision D33). */
  readonly landingMs?: number;
  readonly nextInput: number;
  /** Minimum cost of the next call in USD; null if the price is unknown; 0 or absent if no call follows. */
  readonly nextCostUsd?: number | null;
  /** Number of files that the harness has open (S-015); absent or null if the system does not report it. */
  readonly openFiles?: number | null;
  /** ms since the state file was last written (S-014); absent or null if there is no state file. */
  readonly stateAgeMs?: number | null;
}

/** Facts after a call, about it and the calls before it. */
export interface ResultFacts {
  readonly phase: 'result';
  readonly repetition: Repetition | null;
  /** True if the model was told of a repetition before and continued. */
  readonly told: boolean;
}

/** The place of a possible secret. It never contains the value. */
export interface SecretFinding {
  /** Relative to the repository root; null for a setting that the commit contains. */
  readonly path: string | null;
  /** The name of that setting; by default the commit message. */
  readonly setting?: string;
  /** The line in the file as it would be committed, from 1; null if the secret is in the path. */
  readonly line: number | null;
  /** A description of its form: `an AWS access key id`. */
  readonly kind: string;
}

/** Facts about the next commit. */
export interface CommitFacts {
  readonly phase: 'commit';
  readonly secrets: readonly SecretFinding[];
  /** Added or changed links that lead out of the repository. */
  readonly linksOut: readonly LinkOut[];
  /** The changes of the commit; empty if the run makes no commit. */
  readonly changes: ChangeSet;
  /** The ages of earlier runs' commits on the target branch. */
  readonly ages: Ages;
  /** The checks for the main branch (S-013); null for other branches. */
  readonly main: MainFacts | null;
}

export interface MainFacts {
  readonly branch: string;
  /** The changelog that must be updated; null if no changelog is required. */
  readonly changelog: { readonly file: string; readonly updated: boolean } | null;
  /** The problem with the state file; null if it is valid or there is none. */
  readonly stateProblem: string | null;
  /** Files that do not match their schema or cannot be checked against it. */
  readonly invalid: readonly InvalidFile[];
}

export interface InvalidFile {
  readonly path: string;
  /** The problem, in words that follow the path: `is no JSON (…)`. */
  readonly problem: string;
}

export interface LinkOut {
  readonly path: WorkspacePath;
  readonly target: string;
}

export type Facts = CallFacts | ChangeFacts | ResultFacts | BudgetFacts | CommitFacts;
export type Phase = Facts['phase'];

/** The finding of a constraint. Shape and names follow `ResourceValidation` in ADR-012. */
export interface Validation {
  readonly violated: boolean;
  /** The value, the rule and the model's options, in one line; empty if nothing is violated. */
  readonly reason: string;
  /** The recorded text, if people can do something else about it. */
  readonly forPeople?: string;
  readonly metrics: Readonly<Record<string, number | string | boolean>>;
  /** The paths that broke the rule. */
  readonly paths?: readonly string[];
  /** Set if one constraint has several codes (`git_dir`: GIT-01 or FS-04). */
  readonly code?: Code;
  /** Set if one constraint covers several seed numbers (`file_size`: S-001 or S-002). */
  readonly seed?: string;
  /** Set if violations of the constraint have different responses. */
  readonly gravity?: Gravity;
  /** ms until it is no longer a violation. If absent, waiting does not help, and `delay` becomes `reject`. */
  readonly waitMs?: number;
  /** The warning for the model if a limit is near (`warn_at`), given once per constraint and run. */
  readonly nearing?: string;
  readonly limit?: string;
  readonly actual?: string;
}

/** The response to a violation. `usual` is the default for `on_violation`, and `least` is its minimum. */
export interface Gravity {
  readonly usual: Response;
  readonly least?: Response;
}

/** A pure check from facts to a validation. It never waits, reads a clock or touches a disk. */
export interface Constraint {
  readonly name: string;
  readonly code: Code;
  /** The seed number (`S-009`), if any. violations.jsonl calls it `constraint`. */
  readonly seed?: string;
  readonly phases: readonly Phase[];
  validate(facts: Facts): Validation;
  onViolation(validation: Validation): Response;
}

export interface NamedValidation extends Validation {
  readonly constraint: string;
  readonly code: Code;
  readonly seed?: string;
  readonly response: Response;
}

/** The result of all constraints: the most severe response, and every validation in order. */
export interface Judgement {
  readonly response: Response;
  readonly validations: readonly NamedValidation[];
}

export interface Violation {
  readonly constraint: string;
  readonly code: Code;
  readonly type: ViolationType;
  readonly seed?: string;
  readonly response: Response;
  readonly reason: string;
  readonly limit?: string;
  readonly actual?: string;
  readonly path?: string;
  /** All paths that an undone command changed or that broke the rule. */
  readonly paths: readonly string[];
  readonly details: Readonly<Record<string, number | string | boolean>>;
  readonly effect: 'prevented' | 'reverted' | 'none';
  readonly tool?: string;
  readonly turn?: number;
}
