export const id = 9316;
export const ids = [9316];
export const modules = {

/***/ 89316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitOnServer: () => (/* binding */ commitOnServer)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);
/* harmony import */ var _undelivered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46554);


/** Lets GitHub create the commit, then fetches it and moves the workspace to it, as after a local commit. */
async function commitOnServer(delivery, { destination, maker }, tree, request) {
    const { repository, context } = delivery;
    const { branch, expectedOld } = destination;
    const ground = await repository.ground(expectedOld);
    const files = await repository.sentFiles(tree, ground);
    const { message } = request;
    const answer = await maker.make({ ground, files, tree, message, branch, expectedOld });
    if (!answer.made)
        throw (0,_undelivered_js__WEBPACK_IMPORTED_MODULE_1__/* .undelivered */ .o)(answer.reason, answer.moved ? 'GIT-05' : null);
    const { sha, author, isSigned } = answer.commit;
    const { parents } = ground;
    context.observers.emit({ type: 'committed', sha, tree, branch, author, signed: isSigned, parents });
    context.observers.emit({ type: 'pushed', sha, branch, repository: destination.repository });
    if (!isSigned) {
        warn(delivery, `commit ${sha.slice(0, 12)} is not signed: this server signs no commits; see its web signing`);
    }
    await moveTo(delivery, destination, { sha, tree }, request);
    return sha;
}
/** Moves the workspace to the commit. Failures are only warnings, because the work is delivered already. */
async function moveTo(delivery, { remote, branch }, { sha, tree }, request) {
    try {
        await remote.fetchCommit({ sha, fallbackRef: `refs/heads/${branch}`, follows: true }, delivery.context.stopwatch.landing);
        await delivery.repository.adopt(sha, tree, request);
    }
    catch (error) {
        if (!(error instanceof _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U))
            throw error;
        const rest = `but this workspace is still on the commit that the run started from: ${error.why.reason}`;
        warn(delivery, `commit ${sha.slice(0, 12)} is on branch ${branch} on GitHub, ${rest}`);
    }
}
function warn({ context }, text) {
    context.observers.emit({ type: 'notice', level: 'warning', text });
}


/***/ })

};
