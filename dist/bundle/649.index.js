export const id = 649;
export const ids = [649];
export const modules = {

/***/ 80649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ checkIndexLock),
/* harmony export */   O0: () => (/* binding */ refreshIndex),
/* harmony export */   W8: () => (/* binding */ commitDate),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   Y2: () => (/* binding */ commitWithoutRefs),
/* harmony export */   YS: () => (/* binding */ moveRefs),
/* harmony export */   ZY: () => (/* binding */ checkObjects),
/* harmony export */   bF: () => (/* binding */ changedEntries),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   mH: () => (/* binding */ makeCommit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67219);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _objects_commit_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50206);
/* harmony import */ var _objects_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72199);
/* harmony import */ var _objects_read_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44368);
/* harmony import */ var _objects_update_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92417);
/* harmony import */ var _objects_verify_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39345);
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79113);










/**
 * Commits exactly that tree on top of the base. Runs nothing of the user's repository. The refs move in one step, and
 * only from their expected values. Throws StopRun(delivery); until a ref moves, only objects are added.
 */
async function makeCommit(delivery, tree, request) {
    const { base } = delivery;
    checkIndexLock(delivery);
    try {
        await checkHead(delivery);
        const changed = await changedEntries(delivery, tree);
        const sha = await buildCommit(delivery, tree, changed, request);
        const branch = await moveRefs(delivery, sha, request);
        await refreshIndex(delivery, changed);
        return { sha, tree, branch };
    }
    catch (error) {
        if (!(error instanceof _program_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS))
            throw error;
        throw stop(`the commit on ${base.branch ?? base.head} failed: ${error.message}; the work is kept`);
    }
}
/** Creates the commit: adds objects and moves no ref. Throws StopRun(delivery). */
async function commitWithoutRefs(delivery, tree, request) {
    try {
        const changed = await changedEntries(delivery, tree);
        return { sha: await buildCommit(delivery, tree, changed, request), tree, branch: request.branch };
    }
    catch (error) {
        if (!(error instanceof _program_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS))
            throw error;
        throw stop(`the commit on ${delivery.base.head} failed: ${error.message}; nothing is delivered`);
    }
}
async function buildCommit(delivery, tree, changed, request) {
    const objects = await copyObjects(delivery, tree, changed);
    const sha = await commitTree(delivery, tree, request);
    await checkCommit(delivery, { sha, tree, objects }, request);
    return sha;
}
function checkIndexLock({ repo }) {
    const lock = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repo.gitDir, 'index.lock');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(lock))
        return;
    throw stop(`${lock} exists: another git process is running or was killed; remove the file and run again; the work is kept`);
}
async function checkHead({ user, base }) {
    const [head, ref] = await Promise.all([
        user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] }),
        user({ args: ['symbolic-ref', '--quiet', 'HEAD'], accept: [0, 1] }),
    ]);
    const branch = ref.code === 0 ? (0,_program_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .outputLine */ .MI)(ref).slice('refs/heads/'.length) : null;
    if ((0,_program_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .outputLine */ .MI)(head) === base.head && branch === base.branch)
        return;
    throw stop(`HEAD moved during the run, from ${base.branch ?? 'detached'} ${base.head} to ${branch ?? 'detached'} ${(0,_program_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .outputLine */ .MI)(head)}; run again from there`);
}
/** Returns everything in which the new tree differs from the base's, folders included. */
function changedEntries({ store, base }, tree) {
    return (0,_objects_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .treeDifferences */ .Xm)(store.git, base.head, tree, { folders: true });
}
/** Copies the new objects as one pack. Returns their ids. */
async function copyObjects({ store, user }, tree, changed) {
    const oids = objectsOf(tree, changed);
    const pack = await store.git({ args: ['pack-objects', '--stdout', '-q'], input: (0,_objects_read_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idLines */ .tv)(oids) });
    await user({ args: ['unpack-objects', '-q'], input: pack.stdout });
    const missing = await (0,_objects_read_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .missingObjects */ .xC)(user, oids);
    if (missing.length > 0)
        throw stop(`${missing.length} objects could not be written to the repository; check its disk space`);
    return oids;
}
/** Returns the tree and the objects that the base lacks. */
function objectsOf(tree, changed) {
    const fresh = changed.flatMap(({ newMode, newOid }) => (newMode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_9__/* .SUBMODULE_MODE */ .Fe ? [] : (newOid ?? [])));
    return [...new Set([tree, ...fresh])];
}
async function commitTree({ user, base }, tree, request) {
    const answer = await user({
        args: ['commit-tree', tree, '-p', base.head, '-F', '-'],
        input: Buffer.from(request.message),
        env: identity(request),
    });
    return (0,_program_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .outputLine */ .MI)(answer);
}
/** Returns a date as git stores it in a commit. `at` is in ms since the epoch. */
function commitDate(at) {
    return `${Math.floor(at / 1000)} +0000`;
}
function identity({ authorName, authorEmail, at }) {
    const date = `@${commitDate(at)}`;
    return {
        GIT_AUTHOR_NAME: authorName,
        GIT_AUTHOR_EMAIL: authorEmail,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: authorName,
        GIT_COMMITTER_EMAIL: authorEmail,
        GIT_COMMITTER_DATE: date,
    };
}
/** Reads the commit back and verifies every field and byte. */
async function checkCommit({ user, base, repo }, { sha, tree, objects, }, request) {
    const made = await (0,_objects_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommitObject */ .p)(user, sha);
    const date = commitDate(request.at);
    const isRight = made.tree === tree &&
        made.parents.join() === base.head &&
        made.otherFields.length === 0 &&
        made.authorDate === date &&
        made.committerDate === date &&
        made.message.trimEnd() === request.message.trimEnd();
    if (!isRight)
        throw stop(`commit ${sha} has the wrong content; no ref was moved and the work is kept`);
    await checkObjects({ user, repo }, [sha, ...objects]);
}
/** Throws StopRun(delivery) if the repository has other content under one of these ids. */
async function checkObjects({ user, repo }, ids) {
    const { wrong, missing } = await (0,_objects_verify_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .findObjectProblems */ .v)(user, repo.format, ids);
    const [first] = [...wrong, ...missing];
    if (first === undefined)
        return;
    const what = wrong.length > 0 ? 'has content that does not match its id' : 'is missing';
    throw stop(`object ${first} of the commit ${what}: something wrote into ${repo.commonDir}/objects. Nothing was committed and the work is kept. Remove that object (\`git fsck\` names its file) or make a new checkout, then run again in a sandbox`);
}
async function moveRefs({ user, base }, sha, request) {
    const env = identity(request);
    const message = `forge-headless: ${request.message.split('\n')[0]}`;
    const branch = request.branch ?? base.branch;
    const isNew = branch !== null && branch !== base.branch;
    const before = isNew ? '0'.repeat(base.head.length) : base.head;
    const ref = branch === null ? ['--no-deref', '-m', message, 'HEAD'] : ['-m', message, `refs/heads/${branch}`];
    try {
        await user({ args: ['update-ref', ...ref, sha, before], env });
    }
    catch (error) {
        const why = error instanceof _program_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .GitError */ .XS ? error.stderr.trim() : String(error);
        throw stop(`${branch ?? 'HEAD'} moved during the run: ${why}; the work is kept; run again`);
    }
    if (isNew)
        await user({ args: ['symbolic-ref', '-m', message, 'HEAD', `refs/heads/${branch}`], env });
    return branch;
}
/** Updates the user's index at the changed paths only; other uncommitted changes stay. */
async function refreshIndex({ user, repo }, changed) {
    const files = changed.filter(({ oldMode, newMode }) => {
        const mode = newMode ?? oldMode;
        return mode !== _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_9__/* .FOLDER_MODE */ .Zo && newMode !== _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_9__/* .SUBMODULE_MODE */ .Fe;
    });
    const zero = '0'.repeat(repo.format === 'sha256' ? 64 : 40);
    const removals = files
        .filter(({ newMode }) => newMode === null)
        .map(({ raw }) => (0,_objects_update_index_js__WEBPACK_IMPORTED_MODULE_6__/* .indexRecord */ .o)('0', zero, raw));
    const additions = files.flatMap(({ raw, newMode, newOid }) => newMode === null || newOid === null ? [] : [(0,_objects_update_index_js__WEBPACK_IMPORTED_MODULE_6__/* .indexRecord */ .o)(newMode, newOid, raw)]);
    const records = [...removals, ...additions];
    await user({
        args: ['update-index', '-z', '--index-info'],
        input: Buffer.from(records.join(''), 'latin1'),
    });
    // Exit code 1: something else differs from the index, which is fine.
    await user({ args: ['update-index', '-q', '--refresh'], accept: [0, 1] });
}
function stop(reason) {
    return new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'delivery', reason });
}


/***/ }),

/***/ 92417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ addFilesToIndex),
/* harmony export */   OB: () => (/* binding */ removalRecord),
/* harmony export */   UB: () => (/* binding */ updateIndex),
/* harmony export */   UZ: () => (/* binding */ copyIndex),
/* harmony export */   WM: () => (/* binding */ writeTree),
/* harmony export */   Wh: () => (/* binding */ writeRecords),
/* harmony export */   e1: () => (/* binding */ listPossiblyChanged),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   o: () => (/* binding */ indexRecord),
/* harmony export */   zM: () => (/* binding */ writeTreeInBackground)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67219);
/* harmony import */ var _core_settled_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67207);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27079);
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79113);
/* harmony import */ var _worktree_attribute_fifos_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(804);
/* harmony import */ var _worktree_disk_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99636);
/* harmony import */ var _worktree_unreadable_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81166);








/** Bytes. No forge accepts larger files, and hashing a sparse file of 1 TB would take hours. */
const MAX_FILE_BYTES = 1024 ** 3;
/** Lists tracked paths that may have changed according to their stat data. */
async function listPossiblyChanged(store, index) {
    const answer = await store.git({
        args: ['diff-files', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'],
        index,
        deadlineMs: _program_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .LISTING_DEADLINE_MS */ .rf,
    });
    const names = [...(0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(answer.stdout), ...(0,_worktree_unreadable_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsInLinkLoops */ .bi)(answer.stderr)];
    return { names, unreadable: (0,_worktree_unreadable_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadablePathsIn */ .Nu)(answer.stderr) };
}
/**
 * Updates an index from disk for these names, as raw bytes. `afresh`: names that are read even if their stat data is
 * unchanged.
 */
async function updateIndex(root, store, index, names, afresh = new Set()) {
    // Later diffs look for attributes above each name.
    (0,_worktree_attribute_fifos_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseFifosAbove */ .Iu)(root, names);
    const find = (0,_worktree_disk_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .diskEntryReader */ .H)(root);
    const found = new Map();
    const oversized = [];
    const records = [];
    const read = [];
    for (const raw of new Set([...names, ...afresh])) {
        const here = find(raw);
        found.set(raw, here);
        if (here.kind === 'file' && here.size > MAX_FILE_BYTES) {
            oversized.push(raw);
            records.push(indexRecord(_core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_MODE */ .rE, store.writeBlob(Buffer.from(`${here.size} bytes, not read\n`)), raw));
            continue;
        }
        const present = here.kind === 'file' || here.kind === 'link';
        if (present)
            read.push(raw);
        if (!present || afresh.has(raw))
            records.push(removalRecord(store, raw));
    }
    await writeRecords(store, index, records);
    await addFilesToIndex(root, store, index, read);
    return { entries: found, oversized };
}
/** Returns a line for `update-index --index-info -z`. */
function indexRecord(mode, oid, raw) {
    return `${mode} ${oid}\t${raw}\0`;
}
function removalRecord(store, raw) {
    return indexRecord('0', '0'.repeat(store.format === 'sha256' ? 64 : 40), raw);
}
async function writeRecords(store, index, records) {
    if (records.length === 0)
        return;
    const input = Buffer.from(records.join(''), 'latin1');
    await store.git({ args: ['update-index', '-z', '--index-info'], index, input });
}
/** Adds the bytes on disk to the store and their stat data to the index. */
async function addFilesToIndex(root, store, index, names) {
    if (names.length === 0)
        return;
    (0,_worktree_attribute_fifos_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseFifosAbove */ .Iu)(root, names);
    await store.git({
        args: ['update-index', '--add', '--remove', '-z', '--stdin'],
        index,
        input: (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNul */ .MX)(names),
    });
}
/** Writes a tree. `--missing-ok`: a partial clone may lack unread blobs. */
async function writeTree(store, index) {
    const answer = await store.git({ args: ['write-tree', '--missing-ok'], index });
    return answer.stdout.toString('latin1').trim();
}
/** Starts writing a tree; whoever needs it awaits it later. */
function writeTreeInBackground(store, index) {
    return (0,_core_settled_js__WEBPACK_IMPORTED_MODULE_7__/* .awaitedLater */ .k)(writeTree(store, index));
}
/**
 * Copies an index with its time. Git decides by that time which entries to trust; an earlier time only makes it read
 * more.
 */
function copyIndex(from, to) {
    const seconds = Math.floor((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(from).mtimeMs / 1000);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(to, seconds, seconds);
}


/***/ }),

/***/ 39345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findObjectProblems)
/* harmony export */ });
/* unused harmony export objectId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79113);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44368);



/** Bytes of objects that one git process prints; a larger object is read alone. */
const BATCH = 64 * 1024 ** 2;
/** Reads each of these objects through git and hashes it. */
async function findObjectProblems(git, format, ids) {
    const wrong = [];
    const missing = [];
    for (const batch of inBatches(await sizesOf(git, [...new Set(ids)]))) {
        const found = await checkHashes(git, format, batch);
        wrong.push(...found.wrong);
        missing.push(...found.missing);
    }
    return { wrong, missing };
}
async function sizesOf(git, ids) {
    try {
        return (await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .objectFacts */ .Pd)(git, ids)).map(({ id, size }) => ({ id, bytes: size ?? 0 }));
    }
    catch (error) {
        if (!(error instanceof _program_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        // One of them is broken; single requests find out which.
        return ids.map((id) => ({ id, bytes: BATCH }));
    }
}
function inBatches(sized) {
    const batches = [];
    let room = 0;
    for (const { id, bytes } of sized) {
        if (bytes > room || batches.length === 0) {
            batches.push([]);
            room = BATCH;
        }
        batches.at(-1)?.push(id);
        room -= bytes;
    }
    return batches;
}
async function checkHashes(git, format, ids) {
    try {
        const replies = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .batch */ .vA)(git, ids);
        const found = ids.map((id, at) => ({ id, reply: replies[at] ?? null }));
        return {
            wrong: found.flatMap(({ id, reply }) => reply?.bytes && objectId(format, reply.type ?? '', reply.bytes) !== id ? [id] : []),
            missing: found.flatMap(({ id, reply }) => (reply?.bytes ? [] : [id])),
        };
    }
    catch (error) {
        if (!(error instanceof _program_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        if (ids.length === 1)
            return { wrong: ids, missing: [] };
        const half = Math.ceil(ids.length / 2);
        const first = await checkHashes(git, format, ids.slice(0, half));
        const second = await checkHashes(git, format, ids.slice(half));
        return {
            wrong: [...first.wrong, ...second.wrong],
            missing: [...first.missing, ...second.missing],
        };
    }
}
function objectId(format, type, bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}


/***/ }),

/***/ 804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ releaseFifosAbove),
/* harmony export */   TA: () => (/* binding */ isOpenedByGit),
/* harmony export */   ay: () => (/* binding */ releaseFifo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27079);
/* harmony import */ var _disk_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99636);



/** Files that git opens in every folder, whatever their kind. */
const FILES_GIT_OPENS = ['.gitattributes', '.gitignore'];
function isOpenedByGit(raw) {
    return FILES_GIT_OPENS.includes((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .lastPart */ .S_)(raw));
}
/**
 * Removes a FIFO that would block git forever when git opens it as .gitattributes. Opening the other end releases a
 * waiting git; removing the name protects later ones.
 */
function releaseFifo(root, raw) {
    const path = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toDiskPath */ .el)(root, raw);
    try {
        const end = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(end);
    }
    catch {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
    }
}
/** Releases such FIFOs in every folder whose attributes git reads for these files. */
function releaseFifosAbove(root, names) {
    const folders = new Set();
    for (const name of names) {
        for (let folder = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(name); !folders.has(folder); folder = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(folder))
            folders.add(folder);
    }
    const find = (0,_disk_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .diskEntryReader */ .H)(root);
    for (const folder of folders) {
        for (const name of FILES_GIT_OPENS) {
            const raw = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRaw */ .pq)(folder, name);
            if (find(raw).kind === 'special')
                releaseFifo(root, raw);
        }
    }
}


/***/ }),

/***/ 99636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ diskEntryReader),
/* harmony export */   h: () => (/* binding */ isReadable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_lstat_or_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68012);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27079);



const OWNER_READS = 0o400;
/**
 * Creates a function that looks up names below one root. It caches folders, so use it for one measurement only. If
 * `opens`, unreadable files are made readable, because they could not be judged otherwise.
 */
function diskEntryReader(root, opens = true) {
    const real = new Map([['', true]]);
    const isReal = (folder) => {
        const known = real.get(folder);
        if (known !== undefined)
            return known;
        const answer = isReal((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(folder)) && lstatPath(root, folder)?.isDirectory() === true;
        real.set(folder, answer);
        return answer;
    };
    return (raw) => (isReal((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(raw)) ? readDiskEntry(root, raw, opens) : { kind: 'gone' });
}
function readDiskEntry(root, raw, opens) {
    const stat = lstatPath(root, raw);
    if (stat === undefined)
        return { kind: 'gone' };
    if (stat.isDirectory())
        return { kind: 'folder' };
    if (stat.isSymbolicLink())
        return { kind: 'link', size: Number(stat.size), ctime: stat.ctimeNs };
    if (!stat.isFile())
        return { kind: 'special' };
    const mode = Number(stat.mode) & 0o7777;
    const file = {
        kind: 'file',
        executable: (mode & 0o100) !== 0,
        mode,
        size: Number(stat.size),
        links: Number(stat.nlink),
        ctime: stat.ctimeNs,
        mtime: stat.mtimeNs,
    };
    if (!opens || isReadable(mode))
        return file;
    // If the step is kept, the file stays readable.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .toDiskPath */ .el)(root, raw), mode | OWNER_READS);
    return { ...file, mode: mode | OWNER_READS, ctime: lstatPath(root, raw)?.ctimeNs ?? file.ctime };
}
function isReadable(mode) {
    return (mode & OWNER_READS) !== 0;
}
function lstatPath(root, raw) {
    return (0,_files_lstat_or_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .lstatBigintOrUndefined */ .t)((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .toDiskPath */ .el)(root, raw));
}


/***/ }),

/***/ 98085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ printableName),
/* harmony export */   r: () => (/* binding */ nameProblem)
/* harmony export */ });
/* harmony import */ var _core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(410);
/* harmony import */ var _core_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6075);


/**
 * Returns the reason why a name is not allowed in a change, or null. Emoji sequences may have joiners and selectors.
 */
function nameProblem(raw) {
    const bytes = Buffer.from(raw, 'latin1');
    const text = bytes.toString('utf8');
    if (!Buffer.from(text, 'utf8').equals(bytes))
        return 'its name is not valid UTF-8';
    if ((0,_core_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasControl */ .aQ)(text))
        return 'its name contains a control character';
    if ((0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .hidesInName */ .uL)(text, 'emoji'))
        return 'its name contains an invisible character';
    return null;
}
/** Escapes a name for a message. */
function printableName(raw) {
    const text = Buffer.from(raw, 'latin1').toString('utf8');
    return (0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(text);
}


/***/ }),

/***/ 81166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ unreadablePathsIn),
/* harmony export */   bi: () => (/* binding */ pathsInLinkLoops),
/* harmony export */   ws: () => (/* binding */ refuseUnreadable)
/* harmony export */ });
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99688);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27079);
/* harmony import */ var _path_name_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98085);




/** Git reports skipped paths on stderr and exits with 0. diff-files writes `name: reason` for a file. */
const WARNING = /^warning: (?:could not open directory|unable to access) '(.*?)\/?': /;
const FAILURE = /^(.*): (?:Permission denied|File name too long|Input\/output error)$/;
/** Attributes files in a circle of links do not matter, because the private store has its own. */
const LINK_LOOP = /\.git(?:attributes|ignore)': Too many levels of symbolic links$/;
/** Returns the paths that git skipped. */
function unreadablePathsIn(stderr) {
    return stderr.split('\n').flatMap((line) => {
        const path = (WARNING.exec(line) ?? FAILURE.exec(line))?.[1];
        return path === undefined || LINK_LOOP.test(line) ? [] : [(0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toRawPath */ .Df)(path)];
    });
}
/** Matches git's message about tracked files below a circle of links, which are gone. */
const PATH_IN_LINK_LOOP = /^(.*): Too many levels of .*$/;
/** Returns the paths that git could not reach because of a circle of links above them. */
function pathsInLinkLoops(stderr) {
    return stderr.split('\n').flatMap((line) => {
        const path = line.startsWith('warning: ') ? undefined : PATH_IN_LINK_LOOP.exec(line)?.[1];
        return path === undefined ? [] : [(0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toRawPath */ .Df)(path)];
    });
}
/** Maximum characters of a path in a message. */
const MAX_SHOWN_CHARS = 200;
/**
 * Stops the run if a path became unreadable, because it cannot be judged. `known`: paths that were unreadable at the
 * start.
 */
function refuseUnreadable(unread, known) {
    const first = unread.find((raw) => !(0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithinAny */ .U)(raw, known));
    if (first === undefined)
        return;
    const reason = `${(0,_path_name_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .printableName */ .N)(first).slice(0, MAX_SHOWN_CHARS)} became unreadable during the run, so changes to it cannot be checked: give the user of the run access, or remove it, and run again`;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'failure', reason });
}


/***/ })

};
