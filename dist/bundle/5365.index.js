export const id = 5365;
export const ids = [5365];
export const modules = {

/***/ 25365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitOnServer: () => (/* binding */ commitOnServer)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _undelivered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6751);


/** GitHub makes the commit; here it is fetched and stood on, as if it had been made here and pushed. */
async function commitOnServer(courier, { destination, maker }, tree, request) {
    const { repository, desk } = courier;
    const { branch, expectedOld } = destination;
    const ground = await repository.ground(expectedOld);
    const files = await repository.sentFiles(tree, ground);
    const { message } = request;
    const answer = await maker.make({ ground, files, tree, message, branch, expectedOld });
    if (!answer.made)
        throw (0,_undelivered_js__WEBPACK_IMPORTED_MODULE_1__/* .undelivered */ .o)(answer.reason, answer.moved);
    const { sha, author, isSigned } = answer.commit;
    const { parents } = ground;
    desk.observers.emit({ type: 'committed', sha, tree, branch, author, signed: isSigned, parents });
    desk.observers.emit({ type: 'pushed', sha, branch, repository: destination.repository });
    if (!isSigned) {
        warn(courier, `commit ${sha.slice(0, 12)} is not signed: this server signs no commits; see its web signing`);
    }
    await standOn(courier, destination, { sha, tree }, request);
    return sha;
}
/** What fails here changes nothing on the server: the work is delivered, and the workspace holds it too. */
async function standOn(courier, { remote, branch }, { sha, tree }, request) {
    try {
        await remote.fetchCommit({ sha, fallbackRef: `refs/heads/${branch}`, follows: true }, courier.desk.stopwatch.landing);
        await courier.repository.adopt(sha, tree, request);
    }
    catch (error) {
        if (!(error instanceof _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U))
            throw error;
        const rest = `and this workspace still stands on what it started from: ${error.why.reason}`;
        warn(courier, `commit ${sha.slice(0, 12)} is on branch ${branch} at GitHub, ${rest}`);
    }
}
function warn({ desk }, text) {
    desk.observers.emit({ type: 'notice', level: 'warning', text });
}


/***/ })

};
