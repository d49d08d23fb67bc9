import type { ModelTrouble } from '../../../core/model/model.ts';
import { otherOrigin } from '../../http/redirect-origin.ts';
import { retryAfterMs } from '../../http/retry-after.ts';
import { cleanServerText, isJson, looksLikeHtml, messageOf } from '../../http/server-text.ts';
import { type EndpointInfo, keyPlaces } from '../providers/endpoint-info.ts';
import { PROVIDER_DEFINITIONS } from '../providers/registry.ts';
import type { BadResponse, Failure } from './attempt-failure.ts';

/** Wordings of "the prompt is too long" from the providers and common local servers. */
const TOO_LONG_WORDING =
  /context[ _-]?(?:length|window|limit|size)|prompt is too long|input is too long|input token count|too many (?:input |prompt )?tokens|maximum (?:prompt|input) length|reduce the length of|request_too_large/i;
/** Wordings of an empty account. Waiting does not help. */
const QUOTA_WORDING =
  /insufficient[_ ](?:quota|funds|balance|credits?)|exceeded your current quota|credit balance|billing_(?:error|hard_limit)|payment required|out of credits/i;
const BAD_KEY =
  /(?:invalid|incorrect)[ _]api[ _]?key|api[ _]key (?:not valid|is invalid|expired)|API_KEY_INVALID|authentication_error|invalid x-api-key/i;
const NO_MODEL_WORDING =
  /model_not_found|(?:unknown|no such) model|model\b.{0,120}\b(?:does not exist|not found|is not supported for)/i;

/** A complete answer in one of the supported protocols, from a server that does not stream. */
const WHOLE_ANSWER = /"(?:choices|candidates|output|content)"\s*:\s*\[/;
/** `"error": null` appears in successful answers. */
const ERROR = /"error"(?!\s*:\s*null)/;

/** A server's error: an answer with a status, or an error inside a stream. */
interface ServerError {
  /** 0 if the error has no status. */
  readonly status: number;
  /** The complete text, which is searched for codes. */
  readonly raw: string;
  /** The message for people, cleaned. */
  readonly words: string;
  readonly retryAfterMs: number | undefined;
}

/** Classifies an answer that is not a stream. */
export function failureOfResponse(response: BadResponse, endpointInfo: EndpointInfo): Failure {
  const { status, headers, body } = response;
  const html = looksLikeHtml(headers.get('content-type'), body);
  if (status >= 300 && status < 400) return redirected(headers.get('location'), endpointInfo);
  if (status === 404 && !isJson(body) && !NO_MODEL_WORDING.test(body))
    return wrongAddress(response, html, endpointInfo);
  if (html && status < 500 && status !== 429) {
    return permanentFailure(
      'malformed',
      `${endpointInfo.address} returned a web page (HTTP ${status}): check the base URL`,
    );
  }
  const words = html ? 'a web page' : cleanServerText(messageOf(body), endpointInfo.secrets);
  if (status < 300 && !ERROR.test(body)) {
    if (WHOLE_ANSWER.test(body)) {
      return permanentFailure(
        'malformed',
        `${endpointInfo.address} did not stream its response: turn on streaming in the server`,
      );
    }
    const shown = words === '' ? 'nothing' : words;
    return permanentFailure(
      'malformed',
      `${endpointInfo.address} did not return a stream (${shown}): check the base URL`,
    );
  }
  const said = { status: status < 300 ? statusIn(body) : status, raw: body, words };
  return classify({ ...said, retryAfterMs: retryAfterMs(headers, body) }, endpointInfo);
}

/** Classifies an error inside a stream, or in place of its beginning. `status` is 0 if none was named. */
export function failureOfStreamError(status: number, text: string, endpointInfo: EndpointInfo): Failure {
  const words = cleanServerText(messageOf(text), endpointInfo.secrets);
  return classify({ status, raw: text, words, retryAfterMs: undefined }, endpointInfo);
}

function classify(said: ServerError, endpointInfo: EndpointInfo): Failure {
  const { status, raw } = said;
  const who = `${endpointInfo.provider} (${endpointInfo.address})`;
  const detail = `${status === 0 ? 'error in the stream' : `HTTP ${status}`}${said.words === '' ? '' : `: ${said.words.replace(/\.$/, '')}`}`;
  if (status === 401 || (status !== 429 && BAD_KEY.test(raw))) {
    const [what, remedy] = endpointInfo.hasKey
      ? ['rejected the key', 'check']
      : ['requires a key, but none is set', 'set'];
    return permanentFailure(
      'auth',
      `${who} ${what}, ${detail}; ${remedy} ${keyPlaces(endpointInfo.provider)}`,
    );
  }
  if (status === 402 || isQuotaError(raw, endpointInfo)) {
    return permanentFailure(
      'quota',
      `the account at ${who} has no credit left, ${detail}; add credit or use another key`,
    );
  }
  if (status === 403) {
    const remedy = endpointInfo.hasKey
      ? `check that the key has access to model ${endpointInfo.model}`
      : `no key is set: set ${keyPlaces(endpointInfo.provider)}`;
    return permanentFailure('auth', `${who} denied access, ${detail}; ${remedy}`);
  }
  if (status !== 429 && (TOO_LONG_WORDING.test(raw) || status === 413)) {
    const message = `the conversation is too long for model ${endpointInfo.model}, ${detail}`;
    return { ...permanentFailure('overflow', message), said: raw };
  }
  if (status === 404 || (status < 500 && NO_MODEL_WORDING.test(raw))) {
    return permanentFailure(
      'not_found',
      `${who} does not have model ${endpointInfo.model}, ${detail}; check the model name and the base URL, which usually ends with /v1`,
    );
  }
  if (status === 429 || /rate_limit/.test(raw))
    return retryableFailure('rate_limited', `${who} is rate limiting requests, ${detail}`, said);
  if (status === 0 || status >= 500 || [408, 409, 425].includes(status)) {
    return retryableFailure('server', `${who} failed, ${detail}`, said);
  }
  const message = `${who} rejected the request, ${detail}; check the settings under model`;
  return { ...permanentFailure('bad_request', message), said: raw };
}

function isQuotaError(raw: string, { provider }: EndpointInfo): boolean {
  return PROVIDER_DEFINITIONS[provider].isQuotaError?.(raw) ?? QUOTA_WORDING.test(raw);
}

/** Returns the status that a gateway put into the body of an answer with status 200. */
function statusIn(body: string): number {
  const match = /"(?:code|status)"\s*:\s*"?([45]\d\d)\b/.exec(body);
  return match === null ? 0 : Number(match[1]);
}

function redirected(location: string | null, endpointInfo: EndpointInfo): Failure {
  const elsewhere = otherOrigin(location, endpointInfo.address);
  // A host name is always lower case.
  const secrets = [...endpointInfo.secrets, ...endpointInfo.secrets.map((key) => key.toLowerCase())];
  const target = elsewhere === null ? 'another address' : cleanServerText(elsewhere, secrets);
  return permanentFailure(
    elsewhere === null ? 'malformed' : 'redirected',
    `${endpointInfo.address} redirects to ${target}, and the key is not sent there: set the base URL to the final address`,
  );
}

/** Returns the failure for a 404 that does not come from an API: the path does not exist, whatever the model's name. */
function wrongAddress({ body, asked }: BadResponse, html: boolean, endpointInfo: EndpointInfo): Failure {
  const words = html ? 'a web page' : cleanServerText(body, endpointInfo.secrets);
  const added = asked.startsWith(endpointInfo.address)
    ? asked.slice(endpointInfo.address.length)
    : new URL(asked).pathname;
  const { baseUrl } = PROVIDER_DEFINITIONS[endpointInfo.provider];
  const end = baseUrl === null ? '/v1' : new URL(baseUrl).pathname;
  return permanentFailure(
    'malformed',
    `${asked} does not exist (HTTP 404${words === '' ? '' : `: ${words}`}): set the base URL without ${added}, usually ending with ${end}`,
  );
}

function permanentFailure(trouble: ModelTrouble, message: string): Failure {
  return { trouble, message, retry: false };
}

function retryableFailure(trouble: ModelTrouble, message: string, said: ServerError): Failure {
  const wait = said.retryAfterMs;
  return wait === undefined
    ? { trouble, message, retry: true }
    : { trouble, message, retry: true, retryAfterMs: wait };
}
