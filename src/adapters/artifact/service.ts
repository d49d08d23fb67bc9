type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Why no artifact can be made here, in one line for the user; null where one can be tried. GitHub Enterprise Server
 * has none of this kind: the same hosts are told apart as by @actions/artifact, and loopback, where no such server is,
 * is let through for stand-ins.
 */
export function missingService(env: Environment): string | null {
  const server = env.GITHUB_SERVER_URL ?? '';
  if (server !== '' && !hasArtifacts(hostOf(server)))
    return `${server} is a GitHub Enterprise Server, which takes no artifacts of this kind`;
  for (const name of ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'])
    if ((env[name] ?? '') === '') return `there is no artifact service here (${name} is not set)`;
  return null;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
}

function hasArtifacts(host: string): boolean {
  if (host === 'github.com' || host.endsWith('.ghe.com')) return true;
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}

/** The artifact's page; its number is all that GitHub gives. */
export function artifactUrl(id: string, env: Environment): string {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = env;
  return `${server === '' ? 'https://github.com' : server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}
