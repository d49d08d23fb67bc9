export const id = 2599;
export const ids = [2599,8822];
export const modules = {

/***/ 84670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ draftId),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   _E: () => (/* binding */ markedReady),
/* harmony export */   om: () => (/* binding */ gitCommit),
/* harmony export */   rh: () => (/* binding */ committed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/** Schemas of the used parts of GitHub's answers about git objects. */
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const object = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha });
/** GitHub omits a name or an address if the account hides it. */
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
/** GraphQL names the id of an object `oid`. */
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

/***/ 10466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GithubReadiness: () => (/* binding */ GithubReadiness)
/* harmony export */ });
/* harmony import */ var _api_github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11137);
/* harmony import */ var _commit_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84670);


const NEEDS = 'pull-requests: write';
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { id isDraft } }
}`;
const MUTATION = `mutation ($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
/**
 * Marks drafts as ready. REST can create a draft but not end it. Only GraphQL can, with its own ids of pull requests.
 */
class GithubReadiness {
    #api;
    constructor(address, token, options) {
        this.#api = new _api_github_api_js__WEBPACK_IMPORTED_MODULE_0__.GithubApi(address, token, options);
    }
    async markReady(number) {
        const what = `mark pull request #${number} as ready`;
        const { id, isDraft } = await this.#api.request({
            what,
            needs: NEEDS,
            shape: _commit_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .draftId */ .Hd,
            send: async (client, { owner, repo, request }) => {
                const data = await client.graphql(QUERY, { owner, repo, number, request });
                return { headers: {}, data };
            },
        });
        if (!isDraft)
            return;
        await this.#api.request({
            what,
            needs: NEEDS,
            shape: _commit_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .markedReady */ ._E,
            send: async (client, { request }) => {
                const data = await client.graphql(MUTATION, { id, request });
                return { headers: {}, data };
            },
        });
    }
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
