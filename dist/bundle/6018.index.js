export const id = 6018;
export const ids = [6018];
export const modules = {

/***/ 6018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   patchedRepository: () => (/* binding */ patchedRepository)
/* harmony export */ });
/* harmony import */ var _additions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48963);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42023);
/* harmony import */ var _files_at_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99607);
/* harmony import */ var _ground_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93747);
/* harmony import */ var _landing_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4987);
/* harmony import */ var _sent_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98036);
/* harmony import */ var _tree_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60594);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32110);








/**
 * The user's repository with a patched tree to be committed on top of `parent`. A commit adds objects to it; no ref,
 * index or file of it moves.
 */
function patchedRepository(site, parent, { store, tree }) {
    const user = (0,_user_git_js__WEBPACK_IMPORTED_MODULE_4__/* .userGit */ .G)(site);
    return {
        parent: async () => parent,
        acceptedTree: async () => tree,
        additions: (to) => (0,_additions_js__WEBPACK_IMPORTED_MODULE_5__/* .additionsBetween */ .q)(store.git, parent, to),
        landingPlace: (branch, since) => (0,_landing_place_js__WEBPACK_IMPORTED_MODULE_6__/* .landingPlace */ .d)({ user, head: parent, branch, since }),
        files: (treeish, wanted, maxBytes) => (0,_tree_files_js__WEBPACK_IMPORTED_MODULE_7__/* .treeFiles */ .C)(store.git, treeish, wanted, maxBytes),
        filesAt: (commit, paths, maxBytes) => (0,_files_at_js__WEBPACK_IMPORTED_MODULE_1__/* .filesAt */ .T)(site, commit, paths, maxBytes),
        ground: (expectedOld) => (0,_ground_js__WEBPACK_IMPORTED_MODULE_2__/* .groundOf */ .J)(user, parent, expectedOld),
        sentFiles: (wanted, ground) => (0,_sent_files_js__WEBPACK_IMPORTED_MODULE_3__/* .sentFiles */ .M)(store.git, wanted, ground),
        adopt: async () => undefined,
        commit: (wanted, request) => (0,_deliver_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOnly */ .w6)({ site, store, user, base: { head: parent, branch: request.branch } }, wanted, request),
    };
}


/***/ })

};
