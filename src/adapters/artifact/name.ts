type Environment = Readonly<Record<string, string | undefined>>;

/** Characters that GitHub takes in no artifact's name, and controls. Source: @actions/artifact, name validation. */
const FORBIDDEN = /["<>:|*?\\/\p{Cc}]+/gu;

/** Longer names are refused by file systems that unpack them: 255 bytes with `.zip`, and the suffix of a second try. */
const LONGEST = 200;

/**
 * Under which name the reports go up. One that was given is made valid. Without one: the job and the attempt, for
 * people, and a piece of the run's own random number, for the runner does not say which leg of a matrix it runs, and
 * an artifact's name may be there but once a workflow run.
 */
export function artifactName(given: string | null, executionId: string, env: Environment): string {
  const asked = valid(given ?? '');
  if (asked !== '') return asked;
  const parts = ['forge-headless', env.GITHUB_JOB ?? '', env.GITHUB_RUN_ATTEMPT ?? '', pieceOf(executionId)];
  return valid(parts.filter((part) => part !== '').join('-'));
}

/** The same, once more: what a first try has left half done holds its name. */
export function secondName(name: string): string {
  return `${name}-2`;
}

function valid(name: string): string {
  const clean = name.replace(FORBIDDEN, '-').replace(/^[\s.]+|[\s.]+$/gu, '');
  let cut = clean;
  while (Buffer.byteLength(cut) > LONGEST) cut = [...cut].slice(0, -1).join('');
  return cut;
}

/** `run-<uuid>`: its first eight digits. */
function pieceOf(executionId: string): string {
  return executionId.replace(/^run-/, '').slice(0, 8);
}
