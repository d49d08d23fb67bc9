export const id = 88;
export const ids = [88];
export const modules = {

/***/ 88:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Line: () => (/* binding */ Line)
});

// EXTERNAL MODULE: ./build/adapters/models/server-text.js
var server_text = __webpack_require__(34705);
// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
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
    #end;
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
        this.#end = (0,joined_signal/* joinedSignal */._)(Number.isFinite(left) ? [options.signal, endAfter(left)] : [options.signal]);
    }
    /** Aborts at the end of the run: cancelled, or its time is over. */
    get signal() {
        return this.#end.signal;
    }
    /** It was answered, or given up: nothing ends it any more. */
    close() {
        this.#end.release();
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
        const either = (0,joined_signal/* joinedSignal */._)([this.signal, limit]);
        try {
            return await once(either.signal);
        }
        catch (error) {
            if (this.signal.aborted)
                throw noMoreAttempts(this.#last);
            const failed = limit.aborted ? new Error(`nothing for ${Math.round(ms / 1000)} s`) : error;
            this.#last = failed instanceof Error ? failed.message : this.#last;
            throw failed;
        }
        finally {
            either.release();
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
// EXTERNAL MODULE: ./node_modules/bottleneck/light.js
var light = __webpack_require__(63251);
;// CONCATENATED MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
// pkg/dist-src/index.js


// pkg/dist-src/version.js
var VERSION = "0.0.0-development";

// pkg/dist-src/wrap-request.js
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
  return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
  const { pathname } = new URL(options.url, "http://github.test");
  const isAuth = isAuthRequest(options.method, pathname);
  const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
  const isSearch = options.method === "GET" && pathname.startsWith("/search/");
  const isGraphQL = pathname.startsWith("/graphql");
  const retryCount = ~~request.retryCount;
  const jobOptions = retryCount > 0 ? { priority: 0, weight: 0 } : {};
  if (state.clustering) {
    jobOptions.expiration = 1e3 * 60;
  }
  if (isWrite || isGraphQL) {
    await state.write.key(state.id).schedule(jobOptions, noop);
  }
  if (isWrite && state.triggersNotification(pathname)) {
    await state.notifications.key(state.id).schedule(jobOptions, noop);
  }
  if (isSearch) {
    await state.search.key(state.id).schedule(jobOptions, noop);
  }
  const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
  if (isGraphQL) {
    const res = await req;
    if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) {
      const error = Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: res,
        data: res.data
      });
      throw error;
    }
  }
  return req;
}
function isAuthRequest(method, pathname) {
  return method === "PATCH" && // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-a-scoped-access-token
  /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && // https://docs.github.com/en/rest/apps/oauth-applications?apiVersion=2022-11-28#reset-a-token
  (/^\/applications\/[^/]+\/token$/.test(pathname) || // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-an-installation-access-token-for-an-app
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  pathname === "/login/oauth/access_token");
}

// pkg/dist-src/generated/triggers-notification-paths.js
var triggers_notification_paths_default = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];

// pkg/dist-src/route-matcher.js
function routeMatcher(paths) {
  const regexes = paths.map(
    (path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  );
  const regex2 = `^(?:${regexes.map((r) => `(?:${r})`).join("|")})[^/]*$`;
  return new RegExp(regex2, "i");
}

// pkg/dist-src/index.js
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
  groups.global = new Bottleneck.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...common
  });
  groups.auth = new Bottleneck.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...common
  });
  groups.search = new Bottleneck.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...common
  });
  groups.write = new Bottleneck.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...common
  });
  groups.notifications = new Bottleneck.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...common
  });
};
function throttling(octokit, octokitOptions) {
  const {
    enabled = true,
    Bottleneck = light,
    id = "no-id",
    timeout = 1e3 * 60 * 2,
    // Redis TTL: 2 minutes
    connection
  } = octokitOptions.throttle || {};
  if (!enabled) {
    return {};
  }
  const common = { timeout };
  if (typeof connection !== "undefined") {
    common.connection = connection;
  }
  const state = Object.assign(
    {
      clustering: connection != null,
      triggersNotification,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id
    },
    octokitOptions.throttle
  );
  if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") {
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  }
  let initialized = false;
  const initializeBottleneck = () => {
    if (initialized) {
      return;
    }
    initialized = true;
    if (groups.global == null) {
      createGroups(Bottleneck, common);
    }
    state.global = state.global ?? groups.global;
    state.auth = state.auth ?? groups.auth;
    state.search = state.search ?? groups.search;
    state.write = state.write ?? groups.write;
    state.notifications = state.notifications ?? groups.notifications;
    state.retryLimiter = state.retryLimiter ?? new Bottleneck();
    const events = {};
    const emitter = new Bottleneck.Events(events);
    events.on("secondary-limit", state.onSecondaryRateLimit);
    events.on("rate-limit", state.onRateLimit);
    events.on(
      "error",
      (e) => octokit.log.warn("Error in throttling-plugin limit handler", e)
    );
    state.retryLimiter.on("failed", async function(error, info) {
      const [state2, request, options] = info.args;
      const { pathname } = new URL(options.url, "http://github.test");
      const shouldRetryGraphQL = pathname.startsWith("/graphql") && error.status !== 401;
      if (!(shouldRetryGraphQL || error.status === 403 || error.status === 429)) {
        return;
      }
      const retryCount = ~~request.retryCount;
      request.retryCount = retryCount;
      options.request.retryCount = retryCount;
      const { wantRetry, retryAfter = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(error.message)) {
          const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
          const wantRetry2 = await emitter.trigger(
            "secondary-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some(
          (error2) => error2.type === "RATE_LIMITED"
        )) {
          const rateLimitReset = new Date(
            ~~error.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime();
          const retryAfter2 = Math.max(
            // Add one second so we retry _after_ the reset time
            // https://docs.github.com/en/rest/overview/resources-in-the-rest-api?apiVersion=2022-11-28#exceeding-the-rate-limit
            Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1,
            0
          );
          const wantRetry2 = await emitter.trigger(
            "rate-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        return {};
      })();
      if (wantRetry) {
        request.retryCount++;
        return retryAfter * state2.retryAfterBaseValue;
      }
    });
  };
  octokit.hook.wrap("request", (request, options) => {
    initializeBottleneck();
    return wrapRequest(state, request, options);
  });
  return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;


// EXTERNAL MODULE: ./node_modules/@octokit/core/dist-src/index.js + 12 modules
var dist_src = __webpack_require__(14730);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-request-log/dist-src/index.js + 1 modules
var plugin_request_log_dist_src = __webpack_require__(55077);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var plugin_paginate_rest_dist_bundle = __webpack_require__(93779);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/index.js + 3 modules
var plugin_rest_endpoint_methods_dist_src = __webpack_require__(49210);
;// CONCATENATED MODULE: ./node_modules/@octokit/rest/dist-src/version.js
const version_VERSION = "22.0.1";


;// CONCATENATED MODULE: ./node_modules/@octokit/rest/dist-src/index.js





const Octokit = dist_src/* Octokit */.E.plugin(plugin_request_log_dist_src/* requestLog */.M, plugin_rest_endpoint_methods_dist_src/* legacyRestEndpointMethods */.T, plugin_paginate_rest_dist_bundle/* paginateRest */.ud).defaults(
  {
    userAgent: `octokit-rest.js/${version_VERSION}`
  }
);


// EXTERNAL MODULE: ./build/adapters/github/options.js
var github_options = __webpack_require__(72959);
;// CONCATENATED MODULE: ./build/adapters/github/client.js





const Client = Octokit.plugin(throttling, dist_bundle/* retry */.L);
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
        retry: { retries: github_options/* RETRIES */.Z, retryAfterBaseValue: site.retryBaseMs, doNotRetry: FINAL },
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/core/forge.js
var forge = __webpack_require__(29565);
// EXTERNAL MODULE: ./build/adapters/models/no-connection.js
var no_connection = __webpack_require__(70762);
// EXTERNAL MODULE: ./build/adapters/github/redirected.js
var redirected = __webpack_require__(32080);
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
    if (error instanceof redirected/* Redirected */.c) {
        return failureOfAnswer({ status: error.answered, headers: {}, data: { message: error.message } }, asked);
    }
    const answered = withAnswer.safeParse(error).data;
    if (answered !== undefined)
        return failureOfAnswer({ status: answered.status, ...answered.response }, asked);
    const refused = graphqlErrors.safeParse(error).data?.errors[0];
    if (refused !== undefined)
        return failureOfGraphql(refused.type ?? '', refused.message, asked);
    const reason = (0,server_text/* cleanServerText */.Ct)((0,no_connection/* causes */.p)(error).at(-1)?.message ?? 'unknown reason', asked.secrets);
    return failure(asked, 'unavailable', null, `no answer from ${asked.baseUrl} (${reason}): try again later, or check GITHUB_API_URL, HTTPS_PROXY and NODE_EXTRA_CA_CERTS`);
}
/** `aborted` by the run: it was cancelled, or its time is over. */
function failureOfEnd(reason, asked) {
    const timeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    const why = timeout ? "the run's time was over" : 'the run was stopped';
    const mend = 'run again, or allow more time';
    return failure(asked, 'unavailable', null, `${why} before ${asked.baseUrl} had answered: ${mend}`);
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
    STALE_DATA: 'conflict',
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
/** Refusals that the permission at hand does not mend, by GitHub's words. */
const NAMED = [
    [
        /create or update workflow|`workflows?` (?:permission|scope)/i,
        'give github-token a token that has the permission `workflows`, or keep the run out of .github/workflows',
    ],
    [
        /protected branch|rule violations? found/i,
        'name another git.branch and open a pull request, or let this token pass the rule',
    ],
    [
        /not permitted to create or approve pull requests/i,
        'allow it in Settings > Actions > General > Workflow permissions',
    ],
    [/\blocked\b/i, 'unlock the conversation'],
    [/archived/i, 'unarchive the repository'],
    [/SAML/, 'authorise the token for the organisation'],
];
function remedyOf(kind, said, { needs }) {
    const named = NAMED.find(([pattern]) => pattern.test(said))?.[1];
    switch (kind) {
        case 'unauthorised':
            return 'the token is wrong or no longer counts: set the input github-token';
        case 'forbidden':
            return named ?? `give the job the permission ${needs}, or the input github-token a token that has it`;
        case 'not_found':
            return `check that it is still there, and that the token may see it (${needs})`;
        case 'conflict':
            return 'look at what is there already, and run again';
        case 'invalid':
            return named ?? 'mend what it names';
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
                throw new redirected/* Redirected */.c(response.status, response.headers.get('location'));
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
        this.#client = createClient({ baseUrl, token, retryBaseMs: options.retryBaseMs ?? github_options/* RETRY_BASE_MS */.O });
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
        finally {
            call.close();
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


/***/ }),

/***/ 72959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ RETRY_BASE_MS),
/* harmony export */   Z: () => (/* binding */ RETRIES)
/* harmony export */ });
/** Three more attempts after 0.25, 1 and 2.25 s: they outlast a hiccup, and not a reader's patience. */
const RETRIES = 3;
const RETRY_BASE_MS = 250;


/***/ }),

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


/***/ })

};
