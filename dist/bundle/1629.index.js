export const id = 1629;
export const ids = [1629];
export const modules = {

/***/ 16475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ NOT_READ_PREFIX),
/* harmony export */   z: () => (/* binding */ replaceDeepArguments)
/* harmony export */ });
/* harmony import */ var _core_text_bounded_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91988);

/** The beginning of replaced arguments. */
const NOT_READ_PREFIX = 'not read: it ';
const LF = 10;
const CR = 13;
/** Keys that make the provider packages refuse the whole event. */
const REFUSED_KEY = /"(?:__proto__|constructor|\\u[0-9a-fA-F]{4})/;
/**
 * Replaces arguments that are nested too deep. Gemini sends arguments as a value in its event, and the provider package
 * drops such an event. With a text instead, the call arrives and the tool refuses it.
 */
function replaceDeepArguments() {
    let parts = [];
    const line = () => {
        const [only] = parts;
        const bytes = parts.length === 1 && only !== undefined ? only : new Uint8Array(Buffer.concat(parts));
        parts = [];
        return withReadableArguments(bytes);
    };
    return new TransformStream({
        transform(chunk, controller) {
            let start = 0;
            for (let at = 0; at < chunk.length; at++) {
                if (chunk[at] !== LF && chunk[at] !== CR)
                    continue;
                parts.push(chunk.subarray(start, at));
                controller.enqueue(line());
                controller.enqueue(chunk.subarray(at, at + 1));
                start = at + 1;
            }
            if (start < chunk.length)
                parts.push(chunk.subarray(start));
        },
        flush(controller) {
            if (parts.length > 0)
                controller.enqueue(line());
        },
    });
}
/** Returns the bytes unchanged, unless the line is an event whose arguments exceed the limits. */
function withReadableArguments(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    const data = /^data: ?(?=\{)/.exec(text);
    if (data === null)
        return bytes;
    const json = text.slice(data[0].length);
    const excess = (0,_core_text_bounded_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcess */ .Ev)(json);
    if (excess === null && !REFUSED_KEY.test(json))
        return bytes;
    const why = excess ?? 'has a name that no argument may have';
    try {
        return new Uint8Array(Buffer.from(`data: ${JSON.stringify(withTextFor(JSON.parse(json), why))}`));
    }
    catch {
        // Invalid JSON, or too deep in another place: the provider package reports the problem.
        return bytes;
    }
}
function withTextFor(event, why) {
    const each = (value, change) => Array.isArray(value) ? value.map((entry) => (isObject(entry) ? change(entry) : entry)) : value;
    const part = (entry) => isObject(entry.functionCall)
        ? { ...entry, functionCall: { ...entry.functionCall, args: `${NOT_READ_PREFIX}${why}` } }
        : entry;
    const candidate = (entry) => isObject(entry.content)
        ? { ...entry, content: { ...entry.content, parts: each(entry.content.parts, part) } }
        : entry;
    return { ...event, candidates: each(event.candidates, candidate) };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 31578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ callId),
/* harmony export */   Ky: () => (/* binding */ toolCalls),
/* harmony export */   a1: () => (/* binding */ unreadArguments)
/* harmony export */ });
/* unused harmony export unusedId */
/* harmony import */ var _core_text_bounded_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91988);
/* harmony import */ var _deep_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16475);


/**
 * Returns the calls of one answer, in order. Calls with unreliable arguments have `{}` instead and the reason, with the
 * remedy, in `malformed`; they are never run. `usedIds` are the ids of the history, and `turn` is its number of
 * answers. Missing or duplicate ids are derived from these, so that the same session has the same ids.
 */
function toolCalls(wire, finish, lastIsCall, turn, usedIds) {
    const taken = new Set(usedIds);
    return wire.map((call, index) => {
        const id = call.id !== '' && !taken.has(call.id) ? call.id : unusedId(turn, index, taken);
        taken.add(id);
        const isLast = lastIsCall && index === wire.length - 1;
        return toolCall(call, id, isLast ? finish : 'tool_calls');
    });
}
/** Returns an id that no call in the history has. */
function unusedId(turn, index, taken) {
    for (let n = index;; n++) {
        const id = callId(turn, n);
        if (!taken.has(id))
            return id;
    }
}
/** Returns an id of nine letters and digits, the strictest rule of any provider (Mistral's). */
function callId(turn, index) {
    return `call${turn.toString(36).padStart(3, '0')}${index.toString(36).padStart(2, '0')}`;
}
const CALL_AGAIN = 'call it again with complete JSON';
function toolCall(call, id, finish) {
    const { name } = call;
    const cutOff = truncationReason(call, finish);
    if (cutOff !== null)
        return { id, name, arguments: {}, malformed: cutOff };
    if (call.input.trim() === '')
        return { id, name, arguments: {} };
    try {
        // Replaced before the provider package received them.
        if (call.input.startsWith(_deep_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_READ_PREFIX */ .a))
            throw new SyntaxError(`it ${call.input.slice(_deep_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_READ_PREFIX */ .a.length)}`);
        return { id, name, arguments: (0,_core_text_bounded_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBounded */ .nh)(call.input) };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : 'not JSON';
        return { id, name, arguments: {}, malformed: unreadArguments(reason) };
    }
}
function unreadArguments(reason) {
    return `its arguments are not valid JSON: ${reason}; ${CALL_AGAIN}`;
}
/**
 * Returns why a call is incomplete. Truncated arguments may still parse (`{}` for an empty start, JSON closed by a
 * client) but differ from the intended ones.
 */
function truncationReason(call, finish) {
    if (finish === 'length') {
        return 'the reply reached its length limit inside this call; make smaller calls, such as several small edits';
    }
    if (finish === 'content_filter')
        return "the provider's content filter ended the reply inside this call; leave out or reword the text that it may have blocked";
    return call.complete ? null : `the reply ended inside this call; ${CALL_AGAIN}`;
}


/***/ }),

/***/ 58709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ usageOf),
/* harmony export */   v: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _core_model_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48496);

function counted(value) {
    return value !== undefined && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
/**
 * Returns the provider's count, or an estimate for the missing side. `input` is everything that was read: the provider
 * packages add Anthropic's cache reads and writes, which its raw `input_tokens` omits. A prompt is never empty, so an
 * input of 0 means that the server does not count.
 */
function usageOf(reported, requestBytes, replyBytes) {
    const input = counted(reported?.inputTokens.total);
    const output = counted(reported?.outputTokens.total);
    const inputMissing = input === 0;
    const outputMissing = output === 0 && replyBytes > 0;
    return {
        input: inputMissing ? (0,_core_model_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateTokens */ .b)(requestBytes) : input,
        cacheRead: Math.min(counted(reported?.inputTokens.cacheRead), input),
        cacheWrite: Math.min(counted(reported?.inputTokens.cacheWrite), input),
        output: outputMissing ? (0,_core_model_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateTokens */ .b)(replyBytes) : output,
        estimated: inputMissing || outputMissing,
    };
}
/** Adds the usage of two calls. The context is that of the later call, `b`. */
function addUsage(a, b) {
    return {
        input: a.input + b.input,
        cacheRead: a.cacheRead + b.cacheRead,
        cacheWrite: a.cacheWrite + b.cacheWrite,
        output: a.output + b.output,
        estimated: a.estimated || b.estimated,
        context: b.context ?? b.input + b.output,
    };
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


/***/ })

};
