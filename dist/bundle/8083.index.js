export const id = 8083;
export const ids = [8083,762];
export const modules = {

/***/ 88488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openDialect)
/* harmony export */ });
/* harmony import */ var _core_assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16701);

/** Loads the one provider package that is asked for: the other three would cost 40 ms of start-up. */
async function openDialect(provider, options) {
    switch (provider) {
        case 'anthropic':
            return (await Promise.all(/* import() */[__webpack_require__.e(9415), __webpack_require__.e(8372), __webpack_require__.e(6644), __webpack_require__.e(6946)]).then(__webpack_require__.bind(__webpack_require__, 6946))).openAnthropic(options);
        case 'openai':
            return (await Promise.all(/* import() */[__webpack_require__.e(9415), __webpack_require__.e(8372), __webpack_require__.e(3436), __webpack_require__.e(9854)]).then(__webpack_require__.bind(__webpack_require__, 79854))).openOpenAI(options);
        case 'google':
            return (await Promise.all(/* import() */[__webpack_require__.e(9415), __webpack_require__.e(8372), __webpack_require__.e(785), __webpack_require__.e(7991)]).then(__webpack_require__.bind(__webpack_require__, 17991))).openGoogle(options);
        case 'openai-compatible':
            return (await Promise.all(/* import() */[__webpack_require__.e(9415), __webpack_require__.e(7703), __webpack_require__.e(4385)]).then(__webpack_require__.bind(__webpack_require__, 64385))).openCompatible(options);
        default:
            return (0,_core_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(provider);
    }
}


/***/ }),

/***/ 24755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ endpointOf)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _peer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64146);


/** Said outright, so that no variable of the environment can move the key to another server. */
const BASE_URLS = {
    anthropic: 'https://api.anthropic.com/v1',
    openai: 'https://api.openai.com/v1',
    google: 'https://generativelanguage.googleapis.com/v1beta',
};
/** Where and with what key to ask. Throws StopRun(config) for what the user must set first. */
function endpointOf(provider, options) {
    const baseUrl = baseUrlOf(provider, options.baseUrl);
    const { origin, pathname } = new URL(baseUrl);
    const address = `${origin}${pathname.replace(/\/+$/, '')}`;
    return { baseUrl: baseUrl.replace(/\/+$/, ''), address, apiKey: apiKeyOf(provider, options.apiKey) };
}
function baseUrlOf(provider, given) {
    const value = given?.trim() ?? '';
    if (value === '') {
        if (provider !== 'openai-compatible')
            return BASE_URLS[provider];
        return stop('provider openai-compatible needs a base URL: set --base-url, FORGE_BASE_URL or the input base-url');
    }
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
        return stop('the base URL is not an http or https address: write it as https://host/v1', 'NET-03');
    }
    if (url.username !== '' || url.password !== '') {
        return stop('the base URL holds a user name or password: give the key as FORGE_API_KEY instead', 'NET-03');
    }
    if (url.search !== '' || url.hash !== '') {
        return stop(`the base URL ${url.origin}${url.pathname} may have no query or fragment: remove what follows ? or #`);
    }
    return value;
}
function apiKeyOf(provider, given) {
    const key = given?.trim() ?? '';
    if (key === '') {
        if (provider === 'openai-compatible')
            return undefined;
        return stop(`no API key for provider ${provider}: set ${(0,_peer_js__WEBPACK_IMPORTED_MODULE_1__/* .keyPlaces */ .q)(provider)}`);
    }
    // HTTP refuses anything else in a header, with a message that quotes the key.
    if (!/^[\x21-\x7e]+$/.test(key)) {
        return stop(`the API key holds a space or a character that no key has: copy it again to ${(0,_peer_js__WEBPACK_IMPORTED_MODULE_1__/* .keyPlaces */ .q)(provider)}`);
    }
    return key;
}
function stop(reason, code) {
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason, ...(code === undefined ? {} : { code }) });
}


/***/ }),

/***/ 25968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ NOT_READ),
/* harmony export */   Y: () => (/* binding */ holdArguments)
/* harmony export */ });
/* harmony import */ var _core_bounded_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25486);

/** What arguments begin with that were replaced. */
const NOT_READ = 'not read: it ';
const LF = 10;
const CR = 13;
/** Keys for which the provider packages refuse the whole event. */
const REFUSED_KEY = /"(?:__proto__|constructor|\\u[0-9a-fA-F]{4})/;
/**
 * Gemini sends the arguments of a call as a value in its event, and the provider package drops an event that is nested too
 * deep for it. Such arguments are replaced by a text that says so: then the call arrives, and the tool refuses it.
 */
function holdArguments() {
    let parts = [];
    const line = () => {
        const [only] = parts;
        const bytes = parts.length === 1 && only !== undefined ? only : new Uint8Array(Buffer.concat(parts));
        parts = [];
        return heldLine(bytes);
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
/** The bytes as they are, unless the line is an event with arguments that are out of bounds. */
function heldLine(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    const data = /^data: ?(?=\{)/.exec(text);
    if (data === null)
        return bytes;
    const json = text.slice(data[0].length);
    const excess = (0,_core_bounded_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcess */ .Ev)(json);
    if (excess === null && !REFUSED_KEY.test(json))
        return bytes;
    const why = excess ?? 'has a name that no argument may have';
    try {
        return new Uint8Array(Buffer.from(`data: ${JSON.stringify(withTextFor(JSON.parse(json), why))}`));
    }
    catch {
        // No JSON, or too deep in another place: the provider package says what is wrong with it.
        return bytes;
    }
}
function withTextFor(event, why) {
    const each = (value, change) => Array.isArray(value) ? value.map((entry) => (isObject(entry) ? change(entry) : entry)) : value;
    const part = (entry) => isObject(entry.functionCall)
        ? { ...entry, functionCall: { ...entry.functionCall, args: `${NOT_READ}${why}` } }
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

/***/ 70762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ causes),
/* harmony export */   s: () => (/* binding */ noConnection)
/* harmony export */ });
/* harmony import */ var _server_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34705);

/** Node's codes of certificates that it does not trust. They do not get better by asking again. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/;
/** OpenSSL's words for an answer that is not of TLS: it reads a length or a version into plain text. */
const NO_TLS = /wrong version number|packet length too long|http request/i;
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** What was wrong with a connection to `address`, told by what `node:http` threw. The run and `doctor` say the same. */
function noConnection(error, peer) {
    const { address } = peer;
    const source = sourceOf(error);
    const code = source?.code;
    const reason = (0,_server_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanServerText */ .Ct)(reasonOf(error, code), peer.secrets);
    const found = (what, remedy, passes) => ({
        what: `${what} (${reason})`,
        remedy,
        passes,
    });
    const unreached = `cannot reach ${address}`;
    if (source === undefined || code === undefined)
        return found(unreached, ADDRESS_OR_PROXY, true);
    if (code === 'EPROTO' && NO_TLS.test(source.message)) {
        return found(unreached, 'no TLS at that port: http:// instead of https://?', false);
    }
    if (CERTIFICATE.test(code)) {
        const what = `the certificate of ${address} is not trusted`;
        return found(what, "set NODE_EXTRA_CA_CERTS to your authority's file", false);
    }
    if (code === 'ECONNREFUSED') {
        const remedy = isElsewhere(source, address)
            ? 'the proxy does not listen: check HTTPS_PROXY'
            : 'nobody listens there: is the server up?';
        return found(unreached, remedy, true);
    }
    if (code === 'ECONNRESET') {
        return found(`${address} closed the connection without an answer`, afterReset(address), true);
    }
    return found(unreached, NO_HOST.has(code) ? 'check the base URL' : ADDRESS_OR_PROXY, true);
}
const ADDRESS_OR_PROXY = 'check the base URL and HTTPS_PROXY';
/** A server of TLS that is spoken to without it closes the connection. */
function afterReset(address) {
    const remedy = "see the server's log, or run again later";
    return address.startsWith('http:') ? `${remedy}; https:// instead of http://?` : remedy;
}
/** Whether it was another port that refused: then it was the proxy's. */
function isElsewhere({ port }, address) {
    const url = new URL(address);
    const own = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    return port !== undefined && port !== own;
}
/** An error and what it was caused by, outermost first. */
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
/** undici's own codes tell a reader less than its words do. */
function reasonOf(error, code) {
    return code === undefined || code.startsWith('UND_') ? innermost(error) : code;
}
function innermost(error) {
    return causes(error).at(-1)?.message ?? 'unknown reason';
}


/***/ }),

/***/ 64146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ keyPlaces)
/* harmony export */ });
const KEY_VARIABLES = {
    anthropic: 'ANTHROPIC_API_KEY',
    openai: 'OPENAI_API_KEY',
    google: 'GOOGLE_GENERATIVE_AI_API_KEY',
    'openai-compatible': 'FORGE_API_KEY',
};
/** Where a user puts the key, most usual place first. */
function keyPlaces(provider) {
    const variable = KEY_VARIABLES[provider];
    const variables = variable === 'FORGE_API_KEY' ? variable : `${variable} or FORGE_API_KEY`;
    return `${variables} (input api-key in the action)`;
}


/***/ }),

/***/ 78976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ useProxyOf)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);


const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
/**
 * Sends requests, by `node:http` and `fetch`, through the proxy that the environment names, NO_PROXY respected, for the
 * whole process; returns what takes that back. Node can do this at run time since 24.14; before, only from its start.
 */
function useProxyOf(env) {
    const named = VARIABLES.find((name) => (env[name] ?? '') !== '');
    if (named === undefined)
        return () => undefined;
    checkAddress(named, env[named] ?? '');
    if (typeof node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv === 'function')
        return node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv({ ...env });
    if (env.NODE_USE_ENV_PROXY === '1')
        return () => undefined;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${named} is set, but Node ${process.version} takes a proxy only at its start: set NODE_USE_ENV_PROXY=1 too`,
    });
}
/** The value is not shown: it may hold a password. */
function checkAddress(name, value) {
    const scheme = URL.canParse(value) ? new URL(value).protocol : '';
    if (scheme === 'http:' || scheme === 'https:')
        return;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${name} is not an address of a proxy: write it as http://host:port`,
    });
}


/***/ }),

/***/ 52563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: () => (/* binding */ unheardMessages),
/* harmony export */   Km: () => (/* binding */ rehearse),
/* harmony export */   tU: () => (/* binding */ unheardMessage)
/* harmony export */ });
/* harmony import */ var _dialects_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88488);
/* harmony import */ var _endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24755);


/** How requests say that a model shall think, in the protocols we speak. */
const THINKING = /"(?:reasoning_effort|reasoning|thinking|thinkingConfig)":/;
const THINKING_BUDGET = /"(?:budget_tokens|thinkingBudget)":/;
const NOTHING_UNHEARD = { unheard: [], budgetsThinking: false };
/**
 * Has the provider's package write a request, and reads it. The packages know which model takes which setting, and
 * leave out or change what it does not take, some without a word: what the request says is the only truth.
 */
async function rehearse(provider, options, wishes) {
    const { temperature, effort } = wishes;
    if (temperature === undefined && effort === undefined)
        return NOTHING_UNHEARD;
    const body = await written(provider, options, wishes);
    const hasTemperature = temperature === undefined || temperatureIn(body) === temperature;
    const hasEffort = effort === undefined || THINKING.test(body);
    return {
        unheard: [...(hasTemperature ? [] : ['temperature']), ...(hasEffort ? [] : ['effort'])],
        budgetsThinking: effort !== undefined && THINKING_BUDGET.test(body),
    };
}
async function written(provider, options, { temperature, effort }) {
    let body = '';
    const keep = async (_url, init) => {
        body = typeof init?.body === 'string' ? init.body : '';
        return new Response('', { headers: { 'content-type': 'text/event-stream' } });
    };
    const { model } = await (0,_dialects_open_js__WEBPACK_IMPORTED_MODULE_1__/* .openDialect */ .B)(provider, { ...options, fetch: keep });
    const { stream } = await model.doStream({
        prompt: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }],
        maxOutputTokens: 16_000,
        ...(temperature === undefined ? {} : { temperature }),
        ...(effort === undefined ? {} : { reasoning: effort }),
    });
    await stream.cancel();
    return body;
}
/** At the top, or in Gemini's `generationConfig`. */
function temperatureIn(body) {
    const found = /"temperature":([\d.e+-]+)/.exec(body)?.[1];
    return found === undefined ? undefined : Number(found);
}
/**
 * What a run with these wishes would be told before its first request; nothing where it could begin. Throws StopRun(config)
 * for an address or a key that cannot be.
 */
async function unheardMessages(provider, options, wishes) {
    const { model } = options;
    const { apiKey, baseUrl } = (0,_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .endpointOf */ .X)(provider, options);
    const { unheard } = await rehearse(provider, { model, apiKey, baseUrl }, wishes);
    return unheard.map((setting) => unheardMessage(setting, wishes, provider, model));
}
/** What the user is told of a setting that the model would never hear of. */
function unheardMessage(setting, { temperature, effort }, provider, model) {
    if (setting === 'effort') {
        return `model.effort is ${effort}, and ${provider} ${model} takes none: leave it out, or name a model that reasons`;
    }
    const remedy = provider === 'anthropic' && (temperature ?? 0) > 1
        ? 'give 0 to 1, or leave it out'
        : effort === undefined
            ? 'leave it out'
            : 'leave it out, or leave effort out where the model need not reason';
    return `model.temperature is ${temperature}, and ${provider} ${model} does not take it so: ${remedy}`;
}


/***/ }),

/***/ 64948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);



/**
 * Posts `body`, or gets where there is none, over the process's own connections and proxy. Not by `fetch`, which costs
 * more and leaves twice the garbage: 150 turns of a growing conversation took a tenth more CPU with it, and 50 MB more at
 * their highest; and which knows ports that it will not go to. Follows no redirect. Throws what `node:http` throws, which
 * has a `code`.
 */
async function send(url, headers, body, signal) {
    // TLS is only loaded where it is spoken.
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
    const response = await answered(begin, body);
    return { status: response.statusCode ?? 0, headers: headersOf(response), body: inflated(response) };
}
/**
 * A server closes a connection that rests, while a command runs, say; that shows only when the next request goes over
 * it, and tells nothing of the server. It goes over another then, and so on to one that is new.
 */
async function answered(begin, body) {
    for (;;) {
        const sent = begin();
        try {
            return await answerTo(sent, body);
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
function answerTo(sent, body) {
    return new Promise((resolve, reject) => {
        // Stays: what breaks after the headers is told to the reader of the body, and here a second time.
        sent.on('error', reject).on('response', resolve).end(body);
        // Of a connection that ends without an answer, or with a change of protocol nobody asked for, Node says only this.
        sent.on('close', () => reject(new NoAnswer()));
    });
}
/** With the code of a lost connection, for it is one. */
class NoAnswer extends Error {
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
/** As browsers do, what is inflated of a stream that stops early is handed on. */
function inflated(response) {
    switch (response.headers['content-encoding']?.trim().toLowerCase()) {
        case 'gzip':
        case 'x-gzip':
        case 'deflate':
            return into(response, (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createUnzip)({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_SYNC_FLUSH, finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_SYNC_FLUSH }));
        case 'br':
            return into(response, (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createBrotliDecompress)({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.BROTLI_OPERATION_FLUSH }));
        default:
            return response;
    }
}
/** Whatever ends one ends both; the reader of `to` hears of it. */
function into(response, to) {
    return (0,node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)(response, to, () => undefined);
}


/***/ }),

/***/ 34705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ cleanServerText),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   Hz: () => (/* binding */ spellingsOf),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   te: () => (/* binding */ looksLikeHtml)
/* harmony export */ });
/** Enough of a server's own words to know what it means; its pages and stack traces are longer. */
const MAX_SERVER_TEXT = 300;
/** Every control character, line separator and direction mark: none may reach a log line. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** Shapes of keys that a server may quote although they are not the one it was given. */
const KEY_SHAPES = /\b(?:sk|pk|rk|gsk|xai|key|ghp|gho|ghs|hf)[-_][A-Za-z0-9_*-]{8,}|\bAIza[A-Za-z0-9_-]{10,}|\bBearer\s+\S+/gi;
/** The key in the spellings a server may send it back in. Short values are left out: they would match prose. */
function spellingsOf(secret) {
    if (secret === undefined || secret.length < 4)
        return [];
    const spellings = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
    return [...new Set(spellings)].sort((a, b) => b.length - a.length);
}
/** Foreign text made fit for one line of ours: secrets out, control characters out, cut. */
function cleanServerText(text, secrets) {
    let clean = text;
    for (const secret of secrets)
        clean = clean.replaceAll(secret, '[key]');
    clean = clean.replace(KEY_SHAPES, '[key]').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
    if (clean.length <= MAX_SERVER_TEXT)
        return clean;
    return `${clean.slice(0, MAX_SERVER_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
/** What a server says is wrong, out of the error bodies in use: `error.message`, `error`, `message`, `detail`. */
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

/***/ 71792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ callId),
/* harmony export */   Ky: () => (/* binding */ toolCalls),
/* harmony export */   a1: () => (/* binding */ unreadArguments)
/* harmony export */ });
/* unused harmony export freeId */
/* harmony import */ var _core_bounded_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25486);
/* harmony import */ var _held_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25968);


/**
 * The calls of one answer, in order. Those whose arguments cannot be trusted say so in `malformed` and have
 * `{}` for arguments: they are never run, and what to do instead is said with the reason. `usedIds` are the ids of the history, `turn` the number of answers in
 * it: an id that is missing or taken is made from them, so that the same session has the same ids.
 */
function toolCalls(wire, finish, lastIsCall, turn, usedIds) {
    const taken = new Set(usedIds);
    return wire.map((call, index) => {
        const id = call.id !== '' && !taken.has(call.id) ? call.id : freeId(turn, index, taken);
        taken.add(id);
        const isLast = lastIsCall && index === wire.length - 1;
        return toolCall(call, id, isLast ? finish : 'tool_calls');
    });
}
/** The ids of all calls in a history. */
function freeId(turn, index, taken) {
    for (let n = index;; n++) {
        const id = callId(turn, n);
        if (!taken.has(id))
            return id;
    }
}
/** Nine letters and digits: the strictest rule in use for ids (Mistral's). */
function callId(turn, index) {
    return `call${turn.toString(36).padStart(3, '0')}${index.toString(36).padStart(2, '0')}`;
}
const AGAIN = 'call it again with complete JSON';
function toolCall(call, id, finish) {
    const { name } = call;
    const cutOff = cutReason(call, finish);
    if (cutOff !== null)
        return { id, name, arguments: {}, malformed: cutOff };
    if (call.input.trim() === '')
        return { id, name, arguments: {} };
    try {
        // Held back before the provider package saw them.
        if (call.input.startsWith(_held_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_READ */ .V))
            throw new SyntaxError(`it ${call.input.slice(_held_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_READ */ .V.length)}`);
        return { id, name, arguments: (0,_core_bounded_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBounded */ .nh)(call.input) };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : 'not JSON';
        return { id, name, arguments: {}, malformed: unreadArguments(reason) };
    }
}
function unreadArguments(reason) {
    return `its arguments are not valid JSON: ${reason}; ${AGAIN}`;
}
/** What was cut may still parse (`{}` of an empty start, JSON closed by a client): it is not what was meant. */
function cutReason(call, finish) {
    if (finish === 'length') {
        return 'the answer reached its length limit inside this call; make smaller calls, such as several small edits';
    }
    if (finish === 'content_filter')
        return "the provider's content filter ended the answer inside this call; leave out what it may have met, or say it in other words";
    return call.complete ? null : `the answer ended inside this call; ${AGAIN}`;
}


/***/ })

};
