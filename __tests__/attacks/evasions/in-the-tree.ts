import { RESOLVE, type Row, RUN, TREE, WALLS } from './evasion.ts';

/** Ways past a check of paths: 1 to 10. */
export const PATHS: readonly Row[] = [
  [
    'files are written by a program and not by a tool',
    'the tree is measured after each command',
    [RUN, '1: whatever program writes a denied file, it is taken back'],
  ],
  [
    'a required file is deleted, emptied or removed through git',
    'it is restored',
    [TREE, '2: deleting, `git rm` and emptying a file are seen and undone'],
    ['runs/limits/commands.test.ts', '$what is taken back whole and kept in quarantine'],
  ],
  [
    'a file is renamed across patterns',
    'a rename is a deletion and an addition, and both are judged',
    [TREE, '3: a rename is a deletion and an addition'],
    ['runs/limits/commands.test.ts', 'moves a denied file out'],
  ],
  [
    '`.git` is spelled with dots, doubled slashes or as an absolute path',
    'paths are normalized before they are judged',
    [
      'properties/fuzz/paths.ts',
      "a path that resolves is where the system goes, inside the root, and neither git's nor ours",
    ],
  ],
  [
    '`.git` becomes a file that points elsewhere',
    'read-only mount; the git directory is restored',
    [TREE, '5: `.git` moved away with a gitdir file in its place is tampering, and put back'],
    [WALLS, '.git and the protected paths cannot be written, moved or deleted'],
  ],
  [
    'a repository is nested below the root',
    'every part of a path is checked; the nested repository is found and removed',
    [TREE, '6: a git directory below the root is a nested repository, wherever it appears'],
  ],
  [
    'names differ in case, or are the short names of another system',
    'denied patterns ignore case and know those names',
    [TREE, '7: a name that other file systems take for `.git` is tampering'],
    [
      'properties/fuzz/path-rules.ts',
      'a protected or denied path is refused in every spelling that a file system takes for it',
    ],
  ],
  [
    'names contain invisible characters, look-alikes, control characters or line feeds',
    'refused, measured by NUL-separated output, undone',
    [TREE, '8: control characters, look-alikes and names that are no UTF-8 are refused, measured and undone'],
  ],
  [
    'dot folders hide from `**`',
    'globs match dot files too',
    ['properties/fuzz/globs.ts', 'plain globs mean what minimatch and a slow matcher say they mean'],
  ],
  [
    'names contain glob characters, patterns begin with `!` or `#`',
    'there is no negation and no comment; brackets are matched both ways',
    [TREE, '10: names with glob characters, `!` and `#` are measured like any other'],
    ['properties/fuzz/globs.ts', 'a denial of a name with brackets or braces is one of that very name too'],
  ],
];

/** Ways by links and by git itself: 11 to 23. */
export const GIT: readonly Row[] = [
  [
    'a symbolic link leads into `.git` or out',
    'no tool writes through a link; the mount is read-only; the step is undone',
    [TREE, '11: a write through a symbolic link into `.git` is seen and put back'],
    [RESOLVE, 'is never written through, at the end or on the way, not even a dangling one'],
  ],
  [
    'a protected file is written through a hard link',
    'links do not cross mounts; a second name is refused; contents are hashed',
    [TREE, '12: a hard link into `.git` is refused, and the write through it put back'],
    [WALLS, 'a hard link cannot carry a protected file into the writable part'],
  ],
  [
    'variables or settings point git to another repository',
    'our git has its own environment and explicit folders',
    [TREE, '13: variables and settings that point git elsewhere change nothing'],
  ],
  [
    'git is told to ignore files',
    'the tree is read from the disk, not from the index',
    [TREE, '14: %s, set before or after the start, hides nothing'],
  ],
  [
    'ignore rules are added',
    'the rules of the start count',
    [TREE, '15: info/exclude, core.excludesFile and an edited .gitignore hide nothing'],
  ],
  [
    'git is told that modes do not matter',
    'modes are read from the disk',
    [TREE, '16: core.fileMode=false hides no chmod'],
  ],
  [
    'a file is rewritten in the same size with its old time',
    'the cache compares more than size and time, and contents are hashed',
    [TREE, '17: same size and the old time put back hide nothing, within the same second neither'],
  ],
  [
    'changes are committed, stashed or left on another branch',
    'the comparison is with the start, whatever HEAD is; refs are restored',
    [TREE, '18: commits, stashes and switched branches hide nothing, and the refs are put back'],
    ['runs/limits/commands.test.ts', 'tries to commit, move a ref or write a hook does not get through'],
  ],
  [
    'a file system monitor runs on `git status`',
    'our git runs no program that the repository names',
    [TREE, '19, 20, 21, 37: no fsmonitor, hook, filter, textconv or diff program of the repository runs'],
  ],
  [
    'a clean filter runs on `git add`',
    'objects are written without filters, in a private git directory',
    [TREE, '19, 20, 21, 37: no fsmonitor, hook, filter, textconv or diff program of the repository runs'],
    ['runs/outcome/success.test.ts', 'runs no hook and no filter of the repository'],
  ],
  [
    'a diff or textconv program runs on the diff',
    'diffs are made without them',
    [TREE, '19, 20, 21, 37: no fsmonitor, hook, filter, textconv or diff program of the repository runs'],
  ],
  [
    'signature, ssh or editor programs run on the commit',
    'the commit is made with a clean configuration',
    ['unit/adapters/git/repository.test.ts', 'runs no hook, signature program or editor'],
  ],
  [
    'hooks run on the commit',
    'hooks are turned off',
    ['runs/outcome/success.test.ts', 'runs no hook and no filter of the repository'],
  ],
];
