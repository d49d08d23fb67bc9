type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns why no artifact can be uploaded here, as one line for the user; null if it can be tried. GitHub Enterprise
 * Server does not support these artifacts. Its hosts are recognized like in @actions/artifact. Loopback hosts, which
 * are never such a server, are accepted for test servers.
 */
export function missingServiceReason(env: Environment): string | null {
  const server = env.GITHUB_SERVER_URL ?? '';
  if (server !== '' && !hasArtifacts(hostOf(server)))
    return `${server} is a GitHub Enterprise Server, which does not support these artifacts`;
  for (const name of ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'])
    if ((env[name] ?? '') === '') return `no artifact service is available (${name} is not set)`;
  return null;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
}

function hasArtifacts(host: string): boolean {
  if (host === 'github.com' || host.endsWith('.ghe.com')) return true;
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}

/** Returns the artifact's page. GitHub only returns its id. */
export function artifactUrl(id: string, env: Environment): string {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = env;
  return `${server === '' ? 'https://github.com' : server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}
