import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  includeOf,
  isCredential,
  secretInUrl,
  withoutSecretInUrl,
} from '../../git/credentials/config-credentials.ts';
import { type ConfigEntry, parseConfig } from '../../git/credentials/config-file.ts';
import { repositoryConfigs } from '../../git/credentials/persisted-credentials.ts';
import { type RepositoryLayout, readTextOrNull } from '../../git/program/user-repository.ts';
import type { Replacement } from './sandbox-options.ts';

/**
 * Returns a git configuration without credentials: headers, helpers, passwords, credentials in URLs and includes are
 * removed, because included files may contain them. Everything else stays, so that git works in the sandbox as before.
 * Returns the same text if there was nothing to remove.
 */
export function withoutConfigCredentials(text: string, file: string): string {
  const lines = text.split('\n');
  for (const entry of parseConfig(text)) {
    const instead = lineWithoutCredential(entry, file, lines[entry.from] ?? '');
    if (instead === null) continue;
    lines[entry.from] = instead;
    for (let at = entry.from + 1; at <= entry.to; at++) lines[at] = '';
  }
  return lines.map((line) => headerWithoutCredential(line)).join('\n');
}

/** Returns the replacement of a line; null if the line stays. A section header on the same line stays too. */
function lineWithoutCredential(entry: ConfigEntry, file: string, line: string): string | null {
  const header = /^\s*\[[^\]]*\]/.exec(line)?.[0] ?? '';
  if (isCredential(entry) || includeOf(entry, file) !== null) return header;
  if (secretInUrl(entry.value) === null) return null;
  return `${header}\t${entry.name} = ${JSON.stringify(withoutSecretInUrl(entry.value))}`;
}

/** Removes credentials from section names, such as `[url "https://x:TOKEN@host/"]`. */
function headerWithoutCredential(line: string): string {
  return line.replace(/^(\s*\[\s*[\w.-]+\s+")((?:[^"\\]|\\.)*)("\s*\])/, (_, open, name: string, close) =>
    [open, withoutSecretInUrl(name), close].join(''),
  );
}

/** Writes copies without credentials, into `folder`, of the repository's configuration files that contain one. */
export function writeCredentialFreeConfigs(layout: RepositoryLayout, folder: string): readonly Replacement[] {
  return repositoryConfigs(layout).flatMap((target, at) => {
    const text = readTextOrNull(target);
    const clean = text === null ? null : withoutConfigCredentials(text, target);
    if (clean === null || clean === text) return [];
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const source = join(folder, `config-${at}`);
    writeFileSync(source, clean, { encoding: 'latin1', mode: 0o644 });
    return [{ target, source }];
  });
}
