import { createHash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from './host-files.ts';

/** Bytes of a configuration file that is read. */
const LARGEST = 64 * 1024;

/** Parts of Maven's settings that hold credentials. Without a network nothing needs them. */
const SECRET_ELEMENTS = /<(servers|proxies)\b[^>]*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;

/** Words beside which credentials stand, an address with a user in it, and a long word that looks random. */
const SUSPICIOUS =
  /pass(?:word|wd|phrase)?\b|password|secret|token|credential|private.?key|api.?key|auth|bearer|:\/\/[^\s/"'<>]*@|<\s*!\s*(?:ENTITY|DOCTYPE)|[A-Za-z0-9+_]{32,}/i;

/** The text without what holds credentials; null where something else in it looks like one. */
export function withoutCredentials(text: string): string | null {
  const rest = text.replace(/<!--[\s\S]*?-->/g, '').replace(SECRET_ELEMENTS, '');
  // Names of Maven's schema, which every such file begins with.
  const judged = rest.replace(/https?:\/\/(?:maven\.apache\.org|www\.w3\.org)\/[\w./-]*/g, '');
  return looksLikeCredential(judged) ? null : rest;
}

/** Whether something in the text looks like a credential, or like a place for one. */
export function looksLikeCredential(text: string): boolean {
  return SUSPICIOUS.test(text);
}

/** Writes what commands may see of this file into `folder`; null where they may see nothing. */
export function cleanCopyOf(file: string, folder: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() !== true || stat.size > LARGEST) return null;
  const text = withoutCredentials(textOf(file));
  if (text === null) return null;
  const copy = path.join(folder, createHash('sha256').update(file).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(copy, text);
  return copy;
}
