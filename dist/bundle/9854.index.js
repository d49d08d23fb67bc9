export const id = 9854;
export const ids = [9854];
export const modules = {

/***/ 79854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openOpenAI: () => (/* binding */ openOpenAI)
/* harmony export */ });
/* harmony import */ var _ai_sdk_openai__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33436);

/**
 * Responses API. Nothing is stored at the provider: reasoning comes back encrypted and is sent along. Tools
 * say `strict: false`, for the API would otherwise make every optional argument required.
 */
function openOpenAI(options) {
    const provider = (0,_ai_sdk_openai__WEBPACK_IMPORTED_MODULE_0__/* .createOpenAI */ .ry)({
        baseURL: options.baseUrl,
        apiKey: options.apiKey ?? '',
        fetch: options.fetch,
    });
    return {
        model: provider.responses(options.model),
        providerOptions: (promptCacheKey) => ({ openai: { store: false, promptCacheKey } }),
        strictTools: false,
    };
}


/***/ })

};
