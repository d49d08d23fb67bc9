/** The room's door: the user's commands, observed, never claimed. */
export { gateFeedback, isWithheld, redGatesReason } from './feedback.ts';
export type { ChangedFile, DefinitionFile, Evidence } from './protection/changed-file.ts';
export { describeFinding, type Finding } from './protection/finding.ts';
export { lookForBending, pathsOfTheStart } from './protection/look.ts';
export { definitionPaths } from './protection/reach.ts';
export { isRed, isSameGate, redGates, wasRed } from './red.ts';
export { decideGates, type GateVerdict, retriesLeft } from './retry.ts';
export { type GateRun, runGates } from './run-gates.ts';
