import type { ChangeSet, ChangeTotals, Hazard } from './change.ts';
import type { Code, ViolationType } from './codes.ts';
import type { WorkspacePath } from './path.ts';
import type { Repetition } from './repetition.ts';

/** What a violation leads to, mildest first. The order is the severity. Source: ADR-012, DECISIONS D1. */
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

/** A call the model made, before it runs. `reads` and `writes` are the paths its arguments resolve to. */
export interface CallFacts {
  readonly phase: 'call';
  readonly tool: string;
  readonly known: boolean;
  readonly reads: readonly WorkspacePath[];
  readonly writes: readonly WorkspacePath[];
  /** Where the call counts against a rate (S-005, S-006); absent where it does not, as for a command. */
  readonly pace?: { readonly kind: Paced; readonly ages: Ages };
  /** Of a command: each form in which it would push by force, in words. Absent where no command was read. */
  readonly forcedPushes?: readonly string[];
}

/** What is counted by the minute. */
export type Paced = 'read' | 'write';

/** How long ago, in ms, each of its kind came that came within the last minute; the oldest first. */
export type Ages = readonly number[];

/**
 * A step on the tree: of an edit, what it would leave (nothing is written yet); of a command or a gate,
 * what it left. `total` is the net difference against the start with the step in it.
 */
export interface ChangeFacts {
  readonly phase: 'change';
  readonly by: 'edit' | 'command';
  readonly step: ChangeSet;
  readonly total: ChangeTotals;
  readonly hazards: readonly Hazard[];
  /** Files tracked at the start, and how many of them are gone now (DECISIONS D35). */
  readonly startFiles: number;
  readonly startFilesGone: number;
}

/** Before a model call. `nextInput` is the estimate of its prompt, in tokens. */
export interface BudgetFacts {
  readonly phase: 'budget';
  /** Turns already taken. */
  readonly turns: number;
  readonly tokensUsed: number;
  /** USD; null where no price is known. */
  readonly costUsd: number | null;
  readonly elapsedMs: number;
  /** Of the time limit, what is kept back for gates, commit and reports (DECISIONS D33); 0 for none. */
  readonly landingMs?: number;
  readonly nextInput: number;
  /** USD that the next call costs at least; null where no price is known, 0 or absent where no call follows. */
  readonly nextCostUsd?: number | null;
  /** Handles that the harness itself has open (S-015); absent or null where the system does not say. */
  readonly openFiles?: number | null;
  /** ms since the state file was last written (S-014); absent or null where none is kept. */
  readonly stateAgeMs?: number | null;
}

/** After a call: how it and those before it came out. */
export interface ResultFacts {
  readonly phase: 'result';
  readonly repetition: Repetition | null;
  /** Whether the model was told of a repetition before, and went on. */
  readonly told: boolean;
}

/** Where something that is no secret's place was found. It never holds the value itself. */
export interface SecretFinding {
  /** Relative to the repository root; null for a setting that the commit holds. */
  readonly path: string | null;
  /** Names that setting; the commit's message unless given. */
  readonly setting?: string;
  /** In the file as it would be committed, from 1; null where it is the path itself. */
  readonly line: number | null;
  /** What it looks like, in words: `an AWS access key id`. */
  readonly kind: string;
}

/** What is about to be committed. */
export interface CommitFacts {
  readonly phase: 'commit';
  readonly secrets: readonly SecretFinding[];
  /** Links that the commit adds or changes and that lead out of the repository. */
  readonly linksOut: readonly LinkOut[];
  /** What the commit changes; empty where the run makes none. */
  readonly changes: ChangeSet;
  /** Earlier commits of runs on the branch that it lands on. */
  readonly ages: Ages;
  /** Where it lands on the main branch: how it meets what is asked for there (S-013); null elsewhere. */
  readonly main: MainFacts | null;
}

export interface MainFacts {
  readonly branch: string;
  /** The changelog that has to be updated; null where none is asked for. */
  readonly changelog: { readonly file: string; readonly updated: boolean } | null;
  /** Why the state file is not valid; null where it is, or where none is kept. */
  readonly stateProblem: string | null;
  /** Files that their schema does not take, or that could not be held against it. */
  readonly invalid: readonly InvalidFile[];
}

export interface InvalidFile {
  readonly path: string;
  /** What is wrong with it, in words that follow the path: `is no JSON (…)`. */
  readonly problem: string;
}

export interface LinkOut {
  readonly path: WorkspacePath;
  readonly target: string;
}

export type Facts = CallFacts | ChangeFacts | ResultFacts | BudgetFacts | CommitFacts;
export type Phase = Facts['phase'];

/** What a constraint found. Shapes and names after ADR-012 `ResourceValidation`. */
export interface Validation {
  readonly violated: boolean;
  /** Value, rule, and what the model can do about it, in one line; empty where nothing is violated. */
  readonly reason: string;
  /** What goes on record instead, where people can do something else about it. */
  readonly forPeople?: string;
  readonly metrics: Readonly<Record<string, number | string | boolean>>;
  /** The paths that broke the rule. */
  readonly paths?: readonly string[];
  /** Set where one constraint stands for several codes (`git_dir`: GIT-01 or FS-04). */
  readonly code?: Code;
  /** Set where one constraint stands for several of the seed's (`file_size`: S-001 or S-002). */
  readonly seed?: string;
  /** Set where not every violation of the constraint is answered alike. */
  readonly gravity?: Gravity;
  /** ms after which it would be no violation any more. Without it no waiting mends it, and `delay` is `reject`. */
  readonly waitMs?: number;
  /** Not violated, but near: what the model is told, once for each constraint in a run (`warn_at`). */
  readonly nearing?: string;
  readonly limit?: string;
  readonly actual?: string;
}

/** How a violation is answered: unless `on_violation` says otherwise, and whatever it says. */
export interface Gravity {
  readonly usual: Response;
  readonly least?: Response;
}

/** A pure check: facts in, validation out. It never waits, reads a clock or touches a disk. */
export interface Constraint {
  readonly name: string;
  readonly code: Code;
  /** The seed's number (`S-009`) where it has one: what violations.jsonl calls `constraint`. */
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

/** The chain's answer: the most severe response, and every validation asked for, in order. */
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
  /** All paths that an undone command had changed, or that broke the rule. */
  readonly paths: readonly string[];
  readonly details: Readonly<Record<string, number | string | boolean>>;
  readonly effect: 'prevented' | 'reverted' | 'none';
  readonly tool?: string;
  readonly turn?: number;
}
