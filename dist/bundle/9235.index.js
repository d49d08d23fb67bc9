export const id = 9235;
export const ids = [9235];
export const modules = {

/***/ 3124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ uploadFailure)
/* harmony export */ });
/**
 * Classifies a failed upload by its message, because errors of the library lose their class on the way: texts of its
 * `UsageError` and `NetworkError`, the status of a refused request, and the number of attempts. Source:
 * @actions/artifact, shared/errors and shared/artifact-twirp-client.
 */
function uploadFailure(message) {
    const why = message.split('\n')[0] ?? '';
    if (/storage quota/.test(message))
        return failed('quota', 'the artifact storage of this account is full');
    if (message.includes('(409)'))
        return failed('taken', 'an artifact of this name already exists');
    const noAnswer = /Unable to make request|after \d+ attempts|stalled|ECONN|ETIMEDOUT|ENOTFOUND/.test(message);
    return failed(noAnswer ? 'unavailable' : 'refused', why);
}
function failed(trouble, why) {
    return { ok: false, trouble, why };
}


/***/ }),

/***/ 97415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ makePrivateFolder),
/* harmony export */   t: () => (/* binding */ makeObjectsFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48466);




/**
 * Creates a private folder in `base`: RUNNER_TEMP or the system's temporary folder. Throws StopRun(config) on failure.
 */
function makePrivateFolder(base) {
    const path = madeIn(base);
    let stays = false;
    return {
        path,
        below: (name) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o700 });
            return folder;
        },
        remove: () => {
            if (!stays)
                (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .d)(path);
        },
        leave: () => {
            stays = true;
        },
    };
}
function madeIn(base) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, 'forge-run-'));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `the temporary folder ${base} cannot be written (${code}): set TMPDIR, or RUNNER_TEMP on a runner, to a writable folder`;
        throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'config', reason });
    }
}
/** Creates a folder that outlives the run, for git objects that exist nowhere else. */
function makeObjectsFolder(base) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, 'forge-objects-'));
}


/***/ }),

/***/ 48466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Removes a folder of our own with all its content, even without write permission (Go modules, overlay work folders).
 * Failures are ignored, because leftovers do not affect the run.
 */
function removeTree(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true, maxRetries: 2 });
    }
    catch {
        removeByHand(path);
    }
}
function removeByHand(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return;
    try {
        if (!stat.isDirectory()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
            return;
        }
        if (canChange(path))
            for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path))
                removeByHand((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
    }
    catch {
        // The folder is another user's, or a program is writing to it.
    }
}
/** Returns false for another user's folder, which can be removed if empty but not changed. */
function canChange(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 20856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ saveStepState),
/* harmony export */   l: () => (/* binding */ savedStepState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_model_providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55182);



/** The runner passes what is saved under this name to the post step, as `STATE_<name>`. */
const STATE_NAME = 'forge_step';
/**
 * Saves the state. The file has one line for each save, and the last one counts. Saves nothing without a key for the
 * seal.
 */
function saveStepState(state, env) {
    const file = env.GITHUB_STATE ?? '';
    if (file === '' || keyOf(env) === '')
        return;
    const text = JSON.stringify(state);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(file, `${STATE_NAME}=${seal(text, env)}.${Buffer.from(text).toString('base64url')}\n`);
}
/**
 * Returns the saved state; null if there is none. `forged` means that somebody else wrote it, because the seal is not
 * ours. The file is guarded while the step runs, but a command without a sandbox could write there and kill the step.
 */
function savedStepState(env) {
    const saved = env[`STATE_${STATE_NAME}`] ?? '';
    if (saved === '')
        return null;
    if (keyOf(env) === '')
        return 'forged';
    const [sealed = '', body = ''] = saved.split('.');
    const text = Buffer.from(body, 'base64url').toString();
    const [given, right] = [sealed, seal(text, env)].map((hex) => Buffer.from(hex, 'utf8'));
    if (given === undefined || right === undefined || given.length !== right.length)
        return 'forged';
    if (!(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, right))
        return 'forged';
    const state = JSON.parse(text);
    return isState(state) ? state : 'forged';
}
function seal(text, env) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', keyOf(env)).update(text).digest('hex');
}
const KEYS = [
    'ACTIONS_RUNTIME_TOKEN',
    'INPUT_API-KEY',
    'INPUT_GITHUB-TOKEN',
    'FORGE_API_KEY',
    ..._core_model_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY_VARIABLES */ .A8,
];
/** Returns a secret that both steps of the job have and commands of the agent never do; '' if there is none. */
function keyOf(env) {
    return KEYS.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';
}
/** A sealed text is our own, so this only detects another version's state. */
function isState(data) {
    if (typeof data !== 'object' || data === null)
        return false;
    return ('folder' in data && 'artifact' in data && 'upload' in data && 'reported' in data && 'summarised' in data);
}


/***/ }),

/***/ 52119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ appendJobSummary),
/* harmony export */   m4: () => (/* binding */ summaryRoom),
/* harmony export */   n0: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** The runner drops a step's whole summary above this size. Source: docs/internals/github-actions.md. */
const SUMMARY_LIMIT = 1024 * 1024;
/** Sets the action's outputs with the runner's library, whose random delimiters keep values from ending early. */
async function setOutputs(outputs) {
    // Without the file, the library would print the outputs, which nobody reads outside the runner.
    if (process.env.GITHUB_OUTPUT === undefined || process.env.GITHUB_OUTPUT === '')
        return;
    // Imported late, because it takes 46 ms and only the end of a run needs it.
    const { setOutput } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 91659));
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value);
}
const LEAST_ROOM = 1024;
/** Returns the bytes that this step may still add to the job summary; null if there is no summary. */
function summaryRoom() {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (file === undefined || file === '' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return null;
    return Math.max(0, SUMMARY_LIMIT - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size - 1);
}
/**
 * Appends to the job summary. `cut` shortens Markdown to a number of bytes (core/markdown-text). Earlier text of this
 * step counts too. Returns false if there is no summary or no space.
 */
async function appendJobSummary(markdown, cut) {
    const left = summaryRoom();
    if (left === null || left < LEAST_ROOM)
        return false;
    const { summary } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 91659));
    await summary.addRaw(cut(markdown, left), true).write();
    return true;
}


/***/ }),

/***/ 93547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ recordFiles),
/* harmony export */   m: () => (/* binding */ recordFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _output_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1987);



/**
 * Entries of the output folder that do not belong to the run's record: earlier records, and the lock of a running run.
 */
const NOT_OF_THE_RECORD = new Set([_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .PREVIOUS */ .kn, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .FOLDER_LOCK */ .b7]);
/** Folders in which a run writes files. */
const FOLDERS = new Set([_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .QUARANTINE */ .DX, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUTS */ .py]);
/**
 * Returns every file of the record in `dir` except events.jsonl. Never follows links. Throws if the folder cannot be
 * read.
 */
function recordFiles(dir) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir)
        .filter((name) => name !== 'events.jsonl' && !NOT_OF_THE_RECORD.has(name))
        .flatMap((name) => FOLDERS.has(name) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)).isDirectory()
        ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)).map((below) => recordFile(dir, `${name}/${below}`))
        : [recordFile(dir, name)]);
}
/** Reads a file, but never a link or a pipe. */
function recordFile(dir, name) {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    let handle = null;
    try {
        handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        return { name, content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle).isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(handle) : null };
    }
    catch {
        return { name, content: null };
    }
    finally {
        if (handle !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}


/***/ }),

/***/ 94307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ verifyChain),
/* harmony export */   J: () => (/* binding */ splitLog)
/* harmony export */ });
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79169);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50557);


const TAIL = /,"prev":"([0-9a-f]{64})","hash":"([0-9a-f]{64})"\}$/;
const SEAL_LENGTH = ',"hash":""}'.length + 64;
/** Splits an events.jsonl into lines. If the last line has no line break, the log is torn. */
function splitLog(text) {
    const lines = text.split('\n');
    const torn = lines.at(-1) !== '';
    return { lines: torn ? lines : lines.slice(0, -1), torn };
}
function acceptedTree(event) {
    if (typeof event !== 'object' || event === null || !('type' in event))
        return null;
    if (event.type !== 'tree_accepted' || !('tree' in event) || typeof event.tree !== 'string')
        return null;
    return event.tree;
}
/** Returns the files in a `record_sealed` event. Returns null for other events and for malformed lists. */
function sealedFiles(event) {
    if (typeof event !== 'object' || event === null || !('type' in event))
        return null;
    if (event.type !== 'record_sealed' || !('files' in event) || !Array.isArray(event.files))
        return null;
    return event.files.every(isSealedFile) ? event.files : null;
}
function isSealedFile(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (!('name' in value) || !('bytes' in value) || !('sha256' in value))
        return false;
    return (typeof value.name === 'string' && typeof value.bytes === 'number' && typeof value.sha256 === 'string');
}
/**
 * Parses a line, or returns the reason why it is not valid. The text itself is checked, because the hash covers the
 * text.
 */
function readLine(line) {
    let data;
    try {
        data = JSON.parse(line);
    }
    catch {
        return 'is not JSON';
    }
    const tail = TAIL.exec(line);
    const head = /^\{"seq":(\d+),"at":\d+(?:\.\d+)?,"event":\{/.exec(line);
    if (tail === null || head === null || typeof data !== 'object' || data === null || !('event' in data)) {
        return 'is not of the form {"seq","at","event","prev","hash"}';
    }
    return {
        seq: Number(head[1]),
        prev: tail[1] ?? '',
        hash: tail[2] ?? '',
        acceptedTree: acceptedTree(data.event),
        sealed: sealedFiles(data.event),
    };
}
function fault(line, entry, before, hash) {
    if (entry.prev !== (before?.hash ?? _chain_js__WEBPACK_IMPORTED_MODULE_0__/* .GENESIS */ .hw)) {
        return before === null
            ? 'is not the first of its chain: lines before it are missing'
            : 'does not follow the line before it: a line was changed, taken out or put in';
    }
    if (before !== null && entry.seq !== before.seq + 1) {
        return `has number ${entry.seq} after ${before.seq}`;
    }
    if (hash(`${line.slice(0, -SEAL_LENGTH)}}`) !== entry.hash)
        return 'was changed: its hash is another';
    return null;
}
/**
 * Checks a whole chain and returns the first invalid line with the reason. The chain cannot show that lines are missing
 * at its end. To detect that, compare `root` with `audit_root` and `accepted.head` with the commit's trailer.
 */
function verifyChain(log, hash = _sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s) {
    const { lines, torn } = splitLog(log);
    if (log === '')
        return { ok: false, line: 1, kind: 'empty', reason: 'the log is empty' };
    let before = null;
    let accepted = null;
    for (const [index, line] of lines.entries()) {
        const number = index + 1;
        if (torn && number === lines.length) {
            const reason = `line ${number} was never finished: the run was killed while it was written`;
            return { ok: false, line: number, kind: 'torn', reason };
        }
        const entry = readLine(line);
        const trouble = typeof entry === 'string' ? entry : fault(line, entry, before, hash);
        if (typeof entry === 'string' || trouble !== null) {
            return { ok: false, line: number, kind: 'broken', reason: `line ${number} ${trouble}` };
        }
        if (entry.acceptedTree !== null)
            accepted = { tree: entry.acceptedTree, head: entry.hash };
        before = entry;
    }
    const sealed = before?.sealed ?? null;
    const seal = before === null || sealed === null ? null : { files: sealed, prev: before.prev };
    return { ok: true, events: lines.length, root: before?.hash ?? _chain_js__WEBPACK_IMPORTED_MODULE_0__/* .GENESIS */ .hw, accepted, seal };
}


/***/ }),

/***/ 15770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VB: () => (/* binding */ STEP_PATIENCE),
  id: () => (/* binding */ actionFolderOf),
  mJ: () => (/* binding */ keepArtifact),
  kV: () => (/* binding */ openKeeping)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/artifact/artifact-name.js
/**
 * Characters that GitHub forbids in an artifact's name, and control characters. Source: @actions/artifact, name
 * validation.
 */
const FORBIDDEN = /["<>:|*?\\/\p{Cc}]+/gu;
/** File systems refuse longer names when they unpack them: 255 bytes with `.zip`, and the suffix of a second try. */
const MAX_NAME_CHARS = 200;
/**
 * Returns the name of the artifact. A given name is made valid. By default it has the job and the attempt for people,
 * and a part of the run's random id: the runner does not reveal the leg of a matrix, and a name may only be used once
 * in a workflow run.
 */
function artifactName(chosen, executionId, env) {
    const name = validName(chosen ?? '');
    if (name !== '')
        return name;
    const parts = [
        'forge-headless',
        env.GITHUB_JOB ?? '',
        env.GITHUB_RUN_ATTEMPT ?? '',
        executionIdPrefix(executionId),
    ];
    return validName(parts.filter((part) => part !== '').join('-'));
}
/** Returns the name for a second try, because an unfinished first try occupies its name. */
function retryName(name) {
    return `${name}-2`;
}
function validName(name) {
    const clean = name.replace(FORBIDDEN, '-').replace(/^[\s.]+|[\s.]+$/gu, '');
    let cut = clean;
    while (Buffer.byteLength(cut) > MAX_NAME_CHARS)
        cut = [...cut].slice(0, -1).join('');
    return cut;
}
/** Returns the first eight digits of `run-<uuid>`. */
function executionIdPrefix(executionId) {
    return executionId.replace(/^run-/, '').slice(0, 8);
}

;// CONCATENATED MODULE: ./build/adapters/artifact/artifact-service.js
/**
 * Returns why no artifact can be uploaded here, as one line for the user; null if it can be tried. GitHub Enterprise
 * Server does not support these artifacts. Its hosts are recognized like in @actions/artifact. Loopback hosts, which
 * are never such a server, are accepted for test servers.
 */
function missingServiceReason(env) {
    const server = env.GITHUB_SERVER_URL ?? '';
    if (server !== '' && !hasArtifacts(hostOf(server)))
        return `${server} is a GitHub Enterprise Server, which does not support these artifacts`;
    for (const name of ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'])
        if ((env[name] ?? '') === '')
            return `no artifact service is available (${name} is not set)`;
    return null;
}
function hostOf(url) {
    return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
}
function hasArtifacts(host) {
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return true;
    return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}
/** Returns the artifact's page. GitHub only returns its id. */
function artifactUrl(id, env) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = env;
    return `${server === '' ? 'https://github.com' : server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/adapters/output/output-folder.js
var output_folder = __webpack_require__(1987);
;// CONCATENATED MODULE: ./build/adapters/artifact/gather-files.js




/** The size limit of an artifact. A run leaves a few MB, and the owner pays for storage. */
const MAX_ARTIFACT_BYTES = 256 * 1024 ** 2;
/**
 * Copies the files to upload: regular files of ours with one name and without secrets. A zip follows links, and a file
 * could change after its check. So each file is read once, without following links, and checked, and the copy is
 * uploaded. All others are left out. The most important files come first, in case the size limit is reached.
 */
function gatherArtifact({ folder, staging, holdsSecret, maxBytes: largest = MAX_ARTIFACT_BYTES, }) {
    if (!(0,output_folder/* isStillThere */.Tf)(folder))
        return { files: [], leftOut: [`${folder.dir}: the folder was removed or replaced during the run`] };
    const files = [];
    const leftOut = [];
    let left = largest;
    for (const name of namesIn(folder.dir, leftOut)) {
        const read = readPlain((0,external_node_path_.join)(folder.dir, name), left);
        if (typeof read === 'string')
            leftOut.push(`${name}: ${read}`);
        else if (holdsSecret(read))
            leftOut.push(`${name}: it contains a secret`);
        else {
            files.push(copied(staging, name, read));
            left -= read.length;
        }
    }
    return { files, leftOut };
}
function namesIn(dir, leftOut) {
    const ours = output_folder/* OUR_FILES */.tA.filter((name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(dir, name), { throwIfNoEntry: false }) !== undefined);
    return [...ours, ...FOLDERS.flatMap(({ folder, names }) => namesBelow(dir, folder, names, leftOut))];
}
/** Patterns of the names that the report writer uses. Every file system accepts them. */
const FOLDERS = [
    { folder: output_folder/* QUARANTINE */.DX, names: /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.patch$/ },
    { folder: output_folder/* OUTPUTS */.py, names: /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.txt$/ },
];
function namesBelow(dir, folder, names, leftOut) {
    const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(dir, folder), { throwIfNoEntry: false });
    if (found === undefined)
        return [];
    if (!found.isDirectory()) {
        leftOut.push(`${folder}: it is not a folder`);
        return [];
    }
    const ours = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(dir, folder)).filter((name) => names.test(name));
    return ours.sort().map((name) => `${folder}/${name}`);
}
/** Returns the bytes of a regular file with one name, or the reason why it is left out. */
function readPlain(path, maxBytes) {
    let handle = null;
    try {
        // Without waiting, because opening a pipe would block.
        handle = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        const stat = (0,external_node_fs_.fstatSync)(handle);
        if (!stat.isFile())
            return 'it is not a regular file';
        if (stat.nlink > 1)
            return 'it has a second hard link';
        if (stat.size > maxBytes)
            return `its ${stat.size} bytes exceed the size limit of the artifact`;
        return (0,external_node_fs_.readFileSync)(handle);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ELOOP')
            return 'it is a link';
        return `it cannot be read (${(0,message_of/* messageOf */.b)(error)})`;
    }
    finally {
        if (handle !== null)
            (0,external_node_fs_.closeSync)(handle);
    }
}
function copied(staging, name, bytes) {
    const path = (0,external_node_path_.join)(staging, name);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    (0,external_node_fs_.writeFileSync)(path, bytes, { flag: 'wx', mode: 0o600 });
    return path;
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/adapters/artifact/upload-failure.js
var upload_failure = __webpack_require__(3124);
;// CONCATENATED MODULE: ./build/adapters/artifact/upload.js




/** The variables that the thread may see: those of the library, and those for the network. */
const PASSED_VARIABLES = /^(?:ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|ACTIONS_ARTIFACT_\w+|GITHUB_RETENTION_DAYS|GITHUB_WORKSPACE|PATH|(?:https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR))$/i;
/**
 * Uploads the artifact, or returns the reason for failure. Never throws. The thread is always ended, so nothing
 * continues afterward.
 */
async function uploadArtifact(upload, options) {
    if (options.cancel.aborted)
        return CANCELLED;
    const worker = new external_node_worker_threads_.Worker(options.program, {
        workerData: upload,
        env: environmentOf(options.env),
        stdout: true,
        stderr: true,
    });
    forwardMasks(worker, options.mask);
    // Read so that it never blocks; the library's output there is ignored.
    worker.stderr.resume();
    try {
        return await uploadResult(worker, options);
    }
    finally {
        await worker.terminate();
    }
}
const CANCELLED = { ok: false, trouble: 'cancelled', why: 'cancelled' };
function environmentOf(env) {
    const seen = Object.entries(env).filter(([name]) => PASSED_VARIABLES.test(name));
    // `missingServiceReason` has already checked the service. Without a server URL, the library skips its own check.
    return Object.fromEntries([...seen.map(([name, value = '']) => [name, value]), ['GITHUB_SERVER_URL', '']]);
}
function uploadResult(worker, { timeoutMs, cancel }) {
    return new Promise((resolve) => {
        const end = (answer) => {
            clearTimeout(timer);
            cancel.removeEventListener('abort', cancelled);
            resolve(answer);
        };
        const cancelled = () => end(CANCELLED);
        const late = `the artifact service did not accept the artifact within ${(0,figures/* seconds */.YA)(timeoutMs)}`;
        const timer = setTimeout(() => end({ ok: false, trouble: 'unavailable', why: late }), timeoutMs);
        cancel.addEventListener('abort', cancelled, { once: true });
        worker.once('message', (answer) => end(answer));
        worker.once('error', (error) => end((0,upload_failure/* uploadFailure */.a)((0,message_of/* messageOf */.b)(error))));
        worker.once('exit', (code) => end({ ok: false, trouble: 'refused', why: `the upload process ended early (${code})` }));
    });
}
/** Passes `::add-mask::` lines to the runner, and drops the library's other output. */
function forwardMasks(worker, mask) {
    let rest = '';
    worker.stdout.setEncoding('utf8').on('data', (text) => {
        const lines = `${rest}${text}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
            if (line.startsWith('::add-mask::'))
                mask(line);
    });
}

// EXTERNAL MODULE: ./build/adapters/files/private-folder.js
var private_folder = __webpack_require__(97415);
// EXTERNAL MODULE: ./build/adapters/host/step-state.js
var step_state = __webpack_require__(20856);
// EXTERNAL MODULE: ./build/adapters/output/earlier-records.js
var earlier_records = __webpack_require__(39544);
;// CONCATENATED MODULE: ./build/entry/action/artifact.js










/**
 * Time limit in ms for the upload in the step itself. The library makes five attempts in about 35 s. Longer waits would
 * delay the next steps.
 */
const STEP_PATIENCE = 60_000;
/** The fix for each problem. */
const REMEDIES = {
    quota: '; delete old artifacts, or lower retention-days',
    taken: '; leave artifact-name empty, or set a different name for each job of a matrix',
    unavailable: '',
    cancelled: '',
    refused: '',
};
function openKeeping(wish, ways) {
    let state = null;
    const save = (change) => {
        if (state === null)
            return;
        state = { ...state, ...change };
        (0,step_state/* saveStepState */.j)(state, ways.env);
    };
    const placed = (executionId, reportDir) => {
        if (reportDir === null)
            return;
        state = begun(wish, { executionId, reportDir }, ways);
        save({});
    };
    return {
        placed,
        keep: async ({ dir, redactor }) => {
            if (state === null || dir === null)
                return null;
            // The reports are in another folder if the first one could not be written.
            save({ reported: true, ...(dir === state.folder.dir ? {} : { folder: (0,output_folder/* identifyFolder */.TR)(dir) }) });
            const kept = await keepArtifact(state, redactor, { ...ways, begun: () => save({ upload: 'begun' }) });
            if (kept !== 'cancelled')
                save({ upload: 'settled' });
            return kept === 'cancelled' ? null : kept;
        },
        summarised: () => save({ summarised: true }),
    };
}
function begun(wish, { executionId, reportDir }, { env, now }) {
    const { enabled, retentionDays } = wish;
    const name = artifactName(wish.name, executionId, env);
    return {
        executionId,
        startedAt: now(),
        folder: (0,output_folder/* identifyFolder */.TR)(reportDir),
        artifact: enabled ? { name, retentionDays } : null,
        reported: false,
        upload: 'open',
        summarised: false,
    };
}
/**
 * Uploads a run's reports as one artifact. Returns null if there is no artifact; the reports then stay on disk, and one
 * line says why. Never throws and never changes the run's outcome. `cancelled`: the post step uploads it instead,
 * because it has a separate time limit.
 */
async function keepArtifact(state, redactor, ways) {
    if (state.artifact === null || state.upload === 'settled')
        return null;
    if (ways.cancel.aborted)
        return 'cancelled';
    const left = (why) => `no artifact was uploaded: ${why}; the reports are in ${state.folder.dir}`;
    const missing = missingServiceReason(ways.env);
    if (missing !== null) {
        ways.info(left(missing));
        return null;
    }
    const answer = await sent(state, redactor, ways).catch(refused);
    if (answer.ok) {
        const kept = { id: answer.id, url: artifactUrl(answer.id, ways.env) };
        ways.info(`the reports are uploaded: ${kept.url}`);
        return kept;
    }
    if (answer.trouble === 'cancelled')
        return 'cancelled';
    ways.warn(left(`${answer.why}${REMEDIES[answer.trouble]}`));
    return null;
}
function refused(error) {
    return { ok: false, trouble: 'refused', why: (0,message_of/* messageOf */.b)(error) };
}
/** Copies the files that may be uploaded, and uploads the copies. */
async function sent({ artifact, folder: written, upload, executionId }, redactor, ways) {
    // The next run may have moved this one's record already.
    const folder = (0,earlier_records/* findRecord */.T)(written, executionId);
    if (folder === null)
        return refused(`${written.dir} now contains the reports of another run`);
    const staging = (0,private_folder/* makePrivateFolder */.I)(ways.temporary);
    try {
        const holdsSecret = (bytes) => redactor.bytes(bytes) !== bytes;
        const { files, leftOut } = gatherArtifact({ folder, staging: staging.path, holdsSecret });
        if (leftOut.length > 0)
            ways.warn(`not uploaded: ${leftOut.join('; ')}`);
        if (artifact === null || files.length === 0)
            return refused('there are no reports');
        // An interrupted upload keeps the name in use.
        const name = upload === 'begun' ? retryName(artifact.name) : artifact.name;
        ways.begun?.();
        const { retentionDays } = artifact;
        const program = (0,external_node_path_.join)(ways.actionFolder, 'upload/index.js');
        return await uploadArtifact({ name, folder: staging.path, files, retentionDays }, { ...ways, program });
    }
    finally {
        staging.remove();
    }
}
/** Returns `dist/`: the folder of the started file, or for the post step its parent. */
function actionFolderOf(startedFrom, door) {
    const folder = startedFrom ?? '.';
    return door === 'main' ? folder : (0,external_node_path_.dirname)(folder);
}


/***/ }),

/***/ 69235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  post: () => (/* binding */ post)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/adapters/git/program/system-errors.js
var system_errors = __webpack_require__(72162);
// EXTERNAL MODULE: ./build/adapters/host/step-state.js
var step_state = __webpack_require__(20856);
// EXTERNAL MODULE: ./build/adapters/log/step-outputs.js
var step_outputs = __webpack_require__(52119);
// EXTERNAL MODULE: ./build/adapters/output/earlier-records.js
var earlier_records = __webpack_require__(39544);
// EXTERNAL MODULE: ./build/adapters/output/output-folder.js
var output_folder = __webpack_require__(1987);
// EXTERNAL MODULE: ./build/adapters/output/record-folder.js
var record_folder = __webpack_require__(93547);
// EXTERNAL MODULE: ./build/adapters/output/report-file.js
var report_file = __webpack_require__(36592);
;// CONCATENATED MODULE: ./build/adapters/output/recovered-reports.js


/**
 * Adds the recovered reports to what a run has left, replacing existing ones. Throws if it is not the folder that the
 * run opened.
 */
function addRecoveredReports(folder, files) {
    if (!(0,output_folder/* isStillThere */.Tf)(folder))
        throw new Error(`${folder.dir} was removed or replaced since the run began`);
    for (const { name, content } of files)
        (0,report_file/* writeAtomically */.O)(folder.dir, name, content);
}

// EXTERNAL MODULE: ./build/adapters/secrets/secret-guard.js
var secret_guard = __webpack_require__(54431);
// EXTERNAL MODULE: ./build/core/text/markdown.js
var markdown = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/report/files/summary-md.js + 1 modules
var summary_md = __webpack_require__(42519);
// EXTERNAL MODULE: ./build/run/context/secret-values.js
var secret_values = __webpack_require__(34519);
// EXTERNAL MODULE: ./build/audit/chain.js
var chain = __webpack_require__(79169);
// EXTERNAL MODULE: ./build/audit/seal.js
var seal = __webpack_require__(39759);
// EXTERNAL MODULE: ./build/audit/verify.js
var verify = __webpack_require__(94307);
// EXTERNAL MODULE: ./build/report/record/run-record.js + 6 modules
var run_record = __webpack_require__(34764);
// EXTERNAL MODULE: ./build/report/reports.js + 26 modules
var report_reports = __webpack_require__(71901);
;// CONCATENATED MODULE: ./build/run/record/recover.js






const TORN = {
    level: 'warning',
    text: 'the last line of events.jsonl was incomplete and was removed: the run was killed while writing it',
};
/**
 * Computes the reports of a run that could not write them, from its events, and seals all of them. The chain is checked
 * first. An incomplete last line is ignored. A chain that does not verify, or belongs to another run, gives no report.
 */
function recover(remains) {
    const { log, executionId, startedAt, files } = remains;
    const { lines, torn } = (0,verify/* splitLog */.J)(log);
    const whole = torn ? lines.slice(0, -1) : lines;
    const text = whole.map((line) => `${line}\n`).join('');
    const verdict = text === '' ? null : (0,verify/* verifyChain */.H)(text);
    if (verdict?.ok === false)
        return { ok: false, reason: `events.jsonl: ${verdict.reason}` };
    try {
        const events = whole.map(eventOf);
        const folded = events.reduce(run_record/* applyRecordedEvent */.Zu, (0,run_record/* emptyRecord */.FR)(executionId, startedAt));
        if (folded.executionId !== executionId) {
            return { ok: false, reason: `events.jsonl belongs to ${folded.executionId}, not to ${executionId}` };
        }
        const record = torn ? { ...folded, notices: [...folded.notices, TORN] } : folded;
        const root = verdict?.root ?? chain/* GENESIS */.hw;
        if (!torn &&
            verdict?.seal &&
            (0,seal/* sealTroubles */.Mv)(verdict.seal.files, files, { root, prev: verdict.seal.prev }).length === 0) {
            return { ok: true, record, auditRoot: root, files: [] };
        }
        return { ok: true, record, ...resealed(remains, { record, events, text, head: root }) };
    }
    catch (error) {
        // The chain verifies, but its events are not ours: another version or someone else wrote them.
        const why = (0,message_of/* messageOf */.b)(error);
        return { ok: false, reason: `events.jsonl contains an event that this version does not know (${why})` };
    }
}
/** Returns the reports as the run itself would have written them, and the log with a seal over all kept files. */
function resealed({ dir, files, redact, startedAt }, { record, events, text, head }) {
    const patch = files.find(({ name }) => name === 'changes.patch')?.content ?? null;
    const reports = (0,report_reports/* renderReports */.kr)(record, (0,report_reports/* choiceFrom */.CF)(settingsOf(events)), {
        patch,
        auditRoot: head,
        reportDir: dir,
    }).map(({ name, content }) => ({
        name,
        content: redact(typeof content === 'string' ? Buffer.from(content) : content),
    }));
    const kept = files.flatMap(({ name, content }) => content === null || !isKept(name) ? [] : [{ name, content }]);
    const sealed = [...kept, ...reports].map(({ name, content }) => (0,seal/* sealedFile */.X2)(name, content));
    const last = events.at(-1);
    const event = { type: 'record_sealed', files: sealed };
    const { line, hash } = (0,chain/* link */.nf)({ seq: (last?.seq ?? 0) + 1, at: last?.at ?? startedAt, event }, head);
    return {
        auditRoot: hash,
        files: [
            ...reports.map(({ name, content }) => ({ name, content: (0,seal/* withHash */.F)(content, head, hash) })),
            { name: 'events.jsonl', content: Buffer.from(`${text}${line}\n`) },
        ],
    };
}
/** Returns true for files that are written during a run; all others are computed from the events. */
function isKept(name) {
    return name === '.gitignore' || name.startsWith('quarantine/') || name.startsWith('outputs/');
}
/** Parses a line of a verified chain. Unexpected content makes the computation of the record throw. */
function eventOf(line) {
    const data = JSON.parse(line);
    if (!isRecorded(data))
        throw new Error('a line without a type');
    return data;
}
function isRecorded(data) {
    if (typeof data !== 'object' || data === null || !('at' in data) || !('event' in data))
        return false;
    const { at, event } = data;
    return typeof at === 'number' && typeof event === 'object' && event !== null && 'type' in event;
}
function settingsOf(events) {
    for (const { event } of events)
        if (event.type === 'run_started')
            return event.settings;
    return {};
}

// EXTERNAL MODULE: ./build/entry/node-process.js + 5 modules
var node_process = __webpack_require__(81964);
// EXTERNAL MODULE: ./build/entry/action/artifact.js + 4 modules
var artifact = __webpack_require__(15770);
;// CONCATENATED MODULE: ./build/entry/action/post.js

















/** Time limit in ms for the upload. A cancelled job should end soon, and a working service takes 1 to 2 s. */
const POST_PATIENCE = 15_000;
/**
 * Runs the action's post step. It finishes the work that a cancellation or a crash interrupted. It always runs, and
 * does nothing if the step finished. Its exit code is 0 except for a defect, because the step has already set one.
 */
async function post() {
    (0,node_process/* takeStreams */.dp)(node_process/* onStdout */.xl);
    try {
        await finishStep(process.env);
    }
    catch (error) {
        (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl).error((0,system_errors/* systemErrorAdvice */.C)(error) ?? `internal error: ${(0,message_of/* messageOf */.b)(error)}; please report this as a bug`);
        process.exitCode = 1;
    }
}
/** Finishes the step. Returns null if there is nothing to finish, or nothing that can be trusted. */
async function finishStep(env) {
    const log = (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl);
    const state = (0,step_state/* savedStepState */.l)(env);
    if (state === 'forged') {
        log.warn('the state that the action saved for its post step was changed by another program, so it is ignored');
        return null;
    }
    if (state === null || isDone(state))
        return null;
    if (!(0,output_folder/* isStillThere */.Tf)(state.folder)) {
        log.warn(`${state.folder.dir} was removed or replaced since the run began, so it is ignored`);
        return null;
    }
    const redactor = (0,secret_guard/* createSecretGuard */.q)((0,secret_values/* secretValues */.V)(env, null));
    const folder = (0,earlier_records/* findRecord */.T)(state.folder, state.executionId);
    const recovered = folder === null || (state.reported && state.summarised)
        ? null
        : recoverReports({ ...state, folder }, redactor);
    if (recovered?.ok === false)
        log.warn(`the reports cannot be restored: ${recovered.reason}`);
    const artifact = await upload(state, redactor, env);
    const sound = recovered?.ok === true ? recovered : null;
    if (sound !== null && !state.summarised)
        await (0,step_outputs/* appendJobSummary */.I1)((0,summary_md/* summaryMarkdown */.eH)(sound.record, sound.auditRoot), markdown/* cutMarkdown */.G$);
    return { recovered: sound, artifact };
}
function isDone({ reported, upload, summarised }) {
    return reported && upload === 'settled' && summarised;
}
/** Computes the reports from the events on disk and seals them. A complete record stays as it is. */
function recoverReports({ folder, executionId, startedAt }, redactor) {
    const log = (0,record_folder/* recordFile */.m)(folder.dir, 'events.jsonl').content;
    if (log === null)
        return { ok: false, reason: 'events.jsonl is missing' };
    const recovered = recover({
        log: log.toString('utf8'),
        dir: folder.dir,
        executionId,
        startedAt,
        files: (0,record_folder/* recordFiles */.B)(folder.dir),
        redact: (bytes) => redactor.bytes(bytes),
    });
    if (!recovered.ok)
        return recovered;
    try {
        addRecoveredReports(folder, recovered.files);
    }
    catch (error) {
        // The disk may be full. Existing files are uploaded, and the job summary still shows the result of the run.
        (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl).warn(`not all reports could be written to ${folder.dir} (${(0,message_of/* messageOf */.b)(error)})`);
    }
    return recovered;
}
async function upload(state, redactor, env) {
    const log = (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl);
    const kept = await (0,artifact/* keepArtifact */.mJ)(state, redactor, {
        env,
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        actionFolder: (0,artifact/* actionFolderOf */.id)((0,node_process/* startedFrom */.yj)(), 'post'),
        timeoutMs: POST_PATIENCE,
        cancel: (0,node_process/* cancelSignal */.Bj)(),
        now: clock/* systemClock */.m.now,
        info: log.info,
        warn: log.warn,
        mask: (line) => node_process/* onStdout */.xl.write(`${line}\n`),
    });
    return kept === 'cancelled' ? null : kept;
}


/***/ })

};
