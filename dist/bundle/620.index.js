export const id = 620;
export const ids = [620];
export const modules = {

/***/ 73620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GithubForge: () => (/* binding */ GithubForge)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/adapters/github/answers.js

/** Of GitHub's answers, what is used. What is not as described is refused whole: nothing is decided on a guess. */
const time = schemas/* string */.YjP()
    .transform((text) => Date.parse(text))
    .pipe(schemas/* number */.aig());
const account = schemas/* object */.Ikc({ id: schemas/* number */.aig().int(), login: schemas/* string */.YjP() });
const author = account.nullable().transform((user) => user);
const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const named = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const permission = schemas/* object */.Ikc({ permission: schemas/* string */.YjP(), role_name: schemas/* string */.YjP() })
    .transform((answer) => ({ permission: answer.permission, roleName: answer.role_name }));
const pullRequest = schemas/* object */.Ikc({
    number: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    user: author,
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    state: schemas/* enum */.k5n(['open', 'closed']),
    merged_at: schemas/* string */.YjP().nullable(),
    locked: schemas/* boolean */.zMY(),
    draft: schemas/* boolean */.zMY().optional(),
    head: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha, repo: named.nullable() }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha, repo: named }),
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
const pullRequests = schemas/* array */.YOg(pullRequest);
const comment = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
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
const comments = schemas/* array */.YOg(comment);
/** A commit object: without its diff, which can have megabytes. */
const committed = schemas/* object */.Ikc({ committer: schemas/* object */.Ikc({ date: time }) })
    .transform((answer) => answer.committer.date);
const answers_activities = schemas/* array */.YOg(schemas/* object */.Ikc({ after: schemas/* string */.YjP(), timestamp: time }));
const reference = schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha }) }).transform((answer) => answer.object.sha);
const defaultBranch = schemas/* object */.Ikc({ default_branch: schemas/* string */.YjP() })
    .transform((answer) => answer.default_branch);
const answers_reaction = schemas/* object */.Ikc({ user: author }).transform((answer) => answer.user);
/** GraphQL's name for an account's id. */
const viewer = schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), databaseId: schemas/* number */.aig().int() }) })
    .transform((answer) => ({ id: answer.viewer.databaseId, login: answer.viewer.login }));
/** Where only its success matters. */
const anything = schemas/* unknown */.L5J();

// EXTERNAL MODULE: ./build/core/forge.js
var forge = __webpack_require__(29565);
;// CONCATENATED MODULE: ./build/adapters/github/once.js

const ATTEMPTS = 3;
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
    if (!(error instanceof forge/* ForgeError */.Q))
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
            shape: answers_reaction,
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
            shape: comment,
            once: true,
            send: ({ rest }, common) => rest.issues.createComment({ ...common, issue_number: issue, body }),
        });
        const made = await makeOnce(make, () => this.#newest(issue, body, since), this.#settle);
        this.#identity.learn(made.author);
        return made;
    }
    update(id, body) {
        return this.#line.ask({
            what: `update comment ${id}`,
            needs: NEEDS,
            shape: comment,
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
                shape: comments,
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
            shape: viewer,
            send: async (client, { request }) => {
                const data = await client.graphql('query { viewer { login databaseId } }', { request });
                return { headers: {}, data };
            },
        });
        return this.#known;
    }
}

// EXTERNAL MODULE: ./build/adapters/models/server-text.js
var server_text = __webpack_require__(34705);
;// CONCATENATED MODULE: ./build/adapters/github/call.js
/**
 * GitHub itself gives up on a request after 10 s (its REST documentation, "Timeouts"); the rest is for the way. Two
 * that hang are enough to know: 30 s a call. It asks for a minute's wait after a secondary limit unless it names
 * another time; what is longer than a minute and a half is the run's own affair.
 */
const BOUNDS = { attemptMs: 15_000, callMs: 30_000, limitWaitMs: 90_000, limitWaits: 3 };
/** The longest that a timer can be set to. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** One call, with all its attempts and waits, and how long each may still take. */
class Call {
    /** Aborts at the end of the run: cancelled, or its time is over. */
    signal;
    #what;
    #options;
    #askedMs = 0;
    #waitedMs = 0;
    #waits = 0;
    #last = 'nothing was tried';
    constructor(what, options) {
        this.#what = what;
        this.#options = options;
        const left = remaining(options);
        this.signal = Number.isFinite(left) ? AbortSignal.any([options.signal, endAfter(left)]) : options.signal;
    }
    /**
     * Makes one attempt, which gets the signal that ends it. Throws NoMoreAttempts where the call's time is spent;
     * waiting for a limit does not count.
     */
    async attempt(once) {
        const { clock } = this.#options;
        const ms = Math.min(BOUNDS.attemptMs, BOUNDS.callMs - this.#askedMs);
        if (this.signal.aborted || ms <= 0)
            throw noMoreAttempts(this.#last);
        const begun = clock.monotonic();
        const limit = endAfter(ms);
        try {
            return await once(AbortSignal.any([this.signal, limit]));
        }
        catch (error) {
            if (this.signal.aborted)
                throw noMoreAttempts(this.#last);
            const failed = limit.aborted ? new Error(`nothing for ${Math.round(ms / 1000)} s`) : error;
            this.#last = failed instanceof Error ? failed.message : this.#last;
            throw failed;
        }
        finally {
            this.#askedMs += clock.monotonic() - begun;
        }
    }
    /** Waits as long as a rate limit asks; false, at once, where that is longer than this call or the run may wait. */
    async waitForLimit(ms) {
        const { clock, onWait } = this.#options;
        if (this.#waits >= BOUNDS.limitWaits || this.#waitedMs + ms > BOUNDS.limitWaitMs)
            return false;
        if (ms >= remaining(this.#options))
            return false;
        this.#waits += 1;
        this.#waitedMs += ms;
        onWait?.({ ms, what: this.#what });
        await clock.sleep(ms, this.signal);
        return true;
    }
}
/** Timers take whole ms, and clocks have parts of one. */
function endAfter(ms) {
    return AbortSignal.timeout(Math.min(Math.max(0, Math.ceil(ms)), MAX_TIMER_MS));
}
function remaining({ remainingMs }) {
    return remainingMs?.() ?? Number.POSITIVE_INFINITY;
}
/** Octokit passes errors of this name on as they are, and repeats nothing after them. */
function noMoreAttempts(last) {
    return new DOMException(last, 'AbortError');
}

// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(86856);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 21 modules
var dist_src = __webpack_require__(59988);
;// CONCATENATED MODULE: ./build/adapters/github/options.js
/** Three more attempts after 0.25, 1 and 2.25 s: they outlast a hiccup, and not a reader's patience. */
const RETRIES = 3;
const RETRY_BASE_MS = 250;

;// CONCATENATED MODULE: ./build/adapters/github/client.js





const Client = dist_src/* Octokit */.E.plugin(plugin_throttling_dist_bundle/* throttling */.A, dist_bundle/* retry */.L);
/** What no repetition mends; 429 is the throttling's affair. */
const FINAL = [400, 401, 403, 404, 409, 410, 422, 429, 451];
const silent = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
let clients = 0;
/**
 * Octokit with GitHub's own manners: a second between writes, three between those that notify people, waits where a
 * rate limit asks for one, another attempt after a hiccup. It says nothing: neither to stdout nor to stderr.
 */
function createClient(site) {
    clients += 1;
    return new Client({
        baseUrl: site.baseUrl,
        auth: site.token,
        userAgent: 'forge-headless',
        log: silent,
        request: { log: silent },
        retry: { retries: RETRIES, retryAfterBaseValue: site.retryBaseMs, doNotRetry: FINAL },
        throttle: {
            // Queues are shared by this name, for the whole process.
            id: `forge-${clients}`,
            // The handlers have waited already, on a clock that a cancelled run can leave.
            retryAfterBaseValue: 0,
            onRateLimit: waitOut,
            onSecondaryRateLimit: waitOut,
        },
    });
}
/** The plugin awaits the answer, which says whether to ask again. */
async function waitOut(seconds, { request }) {
    return request.call instanceof Call && (await request.call.waitForLimit(seconds * 1000));
}

// EXTERNAL MODULE: ./build/adapters/models/broken-connection.js
var broken_connection = __webpack_require__(1548);
;// CONCATENATED MODULE: ./build/adapters/github/redirected.js
/**
 * An answer that points elsewhere. Following it could send the token to an address that nobody chose, and makes a GET
 * of a POST (Fetch, for 301 and 302).
 */
class Redirected extends Error {
    answered;
    constructor(answered) {
        super('redirected');
        // Octokit passes errors of this name on as they are, and repeats nothing after them.
        this.name = 'AbortError';
        this.answered = answered;
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/failure.js





/** Octokit's error for an answer; it has no `response` where none came. */
const withAnswer = schemas/* object */.Ikc({
    status: schemas/* number */.aig(),
    response: schemas/* object */.Ikc({ headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), data: schemas/* unknown */.L5J() }),
});
const graphqlErrors = schemas/* object */.Ikc({
    name: schemas/* literal */.euz('GraphqlResponseError'),
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP().optional(), message: schemas/* string */.YjP() })).min(1),
});
/** Reads whatever Octokit threw. */
function failureOfThrown(error, asked) {
    if (error instanceof forge/* ForgeError */.Q)
        return error;
    if (error instanceof Redirected) {
        return failureOfAnswer({ status: error.answered, headers: {}, data: { message: error.message } }, asked);
    }
    const answered = withAnswer.safeParse(error).data;
    if (answered !== undefined)
        return failureOfAnswer({ status: answered.status, ...answered.response }, asked);
    const refused = graphqlErrors.safeParse(error).data?.errors[0];
    if (refused !== undefined)
        return failureOfGraphql(refused.type ?? '', refused.message, asked);
    const reason = (0,server_text/* cleanServerText */.Ct)((0,broken_connection/* causes */.ps)(error).at(-1)?.message ?? 'unknown reason', asked.secrets);
    return failure(asked, 'unavailable', null, `no answer from ${asked.baseUrl} (${reason}): try again later, or check GITHUB_API_URL, HTTPS_PROXY and NODE_EXTRA_CA_CERTS`);
}
/** `aborted` by the run: it was cancelled, or its time is over. */
function failureOfEnd(reason, asked) {
    const timeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    const why = timeout ? "the run's time was over" : 'the run was stopped';
    return failure(asked, 'unavailable', null, `${why} before ${asked.baseUrl} had answered`);
}
/** An answer of success that is not what the API describes. `where` names the first place, without its value. */
function failureOfShape(where, asked) {
    const said = (0,server_text/* cleanServerText */.Ct)(where, asked.secrets);
    return failure(asked, 'unavailable', 200, `the answer of ${asked.baseUrl} is not what GitHub's API describes (${said}): check GITHUB_API_URL`);
}
function failureOfAnswer(answer, asked) {
    const said = (0,server_text/* cleanServerText */.Ct)(messageOf(answer.data), asked.secrets);
    const kind = kindOf(answer, said);
    const words = said === '' ? '' : ` (${said})`;
    return failure(asked, kind, answer.status, `GitHub answered ${answer.status}${words}: ${remedyOf(kind, said, asked)}`);
}
const GRAPHQL_KINDS = {
    FORBIDDEN: 'forbidden',
    INSUFFICIENT_SCOPES: 'forbidden',
    NOT_FOUND: 'not_found',
    RATE_LIMITED: 'rate_limited',
};
function failureOfGraphql(type, message, asked) {
    const said = (0,server_text/* cleanServerText */.Ct)(message, asked.secrets);
    const kind = GRAPHQL_KINDS[type] ?? 'invalid';
    return failure(asked, kind, 200, `GitHub answered (${said}): ${remedyOf(kind, said, asked)}`);
}
function failure({ what, repository }, kind, status, came) {
    return new forge/* ForgeError */.Q(kind, status, `cannot ${what} (${repository}): ${came}`);
}
function kindOf({ status, headers }, said) {
    if (status >= 500)
        return 'unavailable';
    switch (status) {
        case 401:
            return 'unauthorised';
        case 403:
            return isLimit(headers, said) ? 'rate_limited' : 'forbidden';
        case 404:
        case 410:
            return 'not_found';
        case 409:
            return 'conflict';
        case 422:
            return /already exists/i.test(said) ? 'conflict' : 'invalid';
        case 429:
            return 'rate_limited';
        case 451:
            return 'forbidden';
        default:
            // Redirects are not followed: the repository bears another name now.
            return status < 400 ? 'not_found' : 'invalid';
    }
}
/** A limit and a missing right share a status. Source: GitHub's REST documentation, "Rate limits". */
function isLimit(headers, said) {
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit|abuse detection/i.test(said));
}
/** Refusals that no permission mends, by GitHub's words. */
const NAMED = [
    [
        /not permitted to create or approve pull requests/i,
        'allow it in Settings > Actions > General > Workflow permissions',
    ],
    [/\blocked\b/i, 'unlock the conversation'],
    [/archived/i, 'unarchive the repository'],
    [/SAML/, 'authorise the token for the organisation'],
];
function remedyOf(kind, said, { needs }) {
    switch (kind) {
        case 'unauthorised':
            return 'the token is wrong or no longer counts: set the input github-token';
        case 'forbidden':
            return (NAMED.find(([pattern]) => pattern.test(said))?.[1] ??
                `give the job the permission ${needs}, or the input github-token a token that has it`);
        case 'not_found':
            return `check that it is still there, and that the token may see it (${needs})`;
        case 'conflict':
            return 'look at what is there already, and run again';
        case 'invalid':
            return 'mend what it names';
        case 'rate_limited':
            return 'run again later, or less often at once';
        case 'unavailable':
            return 'try again later';
    }
}
const errorBody = schemas/* object */.Ikc({
    message: schemas/* string */.YjP().optional(),
    errors: schemas/* array */.YOg(schemas/* union */.KCZ([
        schemas/* string */.YjP(),
        schemas/* object */.Ikc({
            message: schemas/* string */.YjP().optional(),
            field: schemas/* string */.YjP().optional(),
            code: schemas/* string */.YjP().optional(),
        }),
    ]))
        .optional(),
});
/** GitHub's own words, with what it names of the fields; '' where there are none, as on a proxy's page. */
function messageOf(data) {
    const body = errorBody.safeParse(data).data;
    if (body === undefined)
        return '';
    const details = (body.errors ?? []).map((detail) => typeof detail === 'string'
        ? detail
        : (detail.message ?? `${detail.field ?? ''} ${detail.code ?? ''}`.trim()));
    return [body.message ?? '', ...details].filter((text) => text !== '').join(': ');
}

;// CONCATENATED MODULE: ./build/adapters/github/transport.js

const MB = 1024 ** 2;
/** The longest answer that is asked for, a page of 100 comments at their longest, has some 26 MB in UTF-8. */
const MAX_ANSWER_BYTES = 32 * MB;
/**
 * `fetch` for the attempts of one call. The token goes to the API's own origin and nowhere else: no redirect is
 * followed. An answer is read to its end, and one of success must be JSON: so one that broke off, or a proxy's page,
 * is a failed attempt, and not an empty success.
 */
function fetchFor(call, baseUrl) {
    const { origin } = new URL(baseUrl);
    return async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (new URL(url).origin !== origin)
            throw new Error(`an address outside of ${origin}`);
        return call.attempt(async (signal) => {
            const response = await fetch(url, { ...init, signal, redirect: 'manual' });
            if (response.status >= 300 && response.status < 400) {
                await response.body?.cancel();
                throw new Redirected(response.status);
            }
            const body = await textOf(response);
            if (response.ok && response.status !== 204)
                requireJson(body);
            const { status, headers } = response;
            return new Response(body === '' ? null : body, { status, headers });
        });
    };
}
async function textOf({ body }) {
    if (body === null)
        return '';
    const decoder = new TextDecoder();
    const parts = [];
    let bytes = 0;
    for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES)
            throw new Error(`an answer of more than ${MAX_ANSWER_BYTES / MB} MB`);
        parts.push(decoder.decode(chunk, { stream: true }));
    }
    return parts.join('') + decoder.decode();
}
function requireJson(body) {
    try {
        JSON.parse(body);
    }
    catch {
        throw new Error(body === '' ? 'an empty answer' : 'an answer that is no JSON');
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/line.js






/** The way to GitHub: bounds, errors and shapes, the same for every question. */
class Line {
    site;
    #options;
    #client;
    #secrets;
    constructor(site, token, options) {
        this.site = site;
        this.#options = options;
        this.#secrets = (0,server_text/* spellingsOf */.Hz)(token);
        const { baseUrl } = site;
        this.#client = createClient({ baseUrl, token, retryBaseMs: options.retryBaseMs ?? RETRY_BASE_MS });
    }
    /** Throws ForgeError, and nothing else. */
    async ask(question) {
        return (await this.page(question)).value;
    }
    /** The same; with whether GitHub has more of it on a next page. */
    async page(question) {
        const { baseUrl, owner, repo } = this.site;
        const { what, needs } = question;
        const asked = { what, needs, baseUrl, repository: `${owner}/${repo}`, secrets: this.#secrets };
        const received = await this.#receive(question, asked);
        const read = question.shape.safeParse(received.data);
        if (!read.success) {
            const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
            throw failureOfShape(`${path.join('.')} ${message}`.trim(), asked);
        }
        return { value: read.data, more: /rel="next"/.test(String(received.headers.link ?? '')) };
    }
    async #receive(question, asked) {
        const call = new Call(question.what, this.#options);
        const { baseUrl, owner, repo } = this.site;
        const once = question.once === true ? { retries: 0 } : {};
        const request = { fetch: fetchFor(call, baseUrl), signal: call.signal, call, ...once };
        try {
            return await untilAborted(question.send(this.#client, { owner, repo, request }), call.signal);
        }
        catch (error) {
            throw call.signal.aborted ? failureOfEnd(call.signal.reason, asked) : failureOfThrown(error, asked);
        }
    }
}
/** Octokit's queues and waits know of no signal: whoever waits for them can leave all the same. */
async function untilAborted(work, signal) {
    let leave = () => undefined;
    const end = new Promise((_, reject) => {
        leave = () => reject(signal.reason);
    });
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted)
        leave();
    try {
        return await Promise.race([work, end]);
    }
    finally {
        signal.removeEventListener('abort', leave);
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/required.js

/** A part of an address. An empty one would make another question of it. Throws ForgeError(invalid). */
function required(value, name) {
    if (value !== '')
        return value;
    throw new forge/* ForgeError */.Q('invalid', null, `GitHub cannot be asked about an empty ${name}: name one`);
}

;// CONCATENATED MODULE: ./build/adapters/github/pulls.js



const pulls_NEEDS = 'pull-requests: write';
async function openOf(line, branch, base) {
    const { owner, repo } = line.site;
    const found = await line.ask({
        what: `look for the pull request of branch ${JSON.stringify(branch)}`,
        needs: 'pull-requests: read',
        shape: pullRequests,
        send: ({ rest }, common) => rest.pulls.list({
            ...common,
            state: 'open',
            head: `${owner}:${required(branch, 'branch')}`,
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
        shape: pullRequest,
        once: true,
        send: ({ rest }, common) => rest.pulls.create({ ...common, title, body, head, base, draft }),
    });
    return makeOnce(make, () => openOf(line, head, base), settle);
}
function update(line, number, change) {
    const { title, body, base } = change;
    return line.ask({
        what: `update pull request #${number}`,
        needs: pulls_NEEDS,
        shape: pullRequest,
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
        shape: anything,
        send: ({ rest }, common) => rest.issues.addLabels({ ...common, issue_number: number, labels: [...labels] }),
    });
}
async function requestReviewers(line, number, { users, teams }) {
    if (users.length + teams.length === 0)
        return;
    await line.ask({
        what: `request reviews of pull request #${number} from ${JSON.stringify([...users, ...teams])}`,
        needs: pulls_NEEDS,
        shape: anything,
        send: ({ rest }, common) => rest.pulls.requestReviewers({
            ...common,
            pull_number: number,
            reviewers: [...users],
            team_reviewers: [...teams],
        }),
    });
}

;// CONCATENATED MODULE: ./build/adapters/github/reads.js



function reads_permission(line, login) {
    return line.ask({
        what: `read the permission of ${JSON.stringify(login)}`,
        needs: 'contents: read',
        shape: permission,
        send: ({ rest }, common) => rest.repos.getCollaboratorPermissionLevel({ ...common, username: required(login, 'login') }),
    });
}
function reads_pullRequest(line, number) {
    return line.ask({
        what: `read pull request #${number}`,
        needs: 'pull-requests: read',
        shape: pullRequest,
        send: ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }),
    });
}
function reads_defaultBranch(line) {
    return line.ask({
        what: 'read the default branch',
        needs: 'contents: read',
        shape: defaultBranch,
        send: ({ rest }, common) => rest.repos.get({ ...common }),
    });
}
async function branchHead(line, branch) {
    try {
        return await line.ask({
            what: `read the head of branch ${JSON.stringify(branch)}`,
            needs: 'contents: read',
            shape: reference,
            send: ({ rest }, common) => rest.git.getRef({ ...common, ref: `heads/${required(branch, 'branch')}` }),
        });
    }
    catch (error) {
        if (error instanceof forge/* ForgeError */.Q && error.kind === 'not_found' && error.status === 404)
            return null;
        throw error;
    }
}
async function headFacts(line, sha, branch) {
    const [committedAt, pushedAt] = await Promise.all([reads_committed(line, sha), pushed(line, sha, branch)]);
    return { committedAt, pushedAt };
}
function reads_committed(line, sha) {
    return line.ask({
        what: `read commit ${JSON.stringify(sha)}`,
        needs: 'contents: read',
        shape: committed,
        send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: required(sha, 'commit') }),
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
            shape: answers_activities,
            send: ({ rest }, common) => rest.repos.listActivities({
                ...common,
                ref: `refs/heads/${required(branch, 'branch')}`,
                direction: 'desc',
                per_page: 100,
            }),
        });
        return activities.find(({ after }) => after === sha)?.timestamp ?? null;
    }
    catch (error) {
        if (error instanceof forge/* ForgeError */.Q && NOT_TOLD.includes(error.kind))
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/forge.js





/** GitHub, or a GitHub Enterprise Server. */
class GithubForge {
    #line;
    #identity;
    #comments;
    #settle;
    constructor(site, token, options) {
        this.#line = new Line(site, token, options);
        this.#identity = new Identity(this.#line);
        this.#settle = () => options.clock.sleep(SETTLE_MS, options.signal);
        this.#comments = new Comments(this.#line, this.#identity, options.clock, this.#settle);
    }
    permission(login) {
        return reads_permission(this.#line, login);
    }
    pullRequest(number) {
        return reads_pullRequest(this.#line, number);
    }
    headFacts(sha, branch) {
        return headFacts(this.#line, sha, branch);
    }
    branchHead(branch) {
        return branchHead(this.#line, branch);
    }
    defaultBranch() {
        return reads_defaultBranch(this.#line);
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
    const message = begun
        ? `the answer of ${peer.address} broke off before its end`
        : `${peer.address} ended its answer before it began: is the base URL right?`;
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
