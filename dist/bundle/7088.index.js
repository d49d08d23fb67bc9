export const id = 7088;
export const ids = [7088];
export const modules = {

/***/ 40146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27079);

const ENTRY = /^(\d{6}) (blob|tree|commit) ([0-9a-f]+)(?: +(\d+|-))?\t(.+)$/s;
/** Lists the entries of a tree or commit in git's order. Throws GitError, and Error for output that it cannot read. */
async function listTree(git, treeish, { paths, folders = false, sizes = false } = {}) {
    const args = [
        'ls-tree',
        '-z',
        '--full-tree',
        ...(paths === undefined ? ['-r'] : []),
        ...(folders ? ['-t'] : []),
        ...(sizes ? ['-l'] : []),
        treeish,
        ...(paths === undefined ? [] : ['--', ...paths]),
    ];
    return (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)((await git({ args })).stdout).map(parseEntry);
}
function parseEntry(record) {
    const [, mode = '', type, oid = '', size, raw = ''] = ENTRY.exec(record) ?? [];
    if (type === undefined)
        throw new Error(`git listed the tree entry "${record}", which is unreadable`);
    return {
        raw,
        mode,
        type: type,
        oid,
        size: size === undefined || size === '-' ? null : Number(size),
    };
}


/***/ }),

/***/ 72199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ parseRawDiff),
/* harmony export */   Mr: () => (/* binding */ RAW_DIFF_OPTIONS),
/* harmony export */   TC: () => (/* binding */ parseRawRecord),
/* harmony export */   Xm: () => (/* binding */ treeDifferences)
/* harmony export */ });
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67219);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27079);


/** Options with which git prints what `parseRawDiff` reads. */
const RAW_DIFF_OPTIONS = ['--raw', '-z', '--no-abbrev', '--no-renames'];
const STATUS = {
    A: 'added',
    D: 'deleted',
    M: 'modified',
    T: 'type_changed',
};
/** Returns how two trees or commits differ, in git's order. `folders`: include changed folders. */
async function treeDifferences(git, from, to, { folders = false } = {}) {
    const recursion = folders ? ['-r', '-t'] : ['-r'];
    const { stdout } = await git({ args: ['diff-tree', ...recursion, ...RAW_DIFF_OPTIONS, from, to] });
    return parseRawDiff(stdout);
}
/** Parses raw records: `:old new oid oid S` NUL path NUL. Throws for anything else. */
function parseRawDiff(output) {
    const parts = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(output);
    return Array.from({ length: Math.ceil(parts.length / 2) }, (_, at) => parseRawRecord(parts[2 * at] ?? '', parts[2 * at + 1] ?? ''));
}
/** Parses the fields of one record and adds the path. */
function parseRawRecord(fields, raw) {
    const [, oldMode = '', newMode = '', oldOid = '', newOid = '', letter = ''] = /^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) (\w)$/.exec(fields) ?? [];
    const status = STATUS[letter];
    if (status === undefined || raw === '')
        throw new Error(`git reported the state "${fields}" for "${raw}", which is unknown`);
    return {
        raw,
        status,
        oldMode: oldMode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MODE */ .CA ? null : oldMode,
        newMode: newMode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MODE */ .CA ? null : newMode,
        oldOid: oldMode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MODE */ .CA ? null : oldOid,
        newOid: newMode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MODE */ .CA ? null : newOid,
    };
}


/***/ }),

/***/ 44368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ blobOf),
/* harmony export */   I9: () => (/* binding */ parseBatchReply),
/* harmony export */   Pd: () => (/* binding */ objectFacts),
/* harmony export */   b4: () => (/* binding */ readBlobs),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   tv: () => (/* binding */ idLines),
/* harmony export */   vA: () => (/* binding */ batch),
/* harmony export */   xC: () => (/* binding */ missingObjects)
/* harmony export */ });
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79113);

/** Parses `<id> <type> <size>`, the bytes and a line end; or `<id> missing`. Null if the answer is incomplete. */
function parseBatchReply(output, at) {
    const lineEnd = output.indexOf('\n', at);
    if (lineEnd === -1)
        return null;
    const [id = '', type = '', size] = output.toString('latin1', at, lineEnd).split(' ');
    const from = lineEnd + 1;
    if (size === undefined)
        return { id, type: null, bytes: null, end: from };
    const to = from + Number(size);
    return output.length < to + 1 ? null : { id, type, bytes: output.subarray(from, to), end: to + 1 };
}
/** Returns the bytes of the answer. Throws GitError unless it is the blob that was asked for. */
function blobOf({ id, type, bytes }, oid) {
    if (bytes === null)
        throw new _program_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('cat-file', 128, `object ${oid} is missing`);
    if (id !== oid || type !== 'blob')
        throw new _program_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('cat-file', 128, `object ${oid} is not a blob that git returned`);
    return bytes;
}
/** Reads blobs with one process. Throws GitError if one is missing or is not a blob. */
async function readBlobs(git, oids) {
    const wanted = [...new Set(oids)];
    if (wanted.length === 0)
        return new Map();
    const replies = await batch(git, wanted);
    return new Map(wanted.map((oid, at) => [oid, blobOf(replies[at] ?? missing(oid), oid)]));
}
/** Reads one blob. Throws GitError if it is missing or is not a blob. */
async function readBlob(git, oid) {
    return (await readBlobs(git, [oid])).get(oid) ?? Buffer.alloc(0);
}
/** Asks for objects of any type. Missing objects have no bytes. Throws GitError if one is unreadable. */
async function batch(git, ids) {
    const { stdout } = await git({ args: ['cat-file', '--batch', '--buffer'], input: idLines(ids) });
    const replies = [];
    let at = 0;
    for (const id of ids) {
        const reply = parseBatchReply(stdout, at) ?? missing(id);
        replies.push(reply);
        at = reply.end;
    }
    return replies;
}
function missing(id) {
    return { id, type: null, bytes: null, end: Number.POSITIVE_INFINITY };
}
/** Returns facts of objects in the order of the ids, without reading the objects. Throws GitError. */
async function objectFacts(git, ids) {
    if (ids.length === 0)
        return [];
    const { stdout } = await git({
        args: ['cat-file', '--batch-check=%(objecttype) %(objectsize)', '--buffer'],
        input: idLines(ids),
    });
    const lines = stdout.toString('latin1').split('\n');
    return ids.map((id, at) => {
        const [, type = null, size] = /^([a-z]+) (\d+)$/.exec(lines[at] ?? '') ?? [];
        return { id, type, size: size === undefined ? null : Number(size) };
    });
}
/** Returns the ids of objects that are missing. */
async function missingObjects(git, ids) {
    return (await objectFacts(git, ids)).flatMap(({ id, type }) => (type === null ? [id] : []));
}
/** Returns ids as lines, as git reads them from stdin. */
function idLines(ids) {
    return Buffer.from(ids.map((id) => `${id}\n`).join(''), 'latin1');
}


/***/ }),

/***/ 68466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TA: () => (/* binding */ quoteAlternate),
/* harmony export */   ZI: () => (/* binding */ createPrivateStore),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(410);
/* harmony import */ var _hardened_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12011);






/** Stores bytes as they are on disk: no conversion, filter or diff driver, whatever .gitattributes says. */
const NO_CONVERSIONS = '* -text -eol -crlf -filter -ident -working-tree-encoding !diff !merge\n';
/** Above this size, git neither diffs nor delta-compresses a file, so it counts as binary. */
const BIG_FILE_THRESHOLD = '32m';
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
        bigFileThreshold: BIG_FILE_THRESHOLD,
    };
    const lines = Object.entries(core).map(([key, value]) => `\t${key} = ${value}`);
    const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    return `[core]\n${lines.join('\n')}\n${extension}[gc]\n\tauto = 0\n[diff]\n\trenames = false\n`;
}
/** Creates a store in a new folder below `privateDir`. `alternates`: object folders to read from. */
function createPrivateStore(repo, privateDir, alternates) {
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
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'config'), configText(repo.format));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'info/attributes'), NO_CONVERSIONS);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'objects/info/alternates'), alternates.map((folder) => `${quoteAlternate(folder)}\n`).join(''));
    const gitIn = (gitDir, workTree) => (0,_hardened_git_js__WEBPACK_IMPORTED_MODULE_5__/* .hardenedGit */ .YW)({ gitPath: repo.gitPath, gitDir, workTree }, repo.start);
    return {
        dir,
        format: repo.format,
        git: gitIn(dir, repo.root),
        excludeFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'info/exclude'),
        folderRulesFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rulesDir, 'info/exclude'),
        rules: gitIn(dir, empty),
        folderRules: gitIn(rulesDir, empty),
        index: (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name),
        writeBlob: (bytes) => writeBlob((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'objects'), repo.format, bytes),
    };
}
/** Returns a folder for git's list of alternates, quoted in C style if needed. */
function quoteAlternate(path) {
    return /^["#]|[\\:]/.test(path) || (0,_core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_4__/* .hasControl */ .aQ)(path) ? JSON.stringify(path) : path;
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

/***/ 27079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ isGitRaw),
/* harmony export */   CR: () => (/* binding */ toWorkspacePath),
/* harmony export */   Df: () => (/* binding */ toRawPath),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   MX: () => (/* binding */ joinNul),
/* harmony export */   S_: () => (/* binding */ lastPart),
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   el: () => (/* binding */ toDiskPath),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pq: () => (/* binding */ joinRaw),
/* harmony export */   qA: () => (/* binding */ foldRaw)
/* harmony export */ });
/* harmony import */ var _core_path_fold_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89373);
/* harmony import */ var _core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13993);


const ASCII = /^[\x00-\x7f]*$/;
function toRawPath(path) {
    return ASCII.test(path) ? path : Buffer.from(path, 'utf8').toString('latin1');
}
/** Decodes a name; bytes that are not UTF-8 become U+FFFD. */
function toText(raw) {
    return ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString('utf8');
}
/** Folds a name, so that names that some file system considers equal become equal. */
function foldRaw(raw) {
    return (0,_core_path_fold_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .z)(toText(raw));
}
/** Returns true if the path is git's own folder, in any spelling, or below it. */
function isGitRaw(raw) {
    return (0,_core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitPath */ .o)(toText(raw));
}
/** Returns the path for the rest of the program. Names that are not UTF-8 are reported as hazards. */
function toWorkspacePath(raw) {
    return toText(raw);
}
/** Returns the path for node:fs: a buffer if the name is not ASCII. */
function toDiskPath(root, raw) {
    if (raw === '')
        return root;
    if (ASCII.test(raw))
        return `${root}/${raw}`;
    return Buffer.concat([Buffer.from(`${root}/`, 'utf8'), Buffer.from(raw, 'latin1')]);
}
/** Returns the parent folder; '' for the root. */
function parentOf(raw) {
    const slash = raw.lastIndexOf('/');
    return slash === -1 ? '' : raw.slice(0, slash);
}
function lastPart(raw) {
    return raw.slice(raw.lastIndexOf('/') + 1);
}
function joinRaw(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** Splits `-z` output. */
function splitNul(output) {
    const parts = output.toString('latin1').split('\0');
    parts.pop();
    return parts;
}
/** Joins names for `-z` input. */
function joinNul(names) {
    let text = '';
    for (const name of names)
        text += `${name}\0`;
    return Buffer.from(text, 'latin1');
}
/** Compares by bytes, which is git's order. */
function compareBytes(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 60243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit)
/* harmony export */ });
/* harmony import */ var _hardened_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12011);
/* harmony import */ var _private_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68466);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55247);



/** Settings that affect how git reads the disk, taken from the user's configuration. They run nothing. */
const READ_SETTINGS = [
    'core.autocrlf',
    'core.eol',
    'core.safecrlf',
    'core.symlinks',
    'core.filemode',
    'core.ignorecase',
];
/**
 * Returns git for the user's repository: its refs, objects, index and way of reading files, but none of its programs.
 * `objects`: another folder to write objects into.
 */
function userGit(repo, objects) {
    const git = (0,_hardened_git_js__WEBPACK_IMPORTED_MODULE_0__/* .hardenedGit */ .YW)({ gitPath: repo.gitPath, gitDir: repo.gitDir, workTree: repo.root }, repo.start);
    const settings = environmentConfig(settingsOf(repo));
    const stores = objects === undefined
        ? {}
        : {
            GIT_OBJECT_DIRECTORY: objects.write,
            GIT_ALTERNATE_OBJECT_DIRECTORIES: objects.read.map(_private_store_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteAlternate */ .TA).join(':'),
        };
    return (call) => git({
        ...call,
        env: { ...settings, ...stores, ...call.env },
        config: [...attributeFileSettings(repo), ...(call.config ?? [])],
    });
}
function attributeFileSettings(repo) {
    const excludes = (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .userFile */ .Mz)(repo, 'core.excludesfile', 'ignore');
    const attributes = (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .userFile */ .Mz)(repo, 'core.attributesfile', 'attributes');
    return [
        ...(excludes === null ? [] : [`core.excludesFile=${excludes}`]),
        ...(attributes === null ? [] : [`core.attributesFile=${attributes}`]),
        'i18n.commitEncoding=UTF-8',
        'submodule.recurse=false',
        'status.renames=false',
    ];
}
function settingsOf(repo) {
    const pairs = [];
    for (const key of READ_SETTINGS) {
        const value = repo.config.get(key);
        if (value !== undefined)
            pairs.push([key, value]);
    }
    for (const key of repo.config.keys()) {
        // With an empty command, the filter passes the bytes through.
        if (/^filter\..*\.(clean|smudge|process)$/s.test(key))
            pairs.push([key, '']);
        if (/^filter\..*\.required$/s.test(key))
            pairs.push([key, 'false']);
        if (/^merge\..*\.driver$/s.test(key) || /^diff\..*\.(command|textconv)$/s.test(key))
            pairs.push([key, '']);
    }
    return pairs;
}
/** Passes settings by environment, because `-c` cannot express every name (such as a filter called `a=b`). */
function environmentConfig(pairs) {
    const env = { GIT_CONFIG_COUNT: String(pairs.length) };
    pairs.forEach(([key, value], at) => {
        env[`GIT_CONFIG_KEY_${at}`] = key;
        env[`GIT_CONFIG_VALUE_${at}`] = value;
    });
    return env;
}


/***/ }),

/***/ 26787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ classifyRemoteError),
/* harmony export */   DC: () => (/* binding */ remoteReason),
/* harmony export */   LY: () => (/* binding */ causeBefore),
/* harmony export */   x_: () => (/* binding */ serverMessage)
/* harmony export */ });
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _server_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5423);


/** Maximum characters of git's or the server's text in a reason. */
const MAX_MESSAGE_CHARS = 300;
/**
 * Classifies errors by git's output (LC_ALL=C; http.c, remote-curl.c and transport.c of git 2.32 to 2.52, and curl's
 * messages in them). The first match decides.
 */
const ERROR_PATTERNS = [
    // The server refused the token, and git cannot prompt for another.
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
function classifyRemoteError(stderr) {
    return ERROR_PATTERNS.find(([, sign]) => sign.test(stderr))?.[0] ?? 'failed';
}
/** Returns one short, printable line of what git and the server said, without credentials. */
function serverMessage(stderr, token) {
    const lines = (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)((0,_server_access_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCredential */ .K3)(stderr, token))
        .text.split('\n')
        .map((line) => line.replace(/^(?:remote: )+/, '').trim())
        .filter((line) => line !== '' && !/^(?:To |hint:|error: failed to push some refs)/.test(line));
    return lines.join('; ').slice(0, MAX_MESSAGE_CHARS);
}
const REMEDIES = {
    unauthorised: 'the token was rejected (401): pass a github-token that is valid for this repository',
    forbidden: 'the token lacks permission (403): give the job `contents: read` to fetch or `contents: write` to push',
    not_found: 'the repository does not exist or is not visible to this token (404): give the job the `contents` permission',
    redirected: 'the server redirected the request, and redirects are not followed: check whether the repository was renamed or moved',
    untrusted_certificate: "its certificate is not trusted: set NODE_EXTRA_CA_CERTS or GIT_SSL_CAINFO to your authority's certificate file",
    server_error: 'the server reported an internal failure (5xx): check its status page and run again later',
    rate_limited: 'the server is rate limiting requests (429): run again later',
    refused: 'the server refused the request: check its message',
    unreachable: 'the server cannot be reached: check the network and HTTPS_PROXY, then run again',
    failed: "run again; git's message follows",
};
/** Returns one line: the failed operation, what to do, and git's output. */
function remoteReason(trouble, spoken, stderr) {
    const { name, what, token } = spoken;
    if (trouble === 'timed_out') {
        return `could not ${what} at ${name} in the time that was left: run again or allow more time`;
    }
    const words = serverMessage(stderr, token);
    return `could not ${what} at ${name}: ${REMEDIES[trouble]}${words === '' ? '' : ` (${words})`}`;
}
/** Returns the cause of a failure before the run has started. */
function causeBefore(spoken, stderr) {
    if (spoken.timedOut)
        return { kind: 'timeout', reason: remoteReason('timed_out', spoken, stderr) };
    const trouble = classifyRemoteError(stderr);
    const code = trouble === 'redirected' ? { code: 'NET-03' } : {};
    return { kind: 'git_before', reason: remoteReason(trouble, spoken, stderr), ...code };
}


/***/ }),

/***/ 77242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ REMOTE_NAME),
/* harmony export */   Tf: () => (/* binding */ openRemoteSession),
/* harmony export */   th: () => (/* binding */ isPartialClone)
/* harmony export */ });
/* harmony import */ var _program_user_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60243);
/* harmony import */ var _program_user_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55247);
/* harmony import */ var _remote_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43943);
/* harmony import */ var _retry_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82886);
/* harmony import */ var _server_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5423);





/** The server's name on command lines; its URL is in the configuration of the one command. */
const REMOTE_NAME = 'server';
/** Deadline of a fetch or push. The run's own limit usually ends it earlier. */
const NETWORK_DEADLINE_MS = 600_000;
async function openRemoteSession(store, access, retryOptions, signal) {
    const { repo, dir } = store;
    const { url, token } = access;
    const isPartial = isPartialClone(repo);
    const variables = await (0,_server_access_js__WEBPACK_IMPORTED_MODULE_4__/* .accessEnvironment */ .Ci)(access, dir);
    const promisor = [
        `remote.${REMOTE_NAME}.promisor=true`,
        `remote.${REMOTE_NAME}.partialclonefilter=blob:none`,
    ];
    const config = [`remote.${REMOTE_NAME}.url=${url}`, ...(isPartial ? promisor : [])];
    // A delta may need a file that a partial clone lacks, so this command may fetch it from the server.
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
        user: (0,_program_user_git_js__WEBPACK_IMPORTED_MODULE_0__/* .userGit */ .G)(repo),
        isShallow: (0,_program_user_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextOrNull */ .GR)(`${repo.commonDir}/shallow`) !== null,
        isPartial,
        online: (call) => (0,_retry_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .retryUntilAnswered */ .Q)(() => once(call), retryOptions, signal),
        onlineOnce: once,
        retryOptions,
    };
}
/** Decides like git: a promisor remote keeps what is missing. A wrong answer costs only time or a refusal. */
function isPartialClone({ config }) {
    if (config.has('extensions.partialclone'))
        return true;
    return [...config].some(([key, value]) => /^remote\..*\.promisor$/s.test(key) && value !== 'false');
}


/***/ }),

/***/ 43943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ remoteUrl),
/* harmony export */   i: () => (/* binding */ remoteName)
/* harmony export */ });
/* harmony import */ var _core_forge_run_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71654);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);


/** Loopback hosts. Names below `localhost` are loopback too (RFC 6761, 6.3). */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * Returns the repository's URL, built from the runner's variables and never from the repository's configuration.
 * `serverUrl` is GITHUB_SERVER_URL, `repository` `owner/name`. The token is never sent in clear text over a network:
 * http is allowed only for this machine. Throws StopRun(config).
 */
function remoteUrl(serverUrl, repository) {
    if (!_core_forge_run_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_NAME */ .Ni.test(repository)) {
        throw stop(`the repository is ${JSON.stringify(repository)}, which is not owner/name: check GITHUB_REPOSITORY`);
    }
    if (!URL.canParse(serverUrl)) {
        throw stop(`GITHUB_SERVER_URL is not a URL: write it as https://host`);
    }
    const url = new URL(serverUrl);
    // The URL is not shown, because it may contain a password.
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
        throw stop('GITHUB_SERVER_URL contains more than a host: write it as https://host');
    }
    const plain = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
    if (url.protocol !== 'https:' && !plain) {
        throw stop(`GITHUB_SERVER_URL is ${url.origin}: the token is sent only over https; write it as https://host`);
    }
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${repository}.git`;
}
/** Returns `host/owner/name` for messages. */
function remoteName(url) {
    const { host, pathname } = new URL(url);
    return `${host}${pathname.replace(/\.git$/, '')}`;
}
function stop(reason) {
    return new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 82886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ retryUntilAnswered),
/* harmony export */   j: () => (/* binding */ waitBeforeRetry)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21759);
/* harmony import */ var _http_retry_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38383);
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79113);
/* harmony import */ var _remote_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26787);




/** Errors that another attempt may avoid. */
const TRANSIENT_ERRORS = ['server_error', 'rate_limited', 'unreachable'];
/**
 * Waits before the next attempt, as API calls do; returns false at once if a retry makes no sense. `attempt` counts
 * from 1. Git does not report `retry-after`.
 */
async function waitBeforeRetry(trouble, attempt, retryOptions, signal) {
    const failure = {
        trouble: 'network',
        message: trouble,
        retry: TRANSIENT_ERRORS.includes(trouble),
    };
    const left = retryOptions.remainingMs?.() ?? Number.POSITIVE_INFINITY;
    const decision = (0,_http_retry_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .decideRetry */ .t)(failure, attempt, left, retryOptions.random ?? Math.random);
    if (!decision.retry || signal.aborted)
        return false;
    retryOptions.onWait?.({ ms: decision.waitMs, trouble });
    try {
        await (retryOptions.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m).sleep(decision.waitMs, signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
    return !signal.aborted;
}
/** Runs a command that changes nothing on the server and repeats it until it is answered. Throws the last error. */
async function retryUntilAnswered(ask, retryOptions, signal) {
    for (let attempt = 1;; attempt++) {
        try {
            return await ask();
        }
        catch (error) {
            if (!(error instanceof _program_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
                throw error;
            if (!(await waitBeforeRetry((0,_remote_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyRemoteError */ .$j)(error.stderr), attempt, retryOptions, signal)))
                throw error;
        }
    }
}


/***/ }),

/***/ 5423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ci: () => (/* binding */ accessEnvironment),
  SK: () => (/* binding */ checkToken),
  K3: () => (/* binding */ withoutCredential)
});

// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/git/remote/trusted-certificates.js



/** Files with the certificates that curl trusts by default. The first that exists is used. */
const SYSTEM_BUNDLES = [
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/ca-bundle.pem',
    '/etc/ssl/cert.pem',
];
/**
 * Returns the certificate variables for git: GIT_SSL_CAINFO as the user set it. If only NODE_EXTRA_CA_CERTS is set, it
 * names a file in `folder` with the system's certificates and those, because git's setting replaces the trusted
 * certificates while Node's adds to them. Throws StopRun(config) if the file cannot be read.
 */
async function trustVariables(env, folder) {
    const { GIT_SSL_CAINFO: own, GIT_SSL_CAPATH: ownFolder, NODE_EXTRA_CA_CERTS: extra } = env;
    if (own || ownFolder) {
        return { ...(own ? { GIT_SSL_CAINFO: own } : {}), ...(ownFolder ? { GIT_SSL_CAPATH: ownFolder } : {}) };
    }
    if (!extra)
        return {};
    const bundle = (0,external_node_path_.join)(folder, 'certificates.pem');
    (0,external_node_fs_.writeFileSync)(bundle, `${await readCertificates(env)}\n${read(extra)}`);
    return { GIT_SSL_CAINFO: bundle };
}
async function readCertificates(env) {
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
        const reason = `NODE_EXTRA_CA_CERTS is ${file}, which cannot be read (${code}): set it to a certificate file or unset it`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/remote/server-access.js


/** The proxy variables of curl, and so of git. curl ignores HTTP_PROXY in capitals. */
const PROXY_VARIABLES = [
    'HTTPS_PROXY',
    'https_proxy',
    'http_proxy',
    'ALL_PROXY',
    'all_proxy',
    'NO_PROXY',
    'no_proxy',
];
/** The user name with which GitHub accepts any kind of token. */
const TOKEN_USER = 'x-access-token';
/** Visible ASCII only, because a line end would start another header. */
const TOKEN = /^[\x21-\x7e]+$/;
/** Throws StopRun(config) for an impossible token without showing it. */
function checkToken(token) {
    if (TOKEN.test(token))
        return;
    const what = token === '' ? 'is empty' : 'contains a character that no token has (such as a space or line end)';
    const reason = `github-token ${what}: pass \${{ github.token }} or another token`;
    throw new outcome/* StopRun */.U({ kind: 'config', reason });
}
/**
 * Returns the environment of one git command that contacts the server. The token is only there: not on the command
 * line, in a file or in a configuration. It is sent only to this URL; redirects are not followed, and no other protocol
 * is used even if the server asks for it.
 */
async function accessEnvironment(access, folder) {
    const { url, token, env } = access;
    const { origin, protocol } = new URL(url);
    const pairs = [
        [`http.${origin}/.extraHeader`, `Authorization: Basic ${basicCredential(token)}`],
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
function basicCredential(token) {
    return Buffer.from(`${TOKEN_USER}:${token}`).toString('base64');
}
/** Removes the token in every form that git or a server could repeat, and passwords in URLs. */
function withoutCredential(text, token) {
    const known = [basicCredential(token), token, encodeURIComponent(token)];
    const clean = known.reduce((rest, form) => (form === '' ? rest : rest.replaceAll(form, '***')), text);
    return clean.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s]*@/gi, '$1');
}


/***/ }),

/***/ 38383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ decideRetry)
/* harmony export */ });
/* unused harmony export RETRY_POLICY */
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);

/**
 * Five attempts with waits of up to 0.5, 1, 2 and 4 s bridge short failures of a server without `retry-after`. If a
 * server names a time, we wait that long, as far as the run's time allows.
 */
const RETRY_POLICY = { attempts: 5, baseMs: 500, capMs: 30_000 };
/**
 * Decides if and when to retry after attempt number `attempt` (from 1). With full jitter, the wait is between 0 and the
 * doubled base, so that many runs do not retry at once. A wait beyond the deadline is useless, and one of more than
 * `longestWaitMs` is not worthwhile if another model is available.
 */
function decideRetry(failure, attempt, remainingMs, random, longestWaitMs = Number.POSITIVE_INFINITY) {
    if (!failure.retry)
        return { retry: false, because: '' };
    // Network failures have their own remedy, because waiting does not fix an address.
    const later = failure.trouble === 'network' ? '' : ': run again later';
    if (attempt >= RETRY_POLICY.attempts)
        return { retry: false, because: `gave up after ${attempt} attempts${later}` };
    const ceiling = Math.min(RETRY_POLICY.capMs, RETRY_POLICY.baseMs * 2 ** (attempt - 1));
    const waitMs = Math.max(Math.floor(random() * ceiling), failure.retryAfterMs ?? 0);
    if (waitMs > longestWaitMs)
        return { retry: false, because: `the server asks to wait ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .seconds */ .YA)(waitMs)}` };
    if (waitMs < remainingMs)
        return { retry: true, waitMs };
    return { retry: false, because: `no time left for another attempt in ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .seconds */ .YA)(waitMs)}${later}` };
}


/***/ }),

/***/ 67219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LINK_MODE),
/* harmony export */   CA: () => (/* binding */ NO_MODE),
/* harmony export */   Fe: () => (/* binding */ SUBMODULE_MODE),
/* harmony export */   IB: () => (/* binding */ fileMode),
/* harmony export */   Mu: () => (/* binding */ LINK_BITS),
/* harmony export */   SP: () => (/* binding */ SUBMODULE_BITS),
/* harmony export */   VC: () => (/* binding */ EXECUTABLE_MODE),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zo: () => (/* binding */ FOLDER_MODE),
/* harmony export */   oo: () => (/* binding */ FOLDER_BITS),
/* harmony export */   rE: () => (/* binding */ FILE_MODE)
/* harmony export */ });
/** Git's modes of tree entries, as octal text. `NO_MODE` stands for a missing entry in a diff. */
const FILE_MODE = '100644';
const EXECUTABLE_MODE = '100755';
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
const FOLDER_MODE = '040000';
const NO_MODE = '000000';
/** Modes as numbers, as an index entry has them. */
const LINK_BITS = 0o120000;
const SUBMODULE_BITS = 0o160000;
const FOLDER_BITS = 0o040000;
/** Returns true if the mode is that of a regular file, executable or not. */
function isRegularFile(mode) {
    return mode === FILE_MODE || mode === EXECUTABLE_MODE;
}
/** Returns the mode of a regular file. */
function fileMode(isExecutable) {
    return isExecutable ? EXECUTABLE_MODE : FILE_MODE;
}


/***/ }),

/***/ 67207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ ignoringFailure),
/* harmony export */   k: () => (/* binding */ awaitedLater)
/* harmony export */ });
/**
 * Keeps Node from reporting an unhandled rejection before the promise is awaited. A later await still gets the error.
 */
function awaitedLater(promise) {
    promise.catch(() => undefined);
    return promise;
}
/** Awaits work whose failure changes nothing for the caller. */
async function ignoringFailure(work) {
    try {
        await work;
    }
    catch {
        // The caller continues in either case.
    }
}


/***/ }),

/***/ 20075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var _control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(410);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6075);


/** Colors and other attributes of text. */
const PAINT = /\x1b\[[\d;:]*m/g;
/**
 * Sequences that progress bars, spinners and pagers print: cursor moves within the last lines, erasing, hiding the
 * cursor and line wrapping. Also synchronized updates, character sets, old printer controls, and the byte order mark
 * that starts many files.
 */
const PROGRESS = /\x1b\[\d*[A-GKPXsu]|\x1b\[0?J|\x1b\[\?(?:7|12|25|2026)[hl]|\x1b(?:[78=>]|\([AB0])|[\x07\x08\x0b\x0c\x0e\x0f]|^\ufeff/gm;
/** Terminal sequences: OSC, DCS and similar (to BEL or ST), CSI, and the two-byte escapes. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;
/**
 * Turns a program's output into text that reads the same for a person, a log and a model. Removes terminal sequences,
 * shows other controls and hidden characters, and ends lines with LF.
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
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInvisible */ .k6)((0,_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .pictureControl */ .K7)(text.replace(SEQUENCES, '')), _invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .Mk);
}


/***/ })

};
