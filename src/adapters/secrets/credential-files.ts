import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretInUrl } from '../git/credentials/config-credentials.ts';
import { isUnmistakable } from './scan/real-value.ts';

/** The size limit. Credential files are never larger. */
const MAX_FILE_BYTES = 256 * 1024;

/** Files below HOME in which programs keep a user's credentials. The first group of the pattern is the value. */
const IN_HOME: readonly (readonly [path: string, pattern: RegExp])[] = [
  ['.netrc', /\bpassword\s+(\S+)/g],
  ['.npmrc', /(?:_authToken|_auth|_password)\s*=\s*"?([^\s"]+)/g],
  ['.yarnrc.yml', /npmAuth(?:Token|Ident):\s*"?([^\s"]+)/g],
  ['.pypirc', /^[^\S\n\r\u2028\u2029]*password\s*[=:]\s*(\S+)/gm],
  ['.config/gh/hosts.yml', /oauth_token:\s*"?([^\s"]+)/g],
  ['.config/glab-cli/config.yml', /token:\s*"?([^\s"]+)/g],
  ['.docker/config.json', /"(?:auth|identitytoken|registrytoken)"\s*:\s*"([^"]+)"/g],
  ['.aws/credentials', /(?:secret_access_key|session_token)\s*=\s*(\S+)/g],
  [
    '.config/gcloud/application_default_credentials.json',
    /"(?:refresh_token|client_secret|private_key)"\s*:\s*"([^"]+)"/g,
  ],
  ['.kube/config', /(?:token|client-key-data):\s*"?([^\s"]+)/g],
  ['.cargo/credentials.toml', /token\s*=\s*"([^"]+)"/g],
  ['.m2/settings.xml', /<(?:password|passphrase)>([^<]+)</g],
  ['.gradle/gradle.properties', /(?:password|token|secret)\w*\s*=\s*(\S+)/gi],
];

/** A settings file with local values. Example files do not match. */
const DOTENV = /^\.env(?!.*(?:example|sample|template|dist|schema)).*$/;
const DOTENV_LINE = /^[^\S\n\r\u2028\u2029]*(?:export\s+)?(\w+)\s*=\s*["']?([^\s"']+)/gm;
const SECRET_KEY = /secret|token|passw|passphrase|credential|auth|private|dsn|(?:^|_)key|api_?key/i;

/**
 * Returns secret values in files where programs keep a user's credentials, and in `.env` files at the workspace's root.
 * A command that reads them may print them, so they are redacted like given secrets.
 */
export function fileCredentials(homes: readonly string[], root: string): readonly string[] {
  const found = [...homes.flatMap(inHome), ...dotenvSecrets(root)];
  return [...new Set(found)].filter(isUnmistakable);
}

function inHome(home: string): readonly string[] {
  const named = IN_HOME.flatMap(([path, pattern]) => matches(textOf(join(home, path)), pattern));
  const urls = textOf(join(home, '.git-credentials')).split('\n');
  return [...named, ...urls.flatMap((url) => secretInUrl(url.trim()) ?? []), ...sshKeys(home)];
}

/** Returns private keys as a whole; the redactor also splits values into lines. */
function sshKeys(home: string): readonly string[] {
  const folder = join(home, '.ssh');
  return namesIn(folder)
    .map((name) => textOf(join(folder, name)))
    .filter((text) => text.includes('PRIVATE KEY-----'))
    .map((text) => text.replace(/^-----.*$/gm, '').trim());
}

function dotenvSecrets(root: string): readonly string[] {
  const files = namesIn(root).filter((name) => DOTENV.test(name));
  return files.flatMap((name) =>
    [...textOf(join(root, name)).matchAll(DOTENV_LINE)].flatMap(([, key = '', value = '']) =>
      SECRET_KEY.test(key) ? [value] : (secretInUrl(value) ?? []),
    ),
  );
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Returns the text of a regular file within the size limit; '' if there is none. Opened without waiting, because a pipe
 * would block.
 */
function textOf(path: string): string {
  let file: number | null = null;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(file);
    return stat.isFile() && stat.size <= MAX_FILE_BYTES ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  } finally {
    if (file !== null) closeSync(file);
  }
}
