import path from 'node:path';
import { withoutCredentials } from './clean-copy.ts';
import { isFolder, matchingBelow, realPath, textOf } from './host-files.ts';

/** Settings of tools in which some people keep passwords, below the folder of a tool. */
const OF_TOOLS = [
  ...['etc/npmrc', 'lib/node_modules/npm/npmrc', 'lib/node_modules/npm/.npmrc', '.npmrc', 'npmrc'],
  ...['conf/settings.xml', 'conf/settings-security.xml', 'etc/gitconfig', 'pip.conf', 'etc/pip.conf'],
  ...[
    '.condarc',
    'condarc',
    'etc/bazel.bazelrc',
    'gradle.properties',
    'conf/tomcat-users.xml',
    '.git/config',
  ],
];

/** Names of files and folders in which programs and people keep nothing but secrets. */
const SECRET_STORES = [
  ...['.env', '.env.*', '.netrc', '.pypirc', '.git-credentials', '.pgpass', '.my.cnf', '.npmrc'],
  ...['credentials', 'secrets', 'secret', '*.keytab', '*.key', '*.p12', '*.pfx'],
  ...['json', 'yml', 'yaml', 'toml', 'xml', 'ini', 'txt'].flatMap((end) => [
    `credentials.${end}`,
    `secrets.${end}`,
  ]),
];

const STORE = new RegExp(
  `^(?:${SECRET_STORES.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|')})$`,
);

/** The same below `/usr`, where many tools share a folder. */
const OF_SYSTEM = [
  ...OF_TOOLS,
  ...['share/nodejs/npm/npmrc', 'share/nodejs/npm/.npmrc', 'share/*maven*/conf/settings.xml'],
  ...['share/*conda*/.condarc', 'share/*conda*/condarc', 'local/lib/node_modules/npm/npmrc'],
  ...['local/lib/node_modules/npm/.npmrc', 'local/.npmrc', 'local/.git/config'],
  ...['local', 'local/bin', 'local/sbin', 'local/share', 'local/lib', 'local/share/*', 'local/lib/*'].flatMap(
    (folder) => SECRET_STORES.map((name) => `${folder}/${name}`),
  ),
];

/** Files of these folders that no command sees, because they look as if they held a credential. */
export function settingsWithCredentials(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    (folder === '/usr' ? OF_SYSTEM : OF_TOOLS)
      .flatMap((pattern) => matchingBelow(folder, pattern))
      .map((name) => path.join(folder, name))
      // What a link leads to is hidden or shown under its own name.
      .filter(
        (file) => realPath(file) === file && (isFolder(file) || isStore(file) || holdsCredential(file)),
      ),
  );
}

function isStore(file: string): boolean {
  return STORE.test(path.basename(file));
}

function holdsCredential(file: string): boolean {
  const text = textOf(file);
  return withoutCredentials(text) !== text;
}
