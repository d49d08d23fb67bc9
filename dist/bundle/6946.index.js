export const id = 6946;
export const ids = [6946];
export const modules = {

/***/ 6946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openAnthropic: () => (/* binding */ openAnthropic)
/* harmony export */ });
/* harmony import */ var _ai_sdk_anthropic__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96644);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37844);


/** Messages API. A request may hold four cache marks: on the system prompt, the tools, and two in the history. */
function openAnthropic(options) {
    const provider = (0,_ai_sdk_anthropic__WEBPACK_IMPORTED_MODULE_0__/* .createAnthropic */ .nM)({ ...(0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .connection */ .FI)(options), generateId: (0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .madeUpIds */ .ho)() });
    return {
        model: provider(options.model),
        thinking: {
            beside: true,
            options: (tokens) => ({
                anthropic: {
                    thinking: tokens === 0 ? { type: 'disabled' } : { type: 'enabled', budgetTokens: tokens },
                },
            }),
        },
        cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    };
}


/***/ }),

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


/***/ })

};
