import type { ReachFacts } from './facts.ts';
import { isWrite, type Use } from './uses.ts';

/** Names of variables that hold a credential, an address with one, or what the runner gives only to actions. */
const SECRET =
  /token|secret|passw|passphrase|credential|private|cookie|session|auth|proxy|registry|npm_config|pip_|INPUT_|ACTIONS_|RUNNER_|GITHUB|(?:^|_)(?:pat|pwd|dsn|pin)(?:$|\W|_)|key|aws|azure|gcp|google|anthropic|openai|forge/i;

/** Programs that pick lines out of what they read. */
const PICKS = /^(?:[efz]?grep|rg|ag|ack|sed|[gmn]?awk|perl|ruby|jq)$/;

/** Programs that disguise what they read, keep it or send it away. */
const TAKES =
  /^(?:base(?:32|64)|basenc|xxd|od|hexdump|rev|openssl|gpg|uuencode|tee|dd|gzip|bzip2|xz|zstd|tar|curl|wget|nc|ncat|netcat|socat|telnet|ssh|scp|mail|sendmail)$/;

/**
 * Whether a command looks for secrets in its environment: it asks for a variable by a telling name, or it lists all of
 * them and picks, disguises, keeps or sends what it gets. A listing that is only shown is no such search: the
 * environment is an allow-list that holds no secret.
 */
export function seeksInEnvironment(use: Use, _facts: ReachFacts, all: readonly Use[]): boolean {
  if (use.program === 'printenv' && use.args.some((arg) => SECRET.test(arg))) return true;
  if (!listsEnvironment(use)) return false;
  return use.command.redirects.some(isFileWrite) || all.some((other) => takesOut(other));
}

function listsEnvironment({ program, args, command }: Use): boolean {
  if (program === 'printenv') return args.every((arg) => arg.startsWith('-'));
  if (program === 'env') return !command.wraps;
  if (program === 'set') return args.length === 0;
  if (program === 'compgen') return args.some((arg) => /^-[ev]/.test(arg));
  return /^(?:export|declare|typeset)$/.test(program) && args.every((arg) => /^-[px]+$/.test(arg));
}

function isFileWrite(redirect: Use['command']['redirects'][number]): boolean {
  return isWrite(redirect) && !/^(?:\/dev\/(?:null|stdout|stderr)|&?\d)$/.test(redirect.target.text);
}

function takesOut({ program, args, used, code }: Use): boolean {
  if (TAKES.test(program)) return true;
  const readsFiles = used.some((word) => !word.startsWith('-'));
  return PICKS.test(program) && !readsFiles && (args.some((arg) => SECRET.test(arg)) || SECRET.test(code));
}
