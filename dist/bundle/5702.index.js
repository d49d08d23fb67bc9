export const id = 5702;
export const ids = [5702];
export const modules = {

/***/ 20165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseRepositoryAddress),
/* harmony export */   L: () => (/* binding */ checkedToken)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);

const GITHUB_COM = 'https://api.github.com';
/** Parses the address. Throws StopRun(config) if the URL or the name is invalid. */
function parseRepositoryAddress(apiUrl, repository) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
    if (owner === undefined || repo === undefined) {
        return stop(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}: write it as owner/name`);
    }
    return { baseUrl: baseUrlOf(apiUrl?.trim() ?? ''), owner, repo };
}
function baseUrlOf(value) {
    if (value === '')
        return GITHUB_COM;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
        return stop('GITHUB_API_URL is not an http or https URL: write it as https://host/api/v3');
    }
    if (url.username !== '' || url.password !== '') {
        return stop('GITHUB_API_URL contains a user name or password: set the token with the input github-token');
    }
    if (url.search !== '' || url.hash !== '') {
        return stop(`GITHUB_API_URL may have no query or fragment: remove what follows ${url.origin}${url.pathname}`);
    }
    return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
/**
 * Returns a token that can be sent. Throws StopRun(config) without the value, because the error of `fetch` would quote
 * it.
 */
function checkedToken(given) {
    const token = given.trim();
    if (token === '')
        return stop('there is no GitHub token: set the input github-token');
    if (/^[\x21-\x7e]+$/.test(token))
        return token;
    return stop('the GitHub token contains a space or a character that tokens never have: set the input github-token again');
}
function stop(reason) {
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 55702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openThread: () => (/* binding */ openThread)
/* harmony export */ });
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40926);
/* harmony import */ var _api_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20165);


/** Opens a thread reader like `openForge`: sends nothing yet. Throws StopRun(config) for invalid options. */
async function openThread(options) {
    const address = (0,_api_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryAddress */ .A)(options.apiUrl, options.repository);
    const token = (0,_api_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedToken */ .L)(options.token);
    (0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .useProxyFrom */ .e)(options.env);
    const { GithubThread } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(1137), __webpack_require__.e(9313)]).then(__webpack_require__.bind(__webpack_require__, 37216));
    return new GithubThread(address, token, options);
}


/***/ }),

/***/ 40926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ useProxyFrom)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);


const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
/**
 * Sends the requests of `node:http` and `fetch` through the proxy of the environment, with NO_PROXY, for the whole
 * process. Returns a function that undoes this. Node supports this at run time since 24.14, and earlier only at its
 * start.
 */
function useProxyFrom(env) {
    const named = VARIABLES.find((name) => (env[name] ?? '') !== '');
    if (named === undefined)
        return () => undefined;
    checkAddress(named, env[named] ?? '');
    if (typeof node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv === 'function')
        return node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv({ ...env });
    if (env.NODE_USE_ENV_PROXY === '1')
        return () => undefined;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${named} is set, but Node ${process.version} accepts a proxy only at its start: also set NODE_USE_ENV_PROXY=1`,
    });
}
/** Checks the address without showing it, because it may contain a password. */
function checkAddress(name, value) {
    const scheme = URL.canParse(value) ? new URL(value).protocol : '';
    if (scheme === 'http:' || scheme === 'https:')
        return;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${name} is not the address of a proxy: write it as http://host:port`,
    });
}


/***/ })

};
