/** A relative path without anything that a shell reads otherwise. */
const PLAIN = '[A-Za-z0-9_.@+-]+(?:/[A-Za-z0-9_.@+-]+)*';

/** `./a/b` at the beginning of a word, anywhere in a command. */
const DOTTED = new RegExp(`(^|[\\s;&|(])\\./(${PLAIN})(?![A-Za-z0-9_.@+/-])`, 'g');

/** `a/b` as the very program. */
const PROGRAM = new RegExp(`^(\\s*)(${PLAIN.replace('*', '+')})(?=\\s|$)`);

/** `./` where none of the above has taken it: in quotes, after `=`, in an expansion. */
const LEFT_OVER = /(^|[^.\w/-])\.\//;

/** What a command runs of the repository, to be taken from the trusted commit. */
export interface TrustedWords {
  /** Relative to the root, each once. */
  readonly files: readonly string[];
  /** The one that is the program itself, and so has to be executable; null where that is another. */
  readonly program: string | null;
  /** What is wrong with how the command names them; null where nothing is. */
  readonly problem: string | null;
}

/**
 * A word that begins with `./`, and a program named by a path, stand for that file as the trusted commit has it.
 * Everything else that a command names is what it is on disk.
 */
export function trustedWords(command: string): TrustedWords {
  const files = new Set<string>();
  let rest = replaced(command, (file) => {
    files.add(file);
    return 'x';
  });
  const climbing = [...files].find((file) => file.split('/').some((part) => part === '.' || part === '..'));
  if (climbing !== undefined) {
    return {
      files: [],
      program: null,
      problem: `"./${climbing}" does not say where it lies: write it without . and ..`,
    };
  }
  if (LEFT_OVER.test(rest)) {
    const problem =
      'a file of the trusted commit is a word of its own that begins with ./, of letters, digits and _ . @ + - alone: write it so, or without ./ for the file on disk';
    return { files: [], program: null, problem };
  }
  const first = /^\s*(\S+)/.exec(command)?.[1] ?? '';
  rest = first.replace(/^\.\//, '');
  return { files: [...files], program: files.has(rest) ? rest : null, problem: null };
}

/** The command with each of those words replaced. */
export function replaced(command: string, by: (file: string) => string): string {
  return command
    .replace(PROGRAM, (_, space: string, file: string) => space + (file.startsWith('./') ? file : by(file)))
    .replace(DOTTED, (_, before: string, file: string) => before + by(file));
}
