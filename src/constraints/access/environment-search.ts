import type { AccessContext } from './access-context.ts';
import { type CommandUse, isWrite } from './command-use.ts';

/**
 * Variable names that suggest a credential, an address with a credential, or a value the runner gives only to actions.
 */
const SECRET_NAME =
  /token|secret|passw|passphrase|credential|private|cookie|session|auth|proxy|registry|npm_config|pip_|INPUT_|ACTIONS_|RUNNER_|GITHUB|(?:^|_)(?:pat|pwd|dsn|pin)(?:$|\W|_)|key|aws|azure|gcp|google|anthropic|openai|forge/i;

/** Programs that select lines from their input. */
const FILTERS = /^(?:[efz]?grep|rg|ag|ack|sed|[gmn]?awk|perl|ruby|jq)$/;

/** Programs that encode, store or send their input. */
const EXFILTRATORS =
  /^(?:base(?:32|64)|basenc|xxd|od|hexdump|rev|openssl|gpg|uuencode|tee|dd|gzip|bzip2|xz|zstd|tar|curl|wget|nc|ncat|netcat|socat|telnet|ssh|scp|mail|sendmail)$/;

/**
 * Returns true if a command searches its environment for secrets. Either it asks for a variable with a telling name, or
 * it lists all variables and filters, encodes, stores or sends the list. Printing the list is allowed, because the
 * environment is an allow-list without secrets.
 */
export function searchesEnvironment(
  use: CommandUse,
  _facts: AccessContext,
  all: readonly CommandUse[],
): boolean {
  if (use.program === 'printenv' && use.args.some((arg) => SECRET_NAME.test(arg))) return true;
  if (!listsEnvironment(use)) return false;
  return use.command.redirects.some(isFileWrite) || all.some((other) => sendsOrHides(other));
}

function listsEnvironment({ program, args, command }: CommandUse): boolean {
  if (program === 'printenv') return args.every((arg) => arg.startsWith('-'));
  if (program === 'env') return !command.wraps;
  if (program === 'set') return args.length === 0;
  if (program === 'compgen') return args.some((arg) => /^-[ev]/.test(arg));
  return /^(?:export|declare|typeset)$/.test(program) && args.every((arg) => /^-[px]+$/.test(arg));
}

function isFileWrite(redirect: CommandUse['command']['redirects'][number]): boolean {
  return isWrite(redirect) && !/^(?:\/dev\/(?:null|stdout|stderr)|&?\d)$/.test(redirect.target.text);
}

function sendsOrHides({ program, args, used, code }: CommandUse): boolean {
  if (EXFILTRATORS.test(program)) return true;
  const readsFiles = used.some((word) => !word.startsWith('-'));
  return (
    FILTERS.test(program) &&
    !readsFiles &&
    (args.some((arg) => SECRET_NAME.test(arg)) || SECRET_NAME.test(code))
  );
}
