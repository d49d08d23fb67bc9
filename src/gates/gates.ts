/** Public entry point of the gates. It runs the user's commands and reports only observed results. */
export { gateFeedback, isWithheld, redGatesReason } from './gate-feedback.ts';
export { decideAfterGates, type GateVerdict, retriesLeft } from './gate-retries.ts';
export { isRed, isSameGate, redGates, wasRed } from './gate-status.ts';
export type { ChangedFile, DefinitionFile, GateProtectionInput } from './protection/changes/changed-file.ts';
export { describeFinding, type Finding } from './protection/changes/finding.ts';
export { definitionPaths } from './protection/commands/gate-commands.ts';
export { configurationPaths } from './protection/configuration/loaded-configuration.ts';
export { findWeakenedTests, pathsNeededFromStart } from './protection/find-weakened-tests.ts';
export { type GateRun, runGates } from './run-gates.ts';
