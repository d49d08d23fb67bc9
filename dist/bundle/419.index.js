export const id = 419;
export const ids = [419];
export const modules = {

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
    return { ok: true, events: lines.length, root: before?.hash ?? _chain_js__WEBPACK_IMPORTED_MODULE_0__/* .GENESIS */ .hw, accepted };
}


/***/ }),

/***/ 97680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ RUN_TRAILER),
/* harmony export */   w: () => (/* binding */ AUDIT_TRAILER)
/* harmony export */ });
/** The trailers of every commit that a run makes. Source: CONTRACT 5, events.jsonl. */
/** Names the run. A branch or a commit that carries it is ours. */
const RUN_TRAILER = 'Forge-Run';
/** Names the audit chain's head at the event that binds the commit's tree. */
const AUDIT_TRAILER = 'Forge-Audit';


/***/ }),

/***/ 20419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verifyRun: () => (/* binding */ verifyRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _adapters_git_exec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53657);
/* harmony import */ var _adapters_git_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16191);
/* harmony import */ var _adapters_git_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51455);
/* harmony import */ var _audit_verify_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94307);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69058);
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97680);









/** `verify DIR [--commit SHA] [--workspace DIR]`: the chain, the root in execution.json, and the commit. */
async function verifyRun(words, cwd, env) {
    const asked = question(words);
    if (asked === null) {
        const usage = 'usage: forge-headless verify DIR [--commit SHA] [--workspace DIR], DIR being the folder of a run’s reports';
        return { lines: [usage], exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .a.config_error };
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, asked.folder);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'events.jsonl');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return wrong(`${path} does not exist: name the folder of a run's reports`);
    const verdict = (0,_audit_verify_js__WEBPACK_IMPORTED_MODULE_6__/* .verifyChain */ .H)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    if (!verdict.ok)
        return wrong(`${path}: ${verdict.reason}`);
    const stated = statedRoot(folder);
    if (stated !== null && stated !== verdict.root) {
        return wrong(`${path} ends with ${verdict.root}, execution.json says ${stated}: lines are missing at its end`);
    }
    const lines = [`chain holds: ${verdict.events} events, root ${verdict.root}`];
    if (asked.commit === undefined)
        return { lines, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .a.success };
    const trouble = await commitTrouble((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, asked.workspace), asked.commit, verdict, env);
    if (trouble !== null)
        return wrong(trouble);
    return {
        lines: [...lines, `commit holds: ${asked.commit} is what the run made`],
        exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .a.success,
    };
}
function wrong(reason) {
    return { lines: [reason], exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT_CODES */ .a.failure };
}
function question(words) {
    const options = { commit: { type: 'string' }, workspace: { type: 'string' } };
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({ args: [...words], options, allowPositionals: true });
        const [folder] = positionals;
        if (folder === undefined || positionals.length > 1)
            return null;
        return { folder, commit: values.commit, workspace: values.workspace ?? '.' };
    }
    catch {
        return null;
    }
}
/** `audit_root` of execution.json; null where the report was not written. */
function statedRoot(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'execution.json');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return null;
    const data = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    if (typeof data !== 'object' || data === null || !('audit_root' in data))
        return null;
    return typeof data.audit_root === 'string' ? data.audit_root : null;
}
/** Why the commit is not what this run made; null where it is. */
async function commitTrouble(workspace, commit, { accepted }, env) {
    if (accepted === null)
        return 'the run accepted no tree, so no commit can be its';
    try {
        const layout = (0,_adapters_git_site_js__WEBPACK_IMPORTED_MODULE_5__/* .layoutOf */ .aH)((0,_adapters_git_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findRoot */ .wg)(workspace, 'name the repository with --workspace'));
        const git = (0,_adapters_git_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .hardenedGit */ .YW)({
            gitPath: await (0,_adapters_git_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findGit */ .Ct)(env.PATH ?? ''),
            gitDir: layout.gitDir,
            workTree: layout.root,
        });
        const format = `--format=%T%n%(trailers:key=${_core_trailers_js__WEBPACK_IMPORTED_MODULE_8__/* .AUDIT_TRAILER */ .w},valueonly)`;
        const { stdout } = await git({
            args: ['show', '-s', '--no-show-signature', format, `${commit}^{commit}`, '--'],
        });
        const [tree, head] = stdout.toString('utf8').split('\n');
        if (tree !== accepted.tree)
            return `commit ${commit} has the tree ${tree}, the run accepted ${accepted.tree}`;
        if (head !== accepted.head)
            return `commit ${commit} names ${head || 'no audit head'}, the chain's is ${accepted.head}`;
        return null;
    }
    catch (error) {
        if (error instanceof _core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .StopRun */ .U)
            return error.why.reason;
        return `commit ${commit} cannot be read in ${workspace}: name a commit of the repository with --commit and --workspace`;
    }
}


/***/ })

};
