export const id = 7238;
export const ids = [7238,4705];
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
// EXTERNAL MODULE: ./build/adapters/models/broken-connection.js
var broken_connection = __webpack_require__(1548);
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
        try {
            return await once(url, AbortSignal.any([signal, AbortSignal.timeout(BOUNDS.attemptMs)]));
        }
        catch (error) {
            const unread = error instanceof UnreadText ? error : new UnreadText(lastWords(error));
            const isFinal = unread.status !== null && unread.status < 500;
            if (isFinal || signal.aborted || attempt === BOUNDS.attempts)
                throw unread;
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
    return (0,broken_connection/* causes */.ps)(error).at(-1)?.message ?? 'unknown reason';
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

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ failureOfBrokenStream),
/* harmony export */   _N: () => (/* binding */ failureOfNetwork),
/* harmony export */   f9: () => (/* binding */ failureOfContent),
/* harmony export */   ps: () => (/* binding */ causes),
/* harmony export */   ys: () => (/* binding */ failureOfCut)
/* harmony export */ });
/* harmony import */ var _server_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34705);

/** Certificates do not get better by asking again. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/;
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);
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
    const code = codeOf(error);
    const reason = (0,_server_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanServerText */ .Ct)(reasonOf(error, code), peer.secrets);
    if (code !== undefined && CERTIFICATE.test(code)) {
        return {
            trouble: 'network',
            message: `the certificate of ${peer.address} is not trusted (${reason}): set NODE_EXTRA_CA_CERTS to your authority's file`,
            retry: false,
        };
    }
    // undici's word for a body that broke off: the server was reached, so its address is right.
    if (causes(error).some(({ message }) => message === 'terminated')) {
        return failureOfBrokenStream(peer, true);
    }
    const remedy = code !== undefined && NO_HOST.has(code) ? 'check the base URL' : 'check the base URL and HTTPS_PROXY';
    return { trouble: 'network', message: `cannot reach ${peer.address} (${reason}): ${remedy}`, retry: true };
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
    const shown = (0,_server_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanServerText */ .Ct)(reason, peer.secrets).slice(0, 160);
    return {
        trouble: 'malformed',
        message: `${peer.address} does not speak the protocol of provider ${peer.provider} (${shown}): is the base URL right?`,
        retry: false,
    };
}
/** An error and what it was caused by, outermost first. */
function causes(error) {
    const chain = [];
    for (let at = error; at instanceof Error && chain.length < 8; at = at.cause)
        chain.push(at);
    return chain;
}
function codeOf(error) {
    for (const cause of causes(error)) {
        if ('code' in cause && typeof cause.code === 'string')
            return cause.code;
        if (cause instanceof AggregateError) {
            const inner = cause.errors.map(codeOf).find((code) => code !== undefined);
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
function looksLikeHtml(contentType, body) {
    return contentType?.includes('html') === true || /^\s*(?:<!doctype html|<html)/i.test(body);
}


/***/ })

};
