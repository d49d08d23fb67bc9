/** The room's door: the user's commands, observed, never claimed. */
export { gateFeedback, redGatesReason } from './feedback.ts';
export { isRed, redGates, wasRed } from './red.ts';
export { decideGates, type GateVerdict, retriesLeft } from './retry.ts';
export { type GateRun, runGates } from './run-gates.ts';
