export const id = 9841;
export const ids = [9841,8822];
export const modules = {

/***/ 9447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RedirectError)
/* harmony export */ });
/**
 * A redirect. Following it could send the token to another server, and would turn a POST into a GET (Fetch, for 301 and
 * 302).
 */
class RedirectError extends Error {
    answered;
    /** The target. Log downloads answer with a redirect, which is then fetched without the token. */
    location;
    constructor(answered, location = null) {
        super('redirected');
        // Octokit passes errors of this name on unchanged, and does not retry after them.
        this.name = 'AbortError';
        this.answered = answered;
        this.location = location;
    }
}


/***/ }),

/***/ 19841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GithubRunLogs: () => (/* binding */ GithubRunLogs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/adapters/http/server-text.js
var server_text = __webpack_require__(48367);
// EXTERNAL MODULE: ./build/adapters/github/api/redirect-error.js
var redirect_error = __webpack_require__(9447);
// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
// EXTERNAL MODULE: ./build/adapters/http/connection-errors.js
var connection_errors = __webpack_require__(58822);
;// CONCATENATED MODULE: ./build/adapters/github/repository/signed-url-text.js


const MB = 1024 ** 2;
/**
 * Limits for a text at a signed URL: the end that is kept, the bytes that are read to reach it, and the time of one
 * attempt. A job's log has a few MB at most unless something prints in a loop.
 */
const LOG_BOUNDS = { keptBytes: MB, readBytes: 64 * MB, attemptMs: 20_000, attempts: 2 };
/** The log cannot be read. Its message never shows the URL, which grants access like a key. */
class UnreadableLog extends Error {
    status;
    constructor(message, status = null) {
        super(message);
        this.name = 'UnreadText';
        this.status = status;
    }
}
/**
 * Returns the end of the text at a URL that GitHub has signed, on a host of its storage. It sends no token and no
 * cookie, and follows no redirects. Throws UnreadableLog.
 */
async function readEndOfSignedUrl(address, signal) {
    const url = checked(address);
    for (let attempt = 1;; attempt++) {
        const either = (0,joined_signal/* joinedSignal */._)([signal, AbortSignal.timeout(LOG_BOUNDS.attemptMs)]);
        try {
            return await readOnce(url, either.signal);
        }
        catch (error) {
            const unread = error instanceof UnreadableLog ? error : new UnreadableLog(failureText(error));
            const isFinal = unread.status !== null && unread.status < 500;
            if (isFinal || signal.aborted || attempt === LOG_BOUNDS.attempts)
                throw unread;
        }
        finally {
            either.release();
        }
    }
}
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Allows http only for this machine, because it is not encrypted. */
function checked(address) {
    const url = URL.canParse(address) ? new URL(address) : null;
    const isSound = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)));
    if (isSound && url.username === '' && url.password === '')
        return url;
    throw new UnreadableLog('its address does not use https');
}
async function readOnce(url, signal) {
    const response = await fetch(url, {
        signal,
        redirect: 'manual',
        credentials: 'omit',
        headers: { 'user-agent': 'forge-headless' },
    });
    if (response.status === 200 && response.body !== null)
        return readEnd(response.body);
    await response.body?.cancel();
    throw new UnreadableLog(`the storage answered ${response.status}`, response.status);
}
/** Reads to the end, and keeps only the part that is wanted. */
async function readEnd(body) {
    const kept = [];
    let keptBytes = 0;
    let readBytes = 0;
    for await (const chunk of body) {
        readBytes += chunk.length;
        if (readBytes > LOG_BOUNDS.readBytes)
            throw new UnreadableLog(`it has more than ${LOG_BOUNDS.readBytes / MB} MB`, 200);
        kept.push(chunk);
        keptBytes += chunk.length;
        for (let first = kept[0]; first !== undefined && keptBytes - first.length >= LOG_BOUNDS.keptBytes; first = kept[0]) {
            keptBytes -= first.length;
            kept.shift();
        }
    }
    const whole = Buffer.concat(kept);
    return whole.subarray(Math.max(0, whole.length - LOG_BOUNDS.keptBytes)).toString();
}
function failureText(error) {
    return (0,connection_errors/* causes */.p)(error).at(-1)?.message ?? 'unknown reason';
}

;// CONCATENATED MODULE: ./build/adapters/github/repository/run-logs.js





const PER_PAGE = 100;
/** A matrix has at most 256 jobs. Source: GitHub's documentation, "Usage limits" of workflows. */
const MAX_PAGES = 3;
const NEEDS = 'actions: read';
/** A step's exit code ends in `failure`. A job or step over its own time limit ends in `timed_out`. */
const FAILED_CONCLUSIONS = ['failure', 'timed_out'];
const time = schemas/* string */.YjP()
    .nullish()
    .transform((text) => {
    const at = Date.parse(text ?? '');
    return Number.isNaN(at) ? null : at;
});
const jobs = schemas/* object */.Ikc({
    jobs: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* number */.aig().int(),
        name: schemas/* string */.YjP(),
        conclusion: schemas/* string */.YjP().nullable(),
        steps: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: schemas/* string */.YjP(),
            conclusion: schemas/* string */.YjP().nullable(),
            started_at: time,
            completed_at: time,
        }))
            .optional(),
    })),
});
/** The URL of the log, which is valid for a minute. */
const address = schemas/* object */.Ikc({ location: schemas/* string */.YjP() });
class GithubRunLogs {
    #api;
    #signal;
    constructor(api, signal) {
        this.#api = api;
        this.#signal = signal;
    }
    async failedJobs({ id, attempt }) {
        const failed = [];
        for (let page = 1; page <= MAX_PAGES; page++) {
            const { value, more } = await this.#api.requestPage({
                what: `read the jobs of workflow run ${id}`,
                needs: NEEDS,
                shape: jobs,
                send: ({ rest }, common) => rest.actions.listJobsForWorkflowRunAttempt({
                    ...common,
                    run_id: id,
                    attempt_number: attempt,
                    per_page: PER_PAGE,
                    page,
                }),
            });
            failed.push(...value.jobs.filter(({ conclusion }) => FAILED_CONCLUSIONS.includes(conclusion)).map(failedJob));
            if (!more)
                break;
        }
        return failed;
    }
    async logOf({ id, name }) {
        const what = `read the log of job ${JSON.stringify(name)}`;
        const { location } = await this.#api.request({
            what,
            needs: NEEDS,
            shape: address,
            send: async ({ rest }, common) => {
                try {
                    return await rest.actions.downloadJobLogsForWorkflowRun({ ...common, job_id: id });
                }
                catch (error) {
                    // The only request whose answer is a redirect by design.
                    if (!(error instanceof redirect_error/* RedirectError */.L) || error.answered !== 302)
                        throw error;
                    return { headers: {}, data: { location: error.location } };
                }
            },
        });
        try {
            return await readEndOfSignedUrl(location, this.#signal);
        }
        catch (error) {
            if (!(error instanceof UnreadableLog))
                throw error;
            const { owner, repo } = this.#api.address;
            const why = (0,server_text/* cleanServerText */.Ct)(error.message, []);
            throw new forge/* ForgeError */.Q(error.status === 404 || error.status === 410 ? 'not_found' : 'unavailable', error.status, `cannot ${what} (${owner}/${repo}): ${why}; try again later, or let this runner connect to GitHub's log storage`);
        }
    }
}
function failedJob({ id, name, steps = [] }) {
    const step = steps.find(({ conclusion }) => FAILED_CONCLUSIONS.includes(conclusion));
    return {
        id,
        name,
        step: step === undefined
            ? null
            : { name: step.name, startedAt: step.started_at, completedAt: step.completed_at },
    };
}


/***/ }),

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


/***/ })

};
