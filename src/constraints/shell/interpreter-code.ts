import { baseName, type ShellCommand } from './shell-reading.ts';

/** Programs that run code of another language: from this option, from a file, or from their input. */
const INTERPRETERS =
  /^(?:python[\d.]*|pypy\d*|node|nodejs|deno|bun|tsx|perl[\d.]*|ruby[\d.]*|php[\d.]*|lua[\d.]*|luajit|tclsh[\d.]*|expect|g?awk|mawk|nawk|Rscript|osascript|pwsh|make|gmake|vi|vim|nvim|ex|emacs|gdb|sqlite3|psql|jshell|groovy|scala|irb|ghci|erl|elixir)$/;

const CODE_OPTION = /^-{1,2}(?:c|e|E|r|p|pe|ne|n?e|i?e|eval|print|exec|command|execute|cmd)$/;

/** Programs whose first operand is their code. */
const CODE_FIRST = /^(?:g?awk|mawk|nawk)$/;

/** Returns the code of another language that a command runs and that the script contains; otherwise ''. */
export function codeOf({ words, input }: ShellCommand): string {
  const [program = '', ...args] = words.map(({ text }) => text);
  const name = baseName(program);
  if (!INTERPRETERS.test(name)) return '';
  const codes = args.filter((_, at) => CODE_OPTION.test(args[at - 1] ?? ''));
  const joined = args.filter((arg) => /^(?:-[ec]\S|--(?:eval|print|exec|command)=|[+:])/.test(arg));
  const first = CODE_FIRST.test(name) ? args.filter((arg) => !arg.startsWith('-')).slice(0, 1) : [];
  return [...codes, ...joined, ...first, input ?? ''].join('\n');
}
