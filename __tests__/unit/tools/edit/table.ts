/** A case of the list of forty, and the tests that show its right result: file below `__tests__/`, and title. */
export interface EditCase {
  readonly number: number;
  readonly input: string;
  readonly tests: readonly (readonly [file: string, title: string])[];
}

type Row = readonly [input: string, ...tests: EditCase['tests']];

const CASES = 'unit/tools/edit/cases.test.ts';
const FILES = 'unit/adapters/workspace/files/files.test.ts';
const RESOLVE = 'unit/adapters/workspace/paths/resolve-path.test.ts';
const TOOLS = 'unit/tools/editing.test.ts';
const STALE = 'unit/tools/stale.test.ts';

/** In the order of the list; the place gives the number. */
const ROWS: readonly Row[] = [
  ['unique exact match', [CASES, 'case 1: a unique exact match is replaced once and every other byte stays']],
  ['no match', [CASES, 'case 2: no match is refused with the three nearest regions and their line numbers']],
  ['several matches', [CASES, 'case 3: several matches are refused with their lines']],
  [
    'replace_all',
    [CASES, 'case 4: replace_all replaces all and says how many'],
    [CASES, 'case 4: replace_all of several places takes no other form of them than the exact one'],
  ],
  [
    'overlapping occurrences',
    [CASES, 'case 5: overlapping occurrences are ambiguous, and replace_all takes them from the left'],
  ],
  [
    'empty search, file exists',
    [CASES, 'case 6: an empty search in a file that exists is a malformed patch'],
  ],
  [
    'empty search, new path',
    [CASES, 'case 7: an empty search creates a file that does not exist, and nothing else does'],
    [TOOLS, 'makes a new file of one edit with an empty search, and nothing else'],
  ],
  ['search equals replacement', [CASES, 'case 8: an edit that changes nothing says so and is none']],
  [
    'replacement already present',
    [CASES, 'case 9: a replacement that is there already is called applied'],
    [CASES, 'case 9: a deletion of lines that are not there is not called applied because the rest is'],
    [CASES, 'case 9: a replacement so short that it stands anywhere is not called applied'],
  ],
  [
    'CRLF file, LF search',
    [CASES, 'case 10: LF text matches a CRLF file, and inserted lines get CRLF'],
    [CASES, 'case 10: a search that begins with a line feed takes no half of a CRLF'],
  ],
  [
    'mixed line ends',
    [CASES, 'case 11: with mixed line ends untouched lines keep theirs and new ones take the neighbour’s'],
    [CASES, 'case 11: an edit of line ends themselves is made as it is written'],
    [CASES, 'case 11: a search right to its carriage returns means the line ends of its replacement too'],
  ],
  [
    'carriage returns or U+2028 inside lines',
    [CASES, 'case 12: a lone carriage return and U+2028 are ordinary characters'],
  ],
  ['byte-order mark', [CASES, 'case 13: a byte-order mark is kept and not matched']],
  [
    'UTF-16, Latin-1',
    [CASES, 'case 14: UTF-16 goes back by its mark, in both byte orders'],
    [CASES, 'case 14: a Latin-1 file takes ASCII edits and refuses characters it might not write so'],
  ],
  ['invalid UTF-8 elsewhere', [CASES, 'case 15: invalid UTF-8 elsewhere in the file survives']],
  ['binary', [CASES, 'case 16: a binary file is refused']],
  [
    'no newline at the end',
    [CASES, 'case 17: a missing newline at the end stays missing unless the edit writes the end'],
  ],
  [
    'search ends in a newline that the file has not',
    [CASES, 'case 18: a search that ends in a newline matches a last line without one, there only'],
  ],
  [
    'dollar signs in the replacement',
    [CASES, 'case 19: dollar signs in a replacement are literal, once and in replace_all'],
  ],
  [
    'metacharacters in the search',
    [CASES, 'case 20: metacharacters of regular expressions are ordinary in a search'],
  ],
  [
    'uniformly wrong indentation',
    [CASES, 'case 21: a uniformly wrong indentation is shifted, deeper and shallower'],
    [CASES, 'case 21: indentation that differs in more than one way is refused'],
    [CASES, 'case 21: a match by chance inside a deeper indentation is one place of several'],
    [CASES, 'case 21: lines of common words alone are not looked for in another indentation'],
    [CASES, 'case 21: of a line that is emptied nothing is left of its indentation'],
  ],
  [
    'tabs against spaces',
    [CASES, 'case 22: spaces for tabs are converted where the file keeps to tabs, and back'],
    [
      CASES,
      'case 22: in a file that mixes tabs and spaces only indentations that are in the search are converted',
    ],
    [CASES, 'case 22: brackets alone are found by their depth where only tabs and spaces differ'],
  ],
  [
    'white space at line ends',
    [CASES, 'case 23: white space at line ends may differ, and other lines keep theirs'],
    [CASES, 'case 23: white space at the end of a new line that may be meant is refused'],
  ],
  [
    'typographic marks, composed characters',
    [CASES, 'case 24: typographic marks are compared as plain ones and only what changes is written'],
    [CASES, 'case 24: a new mark that the file might write in either form is refused'],
    [CASES, 'case 24: a word or a string that the search holds too is written as the file has it'],
    [CASES, 'case 24: a letter is never parted from the mark that it is combined with'],
  ],
  [
    'drift inside, same first and last line',
    [
      CASES,
      'case 25: a drift between equal first and last lines is refused, and the differing line is marked',
    ],
  ],
  ['a common closing line as anchor', [CASES, 'case 26: a common closing line is no anchor']],
  ['a match longer than its search', [CASES, 'case 27: a match has as many lines as its search']],
  [
    'candidates in two tiers',
    [CASES, 'case 28: the strictest tier with a candidate decides, and more than one there is refused'],
  ],
  [
    'elision in the search',
    [CASES, 'case 29: paired elisions keep what they leave out, anything else is refused'],
  ],
  [
    'code left out of the replacement',
    [CASES, 'case 30: code left out of a replacement is refused unless the file says so itself'],
  ],
  [
    'pasted line numbers',
    [CASES, 'case 31: pasted line numbers are taken off if every line has one and they are consecutive'],
  ],
  [
    'fences and diff marks',
    [CASES, 'case 32: fences and diff marks are taken off where the raw text has no match'],
  ],
  [
    'escaped once too often',
    [CASES, 'case 33: one layer of escapes is taken off both sides, if they hold the same kinds'],
  ],
  [
    'one of five edits fails',
    [CASES, 'case 34: where one of five fails none is made, and each is reported'],
    [CASES, 'case 34: after three that fail the others are not looked at'],
  ],
  [
    'a later edit overlaps an earlier one, or comes before it',
    [CASES, 'case 35: edits out of order are made, those inside text just written are refused'],
    [CASES, 'case 35: an edit may share context that an earlier one only carried along'],
  ],
  [
    'the file changed since it was read',
    [STALE, 'case 36: a file that changed since it was shown takes an exact edit'],
    [STALE, 'case 36: a file that changed since it was shown refuses any other, with what it reads now'],
    [STALE, 'case 36: a file that changed since it was shown is not edited by another reading of the search'],
    [FILES, 'writes nothing when the disk is not what the edit was computed from'],
  ],
  [
    'two edits of one file at once',
    [STALE, 'case 37: of two edits computed from the same content the second is not written'],
  ],
  [
    'mode, owner, hard link',
    [FILES, 'replaces the content, keeps the mode, and leaves nothing else behind'],
    [FILES, 'does not replace a link or a hard-linked file'],
  ],
  [
    'a target that is a link, a folder, a pipe, or outside',
    [RESOLVE, 'is not reached by a link'],
    [RESOLVE, 'must not be a folder, a pipe or a hard link to be written'],
    [FILES, 'never goes through a link that was put there after the path was resolved'],
  ],
  [
    'huge or pathological, partial, Add File onto a file',
    [CASES, 'case 40: files over 10 MB are refused, over 1 MB only exact matches count'],
    [CASES, 'case 40: one line of a megabyte and repetitive texts end soon'],
    [CASES, 'case 40: a diff that adds a file or moves one onto a file that exists is refused'],
    ['unit/agent/loop.test.ts', 'tells an answer that was cut off at its length to take smaller steps'],
  ],
];

export const EDIT_CASES: readonly EditCase[] = ROWS.map(([input, ...tests], at) => ({
  number: at + 1,
  input,
  tests,
}));
