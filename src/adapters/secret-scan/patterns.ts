import { isStandIn, looksReal } from './real-value.ts';

/** One kind of secret that the preset misses (FACTS, "Disk, git, commands"), and when a match is none. */
interface Pattern {
  readonly kind: string;
  /** Global. Where it has a group `value`, that is what is judged; else the whole match. */
  readonly regex: RegExp;
  readonly isReal: (value: string) => boolean;
}

const unlessStandIn = (value: string): boolean => !isStandIn(value);

/**
 * How the base64 of a private key begins, by its DER header: PKCS#1 and PKCS#8 RSA, EC, Ed25519, OpenSSH. So a
 * key is known without its first line, and a certificate, which is public, is not taken for one.
 */
const KEY_BODY = new RegExp(
  `(?:${[
    'MII[A-Za-z0-9+/]{3}IBAAK[BC]',
    'MII[A-Za-z0-9+/]{3}IBADANBgkqhkiG9w0BAQ',
    'MI[GH][A-Za-z0-9+/]AgEAMB[AM]GByqGSM49AgEG',
    'MH[cQ]CAQEEI',
    'MI(?:GkAgEBBD|HcAgEBBE)',
    'MC4CAQAwBQYDK2V[uw]BCIEI',
    'b3BlbnNzaC1rZXktdjEA',
  ].join('|')})[A-Za-z0-9+/=]{16,}`,
  'g',
);

const PASSWORD_NAME =
  '(?:pass(?:word|wd|phrase)|pwd|secret|token|api[-_]?key|access[-_]?key|private[-_]?key|signing[-_]?key|encryption[-_]?key|credentials?)';

/** A JWT that stands in every textbook: `{"sub":"1234567890",…`. */
const TEXTBOOK_JWT = 'eyJzdWIiOiIxMjM0NTY3ODkwI';

export const PATTERNS: readonly Pattern[] = [
  {
    kind: 'an AWS access key id',
    regex: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9])/g,
    isReal: unlessStandIn,
  },
  {
    kind: 'a JSON web token',
    regex: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/g,
    isReal: (value) => !value.includes(TEXTBOOK_JWT) && unlessStandIn(value),
  },
  {
    kind: 'a Google Cloud service account key',
    regex: /["']?private_key_id["']?\s*[:=]\s*["'](?<value>[0-9a-f]{40})["']/g,
    isReal: unlessStandIn,
  },
  {
    kind: 'a Google API key',
    regex: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g,
    isReal: unlessStandIn,
  },
  {
    kind: 'a private key',
    regex:
      /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s|["'+,])*(?<value>[A-Za-z0-9+/=]{32,})/g,
    isReal: unlessStandIn,
  },
  { kind: 'the body of a private key', regex: KEY_BODY, isReal: unlessStandIn },
  {
    kind: 'an Azure account key',
    regex: /(?:AccountKey|SharedAccessKey)=(?<value>[A-Za-z0-9+/]{42,86}==?)/g,
    isReal: unlessStandIn,
  },
  {
    kind: 'a credential in a header',
    regex: /\bauthorization["']?\s*[:=]\s*["'`]?(?:basic|bearer)\s+(?<value>[A-Za-z0-9+/._~-]{16,}=*)/gi,
    isReal: looksReal,
  },
  {
    kind: 'a password or key',
    regex: new RegExp(
      `${PASSWORD_NAME}["']?\\s*(?:=>|:=|[=:])\\s*(?<quote>["'\`])(?<value>[^"'\`\\s]{8,500})\\k<quote>`,
      'gi',
    ),
    isReal: looksReal,
  },
  {
    kind: 'a password or key',
    regex:
      /^[ \t]{0,80}(?:export[ \t]+)?[A-Z0-9_]*(?:PASS(?:WORD|WD|PHRASE)?|SECRET|TOKEN|KEY|PWD)=(?<value>[^\s"'`#]{8,500})[ \t]{0,80}$/gm,
    isReal: looksReal,
  },
];

export interface Match {
  readonly kind: string;
  readonly index: number;
  /** What makes it a secret. Never shown. */
  readonly value: string;
}

export function ownMatches(text: string): readonly Match[] {
  return PATTERNS.flatMap(({ kind, regex, isReal }) =>
    [...text.matchAll(regex)].flatMap((match) => {
      const value = match.groups?.value ?? match[0];
      return isReal(value) ? [{ kind, index: match.index, value }] : [];
    }),
  );
}
