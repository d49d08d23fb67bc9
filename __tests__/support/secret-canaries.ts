import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A secret of one kind, made up: nothing in this file looks like one, so no scanner finds any here. */
export interface Canary {
  readonly kind: string;
  /** What must be nowhere. */
  readonly value: string;
  /** The name that a setting for it has. */
  readonly name: string;
  /** The text around a value that has no form of its own; absent where the value alone is known. */
  readonly needsName?: true;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const MIXED = LETTERS + LETTERS.toUpperCase() + DIGITS;
const BASE32 = `${LETTERS.toUpperCase()}234567`;
const BECH32 = 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L';

/** The same letters each time, and other ones for each seed. */
function letters(seed: string, count: number, of = MIXED): string {
  let made = '';
  for (let round = 0; made.length < count; round += 1) {
    for (const byte of createHash('sha256').update(`${seed}${round}`).digest()) made += of[byte % of.length];
  }
  return made.slice(0, count);
}

const hex = (seed: string, count: number): string => letters(seed, count, '0123456789abcdef');
const uuid = (seed: string): string => [8, 4, 4, 4, 12].map((size, at) => hex(seed + at, size)).join('-');
const part = (object: object): string => Buffer.from(JSON.stringify(object)).toString('base64url');

function jwt(): string {
  return [
    part({ alg: 'HS256', typ: 'JWT' }),
    part({ sub: '1234567890', name: 'Ada', iat: 1516239022 }),
    letters('jwt', 43),
  ].join('.');
}

const made = (kind: string, name: string, value: string): Canary => ({ kind, name, value });
const named = (kind: string, name: string, value: string): Canary => ({ kind, name, value, needsName: true });

/** The kinds that other scanners know too and that turn up most; a value of each. */
export const CANARIES: readonly Canary[] = [
  made('AWS access key id', 'AWS_ACCESS_KEY_ID', `AKIA${letters('akia', 16, BASE32)}`),
  named(
    'AWS secret access key',
    'AWS_SECRET_ACCESS_KEY',
    `${letters('awssecret', 19)}/${letters('aws2', 20)}`,
  ),
  made('GitHub token', 'GITHUB_TOKEN', `ghp_${letters('ghp', 36)}`),
  made('GitHub app token', 'GH_TOKEN', `ghs_${letters('ghs', 36)}`),
  made('fine-grained GitHub token', 'GH_PAT', `github_pat_${letters('pat', 22)}_${letters('pat2', 59)}`),
  made('GitLab token', 'GITLAB_TOKEN', `glpat-${letters('gl', 20)}`),
  made('GitLab runner token', 'RUNNER_TOKEN', `glrt-${letters('glrt', 20)}`),
  made(
    'Slack bot token',
    'SLACK_TOKEN',
    `xoxb-${letters('s1', 12, DIGITS)}-${letters('s2', 12, DIGITS)}-${letters('s3', 24)}`,
  ),
  made(
    'Slack webhook',
    'SLACK_URL',
    `https://hooks.slack.com/services/T${letters('w1', 10, BASE32)}/B${letters('w2', 10, BASE32)}/${letters('w3', 24)}`,
  ),
  made(
    'Discord webhook',
    'DISCORD_URL',
    `https://discord.com/api/webhooks/${letters('d', 18, '123456789')}/${letters('d2', 68)}`,
  ),
  made(
    'Discord bot token',
    'DISCORD_TOKEN',
    `M${letters('db', 23)}.${letters('db2', 6)}.${letters('db3', 38)}`,
  ),
  made('Telegram bot token', 'BOT_TOKEN', `${letters('t', 10, '123456789')}:AA${letters('t2', 33)}`),
  made('Stripe key', 'STRIPE_KEY', `sk_live_${letters('st', 24)}`),
  made('Stripe restricted key', 'STRIPE_RK', `rk_live_${letters('srk', 24)}`),
  made('Shopify token', 'SHOPIFY_TOKEN', `shpat_${hex('sh', 32)}`),
  made('Square token', 'SQUARE_TOKEN', `sq0atp-${letters('sq', 22)}`),
  made('Twilio key', 'TWILIO_KEY', `SK${hex('tw', 32)}`),
  named('Twilio auth token', 'TWILIO_AUTH_TOKEN', hex('twt', 32)),
  made('SendGrid key', 'SENDGRID_KEY', `SG.${letters('sg', 22)}.${letters('sg2', 43)}`),
  made('Mailgun key', 'MAILGUN_KEY', `key-${hex('mg', 32)}`),
  made('Mailchimp key', 'MAILCHIMP_KEY', `${hex('mc', 32)}-us12`),
  made('npm token', 'NPM_TOKEN', `npm_${letters('npm', 36)}`),
  made('PyPI token', 'PYPI_TOKEN', `pypi-AgEIcHlwaS5vcmc${letters('pypi', 120)}`),
  made('RubyGems key', 'GEM_KEY', `rubygems_${hex('gem', 48)}`),
  made('crates.io token', 'CARGO_TOKEN', `cio${letters('cio', 32)}`),
  made('NuGet key', 'NUGET_KEY', `oy2${letters('nu', 43, LETTERS + DIGITS)}`),
  made('Docker Hub token', 'DOCKER_PAT', `dckr_pat_${letters('dckr', 27)}`),
  made('OpenAI key', 'OPENAI_API_KEY', `sk-proj-${letters('oa', 74)}T3BlbkFJ${letters('oa2', 74)}`),
  made('old OpenAI key', 'OPENAI_KEY', `sk-${letters('oao', 20)}T3BlbkFJ${letters('oao2', 20)}`),
  made('Anthropic key', 'ANTHROPIC_API_KEY', `sk-ant-api03-${letters('an', 93)}AA`),
  made('Google API key', 'GOOGLE_KEY', `AIza${letters('goog', 35)}`),
  made('Google OAuth secret', 'GOOGLE_SECRET', `GOCSPX-${letters('gocs', 28)}`),
  made('Hugging Face token', 'HF_TOKEN', `hf_${letters('hf', 34, LETTERS + LETTERS.toUpperCase())}`),
  made('Replicate token', 'REPLICATE_TOKEN', `r8_${letters('r8', 37)}`),
  made('Groq key', 'GROQ_KEY', `gsk_${letters('groq', 52)}`),
  made('Databricks token', 'DATABRICKS_TOKEN', `dapi${hex('dapi', 32)}`),
  made('DigitalOcean token', 'DO_TOKEN', `dop_v1_${hex('do', 64)}`),
  made('Heroku key', 'HEROKU', `HRKU-AA${letters('hk', 58)}`),
  named('old Heroku key', 'HEROKU_API_KEY', uuid('heroku')),
  made('Fly.io token', 'FLY_TOKEN', `fo1_${letters('fly', 43)}`),
  made('Linear key', 'LINEAR_KEY', `lin_api_${letters('lin', 40)}`),
  made('Notion token', 'NOTION_TOKEN', `ntn_${letters('ntn', 11, DIGITS)}${letters('ntn2', 35)}`),
  made('Atlassian token', 'JIRA_TOKEN', `ATATT3${letters('jira', 186)}`),
  made('Airtable token', 'AIRTABLE', `pat${letters('air', 14)}.${hex('air2', 64)}`),
  made('Postman key', 'POSTMAN_KEY', `PMAK-${hex('pm', 24)}-${hex('pm2', 34)}`),
  made('Pulumi token', 'PULUMI_TOKEN', `pul-${hex('pul', 40)}`),
  made('Terraform token', 'TFE_TOKEN', `${letters('tf', 14)}.atlasv1.${letters('tf2', 67)}`),
  made('Vault token', 'VAULT_TOKEN', `hvs.${letters('hvs', 95)}`),
  made('Doppler token', 'DOPPLER', `dp.pt.${letters('dp', 43)}`),
  made('Grafana token', 'GRAFANA', `glsa_${letters('gf', 32)}_${hex('gf2', 8)}`),
  made('New Relic key', 'NEW_RELIC', `NRAK-${letters('nr', 27, LETTERS.toUpperCase() + DIGITS)}`),
  made('Sentry token', 'SENTRY', `sntryu_${hex('sen', 64)}`),
  named('Datadog key', 'DD_API_KEY', hex('dd', 32)),
  made('Azure client secret', 'AZURE_CLIENT', `${letters('az', 3)}8Q~${letters('az2', 34)}`),
  made('age key', 'AGE', `AGE-SECRET-KEY-1${letters('age', 58, BECH32)}`),
  made('JSON web token', 'JWT', jwt()),
  named('password', 'DB_PASSWORD', `${letters('pw', 8)}7!x4${letters('pw2', 6)}`),
];

/** A private key, and lines of its body. */
export function keyCanary(): { readonly pem: string; readonly lines: readonly string[] } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const short = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { privateKey: long } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = long.export({ type: 'pkcs8', format: 'pem' }).toString();
  const all = [short, pem, openSshKey()];
  const lines = all.flatMap((text) => text.split('\n').filter((line) => /^[\w+/=]{16,}$/.test(line)));
  return { pem: all.join(''), lines };
}

/** An Ed25519 key without a passphrase, as ssh-keygen writes it (OpenSSH's PROTOCOL.key): full of zero bytes. */
export function openSshKey(): string {
  const field = (bytes: Buffer | string): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes.length);
    return Buffer.concat([size, Buffer.from(bytes)]);
  };
  const kind = field('ssh-ed25519');
  const [pub, seed, check] = [randomBytes(32), randomBytes(32), randomBytes(4)];
  const secret = [check, check, kind, field(pub), field(Buffer.concat([seed, pub])), field('ada@host')];
  const body = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    ...[field('none'), field('none'), field('')],
    Buffer.from([0, 0, 0, 1]),
    field(Buffer.concat([kind, field(pub)])),
    field(Buffer.concat([...secret, Buffer.from([1, 2, 3, 4, 5])])),
  ]);
  const lines = body.toString('base64').replace(/.{70}/g, '$&\n');
  const sides = ['BEGIN', 'END'].map((side) => `-----${side} OPENSSH PRIVATE ${'KEY'}-----`);
  return `${sides[0]}\n${lines}\n${sides[1]}\n`;
}

/** How a value stands in files and commands, by what reads them. */
export const CONTEXTS: Readonly<Record<string, (canary: Canary) => string>> = {
  'environment file': ({ name, value }) => `A=1\n${name}=${value}\nB=2`,
  'quoted environment file': ({ name, value }) => `export ${name}="${value}"`,
  JSON: ({ name, value }) => JSON.stringify({ a: 1, [name]: value, b: [2] }, null, 2),
  'compact JSON': ({ name, value }) => JSON.stringify({ [name.toLowerCase()]: value }),
  'JSON in a string': ({ name, value }) => JSON.stringify(JSON.stringify({ [name]: value })),
  'an escaped line': ({ name, value }) => JSON.stringify(`a\n${name}="${value}"\nb`),
  YAML: ({ name, value }) => `env:\n  ${name.toLowerCase()}: ${value}\n`,
  'quoted YAML': ({ name, value }) => `env:\n  ${name}: '${value}'\n`,
  code: ({ name, value }) => `const ${camel(name)} = '${value}';`,
  'a call': ({ name, value }) => `client.configure({ ${camel(name)}: "${value}", retry: 3 })`,
  Python: ({ name, value }) => `os.environ["${name}"] = "${value}"`,
  Ruby: ({ name, value }) => `config = { :${name.toLowerCase()} => '${value}' }`,
  shell: ({ name, value }) => `${name}='${value}' ./deploy.sh --now`,
  'a diff': ({ name, value }) => `@@ -1 +1,2 @@\n a\n+${name}=${value}\n`,
  TOML: ({ name, value }) => `[prod]\n${name.toLowerCase()} = "${value}"`,
  Dockerfile: ({ name, value }) => `FROM x\nENV ${name}=${value}\nRUN y`,
};

/** Where the form of a value says enough. */
export const BARE_CONTEXTS: Readonly<Record<string, (value: string) => string>> = {
  alone: (value) => value,
  prose: (value) => `use ${value}, and tell nobody`,
  header: (value) => `curl -H "Authorization: Bearer ${value}" https://api.internal/v1`,
  'a table': (value) => `name,key\nada,${value}\n`,
  markup: (value) => `<code>${value}</code>`,
};

function camel(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
