export const id = 5232;
export const ids = [5232,762];
export const modules = {

/***/ 1042:
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

/** Of GitHub's answers, what is used. What is not as described is refused whole: nothing is decided on a guess. */
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
/** A commit object: without its diff, which can have megabytes. */
const committed = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ committer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ date: time }), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => ({ committedAt: answer.committer.date, message: answer.message }));
const activities = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ after: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), timestamp: time }));
const reference = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }) }).transform((answer) => answer.object.sha);
const defaultBranch = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => answer.default_branch);
const reaction = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ user: author }).transform((answer) => answer.user);
/** GraphQL's name for an account's id. */
const viewer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), databaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }) })
    .transform((answer) => ({ id: answer.viewer.databaseId, login: answer.viewer.login }));
/** Where only its success matters. */
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();


/***/ }),

/***/ 63975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GithubForge: () => (/* binding */ GithubForge)
});

// EXTERNAL MODULE: ./build/adapters/github/answers.js
var answers = __webpack_require__(1042);
// EXTERNAL MODULE: ./build/adapters/github/once.js
var once = __webpack_require__(61344);
;// CONCATENATED MODULE: ./build/adapters/github/comments.js


const PER_PAGE = 100;
/** GitHub takes no more than 2,500 comments on an issue. */
const MAX_PAGES = 30;
/** How far our clock and GitHub's may be apart. */
const SKEW_MS = 120_000;
const NEEDS = 'pull-requests: write (for an issue, issues: write)';
class Comments {
    #line;
    #identity;
    #clock;
    #settle;
    constructor(line, identity, clock, settle) {
        this.#line = line;
        this.#identity = identity;
        this.#clock = clock;
        this.#settle = settle;
    }
    async react(to, reaction) {
        const author = await this.#line.ask({
            what: `react to ${nameOf(to)}`,
            needs: NEEDS,
            shape: answers/* reaction */.mJ,
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
        const make = () => this.#line.ask({
            what: `comment on #${issue}`,
            needs: NEEDS,
            shape: answers/* comment */.Im,
            once: true,
            send: ({ rest }, common) => rest.issues.createComment({ ...common, issue_number: issue, body }),
        });
        const made = await (0,once/* makeOnce */.G)(make, () => this.#newest(issue, body, since), this.#settle);
        this.#identity.learn(made.author);
        return made;
    }
    update(id, body) {
        return this.#line.ask({
            what: `update comment ${id}`,
            needs: NEEDS,
            shape: answers/* comment */.Im,
            send: ({ rest }, common) => rest.issues.updateComment({ ...common, comment_id: id, body }),
        });
    }
    /** What we wrote with exactly this text since then: whichever call it was, the text is there. */
    async #newest(issue, body, since) {
        const { id } = await this.#identity.ask();
        let newest = null;
        for await (const page of this.#pages(issue, since)) {
            const same = page.filter((comment) => comment.author?.id === id && sameText(comment.body, body));
            newest = same.findLast(({ createdAt }) => createdAt >= since) ?? newest;
        }
        return newest;
    }
    async *#pages(issue, since) {
        for (let page = 1; page <= MAX_PAGES; page++) {
            const { value, more } = await this.#line.page({
                what: `read the comments of #${issue}`,
                needs: 'pull-requests: read (for an issue, issues: read)',
                shape: answers/* comments */.nK,
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
/** GitHub may keep line ends and spaces at the end in its own way. */
function sameText(there, ours) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(there) === plain(ours);
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

;// CONCATENATED MODULE: ./build/adapters/github/identity.js

/**
 * Whom the token writes as. What it made says so for nothing; before that, GraphQL tells for every kind of token,
 * also a workflow's own, to which `GET /user` is closed.
 */
class Identity {
    #line;
    #known = null;
    constructor(line) {
        this.#line = line;
    }
    /** The author of something that this token has just made. */
    learn(author) {
        this.#known ??= author;
    }
    async ask() {
        this.#known ??= await this.#line.ask({
            what: 'learn whom the token writes as',
            needs: 'contents: read',
            shape: answers/* viewer */.lJ,
            send: async (client, { request }) => {
                const data = await client.graphql('query { viewer { login databaseId } }', { request });
                return { headers: {}, data };
            },
        });
        return this.#known;
    }
}

// EXTERNAL MODULE: ./build/adapters/github/line.js + 7 modules
var line = __webpack_require__(88);
// EXTERNAL MODULE: ./build/adapters/github/required.js
var required = __webpack_require__(48060);
;// CONCATENATED MODULE: ./build/adapters/github/pulls.js



const pulls_NEEDS = 'pull-requests: write';
async function openOf(line, branch, base) {
    const { owner, repo } = line.site;
    const found = await line.ask({
        what: `look for the pull request of branch ${JSON.stringify(branch)}`,
        needs: 'pull-requests: read',
        shape: answers/* pullRequests */.sD,
        send: ({ rest }, common) => rest.pulls.list({
            ...common,
            state: 'open',
            head: `${owner}:${(0,required/* required */.m)(branch, 'branch')}`,
            base,
            per_page: 100,
        }),
    });
    // A filter that GitHub cannot read filters nothing, and a fork may have a branch of this name.
    const ours = `${owner}/${repo}`.toLowerCase();
    const isOurs = ({ head }) => head.ref === branch && head.repository?.toLowerCase() === ours;
    return found.find((pull) => isOurs(pull) && pull.base.ref === base) ?? null;
}
function create(line, request, settle) {
    const { title, body, head, base, draft } = request;
    const make = () => line.ask({
        what: `open a pull request of branch ${JSON.stringify(head)} into ${JSON.stringify(base)}`,
        needs: pulls_NEEDS,
        shape: answers/* pullRequest */.VV,
        once: true,
        send: ({ rest }, common) => rest.pulls.create({ ...common, title, body, head, base, draft }),
    });
    return (0,once/* makeOnce */.G)(make, () => openOf(line, head, base), settle);
}
function update(line, number, change) {
    const { title, body, base } = change;
    return line.ask({
        what: `update pull request #${number}`,
        needs: pulls_NEEDS,
        shape: answers/* pullRequest */.VV,
        send: ({ rest }, common) => rest.pulls.update({
            ...common,
            pull_number: number,
            ...(title === undefined ? {} : { title }),
            ...(body === undefined ? {} : { body }),
            ...(base === undefined ? {} : { base }),
        }),
    });
}
async function addLabels(line, number, labels) {
    if (labels.length === 0)
        return;
    await line.ask({
        what: `label #${number}`,
        needs: pulls_NEEDS,
        shape: answers/* anything */.D8,
        send: ({ rest }, common) => rest.issues.addLabels({ ...common, issue_number: number, labels: [...labels] }),
    });
}
async function requestReviewers(line, number, { users, teams }) {
    if (users.length + teams.length === 0)
        return;
    await line.ask({
        what: `request reviews of pull request #${number} from ${JSON.stringify([...users, ...teams])}`,
        needs: pulls_NEEDS,
        shape: answers/* anything */.D8,
        send: ({ rest }, common) => rest.pulls.requestReviewers({
            ...common,
            pull_number: number,
            reviewers: [...users],
            team_reviewers: [...teams],
        }),
    });
}

// EXTERNAL MODULE: ./build/adapters/github/reads.js
var reads = __webpack_require__(36316);
;// CONCATENATED MODULE: ./build/adapters/github/forge.js





/** GitHub, or a GitHub Enterprise Server. */
class GithubForge {
    #line;
    #identity;
    #comments;
    #settle;
    constructor(site, token, options) {
        this.#line = new line.Line(site, token, options);
        this.#identity = new Identity(this.#line);
        this.#settle = () => options.clock.sleep(SETTLE_MS, options.signal);
        this.#comments = new Comments(this.#line, this.#identity, options.clock, this.#settle);
    }
    permission(login) {
        return reads/* permission */.EK(this.#line, login);
    }
    pullRequest(number) {
        return reads/* pullRequest */.VV(this.#line, number);
    }
    headFacts(sha, branch) {
        return reads/* headFacts */.k2(this.#line, sha, branch);
    }
    branchHead(branch) {
        return reads/* branchHead */.P(this.#line, branch);
    }
    defaultBranch() {
        return reads/* defaultBranch */.OR(this.#line);
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
        return openOf(this.#line, branch, base);
    }
    createPullRequest(request) {
        return create(this.#line, request, this.#settle);
    }
    updatePullRequest(number, change) {
        return update(this.#line, number, change);
    }
    addLabels(number, labels) {
        return addLabels(this.#line, number, labels);
    }
    requestReviewers(number, reviewers) {
        return requestReviewers(this.#line, number, reviewers);
    }
}
/** After a lost answer: what GitHub may still be writing is there within a second or never seen so far. */
const SETTLE_MS = 1000;


/***/ }),

/***/ 61344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ makeOnce)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72959);


/** As many as of a call that may be repeated blindly. */
const ATTEMPTS = _options_js__WEBPACK_IMPORTED_MODULE_1__/* .RETRIES */ .Z + 1;
/**
 * Makes something that must not be made twice. A failure that leaves open whether it was made is followed by a look:
 * what is found is the answer; if nothing is, it is made again. Throws the failure of the last attempt.
 *
 * `settle` gives the server time for what it may still be writing.
 */
async function makeOnce(make, look, settle) {
    for (let attempt = 1;; attempt++) {
        try {
            return await make();
        }
        catch (error) {
            if (!mayBeMade(error, attempt))
                throw error;
            const found = await lookAfter(look, settle, error);
            if (found !== null)
                return found;
            if (attempt === ATTEMPTS)
                throw error;
        }
    }
}
/** After a lost answer, `conflict` means that the first one was made after all, later than the look. */
function mayBeMade(error, attempt) {
    if (!(error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
        return false;
    return error.kind === 'unavailable' || (error.kind === 'conflict' && attempt > 1);
}
/** A look that fails tells nothing: then the first failure is the one to report, and nothing is made again. */
async function lookAfter(look, settle, failure) {
    try {
        await settle();
        return await look();
    }
    catch {
        throw failure;
    }
}


/***/ }),

/***/ 36316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   P: () => (/* binding */ branchHead),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   k2: () => (/* binding */ headFacts)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1042);
/* harmony import */ var _required_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48060);



function permission(line, login) {
    return line.ask({
        what: `read the permission of ${JSON.stringify(login)}`,
        needs: 'contents: read',
        shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .permission */ .EK,
        send: ({ rest }, common) => rest.repos.getCollaboratorPermissionLevel({ ...common, username: (0,_required_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .m)(login, 'login') }),
    });
}
function pullRequest(line, number) {
    return line.ask({
        what: `read pull request #${number}`,
        needs: 'pull-requests: read',
        shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequest */ .VV,
        send: ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }),
    });
}
function defaultBranch(line) {
    return line.ask({
        what: 'read the default branch',
        needs: 'contents: read',
        shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBranch */ .OR,
        send: ({ rest }, common) => rest.repos.get({ ...common }),
    });
}
async function branchHead(line, branch) {
    try {
        return await line.ask({
            what: `read the head of branch ${JSON.stringify(branch)}`,
            needs: 'contents: read',
            shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .reference */ .ir,
            send: ({ rest }, common) => rest.git.getRef({ ...common, ref: `heads/${(0,_required_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .m)(branch, 'branch')}` }),
        });
    }
    catch (error) {
        if (error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && error.kind === 'not_found' && error.status === 404)
            return null;
        throw error;
    }
}
async function headFacts(line, sha, branch) {
    const [commit, pushedAt] = await Promise.all([committed(line, sha), pushed(line, sha, branch)]);
    return { ...commit, pushedAt };
}
function committed(line, sha) {
    return line.ask({
        what: `read commit ${JSON.stringify(sha)}`,
        needs: 'contents: read',
        shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .committed */ .rh,
        send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: (0,_required_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .m)(sha, 'commit') }),
    });
}
/** Where a server does not offer its list of pushes, or does not show it to this token. */
const NOT_TOLD = ['forbidden', 'not_found', 'invalid'];
/** GitHub lists each push, creation and merge of a branch, latest first, with its own time of it. */
async function pushed(line, sha, branch) {
    try {
        const activities = await line.ask({
            what: `read when branch ${JSON.stringify(branch)} was pushed`,
            needs: 'contents: read',
            shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .activities */ .A9,
            send: ({ rest }, common) => rest.repos.listActivities({
                ...common,
                ref: `refs/heads/${(0,_required_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .m)(branch, 'branch')}`,
                direction: 'desc',
                per_page: 100,
            }),
        });
        return activities.find(({ after }) => after === sha)?.timestamp ?? null;
    }
    catch (error) {
        if (error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && NOT_TOLD.includes(error.kind))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 48060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);

/**
 * A part of an address. An empty one would make another question of it, and so would dots alone: an address goes up by
 * them, however they are spelled. Throws ForgeError(invalid).
 */
function required(value, name) {
    if (value === '') {
        throw new _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q('invalid', null, `GitHub cannot be asked about an empty ${name}: name one`);
    }
    if (value !== '.' && value !== '..')
        return value;
    const reason = `GitHub cannot be asked about the ${name} ${JSON.stringify(value)}: name a real one`;
    throw new _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q('invalid', null, reason);
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
