export const id = 1689;
export const ids = [1689];
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
