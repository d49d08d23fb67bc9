/** A file that a command names. `config`: as the value of an option that names configuration or code to load first. */
export interface NamedFile {
  readonly file: string;
  readonly as: 'program' | 'config';
}

/** Programs that run the file which is their first argument. */
const INTERPRETER =
  /^(?:node|nodejs|python[\d.]*|pypy[\d.]*|ruby|perl|php|deno|bun|tsx|ts-node|lua[\d.]*|Rscript|julia|groovy|java|kotlin|scala|elixir|pwsh|powershell|bash|sh|zsh|dash|ksh|fish|nodemon|babel-node|esno|jiti|expect|tclsh|guile|racket|make|gmake)$/;

/** Programs that run the command which follows. */
const STARTER =
  /^(?:env|time|timeout|nice|nohup|exec|command|sudo|xvfb-run|stdbuf|npx|bunx|pnpx|cross-env|dotenv|bundle|poetry|pipenv|pdm|hatch|uv|uvx|rye|rvm|nvm|mise|direnv|strace|valgrind|c8|nyc|coverage|run|exec|if|then|else|do|while|until|!|\{|dlx)$/;

/** Options whose value is a file that decides how the tool works. */
const CONFIG_OPTION =
  /^(?:--?(?:config|conf|cfg|rcfile|rc|require|import|loader|experimental-loader|preload|settings|globals|globalSetup|setup|setup-file|setupFiles|setupFilesAfterEnv|ini|project|tsconfig|tsconfig-path|file|makefile|reporter|environment|env-file|runner|preset|plugin|init-script|settings-file|build-file|configuration|testRunner|resolver|transform|options|opts|spec-helper|toolchain|rootconfig|justfile|taskfile|manifest-path)|-[cCfrRpP])$/;

/** Words of one command, without quotes. */
function wordsOf(command: string): readonly string[] {
  return command.split(/[\s"'`]+/).filter((word) => word !== '');
}

/** Files that a script names as programs or configuration, relative to where it runs. */
export function namedFiles(script: string): readonly NamedFile[] {
  return script
    .replaceAll('\\\n', ' ')
    .split(/&&|\|\||[;|\n()]/)
    .flatMap((command) => namedIn(wordsOf(command)));
}

function namedIn(words: readonly string[]): readonly NamedFile[] {
  const at = words.findIndex(
    (word) =>
      !STARTER.test(word) && !/^\w+=/.test(word) && !word.startsWith('-') && !/^\d+[smh]?$/.test(word),
  );
  if (at === -1) return [];
  const program = words[at] ?? '';
  const rest = words.slice(at + 1);
  const found: NamedFile[] = rest.flatMap((word, index) => {
    const [, option = '', value = ''] = /^(-[\w-]+)=(.+)$/.exec(word) ?? [];
    const named = CONFIG_OPTION.test(option)
      ? value
      : CONFIG_OPTION.test(word)
        ? (rest[index + 1] ?? '')
        : '';
    return isFile(named) ? [{ file: tidy(named), as: 'config' as const }] : [];
  });
  if (program.includes('/')) found.push({ file: tidy(program), as: 'program' });
  if (/^(?:\.|source)$/.test(program))
    found.push(...rest.slice(0, 1).map((file) => ({ file: tidy(file), as: 'program' as const })));
  const name = program.slice(program.lastIndexOf('/') + 1);
  if (INTERPRETER.test(name)) found.push(...programOf(rest));
  return found;
}

/** The first argument that is no option, or the module of `-m`. */
function programOf(rest: readonly string[]): readonly NamedFile[] {
  const module = rest[rest.indexOf('-m') + 1];
  if (rest.includes('-m') && module !== undefined && /^[\w.]+$/.test(module)) {
    const path = module.replaceAll('.', '/');
    return [`${path}.py`, `${path}/__main__.py`].map((file) => ({ file, as: 'program' }));
  }
  const first = rest.find(
    (word, index) => !/^(?:-|run$|test$|task$)/.test(word) && !CONFIG_OPTION.test(rest[index - 1] ?? ''),
  );
  return first === undefined || !isFile(first) ? [] : [{ file: tidy(first), as: 'program' }];
}

function isFile(word: string): boolean {
  return /^(?:\.{0,2}\/)?[\w@.+-][\w@.+/-]*$/.test(word) && !word.startsWith('-');
}

/** Without a variable for the script's own folder, and without `./`. */
function tidy(word: string): string {
  return word.replace(/^(?:\$\{?\w+\}?|\$)\/+/, '').replace(/^(?:\.\/)+/, '');
}

/** Folders that a script goes to, or tells a tool to work in. */
export function foldersNamed(script: string): readonly string[] {
  const found = script.matchAll(
    /(?:\b(?:cd|pushd)|\s(?:-C|--prefix|--cwd|--dir|--directory|--chdir|-s))[ =]+["']?([\w@.+/-]+)/g,
  );
  return [...found]
    .map(([, folder = '']) => tidy(folder).replace(/\/+$/, ''))
    .filter((folder) => folder !== '.');
}
