export const id = 8779;
export const ids = [8779];
export const modules = {

/***/ 48963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ additionsBetween)
/* harmony export */ });
/* unused harmony export parseAdditions */
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

/** Both the names and the text in one answer: the names need no unquoting, and no text can pass for one. */
const OPTIONS = [
    '-r',
    '-z',
    '--raw',
    '--patch',
    '--text',
    '--unified=0',
    '--no-abbrev',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
];
/** What `to` adds to `from`, both trees or commits. Runs no program of the repository's. */
async function additionsBetween(git, from, to) {
    const answer = await git({ args: ['diff-tree', ...OPTIONS, from, to] });
    return parseAdditions(answer.stdout);
}
/** Raw records (`:old new oid oid S` NUL path NUL), one more NUL, then the patch in the order of the records. */
function parseAdditions(output) {
    const text = Buffer.from(output.buffer, output.byteOffset, output.byteLength).toString('latin1');
    const { sections, at } = readRecords(text);
    const hunks = readPatch(text.slice(at), sections);
    return [...hunks].map(([raw, { lines, removed }]) => ({ path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toWorkspacePath */ .CR)(raw), lines, removed }));
}
/** The path of each section of the patch. A changed type (a file that became a link) has two: out, and in. */
function readRecords(text) {
    const sections = [];
    let at = 0;
    while (text[at] === ':') {
        const endOfFields = text.indexOf('\0', at);
        const endOfPath = text.indexOf('\0', endOfFields + 1);
        if (endOfPath === -1)
            throw new Error('git diff-tree ended in the middle of a record');
        const path = text.slice(endOfFields + 1, endOfPath);
        sections.push(path);
        if (text[endOfFields - 1] === 'T')
            sections.push(path);
        at = endOfPath + 1;
    }
    return { sections, at: text[at] === '\0' ? at + 1 : at };
}
function readPatch(patch, sections) {
    const found = new Map(sections.map((path) => [path, { lines: [], removed: [] }]));
    const lines = patch.split('\n');
    let section = -1;
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.startsWith('diff --git '))
            section++;
        const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
        if (hunk === null)
            continue;
        const here = found.get(sections[section] ?? '');
        if (here === undefined)
            throw new Error('git diff-tree shows a change of a path that it did not name');
        const [, out = '1', first = '1', into = '1'] = hunk;
        at = readHunk(lines, at + 1, { out: Number(out), first: Number(first), into: Number(into) }, here);
    }
    if (section + 1 !== sections.length)
        throw new Error('git diff-tree left out a change that it named');
    return found;
}
/** Lines are counted as the hunk says, so that no text in them can pass for a header. Returns the last one's place. */
function readHunk(lines, from, hunk, here) {
    let { out, into } = hunk;
    let number = hunk.first;
    let at = from;
    for (; out > 0 || into > 0; at++) {
        const line = lines[at];
        if (line === undefined)
            throw new Error('git diff-tree ended in the middle of a hunk');
        const sign = line[0];
        if (sign === '-') {
            out--;
            here.removed.push(readable(line));
        }
        else if (sign === '+') {
            into--;
            here.lines.push({ number: number++, text: readable(line) });
        }
        // Anything else is `\ No newline at end of file`.
    }
    return at - 1;
}
function readable(line) {
    const text = line.slice(1);
    return /[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;
}


/***/ }),

/***/ 10251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ disarmAbove),
/* harmony export */   Jt: () => (/* binding */ disarm),
/* harmony export */   TA: () => (/* binding */ isOpenedByGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _found_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23838);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70178);



/** git opens these wherever it meets them, whatever they are. */
const OPENED = ['.gitattributes', '.gitignore'];
function isOpenedByGit(raw) {
    return OPENED.includes((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(raw));
}
/**
 * git opens every .gitattributes it meets, and a FIFO of that name holds it for ever. Opening the other end lets
 * a waiting git go; with the name gone, no other can be caught.
 */
function disarm(root, raw) {
    const path = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .onDisk */ .FC)(root, raw);
    try {
        const end = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(end);
    }
    catch {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
    }
}
/** Disarms every folder whose attributes git reads when it reads or writes these files. */
function disarmAbove(root, names) {
    const folders = new Set();
    for (const name of names) {
        for (let folder = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(name); !folders.has(folder); folder = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(folder))
            folders.add(folder);
    }
    const find = (0,_found_js__WEBPACK_IMPORTED_MODULE_1__/* .finder */ .n)(root);
    for (const folder of folders) {
        for (const name of OPENED) {
            const raw = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(folder, name);
            if (find(raw).kind === 'special')
                disarm(root, raw);
        }
    }
}


/***/ }),

/***/ 52606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openBlobs)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53657);


const LF = 10;
/** `git cat-file --batch`, started with the first question: after that an answer costs no process. */
function openBlobs(gitPath, gitDir) {
    let child = null;
    let received = Buffer.alloc(0);
    const waiting = [];
    const fail = (reason) => {
        child = null;
        received = Buffer.alloc(0);
        for (const { oid, reject } of waiting.splice(0))
            reject(new Error(`cannot read object ${oid}: ${reason}`));
    };
    const answer = () => {
        for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
            const reply = takeReply(received);
            if (reply === null)
                return;
            received = reply.rest;
            waiting.shift();
            if (reply.bytes === null)
                next.reject(new Error(`object ${next.oid} is not there`));
            else
                next.resolve(reply.bytes);
        }
    };
    const start = () => {
        const started = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(gitPath, [`--git-dir=${gitDir}`, 'cat-file', '--batch'], {
            cwd: gitDir,
            env: (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedEnvironment */ .jm)(gitPath),
            stdio: 'pipe',
        });
        started.stdout.on('data', (chunk) => {
            received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
            answer();
        });
        started.stdin.on('error', () => undefined);
        started.on('error', (error) => fail(error.message));
        started.on('close', () => fail('git ended'));
        return started;
    };
    return {
        read: (oid) => new Promise((resolve, reject) => {
            waiting.push({ oid, resolve, reject });
            child ??= start();
            child.stdin.write(`${oid}\n`);
        }),
        close: () => {
            child?.stdin.end();
        },
    };
}
/** `<oid> <type> <size>`, the bytes, a line end; or `<oid> missing`. null: not all of it is here yet. */
function takeReply(received) {
    const end = received.indexOf(LF);
    if (end === -1)
        return null;
    const size = received.toString('latin1', 0, end).split(' ')[2];
    const from = end + 1;
    if (size === undefined)
        return { bytes: null, rest: received.subarray(from) };
    const to = from + Number(size);
    if (received.length < to + 1)
        return null;
    return { bytes: Buffer.from(received.subarray(from, to)), rest: received.subarray(to + 1) };
}


/***/ }),

/***/ 84166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K7: () => (/* binding */ LARGEST_FILE),
/* harmony export */   OB: () => (/* binding */ removalRecord),
/* harmony export */   UZ: () => (/* binding */ copyIndex),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   WM: () => (/* binding */ writeTree),
/* harmony export */   Wh: () => (/* binding */ writeRecords),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   nR: () => (/* binding */ listTouched),
/* harmony export */   o: () => (/* binding */ indexRecord),
/* harmony export */   wm: () => (/* binding */ applyToIndex)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _attribute_traps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10251);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53657);
/* harmony import */ var _found_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23838);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70178);
/* harmony import */ var _unread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6639);






/** Bytes. No forge takes a larger file, and a sparse one of a terabyte would be hashed for hours. */
const LARGEST_FILE = 1024 ** 3;
/** Tracked paths whose stat data says that git should look: changed, or touched. */
async function listTouched(store, index) {
    const answer = await store.git({
        args: ['diff-files', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'],
        index,
        deadlineMs: _exec_js__WEBPACK_IMPORTED_MODULE_2__/* .LISTING_DEADLINE_MS */ .rf,
    });
    const names = [...(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .splitNul */ .K5)(answer.stdout), ...(0,_unread_js__WEBPACK_IMPORTED_MODULE_4__/* .lostInCircles */ .Hj)(answer.stderr)];
    return { names, unread: (0,_unread_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadIn */ .lA)(answer.stderr) };
}
/**
 * Brings an index to what is on disk for these names, reading raw bytes. `afresh`: names that are read even if
 * their stat data says that nothing happened.
 */
async function applyToIndex(root, store, index, names, afresh = new Set()) {
    // For the diffs that come after: they look for attributes above each name.
    (0,_attribute_traps_js__WEBPACK_IMPORTED_MODULE_1__/* .disarmAbove */ .Ej)(root, names);
    const find = (0,_found_js__WEBPACK_IMPORTED_MODULE_3__/* .finder */ .n)(root);
    const found = new Map();
    const oversized = [];
    const records = [];
    const read = [];
    for (const raw of new Set([...names, ...afresh])) {
        const here = find(raw);
        found.set(raw, here);
        if (here.kind === 'file' && here.size > LARGEST_FILE) {
            oversized.push(raw);
            records.push(indexRecord('100644', store.writeBlob(Buffer.from(`${here.size} bytes, not read\n`)), raw));
            continue;
        }
        const present = here.kind === 'file' || here.kind === 'link';
        if (present)
            read.push(raw);
        if (!present || afresh.has(raw))
            records.push(removalRecord(store, raw));
    }
    await writeRecords(store, index, records);
    await readFiles(root, store, index, read);
    return { found, oversized };
}
/** A line for `update-index --index-info -z`. */
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
/** Takes the bytes on disk into the store, and their stat data into the index. */
async function readFiles(root, store, index, names) {
    if (names.length === 0)
        return;
    (0,_attribute_traps_js__WEBPACK_IMPORTED_MODULE_1__/* .disarmAbove */ .Ej)(root, names);
    await store.git({
        args: ['update-index', '--add', '--remove', '-z', '--stdin'],
        index,
        input: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNul */ .MX)(names),
    });
}
/** `--missing-ok`: of a partial clone, blobs that nobody reads need not be there. */
async function writeTree(store, index) {
    const answer = await store.git({ args: ['write-tree', '--missing-ok'], index });
    return answer.stdout.toString('latin1').trim();
}
/** The same, begun now and awaited by whoever needs it. */
function treeOf(store, index) {
    const tree = writeTree(store, index);
    tree.catch(() => undefined);
    return tree;
}
/**
 * A copy that is no newer than what it was made from. An index's own time decides which of its entries git
 * trusts; an earlier one only means that git looks once more.
 */
function copyIndex(from, to) {
    const seconds = Math.floor((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(from).mtimeMs / 1000);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(to, seconds, seconds);
}


/***/ }),

/***/ 42023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ refreshIndex),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   YS: () => (/* binding */ moveRefs),
/* harmony export */   bF: () => (/* binding */ changedEntries),
/* harmony export */   cK: () => (/* binding */ deliver),
/* harmony export */   sv: () => (/* binding */ checkLock),
/* harmony export */   w6: () => (/* binding */ commitOnly)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84166);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53657);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70178);






/**
 * Commits exactly that tree on top of the base. Nothing of the user's repository runs; the refs move in one step,
 * and only from where they were. Throws StopRun(delivery); until a ref has moved, nothing but objects is added.
 */
async function deliver(delivery, tree, request) {
    const { base } = delivery;
    checkLock(delivery);
    try {
        await checkHead(delivery);
        const changed = await changedEntries(delivery, tree);
        const sha = await makeCommit(delivery, tree, changed, request);
        const branch = await moveRefs(delivery, sha, request);
        await refreshIndex(delivery, changed);
        return { sha, tree, branch };
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS))
            throw error;
        throw stop(`the commit on ${base.branch ?? base.head} failed: ${error.message}; the work is kept`);
    }
}
/** The commit alone: objects are added, and nothing else moves. Throws StopRun(delivery). */
async function commitOnly(delivery, tree, request) {
    try {
        const changed = await changedEntries(delivery, tree);
        return { sha: await makeCommit(delivery, tree, changed, request), tree, branch: request.branch };
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS))
            throw error;
        throw stop(`the commit on ${delivery.base.head} failed: ${error.message}; nothing is delivered`);
    }
}
async function makeCommit(delivery, tree, changed, request) {
    await transfer(delivery, tree, changed);
    const sha = await commitTree(delivery, tree, request);
    await checkCommit(delivery, sha, tree);
    return sha;
}
function checkLock({ site }) {
    const lock = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(site.gitDir, 'index.lock');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(lock))
        return;
    throw stop(`${lock} is there: another git is at work, or one ended early; remove it and run again, the work is kept`);
}
async function checkHead({ user, base }) {
    const [head, ref] = await Promise.all([
        user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] }),
        user({ args: ['symbolic-ref', '--quiet', 'HEAD'], accept: [0, 1] }),
    ]);
    const branch = ref.code === 0 ? (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8)(ref).slice('refs/heads/'.length) : null;
    if ((0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8)(head) === base.head && branch === base.branch)
        return;
    throw stop(`HEAD moved during the run, from ${base.branch ?? 'detached'} ${base.head} to ${branch ?? 'detached'} ${(0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8)(head)}; run again from there`);
}
/** Everything in the new tree that is not in the base's, folders included; mode 000000 for what is gone. */
async function changedEntries({ store, base }, tree) {
    const answer = await store.git({
        args: ['diff-tree', '-r', '-t', '-z', '--raw', '--no-abbrev', '--no-renames', base.head, tree],
    });
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .splitNul */ .K5)(answer.stdout);
    const changed = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [old = '', mode = '', , oid = ''] = (parts[at] ?? '').slice(1).split(' ');
        const folder = mode === '040000' || (mode === '000000' && old === '040000');
        changed.push({ raw: parts[at + 1] ?? '', mode, oid, folder });
    }
    return changed;
}
/** The new objects go over as one pack. */
async function transfer({ store, user }, tree, changed) {
    const fresh = changed.filter(({ mode }) => mode !== '000000' && mode !== '160000').map(({ oid }) => oid);
    const oids = [...new Set([tree, ...fresh])];
    const list = Buffer.from(oids.map((oid) => `${oid}\n`).join(''));
    const pack = await store.git({ args: ['pack-objects', '--stdout', '-q'], input: list });
    await user({ args: ['unpack-objects', '-q'], input: pack.stdout });
    const check = await user({ args: ['cat-file', '--batch-check=%(objectname)'], input: list });
    const missing = check.stdout
        .toString('latin1')
        .split('\n')
        .filter((answer) => answer.endsWith(' missing'));
    if (missing.length > 0)
        throw stop(`the repository did not take ${missing.length} objects; look at its disk space`);
}
async function commitTree({ user, base }, tree, request) {
    const answer = await user({
        args: ['commit-tree', tree, '-p', base.head, '-F', '-'],
        input: Buffer.from(request.message),
        env: identity(request),
    });
    return (0,_exec_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8)(answer);
}
function identity({ authorName, authorEmail, at }) {
    const date = `@${Math.floor(at / 1000)} +0000`;
    return {
        GIT_AUTHOR_NAME: authorName,
        GIT_AUTHOR_EMAIL: authorEmail,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: authorName,
        GIT_COMMITTER_EMAIL: authorEmail,
        GIT_COMMITTER_DATE: date,
    };
}
/** Read back: what was committed is what was accepted. */
async function checkCommit({ user, base }, sha, tree) {
    const commit = await user({ args: ['cat-file', 'commit', sha] });
    const [first, second] = commit.stdout.toString('utf8').split('\n');
    if (first !== `tree ${tree}` || second !== `parent ${base.head}`) {
        throw new Error(`commit ${sha} holds "${first}" on "${second}", not the accepted tree ${tree} on ${base.head}`);
    }
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
        const why = error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS ? error.stderr.trim() : String(error);
        throw stop(`${branch ?? 'HEAD'} moved during the run: ${why}; the work is kept, run again`);
    }
    if (isNew)
        await user({ args: ['symbolic-ref', '-m', message, 'HEAD', `refs/heads/${branch}`], env });
    return branch;
}
/** The user's index follows the commit at the changed paths, and nowhere else: other dirt stays as it was. */
async function refreshIndex({ user, site }, changed) {
    const files = changed.filter(({ folder, mode }) => !folder && mode !== '160000');
    const gone = files.filter(({ mode }) => mode === '000000');
    const there = files.filter(({ mode }) => mode !== '000000');
    const zero = '0'.repeat(site.format === 'sha256' ? 64 : 40);
    const records = [
        ...gone.map(({ raw }) => (0,_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .indexRecord */ .o)('0', zero, raw)),
        ...there.map(({ raw, mode, oid }) => (0,_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .indexRecord */ .o)(mode, oid, raw)),
    ];
    await user({
        args: ['update-index', '-z', '--index-info'],
        input: Buffer.from(records.join(''), 'latin1'),
    });
    // 1: something still differs from the index, which is its right.
    await user({ args: ['update-index', '-q', '--refresh'], accept: [0, 1] });
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'delivery', reason });
}


/***/ }),

/***/ 99607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ filesAt)
/* harmony export */ });
/* harmony import */ var _blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52606);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32110);


/**
 * Files as a commit holds them, whatever is on disk. What is not there is not in the answer; a text is why a path
 * cannot be given. Throws where git cannot read the commit.
 */
async function filesAt(site, commit, paths, maxBytes) {
    if (paths.length === 0)
        return new Map();
    const { stdout } = await (0,_user_git_js__WEBPACK_IMPORTED_MODULE_1__/* .userGit */ .G)(site)({
        args: ['ls-tree', '-z', '-l', '--full-tree', commit, '--', ...paths],
    });
    const entries = stdout.toString('utf8').split('\0').flatMap(entryOf);
    const blobs = (0,_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .openBlobs */ .d)(site.gitPath, site.gitDir);
    try {
        const found = entries.map(async (entry) => {
            const wrong = flaw(entry, maxBytes);
            if (wrong !== null)
                return [entry.path, wrong];
            return [entry.path, { bytes: await blobs.read(entry.oid), executable: entry.mode === '100755' }];
        });
        return new Map(await Promise.all(found));
    }
    finally {
        blobs.close();
    }
}
/** `<mode> <type> <oid> <size, padded>\t<path>`, as git-ls-tree(1) writes it with `-l`. */
function entryOf(record) {
    const [, mode, oid, size, path] = /^(\d+) \S+ (\S+) +(\S+)\t(.*)$/s.exec(record) ?? [];
    if (mode === undefined || oid === undefined || path === undefined)
        return [];
    return [{ path, mode, oid, bytes: Number(size) }];
}
function flaw({ mode, bytes }, maxBytes) {
    if (mode === '040000')
        return 'is a folder there: name a file';
    if (mode !== '100644' && mode !== '100755')
        return 'is a link or a submodule there: name a regular file';
    return bytes > maxBytes ? `has ${bytes} bytes, at most ${maxBytes} are read: make it smaller` : null;
}


/***/ }),

/***/ 23838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isReadable),
/* harmony export */   n: () => (/* binding */ finder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70178);
/* harmony import */ var _there_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49528);



const OWNER_READS = 0o400;
/**
 * Looks up names below one root. Remembers folders, so it serves one measurement only. A file that its owner may not
 * read is opened, unless it is only to be looked at: what cannot be read cannot be judged.
 */
function finder(root, opens = true) {
    const real = new Map([['', true]]);
    const isReal = (folder) => {
        const known = real.get(folder);
        if (known !== undefined)
            return known;
        const answer = isReal((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(folder)) && lookAt(root, folder)?.isDirectory() === true;
        real.set(folder, answer);
        return answer;
    };
    return (raw) => (isReal((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(raw)) ? describe(root, raw, opens) : { kind: 'gone' });
}
function describe(root, raw, opens) {
    const stat = lookAt(root, raw);
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
    };
    if (!opens || isReadable(mode))
        return file;
    // Open it stays, should the step be kept.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .onDisk */ .FC)(root, raw), mode | OWNER_READS);
    return { ...file, mode: mode | OWNER_READS, ctime: lookAt(root, raw)?.ctimeNs ?? file.ctime };
}
function isReadable(mode) {
    return (mode & OWNER_READS) !== 0;
}
function lookAt(root, raw) {
    return (0,_there_js__WEBPACK_IMPORTED_MODULE_1__/* .lstatExact */ .A)((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .onDisk */ .FC)(root, raw));
}


/***/ }),

/***/ 93747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ groundOf)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97680);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53657);



/** See `ServerCommits.ground`. */
async function groundOf(user, head, expectedOld) {
    if (expectedOld === null || expectedOld === head)
        return groundOn(user, [head]);
    const format = `--format=%P%n%(trailers:key=${_core_trailers_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_TRAILER */ .cu},valueonly,separator=%2C)`;
    const shown = (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(await user({ args: ['show', '-s', '--no-show-signature', format, head] }));
    const [parents = '', run = ''] = shown.split('\n');
    const [first = '', second, ...more] = parents.split(' ');
    // Our merge of the base into the branch is here alone; its two sides are on the server.
    if (run !== '' && first === expectedOld && second !== undefined && more.length === 0) {
        return groundOn(user, [first, second]);
    }
    const reason = `HEAD is at ${head} and its branch at GitHub at ${expectedOld}: with git.sign_commits GitHub makes one commit on what it has; push what is here first, or set git.sign_commits to false`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
}
/** Of a merge the files are compared with what was merged in: a branch of ours differs from that by its work alone. */
async function groundOn(user, parents) {
    const base = parents.at(-1) ?? '';
    const baseTree = (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(await user({ args: ['rev-parse', '--verify', `${base}^{tree}`] }));
    return { parents, base, baseTree };
}


/***/ }),

/***/ 4987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ landingPlace)
/* harmony export */ });
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97680);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);


/** The trailer of every commit of a run. */
/** More commits than this a minute no rate allows for; looking stops there. */
const MOST_COMMITS = 1000;
const ORIGIN = 'refs/remotes/origin/';
/** What is to be known of the branch that a commit lands on, before it is made. */
async function landingPlace(lookup) {
    const [mainBranch, ours] = await Promise.all([mainBranchOf(lookup.user), oursSince(lookup)]);
    return { branch: lookup.branch, mainBranch, ours };
}
/** Where nobody asks the forge: `origin/HEAD`, else `main` or `master`, whichever is there. Source: CONTRACT 6. */
async function mainBranchOf(user) {
    const answer = await user({
        args: [
            'for-each-ref',
            '--format=%(refname)%00%(symref)%00',
            `${ORIGIN}HEAD`,
            'refs/heads/main',
            'refs/heads/master',
        ],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8').trim());
    const refs = new Map();
    for (let at = 0; at + 1 < fields.length; at += 2)
        refs.set(fields[at] ?? '', fields[at + 1] ?? '');
    const remote = refs.get(`${ORIGIN}HEAD`) ?? '';
    if (remote.startsWith(ORIGIN))
        return remote.slice(ORIGIN.length);
    return ['main', 'master'].find((name) => refs.has(`refs/heads/${name}`)) ?? null;
}
/** Committer dates of the runs' own commits, in ms; the latest first. */
async function oursSince({ user, head, since }) {
    const answer = await user({
        args: [
            'log',
            `--max-count=${MOST_COMMITS}`,
            `--since=@${Math.floor(since / 1000)} +0000`,
            `--format=%ct%x00%(trailers:key=${_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_TRAILER */ .cu},valueonly)%x00`,
            head,
            '--',
        ],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(answer.stdout);
    const dates = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        if ((fields[at + 1] ?? '').trim() !== '')
            dates.push(Number(fields[at]) * 1000);
    }
    return dates;
}


/***/ }),

/***/ 88290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pn: () => (/* binding */ nameTrouble),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   jV: () => (/* binding */ looksLikeDotGit)
/* harmony export */ });
const CONTROL = /[\p{Cc}]/u;
/** Characters that show nothing or turn the reading direction: two names that look the same are not. */
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2028\u2029]/u;
/** A joiner, a selector or a tag after a picture is part of the picture. */
const JOINED_EMOJI = /\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{e0020}-\u{e007f}])+/gu;
const IGNORABLE_ALL = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
/** Why a name cannot be part of a change, or null. Emoji sequences keep their joiners and selectors. */
function nameTrouble(raw) {
    const bytes = Buffer.from(raw, 'latin1');
    const text = bytes.toString('utf8');
    if (!Buffer.from(text, 'utf8').equals(bytes))
        return 'its name is no valid UTF-8';
    if (CONTROL.test(text))
        return 'its name holds a control character';
    const plain = text.replaceAll(JOINED_EMOJI, '');
    if (IGNORABLE.test(plain))
        return 'its name holds a character that cannot be seen';
    return null;
}
/** Whether some part of the path is `.git` to a file system that folds case, drops ignorables or knows short names. */
function looksLikeDotGit(raw) {
    const text = Buffer.from(raw, 'latin1').toString('utf8');
    return text.split('/').some((part) => {
        const folded = part
            .replaceAll(IGNORABLE_ALL, '')
            .toLowerCase()
            .replace(/[ .]+$/, '');
        return folded === '.git' || folded === 'git~1';
    });
}
/** A name for a message: what cannot be shown is escaped. */
function shown(raw) {
    const text = Buffer.from(raw, 'latin1').toString('utf8');
    return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 98036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sentFiles)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88290);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);



const ABSENT = '000000';
const SUBMODULE = '160000';
const LF = 10;
/** See `ServerCommits.sentFiles`. */
async function sentFiles(git, tree, ground) {
    const [first = ground.base] = ground.parents;
    const [differences, fromFirst] = await Promise.all([
        differencesOf(git, ground.base, tree),
        first === ground.base ? null : differencesOf(git, first, tree),
    ]);
    const unknown = fromFirst === null ? null : new Set(fromFirst.map(({ raw }) => raw));
    const bytes = await contentsOf(git, differences.filter(holdsBytes));
    return differences.map((difference) => {
        const { raw, oldMode, mode, oldOid, oid } = difference;
        refuseName(raw);
        return {
            path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(raw),
            oldMode: oldMode === ABSENT ? null : oldMode,
            mode: mode === ABSENT ? null : mode,
            oid: mode === ABSENT ? null : oid,
            bytes: bytes.get(oid) ?? null,
            isKnown: oid === oldOid || mode === SUBMODULE || (unknown !== null && !unknown.has(raw)),
        };
    });
}
function refuseName(raw) {
    if ((0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameTrouble */ .Pn)(raw) === null)
        return;
    const reason = `${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(raw)} has a name that GitHub's API cannot be told: rename it, or set git.sign_commits to false`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'delivery', reason });
}
function holdsBytes({ mode }) {
    return mode !== ABSENT && mode !== SUBMODULE;
}
async function differencesOf(git, from, to) {
    const answer = await git({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', from, to],
    });
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(answer.stdout);
    const differences = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [oldMode = '', mode = '', oldOid = '', oid = ''] = (parts[at] ?? '').slice(1).split(' ');
        differences.push({ raw: parts[at + 1] ?? '', oldMode, mode, oldOid, oid });
    }
    return differences;
}
/** By id, with one process. */
async function contentsOf(git, files) {
    const oids = [...new Set(files.map(({ oid }) => oid))];
    if (oids.length === 0)
        return new Map();
    const input = Buffer.from(oids.map((oid) => `${oid}\n`).join(''));
    const { stdout } = await git({ args: ['cat-file', '--batch'], input });
    let at = 0;
    const contents = oids.map((oid) => {
        const end = stdout.indexOf(LF, at);
        const [name, type, size] = stdout.toString('latin1', at, end).split(' ');
        if (name !== oid || type !== 'blob')
            throw new Error(`git cat-file did not give object ${oid}`);
        const from = end + 1;
        at = from + Number(size) + 1;
        return [oid, stdout.subarray(from, from + Number(size))];
    });
    return new Map(contents);
}


/***/ }),

/***/ 60594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ treeFiles)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

const LF = 10;
/**
 * The regular files of a tree or commit whose path is wanted, in git's order. Of one over `maxBytes` there are no
 * bytes. Two processes, however many files there are.
 */
async function treeFiles(git, treeish, wanted, maxBytes) {
    const listed = await git({ args: ['ls-tree', '-r', '-l', '-z', '--full-tree', treeish] });
    const entries = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(listed.stdout)
        .flatMap(entryOf)
        .filter(({ path }) => wanted(path));
    const small = entries.filter(({ size }) => size <= maxBytes);
    const contents = small.length === 0 ? [] : await contentsOf(git, small);
    const bytes = new Map(small.map((entry, at) => [entry, contents[at] ?? null]));
    return entries.map((entry) => ({ path: entry.path, bytes: bytes.get(entry) ?? null }));
}
/** `<mode> blob <oid> <size>\t<path>`, the size padded. */
function entryOf(record) {
    const tab = record.indexOf('\t');
    const [mode = '', , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
    if (!mode.startsWith('100'))
        return [];
    return [{ path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(record.slice(tab + 1)), oid, size: Number(size) }];
}
async function contentsOf(git, entries) {
    const { stdout } = await git({
        args: ['cat-file', '--batch'],
        input: Buffer.from(entries.map(({ oid }) => `${oid}\n`).join('')),
    });
    let at = 0;
    return entries.map(({ oid, size }) => {
        const from = stdout.indexOf(LF, at) + 1;
        if (stdout.toString('latin1', at, from) !== `${oid} blob ${size}\n`) {
            throw new Error(`git cat-file did not give object ${oid}`);
        }
        at = from + size + 1;
        return stdout.subarray(from, from + size);
    });
}


/***/ }),

/***/ 6639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ refuseUnread),
/* harmony export */   Hj: () => (/* binding */ lostInCircles),
/* harmony export */   lA: () => (/* binding */ unreadIn)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88290);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);



/** git names what it passes over on stderr and ends with 0. `name: reason` is what diff-files writes of a file. */
const WARNING = /^warning: (?:could not open directory|unable to access) '(.*?)\/?': /;
const FAILURE = /^(.*): (?:Permission denied|File name too long|Input\/output error)$/;
/** Attributes that are a circle of links decide nothing: the private store has its own. */
const CIRCLE = /\.git(?:attributes|ignore)': Too many levels of symbolic links$/;
/** The paths that git passed over. */
function unreadIn(stderr) {
    return stderr.split('\n').flatMap((line) => {
        const path = (WARNING.exec(line) ?? FAILURE.exec(line))?.[1];
        return path === undefined || CIRCLE.test(line) ? [] : [(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toRaw */ .ux)(path)];
    });
}
/** Tracked files that are gone: git says so of those below a circle of links. */
const IN_CIRCLE = /^(.*): Too many levels of .*$/;
/** The paths that git could not reach because symbolic links lead in a circle above them. */
function lostInCircles(stderr) {
    return stderr.split('\n').flatMap((line) => {
        const path = line.startsWith('warning: ') ? undefined : IN_CIRCLE.exec(line)?.[1];
        return path === undefined ? [] : [(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toRaw */ .ux)(path)];
    });
}
/** The longest part of a path that a message shows. */
const SHOWN = 200;
/** Fail closed: what cannot be looked at cannot be judged. `known`: what was shut at the start already. */
function refuseUnread(unread, known) {
    const first = unread.find((raw) => !(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(raw, known));
    if (first === undefined)
        return;
    const reason = `the user of the run may not read ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(first).slice(0, SHOWN)} any more, and what cannot be read cannot be judged: give this user access to it, or remove it, and run again`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'failure', reason });
}


/***/ })

};
