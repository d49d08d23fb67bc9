export const id = 7764;
export const ids = [7764];
export const modules = {

/***/ 32699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ makePrivateFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14622);




/** `base` is where it is made: RUNNER_TEMP or the system's. Throws StopRun(config) where that cannot be. */
function makePrivateFolder(base) {
    const path = madeIn(base);
    return {
        path,
        below: (name) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o700 });
            return folder;
        },
        remove: () => (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .d)(path),
    };
}
function madeIn(base) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, 'forge-run-'));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `the temporary folder ${base} cannot be written (${code}): set TMPDIR, or RUNNER_TEMP on a runner, to a folder that can`;
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'config', reason });
    }
}


/***/ }),

/***/ 14622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Removes a folder of our own with all that is in it, also what a tool wrote without write permission (Go's modules,
 * the kernel's part of a layer). What cannot be removed stays: it is no reason for a run to fail.
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
        // Another user's, or somebody is writing to it.
    }
}
/** An empty folder of another user's can be removed, but not changed. */
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

/***/ 25486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ jsonExcess),
/* harmony export */   lq: () => (/* binding */ valueExcess),
/* harmony export */   nh: () => (/* binding */ parseBounded)
/* harmony export */ });
/* unused harmony exports DEEPEST_JSON, MOST_JSON_VALUES */
/**
 * Levels of lists and objects within one another. Everything that reads or writes a value afterwards may recurse, and
 * nothing that a tool, a constraint or an event means is nested this deep.
 */
const DEEPEST_JSON = 100;
/** Values in one text. A list of a million numbers is no argument. */
const MOST_JSON_VALUES = 100_000;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Says why a JSON text is not read, in words that continue "it"; null where it is within the bounds. Costs one pass. */
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
/** Where the quote stands that closes the text; the last place where none does. */
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
/** Says why a value that was parsed already is out of bounds, as `jsonExcess` does of a text. Does not recurse. */
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
/** Parses JSON from outside. Throws SyntaxError, also for a text that is out of bounds. */
function parseBounded(text, most = MOST_JSON_VALUES) {
    const excess = jsonExcess(text, most);
    if (excess !== null)
        throw new SyntaxError(`it ${excess}`);
    return JSON.parse(text);
}


/***/ }),

/***/ 29565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ ForgeError),
/* harmony export */   _: () => (/* binding */ MAX_BODY)
/* harmony export */ });
/** A body's longest text, in characters. Source: GitHub's answer to a longer one. */
const MAX_BODY = 65_536;
/** A question or a write that failed, after its retries. The message is one line: what was asked, what came, the way out. */
class ForgeError extends Error {
    kind;
    /** Of the last answer; null where none came. */
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
 * Aborts as soon as one of these does, and for its reason. In the place of AbortSignal.any, whose signals hold one
 * another weakly: Node 24 was seen to lose one under memory pressure, and Node 20 loses the time-outs of most
 * requests that way when the memory is swept meanwhile. Here each cause holds a listener, and the listener the signal,
 * until the first abort or `release`.
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

/***/ 97680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ BRANCH_TRAILER),
/* harmony export */   cu: () => (/* binding */ RUN_TRAILER),
/* harmony export */   wV: () => (/* binding */ AUDIT_TRAILER)
/* harmony export */ });
/** The trailers of every commit that a run makes. Source: CONTRACT 5, events.jsonl. */
/** Names the run. A commit that carries it is ours. */
const RUN_TRAILER = 'Forge-Run';
/** Names the audit chain's head at the event that binds the commit's tree. */
const AUDIT_TRAILER = 'Forge-Audit';
/** Names the branch that the run made the commit for. A branch is ours if its last commit names it. */
const BRANCH_TRAILER = 'Forge-Branch';


/***/ }),

/***/ 7649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gr: () => (/* binding */ isInvisibleKind),
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   tE: () => (/* binding */ withoutInvisibleEntities)
/* harmony export */ });
/**
 * Emoji as people write them: a picture, its skin and style, joined to others; a keycap; and the three flags that
 * are spelled with tag characters (England, Scotland, Wales). Source: Unicode UTS 51, ED-15a and ED-16.
 */
const PICTURE = String.raw `\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?`;
const EMOJI = String.raw `${PICTURE}(?:\u200d${PICTURE})*`;
const KEYCAP = String.raw `[0-9#*]\ufe0f?\u20e3`;
const TAGGED_FLAG = String.raw `\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;
/** Scripts whose spelling needs the joiner or the non-joiner inside words. Source: Unicode 16, chapters 9 and 12. */
const JOINING = [
    'Arab',
    'Syrc',
    'Mong',
    'Nkoo',
    'Deva',
    'Beng',
    'Guru',
    'Gujr',
    'Orya',
    'Taml',
    'Telu',
    'Knda',
    'Mlym',
    'Sinh',
    'Khmr',
    'Mymr',
    'Tibt',
]
    .map((script) => String.raw `\p{scx=${script}}`)
    .join('');
const JOINER = String.raw `(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`;
/** Kinds of characters that nobody sees, or that make others be seen elsewhere; the first that fits names it. */
const KINDS = [
    ['characters that change the direction of text', String.raw `\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f`],
    ['Unicode tag characters', String.raw `\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`],
    ['variation selectors', String.raw `\ufe00-\ufe0f\u{e0100}-\u{e01ef}`],
    ['control characters', String.raw `\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufff9-\ufffb`],
    ['broken characters', String.raw `\p{Cs}\p{Noncharacter_Code_Point}`],
    ['invisible characters', String.raw `\p{Default_Ignorable_Code_Point}`],
];
const FORBIDDEN = KINDS.map(([, set]) => set).join('');
const PATTERN = new RegExp(`(${TAGGED_FLAG}|${KEYCAP}|${EMOJI}|${JOINER})|[${FORBIDDEN}]`, 'gu');
const NAMES = KINDS.map(([name, set]) => ({ name, pattern: new RegExp(`[${set}]`, 'u') }));
const TERMINAL = 'terminal sequences';
/** Whether what was taken out, in words, is something that a reader does not see. */
function isInvisibleKind(what) {
    return what === TERMINAL || NAMES.some(({ name }) => name === what);
}
/** Colours say nothing and hide nothing: they go without a word. */
const PAINT = /\x1b\[[\d;:]*m/g;
/** OSC, DCS and their like with what they carry, CSI, and the short escapes. Source: ECMA-48. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;
/**
 * Takes out the characters that people cannot see: controls, overrides of direction, tag characters, variation
 * selectors, zero-width and other ignorable ones. Emoji, and the joiners that Persian, Hindi and others are spelled
 * with, stay as they are; so does everything else, composed or not. All line ends become LF.
 */
function withoutInvisible(text) {
    const what = new Set();
    const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(PAINT, '');
    const plain = lines.replace(SEQUENCES, () => {
        what.add(TERMINAL);
        return '';
    });
    const clean = plain.replace(PATTERN, (character, kept) => {
        if (kept !== undefined)
            return kept;
        what.add(NAMES.find(({ pattern }) => pattern.test(character))?.name ?? 'invisible characters');
        return '';
    });
    return { text: clean, what: [...what] };
}
/** Entities by number, and those names that HTML gives to characters nobody sees. Source: HTML, named references. */
const ENTITY = /&(?:#[xX]0*([0-9a-fA-F]{1,6})|#0*([0-9]{1,7})|(?:ZeroWidthSpace|Negative(?:Very)?(?:Thin|Medium|Thick)Space|zwn?j|[lr]rm|shy|NoBreak|ApplyFunction|af|InvisibleTimes|it|InvisibleComma|ic)(?=;))(?:;|(?![0-9a-zA-Z]))/g;
/** The same characters, written as entities: markup shows neither. */
function withoutInvisibleEntities(text) {
    let isFound = false;
    const clean = text.replace(ENTITY, (entity, hexadecimal, decimal) => {
        const code = hexadecimal === undefined ? Number(decimal ?? 0x200b) : Number.parseInt(hexadecimal, 16);
        if (code <= 0x10ffff && !NAMES.some(({ pattern }) => pattern.test(String.fromCodePoint(code))))
            return entity;
        isFound = true;
        return '';
    });
    return { text: clean, what: isFound ? ['invisible characters'] : [] };
}


/***/ })

};
