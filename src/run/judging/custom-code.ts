import { replaceTrustedFiles } from '../../adapters/custom/trusted-files.ts';
import { findBinary } from '../../adapters/files/host-files.ts';
import { decidePath, type PathRules } from '../../constraints/patterns/path-rules.ts';
import type { StartedFile } from '../../constraints/shell/started-files.ts';
import type { CommitFiles, TrackedFile } from '../../core/git/tracked-file.ts';
import type { CustomEntry } from '../../settings/schema/custom-schema.ts';

/** Maximum size in bytes of a file that is read to find out if it is code. */
const LARGEST_FILE = 1024 * 1024;

export interface StartedParts {
  readonly files: CommitFiles;
  readonly commit: string;
  readonly rules: PathRules;
  /** Absolute. */
  readonly root: string;
  /** Folders of PATH inside the workspace. */
  readonly folders: readonly string[];
}

type Found = ReadonlyMap<string, TrackedFile | string>;

/** Shell text that a constraint runs: its command, or a script of the trusted commit that the command starts. */
interface Text {
  readonly name: string;
  readonly script: string;
}

/**
 * Returns the code that a constraint's command, or a script that it runs, would load from the workspace although the
 * agent may change it. `scripts`: the files of the trusted commit that commands name.
 */
export async function changeableCode(
  entries: readonly CustomEntry[],
  scripts: Found,
  parts: StartedParts,
): Promise<readonly string[]> {
  const commands = entries.flatMap((entry): Text[] =>
    typeof entry === 'string' ? [] : [{ name: entry.name, script: withoutTrusted(entry.command) }],
  );
  if (commands.length === 0) return [];
  const { startedFiles } = await import('../../constraints/shell/started-files.ts');
  const place = { root: parts.root, cwd: parts.root };
  const started = [...commands, ...shellScripts(scripts)].flatMap(({ name, script }) =>
    startedFiles(script, place).map((use) => ({ name, use })),
  );
  const paths = started.flatMap(({ use }) => ('path' in use ? variantsOf(use) : []));
  const found = await parts.files.filesAt(parts.commit, [...new Set(paths)], LARGEST_FILE);
  const problems = started.flatMap(({ name, use }) => {
    const problem = problemOf(use, found, parts);
    return problem === null ? [] : [`${name}: ${problem}`];
  });
  return [...new Set(problems)];
}

/** Replaces the files of the trusted commit by paths outside the workspace, where copies of them will be. */
function withoutTrusted(command: string): string {
  return replaceTrustedFiles(command, () => '/trusted');
}

function shellScripts(scripts: Found): readonly Text[] {
  return [...scripts].flatMap(([name, file]) => {
    if (typeof file === 'string') return [];
    const script = new TextDecoder().decode(file.bytes);
    const isShell =
      /^#!.*\b(?:ba|da|k|z)?sh\b/.test(script) || (!script.startsWith('#!') && /\.(?:ba)?sh$/.test(name));
    return isShell ? [{ name, script }] : [];
  });
}

const EXTENSIONS = ['.js', '.mjs', '.cjs', '.ts', '.py', '/index.js', '/__main__.py', '/__init__.py'];

/**
 * Returns the files that a name in a program may mean: `checks/x` and `checks.x` also mean `checks/x.js` and others.
 */
function variantsOf(use: StartedFile & { readonly path: string }): readonly string[] {
  if (use.kind === 'runs') return [use.path];
  const isModule = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/.test(use.path);
  const names = isModule ? [use.path, use.path.replaceAll('.', '/')] : [use.path];
  return [use.path, ...names.flatMap((name) => EXTENSIONS.map((extension) => name + extension))];
}

const REMEDY = 'run a file of the commit, named as ./path, or add the file to protected_paths';

function problemOf(use: StartedFile, found: Found, parts: StartedParts): string | null {
  switch (use.kind) {
    case 'hidden':
      return `cannot find out which files it runs, because the text ${use.what}: ${REMEDY}`;
    case 'runner':
      return `${use.name} runs commands from files of the workspace, and the agent may change them: run a file of the commit, named as ./path`;
    case 'program': {
      const path = findBinary(use.name, parts.folders);
      return path === null
        ? null
        : `${use.name} is found in the workspace (${path}), where the agent may change what it runs: ${REMEDY}`;
    }
    case 'runs':
      return isProtected(use.path, found.get(use.path), parts.rules)
        ? null
        : changeableText(use.path, use.by);
    case 'names': {
      const code = variantsOf(use).find((path) => {
        const file = found.get(path);
        return file !== undefined && isCode(path, file) && !isProtected(path, file, parts.rules);
      });
      return code === undefined ? null : changeableText(code, use.by);
    }
  }
}

function changeableText(path: string, by: string): string {
  return `${by} may run ${path} as it is on disk, and the agent may change it: write ./${path} to run the file of the commit, or add it to protected_paths`;
}

/** Returns true if a step that changes this file is never kept. */
function isProtected(path: string, file: TrackedFile | string | undefined, rules: PathRules): boolean {
  const { allowed, rule } = decidePath(path, rules);
  if (allowed) return false;
  return rule === 'protected_paths' || rule === 'git_dir' || typeof file === 'object';
}

const CODE =
  /\.(?:[cm]?[jt]sx?|py|pyc|sh|bash|zsh|ksh|fish|rb|pl|pm|php|lua|mk|ps1|go|rs|jar|class|wasm|so|node|groovy|gradle|kts|awk|sed|jq|tcl|r|sql)$/i;

function isCode(path: string, file: TrackedFile | string): boolean {
  if (CODE.test(path)) return true;
  if (typeof file === 'string') return false;
  return file.executable || (file.bytes[0] === 0x23 && file.bytes[1] === 0x21);
}
