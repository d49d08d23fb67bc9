export const id = 9854;
export const ids = [9854];
export const modules = {

/***/ 37844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isMadeUp),
/* harmony export */   FI: () => (/* binding */ connection),
/* harmony export */   ho: () => (/* binding */ madeUpIds)
/* harmony export */ });
/** The same for every provider package that wants a key. */
function connection({ baseUrl, apiKey = '', fetch }) {
    return { baseURL: baseUrl, apiKey, fetch };
}
const MADE_UP = 'made-up-';
/**
 * Given to provider packages in place of their random ids: none of these ever reaches a request, for calls
 * that came without an id get one of ours.
 */
function madeUpIds() {
    let count = 0;
    return () => `${MADE_UP}${count++}`;
}
function isMadeUp(id) {
    return id.startsWith(MADE_UP);
}


/***/ }),

/***/ 79854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openOpenAI: () => (/* binding */ openOpenAI)
/* harmony export */ });
/* harmony import */ var _ai_sdk_openai__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33436);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37844);


/**
 * Responses API. Nothing is stored at the provider: reasoning comes back encrypted and is sent along. Tools
 * say `strict: false`, for the API would otherwise make every optional argument required.
 */
function openOpenAI(options) {
    const provider = (0,_ai_sdk_openai__WEBPACK_IMPORTED_MODULE_0__/* .createOpenAI */ .ry)((0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .connection */ .FI)(options));
    return {
        model: provider.responses(options.model),
        providerOptions: (promptCacheKey) => ({ openai: { store: false, promptCacheKey } }),
        strictTools: false,
    };
}


/***/ })

};
