export const id = 5603;
export const ids = [5603];
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

/***/ 31585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ stickyLine),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   YL: () => (/* binding */ stickyMarker),
/* harmony export */   bK: () => (/* binding */ readStickyMark)
/* harmony export */ });
const FAMILY = '<!-- forge-headless sticky ';
const MARK = /^<!-- forge-headless sticky ([0-9a-f]+) run ([0-9]{1,15})\/([0-9]{1,9}) (under way|over) -->/;
/** What each comment of this key begins with, whichever run speaks in it. */
function stickyMarker(key) {
    return `${FAMILY}${key} `;
}
function stickyLine({ key, runId, attempt, isOver }) {
    return `${stickyMarker(key)}run ${runId}/${attempt} ${isOver ? 'over' : 'under way'} -->`;
}
/** null where the text does not begin with such a line. */
function readStickyMark(body) {
    const [, key, runId, attempt, state] = MARK.exec(body) ?? [];
    if (key === undefined)
        return null;
    return { key, runId: Number(runId), attempt: Number(attempt), isOver: state === 'over' };
}
/** Runs are numbered as they are made, and so are their attempts. */
function isNewerRun(one, other) {
    return one.runId > other.runId || (one.runId === other.runId && one.attempt > other.attempt);
}


/***/ }),

/***/ 5603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/artifact.js + 4 modules
var artifact = __webpack_require__(39551);
// EXTERNAL MODULE: ./build/adapters/log/step-files.js
var step_files = __webpack_require__(12094);
// EXTERNAL MODULE: ./build/core/markdown-text.js
var markdown_text = __webpack_require__(85805);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/constraints/registry.js + 37 modules
var registry = __webpack_require__(42827);
// EXTERNAL MODULE: ./build/github-event.js + 7 modules
var github_event = __webpack_require__(15663);
// EXTERNAL MODULE: ./build/process.js + 5 modules
var build_process = __webpack_require__(16978);
// EXTERNAL MODULE: ./build/settings/forge-access.js
var forge_access = __webpack_require__(54638);
// EXTERNAL MODULE: ./build/settings/load.js + 10 modules
var load = __webpack_require__(73399);
// EXTERNAL MODULE: ./build/settings/sources.js + 1 modules
var sources = __webpack_require__(78717);
// EXTERNAL MODULE: ./build/trigger/event-defaults.js
var event_defaults = __webpack_require__(60878);
;// CONCATENATED MODULE: ./build/event-start.js








const NO_TOKEN = {
    where: 'github-token',
    message: 'this event starts a run only once GitHub has said who asks, and a token or GITHUB_REPOSITORY is missing: leave github-token unset in the workflow, its default is the job\u2019s own',
};
/** The event says whether there is anything to do, and who must be asked about; the rest is settings. */
async function startOf(cancel, inputs, conversation) {
    const { env } = process;
    const phrase = phraseOf(inputs);
    const allowedBots = listOf(inputs, 'allowed-bots');
    const ask = (0,github_event/* eventDecision */.l2)(env, { phrase, allowedBots, task: (0,sources/* textOf */.b6)(inputs, 'task') ?? '' });
    if (ask.kind === 'unread')
        return { ok: false, problems: [ask.problem] };
    if (ask.kind === 'skip' && ask.asked === undefined)
        return ask;
    if (ask.kind === 'ask' && !needsGithub(ask))
        return event_start_load(ask, null);
    const access = (0,forge_access/* forgeAccess */.s)('action', inputs, env);
    if (access === null)
        return ask.kind === 'skip' ? ask : { ok: false, problems: [NO_TOKEN] };
    const workspace = (0,sources/* baseFolder */.YR)('action', env, process.cwd());
    const input = { env, workspace, access, cancel, load: event_start_load };
    if (ask.kind !== 'ask') {
        const { answerOrder } = await Promise.all(/* import() */[__webpack_require__.e(193), __webpack_require__.e(6067), __webpack_require__.e(6780), __webpack_require__.e(2105)]).then(__webpack_require__.bind(__webpack_require__, 92105));
        return answerOrder(ask, { ...input, conversation, phrase, allowedBots });
    }
    const { authorisedStart } = await Promise.all(/* import() */[__webpack_require__.e(193), __webpack_require__.e(6067), __webpack_require__.e(6780)]).then(__webpack_require__.bind(__webpack_require__, 86780));
    const onAuthorised = () => conversation.authorised(ask, access);
    const warn = (text) => (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl).warn(text);
    return authorisedStart(ask, { ...input, onAuthorised, warn });
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
        door: 'action',
        env: process.env,
        cwd: process.cwd(),
        ...registry/* RESPONSE_RULES */.oO,
        mainBranch,
        ...asked,
        ...(readFile === undefined ? {} : { readFile }),
    });
}
function stopReason(error) {
    if (!(error instanceof core_outcome/* StopRun */.U))
        throw error;
    const { kind, reason } = error.why;
    if (kind === 'timeout')
        return { kind: 'stopped', reason: 'cancelled', outcome: 'failure' };
    return { kind: 'stopped', reason, outcome: kind === 'config' ? 'config_error' : 'git_error' };
}
function phraseOf(inputs) {
    return (0,sources/* textOf */.b6)(inputs, 'trigger-phrase') ?? '/forge';
}
function listOf(inputs, key) {
    const value = inputs.get(key)?.value;
    return Array.isArray(value) ? value.map(String) : [];
}

// EXTERNAL MODULE: ./build/report/summary-md.js + 1 modules
var summary_md = __webpack_require__(7888);
// EXTERNAL MODULE: ./build/run/refuse.js
var refuse = __webpack_require__(96144);
// EXTERNAL MODULE: ./build/settings/inputs.js
var settings_inputs = __webpack_require__(19511);
// EXTERNAL MODULE: ./build/settings/reports-at.js
var reports_at = __webpack_require__(45661);
;// CONCATENATED MODULE: ./build/conclusion.js












/**
 * The order of every end: reports, artifact, last words, outputs. What a start that was refused or skipped leaves stays
 * on disk: no event that was not for us makes an artifact.
 */
async function conclude(reports, conversation, artifact = null) {
    await conversation.end(reports, artifact);
    const { id, url } = artifact ?? { id: '', url: '' };
    await (0,step_files/* setOutputs */.n)({ ...reports.outputs, 'artifact-id': id, 'artifact-url': url });
    await (0,step_files/* appendJobSummary */.I)((0,summary_md/* summaryMarkdown */.eH)(reports.record, reports.outputs['audit-root'] ?? null), markdown_text/* cutMarkdown */.G$);
}
/** Nothing ran and no model was called: every problem, one a line. Returns the exit code. */
async function conclusion_refuse(problems, outcome, conversation, at) {
    const log = (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl);
    for (const line of problems.split('\n'))
        log.error(line);
    const reports = (0,refuse/* refuseStart */.t)({ ...whereReportsGo(at), outcome, problems });
    await conclude(reports, conversation);
    return core_outcome/* EXIT_CODES */.a[outcome];
}
/**
 * Nothing ran. Most often that is no failure: the event was not for us, whoever caused it may not, or it was an order.
 * Where that could not be found out, it is one. Returns the exit code.
 */
async function notStarted(start, conversation) {
    if (start.kind === 'stopped')
        return conclusion_refuse(start.reason, start.outcome, conversation);
    const { reason } = start;
    if (start.kind === 'skip' && start.unanswered === true)
        return conclusion_refuse(reason, 'failure', conversation);
    const code = start.kind === 'skip' ? start.code : null;
    (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl).info(`skipped${code === null ? '' : ` (${code})`}: ${reason}`);
    const reports = (0,refuse/* refuseStart */.t)({ ...whereReportsGo(), outcome: 'skipped', problems: reason, code });
    await conclude(reports, conversation);
    const failOn = listOf((0,settings_inputs/* parseInputs */.T)(process.env).values, 'fail-on');
    return failOn.includes('skipped') ? 1 : core_outcome/* EXIT_CODES */.a.skipped;
}
/** `at`: where the settings name it; else as far as the inputs do. */
function whereReportsGo(at) {
    const { env } = process;
    const base = (0,sources/* baseFolder */.YR)('action', env, process.cwd());
    const place = at ?? (0,reports_at/* reportsAt */.N)((0,settings_inputs/* parseInputs */.T)(env).values, base, undefined);
    return {
        at: place,
        env,
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        clock: clock/* systemClock */.m,
        notice: (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl).info,
    };
}

// EXTERNAL MODULE: ./build/adapters/secret-guard.js
var secret_guard = __webpack_require__(6253);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/core/forge.js
var forge = __webpack_require__(29565);
// EXTERNAL MODULE: ./build/core/sticky-mark.js
var sticky_mark = __webpack_require__(31585);
;// CONCATENATED MODULE: ./build/delivery/sticky-comment.js



/** A run that ends at once needs no word before its result, and the start has better things to do. */
const FIRST_AFTER_MS = 1000;
/**
 * GitHub takes about 80 writes a minute and 500 an hour from all jobs together (FACTS "The runner"). A long run is
 * looked at seldom: the pause grows with its age, up to two minutes.
 */
const PAUSE_MS = { least: 15_000, most: 120_000, shareOfAge: 1 / 20 };
/** What no waiting mends. */
const FINAL = ['forbidden', 'unauthorised'];
/**
 * Our one comment about a run. One writer: never two writes under way, the latest state wins, and between writes it
 * waits. It belongs to the newest run: an older one that finds a newer one in it falls silent. No failure leaves it.
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
    /** There is something new to show: `render` is asked when it is time to write. Returns at once. */
    show(render) {
        this.#render = render;
        this.#isStale = true;
        this.#writing ??= this.#keepUp();
    }
    /** Writes the result, after what is under way; nothing is shown afterwards. */
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
    /** Until the next write may be; false where there is none any more. */
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
    /** Each failure in a row doubles it. */
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
        // Somebody deleted it: the result is told all the same, what leads to it is not.
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
/** null where the comment was deleted since it was looked at. */
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

// EXTERNAL MODULE: ./build/report/execution-json.js
var execution_json = __webpack_require__(24328);
;// CONCATENATED MODULE: ./build/report/comment/frame.js


/** Room for the hidden line before a comment's text. */
const HIDDEN_LINE = 200;
/**
 * Content and footer as one text that GitHub takes: where there is too much, the content is cut and says so. Counted
 * are UTF-16 units: of the ways to count characters the one that gives the most, so it holds for each of them.
 */
function framed(content, footer) {
    const room = forge/* MAX_BODY */._ - HIDDEN_LINE - footer.length - '\n\n'.length;
    return `${(0,markdown_text/* cutMarkdown */.G$)(content, room, (text) => text.length).trimEnd()}\n\n${footer}`;
}
/** Which run speaks, and where to read on. `more` is Markdown of ours. */
function footerOf({ executionId }, { run, artifact }, more = []) {
    const parts = [
        `Run \`${executionId}\``,
        ...frame_link('workflow run', run),
        ...frame_link('artifact with all reports', artifact),
        ...more,
    ];
    return `<sub>${parts.join(' · ')}</sub>`;
}
/** An address that could leave the brackets, or is none of the web's, is left out. */
function frame_link(words, address) {
    return address !== null && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(address)
        ? [`[${words}](${address})`]
        : [];
}

;// CONCATENATED MODULE: ./build/report/comment/answer.js



/** Begins each answer of ours: whatever stands in it, it begins with no command. */
const ANSWER_LINE = '<!-- forge-headless answer -->';
const HEADS = {
    config_error: 'the configuration is not valid',
    git_error: 'git stands in the way',
    skipped: 'this command cannot be taken',
};
const MOST_PROBLEMS = 20;
/** Why nothing was started, to somebody who may ask for it: each problem with its remedy. */
function refusalComment(record, links) {
    const { name, reason } = (0,execution_json/* outcomeOf */.s)(record);
    const named = record.violations.map(({ violation }) => violation.reason);
    const problems = named.length > 0 ? named : [reason];
    const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => `- ${(0,markdown_text/* plain */.pj)(problem)}`);
    const rest = problems.length - shown.length;
    const more = rest > 0 ? [`- … and ${rest} more: they are in the log`] : [];
    const head = `### Forge: nothing was started, for ${HEADS[name] ?? 'the run could not begin'}`;
    return answer([head, [...shown, ...more].join('\n')].join('\n\n'), footerOf(record, links));
}
/** What an order came to. `content` is Markdown of ours. */
function answerComment(content, run) {
    return answer(content, run === null ? '' : `<sub>[workflow run](${run})</sub>`);
}
function answer(content, footer) {
    return `${ANSWER_LINE}\n${framed(content, footer).trimEnd()}`;
}

// EXTERNAL MODULE: ./build/core/figures.js
var figures = __webpack_require__(72407);
// EXTERNAL MODULE: ./build/core/limit-texts.js
var limit_texts = __webpack_require__(74320);
// EXTERNAL MODULE: ./build/report/gate-record.js
var gate_record = __webpack_require__(87068);
// EXTERNAL MODULE: ./build/report/limits.js
var limits = __webpack_require__(68587);
// EXTERNAL MODULE: ./build/report/run-record.js + 6 modules
var run_record = __webpack_require__(89988);
;// CONCATENATED MODULE: ./build/report/comment/progress.js








/** What a run goes through, in order. */
const PHASES = ['started', 'gates before the start', 'working', 'gates', 'delivery'];
const LONGEST_TASK = 600;
/** How far a run is, from what was heard of it so far. `stop` is the words that stop it; null where none do. */
function progressComment(record, links, stop) {
    const phase = phaseOf(record);
    const content = [
        `## ⏳ Forge: ${titleOf(phase, record)}`,
        record.task === '' ? '' : `> ${(0,markdown_text/* plain */.pj)(record.task, LONGEST_TASK)}`,
        phasesLine(phase, record),
        usesTable((0,limits/* limitUses */.S4)(record.configured, (0,run_record/* usedBy */.XP)(record))),
    ];
    const how = stop === null ? [] : [`to stop it, comment \`${stop}\``];
    return framed(content.filter((part) => part !== '').join('\n\n'), footerOf(record, links, how));
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
/** A run without gates has no phase for them. */
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
    return (0,markdown_text/* table */.tp)(['Limit', 'Used', 'Of', ''], 'lrrl', rows);
}

// EXTERNAL MODULE: ./build/core/change.js
var change = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/core/wrapped.js
var wrapped = __webpack_require__(24255);
// EXTERNAL MODULE: ./build/report/answering-models.js
var answering_models = __webpack_require__(35528);
// EXTERNAL MODULE: ./build/report/unfinished.js
var unfinished = __webpack_require__(95642);
;// CONCATENATED MODULE: ./build/report/comment/result.js










const result_LONGEST_TASK = 600;
/**
 * What a run comes to, for those who read the pull request: what was observed comes first, the agent's words are quoted
 * last, unless they are all that was asked for. Nothing that a model, a repository or a program said has power in it.
 */
function resultComment(record, auditRoot, links) {
    const isAnswer = record.mode === 'read-only';
    const sections = [
        ...headOf(record),
        // Where nothing may be written, what the agent says is what was asked for.
        ...(isAnswer ? [wordsOf(record), (0,summary_md/* gates */.VF)(record)] : [(0,summary_md/* gates */.VF)(record), (0,summary_md/* changes */.Ao)(record)]),
        (0,summary_md/* violations */.xA)(record),
        limitsOf(record),
        ...(isAnswer ? [] : [wordsOf(record)]),
    ];
    // A line of its own: small print that GitHub has to wrap lies over itself.
    const audit = auditRoot === null || auditRoot === '' ? '' : `<sub>Audit root \`${auditRoot}\`</sub>\n`;
    const footer = `${audit}${footerOf(record, links, [(0,summary_md/* isolationWords */._2)(record)])}`;
    return framed(sections.filter((section) => section !== null && section !== '').join('\n\n'), footer);
}
function headOf(record) {
    const { name, reason } = (0,execution_json/* outcomeOf */.s)(record);
    return [
        `## ${summary_md/* ICONS */.Ze[name]} Forge: ${name.replaceAll('_', ' ')}`,
        reason === '' ? '' : `**${(0,markdown_text/* plain */.pj)(reason)}**`,
        record.unfinished === null ? '' : `⚠️ ${unfinished/* UNFINISHED_WORDS */.K[record.unfinished]}`,
        record.task === '' ? '' : `> ${(0,markdown_text/* plain */.pj)(record.task, result_LONGEST_TASK)}`,
        figuresOf(record),
        deliveryOf(record),
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
        (0,answering_models/* modelPhrase */.V)(record, markdown_text/* code */.aY),
    ]
        .filter((fact) => fact !== '')
        .join(' · ');
}
/** A commit's whole name becomes a link to it by itself. */
function deliveryOf({ commit, pushed, pullRequest }) {
    if (commit === null)
        return '';
    const place = commit.branch === null ? 'a detached HEAD' : (0,markdown_text/* code */.aY)(commit.branch);
    const where = pushed === null ? `on ${place}, not pushed` : `pushed to ${(0,markdown_text/* code */.aY)(pushed.branch)}`;
    const opened = pullRequest === null ? '' : ` ${(0,summary_md/* pullRequestLine */.Zu)(pullRequest)}`;
    return `Commit ${commit.sha} ${where}.${opened}`;
}
function limitsOf(record) {
    const section = (0,summary_md/* limits */.Fy)(record);
    if (section === null)
        return '';
    return (0,summary_md/* details */.zH)('Limits, and what was used of them', section.replace(/^### Limits\n\n/, ''));
}
function wordsOf({ ended, mode }) {
    const said = ended?.result ?? '';
    if (said.trim() === '')
        return '';
    const observed = mode === 'read-only' ? '' : ' What was observed stands above.';
    return `### The agent's own words\n\nNot checked by anybody.${observed}\n\n${(0,markdown_text/* block */.om)((0,wrapped/* wrapped */.k)(said), markdown_text/* WORDS_LIMIT */.Sl)}`;
}
/** The result as a sign at the comment that asked. */
function resultReaction(outcome, changed) {
    if (outcome === 'success')
        return changed ? 'rocket' : '+1';
    return outcome === 'config_error' || outcome === 'git_error' || outcome === 'skipped' ? 'confused' : '-1';
}

// EXTERNAL MODULE: ./build/run/secret-values.js
var secret_values = __webpack_require__(15659);
// EXTERNAL MODULE: ./build/workflow-job.js
var workflow_job = __webpack_require__(84929);
;// CONCATENATED MODULE: ./build/conversation.js









/** How long the last words may take; the runner kills 10 s after a cancel (FACTS "The runner"). */
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
 * What a run says on the pull request or issue that it was asked from. It says nothing before somebody is known to
 * have the right to ask, and nothing that it cannot say changes what becomes of the run.
 */
class Conversation {
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
    /** Whoever asked may ask: from now on they are answered, where there is a place for it. */
    authorised({ comment, pullRequest, issue }, access) {
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
            trouble: (why) => warn(`no comment could be written on #${number}, and the run goes on: ${why}`),
        });
        this.#place = { issue: number, comment, forge, signs: once(() => forgeOf(options)), sticky };
    }
    /** A run starts: it shows at the comment that asked. Returns at once. */
    accepted() {
        this.#isAccepted = true;
        void this.#react('eyes');
    }
    /** The same surroundings, with the comment following the run. */
    hearing(around) {
        const sticky = this.#place?.sticky;
        if (sticky === undefined)
            return around;
        return {
            ...around,
            log: (record) => {
                const log = around.log(record);
                return (recorded) => {
                    log(recorded);
                    if (SHOWN.has(recorded.event.type))
                        sticky.show(() => this.#text(this.#progress(record())));
                };
            },
        };
    }
    /** Answers an order, whose run says nothing else. `content` is Markdown of ours. */
    async answer(content, reaction) {
        const { page } = (0,workflow_job/* workflowJob */.Z)(this.#parts.env);
        await this.#within(() => this.#say(answerComment(content, page), reaction));
    }
    /**
     * The last words, once the reports are published and the artifact is uploaded: the result, or why nothing was
     * started. Takes seconds at the most, and never fails.
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
            this.#parts.warn(`no answer could be written on #${place.issue}: ${(0,message_of/* messageOf */.b)(error)}`);
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
                this.#parts.warn(`no reaction could be set: ${(0,message_of/* messageOf */.b)(error)}`);
            this.#hasWarned = true;
        }
    }
    #progress(record) {
        const { phrase } = this.#parts;
        // A sign that would end the code it is shown in is not shown.
        return progressComment(record, this.#links(null), /[`\s]/.test(phrase) ? null : `${phrase} stop`);
    }
    #links(artifact) {
        return { run: (0,workflow_job/* workflowJob */.Z)(this.#parts.env).page, artifact: artifact?.url ?? null };
    }
    /** Everything that is still asked of GitHub ends with it. */
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
    /** Nothing is said any more, nor waited for. */
    close() {
        this.#over.abort();
    }
}
/** Runs that nobody asked for on GitHub load nothing of it. */
async function forgeOf(options) {
    const { openForge } = await __webpack_require__.e(/* import() */ 3401).then(__webpack_require__.bind(__webpack_require__, 93401));
    return openForge(options);
}
async function threadOf(options) {
    const { openThread } = await __webpack_require__.e(/* import() */ 5702).then(__webpack_require__.bind(__webpack_require__, 55702));
    return openThread(options);
}
/** Made when it is first asked for, and then the same for all. */
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
}

// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
// EXTERNAL MODULE: ./build/settings/problem.js
var problem = __webpack_require__(3667);
;// CONCATENATED MODULE: ./build/main.js










const NO_WINDOWS = 'Windows is not supported: use runs-on: ubuntu-24.04';
/** The action: inputs in; outputs, job summary and the step's exit code out. Never throws. */
async function main() {
    await (0,build_process/* asStep */.N9)(act);
}
async function act() {
    const over = new AbortController();
    try {
        return await walk((0,build_process/* cancelSignal */.Bj)(), over.signal);
    }
    finally {
        over.abort();
    }
}
/** `over` ends, with the run, what nobody waited for. */
async function walk(cancel, over) {
    const inputs = (0,settings_inputs/* parseInputs */.T)(process.env).values;
    const conversation = conversationOf(cancel, inputs);
    if (process.platform === 'win32')
        return conclusion_refuse(NO_WINDOWS, 'config_error', conversation);
    try {
        const { signal } = (0,joined_signal/* joinedSignal */._)([cancel, over]);
        const start = await startOf(signal, inputs, conversation).catch(stopReason);
        // What was not answered because of it must not look like a no.
        if (cancel.aborted)
            return await conclusion_refuse('cancelled', 'failure', conversation);
        if ('kind' in start)
            return await notStarted(start, conversation);
        if (!start.ok)
            return await conclusion_refuse((0,problem/* renderProblems */.x8)(start.problems), 'config_error', conversation, start.at);
        return await perform(start.request, cancel, conversation);
    }
    finally {
        conversation.close();
    }
}
function conversationOf(cancel, inputs) {
    const warn = (text) => (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl).warn(text);
    return new Conversation({ env: process.env, clock: clock/* systemClock */.m, cancel, phrase: phraseOf(inputs), warn });
}
async function perform(request, cancel, conversation) {
    conversation.accepted();
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(193), __webpack_require__.e(6067), __webpack_require__.e(2023), __webpack_require__.e(8378), __webpack_require__.e(9757), __webpack_require__.e(8450), __webpack_require__.e(9595), __webpack_require__.e(459)]).then(__webpack_require__.bind(__webpack_require__, 459));
    const keeping = keepingOf(request, cancel);
    const around = (0,build_process/* surroundings */.i5)(request, cancel, build_process/* onStdout */.xl, (0,build_process/* startedFrom */.yj)());
    const result = await run(request, conversation.hearing({ ...around, placed: keeping.placed }));
    await conclude(result, conversation, await keeping.keep(result));
    keeping.summarised();
    return failsStep(request, result.outcome.name, result.outputs.changed === 'true')
        ? result.exitCode || 1
        : 0;
}
function keepingOf(request, cancel) {
    const { env } = process;
    const quiet = request.settings.logging.verbosity === 'quiet';
    const log = (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl);
    return (0,artifact/* openKeeping */.kV)(request.artifact, {
        env,
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        actionFolder: (0,artifact/* actionFolderOf */.id)((0,build_process/* startedFrom */.yj)(), 'main'),
        patience: artifact/* STEP_PATIENCE */.VB,
        cancel,
        now: clock/* systemClock */.m.now,
        info: quiet ? () => undefined : log.info,
        warn: log.warn,
        mask: (line) => build_process/* onStdout */.xl.write(`${line}\n`),
    });
}
/** `fail-on`: by default every outcome but success. */
function failsStep(request, outcome, changed) {
    return (request.failOn.includes(outcome) ||
        (outcome === 'success' && !changed && request.failOn.includes('no-change')));
}


/***/ }),

/***/ 84929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ workflowJob)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function workflowJob(env) {
    const runId = numberIn(env.GITHUB_RUN_ID) ?? 0;
    const attempt = numberIn(env.GITHUB_RUN_ATTEMPT) ?? 1;
    const repository = env.GITHUB_REPOSITORY ?? '';
    const server = (env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '');
    return {
        runId,
        attempt,
        workflow: fileIn(env.GITHUB_WORKFLOW_REF ?? '', repository),
        page: runId === 0 ? null : `${server}/${repository}/actions/runs/${runId}/attempts/${attempt}`,
        key: keyOf(env),
    };
}
function numberIn(text) {
    return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
}
/** `acme/app/.github/workflows/forge.yml@refs/heads/main` */
function fileIn(ref, repository) {
    const path = ref.replace(/@.*$/, '');
    return path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : '';
}
/** Inputs that do not say what the job is for: secrets, and what may be another each time. */
const NOT_THE_JOB = ['INPUT_API-KEY', 'INPUT_GITHUB-TOKEN', 'INPUT_BASE-URL'];
/**
 * The legs of a matrix have workflow and job in common, and the runner names no leg. They differ in what they are
 * given, or else they all do the same: so a job is known by its inputs too.
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
