export const id = 5275;
export const ids = [5275,8822];
export const modules = {

/***/ 416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createOnce)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);
/* harmony import */ var _forge_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32722);


/** The number of attempts, as for a request that may be repeated safely. */
const ATTEMPTS = _forge_options_js__WEBPACK_IMPORTED_MODULE_1__/* .RETRIES */ .Z + 1;
/**
 * Makes something that must not be made twice. After a failure that leaves this open, it looks for the result and
 * returns it, or makes it again. Throws the failure of the last attempt. `settle` gives the server time to finish
 * writing.
 */
async function createOnce(make, look, settle) {
    for (let attempt = 1;; attempt++) {
        try {
            return await make();
        }
        catch (error) {
            if (!mayBeMade(error, attempt))
                throw error;
            const found = await lookAfterFailure(look, settle, error);
            if (found !== null)
                return found;
            if (attempt === ATTEMPTS)
                throw error;
        }
    }
}
/** After a lost answer, `conflict` means that the first attempt succeeded after the look. */
function mayBeMade(error, attempt) {
    if (!(error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
        return false;
    return error.kind === 'unavailable' || (error.kind === 'conflict' && attempt > 1);
}
/** If the look fails too, the first failure is thrown, and nothing is made again. */
async function lookAfterFailure(look, settle, failure) {
    try {
        await settle();
        return await look();
    }
    catch {
        throw failure;
    }
}


/***/ }),

/***/ 33311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ urlSegment)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);

/**
 * Checks one URL path segment. An empty segment, `.` or `..` would change which endpoint is called. Throws
 * ForgeError(invalid).
 */
function urlSegment(value, name) {
    if (value === '') {
        throw new _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q('invalid', null, `the ${name} is empty: set one`);
    }
    if (value !== '.' && value !== '..')
        return value;
    const reason = `the ${name} ${JSON.stringify(value)} is not valid: set another one`;
    throw new _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q('invalid', null, reason);
}


/***/ }),

/***/ 46510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GithubForge: () => (/* binding */ GithubForge)
});

// EXTERNAL MODULE: ./build/adapters/github/api/github-api.js + 7 modules
var github_api = __webpack_require__(11137);
// EXTERNAL MODULE: ./build/adapters/github/api/create-once.js
var create_once = __webpack_require__(416);
// EXTERNAL MODULE: ./build/adapters/github/repository/answer-schemas.js
var answer_schemas = __webpack_require__(28743);
;// CONCATENATED MODULE: ./build/adapters/github/repository/comments.js


const PER_PAGE = 100;
/** GitHub allows at most 2,500 comments on an issue. */
const MAX_PAGES = 30;
/** The largest expected difference between our clock and GitHub's. */
const SKEW_MS = 120_000;
const NEEDS = 'pull-requests: write (for an issue, issues: write)';
class Comments {
    #api;
    #identity;
    #clock;
    #settle;
    constructor(api, identity, clock, settle) {
        this.#api = api;
        this.#identity = identity;
        this.#clock = clock;
        this.#settle = settle;
    }
    async react(to, reaction) {
        const author = await this.#api.request({
            what: `react to ${nameOf(to)}`,
            needs: NEEDS,
            shape: answer_schemas/* reaction */.mJ,
            send: (client, common) => sendReaction(client, common, to, reaction),
        });
        this.#identity.learn(author);
    }
    async all(issue) {
        const all = [];
        for await (const page of this.#pages(issue))
            all.push(...page);
        return all;
    }
    async sticky(issue, marker) {
        for await (const page of this.#pages(issue)) {
            const marked = page.filter(({ body }) => body.startsWith(marker));
            if (marked.length === 0)
                continue;
            const { id } = await this.#identity.ask();
            const ours = marked.find(({ author }) => author?.id === id);
            if (ours !== undefined)
                return ours;
        }
        return null;
    }
    async create(issue, body) {
        const since = this.#clock.now() - SKEW_MS;
        const make = () => this.#api.request({
            what: `comment on #${issue}`,
            needs: NEEDS,
            shape: answer_schemas/* comment */.Im,
            once: true,
            send: ({ rest }, common) => rest.issues.createComment({ ...common, issue_number: issue, body }),
        });
        const made = await (0,create_once/* createOnce */.U)(make, () => this.#newest(issue, body, since), this.#settle);
        this.#identity.learn(made.author);
        return made;
    }
    update(id, body) {
        return this.#api.request({
            what: `update comment ${id}`,
            needs: NEEDS,
            shape: answer_schemas/* comment */.Im,
            send: ({ rest }, common) => rest.issues.updateComment({ ...common, comment_id: id, body }),
        });
    }
    /** Returns our newest comment with exactly this text since then, whichever call wrote it. */
    async #newest(issue, body, since) {
        const { id } = await this.#identity.ask();
        let newest = null;
        for await (const page of this.#pages(issue, since)) {
            const same = page.filter((comment) => comment.author?.id === id && isSameText(comment.body, body));
            newest = same.findLast(({ createdAt }) => createdAt >= since) ?? newest;
        }
        return newest;
    }
    async *#pages(issue, since) {
        for (let page = 1; page <= MAX_PAGES; page++) {
            const { value, more } = await this.#api.requestPage({
                what: `read the comments of #${issue}`,
                needs: 'pull-requests: read (for an issue, issues: read)',
                shape: answer_schemas/* comments */.nK,
                send: ({ rest }, common) => rest.issues.listComments({
                    ...common,
                    issue_number: issue,
                    per_page: PER_PAGE,
                    page,
                    ...(since === undefined ? {} : { since: new Date(since).toISOString() }),
                }),
            });
            yield value;
            if (!more)
                return;
        }
    }
}
/** GitHub may change line ends and trailing spaces. */
function isSameText(theirs, ours) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(theirs) === plain(ours);
}
function nameOf(to) {
    switch (to.kind) {
        case 'issue':
            return `#${to.number}`;
        case 'issue_comment':
            return `comment ${to.id}`;
        case 'review_comment':
            return `review comment ${to.id}`;
    }
}
function sendReaction({ rest }, common, to, content) {
    switch (to.kind) {
        case 'issue':
            return rest.reactions.createForIssue({ ...common, issue_number: to.number, content });
        case 'issue_comment':
            return rest.reactions.createForIssueComment({ ...common, comment_id: to.id, content });
        case 'review_comment':
            return rest.reactions.createForPullRequestReviewComment({ ...common, comment_id: to.id, content });
    }
}

// EXTERNAL MODULE: ./build/adapters/github/api/url-segment.js
var url_segment = __webpack_require__(33311);
;// CONCATENATED MODULE: ./build/adapters/github/repository/pull-requests.js



const pull_requests_NEEDS = 'pull-requests: write';
async function openOf(api, branch, base) {
    const { owner, repo } = api.address;
    const found = await api.request({
        what: `look for the pull request of branch ${JSON.stringify(branch)}`,
        needs: 'pull-requests: read',
        shape: answer_schemas/* pullRequests */.sD,
        send: ({ rest }, common) => rest.pulls.list({
            ...common,
            state: 'open',
            head: `${owner}:${(0,url_segment/* urlSegment */.N)(branch, 'branch')}`,
            base,
            per_page: 100,
        }),
    });
    // GitHub ignores a filter that it cannot parse, and a fork may have a branch of this name.
    const ours = `${owner}/${repo}`.toLowerCase();
    const isOurs = ({ head }) => head.ref === branch && head.repository?.toLowerCase() === ours;
    return found.find((pull) => isOurs(pull) && pull.base.ref === base) ?? null;
}
function create(api, request, settle) {
    const { title, body, head, base, draft } = request;
    const make = () => api.request({
        what: `open a pull request of branch ${JSON.stringify(head)} into ${JSON.stringify(base)}`,
        needs: pull_requests_NEEDS,
        shape: answer_schemas/* pullRequest */.VV,
        once: true,
        send: ({ rest }, common) => rest.pulls.create({ ...common, title, body, head, base, draft }),
    });
    return (0,create_once/* createOnce */.U)(make, () => openOf(api, head, base), settle);
}
function update(api, number, change) {
    const { title, body, base } = change;
    return api.request({
        what: `update pull request #${number}`,
        needs: pull_requests_NEEDS,
        shape: answer_schemas/* pullRequest */.VV,
        send: ({ rest }, common) => rest.pulls.update({
            ...common,
            pull_number: number,
            ...(title === undefined ? {} : { title }),
            ...(body === undefined ? {} : { body }),
            ...(base === undefined ? {} : { base }),
        }),
    });
}
async function addLabels(api, number, labels) {
    if (labels.length === 0)
        return;
    await api.request({
        what: `label #${number}`,
        needs: pull_requests_NEEDS,
        shape: answer_schemas/* anything */.D8,
        send: ({ rest }, common) => rest.issues.addLabels({ ...common, issue_number: number, labels: [...labels] }),
    });
}
async function requestReviewers(api, number, { users, teams }) {
    if (users.length + teams.length === 0)
        return;
    await api.request({
        what: `request reviews of pull request #${number} from ${JSON.stringify([...users, ...teams])}`,
        needs: pull_requests_NEEDS,
        shape: answer_schemas/* anything */.D8,
        send: ({ rest }, common) => rest.pulls.requestReviewers({
            ...common,
            pull_number: number,
            reviewers: [...users],
            team_reviewers: [...teams],
        }),
    });
}

// EXTERNAL MODULE: ./build/adapters/github/repository/repository-reads.js
var repository_reads = __webpack_require__(33820);
;// CONCATENATED MODULE: ./build/adapters/github/repository/token-identity.js

/**
 * The account that the token writes as. Answers to writes contain it. Before the first write, GraphQL returns it for
 * every kind of token, even for a workflow's own, which may not call `GET /user`.
 */
class Identity {
    #api;
    #known = null;
    constructor(api) {
        this.#api = api;
    }
    /** Learns the account from the author of something that this token has just made. */
    learn(author) {
        this.#known ??= author;
    }
    async ask() {
        this.#known ??= await this.#api.request({
            what: 'read the account of the token',
            needs: 'contents: read',
            shape: answer_schemas/* viewer */.lJ,
            send: async (client, { request }) => {
                const data = await client.graphql('query { viewer { login databaseId } }', { request });
                return { headers: {}, data };
            },
        });
        return this.#known;
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/github-forge.js





/** The forge of GitHub, or of a GitHub Enterprise Server. */
class GithubForge {
    #api;
    #identity;
    #comments;
    #settle;
    constructor(address, token, options) {
        this.#api = new github_api.GithubApi(address, token, options);
        this.#identity = new Identity(this.#api);
        this.#settle = () => options.clock.sleep(SETTLE_MS, options.signal);
        this.#comments = new Comments(this.#api, this.#identity, options.clock, this.#settle);
    }
    permission(login) {
        return repository_reads/* permission */.EK(this.#api, login);
    }
    pullRequest(number) {
        return repository_reads/* pullRequest */.VV(this.#api, number);
    }
    headFacts(sha, branch) {
        return repository_reads/* headFacts */.k2(this.#api, sha, branch);
    }
    branchHead(branch) {
        return repository_reads/* branchHead */.P(this.#api, branch);
    }
    defaultBranch() {
        return repository_reads/* defaultBranch */.OR(this.#api);
    }
    whoAmI() {
        return this.#identity.ask();
    }
    react(to, reaction) {
        return this.#comments.react(to, reaction);
    }
    comments(issue) {
        return this.#comments.all(issue);
    }
    stickyComment(issue, marker) {
        return this.#comments.sticky(issue, marker);
    }
    createComment(issue, body) {
        return this.#comments.create(issue, body);
    }
    updateComment(id, body) {
        return this.#comments.update(id, body);
    }
    openPullRequestOf(branch, base) {
        return openOf(this.#api, branch, base);
    }
    createPullRequest(request) {
        return create(this.#api, request, this.#settle);
    }
    updatePullRequest(number, change) {
        return update(this.#api, number, change);
    }
    addLabels(number, labels) {
        return addLabels(this.#api, number, labels);
    }
    requestReviewers(number, reviewers) {
        return requestReviewers(this.#api, number, reviewers);
    }
}
/** After a lost answer, GitHub finishes what it was writing within a second. */
const SETTLE_MS = 1000;


/***/ }),

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

/***/ 33820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   P: () => (/* binding */ branchHead),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   k2: () => (/* binding */ headFacts)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);
/* harmony import */ var _api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33311);
/* harmony import */ var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28743);



function permission(api, login) {
    return api.request({
        what: `read the permission of ${JSON.stringify(login)}`,
        needs: 'contents: read',
        shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .permission */ .EK,
        send: ({ rest }, common) => rest.repos.getCollaboratorPermissionLevel({ ...common, username: (0,_api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .N)(login, 'login') }),
    });
}
function pullRequest(api, number) {
    return api.request({
        what: `read pull request #${number}`,
        needs: 'pull-requests: read',
        shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequest */ .VV,
        send: ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }),
    });
}
function defaultBranch(api) {
    return api.request({
        what: 'read the default branch',
        needs: 'contents: read',
        shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultBranch */ .OR,
        send: ({ rest }, common) => rest.repos.get({ ...common }),
    });
}
async function branchHead(api, branch) {
    try {
        return await api.request({
            what: `read the head of branch ${JSON.stringify(branch)}`,
            needs: 'contents: read',
            shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .reference */ .ir,
            send: ({ rest }, common) => rest.git.getRef({ ...common, ref: `heads/${(0,_api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .N)(branch, 'branch')}` }),
        });
    }
    catch (error) {
        if (error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && error.kind === 'not_found' && error.status === 404)
            return null;
        throw error;
    }
}
async function headFacts(api, sha, branch) {
    const [commit, pushedAt] = await Promise.all([committed(api, sha), pushTimeOf(api, sha, branch)]);
    return { ...commit, pushedAt };
}
function committed(api, sha) {
    return api.request({
        what: `read commit ${JSON.stringify(sha)}`,
        needs: 'contents: read',
        shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .committed */ .rh,
        send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: (0,_api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .N)(sha, 'commit') }),
    });
}
/** Errors of a server that does not offer its list of pushes, or hides it from this token. */
const UNAVAILABLE = ['forbidden', 'not_found', 'invalid'];
/**
 * Returns when the commit was pushed. GitHub lists each push, creation and merge of a branch, latest first, with its
 * own time.
 */
async function pushTimeOf(api, sha, branch) {
    try {
        const activities = await api.request({
            what: `read when branch ${JSON.stringify(branch)} was pushed`,
            needs: 'contents: read',
            shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .activities */ .A9,
            send: ({ rest }, common) => rest.repos.listActivities({
                ...common,
                ref: `refs/heads/${(0,_api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .N)(branch, 'branch')}`,
                direction: 'desc',
                per_page: 100,
            }),
        });
        return activities.find(({ after }) => after === sha)?.timestamp ?? null;
    }
    catch (error) {
        if (error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && UNAVAILABLE.includes(error.kind))
            return null;
        throw error;
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
