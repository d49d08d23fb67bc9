import { KEY_VARIABLES } from '../../../core/model/providers.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Passed on unchanged, because they grant nothing. */
const PASSED_VARIABLES = ['LANG', 'LANGUAGE', 'TZ', 'USER', 'LOGNAME', 'GOFLAGS', 'GOTOOLCHAIN'];

/**
 * Facts of the job that build scripts need. GITHUB_ACTIONS is not among them: test reporters that see it print workflow
 * commands.
 */
const JOB_FACTS = ['GITHUB_REPOSITORY', 'GITHUB_SHA', 'GITHUB_WORKSPACE'];

/**
 * Never passed on, not even by `pass_env`: the run's own keys, tokens and proxies, values that the runner gives only to
 * actions, and variables that make a program load code (E13, E28 and E34 in docs/threat-model.md).
 */
const FORBIDDEN_VARIABLES = new RegExp(
  `^(?:INPUT_.*|ACTIONS_.*|FORGE_.*|GIT_.*|LD_.*|DYLD_.*|SUDO_.*|${KEY_VARIABLES.join('|')}|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)|GH_TOKEN|NODE_OPTIONS|BASH_ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|ENV|IFS|PROMPT_COMMAND|PS4|PYTHONSTARTUP|PERL5OPT|RUBYOPT|MAKEFLAGS|PATH|HOME|TMPDIR|RUNNER_TEMP|(?:HTTPS?|ALL|NO)_PROXY)$`,
  'i',
);

/** Names that a POSIX shell accepts for a variable. */
const EXPORTABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Reports if `pass_env` may not name this variable. */
export function isForbiddenVariable(name: string): boolean {
  return FORBIDDEN_VARIABLES.test(name);
}

export interface EnvironmentOptions {
  readonly host: Variables;
  readonly passEnv: readonly string[];
  readonly home: string;
  readonly temp: string;
  readonly searchPath: readonly string[];
  readonly shell: string;
  /** Variables that point to programs and caches. */
  readonly places: Readonly<Record<string, string>>;
  /** Variables that point programs to the proxy for the hosts of `sandbox.network`; absent without a list. */
  readonly proxy?: Readonly<Record<string, string>>;
}

const USUAL_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Returns the environment of a command. It is an allow-list, so unexpected secrets stay out. The command's own
 * variables (a gate's `env`, from trusted configuration) come last and are not filtered.
 */
export function childEnvironment(
  options: EnvironmentOptions,
  commandEnv: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { host } = options;
  const environment: Record<string, string> = {};
  const locale = Object.keys(host).filter((name) => /^LC_[A-Z]+$/.test(name));
  const wanted = options.passEnv.filter((name) => !isForbiddenVariable(name));
  for (const name of [...PASSED_VARIABLES, ...locale, ...JOB_FACTS, ...wanted]) {
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
    ...commandEnv,
  };
}
