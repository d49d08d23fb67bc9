export const id = 7986;
export const ids = [7986,1689];
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

/***/ 52119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ appendJobSummary),
/* harmony export */   m4: () => (/* binding */ summaryRoom),
/* harmony export */   n0: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** The runner drops a step's whole summary above this size. Source: docs/internals/github-actions.md. */
const SUMMARY_LIMIT = 1024 * 1024;
/** Sets the action's outputs with the runner's library, whose random delimiters keep values from ending early. */
async function setOutputs(outputs) {
    // Without the file, the library would print the outputs, which nobody reads outside the runner.
    if (process.env.GITHUB_OUTPUT === undefined || process.env.GITHUB_OUTPUT === '')
        return;
    // Imported late, because it takes 46 ms and only the end of a run needs it.
    const { setOutput } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 91659));
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value);
}
const LEAST_ROOM = 1024;
/** Returns the bytes that this step may still add to the job summary; null if there is no summary. */
function summaryRoom() {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (file === undefined || file === '' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return null;
    return Math.max(0, SUMMARY_LIMIT - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size - 1);
}
/**
 * Appends to the job summary. `cut` shortens Markdown to a number of bytes (core/markdown-text). Earlier text of this
 * step counts too. Returns false if there is no summary or no space.
 */
async function appendJobSummary(markdown, cut) {
    const left = summaryRoom();
    if (left === null || left < LEAST_ROOM)
        return false;
    const { summary } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 91659));
    await summary.addRaw(cut(markdown, left), true).write();
    return true;
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

/***/ 46374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l2: () => (/* binding */ eventDecision),
  pH: () => (/* binding */ mainBranchIn),
  Ud: () => (/* binding */ pullRequestIn)
});

// EXTERNAL MODULE: ./build/core/text/bounded-json.js
var bounded_json = __webpack_require__(91988);
// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/sources/file.js
var file = __webpack_require__(77891);
// EXTERNAL MODULE: ./build/trigger/decision.js
var decision = __webpack_require__(40357);
// EXTERNAL MODULE: ./build/settings/schema/schema.js + 6 modules
var schema = __webpack_require__(96621);
;// CONCATENATED MODULE: ./build/trigger/command.js
/**
 * Returns the text after the trigger phrase; null if the body is not a command. A command must begin the comment with
 * the exact phrase, followed by a space, a tab, a line end or nothing. Quotes, code, mentions in a sentence, look-alike
 * letters and longer words therefore do not match.
 */
function commandIn(body, phrase) {
    if (phrase === '' || !body.startsWith(phrase))
        return null;
    const rest = body.slice(phrase.length);
    return rest === '' || /^[ \t\r\n]/.test(rest) ? rest : null;
}
/** Returns the command if the text is exactly one of these words: `help me fix it` is a task. */
function wholeCommand(text) {
    const word = text.trim().toLowerCase();
    return word === 'help' || word === 'stop' ? word : null;
}
/** A value in quotes or backticks may contain spaces; the marks are not part of it. */
const VALUE = /"([^"]*)"|'([^']*)'|`([^`]*)`|(\S*)/y;
const CODE_SPAN = /`[^`]*`/y;
/** Ends before a code span, which may contain spaces. */
const WORD = /\S[^\s`]*/y;
/** Must be a separate word, so that a code span cannot turn part of a word into it. */
const NO_MORE_FLAGS = /--(?=\s|$)/y;
const FLAG = /--([A-Za-z][^\s=]*)(=?)/y;
const OTHER_DASHES = /^(?:[\u2010-\u2015\u2212\ufe58\ufe63\uff0d-]+)([a-z][a-z-]*)/;
/**
 * Removes the flags from a command's first line, wherever they are, because a limit after the task counts too. Text in
 * backticks, after a lone `--`, or on a later line is never a flag. `takesValue` returns true for flags whose value may
 * be the next word.
 */
function commandWords(text, takesValue) {
    const lineEnd = /\r?\n/.exec(text);
    const line = lineEnd === null ? text : text.slice(0, lineEnd.index);
    const flags = [];
    const almost = [];
    let kept = '';
    let at = 0;
    while (at < line.length) {
        const rest = sticky(CODE_SPAN, line, at) ?? sticky(/\s+/y, line, at);
        if (rest !== null) {
            kept += rest[0];
            at += rest[0].length;
            continue;
        }
        const end = sticky(NO_MORE_FLAGS, line, at);
        if (end !== null) {
            kept += line.slice(at + end[0].length);
            break;
        }
        const flag = sticky(FLAG, line, at);
        if (flag === null) {
            const word = sticky(WORD, line, at)?.[0] ?? '';
            if (OTHER_DASHES.test(word))
                almost.push(word);
            kept += word;
            at += word.length;
            continue;
        }
        const read = flagAt(line, at, flag, takesValue);
        flags.push(read.flag);
        at = read.end;
    }
    return { flags, almost, task: `${kept}${text.slice(line.length)}`.trim() };
}
function flagAt(line, at, flag, takesValue) {
    const name = flag[1] ?? '';
    const after = at + flag[0].length;
    if (flag[2] === '=')
        return { flag: { name, value: valueText(line, after) }, end: valueEnd(line, after) };
    const gap = sticky(/[ \t]+(?!--)(?=\S)/y, line, after)?.[0].length ?? 0;
    if (gap === 0 || !takesValue(name))
        return { flag: { name, value: null }, end: after };
    return { flag: { name, value: valueText(line, after + gap) }, end: valueEnd(line, after + gap) };
}
function valueText(line, at) {
    const match = sticky(VALUE, line, at);
    return match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4] ?? '';
}
function valueEnd(line, at) {
    return at + (sticky(VALUE, line, at)?.[0].length ?? 0);
}
function sticky(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}

// EXTERNAL MODULE: ./build/trigger/flags.js
var trigger_flags = __webpack_require__(94860);
// EXTERNAL MODULE: ./build/trigger/payload.js
var trigger_payload = __webpack_require__(39293);
// EXTERNAL MODULE: ./build/trigger/people.js
var trigger_people = __webpack_require__(35932);
// EXTERNAL MODULE: ./build/trigger/untrusted/clean.js + 6 modules
var clean = __webpack_require__(20275);
// EXTERNAL MODULE: ./build/trigger/events/pull-request.js
var pull_request = __webpack_require__(33954);
;// CONCATENATED MODULE: ./build/trigger/events/comment.js









/**
 * Reads a comment on a pull request or on a line of its diff. The command is taken from the payload, because the
 * comment may have been edited before it could be fetched.
 */
function commentDecision(input) {
    const { payload, phrase } = input;
    const rest = commandIn((0,trigger_payload/* textAt */.$6)(payload, 'comment.body') ?? '', phrase);
    if (rest === null) {
        return (0,decision/* skip */.iv)('AUTH-02', `the comment does not begin with ${(0,problem/* show */.WU)(phrase)}: it is no command`);
    }
    const people = (0,trigger_people/* peopleOf */.x)(input, ['comment.user', 'sender']);
    if ('kind' in people)
        return people;
    const { text, what } = (0,clean/* cleanTask */.Bv)(rest);
    const order = wholeCommand(text);
    if (order !== null)
        return orderDecision(input, people, order);
    const place = input.name === 'issue_comment' ? placeOfIssueComment(payload) : placeOfReviewComment(input);
    if ('kind' in place)
        return place;
    const comment = commentIn(input);
    if (comment === null)
        return NO_COMMENT;
    const { pullRequest, head, untrusted } = place;
    const asked = {
        ...(0,decision/* emptyAsk */.$M)(input),
        people,
        comment,
        pullRequest,
        head,
        configurationFrom: 'base',
    };
    const words = commandWords(text, trigger_flags/* takesValue */.ac);
    const flags = (0,trigger_flags/* commentFlags */.TT)(words);
    if ('kind' in flags)
        return { ...flags, asked };
    if (words.task.length > schema/* LONGEST_TASK */.Rn) {
        const reason = `the comment's task has ${words.task.length} characters: at most ${schema/* LONGEST_TASK */.Rn} are taken`;
        return { ...(0,decision/* skip */.iv)('CFG-01', reason), asked };
    }
    if (words.task === '')
        return { ...asked, flags, untrusted, cleaned: what };
    return { ...asked, task: words.task, instructions: input.task, flags, untrusted, cleaned: what };
}
const NO_COMMENT = (0,decision/* skip */.iv)('AUTH-02', 'the event holds no comment with an id: there is nobody to answer');
/** Decides on `help` and `stop`. They start no run, so they work on issues and on pull requests in any state. */
function orderDecision(input, people, kind) {
    const { payload, name: source, repository } = input;
    const isConversation = source === 'issue_comment';
    const number = (0,trigger_payload/* numberAt */.tk)(payload, isConversation ? 'issue.number' : 'pull_request.number');
    const comment = commentIn(input);
    if (comment === null || number === null)
        return NO_COMMENT;
    const isPull = !isConversation || (0,trigger_payload/* isRecordAt */.ZS)(payload, 'issue.pull_request');
    const place = isPull ? { pullRequest: number, issue: null } : { pullRequest: null, issue: number };
    return { kind, source, repository, people, comment, ...place };
}
/** Handles `issue_comment`, which is sent for issues and pull requests. Only payloads of pull requests are marked. */
function placeOfIssueComment(payload) {
    const number = (0,trigger_payload/* numberAt */.tk)(payload, 'issue.number');
    if (number === null)
        return (0,decision/* skip */.iv)('AUTH-02', 'the event holds no issue with a number: there is nothing to work on');
    if (!(0,trigger_payload/* isRecordAt */.ZS)(payload, 'issue.pull_request')) {
        return (0,decision/* skip */.iv)('AUTH-02', `#${number} is an issue, and comments start runs on pull requests only: label or assign the issue instead`);
    }
    const closed = (0,pull_request/* closedReason */.bp)(payload, 'issue', number);
    if (closed !== null)
        return (0,decision/* skip */.iv)('AUTH-02', closed);
    return {
        pullRequest: number,
        head: null,
        untrusted: [
            ...(0,trigger_payload/* untrustedAt */.uK)(payload, 'issue.title', 'pull request title'),
            ...(0,trigger_payload/* untrustedAt */.uK)(payload, 'issue.body', 'pull request body'),
            ...(0,trigger_payload/* untrustedNamesAt */.GJ)(payload, 'issue.labels', 'labels'),
        ],
    };
}
/** Handles a comment on a line, whose payload also names the line. */
function placeOfReviewComment(input) {
    const facts = (0,pull_request/* pullRequestIn */.Ud)(input);
    if ('kind' in facts)
        return facts;
    return {
        pullRequest: facts.number,
        head: facts.head,
        untrusted: [
            ...facts.untrusted,
            ...placeAt(input.payload),
            ...(0,trigger_payload/* untrustedAt */.uK)(input.payload, 'comment.diff_hunk', 'part of the diff that the comment is about'),
        ],
    };
}
/** Returns the line on the head's side, if the payload names one. */
function placeAt(payload) {
    const [path] = (0,trigger_payload/* untrustedAt */.uK)(payload, 'comment.path', 'file and line that the comment is about');
    if (path === undefined)
        return [];
    const line = (0,trigger_payload/* numberAt */.tk)(payload, 'comment.line') ?? (0,trigger_payload/* numberAt */.tk)(payload, 'comment.original_line');
    return [line === null ? path : { ...path, text: `${path.text}, line ${line}` }];
}
function commentIn({ name, payload }) {
    const id = (0,trigger_payload/* numberAt */.tk)(payload, 'comment.id');
    const kind = name === 'issue_comment' ? 'issue' : 'review';
    return id === null ? null : { id, createdAt: (0,trigger_payload/* textAt */.$6)(payload, 'comment.created_at'), kind };
}

;// CONCATENATED MODULE: ./build/trigger/events/issue.js





/**
 * Decides on an issue that was labeled or assigned to us. Other labels and assignees are common, so the workflow must
 * name the ones that count. That is the trigger phrase without its sign (`forge` for `/forge`), or a separate word in
 * the workflow's `task` ("Fix issues labeled good-first-fix").
 */
function issueDecision(input) {
    const { payload } = input;
    const number = (0,trigger_payload/* numberAt */.tk)(payload, 'issue.number');
    if (number === null)
        return (0,decision/* skip */.iv)('AUTH-02', 'the event holds no issue with a number: there is nothing to work on');
    const isLabel = (0,trigger_payload/* textAt */.$6)(payload, 'action') === 'labeled';
    const sign = (0,trigger_payload/* textAt */.$6)(payload, isLabel ? 'label.name' : 'assignee.login');
    const what = isLabel ? 'label' : 'assignee';
    if (sign === null)
        return (0,decision/* skip */.iv)('AUTH-02', `the event does not name the ${what} that issue #${number} was given`);
    if (!isNamed(sign, input)) {
        return (0,decision/* skip */.iv)('AUTH-02', `the ${what} ${(0,problem/* show */.WU)(sign)} of issue #${number} is not for us: use ${(0,problem/* show */.WU)(bareWord(input.phrase))}, or name the ${what} in the workflow's task`);
    }
    if ((0,trigger_payload/* isRecordAt */.ZS)(payload, 'issue.pull_request')) {
        return (0,decision/* skip */.iv)('AUTH-02', `#${number} is a pull request: comment on it instead`);
    }
    const closed = (0,pull_request/* closedReason */.bp)(payload, 'issue', number);
    if (closed !== null)
        return (0,decision/* skip */.iv)('AUTH-02', closed);
    const people = (0,trigger_people/* peopleOf */.x)(input, ['sender']);
    if ('kind' in people)
        return people;
    return {
        ...(0,decision/* emptyAsk */.$M)(input),
        people,
        issue: number,
        task: input.task === ''
            ? `Resolve the issue\n\nIt is #${number} of this repository; its title and text are below.`
            : input.task,
        untrusted: [
            ...(0,trigger_payload/* untrustedAt */.uK)(payload, 'issue.title', `title of issue #${number}`),
            ...(0,trigger_payload/* untrustedAt */.uK)(payload, 'issue.body', `body of issue #${number}`),
            ...(0,trigger_payload/* untrustedNamesAt */.GJ)(payload, 'issue.labels', 'labels'),
        ],
    };
}
/** Returns the label for a phrase: `forge` for `/forge`. */
function bareWord(phrase) {
    return phrase.replace(/^[^\p{L}\p{N}]+/u, '');
}
/** Compares without case, because GitHub's names ignore it. A name inside a longer word does not count. */
function isNamed(sign, { phrase, task }) {
    const name = sign.trim().toLowerCase();
    if (name === '')
        return false;
    if (name === bareWord(phrase).toLowerCase())
        return true;
    const text = task.toLowerCase();
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        if (isEdge(text[at - 1]) && isEdge(text[at + name.length]))
            return true;
    }
    return false;
}
/** Returns true for characters that cannot be part of a name. */
function isEdge(character) {
    return character === undefined || !/[\p{L}\p{N}_-]/u.test(character);
}

// EXTERNAL MODULE: ./build/trigger/own-commit.js
var own_commit = __webpack_require__(55357);
;// CONCATENATED MODULE: ./build/trigger/events/push.js



/** Decides on a push, whose author always has write access. Only deleted branches and our own commits are skipped. */
function pushDecision(input) {
    const { payload } = input;
    if ((0,trigger_payload/* isSetAt */.U_)(payload, 'deleted'))
        return (0,decision/* skip */.iv)('AUTH-02', 'the branch or tag was deleted: there is nothing to work on');
    if ((0,own_commit/* isOwnCommit */.u)((0,trigger_payload/* textAt */.$6)(payload, 'head_commit.message')))
        return (0,decision/* skip */.iv)('AUTH-05', own_commit/* OWN_COMMIT_REASON */.Q);
    return (0,decision/* emptyAsk */.$M)(input);
}

// EXTERNAL MODULE: ./build/trigger/repositories.js
var repositories = __webpack_require__(58355);
;// CONCATENATED MODULE: ./build/trigger/rules.js
const TRUSTED = { actions: null, permission: 'github', configurationFrom: 'checkout' };
/** Every event that may start a run. */
const EVENT_RULES = {
    workflow_dispatch: { ...TRUSTED, does: "the workflow's task, on what is checked out" },
    schedule: { ...TRUSTED, does: "the workflow's task, on what is checked out" },
    push: { ...TRUSTED, does: "the workflow's task, on what was pushed; not for our own commits" },
    repository_dispatch: { ...TRUSTED, does: "the workflow's task, on what is checked out" },
    pull_request: {
        actions: [
            'opened',
            'reopened',
            'synchronize',
            'ready_for_review',
            'labeled',
            'assigned',
            'review_requested',
        ],
        permission: 'asked',
        configurationFrom: 'base',
        does: "the workflow's task, on the pull request's head",
    },
    issue_comment: {
        actions: ['created'],
        permission: 'asked',
        configurationFrom: 'base',
        does: "the comment's command, on the head of its pull request",
    },
    pull_request_review_comment: {
        actions: ['created'],
        permission: 'asked',
        configurationFrom: 'base',
        does: "the comment's command, on the head of its pull request",
    },
    issues: {
        actions: ['labeled', 'assigned'],
        permission: 'asked',
        configurationFrom: 'checkout',
        does: 'the issue, where the label or the assignee is one that the workflow names',
    },
    workflow_run: {
        actions: ['completed'],
        permission: 'asked',
        configurationFrom: 'base',
        does: 'the failure of another workflow, on the commit that it failed on',
    },
};
function isEventName(name) {
    return Object.hasOwn(EVENT_RULES, name);
}
/** Events that start the same run every time, so their payload is not read. */
const TELL_NOTHING = ['workflow_dispatch', 'schedule', 'repository_dispatch'];
/** Returns true if a run needs more than the name of the event. */
function saysWhatHappened(name) {
    return !TELL_NOTHING.includes(name);
}
/** Events that combine untrusted code with the repository's secrets. They are always refused. */
const REFUSED_EVENTS = {
    pull_request_target: 'pull_request_target gives the code of a fork the secrets of this repository, and never starts a run: use pull_request, or a comment on the pull request',
};

;// CONCATENATED MODULE: ./build/trigger/events/workflow-run.js







const DEFAULT_TASK = 'A workflow failed on this commit; what it said is below. Find the cause and mend it in the code, never in the check that found it.';
/** Decides on a workflow that failed on a commit of this repository. The task is to find the cause and fix it. */
function workflowRunDecision(input) {
    const { payload } = input;
    const id = (0,trigger_payload/* numberAt */.tk)(payload, 'workflow_run.id');
    const conclusion = (0,trigger_payload/* textAt */.$6)(payload, 'workflow_run.conclusion');
    if (id === null)
        return (0,decision/* skip */.iv)('AUTH-02', 'the event holds no workflow run with an id: there is nothing to mend');
    if (conclusion !== 'failure') {
        return (0,decision/* skip */.iv)('AUTH-02', `the workflow run ended in ${(0,problem/* show */.WU)(conclusion ?? undefined)}: only a failure is mended`);
    }
    if (isOwnWorkflow(input)) {
        return (0,decision/* skip */.iv)('AUTH-05', `the workflow that failed is this one, ${(0,problem/* show */.WU)((0,trigger_payload/* textAt */.$6)(payload, 'workflow_run.path') ?? undefined)}: no run mends itself`);
    }
    const head = headIn(input);
    if ('kind' in head)
        return head;
    if ((0,own_commit/* isOwnCommit */.u)((0,trigger_payload/* textAt */.$6)(payload, 'workflow_run.head_commit.message')))
        return (0,decision/* skip */.iv)('AUTH-05', own_commit/* OWN_COMMIT_REASON */.Q);
    const people = peopleBehind(input);
    if ('kind' in people)
        return people;
    const name = (0,trigger_payload/* textAt */.$6)(payload, 'workflow_run.name') ?? 'a workflow';
    const pullRequest = pullRequestOf(payload, head);
    return {
        ...(0,decision/* emptyAsk */.$M)(input),
        people,
        pullRequest,
        head,
        failedRun: { id, attempt: (0,trigger_payload/* numberAt */.tk)(payload, 'workflow_run.run_attempt') ?? 1, name },
        task: input.task === '' ? DEFAULT_TASK : input.task,
        untrusted: [
            { label: 'workflow that failed', text: name },
            { label: 'branch name', text: head.ref },
            ...(0,trigger_payload/* untrustedAt */.uK)(payload, 'workflow_run.display_title', 'title of the workflow run'),
            ...(0,trigger_payload/* untrustedAt */.uK)(payload, 'workflow_run.head_commit.message', 'commit message'),
        ],
        configurationFrom: pullRequest === null ? 'checkout' : 'base',
    };
}
/** Returns true for the workflow itself, which would otherwise react to its own failures forever. */
function isOwnWorkflow({ payload, workflowRef = '', repository }) {
    const path = (0,trigger_payload/* textAt */.$6)(payload, 'workflow_run.path')?.split('@')[0] ?? '';
    return path !== '' && workflowRef.toLowerCase().startsWith(`${repository}/${path}@`.toLowerCase());
}
function headIn({ payload, repository }) {
    const from = (0,trigger_payload/* textAt */.$6)(payload, 'workflow_run.head_repository.full_name');
    if (!(0,repositories/* isSameRepository */.v)(from, repository)) {
        return (0,decision/* skip */.iv)('AUTH-03', `the workflow ran on a commit of ${(0,problem/* show */.WU)(from ?? undefined)}, and code of a fork is never worked on`);
    }
    const sha = (0,trigger_payload/* textAt */.$6)(payload, 'workflow_run.head_sha');
    const ref = (0,trigger_payload/* textAt */.$6)(payload, 'workflow_run.head_branch');
    if (sha !== null && ref !== null)
        return { sha, ref };
    return (0,decision/* skip */.iv)('AUTH-02', 'the workflow run names no branch and commit: the branch may be gone, so there is nothing to mend');
}
/**
 * Returns the people to check for the failed workflow. Its event gives the same guarantees there as here. A push or a
 * dispatch requires write access, so only bots are checked. A schedule has nobody to check.
 */
function peopleBehind(input) {
    const cause = (0,trigger_payload/* textAt */.$6)(input.payload, 'workflow_run.event') ?? '';
    if (cause === 'schedule')
        return [];
    const everybody = (0,trigger_people/* peopleOf */.x)(input, ['workflow_run.actor', 'workflow_run.triggering_actor', 'sender']);
    if (!isEventName(cause) || EVENT_RULES[cause].permission === 'asked')
        return everybody;
    return 'kind' in everybody && everybody.code === 'AUTH-05' ? everybody : [];
}
/** Returns the only pull request with this head; null if there is none or more than one. */
function pullRequestOf(payload, head) {
    const list = (0,trigger_payload/* valueAt */.fK)(payload, 'workflow_run.pull_requests');
    const numbers = (Array.isArray(list) ? list : [])
        .filter((entry) => (0,trigger_payload/* textAt */.$6)(entry, 'head.sha') === head.sha)
        .map((entry) => (0,trigger_payload/* numberAt */.tk)(entry, 'number'))
        .filter((number) => number !== null);
    return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

;// CONCATENATED MODULE: ./build/trigger/parse-event.js










const READERS = {
    workflow_dispatch: decision/* emptyAsk */.$M,
    schedule: decision/* emptyAsk */.$M,
    push: pushDecision,
    repository_dispatch: decision/* emptyAsk */.$M,
    pull_request: pull_request/* pullRequestDecision */.DD,
    issue_comment: commentDecision,
    pull_request_review_comment: commentDecision,
    issues: issueDecision,
    workflow_run: workflowRunDecision,
};
/**
 * Converts an event to a request, or to a reason to do nothing. Pure, and never throws for any payload. Nothing is
 * authorized yet: `authorize` checks the permissions.
 */
function parseEvent(input) {
    const { name } = input;
    if (name === '')
        return (0,decision/* emptyAsk */.$M)(input);
    const refused = Object.hasOwn(REFUSED_EVENTS, name) ? REFUSED_EVENTS[name] : undefined;
    if (refused !== undefined)
        return (0,decision/* skip */.iv)('AUTH-03', refused);
    if (!isEventName(name)) {
        return (0,decision/* skip */.iv)('AUTH-02', `the event ${(0,problem/* show */.WU)(name)} does not start a run: use one of ${Object.keys(EVENT_RULES).join(', ')}`);
    }
    return objection(input, EVENT_RULES[name]) ?? READERS[name](input);
}
/** Returns the problem with an event's action or repository, before its payload is read. */
function objection({ name, payload, repository }, rule) {
    if (rule.permission === 'github')
        return null;
    const action = (0,trigger_payload/* textAt */.$6)(payload, 'action');
    if (rule.actions !== null && (action === null || !rule.actions.includes(action))) {
        const code = action === 'edited' ? 'AUTH-04' : 'AUTH-02';
        return (0,decision/* skip */.iv)(code, `${name} with the action ${(0,problem/* show */.WU)(action ?? undefined)} does not start a run: only ${rule.actions.join(', ')} ${rule.actions.length === 1 ? 'does' : 'do'}`);
    }
    const about = (0,trigger_payload/* textAt */.$6)(payload, 'repository.full_name');
    return (0,repositories/* isSameRepository */.v)(about, repository)
        ? null
        : (0,decision/* skip */.iv)('AUTH-02', `the event is about the repository ${(0,problem/* show */.WU)(about ?? undefined)}, this job about ${(0,problem/* show */.WU)(repository)}`);
}

;// CONCATENATED MODULE: ./build/entry/events/github-event.js






/** GitHub's maximum size of an event payload. Source: docs.github.com, "Webhook events and payloads". */
const LARGEST_EVENT = 25 * 1024 ** 2;
/** Reads the runner's event as a request or a reason to do nothing. Does not check any permission. */
function eventDecision(env, inputs) {
    const name = env.GITHUB_EVENT_NAME ?? '';
    const isRead = isEventName(name) && saysWhatHappened(name);
    const event = isRead ? payloadIn(env.GITHUB_EVENT_PATH ?? '', name) : { payload: undefined };
    if ('problem' in event)
        return { kind: 'unread', problem: event.problem };
    return parseEvent({
        ...inputs,
        name,
        payload: event.payload,
        actor: env.GITHUB_ACTOR ?? '',
        triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
        repository: env.GITHUB_REPOSITORY ?? '',
        workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
    });
}
/** Returns the default branch from GitHub's event; null if the event does not name it or cannot be read. */
function mainBranchIn(env) {
    const event = payloadIn(env.GITHUB_EVENT_PATH ?? '', env.GITHUB_EVENT_NAME ?? '');
    return 'problem' in event ? null : (0,trigger_payload/* textAt */.$6)(event.payload, 'repository.default_branch');
}
/** Returns the event's pull request; null if it has none or cannot be read. */
function pullRequestIn(env) {
    const event = payloadIn(env.GITHUB_EVENT_PATH ?? '', env.GITHUB_EVENT_NAME ?? '');
    if ('problem' in event)
        return null;
    const { payload } = event;
    return (0,trigger_payload/* numberAt */.tk)(payload, (0,trigger_payload/* isRecordAt */.ZS)(payload, 'issue.pull_request') ? 'issue.number' : 'pull_request.number');
}
/** Parses the event file, whatever its shape. Never waits on a pipe, and never reads more than LARGEST_EVENT. */
function payloadIn(path, event) {
    const wrong = (why) => ({ problem: { where: 'GITHUB_EVENT_PATH', message: why } });
    if (path === '')
        return wrong(`is not set, but only that file describes the event ${event}: ${REMEDY}`);
    const read = (0,file/* readFromDisk */.m)(path, LARGEST_EVENT);
    if (read.kind === 'missing')
        return wrong(`${(0,problem/* show */.WU)(path)} does not exist: ${REMEDY}`);
    if (read.kind === 'refused')
        return wrong(`${(0,problem/* show */.WU)(path)} cannot be the event: ${read.message}`);
    try {
        return {
            payload: (0,bounded_json/* parseBounded */.nh)(new TextDecoder('utf-8', { fatal: true }).decode(read.bytes), Number.POSITIVE_INFINITY),
        };
    }
    catch {
        return wrong(`${(0,problem/* show */.WU)(path)} is not valid JSON: ${REMEDY}`);
    }
}
const REMEDY = 'do not change this variable in the workflow';


/***/ }),

/***/ 40357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ emptyAsk),
/* harmony export */   iv: () => (/* binding */ skip),
/* harmony export */   u$: () => (/* binding */ bareAsk)
/* harmony export */ });
function skip(code, reason) {
    return { kind: 'skip', code, reason };
}
/** Returns a request that contains only its origin, as a starting point for an event's reader. */
function emptyAsk(input) {
    const { name: source, repository, task } = input;
    return bareAsk({ source, repository, people: [], comment: null, pullRequest: null, issue: null }, task);
}
/** Returns a request that contains only its origin and its task. */
function bareAsk(asked, task) {
    return {
        ...asked,
        kind: 'ask',
        task,
        instructions: '',
        flags: new Map(),
        untrusted: [],
        cleaned: [],
        head: null,
        failedRun: null,
        configurationFrom: 'checkout',
    };
}


/***/ }),

/***/ 60878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ leavesMain),
/* harmony export */   V: () => (/* binding */ eventDefaults)
/* harmony export */ });
/** Returns true if the run starts on the default branch and may not push to it. Its fix then goes to a pull request. */
function leavesMain(ask, pin, mainBranch) {
    return ask.failedRun !== null && pin !== null && pin.baseSha === null && pin.headRef === mainBranch;
}
/** Returns the defaults that the event sets for its run. Settings override them. */
function eventDefaults(ask, pin, mainBranch) {
    return {
        task: ask.task,
        pullRequest: ask.issue !== null || leavesMain(ask, pin, mainBranch),
        branchEnd: ask.issue === null ? '' : `-${ask.issue}`,
    };
}


/***/ }),

/***/ 33954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ pullRequestDecision),
/* harmony export */   Ud: () => (/* binding */ pullRequestIn),
/* harmony export */   bp: () => (/* binding */ closedReason),
/* harmony export */   xy: () => (/* binding */ forkReason)
/* harmony export */ });
/* harmony import */ var _settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2447);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40357);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39293);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35932);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58355);





/** Runs the workflow's task on the head of a pull request from this repository. */
function pullRequestDecision(input) {
    const facts = pullRequestIn(input);
    if ('kind' in facts)
        return facts;
    const people = (0,_people_js__WEBPACK_IMPORTED_MODULE_1__/* .peopleOf */ .x)(input, ['sender']);
    if ('kind' in people)
        return people;
    const ask = { ...(0,_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyAsk */ .$M)(input), people, configurationFrom: 'base' };
    return { ...ask, pullRequest: facts.number, head: facts.head, untrusted: facts.untrusted };
}
/** Returns the payload's `pull_request` if it is open and comes from this repository. */
function pullRequestIn({ payload, repository }) {
    const number = (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .numberAt */ .tk)(payload, 'pull_request.number');
    const sha = (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request.head.sha');
    const ref = (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request.head.ref');
    if (number === null || sha === null || ref === null) {
        return (0,_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .skip */ .iv)('AUTH-02', 'the event holds no pull request with a number and a head: there is nothing to work on');
    }
    const closed = closedReason(payload, 'pull_request', number);
    if (closed !== null)
        return (0,_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .skip */ .iv)('AUTH-02', closed);
    const from = (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request.head.repo.full_name');
    if (!(0,_repositories_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameRepository */ .v)(from, repository))
        return (0,_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .skip */ .iv)('AUTH-03', forkReason(number, from));
    return {
        number,
        head: { sha, ref },
        untrusted: [
            ...(0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .untrustedAt */ .uK)(payload, 'pull_request.title', 'pull request title'),
            ...(0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .untrustedAt */ .uK)(payload, 'pull_request.body', 'pull request body'),
            { label: 'branch name', text: ref },
            ...(0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .untrustedNamesAt */ .GJ)(payload, 'pull_request.labels', 'labels'),
        ],
    };
}
/**
 * Returns the reason why a closed pull request or issue is skipped; null if it is open. Values missing in the payload
 * are requested from GitHub before anything starts.
 */
function closedReason(payload, path, number) {
    const state = (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, `${path}.state`);
    const isMerged = (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .isSetAt */ .U_)(payload, `${path}.merged`) ||
        (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .isSetAt */ .U_)(payload, `${path}.merged_at`) ||
        (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .isSetAt */ .U_)(payload, `${path}.pull_request.merged_at`);
    if (isMerged)
        return `#${number} is merged: open a new pull request`;
    if (state !== 'open' && (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .isSetAt */ .U_)(payload, `${path}.state`))
        return `#${number} is ${(0,_settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(state)}: reopen it first`;
    return (0,_payload_js__WEBPACK_IMPORTED_MODULE_3__/* .isSetAt */ .U_)(payload, `${path}.locked`)
        ? `the conversation of #${number} is locked: unlock it first`
        : null;
}
function forkReason(number, from) {
    return from === null
        ? `the repository that #${number} came from is gone: push its branch to this repository`
        : `#${number} comes from the fork ${(0,_settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(from)}, and code of a fork is never worked on: push its branch to this repository`;
}


/***/ }),

/***/ 94860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TT: () => (/* binding */ commentFlags),
/* harmony export */   ac: () => (/* binding */ takesValue),
/* harmony export */   wu: () => (/* binding */ COMMENT_FLAGS)
/* harmony export */ });
/* harmony import */ var _settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2447);
/* harmony import */ var _settings_options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25616);
/* harmony import */ var _settings_sources_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28974);
/* harmony import */ var _settings_sources_overlay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68013);
/* harmony import */ var _settings_values_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93313);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40357);






/**
 * The command-line flags that a comment may use: those that can only tighten. Source: issue "Triggers",
 * docs/configuration.md.
 */
const COMMENT_FLAGS = [
    'max-files',
    'max-lines-changed',
    'max-tokens',
    'max-cost-usd',
    'max-turns',
    'timeout',
    'read-only',
    'deny',
    'strict',
];
const KNOWN = COMMENT_FLAGS.map((name) => `--${name}`);
const SWITCHES = new Set(_settings_options_options_js__WEBPACK_IMPORTED_MODULE_1__/* .OPTIONS */ .l.filter(({ kind }) => kind === 'switch').map(({ flag }) => flag));
function isKnown(name) {
    return COMMENT_FLAGS.some((known) => known === name);
}
/** Returns true if the word after this flag is its value. An unknown flag takes no value and is refused. */
function takesValue(name) {
    return isKnown(name) && !SWITCHES.has(name);
}
/** Checks a comment's flags as on the command line. Returns them, or the reason to refuse the whole command. */
function commentFlags({ flags, almost }) {
    const unknown = flags.find(({ name }) => !isKnown(name));
    if (unknown !== undefined) {
        const flag = `--${unknown.name}`;
        return (0,_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .skip */ .iv)('CFG-03', `the flag ${(0,_settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(flag)} is not one that a comment may give, for a comment can only tighten: ${(0,_settings_values_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .knownNames */ .UH)(flag, KNOWN)}. To speak of a flag in the task, put it in backticks`);
    }
    const dashed = almost.find((word) => isKnown(word.replace(/^[^a-z]+/, '').replace(/[^a-z-].*$/, '')));
    if (dashed !== undefined) {
        return (0,_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .skip */ .iv)('CFG-03', `${(0,_settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(dashed)} looks like a flag, but does not begin with two hyphens: write them as --`);
    }
    const { given } = (0,_settings_sources_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFlags */ .b)(flags.map(({ name, value }) => (value === null ? `--${name}` : `--${name}=${value}`)));
    const problems = [...given.problems, ...(0,_settings_sources_overlay_js__WEBPACK_IMPORTED_MODULE_3__/* .overlayProblems */ .p)(given.values)];
    return problems.length === 0 ? given.values : (0,_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .skip */ .iv)('CFG-01', problems.map(_settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM).join('; '));
}


/***/ }),

/***/ 55357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ OWN_COMMIT_REASON),
/* harmony export */   u: () => (/* binding */ isOwnCommit)
/* harmony export */ });
/* harmony import */ var _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86217);

const TRAILER = new RegExp(`^${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu}:[ \\t]*\\S`, 'm');
/**
 * Returns true if a commit message is marked as ours. Anybody can write that mark, so it is only used to do nothing. It
 * prevents loops in which a run's push starts the next run.
 */
function isOwnCommit(message) {
    return message !== null && TRAILER.test(message);
}
const OWN_COMMIT_REASON = `the commit is a run's own (it carries the trailer ${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu}), and no run starts the next: start one by hand or by a comment`;


/***/ }),

/***/ 39293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   GJ: () => (/* binding */ untrustedNamesAt),
/* harmony export */   U_: () => (/* binding */ isSetAt),
/* harmony export */   ZS: () => (/* binding */ isRecordAt),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   tk: () => (/* binding */ numberAt),
/* harmony export */   uK: () => (/* binding */ untrustedAt)
/* harmony export */ });
/**
 * Readers for an event's payload, which is untrusted. A missing field, or one of an undocumented type, reads as null
 * and never throws. Only own properties count, so no name can reach a prototype.
 */
/** Returns the value at a dotted path, or undefined. */
function valueAt(payload, path) {
    let value = payload;
    for (const key of path.split('.')) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = Reflect.get(value, key);
    }
    return value;
}
function textAt(payload, path) {
    const value = valueAt(payload, path);
    return typeof value === 'string' ? value : null;
}
/** Reads an id or a number from GitHub: a positive integer. */
function numberAt(payload, path) {
    const value = valueAt(payload, path);
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
function isRecordAt(payload, path) {
    const value = valueAt(payload, path);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns false only if the value is absent, null or `false`. Other types do not count as false. */
function isSetAt(payload, path) {
    const value = valueAt(payload, path);
    return value !== undefined && value !== null && value !== false;
}
/** Returns one text of a payload as a block for the model; empty if the payload has no such text. */
function untrustedAt(payload, path, label) {
    const text = textAt(payload, path);
    return text === null || text.trim() === '' ? [] : [{ label, text }];
}
/** Returns the names in a list of labels, one per line. */
function untrustedNamesAt(payload, path, label) {
    const list = valueAt(payload, path);
    const names = Array.isArray(list) ? list.map((entry) => textAt(entry, 'name') ?? '') : [];
    const text = names.filter((name) => name !== '').join('\n');
    return text === '' ? [] : [{ label, text }];
}


/***/ }),

/***/ 35932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ peopleOf)
/* harmony export */ });
/* harmony import */ var _settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2447);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40357);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39293);



/** The author of comments and pushes made with the job's token, including ours. It may never start a run. */
const OWN_LOGIN = 'github-actions[bot]';
/**
 * Returns everyone involved in the event, for checks with the permission API. Bots that the workflow allows by exact
 * login are left out. A missing name or a bot that is not allowed is a reason to skip. Nothing else counts, neither
 * `author_association` nor the look of a name. Source: docs/internals/github-actions.md.
 */
function peopleOf(input, fields) {
    const persons = [
        ...fields.map((field) => personAt(input.payload, field)),
        { login: input.actor, type: null },
        { login: input.triggeringActor, type: null },
    ];
    if (persons.some((person) => person === null || person.login === '')) {
        return (0,_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .skip */ .iv)('AUTH-01', 'the event does not say who brought it about: all of them must be known, so nothing is started');
    }
    const named = persons.filter((person) => person !== null);
    const bots = new Set(named.filter(isBot).map(({ login }) => login));
    const refused = [...bots].find((login) => login === OWN_LOGIN || !input.allowedBots.includes(login));
    if (refused !== undefined)
        return (0,_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .skip */ .iv)('AUTH-05', botReason(refused));
    return [...new Set(named.map(({ login }) => login))].filter((login) => !bots.has(login));
}
function personAt(payload, field) {
    const login = (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(payload, `${field}.login`);
    return login === null ? null : { login, type: (0,_payload_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(payload, `${field}.type`) };
}
/**
 * Users cannot imitate the suffix, because their logins cannot contain brackets. Other apps are recognized by their
 * type.
 */
function isBot({ login, type }) {
    return login.endsWith('[bot]') || (type !== null && type !== 'User');
}
function botReason(login) {
    return login === OWN_LOGIN
        ? `${login} is this job's own voice and never starts a run, so that no run starts the next`
        : `${(0,_settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(login)} is a bot that allowed-bots does not name: add exactly this login to allowed-bots to let it start runs`;
}


/***/ }),

/***/ 58355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ isSameRepository)
/* harmony export */ });
/**
 * Returns true if both `owner/name` are the same repository. GitHub's names ignore case. A missing name matches
 * nothing.
 */
function isSameRepository(one, other) {
    return one !== null && one !== '' && other !== null && one.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 20275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i2: () => (/* binding */ LONGEST_UNTRUSTED),
  Bv: () => (/* binding */ cleanTask),
  oD: () => (/* binding */ cleanUntrusted)
});

;// CONCATENATED MODULE: ./build/trigger/untrusted/cleaned.js
/** Applies the steps one after the other. */
function inTurn(text, steps) {
    const what = new Set();
    let current = text;
    for (const step of steps) {
        const cleaned = step(current);
        current = cleaned.text;
        for (const kind of cleaned.what)
            what.add(kind);
    }
    return { text: current, what: [...what] };
}

;// CONCATENATED MODULE: ./build/trigger/untrusted/comments.js
/** Replaces removed text, so that its two sides cannot form something new. */
const GAP = ' ';
/**
 * Removes HTML comments. In a block of HTML, GitHub hides everything after an unclosed comment. `hides` selects if that
 * is removed too, or if the mark is treated as plain text.
 */
function withoutComments(text, hides) {
    const parts = [];
    let at = 0;
    while (at < text.length) {
        const open = text.indexOf('<!--', at);
        const close = open < 0 ? -1 : text.indexOf('-->', open + 4);
        if (open < 0 || (close < 0 && !hides))
            break;
        parts.push(text.slice(at, open), GAP);
        at = close < 0 ? text.length : close + 3;
    }
    if (parts.length === 0)
        return { text, what: [] };
    return { text: parts.join('') + text.slice(at), what: ['HTML comments'] };
}

;// CONCATENATED MODULE: ./build/trigger/untrusted/html-tag.js
const START = /<(\/?)([A-Za-z][^\s/>]*)/y;
const BETWEEN = /[\s/]*/y;
const NAME = /=?[^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const UNQUOTED = /[^\s>]*/y;
/** Returns the tag at `at`; `unclosed` if the text ends inside it, null if no tag begins there. */
function tagAt(text, at) {
    const start = sticky(START, text, at);
    if (start === null)
        return null;
    const attributes = new Map();
    let end = at + start[0].length;
    for (;;) {
        end += html_tag_length(BETWEEN, text, end);
        if (end >= text.length)
            return 'unclosed';
        if (text[end] === '>')
            break;
        const name = sticky(NAME, text, end)?.[0] ?? '';
        end += name.length;
        const equals = html_tag_length(EQUALS, text, end);
        const value = equals === 0 ? { text: '', end } : valueAt(text, end + equals);
        if (value === null)
            return 'unclosed';
        if (!attributes.has(name.toLowerCase()))
            attributes.set(name.toLowerCase(), value.text);
        end = value.end;
    }
    return { name: (start[2] ?? '').toLowerCase(), closes: start[1] === '/', attributes, end: end + 1 };
}
/** Returns null if a quote is never closed. */
function valueAt(text, at) {
    const quote = text[at];
    if (quote !== '"' && quote !== "'") {
        const value = sticky(UNQUOTED, text, at)?.[0] ?? '';
        return { text: value, end: at + value.length };
    }
    const close = text.indexOf(quote, at + 1);
    return close < 0 ? null : { text: text.slice(at + 1, close), end: close + 1 };
}
function html_tag_length(pattern, text, at) {
    return sticky(pattern, text, at)?.[0].length ?? 0;
}
function sticky(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}

;// CONCATENATED MODULE: ./build/trigger/untrusted/html.js


/**
 * Elements that GitHub renders. Of all others it renders only the content. Source: its sanitization filter, by effect.
 */
const SHOWN = new Set(`a abbr b bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3
  h4 h5 h6 hr i img ins kbd li mark ol p picture pre q ruby rt s samp small source span strike strong sub summary sup
  table tbody td tfoot th thead time tr tt ul var wbr`.split(/\s+/));
const EMPTY = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** Elements whose content people do not see. In raw elements, the content is not even parsed as markup. */
const RAW = new Set([
    'iframe',
    'noembed',
    'noframes',
    'noscript',
    'script',
    'style',
    'textarea',
    'title',
    'xmp',
]);
const HIDDEN = new Set([
    'audio',
    'canvas',
    'datalist',
    'dialog',
    'head',
    'math',
    'object',
    'rp',
    'svg',
    'template',
    'video',
]);
/** Elements that begin a block of HTML in Markdown even if unclosed. Source: CommonMark 4.6, conditions 1 and 6. */
const BLOCKS = new Set(`address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt
  fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main
  menu menuitem nav noframes ol optgroup option p param pre script search section style summary table tbody td textarea
  tfoot th thead title tr track ul`.split(/\s+/));
/** Maximum length of a name in BLOCKS, with `</`. */
const LONGEST_NAME = 14;
const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0|color\s*:\s*transparent/i;
const AUTOLINK = /<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[\w.+-]+@[\w.-]+)>/y;
/**
 * Removes invisible parts of HTML in a text. These are all attributes (alternative texts, titles, `data-*`, `aria-*`),
 * elements that are hidden or without text, unknown tags, and declarations. Tags that format visible text stay, without
 * attributes. An unclosed part hides the rest, as in a browser. Comments must be removed before.
 */
function withoutHiddenHtml(text) {
    const parts = [];
    const what = new Set();
    const lastClose = text.lastIndexOf('>');
    let at = 0;
    for (;;) {
        const open = text.indexOf('<', at);
        if (open < 0)
            break;
        const piece = pieceAt(text, open, lastClose);
        parts.push(text.slice(at, open), piece.text);
        if (piece.what !== null)
            what.add(piece.what);
        at = piece.end;
    }
    return { text: parts.join('') + text.slice(at), what: [...what] };
}
function pieceAt(text, open, lastClose) {
    const next = text[open + 1] ?? '';
    if (next === '!' || next === '?')
        return declaration(text, open);
    AUTOLINK.lastIndex = open;
    const link = AUTOLINK.exec(text)?.[0];
    if (link !== undefined)
        return { text: link, end: open + link.length, what: null };
    if (next === '/' && !/[A-Za-z]/.test(text[open + 2] ?? '') && open < lastClose)
        return declaration(text, open);
    // A tag cannot end without a `>` ahead. Checking this first avoids scanning a row of openings repeatedly.
    const tag = open > lastClose ? 'unclosed' : tagAt(text, open);
    if (tag === null)
        return { text: '<', end: open + 1, what: null };
    if (tag === 'unclosed')
        return unclosed(text, open, lastClose);
    return html_element(text, tag);
}
/** Removes `<!DOCTYPE x>`, `<![CDATA[x]]>`, `<?x?>` and `</ x>`, which a browser does not show. */
function declaration(text, open) {
    const close = text.indexOf('>', open);
    return { text: GAP, end: close < 0 ? text.length : close + 1, what: 'HTML that is not shown' };
}
/**
 * Handles an unclosed `<`. A plain less-than sign before a letter is text. A tag that is cut off or has an unclosed
 * quote hides the rest.
 */
function unclosed(text, open, lastClose) {
    const name = /^<\/?([A-Za-z0-9]*)/.exec(text.slice(open, open + LONGEST_NAME))?.[1] ?? '';
    if (open > lastClose && !BLOCKS.has(name.toLowerCase()))
        return { text: '<', end: open + 1, what: null };
    return { text: GAP, end: text.length, what: 'HTML that is not shown' };
}
function html_element(text, tag) {
    const { name, closes, attributes, end } = tag;
    if (!closes && isHidden(tag)) {
        return { text: GAP, end: EMPTY.has(name) ? end : endOfElement(text, tag), what: 'hidden elements' };
    }
    if (!SHOWN.has(name))
        return { text: GAP, end, what: 'HTML that is not shown' };
    const bare = `<${closes ? '/' : ''}${name}>`;
    return { text: bare, end, what: attributes.size === 0 ? null : 'HTML attributes' };
}
function isHidden({ name, attributes }) {
    if (RAW.has(name) || HIDDEN.has(name) || attributes.has('hidden'))
        return true;
    return HIDING_STYLE.test(attributes.get('style') ?? '');
}
/** Returns the index after the matching closing tag, or the text's end if there is none. */
function endOfElement(text, { name, end }) {
    if (RAW.has(name))
        return endOfRaw(text, name, end);
    let depth = 1;
    let at = end;
    while (depth > 0) {
        at = text.indexOf('<', at);
        const next = at < 0 ? 'unclosed' : tagAt(text, at);
        if (next === 'unclosed')
            return text.length;
        if (next?.name === name)
            depth += next.closes ? -1 : 1;
        at = next?.end ?? at + 1;
    }
    return at;
}
/** Returns the end of a raw element, in which only its closing tag is markup. */
function endOfRaw(text, name, from) {
    const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    closing.lastIndex = from;
    const found = closing.exec(text);
    const close = found === null ? -1 : text.indexOf('>', found.index);
    return close < 0 ? text.length : close + 1;
}

// EXTERNAL MODULE: ./build/trigger/untrusted/invisible.js
var invisible = __webpack_require__(7649);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/trigger/untrusted/markdown-scan.js
/** Scanners for Markdown's inline parts. Their time is linear in the scanned text. Source: CommonMark 0.31. */
/** Returns the index of the first unescaped `mark` from `at` on; -1 if the paragraph ends before it. */
function unescaped(text, mark, at) {
    for (let index = at; index < text.length; index++) {
        const character = text[index];
        if (character === '\\')
            index++;
        else if (character === mark)
            return index;
        // A title in parentheses cannot contain another parenthesis. Checking this avoids scanning a row of openings
        // repeatedly.
        else if (character === '(' && mark === ')')
            return -1;
        else if (character === '\n' && isBlankFrom(text, index + 1))
            return -1;
    }
    return -1;
}
const BLANK = /[ \t>]*(?:\n|$)/y;
function isBlankFrom(text, at) {
    BLANK.lastIndex = at;
    return BLANK.test(text);
}
const CLOSING = { '"': '"', "'": "'", '(': ')' };
/** Returns the index after the title at `at`; -1 if there is none. */
function titleEnd(text, at) {
    const mark = CLOSING[text[at] ?? ''];
    if (mark === undefined)
        return -1;
    const close = unescaped(text, mark, at + 1);
    return close < 0 ? -1 : close + 1;
}
/** Maximum nesting of parentheses in a destination, which also bounds the work for a row of `](`. Source: cmark. */
const DEEPEST = 32;
/** Returns the index after the link destination at `at`. */
function destinationEnd(text, at) {
    if (text[at] === '<') {
        const match = /<[^<>\n]*>/y;
        match.lastIndex = at;
        const found = match.exec(text);
        if (found !== null)
            return at + found[0].length;
    }
    let depth = 0;
    let index = at;
    for (; index < text.length; index++) {
        const character = text[index] ?? '';
        if (character <= ' ')
            break;
        if (character === '\\')
            index++;
        else if (character === '(' && ++depth > DEEPEST)
            break;
        else if (character === ')' && --depth < 0)
            break;
    }
    return Math.min(index, text.length);
}
/**
 * Returns the index of the matching `]` for every `[`; -1 if there is none. With `seesCode`, brackets inside code spans
 * and autolinks do not count, as in Markdown.
 */
function brackets(text, seesCode) {
    const closes = new Int32Array(text.length).fill(-1);
    const code = seesCode ? codeSpans(text) : null;
    const open = [];
    for (let index = 0; index < text.length; index++) {
        const character = text[index];
        if (code !== null && character === '`')
            index = (code.get(index) ?? index + 1) - 1;
        else if (character === '\\')
            index++;
        else if (character === '[')
            open.push(index);
        else if (character === '\n' && isBlankFrom(text, index + 1))
            open.length = 0;
        else if (character === ']') {
            const start = open.pop();
            if (start !== undefined)
                closes[start] = index;
        }
    }
    return closes;
}
/**
 * Maps the start of each code span to the index after its end. A run of backticks ends at the next run of equal length.
 */
function codeSpans(text) {
    const spans = new Map();
    /** The open run of each length. */
    const waiting = new Map();
    for (let at = nextMark(text, 0); at < text.length;) {
        const end = runEnd(text, at);
        if (text[at] === '\n') {
            if (isBlankFrom(text, at + 1))
                waiting.clear();
        }
        else {
            const start = waiting.get(end - at);
            if (start !== undefined)
                spans.set(start, end);
            waiting.set(end - at, at);
        }
        at = nextMark(text, end);
    }
    return spans;
}
function nextMark(text, from) {
    let at = from;
    while (at < text.length && text[at] !== '`' && text[at] !== '\n')
        at++;
    return at;
}
/** Returns the index after a run of backticks, or after one line end. */
function runEnd(text, from) {
    let at = from + 1;
    while (text[from] === '`' && text[at] === '`')
        at++;
    return at;
}

;// CONCATENATED MODULE: ./build/trigger/untrusted/markdown.js



/** The start of a line in any nesting of quotes and lists, and a label with a colon. */
const DEFINITION = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[((?:[^[\]\\]|\\.){1,999})\]:/gm;
/** White space with at most one line end, and the marks of a continued quote. */
const SPACE = /[ \t]*(?:\n[ \t>]*)?/y;
const LINE_REST = /[ \t]*(?:\n|$)/y;
/**
 * Removes hidden parts of Markdown: alternative texts of images, titles of links, and definitions of references with
 * their content. For example, `[//]: # (…)` is a common way to hide a remark. If a text is ambiguous, the reading that
 * shows less counts.
 */
function withoutHiddenMarkdown(text) {
    const defined = withoutDefinitions(text);
    const inline = withoutInlineHidden(defined.text, defined.labels);
    return { text: inline.text, what: [...defined.what, ...inline.what] };
}
function withoutDefinitions(text) {
    const labels = new Set();
    const referred = footnotesReferredTo(text);
    const parts = [];
    let at = 0;
    for (const match of text.matchAll(DEFINITION)) {
        if (match.index < at)
            continue;
        const label = match[1] ?? '';
        const behind = match.index + match[0].length;
        const isNote = label.startsWith('^');
        // A footnote is visible if the text refers to it. Otherwise it is hidden, like every definition.
        if (isNote && referred.has(folded(label)))
            continue;
        const end = isNote ? footnoteEnd(text, behind) : definitionEnd(text, behind);
        if (end < 0)
            continue;
        labels.add(folded(label));
        parts.push(text.slice(at, match.index));
        at = end;
    }
    return {
        text: parts.join('') + text.slice(at),
        labels,
        what: parts.length === 0 ? [] : ['reference definitions'],
    };
}
function folded(label) {
    return (0,one_line/* oneLine */.T)(label).toLowerCase();
}
/** Returns the index after a definition with its destination at `at`; -1 if it is not one and therefore visible. */
function definitionEnd(text, at) {
    const start = at + anySpaceAt(text, at);
    const alone = titleEnd(text, start);
    if (alone >= 0 && lineEnd(text, alone) >= 0)
        return lineEnd(text, alone);
    const destination = destinationOnLine(text, start);
    if (destination === start)
        return -1;
    const gap = spaceAt(text, destination);
    const title = gap === 0 ? -1 : titleEnd(text, destination + gap);
    const withTitle = title < 0 ? -1 : lineEnd(text, title);
    return withTitle < 0 ? lineEnd(text, destination) : withTitle;
}
function destinationOnLine(text, at) {
    const pattern = /<[^<>\n]*>|\S*/y;
    pattern.lastIndex = at;
    return at + (pattern.exec(text)?.[0].length ?? 0);
}
/** Returns the names of the footnotes that the text refers to. */
function footnotesReferredTo(text) {
    return new Set([...text.matchAll(/\[(\^[^[\]\n]{1,999})\](?!:)/g)].map((match) => folded(match[1] ?? '')));
}
/** The lines of a footnote, and the indented paragraphs that continue it. */
const FOOTNOTE = /[^\n]*(?:\n(?!\[)[ \t]*[^\s][^\n]*|(?:\n[ \t]*)+(?=\n(?: {4}|\t)))*\n?/y;
/** Returns the index after a footnote whose text begins at `at`. */
function footnoteEnd(text, at) {
    FOOTNOTE.lastIndex = at;
    return at + (FOOTNOTE.exec(text)?.[0].length ?? 0);
}
/** Returns the index after the line end if only white space is left on the line; otherwise -1. */
function lineEnd(text, at) {
    LINE_REST.lastIndex = at;
    const rest = LINE_REST.exec(text);
    return rest === null ? -1 : at + rest[0].length;
}
/** Skips all white space, which may have surrounded a destination in `<…>` that was removed as HTML. */
function anySpaceAt(text, at) {
    const pattern = /[\s>]*/y;
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0].length ?? 0;
}
function spaceAt(text, at) {
    SPACE.lastIndex = at;
    return SPACE.exec(text)?.[0].length ?? 0;
}
/** Removes alternative texts, titles of links, and the labels that join a link to its definition. */
function withoutInlineHidden(text, labels) {
    const what = new Set();
    const parts = [];
    const readings = [brackets(text, false), brackets(text, true)];
    let at = 0;
    const cut = (from, to, kind) => {
        if (text.slice(from, to).trim() !== '')
            what.add(kind);
        parts.push(text.slice(at, from));
        at = to;
    };
    for (const { index } of text.matchAll(/!\[|\](?=[([])/g)) {
        if (index < at)
            continue;
        const isImage = text[index] === '!';
        const close = isImage ? imageTextEnd(text, index + 1, readings) : index;
        if (close < 0)
            continue;
        if (isImage)
            cut(index + 2, close, 'image descriptions');
        const title = titleOf(text, close + 1);
        if (title !== null)
            cut(title.from, title.to, 'link titles');
        const label = labelOf(text, close + 1, readings[0]);
        if (label !== null && (isImage || labels.has(folded(label)))) {
            cut(close + 1, close + 1 + label.length + 2, 'reference definitions');
            parts.push(GAP);
        }
    }
    return { text: parts.join('') + text.slice(at), what: [...what] };
}
/**
 * Returns the farthest bracket that may end an image's text: the next one, or the next outside code if a target
 * follows.
 */
function imageTextEnd(text, open, [plain, aware]) {
    const near = plain[open] ?? -1;
    const far = aware[open] ?? -1;
    return far > near && /[([]/.test(text[far + 1] ?? '') ? far : Math.max(near, near < 0 ? far : near);
}
/** Returns the title in `(destination "title")` with the space before it; null if there is none. */
function titleOf(text, at) {
    if (text[at] !== '(')
        return null;
    const start = at + 1 + anySpaceAt(text, at + 1);
    const alone = titleEnd(text, start);
    if (alone >= 0 && text[alone + spaceAt(text, alone)] === ')')
        return { from: start, to: alone };
    const from = destinationEnd(text, start);
    const gap = spaceAt(text, from);
    const to = gap === 0 ? -1 : titleEnd(text, from + gap);
    if (to < 0)
        return null;
    return text[to + spaceAt(text, to)] === ')' ? { from, to } : null;
}
function labelOf(text, at, closes) {
    const close = text[at] === '[' ? (closes[at] ?? -1) : -1;
    return close < 0 ? null : text.slice(at + 1, close);
}

;// CONCATENATED MODULE: ./build/trigger/untrusted/clean.js





/** Maximum length in UTF-16 units: a third of GitHub's maximum. People seldom read more of one text. */
const LONGEST_UNTRUSTED = 20_000;
/** Only this many times the maximum length is scanned. */
const READ_AHEAD = 10;
/**
 * Removes what people cannot see in an untrusted text, and cuts it at `limit` with a visible mark. The result is still
 * untrusted and must be fenced.
 */
function cleanUntrusted(text, limit = LONGEST_UNTRUSTED, form = 'markdown') {
    const most = limit * READ_AHEAD;
    const near = text.length <= most ? text : form === 'log' ? text.slice(-most) : text.slice(0, most);
    const seen = inTurn(near, form === 'log' ? [invisible/* withoutInvisible */.OT] : MARKDOWN_STEPS);
    const left = Math.max(0, seen.text.length - limit) + (text.length - near.length);
    const what = left === 0 ? seen.what : [...seen.what, `text beyond ${limit} characters`];
    return { text: left === 0 ? seen.text : cut(seen.text, limit, left, form), cleaned: what.length > 0, what };
}
const MARKDOWN_STEPS = [
    invisible/* withoutInvisible */.OT,
    invisible/* withoutInvisibleEntities */.tE,
    (text) => withoutComments(text, true),
    withoutHiddenHtml,
    withoutHiddenMarkdown,
];
/** Cuts a text and cleans the rest again, because the cut may have split a character. */
function cut(text, limit, left, form) {
    const mark = `[truncated: ${left} characters left out]`;
    if (form === 'log')
        return `${mark}\n${(0,invisible/* withoutInvisible */.OT)(text.slice(-limit)).text}`;
    return `${(0,invisible/* withoutInvisible */.OT)(text.slice(0, limit)).text}\n${mark}`;
}
/**
 * Cleans the text of an authorized author's command: hidden parts of copied text are removed. Markup stays, because the
 * task may be about it.
 */
function cleanTask(text) {
    return inTurn(text, [invisible/* withoutInvisible */.OT, (clean) => withoutComments(clean, false)]);
}


/***/ }),

/***/ 7649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gr: () => (/* binding */ isInvisibleKind),
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   tE: () => (/* binding */ withoutInvisibleEntities)
/* harmony export */ });
/* harmony import */ var _core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6075);

const TERMINAL = 'terminal sequences';
/** Returns true if a description of removed text names something that readers cannot see. */
function isInvisibleKind(what) {
    return what === TERMINAL || _core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE_KINDS */ .Av.has(what);
}
/** Colors carry and hide no information, so they are removed without a note. */
const PAINT = /\x1b\[[\d;:]*m/g;
/** OSC, DCS and similar with their content, CSI, and the short escapes. Source: ECMA-48. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;
/**
 * Removes characters that people cannot see: controls, direction overrides, tag characters, variation selectors,
 * zero-width and other ignorable ones. Emoji stay, as do the joiners that Persian, Hindi and others need, and all other
 * characters. Nothing is normalized except line ends, which become LF.
 */
function withoutInvisible(text) {
    const what = new Set();
    const lines = text.replace(/\r\n?|[\f\u0085\u2028\u2029]/g, '\n').replace(PAINT, '');
    const plain = lines.replace(SEQUENCES, () => {
        what.add(TERMINAL);
        return '';
    });
    const clean = (0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInWriting */ .MJ)(plain, (kind) => {
        what.add(kind);
        return '';
    });
    return { text: clean, what: [...what] };
}
/** Numeric entities, and HTML's named entities for invisible characters. Source: HTML, named references. */
const ENTITY = /&(?:#[xX]0*([0-9a-fA-F]{1,6})|#0*([0-9]{1,7})|(?:ZeroWidthSpace|Negative(?:Very)?(?:Thin|Medium|Thick)Space|zwn?j|[lr]rm|shy|NoBreak|ApplyFunction|af|InvisibleTimes|it|InvisibleComma|ic)(?=;))(?:;|(?![0-9a-zA-Z]))/g;
/** Removes the same characters written as entities, which markup does not show either. */
function withoutInvisibleEntities(text) {
    let isFound = false;
    const clean = text.replace(ENTITY, (entity, hexadecimal, decimal) => {
        const code = hexadecimal === undefined ? Number(decimal ?? 0x200b) : Number.parseInt(hexadecimal, 16);
        if (code <= 0x10ffff && (0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleKind */ .qr)(String.fromCodePoint(code)) === null)
            return entity;
        isFound = true;
        return '';
    });
    return { text: clean, what: isFound ? ['invisible characters'] : [] };
}


/***/ })

};
