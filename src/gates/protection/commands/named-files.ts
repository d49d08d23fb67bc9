import { isFile, isInterpreter, programAndRest, tidy } from './command-words.ts';
import { readOnlyCommand } from './read-only-commands.ts';

/** A file that a command names. `config` marks the value of an option for configuration or preloaded code. */
export interface NamedFile {
  readonly file: string;
  readonly as: 'program' | 'config';
}

/** Options whose value is a file that decides how the tool works. */
const CONFIG_OPTION =
  /^(?:--?(?:config|conf|cfg|rcfile|rc|require|import|loader|experimental-loader|preload|settings|globals|globalSetup|setup|setup-file|setupFiles|setupFilesAfterEnv|ini|project|tsconfig|tsconfig-path|file|makefile|reporter|environment|env-file|runner|preset|plugin|init-script|settings-file|build-file|configuration|testRunner|resolver|transform|options|opts|spec-helper|toolchain|rootconfig|justfile|taskfile|manifest-path)|-[cCfrRpP])$/;

/** Returns the files that a script names as programs or configuration, relative to its working directory. */
export function namedFiles(script: string): readonly NamedFile[] {
  const { runs, deciding } = readOnlyCommand(script);
  return [
    ...runs.split(/&&|\|\||[;|\n()]/).flatMap(namedIn),
    ...deciding.map((file) => ({ file, as: 'program' as const })),
  ];
}

function namedIn(command: string): readonly NamedFile[] {
  const { program, rest } = programAndRest(command);
  if (program === '') return [];
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
  if (isInterpreter(program)) found.push(...programOf(rest));
  return found;
}

/** Returns the first argument that is not an option, or the module of `-m`. */
function programOf(rest: readonly string[]): readonly NamedFile[] {
  const module = rest[rest.indexOf('-m') + 1];
  if (rest.includes('-m') && module !== undefined && /^[\w.]+$/.test(module)) {
    const path = module.replaceAll('.', '/');
    return [`${path}.py`, `${path}/__main__.py`].map((file) => ({ file, as: 'program' }));
  }
  const first = rest.find(
    (word, index) => !/^(?:-|<$|run$|test$|task$)/.test(word) && !CONFIG_OPTION.test(rest[index - 1] ?? ''),
  );
  return first === undefined || !isFile(first) ? [] : [{ file: tidy(first), as: 'program' }];
}

/** Returns the folders that a script changes to, or that it passes to a tool as working directory. */
export function foldersNamed(script: string): readonly string[] {
  const found = script.matchAll(
    /(?:\b(?:cd|pushd)|\s(?:-C|--prefix|--cwd|--dir|--directory|--chdir|-s))[ =]+["']?([\w@.+/-]+)/g,
  );
  return [...found]
    .map(([, folder = '']) => tidy(folder).replace(/\/+$/, ''))
    .filter((folder) => folder !== '.');
}
