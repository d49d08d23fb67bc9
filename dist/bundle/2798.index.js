export const id = 2798;
export const ids = [2798,762];
export const modules = {

/***/ 22846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ draftId),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   _E: () => (/* binding */ markedReady),
/* harmony export */   om: () => (/* binding */ gitCommit),
/* harmony export */   rh: () => (/* binding */ committed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/** Of GitHub's answers about git objects, what is used. */
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const object = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha });
/** GitHub leaves a name or an address out where the account shows none. */
const actor = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(), email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() })
    .transform(({ name, email }) => `${name ?? 'unknown'} <${email ?? ''}>`);
const objectId = object.transform((answer) => answer.sha);
const gitCommit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    sha,
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tree: object,
    parents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(object),
    author: actor,
    verification: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verified: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
})
    .transform((answer) => ({
    sha: answer.sha,
    message: answer.message,
    tree: answer.tree.sha,
    parents: answer.parents.map((parent) => parent.sha),
    author: answer.author,
    isSigned: answer.verification.verified,
    verification: answer.verification.reason,
}));
/** GraphQL's name for an object's id. */
const graphObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ oid: sha });
const committed = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    createCommitOnBranch: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            oid: sha,
            tree: graphObject,
            author: actor,
            signature: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ isValid: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }).nullable(),
        }),
    }),
})
    .transform(({ createCommitOnBranch: { commit } }) => ({
    sha: commit.oid,
    tree: commit.tree.oid,
    author: commit.author,
    isSigned: commit.signature?.isValid ?? false,
}));
const draftId = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), isDraft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }) }) })
    .transform(({ repository }) => repository.pullRequest);
const markedReady = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    markPullRequestReadyForReview: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ isDraft: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false) }) }),
});


/***/ }),

/***/ 20757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GithubReadiness: () => (/* binding */ GithubReadiness)
/* harmony export */ });
/* harmony import */ var _commit_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22846);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88);


const NEEDS = 'pull-requests: write';
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { id isDraft } }
}`;
const MUTATION = `mutation ($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
/** REST can make a draft and cannot end one: that is GraphQL's alone, which knows pull requests by ids of its own. */
class GithubReadiness {
    #line;
    constructor(site, token, options) {
        this.#line = new _line_js__WEBPACK_IMPORTED_MODULE_1__.Line(site, token, options);
    }
    async markReady(number) {
        const what = `mark pull request #${number} as ready`;
        const { id, isDraft } = await this.#line.ask({
            what,
            needs: NEEDS,
            shape: _commit_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .draftId */ .Hd,
            send: async (client, { owner, repo, request }) => {
                const data = await client.graphql(QUERY, { owner, repo, number, request });
                return { headers: {}, data };
            },
        });
        if (!isDraft)
            return;
        await this.#line.ask({
            what,
            needs: NEEDS,
            shape: _commit_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .markedReady */ ._E,
            send: async (client, { request }) => {
                const data = await client.graphql(MUTATION, { id, request });
                return { headers: {}, data };
            },
        });
    }
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
