export const id = 4531;
export const ids = [4531];
export const modules = {

/***/ 37844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isMadeUp),
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   ho: () => (/* binding */ madeUpIds)
/* harmony export */ });
/** The same for every provider package that wants a key. */
function connection({ baseUrl, apiKey = '', fetch }) {
    return { baseURL: baseUrl, apiKey, fetch };
}
const MADE_UP = 'made-up-';
/**
 * Given to provider packages in place of their random ids: none of these ever reaches a request, for calls
 * that came without an id get one of ours.
 */
function madeUpIds() {
    let count = 0;
    return () => `${MADE_UP}${count++}`;
}
function isMadeUp(id) {
    return id.startsWith(MADE_UP);
}


/***/ }),

/***/ 84531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLiveProvider: () => (/* binding */ openLiveProvider)
});

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/models/failure.js
var models_failure = __webpack_require__(6402);
// EXTERNAL MODULE: ./build/adapters/models/no-connection.js
var no_connection = __webpack_require__(70762);
// EXTERNAL MODULE: ./build/adapters/models/server-text.js
var server_text = __webpack_require__(34705);
;// CONCATENATED MODULE: ./build/adapters/models/broken-connection.js



/** A call that the watchdog ended. */
function failureOfCut(cut, peer) {
    switch (cut.kind) {
        case 'aborted':
            return { trouble: 'aborted', message: 'the run was stopped while the model was asked', retry: false };
        case 'deadline':
            return {
                trouble: 'timeout',
                message: `the run's time was over before ${peer.address} had answered`,
                retry: false,
            };
        case 'first':
            return timeout(`${peer.address} said nothing for ${seconds(cut.afterMs)}`);
        case 'idle':
            return timeout(`${peer.address} fell silent for ${seconds(cut.afterMs)} in the middle of its answer`);
        case 'step':
            return timeout(`${peer.address} had not finished its answer after ${seconds(cut.afterMs)}`);
    }
}
function timeout(message) {
    return { trouble: 'timeout', message, retry: true };
}
function seconds(ms) {
    return `${Math.round(ms / 100) / 10} s`;
}
/** A connection that was never made, or broke. */
function failureOfNetwork(error, peer) {
    if ((0,no_connection/* causes */.p)(error).some((cause) => cause instanceof models_failure/* BrokenBody */.sZ))
        return failureOfBrokenStream(peer, true);
    const { what, remedy, passes } = (0,no_connection/* noConnection */.s)(error, peer);
    return { trouble: 'network', message: `${what}: ${remedy}`, retry: passes };
}
/** A stream that ended without its end. `begun`: some of the answer had come. */
function failureOfBrokenStream(peer, begun) {
    if (begun) {
        // Whoever begins to answer is reached: what breaks is the model's own server.
        const message = `the answer of ${peer.address} broke off before its end`;
        return { trouble: 'server', message, retry: true };
    }
    const message = `${peer.address} ended its answer before it began: is the base URL right?`;
    return { trouble: 'network', message, retry: true };
}
/** Data in the stream that is not what the protocol says. */
function failureOfContent(reason, peer) {
    const shown = (0,server_text/* cleanServerText */.Ct)(reason, peer.secrets).slice(0, 160);
    return {
        trouble: 'malformed',
        message: `${peer.address} does not speak the protocol of provider ${peer.provider} (${shown}): is the base URL right?`,
        retry: false,
    };
}

;// CONCATENATED MODULE: ./build/adapters/models/collect.js
/** One answer holds no more: a server that never stops must not fill the memory. */
const MAX_ANSWER_CHARS = 32 * 1024 * 1024;
/** Puts the parts of a stream together again. Knows no protocol and no clock. */
class Collector {
    #blocks = [];
    /** Open blocks by kind and id: some providers give a text and a reasoning the same id. */
    #open = new Map();
    #finish;
    #usage;
    #ending;
    #size = 0;
    get tooLong() {
        return this.#size > MAX_ANSWER_CHARS;
    }
    /** Takes a part; true where it carries some of the answer. */
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
    /** Whether the model is thinking: nothing said yet, or a reasoning block is open. */
    get silent() {
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
    /** The finished call is the truth; its deltas only showed that the model is alive. */
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
/** Signatures and encrypted reasoning come in pieces, under one provider's name each; later values win. */
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
/** The calls of an answer, ready to be parsed. `knownIds` are those the server gave; others were made up. */
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

// EXTERNAL MODULE: ./build/adapters/models/dialects/dialect.js
var dialect = __webpack_require__(37844);
// EXTERNAL MODULE: ./build/adapters/models/peer.js
var models_peer = __webpack_require__(64146);
;// CONCATENATED MODULE: ./build/adapters/models/retry-after.js
/**
 * How long the server asks to wait, in ms. `retry-after-ms` (OpenAI, Azure) is the finer one; `retry-after` is
 * seconds or a date (RFC 9110, 10.2.3), read against the server's own `date`, so that our clock does not
 * matter; Gemini says `"retryDelay": "34s"` in the body.
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

;// CONCATENATED MODULE: ./build/adapters/models/classify.js



/** Wordings of "the prompt is too long", as the providers and the common local servers put it. */
const OVERFLOW = /context[ _-]?(?:length|window|limit|size)|prompt is too long|input is too long|input token count|too many (?:input |prompt )?tokens|maximum (?:prompt|input) length|reduce the length of|request_too_large/i;
/** Money, not pace: waiting does not help. Gemini words its per-minute limits like this too, see `isQuota`. */
const QUOTA = /insufficient[_ ](?:quota|funds|balance|credits?)|exceeded your current quota|credit balance|billing_(?:error|hard_limit)|payment required|out of credits/i;
const BAD_KEY = /(?:invalid|incorrect)[ _]api[ _]?key|api[ _]key (?:not valid|is invalid|expired)|API_KEY_INVALID|authentication_error|invalid x-api-key/i;
const NO_MODEL = /model_not_found|(?:unknown|no such) model|model\b.{0,120}\b(?:does not exist|not found|is not supported for)/i;
/** A whole answer in one of the protocols we speak, as a server gives it that does not stream. */
const WHOLE_ANSWER = /"(?:choices|candidates|output|content)"\s*:\s*\[/;
/** `"error": null` stands in answers that are none. */
const ERROR = /"error"(?!\s*:\s*null)/;
/** An answer that is no stream, put into words. */
function failureOfResponse(response, peer) {
    const { status, headers, body } = response;
    const html = (0,server_text/* looksLikeHtml */.te)(headers.get('content-type'), body);
    if (status >= 300 && status < 400)
        return redirected(headers.get('location'), peer);
    if (status === 404 && !(0,server_text/* isJson */.Fh)(body) && !NO_MODEL.test(body))
        return misdirected(response, html, peer);
    if (html && status < 500 && status !== 429) {
        return classify_final('malformed', `${peer.address} answered with a web page (HTTP ${status}): is the base URL right?`);
    }
    const words = html ? 'a web page' : (0,server_text/* cleanServerText */.Ct)((0,server_text/* messageOf */.bD)(body), peer.secrets);
    if (status < 300 && !ERROR.test(body)) {
        if (WHOLE_ANSWER.test(body)) {
            return classify_final('malformed', `${peer.address} did not stream its answer: turn streaming on there`);
        }
        const shown = words === '' ? 'nothing' : words;
        return classify_final('malformed', `${peer.address} answered with no stream (${shown}): is the base URL right?`);
    }
    const said = { status: status < 300 ? statusIn(body) : status, raw: body, words };
    return failureOf({ ...said, retryAfterMs: retryAfterMs(headers, body) }, peer);
}
/** An error that came inside a stream, or instead of its beginning. `status` is 0 where none was named. */
function failureOfStreamError(status, text, peer) {
    const words = (0,server_text/* cleanServerText */.Ct)((0,server_text/* messageOf */.bD)(text), peer.secrets);
    return failureOf({ status, raw: text, words, retryAfterMs: undefined }, peer);
}
function failureOf(said, peer) {
    const { status, raw } = said;
    const who = `${peer.provider} (${peer.address})`;
    const detail = `${status === 0 ? 'error in the stream' : `HTTP ${status}`}${said.words === '' ? '' : `: ${said.words.replace(/\.$/, '')}`}`;
    if (status === 401 || (status !== 429 && BAD_KEY.test(raw))) {
        const [what, remedy] = peer.hasKey
            ? ['refused the key', 'check']
            : ['wants a key, and none was given', 'set'];
        return classify_final('auth', `${who} ${what}, ${detail}; ${remedy} ${(0,models_peer/* keyPlaces */.q)(peer.provider)}`);
    }
    if (status === 402 || isQuota(raw, peer)) {
        return classify_final('quota', `${who} says the account is used up, ${detail}; add credit or use another key`);
    }
    if (status === 403) {
        const remedy = peer.hasKey
            ? `check that the key may use model ${peer.model}`
            : `no key was given: set ${(0,models_peer/* keyPlaces */.q)(peer.provider)}`;
        return classify_final('auth', `${who} forbids this, ${detail}; ${remedy}`);
    }
    if (status !== 429 && (OVERFLOW.test(raw) || status === 413)) {
        const message = `the conversation is too long for model ${peer.model}, ${detail}`;
        return { ...classify_final('overflow', message), said: raw };
    }
    if (status === 404 || (status < 500 && NO_MODEL.test(raw))) {
        return classify_final('not_found', `${who} does not know model ${peer.model}, ${detail}; check the model's name, and the base URL: it usually ends with /v1`);
    }
    if (status === 429 || /rate_limit/.test(raw))
        return again('rate_limited', `${who} limits the rate, ${detail}`, said);
    if (status === 0 || status >= 500 || [408, 409, 425].includes(status)) {
        return again('server', `${who} failed, ${detail}`, said);
    }
    const message = `${who} rejected the request, ${detail}; check the model's settings`;
    return { ...classify_final('bad_request', message), said: raw };
}
/** Gemini calls every limit a quota and points to billing; only one counted by the day is used up. */
function isQuota(raw, peer) {
    if (peer.provider === 'google' && /RESOURCE_EXHAUSTED/.test(raw))
        return /PerDay/.test(raw);
    return QUOTA.test(raw);
}
/** The status a gateway put into the body of an answer that it sent as 200. */
function statusIn(body) {
    const match = /"(?:code|status)"\s*:\s*"?([45]\d\d)\b/.exec(body);
    return match === null ? 0 : Number(match[1]);
}
function redirected(location, peer) {
    const named = location !== null && URL.canParse(location) ? new URL(location).origin : 'another address';
    // A host's name is small letters only, whatever was written.
    const target = (0,server_text/* cleanServerText */.Ct)(named, [...peer.secrets, ...peer.secrets.map((key) => key.toLowerCase())]);
    return classify_final('malformed', `${peer.address} redirects to ${target}; the key is not sent along: set the base URL to the final address`);
}
/** A 404 that is no API's own: nothing of the kind is at that path, whatever the model is called. */
function misdirected({ body, asked }, html, peer) {
    const words = html ? 'a web page' : (0,server_text/* cleanServerText */.Ct)(body, peer.secrets);
    const added = asked.startsWith(peer.address) ? asked.slice(peer.address.length) : new URL(asked).pathname;
    const end = peer.provider === 'google' ? '/v1beta' : '/v1';
    return classify_final('malformed', `nothing was found at ${asked} (HTTP 404${words === '' ? '' : `: ${words}`}): give the base URL without ${added}, usually ending with ${end}`);
}
function classify_final(trouble, message) {
    return { trouble, message, retry: false };
}
function again(trouble, message, said) {
    const wait = said.retryAfterMs;
    return wait === undefined
        ? { trouble, message, retry: true }
        : { trouble, message, retry: true, retryAfterMs: wait };
}

;// CONCATENATED MODULE: ./build/adapters/models/thrown.js




/** The provider packages' errors for content that breaks the protocol, by name: importing them costs start-up. */
const CONTENT_ERRORS = new Set([
    'AI_TypeValidationError',
    'AI_JSONParseError',
    'AI_InvalidResponseDataError',
    'AI_EmptyResponseBodyError',
]);
/** Reads whatever a provider package threw or put into its stream. */
function failureOfThrown(error, peer) {
    if (error instanceof models_failure/* BadResponse */.T0)
        return failureOfResponse(error, peer);
    if (!(error instanceof Error))
        return failureOfStreamError(statusOf(error), textOf(error), peer);
    // The packages wrap what breaks a stream at its beginning.
    const overlong = (0,no_connection/* causes */.p)(error).find((cause) => cause instanceof models_failure/* OverlongResponse */.W5);
    if (overlong !== undefined)
        return failureOfContent(overlong.message, peer);
    // Has the proxy's status, which is not the model's.
    if ((0,no_connection/* causes */.p)(error).some(isRefusedByProxy))
        return failureOfNetwork(error, peer);
    const status = statusOf(error);
    if (status >= 400)
        return failureOfStreamError(status, `${error.message} ${textOf(dataOf(error))}`, peer);
    if (CONTENT_ERRORS.has(error.name))
        return failureOfBadContent(error, peer);
    if (isNetwork(error))
        return failureOfNetwork(error, peer);
    return {
        trouble: 'bad_request',
        message: `the request to ${peer.address} could not be made (${error.name}): please report this with the model's name`,
        retry: false,
    };
}
/** An error message in a shape of its own (`{"error":"…"}`) fails validation, and still is the server's error. */
function failureOfBadContent(error, peer) {
    if (/without a finish reason/.test(error.message))
        return failureOfBrokenStream(peer, true);
    const value = 'value' in error ? error.value : undefined;
    if (typeof value === 'object' && value !== null && 'error' in value) {
        return failureOfStreamError(statusOf(value.error), JSON.stringify(value), peer);
    }
    return failureOfContent(error.message, peer);
}
/** Node gives a lost connection a code; the packages wrap it without a status of its own. */
function isNetwork(error) {
    return error instanceof models_failure/* BrokenBody */.sZ || error.name === 'AI_APICallError' || 'code' in error;
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
function dataOf(error) {
    return 'data' in error ? error.data : undefined;
}
function textOf(value) {
    if (value === undefined)
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}

// EXTERNAL MODULE: ./build/adapters/models/usage.js
var models_usage = __webpack_require__(78263);
;// CONCATENATED MODULE: ./build/adapters/models/attempt.js






/** Gemini's word for a call that its model wrote so badly that it is not shown: a whole answer, of nothing. */
const UNREADABLE_CALL = 'MALFORMED_FUNCTION_CALL';
/** Asks once. Throws AttemptFailed, and nothing else. */
async function attempt(line, options, watchdog) {
    const collector = new Collector();
    const wireIds = new Set();
    let failure;
    try {
        failure = await receive(line, options, watchdog, collector, wireIds);
    }
    catch (error) {
        failure = failureOfThrown(error, line.peer);
    }
    finally {
        watchdog.close();
    }
    const collected = collector.result();
    const usage = (0,models_usage/* usageOf */.F)(collected.usage, line.guarded.lastRequestBytes(), collected.size);
    if (watchdog.cut !== null)
        failure = failureOfCut(watchdog.cut, line.peer);
    else
        failure ??= incomplete(collected, line.peer);
    if (failure !== null)
        throw new models_failure/* AttemptFailed */.Nz(failure, collected.size > 0 ? usage : undefined);
    const { rawCallIds } = line.dialect;
    return {
        blocks: collected.blocks,
        finish: collected.finish ?? { unified: 'other', raw: undefined },
        usage,
        ending: collected.ending,
        isWireId: rawCallIds === undefined ? (id) => !(0,dialect/* isMadeUp */.F)(id) : (id) => wireIds.has(id),
    };
}
/** Reads the stream to its end; returns what it says went wrong. */
async function receive(line, options, watchdog, collector, wireIds) {
    const { dialect, peer } = line;
    const { stream } = await dialect.model.doStream({
        ...options,
        abortSignal: watchdog.signal,
        ...(dialect.rawCallIds === undefined ? {} : { includeRawChunks: true }),
    });
    const reader = stream.getReader();
    // A stream whose source hangs may not notice the abort: cancelling settles the read that is waiting.
    const cancel = () => void reader.cancel().catch(() => undefined);
    watchdog.signal.addEventListener('abort', cancel, { once: true });
    if (watchdog.signal.aborted)
        cancel();
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            return null;
        if (value.type === 'error')
            return failureOfThrown(value.error, peer);
        noteRawIds(value, dialect, wireIds);
        if (collector.take(value))
            watchdog.heard(collector.silent);
        if (collector.tooLong)
            return failureOfContent('an answer of more than 32 MB', peer);
    }
}
function noteRawIds(part, dialect, wireIds) {
    if (part.type !== 'raw' || dialect.rawCallIds === undefined)
        return;
    for (const id of dialect.rawCallIds(part.rawValue))
        wireIds.add(id);
}
/** A stream that ended without saying why did not end: the packages then report `interrupted` or `error`. */
function incomplete(collected, peer) {
    const { unified = 'interrupted', raw } = collected.finish ?? {};
    if (raw === UNREADABLE_CALL)
        return null;
    if (unified !== 'interrupted' && unified !== 'error')
        return null;
    return failureOfBrokenStream(peer, collected.blocks.length > 0);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/models/cache-key.js

/**
 * Says which requests have a beginning in common, so that a provider sends them to the same cache: the same for a
 * whole run and for the next run of the same task, another for every other, and no random number. It is made of
 * what stays for ever: the system prompt, the tools and the task.
 */
function cacheKeyOf({ system, tools, messages }) {
    const [first] = messages;
    const task = first?.role === 'user' ? first.text : '';
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([system, tools, task]))
        .digest('hex')
        .slice(0, 32);
}

// EXTERNAL MODULE: ./build/adapters/models/dialects/open.js
var dialects_open = __webpack_require__(88488);
// EXTERNAL MODULE: ./build/adapters/models/endpoint.js
var endpoint = __webpack_require__(24755);
;// CONCATENATED MODULE: ./build/adapters/models/bounded-body.js

const MB = 1024 ** 2;
/**
 * Bytes of one answer, inflated. The longest that models give, 128,000 tokens, in chunks of one token and some
 * 400 bytes each, has 50 MB.
 */
const MAX_STREAM_BYTES = 64 * MB;
/**
 * Bytes of one event. Until its end, an empty line, parsers keep all of it in memory. The longest there is, the
 * whole answer once more at the end of OpenAI's stream, has some 0.5 MB.
 */
const MAX_EVENT_BYTES = 4 * MB;
/** ms. After the last event the end of the body is only waited for so that the connection can be used again. */
const END_PATIENCE_MS = 250;
/**
 * The body of an event stream up to its `[DONE]`, where it has one: what follows is no part of the answer, and some
 * servers never close. Unchanged as long as it keeps within these bounds. Past one of them the reader gets
 * an OverlongResponse, and the connection is closed: what a server sends must not fill the memory before anybody
 * has understood a word of it. A body that breaks off ends in a BrokenBody.
 */
function boundedBody(body) {
    const chunks = body[Symbol.asyncIterator]();
    const events = new EventMeter();
    const end = new EndMark();
    let total = 0;
    return new ReadableStream({
        async pull(controller) {
            const { done, value } = await chunks.next().catch(brokeOff);
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
/** Reads on to the end, if that comes soon; else the connection is closed. */
async function drained(body, chunks) {
    const patience = setTimeout(() => body.destroy(), END_PATIENCE_MS);
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
        // The answer is whole already.
    }
    finally {
        clearTimeout(patience);
    }
}
function brokeOff(cause) {
    throw new models_failure/* BrokenBody */.sZ(cause);
}
function tooLong(what, bytes) {
    return new models_failure/* OverlongResponse */.W5(`${what} of more than ${bytes / MB} MB`);
}
const LF = 10;
const CR = 13;
/**
 * Counts the bytes since the last empty line, where an event ends. A line ends with LF, CR or both (WHATWG HTML,
 * 9.2.5).
 */
class EventMeter {
    #size = 0;
    #lineIsEmpty = true;
    #afterReturn = false;
    /** The size of the longest event that the chunk was part of, so far. */
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
/** Finds the line with which OpenAI's protocol ends a stream, however it is cut into chunks. */
class EndMark {
    /** How much of it the line has that is being read; -1 for another line. */
    #matched = 0;
    /** Where in the chunk the end stands, behind its line; null where it is not in it. */
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
            // One space may follow the colon, and more are not written.
            else if (byte !== SPACE || this.#matched !== AFTER_COLON)
                this.#matched = -1;
        }
        return null;
    }
}

// EXTERNAL MODULE: ./build/adapters/models/held-arguments.js
var held_arguments = __webpack_require__(25968);
// EXTERNAL MODULE: ./build/adapters/models/send.js
var send = __webpack_require__(64948);
;// CONCATENATED MODULE: ./build/adapters/models/guarded-fetch.js





/** As much of an error answer as is ever looked at. */
const MAX_ERROR_BODY = 64 * 1024;
/** ms. The status is known: what the server adds in words is not worth the time of an answer. */
const ERROR_BODY_MS = 5000;
/**
 * A `fetch` that lets nothing through but a stream. It never follows a redirect (the key would go along to an
 * address nobody chose), and throws BadResponse for error statuses, web pages and plain JSON, of which it
 * reads no more than it needs. A stream that grows past all reason ends in an OverlongResponse. `hasArguments`: the events of this
 * protocol hold the arguments of calls as values.
 */
function guardFetch(hasArguments) {
    let lastBytes = 0;
    return {
        lastRequestBytes: () => lastBytes,
        fetch: async (url, init) => {
            // A number is all that is kept of it: a conversation must not lie in memory once more than it has to.
            const bytes = Buffer.from(typeof init?.body === 'string' ? init.body : '');
            lastBytes = bytes.length;
            const address = new URL(url instanceof Request ? url.url : url);
            const received = await (0,send/* send */.t)(address, new Headers(init?.headers), bytes, init?.signal ?? undefined);
            const { status, headers, body } = received;
            if (status === 200 && isStream(headers.get('content-type'))) {
                const bounded = boundedBody(body);
                const held = hasArguments ? bounded.pipeThrough((0,held_arguments/* holdArguments */.Y)()) : bounded;
                return new Response(held, { status, headers });
            }
            const asked = `${address.origin}${address.pathname}`;
            throw new models_failure/* BadResponse */.T0(status, headers, await startOf(received), asked);
        },
    };
}
/** Servers mislabel streams as text or bytes; none labels one as JSON or a web page. */
function isStream(contentType) {
    return !(0,server_text/* looksLikeHtml */.te)(contentType, '') && contentType?.includes('json') !== true;
}
async function startOf({ body }) {
    const decoder = new TextDecoder();
    const patience = setTimeout(() => body.destroy(), ERROR_BODY_MS).unref();
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
        // The status says enough; a body that breaks off adds nothing.
    }
    finally {
        clearTimeout(patience);
    }
    return text.slice(0, MAX_ERROR_BODY);
}

;// CONCATENATED MODULE: ./build/adapters/models/opaque.js
/** Undefined where text and calls say it all. `calls` are the mended calls, in the order of the blocks. */
function opaqueOf(blocks, calls, provider, model) {
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
function isOpaqueOf(value, provider, model) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (!('provider' in value && 'model' in value && 'content' in value))
        return false;
    return value.provider === provider && value.model === model && Array.isArray(value.content);
}

;// CONCATENATED MODULE: ./build/adapters/models/wire-ids.js

/** What every provider takes for a call's id: nine letters and digits (Mistral's rule, the strictest in use). */
const TAKEN_BY_ALL = /^[A-Za-z0-9]{9}$/;
/**
 * The ids of calls as one provider may see them. Its own go back as they came. Those of another may hold what it does
 * not take (`functions.read_file:0`), so they become ids that all take; a call and its result alike, every time alike.
 */
class WireIds {
    #own = new Set();
    /** This provider gave the id itself, or has taken it before. */
    own(id) {
        this.#own.add(id);
    }
    of(id) {
        if (this.#own.has(id) || TAKEN_BY_ALL.test(id))
            return id;
        const digest = (0,external_node_crypto_.createHash)('sha256').update(id).digest('hex');
        return BigInt(`0x${digest}`).toString(36).slice(0, 9);
    }
}

;// CONCATENATED MODULE: ./build/adapters/models/history.js


/** Stands for an answer without words or calls: no provider takes an empty message, and roles must alternate. */
const NOTHING_SAID = '(no answer)';
/**
 * Translates histories for one provider. A message is translated once and remembered by its identity: a turn
 * costs what is new, and what was sent before is sent again byte by byte.
 */
class History {
    #provider;
    #model;
    #dialect;
    #translated = new WeakMap();
    #ids = new WireIds();
    #tools = new WeakMap();
    constructor(provider, model, dialect) {
        this.#provider = provider;
        this.#model = model;
        this.#dialect = dialect;
    }
    /** These calls are in an answer of this provider: their ids are its own. */
    own(calls) {
        for (const { id } of calls)
            this.#ids.own(id);
    }
    prompt(request) {
        const { cacheMark } = this.#dialect;
        const mark = cacheMark === undefined ? {} : { providerOptions: cacheMark };
        const messages = [{ role: 'system', content: request.system, ...mark }];
        for (const message of request.messages)
            messages.push(this.#translate(message));
        if (cacheMark !== undefined)
            markEnds(messages, cacheMark);
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
        if (isOpaqueOf(message.opaque, this.#provider, this.#model)) {
            this.own(message.calls);
            return message.opaque.content;
        }
        const text = message.text === '' && message.calls.length === 0 ? NOTHING_SAID : message.text;
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
 * Marks the end of this request and that of the one before, whose write this one reads. A provider looks for an
 * earlier write only a few blocks back from a mark (Anthropic: 20), which a turn of many calls is longer than. The
 * marks move on with the history; the messages themselves stay as they are remembered.
 */
function markEnds(messages, providerOptions) {
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
/** The ids of every call in a history, and how many answers it holds. */
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

;// CONCATENATED MODULE: ./build/adapters/models/options.js
/**
 * First word after 180 s: a reasoning model thinks for minutes without a word, a dead server must not cost
 * a quarter of the default run. 60 s between pieces: an answer that flows pauses for seconds at most. 600 s a
 * call: 16,000 tokens (the default cap on an answer) at 30 a second take 530 s.
 */
const DEFAULT_LIMITS = { firstChunkMs: 180_000, idleMs: 60_000, stepMs: 600_000 };
function limitsOf(options) {
    return {
        firstChunkMs: options.firstChunkMs ?? DEFAULT_LIMITS.firstChunkMs,
        idleMs: options.idleMs ?? DEFAULT_LIMITS.idleMs,
        stepMs: options.stepMs ?? DEFAULT_LIMITS.stepMs,
    };
}

;// CONCATENATED MODULE: ./build/adapters/models/output-room.js
/** Less is no answer: such a prompt is too long, and says so. */
const LEAST_ROOM = 1024;
const own = (tokens = 0) => ({ tokens, lasting: true });
const left = (window = 0, input = 0) => ({ tokens: window - input, lasting: false });
/**
 * The wordings in use, most telling first: OpenAI's and vLLM's for a maximum and for a window, Anthropic's for both,
 * Gemini's for a maximum. Each names its numbers in the order of its groups.
 */
const READERS = [
    // vLLM: "… maximum context length is 32768 tokens and your request has 1234 input tokens (16000 > 32768 - 1234)"
    [
        /context length is (\d+) tokens.{0,40}? request has (\d+) input tokens/i,
        ([window, input]) => left(window, input),
    ],
    // OpenAI and older vLLM: "… context length is 8192 tokens. However, you requested 17000 tokens (1000 in the messages, …"
    [/context length is (\d+) tokens.{0,80}?\((\d+) (?:in|of)\b/i, ([window, input]) => left(window, input)],
    // Anthropic: "input length and `max_tokens` exceed context limit: 190000 + 16000 > 200000"
    [/exceed context limit: (\d+) \+ \d+ > (\d+)/i, ([input, window]) => left(window, input)],
    // Anthropic: "max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens"
    [/max_tokens: \d+ > (\d+), which is the maximum/i, ([tokens]) => own(tokens)],
    // OpenAI: "max_tokens is too large: 100000. This model supports at most 16384 completion tokens"
    [/supports at most (\d+) (?:completion|output) tokens/i, ([tokens]) => own(tokens)],
    // Gemini: "… maxOutputTokens value of 100000 but the supported range is from 1 (inclusive) to 65537 (exclusive)"
    [/supported range is from \d+ \(inclusive\) to (\d+) \(exclusive\)/i, ([end = 1]) => own(end - 1)],
];
/** What a refused request may ask for instead of `asked`; null where the server names nothing that would help. */
function outputRoom(said, asked) {
    for (const [pattern, room] of READERS) {
        const numbers = pattern.exec(said)?.slice(1).map(Number);
        if (numbers === undefined)
            continue;
        const found = room(numbers);
        return found.tokens >= LEAST_ROOM && found.tokens < asked ? found : null;
    }
    return null;
}

// EXTERNAL MODULE: ./build/adapters/models/proxy.js
var proxy = __webpack_require__(78976);
// EXTERNAL MODULE: ./build/adapters/models/rehearsal.js
var models_rehearsal = __webpack_require__(52563);
;// CONCATENATED MODULE: ./build/adapters/models/refusal.js

/** One line for the user: who would not answer, why in its own words, and the way out. */
function refusalMessage({ raw, metadata, text }, peer) {
    const words = [raw, ...reasonsIn(metadata), text].map((word) => (0,server_text/* cleanServerText */.Ct)(word ?? '', peer.secrets));
    const why = [...new Set(words)].filter((word) => word !== '').join(': ');
    return `${peer.provider} ${peer.model} refused to answer${why === '' ? '' : ` (${why})`}: reword the task, or use another model`;
}
/** Anthropic gives a category and an explanation, Gemini a message. */
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

// EXTERNAL MODULE: ./build/adapters/models/tool-calls.js
var tool_calls = __webpack_require__(71792);
;// CONCATENATED MODULE: ./build/adapters/models/reply.js





/** An answer in our own words. */
function replyOf(answer, peer, request) {
    const { blocks, usage } = answer;
    const { ids, turns } = callsOf(request.messages);
    const reported = finishOf(answer.finish.unified);
    const lastIsCall = blocks.at(-1)?.kind === 'call';
    const calls = (0,tool_calls/* toolCalls */.Ky)(wireCalls(blocks, answer.isWireId), reported, lastIsCall, turns, ids);
    const text = reply_textOf(answer);
    const opaque = opaqueOf(blocks, calls, peer.provider, peer.model);
    const finish = settled(reported, calls.length > 0);
    return {
        text,
        calls,
        finish,
        usage,
        ...(opaque === undefined ? {} : { opaque }),
        ...(finish === 'content_filter' ? { refusal: refusalOf(answer, text, peer) } : {}),
    };
}
/** Whether a model that could have gone on said nothing at all. */
function saysNothing(answer) {
    const finish = finishOf(answer.finish.unified);
    if (finish === 'length' || finish === 'content_filter')
        return false;
    return reply_textOf(answer).trim() === '' && answer.blocks.every((block) => block.call === undefined);
}
function reply_textOf({ blocks }) {
    return blocks.map((block) => (block.kind === 'text' ? block.text : '')).join('');
}
function refusalOf({ finish, ending }, text, peer) {
    return refusalMessage({ raw: finish.raw, metadata: ending, text }, peer);
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
/** Local servers say `stop` with calls and the other way round: what came decides. */
function settled(reported, hasCalls) {
    if (reported === 'length' || reported === 'content_filter')
        return reported;
    if (hasCalls)
        return 'tool_calls';
    return reported === 'tool_calls' ? 'stop' : reported;
}

// EXTERNAL MODULE: ./build/adapters/models/retry.js
var retry = __webpack_require__(21914);
;// CONCATENATED MODULE: ./build/adapters/models/thinking.js
/**
 * Of the cap on an answer, what may go into thinking where a model wants a number of tokens for it. The packages take
 * these shares of the model's own maximum, which is more than the whole cap.
 */
const SHARE = { low: 0.2, medium: 0.4, high: 0.6 };
/** The least that Anthropic takes (Messages API, `thinking.budget_tokens`); Gemini takes less. */
const LEAST_THINKING = 1024;
/** Below this nothing sensible can be said besides: a short call and its arguments. */
const LEAST_ANSWER = 1024;
/**
 * Tokens for thinking, out of the cap on one answer. Fixed by the first answer's cap, for a change of it would throw
 * the provider's cache away; 0 once the cap has become too small for it.
 */
class ThinkingBudget {
    #effort;
    #tokens = null;
    constructor(effort) {
        this.#effort = effort;
    }
    within(cap) {
        this.#tokens ??= Math.max(LEAST_THINKING, Math.floor(cap * SHARE[this.#effort]));
        return this.#tokens + LEAST_ANSWER <= cap ? this.#tokens : 0;
    }
}

;// CONCATENATED MODULE: ./build/adapters/models/watchdog.js
/**
 * Cuts a call off that says nothing. It is told of parts of an answer, never of bytes: a server's keep-alive
 * comments and pings do not count. While the model has not begun, or thinks, the longer limit holds.
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
    /** Aborted when the call is cut off. */
    get signal() {
        return this.#abort.signal;
    }
    get cut() {
        return this.#cut;
    }
    /** A part of the answer came. `silent`: the model is thinking and may say nothing for long. */
    heard(silent) {
        this.#lastAt = this.#clock.monotonic();
        this.#silent = silent;
    }
    /** Ends the watch and closes the connection, if it is still open. */
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
     * One timer at a time, set again only when it fires: a part costs two assignments. It never sleeps longer
     * than `idleMs`, so it is awake in time when the model breaks its silence and the shorter limit begins.
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
    /** What would cut the call off first, and when. */
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

;// CONCATENATED MODULE: ./build/adapters/models/live.js



















/** How often one request is put otherwise because the server said what it would take. */
const MOST_CHANGES = 3;
/** A provider behind HTTP. Throws StopRun(config) where a key or address is missing or wrong, or a setting goes unheard. */
async function openLiveProvider(provider, options) {
    const { baseUrl, address, apiKey } = (0,endpoint/* endpointOf */.X)(provider, options);
    (0,proxy/* useProxyOf */.X)(options.env ?? process.env);
    const guarded = guardFetch(options.provider === 'google');
    const { model } = options;
    const how = { model, apiKey, baseUrl };
    const [dialect, rehearsal] = await Promise.all([
        (0,dialects_open/* openDialect */.B)(provider, { ...how, fetch: guarded.fetch }),
        (0,models_rehearsal/* rehearse */.Km)(provider, how, options),
    ]);
    const [unheard] = options.lenient === true ? [] : rehearsal.unheard;
    if (unheard !== undefined) {
        throw new outcome/* StopRun */.U({ kind: 'config', reason: (0,models_rehearsal/* unheardMessage */.tU)(unheard, options, provider, model) });
    }
    const hasKey = apiKey !== undefined;
    const peer = { provider, model, address, hasKey, secrets: (0,server_text/* spellingsOf */.Hz)(apiKey) };
    const line = { dialect, guarded, peer };
    loadFetch();
    const live = new Live(line, options, rehearsal.budgetsThinking);
    return { provider, model, respond: (request) => live.respond(request) };
}
/**
 * Node loads its `fetch` with the first touch of anything of it, in some 15 ms. Touched here, that falls into the time
 * in which git is waited for; later it would fall into the first request.
 */
function loadFetch() {
    new Headers();
}
/** One model for a run's whole life, with what it has learned of what the server takes. */
class Live {
    #line;
    #options;
    #history;
    /** null where the model wants no number of tokens for its thinking. */
    #thinking;
    #cacheKey = null;
    /** The model's own maximum for an answer, once the server has named it. */
    #ownCap = Number.POSITIVE_INFINITY;
    constructor(line, options, budgetsThinking) {
        const { effort } = options;
        this.#line = line;
        this.#options = options;
        this.#history = new History(line.peer.provider, line.peer.model, line.dialect);
        this.#thinking = budgetsThinking && effort !== undefined ? new ThinkingBudget(effort) : null;
    }
    async respond(request) {
        try {
            const reply = replyOf(await this.#answer(request), this.#line.peer, request);
            this.#history.own(reply.calls);
            return reply;
        }
        catch (error) {
            if (error instanceof model/* ModelError */.m)
                throw error;
            const name = error instanceof Error ? error.name : typeof error;
            const { address } = this.#line.peer;
            throw new model/* ModelError */.m('bad_request', `the answer of ${address} could not be read (${name})`);
        }
    }
    /** An answer of nothing is a hiccup more often than not: it is asked for once more before anybody is told. */
    async #answer(request) {
        const prompt = this.#history.prompt(request);
        const first = await this.#ask(request, prompt);
        if (!saysNothing(first))
            return first;
        const why = `${this.#line.peer.address} answered nothing`;
        this.#options.onRetry?.({ attempt: 1, waitMs: 0, why });
        try {
            const second = await this.#ask(request, prompt);
            return { ...second, usage: (0,models_usage/* addUsage */.v)(first.usage, second.usage) };
        }
        catch (error) {
            if (!(error instanceof model/* ModelError */.m))
                throw error;
            const { trouble, message, spent } = error;
            throw new model/* ModelError */.m(trouble, message, spent === undefined ? first.usage : (0,models_usage/* addUsage */.v)(first.usage, spent));
        }
    }
    #ask(request, prompt) {
        const { clock, random = Math.random, onRetry, longestWaitMs } = this.#options;
        const tools = { clock, random, onRetry, longestWaitMs };
        return (0,retry/* withRetries */.LH)(() => this.#attempt(request, prompt), tools, request.deadline, request.signal);
    }
    /** Asks once; or once more where the server has refused the request and said what it would take. */
    async #attempt(request, prompt) {
        const limits = limitsOf(this.#options);
        let cap = Math.min(request.maxOutputTokens, this.#ownCap);
        for (let changes = 0;; changes++) {
            const watchdog = new Watchdog(limits, this.#options.clock, request.deadline, request.signal);
            try {
                return await attempt(this.#line, this.#callOptions(request, prompt, cap), watchdog);
            }
            catch (error) {
                if (!(error instanceof models_failure/* AttemptFailed */.Nz) || changes >= MOST_CHANGES)
                    throw error;
                const changed = this.#changedCap(error.failure, cap);
                if (changed === null)
                    throw error;
                cap = changed;
            }
        }
    }
    /** The cap with which the request is worth another try; null where it is not. */
    #changedCap({ said }, cap) {
        if (said === undefined)
            return null;
        if (this.#line.dialect.adapt?.(said) === true)
            return cap;
        const room = outputRoom(said, cap);
        if (room?.lasting === true)
            this.#ownCap = room.tokens;
        return room?.tokens ?? null;
    }
    #callOptions(request, { messages, tools }, cap) {
        const { temperature, effort } = this.#options;
        const { dialect } = this.#line;
        const forThinking = dialect.thinking === undefined ? null : (this.#thinking?.within(cap) ?? null);
        this.#cacheKey ??= cacheKeyOf(request);
        const providerOptions = forThinking === null
            ? dialect.providerOptions?.(this.#cacheKey)
            : dialect.thinking?.options(forThinking);
        const beside = dialect.thinking?.beside === true ? (forThinking ?? 0) : 0;
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
