import type { ChangedFile, GateProtectionInput } from './changes/changed-file.ts';
import type { Finding } from './changes/finding.ts';
import { isTestPath } from './changes/test-path.ts';
import { type GateReach, gateReach, isPackageFile } from './commands/gate-commands.ts';
import { isMakefile } from './commands/makefile.ts';
import { configurationFindings } from './configuration/changed-configurations.ts';
import { definitionFindings } from './configuration/changed-definitions.ts';
import { countingSections, isGateConfiguration } from './configuration/configuration-table.ts';
import { hiddenByGitignore } from './configuration/hidden-by-gitignore.ts';
import { ignoredFailures } from './configuration/ignored-failures.ts';
import { loadedByConfiguration, loadedFindings } from './configuration/loaded-configuration.ts';
import { requirementFindings } from './configuration/local-dependencies.ts';
import { lockFindings } from './configuration/lock-file-hosts.ts';
import { lostEntries } from './configuration/lost-entries.ts';
import { packageTargets } from './configuration/package-targets.ts';
import { shadowedSources } from './configuration/shadowed-sources.ts';
import { shadowFindings } from './configuration/shadowing-files.ts';
import { thresholdFindings } from './configuration/threshold-files.ts';
import { vendoredFindings } from './configuration/vendored-dependencies.ts';
import { testChanges } from './tests/changed-tests.ts';
import { exampleFindings } from './tests/doc-examples.ts';
import { findMovedTests } from './tests/moved-tests.ts';
import { testAwareFindings } from './tests/test-detection.ts';
import { supportFindings } from './tests/test-helpers.ts';
import { markFindings } from './tests/test-marks.ts';

/**
 * Finds everything in a change that could make tests and checks less strict. Fixed rules over paths and texts make the
 * findings reproducible. They do not judge, because a task may ask for all of it. Findings are unique and sorted by
 * path and line.
 */
export function findWeakenedTests(evidence: GateProtectionInput): readonly Finding[] {
  const { files } = evidence;
  const reach = gateReach(evidence);
  const moves = findMovedTests(files);
  const paths = pathsAfter(evidence);
  const exists = (path: string): boolean => paths.has(path);
  const loaded = loadedByConfiguration(evidence, paths);
  const origins = new Map(moves.map(({ from, to }) => [to, from]));
  const found = [
    ...testChanges(files, moves),
    ...files.flatMap((file) => [
      ...markFindings(file, origins.get(file), reach),
      ...definitionFindings(file, reach),
      ...configurationFindings(file, reach),
      ...shadowFindings(file, reach),
      ...vendoredFindings(file, files, reach),
      ...supportFindings(file, files),
      ...testAwareFindings(file),
      ...lockFindings(file),
      ...requirementFindings(file),
      ...loadedFindings(file, loaded),
      ...lostEntries(file),
      ...packageTargets(file, reach, exists),
      ...hiddenByGitignore(file, reach, paths),
      ...shadowedSources(file, reach, paths),
      ...exampleFindings(file, reach),
      ...thresholdFindings(file),
      ...ignoredFailures(file, reach),
      ...unreadableFinding(file, reach),
    ]),
  ];
  return found.toSorted((a, b) => compare(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0));
}

/** Returns the paths of all files that would be committed. */
function pathsAfter({ files, startPaths = new Set() }: GateProtectionInput): ReadonlySet<string> {
  const paths = new Set(startPaths);
  for (const { path, status } of files) {
    if (status === 'deleted') paths.delete(path);
    else paths.add(path);
  }
  return paths;
}

/**
 * Returns the changed files whose start version a second opinion needs: tests, and files that gates run or use as
 * configuration.
 */
export function pathsNeededFromStart(evidence: GateProtectionInput): ReadonlySet<string> {
  const reach = gateReach(evidence);
  const loaded = loadedByConfiguration(evidence, pathsAfter(evidence));
  const counts = ({ path, status, before, after }: ChangedFile): boolean =>
    isTestPath(path) ||
    loaded.has(path) ||
    isGateConfiguration(path, [before, after]) ||
    reach.runs(path) ||
    (status !== 'added' && reach.compares(path));
  return new Set(evidence.files.filter(counts).map(({ path }) => path));
}

/**
 * Unreadable files may contain anything. Ordinary sources are not reported, because large ones are usually generated.
 */
function unreadableFinding(
  { path, status, unreadReason: why }: ChangedFile,
  reach: GateReach,
): readonly Finding[] {
  if (why === null) return [];
  const matters =
    isTestPath(path) ||
    isPackageFile(path) ||
    isMakefile(path) ||
    isGateConfiguration(path, []) ||
    countingSections(path) !== null ||
    reach.runs(path) ||
    (status !== 'added' && reach.compares(path));
  return matters ? [{ rule: 'not_looked_at', path, line: null, was: 'to be read', is: why }] : [];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
