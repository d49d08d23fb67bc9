export const id = 2499;
export const ids = [2499];
export const modules = {

/***/ 15194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isBranchName)
/* harmony export */ });
/** Whether git takes it for a branch's name, and nothing else takes it for an option or for HEAD. */
async function isBranchName(git, branch) {
    if (branch.startsWith('-') || branch === 'HEAD' || branch.includes('\0'))
        return false;
    const answer = await git({ args: ['check-ref-format', `refs/heads/${branch}`], accept: [0, 1] });
    return answer.code === 0;
}


/***/ }),

/***/ 87766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ branchOwner)
/* harmony export */ });
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97680);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53657);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70178);



/**
 * A branch is a run's if its last commit carries the trailers Forge-Run and Forge-Branch, and the second names this
 * branch (DECISIONS D27). Commits of versions that wrote no Forge-Branch count if no other branch holds them: else
 * nothing tells a run's branch from one that somebody made at a run's commit. `read` reads the commit, `refs` lists
 * the branches of the user's repository.
 */
async function branchOwner({ read, refs }, { branch, tip }) {
    const format = `--format=${valuesOf(_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_TRAILER */ .cu)}%x00${valuesOf(_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .BRANCH_TRAILER */ .Hj)}%x00`;
    const { stdout } = await read({ args: ['log', '-1', '--no-show-signature', format, tip] });
    const [runs = [], named = []] = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout).map(linesOf);
    const [run] = runs;
    if (run === undefined)
        return { foreign: `its last commit is not a run's (no ${_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_TRAILER */ .cu} trailer)` };
    if (named.includes(branch))
        return { run };
    const [first] = named;
    if (first !== undefined) {
        return {
            foreign: `its last commit was made by a run for the branch ${first} (${_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .BRANCH_TRAILER */ .Hj} trailer)`,
        };
    }
    const other = await otherBranch(refs, { branch, tip });
    if (other === null)
        return { run };
    return { foreign: `its last commit is a run's, but it is on ${other} too, and names no branch as its own` };
}
function valuesOf(trailer) {
    return `%(trailers:key=${trailer},valueonly)`;
}
function linesOf(field) {
    return (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(field)
        .split('\n')
        .map((value) => value.trim())
        .filter((value) => value !== '');
}
/** A branch of another name, here or as last seen on a server, that holds the commit too. */
async function otherBranch(refs, { branch, tip }) {
    const answer = await refs({
        args: ['for-each-ref', `--contains=${tip}`, '--format=%(refname)', 'refs/heads', 'refs/remotes'],
    });
    const names = (0,_exec_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(answer)
        .split('\n')
        .map((ref) => ref.replace(/^refs\/heads\/|^refs\/remotes\/[^/]+\//, ''));
    return names.find((name) => name !== '' && name !== branch && name !== 'HEAD') ?? null;
}


/***/ }),

/***/ 32926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ REFLOG_IDENTITY),
/* harmony export */   y: () => (/* binding */ movableTip)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);


/** What the log of a reference says of who moved it. */
const REFLOG_IDENTITY = {
    GIT_COMMITTER_NAME: 'Forge AI',
    GIT_COMMITTER_EMAIL: 'forge@example.com',
};
/**
 * Where the local branch stands; null where there is none. Throws StopRun(git_before) where moving it to the commit
 * would lose commits, or would pull the ground from under another worktree.
 */
async function movableTip({ user, branch, sha, current }) {
    const ref = `refs/heads/${branch}`;
    const { stdout } = await user({
        args: ['for-each-ref', '--format=%(refname)%00%(objectname)%00%(worktreepath)%00', ref],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(stdout).map((field) => (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(field).trim());
    const at = fields.indexOf(ref);
    const tip = at === -1 ? undefined : fields[at + 1];
    if (tip === undefined || tip === sha)
        return tip ?? null;
    const worktree = fields[at + 2] ?? '';
    if (worktree !== '' && branch !== current) {
        throw stop(`branch ${branch} is checked out in ${worktree}; remove that worktree first`);
    }
    const ancestor = await user({ args: ['merge-base', '--is-ancestor', tip, sha], accept: [0, 1, 128] });
    if (ancestor.code === 0)
        return tip;
    throw stop(`branch ${branch} stands at ${tip} here, which is not in the history of ${sha}: moving it would lose commits; rename or delete it`);
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
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

/***/ 53360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readAt)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53657);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70178);



/**
 * The bytes of a file as a commit holds it, whatever lies in the workspace; null where it holds none of that path.
 * A link is not followed, and no link above the file either. Throws StopRun(config) for what stands there and is no
 * file, or is over `maxBytes`: a configuration that was given must not pass for one that was not. Throws
 * StopRun(git_before) where the commit is not here.
 */
async function readAt(site, sha, path, maxBytes) {
    const git = (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedGit */ .YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start);
    try {
        const listed = await git({ args: ['ls-tree', '-z', '-l', '--full-tree', sha, '--', path] });
        const entry = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(listed.stdout)[0];
        if (entry === undefined)
            return null;
        const [mode = '', , oid = '', size = ''] = entry.slice(0, entry.indexOf('\t')).split(/ +/);
        const trouble = troubleWith(mode, Number(size), maxBytes);
        if (trouble !== null) {
            throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason: `${path} at commit ${sha} is ${trouble}` });
        }
        return (await git({ args: ['cat-file', 'blob', oid] })).stdout;
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        const reason = `${path} cannot be read at commit ${sha}: ${error.message}; fetch the commit whole, without a filter`;
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
    }
}
function troubleWith(mode, size, maxBytes) {
    if (mode === '120000')
        return 'a symbolic link, which is not followed: commit the file itself';
    if (!mode.startsWith('100'))
        return 'a folder or a submodule: commit a file';
    return size > maxBytes ? `${size} bytes, more than the ${maxBytes} that are read: make it smaller` : null;
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

/***/ 28986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ openRemote)
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

// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/adapters/models/retry.js
var retry = __webpack_require__(21914);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(58217);
;// CONCATENATED MODULE: ./build/adapters/git/remote-trouble.js


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
    const lines = (0,printable/* printable */.g)(withoutCredential(stderr, token))
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

;// CONCATENATED MODULE: ./build/adapters/git/again.js




/** Troubles that another attempt may not meet. */
const PASSING = ['server_error', 'rate_limited', 'unreachable'];
/**
 * Waits before the next attempt, as long as calls of the API do; false at once where none is worth it. `attempt`
 * counts from 1. git does not say what a `retry-after` asks for.
 */
async function waitAgain(trouble, attempt, patience, signal) {
    const failure = { trouble: 'network', message: trouble, retry: PASSING.includes(trouble) };
    const left = patience.remainingMs?.() ?? Number.POSITIVE_INFINITY;
    const decision = (0,retry/* decideRetry */.tE)(failure, attempt, left, patience.random ?? Math.random);
    if (!decision.retry || signal.aborted)
        return false;
    patience.onWait?.({ ms: decision.waitMs, trouble });
    try {
        await (patience.clock ?? clock/* systemClock */.m).sleep(decision.waitMs, signal);
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
            if (!(error instanceof exec/* GitError */.XS))
                throw error;
            if (!(await waitAgain(troubleIn(error.stderr), attempt, patience, signal)))
                throw error;
        }
    }
}

// EXTERNAL MODULE: ./build/adapters/git/remote-url.js
var remote_url = __webpack_require__(85950);
// EXTERNAL MODULE: ./build/adapters/git/site.js
var git_site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/git/user-git.js
var user_git = __webpack_require__(32110);
;// CONCATENATED MODULE: ./build/adapters/git/session.js





/** What the server is called on command lines: its address stands in the configuration of the one command. */
const REMOTE = 'server';
/** No fetch or push that anybody waits for takes longer; the run's own limit mostly ends it before. */
const NETWORK_DEADLINE_MS = 600_000;
async function openSession(store, access, patience, signal) {
    const { site, dir } = store;
    const { url, token } = access;
    const isPartial = isPartialClone(site);
    const variables = await accessVariables(access, dir);
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
        name: (0,remote_url/* remoteName */.i)(url),
        token,
        store,
        user: (0,user_git/* userGit */.G)(site),
        isShallow: (0,git_site/* readText */.yR)(`${site.commonDir}/shallow`) !== null,
        isPartial,
        online: (call) => untilAnswered(() => once(call), patience, signal),
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

;// CONCATENATED MODULE: ./build/adapters/git/fetch.js




/** Git's own number for "all of it" (`git fetch --unshallow`). */
const ALL = 2_147_483_647;
/** How deep a shallow clone is made, step by step, until two histories meet. Most branches are shorter than the first. */
const DEPTHS = [50, 500, ALL];
const FLAGS = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    '--no-write-commit-graph',
];
/** How a server says that it does not give out a commit by its id (upload-pack.c), or has none of that id. */
const NOT_GIVEN = /not our ref|unadvertised object|no such remote ref|couldn't find remote ref/i;
/** See `Remote.fetchCommit`. */
async function fetchCommit(session, wanted) {
    checkIds(session, wanted);
    const head = await headOf(session);
    session.store.know(head === null ? [] : [head]);
    if (!(await isThere(session, wanted.sha)) || !(await isJoined(session, wanted))) {
        await fetchHistory(session, wanted);
        session.store.keepShallow();
    }
    if (session.isPartial && head !== null)
        await fetchFiles(session, head, wanted.sha);
}
function checkIds({ store }, { sha, joinedTo }) {
    const length = store.site.format === 'sha256' ? 64 : 40;
    for (const id of [sha, joinedTo ?? sha]) {
        if (id.length === length && /^[0-9a-f]+$/.test(id))
            continue;
        throw stop(`${JSON.stringify(id)} is no full commit id (${length} hexadecimal digits): a name or a part of one may move`);
    }
}
async function headOf({ user }) {
    const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
    return answer.code === 0 ? answer.stdout.toString('latin1').trim() : null;
}
/** Whether the commit and its tree are here. Throws for an id that is something else's. */
async function isThere({ store }, sha) {
    const input = Buffer.from(`${sha}\n${sha}^{tree}\n`);
    const { stdout } = await store.git({ args: ['cat-file', '--batch-check=%(objecttype)'], input });
    const [type = '', tree = ''] = stdout.toString('latin1').split('\n');
    if (!type.endsWith('missing') && type !== 'commit') {
        throw stop(`${sha} is a ${type} and no commit: name a commit`);
    }
    return type === 'commit' && tree === 'tree';
}
/** Whether the history that is here leads from both commits to a common one; always where nobody asked. */
async function isJoined({ store }, { sha, joinedTo }) {
    if (joinedTo === undefined || joinedTo === sha)
        return true;
    const answer = await store.git({ args: ['merge-base', sha, joinedTo], accept: [0, 1, 128] });
    return answer.code === 0;
}
async function fetchHistory(session, wanted) {
    const { sha, joinedTo, follows = false } = wanted;
    const joins = joinedTo !== undefined && joinedTo !== sha;
    if (!session.isShallow || follows) {
        await fetchOne(session, wanted, null);
    }
    else {
        for (const depth of joins ? DEPTHS : [1]) {
            await fetchOne(session, wanted, depth);
            if (await isJoined(session, wanted))
                break;
        }
    }
    if (!(await isThere(session, sha)))
        throw gone(session, wanted, 'it is not there any more');
}
/** By its id; where the server gives out none, by the reference that may lead to it. */
async function fetchOne(session, wanted, depth) {
    const { sha, fallbackRef, joinedTo } = wanted;
    const more = depth === null || joinedTo === undefined || joinedTo === sha ? [] : [joinedTo];
    const deep = depth === null ? [] : [`--depth=${depth}`];
    try {
        await ask(session, [...deep, REMOTE, sha, ...more]);
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS) || !NOT_GIVEN.test(error.stderr))
            throw error;
        if (fallbackRef === undefined)
            throw gone(session, wanted, 'the server does not give it out');
        try {
            await ask(session, [...deep, REMOTE, fallbackRef, ...more]);
        }
        catch (second) {
            if (!(second instanceof exec/* GitError */.XS) || !NOT_GIVEN.test(second.stderr))
                throw second;
            throw gone(session, wanted, `${fallbackRef} is not there either`);
        }
    }
}
function ask(session, args, input) {
    const filter = session.isPartial ? ['--filter=blob:none'] : [];
    const call = { args: ['fetch', ...FLAGS, ...filter, ...args] };
    return session.online(input === undefined ? call : { ...call, input });
}
/**
 * A partial clone has a file only once somebody asked for it, and git in the workspace may ask nobody: what differs
 * from HEAD is fetched here, so that it can be checked out.
 */
async function fetchFiles(session, head, sha) {
    const missing = await missingFiles(session, head, sha);
    if (missing.length === 0)
        return;
    const input = Buffer.from(missing.map((oid) => `${oid}\n`).join(''));
    await ask(session, ['--stdin', REMOTE], input);
}
async function missingFiles(session, head, sha) {
    // Online: of a clone without trees, those that are missing are fetched on the way.
    const diff = await session.online({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, sha],
    });
    const oids = (0,raw_path/* splitNul */.K5)(diff.stdout).flatMap((record) => {
        const [, mode = '', , oid = ''] = record.startsWith(':') ? record.slice(1).split(' ') : [];
        return mode.startsWith('1') && mode !== '160000' ? [oid] : [];
    });
    const input = Buffer.from([...new Set(oids)].map((oid) => `${oid}\n`).join(''));
    const check = await session.store.git({ args: ['cat-file', '--batch-check=%(objectname)'], input });
    return check.stdout
        .toString('latin1')
        .split('\n')
        .filter((answer) => answer.endsWith(' missing'))
        .map((answer) => answer.slice(0, -' missing'.length));
}
function gone({ name }, { sha }, why) {
    return stop(`commit ${sha} cannot be fetched from ${name}: ${why}; was its branch deleted or pushed over? Start the run again`);
}
function stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/branch-name.js
var branch_name = __webpack_require__(15194);
;// CONCATENATED MODULE: ./build/adapters/git/push-verdict.js

/** GitHub: GH006 protected branch, GH013 a rule of a ruleset; git itself has `denyCurrentBranch` and the like in hooks. */
const PROTECTED = /\bGH006\b|\bGH013\b|protected branch/i;
const WORKFLOWS = /refusing to allow .* to create or update workflow|without [`'"]?workflows?[`'"]? (?:permission|scope)/i;
/**
 * git here holds back what is no fast-forward; the server compares the branch with what it told us a moment ago, and
 * keeps it where it moved, came or went (refs/files-backend.c).
 */
const MOVED = /\[rejected\]|fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference/;
/** The connection broke before the server had said what became of the push. */
const UNTOLD = /\[remote failure\]/;
/** The server's own trouble, said of the one branch: nobody's rule. */
const FAILED = /\[remote rejected\] \((?:internal server error|.*(?:temporarily unavailable|try again later|timed? ?out).*)\)/i;
/** Our own hook's words; see `push.ts`. */
const HELD = /^forge: the branch is at ([0-9a-f]+)$/m;
/** Why a push failed, and what to tell the user. Pure: text in. The first that fits decides. */
function pushVerdict(words, spoken) {
    const { stdout, stderr } = words;
    const { name, what, token } = spoken;
    const at = HELD.exec(stderr)?.[1];
    if (at !== undefined)
        return { why: 'head_moved', reason: movedReason(spoken, at) };
    const refused = stdout.split('\n').find((line) => line.startsWith('!')) ?? '';
    const text = said(`${stderr}\n${summaryOf(refused)}`, token);
    if (WORKFLOWS.test(stderr + refused)) {
        const mend = 'push with a token that has the permission `workflows`, or keep the run out of .github/workflows';
        return {
            why: 'workflow_files',
            reason: `could not ${what} at ${name}: this token may not change workflow files; ${mend} (${text})`,
        };
    }
    if (PROTECTED.test(stderr + refused)) {
        const mend = 'name another git.branch and open a pull request, or let this token pass the rule';
        return {
            why: 'protected_branch',
            reason: `could not ${what} at ${name}: the branch is protected; ${mend} (${text})`,
        };
    }
    if (MOVED.test(stderr + refused))
        return { why: 'head_moved', reason: movedReason(spoken, null) };
    if (UNTOLD.test(refused)) {
        const why = troubleIn(stderr);
        const trouble = why === 'failed' ? 'unreachable' : why;
        return { why: trouble, reason: remoteReason(trouble, spoken, stderr) };
    }
    if (FAILED.test(refused))
        return {
            why: 'server_error',
            reason: remoteReason('server_error', spoken, `${stderr}\n${summaryOf(refused)}`),
        };
    if (refused !== '') {
        return {
            why: 'rejected',
            reason: `could not ${what} at ${name}: the server refused it; see its rules and hooks (${text})`,
        };
    }
    const why = spoken.timedOut ? 'timed_out' : troubleIn(stderr);
    return { why, reason: remoteReason(why, spoken, stderr) };
}
/** `at`: where the branch is now; null where that is not known, or where it is gone. */
function movedReason({ name, what }, at) {
    const now = at === null ? '' : /^0+$/.test(at) ? ': it is gone' : `: it is at ${at} now`;
    return `could not ${what} at ${name}: the branch moved during the run${now} (GIT-05); nothing was pushed, run again from there`;
}
/** `!\tfrom:to\t[remote rejected] (why)`. */
function summaryOf(refused) {
    return refused.split('\t')[2] ?? '';
}

;// CONCATENATED MODULE: ./build/adapters/git/push.js






/** Answers after which the push may have arrived nevertheless. */
const UNCLEAR = [
    'unreachable',
    'server_error',
    'rate_limited',
    'failed',
    'head_moved',
];
const push_PASSING = ['unreachable', 'server_error', 'rate_limited'];
/**
 * Pushes one commit to one branch, and only from where the run saw that branch. Three look, one after the other:
 *
 * 1. We ask the server before anything is sent, and that the commit stands on the old tip.
 * 2. Between git's hearing where the branch is, in the very connection that pushes, and its sending anything, git
 *    runs a hook of ours from the private directory. It ends the push unless the branch is at the same id.
 * 3. The server takes the update only from the id that it told in 2 (receive-pack's lock on the reference).
 *
 * So there is no moment in which a branch that moved, forward, back or away, is written. That matters: a server by
 * default takes what is no fast-forward too, and it is git on this side that holds it back. `--force-with-lease` would
 * be a force. Where the private folder may run no programs, 2 is not there; then a branch that was put *back* or
 * deleted between 1 and 3 gets the commits again that it lost.
 *
 * After a failure that does not say what became of the push we ask where the branch is: at our commit it has arrived;
 * where it was, the push is repeated; elsewhere, the branch moved and nothing more is sent.
 */
async function pushCommit(session, request, signal) {
    const { branch, sha, expectedOld } = request;
    const spoken = () => ({
        name: session.name,
        token: session.token,
        what: `push to branch ${branch}`,
        timedOut: signal.aborted,
    });
    const arrived = { pushed: true, sha, branch };
    try {
        const [objection, now] = await Promise.all([objectionTo(session, request), tipOf(session, branch)]);
        if (objection !== null)
            return { pushed: false, why: 'not_fast_forward', reason: objection };
        if (now === sha)
            return arrived;
        if (now !== expectedOld) {
            return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
        }
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        const why = signal.aborted ? 'timed_out' : troubleIn(error.stderr);
        return { pushed: false, why, reason: remoteReason(why, spoken(), error.stderr) };
    }
    for (let attempt = 1;; attempt++) {
        const failed = await send(session, request);
        if (failed === null)
            return arrived;
        const verdict = pushVerdict(failed, spoken());
        if (!UNCLEAR.includes(verdict.why))
            return { pushed: false, ...verdict };
        // curl itself may have sent the push once more, so that the branch "moved" to where we wanted it.
        const now = await tipAfter(session, branch);
        if (now === sha)
            return arrived;
        const trouble = push_PASSING.find((each) => each === verdict.why);
        if (now === undefined) {
            const reason = `${verdict.reason}; whether it arrived could not be asked: look where the branch is`;
            return { pushed: false, why: verdict.why, reason };
        }
        if (trouble === undefined)
            return { pushed: false, ...verdict };
        if (now !== expectedOld) {
            return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
        }
        if (await waitAgain(trouble, attempt, session.patience, signal))
            continue;
        if (!signal.aborted)
            return { pushed: false, ...verdict };
        return { pushed: false, why: 'timed_out', reason: remoteReason('timed_out', spoken(), failed.stderr) };
    }
}
/** The full id that a branch of the server's points to; null where it has none of that name. Throws GitError. */
async function tipOf({ online }, branch) {
    const ref = `refs/heads/${branch}`;
    // A pattern matches at the end of a name, so others may be among the answers.
    const { stdout } = await online({ args: ['ls-remote', '--quiet', '--refs', REMOTE, ref] });
    for (const answer of stdout.toString('utf8').split('\n')) {
        const [oid = '', name] = answer.split('\t');
        if (name === ref)
            return oid;
    }
    return null;
}
/** Why the commit cannot follow what is there, or null. What would not be a fast-forward is never tried. */
async function objectionTo({ user, store }, request) {
    const { sha, branch, expectedOld } = request;
    if (!(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        return `${JSON.stringify(branch)} is no valid branch name: see git check-ref-format`;
    }
    const ids = [sha, expectedOld ?? sha];
    if (!ids.every((id) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(id))) {
        return `one commit is pushed, by its full id: ${JSON.stringify(ids.join(' on '))} is none`;
    }
    const answer = await store.git({
        args: ['merge-base', '--is-ancestor', expectedOld ?? sha, sha],
        accept: [0, 1, 128],
    });
    if (answer.code === 0)
        return null;
    return `commit ${sha} does not stand on ${expectedOld ?? 'itself'}, or one of them is not here: nothing is pushed over branch ${branch}; run again`;
}
async function send(session, request) {
    const { sha, branch, expectedOld } = request;
    const hooks = session.store.hook('pre-push', holdUnlessAt(expectedOld ?? '0'.repeat(sha.length)));
    const flags = [
        '--porcelain',
        '--no-progress',
        '--no-recurse-submodules',
        '--no-follow-tags',
        '--no-signed',
    ];
    // Of a new branch the server names no commit that we know: asked, it tells which it has, and not all is sent.
    const negotiate = expectedOld === null ? ['push.negotiate=true'] : [];
    const answer = await session
        .once({
        args: ['push', ...flags, REMOTE, `${sha}:refs/heads/${branch}`],
        config: [`core.hooksPath=${hooks}`, ...negotiate],
        accept: [0, 1, 128],
    })
        .catch((error) => {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        return { code: error.code, stdout: Buffer.alloc(0), stderr: error.stderr };
    });
    return answer.code === 0 ? null : { stdout: answer.stdout.toString('utf8'), stderr: answer.stderr };
}
/** A pre-push hook reads `<local ref> <local id> <remote ref> <remote id>`, a line each (githooks(5)). */
function holdUnlessAt(expected) {
    return `#!/bin/sh
while read -r _ _ _ old; do
  [ "$old" = ${expected} ] || { echo "forge: the branch is at $old" >&2; exit 1; }
done
`;
}
/** Where the branch is after a failure; undefined where the server does not say. */
async function tipAfter(session, branch) {
    try {
        return await tipOf(session, branch);
    }
    catch (error) {
        if (error instanceof exec/* GitError */.XS)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/remote-store.js





/**
 * A commit graph says who a commit's parents are without the commit being read: a planted one would lie about what
 * follows what. Histories of twenty years hold entries that are wrong in harmless ways and must not keep anybody from
 * fetching; all else that a server sends is checked, with `.git` in a path and bad .gitmodules among it.
 */
const CONFIG = `	bare = false
	logAllRefUpdates = false
	commitGraph = false
	alternateRefsCommand = true
[gc]
	auto = 0
[fetch]
	fsckObjects = true
	writeCommitGraph = false
[fetch "fsck"]
	badTimezone = ignore
	missingSpaceBeforeDate = ignore
	zeroPaddedFilemode = ignore
	zeroPaddedDate = ignore
[credential]
	helper =
[push]
	negotiate = false
`;
function configText(format) {
    const version = format === 'sha256' ? 1 : 0;
    const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    return `[core]\n\trepositoryFormatVersion = ${version}\n${CONFIG}${extension}`;
}
/** Made anew below `folder` for each piece of work, so that none finds what another left. */
async function withRemoteStore(site, folder, work) {
    const store = openRemoteStore(site, folder);
    try {
        return await work(store);
    }
    finally {
        (0,external_node_fs_.rmSync)(store.dir, { recursive: true, force: true, maxRetries: 2 });
    }
}
function openRemoteStore(site, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const dir = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'remote-'));
    for (const name of ['objects', 'refs/known', 'hooks', 'empty'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, name), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'config'), configText(site.format));
    const theirs = (0,external_node_path_.join)(site.commonDir, 'shallow');
    const own = (0,external_node_path_.join)(dir, 'shallow');
    const shallow = (0,git_site/* readText */.yR)(theirs);
    if (shallow !== null)
        (0,external_node_fs_.writeFileSync)(own, shallow);
    const run = (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir: dir, workTree: (0,external_node_path_.join)(dir, 'empty') });
    const objects = { GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(site.commonDir, 'objects') };
    return {
        dir,
        site,
        git: (call) => run({ ...call, env: { ...objects, ...call.env } }),
        know: (shas) => {
            shas.forEach((sha, at) => {
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'refs/known', String(at)), `${sha}\n`);
            });
        },
        hook: (name, script) => {
            const path = (0,external_node_path_.join)(dir, 'hooks', name);
            (0,external_node_fs_.writeFileSync)(path, script);
            (0,external_node_fs_.chmodSync)(path, 0o700);
            return (0,external_node_path_.join)(dir, 'hooks');
        },
        keepShallow: () => {
            const now = (0,external_node_fs_.existsSync)(own) ? (0,external_node_fs_.readFileSync)(own, 'latin1') : '';
            if (now !== (shallow ?? ''))
                replaceShallow(theirs, now);
        },
    };
}
/** As git does it: under the lock that every git asks for, and without a file where no boundary is left. */
function replaceShallow(path, text) {
    const lock = `${path}.lock`;
    try {
        (0,external_node_fs_.writeFileSync)(lock, text, { encoding: 'latin1', flag: 'wx' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `${lock} cannot be made (${code}): another git is at work, or one ended early; remove it and run again`;
        throw new outcome/* StopRun */.U({ kind: 'git_before', reason });
    }
    if (text !== '') {
        (0,external_node_fs_.renameSync)(lock, path);
        return;
    }
    (0,external_node_fs_.rmSync)(path, { force: true });
    (0,external_node_fs_.rmSync)(lock);
}

// EXTERNAL MODULE: ./build/adapters/git/branch-owner.js
var branch_owner = __webpack_require__(87766);
// EXTERNAL MODULE: ./build/adapters/git/local-branch.js
var local_branch = __webpack_require__(32926);
;// CONCATENATED MODULE: ./build/adapters/git/take-branch.js







/** See `Remote.takeBranch`. */
async function takeBranch(session, branch) {
    const { user } = session;
    if (!(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        const reason = `git.branch is ${JSON.stringify(branch)}, which is no valid branch name; see git check-ref-format`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
    const sha = await tipOf(session, branch);
    if (sha === null)
        return null;
    const head = (0,exec/* line */.n8)(await user({ args: ['rev-parse', '--verify', 'HEAD'] }));
    await fetchCommit(session, { sha, joinedTo: head, fallbackRef: `refs/heads/${branch}` });
    const ref = await user({ args: ['symbolic-ref', '--quiet', '--short', 'HEAD'], accept: [0, 1] });
    const current = ref.code === 0 ? (0,exec/* line */.n8)(ref) : null;
    if (branch === current)
        await refuseBehind(session, branch, sha, head);
    else
        await standThere(session, branch, sha, current);
    return sha;
}
/** The user has checked it out, so whose it is needs no proof; but what the server has more must not be passed over. */
async function refuseBehind({ user, name }, branch, sha, head) {
    const answer = await user({ args: ['merge-base', '--is-ancestor', sha, head], accept: [0, 1, 128] });
    if (answer.code === 0)
        return;
    throw take_branch_stop(`branch ${branch} is at ${sha} at ${name}, which is not in what is checked out here (${head}); check that out and run again`);
}
async function standThere(session, branch, sha, current) {
    const { user, name, store } = session;
    // The commit is read with the private configuration.
    const owner = await (0,branch_owner/* branchOwner */.g)({ read: store.git, refs: user }, { branch, tip: sha });
    if ('foreign' in owner) {
        throw take_branch_stop(`branch ${branch} exists at ${name} and ${owner.foreign}; set git.branch to another name, or delete it`);
    }
    const old = await (0,local_branch/* movableTip */.y)({ user, branch, sha, current });
    if (old === sha)
        return;
    const message = ['-m', `forge-headless: as at ${name}`];
    const before = old ?? '0'.repeat(sha.length);
    await user({ args: ['update-ref', ...message, `refs/heads/${branch}`, sha, before], env: local_branch/* REFLOG_IDENTITY */.$ });
}
function take_branch_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

;// CONCATENATED MODULE: ./build/adapters/git/remote.js









/** Throws StopRun(config) for a token that can be none; asks nobody yet. */
function openRemote(options) {
    checkToken(options.token);
    const within = async (signal, work) => withRemoteStore(await options.site(), options.folder, async (store) => work(await openSession(store, options, options.patience ?? {}, signal)));
    const before = (what, signal, work) => within(signal, async (session) => {
        try {
            return await work(session);
        }
        catch (error) {
            if (!(error instanceof exec/* GitError */.XS))
                throw error;
            const { name, token } = session;
            throw new outcome/* StopRun */.U(causeBefore({ name, token, what, timedOut: signal.aborted }, error.stderr));
        }
    });
    return {
        tipOf: (branch, signal) => before(`look at branch ${branch}`, signal, (session) => tipOf(session, branch)),
        fetchCommit: (wanted, signal) => before(`fetch commit ${wanted.sha}`, signal, (session) => fetchCommit(session, wanted)),
        takeBranch: (branch, signal) => before(`fetch branch ${branch}`, signal, (session) => takeBranch(session, branch)),
        push: (request, signal) => within(signal, (session) => pushCommit(session, request, signal)),
    };
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
