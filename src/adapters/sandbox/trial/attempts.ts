import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { quoted } from '../../../core/text/shell-quote.ts';
import { exists, listNames } from '../../files/host-files.ts';
import { hiddenFolders, maskedFiles, runnerFolder } from '../view/hidden-folders.ts';
import type { SandboxOptions } from '../view/sandbox-options.ts';
import { controlProgram, programFor, TRIED_CALLS, tcpProgram, unixProgram } from './system-calls.ts';
import type { TrialHost } from './trial-host.ts';

/**
 * One boundary, and the `sh` text that tries to cross it. The text prints what it reached, and nothing if the boundary
 * holds.
 */
export interface Attempt {
  readonly name: string;
  /** The action that a command tries. */
  readonly tries: string;
  /** null if it cannot be tried here, for the reason in `otherwise`. */
  readonly script: string | null;
  /** The reason if there is no script. */
  readonly otherwise: string;
}

/** The files of the workspace that the trial uses. */
export interface TrialFiles {
  readonly denied: string | null;
  readonly locked: string | null;
}

/** Shell functions of the trial's script. */
export const FUNCTIONS = `
readable() { for f in "$@"; do
  if [ -d "$f" ]; then [ -z "$(ls -A "$f" 2>/dev/null)" ] || echo "$f"
  elif [ -n "$(head -c 1 "$f" 2>/dev/null | tr '\\0' x)" ]; then echo "$f"; fi
done; }
appendable() { for f in "$@"; do if [ -f "$f" ] && ( : >>"$f" ) 2>/dev/null; then echo "$f"; fi; done; }
program() { printf "$1" >"$TMPDIR/forge-program" && chmod 700 "$TMPDIR/forge-program" && "$TMPDIR/forge-program"; }
`;

const CREDENTIALS = [
  '.ssh .gnupg .aws .azure .kube .docker/config.json .config/gh .config/gcloud .netrc .npmrc .pypirc',
  '.git-credentials .gitconfig .bash_history .cargo/credentials.toml .m2/settings.xml .vault-token',
].flatMap((line) => line.split(' '));

const SYSTEM_SECRETS = ['/etc/sudoers', '/var/lib/docker', '/var/run/docker.sock', '/var/log/syslog'];

const RUNNER_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_EVENT_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
];

function list(files: readonly string[]): string {
  return files.map(quoted).join(' ');
}

function reading(
  name: string,
  tries: string,
  { files, otherwise }: { readonly files: readonly string[]; readonly otherwise: string },
  ways = 'readable',
): Attempt {
  const existing = [...new Set(files)].filter(exists);
  const some = existing.slice(0, 3).join(', ');
  const more = existing.length > 3 ? ` and ${existing.length - 3} more` : '';
  const lines = ways.split(' ').map((way) => `${way} ${list(existing)}`);
  const script = existing.length === 0 ? null : lines.join('\n');
  return { name, tries: existing.length === 0 ? tries : `${tries} (${some}${more})`, script, otherwise };
}

function homesOf({ hostEnv, accountHome }: SandboxOptions): readonly string[] {
  const named = [hostEnv.HOME, accountHome].filter((home) => home !== undefined && home !== null);
  const users = ['/root', ...listNames('/home').map((name) => `/home/${name}`)];
  return [...named, ...users].filter((home) => path.isAbsolute(home));
}

function readingAttempts(options: SandboxOptions): readonly Attempt[] {
  const { hostEnv } = options;
  const readable = options.readable.flatMap((entry) =>
    entry.startsWith('~/') ? homesOf(options).map((home) => path.join(home, entry.slice(2))) : [entry],
  );
  const isAllowed = (file: string): boolean => readable.some((entry) => isWithin(file, entry));
  const homes = homesOf(options).flatMap((home) => CREDENTIALS.map((name) => path.join(home, name)));
  const runner = runnerFolder(hostEnv);
  const variables = RUNNER_VARIABLES.flatMap((name) => hostEnv[name] ?? []);
  const runnerFiles = ['.env', '.credentials', '.runner', '_diag'].flatMap((name) =>
    runner === null ? [] : [path.join(runner, name)],
  );
  const masked = maskedFiles(hostEnv).filter((file) => !runnerFiles.includes(file));
  const hidden = hiddenFolders(hostEnv, null).filter((folder) => /^\/(?:etc|var\/lib)\//.test(folder));
  return [
    reading('system secrets', 'read password hashes and host keys', {
      files: [...masked, ...hidden, ...SYSTEM_SECRETS].filter((file) => !isAllowed(file)),
      otherwise: 'this machine has no such file',
    }),
    reading('home folders', 'read credentials in home folders', {
      files: homes.filter((file) => !isAllowed(file) && !isWithin(file, options.root)),
      otherwise: 'no readable home folder has a known credential file',
    }),
    reading(
      'runner files',
      'read or write the files of the runner',
      {
        files: [...variables, ...runnerFiles],
        otherwise: 'not on a runner: GITHUB_ENV and RUNNER_TEMP do not name files',
      },
      'readable appendable',
    ),
  ];
}

function hostAttempts(options: SandboxOptions, { canary, sockets, port }: TrialHost): readonly Attempt[] {
  // Split in two, so that the script does not find its own words.
  const word = `${quoted(canary.slice(0, 18))}${quoted(canary.slice(18))}`;
  const named = sockets.filter((name) => options.network !== 'host' || !name.startsWith('\0'));
  const isOpen = options.network === 'host';
  return [
    {
      name: 'host processes',
      tries: 'see processes of the machine and their environment in /proc',
      script: `m=${word}; for p in /proc/[0-9]*; do for f in cmdline environ; do case "$(tr '\\0' ' ' <"$p/$f" 2>/dev/null)" in *"$m"*) echo "$p/$f";; esac; done; done`,
      otherwise: '',
    },
    {
      name: 'environment',
      tries: "read the harness's environment variables",
      script: `[ -z "\${FORGE_DOCTOR_CANARY:-}" ] || echo FORGE_DOCTOR_CANARY`,
      otherwise: '',
    },
    program('host sockets', `connect to ${named.length} Unix sockets of the machine`, named.map(unixTrial)),
    isOpen
      ? {
          name: 'network',
          tries: 'connect to a TCP port of the machine',
          script: null,
          otherwise: 'the setting sandbox.network is host: commands share its network',
        }
      : program(
          'network',
          'connect to a TCP port of the machine',
          port === null ? [] : [{ what: `127.0.0.1:${port}`, bytes: tcpProgram(port), refusals: null }],
        ),
  ];
}

interface Program {
  readonly what: string;
  readonly bytes: Buffer | null;
  /** Exit codes that mean "refused"; null for every code except 0. */
  readonly refusals: string | null;
}

function unixTrial(name: string): Program {
  return { what: name.replace('\0', '@'), bytes: unixProgram(name), refusals: null };
}

/** Returns text for `printf` that prints these bytes. */
function octal(bytes: Buffer): string {
  return [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}

function program(name: string, tries: string, programs: readonly Program[]): Attempt {
  const control = controlProgram();
  const known = programs.filter(({ bytes }) => bytes !== null);
  const otherwise =
    control === null
      ? `there is no program for ${process.arch} that makes the calls`
      : 'doctor could not set up what a command would reach';
  if (control === null || known.length === 0) return { name, tries, script: null, otherwise };
  const lines = known.map(
    ({ what, bytes, refusals }) =>
      `program '${octal(bytes ?? control)}'; case $? in ${refusals ?? '[1-9]*'}) ;; *) echo ${quoted(what)};; esac`,
  );
  const runs = `program '${octal(control)}' || { echo '?'; exit; }`;
  return { name, tries, script: [runs, ...lines].join('\n'), otherwise };
}

function writingAttempts(
  options: SandboxOptions,
  { marker, folder }: TrialHost,
  { denied, locked }: TrialFiles,
): readonly Attempt[] {
  const at = (file: string | null): string => quoted(path.join(options.root, file ?? ''));
  const git = options.gitDirs.map((dir) => path.join(dir, 'config')).filter(exists);
  return [
    {
      name: 'writes outside',
      tries: 'write to files and folders outside the workspace',
      // A private folder in the sandbox accepts the write, so the host is checked afterward for the file.
      script: `appendable /etc/passwd /etc/hostname /usr/bin/env; ( : >${quoted(path.join(folder, marker))} ) 2>/dev/null; :`,
      otherwise: '',
    },
    {
      name: '.git',
      tries: 'write to .git/config',
      script: git.length === 0 ? null : `appendable ${list(git)}`,
      otherwise: 'the workspace is not a git repository',
    },
    {
      name: 'protected path',
      tries: locked === null ? 'write to a protected path' : `write to ${locked}, as a protected path`,
      script: locked === null ? null : `appendable ${at(locked)}`,
      otherwise: 'the workspace has no file to try it on',
    },
    {
      name: 'denied file',
      tries: denied === null ? 'read a denied file' : `read ${denied}, as a file of denied_reads`,
      script: denied === null ? null : `readable ${at(denied)}`,
      otherwise: 'the workspace has no file to try it on',
    },
  ];
}

/** Returns everything that is tried in one command. */
export function attemptsFor(options: SandboxOptions, host: TrialHost, files: TrialFiles): readonly Attempt[] {
  // EPERM, ENOSYS, EAFNOSUPPORT, and killed by SIGSYS: the filter of a container may answer first.
  const refusals = '1|38|97|159';
  const calls = TRIED_CALLS.map((name) => ({ what: name, bytes: programFor(name), refusals }));
  return [
    {
      name: 'privileges',
      tries: 'hold or gain privileges',
      script: `while read -r n v; do case "$n $v" in CapEff:*[1-9a-f]*|'NoNewPrivs: 0') echo "$n $v";; esac; done </proc/self/status`,
      otherwise: '',
    },
    ...readingAttempts(options),
    ...hostAttempts(options, host),
    ...writingAttempts(options, host, files),
    program('system calls', `make refused calls (${TRIED_CALLS.join(', ')})`, calls),
  ];
}
