/** Programs that run the file in their first argument. */
const INTERPRETER =
  /^(?:node|nodejs|python[\d.]*|pypy[\d.]*|ruby|perl|php|deno|bun|tsx|ts-node|lua[\d.]*|Rscript|julia|groovy|java|kotlin|scala|elixir|pwsh|powershell|bash|sh|zsh|dash|ksh|fish|nodemon|babel-node|esno|jiti|expect|tclsh|guile|racket|make|gmake)$/;

/** Programs that run the command after them. */
const STARTER =
  /^(?:env|time|timeout|nice|nohup|exec|command|sudo|xvfb-run|stdbuf|npx|bunx|pnpx|cross-env|dotenv|bundle|poetry|pipenv|pdm|hatch|uv|uvx|rye|rvm|nvm|mise|direnv|strace|valgrind|c8|nyc|coverage|run|exec|if|then|else|do|while|until|!|\{|dlx)$/;

const SHELL_NAME = /^(?:\/(?:usr\/)?bin\/)?(?:bash|sh|zsh|dash|ksh)$/;

/** Returns the words of one command, without quotes. */
function wordsOf(command: string): readonly string[] {
  return command.split(/[\s"'`]+/).filter((word) => word !== '');
}

/** Returns a command's program and arguments, skipping words that start other programs (`env`, `time`, `sh -c`). */
export function programAndRest(command: string): {
  readonly program: string;
  readonly rest: readonly string[];
} {
  const words = wordsOf(command);
  const at = words.findIndex(
    (word, index) =>
      !STARTER.test(word) &&
      !/^\w+=/.test(word) &&
      !word.startsWith('-') &&
      !/^\d+[smh]?$/.test(word) &&
      !(SHELL_NAME.test(word) && /^-[a-z]*c$/.test(words[index + 1] ?? '')),
  );
  return at === -1 ? { program: '', rest: [] } : { program: words[at] ?? '', rest: words.slice(at + 1) };
}

export function isInterpreter(program: string): boolean {
  return INTERPRETER.test(program.slice(program.lastIndexOf('/') + 1));
}

/** Returns true if a command is an interpreter that runs its standard input. */
export function isBareInterpreter(command: string): boolean {
  const { program, rest } = programAndRest(command);
  return isInterpreter(program) && rest.every((word) => /^-(?!-?[a-z]*[cemp]\b|-eval)/.test(word));
}

export function isFile(word: string): boolean {
  return /^(?:\.{0,2}\/)?[\w@.+-][\w@.+/-]*$/.test(word) && !word.startsWith('-');
}

/** Removes `./` and variables that contain the script's folder. */
export function tidy(word: string): string {
  return word.replace(/^(?:\$\{?\w+\}?|\$)\/+/, '').replace(/^(?:\.\/)+/, '');
}
