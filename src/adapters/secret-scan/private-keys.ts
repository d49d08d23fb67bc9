import type { SecretKind } from './kind.ts';
import { isStandIn, looksMixed } from './real-value.ts';

/** Base64 that a key has, whatever its kind: an Ed25519 key has 64 letters. */
const SHORTEST_BODY = 32;

/**
 * Whether it is the text of a key, not one that is filled up or cut short. Runs of `A` are the zero bytes of every key
 * that OpenSSH writes without a passphrase.
 */
function isKey(value: string): boolean {
  const begin = withoutZeros(value.slice(0, 400));
  return begin.replace(/[^A-Za-z0-9+/=]/g, '').length >= SHORTEST_BODY && !isStandIn(begin);
}

function withoutZeros(value: string): string {
  return value.replace(/A{3,}/g, 'A');
}

/**
 * How the base64 of a private key begins, by its DER header: PKCS#1 and PKCS#8 RSA, EC, Ed25519, Ed448, OpenSSH. So a
 * key is known without its first line, and a certificate, which is public, is not taken for one.
 */
const KEY_BODY = [
  'MII[A-Za-z0-9+/]{3}IBAAK[BC]',
  'MII[A-Za-z0-9+/]{3}IBADANBgkqhkiG9w0BAQ',
  'MI[GH][A-Za-z0-9+/]AgEAMB[AM]GByqGSM49AgEG',
  'MH[cQ]CAQEEI',
  'MI(?:GkAgEBBD|HcAgEBBE)',
  'MC4CAQAwBQYDK2V[uw]BCIEI',
  'M(?:EcCAQAwBQYDK2VxBDsEOQ|EYCAQAwBQYDK2VvBDoEOA)',
  'b3BlbnNzaC1rZXktdjEA',
].join('|');

/**
 * What a key's text holds besides base64: line breaks, as they are or escaped, a diff's signs, joints of strings, what
 * begins a line of a comment or a quote. A line that a diff takes away begins with `-`, and so do a key's last lines.
 */
const BODY = String.raw`(?:[A-Za-z0-9+/=\s\\"',:.()&;#*|>]|(?<=\n|\\n)-(?!-))`;

/** The lines of an encrypted key between its first line and its body. */
const HEADERS = String.raw`(?:(?:\\[nr]|[\s"'+,0-9]){0,40}(?:Proc-Type|DEK-Info|Version|Comment|Hash): ?[\w,. ()-]{1,100}){0,5}`;

export const PRIVATE_KEYS: readonly SecretKind[] = [
  {
    name: 'a private key',
    hints: ['private key'],
    regex: new RegExp(
      `-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----${HEADERS}(?<value>${BODY}{32,20000})`,
      'g',
    ),
    isReal: (value) => /[A-Za-z0-9+/=]{32}/.test(value) && isKey(value),
    parts: keyLines,
  },
  {
    name: 'the body of a private key',
    hints: ['mii', 'mig', 'mih', 'mhc', 'mhq', 'mc4caqaw', 'mecca', 'meyca', 'b3blbnnza'],
    regex: new RegExp(`(?<![A-Za-z0-9/=])(?:${KEY_BODY})${BODY}{16,20000}`, 'g'),
    isReal: isKey,
    parts: keyLines,
  },
  {
    // A kubeconfig, a secret of Kubernetes, a variable of a CI: the whole file in base64 once more.
    name: 'a private key in base64',
    hints: ['ls0tls1crudjti'],
    regex: /LS0tLS1CRUdJTi[A-Za-z0-9+/=\s\\"']{60,30000}/g,
    isReal: (value) => isKeyFile(Buffer.from(value.replace(/\\+[nrt]/g, ''), 'base64').toString('latin1')),
    parts: keyLines,
  },
  {
    name: 'a PuTTY private key',
    hints: ['private-lines'],
    regex: /Private-Lines: ?[0-9]{1,3}(?<value>[A-Za-z0-9+/=\s\\+]{32,20000})/g,
    isReal: isKey,
    parts: keyLines,
  },
  {
    name: 'a Google Cloud service account key',
    hints: ['private_key_id'],
    regex: /private_key_id\\{0,7}["']?\s{0,4}[:=]\s{0,4}\\{0,7}["'](?<value>[0-9a-f]{40})\\{0,7}["']/g,
    isReal: (value) => !isStandIn(value),
  },
];

function isKeyFile(text: string): boolean {
  const body = /^-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----([\s\S]*)/.exec(text)?.[1];
  return body !== undefined && isKey(body);
}

/** Base64 of a key's body that is long enough to be known again by itself. */
const SHORTEST_LINE = 16;

/**
 * The base64 lines of a private key as it was found, without escapes, a diff's signs and quotes: each of them is
 * looked for by itself, because the next text may break or quote the key in another way. Words of prose are none.
 */
function keyLines(value: string): readonly string[] {
  const plain = value.replace(/\\+[nrt]/g, '\n').replace(/^[+ -]+/gm, '');
  const words = plain.match(/[A-Za-z0-9+/=]+/g) ?? [];
  return words.filter((word) => word.length >= SHORTEST_LINE && isBase64Line(withoutZeros(word)));
}

/**
 * One line in forty of 24 letters has no digit in it. Such a line is known by its padding, or by capital and small
 * letters that alternate more often than in any name that a person writes.
 */
function isBase64Line(word: string): boolean {
  if (looksMixed(word)) return true;
  const alternations = word.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
  return /[A-Za-z]=$/.test(word) || alternations * 3 >= word.length;
}
