export const id = 1610;
export const ids = [1610];
export const modules = {

/***/ 40731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ otherOrigin)
/* harmony export */ });
/**
 * Returns the origin of a redirect if it differs from the requested one; null for the same origin or an invalid
 * address. `location` may be relative, or omit the scheme.
 */
function otherOrigin(location, asked) {
    if (location === null || !URL.canParse(location, asked))
        return null;
    const { origin, protocol } = new URL(location, asked);
    if (origin === new URL(asked).origin)
        return null;
    return origin === 'null' ? protocol : origin;
}


/***/ }),

/***/ 61610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLiveProvider: () => (/* binding */ openLiveProvider)
});

// EXTERNAL MODULE: ./build/core/model/model.js
var model = __webpack_require__(26373);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/adapters/http/proxy.js
var proxy = __webpack_require__(40926);
// EXTERNAL MODULE: ./build/adapters/http/server-text.js
var server_text = __webpack_require__(48367);
// EXTERNAL MODULE: ./build/core/settled.js
var settled = __webpack_require__(67207);
// EXTERNAL MODULE: ./build/adapters/models/providers/provider-client.js
var provider_client = __webpack_require__(20234);
;// CONCATENATED MODULE: ./build/adapters/models/attempt/attempt-failure.js
/** Thrown inside one attempt. The retry loop turns it into a ModelError or another attempt. */
class AttemptFailed extends Error {
    failure;
    /** An incomplete answer is charged too. */
    spent;
    constructor(failure, spent) {
        super(failure.message);
        this.name = 'AttemptFailed';
        this.failure = failure;
        this.spent = spent;
    }
}
/** An answer that is not a stream: an error status, a redirect, a web page. */
class BadResponse extends Error {
    status;
    headers;
    /** The beginning of the body. */
    body;
    /** Scheme, host and path of the request. */
    asked;
    constructor(status, headers, body, asked) {
        super(`HTTP ${status}`);
        this.name = 'BadResponse';
        this.status = status;
        this.headers = headers;
        this.body = body;
        this.asked = asked;
    }
}
/** A stream or an event that is too long. The message has the limit. */
class OverlongResponse extends Error {
    constructor(what) {
        super(what);
        this.name = 'OverlongResponse';
    }
}
/** A body that broke off. The server was reached, so its address is right. */
class BrokenBody extends Error {
    constructor(cause) {
        super('the response ended too early', { cause });
        this.name = 'BrokenBody';
    }
}

// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/adapters/http/connection-errors.js
var connection_errors = __webpack_require__(58822);
;// CONCATENATED MODULE: ./build/adapters/models/attempt/classify-connection.js




/** Returns the failure of a call that the watchdog ended. */
function failureOfCutOff(cut, endpointInfo) {
    switch (cut.kind) {
        case 'aborted':
            return { trouble: 'aborted', message: 'the run was stopped during a model request', retry: false };
        case 'deadline':
            return {
                trouble: 'timeout',
                message: `the run's time limit was reached while waiting for the model at ${endpointInfo.address}`,
                retry: false,
            };
        case 'first':
            return timeout(`timed out waiting for the model: ${endpointInfo.address} sent nothing for ${(0,figures/* seconds */.YA)(cut.afterMs)}`);
        case 'idle':
            return timeout(`timed out waiting for the model: ${endpointInfo.address} stopped for ${(0,figures/* seconds */.YA)(cut.afterMs)} in the middle of its response`);
        case 'step':
            return timeout(`timed out waiting for the model: ${endpointInfo.address} did not finish its response within ${(0,figures/* seconds */.YA)(cut.afterMs)}`);
    }
}
function timeout(message) {
    return { trouble: 'timeout', message, retry: true };
}
/** Returns the failure of a connection that was never made, or broke. */
function failureOfNetwork(error, endpointInfo) {
    if ((0,connection_errors/* causes */.p)(error).some((cause) => cause instanceof BrokenBody))
        return failureOfBrokenStream(endpointInfo, true);
    const { what, remedy, isTransient: passes } = (0,connection_errors/* describeConnectionFailure */.y)(error, endpointInfo);
    return { trouble: 'network', message: `${what}: ${remedy}`, retry: passes };
}
/** Returns the failure of a stream that ended too early. `begun` says that some of the answer had arrived. */
function failureOfBrokenStream(endpointInfo, begun) {
    if (begun) {
        // The server had begun to answer, so the failure is its own.
        const message = `the response from ${endpointInfo.address} ended too early`;
        return { trouble: 'server', message, retry: true };
    }
    const message = `${endpointInfo.address} returned an empty response: check the base URL`;
    return { trouble: 'network', message, retry: true };
}
/** Returns the failure of a stream whose data does not match the protocol. */
function failureOfContent(reason, endpointInfo) {
    const shown = (0,server_text/* cleanServerText */.Ct)(reason, endpointInfo.secrets).slice(0, 160);
    return {
        trouble: 'malformed',
        message: `${endpointInfo.address} does not use the protocol of provider ${endpointInfo.provider} (${shown}): check the base URL and the provider`,
        retry: false,
    };
}

// EXTERNAL MODULE: ./build/adapters/http/redirect-origin.js
var redirect_origin = __webpack_require__(40731);
;// CONCATENATED MODULE: ./build/adapters/http/retry-after.js
/**
 * Returns how long the server asks to wait, in ms. `retry-after-ms` (OpenAI, Azure) is the most precise. `retry-after`
 * has seconds or a date (RFC 9110, 10.2.3), which is compared with the server's own `date`, so our clock does not
 * matter. Gemini sends `"retryDelay": "34s"` in the body.
 */
function retryAfterMs(headers, body) {
    const ms = decimal(headers.get('retry-after-ms'));
    if (ms !== undefined)
        return Math.ceil(ms);
    const header = headers.get('retry-after');
    const seconds = decimal(header) ?? decimal(/"retryDelay"\s*:\s*"([\d.]+)s"/.exec(body)?.[1] ?? null);
    if (seconds !== undefined)
        return Math.ceil(seconds * 1000);
    const until = Date.parse(header ?? '') - Date.parse(headers.get('date') ?? '');
    return Number.isNaN(until) ? undefined : Math.max(0, until);
}
function decimal(text) {
    return text !== null && /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}

// EXTERNAL MODULE: ./build/adapters/models/providers/endpoint-info.js
var endpoint_info = __webpack_require__(32845);
// EXTERNAL MODULE: ./build/adapters/models/providers/registry.js + 5 modules
var registry = __webpack_require__(76520);
;// CONCATENATED MODULE: ./build/adapters/models/attempt/classify-response.js





/** Wordings of "the prompt is too long" from the providers and common local servers. */
const TOO_LONG_WORDING = /context[ _-]?(?:length|window|limit|size)|prompt is too long|input is too long|input token count|too many (?:input |prompt )?tokens|maximum (?:prompt|input) length|reduce the length of|request_too_large/i;
/** Wordings of an empty account. Waiting does not help. */
const QUOTA_WORDING = /insufficient[_ ](?:quota|funds|balance|credits?)|exceeded your current quota|credit balance|billing_(?:error|hard_limit)|payment required|out of credits/i;
const BAD_KEY = /(?:invalid|incorrect)[ _]api[ _]?key|api[ _]key (?:not valid|is invalid|expired)|API_KEY_INVALID|authentication_error|invalid x-api-key/i;
const NO_MODEL_WORDING = /model_not_found|(?:unknown|no such) model|model\b.{0,120}\b(?:does not exist|not found|is not supported for)/i;
/** A complete answer in one of the supported protocols, from a server that does not stream. */
const WHOLE_ANSWER = /"(?:choices|candidates|output|content)"\s*:\s*\[/;
/** `"error": null` appears in successful answers. */
const ERROR = /"error"(?!\s*:\s*null)/;
/** Classifies an answer that is not a stream. */
function failureOfResponse(response, endpointInfo) {
    const { status, headers, body } = response;
    const html = (0,server_text/* looksLikeHtml */.te)(headers.get('content-type'), body);
    if (status >= 300 && status < 400)
        return redirected(headers.get('location'), endpointInfo);
    if (status === 404 && !(0,server_text/* isJson */.Fh)(body) && !NO_MODEL_WORDING.test(body))
        return wrongAddress(response, html, endpointInfo);
    if (html && status < 500 && status !== 429) {
        return permanentFailure('malformed', `${endpointInfo.address} returned a web page (HTTP ${status}): check the base URL`);
    }
    const words = html ? 'a web page' : (0,server_text/* cleanServerText */.Ct)((0,server_text/* messageOf */.bD)(body), endpointInfo.secrets);
    if (status < 300 && !ERROR.test(body)) {
        if (WHOLE_ANSWER.test(body)) {
            return permanentFailure('malformed', `${endpointInfo.address} did not stream its response: turn on streaming in the server`);
        }
        const shown = words === '' ? 'nothing' : words;
        return permanentFailure('malformed', `${endpointInfo.address} did not return a stream (${shown}): check the base URL`);
    }
    const said = { status: status < 300 ? statusIn(body) : status, raw: body, words };
    return classify({ ...said, retryAfterMs: retryAfterMs(headers, body) }, endpointInfo);
}
/** Classifies an error inside a stream, or in place of its beginning. `status` is 0 if none was named. */
function failureOfStreamError(status, text, endpointInfo) {
    const words = (0,server_text/* cleanServerText */.Ct)((0,server_text/* messageOf */.bD)(text), endpointInfo.secrets);
    return classify({ status, raw: text, words, retryAfterMs: undefined }, endpointInfo);
}
function classify(said, endpointInfo) {
    const { status, raw } = said;
    const who = `${endpointInfo.provider} (${endpointInfo.address})`;
    const detail = `${status === 0 ? 'error in the stream' : `HTTP ${status}`}${said.words === '' ? '' : `: ${said.words.replace(/\.$/, '')}`}`;
    if (status === 401 || (status !== 429 && BAD_KEY.test(raw))) {
        const [what, remedy] = endpointInfo.hasKey
            ? ['rejected the key', 'check']
            : ['requires a key, but none is set', 'set'];
        return permanentFailure('auth', `${who} ${what}, ${detail}; ${remedy} ${(0,endpoint_info/* keyPlaces */.q)(endpointInfo.provider)}`);
    }
    if (status === 402 || isQuotaError(raw, endpointInfo)) {
        return permanentFailure('quota', `the account at ${who} has no credit left, ${detail}; add credit or use another key`);
    }
    if (status === 403) {
        const remedy = endpointInfo.hasKey
            ? `check that the key has access to model ${endpointInfo.model}`
            : `no key is set: set ${(0,endpoint_info/* keyPlaces */.q)(endpointInfo.provider)}`;
        return permanentFailure('auth', `${who} denied access, ${detail}; ${remedy}`);
    }
    if (status !== 429 && (TOO_LONG_WORDING.test(raw) || status === 413)) {
        const message = `the conversation is too long for model ${endpointInfo.model}, ${detail}`;
        return { ...permanentFailure('overflow', message), said: raw };
    }
    if (status === 404 || (status < 500 && NO_MODEL_WORDING.test(raw))) {
        return permanentFailure('not_found', `${who} does not have model ${endpointInfo.model}, ${detail}; check the model name and the base URL, which usually ends with /v1`);
    }
    if (status === 429 || /rate_limit/.test(raw))
        return retryableFailure('rate_limited', `${who} is rate limiting requests, ${detail}`, said);
    if (status === 0 || status >= 500 || [408, 409, 425].includes(status)) {
        return retryableFailure('server', `${who} failed, ${detail}`, said);
    }
    const message = `${who} rejected the request, ${detail}; check the settings under model`;
    return { ...permanentFailure('bad_request', message), said: raw };
}
function isQuotaError(raw, { provider }) {
    return registry/* PROVIDER_DEFINITIONS */.f[provider].isQuotaError?.(raw) ?? QUOTA_WORDING.test(raw);
}
/** Returns the status that a gateway put into the body of an answer with status 200. */
function statusIn(body) {
    const match = /"(?:code|status)"\s*:\s*"?([45]\d\d)\b/.exec(body);
    return match === null ? 0 : Number(match[1]);
}
function redirected(location, endpointInfo) {
    const elsewhere = (0,redirect_origin/* otherOrigin */.B)(location, endpointInfo.address);
    // A host name is always lower case.
    const secrets = [...endpointInfo.secrets, ...endpointInfo.secrets.map((key) => key.toLowerCase())];
    const target = elsewhere === null ? 'another address' : (0,server_text/* cleanServerText */.Ct)(elsewhere, secrets);
    return permanentFailure(elsewhere === null ? 'malformed' : 'redirected', `${endpointInfo.address} redirects to ${target}, and the key is not sent there: set the base URL to the final address`);
}
/** Returns the failure for a 404 that does not come from an API: the path does not exist, whatever the model's name. */
function wrongAddress({ body, asked }, html, endpointInfo) {
    const words = html ? 'a web page' : (0,server_text/* cleanServerText */.Ct)(body, endpointInfo.secrets);
    const added = asked.startsWith(endpointInfo.address)
        ? asked.slice(endpointInfo.address.length)
        : new URL(asked).pathname;
    const { baseUrl } = registry/* PROVIDER_DEFINITIONS */.f[endpointInfo.provider];
    const end = baseUrl === null ? '/v1' : new URL(baseUrl).pathname;
    return permanentFailure('malformed', `${asked} does not exist (HTTP 404${words === '' ? '' : `: ${words}`}): set the base URL without ${added}, usually ending with ${end}`);
}
function permanentFailure(trouble, message) {
    return { trouble, message, retry: false };
}
function retryableFailure(trouble, message, said) {
    const wait = said.retryAfterMs;
    return wait === undefined
        ? { trouble, message, retry: true }
        : { trouble, message, retry: true, retryAfterMs: wait };
}

;// CONCATENATED MODULE: ./build/adapters/models/attempt/classify-error.js




/**
 * The provider packages' errors for content that breaks the protocol, by name, because importing the classes slows the
 * start.
 */
const CONTENT_ERRORS = new Set([
    'AI_TypeValidationError',
    'AI_JSONParseError',
    'AI_InvalidResponseDataError',
    'AI_EmptyResponseBodyError',
]);
/** Classifies any error that a provider package throws or puts into its stream. */
function failureOfThrown(error, endpointInfo) {
    if (error instanceof BadResponse)
        return failureOfResponse(error, endpointInfo);
    if (!(error instanceof Error))
        return failureOfStreamError(statusOf(error), textOf(error), endpointInfo);
    // The packages wrap errors at the beginning of a stream.
    const overlong = (0,connection_errors/* causes */.p)(error).find((cause) => cause instanceof OverlongResponse);
    if (overlong !== undefined)
        return failureOfContent(overlong.message, endpointInfo);
    // This error has the proxy's status, not the model server's.
    if ((0,connection_errors/* causes */.p)(error).some(isRefusedByProxy))
        return failureOfNetwork(error, endpointInfo);
    const status = statusOf(error);
    if (status >= 400)
        return failureOfStreamError(status, `${error.message} ${textOf(errorData(error))}`, endpointInfo);
    if (CONTENT_ERRORS.has(error.name))
        return failureOfBadContent(error, endpointInfo);
    if (isNetwork(error))
        return failureOfNetwork(error, endpointInfo);
    return {
        trouble: 'bad_request',
        message: `cannot send the request to ${endpointInfo.address} (${error.name}): please report this as a bug, with the name of the model`,
        retry: false,
    };
}
/**
 * Handles error messages with an unknown shape (`{"error":"…"}`). They fail validation but are still the server's
 * error.
 */
function failureOfBadContent(error, endpointInfo) {
    if (/without a finish reason/.test(error.message))
        return failureOfBrokenStream(endpointInfo, true);
    const value = 'value' in error ? error.value : undefined;
    if (typeof value === 'object' && value !== null && 'error' in value) {
        return failureOfStreamError(statusOf(value.error), JSON.stringify(value), endpointInfo);
    }
    return failureOfContent(error.message, endpointInfo);
}
/** Detects a lost connection by its Node code. The packages wrap it without a status. */
function isNetwork(error) {
    return error instanceof BrokenBody || error.name === 'AI_APICallError' || 'code' in error;
}
function isRefusedByProxy(error) {
    return 'code' in error && error.code === 'ERR_PROXY_TUNNEL';
}
function statusOf(error) {
    if (typeof error !== 'object' || error === null)
        return 0;
    const named = 'statusCode' in error ? error.statusCode : 'code' in error ? error.code : undefined;
    const status = Number(named);
    return status >= 400 && status < 600 ? status : 0;
}
function errorData(error) {
    return 'data' in error ? error.data : undefined;
}
function textOf(value) {
    if (value === undefined)
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/adapters/models/attempt/collect-stream.js
/** The limit of one answer, so that an endless one cannot fill the memory. */
const MAX_ANSWER_CHARS = 32 * 1024 * 1024;
/** Assembles the parts of a stream. Does not depend on a protocol or a clock. */
class Collector {
    #blocks = [];
    /** Open blocks by kind and id, because some providers give a text and a reasoning the same id. */
    #open = new Map();
    #finish;
    #usage;
    #ending;
    #size = 0;
    get tooLong() {
        return this.#size > MAX_ANSWER_CHARS;
    }
    /** Takes a part. Returns true if it contains some of the answer. */
    take(part) {
        switch (part.type) {
            case 'text-start':
            case 'reasoning-start':
                this.#begin(kindOf(part.type), part.id, part.providerMetadata);
                return true;
            case 'text-delta':
            case 'reasoning-delta':
            case 'tool-input-delta':
                this.#append(kindOf(part.type), part.id, part.delta, part.providerMetadata);
                return true;
            case 'text-end':
            case 'reasoning-end':
                this.#end(kindOf(part.type), part.id, part.providerMetadata);
                return true;
            case 'tool-input-start':
                this.#begin('call', part.id, part.providerMetadata).call = {
                    id: part.id,
                    name: part.toolName,
                    complete: false,
                };
                return true;
            case 'tool-call':
                this.#call(part.toolCallId, part.toolName, part.input, part.providerMetadata);
                return true;
            case 'finish':
                this.#finish = part.finishReason;
                this.#usage = part.usage;
                this.#ending = part.providerMetadata;
                return true;
            default:
                return false;
        }
    }
    /** True while the model is thinking: there is no output yet, or a reasoning block is open. */
    get isThinking() {
        if (this.#blocks.length === 0)
            return true;
        for (const block of this.#open.values())
            if (block.kind === 'reasoning')
                return true;
        return false;
    }
    result() {
        const ending = this.#ending;
        return { blocks: this.#blocks, finish: this.#finish, usage: this.#usage, ending, size: this.#size };
    }
    #begin(kind, id, metadata) {
        const block = { kind, text: '' };
        if (metadata !== undefined)
            block.metadata = metadata;
        this.#blocks.push(block);
        this.#open.set(`${kind}:${id}`, block);
        return block;
    }
    #append(kind, id, delta, metadata) {
        const block = this.#open.get(`${kind}:${id}`) ?? this.#begin(kind, id, undefined);
        block.text += delta;
        this.#size += delta.length;
        if (metadata !== undefined)
            block.metadata = merged(block.metadata, metadata);
    }
    #end(kind, id, metadata) {
        const block = this.#open.get(`${kind}:${id}`);
        if (block !== undefined && metadata !== undefined)
            block.metadata = merged(block.metadata, metadata);
        this.#open.delete(`${kind}:${id}`);
    }
    /** The complete call replaces its deltas, which only showed that the model is active. */
    #call(id, name, input, metadata) {
        const block = this.#open.get(`call:${id}`) ?? this.#begin('call', id, undefined);
        if (block.text === '')
            this.#size += input.length;
        block.text = input;
        block.call = { id, name, complete: true };
        this.#end('call', id, metadata);
        if (metadata !== undefined)
            block.metadata = merged(block.metadata, metadata);
    }
}
/**
 * Merges metadata. Signatures and encrypted reasoning come in parts, each under one provider's name. Later values win.
 */
function merged(before, after) {
    const all = { ...before };
    for (const [provider, values] of Object.entries(after))
        all[provider] = { ...all[provider], ...values };
    return all;
}
function kindOf(type) {
    if (type.startsWith('text'))
        return 'text';
    return type.startsWith('reasoning') ? 'reasoning' : 'call';
}
/** Returns the calls of an answer, ready to be parsed. `isWireId` tells ids of the server from made-up ones. */
function wireCalls(blocks, isWireId) {
    const calls = [];
    for (const { call, text } of blocks) {
        if (call === undefined)
            continue;
        calls.push({
            id: isWireId(call.id) ? call.id : '',
            name: call.name,
            input: text,
            complete: call.complete,
        });
    }
    return calls;
}

// EXTERNAL MODULE: ./build/adapters/models/attempt/usage.js
var attempt_usage = __webpack_require__(58709);
;// CONCATENATED MODULE: ./build/adapters/models/attempt/attempt.js







/** Gemini's finish reason for a malformed call that it does not show: a complete answer without content. */
const UNREADABLE_CALL = 'MALFORMED_FUNCTION_CALL';
/** Sends one request. Throws only AttemptFailed. */
async function attempt(line, options, watchdog) {
    const collector = new Collector();
    const wireIds = new Set();
    let failure;
    try {
        failure = await receive(line, options, watchdog, collector, wireIds);
    }
    catch (error) {
        failure = failureOfThrown(error, line.endpointInfo);
    }
    finally {
        watchdog.close();
    }
    const collected = collector.result();
    const usage = (0,attempt_usage/* usageOf */.F)(collected.usage, line.streamingFetch.lastRequestBytes(), collected.size);
    if (watchdog.cut !== null)
        failure = failureOfCutOff(watchdog.cut, line.endpointInfo);
    else
        failure ??= incomplete(collected, line.endpointInfo);
    if (failure !== null)
        throw new AttemptFailed(failure, collected.size > 0 ? usage : undefined);
    const { rawCallIds } = line.providerClient;
    return {
        blocks: collected.blocks,
        finish: collected.finish ?? { unified: 'other', raw: undefined },
        usage,
        ending: collected.ending,
        isWireId: rawCallIds === undefined ? (id) => !(0,provider_client/* isMadeUp */.F)(id) : (id) => wireIds.has(id),
    };
}
/** Reads the stream to its end. Returns the failure that the stream reports. */
async function receive(line, options, watchdog, collector, wireIds) {
    const { providerClient, endpointInfo } = line;
    const { stream } = await providerClient.model.doStream({
        ...options,
        abortSignal: watchdog.signal,
        ...(providerClient.rawCallIds === undefined ? {} : { includeRawChunks: true }),
    });
    const reader = stream.getReader();
    // A stream with a hanging source may ignore the abort, but cancelling settles a waiting read.
    const cancel = () => void (0,settled/* ignoringFailure */.M)(reader.cancel());
    watchdog.signal.addEventListener('abort', cancel, { once: true });
    if (watchdog.signal.aborted)
        cancel();
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            return null;
        if (value.type === 'error')
            return failureOfThrown(value.error, endpointInfo);
        noteRawIds(value, providerClient, wireIds);
        if (collector.take(value))
            watchdog.partReceived(collector.isThinking);
        if (collector.tooLong)
            return failureOfContent('a response of more than 32 MB', endpointInfo);
    }
}
function noteRawIds(part, providerClient, wireIds) {
    if (part.type !== 'raw' || providerClient.rawCallIds === undefined)
        return;
    for (const id of providerClient.rawCallIds(part.rawValue))
        wireIds.add(id);
}
/** Detects a stream that ended without a finish reason, which the packages report as `interrupted` or `error`. */
function incomplete(collected, endpointInfo) {
    const { unified = 'interrupted', raw } = collected.finish ?? {};
    if (raw === UNREADABLE_CALL)
        return null;
    if (unified !== 'interrupted' && unified !== 'error')
        return null;
    return failureOfBrokenStream(endpointInfo, collected.blocks.length > 0);
}

;// CONCATENATED MODULE: ./build/adapters/models/attempt/output-limit.js

/** Fewer tokens allow no useful answer: the prompt is then too long, and the error says so. */
const MIN_OUTPUT_TOKENS = 1024;
/** Every provider's wordings: a gateway passes on the errors of the server behind it. */
const LIMIT_WORDINGS = Object.values(registry/* PROVIDER_DEFINITIONS */.f).flatMap(({ outputLimits }) => outputLimits);
/** Returns what a refused request may ask for instead of `asked`; null if the server names nothing that helps. */
function outputLimitIn(said, asked) {
    for (const [pattern, limitOf] of LIMIT_WORDINGS) {
        const numbers = pattern.exec(said)?.slice(1).map(Number);
        if (numbers === undefined)
            continue;
        const found = limitOf(numbers);
        return found.tokens >= MIN_OUTPUT_TOKENS && found.tokens < asked ? found : null;
    }
    return null;
}

// EXTERNAL MODULE: ./build/adapters/http/retry-decision.js
var retry_decision = __webpack_require__(38383);
;// CONCATENATED MODULE: ./build/adapters/models/attempt/retry.js




/**
 * Runs attempts until one succeeds. Throws only ModelError. The usage of incomplete answers is added to the result, or
 * to the error.
 */
async function withRetries(attemptOnce, tools, deadline, signal) {
    let spent;
    for (let attempt = 1;; attempt++) {
        try {
            const answer = await attemptOnce();
            return spent === undefined ? answer : { ...answer, usage: (0,attempt_usage/* addUsage */.v)(spent, answer.usage) };
        }
        catch (error) {
            if (!(error instanceof AttemptFailed))
                throw error;
            if (error.spent !== undefined)
                spent = spent === undefined ? error.spent : (0,attempt_usage/* addUsage */.v)(spent, error.spent);
            const remainingMs = deadline - tools.clock.monotonic();
            const decision = (0,retry_decision/* decideRetry */.t)(error.failure, attempt, remainingMs, tools.random, tools.longestWaitMs);
            if (!decision.retry)
                throw finalError(error.failure, decision.because, spent);
            tools.onRetry?.({ attempt, waitMs: decision.waitMs, why: error.failure.message });
            await pause(tools.clock, decision.waitMs, signal, spent);
        }
    }
}
function finalError(failure, because, spent) {
    const message = because === '' ? failure.message : `${failure.message} (${because})`;
    return new model/* ModelError */.m(failure.trouble, message, spent);
}
async function pause(clock, waitMs, signal, spent) {
    try {
        await clock.sleep(waitMs, signal);
    }
    catch {
        throw new model/* ModelError */.m('aborted', 'the run was stopped before the next model request', spent);
    }
}

// EXTERNAL MODULE: ./build/adapters/http/request.js
var request = __webpack_require__(87883);
;// CONCATENATED MODULE: ./build/adapters/models/attempt/bounded-body.js

const MB = 1024 ** 2;
/**
 * The limit of one decompressed answer. The longest model answers, 128,000 tokens in chunks of one token and about 400
 * bytes each, have 50 MB.
 */
const MAX_STREAM_BYTES = 64 * MB;
/**
 * The limit of one event. Parsers keep it in memory until its end, an empty line. The longest one, the complete answer
 * at the end of OpenAI's stream, has about 0.5 MB.
 */
const MAX_EVENT_BYTES = 4 * MB;
/** Timeout in ms. After the last event, the end of the body only matters to reuse the connection. */
const END_TIMEOUT_MS = 250;
/**
 * Returns the body of an event stream up to its `[DONE]`, if it has one: anything after that is not part of the answer,
 * and some servers never close. The body is unchanged within these limits. Beyond one of them the reader gets an
 * OverlongResponse and the connection is closed, so a server cannot fill the memory. A body that breaks off ends in a
 * BrokenBody.
 */
function boundedBody(body) {
    const chunks = body[Symbol.asyncIterator]();
    const events = new EventMeter();
    const end = new EndMark();
    let total = 0;
    return new ReadableStream({
        async pull(controller) {
            const { done, value } = await chunks.next().catch(throwBrokenBody);
            if (done === true)
                return controller.close();
            total += value.length;
            const overlong = total > MAX_STREAM_BYTES
                ? tooLong('a stream', MAX_STREAM_BYTES)
                : events.take(value) > MAX_EVENT_BYTES
                    ? tooLong('an event', MAX_EVENT_BYTES)
                    : null;
            if (overlong !== null) {
                body.destroy();
                throw overlong;
            }
            const last = end.after(value);
            controller.enqueue(last === null ? value : value.subarray(0, last));
            if (last === null)
                return;
            await drained(body, chunks);
            controller.close();
        },
        cancel: () => void body.destroy(),
    });
}
/** Reads to the end if that comes soon; otherwise closes the connection. */
async function drained(body, chunks) {
    const patience = setTimeout(() => body.destroy(), END_TIMEOUT_MS);
    try {
        for (let read = 0; read <= MAX_EVENT_BYTES;) {
            const { done, value } = await chunks.next();
            if (done === true)
                return;
            read += value.length;
        }
        body.destroy();
    }
    catch {
        // The answer is already complete.
    }
    finally {
        clearTimeout(patience);
    }
}
function throwBrokenBody(cause) {
    throw new BrokenBody(cause);
}
function tooLong(what, bytes) {
    return new OverlongResponse(`${what} of more than ${bytes / MB} MB`);
}
const LF = 10;
const CR = 13;
/**
 * Counts the bytes since the last empty line, which ends an event. A line ends with LF, CR or both (WHATWG HTML,
 * 9.2.5).
 */
class EventMeter {
    #size = 0;
    #lineIsEmpty = true;
    #afterReturn = false;
    /** Returns the size so far of the longest event in the chunk. */
    take(chunk) {
        let longest = 0;
        for (const byte of chunk) {
            this.#size += 1;
            const endsLine = byte === CR || (byte === LF && !this.#afterReturn);
            if (endsLine && this.#lineIsEmpty) {
                longest = Math.max(longest, this.#size);
                this.#size = 0;
            }
            if (endsLine)
                this.#lineIsEmpty = true;
            else if (byte !== LF)
                this.#lineIsEmpty = false;
            this.#afterReturn = byte === CR;
        }
        return Math.max(longest, this.#size);
    }
}
const DONE = Buffer.from('data:[DONE]');
const SPACE = 32;
const AFTER_COLON = 'data:'.length;
/** Finds the line that ends a stream in OpenAI's protocol, across chunks. */
class EndMark {
    /** The number of matched characters in the current line; -1 if it is another line. */
    #matched = 0;
    /** Returns the position after the end mark's line in the chunk; null if the chunk does not contain it. */
    after(chunk) {
        let at = 0;
        for (const byte of chunk) {
            at += 1;
            if (byte === LF || byte === CR) {
                if (this.#matched === DONE.length)
                    return at;
                this.#matched = 0;
            }
            else if (byte === DONE[this.#matched])
                this.#matched += 1;
            // One space may follow the colon, and no more.
            else if (byte !== SPACE || this.#matched !== AFTER_COLON)
                this.#matched = -1;
        }
        return null;
    }
}

// EXTERNAL MODULE: ./build/adapters/models/attempt/deep-arguments.js
var deep_arguments = __webpack_require__(16475);
;// CONCATENATED MODULE: ./build/adapters/models/attempt/streaming-fetch.js





/** The limit for the body of an error. */
const MAX_ERROR_BODY = 64 * 1024;
/** Timeout in ms. The status is known, and the text is not worth a long wait. */
const ERROR_BODY_TIMEOUT_MS = 5000;
/**
 * Returns a `fetch` that accepts only streams. It never follows a redirect, because the key would be sent to another
 * address. It throws BadResponse for error statuses, web pages and plain JSON, and reads no more of them than it needs.
 * A stream that is too long ends in an OverlongResponse. `hasArguments` says that the protocol's events contain the
 * arguments of calls as values.
 */
function createStreamingFetch(hasArguments) {
    let lastBytes = 0;
    return {
        lastRequestBytes: () => lastBytes,
        fetch: async (url, init) => {
            // Only the length is kept, so that the conversation is not in memory once more.
            const bytes = Buffer.from(typeof init?.body === 'string' ? init.body : '');
            lastBytes = bytes.length;
            const address = new URL(url instanceof Request ? url.url : url);
            const received = await (0,request/* sendRequest */.w)(address, new Headers(init?.headers), bytes, init?.signal ?? undefined);
            const { status, headers, body } = received;
            if (status === 200 && isStream(headers.get('content-type'))) {
                const bounded = boundedBody(body);
                const held = hasArguments ? bounded.pipeThrough((0,deep_arguments/* replaceDeepArguments */.z)()) : bounded;
                return new Response(held, { status, headers });
            }
            const asked = `${address.origin}${address.pathname}`;
            throw new BadResponse(status, headers, await readStart(received), asked);
        },
    };
}
/** Some servers label streams as text or bytes, but none as JSON or a web page. */
function isStream(contentType) {
    return !(0,server_text/* looksLikeHtml */.te)(contentType, '') && contentType?.includes('json') !== true;
}
async function readStart({ body }) {
    const decoder = new TextDecoder();
    const patience = setTimeout(() => body.destroy(), ERROR_BODY_TIMEOUT_MS).unref();
    let text = '';
    try {
        // Leaving the loop early closes the connection.
        for await (const chunk of body) {
            text += decoder.decode(chunk, { stream: true });
            if (text.length >= MAX_ERROR_BODY)
                break;
        }
    }
    catch {
        // The status suffices; a body that breaks off adds nothing.
    }
    finally {
        clearTimeout(patience);
    }
    return text.slice(0, MAX_ERROR_BODY);
}

;// CONCATENATED MODULE: ./build/adapters/models/attempt/watchdog.js
/**
 * Ends a call without progress. Only parts of an answer count as progress, so keep-alive comments and pings of a server
 * do not. The longer limit applies before the model begins and while it thinks.
 */
class Watchdog {
    #limits;
    #clock;
    #deadline;
    #outer;
    #abort = new AbortController();
    #timer = new AbortController();
    #startedAt;
    #onOuterAbort;
    #lastAt;
    #silent = true;
    #cut = null;
    constructor(limits, clock, deadline, outer) {
        this.#limits = limits;
        this.#clock = clock;
        this.#deadline = deadline;
        this.#outer = outer;
        this.#startedAt = clock.monotonic();
        this.#lastAt = this.#startedAt;
        this.#onOuterAbort = () => this.#end({ kind: 'aborted' });
        if (outer.aborted)
            this.#onOuterAbort();
        else
            outer.addEventListener('abort', this.#onOuterAbort, { once: true });
        void this.#watch();
    }
    /** Aborted when the watchdog ends the call. */
    get signal() {
        return this.#abort.signal;
    }
    get cut() {
        return this.#cut;
    }
    /** Call this for each part of the answer. `silent` says that the model is thinking and may be silent for long. */
    partReceived(silent) {
        this.#lastAt = this.#clock.monotonic();
        this.#silent = silent;
    }
    /** Ends the watch, and closes the connection if it is still open. */
    close() {
        this.#outer.removeEventListener('abort', this.#onOuterAbort);
        this.#timer.abort();
        this.#abort.abort();
    }
    #end(cut) {
        this.#cut ??= cut;
        this.close();
    }
    /**
     * Uses one timer at a time, which is set again only when it fires, so a part costs two assignments. It never sleeps
     * longer than `idleMs`, so it notices in time when the model ends its silence and the shorter limit begins.
     */
    async #watch() {
        while (!this.#timer.signal.aborted) {
            const now = this.#clock.monotonic();
            const [due, cut] = this.#next();
            if (due <= now)
                return this.#end(cut);
            try {
                await this.#clock.sleep(Math.min(due - now, this.#limits.idleMs), this.#timer.signal);
            }
            catch {
                return;
            }
        }
    }
    /** Returns the next reason to end the call, and its time. */
    #next() {
        const { firstChunkMs, idleMs, stepMs } = this.#limits;
        const quietMs = this.#silent ? firstChunkMs : idleMs;
        const candidates = [
            [this.#deadline, { kind: 'deadline' }],
            [this.#startedAt + stepMs, { kind: 'step', afterMs: stepMs }],
            [this.#lastAt + quietMs, { kind: this.#silent ? 'first' : 'idle', afterMs: quietMs }],
        ];
        return candidates.reduce((first, other) => (other[0] < first[0] ? other : first));
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/models/conversation/cache-key.js

/**
 * Returns a key for requests with a common beginning, so that a provider sends them to the same cache. It is equal for
 * a whole run and for later runs of the same task, and not random: a hash of the system prompt, the tools and the task.
 */
function cacheKeyOf({ system, tools, messages }) {
    const [first] = messages;
    const task = first?.role === 'user' ? first.text : '';
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([system, tools, task]))
        .digest('hex')
        .slice(0, 32);
}

// EXTERNAL MODULE: ./build/adapters/models/attempt/tool-calls.js
var tool_calls = __webpack_require__(31578);
;// CONCATENATED MODULE: ./build/adapters/models/conversation/provider-blocks.js
/** Returns undefined if text and calls are sufficient. `calls` are the repaired calls, in the order of the blocks. */
function providerBlocksOf(blocks, calls, provider, model) {
    if (blocks.every((block) => block.kind !== 'reasoning' && block.metadata === undefined))
        return undefined;
    const remaining = [...calls];
    const content = [];
    for (const block of blocks) {
        const options = block.metadata === undefined ? {} : { providerOptions: block.metadata };
        if (block.kind !== 'call') {
            content.push({ type: block.kind, text: block.text, ...options });
            continue;
        }
        const call = remaining.shift();
        if (call === undefined)
            continue;
        content.push({
            type: 'tool-call',
            toolCallId: call.id,
            toolName: call.name,
            input: call.arguments,
            ...options,
        });
    }
    return { provider, model, content };
}
function isProviderBlocksOf(value, provider, model) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (!('provider' in value && 'model' in value && 'content' in value))
        return false;
    return value.provider === provider && value.model === model && Array.isArray(value.content);
}

;// CONCATENATED MODULE: ./build/adapters/models/conversation/refusal-message.js

/** Returns one line for the user: who refused, the reason in the provider's words, and the remedy. */
function refusalMessage({ raw, metadata, text }, endpointInfo) {
    const words = [raw, ...reasonsIn(metadata), text].map((word) => (0,server_text/* cleanServerText */.Ct)(word ?? '', endpointInfo.secrets));
    const why = [...new Set(words)].filter((word) => word !== '').join(': ');
    return `${endpointInfo.provider} ${endpointInfo.model} refused to answer${why === '' ? '' : ` (${why})`}: reword the task, or use another model`;
}
/** Returns the reasons: Anthropic sends a category and an explanation, Gemini a message. */
function reasonsIn(metadata) {
    const fields = Object.values(metadata ?? {}).flatMap((own) => [
        own.finishMessage,
        field(own.stopDetails, 'category'),
        field(own.stopDetails, 'explanation'),
    ]);
    return fields.filter((value) => typeof value === 'string');
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

;// CONCATENATED MODULE: ./build/adapters/models/conversation/call-ids.js

/** Call ids that every provider accepts: nine letters and digits (Mistral's rule, the strictest). */
const ACCEPTED_BY_ALL = /^[A-Za-z0-9]{9}$/;
/**
 * The ids of calls as one provider may see them. Its own ids are sent unchanged. Ids of other providers may contain
 * characters that it refuses (`functions.read_file:0`), so they are replaced by accepted ids, consistently for a call
 * and its result.
 */
class CallIds {
    #own = new Set();
    /** Marks an id that this provider gave or accepted before. */
    addOwn(id) {
        this.#own.add(id);
    }
    of(id) {
        if (this.#own.has(id) || ACCEPTED_BY_ALL.test(id))
            return id;
        const digest = (0,external_node_crypto_.createHash)('sha256').update(id).digest('hex');
        return BigInt(`0x${digest}`).toString(36).slice(0, 9);
    }
}

;// CONCATENATED MODULE: ./build/adapters/models/conversation/translate-history.js


/** Replaces an answer without text or calls, because no provider accepts an empty message, and roles must alternate. */
const EMPTY_ANSWER = '(no answer)';
/**
 * Translates histories for one provider. Each message is translated once and remembered by identity. So a turn only
 * costs its new messages, and earlier ones are sent again byte by byte.
 */
class HistoryTranslator {
    #provider;
    #model;
    #dialect;
    #translated = new WeakMap();
    #ids = new CallIds();
    #tools = new WeakMap();
    constructor(provider, model, providerClient) {
        this.#provider = provider;
        this.#model = model;
        this.#dialect = providerClient;
    }
    /** Marks these ids as the provider's own, because the calls are in an answer of this provider. */
    addOwnCalls(calls) {
        for (const { id } of calls)
            this.#ids.addOwn(id);
    }
    prompt(request) {
        const { cacheMark } = this.#dialect;
        const mark = cacheMark === undefined ? {} : { providerOptions: cacheMark };
        const messages = [{ role: 'system', content: request.system, ...mark }];
        for (const message of request.messages)
            messages.push(this.#translate(message));
        if (cacheMark !== undefined)
            markCachePoints(messages, cacheMark);
        return { messages, tools: this.#translateTools(request.tools) };
    }
    #translate(message) {
        const known = this.#translated.get(message);
        if (known !== undefined)
            return known;
        const translated = this.#fresh(message);
        this.#translated.set(message, translated);
        return translated;
    }
    #fresh(message) {
        switch (message.role) {
            case 'user':
                return { role: 'user', content: [{ type: 'text', text: message.text }] };
            case 'assistant':
                return { role: 'assistant', content: this.#assistant(message) };
            case 'tool':
                return {
                    role: 'tool',
                    content: message.results.map((result) => toolResult(result, this.#ids.of(result.callId))),
                };
        }
    }
    #assistant(message) {
        if (isProviderBlocksOf(message.opaque, this.#provider, this.#model)) {
            this.addOwnCalls(message.calls);
            return message.opaque.content;
        }
        const text = message.text === '' && message.calls.length === 0 ? EMPTY_ANSWER : message.text;
        return [
            ...(text === '' ? [] : [{ type: 'text', text }]),
            ...message.calls.map((call) => ({
                type: 'tool-call',
                toolCallId: this.#ids.of(call.id),
                toolName: call.name,
                input: call.arguments,
            })),
        ];
    }
    #translateTools(specs) {
        const known = this.#tools.get(specs);
        if (known !== undefined)
            return known;
        const { strictTools, cacheMark } = this.#dialect;
        const tools = specs.map((spec, index) => ({
            type: 'function',
            name: spec.name,
            description: spec.description,
            inputSchema: spec.parameters,
            ...(strictTools === undefined ? {} : { strict: strictTools }),
            ...(cacheMark !== undefined && index === specs.length - 1 ? { providerOptions: cacheMark } : {}),
        }));
        this.#tools.set(specs, tools);
        return tools;
    }
}
/**
 * Marks the end of this request and of the one before, whose cache entry this one reads. A provider looks for an
 * earlier entry only a few blocks before a mark (Anthropic: 20), and a turn of many calls is longer. The marks move
 * with the history; the remembered messages stay unchanged.
 */
function markCachePoints(messages, providerOptions) {
    const answer = messages.findLastIndex(({ role }) => role === 'assistant');
    for (const at of new Set([answer - 1, messages.length - 1])) {
        const message = messages[at];
        if (message !== undefined && at > 0)
            messages[at] = { ...message, providerOptions };
    }
}
function toolResult(result, toolCallId) {
    return {
        type: 'tool-result',
        toolCallId,
        toolName: result.name,
        output: { type: result.ok ? 'text' : 'error-text', value: result.text },
    };
}
/** Returns the ids of all calls in a history, and its number of answers. */
function callsOf(messages) {
    const ids = new Set();
    let turns = 0;
    for (const message of messages) {
        if (message.role !== 'assistant')
            continue;
        turns++;
        for (const call of message.calls)
            ids.add(call.id);
    }
    return { ids, turns };
}

;// CONCATENATED MODULE: ./build/adapters/models/conversation/model-reply.js





/** Converts an answer to our own types. */
function replyOf(answer, endpointInfo, request) {
    const { blocks, usage } = answer;
    const { ids, turns } = callsOf(request.messages);
    const reported = finishOf(answer.finish.unified);
    const lastIsCall = blocks.at(-1)?.kind === 'call';
    const calls = (0,tool_calls/* toolCalls */.Ky)(wireCalls(blocks, answer.isWireId), reported, lastIsCall, turns, ids);
    const text = model_reply_textOf(answer);
    const opaque = providerBlocksOf(blocks, calls, endpointInfo.provider, endpointInfo.model);
    const finish = settledFinish(reported, calls.length > 0);
    return {
        text,
        calls,
        finish,
        usage,
        ...(opaque === undefined ? {} : { opaque }),
        ...(finish === 'content_filter' ? { refusal: refusalOf(answer, text, endpointInfo) } : {}),
    };
}
/** Reports if a model that could have continued returned nothing. */
function isEmptyAnswer(answer) {
    const finish = finishOf(answer.finish.unified);
    if (finish === 'length' || finish === 'content_filter')
        return false;
    return model_reply_textOf(answer).trim() === '' && answer.blocks.every((block) => block.call === undefined);
}
function model_reply_textOf({ blocks }) {
    return blocks.map((block) => (block.kind === 'text' ? block.text : '')).join('');
}
function refusalOf({ finish, ending }, text, endpointInfo) {
    return refusalMessage({ raw: finish.raw, metadata: ending, text }, endpointInfo);
}
function finishOf(unified) {
    switch (unified) {
        case 'stop':
        case 'length':
            return unified;
        case 'tool-calls':
            return 'tool_calls';
        case 'content-filter':
            return 'content_filter';
        default:
            return 'other';
    }
}
/**
 * Decides the finish reason by the calls, because local servers report `stop` with calls, and `tool_calls` without any.
 */
function settledFinish(reported, hasCalls) {
    if (reported === 'length' || reported === 'content_filter')
        return reported;
    if (hasCalls)
        return 'tool_calls';
    return reported === 'tool_calls' ? 'stop' : reported;
}

// EXTERNAL MODULE: ./build/adapters/models/providers/endpoint.js
var endpoint = __webpack_require__(99000);
;// CONCATENATED MODULE: ./build/adapters/models/providers/model-options.js
/**
 * First part after 180 s: a reasoning model may think silently for minutes, but a dead server must not cost a quarter
 * of the default run. 60 s between parts: a running answer pauses for seconds at most. 600 s per call: 16,000 tokens
 * (the default limit of an answer) at 30 a second take 530 s.
 */
const DEFAULT_TIMEOUTS = { firstChunkMs: 180_000, idleMs: 60_000, stepMs: 600_000 };
function timeoutsOf(options) {
    return {
        firstChunkMs: options.firstChunkMs ?? DEFAULT_TIMEOUTS.firstChunkMs,
        idleMs: options.idleMs ?? DEFAULT_TIMEOUTS.idleMs,
        stepMs: options.stepMs ?? DEFAULT_TIMEOUTS.stepMs,
    };
}

// EXTERNAL MODULE: ./build/adapters/models/request-preview.js
var request_preview = __webpack_require__(8636);
;// CONCATENATED MODULE: ./build/adapters/models/thinking-budget.js
/**
 * The share of an answer's limit that may be used for thinking, if the model takes a number of tokens. The packages
 * take these shares of the model's own maximum, which exceeds the whole limit.
 */
const THINKING_SHARE = { low: 0.2, medium: 0.4, high: 0.6 };
/** The minimum of Anthropic (Messages API, `thinking.budget_tokens`). Gemini's is lower. */
const MIN_THINKING_TOKENS = 1024;
/** The minimum for the rest of the answer: a short call and its arguments. */
const MIN_ANSWER_TOKENS = 1024;
/**
 * Divides the limit of one answer. The tokens for thinking are fixed by the first answer's limit, because a change
 * would discard the provider's cache. 0 once the limit has become too small.
 */
class ThinkingBudget {
    #effort;
    #tokens = null;
    constructor(effort) {
        this.#effort = effort;
    }
    within(cap) {
        this.#tokens ??= Math.max(MIN_THINKING_TOKENS, Math.floor(cap * THINKING_SHARE[this.#effort]));
        return this.#tokens + MIN_ANSWER_TOKENS <= cap ? this.#tokens : 0;
    }
}

;// CONCATENATED MODULE: ./build/adapters/models/live-provider.js



















/** The number of times that one request is changed because of a server's error message. */
const MAX_REQUEST_CHANGES = 3;
/**
 * Opens a provider behind HTTP. Throws StopRun(config) if a key or address is missing or wrong, or a setting would be
 * ignored.
 */
async function openLiveProvider(provider, options) {
    const { baseUrl, address, apiKey } = (0,endpoint/* endpointOf */.X)(provider, options);
    (0,proxy/* useProxyFrom */.e)(options.env ?? process.env);
    const { open, hasArgumentValues = false } = registry/* PROVIDER_DEFINITIONS */.f[provider];
    const guarded = createStreamingFetch(hasArgumentValues);
    const { model } = options;
    const how = { model, apiKey, baseUrl };
    const [providerClient, requestPreview] = await Promise.all([
        open({ ...how, fetch: guarded.fetch }),
        (0,request_preview/* previewRequest */.qe)(provider, how, options),
    ]);
    const [unheard] = options.lenient === true ? [] : requestPreview.ignored;
    if (unheard !== undefined) {
        throw new outcome/* StopRun */.U({ kind: 'config', reason: (0,request_preview/* ignoredSettingMessage */.cw)(unheard, options, provider, model) });
    }
    const hasKey = apiKey !== undefined;
    const endpointInfo = { provider, model, address, hasKey, secrets: (0,server_text/* keySpellings */.Rr)(apiKey) };
    const line = { providerClient, streamingFetch: guarded, endpointInfo };
    preloadFetch();
    const live = new LiveModel(line, options, requestPreview.budgetsThinking);
    return { provider, model, respond: (request) => live.respond(request) };
}
/**
 * Loads Node's `fetch`, which takes about 15 ms on first use. Here this happens while we wait for git, not during the
 * first request.
 */
function preloadFetch() {
    new Headers();
}
/** One model for a whole run, with what it has learned about the server's limits. */
class LiveModel {
    #line;
    #options;
    #history;
    /** null if the model takes no number of tokens for thinking. */
    #thinking;
    #cacheKey = null;
    /** The model's own maximum for an answer, once the server has named it. */
    #ownCap = Number.POSITIVE_INFINITY;
    constructor(line, options, budgetsThinking) {
        const { effort } = options;
        this.#line = line;
        this.#options = options;
        this.#history = new HistoryTranslator(line.endpointInfo.provider, line.endpointInfo.model, line.providerClient);
        this.#thinking = budgetsThinking && effort !== undefined ? new ThinkingBudget(effort) : null;
    }
    async respond(request) {
        try {
            const reply = replyOf(await this.#answer(request), this.#line.endpointInfo, request);
            this.#history.addOwnCalls(reply.calls);
            return reply;
        }
        catch (error) {
            if (error instanceof model/* ModelError */.m)
                throw error;
            const name = error instanceof Error ? error.name : typeof error;
            const { address } = this.#line.endpointInfo;
            throw new model/* ModelError */.m('bad_request', `the response from ${address} cannot be read (${name})`);
        }
    }
    /** Asks once more after an empty answer, because that is usually a temporary failure. */
    async #answer(request) {
        const prompt = this.#history.prompt(request);
        const first = await this.#ask(request, prompt);
        if (!isEmptyAnswer(first))
            return first;
        const why = `${this.#line.endpointInfo.address} returned an empty response`;
        this.#options.onRetry?.({ attempt: 1, waitMs: 0, why });
        try {
            const second = await this.#ask(request, prompt);
            return { ...second, usage: (0,attempt_usage/* addUsage */.v)(first.usage, second.usage) };
        }
        catch (error) {
            if (!(error instanceof model/* ModelError */.m))
                throw error;
            const { trouble, message, spent } = error;
            throw new model/* ModelError */.m(trouble, message, spent === undefined ? first.usage : (0,attempt_usage/* addUsage */.v)(first.usage, spent));
        }
    }
    #ask(request, prompt) {
        const { clock, random = Math.random, onRetry, longestWaitMs } = this.#options;
        const tools = { clock, random, onRetry, longestWaitMs };
        return withRetries(() => this.#attempt(request, prompt), tools, request.deadline, request.signal);
    }
    /** Sends the request, and sends it again if the server refused it and named what it accepts. */
    async #attempt(request, prompt) {
        const limits = timeoutsOf(this.#options);
        let cap = Math.min(request.maxOutputTokens, this.#ownCap);
        for (let changes = 0;; changes++) {
            const watchdog = new Watchdog(limits, this.#options.clock, request.deadline, request.signal);
            try {
                return await attempt(this.#line, this.#callOptions(request, prompt, cap), watchdog);
            }
            catch (error) {
                if (!(error instanceof AttemptFailed) || changes >= MAX_REQUEST_CHANGES)
                    throw error;
                const changed = this.#changedCap(error.failure, cap);
                if (changed === null)
                    throw error;
                cap = changed;
            }
        }
    }
    /** Returns the limit for another try of the request; null if there is no point. */
    #changedCap({ said }, cap) {
        if (said === undefined)
            return null;
        if (this.#line.providerClient.adapt?.(said) === true)
            return cap;
        const room = outputLimitIn(said, cap);
        if (room?.isPermanent === true)
            this.#ownCap = room.tokens;
        return room?.tokens ?? null;
    }
    #callOptions(request, { messages, tools }, cap) {
        const { temperature, effort } = this.#options;
        const { providerClient } = this.#line;
        const forThinking = providerClient.thinking === undefined ? null : (this.#thinking?.within(cap) ?? null);
        this.#cacheKey ??= cacheKeyOf(request);
        const providerOptions = forThinking === null
            ? providerClient.providerOptions?.(this.#cacheKey)
            : providerClient.thinking?.options(forThinking);
        const beside = providerClient.thinking?.beside === true ? (forThinking ?? 0) : 0;
        return {
            prompt: messages,
            maxOutputTokens: cap - beside,
            ...(tools.length === 0 ? {} : { tools }),
            ...(temperature === undefined ? {} : { temperature }),
            ...(effort === undefined || forThinking !== null ? {} : { reasoning: effort }),
            ...(providerOptions === undefined ? {} : { providerOptions }),
        };
    }
}


/***/ })

};
