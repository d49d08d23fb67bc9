import { excerpt, type Finding } from '../changes/finding.ts';
import { matchesIn } from '../changes/line-matches.ts';

/** A number from which a tool decides that it passes. The pattern has groups named `key` and `value`. */
interface Threshold {
  readonly pattern: RegExp;
  /** The pattern for a single match. */
  readonly once: RegExp;
  /** The direction that is looser. */
  readonly looser: 'lower' | 'higher';
  /** If set, only texts that match this are searched, because the keys alone are everyday words. */
  readonly within?: RegExp;
}

const NUMBER = String.raw`(?<value>-?\d{1,9}(?:\.\d{1,9})?)`;

function threshold(key: string, between: string, looser: Threshold['looser'], within?: RegExp): Threshold {
  const source = `(?<![\\w])(?<key>${key})${between}${NUMBER}`;
  const made = { pattern: new RegExp(source, 'g'), once: new RegExp(source), looser };
  return within === undefined ? made : { ...made, within };
}

const ASSIGNED = String.raw`["']?[ \t]*[:=][ \t]*["']?`;

const THRESHOLDS: readonly Threshold[] = [
  // Jest, Vitest, nyc, c8, Karma: also `check-coverage` and its flags.
  threshold(
    'branches|functions|lines|statements|perFile',
    ASSIGNED,
    'lower',
    /threshold|check-coverage|checkCoverage|all-files/i,
  ),
  threshold(
    '--(?:coverage\\.(?:thresholds\\.)?)?(?:branches|functions|lines|statements)',
    '[= \\t]+',
    'lower',
  ),
  threshold('--test-coverage-(?:branches|functions|lines)', '[= \\t]+', 'lower'),
  // coverage.py, pytest-cov, interrogate, pylint.
  threshold('fail[_-]under|--cov-fail-under|--fail-under', `(?:${ASSIGNED}|[ \\t]+)`, 'lower'),
  // SimpleCov.
  threshold('minimum_coverage(?:_by_file)?', String.raw`[ (]*(?:\{?[ ]*(?:line|branch):)?[ ]*`, 'lower'),
  threshold('maximum_coverage_drop', '[ (]*', 'higher'),
  // PHPUnit, Pest, Infection, go-test-coverage, tarpaulin, cargo-llvm-cov.
  threshold('--min(?:-msi|-covered-msi)?|min(?:Covered)?Msi', `(?:${ASSIGNED}|[ \\t]+)`, 'lower'),
  threshold('--fail-under-(?:lines|functions|regions)', '[= \\t]+', 'lower'),
  // JaCoCo in Gradle and Maven, Kover.
  threshold('minimum|minValue|minBound', `(?:${ASSIGNED}|\\()`, 'lower', /jacoco|kover|coverage/i),
  threshold('<minimum>', '', 'lower', /jacoco/i),
  // Coverlet in .NET.
  threshold('<Threshold>|/p:Threshold=|-p:Threshold=', '', 'lower'),
  // Codecov.
  threshold('target', ASSIGNED, 'lower', /coverage/i),
  threshold('threshold', ASSIGNED, 'higher', /codecov|coverage:\s/i),
  // Stryker.
  threshold('break', ASSIGNED, 'lower', /thresholds/i),
  // ESLint, stylelint, and complexity limits of linters.
  threshold('--max-warnings', '[= \\t]+', 'higher'),
  threshold('max[-_](?:complexity|line[-_]length|lines|depth|params|statements)', ASSIGNED, 'higher'),
  // Retries of a flaky test until it passes.
  threshold('retryTimes', '\\(', 'higher'),
  threshold('--(?:retries|reruns|retry)', '[= \\t]+', 'higher'),
];

interface Setting {
  readonly value: number;
  readonly line: number;
  readonly text: string;
}

/** Finds thresholds that are looser than before or were removed. The texts are configuration or scripts, not code. */
export function loosenedThresholds(path: string, before: string, after: string | null): readonly Finding[] {
  return THRESHOLDS.flatMap((each) => {
    if (each.within !== undefined && !each.within.test(before)) return [];
    const was = settingsIn(before, each);
    const is = settingsIn(after ?? '', each);
    return [...was].flatMap(([key, old]) => {
      const now = is.get(key) ?? [];
      return old.flatMap((setting, index) => {
        const found = compare(setting, now[index], each.looser);
        return found === null ? [] : [{ rule: 'threshold', path, ...found } as const];
      });
    });
  });
}

function compare(
  was: Setting,
  is: Setting | undefined,
  looser: Threshold['looser'],
): Pick<Finding, 'line' | 'was' | 'is'> | null {
  if (is === undefined) return { line: was.line, was: was.text, is: 'gone' };
  const loosened = looser === 'lower' ? is.value < was.value : is.value > was.value;
  return loosened ? { line: is.line, was: was.text, is: is.text } : null;
}

/** Returns the values of each key, strictest first, so that their order in the file does not matter. */
function settingsIn(
  text: string,
  { pattern, once, looser }: Threshold,
): ReadonlyMap<string, readonly Setting[]> {
  const settings = new Map<string, Setting[]>();
  for (const place of matchesIn(text, [pattern])) {
    const { key = '', value = '' } = once.exec(place.text)?.groups ?? {};
    const setting = { value: Number(value), line: place.line, text: excerpt(place.text) };
    const list = settings.get(key);
    if (list === undefined) settings.set(key, [setting]);
    else list.push(setting);
  }
  const strictest = looser === 'lower' ? -1 : 1;
  for (const list of settings.values()) list.sort((a, b) => strictest * (a.value - b.value));
  return settings;
}
