import { isStandIn, looksMixed, looksReal, looksRealBare } from './real-value.ts';
import { END, type SecretKind } from './secret-kind.ts';

const unlessStandIn = (value: string): boolean => !isStandIn(value);

const HEX = '[0-9a-f]';
const UUID = `${HEX}{8}-${HEX}{4}-${HEX}{4}-${HEX}{4}-${HEX}{12}`;

/** Matches the text between a name and its value: `": "`, ` = `, `=>`, `', '`, `>`, a space after a flag. */
const JOINT = String.raw`\\{0,7}["'\x60\])]{0,2}\s{0,4}(?:=>|:=|\?=|[=:,>]|\s)\s{0,4}\\{0,7}["'\x60]?`;

/** Values without a recognizable format. They are detected by the name of the service in front of them. */
const BY_SERVICE: readonly (readonly [name: string, words: string, names: string, value: string])[] = [
  ['a Datadog key', 'datadog dd_', '(?:datadog|dd)[\\w.-]{0,10}(?:key)', `${HEX}{40}|${HEX}{32}`],
  ['a Heroku key', 'heroku', 'heroku[\\w .-]{0,20}', UUID],
  [
    'a Cloudflare key',
    'cloudflare cf_',
    '(?:cloudflare|cf)[\\w.-]{0,20}(?:key|token)',
    `[A-Za-z0-9_-]{40}|${HEX}{37}`,
  ],
  ['a Twilio token', 'twilio', 'twilio[\\w.-]{0,20}(?:token|secret|key)', `${HEX}{32}`],
  ['an Algolia key', 'algolia', 'algolia[\\w.-]{0,20}key', `${HEX}{32}`],
  ['an Okta token', 'okta', 'okta[\\w.-]{0,20}', '00[\\w-]{40}'],
  ['a Snyk token', 'snyk', 'snyk[\\w.-]{0,20}', UUID],
  ['a Codecov token', 'codecov', 'codecov[\\w.-]{0,20}', UUID],
  ['a Postmark token', 'postmark', 'postmark[\\w.-]{0,20}', UUID],
  ['a Facebook secret', 'facebook fb_', '(?:facebook|fb)[\\w.-]{0,20}secret', `${HEX}{32}`],
  ['a Fastly key', 'fastly', 'fastly[\\w.-]{0,20}', '[\\w-]{32}'],
  ['a Vercel token', 'vercel', 'vercel[\\w.-]{0,20}token', '[A-Za-z0-9]{24}'],
  ['a Cohere key', 'cohere co_api', '(?:cohere|co_api)[\\w.-]{0,20}', '[A-Za-z0-9]{40}'],
  ['a Mistral key', 'mistral', 'mistral[\\w.-]{0,20}', '[A-Za-z0-9]{32}'],
  ['an Asana token', 'asana', 'asana[\\w.-]{0,20}', '[0-9a-f]{32}|[0-9]/[0-9]{16}:[0-9a-f]{32}'],
  ['a Sentry token', 'sentry', 'sentry[\\w.-]{0,20}token', `${HEX}{64}`],
  ['a Travis CI token', 'travis', 'travis[\\w.-]{0,20}token', '[A-Za-z0-9_-]{22}'],
  ['a Twitch secret', 'twitch', 'twitch[\\w.-]{0,20}(?:secret|token)', '[a-z0-9]{30}'],
  ['a Discord secret', 'discord', 'discord[\\w.-]{0,20}secret', '[\\w-]{32}'],
  ['a Pinecone key', 'pinecone', 'pinecone[\\w.-]{0,20}', `pcsk_[A-Za-z0-9_]{50,90}|${UUID}`],
];

const SERVICES: readonly SecretKind[] = BY_SERVICE.map(([name, words, names, value]) => ({
  name,
  hints: words.split(' '),
  regex: new RegExp(
    `(?:(?<![A-Za-z])|(?<=\\\\[nrt]))${names}${JOINT}(?<value>(?:${value}))${END}(?![-_])`,
    'gi',
  ),
  isReal: (found) => unlessStandIn(found) && looksMixed(found),
}));

const AWS_VALUE = '(?<![A-Za-z0-9/+])(?<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])';

/** 40 letters of base64. Only their context distinguishes them from a digest. */
const AWS_SECRETS: readonly SecretKind[] = [
  {
    name: 'an AWS secret access key',
    hints: ['secret', 'aws', 'amazon'],
    regex: new RegExp(
      `(?:secret[\\s_.-]{0,2}(?:access)?[\\s_.-]{0,2}key|(?:(?<![A-Za-z0-9])|(?<=\\\\[nrt]))(?:aws|amazon|s3|ses)[\\w .-]{0,20}(?:secret|key))${JOINT}${AWS_VALUE}`,
      'gi',
    ),
    isReal: looksLikeAwsSecret,
  },
  {
    // Both values appear together: in a table, in the arguments of a call, in two lines of a form.
    name: 'an AWS secret access key',
    hints: ['akia', 'asia'],
    regex: new RegExp(
      `(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9])[\\s\\S]{1,120}?${AWS_VALUE}`,
      'g',
    ),
    isReal: looksLikeAwsSecret,
  },
  {
    name: 'an AWS secret access key',
    hints: ['akia', 'asia'],
    regex: new RegExp(
      `${AWS_VALUE}(?=[\\s\\S]{1,80}?(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9]))`,
      'g',
    ),
    isReal: looksLikeAwsSecret,
  },
];

/** Excludes SHA-1 hashes and paths, which may also have 40 letters. */
function looksLikeAwsSecret(value: string): boolean {
  if (isStandIn(value) || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false;
  return looksMixed(value) || (/[+/]/.test(value) && /[a-z][A-Z][a-z]/.test(value));
}

const SECRET_NAME =
  '(?:pass(?:word|wd|phrase|code)|pwd|secret|token|api[-_ ]?key|access[-_]?key|auth[-_]?key|private[-_]?key|signing[-_]?key|encryption[-_]?key|master[-_]?key|shared[-_]?key|credentials?|_auth|_password)';

const GENERIC: readonly SecretKind[] = [
  {
    name: 'a credential in a header',
    hints: ['authorization'],
    regex:
      /authorization\\{0,7}["']?\s{0,4}[:=,]\s{0,4}\\{0,7}["'`]?(?:basic|bearer|token|apikey|digest|negotiate)\s{1,4}(?<value>[A-Za-z0-9+/._~-]{16,4000}={0,2})/gi,
    isReal: looksReal,
  },
  {
    name: 'a credential in a header',
    hints: ['bearer '],
    regex: /(?<![A-Za-z])bearer\s{1,4}(?<value>[A-Za-z0-9+/._~-]{20,4000}={0,2})/gi,
    isReal: (value) => looksReal(value) && looksMixed(value),
  },
  {
    name: 'a credential in a header',
    hints: ['x-', 'api-key'],
    regex:
      /(?<![A-Za-z])(?:x-[a-z-]{0,30}(?:key|token|secret|auth|password)|api-key)\\{0,7}["'`]?\s{0,4}[:=,]\s{0,4}\\{0,7}["'`]?(?<value>[\w.~+/-]{16,500}={0,2})/gi,
    isReal: (value) => looksReal(value) && looksMixed(value),
  },
  {
    name: 'a password on a command line',
    hints: ['curl', 'wget', 'http'],
    regex:
      /(?:curl|wget)(?=\s)[^\n]{0,200}?\s(?:-u|--user|--password)[\s=]{0,2}["']?(?:[^\s:"']{1,80}:)?(?<value>[^\s"']{8,200})/g,
    isReal: looksReal,
  },
  {
    name: 'a password on a command line',
    hints: ['--p', '--t', '--s', '--a'],
    regex:
      /(?<=\s)--(?:[a-z]{1,20}-){0,3}(?:password|passwd|passphrase|token|secret|api-key|access-key|secret-key)[\s=]["']?(?<value>[^\s"'`]{8,300})/g,
    isReal: looksRealBare,
  },
  {
    name: 'a password',
    hints: ['machine'],
    regex: /machine\s{1,4}\S{1,100}\s{1,10}login\s{1,4}\S{1,100}\s{1,10}password\s{1,4}(?<value>\S{6,300})/g,
    isReal: unlessStandIn,
  },
  {
    name: 'a credential of a registry',
    hints: ['"auth"', '_auth'],
    regex:
      /(?:"auth"\s{0,4}:\s{0,4}"|_auth(?:Token)?\s{0,2}=\s{0,2}"?)(?<value>[A-Za-z0-9+/_-]{16,2000}={0,2})/g,
    isReal: looksReal,
  },
  {
    name: 'a password',
    hints: ['password'],
    regex: /<add\s{1,4}key="[^"]{0,40}password"\s{1,4}value="(?<value>[^"]{8,200})"/gi,
    isReal: looksReal,
  },
  {
    name: 'a password or key',
    hints: ['pass', 'pwd', 'secret', 'token', 'key', 'credential', '_auth'],
    regex: new RegExp(
      `${SECRET_NAME}\\\\{0,7}["']?\\]?\\s{0,20}(?:=>|:=|\\?\\?=|[=:])\\s{0,20}(?<quote>\\\\{0,7}["'\`])(?<value>[^"'\`\\s\\\\]{8,500})\\k<quote>`,
      'gi',
    ),
    isReal: looksReal,
  },
  {
    name: 'a password or key',
    hints: ['key'],
    regex: /^[ \t]{0,80}(?:export[ \t]{1,4})?[A-Z0-9_]{0,60}KEY=(?<value>[^\s"'`#]{8,500})[ \t]{0,80}$/gm,
    isReal: looksReal,
  },
  {
    // An environment file, INI, YAML, properties: the unquoted value is at the end of its line.
    name: 'a password or key',
    hints: ['pass', 'pwd', 'secret', 'token', 'key', 'credential', '_auth'],
    regex: new RegExp(
      `^[ \\t+-]{0,80}(?:(?:export|set|ENV|ARG|-e|-)[ \\t]{1,4})?[\\w.-]{0,60}?${SECRET_NAME}[ \\t]{0,4}[=:][ \\t]{0,4}(?<value>[^\\s"'\`]{8,500})[ \\t]{0,80}\\r?$`,
      'gim',
    ),
    isReal: looksRealBare,
  },
  {
    // Before a command, in a list of arguments, in a string: `PGPASSWORD=… psql`.
    name: 'a password or key',
    hints: ['pass', 'pwd=', 'secret', 'token', 'key='],
    regex:
      /(?<![A-Za-z0-9_$])[A-Z][A-Z0-9_]{0,60}?(?:PASS(?:WORD|WD|PHRASE)?|PWD|SECRET|TOKEN|API_?KEY|ACCESS_KEY|PRIVATE_KEY|SECRET_KEY)=(?<value>[^\s"'`;&|<>]{8,300})/g,
    isReal: looksRealBare,
  },
  {
    name: 'a password or key',
    hints: ['"value"', 'value:'],
    regex: new RegExp(
      `(?:name|key)["']?\\s{0,4}[:=]\\s{0,4}["']?[\\w.-]{0,60}?${SECRET_NAME}["']?,?\\s{1,40}["']?value["']?\\s{0,4}[:=]\\s{0,4}["']?(?<value>[^\\s"'\`,}]{8,500})`,
      'gi',
    ),
    isReal: looksReal,
  },
  {
    name: 'a password or key',
    hints: ['</'],
    regex: new RegExp(`<(?<tag>[\\w.-]{0,40}${SECRET_NAME})>(?<value>[^<>\\s]{8,300})</`, 'gi'),
    isReal: looksReal,
  },
];

export const NAMED_VALUES: readonly SecretKind[] = [...AWS_SECRETS, ...SERVICES, ...GENERIC];
