import { sectionsOf } from './file-sections.ts';

/** A line that declares a dependency or a version, in the languages of build files. */
const DEPENDENCY =
  /^[\t ]*(?:["'][\w@./-]+(?:\[[\w,-]+\])?[ ]*(?:[<>=~!^][^"']*)?["'],?|gem[ (]["'][^"']+["'](?:,[ ]*["'][^"']*["'])*\)?|\.package\(url:.*|libraryDependencies.*|["'][\w.-]+["'][ ]*%.*|\{:\w+,[ ]*["'][^"']*["'].*\},?|version[ ]*[:=].*|(?:srcs|deps|hdrs|data)[ ]*=.*)$/;
/** A dependency from outside the usual registry. */
const FOREIGN_SOURCE = /\b(?:path|git|github|url)[ ]*[:=]|\bfile:|\blink:/;

/** Returns all lines except those that declare an ordinary dependency. */
export function linesWithoutDependencies(text: string): string {
  return text
    .split('\n')
    .filter((line) => FOREIGN_SOURCE.test(line) || !DEPENDENCY.test(line))
    .join('\n');
}

const MAVEN_BLOCKS = /<(dependencies|dependencyManagement|modules|developers|licenses|scm)>[\s\S]*?<\/\1>/g;
const MAVEN_FIELDS = /<(?:version|[\w.-]+\.version|description|name)>[^<]*<\/[\w.-]+>|<!--[\s\S]*?-->/g;

/** Maximum number of blocks searched in one file. With more, the whole text counts, so that no search takes long. */
const MAX_BLOCKS = 500;

function hasMany(text: string, start: RegExp): boolean {
  return (text.match(start)?.length ?? 0) > MAX_BLOCKS;
}

/** Returns a build file without its dependency blocks, except blocks that point to files of the repository. */
export function balancedWithout(text: string, kind: 'maven' | 'gradle'): string {
  if (hasMany(text, kind === 'maven' ? /<(?:dep|mod|dev|lic|scm)|<!--/g : /dependencies/g)) return text;
  if (kind === 'maven') {
    const plain = text.replace(MAVEN_BLOCKS, (block) => (block.includes('<systemPath>') ? block : ''));
    return plain.replace(MAVEN_FIELDS, '');
  }
  const inBlocks = text.replace(/^[\t ]*dependencies[ ]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/gm, (block) =>
    block
      .split('\n')
      .filter((line) => /\b(?:files|fileTree|includeBuild|classpath)\b/.test(line))
      .join('\n'),
  );
  return inBlocks.replace(/^[\t ]*(?:version|group|description)[ ]*=?[ ]*["'].*$/gm, '');
}

/** Lines of CMakeLists.txt or meson.build that only list sources, libraries and folders. */
const CMAKE_ORDINARY =
  /^[\t ]*(?:add_(?:executable|library|subdirectory)|target_(?:sources|link_libraries|include_directories|compile_features)|set[ ]*\([ ]*\w*(?:SOURCES?|SRCS?|HEADERS?|HDRS?)\b|project[ ]*\(|cmake_minimum_required|find_package|executable\(|library\(|files\(|dependency\(|[\w./+-]+\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)['",]*[ )]*$|\)|#)/i;

export function cmakeParts(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !CMAKE_ORDINARY.test(line))
    .join('\n');
}

function jsonKeys(text: string, keys: readonly string[]): string | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    return Object.entries(value)
      .filter(([key]) => keys.includes(key))
      .map(([key, part]) => `${key}: ${JSON.stringify(part)}`)
      .join('\n');
  } catch {
    return null;
  }
}

export function composerParts(text: string): string {
  const keys = ['scripts', 'repositories', 'config', 'extra', 'autoload-dev', 'bin', 'replace', 'provide'];
  const own = jsonKeys(text, keys);
  if (own === null) return text;
  // Among modules loaded by name, only those that run first and test tools count.
  const loaded =
    text.match(/"(?:files|classmap)"[ ]*:[ ]*\[[^\]]*\]|"(?:PHPUnit|Pest|Mockery|Codeception)[^\n]*/g) ?? [];
  return [own, ...loaded].join('\n');
}

/** Returns the relevant parts of a Deno configuration. Its `imports` count only if they point into the repository. */
export function denoParts(text: string): string {
  const own = jsonKeys(text, [
    'tasks',
    'test',
    'lint',
    'compilerOptions',
    'importMap',
    'scopes',
    'unstable',
    'nodeModulesDir',
  ]);
  if (own === null) return text;
  const local = [...text.matchAll(/"[^"]+"[ ]*:[ ]*"(?:\.{0,2}\/|file:)[^"]*"/g)].map(([line]) => line);
  return [own, ...local].join('\n');
}

const CARGO_SECTION =
  /^(?:profile\.|lints|workspace\.lints|test$|bench$|patch|replace|target\.|package\.metadata)/;
const CARGO_KEY =
  /(?:^|[{,][ ]*|\.)["']?(?:auto(?:tests|benches|bins|examples)|harness|doctest|test|build|links|default-members|exclude)["']?[ ]*=/;

export function cargoParts(text: string): string {
  return [...sectionsOf(text)]
    .flatMap(([name, lines]) => {
      if (/\bdependencies\b/.test(name)) return [];
      const own = lines.split('\n').filter((line) => line !== '');
      const isTarget = /^(?:lib|bin|example)$/.test(name);
      return CARGO_SECTION.test(name)
        ? [`[${name}]`, ...own]
        : own.filter((line) => CARGO_KEY.test(line) || (isTarget && /\bpath\b["']?[ ]*=/.test(line)));
    })
    .join('\n');
}

/** Returns a Pipfile without its packages. */
export function pipfileParts(text: string): string {
  return [...sectionsOf(text)]
    .filter(([name]) => !/^(?:dev-)?packages$/.test(name))
    .map(([name, lines]) => `[${name}]\n${lines}`)
    .join('');
}

export function goModParts(text: string): string {
  let inside = false;
  return text
    .split('\n')
    .filter((line) => {
      if (/^(?:replace|exclude|tool|ignore)[ ]*\(/.test(line)) inside = true;
      const counts = inside || /^(?:replace|exclude|tool|toolchain|godebug|ignore)\b/.test(line);
      if (line.startsWith(')')) inside = false;
      return counts;
    })
    .join('\n');
}

const PROJECT_ORDINARY = 'PackageReference|Version|AssemblyVersion|Description|Authors|Compile|None';

export function projectFileParts(text: string): string {
  if (hasMany(text, /</g)) return text;
  return text
    .replace(new RegExp(`<(?:${PROJECT_ORDINARY})\\b[^>]*/>`, 'g'), '')
    .replace(new RegExp(`<(?:${PROJECT_ORDINARY})\\b[^>]*>[^<]*</\\w+>`, 'g'), '');
}
