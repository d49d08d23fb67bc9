export const id = 3467;
export const ids = [3467];
export const modules = {

/***/ 25968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ NOT_READ),
/* harmony export */   Y: () => (/* binding */ holdArguments)
/* harmony export */ });
/* harmony import */ var _core_bounded_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25486);

/** What arguments begin with that were replaced. */
const NOT_READ = 'not read: it ';
const LF = 10;
const CR = 13;
/** Keys for which the provider packages refuse the whole event. */
const REFUSED_KEY = /"(?:__proto__|constructor|\\u[0-9a-fA-F]{4})/;
/**
 * Gemini sends the arguments of a call as a value in its event, and the provider package drops an event that is nested too
 * deep for it. Such arguments are replaced by a text that says so: then the call arrives, and the tool refuses it.
 */
function holdArguments() {
    let parts = [];
    const line = () => {
        const [only] = parts;
        const bytes = parts.length === 1 && only !== undefined ? only : new Uint8Array(Buffer.concat(parts));
        parts = [];
        return heldLine(bytes);
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
/** The bytes as they are, unless the line is an event with arguments that are out of bounds. */
function heldLine(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    const data = /^data: ?(?=\{)/.exec(text);
    if (data === null)
        return bytes;
    const json = text.slice(data[0].length);
    const excess = (0,_core_bounded_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonExcess */ .Ev)(json);
    if (excess === null && !REFUSED_KEY.test(json))
        return bytes;
    const why = excess ?? 'has a name that no argument may have';
    try {
        return new Uint8Array(Buffer.from(`data: ${JSON.stringify(withTextFor(JSON.parse(json), why))}`));
    }
    catch {
        // No JSON, or too deep in another place: the provider package says what is wrong with it.
        return bytes;
    }
}
function withTextFor(event, why) {
    const each = (value, change) => Array.isArray(value) ? value.map((entry) => (isObject(entry) ? change(entry) : entry)) : value;
    const part = (entry) => isObject(entry.functionCall)
        ? { ...entry, functionCall: { ...entry.functionCall, args: `${NOT_READ}${why}` } }
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

/***/ 43467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openReplay: () => (/* binding */ openReplay)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(73836);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/tokens.js
var tokens = __webpack_require__(51554);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/core/bounded-json.js
var bounded_json = __webpack_require__(25486);
// EXTERNAL MODULE: ./build/adapters/models/tool-calls.js
var tool_calls = __webpack_require__(71792);
// EXTERNAL MODULE: ./build/adapters/models/usage.js
var models_usage = __webpack_require__(78263);
;// CONCATENATED MODULE: ./build/adapters/models/session-file.js





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
    'bad_request',
    'aborted',
];
const session_file_tokens = schemas/* number */.aig().int().min(0);
const usage = schemas/* object */.Ikc({
    input: session_file_tokens,
    output: session_file_tokens,
    cacheRead: session_file_tokens.default(0),
    cacheWrite: session_file_tokens.default(0),
    estimated: schemas/* boolean */.zMY().default(false),
    context: session_file_tokens.optional(),
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
/** A script written by hand. Unknown keys are errors: a mistyped one would silently change the session. */
const script = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    model: schemas/* string */.YjP().min(1).default('replay'),
    turns: schemas/* array */.YOg(turn).max(MAX_TURNS),
});
const recorded = schemas/* object */.Ikc({ text: schemas/* string */.YjP(), calls: schemas/* array */.YOg(call), finish: schemas/* enum */.k5n(FINISHES), usage });
/** A summary is not asked for again: what it used is part of what the next turn used. */
const summary = schemas/* object */.Ikc({ usage });
/**
 * Reads a session: a script `{"version":1,"model":…,"turns":[…]}`, or the events.jsonl of an earlier run, of
 * which the model's answers are taken in order. Throws StopRun(config) with the place of the first mistake.
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
            aside = withAside(aside, summary.safeParse(event).data?.usage);
        if (event.type !== 'model_replied')
            continue;
        const result = recorded.safeParse(event);
        if (!result.success)
            throw invalid(`${file}, line ${index + 1}`, result.error);
        const { usage, ...said } = result.data;
        const used = aside === null ? usage : (0,models_usage/* addUsage */.v)(aside, usage);
        turns.push(scriptedTurn({ ...said, usage: used, error: undefined }, turns.length));
        aside = null;
    }
    if (turns.length === 0)
        throw notASession(file, 1);
    return { model, turns: turns.slice(0, MAX_TURNS) };
}
function withAside(before, more) {
    if (more === undefined)
        return before;
    return before === null ? more : (0,models_usage/* addUsage */.v)(before, more);
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
/** The event in a line of events.jsonl. */
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
        reason: `the replay file ${where} is wrong${at}: ${issue?.message ?? 'not a session'}`,
    });
}
function notASession(file, line) {
    return new outcome/* StopRun */.U({
        kind: 'config',
        reason: `the replay file ${file} is no session (line ${line}): expected {"version":1,"turns":[…]} or the events.jsonl of a run`,
    });
}

;// CONCATENATED MODULE: ./build/adapters/models/replay.js
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






/** A session of hundreds of turns with whole files in them stays far below. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Plays a session from a file, one turn a call, without a network. Throws StopRun(config) for a bad file. */
async function openReplay(file) {
    const session = parseSession(await readSession(file), file);
    let next = 0;
    return {
        provider: 'replay',
        model: session.model,
        respond: async (request) => {
            if (request.signal.aborted)
                throw new model/* ModelError */.m('aborted', 'the run was stopped while the model was asked');
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
    return `the replay file ${file} holds ${session.turns.length} turns and the run asked for one more: end the session with a call of task_completion`;
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
            reason: `cannot read the replay file ${file} (${code}): for provider replay, the model is the path of a session file`,
        });
    }
    throw new outcome/* StopRun */.U({
        kind: 'config',
        reason: `the replay file ${file} is larger than 64 MB: record a shorter session`,
    });
}


/***/ }),

/***/ 71792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ callId),
/* harmony export */   Ky: () => (/* binding */ toolCalls),
/* harmony export */   a1: () => (/* binding */ unreadArguments)
/* harmony export */ });
/* unused harmony export freeId */
/* harmony import */ var _core_bounded_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25486);
/* harmony import */ var _held_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25968);


/**
 * The calls of one answer, in order. Those whose arguments cannot be trusted say so in `malformed` and have
 * `{}` for arguments: they are never run, and what to do instead is said with the reason. `usedIds` are the ids of the history, `turn` the number of answers in
 * it: an id that is missing or taken is made from them, so that the same session has the same ids.
 */
function toolCalls(wire, finish, lastIsCall, turn, usedIds) {
    const taken = new Set(usedIds);
    return wire.map((call, index) => {
        const id = call.id !== '' && !taken.has(call.id) ? call.id : freeId(turn, index, taken);
        taken.add(id);
        const isLast = lastIsCall && index === wire.length - 1;
        return toolCall(call, id, isLast ? finish : 'tool_calls');
    });
}
/** The ids of all calls in a history. */
function freeId(turn, index, taken) {
    for (let n = index;; n++) {
        const id = callId(turn, n);
        if (!taken.has(id))
            return id;
    }
}
/** Nine letters and digits: the strictest rule in use for ids (Mistral's). */
function callId(turn, index) {
    return `call${turn.toString(36).padStart(3, '0')}${index.toString(36).padStart(2, '0')}`;
}
const AGAIN = 'call it again with complete JSON';
function toolCall(call, id, finish) {
    const { name } = call;
    const cutOff = cutReason(call, finish);
    if (cutOff !== null)
        return { id, name, arguments: {}, malformed: cutOff };
    if (call.input.trim() === '')
        return { id, name, arguments: {} };
    try {
        // Held back before the provider package saw them.
        if (call.input.startsWith(_held_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_READ */ .V))
            throw new SyntaxError(`it ${call.input.slice(_held_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_READ */ .V.length)}`);
        return { id, name, arguments: (0,_core_bounded_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBounded */ .nh)(call.input) };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : 'not JSON';
        return { id, name, arguments: {}, malformed: unreadArguments(reason) };
    }
}
function unreadArguments(reason) {
    return `its arguments are not valid JSON: ${reason}; ${AGAIN}`;
}
/** What was cut may still parse (`{}` of an empty start, JSON closed by a client): it is not what was meant. */
function cutReason(call, finish) {
    if (finish === 'length') {
        return 'the answer reached its length limit inside this call; make smaller calls, such as several small edits';
    }
    if (finish === 'content_filter')
        return "the provider's content filter ended the answer inside this call; leave out what it may have met, or say it in other words";
    return call.complete ? null : `the answer ended inside this call; ${AGAIN}`;
}


/***/ })

};
