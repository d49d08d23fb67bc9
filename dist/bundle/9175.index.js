export const id = 9175;
export const ids = [9175];
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

/***/ 53157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ stickyLine),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   YL: () => (/* binding */ stickyMarker),
/* harmony export */   bK: () => (/* binding */ readStickyMark)
/* harmony export */ });
const FAMILY = '<!-- forge-headless sticky ';
const MARK = /^<!-- forge-headless sticky ([0-9a-f]+) run ([0-9]{1,15})\/([0-9]{1,9}) (under way|over) -->/;
/** Returns the beginning of every comment with this key, whichever run wrote it. */
function stickyMarker(key) {
    return `${FAMILY}${key} `;
}
function stickyLine({ key, runId, attempt, isOver }) {
    return `${stickyMarker(key)}run ${runId}/${attempt} ${isOver ? 'over' : 'under way'} -->`;
}
/** Returns null if the text does not begin with such a line. */
function readStickyMark(body) {
    const [, key, runId, attempt, state] = MARK.exec(body) ?? [];
    if (key === undefined)
        return null;
    return { key, runId: Number(runId), attempt: Number(attempt), isOver: state === 'over' };
}
/** Compares runs by number and attempt, which GitHub counts up. */
function isNewerRun(one, other) {
    return one.runId > other.runId || (one.runId === other.runId && one.attempt > other.attempt);
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

/***/ 19175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/sources/inputs.js
var sources_inputs = __webpack_require__(58388);
// EXTERNAL MODULE: ./build/adapters/log/step-outputs.js
var step_outputs = __webpack_require__(52119);
// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/report/files/summary-md.js + 1 modules
var summary_md = __webpack_require__(42519);
;// CONCATENATED MODULE: ./build/entry/cut-texts.js



/** A placeholder as long as the real value, which is known only when the record is closed. */
const ANY_AUDIT_ROOT = '0'.repeat(64);
/** Returns a reason for each text that is cut when this finished run is shown on GitHub. */
function cutTexts(record, patch, isCommentCut) {
    const room = (0,step_outputs/* summaryRoom */.m4)();
    const bytes = room === null ? 0 : Buffer.byteLength((0,summary_md/* summaryMarkdown */.eH)(record, ANY_AUDIT_ROOT, patch));
    const isSummaryCut = room !== null && bytes > room;
    return [
        ...(isSummaryCut ? [summaryReason(bytes, room)] : []),
        ...(isCommentCut
            ? [
                `the comment with the result is longer than the ${forge/* MAX_BODY */._} characters that GitHub accepts, so it is cut: summary.md and report.html have the full text`,
            ]
            : []),
    ];
}
function summaryReason(bytes, room) {
    return `the job summary has ${bytes} bytes, but GitHub accepts only ${room} in this step, so it is cut: summary.md and report.html have the full text`;
}

// EXTERNAL MODULE: ./build/constraints/registry.js + 30 modules
var registry = __webpack_require__(63758);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var run_outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/settings/load.js + 9 modules
var load = __webpack_require__(9211);
// EXTERNAL MODULE: ./build/settings/request/forge-access.js
var forge_access = __webpack_require__(45220);
// EXTERNAL MODULE: ./build/settings/sources/find-file.js + 1 modules
var find_file = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/trigger/event-defaults.js
var event_defaults = __webpack_require__(60878);
// EXTERNAL MODULE: ./build/entry/node-process.js + 5 modules
var node_process = __webpack_require__(81964);
// EXTERNAL MODULE: ./build/entry/events/github-event.js + 7 modules
var github_event = __webpack_require__(46374);
;// CONCATENATED MODULE: ./build/entry/events/event-start.js








const NO_TOKEN = {
    where: 'github-token',
    message: "this event starts a run only after GitHub confirms the permission of its author, but a token or GITHUB_REPOSITORY is missing: remove github-token from the workflow, because its default is the job's own token",
};
/** Returns the start that the event requests, or the reason why nothing starts. Loads the settings. */
async function startOf(cancel, inputs, conversation) {
    const { env } = process;
    const phrase = phraseOf(inputs);
    const allowedBots = listOf(inputs, 'allowed-bots');
    const ask = (0,github_event/* eventDecision */.l2)(env, { phrase, allowedBots, task: (0,find_file/* textOf */.b6)(inputs, 'task') ?? '' });
    if (ask.kind === 'unread')
        return { ok: false, problems: [ask.problem] };
    if (ask.kind === 'skip' && ask.asked === undefined)
        return ask;
    if (ask.kind === 'ask' && !needsGithub(ask))
        return event_start_load(ask, null);
    const access = (0,forge_access/* forgeAccess */.s)('action', inputs, env);
    if (access === null)
        return ask.kind === 'skip' ? ask : { ok: false, problems: [NO_TOKEN] };
    const workspace = (0,find_file/* baseFolder */.YR)('action', env, process.cwd());
    const input = { env, workspace, access, cancel, load: event_start_load };
    if (ask.kind !== 'ask') {
        const { answerCommand } = await Promise.all(/* import() */[__webpack_require__.e(7088), __webpack_require__.e(6550), __webpack_require__.e(8793), __webpack_require__.e(4068)]).then(__webpack_require__.bind(__webpack_require__, 94068));
        return answerCommand(ask, { ...input, conversation, phrase, allowedBots });
    }
    const { authorizedStart } = await Promise.all(/* import() */[__webpack_require__.e(7088), __webpack_require__.e(6550), __webpack_require__.e(8793)]).then(__webpack_require__.bind(__webpack_require__, 8793));
    const onAuthorised = () => conversation.authorized(ask, access);
    const warn = (text) => (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl).warn(text);
    return authorizedStart(ask, { ...input, onAuthorised, warn });
}
function needsGithub({ people, pullRequest, issue, head }) {
    return people.length > 0 || pullRequest !== null || issue !== null || head !== null;
}
function event_start_load(ask, pin, readFile) {
    const mainBranch = (0,github_event/* mainBranchIn */.pH)(process.env);
    const asked = ask.comment === null
        ? { event: (0,event_defaults/* eventDefaults */.V)(ask, pin, mainBranch) }
        : { asked: { task: ask.task, instructions: ask.instructions } };
    return (0,load/* loadRunRequest */.Z)({
        entryPoint: 'action',
        env: process.env,
        cwd: process.cwd(),
        ...registry/* RESPONSE_RULES */.oO,
        mainBranch,
        ...asked,
        ...(readFile === undefined ? {} : { readFile }),
    });
}
function stopReason(error) {
    if (!(error instanceof run_outcome/* StopRun */.U))
        throw error;
    const { kind, reason } = error.why;
    if (kind === 'timeout')
        return { kind: 'stopped', reason: 'cancelled', outcome: 'failure' };
    return { kind: 'stopped', reason, outcome: kind === 'config' ? 'config_error' : 'git_error' };
}
function phraseOf(inputs) {
    return (0,find_file/* textOf */.b6)(inputs, 'trigger-phrase') ?? '/forge';
}
function listOf(inputs, key) {
    const value = inputs.get(key)?.value;
    return Array.isArray(value) ? value.map(String) : [];
}

// EXTERNAL MODULE: ./build/adapters/secrets/secret-guard.js
var secret_guard = __webpack_require__(54431);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/core/forge/sticky-mark.js
var sticky_mark = __webpack_require__(53157);
;// CONCATENATED MODULE: ./build/delivery/sticky-comment.js



/** A run that ends within this time needs no progress comment, and the first write would slow down its start. */
const FIRST_AFTER_MS = 1000;
/**
 * GitHub allows about 80 writes a minute and 500 an hour for all jobs together (docs/internals/github-actions.md). Few
 * people watch a long run, so the pause grows with the run's age, up to two minutes.
 */
const PAUSE_MS = { least: 15_000, most: 120_000, shareOfAge: 1 / 20 };
/** Errors that waiting does not fix. */
const FINAL = ['forbidden', 'unauthorised'];
/**
 * Our only comment about a run. There is never more than one write in progress, the latest state wins, and writes are
 * spaced out. The comment belongs to the newest run, so an older run that finds a newer one in it stops writing. No
 * method throws.
 */
class StickyComment {
    #parts;
    #bornAt;
    #wake = new AbortController();
    #render = null;
    #isStale = false;
    #writing = null;
    #notBefore;
    #failures = 0;
    #isSilent = false;
    #hasTold = false;
    #id = null;
    #last = '';
    constructor(parts) {
        this.#parts = parts;
        this.#bornAt = parts.clock.monotonic();
        this.#notBefore = this.#bornAt + FIRST_AFTER_MS;
    }
    /** Announces new content and returns at once. `render` is called when it is time to write. */
    show(render) {
        this.#render = render;
        this.#isStale = true;
        this.#writing ??= this.#keepUp();
    }
    /** Writes the result after any write in progress. Later content is ignored. */
    async end(content) {
        this.#wake.abort();
        await this.#writing;
        if (!this.#isSilent)
            await this.#write(() => content, true);
        this.#isSilent = true;
    }
    async #keepUp() {
        while (this.#isStale && this.#render !== null && (await this.#pause())) {
            this.#isStale = false;
            await this.#write(this.#render, false);
            this.#notBefore = this.#parts.clock.monotonic() + this.#pauseMs();
        }
        this.#writing = null;
    }
    /** Waits until the next write is allowed. Returns false if no more writes are allowed. */
    async #pause() {
        const { clock } = this.#parts;
        try {
            await clock.sleep(Math.max(0, this.#notBefore - clock.monotonic()), this.#wake.signal);
        }
        catch (error) {
            if (!this.#wake.signal.aborted)
                throw error;
        }
        return !this.#wake.signal.aborted && !this.#isSilent;
    }
    /** Returns the pause, which doubles with each consecutive failure. */
    #pauseMs() {
        const byAge = (this.#parts.clock.monotonic() - this.#bornAt) * PAUSE_MS.shareOfAge;
        const usual = Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, byAge));
        return usual * 2 ** Math.min(this.#failures, 10);
    }
    async #write(render, isOver) {
        try {
            const body = `${(0,sticky_mark/* stickyLine */.E3)({ ...this.#parts.mark, isOver })}\n${render()}`;
            if (body === this.#last)
                return;
            await this.#put(body, isOver);
            this.#last = body;
            this.#failures = 0;
        }
        catch (error) {
            this.#failures += 1;
            if (error instanceof forge/* ForgeError */.Q && FINAL.includes(error.kind))
                this.#isSilent = true;
            if (!this.#hasTold)
                this.#parts.trouble((0,message_of/* messageOf */.b)(error));
            this.#hasTold = true;
        }
    }
    async #put(body, isOver) {
        const { issue, mark } = this.#parts;
        const forge = await this.#parts.forge();
        const there = await this.#look(forge);
        const theirs = there === null ? null : (0,sticky_mark/* readStickyMark */.bK)(there.body);
        if (theirs !== null && (0,sticky_mark/* isNewerRun */.VZ)(theirs, mark)) {
            this.#isSilent = true;
            return;
        }
        // If somebody deleted the comment, only the result is posted again, not the progress.
        if (there === null && this.#id !== null && !isOver)
            return;
        const written = there === null ? null : await orGone(forge.updateComment(there.id, body));
        if (written === null && there !== null && !isOver)
            return;
        this.#id = (written ?? (await forge.createComment(issue, body))).id;
    }
    async #look(forge) {
        const { issue, mark, thread } = this.#parts;
        if (this.#id === null)
            return forge.stickyComment(issue, (0,sticky_mark/* stickyMarker */.YL)(mark.key));
        return (await thread()).comment(this.#id);
    }
}
/** Returns null if the comment was deleted after it was read. */
async function orGone(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof forge/* ForgeError */.Q && error.kind === 'not_found')
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/core/text/markdown.js
var markdown = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/report/files/execution-json.js
var execution_json = __webpack_require__(32952);
// EXTERNAL MODULE: ./build/core/forge/run-pages.js
var run_pages = __webpack_require__(71654);
;// CONCATENATED MODULE: ./build/report/comment/frame.js



/** Space for the hidden line before a comment's text. */
const HIDDEN_LINE = 200;
/**
 * Joins content and footer in one text within GitHub's limit. If it is too long, the content is cut and says so. Length
 * is counted in UTF-16 units, the largest of the possible counts.
 */
function fitToComment({ content, footer }) {
    return `${(0,markdown/* cutMarkdown */.G$)(content, roomBeside(footer), (text) => text.length).trimEnd()}\n\n${footer}`;
}
/** Returns true if `fitToComment` would cut the content. */
function isTooLong({ content, footer }) {
    return content.length > roomBeside(footer);
}
function roomBeside(footer) {
    return forge/* MAX_BODY */._ - HIDDEN_LINE - footer.length - '\n\n'.length;
}
/** Returns the footer with the run and its links. `more` is trusted Markdown. */
function footerOf({ executionId }, { run, artifact }, more = []) {
    const parts = [
        `Run \`${executionId}\``,
        ...frame_link('workflow run', run),
        ...frame_link('artifact with all reports', artifact),
        ...more,
    ];
    return `<sub>${parts.join(' · ')}</sub>`;
}
/** Returns a link; nothing for an address that is not http(s) or could break the brackets. */
function frame_link(words, address) {
    return address !== null && (0,run_pages/* isPage */.yp)(address) ? [`[${words}](${address})`] : [];
}

;// CONCATENATED MODULE: ./build/report/comment/answer.js



/** First line of each of our answers, so that none begins with a command. */
const ANSWER_LINE = '<!-- forge-headless answer -->';
const HEADS = {
    config_error: 'the configuration is not valid',
    git_error: 'git failed',
    skipped: 'the command is not valid',
};
const MOST_PROBLEMS = 20;
/** Explains to an authorized commenter why nothing was started: each problem with its remedy. */
function refusalComment(record, links) {
    const { name, reason } = (0,execution_json/* outcomeOf */.s)(record);
    const named = record.violations.map(({ violation }) => violation.reason);
    const problems = named.length > 0 ? named : [reason];
    const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => `- ${(0,markdown/* plain */.pj)(problem)}`);
    const rest = problems.length - shown.length;
    const more = rest > 0 ? [`- … and ${rest} more: they are in the log`] : [];
    const head = `### Forge: nothing was started, because ${HEADS[name] ?? 'the run could not start'}`;
    return answer([head, [...shown, ...more].join('\n')].join('\n\n'), footerOf(record, links));
}
/** Returns the answer to a command. `content` is trusted Markdown. */
function answerComment(content, run) {
    return answer(content, run === null ? '' : `<sub>[workflow run](${run})</sub>`);
}
function answer(content, footer) {
    return `${ANSWER_LINE}\n${fitToComment({ content, footer }).trimEnd()}`;
}

// EXTERNAL MODULE: ./build/core/run/limit-texts.js
var limit_texts = __webpack_require__(37050);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/report/record/gate-record.js
var gate_record = __webpack_require__(86278);
// EXTERNAL MODULE: ./build/report/record/limit-use.js
var limit_use = __webpack_require__(29636);
// EXTERNAL MODULE: ./build/report/record/run-record.js + 6 modules
var run_record = __webpack_require__(34764);
;// CONCATENATED MODULE: ./build/report/comment/progress.js








/** The phases of a run, in order. */
const PHASES = ['started', 'gates before the start', 'working', 'gates', 'delivery'];
const LONGEST_TASK = 600;
/** Returns the comment about a run's progress. `stop` is the command that stops it, or null. */
function progressComment(record, links, stop) {
    const phase = phaseOf(record);
    const content = [
        `## ⏳ Forge: ${titleOf(phase, record)}`,
        record.task === '' ? '' : `> ${(0,markdown/* plain */.pj)(record.task, LONGEST_TASK)}`,
        phasesLine(phase, record),
        usesTable((0,limit_use/* limitUses */.S4)(record.configured, (0,run_record/* usedBy */.XP)(record))),
    ];
    const how = stop === null ? [] : [`to stop it, comment \`${stop}\``];
    return fitToComment({
        content: content.filter((part) => part !== '').join('\n\n'),
        footer: footerOf(record, links, how),
    });
}
function phaseOf(record) {
    const { ended, acceptedTree, commit, turns, gates } = record;
    if (acceptedTree !== null || commit !== null)
        return 'delivery';
    const lastTurn = turns.at(-1);
    const lastGate = gates.at(-1);
    if (lastTurn === undefined)
        return lastGate === undefined ? 'started' : 'gates before the start';
    const isGated = lastGate?.phase === 'final' && lastGate.at >= lastTurn.startedAt;
    return ended !== null || isGated ? 'gates' : 'working';
}
function titleOf(phase, { turns }) {
    return phase === 'working' ? `working, turn ${turns.length}` : phase;
}
/** Returns the line of phases; without gates, their phases are left out. */
function phasesLine(now, record) {
    const hasGates = (0,gate_record/* gateRecords */._)(record).length > 0;
    const shown = PHASES.filter((phase) => hasGates || phase === now || !phase.startsWith('gates'));
    const at = shown.indexOf(now);
    return shown
        .map((phase, place) => (place < at ? `✅ ${phase}` : place === at ? `🔵 **${phase}**` : `⚪ ${phase}`))
        .join(' → ');
}
function usesTable(uses) {
    const held = uses.filter(({ limit }) => limit !== null);
    if (held.length === 0)
        return '';
    const rows = held.map((use) => [
        (0,figures/* capitalized */.l2)(use.name),
        (0,limit_texts/* usedText */.v)(use),
        (0,limit_texts/* limitText */.P)(use),
        use.used === null ? '' : `\`${(0,summary_md/* bar */.M0)(use.share)}\``,
    ]);
    return (0,markdown/* table */.tp)(['Limit', 'Used', 'Of', ''], 'lrrl', rows);
}

// EXTERNAL MODULE: ./build/core/git/change.js
var change = __webpack_require__(69897);
// EXTERNAL MODULE: ./build/report/files/summary-head.js
var summary_head = __webpack_require__(56594);
// EXTERNAL MODULE: ./build/report/record/answering-models.js
var answering_models = __webpack_require__(93394);
// EXTERNAL MODULE: ./build/report/record/unfinished.js
var unfinished = __webpack_require__(57164);
;// CONCATENATED MODULE: ./build/report/comment/result.js










const result_LONGEST_TASK = 600;
/**
 * Returns the comment with a run's result. Observed facts come first. The agent's words are quoted last, unless they
 * are all that was requested. Untrusted text has no effect as Markdown.
 */
function resultComment(...shown) {
    return fitToComment(partsOf(...shown));
}
/** Returns true if the result is longer than a comment may be. */
function isResultCut(...shown) {
    return isTooLong(partsOf(...shown));
}
function partsOf(...[record, auditRoot, links]) {
    const isAnswer = record.mode === 'read-only';
    const sections = [
        ...headOf(record),
        // In a read-only run, the agent's words are the requested result.
        ...(isAnswer ? [(0,summary_md/* words */.aL)(record), (0,summary_md/* gates */.VF)(record)] : [(0,summary_md/* gates */.VF)(record), (0,summary_md/* changes */.Ao)(record)]),
        (0,summary_md/* violations */.xA)(record),
        limitsOf(record),
        ...(isAnswer ? [] : [(0,summary_md/* words */.aL)(record)]),
    ];
    // On its own line, because GitHub renders wrapped small print over itself.
    const audit = auditRoot === null || auditRoot === '' ? '' : `<sub>Audit root \`${auditRoot}\`</sub>\n`;
    const footer = `${audit}${footerOf(record, links, [(0,summary_md/* sandboxWords */.j9)(record)])}`;
    return { content: sections.filter((section) => section !== null && section !== '').join('\n\n'), footer };
}
function headOf(record) {
    const { name, reason } = (0,execution_json/* outcomeOf */.s)(record);
    return [
        `## ${summary_head/* ICONS */.Ze[name]} Forge: ${name.replaceAll('_', ' ')}`,
        reason === '' ? '' : `**${(0,markdown/* plain */.pj)(reason)}**`,
        record.unfinished === null ? '' : `⚠️ ${unfinished/* UNFINISHED_WORDS */.K[record.unfinished]}`,
        record.task === '' ? '' : `> ${(0,markdown/* plain */.pj)(record.task, result_LONGEST_TASK)}`,
        (0,summary_head/* nextLine */.sE)(record),
        figuresOf(record),
        deliveryOf(record),
        (0,summary_head/* verdictTable */.KV)(record),
    ];
}
function figuresOf(record) {
    const { tokens, costUsd, turns, elapsedMs } = (0,run_record/* usedBy */.XP)(record);
    const { files, linesAdded, linesRemoved } = record.outcome === null ? record.totals : (0,change/* totalsOf */.v)(record.changes);
    return [
        `${(0,figures/* plural */.LS)(files, 'file')}, +${linesAdded} −${linesRemoved}`,
        (0,figures/* plural */.LS)(turns, 'turn'),
        (0,figures/* duration */.p0)(elapsedMs),
        `${(0,figures/* short */.h0)(tokens)} tokens${record.usage.estimated ? ' (partly estimated)' : ''}`,
        ...(costUsd === null ? ['cost not known'] : [(0,figures/* usd */.dR)(costUsd)]),
        (0,answering_models/* modelPhrase */.V)(record, markdown/* code */.aY),
    ]
        .filter((fact) => fact !== '')
        .join(' · ');
}
/** Shows the commit's whole SHA, which GitHub turns into a link. */
function deliveryOf({ commit, pushed, pullRequest }) {
    if (commit === null)
        return '';
    const place = commit.branch === null ? 'a detached HEAD' : (0,markdown/* code */.aY)(commit.branch);
    const where = pushed === null ? `on ${place}, not pushed` : `pushed to ${(0,markdown/* code */.aY)(pushed.branch)}`;
    const opened = pullRequest === null ? '' : ` ${(0,summary_head/* pullRequestLine */.Zu)(pullRequest)}`;
    return `Commit ${commit.sha} ${where}.${opened}`;
}
function limitsOf(record) {
    const section = (0,summary_md/* limits */.Fy)(record);
    if (section === null)
        return '';
    return (0,summary_md/* details */.zH)('Limits, and what was used of them', section.replace(/^### Limits\n\n/, ''));
}
/** Returns the reaction for the comment that requested the run. */
function resultReaction(outcome, changed) {
    if (outcome === 'success')
        return changed ? 'rocket' : '+1';
    return outcome === 'config_error' || outcome === 'git_error' || outcome === 'skipped' ? 'confused' : '-1';
}

// EXTERNAL MODULE: ./build/run/context/secret-values.js
var secret_values = __webpack_require__(34519);
// EXTERNAL MODULE: ./build/entry/events/workflow-job.js
var workflow_job = __webpack_require__(67762);
;// CONCATENATED MODULE: ./build/entry/events/pull-request-comments.js










/** Time limit of the last comment. The runner kills 10 s after a cancellation (docs/internals/github-actions.md). */
const LAST_WORDS_MS = { usual: 10_000, cancelled: 3_000 };
/** Events that change what the comment shows. */
const SHOWN = new Set([
    'run_started',
    'gate_finished',
    'turn_started',
    'agent_ended',
    'tree_accepted',
    'committed',
]);
/**
 * Writes a run's comments and reactions on the pull request or issue that requested it. It writes nothing before the
 * requester is authorized. A failure to write never changes the result of the run.
 */
class PullRequestComments {
    #parts;
    #over = new AbortController();
    #text;
    #place = null;
    #isAccepted = false;
    #isAnswered = false;
    #hasWarned = false;
    constructor(parts) {
        this.#parts = parts;
        const redactor = (0,secret_guard/* createSecretGuard */.q)((0,secret_values/* secretValues */.V)(parts.env, null));
        this.#text = (text) => redactor.text(text);
    }
    /** Notes that the requester is authorized. From now on they get replies on the pull request or issue, if any. */
    authorized({ comment, pullRequest, issue }, access) {
        const number = pullRequest ?? issue;
        if (number === null)
            return;
        const { env, clock, warn } = this.#parts;
        const options = { ...access, env, clock, signal: this.#over.signal };
        const { runId, attempt, key } = (0,workflow_job/* workflowJob */.Z)(env);
        const forge = once(() => forgeOf(options));
        const sticky = new StickyComment({
            forge,
            thread: once(() => threadOf(options)),
            clock,
            issue: number,
            mark: { key, runId, attempt },
            trouble: (why) => warn(`cannot comment on #${number}, the run continues: ${why}`),
        });
        this.#place = { issue: number, comment, forge, signs: once(() => forgeOf(options)), sticky };
    }
    /** Adds a reaction to the requesting comment when a run starts. Returns at once. */
    accepted() {
        this.#isAccepted = true;
        void this.#react('eyes');
    }
    /** Returns the host process with a log that also updates the comment. */
    hearing(hostProcess) {
        const sticky = this.#place?.sticky;
        if (sticky === undefined)
            return hostProcess;
        return {
            ...hostProcess,
            log: (record) => {
                const log = hostProcess.log(record);
                return (recorded) => {
                    log(recorded);
                    if (SHOWN.has(recorded.event.type))
                        sticky.show(() => this.#text(this.#progress(record())));
                };
            },
        };
    }
    /** Answers a command, which has no other comment. `content` is our own Markdown. */
    async answer(content, reaction) {
        const { page } = (0,workflow_job/* workflowJob */.Z)(this.#parts.env);
        await this.#within(() => this.#say(answerComment(content, page), reaction));
    }
    /** Returns true if the comment with the result of this finished run will be cut. */
    isCut(record) {
        if (this.#place === null || this.#isAnswered || (0,execution_json/* outcomeOf */.s)(record).name === 'skipped')
            return false;
        const { run } = this.#links(null);
        // The artifact is not uploaded yet. This placeholder is as long as its URL.
        const artifact = run === null ? null : `${run.replace(/\/attempts\/\d+$/, '')}/artifacts/${'0'.repeat(12)}`;
        return isResultCut(record, ANY_AUDIT_ROOT, { run, artifact });
    }
    /**
     * Writes the last comment after the reports and the artifact: the result, or the reason why nothing started. Takes a
     * few seconds at most and never fails.
     */
    async end({ record, outputs }, artifact) {
        const place = this.#place;
        if (place === null || this.#isAnswered)
            return;
        const links = this.#links(artifact);
        const { name } = (0,execution_json/* outcomeOf */.s)(record);
        const reaction = resultReaction(name, outputs.changed === 'true');
        if (!this.#isAccepted && place.comment !== null) {
            await this.#within(() => this.#say(refusalComment(record, links), reaction));
        }
        else if (name !== 'skipped') {
            const text = resultComment(record, outputs['audit-root'] ?? null, links);
            await this.#within(() => Promise.all([place.sticky.end(this.#text(text)), this.#react(reaction)]));
        }
    }
    async #say(text, reaction) {
        this.#isAnswered = true;
        await Promise.all([this.#comment(this.#text(text)), this.#react(reaction)]);
    }
    async #comment(text) {
        const place = this.#place;
        if (place === null)
            return;
        try {
            await (await place.forge()).createComment(place.issue, text);
        }
        catch (error) {
            this.#parts.warn(`cannot reply on #${place.issue}: ${(0,message_of/* messageOf */.b)(error)}`);
        }
    }
    async #react(reaction) {
        const { comment, signs } = this.#place ?? { comment: null, signs: null };
        if (comment === null || signs === null)
            return;
        const kind = comment.kind === 'issue' ? 'issue_comment' : 'review_comment';
        try {
            await (await signs()).react({ kind, id: comment.id }, reaction);
        }
        catch (error) {
            if (!this.#hasWarned)
                this.#parts.warn(`cannot add a reaction: ${(0,message_of/* messageOf */.b)(error)}`);
            this.#hasWarned = true;
        }
    }
    #progress(record) {
        const { phrase } = this.#parts;
        // A phrase that would close its code span is not shown.
        return progressComment(record, this.#links(null), /[`\s]/.test(phrase) ? null : `${phrase} stop`);
    }
    #links(artifact) {
        return { run: (0,workflow_job/* workflowJob */.Z)(this.#parts.env).page, artifact: artifact?.url ?? null };
    }
    /** Runs the work with a time limit, then aborts all open requests to GitHub. */
    async #within(work) {
        const { clock, cancel } = this.#parts;
        const endAfter = (ms) => {
            clock.sleep(ms, this.#over.signal).then(() => this.close(), () => undefined);
        };
        const hurry = () => endAfter(LAST_WORDS_MS.cancelled);
        if (cancel.aborted)
            hurry();
        else
            endAfter(LAST_WORDS_MS.usual);
        cancel.addEventListener('abort', hurry, { once: true });
        try {
            await work();
        }
        finally {
            cancel.removeEventListener('abort', hurry);
            this.close();
        }
    }
    /** Aborts all open requests. No more comments are written. */
    close() {
        this.#over.abort();
    }
}
/** Loads the GitHub adapter only if a run needs it. */
async function forgeOf(options) {
    const { openForge } = await __webpack_require__.e(/* import() */ 8283).then(__webpack_require__.bind(__webpack_require__, 58283));
    return openForge(options);
}
async function threadOf(options) {
    const { openThread } = await __webpack_require__.e(/* import() */ 5702).then(__webpack_require__.bind(__webpack_require__, 55702));
    return openThread(options);
}
/** Returns a function that creates the value on the first call and returns it again later. */
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
}

// EXTERNAL MODULE: ./build/entry/action/artifact.js + 4 modules
var artifact = __webpack_require__(15770);
// EXTERNAL MODULE: ./build/run/preflight/refuse-start.js
var refuse_start = __webpack_require__(36425);
// EXTERNAL MODULE: ./build/settings/request/reports-at.js
var reports_at = __webpack_require__(42179);
;// CONCATENATED MODULE: ./build/entry/action/conclusion.js












/**
 * Ends every run in this order: reports, artifact, last comment, outputs. The reports of a refused or skipped start
 * stay on disk, so events that do not concern us never create an artifact.
 */
async function conclude(reports, conversation, artifact = null) {
    await conversation.end(reports, artifact);
    const { id, url } = artifact ?? { id: '', url: '' };
    await (0,step_outputs/* setOutputs */.n0)({ ...reports.outputs, 'artifact-id': id, 'artifact-url': url });
    const { record, patch } = reports;
    await (0,step_outputs/* appendJobSummary */.I1)((0,summary_md/* summaryMarkdown */.eH)(record, reports.outputs['audit-root'] ?? null, patch), markdown/* cutMarkdown */.G$);
}
/** Reports every problem, one per line, before anything ran. Returns the exit code. */
async function refuse(problems, outcome, conversation, at) {
    const log = (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl);
    for (const line of problems.split('\n'))
        log.error(line);
    const reports = (0,refuse_start/* refuseStart */.t)({ ...whereReportsGo(at), outcome, problems });
    await conclude(reports, conversation);
    return run_outcome/* EXIT_CODES */.a[outcome];
}
/**
 * Reports that nothing ran, and returns the exit code. Usually this is not a failure: the event does not concern us,
 * its author lacks permission, or it was a command. It is a failure if GitHub did not answer.
 */
async function notStarted(start, conversation) {
    if (start.kind === 'stopped')
        return refuse(start.reason, start.outcome, conversation);
    const { reason } = start;
    if (start.kind === 'skip' && start.unanswered === true)
        return refuse(reason, 'failure', conversation);
    const code = start.kind === 'skip' ? start.code : null;
    (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl).info(`skipped${code === null ? '' : ` (${code})`}: ${reason}`);
    const reports = (0,refuse_start/* refuseStart */.t)({ ...whereReportsGo(), outcome: 'skipped', problems: reason, code });
    await conclude(reports, conversation);
    const failOn = listOf((0,sources_inputs/* parseInputs */.T)(process.env).values, 'fail-on');
    return failOn.includes('skipped') ? 1 : run_outcome/* EXIT_CODES */.a.skipped;
}
/** Returns the place of the reports. `at`: the place that the settings name; by default, the inputs decide. */
function whereReportsGo(at) {
    const { env } = process;
    const base = (0,find_file/* baseFolder */.YR)('action', env, process.cwd());
    const place = at ?? (0,reports_at/* reportsAt */.N)((0,sources_inputs/* parseInputs */.T)(env).values, base, undefined);
    return {
        at: place,
        env,
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        clock: clock/* systemClock */.m,
        notice: (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl).info,
    };
}

;// CONCATENATED MODULE: ./build/entry/action/main.js











const NO_WINDOWS = 'Windows is not supported: use runs-on: ubuntu-24.04';
/** Runs the action: reads inputs, and sets the outputs, the job summary and the step's exit code. Never throws. */
async function main() {
    await (0,node_process/* asStep */.N9)(act);
}
async function act() {
    const over = new AbortController();
    try {
        return await walk((0,node_process/* cancelSignal */.Bj)(), over.signal);
    }
    finally {
        over.abort();
    }
}
/** Runs the action. `over` ends unfinished background work with the run. */
async function walk(cancel, over) {
    const inputs = (0,sources_inputs/* parseInputs */.T)(process.env).values;
    const conversation = conversationOf(cancel, inputs);
    if (process.platform === 'win32')
        return refuse(NO_WINDOWS, 'config_error', conversation);
    try {
        const { signal } = (0,joined_signal/* joinedSignal */._)([cancel, over]);
        const start = await startOf(signal, inputs, conversation).catch(stopReason);
        // An answer that is missing because of a cancellation must not look like a refusal.
        if (cancel.aborted)
            return await refuse('cancelled', 'failure', conversation);
        if ('kind' in start)
            return await notStarted(start, conversation);
        if (!start.ok)
            return await refuse((0,problem/* renderProblems */.x8)(start.problems), 'config_error', conversation, start.at);
        return await perform(start.request, cancel, conversation);
    }
    finally {
        conversation.close();
    }
}
function conversationOf(cancel, inputs) {
    const warn = (text) => (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl).warn(text);
    return new PullRequestComments({
        env: process.env,
        clock: clock/* systemClock */.m,
        cancel,
        phrase: phraseOf(inputs),
        warn,
    });
}
async function perform(request, cancel, conversation) {
    conversation.accepted();
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(7088), __webpack_require__.e(6550), __webpack_require__.e(649), __webpack_require__.e(315), __webpack_require__.e(1304), __webpack_require__.e(9594), __webpack_require__.e(2215), __webpack_require__.e(5393)]).then(__webpack_require__.bind(__webpack_require__, 65393));
    const keeping = keepingOf(request, cancel);
    const hostProcess = (0,node_process/* hostProcessOf */.TF)(request, cancel, node_process/* onStdout */.xl, (0,node_process/* startedFrom */.yj)());
    const cut = (record, patch) => cutTexts(record, patch, conversation.isCut(record));
    const heard = conversation.hearing({ ...hostProcess, placed: keeping.placed, cutTexts: cut });
    const result = await run(request, heard);
    await conclude(result, conversation, await keeping.keep(result));
    keeping.summarised();
    return failsStep(request, result.outcome.name, result.outputs.changed === 'true')
        ? result.exitCode || 1
        : 0;
}
function keepingOf(request, cancel) {
    const { env } = process;
    const quiet = request.settings.logging.verbosity === 'quiet';
    const log = (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl);
    return (0,artifact/* openKeeping */.kV)(request.artifact, {
        env,
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        actionFolder: (0,artifact/* actionFolderOf */.id)((0,node_process/* startedFrom */.yj)(), 'main'),
        timeoutMs: artifact/* STEP_PATIENCE */.VB,
        cancel,
        now: clock/* systemClock */.m.now,
        info: quiet ? () => undefined : log.info,
        warn: log.warn,
        mask: (line) => node_process/* onStdout */.xl.write(`${line}\n`),
    });
}
/** Returns true if the step fails. `fail-on` decides; by default every outcome except success fails. */
function failsStep(request, outcome, changed) {
    return (request.failOn.includes(outcome) ||
        (outcome === 'success' && !changed && request.failOn.includes('no-change')));
}


/***/ }),

/***/ 67762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ workflowJob)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_forge_run_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71654);


function workflowJob(env) {
    return {
        runId: (0,_core_forge_run_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .positive */ .yj)(env.GITHUB_RUN_ID) ?? 0,
        attempt: (0,_core_forge_run_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .positive */ .yj)(env.GITHUB_RUN_ATTEMPT) ?? 1,
        workflow: fileIn(env.GITHUB_WORKFLOW_REF ?? '', env.GITHUB_REPOSITORY ?? ''),
        page: (0,_core_forge_run_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .runPages */ .Oh)(env)?.run ?? null,
        key: keyOf(env),
    };
}
/** Returns the workflow file in a ref like `acme/app/.github/workflows/forge.yml@refs/heads/main`. */
function fileIn(ref, repository) {
    const path = ref.replace(/@.*$/, '');
    return path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : '';
}
/** Inputs that do not identify the job: secrets, and values that may change with every run. */
const NOT_THE_JOB = ['INPUT_API-KEY', 'INPUT_GITHUB-TOKEN', 'INPUT_BASE-URL'];
/**
 * Returns a key for the job. The jobs of a matrix share workflow and job name, and the runner does not name the matrix
 * values. They usually differ in their inputs, so the key includes the inputs.
 */
function keyOf(env) {
    const inputs = Object.entries(env)
        .filter(([name, value]) => name.startsWith('INPUT_') && !NOT_THE_JOB.includes(name) && value !== '')
        .sort(([one], [other]) => (one < other ? -1 : 1));
    const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/, '') || env.GITHUB_WORKFLOW;
    const about = JSON.stringify([workflow ?? '', env.GITHUB_JOB ?? '', inputs]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(about).digest('hex').slice(0, 16);
}


/***/ })

};
