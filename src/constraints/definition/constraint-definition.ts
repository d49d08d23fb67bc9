import type { Code } from '../../core/run/codes.ts';
import type {
  BudgetFacts,
  CallFacts,
  ChangeFacts,
  CommitFacts,
  Response,
  ResultFacts,
  Validation,
} from '../../core/run/constraint.ts';
import type { ConstraintSettings } from '../../settings/schema/schema.ts';
import type { PathRules } from '../patterns/path-rules.ts';

/** The context of a constraint, fixed for the run. */
export interface ConstraintContext {
  readonly settings: ConstraintSettings;
  readonly paths: PathRules;
  /** True if the model's price is known, so that cost can be compared with a limit. */
  readonly costKnown: boolean;
  /** The only folder that may be written, relative to the root; absent or '' for the root itself. */
  readonly base?: string;
}

type Check<F> = (facts: F, context: ConstraintContext) => Validation;

/** A constraint: its checks and its default response. The settings may change how severe it is. */
export interface ConstraintDefinition {
  /** The name in `on_violation`, reports and violations.jsonl. */
  readonly name: string;
  readonly code: Code;
  /** Further codes, if one check covers several. */
  readonly otherCodes?: readonly Code[];
  /** Number in the seed on safety constraints, such as `S-009`. */
  readonly seed?: string;
  /** Further numbers in the seed, if one check covers several. */
  readonly otherSeeds?: readonly string[];
  /** Other designs that require this constraint (docs/internals/designs.md). */
  readonly designs?: readonly string[];
  /** The key of its limit below `constraints`, if it is not the name. */
  readonly setting?: string;
  /** Response unless `on_violation` or `strict` says otherwise. */
  readonly response: Response;
  /** Response under `strict`, if the type is not one of those that always stop a run then. */
  readonly strict?: Response;
  /** True if `on_violation` may not go below the default. */
  readonly floor: boolean;
  /** The rule, in one line for the docs. */
  readonly summary: string;
  /** The remedy, in one line for the docs. */
  readonly remedy: string;
  /** Returns false if the settings switch the constraint off (`timeout: 0`). */
  readonly applies?: (context: ConstraintContext) => boolean;
  readonly checks: {
    /** Before a call runs. */
    readonly call?: Check<CallFacts>;
    /** Before an edit is written, or after a command. */
    readonly change?: Check<ChangeFacts>;
    /** After a call, with its result and those of earlier calls. */
    readonly result?: Check<ResultFacts>;
    /** Before a model call, or, with `nextInput` 0, after the last one. */
    readonly budget?: Check<BudgetFacts>;
    /** Before the commit, with its content. */
    readonly commit?: Check<CommitFacts>;
  };
}
