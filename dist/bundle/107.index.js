export const id = 107;
export const ids = [107,8822];
export const modules = {

/***/ 58822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ causes),
/* harmony export */   y: () => (/* binding */ describeConnectionFailure)
/* harmony export */ });
/* harmony import */ var _server_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48367);

/** Node's codes for certificates that it does not trust. A retry does not help. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/;
/** OpenSSL's messages for an answer without TLS: it parses plain text as a length or a version. */
const NOT_TLS = /wrong version number|packet length too long|http request/i;
const HOST_NOT_FOUND = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** Describes a failed connection to `address` from the error of `node:http`. The run and `doctor` use the same text. */
function describeConnectionFailure(error, endpointInfo) {
    const { address } = endpointInfo;
    const source = sourceOf(error);
    const code = source?.code;
    const reason = (0,_server_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanServerText */ .Ct)(reasonOf(error, code), endpointInfo.secrets);
    const found = (what, remedy, passes) => ({
        what: `${what} (${reason})`,
        remedy,
        isTransient: passes,
    });
    const unreached = `cannot reach ${address}`;
    if (source === undefined || code === undefined)
        return found(unreached, ADDRESS_OR_PROXY, true);
    if (code === 'EPROTO' && NOT_TLS.test(source.message)) {
        return found(unreached, 'that port does not use TLS: use http:// instead of https://', false);
    }
    if (CERTIFICATE.test(code)) {
        const what = `the certificate of ${address} is not trusted`;
        return found(what, "set NODE_EXTRA_CA_CERTS to your authority's file", false);
    }
    if (code === 'ECONNREFUSED') {
        const remedy = isOtherPort(source, address)
            ? 'the proxy is not listening: check HTTPS_PROXY'
            : 'nothing listens there: check that the server is running';
        return found(unreached, remedy, true);
    }
    if (code === 'ECONNRESET') {
        return found(`${address} closed the connection without an answer`, afterReset(address), true);
    }
    return found(unreached, HOST_NOT_FOUND.has(code) ? 'check the base URL' : ADDRESS_OR_PROXY, true);
}
const ADDRESS_OR_PROXY = 'check the base URL and HTTPS_PROXY';
/** A TLS server closes a connection without TLS. */
function afterReset(address) {
    const remedy = "see the server's log, or run again later";
    return address.startsWith('http:')
        ? `${remedy}; if the server uses TLS, use https:// instead of http://`
        : remedy;
}
/** Reports if another port refused, which is the proxy's. */
function isOtherPort({ port }, address) {
    const url = new URL(address);
    const expected = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    return port !== undefined && port !== expected;
}
/** Returns an error and its causes, outermost first. */
function causes(error) {
    const chain = [];
    for (let at = error; at instanceof Error && chain.length < 8; at = at.cause)
        chain.push(at);
    return chain;
}
function sourceOf(error) {
    for (const cause of causes(error)) {
        if ('code' in cause && typeof cause.code === 'string') {
            const port = 'port' in cause && typeof cause.port === 'number' ? cause.port : undefined;
            return { code: cause.code, message: cause.message, port };
        }
        if (cause instanceof AggregateError) {
            const inner = cause.errors.map(sourceOf).find((source) => source !== undefined);
            if (inner !== undefined)
                return inner;
        }
    }
    return undefined;
}
/** undici's codes say less than its messages. */
function reasonOf(error, code) {
    return code === undefined || code.startsWith('UND_') ? innermost(error) : code;
}
function innermost(error) {
    return causes(error).at(-1)?.message ?? 'unknown reason';
}


/***/ }),

/***/ 40926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ useProxyFrom)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);


const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
/**
 * Sends the requests of `node:http` and `fetch` through the proxy of the environment, with NO_PROXY, for the whole
 * process. Returns a function that undoes this. Node supports this at run time since 24.14, and earlier only at its
 * start.
 */
function useProxyFrom(env) {
    const named = VARIABLES.find((name) => (env[name] ?? '') !== '');
    if (named === undefined)
        return () => undefined;
    checkAddress(named, env[named] ?? '');
    if (typeof node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv === 'function')
        return node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv({ ...env });
    if (env.NODE_USE_ENV_PROXY === '1')
        return () => undefined;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${named} is set, but Node ${process.version} accepts a proxy only at its start: also set NODE_USE_ENV_PROXY=1`,
    });
}
/** Checks the address without showing it, because it may contain a password. */
function checkAddress(name, value) {
    const scheme = URL.canParse(value) ? new URL(value).protocol : '';
    if (scheme === 'http:' || scheme === 'https:')
        return;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${name} is not the address of a proxy: write it as http://host:port`,
    });
}


/***/ }),

/***/ 87883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);



/**
 * Sends a POST with `body`, or a GET without one, over the process's connections and proxy. Unlike `fetch` it blocks no
 * ports and is cheaper: with `fetch`, 150 turns of a growing conversation took a tenth more CPU and 50 MB more memory.
 * Follows no redirects. Throws the errors of `node:http`, which have a `code`.
 */
async function sendRequest(url, headers, body, signal) {
    // TLS is only loaded if it is used.
    const { request } = url.protocol === 'https:' ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : node_http__WEBPACK_IMPORTED_MODULE_0__;
    const begin = () => request(url, {
        method: body === null ? 'GET' : 'POST',
        headers: {
            accept: '*/*',
            'accept-encoding': 'gzip',
            ...Object.fromEntries(headers),
            ...(body === null ? {} : { 'content-length': body.length }),
        },
        ...(signal === undefined ? {} : { signal }),
    });
    const response = await responseOnNewConnection(begin, body);
    return { status: response.statusCode ?? 0, headers: headersOf(response), body: inflated(response) };
}
/**
 * A server may close an idle connection, for example while a command runs. That shows only when the next request uses
 * it, and is not a failure of the server. The request is then sent on another connection, until one is new.
 */
async function responseOnNewConnection(begin, body) {
    for (;;) {
        const sent = begin();
        try {
            return await responseTo(sent, body);
        }
        catch (error) {
            if (!sent.reusedSocket || !isLost(error))
                throw error;
        }
    }
}
function isLost(error) {
    return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}
function responseTo(sent, body) {
    return new Promise((resolve, reject) => {
        // Stays registered: errors after the headers go to the reader of the body, and are ignored here.
        sent.on('error', reject).on('response', resolve).end(body);
        // If a connection ends without an answer, or with an unexpected protocol change, Node only emits this event.
        sent.on('close', () => reject(new NoResponse()));
    });
}
/** Has the code of a lost connection. */
class NoResponse extends Error {
    code = 'ECONNRESET';
    constructor() {
        super('the connection was closed without an answer');
        this.name = 'NoAnswer';
    }
}
function headersOf({ headersDistinct }) {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct)) {
        for (const value of values)
            headers.append(name, value);
    }
    return headers;
}
/** Like browsers, returns the decompressed part of a stream that stops early. */
function inflated(response) {
    switch (response.headers['content-encoding']?.trim().toLowerCase()) {
        case 'gzip':
        case 'x-gzip':
        case 'deflate':
            return unzipInto(response, (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createUnzip)({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_SYNC_FLUSH, finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_SYNC_FLUSH }));
        case 'br':
            return unzipInto(response, (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createBrotliDecompress)({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.BROTLI_OPERATION_FLUSH }));
        default:
            return response;
    }
}
/** If one ends, both end; the reader of `to` gets the error. */
function unzipInto(response, to) {
    return (0,node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)(response, to, () => undefined);
}


/***/ }),

/***/ 48367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ cleanServerText),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   Rr: () => (/* binding */ keySpellings),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   te: () => (/* binding */ looksLikeHtml)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _core_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6075);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);



/** The length of a server's message. Pages and stack traces are longer. */
const MAX_SERVER_TEXT = 300;
/** Shapes of keys that a server may quote, even if it received another key. */
const KEY_SHAPES = /\b(?:sk|pk|rk|gsk|xai|key|ghp|gho|ghs|hf)[-_][A-Za-z0-9_*-]{8,}|\bAIza[A-Za-z0-9_-]{10,}|\bBearer\s+\S+/gi;
/**
 * Returns the spellings in which a server may send the key back. Short values are left out, because they would match
 * prose.
 */
function keySpellings(secret) {
    if (secret === undefined || secret.length < 4)
        return [];
    const spellings = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
    return [...new Set(spellings)].sort((a, b) => b.length - a.length);
}
/** Makes foreign text safe for one line: removes secrets and control characters, and cuts it. */
function cleanServerText(text, secrets) {
    let clean = text;
    for (const secret of secrets)
        clean = clean.replaceAll(secret, '[key]');
    clean = (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInName */ .j4)(clean.replace(KEY_SHAPES, '[key]'), () => ' '));
    return (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(clean, MAX_SERVER_TEXT, '…');
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
/** Returns the message of common error bodies: `error.message`, `error`, `message`, `detail`. */
function messageOf(body) {
    let parsed;
    try {
        parsed = JSON.parse(body);
    }
    catch {
        return body;
    }
    const first = Array.isArray(parsed) ? parsed[0] : parsed;
    const error = field(first, 'error');
    const candidates = [field(error, 'message'), error, field(first, 'message'), field(first, 'detail')];
    return candidates.find((text) => typeof text === 'string' && text !== '') ?? body;
}
function isJson(body) {
    try {
        JSON.parse(body);
        return true;
    }
    catch {
        return false;
    }
}
function looksLikeHtml(contentType, body) {
    return contentType?.includes('html') === true || /^\s*(?:<!doctype html|<html)/i.test(body);
}


/***/ }),

/***/ 16475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ NOT_READ_PREFIX),
/* harmony export */   z: () => (/* binding */ replaceDeepArguments)
/* harmony export */ });
/* harmony import */ var _core_text_bounded_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91988);

/** The beginning of replaced arguments. */
const NOT_READ_PREFIX = 'not read: it ';
const LF = 10;
const CR = 13;
/** Keys that make the provider packages refuse the whole event. */
const REFUSED_KEY = /"(?:__proto__|constructor|\\u[0-9a-fA-F]{4})/;
/**
 * Replaces arguments that are nested too deep. Gemini sends arguments as a value in its event, and the provider package
 * drops such an event. With a text instead, the call arrives and the tool refuses it.
 */
function replaceDeepArguments() {
    let parts = [];
    const line = () => {
        const [only] = parts;
        const bytes = parts.length === 1 && only !== undefined ? only : new Uint8Array(Buffer.concat(parts));
        parts = [];
        return withReadableArguments(bytes);
    };
    return new TransformStream({
        transform(chunk, controller) {
            let start = 0;
            for (let at = 0; at < chunk.length; at++) {
                if (chunk[at] !== LF && chunk[at] !== CR)
                    continue;
                parts.push(chunk.subarray(start, at));
                controller.enqueue(line());
                controller.enqueue(chunk.subarray(at, at + 1));
                start = at + 1;
            }
            if (start < chunk.length)
                parts.push(chunk.subarray(start));
        },
        flush(controller) {
            if (parts.length > 0)
                controller.enqueue(line());
        },
    });
}
/** Returns the bytes unchanged, unless the line is an event whose arguments exceed the limits. */
function withReadableArguments(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    const data = /^data: ?(?=\{)/.exec(text);
    if (data === null)
        return bytes;
    const json = text.slice(data[0].length);
    const excess = (0,_core_text_bounded_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcess */ .Ev)(json);
    if (excess === null && !REFUSED_KEY.test(json))
        return bytes;
    const why = excess ?? 'has a name that no argument may have';
    try {
        return new Uint8Array(Buffer.from(`data: ${JSON.stringify(withTextFor(JSON.parse(json), why))}`));
    }
    catch {
        // Invalid JSON, or too deep in another place: the provider package reports the problem.
        return bytes;
    }
}
function withTextFor(event, why) {
    const each = (value, change) => Array.isArray(value) ? value.map((entry) => (isObject(entry) ? change(entry) : entry)) : value;
    const part = (entry) => isObject(entry.functionCall)
        ? { ...entry, functionCall: { ...entry.functionCall, args: `${NOT_READ_PREFIX}${why}` } }
        : entry;
    const candidate = (entry) => isObject(entry.content)
        ? { ...entry, content: { ...entry.content, parts: each(entry.content.parts, part) } }
        : entry;
    return { ...event, candidates: each(event.candidates, candidate) };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 31578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ callId),
/* harmony export */   Ky: () => (/* binding */ toolCalls),
/* harmony export */   a1: () => (/* binding */ unreadArguments)
/* harmony export */ });
/* unused harmony export unusedId */
/* harmony import */ var _core_text_bounded_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91988);
/* harmony import */ var _deep_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16475);


/**
 * Returns the calls of one answer, in order. Calls with unreliable arguments have `{}` instead and the reason, with the
 * remedy, in `malformed`; they are never run. `usedIds` are the ids of the history, and `turn` is its number of
 * answers. Missing or duplicate ids are derived from these, so that the same session has the same ids.
 */
function toolCalls(wire, finish, lastIsCall, turn, usedIds) {
    const taken = new Set(usedIds);
    return wire.map((call, index) => {
        const id = call.id !== '' && !taken.has(call.id) ? call.id : unusedId(turn, index, taken);
        taken.add(id);
        const isLast = lastIsCall && index === wire.length - 1;
        return toolCall(call, id, isLast ? finish : 'tool_calls');
    });
}
/** Returns an id that no call in the history has. */
function unusedId(turn, index, taken) {
    for (let n = index;; n++) {
        const id = callId(turn, n);
        if (!taken.has(id))
            return id;
    }
}
/** Returns an id of nine letters and digits, the strictest rule of any provider (Mistral's). */
function callId(turn, index) {
    return `call${turn.toString(36).padStart(3, '0')}${index.toString(36).padStart(2, '0')}`;
}
const CALL_AGAIN = 'call it again with complete JSON';
function toolCall(call, id, finish) {
    const { name } = call;
    const cutOff = truncationReason(call, finish);
    if (cutOff !== null)
        return { id, name, arguments: {}, malformed: cutOff };
    if (call.input.trim() === '')
        return { id, name, arguments: {} };
    try {
        // Replaced before the provider package received them.
        if (call.input.startsWith(_deep_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_READ_PREFIX */ .a))
            throw new SyntaxError(`it ${call.input.slice(_deep_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_READ_PREFIX */ .a.length)}`);
        return { id, name, arguments: (0,_core_text_bounded_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBounded */ .nh)(call.input) };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : 'not JSON';
        return { id, name, arguments: {}, malformed: unreadArguments(reason) };
    }
}
function unreadArguments(reason) {
    return `its arguments are not valid JSON: ${reason}; ${CALL_AGAIN}`;
}
/**
 * Returns why a call is incomplete. Truncated arguments may still parse (`{}` for an empty start, JSON closed by a
 * client) but differ from the intended ones.
 */
function truncationReason(call, finish) {
    if (finish === 'length') {
        return 'the reply reached its length limit inside this call; make smaller calls, such as several small edits';
    }
    if (finish === 'content_filter')
        return "the provider's content filter ended the reply inside this call; leave out or reword the text that it may have blocked";
    return call.complete ? null : `the reply ended inside this call; ${CALL_AGAIN}`;
}


/***/ }),

/***/ 58709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ usageOf),
/* harmony export */   v: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _core_model_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48496);

function counted(value) {
    return value !== undefined && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
/**
 * Returns the provider's count, or an estimate for the missing side. `input` is everything that was read: the provider
 * packages add Anthropic's cache reads and writes, which its raw `input_tokens` omits. A prompt is never empty, so an
 * input of 0 means that the server does not count.
 */
function usageOf(reported, requestBytes, replyBytes) {
    const input = counted(reported?.inputTokens.total);
    const output = counted(reported?.outputTokens.total);
    const inputMissing = input === 0;
    const outputMissing = output === 0 && replyBytes > 0;
    return {
        input: inputMissing ? (0,_core_model_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateTokens */ .b)(requestBytes) : input,
        cacheRead: Math.min(counted(reported?.inputTokens.cacheRead), input),
        cacheWrite: Math.min(counted(reported?.inputTokens.cacheWrite), input),
        output: outputMissing ? (0,_core_model_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateTokens */ .b)(replyBytes) : output,
        estimated: inputMissing || outputMissing,
    };
}
/** Adds the usage of two calls. The context is that of the later call, `b`. */
function addUsage(a, b) {
    return {
        input: a.input + b.input,
        cacheRead: a.cacheRead + b.cacheRead,
        cacheWrite: a.cacheWrite + b.cacheWrite,
        output: a.output + b.output,
        estimated: a.estimated || b.estimated,
        context: b.context ?? b.input + b.output,
    };
}


/***/ }),

/***/ 32845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ keyPlaces)
/* harmony export */ });
/* harmony import */ var _core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55182);

/** Returns where a user sets the key, the most common place first. */
function keyPlaces(provider) {
    const variable = _core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_FACTS */ .g3[provider].keyVariable;
    const variables = variable === null ? 'FORGE_API_KEY' : `${variable} or FORGE_API_KEY`;
    return `${variables} (input api-key in the action)`;
}


/***/ }),

/***/ 99000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ endpointOf)
/* harmony export */ });
/* harmony import */ var _core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55182);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);
/* harmony import */ var _endpoint_info_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32845);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76520);




/** Returns the URL and the key. Throws StopRun(config) if the user must set something first. */
function endpointOf(provider, options) {
    const baseUrl = baseUrlOf(provider, options.baseUrl);
    const { origin, pathname } = new URL(baseUrl);
    const address = `${origin}${pathname.replace(/\/+$/, '')}`;
    return { baseUrl: baseUrl.replace(/\/+$/, ''), address, apiKey: apiKeyOf(provider, options.apiKey) };
}
function baseUrlOf(provider, configured) {
    const value = configured?.trim() ?? '';
    if (value === '') {
        const { baseUrl } = _registry_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDER_DEFINITIONS */ .f[provider];
        if (baseUrl !== null)
            return baseUrl;
        return stop(`provider ${provider} requires a base URL: set --base-url, FORGE_BASE_URL or the input base-url`);
    }
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
        return stop('the base URL is not an http or https URL: write it as https://host/v1', 'NET-03');
    }
    if (url.username !== '' || url.password !== '') {
        return stop('the base URL contains a user name or password: remove it, and set the key in FORGE_API_KEY', 'NET-03');
    }
    if (url.search !== '' || url.hash !== '') {
        return stop(`the base URL ${url.origin}${url.pathname} has a query or fragment: remove everything from ? or # on`);
    }
    return value;
}
function apiKeyOf(provider, configured) {
    const key = configured?.trim() ?? '';
    if (key === '') {
        if ((0,_core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .isGateway */ .No)(provider))
            return undefined;
        return stop(`no API key for provider ${provider}: set ${(0,_endpoint_info_js__WEBPACK_IMPORTED_MODULE_2__/* .keyPlaces */ .q)(provider)}`);
    }
    // HTTP refuses other characters in a header, with a message that quotes the key.
    if (!/^[\x21-\x7e]+$/.test(key)) {
        return stop(`the API key contains a space or an invalid character: copy it again to ${(0,_endpoint_info_js__WEBPACK_IMPORTED_MODULE_2__/* .keyPlaces */ .q)(provider)}`);
    }
    return key;
}
function stop(reason, code) {
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'config', reason, ...(code === undefined ? {} : { code }) });
}


/***/ }),

/***/ 8636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ ignoredSettingMessages),
/* harmony export */   cw: () => (/* binding */ ignoredSettingMessage),
/* harmony export */   qe: () => (/* binding */ previewRequest)
/* harmony export */ });
/* harmony import */ var _providers_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99000);
/* harmony import */ var _providers_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76520);


const NOTHING_IGNORED = { ignored: [], budgetsThinking: false };
/**
 * Makes the provider's package write a request, and reads it. The packages know which model takes which setting, and
 * omit or change others, sometimes without a warning, so only the request itself is reliable.
 */
async function previewRequest(provider, options, samplingOptions) {
    const { temperature, effort } = samplingOptions;
    if (temperature === undefined && effort === undefined)
        return NOTHING_IGNORED;
    const body = await writtenRequest(provider, options, samplingOptions);
    const hasTemperature = temperature === undefined || temperatureIn(body) === temperature;
    const { thinkingField, thinkingBudgetField } = _providers_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDER_DEFINITIONS */ .f[provider];
    const hasEffort = effort === undefined || hasField(body, thinkingField);
    return {
        ignored: [...(hasTemperature ? [] : ['temperature']), ...(hasEffort ? [] : ['effort'])],
        budgetsThinking: effort !== undefined && hasField(body, thinkingBudgetField),
    };
}
async function writtenRequest(provider, options, { temperature, effort }) {
    let body = '';
    const keep = async (_url, init) => {
        body = typeof init?.body === 'string' ? init.body : '';
        return new Response('', { headers: { 'content-type': 'text/event-stream' } });
    };
    const { model } = await _providers_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDER_DEFINITIONS */ .f[provider].open({ ...options, fetch: keep });
    const { stream } = await model.doStream({
        prompt: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }],
        maxOutputTokens: 16_000,
        ...(temperature === undefined ? {} : { temperature }),
        ...(effort === undefined ? {} : { reasoning: effort }),
    });
    await stream.cancel();
    return body;
}
function hasField(body, name) {
    return name !== undefined && body.includes(`"${name}":`);
}
/** Finds the temperature at the top level, or in Gemini's `generationConfig`. */
function temperatureIn(body) {
    const found = /"temperature":([\d.e+-]+)/.exec(body)?.[1];
    return found === undefined ? undefined : Number(found);
}
/**
 * Returns the messages that would stop a run with these settings; empty if it could start. Throws StopRun(config) for
 * an invalid address or key.
 */
async function ignoredSettingMessages(provider, options, samplingOptions) {
    const { model } = options;
    const { apiKey, baseUrl } = (0,_providers_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .endpointOf */ .X)(provider, options);
    const { ignored: unheard } = await previewRequest(provider, { model, apiKey, baseUrl }, samplingOptions);
    return unheard.map((setting) => ignoredSettingMessage(setting, samplingOptions, provider, model));
}
/** Returns the message about a setting that the request would not contain. */
function ignoredSettingMessage(setting, { temperature, effort }, provider, model) {
    if (setting === 'effort') {
        return `model.effort is ${effort}, but ${provider} ${model} does not support it: remove model.effort, or use a reasoning model`;
    }
    const { maxTemperature } = _providers_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDER_DEFINITIONS */ .f[provider];
    const remedy = maxTemperature !== undefined && (temperature ?? 0) > maxTemperature
        ? `set it from 0 to ${maxTemperature}, or remove it`
        : effort === undefined
            ? 'remove it'
            : 'remove it, or remove model.effort if the model does not have to reason';
    return `model.temperature is ${temperature}, but ${provider} ${model} does not support this value: ${remedy}`;
}


/***/ })

};
