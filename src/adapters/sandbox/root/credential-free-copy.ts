import { createHash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTextOrEmpty } from '../../files/host-files.ts';

/** The size limit of a configuration file. */
const MAX_FILE_BYTES = 64 * 1024;

/** Elements of Maven's settings that hold credentials. Nothing needs them without a network. */
const SECRET_ELEMENTS = /<(servers|proxies)\b[^>]*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;

/** Matches words that appear next to credentials, URLs with a user, and long random words. */
const SUSPICIOUS =
  /pass(?:word|wd|phrase)?\b|password|secret|token|credential|private.?key|api.?key|auth|bearer|:\/\/[^\s/"'<>]*@|<\s*!\s*(?:ENTITY|DOCTYPE)|[A-Za-z0-9+_]{32,}/i;

/** Returns the text without elements that hold credentials; null if the rest still seems to contain one. */
export function withoutCredentialElements(text: string): string | null {
  const rest = text.replace(/<!--[\s\S]*?-->/g, '').replace(SECRET_ELEMENTS, '');
  // Every such file begins with these names of Maven's schema.
  const judged = rest.replace(/https?:\/\/(?:maven\.apache\.org|www\.w3\.org)\/[\w./-]*/g, '');
  return looksLikeCredential(judged) ? null : rest;
}

/** Reports if something in the text looks like a credential, or like a field for one. */
export function looksLikeCredential(text: string): boolean {
  return SUSPICIOUS.test(text);
}

/** Writes what commands may see of this file into `folder`; null if they may see nothing. */
export function credentialFreeCopy(file: string, folder: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() !== true || stat.size > MAX_FILE_BYTES) return null;
  const text = withoutCredentialElements(readTextOrEmpty(file));
  if (text === null) return null;
  const copy = path.join(folder, createHash('sha256').update(file).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(copy, text);
  return copy;
}
