export const id = 1908;
export const ids = [1908];
export const modules = {

/***/ 57110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ failedUpload)
/* harmony export */ });
/**
 * What a failed upload means. On its way the library's errors become one of the plain kind, so its words tell: those of
 * its `UsageError` and `NetworkError`, the status of a refused request, and how often it has asked.
 * Source: @actions/artifact, shared/errors and shared/artifact-twirp-client.
 */
function failedUpload(message) {
    const why = message.split('\n')[0] ?? '';
    if (/storage quota/.test(message))
        return failed('quota', 'the artifact storage of this account is full');
    if (message.includes('(409)'))
        return failed('taken', 'there is an artifact of this name already');
    const noAnswer = /Unable to make request|after \d+ attempts|stalled|ECONN|ETIMEDOUT|ENOTFOUND/.test(message);
    return failed(noAnswer ? 'unavailable' : 'refused', why);
}
function failed(trouble, why) {
    return { ok: false, trouble, why };
}


/***/ }),

/***/ 12094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ appendJobSummary),
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** The runner drops a step's whole summary above this. Source: FACTS, "The runner". */
const SUMMARY_LIMIT = 1024 * 1024;
/** The action's outputs, by the library the runner's makers keep: random delimiters, no value can end early. */
async function setOutputs(outputs) {
    // Without the file the library would print the outputs instead: outside the runner nobody reads them.
    if (process.env.GITHUB_OUTPUT === undefined || process.env.GITHUB_OUTPUT === '')
        return;
    // Late: it costs 46 ms, and only a run's end needs it.
    const { setOutput } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 91659));
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value);
}
/**
 * Appends to the job summary. `cut` shortens Markdown to a number of bytes (core/markdown-text); what earlier
 * writers of this step have put there counts too. False where there is no summary or no room.
 */
async function appendJobSummary(markdown, cut) {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (file === undefined || file === '' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return false;
    const room = SUMMARY_LIMIT - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size - 1;
    if (room < 1024)
        return false;
    const { summary } = await __webpack_require__.e(/* import() */ 1659).then(__webpack_require__.bind(__webpack_require__, 91659));
    await summary.addRaw(cut(markdown, room), true).write();
    return true;
}


/***/ }),

/***/ 32699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ makePrivateFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14622);




/** `base` is where it is made: RUNNER_TEMP or the system's. Throws StopRun(config) where that cannot be. */
function makePrivateFolder(base) {
    const path = madeIn(base);
    return {
        path,
        below: (name) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o700 });
            return folder;
        },
        remove: () => (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .d)(path),
    };
}
function madeIn(base) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, 'forge-run-'));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `the temporary folder ${base} cannot be written (${code}): set TMPDIR, or RUNNER_TEMP on a runner, to a folder that can`;
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'config', reason });
    }
}


/***/ }),

/***/ 34901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ recordFiles),
/* harmony export */   m: () => (/* binding */ recordFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _output_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13777);



/** In the output folder, but not part of the run's record: earlier records, and the lock of a run that is at work. */
const NOT_OF_THE_RECORD = new Set([_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .PREVIOUS */ .kn, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .FOLDER_LOCK */ .b7]);
/** Folders that a run writes into. */
const FOLDERS = new Set([_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .QUARANTINE */ .DX, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUTS */ .py]);
/** Every file of the record in `dir` but events.jsonl. Links are never followed. Throws where the folder cannot be read. */
function recordFiles(dir) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir)
        .filter((name) => name !== 'events.jsonl' && !NOT_OF_THE_RECORD.has(name))
        .flatMap((name) => FOLDERS.has(name) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)).isDirectory()
        ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)).map((below) => recordFile(dir, `${name}/${below}`))
        : [recordFile(dir, name)]);
}
/** Reads a file, never through a link and never from a pipe. */
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

/***/ 14622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Removes a folder of our own with all that is in it, also what a tool wrote without write permission (Go's modules,
 * the kernel's part of a layer). What cannot be removed stays: it is no reason for a run to fail.
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
        // Another user's, or somebody is writing to it.
    }
}
/** An empty folder of another user's can be removed, but not changed. */
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

/***/ 7939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ saveStepState),
/* harmony export */   l: () => (/* binding */ savedStepState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** The runner hands what is saved under this name to the post step, as `STATE_<name>`. */
const NAME = 'forge_step';
/** One line a time, and the last one counts: a file that the runner reads once the step is over. */
function saveStepState(state, env) {
    const file = env.GITHUB_STATE ?? '';
    if (file === '')
        return;
    const text = JSON.stringify(state);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(file, `${NAME}=${seal(text, env)}.${Buffer.from(text).toString('base64url')}\n`);
}
/**
 * What the step saved; null where it saved nothing. `forged`: somebody else wrote it, for the seal is not ours. The
 * state's file is guarded as long as the step lives, but a command without walls could write there and kill the step.
 */
function savedStepState(env) {
    const saved = env[`STATE_${NAME}`] ?? '';
    if (saved === '')
        return null;
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
/** By a secret that both steps of the job are given and no command of the agent's ever is. */
function seal(text, env) {
    const secrets = ['ACTIONS_RUNTIME_TOKEN', 'INPUT_API-KEY', 'INPUT_GITHUB-TOKEN'];
    const key = secrets.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(text).digest('hex');
}
/** A sealed text is our own: this only tells another version's apart. */
function isState(data) {
    if (typeof data !== 'object' || data === null)
        return false;
    return ('folder' in data && 'artifact' in data && 'upload' in data && 'reported' in data && 'summarised' in data);
}


/***/ }),

/***/ 39551:
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/adapters/output-folder.js
var output_folder = __webpack_require__(13777);
;// CONCATENATED MODULE: ./build/adapters/artifact/gather.js




/** All files of an artifact together: what a run leaves is a few MB, and every byte costs its owner storage. */
const LARGEST_ARTIFACT = 256 * 1024 ** 2;
/**
 * Copies what may go up: files that we write, regular, with one name, and without a secret. A zip follows links, and
 * what is looked at must be what is sent: so each file is read once, without following a link, judged, and the copy is
 * what goes up. What it cannot vouch for it leaves out. Most needed first, should the room run out.
 */
function gatherArtifact({ folder, staging, holdsSecret, largest = LARGEST_ARTIFACT, }) {
    if (!(0,output_folder/* isStillThere */.Tf)(folder))
        return { files: [], leftOut: [`${folder.dir}: the folder was removed or exchanged during the run`] };
    const files = [];
    const leftOut = [];
    let room = largest;
    for (const name of namesIn(folder.dir, leftOut)) {
        const read = readPlain((0,external_node_path_.join)(folder.dir, name), room);
        if (typeof read === 'string')
            leftOut.push(`${name}: ${read}`);
        else if (holdsSecret(read))
            leftOut.push(`${name}: it holds a secret`);
        else {
            files.push(copied(staging, name, read));
            room -= read.length;
        }
    }
    return { files, leftOut };
}
function namesIn(dir, leftOut) {
    const ours = output_folder/* OUR_FILES */.tA.filter((name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(dir, name), { throwIfNoEntry: false }) !== undefined);
    return [...ours, ...FOLDERS.flatMap(({ folder, names }) => namesBelow(dir, folder, names, leftOut))];
}
/** Names that we give, and that every file system takes: the report writer knows no others. */
const FOLDERS = [
    { folder: output_folder/* QUARANTINE */.DX, names: /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.patch$/ },
    { folder: output_folder/* OUTPUTS */.py, names: /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.txt$/ },
];
function namesBelow(dir, folder, names, leftOut) {
    const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(dir, folder), { throwIfNoEntry: false });
    if (found === undefined)
        return [];
    if (!found.isDirectory()) {
        leftOut.push(`${folder}: it is no folder`);
        return [];
    }
    const ours = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(dir, folder)).filter((name) => names.test(name));
    return ours.sort().map((name) => `${folder}/${name}`);
}
/** The bytes of a file that is none but this one, or why it is not taken. */
function readPlain(path, room) {
    let handle = null;
    try {
        // Without waiting: a pipe in a file's place would never open.
        handle = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        const stat = (0,external_node_fs_.fstatSync)(handle);
        if (!stat.isFile())
            return 'it is not a regular file';
        if (stat.nlink > 1)
            return 'it has a second name elsewhere';
        if (stat.size > room)
            return `its ${stat.size} bytes are more than an artifact has room for`;
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

;// CONCATENATED MODULE: ./build/adapters/artifact/name.js
/** Characters that GitHub takes in no artifact's name, and controls. Source: @actions/artifact, name validation. */
const FORBIDDEN = /["<>:|*?\\/\p{Cc}]+/gu;
/** Longer names are refused by file systems that unpack them: 255 bytes with `.zip`, and the suffix of a second try. */
const LONGEST = 200;
/**
 * Under which name the reports go up. One that was given is made valid. Without one: the job and the attempt, for
 * people, and a piece of the run's own random number, for the runner does not say which leg of a matrix it runs, and
 * an artifact's name may be there but once a workflow run.
 */
function artifactName(given, executionId, env) {
    const asked = valid(given ?? '');
    if (asked !== '')
        return asked;
    const parts = ['forge-headless', env.GITHUB_JOB ?? '', env.GITHUB_RUN_ATTEMPT ?? '', pieceOf(executionId)];
    return valid(parts.filter((part) => part !== '').join('-'));
}
/** The same, once more: what a first try has left half done holds its name. */
function secondName(name) {
    return `${name}-2`;
}
function valid(name) {
    const clean = name.replace(FORBIDDEN, '-').replace(/^[\s.]+|[\s.]+$/gu, '');
    let cut = clean;
    while (Buffer.byteLength(cut) > LONGEST)
        cut = [...cut].slice(0, -1).join('');
    return cut;
}
/** `run-<uuid>`: its first eight digits. */
function pieceOf(executionId) {
    return executionId.replace(/^run-/, '').slice(0, 8);
}

;// CONCATENATED MODULE: ./build/adapters/artifact/service.js
/**
 * Why no artifact can be made here, in one line for the user; null where one can be tried. GitHub Enterprise Server
 * has none of this kind: the same hosts are told apart as by @actions/artifact, and loopback, where no such server is,
 * is let through for stand-ins.
 */
function missingService(env) {
    const server = env.GITHUB_SERVER_URL ?? '';
    if (server !== '' && !hasArtifacts(hostOf(server)))
        return `${server} is a GitHub Enterprise Server, which takes no artifacts of this kind`;
    for (const name of ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'])
        if ((env[name] ?? '') === '')
            return `there is no artifact service here (${name} is not set)`;
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
/** The artifact's page; its number is all that GitHub gives. */
function artifactUrl(id, env) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = env;
    return `${server === '' ? 'https://github.com' : server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/adapters/artifact/failure.js
var failure = __webpack_require__(57110);
;// CONCATENATED MODULE: ./build/adapters/artifact/upload.js



/** What the library reads, and how the network is reached; nothing else of the environment is the thread's business. */
const SEEN = /^(?:ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|ACTIONS_ARTIFACT_\w+|GITHUB_RETENTION_DAYS|GITHUB_WORKSPACE|PATH|(?:https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR))$/i;
/**
 * Makes the artifact, or says why there is none. Never throws, and nothing of it goes on once it has answered: the
 * thread is ended whatever came of it.
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
    passMasks(worker, options.mask);
    // Read, so that nothing waits for it; what the library says there is nobody's.
    worker.stderr.resume();
    try {
        return await answerOf(worker, options);
    }
    finally {
        await worker.terminate();
    }
}
const CANCELLED = { ok: false, trouble: 'cancelled', why: 'cancelled' };
function environmentOf(env) {
    const seen = Object.entries(env).filter(([name]) => SEEN.test(name));
    // Whether there is a service was decided before (`missingService`); the library has an opinion of its own.
    return Object.fromEntries([...seen.map(([name, value = '']) => [name, value]), ['GITHUB_SERVER_URL', '']]);
}
function answerOf(worker, { patience, cancel }) {
    return new Promise((resolve) => {
        const end = (answer) => {
            clearTimeout(timer);
            cancel.removeEventListener('abort', cancelled);
            resolve(answer);
        };
        const cancelled = () => end(CANCELLED);
        const late = `the artifact service did not take it within ${patience / 1000} s`;
        const timer = setTimeout(() => end({ ok: false, trouble: 'unavailable', why: late }), patience);
        cancel.addEventListener('abort', cancelled, { once: true });
        worker.once('message', (answer) => end(answer));
        worker.once('error', (error) => end((0,failure/* failedUpload */.$)((0,message_of/* messageOf */.b)(error))));
        worker.once('exit', (code) => end({ ok: false, trouble: 'refused', why: `the upload ended by itself (${code})` }));
    });
}
/** `::add-mask::` lines go to the runner; the library's chatter stays here. */
function passMasks(worker, mask) {
    let rest = '';
    worker.stdout.setEncoding('utf8').on('data', (text) => {
        const lines = `${rest}${text}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
            if (line.startsWith('::add-mask::'))
                mask(line);
    });
}

// EXTERNAL MODULE: ./build/adapters/earlier-records.js
var earlier_records = __webpack_require__(84746);
// EXTERNAL MODULE: ./build/adapters/private-folder.js
var private_folder = __webpack_require__(32699);
// EXTERNAL MODULE: ./build/adapters/step-state.js
var step_state = __webpack_require__(7939);
;// CONCATENATED MODULE: ./build/artifact.js










/**
 * ms for the step itself. The library asks five times within some 35 s; what a service has not taken by then, it takes
 * too late for the steps that wait.
 */
const STEP_PATIENCE = 60_000;
/** What is done about it, by the user. */
const REMEDIES = {
    quota: '; delete old ones, or keep them for a shorter time by retention-days',
    taken: '; leave artifact-name empty, or give each leg of a matrix a name of its own',
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
            // Where the folder could not be written any more, the reports lie in another by now.
            save({ reported: true, ...(dir === state.folder.dir ? {} : { folder: (0,output_folder/* identified */.AR)(dir) }) });
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
        folder: (0,output_folder/* identified */.AR)(reportDir),
        artifact: enabled ? { name, retentionDays } : null,
        reported: false,
        upload: 'open',
        summarised: false,
    };
}
/**
 * Makes one artifact of a run's reports. Null where there is none: then the reports stay where they are, and one line
 * says so. It never throws and decides nothing: whatever becomes of it, the run's outcome stands. `cancelled`: left to
 * the post step, which is given time of its own.
 */
async function keepArtifact(state, redactor, ways) {
    if (state.artifact === null || state.upload === 'settled')
        return null;
    if (ways.cancel.aborted)
        return 'cancelled';
    const left = (why) => `no artifact was made: ${why}; the reports are in ${state.folder.dir}`;
    const missing = missingService(ways.env);
    if (missing !== null) {
        ways.info(left(missing));
        return null;
    }
    const answer = await sent(state, redactor, ways).catch(refused);
    if (answer.ok) {
        const kept = { id: answer.id, url: artifactUrl(answer.id, ways.env) };
        ways.info(`the reports are kept as an artifact: ${kept.url}`);
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
/** What may go up is copied, and the copies are sent. */
async function sent({ artifact, folder: written, upload, executionId }, redactor, ways) {
    // The next run may have moved this one's record already.
    const folder = (0,earlier_records/* recordOf */.z)(written, executionId);
    if (folder === null)
        return refused(`another run's reports lie in ${written.dir} by now`);
    const staging = (0,private_folder/* makePrivateFolder */.I)(ways.temporary);
    try {
        const holdsSecret = (bytes) => redactor.bytes(bytes) !== bytes;
        const { files, leftOut } = gatherArtifact({ folder, staging: staging.path, holdsSecret });
        if (leftOut.length > 0)
            ways.warn(`left out of the artifact: ${leftOut.join('; ')}`);
        if (artifact === null || files.length === 0)
            return refused('there is nothing to keep');
        // What an upload that was cut off has left holds the name.
        const name = upload === 'begun' ? secondName(artifact.name) : artifact.name;
        ways.begun?.();
        const { retentionDays } = artifact;
        const program = (0,external_node_path_.join)(ways.actionFolder, 'upload/index.js');
        return await uploadArtifact({ name, folder: staging.path, files, retentionDays }, { ...ways, program });
    }
    finally {
        staging.remove();
    }
}
/** `dist/`, of a file that was started in it or in a folder of it. */
function actionFolderOf(startedFrom, door) {
    const folder = startedFrom ?? '.';
    return door === 'main' ? folder : (0,external_node_path_.dirname)(folder);
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
/** Lines of an events.jsonl. A last line without its line break is marked by the missing empty part behind it. */
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
/** What a `record_sealed` event names; null for other events, and for a list that no run writes. */
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
/** A line as data, or why it is none of ours. Its shape is checked on the text, for that is what the hash covers. */
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
 * Checks a whole chain: the first line that does not hold, and why. That lines are missing at the end cannot
 * be seen in the chain itself: hold `root` against `audit_root` and `accepted.head` against the commit's trailer.
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

/***/ 81908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  post: () => (/* binding */ post)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/adapters/earlier-records.js
var earlier_records = __webpack_require__(84746);
// EXTERNAL MODULE: ./build/adapters/output-folder.js
var output_folder = __webpack_require__(13777);
// EXTERNAL MODULE: ./build/adapters/report-text.js
var report_text = __webpack_require__(7107);
;// CONCATENATED MODULE: ./build/adapters/left-reports.js


/**
 * Puts the reports that were recovered beside what a run has left, over those that are there. Throws where the folder
 * is not the one that the run has opened.
 */
function addReports(folder, files) {
    if (!(0,output_folder/* isStillThere */.Tf)(folder))
        throw new Error(`${folder.dir} was removed or exchanged since the run began`);
    for (const { name, content } of files)
        (0,report_text/* writeWhole */.f)(folder.dir, name, content);
}

// EXTERNAL MODULE: ./build/adapters/log/step-files.js
var step_files = __webpack_require__(12094);
// EXTERNAL MODULE: ./build/adapters/record-folder.js
var record_folder = __webpack_require__(34901);
// EXTERNAL MODULE: ./build/adapters/secret-guard.js
var secret_guard = __webpack_require__(6253);
// EXTERNAL MODULE: ./build/adapters/step-state.js
var step_state = __webpack_require__(7939);
// EXTERNAL MODULE: ./build/adapters/system-trouble.js
var system_trouble = __webpack_require__(88046);
// EXTERNAL MODULE: ./build/artifact.js + 4 modules
var artifact = __webpack_require__(39551);
// EXTERNAL MODULE: ./build/core/markdown-text.js
var markdown_text = __webpack_require__(85805);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/process.js + 5 modules
var build_process = __webpack_require__(16978);
// EXTERNAL MODULE: ./build/report/summary-md.js + 1 modules
var summary_md = __webpack_require__(7888);
// EXTERNAL MODULE: ./build/audit/chain.js
var chain = __webpack_require__(79169);
// EXTERNAL MODULE: ./build/audit/seal.js
var seal = __webpack_require__(39759);
// EXTERNAL MODULE: ./build/audit/verify.js
var verify = __webpack_require__(94307);
// EXTERNAL MODULE: ./build/report/reports.js + 13 modules
var report_reports = __webpack_require__(32695);
// EXTERNAL MODULE: ./build/report/run-record.js + 6 modules
var run_record = __webpack_require__(89988);
;// CONCATENATED MODULE: ./build/run/recover.js






const TORN = {
    level: 'warning',
    text: 'the last line of events.jsonl was never finished and was taken off: the run was killed while it was written',
};
/**
 * The reports of a run that could not write them: a fold over its events, once their chain was checked, and a seal over
 * all of them. A last line that was cut short is no event; a chain that does not hold, or is another run's, makes no
 * report.
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
        const folded = events.reduce(run_record/* apply */.Bb, (0,run_record/* emptyRecord */.FR)(executionId, startedAt));
        if (folded.executionId !== executionId) {
            return { ok: false, reason: `events.jsonl is of ${folded.executionId}, not of ${executionId}` };
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
        // The chain holds and its events are none of ours: another version's, or made by somebody.
        const why = (0,message_of/* messageOf */.b)(error);
        return { ok: false, reason: `events.jsonl holds what is no event of this version (${why})` };
    }
}
/** The reports as the run itself would have written them, and the log with a seal over them and over what was kept. */
function resealed({ files, redact, startedAt }, { record, events, text, head }) {
    const patch = files.find(({ name }) => name === 'changes.patch')?.content ?? null;
    const reports = (0,report_reports/* renderReports */.k)(record, (0,report_reports/* choiceFrom */.C)(settingsOf(events)), { patch, auditRoot: head }).map(({ name, content }) => ({
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
/** Files that are written while a run goes on; all others are made from the events. */
function isKept(name) {
    return name === '.gitignore' || name.startsWith('quarantine/') || name.startsWith('outputs/');
}
/** A line whose chain holds, as data. What in it is not as we write it shows in the fold, which then throws. */
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

// EXTERNAL MODULE: ./build/run/secret-values.js
var secret_values = __webpack_require__(15659);
;// CONCATENATED MODULE: ./build/post.js

















/** ms for the upload: a job that was cancelled is to come to its end, and a service that works takes one or two. */
const POST_PATIENCE = 15_000;
/**
 * The action's post step: what a cancel or a crash kept the step itself from. It runs always, and where the step came
 * to its end there is nothing to do. Its exit code is 0 but for a defect: the step has had its own.
 */
async function post() {
    (0,build_process/* takeStreams */.dp)(build_process/* onStdout */.xl);
    try {
        await finishStep(process.env);
    }
    catch (error) {
        (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl).error((0,system_trouble/* systemTrouble */.L)(error) ?? `a defect of forge-headless: ${(0,message_of/* messageOf */.b)(error)}`);
        process.exitCode = 1;
    }
}
/** Null where there was nothing to finish, or nothing that could be trusted. */
async function finishStep(env) {
    const log = (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl);
    const state = (0,step_state/* savedStepState */.l)(env);
    if (state === 'forged') {
        log.warn('what the step saved for its end was written by somebody else: nothing is made of it');
        return null;
    }
    if (state === null || isDone(state))
        return null;
    if (!(0,output_folder/* isStillThere */.Tf)(state.folder)) {
        log.warn(`${state.folder.dir} was removed or exchanged since the run began: nothing is made of it`);
        return null;
    }
    const redactor = (0,secret_guard/* createSecretGuard */.q)((0,secret_values/* secretValues */.V)(env, null));
    const folder = (0,earlier_records/* recordOf */.z)(state.folder, state.executionId);
    const recovered = folder === null || (state.reported && state.summarised)
        ? null
        : recoverReports({ ...state, folder }, redactor);
    if (recovered?.ok === false)
        log.warn(`no reports are made of what the step has left: ${recovered.reason}`);
    const artifact = await upload(state, redactor, env);
    const sound = recovered?.ok === true ? recovered : null;
    if (sound !== null && !state.summarised)
        await (0,step_files/* appendJobSummary */.I)((0,summary_md/* summaryMarkdown */.eH)(sound.record, sound.auditRoot), markdown_text/* cutMarkdown */.G$);
    return { recovered: sound, artifact };
}
function isDone({ reported, upload, summarised }) {
    return reported && upload === 'settled' && summarised;
}
/** The reports as a fold over the events that are on disk, sealed anew; a record that is whole stays as it is. */
function recoverReports({ folder, executionId, startedAt }, redactor) {
    const log = (0,record_folder/* recordFile */.m)(folder.dir, 'events.jsonl').content;
    if (log === null)
        return { ok: false, reason: 'events.jsonl is missing' };
    const recovered = recover({
        log: log.toString('utf8'),
        executionId,
        startedAt,
        files: (0,record_folder/* recordFiles */.B)(folder.dir),
        redact: (bytes) => redactor.bytes(bytes),
    });
    if (!recovered.ok)
        return recovered;
    try {
        addReports(folder, recovered.files);
    }
    catch (error) {
        // A full disk: what is there goes up, and the job summary still says what became of the run.
        (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl).warn(`not all reports could be written to ${folder.dir} (${(0,message_of/* messageOf */.b)(error)})`);
    }
    return recovered;
}
async function upload(state, redactor, env) {
    const log = (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl);
    const kept = await (0,artifact/* keepArtifact */.mJ)(state, redactor, {
        env,
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        actionFolder: (0,artifact/* actionFolderOf */.id)((0,build_process/* startedFrom */.yj)(), 'post'),
        patience: POST_PATIENCE,
        cancel: (0,build_process/* cancelSignal */.Bj)(),
        now: clock/* systemClock */.m.now,
        info: log.info,
        warn: log.warn,
        mask: (line) => build_process/* onStdout */.xl.write(`${line}\n`),
    });
    return kept === 'cancelled' ? null : kept;
}


/***/ })

};
