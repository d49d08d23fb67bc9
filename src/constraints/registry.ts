import { type Constraint, type Phase, type Response, severity } from '../core/constraint.ts';
import type { ConstraintRules } from '../settings/responses.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import { allowedPatterns } from './allowed-patterns.ts';
import { allowedTools } from './allowed-tools.ts';
import { commitFiles } from './commit-files.ts';
import { commitRate } from './commit-rate.ts';
import { commitSize } from './commit-size.ts';
import { committable } from './committable.ts';
import type { ConstraintContext, ConstraintDefinition } from './definition.ts';
import { deniedPatterns } from './denied-patterns.ts';
import { deniedReads } from './denied-reads.ts';
import { fileSize } from './file-size.ts';
import { forcePush } from './force-push.ts';
import { gitDir } from './git-dir.ts';
import { gitRefs } from './git-refs.ts';
import { interactiveTools } from './interactive-tools.ts';
import { invalidPaths } from './invalid-paths.ts';
import { links } from './links.ts';
import { mainBranch } from './main-branch.ts';
import { mainCommitRate } from './main-commit-rate.ts';
import { massDeletion } from './mass-deletion.ts';
import { maxBytesChanged } from './max-bytes-changed.ts';
import { maxCostUsd } from './max-cost-usd.ts';
import { maxFiles } from './max-files.ts';
import { maxLinesChanged } from './max-lines-changed.ts';
import { maxTokens } from './max-tokens.ts';
import { maxTurns } from './max-turns.ts';
import { nestedRepository } from './nested-repository.ts';
import { openFiles } from './open-files.ts';
import { compilePathRules, type PathRules } from './path-rules.ts';
import { BOOT_PATHS, keptByHarness, protectedPaths } from './protected-paths.ts';
import { readRate } from './read-rate.ts';
import { repetition } from './repetition/repetition.ts';
import { responseOf } from './responses.ts';
import { secrets } from './secrets.ts';
import { specialFiles } from './special-files.ts';
import { stateFreshness } from './state-freshness.ts';
import { timeout } from './timeout.ts';
import { undeletableFiles } from './undeletable-files.ts';
import { unknownTool } from './unknown-tool.ts';
import { kept } from './validation.ts';
import { workingDirectory } from './working-directory.ts';
import { writeRate } from './write-rate.ts';

/**
 * The one list of constraints, in the order in which they are asked: tools, then git and harness files >
 * protected > undeletable > denied > allowed > limits. Source: DECISIONS D11.
 */
export const REGISTRY: readonly ConstraintDefinition[] = [
  unknownTool,
  interactiveTools,
  allowedTools,
  gitDir,
  gitRefs,
  forcePush,
  nestedRepository,
  specialFiles,
  links,
  invalidPaths,
  committable,
  workingDirectory,
  protectedPaths,
  undeletableFiles,
  massDeletion,
  deniedReads,
  deniedPatterns,
  allowedPatterns,
  maxFiles,
  maxLinesChanged,
  maxBytesChanged,
  maxTurns,
  maxTokens,
  maxCostUsd,
  timeout,
  repetition,
  fileSize,
  readRate,
  writeRate,
  stateFreshness,
  openFiles,
  secrets,
  mainBranch,
  commitFiles,
  commitSize,
  commitRate,
  mainCommitRate,
];

/** What `on_violation` may name. */
export const CONSTRAINT_NAMES: readonly string[] = REGISTRY.map((definition) => definition.name);

/** The mildest response that `on_violation` may give, for the constraints that have one. */
export const FLOORS: Readonly<Record<string, Response>> = Object.fromEntries(
  REGISTRY.filter((definition) => definition.floor).map(({ name, response }) => [name, response]),
);

/** What settings must know to judge `on_violation`: what looks at results alone comes after the call. */
export const RESPONSE_RULES: ConstraintRules = {
  knownConstraints: CONSTRAINT_NAMES,
  floors: FLOORS,
  hindsight: REGISTRY.filter(({ checks }) => Object.keys(checks).join() === 'result').map(({ name }) => name),
};

const PHASES: readonly Phase[] = ['call', 'change', 'result', 'budget', 'commit'];

export function phasesOf(definition: ConstraintDefinition): readonly Phase[] {
  return PHASES.filter((phase) => definition.checks[phase] !== undefined);
}

/** What the chain needs to know of the run besides its settings. */
export interface ChainExtra {
  /** Globs of protected paths that an input or a flag opened. */
  readonly openProtected: readonly string[];
  /** Whether the model's price is known. */
  readonly costKnown: boolean;
  /** The output folder and other paths of the harness's own, relative to the repository root. */
  readonly harness?: readonly string[];
  /** Whether `AGENT_LINK.md` stands at the root: then the boot folders are protected too. */
  readonly agentLinkAtRoot?: boolean;
  /** The folder below the root that alone may be written, relative to it; absent or '' for the root itself. */
  readonly base?: string;
}

/** The rules on paths, with the responses of this run. Throws BadGlob: see `constraintProblems`. */
export function buildPathRules(
  settings: ConstraintSettings,
  extra: Omit<ChainExtra, 'costKnown'>,
): PathRules {
  const weights = new Map(REGISTRY.map((each) => [each.name, severity(responseOf(each, settings))]));
  const boot = extra.agentLinkAtRoot === true ? BOOT_PATHS : [];
  const lists = {
    ...settings,
    protected_paths: [...settings.protected_paths, ...boot, ...keptByHarness(settings)],
    openProtected: extra.openProtected,
    harness: extra.harness ?? [],
  };
  return compilePathRules(lists, (rule) => weights.get(rule) ?? 0, severity('reject'));
}

/**
 * The run's chain. Pass the path rules where they are built already, so that their answers are remembered
 * once. Throws BadGlob.
 */
export function buildChain(
  settings: ConstraintSettings,
  extra: ChainExtra,
  paths: PathRules = buildPathRules(settings, extra),
): readonly Constraint[] {
  const { costKnown, base = '' } = extra;
  const context: ConstraintContext = { settings, paths, costKnown, base };
  return REGISTRY.flatMap((definition) => toConstraint(definition, context) ?? []);
}

/** A definition bound to a run's settings; null where these switch it off. */
export function toConstraint(
  definition: ConstraintDefinition,
  context: ConstraintContext,
): Constraint | null {
  if (definition.applies?.(context) === false) return null;
  const { name, code, seed, checks } = definition;
  return {
    name,
    code,
    ...(seed === undefined ? {} : { seed }),
    phases: phasesOf(definition),
    validate: (facts) => {
      switch (facts.phase) {
        case 'call':
          return checks.call?.(facts, context) ?? kept();
        case 'change':
          return checks.change?.(facts, context) ?? kept();
        case 'result':
          return checks.result?.(facts, context) ?? kept();
        case 'budget':
          return checks.budget?.(facts, context) ?? kept();
        case 'commit':
          return checks.commit?.(facts, context) ?? kept();
      }
    },
    onViolation: ({ gravity }) => responseOf(definition, context.settings, gravity),
  };
}
