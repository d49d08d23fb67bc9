type Variables = Readonly<Record<string, string | undefined>>;

/** Handed through as they are: facts without power. */
const PASSED = ['LANG', 'LANGUAGE', 'TZ', 'USER', 'LOGNAME', 'GOFLAGS', 'GOTOOLCHAIN'];

/**
 * Facts of the job that build scripts ask for. Not GITHUB_ACTIONS: test reporters that see it print workflow
 * commands.
 */
const JOB_FACTS = ['GITHUB_REPOSITORY', 'GITHUB_SHA', 'GITHUB_WORKSPACE'];

/**
 * Never handed through, not even by `pass_env`: the run's own keys, tokens and proxies, what the runner gives
 * only to actions, and variables that make a program load code (CASES, evasions 13, 28 and 34).
 */
const FORBIDDEN =
  /^(?:INPUT_.*|ACTIONS_.*|FORGE_.*|GIT_.*|LD_.*|DYLD_.*|SUDO_.*|(?:ANTHROPIC|OPENAI|GOOGLE_GENERATIVE_AI)_API_KEY|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)|GH_TOKEN|NODE_OPTIONS|BASH_ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|ENV|IFS|PROMPT_COMMAND|PS4|PYTHONSTARTUP|PERL5OPT|RUBYOPT|MAKEFLAGS|PATH|HOME|TMPDIR|RUNNER_TEMP|(?:HTTPS?|ALL|NO)_PROXY)$/i;

/** What a POSIX shell can hold as a variable. */
const EXPORTABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Whether `pass_env` may not name this variable. */
export function isForbiddenVariable(name: string): boolean {
  return FORBIDDEN.test(name);
}

export interface EnvironmentOptions {
  readonly host: Variables;
  readonly passEnv: readonly string[];
  readonly home: string;
  readonly temp: string;
  readonly searchPath: readonly string[];
  readonly shell: string;
  /** Where programs and caches lie. */
  readonly places: Readonly<Record<string, string>>;
  /** How programs are told of the proxy that leads to the hosts of `sandbox.network`; none without a list. */
  readonly proxy?: Readonly<Record<string, string>>;
}

const USUAL_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * The environment of a command: an allow-list, so that a secret nobody thought of stays out. What the command
 * itself was given (a gate's `env`, from trusted configuration) comes last and is not filtered.
 */
export function childEnvironment(
  options: EnvironmentOptions,
  own: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { host } = options;
  const environment: Record<string, string> = {};
  const locale = Object.keys(host).filter((name) => /^LC_[A-Z]+$/.test(name));
  const wanted = options.passEnv.filter((name) => !isForbiddenVariable(name));
  for (const name of [...PASSED, ...locale, ...JOB_FACTS, ...wanted]) {
    const value = host[name];
    if (value === undefined || value.includes('\0') || !EXPORTABLE.test(name)) continue;
    environment[name] = value;
  }
  return {
    ...options.places,
    ...environment,
    PATH: options.searchPath.length > 0 ? options.searchPath.join(':') : USUAL_PATH,
    HOME: options.home,
    TMPDIR: options.temp,
    SHELL: options.shell,
    TERM: 'dumb',
    CI: 'true',
    ...options.proxy,
    ...own,
  };
}
