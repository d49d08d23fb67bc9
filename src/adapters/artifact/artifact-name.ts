type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Characters that GitHub forbids in an artifact's name, and control characters. Source: @actions/artifact, name
 * validation.
 */
const FORBIDDEN = /["<>:|*?\\/\p{Cc}]+/gu;

/** File systems refuse longer names when they unpack them: 255 bytes with `.zip`, and the suffix of a second try. */
const MAX_NAME_CHARS = 200;

/**
 * Returns the name of the artifact. A given name is made valid. By default it has the job and the attempt for people,
 * and a part of the run's random id: the runner does not reveal the leg of a matrix, and a name may only be used once
 * in a workflow run.
 */
export function artifactName(chosen: string | null, executionId: string, env: Environment): string {
  const name = validName(chosen ?? '');
  if (name !== '') return name;
  const parts = [
    'forge-headless',
    env.GITHUB_JOB ?? '',
    env.GITHUB_RUN_ATTEMPT ?? '',
    executionIdPrefix(executionId),
  ];
  return validName(parts.filter((part) => part !== '').join('-'));
}

/** Returns the name for a second try, because an unfinished first try occupies its name. */
export function retryName(name: string): string {
  return `${name}-2`;
}

function validName(name: string): string {
  const clean = name.replace(FORBIDDEN, '-').replace(/^[\s.]+|[\s.]+$/gu, '');
  let cut = clean;
  while (Buffer.byteLength(cut) > MAX_NAME_CHARS) cut = [...cut].slice(0, -1).join('');
  return cut;
}

/** Returns the first eight digits of `run-<uuid>`. */
function executionIdPrefix(executionId: string): string {
  return executionId.replace(/^run-/, '').slice(0, 8);
}
