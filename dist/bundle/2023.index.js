export const id = 2023;
export const ids = [2023];
export const modules = {

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

/***/ 34013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ parseCommit)
/* harmony export */ });
const IDENTITY = /^(.*) (-?\d+ [+-]\d+)$/s;
/** Reads the bytes of a commit object. Fields that are missing are empty. */
function parseCommit(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const end = text.indexOf('\n\n');
    const lines = (end === -1 ? text : text.slice(0, end)).split('\n');
    // A line that starts with a space continues the field before it.
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

/***/ 42023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ refreshIndex),
/* harmony export */   W8: () => (/* binding */ commitDate),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   YS: () => (/* binding */ moveRefs),
/* harmony export */   ZY: () => (/* binding */ checkObjects),
/* harmony export */   bF: () => (/* binding */ changedEntries),
/* harmony export */   cK: () => (/* binding */ deliver),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   sv: () => (/* binding */ checkLock),
/* harmony export */   w6: () => (/* binding */ commitOnly)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84166);
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34013);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53657);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70178);
/* harmony import */ var _true_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49877);








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
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS))
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
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS))
            throw error;
        throw stop(`the commit on ${delivery.base.head} failed: ${error.message}; nothing is delivered`);
    }
}
async function makeCommit(delivery, tree, changed, request) {
    const objects = await transfer(delivery, tree, changed);
    const sha = await commitTree(delivery, tree, request);
    await checkCommit(delivery, { sha, tree, objects }, request);
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
    const branch = ref.code === 0 ? (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(ref).slice('refs/heads/'.length) : null;
    if ((0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(head) === base.head && branch === base.branch)
        return;
    throw stop(`HEAD moved during the run, from ${base.branch ?? 'detached'} ${base.head} to ${branch ?? 'detached'} ${(0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(head)}; run again from there`);
}
/** Everything in the new tree that is not in the base's, folders included; mode 000000 for what is gone. */
async function changedEntries({ store, base }, tree) {
    const answer = await store.git({
        args: ['diff-tree', '-r', '-t', '-z', '--raw', '--no-abbrev', '--no-renames', base.head, tree],
    });
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_7__/* .splitNul */ .K5)(answer.stdout);
    const changed = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [old = '', mode = '', , oid = ''] = (parts[at] ?? '').slice(1).split(' ');
        const folder = mode === '040000' || (mode === '000000' && old === '040000');
        changed.push({ raw: parts[at + 1] ?? '', mode, oid, folder });
    }
    return changed;
}
/** The new objects go over as one pack. Returns their ids. */
async function transfer({ store, user }, tree, changed) {
    const oids = objectsOf(tree, changed);
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
    return oids;
}
/** The tree, and what it has that the base has not. */
function objectsOf(tree, changed) {
    const fresh = changed.filter(({ mode }) => mode !== '000000' && mode !== '160000').map(({ oid }) => oid);
    return [...new Set([tree, ...fresh])];
}
async function commitTree({ user, base }, tree, request) {
    const answer = await user({
        args: ['commit-tree', tree, '-p', base.head, '-F', '-'],
        input: Buffer.from(request.message),
        env: identity(request),
    });
    return (0,_exec_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8)(answer);
}
/** Both dates of a commit, as git stores them. `at` is in ms since the epoch. */
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
/** Read back: what was committed is what was accepted, to the last field and byte. */
async function checkCommit({ user, base, site }, { sha, tree, objects, }, request) {
    const { stdout } = await user({ args: ['cat-file', 'commit', sha] });
    const made = (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCommit */ .L)(stdout);
    const date = commitDate(request.at);
    const isRight = made.tree === tree &&
        made.parents.join() === base.head &&
        made.otherFields.length === 0 &&
        made.authorDate === date &&
        made.committerDate === date &&
        made.message.trimEnd() === request.message.trimEnd();
    if (!isRight)
        throw stop(`commit ${sha} is not what was ordered; nothing moved to it, the work is kept`);
    await checkObjects({ user, site }, [sha, ...objects]);
}
/** Throws StopRun(delivery) where the repository holds another content under one of these names. */
async function checkObjects({ user, site }, ids) {
    const { wrong, missing } = await (0,_true_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .objectTroubles */ .E)(user, site.format, ids);
    const [first] = [...wrong, ...missing];
    if (first === undefined)
        return;
    const what = wrong.length > 0 ? 'holds another content than its name says' : 'is not there';
    throw stop(`object ${first} of the commit ${what}: something wrote into ${site.commonDir}/objects. Nothing is committed, the work is kept. Remove that object (\`git fsck\` names its file), or check the repository out anew, then run again in a sandbox`);
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
        const why = error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS ? error.stderr.trim() : String(error);
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

/***/ 49877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ objectTroubles)
/* harmony export */ });
/* unused harmony export objectId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53657);


/** Bytes of objects that one git prints; a larger object comes alone. */
const BATCH = 64 * 1024 ** 2;
/** Reads each of these objects as git does, and hashes it. */
async function objectTroubles(git, format, ids) {
    const wrong = [];
    const missing = [];
    for (const batch of inBatches(await sizesOf(git, [...new Set(ids)]))) {
        const found = await hashed(git, format, batch);
        wrong.push(...found.wrong);
        missing.push(...found.missing);
    }
    return { wrong, missing };
}
async function sizesOf(git, ids) {
    if (ids.length === 0)
        return [];
    try {
        const { stdout } = await git({
            args: ['cat-file', '--batch-check=%(objectsize)', '--buffer'],
            input: listed(ids),
        });
        const lines = stdout.toString('latin1').split('\n');
        return ids.map((id, at) => ({ id, bytes: Number(lines[at]) || 0 }));
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        // One of them is broken: the next question finds out which.
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
async function hashed(git, format, ids) {
    try {
        const { stdout } = await git({ args: ['cat-file', '--batch', '--buffer'], input: listed(ids) });
        return troublesIn(stdout, format, ids);
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        if (ids.length === 1)
            return { wrong: ids, missing: [] };
        const half = Math.ceil(ids.length / 2);
        const first = await hashed(git, format, ids.slice(0, half));
        const second = await hashed(git, format, ids.slice(half));
        return {
            wrong: [...first.wrong, ...second.wrong],
            missing: [...first.missing, ...second.missing],
        };
    }
}
/** Each answer is `<id> <type> <size>`, the bytes and a line end; or `<id> missing`. */
function troublesIn(output, format, ids) {
    const wrong = [];
    const missing = [];
    let at = 0;
    for (const id of ids) {
        const end = output.indexOf('\n', at);
        const [, type = '', size] = output.toString('latin1', at, Math.max(at, end)).split(' ');
        at = end + 1;
        if (size === undefined) {
            missing.push(id);
            continue;
        }
        const bytes = output.subarray(at, at + Number(size));
        at += Number(size) + 1;
        if (objectId(format, type, bytes) !== id)
            wrong.push(id);
    }
    return { wrong, missing };
}
function objectId(format, type, bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
function listed(ids) {
    return Buffer.from(ids.map((id) => `${id}\n`).join(''), 'latin1');
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
