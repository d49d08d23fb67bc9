export const id = 7991;
export const ids = [7991];
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

/***/ 17991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGoogle: () => (/* binding */ openGoogle)
/* harmony export */ });
/* harmony import */ var _ai_sdk_google__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(785);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37844);


/** What 2.5 Pro, which cannot do without, takes at least. Source: ai.google.dev/gemini-api/docs/thinking. */
const LEAST_THINKING = 128;
/** Gemini API. Its cache works on equal prefixes by itself; calls may come without ids. */
function openGoogle(options) {
    const provider = (0,_ai_sdk_google__WEBPACK_IMPORTED_MODULE_0__/* .createGoogle */ ._j)({ ...(0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .connection */ .FI)(options), generateId: (0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .madeUpIds */ .ho)() });
    return {
        model: provider(options.model),
        thinking: {
            beside: false,
            options: (tokens) => ({
                google: { thinkingConfig: { thinkingBudget: Math.max(LEAST_THINKING, tokens) } },
            }),
        },
    };
}


/***/ })

};
