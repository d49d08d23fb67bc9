import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { readTextOrNull } from '../program/user-repository.ts';
import { type ConfigEntry, parseConfig } from './config-file.ts';

/** Git's limit for nested includes (config.c); ends circular includes. */
const MAX_INCLUDE_DEPTH = 10;

/** `https://user:password@host/…` */
const URL_CREDENTIAL = /^([a-z][a-z0-9+.-]*:\/\/)([^/@\s]*)@/i;

/** A user name without a password is a token if it is long or has a digit. */
const TOKEN_AS_USER = /^(?=.*\d).{10,}$|^.{20,}$/;

/** Returns the secret in the user part of a URL: the password, or a token in place of the user; otherwise null. */
export function secretInUrl(url: string): string | null {
  const user = URL_CREDENTIAL.exec(url)?.[2] ?? '';
  const colon = user.indexOf(':');
  if (colon === -1) return TOKEN_AS_USER.test(user) ? decoded(user) : null;
  return colon === user.length - 1 ? null : decoded(user.slice(colon + 1));
}

export function withoutSecretInUrl(url: string): string {
  return secretInUrl(url) === null ? url : url.replace(URL_CREDENTIAL, '$1');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns true if a setting contains a credential or says where git gets one. */
export function isCredential({ section, subsection, name, value }: ConfigEntry): boolean {
  if (section === 'credential') return true;
  if (section === 'http' && (name === 'extraheader' || name === 'cookiefile')) return true;
  if (section === 'url' && secretInUrl(subsection) !== null) return true;
  return /pass(?:word|wd)?$|token$|secret$/.test(name) && value !== '';
}

/** Returns the secret values in a setting. For a header, also its decoded base64 text and the token in it. */
export function secretsIn(entry: ConfigEntry): readonly string[] {
  const { section, subsection, name, value } = entry;
  const inUrls = [subsection, value].flatMap((url) => secretInUrl(url) ?? []);
  if (section === 'http' && name === 'extraheader') return [...inUrls, ...secretsInHeader(value)];
  if (section === 'credential' && name === 'helper') {
    return [...inUrls, ...[...value.matchAll(/password=([^\s"';}]+)/g)].map((match) => match[1] ?? '')];
  }
  if (section !== 'credential' && isCredential(entry) && section !== 'url' && name !== 'cookiefile') {
    return [...inUrls, value];
  }
  return inUrls;
}

/** Parses `AUTHORIZATION: basic <base64 of user:token>`, as actions/checkout writes it, or any other header. */
function secretsInHeader(header: string): readonly string[] {
  const [, scheme = '', given = ''] = /^[^:]+:\s*(?:(\S+)\s+)?(\S+)\s*$/.exec(header) ?? [];
  if (given === '') return [];
  if (scheme.toLowerCase() !== 'basic') return [given];
  const pair = Buffer.from(given, 'base64').toString('utf8');
  const token = pair.slice(pair.indexOf(':') + 1);
  // If the bytes are not text, the header's own value is the only secret.
  return pair.includes(':') && !pair.includes('\ufffd') ? [given, pair, token] : [given];
}

export interface ConfigFile {
  readonly path: string;
  readonly text: string;
  readonly entries: readonly ConfigEntry[];
}

/**
 * Reads these configuration files and all that they include, whatever the condition, once each. Missing files are left
 * out.
 */
export function configFiles(paths: readonly string[]): readonly ConfigFile[] {
  const found = new Map<string, ConfigFile>();
  const visit = (path: string, depth: number): void => {
    const text = found.has(path) || depth > MAX_INCLUDE_DEPTH ? null : readTextOrNull(path);
    if (text === null) return;
    const entries = parseConfig(text);
    found.set(path, { path, text, entries });
    for (const target of entries.flatMap((entry) => includeOf(entry, path) ?? [])) visit(target, depth + 1);
  };
  for (const path of paths) visit(path, 0);
  return [...found.values()];
}

/** Returns the absolute path that an `include` or `includeIf` names, or null for other settings. */
export function includeOf({ section, name, value }: ConfigEntry, file: string): string | null {
  if ((section !== 'include' && section !== 'includeif') || name !== 'path' || value === '') return null;
  if (value.startsWith('~/')) return join(homedir(), value.slice(2));
  return isAbsolute(value) ? value : resolve(dirname(file), value);
}
