import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Replacement } from '../sandbox/options.ts';
import { type ConfigEntry, parseConfig } from './config-text.ts';
import { includeOf, isCredential, secretInUrl, withoutSecretInUrl } from './credentials.ts';
import { repositoryConfigs } from './persisted.ts';
import { type Layout, readText } from './site.ts';

/**
 * A configuration file without its credentials: no header, helper or password; no address with one in it; no
 * include, for what is included may hold them and lies outside. Everything else stays as it is written, so that
 * git works in the sandbox as before. The same text where there was nothing to take out.
 */
export function withoutCredentials(text: string, file: string): string {
  const lines = text.split('\n');
  for (const entry of parseConfig(text)) {
    const instead = cleaned(entry, file, lines[entry.from] ?? '');
    if (instead === null) continue;
    lines[entry.from] = instead;
    for (let at = entry.from + 1; at <= entry.to; at++) lines[at] = '';
  }
  return lines.map((line) => withCleanHeader(line)).join('\n');
}

/** The line to stand in its place; null where it stays. A section header on the same line stays too. */
function cleaned(entry: ConfigEntry, file: string, line: string): string | null {
  const header = /^\s*\[[^\]]*\]/.exec(line)?.[0] ?? '';
  if (isCredential(entry) || includeOf(entry, file) !== null) return header;
  if (secretInUrl(entry.value) === null) return null;
  return `${header}\t${entry.name} = ${JSON.stringify(withoutSecretInUrl(entry.value))}`;
}

/** `[url "https://x:TOKEN@host/"]`: the address is the section's name. */
function withCleanHeader(line: string): string {
  return line.replace(/^(\s*\[\s*[\w.-]+\s+")((?:[^"\\]|\\.)*)("\s*\])/, (_, open, name: string, close) =>
    [open, withoutSecretInUrl(name), close].join(''),
  );
}

/** Clean copies, in `folder`, of the repository's configuration files that hold a credential. */
export function cleanCopies(layout: Layout, folder: string): readonly Replacement[] {
  return repositoryConfigs(layout).flatMap((target, at) => {
    const text = readText(target);
    const clean = text === null ? null : withoutCredentials(text, target);
    if (clean === null || clean === text) return [];
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const source = join(folder, `config-${at}`);
    writeFileSync(source, clean, { encoding: 'latin1', mode: 0o644 });
    return [{ target, source }];
  });
}
