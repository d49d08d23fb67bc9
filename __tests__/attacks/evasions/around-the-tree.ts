import { OURS, RESOLVE, type Row, RUN, TREE, WALLS } from './evasion.ts';

/** Ways by processes, variables and the machine: 24 to 34. */
export const MACHINE: readonly Row[] = [
  [
    'a process stays behind and writes after the check',
    'all processes end with the call; without a sandbox a process that keeps writing ends the run',
    [WALLS, 'nothing survives the call: setsid, nohup, double fork, a writer in the workspace'],
    [
      'unit/adapters/git/measure/tree-restore.test.ts',
      '24: fails closed where a process that was left over goes on writing',
    ],
  ],
  [
    'cron, at, systemd, docker or sudo act later or elsewhere',
    'no sockets, no spool folders, no privileges',
    [OURS, '25: cron, at, systemd, docker and sudo are given nothing to do later'],
  ],
  [
    'the environment of our process is read',
    'a private process namespace; no tool reads /proc',
    [WALLS, 'no process of the machine can be seen, and no key'],
    [RESOLVE, 'may be absolute inside the root, but not leave it by its end or by dots'],
  ],
  [
    'our process is traced, or its memory read',
    'it cannot be named from inside, and commands have no capabilities',
    [OURS, '27: no process of ours can be traced, read or signalled'],
    [WALLS, 'no capability is held and none can be gained'],
  ],
  [
    'keys and tokens are inherited',
    'the environment is an allow-list',
    [
      'unit/adapters/sandbox/view/command-environment.test.ts',
      'of a host full of variables only the listed ones come through',
    ],
    ['runs/models/requests.test.ts', 'reaches no command and no gate'],
  ],
  [
    "the runner's command files are found and written",
    'their folder does not exist inside; they are compared and restored',
    [WALLS, "the runner's folder and the harness's own are empty"],
    ['runs/sandbox/secrets.test.ts', 'that a command wrote are put back, and the run fails and says so'],
  ],
  [
    'workflow commands are printed',
    "they are disarmed, and printed while the runner's parser is off",
    [
      'properties/fuzz/log-lines.ts',
      'whatever anybody says in a run, the runner carries out only what we ask of it',
    ],
  ],
  [
    "checkout's credential is read",
    'it is hidden inside, and its value is a secret of the run',
    [
      'runs/sandbox/secrets.test.ts',
      'what checkout left behind is out of reach, in the log and in the sandbox',
    ],
  ],
  [
    "the user's own settings and keys are read or planted",
    'HOME is private and temporary',
    [WALLS, 'credentials in the home folder are not there, the caches of packages are'],
    [WALLS, 'HOME is private, writable and gone afterwards'],
  ],
  [
    'programs are planted that come first in PATH',
    'our programs are resolved at the start; gates have the PATH of the start',
    [OURS, '33: a git that a command leaves in its home or in the workspace is not what a gate runs'],
    ['unit/adapters/git/program/parts.test.ts', 'takes the first git in the PATH, by its absolute path'],
  ],
  [
    'variables control loaders, interpreters and make',
    'none of these variables is passed on, even if named',
    [
      'unit/adapters/sandbox/view/command-environment.test.ts',
      '%s is never handed through, though pass_env names it',
    ],
  ],
];

/** Ways by what is measured, and by what decides: 35 to 40. */
export const WORK: readonly Row[] = [
  [
    'gates are weakened: scripts, configuration, skipped or deleted tests',
    'found by rules and reported, or refused',
    [
      'runs/gates/gate-protection.test.ts',
      'sees what a command did: a script that always passes, a test that is gone',
    ],
    ['runs/gates/gate-protection.test.ts', 'as reject refuses the commit with exit 2 and keeps the work'],
  ],
  [
    'ignored files are poisoned for gates',
    "in part: never committed, guarded files are put back, gates start from the machine's caches, and see programs in PATH as they were at the start; a gate may run the rest",
    [
      RUN,
      '36: what a command plants where git ignores is never committed, and a protected file there is put back',
    ],
    [WALLS, "Go's cache can be written and lasts for the run, but gates never see what commands left in it"],
    [
      'unit/adapters/sandbox/view/cache-table.test.ts',
      'no gate sees what a command left in a cache, nor what another gate did',
    ],
    ['unit/adapters/sandbox/mounts/path-tools.test.ts', 'a program that a command planted decides no gate'],
  ],
  [
    'one endless line, CR alone, archives, pointers, submodules',
    'bytes and files are limited too; a submodule that moves is refused',
    [
      'attacks/evasions/tree.test.ts',
      '37: text without line feeds, an archive and a pointer to a large file count by their bytes and as files',
    ],
    [TREE, '37: a replaced submodule commit, a binary file and one huge line are all counted'],
  ],
  [
    'pipes, devices, sparse files, thousands of files',
    'only regular files are read, up to their limit; all are counted and undone',
    [
      TREE,
      '38: a FIFO, in place of a file, as .gitattributes, or in a new folder, is found, holds nothing up, and goes',
    ],
    [TREE, '38: a sparse file of a terabyte is not read'],
    [
      'attacks/evasions/tree.test.ts',
      '38: thousands of empty files, folders in folders and long names are all counted, and all go',
    ],
  ],
  [
    'something outside the workspace is written',
    'the machine is read-only; the action and the runner are compared',
    [WALLS, 'the machine is not: neither the root, nor /etc, nor a sibling of the workspace'],
    ['unit/adapters/host/runner-files.test.ts', 'a folder that was exchanged is the old one again'],
  ],
  [
    'the rules of this run or the next are loosened, or the remote is changed directly',
    'rules are read once, before the run, and are protected; no network and no credentials',
    [RUN, '40: a run loosens neither its own rules nor those of the next one'],
    [WALLS, 'the network is not there, loopback inside is'],
  ],
];
