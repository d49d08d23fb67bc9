import type { Evidence } from './evidence.ts';

/** What no call of the model's does: a start refused, a commit, what is scanned at the end. */
const NO_CALL = /^(CFG|SBX|SEC|COMMIT|AUTH)-/;

/** What holds in every case, whatever it is about. Source: the corpus's "In every case". */
export function judgeAlways(evidence: Evidence): readonly string[] {
  const { outsideChanges, gitChanges, leftovers, violations, ended } = evidence;
  const unsigned = violations.filter(
    ({ code, action, turn, tool }) =>
      action === 'blocked' && !NO_CALL.test(code) && (turn === null || tool === null),
  );
  return [
    ...outsideChanges.map((path) => `in every case: changed outside the workspace: ${path}`),
    ...gitChanges.map((path) => `in every case: changed in .git: ${path}`),
    ...leftovers.map((process) => `in every case: left over: ${process}`),
    ...unsigned.map(
      ({ code, reason }) => `in every case: ${code} is on record without turn or tool: ${reason}`,
    ),
    ...(/internal error/.test(ended.log) ? [`in every case: a defect: ${ended.log}`] : []),
  ];
}
