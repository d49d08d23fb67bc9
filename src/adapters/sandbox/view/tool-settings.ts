import path from 'node:path';
import { globNames, isFolder, readTextOrEmpty, realPath } from '../../files/host-files.ts';
import { withoutCredentialElements } from '../root/credential-free-copy.ts';

/** Settings files of tools in which some people keep passwords, relative to the tool's folder. */
const TOOL_SETTINGS = [
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

/** Names of files and folders that contain only secrets. */
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

/** The equivalent list below `/usr`, where many tools share a folder. */
const SYSTEM_TOOL_SETTINGS = [
  ...TOOL_SETTINGS,
  ...['share/nodejs/npm/npmrc', 'share/nodejs/npm/.npmrc', 'share/*maven*/conf/settings.xml'],
  ...['share/*conda*/.condarc', 'share/*conda*/condarc', 'local/lib/node_modules/npm/npmrc'],
  ...['local/lib/node_modules/npm/.npmrc', 'local/.npmrc', 'local/.git/config'],
  ...['local', 'local/bin', 'local/sbin', 'local/share', 'local/lib', 'local/share/*', 'local/lib/*'].flatMap(
    (folder) => SECRET_STORES.map((name) => `${folder}/${name}`),
  ),
];

/** Returns files of these folders that are hidden from commands because they seem to contain a credential. */
export function settingsWithCredentials(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    (folder === '/usr' ? SYSTEM_TOOL_SETTINGS : TOOL_SETTINGS)
      .flatMap((pattern) => globNames(folder, pattern))
      .map((name) => path.join(folder, name))
      // Link targets are hidden or shown under their own names.
      .filter(
        (file) => realPath(file) === file && (isFolder(file) || isSecretStore(file) || holdsCredential(file)),
      ),
  );
}

function isSecretStore(file: string): boolean {
  return STORE.test(path.basename(file));
}

function holdsCredential(file: string): boolean {
  const text = readTextOrEmpty(file);
  return withoutCredentialElements(text) !== text;
}
