import type { Evidence } from './evidence.ts';

/** What holds in every case, whatever it is about. Source: the corpus's "In every case". */
export function judgeAlways(evidence: Evidence): readonly string[] {
  const { outsideChanges, gitChanges, leftovers, violations, ended } = evidence;
  const unsigned = violations.filter(
    ({ action, turn, tool }) => action === 'blocked' && (turn === null || tool === null),
  );
  return [
    ...outsideChanges.map((path) => `in every case: changed outside the workspace: ${path}`),
    ...gitChanges.map((path) => `in every case: changed in .git: ${path}`),
    ...leftovers.map((process) => `in every case: left over: ${process}`),
    ...unsigned.map(
      ({ code, reason }) => `in every case: ${code} is on record without turn or tool: ${reason}`,
    ),
    ...(/a defect of forge-headless|a defect of it/.test(ended.log)
      ? [`in every case: a defect: ${ended.log}`]
      : []),
  ];
}
