export const id = 7694;
export const ids = [7694];
export const modules = {

/***/ 49528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ lstatExact),
/* harmony export */   L: () => (/* binding */ lstatThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** A file, or a circle of links, stands on the way. */
const NO_WAY = new Set(['ENOTDIR', 'ELOOP']);
/** What lies under a name, a link not followed; undefined where there is nothing, or no folder on the way to it. */
function lstatThere(path) {
    return orUndefined(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }));
}
/** The same to the nanosecond. */
function lstatExact(path) {
    return orUndefined(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false }));
}
function orUndefined(look) {
    try {
        return look();
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && NO_WAY.has(error.code))
            return undefined;
        throw error;
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

/***/ 88562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage)
/* harmony export */ });
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97680);

/** The configured message with the trailers that name the run, so that `verify` can find the two together. */
function commitMessage(facts) {
    const body = facts.message.replace(/\r\n?/g, '\n').trim();
    const note = facts.isUnfinished === true ? '\n\nUnfinished: the task is not done, this is what there is of it.' : '';
    const branch = facts.branch === null ? '' : `${_core_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_TRAILER */ .Hj}: ${facts.branch}\n`;
    return `${body}${note}\n\n${branch}${_core_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu}: ${facts.executionId}\n${_core_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_TRAILER */ .wV}: ${facts.auditHead}\n`;
}


/***/ }),

/***/ 82709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyRun: () => (/* binding */ verifyRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/adapters/record-folder.js
var record_folder = __webpack_require__(34901);
// EXTERNAL MODULE: ./build/audit/seal.js
var audit_seal = __webpack_require__(39759);
// EXTERNAL MODULE: ./build/audit/verify.js
var verify = __webpack_require__(94307);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/git/commit-object.js
var commit_object = __webpack_require__(34013);
// EXTERNAL MODULE: ./build/adapters/git/deliver.js
var deliver = __webpack_require__(42023);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: ./build/adapters/git/find.js
var find = __webpack_require__(16191);
// EXTERNAL MODULE: ./build/adapters/git/session.js
var session = __webpack_require__(52278);
// EXTERNAL MODULE: ./build/adapters/git/site.js
var site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/git/true-objects.js
var true_objects = __webpack_require__(49877);
;// CONCATENATED MODULE: ./build/audit/recorded-commit.js

/** Reads a log whose chain holds. What an event does not say is null. */
function recordedCommit(log) {
    const lines = (0,verify/* splitLog */.J)(log).lines.map((line) => JSON.parse(line));
    const events = lines.map((line) => field(line, 'event'));
    const last = (type) => events.findLast((event) => field(event, 'type') === type);
    const git = field(field(last('run_started'), 'settings'), 'git');
    const committed = last('committed');
    const accepted = lines.findLast((line) => field(field(line, 'event'), 'type') === 'tree_accepted');
    const isSignedByServer = field(git, 'sign_commits') === true;
    const serverAuthor = isSignedByServer ? textOf(committed, 'author') : null;
    return {
        executionId: textOf(last('run_started'), 'executionId') ?? '',
        parents: parentsOf(field(accepted, 'event'), serverAuthor === null ? undefined : committed),
        name: textOf(git, 'author_name'),
        email: textOf(git, 'author_email'),
        message: textOf(git, 'commit_message'),
        isUnfinished: textOf(last('run_finished'), 'unfinished') !== null,
        sha: textOf(committed, 'sha'),
        branch: textOf(committed, 'branch') ?? textOf(last('pushed'), 'branch'),
        at: Number(field(accepted, 'at')),
        serverAuthor,
    };
}
function parentsOf(accepted, ordered) {
    const given = field(ordered, 'parents');
    if (Array.isArray(given))
        return given.map(String);
    const parent = textOf(accepted, 'parent');
    return parent === null ? null : [parent];
}
function field(data, name) {
    if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name))
        return undefined;
    return Reflect.get(data, name);
}
function textOf(data, name) {
    const value = field(data, name);
    return typeof value === 'string' ? value : null;
}

// EXTERNAL MODULE: ./build/delivery/commit-message.js
var commit_message = __webpack_require__(88562);
;// CONCATENATED MODULE: ./build/verify-commit.js











/** Why the commit is not what this run made; null where it is. */
async function commitTrouble(log, { accepted }, { commit, workspace, cwd }, env) {
    if (accepted === null)
        return 'the run accepted no tree, so no commit can be its';
    try {
        const repository = await openRepository((0,external_node_path_.resolve)(cwd, workspace), env);
        const found = await readCommit(repository, commit);
        const said = recordedCommit(log);
        const wrong = differences(found, said, accepted);
        if (wrong.length === 0)
            wrong.push(...presentOf(await forgedObjects(repository, found)));
        return wrong.length === 0 ? null : `commit ${commit} ${wrong.join('; it ')}`;
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return error.why.reason;
        return `commit ${commit} cannot be read in ${workspace}: name a commit of the repository with --commit and --workspace`;
    }
}
async function openRepository(workspace, env) {
    const layout = (0,site/* layoutOf */.aH)((0,find/* findRoot */.wg)(workspace, 'name the repository with --workspace'));
    const gitPath = await (0,find/* findGit */.Ct)(env.PATH ?? '');
    const git = (0,exec/* hardenedGit */.YW)({ gitPath, gitDir: layout.gitDir, workTree: layout.root });
    return { git, site: await (0,site/* openSite */.c2)(gitPath, layout) };
}
async function readCommit({ git }, commit) {
    const found = await git({ args: ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`] });
    const sha = (0,exec/* line */.n8)(found);
    const { stdout } = await git({ args: ['cat-file', 'commit', sha] });
    return { ...(0,commit_object/* parseCommit */.L)(stdout), sha };
}
/** Reads every object of the commit and hashes it: git itself gives out what lies under a name. */
async function forgedObjects({ git, site }, { sha, tree }) {
    const [top] = (await (0,true_objects/* objectTroubles */.E)(git, site.format, [sha, tree])).wrong;
    if (top !== undefined)
        return forged(top);
    const { stdout } = await git({
        args: ['ls-tree', '-r', '-t', '-z', '--format=%(objecttype) %(objectname)', tree],
    });
    const ids = stdout
        .toString('latin1')
        .split('\0')
        .flatMap((entry) => (/^(?:blob|tree) /.test(entry) ? [entry.slice(5)] : []));
    const { wrong, missing } = await (0,true_objects/* objectTroubles */.E)(git, site.format, ids);
    const [first] = wrong;
    if (first !== undefined)
        return forged(first);
    // A partial clone fetches them later, and git hashes what it fetches.
    if (missing.length === 0 || (0,session/* isPartialClone */.th)(site))
        return null;
    return `lacks ${missing.length} of its objects here, ${missing[0]} among them: fetch it again`;
}
function forged(id) {
    return `holds the object ${id}, whose content is not what its ID says: the repository's objects were tampered with`;
}
function differences(found, said, accepted) {
    const wrong = [];
    if (found.tree !== accepted.tree)
        wrong.push(`has the tree ${found.tree}, the run accepted ${accepted.tree}`);
    if (said.sha !== null && found.sha !== said.sha)
        wrong.push(`is ${found.sha}, the run made ${said.sha}`);
    if (said.parents !== null && found.parents.join() !== said.parents.join()) {
        const parents = found.parents.join(' and ') || 'no commit';
        wrong.push(`follows ${parents}, the run's follows ${said.parents.join(' and ')}`);
    }
    return [
        ...wrong,
        ...wrongPeople(found, said),
        ...wrongFields(found, said),
        ...wrongMessage(found, said, accepted.head),
    ];
}
/** What a run never writes into a commit. The server dates its commits itself, and signs them. */
function wrongFields(found, { at, serverAuthor }) {
    const isServers = serverAuthor !== null;
    const fields = found.otherFields.filter((field) => !(isServers && field === 'gpgsig'));
    const wrong = fields.map((field) => `has the field ${field}, which no commit of a run has`);
    if (isServers || Number.isNaN(at))
        return wrong;
    const date = (0,deliver/* commitDate */.W8)(at);
    if (found.authorDate !== date)
        wrong.push(`has the author date ${found.authorDate}, the run's is ${date}`);
    if (found.committerDate !== date)
        wrong.push(`has the committer date ${found.committerDate}, the run's is ${date}`);
    return wrong;
}
function wrongPeople(found, { name, email, serverAuthor }) {
    const author = serverAuthor ?? (name === null || email === null ? null : `${name} <${email}>`);
    if (author === null)
        return [];
    const wrong = [];
    if (plain(found.author) !== plain(author))
        wrong.push(`has the author ${found.author}, the run's is ${author}`);
    // The server signs in its own name.
    if (serverAuthor === null && plain(found.committer) !== plain(author)) {
        wrong.push(`has the committer ${found.committer}, the run's is ${author}`);
    }
    return wrong;
}
/** Git leaves out of a name what would break the line, and signs at its ends (ident.c, `is_crud`). */
function plain(identity) {
    const end = identity.lastIndexOf(' <');
    const crud = /^[\u0000-\u0020.,:;<>"\\']+|[\u0000-\u0020.,:;<>"\\']+$/g;
    const name = identity
        .slice(0, Math.max(0, end))
        .replaceAll(/[\n<>]/g, '')
        .replaceAll(crud, '');
    return `${name} <${identity
        .slice(end + 2)
        .replaceAll(/[\n<>]/g, '')
        .replaceAll(crud, '')}>`;
}
function wrongMessage(found, said, auditHead) {
    const trailer = /\nForge-Audit: (\S*)\n*$/.exec(found.message)?.[1] ?? '';
    if (trailer !== auditHead)
        return [`names ${trailer || 'no audit head'}, the chain's is ${auditHead}`];
    if (said.message === null)
        return [];
    const { executionId, message, isUnfinished } = said;
    // Another job may commit to a branch that this record does not know.
    const named = /^Forge-Branch: (.*)$/m.exec(found.message)?.[1] ?? null;
    const branch = said.branch ?? named;
    const expected = (0,commit_message/* commitMessage */.d)({ message, executionId, auditHead, branch, isUnfinished });
    const isSame = said.serverAuthor === null ? found.message === expected : found.message.trim() === expected.trim();
    return isSame ? [] : ['has another message than the run gave it'];
}
function presentOf(trouble) {
    return trouble === null ? [] : [trouble];
}

;// CONCATENATED MODULE: ./build/verify.js








/** `verify DIR [--commit SHA] [--workspace DIR]`: the chain, every file of the record, and the commit. */
async function verifyRun(words, cwd, env) {
    const asked = question(words);
    if (asked === null) {
        const usage = 'usage: forge-headless verify DIR [--commit SHA] [--workspace DIR], DIR being the folder of a run’s reports';
        return { lines: [usage], exitCode: outcome/* EXIT_CODES */.a.config_error };
    }
    const folder = (0,external_node_path_.resolve)(cwd, asked.folder);
    const path = (0,external_node_path_.join)(folder, 'events.jsonl');
    if (!(0,external_node_fs_.existsSync)(path))
        return wrong(`${path} does not exist: name the folder of a run's reports`);
    const log = decoded((0,record_folder/* recordFile */.m)(folder, 'events.jsonl').content);
    if (log === null)
        return wrong(`${path} is not a regular file of UTF-8 text`);
    const verdict = (0,verify/* verifyChain */.H)(log);
    if (!verdict.ok)
        return wrong(`${path}: ${verdict.reason}`);
    const troubles = recordTroubles(folder, verdict);
    if (troubles.length > 0)
        return { lines: troubles, exitCode: outcome/* EXIT_CODES */.a.failure };
    const files = verdict.seal?.files.length ?? 0;
    const lines = [
        `chain holds: ${verdict.events} events, root ${verdict.root}`,
        `record holds: ${files} files`,
    ];
    if (asked.commit === undefined)
        return { lines, exitCode: outcome/* EXIT_CODES */.a.success };
    const trouble = await commitTrouble(log, verdict, { ...asked, commit: asked.commit, cwd }, env);
    if (trouble !== null)
        return wrong(trouble);
    return {
        lines: [...lines, `commit holds: ${asked.commit} is what the run made`],
        exitCode: outcome/* EXIT_CODES */.a.success,
    };
}
/** Bytes that are no UTF-8 would be read as the same sign: then two logs would have the same text. */
function decoded(bytes) {
    try {
        return bytes === null ? null : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
/** Each file that is not as the run left it; empty where all are. */
function recordTroubles(folder, { root, seal }) {
    if (seal === null) {
        return [
            `${(0,external_node_path_.join)(folder, 'events.jsonl')} does not end with record_sealed: the run was killed before it sealed its record, or lines are missing at its end`,
        ];
    }
    const files = (0,record_folder/* recordFiles */.B)(folder);
    const troubles = (0,audit_seal/* sealTroubles */.Mv)(seal.files, files, { root, prev: seal.prev });
    const stated = statedRoot(files);
    if (stated === null || stated === root)
        return troubles;
    return [
        `events.jsonl ends with ${root}, execution.json says ${stated}: lines are missing at its end`,
        ...troubles.filter((line) => !line.startsWith('execution.json ')),
    ];
}
function wrong(reason) {
    return { lines: [reason], exitCode: outcome/* EXIT_CODES */.a.failure };
}
function question(words) {
    const options = { commit: { type: 'string' }, workspace: { type: 'string' } };
    try {
        const { values, positionals } = (0,external_node_util_.parseArgs)({ args: [...words], options, allowPositionals: true });
        const [folder] = positionals;
        if (folder === undefined || positionals.length > 1)
            return null;
        return { folder, commit: values.commit, workspace: values.workspace ?? '.' };
    }
    catch {
        return null;
    }
}
/** `audit_root` of execution.json; null where it says none. */
function statedRoot(files) {
    const text = files.find(({ name }) => name === 'execution.json')?.content?.toString('utf8') ?? '';
    try {
        const data = JSON.parse(text);
        if (typeof data !== 'object' || data === null || !('audit_root' in data))
            return null;
        return typeof data.audit_root === 'string' ? data.audit_root : null;
    }
    catch {
        return null;
    }
}


/***/ })

};
