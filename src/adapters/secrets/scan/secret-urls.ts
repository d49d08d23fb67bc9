import { isStandIn, looksReal } from './real-value.ts';
import { END, type SecretKind } from './secret-kind.ts';

const unlessStandIn = (value: string): boolean => !isStandIn(value);

/** URLs that are secrets: with one, anybody can post to it, read with it or log in. */
export const ADDRESSES: readonly SecretKind[] = [
  {
    name: 'a Discord webhook',
    hints: ['/api/webhooks/', '/api/v'],
    regex: /discord(?:app)?\.com\/api\/(?:v[0-9]{1,2}\/)?webhooks\/[0-9]{15,22}\/(?<value>[\w-]{50,100})/g,
    isReal: unlessStandIn,
  },
  {
    name: 'a Slack webhook',
    hints: ['hooks.slack.com'],
    regex:
      /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<value>[A-Za-z0-9]{8,14}\/[A-Za-z0-9]{8,20}\/[A-Za-z0-9/]{16,60})/g,
    isReal: unlessStandIn,
  },
  {
    name: 'a Microsoft Teams webhook',
    hints: ['webhook.office.com'],
    regex:
      /[a-z0-9-]{1,60}\.webhook\.office\.com\/webhookb2\/(?<value>[0-9a-f-]{36}@[0-9a-f-]{36}\/IncomingWebhook\/[0-9a-f]{32}\/[0-9a-f-]{36}(?:\/[\w-]{20,60})?)/g,
    isReal: unlessStandIn,
  },
  {
    name: 'a Google Chat webhook',
    hints: ['chat.googleapis.com'],
    regex:
      /chat\.googleapis\.com\/v1\/spaces\/[\w-]{5,40}\/messages\?[^\s"'`<>]{0,80}token=(?<value>[\w%-]{30,100})/g,
    isReal: unlessStandIn,
  },
  {
    name: 'a Zapier webhook',
    hints: ['hooks.zapier.com'],
    regex: /hooks\.zapier\.com\/hooks\/catch\/(?<value>[0-9]{4,12}\/[a-z0-9]{6,12})/g,
    isReal: unlessStandIn,
  },
  {
    name: 'an Azure storage signature',
    hints: ['sig='],
    regex: /[?&]sig=(?<value>[A-Za-z0-9%+/]{40,120}(?:%3D|=)?)/gi,
    isReal: (value) => looksReal(value.replace(/%3D$|=$/i, '')),
  },
  {
    name: 'a password in an address',
    hints: ['://'],
    regex: /:\/\/[^\s/:@"'`<>{}|\\^?#]{0,100}:(?<value>[^\s/@"'`<>\\?#]{3,200})@[\w[]/g,
    isReal: isPassword,
  },
  {
    name: 'a token in an address',
    hints: ['token=', 'key=', 'secret=', 'password='],
    regex:
      /[?&](?:access_?token|auth_?token|api_?key|apikey|client_?secret|private_?token|token|secret|password)=(?<value>[\w.~%+/-]{16,300}={0,2})/gi,
    isReal: looksReal,
  },
  {
    name: 'an Azure account key',
    hints: ['accountkey=', 'sharedaccesskey=', 'accesskey='],
    regex: /(?:AccountKey|SharedAccessKey|AccessKey)=(?<value>[A-Za-z0-9+/]{42,86}={1,2})/gi,
    isReal: unlessStandIn,
  },
  {
    name: 'a password in a connection string',
    hints: ['password=', 'pwd='],
    regex: /;\s{0,2}(?:Password|Pwd)=(?<value>[^;\s"'`<>]{6,120})(?=[;"'`\s]|$)/gi,
    isReal: looksReal,
  },
  {
    name: 'a JSON web token',
    hints: ['eyj'],
    regex: new RegExp(
      `(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtfb]|%[0-9A-F]{2}))eyJ[\\w-]{8,2000}\\.eyJ[\\w-]{8,8000}\\.(?<sign>[\\w-]{16,2000})${END}`,
      'g',
    ),
    isReal: (value) => !isTextbookJwt(value) && unlessStandIn(value),
  },
];

/** Accepts short and plain passwords in a URL too, but not `user:pass` or the name itself. */
function isPassword(value: string): boolean {
  let plain = value;
  try {
    plain = decodeURIComponent(value);
  } catch {
    // A stray percent sign is part of the password.
  }
  return looksReal(plain.replace(/\s/g, ''));
}

/** Signatures of the tokens in RFC 7519 and in the documentation of JWT tools. */
const TEXTBOOK_SIGNATURES = [
  'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  'TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ',
  'KMUFsIDTnFmyG3nMiGM6H9FNFUROf3wh7SmqJp-QV30',
  'dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  'XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o',
];

function isTextbookJwt(value: string): boolean {
  return TEXTBOOK_SIGNATURES.some((signature) => value.endsWith(signature));
}
