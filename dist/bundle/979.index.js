export const id = 979;
export const ids = [979];
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

/***/ 15194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isBranchName)
/* harmony export */ });
/** Whether git takes it for a branch's name, and nothing else takes it for an option or for HEAD. */
async function isBranchName(git, branch) {
    if (branch.startsWith('-') || branch === 'HEAD' || branch.includes('\0'))
        return false;
    const answer = await git({ args: ['check-ref-format', `refs/heads/${branch}`], accept: [0, 1] });
    return answer.code === 0;
}


/***/ }),

/***/ 11776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ TRAILER),
/* harmony export */   W: () => (/* binding */ prepareBranch)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _branch_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15194);
/* harmony import */ var _conversions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31343);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53657);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70178);
/* harmony import */ var _three_way_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86560);






/** The trailer of every commit of ours: by it a branch is known to be one of the harness's. */
const TRAILER = 'Forge-Run';
/**
 * Goes to the branch the run delivers on (DECISIONS D27): ours is checked out with HEAD merged in; a new one is
 * left to the commit. Gives the new head, or null where nothing moved. On every StopRun the workspace is untouched.
 */
async function prepareBranch(work) {
    const { facts, branch } = work;
    await checkName(work);
    if (branch === facts.branch)
        return null;
    if (facts.head === null) {
        throw stop(`there is no commit yet, so branch ${branch} cannot start anywhere; make a first commit`);
    }
    const existing = await find(work);
    if (existing === null)
        return null;
    if (existing.run === '') {
        throw stop(`branch ${branch} exists and its last commit is not a run's (no ${TRAILER} trailer); set git.branch to another name, or delete it`);
    }
    if (existing.worktree !== '') {
        throw stop(`branch ${branch} is checked out in ${existing.worktree}; remove that worktree or name another branch`);
    }
    return goTo(work, facts.head, existing);
}
async function checkName({ user, branch }) {
    if (await (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isBranchName */ .Q)(user, branch))
        return;
    const reason = `git.branch is "${branch}", which is no valid branch name; see git check-ref-format`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
}
/** The branch itself; null where it can be made. A branch `a` and a branch `a/b` exclude each other. */
async function find({ user, branch }) {
    const format = `%(refname)%00%(objectname)%00%(worktreepath)%00%(contents:trailers:key=${TRAILER},valueonly,separator=%2C)%00`;
    const parts = branch.split('/');
    const above = parts.slice(0, -1).map((_, at) => `refs/heads/${parts.slice(0, at + 1).join('/')}`);
    const name = `refs/heads/${branch}`;
    const answer = await user({
        args: ['for-each-ref', `--format=${format}`, name, ...above],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .splitNul */ .K5)(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8'));
    for (let at = 0; at + 3 < fields.length; at += 4) {
        const [ref = '', tip = '', worktree = '', run = ''] = fields
            .slice(at, at + 4)
            .map((field) => field.trim());
        if (ref === name)
            return { tip, worktree, run };
        if (ref.startsWith(`${name}/`) || above.includes(ref)) {
            throw stop(`branch ${branch} cannot be made beside ${ref.slice('refs/heads/'.length)}; name another branch`);
        }
    }
    return null;
}
async function goTo(work, head, { tip, run }) {
    const { user, branch } = work;
    const target = await merged(work, head, tip, run);
    await refuseFiltered(work, head, target);
    await moveWorkspace(work, head, target);
    try {
        const ref = `refs/heads/${branch}`;
        const message = 'forge-headless: merge the base';
        await user({ args: ['update-ref', '-m', message, ref, target, tip], env: identity() });
        await user({ args: ['symbolic-ref', '-m', message, 'HEAD', ref], env: identity() });
        return target;
    }
    catch (error) {
        await moveWorkspace(work, target, head);
        throw stop(`branch ${branch} could not be moved: ${said(error)}; run again`);
    }
}
/** The branch with HEAD in it: its tip where it has HEAD already, else a merge commit that is ours too. */
async function merged(work, head, tip, run) {
    const { user, branch, facts } = work;
    const base = await user({ args: ['merge-base', head, tip], accept: [0, 1] });
    if (base.code !== 0) {
        throw stop(`branch ${branch} has no common history with HEAD here; fetch it whole (fetch-depth: 0) or delete it`);
    }
    if ((0,_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(base) === head)
        return tip;
    const merge = await (0,_three_way_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeTrees */ .M)(user, { base: (0,_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(base), ours: tip, theirs: head }, work.scratch());
    if ('conflicts' in merge) {
        throw stop(`merging HEAD into branch ${branch} conflicts in ${merge.conflicts.join(', ')}; resolve it there, or delete the branch`);
    }
    const message = `Merge ${facts.branch ?? head} into ${branch}\n\n${TRAILER}: ${run.split(',')[0]}\n`;
    const commit = await user({
        args: ['commit-tree', merge.tree, '-p', tip, '-p', head, '-F', '-'],
        input: Buffer.from(message),
        env: identity(),
    });
    return (0,_exec_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(commit);
}
/** Without its filter a file would be checked out as its pointer. */
async function refuseFiltered({ site, user, branch }, from, to) {
    const answer = await user({ args: ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to] });
    const filtered = [...(await (0,_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .attributed */ .BK)(site, user, (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .splitNul */ .K5)(answer.stdout), ['filter'])).keys()];
    if (filtered.length === 0)
        return;
    throw stop(`branch ${branch} differs in ${filtered.join(', ')}, kept by a filter that is not run here; check the branch out first`);
}
async function moveWorkspace({ user, branch, site }, from, to) {
    try {
        await user({ args: ['read-tree', '-m', '-u', from, to] });
    }
    catch (error) {
        throw stop(`${site.root} cannot go to branch ${branch}: ${said(error)}; commit or remove what is in the way`);
    }
}
/** Merges of the harness's own: they hold nobody's work. */
function identity() {
    return {
        GIT_AUTHOR_NAME: 'Forge AI',
        GIT_AUTHOR_EMAIL: 'forge@example.com',
        GIT_COMMITTER_NAME: 'Forge AI',
        GIT_COMMITTER_EMAIL: 'forge@example.com',
    };
}
function said(error) {
    const text = error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS ? error.stderr : String(error);
    return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
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
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70178);
/* harmony import */ var _unread_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6639);






/** Bytes. No forge takes a larger file, and a sparse one of a terabyte would be hashed for hours. */
const LARGEST_FILE = 1024 ** 3;
/** Tracked paths whose stat data says that git should look: changed, or touched. */
async function listTouched(store, index) {
    const answer = await store.git({
        args: ['diff-files', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'],
        index,
        deadlineMs: _exec_js__WEBPACK_IMPORTED_MODULE_2__/* .LISTING_DEADLINE_MS */ .rf,
    });
    return { names: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K5)(answer.stdout), unread: (0,_unread_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadIn */ .l)(answer.stderr) };
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
        input: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinNul */ .MX)(names),
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

/***/ 31343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ attributed),
/* harmony export */   IT: () => (/* binding */ findConverted),
/* harmony export */   oR: () => (/* binding */ CONVERTING)
/* harmony export */ });
/* unused harmony export conversionHints */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _attribute_traps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10251);
/* harmony import */ var _index_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81261);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70178);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);





/** Attributes by which git turns bytes on disk into other bytes in a blob. Source: gitattributes(5). */
const CONVERTING = ['text', 'eol', 'crlf', 'ident', 'filter', 'working-tree-encoding'];
function conversionHints(site, names) {
    const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.commonDir, 'info/attributes')];
    const own = (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .userFile */ .Mz)(site, 'core.attributesfile', 'attributes');
    if (own !== null)
        files.push(own);
    for (const name of names) {
        if ((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(name) === '.gitattributes')
            files.push((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .onDisk */ .FC)(site.root, name));
    }
    const text = files.map((file) => (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(file) ?? '').join('\n');
    const autocrlf = site.config.get('core.autocrlf') ?? 'false';
    return {
        sizeChanging: !/^(false|no|off|0|)$/i.test(autocrlf) || /\b(text|eol|crlf|ident|binary)\b/.test(text),
        opaque: /\b(filter|working-tree-encoding)\b/.test(text),
    };
}
/**
 * The paths whose bytes on disk are not their blob's though git calls them clean, or may not be: their raw bytes
 * have to be read. `user` is the user's repository, and asking it for attributes
 * runs nothing; `store` reads the blobs.
 */
async function findConverted(site, user, store, entries) {
    const hints = conversionHints(site, entries.map((entry) => entry.name));
    const [opaque, resized] = await Promise.all([
        hints.opaque
            ? attributed(site, user, entries.map((entry) => entry.name), ['filter', 'working-tree-encoding'])
            : null,
        hints.sizeChanging ? resizedNames(store, entries) : [],
    ]);
    return new Set([...(opaque?.keys() ?? []), ...resized]);
}
/** The attributes that are set for each path that has any of them set. */
async function attributed(site, user, names, attributes) {
    const found = new Map();
    if (names.length === 0)
        return found;
    const own = (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .userFile */ .Mz)(site, 'core.attributesfile', 'attributes');
    (0,_attribute_traps_js__WEBPACK_IMPORTED_MODULE_1__/* .disarmAbove */ .Ej)(site.root, names);
    const answer = await user({
        args: ['check-attr', '-z', '--stdin', ...attributes],
        input: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinNul */ .MX)(names),
        config: own === null ? [] : [`core.attributesFile=${own}`],
    });
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K5)(answer.stdout);
    for (let at = 0; at + 2 < parts.length; at += 3) {
        const [name = '', attribute = '', value = ''] = parts.slice(at, at + 3);
        if (value === 'unspecified' || value === 'unset')
            continue;
        const known = found.get(name) ?? new Map();
        found.set(name, known.set(attribute, value));
    }
    return found;
}
/** Every conversion of line ends and of `$Id$` changes the size; the index knows the one on disk. */
async function resizedNames(store, entries) {
    const answer = await store({
        args: ['cat-file', '--batch-check=%(objectsize)'],
        input: Buffer.from(entries.map((entry) => `${entry.oid}\n`).join('')),
    });
    const sizes = answer.stdout.toString('latin1').split('\n');
    return entries.filter((entry, at) => (0,_index_file_js__WEBPACK_IMPORTED_MODULE_2__/* .statOf */ ._N)(entry).size !== Number(sizes[at])).map((entry) => entry.name);
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

/***/ 81261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ parseIndex),
/* harmony export */   Xh: () => (/* binding */ buildIndex),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   eg: () => (/* binding */ UNKNOWN_STAT)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const UNKNOWN_STAT = Buffer.alloc(40);
const STAT_BYTES = 40;
const MODE_AT = 24;
const NAME_MASK = 0xfff;
const EXTENDED = 0x4000;
const SKIP_WORKTREE = 0x4000;
const INTENT_TO_ADD = 0x2000;
/** Throws on bytes that are no index. */
function parseIndex(bytes, format) {
    const version = bytes.length < 12 ? 0 : bytes.readUInt32BE(4);
    if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) {
        throw new Error(`not a git index of version 2 to 4 (version ${version})`);
    }
    const hashBytes = format === 'sha256' ? 32 : 20;
    const entries = [];
    let at = 12;
    let previous = '';
    for (let left = bytes.readUInt32BE(8); left > 0; left--) {
        const parsed = parseEntry(bytes, at, hashBytes, version === 4 ? previous : null);
        entries.push(parsed.entry);
        previous = parsed.entry.name;
        at = parsed.end;
    }
    return { entries, split: hasExtension(bytes, at, hashBytes, 'link') };
}
/** `previous`: the name before this one, from which version 4 builds the next; null in versions 2 and 3. */
function parseEntry(bytes, at, hashBytes, previous) {
    let cursor = at + STAT_BYTES + hashBytes;
    const flags = bytes.readUInt16BE(cursor);
    cursor += 2;
    let extended = 0;
    if ((flags & EXTENDED) !== 0) {
        extended = bytes.readUInt16BE(cursor);
        cursor += 2;
    }
    let prefix = '';
    if (previous !== null) {
        const strip = readVarint(bytes, cursor);
        cursor = strip.end;
        prefix = previous.slice(0, previous.length - strip.value);
    }
    const nul = bytes.indexOf(0, cursor);
    if (nul === -1)
        throw new Error('git index cut off in a name');
    const name = prefix + bytes.toString('latin1', cursor, nul);
    // Versions 2 and 3 pad each entry with 1 to 8 NUL bytes to a multiple of eight.
    const end = previous === null ? at + ((nul - at + 8) & ~7) : nul + 1;
    const oidAt = at + STAT_BYTES;
    const entry = {
        name,
        mode: bytes.readUInt32BE(at + MODE_AT),
        oid: bytes.toString('hex', oidAt, oidAt + hashBytes),
        stage: (flags >> 12) & 3,
        skipWorktree: (extended & SKIP_WORKTREE) !== 0,
        intentToAdd: (extended & INTENT_TO_ADD) !== 0,
        assumeUnchanged: (flags & 0x8000) !== 0,
        stat: bytes.subarray(at, at + STAT_BYTES),
    };
    return { entry, end };
}
/** git's offset encoding: seven bits a byte, each continued value one higher than plain base 128. */
function readVarint(bytes, at) {
    let cursor = at;
    let byte = bytes.readUInt8(cursor++);
    let value = byte & 127;
    while ((byte & 128) !== 0) {
        byte = bytes.readUInt8(cursor++);
        value = (value + 1) * 128 + (byte & 127);
    }
    return { value, end: cursor };
}
function hasExtension(bytes, from, hashBytes, wanted) {
    for (let at = from; at + 8 <= bytes.length - hashBytes; at += 8 + bytes.readUInt32BE(at + 4)) {
        if (bytes.toString('latin1', at, at + 4) === wanted)
            return true;
    }
    return false;
}
/**
 * A version 2 index of plain entries, with no flag and no extension: nothing in it can hide a path, and
 * nothing (cached trees, file-system monitor) can speak for the disk. Entries must be sorted and unique.
 */
function buildIndex(entries, format) {
    const hashBytes = format === 'sha256' ? 32 : 20;
    const fixed = STAT_BYTES + hashBytes + 2;
    const padded = (entry) => (fixed + entry.name.length + 8) & ~7;
    const size = entries.reduce((sum, entry) => sum + padded(entry), 12);
    const bytes = Buffer.alloc(size + hashBytes);
    bytes.write('DIRC', 0, 'latin1');
    bytes.writeUInt32BE(2, 4);
    bytes.writeUInt32BE(entries.length, 8);
    let at = 12;
    for (const entry of entries) {
        entry.stat.copy(bytes, at);
        bytes.writeUInt32BE(entry.mode, at + MODE_AT);
        bytes.write(entry.oid, at + STAT_BYTES, 'hex');
        bytes.writeUInt16BE(Math.min(entry.name.length, NAME_MASK), at + STAT_BYTES + hashBytes);
        bytes.write(entry.name, at + fixed, 'latin1');
        at += padded(entry);
    }
    (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(bytes.subarray(0, size)).digest().copy(bytes, size);
    return bytes;
}
/** Seconds and nanoseconds, and the size, as the index holds them (32 bits each). */
function statOf(entry) {
    const { stat } = entry;
    return {
        ctime: stat.readUInt32BE(0),
        ctimeNs: stat.readUInt32BE(4),
        mtime: stat.readUInt32BE(8),
        size: stat.readUInt32BE(36),
    };
}


/***/ }),

/***/ 32926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ REFLOG_IDENTITY),
/* harmony export */   y: () => (/* binding */ movableTip)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);


/** What the log of a reference says of who moved it. */
const REFLOG_IDENTITY = {
    GIT_COMMITTER_NAME: 'Forge AI',
    GIT_COMMITTER_EMAIL: 'forge@example.com',
};
/**
 * Where the local branch stands; null where there is none. Throws StopRun(git_before) where moving it to the commit
 * would lose commits, or would pull the ground from under another worktree.
 */
async function movableTip({ user, branch, sha, current }) {
    const ref = `refs/heads/${branch}`;
    const { stdout } = await user({
        args: ['for-each-ref', '--format=%(refname)%00%(objectname)%00%(worktreepath)%00', ref],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(stdout).map((field) => (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(field).trim());
    const at = fields.indexOf(ref);
    const tip = at === -1 ? undefined : fields[at + 1];
    if (tip === undefined || tip === sha)
        return tip ?? null;
    const worktree = fields[at + 2] ?? '';
    if (worktree !== '' && branch !== current) {
        throw stop(`branch ${branch} is checked out in ${worktree}; remove that worktree first`);
    }
    const ancestor = await user({ args: ['merge-base', '--is-ancestor', tip, sha], accept: [0, 1, 128] });
    if (ancestor.code === 0)
        return tip;
    throw stop(`branch ${branch} stands at ${tip} here, which is not in the history of ${sha}: moving it would lose commits; rename or delete it`);
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 70178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ toWorkspacePath),
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   MX: () => (/* binding */ joinNul),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   ux: () => (/* binding */ toRaw)
/* harmony export */ });
const ASCII = /^[\x00-\x7f]*$/;
function toRaw(path) {
    return ASCII.test(path) ? path : Buffer.from(path, 'utf8').toString('latin1');
}
/** The name as text; bytes that are no UTF-8 become U+FFFD. */
function toText(raw) {
    return ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString('utf8');
}
/** The path as the rest of the program knows it. Names that are no UTF-8 are reported as hazards beside it. */
function toWorkspacePath(raw) {
    return toText(raw);
}
/** What node:fs takes for the path: a buffer where the name is more than ASCII. */
function onDisk(root, raw) {
    if (raw === '')
        return root;
    if (ASCII.test(raw))
        return `${root}/${raw}`;
    return Buffer.concat([Buffer.from(`${root}/`, 'utf8'), Buffer.from(raw, 'latin1')]);
}
/** The folder a path lies in; '' for the root. */
function parentOf(raw) {
    const slash = raw.lastIndexOf('/');
    return slash === -1 ? '' : raw.slice(0, slash);
}
function nameOf(raw) {
    return raw.slice(raw.lastIndexOf('/') + 1);
}
function join(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** Whether `raw` is one of the folders or files, or lies below one. */
function isWithin(raw, tops) {
    return tops.some((top) => raw === top || (raw.startsWith(top) && raw[top.length] === '/'));
}
/** The parts of `-z` output. */
function splitNul(output) {
    const parts = output.toString('latin1').split('\0');
    parts.pop();
    return parts;
}
/** `-z` input from names. */
function joinNul(names) {
    let text = '';
    for (const name of names)
        text += `${name}\0`;
    return Buffer.from(text, 'latin1');
}
/** git's own order: by bytes. */
function byBytes(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 53360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readAt)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53657);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70178);



/**
 * The bytes of a file as a commit holds it, whatever lies in the workspace; null where it holds none of that path.
 * A link is not followed, and no link above the file either. Throws StopRun(config) for what stands there and is no
 * file, or is over `maxBytes`: a configuration that was given must not pass for one that was not. Throws
 * StopRun(git_before) where the commit is not here.
 */
async function readAt(site, sha, path, maxBytes) {
    const git = (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedGit */ .YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root });
    try {
        const listed = await git({ args: ['ls-tree', '-z', '-l', '--full-tree', sha, '--', path] });
        const entry = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(listed.stdout)[0];
        if (entry === undefined)
            return null;
        const [mode = '', , oid = '', size = ''] = entry.slice(0, entry.indexOf('\t')).split(/ +/);
        const trouble = troubleWith(mode, Number(size), maxBytes);
        if (trouble !== null) {
            throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason: `${path} at commit ${sha} is ${trouble}` });
        }
        return (await git({ args: ['cat-file', 'blob', oid] })).stdout;
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        const reason = `${path} cannot be read at commit ${sha}: ${error.message}; fetch the commit whole, without a filter`;
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
    }
}
function troubleWith(mode, size, maxBytes) {
    if (mode === '120000')
        return 'a symbolic link, which is not followed: commit the file itself';
    if (!mode.startsWith('100'))
        return 'a folder or a submodule: commit a file';
    return size > maxBytes ? `${size} bytes, more than the ${maxBytes} that are read: make it smaller` : null;
}


/***/ }),

/***/ 85950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ remoteUrl),
/* harmony export */   i: () => (/* binding */ remoteName)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** `owner/name` as GitHub lets them be called; `_` in an owner comes from managed users. */
const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * The address that git talks to, made from what the runner says and never from the repository's configuration.
 * `serverUrl` is GITHUB_SERVER_URL, `repository` `owner/name`. A token never goes over a network in the clear: http
 * is for this machine alone. Throws StopRun(config).
 */
function remoteUrl(serverUrl, repository) {
    if (!REPOSITORY.test(repository)) {
        throw stop(`the repository is ${JSON.stringify(repository)}, which is no owner/name: see GITHUB_REPOSITORY`);
    }
    if (!URL.canParse(serverUrl)) {
        throw stop(`GITHUB_SERVER_URL is no address: write it as https://host`);
    }
    const url = new URL(serverUrl);
    // Not shown: what is wrong with it may be the password in it.
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
        throw stop('GITHUB_SERVER_URL holds more than a host: write it as https://host');
    }
    const plain = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
    if (url.protocol !== 'https:' && !plain) {
        throw stop(`GITHUB_SERVER_URL is ${url.origin}: the token goes over https only; write it as https://host`);
    }
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${repository}.git`;
}
/** `host/owner/name`, for texts. */
function remoteName(url) {
    const { host, pathname } = new URL(url);
    return `${host}${pathname.replace(/\.git$/, '')}`;
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 93380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ openRemote)
});

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/git/trust.js



/** Where systems keep the certificates that curl trusts by default. The first that is there is the one. */
const SYSTEM_BUNDLES = [
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/ca-bundle.pem',
    '/etc/ssl/cert.pem',
];
/**
 * What git is to trust, as variables for it: GIT_SSL_CAINFO as the user set it. Where only NODE_EXTRA_CA_CERTS is
 * set, a file in `folder` with the system's certificates and those: git's setting takes the place of what it trusts,
 * Node's adds to it. Nothing where neither is set. Throws StopRun(config) where the file cannot be read.
 */
async function trustVariables(env, folder) {
    const { GIT_SSL_CAINFO: own, GIT_SSL_CAPATH: ownFolder, NODE_EXTRA_CA_CERTS: extra } = env;
    if (own || ownFolder) {
        return { ...(own ? { GIT_SSL_CAINFO: own } : {}), ...(ownFolder ? { GIT_SSL_CAPATH: ownFolder } : {}) };
    }
    if (!extra)
        return {};
    const bundle = (0,external_node_path_.join)(folder, 'certificates.pem');
    (0,external_node_fs_.writeFileSync)(bundle, `${await known(env)}\n${read(extra)}`);
    return { GIT_SSL_CAINFO: bundle };
}
async function known(env) {
    const file = [env.SSL_CERT_FILE ?? '', ...SYSTEM_BUNDLES].find((path) => path !== '' && (0,external_node_fs_.existsSync)(path));
    if (file !== undefined)
        return (0,external_node_fs_.readFileSync)(file, 'latin1');
    const { rootCertificates } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 41692, 19));
    return rootCertificates.join('\n');
}
function read(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'latin1');
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `NODE_EXTRA_CA_CERTS is ${file}, which cannot be read (${code}): name a file of certificates, or unset it`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/access.js


/** What curl, and so git, takes a proxy from. It does not look at HTTP_PROXY in capitals. */
const PROXY_VARIABLES = [
    'HTTPS_PROXY',
    'https_proxy',
    'http_proxy',
    'ALL_PROXY',
    'all_proxy',
    'NO_PROXY',
    'no_proxy',
];
/** The user name by which GitHub takes any kind of token. */
const TOKEN_USER = 'x-access-token';
/** Visible ASCII: a line end in it would be another header. */
const TOKEN = /^[\x21-\x7e]+$/;
/** Throws StopRun(config) for what can be no token. It is not shown. */
function checkToken(token) {
    if (TOKEN.test(token))
        return;
    const what = token === '' ? 'is empty' : 'holds a sign that no token has (a space, a line end)';
    const reason = `github-token ${what}: pass \${{ github.token }} or another token`;
    throw new outcome/* StopRun */.U({ kind: 'config', reason });
}
/**
 * The variables of one git command that talks to the server. The token stands in that command's environment and
 * nowhere else: not on its command line, in no file, in no configuration; with the command it is gone. It is sent to
 * this address only, redirects are not followed, and no other protocol is spoken, also where a server asks for it.
 */
async function accessVariables(access, folder) {
    const { url, token, env } = access;
    const { origin, protocol } = new URL(url);
    const pairs = [
        [`http.${origin}/.extraHeader`, `Authorization: Basic ${basic(token)}`],
        ['http.followRedirects', 'false'],
        ['protocol.version', '2'],
    ];
    const variables = {
        GIT_ALLOW_PROTOCOL: protocol.slice(0, -1),
        GIT_CONFIG_COUNT: String(pairs.length),
        ...(await trustVariables(env, folder)),
    };
    pairs.forEach(([key, value], at) => {
        variables[`GIT_CONFIG_KEY_${at}`] = key;
        variables[`GIT_CONFIG_VALUE_${at}`] = value;
    });
    for (const name of PROXY_VARIABLES) {
        const value = env[name];
        if (value)
            variables[name] = value;
    }
    return variables;
}
function basic(token) {
    return Buffer.from(`${TOKEN_USER}:${token}`).toString('base64');
}
/** A text without the token in any form that git or a server could repeat, and without passwords in addresses. */
function withoutCredential(text, token) {
    const known = [basic(token), token, encodeURIComponent(token)];
    const clean = known.reduce((rest, form) => (form === '' ? rest : rest.replaceAll(form, '***')), text);
    return clean.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s]*@/gi, '$1');
}

// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
// EXTERNAL MODULE: ./build/adapters/git/remote-url.js
var remote_url = __webpack_require__(85950);
// EXTERNAL MODULE: ./build/adapters/git/site.js
var git_site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/git/user-git.js
var user_git = __webpack_require__(32110);
;// CONCATENATED MODULE: ./build/adapters/git/session.js




/** What the server is called on command lines: its address stands in the configuration of the one command. */
const REMOTE = 'server';
/** No fetch or push that anybody waits for takes longer; the run's own limit mostly ends it before. */
const NETWORK_DEADLINE_MS = 600_000;
async function openSession(store, access, signal) {
    const { site, dir } = store;
    const { url, token } = access;
    const isPartial = isPartialClone(site);
    const variables = await accessVariables(access, dir);
    const promisor = [`remote.${REMOTE}.promisor=true`, `remote.${REMOTE}.partialclonefilter=blob:none`];
    const config = [`remote.${REMOTE}.url=${url}`, ...(isPartial ? promisor : [])];
    // A delta may stand on a file that a partial clone lacks: this one command may fetch it, from here.
    const lazy = isPartial ? { GIT_NO_LAZY_FETCH: '0' } : {};
    return {
        name: (0,remote_url/* remoteName */.i)(url),
        token,
        store,
        user: (0,user_git/* userGit */.G)(site),
        isShallow: (0,git_site/* readText */.yR)(`${site.commonDir}/shallow`) !== null,
        isPartial,
        online: (call) => store.git({
            ...call,
            config: [...config, ...(call.config ?? [])],
            env: { ...variables, ...lazy, ...call.env },
            deadlineMs: NETWORK_DEADLINE_MS,
            signal,
        }),
    };
}
/** As git decides it: some remote has promised to keep what is missing. A wrong answer costs time, or a refusal. */
function isPartialClone({ config }) {
    if (config.has('extensions.partialclone'))
        return true;
    return [...config].some(([key, value]) => /^remote\..*\.promisor$/s.test(key) && value !== 'false');
}

;// CONCATENATED MODULE: ./build/adapters/git/fetch.js




/** Git's own number for "all of it" (`git fetch --unshallow`). */
const ALL = 2_147_483_647;
/** How deep a shallow clone is made, step by step, until two histories meet. Most branches are shorter than the first. */
const DEPTHS = [50, 500, ALL];
const FLAGS = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    '--no-write-commit-graph',
];
/** How a server says that it does not give out a commit by its id (upload-pack.c), or has none of that id. */
const NOT_GIVEN = /not our ref|unadvertised object|no such remote ref|couldn't find remote ref/i;
/** See `Remote.fetchCommit`. */
async function fetchCommit(session, wanted) {
    checkIds(session, wanted);
    const head = await headOf(session);
    session.store.know(head === null ? [] : [head]);
    if (!(await isThere(session, wanted.sha)) || !(await isJoined(session, wanted))) {
        await fetchHistory(session, wanted);
        session.store.keepShallow();
    }
    if (session.isPartial && head !== null)
        await fetchFiles(session, head, wanted.sha);
}
function checkIds({ store }, { sha, joinedTo }) {
    const length = store.site.format === 'sha256' ? 64 : 40;
    for (const id of [sha, joinedTo ?? sha]) {
        if (id.length === length && /^[0-9a-f]+$/.test(id))
            continue;
        throw stop(`${JSON.stringify(id)} is no full commit id (${length} hexadecimal digits): a name or a part of one may move`);
    }
}
async function headOf({ user }) {
    const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
    return answer.code === 0 ? answer.stdout.toString('latin1').trim() : null;
}
/** Whether the commit and its tree are here. Throws for an id that is something else's. */
async function isThere({ store }, sha) {
    const input = Buffer.from(`${sha}\n${sha}^{tree}\n`);
    const { stdout } = await store.git({ args: ['cat-file', '--batch-check=%(objecttype)'], input });
    const [type = '', tree = ''] = stdout.toString('latin1').split('\n');
    if (!type.endsWith('missing') && type !== 'commit') {
        throw stop(`${sha} is a ${type} and no commit: name a commit`);
    }
    return type === 'commit' && tree === 'tree';
}
/** Whether the history that is here leads from both commits to a common one; always where nobody asked. */
async function isJoined({ store }, { sha, joinedTo }) {
    if (joinedTo === undefined || joinedTo === sha)
        return true;
    const answer = await store.git({ args: ['merge-base', sha, joinedTo], accept: [0, 1, 128] });
    return answer.code === 0;
}
async function fetchHistory(session, wanted) {
    const { sha, joinedTo } = wanted;
    const joins = joinedTo !== undefined && joinedTo !== sha;
    if (!session.isShallow) {
        await fetchOne(session, wanted, null);
    }
    else {
        for (const depth of joins ? DEPTHS : [1]) {
            await fetchOne(session, wanted, depth);
            if (await isJoined(session, wanted))
                break;
        }
    }
    if (!(await isThere(session, sha)))
        throw gone(session, wanted, 'it is not there any more');
}
/** By its id; where the server gives out none, by the reference that may lead to it. */
async function fetchOne(session, wanted, depth) {
    const { sha, fallbackRef, joinedTo } = wanted;
    const more = depth === null || joinedTo === undefined || joinedTo === sha ? [] : [joinedTo];
    const deep = depth === null ? [] : [`--depth=${depth}`];
    try {
        await ask(session, [...deep, REMOTE, sha, ...more]);
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS) || !NOT_GIVEN.test(error.stderr))
            throw error;
        if (fallbackRef === undefined)
            throw gone(session, wanted, 'the server does not give it out');
        try {
            await ask(session, [...deep, REMOTE, fallbackRef, ...more]);
        }
        catch (second) {
            if (!(second instanceof exec/* GitError */.XS) || !NOT_GIVEN.test(second.stderr))
                throw second;
            throw gone(session, wanted, `${fallbackRef} is not there either`);
        }
    }
}
function ask(session, args, input) {
    const filter = session.isPartial ? ['--filter=blob:none'] : [];
    const call = { args: ['fetch', ...FLAGS, ...filter, ...args] };
    return session.online(input === undefined ? call : { ...call, input });
}
/**
 * A partial clone has a file only once somebody asked for it, and git in the workspace may ask nobody: what differs
 * from HEAD is fetched here, so that it can be checked out.
 */
async function fetchFiles(session, head, sha) {
    const missing = await missingFiles(session, head, sha);
    if (missing.length === 0)
        return;
    const input = Buffer.from(missing.map((oid) => `${oid}\n`).join(''));
    await ask(session, ['--stdin', REMOTE], input);
}
async function missingFiles(session, head, sha) {
    // Online: of a clone without trees, those that are missing are fetched on the way.
    const diff = await session.online({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, sha],
    });
    const oids = (0,raw_path/* splitNul */.K5)(diff.stdout).flatMap((record) => {
        const [, mode = '', , oid = ''] = record.startsWith(':') ? record.slice(1).split(' ') : [];
        return mode.startsWith('1') && mode !== '160000' ? [oid] : [];
    });
    const input = Buffer.from([...new Set(oids)].map((oid) => `${oid}\n`).join(''));
    const check = await session.store.git({ args: ['cat-file', '--batch-check=%(objectname)'], input });
    return check.stdout
        .toString('latin1')
        .split('\n')
        .filter((answer) => answer.endsWith(' missing'))
        .map((answer) => answer.slice(0, -' missing'.length));
}
function gone({ name }, { sha }, why) {
    return stop(`commit ${sha} cannot be fetched from ${name}: ${why}; was its branch deleted or pushed over? Start the run again`);
}
function stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/branch-name.js
var branch_name = __webpack_require__(15194);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(58217);
;// CONCATENATED MODULE: ./build/adapters/git/remote-trouble.js


/** The longest text of git's or the server's own that a reason repeats. */
const LONGEST_SAID = 300;
/**
 * What went wrong, by git's own words (LC_ALL=C; http.c, remote-curl.c and transport.c of git 2.32 to 2.52, and
 * curl's messages in them). The first that fits decides.
 */
const SIGNS = [
    // The token was refused, and nobody is there to ask for another.
    ['unauthorised', /could not read (?:Username|Password)|Authentication failed|error: 401\b/],
    ['forbidden', /error: 403\b/],
    ['not_found', /error: 404\b|repository '[^']*' not found/],
    ['redirected', /error: 30[1278]\b|unable to update url base from redirection/],
    ['untrusted_certificate', /SSL certificate|certificate (?:verify|verification) failed|server certificate/i],
    [
        'unreachable',
        /Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out)|Empty reply|Recv failure|Send failure|hung up unexpectedly|early EOF|RPC failed|unexpected disconnect|error: 5\d\d\b|transfer closed|Proxy CONNECT aborted|response \d+ from proxy|Operation timed out|bytes of body are still expected|SSL_(?:connect|read|write)|gnutls_handshake/i,
    ],
];
function troubleIn(stderr) {
    return SIGNS.find(([, sign]) => sign.test(stderr))?.[0] ?? 'failed';
}
/** One line of what git and the server said, without a credential, legible and short. */
function said(stderr, token) {
    const lines = (0,printable/* printable */.g)(withoutCredential(stderr, token))
        .text.split('\n')
        .map((line) => line.replace(/^(?:remote: )+/, '').trim())
        .filter((line) => line !== '' && !/^(?:To |hint:|error: failed to push some refs)/.test(line));
    return lines.join('; ').slice(0, LONGEST_SAID);
}
const REMEDIES = {
    unauthorised: 'the token is not taken (401): pass a github-token that is still valid for this repository',
    forbidden: 'the token may not do that (403): give the job the permission `contents`, read to fetch and write to push',
    not_found: 'there is no such repository, or not for this token (404): give the job the permission `contents`',
    redirected: 'the server sends us elsewhere, which is not followed: was the repository renamed or moved?',
    untrusted_certificate: "its certificate is not trusted: set NODE_EXTRA_CA_CERTS or GIT_SSL_CAINFO to your authority's file",
    unreachable: 'it cannot be reached: check the network and HTTPS_PROXY, and run again',
    failed: "run again; these are git's own words",
};
/** One line: what could not be done, what git says, what to do. */
function remoteReason(trouble, spoken, stderr) {
    const { name, what, token } = spoken;
    if (trouble === 'timed_out') {
        return `${name} did not ${what} within the time that was left: run again, or allow more time`;
    }
    const words = said(stderr, token);
    return `could not ${what} at ${name}: ${REMEDIES[trouble]}${words === '' ? '' : ` (${words})`}`;
}
/** For what happens before the run has started. */
function causeBefore(spoken, stderr) {
    if (spoken.timedOut)
        return { kind: 'timeout', reason: remoteReason('timed_out', spoken, stderr) };
    return { kind: 'git_before', reason: remoteReason(troubleIn(stderr), spoken, stderr) };
}

;// CONCATENATED MODULE: ./build/adapters/git/push-verdict.js

/** GitHub: GH006 protected branch, GH013 a rule of a ruleset; git itself has `denyCurrentBranch` and the like in hooks. */
const PROTECTED = /\bGH006\b|\bGH013\b|protected branch/i;
const WORKFLOWS = /refusing to allow .* to create or update workflow|without [`'"]?workflows?[`'"]? (?:permission|scope)/i;
/**
 * git here holds back what is no fast-forward; the server compares the branch with what it told us a moment ago, and
 * keeps it where it moved, came or went (refs/files-backend.c).
 */
const MOVED = /\[rejected\]|fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference/;
/** Our own hook's words; see `push.ts`. */
const HELD = /^forge: the branch is at ([0-9a-f]+)$/m;
/** Why a push failed, and what to tell the user. Pure: text in. The first that fits decides. */
function pushVerdict(words, spoken) {
    const { stdout, stderr } = words;
    const { name, what, token } = spoken;
    const at = HELD.exec(stderr)?.[1];
    if (at !== undefined)
        return { why: 'head_moved', reason: movedReason(spoken, at) };
    const refused = stdout.split('\n').find((line) => line.startsWith('!')) ?? '';
    const text = said(`${stderr}\n${summaryOf(refused)}`, token);
    if (WORKFLOWS.test(stderr + refused)) {
        const mend = 'push with a token that has the permission `workflows`, or keep the run out of .github/workflows';
        return {
            why: 'workflow_files',
            reason: `could not ${what} at ${name}: this token may not change workflow files; ${mend} (${text})`,
        };
    }
    if (PROTECTED.test(stderr + refused)) {
        const mend = 'name another git.branch and open a pull request, or let this token pass the rule';
        return {
            why: 'protected_branch',
            reason: `could not ${what} at ${name}: the branch is protected; ${mend} (${text})`,
        };
    }
    if (MOVED.test(stderr + refused))
        return { why: 'head_moved', reason: movedReason(spoken, null) };
    if (refused !== '') {
        return {
            why: 'rejected',
            reason: `could not ${what} at ${name}: the server refused it; see its rules and hooks (${text})`,
        };
    }
    const why = spoken.timedOut ? 'timed_out' : troubleIn(stderr);
    return { why, reason: remoteReason(why, spoken, stderr) };
}
/** `at`: where the branch is now; null where that is not known, or where it is gone. */
function movedReason({ name, what }, at) {
    const now = at === null ? '' : /^0+$/.test(at) ? ': it is gone' : `: it is at ${at} now`;
    return `could not ${what} at ${name}: the branch moved during the run${now} (GIT-05); nothing was pushed, run again from there`;
}
/** `!\tfrom:to\t[remote rejected] (why)`. */
function summaryOf(refused) {
    return refused.split('\t')[2] ?? '';
}

;// CONCATENATED MODULE: ./build/adapters/git/push.js





/** Answers after which the push may have arrived nevertheless. */
const UNCLEAR = ['unreachable', 'failed', 'head_moved'];
/**
 * Pushes one commit to one branch, and only from where the run saw that branch. Three look, one after the other:
 *
 * 1. We ask the server before anything is sent, and that the commit stands on the old tip.
 * 2. Between git's hearing where the branch is, in the very connection that pushes, and its sending anything, git
 *    runs a hook of ours from the private directory. It ends the push unless the branch is at the same id.
 * 3. The server takes the update only from the id that it told in 2 (receive-pack's lock on the reference).
 *
 * So there is no moment in which a branch that moved, forward, back or away, is written. That matters: a server by
 * default takes what is no fast-forward too, and it is git on this side that holds it back. `--force-with-lease` would
 * be a force. Where the private folder may run no programs, 2 is not there; then a branch that was put *back* or
 * deleted between 1 and 3 gets the commits again that it lost.
 */
async function pushCommit(session, request, signal) {
    const { branch, sha, expectedOld } = request;
    const spoken = () => ({
        name: session.name,
        token: session.token,
        what: `push to branch ${branch}`,
        timedOut: signal.aborted,
    });
    try {
        const [objection, now] = await Promise.all([objectionTo(session, request), tipOf(session, branch)]);
        if (objection !== null)
            return { pushed: false, why: 'not_fast_forward', reason: objection };
        if (now === sha)
            return { pushed: true, sha, branch };
        if (now !== expectedOld) {
            return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
        }
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        const why = signal.aborted ? 'timed_out' : troubleIn(error.stderr);
        return { pushed: false, why, reason: remoteReason(why, spoken(), error.stderr) };
    }
    const failed = await send(session, request);
    if (failed === null)
        return { pushed: true, sha, branch };
    const verdict = pushVerdict(failed, spoken());
    // A connection that broke says nothing of what the server did before; and curl may have sent the push once more, so
    // that the branch has moved indeed, to where we wanted it.
    const isUnclear = UNCLEAR.includes(verdict.why);
    if (isUnclear && (await hasArrived(session, request)))
        return { pushed: true, sha, branch };
    return { pushed: false, ...verdict };
}
/** The full id that a branch of the server's points to; null where it has none of that name. Throws GitError. */
async function tipOf({ online }, branch) {
    const ref = `refs/heads/${branch}`;
    // A pattern matches at the end of a name, so others may be among the answers.
    const { stdout } = await online({ args: ['ls-remote', '--quiet', '--refs', REMOTE, ref] });
    for (const answer of stdout.toString('utf8').split('\n')) {
        const [oid = '', name] = answer.split('\t');
        if (name === ref)
            return oid;
    }
    return null;
}
/** Why the commit cannot follow what is there, or null. What would not be a fast-forward is never tried. */
async function objectionTo({ user, store }, request) {
    const { sha, branch, expectedOld } = request;
    if (!(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        return `${JSON.stringify(branch)} is no valid branch name: see git check-ref-format`;
    }
    const ids = [sha, expectedOld ?? sha];
    if (!ids.every((id) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(id))) {
        return `one commit is pushed, by its full id: ${JSON.stringify(ids.join(' on '))} is none`;
    }
    const answer = await store.git({
        args: ['merge-base', '--is-ancestor', expectedOld ?? sha, sha],
        accept: [0, 1, 128],
    });
    if (answer.code === 0)
        return null;
    return `commit ${sha} does not stand on ${expectedOld ?? 'itself'}, or one of them is not here: nothing is pushed over branch ${branch}; run again`;
}
async function send(session, request) {
    const { sha, branch, expectedOld } = request;
    const hooks = session.store.hook('pre-push', holdUnlessAt(expectedOld ?? '0'.repeat(sha.length)));
    const flags = [
        '--porcelain',
        '--no-progress',
        '--no-recurse-submodules',
        '--no-follow-tags',
        '--no-signed',
    ];
    // Of a new branch the server names no commit that we know: asked, it tells which it has, and not all is sent.
    const negotiate = expectedOld === null ? ['push.negotiate=true'] : [];
    const answer = await session
        .online({
        args: ['push', ...flags, REMOTE, `${sha}:refs/heads/${branch}`],
        config: [`core.hooksPath=${hooks}`, ...negotiate],
        accept: [0, 1, 128],
    })
        .catch((error) => {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        return { code: error.code, stdout: Buffer.alloc(0), stderr: error.stderr };
    });
    return answer.code === 0 ? null : { stdout: answer.stdout.toString('utf8'), stderr: answer.stderr };
}
/** A pre-push hook reads `<local ref> <local id> <remote ref> <remote id>`, a line each (githooks(5)). */
function holdUnlessAt(expected) {
    return `#!/bin/sh
while read -r _ _ _ old; do
  [ "$old" = ${expected} ] || { echo "forge: the branch is at $old" >&2; exit 1; }
done
`;
}
async function hasArrived(session, { sha, branch }) {
    try {
        return (await tipOf(session, branch)) === sha;
    }
    catch (error) {
        if (error instanceof exec/* GitError */.XS)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/remote-store.js





/**
 * A commit graph says who a commit's parents are without the commit being read: a planted one would lie about what
 * follows what. Histories of twenty years hold entries that are wrong in harmless ways and must not keep anybody from
 * fetching; all else that a server sends is checked, with `.git` in a path and bad .gitmodules among it.
 */
const CONFIG = `	bare = false
	logAllRefUpdates = false
	commitGraph = false
	alternateRefsCommand = true
[gc]
	auto = 0
[fetch]
	fsckObjects = true
	writeCommitGraph = false
[fetch "fsck"]
	badTimezone = ignore
	missingSpaceBeforeDate = ignore
	zeroPaddedFilemode = ignore
	zeroPaddedDate = ignore
[credential]
	helper =
[push]
	negotiate = false
`;
function configText(format) {
    const version = format === 'sha256' ? 1 : 0;
    const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    return `[core]\n\trepositoryFormatVersion = ${version}\n${CONFIG}${extension}`;
}
/** Made anew below `folder` for each piece of work, so that none finds what another left. */
async function withRemoteStore(site, folder, work) {
    const store = openRemoteStore(site, folder);
    try {
        return await work(store);
    }
    finally {
        (0,external_node_fs_.rmSync)(store.dir, { recursive: true, force: true, maxRetries: 2 });
    }
}
function openRemoteStore(site, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const dir = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'remote-'));
    for (const name of ['objects', 'refs/known', 'hooks', 'empty'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, name), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'config'), configText(site.format));
    const theirs = (0,external_node_path_.join)(site.commonDir, 'shallow');
    const own = (0,external_node_path_.join)(dir, 'shallow');
    const shallow = (0,git_site/* readText */.yR)(theirs);
    if (shallow !== null)
        (0,external_node_fs_.writeFileSync)(own, shallow);
    const run = (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir: dir, workTree: (0,external_node_path_.join)(dir, 'empty') });
    const objects = { GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(site.commonDir, 'objects') };
    return {
        dir,
        site,
        git: (call) => run({ ...call, env: { ...objects, ...call.env } }),
        know: (shas) => {
            shas.forEach((sha, at) => {
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'refs/known', String(at)), `${sha}\n`);
            });
        },
        hook: (name, script) => {
            const path = (0,external_node_path_.join)(dir, 'hooks', name);
            (0,external_node_fs_.writeFileSync)(path, script);
            (0,external_node_fs_.chmodSync)(path, 0o700);
            return (0,external_node_path_.join)(dir, 'hooks');
        },
        keepShallow: () => {
            const now = (0,external_node_fs_.existsSync)(own) ? (0,external_node_fs_.readFileSync)(own, 'latin1') : '';
            if (now !== (shallow ?? ''))
                replaceShallow(theirs, now);
        },
    };
}
/** As git does it: under the lock that every git asks for, and without a file where no boundary is left. */
function replaceShallow(path, text) {
    const lock = `${path}.lock`;
    try {
        (0,external_node_fs_.writeFileSync)(lock, text, { encoding: 'latin1', flag: 'wx' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `${lock} cannot be made (${code}): another git is at work, or one ended early; remove it and run again`;
        throw new outcome/* StopRun */.U({ kind: 'git_before', reason });
    }
    if (text !== '') {
        (0,external_node_fs_.renameSync)(lock, path);
        return;
    }
    (0,external_node_fs_.rmSync)(path, { force: true });
    (0,external_node_fs_.rmSync)(lock);
}

// EXTERNAL MODULE: ./build/adapters/git/branch.js
var git_branch = __webpack_require__(11776);
// EXTERNAL MODULE: ./build/adapters/git/local-branch.js
var local_branch = __webpack_require__(32926);
;// CONCATENATED MODULE: ./build/adapters/git/take-branch.js







/** See `Remote.takeBranch`. */
async function takeBranch(session, branch) {
    const { user } = session;
    if (!(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        const reason = `git.branch is ${JSON.stringify(branch)}, which is no valid branch name; see git check-ref-format`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
    const sha = await tipOf(session, branch);
    if (sha === null)
        return null;
    const head = (0,exec/* line */.n8)(await user({ args: ['rev-parse', '--verify', 'HEAD'] }));
    await fetchCommit(session, { sha, joinedTo: head, fallbackRef: `refs/heads/${branch}` });
    const ref = await user({ args: ['symbolic-ref', '--quiet', '--short', 'HEAD'], accept: [0, 1] });
    const current = ref.code === 0 ? (0,exec/* line */.n8)(ref) : null;
    if (branch === current)
        await refuseBehind(session, branch, sha, head);
    else
        await standThere(session, branch, sha, current);
    return sha;
}
/** The user has checked it out, so whose it is needs no proof; but what the server has more must not be passed over. */
async function refuseBehind({ user, name }, branch, sha, head) {
    const answer = await user({ args: ['merge-base', '--is-ancestor', sha, head], accept: [0, 1, 128] });
    if (answer.code === 0)
        return;
    throw take_branch_stop(`branch ${branch} is at ${sha} at ${name}, which is not in what is checked out here (${head}); check that out and run again`);
}
async function standThere(session, branch, sha, current) {
    const { user, name } = session;
    if ((await runOf(session, sha)) === null) {
        throw take_branch_stop(`branch ${branch} exists at ${name} and its last commit is not a run's (no ${git_branch/* TRAILER */.A} trailer); set git.branch to another name, or delete it`);
    }
    const old = await (0,local_branch/* movableTip */.y)({ user, branch, sha, current });
    if (old === sha)
        return;
    const message = ['-m', `forge-headless: as at ${name}`];
    const before = old ?? '0'.repeat(sha.length);
    await user({ args: ['update-ref', ...message, `refs/heads/${branch}`, sha, before], env: local_branch/* REFLOG_IDENTITY */.$ });
}
/** The run that made a commit, by its trailer; null where it is nobody's. Read with the private configuration. */
async function runOf({ store }, sha) {
    const format = `--format=%(trailers:key=${git_branch/* TRAILER */.A},valueonly,separator=%2C)`;
    const run = (0,exec/* line */.n8)(await store.git({ args: ['log', '-1', '--no-show-signature', format, sha] }));
    return run === '' ? null : run;
}
function take_branch_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

;// CONCATENATED MODULE: ./build/adapters/git/remote.js









/** Throws StopRun(config) for a token that can be none; asks nobody yet. */
function openRemote(options) {
    checkToken(options.token);
    const within = async (signal, work) => withRemoteStore(await options.site(), options.folder, async (store) => work(await openSession(store, options, signal)));
    const before = (what, signal, work) => within(signal, async (session) => {
        try {
            return await work(session);
        }
        catch (error) {
            if (!(error instanceof exec/* GitError */.XS))
                throw error;
            const { name, token } = session;
            throw new outcome/* StopRun */.U(causeBefore({ name, token, what, timedOut: signal.aborted }, error.stderr));
        }
    });
    return {
        tipOf: (branch, signal) => before(`look at branch ${branch}`, signal, (session) => tipOf(session, branch)),
        fetchCommit: (wanted, signal) => before(`fetch commit ${wanted.sha}`, signal, (session) => fetchCommit(session, wanted)),
        takeBranch: (branch, signal) => before(`fetch branch ${branch}`, signal, (session) => takeBranch(session, branch)),
        push: (request, signal) => within(signal, (session) => pushCommit(session, request, signal)),
    };
}


/***/ }),

/***/ 46065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zA: () => (/* binding */ blobId),
  y$: () => (/* binding */ createStore),
  TL: () => (/* binding */ quoted)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
;// CONCATENATED MODULE: ./build/adapters/git/lane.js







/** What a shell reports where it could not even begin: the folder to work in is gone. */
const NOT_BEGUN = 126;
/** Longer than a mark and an exit code. */
const TAIL = 64;
/**
 * A small shell that starts programs for us, one at a time. Node starts a program by a real fork, which copies its
 * page table: some 50 µs for every MB it holds, during which nothing else is done. A shell holds one MB.
 */
class Lane {
    #child;
    #base;
    /** Where input waits that a program is to read. */
    #dir;
    #pending = null;
    #gone = false;
    /** `base`: the environment of every program that it starts, but for what a call adds. */
    constructor(base, dir) {
        this.#base = base;
        this.#dir = dir;
        // Of a process group of its own, so that what it has started can be ended with it.
        this.#child = (0,external_node_child_process_.spawn)(quote/* POSIX_SHELL */.P, ['-s'], { cwd: dir, env: base, stdio: 'pipe', detached: true });
        const { stdin, stdout, stderr } = this.#child;
        stdin.on('error', () => undefined);
        stdout.on('data', (chunk) => this.#take(this.#pending?.out, chunk));
        stderr.on('data', (chunk) => this.#take(this.#pending?.err, chunk));
        this.#child.on('error', (error) => this.#end(error.message));
        this.#child.on('close', () => this.#end('the shell that started it is gone'));
        // It waits for work; nobody waits for it.
        this.#child.unref();
        for (const end of [stdin, stdout, stderr])
            if (end instanceof external_node_net_.Socket)
                end.unref();
    }
    get isGone() {
        return this.#gone;
    }
    get isFree() {
        return !this.#gone && this.#pending === null && this.#child.pid !== undefined;
    }
    /** Whether it can give a program this environment: it adds to its own, and takes nothing out. */
    suits(env) {
        return Object.keys(this.#base).every((name) => env[name] !== undefined);
    }
    /** As `runProgram`. Only while it is free. */
    run(path, args, run) {
        const mark = (0,external_node_crypto_.randomUUID)();
        const inputFile = run.input === undefined ? null : (0,external_node_path_.join)(this.#dir, `input-${mark}`);
        if (inputFile !== null && run.input !== undefined)
            (0,external_node_fs_.writeFileSync)(inputFile, run.input);
        return new Promise((resolve, reject) => {
            const deadlineMs = run.deadlineMs ?? exec/* GIT_DEADLINE_MS */.ly;
            this.#pending = {
                name: run.name,
                accept: run.accept,
                mark: new RegExp(`${mark} (\\d+)\\n$`),
                out: { chunks: [], tail: '', code: null },
                err: { chunks: [], tail: '', code: null },
                deadline: setTimeout(() => this.#tooLate(deadlineMs), deadlineMs),
                inputFile,
                resolve,
                reject,
            };
            // Without walls a command could have stopped it, and the run would wait for it until the deadline.
            this.#child.kill('SIGCONT');
            this.#child.stdin.write(this.#script([path, ...args], run, inputFile, mark));
        });
    }
    close() {
        this.#child.stdin.end();
    }
    /** The mark is new for each call, so that no output, whoever wrote it, can be taken for it. */
    #script(argv, run, inputFile, mark) {
        const own = Object.entries(run.env).filter(([name, value]) => this.#base[name] !== value);
        const words = [...own.map(([name, value]) => `${name}=${(0,quote/* quoted */.T)(value)}`), ...argv.map(quote/* quoted */.T)];
        return [
            // Before each call: the folder may have been replaced by another of its name.
            `if cd -P -- ${(0,quote/* quoted */.T)(run.cwd)}; then ${words.join(' ')} <${(0,quote/* quoted */.T)(inputFile ?? '/dev/null')}; c=$?; else c=${NOT_BEGUN}; fi`,
            `printf '${mark} %s\\n' "$c"; printf '${mark} 0\\n' >&2\n`,
        ].join('\n');
    }
    #take(stream, chunk) {
        const pending = this.#pending;
        if (stream === undefined || pending === null)
            return;
        stream.chunks.push(chunk);
        stream.tail = (stream.tail + chunk.toString('latin1', Math.max(0, chunk.length - TAIL))).slice(-TAIL);
        const found = pending.mark.exec(stream.tail);
        if (found !== null)
            stream.code = Number(found[1]);
        if (pending.out.code === null || pending.err.code === null)
            return;
        const stdout = withoutMark(pending.out, pending.mark);
        const stderr = withoutMark(pending.err, pending.mark).toString('utf8');
        this.#settle(pending);
        const { code } = pending.out;
        if (pending.accept.includes(code))
            pending.resolve({ code, stdout, stderr });
        else
            pending.reject(new exec/* GitError */.XS(pending.name, code, stderr));
    }
    #settle(pending) {
        this.#pending = null;
        clearTimeout(pending.deadline);
        if (pending.inputFile !== null)
            (0,external_node_fs_.unlinkSync)(pending.inputFile);
    }
    #tooLate(deadlineMs) {
        if (this.#child.pid !== undefined)
            process.kill(-this.#child.pid, 'SIGKILL');
        this.#end(`it did not end within ${deadlineMs / 1000} s and was killed`);
    }
    #end(reason) {
        this.#gone = true;
        const pending = this.#pending;
        if (pending === null)
            return;
        this.#settle(pending);
        pending.reject(new exec/* GitError */.XS(pending.name, null, reason));
    }
}
function withoutMark(stream, mark) {
    const whole = Buffer.concat(stream.chunks);
    return whole.subarray(0, whole.length - (mark.exec(stream.tail)?.[0].length ?? 0));
}

;// CONCATENATED MODULE: ./build/adapters/git/lanes.js


/** The two looks of git at a work tree run at once (`measure.ts`); nothing asks for a third. */
const LANES = 2;
/** `dir`: a private folder of the harness's. */
function openLanes(base, dir) {
    let lanes = [];
    let closed = false;
    return {
        run: (path, args, run) => {
            const lane = lanes.find((one) => one.isFree && one.suits(run.env));
            return lane === undefined ? (0,exec/* runProgram */.mB)(path, args, run) : lane.run(path, args, run);
        },
        warm: () => {
            if (closed)
                return;
            const here = lanes.filter((lane) => !lane.isGone);
            lanes = [...here, ...Array.from({ length: LANES - here.length }, () => new Lane(base, dir))];
        },
        close: () => {
            closed = true;
            for (const lane of lanes)
                lane.close();
            lanes = [];
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/store.js






/** Bytes are taken as they lie on disk: no conversion, no filter, no diff driver, whatever .gitattributes says. */
const ATTRIBUTES = '* -text -eol -crlf -filter -ident -working-tree-encoding !diff !merge\n';
/** Over this size git neither diffs nor delta-compresses: such a file counts as binary. */
const BIG_FILE = '32m';
function configText(format) {
    const core = {
        repositoryFormatVersion: format === 'sha256' ? '1' : '0',
        bare: 'false',
        fileMode: 'true',
        symlinks: 'true',
        ignoreCase: 'false',
        protectNTFS: 'false',
        protectHFS: 'false',
        autocrlf: 'false',
        safecrlf: 'false',
        logAllRefUpdates: 'false',
        looseCompression: '1',
        bigFileThreshold: BIG_FILE,
    };
    const lines = Object.entries(core).map(([key, value]) => `\t${key} = ${value}`);
    const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    return `[core]\n${lines.join('\n')}\n${extension}[gc]\n\tauto = 0\n[diff]\n\trenames = false\n`;
}
/** `alternates`: object folders to read from. A folder of its own below `privateDir` is made. */
function createStore(site, privateDir, alternates) {
    (0,external_node_fs_.mkdirSync)(privateDir, { recursive: true, mode: 0o700 });
    const dir = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(privateDir, 'tree-'));
    const rulesDir = (0,external_node_path_.join)(dir, 'rules');
    const empty = (0,external_node_path_.join)(dir, 'empty');
    (0,external_node_fs_.mkdirSync)(empty);
    for (const folder of ['objects/info', 'refs', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, folder), { recursive: true });
    for (const folder of ['objects', 'refs', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(rulesDir, folder), { recursive: true });
    for (const gitDir of [dir, rulesDir])
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'config'), configText(site.format));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'info/attributes'), ATTRIBUTES);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'objects/info/alternates'), alternates.map((folder) => `${quoted(folder)}\n`).join(''));
    const lanes = openLanes((0,exec/* hardenedEnvironment */.jm)(site.gitPath), dir);
    const gitIn = (gitDir, workTree) => (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir, workTree }, lanes.run);
    return {
        dir,
        format: site.format,
        lanes,
        git: gitIn(dir, site.root),
        excludeFile: (0,external_node_path_.join)(dir, 'info/exclude'),
        folderRulesFile: (0,external_node_path_.join)(rulesDir, 'info/exclude'),
        rules: gitIn(dir, empty),
        folderRules: gitIn(rulesDir, empty),
        index: (name) => (0,external_node_path_.join)(dir, name),
        writeBlob: (bytes) => writeBlob((0,external_node_path_.join)(dir, 'objects'), site.format, bytes),
    };
}
/** A folder as git reads it in a list of alternates: quoted in C style where it could be taken for several. */
function quoted(path) {
    return /^["#]|[\x00-\x1f\\:]/.test(path) ? JSON.stringify(path) : path;
}
function blobId(format, bytes) {
    return (0,external_node_crypto_.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function writeBlob(objects, format, bytes) {
    const oid = blobId(format, bytes);
    const folder = (0,external_node_path_.join)(objects, oid.slice(0, 2));
    const file = (0,external_node_path_.join)(folder, oid.slice(2));
    if ((0,external_node_fs_.existsSync)(file))
        return oid;
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const partial = `${file}.tmp`;
    (0,external_node_fs_.writeFileSync)(partial, (0,external_node_zlib_.deflateSync)(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), { level: 1 }));
    (0,external_node_fs_.renameSync)(partial, file);
    return oid;
}


/***/ }),

/***/ 49528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ lstatExact),
/* harmony export */   L: () => (/* binding */ lstatThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** What lies under a name, a link not followed; undefined where there is nothing, or a file on the way to it. */
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
        if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 86560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergeBlobs),
/* harmony export */   M: () => (/* binding */ mergeTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84166);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70178);





/** Merges without a work tree, so that a conflict leaves no trace. Works the same from git 2.32 on. */
async function mergeTrees(git, sides, index) {
    await git({ args: ['read-tree', '-i', '-m', '--aggressive', sides.base, sides.ours, sides.theirs], index });
    const listed = await git({ args: ['ls-files', '--unmerged', '-z'], index });
    const conflicts = [];
    const records = [];
    for (const [raw, [base, ours, theirs]] of unmerged((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K5)(listed.stdout))) {
        const merged = await mergeEntry(git, base, ours, theirs);
        if (merged === null)
            conflicts.push((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(raw));
        else
            records.push((0,_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .indexRecord */ .o)(merged.mode, merged.oid, raw));
    }
    if (conflicts.length > 0)
        return { conflicts };
    const input = Buffer.from(records.join(''), 'latin1');
    await git({ args: ['update-index', '-z', '--index-info'], index, input });
    const tree = await git({ args: ['write-tree', '--missing-ok'], index });
    return { tree: tree.stdout.toString('latin1').trim() };
}
function unmerged(records) {
    const found = new Map();
    for (const record of records) {
        const tab = record.indexOf('\t');
        const [mode = '', oid = '', stage = ''] = record.slice(0, tab).split(' ');
        const raw = record.slice(tab + 1);
        const stages = found.get(raw) ?? [undefined, undefined, undefined];
        stages[Number(stage) - 1] = { mode, oid };
        found.set(raw, stages);
    }
    return found;
}
async function mergeEntry(git, base, ours, theirs) {
    if (base === undefined || ours === undefined || theirs === undefined)
        return null;
    const files = [base, ours, theirs].every((side) => side.mode.startsWith('100'));
    const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
    if (!files || (mode !== theirs.mode && theirs.mode !== base.mode))
        return null;
    const oid = await mergeBlobs(git, base.oid, ours.oid, theirs.oid);
    return oid === null ? null : { mode, oid };
}
/** The id of the merged content, written through `git`; null for a conflict and for binary files. */
async function mergeBlobs(git, base, ours, theirs) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'forge-merge-'));
    try {
        const paths = [];
        for (const [name, oid] of Object.entries({ ours, base, theirs })) {
            const blob = await git({ args: ['cat-file', 'blob', oid] });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), blob.stdout);
            paths.push((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        }
        // The exit code counts the conflicts; 255 stands for a file that cannot be merged by lines.
        const any = Array.from({ length: 256 }, (_, code) => code);
        const merge = await git({ args: ['merge-file', '--quiet', ...paths], accept: any });
        if (merge.code !== 0)
            return null;
        const input = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'ours'));
        const written = await git({ args: ['hash-object', '-w', '--stdin'], input });
        return written.stdout.toString('latin1').trim();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 6639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ refuseUnread),
/* harmony export */   l: () => (/* binding */ unreadIn)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

/** git names what it passes over on stderr and ends with 0. `name: reason` is what diff-files writes of a file. */
const WARNING = /^warning: (?:could not open directory|unable to access) '(.*?)\/?': /;
const FAILURE = /^(.*): (?:Permission denied|File name too long|Input\/output error|Too many levels of .*)$/;
/** The paths that git passed over. */
function unreadIn(stderr) {
    return stderr.split('\n').flatMap((line) => {
        const path = (WARNING.exec(line) ?? FAILURE.exec(line))?.[1];
        return path === undefined ? [] : [(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toRaw */ .ux)(path)];
    });
}
/** The longest part of a path that a message shows. */
const SHOWN = 200;
/** Fail closed: what cannot be looked at cannot be judged. `known`: what was shut at the start already. */
function refuseUnread(unread, known) {
    const first = unread.find((raw) => !(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)(raw, known));
    if (first === undefined)
        return;
    throw new Error(`git cannot look at ${first.slice(0, SHOWN)}: what cannot be read cannot be judged; give the user of the run access to it`);
}


/***/ }),

/***/ 32110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit)
/* harmony export */ });
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53657);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46065);



/** Settings by which git reads the disk, taken over from wherever the user has them. They run nothing. */
const READING = [
    'core.autocrlf',
    'core.eol',
    'core.safecrlf',
    'core.symlinks',
    'core.filemode',
    'core.ignorecase',
];
/**
 * The user's repository: its refs, objects and index, and its own reading of files, but none of its programs.
 * `objects`: a folder to write objects into instead.
 */
function userGit(site, objects) {
    const git = (0,_exec_js__WEBPACK_IMPORTED_MODULE_0__/* .hardenedGit */ .YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root });
    const settings = environmentConfig(settingsOf(site));
    const stores = objects === undefined
        ? {}
        : {
            GIT_OBJECT_DIRECTORY: objects.write,
            GIT_ALTERNATE_OBJECT_DIRECTORIES: objects.read.map(_store_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL).join(':'),
        };
    return (call) => git({
        ...call,
        env: { ...settings, ...stores, ...call.env },
        config: [...ownFiles(site), ...(call.config ?? [])],
    });
}
function ownFiles(site) {
    const excludes = (0,_site_js__WEBPACK_IMPORTED_MODULE_1__/* .userFile */ .Mz)(site, 'core.excludesfile', 'ignore');
    const attributes = (0,_site_js__WEBPACK_IMPORTED_MODULE_1__/* .userFile */ .Mz)(site, 'core.attributesfile', 'attributes');
    return [
        ...(excludes === null ? [] : [`core.excludesFile=${excludes}`]),
        ...(attributes === null ? [] : [`core.attributesFile=${attributes}`]),
        'i18n.commitEncoding=UTF-8',
        'submodule.recurse=false',
        'status.renames=false',
    ];
}
function settingsOf(site) {
    const pairs = [];
    for (const key of READING) {
        const value = site.config.get(key);
        if (value !== undefined)
            pairs.push([key, value]);
    }
    for (const key of site.config.keys()) {
        // An empty command is no command: the filter passes the bytes through.
        if (/^filter\..*\.(clean|smudge|process)$/s.test(key))
            pairs.push([key, '']);
        if (/^filter\..*\.required$/s.test(key))
            pairs.push([key, 'false']);
        if (/^merge\..*\.driver$/s.test(key) || /^diff\..*\.(command|textconv)$/s.test(key))
            pairs.push([key, '']);
    }
    return pairs;
}
/** `-c` cannot hold every name: a filter may be called `a=b`. */
function environmentConfig(pairs) {
    const env = { GIT_CONFIG_COUNT: String(pairs.length) };
    pairs.forEach(([key, value], at) => {
        env[`GIT_CONFIG_KEY_${at}`] = key;
        env[`GIT_CONFIG_VALUE_${at}`] = value;
    });
    return env;
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
        remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true, maxRetries: 2 }),
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

/***/ 38105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ POSIX_SHELL),
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/** Where every system of this kind has it. */
const POSIX_SHELL = '/bin/sh';
/** One word for a POSIX shell, whatever is in it. */
function quoted(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 29565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ ForgeError),
/* harmony export */   _: () => (/* binding */ MAX_BODY)
/* harmony export */ });
/** A body's longest text, in characters. Source: GitHub's answer to a longer one. */
const MAX_BODY = 65_536;
/** A question or a write that failed, after its retries. The message is one line: what was asked, what came, the way out. */
class ForgeError extends Error {
    kind;
    /** Of the last answer; null where none came. */
    status;
    constructor(kind, status, message) {
        super(message);
        this.name = 'ForgeError';
        this.kind = kind;
        this.status = status;
    }
}


/***/ }),

/***/ 58217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var _readable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65720);

/** Colours and other attributes of text: only paint. */
const PAINT = /\x1b\[[\d;:]*m/g;
/** OSC, DCS and their like (to BEL or ST), CSI, and the two-byte escapes. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;
/** C1 controls, overrides and isolates of direction, and the tag characters that nobody can see. */
const HIDDEN = /[\x80-\x9f\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu;
/**
 * What a program printed, as text that means the same to a person, a log and a model: terminal sequences are
 * gone, other controls and hidden characters can be seen, lines end with LF.
 */
function printable(raw) {
    const lines = raw.replace(/\r\n?/g, '\n').replace(PAINT, '');
    const text = lines.replace(SEQUENCES, '').replace(CONTROLS, _readable_js__WEBPACK_IMPORTED_MODULE_0__/* .picture */ .li).replace(HIDDEN, _readable_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT);
    return { text, steered: text !== lines };
}


/***/ })

};
