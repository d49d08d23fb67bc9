export const id = 7238;
export const ids = [7238,762];
export const modules = {

/***/ 32080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Redirected)
/* harmony export */ });
/**
 * An answer that points elsewhere. Following it could send the token to an address that nobody chose, and makes a GET
 * of a POST (Fetch, for 301 and 302).
 */
class Redirected extends Error {
    answered;
    /** Where it points: for the one question whose answer is an address, which is then fetched without the token. */
    location;
    constructor(answered, location = null) {
        super('redirected');
        // Octokit passes errors of this name on as they are, and repeats nothing after them.
        this.name = 'AbortError';
        this.answered = answered;
        this.location = location;
    }
}


/***/ }),

/***/ 27238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GithubRunLogs: () => (/* binding */ GithubRunLogs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/core/forge.js
var forge = __webpack_require__(29565);
// EXTERNAL MODULE: ./build/adapters/models/server-text.js
var server_text = __webpack_require__(34705);
// EXTERNAL MODULE: ./build/adapters/github/redirected.js
var redirected = __webpack_require__(32080);
// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
// EXTERNAL MODULE: ./build/adapters/models/no-connection.js
var no_connection = __webpack_require__(70762);
;// CONCATENATED MODULE: ./build/adapters/github/signed-text.js


const MB = 1024 ** 2;
/**
 * Of a text of others at a signed address: how much of its end is kept, how much is read to come there, and how long
 * one attempt may take. A job's log is a few MB at most where nobody prints in a loop.
 */
const BOUNDS = { keptBytes: MB, readBytes: 64 * MB, attemptMs: 20_000, attempts: 2 };
/** Why it cannot be had, in words of our own: the address is as good as a key, and is never shown. */
class UnreadText extends Error {
    status;
    constructor(message, status = null) {
        super(message);
        this.name = 'UnreadText';
        this.status = status;
    }
}
/**
 * The end of the text at an address that GitHub has signed, on a host of its storage. Nothing of ours is sent along:
 * no token, no cookie; what it redirects to is not followed. Throws UnreadText.
 */
async function endOfSignedText(address, signal) {
    const url = checked(address);
    for (let attempt = 1;; attempt++) {
        const either = (0,joined_signal/* joinedSignal */._)([signal, AbortSignal.timeout(BOUNDS.attemptMs)]);
        try {
            return await once(url, either.signal);
        }
        catch (error) {
            const unread = error instanceof UnreadText ? error : new UnreadText(lastWords(error));
            const isFinal = unread.status !== null && unread.status < 500;
            if (isFinal || signal.aborted || attempt === BOUNDS.attempts)
                throw unread;
        }
        finally {
            either.release();
        }
    }
}
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** In the clear it would be anybody's text: http is for this machine alone. */
function checked(address) {
    const url = URL.canParse(address) ? new URL(address) : null;
    const isSound = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)));
    if (isSound && url.username === '' && url.password === '')
        return url;
    throw new UnreadText('its address is none of https');
}
async function once(url, signal) {
    const response = await fetch(url, {
        signal,
        redirect: 'manual',
        credentials: 'omit',
        headers: { 'user-agent': 'forge-headless' },
    });
    if (response.status === 200 && response.body !== null)
        return end(response.body);
    await response.body?.cancel();
    throw new UnreadText(`the storage answered ${response.status}`, response.status);
}
/** Reads to the end, and keeps no more of it than is wanted. */
async function end(body) {
    const kept = [];
    let keptBytes = 0;
    let readBytes = 0;
    for await (const chunk of body) {
        readBytes += chunk.length;
        if (readBytes > BOUNDS.readBytes)
            throw new UnreadText(`it has more than ${BOUNDS.readBytes / MB} MB`, 200);
        kept.push(chunk);
        keptBytes += chunk.length;
        for (let first = kept[0]; first !== undefined && keptBytes - first.length >= BOUNDS.keptBytes; first = kept[0]) {
            keptBytes -= first.length;
            kept.shift();
        }
    }
    const whole = Buffer.concat(kept);
    return whole.subarray(Math.max(0, whole.length - BOUNDS.keptBytes)).toString();
}
function lastWords(error) {
    return (0,no_connection/* causes */.p)(error).at(-1)?.message ?? 'unknown reason';
}

;// CONCATENATED MODULE: ./build/adapters/github/run-logs.js





const PER_PAGE = 100;
/** A matrix has at most 256 jobs. Source: GitHub's documentation, "Usage limits" of workflows. */
const MAX_PAGES = 3;
const NEEDS = 'actions: read';
/** `failure` is a step's exit code; a job or step over its own time limit ends in `timed_out`. */
const RED = ['failure', 'timed_out'];
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
/** Where the log is, for a minute. */
const address = schemas/* object */.Ikc({ location: schemas/* string */.YjP() });
class GithubRunLogs {
    #line;
    #signal;
    constructor(line, signal) {
        this.#line = line;
        this.#signal = signal;
    }
    async failedJobs({ id, attempt }) {
        const failed = [];
        for (let page = 1; page <= MAX_PAGES; page++) {
            const { value, more } = await this.#line.page({
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
            failed.push(...value.jobs.filter(({ conclusion }) => RED.includes(conclusion)).map(failedJob));
            if (!more)
                break;
        }
        return failed;
    }
    async logOf({ id, name }) {
        const what = `read the log of job ${JSON.stringify(name)}`;
        const { location } = await this.#line.ask({
            what,
            needs: NEEDS,
            shape: address,
            send: async ({ rest }, common) => {
                try {
                    return await rest.actions.downloadJobLogsForWorkflowRun({ ...common, job_id: id });
                }
                catch (error) {
                    // The one answer that points elsewhere and is meant to.
                    if (!(error instanceof redirected/* Redirected */.c) || error.answered !== 302)
                        throw error;
                    return { headers: {}, data: { location: error.location } };
                }
            },
        });
        try {
            return await endOfSignedText(location, this.#signal);
        }
        catch (error) {
            if (!(error instanceof UnreadText))
                throw error;
            const { owner, repo } = this.#line.site;
            const why = (0,server_text/* cleanServerText */.Ct)(error.message, []);
            throw new forge/* ForgeError */.Q(error.status === 404 || error.status === 410 ? 'not_found' : 'unavailable', error.status, `cannot ${what} (${owner}/${repo}): ${why}; try again later, or open the storage of GitHub's logs to this runner`);
        }
    }
}
function failedJob({ id, name, steps = [] }) {
    const step = steps.find(({ conclusion }) => RED.includes(conclusion));
    return {
        id,
        name,
        step: step === undefined
            ? null
            : { name: step.name, startedAt: step.started_at, completedAt: step.completed_at },
    };
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


/***/ })

};
