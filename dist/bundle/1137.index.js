export const id = 1137;
export const ids = [1137];
export const modules = {

/***/ 32722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ RETRY_BASE_MS),
/* harmony export */   Z: () => (/* binding */ RETRIES)
/* harmony export */ });
/** Three more attempts after 0.25, 1 and 2.25 s. They bridge a short failure without a long delay. */
const RETRIES = 3;
const RETRY_BASE_MS = 250;


/***/ }),

/***/ 11137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GithubApi: () => (/* binding */ GithubApi)
});

// EXTERNAL MODULE: ./build/adapters/http/redirect-origin.js
var redirect_origin = __webpack_require__(40731);
// EXTERNAL MODULE: ./build/adapters/http/server-text.js
var server_text = __webpack_require__(48367);
// EXTERNAL MODULE: ./build/adapters/github/api/redirect-error.js
var redirect_error = __webpack_require__(9447);
;// CONCATENATED MODULE: ./build/adapters/github/api/api-fetch.js

const MB = 1024 ** 2;
/** The limit of an answer. The longest expected one, a page of 100 long comments, has about 26 MB in UTF-8. */
const MAX_ANSWER_BYTES = 32 * MB;
/**
 * Returns a `fetch` for the attempts of one request. The token is only sent to the API's own origin: redirects are not
 * followed. An answer is read to its end, and a success must be JSON, so a truncated answer or a proxy's page is a
 * failed attempt.
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
                throw new redirect_error/* RedirectError */.L(response.status, response.headers.get('location'));
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
        throw new Error(body === '' ? 'an empty answer' : 'an answer that is not JSON');
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/adapters/http/connection-errors.js
var connection_errors = __webpack_require__(58822);
;// CONCATENATED MODULE: ./build/adapters/github/api/forge-errors.js





/** Octokit's error for an answer. Without an answer it has no `response`. */
const withAnswer = schemas/* object */.Ikc({
    status: schemas/* number */.aig(),
    response: schemas/* object */.Ikc({ headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), data: schemas/* unknown */.L5J() }),
});
const graphqlErrors = schemas/* object */.Ikc({
    name: schemas/* literal */.euz('GraphqlResponseError'),
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP().optional(), message: schemas/* string */.YjP() })).min(1),
});
/** Converts any error that Octokit throws. */
function failureOfThrown(error, asked) {
    if (error instanceof forge/* ForgeError */.Q)
        return error;
    if (error instanceof redirect_error/* RedirectError */.L) {
        return failureOfAnswer({ status: error.answered, headers: {}, data: { message: error.message } }, asked);
    }
    const answered = withAnswer.safeParse(error).data;
    if (answered !== undefined)
        return failureOfAnswer({ status: answered.status, ...answered.response }, asked);
    const refused = graphqlErrors.safeParse(error).data?.errors[0];
    if (refused !== undefined)
        return failureOfGraphql(refused.type ?? '', refused.message, asked);
    const reason = (0,server_text/* cleanServerText */.Ct)((0,connection_errors/* causes */.p)(error).at(-1)?.message ?? 'unknown reason', asked.secrets);
    return failure(asked, 'unavailable', null, `no answer from ${asked.baseUrl} (${reason}): try again later, or check GITHUB_API_URL, HTTPS_PROXY and NODE_EXTRA_CA_CERTS`);
}
/** Returns the failure after an abort: the run was cancelled, or its time is over. */
function failureOfEnd(reason, asked) {
    const timeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    const why = timeout ? "the run's time ended" : 'the run was stopped';
    const remedy = 'run again, or allow more time';
    return failure(asked, 'unavailable', null, `${why} before ${asked.baseUrl} answered: ${remedy}`);
}
/**
 * Returns the failure for a success answer that does not match the API's description. `where` names the first mismatch,
 * without its value.
 */
function failureOfShape(where, asked) {
    const mismatch = (0,server_text/* cleanServerText */.Ct)(where, asked.secrets);
    return failure(asked, 'unavailable', 200, `the answer of ${asked.baseUrl} does not match GitHub's API (${mismatch}): check GITHUB_API_URL`);
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
function failure({ what, repository }, kind, status, problem) {
    return new forge/* ForgeError */.Q(kind, status, `cannot ${what} (${repository}): ${problem}`);
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
            // Redirects are not followed. The repository has another name now.
            return status < 400 ? 'not_found' : 'invalid';
    }
}
/**
 * Distinguishes a rate limit from a missing right, which share a status. Source: GitHub's REST documentation, "Rate
 * limits".
 */
function isLimit(headers, said) {
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit|abuse detection/i.test(said));
}
/** Remedies for refusals, matched by GitHub's message, that the permission in question would not fix. */
const REFUSAL_REMEDIES = [
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
    [/SAML/, 'authorize the token for the organization'],
];
function remedyOf(kind, said, { needs }) {
    const named = REFUSAL_REMEDIES.find(([pattern]) => pattern.test(said))?.[1];
    switch (kind) {
        case 'unauthorised':
            return 'the token is wrong or has expired: set the input github-token';
        case 'forbidden':
            return named ?? `give the job the permission ${needs}, or the input github-token a token that has it`;
        case 'not_found':
            return `check that it still exists, and that the token may read it (${needs})`;
        case 'conflict':
            return 'check what already exists, and run again';
        case 'invalid':
            return named ?? 'fix what GitHub reports';
        case 'rate_limited':
            return 'run again later, or run fewer jobs at a time';
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
/** Returns GitHub's message with the details of its fields; '' if the body has none, such as a proxy's page. */
function messageOf(data) {
    const body = errorBody.safeParse(data).data;
    if (body === undefined)
        return '';
    const details = (body.errors ?? []).map((detail) => typeof detail === 'string'
        ? detail
        : (detail.message ?? `${detail.field ?? ''} ${detail.code ?? ''}`.trim()));
    return [body.message ?? '', ...details].filter((text) => text !== '').join(': ');
}

// EXTERNAL MODULE: ./build/adapters/github/api/forge-options.js
var forge_options = __webpack_require__(32722);
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


// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
;// CONCATENATED MODULE: ./build/adapters/github/api/request-budget.js


/**
 * GitHub ends a request after 10 s (its REST documentation, "Timeouts"); the rest is for the network. After two hanging
 * attempts the request fails: 30 s in total. Secondary limits ask for a minute unless GitHub names another time. Waits
 * of more than 90 s are left to the run.
 */
const REQUEST_BOUNDS = {
    attemptMs: 15_000,
    callMs: 30_000,
    limitWaitMs: 90_000,
    limitWaits: 3,
};
/** The longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** One request with all its attempts and waits, and the time that each may still take. */
class RequestBudget {
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
    /** Aborts at the end of the run, or when it is cancelled. */
    get signal() {
        return this.#end.signal;
    }
    /** Call this when the request has ended, so that nothing aborts it any more. */
    close() {
        this.#end.release();
    }
    /**
     * Makes one attempt, with a signal that ends it. Throws an AbortError if the request's time is used up; waits for
     * rate limits do not count.
     */
    async attempt(once) {
        const { clock } = this.#options;
        const ms = Math.min(REQUEST_BOUNDS.attemptMs, REQUEST_BOUNDS.callMs - this.#askedMs);
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
            const failed = limit.aborted ? new Error(`no answer for ${(0,figures/* seconds */.YA)(ms)}`) : error;
            this.#last = failed instanceof Error ? failed.message : this.#last;
            throw failed;
        }
        finally {
            either.release();
            this.#askedMs += clock.monotonic() - begun;
        }
    }
    /**
     * Waits as long as a rate limit asks. Returns false at once if that is longer than this request or the run may wait.
     */
    async waitForLimit(ms) {
        const { clock, onWait } = this.#options;
        if (this.#waits >= REQUEST_BOUNDS.limitWaits || this.#waitedMs + ms > REQUEST_BOUNDS.limitWaitMs)
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
/** Timers take whole ms, but clocks have fractions. */
function endAfter(ms) {
    return AbortSignal.timeout(Math.min(Math.max(0, Math.ceil(ms)), MAX_TIMER_MS));
}
function remaining({ remainingMs }) {
    return remainingMs?.() ?? Number.POSITIVE_INFINITY;
}
/** Octokit passes errors of this name on unchanged, and does not retry after them. */
function noMoreAttempts(last) {
    return new DOMException(last, 'AbortError');
}

;// CONCATENATED MODULE: ./build/adapters/github/api/octokit-client.js





const Client = Octokit.plugin(throttling, dist_bundle/* retry */.L);
/** Errors that a retry cannot fix. The throttling plugin handles 429. */
const NOT_RETRIED = [400, 401, 403, 404, 409, 410, 422, 429, 451];
const SILENT_LOG = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
let clients = 0;
/**
 * Creates an Octokit client that follows GitHub's rules: a second between writes, three between those that notify
 * people, waits for rate limits, and retries after short failures. It prints nothing.
 */
function createClient(address) {
    clients += 1;
    return new Client({
        baseUrl: address.baseUrl,
        auth: address.token,
        userAgent: 'forge-headless',
        log: SILENT_LOG,
        request: { log: SILENT_LOG },
        retry: { retries: forge_options/* RETRIES */.Z, retryAfterBaseValue: address.retryBaseMs, doNotRetry: NOT_RETRIED },
        throttle: {
            // Queues of the whole process are shared by this name.
            id: `forge-${clients}`,
            // The handlers have already waited, with a clock that a cancelled run can interrupt.
            retryAfterBaseValue: 0,
            onRateLimit: waitForLimit,
            onSecondaryRateLimit: waitForLimit,
        },
    });
}
/** The plugin awaits the answer, which decides if it retries. */
async function waitForLimit(seconds, { request }) {
    return request.call instanceof RequestBudget && (await request.call.waitForLimit(seconds * 1000));
}

;// CONCATENATED MODULE: ./build/adapters/github/api/github-api.js








/** Sends requests to GitHub, with limits, errors and schemas that are shared by all of them. */
class GithubApi {
    address;
    #options;
    #client;
    #secrets;
    constructor(address, token, options) {
        this.address = address;
        this.#options = options;
        this.#secrets = (0,server_text/* keySpellings */.Rr)(token);
        const { baseUrl } = address;
        this.#client = createClient({ baseUrl, token, retryBaseMs: options.retryBaseMs ?? forge_options/* RETRY_BASE_MS */.O });
    }
    /** Throws only ForgeError. */
    async request(question) {
        return (await this.requestPage(question)).value;
    }
    /** Like `request`, and reports if GitHub has a next page. */
    async requestPage(question) {
        const { baseUrl, owner, repo } = this.address;
        const { what, needs } = question;
        const asked = {
            what,
            needs,
            baseUrl,
            repository: `${owner}/${repo}`,
            secrets: this.#secrets,
        };
        const received = await this.#receive(question, asked);
        const read = question.shape.safeParse(received.data);
        if (!read.success) {
            const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
            throw failureOfShape(`${path.join('.')} ${message}`.trim(), asked);
        }
        return { value: read.data, more: /rel="next"/.test(String(received.headers.link ?? '')) };
    }
    async #receive(question, asked) {
        const call = new RequestBudget(question.what, this.#options);
        const { baseUrl, owner, repo } = this.address;
        const once = question.once === true ? { retries: 0 } : {};
        const request = { fetch: fetchFor(call, baseUrl), signal: call.signal, call, ...once };
        try {
            return await untilAborted(question.send(this.#client, { owner, repo, request }), call.signal);
        }
        catch (error) {
            this.#tellRedirect(error, asked);
            throw call.signal.aborted ? failureOfEnd(call.signal.reason, asked) : failureOfThrown(error, asked);
        }
        finally {
            call.close();
        }
    }
    #tellRedirect(error, { what, baseUrl }) {
        const to = error instanceof redirect_error/* RedirectError */.L ? (0,redirect_origin/* otherOrigin */.B)(error.location, baseUrl) : null;
        if (to !== null)
            this.#options.onRedirect?.({ what, to: (0,server_text/* cleanServerText */.Ct)(to, this.#secrets) });
    }
}
/** Lets callers stop waiting on abort, because Octokit's queues and delays ignore the signal. */
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

/***/ 9447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RedirectError)
/* harmony export */ });
/**
 * A redirect. Following it could send the token to another server, and would turn a POST into a GET (Fetch, for 301 and
 * 302).
 */
class RedirectError extends Error {
    answered;
    /** The target. Log downloads answer with a redirect, which is then fetched without the token. */
    location;
    constructor(answered, location = null) {
        super('redirected');
        // Octokit passes errors of this name on unchanged, and does not retry after them.
        this.name = 'AbortError';
        this.answered = answered;
        this.location = location;
    }
}


/***/ }),

/***/ 40731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ otherOrigin)
/* harmony export */ });
/**
 * Returns the origin of a redirect if it differs from the requested one; null for the same origin or an invalid
 * address. `location` may be relative, or omit the scheme.
 */
function otherOrigin(location, asked) {
    if (location === null || !URL.canParse(location, asked))
        return null;
    const { origin, protocol } = new URL(location, asked);
    if (origin === new URL(asked).origin)
        return null;
    return origin === 'null' ? protocol : origin;
}


/***/ })

};
