import type { Code } from '../core/codes.ts';
import type {
  BudgetFacts,
  CallFacts,
  ChangeFacts,
  CommitFacts,
  Response,
  ResultFacts,
  Validation,
} from '../core/constraint.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import type { PathRules } from './path-rules.ts';

/** What a constraint may look at besides the facts: all of it fixed for the run. */
export interface ConstraintContext {
  readonly settings: ConstraintSettings;
  readonly paths: PathRules;
  /** Whether the model's price is known, so that a cost can be held against a limit. */
  readonly costKnown: boolean;
  /** The folder below the root that alone may be written, relative to it; absent or '' for the root itself. */
  readonly base?: string;
}

type Check<F> = (facts: F, context: ConstraintContext) => Validation;

/** One constraint: what it looks at and what it says. How severe it is in this run is the settings' affair. */
export interface ConstraintDefinition {
  /** As `on_violation`, reports and violations.jsonl name it. */
  readonly name: string;
  readonly code: Code;
  /** Where one check stands for several codes. */
  readonly otherCodes?: readonly Code[];
  /** `S-009`: its number in the seed on safety constraints. */
  readonly seed?: string;
  /** More of its numbers, where one check stands for several. */
  readonly otherSeeds?: readonly string[];
  /** Of the other designs, those that ask for it (docs/designs.md). */
  readonly designs?: readonly string[];
  /** The key below `constraints` with its limit, where that is not its name. */
  readonly setting?: string;
  /** Unless `on_violation` or `strict` says otherwise. */
  readonly response: Response;
  /** Under `strict`, where the constraint is none of the five kinds that stop a run then anyway. */
  readonly strict?: Response;
  /** `on_violation` may not go below the default. */
  readonly floor: boolean;
  /** What it holds, in one line for the docs. */
  readonly summary: string;
  /** What to do about it, in one line for the docs. */
  readonly remedy: string;
  /** False where the settings switch it off (`timeout: 0`). */
  readonly applies?: (context: ConstraintContext) => boolean;
  readonly checks: {
    /** Before a call runs: its intent. */
    readonly call?: Check<CallFacts>;
    /** What an edit would leave, or a command left. */
    readonly change?: Check<ChangeFacts>;
    /** After a call: how it and those before it came out. */
    readonly result?: Check<ResultFacts>;
    /** Before a model call, or, with `nextInput` 0, after the last one. */
    readonly budget?: Check<BudgetFacts>;
    /** Before the commit: what would be in it. */
    readonly commit?: Check<CommitFacts>;
  };
}
