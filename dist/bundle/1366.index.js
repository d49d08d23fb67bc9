export const id = 1366;
export const ids = [1366];
export const modules = {

/***/ 57110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ failedUpload)
/* harmony export */ });
/**
 * What a failed upload means. On its way the library's errors become one of the plain kind, so its words tell: those of
 * its `UsageError` and `NetworkError`, the status of a refused request, and how often it has asked.
 * Source: @actions/artifact, shared/errors and shared/artifact-twirp-client.
 */
function failedUpload(message) {
    const why = message.split('\n')[0] ?? '';
    if (/storage quota/.test(message))
        return failed('quota', 'the artifact storage of this account is full');
    if (message.includes('(409)'))
        return failed('taken', 'there is an artifact of this name already');
    const noAnswer = /Unable to make request|after \d+ attempts|stalled|ECONN|ETIMEDOUT|ENOTFOUND/.test(message);
    return failed(noAnswer ? 'unavailable' : 'refused', why);
}
function failed(trouble, why) {
    return { ok: false, trouble, why };
}


/***/ }),

/***/ 41366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadThread: () => (/* binding */ uploadThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _core_message_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97951);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57110);



/**
 * The upload itself, in a thread of its own: the library writes to stdout, waits as long as it sees fit and takes no
 * signal, and a thread can be ended. What comes of it is posted to whoever started the thread.
 */
async function uploadThread() {
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(await uploaded(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData));
}
async function uploaded({ name, folder, files, retentionDays }) {
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(1659), __webpack_require__.e(9832)]).then(__webpack_require__.bind(__webpack_require__, 59832));
        const options = retentionDays === null ? {} : { retentionDays };
        const { id } = await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, options);
        if (id === undefined)
            return { ok: false, trouble: 'refused', why: 'the artifact service gave it no number' };
        return { ok: true, id: String(id) };
    }
    catch (error) {
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failedUpload */ .$)((0,_core_message_of_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error));
    }
}


/***/ }),

/***/ 97951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** What was thrown, in its own words. It need not be an Error: anything may be thrown. */
function messageOf(thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
}


/***/ })

};
