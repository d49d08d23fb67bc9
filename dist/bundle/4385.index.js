export const id = 4385;
export const ids = [4385];
export const modules = {

/***/ 64385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openCompatible: () => (/* binding */ openCompatible)
/* harmony export */ });
/* harmony import */ var _ai_sdk_openai_compatible__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57703);

/** Models that reason, behind Azure and some gateways: "Use 'max_completion_tokens' instead." */
const NEW_CAP_NAME = /max_tokens.{0,80}max_completion_tokens/is;
/** Chat completions, as gateways and local servers speak it. Without a key no Authorization header is sent. */
function openCompatible(options) {
    let capName = 'max_tokens';
    const provider = (0,_ai_sdk_openai_compatible__WEBPACK_IMPORTED_MODULE_0__/* .createOpenAICompatible */ .jr)({
        name: 'compatible',
        baseURL: options.baseUrl,
        ...(options.apiKey === undefined || options.apiKey === '' ? {} : { apiKey: options.apiKey }),
        includeUsage: true,
        fetch: options.fetch,
        transformRequestBody: ({ messages, max_tokens: cap, ...rest }) => {
            const capped = cap === undefined ? rest : withCap(rest, capName, cap);
            return { ...capped, messages };
        },
    });
    return {
        model: provider(options.model),
        rawCallIds,
        adapt: (said) => {
            if (capName !== 'max_tokens' || !NEW_CAP_NAME.test(said))
                return false;
            capName = 'max_completion_tokens';
            return true;
        },
    };
}
/** Behind the model's name, where it always stood: with the part that grows at the end, requests begin alike. */
function withCap({ model, ...rest }, name, cap) {
    return { model, [name]: cap, ...rest };
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
