import fc from 'fast-check';
import { anyUnits, oneOf } from './words.ts';
import { BASES, HIDDEN } from './world.ts';

const NAMES = [
  ...['README.md', 'src', 'a.ts', 'deep', 'b.ts', 'sub', 'AGENTS.md', '.github', 'workflows', 'ci.yml'],
  ...[
    'caf\u00e9.txt',
    'cafe\u0301.txt',
    'na\u00efve.txt',
    'x y',
    'odd.',
    'odd',
    'back\\slash',
    'pipe',
    'twin',
  ],
  ...['in', 'up', 'dot', 'chain', 'out', 'far', 'whole', 'back', 'git', 'reports', 'loop', 'lost'],
  ...[
    '..',
    '..',
    '.',
    '',
    '...',
    '~',
    '~root',
    '-rf',
    '*',
    'new',
    'new.',
    'new ',
    'CON',
    'secret.txt',
    'outside',
  ],
  ...[
    '.git',
    '.GIT',
    '.Git',
    '.git.',
    '.git ',
    '.git. .',
    'git~1',
    'GIT~1',
    '.git::$INDEX_ALLOCATION',
    '.git\\x',
  ],
  ...[
    '.g\u200cit',
    '.gi\u00adt',
    '\uff0egit',
    '.g\u0131t',
    '.forge',
    '.FORGE',
    'artifacts',
    'Artifacts',
    'events.jsonl',
  ],
  ...[
    'hooks',
    'config',
    'a\0b',
    'a\nb',
    '\u202e',
    '\ud800',
    '\u007f',
    'n'.repeat(255),
    'n'.repeat(256),
    '\u00e9'.repeat(128),
  ],
];
const STARTS = [
  '',
  '',
  '',
  './',
  '/',
  '//',
  '~/',
  '../',
  '{root}/',
  '{root}',
  '{alias}/',
  '{outside}/',
  '{root}/../',
];
const ODD_STARTS = [
  'C:\\',
  'c:/',
  '\\\\host\\',
  '/proc/self/root/',
  '/proc/self/cwd/',
  '/dev/',
  'file://',
  '{root}x/',
];
const SEPARATORS = ['/', '/', '/', '//', '/./', '\\'];

/** Whole ways to something: alone, few of the names above lead anywhere. */
const WAYS = [
  ...[
    'README.md',
    'src/a.ts',
    'in/deep/b.ts',
    'chain/b.ts',
    'twin',
    'pipe',
    'AGENTS.md',
    '.github/workflows/ci.yml',
  ],
  ...[
    HIDDEN,
    `${HIDDEN}/events.jsonl`,
    '.FORGE/Artifacts/new',
    'reports/events.jsonl',
    'src/up/.forge/artifacts',
  ],
  ...[
    'out/secret.txt',
    'whole/secret.txt',
    'src/deep/far',
    'back/a.ts',
    'git/config',
    'sub/.git/config',
    'src/new.ts',
  ],
];

const name = fc.oneof(
  { weight: 9, arbitrary: oneOf(NAMES) },
  { weight: 4, arbitrary: oneOf(WAYS) },
  { weight: 1, arbitrary: anyUnits },
);
/** A path as anybody may spell it. `{root}` and its like stand for folders that differ from machine to machine. */
export const spelled = fc
  .tuple(
    oneOf([...STARTS, ...ODD_STARTS]),
    fc.array(fc.tuple(name, oneOf(SEPARATORS)), { maxLength: 5, size: 'xsmall' }),
    name,
  )
  .map(([start, names, last]) => start + names.flat().join('') + last);

/** A folder in which the agent works. */
export const base = oneOf(BASES);
