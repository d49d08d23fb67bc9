export const id = 193;
export const ids = [193];
export const modules = {

/***/ 69142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GE: () => (/* binding */ accessVariables),
  SK: () => (/* binding */ checkToken),
  K3: () => (/* binding */ withoutCredential)
});

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/git/trust.js



/** Where systems keep the certificates that curl trusts by default. The first that is there is the one. */
const SYSTEM_BUNDLES = [
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/ca-bundle.pem',
    '/etc/ssl/cert.pem',
];
/**
 * What git is to trust, as variables for it: GIT_SSL_CAINFO as the user set it. Where only NODE_EXTRA_CA_CERTS is
 * set, a file in `folder` with the system's certificates and those: git's setting takes the place of what it trusts,
 * Node's adds to it. Nothing where neither is set. Throws StopRun(config) where the file cannot be read.
 */
async function trustVariables(env, folder) {
    const { GIT_SSL_CAINFO: own, GIT_SSL_CAPATH: ownFolder, NODE_EXTRA_CA_CERTS: extra } = env;
    if (own || ownFolder) {
        return { ...(own ? { GIT_SSL_CAINFO: own } : {}), ...(ownFolder ? { GIT_SSL_CAPATH: ownFolder } : {}) };
    }
    if (!extra)
        return {};
    const bundle = (0,external_node_path_.join)(folder, 'certificates.pem');
    (0,external_node_fs_.writeFileSync)(bundle, `${await known(env)}\n${read(extra)}`);
    return { GIT_SSL_CAINFO: bundle };
}
async function known(env) {
    const file = [env.SSL_CERT_FILE ?? '', ...SYSTEM_BUNDLES].find((path) => path !== '' && (0,external_node_fs_.existsSync)(path));
    if (file !== undefined)
        return (0,external_node_fs_.readFileSync)(file, 'latin1');
    const { rootCertificates } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 41692, 19));
    return rootCertificates.join('\n');
}
function read(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'latin1');
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `NODE_EXTRA_CA_CERTS is ${file}, which cannot be read (${code}): name a file of certificates, or unset it`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/access.js


/** What curl, and so git, takes a proxy from. It does not look at HTTP_PROXY in capitals. */
const PROXY_VARIABLES = [
    'HTTPS_PROXY',
    'https_proxy',
    'http_proxy',
    'ALL_PROXY',
    'all_proxy',
    'NO_PROXY',
    'no_proxy',
];
/** The user name by which GitHub takes any kind of token. */
const TOKEN_USER = 'x-access-token';
/** Visible ASCII: a line end in it would be another header. */
const TOKEN = /^[\x21-\x7e]+$/;
/** Throws StopRun(config) for what can be no token. It is not shown. */
function checkToken(token) {
    if (TOKEN.test(token))
        return;
    const what = token === '' ? 'is empty' : 'holds a sign that no token has (a space, a line end)';
    const reason = `github-token ${what}: pass \${{ github.token }} or another token`;
    throw new outcome/* StopRun */.U({ kind: 'config', reason });
}
/**
 * The variables of one git command that talks to the server. The token stands in that command's environment and
 * nowhere else: not on its command line, in no file, in no configuration; with the command it is gone. It is sent to
 * this address only, redirects are not followed, and no other protocol is spoken, also where a server asks for it.
 */
async function accessVariables(access, folder) {
    const { url, token, env } = access;
    const { origin, protocol } = new URL(url);
    const pairs = [
        [`http.${origin}/.extraHeader`, `Authorization: Basic ${basic(token)}`],
        ['http.followRedirects', 'false'],
        ['protocol.version', '2'],
    ];
    const variables = {
        GIT_ALLOW_PROTOCOL: protocol.slice(0, -1),
        GIT_CONFIG_COUNT: String(pairs.length),
        ...(await trustVariables(env, folder)),
    };
    pairs.forEach(([key, value], at) => {
        variables[`GIT_CONFIG_KEY_${at}`] = key;
        variables[`GIT_CONFIG_VALUE_${at}`] = value;
    });
    for (const name of PROXY_VARIABLES) {
        const value = env[name];
        if (value)
            variables[name] = value;
    }
    return variables;
}
function basic(token) {
    return Buffer.from(`${TOKEN_USER}:${token}`).toString('base64');
}
/** A text without the token in any form that git or a server could repeat, and without passwords in addresses. */
function withoutCredential(text, token) {
    const known = [basic(token), token, encodeURIComponent(token)];
    const clean = known.reduce((rest, form) => (form === '' ? rest : rest.replaceAll(form, '***')), text);
    return clean.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s]*@/gi, '$1');
}


/***/ }),

/***/ 86818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ untilAnswered),
/* harmony export */   o: () => (/* binding */ waitAgain)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21759);
/* harmony import */ var _models_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21914);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53657);
/* harmony import */ var _remote_trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64152);




/** Troubles that another attempt may not meet. */
const PASSING = ['server_error', 'rate_limited', 'unreachable'];
/**
 * Waits before the next attempt, as long as calls of the API do; false at once where none is worth it. `attempt`
 * counts from 1. git does not say what a `retry-after` asks for.
 */
async function waitAgain(trouble, attempt, patience, signal) {
    const failure = { trouble: 'network', message: trouble, retry: PASSING.includes(trouble) };
    const left = patience.remainingMs?.() ?? Number.POSITIVE_INFINITY;
    const decision = (0,_models_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .decideRetry */ .tE)(failure, attempt, left, patience.random ?? Math.random);
    if (!decision.retry || signal.aborted)
        return false;
    patience.onWait?.({ ms: decision.waitMs, trouble });
    try {
        await (patience.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m).sleep(decision.waitMs, signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
    return !signal.aborted;
}
/** Runs a command that changes nothing on the server until it is answered. Throws the last attempt's error. */
async function untilAnswered(ask, patience, signal) {
    for (let attempt = 1;; attempt++) {
        try {
            return await ask();
        }
        catch (error) {
            if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
                throw error;
            if (!(await waitAgain((0,_remote_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .troubleIn */ .Hg)(error.stderr), attempt, patience, signal)))
                throw error;
        }
    }
}


/***/ }),

/***/ 70178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ toWorkspacePath),
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   MX: () => (/* binding */ joinNul),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   ux: () => (/* binding */ toRaw)
/* harmony export */ });
const ASCII = /^[\x00-\x7f]*$/;
function toRaw(path) {
    return ASCII.test(path) ? path : Buffer.from(path, 'utf8').toString('latin1');
}
/** The name as text; bytes that are no UTF-8 become U+FFFD. */
function toText(raw) {
    return ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString('utf8');
}
/** The path as the rest of the program knows it. Names that are no UTF-8 are reported as hazards beside it. */
function toWorkspacePath(raw) {
    return toText(raw);
}
/** What node:fs takes for the path: a buffer where the name is more than ASCII. */
function onDisk(root, raw) {
    if (raw === '')
        return root;
    if (ASCII.test(raw))
        return `${root}/${raw}`;
    return Buffer.concat([Buffer.from(`${root}/`, 'utf8'), Buffer.from(raw, 'latin1')]);
}
/** The folder a path lies in; '' for the root. */
function parentOf(raw) {
    const slash = raw.lastIndexOf('/');
    return slash === -1 ? '' : raw.slice(0, slash);
}
function nameOf(raw) {
    return raw.slice(raw.lastIndexOf('/') + 1);
}
function join(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** Whether `raw` is one of the folders or files, or lies below one. */
function isWithin(raw, tops) {
    return tops.some((top) => raw === top || (raw.startsWith(top) && raw[top.length] === '/'));
}
/** The parts of `-z` output. */
function splitNul(output) {
    const parts = output.toString('latin1').split('\0');
    parts.pop();
    return parts;
}
/** `-z` input from names. */
function joinNul(names) {
    let text = '';
    for (const name of names)
        text += `${name}\0`;
    return Buffer.from(text, 'latin1');
}
/** git's own order: by bytes. */
function byBytes(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 64152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ remoteReason),
/* harmony export */   Hg: () => (/* binding */ troubleIn),
/* harmony export */   LY: () => (/* binding */ causeBefore),
/* harmony export */   ag: () => (/* binding */ said)
/* harmony export */ });
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58217);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69142);


/** The longest text of git's or the server's own that a reason repeats. */
const LONGEST_SAID = 300;
/**
 * What went wrong, by git's own words (LC_ALL=C; http.c, remote-curl.c and transport.c of git 2.32 to 2.52, and
 * curl's messages in them). The first that fits decides.
 */
const SIGNS = [
    // The token was refused, and nobody is there to ask for another.
    ['unauthorised', /could not read (?:Username|Password)|Authentication failed|error: 401\b/],
    ['forbidden', /error: 403\b/],
    ['not_found', /error: 404\b|repository '[^']*' not found/],
    [
        'unreachable',
        /CONNECT tunnel failed|Proxy CONNECT aborted|(?:response|HTTP code) \d+ from proxy|Could not resolve proxy/i,
    ],
    ['server_error', /error: 5\d\d\b|HTTP 5\d\d\b|internal server error|temporarily unavailable/i],
    ['rate_limited', /error: 429\b|HTTP 429\b|too many requests|rate limit/i],
    ['refused', /error: 4\d\d\b|HTTP 4\d\d\b/],
    ['redirected', /error: 30[1278]\b|unable to update url base from redirection/],
    ['untrusted_certificate', /SSL certificate|certificate (?:verify|verification) failed|server certificate/i],
    [
        'unreachable',
        /Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out)|Empty reply|Recv failure|Send failure|hung up unexpectedly|early EOF|RPC failed|unexpected disconnect|transfer closed|Operation timed out|bytes of body are still expected|SSL_(?:connect|read|write)|gnutls_handshake/i,
    ],
];
function troubleIn(stderr) {
    return SIGNS.find(([, sign]) => sign.test(stderr))?.[0] ?? 'failed';
}
/** One line of what git and the server said, without a credential, legible and short. */
function said(stderr, token) {
    const lines = (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g)((0,_access_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredential */ .K3)(stderr, token))
        .text.split('\n')
        .map((line) => line.replace(/^(?:remote: )+/, '').trim())
        .filter((line) => line !== '' && !/^(?:To |hint:|error: failed to push some refs)/.test(line));
    return lines.join('; ').slice(0, LONGEST_SAID);
}
const REMEDIES = {
    unauthorised: 'the token is not taken (401): pass a github-token that is still valid for this repository',
    forbidden: 'the token may not do that (403): give the job the permission `contents`, read to fetch and write to push',
    not_found: 'there is no such repository, or not for this token (404): give the job the permission `contents`',
    redirected: 'the server sends us elsewhere, which is not followed: was the repository renamed or moved?',
    untrusted_certificate: "its certificate is not trusted: set NODE_EXTRA_CA_CERTS or GIT_SSL_CAINFO to your authority's file",
    server_error: 'the server was reached and answered that it failed: nothing is wrong with the network; look at its status page and run again later',
    rate_limited: 'the server was reached and takes no more requests for now (429): run again later',
    refused: 'the server was reached and refused the request: see what it says, and run again',
    unreachable: 'it cannot be reached: check the network and HTTPS_PROXY, and run again',
    failed: "run again; these are git's own words",
};
/** One line: what could not be done, what git says, what to do. */
function remoteReason(trouble, spoken, stderr) {
    const { name, what, token } = spoken;
    if (trouble === 'timed_out') {
        return `${name} did not ${what} within the time that was left: run again, or allow more time`;
    }
    const words = said(stderr, token);
    return `could not ${what} at ${name}: ${REMEDIES[trouble]}${words === '' ? '' : ` (${words})`}`;
}
/** For what happens before the run has started. */
function causeBefore(spoken, stderr) {
    if (spoken.timedOut)
        return { kind: 'timeout', reason: remoteReason('timed_out', spoken, stderr) };
    return { kind: 'git_before', reason: remoteReason(troubleIn(stderr), spoken, stderr) };
}


/***/ }),

/***/ 85950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ remoteUrl),
/* harmony export */   i: () => (/* binding */ remoteName)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** `owner/name` as GitHub lets them be called; `_` in an owner comes from managed users. */
const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
/** Names below `localhost` are this machine's too (RFC 6761, 6.3). */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * The address that git talks to, made from what the runner says and never from the repository's configuration.
 * `serverUrl` is GITHUB_SERVER_URL, `repository` `owner/name`. A token never goes over a network in the clear: http
 * is for this machine alone. Throws StopRun(config).
 */
function remoteUrl(serverUrl, repository) {
    if (!REPOSITORY.test(repository)) {
        throw stop(`the repository is ${JSON.stringify(repository)}, which is no owner/name: see GITHUB_REPOSITORY`);
    }
    if (!URL.canParse(serverUrl)) {
        throw stop(`GITHUB_SERVER_URL is no address: write it as https://host`);
    }
    const url = new URL(serverUrl);
    // Not shown: what is wrong with it may be the password in it.
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
        throw stop('GITHUB_SERVER_URL holds more than a host: write it as https://host');
    }
    const plain = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
    if (url.protocol !== 'https:' && !plain) {
        throw stop(`GITHUB_SERVER_URL is ${url.origin}: the token goes over https only; write it as https://host`);
    }
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${repository}.git`;
}
/** `host/owner/name`, for texts. */
function remoteName(url) {
    const { host, pathname } = new URL(url);
    return `${host}${pathname.replace(/\.git$/, '')}`;
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 52278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   fA: () => (/* binding */ openSession),
/* harmony export */   th: () => (/* binding */ isPartialClone)
/* harmony export */ });
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69142);
/* harmony import */ var _again_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86818);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85950);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32110);





/** What the server is called on command lines: its address stands in the configuration of the one command. */
const REMOTE = 'server';
/** No fetch or push that anybody waits for takes longer; the run's own limit mostly ends it before. */
const NETWORK_DEADLINE_MS = 600_000;
async function openSession(store, access, patience, signal) {
    const { site, dir } = store;
    const { url, token } = access;
    const isPartial = isPartialClone(site);
    const variables = await (0,_access_js__WEBPACK_IMPORTED_MODULE_0__/* .accessVariables */ .GE)(access, dir);
    const promisor = [`remote.${REMOTE}.promisor=true`, `remote.${REMOTE}.partialclonefilter=blob:none`];
    const config = [`remote.${REMOTE}.url=${url}`, ...(isPartial ? promisor : [])];
    // A delta may stand on a file that a partial clone lacks: this one command may fetch it, from here.
    const lazy = isPartial ? { GIT_NO_LAZY_FETCH: '0' } : {};
    const once = (call) => store.git({
        ...call,
        config: [...config, ...(call.config ?? [])],
        env: { ...variables, ...lazy, ...call.env },
        deadlineMs: NETWORK_DEADLINE_MS,
        signal,
    });
    return {
        name: (0,_remote_url_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteName */ .i)(url),
        token,
        store,
        user: (0,_user_git_js__WEBPACK_IMPORTED_MODULE_4__/* .userGit */ .G)(site),
        isShallow: (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(`${site.commonDir}/shallow`) !== null,
        isPartial,
        online: (call) => (0,_again_js__WEBPACK_IMPORTED_MODULE_1__/* .untilAnswered */ .Y)(() => once(call), patience, signal),
        once,
        patience,
    };
}
/** As git decides it: some remote has promised to keep what is missing. A wrong answer costs time, or a refusal. */
function isPartialClone({ config }) {
    if (config.has('extensions.partialclone'))
        return true;
    return [...config].some(([key, value]) => /^remote\..*\.promisor$/s.test(key) && value !== 'false');
}


/***/ }),

/***/ 74139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   y$: () => (/* binding */ createStore),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53657);





/** Bytes are taken as they lie on disk: no conversion, no filter, no diff driver, whatever .gitattributes says. */
const ATTRIBUTES = '* -text -eol -crlf -filter -ident -working-tree-encoding !diff !merge\n';
/** Over this size git neither diffs nor delta-compresses: such a file counts as binary. */
const BIG_FILE = '32m';
function configText(format) {
    const core = {
        repositoryFormatVersion: format === 'sha256' ? '1' : '0',
        bare: 'false',
        fileMode: 'true',
        symlinks: 'true',
        ignoreCase: 'false',
        protectNTFS: 'false',
        protectHFS: 'false',
        autocrlf: 'false',
        safecrlf: 'false',
        logAllRefUpdates: 'false',
        looseCompression: '1',
        bigFileThreshold: BIG_FILE,
    };
    const lines = Object.entries(core).map(([key, value]) => `\t${key} = ${value}`);
    const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    return `[core]\n${lines.join('\n')}\n${extension}[gc]\n\tauto = 0\n[diff]\n\trenames = false\n`;
}
/** `alternates`: object folders to read from. A folder of its own below `privateDir` is made. */
function createStore(site, privateDir, alternates) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(privateDir, { recursive: true, mode: 0o700 });
    const dir = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(privateDir, 'tree-'));
    const rulesDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'rules');
    const empty = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'empty');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(empty);
    for (const folder of ['objects/info', 'refs', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, folder), { recursive: true });
    for (const folder of ['objects', 'refs', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rulesDir, folder), { recursive: true });
    for (const gitDir of [dir, rulesDir])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'config'), configText(site.format));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'info/attributes'), ATTRIBUTES);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'objects/info/alternates'), alternates.map((folder) => `${quoted(folder)}\n`).join(''));
    const gitIn = (gitDir, workTree) => (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .hardenedGit */ .YW)({ gitPath: site.gitPath, gitDir, workTree }, site.start);
    return {
        dir,
        format: site.format,
        git: gitIn(dir, site.root),
        excludeFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'info/exclude'),
        folderRulesFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rulesDir, 'info/exclude'),
        rules: gitIn(dir, empty),
        folderRules: gitIn(rulesDir, empty),
        index: (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name),
        writeBlob: (bytes) => writeBlob((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'objects'), site.format, bytes),
    };
}
/** A folder as git reads it in a list of alternates: quoted in C style where it could be taken for several. */
function quoted(path) {
    return /^["#]|[\x00-\x1f\\:]/.test(path) ? JSON.stringify(path) : path;
}
function blobId(format, bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function writeBlob(objects, format, bytes) {
    const oid = blobId(format, bytes);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, oid.slice(0, 2));
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, oid.slice(2));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
        return oid;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    const partial = `${file}.tmp`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(partial, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), { level: 1 }));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(partial, file);
    return oid;
}


/***/ }),

/***/ 32110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit)
/* harmony export */ });
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53657);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74139);



/** Settings by which git reads the disk, taken over from wherever the user has them. They run nothing. */
const READING = [
    'core.autocrlf',
    'core.eol',
    'core.safecrlf',
    'core.symlinks',
    'core.filemode',
    'core.ignorecase',
];
/**
 * The user's repository: its refs, objects and index, and its own reading of files, but none of its programs.
 * `objects`: a folder to write objects into instead.
 */
function userGit(site, objects) {
    const git = (0,_exec_js__WEBPACK_IMPORTED_MODULE_0__/* .hardenedGit */ .YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start);
    const settings = environmentConfig(settingsOf(site));
    const stores = objects === undefined
        ? {}
        : {
            GIT_OBJECT_DIRECTORY: objects.write,
            GIT_ALTERNATE_OBJECT_DIRECTORIES: objects.read.map(_store_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL).join(':'),
        };
    return (call) => git({
        ...call,
        env: { ...settings, ...stores, ...call.env },
        config: [...ownFiles(site), ...(call.config ?? [])],
    });
}
function ownFiles(site) {
    const excludes = (0,_site_js__WEBPACK_IMPORTED_MODULE_1__/* .userFile */ .Mz)(site, 'core.excludesfile', 'ignore');
    const attributes = (0,_site_js__WEBPACK_IMPORTED_MODULE_1__/* .userFile */ .Mz)(site, 'core.attributesfile', 'attributes');
    return [
        ...(excludes === null ? [] : [`core.excludesFile=${excludes}`]),
        ...(attributes === null ? [] : [`core.attributesFile=${attributes}`]),
        'i18n.commitEncoding=UTF-8',
        'submodule.recurse=false',
        'status.renames=false',
    ];
}
function settingsOf(site) {
    const pairs = [];
    for (const key of READING) {
        const value = site.config.get(key);
        if (value !== undefined)
            pairs.push([key, value]);
    }
    for (const key of site.config.keys()) {
        // An empty command is no command: the filter passes the bytes through.
        if (/^filter\..*\.(clean|smudge|process)$/s.test(key))
            pairs.push([key, '']);
        if (/^filter\..*\.required$/s.test(key))
            pairs.push([key, 'false']);
        if (/^merge\..*\.driver$/s.test(key) || /^diff\..*\.(command|textconv)$/s.test(key))
            pairs.push([key, '']);
    }
    return pairs;
}
/** `-c` cannot hold every name: a filter may be called `a=b`. */
function environmentConfig(pairs) {
    const env = { GIT_CONFIG_COUNT: String(pairs.length) };
    pairs.forEach(([key, value], at) => {
        env[`GIT_CONFIG_KEY_${at}`] = key;
        env[`GIT_CONFIG_VALUE_${at}`] = value;
    });
    return env;
}


/***/ }),

/***/ 6402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nz: () => (/* binding */ AttemptFailed),
/* harmony export */   T0: () => (/* binding */ BadResponse),
/* harmony export */   W5: () => (/* binding */ OverlongResponse),
/* harmony export */   sZ: () => (/* binding */ BrokenBody)
/* harmony export */ });
/** Thrown inside one attempt. Only the retry loop sees it: it ends as a ModelError or as another attempt. */
class AttemptFailed extends Error {
    failure;
    /** An answer that broke off is charged all the same. */
    spent;
    constructor(failure, spent) {
        super(failure.message);
        this.name = 'AttemptFailed';
        this.failure = failure;
        this.spent = spent;
    }
}
/** An answer that is no stream: an error status, a redirect, a web page. */
class BadResponse extends Error {
    status;
    headers;
    /** The start of the body. */
    body;
    /** What was asked for: scheme, host and path. */
    asked;
    constructor(status, headers, body, asked) {
        super(`HTTP ${status}`);
        this.name = 'BadResponse';
        this.status = status;
        this.headers = headers;
        this.body = body;
        this.asked = asked;
    }
}
/** A stream that does not end, or one event of it that does not. The message says which, and the bound. */
class OverlongResponse extends Error {
    constructor(what) {
        super(what);
        this.name = 'OverlongResponse';
    }
}
/** A body that ended before its end: the server was reached, so its address is right. */
class BrokenBody extends Error {
    constructor(cause) {
        super('the answer broke off', { cause });
        this.name = 'BrokenBody';
    }
}


/***/ }),

/***/ 21914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* unused harmony export RETRY_POLICY */
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71295);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6402);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78263);



/**
 * Five attempts with waits of up to 0.5, 1, 2 and 4 s outlast the hiccup of a server that says nothing;
 * one that names a time is waited for, however long the run still has.
 */
const RETRY_POLICY = { attempts: 5, baseMs: 500, capMs: 30_000 };
/**
 * Whether to try again after attempt number `attempt` (from 1), and when. Full jitter: anything between 0 and
 * the doubled base, so that many runs do not come back at once. A wait that ends past the deadline is useless;
 * one of more than `longestWaitMs` is not worth it where another model stands ready.
 */
function decideRetry(failure, attempt, remainingMs, random, longestWaitMs = Number.POSITIVE_INFINITY) {
    if (!failure.retry)
        return { retry: false, because: '' };
    // What does not reach a server says itself what to look at: waiting alone mends no address.
    const later = failure.trouble === 'network' ? '' : ': run again later';
    if (attempt >= RETRY_POLICY.attempts)
        return { retry: false, because: `gave up after ${attempt} attempts${later}` };
    const ceiling = Math.min(RETRY_POLICY.capMs, RETRY_POLICY.baseMs * 2 ** (attempt - 1));
    const waitMs = Math.max(Math.floor(random() * ceiling), failure.retryAfterMs ?? 0);
    const seconds = Math.ceil(waitMs / 1000);
    if (waitMs > longestWaitMs)
        return { retry: false, because: `it asks to be left alone for ${seconds} s` };
    if (waitMs < remainingMs)
        return { retry: true, waitMs };
    return { retry: false, because: `no time left for another attempt in ${seconds} s${later}` };
}
/** Runs attempts until one answers. Throws ModelError only; what broken-off answers cost is added to the last, or to the error. */
async function withRetries(attemptOnce, tools, deadline, signal) {
    let spent;
    for (let attempt = 1;; attempt++) {
        try {
            const answer = await attemptOnce();
            return spent === undefined ? answer : { ...answer, usage: (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .addUsage */ .v)(spent, answer.usage) };
        }
        catch (error) {
            if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .AttemptFailed */ .Nz))
                throw error;
            if (error.spent !== undefined)
                spent = spent === undefined ? error.spent : (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .addUsage */ .v)(spent, error.spent);
            const remainingMs = deadline - tools.clock.monotonic();
            const decision = decideRetry(error.failure, attempt, remainingMs, tools.random, tools.longestWaitMs);
            if (!decision.retry)
                throw finalError(error.failure, decision.because, spent);
            tools.onRetry?.({ attempt, waitMs: decision.waitMs, why: error.failure.message });
            await pause(tools.clock, decision.waitMs, signal, spent);
        }
    }
}
function finalError(failure, because, spent) {
    const message = because === '' ? failure.message : `${failure.message} (${because})`;
    return new _core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ModelError */ .m(failure.trouble, message, spent);
}
async function pause(clock, waitMs, signal, spent) {
    try {
        await clock.sleep(waitMs, signal);
    }
    catch {
        throw new _core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .ModelError */ .m('aborted', 'the run was stopped while it waited to ask the model again', spent);
    }
}


/***/ }),

/***/ 78263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ usageOf),
/* harmony export */   v: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _core_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51554);

function counted(value) {
    return value !== undefined && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
/**
 * The provider's count, or an estimate for the side it left out. `input` is everything that was read: the
 * provider packages add Anthropic's cache reads and writes, which its raw `input_tokens` leaves out. A prompt
 * is never empty, so an input of 0 is a server that does not count.
 */
function usageOf(reported, requestBytes, replyBytes) {
    const input = counted(reported?.inputTokens.total);
    const output = counted(reported?.outputTokens.total);
    const inputMissing = input === 0;
    const outputMissing = output === 0 && replyBytes > 0;
    return {
        input: inputMissing ? (0,_core_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateTokens */ .b)(requestBytes) : input,
        cacheRead: Math.min(counted(reported?.inputTokens.cacheRead), input),
        cacheWrite: Math.min(counted(reported?.inputTokens.cacheWrite), input),
        output: outputMissing ? (0,_core_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateTokens */ .b)(replyBytes) : output,
        estimated: inputMissing || outputMissing,
    };
}
/** What two calls used together. The conversation is what the later one, `b`, counted of it. */
function addUsage(a, b) {
    return {
        input: a.input + b.input,
        cacheRead: a.cacheRead + b.cacheRead,
        cacheWrite: a.cacheWrite + b.cacheWrite,
        output: a.output + b.output,
        estimated: a.estimated || b.estimated,
        context: b.context ?? b.input + b.output,
    };
}


/***/ }),

/***/ 71295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ handOverText),
/* harmony export */   m: () => (/* binding */ ModelError)
/* harmony export */ });
/** What is said where a model did not answer and another goes on. */
function handOverText(from, to, why) {
    return `${from.provider} ${from.model} did not answer: ${why}; ${to.provider} ${to.model} is asked from now on`;
}
/** Every failure of a provider, after its retries. The message is one line for the user: what, and the way out. */
class ModelError extends Error {
    trouble;
    /** What answers that broke off have cost all the same; undefined where nothing had come. */
    spent;
    constructor(trouble, message, spent) {
        super(message);
        this.name = 'ModelError';
        this.trouble = trouble;
        this.spent = spent;
    }
}


/***/ }),

/***/ 58217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34477);
/* harmony import */ var _readable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65720);


/** Colours and other attributes of text: only paint. */
const PAINT = /\x1b\[[\d;:]*m/g;
/**
 * What progress bars, spinners and pagers print: cursor moves within the last lines, erasing to the end or of a line,
 * hiding the cursor, line wrapping, synchronized updates, the character set, and the old control characters of
 * printers. A byte order mark starts many files.
 */
const PROGRESS = /\x1b\[\d*[A-GKPXsu]|\x1b\[0?J|\x1b\[\?(?:7|12|25|2026)[hl]|\x1b(?:[78=>]|\([AB0])|[\x07\x08\x0b\x0c\x0e\x0f]|^\ufeff/gm;
/** OSC, DCS and their like (to BEL or ST), CSI, and the two-byte escapes. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;
/**
 * What a program printed, as text that means the same to a person, a log and a model: terminal sequences are
 * gone, other controls and hidden characters can be seen, lines end with LF.
 */
function printable(raw) {
    const lines = raw.replace(/\r\n?/g, '\n').replace(PAINT, '');
    const text = visible(lines);
    if (text === lines)
        return { text, steered: false };
    const quiet = lines.replace(PROGRESS, '');
    return { text, steered: visible(quiet) !== quiet };
}
function visible(text) {
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInvisible */ .k6)(text.replace(SEQUENCES, '').replace(CONTROLS, _readable_js__WEBPACK_IMPORTED_MODULE_1__/* .picture */ .li), _invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk);
}


/***/ }),

/***/ 51554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   b: () => (/* binding */ estimateTokens)
/* harmony export */ });
/** Bytes a token: a common rule of thumb for English and code. It errs high for code, which a limit wants. */
const BYTES_PER_TOKEN = 4;
/** Estimated tokens of a text, or of as many bytes, rounded up. Used only where a provider reports nothing. */
function estimateTokens(textOrBytes) {
    const bytes = typeof textOrBytes === 'number' ? textOrBytes : Buffer.byteLength(textOrBytes);
    return Math.ceil(bytes / BYTES_PER_TOKEN);
}
/** Bytes of text that are estimated at so many tokens. */
function bytesOf(tokens) {
    return tokens * BYTES_PER_TOKEN;
}


/***/ })

};
