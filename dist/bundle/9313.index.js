export const id = 9313;
export const ids = [9313,8822];
export const modules = {

/***/ 28743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ activities),
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   ir: () => (/* binding */ reference),
/* harmony export */   lJ: () => (/* binding */ viewer),
/* harmony export */   mJ: () => (/* binding */ reaction),
/* harmony export */   nK: () => (/* binding */ comments),
/* harmony export */   rh: () => (/* binding */ committed),
/* harmony export */   sD: () => (/* binding */ pullRequests)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/** Schemas of the used parts of GitHub's answers. An answer that does not fit is refused as a whole. */
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .transform((text) => Date.parse(text))
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const account = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const author = account.nullable().transform((user) => user);
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const named = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const permission = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ permission: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), role_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => ({ permission: answer.permission, roleName: answer.role_name }));
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    user: author,
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'closed']),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    locked: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    draft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha, repo: named.nullable() }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha, repo: named }),
})
    .transform((answer) => ({
    number: answer.number,
    url: answer.html_url,
    title: answer.title,
    body: answer.body ?? '',
    author: answer.user,
    labels: answer.labels.map(({ name }) => name),
    state: answer.state,
    merged: answer.merged_at !== null,
    locked: answer.locked,
    draft: answer.draft ?? false,
    head: {
        ref: answer.head.ref,
        sha: answer.head.sha,
        repository: answer.head.repo?.full_name ?? null,
    },
    base: { ref: answer.base.ref, sha: answer.base.sha, repository: answer.base.repo.full_name },
}));
const pullRequests = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullRequest);
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    user: author,
    created_at: time,
    updated_at: time,
})
    .transform((answer) => ({
    id: answer.id,
    url: answer.html_url,
    body: answer.body ?? '',
    author: answer.user,
    createdAt: answer.created_at,
    updatedAt: answer.updated_at,
}));
const comments = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(comment);
/** A commit object, without its diff, which can have megabytes. */
const committed = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ committer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ date: time }), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => ({ committedAt: answer.committer.date, message: answer.message }));
const activities = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ after: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), timestamp: time }));
const reference = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }) }).transform((answer) => answer.object.sha);
const defaultBranch = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => answer.default_branch);
const reaction = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ user: author }).transform((answer) => answer.user);
/** GraphQL names the id of an account `databaseId`. */
const viewer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), databaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }) })
    .transform((answer) => ({ id: answer.viewer.databaseId, login: answer.viewer.login }));
/** Accepts any answer, if only its success matters. */
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();


/***/ }),

/***/ 37216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GithubThread: () => (/* binding */ GithubThread)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);
/* harmony import */ var _api_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11137);
/* harmony import */ var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28743);




const workflowRun = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().optional(),
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
})
    .transform((answer) => ({
    id: answer.id,
    attempt: answer.run_attempt ?? 1,
    // GitHub may add the branch that the file was read from.
    path: answer.path.replace(/@.*$/, ''),
    repository: answer.repository.full_name,
    isOver: answer.status === 'completed',
    url: answer.html_url,
}));
/** Reads comments and workflow runs from GitHub, one at a time. */
class GithubThread {
    #api;
    constructor(address, token, options) {
        this.#api = new _api_github_api_js__WEBPACK_IMPORTED_MODULE_1__.GithubApi(address, token, options);
    }
    async comment(id) {
        try {
            return await this.#api.request({
                what: `read comment ${id}`,
                needs: 'pull-requests: read (for an issue, issues: read)',
                shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .comment */ .Im,
                send: ({ rest }, common) => rest.issues.getComment({ ...common, comment_id: id }),
            });
        }
        catch (error) {
            if (error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && error.kind === 'not_found')
                return null;
            throw error;
        }
    }
    workflowRun(id) {
        return this.#api.request({
            what: `read workflow run ${id}`,
            needs: 'actions: read',
            shape: workflowRun,
            send: ({ rest }, common) => rest.actions.getWorkflowRun({ ...common, run_id: id }),
        });
    }
    async cancelWorkflowRun(id) {
        await this.#api.request({
            what: `cancel workflow run ${id}`,
            needs: 'actions: write',
            shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .anything */ .D8,
            send: ({ rest }, common) => rest.actions.cancelWorkflowRun({ ...common, run_id: id }),
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
