export const id = 1418;
export const ids = [1418];
export const modules = {

/***/ 97415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ makePrivateFolder),
/* harmony export */   t: () => (/* binding */ makeObjectsFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48466);




/**
 * Creates a private folder in `base`: RUNNER_TEMP or the system's temporary folder. Throws StopRun(config) on failure.
 */
function makePrivateFolder(base) {
    const path = madeIn(base);
    let stays = false;
    return {
        path,
        below: (name) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o700 });
            return folder;
        },
        remove: () => {
            if (!stays)
                (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .d)(path);
        },
        leave: () => {
            stays = true;
        },
    };
}
function madeIn(base) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, 'forge-run-'));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `the temporary folder ${base} cannot be written (${code}): set TMPDIR, or RUNNER_TEMP on a runner, to a writable folder`;
        throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'config', reason });
    }
}
/** Creates a folder that outlives the run, for git objects that exist nowhere else. */
function makeObjectsFolder(base) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, 'forge-objects-'));
}


/***/ }),

/***/ 48466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Removes a folder of our own with all its content, even without write permission (Go modules, overlay work folders).
 * Failures are ignored, because leftovers do not affect the run.
 */
function removeTree(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true, maxRetries: 2 });
    }
    catch {
        removeByHand(path);
    }
}
function removeByHand(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return;
    try {
        if (!stat.isDirectory()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
            return;
        }
        if (canChange(path))
            for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path))
                removeByHand((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
    }
    catch {
        // The folder is another user's, or a program is writing to it.
    }
}
/** Returns false for another user's folder, which can be removed if empty but not changed. */
function canChange(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 61629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openReplay: () => (/* binding */ openReplay)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/model.js
var model = __webpack_require__(26373);
// EXTERNAL MODULE: ./build/core/model/tokens.js
var tokens = __webpack_require__(48496);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/core/text/bounded-json.js
var bounded_json = __webpack_require__(91988);
// EXTERNAL MODULE: ./build/adapters/models/attempt/tool-calls.js
var tool_calls = __webpack_require__(31578);
// EXTERNAL MODULE: ./build/adapters/models/attempt/usage.js
var attempt_usage = __webpack_require__(58709);
;// CONCATENATED MODULE: ./build/adapters/models/replay-session.js





const MAX_TURNS = 10_000;
const FINISHES = ['stop', 'tool_calls', 'length', 'content_filter', 'other'];
const TROUBLES = [
    'auth',
    'not_found',
    'quota',
    'rate_limited',
    'server',
    'network',
    'timeout',
    'overflow',
    'malformed',
    'redirected',
    'bad_request',
    'aborted',
];
const replay_session_tokens = schemas/* number */.aig().int().min(0);
const usage = schemas/* object */.Ikc({
    input: replay_session_tokens,
    output: replay_session_tokens,
    cacheRead: replay_session_tokens.default(0),
    cacheWrite: replay_session_tokens.default(0),
    estimated: schemas/* boolean */.zMY().default(false),
    context: replay_session_tokens.optional(),
})
    .transform(({ context, ...counts }) => (context === undefined ? counts : { ...counts, context }));
const call = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().min(1).optional(),
    name: schemas/* string */.YjP(),
    arguments: schemas/* unknown */.L5J().default({}),
    malformed: schemas/* string */.YjP().optional(),
});
const turn = schemas/* strictObject */.rej({
    text: schemas/* string */.YjP().default(''),
    calls: schemas/* array */.YOg(call).default([]),
    finish: schemas/* enum */.k5n(FINISHES).optional(),
    usage: usage.optional(),
    error: schemas/* strictObject */.rej({ trouble: schemas/* enum */.k5n(TROUBLES), message: schemas/* string */.YjP() }).optional(),
});
/** A handwritten script. Unknown keys are errors, because a typo would silently change the session. */
const script = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    model: schemas/* string */.YjP().min(1).default('replay'),
    turns: schemas/* array */.YOg(turn).max(MAX_TURNS),
});
const recorded = schemas/* object */.Ikc({ text: schemas/* string */.YjP(), calls: schemas/* array */.YOg(call), finish: schemas/* enum */.k5n(FINISHES), usage });
/** A summary is not requested again, so its usage is added to that of the next turn. */
const summary = schemas/* object */.Ikc({ usage });
/**
 * Parses a session: a script `{"version":1,"model":…,"turns":[…]}`, or the events.jsonl of an earlier run, whose model
 * replies are taken in order. Throws StopRun(config) with the place of the first error.
 */
function parseSession(content, file) {
    const whole = tryJson(content);
    if (whole !== undefined && !isEvent(whole)) {
        const result = script.safeParse(whole);
        if (!result.success)
            throw invalid(file, result.error);
        return { model: result.data.model, turns: result.data.turns.map(scriptedTurn) };
    }
    return recordedSession(content, file);
}
function scriptedTurn(parsed, index) {
    if (parsed.error !== undefined)
        return { error: parsed.error };
    const calls = parsed.calls.map((entry, n) => {
        const made = { id: entry.id ?? (0,tool_calls/* callId */.Ax)(index, n), name: entry.name, arguments: entry.arguments };
        if (entry.malformed !== undefined)
            return { ...made, malformed: entry.malformed };
        const excess = (0,bounded_json/* valueExcess */.lq)(entry.arguments);
        return excess === null ? made : { ...made, arguments: {}, malformed: (0,tool_calls/* unreadArguments */.a1)(`it ${excess}`) };
    });
    const finish = parsed.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
    const base = { text: parsed.text, calls, finish };
    return parsed.usage === undefined ? base : { ...base, usage: parsed.usage };
}
function recordedSession(content, file) {
    const turns = [];
    let aside = null;
    let model = 'replay';
    for (const [index, line] of content.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const event = eventOf(tryJson(line));
        if (event === undefined)
            throw notASession(file, index + 1);
        if (event.type === 'run_started' && typeof event.model === 'string')
            model = event.model;
        if (event.type === 'summary_replied')
            aside = withSummaryUsage(aside, summary.safeParse(event).data?.usage);
        if (event.type !== 'model_replied')
            continue;
        const result = recorded.safeParse(event);
        if (!result.success)
            throw invalid(`${file}, line ${index + 1}`, result.error);
        const { usage, ...said } = result.data;
        const used = aside === null ? usage : (0,attempt_usage/* addUsage */.v)(aside, usage);
        turns.push(scriptedTurn({ ...said, usage: used, error: undefined }, turns.length));
        aside = null;
    }
    if (turns.length === 0)
        throw notASession(file, 1);
    return { model, turns: turns.slice(0, MAX_TURNS) };
}
function withSummaryUsage(before, more) {
    if (more === undefined)
        return before;
    return before === null ? more : (0,attempt_usage/* addUsage */.v)(before, more);
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isEvent(value) {
    return eventOf(value) !== undefined;
}
/** Returns the event in a line of events.jsonl. */
function eventOf(line) {
    if (typeof line !== 'object' || line === null || !('event' in line))
        return undefined;
    const { event } = line;
    return typeof event === 'object' && event !== null && 'type' in event ? { ...event } : undefined;
}
function invalid(where, error) {
    const issue = error.issues[0];
    const path = issue?.path.join('.') ?? '';
    const at = path === '' ? '' : ` at ${path}`;
    return new outcome/* StopRun */.U({
        kind: 'config',
        reason: `the replay file ${where} is not valid${at}: ${issue?.message ?? 'not a session'}`,
    });
}
function notASession(file, line) {
    return new outcome/* StopRun */.U({
        kind: 'config',
        reason: `the replay file ${file} is not a session (line ${line}): expected {"version":1,"turns":[…]} or the events.jsonl of a run`,
    });
}

;// CONCATENATED MODULE: ./build/adapters/models/replay-provider.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






/** Far more than a session of hundreds of turns with whole files needs. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Replays a session from a file, one turn per request, without a network. Throws StopRun(config) for a bad file. */
async function openReplay(file) {
    const session = parseSession(await readSession(file), file);
    let next = 0;
    return {
        provider: 'replay',
        model: session.model,
        respond: async (request) => {
            if (request.signal.aborted)
                throw new model/* ModelError */.m('aborted', 'the run was stopped during a model request');
            const turn = session.turns[next];
            if (turn === undefined)
                throw new model/* ModelError */.m('bad_request', outOfTurns(file, session));
            next++;
            if ('error' in turn)
                throw new model/* ModelError */.m(turn.error.trouble, turn.error.message);
            return replyOf(turn, request);
        },
    };
}
function outOfTurns(file, session) {
    return `the replay file ${file} has ${session.turns.length} turns, but the run needs another one: end the session with a call of task_completion`;
}
function replyOf(turn, request) {
    return {
        text: turn.text,
        calls: turn.calls,
        finish: turn.finish,
        usage: turn.usage ?? estimate(turn, request),
    };
}
function estimate(turn, request) {
    const { system, messages, tools } = request;
    return {
        input: (0,tokens/* estimateTokens */.b)(JSON.stringify({ system, messages, tools })),
        cacheRead: 0,
        cacheWrite: 0,
        output: (0,tokens/* estimateTokens */.b)(JSON.stringify({ text: turn.text, calls: turn.calls })),
        estimated: true,
    };
}
async function readSession(file) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, await (0,promises_.open)((0,external_node_path_.resolve)(file), 'r'), true);
            const { size } = await handle.stat();
            if (size <= MAX_FILE_BYTES)
                return await handle.readFile('utf8');
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
        throw new outcome/* StopRun */.U({
            kind: 'config',
            reason: `cannot read the replay file ${file} (${code}): with provider replay, set model to the path of a session file`,
        });
    }
    throw new outcome/* StopRun */.U({
        kind: 'config',
        reason: `the replay file ${file} is larger than 64 MB: record a shorter session`,
    });
}


/***/ }),

/***/ 49497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ ForgeError),
/* harmony export */   _: () => (/* binding */ MAX_BODY)
/* harmony export */ });
/** Maximum length of a body in characters. Source: GitHub's error for a longer one. */
const MAX_BODY = 65_536;
/** A request that failed after its retries. The message is one line: the request, the answer, the remedy. */
class ForgeError extends Error {
    kind;
    /** The HTTP status of the last answer; null if there was none. */
    status;
    constructor(kind, status, message) {
        super(message);
        this.name = 'ForgeError';
        this.kind = kind;
        this.status = status;
    }
}


/***/ }),

/***/ 35378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ joinedSignal)
/* harmony export */ });
/**
 * Returns a signal that aborts with the first cause that aborts, and with its reason. It replaces AbortSignal.any,
 * whose signals hold only weak references to each other. Node 20 and 24 lose aborts and time-outs that way during
 * garbage collection. Here each cause references a listener, and the listener references the signal, until the first
 * abort or `release`.
 */
function joinedSignal(causes) {
    const controller = new AbortController();
    const { signal } = controller;
    const release = () => {
        for (const cause of causes)
            cause.removeEventListener('abort', end);
    };
    function end() {
        release();
        controller.abort(causes.find(({ aborted }) => aborted)?.reason);
    }
    if (causes.some(({ aborted }) => aborted))
        end();
    else
        for (const cause of causes)
            cause.addEventListener('abort', end);
    return { signal, release };
}


/***/ }),

/***/ 91988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ jsonExcess),
/* harmony export */   lq: () => (/* binding */ valueExcess),
/* harmony export */   nh: () => (/* binding */ parseBounded)
/* harmony export */ });
/* unused harmony exports DEEPEST_JSON, MOST_JSON_VALUES */
/**
 * Maximum nesting of lists and objects. Later code may recurse over a value, and no real tool call, constraint or event
 * is nested this deep.
 */
const DEEPEST_JSON = 100;
/** Maximum number of values in one text. No real argument comes near it. */
const MOST_JSON_VALUES = 100_000;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Returns the limit that a JSON text exceeds, in words that continue "it"; null if there is none. Takes one pass. */
function jsonExcess(text, most = MOST_JSON_VALUES) {
    let depth = 0;
    let values = 1;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = endOfText(text, at);
        else if (code === 0x5b || code === 0x7b)
            depth += 1;
        else if (code === 0x5d || code === 0x7d)
            depth -= 1;
        else if (code === 0x2c)
            values += 1;
        if (depth > DEEPEST_JSON)
            return `has more than ${DEEPEST_JSON} levels of lists and objects`;
        if (values > most)
            return `has more than ${most} values`;
    }
    return null;
}
/** Returns the index of the quote that closes the string; the length of the text if it is not closed. */
function endOfText(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let before = at;
        while (text.charCodeAt(before - 1) === BACKSLASH)
            before -= 1;
        if ((at - before) % 2 === 0)
            return at;
    }
    return text.length;
}
/** Returns the limit that a parsed value exceeds, like `jsonExcess` for a text. Does not recurse. */
function valueExcess(value) {
    let level = isContainer(value) ? [value] : [];
    let values = 1;
    for (let depth = 1; level.length > 0; depth++) {
        if (depth > DEEPEST_JSON)
            return `has more than ${DEEPEST_JSON} levels of lists and objects`;
        const next = [];
        for (const container of level) {
            const entries = Object.values(container);
            values += entries.length;
            if (values > MOST_JSON_VALUES)
                return `has more than ${MOST_JSON_VALUES} values`;
            for (const entry of entries)
                if (isContainer(entry))
                    next.push(entry);
        }
        level = next;
    }
    return null;
}
function isContainer(value) {
    return typeof value === 'object' && value !== null;
}
/** Parses untrusted JSON. Throws SyntaxError, also for text that exceeds the limits. */
function parseBounded(text, most = MOST_JSON_VALUES) {
    const excess = jsonExcess(text, most);
    if (excess !== null)
        throw new SyntaxError(`it ${excess}`);
    return JSON.parse(text);
}


/***/ }),

/***/ 10423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnose: () => (/* binding */ diagnose)
});

// EXTERNAL MODULE: ./build/adapters/log/printable-text.js
var printable_text = __webpack_require__(50555);
// EXTERNAL MODULE: ./build/adapters/secrets/secret-guard.js
var secret_guard = __webpack_require__(54431);
// EXTERNAL MODULE: ./build/constraints/registry.js + 30 modules
var registry = __webpack_require__(63758);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/run/context/secret-values.js
var secret_values = __webpack_require__(34519);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
// EXTERNAL MODULE: ./build/adapters/files/private-folder.js
var private_folder = __webpack_require__(97415);
// EXTERNAL MODULE: ./build/adapters/git/program/find-git.js
var find_git = __webpack_require__(67635);
// EXTERNAL MODULE: ./build/adapters/host/workspace-location.js
var workspace_location = __webpack_require__(13485);
// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/request/valid-part.js
var valid_part = __webpack_require__(69528);
// EXTERNAL MODULE: ./build/run/preflight/delivery-checks.js
var delivery_checks = __webpack_require__(34752);
;// CONCATENATED MODULE: ./build/run/doctor/github-checks.js

/**
 * Returns a token's kind by its prefix. `ghs_`: a workflow's own or an app's token. `ghp_` and `gho_`: a token with
 * scopes. Source: GitHub's documentation, "GitHub's token formats".
 */
function tokenKind(token) {
    if (token.startsWith('ghs_'))
        return 'installation';
    return /^gh[po]_/.test(token) ? 'classic' : 'other';
}
const HERE = { ends: 'git_error' };
/** Checks the token's access to the repository and the rights that the event needs. Pure. */
function githubChecks(facts) {
    const { repository, event, readRuns } = facts;
    return [
        repositoryCheck(repository, facts.pushes),
        ...(isTalk(event) ? talkChecks(repository) : []),
        ...(readRuns === null ? [] : [runsCheck(readRuns, repository)]),
    ];
}
/** Returns true for events that a run answers with comments. */
function isTalk(event) {
    return ['issue_comment', 'pull_request_review_comment', 'issues'].includes(event);
}
/** Returns the check for runs without a push and without a token, on a laptop or in a job. */
function noGithubCheck() {
    const what = 'not checked: nothing is pushed, and GITHUB_TOKEN or GITHUB_REPOSITORY is not set';
    return { ...HERE, name: 'github', state: 'ok', what, mend: null };
}
function repositoryCheck(answer, pushes) {
    const name = 'github';
    switch (answer.kind) {
        case 'known': {
            const what = `${answer.name}, ${answer.isPrivate ? 'private' : 'public'}`;
            if (!answer.isArchived || !pushes)
                return { ...HERE, name, state: 'ok', what, mend: null };
            const mend = 'unarchive the repository, or turn off pushing: git: { auto_push: false, create_pr: false }';
            return { ...HERE, name, state: 'missing', what: `${what}, archived: it accepts no pushes`, mend };
        }
        case 'unknown':
            return { ...HERE, name, state: 'unknown', what: answer.said, mend: null };
        case 'refused': {
            const mend = answer.why === 'token' ? SET_TOKEN : (0,delivery_checks/* permissionLines */.$)('contents: read');
            return { ...HERE, name, state: 'missing', what: answer.said, mend };
        }
    }
}
const SET_TOKEN = `set a valid token: github-token: \${{ github.token }}`;
/** Checks the right to comment. GitHub reports the scopes of classic tokens, but not a workflow token's permissions. */
function talkChecks(repository) {
    const scopes = repository.kind === 'known' ? repository.scopes : null;
    const enough = repository.kind === 'known' && !repository.isPrivate ? ['repo', 'public_repo'] : ['repo'];
    const isGranted = scopes?.some((scope) => enough.includes(scope)) === true;
    const rights = [
        ['comments', 'to add comments and reactions', 'pull-requests: write', 'issues: write'],
        ['stop', 'to cancel a run with "/forge stop"', 'actions: write'],
    ];
    return rights.map(([name, why, ...lines]) => {
        if (isGranted)
            return { ...HERE, name, state: 'ok', what: `the token has the scopes ${why}`, mend: null };
        const what = `the token needs ${lines.join(' and ')} ${why}; GitHub does not show if it has ${lines.length === 1 ? 'it' : 'them'}`;
        return { ...HERE, name, state: 'unknown', what, mend: (0,delivery_checks/* permissionLines */.$)(...lines) };
    });
}
/** Checks the right to read logs. Everyone may list the runs of a public repository, but not read their logs. */
function runsCheck(right, repository) {
    const name = 'actions: read';
    const mend = (0,delivery_checks/* permissionLines */.$)('actions: read');
    if (right.kind === 'refused') {
        return {
            ...HERE,
            name,
            state: 'missing',
            what: `the token cannot read workflow runs: ${right.said}`,
            mend,
        };
    }
    const isPrivate = repository.kind === 'known' && repository.isPrivate;
    if (right.kind === 'granted' && isPrivate) {
        return { ...HERE, name, state: 'ok', what: 'the token can read workflow runs', mend: null };
    }
    const said = right.kind === 'unknown'
        ? `: ${right.said}`
        : ', because everyone can list the runs of a public repository';
    const what = `cannot check if the token can read the logs of workflow runs${said}`;
    return { ...HERE, name, state: 'unknown', what, mend };
}
/** Checks the artifact service. Only actions get its address; `run:` steps do not. */
function artifactCheck({ isActions, hasService, serverUrl, folder }) {
    const name = 'artifacts';
    const kept = `the reports stay in ${folder}`;
    if (hasService)
        return { ...HERE, name, state: 'ok', what: 'the artifact service is available', mend: null };
    if (!isActions)
        return { ...HERE, name, state: 'ok', what: `not in GitHub Actions: ${kept}`, mend: null };
    if (isEnterpriseServer(serverUrl)) {
        const mend = `upload them: - uses: actions/upload-artifact@v3, with: { path: ${folder} }`;
        return {
            ...HERE,
            name,
            state: 'warning',
            what: `GitHub Enterprise Server does not support these artifacts: ${kept}`,
            mend,
        };
    }
    const what = 'only action steps get the address of the artifact service, and this is a "run:" step; the action itself reports a missing service';
    return { ...HERE, name, state: 'unknown', what, mend: null };
}
function isEnterpriseServer(serverUrl) {
    const host = URL.canParse(serverUrl) ? new URL(serverUrl).hostname : 'github.com';
    return host !== 'github.com' && !host.endsWith('.ghe.com');
}

// EXTERNAL MODULE: ./build/adapters/git/remote/remote-url.js
var remote_url = __webpack_require__(43943);
// EXTERNAL MODULE: ./build/run/preflight/deliverable.js
var deliverable = __webpack_require__(83775);
// EXTERNAL MODULE: ./build/constraints/patterns/path-rules.js + 2 modules
var path_rules = __webpack_require__(96810);
;// CONCATENATED MODULE: ./build/run/doctor/reached-workflows.js


/** Common names of workflows. A rule that allows one of them probably allows more. */
const EXAMPLES = ['.github/workflows/ci.yml', '.github/workflows/release.yaml'];
/** Returns workflow files that a run may write: those that `open-protected` names, and common names. */
function reachedWorkflows({ settings, openProtected }) {
    if (settings.mode === 'read-only')
        return [];
    const rules = (0,registry/* buildPathRules */.ju)(settings.constraints, { openProtected });
    const named = openProtected.filter((glob) => /^\.github\/workflows\/[\w./-]+$/.test(glob));
    return [...named, ...EXAMPLES].filter((path) => (0,path_rules/* decidePath */.W1)(path, rules).allowed);
}

;// CONCATENATED MODULE: ./build/run/doctor/settings-checks.js
const settings_checks_HERE = { ends: 'config_error' };
/** Returns a check for each problem of flags, environment and file, or one check if all are valid. */
function problemChecks(problems, file) {
    const name = 'settings';
    if (problems.length === 0) {
        const what = file === null ? 'valid; no configuration file' : `valid: ${file}`;
        return [{ ...settings_checks_HERE, name, state: 'ok', what, mend: null }];
    }
    return problems.map((what) => ({ ...settings_checks_HERE, name, state: 'missing', what, mend: null }));
}
/** Builtins and reserved words of a shell. Source: bash(1), "Shell Builtin Commands" and "Reserved Words". */
const OWN_WORDS = '! [ [[ { ( . : alias bash break builtin case cd command coproc declare do done echo elif else env esac eval exec exit export false fi for function if in let local printf pwd read readonly return select set sh shift shopt source test then time trap true type typeset ulimit umask unset until wait while'.split(' ');
/** Returns the first program of a gate; null for a shell builtin, and if the name is known only when it runs. */
function programOf(command) {
    const words = command.trim().split(/\s+/);
    const first = words.find((word) => !/^[A-Za-z_]\w*=/.test(word)) ?? '';
    const name = /^[\w./+@-]+/.exec(first)?.[0] ?? '';
    const isWhole = name === first || /^[;|&<>]/.test(first.slice(name.length));
    return name === '' || !isWhole || OWN_WORDS.includes(name) ? null : name;
}
function gateChecks(programs) {
    if (programs.length === 0)
        return [];
    const missing = programs.filter(({ found }) => !found);
    if (missing.length === 0) {
        const what = `their programs are installed: ${[...new Set(programs.map(({ program }) => program))].join(', ')}`;
        return [{ ...settings_checks_HERE, name: 'gates', state: 'ok', what, mend: null }];
    }
    return missing.map(({ gate, program, mustPass }) => ({
        ...settings_checks_HERE,
        name: 'gates',
        state: mustPass ? 'missing' : 'warning',
        what: `gate "${gate}" cannot run: ${program}: command not found; ${mustPass ? 'a run would end with exit 3 before it calls the model' : 'the gate would be red'}`,
        mend: "install it in a step before this one, or correct the gate's command",
    }));
}
/** Returns checks for limits of zero that end a run before its first request. */
function limitChecks({ max_tokens: tokens, max_cost_usd: cost, }) {
    const zero = Object.entries({ max_tokens: tokens, max_cost_usd: cost }).filter(([, limit]) => limit === 0);
    return zero.map(([name]) => ({
        ...settings_checks_HERE,
        name: 'limits',
        state: 'warning',
        what: `constraints.${name} is 0: a run would end with exit 2 before it calls the model`,
        mend: `raise constraints.${name}`,
    }));
}
/** Returns the check for a missing task. A run without one ends at once, unless an event provides it. */
function noTaskCheck() {
    const what = 'no task is set: a run with these flags would end with exit 5';
    const mend = 'add --task "TEXT", or set it in .forge/headless-config.yml: task: "TEXT"';
    return { ...settings_checks_HERE, name: 'task', state: 'missing', what, mend };
}
/** Returns the check for missing gates. Without gates, the agent alone decides that a run succeeded. */
function noGateCheck() {
    const what = 'no gate is set: only the agent itself says that its work is good';
    const mend = 'add one in .forge/headless-config.yml: quality_gates: [{ name: Tests, command: npm test }]';
    return { ...settings_checks_HERE, name: 'gates', state: 'warning', what, mend };
}
/** Checks pushes of workflow files. They need a separate right, which a workflow's token can never have. */
function workflowChecks({ reached, pushes, token, scopes }) {
    const [path] = reached;
    if (path === undefined || !pushes)
        return [];
    if (token === 'classic' && scopes?.includes('workflow') === true)
        return [];
    const who = token === 'installation'
        ? "but GitHub refuses every push of a workflow file with a workflow's own token"
        : 'but pushing a workflow file needs a token with the scope or permission "workflows: write"';
    const mend = `remove it from open-protected, or set a token that has the permission: github-token: \${{ secrets.FORGE_TOKEN }}`;
    const what = `the run may write ${path}, ${who}`;
    return [{ ends: 'git_error', name: 'workflow files', state: 'warning', what, mend }];
}

;// CONCATENATED MODULE: ./build/run/doctor/look-github.js






/** Asks GitHub about the token and the branch, with all requests at the same time. */
async function lookAtGithub(request, root, { hostProcess, signal }) {
    const { forge } = request;
    if (forge === null)
        return [noGithubCheck()];
    const { openRights } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(1137), __webpack_require__.e(1945)]).then(__webpack_require__.bind(__webpack_require__, 81945));
    const { env, clock } = hostProcess;
    const gitUrl = (0,remote_url/* remoteUrl */.g)(forge.serverUrl, forge.repository);
    const rights = openRights({ ...forge, gitUrl, env, clock, signal });
    const wanted = (0,deliverable/* wantedOf */.Lm)(request, root);
    const event = env.GITHUB_EVENT_NAME ?? '';
    const [repository, answers, setting, readRuns] = await Promise.all([
        rights.repository(),
        (0,deliverable/* answersOf */.Bw)(rights, wanted),
        wanted.pullRequest ? rights.actionsMayOpenPullRequests() : null,
        event === 'workflow_run' ? rights.readRuns() : null,
    ]);
    const openPullRequests = surest(answers.openPullRequests, setting, forge.token);
    const { push: pushes } = wanted;
    const scopes = repository.kind === 'known' ? repository.scopes : null;
    const token = tokenKind(forge.token);
    return [
        ...githubChecks({ repository, pushes, event, readRuns }),
        ...(0,delivery_checks/* deliveryChecks */.Y)(wanted, { ...answers, openPullRequests }),
        ...workflowChecks({ reached: reachedWorkflows(request), pushes, token, scopes }),
    ];
}
/** Returns the more reliable answer. The setting concerns a workflow's own token, and counts if the try is unclear. */
function surest(tried, setting, token) {
    const isTold = tried?.kind !== 'unknown' || setting?.kind !== 'refused';
    return isTold || tokenKind(token) !== 'installation' ? tried : setting;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/http/connection-errors.js
var connection_errors = __webpack_require__(58822);
// EXTERNAL MODULE: ./build/adapters/http/proxy.js
var proxy = __webpack_require__(40926);
// EXTERNAL MODULE: ./build/adapters/http/request.js
var request = __webpack_require__(87883);
// EXTERNAL MODULE: ./build/adapters/http/server-text.js
var server_text = __webpack_require__(48367);
// EXTERNAL MODULE: ./build/adapters/models/providers/endpoint.js
var endpoint = __webpack_require__(99000);
// EXTERNAL MODULE: ./build/adapters/models/providers/registry.js + 5 modules
var providers_registry = __webpack_require__(76520);
;// CONCATENATED MODULE: ./build/adapters/models/connectivity-check.js






/** The limit for the list of models, which has some kilobytes. The rest is not read. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/**
 * Requests the list of models, which costs nothing but shows if the key is accepted. Uses the same connection as a
 * run's requests. Throws StopRun(config) for an invalid address, key or proxy.
 */
async function checkConnectivity(question) {
    const { provider, env, signal } = question;
    const { baseUrl, address, apiKey } = (0,endpoint/* endpointOf */.X)(provider, question);
    (0,proxy/* useProxyFrom */.e)(env);
    const secrets = (0,server_text/* keySpellings */.Rr)(apiKey);
    try {
        const headers = new Headers(apiKey === undefined ? {} : providers_registry/* PROVIDER_DEFINITIONS */.f[provider].keyHeaders(apiKey));
        const received = await (0,request/* sendRequest */.w)(new URL(`${baseUrl}/models`), headers, null, signal);
        return await readAnswer(received, { provider, address, secrets });
    }
    catch (error) {
        const { what, remedy } = signal.aborted
            ? timedOut(address)
            : (0,connection_errors/* describeConnectionFailure */.y)(error, { address, secrets });
        return { kind: 'silent', address, what, remedy };
    }
}
function timedOut(address) {
    const remedy = 'check the base URL, HTTPS_PROXY, and that this machine can reach the server';
    return { what: `${address} did not answer in time`, remedy };
}
async function readAnswer(received, { provider, address, secrets }) {
    const { status } = received;
    const text = await textOf(received);
    // Google answers 400 to an unknown key.
    const isKey = status === 401 || status === 403 || (status === 400 && /api.?key/i.test(text));
    if (isKey)
        return { kind: 'refused', address, status, said: (0,server_text/* cleanServerText */.Ct)((0,server_text/* messageOf */.bD)(text), secrets) };
    if (status !== 200)
        return { kind: 'there', address, status };
    const { listsAllModels } = providers_registry/* PROVIDER_DEFINITIONS */.f[provider];
    return { kind: 'welcome', address, models: listsAllModels ? namesIn(text) : null };
}
async function textOf({ body }) {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        if (text.length > MAX_LIST_BYTES)
            break;
    }
    return text;
}
/** Parses `{ data: [{ id }] }`; null for anything else. */
function namesIn(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return null;
    }
    const data = Reflect.get(Object(parsed), 'data');
    if (!Array.isArray(data))
        return null;
    return data.map((entry) => String(Reflect.get(Object(entry), 'id')));
}

// EXTERNAL MODULE: ./build/adapters/models/replay-provider.js + 1 modules
var replay_provider = __webpack_require__(61629);
// EXTERNAL MODULE: ./build/core/model/providers.js
var providers = __webpack_require__(55182);
;// CONCATENATED MODULE: ./build/run/doctor/model-checks.js

const model_checks_HERE = { ends: 'config_error' };
/** Returns true if a key looks like one of the provider, or if the provider's keys have no known form. */
function isPlausibleKey(provider, key) {
    return key.startsWith(keyPrefix(provider));
}
/** Returns the usual prefix of keys. It is only a hint, because gateways issue keys in other formats. */
function keyPrefix(provider) {
    return provider === 'replay' ? '' : providers/* PROVIDER_FACTS */.g3[provider].keyPrefix;
}
/** Checks the model, its server and the key. Pure. */
function modelChecks(facts, plausible) {
    const { provider, model, reach } = facts;
    const name = 'model';
    if (reach === null)
        return [{ ...model_checks_HERE, name, state: 'ok', what: `${provider} ${model}`, mend: null }];
    const doubt = plausible || reach.kind === 'welcome'
        ? []
        : [
            {
                ...model_checks_HERE,
                name: 'key',
                state: 'warning',
                what: `the key does not begin with ${keyPrefix(provider)}, as ${provider} keys usually do`,
                mend: `check that it is the right key: api-key: \${{ secrets.FORGE_API_KEY }}`,
            },
        ];
    return [...reachChecks(facts, reach), ...doubt];
}
function reachChecks({ provider, model, hasKey }, reach) {
    const { address } = reach;
    const key = `set the key for ${provider}: api-key: \${{ secrets.FORGE_API_KEY }} (on the command line: FORGE_API_KEY)`;
    switch (reach.kind) {
        case 'welcome':
            return [listedCheck(model, address, hasKey, reach.models)];
        case 'there': {
            const what = `${address} is reachable, but returned HTTP ${reach.status} for its list of models: only a run can show if it accepts the key`;
            return [{ ...model_checks_HERE, name: 'model', state: 'unknown', what, mend: null }];
        }
        case 'refused': {
            const words = reach.said === '' ? '' : ` (${reach.said})`;
            const what = `${address} returned HTTP ${reach.status}${words}: ${hasKey ? 'it rejected the key' : 'it requires a key'}`;
            return [{ ...model_checks_HERE, name: 'model', state: 'missing', what, mend: key }];
        }
        case 'silent': {
            const { what, remedy } = reach;
            return [{ ...model_checks_HERE, name: 'model', state: 'missing', what, mend: remedy }];
        }
    }
}
function listedCheck(model, address, hasKey, models) {
    const taken = hasKey ? ' accepts the key' : ' is reachable';
    // The checks of the settings report a missing name. The server and the key work.
    if (models === null || model === '' || models.includes(model)) {
        const which = model === '' ? '' : `${model}: `;
        return { ...model_checks_HERE, name: 'model', state: 'ok', what: `${which}${address}${taken}`, mend: null };
    }
    const some = models.slice(0, 5).join(', ');
    const what = `${address}${taken}, but does not list ${model}${some === '' ? '' : `; it lists ${some}`}`;
    return {
        ...model_checks_HERE,
        name: 'model',
        state: 'warning',
        what,
        mend: 'set a model that the server lists: model: NAME',
    };
}

;// CONCATENATED MODULE: ./build/run/doctor/look-model.js





/** Requests the server's list of models, which uses no tokens. For a recorded session, reads the file. */
async function lookAtModel({ provider, model, apiKey, baseUrl, cwd }, env, signal) {
    const facts = { provider, model, hasKey: apiKey !== null };
    if (provider === 'replay') {
        if (model === '')
            return [];
        const trouble = await sessionTrouble((0,external_node_path_.resolve)(cwd, model));
        return trouble === null ? modelChecks({ ...facts, reach: null }, true) : [trouble];
    }
    const question = { provider, apiKey: apiKey ?? undefined, baseUrl: baseUrl ?? undefined, env, signal };
    const reach = await checkConnectivity(question);
    // A gateway issues keys in other formats.
    const isPlausible = baseUrl !== null || apiKey === null || isPlausibleKey(provider, apiKey);
    return modelChecks({ ...facts, reach }, isPlausible);
}
/** Returns the check that fails for an unusable session file; null if the session can be replayed. */
async function sessionTrouble(file) {
    try {
        await (0,replay_provider.openReplay)(file);
        return null;
    }
    catch (error) {
        if (!(error instanceof outcome/* StopRun */.U))
            throw error;
        const mend = 'set the path of a replay file (see docs/replay.md), relative to the current folder: --model FILE';
        return { name: 'model', state: 'missing', what: error.why.reason, mend, ends: 'config_error' };
    }
}

// EXTERNAL MODULE: ./build/adapters/files/unwritable-folder.js
var unwritable_folder = __webpack_require__(76515);
// EXTERNAL MODULE: ./build/adapters/git/credentials/persisted-credentials.js
var persisted_credentials = __webpack_require__(58425);
// EXTERNAL MODULE: ./build/adapters/git/program/hardened-git.js
var hardened_git = __webpack_require__(12011);
// EXTERNAL MODULE: ./build/adapters/git/program/run-git.js
var run_git = __webpack_require__(79113);
// EXTERNAL MODULE: ./build/adapters/git/program/user-repository.js
var user_repository = __webpack_require__(55247);
// EXTERNAL MODULE: ./build/adapters/git/repository.js + 8 modules
var git_repository = __webpack_require__(10146);
// EXTERNAL MODULE: ./build/adapters/git/tree.js + 45 modules
var git_tree = __webpack_require__(51374);
// EXTERNAL MODULE: ./build/adapters/host/workspace-lock.js
var workspace_lock = __webpack_require__(35329);
// EXTERNAL MODULE: ./build/run/context/harness-paths.js
var harness_paths = __webpack_require__(16779);
// EXTERNAL MODULE: ./build/run/context/run-context.js + 5 modules
var run_context = __webpack_require__(675);
// EXTERNAL MODULE: ./build/run/judging/custom-constraints.js + 1 modules
var custom_constraints = __webpack_require__(25498);
// EXTERNAL MODULE: ./build/run/preflight/check-repository.js
var check_repository = __webpack_require__(38859);
// EXTERNAL MODULE: ./build/run/preflight/prepare-repository.js + 1 modules
var prepare_repository = __webpack_require__(34192);
// EXTERNAL MODULE: ./build/run/sandbox/denied-values.js
var denied_values = __webpack_require__(97938);
;// CONCATENATED MODULE: ./build/run/doctor/look-repository.js


















/** Examines the checkout as a run would, without changing it. */
async function lookAtRepository(look) {
    const { there, located, env } = look;
    if (located.trouble !== null)
        return { trouble: located.trouble.reason };
    if ('trouble' in there)
        return { trouble: 'not checked, because git cannot be used' };
    const { root } = located.place;
    try {
        const layout = (0,user_repository/* repositoryLayout */.bI)(root);
        const { objections, problems } = await objectionsOf(look, there.path);
        const isShallow = (0,user_repository/* readTextOrNull */.GR)((0,external_node_path_.join)(layout.commonDir, 'shallow')) !== null;
        const own = [env.GIT_CONFIG_GLOBAL ?? (0,external_node_path_.join)(env.HOME ?? '', '.gitconfig')].filter(external_node_path_.isAbsolute);
        const credentials = (0,persisted_credentials/* persistedCredentials */.O)(layout, own).files;
        const deniedFiles = await trackedDeniedFiles(look, layout, there.path);
        return { root, objections, problems, isShallow, credentials, deniedFiles };
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return { trouble: error.why.reason };
        throw error;
    }
}
/** Returns the tracked files that `denied_reads` hides, without examples such as `.env.example`. */
async function trackedDeniedFiles({ request }, { gitDir, root }, gitPath) {
    if (request === null)
        return [];
    const { settings, openProtected } = request;
    const mayRead = (0,path_rules/* mayReadWith */.GT)((0,registry/* buildPathRules */.ju)(settings.constraints, { openProtected }));
    const git = (0,hardened_git/* hardenedGit */.YW)({ gitPath, gitDir, workTree: root });
    // If git cannot read the repository, the objections already say so.
    const listed = await git({ args: ['ls-files', '-z'] }).catch((error) => {
        if (error instanceof run_git/* GitError */.XS)
            return null;
        throw error;
    });
    const tracked = listed?.stdout.toString('utf8').split('\0').slice(0, -1) ?? [];
    return tracked.filter((path) => !mayRead(path) && !(0,denied_values/* isExample */.t)(path));
}
async function objectionsOf(look, gitPath) {
    const { located, request, folder } = look;
    const { root } = located.place;
    const outputDir = request?.settings.artifacts.output_dir ?? '.forge/artifacts';
    const outputPath = (0,external_node_path_.isAbsolute)(outputDir) ? null : (0,external_node_path_.normalize)(outputDir);
    const excluded = request === null ? [outputDir] : (0,harness_paths/* reportPaths */.i)({ outputPath, request });
    const tree = (0,git_tree/* openTree */.r)({ root, privateDir: folder.below('git'), excluded, guardGitDir: false, gitPath });
    const objections = [];
    const problems = [];
    const attempt = async (check) => {
        try {
            await check();
        }
        catch (error) {
            if (!(error instanceof outcome/* StopRun */.U))
                throw error;
            (error.why.kind === 'config' ? problems : objections).push(error.why.reason);
        }
    };
    try {
        const holder = (0,workspace_lock/* workspaceHolder */.y)(root);
        if (holder !== null)
            objections.push((0,run_context/* busyReason */.k)(root, holder));
        await attempt(async () => {
            const repository = (0,git_repository/* openRepository */.h)({ tree, excluded });
            const facts = await repository.inspect();
            for (const check of checksOf(look, repository, facts))
                await attempt(check);
        });
        return { objections, problems };
    }
    finally {
        await tree.close();
    }
}
/** Returns the checks that a run makes before its first request. Each throws StopRun by itself. */
function checksOf({ located, request, clock, env }, repository, facts) {
    const { place } = located;
    const settings = request?.settings ?? null;
    const commits = settings?.git.auto_commit ?? true;
    const writes = settings?.mode !== 'read-only';
    const requireClean = settings?.git.require_clean ?? true;
    const needed = [(0,external_node_path_.join)(place.root, place.base), ...(commits ? [facts.gitDir] : [])];
    const start = () => (0,check_repository/* checkRepository */.n)({ ...facts, unwritable: (0,unwritable_folder/* firstUnwritable */.g)(needed) }, { requireClean, writes, commits });
    const commit = facts.head;
    if (request === null || commit === null)
        return [start];
    const { custom } = request.settings.constraints;
    const { root, base, hasAgentLink: agentLinkAtRoot } = place;
    const { settings: all, openProtected } = request;
    const rules = () => (0,registry/* buildPathRules */.ju)(all.constraints, { openProtected, agentLinkAtRoot, base });
    const sources = { repository, commit, rules, root, searchPath: env.PATH ?? '' };
    // With a push, the branch on the server decides, and it is not fetched here.
    const { branch, auto_push: pushes } = request.settings.git;
    return [
        start,
        () => (writes && !pushes && branch !== '' ? repository.checkBranch(branch) : null),
        () => writes && commits
            ? (0,prepare_repository/* checkMainBranch */.O)({ request, hostProcess: { clock }, place }, repository, facts)
            : null,
        () => (custom.length > 0 ? (0,custom_constraints/* sourcesOf */.u)(custom, sources) : null),
    ];
}

// EXTERNAL MODULE: ./build/adapters/sandbox/launch/host-list-check.js
var host_list_check = __webpack_require__(60313);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/probe-sandbox.js + 3 modules
var probe_sandbox = __webpack_require__(46266);
// EXTERNAL MODULE: ./build/adapters/sandbox/view/protected-mounts.js
var protected_mounts = __webpack_require__(48552);
;// CONCATENATED MODULE: ./build/run/doctor/look-sandbox.js





/** Probes the sandboxes that a run would probe. `scratch`: a private folder. */
async function lookAtSandbox(request, place, scratch, hostProcess) {
    const { sandbox, quality_gates: gates } = request.settings;
    const isolation = await (0,probe_sandbox/* probeSandbox */.UB)(sandbox.mode, sandboxOptions(request, place, scratch, hostProcess));
    const networks = [sandbox.network, ...gates.map((gate) => gate.network ?? sandbox.network)];
    const needed = neededBecause(() => {
        (0,probe_sandbox/* requireSandbox */.Nd)(sandbox.mode, isolation);
        (0,host_list_check/* requireHostLists */.Lw)(networks, isolation);
    });
    return { ...(0,probe_sandbox/* sandboxState */.zB)(isolation), needed };
}
/** The profile of a run's commands. */
function sandboxOptions({ settings, openProtected }, { root, base }, scratch, hostProcess) {
    const { sandbox, constraints } = settings;
    const layout = (0,user_repository/* gitDirOf */.z0)(root) === null ? null : (0,user_repository/* repositoryLayout */.bI)(root);
    return {
        root,
        base,
        gitDirs: layout === null ? [] : [...new Set([layout.gitDir, layout.commonDir])],
        protectedPaths: (0,protected_mounts/* existingProtectedPaths */.g)(root, constraints.protected_paths, openProtected),
        deniedReads: () => [],
        privateDirs: [scratch],
        readable: sandbox.readable,
        passEnv: sandbox.pass_env,
        network: sandbox.network,
        hostEnv: hostProcess.env,
        accountHome: hostProcess.accountHome,
        scratchDir: scratch,
        uid: hostProcess.uid,
        gid: hostProcess.gid,
        platform: hostProcess.platform,
    };
}
function neededBecause(require) {
    try {
        require();
        return null;
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return error.why.reason;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/adapters/models/request-preview.js
var request_preview = __webpack_require__(8636);
// EXTERNAL MODULE: ./build/adapters/secrets/redaction.js + 2 modules
var redaction = __webpack_require__(20074);
// EXTERNAL MODULE: ./build/adapters/secrets/scan/real-value.js
var real_value = __webpack_require__(23469);
// EXTERNAL MODULE: ./build/run/budget/price.js
var price = __webpack_require__(30367);
// EXTERNAL MODULE: ./build/run/controlled-edit/controlled-report.js + 1 modules
var controlled_report = __webpack_require__(39832);
// EXTERNAL MODULE: ./build/run/preflight/setting-secrets.js
var setting_secrets = __webpack_require__(97786);
// EXTERNAL MODULE: ./build/run/record/reports-folder.js + 4 modules
var reports_folder = __webpack_require__(74855);
;// CONCATENATED MODULE: ./build/run/doctor/look-settings.js










/**
 * Returns the problems of valid settings that show only together with the model or the checkout. A run would end with
 * `config_error` before its first request. Uses the run's own checks and returns all problems at once.
 */
async function lookAtSettings(request, { place, trouble }, env) {
    const { provider, model, fallbacks, settings } = request;
    const main = model === '' ? [] : [{ provider, model, price: settings.model.price }];
    const priced = [...main, ...fallbacks];
    return [
        ...priced.flatMap((named) => reasonOf(() => (0,price/* priceFor */.V)(request, named))),
        ...(await unheard(request)),
        ...reasonOf(() => (0,setting_secrets/* checkSettingSecrets */.g)(secretsIn(request, env))),
        ...(trouble === null ? reasonOf(() => (0,controlled_report/* checkControlledReport */.h)({ request, place })) : []),
        ...(trouble === null ? objections(place.root, settings.artifacts.output_dir, env.PATH ?? '') : []),
    ];
}
function secretsIn(request, env) {
    const given = (0,secret_values/* secretValues */.V)(env, request.apiKey, request.settings.sandbox.pass_env);
    const redactor = (0,secret_guard/* createSecretGuard */.q)(given);
    const sure = given.filter((value) => value === request.apiKey || (0,real_value/* isUnmistakable */.bm)(value));
    return { request, redactor, holdsSecret: (0,redaction/* createRedactor */.lY)(sure).isIn };
}
/**
 * Returns the settings that the main model ignores; none if its key or address is missing or invalid, which other checks
 * report. A fallback simply runs without settings that it ignores.
 */
async function unheard({ provider, model, apiKey, baseUrl, settings, }) {
    if (provider === 'replay' || model === '')
        return [];
    const { temperature, effort } = settings.model;
    const how = { model, apiKey: apiKey ?? undefined, baseUrl: baseUrl ?? undefined };
    try {
        return await (0,request_preview/* ignoredSettingMessages */.LU)(provider, how, { temperature, effort });
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return [];
        throw error;
    }
}
function objections(root, outputDir, searchPath) {
    const reason = (0,reports_folder/* outputFolderObjection */.nk)(root, outputDir, searchPath);
    return reason === null ? [] : [reason];
}
function reasonOf(check) {
    try {
        check();
        return [];
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return [error.why.reason];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/run/doctor/machine-checks.js
/** GitHub runs actions with Node 24. Below 20, our modules do not load. Source: package.json, `engines`. */
const OLDEST_NODE = 20;
/** Checks the machine. Pure. */
function machineChecks(facts) {
    return [
        platformCheck(facts.platform),
        nodeCheck(facts.node),
        gitCheck(facts.git),
        ...(facts.isolation === null ? [] : [isolationCheck(facts.isolation, facts.platform)]),
        ...proxyChecks(facts.proxies),
    ];
}
const machine_checks_HERE = { ends: 'config_error' };
function platformCheck(platform) {
    const name = 'platform';
    if (platform === 'linux')
        return { ...machine_checks_HERE, name, state: 'ok', what: platform, mend: null };
    if (platform === 'win32') {
        const mend = 'run it on Linux or in WSL; in a workflow: runs-on: ubuntu-24.04';
        return { ...machine_checks_HERE, name, state: 'missing', what: 'Windows is not supported', mend };
    }
    const what = `${platform}: COMMANDS RUN WITHOUT A SANDBOX and can reach the files, network and credentials of this machine`;
    const mend = 'run it on Linux; in a workflow: runs-on: ubuntu-24.04';
    return { ...machine_checks_HERE, name, state: 'warning', what, mend };
}
function nodeCheck(version) {
    const major = Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
    if (major >= OLDEST_NODE)
        return { ...machine_checks_HERE, name: 'node', state: 'ok', what: version, mend: null };
    const what = `${version}, but Node ${OLDEST_NODE} or newer is required`;
    const mend = 'install Node 24; in a workflow: - uses: actions/setup-node@v6, with: { node-version: 24 }';
    return { ...machine_checks_HERE, name: 'node', state: 'missing', what, mend };
}
function gitCheck(git) {
    if ('path' in git)
        return { ends: 'git_error', name: 'git', state: 'ok', what: git.path, mend: null };
    const mend = 'install git 2.32 or newer; in a workflow: runs-on: ubuntu-24.04';
    return { ends: 'git_error', name: 'git', state: 'missing', what: git.trouble, mend };
}
function isolationCheck(facts, platform) {
    const { kind, reason, needed, unfiltered } = facts;
    const name = 'sandbox';
    if (kind !== 'none' && unfiltered !== undefined)
        return unfilteredCheck(facts);
    if (kind !== 'none')
        return { ...machine_checks_HERE, name, state: 'ok', what: `${kind}: ${reason}${boundWords(facts)}`, mend: null };
    const linux = platform === 'linux'
        ? 'install bubblewrap, or allow this user to run sudo without a password; in a workflow: - run: sudo apt-get install -y bubblewrap'
        : 'run it on Linux; in a workflow: runs-on: ubuntu-24.04';
    if (needed !== null)
        return { ...machine_checks_HERE, name, state: 'missing', what: needed, mend: linux };
    const what = `none (${reason}): commands can reach everything that this user can`;
    return { ...machine_checks_HERE, name, state: 'warning', what, mend: linux };
}
/** Returns the note about missing limits. It is no separate check: runs are allowed, and containers cannot fix it. */
function boundWords({ unbounded }) {
    return unbounded === undefined ? '' : `; no control group limits processes and memory (${unbounded})`;
}
function unfilteredCheck({ kind, reason, needed, unfiltered }) {
    const mend = 'use a runner with x64 or arm64 and a kernel with seccomp; in a workflow: runs-on: ubuntu-24.04';
    const what = `${kind}: ${reason}, but system calls are not filtered (${unfiltered}): commands share kernel keyrings`;
    return needed === null
        ? { ...machine_checks_HERE, name: 'sandbox', state: 'warning', what, mend }
        : { ...machine_checks_HERE, name: 'sandbox', state: 'missing', what: needed, mend };
}
function proxyChecks(names) {
    if (names.length === 0)
        return [];
    const what = `${names.join(', ')}: used by forge-headless itself, hidden from commands`;
    return [{ ...machine_checks_HERE, name: 'proxy', state: 'ok', what, mend: null }];
}

;// CONCATENATED MODULE: ./build/run/doctor/repository-checks.js
const repository_checks_HERE = { ends: 'git_error' };
/** Checks the checkout for problems that would stop a run or limit it. Pure. */
function repositoryChecks(facts) {
    if ('trouble' in facts) {
        const mend = 'in a workflow, before this step: - uses: actions/checkout@v6';
        return [{ ...repository_checks_HERE, name: 'repository', state: 'missing', what: facts.trouble, mend }];
    }
    const { root, objections } = facts;
    const name = 'repository';
    const found = objections.length === 0
        ? [{ ...repository_checks_HERE, name, state: 'ok', what: `${root}: a run can start`, mend: null }]
        : objections.map((objection) => ({ ...repository_checks_HERE, name, state: 'missing', ...parted(objection) }));
    return [...found, historyCheck(facts), ...credentialChecks(facts), ...deniedChecks(facts)];
}
/** Splits a run's reason from its remedy, which follows the last colon or semicolon. */
function parted(reason) {
    const at = Math.max(reason.lastIndexOf(': '), reason.lastIndexOf('; '));
    return at === -1 ? { what: reason, mend: null } : { what: reason.slice(0, at), mend: reason.slice(at + 2) };
}
function historyCheck({ isShallow }) {
    const name = 'history';
    if (!isShallow)
        return { ...repository_checks_HERE, name, state: 'ok', what: 'complete', mend: null };
    const what = 'a shallow clone: gates and commands that need history (git describe, blame, log, a diff against the base) see only part of it';
    return { ...repository_checks_HERE, name, state: 'warning', what, mend: 'on actions/checkout: with: { fetch-depth: 0 }' };
}
function credentialChecks({ credentials }) {
    const [file] = credentials;
    if (file === undefined)
        return [];
    const what = `${file} contains a credential: the sandbox hides it from commands, and the run does not need it`;
    const mend = 'on actions/checkout: with: { persist-credentials: false }';
    return [{ ...repository_checks_HERE, name: 'credentials', state: 'warning', what, mend }];
}
/** Number of files named in one line. */
const MAX_NAMED = 5;
/** Checks for tracked files of `denied_reads`. Hiding them on disk is not enough, because git keeps every version. */
function deniedChecks({ deniedFiles }) {
    if (deniedFiles.length === 0)
        return [];
    const more = deniedFiles.length - MAX_NAMED;
    const named = deniedFiles.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    const what = `git tracks files that denied_reads hides: ${named}; without a sandbox, and in very large repositories, commands can read them in the history`;
    const mend = 'remove the files with git rm --cached, add them to .gitignore, and replace the secrets in them';
    return [{ ...repository_checks_HERE, name: 'denied_reads', state: 'warning', what, mend }];
}

;// CONCATENATED MODULE: ./build/run/doctor/examine.js
















const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'];
/**
 * Checks everything that a run with these settings needs, in the order in which a person would look. Changes nothing.
 * Independent checks run at the same time. If the settings have problems, their valid part is examined.
 */
async function examine(examination) {
    const { hostProcess, workspace, loaded } = examination;
    const known = loaded.ok ? { request: loaded.request, canAskModel: true, leftOut: [] } : loaded.rest;
    const request = known?.request ?? null;
    const located = (0,workspace_location/* locateWorkspace */.m)(workspace);
    const folder = (0,private_folder/* makePrivateFolder */.I)(hostProcess.temporary);
    const troubles = loaded.ok ? [] : (0,problem/* renderProblems */.x8)(loaded.problems).split('\n');
    // An invalid address, key or proxy is a settings problem that appears only when it is used.
    const attempt = async (look, otherwise) => {
        try {
            return await look();
        }
        catch (error) {
            if (!(error instanceof outcome/* StopRun */.U))
                throw error;
            troubles.push(error.why.reason);
            return otherwise;
        }
    };
    try {
        const git = gitFound(hostProcess);
        const asksModel = known?.canAskModel === true ? request : null;
        const [found, isolation, repository, objections, model, github] = await Promise.all([
            git,
            request === null || located.trouble !== null
                ? null
                : attempt(() => lookAtSandbox(request, located.place, folder.below('walls'), hostProcess), null),
            git.then((there) => lookAtRepository({ there, located, request, folder, env: hostProcess.env, clock: hostProcess.clock })),
            request === null ? [] : lookAtSettings(request, located, hostProcess.env),
            asksModel === null
                ? []
                : attempt(() => lookAtModel(asksModel, hostProcess.env, examination.signal), []),
            request === null ? [] : attempt(() => lookAtGithub(request, located.place.root, examination), []),
        ]);
        const { platform, node, env } = hostProcess;
        const proxies = PROXIES.filter((name) => (env[name] ?? '') !== '');
        return [
            ...machineChecks({ platform, node, git: found, isolation, proxies }),
            ...repositoryChecks(repository),
            ...problemChecks([...new Set([...troubles, ...objections, ...(repository.problems ?? [])])], request?.configPath ?? null),
            ...(known === undefined ? [] : settingsChecks(known, located, hostProcess)),
            ...model,
            ...github,
            ...(request === null ? [] : [artifacts(request, env)]),
        ];
    }
    finally {
        folder.remove();
    }
}
/** Events whose own text is the task. */
const STARTING_EVENTS = [
    'issue_comment',
    'issues',
    'pull_request',
    'pull_request_review_comment',
    'workflow_run',
];
async function gitFound({ env }) {
    try {
        return { path: await (0,find_git/* findGit */.Ct)(env.PATH ?? '') };
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return { trouble: error.why.reason };
        throw error;
    }
}
/** Returns the checks of the task, the gates and the limits, if these are known. */
function settingsChecks({ request, leftOut }, { place }, { env }) {
    const { mode, quality_gates: all } = request.settings;
    const gates = all.flatMap((gate) => {
        const program = programOf(gate.command);
        if (program === null)
            return [];
        // A path with a slash is often created by an earlier step, and a PATH set for the gate may point anywhere.
        const isOpen = program.includes('/') || Object.hasOwn(gate.env, 'PATH');
        const found = isOpen || (0,host_files/* findBinary */.jS)(program, foldersOf(env, place.root)) !== null;
        return [{ gate: gate.name, program, found, mustPass: gate.required && gate.baseline !== 'tolerate' }];
    });
    const none = mode === 'write' && all.length === 0 && !(0,valid_part/* isLeftOut */.W)(leftOut, 'quality_gates') ? [noGateCheck()] : [];
    const hasTask = request.task !== '' || STARTING_EVENTS.includes(env.GITHUB_EVENT_NAME ?? '');
    const task = hasTask || (0,valid_part/* isLeftOut */.W)(leftOut, 'task') ? [] : [noTaskCheck()];
    return [
        ...task,
        ...none,
        ...(mode === 'read-only' ? [] : gateChecks(gates)),
        ...limitChecks(request.settings.constraints),
    ];
}
function foldersOf(env, root) {
    const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
    return [...folders, `${root}/node_modules/.bin`];
}
function artifacts({ settings }, env) {
    const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = env;
    return artifactCheck({
        isActions: env.GITHUB_ACTIONS === 'true',
        hasService: token !== '' && url !== '',
        serverUrl: env.GITHUB_SERVER_URL ?? '',
        folder: settings.artifacts.output_dir,
    });
}

// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/refused-calls.js
var refused_calls = __webpack_require__(41544);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
;// CONCATENATED MODULE: ./build/run/doctor/sandbox-report.js



function accessOf(mount) {
    switch (mount.kind) {
        case 'root':
            return 'made by us, read-only';
        case 'tmpfs':
            return mount.readOnly ? 'empty, read-only' : `private, at most ${megabytes(mount.bytes)}`;
        case 'bind':
            if (!mount.readOnly)
                return 'writable';
            return mount.source === mount.target ? 'read-only' : 'read-only copy';
        case 'mask':
            return 'hidden file';
        case 'layer':
            return 'writes are discarded';
    }
}
function megabytes(bytes) {
    return bytes === undefined ? 'a quarter of the memory' : (0,figures/* sized */.Sk)(bytes);
}
function networkText(network, isolated) {
    if (!isolated || network === 'host')
        return 'the network of the machine';
    return network === 'none' ? 'none' : `only the hosts of sandbox.network: ${JSON.stringify(network)}`;
}
const SANDBOX_MEND = 'install bubblewrap, or allow this user to run sudo without a password; in a workflow: - run: sudo apt-get install -y bubblewrap';
const OFF_MEND = 'set sandbox.mode to auto or required';
const GROUP_MEND = 'give this user a writable control group with the controllers pids and memory (systemd-run --user --scope -p Delegate=yes), or limit the container';
const REPORT_MEND = 'do not run agents on this machine, and report it to the project with the output of this command';
const UNKNOWN_MEND = 'do not rely on this boundary until doctor has tested it';
function fixFor({ name, result }, { isolation }, mode) {
    if (result === 'unknown')
        return UNKNOWN_MEND;
    if (result !== 'not held')
        return null;
    if (mode === 'off')
        return OFF_MEND;
    if (isolation.kind === 'none')
        return SANDBOX_MEND;
    if ((name === 'processes' || name === 'memory') && isolation.unbounded !== undefined)
        return GROUP_MEND;
    if (name === 'system calls' && isolation.unfiltered !== undefined)
        return 'use a runner with x64 or arm64 and a kernel with seccomp; in a workflow: runs-on: ubuntu-24.04';
    return REPORT_MEND;
}
/** Builds the report from the results of the trial. Pure. */
function sandboxReport(trial, { mode, root, network }) {
    const { isolation, user, environment, mounts, trials } = trial;
    const isIsolated = isolation.kind !== 'none';
    return {
        view: {
            sandbox: isolation.kind,
            reason: isolation.reason,
            user: user ?? 'unknown: the command did not run',
            workspace: root,
            home: environment.HOME ?? '',
            path: environment.PATH ?? '',
            network: networkText(network, isIsolated),
            refused_calls: isolation.unfiltered === undefined ? Object.keys(refused_calls/* REFUSED_CALLS */.P) : [],
            limits: limitsText(trial),
            mounts: mounts
                .map((mount) => ({ access: accessOf(mount), path: mount.target }))
                .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
        },
        boundaries: trials.map((each) => ({ ...each, mend: fixFor(each, trial, mode) })),
    };
}
function limitsText({ isolation: { kind, unbounded } }) {
    if (kind === 'none')
        return '4096 processes of the user, unless it is root';
    return unbounded === undefined
        ? 'a control group: 4096 processes and seven eighths of the memory'
        : `4096 processes of the user, unless it is root; no control group (${unbounded})`;
}
/**
 * Returns 5 if a boundary does not hold or could not be tried. Missing limits do not count if no control group can be
 * created.
 */
function reportExitCode({ boundaries }) {
    const isOpen = ({ result, mend }) => result === 'unknown' || (result === 'not held' && mend !== GROUP_MEND);
    return boundaries.some(isOpen) ? outcome/* EXIT_CODES */.a.config_error : outcome/* EXIT_CODES */.a.success;
}
/** Returns one line of JSON. */
function reportJson(report) {
    const exitCode = reportExitCode(report);
    const boundaries = report.boundaries.map(({ name, result, tries, why, mend }) => ({
        name,
        result,
        tries,
        why,
        mend,
    }));
    return JSON.stringify({
        ok: exitCode === outcome/* EXIT_CODES */.a.success,
        exit_code: exitCode,
        view: report.view,
        boundaries,
    });
}
const COLORS = {
    held: '\u001b[32m',
    'not held': '\u001b[31m',
    'not applicable': '\u001b[36m',
    unknown: '\u001b[33m',
};
const PLAIN = '\u001b[0m';
/** Returns a command's view, then a line for each boundary with its remedy below, and the totals. */
function reportLines(report, color) {
    const { mounts, refused_calls: calls, ...rest } = report.view;
    const rows = [
        ...Object.entries(rest),
        ['system calls', calls.length === 0 ? 'not filtered' : `${calls.length} refused: ${calls.join(', ')}`],
        ...(mounts.length === 0 ? [['mounts', 'none: commands see the machine as it is']] : []),
    ];
    const access = Math.max(0, ...mounts.map((mount) => mount.access.length));
    const resultWidth = 'not applicable'.length;
    const nameWidth = Math.max(...report.boundaries.map(({ name }) => name.length));
    const indent = ' '.repeat(resultWidth + nameWidth + 4);
    const paint = (result) => color ? `${COLORS[result]}${result.padEnd(resultWidth)}${PLAIN}` : result.padEnd(resultWidth);
    return [
        'What a command sees here:',
        ...rows.map(([name = '', text]) => `  ${name.padEnd(12)}  ${text}`),
        ...mounts.map((mount) => `  ${mount.access.padEnd(access)}  ${mount.path}`),
        '',
        'What a command tried:',
        ...report.boundaries.flatMap(({ name, result, tries, why, mend }) => [
            `${paint(result)}  ${name.padEnd(nameWidth)}  ${tries}${why === '' ? '' : `: ${why}`}`,
            ...(mend === null ? [] : [`${indent}> ${mend}`]),
        ]),
        '',
        sum(report.boundaries),
    ];
}
function sum(boundaries) {
    const count = (wanted) => boundaries.filter(({ result }) => result === wanted).length;
    const open = count('not held');
    const rest = `${count('held')} held, ${count('not applicable')} not applicable, ${count('unknown')} unknown`;
    return open === 0 ? `No boundary was crossed (${rest}).` : `${open} not held (${rest}).`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/core/text/shell-quote.js
var shell_quote = __webpack_require__(46027);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/command-setup.js + 17 modules
var command_setup = __webpack_require__(79732);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/command-cgroup.js + 1 modules
var command_cgroup = __webpack_require__(12761);
// EXTERNAL MODULE: ./build/adapters/sandbox/shell.js + 18 modules
var sandbox_shell = __webpack_require__(9863);
// EXTERNAL MODULE: ./build/adapters/sandbox/view/hidden-folders.js
var hidden_folders = __webpack_require__(95375);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/architectures.js
var architectures = __webpack_require__(53356);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/elf.js
var elf = __webpack_require__(79317);
;// CONCATENATED MODULE: ./build/adapters/sandbox/syscalls/calling-program.js

function x64Code(calls, data) {
    const registers = ['bf', 'be', 'ba', '41ba', '41b8', '41b9'];
    const blocks = calls.map(({ number, args }) => {
        const loads = args.map((arg, at) => arg === 'previous' ? '89df' : `${registers[at]}${uint32(arg === 'data' ? data : arg)}`);
        // mov eax, number; syscall; mov ebx, eax; test eax, eax; js leave
        return Buffer.from(`${loads.join('')}b8${uint32(number)}0f0589c385c00f8800000000`, 'hex');
    });
    // leave: neg eax; jns +2; xor eax, eax; mov edi, eax; mov eax, 60; syscall
    const leave = Buffer.from('f7d8790231c089c7b83c0000000f05', 'hex');
    blocks.forEach((block, at) => {
        const ahead = blocks.slice(at + 1).reduce((sum, { length }) => sum + length, 0);
        block.writeInt32LE(ahead, block.length - 4);
    });
    return Buffer.concat([...blocks, leave]);
}
function arm64Code(calls, data) {
    const move = (register, value) => [
        (0xd280_0000 | ((value & 0xffff) << 5) | register) >>> 0,
        (0xf2a0_0000 | ((value >>> 16) << 5) | register) >>> 0,
    ];
    const SVC = 0xd400_0001;
    const blocks = calls.map(({ number, args }) => {
        const loads = args.flatMap((arg, at) => arg === 'previous' ? [0x2a13_03e0] : move(at, arg === 'data' ? data : arg >>> 0));
        // svc; mov w19, w0; tbnz w0, #31, leave
        return [...loads, ...move(8, number), SVC, 0x2a00_03f3, 0x37f8_0000];
    });
    // leave: neg w0, w0; cmp w0, #0; csel w0, w0, wzr, ge; exit
    const leave = [0x4b00_03e0, 0x7100_001f, 0x1a9f_a000, ...move(8, 93), SVC];
    const words = blocks.flatMap((block, at) => {
        const ahead = blocks.slice(at + 1).reduce((sum, { length }) => sum + length, 1);
        return [...block.slice(0, -1), (0x37f8_0000 | (ahead << 5)) >>> 0];
    });
    const all = [...words, ...leave];
    const bytes = Buffer.alloc(all.length * 4);
    all.forEach((word, at) => void bytes.writeUInt32LE(word, at * 4));
    return bytes;
}
function uint32(value) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value >>> 0);
    return bytes.toString('hex');
}
const MACHINES = {
    x64: { elf: elf/* ELF_MACHINES */.NA.x64, code: x64Code },
    arm64: { elf: elf/* ELF_MACHINES */.NA.arm64, code: arm64Code },
};
/**
 * A static executable that makes these calls in order and stops at the first that fails. It exits with that call's
 * errno, or with 0. Null for a machine that we have no code for.
 */
function callingProgram(calls, data = Buffer.alloc(0), machine = process.arch) {
    const found = MACHINES[machine];
    if (found === undefined)
        return null;
    const { length } = found.code(calls, 0);
    const at = Math.ceil((elf/* HEADERS */.d0 + length) / 8) * 8;
    const file = Buffer.alloc(at + data.length);
    (0,elf/* elfHeaders */.ui)(found.elf, file.length).copy(file);
    found.code(calls, elf/* BASE */.Wm + at).copy(file, elf/* HEADERS */.d0);
    data.copy(file, at);
    return file;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/trial/system-calls.js


const CLONE_NEWUSER = 0x1000_0000;
const AF_VSOCK = 40;
const SESSION_KEYRING = -3;
const INIT = 1;
/** Calls with arguments that change nothing on a machine that does not refuse them. */
const HARMLESS = {
    add_key: [0, 0, 0, 0, 0],
    bpf: [0, 0, 0],
    io_uring_setup: [0, 0],
    // More segments than the kernel accepts.
    kexec_load: [0, 17, 0, 0],
    keyctl: [0, SESSION_KEYRING, 0],
    mount: [0, 0, 0, 0, 0],
    perf_event_open: [0, 0, 0, 0, 0],
    process_vm_readv: [INIT, 0, 0, 0, 0, 0],
    // A request that does not exist.
    ptrace: [0x7fff_0000, INIT, 0, 0],
    request_key: [0, 0, 0, 0],
    setns: [0, 0],
    socket: [AF_VSOCK, 1, 0],
    unshare: [CLONE_NEWUSER],
    userfaultfd: [0],
};
const NUMBERS = process.arch === 'arm64' ? architectures/* ARM64 */.pX.numbers : architectures/* X64 */.Lx.numbers;
const TRIED_CALLS = Object.keys(HARMLESS);
/** Returns the program that makes one of `TRIED_CALLS`; null on a machine that we have no code for. */
function programFor(name) {
    const number = NUMBERS[name];
    const args = HARMLESS[name];
    return number === undefined || args === undefined ? null : callingProgram([{ number, args }]);
}
const ALLOWED = process.arch === 'arm64' ? { getpid: 172, connect: 203 } : { getpid: 39, connect: 42 };
/** Returns a program with a call that is never refused, which shows that such programs run at all. */
function controlProgram() {
    return callingProgram([{ number: ALLOWED.getpid, args: [] }]);
}
function connecting(family, address) {
    const { socket = 0 } = NUMBERS;
    return callingProgram([
        { number: socket, args: [family, 1, 0] },
        { number: ALLOWED.connect, args: ['previous', 'data', address.length] },
    ], address);
}
/** Connects to a Unix socket: a path, or an abstract name that begins with a NUL byte. */
function unixProgram(name) {
    const end = name.startsWith('\0') ? '' : '\0';
    return connecting(1, Buffer.concat([Buffer.from([1, 0]), Buffer.from(`${name}${end}`)]));
}
/** Connects to a TCP port of 127.0.0.1. */
function tcpProgram(port) {
    const address = Buffer.alloc(16);
    address.writeUInt16LE(2, 0);
    address.writeUInt16BE(port, 2);
    address.set([127, 0, 0, 1], 4);
    return connecting(2, address);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/trial/attempts.js






/** Shell functions of the trial's script. */
const FUNCTIONS = `
readable() { for f in "$@"; do
  if [ -d "$f" ]; then [ -z "$(ls -A "$f" 2>/dev/null)" ] || echo "$f"
  elif [ -n "$(head -c 1 "$f" 2>/dev/null | tr '\\0' x)" ]; then echo "$f"; fi
done; }
appendable() { for f in "$@"; do if [ -f "$f" ] && ( : >>"$f" ) 2>/dev/null; then echo "$f"; fi; done; }
program() { printf "$1" >"$TMPDIR/forge-program" && chmod 700 "$TMPDIR/forge-program" && "$TMPDIR/forge-program"; }
`;
const CREDENTIALS = [
    '.ssh .gnupg .aws .azure .kube .docker/config.json .config/gh .config/gcloud .netrc .npmrc .pypirc',
    '.git-credentials .gitconfig .bash_history .cargo/credentials.toml .m2/settings.xml .vault-token',
].flatMap((line) => line.split(' '));
const SYSTEM_SECRETS = ['/etc/sudoers', '/var/lib/docker', '/var/run/docker.sock', '/var/log/syslog'];
const RUNNER_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_EVENT_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
function list(files) {
    return files.map(shell_quote/* quoted */.T).join(' ');
}
function reading(name, tries, { files, otherwise }, ways = 'readable') {
    const existing = [...new Set(files)].filter(host_files/* exists */.t2);
    const some = existing.slice(0, 3).join(', ');
    const more = existing.length > 3 ? ` and ${existing.length - 3} more` : '';
    const lines = ways.split(' ').map((way) => `${way} ${list(existing)}`);
    const script = existing.length === 0 ? null : lines.join('\n');
    return { name, tries: existing.length === 0 ? tries : `${tries} (${some}${more})`, script, otherwise };
}
function homesOf({ hostEnv, accountHome }) {
    const named = [hostEnv.HOME, accountHome].filter((home) => home !== undefined && home !== null);
    const users = ['/root', ...(0,host_files/* listNames */.Zv)('/home').map((name) => `/home/${name}`)];
    return [...named, ...users].filter((home) => external_node_path_.isAbsolute(home));
}
function readingAttempts(options) {
    const { hostEnv } = options;
    const readable = options.readable.flatMap((entry) => entry.startsWith('~/') ? homesOf(options).map((home) => external_node_path_.join(home, entry.slice(2))) : [entry]);
    const isAllowed = (file) => readable.some((entry) => (0,is_within/* isWithin */.B)(file, entry));
    const homes = homesOf(options).flatMap((home) => CREDENTIALS.map((name) => external_node_path_.join(home, name)));
    const runner = (0,hidden_folders/* runnerFolder */.Xs)(hostEnv);
    const variables = RUNNER_VARIABLES.flatMap((name) => hostEnv[name] ?? []);
    const runnerFiles = ['.env', '.credentials', '.runner', '_diag'].flatMap((name) => runner === null ? [] : [external_node_path_.join(runner, name)]);
    const masked = (0,hidden_folders/* maskedFiles */.PE)(hostEnv).filter((file) => !runnerFiles.includes(file));
    const hidden = (0,hidden_folders/* hiddenFolders */.UA)(hostEnv, null).filter((folder) => /^\/(?:etc|var\/lib)\//.test(folder));
    return [
        reading('system secrets', 'read password hashes and host keys', {
            files: [...masked, ...hidden, ...SYSTEM_SECRETS].filter((file) => !isAllowed(file)),
            otherwise: 'this machine has no such file',
        }),
        reading('home folders', 'read credentials in home folders', {
            files: homes.filter((file) => !isAllowed(file) && !(0,is_within/* isWithin */.B)(file, options.root)),
            otherwise: 'no readable home folder has a known credential file',
        }),
        reading('runner files', 'read or write the files of the runner', {
            files: [...variables, ...runnerFiles],
            otherwise: 'not on a runner: GITHUB_ENV and RUNNER_TEMP do not name files',
        }, 'readable appendable'),
    ];
}
function hostAttempts(options, { canary, sockets, port }) {
    // Split in two, so that the script does not find its own words.
    const word = `${(0,shell_quote/* quoted */.T)(canary.slice(0, 18))}${(0,shell_quote/* quoted */.T)(canary.slice(18))}`;
    const named = sockets.filter((name) => options.network !== 'host' || !name.startsWith('\0'));
    const isOpen = options.network === 'host';
    return [
        {
            name: 'host processes',
            tries: 'see processes of the machine and their environment in /proc',
            script: `m=${word}; for p in /proc/[0-9]*; do for f in cmdline environ; do case "$(tr '\\0' ' ' <"$p/$f" 2>/dev/null)" in *"$m"*) echo "$p/$f";; esac; done; done`,
            otherwise: '',
        },
        {
            name: 'environment',
            tries: "read the harness's environment variables",
            script: `[ -z "\${FORGE_DOCTOR_CANARY:-}" ] || echo FORGE_DOCTOR_CANARY`,
            otherwise: '',
        },
        program('host sockets', `connect to ${named.length} Unix sockets of the machine`, named.map(unixTrial)),
        isOpen
            ? {
                name: 'network',
                tries: 'connect to a TCP port of the machine',
                script: null,
                otherwise: 'the setting sandbox.network is host: commands share its network',
            }
            : program('network', 'connect to a TCP port of the machine', port === null ? [] : [{ what: `127.0.0.1:${port}`, bytes: tcpProgram(port), refusals: null }]),
    ];
}
function unixTrial(name) {
    return { what: name.replace('\0', '@'), bytes: unixProgram(name), refusals: null };
}
/** Returns text for `printf` that prints these bytes. */
function octal(bytes) {
    return [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
function program(name, tries, programs) {
    const control = controlProgram();
    const known = programs.filter(({ bytes }) => bytes !== null);
    const otherwise = control === null
        ? `there is no program for ${process.arch} that makes the calls`
        : 'doctor could not set up what a command would reach';
    if (control === null || known.length === 0)
        return { name, tries, script: null, otherwise };
    const lines = known.map(({ what, bytes, refusals }) => `program '${octal(bytes ?? control)}'; case $? in ${refusals ?? '[1-9]*'}) ;; *) echo ${(0,shell_quote/* quoted */.T)(what)};; esac`);
    const runs = `program '${octal(control)}' || { echo '?'; exit; }`;
    return { name, tries, script: [runs, ...lines].join('\n'), otherwise };
}
function writingAttempts(options, { marker, folder }, { denied, locked }) {
    const at = (file) => (0,shell_quote/* quoted */.T)(external_node_path_.join(options.root, file ?? ''));
    const git = options.gitDirs.map((dir) => external_node_path_.join(dir, 'config')).filter(host_files/* exists */.t2);
    return [
        {
            name: 'writes outside',
            tries: 'write to files and folders outside the workspace',
            // A private folder in the sandbox accepts the write, so the host is checked afterward for the file.
            script: `appendable /etc/passwd /etc/hostname /usr/bin/env; ( : >${(0,shell_quote/* quoted */.T)(external_node_path_.join(folder, marker))} ) 2>/dev/null; :`,
            otherwise: '',
        },
        {
            name: '.git',
            tries: 'write to .git/config',
            script: git.length === 0 ? null : `appendable ${list(git)}`,
            otherwise: 'the workspace is not a git repository',
        },
        {
            name: 'protected path',
            tries: locked === null ? 'write to a protected path' : `write to ${locked}, as a protected path`,
            script: locked === null ? null : `appendable ${at(locked)}`,
            otherwise: 'the workspace has no file to try it on',
        },
        {
            name: 'denied file',
            tries: denied === null ? 'read a denied file' : `read ${denied}, as a file of denied_reads`,
            script: denied === null ? null : `readable ${at(denied)}`,
            otherwise: 'the workspace has no file to try it on',
        },
    ];
}
/** Returns everything that is tried in one command. */
function attemptsFor(options, host, files) {
    // EPERM, ENOSYS, EAFNOSUPPORT, and killed by SIGSYS: the filter of a container may answer first.
    const refusals = '1|38|97|159';
    const calls = TRIED_CALLS.map((name) => ({ what: name, bytes: programFor(name), refusals }));
    return [
        {
            name: 'privileges',
            tries: 'hold or gain privileges',
            script: `while read -r n v; do case "$n $v" in CapEff:*[1-9a-f]*|'NoNewPrivs: 0') echo "$n $v";; esac; done </proc/self/status`,
            otherwise: '',
        },
        ...readingAttempts(options),
        ...hostAttempts(options, host),
        ...writingAttempts(options, host, files),
        program('system calls', `make refused calls (${TRIED_CALLS.join(', ')})`, calls),
    ];
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/files/remove-tree.js
var remove_tree = __webpack_require__(48466);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/process-table.js
var process_table = __webpack_require__(90995);
;// CONCATENATED MODULE: ./build/adapters/sandbox/trial/trial-host.js









/** Starts a process and listeners for the trial. */
async function openTrialHost() {
    const marker = `forge-doctor-${(0,external_node_crypto_.randomUUID)()}`;
    const canary = (0,external_node_crypto_.randomUUID)();
    // Short, because the path of a socket has at most 107 bytes.
    const folder = (0,external_node_fs_.mkdtempSync)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'fd-'));
    (0,external_node_fs_.mkdirSync)(external_node_path_.join(folder, 'home'));
    const child = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', 'read -r line', canary], {
        cwd: '/',
        env: { FORGE_DOCTOR_CANARY: canary },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.on('error', () => { });
    child.stdin.on('error', () => { });
    const wanted = [external_node_path_.join(folder, 's'), `\0${marker}`];
    const listening = await Promise.all(wanted.map(async (at) => ({ at, server: await listen(at) })));
    const tcp = await listen({ port: 0, host: '127.0.0.1' });
    const address = tcp?.address();
    const servers = [...listening.map(({ server }) => server), tcp];
    return {
        marker,
        canary,
        folder,
        sockets: listening.flatMap(({ at, server }) => (server === null ? [] : [at])),
        port: typeof address === 'object' && address !== null ? address.port : null,
        remove: () => {
            for (const server of servers)
                server?.close();
            child.stdin.end();
            (0,remove_tree/* removeTree */.d)(folder);
        },
    };
}
function listen(at) {
    const server = (0,external_node_net_.createServer)((socket) => socket.destroy());
    return new Promise((resolve) => {
        server.on('error', () => resolve(null));
        server.listen(at, () => resolve(server));
    });
}
/** Ends the processes of this machine that have this word as an argument, and returns their number. */
function endProcessesWith(word) {
    const found = (0,host_files/* listNames */.Zv)('/proc')
        .filter((name) => /^\d+$/.test(name) && (0,host_files/* readTextOrEmpty */.Qr)(`/proc/${name}/cmdline`).split('\0').includes(word))
        .map(Number);
    for (const pid of found)
        (0,process_table/* sendSignal */.vG)(pid, 'SIGKILL');
    return found.length;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/trial/sandbox-trial.js











const TRIAL_TIMEOUT_MS = 60_000;
const LIMITS_TIMEOUT_MS = 10_000;
const TRIAL_LIMITS = { processes: 128, memoryBytes: 128 * 1024 ** 2 };
function command(script, timeoutMs) {
    const { signal } = new AbortController();
    return { script, who: 'agent', pipefail: false, cwd: '', timeoutMs, signal };
}
/** Tries each boundary of the sandbox from inside, with the profile of commands. Leaves nothing behind. */
async function trySandbox(mode, options) {
    const host = await openTrialHost();
    try {
        return await tryAround(mode, options, host);
    }
    finally {
        host.remove();
    }
}
async function tryAround(mode, given, host) {
    const files = trialFiles(given);
    const options = {
        ...given,
        hostEnv: { ...given.hostEnv, FORGE_DOCTOR_CANARY: host.canary },
        deniedReads: () => (files.denied === null ? [] : [files.denied]),
        protectedPaths: () => [...given.protectedPaths(), ...(files.locked === null ? [] : [files.locked])],
    };
    const isolation = await (0,probe_sandbox/* probeSandbox */.UB)(mode, options);
    const attempts = attemptsFor(options, host, files);
    const result = await (0,sandbox_shell/* createShell */.f)(isolation, options).run(command(scriptOf(attempts, host.marker), TRIAL_TIMEOUT_MS));
    const left = endProcessesWith(backgroundMarker(host));
    const answers = answersIn(result.output, host.marker);
    const written = external_node_path_.join(host.folder, host.marker);
    const outside = (0,host_files/* exists */.t2)(written) && !(0,is_within/* isWithin */.B)(written, options.root) ? [written] : [];
    const trials = attempts.map((attempt) => {
        const { name, tries, script, otherwise } = attempt;
        if (script === null)
            return { name, tries, result: 'not applicable', why: otherwise };
        const answer = answers.get(name);
        if (answer === undefined || answer === '?')
            return { name, tries, result: 'unknown', why: troubleOf(result) };
        const reached = [answer, ...(name === 'writes outside' ? outside : [])].filter((text) => text !== '');
        return reached.length === 0
            ? { name, tries, result: 'held', why: '' }
            : { name, tries, result: 'not held', why: reached.join(' ') };
    });
    const prepared = (0,command_setup/* createCommandSetup */.PA)(isolation.launcher, options)(command(':', TRIAL_TIMEOUT_MS));
    const setup = typeof prepared === 'string' ? { environment: {}, mounts: [] } : prepared;
    const { environment, mounts } = setup;
    return {
        isolation: (0,probe_sandbox/* sandboxState */.zB)(isolation),
        user: answers.get('user') ?? null,
        environment,
        mounts,
        trials: [
            ...trials,
            outlivesTrial(answers, left, result),
            ...(await limitTrials(isolation, options, answers)),
        ],
    };
}
/** Picks two files of the workspace; they are only opened, and only in the sandbox. */
function trialFiles({ root, protectedPaths }) {
    const isFile = (name) => {
        const facts = (0,external_node_fs_.lstatSync)(external_node_path_.join(root, name), { throwIfNoEntry: false });
        return facts?.isFile() === true && facts.size > 0 && facts.nlink === 1;
    };
    const locked = protectedPaths().filter(isFile);
    const [first = null, second = null] = (0,host_files/* listNames */.Zv)(root).filter((name) => isFile(name) && !locked.includes(name));
    return { denied: first, locked: locked[0] ?? second };
}
function backgroundMarker({ marker }) {
    return `${marker}-left`;
}
/** Returns the script. `outlives` is answered as soon as the process that should not outlive the command runs. */
function scriptOf(attempts, marker) {
    const answer = (name, script) => `printf '%s %s=%s\\n' ${(0,shell_quote/* quoted */.T)(marker)} ${(0,shell_quote/* quoted */.T)(name)} "$( { ${script}\n} 2>/dev/null | tr '\\n' ' ')"`;
    const left = `sh -c 'while :; do sleep 1; done' ${(0,shell_quote/* quoted */.T)(`${marker}-left`)} </dev/null >/dev/null 2>&1 &`;
    return [
        FUNCTIONS,
        answer('user', 'echo "$(id -u):$(id -g)"'),
        ...attempts.flatMap(({ name, script }) => (script === null ? [] : [answer(name, script)])),
        answer('processes', 'ulimit -u || ulimit -p'),
        `if command -v setsid >/dev/null 2>&1; then setsid ${left}\nelse ${left}\nfi`,
        answer('outlives', 'echo started'),
        'exit 0',
    ].join('\n');
}
function answersIn(output, marker) {
    const lines = output.split('\n').filter((line) => line.startsWith(`${marker} `));
    return new Map(lines.map((line) => {
        const text = line.slice(marker.length + 1);
        const at = text.indexOf('=');
        return [text.slice(0, at), text.slice(at + 1).trim()];
    }));
}
function troubleOf({ startError, timedOut, output }) {
    if (startError !== undefined)
        return `the command did not start: ${startError}`;
    if (timedOut)
        return 'the command did not finish in time';
    return output === '' ? 'the command printed nothing' : 'programs that doctor writes do not run inside';
}
function outlivesTrial(answers, left, result) {
    const about = { name: 'outliving', tries: 'leave a process behind that runs on after the command' };
    if (left > 0)
        return { ...about, result: 'not held', why: `${left} processes, which doctor has ended` };
    return answers.get('outlives') === 'started'
        ? { ...about, result: 'held', why: '' }
        : { ...about, result: 'unknown', why: troubleOf(result) };
}
// Uses a shell that ends when it cannot start a process, because bash retries for half a minute.
const PROCESSES = "echo begun; sh -c 'i=0; while [ $i -lt 300 ]; do sleep 30 & i=$((i+1)); done; echo all' 2>/dev/null; exit 0";
const MEMORY = 'echo begun; dd if=/dev/zero of=/dev/null bs=268435456 count=1 >/dev/null 2>&1 && echo all; exit 0';
/** Tries small limits with a control group; the group of a run has larger ones. */
async function limitTrials(isolation, options, answers) {
    const processes = { name: 'processes', tries: 'start processes without end' };
    const memory = { name: 'memory', tries: 'use the memory of the machine' };
    const group = isolation.kind === 'none' ? 'commands run without a sandbox' : await cgroupFor(isolation);
    if (typeof group === 'string') {
        const why = `no control group limits commands (${group})`;
        const uid = (answers.get('user') ?? '0:0').split(':')[0];
        const most = Number(answers.get('processes'));
        return [
            uid !== '0' && most > 0
                ? { ...processes, result: 'held', why: `RLIMIT_NPROC allows its user at most ${most}; ${why}` }
                : { ...processes, result: 'not held', why },
            { ...memory, result: 'not held', why },
        ];
    }
    const shell = (0,sandbox_shell/* createShell */.f)({ ...isolation, group }, options);
    const trial = async (about, script) => {
        const result = await shell.run(command(script, LIMITS_TIMEOUT_MS));
        const lines = result.output.split('\n');
        if (!lines.includes('begun'))
            return { ...about, result: 'unknown', why: troubleOf(result) };
        return lines.includes('all')
            ? { ...about, result: 'not held', why: 'a control group with a small limit did not stop it' }
            : { ...about, result: 'held', why: '' };
    };
    return [await trial(processes, PROCESSES), await trial(memory, MEMORY)];
}
async function cgroupFor({ unbounded }) {
    return unbounded ?? (await (0,command_cgroup/* openCommandCgroup */.e)(TRIAL_LIMITS));
}
/** Makes a workspace for the trial if there is no repository. */
function spareWorkspace(folder) {
    const root = external_node_path_.join(folder, 'workspace');
    (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(root);
    for (const name of ['README.md', 'settings.txt'])
        (0,external_node_fs_.writeFileSync)(external_node_path_.join(root, name), 'text\n');
    return root;
}

;// CONCATENATED MODULE: ./build/run/doctor/try-sandbox.js






/**
 * Tries the sandbox of a run with these settings, in its workspace or, if that is not a repository, in an empty one.
 * Needs no task and no key. Returns text if the settings cannot be read.
 */
async function examineSandbox({ hostProcess, workspace, loaded, }) {
    const known = loaded.ok ? { request: loaded.request, leftOut: [] } : loaded.rest;
    const wrong = known?.leftOut.filter((name) => name === '' || name.split('.')[0] === 'sandbox') ?? [''];
    // An invalid sandbox setting would be replaced by its default, and another sandbox would be tried.
    if (known === undefined || wrong.length > 0)
        return loaded.ok ? '' : (0,problem/* renderProblems */.x8)(loaded.problems);
    const { request } = known;
    const folder = (0,private_folder/* makePrivateFolder */.I)(hostProcess.temporary);
    try {
        const located = (0,workspace_location/* locateWorkspace */.m)(workspace);
        const place = located.trouble === null ? located.place : { root: spareWorkspace(folder.path), base: '' };
        const options = sandboxOptions(request, place, folder.below('walls'), hostProcess);
        const { mode, network } = request.settings.sandbox;
        return sandboxReport(await trySandbox(mode, options), { mode, root: place.root, network });
    }
    finally {
        folder.remove();
    }
}

;// CONCATENATED MODULE: ./build/run/doctor/verdict.js

/**
 * Returns 0 if nothing is missing. Otherwise 5 for machine, settings and model, and 6 for repository and delivery; 5
 * wins. The order is that of docs/configuration.md#exit-codes.
 */
function exitCodeOf(checks) {
    const missing = checks.filter(({ state }) => state === 'missing');
    if (missing.some(({ ends }) => ends === 'config_error'))
        return outcome/* EXIT_CODES */.a.config_error;
    return missing.length > 0 ? outcome/* EXIT_CODES */.a.git_error : outcome/* EXIT_CODES */.a.success;
}
/** Returns one line of JSON. */
function verdictJson(checks) {
    const exitCode = exitCodeOf(checks);
    const shown = checks.map(({ name, state, what, mend }) => ({ name, state, what, mend }));
    return JSON.stringify({ ok: exitCode === outcome/* EXIT_CODES */.a.success, exit_code: exitCode, checks: shown });
}
const verdict_COLORS = {
    ok: '\u001b[32m',
    warning: '\u001b[33m',
    missing: '\u001b[31m',
    unknown: '\u001b[36m',
};
const verdict_PLAIN = '\u001b[0m';
/** Returns an aligned list with each fix below its check, and a last line with the totals. */
function verdictLines(checks, color) {
    const stateWidth = Math.max(...checks.map(({ state }) => state.length));
    const nameWidth = Math.max(...checks.map(({ name }) => name.length));
    const paint = (state, text) => color ? `${verdict_COLORS[state]}${text}${verdict_PLAIN}` : text;
    const indent = ' '.repeat(stateWidth + nameWidth + 4);
    const lines = checks.flatMap(({ name, state, what, mend }) => [
        `${paint(state, state.padEnd(stateWidth))}  ${name.padEnd(nameWidth)}  ${what}`,
        ...(mend === null ? [] : [`${indent}> ${mend}`]),
    ]);
    return [...lines, '', verdict_sum(checks)];
}
function verdict_sum(checks) {
    const count = (wanted) => checks.filter(({ state }) => state === wanted).length;
    const rest = `${count('warning')} warning, ${count('unknown')} unknown`;
    const missing = count('missing');
    return missing === 0
        ? `Ready: a run can start (${rest}).`
        : `Not ready: ${missing} missing (${rest}). Fix what is marked as missing, then run doctor again.`;
}

// EXTERNAL MODULE: ./build/settings/load.js + 9 modules
var load = __webpack_require__(9211);
// EXTERNAL MODULE: ./build/settings/sources/find-file.js + 1 modules
var find_file = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/settings/sources/flags.js
var flags = __webpack_require__(28974);
// EXTERNAL MODULE: ./build/settings/sources/words.js
var sources_words = __webpack_require__(83484);
;// CONCATENATED MODULE: ./build/entry/cli/doctor.js













/** Time limit in ms for all requests, which are sent at the same time. Servers that hang must not block the doctor. */
const PATIENCE_MS = 15_000;
/** Maximum length of a line, which may contain a server's message, a path and our reason. */
const LONGEST = 2000;
/**
 * Runs `doctor [flags of run]`: shows what a run with these flags lacks, and how to fix it. Changes nothing. With only
 * `--sandbox`, tries the sandbox instead.
 */
async function diagnose(words, cwd, hostProcess, color) {
    const { env } = hostProcess;
    const { argv, isTrial } = (0,sources_words/* sandboxTrial */.__)(words);
    const loaded = await (0,load/* loadRunRequest */.Z)({
        entryPoint: 'cli',
        argv,
        env,
        cwd,
        purpose: 'look',
        ...registry/* RESPONSE_RULES */.oO,
    });
    const { values } = (0,flags/* parseFlags */.b)(argv).given;
    const workspace = (0,find_file/* workspaceOf */.B3)(values, (0,find_file/* baseFolder */.YR)('cli', env, cwd)).path;
    const known = loaded.ok ? loaded : loaded.rest;
    const redactor = (0,secret_guard/* createSecretGuard */.q)((0,secret_values/* secretValues */.V)(env, known?.request.apiKey ?? null));
    const clean = (text) => (0,printable_text/* printableLine */.oy)(redactor.text(text), LONGEST);
    const json = values.get('json')?.value === true;
    if (isTrial)
        return trialled(await examineSandbox({ hostProcess, workspace, loaded }), { clean, json, color });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const found = await examine({ hostProcess, workspace, loaded, signal });
    const checks = found.map((check) => ({
        ...check,
        what: clean(check.what),
        mend: check.mend === null ? null : clean(check.mend),
    }));
    return {
        lines: json ? [verdictJson(checks)] : verdictLines(checks, color),
        exitCode: exitCodeOf(checks),
    };
}
/** Returns the problems of the settings, or the results of the trial. */
function trialled(found, { clean, json, color, }) {
    if (typeof found === 'string') {
        const problems = found
            .split('\n')
            .filter((line) => line !== '')
            .map(clean);
        const { config_error: exitCode } = outcome/* EXIT_CODES */.a;
        return {
            lines: json ? [JSON.stringify({ ok: false, exit_code: exitCode, problems })] : problems,
            exitCode,
        };
    }
    const { view, boundaries } = found;
    const report = {
        view: {
            ...view,
            reason: clean(view.reason),
            workspace: clean(view.workspace),
            home: clean(view.home),
            path: clean(view.path),
            network: clean(view.network),
            limits: clean(view.limits),
            mounts: view.mounts.map(({ access, path }) => ({ access, path: clean(path) })),
        },
        boundaries: boundaries.map((each) => ({ ...each, tries: clean(each.tries), why: clean(each.why) })),
    };
    const exitCode = reportExitCode(report);
    return { lines: json ? [reportJson(report)] : reportLines(report, color), exitCode };
}


/***/ })

};
