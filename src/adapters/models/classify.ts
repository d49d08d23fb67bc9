import type { ModelTrouble } from '../../core/model.ts';
import type { BadResponse, Failure } from './failure.ts';
import { keyPlaces, type Peer } from './peer.ts';
import { retryAfterMs } from './retry-after.ts';
import { cleanServerText, isJson, looksLikeHtml, messageOf } from './server-text.ts';

/** Wordings of "the prompt is too long", as the providers and the common local servers put it. */
const OVERFLOW =
  /context[ _-]?(?:length|window|limit|size)|prompt is too long|input is too long|input token count|too many (?:input |prompt )?tokens|maximum (?:prompt|input) length|reduce the length of|request_too_large/i;
/** Money, not pace: waiting does not help. Gemini words its per-minute limits like this too, see `isQuota`. */
const QUOTA =
  /insufficient[_ ](?:quota|funds|balance|credits?)|exceeded your current quota|credit balance|billing_(?:error|hard_limit)|payment required|out of credits/i;
const BAD_KEY =
  /(?:invalid|incorrect)[ _]api[ _]?key|api[ _]key (?:not valid|is invalid|expired)|API_KEY_INVALID|authentication_error|invalid x-api-key/i;
const NO_MODEL =
  /model_not_found|(?:unknown|no such) model|model\b.{0,120}\b(?:does not exist|not found|is not supported for)/i;

/** A whole answer in one of the protocols we speak, as a server gives it that does not stream. */
const WHOLE_ANSWER = /"(?:choices|candidates|output|content)"\s*:\s*\[/;
/** `"error": null` stands in answers that are none. */
const ERROR = /"error"(?!\s*:\s*null)/;

/** What the server said, in the two shapes it comes in: an answer with a status, or an error inside a stream. */
interface Said {
  /** 0 where the error came without one. */
  readonly status: number;
  /** Everything it said: codes are looked for in it. */
  readonly raw: string;
  /** Its words for a reader, cleaned. */
  readonly words: string;
  readonly retryAfterMs: number | undefined;
}

/** An answer that is no stream, put into words. */
export function failureOfResponse(response: BadResponse, peer: Peer): Failure {
  const { status, headers, body } = response;
  const html = looksLikeHtml(headers.get('content-type'), body);
  if (status >= 300 && status < 400) return redirected(headers.get('location'), peer);
  if (status === 404 && !isJson(body) && !NO_MODEL.test(body)) return misdirected(response, html, peer);
  if (html && status < 500 && status !== 429) {
    return final(
      'malformed',
      `${peer.address} answered with a web page (HTTP ${status}): is the base URL right?`,
    );
  }
  const words = html ? 'a web page' : cleanServerText(messageOf(body), peer.secrets);
  if (status < 300 && !ERROR.test(body)) {
    if (WHOLE_ANSWER.test(body)) {
      return final('malformed', `${peer.address} did not stream its answer: turn streaming on there`);
    }
    const shown = words === '' ? 'nothing' : words;
    return final('malformed', `${peer.address} answered with no stream (${shown}): is the base URL right?`);
  }
  const said = { status: status < 300 ? statusIn(body) : status, raw: body, words };
  return failureOf({ ...said, retryAfterMs: retryAfterMs(headers, body) }, peer);
}

/** An error that came inside a stream, or instead of its beginning. `status` is 0 where none was named. */
export function failureOfStreamError(status: number, text: string, peer: Peer): Failure {
  const words = cleanServerText(messageOf(text), peer.secrets);
  return failureOf({ status, raw: text, words, retryAfterMs: undefined }, peer);
}

function failureOf(said: Said, peer: Peer): Failure {
  const { status, raw } = said;
  const who = `${peer.provider} (${peer.address})`;
  const detail = `${status === 0 ? 'error in the stream' : `HTTP ${status}`}${said.words === '' ? '' : `: ${said.words.replace(/\.$/, '')}`}`;
  if (status === 401 || (status !== 429 && BAD_KEY.test(raw))) {
    const [what, remedy] = peer.hasKey
      ? ['refused the key', 'check']
      : ['wants a key, and none was given', 'set'];
    return final('auth', `${who} ${what}, ${detail}; ${remedy} ${keyPlaces(peer.provider)}`);
  }
  if (status === 402 || isQuota(raw, peer)) {
    return final('quota', `${who} says the account is used up, ${detail}; add credit or use another key`);
  }
  if (status === 403) {
    const remedy = peer.hasKey
      ? `check that the key may use model ${peer.model}`
      : `no key was given: set ${keyPlaces(peer.provider)}`;
    return final('auth', `${who} forbids this, ${detail}; ${remedy}`);
  }
  if (status !== 429 && (OVERFLOW.test(raw) || status === 413)) {
    const message = `the conversation is too long for model ${peer.model}, ${detail}`;
    return { ...final('overflow', message), said: raw };
  }
  if (status === 404 || (status < 500 && NO_MODEL.test(raw))) {
    return final(
      'not_found',
      `${who} does not know model ${peer.model}, ${detail}; check the model's name, and the base URL: it usually ends with /v1`,
    );
  }
  if (status === 429 || /rate_limit/.test(raw))
    return again('rate_limited', `${who} limits the rate, ${detail}`, said);
  if (status === 0 || status >= 500 || [408, 409, 425].includes(status)) {
    return again('server', `${who} failed, ${detail}`, said);
  }
  const message = `${who} rejected the request, ${detail}; check the model's settings`;
  return { ...final('bad_request', message), said: raw };
}

/** Gemini calls every limit a quota and points to billing; only one counted by the day is used up. */
function isQuota(raw: string, peer: Peer): boolean {
  if (peer.provider === 'google' && /RESOURCE_EXHAUSTED/.test(raw)) return /PerDay/.test(raw);
  return QUOTA.test(raw);
}

/** The status a gateway put into the body of an answer that it sent as 200. */
function statusIn(body: string): number {
  const match = /"(?:code|status)"\s*:\s*"?([45]\d\d)\b/.exec(body);
  return match === null ? 0 : Number(match[1]);
}

function redirected(location: string | null, peer: Peer): Failure {
  const named = location !== null && URL.canParse(location) ? new URL(location).origin : 'another address';
  // A host's name is small letters only, whatever was written.
  const target = cleanServerText(named, [...peer.secrets, ...peer.secrets.map((key) => key.toLowerCase())]);
  return final(
    'malformed',
    `${peer.address} redirects to ${target}; the key is not sent along: set the base URL to the final address`,
  );
}

/** A 404 that is no API's own: nothing of the kind is at that path, whatever the model is called. */
function misdirected({ body, asked }: BadResponse, html: boolean, peer: Peer): Failure {
  const words = html ? 'a web page' : cleanServerText(body, peer.secrets);
  const added = asked.startsWith(peer.address) ? asked.slice(peer.address.length) : new URL(asked).pathname;
  const end = peer.provider === 'google' ? '/v1beta' : '/v1';
  return final(
    'malformed',
    `nothing was found at ${asked} (HTTP 404${words === '' ? '' : `: ${words}`}): give the base URL without ${added}, usually ending with ${end}`,
  );
}

function final(trouble: ModelTrouble, message: string): Failure {
  return { trouble, message, retry: false };
}

function again(trouble: ModelTrouble, message: string, said: Said): Failure {
  const wait = said.retryAfterMs;
  return wait === undefined
    ? { trouble, message, retry: true }
    : { trouble, message, retry: true, retryAfterMs: wait };
}
