export const id = 532;
export const ids = [532];
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

/***/ 43467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openReplay: () => (/* binding */ openReplay)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(73836);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/tokens.js
var tokens = __webpack_require__(51554);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/adapters/models/tool-calls.js
var tool_calls = __webpack_require__(71792);
// EXTERNAL MODULE: ./build/adapters/models/usage.js
var models_usage = __webpack_require__(78263);
;// CONCATENATED MODULE: ./build/adapters/models/session-file.js




const MAX_TURNS = 10_000;
const FINISHES = ['stop', 'tool_calls', 'length', 'content_filter', 'other'];
const TROUBLES = [
    'auth',
    'not_found',
    'quota',
    'rate_limited',
    'server',
    'network',
    'timeout',
    'overflow',
    'malformed',
    'bad_request',
    'aborted',
];
const session_file_tokens = schemas/* number */.aig().int().min(0);
const usage = schemas/* object */.Ikc({
    input: session_file_tokens,
    output: session_file_tokens,
    cacheRead: session_file_tokens.default(0),
    cacheWrite: session_file_tokens.default(0),
    estimated: schemas/* boolean */.zMY().default(false),
    context: session_file_tokens.optional(),
})
    .transform(({ context, ...counts }) => (context === undefined ? counts : { ...counts, context }));
const call = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().min(1).optional(),
    name: schemas/* string */.YjP(),
    arguments: schemas/* unknown */.L5J().default({}),
    malformed: schemas/* string */.YjP().optional(),
});
const turn = schemas/* strictObject */.rej({
    text: schemas/* string */.YjP().default(''),
    calls: schemas/* array */.YOg(call).default([]),
    finish: schemas/* enum */.k5n(FINISHES).optional(),
    usage: usage.optional(),
    error: schemas/* strictObject */.rej({ trouble: schemas/* enum */.k5n(TROUBLES), message: schemas/* string */.YjP() }).optional(),
});
/** A script written by hand. Unknown keys are errors: a mistyped one would silently change the session. */
const script = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    model: schemas/* string */.YjP().min(1).default('replay'),
    turns: schemas/* array */.YOg(turn).max(MAX_TURNS),
});
const recorded = schemas/* object */.Ikc({ text: schemas/* string */.YjP(), calls: schemas/* array */.YOg(call), finish: schemas/* enum */.k5n(FINISHES), usage });
/** A summary is not asked for again: what it used is part of what the next turn used. */
const summary = schemas/* object */.Ikc({ usage });
/**
 * Reads a session: a script `{"version":1,"model":…,"turns":[…]}`, or the events.jsonl of an earlier run, of
 * which the model's answers are taken in order. Throws StopRun(config) with the place of the first mistake.
 */
function parseSession(content, file) {
    const whole = tryJson(content);
    if (whole !== undefined && !isEvent(whole)) {
        const result = script.safeParse(whole);
        if (!result.success)
            throw invalid(file, result.error);
        return { model: result.data.model, turns: result.data.turns.map(scriptedTurn) };
    }
    return recordedSession(content, file);
}
function scriptedTurn(parsed, index) {
    if (parsed.error !== undefined)
        return { error: parsed.error };
    const calls = parsed.calls.map((entry, n) => {
        const made = { id: entry.id ?? (0,tool_calls/* callId */.Ax)(index, n), name: entry.name, arguments: entry.arguments };
        return entry.malformed === undefined ? made : { ...made, malformed: entry.malformed };
    });
    const finish = parsed.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
    const base = { text: parsed.text, calls, finish };
    return parsed.usage === undefined ? base : { ...base, usage: parsed.usage };
}
function recordedSession(content, file) {
    const turns = [];
    let aside = null;
    let model = 'replay';
    for (const [index, line] of content.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const event = eventOf(tryJson(line));
        if (event === undefined)
            throw notASession(file, index + 1);
        if (event.type === 'run_started' && typeof event.model === 'string')
            model = event.model;
        if (event.type === 'summary_replied')
            aside = withAside(aside, summary.safeParse(event).data?.usage);
        if (event.type !== 'model_replied')
            continue;
        const result = recorded.safeParse(event);
        if (!result.success)
            throw invalid(`${file}, line ${index + 1}`, result.error);
        const { usage, ...said } = result.data;
        const used = aside === null ? usage : (0,models_usage/* addUsage */.v)(aside, usage);
        turns.push(scriptedTurn({ ...said, usage: used, error: undefined }, turns.length));
        aside = null;
    }
    if (turns.length === 0)
        throw notASession(file, 1);
    return { model, turns: turns.slice(0, MAX_TURNS) };
}
function withAside(before, more) {
    if (more === undefined)
        return before;
    return before === null ? more : (0,models_usage/* addUsage */.v)(before, more);
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isEvent(value) {
    return eventOf(value) !== undefined;
}
/** The event in a line of events.jsonl. */
function eventOf(line) {
    if (typeof line !== 'object' || line === null || !('event' in line))
        return undefined;
    const { event } = line;
    return typeof event === 'object' && event !== null && 'type' in event ? { ...event } : undefined;
}
function invalid(where, error) {
    const issue = error.issues[0];
    const path = issue?.path.join('.') ?? '';
    const at = path === '' ? '' : ` at ${path}`;
    return new outcome/* StopRun */.U({
        kind: 'config',
        reason: `the replay file ${where} is wrong${at}: ${issue?.message ?? 'not a session'}`,
    });
}
function notASession(file, line) {
    return new outcome/* StopRun */.U({
        kind: 'config',
        reason: `the replay file ${file} is no session (line ${line}): expected {"version":1,"turns":[…]} or the events.jsonl of a run`,
    });
}

;// CONCATENATED MODULE: ./build/adapters/models/replay.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






/** A session of hundreds of turns with whole files in them stays far below. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Plays a session from a file, one turn a call, without a network. Throws StopRun(config) for a bad file. */
async function openReplay(file) {
    const session = parseSession(await readSession(file), file);
    let next = 0;
    return {
        provider: 'replay',
        model: session.model,
        respond: async (request) => {
            if (request.signal.aborted)
                throw new model/* ModelError */.m('aborted', 'the run was stopped while the model was asked');
            const turn = session.turns[next];
            if (turn === undefined)
                throw new model/* ModelError */.m('bad_request', outOfTurns(file, session));
            next++;
            if ('error' in turn)
                throw new model/* ModelError */.m(turn.error.trouble, turn.error.message);
            return replyOf(turn, request);
        },
    };
}
function outOfTurns(file, session) {
    return `the replay file ${file} holds ${session.turns.length} turns and the run asked for one more: end the session with a call of task_completion`;
}
function replyOf(turn, request) {
    return {
        text: turn.text,
        calls: turn.calls,
        finish: turn.finish,
        usage: turn.usage ?? estimate(turn, request),
    };
}
function estimate(turn, request) {
    const { system, messages, tools } = request;
    return {
        input: (0,tokens/* estimateTokens */.b)(JSON.stringify({ system, messages, tools })),
        cacheRead: 0,
        cacheWrite: 0,
        output: (0,tokens/* estimateTokens */.b)(JSON.stringify({ text: turn.text, calls: turn.calls })),
        estimated: true,
    };
}
async function readSession(file) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, await (0,promises_.open)((0,external_node_path_.resolve)(file), 'r'), true);
            const { size } = await handle.stat();
            if (size <= MAX_FILE_BYTES)
                return await handle.readFile('utf8');
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
        throw new outcome/* StopRun */.U({
            kind: 'config',
            reason: `cannot read the replay file ${file} (${code}): for provider replay, the model is the path of a session file`,
        });
    }
    throw new outcome/* StopRun */.U({
        kind: 'config',
        reason: `the replay file ${file} is larger than 64 MB: record a shorter session`,
    });
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

/***/ 75416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ makePrivateFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
;// CONCATENATED MODULE: ./build/adapters/remove-tree.js


/**
 * Removes a folder of our own with all that is in it, also what a tool wrote without write permission (Go's modules,
 * the kernel's part of a layer). What cannot be removed stays: it is no reason for a run to fail.
 */
function removeTree(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true, maxRetries: 2 });
    }
    catch {
        removeByHand(path);
    }
}
function removeByHand(path) {
    const stat = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return;
    try {
        if (!stat.isDirectory()) {
            (0,external_node_fs_.rmSync)(path, { force: true });
            return;
        }
        if (canChange(path))
            for (const name of (0,external_node_fs_.readdirSync)(path))
                removeByHand((0,external_node_path_.join)(path, name));
        (0,external_node_fs_.rmdirSync)(path);
    }
    catch {
        // Another user's, or somebody is writing to it.
    }
}
/** An empty folder of another user's can be removed, but not changed. */
function canChange(folder) {
    try {
        (0,external_node_fs_.chmodSync)(folder, 0o700);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/private-folder.js




/** `base` is where it is made: RUNNER_TEMP or the system's. Throws StopRun(config) where that cannot be. */
function makePrivateFolder(base) {
    const path = madeIn(base);
    return {
        path,
        below: (name) => {
            const folder = (0,external_node_path_.join)(path, name);
            (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
            return folder;
        },
        remove: () => removeTree(path),
    };
}
function madeIn(base) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(base, 'forge-run-'));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `the temporary folder ${base} cannot be written (${code}): set TMPDIR, or RUNNER_TEMP on a runner, to a folder that can`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
}


/***/ }),

/***/ 35378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ joinedSignal)
/* harmony export */ });
/**
 * Aborts as soon as one of these does, and for its reason. In the place of AbortSignal.any, whose signals hold one
 * another weakly: Node 24 was seen to lose one under memory pressure, and Node 20 loses the time-outs of most
 * requests that way when the memory is swept meanwhile. Here each cause holds a listener, and the listener the signal,
 * until the first abort or `release`.
 */
function joinedSignal(causes) {
    const controller = new AbortController();
    const { signal } = controller;
    const release = () => {
        for (const cause of causes)
            cause.removeEventListener('abort', end);
    };
    function end() {
        release();
        controller.abort(causes.find(({ aborted }) => aborted)?.reason);
    }
    if (causes.some(({ aborted }) => aborted))
        end();
    else
        for (const cause of causes)
            cause.addEventListener('abort', end);
    return { signal, release };
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


/***/ }),

/***/ 97680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ BRANCH_TRAILER),
/* harmony export */   cu: () => (/* binding */ RUN_TRAILER),
/* harmony export */   wV: () => (/* binding */ AUDIT_TRAILER)
/* harmony export */ });
/** The trailers of every commit that a run makes. Source: CONTRACT 5, events.jsonl. */
/** Names the run. A commit that carries it is ours. */
const RUN_TRAILER = 'Forge-Run';
/** Names the audit chain's head at the event that binds the commit's tree. */
const AUDIT_TRAILER = 'Forge-Audit';
/** Names the branch that the run made the commit for. A branch is ours if its last commit names it. */
const BRANCH_TRAILER = 'Forge-Branch';


/***/ }),

/***/ 71480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnose: () => (/* binding */ diagnose)
});

// EXTERNAL MODULE: ./build/adapters/log/harmless.js
var harmless = __webpack_require__(66697);
// EXTERNAL MODULE: ./build/adapters/secret-guard.js
var secret_guard = __webpack_require__(6253);
// EXTERNAL MODULE: ./build/constraints/registry.js + 37 modules
var registry = __webpack_require__(42827);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/git/find.js
var find = __webpack_require__(16191);
// EXTERNAL MODULE: ./build/adapters/place.js
var place = __webpack_require__(49962);
// EXTERNAL MODULE: ./build/adapters/private-folder.js + 1 modules
var private_folder = __webpack_require__(75416);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/settings/problem.js
var problem = __webpack_require__(3667);
// EXTERNAL MODULE: ./build/run/doctor/delivery-checks.js
var delivery_checks = __webpack_require__(41622);
;// CONCATENATED MODULE: ./build/run/doctor/github-checks.js

/**
 * What a token's beginning says of it: `ghs_` are a workflow's own and an app's, `ghp_` and `gho_` have scopes.
 * Source: GitHub's documentation, "GitHub's token formats".
 */
function tokenKind(token) {
    if (token.startsWith('ghs_'))
        return 'installation';
    return /^gh[po]_/.test(token) ? 'classic' : 'other';
}
const HERE = { ends: 'git_error' };
/** The repository as the token sees it, and the rights that the event asks for. Pure: facts in. */
function githubChecks(facts) {
    const { repository, event, readRuns } = facts;
    return [
        repositoryCheck(repository, facts.pushes),
        ...(isTalk(event) ? talkChecks(repository) : []),
        ...(readRuns === null ? [] : [runsCheck(readRuns, repository)]),
    ];
}
/** Events in which a run answers by comments. */
function isTalk(event) {
    return ['issue_comment', 'pull_request_review_comment', 'issues'].includes(event);
}
/** Nothing pushed, nothing asked: the same is said of a laptop and of a job without a token. */
function noGithubCheck() {
    const what = 'not asked: nothing is pushed, and a token (GITHUB_TOKEN) or GITHUB_REPOSITORY is not set';
    return { ...HERE, name: 'github', state: 'ok', what, mend: null };
}
function repositoryCheck(answer, pushes) {
    const name = 'github';
    switch (answer.kind) {
        case 'known': {
            const what = `${answer.name}, ${answer.isPrivate ? 'private' : 'public'}`;
            if (!answer.isArchived || !pushes)
                return { ...HERE, name, state: 'ok', what, mend: null };
            const mend = 'unarchive the repository, or push nothing: git: { auto_push: false, create_pr: false }';
            return { ...HERE, name, state: 'missing', what: `${what}, archived: it takes no push`, mend };
        }
        case 'unknown':
            return { ...HERE, name, state: 'unknown', what: answer.said, mend: null };
        case 'refused': {
            const mend = answer.why === 'token' ? SET_TOKEN : (0,delivery_checks/* permissionLines */.$)('contents: read');
            return { ...HERE, name, state: 'missing', what: answer.said, mend };
        }
    }
}
const SET_TOKEN = `give a token that counts: github-token: \${{ github.token }}`;
/** GitHub tells nobody what a workflow's own token may write; only a classic token's scopes are told. */
function talkChecks(repository) {
    const scopes = repository.kind === 'known' ? repository.scopes : null;
    const enough = repository.kind === 'known' && !repository.isPrivate ? ['repo', 'public_repo'] : ['repo'];
    const isGranted = scopes?.some((scope) => enough.includes(scope)) === true;
    const rights = [
        ['comments', 'to react and to comment', 'pull-requests: write', 'issues: write'],
        ['stop', 'to cancel a run by "/forge stop"', 'actions: write'],
    ];
    return rights.map(([name, why, ...lines]) => {
        if (isGranted)
            return { ...HERE, name, state: 'ok', what: `the token's scopes are enough ${why}`, mend: null };
        const what = `the token needs ${lines.join(' and ')} ${why}, and GitHub does not say whether it has that`;
        return { ...HERE, name, state: 'unknown', what, mend: (0,delivery_checks/* permissionLines */.$)(...lines) };
    });
}
/** Everybody may list the runs of a public repository, and not read their logs. */
function runsCheck(right, repository) {
    const name = 'actions: read';
    const mend = (0,delivery_checks/* permissionLines */.$)('actions: read');
    if (right.kind === 'refused') {
        return {
            ...HERE,
            name,
            state: 'missing',
            what: `the token may not read workflow runs: ${right.said}`,
            mend,
        };
    }
    const isPrivate = repository.kind === 'known' && repository.isPrivate;
    if (right.kind === 'granted' && isPrivate) {
        return { ...HERE, name, state: 'ok', what: 'the token may read workflow runs', mend: null };
    }
    const said = right.kind === 'unknown' ? `: ${right.said}` : ', for anybody may list those of a public repository';
    const what = `whether the token may read the logs of runs could not be found out${said}`;
    return { ...HERE, name, state: 'unknown', what, mend };
}
/** The service that keeps a job's files. It is only for actions: a step of `run:` is not told of it. */
function artifactCheck({ isActions, hasService, serverUrl, folder }) {
    const name = 'artifacts';
    const kept = `the reports stay in ${folder}`;
    if (hasService)
        return { ...HERE, name, state: 'ok', what: 'the service is there', mend: null };
    if (!isActions)
        return { ...HERE, name, state: 'ok', what: `no GitHub Actions: ${kept}`, mend: null };
    if (isEnterpriseServer(serverUrl)) {
        const mend = `keep them by: - uses: actions/upload-artifact@v3, with: { path: ${folder} }`;
        return {
            ...HERE,
            name,
            state: 'warning',
            what: `an Enterprise Server has no such service: ${kept}`,
            mend,
        };
    }
    const what = 'a step of "run:" is not told of the service; the action is, and says it where it has none';
    return { ...HERE, name, state: 'unknown', what, mend: null };
}
function isEnterpriseServer(serverUrl) {
    const host = URL.canParse(serverUrl) ? new URL(serverUrl).hostname : 'github.com';
    return host !== 'github.com' && !host.endsWith('.ghe.com');
}

// EXTERNAL MODULE: ./build/adapters/git/remote-url.js
var remote_url = __webpack_require__(85950);
// EXTERNAL MODULE: ./build/run/deliverable.js
var deliverable = __webpack_require__(30787);
// EXTERNAL MODULE: ./build/constraints/path-rules.js + 3 modules
var path_rules = __webpack_require__(48268);
;// CONCATENATED MODULE: ./build/run/doctor/reached-workflows.js


/** Names that workflows often have; a rule that lets one of them through is open for more. */
const EXAMPLES = ['.github/workflows/ci.yml', '.github/workflows/release.yaml'];
/** Workflow files that the settings let a run write: those that `open-protected` names, and some that there could be. */
function reachedWorkflows({ settings, openProtected }) {
    if (settings.mode === 'read-only')
        return [];
    const rules = (0,registry/* buildPathRules */.ju)(settings.constraints, { openProtected });
    const named = openProtected.filter((glob) => /^\.github\/workflows\/[\w./-]+$/.test(glob));
    return [...named, ...EXAMPLES].filter((path) => (0,path_rules/* decidePath */.W1)(path, rules).allowed);
}

;// CONCATENATED MODULE: ./build/run/doctor/settings-checks.js
const settings_checks_HERE = { ends: 'config_error' };
/** Every problem of flags, environment and file, in one line each, as a run would name it; one check where there is none. */
function problemChecks(problems, file) {
    const name = 'settings';
    if (problems.length === 0) {
        const what = file === null ? 'valid; there is no configuration file' : `valid: ${file}`;
        return [{ ...settings_checks_HERE, name, state: 'ok', what, mend: null }];
    }
    return problems.map((what) => ({ ...settings_checks_HERE, name, state: 'missing', what, mend: null }));
}
/** Words that a shell knows by itself. Source: bash(1), "Shell Builtin Commands" and "Reserved Words". */
const OWN_WORDS = '! [ [[ { ( . : alias bash break builtin case cd command coproc declare do done echo elif else env esac eval exec exit export false fi for function if in let local printf pwd read readonly return select set sh shift shopt source test then time trap true type typeset ulimit umask unset until wait while'.split(' ');
/** The program that a gate starts with; null where that is the shell's own, or cannot be told without running it. */
function programOf(command) {
    const words = command.trim().split(/\s+/);
    const first = words.find((word) => !/^[A-Za-z_]\w*=/.test(word)) ?? '';
    const name = /^[\w./+@-]+/.exec(first)?.[0] ?? '';
    const isWhole = name === first || /^[;|&<>]/.test(first.slice(name.length));
    return name === '' || !isWhole || OWN_WORDS.includes(name) ? null : name;
}
function gateChecks(programs) {
    if (programs.length === 0)
        return [];
    const missing = programs.filter(({ found }) => !found);
    if (missing.length === 0) {
        const what = `their programs are there: ${[...new Set(programs.map(({ program }) => program))].join(', ')}`;
        return [{ ...settings_checks_HERE, name: 'gates', state: 'ok', what, mend: null }];
    }
    return missing.map(({ gate, program }) => ({
        ...settings_checks_HERE,
        name: 'gates',
        state: 'warning',
        what: `"${gate}" begins with ${program}, which is not there: a gate that cannot run is red`,
        mend: 'install it before this step, or make it there before the gate runs',
    }));
}
/** A run without a task ends at once; where an event starts it, the event brings one. */
function noTaskCheck() {
    const what = 'there is no task: a run with these flags ends with exit 5';
    const mend = 'give --task TEXT, or write it in .forge/headless-config.yml: task: "…"';
    return { ...settings_checks_HERE, name: 'task', state: 'missing', what, mend };
}
/** Without a gate a run that writes is a success by the agent's own word. */
function noGateCheck() {
    const what = 'none is set: nothing but the agent itself says whether its work is good';
    const mend = 'in .forge/headless-config.yml: quality_gates: [{ name: Tests, command: npm test }]';
    return { ...settings_checks_HERE, name: 'gates', state: 'warning', what, mend };
}
/** A push with a workflow file in it needs a right of its own, which a workflow's token can never have. */
function workflowChecks({ reached, pushes, token, scopes }) {
    const [path] = reached;
    if (path === undefined || !pushes)
        return [];
    if (token === 'classic' && scopes?.includes('workflow') === true)
        return [];
    const who = token === 'installation'
        ? "and a push of one by a workflow's own token is refused always"
        : 'and a push of one needs a token with the scope or permission "workflows: write"';
    const mend = `take it out of open-protected, or give a token that may: github-token: \${{ secrets.FORGE_TOKEN }}`;
    const what = `a run may write ${path}, ${who}`;
    return [{ ends: 'git_error', name: 'workflow files', state: 'warning', what, mend }];
}

;// CONCATENATED MODULE: ./build/run/doctor/look-github.js






/** What GitHub says of the token and the branch; all of it is asked at once. */
async function lookAtGithub(request, root, { around, signal }) {
    const { forge } = request;
    if (forge === null)
        return [noGithubCheck()];
    const { openRights } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(88), __webpack_require__.e(6461)]).then(__webpack_require__.bind(__webpack_require__, 86461));
    const { env, clock } = around;
    const gitUrl = (0,remote_url/* remoteUrl */.g)(forge.serverUrl, forge.repository);
    const rights = openRights({ ...forge, gitUrl, env, clock, signal });
    const wanted = (0,deliverable/* wantedOf */.Lm)(request, root);
    const event = env.GITHUB_EVENT_NAME ?? '';
    const [repository, answers, setting, readRuns] = await Promise.all([
        rights.repository(),
        (0,deliverable/* answersOf */.Bw)(rights, wanted),
        wanted.pullRequest ? rights.actionsMayOpenPullRequests() : null,
        event === 'workflow_run' ? rights.readRuns() : null,
    ]);
    const openPullRequests = surest(answers.openPullRequests, setting, forge.token);
    const { push: pushes } = wanted;
    const scopes = repository.kind === 'known' ? repository.scopes : null;
    const token = tokenKind(forge.token);
    return [
        ...githubChecks({ repository, pushes, event, readRuns }),
        ...(0,delivery_checks/* deliveryChecks */.Y)(wanted, { ...answers, openPullRequests }),
        ...workflowChecks({ reached: reachedWorkflows(request), pushes, token, scopes }),
    ];
}
/** The setting is about a workflow's own token, and decides only where that was not told by trying. */
function surest(tried, setting, token) {
    const isTold = tried?.kind !== 'unknown' || setting?.kind !== 'refused';
    return isTold || tokenKind(token) !== 'installation' ? tried : setting;
}

// EXTERNAL MODULE: ./build/adapters/git/site.js
var site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/protected-mounts.js
var protected_mounts = __webpack_require__(53958);
// EXTERNAL MODULE: ./build/adapters/sandbox/network/require.js
var network_require = __webpack_require__(58811);
// EXTERNAL MODULE: ./build/adapters/sandbox/probe.js
var probe = __webpack_require__(66563);
;// CONCATENATED MODULE: ./build/run/doctor/look-isolation.js





/** Tries the walls that a run would try, around nothing. `scratch`: a folder of our own. */
async function lookAtIsolation({ settings, openProtected }, { root, base }, scratch, around) {
    const { sandbox, constraints, quality_gates: gates } = settings;
    const layout = (0,site/* gitDirOf */.z0)(root) === null ? null : (0,site/* layoutOf */.aH)(root);
    const isolation = await (0,probe/* probeIsolation */.H)(sandbox.mode, {
        root,
        base,
        gitDirs: layout === null ? [] : [...new Set([layout.gitDir, layout.commonDir])],
        protectedPaths: () => (0,protected_mounts/* existingProtected */.Q)(root, constraints.protected_paths, openProtected),
        deniedReads: () => [],
        privateDirs: [scratch],
        readable: sandbox.readable,
        passEnv: sandbox.pass_env,
        network: sandbox.network,
        hostEnv: around.env,
        accountHome: around.accountHome,
        scratchDir: scratch,
        uid: around.uid,
        gid: around.gid,
        platform: around.platform,
    });
    const networks = [sandbox.network, ...gates.map((gate) => gate.network ?? sandbox.network)];
    const needed = neededBecause(() => {
        (0,probe/* requireIsolation */.G)(sandbox.mode, isolation);
        (0,network_require/* requireHosts */.NX)(networks, isolation);
    });
    const { kind, reason } = isolation;
    return { kind, reason, needed };
}
function neededBecause(require) {
    try {
        require();
        return null;
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return error.why.reason;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/models/endpoint.js
var endpoint = __webpack_require__(24755);
// EXTERNAL MODULE: ./build/adapters/models/no-connection.js
var no_connection = __webpack_require__(70762);
// EXTERNAL MODULE: ./build/adapters/models/proxy.js
var proxy = __webpack_require__(78976);
// EXTERNAL MODULE: ./build/adapters/models/send.js
var send = __webpack_require__(64948);
// EXTERNAL MODULE: ./build/adapters/models/server-text.js
var server_text = __webpack_require__(34705);
;// CONCATENATED MODULE: ./build/adapters/models/reach.js





/** A list of models has some kilobytes; what is longer is not read to its end. */
const LONGEST_LIST = 4 * 1024 * 1024;
/**
 * Asks for the list of models, which costs nothing. The answer to the key is the answer to be had without a token
 * spent. It goes as a run's requests go, so that it comes where they come. Throws StopRun(config) for an address, a key or a proxy that cannot be.
 */
async function reachModel(question) {
    const { provider, env, signal } = question;
    const { baseUrl, address, apiKey } = (0,endpoint/* endpointOf */.X)(provider, question);
    (0,proxy/* useProxyOf */.X)(env);
    const secrets = (0,server_text/* spellingsOf */.Hz)(apiKey);
    try {
        const headers = new Headers(headersFor(provider, apiKey));
        const received = await (0,send/* send */.t)(new URL(`${baseUrl}/models`), headers, null, signal);
        return await read(received, { provider, address, secrets });
    }
    catch (error) {
        const { what, remedy } = signal.aborted ? outOfTime(address) : (0,no_connection/* noConnection */.s)(error, { address, secrets });
        return { kind: 'silent', address, what, remedy };
    }
}
function outOfTime(address) {
    const remedy = 'check the base URL and HTTPS_PROXY, and whether the runner may go there';
    return { what: `${address} gave no answer in time`, remedy };
}
/** How each provider takes its key. Sources: the providers' references of `GET /models`. */
function headersFor(provider, apiKey) {
    if (apiKey === undefined)
        return {};
    switch (provider) {
        case 'anthropic':
            return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
        case 'google':
            return { 'x-goog-api-key': apiKey };
        case 'openai':
        case 'openai-compatible':
            return { Authorization: `Bearer ${apiKey}` };
    }
}
async function read(received, { provider, address, secrets }) {
    const { status } = received;
    const text = await textOf(received);
    // Google answers 400 to a key that it does not know.
    const isKey = status === 401 || status === 403 || (status === 400 && /api.?key/i.test(text));
    if (isKey)
        return { kind: 'refused', address, status, said: (0,server_text/* cleanServerText */.Ct)((0,server_text/* messageOf */.bD)(text), secrets) };
    if (status !== 200)
        return { kind: 'there', address, status };
    // The other two give their lists in pages.
    const listsAll = provider === 'openai' || provider === 'openai-compatible';
    return { kind: 'welcome', address, models: listsAll ? namesIn(text) : null };
}
async function textOf({ body }) {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        if (text.length > LONGEST_LIST)
            break;
    }
    return text;
}
/** `{ data: [{ id }] }`; null for anything else. */
function namesIn(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return null;
    }
    const data = Reflect.get(Object(parsed), 'data');
    if (!Array.isArray(data))
        return null;
    return data.map((entry) => String(Reflect.get(Object(entry), 'id')));
}

// EXTERNAL MODULE: ./build/adapters/models/replay.js + 1 modules
var replay = __webpack_require__(43467);
;// CONCATENATED MODULE: ./build/run/doctor/model-checks.js
const model_checks_HERE = { ends: 'config_error' };
/** How each provider's keys begin, where it says so. Only a doubt: gateways hand out keys of their own. */
const KEY_BEGINS = { anthropic: 'sk-ant-', openai: 'sk-', google: 'AIza' };
/** Whether a key looks like one of the provider's own; true where nothing is known of its form. */
function isPlausibleKey(provider, key) {
    return key.startsWith(KEY_BEGINS[provider] ?? '');
}
/** The model, its server and the key. Pure: facts in. */
function modelChecks(facts, plausible) {
    const { provider, model, reach } = facts;
    const name = 'model';
    if (reach === null)
        return [{ ...model_checks_HERE, name, state: 'ok', what: `${provider} ${model}`, mend: null }];
    const doubt = plausible || reach.kind === 'welcome'
        ? []
        : [
            {
                ...model_checks_HERE,
                name: 'key',
                state: 'warning',
                what: `it does not begin with ${KEY_BEGINS[provider] ?? ''}, as keys of ${provider} do`,
                mend: `see that it is the right one: api-key: \${{ secrets.FORGE_API_KEY }}`,
            },
        ];
    return [...reachChecks(facts, reach), ...doubt];
}
function reachChecks({ provider, model, hasKey }, reach) {
    const { address } = reach;
    const key = `give the key of ${provider}: api-key: \${{ secrets.FORGE_API_KEY }} (on the command line: FORGE_API_KEY)`;
    switch (reach.kind) {
        case 'welcome':
            return [listedCheck(model, address, hasKey, reach.models)];
        case 'there': {
            const what = `${address} is there, and answered ${reach.status} to a look at its models: whether it takes the key shows in the run`;
            return [{ ...model_checks_HERE, name: 'model', state: 'unknown', what, mend: null }];
        }
        case 'refused': {
            const words = reach.said === '' ? '' : ` (${reach.said})`;
            const what = `${address} answered ${reach.status}${words}: ${hasKey ? 'it does not take this key' : 'it wants a key'}`;
            return [{ ...model_checks_HERE, name: 'model', state: 'missing', what, mend: key }];
        }
        case 'silent': {
            const { what, remedy } = reach;
            return [{ ...model_checks_HERE, name: 'model', state: 'missing', what, mend: remedy }];
        }
    }
}
function listedCheck(model, address, hasKey, models) {
    const taken = hasKey ? ' takes the key' : ' answers';
    if (models === null || models.includes(model)) {
        return { ...model_checks_HERE, name: 'model', state: 'ok', what: `${model}: ${address}${taken}`, mend: null };
    }
    const some = models.slice(0, 5).join(', ');
    const what = `${address}${taken}, and does not list ${model}${some === '' ? '' : `; it lists ${some}`}`;
    return { ...model_checks_HERE, name: 'model', state: 'warning', what, mend: 'name one that it lists: model: NAME' };
}

;// CONCATENATED MODULE: ./build/run/doctor/look-model.js





/** Asks the model's server for its list of models: no token is spent. A recorded session is read. */
async function lookAtModel({ provider, model, apiKey, baseUrl, cwd }, env, signal) {
    const facts = { provider, model, hasKey: apiKey !== null };
    if (provider === 'replay') {
        const trouble = await sessionTrouble((0,external_node_path_.resolve)(cwd, model));
        return trouble === null ? modelChecks({ ...facts, reach: null }, true) : [trouble];
    }
    const question = { provider, apiKey: apiKey ?? undefined, baseUrl: baseUrl ?? undefined, env, signal };
    const reach = await reachModel(question);
    // A gateway hands out keys of its own.
    const isPlausible = baseUrl !== null || apiKey === null || isPlausibleKey(provider, apiKey);
    return modelChecks({ ...facts, reach }, isPlausible);
}
/** What a run would say of the session's file; null where it can be played. */
async function sessionTrouble(file) {
    try {
        await (0,replay.openReplay)(file);
        return null;
    }
    catch (error) {
        if (!(error instanceof outcome/* StopRun */.U))
            throw error;
        const mend = 'name a file as docs/replay.md has it, relative to where the command is started: --model FILE';
        return { name: 'model', state: 'missing', what: error.why.reason, mend, ends: 'config_error' };
    }
}

// EXTERNAL MODULE: ./build/adapters/git/persisted.js
var persisted = __webpack_require__(40255);
// EXTERNAL MODULE: ./build/adapters/git/repository.js + 7 modules
var repository = __webpack_require__(85295);
// EXTERNAL MODULE: ./build/adapters/git/tree.js + 36 modules
var git_tree = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/adapters/writable.js
var writable = __webpack_require__(31461);
// EXTERNAL MODULE: ./build/run/harness-paths.js
var harness_paths = __webpack_require__(5071);
// EXTERNAL MODULE: ./build/run/preflight.js
var preflight = __webpack_require__(50305);
;// CONCATENATED MODULE: ./build/run/doctor/look-repository.js









/** Looks at the checkout as a run would, without going anywhere in it. */
async function lookAtRepository(look) {
    const { there, located, env } = look;
    if (located.trouble !== null)
        return { trouble: located.trouble.reason };
    if ('trouble' in there)
        return { trouble: 'nobody can look into it without git' };
    const { root } = located.place;
    try {
        const layout = (0,site/* layoutOf */.aH)(root);
        const objection = await objectionOf(look, there.path);
        const isShallow = (0,site/* readText */.yR)((0,external_node_path_.join)(layout.commonDir, 'shallow')) !== null;
        const own = [env.GIT_CONFIG_GLOBAL ?? (0,external_node_path_.join)(env.HOME ?? '', '.gitconfig')].filter(external_node_path_.isAbsolute);
        return { root, objection, isShallow, credentials: (0,persisted/* persistedCredentials */.O)(layout, own).files };
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return { trouble: error.why.reason };
        throw error;
    }
}
async function objectionOf({ located, request, folder }, gitPath) {
    const { root, base } = located.place;
    const settings = request?.settings ?? null;
    const outputDir = settings?.artifacts.output_dir ?? '.forge/artifacts';
    const outputPath = (0,external_node_path_.isAbsolute)(outputDir) ? null : (0,external_node_path_.normalize)(outputDir);
    const excluded = request === null ? [outputDir] : (0,harness_paths/* reportPaths */.i)({ outputPath, request });
    const tree = (0,git_tree/* openTree */.r)({ root, privateDir: folder.below('git'), excluded, guardGitDir: false, gitPath });
    try {
        const facts = await (0,repository/* openRepository */.h)({ tree, excluded }).inspect();
        const commits = settings?.git.auto_commit ?? true;
        const needed = [(0,external_node_path_.join)(root, base), ...(commits ? [facts.gitDir] : [])];
        (0,preflight/* checkRepository */.n)({ ...facts, unwritable: (0,writable/* firstUnwritable */.g)(needed) }, {
            requireClean: settings?.git.require_clean ?? true,
            writes: settings?.mode !== 'read-only',
            commits,
        });
        return null;
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return error.why.reason;
        throw error;
    }
    finally {
        await tree.close();
    }
}

// EXTERNAL MODULE: ./build/adapters/models/rehearsal.js
var rehearsal = __webpack_require__(52563);
// EXTERNAL MODULE: ./build/run/controlled-report.js + 1 modules
var controlled_report = __webpack_require__(75986);
// EXTERNAL MODULE: ./build/run/price.js
var price = __webpack_require__(8015);
// EXTERNAL MODULE: ./build/run/reports-place.js + 4 modules
var reports_place = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/run/doctor/look-settings.js





/**
 * What is wrong with settings that are valid by themselves: a run would find it beside the model or the checkout, and
 * end with it as `config_error` before its first request. By the run's own checks, all of it at once.
 */
async function lookAtSettings(request, { place, trouble }, searchPath) {
    const { provider, model, fallbacks, settings } = request;
    const priced = [{ provider, model, price: settings.model.price }, ...fallbacks];
    return [
        ...priced.flatMap((named) => reasonOf(() => (0,price/* priceFor */.V)(request, named))),
        ...(await unheard(request)),
        ...(trouble === null ? reasonOf(() => (0,controlled_report/* checkControlledReport */.h)({ request, place })) : []),
        ...(trouble === null ? objections(place.root, settings.artifacts.output_dir, searchPath) : []),
    ];
}
/** Of the main model alone: a fallback goes without what it does not take. */
async function unheard({ provider, model, apiKey, baseUrl, settings, }) {
    if (provider === 'replay')
        return [];
    const { temperature, effort } = settings.model;
    const how = { model, apiKey: apiKey ?? undefined, baseUrl: baseUrl ?? undefined };
    return await (0,rehearsal/* unheardMessages */.Kh)(provider, how, { temperature, effort });
}
function objections(root, outputDir, searchPath) {
    const reason = (0,reports_place/* outputFolderObjection */.nk)(root, outputDir, searchPath);
    return reason === null ? [] : [reason];
}
function reasonOf(check) {
    try {
        check();
        return [];
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return [error.why.reason];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/run/doctor/machine-checks.js
/** GitHub's runners run actions with 24; below 20, modules of ours do not load. Source: package.json, `engines`. */
const OLDEST_NODE = 20;
/** What the machine has. Pure: facts in. */
function machineChecks(facts) {
    return [
        platformCheck(facts.platform),
        nodeCheck(facts.node),
        gitCheck(facts.git),
        ...(facts.isolation === null ? [] : [isolationCheck(facts.isolation, facts.platform)]),
        ...proxyChecks(facts.proxies),
    ];
}
const machine_checks_HERE = { ends: 'config_error' };
function platformCheck(platform) {
    const name = 'platform';
    if (platform === 'linux')
        return { ...machine_checks_HERE, name, state: 'ok', what: platform, mend: null };
    if (platform === 'win32') {
        const mend = 'run it on Linux or in WSL; in a workflow: runs-on: ubuntu-24.04';
        return { ...machine_checks_HERE, name, state: 'missing', what: 'Windows is not supported', mend };
    }
    const what = `${platform}: NOTHING KEEPS COMMANDS FROM THIS MACHINE, its files, network and credentials`;
    const mend = 'run it on Linux; in a workflow: runs-on: ubuntu-24.04';
    return { ...machine_checks_HERE, name, state: 'warning', what, mend };
}
function nodeCheck(version) {
    const major = Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
    if (major >= OLDEST_NODE)
        return { ...machine_checks_HERE, name: 'node', state: 'ok', what: version, mend: null };
    const what = `${version}, and ${OLDEST_NODE} or newer is needed`;
    const mend = 'install Node 24; in a workflow: - uses: actions/setup-node@v6, with: { node-version: 24 }';
    return { ...machine_checks_HERE, name: 'node', state: 'missing', what, mend };
}
function gitCheck(git) {
    if ('path' in git)
        return { ends: 'git_error', name: 'git', state: 'ok', what: git.path, mend: null };
    const mend = 'install git 2.32 or newer; in a workflow: runs-on: ubuntu-24.04';
    return { ends: 'git_error', name: 'git', state: 'missing', what: git.trouble, mend };
}
function isolationCheck({ kind, reason, needed }, platform) {
    const name = 'isolation';
    if (kind !== 'none')
        return { ...machine_checks_HERE, name, state: 'ok', what: `${kind}: ${reason}`, mend: null };
    const linux = platform === 'linux'
        ? 'install bubblewrap, or let the user use sudo without a password; in a workflow: - run: sudo apt-get install -y bubblewrap'
        : 'run it on Linux; in a workflow: runs-on: ubuntu-24.04';
    if (needed !== null)
        return { ...machine_checks_HERE, name, state: 'missing', what: needed, mend: linux };
    const what = `none (${reason}): commands reach what this user reaches`;
    return { ...machine_checks_HERE, name, state: 'warning', what, mend: linux };
}
function proxyChecks(names) {
    if (names.length === 0)
        return [];
    const what = `${names.join(', ')}: the harness goes through it, commands are not told of it`;
    return [{ ...machine_checks_HERE, name: 'proxy', state: 'ok', what, mend: null }];
}

;// CONCATENATED MODULE: ./build/run/doctor/repository-checks.js
const repository_checks_HERE = { ends: 'git_error' };
/** What of the checkout a run would stop for, or be the poorer for. Pure: facts in. */
function repositoryChecks(facts) {
    if ('trouble' in facts) {
        const mend = 'in a workflow, before this step: - uses: actions/checkout@v6';
        return [{ ...repository_checks_HERE, name: 'repository', state: 'missing', what: facts.trouble, mend }];
    }
    const { root, objection } = facts;
    const found = objection === null
        ? { ...repository_checks_HERE, name: 'repository', state: 'ok', what: `${root}: a run can start`, mend: null }
        : { ...repository_checks_HERE, name: 'repository', state: 'missing', ...parted(objection) };
    return [found, historyCheck(facts), ...credentialChecks(facts)];
}
/** A run's reasons end with their remedy, after the last colon or semicolon. */
function parted(reason) {
    const at = Math.max(reason.lastIndexOf(': '), reason.lastIndexOf('; '));
    return at === -1 ? { what: reason, mend: null } : { what: reason.slice(0, at), mend: reason.slice(at + 2) };
}
function historyCheck({ isShallow }) {
    const name = 'history';
    if (!isShallow)
        return { ...repository_checks_HERE, name, state: 'ok', what: 'whole', mend: null };
    const what = 'a shallow clone: gates and commands that look at history (git describe, blame, log, a diff against the base) find little of it';
    return { ...repository_checks_HERE, name, state: 'warning', what, mend: 'on actions/checkout: with: { fetch-depth: 0 }' };
}
function credentialChecks({ credentials }) {
    const [file] = credentials;
    if (file === undefined)
        return [];
    const what = `${file} keeps a credential: commands cannot see it where there is isolation, and this run does not need it`;
    const mend = 'on actions/checkout: with: { persist-credentials: false }';
    return [{ ...repository_checks_HERE, name: 'credentials', state: 'warning', what, mend }];
}

;// CONCATENATED MODULE: ./build/run/doctor/examine.js















const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'];
/**
 * Everything that a run with these settings would need, in the order in which a person would look. Changes nothing;
 * what does not depend on an answer is asked at once. Throws StopRun(config) for an address that cannot be.
 */
async function examine(examination) {
    const { around, workspace, loaded } = examination;
    const request = loaded.ok ? loaded.request : null;
    const located = (0,place/* locate */.x)(workspace);
    const folder = (0,private_folder/* makePrivateFolder */.I)(around.temporary);
    try {
        const git = gitFound(around);
        const [found, isolation, repository, troubles, model, github] = await Promise.all([
            git,
            request === null || located.trouble !== null
                ? null
                : lookAtIsolation(request, located.place, folder.below('walls'), around),
            git.then((there) => lookAtRepository({ there, located, request, folder, env: around.env })),
            request === null ? [] : lookAtSettings(request, located, around.env.PATH ?? ''),
            request === null ? [] : lookAtModel(request, around.env, examination.signal),
            request === null ? [] : lookAtGithub(request, located.place.root, examination),
        ]);
        const { platform, node, env } = around;
        const proxies = PROXIES.filter((name) => (env[name] ?? '') !== '');
        return [
            ...machineChecks({ platform, node, git: found, isolation, proxies }),
            ...repositoryChecks(repository),
            ...settingsChecks(loaded, troubles, located, around),
            ...model,
            ...github,
            ...(request === null ? [] : [artifacts(request, env)]),
        ];
    }
    finally {
        folder.remove();
    }
}
/** Their own text is the task. */
const STARTING_EVENTS = [
    'issue_comment',
    'issues',
    'pull_request',
    'pull_request_review_comment',
    'workflow_run',
];
async function gitFound({ env }) {
    try {
        return { path: await (0,find/* findGit */.Ct)(env.PATH ?? '') };
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return { trouble: error.why.reason };
        throw error;
    }
}
function settingsChecks(loaded, troubles, { place }, { env }) {
    if (!loaded.ok)
        return problemChecks((0,problem/* renderProblems */.x8)(loaded.problems).split('\n'), null);
    const { request } = loaded;
    const gates = request.settings.quality_gates.flatMap(({ name, command }) => {
        const program = programOf(command);
        if (program === null)
            return [];
        // One with a slash is made or fetched by what runs before it, as often as not.
        const found = program.includes('/') || (0,host_files/* findBinary */.jS)(program, foldersOf(env, place.root)) !== null;
        return [{ gate: name, program, found }];
    });
    const { mode, quality_gates: all } = request.settings;
    const none = mode === 'write' && all.length === 0 ? [noGateCheck()] : [];
    const hasTask = request.task !== '' || STARTING_EVENTS.includes(env.GITHUB_EVENT_NAME ?? '');
    const task = hasTask ? [] : [noTaskCheck()];
    return [...problemChecks(troubles, request.configPath), ...task, ...none, ...gateChecks(gates)];
}
function foldersOf(env, root) {
    const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
    return [...folders, `${root}/node_modules/.bin`];
}
function artifacts({ settings }, env) {
    const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = env;
    return artifactCheck({
        isActions: env.GITHUB_ACTIONS === 'true',
        hasService: token !== '' && url !== '',
        serverUrl: env.GITHUB_SERVER_URL ?? '',
        folder: settings.artifacts.output_dir,
    });
}

;// CONCATENATED MODULE: ./build/run/doctor/verdict.js

/**
 * 0 where nothing is missing; else 5 for machine, settings and model, which come before 6 for the repository and the
 * delivery, in the order of CONTRACT 2.
 */
function exitCodeOf(checks) {
    const missing = checks.filter(({ state }) => state === 'missing');
    if (missing.some(({ ends }) => ends === 'config_error'))
        return outcome/* EXIT_CODES */.a.config_error;
    return missing.length > 0 ? outcome/* EXIT_CODES */.a.git_error : outcome/* EXIT_CODES */.a.success;
}
/** One line of JSON. */
function verdictJson(checks) {
    const exitCode = exitCodeOf(checks);
    const shown = checks.map(({ name, state, what, mend }) => ({ name, state, what, mend }));
    return JSON.stringify({ ok: exitCode === outcome/* EXIT_CODES */.a.success, exit_code: exitCode, checks: shown });
}
const COLORS = {
    ok: '\u001b[32m',
    warning: '\u001b[33m',
    missing: '\u001b[31m',
    unknown: '\u001b[36m',
};
const PLAIN = '\u001b[0m';
/** An aligned list, each mend below its check, and a last line with the sum. */
function verdictLines(checks, color) {
    const stateWidth = Math.max(...checks.map(({ state }) => state.length));
    const nameWidth = Math.max(...checks.map(({ name }) => name.length));
    const paint = (state, text) => color ? `${COLORS[state]}${text}${PLAIN}` : text;
    const indent = ' '.repeat(stateWidth + nameWidth + 4);
    const lines = checks.flatMap(({ name, state, what, mend }) => [
        `${paint(state, state.padEnd(stateWidth))}  ${name.padEnd(nameWidth)}  ${what}`,
        ...(mend === null ? [] : [`${indent}> ${mend}`]),
    ]);
    return [...lines, '', sum(checks)];
}
function sum(checks) {
    const count = (wanted) => checks.filter(({ state }) => state === wanted).length;
    const rest = `${count('warning')} warning, ${count('unknown')} unknown`;
    const missing = count('missing');
    return missing === 0
        ? `Nothing is missing: a run can start (${rest}).`
        : `${missing} missing (${rest}): no run should start before that is mended.`;
}

// EXTERNAL MODULE: ./build/run/secret-values.js
var secret_values = __webpack_require__(15659);
// EXTERNAL MODULE: ./build/settings/flags.js
var flags = __webpack_require__(62027);
// EXTERNAL MODULE: ./build/settings/load.js + 10 modules
var load = __webpack_require__(73399);
// EXTERNAL MODULE: ./build/settings/sources.js + 3 modules
var sources = __webpack_require__(87250);
;// CONCATENATED MODULE: ./build/doctor.js










/** Servers that hang must not hold the doctor up: one attempt's time for all questions, which go out together. */
const PATIENCE_MS = 15_000;
/** A server's words, a path and a reason of ours in one line. */
const LONGEST = 2000;
/** `doctor [flags of run]`: what is missing before a run with these flags, and the mend. Changes nothing. */
async function diagnose(argv, cwd, around, color) {
    const { env } = around;
    const loaded = await (0,load/* loadRunRequest */.Z)({ door: 'cli', argv, env, cwd, purpose: 'look', ...registry/* RESPONSE_RULES */.oO });
    const { values } = (0,flags/* parseFlags */.bQ)(argv).given;
    const workspace = (0,sources/* workspaceOf */.B3)(values, (0,sources/* baseFolder */.YR)('cli', env, cwd)).path;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const found = await examined({ around, workspace, loaded, signal });
    const redactor = (0,secret_guard/* createSecretGuard */.q)((0,secret_values/* secretValues */.V)(env, loaded.ok ? loaded.request.apiKey : null));
    const clean = (text) => (0,harmless/* harmlessLine */.Kw)(redactor.text(text), LONGEST);
    const checks = found.map((check) => ({
        ...check,
        what: clean(check.what),
        mend: check.mend === null ? null : clean(check.mend),
    }));
    const json = values.get('json')?.value === true;
    return {
        lines: json ? [verdictJson(checks)] : verdictLines(checks, color),
        exitCode: exitCodeOf(checks),
    };
}
/** An address, a key or a proxy that cannot be is a problem of the settings that shows only when it is used. */
async function examined(examination) {
    try {
        return await examine(examination);
    }
    catch (error) {
        if (!(error instanceof outcome/* StopRun */.U))
            throw error;
        const problems = [{ where: 'settings', message: error.why.reason }];
        return examine({ ...examination, loaded: { ok: false, problems } });
    }
}


/***/ })

};
