export const id = 9657;
export const ids = [9657];
export const modules = {

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

/***/ 40255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ persistedCredentials),
/* harmony export */   c: () => (/* binding */ repositoryConfigs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88104);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83984);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);





/** Submodules in submodules; deeper ones are none of anybody's. */
const DEEPEST_MODULE = 6;
/** Configuration files of a repository: its own, its worktrees' and its submodules'. Not what they include. */
function repositoryConfigs(layout) {
    const own = [layout.gitDir, layout.commonDir, ...worktreesOf(layout), ...modulesOf(layout.commonDir, 0)];
    const folders = [...new Set([...own, ...oldSubmodules(layout.root)])];
    return folders
        .flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config.worktree')])
        .filter((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file));
}
function worktreesOf({ commonDir }) {
    return foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees'));
}
/** Git directories below `modules/`, whose names are the submodules' and may have slashes. */
function modulesOf(gitDir, depth) {
    const below = (folder, left) => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD')))
            return [folder, ...modulesOf(folder, depth + 1)];
        return left === 0 ? [] : foldersIn(folder).flatMap((next) => below(next, left - 1));
    };
    if (depth > DEEPEST_MODULE)
        return [];
    return foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'modules')).flatMap((folder) => below(folder, DEEPEST_MODULE));
}
/** Submodules that keep their git directory inside of them. */
function oldSubmodules(root) {
    const named = (0,_config_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfig */ .o)((0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.gitmodules')) ?? '').filter(({ name }) => name === 'path');
    return named.flatMap(({ value }) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, value);
        return folder.startsWith(`${root}/`) ? ((0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .gitDirOf */ .z0)(folder) ?? []) : [];
    });
}
function foldersIn(folder) {
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
        return entries.filter((entry) => entry.isDirectory()).map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
    }
    catch {
        return [];
    }
}
/** `more`: configuration of the user's, which is not the repository's (`~/.gitconfig`). */
function persistedCredentials(layout, more) {
    const files = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .configFiles */ .ap)([...(layout === null ? [] : repositoryConfigs(layout)), ...more]);
    const holding = files.filter(holdsOne);
    const secrets = files.flatMap(({ entries }) => entries.flatMap(_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsIn */ .VY));
    return { secrets: [...new Set(secrets)], files: holding.map(({ path }) => path) };
}
/** A helper is a way to a credential, a value is one: only the latter is told of. */
function holdsOne({ entries }) {
    return entries.some((entry) => (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .isCredential */ .uo)(entry) && (0,_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsIn */ .VY)(entry).length > 0);
}


/***/ }),

/***/ 42130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/git/candidates.js
var candidates = __webpack_require__(84166);
// EXTERNAL MODULE: ./build/adapters/git/conversions.js
var conversions = __webpack_require__(31343);
// EXTERNAL MODULE: ./build/adapters/git/index-file.js
var index_file = __webpack_require__(81261);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
;// CONCATENATED MODULE: ./build/adapters/git/three-way.js





/** Merges without a work tree, so that a conflict leaves no trace. Works the same from git 2.32 on. */
async function mergeTrees(git, sides, index) {
    await git({ args: ['read-tree', '-i', '-m', '--aggressive', sides.base, sides.ours, sides.theirs], index });
    const listed = await git({ args: ['ls-files', '--unmerged', '-z'], index });
    const conflicts = [];
    const records = [];
    for (const [raw, [base, ours, theirs]] of unmerged((0,raw_path/* splitNul */.K5)(listed.stdout))) {
        const merged = await mergeEntry(git, base, ours, theirs);
        if (merged === null)
            conflicts.push((0,raw_path/* toText */.fE)(raw));
        else
            records.push((0,candidates/* indexRecord */.o)(merged.mode, merged.oid, raw));
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
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'forge-merge-'));
    try {
        const paths = [];
        for (const [name, oid] of Object.entries({ ours, base, theirs })) {
            const blob = await git({ args: ['cat-file', 'blob', oid] });
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, name), blob.stdout);
            paths.push((0,external_node_path_.join)(folder, name));
        }
        // The exit code counts the conflicts; 255 stands for a file that cannot be merged by lines.
        const any = Array.from({ length: 256 }, (_, code) => code);
        const merge = await git({ args: ['merge-file', '--quiet', ...paths], accept: any });
        if (merge.code !== 0)
            return null;
        const input = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'ours'));
        const written = await git({ args: ['hash-object', '-w', '--stdin'], input });
        return written.stdout.toString('latin1').trim();
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/adapters/git/user-git.js
var user_git = __webpack_require__(32110);
;// CONCATENATED MODULE: ./build/adapters/git/accept.js









/**
 * The tree to be committed: the head commit's, with the changed paths as they are now. Paths not touched keep the
 * commit's entry, whatever lies on disk. Throws StopRun(delivery) where a change cannot be told from what was
 * uncommitted before the run.
 */
async function acceptedTree(tree, head, changes) {
    await tree.settle();
    const [site, store] = [await tree.site(), tree.store()];
    const index = store.index('accepted');
    await store.git({ args: ['read-tree', head], index });
    const entries = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(index), store.format).entries;
    const objects = { write: (0,external_node_path_.join)(store.dir, 'objects'), read: [(0,external_node_path_.join)(site.commonDir, 'objects')] };
    const convert = (0,user_git/* userGit */.G)(site, objects);
    const names = changes.map((change) => (0,raw_path/* toRaw */.ux)(change.path));
    const acceptance = {
        site,
        store,
        tree,
        convert,
        converts: await (0,conversions/* attributed */.BK)(site, convert, names, conversions/* CONVERTING */.oR),
        head: new Map(entries.map((entry) => [entry.name, { mode: entry.mode.toString(8), oid: entry.oid }])),
    };
    const removals = [];
    const records = [];
    for (const change of changes) {
        const raw = (0,raw_path/* toRaw */.ux)(change.path);
        const entry = await entryFor(acceptance, change, raw);
        if (entry === null)
            removals.push((0,candidates/* removalRecord */.OB)(store, raw));
        else
            records.push((0,candidates/* indexRecord */.o)(entry.mode, entry.oid, raw));
    }
    // A file may stand where a folder was: what goes makes room first.
    await (0,candidates/* writeRecords */.Wh)(store, index, [...removals, ...records]);
    return (0,candidates/* writeTree */.WM)(store, index);
}
/** What the commit holds at a changed path; null where it holds nothing. */
async function entryFor(acceptance, change, raw) {
    if (acceptance.converts.get(raw)?.has('filter')) {
        throw stop(`${change.path} is kept by a filter (GIT-04): committing its bytes would break it; leave it, or change it by hand`);
    }
    const head = acceptance.head.get(raw) ?? null;
    const start = await asBlob(acceptance, raw, acceptance.tree.startEntry(change.path));
    const now = await asBlob(acceptance, raw, sideOf(change));
    const wasClean = start?.oid === head?.oid;
    const oid = wasClean || now === null ? now?.oid : await onTopOfHead(acceptance, change, { start, head, now });
    if (!wasClean && now === null)
        throw mixed(change);
    if (oid === undefined || now === null)
        return null;
    // Where the run left the mode alone, the commit's stands: `core.fileMode=false` and the like.
    const mode = head !== null && change.oldMode === change.newMode ? head.mode : now.mode;
    return { mode, oid };
}
function sideOf(change) {
    return change.newMode === null || change.newOid === null
        ? null
        : { mode: change.newMode, oid: change.newOid };
}
/** Raw bytes as the user's repository would store them: line ends, encoding and `$Id$`, never a filter. */
async function asBlob(acceptance, raw, side) {
    const { site, store, convert, converts } = acceptance;
    const autocrlf = !/^(false|no|off|0|)$/i.test(site.config.get('core.autocrlf') ?? '');
    if (side === null || !side.mode.startsWith('100') || !(autocrlf || converts.has(raw)))
        return side;
    const bytes = await store.git({ args: ['cat-file', 'blob', side.oid] });
    const path = Buffer.from(raw, 'latin1').toString('utf8');
    const written = await convert({
        args: ['hash-object', '-w', '--stdin', `--path=${path}`],
        input: bytes.stdout,
    });
    return { mode: side.mode, oid: written.stdout.toString('latin1').trim() };
}
/** The run's change without the uncommitted one that was there before it (DECISIONS D14). */
async function onTopOfHead(acceptance, change, sides) {
    const { start, head, now } = sides;
    if (start === null || head === null)
        throw mixed(change);
    const oid = await mergeBlobs(acceptance.store.git, start.oid, head.oid, now.oid);
    if (oid === null)
        throw mixed(change);
    return oid;
}
function mixed(change) {
    return stop(`${change.path} had uncommitted changes before the run, which cannot be told from the run's own; commit or stash them and run again`);
}
function stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'delivery', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/additions.js
var additions = __webpack_require__(48963);
// EXTERNAL MODULE: ./build/adapters/git/deliver.js
var deliver = __webpack_require__(42023);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
;// CONCATENATED MODULE: ./build/adapters/git/adopt.js



/** See `ServerCommits.adopt`. */
async function adopt(delivery, sha, tree, request) {
    (0,deliver/* checkLock */.sv)(delivery);
    try {
        await (0,deliver/* checkHead */.Xj)(delivery);
        const held = (0,exec/* line */.n8)(await delivery.user({ args: ['rev-parse', '--verify', `${sha}^{tree}`] }));
        if (held !== tree)
            throw adopt_stop(`commit ${sha} holds tree ${held}, and not the accepted ${tree}`);
        const changed = await (0,deliver/* changedEntries */.bF)(delivery, tree);
        await (0,deliver/* moveRefs */.YS)(delivery, sha, request);
        await (0,deliver/* refreshIndex */.O0)(delivery, changed);
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        throw adopt_stop(`the workspace could not go to commit ${sha}: ${error.message}`);
    }
}
function adopt_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'delivery', reason });
}

// EXTERNAL MODULE: ./build/core/trailers.js
var trailers = __webpack_require__(97680);
// EXTERNAL MODULE: ./build/adapters/git/branch-name.js
var branch_name = __webpack_require__(15194);
;// CONCATENATED MODULE: ./build/adapters/git/branch.js







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
        throw branch_stop(`there is no commit yet, so branch ${branch} cannot start anywhere; make a first commit`);
    }
    const existing = await find(work);
    if (existing === null)
        return null;
    if (existing.run === '') {
        throw branch_stop(`branch ${branch} exists and its last commit is not a run's (no ${trailers/* RUN_TRAILER */.c} trailer); set git.branch to another name, or delete it`);
    }
    if (existing.worktree !== '') {
        throw branch_stop(`branch ${branch} is checked out in ${existing.worktree}; remove that worktree or name another branch`);
    }
    return goTo(work, facts.head, existing);
}
async function checkName({ user, branch }) {
    if (await (0,branch_name/* isBranchName */.Q)(user, branch))
        return;
    const reason = `git.branch is "${branch}", which is no valid branch name; see git check-ref-format`;
    throw new outcome/* StopRun */.U({ kind: 'config', reason });
}
/** The branch itself; null where it can be made. A branch `a` and a branch `a/b` exclude each other. */
async function find({ user, branch }) {
    const format = `%(refname)%00%(objectname)%00%(worktreepath)%00%(contents:trailers:key=${trailers/* RUN_TRAILER */.c},valueonly,separator=%2C)%00`;
    const parts = branch.split('/');
    const above = parts.slice(0, -1).map((_, at) => `refs/heads/${parts.slice(0, at + 1).join('/')}`);
    const name = `refs/heads/${branch}`;
    const answer = await user({
        args: ['for-each-ref', `--format=${format}`, name, ...above],
    });
    const fields = (0,raw_path/* splitNul */.K5)(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8'));
    for (let at = 0; at + 3 < fields.length; at += 4) {
        const [ref = '', tip = '', worktree = '', run = ''] = fields
            .slice(at, at + 4)
            .map((field) => field.trim());
        if (ref === name)
            return { tip, worktree, run };
        if (ref.startsWith(`${name}/`) || above.includes(ref)) {
            throw branch_stop(`branch ${branch} cannot be made beside ${ref.slice('refs/heads/'.length)}; name another branch`);
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
        throw branch_stop(`branch ${branch} could not be moved: ${said(error)}; run again`);
    }
}
/** The branch with HEAD in it: its tip where it has HEAD already, else a merge commit that is ours too. */
async function merged(work, head, tip, run) {
    const { user, branch, facts } = work;
    const base = await user({ args: ['merge-base', head, tip], accept: [0, 1] });
    if (base.code !== 0) {
        throw branch_stop(`branch ${branch} has no common history with HEAD here; fetch it whole (fetch-depth: 0) or delete it`);
    }
    if ((0,exec/* line */.n8)(base) === head)
        return tip;
    const merge = await mergeTrees(user, { base: (0,exec/* line */.n8)(base), ours: tip, theirs: head }, work.scratch());
    if ('conflicts' in merge) {
        throw branch_stop(`merging HEAD into branch ${branch} conflicts in ${merge.conflicts.join(', ')}; resolve it there, or delete the branch`);
    }
    const message = `Merge ${facts.branch ?? head} into ${branch}\n\n${trailers/* RUN_TRAILER */.c}: ${run.split(',')[0]}\n`;
    const commit = await user({
        args: ['commit-tree', merge.tree, '-p', tip, '-p', head, '-F', '-'],
        input: Buffer.from(message),
        env: identity(),
    });
    return (0,exec/* line */.n8)(commit);
}
/** Without its filter a file would be checked out as its pointer. */
async function refuseFiltered({ site, user, branch }, from, to) {
    const answer = await user({ args: ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to] });
    const filtered = [...(await (0,conversions/* attributed */.BK)(site, user, (0,raw_path/* splitNul */.K5)(answer.stdout), ['filter'])).keys()];
    if (filtered.length === 0)
        return;
    throw branch_stop(`branch ${branch} differs in ${filtered.join(', ')}, kept by a filter that is not run here; check the branch out first`);
}
async function moveWorkspace({ user, branch, site }, from, to) {
    try {
        await user({ args: ['read-tree', '-m', '-u', from, to] });
    }
    catch (error) {
        throw branch_stop(`${site.root} cannot go to branch ${branch}: ${said(error)}; commit or remove what is in the way`);
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
    const text = error instanceof exec/* GitError */.XS ? error.stderr : String(error);
    return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
function branch_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/files-at.js
var files_at = __webpack_require__(99607);
// EXTERNAL MODULE: ./build/adapters/git/store.js
var store = __webpack_require__(74139);
// EXTERNAL MODULE: ./build/adapters/git/there.js
var there = __webpack_require__(49528);
;// CONCATENATED MODULE: ./build/adapters/git/filtered-paths.js





/**
 * Of the files that differ between `from` and the commit, those kept by a filter whose work the checkout shows: their
 * content is on disk, not what git stores for it (a pointer of Git LFS, say). We run no filter, so they would be
 * written as pointers among contents. Where only pointers lie on disk, as after actions/checkout without `lfs`, new
 * ones are in place, and the answer is empty.
 */
async function unpackedFilters(question, from, changed) {
    const { site, user } = question;
    const [now, then] = await Promise.all([
        (0,conversions/* attributed */.BK)(site, user, changed, ['filter']),
        filteredAt(question, changed),
    ]);
    const filtered = [...new Set([...now.keys(), ...then])];
    if (filtered.length === 0)
        return [];
    // A file that is new says nothing of itself: the others of the checkout show whether filters were run in it.
    const tracked = await filesAt(user, from);
    const kept = await (0,conversions/* attributed */.BK)(site, user, [...tracked.keys()], ['filter']);
    const isUnpacked = [...kept.keys()].some((raw) => differs(site, raw, tracked.get(raw)));
    return isUnpacked ? filtered.map(raw_path/* toText */.fE) : [];
}
/** By the attributes of the commit itself, which are not on disk yet. */
async function filteredAt({ user, sha, scratch }, names) {
    if (names.length === 0)
        return [];
    const index = scratch();
    await user({ args: ['read-tree', sha], index });
    const { stdout } = await user({
        args: ['check-attr', '--cached', '-z', '--stdin', 'filter'],
        input: (0,raw_path/* joinNul */.MX)(names),
        index,
    });
    const parts = (0,raw_path/* splitNul */.K5)(stdout);
    return parts.filter((_, at) => at % 3 === 0 && !/^un(?:specified|set)$/.test(parts[at + 2] ?? ''));
}
async function filesAt(user, sha) {
    const { stdout } = await user({ args: ['ls-tree', '-r', '-z', '-l', '--full-tree', sha] });
    return new Map((0,raw_path/* splitNul */.K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        const [, , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
        return [record.slice(tab + 1), { oid, size: Number(size) }];
    }));
}
/** Whether the bytes on disk are not the blob's. What is no file, or is not there, differs in nothing. */
function differs({ root, format }, raw, blob) {
    const path = (0,raw_path/* onDisk */.FC)(root, raw);
    const stat = (0,there/* lstatThere */.L)(path);
    if (blob === undefined || stat?.isFile() !== true)
        return false;
    // A content behind a pointer may be larger than what can be read at once.
    return stat.size !== blob.size || (0,store/* blobId */.zA)(format, (0,external_node_fs_.readFileSync)(path)) !== blob.oid;
}

// EXTERNAL MODULE: ./build/adapters/git/local-branch.js
var local_branch = __webpack_require__(32926);
;// CONCATENATED MODULE: ./build/adapters/git/go-to.js







/** Dirty paths named in the reason; the rest are counted. */
const NAMED_PATHS = 5;
/**
 * Puts the workspace on a commit (DECISIONS D28): files, index and HEAD, and a branch of that name at that commit
 * where one is asked for. No hook and no filter is run, no submodule touched. A branch that is here already may only
 * be moved forward. On every StopRun(git_before) files and HEAD are as they were.
 */
async function go_to_goTo(to) {
    const { facts, sha, branch } = to;
    const from = facts.head;
    if (from === null)
        throw go_to_stop(`${facts.root} has no commit yet: check the repository out first`);
    await check(to, from);
    const old = branch === null ? null : await (0,local_branch/* movableTip */.y)({ user: to.user, branch, sha, current: facts.branch });
    if (from !== sha)
        await moveFiles(to, from, sha);
    try {
        await moveHead(to, old);
    }
    catch (error) {
        if (from !== sha)
            await moveFiles(to, sha, from);
        throw go_to_stop(`HEAD could not be moved to ${branch ?? sha}: ${go_to_said(error)}; run again`);
    }
}
async function check(to, from) {
    const { site, user, facts, sha, branch, requireClean } = to;
    const { dirty } = facts;
    if (requireClean && dirty.length > 0) {
        const named = dirty.slice(0, NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
        const more = dirty.length > NAMED_PATHS ? ` and ${dirty.length - NAMED_PATHS} more` : '';
        throw go_to_stop(`the workspace is not clean: ${named.join(', ')}${more}; commit or remove them, or set git.require_clean to false`);
    }
    if (branch !== null && !(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        throw go_to_stop(`the branch is ${JSON.stringify(branch)}, which is no valid branch name; see git check-ref-format`);
    }
    if (from === sha)
        return;
    const changed = await changedBetween(to, from);
    const modules = changed.filter(({ isModule, raw }) => isModule && isCheckedOut(site, raw));
    if (modules.length > 0) {
        throw go_to_stop(`submodule ${modules.map(({ raw }) => (0,raw_path/* toText */.fE)(raw)).join(', ')} is another one at commit ${sha}, and submodules are not touched; check that commit out before the run (actions/checkout with its ref)`);
    }
    const files = changed.flatMap(({ raw, isModule }) => (isModule ? [] : [raw]));
    const unpacked = await unpackedFilters(to, from, files);
    if (unpacked.length > 0) {
        throw go_to_stop(`${unpacked.join(', ')} differs at commit ${sha} and is kept by a filter (Git LFS, for one) that is not run here; check that commit out before the run (actions/checkout with its ref and lfs: true)`);
    }
}
async function changedBetween({ user, sha }, from) {
    const answer = await attempt(user({ args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', from, sha] }), (why) => `commit ${sha} cannot be compared with HEAD: ${why}; fetch it first`);
    const parts = (0,raw_path/* splitNul */.K5)(answer.stdout);
    const changed = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [before, after] = (parts[at] ?? '').slice(1).split(' ');
        changed.push({ raw: parts[at + 1] ?? '', isModule: before === '160000' || after === '160000' });
    }
    return changed;
}
function isCheckedOut(site, raw) {
    const dotGit = (0,raw_path/* onDisk */.FC)(site.root, `${raw}/.git`);
    return (0,external_node_fs_.existsSync)(dotGit);
}
/** `read-tree` alone: it writes what differs, keeps what is uncommitted, and refuses what would be overwritten. */
async function moveFiles({ user, site }, from, to) {
    await attempt(user({ args: ['read-tree', '-m', '-u', from, to] }), (why) => `${site.root} cannot go to commit ${to}: ${why}; commit or remove what is in the way`);
}
async function moveHead({ user, facts, sha, branch }, old) {
    const message = ['-m', 'forge-headless: the commit to work on'];
    if (branch === null) {
        await user({
            args: ['update-ref', '--no-deref', ...message, 'HEAD', sha, facts.head ?? ''],
            env: local_branch/* REFLOG_IDENTITY */.$,
        });
        return;
    }
    const ref = `refs/heads/${branch}`;
    if (old !== sha)
        await user({
            args: ['update-ref', ...message, ref, sha, old ?? '0'.repeat(sha.length)],
            env: local_branch/* REFLOG_IDENTITY */.$,
        });
    if (branch !== facts.branch)
        await user({ args: ['symbolic-ref', ...message, 'HEAD', ref], env: local_branch/* REFLOG_IDENTITY */.$ });
}
async function attempt(work, reason) {
    try {
        return await work;
    }
    catch (error) {
        throw error instanceof exec/* GitError */.XS ? go_to_stop(reason(go_to_said(error))) : error;
    }
}
function go_to_said(error) {
    const text = error instanceof exec/* GitError */.XS ? error.stderr : String(error);
    return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
function go_to_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/ground.js
var ground = __webpack_require__(93747);
;// CONCATENATED MODULE: ./build/adapters/git/inspect.js








/** Files that git leaves in its directory while something is under way. */
const OPERATIONS = [
    ['rebase-merge', 'rebase'],
    ['rebase-apply', 'rebase'],
    ['MERGE_HEAD', 'merge'],
    ['CHERRY_PICK_HEAD', 'cherry-pick'],
    ['REVERT_HEAD', 'revert'],
    ['BISECT_LOG', 'bisect'],
];
/** Throws StopRun(git_before) where git cannot read the repository. */
async function inspect(options) {
    const { site, user } = options;
    const parsed = parseStatus((0,raw_path/* splitNul */.K5)(await inspect_status(user, site)));
    const states = parsed.states;
    for (const raw of await changedBehindFlags(options))
        states.set(raw, 'modified');
    await forgiveFilters(site, user, states);
    const out = options.excluded.map(raw_path/* toRaw */.ux);
    const dirty = [...states]
        .filter(([raw]) => !(0,raw_path/* isWithin */.UO)(raw, out))
        .sort(([a], [b]) => (0,raw_path/* byBytes */.bg)(a, b))
        .map(([raw, state]) => ({ path: (0,raw_path/* toText */.fE)(raw), state }));
    const inProgress = OPERATIONS.find(([name]) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(site.gitDir, name)))?.[1] ?? null;
    const lock = (0,external_node_path_.join)(site.gitDir, 'index.lock');
    return {
        root: site.root,
        gitDir: site.gitDir,
        head: parsed.head,
        branch: parsed.branch,
        inProgress,
        indexLock: (0,external_node_fs_.existsSync)(lock) ? lock : null,
        dirty,
    };
}
async function inspect_status(user, site) {
    try {
        const answer = await user({
            args: [
                'status',
                '--porcelain=v2',
                '--branch',
                '-z',
                '--untracked-files=all',
                '--no-renames',
                '--ignore-submodules=dirty',
            ],
        });
        return answer.stdout;
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        const reason = `git cannot read the repository in ${site.root}: ${error.stderr.trim().split('\n')[0]}; mend it, \`git status\` shows the same`;
        throw new outcome/* StopRun */.U({ kind: 'git_before', reason });
    }
}
/** git-status(1), porcelain format version 2. Records start with `#`, `1`, `u` or `?`. */
function parseStatus(records) {
    const parsed = { head: null, branch: null, states: new Map() };
    for (const record of records) {
        const fields = record.split(' ');
        if (fields[0] === '#') {
            const value = fields.slice(2).join(' ');
            if (fields[1] === 'branch.oid')
                parsed.head = value === '(initial)' ? null : value;
            if (fields[1] === 'branch.head')
                parsed.branch = value === '(detached)' ? null : (0,raw_path/* toText */.fE)(value);
        }
        else if (fields[0] === '?')
            parsed.states.set(record.slice(2), 'untracked');
        else if (fields[0] === 'u')
            parsed.states.set(fields.slice(10).join(' '), 'conflicted');
        else if (fields[0] === '1')
            parsed.states.set(fields.slice(8).join(' '), stateOf(fields[1] ?? '..'));
    }
    return parsed;
}
function stateOf(letters) {
    if (letters[1] === 'D')
        return 'deleted';
    return letters[1] === '.' ? 'staged' : 'modified';
}
/**
 * Files that differ though the index says not to look (`assume-unchanged`, `skip-worktree`): those are asked
 * about through an index of our own that holds them and no flag.
 */
async function changedBehindFlags({ site, user, scratch }) {
    const hidden = hiddenEntries(site);
    if (hidden.length === 0)
        return [];
    const index = scratch();
    (0,external_node_fs_.writeFileSync)(index, (0,index_file/* buildIndex */.Xh)(hidden, site.format));
    const answer = await user({
        args: ['status', '--porcelain=v2', '-z', '--untracked-files=no', '--no-renames'],
        index,
    });
    const records = (0,raw_path/* splitNul */.K5)(answer.stdout).map((record) => record.split(' '));
    return records
        .filter((fields) => fields[0] === '1' && (fields[1]?.[1] ?? '.') !== '.')
        .map((fields) => fields.slice(8).join(' '));
}
function hiddenEntries(site) {
    const path = (0,external_node_path_.join)(site.gitDir, 'index');
    try {
        return (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(path), site.format)
            .entries.filter((entry) => entry.assumeUnchanged || (entry.skipWorktree && entry.mode !== 0o040000))
            .filter((entry) => !entry.skipWorktree || (0,there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(site.root, entry.name)) !== undefined)
            .map((entry) => ({ ...entry, stat: index_file/* UNKNOWN_STAT */.eg }));
    }
    catch {
        return [];
    }
}
/**
 * Whether a file kept by a filter is changed, only its filter could say, and we run none. It is no dirt: the run
 * starts from what is on disk, refuses to change such a file, and never commits one.
 */
async function forgiveFilters(site, user, states) {
    const modified = [...states].filter(([, state]) => state === 'modified').map(([raw]) => raw);
    for (const raw of (await (0,conversions/* attributed */.BK)(site, user, modified, ['filter'])).keys())
        states.delete(raw);
}

// EXTERNAL MODULE: ./build/adapters/git/landing-place.js
var landing_place = __webpack_require__(4987);
// EXTERNAL MODULE: ./build/adapters/git/read-at.js
var read_at = __webpack_require__(53360);
// EXTERNAL MODULE: ./build/adapters/git/sent-files.js
var sent_files = __webpack_require__(98036);
// EXTERNAL MODULE: ./build/adapters/git/tree-files.js
var tree_files = __webpack_require__(60594);
;// CONCATENATED MODULE: ./build/adapters/git/repository.js


















function openRepository(options) {
    const { tree } = options;
    let facts = null;
    const look = async () => {
        const site = await tree.site();
        facts = await withScratch((scratch) => inspect({ site, user: (0,user_git/* userGit */.G)(site), excluded: options.excluded, scratch }));
        return facts;
    };
    const base = async () => {
        const { head, branch, root } = facts ?? (await look());
        if (head !== null)
            return { head, branch };
        throw new outcome/* StopRun */.U({ kind: 'delivery', reason: `${root} has no commit yet; make a first commit` });
    };
    const delivery = async () => {
        const site = await tree.site();
        return { site, store: tree.store(), user: (0,user_git/* userGit */.G)(site), base: await base() };
    };
    return {
        inspect: look,
        prepareBranch: async (branch) => {
            const site = await tree.site();
            const before = facts ?? (await look());
            const head = await withScratch((scratch) => prepareBranch({ site, user: (0,user_git/* userGit */.G)(site), facts: before, branch, scratch }));
            if (head !== null)
                facts = { ...before, head, branch };
        },
        filesAt: async (commit, paths, maxBytes) => (0,files_at/* filesAt */.T)(await tree.site(), commit, paths, maxBytes),
        goTo: async ({ sha, branch, requireClean }) => {
            const site = await tree.site();
            const before = facts ?? (await look());
            const user = (0,user_git/* userGit */.G)(site);
            await withScratch((scratch) => go_to_goTo({ site, user, facts: before, sha, branch, requireClean, scratch }));
            facts = { ...before, head: sha, branch };
        },
        readAt: async (sha, path, maxBytes) => (0,read_at/* readAt */.m)(await tree.site(), sha, path, maxBytes),
        parent: async () => (await base()).head,
        acceptedTree: async (changes) => acceptedTree(tree, (await base()).head, changes),
        additions: async (accepted) => (0,additions/* additionsBetween */.q)(tree.store().git, (await base()).head, accepted),
        landingPlace: async (branch, since) => {
            const now = await base();
            const user = (0,user_git/* userGit */.G)(await tree.site());
            return (0,landing_place/* landingPlace */.d)({ user, head: now.head, branch: branch ?? now.branch, since });
        },
        files: (treeish, wanted, maxBytes) => (0,tree_files/* treeFiles */.C)(tree.store().git, treeish, wanted, maxBytes),
        commit: async (accepted, request) => (0,deliver/* deliver */.cK)(await delivery(), accepted, request),
        ground: async (expectedOld) => (0,ground/* groundOf */.J)((0,user_git/* userGit */.G)(await tree.site()), (await base()).head, expectedOld),
        sentFiles: (accepted, ground) => (0,sent_files/* sentFiles */.M)(tree.store().git, accepted, ground),
        adopt: async (sha, accepted, request) => adopt(await delivery(), sha, accepted, request),
    };
}
/** Index files of our own, gone afterwards. */
async function withScratch(work) {
    let folder = null;
    let made = 0;
    try {
        return await work(() => {
            folder ??= (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'forge-index-'));
            return (0,external_node_path_.join)(folder, `index-${++made}`);
        });
    }
    finally {
        if (folder !== null)
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
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

/***/ 66237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ openTree)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(73836);
// EXTERNAL MODULE: ./build/adapters/git/blobs.js
var git_blobs = __webpack_require__(52606);
// EXTERNAL MODULE: ./build/adapters/git/diff-output.js
var diff_output = __webpack_require__(98501);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapters/git/candidates.js
var candidates = __webpack_require__(84166);
// EXTERNAL MODULE: ./build/adapters/git/found.js
var git_found = __webpack_require__(23838);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/adapters/git/attribute-traps.js
var attribute_traps = __webpack_require__(10251);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
// EXTERNAL MODULE: ./build/adapters/git/there.js
var there = __webpack_require__(49528);
;// CONCATENATED MODULE: ./build/adapters/git/folders.js





/** Folders read before the event loop gets a turn. */
const BATCH = 200;
/** Bytes of a folder's absolute path: Linux takes 4,095, and an entry's name may have 255 of them. */
const LONGEST_FOLDER = 4095 - 256;
/**
 * Looks at every known folder, and into those that changed. A folder that its owner was locked out of is
 * opened again first: git would pass over it in silence.
 */
async function scanFolders(root, known, findIgnored) {
    const now = new Map();
    const found = nothingYet(true);
    const gone = [];
    for (const [raw, before] of known) {
        const folder = lookAt(root, raw, found, before.mode);
        if (folder === null)
            gone.push(raw);
        else {
            now.set(raw, folder);
            if (folder.ctime !== before.ctime)
                readFolder(root, raw, known, found);
        }
    }
    const added = await walkNew(root, found, now, findIgnored);
    const { special, dotGit, tooDeep, privileged, reopened } = found;
    return { now, added, gone, special, dotGit, tooDeep, privileged, reopened };
}
/** Every folder there is but the ignored ones, and what they hold. What cannot be read is left as it is. */
async function walkFolders(root, findIgnored) {
    const now = new Map();
    const found = nothingYet(false);
    const top = lookAt(root, '', found, 0);
    if (top !== null)
        now.set('', top);
    readFolder(root, '', now, found);
    const added = await walkNew(root, found, now, findIgnored);
    const { special, dotGit, tooDeep, privileged } = found;
    return { now, added, gone: [], special, dotGit, tooDeep, privileged, reopened: false };
}
function nothingYet(opens) {
    return { special: [], dotGit: [], tooDeep: [], privileged: [], unknown: [], reopened: false, opens };
}
/** Without these the owner cannot list a folder and look at what is in it. */
const OWNER_LOOKS = 0o500;
/** Set-user-id, set-group-id, sticky. */
const PRIVILEGE = 0o7000;
const SET_GROUP = 0o2000;
function isOpen(mode) {
    return (mode & OWNER_LOOKS) === OWNER_LOOKS;
}
/** `before`: the mode it had. A folder that was locked at the start stays so. */
function lookAt(root, raw, found, before) {
    const path = (0,raw_path/* onDisk */.FC)(root, raw);
    const stat = (0,there/* lstatExact */.A)(path);
    if (stat === undefined || !stat.isDirectory())
        return null;
    const mode = Number(stat.mode) & 0o7777;
    const wanted = found.opens ? decent(mode, before) : mode;
    if (wanted === mode)
        return { ctime: stat.ctimeNs, mode };
    (0,external_node_fs_.chmodSync)(path, wanted);
    if ((wanted & PRIVILEGE) !== (mode & PRIVILEGE))
        found.privileged.push(raw);
    if (!isOpen(mode))
        found.reopened = true;
    // Open it stays, should the step be kept: nobody else may be locked out of it either.
    return { ctime: stat.ctimeNs, mode: wanted };
}
/** The mode without a lock and without privileges that came with the step. */
function decent(mode, before) {
    const opened = isOpen(before) ? mode | OWNER_LOOKS : mode;
    return opened & ~(PRIVILEGE & ~before);
}
/** Level by level, for only what is not ignored is looked into. */
async function walkNew(root, found, now, findIgnored) {
    const added = [];
    const none = new Map();
    const longest = LONGEST_FOLDER - Buffer.byteLength(root) - 1;
    while (found.unknown.length > 0) {
        const level = found.unknown.filter((raw) => raw.length <= longest);
        found.tooDeep.push(...found.unknown.filter((raw) => raw.length > longest));
        found.unknown = [];
        const ignored = await findIgnored(level);
        for (const raw of level) {
            const folder = ignored.has(raw) ? null : lookAt(root, raw, found, inherited(raw, now));
            if (folder === null)
                continue;
            now.set(raw, folder);
            added.push(raw);
            readFolder(root, raw, none, found);
            if (added.length % BATCH === 0)
                await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    return added;
}
/** What a new folder may have: to be open, and the group of the one it lies in where that passes it on. */
function inherited(raw, now) {
    return OWNER_LOOKS | ((now.get((0,raw_path/* parentOf */.gN)(raw))?.mode ?? 0) & SET_GROUP);
}
function readFolder(root, raw, known, found) {
    for (const entry of readable(root, raw, found)) {
        const path = (0,raw_path/* join */.fj)(raw, entry.name);
        if (entry.name.toLowerCase() === '.git') {
            if (path !== '.git')
                found.dotGit.push(path);
        }
        else if (entry.isDirectory()) {
            if (!known.has(path))
                found.unknown.push(path);
        }
        else if (!entry.isFile() && !entry.isSymbolicLink()) {
            found.special.push(path);
            if ((0,attribute_traps/* isOpenedByGit */.TA)(path))
                (0,attribute_traps/* disarm */.Jt)(root, path);
        }
    }
}
function readable(root, raw, found) {
    try {
        return entriesOf(root, raw);
    }
    catch (error) {
        if (found.opens)
            throw error;
        return [];
    }
}
/** Names as raw paths have them. */
function entriesOf(root, raw) {
    return (0,external_node_fs_.readdirSync)((0,raw_path/* onDisk */.FC)(root, raw), { withFileTypes: true, encoding: 'latin1' });
}

;// CONCATENATED MODULE: ./build/adapters/git/ignore-rules.js
/**
 * All rules in one list that means the same at the repository's root. `files` come in rising precedence: the
 * user's own excludes, info/exclude, then .gitignore files, shallow before deep; in git's ignore lists the last
 * match wins. Source: gitignore(5).
 */
function compileRules(files) {
    const lines = files.flatMap(({ folder, text }) => linesOf(text).map((rule) => rebase(rule, folder)));
    return lines.map((rule) => `${rule}\n`).join('');
}
/**
 * Compiled rules as they read where every path is a folder: without the slash that says so. Then no disk has to
 * be looked at for an answer.
 */
function folderRules(compiled) {
    return compiled.replaceAll(/(?<=[^\\\n])\/$/gm, '');
}
/** .gitignore files in the order of their precedence. */
function shallowFirst(a, b) {
    return depth(a.folder) - depth(b.folder);
}
/** A rule that matches exactly this path, whatever characters are in it. */
function ruleFor(path) {
    return `/${escaped(path)}`;
}
/**
 * Whether a folder with this rule file holds nothing but ignored paths: a rule for everything, and none that
 * takes something back. No rule below such a folder can matter.
 */
function ignoresAll(text) {
    const rules = linesOf(text);
    return (rules.some((rule) => ['*', '/*', '**', '**/*'].includes(rule)) && !rules.some((rule) => rule[0] === '!'));
}
function linesOf(text) {
    const withoutMark = text.startsWith('\xef\xbb\xbf') ? text.slice(3) : text;
    return withoutMark
        .split('\n')
        .map((rule) => trimEnd(rule.endsWith('\r') ? rule.slice(0, -1) : rule))
        .filter((rule) => rule !== '' && rule[0] !== '#');
}
/** Trailing spaces go, unless a backslash keeps one. */
function trimEnd(rule) {
    let end = rule.length;
    while (end > 0 && rule[end - 1] === ' ') {
        if (isEscaped(rule, end - 1))
            break;
        end--;
    }
    return rule.slice(0, end);
}
function isEscaped(rule, at) {
    let slashes = 0;
    while (rule[at - 1 - slashes] === '\\')
        slashes++;
    return slashes % 2 === 1;
}
/** A rule of a deeper file, as the root would write it. */
function rebase(rule, folder) {
    if (folder === '')
        return rule;
    const negated = rule[0] === '!';
    const pattern = negated ? rule.slice(1) : rule;
    const anchored = pattern.slice(0, -1).includes('/');
    const below = anchored ? pattern.replace(/^\//, '') : `**/${pattern}`;
    return `${negated ? '!' : ''}/${escaped(folder)}/${below}`;
}
/** A rule ends with its line, so a line end within a name is stood for by `?`: any one character. */
function escaped(path) {
    return path.replaceAll(/[\\*?[\] ]/g, '\\$&').replaceAll(/[\r\n]/g, '?');
}
function depth(folder) {
    return folder === '' ? 0 : folder.split('/').length;
}

// EXTERNAL MODULE: ./build/adapters/git/site.js
var git_site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/git/unread.js
var unread = __webpack_require__(6639);
;// CONCATENATED MODULE: ./build/adapters/git/ignored.js









const RULES = '.gitignore';
/** The rules that stand above every .gitignore. */
function outerRules(site, nested) {
    const own = (0,git_site/* userFile */.Mz)(site, 'core.excludesfile', 'ignore');
    const files = [
        { folder: '', text: own === null ? '' : ((0,git_site/* readText */.yR)(own) ?? '') },
        { folder: '', text: (0,git_site/* readText */.yR)((0,external_node_path_.join)(site.commonDir, 'info/exclude')) ?? '' },
    ];
    for (const folder of nested) {
        const text = (0,git_site/* readText */.yR)((0,raw_path/* onDisk */.FC)(site.root, (0,raw_path/* join */.fj)(folder, '.git/info/exclude')));
        if (text !== null)
            files.push({ folder, text });
    }
    return files;
}
/** The .gitignore files among these names. Like git, a link is not followed. */
function ruleFilesAmong(root, names) {
    const files = [];
    for (const name of names) {
        const text = (0,raw_path/* nameOf */.Vb)(name) === RULES ? readRules(root, name) : null;
        if (text !== null)
            files.push({ folder: (0,raw_path/* parentOf */.gN)(name), text });
    }
    return files;
}
/** The .gitignore files of an untracked folder, as deep as any of them can matter. */
function ruleFilesBelow(root, folder) {
    const text = readRules(root, (0,raw_path/* join */.fj)(folder, RULES));
    const here = text === null ? [] : [{ folder, text }];
    if (text !== null && ignoresAll(text))
        return here;
    const folders = entriesOf(root, folder).filter((entry) => entry.isDirectory() && entry.name !== '.git');
    return [...here, ...folders.flatMap((entry) => ruleFilesBelow(root, (0,raw_path/* join */.fj)(folder, entry.name)))];
}
/** `excluded` are ignored whatever else is said: the last rule wins. */
function rulesText(outer, gitignores, excluded) {
    const inner = [...gitignores].sort(shallowFirst);
    const last = { folder: '', text: excluded.map((path) => `${ruleFor((0,raw_path/* toRaw */.ux)(path))}\n`).join('') };
    return compileRules([...outer, ...inner, last]);
}
/** Untracked paths that the start's rules do not ignore; `name/` for a repository that git does not look into. */
async function listUntracked(store, index, options = {}) {
    const { only = [] } = options;
    const answer = await store.git({
        args: [
            'ls-files',
            '--others',
            '-z',
            ...(options.folders === true ? ['--directory', '--no-empty-directory'] : []),
            `--exclude-from=${store.excludeFile}`,
            '--',
            ...only.map((raw) => Buffer.from(raw, 'latin1').toString('utf8')),
        ],
        index,
        deadlineMs: exec/* LISTING_DEADLINE_MS */.rf,
    });
    return { names: (0,raw_path/* splitNul */.K5)(answer.stdout), unread: (0,unread/* unreadIn */.l)(answer.stderr) };
}
/** What the start's rules ignore; `name/` for a folder all of which is ignored. */
async function listIgnored(store, index) {
    const answer = await store.git({
        args: ['ls-files', '--others', '--ignored', '--directory', '-z', `--exclude-from=${store.excludeFile}`],
        index,
        deadlineMs: exec/* LISTING_DEADLINE_MS */.rf,
    });
    return (0,raw_path/* splitNul */.K5)(answer.stdout);
}
/**
 * Folders that a rule ignores, or a folder above them. That all a folder holds just now is ignored makes it no
 * such folder: what comes into it next may be anything.
 */
function ignoredFolders(store, folders) {
    return matching(store.folderRules, folders);
}
/** Files and links that a rule ignores, or a folder above them. */
function ignoredFiles(store, files) {
    return matching(store.rules, files);
}
/** check-ignore knows no literal names. With `./` before it none can be taken for pathspec magic. */
async function matching(rules, names) {
    if (names.length === 0)
        return new Set();
    const answer = await rules({
        args: ['check-ignore', '--no-index', '-z', '--stdin'],
        input: (0,raw_path/* joinNul */.MX)(names.map((name) => `./${name}`)),
        env: { GIT_LITERAL_PATHSPECS: '0' },
        accept: [0, 1],
        deadlineMs: exec/* LISTING_DEADLINE_MS */.rf,
    });
    return new Set((0,raw_path/* splitNul */.K5)(answer.stdout).map((name) => name.slice('./'.length)));
}
function readRules(root, name) {
    const path = (0,raw_path/* onDisk */.FC)(root, name);
    const stat = (0,there/* lstatThere */.L)(path);
    return stat?.isFile() ? (0,external_node_fs_.readFileSync)(path, 'latin1') : null;
}

;// CONCATENATED MODULE: ./build/adapters/git/locked.js



/** Without these the owner can do nothing in a folder. */
const OWNER_MAY = 0o700;
/** Opens the folders above these paths that were open in the last good state, giving each its mode of then. */
function openAbove(root, known, names) {
    const seen = new Set();
    for (const name of names)
        locked_open(root, known, (0,raw_path/* parentOf */.gN)(name), seen);
}
/** The folders above first: through a locked one nothing can be seen. */
function locked_open(root, known, folder, seen) {
    if (seen.has(folder))
        return;
    seen.add(folder);
    if (folder !== '')
        locked_open(root, known, (0,raw_path/* parentOf */.gN)(folder), seen);
    const mode = known.get(folder)?.mode ?? 0;
    if ((mode & OWNER_MAY) !== OWNER_MAY)
        return;
    const path = (0,raw_path/* onDisk */.FC)(root, folder);
    const stat = (0,there/* lstatThere */.L)(path);
    if (stat?.isDirectory() && (stat.mode & OWNER_MAY) !== OWNER_MAY)
        (0,external_node_fs_.chmodSync)(path, mode);
}

// EXTERNAL MODULE: ./build/adapters/git/store.js
var git_store = __webpack_require__(74139);
;// CONCATENATED MODULE: ./build/adapters/git/files-below.js



/** A listing of git's with each `name/` replaced by the files below it that the start's rules do not ignore. */
async function withFilesBelow(store, root, names) {
    const folders = names.filter((name) => name.endsWith('/'));
    const below = folders.flatMap((name) => [...filesBelow(root, [name.slice(0, -1)])]);
    const ignored = await ignoredFiles(store, below);
    return [...names.filter((name) => !name.endsWith('/')), ...below.filter((raw) => !ignored.has(raw))];
}
/**
 * Every file and link below these folders, near ones first; `.git` stays out. A folder that is locked or lies too deep
 * is passed over: the folder scan tells of it. Ends after `most` entries.
 */
function* filesBelow(root, tops, most = Number.POSITIVE_INFINITY) {
    const longest = LONGEST_FOLDER - Buffer.byteLength(root) - 1;
    const folders = [...tops];
    let passed = 0;
    for (let at = 0; at < folders.length; at++) {
        const here = folders[at] ?? '';
        for (const entry of files_below_readable(root, here)) {
            const path = (0,raw_path/* join */.fj)(here, entry.name);
            if (++passed > most)
                return;
            if (entry.name === '.git')
                continue;
            if (entry.isFile() || entry.isSymbolicLink())
                yield path;
            else if (entry.isDirectory() && path.length <= longest)
                folders.push(path);
        }
    }
}
/** What lies in a folder; nothing where there is none, or where it is locked. */
function files_below_readable(root, folder) {
    try {
        return entriesOf(root, folder);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(code))
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./build/adapters/git/index-file.js
var index_file = __webpack_require__(81261);
;// CONCATENATED MODULE: ./build/adapters/git/watched.js








/** Ignored entries that are looked through at the start, near ones first. A large node_modules has 100,000. */
const LARGEST_WALK = 200_000;
/** And for new ones below one guarded folder, at each measurement. */
const LARGEST_PLACE = 10_000;
/** Names held against the rules before the event loop gets a turn. */
const watched_BATCH = 500;
/**
 * Takes the ignored files that are watched into the start, as if they were tracked: then they are measured, judged
 * and put back like any other. Gives their entries. Nothing may measure or fold edits meanwhile.
 */
async function takeWatched(state, watch) {
    const { store, site, start } = state;
    const names = await watchedAmong(state, watch);
    if (names.length === 0)
        return [];
    await (0,candidates/* applyToIndex */.wm)(site.root, store, start.index, names);
    const tree = await (0,candidates/* writeTree */.WM)(store, start.index);
    const taken = new Set(names);
    const entries = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(start.index), store.format).entries.filter((entry) => taken.has(entry.name));
    (0,candidates/* copyIndex */.UZ)(start.index, state.good.index);
    for (const entry of entries)
        state.watched.add(entry.name);
    const all = new Map(start.entries);
    for (const entry of entries)
        all.set(entry.name, { mode: entry.mode.toString(8), oid: entry.oid });
    state.start = { ...start, tree, entries: all };
    state.good = { ...state.good, tree: Promise.resolve(tree) };
    return entries;
}
async function watchedAmong(state, watch) {
    const listed = await listIgnored(state.store, state.start.index);
    const files = listed.filter((name) => !name.endsWith('/'));
    const folders = listed.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
    const found = [];
    const { root } = state.site;
    let looked = 0;
    for (const names of [files, filesBelow(root, folders, LARGEST_WALK)]) {
        for (const raw of names) {
            const path = (0,raw_path/* toText */.fE)(raw);
            if (watch.guards(path) || watch.keeps(path))
                found.push(raw);
            if (++looked % watched_BATCH === 0)
                await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    return found.filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, state.excluded));
}
/** Guarded paths that nobody knew before. Those that are not ignored are found by git as well. */
function newGuarded(state, watch) {
    const { root } = state.site;
    const find = (0,git_found/* finder */.n)(root);
    const found = new Set();
    for (const place of watch.places.map(raw_path/* toRaw */.ux)) {
        if (place !== '' && find(place).kind !== 'folder')
            continue;
        for (const entry of files_below_readable(root, place)) {
            const raw = (0,raw_path/* join */.fj)(place, entry.name);
            if (!watch.guards((0,raw_path/* toText */.fE)(raw)))
                continue;
            if (entry.isDirectory()) {
                for (const file of filesBelow(root, [raw], LARGEST_PLACE))
                    if (watch.guards((0,raw_path/* toText */.fE)(file)))
                        found.add(file);
            }
            else if (entry.isFile() || entry.isSymbolicLink())
                found.add(raw);
        }
    }
    return [...found].filter((raw) => !state.start.entries.has(raw) && !state.good.total.has(raw) && !(0,raw_path/* isWithin */.UO)(raw, state.excluded));
}
/** An ignored file that may be changed as long as it stays. */
function isFree({ watch, watched }, raw) {
    return watch !== null && watched.has(raw) && !watch.guards((0,raw_path/* toText */.fE)(raw));
}
/** Without the changes of ignored files that may be changed as long as they stay. */
function withoutFree(state, changes) {
    return changes.filter((change) => {
        if (!isFree(state, change.raw))
            return true;
        const emptied = change.oldOid !== change.newOid && (state.sizes.get(change.newOid ?? '') ?? 0) === 0;
        return change.status !== 'modified' || emptied;
    });
}

;// CONCATENATED MODULE: ./build/adapters/git/edits.js








function keepEdits(state, countLines) {
    /** null: the file was gone when it was noted. */
    const noted = new Map();
    const unsettled = new Set();
    const settle = async () => {
        const names = [...unsettled];
        unsettled.clear();
        const ignored = await ignoredAmong(state, names);
        for (const raw of names) {
            const edit = noted.get(raw);
            if (ignored.has(raw))
                noted.delete(raw);
            else if (edit !== undefined)
                await settleOne(state, raw, edit, countLines);
        }
    };
    return {
        note: (raw) => {
            noted.set(raw, readEdit(state.site.root, raw));
            unsettled.add(raw);
        },
        settle,
        fold: async () => {
            // A command may have locked them since, the root and the repository's objects with it.
            openAbove(state.site.root, state.good.folders, noted.keys());
            await settle();
            if (noted.size === 0)
                return;
            await foldAll(state, noted);
            noted.clear();
        },
        drop: () => {
            noted.clear();
            unsettled.clear();
        },
    };
}
function readEdit(root, raw) {
    if ((0,git_found/* finder */.n)(root)(raw).kind !== 'file')
        return null;
    const file = (0,external_node_fs_.openSync)((0,raw_path/* onDisk */.FC)(root, raw), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stat = (0,external_node_fs_.fstatSync)(file, { bigint: true });
        return { bytes: (0,external_node_fs_.readFileSync)(file), mode: Number(stat.mode) & 0o7777, ctime: stat.ctimeNs };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/**
 * New files that the start's rules ignore are no part of the tree, whoever writes them (DECISIONS D24); nor are
 * those that have only to stay.
 */
async function ignoredAmong(state, names) {
    const unknown = names.filter((raw) => !state.start.entries.has(raw) && !state.good.total.has(raw));
    const free = names.filter((raw) => isFree(state, raw));
    if (unknown.length === 0)
        return new Set(free);
    const { names: untracked } = await listUntracked(state.store, state.good.index, { only: unknown });
    const counted = new Set(untracked);
    return new Set([...free, ...unknown.filter((raw) => !counted.has(raw))]);
}
async function settleOne(state, raw, edit, countLines) {
    const before = state.start.entries.get(raw) ?? null;
    const mode = edit === null ? null : (edit.mode & 0o100) === 0 ? '100644' : '100755';
    const oid = edit === null ? null : (0,git_store/* blobId */.zA)(state.store.format, edit.bytes);
    const total = new Map(state.good.total);
    total.delete(raw);
    if ((before?.oid ?? null) !== oid || (before?.mode ?? null) !== mode) {
        const count = await countLines(raw, edit?.bytes ?? Buffer.alloc(0));
        total.set(raw, changeOf(raw, before, { mode, oid }, count));
    }
    if (oid !== null && edit !== null)
        state.sizes.set(oid, edit.bytes.length);
    const modes = new Map(state.good.modes);
    if (edit !== null)
        modes.set(raw, edit.mode);
    const sorted = new Map([...total].sort(([a], [b]) => (0,raw_path/* byBytes */.bg)(a, b)));
    state.good = { ...state.good, total: sorted, modes };
}
function changeOf(raw, before, after, count) {
    const oldMode = before?.mode ?? null;
    const kindChanged = oldMode !== null && after.mode !== null && oldMode.slice(0, 3) !== after.mode.slice(0, 3);
    return {
        raw,
        status: oldMode === null
            ? 'added'
            : after.mode === null
                ? 'deleted'
                : kindChanged
                    ? 'type_changed'
                    : 'modified',
        oldMode,
        newMode: after.mode,
        oldOid: before?.oid ?? null,
        newOid: after.oid,
        ...count,
    };
}
/** What still is as it was noted is read by git from disk, which gives the index its stat data too. */
async function foldAll(state, noted) {
    const { store, site } = state;
    const records = [];
    const read = [];
    // Writing a tree locks its index: the one begun by the last `keep` comes to its end first.
    await state.good.tree;
    const find = (0,git_found/* finder */.n)(site.root);
    for (const [raw, edit] of noted) {
        const here = find(raw);
        if (edit === null)
            records.push((0,candidates/* removalRecord */.OB)(store, raw));
        else if (here.kind === 'file' && here.ctime === edit.ctime) {
            read.push(raw);
            state.recent.set(raw, edit.ctime);
        }
        else {
            records.push((0,candidates/* indexRecord */.o)((edit.mode & 0o100) === 0 ? '100644' : '100755', store.writeBlob(edit.bytes), raw));
        }
    }
    await (0,candidates/* writeRecords */.Wh)(store, state.good.index, records);
    await (0,candidates/* readFiles */.Ul)(site.root, store, state.good.index, read);
    state.good = { ...state.good, tree: (0,candidates/* treeOf */.g7)(store, state.good.index) };
}

;// CONCATENATED MODULE: ./build/adapters/git/hard-links.js



/**
 * Files that have more names than they are known to have, whatever is in them. The other name lies where nothing is
 * measured (it is ignored, or outside), and who writes there later writes here.
 */
function gainedNames(links, found) {
    const names = (raw) => links.get(raw)?.names ?? 1;
    return [...found]
        .filter(([raw, here]) => here.kind === 'file' && here.links > names(raw))
        .map(([raw]) => raw);
}
/**
 * What a kept step left of these files: one that was written anew is a file of its own from now on, and a name that
 * went is no longer expected, so that a new one in its place is one more.
 */
function adoptLinks(root, links, found) {
    const looked = [...found.keys()].filter((raw) => links.has(raw));
    return looked.length === 0 ? links : relabelled(root, links, looked);
}
function relabelled(root, links, names) {
    const now = new Map(links);
    for (const raw of names) {
        const linked = linkedAt(root, raw);
        if (linked !== null)
            now.set(raw, linked);
    }
    return now;
}
/**
 * Removes the files that gained a name, with all their names in the workspace, so that they are made anew: what holds
 * the name that came keeps a copy (DECISIONS D24). Gives the names to be written.
 */
function severLinks({ root, links, changes, gained }) {
    const added = new Set(changes.filter(({ oldMode }) => oldMode === null).map(({ raw }) => raw));
    const severed = new Set(gained.filter((raw) => !added.has(raw)));
    for (const group of groupsOf(links)) {
        if (group.some((raw) => severed.has(raw)))
            for (const raw of group)
                severed.add(raw);
    }
    for (const raw of severed)
        if ((0,git_found/* finder */.n)(root)(raw).kind === 'file')
            (0,external_node_fs_.rmSync)((0,raw_path/* onDisk */.FC)(root, raw));
    return severed;
}
/**
 * Files with several names. Where the old inode still stands under one of them, its content is put back in place,
 * so that names outside the workspace follow too. Gives, for each restored path, the name to be joined with.
 */
async function restoreLinks({ root, blobs, links }, entries, written) {
    const joined = new Map();
    for (const group of groupsOf(links)) {
        if (!group.some((raw) => written.has(raw)))
            continue;
        const keeper = keeperOf(root, links, group);
        const entry = entries().find(({ name }) => name === keeper);
        if (keeper === undefined || entry === undefined)
            continue;
        (0,external_node_fs_.writeFileSync)((0,raw_path/* onDisk */.FC)(root, keeper), await blobs.read(entry.oid));
        for (const raw of group)
            joined.set(raw, keeper);
    }
    return joined;
}
/** All names of a group become one file again. Gives the groups with their new inodes. */
function joinLinks({ root, links }, touched, linked) {
    const looked = [];
    for (const group of groupsOf(links)) {
        const [first = ''] = group;
        const wasTouched = group.some((raw) => touched.has(raw));
        if (!wasTouched && group.length === 1)
            continue;
        const keeper = linked.get(first) ?? keeperOf(root, links, group) ?? first;
        const inode = linkedAt(root, keeper)?.inode;
        for (const raw of group) {
            if (linkedAt(root, raw)?.inode === inode)
                continue;
            (0,external_node_fs_.rmSync)((0,raw_path/* onDisk */.FC)(root, raw), { force: true });
            (0,external_node_fs_.linkSync)((0,raw_path/* onDisk */.FC)(root, keeper), (0,raw_path/* onDisk */.FC)(root, raw));
        }
        looked.push(...group);
    }
    return relabelled(root, links, looked);
}
/** The name that still is the file it was: names outside the workspace are that file's too. */
function keeperOf(root, links, group) {
    return group.find((raw) => linkedAt(root, raw)?.inode === links.get(raw)?.inode);
}
/** The names of each file that has several. */
function groupsOf(links) {
    const groups = new Map();
    for (const [raw, { inode }] of links)
        groups.set(inode, [...(groups.get(inode) ?? []), raw]);
    return [...groups.values()];
}
function linkedAt(root, raw) {
    if ((0,git_found/* finder */.n)(root)(raw).kind !== 'file')
        return null;
    const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* onDisk */.FC)(root, raw));
    return { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink };
}

// EXTERNAL MODULE: ./build/adapters/git/names.js
var git_names = __webpack_require__(88290);
;// CONCATENATED MODULE: ./build/adapters/git/hazards.js




function hazardsOf(facts) {
    const changed = new Set(facts.step.map((change) => change.raw));
    return [
        ...facts.special.map((raw) => hazard('FS-03', raw, 'is a FIFO, socket, device or unreadable folder: only files, folders and links can be kept; remove it')),
        ...facts.dotGit.map((raw) => hazard('GIT-03', raw, 'is a git directory inside the workspace: a repository in the repository would hide its files; remove it')),
        ...facts.tooDeep.map((raw) => hazard('FS-06', raw, `lies deeper than can be looked into (folders over ${LONGEST_FOLDER} bytes of path): use shorter names`)),
        ...facts.oversized.map((raw) => hazard('FS-03', raw, `is larger than ${candidates/* LARGEST_FILE */.K7} bytes, the most that is read; remove it`)),
        ...facts.links.map(({ raw, target, why }) => hazard('FS-02', raw, `is a link to ${clipped((0,git_names/* shown */.SP)(target))}, ${why}; link to a tracked path, relatively`)),
        ...facts.privileged.map((raw) => hazard('FS-03', raw, 'has a set-user-id, set-group-id or sticky bit: git keeps none; take it off')),
        ...facts.gained
            .filter((raw) => !changed.has(raw))
            .map((raw) => hazard('FS-03', raw, 'has got another name (hard link) where nothing is measured: a change there would be one here; copy it instead')),
        ...facts.step.flatMap((change) => changeHazards(change, facts)),
    ];
}
function changeHazards(change, facts) {
    const { raw } = change;
    const hazards = [];
    const trouble = (0,git_names/* nameTrouble */.Pn)(raw);
    // A name that was there before is no invention of the agent, unless the rest of the program cannot spell it.
    if (trouble !== null && (change.oldMode === null || trouble.includes('UTF-8'))) {
        hazards.push(hazard('FS-06', raw, `cannot be kept: ${trouble}; use another name`));
    }
    if ((0,git_names/* looksLikeDotGit */.jV)(raw)) {
        hazards.push(hazard('GIT-01', raw, 'is `.git` to file systems that fold names; use another name'));
    }
    const found = facts.found.get(raw);
    if (change.newMode !== null && found?.kind === 'file' && found.links > 1) {
        hazards.push(hazard('FS-03', raw, `has ${found.links} names (hard links): a change would reach the others; copy it instead`));
    }
    if ((0,raw_path/* isWithin */.UO)(raw, facts.nested)) {
        hazards.push(hazard('GIT-03', raw, 'lies in a repository of its own (submodule): a run changes one repository; leave it'));
    }
    return hazards;
}
function hazard(code, raw, text) {
    const path = clipped((0,git_names/* shown */.SP)(raw));
    return { code, path, reason: `${path} ${text}` };
}
/** Characters of a path that a message bears. */
const LONGEST_SHOWN = 240;
/** Its beginning and its end, which tell the most. */
function clipped(text) {
    return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, 160)}…${text.slice(-60)}`;
}

;// CONCATENATED MODULE: ./build/adapters/git/links.js






const LINK = '120000';
/**
 * Of the links that a step made or changed, those that lead into a git directory or to ignored paths: what lies there
 * is neither measured nor committed. One that leads out of the repository is judged at the commit, for until then no
 * tool writes through it.
 */
async function badLinks(state, step, found) {
    const made = step.filter(({ raw, newMode }) => newMode === LINK && found.get(raw)?.kind === 'link');
    if (made.length === 0)
        return [];
    const links = made.map(({ raw }) => ({ raw, target: targetOf(state.site.root, raw) }));
    const bad = [];
    const inside = [];
    for (const { raw, target } of links) {
        const places = placesOf(state.site.root, raw, target);
        const why = trouble(places);
        if (why !== null)
            bad.push({ raw, target, why });
        else
            inside.push({ raw, target, places: places.flatMap((place) => place ?? []) });
    }
    const ignored = await links_ignoredAmong(state, inside.flatMap(({ places }) => places));
    for (const { raw, target, places } of inside) {
        if (places.some((place) => ignored.has(place)))
            bad.push({ raw, target, why: 'which is ignored' });
    }
    return bad;
}
function targetOf(root, raw) {
    return (0,external_node_fs_.readlinkSync)((0,raw_path/* onDisk */.FC)(root, raw), 'latin1');
}
/** Where a link leads below the root: by its words, and on disk where that exists. null: out of the root. */
function placesOf(root, raw, target) {
    const spelled = external_node_path_.posix.join((0,raw_path/* parentOf */.gN)(raw), target).replace(/\/$/, '');
    const byWords = spelled === '..' || spelled.startsWith('../') ? null : spelled.replace(/^\.$/, '');
    try {
        const real = (0,external_node_fs_.realpathSync)((0,raw_path/* onDisk */.FC)(root, raw), 'latin1');
        const top = (0,external_node_fs_.realpathSync)(root, 'latin1');
        const onTop = real === top || real.startsWith(`${top}/`);
        return [byWords, onTop ? real.slice(top.length + 1) : null];
    }
    catch {
        // Nothing there, or a circle.
        return [byWords];
    }
}
function trouble(places) {
    return places.some((place) => place !== null && (0,git_names/* looksLikeDotGit */.jV)(place)) ? 'a git directory' : null;
}
async function links_ignoredAmong(state, places) {
    const find = (0,git_found/* finder */.n)(state.site.root);
    const asked = places.filter((place) => place !== '' && !state.start.entries.has(place));
    const folders = asked.filter((place) => ['folder', 'gone'].includes(find(place).kind));
    const [ruled, rest] = await Promise.all([
        ignoredFolders(state.store, folders),
        ignoredFiles(state.store, asked),
    ]);
    return new Set([...ruled, ...rest]);
}

;// CONCATENATED MODULE: ./build/adapters/git/inventory.js



const inventory_LINK = 0o120000;
/** Files looked at before the event loop gets a turn: about a millisecond's work. */
const inventory_BATCH = 400;
async function takeInventory(root, entries) {
    const modes = new Map();
    const links = new Map();
    for (let from = 0; from < entries.length; from += inventory_BATCH) {
        for (const entry of entries.slice(from, from + inventory_BATCH)) {
            const stat = (0,there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(root, entry.name));
            if (stat === undefined || !stat.isFile())
                continue;
            const mode = stat.mode & 0o7777;
            if (mode !== usualMode(entry.mode))
                modes.set(entry.name, mode);
            if (stat.nlink > 1)
                links.set(entry.name, { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink });
        }
        await (0,external_node_timers_promises_.setImmediate)();
    }
    return { modes, links };
}
/** The bits that git's checkout gives a file under the process's umask; null for a link, which has none. */
function usualMode(gitMode) {
    if (gitMode === inventory_LINK)
        return null;
    return ((gitMode & 0o111) === 0 ? 0o666 : 0o777) & ~process.umask();
}

;// CONCATENATED MODULE: ./build/adapters/git/rewritten.js





const NS_PER_S = 1000000000n;
/** Bytes. A file up to this size is read here and now; for larger ones git is asked. */
const MOST_READ = 4 * 1024 ** 2;
/**
 * Files that were written again within one second of the index, as git's seconds do not show it, and that may have
 * other bytes or bits now. Forgets those whose second is over.
 */
function rewritten(state) {
    const changed = new Set();
    const second = BigInt(Math.floor(Date.now() / 1000));
    for (const [raw, ctime] of state.recent) {
        if ((0,raw_path/* isWithin */.UO)(raw, state.excluded))
            continue;
        const path = (0,raw_path/* onDisk */.FC)(state.site.root, raw);
        const now = (0,there/* lstatExact */.A)(path)?.ctimeNs;
        if (now === ctime) {
            if (second > ctime / NS_PER_S + 1n)
                state.recent.delete(raw);
        }
        else if (now !== undefined && isAsKnown(state, raw, path, now))
            state.recent.set(raw, now);
        else
            changed.add(raw);
    }
    return changed;
}
/** Whether a file holds the bytes, bits and single name that it has in the last good state. Reads all of it. */
function isAsKnown(state, raw, path, ctime) {
    // What may change as long as it stays is in the index and not in the total.
    const known = state.watched.has(raw) ? undefined : knownOf(state, raw);
    // How many names a file has that had several is looked at with the rest.
    if (known === undefined || state.good.links.has(raw))
        return false;
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch {
        return false;
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(file, { bigint: true });
        if (!stat.isFile() || stat.ctimeNs !== ctime || stat.nlink !== 1n || stat.size > MOST_READ)
            return false;
        const mode = state.good.modes.get(raw) ?? usualMode(known.mode);
        return ((Number(stat.mode) & 0o7777) === mode && (0,git_store/* blobId */.zA)(state.store.format, (0,external_node_fs_.readFileSync)(file)) === known.oid);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function knownOf({ good, start }, raw) {
    const change = good.total.get(raw);
    const mode = change === undefined ? start.entries.get(raw)?.mode : change.newMode;
    const oid = change === undefined ? start.entries.get(raw)?.oid : change.newOid;
    return mode == null || oid == null ? undefined : { mode: Number.parseInt(mode, 8), oid };
}

;// CONCATENATED MODULE: ./build/adapters/git/ruled.js


/** Which of these folders the start's rules take out of sight: ignored, and without a file that is measured. */
async function ruledAmong(state, folders) {
    const unknown = folders.filter((raw) => !state.ruled.has(raw));
    const ignored = await ignoredFolders(state.store, unknown);
    const measured = ignored.size === 0 ? [] : [...state.start.entries.keys()];
    const holding = foldersOf(measured.filter((raw) => !state.watched.has(raw)));
    for (const raw of unknown)
        state.ruled.set(raw, ignored.has(raw) && !holding.has(raw));
    return new Set(folders.filter((raw) => state.ruled.get(raw)));
}
/** Every folder on the way to one of these files. */
function foldersOf(files) {
    const folders = new Set();
    for (const file of files) {
        for (let folder = (0,raw_path/* parentOf */.gN)(file); folder !== '' && !folders.has(folder); folder = (0,raw_path/* parentOf */.gN)(folder)) {
            folders.add(folder);
        }
    }
    return folders;
}

;// CONCATENATED MODULE: ./build/adapters/git/measure.js

















/** What differs on disk from the last good state, whoever says otherwise. Changes nothing but the private store. */
async function measureStep(state) {
    ensureRoot(state);
    const { names, scan, afresh, guarded } = await look(state);
    const special = scan.special.filter((raw) => !state.good.known.has(raw));
    const dotGit = scan.dotGit.filter((raw) => !state.good.known.has(raw));
    const tooDeep = scan.tooDeep.filter((raw) => !state.good.known.has(raw));
    const seen = { scan, special, dotGit, tooDeep, guarded };
    if (names.length === 0 && afresh.size === 0)
        return unchanged(state, seen);
    return compare(state, names, afresh, seen);
}
/** Both of git's views and ours, at once. */
async function look(state) {
    const { store, good, site } = state;
    const list = () => Promise.all([(0,candidates/* listTouched */.nR)(store, good.index), listUntracked(store, good.index)]);
    const first = list();
    // Awaited below; a scan that throws first must not leave it unhandled.
    first.catch(() => undefined);
    const scan = await scanFolders(site.root, good.folders, (folders) => ruledAmong(state, folders));
    const lists = scan.reopened ? first.then(list, list) : first;
    lists.catch(() => undefined);
    // Only now, for the scan has opened what was locked; and while git is at work.
    const afresh = rewritten(state);
    const guarded = (await state.guard?.check()) ?? [];
    const [touched, untracked] = await lists;
    const blind = [...scan.tooDeep, ...state.unread, ...good.known];
    (0,unread/* refuseUnread */.C)([...touched.unread, ...untracked.unread], blind);
    const inside = await withFilesBelow(store, site.root, untracked.names);
    const protectedNow = state.watch === null ? [] : newGuarded(state, state.watch);
    const counted = new Set(inside);
    for (const raw of protectedNow)
        if (!counted.has(raw))
            state.watched.add(raw);
    const outside = [...state.excluded, ...scan.tooDeep];
    const all = [...touched.names, ...inside, ...protectedNow];
    return { names: all.filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, outside)), scan, afresh, guarded };
}
function unchanged(state, seen) {
    const total = [...state.good.total.values()];
    return finish(state, seen, {
        index: state.good.index,
        step: [],
        total,
        found: new Map(),
        oversized: [],
        links: [],
    });
}
async function compare(state, names, afresh, seen) {
    const { store, start, good } = state;
    const goodTree = await good.tree;
    const index = store.index(`measured-${++state.counter}`);
    (0,candidates/* copyIndex */.UZ)(good.index, index);
    const { found, oversized } = await (0,candidates/* applyToIndex */.wm)(state.site.root, store, index, names, afresh);
    const [total, step] = await Promise.all([
        diffAgainst(state, start.tree, index),
        goodTree === start.tree ? null : diffAgainst(state, goodTree, index),
    ]);
    rememberSizes(state, total, found);
    const links = await badLinks(state, step ?? total, found);
    return finish(state, seen, { index, step: step ?? total, total, found, oversized, links });
}
async function diffAgainst(state, tree, index) {
    (0,attribute_traps/* disarmAbove */.Ej)(state.site.root, [...state.good.total.keys(), ...state.watched]);
    const answer = await state.store.git({
        args: ['diff-index', '--cached', ...diff_output/* DIFF_OPTIONS */.pJ, tree, '--'],
        index,
    });
    return (0,diff_output/* parseDiff */.FR)(answer.stdout);
}
function finish(state, seen, compared) {
    const { found, oversized, links } = compared;
    const total = withoutFree(state, compared.total);
    const step = compared.step === compared.total ? total : withoutFree(state, compared.step);
    const toChanges = (changes) => changes.map((change) => (0,diff_output/* toFileChange */.qR)(change, state.sizes.get(change.newOid ?? '') ?? 0, state.nameOf));
    const totalChanges = toChanges(total);
    const gained = gainedNames(state.good.links, found).filter((raw) => !isFree(state, raw));
    const hazards = [
        ...seen.guarded,
        ...hazardsOf({
            step,
            found,
            gained,
            oversized,
            links,
            privileged: [...seen.scan.privileged, ...privilegedAmong(state, found)],
            special: seen.special,
            dotGit: seen.dotGit,
            tooDeep: seen.tooDeep,
            nested: state.nested,
        }),
    ];
    return {
        measurement: { step: step === total ? totalChanges : toChanges(step), total: totalChanges, hazards },
        index: compared.index,
        step,
        total,
        scan: seen.scan,
        found,
        gained,
        special: [...seen.special, ...seen.dotGit, ...seen.tooDeep],
    };
}
/** Files with a bit that lends their owner's rights, and that they did not have. */
function privilegedAmong({ good }, found) {
    const files = [...found].filter(([raw, here]) => here.kind === 'file' && (here.mode & PRIVILEGE & ~(good.modes.get(raw) ?? 0)) !== 0);
    return files.map(([raw]) => raw);
}
function rememberSizes(state, total, found) {
    for (const { raw, newOid } of total) {
        const here = found.get(raw);
        if (newOid !== null && here !== undefined && 'size' in here)
            state.sizes.set(newOid, here.size);
    }
}
/** A workspace that was deleted is an empty one; what stands in its place instead of a folder goes. */
function ensureRoot({ site: { root }, good }) {
    const stat = (0,there/* lstatThere */.L)(root);
    if (stat?.isDirectory()) {
        // Locked, it would let not even git begin.
        openAbove(root, good.folders, ['.']);
        return;
    }
    if (stat !== undefined)
        (0,external_node_fs_.unlinkSync)(root);
    (0,external_node_fs_.mkdirSync)(root);
}

// EXTERNAL MODULE: ./build/adapters/kept-files.js
var kept_files = __webpack_require__(89959);
;// CONCATENATED MODULE: ./build/adapters/git/git-dir-guard.js



/** Bulk that git only adds to, and that decides nothing. */
const NOT_KEPT = new Set(['objects', 'lfs', 'annex']);
/** What linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED = ['config', 'packed-refs', 'refs', 'hooks', 'info', 'shallow', 'config.worktree', 'reftable'];
/** Refs and what follows them: a change of these alone means that refs moved. */
const REF_PATH = /^(?:HEAD|ORIG_HEAD|packed-refs|refs(?:\/|$)|logs(?:\/|$)|reftable(?:\/|$))/;
/** `objects`: resolves once they have second names. */
function guardGitDir(site, objects) {
    const look = (before) => (0,kept_files/* keepFiles */.N9)(git_dir_guard_placesOf(site), before);
    const before = look(new Map());
    const index = (0,external_node_path_.join)(site.gitDir, 'index');
    const differences = () => (0,kept_files/* differing */.R1)(before, look(before), (path, a, b) => path === index && sameEntries(site, a, b));
    return {
        check: async () => {
            const packs = (await objects()).missingPacks().map((name) => (0,external_node_path_.join)(site.commonDir, 'objects', name));
            const paths = new Set([...differences(), ...packs]);
            // What went or came with its folder is told by the folder.
            return [...paths].filter((path) => !hasAbove(paths, path)).map((path) => hazardOf(site, path));
        },
        restore: async () => {
            (0,kept_files/* putBack */.pK)(before, differences);
            await (await objects()).restore();
            const left = differences();
            if (left.length > 0)
                throw new Error(`the git directory could not be put back: ${left.join(', ')}`);
        },
    };
}
function hasAbove(paths, path) {
    const above = (0,external_node_path_.dirname)(path);
    return above !== path && (paths.has(above) || hasAbove(paths, above));
}
function hazardOf(site, path) {
    const home = path.startsWith(`${site.gitDir}/`) ? site.gitDir : site.commonDir;
    const inside = (0,external_node_path_.relative)(home, path);
    const outer = (0,external_node_path_.relative)(site.root, path);
    const moved = REF_PATH.test(inside);
    return {
        code: moved ? 'GIT-02' : 'GIT-01',
        path: outer.startsWith('..') ? (0,external_node_path_.join)('.git', inside) : outer,
        reason: moved
            ? `${inside} changed: refs and HEAD belong to the harness, which commits by itself; leave them`
            : `${inside === '' || inside.startsWith('..') ? '.git' : inside} changed: the git directory belongs to the harness; leave it`,
    };
}
/** A file that must be as it was, whatever is beside it. */
function alone(path) {
    return { path, holds: () => false };
}
function deep(path) {
    return { path, holds: (name) => !NOT_KEPT.has(name) };
}
function git_dir_guard_placesOf({ root, gitDir, commonDir }) {
    const dotGit = (0,external_node_path_.join)(root, '.git');
    return [
        ...(dotGit === gitDir ? [] : [alone(dotGit)]),
        deep(gitDir),
        ...(commonDir === gitDir ? [] : SHARED.map((name) => deep((0,external_node_path_.join)(commonDir, name)))),
        alone((0,external_node_path_.join)(commonDir, 'objects/info/alternates')),
    ];
}
/** `git status` writes the index anew when only stat data in it is old: that changes nothing. */
function sameEntries(site, a, b) {
    try {
        const texts = [a, b].map((bytes) => {
            const { entries, split } = (0,index_file/* parseIndex */.A1)(bytes, site.format);
            return JSON.stringify([split, entries.map(({ stat: _, ...said }) => said)]);
        });
        return texts[0] === texts[1];
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/kept-objects.js



/** Bytes that are copied where a second name cannot be given (another file system); more is left unkept. */
const MOST_COPIED = 256 * 1024 ** 2;
async function keepObjects(objects, store) {
    const kept = [];
    let copied = 0;
    for (const folder of foldersIn(objects)) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(store, folder), { recursive: true });
        for (const name of filesIn(objects, folder)) {
            const from = (0,external_node_path_.join)(objects, name);
            if (!secondName(from, (0,external_node_path_.join)(store, name))) {
                copied += (0,external_node_fs_.statSync)(from).size;
                if (copied > MOST_COPIED)
                    return keptObjects(objects, store, kept);
                (0,external_node_fs_.copyFileSync)(from, (0,external_node_path_.join)(store, name));
            }
            kept.push(name);
        }
        // A folder takes a moment, and there may be 256 of them: the model's answer must not wait for all.
        await (0,external_node_timers_promises_.setImmediate)();
    }
    return keptObjects(objects, store, kept);
}
function keptObjects(objects, store, kept) {
    const gone = () => kept.filter((name) => !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(objects, name)));
    return {
        missingPacks: () => kept.filter((name) => name.startsWith('pack/') && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(objects, name))),
        restore: async () => {
            const names = gone();
            // Without these two, empty or not, git takes the folder for no object store.
            for (const folder of names.length > 0 ? ['info', 'pack'] : []) {
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(objects, folder), { recursive: true });
            }
            for (const name of names) {
                const to = (0,external_node_path_.join)(objects, name);
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to), { recursive: true });
                if (!secondName((0,external_node_path_.join)(store, name), to))
                    (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(store, name), to);
            }
        },
    };
}
/** But for `info`: the store's own list of alternates is not the repository's. */
function foldersIn(objects) {
    return (0,external_node_fs_.readdirSync)(objects, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'info')
        .map(({ name }) => name);
}
function filesIn(objects, folder) {
    return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(objects, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`);
}
/** False where the file system gives none. */
function secondName(from, to) {
    try {
        (0,external_node_fs_.linkSync)(from, to);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EEXIST';
    }
}

// EXTERNAL MODULE: ./build/adapters/git/conversions.js
var conversions = __webpack_require__(31343);
;// CONCATENATED MODULE: ./build/adapters/git/start-entries.js







const GITLINK = 0o160000;
const SPARSE_FOLDER = 0o040000;
async function readStartEntries(site) {
    return readRepository(site.root, '', site.format, { gitDir: site.gitDir, gitPath: site.gitPath });
}
/** The files of a repository that lies at `folder`; none where it cannot be read. */
async function readNested(site, folder) {
    const root = (0,external_node_path_.join)(site.root, (0,raw_path/* toText */.fE)(folder));
    const gitDir = (0,git_site/* gitDirOf */.z0)(root);
    if (gitDir === null)
        return { entries: [], nested: [], objects: [] };
    const config = (0,git_site/* readText */.yR)((0,external_node_path_.join)((0,git_site/* layoutOf */.aH)(root, gitDir).commonDir, 'config')) ?? '';
    const format = /objectformat\s*=\s*sha256/i.test(config) ? 'sha256' : 'sha1';
    if (format !== site.format)
        return { entries: [], nested: [folder], objects: [] };
    const start = await readRepository(root, folder, format, { gitDir, gitPath: site.gitPath });
    return { ...start, nested: [folder, ...start.nested] };
}
async function readRepository(root, folder, format, at) {
    const layout = (0,git_site/* layoutOf */.aH)(root, at.gitDir);
    const git = (0,exec/* hardenedGit */.YW)({ gitPath: at.gitPath, gitDir: at.gitDir, workTree: root });
    const index = await readIndex(at.gitDir, format, git);
    const entries = [];
    const links = [];
    for (const entry of index.entries) {
        if (entry.mode === GITLINK)
            links.push(entry.name);
        const kept = harmless(entry, root, index.writtenAt);
        if (kept !== null)
            entries.push({ ...kept, name: (0,raw_path/* join */.fj)(folder, kept.name) });
    }
    const below = await Promise.all(links.map((name) => readLinked(root, folder, name, format, at.gitPath)));
    const all = [...entries, ...below.flatMap((start) => start.entries)];
    return {
        entries: below.length === 0 ? all : all.sort((a, b) => (0,raw_path/* byBytes */.bg)(a.name, b.name)),
        nested: below.flatMap((start) => start.nested),
        objects: [(0,external_node_path_.join)(layout.commonDir, 'objects'), ...below.flatMap((start) => start.objects)],
    };
}
async function readLinked(root, folder, name, format, gitPath) {
    const place = (0,external_node_path_.join)(root, (0,raw_path/* toText */.fE)(name));
    const gitDir = (0,git_site/* gitDirOf */.z0)(place);
    if (gitDir === null)
        return { entries: [], nested: [], objects: [] };
    const start = await readRepository(place, (0,raw_path/* join */.fj)(folder, name), format, { gitDir, gitPath });
    return { ...start, nested: [(0,raw_path/* join */.fj)(folder, name), ...start.nested] };
}
/**
 * The entry as the private index may hold it, or null where the disk has to speak for itself: conflicts, files and
 * folders left out by a sparse checkout, and submodules. Flags that tell git not to look are not taken over. The
 * stat data of a file that was written in the same second as the index, or later, may lie ("racy git") and is
 * forgotten.
 */
function harmless(entry, root, writtenAt) {
    if (entry.stage !== 0 || entry.mode === GITLINK || entry.mode === SPARSE_FOLDER)
        return null;
    if (entry.skipWorktree && (0,there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(root, entry.name)) === undefined)
        return null;
    return (0,index_file/* statOf */._N)(entry).mtime >= writtenAt ? { ...entry, stat: index_file/* UNKNOWN_STAT */.eg } : entry;
}
/** `writtenAt`: seconds since the epoch. A missing, split or unreadable index is asked of git instead. */
async function readIndex(gitDir, format, git) {
    const path = (0,external_node_path_.join)(gitDir, 'index');
    try {
        const parsed = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(path), format);
        const writtenAt = Math.floor((0,external_node_fs_.statSync)(path).mtimeMs / 1000);
        if (!parsed.split)
            return { ...parsed, writtenAt };
        const listed = await git({ args: ['ls-files', '--stage', '-z'] });
        return { entries: listedEntries(listed.stdout), split: false, writtenAt };
    }
    catch {
        const head = await git({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1, 128] });
        if (head.code !== 0)
            return { entries: [], split: false, writtenAt: 0 };
        const listed = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', 'HEAD'] });
        return { entries: listedEntries(listed.stdout), split: false, writtenAt: 0 };
    }
}
/** Both `mode oid stage\tname` of ls-files and `mode type oid\tname` of ls-tree. */
function listedEntries(output) {
    return (0,raw_path/* splitNul */.K5)(output).map((record) => {
        const tab = record.indexOf('\t');
        const [mode = '', second = '', third = ''] = record.slice(0, tab).split(' ');
        const staged = third.length === 1;
        return {
            name: record.slice(tab + 1),
            mode: Number.parseInt(mode, 8),
            oid: staged ? second : third,
            stage: staged ? Number(third) : 0,
            skipWorktree: false,
            intentToAdd: false,
            assumeUnchanged: false,
            stat: index_file/* UNKNOWN_STAT */.eg,
        };
    });
}

;// CONCATENATED MODULE: ./build/adapters/git/open-start.js











/** Takes the state of the disk as the start: what git tracks, and what it would track, in raw bytes. */
async function openStart(site, privateDir, excluded) {
    const draft = await begin(site, privateDir, excluded);
    const [touched, untracked] = await Promise.all([
        (0,candidates/* listTouched */.nR)(draft.store, draft.index),
        listUntracked(draft.store, draft.index, { folders: true }),
    ]);
    const added = untracked.names.length === 0 ? [] : await takeUntracked(draft, untracked.names);
    const again = draft.nested.length === 0 ? touched : await (0,candidates/* listTouched */.nR)(draft.store, draft.index);
    const out = draft.excluded.map(raw_path/* toRaw */.ux);
    const names = [...again.names, ...added].filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, out));
    if (names.length > 0) {
        await (0,candidates/* applyToIndex */.wm)(site.root, draft.store, draft.index, names);
    }
    const tree = await (0,candidates/* writeTree */.WM)(draft.store, draft.index);
    const { entries } = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(draft.index), site.format);
    const unread = [...again.unread, ...untracked.unread];
    return { store: draft.store, tree, index: draft.index, entries, nested: draft.nested, unread };
}
async function begin(site, privateDir, excluded) {
    const read = await readStartEntries(site);
    const store = (0,git_store/* createStore */.y$)(site, privateDir, read.objects);
    const draft = {
        site,
        user: (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start),
        store,
        index: store.index('start'),
        excluded,
        entries: read.entries,
        nested: read.nested,
        gitignores: ruleFilesAmong(site.root, read.entries.map((entry) => entry.name)),
    };
    const converted = await (0,conversions/* findConverted */.IT)(site, draft.user, store.git, read.entries);
    draft.entries = read.entries.map((entry) => converted.has(entry.name) ? { ...entry, stat: index_file/* UNKNOWN_STAT */.eg } : entry);
    writeDraft(draft);
    return draft;
}
/** What is neither tracked nor ignored: with rules that are untracked themselves, and nested repositories. */
async function takeUntracked(draft, untracked) {
    const { root } = draft.site;
    const folders = untracked.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
    const more = [
        ...ruleFilesAmong(root, untracked),
        ...folders.flatMap((folder) => ruleFilesBelow(root, folder)),
    ];
    draft.gitignores = [...draft.gitignores, ...more];
    if (more.length > 0)
        writeRules(draft);
    let { names } = await listUntracked(draft.store, draft.index);
    const repositories = names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
    if (repositories.length > 0) {
        await takeNested(draft, repositories);
        names = (await listUntracked(draft.store, draft.index)).names;
    }
    return withFilesBelow(draft.store, root, names);
}
/** Repositories that the outer one does not know: their files join the index, so that git looks into them. */
async function takeNested(draft, repositories) {
    const starts = await Promise.all(repositories.map((folder) => readNested(draft.site, folder)));
    const known = new Map(draft.entries.map((entry) => [entry.name, entry]));
    for (const entry of starts.flatMap((start) => start.entries))
        known.set(entry.name, entry);
    draft.entries = [...known.values()].sort((a, b) => (0,raw_path/* byBytes */.bg)(a.name, b.name));
    draft.nested = [...draft.nested, ...repositories, ...starts.flatMap((start) => start.nested)];
    const objects = starts.flatMap((start) => start.objects);
    (0,external_node_fs_.appendFileSync)(`${draft.store.dir}/objects/info/alternates`, objects.map((folder) => `${(0,git_store/* quoted */.TL)(folder)}\n`).join(''));
    writeDraft(draft);
}
function writeDraft(draft) {
    (0,external_node_fs_.writeFileSync)(draft.index, (0,index_file/* buildIndex */.Xh)(draft.entries, draft.site.format));
    writeRules(draft);
}
function writeRules(draft) {
    const text = rulesText(outerRules(draft.site, draft.nested), draft.gitignores, draft.excluded);
    (0,external_node_fs_.writeFileSync)(draft.store.excludeFile, text, 'latin1');
    (0,external_node_fs_.writeFileSync)(draft.store.folderRulesFile, folderRules(text), 'latin1');
}

;// CONCATENATED MODULE: ./build/adapters/git/path-names.js

/**
 * One text for each path, however often it is measured. A name cut out of git's answer keeps the whole answer in
 * memory for as long as anybody remembers the path, and to compare two such cuts takes five times as long as to
 * compare two texts of their own; two mentions of one text take no comparing at all.
 */
function rememberNames() {
    const names = new Map();
    return (raw) => {
        const known = names.get(raw);
        if (known !== undefined)
            return known;
        const own = Buffer.from(raw, 'latin1').toString('latin1');
        const path = (0,raw_path/* toWorkspacePath */.CR)(own);
        names.set(own, path);
        return path;
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/open-state.js












const open_state_NS_PER_S = 1000000000n;
/**
 * The start, taken. `complete` resolves when also what an index does not hold is known: modes, hard links,
 * folders, special files. That is read in the background, for nothing needs it before the first command.
 */
async function openState(site, options) {
    const second = Math.floor(Date.now() / 1000);
    const start = await openStart(site, options.privateDir, options.excluded);
    const good = start.store.index('good');
    (0,candidates/* copyIndex */.UZ)(start.index, good);
    const folders = new Map();
    const modes = new Map();
    const links = new Map();
    const known = new Set();
    const entries = new Map(start.entries.map((entry) => [entry.name, { mode: entry.mode.toString(8), oid: entry.oid }]));
    const state = {
        site,
        store: start.store,
        excluded: options.excluded.map(raw_path/* toRaw */.ux),
        nested: start.nested,
        guard: options.guardGitDir ? guardOf(site, start.store.dir) : null,
        start: { tree: start.tree, index: start.index, entries, folders, modes, links, known },
        good: {
            index: good,
            tree: Promise.resolve(start.tree),
            total: new Map(),
            folders,
            modes,
            links,
            gained: new Set(),
            known,
        },
        sizes: new Map(),
        recent: recentlyChanged(start.entries, second),
        watch: options.watch ?? null,
        watched: new Set(),
        ruled: new Map(),
        nameOf: rememberNames(),
        unread: new Set(start.unread),
        counter: 0,
    };
    const complete = (async () => {
        const parts = [
            walkFolders(site.root, (found) => ruledAmong(state, found)),
            state.watch === null ? [] : takeWatched(state, state.watch),
            state.guard?.check(),
        ];
        // Where one fails the others still write: nobody may take the store away under them.
        await Promise.allSettled(parts);
        const [scan, watched] = await Promise.all(parts);
        for (const [raw, folder] of scan.now)
            folders.set(raw, folder);
        for (const raw of [...scan.special, ...scan.dotGit, ...scan.tooDeep])
            known.add(raw);
        for (const [raw, ctime] of recentlyChanged(watched, second))
            state.recent.set(raw, ctime);
        const inventory = await takeInventory(site.root, [...start.entries, ...watched]);
        for (const [raw, mode] of inventory.modes)
            modes.set(raw, mode);
        for (const [raw, linked] of inventory.links)
            links.set(raw, linked);
    })();
    return { state, complete };
}
function guardOf(site, store) {
    const objects = keepObjects((0,external_node_path_.join)(site.commonDir, 'objects'), (0,external_node_path_.join)(store, 'objects'));
    // Awaited by the first measurement, which tells of a failure.
    objects.catch(() => undefined);
    return guardGitDir(site, () => objects);
}
/** Files whose change time lies in the second the index was made in, or after it. */
function recentlyChanged(entries, second) {
    const recent = new Map();
    for (const entry of entries) {
        const stat = (0,index_file/* statOf */._N)(entry);
        if (stat.ctime >= second)
            recent.set(entry.name, BigInt(stat.ctime) * open_state_NS_PER_S + BigInt(stat.ctimeNs));
    }
    return recent;
}

;// CONCATENATED MODULE: ./build/adapters/git/line-count.js
/** git looks this far for a NUL byte to tell a binary file (xdiff-interface.c, FIRST_FEW_BYTES). */
const FIRST_FEW_BYTES = 8000;
const LF = 10;
function isBinary(bytes) {
    return bytes.subarray(0, FIRST_FEW_BYTES).includes(0);
}
/**
 * The exact count where every line-based difference must come to the same one: binary files, and texts that,
 * without the lines they begin and end with in common, share no line. That is nearly every single edit. null
 * where it takes git to tell.
 */
function countPlainly(before, after) {
    const old = before ?? new Uint8Array();
    if (isBinary(old) || isBinary(after))
        return { added: 0, removed: 0, binary: true };
    const start = commonStart(old, after);
    if (start === old.length && start === after.length)
        return { added: 0, removed: 0, binary: false };
    const end = commonEnd(old, after, start);
    const removed = line_count_linesOf(old.subarray(start, old.length - end));
    const added = line_count_linesOf(after.subarray(start, after.length - end));
    const known = new Set(removed);
    if (added.length > 0 && known.size > 0 && added.some((line) => known.has(line)))
        return null;
    return { added: added.length, removed: removed.length, binary: false };
}
/** Bytes of whole lines that both begin with; of both, if they are equal. */
function commonStart(a, b) {
    const most = Math.min(a.length, b.length);
    let at = 0;
    while (at < most && a[at] === b[at])
        at++;
    if (at === a.length && at === b.length)
        return at;
    return at === 0 ? 0 : a.lastIndexOf(LF, at - 1) + 1;
}
/** Bytes of whole lines that both end with, beyond the common start. */
function commonEnd(a, b, start) {
    const most = Math.min(a.length, b.length) - start;
    let same = 0;
    while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same])
        same++;
    // A line counts as common only whole: in both, what comes before it must be a line's end.
    while (same > 0 && !(startsLine(a, a.length - same) && startsLine(b, b.length - same)))
        same--;
    return same;
}
function startsLine(bytes, at) {
    return at === 0 || at === bytes.length || bytes[at - 1] === LF;
}
function line_count_linesOf(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    const lines = text.split('\n').map((line) => `${line}\n`);
    const last = lines.pop();
    if (last !== undefined && last !== '\n')
        lines.push(last.slice(0, -1));
    return lines;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/git/restore.js










/**
 * Puts a state back: bytes, permission bits, links, folders. What the start's rules ignore is left alone, unless
 * it stands where something else has to.
 */
async function restore(plan) {
    // Read only where it is needed: of a large repository it takes longer than all the rest.
    const entries = restore_entriesOf(plan);
    openFolders(plan);
    for (const raw of plan.special)
        removeTree(plan.root, raw);
    removeAdded(plan);
    removeFolders(plan);
    makeFolders(plan);
    const back = plan.changes.filter((change) => change.oldMode !== null).map((change) => change.raw);
    const written = [...new Set([...back, ...severLinks(plan)])];
    const linked = await restoreLinks(plan, entries, new Set(written));
    await checkOut(plan, written.filter((raw) => !linked.has(raw)));
    const links = joinLinks(plan, new Set([...written, ...plan.changes.map((change) => change.raw)]), linked);
    fixFileModes(plan, entries);
    fixFolderModes(plan);
    return { written, links };
}
function restore_entriesOf({ index, store }) {
    let entries = null;
    return () => {
        entries ??= (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(index), store.format).entries;
        return entries;
    };
}
/** Folders that are to be open anyway, and new ones, are opened first: nothing in a locked one can be put back. */
function openFolders({ root, folders, present }) {
    for (const [raw, { mode }] of folders) {
        if ((mode & 0o700) === 0o700 && present.get(raw)?.mode !== mode)
            openFolder(root, raw);
    }
    for (const raw of present.keys())
        if (!folders.has(raw))
            openFolder(root, raw);
}
function openFolder(root, raw) {
    const path = (0,raw_path/* onDisk */.FC)(root, raw);
    const stat = (0,there/* lstatThere */.L)(path);
    if (stat?.isDirectory() && (stat.mode & 0o700) !== 0o700)
        (0,external_node_fs_.chmodSync)(path, 0o700);
}
function removeTree(root, raw) {
    if ((0,git_found/* finder */.n)(root)(raw).kind === 'gone')
        return;
    const path = (0,raw_path/* onDisk */.FC)(root, raw);
    try {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        removeStubborn(root, path);
    }
}
/**
 * Locked folders, and paths longer than the system takes: these programs go from folder to folder, not by path.
 * A name of our own first, for theirs may be no text that an argument can hold.
 */
function removeStubborn(root, path) {
    const mine = `${root}/.forge-removed-${(0,external_node_crypto_.randomUUID)()}`;
    (0,external_node_fs_.chmodSync)(path, 0o700);
    (0,external_node_fs_.renameSync)(path, mine);
    (0,external_node_child_process_.execFileSync)('/bin/chmod', ['-R', 'u+rwX', mine], { cwd: '/', stdio: 'ignore' });
    (0,external_node_child_process_.execFileSync)('/bin/rm', ['-rf', mine], { cwd: '/', stdio: 'ignore' });
}
/** Added files, and folders that are left empty by it and were not known: those of ignored files are not. */
function removeAdded({ root, changes, folders }) {
    for (const change of changes) {
        if (change.oldMode !== null)
            continue;
        const { kind } = (0,git_found/* finder */.n)(root)(change.raw);
        if (kind !== 'file' && kind !== 'link')
            continue;
        (0,external_node_fs_.unlinkSync)((0,raw_path/* onDisk */.FC)(root, change.raw));
        for (let raw = (0,raw_path/* parentOf */.gN)(change.raw); raw !== '' && !folders.has(raw); raw = (0,raw_path/* parentOf */.gN)(raw)) {
            allowing(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => (0,external_node_fs_.rmdirSync)((0,raw_path/* onDisk */.FC)(root, raw)));
        }
    }
}
/** Folders that came with the step, deepest first; one that holds ignored files stays. */
function removeFolders({ root, folders, present }) {
    for (const raw of [...present.keys()].reverse()) {
        if (!folders.has(raw))
            allowing(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => (0,external_node_fs_.rmdirSync)((0,raw_path/* onDisk */.FC)(root, raw)));
    }
}
function makeFolders({ root, folders, present }) {
    for (const raw of folders.keys()) {
        if (!present.has(raw))
            allowing(['EEXIST', 'ENOTDIR'], () => (0,external_node_fs_.mkdirSync)((0,raw_path/* onDisk */.FC)(root, raw)));
    }
}
async function checkOut(plan, names) {
    if (names.length === 0)
        return;
    (0,attribute_traps/* disarmAbove */.Ej)(plan.root, names);
    await plan.store.git({
        args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
        index: plan.index,
        input: (0,raw_path/* joinNul */.MX)(names),
    });
}
function fixFileModes(plan, entries) {
    for (const [raw, usual] of plan.found === null ? usualOfAll(entries()) : usualOfSeen(plan, plan.found)) {
        const wanted = plan.modes.get(raw) ?? usual;
        const path = (0,raw_path/* onDisk */.FC)(plan.root, raw);
        const stat = wanted === null ? undefined : (0,there/* lstatThere */.L)(path);
        if (wanted !== null && stat?.isFile() && (stat.mode & 0o7777) !== wanted)
            (0,external_node_fs_.chmodSync)(path, wanted);
    }
}
function usualOfAll(entries) {
    return new Map(entries.map(({ name, mode }) => [name, usualMode(mode)]));
}
/** Of what was looked at and is no change, the bits that git knows are as they were. */
function usualOfSeen({ changes }, found) {
    const usual = new Map();
    for (const [raw, here] of found) {
        if (here.kind === 'file')
            usual.set(raw, usualMode(here.executable ? 0o100755 : 0o100644));
    }
    for (const { raw, oldMode } of changes) {
        usual.set(raw, oldMode === null ? null : usualMode(Number.parseInt(oldMode, 8)));
    }
    return usual;
}
/** Deepest first: a folder that is locked again hides what is in it. */
function fixFolderModes({ root, folders, present }) {
    const reset = [...folders].filter(([raw, { mode }]) => present.get(raw)?.mode !== mode);
    for (const [raw, { mode }] of reset.reverse()) {
        const path = (0,raw_path/* onDisk */.FC)(root, raw);
        const stat = (0,there/* lstatThere */.L)(path);
        if (stat?.isDirectory() && (stat.mode & 0o7777) !== mode)
            (0,external_node_fs_.chmodSync)(path, mode);
    }
}
function allowing(codes, action) {
    try {
        action();
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (!codes.includes(code))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/stillness.js

/**
 * The paths that are no longer as they were found: something wrote them since. Only a change time that is later than
 * the first look by less than one tick of the kernel's clock (10 ms at most) could hide a write of the same size; all
 * that is between two looks here, starting git among it, takes longer.
 */
function movedSince(root, found) {
    const find = (0,git_found/* finder */.n)(root, false);
    return [...found].filter(([raw, before]) => !isSame(before, find(raw))).map(([raw]) => raw);
}
function isSame(before, now) {
    if (before.kind !== now.kind)
        return false;
    if (!('ctime' in before) || !('ctime' in now))
        return true;
    // To read such a file, the measuring itself has to give it another mode.
    if (before.kind === 'file' && !(0,git_found/* isReadable */.h)(before.mode))
        return true;
    return before.ctime === now.ctime && before.size === now.size;
}
/** What lies under these names now. */
function stillness_lookAt(root, names) {
    const find = (0,git_found/* finder */.n)(root, false);
    return new Map([...names].map((raw) => [raw, find(raw)]));
}

;// CONCATENATED MODULE: ./build/adapters/git/steps.js









/** The measured state becomes the good one. */
function adopt(state, step) {
    const { good } = state;
    const modes = new Map(good.modes);
    for (const [raw, here] of step.found) {
        if (here.kind === 'file')
            modes.set(raw, here.mode);
        if (here.kind === 'file' || here.kind === 'link')
            state.recent.set(raw, here.ctime);
        else
            state.recent.delete(raw);
    }
    state.good = {
        index: step.index,
        tree: step.step.length === 0 ? good.tree : (0,candidates/* treeOf */.g7)(state.store, step.index),
        total: new Map(step.total.map((change) => [change.raw, change])),
        folders: step.scan.now,
        modes,
        links: adoptLinks(state.site.root, good.links, step.found),
        gained: new Set([...good.gained, ...step.gained]),
        known: new Set([...good.known, ...step.special]),
    };
}
/** Gives what was taken back, as a patch. Throws where the disk is not as it was afterwards. */
async function undo(opened, step, measure) {
    const { state, blobs } = opened;
    const { good } = state;
    const patch = await patchOf(state, await good.tree, step.index);
    const moving = movedSince(state.site.root, step.found);
    await state.guard?.restore();
    const { written, links } = await restore({
        root: state.site.root,
        store: state.store,
        blobs,
        index: good.index,
        changes: step.step,
        special: step.special,
        folders: good.folders,
        present: step.scan.now,
        modes: good.modes,
        links: good.links,
        gained: step.gained,
        found: step.found,
    });
    for (const raw of written)
        state.recent.set(raw, -1n);
    state.good = { ...state.good, links };
    await verify(state, step, moving, measure);
    return patch;
}
async function restoreStart(opened, measure) {
    const { state, blobs } = opened;
    const { start } = state;
    const step = await measure();
    const moving = movedSince(state.site.root, step.found);
    await state.guard?.restore();
    const index = state.store.index(`restored-${++state.counter}`);
    (0,candidates/* copyIndex */.UZ)(start.index, index);
    const { written, links } = await restore({
        root: state.site.root,
        store: state.store,
        blobs,
        index,
        changes: step.total,
        special: [...step.special, ...[...state.good.known].filter((raw) => !start.known.has(raw))],
        folders: start.folders,
        present: step.scan.now,
        modes: start.modes,
        links: start.links,
        gained: [...step.gained, ...state.good.gained],
        found: null,
    });
    for (const raw of written)
        state.recent.set(raw, -1n);
    state.start = { ...start, links };
    state.good = {
        index,
        tree: Promise.resolve(start.tree),
        total: new Map(),
        folders: start.folders,
        modes: start.modes,
        links,
        gained: new Set(),
        known: start.known,
    };
    opened.edits.drop();
    await verify(state, step, moving, measure);
}
/**
 * Fail closed: a step that is not wholly taken back must not look as if it were, nor one that something goes on
 * writing. `moving`: the paths of the step that changed between its measuring and its undoing. Once more they are
 * looked at when they are back: what was written before that, the measuring tells; what was written after, the look.
 */
async function verify({ site: { root } }, step, moving, measure) {
    const back = stillness_lookAt(root, [...step.found.keys(), ...step.total.map((change) => change.raw)]);
    const { step: left, measurement } = await measure();
    const differing = [
        ...left.map((change) => change.raw),
        ...measurement.hazards.map((hazard) => hazard.path),
    ];
    if (differing.length > 0) {
        throw new Error(`the workspace could not be put back: ${few(differing)} still differ`);
    }
    const written = [...new Set([...moving, ...movedSince(root, back)])];
    if (written.length > 0) {
        throw new Error(`the workspace does not stay as it was put back: something that is no part of the run writes ${few(written)}; end it and run again`);
    }
}
function few(names) {
    return names.slice(0, 10).map(git_names/* shown */.SP).join(', ');
}
/** What is ignored stays out of it: a patch is kept and sent, and an ignored file may hold a secret. */
async function patchOf(state, tree, index) {
    (0,attribute_traps/* disarmAbove */.Ej)(state.site.root, [...state.good.total.keys(), ...state.watched]);
    const shown = state.watched.size === 0 ? index : await withoutWatched(state, tree, index);
    const answer = await state.store.git({
        args: ['diff-index', '--cached', ...diff_output/* PATCH_OPTIONS */.ei, tree, '--'],
        index: shown,
    });
    return answer.stdout;
}
/** A copy of the index in which the watched files are as they are in the tree. */
async function withoutWatched(state, tree, index) {
    const { store, watched } = state;
    const changes = await diffAgainst(state, tree, index);
    const records = changes
        .filter(({ raw }) => watched.has(raw))
        .map(({ raw, oldMode, oldOid }) => oldMode === null || oldOid === null ? (0,candidates/* removalRecord */.OB)(store, raw) : (0,candidates/* indexRecord */.o)(oldMode, oldOid, raw));
    if (records.length === 0)
        return index;
    const copy = store.index(`shown-${++state.counter}`);
    (0,candidates/* copyIndex */.UZ)(index, copy);
    await (0,candidates/* writeRecords */.Wh)(store, copy, records);
    return copy;
}
function sizeOf(state, change) {
    return state.sizes.get(change.newOid ?? '') ?? 0;
}
async function countLines(state, blobs, raw, proposed) {
    const entry = state.start.entries.get(raw);
    const before = entry === undefined ? null : await blobs.read(entry.oid);
    const plain = countPlainly(before, proposed);
    if (plain !== null || entry === undefined)
        return plain ?? { added: 0, removed: 0, binary: true };
    const oid = state.store.writeBlob(proposed);
    const answer = await state.store.git({
        args: ['diff', '--numstat', '--no-ext-diff', '--no-textconv', entry.oid, oid],
    });
    const [added = '-', removed = '-'] = answer.stdout.toString('latin1').split('\t');
    const binary = added === '-';
    return { added: binary ? 0 : Number(added), removed: binary ? 0 : Number(removed), binary };
}

;// CONCATENATED MODULE: ./build/adapters/git/tree.js









function openTree(options) {
    return new PrivateTree(options);
}
class PrivateTree {
    excluded;
    #options;
    #inTurn = oneAtATime();
    #site = null;
    #opening = null;
    #opened = null;
    #ready = Promise.resolve();
    #isUntouched = true;
    /** The only measurement that can be kept or undone: the latest. */
    #latest = null;
    constructor(options) {
        this.#options = options;
        this.excluded = options.excluded;
    }
    site() {
        const { gitPath, root, gitDir, start } = this.#options;
        this.#site ??= (0,git_site/* openSite */.c2)(gitPath, (0,git_site/* layoutOf */.aH)(root, gitDir), start);
        return this.#site;
    }
    async open() {
        this.#opening ??= this.#open();
        const { start } = (await this.#opening).state;
        return { tree: start.tree, trackedFiles: start.entries.size };
    }
    async ready() {
        await this.#opening;
        await this.#ready;
    }
    store() {
        return this.#now().state.store;
    }
    startEntry(path) {
        return this.#now().state.start.entries.get((0,raw_path/* toRaw */.ux)(path)) ?? null;
    }
    measure() {
        return this.#inTurn(async () => (await this.#measure()).measurement);
    }
    keep(measurement) {
        return this.#inTurn(async () => adopt((await this.#here()).state, this.#stepOf(measurement)));
    }
    undo(measurement) {
        return this.#inTurn(async () => undo(await this.#here(), this.#stepOf(measurement), () => this.#measure()));
    }
    noteEdit(path) {
        this.#isUntouched = false;
        this.#now().edits.note((0,raw_path/* toRaw */.ux)(path));
    }
    settle() {
        return this.#inTurn(async () => {
            const { edits } = await this.#here();
            await this.#ready;
            await edits.fold();
        });
    }
    async startContent(path) {
        const { state, blobs } = await this.#here();
        const entry = state.start.entries.get((0,raw_path/* toRaw */.ux)(path));
        return entry === undefined ? null : blobs.read(entry.oid);
    }
    async countLines(path, proposed) {
        const { state, blobs } = await this.#here();
        const { added, removed } = await countLines(state, blobs, (0,raw_path/* toRaw */.ux)(path), proposed);
        return { added, removed };
    }
    isUntouched() {
        return this.#isUntouched;
    }
    changes() {
        return this.#inTurn(async () => {
            const { state, edits } = await this.#here();
            if (this.#isUntouched)
                return [];
            await this.#ready;
            await edits.settle();
            return [...state.good.total.values()].map((change) => (0,diff_output/* toFileChange */.qR)(change, sizeOf(state, change), state.nameOf));
        });
    }
    patch() {
        return this.#inTurn(async () => {
            const { state, edits } = await this.#here();
            await this.#ready;
            await edits.fold();
            return patchOf(state, state.start.tree, state.good.index);
        });
    }
    restoreStart() {
        return this.#inTurn(async () => restoreStart(await this.#here(), () => this.#measure()));
    }
    async close() {
        await this.#opening?.catch(() => undefined);
        await this.#ready.catch(() => undefined);
        if (this.#opened === null)
            return;
        const { state, blobs } = this.#opened;
        await state.good.tree.catch(() => undefined);
        blobs.close();
        await (0,promises_.rm)(state.store.dir, { recursive: true, force: true });
    }
    async #open() {
        const { state, complete } = await openState(await this.site(), this.#options);
        const blobs = (0,git_blobs/* openBlobs */.d)(this.#options.gitPath, state.store.dir);
        const edits = keepEdits(state, (raw, proposed) => countLines(state, blobs, raw, proposed));
        this.#ready = complete;
        complete.catch(() => undefined);
        this.#opened = { state, blobs, edits };
        return this.#opened;
    }
    /** The start is recorded while the model already thinks: whoever needs it waits for it here. */
    #here() {
        return this.#opening ?? Promise.reject(new Error('the tree is not open: call open() first'));
    }
    /** For what can only come after something that has waited. */
    #now() {
        if (this.#opened === null)
            throw new Error('the tree is not open: call open() first');
        return this.#opened;
    }
    async #measure() {
        this.#isUntouched = false;
        const { state, edits } = await this.#here();
        await this.#ready;
        await edits.fold();
        const step = await measureStep(state);
        this.#latest = step;
        if (step.step.length === 0 && step.measurement.hazards.length === 0)
            adopt(state, step);
        return step;
    }
    #stepOf(measurement) {
        if (this.#latest?.measurement !== measurement) {
            throw new Error('only the latest measurement can be kept or undone: measure again');
        }
        return this.#latest;
    }
}
/** One after the other: two measurements at once would each see half of the other. */
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next.catch(() => undefined);
        return next;
    };
}


/***/ }),

/***/ 89959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N9: () => (/* binding */ keepFiles),
/* harmony export */   R1: () => (/* binding */ differing),
/* harmony export */   pK: () => (/* binding */ putBack)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_there_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49528);



/** What is there now. Files that `before` knows, and that were not written since, are not read again. */
function keepFiles(places, before) {
    const kept = new Map();
    for (const place of places)
        take(place, kept, before);
    return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function take({ path, holds }, kept, before) {
    const stat = (0,_git_there_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatExact */ .A)(path);
    if (stat === undefined)
        return;
    const mode = Number(stat.mode) & 0o7777;
    if (stat.isSymbolicLink())
        kept.set(path, { kind: 'link', target: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) });
    else if (stat.isDirectory()) {
        kept.set(path, { kind: 'folder', mode });
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path)) {
            if (holds(name))
                take({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), holds }, kept, before);
        }
    }
    else if (stat.isFile()) {
        // ctime cannot be set by anybody: a file with the same stamp was not written.
        const stamp = `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
        const known = before.get(path);
        const same = known?.kind === 'file' && known.stamp === stamp;
        kept.set(path, { kind: 'file', mode, stamp, bytes: same ? known.bytes : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) });
    }
    else
        kept.set(path, { kind: 'other' });
}
/** The paths that are not as they were, sorted. */
function differing(before, now, same = () => false) {
    const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
    return paths.filter((path) => !alike(path, before.get(path), now.get(path), same));
}
function alike(path, a, b, same) {
    if (a === undefined || b === undefined)
        return a === b;
    if (a.kind === 'file' && b.kind === 'file')
        return a.mode === b.mode && (a.bytes.equals(b.bytes) || same(path, a.bytes, b.bytes));
    if (a.kind === 'link' && b.kind === 'link')
        return a.target === b.target;
    if (a.kind === 'folder' && b.kind === 'folder')
        return a.mode === b.mode;
    return a.kind === 'other' && b.kind === 'other';
}
/** Puts back what differs, and removes what came. What it cannot put back differs still, or throws. */
function putBack(before, differences) {
    // Deepest first to clear the ground, then from the top down to build it again.
    for (const path of differences().toReversed())
        clear(path, before.get(path));
    // Looked at again: what lay behind a link in a folder's place went with the link.
    for (const path of differences())
        rebuild(path, before.get(path));
}
function clear(path, before) {
    const stat = (0,_git_there_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatThere */ .L)(path);
    if (stat === undefined || before?.kind === 'other')
        return;
    if (before === undefined || (before.kind === 'folder') !== stat.isDirectory()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}
/** A new file in place of the old: that one may have been opened by what still runs, or have a second name. */
function rebuild(path, before) {
    if (before === undefined || before.kind === 'other')
        return;
    if (before.kind === 'folder') {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, before.mode);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    if (before.kind === 'link')
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(before.target, path);
    else {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, before.bytes, { flag: 'wx', mode: before.mode });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, before.mode);
    }
}


/***/ }),

/***/ 90995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ho: () => (/* binding */ costOf),
  qF: () => (/* binding */ nearestModel),
  xx: () => (/* binding */ priceOf)
});

;// CONCATENATED MODULE: ./build/adapters/models/price-table.js
/** When these prices were last looked up. */
const PRICES_AS_OF = '2026-11-21';
/** Where: the providers' price pages as they were at hand on that day, or tables that quote them. */
const PRICE_SOURCES = {
    anthropic: 'https://platform.claude.com/docs/en/about-claude/pricing',
    openai: 'https://developers.openai.com/api/docs/pricing',
    google: 'https://ai.google.dev/gemini-api/docs/pricing',
};
function price([input, output, cacheRead, cacheWrite]) {
    return { input, output, cacheRead, cacheWrite };
}
function tiered(row, tokens, above) {
    return { ...price(row), above: { tokens, price: price(above) } };
}
/**
 * USD per million tokens, standard tier. Cache writes are Anthropic's for five minutes; where a provider has no
 * price for them they cost what input costs. A model that is not here has no price: its cost is not guessed.
 * Gemini 3.6 to 3.8 Flash stand at their standard price, twice what they cost until the end of 2026: a limit on cost
 * rather errs on the high side.
 */
const PRICES = {
    anthropic: {
        'claude-fable-5-1': price([10, 50, 0.25, 12.5]),
        'claude-fable-5': price([10, 50, 1, 12.5]),
        'claude-opus-5-5': price([4, 20, 0.2, 5]),
        'claude-opus-5': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-8': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-7': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-6': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-5': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-1': price([15, 75, 1.5, 18.75]),
        'claude-sonnet-5-5': price([2, 10, 0.1, 2.5]),
        'claude-sonnet-5': price([2, 10, 0.2, 2.5]),
        'claude-sonnet-4-6': price([3, 15, 0.3, 3.75]),
        'claude-sonnet-4-5': price([3, 15, 0.3, 3.75]),
        'claude-haiku-5-5': tiered([0.1, 0.5, 0.01, 0.125], 100_000, [0.5, 2.5, 0.05, 0.625]),
        'claude-haiku-4-5': price([1, 5, 0.1, 1.25]),
    },
    openai: {
        'gpt-5.5': tiered([5, 30, 0.5, 5], 272_000, [10, 45, 1, 10]),
        'gpt-5.4': tiered([2.5, 15, 0.25, 2.5], 272_000, [5, 22.5, 0.5, 5]),
        'gpt-5.4-mini': price([0.75, 4.5, 0.075, 0.75]),
        'gpt-5.4-nano': price([0.2, 1.25, 0.02, 0.2]),
        'gpt-5.3-codex': price([1.75, 14, 0.175, 1.75]),
        'gpt-5.2': price([1.75, 14, 0.175, 1.75]),
        'gpt-5.2-codex': price([1.75, 14, 0.175, 1.75]),
        'gpt-5.1': price([1.25, 10, 0.125, 1.25]),
        'gpt-5': price([1.25, 10, 0.125, 1.25]),
        'gpt-5-mini': price([0.25, 2, 0.025, 0.25]),
        'gpt-5-nano': price([0.05, 0.4, 0.005, 0.05]),
        'gpt-4.1': price([2, 8, 0.5, 2]),
        'gpt-4.1-mini': price([0.4, 1.6, 0.1, 0.4]),
        'gpt-4o': price([2.5, 10, 1.25, 2.5]),
        'gpt-4o-mini': price([0.15, 0.6, 0.075, 0.15]),
    },
    google: {
        'gemini-3.1-pro': tiered([2, 12, 0.2, 2], 200_000, [4, 18, 0.4, 4]),
        'gemini-3-flash': price([0.5, 3, 0.05, 0.5]),
        'gemini-3.5-flash-lite': price([0.3, 2.5, 0.03, 0.3]),
        'gemini-3.6-flash': price([1.5, 7.5, 0.15, 1.5]),
        'gemini-3.7-flash': price([1.5, 7.5, 0.15, 1.5]),
        'gemini-3.8-flash': price([1.5, 7.5, 0.15, 1.5]),
    },
};

;// CONCATENATED MODULE: ./build/adapters/models/prices.js

/** What may follow a model's name without making it another model: dates, versions, preview marks. */
const SAME_MODEL = /^(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2}|\d{3}|latest|preview|exp|customtools))*$/;
/**
 * The price of a model, by the longest name in the table that its name begins with; null where none is known.
 * `gpt-5-2025-08-07` is `gpt-5`, but `gpt-5-pro` is not.
 */
function priceOf(provider, model) {
    return nearestModel(PRICES[provider] ?? {}, model);
}
/** The row of a model, by the longest name that its name begins with; null where there is none. */
function nearestModel(rows, model) {
    const name = model.replace(/^models\//, '').toLowerCase();
    const known = Object.keys(rows)
        .filter((key) => name.startsWith(key) && SAME_MODEL.test(name.slice(key.length)))
        .sort((a, b) => b.length - a.length)[0];
    return known === undefined ? null : (rows[known] ?? null);
}
/** USD of one call. Cached tokens are part of `input` and are priced apart from the rest of it. */
function costOf(usage, price) {
    const above = 'above' in price ? price.above : undefined;
    const rate = above !== undefined && usage.input > above.tokens ? above.price : price;
    const cacheRead = Math.min(usage.cacheRead, usage.input);
    const cacheWrite = Math.min(usage.cacheWrite, usage.input - cacheRead);
    const fresh = usage.input - cacheRead - cacheWrite;
    const micros = fresh * rate.input +
        cacheRead * rate.cacheRead +
        cacheWrite * rate.cacheWrite +
        usage.output * rate.output;
    return micros / 1_000_000;
}


/***/ }),

/***/ 53958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ existingProtected)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91138);



const WILD = /[*?[\]{}()!+@\\]/;
/**
 * The protected paths that exist now and can be mounted read-only: a literal path, a folder with all below it
 * (`.husky/**`), or a wildcard in the last part (`.yarnrc*`). What is spelled in any other way is left to the
 * measuring of the tree. A path that an input opened, or that holds an opened one, is not mounted.
 */
function existingProtected(root, patterns, opened) {
    const found = patterns.flatMap((pattern) => matching(root, pattern));
    return [...new Set(found)].filter((path) => !opened.some((glob) => touches(glob, path)));
}
function matching(root, pattern) {
    const parts = pattern.replace(/\/\*\*(\/\*)?$/, '').split('/');
    const last = parts.at(-1) ?? '';
    const folder = parts.slice(0, -1).join('/');
    if (WILD.test(folder) || last === '**')
        return [];
    if (!WILD.test(last))
        return isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...parts)) ? [parts.join('/')] : [];
    const names = namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)).filter((name) => (0,minimatch__WEBPACK_IMPORTED_MODULE_2__/* .minimatch */ .xF)(name, last, { dot: true, nocase: true }));
    return names.map((name) => (folder === '' ? name : `${folder}/${name}`));
}
function touches(glob, path) {
    return glob === path || glob.startsWith(`${path}/`) || (0,minimatch__WEBPACK_IMPORTED_MODULE_2__/* .minimatch */ .xF)(path, glob, { dot: true, nocase: true });
}
/** Not a link: a mount over one would land on its target. */
function isThere(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    return found !== undefined && !found.isSymbolicLink();
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 50035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ featuresIn),
/* harmony export */   oA: () => (/* binding */ ALL_FEATURES),
/* harmony export */   uO: () => (/* binding */ bwrapArgs)
/* harmony export */ });
/** Of 0.8 and later. */
const ALL_FEATURES = { perms: true, size: true, lockUserNamespaces: true };
function featuresIn(help) {
    return {
        perms: help.includes('--perms '),
        size: help.includes('--size '),
        lockUserNamespaces: help.includes('--disable-userns '),
    };
}
function mountArgs(mount, profile) {
    switch (mount.kind) {
        case 'bind':
            return [mount.readOnly ? '--ro-bind' : '--bind', mount.source, mount.target];
        case 'mask':
            return ['--ro-bind', '/dev/null', mount.target];
        case 'tmpfs':
            return [
                ...(profile.features.perms ? ['--perms', mount.mode] : []),
                ...(profile.features.size ? ['--size', String(profile.tmpfsBytes)] : []),
                '--tmpfs',
                mount.target,
                ...(mount.readOnly ? ['--remount-ro', mount.target] : []),
            ];
    }
}
/**
 * The arguments of bwrap before `--` and the program. With `--as-pid-1` bwrap returns only once its child, the
 * init of the PID namespace, is reaped, and so once everything in it is dead; with bwrap's own init it would
 * return at the end of the main program, a moment before the rest is killed.
 */
function bwrapArgs(profile) {
    return [
        '--unshare-all',
        ...(profile.features.lockUserNamespaces ? ['--unshare-user', '--disable-userns'] : []),
        ...(profile.network === 'host' ? ['--share-net'] : []),
        '--die-with-parent',
        '--new-session',
        '--as-pid-1',
        '--cap-drop',
        'ALL',
        '--ro-bind',
        '/',
        '/',
        '--dev',
        '/dev',
        '--proc',
        '/proc',
        // Its switches belong to uid 0, capabilities or not: as root, core_pattern alone would be the way out.
        '--remount-ro',
        '/proc',
        ...profile.mounts.flatMap((mount) => mountArgs(mount, profile)),
        '--chdir',
        profile.cwd,
    ];
}


/***/ }),

/***/ 57239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ runChild)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _inner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43309);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29592);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41612);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8445);






/** ms between SIGTERM and SIGKILL. Short: on a cancel the whole harness has 7.5 s. */
const GRACE = 1000;
/** ms between two rounds of killing. */
const AGAIN = 100;
/** Rounds after which the launcher itself is killed too: its death kills what it made (`--die-with-parent`). */
const PATIENCE = 10;
/** ms that output may take to end after the process did, where something may hold the pipe. */
const LAST_OUTPUT = 250;
/** The longest time that a timer takes. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Characters kept of what the launcher said before the command began. */
const LAUNCHER_TEXT = 4000;
function killChild(child, namespaced, round) {
    const root = child.pid;
    if (root === undefined)
        return;
    const below = (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .descendants */ .DG)(root, (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .allProcesses */ .X9)());
    const inits = namespaced ? below.filter(_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamespaceInit */ ["in"]) : [];
    for (const pid of inits)
        (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGKILL');
    // The launcher goes last: it returns once everything inside is dead, and that is what we wait for.
    if (inits.length > 0 && round < PATIENCE)
        return;
    for (const pid of below)
        (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGKILL');
    (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(-root, 'SIGKILL');
    (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(root, 'SIGKILL');
}
function askToEnd(child, namespaced) {
    const root = child.pid;
    if (root === undefined)
        return;
    for (const pid of (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .descendants */ .DG)(root, (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .allProcesses */ .X9)())) {
        if (!namespaced || !(0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamespaceInit */ ["in"])(pid))
            (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGTERM');
    }
    if (!namespaced)
        (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(-root, 'SIGTERM');
}
function notStarted(startError) {
    return {
        exitCode: null,
        signal: null,
        endedBy: 'itself',
        startError,
        output: '',
        droppedBytes: 0,
        durationMs: 0,
    };
}
/** One child from start to end, with everything that may end it early. */
class Life {
    endedBy = 'itself';
    lastSignal = null;
    killRounds = 0;
    timer;
    output;
    launcherText = '';
    spawnError;
    child;
    stdout;
    launch;
    limits;
    constructor(child, stdout, launch, limits) {
        this.child = child;
        this.stdout = stdout;
        this.launch = launch;
        this.limits = limits;
        this.output = new _output_js__WEBPACK_IMPORTED_MODULE_3__/* .OutputBuffer */ .G(limits.cleaner);
    }
    async run() {
        const { child, limits } = this;
        const begun = performance.now();
        const onAbort = () => this.end('abort');
        limits.signal.addEventListener('abort', onAbort, { once: true });
        const timeout = setTimeout(() => this.end('timeout'), Math.min(limits.timeoutMs, LONGEST_TIMER));
        this.stdout?.on('data', (chunk) => this.take(chunk));
        child.stderr?.on('data', (chunk) => {
            if (this.launcherText.length < LAUNCHER_TEXT)
                this.launcherText += chunk.toString('utf8');
        });
        child.stdin?.end(this.launch.stdin);
        if (limits.signal.aborted)
            onAbort();
        const status = await this.closed();
        clearTimeout(timeout);
        clearTimeout(this.timer);
        limits.signal.removeEventListener('abort', onAbort);
        return this.result(status, performance.now() - begun);
    }
    /** Resolves once the process is gone and its output is read: `[exit code, signal]`. */
    closed() {
        const { child } = this;
        return new Promise((resolve) => {
            let status = [null, null];
            child.once('error', (error) => {
                this.spawnError = error;
                resolve(status);
            });
            child.once('exit', (code, signal) => {
                status = [code, signal];
                this.limits.afterExit?.();
                if (this.launch.namespaced)
                    return;
                setTimeout(() => {
                    this.stdout?.destroy();
                    child.stderr?.destroy();
                }, LAST_OUTPUT).unref();
            });
            child.once('close', () => {
                if (this.stdout === null || this.stdout.closed)
                    resolve(status);
                else
                    this.stdout.once('close', () => resolve(status));
            });
        });
    }
    take(chunk) {
        this.output.add(chunk);
        if (this.output.total > (this.limits.outputCap ?? _output_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTPUT_CAP */ .b))
            this.end('output');
    }
    end(by) {
        if (this.endedBy !== 'itself')
            return;
        this.endedBy = by;
        if (by === 'output') {
            this.kill();
            return;
        }
        this.lastSignal = 'SIGTERM';
        askToEnd(this.child, this.launch.namespaced);
        this.timer = setTimeout(() => this.kill(), GRACE);
    }
    kill() {
        this.lastSignal = 'SIGKILL';
        killChild(this.child, this.launch.namespaced, this.killRounds++);
        this.timer = setTimeout(() => this.kill(), AGAIN);
    }
    result([code, signal], durationMs) {
        const { text, droppedBytes, whole } = this.output.result();
        const started = this.launcherText.includes(_inner_js__WEBPACK_IMPORTED_MODULE_2__/* .STARTED */ .su);
        const said = this.launcherText.replace(_inner_js__WEBPACK_IMPORTED_MODULE_2__/* .STARTED */ .su, '').trim();
        const own = code ?? (signal === null ? null : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]);
        const early = this.endedBy === 'itself' ? `exit code ${own}` : `ended (${this.endedBy})`;
        const startError = this.spawnError?.message ?? (said === '' ? `no message, ${early}` : said);
        const failed = this.spawnError !== undefined || !started;
        return {
            exitCode: failed || this.endedBy !== 'itself' ? null : own,
            signal: this.lastSignal,
            endedBy: this.endedBy,
            ...(failed ? { startError } : {}),
            output: text,
            droppedBytes,
            ...(whole === undefined ? {} : { whole }),
            durationMs: Math.round(durationMs),
        };
    }
}
/**
 * Never throws. Resolves once the process, and in a namespace everything it started, is dead. `started`: the program
 * of this launch, where it is waiting already.
 */
async function runChild(launch, limits, started = (0,_start_js__WEBPACK_IMPORTED_MODULE_5__/* .startChild */ .v)(launch, null)) {
    if (started instanceof Error)
        return notStarted(started.message);
    const { child, reader } = started;
    const stdout = reader === null ? child.stdout : new node_net__WEBPACK_IMPORTED_MODULE_0__.Socket({ fd: reader, writable: false });
    return await new Life(child, stdout, launch, limits).run();
}


/***/ }),

/***/ 79445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   jS: () => (/* binding */ findBinary),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   qU: () => (/* binding */ isSocket),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The absolute path with every link resolved; null where there is nothing. */
function realPath(spelled) {
    // An empty or relative path would be taken from wherever we happen to stand.
    if (!node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(spelled))
        return null;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(spelled);
    }
    catch {
        return null;
    }
}
function isFolder(spelled) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(spelled, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function exists(spelled) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(spelled, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function isSocket(spelled) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(spelled, { throwIfNoEntry: false })?.isSocket() ?? false;
    }
    catch {
        return false;
    }
}
/** The text of a file, or '' where it cannot be read. */
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}
/** Names in a folder, or none where it cannot be read. */
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
/** The absolute path of the first regular, executable file of that name in the folders, in order. */
function findBinary(name, folders) {
    for (const folder of folders) {
        const candidate = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(candidate, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(candidate).isFile())
                return candidate;
        }
        catch {
            // Not here: the next folder.
        }
    }
    return null;
}


/***/ }),

/***/ 43309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QC: () => (/* binding */ invocationOf),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   qS: () => (/* binding */ prologue),
/* harmony export */   su: () => (/* binding */ STARTED),
/* harmony export */   zK: () => (/* binding */ innerShell)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38105);

const LIMITS = { processes: 4096, openFiles: 8192, fileBytes: 1024 ** 3 };
/** `dash` closes descriptors of one digit only, so where there is a higher one, bash has to do it. */
function innerShell(sh, bash, closing) {
    return bash !== null && closing.some((descriptor) => descriptor > 9) ? [bash, '--posix'] : [sh];
}
/** Says on the outer stderr that the command itself begins: what came there before is why it could not. */
const STARTED = 'forge: started';
/**
 * POSIX `sh` text run just before the command, inside: from here on stderr goes the way of stdout, so that
 * both keep their order. `run` is the last line but two: the command, as `"$@"`. As PID 1 of a namespace the
 * `sh` must stay its parent: a program that is PID 1 itself cannot even abort, for the kernel keeps signals
 * from it.
 */
function prologue(inner, asInit, run = '"$@"') {
    const { limits } = inner;
    const blocks = Math.floor(limits.fileBytes / 512);
    return [
        `printf '%s\\n' ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(STARTED)} >&2`,
        'exec 2>&1',
        ...inner.closing.map((descriptor) => `exec ${descriptor}>&-`),
        'ulimit -c 0 2>/dev/null',
        `ulimit -f ${blocks} 2>/dev/null`,
        `ulimit -n ${limits.openFiles} 2>/dev/null`,
        `ulimit -u ${limits.processes} 2>/dev/null || ulimit -p ${limits.processes} 2>/dev/null`,
        ...inner.opening,
        // In braces it is read to its end before the command begins: this `sh` may read it from a pipe, which the command
        // can find in `/proc/1/fd` and write to.
        asInit ? `{ ${run}\nexit "$?"\n}` : `exec ${run}`,
    ].join('\n');
}
/** Above this a script goes in by stdin: the kernel takes at most 128 KiB in one argument. */
const LONGEST_ARGUMENT = 100_000;
/** Reads the script from stdin, gives stdin back as empty, and runs it as `-c` would. */
const FROM_STDIN = 'set -- "$(cat)" && exec </dev/null && eval "shift\n$1"';
/**
 * How the shell is asked to run a script. `--` keeps a script that begins with a dash from being an option. No start-up file is read: `-c` reads none but BASH_ENV, which is not set.
 */
function invocationOf(shell, script, pipefail) {
    const isBash = shell.endsWith('/bash');
    const flags = isBash ? ['--noprofile', '--norc', ...(pipefail ? ['-o', 'pipefail'] : [])] : [];
    return Buffer.byteLength(script) <= LONGEST_ARGUMENT
        ? { argv: [shell, ...flags, '-c', '--', script], stdin: null }
        : { argv: [shell, ...flags, '-c', '--', FROM_STDIN], stdin: script };
}


/***/ }),

/***/ 73907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ launchOf)
});

// EXTERNAL MODULE: ./build/adapters/sandbox/bwrap.js
var bwrap = __webpack_require__(50035);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/inner.js
var sandbox_inner = __webpack_require__(43309);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var sandbox_mount = __webpack_require__(69232);
;// CONCATENATED MODULE: ./build/adapters/sandbox/mount-table.js

/** File systems that hold no files of the machine's: `/dev`, `/proc` and `/sys` are made anew. */
const PSEUDO = /^(?:autofs|binfmt_misc|bpf|cgroup2?|configfs|debugfs|devpts|devtmpfs|efivarfs|fusectl|hugetlbfs|mqueue|nsfs|proc|pstore|ramfs|rpc_pipefs|securityfs|selinuxfs|sysfs|tracefs)$/;
/** `\040` and its like in /proc/self/mountinfo and in fstab. */
function unescaped(field) {
    return field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}
function escaped(field) {
    return field.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
/** Where real file systems are mounted below the root, once each (format: proc(5), mountinfo). */
function realMountPoints(mountinfo) {
    const points = new Set();
    for (const line of mountinfo.split('\n')) {
        const [before, after] = line.split(' - ');
        const point = before?.split(' ')[4];
        const type = after?.split(' ')[0];
        if (point === undefined || type === undefined || point === '/')
            continue;
        if (!PSEUDO.test(type) && !/^\/(?:dev|proc|sys)(?:\/|$)/.test(point))
            points.add(unescaped(point));
    }
    return [...points];
}
/**
 * Binds for file systems mounted inside what is shown: a bind without its submounts would show empty folders
 * there. Each is as writable as the place it stands in; what is hidden stays so.
 */
function submounts(points, mounts) {
    return points.flatMap((point) => {
        const around = (0,sandbox_mount/* decidingMount */.p3)(mounts, point);
        if (around === undefined)
            return [{ kind: 'bind', source: point, target: point, readOnly: true }];
        if (around.kind !== 'bind' || around.source !== around.target || around.target === point)
            return [];
        return [{ kind: 'bind', source: point, target: point, readOnly: around.readOnly }];
    });
}

// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/sandbox/unshare.js





/**
 * Where the new root is put together: inside our own mount namespace, so that nobody else sees it, over a
 * folder that every Linux has and no command needs.
 */
const STAGE = '/sys/fs';
const ROOT = `${STAGE}/root`;
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'];
/** The program and arguments that make the namespaces; the rest comes on stdin, where no process list shows it. */
function unshareArgv(tools, network) {
    return [
        ...(tools.sudo === null ? [tools.setpriv, '--pdeathsig', 'KILL'] : [tools.sudo, '-n', '--']),
        tools.unshare,
        '--mount',
        '--pid',
        '--ipc',
        '--uts',
        '--cgroup',
        ...(network === 'none' ? ['--net'] : []),
        '--fork',
        '--kill-child',
        '--propagation',
        'private',
        '--',
        tools.env,
        '-i',
        tools.sh,
        '-s',
    ];
}
/** A line of a table for `mount -a` (fstab(5)); `X-mount.mkdir` makes a missing target in an empty folder. */
function row(source, target, type, options) {
    return `${escaped(source)} ${escaped(ROOT + target)} ${type} ${options} 0 0\n`;
}
function mountRow(mount, all, profile) {
    switch (mount.kind) {
        case 'bind': {
            const options = `bind,nosuid,nodev,${mount.readOnly ? 'ro' : 'rw'}`;
            // Nowhere else, lest it be made on the host.
            const made = liesInEmpty(mount, all) ? ',X-mount.mkdir' : '';
            return row(mount.source, mount.target, 'none', options + made);
        }
        case 'mask':
            return row('/dev/null', mount.target, 'none', 'bind,ro');
        case 'tmpfs': {
            const owner = `uid=${profile.uid},gid=${profile.gid}`;
            const options = `nosuid,nodev,size=${profile.tmpfsBytes},mode=${mount.mode},${owner},X-mount.mkdir`;
            return row('tmpfs', mount.target, 'tmpfs', mount.readOnly ? `${options},ro` : options);
        }
    }
}
/** What is the same for every command: the root, `/dev`, `/proc`, `/sys`. */
function baseRows() {
    return [
        row('/', '', 'none', 'bind,ro,nosuid,nodev,X-mount.mkdir'),
        row('tmpfs', '/dev', 'tmpfs', 'nosuid,mode=0755,size=1m'),
        row('devpts', '/dev/pts', 'devpts', 'nosuid,noexec,newinstance,ptmxmode=0666,mode=0620,X-mount.mkdir'),
        row('tmpfs', '/dev/shm', 'tmpfs', 'nosuid,nodev,mode=1777,X-mount.mkdir'),
        // Read-only, for its switches belong to uid 0, capabilities or not: core_pattern alone would be the way out.
        row('proc', '/proc', 'proc', 'nosuid,nodev,noexec,ro'),
        row('/sys', '/sys', 'none', 'bind,ro,nosuid,nodev,noexec'),
    ].join('');
}
function deviceRows() {
    const devices = DEVICES.map((name) => row(`/dev/${name}`, `/dev/${name}`, 'none', 'bind,nosuid,noexec'));
    return [...devices, row(`${ROOT}/dev/pts/ptmx`, '/dev/ptmx', 'none', 'bind,nosuid,noexec')].join('');
}
/**
 * Folders that exist only because something is mounted below them: between an empty folder and that. The user
 * must own them, or could not write beside (`~/.npm/_logs` beside a shown `~/.npm/_cacache`).
 */
function foldersBetween(mounts) {
    const between = new Set();
    const byTarget = new Map(mounts.map((mount) => [mount.target, mount]));
    for (const mount of mounts) {
        const passed = [];
        let folder = external_node_path_.dirname(mount.target);
        for (; folder !== '/' && !byTarget.has(folder); folder = external_node_path_.dirname(folder))
            passed.push(folder);
        if (byTarget.get(folder)?.kind === 'tmpfs')
            for (const one of passed)
                between.add(one);
    }
    return [...between];
}
function makeFiles(targets) {
    const inRoot = targets.map((target) => (0,quote/* quoted */.T)(ROOT + target));
    return `for f in ${inRoot.join(' ')}; do [ -e "$f" ] || : >"$f"; done`;
}
/** Whether only an empty folder of ours is around it, so that its target has to be made. */
function liesInEmpty(mount, all) {
    const others = all.filter((other) => other !== mount);
    return (0,sandbox_mount/* decidingMount */.p3)(others, mount.target)?.kind === 'tmpfs';
}
/**
 * The mounts of one command, in order, by one `mount -a`: it makes missing folders, and no files. Where a file is
 * bound in an empty folder there are two, and the file is made in between.
 */
function viewSteps(all, profile) {
    const { tools, uid, gid } = profile;
    const isFile = (mount) => mount.kind === 'mask' || (mount.kind === 'bind' && !profile.isFolder(mount.source));
    const rows = (mounts) => mounts.map((mount) => mountRow(mount, all, profile)).join('');
    const files = all.filter((mount) => isFile(mount) && liesInEmpty(mount, all)).map(({ target }) => target);
    const folders = [...new Set(files.map((file) => external_node_path_.dirname(file)))];
    const [first, then] = files.length === 0 ? [[], all] : inTwoSteps(all);
    const between = uid === 0 ? [] : foldersBetween(all);
    const inRoot = (targets) => targets.map((target) => (0,quote/* quoted */.T)(ROOT + target)).join(' ');
    return [
        ...(files.length === 0 ? [] : table('empty', rows(first), tools)),
        ...(files.length === 0 ? [] : [`${tools.mkdir} -p ${inRoot(folders)} || exit 125`, makeFiles(files)]),
        ...table('binds', rows(then), tools),
        ...(between.length === 0 ? [] : [`${tools.chown} ${uid}:${gid} ${inRoot(between)} || exit 125`]),
    ];
}
function table(name, rows, tools) {
    const file = `${STAGE}/${name}`;
    return [`printf '%s' ${(0,quote/* quoted */.T)(rows)} >${file} || exit 125`, `${tools.mount} -n -a -T ${file} || exit 125`];
}
/** A line that is none of these texts', to end a here-document. */
function marker(...texts) {
    let mark = 'FORGE_END';
    while (texts.some((text) => text.includes(mark)))
        mark += '_';
    return mark;
}
/** What the `sh` that dropped its rights reads: environment, limits, command. */
function droppedScript(profile) {
    const { argv, stdin } = profile.invocation;
    const mark = marker(stdin ?? '');
    const run = stdin === null ? '"$@" </dev/null' : `"$@" <<'${mark}'\n${stdin}\n${mark}`;
    return [
        'unset OLDPWD SHLVL _',
        ...Object.entries(profile.environment).map(([name, value]) => `export ${name}=${(0,quote/* quoted */.T)(value)}`),
        `set -- ${argv.map(quote/* quoted */.T).join(' ')}`,
        (0,sandbox_inner/* prologue */.qS)(profile.inner, true, run),
    ].join('\n');
}
function dropArgs(profile) {
    return [
        `--reuid ${profile.uid} --regid ${profile.gid} --clear-groups`,
        '--no-new-privs --bounding-set=-all --inh-caps=-all',
    ].join(' ');
}
/** Empty folders first; whatever is bound, and what is hidden inside of that, needs them to stand. */
function inTwoSteps(mounts) {
    const inBind = (mount) => mounts.some((other) => other.kind === 'bind' && (0,sandbox_mount/* isWithin */.UO)(mount.target, other.target));
    const first = mounts.filter((mount) => mount.kind === 'tmpfs' && !inBind(mount));
    return [first, mounts.filter((mount) => !first.includes(mount))];
}
/**
 * The `sh` text that, as PID 1 of new namespaces and still root, makes what is the same for every command: the
 * read-only root, `/dev`, `/proc`, `/sys`, loopback. It holds nothing of the workspace, so it may be done before there
 * is a command. `mount -a` does many mounts at once: a process for each would cost a millisecond each.
 */
function unshareOpening(tools, network) {
    return [
        `${tools.mount} -n -t tmpfs -o mode=0711,size=16m tmpfs ${STAGE} || exit 125`,
        ...table('base', baseRows(), tools),
        makeFiles([...DEVICES, 'ptmx'].map((name) => `/dev/${name}`)),
        ...table('devices', deviceRows(), tools),
        `${tools.cp} -P ${DEVICE_LINKS.map((name) => `/dev/${name}`).join(' ')} ${ROOT}/dev/`,
        ...(tools.ip === null || network === 'host' ? [] : [`${tools.ip} link set lo up 2>/dev/null`]),
        '',
    ].join('\n');
}
/**
 * What comes after `unshareOpening`: puts the rest of the view together, goes into it, lets the old root go, drops
 * every right and runs the command.
 */
function unshareScript(profile) {
    const { tools } = profile;
    const all = (0,sandbox_mount/* inMountOrder */.LL)([...submounts(profile.mountPoints, profile.mounts), ...profile.mounts]);
    const dropped = droppedScript(profile);
    const mark = marker(dropped);
    return [
        ...viewSteps(all, profile),
        `cd ${ROOT} && ${tools.pivotRoot} . . && ${tools.umount} -n -l . && cd ${(0,quote/* quoted */.T)(profile.cwd)} || exit 125`,
        `exec ${tools.setpriv} ${dropArgs(profile)} ${profile.inner.sh.join(' ')} -s <<'${mark}'\n${dropped}\n${mark}`,
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/launcher.js






/** What a shell reads that is to become this program, with this stdin. So it can wait before there is a command. */
function execText(argv, stdin) {
    const mark = marker(stdin ?? '');
    const input = stdin === null ? '</dev/null' : `<<'${mark}'\n${stdin}\n${mark}`;
    return `unset OLDPWD SHLVL _\nexec ${argv.map(quote/* quoted */.T).join(' ')} ${input}\n`;
}
/** The process to start for one command. */
function launchOf(launcher, prepared) {
    const { invocation, environment, inner } = prepared;
    // A list of hosts is no network at all, but for a socket that leads to the harness.
    const network = prepared.options.network === 'host' ? 'host' : 'none';
    switch (launcher.kind) {
        case 'bwrap': {
            const walls = (0,bwrap/* bwrapArgs */.uO)({ ...prepared, features: launcher.features, network });
            const argv = [...inner.sh, '-c', (0,sandbox_inner/* prologue */.qS)(inner, true), 'sh', ...invocation.argv];
            return {
                file: quote/* POSIX_SHELL */.P,
                args: ['-s'],
                cwd: '/',
                env: environment,
                stdin: execText([launcher.bwrap, ...walls, '--', ...argv], invocation.stdin),
                namespaced: true,
            };
        }
        case 'unshare': {
            const [file = '', ...args] = unshareArgv(launcher.tools, network);
            const script = unshareScript({
                ...prepared,
                tools: launcher.tools,
                mountPoints: realMountPoints((0,host_files/* textOf */.b6)('/proc/self/mountinfo')),
                isFolder: host_files/* isFolder */.lQ,
                uid: prepared.options.uid,
                gid: prepared.options.gid,
            });
            const opening = unshareOpening(launcher.tools, network);
            return { file, args, cwd: '/', env: {}, opening, stdin: script, namespaced: true };
        }
        case 'none': {
            const [file = '', ...args] = [...launcher.drop, ...inner.sh];
            return {
                file,
                args: [...args, '-c', (0,sandbox_inner/* prologue */.qS)(inner, false), 'sh', ...invocation.argv],
                cwd: prepared.cwd,
                env: environment,
                stdin: invocation.stdin,
                namespaced: false,
            };
        }
    }
}


/***/ }),

/***/ 69232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ inMountOrder),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   p3: () => (/* binding */ decidingMount)
/* harmony export */ });
/** Whether `path` is `folder` or lies below it. Both absolute and without a trailing slash. */
function isWithin(path, folder) {
    return path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
}
function depth(path) {
    return path.split('/').length;
}
/**
 * The one rule of the view: **the most specific path decides**, and of two for the same path the later in the
 * list. So parents come before children, and a folder hidden inside a shown one stays hidden.
 */
function inMountOrder(mounts) {
    const byTarget = new Map();
    for (const mount of mounts)
        byTarget.set(mount.target, mount);
    return [...byTarget.values()].sort((a, b) => depth(a.target) - depth(b.target) || (a.target < b.target ? -1 : 1));
}
/** The mount that decides what is seen at `path`; undefined where it is the read-only root. */
function decidingMount(mounts, path) {
    let deepest;
    for (const mount of mounts) {
        if (!isWithin(path, mount.target))
            continue;
        if (deepest === undefined || mount.target.length >= deepest.target.length)
            deepest = mount;
    }
    return deepest;
}
/** Whether `path` of the host cannot be seen inside. */
function isHidden(mounts, path) {
    const mount = decidingMount(mounts, path);
    return mount !== undefined && mount.kind !== 'bind';
}


/***/ }),

/***/ 12206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ forwarderLines),
/* harmony export */   My: () => (/* binding */ INSIDE_NODE),
/* harmony export */   Nn: () => (/* binding */ INSIDE_SOCKET),
/* harmony export */   PH: () => (/* binding */ INSIDE_SCRIPT),
/* harmony export */   eq: () => (/* binding */ proxyVariables),
/* harmony export */   j9: () => (/* binding */ FORWARDER)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38105);

/** Where the way out lies inside: /tmp is empty and private there. */
const INSIDE = '/tmp/.forge-network';
const INSIDE_NODE = `${INSIDE}/node`;
const INSIDE_SCRIPT = `${INSIDE}/forward.cjs`;
const INSIDE_SOCKET = `${INSIDE}/proxy`;
/** On a loopback of the command's own, where nothing else listens; below the ports that the kernel gives out. */
const PORT = 20_080;
/**
 * What programs expect of a proxy, a port, tied to what the harness offers, a socket. It decides nothing and
 * knows nothing: whoever stops or replaces it is left with the socket, or without a network. Descriptor 3 says
 * when it is ready.
 */
const FORWARDER = `'use strict';
const { createServer, connect } = require('node:net');
const { closeSync, writeSync } = require('node:fs');
const [, , port, path] = process.argv;
const server = createServer({ allowHalfOpen: true }, (client) => {
  const proxy = connect({ path, allowHalfOpen: true });
  const end = () => {
    client.destroy();
    proxy.destroy();
  };
  for (const socket of [client, proxy]) socket.on('error', end).on('close', end);
  client.pipe(proxy).pipe(client);
});
server.listen(Number(port), '127.0.0.1', () => {
  writeSync(3, 'ready');
  closeSync(3);
});
`;
/**
 * POSIX `sh` lines that start the forwarder and wait until it listens: the substitution ends when descriptor 3
 * is closed on the other side. Where it does not start the command runs on without a network, and is told.
 */
function forwarderLines() {
    const run = [INSIDE_NODE, INSIDE_SCRIPT, String(PORT), INSIDE_SOCKET].map(_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T).join(' ');
    return [
        `forge_way=$(NODE_OPTIONS= NODE_USE_ENV_PROXY= ${run} 3>&1 >/dev/null 2>&1 </dev/null &)`,
        `[ "$forge_way" = ready ] || echo 'forge-headless: the way to the network could not be opened: there is none'`,
        'unset forge_way',
    ];
}
/**
 * How programs are told of the proxy: each by the name that it looks for. What listens inside the sandbox itself
 * is reached without it. NODE_USE_ENV_PROXY makes Node (from 22.21 and 24.5 on) heed the others.
 */
function proxyVariables() {
    const proxy = `http://127.0.0.1:${PORT}`;
    const direct = 'localhost,127.0.0.1,::1';
    const both = (name, value) => ({ [name]: value, [name.toLowerCase()]: value });
    return {
        ...both('HTTP_PROXY', proxy),
        ...both('HTTPS_PROXY', proxy),
        ...both('ALL_PROXY', proxy),
        ...both('NO_PROXY', direct),
        npm_config_proxy: proxy,
        npm_config_https_proxy: proxy,
        npm_config_noproxy: direct,
        YARN_HTTP_PROXY: proxy,
        YARN_HTTPS_PROXY: proxy,
        NODE_USE_ENV_PROXY: '1',
    };
}


/***/ }),

/***/ 58811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ requireHosts),
/* harmony export */   PP: () => (/* binding */ hostsOf),
/* harmony export */   _A: () => (/* binding */ listProblem)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** The hosts of a list; null where the network is closed, or open to all. */
function hostsOf(network) {
    return typeof network === 'string' || network.length === 0 ? null : network;
}
/** Why these walls cannot hold a list of hosts; null where they can. */
function listProblem(isolation) {
    const { launcher, reason } = isolation;
    if (launcher.kind === 'none') {
        return `a list of hosts in sandbox.network cannot be held without isolation (${reason}): install bubblewrap or let the runner use sudo without a password, or set sandbox.network to none or host`;
    }
    if (launcher.kind === 'unshare' && launcher.tools.ip === null) {
        return 'a list of hosts in sandbox.network needs `ip` here, to bring up the loopback that leads to the proxy: install iproute2 or bubblewrap, or set sandbox.network to none or host';
    }
    return null;
}
/** Throws StopRun(config) where the commands or a gate have a list of hosts that cannot be held. */
function requireHosts(networks, isolation) {
    if (networks.every((network) => hostsOf(network) === null))
        return;
    const reason = listProblem(isolation);
    if (reason !== null)
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', code: 'SBX-01', reason });
}


/***/ }),

/***/ 29592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ OutputBuffer),
/* harmony export */   b: () => (/* binding */ OUTPUT_CAP)
/* harmony export */ });
/* harmony import */ var _core_cleaner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66532);

/** Bytes of output kept from the beginning and from the end. */
const HEAD = 32 * 1024;
const TAIL = 32 * 1024;
/** Of a longer output the whole is kept for the reports, up to so many bytes. */
const WHOLE = 4 * 1024 ** 2;
/** A command that prints more than this in all is killed: what is kept could not change any more. */
const OUTPUT_CAP = 100 * 1024 ** 2;
/**
 * The output of a command in bounded memory: its head, its tail, and how much lay between. Secrets are taken out
 * before it is cut, so that no part of one is left at a cut: beyond each cut as much is kept as the longest is
 * long, cleaned with the rest, and only then thrown away.
 */
class OutputBuffer {
    cleaner;
    headLimit;
    tailLimit;
    head = [];
    headBytes = 0;
    tail = [];
    tailBytes = 0;
    seen = 0;
    /** What came behind the head, as far as it fits into the whole. */
    rest = [];
    restBytes = 0;
    constructor(cleaner = _core_cleaner_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SECRETS */ .g) {
        this.cleaner = cleaner;
        this.headLimit = HEAD + cleaner.longest;
        this.tailLimit = TAIL + cleaner.longest;
    }
    /** Bytes that came in all. */
    get total() {
        return this.seen;
    }
    add(chunk) {
        this.seen += chunk.length;
        const room = Math.min(this.headLimit - this.headBytes, chunk.length);
        if (room > 0) {
            this.head.push(chunk.subarray(0, room));
            this.headBytes += room;
        }
        if (room === chunk.length)
            return;
        const spare = WHOLE - this.headBytes - this.restBytes;
        if (spare > 0) {
            const part = chunk.subarray(room, room + spare);
            this.rest.push(part);
            this.restBytes += part.length;
        }
        this.tail.push(chunk.subarray(room));
        this.tailBytes += chunk.length - room;
        if (this.tailBytes > 8 * this.tailLimit)
            this.trimTail();
    }
    trimTail() {
        // A copy, so that the chunks it was cut from can go.
        const joined = Buffer.concat(this.tail).subarray(-this.tailLimit);
        this.tail = [Buffer.from(joined)];
        this.tailBytes = joined.length;
    }
    /** As text: broken UTF-8 becomes U+FFFD, and no character is cut in two where the middle was left out. */
    result() {
        const head = Buffer.concat(this.head);
        const tail = Buffer.concat(this.tail).subarray(-this.tailLimit);
        if (this.seen === head.length + tail.length) {
            return { text: this.cleaner.text(Buffer.concat([head, tail]).toString('utf8')), droppedBytes: 0 };
        }
        const { first, last } = this.ends(head, tail);
        const droppedBytes = Math.max(0, this.seen - Buffer.byteLength(first) - Buffer.byteLength(last));
        const text = `${first}\n[... ${droppedBytes} bytes left out ...]\n${last}`;
        return { text, droppedBytes, whole: this.whole() };
    }
    /** All of it, clean; where even that is too much, its beginning, without what may be a part of a secret at the cut. */
    whole() {
        const bytes = Buffer.concat([...this.head, ...this.rest]);
        if (bytes.length === this.seen)
            return this.cleaner.text(bytes.toString('utf8'));
        const text = this.cleaner.text(bytes.subarray(0, wholeCharacters(bytes)).toString('utf8'));
        const kept = text.slice(0, Math.max(0, text.length - this.cleaner.longest));
        return `${kept}\n[... of ${this.seen} bytes only the first ${WHOLE / 1024 ** 2} MB are kept ...]\n`;
    }
    /** The two ends, clean. What may be a part of a secret stands next to the cut, and goes. */
    ends(head, tail) {
        const { longest } = this.cleaner;
        const begin = this.cleaner.text(head.subarray(0, wholeCharacters(head)).toString('utf8'));
        const end = this.cleaner.text(tail.subarray(firstCharacter(tail)).toString('utf8'));
        const first = begin.slice(0, Math.max(0, begin.length - longest)).replace(/[\ud800-\udbff]$/, '');
        return { first, last: end.slice(longest).replace(/^[\udc00-\udfff]/, '') };
    }
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
/** How many bytes there are without a UTF-8 character that the end cuts off. */
function wholeCharacters(bytes) {
    let start = bytes.length - 1;
    while (start > 0 && bytes.length - start < 4 && isContinuation(bytes[start]))
        start--;
    const lead = bytes[start] ?? 0;
    const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return start >= 0 && start + length > bytes.length ? start : bytes.length;
}
/** Where the first character begins that is not cut off at the start. */
function firstCharacter(bytes) {
    let start = 0;
    while (start < 3 && isContinuation(bytes[start]))
        start++;
    return start;
}


/***/ }),

/***/ 66563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ requireIsolation),
/* harmony export */   H: () => (/* binding */ probeIsolation)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _bwrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50035);
/* harmony import */ var _child_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57239);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79445);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73907);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65763);
/* harmony import */ var _search_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76761);









/** ms for one try. A sudo that asks, or a hung mount, must not hold the run up. */
const PATIENCE = 10_000;
/**
 * Run inside, by the very profile that commands will have: own PID namespace, nothing to gain and nothing
 * held, the machine not writable, the workspace readable.
 */
const CHECK = `
while read -r name value; do case "$name" in NoNewPrivs:) nnp=$value;; CapEff:) caps=$value;; esac; done </proc/self/status
[ "$PPID" = 1 ] || { echo "no PID namespace"; exit 1; }
[ "$nnp" = 1 ] || { echo "privileges can be gained"; exit 1; }
case "$caps" in *[!0]*) echo "capabilities are left: $caps"; exit 1;; esac
if [ -w / ] || [ -w /etc ]; then echo "the machine is writable"; exit 1; fi
[ -r . ] || { echo "the workspace is not readable"; exit 1; }
echo held`;
async function attempt(launcher, options) {
    const prepared = (0,_room_js__WEBPACK_IMPORTED_MODULE_7__/* .prepareRoom */ .X)(launcher.kind, options)({
        script: CHECK,
        who: 'agent',
        pipefail: false,
        cwd: '',
        timeoutMs: PATIENCE,
        signal: new AbortController().signal,
    });
    if (typeof prepared === 'string')
        return prepared;
    const result = await (0,_child_js__WEBPACK_IMPORTED_MODULE_4__/* .runChild */ .w)((0,_launcher_js__WEBPACK_IMPORTED_MODULE_6__/* .launchOf */ .v)(launcher, prepared), {
        timeoutMs: PATIENCE,
        signal: new AbortController().signal,
    });
    if (result.endedBy === 'timeout')
        return `no answer within ${PATIENCE / 1000} s`;
    if (result.startError !== undefined)
        return result.startError.split('\n').at(-1) ?? 'failed';
    return result.output.trim() === 'held' ? null : result.output.trim().slice(0, 200);
}
/** The tools for namespaces of our own, or the name of the first that is missing. */
function unshareTools(folders, uid) {
    const everywhere = [...folders, ..._search_path_js__WEBPACK_IMPORTED_MODULE_8__/* .SYSTEM_FOLDERS */ .E];
    const named = (name, where = everywhere) => (0,_host_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findBinary */ .jS)(name, where) ?? `!${name}`;
    const tools = {
        unshare: named('unshare', folders),
        setpriv: named('setpriv'),
        mount: named('mount'),
        umount: named('umount'),
        pivotRoot: named('pivot_root'),
        cp: named('cp'),
        mkdir: named('mkdir'),
        chown: named('chown'),
        env: named('env'),
        sh: named('sh'),
    };
    const missing = Object.values(tools).find((tool) => tool.startsWith('!'));
    const sudo = uid === 0 ? null : (0,_host_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findBinary */ .jS)('sudo', folders);
    if (missing !== undefined)
        return `${missing.slice(1)} is not on PATH`;
    if (uid !== 0 && sudo === null)
        return 'not root, and sudo is not on PATH';
    return { ...tools, sudo, ip: (0,_host_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findBinary */ .jS)('ip', everywhere) };
}
/** Rights that root's commands keep without isolation: to own and open files, and nothing over other processes. */
const KEPT = 'chown,dac_override,dac_read_search,fowner,fsetid,kill';
/**
 * What can be taken from a command without namespaces. For root also most capabilities: a process that holds
 * fewer than the harness may not look into its environment or memory (ptrace(2), access mode checks).
 */
async function dropFor(folders, uid) {
    const setpriv = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findBinary */ .jS)('setpriv', [...folders, ..._search_path_js__WEBPACK_IMPORTED_MODULE_8__/* .SYSTEM_FOLDERS */ .E]);
    if (setpriv === null)
        return [];
    const kept = KEPT.split(',').map((name) => `+${name}`);
    const bare = [setpriv, '--no-new-privs'];
    const full = [...bare, `--bounding-set=-all,${kept.join(',')}`, '--inh-caps=-all'];
    for (const drop of uid === 0 ? [full, bare] : [bare]) {
        const [file = '', ...args] = [...drop, 'true'];
        const held = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file, [...args], { env: { PATH: _search_path_js__WEBPACK_IMPORTED_MODULE_8__/* .SYSTEM_FOLDERS */ .E.join(':') } }).then(() => true, () => false);
        if (held)
            return drop;
    }
    return [];
}
async function openLauncher(options, reason) {
    const folders = (0,_search_path_js__WEBPACK_IMPORTED_MODULE_8__/* .trustedFolders */ .h)(options.hostEnv.PATH, options.root);
    const drop = options.platform === 'linux' ? await dropFor(folders, options.uid) : [];
    return { kind: 'none', reason, launcher: { kind: 'none', drop } };
}
async function tryBwrap(options, folders) {
    const bwrap = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findBinary */ .jS)('bwrap', folders);
    if (bwrap === null)
        return 'bwrap: not on PATH';
    const newest = await tryFeatures(bwrap, _bwrap_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_FEATURES */ .oA, options);
    if (typeof newest !== 'string')
        return newest;
    // Only now, for the question costs a process at a time when each is waited for.
    const features = await featuresOf(bwrap);
    return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(features, _bwrap_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_FEATURES */ .oA) ? newest : tryFeatures(bwrap, features, options);
}
async function tryFeatures(bwrap, features, options) {
    const launcher = { kind: 'bwrap', bwrap, features };
    const wrong = await attempt(launcher, options);
    return wrong === null
        ? { kind: 'bwrap', reason: `the full profile holds with ${bwrap}`, launcher }
        : `bwrap: ${wrong}`;
}
async function featuresOf(bwrap) {
    const help = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(bwrap, ['--help'], { env: {} }).then(({ stdout, stderr }) => stdout + stderr, () => '');
    return (0,_bwrap_js__WEBPACK_IMPORTED_MODULE_3__/* .featuresIn */ .Dt)(help);
}
async function tryUnshare(options, folders) {
    const tools = unshareTools(folders, options.uid);
    if (typeof tools === 'string')
        return `unshare: ${tools}`;
    const launcher = { kind: 'unshare', tools };
    const wrong = await attempt(launcher, options);
    const how = tools.sudo === null ? 'as root' : `through ${tools.sudo}`;
    return wrong === null
        ? { kind: 'unshare', reason: `the full profile holds with ${tools.unshare} ${how}`, launcher }
        : `unshare ${how}: ${wrong}`;
}
/**
 * Finds the strongest walls that hold here, by trying the full profile: bubblewrap, then namespaces of our own
 * as root or through `sudo -n`, then none. Never throws, so that it can be started early and awaited late;
 * `requireIsolation` then says whether the run may go on.
 */
async function probeIsolation(mode, options) {
    if (mode === 'off')
        return openLauncher(options, 'switched off by the setting sandbox.mode');
    if (options.platform !== 'linux')
        return openLauncher(options, `there is no isolation on ${options.platform}`);
    const root = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realPath */ .Ye)(options.root) ?? options.root;
    const folders = (0,_search_path_js__WEBPACK_IMPORTED_MODULE_8__/* .trustedFolders */ .h)(options.hostEnv.PATH, root);
    const failures = [];
    for (const attemptOne of [tryBwrap, tryUnshare]) {
        const found = await attemptOne(options, folders);
        if (typeof found !== 'string')
            return found;
        failures.push(found);
    }
    return openLauncher(options, failures.join('; '));
}
/** Throws StopRun(config) where the settings ask for isolation and there is none. */
function requireIsolation(mode, isolation) {
    if (mode !== 'required' || isolation.kind !== 'none')
        return;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({
        kind: 'config',
        code: 'SBX-01',
        reason: `no isolation for commands (${isolation.reason}), and sandbox is "required": install bubblewrap, let the runner use sudo without a password, or set sandbox to "auto"`,
    });
}


/***/ }),

/***/ 41612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ descendants),
/* harmony export */   X9: () => (/* binding */ allProcesses),
/* harmony export */   "in": () => (/* binding */ isNamespaceInit),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79445);

/** From /proc/<pid>/stat; the name in parentheses may itself hold spaces and parentheses (proc(5)). */
function parseStat(text) {
    const end = text.lastIndexOf(')');
    const pid = Number.parseInt(text, 10);
    const fields = text.slice(end + 2).split(' ');
    const parent = Number(fields[1]);
    const startedAt = Number(fields[19]);
    const whole = [pid, parent, startedAt].every(Number.isInteger);
    return end > 0 && whole ? { pid, parent, startedAt } : null;
}
/** Every process that can be seen. One that ends meanwhile is left out. */
function allProcesses() {
    return (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .namesIn */ .wX)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => parseStat((0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(`/proc/${name}/stat`)))
        .filter((facts) => facts !== null);
}
/** The processes below `root`, parents first, itself not among them. */
function descendants(root, all) {
    const found = [root];
    for (const pid of found) {
        for (const other of all)
            if (other.parent === pid && !found.includes(other.pid))
                found.push(other.pid);
    }
    return found.slice(1);
}
/** Whether the process is PID 1 of a namespace below ours: its end is the end of everything in there. */
function isNamespaceInit(pid) {
    const ids = /^NSpid:\s+(.+)$/m.exec((0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(`/proc/${pid}/status`))?.[1]?.split(/\s+/) ?? [];
    return ids.length > 1 && ids.at(-1) === '1';
}
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        // Gone already, or not ours.
        return false;
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

/***/ 65763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ prepareRoom)
});

// UNUSED EXPORTS: scriptShell

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var mount = __webpack_require__(69232);
;// CONCATENATED MODULE: ./build/adapters/sandbox/denied-reads.js




/**
 * What stands in the place of every file that the agent may not read: an empty file, and not /dev/null, which can
 * be written to even where it is mounted read-only.
 */
function emptyStandIn(scratchDir) {
    const file = external_node_path_.join(scratchDir, 'empty');
    (0,external_node_fs_.writeFileSync)(file, '');
    return file;
}
/** Mounts that hide the denied files which the view shows, and what else is the agent's alone. What lies behind a link is left to its own name. */
function deniedMounts(options, root, standIn, mounts) {
    const denied = options.deniedReads().map((relative) => ({
        target: external_node_path_.join(root, relative),
        source: standIn,
    }));
    return [...denied, ...(options.agentReplacements?.() ?? [])]
        .filter(({ target }) => (0,host_files/* realPath */.Ye)(target) === target && !(0,mount/* isHidden */.dK)(mounts, target))
        .map(({ target, source }) => ({ kind: 'bind', source, target, readOnly: true }));
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/descriptors.js

const CLOSE_ON_EXEC = 0o2000000;
/**
 * Descriptors that whoever started us left open and that every child of ours would inherit. Node closes its
 * own at exec, and cannot close these; `prologue` does, inside.
 */
function inheritedDescriptors() {
    return (0,host_files/* namesIn */.wX)('/proc/self/fdinfo')
        .map(Number)
        .filter((descriptor) => descriptor > 2)
        .filter((descriptor) => {
        const flags = /^flags:\s+([0-7]+)$/m.exec((0,host_files/* textOf */.b6)(`/proc/self/fdinfo/${descriptor}`))?.[1];
        return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
    });
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/toolchains.js

/**
 * What of a home folder a command may read: programs and caches of packages, never a file in which a tool
 * keeps a credential. So `.cargo/bin` and not `.cargo` (credentials.toml), `.m2/repository` and not `.m2`
 * (settings.xml), `.gem/ruby` and not `.gem` (credentials), `.npm/_cacache` and not `.npmrc`.
 */
const HOME_TOOLCHAINS = [
    '.asdf',
    '.bun/bin',
    '.bun/install/cache',
    '.cache/Cypress',
    '.cache/ms-playwright',
    '.cache/pip',
    '.cache/uv',
    '.cache/yarn',
    '.cargo/bin',
    '.cargo/registry',
    '.composer/cache',
    '.deno/bin',
    '.fnm',
    '.gem/ruby',
    '.gradle/caches',
    '.gradle/wrapper',
    '.ivy2/cache',
    '.local/bin',
    '.local/lib',
    '.local/pipx',
    '.local/share/fnm',
    '.local/share/mise',
    '.local/share/pipx',
    '.local/share/pnpm',
    '.local/share/pypoetry/venv',
    '.local/share/uv',
    '.m2/repository',
    '.m2/wrapper',
    '.npm/_cacache',
    '.nuget/packages',
    '.nvm',
    '.pyenv',
    '.rbenv',
    '.rustup',
    '.sdkman/candidates',
    '.volta',
    '.yarn/berry/cache',
    'go/bin',
    'go/pkg',
];
/** Variables that only say where a toolchain lies. A path is no secret. */
const TOOLCHAIN_VARIABLES = [
    'AGENT_TOOLSDIRECTORY',
    'ANDROID_HOME',
    'ANDROID_SDK_ROOT',
    'DOTNET_ROOT',
    'GOMODCACHE',
    'GOPATH',
    'GOROOT',
    'JAVA_HOME',
    'NVM_DIR',
    'PYENV_ROOT',
    'RBENV_ROOT',
    'RUNNER_TOOL_CACHE',
    'RUSTUP_HOME',
];
/**
 * Of the home folder, what a toolchain must be able to write to work at all, and what makes it fast from the second
 * command on. It lasts for the run, is the run's own, and gates have another one than the agent's commands: what
 * these leave there decides no gate.
 */
const WRITABLE_CACHES = ['.cache/go-build'];
/** Where a toolchain looks for itself by HOME: set where HOME is another folder than the real one. */
const HOME_DEFAULTS = {
    GOMODCACHE: 'go/pkg/mod',
    NVM_DIR: '.nvm',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    RUSTUP_HOME: '.rustup',
};
/** Folders of a home in which nothing is shown because PATH names it. */
const CREDENTIAL_FOLDERS = [
    '.aws',
    '.azure',
    '.config',
    '.docker',
    '.gnupg',
    '.kube',
    '.ssh',
];
function mayHoldCredentials(folder) {
    return folder.split(external_node_path_.sep).some((part) => CREDENTIAL_FOLDERS.includes(part));
}
/**
 * What has to be seen for a PATH entry to work: the folder itself; for an npm `.bin`, whose entries are links
 * into its neighbours, the `node_modules` around it.
 */
function neededFor(pathEntry) {
    return pathEntry.endsWith(`/node_modules/.bin`) ? external_node_path_.dirname(pathEntry) : pathEntry;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/environment.js

/** Handed through as they are: facts without power. */
const PASSED = ['LANG', 'LANGUAGE', 'TZ', 'USER', 'LOGNAME'];
/**
 * Facts of the job that build scripts ask for. Not GITHUB_ACTIONS: test reporters that see it print workflow
 * commands.
 */
const JOB_FACTS = ['GITHUB_REPOSITORY', 'GITHUB_SHA', 'GITHUB_WORKSPACE'];
/**
 * Never handed through, not even by `pass_env`: the run's own keys, tokens and proxies, what the runner gives
 * only to actions, and variables that make a program load code (CASES, evasions 13, 28 and 34).
 */
const FORBIDDEN = /^(?:INPUT_.*|ACTIONS_.*|FORGE_.*|GIT_.*|LD_.*|DYLD_.*|SUDO_.*|(?:ANTHROPIC|OPENAI|GOOGLE_GENERATIVE_AI)_API_KEY|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)|GH_TOKEN|NODE_OPTIONS|BASH_ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|ENV|IFS|PROMPT_COMMAND|PS4|PYTHONSTARTUP|PERL5OPT|RUBYOPT|MAKEFLAGS|PATH|HOME|TMPDIR|RUNNER_TEMP|(?:HTTPS?|ALL|NO)_PROXY)$/i;
/** What a POSIX shell can hold as a variable. */
const EXPORTABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Whether `pass_env` may not name this variable. */
function isForbiddenVariable(name) {
    return FORBIDDEN.test(name);
}
const USUAL_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/**
 * The environment of a command: an allow-list, so that a secret nobody thought of stays out. What the command
 * itself was given (a gate's `env`, from trusted configuration) comes last and is not filtered.
 */
function childEnvironment(options, own = {}) {
    const { host } = options;
    const environment = {};
    const locale = Object.keys(host).filter((name) => /^LC_[A-Z]+$/.test(name));
    const wanted = options.passEnv.filter((name) => !isForbiddenVariable(name));
    for (const name of [...PASSED, ...locale, ...JOB_FACTS, ...TOOLCHAIN_VARIABLES, ...wanted]) {
        const value = host[name];
        if (value === undefined || value.includes('\0') || !EXPORTABLE.test(name))
            continue;
        environment[name] = value;
    }
    return {
        ...environment,
        PATH: options.searchPath.length > 0 ? options.searchPath.join(':') : USUAL_PATH,
        HOME: options.home,
        TMPDIR: options.temp,
        SHELL: options.shell,
        TERM: 'dumb',
        CI: 'true',
        ...options.proxy,
        ...own,
    };
}

// EXTERNAL MODULE: ./build/adapters/sandbox/inner.js
var sandbox_inner = __webpack_require__(43309);
// EXTERNAL MODULE: ./build/adapters/sandbox/network/forwarder.js
var forwarder = __webpack_require__(12206);
// EXTERNAL MODULE: ./build/adapters/sandbox/search-path.js
var search_path = __webpack_require__(76761);
;// CONCATENATED MODULE: ./build/adapters/sandbox/hidden.js



/** Scratch space, sockets and homes. */
const FOLDERS = ['/tmp', '/var/tmp', '/run', '/var/run', '/home', '/root'];
/** Stores of secrets that the file mode alone keeps from an ordinary user, and nothing from root. */
const SECRET_FOLDERS = [
    '/etc/kubernetes',
    '/etc/ssl/private',
    '/var/lib/cloud',
    '/var/lib/containerd',
    '/var/lib/docker',
    '/var/lib/kubelet',
    '/var/lib/waagent',
];
const SECRET_FILES = [
    '/etc/docker/key.json',
    '/etc/gshadow',
    '/etc/gshadow-',
    '/etc/krb5.keytab',
    '/etc/shadow',
    '/etc/shadow-',
];
const FOLDER_VARIABLES = ['HOME', 'RUNNER_TEMP', 'TMPDIR', 'XDG_RUNTIME_DIR'];
/** The runner's command files and the event: their folders, wherever the runner put them. */
const FILE_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_EVENT_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
/** Folders without which nothing runs: a variable that names one of them hides nothing. */
const SYSTEM = ['/bin', '/dev', '/etc', '/lib', '/lib64', '/opt', '/proc', '/sbin', '/sys', '/usr', '/var'];
/** Whether hiding this folder would hide a folder that every program needs. */
function holdsTheSystem(folder) {
    return SYSTEM.some((system) => (0,mount/* isWithin */.UO)(system, folder));
}
/** Folders that are empty and private inside: real paths of those that exist, once each. */
function hiddenFolders(variables, accountHome) {
    const named = FOLDER_VARIABLES.map((name) => variables[name]);
    const around = FILE_VARIABLES.map((name) => {
        const file = variables[name];
        return file === undefined ? undefined : external_node_path_.dirname(file);
    });
    const found = new Set();
    for (const folder of [...FOLDERS, ...SECRET_FOLDERS, accountHome, ...named, ...around]) {
        if (folder === undefined || folder === null || !external_node_path_.isAbsolute(folder))
            continue;
        const real = (0,host_files/* realPath */.Ye)(folder);
        if (real !== null && (0,host_files/* isFolder */.lQ)(real) && !holdsTheSystem(real))
            found.add(real);
    }
    return [...found];
}
/** A self-hosted runner keeps its registration beside its work folder: `<runner>/_work/_temp` is RUNNER_TEMP. */
function runnerCredentials(variables) {
    const temp = variables.RUNNER_TEMP;
    if (temp === undefined || !external_node_path_.isAbsolute(temp))
        return [];
    const runner = external_node_path_.resolve(temp, '..', '..');
    return ['.credentials', '.credentials_rsaparams', '.runner'].map((name) => external_node_path_.join(runner, name));
}
/** Files that read as empty inside: real paths of those that exist. */
function maskedFiles(variables) {
    const hostKeys = (0,host_files/* namesIn */.wX)('/etc/ssh')
        .filter((name) => /^ssh_host_.*_key$/.test(name))
        .map((name) => `/etc/ssh/${name}`);
    return [...SECRET_FILES, ...hostKeys, ...runnerCredentials(variables)]
        .map(host_files/* realPath */.Ye)
        .filter((file) => file !== null);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/sockets.js

const ROW = /^[0-9a-f]+: \S+ \S+ \S+ \S+ \S+ +\d+ (\/.*)$/;
/** The paths in the kernel's table of unix sockets (`/proc/net/unix`), once each. */
function socketPaths(table) {
    const paths = new Set();
    for (const line of table.split('\n')) {
        const bound = ROW.exec(line)?.[1];
        if (bound !== undefined)
            paths.add(bound);
    }
    return [...paths];
}
/**
 * Sockets that somebody on this machine listens at. A read-only mount does not keep anybody from connecting
 * to one (a container daemon's is root on the host), so each is covered.
 */
function listeningSockets() {
    return socketPaths((0,host_files/* textOf */.b6)('/proc/net/unix')).filter(host_files/* isSocket */.qU);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/view.js







/** Where HOME cannot be hidden (it is the workspace, lies in it, or is missing), a folder of its own. */
const SPARE_HOME = '/tmp/home';
function homeInside(options, root) {
    const home = (0,host_files/* realPath */.Ye)(options.hostEnv.HOME ?? options.accountHome ?? '');
    const usable = home !== null && (0,host_files/* isFolder */.lQ)(home) && !holdsTheSystem(home) && !(0,mount/* isWithin */.UO)(home, root);
    return usable ? home : SPARE_HOME;
}
function readOnlyBind(target, source = target) {
    return { kind: 'bind', source, target, readOnly: true };
}
function hides(options, home) {
    const empty = (target) => {
        const shared = target === '/tmp' || target === '/var/tmp';
        return { kind: 'tmpfs', target, mode: shared ? '1777' : '0755', readOnly: false };
    };
    const folders = hiddenFolders(options.hostEnv, options.accountHome).map(empty);
    return [...folders, { kind: 'tmpfs', target: home, mode: '0700', readOnly: false }];
}
/** Everything that should be seen although a folder around it is hidden; much of it does not exist. */
function wanted(options, searchPath) {
    const homes = [options.hostEnv.HOME, options.accountHome].filter((home) => home != null && home !== '');
    const inHome = (entry) => entry.startsWith('~/') ? homes.map((home) => external_node_path_.join(home ?? '', entry.slice(2))) : [entry];
    return [
        ...options.readable.flatMap(inHome),
        ...HOME_TOOLCHAINS.flatMap((name) => inHome(`~/${name}`)),
        ...searchPath.filter((folder) => !mayHoldCredentials(folder)).map(neededFor),
        ...TOOLCHAIN_VARIABLES.map((name) => options.hostEnv[name] ?? ''),
        // Names are looked up through this file, which often is a link into the hidden /run.
        ...(options.network === 'host' ? ['/etc/resolv.conf'] : []),
    ].filter((entry) => external_node_path_.isAbsolute(entry));
}
/** Read-only binds for the wanted paths that `hidden` would hide, none of them twice. */
function exposures(entries, hidden, root) {
    const roots = new Set(hidden.map((mount) => mount.target));
    const shown = [];
    const spellings = entries.flatMap((entry) => {
        const source = (0,host_files/* realPath */.Ye)(entry);
        if (source === null)
            return [];
        return [...new Set([external_node_path_.resolve(entry), source])].map((target) => ({ target, source }));
    });
    for (const { target, source } of spellings.sort((a, b) => a.target.length - b.target.length)) {
        // A hidden folder as a whole is never shown, and what lies in the workspace is seen there.
        if (roots.has(target) || (0,mount/* isWithin */.UO)(root, target) || (0,mount/* isWithin */.UO)(target, root))
            continue;
        if ((0,mount/* isHidden */.dK)([...hidden, ...shown], target))
            shown.push(readOnlyBind(target, source));
    }
    return shown;
}
function workspaceMounts(options, root, readOnly) {
    const base = external_node_path_.join(root, options.base);
    const writable = { kind: 'bind', source: base, target: base, readOnly: false };
    if (readOnly)
        return [readOnlyBind(root)];
    return base === root ? [writable] : [readOnlyBind(root), writable];
}
/** A mount follows links, so a path that goes through one is left to the measuring of the tree. */
function isItself(target) {
    return (0,host_files/* realPath */.Ye)(target) === target;
}
function lockedPaths(options, root) {
    const inside = options.protectedPaths().map((relative) => external_node_path_.join(root, relative));
    const locked = [external_node_path_.join(root, '.git'), ...options.gitDirs, ...inside].filter(isItself);
    const replaced = (options.replacements?.() ?? []).filter(({ target }) => isItself(target));
    return [
        ...locked.map((target) => readOnlyBind(target)),
        ...replaced.map(({ target, source }) => readOnlyBind(target, source)),
    ];
}
function coveredSockets(readable) {
    return listeningSockets()
        .map(host_files/* realPath */.Ye)
        .filter((target) => target !== null && !readable.includes(target))
        .map((target) => ({ kind: 'mask', target: target ?? '' }));
}
/** Looks at the machine once; `mounts` then adds what may change from one command to the next. */
function createView(options) {
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const home = homeInside(options, root);
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    const hidden = hides(options, home);
    const shown = exposures(wanted(options, folders), hidden, root);
    const masks = maskedFiles(options.hostEnv).map((target) => ({ kind: 'mask', target }));
    const fixed = (0,mount/* inMountOrder */.LL)([...shown, ...hidden]);
    const mounts = (readOnly) => {
        const own = options.privateDirs
            .map(host_files/* realPath */.Ye)
            .filter((folder) => folder !== null && (0,host_files/* isFolder */.lQ)(folder))
            .map((target) => ({ kind: 'tmpfs', target: target ?? '', mode: '0755', readOnly: true }));
        const folderMounts = (0,mount/* inMountOrder */.LL)([
            ...fixed,
            ...workspaceMounts(options, root, readOnly),
            ...lockedPaths(options, root),
            ...own,
        ]);
        const seen = ({ target }) => (0,host_files/* exists */.t2)(target) && !(0,mount/* isHidden */.dK)(folderMounts, target);
        return (0,mount/* inMountOrder */.LL)([...folderMounts, ...[...masks, ...coveredSockets(options.readable)].filter(seen)]);
    };
    return { home, searchPath: folders.filter((folder) => !(0,mount/* isHidden */.dK)(fixed, folder)), mounts };
}
/** Whether a command could write at this absolute path of the host. */
function isWritable(mounts, target) {
    const mount = decidingMount(mounts, target);
    return mount?.kind === 'bind' && !mount.readOnly;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/room.js













/** Bytes of one private tmpfs: a quarter of the memory, so that filling it does not take the machine down. */
const TMPFS_BYTES = Math.floor((0,external_node_os_.totalmem)() / 4 / 4096) * 4096;
/** The shell that runs scripts: bash where there is one on PATH. */
function scriptShell(folders) {
    return (0,host_files/* findBinary */.jS)('bash', folders) ?? (0,host_files/* findBinary */.jS)('sh', [...folders, '/bin', '/usr/bin']) ?? '/bin/sh';
}
function innerOf(folders, opening = []) {
    const closing = inheritedDescriptors();
    const sh = (0,host_files/* findBinary */.jS)('sh', [...search_path/* SYSTEM_FOLDERS */.E, ...folders]) ?? '/bin/sh';
    const bash = (0,host_files/* findBinary */.jS)('bash', [...search_path/* SYSTEM_FOLDERS */.E, ...folders]);
    return { sh: (0,sandbox_inner/* innerShell */.zK)(sh, bash, closing), closing, opening, limits: sandbox_inner/* LIMITS */.b1 };
}
function workingFolder(root, relative) {
    const folder = (0,host_files/* realPath */.Ye)(external_node_path_.join(root, relative));
    return folder !== null && (0,mount/* isWithin */.UO)(folder, root) && (0,host_files/* isFolder */.lQ)(folder) ? folder : null;
}
/** Why a command cannot run as it stands; null where it can. */
function flaw(command, cwd) {
    if (command.script.includes('\0'))
        return 'the command holds a NUL byte, which no shell takes: leave it out';
    if (cwd === null) {
        return `the working directory "${command.cwd}" is no folder in the workspace: name one that is`;
    }
    return null;
}
/** Toolchain variables where HOME cannot be hidden, and another folder stands in its place. */
function openHost(options) {
    const real = options.hostEnv.HOME ?? options.accountHome ?? '';
    const found = Object.entries(HOME_DEFAULTS)
        .map(([name, below]) => [name, external_node_path_.join(real, below)])
        .filter(([, folder]) => external_node_path_.isAbsolute(folder) && (0,host_files/* exists */.t2)(folder));
    return { ...Object.fromEntries(found), ...options.hostEnv };
}
function ownFolders(parent) {
    const own = { home: external_node_path_.join(parent, 'home'), temp: external_node_path_.join(parent, 'tmp') };
    for (const folder of [own.home, own.temp])
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    return own;
}
/**
 * HOME and TMPDIR where they cannot be private: those of the agent's commands last for the run. A gate, or a custom
 * constraint, gets new ones each time, for programs obey what they find there (`~/.npmrc`, `~/.curlrc`, python's
 * `usercustomize`), and the agent may have put it there.
 */
function openFolders(scratchDir) {
    const agent = ownFolders(scratchDir);
    let last = null;
    return (who) => {
        if (who === 'agent')
            return agent;
        if (last !== null)
            (0,external_node_fs_.rmSync)(last, { recursive: true, force: true });
        last = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(scratchDir, 'gate-'));
        return ownFolders(last);
    };
}
/** Without isolation: the view is the machine, and only the environment is ours. */
function openRoom(options, root, folders) {
    const host = openHost(options);
    const own = openFolders(options.scratchDir);
    const shell = scriptShell(folders);
    const inner = innerOf(folders);
    return (command) => {
        const cwd = workingFolder(root, command.cwd);
        const wrong = flaw(command, cwd);
        if (wrong !== null || cwd === null)
            return wrong ?? '';
        const inside = { host, passEnv: options.passEnv, ...own(command.who), searchPath: folders, shell };
        return {
            options,
            mounts: [],
            cwd,
            environment: childEnvironment(inside, command.env),
            invocation: (0,sandbox_inner/* invocationOf */.QC)(shell, command.script, command.pipefail),
            inner,
            tmpfsBytes: TMPFS_BYTES,
        };
    };
}
/** The caches that last for the run, made at once: of the agent's commands, and of the gates. */
function runCaches(scratchDir, home) {
    const mountsOf = (user) => WRITABLE_CACHES.map((name) => {
        const source = external_node_path_.join(scratchDir, 'cache', user, name);
        (0,external_node_fs_.mkdirSync)(source, { recursive: true, mode: 0o700 });
        return { kind: 'bind', source, target: external_node_path_.join(home, name), readOnly: false };
    });
    return { agent: mountsOf('agent'), gate: mountsOf('gate') };
}
function walledRoom(options, root, folders) {
    const view = createView(options);
    const visible = folders.filter((folder) => view.searchPath.includes(folder));
    const shell = scriptShell(visible);
    const inner = innerOf(visible);
    const outward = { ...inner, opening: (0,forwarder/* forwarderLines */.Ku)() };
    const inside = {
        host: options.hostEnv,
        passEnv: options.passEnv,
        home: view.home,
        temp: '/tmp',
        searchPath: view.searchPath,
        shell,
    };
    const caches = runCaches(options.scratchDir, view.home);
    const standIn = emptyStandIn(options.scratchDir);
    return (command, passage) => {
        const cwd = workingFolder(root, command.cwd);
        const wrong = flaw(command, cwd);
        if (wrong !== null || cwd === null)
            return wrong ?? '';
        const shown = (0,mount/* inMountOrder */.LL)([...view.mounts(command.readOnly ?? false), ...caches[command.who]]);
        const denied = command.who === 'gate' ? [] : deniedMounts(options, root, standIn, shown);
        const mounts = (0,mount/* inMountOrder */.LL)([...shown, ...denied]);
        // A mount in a folder that is not private would be made on the host.
        if (passage !== undefined && (0,mount/* decidingMount */.p3)(mounts, forwarder/* INSIDE_SOCKET */.Nn)?.kind !== 'tmpfs') {
            return 'the workspace is /tmp or around it, where the way to the network has to lie: move the workspace';
        }
        const proxy = passage === undefined ? {} : (0,forwarder/* proxyVariables */.eq)();
        return {
            options,
            mounts: passage === undefined ? mounts : (0,mount/* inMountOrder */.LL)([...mounts, ...passage]),
            cwd,
            environment: childEnvironment({ ...inside, proxy }, command.env),
            invocation: (0,sandbox_inner/* invocationOf */.QC)(shell, command.script, command.pipefail),
            inner: passage === undefined ? inner : outward,
            tmpfsBytes: TMPFS_BYTES,
        };
    };
}
/** Looks at the machine once, for all commands of a run. */
function prepareRoom(kind, options) {
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    return kind === 'none' ? openRoom(options, root, folders) : walledRoom(options, root, folders);
}


/***/ }),

/***/ 76761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ SYSTEM_FOLDERS),
/* harmony export */   h: () => (/* binding */ trustedFolders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79445);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69232);



/** Where an ordinary user's PATH often does not lead, though the tools of util-linux lie there. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];
/**
 * The folders of a PATH in which a program may be looked for: absolute, existing, once each, and not in the
 * workspace, where the agent could plant a `git` or a `node` (CASES, evasion 33).
 */
function trustedFolders(searchPath, workspace) {
    const folders = [];
    for (const entry of (searchPath ?? '').split(':')) {
        if (!node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(entry))
            continue;
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(entry);
        const real = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .realPath */ .Ye)(folder);
        if (real === null || !(0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)(real) || folders.includes(folder))
            continue;
        if ((0,_mount_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(folder, workspace) || (0,_mount_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(real, workspace))
            continue;
        folders.push(folder);
    }
    return folders;
}


/***/ }),

/***/ 8445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ startChild)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Gives what kept it from starting. Then the pipe is closed. */
function startChild(launch, pipe) {
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(launch.file, launch.args, {
            cwd: launch.cwd,
            env: launch.env,
            stdio: [launch.stdin === null ? 'ignore' : 'pipe', pipe?.writer ?? 'pipe', 'pipe'],
            detached: true,
        });
        // Where it ends before it has read everything, its exit code says so.
        child.stdin?.on('error', () => { });
        if (launch.opening !== undefined)
            child.stdin?.write(launch.opening);
        return { child, reader: pipe?.reader ?? null };
    }
    catch (error) {
        if (pipe !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(pipe.reader);
        return error instanceof Error ? error : new Error(String(error));
    }
    finally {
        // The child has its own; ours would keep the output from ever ending.
        if (pipe !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(pipe.writer);
    }
}


/***/ }),

/***/ 31461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ firstUnwritable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** The first of these folders that this user may not write, or that lies on a read-only disk; null where all can be. */
function firstUnwritable(folders) {
    return folders.find((folder) => !isWritable(folder)) ?? null;
}
function isWritable(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 66532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ cleanHead),
/* harmony export */   g: () => (/* binding */ NO_SECRETS)
/* harmony export */ });
/** For where there is nothing to hide. */
const NO_SECRETS = { longest: 0, text: (text) => text };
/**
 * The first `limit` units of a text, clean. A text must be cleaned before it is cut: half a secret is none that
 * the cleaner knows. So what follows the cut is looked at with it, and what may be the beginning of a secret
 * there goes too.
 */
function cleanHead(text, limit, cleaner) {
    const near = text.slice(0, limit + cleaner.longest);
    const clean = cleaner.text(near);
    const safe = near.length === text.length ? limit : Math.min(limit, clean.length - cleaner.longest);
    return clean.slice(0, Math.max(0, safe)).replace(/[\ud800-\udbff]$/, '');
}


/***/ }),

/***/ 71295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ handOverText),
/* harmony export */   m: () => (/* binding */ ModelError)
/* harmony export */ });
/** What is said where a model did not answer and another goes on. */
function handOverText(from, to, why) {
    return `${from.provider} ${from.model} did not answer: ${why}; ${to.provider} ${to.model} is asked from now on`;
}
/** Every failure of a provider, after its retries. The message is one line for the user: what, and the way out. */
class ModelError extends Error {
    trouble;
    /** What answers that broke off have cost all the same; undefined where nothing had come. */
    spent;
    constructor(trouble, message, spent) {
        super(message);
        this.name = 'ModelError';
        this.trouble = trouble;
        this.spent = spent;
    }
}


/***/ }),

/***/ 51554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   b: () => (/* binding */ estimateTokens)
/* harmony export */ });
/** Bytes a token: a common rule of thumb for English and code. It errs high for code, which a limit wants. */
const BYTES_PER_TOKEN = 4;
/** Estimated tokens of a text, or of as many bytes, rounded up. Used only where a provider reports nothing. */
function estimateTokens(textOrBytes) {
    const bytes = typeof textOrBytes === 'number' ? textOrBytes : Buffer.byteLength(textOrBytes);
    return Math.ceil(bytes / BYTES_PER_TOKEN);
}
/** Bytes of text that are estimated at so many tokens. */
function bytesOf(tokens) {
    return tokens * BYTES_PER_TOKEN;
}


/***/ }),

/***/ 75986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ checkControlledReport),
  A: () => (/* binding */ leaveControlledReport)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/output-folder.js
var output_folder = __webpack_require__(13777);
;// CONCATENATED MODULE: ./build/adapters/report-copy.js



/**
 * Why no report is written to this path of the workspace, in one line for the user; null where one may be. What is
 * there already is only ever replaced where it is an earlier report, which begins with `heading`.
 */
function reportCopyProblem(root, path, heading) {
    const target = (0,external_node_path_.join)(root, path);
    const found = (0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false });
    if (found === undefined)
        return null;
    if (found.isDirectory())
        return `${path} is a folder: name a file in it`;
    if (found.isFile() && beginsWith(target, heading))
        return null;
    return `${path} is there, and is no earlier report: name another file, or remove that one`;
}
function beginsWith(file, heading) {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = external_node_fs_.constants;
    const handle = (0,external_node_fs_.openSync)(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
        const wanted = Buffer.from(heading);
        const bytes = Buffer.alloc(wanted.length);
        return (0,external_node_fs_.readSync)(handle, bytes) === bytes.length && bytes.equals(wanted);
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}
/**
 * Writes a report to a path in the workspace, whole or not at all, and never through a link: the repository is not
 * ours. Throws an Error whose message is one line for the user.
 */
function writeReportCopy(root, path, bytes) {
    const folder = (0,external_node_path_.dirname)(path) === '.' ? root : (0,output_folder/* placeOutputFolder */.RS)(root, (0,external_node_path_.dirname)(path));
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const draft = (0,external_node_path_.join)(folder, `.${(0,external_node_path_.basename)(path)}.${process.pid}.tmp`);
    try {
        (0,external_node_fs_.writeFileSync)(draft, bytes, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(draft, (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path)));
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(draft, { force: true });
        throw error;
    }
}

// EXTERNAL MODULE: ./build/constraints/path-rules.js + 3 modules
var path_rules = __webpack_require__(48268);
// EXTERNAL MODULE: ./build/constraints/registry.js + 38 modules
var registry = __webpack_require__(1516);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/report/controlled-edit.js
var controlled_edit = __webpack_require__(19894);
;// CONCATENATED MODULE: ./build/run/controlled-report.js






/**
 * A report that could not be left where the settings want it is known before anything is paid for. Throws
 * StopRun(config).
 */
function checkControlledReport(parts) {
    const reason = parts.request.settings.mode === 'controlled-edit' ? objection(parts) : null;
    if (reason !== null)
        throw new outcome/* StopRun */.U({ kind: 'config', reason: `controlled_edit.report: ${reason}` });
}
/** The copy that controlled-edit leaves in the workspace, whatever became of the edit (DECISIONS D16). */
function leaveControlledReport({ request, place, observers, redactor, around }) {
    const { mode, controlled_edit: wanted } = request.settings;
    if (mode !== 'controlled-edit')
        return;
    const text = Buffer.from((0,controlled_edit/* controlledEditReport */.dY)(observers.record()));
    try {
        const reason = objection({ request, place });
        if (reason !== null)
            throw new Error(reason);
        writeReportCopy(place.root, wanted.report, redactor.bytes(text));
    }
    catch (error) {
        around.warn(`the report cannot be copied to ${wanted.report} (${(0,message_of/* messageOf */.b)(error)})`);
    }
}
/** Why it may not be written there; null where it may. A report quotes the agent: it goes to no protected path. */
function objection({ request, place }) {
    const { constraints, controlled_edit: wanted } = request.settings;
    const { openProtected } = request;
    const extra = { openProtected, harness: [], agentLinkAtRoot: place.hasAgentLink, base: '' };
    const { rule, pattern } = (0,path_rules/* decidePath */.W1)(wanted.report, (0,registry/* buildPathRules */.ju)(constraints, extra));
    if (rule === 'protected_paths') {
        return `${wanted.report} is protected (${pattern ?? ''}): name another file, or open it with --open-protected`;
    }
    return reportCopyProblem(place.root, wanted.report, controlled_edit/* CONTROLLED_HEADING */.al);
}


/***/ }),

/***/ 30787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ answersOf),
/* harmony export */   Lm: () => (/* binding */ wantedOf),
/* harmony export */   X0: () => (/* binding */ askDeliverable)
/* harmony export */ });
/* harmony import */ var _adapters_git_remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85950);
/* harmony import */ var _adapters_git_site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _core_joined_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35378);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _doctor_delivery_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41622);





/**
 * For all of it, as long as one attempt of any call may take, and with no second ones: GitHub itself gives up on a
 * request after 10 s, and a run that waits for answers for ever is worse than one that goes without them.
 */
const PATIENCE_MS = 15_000;
/**
 * Asks whether what the settings want delivered can be, all at once and beside everything else; resolved where nothing
 * is pushed. Rejects with StopRun(git_before) where the server says that it cannot (CONTRACT 2); what is only in doubt
 * becomes a notice, and what nobody says stops nothing.
 */
function askDeliverable(desk) {
    const wanted = wantedOf(desk.request, desk.place.root);
    if (!wanted.push)
        return Promise.resolve();
    const asked = judged(desk, wanted);
    // Awaited after the repository's checks, whose refusals come first.
    asked.catch(() => undefined);
    return asked;
}
async function judged(desk, wanted) {
    const answers = await answered(desk, wanted);
    if (answers === null)
        return;
    const checks = (0,_doctor_delivery_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryChecks */ .Y)(wanted, answers);
    const missing = checks.filter(({ state }) => state === 'missing');
    if (missing.length > 0) {
        const reason = missing.map(({ name, what, mend }) => `${name}: ${what}; ${mend ?? ''}`).join(' | ');
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason: `the work could not be delivered: ${reason}` });
    }
    for (const { name, what, mend } of checks.filter(({ state }) => state === 'warning')) {
        desk.observers.emit({ type: 'notice', level: 'warning', text: `${name}: ${what}; ${mend ?? ''}` });
    }
}
async function answered(desk, wanted) {
    const { signal, release } = (0,_core_joined_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .joinedSignal */ ._)([desk.stopwatch.work, AbortSignal.timeout(PATIENCE_MS)]);
    try {
        const rights = await rightsFor(desk, signal);
        return rights === null ? null : await answersOf(rights, wanted);
    }
    finally {
        release();
    }
}
async function rightsFor({ request, around }, signal) {
    const { forge } = request;
    if (forge === null)
        return null;
    const { openRights } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(1694), __webpack_require__.e(6758)]).then(__webpack_require__.bind(__webpack_require__, 86461));
    const { clock, env } = around;
    const until = clock.monotonic() + PATIENCE_MS;
    return openRights({
        ...forge,
        gitUrl: (0,_adapters_git_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteUrl */ .g)(forge.serverUrl, forge.repository),
        env,
        clock,
        signal,
        remainingMs: () => until - clock.monotonic(),
    });
}
/** Questions that do not depend on one another go out together. */
async function answersOf(rights, wanted) {
    const [push, openPullRequests, branch] = await Promise.all([
        wanted.push ? rights.push() : null,
        wanted.pullRequest ? rights.openPullRequests() : null,
        wanted.push && wanted.branch !== null ? rights.branch(wanted.branch) : null,
    ]);
    return { push, openPullRequests, branch };
}
/** What a run by these settings would deliver, and where to. */
function wantedOf({ settings, trigger, forge }, root) {
    const { git, mode } = settings;
    const push = git.auto_push && git.auto_commit && mode !== 'read-only' && forge !== null;
    return {
        push,
        pullRequest: push && git.create_pr,
        signs: git.sign_commits,
        branch: trigger?.start?.branch ?? (git.branch || checkedOut(root)),
    };
}
/** The branch that HEAD names; null where it names none (detached). */
function checkedOut(root) {
    const gitDir = (0,_adapters_git_site_js__WEBPACK_IMPORTED_MODULE_1__/* .gitDirOf */ .z0)(root);
    const head = gitDir === null ? null : (0,_adapters_git_site_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(`${gitDir}/HEAD`);
    return /^ref: refs\/heads\/(.+?)\s*$/.exec(head ?? '')?.[1] ?? null;
}


/***/ }),

/***/ 41622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ permissionLines),
/* harmony export */   Y: () => (/* binding */ deliveryChecks)
/* harmony export */ });
/** What stands in the way of a delivery, or may. Pure: facts in. */
function deliveryChecks(wanted, answers) {
    return [
        ...(answers.push === null ? [] : [pushCheck(answers.push)]),
        ...(answers.openPullRequests === null ? [] : [pullRequestCheck(answers.openPullRequests)]),
        ...(answers.branch === null || wanted.branch === null
            ? []
            : branchChecks(wanted.branch, wanted, answers.branch)),
    ];
}
/** The lines of a workflow that give the job's own token a right. */
function permissionLines(...rights) {
    return `in the workflow's job: permissions: { ${rights.join(', ')} }`;
}
const OTHER_TOKEN = `github-token: \${{ secrets.FORGE_TOKEN }}`;
function pushCheck(right) {
    const name = 'contents: write';
    switch (right.kind) {
        case 'granted':
            return check(name, 'ok', 'the token may push', null);
        case 'unknown':
            return check(name, 'unknown', `whether the token may push could not be found out: ${right.said}`, null);
        case 'refused':
            return check(name, 'missing', `the token may not push: ${right.said}`, right.why === 'token' ? SET_TOKEN : permissionLines('contents: write'));
    }
}
const SET_TOKEN = `give a token that counts: github-token: \${{ github.token }}`;
const SETTING = 'tick "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or give another token: ' +
    OTHER_TOKEN;
function pullRequestCheck(right) {
    const name = 'pull-requests: write';
    switch (right.kind) {
        case 'granted':
            return check(name, 'ok', 'the token may open pull requests', null);
        case 'unknown':
            return check(name, 'unknown', `whether the token may open pull requests could not be found out: ${right.said}`, permissionLines('contents: write', 'pull-requests: write'));
        case 'refused':
            return check(name, 'missing', `the token may not open pull requests: ${right.said}`, refusalMend(right.why));
    }
}
function refusalMend(why) {
    switch (why) {
        case 'setting':
            return SETTING;
        case 'token':
            return SET_TOKEN;
        case 'permission':
            return permissionLines('contents: write', 'pull-requests: write');
    }
}
/** One check for each kind of rule that matters here; one that says so where none does. */
function branchChecks(branch, wanted, answer) {
    const name = `branch ${branch}`;
    if (answer.kind === 'unknown') {
        return [check(name, 'unknown', `its rules could not be read: ${answer.said}`, null)];
    }
    const { exists, rules } = answer.state;
    const found = rules
        .filter(({ bypass }) => bypass !== 'yes')
        .flatMap((rule) => ruleCheck(name, rule, exists, wanted) ?? []);
    const distinct = found.filter(({ what }, at) => found.findIndex((other) => other.what === what) === at);
    if (distinct.length > 0)
        return distinct;
    if (exists === null) {
        const said = 'no ruleset stands in the way; its branch protection, if it has one, was not told';
        return [check(name, 'unknown', said, null)];
    }
    return [
        check(name, 'ok', exists ? 'no rule keeps this token from it' : 'new, and no rule is against it', null),
    ];
}
const WORDS = {
    signatures: 'takes signed commits only',
    pull_request: 'takes changes through pull requests only',
    checks: 'takes commits only once their checks have passed',
    creation: 'may be made by chosen people only',
    update: 'may be pushed to by chosen people only',
    pattern: 'takes commits, names or paths of one form only',
};
const OTHER_BRANCH = 'let it go to a branch of its own: git: { create_pr: true, branch: "" }, or exempt the token in';
const MENDS = {
    signatures: 'sign through the API: git: { sign_commits: true }, or exempt the token in',
    pull_request: OTHER_BRANCH,
    checks: OTHER_BRANCH,
    creation: 'name another branch: git: { branch: NAME }, or exempt the token in',
    update: OTHER_BRANCH,
    pattern: 'see that the commit fits: git: { commit_message, author_email, branch }, by',
};
/** What a rule does to this push; null where it does nothing. */
function ruleCheck(name, rule, exists, { signs }) {
    const { kind, source, bypass } = rule;
    const force = forceOf(kind, exists, signs);
    if (force === 'none')
        return null;
    const isSure = force === 'stops' && bypass === 'no';
    const doubt = isSure
        ? ''
        : force === 'stops'
            ? ', unless this token is exempt'
            : ', which may refuse this push';
    return check(name, isSure ? 'missing' : 'warning', `it ${WORDS[kind]} (${source})${doubt}`, `${MENDS[kind]} ${source}`);
}
/**
 * Whether a rule stops a new commit from being pushed. What must come through a pull request, or have passed, is
 * said of a branch that is there; GitHub does not say what holds while one is made.
 */
function forceOf(kind, exists, signs) {
    switch (kind) {
        case 'signatures':
            return signs ? 'none' : 'stops';
        case 'creation':
            return exists === null ? 'may' : exists ? 'none' : 'stops';
        case 'update':
            return exists === null ? 'may' : exists ? 'stops' : 'none';
        case 'pull_request':
        case 'checks':
            return exists === true ? 'stops' : 'may';
        case 'pattern':
            return 'may';
    }
}
function check(name, state, what, mend) {
    return { name, state, what, mend, ends: 'git_error' };
}


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ harnessPaths),
/* harmony export */   i: () => (/* binding */ reportPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * What in the workspace is the harness's own and never the agent's: the output folder, and the action's files where
 * the repository is the action's (`uses: ./`). Relative to the root. Source: DECISIONS, "Untouchable, no switch".
 */
function harnessPaths({ around, place, outputPath, request, }) {
    const own = around.actionFolder === null ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(place.root, around.actionFolder);
    return [...reportPaths({ outputPath, request }), ...(own === '' || own.startsWith('..') ? [] : [own])];
}
/** Where reports are written in the workspace: never counted, committed or the agent's. */
function reportPaths({ outputPath, request, }) {
    return [
        ...(outputPath === null ? [] : [outputPath]),
        // In every mode: an earlier run's report is no dirt for the next one.
        (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(request.settings.controlled_edit.report),
    ];
}


/***/ }),

/***/ 50305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ checkRepository)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** Dirty paths named in the reason; the rest are counted. */
const NAMED_PATHS = 5;
/** Throws StopRun(git_before) where no run can start in this repository. Pure: facts in. */
function checkRepository(facts, settings) {
    const reason = objection(facts, settings);
    if (reason !== null)
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
}
function objection(facts, settings) {
    if (facts.head === null) {
        return `${facts.root} has no commit yet: make a first commit, so that there is a start to measure against`;
    }
    if (facts.inProgress !== null) {
        return `a ${facts.inProgress} is under way in ${facts.root}: finish or abort it first`;
    }
    const conflicted = facts.dirty.filter((path) => path.state === 'conflicted');
    if (conflicted.length > 0)
        return `there are conflicts in ${listed(conflicted)}: resolve them first`;
    if (settings.requireClean && facts.dirty.length > 0) {
        return `the workspace is not clean: ${listed(facts.dirty)}; commit or remove them, or set git.require_clean to false`;
    }
    if (settings.writes && facts.unwritable !== null) {
        return `${facts.unwritable} cannot be written by this user: mount it writable, give the permission, or run with --read-only`;
    }
    if (settings.writes && settings.commits && facts.indexLock !== null) {
        return `${facts.indexLock} is there: another git is at work, or one ended early; remove it and run again`;
    }
    return null;
}
function listed(dirty) {
    const named = dirty.slice(0, NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
    const more = dirty.length - named.length;
    return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ priceFor)
/* harmony export */ });
/* harmony import */ var _adapters_models_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90995);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);


/** The configured price, or the known one. Throws StopRun(config) where a cost limit was asked for that cannot be held. */
function priceFor(request, { provider, model, price }) {
    if (price !== undefined) {
        const { input, output, cache_read: cacheRead = input, cache_write: cacheWrite = input } = price;
        return { input, output, cacheRead, cacheWrite };
    }
    const known = (0,_adapters_models_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceOf */ .xx)(provider, model);
    const origin = request.origins.get('constraints.max_cost_usd');
    const isAsked = origin !== undefined && origin !== 'default' && origin !== 'profile';
    if (known !== null || provider === 'replay' || !isAsked)
        return known;
    const isMain = provider === request.provider && model === request.model;
    const remedy = isMain ? 'give model.price' : 'give it a price in model.fallback: { name, price }';
    const reason = `max_cost_usd cannot be held: no price is known for ${provider} ${model}; ${remedy}, or leave max_cost_usd out`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ })

};
