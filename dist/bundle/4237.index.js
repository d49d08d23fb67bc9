export const id = 4237;
export const ids = [4237,4705];
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
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11694);


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
