export const id = 6264;
export const ids = [6264];
export const modules = {

/***/ 68012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ lstatOrUndefined),
/* harmony export */   t: () => (/* binding */ lstatBigintOrUndefined)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Errors if a file or a circle of links is in the way. */
const UNREACHABLE = new Set(['ENOTDIR', 'ELOOP']);
/** Returns the stat of a path without following a link; undefined if it, or a folder above it, does not exist. */
function lstatOrUndefined(path) {
    return orUndefinedIfMissing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }));
}
/** Like `lstatOrUndefined`, with nanoseconds. */
function lstatBigintOrUndefined(path) {
    return orUndefinedIfMissing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false }));
}
function orUndefinedIfMissing(look) {
    try {
        return look();
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && UNREACHABLE.has(error.code))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 50206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readCommitObject)
/* harmony export */ });
/* unused harmony export parseCommit */
const IDENTITY = /^(.*) (-?\d+ [+-]\d+)$/s;
/** Reads a commit as it is stored, even where git hides its parents (at the end of a shallow clone). Throws GitError. */
async function readCommitObject(git, sha) {
    return parseCommit((await git({ args: ['cat-file', 'commit', sha] })).stdout);
}
/** Parses a commit object. Missing fields are empty. */
function parseCommit(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const end = text.indexOf('\n\n');
    const lines = (end === -1 ? text : text.slice(0, end)).split('\n');
    // A line that starts with a space continues the previous field.
    const fields = lines.filter((line) => !line.startsWith(' ')).map(fieldOf);
    const all = (key) => fields.filter((field) => field.key === key).map(({ value }) => value);
    const identity = (key) => {
        const value = all(key)[0] ?? '';
        const [, who = value, date = ''] = IDENTITY.exec(value) ?? [];
        return { who, date };
    };
    const author = identity('author');
    const committer = identity('committer');
    const seen = new Set();
    return {
        tree: all('tree')[0] ?? '',
        parents: all('parent'),
        author: author.who,
        committer: committer.who,
        authorDate: author.date,
        committerDate: committer.date,
        otherFields: fields.flatMap(({ key }) => {
            if (key === 'parent')
                return [];
            const isKnown = KNOWN.has(key) && !seen.has(key);
            seen.add(key);
            return isKnown ? [] : [key];
        }),
        message: end === -1 ? '' : text.slice(end + 2),
    };
}
const KNOWN = new Set(['tree', 'author', 'committer']);
function fieldOf(line) {
    const space = line.indexOf(' ');
    return space === -1
        ? { key: line, value: '' }
        : { key: line.slice(0, space), value: line.slice(space + 1) };
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

/***/ 88562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage)
/* harmony export */ });
/* harmony import */ var _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86217);

/** Returns the configured message with trailers that name the run, so that `verify` can match the two. */
function commitMessage(facts) {
    const body = facts.message.replace(/\r\n?/g, '\n').trim();
    const note = facts.isUnfinished === true ? '\n\nUnfinished: this commit contains only part of the task.' : '';
    const branch = facts.branch === null ? '' : `${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_TRAILER */ .Hj}: ${facts.branch}\n`;
    return `${body}${note}\n\n${branch}${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu}: ${facts.executionId}\n${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_TRAILER */ .wV}: ${facts.auditHead}\n`;
}


/***/ }),

/***/ 72307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyRun: () => (/* binding */ verifyRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/output/record-folder.js
var record_folder = __webpack_require__(93547);
// EXTERNAL MODULE: ./build/audit/seal.js
var audit_seal = __webpack_require__(39759);
// EXTERNAL MODULE: ./build/audit/verify.js
var verify = __webpack_require__(94307);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/sources/find-file.js + 1 modules
var find_file = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/settings/sources/flags.js
var flags = __webpack_require__(28974);
// EXTERNAL MODULE: ./build/adapters/git/commit/commit.js
var commit = __webpack_require__(80649);
// EXTERNAL MODULE: ./build/adapters/git/objects/commit-object.js
var commit_object = __webpack_require__(50206);
// EXTERNAL MODULE: ./build/adapters/git/objects/list-tree.js
var list_tree = __webpack_require__(40146);
// EXTERNAL MODULE: ./build/adapters/git/objects/verify-objects.js
var verify_objects = __webpack_require__(39345);
// EXTERNAL MODULE: ./build/adapters/git/program/find-git.js
var find_git = __webpack_require__(67635);
// EXTERNAL MODULE: ./build/adapters/git/program/hardened-git.js
var hardened_git = __webpack_require__(12011);
// EXTERNAL MODULE: ./build/adapters/git/program/run-git.js
var run_git = __webpack_require__(79113);
// EXTERNAL MODULE: ./build/adapters/git/program/user-repository.js
var user_repository = __webpack_require__(55247);
// EXTERNAL MODULE: ./build/adapters/git/remote/remote-session.js
var remote_session = __webpack_require__(77242);
;// CONCATENATED MODULE: ./build/audit/recorded-commit.js

/** Reads a log with a valid chain. Values that no event contains are null. */
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

// EXTERNAL MODULE: ./build/core/git/trailers.js
var trailers = __webpack_require__(86217);
// EXTERNAL MODULE: ./build/delivery/commit-message.js
var commit_message = __webpack_require__(88562);
;// CONCATENATED MODULE: ./build/entry/cli/verify-commit.js














/** Returns why the commit is not this run's; null if it is. */
async function commitTrouble(log, { accepted }, { commit, workspace, cwd }, env) {
    if (accepted === null)
        return 'the run did not accept any changes, so it made no commit';
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
    const layout = (0,user_repository/* repositoryLayout */.bI)((0,find_git/* findRoot */.wg)(workspace, 'name the repository with --workspace'));
    const gitPath = await (0,find_git/* findGit */.Ct)(env.PATH ?? '');
    const git = (0,hardened_git/* hardenedGit */.YW)({ gitPath, gitDir: layout.gitDir, workTree: layout.root });
    return { git, repo: await (0,user_repository/* openUserRepository */.A8)(gitPath, layout) };
}
async function readCommit({ git }, commit) {
    const found = await git({ args: ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`] });
    const sha = (0,run_git/* outputLine */.MI)(found);
    return { ...(await (0,commit_object/* readCommitObject */.p)(git, sha)), sha };
}
/** Hashes every object of the commit, because git does not check that content matches its ID when it reads. */
async function forgedObjects({ git, repo }, { sha, tree }) {
    const [top] = (await (0,verify_objects/* findObjectProblems */.v)(git, repo.format, [sha, tree])).wrong;
    if (top !== undefined)
        return forged(top);
    const entries = await (0,list_tree/* listTree */.n)(git, tree, { folders: true });
    const ids = entries.flatMap(({ type, oid }) => (type === 'commit' ? [] : [oid]));
    const { wrong, missing } = await (0,verify_objects/* findObjectProblems */.v)(git, repo.format, ids);
    const [first] = wrong;
    if (first !== undefined)
        return forged(first);
    // A partial clone fetches missing objects later, and git checks the hash of fetched objects.
    if (missing.length === 0 || (0,remote_session/* isPartialClone */.th)(repo))
        return null;
    return `lacks ${missing.length} of its objects in this repository, for example ${missing[0]}: fetch it again`;
}
function forged(id) {
    return `contains the object ${id}, whose content does not match its ID: someone changed the repository's objects`;
}
function differences(found, said, accepted) {
    const wrong = [];
    if (found.tree !== accepted.tree)
        wrong.push(`has the tree ${found.tree}, but the run accepted ${accepted.tree}`);
    if (said.sha !== null && found.sha !== said.sha)
        wrong.push(`is ${found.sha}, but the run made ${said.sha}`);
    if (said.parents !== null && found.parents.join() !== said.parents.join()) {
        const parents = found.parents.join(' and ') || 'no commit';
        wrong.push(`follows ${parents}, but the run's commit follows ${said.parents.join(' and ')}`);
    }
    return [
        ...wrong,
        ...wrongPeople(found, said),
        ...wrongFields(found, said),
        ...wrongMessage(found, said, accepted.head),
    ];
}
/** Returns commit fields that this run did not write. The server sets the dates and signature of its own commits. */
function wrongFields(found, { at, serverAuthor }) {
    const isServers = serverAuthor !== null;
    const fields = found.otherFields.filter((field) => !(isServers && field === 'gpgsig'));
    const wrong = fields.map((field) => `has the field ${field}, which a run never writes`);
    if (isServers || Number.isNaN(at))
        return wrong;
    const date = (0,commit/* commitDate */.W8)(at);
    if (found.authorDate !== date)
        wrong.push(`has the author date ${found.authorDate}, but the run's commit has ${date}`);
    if (found.committerDate !== date)
        wrong.push(`has the committer date ${found.committerDate}, but the run's commit has ${date}`);
    return wrong;
}
function wrongPeople(found, { name, email, serverAuthor }) {
    const author = serverAuthor ?? (name === null || email === null ? null : `${name} <${email}>`);
    if (author === null)
        return [];
    const wrong = [];
    if (plain(found.author) !== plain(author))
        wrong.push(`has the author ${found.author}, but the run's commit has ${author}`);
    // The server is the committer of its own commits.
    if (serverAuthor === null && plain(found.committer) !== plain(author)) {
        wrong.push(`has the committer ${found.committer}, but the run's commit has ${author}`);
    }
    return wrong;
}
/** Removes characters as git does: line breaks and angle brackets, and punctuation at the ends (ident.c, `is_crud`). */
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
        return [`has the audit head ${trailer || '(none)'}, but the chain has ${auditHead}`];
    if (said.message === null)
        return [];
    const { executionId, message, isUnfinished } = said;
    // Another job may have committed to a branch that is not in this record.
    const named = (0,trailers/* trailerOf */.ty)(found.message, trailers/* BRANCH_TRAILER */.Hj);
    const branch = said.branch ?? (typeof named === 'object' ? (named?.value ?? null) : null);
    const expected = (0,commit_message/* commitMessage */.d)({ message, executionId, auditHead, branch, isUnfinished });
    const isSame = said.serverAuthor === null ? found.message === expected : found.message.trim() === expected.trim();
    return isSame ? [] : ['has a different message from the one that the run wrote'];
}
function presentOf(trouble) {
    return trouble === null ? [] : [trouble];
}

;// CONCATENATED MODULE: ./build/entry/cli/verify.js










/**
 * Runs `verify DIR [--commit SHA] [--workspace DIR] [--json]`: checks the chain, every file of the record, and the
 * commit. `argv`: the arguments after the program's name.
 */
async function verifyRun(argv, cwd, env) {
    const { operand, given } = (0,flags/* parseFlags */.b)(argv);
    const checked = operand === null || given.problems.length > 0
        ? failed(given.problems.map(problem/* renderProblem */.yM), outcome/* EXIT_CODES */.a.config_error)
        : await check(operand, given.values, { cwd, env });
    const json = given.values.has('json');
    if (!checked.ok) {
        const { problems, exitCode } = checked;
        const data = json ? JSON.stringify({ ok: false, exit_code: exitCode, problems }) : null;
        return { lines: problems, data, exitCode };
    }
    const { events, root, files, commit } = checked;
    const lines = [
        `chain holds: ${events} events, root ${root}`,
        `record holds: ${files} files`,
        ...(commit === null ? [] : [`commit holds: ${commit} is what the run made`]),
    ];
    const { success: exitCode } = outcome/* EXIT_CODES */.a;
    const data = { ok: true, exit_code: exitCode, events, audit_root: root, files, commit };
    return { lines, data: json ? JSON.stringify(data) : null, exitCode };
}
async function check(given, values, { cwd, env }) {
    const folder = (0,external_node_path_.resolve)(cwd, given);
    const path = (0,external_node_path_.join)(folder, 'events.jsonl');
    if (!(0,external_node_fs_.existsSync)(path))
        return failed([`${path} does not exist: name the folder of a run's reports`]);
    const log = decoded((0,record_folder/* recordFile */.m)(folder, 'events.jsonl').content);
    if (log === null)
        return failed([`${path} is not a regular file of UTF-8 text`]);
    const verdict = (0,verify/* verifyChain */.H)(log);
    if (!verdict.ok)
        return failed([`${path}: ${verdict.reason}`]);
    const troubles = recordTroubles(folder, verdict);
    if (troubles.length > 0)
        return failed(troubles);
    const commit = (0,find_file/* textOf */.b6)(values, 'verify.commit');
    if (commit !== null) {
        const workspace = (0,find_file/* textOf */.b6)(values, 'verify.workspace') ?? '.';
        const trouble = await commitTrouble(log, verdict, { commit, workspace, cwd }, env);
        if (trouble !== null)
            return failed([trouble]);
    }
    const { events, root, seal } = verdict;
    return { ok: true, events, root, files: seal?.files.length ?? 0, commit };
}
function failed(problems, exitCode = outcome/* EXIT_CODES */.a.failure) {
    return { ok: false, exitCode, problems };
}
/** Decodes strict UTF-8. Otherwise invalid bytes would all become U+FFFD, and two logs could have the same text. */
function decoded(bytes) {
    try {
        return bytes === null ? null : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
/** Returns a line for each file that changed since the run; empty if none did. */
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
/** Returns `audit_root` of execution.json; null if it has none. */
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
