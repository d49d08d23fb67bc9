import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Question {
  readonly question: string;
  /** The files that may hold an answer. */
  readonly owners: readonly string[];
  /** A line that answers the question. */
  readonly answer: RegExp;
}

/** Questions that were once answered in several files, and how an answer looks. */
const QUESTIONS: readonly Question[] = [
  {
    question: "Is this name git's own folder?",
    owners: ['core/path/git-folder.ts'],
    answer: /[!=]== '\.git'|'\.git' [!=]==|git~|\bfunction (?:isGitPath|isGitName|isGitFolder\w*)\b/i,
  },
  {
    question: 'Which names does some file system take for one another?',
    owners: ['core/path/fold-name.ts'],
    answer:
      /normalize\('NFC'\)\.to(?:Lower|Upper)Case|to(?:Lower|Upper)Case\(\)\.normalize|\bfunction foldName\b/,
  },
  {
    question: 'Does this path lie in that folder?',
    owners: ['core/path/is-within.ts'],
    answer:
      /(\w+) === (\w+) \|\| \1\.startsWith\(`\$\{\2\}\/`\)|\bfunction (?:isWithin(?!\(at: number)|isBelow)\b/,
  },
  {
    question: 'Is this file binary?',
    owners: ['core/text/is-binary.ts'],
    answer: /\b8_?000\)\.includes\(0\)|\b(?:BINARY_PROBE|FIRST_FEW_BYTES)\b|\bfunction isBinary\b/,
  },
  {
    question: 'How is a word quoted for a shell?',
    owners: ['core/text/shell-quote.ts'],
    answer: /'\\\\''/,
  },
  {
    question: 'Whose failure is reported later, or not at all?',
    owners: ['core/settled.ts'],
    answer: /\.catch\(\(\) => (?:undefined|\{\s*\})\)/,
  },
  {
    question: 'How is git started so that a repository cannot steer it?',
    owners: ['adapters/git/program/hardened-git.ts'],
    answer: /'core\.fsmonitor=|\bGIT_(?:CONFIG_NOSYSTEM|NO_REPLACE_OBJECTS)\b: |\bHARDENED_\w+ = /,
  },
  {
    question: 'Which characters control a terminal or end a line?',
    owners: ['core/text/control-characters.ts'],
    // Terminal sequences, git's rules for names and artifact names have sets of their own.
    answer: /\[\\(?:u0000|x00|0)-\\(?:u001f|x1f|x08)|\[\\p\{Cc\}\]|\bfunction \w*Control\(/,
  },
  {
    question: 'How does text get on one line?',
    owners: ['core/text/one-line.ts'],
    answer: /replace(?:All)?\(\/\\s\+\/g, ' '\)(?!$)|\bfunction oneLine\b/,
  },
  {
    question: 'How are sizes, seconds and numbers written?',
    owners: ['core/text/figures.ts'],
    answer: /\/ 1000\S* s\b|toLocaleString|\bfunction (?:sized|duration|seconds|inSeconds|grouped|plural)\b/,
  },
  {
    question: 'How do two trees differ?',
    owners: ['adapters/git/objects/raw-diff.ts'],
    answer: /'--raw'|\bfunction parseRaw(?:Diff|Record)\b/,
  },
  {
    question: 'What does a tree contain?',
    owners: ['adapters/git/objects/list-tree.ts'],
    answer: /'ls-tree'/,
  },
  {
    question: 'Which bytes does an object have?',
    owners: [
      'adapters/git/objects/read-objects.ts',
      // One long-lived process, whose answers `read-objects.ts` parses.
      'adapters/git/objects/blob-reader.ts',
      'adapters/git/objects/commit-object.ts',
    ],
    answer: /'cat-file'/,
  },
  {
    question: 'Which modes does git know?',
    owners: ['core/git/file-mode.ts'],
    answer: /\b(?:100644|100755|120000|160000|040000)\b|\b0o(?:100644|100755|1[26]0000|0?40000)\b/,
  },
];

const root = join(import.meta.dirname, '../../src');
const lines = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*\*)/.test(line))
      .map((line) => ({ file, line: line.trim() })),
  );

describe.each(QUESTIONS)('$question', ({ owners, answer }) => {
  test(`is answered in ${owners.join(' and ')} alone`, () => {
    const answers = lines.filter(({ line }) => answer.test(line));
    expect(answers.filter(({ file }) => !owners.includes(file))).toEqual([]);
    expect(owners.filter((owner) => !answers.some(({ file }) => file === owner))).toEqual([]);
  });
});
