import { isStandIn, looksMixed } from './real-value.ts';
import type { SecretKind } from './secret-kind.ts';

/** The least base64 letters of any key. An Ed25519 key has 64. */
const SHORTEST_BODY = 32;

/**
 * Reports if this is the text of a complete key, not of a placeholder. Runs of `A` are zero bytes, which every OpenSSH
 * key without a passphrase has.
 */
function isKey(value: string): boolean {
  const begin = withoutZeros(value.slice(0, 400));
  return begin.replace(/[^A-Za-z0-9+/=]/g, '').length >= SHORTEST_BODY && !isStandIn(begin);
}

function withoutZeros(value: string): string {
  return value.replace(/A{3,}/g, 'A');
}

/**
 * Beginnings of the base64 of private keys, by their DER headers: PKCS#1 and PKCS#8 RSA, EC, Ed25519, Ed448, OpenSSH.
 * They detect a key without its first line, but do not match certificates, which are public.
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
 * Characters in a key's text: base64, line breaks (also escaped), signs of a diff, joints of strings, and prefixes of
 * comments and quotes. In a diff, removed lines begin with `-`, like a key's last line.
 */
const BODY = String.raw`(?:[A-Za-z0-9+/=\s\\"',:.()&;#*|>]|(?<=\n|\\n)-(?!-))`;

/** Header lines of an encrypted key between its first line and its body. */
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
    // A kubeconfig, a Kubernetes secret, a CI variable: the whole file, encoded in base64 again.
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

/** The least length of a line of a key's body that is recognized by itself. */
const SHORTEST_LINE = 16;

/**
 * Returns the base64 lines of a private key without escapes, diff signs and quotes. Each is searched for separately,
 * because another text may break or quote the key differently. Words of prose are dropped.
 */
function keyLines(value: string): readonly string[] {
  const plain = value.replace(/\\+[nrt]/g, '\n').replace(/^[+ -]+/gm, '');
  const words = plain.match(/[A-Za-z0-9+/=]+/g) ?? [];
  return words.filter((word) => word.length >= SHORTEST_LINE && isBase64Line(withoutZeros(word)));
}

/**
 * Detects lines of base64. One in forty lines of 24 letters has no digit. Those are detected by their padding, or by
 * letter case that alternates more often than in names.
 */
function isBase64Line(word: string): boolean {
  if (looksMixed(word)) return true;
  const alternations = word.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
  return /[A-Za-z]=$/.test(word) || alternations * 3 >= word.length;
}
