export const id = 4620;
export const ids = [4620];
export const modules = {

/***/ 3124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ uploadFailure)
/* harmony export */ });
/**
 * Classifies a failed upload by its message, because errors of the library lose their class on the way: texts of its
 * `UsageError` and `NetworkError`, the status of a refused request, and the number of attempts. Source:
 * @actions/artifact, shared/errors and shared/artifact-twirp-client.
 */
function uploadFailure(message) {
    const why = message.split('\n')[0] ?? '';
    if (/storage quota/.test(message))
        return failed('quota', 'the artifact storage of this account is full');
    if (message.includes('(409)'))
        return failed('taken', 'an artifact of this name already exists');
    const noAnswer = /Unable to make request|after \d+ attempts|stalled|ECONN|ETIMEDOUT|ENOTFOUND/.test(message);
    return failed(noAnswer ? 'unavailable' : 'refused', why);
}
function failed(trouble, why) {
    return { ok: false, trouble, why };
}


/***/ }),

/***/ 64620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadThread: () => (/* binding */ uploadThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _core_text_message_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45061);
/* harmony import */ var _upload_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3124);



/**
 * Uploads the artifact in a separate thread. The library writes to stdout, waits without a limit and ignores signals,
 * but a thread can be ended. The result is posted to the thread's parent.
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
            return { ok: false, trouble: 'refused', why: 'the artifact service returned no artifact id' };
        return { ok: true, id: String(id) };
    }
    catch (error) {
        return (0,_upload_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .uploadFailure */ .a)((0,_core_text_message_of_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error));
    }
}


/***/ }),

/***/ 45061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** Returns the message of a thrown value, which need not be an Error. */
function messageOf(thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
}


/***/ })

};
