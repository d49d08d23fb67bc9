import { basename } from 'node:path';
import { isStandIn, isUnmistakable } from '../adapters/secret-scan/real-value.ts';
import { secretValues } from './secret-values.ts';

/** A shorter value would take ordinary words out of every text. */
const SHORTEST = 9;

/** `NAME=value`, `export NAME=value`, `name: value`, `"name": "value",`. */
const PAIR = /^(?:export\s+)?["']?([\w.-]+)["']?\s*[=:]\s*(.+?),?$/;

/** A key or certificate in its armour. */
const ARMOURED = /-----BEGIN ([A-Z0-9 ]+)-----\s([\s\S]*?)-----END \1-----/g;

/** A file of examples is for everybody to read. */
const EXAMPLE = /example|sample|template|dist|schema/;

export function isExample(path: string): boolean {
  return EXAMPLE.test(basename(path));
}

/**
 * What of a file that the model may not read must not reach it by another way either (`git show HEAD:.env`): the
 * values that are named like secrets or look like some, and every line of a private key. Not each value: half of
 * such a file says `localhost` and `development`, which stand in all the others too.
 */
export function deniedValues(path: string, text: string): readonly string[] {
  if (isExample(path)) return [];
  const keys = [...text.matchAll(ARMOURED)]
    .filter(([, label = '']) => label.includes('PRIVATE KEY'))
    .flatMap(([, , body = '']) => body.split(/\s+/));
  const lines = text.replace(ARMOURED, '').split(/[\r\n]+/);
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

/** Without its quotes, or without the comment behind it. */
function unquoted(spelled: string): string {
  const quoted = /^(["'`])(.*)\1/.exec(spelled);
  return quoted?.[2] ?? spelled.replace(/\s+#.*$/, '');
}
