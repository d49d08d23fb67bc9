/** Matches a relative path without characters that a shell interprets. */
const PLAIN = '[A-Za-z0-9_.@+-]+(?:/[A-Za-z0-9_.@+-]+)*';

/** Matches `./a/b` at the beginning of a word, anywhere in a command. */
const DOTTED = new RegExp(`(^|[\\s;&|(])\\./(${PLAIN})(?![A-Za-z0-9_.@+/-])`, 'g');

/** Matches `a/b` as the program itself. */
const PROGRAM = new RegExp(`^(\\s*)(${PLAIN.replace('*', '+')})(?=\\s|$)`);

/** Matches a `./` that was not replaced: in quotes, after `=`, or in an expansion. */
const UNREPLACED = /(^|[^.\w/-])\.\//;

/** The files of the repository that a command runs, to be read from the trusted commit. */
export interface TrustedFiles {
  /** Relative to the root, each once. */
  readonly files: readonly string[];
  /** The file that is the program itself and must be executable; null if the program is another. */
  readonly program: string | null;
  /** The problem with how the command names the files; null if there is none. */
  readonly problem: string | null;
}

/**
 * Finds words that begin with `./`, and a program named by a path. They mean that file in the trusted commit.
 * Everything else in the command is used as it is on disk.
 */
export function trustedFilesIn(command: string): TrustedFiles {
  const files = new Set<string>();
  let rest = replaceTrustedFiles(command, (file) => {
    files.add(file);
    return 'x';
  });
  const climbing = [...files].find((file) => file.split('/').some((part) => part === '.' || part === '..'));
  if (climbing !== undefined) {
    return {
      files: [],
      program: null,
      problem: `"./${climbing}" contains . or ..: write it without them`,
    };
  }
  if (UNREPLACED.test(rest)) {
    const problem =
      'a file of the trusted commit must be a separate word that begins with ./ and has only letters, digits and _ . @ + - in its names: write it that way, or without ./ for the file on disk';
    return { files: [], program: null, problem };
  }
  const first = /^\s*(\S+)/.exec(command)?.[1] ?? '';
  rest = first.replace(/^\.\//, '');
  return { files: [...files], program: files.has(rest) ? rest : null, problem: null };
}

/** Returns the command with each of those words replaced. */
export function replaceTrustedFiles(command: string, by: (file: string) => string): string {
  return command
    .replace(PROGRAM, (_, space: string, file: string) => space + (file.startsWith('./') ? file : by(file)))
    .replace(DOTTED, (_, before: string, file: string) => before + by(file));
}
