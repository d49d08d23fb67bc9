import type { ChangedFile, Evidence } from './changed-file.ts';
import { countingSections, isGateConfiguration } from './configuration-table.ts';
import { configurationFindings } from './configurations.ts';
import { definitionFindings } from './definitions.ts';
import type { Finding } from './finding.ts';
import { ignoredFailures } from './ignored-failures.ts';
import { lockFindings } from './lock-hosts.ts';
import { isMakefile } from './makefile.ts';
import { markFindings } from './marks.ts';
import { movesOf } from './moves.ts';
import { isPackageFile, type Reach, reachOf } from './reach.ts';
import { shadowFindings } from './shadowing.ts';
import { testAwareFindings } from './test-aware.ts';
import { isTestPath } from './test-path.ts';
import { supportFindings } from './test-support.ts';
import { testChanges } from './tests-changed.ts';
import { thresholdFindings } from './threshold-places.ts';

/**
 * Everything in a change that could make tests and checks mean less than before: by fixed rules over paths and
 * texts, so that the same change always gives the same findings. It does not judge: a task may ask for all of it.
 * Sorted by path and line, each finding once.
 */
export function lookForBending(evidence: Evidence): readonly Finding[] {
  const { files } = evidence;
  const reach = reachOf(evidence);
  const moves = movesOf(files);
  const origins = new Map(moves.map(({ from, to }) => [to, from]));
  const found = [
    ...testChanges(files, moves),
    ...files.flatMap((file) => [
      ...markFindings(file, origins.get(file)),
      ...definitionFindings(file, reach),
      ...configurationFindings(file, reach),
      ...shadowFindings(file, reach),
      ...supportFindings(file, files),
      ...testAwareFindings(file),
      ...lockFindings(file),
      ...thresholdFindings(file),
      ...ignoredFailures(file, reach),
      ...unread(file, reach),
    ]),
  ];
  return found.toSorted((a, b) => compare(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0));
}

/** Changed files whose version of the start a second opinion needs: tests, and what gates run or are configured by. */
export function pathsOfTheStart(evidence: Evidence): ReadonlySet<string> {
  const reach = reachOf(evidence);
  const counts = ({ path, before, after }: ChangedFile): boolean =>
    isTestPath(path) || isGateConfiguration(path, [before, after]) || reach.runs(path);
  return new Set(evidence.files.filter(counts).map(({ path }) => path));
}

/** What could not be read may hold anything. Of ordinary sources nothing is said: large ones are mostly made. */
function unread({ path, unread: why }: ChangedFile, reach: Reach): readonly Finding[] {
  if (why === null) return [];
  const matters =
    isTestPath(path) ||
    isPackageFile(path) ||
    isMakefile(path) ||
    isGateConfiguration(path, []) ||
    countingSections(path) !== null ||
    reach.runs(path);
  return matters ? [{ rule: 'not_looked_at', path, line: null, was: 'to be read', is: why }] : [];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
