export const id = 8791;
export const ids = [8791];
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

/***/ 98501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ parseDiff),
/* harmony export */   ei: () => (/* binding */ PATCH_OPTIONS),
/* harmony export */   pJ: () => (/* binding */ DIFF_OPTIONS),
/* harmony export */   qR: () => (/* binding */ toFileChange)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

/** The options that make `diff-index` and `diff-tree` say what `parseDiff` reads, and run nothing. */
const DIFF_OPTIONS = [
    '--raw',
    '--numstat',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
];
/** The options of a patch that `git apply` takes whole, binary files included. */
const PATCH_OPTIONS = [
    '--patch',
    '--binary',
    '--full-index',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
];
const STATUS = {
    A: 'added',
    D: 'deleted',
    M: 'modified',
    T: 'type_changed',
};
/** Raw records (`:old new oid oid S`, then the path), followed by numstat records (`added TAB removed TAB path`). */
function parseDiff(output) {
    const counts = new Map();
    const records = [];
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(output);
    for (let at = 0; at < parts.length; at++) {
        const part = parts[at] ?? '';
        if (part.startsWith(':')) {
            records.push({ fields: part.slice(1).split(' '), raw: parts[++at] ?? '' });
        }
        else {
            const [added = '-', removed = '-'] = part.split('\t', 2);
            counts.set(part.slice(added.length + removed.length + 2), [added, removed]);
        }
    }
    return records
        .map(({ raw, fields }) => toChange(raw, fields, counts.get(raw)))
        .sort((a, b) => (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg)(a.raw, b.raw));
}
function toChange(raw, [oldMode = '', newMode = '', oldOid = '', newOid = '', letter = ''], count) {
    const status = STATUS[letter.slice(0, 1)];
    if (status === undefined)
        throw new Error(`git reported the state ${letter} for ${raw}`);
    return {
        raw,
        status,
        oldMode: oldMode === '000000' ? null : oldMode,
        newMode: newMode === '000000' ? null : newMode,
        oldOid: oldMode === '000000' ? null : oldOid,
        newOid: newMode === '000000' ? null : newOid,
        added: count === undefined || count[0] === '-' ? 0 : Number(count[0]),
        removed: count === undefined || count[1] === '-' ? 0 : Number(count[1]),
        binary: count?.[0] === '-',
    };
}
function toFileChange(change, bytes, nameOf) {
    return {
        path: nameOf(change.raw),
        status: change.status,
        linesAdded: change.added,
        linesRemoved: change.removed,
        binary: change.binary,
        bytes: change.newMode === null ? 0 : bytes,
        oldMode: change.oldMode,
        newMode: change.newMode,
        oldOid: change.oldOid,
        newOid: change.newOid,
    };
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

/***/ 28791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BadPatch: () => (/* binding */ BadPatch),
  applyPatch: () => (/* binding */ applyPatch)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/blobs.js
var git_blobs = __webpack_require__(52606);
// EXTERNAL MODULE: ./build/adapters/git/candidates.js
var candidates = __webpack_require__(84166);
// EXTERNAL MODULE: ./build/adapters/git/diff-output.js
var diff_output = __webpack_require__(98501);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: ./build/adapters/git/index-file.js
var index_file = __webpack_require__(81261);
// EXTERNAL MODULE: ./build/adapters/git/names.js
var names = __webpack_require__(88290);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
;// CONCATENATED MODULE: ./build/adapters/git/patch-hazards.js



const LINK = '120000';
const SUBMODULE = '160000';
/**
 * What no commit may hold, found in a change that was never on disk: names that cannot be kept, links into a git
 * directory, and commits of other repositories. Links out of the repository are judged with the commit.
 */
async function hazardsInPatch(changes, linkTarget) {
    const found = await Promise.all(changes.map((change) => hazardsOf(change, linkTarget)));
    return found.flat();
}
async function hazardsOf({ raw, oldMode, newMode }, linkTarget) {
    const hazards = [];
    const trouble = (0,names/* nameTrouble */.Pn)(raw);
    if (trouble !== null && (oldMode === null || trouble.includes('UTF-8'))) {
        hazards.push(hazard('FS-06', raw, `cannot be kept: ${trouble}; use another name`));
    }
    if ((0,names/* looksLikeDotGit */.jV)(raw)) {
        hazards.push(hazard('GIT-01', raw, 'is `.git` to file systems that fold names; use another name'));
    }
    if (oldMode === SUBMODULE || newMode === SUBMODULE) {
        hazards.push(hazard('GIT-03', raw, 'is a repository of its own (submodule): a run changes one repository; leave it'));
    }
    if (newMode === LINK && (0,names/* looksLikeDotGit */.jV)(external_node_path_.posix.join((0,raw_path/* parentOf */.gN)(raw), await linkTarget(raw)))) {
        hazards.push(hazard('FS-02', raw, 'is a link into a git directory; link to a tracked path, relatively'));
    }
    return hazards;
}
function hazard(code, raw, text) {
    const path = (0,names/* shown */.SP)(raw);
    return { code, path, reason: `${path} ${text}` };
}

;// CONCATENATED MODULE: ./build/adapters/git/redacted-context.js
/** What a line of a patch holds that was redacted (adapters/redaction, adapters/secret-guard). */
const MARK = /\*\*\*|\[redacted: /;
/**
 * A patch whose context and removed lines are the file's own again where they were redacted: these lines are in the
 * history already, and without them git finds no place for the change. Added lines stay as they are. `oldFile` gives a
 * file of the commit that the patch follows, as Latin-1, like the patch; null where there is none.
 */
async function withOldLines(patch, oldFile) {
    if (!MARK.test(patch))
        return patch;
    let old = [];
    let at = 0;
    let left = 0;
    const lines = [];
    for (const line of patch.split('\n')) {
        const isOld = left > 0 && (line.startsWith(' ') || line.startsWith('-'));
        if (isOld) {
            const before = old[at - 1];
            lines.push(MARK.test(line) && before !== undefined ? `${line[0]}${before}` : line);
            at += 1;
            left -= 1;
            continue;
        }
        lines.push(line);
        if (left === 0 && line.startsWith('--- a/')) {
            old = (await oldFile(line.slice('--- a/'.length).replace(/\t$/, '')))?.split('\n') ?? [];
        }
        const hunk = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line);
        if (left === 0 && hunk !== null) {
            at = Number(hunk[1]);
            left = Number(hunk[2] ?? 1);
        }
    }
    return lines.join('\n');
}

// EXTERNAL MODULE: ./build/adapters/git/store.js
var git_store = __webpack_require__(74139);
;// CONCATENATED MODULE: ./build/adapters/git/patched.js











/** Bytes that the binary parts of a patch may unfold to: far over what any limit lets a run change. */
const LARGEST_UNFOLDED = 512 * 1024 ** 2;
/** The patch does not fit, or is none. `message` is one line, in words that follow its name. */
class BadPatch extends Error {
}
/**
 * Applies a patch to a commit that is here. git's own `apply` reads it, into an index of ours: no file is written, no
 * hook, filter or attribute of anybody's has a say, and paths into `.git` or out of the tree are refused by it.
 * Throws BadPatch; the store is gone then.
 */
async function applyPatch(site, privateDir, parent, patch) {
    refuseUnfolding(patch);
    const store = (0,git_store/* createStore */.y$)(site, privateDir, [(0,external_node_path_.join)(site.commonDir, 'objects')]);
    return patched(site, store, parent, patch);
}
async function patched(site, store, parent, patch) {
    const index = store.index('patched');
    await store.git({ args: ['read-tree', parent], index });
    const before = entriesIn(index, store);
    const blobs = (0,git_blobs/* openBlobs */.d)(site.gitPath, store.dir);
    const reader = (entries) => async (path) => {
        const oid = entries.get((0,raw_path/* toRaw */.ux)(path));
        return oid === undefined ? null : blobs.read(oid);
    };
    try {
        const whole = await withOldLines(latin1(patch), async (path) => {
            const oid = before.get(path);
            return oid === undefined ? null : latin1(await blobs.read(oid));
        });
        await apply(store, index, Buffer.from(whole, 'latin1'));
    }
    catch (error) {
        blobs.close();
        throw error;
    }
    const tree = await (0,candidates/* writeTree */.WM)(store, index);
    const after = entriesIn(index, store);
    const diff = await store.git({ args: ['diff-tree', '-r', ...diff_output/* DIFF_OPTIONS */.pJ, parent, tree] });
    const changed = (0,diff_output/* parseDiff */.FR)(diff.stdout);
    const sizes = await sizesOf(store, changed);
    const linkTarget = async (raw) => (await blobs.read(after.get(raw) ?? '')).toString('latin1');
    return {
        store,
        tree,
        changes: changed.map((change) => (0,diff_output/* toFileChange */.qR)(change, sizes.get(change.newOid ?? '') ?? 0, raw_path/* toWorkspacePath */.CR)),
        hazards: await hazardsInPatch(changed, linkTarget),
        trackedFiles: before.size,
        before: reader(before),
        after: reader(after),
        close: () => blobs.close(),
    };
}
function entriesIn(index, { format }) {
    return new Map((0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(index), format).entries.map(({ name, oid }) => [name, oid]));
}
async function apply(store, index, patch) {
    try {
        // `rules`: the work tree is an empty folder, so that no file of the workspace can be looked at.
        await store.rules({ args: ['apply', '--cached', '--whitespace=nowarn', '-'], index, input: patch });
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        throw new BadPatch(`does not apply to the commit that it is to follow (${error.message})`);
    }
}
function latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
/**
 * A few bytes of a compressed part can unfold to gigabytes: each says beforehand how many. git reads that number more
 * widely than it writes it (strtoul: spaces, a sign, a line further down), so anything but digits is refused.
 */
function refuseUnfolding(patch) {
    const text = latin1(patch);
    let bytes = 0;
    for (const [, size = ''] of text.matchAll(/^(?:literal|delta) (.*)$/gm)) {
        if (!/^\d+$/.test(size))
            throw new BadPatch('does not say how much its binary parts unfold to');
        bytes += Number(size);
    }
    if (bytes <= LARGEST_UNFOLDED)
        return;
    throw new BadPatch(`would unfold to ${bytes} bytes, at most ${LARGEST_UNFOLDED} are taken`);
}
async function sizesOf(store, changed) {
    const oids = [
        ...new Set(changed.flatMap(({ newMode, newOid }) => (newOid === null || newMode === '160000' ? [] : [newOid]))),
    ];
    if (oids.length === 0)
        return new Map();
    const { stdout } = await store.git({
        args: ['cat-file', '--batch-check=%(objectsize)'],
        input: Buffer.from(oids.map((oid) => `${oid}\n`).join('')),
    });
    const sizes = stdout.toString('latin1').split('\n');
    return new Map(oids.map((oid, at) => [oid, Number(sizes[at])]));
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
