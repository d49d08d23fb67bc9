export const id = 6558;
export const ids = [6558,8822,1945];
export const modules = {

/***/ 20165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseRepositoryAddress),
/* harmony export */   L: () => (/* binding */ checkedToken)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);

const GITHUB_COM = 'https://api.github.com';
/** Parses the address. Throws StopRun(config) if the URL or the name is invalid. */
function parseRepositoryAddress(apiUrl, repository) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
    if (owner === undefined || repo === undefined) {
        return stop(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}: write it as owner/name`);
    }
    return { baseUrl: baseUrlOf(apiUrl?.trim() ?? ''), owner, repo };
}
function baseUrlOf(value) {
    if (value === '')
        return GITHUB_COM;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
        return stop('GITHUB_API_URL is not an http or https URL: write it as https://host/api/v3');
    }
    if (url.username !== '' || url.password !== '') {
        return stop('GITHUB_API_URL contains a user name or password: set the token with the input github-token');
    }
    if (url.search !== '' || url.hash !== '') {
        return stop(`GITHUB_API_URL may have no query or fragment: remove what follows ${url.origin}${url.pathname}`);
    }
    return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
/**
 * Returns a token that can be sent. Throws StopRun(config) without the value, because the error of `fetch` would quote
 * it.
 */
function checkedToken(given) {
    const token = given.trim();
    if (token === '')
        return stop('there is no GitHub token: set the input github-token');
    if (/^[\x21-\x7e]+$/.test(token))
        return token;
    return stop('the GitHub token contains a space or a character that tokens never have: set the input github-token again');
}
function stop(reason) {
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
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

/***/ 81945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRights: () => (/* binding */ openRights)
});

// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/adapters/http/proxy.js
var proxy = __webpack_require__(40926);
// EXTERNAL MODULE: ./build/adapters/github/api/github-api.js + 7 modules
var github_api = __webpack_require__(11137);
// EXTERNAL MODULE: ./build/adapters/github/api/repository-address.js
var repository_address = __webpack_require__(20165);
// EXTERNAL MODULE: ./build/adapters/github/repository/answer-schemas.js
var answer_schemas = __webpack_require__(28743);
// EXTERNAL MODULE: ./build/adapters/github/api/url-segment.js
var url_segment = __webpack_require__(33311);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/adapters/github/rights/rule-schemas.js

/** A rule: its type, and the ruleset that it comes from. Parameters of other kinds are ignored. */
const rule = schemas/* object */.Ikc({
    type: schemas/* string */.YjP(),
    ruleset_id: schemas/* number */.aig().int().optional(),
    parameters: schemas/* object */.Ikc({ do_not_enforce_on_create: schemas/* boolean */.zMY().optional() }).optional(),
});
/** Classic protection, as GraphQL shows it to non-administrators. Source: GitHub's GraphQL schema. */
const refUpdateRule = schemas/* object */.Ikc({
    pattern: schemas/* string */.YjP(),
    viewerCanPush: schemas/* boolean */.zMY(),
    requiresSignatures: schemas/* boolean */.zMY(),
    requiredApprovingReviewCount: schemas/* number */.aig().nullable(),
    requiredStatusCheckContexts: schemas/* array */.YOg(schemas/* string */.YjP().nullable()).nullable(),
});
/** Schemas of the used parts of GitHub's answers about rules and rights. */
const ruleAnswers = {
    rules: schemas/* array */.YOg(rule),
    ruleset: schemas/* object */.Ikc({ current_user_can_bypass: schemas/* string */.YjP().optional() })
        .transform((answer) => answer.current_user_can_bypass ?? null),
    branch: schemas/* object */.Ikc({
        repository: schemas/* object */.Ikc({
            viewerPermission: schemas/* string */.YjP().nullable(),
            ref: schemas/* object */.Ikc({ refUpdateRule: refUpdateRule.nullable() }).nullable(),
        }),
    })
        .transform(({ repository: { viewerPermission, ref } }) => ({ viewerPermission, ref })),
    repository: schemas/* object */.Ikc({
        full_name: schemas/* string */.YjP(),
        private: schemas/* boolean */.zMY(),
        archived: schemas/* boolean */.zMY(),
        scopes: schemas/* string */.YjP().optional(),
    })
        .transform((answer) => ({
        name: answer.full_name,
        isPrivate: answer.private,
        isArchived: answer.archived,
        scopes: answer.scopes === undefined ? null : answer.scopes.split(/\s*,\s*/).filter((name) => name !== ''),
    })),
    workflowPermissions: schemas/* object */.Ikc({ can_approve_pull_request_reviews: schemas/* boolean */.zMY() })
        .transform((answer) => answer.can_approve_pull_request_reviews),
};

;// CONCATENATED MODULE: ./build/adapters/github/rights/branch-rules.js



/** Kinds of ruleset rules, by what they prevent. The others do not prevent a push of a new commit. */
const KINDS = {
    required_signatures: 'signatures',
    pull_request: 'pull_request',
    merge_queue: 'pull_request',
    required_status_checks: 'checks',
    required_deployments: 'checks',
    workflows: 'checks',
    code_scanning: 'checks',
    creation: 'creation',
    update: 'update',
    commit_message_pattern: 'pattern',
    commit_author_email_pattern: 'pattern',
    committer_email_pattern: 'pattern',
    branch_name_pattern: 'pattern',
    file_path_restriction: 'pattern',
    file_extension_restriction: 'pattern',
};
/**
 * Reads both kinds of protection: rulesets by REST, which everybody may read, and classic protection by GraphQL,
 * because REST shows it only to administrators. Both are requested together. Exemptions from rulesets are only
 * requested if a ruleset matters. Throws ForgeError.
 */
async function branchState(api, branch) {
    const [rules, seen] = await Promise.all([
        rulesetRules(api, branch),
        orNull(classicProtection(api, branch)),
    ]);
    const exists = seen === null ? null : seen.ref !== null;
    const relevant = rules.flatMap((rule) => kindOf(rule, exists));
    const exempt = await bypassesOf(api, [...new Set(relevant.flatMap(({ id }) => id ?? []))]);
    const fromRulesets = relevant.map(({ kind, id }) => ({
        kind,
        source: id === undefined ? 'a ruleset' : `ruleset ${id}`,
        bypass: id === undefined ? 'unknown' : (exempt.get(id) ?? 'unknown'),
    }));
    const classicOnes = classicRules(seen?.ref?.refUpdateRule ?? null, seen?.viewerPermission ?? null);
    return { exists, rules: [...fromRulesets, ...classicOnes] };
}
async function orNull(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof forge/* ForgeError */.Q)
            return null;
        throw error;
    }
}
/** A check that is not enforced when a branch is created does not prevent its creation. */
function kindOf(rule, exists) {
    const kind = KINDS[rule.type];
    if (kind === undefined)
        return [];
    if (exists === false && rule.parameters?.do_not_enforce_on_create === true)
        return [];
    return [{ kind, id: rule.ruleset_id }];
}
function rulesetRules(api, branch) {
    return api.request({
        what: `read the rules of branch ${JSON.stringify(branch)}`,
        needs: 'contents: read',
        shape: ruleAnswers.rules,
        once: true,
        send: ({ rest }, common) => rest.repos.getBranchRules({ ...common, branch: (0,url_segment/* urlSegment */.N)(branch, 'branch'), per_page: 100 }),
    });
}
const QUERY = `query ($owner: String!, $repo: String!, $ref: String!) {
  repository(owner: $owner, name: $repo) {
    viewerPermission
    ref(qualifiedName: $ref) {
      refUpdateRule {
        pattern viewerCanPush requiresSignatures requiredApprovingReviewCount requiredStatusCheckContexts
      }
    }
  }
}`;
function classicProtection(api, branch) {
    return api.request({
        what: `read the protection of branch ${JSON.stringify(branch)}`,
        needs: 'contents: read',
        shape: ruleAnswers.branch,
        once: true,
        send: async (client, { owner, repo, request }) => {
            const variables = { owner, repo, ref: `refs/heads/${branch}`, request };
            const data = await client.graphql(QUERY, variables);
            return { headers: {}, data };
        },
    });
}
/** GitHub does not reveal whether administrators are exempt. */
function classicRules(rule, viewerPermission) {
    if (rule === null)
        return [];
    const source = `the branch protection of ${JSON.stringify(rule.pattern)}`;
    const bypass = viewerPermission === 'ADMIN' ? 'unknown' : 'no';
    const found = [
        [!rule.viewerCanPush, 'update'],
        [rule.requiresSignatures, 'signatures'],
        [rule.requiredApprovingReviewCount !== null, 'pull_request'],
        [(rule.requiredStatusCheckContexts ?? []).length > 0, 'checks'],
    ];
    return found.flatMap(([holds, kind]) => holds ? [{ kind, source, bypass: kind === 'update' ? 'no' : bypass }] : []);
}
const BYPASSES = {
    always: 'yes',
    exempt: 'yes',
    never: 'no',
    pull_requests_only: 'no',
};
async function bypassesOf(api, ids) {
    return new Map(await Promise.all(ids.map(async (id) => [id, await bypassOf(api, id)])));
}
async function bypassOf(api, id) {
    const asked = api.request({
        what: `read ruleset ${id}`,
        needs: 'contents: read',
        shape: ruleAnswers.ruleset,
        once: true,
        send: ({ rest }, common) => rest.repos.getRepoRuleset({ ...common, ruleset_id: id }),
    });
    return BYPASSES[(await orNull(asked)) ?? ''] ?? 'unknown';
}

// EXTERNAL MODULE: ./build/adapters/http/server-text.js
var server_text = __webpack_require__(48367);
;// CONCATENATED MODULE: ./build/adapters/github/rights/push-access.js

/** The length of a refusal that is read. One line of it is shown. */
const MAX_REFUSAL_BYTES = 4096;
/**
 * Asks like the first request of `git push`, for the list of branches (gitprotocol-http(5), "Smart Clients"). Without
 * push rights the server refuses it. The request changes nothing. Never rejects.
 */
async function mayPush({ url, token, signal }) {
    const secrets = (0,server_text/* keySpellings */.Rr)(token);
    try {
        const response = await fetch(`${url}/info/refs?service=git-receive-pack`, {
            headers: {
                Authorization: `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
                // GitHub answers only git clients here, and recognizes them by this prefix.
                'User-Agent': 'git/forge-headless',
            },
            redirect: 'manual',
            signal,
        });
        if (response.status === 401 || response.status === 403) {
            const refusal = (0,server_text/* cleanServerText */.Ct)(await beginning(response), secrets);
            const why = response.status === 401 ? 'token' : 'permission';
            return {
                kind: 'refused',
                why,
                said: `${new URL(url).host} answered ${response.status}${refusal && ` (${refusal})`}`,
            };
        }
        await response.body?.cancel();
        if (response.status === 200)
            return { kind: 'granted' };
        return { kind: 'unknown', said: `${new URL(url).host} answered ${response.status}` };
    }
    catch (error) {
        const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : '';
        return {
            kind: 'unknown',
            said: (0,server_text/* cleanServerText */.Ct)(`no answer from ${new URL(url).host} (${reason})`, secrets),
        };
    }
}
async function beginning({ body }) {
    if (body === null)
        return '';
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        if (text.length >= MAX_REFUSAL_BYTES)
            break;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/adapters/github/rights/delivery-rights.js








/**
 * A name that no branch can have (git-check-ref-format(1): no `..`), so no pull request is created. GitHub checks the
 * token's rights, and the repository's setting for Actions, before it checks the branches.
 */
const IMPOSSIBLE_BRANCH = 'forge-headless..asks';
/** Sends nothing yet. Throws StopRun(config) for an invalid address, repository, token or proxy. */
function openRights(options) {
    const address = (0,repository_address/* parseRepositoryAddress */.A)(options.apiUrl, options.repository);
    const token = (0,repository_address/* checkedToken */.L)(options.token);
    (0,proxy/* useProxyFrom */.e)(options.env);
    const api = new github_api.GithubApi(address, token, options);
    return {
        push: () => mayPush({ url: options.gitUrl, token, signal: options.signal }),
        openPullRequests: () => orRefused(openPullRequests(api)),
        branch: (name) => orUnknown(branch(api, name)),
        repository: () => orRefused(repository(api)),
        actionsMayOpenPullRequests: () => orUnknown(actionsMayOpen(api)),
        readRuns: () => orRefused(readRuns(api)),
    };
}
const GRANTED = { kind: 'granted' };
async function openPullRequests(api) {
    try {
        await api.request({
            what: 'check that pull requests may be opened',
            needs: 'pull-requests: write',
            shape: answer_schemas/* anything */.D8,
            once: true,
            send: ({ rest }, common) => rest.pulls.create({
                ...common,
                title: 'forge-headless',
                head: IMPOSSIBLE_BRANCH,
                base: IMPOSSIBLE_BRANCH,
            }),
        });
        return GRANTED;
    }
    catch (error) {
        // The request was refused because of the branches, so the rights suffice.
        if (error instanceof forge/* ForgeError */.Q && error.kind === 'invalid' && error.status === 422)
            return GRANTED;
        throw error;
    }
}
async function readRuns(api) {
    await api.request({
        what: 'read workflow runs',
        needs: 'actions: read',
        shape: answer_schemas/* anything */.D8,
        once: true,
        send: ({ rest }, common) => rest.actions.listWorkflowRunsForRepo({ ...common, per_page: 1 }),
    });
    return GRANTED;
}
async function actionsMayOpen(api) {
    const allowed = await api.request({
        what: 'read what Actions may do',
        needs: 'administration: read',
        shape: ruleAnswers.workflowPermissions,
        once: true,
        send: ({ rest }, common) => rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...common }),
    });
    if (allowed)
        return GRANTED;
    return {
        kind: 'refused',
        why: 'setting',
        said: 'this repository does not allow Actions to open pull requests',
    };
}
async function branch(api, name) {
    return { kind: 'known', state: await branchState(api, name) };
}
async function repository(api) {
    const found = await api.request({
        what: 'read the repository',
        needs: 'contents: read',
        shape: ruleAnswers.repository,
        once: true,
        send: async ({ rest }, common) => {
            const { headers, data } = await rest.repos.get({ ...common });
            return { headers, data: { ...data, scopes: headers['x-oauth-scopes'] } };
        },
    });
    return { kind: 'known', ...found };
}
/** Handles questions for which a refusal only says that this token may not ask them. */
async function orUnknown(answer) {
    try {
        return await answer;
    }
    catch (error) {
        return { kind: 'unknown', said: messageOfError(error) };
    }
}
/** Handles questions for which a refusal is the answer. */
async function orRefused(answer) {
    try {
        return await answer;
    }
    catch (error) {
        return refusedOrUnknown(error);
    }
}
/** Only a plain refusal is one. Rate limits, outages and missing pages reveal nothing about rights. */
function refusedOrUnknown(error) {
    const said = messageOfError(error);
    if (!(error instanceof forge/* ForgeError */.Q))
        return { kind: 'unknown', said };
    if (error.kind === 'unauthorised')
        return { kind: 'refused', why: 'token', said };
    if (error.kind !== 'forbidden' || error.status !== 403)
        return { kind: 'unknown', said };
    const isSetting = /not permitted to create or approve pull requests/i.test(said);
    return { kind: 'refused', why: isSetting ? 'setting' : 'permission', said };
}
function messageOfError(error) {
    if (error instanceof forge/* ForgeError */.Q)
        return error.message;
    throw error;
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

/***/ 40926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ useProxyFrom)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);


const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
/**
 * Sends the requests of `node:http` and `fetch` through the proxy of the environment, with NO_PROXY, for the whole
 * process. Returns a function that undoes this. Node supports this at run time since 24.14, and earlier only at its
 * start.
 */
function useProxyFrom(env) {
    const named = VARIABLES.find((name) => (env[name] ?? '') !== '');
    if (named === undefined)
        return () => undefined;
    checkAddress(named, env[named] ?? '');
    if (typeof node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv === 'function')
        return node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv({ ...env });
    if (env.NODE_USE_ENV_PROXY === '1')
        return () => undefined;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${named} is set, but Node ${process.version} accepts a proxy only at its start: also set NODE_USE_ENV_PROXY=1`,
    });
}
/** Checks the address without showing it, because it may contain a password. */
function checkAddress(name, value) {
    const scheme = URL.canParse(value) ? new URL(value).protocol : '';
    if (scheme === 'http:' || scheme === 'https:')
        return;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${name} is not the address of a proxy: write it as http://host:port`,
    });
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
