export const id = 9363;
export const ids = [9363];
export const modules = {

/***/ 32699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ makePrivateFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);



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
        remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true, maxRetries: 2 }),
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
/* harmony export */   c: () => (/* binding */ RUN_TRAILER),
/* harmony export */   w: () => (/* binding */ AUDIT_TRAILER)
/* harmony export */ });
/** The trailers of every commit that a run makes. Source: CONTRACT 5, events.jsonl. */
/** Names the run. A branch or a commit that carries it is ours. */
const RUN_TRAILER = 'Forge-Run';
/** Names the audit chain's head at the event that binds the commit's tree. */
const AUDIT_TRAILER = 'Forge-Audit';


/***/ })

};
