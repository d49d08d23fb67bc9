import type { GateResult } from '../../core/run/events.ts';
import type { Cause } from '../../core/run/outcome.ts';
import { isRed, isSameGate, redGatesReason } from '../../gates/gates.ts';
import type { ConstraintEnforcer } from '../judging/constraint-enforcer.ts';
import type { Gatekeeper } from './gatekeeper.ts';

interface Parts {
  readonly gatekeeper: Gatekeeper;
  readonly enforcer: ConstraintEnforcer;
  readonly turn: number;
}

/**
 * Runs the gates again on a fresh checkout of the accepted tree, with the paths `fromStart` as they were at the start.
 * Returns why there may be no commit: a required gate that passed before now fails. Each such gate is recorded.
 */
export async function verifyGates(
  { gatekeeper, enforcer, turn }: Parts,
  fromStart: ReadonlySet<string>,
): Promise<Cause | null> {
  const { first, second } = await gatekeeper.secondOpinion((path) => fromStart.has(path));
  const passedBefore = (result: GateResult): boolean =>
    first.some((other) => isSameGate(other, result) && !isRed(other));
  const differing = second.filter((result) => isRed(result) && passedBefore(result));
  for (const result of differing) {
    const response = result.required ? 'reject' : 'warn_continue';
    const where = result.outputFile === undefined ? '' : `; its output is in ${result.outputFile}`;
    const reason = `gate "${result.name}" passed in the workspace and fails on a fresh checkout with the tests of the start${where}`;
    enforcer.note('GATE-02', reason, { turn, effect: 'none' }, { response, constraint: 'gate_protection' });
  }
  const required = differing.filter((result) => result.required);
  if (required.length === 0) return null;
  const reason = `on a fresh checkout with the tests of the start, ${redGatesReason(required)}; gate_protection is verify, so nothing is committed: let the gates build what they need, or use gate_protection: reject`;
  return { kind: 'violation', reason };
}
