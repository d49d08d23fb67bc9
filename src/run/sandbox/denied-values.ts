import { basename } from 'node:path';
import { isStandIn, isUnmistakable } from '../../adapters/secrets/scan/real-value.ts';
import { secretValues } from '../context/secret-values.ts';

/** Minimum length of a value. Shorter ones would remove ordinary words from every text. */
const SHORTEST = 9;

/** `NAME=value`, `export NAME=value`, `name: value`, `"name": "value",`. */
const PAIR = /^(?:export\s+)?["']?([\w.-]+)["']?\s*[=:]\s*(.+?),?$/;

/** A PEM key or certificate. */
const PEM = /-----BEGIN ([A-Z0-9 ]+)-----\s([\s\S]*?)-----END \1-----/g;

/** Names of example files, which anyone may read. */
const EXAMPLE = /example|sample|template|dist|schema/;

export function isExample(path: string): boolean {
  return EXAMPLE.test(basename(path));
}

/**
 * Returns the values of a hidden file that must not reach the model in other ways, such as `git show HEAD:.env`. These
 * are values with a secret's name or form, and every line of a private key. Other values, such as `localhost`, are
 * common words and stay.
 */
export function deniedValues(path: string, text: string): readonly string[] {
  if (isExample(path)) return [];
  const keys = [...text.matchAll(PEM)]
    .filter(([, label = '']) => label.includes('PRIVATE KEY'))
    .flatMap(([, , body = '']) => body.split(/\s+/));
  const lines = text.replace(PEM, '').split(/[\r\n]+/);
  const values = lines.flatMap((line) => secretsIn(line.trim()));
  return [...new Set([...values, ...keys])].filter((value) => value.length >= SHORTEST);
}

function secretsIn(line: string): readonly string[] {
  if (line === '' || line.startsWith('#')) return [];
  const [, name = '', spelled = line] = PAIR.exec(line) ?? [];
  const value = unquoted(spelled);
  return secretValues({ [name]: value }, null, [name]).filter(
    (found) => isUnmistakable(found) && !isStandIn(found),
  );
}

/** Removes quotes, or a comment after an unquoted value. */
function unquoted(spelled: string): string {
  const quoted = /^(["'`])(.*)\1/.exec(spelled);
  return quoted?.[2] ?? spelled.replace(/\s+#.*$/, '');
}
