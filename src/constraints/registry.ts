import { type Constraint, type Phase, type Response, severity } from '../core/run/constraint.ts';
import type { ConstraintRules } from '../settings/checks/responses.ts';
import type { ConstraintSettings } from '../settings/schema/schema.ts';
import { allowedTools } from './calls/allowed-tools.ts';
import { forcePush } from './calls/force-push.ts';
import { interactiveTools } from './calls/interactive-tools.ts';
import { unknownTool } from './calls/unknown-tool.ts';
import { workingDirectory } from './calls/working-directory.ts';
import { commitFiles } from './commit/commit-files.ts';
import { commitSize } from './commit/commit-size.ts';
import { mainBranch } from './commit/main-branch.ts';
import { secrets } from './commit/secrets.ts';
import { stateFreshness } from './commit/state-freshness.ts';
import type { ConstraintContext, ConstraintDefinition } from './definition/constraint-definition.ts';
import { responseOf } from './definition/responses.ts';
import { passed } from './definition/validation.ts';
import { fileSize } from './limits/file-size.ts';
import { massDeletion } from './limits/mass-deletion.ts';
import { maxBytesChanged } from './limits/max-bytes-changed.ts';
import { maxCostUsd } from './limits/max-cost-usd.ts';
import { maxFiles } from './limits/max-files.ts';
import { maxLinesChanged } from './limits/max-lines-changed.ts';
import { maxTokens } from './limits/max-tokens.ts';
import { maxTurns } from './limits/max-turns.ts';
import { openFiles } from './limits/open-files.ts';
import { timeout } from './limits/timeout.ts';
import { allowedPatterns } from './paths/allowed-patterns.ts';
import { deniedPatterns } from './paths/denied-patterns.ts';
import { deniedReads } from './paths/denied-reads.ts';
import { gitDir } from './paths/git-dir.ts';
import { BOOT_PATHS, harnessPaths, protectedPaths } from './paths/protected-paths.ts';
import { undeletableFiles } from './paths/undeletable-files.ts';
import { compilePathRules, type PathRules, type ProtectedLink } from './patterns/path-rules.ts';
import { commitRate, mainCommitRate, readRate, writeRate } from './rates/rates.ts';
import { repetition } from './repetition/repetition.ts';
import { committable, gitRefs, invalidPaths, nestedRepository, specialFiles } from './tree/hazards.ts';
import { links } from './tree/links.ts';

/**
 * All constraints, in the order in which they are asked: tools, then git and forge-headless files > protected >
 * undeletable > denied > allowed > limits. Source: decision D11.
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

/** The names that `on_violation` accepts. */
export const CONSTRAINT_NAMES: readonly string[] = REGISTRY.map((definition) => definition.name);

/** The mildest response that `on_violation` may give to each constraint with a floor. */
export const FLOORS: Readonly<Record<string, Response>> = Object.fromEntries(
  REGISTRY.filter((definition) => definition.floor).map(({ name, response }) => [name, response]),
);

/** The facts that settings need to check `on_violation`. `hindsight`: constraints that only look at results. */
export const RESPONSE_RULES: ConstraintRules = {
  knownConstraints: CONSTRAINT_NAMES,
  floors: FLOORS,
  hindsight: REGISTRY.filter(({ checks }) => Object.keys(checks).join() === 'result').map(({ name }) => name),
};

const PHASES: readonly Phase[] = ['call', 'change', 'result', 'budget', 'commit'];

export function phasesOf(definition: ConstraintDefinition): readonly Phase[] {
  return PHASES.filter((phase) => definition.checks[phase] !== undefined);
}

/** Facts of the run that the chain needs besides the settings. */
export interface ChainOptions {
  /** Globs of protected paths that an input or a flag opened. */
  readonly openProtected: readonly string[];
  /** Targets of tracked links with protected names. */
  readonly protectedLinks?: readonly ProtectedLink[];
  /** True if the model's price is known. */
  readonly costKnown: boolean;
  /** The output folder and other paths that forge-headless keeps, relative to the repository root. */
  readonly harness?: readonly string[];
  /** True if `AGENT_LINK.md` is at the root; then the boot folders are protected too. */
  readonly agentLinkAtRoot?: boolean;
  /** The only folder that may be written, relative to the root; absent or '' for the root itself. */
  readonly base?: string;
}

/** Builds the path rules with the responses of this run. Throws InvalidGlobError: see `constraintProblems`. */
export function buildPathRules(
  settings: ConstraintSettings,
  extra: Omit<ChainOptions, 'costKnown'>,
): PathRules {
  const weights = new Map(REGISTRY.map((each) => [each.name, severity(responseOf(each, settings))]));
  const boot = extra.agentLinkAtRoot === true ? BOOT_PATHS : [];
  const lists = {
    ...settings,
    protected_paths: [...settings.protected_paths, ...boot, ...harnessPaths(settings)],
    openProtected: extra.openProtected,
    protectedLinks: extra.protectedLinks ?? [],
    harness: extra.harness ?? [],
  };
  return compilePathRules(lists, (rule) => weights.get(rule) ?? 0, severity('reject'));
}

/** Builds the run's chain. Pass existing path rules, so that their cache is used. Throws InvalidGlobError. */
export function buildChain(
  settings: ConstraintSettings,
  extra: ChainOptions,
  paths: PathRules = buildPathRules(settings, extra),
): readonly Constraint[] {
  const { costKnown, base = '' } = extra;
  const context: ConstraintContext = { settings, paths, costKnown, base };
  return REGISTRY.flatMap((definition) => bindConstraint(definition, context) ?? []);
}

/** Binds a definition to a run's settings; null if the settings switch it off. */
export function bindConstraint(
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
          return checks.call?.(facts, context) ?? passed();
        case 'change':
          return checks.change?.(facts, context) ?? passed();
        case 'result':
          return checks.result?.(facts, context) ?? passed();
        case 'budget':
          return checks.budget?.(facts, context) ?? passed();
        case 'commit':
          return checks.commit?.(facts, context) ?? passed();
      }
    },
    onViolation: ({ gravity }) => responseOf(definition, context.settings, gravity),
  };
}
