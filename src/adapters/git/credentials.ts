import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { type ConfigEntry, parseConfig } from './config-text.ts';
import { readText } from './site.ts';

/** An include that includes itself must end. git's own limit (config.c). */
const DEEPEST_INCLUDE = 10;

/** `https://user:password@host/…` */
const IN_URL = /^([a-z][a-z0-9+.-]*:\/\/)([^/@\s]*)@/i;

/** A user's name alone is a token where it looks like none that a person has: long, with a digit. */
const TOKEN_AS_USER = /^(?=.*\d).{10,}$|^.{20,}$/;

/** What is secret in the user part of a URL: the password, or a token in the user's place; null where nothing is. */
export function secretInUrl(url: string): string | null {
  const user = IN_URL.exec(url)?.[2] ?? '';
  const colon = user.indexOf(':');
  if (colon === -1) return TOKEN_AS_USER.test(user) ? decoded(user) : null;
  return colon === user.length - 1 ? null : decoded(user.slice(colon + 1));
}

export function withoutSecretInUrl(url: string): string {
  return secretInUrl(url) === null ? url : url.replace(IN_URL, '$1');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a setting holds a credential, or says where git gets one. */
export function isCredential({ section, subsection, name, value }: ConfigEntry): boolean {
  if (section === 'credential') return true;
  if (section === 'http' && (name === 'extraheader' || name === 'cookiefile')) return true;
  if (section === 'url' && secretInUrl(subsection) !== null) return true;
  return /pass(?:word|wd)?$|token$|secret$/.test(name) && value !== '';
}

/** The secret values in a setting: of a header also what its base64 says, and the token in that. */
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

/** `AUTHORIZATION: basic <base64 of user:token>`, as actions/checkout writes it, or any other header. */
function secretsInHeader(header: string): readonly string[] {
  const [, scheme = '', given = ''] = /^[^:]+:\s*(?:(\S+)\s+)?(\S+)\s*$/.exec(header) ?? [];
  if (given === '') return [];
  if (scheme.toLowerCase() !== 'basic') return [given];
  const pair = Buffer.from(given, 'base64').toString('utf8');
  const token = pair.slice(pair.indexOf(':') + 1);
  // Bytes that are no text are no pair: then the header's own value is all there is.
  return pair.includes(':') && !pair.includes('\ufffd') ? [given, pair, token] : [given];
}

export interface ConfigFile {
  readonly path: string;
  readonly text: string;
  readonly entries: readonly ConfigEntry[];
}

/** These configuration files and all that they include, whatever the condition, once each. Missing ones are left out. */
export function configFiles(paths: readonly string[]): readonly ConfigFile[] {
  const found = new Map<string, ConfigFile>();
  const visit = (path: string, depth: number): void => {
    const text = found.has(path) || depth > DEEPEST_INCLUDE ? null : readText(path);
    if (text === null) return;
    const entries = parseConfig(text);
    found.set(path, { path, text, entries });
    for (const target of entries.flatMap((entry) => includeOf(entry, path) ?? [])) visit(target, depth + 1);
  };
  for (const path of paths) visit(path, 0);
  return [...found.values()];
}

/** The file that an `include` or `includeIf` names, absolute; null where the setting is none. */
export function includeOf({ section, name, value }: ConfigEntry, file: string): string | null {
  if ((section !== 'include' && section !== 'includeif') || name !== 'path' || value === '') return null;
  if (value.startsWith('~/')) return join(homedir(), value.slice(2));
  return isAbsolute(value) ? value : resolve(dirname(file), value);
}
