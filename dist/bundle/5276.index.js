export const id = 5276;
export const ids = [5276];
export const modules = {

/***/ 95481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock),
/* harmony export */   m: () => (/* binding */ lockHolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/**
 * How often a holder touches its lock, and the age at which an untouched lock of another machine or container is stale.
 */
const HEARTBEAT_MS = 15_000;
const STALE_AFTER_MS = 60_000;
/**
 * Takes the lock file `path` for this process. The lock of a dead process is taken over. The lock of a living process
 * is only read. Throws if the folder cannot be written.
 */
function takeLock(path, run) {
    for (let tries = 0; tries < 5; tries++) {
        const found = readLock(path);
        if (found?.isAlive)
            return { ok: false, holder: found.holder };
        if (found !== null && !removeStaleLock(path, found.text))
            continue;
        const text = JSON.stringify(ownHolder(run));
        if (createLockFile(path, text))
            return lockedResult(path, text);
    }
    return { ok: false, holder: 'another run' };
}
/** Returns a description of the holder of the lock `path`, or null if it is free. */
function lockHolder(path) {
    const found = readLock(path);
    return found?.isAlive === true ? found.holder : null;
}
function lockedResult(path, text) {
    const touching = setInterval(() => heartbeat(path), HEARTBEAT_MS);
    touching.unref();
    const release = () => {
        clearInterval(touching);
        if (textOf(path) === text)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    };
    return { ok: true, release };
}
function heartbeat(path) {
    try {
        const now = new Date();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(path, now, now);
    }
    catch {
        // The folder was removed, so the lock is gone.
    }
}
function readLock(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    const text = textOf(path);
    if (stat === undefined || text === null)
        return null;
    const holder = parsed(text);
    const isFresh = Date.now() - stat.mtimeMs < STALE_AFTER_MS;
    if (holder === null)
        return { text, isAlive: isFresh, holder: 'another process' };
    const isAlive = holder.space === pidSpace() ? isRunning(holder) : isFresh;
    return { text, isAlive, holder: `${holder.run}, process ${holder.pid}` };
}
/** Returns '' for anything but a plain file, which is nobody's lock. */
function textOf(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return null;
    try {
        return stat.isFile() && stat.size < 10_000 ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8') : '';
    }
    catch {
        return null;
    }
}
function parsed(text) {
    try {
        const data = JSON.parse(text);
        return isHolder(data) ? data : null;
    }
    catch {
        return null;
    }
}
function isHolder(data) {
    if (typeof data !== 'object' || data === null)
        return false;
    const { pid, started, space: where, run } = data;
    return [started, where, run].every((value) => typeof value === 'string') && Number.isSafeInteger(pid);
}
/** Moves a stale lock away and removes it. If it was replaced meanwhile, restores the new one and returns false. */
function removeStaleLock(path, text) {
    const aside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, aside);
    }
    catch {
        return false;
    }
    const isIt = textOf(aside) === text;
    if (!isIt)
        createLockFile(path, textOf(aside) ?? '');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(aside, { force: true, recursive: true });
    return isIt;
}
/** Creates the file with its whole content, never over another one. */
function createLockFile(path, text) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, text, { flag: 'wx', mode: 0o644 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(draft, path);
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
}
function ownHolder(run) {
    return { pid: process.pid, started: startOf(process.pid) ?? '', space: pidSpace(), run };
}
function isRunning({ pid, started }) {
    if (started !== '')
        return startOf(pid) === started;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}
/**
 * Returns field 22 of /proc/PID/stat, or null if the process does not exist. The name before it may contain spaces and
 * parentheses.
 */
function startOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // A zombie no longer holds the lock.
        return fields[0] === 'Z' ? null : (fields[19] ?? null);
    }
    catch {
        return null;
    }
}
function pidSpace() {
    try {
        const boot = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim();
        return `${boot} ${(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid')}`;
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 67635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   Hv: () => (/* binding */ locateGit),
/* harmony export */   Th: () => (/* binding */ checkGit),
/* harmony export */   wg: () => (/* binding */ findRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _hardened_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12011);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79113);





/** The first version with `--no-renames -z`, `post-index-change`, GIT_CONFIG_GLOBAL and O_NOFOLLOW for .gitignore. */
const MIN_GIT_VERSION = [2, 32];
/** Locates git and checks its version. Throws StopRun(git_before). */
async function findGit(pathEnv) {
    const path = locateGit(pathEnv);
    await checkGit(path);
    return path;
}
/**
 * Returns the absolute path of the first git in PATH, before the agent can plant another. Throws StopRun(git_before) if
 * there is none.
 */
function locateGit(pathEnv) {
    const found = pathEnv
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'git'))
        .find(isProgram);
    if (found === undefined) {
        throw stop('git was not found in PATH; install git 2.32 or newer');
    }
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(found);
}
/** Throws StopRun(git_before) if git does not run or is older than 2.32. */
async function checkGit(path, start = _run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runProgram */ .mB) {
    const said = await versionOf(path, start);
    const version = /(\d+)\.(\d+)(?:\.\d+)*/.exec(said);
    if (version === null || isOlder(Number(version[1]), Number(version[2]))) {
        throw stop(`${path} is ${version?.[0] ?? `"${said}"`}; git 2.32 or newer is required: install a newer one`);
    }
}
async function versionOf(path, start) {
    try {
        const answer = await start(path, ['--version'], {
            name: '--version',
            cwd: '/',
            env: (0,_hardened_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hardenedEnvironment */ .jm)(path),
            accept: [0],
        });
        return (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .outputLine */ .MI)(answer);
    }
    catch (error) {
        if (!(error instanceof _run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS))
            throw error;
        throw stop(`${path} does not run (${error.message}); install git 2.32 or newer`);
    }
}
/**
 * Returns the root of the repository that contains `dir`. Throws StopRun(git_before) if there is none; `remedy` is the
 * advice for that case.
 */
function findRoot(dir, remedy = 'run in a checked-out one, or run `git init` and commit') {
    let folder;
    try {
        folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(dir);
    }
    catch {
        throw stop(`workspace ${dir} does not exist; name an existing folder of a git repository`);
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory()) {
        throw stop(`workspace ${dir} is not a folder; name a folder of a git repository`);
    }
    const from = folder;
    for (;;) {
        if (exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
            return folder;
        if (isBare(folder)) {
            throw stop(`${folder} is a bare repository; the agent needs a checked-out one: clone it first`);
        }
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (parent === folder)
            break;
        folder = parent;
    }
    throw stop(`${from} is not in a git repository; ${remedy}`);
}
function isOlder(major, minor) {
    return major < MIN_GIT_VERSION[0] || (major === MIN_GIT_VERSION[0] && minor < MIN_GIT_VERSION[1]);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function exists(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function isBare(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function stop(reason) {
    return new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 13485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ locateWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _git_program_find_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67635);




function locateWorkspace(workspace) {
    try {
        const root = (0,_git_program_find_git_js__WEBPACK_IMPORTED_MODULE_3__/* .findRoot */ .wg)(workspace);
        const base = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace));
        return { place: { root, base, hasAgentLink: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'AGENT_LINK.md')) }, trouble: null };
    }
    catch (error) {
        if (!(error instanceof _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U))
            throw error;
        return { place: { root: workspace, base: '', hasAgentLink: false }, trouble: error.why };
    }
}


/***/ }),

/***/ 49073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _q: () => (/* binding */ moreSevere),
/* harmony export */   lR: () => (/* binding */ responseOf)
/* harmony export */ });
/* unused harmony export STRICT_TYPES */
/* harmony import */ var _core_run_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22066);
/* harmony import */ var _core_run_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12969);


/** The five types of violation that stop the run in ADR-0027. */
const STRICT_TYPES = [
    'file_modification',
    'tool_restriction',
    'token_limit',
    'timeout',
    'pattern',
];
function moreSevere(one, other) {
    return (0,_core_run_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .severity */ .y)(other) > (0,_core_run_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .severity */ .y)(one) ? other : one;
}
/**
 * Returns the response to a violation of this constraint: the default or what `on_violation` says, but never below the
 * floor. Under `strict`, the five types stop the run whatever `on_violation` says, and so do constraints with a
 * `strict` response. A violation may bring its own default and floor.
 */
function responseOf(definition, settings, gravity = { usual: definition.response }) {
    if (settings.strict && STRICT_TYPES.includes(_core_run_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .L[definition.code].type))
        return 'emergency_stop';
    if (settings.strict && definition.strict !== undefined)
        return definition.strict;
    const wanted = Object.hasOwn(settings.on_violation, definition.name)
        ? (settings.on_violation[definition.name] ?? gravity.usual)
        : gravity.usual;
    const least = moreSevere(definition.floor ? definition.response : 'allow', gravity.least ?? 'allow');
    return moreSevere(least, wanted);
}


/***/ }),

/***/ 73222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ joinedList),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Nt: () => (/* binding */ printableName),
/* harmony export */   b2: () => (/* binding */ violated),
/* harmony export */   bF: () => (/* binding */ passed)
/* harmony export */ });
/* harmony import */ var _core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6075);

/** `nearing`: the text about a limit that is nearly used up, or null. */
function passed(metrics = {}, nearing = null) {
    return { violated: false, reason: '', metrics, ...(nearing === null ? {} : { nearing }) };
}
function violated({ metrics = {}, ...rest }) {
    return { violated: true, metrics, ...rest };
}
const MAX_NAME_CHARS = 200;
/** Makes a name chosen by a model or found on disk fit for one line: no control characters, limited length. */
function printableName(name) {
    const isPlain = (0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(name) === name && !name.includes('"');
    const plain = isPlain ? name : (0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(JSON.stringify(name));
    return plain.length > MAX_NAME_CHARS ? `${plain.slice(0, MAX_NAME_CHARS)}…` : plain;
}
/** Returns names as `a`, `a and b`, or `a, b and 7 more`. */
function listed(names, most = 3) {
    // The names after `most` are only counted, and a list can have thousands.
    return joinedList([...names.slice(0, most).map(printableName), ...names.slice(most)], most);
}
/** Lists texts that already fit in one line; see `listed`. */
function joinedList(names, most = 3) {
    const few = names.slice(0, names.length > most ? most - 1 : most);
    const more = names.length - few.length;
    if (more > 0)
        return `${few.join(', ')} and ${more} more`;
    return few.length < 2 ? few.join('') : `${few.slice(0, -1).join(', ')} and ${few.at(-1)}`;
}


/***/ }),

/***/ 18674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isBeforeCall),
/* harmony export */   o: () => (/* binding */ MIN_OUTPUT_TOKENS)
/* harmony export */ });
/**
 * Returns true if another model call is planned. With `nextInput` 0, only past usage is judged, after the last call.
 */
function isBeforeCall(facts) {
    return facts.nextInput > 0;
}
/**
 * Minimum output tokens for a useful call: a short tool call with its arguments. If less is left, the call is not made.
 * Source: decision D10, "if nothing sensible fits".
 */
const MIN_OUTPUT_TOKENS = 256;


/***/ }),

/***/ 81786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ GIT_DIR_REFUSALS),
/* harmony export */   o: () => (/* binding */ gitDir)
/* harmony export */ });
/* harmony import */ var _tree_hazard_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19595);
/* harmony import */ var _path_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76464);


const words = {
    rule: 'reserved for git or forge-headless',
    remedy: 'leave it unchanged, because the run makes the commit itself',
    code: 'FS-04',
};
const byFileTool = (0,_path_check_js__WEBPACK_IMPORTED_MODULE_1__/* .changeCheck */ .rk)('git_dir', words);
const byCommand = (0,_path_check_js__WEBPACK_IMPORTED_MODULE_1__/* .changeCheck */ .rk)('git_dir', { ...words, code: 'GIT-01' });
const tampering = (0,_tree_hazard_check_js__WEBPACK_IMPORTED_MODULE_0__/* .hazardCheck */ .D)(['GIT-01'], 'leave `.git` unchanged: the run makes the commit itself');
function check(facts, context) {
    if (facts.by === 'edit')
        return byFileTool(facts, context);
    const found = tampering(facts);
    return found.violated ? found : byCommand(facts, context);
}
/** Codes with which a tool or the command check refuses a path of `git_dir` before the chain is asked. */
const GIT_DIR_REFUSALS = ['FS-04', 'FS-05', 'GIT-01'];
const gitDir = {
    name: 'git_dir',
    code: 'GIT-01',
    otherCodes: ['FS-04'],
    seed: 'S-009',
    response: 'reject',
    strict: 'emergency_stop',
    floor: true,
    summary: '`.git`, at any depth and in any spelling, and the output folder may not be read or written. FS-04 if a file tool tried, GIT-01 if a command did.',
    remedy: 'nothing to do: the run itself commits the work',
    checks: { call: (0,_path_check_js__WEBPACK_IMPORTED_MODULE_1__/* .callCheck */ .FR)('git_dir', ['read', 'write'], words), change: check },
};


/***/ }),

/***/ 76464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ callCheck),
/* harmony export */   PP: () => (/* binding */ writeChecks),
/* harmony export */   rk: () => (/* binding */ changeCheck)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _definition_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73222);


/** Describes in one line which paths of a call or a step break one rule. */
function pathValidation(findings, words) {
    if (findings.length === 0)
        return (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .passed */ .bF)({ paths: 0 });
    const paths = [...new Set(findings.map((finding) => finding.path))];
    const patterns = [...new Set(findings.flatMap(({ pattern }) => (pattern === null ? [] : [pattern])))];
    const rule = patterns.length === 0 ? words.rule : `${words.rule} (${(0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(patterns)})`;
    const subject = paths.length === 1 ? (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(paths) : `${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(paths.length, 'path')} (${(0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(paths)})`;
    return (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .violated */ .b2)({
        reason: `${subject}: ${rule}; ${words.remedy}`,
        ...(words.forPeople === undefined ? {} : { forPeople: `${subject}: ${rule}; ${words.forPeople}` }),
        metrics: { paths: paths.length },
        paths,
        ...(patterns.length > 0 ? { limit: (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(patterns) } : {}),
        ...(words.code === undefined ? {} : { code: words.code }),
    });
}
/** Checks the paths that a call names. */
function callCheck(rule, uses, words) {
    return (facts, { paths }) => {
        const of = (use) => (use === 'read' ? facts.reads : facts.writes);
        const findings = uses.flatMap((use) => of(use).flatMap((path) => paths.findings(path, use)));
        return pathValidation(findings.filter((finding) => finding.rule === rule), words);
    };
}
/** Checks the paths that a step changes. */
function changeCheck(rule, words) {
    return (facts, { paths }) => pathValidation(paths.ofStep(facts.step).get(rule) ?? [], words);
}
/** Checks a rule about written paths, before the call and again after it. */
function writeChecks(rule, words) {
    return { call: callCheck(rule, ['write'], words), change: changeCheck(rule, words) };
}


/***/ }),

/***/ 10811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RN: () => (/* binding */ protectedPaths),
/* harmony export */   Rs: () => (/* binding */ harnessPaths),
/* harmony export */   eJ: () => (/* binding */ BOOT_PATHS)
/* harmony export */ });
/* harmony import */ var _patterns_path_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96810);
/* harmony import */ var _path_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76464);


/**
 * Paths that are also protected if `AGENT_LINK.md` is at the root, because they belong to the boot repository there.
 * Source: S-011, docs/configuration.md#protected-paths.
 */
const BOOT_PATHS = ['schemas/**', 'agent-boot/**'];
const protectedPaths = {
    name: 'protected_paths',
    code: 'FS-04',
    seed: 'S-011',
    response: 'reject',
    floor: true,
    summary: 'Paths that control CI, editors or agents may not be written, in any case. If a command writes one, its changes are undone.',
    remedy: 'open one for this run with `open-protected` or `--open-protected`',
    checks: (0,_path_check_js__WEBPACK_IMPORTED_MODULE_1__/* .writeChecks */ .PP)('protected_paths', {
        rule: 'protected by protected_paths',
        remedy: 'leave it unchanged, and say in your result what should change there',
        forPeople: 'change it by hand, or open it for one run with open-protected (--open-protected)',
    }),
};
/** Returns globs of files that forge-headless keeps in the workspace: the state file, if configured (decision D17). */
function harnessPaths({ state }) {
    return state === undefined ? [] : [(0,_patterns_path_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .literalGlob */ .Iq)(state.file)];
}


/***/ }),

/***/ 8421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readingsOf),
/* harmony export */   Zc: () => (/* binding */ literalOf)
/* harmony export */ });
/* unused harmony exports MAX_ALTERNATIVES, InvalidGlobError */
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);

/** Maximum number of alternatives after a pattern's braces are expanded. */
const MAX_ALTERNATIVES = 1_000;
/** An invalid pattern. The settings refuse it first (`settings/values/globs.ts`), with its line. */
class InvalidGlobError extends Error {
    constructor(message) {
        super(message);
        this.name = 'BadGlob';
    }
}
const MAGIC = /[*?[]|[+@!]\(/;
/** Returns the literal text of a pattern without wildcards; null if it has any. */
function literalOf(text) {
    return MAGIC.test(text.replace(/\\./gs, '')) ? null : text.replace(/\\(.)/gs, '$1');
}
function partsOf(text) {
    const parts = [];
    for (const part of text.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            const last = parts.pop();
            if (last === undefined || last === '**') {
                throw new InvalidGlobError(`glob ${JSON.stringify(text)} leaves the repository: write it without ..`);
            }
        }
        else if (parts.at(-1) !== '**' || part !== '**')
            parts.push(part);
    }
    // `x/**/*` means the same as `x/**`, which can be looked up.
    if (parts.at(-1) === '*' && parts.at(-2) === '**')
        parts.pop();
    return parts;
}
function alternativesOf(pattern) {
    if (!pattern.includes('{'))
        return [pattern];
    const alternatives = minimatch__WEBPACK_IMPORTED_MODULE_0__/* .minimatch */ .xF.braceExpand(pattern, { braceExpandMax: MAX_ALTERNATIVES + 1 });
    if (alternatives.length <= MAX_ALTERNATIVES)
        return alternatives;
    throw new InvalidGlobError(`glob ${JSON.stringify(pattern.slice(0, 80))} has braces for more than ${MAX_ALTERNATIVES} alternatives: use fewer`);
}
function escaped(text, special) {
    return text.replace(special, (found) => (found.startsWith('\\') ? found : `\\${found}`));
}
/**
 * Returns every possible meaning of a pattern. `src/[id]/**` is a class of characters and also the folder of that name,
 * because its author may mean either; so is a name with braces. Throws InvalidGlobError.
 */
function readingsOf(pattern) {
    const texts = new Set(alternativesOf(pattern));
    for (const text of [...texts])
        if (text.includes('['))
            texts.add(escaped(text, /\\.|[[\]]/gs));
    if (!texts.has(pattern))
        texts.add(escaped(pattern, /\\.|[[\]]/gs));
    return [...texts].map((text) => ({
        parts: partsOf(text),
        rooted: text.replace(/\/+$/, '').includes('/'),
        folder: /(?:^|\/)\.?$/.test(text),
    }));
}


/***/ }),

/***/ 8028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gA: () => (/* binding */ ALLOW_MEANING),
  pr: () => (/* binding */ DENY_MEANING),
  kf: () => (/* binding */ PROTECT_MEANING),
  tI: () => (/* binding */ compileGlobs)
});

// EXTERNAL MODULE: ./build/core/path/fold-name.js
var fold_name = __webpack_require__(89373);
// EXTERNAL MODULE: ./build/constraints/patterns/glob-syntax.js
var glob_syntax = __webpack_require__(8421);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(91138);
;// CONCATENATED MODULE: ./build/constraints/patterns/minimatch-glob.js

/** Matches if any of the texts matches. Each is without braces; they have a common beginning. */
function createMinimatchGlob(texts, origin, caseFold) {
    const needed = neededText(texts[0]);
    // Compiled when first needed: most patterns of a list never are.
    let compiled;
    return {
        origin,
        test: (text) => {
            if (!text.includes(needed))
                return false;
            compiled ??= texts.map((each) => minimatchOf(each, caseFold));
            return compiled.some((matcher) => matcher.match(text));
        },
    };
}
/**
 * These options define globs in this project. Without them dot files would not match, and `!x` would invert a denial.
 */
function minimatchOf(text, caseFold) {
    return new esm.Minimatch(text, {
        dot: true,
        nonegate: true,
        nocomment: true,
        nobrace: true,
        nocase: caseFold,
        platform: 'linux',
    });
}
/** Returns the longest run of plain text before the first optional part (a class, alternatives, an escape). */
function neededText(glob) {
    const optional = glob.search(/[[(\\]/);
    const end = optional === -1 ? glob.length : glob[optional] === '(' ? optional - 1 : optional;
    const runs = glob.slice(0, Math.max(end, 0)).split(/[*?/]+/);
    return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

;// CONCATENATED MODULE: ./build/constraints/patterns/glob.js



/** `denied_patterns`, `denied_reads`, `undeletable_files`: the widest meaning. */
const DENY_MEANING = { caseFold: true, anyDepth: true, covers: true };
/**
 * `protected_paths`: wide, but tied to their places. `CODEOWNERS` is protected only in the three folders GitHub reads.
 */
const PROTECT_MEANING = { caseFold: true, anyDepth: false, covers: true };
/**
 * `allowed_patterns`, `open-protected`: the narrowest meaning. `*.md` matches only at the root; a name without a
 * wildcard is that file, or that folder with everything below it.
 */
const ALLOW_MEANING = { caseFold: false, anyDepth: false, covers: false };
/**
 * Compiles a list once. Plain paths, folders and names are looked up in maps; every other pattern is compared with each
 * path that contains its longest plain text. Throws InvalidGlobError.
 */
function compileGlobs(patterns, meaning) {
    const spell = meaning.caseFold ? fold_name/* foldName */.z : fold_name/* normalizeForm */.W;
    const index = { trees: new Map(), below: new Map(), names: new Map(), others: [] };
    for (const pattern of new Set(patterns)) {
        for (const reading of (0,glob_syntax/* readingsOf */.RO)(spell(pattern)))
            addToIndex(index, reading, pattern, meaning);
    }
    return { match: (path) => findMatch(index, spell(path), meaning) };
}
function addToIndex(index, reading, origin, meaning) {
    const parts = partsAtTheirDepth(reading, meaning);
    const literals = parts.map(glob_syntax/* literalOf */.Zc);
    const wildcards = literals.filter((part) => part === null).length;
    const [, name] = literals;
    if (parts.length === 2 && parts[0] === '**' && typeof name === 'string') {
        index.names.set(name, origin);
    }
    else if (wildcards === 0) {
        index.trees.set(literals.join('/'), origin);
    }
    else if (wildcards === 1 && parts.at(-1) === '**') {
        index.below.set(literals.slice(0, -1).join('/'), origin);
    }
    else {
        const glob = parts.join('/');
        const deeper = meaning.covers && parts.at(-1) !== '**' ? [`${glob}/**`] : [];
        index.others.push(createMinimatchGlob([glob, ...deeper], origin, meaning.caseFold));
    }
}
function partsAtTheirDepth(reading, meaning) {
    const parts = meaning.covers ? withoutTail(reading.parts) : withTail(reading);
    const isName = parts.length === 1 && parts[0] !== '**' && meaning.anyDepth && !reading.rooted;
    return isName ? ['**', ...parts] : parts;
}
/** Denying `x/**` also denies `x`. `x/*\/**` is about folders, so it does not apply to the files in `x`. */
function withoutTail(parts) {
    const last = parts.at(-2);
    return parts.at(-1) === '**' && last !== undefined && !/^[*?]+$/.test(last) ? parts.slice(0, -1) : parts;
}
/** Allowing `*\/docs/` allows everything in such folders. */
function withTail({ parts, folder }) {
    const wild = folder && parts.at(-1) !== '**' && parts.some((part) => (0,glob_syntax/* literalOf */.Zc)(part) === null);
    return wild ? [...parts, '**'] : parts;
}
function findMatch({ trees, below, names, others }, path, { covers }) {
    let found = trees.get('') ?? below.get('') ?? trees.get(path);
    for (let at = path.indexOf('/'); at !== -1 && found === undefined; at = path.indexOf('/', at + 1)) {
        const folder = path.slice(0, at);
        found = trees.get(folder) ?? below.get(folder);
        if (covers)
            found ??= names.get(folder.slice(folder.lastIndexOf('/') + 1));
    }
    found ??= names.get(path.slice(path.lastIndexOf('/') + 1));
    return found ?? others.find((glob) => glob.test(path))?.origin ?? null;
}


/***/ }),

/***/ 96810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q4: () => (/* binding */ compilePathRules),
  W1: () => (/* binding */ decidePath),
  Iq: () => (/* binding */ literalGlob),
  GT: () => (/* binding */ mayReadWith)
});

// UNUSED EXPORTS: removesFile

// EXTERNAL MODULE: ./build/core/path/git-folder.js
var git_folder = __webpack_require__(13993);
// EXTERNAL MODULE: ./build/constraints/patterns/glob.js + 1 modules
var glob = __webpack_require__(8028);
;// CONCATENATED MODULE: ./build/constraints/patterns/path-finding.js
/** The path rules, in the order in which they are asked. Source: decision D11. */
const PATH_RULES = [
    'git_dir',
    'protected_paths',
    'undeletable_files',
    'denied_reads',
    'denied_patterns',
    'allowed_patterns',
];

;// CONCATENATED MODULE: ./build/constraints/patterns/path-verdict-cache.js
/** The most answers kept at once for each use. */
const CACHE_SIZE = 50_000;
/** Judges each use of a path once, because the rules never change in a run. */
function cachePathFindings(judge, useOf) {
    const known = {
        read: new Map(),
        write: new Map(),
        delete: new Map(),
    };
    let latest = null;
    const findings = (path, use) => {
        const answers = known[use];
        const before = answers.get(path);
        if (before !== undefined)
            return before;
        if (answers.size >= CACHE_SIZE)
            answers.clear();
        const found = judge(path, use);
        answers.set(path, found);
        return found;
    };
    const ofStep = (step) => {
        if (latest?.step !== step) {
            const byRule = new Map();
            for (const change of step) {
                for (const finding of findings(change.path, useOf(change))) {
                    const others = byRule.get(finding.rule);
                    if (others === undefined)
                        byRule.set(finding.rule, [finding]);
                    else
                        others.push(finding);
                }
            }
            latest = { step, byRule };
        }
        return latest.byRule;
    };
    return { findings, ofStep };
}

;// CONCATENATED MODULE: ./build/constraints/patterns/path-rules.js




/**
 * Decides which rules apply to a path. `weightOf` is the severity of each rule's response, and `blocksFrom` the
 * severity from which a use is refused. Throws InvalidGlobError.
 */
function compilePathRules(lists, weightOf, blocksFrom) {
    const allow = (0,glob/* compileGlobs */.tI)(lists.allowed_patterns, glob/* ALLOW_MEANING */.gA);
    const rules = rulesOf(lists, allow, weightOf);
    const remembered = cachePathFindings((path, use) => findingsOf(rules, path, use), useOf);
    return { ...remembered, allowedBy: allow.match, weightOf, blocksFrom };
}
function useOf(change) {
    return removesFile(change) ? 'delete' : 'write';
}
function rulesOf(lists, allow, weightOf) {
    const harness = (0,glob/* compileGlobs */.tI)(lists.harness.map(literalGlob), glob/* PROTECT_MEANING */.kf);
    const opened = (0,glob/* compileGlobs */.tI)(lists.openProtected, glob/* ALLOW_MEANING */.gA);
    const guarded = (0,glob/* compileGlobs */.tI)(lists.protected_paths, glob/* PROTECT_MEANING */.kf);
    const linked = linkedPaths(lists, opened);
    const lasting = (0,glob/* compileGlobs */.tI)(lists.undeletable_files, glob/* DENY_MEANING */.pr);
    const hidden = (0,glob/* compileGlobs */.tI)(lists.denied_reads, glob/* DENY_MEANING */.pr);
    const denied = (0,glob/* compileGlobs */.tI)(lists.denied_patterns, glob/* DENY_MEANING */.pr);
    const broken = {
        git_dir: (path) => ((0,git_folder/* isGitPath */.o)(path) ? '.git' : (harness.match(path) ?? undefined)),
        protected_paths: (path) => {
            const pattern = guarded.match(path) ?? linked(path);
            return pattern === null || opened.match(path) !== null ? undefined : pattern;
        },
        undeletable_files: (path) => lasting.match(path) ?? undefined,
        denied_reads: (path) => hidden.match(path) ?? undefined,
        denied_patterns: (path) => denied.match(path) ?? undefined,
        allowed_patterns: (path) => lists.allowed_patterns.length === 0 || allow.match(path) !== null ? undefined : null,
    };
    return PATH_RULES.map((name) => ({
        name,
        uses: USES[name],
        weight: weightOf(name),
        broken: broken[name],
    }));
}
/** Matches the targets of protected links. The answer names the link, because people know the rule by its name. */
function linkedPaths({ protectedLinks = [] }, opened) {
    const closed = protectedLinks.filter(({ link }) => opened.match(link) === null);
    const targets = (0,glob/* compileGlobs */.tI)(closed.map(({ glob }) => glob), glob/* PROTECT_MEANING */.kf);
    return (path) => {
        const target = targets.match(path);
        const link = closed.find(({ glob }) => glob === target)?.link;
        return link === undefined ? null : `the link ${link} leads there`;
    };
}
const USES = {
    git_dir: ['read', 'write', 'delete'],
    protected_paths: ['write', 'delete'],
    undeletable_files: ['delete'],
    denied_reads: ['read'],
    denied_patterns: ['write', 'delete'],
    allowed_patterns: ['write', 'delete'],
};
/** Returns a glob that matches exactly this name. */
function literalGlob(path) {
    return path.replace(/[\\*?[\]{}()!+@]/g, '\\$&');
}
/**
 * Returns the first broken rule, so a path that is protected, denied and not allowed is one violation instead of three.
 * A later rule is added only if its response is more severe than all before it. So the most severe response is always
 * among the findings, and the order cannot change it.
 */
function findingsOf(rules, path, use) {
    const found = [];
    let heaviest = 0;
    for (const rule of rules) {
        if (rule.weight <= heaviest || !rule.uses.includes(use))
            continue;
        const pattern = rule.broken(path);
        if (pattern === undefined)
            continue;
        found.push({ rule: rule.name, path, pattern });
        heaviest = rule.weight;
    }
    return found;
}
/** Returns true if a change removes the file: deleted, changed into something else, or emptied. Source: S-010. */
function removesFile(change) {
    if (change.status === 'deleted' || change.status === 'type_changed')
        return true;
    if (change.bytes !== 0 || change.status !== 'modified')
        return false;
    const sameContent = change.oldOid !== null && change.oldOid === change.newOid;
    return !sameContent;
}
/** Returns the rule that decides this use of a path. `explain` prints it; the constraints use the same rules. */
function decidePath(path, rules, use = 'write') {
    const findings = rules.findings(path, use);
    const blocking = findings.find((finding) => rules.weightOf(finding.rule) >= rules.blocksFrom);
    const deciding = blocking ?? findings[0];
    if (deciding !== undefined) {
        return { path, use, allowed: blocking === undefined, rule: deciding.rule, pattern: deciding.pattern };
    }
    const pattern = use === 'read' ? null : rules.allowedBy(path);
    return { path, use, allowed: true, rule: pattern === null ? null : 'allowed_patterns', pattern };
}
/** Returns a test that says if the model may see a file's content in a listing, a search or a read. */
function mayReadWith(rules) {
    return (path) => decidePath(path, rules, 'read').allowed;
}


/***/ }),

/***/ 13868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ MINUTE_MS),
/* harmony export */   p: () => (/* binding */ rateCheck)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _definition_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73222);


/** The width of the sliding window, in ms. Source: S-005 to S-008 of the seed. */
const MINUTE_MS = 60_000;
/**
 * Checks if one more is allowed now. Anything exactly a minute old is outside the window (D10: any minute allows
 * exactly the limit). If the window is full, the call waits. Waiting does not help with a limit of 0.
 */
function rateCheck(ages, { rate_limits: limits }, { what, key, remedy }) {
    const limit = limits[key];
    const recent = ages.filter((age) => age < MINUTE_MS);
    const count = recent.length;
    const metrics = { count, limit };
    if (count < limit)
        return (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .passed */ .bF)(metrics);
    const inTheWay = recent[count - limit];
    const found = { limit: `${limit}/minute`, actual: String(count), gravity: { usual: limits.on_exceed } };
    if (inTheWay === undefined) {
        return (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .violated */ .b2)({
            ...found,
            reason: `rate_limits.${key} is 0, which allows no ${what}: ${remedy}`,
            forPeople: `rate_limits.${key} is 0, which allows no ${what}: set a higher rate_limits.${key}`,
            metrics,
        });
    }
    const waitMs = Math.ceil(MINUTE_MS - inTheWay);
    const full = `${what} within the last minute: ${count}, and rate_limits.${key} is ${limit}`;
    return (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .violated */ .b2)({
        ...found,
        reason: `${full}: the next is allowed in ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .inSeconds */ .F7)(waitMs)}; ${remedy}`,
        forPeople: `${full}: the next is allowed in ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .inSeconds */ .F7)(waitMs)}; set a higher rate_limits.${key}`,
        metrics: { ...metrics, wait_ms: waitMs },
        waitMs,
    });
}


/***/ }),

/***/ 63758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XP: () => (/* binding */ CONSTRAINT_NAMES),
  Mo: () => (/* binding */ REGISTRY),
  oO: () => (/* binding */ RESPONSE_RULES),
  q0: () => (/* binding */ buildChain),
  ju: () => (/* binding */ buildPathRules)
});

// UNUSED EXPORTS: FLOORS, bindConstraint, phasesOf

// EXTERNAL MODULE: ./build/core/run/constraint.js
var constraint = __webpack_require__(12969);
// EXTERNAL MODULE: ./build/settings/schema/schema.js + 6 modules
var schema = __webpack_require__(96621);
// EXTERNAL MODULE: ./build/constraints/definition/validation.js
var validation = __webpack_require__(73222);
;// CONCATENATED MODULE: ./build/constraints/calls/allowed-tools.js


/**
 * Returns the tools that a run may use. An empty list means all, and `task_completion` is always allowed. Source:
 * ADR-0027.
 */
function toolsAllowed(configured) {
    if (configured.length === 0)
        return schema/* TOOL_NAMES */.K2;
    return configured.includes('task_completion') ? configured : [...configured, 'task_completion'];
}
const allowedTools = {
    name: 'allowed_tools',
    code: 'TOOL-01',
    designs: ['ADR-0027', 'ADR-0026'],
    response: 'reject',
    floor: false,
    summary: 'Only the tools in `allowed_tools` may be used. An empty list allows all. `task_completion` is always allowed.',
    remedy: 'use another tool, or add this one to `allowed_tools`',
    applies: ({ settings }) => settings.allowed_tools.length > 0,
    checks: {
        call: ({ tool, known }, { settings }) => {
            const allowed = toolsAllowed(settings.allowed_tools);
            if (!known || allowed.includes(tool))
                return (0,validation/* passed */.bF)({ tool });
            return (0,validation/* violated */.b2)({
                reason: `tool ${(0,validation/* printableName */.Nt)(tool)} is not in allowed_tools (${allowed.join(', ')}): use one of these`,
                forPeople: `the model called ${(0,validation/* printableName */.Nt)(tool)}, which is not in allowed_tools (${allowed.join(', ')}): add it there if the task needs it`,
                metrics: { tool },
                limit: allowed.join(', '),
                actual: tool,
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/calls/force-push.js

/** S-012. `shell/forced-pushes.ts` finds the forms in the command's text; this only decides. */
const forcePush = {
    name: 'force_push',
    code: 'GIT-06',
    seed: 'S-012',
    response: 'reject',
    strict: 'emergency_stop',
    floor: true,
    summary: 'A command may not force-push: `--mirror`, `+ref`, any form of `--force…`, and pushes that cannot be parsed.',
    remedy: 'nothing to do: the run itself pushes the accepted commit, and never overwrites work by others',
    checks: {
        call: ({ forcedPushes = [] }) => {
            if (forcedPushes.length === 0)
                return (0,validation/* passed */.bF)();
            return (0,validation/* violated */.b2)({
                reason: `forced push (${(0,validation/* listed */.KE)(forcedPushes)}): forced pushes are prohibited on all branches; use git revert to undo changes and do not push, because the run pushes the accepted commit`,
                metrics: { forms: forcedPushes.length },
                actual: (0,validation/* listed */.KE)(forcedPushes),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/calls/interactive-tools.js

/** Tools that wait for a person. Source: ADR-0027 `isInteractiveTool`. */
const INTERACTIVE_TOOLS = ['ask_question', 'converse'];
const interactiveTools = {
    name: 'interactive_tools',
    code: 'TOOL-02',
    designs: ['ADR-0027', 'ADR-0026'],
    response: 'reject',
    floor: true,
    summary: '`ask_question` and `converse` are refused, because nobody can answer.',
    remedy: 'put everything that the agent needs into the task',
    checks: {
        call: ({ tool }) => {
            if (!INTERACTIVE_TOOLS.includes(tool))
                return (0,validation/* passed */.bF)({ tool });
            return (0,validation/* violated */.b2)({
                reason: `tool ${tool} is interactive, and nobody can answer in headless mode: decide from the task, or end with task_completion`,
                forPeople: `the model called ${tool}, and nobody can answer in headless mode: put everything that the agent needs into the task`,
                metrics: { tool },
                actual: tool,
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/calls/unknown-tool.js



const unknownTool = {
    name: 'unknown_tool',
    code: 'PROTO-02',
    response: 'reject',
    floor: true,
    summary: 'A call must name an existing tool.',
    remedy: 'use a model that calls only the tools it is offered',
    checks: {
        call: ({ tool, known }, { settings }) => {
            if (known || INTERACTIVE_TOOLS.includes(tool))
                return (0,validation/* passed */.bF)();
            const offered = toolsAllowed(settings.allowed_tools).join(', ');
            return (0,validation/* violated */.b2)({
                reason: `there is no tool ${(0,validation/* printableName */.Nt)(tool)}: use one of ${offered}`,
                metrics: { tool: (0,validation/* printableName */.Nt)(tool) },
                actual: (0,validation/* printableName */.Nt)(tool),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
;// CONCATENATED MODULE: ./build/constraints/calls/working-directory.js


/**
 * The path resolver keeps edits inside the folder; this rule covers commands without a sandbox. Source:
 * docs/configuration.md.
 */
const workingDirectory = {
    name: 'working_directory',
    code: 'FS-01',
    response: 'reject',
    floor: true,
    summary: 'A run that starts below the root of the repository may change only that folder.',
    remedy: 'start the run in a folder that contains everything it should change',
    applies: ({ base = '' }) => base !== '',
    checks: {
        change: ({ step }, { base = '' }) => {
            const below = `${base}/`;
            const paths = [];
            for (const { path } of step)
                if (!path.startsWith(below))
                    paths.push(path);
            if (paths.length === 0)
                return (0,validation/* passed */.bF)({ paths: 0 });
            const what = `${(0,figures/* plural */.LS)(paths.length, 'path')} (${(0,validation/* listed */.KE)(paths)}) outside ${(0,validation/* printableName */.Nt)(base)}`;
            return (0,validation/* violated */.b2)({
                reason: `${what}: change only files in that folder`,
                forPeople: `${what}: start the run in a folder that contains everything it should change`,
                metrics: { paths: paths.length },
                paths,
                limit: base,
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/commit/commit-files.js


const commitFiles = {
    name: 'commit_files',
    code: 'COMMIT-01',
    seed: 'S-003',
    setting: 'commit.max_files',
    response: 'reject',
    floor: false,
    summary: 'Files in one commit. A larger commit is refused, and the work is kept.',
    remedy: 'split the task, or raise `commit.max_files`',
    checks: {
        commit: ({ changes }, { settings }) => {
            const limit = settings.commit.max_files;
            const files = changes.length;
            const metrics = { files, limit };
            if (files <= limit)
                return (0,validation/* passed */.bF)(metrics);
            return (0,validation/* violated */.b2)({
                reason: `the commit has ${(0,figures/* plural */.LS)(files, 'file')}, commit.max_files is ${limit}: nothing was committed; split the task or raise commit.max_files`,
                metrics,
                limit: String(limit),
                actual: String(files),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/core/git/change.js
var change = __webpack_require__(69897);
;// CONCATENATED MODULE: ./build/constraints/commit/commit-size.js



const commitSize = {
    name: 'commit_size',
    code: 'COMMIT-02',
    seed: 'S-004',
    setting: 'commit.max_size',
    response: 'reject',
    floor: false,
    summary: 'Bytes of all files in one commit. A larger commit is refused, and the work is kept.',
    remedy: 'split the task, or raise `commit.max_size`',
    checks: {
        commit: ({ changes }, { settings }) => {
            const limit = settings.commit.max_size;
            const { bytes } = (0,change/* totalsOf */.v)(changes);
            const metrics = { bytes, limit };
            if (bytes <= limit)
                return (0,validation/* passed */.bF)(metrics);
            return (0,validation/* violated */.b2)({
                reason: `the commit has ${(0,figures/* sized */.Sk)(bytes)} (${bytes} bytes), commit.max_size is ${(0,figures/* sized */.Sk)(limit)} (${limit} bytes): nothing was committed; split the task or raise commit.max_size`,
                metrics,
                limit: (0,figures/* sized */.Sk)(limit),
                actual: (0,figures/* sized */.Sk)(bytes),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/commit/main-branch.js


/** Returns what the commit lacks, one text for each part. Secrets and the commit rate have their own constraints. */
function missingParts({ changelog, stateProblem, invalid }) {
    const found = [];
    if (changelog !== null && !changelog.updated) {
        found.push(`${(0,validation/* printableName */.Nt)(changelog.file)} is not updated (require_changelog): add an entry for this change`);
    }
    if (stateProblem !== null)
        found.push(`the state file is not valid: ${stateProblem}`);
    const [first] = invalid;
    if (first !== undefined) {
        const others = invalid.slice(1).map(({ path }) => path);
        const more = others.length > 0 ? `, and so are ${(0,figures/* plural */.LS)(others.length, 'other file')} (${(0,validation/* listed */.KE)(others)})` : '';
        found.push(`${(0,validation/* printableName */.Nt)(first.path)} ${first.problem}${more} (main_branch.validate): make it valid`);
    }
    return found;
}
function check(main) {
    if (main === null)
        return (0,validation/* passed */.bF)({ main: false });
    const found = missingParts(main);
    const metrics = { main: true, branch: (0,validation/* printableName */.Nt)(main.branch), lacks: found.length };
    if (found.length === 0)
        return (0,validation/* passed */.bF)(metrics);
    return (0,validation/* violated */.b2)({
        reason: `a commit on the main branch ${(0,validation/* printableName */.Nt)(main.branch)} is refused: ${found.join('; ')}`,
        metrics,
        paths: main.invalid.map(({ path }) => path),
        limit: (0,validation/* printableName */.Nt)(main.branch),
    });
}
/** S-013 of the seed: changelog, state, schemas, secrets, rate. Other constraints check the last two. */
const mainBranch = {
    name: 'main_branch',
    code: 'COMMIT-03',
    seed: 'S-013',
    response: 'reject',
    floor: false,
    summary: 'A commit on the main branch must update the changelog, keep the state file valid and match the schemas, if `main_branch` and `state` ask for it.',
    remedy: 'fix what the message names, or set another branch in `git.branch`',
    checks: { commit: ({ main }) => check(main) },
};

;// CONCATENATED MODULE: ./build/constraints/commit/secrets.js

/** S-013 of the seed: "no secrets in files". Only places and kinds are reported, never the value. */
const secrets = {
    name: 'secrets',
    code: 'SEC-01',
    seed: 'S-013',
    response: 'reject',
    floor: true,
    summary: 'A commit may not add keys, tokens or passwords, nor have them in its paths, message, author or branch name.',
    remedy: 'remove it, keep it in a secret store, and replace the key if it was real',
    checks: { commit: (facts) => secrets_check(facts) },
};
function secrets_check({ secrets: found }) {
    const [first] = found;
    if (first === undefined)
        return (0,validation/* passed */.bF)({ findings: 0 });
    const others = found.slice(1).map(placeOf);
    const more = others.length > 0 ? `; more in ${(0,validation/* listed */.KE)([...new Set(others)])}` : '';
    return (0,validation/* violated */.b2)({
        reason: `${placeOf(first)} contains ${first.kind}${more}: nothing was committed; remove it, keep it in a secret store, and replace the key if it was real`,
        metrics: { findings: found.length, places: (0,validation/* listed */.KE)([...new Set(found.map(placeOf))], 20) },
        paths: [...new Set(found.flatMap(({ path }) => path ?? []))],
    });
}
function placeOf({ path, setting, line }) {
    if (path === null)
        return setting ?? 'the commit message';
    return line === null ? `the path ${(0,validation/* printableName */.Nt)(path)}` : `${(0,validation/* printableName */.Nt)(path)}:${line}`;
}

;// CONCATENATED MODULE: ./build/constraints/commit/state-freshness.js


/** S-014 of the seed: the state file must be written regularly. The run does this itself (decision D17). */
const stateFreshness = {
    name: 'state_freshness',
    code: 'STATE-01',
    seed: 'S-014',
    setting: 'state.max_age',
    response: 'warn_continue',
    floor: false,
    summary: 'Age of the state file that the harness keeps up to date. Off unless `state` is set.',
    remedy: 'check that the file is valid and the disk is writable, or raise `state.max_age`',
    applies: ({ settings }) => settings.state !== undefined,
    checks: {
        budget: ({ stateAgeMs = null }, { settings: { state } }) => {
            if (state === undefined || stateAgeMs === null)
                return (0,validation/* passed */.bF)();
            const metrics = { age_ms: Math.round(stateAgeMs), limit_ms: state.max_age };
            if (stateAgeMs <= state.max_age)
                return (0,validation/* passed */.bF)(metrics);
            return (0,validation/* violated */.b2)({
                reason: `${(0,validation/* printableName */.Nt)(state.file)} was last written ${(0,figures/* inSeconds */.F7)(stateAgeMs)} ago, state.max_age is ${(0,figures/* inSeconds */.F7)(state.max_age)}: check that it is a valid JSON object and that the disk is writable`,
                metrics,
                paths: [state.file],
                limit: (0,figures/* inSeconds */.F7)(state.max_age),
                actual: (0,figures/* inSeconds */.F7)(stateAgeMs),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/constraints/definition/responses.js
var responses = __webpack_require__(49073);
;// CONCATENATED MODULE: ./build/constraints/limits/file-size.js



const LARGE_FILE_ADVICE = 'keep such data in Git LFS or elsewhere, or write less';
/** Returns both limits, the stricter consequence first. Sources: S-001 and S-002 of the seed, decision D6. */
function sizeLimits({ soft, hard }) {
    const kind = (part, matches) => ({ ...part, matches });
    return [
        kind({
            seed: 'S-002',
            gravity: { usual: 'reject', least: 'reject' },
            rule: 'file_size.hard',
            limit: hard,
            remedy: LARGE_FILE_ADVICE,
            people: 'keep such data in Git LFS or elsewhere',
        }, ({ bytes }) => bytes > hard),
        kind({
            seed: 'S-001',
            gravity: { usual: 'reject' },
            rule: 'file_size.soft for binary files',
            limit: soft,
            remedy: LARGE_FILE_ADVICE,
            people: 'keep such data in Git LFS or elsewhere, or set a higher file_size.soft',
        }, ({ bytes, binary }) => binary && bytes > soft),
        kind({
            seed: 'S-001',
            gravity: { usual: 'warn_continue' },
            rule: 'file_size.soft',
            limit: soft,
            remedy: 'consider splitting it',
            people: 'split it, or set a higher file_size.soft',
        }, ({ bytes }) => bytes > soft),
    ];
}
/** Checks planned edits, finished commands and the final commit with one function. */
function file_size_check(changes, { file_size: sizes }) {
    const { largest } = (0,change/* sumsOf */.y)(changes);
    const metrics = { bytes: largest, soft: sizes.soft, hard: sizes.hard };
    if (largest <= Math.min(sizes.soft, sizes.hard))
        return (0,validation/* passed */.bF)(metrics);
    for (const { matches, seed, gravity, rule, limit, remedy, people } of sizeLimits(sizes)) {
        const found = changes.filter(matches).sort((a, b) => b.bytes - a.bytes);
        const [first] = found;
        if (first === undefined)
            continue;
        const paths = found.map(({ path }) => path);
        const more = found.length > 1
            ? `, with ${(0,figures/* plural */.LS)(found.length - 1, 'more file')} (${(0,validation/* listed */.KE)(paths.slice(1))}) over it`
            : '';
        const what = `${(0,validation/* printableName */.Nt)(first.path)} is ${(0,figures/* sized */.Sk)(first.bytes)} (${first.bytes} bytes), ${rule} is ${(0,figures/* sized */.Sk)(limit)} (${limit} bytes)${more}`;
        return (0,validation/* violated */.b2)({
            reason: `${what}: ${remedy}`,
            forPeople: `${what}: ${people}`,
            metrics,
            paths,
            limit: (0,figures/* sized */.Sk)(limit),
            actual: (0,figures/* sized */.Sk)(first.bytes),
            seed,
            gravity,
        });
    }
    return (0,validation/* passed */.bF)(metrics);
}
const fileSize = {
    name: 'file_size',
    code: 'FS-09',
    seed: 'S-001',
    otherSeeds: ['S-002'],
    response: 'warn_continue',
    floor: false,
    summary: 'Bytes of one file. Text over `soft` is a warning, binary content over `soft` is rejected, and anything over `hard` is always rejected.',
    remedy: 'keep such data in Git LFS or outside the repository; `hard` can only be lowered',
    checks: {
        change: ({ step }, { settings }) => file_size_check(step, settings),
        commit: ({ changes }, { settings }) => file_size_check(changes, settings),
    },
};

;// CONCATENATED MODULE: ./build/constraints/limits/mass-deletion.js


const massDeletion = {
    name: 'mass_deletion',
    code: 'FS-10',
    response: 'reject',
    floor: true,
    summary: 'At most half of the files that git tracked at the start may be deleted.',
    remedy: 'delete them by hand',
    checks: {
        /** More than half, and it cannot be turned off. Source: decision D35. */
        change: ({ startFiles, startFilesGone }) => {
            const metrics = { start_files: startFiles, gone: startFilesGone };
            if (startFilesGone * 2 <= startFiles)
                return (0,validation/* passed */.bF)(metrics);
            const most = Math.floor(startFiles / 2);
            const what = `${(0,figures/* plural */.LS)(startFilesGone, 'file')} of the ${startFiles} at the start would be gone, and at most half may be`;
            return (0,validation/* violated */.b2)({
                reason: `${what}: keep the files, or move fewer of them`,
                forPeople: `${what}: delete or move them by hand`,
                metrics,
                limit: String(most),
                actual: String(startFilesGone),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/limits/near-limit.js
/**
 * Returns the warning for a limit that is used up to `warnAt` or more; otherwise null. Zero usage never warns, even
 * with a limit of 0. Source: ADR-012 `warn_at`, docs/configuration.md.
 */
function nearLimitText({ name, used, limit, write }, warnAt) {
    if (used <= 0 || used > limit || used < limit * warnAt)
        return null;
    const share = Math.floor((used / limit) * 100);
    return `${write(used)} of ${write(limit)} used (${share}% of ${name}): finish with what is left`;
}

;// CONCATENATED MODULE: ./build/constraints/limits/max-bytes-changed.js



const maxBytesChanged = {
    name: 'max_bytes_changed',
    code: 'LIM-03',
    response: 'graceful_exit',
    floor: false,
    summary: 'Bytes of new content, because a single line or a binary file can have any size.',
    remedy: 'keep data out of the repository, or raise `max_bytes_changed`',
    checks: {
        change: ({ by, total }, { settings: { max_bytes_changed: limit, warn_at: warnAt } }) => {
            const metrics = { bytes: total.bytes, limit };
            if (total.bytes <= limit) {
                const use = { name: 'max_bytes_changed', used: total.bytes, limit, write: figures/* sized */.Sk };
                return (0,validation/* passed */.bF)(metrics, nearLimitText(use, warnAt));
            }
            const verb = by === 'edit' ? 'would hold' : 'hold';
            const what = `the changed files ${verb} ${(0,figures/* sized */.Sk)(total.bytes)} (${total.bytes} bytes), max_bytes_changed is ${(0,figures/* sized */.Sk)(limit)} (${limit} bytes)`;
            return (0,validation/* violated */.b2)({
                reason: `${what}: write less`,
                forPeople: `${what}: give a smaller task or a higher max_bytes_changed`,
                metrics,
                limit: (0,figures/* sized */.Sk)(limit),
                actual: (0,figures/* sized */.Sk)(total.bytes),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/constraints/limits/model-call-budget.js
var model_call_budget = __webpack_require__(18674);
;// CONCATENATED MODULE: ./build/constraints/limits/max-cost-usd.js



/** Formats dollars to a hundredth of a cent, about the price of a short call. */
function dollars(amount) {
    return `$${Number(amount.toFixed(4))}`;
}
const maxCostUsd = {
    name: 'max_cost_usd',
    code: 'LIM-07',
    designs: ['ADR-012'],
    response: 'graceful_exit',
    floor: false,
    summary: 'Cost of the model in USD, if its price is known. A call that would exceed it is not made.',
    remedy: 'give a smaller task, use a cheaper model, or raise `max_cost_usd`',
    applies: ({ costKnown }) => costKnown,
    checks: {
        budget: (facts, { settings: { max_cost_usd: limit, warn_at: warnAt } }) => {
            const { costUsd } = facts;
            if (costUsd === null)
                return (0,validation/* passed */.bF)({ limit });
            const next = (0,model_call_budget/* isBeforeCall */.A)(facts) ? (facts.nextCostUsd ?? 0) : 0;
            const metrics = { cost_usd: costUsd, next, limit };
            // A run may spend exactly its limit. After that, no call with an unknown price is possible.
            const isSpent = costUsd === limit && (0,model_call_budget/* isBeforeCall */.A)(facts) && typeof facts.nextCostUsd !== 'number';
            if (costUsd + next <= limit && !isSpent) {
                return (0,validation/* passed */.bF)(metrics, nearLimitText({ name: 'max_cost_usd', used: costUsd, limit, write: dollars }, warnAt));
            }
            const ahead = next > 0 ? ` and the next call costs at least ${dollars(next)}` : '';
            return (0,validation/* violated */.b2)({
                reason: `${dollars(costUsd)} spent${ahead}, max_cost_usd is ${dollars(limit)}: give a smaller task or a higher max_cost_usd`,
                metrics,
                limit: dollars(limit),
                actual: dollars(costUsd + next),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/limits/max-files.js



const maxFiles = {
    name: 'max_files',
    code: 'LIM-01',
    designs: ['ADR-0027'],
    response: 'graceful_exit',
    floor: false,
    summary: 'Number of files that may differ from the start.',
    remedy: 'give a smaller task, or raise `max_files`',
    checks: {
        change: ({ by, total }, { settings: { max_files: limit, warn_at: warnAt } }) => {
            const metrics = { files: total.files, limit };
            if (total.files <= limit) {
                return (0,validation/* passed */.bF)(metrics, nearLimitText({ name: 'max_files', used: total.files, limit, write: String }, warnAt));
            }
            const verb = by === 'edit' ? 'would change' : 'changed';
            const what = `${verb} ${(0,figures/* plural */.LS)(total.files, 'file')}, max_files is ${limit}`;
            return (0,validation/* violated */.b2)({
                reason: `${what}: undo a change first`,
                forPeople: `${what}: give a smaller task or a higher max_files`,
                metrics,
                limit: String(limit),
                actual: String(total.files),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/limits/max-lines-changed.js



const maxLinesChanged = {
    name: 'max_lines_changed',
    code: 'LIM-02',
    designs: ['ADR-0027'],
    response: 'graceful_exit',
    floor: false,
    summary: 'Lines added plus removed, as a net diff against the start.',
    remedy: 'give a smaller task, or raise `max_lines_changed`',
    checks: {
        change: ({ by, total }, { settings: { max_lines_changed: limit, warn_at: warnAt } }) => {
            const { linesAdded, linesRemoved } = total;
            const lines = linesAdded + linesRemoved;
            const metrics = { lines_added: linesAdded, lines_removed: linesRemoved, limit };
            if (lines <= limit) {
                const use = { name: 'max_lines_changed', used: lines, limit, write: String };
                return (0,validation/* passed */.bF)(metrics, nearLimitText(use, warnAt));
            }
            const verb = by === 'edit' ? 'would change' : 'changed';
            const what = `${verb} ${(0,figures/* plural */.LS)(lines, 'line')} (${linesAdded} added, ${linesRemoved} removed), max_lines_changed is ${limit}`;
            return (0,validation/* violated */.b2)({
                reason: `${what}: make a smaller change`,
                forPeople: `${what}: give a smaller task or a higher max_lines_changed`,
                metrics,
                limit: String(limit),
                actual: String(lines),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/limits/max-tokens.js




const maxTokens = {
    name: 'max_tokens',
    code: 'LIM-05',
    designs: ['ADR-0027', 'ADR-012'],
    response: 'graceful_exit',
    floor: false,
    summary: 'Tokens that the provider reports, cached ones included. A call that cannot fit is not made.',
    remedy: 'give a smaller task, or raise `max_tokens`',
    checks: {
        budget: (facts, { settings: { max_tokens: limit, warn_at: warnAt } }) => {
            const { tokensUsed, nextInput } = facts;
            const next = (0,model_call_budget/* isBeforeCall */.A)(facts) ? nextInput + model_call_budget/* MIN_OUTPUT_TOKENS */.o : 0;
            const metrics = { tokens: tokensUsed, next, limit };
            if (tokensUsed + next <= limit) {
                return (0,validation/* passed */.bF)(metrics, nearLimitText({ name: 'max_tokens', used: tokensUsed, limit, write: figures/* grouped */.zD }, warnAt));
            }
            const ahead = next > 0 ? ` and the next call needs at least ${(0,figures/* grouped */.zD)(next)}` : '';
            return (0,validation/* violated */.b2)({
                reason: `${(0,figures/* grouped */.zD)(tokensUsed)} tokens used${ahead}, max_tokens is ${(0,figures/* grouped */.zD)(limit)}: give a smaller task or a higher max_tokens`,
                metrics,
                limit: String(limit),
                actual: String(tokensUsed + next),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/limits/max-turns.js




const maxTurns = {
    name: 'max_turns',
    code: 'LIM-04',
    designs: ['ADR-012'],
    response: 'graceful_exit',
    floor: false,
    summary: 'Number of model turns.',
    remedy: 'give a smaller task, or raise `max_turns`',
    checks: {
        budget: (facts, { settings: { max_turns: limit, warn_at: warnAt } }) => {
            const { turns } = facts;
            const metrics = { turns, limit };
            if (turns + ((0,model_call_budget/* isBeforeCall */.A)(facts) ? 1 : 0) <= limit) {
                return (0,validation/* passed */.bF)(metrics, nearLimitText({ name: 'max_turns', used: turns, limit, write: String }, warnAt));
            }
            return (0,validation/* violated */.b2)({
                reason: `${(0,figures/* plural */.LS)(turns, 'turn')} taken, max_turns is ${limit}: give a smaller task or a higher max_turns`,
                metrics,
                limit: String(limit),
                actual: String(turns),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/limits/open-files.js

/** S-015 of the seed: "logged if limit approached". It therefore warns from `warn_at` of the limit. */
const openFiles = {
    name: 'open_files',
    code: 'EXEC-05',
    seed: 'S-015',
    response: 'warn_continue',
    floor: false,
    summary: 'Open file handles of the harness. A warning at `warn_at` of the limit.',
    remedy: 'report it as a bug, or raise `open_files`',
    checks: {
        budget: ({ openFiles: open = null }, { settings: { open_files: limit, warn_at: warnAt } }) => {
            if (open === null)
                return (0,validation/* passed */.bF)({ limit });
            const metrics = { open, limit };
            if (open <= limit && open < limit * warnAt)
                return (0,validation/* passed */.bF)(metrics);
            return (0,validation/* violated */.b2)({
                reason: `the harness has ${open} files open, open_files is ${limit}: report it as a bug, or set a higher open_files`,
                metrics,
                limit: String(limit),
                actual: String(open),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/limits/timeout.js



const timeout = {
    name: 'timeout',
    code: 'LIM-06',
    designs: ['ADR-0027', 'ADR-012', 'ADR-0026'],
    response: 'emergency_stop',
    floor: true,
    summary: 'Time of the whole run. The last part is reserved for gates, commit and reports. 0 sets no limit.',
    remedy: 'give a smaller task, or raise `timeout`',
    applies: ({ settings }) => settings.timeout > 0,
    checks: {
        budget: ({ elapsedMs, landingMs = 0 }, { settings: { timeout: limit, warn_at: warnAt } }) => {
            const metrics = { elapsed_ms: Math.round(elapsedMs), limit_ms: limit };
            const isOver = landingMs > 0 ? elapsedMs + landingMs >= limit : elapsedMs > limit;
            if (!isOver) {
                return (0,validation/* passed */.bF)(metrics, nearLimitText({ name: 'timeout', used: elapsedMs, limit, write: figures/* inSeconds */.F7 }, warnAt));
            }
            const landing = landingMs > 0 ? `, of which the last ${(0,figures/* inSeconds */.F7)(landingMs)} are reserved for gates and commit` : '';
            return (0,validation/* violated */.b2)({
                reason: `${(0,figures/* inSeconds */.F7)(elapsedMs)} elapsed, timeout is ${(0,figures/* inSeconds */.F7)(limit)}${landing}: give a smaller task or a higher timeout`,
                metrics,
                limit: (0,figures/* inSeconds */.F7)(limit),
                actual: (0,figures/* inSeconds */.F7)(elapsedMs),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/constraints/paths/path-check.js
var path_check = __webpack_require__(76464);
;// CONCATENATED MODULE: ./build/constraints/paths/allowed-patterns.js


/** Names the globs, so that the model knows where it may write. */
function words({ settings }) {
    return {
        rule: 'not in allowed_patterns',
        remedy: `write only to ${(0,validation/* listed */.KE)(settings.allowed_patterns, 6)}, or say in your result which other file must change`,
        forPeople: `only ${(0,validation/* listed */.KE)(settings.allowed_patterns, 6)} may be written: change the task, or add a glob to allowed_patterns`,
    };
}
const allowedPatterns = {
    name: 'allowed_patterns',
    code: 'FS-08',
    designs: ['ADR-0027'],
    response: 'reject',
    floor: false,
    summary: 'Only these paths may be written. An empty list allows every path that is not denied.',
    remedy: 'add a glob to `allowed_patterns`',
    applies: ({ settings }) => settings.allowed_patterns.length > 0,
    checks: {
        call: (facts, context) => (0,path_check/* callCheck */.FR)('allowed_patterns', ['write'], words(context))(facts, context),
        change: (facts, context) => (0,path_check/* changeCheck */.rk)('allowed_patterns', words(context))(facts, context),
    },
};

;// CONCATENATED MODULE: ./build/constraints/paths/denied-patterns.js

const deniedPatterns = {
    name: 'denied_patterns',
    code: 'FS-07',
    designs: ['ADR-0027'],
    response: 'reject',
    floor: false,
    summary: 'These paths may not be written, even if `allowed_patterns` names them.',
    remedy: 'remove the glob from `denied_patterns`',
    checks: (0,path_check/* writeChecks */.PP)('denied_patterns', {
        rule: 'denied by denied_patterns',
        remedy: 'change another file, or the source that this file is generated from',
        forPeople: 'change the task, or remove the glob from denied_patterns',
    }),
};

;// CONCATENATED MODULE: ./build/constraints/paths/denied-reads.js

const deniedReads = {
    name: 'denied_reads',
    code: 'FS-05',
    response: 'reject',
    floor: false,
    summary: 'The model never sees the content of these files, given by name at any depth, or by path. Commands see them as empty.',
    remedy: 'remove the file from `denied_reads` if it contains no secret',
    checks: {
        call: (0,path_check/* callCheck */.FR)('denied_reads', ['read'], {
            rule: 'hidden by denied_reads',
            remedy: 'do the task without its content',
            forPeople: 'change the task, or remove the file from denied_reads if it contains no secret',
        }),
    },
};

// EXTERNAL MODULE: ./build/constraints/paths/git-dir.js
var git_dir = __webpack_require__(81786);
// EXTERNAL MODULE: ./build/constraints/paths/protected-paths.js
var protected_paths = __webpack_require__(10811);
;// CONCATENATED MODULE: ./build/constraints/paths/undeletable-files.js

const undeletableFiles = {
    name: 'undeletable_files',
    code: 'FS-10',
    seed: 'S-010',
    response: 'reject',
    floor: true,
    summary: 'These file names, at any depth, may be changed but not deleted, emptied or replaced by a link.',
    remedy: 'remove the name from `undeletable_files`',
    checks: {
        change: (0,path_check/* changeCheck */.rk)('undeletable_files', {
            rule: 'kept by undeletable_files',
            remedy: 'change its content if you must, but keep the file',
            forPeople: 'delete it by hand, or remove the name from undeletable_files',
        }),
    },
};

// EXTERNAL MODULE: ./build/constraints/patterns/path-rules.js + 2 modules
var path_rules = __webpack_require__(96810);
// EXTERNAL MODULE: ./build/constraints/rates/rate-check.js
var rate_check = __webpack_require__(13868);
;// CONCATENATED MODULE: ./build/constraints/rates/rates.js


function rate({ messages, instead, ...row }, checks) {
    const setting = `rate_limits.${messages.key}`;
    const remedy = `raise \`${setting}\`${instead === undefined ? '' : `, or ${instead}`}`;
    return { ...row, setting, response: 'delay', floor: false, remedy, checks };
}
/** Defines a rate limit for one kind of call. */
function callRate(kind, row) {
    return rate(row, {
        call: ({ pace }, { settings }) => pace?.kind === kind ? (0,rate_check/* rateCheck */.p)(pace.ages, settings, row.messages) : (0,validation/* passed */.bF)(),
    });
}
/** Defines a rate limit for commits, on any branch or only on the main branch. */
function rateOfCommits(on, row) {
    return rate(row, {
        commit: ({ ages, main }, { settings }) => on === 'main' && main === null ? (0,validation/* passed */.bF)() : (0,rate_check/* rateCheck */.p)(ages, settings, row.messages),
    });
}
const readRate = callRate('read', {
    name: 'read_rate',
    code: 'RATE-01',
    seed: 'S-005',
    summary: 'Reads, searches and listings per minute. The harness waits, or rejects with `on_exceed: reject`.',
    messages: {
        what: 'file reads',
        key: 'file_reads',
        remedy: 'read only what the task needs, or search for it',
    },
});
const writeRate = callRate('write', {
    name: 'write_rate',
    code: 'RATE-02',
    seed: 'S-006',
    summary: 'Calls of editing tools per minute. The harness waits, or rejects with `on_exceed: reject`.',
    messages: { what: 'file writes', key: 'file_writes', remedy: 'put more into one edit' },
});
const commitRate = rateOfCommits('any', {
    name: 'commit_rate',
    code: 'RATE-03',
    seed: 'S-007',
    summary: 'Commits by runs on one branch per minute, including earlier runs by commit date. The harness waits, or rejects with `on_exceed: reject`.',
    messages: {
        what: 'commits of runs on this branch',
        key: 'commits',
        remedy: 'start fewer runs at once',
    },
});
const mainCommitRate = rateOfCommits('main', {
    name: 'main_commit_rate',
    code: 'RATE-04',
    seed: 'S-008',
    summary: 'Commits by runs on the main branch per minute. The harness waits, or rejects with `on_exceed: reject`.',
    instead: 'set another branch in `git.branch`',
    messages: {
        what: 'commits of runs on the main branch',
        key: 'main_commits',
        remedy: 'start fewer runs at once, or name another branch in git.branch',
    },
});

// EXTERNAL MODULE: ./build/core/assert-never.js
var assert_never = __webpack_require__(16701);
;// CONCATENATED MODULE: ./build/constraints/repetition/repetition-reason.js



/** Describes a repetition, the calls that show it and the last result, for the model and the user alike. */
function repetitionReason({ kind, length, times, calls, said: lastResult = '' }) {
    const names = [...new Set(calls.map(nameOf))];
    const last = names.at(-1) ?? '';
    switch (kind) {
        case 'cycle':
            return length === 1
                ? `the same call (${last}) had the same result ${times} times in a row`
                : `the same ${length} calls (${(0,validation/* joinedList */.Gu)(names)}) were repeated ${times} times with the same results`;
        case 'error':
            return `${(0,figures/* plural */.LS)(times, 'call')} failed with the same error (last: ${withResult(last, lastResult)})`;
        case 'refusals':
            return `the last ${(0,figures/* plural */.LS)(times, 'call')} were all refused (last: ${lastResult === '' ? last : lastResult})`;
        case 'back_and_forth':
            return `the last ${(0,figures/* plural */.LS)(times, 'change')} only restored earlier states (last: ${last})`;
        case 'nothing_new':
            return `the last ${(0,figures/* plural */.LS)(times, 'call')} brought nothing new (${(0,validation/* joinedList */.Gu)(names)}, ${names.length === 1 ? `${times} times` : 'again and again'}) and changed nothing`;
        default:
            return (0,assert_never/* assertNever */.x)(kind);
    }
}
/** Returns a command alone; for other tools, the tool's name and its subject. */
function nameOf({ tool, subject }) {
    if (subject === '')
        return tool;
    return tool === 'execute_command' ? `\`${subject}\`` : `${tool} ${subject}`;
}
function withResult(name, result) {
    return result === '' ? name : `${name}: ${result}`;
}

;// CONCATENATED MODULE: ./build/constraints/repetition/repetition.js




const ENDS = 'graceful_exit';
/** Warns the model the first time, and ends the run the second time. Source: docs/constraints.md. */
const repetition = {
    name: 'repetition',
    code: 'LIM-08',
    response: 'warn_continue',
    floor: false,
    summary: 'Loops: repeated calls with the same results, the same error again and again, or no progress in the tree. First a warning, then `graceful_exit` with outcome `failure`.',
    remedy: 'give a clearer task or use another model; `on_violation` can make it a warning',
    checks: {
        result: ({ repetition: found, told }, { settings }) => {
            if (found === null)
                return (0,validation/* passed */.bF)();
            const ends = (response) => (0,constraint/* severity */.y)((0,responses/* responseOf */.lR)(repetition, settings, { usual: response })) >= (0,constraint/* severity */.y)(ENDS);
            const { kind, length, times } = found;
            const words = `${repetitionReason(found)}${told ? ', after a warning' : ''}`;
            const reason = ends(told ? ENDS : repetition.response)
                ? `stuck: ${words}: give a clearer task or use another model`
                : `${words}: try something else, or call task_completion with status "impossible" and the reason${ends(ENDS) ? '; if this continues, the run ends' : ''}`;
            return (0,validation/* violated */.b2)({
                reason,
                metrics: { kind, length, times, told },
                actual: `${times} times`,
                ...(told ? { gravity: { usual: ENDS } } : {}),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/constraints/tree/hazard-check.js
var hazard_check = __webpack_require__(19595);
;// CONCATENATED MODULE: ./build/constraints/tree/hazards.js

/** Defines a rule about entries that a step may not leave on disk. */
function hazard({ advice, ...row }) {
    const codes = [row.code, ...(row.otherCodes ?? [])];
    return { ...row, response: 'reject', floor: true, checks: { change: (0,hazard_check/* hazardCheck */.D)(codes, advice) } };
}
const gitRefs = hazard({
    name: 'git_refs',
    code: 'GIT-02',
    seed: 'S-009',
    strict: 'emergency_stop',
    summary: 'A command may not move a branch, a tag or HEAD, so it cannot commit, stash or switch.',
    remedy: 'nothing to do: the run itself commits the work',
    advice: 'only edit files: the run makes the commit itself',
});
const nestedRepository = hazard({
    name: 'nested_repository',
    code: 'GIT-03',
    seed: 'S-009',
    summary: 'A command may not leave a repository inside this one, because its files would not be measured.',
    remedy: 'clone or initialize repositories in the temporary folder',
    advice: 'make repositories under $TMPDIR, not in the workspace',
});
const specialFiles = hazard({
    name: 'special_files',
    code: 'FS-03',
    summary: 'A command may not leave pipes, sockets, devices, hard links or set-id bits, because a commit cannot contain them.',
    remedy: 'create them in the temporary folder',
    advice: 'leave only regular files, folders and links in the workspace',
});
const invalidPaths = hazard({
    name: 'invalid_paths',
    code: 'FS-06',
    summary: 'A command may not leave names with control or invisible characters, or names that are not UTF-8.',
    remedy: 'use readable names',
    advice: 'use names without control or invisible characters',
});
/** Checked at each step, because finding it only at the end would waste the whole run. */
const committable = hazard({
    name: 'committable',
    code: 'GIT-07',
    otherCodes: ['GIT-04'],
    summary: 'Changes that the commit cannot contain are refused: files managed by a git filter (GIT-04), paths outside the sparse checkout, and files whose uncommitted changes cannot be told apart from the run’s.',
    remedy: 'check out the path, commit or stash uncommitted changes, or change files that a filter manages by hand',
    advice: 'leave it',
});

;// CONCATENATED MODULE: ./build/constraints/tree/links.js



/** A symlink hides its target: from measurement if it is inside the repository, and from reviewers if it is outside. */
const links = {
    name: 'links',
    code: 'FS-02',
    response: 'reject',
    floor: true,
    summary: 'Neither a command nor a commit may contain symlinks into `.git`, to ignored paths or out of the repository, or absolute ones.',
    remedy: 'use a relative link to a tracked path',
    checks: {
        change: (0,hazard_check/* hazardCheck */.D)(['FS-02'], 'let links lead to tracked paths of this repository'),
        commit: ({ linksOut }) => linksOutside(linksOut),
    },
};
function linksOutside(links) {
    const [first] = links;
    if (first === undefined)
        return (0,validation/* passed */.bF)({ links: 0 });
    return (0,validation/* violated */.b2)({
        reason: `${(0,validation/* printableName */.Nt)(first.path)} is a link to ${(0,validation/* printableName */.Nt)(first.target)}, outside the repository (${(0,figures/* plural */.LS)(links.length, 'such link')}): nothing was committed; use a relative link to a tracked path`,
        metrics: { links: links.length },
        paths: links.map(({ path }) => path),
    });
}

;// CONCATENATED MODULE: ./build/constraints/registry.js


































/**
 * All constraints, in the order in which they are asked: tools, then git and forge-headless files > protected >
 * undeletable > denied > allowed > limits. Source: decision D11.
 */
const REGISTRY = [
    unknownTool,
    interactiveTools,
    allowedTools,
    git_dir/* gitDir */.o,
    gitRefs,
    forcePush,
    nestedRepository,
    specialFiles,
    links,
    invalidPaths,
    committable,
    workingDirectory,
    protected_paths/* protectedPaths */.RN,
    undeletableFiles,
    massDeletion,
    deniedReads,
    deniedPatterns,
    allowedPatterns,
    maxFiles,
    maxLinesChanged,
    maxBytesChanged,
    maxTurns,
    maxTokens,
    maxCostUsd,
    timeout,
    repetition,
    fileSize,
    readRate,
    writeRate,
    stateFreshness,
    openFiles,
    secrets,
    mainBranch,
    commitFiles,
    commitSize,
    commitRate,
    mainCommitRate,
];
/** The names that `on_violation` accepts. */
const CONSTRAINT_NAMES = REGISTRY.map((definition) => definition.name);
/** The mildest response that `on_violation` may give to each constraint with a floor. */
const FLOORS = Object.fromEntries(REGISTRY.filter((definition) => definition.floor).map(({ name, response }) => [name, response]));
/** The facts that settings need to check `on_violation`. `hindsight`: constraints that only look at results. */
const RESPONSE_RULES = {
    knownConstraints: CONSTRAINT_NAMES,
    floors: FLOORS,
    hindsight: REGISTRY.filter(({ checks }) => Object.keys(checks).join() === 'result').map(({ name }) => name),
};
const PHASES = ['call', 'change', 'result', 'budget', 'commit'];
function phasesOf(definition) {
    return PHASES.filter((phase) => definition.checks[phase] !== undefined);
}
/** Builds the path rules with the responses of this run. Throws InvalidGlobError: see `constraintProblems`. */
function buildPathRules(settings, extra) {
    const weights = new Map(REGISTRY.map((each) => [each.name, (0,constraint/* severity */.y)((0,responses/* responseOf */.lR)(each, settings))]));
    const boot = extra.agentLinkAtRoot === true ? protected_paths/* BOOT_PATHS */.eJ : [];
    const lists = {
        ...settings,
        protected_paths: [...settings.protected_paths, ...boot, ...(0,protected_paths/* harnessPaths */.Rs)(settings)],
        openProtected: extra.openProtected,
        protectedLinks: extra.protectedLinks ?? [],
        harness: extra.harness ?? [],
    };
    return (0,path_rules/* compilePathRules */.q4)(lists, (rule) => weights.get(rule) ?? 0, (0,constraint/* severity */.y)('reject'));
}
/** Builds the run's chain. Pass existing path rules, so that their cache is used. Throws InvalidGlobError. */
function buildChain(settings, extra, paths = buildPathRules(settings, extra)) {
    const { costKnown, base = '' } = extra;
    const context = { settings, paths, costKnown, base };
    return REGISTRY.flatMap((definition) => bindConstraint(definition, context) ?? []);
}
/** Binds a definition to a run's settings; null if the settings switch it off. */
function bindConstraint(definition, context) {
    if (definition.applies?.(context) === false)
        return null;
    const { name, code, seed, checks } = definition;
    return {
        name,
        code,
        ...(seed === undefined ? {} : { seed }),
        phases: phasesOf(definition),
        validate: (facts) => {
            switch (facts.phase) {
                case 'call':
                    return checks.call?.(facts, context) ?? (0,validation/* passed */.bF)();
                case 'change':
                    return checks.change?.(facts, context) ?? (0,validation/* passed */.bF)();
                case 'result':
                    return checks.result?.(facts, context) ?? (0,validation/* passed */.bF)();
                case 'budget':
                    return checks.budget?.(facts, context) ?? (0,validation/* passed */.bF)();
                case 'commit':
                    return checks.commit?.(facts, context) ?? (0,validation/* passed */.bF)();
            }
        },
        onViolation: ({ gravity }) => (0,responses/* responseOf */.lR)(definition, context.settings, gravity),
    };
}


/***/ }),

/***/ 19595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ hazardCheck)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _definition_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73222);


/** Checks a step for entries on disk that no commit may contain or that indicate tampering. */
function hazardCheck(codes, remedy) {
    return ({ hazards }) => {
        const found = hazards.filter(({ code }) => codes.includes(code));
        const [first] = found;
        if (first === undefined)
            return (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .passed */ .bF)({ hazards: 0 });
        const paths = [...new Set(found.map((hazard) => hazard.path))];
        const others = paths.length > 1 ? `, with ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(paths.length - 1, 'more path')} (${(0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(paths.slice(1))})` : '';
        const { code, forPeople } = first;
        const texts = forPeople === undefined
            ? { reason: `${(0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .printableName */ .Nt)(first.path)}: ${first.reason}${others}; ${remedy}` }
            : { reason: first.reason + others, forPeople: forPeople + others };
        return (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .violated */ .b2)({ ...texts, code, metrics: { hazards: found.length }, paths });
    };
}


/***/ }),

/***/ 86217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ BRANCH_TRAILER),
/* harmony export */   cu: () => (/* binding */ RUN_TRAILER),
/* harmony export */   qJ: () => (/* binding */ namesOurTrailer),
/* harmony export */   ty: () => (/* binding */ trailerOf),
/* harmony export */   wV: () => (/* binding */ AUDIT_TRAILER)
/* harmony export */ });
/** The trailers of every commit that a run makes. Source: docs/reports.md, events.jsonl. */
/** Names the run. A commit that carries it is ours. */
const RUN_TRAILER = 'Forge-Run';
/** Names the audit chain's head at the event that binds the commit's tree. */
const AUDIT_TRAILER = 'Forge-Audit';
/** Names the branch that the run made the commit for. A branch is ours if its last commit names it. */
const BRANCH_TRAILER = 'Forge-Branch';
const OURS = new RegExp(String.raw `^[ \t]*(?:${RUN_TRAILER}|${AUDIT_TRAILER}|${BRANCH_TRAILER})[ \t]*[:=]`, 'im');
/** Returns true if a line of a message would be read as one of our trailers. */
function namesOurTrailer(message) {
    return OURS.test(message.replace(/\r\n?/g, '\n'));
}
/**
 * Returns the value of a trailer that a run wrote: one line of the last paragraph, and nowhere else. `elsewhere`: only
 * another paragraph has it. `doubtful`: the message has it more than once, folded, indented or in another spelling,
 * which a run never writes. Null: the message does not have it.
 */
function trailerOf(message, key) {
    const lines = message.replace(/\r\n?/g, '\n').trimEnd().split('\n');
    const named = new RegExp(String.raw `^[ \t]*${key}[ \t]*[:=]`, 'i');
    const found = lines.flatMap((line, at) => (named.test(line) ? [at] : []));
    const [at, second] = found;
    if (at === undefined)
        return null;
    const isLastParagraph = lines.slice(at).every((line) => line.trim() !== '') && lines.slice(0, at).includes('');
    const isFolded = /^[ \t]/.test(lines[at + 1] ?? '');
    const line = lines[at] ?? '';
    const isExact = line.startsWith(`${key}: `) && line.trim() === line;
    if (second === undefined && !isLastParagraph)
        return 'elsewhere';
    if (second !== undefined || isFolded || !isExact)
        return 'doubtful';
    return { value: line.slice(key.length + 2) };
}


/***/ }),

/***/ 59458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ canonicalHost)
/* harmony export */ });
/** Maximum octets of a name without a trailing dot (RFC 1035, 2.3.4; one less for the root label). */
const LONGEST_NAME = 253;
/** One part of a name: letters, digits and hyphens, no hyphen at either end (RFC 1123, 2.1). */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A last label that makes the name an IPv4 address: `1`, `0x7f`, `0x` (URL Standard, "ends in a number"). */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/;
/**
 * Returns the canonical form of a full DNS name: lower case, without the trailing dot. Returns null for anything else:
 * addresses, single labels, user names, ports, Unicode (an IDN has an `xn--` form).
 */
function canonicalHost(spelled) {
    // Only ASCII is folded: to lower case, U+212A (the Kelvin sign) would become a plain k.
    const folded = spelled.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const name = folded.endsWith('.') ? folded.slice(0, -1) : folded;
    if (name.length > LONGEST_NAME)
        return null;
    const labels = name.split('.');
    if (labels.length < 2 || !labels.every((label) => LABEL.test(label)))
        return null;
    return NUMBER.test(labels.at(-1) ?? '') ? null : name;
}


/***/ }),

/***/ 36425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refuseStart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapters_host_workspace_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13485);
/* harmony import */ var _adapters_secrets_secret_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54431);
/* harmony import */ var _settings_schema_untrusted_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73000);
/* harmony import */ var _context_secret_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34519);
/* harmony import */ var _record_observers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65746);
/* harmony import */ var _record_reports_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74855);
/* harmony import */ var _record_start_violation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56228);









function codeOf(problem) {
    return (0,_settings_schema_untrusted_source_js__WEBPACK_IMPORTED_MODULE_4__/* .isUntrustedSource */ .o)(problem) ? 'CFG-02' : 'CFG-01';
}
/**
 * Records a run that did not start because of its settings, git, a cancellation, or a missing right. No model was
 * called and nothing was changed. The reports go where the run's would have gone, so that nobody takes an earlier
 * run's outcome for this one's.
 */
function refuseStart(refused) {
    const redactor = (0,_adapters_secrets_secret_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .createSecretGuard */ .q)((0,_context_secret_values_js__WEBPACK_IMPORTED_MODULE_5__/* .secretValues */ .V)(refused.env, null));
    const { place, trouble } = (0,_adapters_host_workspace_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locateWorkspace */ .m)(refused.at.workspace);
    const executionId = `run-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const options = {
        executionId,
        root: place.root,
        outputDir: refused.at.outputDir ?? _record_reports_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_OUTPUT */ .Ol,
        enabled: true,
        fallbackBase: refused.temporary,
        notice: () => undefined,
        redact: (bytes) => redactor.bytes(bytes),
    };
    const { writer } = (0,_record_reports_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .reportsPlace */ .tD)(options, refused.env.PATH ?? '');
    const isExpected = trouble === null && writer.dir === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(place.root, options.outputDir);
    if (writer.dir !== null && !isExpected)
        refused.notice(`the reports of this start are in ${writer.dir}`);
    const observers = (0,_record_observers_js__WEBPACK_IMPORTED_MODULE_6__/* .observe */ .l)({
        executionId,
        settings: {},
        clock: refused.clock,
        redactor,
        writer,
        log: () => () => undefined,
    });
    // Git and network failures are not rule violations, so none is recorded for them.
    const { code } = refused;
    const breaksRule = refused.outcome === 'config_error' || refused.outcome === 'skipped';
    for (const problem of breaksRule && code !== null ? refused.problems.split('\n') : []) {
        observers.emit({ type: 'violated', violation: (0,_record_start_violation_js__WEBPACK_IMPORTED_MODULE_8__/* .startViolation */ .y)(problem, code ?? codeOf(problem)) });
    }
    const outcome = { name: refused.outcome, reason: refused.problems.split('\n').join('; ') };
    observers.emit({ type: 'run_finished', outcome, changes: [] });
    return observers.publish(null);
}


/***/ }),

/***/ 65746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ observe)
});

// EXTERNAL MODULE: ./build/adapters/secrets/scan/finding-place.js
var finding_place = __webpack_require__(79702);
// EXTERNAL MODULE: ./build/audit/chain.js
var audit_chain = __webpack_require__(79169);
// EXTERNAL MODULE: ./build/audit/seal.js
var seal = __webpack_require__(39759);
// EXTERNAL MODULE: ./build/report/files/outputs.js
var files_outputs = __webpack_require__(1241);
// EXTERNAL MODULE: ./build/report/record/run-record.js + 6 modules
var run_record = __webpack_require__(34764);
// EXTERNAL MODULE: ./build/report/reports.js + 26 modules
var report_reports = __webpack_require__(71901);
;// CONCATENATED MODULE: ./build/run/record/event-places.js

/** Returns the names of the places that an event's texts come from. A record of a redaction shows them. */
function placesOf(event) {
    const elsewhere = (0,finding_place/* constantLocator */.zT)(wordsFor(event));
    const shown = event.type === 'tool_finished' ? resultPlace(event) : null;
    return (key, holder) => {
        if (shown !== null && key === 'text')
            return shown;
        const path = pathIn(holder);
        if (path === null || key === 'path' || key === 'filename')
            return elsewhere;
        return key === 'content' ? (0,finding_place/* fileLocator */.Xw)(path) : (0,finding_place/* constantLocator */.zT)(path);
    };
}
function pathIn(holder) {
    if ('path' in holder && typeof holder.path === 'string')
        return holder.path;
    return 'filename' in holder && typeof holder.filename === 'string' ? holder.filename : null;
}
/** Returns the lines of a file that was read; null for every other result. */
function resultPlace({ call, text }) {
    if (call.name !== 'read_file' || typeof call.arguments !== 'object' || call.arguments === null)
        return null;
    const path = pathIn(call.arguments);
    if (path === null)
        return null;
    const { start_line: start = 1 } = call.arguments;
    // A note about the file takes one line before it.
    const first = (typeof start === 'number' ? start : 1) - (/^\[[^\n]*\]\n/.test(text) ? 1 : 0);
    return (0,finding_place/* fileLocator */.Xw)(path, first);
}
function wordsFor(event) {
    switch (event.type) {
        case 'run_started':
            return 'the task or the settings';
        case 'gate_finished':
            return 'the output of a gate';
        case 'model_replied':
            return `turn ${event.turn}`;
        case 'tool_finished':
            return `turn ${event.turn}, ${event.call.name}`;
        case 'agent_ended':
            return "the agent's closing message";
        default:
            return 'turn' in event ? `turn ${event.turn}` : 'the record of the run';
    }
}

;// CONCATENATED MODULE: ./build/run/record/recorder.js
/**
 * Numbers and dates every event and passes it to the listeners in order. No listener can change a run. The wall clock
 * is read once, and later times are counted by the monotonic clock, so a clock change never reorders events or
 * falsifies durations. After `run_finished`, only the seal of the record is accepted; later events are not part of the
 * run.
 */
class Recorder {
    #clock;
    #listeners;
    /** Wall time and monotonic time of the start, in ms. */
    #began;
    #seq = 0;
    #lastAt = 0;
    #last = null;
    constructor(clock, listeners) {
        this.#clock = clock;
        this.#listeners = listeners;
        this.#began = { at: clock.now(), mark: clock.monotonic() };
    }
    emit = (event) => {
        const { type } = event;
        if (this.#last === 'record_sealed' || (this.#last !== null && type !== 'record_sealed'))
            return;
        if (type === 'run_finished' || type === 'record_sealed')
            this.#last = type;
        const recorded = this.next(event);
        this.#seq = recorded.seq;
        this.#lastAt = recorded.at;
        for (const listener of this.#listeners)
            listener(recorded);
    };
    /** Returns the event as it would be recorded now. */
    next(event) {
        return { seq: this.#seq + 1, at: this.#time(), event };
    }
    /** Returns the time of the latest event, in ms since the epoch. */
    lastAt() {
        return this.#lastAt;
    }
    #time() {
        return this.#began.at + Math.max(0, Math.floor(this.#clock.monotonic() - this.#began.mark));
    }
}

// EXTERNAL MODULE: ./build/core/run/codes.js
var codes = __webpack_require__(22066);
;// CONCATENATED MODULE: ./build/run/record/redaction-record.js

/** Maximum number of findings with their own record; one more record counts the rest. */
const MOST_RECORDS = 20;
/** Records that something was redacted: the kinds and places, never the values. */
class RedactionRecord {
    #count = 0;
    /** Returns the events for these findings, in order. */
    eventsFor(found) {
        return found.flatMap((one) => {
            this.#count += 1;
            if (this.#count <= MOST_RECORDS)
                return [recordOf(reasonFor(one))];
            return this.#count === MOST_RECORDS + 1 ? [recordOf(AND_MORE)] : [];
        });
    }
}
const AND_MORE = `more than ${MOST_RECORDS} secrets were found and redacted: the others are not recorded individually`;
function reasonFor({ kind, place }) {
    const where = place === null ? '' : ` (${place})`;
    return `${kind}${where} is redacted in everything that this run writes: if it is real, replace it, and keep it out of the repository and of what commands print`;
}
function recordOf(reason) {
    const { type, title } = codes/* CODES */.L['OUT-02'];
    return {
        type: 'violated',
        violation: {
            constraint: title.replaceAll(' ', '_'),
            code: 'OUT-02',
            type,
            response: 'warn_continue',
            reason,
            paths: [],
            details: {},
            effect: 'prevented',
        },
    };
}

;// CONCATENATED MODULE: ./build/run/record/observers.js









function observe(parts) {
    const { clock, redactor, writer } = parts;
    const chain = (0,audit_chain/* createChain */.Us)();
    let record = (0,run_record/* emptyRecord */.FR)(parts.executionId, clock.now());
    const recorder = new Recorder(clock, [
        (recorded) => writer.appendEvent(chain.append(recorded)),
        (recorded) => {
            record = (0,run_record/* applyRecordedEvent */.Zu)(record, recorded);
        },
        parts.log(() => record),
    ]);
    const auditHead = () => chain.head();
    const redactions = new RedactionRecord();
    const recordRedactions = () => {
        for (const event of redactions.eventsFor(redactor.takeFound()))
            recorder.emit(event);
    };
    // Secrets are removed before anything is chained, recorded or shown: no listener ever sees one.
    const emit = (event) => {
        redactor.neverHide(idsIn(event));
        const clean = redactor.data(event, placesOf(event));
        if (event.type === 'run_finished')
            recordRedactions();
        recorder.emit(clean);
        recordRedactions();
    };
    return {
        emit,
        redactPatch: (patch) => (patch === null ? null : redactor.bytes(patch, (0,finding_place/* patchLocator */.Ng)('changes.patch'))),
        record: () => record,
        foretold: (event) => (0,run_record/* applyRecordedEvent */.Zu)(record, recorder.next(redactor.data(event, placesOf(event)))),
        auditHead,
        recordedAt: () => recorder.lastAt(),
        publish: (patch) => {
            // The reports name the root, which is the hash of the seal over the reports. Until it is known, the hash before
            // it takes its place.
            const prev = chain.head();
            const reports = (0,report_reports/* renderReports */.kr)(record, (0,report_reports/* choiceFrom */.CF)(parts.settings), {
                patch,
                auditRoot: prev,
                reportDir: writer.dir,
            });
            const files = writer.redacted(reports);
            const sealed = [
                ...writer.writtenFiles(),
                ...files.map(({ name, content }) => (0,seal/* sealedFile */.X2)(name, content)),
            ];
            recorder.emit({ type: 'record_sealed', files: sealed });
            const auditRoot = chain.head();
            writer.write(files.map(({ name, content }) => ({ name, content: (0,seal/* withHash */.F)(content, prev, auditRoot) })));
            writer.close();
            const outputs = (0,files_outputs/* outputsOf */.Y)(record, {
                reportDir: writer.dir,
                auditRoot: writer.dir === null ? null : auditRoot,
            });
            return { outputs: redactor.data(outputs), dir: writer.dir, record, patch: (0,report_reports/* textOf */.b6)(patch), redactor };
        },
    };
}
/** Returns the harness's own IDs, which are never redacted even if a text calls one of them a secret. */
function idsIn(event) {
    const ids = ['executionId', 'head', 'tree', 'parent', 'sha'];
    const named = { ...event };
    return ids.flatMap((id) => {
        const value = named[id];
        return typeof value === 'string' ? [value] : [];
    });
}


/***/ }),

/***/ 17496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ plainViolation)
/* harmony export */ });
/* harmony import */ var _core_run_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22066);

/** Returns a violation that belongs to no turn and no tool, and that no constraint of the chain decides. */
function plainViolation(code, reason, response, effect) {
    const { type, title } = _core_run_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .L[code];
    const constraint = title.replaceAll(' ', '_');
    return { constraint, code, type, response, reason, paths: [], details: {}, effect };
}


/***/ }),

/***/ 74855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ol: () => (/* binding */ DEFAULT_OUTPUT),
  nk: () => (/* binding */ outputFolderObjection),
  tD: () => (/* binding */ reportsPlace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/adapters/git/program/hardened-git.js
var hardened_git = __webpack_require__(12011);
// EXTERNAL MODULE: ./build/adapters/git/program/user-repository.js
var user_repository = __webpack_require__(55247);
;// CONCATENATED MODULE: ./build/adapters/git/objects/tracked-file-below.js




/** Files that people commit to keep a folder in git. Reports may be written beside them. */
const PLACEHOLDERS = ['.gitignore', '.gitkeep', '.keep'];
/**
 * Returns one tracked file below the folder `dir` (absolute), or null if there is none or git fails. It blocks for
 * about 3 ms before the run begins.
 */
function trackedBelow(gitPath, root, dir) {
    const gitDir = (0,user_repository/* gitDirOf */.z0)(root);
    if (gitDir === null)
        return null;
    const command = ['ls-files', '-z', '--', (0,external_node_path_.relative)(root, dir)];
    const { args, cwd, env } = (0,hardened_git/* hardenedStart */.se)({ gitPath, gitDir, workTree: root }, command);
    const { stdout } = (0,external_node_child_process_.spawnSync)(gitPath, args, { cwd, env, timeout: 30_000, maxBuffer: 1 << 28 });
    // The output of a program that is not git is meaningless; the run ends with another reason then.
    const below = `${(0,external_node_path_.relative)(root, dir)}/`;
    const names = (stdout?.toString('utf8') ?? '').split('\0').filter((name) => name.startsWith(below));
    return names.find((name) => !PLACEHOLDERS.includes(name.slice(below.length))) ?? null;
}

// EXTERNAL MODULE: ./build/adapters/git/program/find-git.js
var find_git = __webpack_require__(67635);
// EXTERNAL MODULE: ./build/adapters/output/output-folder.js
var output_folder = __webpack_require__(1987);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/adapters/files/lock-file.js
var lock_file = __webpack_require__(95481);
// EXTERNAL MODULE: ./build/adapters/output/earlier-records.js
var earlier_records = __webpack_require__(39544);
;// CONCATENATED MODULE: ./build/adapters/output/event-log.js


/**
 * Writes events.jsonl. Each line is written completely before the run continues (about 5 µs), so a killed process loses
 * nothing. A line that a full disk cuts short is removed, so the file always ends with a whole line. Lines that could
 * not be written are kept and tried again with the next one.
 */
class EventLog {
    #file;
    #path;
    #length = 0;
    #waiting = [];
    /** Throws if the file cannot be created. It must not exist: an old one is removed before. */
    constructor(dir) {
        const { O_CREAT, O_EXCL, O_RDWR, O_NOFOLLOW } = external_node_fs_.constants;
        this.#path = (0,external_node_path_.join)(dir, 'events.jsonl');
        this.#file = (0,external_node_fs_.openSync)(this.#path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 0o644);
    }
    /** Throws the disk's error if this line or an earlier one could not be written; no line is lost. */
    append(line) {
        this.#waiting.push(line);
        this.flush();
    }
    flush() {
        while (this.#waiting.length > 0) {
            this.#write(Buffer.from(`${this.#waiting[0]}\n`));
            this.#waiting.shift();
        }
    }
    #write(bytes) {
        let written = 0;
        try {
            while (written < bytes.length) {
                written += (0,external_node_fs_.writeSync)(this.#file, bytes, written, bytes.length - written, this.#length + written);
            }
            this.#length += bytes.length;
        }
        catch (error) {
            (0,external_node_fs_.ftruncateSync)(this.#file, this.#length);
            throw error;
        }
    }
    /** Reports if the name still leads to this file, because a command without a sandbox can replace it. */
    isStillThere() {
        const found = (0,external_node_fs_.lstatSync)(this.#path, { throwIfNoEntry: false });
        const own = (0,external_node_fs_.fstatSync)(this.#file);
        return found !== undefined && found.ino === own.ino && found.dev === own.dev && own.size === this.#length;
    }
    /** Returns all lines so far, even those that could not be written. */
    content() {
        const bytes = Buffer.alloc(this.#length);
        const read = (0,external_node_fs_.readSync)(this.#file, bytes, 0, this.#length, 0);
        const waiting = Buffer.from(this.#waiting.map((line) => `${line}\n`).join(''));
        return Buffer.concat([bytes.subarray(0, read), waiting]);
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#file);
    }
}

// EXTERNAL MODULE: ./build/adapters/output/report-file.js
var report_file = __webpack_require__(36592);
;// CONCATENATED MODULE: ./build/adapters/output/written-digests.js



/** Digests of the files that a run writes besides events.jsonl and its reports, taken when they were written. */
class WrittenDigests {
    /** By name. A file that was written twice has its latest digest. */
    #files = new Map();
    add(name, content) {
        this.#files.set(name, digestOf(name, content));
    }
    /** Call this when another folder is used, because it contains none of them. */
    clear() {
        this.#files.clear();
    }
    /** Returns the digests, with the `.gitignore` of the folder `dir` if it exists. */
    in(dir) {
        const written = [...this.#files.values()];
        if (dir === null)
            return written;
        try {
            return [...written, digestOf('.gitignore', (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(dir, '.gitignore')))];
        }
        catch {
            return written;
        }
    }
}
function digestOf(name, content) {
    return { name, bytes: content.length, sha256: (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex') };
}

;// CONCATENATED MODULE: ./build/adapters/output/report-writer.js









/**
 * Prepares the output folder, and moves an earlier run's record to `previous/`. Throws an Error with one line for the
 * user if the path itself is wrong (a link, outside, the workspace itself): a configuration error before anything has
 * run. If the disk fails, a new folder elsewhere is used.
 */
function openReportWriter(options) {
    const dir = (0,output_folder/* resolveOutputFolder */.UY)(options.root, options.outputDir);
    return new FolderWriter(dir, options);
}
class FolderWriter {
    #options;
    #told = new Set();
    #wanted;
    #release = () => undefined;
    #kept = new WrittenDigests();
    #fellBack = false;
    #folder = null;
    #events = null;
    constructor(dir, options) {
        this.#options = options;
        this.#wanted = dir;
        // Also without reports, because an old record would be taken for this run's.
        if (options.enabled || (0,external_node_fs_.existsSync)(dir))
            this.#open();
    }
    #open() {
        const dir = this.#wanted;
        try {
            this.#folder = (0,output_folder/* openOutputFolder */.uS)(dir);
            const lock = (0,lock_file/* takeLock */.H)((0,external_node_path_.join)(dir, output_folder/* FOLDER_LOCK */.b7), this.#options.executionId);
            if (!lock.ok)
                throw new Error(`another run writes to it: ${lock.holder}`);
            this.#release = lock.release;
            (0,earlier_records/* archiveEarlierRecords */.l)(dir);
            if (this.#options.enabled)
                this.#events = new EventLog(dir);
        }
        catch (error) {
            this.#folder = null;
            if (this.#options.enabled)
                this.#fallBack(`reports cannot be written to ${dir} (${(0,message_of/* messageOf */.b)(error)})`);
        }
    }
    get dir() {
        return this.#options.enabled ? (this.#folder?.dir ?? null) : null;
    }
    appendEvent(line) {
        try {
            this.#events?.append(line);
        }
        catch (error) {
            this.#tell(`events.jsonl cannot be written (${(0,message_of/* messageOf */.b)(error)}); trying again at each event`);
        }
    }
    saveQuarantine(name, bytes) {
        const safe = name
            .replace(/\.patch$/, '')
            .replace(/[^A-Za-z0-9._-]+/g, '-')
            .replace(/^\.+/, '');
        const file = `${output_folder/* QUARANTINE */.DX}/${safe === '' ? 'step' : safe}.patch`;
        if (this.#folder === null && !this.#options.enabled && !this.#fellBack)
            this.#openForQuarantine();
        if (!this.#put({ name: file, content: bytes }))
            return null;
        return this.#options.enabled || this.#folder === null ? file : (0,external_node_path_.join)(this.#folder.dir, file);
    }
    #openForQuarantine() {
        this.#open();
        if (this.#folder === null)
            this.#fallBack(`${this.#wanted} cannot be written`);
    }
    saveOutput(name, text) {
        if (!this.#options.enabled)
            return null;
        const file = `${output_folder/* OUTPUTS */.py}/${name}.txt`;
        return this.#put({ name: file, content: text }) ? file : null;
    }
    write(files) {
        if (!this.#options.enabled)
            return [];
        this.#rescueEvents();
        return files
            .filter((file) => this.#store((0,report_file/* isRedacted */.v)(file) ? file : this.#finish(file)))
            .map(({ name }) => name);
    }
    redacted(files) {
        return files.map((file) => this.#finish(file));
    }
    #finish({ name, content }) {
        return {
            name,
            content: this.#options.redact(typeof content === 'string' ? Buffer.from(content) : content, name),
        };
    }
    writtenFiles() {
        return this.#kept.in(this.#folder?.dir ?? null);
    }
    close() {
        this.#rescueEvents();
        this.#events?.close();
        this.#events = null;
        this.#release();
    }
    /** Writes a file during the run. */
    #put(file) {
        const finished = this.#finish(file);
        if (!this.#store(finished))
            return false;
        this.#kept.add(file.name, finished.content);
        return true;
    }
    #store({ name, content: bytes }) {
        for (const last of [false, true]) {
            if (this.#folder === null)
                return false;
            try {
                this.#mustBeOurs(this.#folder);
                for (const below of [output_folder/* QUARANTINE */.DX, output_folder/* OUTPUTS */.py]) {
                    if (name.startsWith(`${below}/`))
                        (0,output_folder/* openFolderBelow */.EQ)(this.#folder.dir, below);
                }
                (0,report_file/* writeAtomically */.O)(this.#folder.dir, name, bytes);
                return true;
            }
            catch (error) {
                const problem = `${name} cannot be written to ${this.#folder.dir} (${(0,message_of/* messageOf */.b)(error)})`;
                if (last)
                    this.#tell(`${problem}: it is lost`);
                else
                    this.#fallBack(problem);
            }
        }
        return false;
    }
    #mustBeOurs(folder) {
        if (!(0,output_folder/* isStillThere */.Tf)(folder))
            throw new Error('the folder was removed or replaced during the run');
    }
    /** Switches to a new folder, with the events so far. This happens once: after a second problem nothing is written. */
    #fallBack(problem) {
        const before = this.#events;
        this.#tell(problem);
        if (this.#fellBack)
            return;
        this.#fellBack = true;
        this.#kept.clear();
        try {
            this.#folder = (0,output_folder/* openFallbackFolder */.bK)(this.#options.fallbackBase);
            this.#tell(`${this.#options.enabled ? 'reports are' : 'undone work is'} written to ${this.#folder.dir} instead`);
            if (!this.#options.enabled)
                return;
            this.#events = new EventLog(this.#folder.dir);
            const lines = before?.content().toString().split('\n').slice(0, -1) ?? [];
            for (const line of lines)
                this.#events.append(line);
            before?.close();
        }
        catch (error) {
            this.#folder = null;
            this.#tell(`${this.#options.fallbackBase} cannot be written either (${(0,message_of/* messageOf */.b)(error)}): no reports are kept`);
        }
    }
    /** Ensures at the end that events.jsonl is complete and at its path, whatever happened to the file. */
    #rescueEvents() {
        const { events, folder } = { events: this.#events, folder: this.#folder };
        if (events === null || folder === null)
            return;
        try {
            this.#mustBeOurs(folder);
            events.flush();
            if (events.isStillThere())
                return;
            (0,report_file/* writeAtomically */.O)(folder.dir, 'events.jsonl', events.content());
            this.#tell('events.jsonl was removed or replaced during the run; it was written again');
        }
        catch (error) {
            this.#fallBack(`events.jsonl cannot be written to ${folder.dir} (${(0,message_of/* messageOf */.b)(error)})`);
        }
    }
    #tell(text) {
        if (this.#told.has(text))
            return;
        this.#told.add(text);
        this.#options.notice(text);
    }
}

// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
;// CONCATENATED MODULE: ./build/run/record/reports-folder.js








/** The folder of the reports unless the settings name another. */
const DEFAULT_OUTPUT = '.forge/artifacts';
/** Opens the configured folder for reports, or a new one if that cannot be used. */
function reportsPlace(options, searchPath) {
    try {
        refuseTracked(options, searchPath);
        return { writer: openReportWriter(options), trouble: null };
    }
    catch (error) {
        const outputDir = (0,external_node_path_.join)(options.fallbackBase, `forge-headless-${(0,external_node_crypto_.randomUUID)()}`);
        const trouble = (0,message_of/* messageOf */.b)(error);
        return { writer: openReportWriter({ ...options, outputDir }), trouble };
    }
}
/** Returns why no reports can go there; null if they can. Changes nothing. */
function outputFolderObjection(root, outputDir, searchPath) {
    try {
        refuseTracked({ root, outputDir }, searchPath);
        return null;
    }
    catch (error) {
        return (0,message_of/* messageOf */.b)(error);
    }
}
/** Throws if the folder contains tracked files, because reports would replace them and changes would not be counted. */
function refuseTracked({ root, outputDir }, searchPath) {
    const tracked = trackedIn(root, (0,output_folder/* resolveOutputFolder */.UY)(root, outputDir), searchPath);
    if (tracked === null)
        return;
    const remedy = `name another folder with output_dir, or remove it from git with \`git rm -r --cached ${outputDir}\``;
    throw new Error(`output_dir "${outputDir}" holds ${tracked}, which git tracks: ${remedy}`);
}
function trackedIn(root, dir, searchPath) {
    try {
        return trackedBelow((0,find_git/* locateGit */.Hv)(searchPath), root, dir);
    }
    catch (error) {
        // A run without git ends with its own reason.
        if (error instanceof outcome/* StopRun */.U)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 56228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ startViolation)
/* harmony export */ });
/* harmony import */ var _plain_violation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17496);

/** Returns the violation that kept a run from starting. It has no turn and no tool. */
function startViolation(reason, code = 'CFG-01') {
    return (0,_plain_violation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainViolation */ .W)(code, reason, 'emergency_stop', 'prevented');
}


/***/ }),

/***/ 4916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ contradictionsIn)
/* harmony export */ });
/* harmony import */ var _schema_safety_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38048);
/* harmony import */ var _values_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98640);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2447);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41292);




const FILE_SIZE = ['constraints', 'file_size'];
/** Finds settings that are valid alone but contradict each other. The schema reports invalid values. */
function contradictionsIn(data) {
    const soft = (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .f)(data, [...FILE_SIZE, 'soft']);
    const hard = (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .f)(data, [...FILE_SIZE, 'hard']);
    const softBytes = bytesOf(soft);
    const hardBytes = hard === undefined ? _schema_safety_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_FILE */ .K : bytesOf(hard);
    if (softBytes === null || hardBytes === null || softBytes <= hardBytes)
        return [];
    const limit = hard === undefined ? '10MB' : (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(hard);
    const message = `expected at most the hard limit, ${limit}, got ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(soft)}: every file above that limit is rejected; lower soft, or remove it`;
    return [{ path: [...FILE_SIZE, 'soft'], at: 'value', subject: true, message }];
}
function bytesOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? (0,_values_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSize */ .DB)(value) : null;
}


/***/ }),

/***/ 2447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   rD: () => (/* binding */ COMMAND_LINE),
/* harmony export */   x8: () => (/* binding */ renderProblems),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/* harmony import */ var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(410);

/** Maximum number of problems shown; the rest are counted. */
const MOST_PROBLEMS = 100;
/** Maximum characters of a shown value. */
const SHOWN = 60;
/** A longer word may be a key, so only this many of its characters are shown. */
const LONGEST_WORD = 16;
/** Returns a value for a message: JSON, on one line, cut if long. */
function show(value) {
    if (value === undefined)
        return 'nothing';
    const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
    return text.length <= SHOWN ? text : `${cutWord(text.slice(0, SHOWN))}…`;
}
function cutWord(cut) {
    const word = /[^\s"',;(){}[\]]*$/.exec(cut)?.[0] ?? '';
    return word.length <= LONGEST_WORD ? cut : cut.slice(0, cut.length - word.length + LONGEST_WORD / 2);
}
/** The place of a problem with the command line as a whole. */
const COMMAND_LINE = 'command line';
/** Returns `.forge/headless-config.yml:4:3: unknown key "max_file": did you mean "max_files"? …`. */
function renderProblem(problem) {
    return (0,_core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeControl */ .hN)(`${problem.where}: ${problem.message}`);
}
/** Returns all problems, one per line. */
function renderProblems(problems) {
    const lines = problems.slice(0, MOST_PROBLEMS).map(renderProblem);
    if (problems.length > MOST_PROBLEMS)
        lines.push(`and ${problems.length - MOST_PROBLEMS} more`);
    return lines.join('\n');
}


/***/ }),

/***/ 5472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ responseFindings),
/* harmony export */   W: () => (/* binding */ NO_RULES)
/* harmony export */ });
/* harmony import */ var _core_run_constraint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12969);
/* harmony import */ var _values_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93313);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41292);



const NO_RULES = { knownConstraints: null, floors: {}, hindsight: [] };
const PATH = ['constraints', 'on_violation'];
/** Responses to a call that has not run yet. */
const BEFOREHAND = ['delay', 'reject'];
/** Checks the names and the minimum responses of `on_violation`. The schema reports unknown responses. */
function responseFindings(data, rules) {
    const chosen = (0,_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(data, PATH);
    if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
        return [];
    return Object.entries(chosen).flatMap(([name, response]) => findingsOf(name, response, { ...rules, knownConstraints: namesIn(data, rules.knownConstraints) }));
}
/** Returns the built-in names and those of custom commands; null if a module has a name that only loading it shows. */
function namesIn(data, known) {
    const custom = (0,_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(data, ['constraints', 'custom']);
    if (known === null || !Array.isArray(custom))
        return known;
    if (custom.some((entry) => typeof entry === 'string'))
        return null;
    return [...known, ...custom.map((entry) => String((0,_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(entry, ['name'])))];
}
function findingsOf(name, response, rules) {
    const known = rules.knownConstraints;
    if (known !== null && !known.includes(name)) {
        const message = `unknown constraint ${JSON.stringify(name)}: ${(0,_values_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .knownNames */ .UH)(name, known)}`;
        return [{ path: [...PATH, name], at: 'key', subject: false, message }];
    }
    const message = isResponse(response) ? unfit(name, response, rules) : null;
    return message === null ? [] : [{ path: [...PATH, name], at: 'value', subject: true, message }];
}
/** Returns the problem with this response for this constraint, or null. */
function unfit(name, response, { floors, hindsight }) {
    if (hindsight.includes(name) && BEFOREHAND.includes(response)) {
        return `${response} comes too late for a call that already ran: use warn_continue, graceful_exit or emergency_stop, or remove it`;
    }
    const floor = Object.hasOwn(floors, name) ? floors[name] : undefined;
    if (floor === undefined || (0,_core_run_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .severity */ .y)(response) >= (0,_core_run_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .severity */ .y)(floor))
        return null;
    return `${response} is milder than this constraint allows: use ${floor} or a more severe response, or remove it`;
}
function isResponse(value) {
    return _core_run_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .RESPONSES */ .L.some((response) => response === value);
}


/***/ }),

/***/ 41292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findingsIn),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _schema_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96621);
/* harmony import */ var _schema_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1843);
/* harmony import */ var _values_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93313);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2447);




/** Names of ADR-012 that have another name here. Source: decision D30. */
const OLD_NAMES = new Map([
    ['maxiterations', 'constraints.max_turns'],
    ['iterations', 'constraints.max_turns'],
    ['tokenbudget', 'constraints.max_tokens'],
]);
/** Key names that must never be in a committed file. */
const KEY_NAMES = new Set(['apikey', 'key', 'token', 'secret']);
/** Returns all problems that the schema finds in `data`, in no order. Empty for a valid configuration. */
function findingsIn(data) {
    const result = _schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsSchema */ .dP.safeParse(data, _schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ONCE */ .ET);
    return result.success ? [] : result.error.issues.flatMap((issue) => findingsOf(issue, [], data));
}
/** Returns the value at `path`, or undefined. */
function valueAt(data, path) {
    let value = data;
    for (const key of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = Reflect.get(value, key);
    }
    return value;
}
function findingsOf(issue, before, data) {
    const path = [...before, ...issue.path];
    if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => unknownKey(path, key));
    if (issue.code === 'invalid_key') {
        const message = issue.issues.map((inner) => inner.message).join('; ');
        return [{ path, at: 'key', subject: true, message }];
    }
    const value = valueAt(data, path);
    if (value === undefined && path.length > 0)
        return [absent(issue, path, data)];
    if (value === null)
        return [wrong(path, `has no value: ${expectation(issue)}, or remove the key`)];
    if (issue.code === 'invalid_union') {
        const branch = branchFor(issue, value);
        if (branch !== null)
            return branch.flatMap((inner) => findingsOf(inner, path, data));
    }
    return [wrong(path, complaint(issue, value))];
}
function wrong(path, message) {
    return { path, at: 'value', subject: true, message };
}
/** Reports a missing value, or a bare word instead of an object (`sandbox: off`) that is wrong. */
function absent(issue, path, data) {
    const above = path.slice(0, -1);
    const word = valueAt(data, above);
    if (typeof word === 'string')
        return wrong(above, complaint(issue, word));
    return {
        path: above,
        at: 'value',
        subject: true,
        message: `"${String(path.at(-1))}" is missing: add it`,
    };
}
/**
 * Returns the issues of the union's alternative that the user probably meant: objects for an object, else the first
 * one.
 */
function branchFor(issue, value) {
    const own = issue.message !== 'Invalid input';
    if (own)
        return null;
    const deep = issue.errors.find((branch) => branch.some((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'));
    return (typeof value === 'object' ? deep : undefined) ?? issue.errors[0] ?? null;
}
function unknownKey(path, key) {
    const known = (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .knownKeys */ .eE)(path);
    return { path: [...path, key], at: 'key', subject: false, message: unknownKeyMessage(path, key, known) };
}
function unknownKeyMessage(path, key, known) {
    const folded = key.toLowerCase().replaceAll(/[-_]/g, '');
    const newName = OLD_NAMES.get(folded);
    if (newName !== undefined)
        return `unknown key "${key}": here it is called ${newName}; use that name`;
    if (folded === 'baseurl') {
        return `unknown key "${key}": the base URL cannot be set in the file, because it decides who receives the key; remove it, and set the input base-url, the flag --base-url or FORGE_BASE_URL`;
    }
    if (KEY_NAMES.has(folded)) {
        return `unknown key "${key}": keys cannot be set in the file; remove it, set FORGE_API_KEY or the input api-key, and revoke the key if it was committed`;
    }
    const home = known.includes(key) ? null : (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .homeOfKey */ .Yq)(key);
    const guess = home !== null && home !== (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)([...path, key]) ? home : (0,_values_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(key, known);
    const hint = guess === null ? '' : `: did you mean "${guess}"?`;
    const list = known.length === 0 ? '' : ` Known${path.length === 0 ? '' : ` in ${(0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(path)}`}: ${known.join(', ')}`;
    return `unknown key "${key}"${hint === '' && list !== '' ? '.' : hint}${list}`;
}
const WORDS = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'keys and values',
    record: 'keys and values',
};
/** Describes the expected value. */
function expectation(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return issue.message.startsWith('expected')
                ? issue.message
                : `expected ${WORDS[issue.expected] ?? issue.expected}`;
        case 'invalid_value':
            if (issue.message.startsWith('expected'))
                return issue.message;
            return issue.values.length === 1
                ? `expected ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(issue.values[0])}`
                : `expected one of ${issue.values.map(String).join(', ')}`;
        case 'too_small':
        case 'too_big':
            return bounds(issue);
        default:
            return issue.message;
    }
}
function bounds(issue) {
    if (issue.message.startsWith('expected'))
        return issue.message;
    const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
    const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return `expected ${limit}${unit}`;
}
function complaint(issue, value) {
    if (issue.code === 'invalid_value' && value === 'github-models') {
        return '"github-models" was retired on 2026-07-30: use openai-compatible with a base URL';
    }
    const expected = expectation(issue);
    if (issue.code === 'custom' && !expected.startsWith('expected'))
        return expected;
    if (issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')) {
        return tooLong(issue, value);
    }
    const guess = issue.code === 'invalid_value' && typeof value === 'string'
        ? (0,_values_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(value, issue.values.map(String))
        : null;
    return `${expected}, got ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(value)}${guess === null ? '' : `: did you mean "${guess}"?`}`;
}
/** Ways to shorten a value that is too long, by the last part of its key. */
const SHORTER = {
    task: 'move it to a file in the repository and name that file in the task',
    custom: 'combine several checks in one module',
};
function tooLong(issue, value) {
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
    const unit = issue.origin === 'string' ? 'characters' : 'entries';
    const remedy = SHORTER[String(issue.path.at(-1))] ?? 'use fewer, with * for similar ones';
    return `${length} ${unit}, at most ${issue.maximum} are allowed: ${remedy}`;
}


/***/ }),

/***/ 9211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadRunRequest)
});

// EXTERNAL MODULE: ./build/settings/request/run-branch.js
var run_branch = __webpack_require__(52868);
;// CONCATENATED MODULE: ./build/settings/request/delivery.js

/** Completes the settings of a pull request: the push, and the branch. `branchEnd` is appended to its name. */
function withDelivery(settings, env, branchEnd = '') {
    const { git } = settings;
    if (!git.create_pr)
        return settings;
    return {
        ...settings,
        git: { ...git, auto_push: true, branch: git.branch || `${(0,run_branch/* runBranch */.K)(env)}${branchEnd}` },
    };
}
/** Returns the problem that prevents the requested delivery, or null. */
function deliveryProblem({ git, mode }, forge) {
    const wanted = git.create_pr ? 'git.create_pr' : git.auto_push ? 'git.auto_push' : null;
    if (git.create_pr && !git.auto_commit && mode !== 'read-only') {
        const message = 'needs a commit, but git.auto_commit is false: set git.auto_commit to true, or turn the pull request off';
        return { where: 'git.create_pr', message };
    }
    if (wanted === null || forge !== null)
        return null;
    const message = 'needs a GitHub token and a repository to push: set github-token (GITHUB_TOKEN on the command line) and GITHUB_REPOSITORY, or turn the push off';
    return { where: wanted, message };
}
/** Returns notices about requests that will have no effect but do not make the settings wrong. */
function deliveryNotices({ git }) {
    if (git.partial === 'never' || git.auto_push)
        return [];
    return [
        'git.partial is draft_pr, but nothing is pushed, so unfinished work stays here: also set git.create_pr or git.auto_push',
    ];
}

// EXTERNAL MODULE: ./build/settings/request/forge-access.js
var forge_access = __webpack_require__(45220);
// EXTERNAL MODULE: ./build/core/model/providers.js
var providers = __webpack_require__(55182);
// EXTERNAL MODULE: ./build/settings/checks/validate.js
var validate = __webpack_require__(41292);
// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/schema/fallback-schema.js
var fallback_schema = __webpack_require__(28988);
// EXTERNAL MODULE: ./build/settings/sources/environment.js
var environment = __webpack_require__(33916);
;// CONCATENATED MODULE: ./build/settings/request/fallback.js




/**
 * Returns `model.fallback` with the keys it needs. A model of the main provider shares its key and URL. Any other model
 * uses its provider's own, because neither the run's key nor its URL may be sent to somebody else. Problems that the
 * schema reports are not repeated. A recording always answers, so its fallbacks are not checked.
 */
function checkedFallbacks(entries, main, env) {
    const parsed = fallback_schema/* fallback */.N.safeParse(entries ?? []);
    if (!parsed.success || main.provider === 'replay')
        return { value: [], problems: [] };
    const value = [];
    const problems = [];
    for (const [at, entry] of parsed.data.entries()) {
        const where = `model.fallback.${at}`;
        const found = resolved(entry, main, env);
        if (typeof found === 'string')
            problems.push({ where, message: found });
        else if (isNamed(found, [{ provider: main.provider, model: main.name }, ...value])) {
            const message = `${(0,problem/* show */.WU)(nameOf(entry))} is already in the list or is the main model: list each model once`;
            problems.push({ where, message });
        }
        else
            value.push(found);
    }
    return { value, problems };
}
/** Returns the model, or its problem. */
function resolved(entry, main, env) {
    const name = nameOf(entry);
    const { provider, model } = split(name, main.provider);
    const price = typeof entry === 'string' ? undefined : entry.price;
    if (model === '')
        return `${(0,problem/* show */.WU)(name)} does not name a model: write provider/name, as in openai/gpt-5`;
    if (provider === 'replay')
        return `${(0,problem/* show */.WU)(name)} is a recording, which cannot be a fallback: remove it`;
    if (provider === main.provider) {
        return { provider, model, apiKey: main.apiKey, baseUrl: main.baseUrl, price };
    }
    const own = providers/* PROVIDER_FACTS */.g3[provider].keyVariable;
    if (own === null) {
        return `${(0,problem/* show */.WU)(name)} has no URL, because base-url belongs to ${main.provider}: use a model of ${provider} only after another one of ${provider}`;
    }
    const apiKey = (0,environment/* variable */.bv)(env, own);
    if (apiKey === null) {
        return `${(0,problem/* show */.WU)(name)} needs a key: set ${own}, or remove it${elsewhere(name, main)}`;
    }
    return { provider, model, apiKey, baseUrl: null, price };
}
/** Gateways name models like `anthropic/claude-sonnet-5`; then the provider must be written too. */
function elsewhere(name, { provider }) {
    return (0,providers/* isGateway */.No)(provider) ? `; a model of the gateway is ${provider}/${name}` : '';
}
/** Splits at the first slash if a provider is before it; otherwise the whole text is a model of the main provider. */
function split(name, main) {
    const slash = name.indexOf('/');
    const provider = providers/* PROVIDERS */.xq.find((known) => known === name.slice(0, Math.max(0, slash)));
    if (provider === undefined)
        return { provider: main, model: name.trim() };
    return { provider, model: name.slice(slash + 1).trim() };
}
function nameOf(entry) {
    return typeof entry === 'string' ? entry : entry.name;
}
function isNamed({ provider, model }, others) {
    return others.some((other) => other.provider === provider && other.model === model);
}

// EXTERNAL MODULE: ./build/settings/request/required.js + 1 modules
var required = __webpack_require__(88906);
;// CONCATENATED MODULE: ./build/settings/request/model-parts.js




/** Returns provider, model, key and URL, with all their problems at once. */
function modelParts(sources) {
    const { input, given, environment, data, unreadable } = sources;
    const named = (0,validate/* valueAt */.f)(data, ['model', 'provider']);
    const guess = named === undefined && !unreadable ? (0,required/* guessedProvider */.uB)(input.env) : null;
    const provider = providers/* PROVIDERS */.xq.find((name) => name === (named ?? guess?.value?.provider)) ?? null;
    const name = (0,required/* requiredModel */.FS)(provider, (0,validate/* valueAt */.f)(data, ['model', 'name']));
    // Without a provider no key can be missing, but the URL can still be wrong.
    const asked = provider ?? 'replay';
    const key = (0,required/* requiredKey */.p1)(asked, given.values, input.env);
    const url = (0,required/* checkedBaseUrl */.a2)(provider, given.values.get('base-url') ?? environment.get('base-url'));
    const guessed = guess?.value ?? null;
    const main = { provider: asked, name: name.value, apiKey: key.value, baseUrl: url.value };
    const fallbacks = checkedFallbacks((0,validate/* valueAt */.f)(data, ['model', 'fallback']), main, input.env);
    return {
        value: {
            ...main,
            fallbacks: fallbacks.value,
            canBeAsked: provider !== null && key.problems.length + url.problems.length === 0,
            guess: {
                origin: 'environment',
                data: guessed === null ? {} : { model: { provider: guessed.provider } },
            },
            notices: guessed === null
                ? []
                : [
                    `the provider is ${guessed.provider}, because ${guessed.name} is set and no provider is configured`,
                ],
        },
        problems: [
            ...(guess?.problems ?? []),
            ...(unreadable ? [] : name.problems),
            ...key.problems,
            ...url.problems,
            ...fallbacks.problems,
        ],
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/settings/request/places.js


/** Checks by their names where a run's own files would be written. */
function placeProblems(settings, workspace) {
    const { output_dir: outputDir } = settings.artifacts;
    const output = (0,external_node_path_.resolve)(workspace, outputDir);
    if (holds(output, workspace)) {
        // It is never counted or committed, so it may not be the workspace or contain it.
        const message = `${(0,problem/* show */.WU)(outputDir)} contains the workspace: use a separate folder, e.g. .forge/artifacts`;
        return [{ where: 'artifacts.output_dir', message }];
    }
    if (SYSTEM.test(output)) {
        // A sandbox hides the reports from commands, which could not start without these folders.
        const message = `${(0,problem/* show */.WU)(outputDir)} is a system folder that commands need: use a separate folder, e.g. .forge/artifacts`;
        return [{ where: 'artifacts.output_dir', message }];
    }
    const { report } = settings.controlled_edit;
    if (settings.mode !== 'controlled-edit' || !holds(output, (0,external_node_path_.resolve)(workspace, report)))
        return [];
    const message = `${(0,problem/* show */.WU)(report)} is in the output folder ${outputDir}, which already gets the report: name a file elsewhere`;
    return [{ where: 'controlled_edit.report', message }];
}
const SYSTEM = /^\/(?:(?:bin|dev|home|lib\d*|mnt|opt|proc|root|run|sbin|srv|sys|usr|usr\/(?:bin|include|lib\d*|libexec|local|sbin|share)|usr\/local\/(?:bin|lib|share)|var|var\/(?:lib|log|cache))$|(?:boot|etc)(?:\/|$))/;
/** Returns true if `path` is `folder` or is below it. Both absolute. */
function holds(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith('../') && !(0,external_node_path_.isAbsolute)(way));
}

// EXTERNAL MODULE: ./build/settings/request/reports-at.js
var reports_at = __webpack_require__(42179);
;// CONCATENATED MODULE: ./build/settings/request/signing.js
const AUTHOR = ['git.author_name', 'git.author_email'];
/** Reports an author configured for a commit that GitHub creates, because GitHub sets its own. Source: decision D32. */
function signingProblem({ git }, origins) {
    if (!git.sign_commits)
        return null;
    const named = AUTHOR.find((key) => (origins.get(key) ?? 'default') !== 'default');
    if (named === undefined)
        return null;
    const message = "names an author, and with git.sign_commits the author is the token's account: take one of the two out";
    return { where: named, message };
}

// EXTERNAL MODULE: ./build/settings/sources/find-file.js + 1 modules
var find_file = __webpack_require__(96206);
;// CONCATENATED MODULE: ./build/settings/request/upload.js


/** Maximum retention of an artifact in days, for any repository. Source: docs.github.com, retention policy. */
const LONGEST_DAYS = 400;
/** Returns how reports are uploaded. Only the action's inputs decide this, not the configuration file. */
function checkedUpload(values) {
    const enabled = values.get('upload-artifact');
    const days = values.get('retention-days');
    const problems = [];
    if (enabled !== undefined && typeof enabled.value !== 'boolean') {
        problems.push({ where: enabled.where, message: `${(0,problem/* show */.WU)(enabled.value)} must be true or false` });
    }
    if (days !== undefined && !isDays(days.value)) {
        const message = `${(0,problem/* show */.WU)(days.value)} must be a whole number from 1 to ${LONGEST_DAYS}: correct it, or leave it empty for the repository's default`;
        problems.push({ where: days.where, message });
    }
    const value = {
        enabled: enabled?.value !== false,
        name: (0,find_file/* textOf */.b6)(values, 'artifact-name'),
        retentionDays: isDays(days?.value) ? days.value : null,
    };
    return { value, problems };
}
function isDays(value) {
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_DAYS;
}

// EXTERNAL MODULE: ./build/settings/request/valid-part.js
var valid_part = __webpack_require__(69528);
// EXTERNAL MODULE: ./build/settings/schema/schema.js + 6 modules
var schema = __webpack_require__(96621);
;// CONCATENATED MODULE: ./build/settings/sources/event-defaults.js

/** Returns the layer below all others. A run that may not commit or push gets no pull request. */
function eventLayer(event, data) {
    const isOff = (key) => (0,validate/* valueAt */.f)(data, ['git', key]) === false;
    const isWanted = event?.pullRequest === true && !isOff('auto_commit') && !isOff('auto_push');
    return { origin: 'default', data: isWanted ? { git: { create_pr: true } } : {} };
}

// EXTERNAL MODULE: ./build/settings/sources/file.js
var sources_file = __webpack_require__(77891);
// EXTERNAL MODULE: ./build/settings/sources/flags.js
var flags = __webpack_require__(28974);
// EXTERNAL MODULE: ./build/settings/sources/inputs.js
var inputs = __webpack_require__(58388);
// EXTERNAL MODULE: ./build/settings/sources/layers.js
var sources_layers = __webpack_require__(59147);
// EXTERNAL MODULE: ./build/settings/sources/overlay.js
var overlay = __webpack_require__(68013);
;// CONCATENATED MODULE: ./build/settings/schema/profiles.js
/**
 * The values that a profile sets, below the file and above the defaults. `moderate` is the schema's defaults, and
 * `conservative` has the seeds' numbers (decision D22). Source: docs/configuration.md, the table of profiles.
 */
const PROFILES = {
    conservative: {
        constraints: {
            max_files: 10,
            max_lines_changed: 500,
            max_tokens: 50_000,
            timeout: '5m',
            rate_limits: { file_reads: 100, file_writes: 10 },
            strict: true,
        },
    },
    moderate: {
        constraints: {
            max_files: 10,
            max_lines_changed: 500,
            max_tokens: 1_000_000,
            timeout: '15m',
            rate_limits: { file_reads: 300, file_writes: 60 },
        },
    },
    aggressive: {
        constraints: {
            max_files: 50,
            max_lines_changed: 5_000,
            max_tokens: 5_000_000,
            timeout: '60m',
            rate_limits: { file_reads: 1_000, file_writes: 300 },
        },
    },
};

;// CONCATENATED MODULE: ./build/settings/sources/profile-layer.js

/** Returns the layer of a chosen profile. Without one, the schema's defaults are `moderate`. */
function profileLayer(name) {
    const origin = 'profile';
    const isProfile = (text) => typeof text === 'string' && Object.hasOwn(PROFILES, text);
    return { origin, data: isProfile(name) ? { ...PROFILES[name] } : {} };
}

;// CONCATENATED MODULE: ./build/settings/load.js



















/**
 * Loads the settings of a run: input or flag over environment over file over profile over default. Returns all of them,
 * or every problem at once: the file's in the order of its lines, then those of inputs or flags, then missing values.
 */
async function loadRunRequest(input) {
    const given = input.entryPoint === 'cli' ? (0,flags/* parseFlags */.b)(input.argv ?? []).given : (0,inputs/* parseInputs */.T)(input.env);
    const base = (0,find_file/* baseFolder */.YR)(input.entryPoint, input.env, input.cwd);
    const workspace = (0,find_file/* workspaceOf */.B3)(given.values, base);
    const readFile = input.readFile ?? (0,sources_file/* readWithin */.w0)((0,sources_file/* repositoryRoot */.Hn)(workspace.path));
    const [file, task] = await Promise.all([
        (0,find_file/* findFile */.qE)(given.values, base, workspace.path, readFile, input),
        (0,find_file/* givenTask */.lH)(given.values, base, readFile, input.readStdin),
    ]);
    const values = withAsked(withTask(given.values, task.task ?? eventTask(input.event)), input.asked);
    // In a missing folder nothing can be found, so the consequences are not reported.
    const at = (0,reports_at/* reportsAt */.N)(given.values, base, file.parsed?.data);
    const isThere = workspace.problems.length === 0;
    const problems = [...(isThere ? file.problems : workspace.problems), ...given.problems, ...task.problems];
    const parts = { input, base, workspace: workspace.path, file, given: { values, problems } };
    const result = assembled(isThere ? parts : { ...parts, file: { path: null, parsed: null, problems: workspace.problems } });
    if (result.ok)
        return result;
    return isThere
        ? { ...result, at }
        : { ...result, problems: [...given.problems, ...workspace.problems], at };
}
function withTask(values, task) {
    return task === null ? values : new Map([...values, ['task', task]]);
}
/** Returns the event's task. A task given with the run takes precedence over it, and it over the file's. */
function eventTask(event) {
    return event === undefined || event.task === '' ? null : { value: event.task, where: 'the event' };
}
function withAsked(values, asked) {
    if (asked === undefined)
        return values;
    const standing = [asked.instructions, (0,find_file/* textOf */.b6)(values, 'instructions') ?? ''].filter((text) => text !== '');
    const where = 'the comment';
    const instructions = { value: standing.join('\n\n'), where };
    const task = asked.task === '' ? [] : [['task', { value: asked.task, where }]];
    return new Map([...values, ...task, ['instructions', instructions]]);
}
/** Puts the parts together. If the file is broken, its possible values are not reported as missing. */
function assembled(parts) {
    const all = { ...parts, environment: (0,environment/* parseEnvironment */.Nq)(parts.input.env), data: dataOf(parts) };
    const early = problemsIn(all);
    const { sources, leftOut } = early.length === 0 ? { sources: all, leftOut: [] } : validSources(all);
    const { request, problems: late, canAskModel } = requestFrom(sources);
    const problems = [...early, ...late];
    if (problems.length === 0)
        return { ok: true, request };
    const rest = parts.input.purpose === 'look' ? { rest: { request, canAskModel, leftOut } } : {};
    return { ok: false, problems, ...rest };
}
function isUnreadable({ problems, parsed }) {
    return problems.length > 0 && parsed?.data === undefined;
}
/** Returns the problems of each source, and of missing values. */
function problemsIn(sources) {
    const { given, environment, file, input } = sources;
    const unreadable = isUnreadable(file);
    const purpose = input.purpose ?? 'run';
    const task = (0,required/* requiredTask */.tI)((0,sources_layers/* mergeAll */.Um)(namedLayers(sources)).task);
    return [
        ...given.problems,
        ...(0,overlay/* overlayProblems */.p)(given.values),
        ...(0,overlay/* overlayProblems */.p)(environment),
        ...(0,required/* checkedFailOn */.DG)(given.values.get('fail-on')).problems,
        ...(0,required/* checkedOpenings */.fI)(given.values.get('open-protected')).problems,
        ...checkedUpload(given.values).problems,
        ...(unreadable || purpose !== 'run' ? [] : task.problems),
        ...(purpose === 'rules' ? [] : modelOf(sources).problems),
    ];
}
function modelOf(sources) {
    const data = (0,sources_layers/* mergeAll */.Um)(namedLayers(sources));
    return modelParts({ ...sources, data, unreadable: isUnreadable(sources.file) });
}
/** Returns the sources without the values that the schema refuses. */
function validSources(sources) {
    const { data, leftOut } = (0,valid_part/* validPart */.Y)(sources.data, sources.input);
    const [values, environment] = [sources.given.values, sources.environment].map(overlay/* validValues */.t);
    const given = { values: values ?? new Map(), problems: [] };
    const isWhole = !isUnreadable(sources.file);
    const rest = { ...sources, data, given, environment: environment ?? new Map() };
    const lost = [...sources.given.values.keys()].filter((key) => !given.values.has(key));
    return { sources: rest, leftOut: [...(isWhole ? leftOut : ['']), ...lost] };
}
/** Builds the request, and finds problems of settings that are valid alone. */
function requestFrom(sources) {
    const { input, given, base, workspace, file } = sources;
    const { value: model } = modelOf(sources);
    const { settings, layers } = settled(input, namedLayers(sources), model.guess);
    const forge = (0,forge_access/* forgeAccess */.s)(input.entryPoint, given.values, input.env);
    const origins = (0,sources_layers/* originsOf */.TZ)(settings, layers);
    const undeliverable = input.purpose === 'rules' ? [] : [deliveryProblem(settings, forge), signingProblem(settings, origins)];
    const problems = [...placeProblems(settings, workspace), ...undeliverable].filter((each) => each !== null);
    const request = {
        settings: (0,sources_layers/* freeze */.CN)(settings),
        origins,
        task: (0,required/* requiredTask */.tI)((0,sources_layers/* mergeAll */.Um)(namedLayers(sources)).task).value,
        instructions: (0,find_file/* textOf */.b6)(given.values, 'instructions') ?? '',
        ...endpointOf(model),
        openProtected: (0,required/* checkedOpenings */.fI)(given.values.get('open-protected')).value,
        cwd: base,
        workspace,
        configPath: file.path,
        forge: forge && { ...forge, mainBranch: input.mainBranch ?? null },
        trigger: null,
        artifact: checkedUpload(given.values).value,
        failOn: (0,required/* checkedFailOn */.DG)(given.values.get('fail-on')).value,
        json: given.values.get('json')?.value === true,
        notices: [...model.notices, ...deliveryNotices(settings)],
    };
    return { request: Object.freeze(request), problems, canAskModel: model.canBeAsked };
}
function endpointOf({ provider, name: model, apiKey, baseUrl, fallbacks }) {
    return { provider, model, apiKey, baseUrl, fallbacks };
}
/** Returns the layers that were set explicitly, the strongest first. */
function namedLayers({ input, given, environment, data }) {
    return [
        { origin: input.entryPoint === 'cli' ? 'flag' : 'input', data: (0,sources_layers/* nested */.cY)(given.values) },
        { origin: 'environment', data: (0,sources_layers/* nested */.cY)(environment) },
        { origin: 'file', data },
    ];
}
/** Returns the settings and the layers they come from, the strongest first. */
function settled({ env, event }, named, guess) {
    const chosen = [...named, guess, profileLayer((0,sources_layers/* mergeAll */.Um)(named).profile)];
    const layers = [...chosen, eventLayer(event, (0,sources_layers/* mergeAll */.Um)(chosen))];
    return {
        settings: withDelivery(schema/* settingsSchema */.dP.parse((0,sources_layers/* mergeAll */.Um)(layers), schema/* ONCE */.ET), env, event?.branchEnd),
        layers,
    };
}
/** Expands `sandbox: off` to `sandbox: { mode: off }`, which every layer uses. */
function dataOf({ file }) {
    const data = file.parsed?.data;
    if (!(0,sources_layers/* isRecord */.u4)(data))
        return {};
    return typeof data.sandbox === 'string' ? { ...data, sandbox: { mode: data.sandbox } } : data;
}


/***/ }),

/***/ 25616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ OPTIONS),
  F: () => (/* binding */ OPTION_GROUPS)
});

// EXTERNAL MODULE: ./build/core/model/providers.js
var providers = __webpack_require__(55182);
;// CONCATENATED MODULE: ./build/settings/options/artifact-options.js
/** Options of the artifact that contains the reports. */
const ARTIFACT_OPTIONS = [
    {
        key: 'upload-artifact',
        kind: 'boolean',
        input: 'upload-artifact',
        byDefault: 'true',
        about: 'Upload the reports as an artifact of the workflow run.',
    },
    {
        key: 'artifact-name',
        kind: 'text',
        input: 'artifact-name',
        about: 'Name of the artifact, unique in the workflow run. Defaults to forge-headless-<job>-<attempt>-<part of the run ID>.',
    },
    {
        key: 'retention-days',
        kind: 'number',
        input: 'retention-days',
        about: "Days to keep the artifact, 1 to 400. Defaults to the repository's setting.",
    },
];

;// CONCATENATED MODULE: ./build/settings/options/option.js
const LIST_NOTE = 'one per line or comma-separated';

;// CONCATENATED MODULE: ./build/settings/options/pull-request-options.js

/** Options of the pull request. */
const PULL_REQUEST_OPTIONS = [
    {
        key: 'git.sign_commits',
        kind: 'boolean',
        input: 'sign-commits',
        about: "Let GitHub make and sign the commit as the token's account. For runs that push.",
    },
    {
        key: 'git.create_pr',
        kind: 'boolean',
        input: 'create-pr',
        about: 'Push, and open or update a pull request.',
    },
    {
        key: 'git.pr_base',
        kind: 'text',
        input: 'pr-base',
        about: 'Target branch of the pull request. Defaults to the default branch.',
    },
    {
        key: 'git.pr_title',
        kind: 'text',
        input: 'pr-title',
        about: 'Title of the pull request. Defaults to the first line of the task.',
    },
    {
        key: 'git.pr_body',
        kind: 'text',
        input: 'pr-body',
        about: 'Body of the pull request. Defaults to a summary of the run.',
    },
    { key: 'git.pr_draft', kind: 'boolean', input: 'pr-draft', about: 'Open the pull request as a draft.' },
    {
        key: 'git.pr_labels',
        kind: 'list',
        input: 'pr-labels',
        about: `Labels for the pull request, ${LIST_NOTE}.`,
    },
    {
        key: 'git.pr_reviewers',
        kind: 'list',
        input: 'pr-reviewers',
        about: `Reviewers: user names, and teams as organization/team, ${LIST_NOTE}.`,
    },
];

;// CONCATENATED MODULE: ./build/settings/options/result-options.js

/** Options of what becomes of the changes. */
const DELIVERY_OPTIONS = [
    { key: 'git.auto_commit', kind: 'boolean', input: 'auto-commit', about: 'Commit if the run succeeds.' },
    {
        key: 'git.auto_commit',
        kind: 'switch',
        flag: 'commit',
        means: true,
        about: 'Commit if the run succeeds.',
    },
    {
        key: 'git.auto_commit',
        kind: 'switch',
        flag: 'no-commit',
        means: false,
        about: 'Do not commit.',
    },
    {
        key: 'git.branch',
        kind: 'text',
        flag: 'branch',
        input: 'branch',
        value: 'NAME',
        mayBeEmpty: true,
        about: 'Branch to commit to. Defaults to the checked-out branch, or with create-pr to forge/<workflow>-<job>.',
    },
    {
        key: 'git.auto_push',
        kind: 'boolean',
        input: 'auto-push',
        about: 'Push the commit. On by default if a pull request comment started the run.',
    },
    { key: 'git.auto_push', kind: 'switch', flag: 'push', means: true, about: 'Push the commit.' },
    {
        key: 'git.create_pr',
        kind: 'switch',
        flag: 'create-pr',
        means: true,
        about: 'Push, and open or update a pull request.',
    },
];
/** Options of the reports, the log and the exit code. */
const OUTPUT_OPTIONS = [
    {
        key: 'artifacts.output_dir',
        kind: 'text',
        flag: 'output-dir',
        input: 'output-dir',
        value: 'DIR',
        about: 'Output folder for reports. Never counted or committed.',
    },
    {
        key: 'fail-on',
        kind: 'list',
        input: 'fail-on',
        about: 'Outcomes that fail the step, and no-change. Defaults to all except success and skipped.',
    },
    {
        key: 'logging.verbosity',
        kind: 'text',
        input: 'verbosity',
        about: 'Amount of log output: quiet, normal, verbose or debug.',
    },
    {
        key: 'logging.verbosity',
        kind: 'switch',
        flag: 'quiet',
        short: 'q',
        means: 'quiet',
        about: 'Log only problems and the outcome.',
    },
    {
        key: 'logging.verbosity',
        kind: 'switch',
        flag: 'verbose',
        short: 'v',
        means: 'verbose',
        about: 'Log more.',
    },
    { key: 'logging.verbosity', kind: 'switch', flag: 'debug', means: 'debug', about: 'Log everything.' },
    {
        key: 'json',
        kind: 'switch',
        flag: 'json',
        means: true,
        about: 'Print the result as one line of JSON, the last on stdout.',
    },
];
/** Options of who may start a run, and of its rights on GitHub. */
const FORGE_OPTIONS = [
    {
        key: 'github-token',
        kind: 'text',
        input: 'github-token',
        byDefault: `\${{ github.token }}`,
        about: 'Token to check who may start a run, and to push. The agent never sees it.',
    },
    {
        key: 'trigger-phrase',
        kind: 'text',
        input: 'trigger-phrase',
        byDefault: '/forge',
        about: 'Text at the start of a comment that starts a run.',
    },
    {
        key: 'allowed-bots',
        kind: 'list',
        input: 'allowed-bots',
        about: `Bots that may start a run, by exact login, ${LIST_NOTE}.`,
    },
];

;// CONCATENATED MODULE: ./build/settings/options/options.js





/** Options of the task and of the place where the run works. */
const RUN_OPTIONS = [
    {
        key: 'task',
        kind: 'text',
        flag: 'task',
        input: 'task',
        value: 'TEXT',
        about: 'Task for the agent. On the command line, - reads it from stdin.',
    },
    {
        key: 'task-file',
        kind: 'text',
        flag: 'task-file',
        input: 'task-file',
        value: 'FILE',
        about: 'File that contains the task, relative to the current folder (in the action, to the checkout).',
    },
    {
        key: 'instructions',
        kind: 'text',
        input: 'instructions',
        about: 'Standing instructions, added to the task.',
    },
    {
        key: 'config',
        kind: 'text',
        flag: 'config',
        input: 'config',
        value: 'FILE',
        about: 'Configuration file. Defaults to .forge/headless-config.yml or .yaml, if one exists.',
    },
    {
        key: 'workspace',
        kind: 'text',
        flag: 'workspace',
        input: 'working-directory',
        value: 'DIR',
        about: 'Repository to work in, or a folder below its root. Only that folder may be written.',
    },
    {
        key: 'mode',
        kind: 'text',
        flag: 'mode',
        input: 'mode',
        value: 'MODE',
        about: 'Mode: write, read-only or controlled-edit.',
    },
    {
        key: 'mode',
        kind: 'switch',
        flag: 'read-only',
        means: 'read-only',
        about: 'Short for --mode read-only.',
    },
    {
        key: 'profile',
        kind: 'text',
        flag: 'profile',
        input: 'profile',
        value: 'PROFILE',
        about: 'Set of default limits: conservative, moderate or aggressive.',
    },
];
const MODEL_OPTIONS = [
    {
        key: 'model.provider',
        kind: 'text',
        flag: 'provider',
        input: 'provider',
        value: 'NAME',
        about: `Model provider: ${providers/* PROVIDERS */.xq.slice(0, -1).join(', ')} or ${providers/* PROVIDERS */.xq.at(-1)}.`,
    },
    {
        key: 'model.name',
        kind: 'text',
        flag: 'model',
        input: 'model',
        value: 'NAME',
        about: 'Model name, as the provider writes it. For replay, the session file.',
    },
    {
        key: 'api-key',
        kind: 'text',
        input: 'api-key',
        about: 'API key of the provider. Pass it from a secret.',
    },
    {
        key: 'base-url',
        kind: 'text',
        flag: 'base-url',
        input: 'base-url',
        value: 'URL',
        about: 'URL of the model server, for openai-compatible and for gateways.',
    },
];
const LIMIT_OPTIONS = [
    ...[
        ['max-files', 'N', 'Maximum number of files the run may change.'],
        ['max-lines-changed', 'N', 'Maximum lines added plus removed.'],
        ['max-tokens', 'N', 'Maximum tokens of the whole run, cached ones included.'],
        ['max-cost-usd', 'N', 'Maximum cost of the run in USD. Enforced if the price is known.'],
        ['max-turns', 'N', 'Maximum number of model turns.'],
    ].map(([name, value, about]) => ({
        key: `constraints.${name.replaceAll('-', '_')}`,
        kind: 'number',
        flag: name,
        input: name,
        value,
        about,
    })),
    {
        key: 'constraints.timeout',
        kind: 'duration',
        flag: 'timeout',
        input: 'timeout',
        value: 'TIME',
        about: 'Time limit of the whole run: seconds, or 90s, 5m, 1h. 0 sets no limit.',
    },
    {
        key: 'constraints.allowed_patterns',
        kind: 'list',
        flag: 'allow',
        input: 'allowed-patterns',
        value: 'GLOB',
        about: `Globs the agent may write, ${LIST_NOTE}.`,
    },
    {
        key: 'constraints.denied_patterns',
        kind: 'list',
        flag: 'deny',
        input: 'denied-patterns',
        value: 'GLOB',
        about: `Globs the agent may never write, ${LIST_NOTE}.`,
    },
    {
        key: 'constraints.allowed_tools',
        kind: 'list',
        flag: 'allowed-tools',
        input: 'allowed-tools',
        value: 'NAME',
        about: `Tools the model may use, ${LIST_NOTE}.`,
    },
    {
        key: 'open-protected',
        kind: 'list',
        flag: 'open-protected',
        input: 'open-protected',
        value: 'GLOB',
        about: `Protected paths that this run may write, ${LIST_NOTE}.`,
    },
    {
        key: 'constraints.strict',
        kind: 'boolean',
        input: 'strict',
        about: 'End the run at the first violation of a limit on files, lines, bytes, patterns, denied reads, tools, tokens, time or .git.',
    },
    {
        key: 'constraints.strict',
        kind: 'switch',
        flag: 'strict',
        means: true,
        about: 'End the run at the first violation of a limit on files, lines, bytes, patterns, denied reads, tools, tokens, time or .git.',
    },
    {
        key: 'sandbox.mode',
        kind: 'text',
        flag: 'sandbox',
        input: 'sandbox',
        value: 'MODE',
        about: 'Sandbox for commands: auto, required or off.',
    },
];
/** The groups in which help lists the options with flags. */
const OPTION_GROUPS = {
    Task: RUN_OPTIONS,
    Model: MODEL_OPTIONS,
    Limits: LIMIT_OPTIONS,
    Delivery: DELIVERY_OPTIONS,
    Output: OUTPUT_OPTIONS,
};
/** All options, in the order in which help and docs list them. */
const OPTIONS = [
    ...Object.values(OPTION_GROUPS).flat(),
    ...PULL_REQUEST_OPTIONS,
    ...ARTIFACT_OPTIONS,
    ...FORGE_OPTIONS,
];


/***/ }),

/***/ 45220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ forgeAccess)
/* harmony export */ });
/* harmony import */ var _sources_find_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96206);

/** Returns the runner's facts about GitHub with the token of the run; null if one of them is missing. */
function forgeAccess(entryPoint, values, env) {
    const token = (entryPoint === 'action' ? (0,_sources_find_file_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(values, 'github-token') : env.GITHUB_TOKEN) ?? '';
    const { GITHUB_REPOSITORY: repository = '', GITHUB_SERVER_URL: server = '', GITHUB_API_URL: api } = env;
    if (token === '' || repository === '')
        return null;
    return {
        serverUrl: server === '' ? 'https://github.com' : server,
        apiUrl: api === '' ? undefined : api,
        repository,
        mainBranch: null,
        token,
    };
}


/***/ }),

/***/ 42179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ reportsAt)
/* harmony export */ });
/* harmony import */ var _sources_find_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96206);
/* harmony import */ var _sources_layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59147);
/* harmony import */ var _values_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47115);



/** Finds the reports folder as far as faulty settings allow. `file`: the content of the configuration. */
function reportsAt(values, base, file) {
    const { path, problems } = (0,_sources_find_file_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaceOf */ .B3)(values, base);
    const artifacts = (0,_sources_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(file) ? file.artifacts : undefined;
    const inFile = (0,_sources_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(artifacts) ? artifacts.output_dir : undefined;
    const named = (0,_sources_find_file_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(values, 'artifacts.output_dir') ?? inFile;
    const isUsable = typeof named === 'string' && (0,_values_names_js__WEBPACK_IMPORTED_MODULE_2__/* .outputFolderProblem */ .pz)(named) === null;
    return { workspace: problems.length > 0 ? base : path, outputDir: isUsable ? named : null };
}


/***/ }),

/***/ 88906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KU: () => (/* binding */ MISSING_PLACES),
  a2: () => (/* binding */ checkedBaseUrl),
  DG: () => (/* binding */ checkedFailOn),
  fI: () => (/* binding */ checkedOpenings),
  uB: () => (/* binding */ guessedProvider),
  p1: () => (/* binding */ requiredKey),
  FS: () => (/* binding */ requiredModel),
  tI: () => (/* binding */ requiredTask)
});

// EXTERNAL MODULE: ./build/core/model/providers.js
var providers = __webpack_require__(55182);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/sources/environment.js
var environment = __webpack_require__(33916);
;// CONCATENATED MODULE: ./build/settings/values/base-url.js
/**
 * Returns the problem with a URL to which a key would be sent, or null. The message never repeats credentials in the
 * URL, because it is logged.
 */
function baseUrlProblem(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
        return 'is not a URL: use one that begins with https://, e.g. https://gateway.example.com/v1';
    }
    if (url.username !== '' || url.password !== '') {
        return 'contains a user name or password: remove it, and set the key with FORGE_API_KEY or the input api-key';
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        return `http://${url.host} is not encrypted, but keys and code are only sent over TLS: use https, or a server on localhost`;
    }
    return null;
}
/** Returns true for addresses of this machine. `URL` has already normalized IPv4 addresses. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

// EXTERNAL MODULE: ./build/settings/values/globs.js + 1 modules
var values_globs = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/settings/values/nearest.js
var nearest = __webpack_require__(93313);
;// CONCATENATED MODULE: ./build/settings/request/required.js







function fine(value) {
    return { value, problems: [] };
}
function bad(value, where, message) {
    return { value, problems: [{ where, message }] };
}
/** The places of problems with settings that a run needs and nobody gave. */
const MISSING_PLACES = ['task', 'provider', 'model', 'key', 'base-url'];
/** Returns the only provider whose own key is set, for runs that name no provider. */
function guessedProvider(env) {
    const found = (0,environment/* providersWithKeys */.fT)(env);
    const [first, second] = found;
    if (first === undefined) {
        return bad(null, 'provider', `no provider is configured: set --provider, the input provider, FORGE_PROVIDER or model.provider in the file. Known: ${providers/* PROVIDERS */.xq.join(', ')}`);
    }
    if (second === undefined)
        return fine(first);
    const names = found.map(({ name }) => name).join(' and ');
    return bad(null, 'provider', `${names} are set: choose one with --provider, the input provider or FORGE_PROVIDER`);
}
/** Checks the model's name; a problem says how to set it. The schema reports values that are not text. */
function requiredModel(provider, name) {
    if (typeof name === 'string' && name.trim() !== '')
        return fine(name);
    if (name !== undefined && typeof name !== 'string')
        return fine('');
    const hint = provider === null ? 'as its provider names it' : modelHint(provider);
    return bad('', 'model', `no model is configured: set --model, the input model, FORGE_MODEL or model.name in the file, ${hint}`);
}
function modelHint(provider) {
    if (provider === 'replay')
        return 'the file of a recorded session, e.g. --model session.json';
    return providers/* PROVIDER_FACTS */.g3[provider].modelHint;
}
/** Checks the task's text. The schema reports values that are not text. */
function requiredTask(task) {
    if (typeof task === 'string' && task.trim() !== '')
        return fine(task);
    if (task !== undefined && typeof task !== 'string')
        return fine('');
    return bad('', 'task', 'no task is configured: set --task, the input task or task-file, or task in the file');
}
/** Checks the provider's key. Messages never contain its value. */
function requiredKey(provider, values, env) {
    if (provider === 'replay')
        return fine(null);
    const own = providers/* PROVIDER_FACTS */.g3[provider].keyVariable;
    const candidates = [
        { where: 'input api-key', key: inputKey(values) },
        { where: 'FORGE_API_KEY', key: (0,environment/* variable */.bv)(env, 'FORGE_API_KEY') },
        ...(own === null ? [] : [{ where: own, key: (0,environment/* variable */.bv)(env, own) }]),
    ];
    const found = candidates.find(({ key }) => key !== null);
    if (found === undefined || found.key === null) {
        if (own === null)
            return fine(null);
        return bad(null, 'key', `${provider} needs a key: set FORGE_API_KEY or ${own}, or pass the input api-key from a secret`);
    }
    if (/^[\u0021-\u007e]+$/.test(found.key))
        return fine(found.key);
    return bad(null, found.where, 'the key contains white space or invalid characters: copy it again, on one line');
}
function inputKey(values) {
    const value = values.get('api-key')?.value;
    return typeof value === 'string' ? value : null;
}
/** Checks the model's URL; null for the provider's default. */
function checkedBaseUrl(provider, value) {
    if (provider === 'replay')
        return fine(null);
    if (value === undefined) {
        if (provider === null || !(0,providers/* isGateway */.No)(provider))
            return fine(null);
        return bad(null, 'base-url', `${provider} needs the URL of its server: set --base-url, the input base-url or FORGE_BASE_URL, e.g. http://localhost:11434/v1`);
    }
    const text = String(value.value);
    const problem = baseUrlProblem(text);
    return problem === null ? fine(text) : bad(null, value.where, problem);
}
const OUTCOMES = [...Object.keys(outcome/* EXIT_CODES */.a), 'no-change'];
/** Results that do not fail the step by default. */
const HARMLESS = ['success', 'skipped', 'no-change'];
function isFailOn(name) {
    return OUTCOMES.includes(name);
}
/** Checks which results fail the step. Source: docs/configuration.md#exit-codes. */
function checkedFailOn(given) {
    if (given === undefined)
        return fine(OUTCOMES.filter(isFailOn).filter((name) => !HARMLESS.includes(name)));
    const names = Array.isArray(given.value) ? given.value.map(String) : [];
    const known = OUTCOMES.filter(isFailOn).filter((outcome) => names.includes(outcome));
    const problems = names
        .filter((name) => !isFailOn(name))
        .map((name) => ({
        where: given.where,
        message: `unknown outcome ${(0,problem/* show */.WU)(name)}: ${(0,nearest/* knownNames */.UH)(name, OUTCOMES)}`,
    }));
    return { value: known, problems };
}
/** Checks the globs of `open-protected`. */
function checkedOpenings(given) {
    if (given === undefined)
        return fine([]);
    const globs = Array.isArray(given.value) ? given.value.map(String) : [];
    const problems = globs.flatMap((glob) => {
        const message = (0,values_globs/* globProblem */.AI)(glob);
        return message === null ? [] : [{ where: given.where, message }];
    });
    return { value: globs.filter((glob) => (0,values_globs/* globProblem */.AI)(glob) === null), problems };
}


/***/ }),

/***/ 52868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runBranch)
/* harmony export */ });
/** Maximum bytes of a part of the name: file systems allow 255 for the whole name, and git appends `.lock`. */
const LONGEST_PART = 100;
/**
 * Returns the default branch name of a run with a pull request: `forge/<workflow>-<job>`, so that the same job finds
 * its branch again. Characters that a branch name cannot have become `-`. Source: decision D27.
 */
function runBranch({ GITHUB_WORKFLOW: workflow, GITHUB_JOB: job }) {
    const parts = [workflow, job].map((name) => part(name ?? '')).filter((name) => name !== '');
    return `forge/${parts.length === 0 ? 'headless' : parts.join('-')}`;
}
function part(name) {
    const plain = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');
    return within(plain, LONGEST_PART).replace(/^-+|-+$/g, '');
}
/** Cuts a text to this many bytes, never inside a character. */
function within(text, bytes) {
    let size = 0;
    let cut = '';
    for (const character of text) {
        size += Buffer.byteLength(character);
        if (size > bytes)
            break;
        cut += character;
    }
    return cut;
}


/***/ }),

/***/ 69528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLeftOut),
/* harmony export */   Y: () => (/* binding */ validPart)
/* harmony export */ });
/* harmony import */ var _checks_contradictions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4916);
/* harmony import */ var _checks_responses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5472);
/* harmony import */ var _checks_validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41292);
/* harmony import */ var _schema_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1843);
/* harmony import */ var _sources_layers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59147);





/** Maximum number of rounds. Removing a value can make its parent incomplete, which is removed in the next round. */
const MOST_ROUNDS = 10;
/** Removes the keys and entries that the schema or a constraint's rules refuse. */
function validPart(data, rules) {
    const leftOut = [];
    let rest = data;
    for (let round = 0; round < MOST_ROUNDS && (0,_sources_layers_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(rest); round += 1) {
        const found = [...(0,_checks_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsIn */ ._)(rest), ...(0,_checks_contradictions_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictionsIn */ .Q)(rest), ...(0,_checks_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .responseFindings */ .E)(rest, rules)];
        if (found.length === 0)
            return { data: rest, leftOut };
        const paths = new Map(found.map(({ path }) => [JSON.stringify(path), path]));
        leftOut.push(...[...paths.values()].map(_schema_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .dotted */ .Bs));
        rest = [...paths.values()].toSorted(lastFirst).reduce(without, rest);
    }
    return { data: {}, leftOut: data === undefined ? [] : [''] };
}
/** Returns true if a setting, a part of it or one of its parents was removed. */
function isLeftOut(leftOut, key) {
    return leftOut.some((path) => path === '' || `${path}.`.startsWith(`${key}.`) || `${key}.`.startsWith(`${path}.`));
}
/** Sorts later list entries first, and children before parents, so that removals do not move each other. */
function lastFirst(one, other) {
    for (const [depth, step] of one.entries()) {
        const beside = other[depth];
        if (beside === undefined)
            return -1;
        if (step === beside)
            continue;
        return typeof step === 'number' && typeof beside === 'number'
            ? beside - step
            : String(beside).localeCompare(String(step));
    }
    return other.length - one.length;
}
function without(data, path) {
    const [step, ...rest] = path;
    if (step === undefined)
        return undefined;
    if (Array.isArray(data)) {
        const at = Number(step);
        return rest.length === 0
            ? data.filter((_, index) => index !== at)
            : data.map((entry, index) => (index === at ? without(entry, rest) : entry));
    }
    if (!(0,_sources_layers_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(data))
        return data;
    const entries = Object.entries(data).flatMap(([key, value]) => {
        if (key !== String(step))
            return [[key, value]];
        return rest.length === 0 ? [] : [[key, without(value, rest)]];
    });
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 84275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/** Accepts text for which `problem` returns null; otherwise its message is the whole error. */
function text(problem) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().superRefine((value, context) => {
        const message = problem(value);
        if (message !== null)
            context.addIssue({ code: 'custom', message });
    });
}


/***/ }),

/***/ 43271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OL: () => (/* binding */ customConstraints),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   UL: () => (/* binding */ customNameProblem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _checked_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84275);


/** Maximum number of custom constraints, because all are asked before every model call, one after the other. */
const MOST_CUSTOM = 20;
/** Returns a path of the repository as messages and git show it: without `./` at its beginning. */
function repositoryPath(spelled) {
    return spelled.replace(/^(?:\.\/+)+/, '');
}
function moduleProblem(spelled) {
    const path = repositoryPath(spelled);
    const shown = JSON.stringify(spelled);
    const parts = path.split('/');
    if (path.startsWith('/') || parts.some((part) => part === '' || part === '.' || part === '..')) {
        return `${shown} is not a path of a file in the repository: write it from the root, as in ./.forge/limits.mjs`;
    }
    return /\.m?js$/.test(path)
        ? null
        : `${shown} is not an ES module: name a file that ends in .mjs or .js, or use { name, command } for a command`;
}
/** Checks a custom constraint's name: reports, SARIF rules and `on_violation` must be able to contain it. */
function customNameProblem(name) {
    return /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name)
        ? null
        : `${JSON.stringify(name.slice(0, 70))} is not a valid name of a constraint: use a letter, then letters, digits, _ and -, at most 64 characters`;
}
const command = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: (0,_checked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Q)(customNameProblem).describe('Name in reports and in `on_violation`.'),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .describe('Command, run with `bash -c`. Gets the context as JSON on stdin and prints one JSON object.'),
});
/** Modules by their path in the trusted commit, and commands. Source: docs/constraints.md, decision D31. */
const customConstraints = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([(0,_checked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Q)(moduleProblem), command]))
    .max(MOST_CUSTOM)
    .superRefine((entries, context) => {
    const keys = entries.map((entry) => (typeof entry === 'string' ? repositoryPath(entry) : entry.name));
    for (const [at, key] of keys.entries()) {
        if (keys.indexOf(key) === at)
            continue;
        const message = `${JSON.stringify(key)} is listed twice, but each constraint runs once: remove one`;
        context.addIssue({ code: 'custom', message, path: [at] });
    }
});


/***/ }),

/***/ 28988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ fallback),
/* harmony export */   q: () => (/* binding */ price)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _values_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98640);


/** More would only delay the end of a run in which no provider answers. */
const MOST_FALLBACKS = 5;
/** The price of a model. Source: docs/configuration.md `model.price`. */
const price = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    input: _values_units_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9.describe('Price of uncached input. 0 if free.'),
    output: _values_units_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9.describe('Price of output. 0 if free.'),
    cache_read: _values_units_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9
        .optional()
        .describe('Price of input read from the cache. 0 if free. Defaults to `input`.'),
    cache_write: _values_units_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9
        .optional()
        .describe('Price of input written to the cache. 0 if free. Defaults to `input`.'),
});
const model = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('`provider/name`, or a model of the main provider.'),
    price: price.describe('Price in USD per million tokens, for models that are not in the price table.'),
});
/** Models to try in order if the previous one fails. */
const fallback = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1), model])).max(MOST_FALLBACKS);


/***/ }),

/***/ 19001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ PROTECTED_ANYWHERE),
/* harmony export */   k: () => (/* binding */ PROTECTED_PATHS)
/* harmony export */ });
/** Protected only in these places, because programs look for them at the root or in these folders. */
const IN_PLACE = [
    '.github/workflows/**',
    '.github/actions/**',
    'CODEOWNERS',
    '.github/CODEOWNERS',
    'docs/CODEOWNERS',
    'action.yml',
    'action.yaml',
    '.gitmodules',
    '.forge/**',
];
/** Files and folders with instructions for agents. Agents read those of the folder they work in and of its parents. */
const INSTRUCTIONS = [
    'AGENTS.md',
    'AGENTS.*.md',
    'AGENT.md',
    'CLAUDE.md',
    'CLAUDE.*.md',
    'GEMINI.md',
    'QWEN.md',
    '.claude/**',
    '.codex/**',
    '.gemini/**',
    '.qwen/**',
    '.opencode/**',
    'opencode.json*',
    '.cursor/**',
    '.cursorrules',
    '.windsurf/**',
    '.windsurfrules',
    '.clinerules/**',
    '.roo/**',
    '.roorules*',
    '.continue/**',
    '.aider*',
    '.junie/**',
    '.kiro/**',
    '.amazonq/**',
    '.augment/**',
    '.augment-guidelines',
    '.github/copilot-instructions.md',
    '.github/instructions/**',
    '.github/prompts/**',
    '.github/agents/**',
    '.github/chatmodes/**',
    '.agents/**',
    '.mcp.json',
];
/** Settings of editors, git, package managers and shells that can name programs to run. */
const TOOL_SETTINGS = [
    '.vscode/**',
    '.idea/**',
    '.zed/**',
    '.fleet/**',
    '.devcontainer*',
    '*.code-workspace',
    '.gitattributes',
    '.npmrc',
    '.yarnrc*',
    '.pnpmfile.*',
    '.envrc',
    '.husky/**',
    '.githooks/**',
    '.pre-commit-config.{yml,yaml}',
    '{,.}lefthook{,-local}.{yml,yaml,toml,json,jsonc}',
];
/** Files that other CI systems run. A pipeline's file can be named in, or included from, any folder. */
const CI_SYSTEMS = [
    '.gitlab-ci*.{yml,yaml}',
    '.gitlab/ci/**',
    'Jenkinsfile*',
    '.circleci/**',
    '.gitea/**',
    '.forgejo/**',
    '{,.}azure-pipelines*.{yml,yaml}',
    '{,.}azure-pipelines/**',
    'bitbucket-pipelines.{yml,yaml}',
    '.drone.{yml,yaml,jsonnet,star}',
    '.travis.{yml,yaml}',
    '{,.}appveyor.{yml,yaml}',
    '.buildkite/**',
    '.woodpecker*',
    '.cirrus.{yml,yaml,star}',
    '.semaphore/**',
    '.teamcity/**',
    '.tekton/**',
    '.builds/**',
    '.build.{yml,yaml}',
    '.gitpod.{yml,yaml}',
    'buildspec.{yml,yaml}',
    'cloudbuild.{yml,yaml,json}',
    '{,.}codefresh.{yml,yaml}',
];
/** Built-in patterns that match in every folder. Source: docs/configuration.md#protected-paths. */
const PROTECTED_ANYWHERE = [...INSTRUCTIONS, ...TOOL_SETTINGS, ...CI_SYSTEMS].map((pattern) => `**/${pattern}`);
/** Paths that only an input or a flag opens. Source: docs/configuration.md#protected-paths. */
const PROTECTED_PATHS = [...IN_PLACE, ...PROTECTED_ANYWHERE];


/***/ }),

/***/ 38048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ LARGEST_FILE),
/* harmony export */   P: () => (/* binding */ safetyKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var _values_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);
/* harmony import */ var _values_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47115);
/* harmony import */ var _values_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98640);
/* harmony import */ var _checked_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84275);





const MB = 1024 ** 2;
/** Maximum of `file_size.hard`. S-002: "This is a hard limit that cannot be overridden", so it can only be lowered. */
const LARGEST_FILE = 10 * MB;
const repositoryFile = (0,_checked_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Q)(_values_names_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryFileProblem */ .U0);
const fileSize = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    soft: _values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .size */ .Ej
        .prefault('1MB')
        .describe('Size above which text is a warning and binary content is rejected. 0 covers every file that is not empty.'),
    hard: _values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .size */ .Ej
        .refine((bytes) => bytes <= LARGEST_FILE, 'expected at most 10MB: the hard limit can only be lowered')
        .prefault('10MB')
        .describe('Size above which every file is rejected. Can only be lowered. 0 rejects every file that is not empty.'),
});
const commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    max_files: (0,_values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)().default(50).describe('Maximum files in the commit. 0 allows none.'),
    max_size: _values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .size */ .Ej
        .prefault('50MB')
        .describe('Maximum bytes of all files in the commit. 0 allows only empty files.'),
});
const rateLimits = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    file_reads: (0,_values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)().default(300).describe('Maximum reads, searches and listings. 0 allows none.'),
    file_writes: (0,_values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)()
        .default(60)
        .describe('Maximum calls of editing tools. Commands do not count. 0 allows none.'),
    commits: (0,_values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)().default(10).describe('Maximum commits by runs on one branch. 0 allows none.'),
    main_commits: (0,_values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)().default(3).describe('Maximum commits by runs on the main branch. 0 allows none.'),
    on_exceed: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['delay', 'reject'])
        .default('delay')
        .describe('`delay` waits until the rate allows the call; `reject` refuses it at once. With a rate of 0, calls are always refused.'),
});
const mainBranch = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    require_changelog: repositoryFile.optional().describe('File to which the commit must add a line.'),
    validate: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        files: (0,_checked_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Q)(_values_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .globProblem */ .AI).describe('Glob of JSON or YAML files.'),
        schema: repositoryFile.describe('JSON Schema file, read from the start commit.'),
    }))
        .default([])
        .describe('Files that must match a schema, changed or not.'),
});
const state = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    file: repositoryFile
        .default('STATE.json')
        .describe('Path relative to the repository root. Never committed.'),
    max_age: _values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .span */ .Ln.prefault('5m').describe('Age above which the state file is a warning.'),
});
/** The keys of `constraints` for the seed's S-001 to S-008 and S-013 to S-015. */
const safetyKeys = {
    warn_at: (0,_values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(0, 1)
        .default(0.8)
        .describe('Share of a limit at which the model is warned, once per limit. 0 warns at the first use.'),
    file_size: fileSize.prefault({}).describe('Size limits for one file.'),
    commit: commit.prefault({}).describe('Limits for one commit.'),
    rate_limits: rateLimits.prefault({}).describe('Limits per minute.'),
    main_branch: mainBranch.prefault({}).describe('Requirements for commits on the main branch.'),
    open_files: (0,_values_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(1)
        .default(100)
        .describe('Number of open file handles of forge-headless above which there is a warning.'),
    state: state.optional().describe('JSON state file that forge-headless keeps up to date. Off unless set.'),
};


/***/ }),

/***/ 96621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GK: () => (/* binding */ KNOWN_TOOLS),
  Rn: () => (/* binding */ LONGEST_TASK),
  ET: () => (/* binding */ ONCE),
  f: () => (/* binding */ SANDBOX_MODES),
  K2: () => (/* binding */ TOOL_NAMES),
  dP: () => (/* binding */ settingsSchema)
});

// UNUSED EXPORTS: MODES, PROFILE_NAMES, PROTECTED_PATHS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/core/model/providers.js
var providers = __webpack_require__(55182);
// EXTERNAL MODULE: ./build/core/run/constraint.js
var constraint = __webpack_require__(12969);
// EXTERNAL MODULE: ./build/core/run/report-files.js
var report_files = __webpack_require__(1170);
// EXTERNAL MODULE: ./build/settings/values/names.js
var names = __webpack_require__(47115);
// EXTERNAL MODULE: ./build/settings/values/units.js
var units = __webpack_require__(98640);
// EXTERNAL MODULE: ./build/settings/schema/checked-text.js
var checked_text = __webpack_require__(84275);
;// CONCATENATED MODULE: ./build/settings/schema/controlled-edit-schema.js



/** Settings of the mode controlled-edit. Source: "Controlled Edit Mode v1", 2 and 4. */
const controlledEdit = schemas/* strictObject */.rej({
    build: schemas/* string */.YjP()
        .min(1)
        .default('cmake --build build')
        .describe('Build command, run once after the edit with `bash -o pipefail -c`. Its exit code decides.'),
    report: (0,checked_text/* text */.Q)(names/* reportPathProblem */.vQ)
        .default('docs/telemetry/controlled_edit_report.md')
        .describe('Path of a copy of the report, relative to the root. Never counted or committed.'),
});

// EXTERNAL MODULE: ./build/settings/schema/custom-schema.js
var custom_schema = __webpack_require__(43271);
// EXTERNAL MODULE: ./build/settings/schema/fallback-schema.js
var fallback_schema = __webpack_require__(28988);
// EXTERNAL MODULE: ./build/settings/values/globs.js + 1 modules
var globs = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/settings/schema/glob-list.js



/** A list of globs: minimatch syntax, relative to the repository root. */
const glob_list_globs = schemas/* array */.YOg((0,checked_text/* text */.Q)(globs/* globProblem */.AI))
    .max(globs/* MOST_GLOBS */.mT)
    .superRefine((list, context) => {
    const message = (0,globs/* globListProblem */.oi)(list);
    if (message !== null)
        context.addIssue({ code: 'custom', message });
});

// EXTERNAL MODULE: ./build/core/text/host-name.js
var host_name = __webpack_require__(59458);
;// CONCATENATED MODULE: ./build/settings/values/hosts.js

/** Returns the problem with an entry of a host list, or null. */
function hostPatternProblem(pattern) {
    const name = pattern.startsWith('*.') ? pattern.slice(2) : pattern;
    return (0,host_name/* canonicalHost */.r)(name) === null
        ? `${JSON.stringify(pattern)} is not a host name: use a full name, e.g. packages.example.org, or *.example.com for all its subdomains, without IP address, port or scheme, and international names in their xn-- form`
        : null;
}

;// CONCATENATED MODULE: ./build/settings/schema/network-schema.js



/** Maximum number of hosts. A longer list belongs in the configuration of a proxy. */
const MOST_HOSTS = 200;
/** The value of `sandbox.network` and of a gate's `network`. An empty list allows nothing. */
const network = schemas/* union */.KCZ([
    schemas/* enum */.k5n(['none', 'host'], { error: 'expected none, host or a list of host names' }),
    schemas/* array */.YOg((0,checked_text/* text */.Q)(hostPatternProblem)).max(MOST_HOSTS),
])
    .transform((value) => (value.length === 0 ? 'none' : value));

;// CONCATENATED MODULE: ./build/settings/schema/gate-schema.js






const gate = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().min(1).describe('Name in logs and reports.'),
    command: schemas/* string */.YjP().min(1).describe('Command, run with `bash -o pipefail -c`.'),
    required: schemas/* boolean */.zMY().default(true).describe('Whether a failed gate fails the run.'),
    timeout: units/* span */.Ln.prefault('3m').describe('Time limit. A gate that exceeds it has failed.'),
    max_retries: (0,units/* count */.U9)()
        .default(0)
        .describe("How often the agent gets a failed gate's output to try again. 0 means never."),
    baseline: schemas/* enum */.k5n(['enforce', 'tolerate', 'off'])
        .default('enforce')
        .describe('`tolerate` exempts a gate that failed before the agent started. `off` does not run the gate at the start.'),
    env: schemas/* record */.g1P((0,checked_text/* text */.Q)(names/* variableNameProblem */.BY), schemas/* string */.YjP())
        .default({})
        .describe('Additional environment variables.'),
    network: network.optional().describe('Network access, if different from `sandbox.network`.'),
    reads: glob_list_globs
        .default([])
        .describe('Files of `denied_reads` that the gate needs. The output of this gate and all later ones is then hidden from the agent.'),
    working_dir: (0,checked_text/* text */.Q)(names/* folderProblem */.IV)
        .default('')
        .describe('Working directory, relative to the repository root.'),
});
/** The gates, each with a unique name. */
const gates = schemas/* array */.YOg(gate).superRefine((all, context) => {
    for (const [at, { name }] of all.entries()) {
        if (all.findIndex((other) => other.name === name) === at)
            continue;
        const message = `expected a unique name, but another gate is also called "${name}": rename one, because reports identify gates by name`;
        context.addIssue({ code: 'custom', message, path: [at, 'name'] });
    }
});
/** Ignored folders that gates see as commands left them. */
const gateInputs = schemas/* array */.YOg((0,checked_text/* text */.Q)((path) => (0,names/* folderProblem */.IV)(path) ?? (0,names/* outputFolderProblem */.pz)(path)))
    .default([])
    .describe('Git-ignored folders that gates see as commands left them. All other ignored files are restored before gates run.');

;// CONCATENATED MODULE: ./build/settings/schema/git-schema.js



/** GitHub's limits for the length of a label and the number of labels on a pull request. */
const LONGEST_LABEL = 50;
const MOST_LABELS = 100;
/** Settings of the commit, its push, and the pull request. */
const git = schemas/* strictObject */.rej({
    require_clean: schemas/* boolean */.zMY()
        .default(true)
        .describe('`true` ends the run with exit 6 if there are uncommitted changes. `false` makes them part of the start; they are never committed, and a change that cannot be told apart from them is refused.'),
    auto_push: schemas/* boolean */.zMY()
        .default(false)
        .describe('Push the commit. On by default if a pull request comment started the run.'),
    auto_commit: schemas/* boolean */.zMY().default(true).describe('Commit if the run succeeds.'),
    commit_message: (0,checked_text/* text */.Q)(names/* messageProblem */.L2)
        .min(1)
        .default('chore: automated fixes via Forge')
        .describe('Commit message: a subject line and an optional body.'),
    branch: (0,checked_text/* text */.Q)(names/* branchProblem */.MT)
        .default('')
        .describe('Branch to commit to. Defaults to the checked-out branch, or with `create_pr` to `forge/<workflow>-<job>`.'),
    sign_commits: schemas/* boolean */.zMY()
        .default(false)
        .describe("Let GitHub make and sign the commit as the token's account. For runs that push."),
    author_name: (0,checked_text/* text */.Q)(names/* authorProblem */.Ni).default('Forge AI').describe('Author and committer.'),
    author_email: (0,checked_text/* text */.Q)(names/* authorProblem */.Ni).default('forge@example.com').describe('Author and committer.'),
    create_pr: schemas/* boolean */.zMY().default(false).describe('Push, and open or update a pull request.'),
    pr_title: schemas/* string */.YjP()
        .default('')
        .describe('Title of the pull request. Defaults to the first line of the task.'),
    pr_body: schemas/* string */.YjP().default('').describe('Body of the pull request. Defaults to a summary of the run.'),
    pr_base: (0,checked_text/* text */.Q)(names/* branchProblem */.MT)
        .default('')
        .describe("Target branch of the pull request. Defaults to the repository's default branch."),
    pr_draft: schemas/* boolean */.zMY().default(false).describe('Open the pull request as a draft.'),
    pr_labels: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(LONGEST_LABEL))
        .max(MOST_LABELS)
        .default([])
        .describe('Labels for the pull request. Missing labels are created.'),
    pr_reviewers: schemas/* array */.YOg((0,checked_text/* text */.Q)(names/* reviewerProblem */.Ng))
        .default([])
        .describe('Reviewers: user names, and teams as `organization/team`.'),
    partial: schemas/* enum */.k5n(['never', 'draft_pr'])
        .default('never')
        .describe('What happens to unfinished work. `draft_pr` opens a draft pull request that shows its gates.'),
});

// EXTERNAL MODULE: ./build/settings/schema/protected-paths.js
var protected_paths = __webpack_require__(19001);
// EXTERNAL MODULE: ./build/settings/schema/safety-schema.js
var safety_schema = __webpack_require__(38048);
;// CONCATENATED MODULE: ./build/settings/schema/schema.js

















/** Maximum characters of a task. A longer text belongs in a file that the task names. */
const LONGEST_TASK = 100_000;
/**
 * Options for parsing settings. They are parsed only a few times, and compiling parsers first, as zod would, costs 4 ms
 * more.
 */
const ONCE = { jitless: true };
/**
 * The responses that `on_violation` accepts. `allow` is not among them: limits are raised, never muted. Source:
 * docs/configuration.md.
 */
const CHOSEN_RESPONSES = constraint/* RESPONSES */.L.filter((response) => response !== 'allow');
const TOOL_NAMES = [
    'read_file',
    'write_file',
    'apply_diff',
    'search_files',
    'list_files',
    'execute_command',
    'task_completion',
];
/** All tool names. `edit_file` is the editing tool of controlled-edit and offered only there. */
const KNOWN_TOOLS = [...TOOL_NAMES, 'edit_file'];
const MODES = ['read-only', 'write', 'controlled-edit'];
const model = schemas/* strictObject */.rej({
    provider: schemas/* enum */.k5n(providers/* PROVIDERS */.xq).optional().describe('Model provider.'),
    name: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('Model name, as the provider writes it. For `replay`, the session file.'),
    max_output_tokens: (0,units/* count */.U9)(1).default(16_000).describe('Maximum tokens in one reply, reasoning included.'),
    context_window: (0,units/* count */.U9)(1)
        .optional()
        .describe('Context window of `model.name` in tokens (prompt and reply). Set it for unknown models, or if the server allows less.'),
    temperature: (0,units/* amount */.vj)(0, 2)
        .optional()
        .describe("Sampling temperature, 0 to 2. Defaults to the provider's value."),
    effort: schemas/* enum */.k5n(['low', 'medium', 'high'])
        .optional()
        .describe('Reasoning effort, for models that support it.'),
    price: fallback_schema/* price */.q
        .optional()
        .describe('Price in USD per million tokens, for models that are not in the price table.'),
    fallback: fallback_schema/* fallback */.N
        .default([])
        .describe('Models to try in order if one fails: `provider/name`, or a name. See docs/models.md.'),
});
const constraints = schemas/* strictObject */.rej({
    max_files: (0,units/* count */.U9)().default(10).describe('Maximum number of files the run may change. 0 allows none.'),
    max_lines_changed: (0,units/* count */.U9)()
        .default(500)
        .describe('Maximum lines added plus removed, as a net diff against the start. 0 allows none.'),
    max_bytes_changed: units/* size */.Ej.prefault('20MB').describe('Maximum bytes of new content. 0 allows none.'),
    allowed_patterns: glob_list_globs
        .default([])
        .describe('Globs the agent may write. Empty allows everything that is not denied.'),
    denied_patterns: glob_list_globs
        .default(['.git/**', 'vendor/**', 'node_modules/**', '**/*_generated.*'])
        .describe('Globs the agent may never write. Takes precedence over `allowed_patterns`.'),
    protected_paths: glob_list_globs
        .default([])
        .transform((added) => [...new Set([...protected_paths/* PROTECTED_PATHS */.k, ...added])])
        .describe('Globs to protect in addition to the built-in protected paths. Only `open-protected` opens them.'),
    undeletable_files: schemas/* array */.YOg((0,checked_text/* text */.Q)(names/* fileNameProblem */.XY).min(1))
        .default(['AGENT_LINK.md', 'STATE.json'])
        .describe('File names, at any depth, that may be changed but not deleted or emptied.'),
    denied_reads: glob_list_globs
        .default(['.env*', '**/*.pem', '**/id_*'])
        .describe('Globs of files that are never shown to the model. Without a sandbox, commands can see them, except for secret values.'),
    allowed_tools: schemas/* array */.YOg(schemas/* enum */.k5n(TOOL_NAMES))
        .default([...TOOL_NAMES])
        .describe('Tools the model may use. Empty allows all. `task_completion` is always allowed.'),
    max_tokens: (0,units/* count */.U9)()
        .default(1_000_000)
        .describe('Maximum tokens of the whole run, cached ones included. 0 allows no model call.'),
    max_cost_usd: units/* dollars */.E9
        .default(5)
        .describe('Maximum cost of the run in USD. Enforced only if the price is known. 0 allows no call to a model with a price.'),
    max_turns: (0,units/* count */.U9)(1).default(100).describe('Maximum number of model turns.'),
    max_calls_per_turn: (0,units/* count */.U9)(1).default(32).describe('Maximum tool calls in one model turn.'),
    timeout: units/* duration */.p0.prefault('15m').describe('Time limit of the whole run. 0 sets no limit.'),
    command_timeout: units/* span */.Ln.prefault('2m').describe('Time limit of one command.'),
    strict: schemas/* boolean */.zMY()
        .default(false)
        .describe('End the run (exit 2; 4 for a timeout) at the first violation of the kinds listed in docs/constraints.md#strict.'),
    max_rejections: (0,units/* count */.U9)(1).default(5).describe('Number of rejected calls after which the run ends.'),
    on_violation: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(CHOSEN_RESPONSES))
        .default({})
        .describe('Responses that differ from the default, by constraint name.'),
    ...safety_schema/* safetyKeys */.P,
    custom: custom_schema/* customConstraints */.OL
        .default([])
        .describe('Custom constraints, checked after the built-in ones. See docs/custom-constraints.md.'),
});
const POLICIES = ['preserve', 'rollback', 'quarantine'];
const policy = schemas/* enum */.k5n(POLICIES);
const onFailure = schemas/* strictObject */.rej({
    workspace: schemas/* union */.KCZ([
        policy,
        schemas/* strictObject */.rej({
            violation: policy.optional().describe('After a limit ended the run.'),
            gate: policy.optional().describe('After a required gate failed.'),
            timeout: policy.optional().describe('After a timeout.'),
            error: policy.optional().describe('In every other case.'),
        }),
    ])
        .default('preserve')
        .describe('What happens to the work if the run fails. Either one policy, or one for each cause.'),
});
const reportSettings = Object.fromEntries(report_files/* REPORT_SETTINGS */.$L.map((name) => [name, schemas/* boolean */.zMY().default(true).describe((0,report_files/* reportsOf */.tu)(name))]));
const artifacts = schemas/* strictObject */.rej({
    enabled: schemas/* boolean */.zMY().default(true).describe('Whether to write reports.'),
    output_dir: (0,checked_text/* text */.Q)(names/* outputFolderProblem */.pz)
        .default('.forge/artifacts')
        .describe('Output folder. Never counted or committed.'),
    ...reportSettings,
});
const PROFILE_NAMES = ['conservative', 'moderate', 'aggressive'];
const SANDBOX_MODES = ['auto', 'required', 'off'];
const sandbox = schemas/* preprocess */.vkY((value) => (typeof value === 'string' ? { mode: value } : value), schemas/* strictObject */.rej({
    mode: schemas/* enum */.k5n(SANDBOX_MODES)
        .default('auto')
        .describe('`required` refuses to start without a sandbox. `off` runs commands without one. Defaults to `required` for runs that a comment, an issue or a failed workflow started.'),
    network: network
        .prefault('none')
        .describe('Network access of commands and gates. A list of host names allows only those, through a proxy.'),
    pass_env: schemas/* array */.YOg((0,checked_text/* text */.Q)(names/* variableNameProblem */.BY))
        .default([])
        .describe('Environment variables to pass to commands and gates.'),
    readable: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .default([])
        .describe('Additional files and folders to show read-only, absolute or `~/…`. The sandbox shows programs, tool chains and caches by default, and nothing else outside the workspace.'),
}));
/** The whole configuration as in the file. Its defaults are the profile `moderate`. */
const settingsSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1).default(1).describe('Version of this file format.'),
    task: schemas/* string */.YjP()
        .max(LONGEST_TASK)
        .optional()
        .describe('Task for the agent. A task given with the run takes precedence.'),
    mode: schemas/* enum */.k5n(MODES)
        .default('write')
        .describe('`read-only` changes nothing and returns an analysis. `controlled-edit` makes one edit, runs one build, and stops.'),
    profile: schemas/* enum */.k5n(PROFILE_NAMES).default('moderate').describe('Set of default limits.'),
    model: model.prefault({}),
    constraints: constraints.prefault({}),
    on_failure: onFailure.prefault({}),
    quality_gates: gates.default([]).describe('Commands that decide whether the work is good.'),
    gate_inputs: gateInputs,
    gate_protection: schemas/* enum */.k5n(['report', 'reject', 'verify'])
        .default('report')
        .describe('What happens if tests or gates are changed. `verify` works like `reject` and then runs the gates again on a fresh checkout with the original tests.'),
    controlled_edit: controlledEdit.prefault({}),
    git: git.prefault({}),
    artifacts: artifacts.prefault({}),
    sandbox: sandbox.prefault({}),
    logging: schemas/* strictObject */.rej({
        verbosity: schemas/* enum */.k5n(['quiet', 'normal', 'verbose', 'debug'])
            .default('normal')
            .describe('Amount of log output.'),
    })
        .prefault({}),
});


/***/ }),

/***/ 1843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   Yq: () => (/* binding */ homeOfKey),
/* harmony export */   eE: () => (/* binding */ knownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96621);


/** Returns a path as `quality_gates.0.name`. */
function dotted(path) {
    return path.map(String).join('.');
}
/** Returns the schemas inside `schema`, without defaults, conversions and unions. */
function bare(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDefault */ .XiL ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodPrefault */ .xgV ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodOptional */ .IiU ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNullable */ .l1C) {
        return bare(schema.def.innerType);
    }
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodPipe */ .utH) {
        return bare(schema.def.in instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodTransform */ .CLY ? schema.def.out : schema.def.in);
    }
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodUnion */ .fZ7)
        return schema.def.options.flatMap(bare);
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodType */ .aRx ? [schema] : [];
}
function step(schema, key) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA)
        return bare(schema.def.element);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodRecord */ .b8S)
        return bare(schema.def.valueType);
    if (!(schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH))
        return [];
    const shape = schema.def.shape;
    return Object.hasOwn(shape, key) ? bare(shape[String(key)]) : [];
}
/** Returns the keys that the configuration knows at `path`; empty if there are none. */
function knownKeys(path) {
    let schemas = bare(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsSchema */ .dP);
    for (const key of path)
        schemas = schemas.flatMap((schema) => step(schema, key));
    return schemas.flatMap((schema) => (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH ? Object.keys(schema.def.shape) : []));
}
/** Returns the dotted path of a known key with exactly this name below the top, or null. */
function homeOfKey(key) {
    const section = knownKeys([]).find((name) => knownKeys([name]).includes(key));
    return section === undefined ? null : `${section}.${key}`;
}


/***/ }),

/***/ 73000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ UNTRUSTED_SOURCES),
/* harmony export */   o: () => (/* binding */ isUntrustedSource)
/* harmony export */ });
/** Reasons and remedies for files that are not read as configuration. Such a refusal is recorded as CFG-02. */
const UNTRUSTED_SOURCES = {
    link: 'it is a link to a place outside the repository: replace it with the file itself',
    gitDirectory: 'it is in a git directory: move the file somewhere else',
    outside: 'it is outside the repository, but here the configuration is read from the base commit: name a file in the repository',
};
/** Returns true if a rendered problem is one of these. */
function isUntrustedSource(problem) {
    return Object.values(UNTRUSTED_SOURCES).some((reason) => problem.endsWith(`: ${reason}`));
}


/***/ }),

/***/ 25911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   y9: () => (/* binding */ isCommand)
/* harmony export */ });
/* harmony import */ var _options_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25616);

/** Flags that decide which paths the agent may read and write. */
const PATH_FLAGS = ['config', 'workspace', 'mode', 'read-only', 'profile', 'allow', 'deny', 'open-protected'];
const INIT_OPTIONS = [
    {
        key: 'init.print',
        kind: 'switch',
        flag: 'print',
        means: true,
        about: 'Print both files and write nothing.',
    },
    {
        key: 'init.action',
        kind: 'text',
        flag: 'action',
        value: 'OWNER/REPO@REF',
        about: 'The action that the workflow uses.',
    },
];
const VERIFY_OPTIONS = [
    {
        key: 'verify.commit',
        kind: 'text',
        flag: 'commit',
        value: 'SHA',
        about: 'Also check that this commit is what the run made.',
    },
    {
        key: 'verify.workspace',
        kind: 'text',
        flag: 'workspace',
        value: 'DIR',
        about: 'Repository of the commit. Defaults to the current folder.',
    },
];
const DEFINED = {
    run: {
        about: 'Runs the agent on a task (default)',
        operand: { name: 'TASK', isRequired: false },
        takes: null,
        own: [],
        examples: [
            ['"Fix the lint errors"', 'run one task'],
            ['--task-file task.md --max-files 5 --max-cost-usd 2', 'with limits'],
            ['"Review src/ for races" --read-only > review.md', 'read, change nothing'],
            ['"Update the docs" --create-pr --branch bot/docs', 'open a pull request'],
            ['--task - < task.md', 'read the task from stdin'],
        ],
    },
    demo: {
        about: 'Runs the main job on a throwaway repository, without a key',
        operand: null,
        takes: ['json', 'quiet', 'verbose', 'debug'],
        own: [],
        examples: [['demo', 'see a whole run; its last lines name the report']],
    },
    doctor: {
        about: 'Shows what is missing before a run with these flags, and how to fix it',
        operand: null,
        takes: null,
        own: [],
        examples: [
            ['doctor', 'check this machine, the settings, the key and the gates'],
            ['doctor --sandbox', 'show what a command would see here, and test each sandbox boundary'],
        ],
    },
    init: {
        about: 'Writes .forge/headless-config.yml and a workflow for this repository; overwrites nothing',
        operand: null,
        takes: ['workspace', 'json'],
        own: INIT_OPTIONS,
        examples: [
            ['init', 'write both files'],
            ['init --print', 'only show them'],
        ],
    },
    explain: {
        about: 'Shows which rule decides this path and where the rule came from',
        operand: { name: 'PATH', isRequired: true },
        takes: null,
        lists: [...PATH_FLAGS, 'output-dir', 'json'],
        own: [],
        examples: [
            ['explain src/app.ts', 'relative to the workspace'],
            ["explain package.json --deny '*.json' --json", 'with a flag of the run, as JSON'],
        ],
    },
    verify: {
        about: "Checks a run's record, and with --commit that the commit is what the run made",
        operand: { name: 'DIR', isRequired: true },
        takes: ['json'],
        own: VERIFY_OPTIONS,
        examples: [
            ['verify .forge/artifacts', 'check the folder of the reports'],
            ['verify .forge/artifacts --commit HEAD', 'also check the commit'],
        ],
    },
    schema: {
        about: 'Prints the JSON Schema of the configuration',
        operand: null,
        takes: [],
        own: [],
        examples: [['schema > headless-config.schema.json', 'for editors and other tools']],
    },
    help: {
        about: 'Shows the help of a command, or of all',
        operand: { name: 'COMMAND', isRequired: false },
        takes: [],
        own: [],
        examples: [['help verify', 'the same as verify --help']],
    },
};
/** All commands, in the order in which help lists them. */
const COMMANDS = DEFINED;
function isCommand(word) {
    return Object.hasOwn(COMMANDS, word);
}
/** Returns the flags of a command, its own first. */
function flagsOf(command) {
    const { own, takes } = COMMANDS[command];
    const names = new Set(own.map(({ flag }) => flag));
    const taken = _options_options_js__WEBPACK_IMPORTED_MODULE_0__/* .OPTIONS */ .l.filter(({ flag }) => flag !== undefined && (takes === null || takes.includes(flag)));
    return [...own, ...taken.filter(({ flag }) => !names.has(flag))];
}
/** Returns `explain PATH [flags]`: the words of a command line in order. */
function usageOf(command) {
    const { operand } = COMMANDS[command];
    const word = operand === null ? [] : [operand.isRequired ? operand.name : `[${operand.name}]`];
    const flags = flagsOf(command).length === 0 ? [] : ['[flags]'];
    return [command === 'run' ? '[run]' : command, ...word, ...flags].join(' ');
}


/***/ }),

/***/ 33916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ parseEnvironment),
/* harmony export */   bv: () => (/* binding */ variable),
/* harmony export */   fT: () => (/* binding */ providersWithKeys)
/* harmony export */ });
/* harmony import */ var _core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55182);

/** Returns the value of a variable; null if it is unset or blank. */
function variable(env, name) {
    const text = env[name]?.trim() ?? '';
    return text === '' ? null : text;
}
/** Returns the settings in the environment. They rank below flags and inputs, and above the file. */
function parseEnvironment(env) {
    const values = new Map();
    const take = (key, name) => {
        const value = variable(env, name);
        if (value !== null)
            values.set(key, { value, where: name });
    };
    take('model.provider', 'FORGE_PROVIDER');
    take('model.name', 'FORGE_MODEL');
    take('base-url', 'FORGE_BASE_URL');
    return values;
}
/** Returns the providers whose own key is set, with the variable. Used if no provider is configured. */
function providersWithKeys(env) {
    const found = [];
    for (const provider of Object.keys(_core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_FACTS */ .g3)) {
        const name = _core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_FACTS */ .g3[provider].keyVariable;
        if (name !== null && variable(env, name) !== null)
            found.push({ provider, name });
    }
    return found;
}


/***/ }),

/***/ 77891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   bv: () => (/* binding */ readStream),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   m: () => (/* binding */ readFromDisk),
/* harmony export */   w0: () => (/* binding */ readWithin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13993);
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99688);
/* harmony import */ var _core_text_message_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45061);
/* harmony import */ var _schema_untrusted_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73000);






/** Reads a stream, such as stdin, to its end. Never keeps more than the limit. */
async function readStream(stream, maxBytes) {
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of stream) {
            chunks.push(chunk);
            length += chunk.length;
            if (length > maxBytes)
                return refused(tooLarge(length, maxBytes));
        }
    }
    catch (error) {
        return failed(error);
    }
    return { kind: 'bytes', bytes: Buffer.concat(chunks) };
}
/**
 * Reads a regular file of at most `maxBytes`. Never blocks on a pipe, and never reads more than the limit, even if a
 * file grows meanwhile.
 */
function readFromDisk(path, maxBytes) {
    let handle = null;
    try {
        handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle);
        if (stat.isDirectory())
            return refused('it is a folder: name a file');
        if (!stat.isFile())
            return refused('it is not a regular file: name a regular file');
        if (stat.size > maxBytes)
            return refused(tooLarge(stat.size, maxBytes));
        return readAll(handle, maxBytes);
    }
    catch (error) {
        return failed(error);
    }
    finally {
        if (handle !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
/**
 * Returns a reader that follows no links out of the repository at `root` or into its `.git`. The repository may contain
 * such links, and messages about a file quote it. For the same reason, a `.yml` may not be a link to a `.env`. A path
 * outside the repository that the user gave is read as it is.
 */
function readWithin(root) {
    return (path, maxBytes) => {
        const message = (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .B)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)) ? leadsAway(path, root) : null;
        return message === null ? readFromDisk(path, maxBytes) : refused(message);
    };
}
const YAML = /\.ya?ml$/i;
function leadsAway(path, root) {
    try {
        const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
        if (isLink && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            return 'it is a link to a file that does not exist: replace it with the file itself';
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
        if (!(0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .B)(real, top))
            return _schema_untrusted_source_js__WEBPACK_IMPORTED_MODULE_3__/* .UNTRUSTED_SOURCES */ .K.link;
        return (0,_core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitPath */ .o)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real))
            ? _schema_untrusted_source_js__WEBPACK_IMPORTED_MODULE_3__/* .UNTRUSTED_SOURCES */ .K.gitDirectory
            : isLink && YAML.test(path) && !YAML.test(real)
                ? 'it is a link to a file without a YAML ending: replace it with the file itself'
                : null;
    }
    catch {
        return null; // A path that cannot be resolved cannot be read either; the read reports the reason.
    }
}
function readAll(handle, maxBytes) {
    const buffer = Buffer.alloc(Math.min(maxBytes, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle).size + SPARE) + 1);
    let length = 0;
    while (length < buffer.length) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, buffer, length, buffer.length - length, null);
        if (read === 0)
            return { kind: 'bytes', bytes: buffer.subarray(0, length) };
        length += read;
    }
    return refused('it grew while it was being read: try again');
}
/** Buffer for files that report a size of 0, such as those in /proc. Bytes. */
const SPARE = 64 * 1024;
function tooLarge(size, maxBytes) {
    return `${size} bytes, but at most ${maxBytes} are read: check that this is the right file`;
}
function refused(message) {
    return { kind: 'refused', message };
}
function failed(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    if (code === 'EACCES' || code === 'EPERM')
        return refused('permission denied: make it readable for this user');
    return refused(`it cannot be read (${(0,_core_text_message_of_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error)})`);
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** Returns the folder at or above `folder` that contains `.git`; otherwise `folder` itself (git reports that). */
function repositoryRoot(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if (at === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return folder;
    }
}


/***/ }),

/***/ 96206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PV: () => (/* binding */ DEFAULT_CONFIG),
  cz: () => (/* binding */ OTHER_CONFIG),
  YR: () => (/* binding */ baseFolder),
  qE: () => (/* binding */ findFile),
  lH: () => (/* binding */ givenTask),
  b6: () => (/* binding */ textOf),
  B3: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/settings/sources/file.js
var file = __webpack_require__(77891);
// EXTERNAL MODULE: ./build/settings/checks/contradictions.js
var contradictions = __webpack_require__(4916);
// EXTERNAL MODULE: ./build/settings/checks/responses.js
var responses = __webpack_require__(5472);
// EXTERNAL MODULE: ./build/settings/checks/validate.js
var validate = __webpack_require__(41292);
// EXTERNAL MODULE: ./build/settings/schema/shape.js
var shape = __webpack_require__(1843);
;// CONCATENATED MODULE: ./build/settings/sources/parse-file.js




/** Maximum bytes of a configuration. */
const LARGEST_FILE = 1024 ** 2;
/** Maximum number of aliases followed; more count as an attack. */
const MOST_ALIASES = 100;
/**
 * Parses a configuration file and checks it with the schema. Returns all problems in the order of their places. Reads
 * nothing itself, so the bytes may come from the disk or from a commit.
 */
async function parseSettingsFile(name, bytes, rules = responses/* NO_RULES */.W) {
    const source = decoded(bytes);
    if (typeof source !== 'string')
        return unreadable(name, source.problem);
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new yaml.LineCounter();
    try {
        const document = yaml.parseDocument(source, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'error',
            stringKeys: true,
            // Slow (quadratic) in the library; checked below in one pass.
            uniqueKeys: false,
        });
        return new Reading(yaml, name, document, lines).finish(rules);
    }
    catch (error) {
        if (error instanceof RangeError)
            return unreadable(name, TOO_DEEP);
        throw error;
    }
}
function unreadable(name, message) {
    return { name, data: undefined, problems: [{ where: name, message }], place: () => name };
}
/** Returns the text of the file, or its problem. */
function decoded(bytes) {
    if (bytes.length > LARGEST_FILE) {
        return {
            problem: `${bytes.length} bytes, but a configuration may have at most ${LARGEST_FILE}: check that this is the right file`,
        };
    }
    if (bytes.includes(0))
        return { problem: 'it is a binary file, or not UTF-8: name a YAML file in UTF-8' };
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.trim() === '' ? { problem: EMPTY } : text;
    }
    catch {
        return { problem: 'it is not UTF-8: save it as UTF-8' };
    }
}
const EMPTY = 'it is empty: write at least "version: 1", or remove the file';
const TOO_DEEP = 'it is nested too deeply: use fewer levels';
/** Matches V8's message for a full stack, which the parser reports as an error of the document. */
const OUT_OF_STACK = /call stack|stack overflow/i;
/** One parsed document on its way to data and problems. */
class Reading {
    #yaml;
    #name;
    #document;
    #lines;
    constructor(yaml, name, document, lines) {
        this.#yaml = yaml;
        this.#name = name;
        this.#document = document;
        this.#lines = lines;
    }
    finish(rules) {
        const place = (finding) => this.#at(this.#offset(finding));
        const errors = [...this.#document.errors, ...this.#document.warnings];
        if (errors.some(({ message }) => OUT_OF_STACK.test(message)))
            return unreadable(this.#name, TOO_DEEP);
        const broken = errors.map((error) => ({
            offset: error.pos[0],
            message: plain(error.code, error.message),
        }));
        if (broken.length === 0)
            broken.push(...this.#badAliases());
        if (broken.length > 0)
            return this.#result(undefined, broken, place);
        const data = this.#data();
        if (data === null)
            return unreadable(this.#name, EMPTY);
        if (data === BOMB) {
            const message = `aliases are followed more than ${MOST_ALIASES} times: write the values out`;
            return this.#result(undefined, [{ offset: 0, message }], place);
        }
        const all = [...(0,validate/* findingsIn */._)(data), ...(0,contradictions/* contradictionsIn */.Q)(data), ...(0,responses/* responseFindings */.E)(data, rules)];
        const findings = all.map((finding) => ({ offset: this.#offset(finding), message: worded(finding) }));
        return this.#result(data, [...this.#nodeProblems(), ...findings], place);
    }
    #result(data, found, place) {
        const problems = found
            .toSorted((one, other) => one.offset - other.offset)
            .map(({ offset, message }) => ({ where: this.#at(offset), message }));
        return { name: this.#name, data, problems, place };
    }
    #data() {
        try {
            return this.#document.toJS({ maxAliasCount: MOST_ALIASES });
        }
        catch (error) {
            if (error instanceof ReferenceError)
                return BOMB;
            throw error;
        }
    }
    #at(offset) {
        const { line, col } = this.#lines.linePos(offset);
        return `${this.#name}:${line}:${col}`;
    }
    /** Finds aliases without an anchor, and aliases inside their own anchor. */
    #badAliases() {
        const { isNode, isScalar, isCollection, visit } = this.#yaml;
        const anchors = new Set();
        const found = [];
        visit(this.#document, {
            Node: (_, node, path) => {
                if ((isScalar(node) || isCollection(node)) && node.anchor)
                    anchors.add(node.anchor);
                if (!this.#yaml.isAlias(node))
                    return;
                const inside = path.some((above) => isNode(above) && isCollection(above) && above.anchor === node.source);
                if (anchors.has(node.source) && !inside)
                    return;
                const why = inside ? 'is inside its own anchor' : 'has no anchor above it';
                found.push({ offset: start(node), message: `the alias *${node.source} ${why}: write the value out` });
            },
        });
        return found;
    }
    /** Finds duplicate keys and NULs, which the schema cannot see in the data. */
    #nodeProblems() {
        const { isMap, isScalar, visit } = this.#yaml;
        const found = [];
        visit(this.#document, {
            Scalar: (_, node) => {
                if (typeof node.value !== 'string' || !node.value.includes('\0'))
                    return;
                found.push({ offset: start(node), message: 'this text contains a NUL character: remove it' });
            },
            Map: (_, node) => {
                const seen = new Map();
                for (const { key } of isMap(node) ? node.items : []) {
                    if (!isScalar(key))
                        continue;
                    const name = String(key.value);
                    const first = seen.get(name);
                    if (first === undefined)
                        seen.set(name, start(key));
                    else
                        found.push({ offset: start(key), message: this.#duplicate(name, first) });
                }
            },
        });
        return found;
    }
    #duplicate(name, first) {
        return `key "${name}" is a duplicate of line ${this.#lines.linePos(first).line}: remove one of them`;
    }
    /** Returns the position of a path in the source, or of its nearest existing parent. */
    #offset({ path, at }) {
        let node = this.#document.contents;
        let offset = start(node);
        for (const [depth, step] of path.entries()) {
            const found = this.#child(this.#resolved(node), step);
            if (found === null)
                return offset;
            const wantsKey = at === 'key' && depth === path.length - 1;
            offset = wantsKey || found.value === null ? start(found.key ?? found.value) : start(found.value);
            node = found.value;
        }
        return offset;
    }
    #resolved(node) {
        return this.#yaml.isAlias(node) ? node.resolve(this.#document) : node;
    }
    #child(node, step) {
        const { isMap, isSeq, isScalar, isNode } = this.#yaml;
        if (isSeq(node)) {
            const value = node.items[Number(step)];
            return isNode(value) ? { key: null, value } : null;
        }
        if (!isMap(node))
            return null;
        const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (pair === undefined || !isNode(pair.key))
            return null;
        return { key: pair.key, value: isNode(pair.value) ? pair.value : null };
    }
}
const BOMB = Symbol('alias bomb');
function start(node) {
    return node?.range?.[0] ?? 0;
}
function worded(finding) {
    return finding.subject && finding.path.length > 0
        ? `${(0,shape/* dotted */.Bs)(finding.path)}: ${finding.message}`
        : finding.message;
}
/** Replaces the parser's message if ours gives a better remedy. */
function plain(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return 'a second document begins here, but only one is read: remove the rest';
    if (code === 'TAB_AS_INDENT')
        return 'this line is indented with a tab: YAML allows only spaces';
    return `not valid YAML: ${message.split('\n')[0] ?? message}`;
}

;// CONCATENATED MODULE: ./build/settings/sources/find-file.js



/** Default path of the configuration, at the repository's root. */
const DEFAULT_CONFIG = '.forge/headless-config.yml';
/** The other spelling of its ending. A repository may have only one of the two. */
const OTHER_CONFIG = '.forge/headless-config.yaml';
/** Returns the text given for one of the run's own keys. */
function textOf(values, key) {
    const value = values.get(key)?.value;
    return typeof value === 'string' ? value : null;
}
/** Returns the absolute folder of the run. Paths of the action are relative to the runner's workspace. */
function workspaceOf(values, base) {
    const given = values.get('workspace');
    const path = (0,external_node_path_.resolve)(base, textOf(values, 'workspace') ?? '.');
    if (given === undefined || (0,file/* isFolder */.lQ)(path))
        return { path, problems: [] };
    return {
        path,
        problems: [{ where: given.where, message: `${path} is not a folder: set the folder of the repository` }],
    };
}
/** Returns the base of relative paths: the runner's checkout for the action, else the working directory. */
function baseFolder(entryPoint, env, cwd) {
    const checkout = env.GITHUB_WORKSPACE ?? '';
    return entryPoint === 'action' && checkout !== '' ? (0,external_node_path_.resolve)(checkout) : (0,external_node_path_.resolve)(cwd);
}
/**
 * Finds the configuration file. The default file may be missing. A named file must exist; it is searched from where the
 * run was started, then from the repository's root.
 */
async function findFile(values, base, workspace, readFile, rules) {
    const root = (0,file/* repositoryRoot */.Hn)(workspace);
    const named = textOf(values, 'config');
    if (named === null)
        return findDefault(root, readFile, rules);
    const places = [...new Set([(0,external_node_path_.resolve)(base, named), (0,external_node_path_.resolve)(root, named)])];
    for (const path of places) {
        const read = await readFile(path, LARGEST_FILE);
        if (read.kind === 'missing')
            continue;
        const parsed = await parsedFrom(named, read, rules);
        return { path, parsed, problems: parsed.problems };
    }
    const where = values.get('config')?.where ?? named;
    const message = `${named} does not exist (looked for ${places.join(' and ')}): create it, or remove the setting`;
    return { path: null, parsed: null, problems: [{ where, message }] };
}
/**
 * Finds `.forge/headless-config.yml` or `.yaml`. Both together are an error, because it is unclear which one counts.
 */
async function findDefault(root, readFile, rules) {
    const [usual, other] = await Promise.all([DEFAULT_CONFIG, OTHER_CONFIG].map((name) => readFile((0,external_node_path_.resolve)(root, name), LARGEST_FILE)));
    const [name, read] = usual?.kind === 'missing' ? [OTHER_CONFIG, other] : [DEFAULT_CONFIG, usual];
    if (read === undefined || read.kind === 'missing')
        return { path: null, parsed: null, problems: [] };
    const parsed = await parsedFrom(name, read, rules);
    const isBoth = name === DEFAULT_CONFIG && other !== undefined && other.kind !== 'missing';
    const both = { where: OTHER_CONFIG, message: `${DEFAULT_CONFIG} also exists: keep only one of them` };
    return {
        path: (0,external_node_path_.resolve)(root, name),
        parsed,
        problems: isBoth ? [both, ...parsed.problems] : parsed.problems,
    };
}
async function parsedFrom(name, read, rules) {
    if (read.kind === 'bytes')
        return parseSettingsFile(name, read.bytes, rules);
    const message = read.kind === 'refused' ? read.message : 'it is missing';
    return { name, data: undefined, problems: [{ where: name, message }], place: () => name };
}
/**
 * Returns the task of the run, from text, a file or, for `--task -`, stdin; null if none was given. Without `readStdin`,
 * `-` stands for a task that is not read.
 */
async function givenTask(values, base, readFile, readStdin) {
    const text = values.get('task') ?? null;
    const file = values.get('task-file');
    if (file === undefined) {
        const isStdin = text?.value === '-' && readStdin !== undefined;
        return isStdin
            ? taskFrom('stdin', text.where, await readStdin(LARGEST_FILE))
            : { task: text, problems: [] };
    }
    if (text !== null) {
        return {
            task: text,
            problems: [{ where: file.where, message: `${text.where} is also set: keep only one` }],
        };
    }
    return taskFrom(String(file.value), file.where, await readFile((0,external_node_path_.resolve)(base, String(file.value)), LARGEST_FILE));
}
function taskFrom(name, where, read) {
    if (read.kind === 'bytes') {
        const task = Buffer.from(read.bytes).toString('utf8').trim();
        if (task !== '' && !task.includes('\0'))
            return { task: { value: task, where }, problems: [] };
        return {
            task: null,
            problems: [{ where, message: `${name} contains no text: write the task into it` }],
        };
    }
    const why = read.kind === 'missing'
        ? 'does not exist: write the task into it, or correct its name'
        : `cannot be the task: ${read.message}`;
    return { task: null, problems: [{ where, message: `${name} ${why}` }] };
}


/***/ }),

/***/ 28974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _checks_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2447);
/* harmony import */ var _values_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93313);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25911);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51060);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83484);





const NOTHING = { values: new Map(), problems: [] };
/**
 * Parses the arguments after the program's name. Pure: reads only its argument. Flags and operands may come in any order,
 * and after `--` every word is an operand. Text with white space is a task of `run`; a single word is a command.
 */
function parseFlags(argv) {
    const words = argv[0] === 'headless' ? argv.slice(1) : argv;
    const first = firstOperand(words);
    const named = first !== null && (0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommand */ .y9)(first.text) ? first.text : null;
    const plain = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
    if (plain.some((word) => word === '--help' || word === '-h'))
        return { command: 'help', operand: named, given: NOTHING };
    if (plain.some((word) => word === '--version' || word === '-V'))
        return { command: 'version', operand: null, given: NOTHING };
    if (first !== null && named !== null)
        return read(named, words.toSpliced(first.at, 1), true);
    if (first === null || first.at > 0 || isTask(first.text))
        return read('run', words, false);
    return unknownCommand(first.text, words.slice(1));
}
/** The flags of all commands. Where two commands have the same flag, that of `run` counts. */
const EVERY_FLAG = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .asWritten */ .qm)([
    ...Object.keys(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo).filter(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommand */ .y9).flatMap(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo),
    ...(0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)('run'),
]);
/** Text for a task, not the name of a command. */
function isTask(text) {
    return text === '' || /\s/.test(text);
}
/** Returns the first word before `--` that is not a flag or its value. */
function firstOperand(words) {
    for (const word of (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .splitWords */ .yM)(words, EVERY_FLAG))
        if (word.flag === null && !word.isLiteral)
            return word;
    return null;
}
function read(command, words, isNamed) {
    const flags = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .asWritten */ .qm)((0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)(command));
    const values = new Map();
    const problems = [];
    const operands = [];
    for (const word of (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .splitWords */ .yM)(words, flags)) {
        if (word.flag === null) {
            const isAllowed = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo[command].operand !== null && operands.length === 0;
            if (isAllowed && (isNamed || word.isLiteral || isTask(word.text)))
                operands.push(word.text);
            else
                problems.push(stray(word.text));
            continue;
        }
        const { option, text } = word;
        const problem = option === undefined ? unknownFlag(word, command) : take(option, text, values);
        if (problem !== null)
            problems.push(problem);
    }
    const operand = operands[0] ?? null;
    problems.push(...operandProblems(command, operand, values));
    return { command, operand, given: { values, problems } };
}
/** Takes the task of `run` into the values. Returns what is wrong with an operand. */
function operandProblems(command, text, values) {
    const { operand } = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo[command];
    if (operand === null)
        return [];
    const { name: where, isRequired } = operand;
    const usage = `forge-headless ${(0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .usageOf */ .Fs)(command)}`;
    if (text === null)
        return isRequired ? [{ where, message: `is missing: write ${usage}` }] : [];
    if (command === 'help' && !(0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommand */ .y9)(text))
        return [{ where, message: unknownName(text) }];
    if (command !== 'run')
        return [];
    if (text.trim() === '')
        return [{ where, message: `is empty: write ${usage}` }];
    const problem = put({ key: 'task', kind: 'text', about: '' }, where, text, values);
    return problem === null ? [] : [problem];
}
/** Adds one flag to the values, or returns its problem. */
function take(option, text, values) {
    const where = `--${option.flag}`;
    if (option.kind === 'switch') {
        if (text !== undefined)
            return { where, message: `takes no value, got ${(0,_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(text)}: write ${where} alone` };
        return put(option, where, option.means, values);
    }
    if (text === undefined || (text.trim() === '' && option.mayBeEmpty !== true)) {
        return { where, message: `needs a value: write ${where} ${option.value ?? 'VALUE'}` };
    }
    const value = (0,_given_js__WEBPACK_IMPORTED_MODULE_2__/* .converted */ .H)(option.kind, text);
    if (Array.isArray(value) && value.length === 0) {
        return { where, message: `contains only separators: write ${where} ${option.value ?? 'VALUE'}` };
    }
    return put(option, where, value, values);
}
function put(option, where, value, values) {
    const before = values.get(option.key);
    if (before === undefined) {
        values.set(option.key, { value, where });
        return null;
    }
    if (option.kind === 'list' && Array.isArray(before.value) && Array.isArray(value)) {
        values.set(option.key, { value: [...before.value, ...value], where });
        return null;
    }
    if (before.value === value)
        return null;
    if (before.where === where)
        return { where, message: 'is set twice with different values: keep only one of them' };
    return { where, message: `contradicts ${before.where}: keep only one of them` };
}
function unknownCommand(word, rest) {
    const message = `${unknownName(word)}. If it is a task, write more than one word in quotes, or use --task`;
    // The meaning of the rest of the line for an unknown command is not known.
    const { values } = read('run', rest, true).given;
    return {
        command: 'unknown',
        operand: null,
        given: { values, problems: [{ where: _checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD, message }] },
    };
}
function unknownName(word) {
    return `unknown command ${(0,_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(word)}: ${(0,_values_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .knownNames */ .UH)(word, Object.keys(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo))}`;
}
function unknownFlag({ flag: where }, command) {
    const name = where.replace(/^-+/, '');
    if (name === 'api-key') {
        const message = 'is not a flag, because other users can see command lines: set FORGE_API_KEY in the environment instead';
        return { where: '--api-key', message };
    }
    const known = (0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)(command).flatMap(({ flag }) => flag ?? []);
    if (known.length === 0)
        return { where, message: 'unknown flag: this command takes no flags' };
    const guess = (0,_values_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(name, known);
    const hint = guess === null ? '' : `did you mean "--${guess}"? `;
    const help = command === 'run' ? '--help' : `help ${command}`;
    return { where, message: `unknown flag: ${hint}see forge-headless ${help} for the list` };
}
function stray(word) {
    return {
        where: _checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND_LINE */ .rD,
        message: `unexpected word ${(0,_checks_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(word)}: write values after their flag, and quote text with spaces`,
    };
}


/***/ }),

/***/ 51060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ converted)
/* harmony export */ });
/* harmony import */ var _values_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

/** Digits with at most one dot. `0x10`, `1e3`, `-1`, `NaN` and `３` are not numbers here and stay text. */
const PLAIN_NUMBER = /^[0-9]+(?:\.[0-9]+)?$/;
/**
 * Converts the text of an option to the value that the configuration would contain. Text of another kind stays text,
 * and the schema refuses it with the same message as in a file.
 */
function converted(kind, text) {
    switch (kind) {
        case 'number':
            return PLAIN_NUMBER.test(text.trim()) ? Number(text) : text;
        case 'boolean':
            return asBoolean(text.trim());
        case 'list':
            return (0,_values_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .splitList */ .ry)(text);
        case 'text':
        case 'duration':
        case 'switch':
            return text;
    }
}
/** Parses the runner's words for booleans, which are YAML 1.2's. Source: `getBooleanInput` of @actions/core. */
function asBoolean(text) {
    if (['true', 'True', 'TRUE'].includes(text))
        return true;
    if (['false', 'False', 'FALSE'].includes(text))
        return false;
    return text;
}


/***/ }),

/***/ 58388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseInputs)
/* harmony export */ });
/* harmony import */ var _options_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25616);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51060);


/**
 * Reads the action's inputs. The runner passes them as `INPUT_<NAME>`, in upper case, with spaces as `_` and hyphens
 * kept. An empty input counts as unset. The runner warns about unknown inputs.
 */
function parseInputs(env) {
    const values = new Map();
    const problems = [];
    for (const { input, key, kind } of _options_options_js__WEBPACK_IMPORTED_MODULE_0__/* .OPTIONS */ .l) {
        if (input === undefined)
            continue;
        const text = env[`INPUT_${input.toUpperCase()}`]?.trim() ?? '';
        if (text === '')
            continue;
        const where = `input ${input}`;
        const value = (0,_given_js__WEBPACK_IMPORTED_MODULE_1__/* .converted */ .H)(kind, text);
        if (Array.isArray(value) && value.length === 0) {
            problems.push({ where, message: 'contains only separators: add an entry, or leave it empty' });
        }
        else
            values.set(key, { value, where });
    }
    return { values, problems };
}


/***/ }),

/***/ 59147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ freeze),
/* harmony export */   TZ: () => (/* binding */ originsOf),
/* harmony export */   Um: () => (/* binding */ mergeAll),
/* harmony export */   cY: () => (/* binding */ nested),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* unused harmony export isSettingKey */
/* harmony import */ var _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1843);

function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns true if an option's key belongs to the configuration, not only to the run. */
function isSettingKey(key) {
    return (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .knownKeys */ .eE)([]).includes(key.split('.')[0] ?? '');
}
/** Turns `{ 'constraints.max_files': … }` into `{ constraints: { max_files: … } }`, without keys of the run. */
function nested(values) {
    let data = {};
    for (const [key, { value }] of values) {
        if (!isSettingKey(key))
            continue;
        const branch = key.split('.').reduceRight((inner, part) => ({ [part]: inner }), value);
        if (isRecord(branch))
            data = merged(data, branch);
    }
    return data;
}
/** Merges `above` over `below`. Keys are merged; everything else, lists included, is replaced. */
function merged(below, above) {
    const both = new Map(Object.entries(below));
    for (const [key, value] of Object.entries(above)) {
        const old = both.get(key);
        both.set(key, isRecord(old) && isRecord(value) ? merged(old, value) : value);
    }
    return Object.fromEntries(both);
}
/** Merges all layers; the first one takes precedence. */
function mergeAll(layers) {
    return layers.reduceRight((below, { data }) => merged(below, data), {});
}
/** Returns the highest layer that sets each setting, by dotted key. A list is one setting. */
function originsOf(settings, layers) {
    const origins = new Map();
    const walk = (value, path) => {
        if (isRecord(value) && Object.keys(value).length > 0) {
            for (const [key, inner] of Object.entries(value))
                walk(inner, [...path, key]);
        }
        else
            origins.set(path.join('.'), originOf(path, layers));
    };
    walk(settings, []);
    return origins;
}
function originOf(path, layers) {
    return layers.find(({ data }) => says(data, path))?.origin ?? 'default';
}
function says(data, path) {
    let value = data;
    for (const key of path) {
        if (!isRecord(value) || !Object.hasOwn(value, key))
            return false;
        value = value[key];
    }
    return value !== undefined;
}
/** Freezes a value and everything in it, so that no code can loosen a limit later. */
function freeze(value) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        for (const inner of Object.values(value))
            freeze(inner);
    }
    return value;
}


/***/ }),

/***/ 68013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ overlayProblems),
/* harmony export */   t: () => (/* binding */ validValues)
/* harmony export */ });
/* harmony import */ var _checks_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41292);
/* harmony import */ var _schema_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1843);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59147);



/** Returns the schema's problems with flags, inputs or variables, each under its own name. */
function overlayProblems(values) {
    if (values.size === 0)
        return [];
    return (0,_checks_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsIn */ ._)((0,_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .nested */ .cY)(values)).map(({ path, message }) => {
        const key = [...values.keys()].find((name) => `${(0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(path)}.`.startsWith(`${name}.`));
        return { where: key === undefined ? (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(path) : (values.get(key)?.where ?? key), message };
    });
}
/** Returns the values that the schema accepts, each checked alone. */
function validValues(values) {
    return new Map([...values].filter((entry) => overlayProblems(new Map([entry])).length === 0));
}


/***/ }),

/***/ 83484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   __: () => (/* binding */ sandboxTrial),
/* harmony export */   qm: () => (/* binding */ asWritten),
/* harmony export */   yM: () => (/* binding */ splitWords)
/* harmony export */ });
/** Returns flags by every way to write them. */
function asWritten(options) {
    const named = options.map((option) => [`--${option.flag}`, option]);
    const short = options.filter((option) => option.short !== undefined);
    return new Map([...named, ...short.map((option) => [`-${option.short}`, option])]);
}
/** Splits the words of a command line into flags and operands. After `--`, every word is an operand. */
function splitWords(words, flags) {
    const found = [];
    const end = words.includes('--') ? words.indexOf('--') : words.length;
    for (let at = 0; at < end; at++) {
        const word = words[at] ?? '';
        const split = flagIn(word);
        if (split === null) {
            found.push({ flag: null, text: word, at, isLiteral: false });
            continue;
        }
        const option = flags.get(split.flag);
        // The word after an unknown flag is probably its value, so it is not reported too.
        const takesNext = split.text === undefined && option?.kind !== 'switch' && at + 1 < end;
        const text = takesNext && isValue(words[at + 1]) ? words[++at] : split.text;
        found.push({ flag: split.flag, option, text });
    }
    const literal = words
        .slice(end + 1)
        .map((text, at) => ({ flag: null, text, at: end + 1 + at, isLiteral: true }));
    return [...found, ...literal];
}
/** Splits `--flag=value`, `--flag` or `-f`; null if the word is not a flag. `- item` is text. */
function flagIn(word) {
    const [, flag, text] = /^(--[^=]+|-[^\s=-][^\s=]*)(?:=([\s\S]*))?$/.exec(word) ?? [];
    return flag === undefined ? null : { flag, text };
}
/**
 * Returns true if a word can be a value. With two leading dashes it is the next flag; such a value is written
 * `--flag=--value`.
 */
function isValue(word) {
    return word !== undefined && !word.startsWith('--') && !/^-[hqvV]$/.test(word);
}
/** Separates `doctor --sandbox` without a value, which tests the sandbox, from the setting with a value. */
function sandboxTrial(argv) {
    const rest = argv.filter((word, at) => word !== '--sandbox' || isValue(argv[at + 1]));
    return { argv: rest, isTrial: rest.length < argv.length };
}


/***/ }),

/***/ 38086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mT: () => (/* binding */ MOST_GLOBS),
  oi: () => (/* binding */ globListProblem),
  AI: () => (/* binding */ globProblem),
  ry: () => (/* binding */ splitList)
});

// UNUSED EXPORTS: bracePatterns

// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(91138);
// EXTERNAL MODULE: ./build/core/text/control-characters.js
var control_characters = __webpack_require__(410);
// EXTERNAL MODULE: ./build/core/text/invisible.js
var invisible = __webpack_require__(6075);
;// CONCATENATED MODULE: ./build/settings/values/unclosed-glob.js
/** `[:alpha:]` inside a class. */
const POSIX_CLASS = /^\[:[a-z]+:\]/;
const LONGEST_POSIX_CLASS = 12;
const MEANT = {
    '[': 'one of these characters',
    '{': 'these alternatives',
    '(': 'these alternatives',
};
/**
 * Returns the problem with a glob that has an unclosed bracket, brace or parenthesis, or null. The matcher would use
 * the sign as a plain character, so the glob would not match what its author meant.
 */
function unclosedProblem(glob, shown) {
    const found = unclosedBrace(glob) ?? firstUnclosedPart(glob);
    if (found === null)
        return null;
    const { open, missing } = found;
    if (open === '\\')
        return `${shown} ends a name with \\, which escapes nothing: remove it`;
    const closed = JSON.stringify(glob + missing);
    return `${shown} opens ${open} and never closes it: write ${closed} for ${MEANT[open]}, or \\${open} for the character ${open}`;
}
/** Returns the problem with one of the alternatives from a glob's braces, or null. */
function unclosedAlternative(alternatives, shown) {
    const found = alternatives.find((each) => firstUnclosedPart(each) !== null);
    return found === undefined
        ? null
        : unclosedProblem(found, `${shown}: its alternative ${JSON.stringify(found)}`);
}
function unclosedBrace(glob) {
    let depth = 0;
    for (let at = 0; at < glob.length; at++) {
        const character = glob[at];
        if (character === '\\')
            at++;
        else if (character === '[')
            at = Math.max(at, endOfClass(glob, at));
        else if (character === '{')
            depth++;
        else if (character === '}' && depth > 0)
            depth--;
    }
    return depth === 0 ? null : { open: '{', missing: '}'.repeat(depth) };
}
/** Returns the first unclosed sign of a part. Classes and parentheses must close before the next slash. */
function firstUnclosedPart(glob) {
    for (const part of glob.split('/')) {
        const found = unclosedIn(part);
        if (found !== null)
            return found;
    }
    return null;
}
function unclosedIn(part) {
    let depth = 0;
    for (let at = 0; at < part.length; at++) {
        const character = part[at];
        if (character === '\\') {
            at++;
            if (at === part.length)
                return { open: '\\', missing: '' };
        }
        else if (character === '[') {
            const end = endOfClass(part, at);
            if (end === -1)
                return { open: '[', missing: ']' };
            at = end;
        }
        else if (character === '(' && /[+@!?*]/.test(part[at - 1] ?? ''))
            depth++;
        else if (character === ')' && depth > 0)
            depth--;
    }
    return depth === 0 ? null : { open: '(', missing: ')'.repeat(depth) };
}
/** Returns the index of the `]` that closes the class at `start`, or -1 if there is none before the next slash. */
function endOfClass(text, start) {
    let at = start + 1;
    if (text[at] === '!' || text[at] === '^')
        at++;
    // A bracket in the first place is one of the characters.
    if (text[at] === ']')
        at++;
    for (; at < text.length && text[at] !== '/'; at++) {
        const posix = POSIX_CLASS.exec(text.slice(at, at + LONGEST_POSIX_CLASS));
        if (posix !== null)
            at += posix[0].length - 1;
        else if (text[at] === '\\')
            at++;
        else if (text[at] === ']')
            return at;
    }
    return -1;
}

;// CONCATENATED MODULE: ./build/settings/values/globs.js




/** Maximum number of patterns in a list. More is probably a mistake in a generator, and slow for every path. */
const MOST_GLOBS = 10_000;
/** Maximum number of patterns from one glob's braces. Nested braces multiply: 12 pairs are 4,096. */
const MOST_BRACE_PATTERNS = 1_000;
/** Maximum number of patterns from all braces of a list: ten times the maximum of globs without braces. */
const MOST_PATTERNS = 100_000;
const LONGEST_GLOB = 1024;
/**
 * Returns the problem with a glob and its remedy, or null. Paths are judged in one spelling (relative to the repository
 * root, `/` between parts, no `.` or `..`). A glob that can never match one is refused, because it would be a limit
 * without effect.
 */
function globProblem(glob) {
    const shown = JSON.stringify(glob.length > 60 ? `${glob.slice(0, 60)}…` : glob);
    // Denials ignore invisible characters, so `..` with one in front would still be judged as `..`.
    const seen = (0,invisible/* replaceInName */.j4)(glob);
    if (seen.trim() === '')
        return 'a glob may not be empty: remove it, or use ** for everything';
    if (glob.length > LONGEST_GLOB)
        return `${shown} has ${glob.length} characters: at most ${LONGEST_GLOB}`;
    if ((0,control_characters/* hasControl */.aQ)(glob))
        return `${shown} contains a control character: remove it`;
    if (glob === '!')
        return `${shown} negates nothing: remove it, or use \\! for a file called !`;
    if (glob.startsWith('!')) {
        return `${shown}: globs cannot be negated: write ${JSON.stringify(glob.slice(1))} in the opposite list, or \\! for a name that begins with !`;
    }
    if (tidied(seen) === '')
        return `${shown} names the repository root: use ** for everything`;
    if (glob.startsWith('/')) {
        return `${shown}: globs are relative to the repository root: write ${JSON.stringify(glob.replace(/^\/+/, ''))}`;
    }
    return (partProblem(glob, shown) ??
        partProblem(seen, shown) ??
        unclosedProblem(glob, shown) ??
        backslashProblem(glob, shown) ??
        braceProblem(glob, shown) ??
        (seen === glob ? null : braceProblem(seen, shown)));
}
/** Returns the problem with a list of globs that are valid alone, or null. */
function globListProblem(globs) {
    const patterns = globs.reduce((sum, glob) => sum + bracePatterns(glob), 0);
    if (patterns <= MOST_PATTERNS)
        return null;
    return `the braces of all globs expand to ${patterns} patterns, but at most ${MOST_PATTERNS} are allowed: use * for similar ones`;
}
function partProblem(glob, shown) {
    // `x/` is the folder x with everything below it, as in a .gitignore.
    for (const part of glob.replace(/\/$/, '').split('/')) {
        if (part === '..')
            return `${shown} contains "..": globs cannot match outside the repository; remove it`;
        if (part === '.' || part === '') {
            return `${shown} contains an empty part or ".": write ${JSON.stringify(tidied(glob))}`;
        }
    }
    return null;
}
/**
 * Finds a Windows path separator. It would escape the letter, so that the glob matches `srcapp` and never `src/app`.
 */
function backslashProblem(glob, shown) {
    if (!/(?<!\\)(?:\\\\)*\\[\p{L}\p{N}_]/u.test(glob))
        return null;
    return `${shown} has a \\ before a letter or digit, which escapes nothing: use / between folders`;
}
function tidied(glob) {
    return glob
        .split('/')
        .filter((part) => part !== '.' && part !== '')
        .join('/');
}
function braceProblem(glob, shown) {
    if (!glob.includes('{'))
        return null;
    // Counting is fast, even if expanding would not be.
    const few = bracePatterns(glob) <= MOST_BRACE_PATTERNS;
    const alternatives = few ? esm/* minimatch */.xF.braceExpand(glob, { braceExpandMax: MOST_BRACE_PATTERNS + 1 }) : [];
    if (!few || alternatives.length > MOST_BRACE_PATTERNS) {
        return `${shown}: its braces expand to more than ${MOST_BRACE_PATTERNS} patterns: use *, or write several globs`;
    }
    return alternativeProblem(alternatives, shown);
}
/** Applies the same rules to expanded braces: `.{.,a}` expands to `..`. */
function alternativeProblem(alternatives, shown) {
    if (!alternatives.some((each) => each.split('/').includes('..'))) {
        return unclosedAlternative(alternatives, shown);
    }
    return `${shown}: its braces expand to "..": globs cannot match outside the repository; remove it`;
}
const RANGE = /^(-?\d+|[A-Za-z])\.\.(-?\d+|[A-Za-z])(?:\.\.(-?\d+))?$/;
/** Returns the number of patterns of a brace range such as `1..9`; null if it is not a range. */
function rangeSize(body) {
    const match = RANGE.exec(body);
    if (match === null)
        return null;
    const at = (text) => (/^-?\d+$/.test(text) ? Number(text) : text.charCodeAt(0));
    const step = Math.max(1, Math.abs(Number(match[3] ?? 1)));
    return Math.floor(Math.abs(at(match[2] ?? '0') - at(match[1] ?? '0')) / step) + 1;
}
/**
 * Counts the patterns of a glob's braces without expanding them: alternatives add, neighbors multiply. An unclosed
 * brace is a plain character, as in minimatch.
 */
function bracePatterns(glob) {
    const stack = [{ closed: 0, current: 1, unclosed: 1, start: -1 }];
    for (let at = 0; at < glob.length; at++) {
        const character = glob[at];
        const group = stack.at(-1);
        if (group === undefined)
            break;
        if (character === '\\')
            at++;
        else if (character === '{')
            stack.push({ closed: 0, current: 1, unclosed: 1, start: at });
        else if (stack.length === 1)
            continue;
        else if (character === ',') {
            group.closed += group.current;
            group.current = 1;
        }
        else if (character === '}') {
            stack.pop();
            const outer = stack.at(-1);
            const size = rangeSize(glob.slice(group.start + 1, at)) ?? group.closed + group.current;
            if (outer === undefined)
                break;
            outer.current *= size;
            outer.unclosed *= size;
        }
    }
    return stack.reduce((product, group) => product * group.unclosed, 1);
}
/**
 * Splits a list from an input or a flag at line ends and commas. Commas inside braces belong to the glob. Empty parts
 * are dropped.
 */
function splitList(text) {
    const parts = [];
    let depth = 0;
    let start = 0;
    const cut = (end) => {
        const part = text.slice(start, end).trim();
        if (part !== '')
            parts.push(part);
        start = end + 1;
    };
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\')
            at++;
        else if (character === '{')
            depth++;
        else if (character === '}')
            depth = Math.max(0, depth - 1);
        else if (character === '\n') {
            depth = 0;
            cut(at);
        }
        else if (character === ',' && depth === 0)
            cut(at);
    }
    cut(text.length);
    return parts;
}


/***/ }),

/***/ 47115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ variableNameProblem),
/* harmony export */   IV: () => (/* binding */ folderProblem),
/* harmony export */   L2: () => (/* binding */ messageProblem),
/* harmony export */   MT: () => (/* binding */ branchProblem),
/* harmony export */   Ng: () => (/* binding */ reviewerProblem),
/* harmony export */   Ni: () => (/* binding */ authorProblem),
/* harmony export */   U0: () => (/* binding */ repositoryFileProblem),
/* harmony export */   XY: () => (/* binding */ fileNameProblem),
/* harmony export */   pz: () => (/* binding */ outputFolderProblem),
/* harmony export */   vQ: () => (/* binding */ reportPathProblem)
/* harmony export */ });
/* harmony import */ var _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86217);
/* harmony import */ var _core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13993);
/* harmony import */ var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(410);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);




/**
 * Returns the rule of git-check-ref-format(1) that a branch name breaks, or null. Checked here so that the problem
 * shows before the model is paid.
 */
function branchProblem(name) {
    if (name === '')
        return null;
    const rule = brokenBranchRule(name);
    return rule === null ? null : `${JSON.stringify(name)} is not a valid branch name: ${rule}`;
}
function brokenBranchRule(name) {
    if (name.startsWith('refs/'))
        return 'write it without refs/heads/';
    if (name.startsWith('-'))
        return 'it may not begin with -';
    if (name === 'HEAD' || name === '@')
        return 'git reserves this name';
    if ((0,_core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_2__/* .hasControl */ .aQ)(name) || /[ ~^:?*[\\]/.test(name))
        return 'it may not contain white space or ~ ^ : ? * [ \\';
    if (name.includes('..') || name.includes('@{'))
        return 'it may not contain ".." or "@{"';
    if (name.endsWith('.'))
        return 'it may not end in a dot';
    for (const part of name.split('/')) {
        if (part === '')
            return 'it may not begin or end with / or contain //';
        if (part.startsWith('.') || part.endsWith('.lock'))
            return 'no part may begin with a dot or end in .lock';
    }
    return null;
}
/** Accepts a name or address that git can write between `<` and `>` on one line. */
function authorProblem(text) {
    if (text.trim() === '')
        return 'may not be empty';
    return /[<>\r\n]/.test(text) ? `${JSON.stringify(text)} may not contain < or > or a line break` : null;
}
/** Refuses our own trailers in the configured message, which would make the commit look like another run's. */
function messageProblem(message) {
    if (!(0,_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOurTrailer */ .qJ)(message))
        return null;
    return 'no line may begin with Forge-Run:, Forge-Audit: or Forge-Branch:, because the run adds these trailers itself: remove the line';
}
/** Accepts a possible reviewer: a login, or a team of an organization. */
function reviewerProblem(name) {
    if (name.startsWith('@'))
        return `${JSON.stringify(name)} is a mention: write it without @`;
    return /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\]|\/[A-Za-z0-9][\w.-]*)?$/.test(name)
        ? null
        : `${JSON.stringify(name)} is not a valid reviewer: write a login, or a team as organization/team`;
}
/** Accepts a folder inside the repository; '' is the root. */
function folderProblem(path) {
    if (path.startsWith('/'))
        return `${JSON.stringify(path)} must be relative to the repository root`;
    return path.split('/').includes('..')
        ? `${JSON.stringify(path)} may not leave the repository with ".."`
        : null;
}
/** Accepts the reports folder. It is never counted or committed, so it may not be the repository itself. */
function outputFolderProblem(path) {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.length === 0)
        return `${JSON.stringify(path)} is the repository itself: use a separate folder, e.g. .forge/artifacts`;
    if (parts.includes('..'))
        return `${JSON.stringify(path)} may not contain "..": write the full path`;
    if ((0,_core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitPath */ .o)(path)) {
        return `${JSON.stringify(path)} is in a git directory: name another folder`;
    }
    return null;
}
/** Maximum bytes of a name. File systems allow 255, and the file's draft has a longer name. */
const LONGEST_NAME = 200;
/** Accepts a file in the repository for a copy of the report. */
function reportPathProblem(path) {
    const shown = JSON.stringify(path.length > 60 ? `${path.slice(0, 60)}…` : path);
    if (path.trim() === '')
        return 'may not be empty: name a file, e.g. docs/controlled_edit_report.md';
    if ((0,_core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_2__/* .hasControl */ .aQ)(path))
        return `${shown} contains a control character: remove it`;
    const folder = folderProblem(path) ?? outputFolderProblem(path);
    if (folder !== null)
        return folder;
    if (path.split('/').some((part) => Buffer.byteLength(part) > LONGEST_NAME))
        return `${shown} contains a name of more than ${LONGEST_NAME} bytes: shorten it`;
    return path.endsWith('/') ? `${shown} is a folder: name the file` : null;
}
/** Accepts an entry of `undeletable_files`: a name, matched at any depth (seed S-010). */
function fileNameProblem(name) {
    return name.replace(/\/$/, '').includes('/')
        ? `${JSON.stringify(name)} is a path: write only the name, which is matched at any depth`
        : (0,_globs_js__WEBPACK_IMPORTED_MODULE_3__/* .globProblem */ .AI)(name);
}
function variableNameProblem(name) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)
        ? null
        : `${JSON.stringify(name)} is not a valid variable name: use letters, digits and _, and do not begin with a digit`;
}
/** Accepts a file inside the repository. */
function repositoryFileProblem(path) {
    const parts = path.split('/');
    const isPlain = path !== '' && parts.every((part) => part !== '' && part !== '.' && part !== '..');
    if (!isPlain || path.includes('\0')) {
        return `${JSON.stringify(path)} is not a file of the repository: write its path from the root, without "." or ".."`;
    }
    return (0,_core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitPath */ .o)(path) ? `${JSON.stringify(path)} is in a git directory: name another file` : null;
}


/***/ }),

/***/ 93313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UH: () => (/* binding */ knownNames),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* unused harmony export editDistance */
/**
 * Returns the number of steps (insert, delete, replace, swap of neighbors) between two words. Optimal string alignment.
 */
function editDistance(from, to) {
    let older = [];
    let old = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row++) {
        const next = [row];
        for (let column = 1; column <= to.length; column++) {
            const same = from[row - 1] === to[column - 1];
            let best = Math.min((old[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (old[column - 1] ?? 0) + (same ? 0 : 1));
            const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            if (swapped)
                best = Math.min(best, (older[column - 2] ?? 0) + 1);
            next.push(best);
        }
        older = old;
        old = next;
    }
    return old[to.length] ?? 0;
}
/** Ignores spelling styles, so that `maxFiles`, `max-files` and `MAX_FILES` are equal. */
function plain(word) {
    return word.toLowerCase().replaceAll(/[-_ ]/g, '');
}
/** Longer words are not compared, because they cannot be names. */
const LONGEST_NAME = 64;
/** Returns the known name that `word` was probably meant to be; null if none is close (a third of its letters). */
function nearest(word, known) {
    if (word.length > LONGEST_NAME)
        return null;
    const wanted = plain(word);
    let best = null;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const name of known) {
        const candidate = plain(name);
        const distance = editDistance(wanted, candidate);
        const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
        if (distance <= allowed && distance < bestDistance) {
            best = name;
            bestDistance = distance;
        }
    }
    return best;
}
/** Returns the end of every "unknown name" problem: a guess if there is one, and the known names. */
function knownNames(word, known) {
    const guess = nearest(word, known);
    const hint = guess === null ? '' : `did you mean "${guess}"? `;
    return `${hint}Known: ${known.join(', ')}`;
}


/***/ }),

/***/ 98640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   lM: () => (/* binding */ parseDuration),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const MS_PER_UNIT = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const SIZE = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb)?$/i;
const BYTES_PER_UNIT = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
/** The maximum of `setTimeout`, 24.8 days; a longer wait would end at once. Source: Node's timers. */
const LONGEST_MS = 2 ** 31 - 1;
/** Larger than any disk, and far enough below 2^53 that sums of sizes stay exact. Bytes. */
const LARGEST_SIZE = 1_000_000 * 1024 ** 3;
/**
 * Converts seconds as a number, or text with a unit, to ms; null for anything else. A positive value stays positive,
 * because 0 may mean "no limit".
 */
function parseDuration(value) {
    const match = DURATION.exec(String(value).trim());
    if (match === null)
        return null;
    const exact = Number(match[1]) * (MS_PER_UNIT[match[2] ?? 's'] ?? 1000);
    const ms = exact > 0 ? Math.max(1, Math.round(exact)) : 0;
    return ms <= LONGEST_MS ? ms : null;
}
/**
 * Converts bytes as a number, or text with a unit (1 kB = 1024), to bytes; null for anything else, or part of a byte.
 * The fraction of a unit is cut off, so that no limit is looser than it was written.
 */
function parseSize(value) {
    const match = SIZE.exec(String(value).trim());
    if (match === null)
        return null;
    const unit = BYTES_PER_UNIT[(match[2] ?? 'b').toLowerCase()] ?? 1;
    const bytes = Number(match[1]) * unit;
    if (bytes > LARGEST_SIZE || (unit === 1 && !Number.isInteger(bytes)))
        return null;
    return Math.floor(bytes);
}
function converted(parse, message, least = 0) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()], { error: message }).transform((value, context) => {
        const parsed = parse(value);
        if (parsed !== null && parsed >= least)
            return parsed;
        context.issues.push({ code: 'custom', message, input: value });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    });
}
/** Converts to ms; 0 is allowed. */
const duration = converted(parseDuration, 'expected seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days');
/** Converts to ms; 0 is not allowed. */
const span = converted(parseDuration, 'expected more than 0 seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days', 1);
/** Converts to bytes. */
const size = converted(parseSize, 'expected whole bytes as a number, or a size such as 500kB or 1MB, at most 1000000GB');
/** Accepts a whole number from `least` up to 2^53 - 1, above which numbers are not exact. */
function count(least = 0) {
    const whole = `expected a whole number of at least ${least}`;
    const error = ({ code }) => code === 'too_big' ? `${whole} and at most ${Number.MAX_SAFE_INTEGER}` : whole;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig({ error }).int({ error, abort: true }).min(least, { error });
}
/** Accepts a number from `least` to `most`. */
function amount(least, most) {
    const error = `expected a number from ${least} to ${most}`;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig({ error }).min(least, { error }).max(most, { error });
}
/** Accepts US dollars. The maximum keeps every sum finite. */
const dollars = amount(0, 1_000_000);


/***/ })

};
