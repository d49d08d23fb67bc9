export const id = 7991;
export const ids = [7991];
export const modules = {

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
    const provider = (0,_ai_sdk_google__WEBPACK_IMPORTED_MODULE_0__/* .createGoogle */ ._j)({
        baseURL: options.baseUrl,
        apiKey: options.apiKey ?? '',
        fetch: options.fetch,
        generateId: (0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .madeUpIds */ .h)(),
    });
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
