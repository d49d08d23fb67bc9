export const id = 5702;
export const ids = [5702];
export const modules = {

/***/ 55702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openThread: () => (/* binding */ openThread)
/* harmony export */ });
/* harmony import */ var _models_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78976);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72166);


/** As `openForge`: asks nothing yet. Throws StopRun(config) for what cannot be. */
async function openThread(options) {
    const site = (0,_site_js__WEBPACK_IMPORTED_MODULE_1__/* .siteOf */ .z)(options.apiUrl, options.repository);
    const token = (0,_site_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedToken */ .L)(options.token);
    (0,_models_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .useProxyOf */ .X)(options.env);
    const { GithubThread } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(88), __webpack_require__.e(6694)]).then(__webpack_require__.bind(__webpack_require__, 10573));
    return new GithubThread(site, token, options);
}


/***/ }),

/***/ 72166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkedToken),
/* harmony export */   z: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

const GITHUB_COM = 'https://api.github.com';
/** Throws StopRun(config) for an address or a name that cannot be. */
function siteOf(apiUrl, repository) {
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
        return stop('GITHUB_API_URL is no http or https address: write it as https://host/api/v3');
    }
    if (url.username !== '' || url.password !== '') {
        return stop('GITHUB_API_URL holds a user name or password: give the token as the input github-token');
    }
    if (url.search !== '' || url.hash !== '') {
        return stop(`GITHUB_API_URL may have no query or fragment: remove what follows ${url.origin}${url.pathname}`);
    }
    return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
/** A token that can be sent. Throws StopRun(config), without the value: HTTP's own message would quote it. */
function checkedToken(given) {
    const token = given.trim();
    if (token === '')
        return stop('there is no GitHub token: set the input github-token');
    if (/^[\x21-\x7e]+$/.test(token))
        return token;
    return stop('the GitHub token holds a space or a character that no token has: set the input github-token again');
}
function stop(reason) {
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 78976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ useProxyOf)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);


const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
/**
 * Sends requests, by `node:http` and `fetch`, through the proxy that the environment names, NO_PROXY respected, for the
 * whole process; returns what takes that back. Node can do this at run time since 24.14; before, only from its start.
 */
function useProxyOf(env) {
    const named = VARIABLES.find((name) => (env[name] ?? '') !== '');
    if (named === undefined)
        return () => undefined;
    checkAddress(named, env[named] ?? '');
    if (typeof node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv === 'function')
        return node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv({ ...env });
    if (env.NODE_USE_ENV_PROXY === '1')
        return () => undefined;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${named} is set, but Node ${process.version} takes a proxy only at its start: set NODE_USE_ENV_PROXY=1 too`,
    });
}
/** The value is not shown: it may hold a password. */
function checkAddress(name, value) {
    const scheme = URL.canParse(value) ? new URL(value).protocol : '';
    if (scheme === 'http:' || scheme === 'https:')
        return;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({
        kind: 'config',
        reason: `${name} is not an address of a proxy: write it as http://host:port`,
    });
}


/***/ })

};
