export const id = 6461;
export const ids = [6461];
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

/***/ 86461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRights: () => (/* binding */ openRights)
});

// EXTERNAL MODULE: ./build/core/forge.js
var forge = __webpack_require__(29565);
// EXTERNAL MODULE: ./build/adapters/models/proxy.js
var proxy = __webpack_require__(78976);
// EXTERNAL MODULE: ./build/adapters/github/answers.js
var answers = __webpack_require__(1042);
// EXTERNAL MODULE: ./build/adapters/github/required.js
var required = __webpack_require__(48060);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/adapters/github/rule-answers.js

/** Of a rule: what it is, and the ruleset that it comes from. Parameters of other kinds are left alone. */
const rule = schemas/* object */.Ikc({
    type: schemas/* string */.YjP(),
    ruleset_id: schemas/* number */.aig().int().optional(),
    parameters: schemas/* object */.Ikc({ do_not_enforce_on_create: schemas/* boolean */.zMY().optional() }).optional(),
});
/** Classic protection, as GraphQL shows it to those who are no administrators. Source: GitHub's GraphQL schema. */
const refUpdateRule = schemas/* object */.Ikc({
    pattern: schemas/* string */.YjP(),
    viewerCanPush: schemas/* boolean */.zMY(),
    requiresSignatures: schemas/* boolean */.zMY(),
    requiredApprovingReviewCount: schemas/* number */.aig().nullable(),
    requiredStatusCheckContexts: schemas/* array */.YOg(schemas/* string */.YjP().nullable()).nullable(),
});
/** Of GitHub's answers about rules and rights, what is used. */
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

;// CONCATENATED MODULE: ./build/adapters/github/branch-rules.js



/** Rulesets' kinds of rules, by what they stop. Those left out stop no push of a new commit. */
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
 * Both kinds of protection: rulesets by REST, which everybody may read, and the classic one by GraphQL, for REST
 * shows that to administrators alone. Both are asked at once; whether the token is exempt from a ruleset is asked
 * only where one says something. Throws ForgeError.
 */
async function branchState(line, branch) {
    const [rules, seen] = await Promise.all([rulesetRules(line, branch), known(classic(line, branch))]);
    const exists = seen === null ? null : seen.ref !== null;
    const telling = rules.flatMap((rule) => kindOf(rule, exists));
    const exempt = await exemptions(line, [...new Set(telling.flatMap(({ id }) => id ?? []))]);
    const fromRulesets = telling.map(({ kind, id }) => ({
        kind,
        source: id === undefined ? 'a ruleset' : `ruleset ${id}`,
        bypass: id === undefined ? 'unknown' : (exempt.get(id) ?? 'unknown'),
    }));
    const classicOnes = classicRules(seen?.ref?.refUpdateRule ?? null, seen?.viewerPermission ?? null);
    return { exists, rules: [...fromRulesets, ...classicOnes] };
}
async function known(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof forge/* ForgeError */.Q)
            return null;
        throw error;
    }
}
/** A check that need not have passed where the branch is only made does not stand in its way. */
function kindOf(rule, exists) {
    const kind = KINDS[rule.type];
    if (kind === undefined)
        return [];
    if (exists === false && rule.parameters?.do_not_enforce_on_create === true)
        return [];
    return [{ kind, id: rule.ruleset_id }];
}
function rulesetRules(line, branch) {
    return line.ask({
        what: `read the rules of branch ${JSON.stringify(branch)}`,
        needs: 'contents: read',
        shape: ruleAnswers.rules,
        once: true,
        send: ({ rest }, common) => rest.repos.getBranchRules({ ...common, branch: (0,required/* required */.m)(branch, 'branch'), per_page: 100 }),
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
function classic(line, branch) {
    return line.ask({
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
/** What an administrator is held to is not told. */
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
async function exemptions(line, ids) {
    return new Map(await Promise.all(ids.map(async (id) => [id, await exemption(line, id)])));
}
async function exemption(line, id) {
    const asked = line.ask({
        what: `read ruleset ${id}`,
        needs: 'contents: read',
        shape: ruleAnswers.ruleset,
        once: true,
        send: ({ rest }, common) => rest.repos.getRepoRuleset({ ...common, ruleset_id: id }),
    });
    return BYPASSES[(await known(asked)) ?? ''] ?? 'unknown';
}

// EXTERNAL MODULE: ./build/adapters/github/line.js + 7 modules
var github_line = __webpack_require__(88);
// EXTERNAL MODULE: ./build/adapters/models/server-text.js
var server_text = __webpack_require__(34705);
;// CONCATENATED MODULE: ./build/adapters/github/push-access.js

/** The longest of a refusal that is read: one line of it is shown. */
const LONGEST_WORDS = 4096;
/**
 * Asks as `git push` begins: for the list of branches that a push would start from (gitprotocol-http(5), "Smart
 * Clients"). Who may not push gets none, and nothing is changed by asking. Never rejects.
 */
async function mayPush({ url, token, signal }) {
    const secrets = (0,server_text/* spellingsOf */.Hz)(token);
    try {
        const response = await fetch(`${url}/info/refs?service=git-receive-pack`, {
            headers: {
                Authorization: `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
                // GitHub answers git clients alone here, and knows them by this beginning.
                'User-Agent': 'git/forge-headless',
            },
            redirect: 'manual',
            signal,
        });
        if (response.status === 401 || response.status === 403) {
            const said = (0,server_text/* cleanServerText */.Ct)(await beginning(response), secrets);
            const why = response.status === 401 ? 'token' : 'permission';
            return {
                kind: 'refused',
                why,
                said: `${new URL(url).host} answered ${response.status}${said && ` (${said})`}`,
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
        if (text.length >= LONGEST_WORDS)
            break;
    }
    return text;
}

// EXTERNAL MODULE: ./build/adapters/github/site.js
var github_site = __webpack_require__(72166);
;// CONCATENATED MODULE: ./build/adapters/github/rights.js








/**
 * No branch can bear this name (git-check-ref-format(1): no `..`), so a pull request of it cannot come to be. GitHub
 * looks at the token's rights, and at the repository's setting for Actions, before it looks at the branches.
 */
const NO_BRANCH = 'forge-headless..asks';
/** Asks nothing yet. Throws StopRun(config) for an address, a repository, a token or a proxy that cannot be. */
function openRights(options) {
    const site = (0,github_site/* siteOf */.z)(options.apiUrl, options.repository);
    const token = (0,github_site/* checkedToken */.L)(options.token);
    (0,proxy/* useProxyOf */.X)(options.env);
    const line = new github_line.Line(site, token, options);
    return {
        push: () => mayPush({ url: options.gitUrl, token, signal: options.signal }),
        openPullRequests: () => orRefused(openPullRequests(line)),
        branch: (name) => orUnknown(branch(line, name)),
        repository: () => orRefused(repository(line)),
        actionsMayOpenPullRequests: () => orUnknown(actionsMayOpen(line)),
        readRuns: () => orRefused(readRuns(line)),
    };
}
const GRANTED = { kind: 'granted' };
async function openPullRequests(line) {
    try {
        await line.ask({
            what: 'ask whether pull requests may be opened',
            needs: 'pull-requests: write',
            shape: answers/* anything */.D8,
            once: true,
            send: ({ rest }, common) => rest.pulls.create({ ...common, title: 'forge-headless', head: NO_BRANCH, base: NO_BRANCH }),
        });
        return GRANTED;
    }
    catch (error) {
        // It got as far as the branches.
        if (error instanceof forge/* ForgeError */.Q && error.kind === 'invalid' && error.status === 422)
            return GRANTED;
        throw error;
    }
}
async function readRuns(line) {
    await line.ask({
        what: 'read workflow runs',
        needs: 'actions: read',
        shape: answers/* anything */.D8,
        once: true,
        send: ({ rest }, common) => rest.actions.listWorkflowRunsForRepo({ ...common, per_page: 1 }),
    });
    return GRANTED;
}
async function actionsMayOpen(line) {
    const allowed = await line.ask({
        what: 'read what Actions may do',
        needs: 'administration: read',
        shape: ruleAnswers.workflowPermissions,
        once: true,
        send: ({ rest }, common) => rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...common }),
    });
    if (allowed)
        return GRANTED;
    return { kind: 'refused', why: 'setting', said: 'Actions may not open pull requests in this repository' };
}
async function branch(line, name) {
    return { kind: 'known', state: await branchState(line, name) };
}
async function repository(line) {
    const found = await line.ask({
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
/** For questions to which a no says only that this token may not ask them. */
async function orUnknown(answer) {
    try {
        return await answer;
    }
    catch (error) {
        return { kind: 'unknown', said: wordsOf(error) };
    }
}
/** For questions whose refusal is the answer. */
async function orRefused(answer) {
    try {
        return await answer;
    }
    catch (error) {
        return refusedOrUnknown(error);
    }
}
/** Only a plain no is one: a limit, an outage or a page that is not there says nothing about rights. */
function refusedOrUnknown(error) {
    const said = wordsOf(error);
    if (!(error instanceof forge/* ForgeError */.Q))
        return { kind: 'unknown', said };
    if (error.kind === 'unauthorised')
        return { kind: 'refused', why: 'token', said };
    if (error.kind !== 'forbidden' || error.status !== 403)
        return { kind: 'unknown', said };
    const isSetting = /not permitted to create or approve pull requests/i.test(said);
    return { kind: 'refused', why: isSetting ? 'setting' : 'permission', said };
}
function wordsOf(error) {
    if (error instanceof forge/* ForgeError */.Q)
        return error.message;
    throw error;
}


/***/ }),

/***/ 72166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkedToken),
/* harmony export */   z: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

const GITHUB_COM = 'https://api.github.com';
/** Throws StopRun(config) for an address or a name that cannot be. */
function siteOf(apiUrl, repository) {
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
        return stop('GITHUB_API_URL is no http or https address: write it as https://host/api/v3');
    }
    if (url.username !== '' || url.password !== '') {
        return stop('GITHUB_API_URL holds a user name or password: give the token as the input github-token');
    }
    if (url.search !== '' || url.hash !== '') {
        return stop(`GITHUB_API_URL may have no query or fragment: remove what follows ${url.origin}${url.pathname}`);
    }
    return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
/** A token that can be sent. Throws StopRun(config), without the value: HTTP's own message would quote it. */
function checkedToken(given) {
    const token = given.trim();
    if (token === '')
        return stop('there is no GitHub token: set the input github-token');
    if (/^[\x21-\x7e]+$/.test(token))
        return token;
    return stop('the GitHub token holds a space or a character that no token has: set the input github-token again');
}
function stop(reason) {
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ })

};
