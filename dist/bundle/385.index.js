export const id = 385;
export const ids = [385];
export const modules = {

/***/ 64385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openCompatible: () => (/* binding */ openCompatible)
/* harmony export */ });
/* harmony import */ var _ai_sdk_openai_compatible__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57703);

/** Chat completions, as gateways and local servers speak it. Without a key no Authorization header is sent. */
function openCompatible(options) {
    const provider = (0,_ai_sdk_openai_compatible__WEBPACK_IMPORTED_MODULE_0__/* .createOpenAICompatible */ .jr)({
        name: 'compatible',
        baseURL: options.baseUrl,
        ...(options.apiKey === undefined || options.apiKey === '' ? {} : { apiKey: options.apiKey }),
        includeUsage: true,
        fetch: options.fetch,
        transformRequestBody: messagesLast,
    });
    return { model: provider(options.model), rawCallIds };
}
/** With the one part that grows at the end, a request's bytes begin with those of the one before. */
function messagesLast(body) {
    const { messages, ...rest } = body;
    return { ...rest, messages };
}
/** `choices[0].delta.tool_calls[].id` of a chunk. */
function rawCallIds(raw) {
    const delta = property(property(property(raw, 'choices'), '0'), 'delta');
    const calls = property(delta, 'tool_calls');
    if (!Array.isArray(calls))
        return [];
    return calls.map((call) => property(call, 'id')).filter((id) => typeof id === 'string');
}
function property(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}


/***/ })

};
