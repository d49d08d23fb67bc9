import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../../../../src/adapters/secrets/redaction.ts';
import { type CommitCandidate, scanCommit } from '../../../../../src/adapters/secrets/scan/scan-commit.ts';
import type { Addition } from '../../../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../../../src/core/path/path.ts';

const scan = (candidate: CommitCandidate) => scanCommit(candidate).map(({ finding }) => finding);

/** Put together here, so that no scanner of ours or others' finds one in this file. */
const whole = (...parts: readonly string[]): string => parts.join('');

function added(path: string, text: string, removed = ''): Addition {
  const lines = text.split('\n').map((line, at) => ({ number: at + 1, text: line }));
  return { path: path as WorkspacePath, lines, removed: removed === '' ? [] : removed.split('\n') };
}

const nothingKnown = (): boolean => false;

function kindsIn(text: string): readonly string[] {
  const found = scan({ additions: [added('a.txt', text)], message: '', holdsKnown: nothingKnown });
  return found.map(({ kind }) => kind);
}

test('a secret in a setting of the commit is told by the setting', () => {
  const known = 'k9-'.repeat(9);
  const settings = [
    { name: 'git.author_name', text: 'Bot' },
    { name: 'git.branch', text: `forge/${known}` },
    { name: 'git.author_email', text: `a@${whole('AKIA', 'Z7QK4XW2PLM3N5RT')}` },
  ];
  const found = scan({
    additions: [],
    message: 'chore',
    settings,
    holdsKnown: (text) => text.includes(known),
  });
  expect(found.map(({ path, setting }) => [path, setting])).toEqual([
    [null, 'git.branch'],
    [null, 'git.author_email'],
  ]);
});

const KEYS: readonly (readonly [string, string])[] = [
  ['an AWS access key id alone', whole('id: AKIA', 'Z7QK4XW2PLM3N5RT')],
  ['a temporary AWS key id', whole('ASIA', 'Z7QK4XW2PLM3N5RT')],
  [
    'a JSON web token',
    whole(
      'eyJ',
      'hbGciOiJIUzI1NiJ9.eyJ',
      'pc3MiOiJhY21lIiwidWlkIjo0Mn0.',
      'k3J9xQ2mVbN7LzR0pWsB61aYtUeHcGd4',
    ),
  ],
  [
    'a line of a GCP key file',
    whole('  "private_key_id": "', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', '",'),
  ],
  ['a Google API key', whole('AIza', 'SyD9tSrke72PouQMnMX2a7eZSW0jkFMBWYo')],
  ['a GitHub token', whole('ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8')],
  [
    'a fine-grained GitHub token',
    whole(
      'github_pat_',
      '11ABCDEFG0aBcDeFgHiJkL_',
      'q7R8s9T0u1V2w3X4y5Z6a7B8c9D0e1F2g3H4i5J6k7L8m9N0o1P2q3R4s5T',
    ),
  ],
  ['an npm token', whole('npm_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8')],
  ['a Slack token', whole('xoxb', '-284756102938-284756102939-aQ9zXc7VbN5mKl3JhG1fDs8A')],
  ['a password in code', whole("const password = '", 'Tr0ub4dor&3xK', "';")],
  ['a password in JSON', whole('"db_password": "', 'k9$Lm2#pQx7', '"')],
  ['an API key in code', whole('apiKey: "', 'q7R8s9T0u1V2w3X4', '"')],
  ['a password in an env file', whole('export DB_PASSWORD=', 'k9xLm2pQx7Wv4')],
  ['a header with its credential', whole('"Authorization": "Bearer ', 'k3J9xQ2mVbN7LzR0pWsB61aY', '"')],
  ['a URL with a password', whole('https://deploy:', 'k9xLm2pQx7Wv4', '@git.internal.corp/x.git')],
  ['an Azure account key', whole('AccountKey=', 'q7R8s9T0u1V2w3X4'.repeat(5), 'q7R8s9==')],
];

describe('what a commit would add', () => {
  test.each(KEYS)('holds %s', (_, text) => {
    expect(kindsIn(`one\n${text}\nthree`)).toHaveLength(1);
  });

  test.each([
    ['PKCS#1 RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, 'pkcs1'],
    ['PKCS#8 RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, 'pkcs8'],
    ['SEC1 P-256', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, 'sec1'],
    ['PKCS#8 P-256', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, 'pkcs8'],
    ['PKCS#8 P-521', generateKeyPairSync('ec', { namedCurve: 'P-521' }).privateKey, 'pkcs8'],
    ['Ed25519', generateKeyPairSync('ed25519').privateKey, 'pkcs8'],
  ] as const)('holds a %s key, whole, without its first line, or on one line of code', (_, key, type) => {
    const pem = key.export({ type, format: 'pem' }).toString();
    expect(kindsIn(pem)).not.toEqual([]);
    expect(kindsIn(pem.split('\n').slice(1, -2).join('\n'))).not.toEqual([]);
    expect(kindsIn(`const key = ${JSON.stringify(pem)};`)).not.toEqual([]);
  });

  test('a public key is none', () => {
    for (const pair of [
      generateKeyPairSync('rsa', { modulusLength: 2048 }),
      generateKeyPairSync('ec', { namedCurve: 'P-256' }),
      generateKeyPairSync('ed25519'),
    ]) {
      expect(kindsIn(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString())).toEqual([]);
    }
  });

  test.each([
    [
      'a lock file',
      '"integrity": "sha512-Ab3/Zx9QvLm2Kp7RtY4WsD8FgH1JkN6BvC5XzQ0eUiOaSdFgHjKlPoIuYtReWq9mNbVcXzLkJhGfDsAqWeRtYw=="',
    ],
    ['a commit', "export const sha = '0123456789abcdef0123456789abcdef01234567';"],
    ['a digest', 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    ['a UUID', "export const id = '123e4567-e89b-12d3-a456-426614174000';"],
    ['a filled-up token', `token = "ghp_${'x'.repeat(36)}"`],
    ['the example of a manual', 'aws_access_key_id = AKIAIOSFODNN7EXAMPLE'],
    [
      'a textbook JWT',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIn0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    ],
    ['changeme', 'password = "changeme"'],
    ['changeme with a number', 'password: "change-me-123!"'],
    ['a shell reference', 'password="${DB_PASSWORD}"'],
    ['a workflow reference', 'password: "${{secrets.DB_PASSWORD}}"'],
    ['an environment reference', 'const password = process.env.PASSWORD_2024;'],
    ['a quoted environment reference', 'password: "process.env.Db2Password"'],
    ['a word', 'password: "correcthorsebattery"'],
    ['a label', 'password: "Passwort12"'],
    ['a name of a field', 'token: "refreshToken2"'],
    ['a path', 'secret: "/run/secrets/db_password1"'],
    ['an address', 'tokenUrl: "https://id.example.org/oauth2/v2/token"'],
    ['a dotted name', 'apiKey: "settings.auth2.apiKey"'],
    ['a URL of a manual', 'https://user:pass@example.com/path'],
    ['a URL with a reference', 'https://user:${TOKEN}@github.com/x/y'],
    ['a local database', 'postgres://postgres:postgres@localhost:5432/app'],
    ['prose', 'The password must have 8 characters, of which "2" are digits.'],
    [
      'a certificate',
      '-----BEGIN CERTIFICATE-----\nMIIDdzCCAl+gAwIBAgIEAgAAuTANBgkqhkiG9w0BAQUFADBaMQswCQYDVQQGEwJJ\n-----END CERTIFICATE-----',
    ],
    ['a first line alone', 'if (text.includes("-----BEGIN PRIVATE KEY-----")) return true;'],
  ])('is left in peace: %s', (_, text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  test.each([
    '// secretlint-disable',
    '/* secretlint-disable */',
    '// secretlint-disable-next-line',
    '<!-- secretlint-disable @secretlint/secretlint-rule-github -->',
  ])('a comment in the text does not switch the scan off: %s', (comment) => {
    const [, token = ''] = KEYS[5] ?? [];
    expect(kindsIn(`${comment}\n${token}`)).toHaveLength(1);
  });

  test('a place is told, the value never', () => {
    const [, token = ''] = KEYS[5] ?? [];
    const found = scan({
      additions: [
        {
          path: 'src/a.ts' as WorkspacePath,
          lines: [
            { number: 41, text: 'x' },
            { number: 97, text: token },
          ],
          removed: [],
        },
      ],
      message: '',
      holdsKnown: nothingKnown,
    });
    expect(found).toEqual([{ path: 'src/a.ts', line: 97, kind: 'a GitHub token' }]);
    expect(JSON.stringify(found)).not.toContain(token.slice(4, 12));
  });

  test('paths and the message are looked through too', () => {
    const [, token = ''] = KEYS[5] ?? [];
    const found = scan({
      additions: [added(`keys/${token}.txt`, 'x')],
      message: `chore: ${token}`,
      holdsKnown: nothingKnown,
    });
    expect(found.map(({ path, line }) => [path, line])).toEqual([
      [null, null],
      [`keys/${token}.txt`, null],
    ]);
  });

  test('what a moved file or a mended line held before is in the history already', () => {
    const [, token = ''] = KEYS[5] ?? [];
    const moved = [
      added('new.txt', token),
      { path: 'old.txt' as WorkspacePath, lines: [], removed: [token] },
    ];
    expect(scan({ additions: moved, message: '', holdsKnown: nothingKnown })).toEqual([]);
  });

  test('a long line hides nothing, wherever in it a token stands', () => {
    const [, token = ''] = KEYS[5] ?? [];
    for (const before of [0, 3570, 3590, 4070, 4096, 50_000]) {
      const text = `${'ab '.repeat(before / 3)} ${token} ${'cd '.repeat(9000)}`;
      expect(kindsIn(text), String(before)).toHaveLength(1);
    }
  });

  test('UTF-16 hides nothing', () => {
    const [, token = ''] = KEYS[5] ?? [];
    expect(kindsIn(Buffer.from(token, 'utf16le').toString('utf8'))).toHaveLength(1);
  });
});

describe('the secrets of the run', () => {
  const KEY = 'fhk-7Qm2vXc94LtRz0pWsB61';
  const redactor = createRedactor([KEY]);
  const knownIn = (text: string): boolean => redactor.isIn(text);
  const lineOf = (text: string) =>
    scan({ additions: [added('a.txt', text)], message: '', holdsKnown: knownIn }).map(({ line }) => line);

  test.each([
    ['plain', KEY],
    ['reversed', [...KEY].reverse().join('')],
    ['base64', Buffer.from(`x:${KEY}`).toString('base64')],
    ['hex', Buffer.from(KEY).toString('hex')],
    ['UTF-16', Buffer.from(KEY, 'utf16le').toString('latin1')],
  ])('are found %s', (_, text) => {
    expect(lineOf(`one\ntwo\n"${text}"\nfour`)).toEqual([3]);
  });

  test('are found cut over several lines, and told at the first', () => {
    expect(lineOf(`x = [\n"${KEY.slice(0, 9)}",\n"${KEY.slice(9, 17)}" +\n'${KEY.slice(17)}']`)).toEqual([1]);
  });

  test('are found although the commit also takes them away elsewhere', () => {
    const additions = [added('a.txt', KEY), { path: 'b.txt' as WorkspacePath, lines: [], removed: [KEY] }];
    const found = scan({ additions, message: '', holdsKnown: knownIn });
    expect(found).toEqual([{ path: 'a.txt', line: 1, kind: 'a secret that this run was given' }]);
  });
});
