export const id = 9308;
export const ids = [9308];
export const modules = {

/***/ 65360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ commitEntries),
/* harmony export */   KV: () => (/* binding */ filterOf),
/* harmony export */   rt: () => (/* binding */ obstacleAt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _conversions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31343);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53657);
/* harmony import */ var _head_differences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99083);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70178);
/* harmony import */ var _three_way_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86560);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32110);







/** What only the paths decide: nobody is asked, nothing is read. */
function obstacleAt(base, raw, start) {
    const { head, nested, leftOut } = base;
    const submodule = head.submoduleOf(raw) ?? nested.find((folder) => (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(raw, [folder]));
    if (submodule !== undefined)
        return obstacle('submodule', (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .fE)(submodule));
    const here = head.at(raw);
    if (here !== null && here.start === null && here.head !== null) {
        return obstacle(isLeftOut(leftOut, raw) ? 'left_out' : 'deleted_before');
    }
    if (here !== null && here.head === null)
        return obstacle('untracked_before');
    if (here?.head && here.start && kindOf(here.head) !== kindOf(here.start)) {
        return obstacle('other_kind', here.head.mode === '120000' ? 'a symbolic link' : 'a file');
    }
    if (start !== null)
        return null;
    const hidden = head.hiddenBeside(raw);
    if (hidden !== null)
        return obstacle('hidden_beside', (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .fE)(hidden));
    const twin = base.caseTwin(raw);
    return twin === null ? null : obstacle('same_but_case', (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .fE)(twin));
}
function obstacle(kind, other = '') {
    return { kind, other };
}
function isLeftOut(leftOut, raw) {
    if (leftOut.has(raw))
        return true;
    for (let at = raw.lastIndexOf('/'); at > 0; at = raw.lastIndexOf('/', at - 1)) {
        if (leftOut.has(raw.slice(0, at + 1)))
            return true;
    }
    return false;
}
/** File, link or submodule. */
function kindOf({ mode }) {
    return mode.slice(0, 3);
}
/** What the commit gets at each of these paths. Writes the blobs that it needs into the private store. */
async function commitEntries(base, changes) {
    const { site, store } = base;
    const objects = { write: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(store.dir, 'objects'), read: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.commonDir, 'objects')] };
    const convert = (0,_user_git_js__WEBPACK_IMPORTED_MODULE_4__/* .userGit */ .G)(site, objects);
    const names = changes.map(({ raw }) => raw);
    const attributes = await (0,_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .attributed */ .BK)(site, convert, names, _conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .CONVERTING */ .oR);
    const entries = new Map();
    for (const change of changes) {
        const conversion = { convert, attributes: attributes.get(change.raw) ?? null };
        entries.set(change.raw, await entryFor(base, change, conversion));
    }
    return entries;
}
/** The filter that keeps the path, as an obstacle; null where none does. */
async function filterOf({ site }, raw) {
    const filter = (await (0,_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .attributed */ .BK)(site, (0,_user_git_js__WEBPACK_IMPORTED_MODULE_4__/* .userGit */ .G)(site), [raw], ['filter'])).get(raw)?.get('filter');
    return filter === undefined ? null : obstacle('filtered', filter);
}
async function entryFor(base, change, conversion) {
    const { raw } = change;
    const filter = conversion.attributes?.get('filter');
    const barred = obstacleAt(base, raw, change.start) ?? (filter === undefined ? null : obstacle('filtered', filter));
    if (barred !== null)
        return { obstacle: barred };
    const here = base.head.at(raw);
    const head = here === null ? change.start : here.head;
    const stored = await asBlob(base, raw, change.start, conversion);
    // A commit that holds what a conversion would change holds it as it is, and so will the next: no other line differs.
    const isRaw = here === null && stored?.oid !== change.start?.oid;
    const start = isRaw ? change.start : stored;
    const now = isRaw ? change.now : await asBlob(base, raw, change.now, conversion);
    const merged = await onTopOfHead(base.store.git, { start, head, now });
    if (merged === 'mixed')
        return { obstacle: obstacle('changed_before') };
    // Where the run left the mode alone, the commit's stays: `core.fileMode=false` and the like.
    const keepsMode = head !== null && change.start?.mode === change.now?.mode;
    const side = merged === null ? null : { oid: merged.oid, mode: keepsMode ? head.mode : merged.mode };
    const isSame = side?.oid === head?.oid && side?.mode === head?.mode;
    return isSame ? { obstacle: obstacle('no_difference') } : { side };
}
/** The run's change without the uncommitted one that was there before it (DECISIONS D14). */
async function onTopOfHead(git, { start, head, now, }) {
    if (start?.oid === head?.oid)
        return now;
    if (start === null || head === null || now === null)
        return 'mixed';
    if ([start, head, now].some(({ mode }) => !mode.startsWith('100') || mode === _head_differences_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE */ .NG))
        return 'mixed';
    const oid = await mergedOrNone(git, start.oid, head.oid, now.oid);
    return oid === null ? 'mixed' : { mode: now.mode, oid };
}
/** A blob that a partial clone lacks cannot be merged either. */
async function mergedOrNone(git, base, ours, theirs) {
    try {
        return await (0,_three_way_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeBlobs */ .$)(git, base, ours, theirs);
    }
    catch (error) {
        if (error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS)
            return null;
        throw error;
    }
}
/** Raw bytes as the user's repository would store them: line ends, encoding and `$Id$`, never a filter. */
async function asBlob({ site, store }, raw, side, { convert, attributes }) {
    const isConverted = attributes !== null || convertsLineEnds(site);
    if (side === null || !side.mode.startsWith('100') || !isConverted)
        return side;
    const bytes = await store.git({ args: ['cat-file', 'blob', side.oid] });
    const written = await convert({
        args: ['hash-object', '-w', '--stdin', `--path=${(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .fE)(raw)}`],
        input: bytes.stdout,
    });
    return { mode: side.mode, oid: written.stdout.toString('latin1').trim() };
}
function convertsLineEnds(site) {
    return !/^(false|no|off|0|)$/i.test(site.config.get('core.autocrlf') ?? '');
}


/***/ }),

/***/ 55923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ obstacleHazard)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88290);

/** An obstacle as a rule is told of it. */
function obstacleHazard(raw, obstacle) {
    const path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(raw);
    const { code, what, model, people } = TEXTS[obstacle.kind]((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(obstacle.other), path);
    return { code, path, reason: `${path} ${what}; ${model}`, forPeople: `${path} ${what}; ${people}` };
}
const LEAVE = 'leave it, and say in your result what should change there';
const ELSEWHERE = 'use another path';
const TEXTS = {
    submodule: (beside) => ({
        code: 'GIT-03',
        what: `is in the submodule ${beside}, a repository of its own: this run commits to the outer one only`,
        model: LEAVE,
        people: `run forge-headless in the repository of ${beside}`,
    }),
    filtered: (beside) => ({
        code: 'GIT-04',
        what: `is stored through the git filter "${beside}" (.gitattributes), and no filter is run here: the commit would hold the wrong bytes`,
        model: LEAVE,
        people: 'change it by hand, or take the path out of the filter in .gitattributes',
    }),
    left_out: () => ({
        code: 'GIT-07',
        what: 'is in the repository but not in this checkout (sparse checkout): what it holds cannot be seen here',
        model: `${ELSEWHERE}, or say in your result what should change there`,
        people: `check it out (\`git sparse-checkout add\`, or \`sparse-checkout\` of actions/checkout), then run again`,
    }),
    deleted_before: (_, path) => ({
        code: 'GIT-07',
        what: 'was deleted before the run, and the deletion is not committed: it cannot be told from the run\u2019s own change',
        model: ELSEWHERE,
        people: `commit the deletion, or take it back (\`git restore ${path}\`), then run again`,
    }),
    untracked_before: () => ({
        code: 'GIT-07',
        what: 'was there before the run and is not committed: it cannot be told from the run\u2019s own change',
        model: `leave it as it was, and ${ELSEWHERE}`,
        people: 'commit it, ignore it, or move it away, then run again',
    }),
    changed_before: () => ({
        code: 'GIT-07',
        what: 'had uncommitted changes before the run, and this change touches the same lines: the two cannot be told apart',
        model: 'change other lines of it, or leave it as it was',
        people: 'commit or stash them, then run again',
    }),
    other_kind: (kind) => ({
        code: 'GIT-07',
        what: `is ${kind} in the repository and something else on disk`,
        model: LEAVE,
        people: 'check it out as it is in the repository (see core.symlinks), then run again',
    }),
    hidden_beside: (beside) => ({
        code: 'GIT-07',
        what: `cannot be in one tree with ${beside}, which is in the repository but not on disk: the commit would delete that`,
        model: ELSEWHERE,
        people: `check ${beside} out, or commit its deletion, then run again`,
    }),
    same_but_case: (beside) => ({
        code: 'GIT-07',
        what: `differs from ${beside} only in case or Unicode form, and this file system takes the two for one (core.ignorecase)`,
        model: `use ${beside}, or another name`,
        people: `rename one of the two, or unset core.ignorecase`,
    }),
    no_difference: () => ({
        code: 'GIT-07',
        what: 'would be committed as it is in the repository already: git converts what changed there (line ends, `$Id$`, mode) or the change takes back what was uncommitted',
        model: 'leave it as it was',
        people: 'see .gitattributes, core.autocrlf and core.fileMode, or commit what was uncommitted, then run again',
    }),
};


/***/ }),

/***/ 31343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ attributed),
/* harmony export */   IT: () => (/* binding */ findConverted),
/* harmony export */   lS: () => (/* binding */ conversionHints),
/* harmony export */   oR: () => (/* binding */ CONVERTING)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _attribute_traps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10251);
/* harmony import */ var _index_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81261);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70178);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);





/** Attributes by which git turns bytes on disk into other bytes in a blob. Source: gitattributes(5). */
const CONVERTING = ['text', 'eol', 'crlf', 'ident', 'filter', 'working-tree-encoding'];
/** `leftOut`: paths of the index that are not on disk. What an attributes file among them says is not looked up. */
function conversionHints(site, names, leftOut = []) {
    for (const name of leftOut) {
        if ((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(name) === '.gitattributes' || name.endsWith('/'))
            return { sizeChanging: true, opaque: true };
    }
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
async function findConverted(site, user, store, entries, hints) {
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

/***/ 99083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M9: () => (/* binding */ parseDifferences),
/* harmony export */   NG: () => (/* binding */ SUBMODULE),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   X5: () => (/* binding */ readHeadDifferences)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

const SUBMODULE = '160000';
/** Two trees are compared, so the cost is that of their differences. `git` reads both. */
async function readHeadDifferences(git, head, startTree) {
    if (head === null)
        return headDifferences(null, new Map());
    const { stdout } = await git({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, startTree],
    });
    return headDifferences(head, parseDifferences(stdout));
}
/** What `diff-tree -r -z --raw` says, path by path. */
function parseDifferences(output) {
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(output);
    const found = new Map();
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [oldMode = '', mode = '', oldOid = '', oid = ''] = (parts[at] ?? '').slice(1).split(' ');
        found.set(parts[at + 1] ?? '', { head: sideOf(oldMode, oldOid), start: sideOf(mode, oid) });
    }
    return found;
}
function sideOf(mode, oid) {
    return mode === '000000' ? null : { mode, oid };
}
function headDifferences(head, found) {
    let hidden = null;
    return {
        head,
        at: (raw) => found.get(raw) ?? null,
        hiddenBeside: (raw) => {
            if (found.size === 0)
                return null;
            hidden ??= hiddenAmong(found);
            return besideOf(hidden, raw);
        },
        submoduleOf: (raw) => {
            for (let path = raw; path !== ''; path = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path)) {
                if (found.get(path)?.head?.mode === SUBMODULE)
                    return path;
            }
            return null;
        },
    };
}
function hiddenAmong(found) {
    const files = new Map();
    const folders = new Map();
    for (const [raw, { head, start }] of found) {
        if (head === null || start !== null)
            continue;
        const name = folded(raw);
        files.set(name, raw);
        for (let above = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(name); above !== '' && !folders.has(above); above = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above)) {
            folders.set(above, raw);
        }
    }
    return { files, folders };
}
function besideOf({ files, folders }, raw) {
    const name = folded(raw);
    const same = files.get(name);
    if (same !== undefined && same !== raw)
        return same;
    for (let above = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(name); above !== ''; above = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above)) {
        const file = files.get(above);
        if (file !== undefined)
            return file;
    }
    return folders.get(name) ?? null;
}
/** As a file system takes a name that does not tell case or Unicode forms apart. */
function folded(raw) {
    return (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(raw).normalize('NFC').toLowerCase();
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

/***/ 85295:
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
// EXTERNAL MODULE: ./build/adapters/git/commit-entry.js
var commit_entry = __webpack_require__(65360);
// EXTERNAL MODULE: ./build/adapters/git/commit-obstacle.js
var commit_obstacle = __webpack_require__(55923);
// EXTERNAL MODULE: ./build/adapters/git/head-differences.js
var head_differences = __webpack_require__(99083);
// EXTERNAL MODULE: ./build/adapters/git/names.js
var names = __webpack_require__(88290);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
;// CONCATENATED MODULE: ./build/adapters/git/accept.js







/** Paths named in a reason; the rest are counted. */
const NAMED_PATHS = 5;
/**
 * The tree to be committed: the head commit's, with the changed paths as they are now. Paths that the run did not
 * change keep the commit's entry, whatever is on disk, and the two trees differ in nothing else: that is looked at
 * once more when the tree is made (DECISIONS D36). Throws StopRun(delivery).
 */
async function acceptedTree(tree, head, changes) {
    await tree.settle();
    const base = await tree.commitBase();
    const { store } = base;
    if (base.head.head !== head) {
        throw stop(`HEAD moved while the run began, from ${base.head.head ?? 'no commit'} to ${head}; run again from there`);
    }
    const entries = await (0,commit_entry/* commitEntries */.Gk)(base, changes.map(({ path, oldMode, oldOid, newMode, newOid }) => ({
        raw: (0,raw_path/* toRaw */.ux)(path),
        start: sideOf(oldMode, oldOid),
        now: sideOf(newMode, newOid),
    })));
    const wanted = sidesOf(entries);
    const made = await treeWith(store, head, wanted);
    await checkDifference(store, head, made, wanted);
    return made;
}
function sideOf(mode, oid) {
    return mode === null || oid === null ? null : { mode, oid };
}
function sidesOf(entries) {
    const sides = new Map();
    for (const [raw, entry] of entries) {
        if ('obstacle' in entry) {
            const { reason, forPeople, code } = (0,commit_obstacle/* obstacleHazard */.K)(raw, entry.obstacle);
            throw stop(forPeople ?? reason, code);
        }
        sides.set(raw, entry.side);
    }
    return sides;
}
async function treeWith(store, head, wanted) {
    const index = store.index('accepted');
    await store.git({ args: ['read-tree', head], index });
    const removals = [];
    const records = [];
    for (const [raw, side] of wanted) {
        if (side === null)
            removals.push((0,candidates/* removalRecord */.OB)(store, raw));
        else
            records.push((0,candidates/* indexRecord */.o)(side.mode, side.oid, raw));
    }
    // A file may stand where a folder was: what goes makes room first.
    await (0,candidates/* writeRecords */.Wh)(store, index, [...removals, ...records]);
    return (0,candidates/* writeTree */.WM)(store, index);
}
/** Every difference between the commit's tree and the one to be committed is a change of the run, and the other way round. */
async function checkDifference(store, head, made, wanted) {
    const { stdout } = await store.git({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, made],
    });
    const found = (0,head_differences/* parseDifferences */.M9)(stdout);
    const unmeasured = [...found].flatMap(([raw, to]) => (isWanted(wanted, raw, to) ? [] : [raw]));
    const lost = [...wanted.keys()].filter((raw) => !found.has(raw));
    const wrong = [...unmeasured, ...lost].sort(raw_path/* byBytes */.bg);
    if (wrong.length === 0)
        return;
    const named = wrong.slice(0, NAMED_PATHS).map(names/* shown */.SP).join(', ');
    const more = wrong.length > NAMED_PATHS ? ` and ${wrong.length - NAMED_PATHS} more` : '';
    throw stop(`the commit would not be what was judged: it differs in ${named}${more}; nothing is committed, the work is kept; report this as a defect`);
}
function isWanted(wanted, raw, { start: to }) {
    const side = wanted.get(raw);
    return side !== undefined && side?.oid === to?.oid && side?.mode === to?.mode;
}
function stop(reason, code) {
    return new outcome/* StopRun */.U({ kind: 'delivery', reason, ...(code === undefined ? {} : { code }) });
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
// EXTERNAL MODULE: ./build/adapters/git/branch-owner.js
var branch_owner = __webpack_require__(87766);
// EXTERNAL MODULE: ./build/adapters/git/conversions.js
var conversions = __webpack_require__(31343);
// EXTERNAL MODULE: ./build/adapters/git/three-way.js
var three_way = __webpack_require__(86560);
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
    const owner = await (0,branch_owner/* branchOwner */.g)({ read: work.user, refs: work.user }, { branch, tip: existing.tip });
    if ('foreign' in owner) {
        throw branch_stop(`branch ${branch} exists and ${owner.foreign}; set git.branch to another name, or delete it`);
    }
    if (existing.worktree !== '') {
        throw branch_stop(`branch ${branch} is checked out in ${existing.worktree}; remove that worktree or name another branch`);
    }
    return goTo(work, facts.head, { tip: existing.tip, run: owner.run });
}
async function checkName({ user, branch }) {
    if (await (0,branch_name/* isBranchName */.Q)(user, branch))
        return;
    const reason = `git.branch is "${branch}", which is no valid branch name; see git check-ref-format`;
    throw new outcome/* StopRun */.U({ kind: 'config', reason });
}
/** The branch itself; null where it can be made. A branch `a` and a branch `a/b` exclude each other. */
async function find({ user, branch }) {
    const format = '%(refname)%00%(objectname)%00%(worktreepath)%00';
    const parts = branch.split('/');
    const above = parts.slice(0, -1).map((_, at) => `refs/heads/${parts.slice(0, at + 1).join('/')}`);
    const name = `refs/heads/${branch}`;
    const answer = await user({
        args: ['for-each-ref', `--format=${format}`, name, ...above],
    });
    const fields = (0,raw_path/* splitNul */.K5)(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8'));
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [ref = '', tip = '', worktree = ''] = fields.slice(at, at + 3).map((field) => field.trim());
        if (ref === name)
            return { tip, worktree };
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
    const merge = await (0,three_way/* mergeTrees */.M)(user, { base: (0,exec/* line */.n8)(base), ours: tip, theirs: head }, work.scratch());
    if ('conflicts' in merge) {
        throw branch_stop(`merging HEAD into branch ${branch} conflicts in ${merge.conflicts.join(', ')}; resolve it there, or delete the branch`);
    }
    const message = `Merge ${facts.branch ?? head} into ${branch}\n\n${trailers/* BRANCH_TRAILER */.Hj}: ${branch}\n${trailers/* RUN_TRAILER */.cu}: ${run}\n`;
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
const go_to_NAMED_PATHS = 5;
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
        const named = dirty.slice(0, go_to_NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
        const more = dirty.length > go_to_NAMED_PATHS ? ` and ${dirty.length - go_to_NAMED_PATHS} more` : '';
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapters/git/index-file.js
var index_file = __webpack_require__(81261);
;// CONCATENATED MODULE: ./build/adapters/git/filtered-dirt.js






/** A pointer of Git LFS is smaller. Source: git-lfs, docs/spec.md. */
const LARGEST_POINTER = 1024;
const BLOCK = 1 << 20;
const NS_PER_S = 1000000000n;
/**
 * Tells whether files kept by a filter are changed. No filter is run: a file is clean if it is as the index last saw
 * it, if it holds the very bytes of the blob (a pointer that was never replaced), or if the blob is a Git LFS pointer
 * that names the file's content.
 */
async function filteredStates(site, user, files) {
    const states = new Map();
    if (files.length === 0)
        return states;
    const index = indexOf(site);
    const open = [];
    for (const file of files) {
        if (isAsIndexed(site, index.get(file.raw), file))
            states.set(file.raw, 'clean');
        else
            open.push(file);
    }
    for (const file of open)
        states.set(file.raw, await compare(site, user, file));
    return states;
}
function indexOf(site) {
    try {
        const { entries } = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(site.gitDir, 'index')), site.format);
        return new Map(entries.map((entry) => [entry.name, entry]));
    }
    catch {
        // Split, or of a version that is not known: then the bytes decide.
        return new Map();
    }
}
/** Size and times, to the nanosecond: git itself compares whole seconds and so has to ask the filter more often. */
function isAsIndexed({ root }, entry, { raw, oid }) {
    const found = (0,there/* lstatExact */.A)((0,raw_path/* onDisk */.FC)(root, raw));
    if (entry === undefined || entry.oid !== oid || found === undefined || !found.isFile())
        return false;
    const { ctime, ctimeNs, mtime, size } = (0,index_file/* statOf */._N)(entry);
    const mtimeNs = entry.stat.readUInt32BE(12);
    const sameTimes = found.mtimeNs === BigInt(mtime) * NS_PER_S + BigInt(mtimeNs) &&
        found.ctimeNs === BigInt(ctime) * NS_PER_S + BigInt(ctimeNs);
    return sameTimes && Number(found.size) % 2 ** 32 === size;
}
async function compare(site, user, { raw, oid }) {
    const path = (0,raw_path/* onDisk */.FC)(site.root, raw);
    const found = (0,there/* lstatExact */.A)(path);
    if (found === undefined || !found.isFile())
        return 'modified';
    const size = Number(found.size);
    const asked = await user({ args: ['cat-file', '-s', oid], accept: [0, 1, 128] });
    // A partial clone may lack the blob.
    if (asked.code !== 0)
        return 'unknown';
    const kept = Number(asked.stdout.toString('latin1'));
    if (size === kept && digestOf(path, site.format, `blob ${size}\0`) === oid)
        return 'clean';
    if (kept > LARGEST_POINTER)
        return 'unknown';
    const pointer = pointerIn((await user({ args: ['cat-file', 'blob', oid] })).stdout.toString('latin1'));
    if (pointer === null)
        return 'unknown';
    return pointer.size === size && pointer.sha256 === digestOf(path, 'sha256') ? 'clean' : 'modified';
}
/** What a Git LFS pointer names; null where the text is none, or one of an extension, which changes the content. */
function pointerIn(text) {
    const [, sha256, size] = /^version https:\/\/(?:git-lfs\.github\.com\/spec|hawser\.github\.com\/spec)\/v\d+\noid sha256:([0-9a-f]{64})\nsize (\d+)\n?$/.exec(text) ?? [];
    return sha256 === undefined ? null : { sha256, size: Number(size) };
}
/** A content may be larger than what can be read at once. */
function digestOf(path, algorithm, before = '') {
    const hash = (0,external_node_crypto_.createHash)(algorithm).update(before);
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const block = Buffer.alloc(BLOCK);
        for (let read = (0,external_node_fs_.readSync)(file, block); read > 0; read = (0,external_node_fs_.readSync)(file, block))
            hash.update(block.subarray(0, read));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    return hash.digest('hex');
}

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
    for (const [raw, oid] of await changedBehindFlags(options)) {
        states.set(raw, { state: 'modified', isStaged: states.has(raw), oid });
    }
    await judgeFiltered(site, user, states);
    const out = options.excluded.map(raw_path/* toRaw */.ux);
    const dirty = [...states]
        .filter(([raw]) => !(0,raw_path/* isWithin */.UO)(raw, out))
        .sort(([a], [b]) => (0,raw_path/* byBytes */.bg)(a, b))
        .map(([raw, { state }]) => ({ path: (0,raw_path/* toText */.fE)(raw), state }));
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
            parsed.states.set(record.slice(2), only('untracked'));
        else if (fields[0] === 'u')
            parsed.states.set(fields.slice(10).join(' '), only('conflicted'));
        else if (fields[0] === '1')
            parsed.states.set(fields.slice(8).join(' '), dirtOf(fields));
    }
    return parsed;
}
function only(state) {
    return { state, isStaged: false, oid: '' };
}
/** `1 XY sub mH mI mW hH hI path` */
function dirtOf([, letters = '..', , , , , , oid = '']) {
    return { state: stateOf(letters), isStaged: letters[0] !== '.', oid };
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
async function changedBehindFlags({ site, user, scratch, }) {
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
        .map((fields) => [fields.slice(8).join(' '), fields[7] ?? '']);
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
 * Without its filter, git calls a file modified whose content is not its blob. Those that are clean nevertheless are no
 * dirt, unless something is staged; see `filteredStates`.
 */
async function judgeFiltered(site, user, states) {
    const modified = [...states].flatMap(([raw, { state }]) => (state === 'modified' ? [raw] : []));
    const filtered = await (0,conversions/* attributed */.BK)(site, user, modified, ['filter']);
    const files = [...filtered.keys()].map((raw) => ({ raw, oid: states.get(raw)?.oid ?? '' }));
    for (const [raw, judged] of await filteredStates(site, user, files)) {
        const dirt = states.get(raw);
        if (dirt === undefined || judged === 'modified')
            continue;
        if (judged === 'unknown')
            states.set(raw, { ...dirt, state: 'filtered' });
        else if (dirt.isStaged)
            states.set(raw, { ...dirt, state: 'staged' });
        else
            states.delete(raw);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/landing-place.js
var landing_place = __webpack_require__(4987);
// EXTERNAL MODULE: ./build/adapters/git/read-at.js
var read_at = __webpack_require__(53360);
// EXTERNAL MODULE: ./build/adapters/git/sent-files.js
var sent_files = __webpack_require__(98036);
// EXTERNAL MODULE: ./build/adapters/git/tree-files.js
var tree_files = __webpack_require__(60594);
// EXTERNAL MODULE: ./build/adapters/git/user-git.js
var user_git = __webpack_require__(32110);
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

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ openTree)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(73836);
// EXTERNAL MODULE: ./build/core/undone.js
var undone = __webpack_require__(33963);
// EXTERNAL MODULE: ./build/adapters/git/blobs.js
var git_blobs = __webpack_require__(52606);
// EXTERNAL MODULE: ./build/adapters/git/commit-entry.js
var commit_entry = __webpack_require__(65360);
// EXTERNAL MODULE: ./build/adapters/git/commit-obstacle.js
var commit_obstacle = __webpack_require__(55923);
// EXTERNAL MODULE: ./build/adapters/git/head-differences.js
var head_differences = __webpack_require__(99083);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
;// CONCATENATED MODULE: ./build/adapters/git/commit-hazards.js




/** `gone`: paths that the run has deleted. */
async function commitBase(state, gone = () => false) {
    const { site, store, nested, leftOut, start } = state;
    const head = await state.head;
    return { site, store, head, nested, leftOut, caseTwin: caseTwins(state, start.entries.keys(), gone) };
}
/**
 * Why no commit could hold the step's changes, path by path. Most paths are decided by a look into a map: only where
 * the start is not what the commit holds, or where git converts or filters files, is more asked.
 */
async function commitHazards(state, blobs, step, total) {
    const gone = new Set(total.flatMap(({ raw, newMode }) => (newMode === null ? [raw] : [])));
    const base = await commitBase(state, (raw) => gone.has(raw));
    const stepped = new Set(step.map(({ raw }) => raw));
    // New attributes may have a say in what was changed before.
    const isRuled = step.some(isAttributes);
    const changes = total
        .filter(({ raw }) => (isRuled || stepped.has(raw)) && !state.watched.has(raw))
        .map(pathChange);
    const ruled = total.some(isAttributes);
    return obstaclesOf(base, changes, (change) => needsLook(state, blobs, base, change, ruled));
}
/** Why no commit could hold this content at this path; without content: any content. */
async function editHazards(state, raw, proposed) {
    const base = await commitBase(state, (path) => state.good.total.get(path)?.newMode === null);
    const { start, good, store, hints } = state;
    const before = start.entries.get(raw) ?? null;
    const barred = (0,commit_entry/* obstacleAt */.rt)(base, raw, before);
    if (barred !== null)
        return [(0,commit_obstacle/* obstacleHazard */.K)(raw, barred)];
    const isRuled = [...good.total.values()].some(isAttributes);
    if (proposed === undefined) {
        const filter = hints.opaque || isRuled ? await (0,commit_entry/* filterOf */.KV)(base, raw) : null;
        return filter === null ? [] : [(0,commit_obstacle/* obstacleHazard */.K)(raw, filter)];
    }
    const isPlain = base.head.at(raw) === null && !mayConvert(state, proposed, isRuled);
    if (isPlain)
        return [];
    const mode = good.total.get(raw)?.newMode ?? before?.mode ?? '100644';
    const now = { mode, oid: store.writeBlob(proposed) };
    if (before !== null && before.oid === now.oid && before.mode === mode)
        return [];
    return obstaclesOf(base, [{ raw, start: before, now }], async () => true);
}
async function obstaclesOf(base, changes, needs) {
    const hazards = [];
    const closer = [];
    for (const change of changes) {
        const barred = (0,commit_entry/* obstacleAt */.rt)(base, change.raw, change.start);
        if (barred !== null)
            hazards.push((0,commit_obstacle/* obstacleHazard */.K)(change.raw, barred));
        else if (await needs(change))
            closer.push(change);
    }
    const entries = closer.length === 0 ? NO_ENTRIES : await (0,commit_entry/* commitEntries */.Gk)(base, closer);
    for (const [raw, entry] of entries) {
        if ('obstacle' in entry)
            hazards.push((0,commit_obstacle/* obstacleHazard */.K)(raw, entry.obstacle));
    }
    return hazards;
}
const NO_ENTRIES = new Map();
async function needsLook(state, blobs, base, { raw, start, now }, isRuled) {
    const { hints } = state;
    if (hints.opaque || isRuled || base.head.at(raw) !== null)
        return true;
    // What is new, gone or of another kind differs in any case.
    if (!hints.sizeChanging || start === null || now === null || !now.mode.startsWith('100'))
        return false;
    return mayConvert(state, await blobs.read(now.oid), isRuled);
}
/** Whether what git stores for these bytes may be other bytes: line ends, `$Id$`, filters and encodings. */
function mayConvert({ hints }, bytes, isRuled) {
    if (hints.opaque || isRuled)
        return true;
    if (!hints.sizeChanging)
        return false;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return buffer.includes('\r\n') || buffer.includes('$Id');
}
function isAttributes({ raw }) {
    return (0,raw_path/* nameOf */.Vb)(raw) === '.gitattributes';
}
function pathChange({ raw, oldMode, oldOid, newMode, newOid }) {
    return { raw, start: sideOf(oldMode, oldOid), now: sideOf(newMode, newOid) };
}
function sideOf(mode, oid) {
    return mode === null || oid === null ? null : { mode, oid };
}
/** Where the file system does not tell case apart, two names of one file must not both be committed. */
function caseTwins({ site }, tracked, gone) {
    if (site.config.get('core.ignorecase') !== 'true')
        return () => null;
    let names = null;
    return (raw) => {
        names ??= new Map([...tracked].map((name) => [(0,head_differences/* folded */.TM)(name), name]));
        const twin = names.get((0,head_differences/* folded */.TM)(raw));
        return twin === undefined || twin === raw || gone(twin) ? null : twin;
    };
}

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
;// CONCATENATED MODULE: ./build/adapters/git/folder-times.js

/**
 * File systems that move a folder's change time with every entry that comes or goes, as this kernel sees it at once:
 * ext, XFS, Btrfs, F2FS, ZFS, tmpfs, overlayfs. Source: statfs(2) and linux/magic.h. Others, most of them on a network,
 * may show a time that they remember.
 */
const KEEPS_TIMES = new Set([
    0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0x01021994, 0x794c7630,
]);
/**
 * ns. Of two changes within one tick of the file system's clock (10 ms at most, a second with old inodes of ext4) the
 * time shows only the first.
 */
const LONGEST_TICK = 2000000000n;
const NS_PER_MS = 1000000n;
/**
 * Tells of folders below a root whether any later change of their entries must show in their change time. Only then
 * may a later look at that time stand for reading the folder. `now`: wall time in ms.
 */
function settledIn(root, now) {
    const here = (0,external_node_fs_.lstatSync)(root, { bigint: true, throwIfNoEntry: false })?.dev;
    if (here === undefined || !keepsTimes(root))
        return () => false;
    const from = BigInt(now) * NS_PER_MS - LONGEST_TICK;
    // Another file system may be mounted below.
    return ({ dev, ctimeNs }) => dev === here && ctimeNs < from;
}
function keepsTimes(root) {
    try {
        return process.platform === 'linux' && KEEPS_TIMES.has((0,external_node_fs_.statfsSync)(root).type);
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/adapters/git/there.js
var there = __webpack_require__(49528);
;// CONCATENATED MODULE: ./build/adapters/git/folders.js






/** Never a folder's change time, so the folder is read again. */
const UNSETTLED = -1n;
/** Folders read before the event loop gets a turn. */
const BATCH = 200;
/** Bytes of a folder's absolute path: Linux takes 4,095, and an entry's name may have 255 of them. */
const LONGEST_FOLDER = 4095 - 256;
/**
 * Looks at every known folder, and into those that changed. A folder that its owner was locked out of is
 * opened again first: git would pass over it in silence.
 */
async function scanFolders(scope, known) {
    const now = new Map();
    const pass = beginPass(scope, true);
    for (const [raw, before] of known) {
        const folder = lookAt(pass, raw, before.mode);
        if (folder === null)
            continue;
        now.set(raw, folder);
        if (!isAsBefore(folder, before))
            readFolder(pass, raw, known);
    }
    return walkNew(pass, now);
}
function isAsBefore(folder, before) {
    return before.ctime !== UNSETTLED && folder.ctime === before.ctime && folder.ino === before.ino;
}
/** Reads every folder except the ignored ones. What cannot be read is left as it is. */
async function walkFolders(scope) {
    const now = new Map();
    const pass = beginPass(scope, false);
    const top = lookAt(pass, '', 0);
    if (top !== null)
        now.set('', top);
    readFolder(pass, '', now);
    return walkNew(pass, now);
}
function beginPass(scope, opens) {
    const found = {
        special: [],
        dotGit: [],
        tooDeep: [],
        privileged: [],
        unknown: [],
        ignored: [],
        unread: [],
        ahead: [],
        reopened: false,
    };
    return { ...scope, found, opens, settled: settledIn(scope.root, scope.now) };
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
function lookAt({ root, found, opens, settled }, raw, before) {
    const path = (0,raw_path/* onDisk */.FC)(root, raw);
    const stat = (0,there/* lstatExact */.A)(path);
    if (stat === undefined || !stat.isDirectory())
        return null;
    const mode = Number(stat.mode) & 0o7777;
    const wanted = opens ? decent(mode, before) : mode;
    const folder = { ino: stat.ino, ctime: settled(stat) ? stat.ctimeNs : UNSETTLED };
    if (wanted === mode)
        return { ...folder, mode };
    (0,external_node_fs_.chmodSync)(path, wanted);
    if ((wanted & PRIVILEGE) !== (mode & PRIVILEGE))
        found.privileged.push(raw);
    if (!isOpen(mode))
        found.reopened = true;
    // Open it stays, should the step be kept: nobody else may be locked out of it either.
    return { ...folder, mode: wanted };
}
/** The mode without a lock and without privileges that came with the step. */
function decent(mode, before) {
    const opened = isOpen(before) ? mode | OWNER_LOOKS : mode;
    return opened & ~(PRIVILEGE & ~before);
}
/** Level by level, for only what is not ignored is looked into. */
async function walkNew(pass, now) {
    const { found } = pass;
    const none = new Map();
    const longest = LONGEST_FOLDER - Buffer.byteLength(pass.root) - 1;
    let looked = 0;
    let levels = 0;
    while (found.ahead.length > 0) {
        const level = found.ahead.filter((raw) => raw.length <= longest);
        found.tooDeep.push(...found.ahead.filter((raw) => raw.length > longest));
        found.ahead = [];
        if (++levels > DEEP)
            await pass.findIgnored(foldersBelow(pass.root, level));
        const ignored = await pass.findIgnored(level);
        for (const raw of level) {
            if (ignored.has(raw)) {
                found.ignored.push(raw);
                continue;
            }
            const folder = lookAt(pass, raw, inherited(raw, now));
            if (folder === null)
                continue;
            now.set(raw, folder);
            readFolder(pass, raw, none);
            if (++looked % BATCH === 0)
                await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    const { ahead: _, ...rest } = found;
    return { now, ...rest };
}
/** From here on, the rules are asked about many levels at once: a chain of folders would take a process for each. */
const DEEP = 16;
const ASKED_AHEAD = 256;
/** Some of what lies below these folders, near ones first. */
function foldersBelow(root, level) {
    const found = [...level];
    for (let at = 0; at < found.length && found.length < ASKED_AHEAD; at++) {
        const raw = found[at] ?? '';
        try {
            const folders = entriesOf(root, raw).filter((entry) => entry.isDirectory());
            found.push(...folders.map(({ name }) => (0,raw_path/* join */.fj)(raw, name)));
        }
        catch {
            // Locked or gone: it is looked at again when its turn comes.
        }
    }
    return found;
}
/** What a new folder may have: to be open, and the group of the one it lies in where that passes it on. */
function inherited(raw, now) {
    return OWNER_LOOKS | ((now.get((0,raw_path/* parentOf */.gN)(raw))?.mode ?? 0) & SET_GROUP);
}
function readFolder(pass, raw, known) {
    const { root, found, isKnown } = pass;
    for (const entry of readable(pass, raw)) {
        const path = (0,raw_path/* join */.fj)(raw, entry.name);
        if (entry.name.toLowerCase() === '.git') {
            if (path !== '.git')
                found.dotGit.push(path);
        }
        else if (entry.isDirectory()) {
            if (!known.has(path))
                found.ahead.push(path);
        }
        else if (entry.isFile() || entry.isSymbolicLink()) {
            if (!isKnown(path))
                found.unknown.push(path);
        }
        else {
            found.special.push(path);
            if ((0,attribute_traps/* isOpenedByGit */.TA)(path))
                (0,attribute_traps/* disarm */.Jt)(root, path);
        }
    }
}
function readable({ root, found, opens }, raw) {
    try {
        return entriesOf(root, raw);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (code === 'EACCES' || code === 'EPERM')
            found.unread.push(raw);
        else if (opens && !GONE.has(code))
            throw error;
        return [];
    }
}
/** The folder went, or was replaced, since it was looked at. */
const GONE = new Set(['ENOENT', 'ENOTDIR']);
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
    return { names: (0,raw_path/* splitNul */.K5)(answer.stdout), unread: (0,unread/* unreadIn */.lA)(answer.stderr) };
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

;// CONCATENATED MODULE: ./build/adapters/git/ignored-names.js

function namesIn({ names }) {
    return names === '' ? [] : names.split('/');
}
/** Every file that the survey saw, near ones first. What lies in a `.git` is left out. */
function* filesOf({ files, folders }) {
    yield* files;
    for (const [raw, folder] of folders) {
        if (`/${raw}/`.includes('/.git/'))
            continue;
        for (const name of namesIn(folder))
            yield (0,raw_path/* join */.fj)(raw, name);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/index-file.js
var index_file = __webpack_require__(81261);
;// CONCATENATED MODULE: ./build/adapters/git/watched.js








/** Entries that are looked through for new ones below one guarded folder, at each measurement. */
const LARGEST_PLACE = 10_000;
/** Names held against the rules before the event loop gets a turn. */
const watched_BATCH = 500;
/**
 * Takes the ignored files that are watched into the start, as if they were tracked: then they are measured, judged
 * and put back like any other. Gives their entries. Nothing may measure or fold edits meanwhile.
 */
async function takeWatched(state, watch, ignored) {
    const { store, site, start } = state;
    const names = await watchedAmong(state, watch, ignored);
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
async function watchedAmong(state, watch, ignored) {
    const found = [];
    let looked = 0;
    for (const raw of filesOf(ignored)) {
        const path = (0,raw_path/* toText */.fE)(raw);
        if (watch.guards(path) || watch.keeps(path))
            found.push(raw);
        if (++looked % watched_BATCH === 0)
            await (0,external_node_timers_promises_.setImmediate)();
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

;// CONCATENATED MODULE: ./build/adapters/git/ignored-survey.js







/** Ignored entries that are looked through, near ones first. A large node_modules has 100,000. */
const LARGEST_WALK = 200_000;
/** Folders read before the event loop gets a turn. */
const ignored_survey_BATCH = 200;
/** `scan`: of all folders. Reads names only; `since` is to be set when nothing else of the start is read. */
async function surveyIgnored(state, scan) {
    const files = await ignoredFiles(state.store, scan.unknown);
    const folders = new Map();
    const walk = walkIgnored(state, scan.ignored);
    for await (const { raw, ino, names } of walk.visited) {
        folders.set(raw, { ino, names: (names ?? []).join('/') });
    }
    return { files, folders, whole: walk.whole(), since: Number.POSITIVE_INFINITY, offset: clockOffset() };
}
/** Every folder in these ignored ones and below, level by level. */
function walkIgnored({ site, excluded }, tops) {
    const longest = LONGEST_FOLDER - Buffer.byteLength(site.root) - 1;
    const ahead = tops.filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, excluded));
    let whole = true;
    async function* visit() {
        let passed = 0;
        for (let at = 0; at < ahead.length; at++) {
            const raw = ahead[at] ?? '';
            const stat = (0,there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(site.root, raw));
            if (stat === undefined || !stat.isDirectory())
                continue;
            const entries = raw.length <= longest ? ignored_survey_readable(site.root, raw) : null;
            passed += entries?.length ?? 0;
            for (const entry of entries ?? [])
                if (entry.isDirectory())
                    ahead.push((0,raw_path/* join */.fj)(raw, entry.name));
            const names = entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name) ?? null;
            yield { raw, ino: stat.ino, ctime: stat.ctimeMs, names };
            if (at % ignored_survey_BATCH === 0)
                await (0,external_node_timers_promises_.setImmediate)();
            if (passed > LARGEST_WALK && at + 1 < ahead.length) {
                whole = false;
                return;
            }
        }
    }
    return { visited: visit(), whole: () => whole };
}
function ignored_survey_readable(root, raw) {
    try {
        return entriesOf(root, raw);
    }
    catch {
        // Locked, or gone since.
        return null;
    }
}
/** The clock that change times are taken from, in ms: it is a tick behind the one that programs read. */
function timeOnDisk(folder) {
    const probe = (0,external_node_path_.join)(folder, 'clock');
    (0,external_node_fs_.writeFileSync)(probe, '');
    return (0,external_node_fs_.lstatSync)(probe).ctimeMs;
}
function clockOffset() {
    return Date.now() - performance.now();
}

;// CONCATENATED MODULE: ./build/adapters/git/ruled.js


/** Which of these folders the start's rules take out of sight: ignored, and without a file that is measured. */
async function ruledAmong(state, folders) {
    const unknown = folders.filter((raw) => !state.ruled.has(raw));
    if (unknown.length > 0) {
        const holding = foldersWithFiles(state);
        const ignored = await ignoredFolders(state.store, unknown.filter((raw) => !holding.has(raw)));
        for (const raw of unknown)
            state.ruled.set(raw, ignored.has(raw));
    }
    return new Set(folders.filter((raw) => state.ruled.get(raw)));
}
function foldersWithFiles(state) {
    state.holding ??= foldersOf([...state.start.entries.keys()].filter((raw) => !state.watched.has(raw)));
    return state.holding;
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

;// CONCATENATED MODULE: ./build/adapters/git/scope.js

/** What a scan takes for known: the files and links of the last good state. */
function scopeOf(state) {
    return {
        root: state.site.root,
        now: state.clock(),
        findIgnored: (folders) => ruledAmong(state, folders),
        isKnown: (raw) => {
            const change = state.good.total.get(raw);
            return change === undefined ? state.start.entries.has(raw) : change.newMode !== null;
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored-changes.js








/** ms. A clock that is only slewed differs by less between start and end. */
const CLOCK_SET = 100;
/**
 * What differs in ignored places from the start, by names, inodes and change times: no program can set those. One walk
 * that reads no file. Guarded paths are left out: they are measured. A network file system has a clock of its own; where
 * it is behind, a file that was only rewritten is missed.
 */
async function ignoredChanges(state, since = 'start') {
    const survey = state.ignored;
    if (survey === null)
        return { changes: [], whole: false };
    if (since === 'settle')
        return ignoredLosses(state, survey);
    return compare(state, new Comparison(state, survey));
}
/**
 * What was changed or deleted in ignored places since the last call of `settle`, before a command or a gate. A folder
 * that is gone is one entry. Files that an earlier command made and this one deleted are missed.
 */
async function ignoredLosses(state, survey) {
    const { changes, whole } = await compare(state, new Comparison(state, survey, state.settledAt));
    return { changes: changes.filter(({ how }) => how !== 'added'), whole };
}
async function compare(state, comparison) {
    const scan = await walkFolders(scopeOf(state));
    comparison.compareLoose(await ignoredFiles(state.store, scan.unknown));
    const walk = walkIgnored(state, scan.ignored);
    for await (const visited of walk.visited)
        comparison.compareFolder(visited);
    const whole = walk.whole();
    if (whole)
        comparison.addGone();
    return { changes: comparison.changes, whole: whole && comparison.survey.whole };
}
class Comparison {
    changes = [];
    survey;
    #state;
    #since;
    /** Whether changes of earlier steps are left out. */
    #isStep;
    #seen = new Set();
    /** `stepSince`: when the step began; null compares with the start of the run. */
    constructor(state, survey, stepSince = null) {
        this.#state = state;
        this.survey = survey;
        this.#isStep = stepSince !== null;
        const setBack = survey.offset - clockOffset();
        this.#since = (stepSince ?? survey.since) - (setBack > CLOCK_SET ? setBack : 0);
    }
    /** `now`: ignored files in folders that are not ignored. */
    compareLoose(now) {
        const { files } = this.survey;
        for (const raw of files) {
            const stat = this.#lookAt(raw);
            if (stat === undefined || stat.isDirectory()) {
                if (!this.#isStep || this.#isRecent((0,raw_path/* parentOf */.gN)(raw)))
                    this.#add(raw, 'deleted', undefined);
            }
            else if (stat.ctimeMs >= this.#since)
                this.#add(raw, 'modified', stat);
        }
        for (const raw of now)
            if (!files.has(raw))
                this.#add(raw, 'added', this.#lookAt(raw));
    }
    compareFolder({ raw, ino, ctime, names }) {
        this.#seen.add(raw);
        const before = this.survey.folders.get(raw);
        if (names === null) {
            if (ctime >= this.#since)
                this.#add(`${raw}/`, before === undefined ? 'added' : 'modified', undefined);
            return;
        }
        const gone = new Set(before === undefined ? [] : namesIn(before));
        const replaced = before?.ino !== ino;
        // What the walk at the start did not come to may have been there.
        const unknown = before === undefined && !this.survey.whole;
        for (const name of names) {
            const path = (0,raw_path/* join */.fj)(raw, name);
            const stat = this.#lookAt(path);
            const wasThere = gone.delete(name);
            const written = stat !== undefined && stat.ctimeMs >= this.#since;
            if (this.#isStep && written && !wasThere && this.#isOlder(stat)) {
                this.#add(path, 'modified', stat);
                continue;
            }
            if (wasThere ? (replaced && !this.#isStep) || written : written || !unknown) {
                this.#add(path, wasThere ? 'modified' : 'added', stat);
            }
        }
        if (this.#isStep && ctime < this.#since)
            return;
        for (const name of gone)
            this.#add((0,raw_path/* join */.fj)(raw, name), 'deleted', undefined);
    }
    /** What lay in folders that are gone. */
    addGone() {
        for (const [raw, folder] of this.survey.folders) {
            if (this.#seen.has(raw))
                continue;
            if (this.#isStep)
                this.#addGoneFolder(raw);
            else
                for (const name of namesIn(folder))
                    this.#add((0,raw_path/* join */.fj)(raw, name), 'deleted', undefined);
        }
    }
    /** The topmost folder that is gone, once, if it may have gone in this step. */
    #addGoneFolder(raw) {
        let top = raw;
        while (top !== '' && this.#lookAt((0,raw_path/* parentOf */.gN)(top)) === undefined)
            top = (0,raw_path/* parentOf */.gN)(top);
        if (this.#seen.has(top) || !this.#isRecent((0,raw_path/* parentOf */.gN)(top)))
            return;
        this.#seen.add(top);
        this.#add(`${top}/`, 'deleted', undefined);
    }
    /** Whether an entry may have come to this folder, or gone from it, in this step. */
    #isRecent(folder) {
        const stat = this.#lookAt(folder);
        return stat === undefined
            ? folder === '' || this.#isRecent((0,raw_path/* parentOf */.gN)(folder))
            : stat.ctimeMs >= this.#since;
    }
    #isOlder({ birthtimeMs }) {
        return birthtimeMs > 0 && birthtimeMs < this.#since;
    }
    #lookAt(raw) {
        return (0,there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(this.#state.site.root, raw));
    }
    #add(raw, how, stat) {
        const { watch, excluded, site } = this.#state;
        const path = (0,raw_path/* toText */.fE)(raw);
        if (watch?.guards(path) || (0,raw_path/* isWithin */.UO)(raw, excluded))
            return;
        const executable = stat !== undefined && isExecutable((0,raw_path/* onDisk */.FC)(site.root, raw), stat);
        this.changes.push({ path, how, executable });
    }
}
const ANY_EXECUTES = 0o111;
/** Of a link, what it leads to: most of the programs in `node_modules/.bin` are links. */
function isExecutable(path, stat) {
    if (!stat.isSymbolicLink())
        return stat.isFile() && (stat.mode & ANY_EXECUTES) !== 0;
    try {
        const target = (0,external_node_fs_.statSync)(path);
        return target.isFile() && (target.mode & ANY_EXECUTES) !== 0;
    }
    catch {
        return false;
    }
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
        if (linked === null)
            now.delete(raw);
        else
            now.set(raw, linked);
    }
    return now;
}
/**
 * Removes the files that gained a name, with all their names in the workspace, so that they are made anew: what holds
 * the name that came keeps a copy (DECISIONS D24). Gives the names to be written.
 */
function severLinks({ root, links, gained }, entries) {
    if (gained.length === 0)
        return new Set();
    // A name that a kept step made, and that the state to put back does not have, cannot be written.
    const known = new Set(entries().map(({ name }) => name));
    const severed = new Set(gained.filter((raw) => known.has(raw)));
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
        const path = (0,raw_path/* onDisk */.FC)(root, keeper);
        // A step may have made it read-only. Its bits are put back later.
        const { mode } = (0,external_node_fs_.lstatSync)(path);
        if ((mode & 0o200) === 0)
            (0,external_node_fs_.chmodSync)(path, (mode & 0o777) | 0o200);
        (0,external_node_fs_.writeFileSync)(path, await blobs.read(entry.oid));
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

// EXTERNAL MODULE: ./build/core/leads-out.js
var leads_out = __webpack_require__(42348);
;// CONCATENATED MODULE: ./build/adapters/git/links.js







const LINK = '120000';
/**
 * Of the links that a step made or changed, those that lead into a git directory or to ignored paths, where nothing is
 * measured, and those that lead out of the repository, which no commit may hold.
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
        const why = trouble(places) ?? ((0,leads_out/* leadsOut */.q)(raw, target) ? 'which is out of the repository' : null);
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

;// CONCATENATED MODULE: ./build/adapters/git/measure.js

















/** What differs on disk from the last good state, whoever says otherwise. Changes nothing but the private store. */
async function measureStep(state, blobs) {
    ensureRoot(state);
    const { names, scan, afresh, guarded } = await look(state);
    const special = scan.special.filter((raw) => !state.good.known.has(raw));
    const dotGit = scan.dotGit.filter((raw) => !state.good.known.has(raw));
    const tooDeep = scan.tooDeep.filter((raw) => !state.good.known.has(raw));
    const seen = { scan, special, dotGit, tooDeep, guarded };
    if (names.length === 0 && afresh.size === 0)
        return unchanged(state, seen);
    return measure_compare({ state, blobs }, names, afresh, seen);
}
/** Git's look at tracked files and ours at folders, at once. */
async function look(state) {
    const { store, good } = state;
    const list = () => (0,candidates/* listTouched */.nR)(store, good.index);
    const first = list();
    // Awaited below; a scan that throws first must not leave it unhandled.
    first.catch(() => undefined);
    const scan = await scanFolders(scopeOf(state), good.folders);
    const listed = scan.reopened ? first.then(list, list) : first;
    listed.catch(() => undefined);
    // Only now, for the scan has opened what was locked; and while git is at work.
    const afresh = rewritten(state);
    const guarded = (await state.guard?.check()) ?? [];
    const ignored = await ignoredFiles(store, scan.unknown);
    const untracked = scan.unknown.filter((raw) => !ignored.has(raw));
    const touched = await listed;
    const blind = [...scan.tooDeep, ...state.unread, ...good.known];
    (0,unread/* refuseUnread */.CV)([...touched.unread, ...scan.unread], blind);
    const protectedNow = state.watch === null ? [] : newGuarded(state, state.watch);
    const counted = new Set(untracked);
    for (const raw of protectedNow)
        if (!counted.has(raw))
            state.watched.add(raw);
    const outside = [...state.excluded, ...scan.tooDeep];
    const all = [...touched.names, ...untracked, ...protectedNow];
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
        obstacles: [],
    });
}
async function measure_compare({ state, blobs }, names, afresh, seen) {
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
    const [links, obstacles] = await Promise.all([
        badLinks(state, step ?? total, found),
        commitHazards(state, blobs, withoutFree(state, step ?? total), withoutFree(state, total)),
    ]);
    return finish(state, seen, { index, step: step ?? total, total, found, oversized, links, obstacles });
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
    const { found, oversized, links, obstacles } = compared;
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
        }),
        ...obstacles,
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

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/kept-files.js
var kept_files = __webpack_require__(89959);
;// CONCATENATED MODULE: ./build/adapters/git/git-dir-hazards.js

/** Refs and what follows them: a change of these alone means that refs moved. */
const REF_PATH = /^(?:HEAD|ORIG_HEAD|packed-refs|refs(?:\/|$)|logs(?:\/|$)|reftable(?:\/|$))/;
/** `isFetched`: a fetch explains the change, and without a sandbox nobody can tell whose fetch it was. */
function hazardOf(site, path, isFetched) {
    const inside = nameIn(site, path);
    const outer = (0,external_node_path_.relative)(site.workspace, path);
    const at = outer.startsWith('..') ? (0,external_node_path_.join)('.git', inside) : outer;
    if (isFetched)
        return fetchHazard(at, inside);
    const moved = REF_PATH.test(inside);
    return {
        code: moved ? 'GIT-02' : 'GIT-01',
        path: at,
        reason: moved
            ? `${inside} changed: refs and HEAD belong to the harness, which commits by itself; leave them`
            : `${inside === '' || inside.startsWith('..') ? '.git' : inside} changed: the git directory belongs to the harness; leave it`,
    };
}
function fetchHazard(path, inside) {
    const what = `${inside} changed while the command ran, as a fetch changes it`;
    return {
        code: 'GIT-02',
        path,
        reason: `${what}: commands must not fetch or move refs; if this one did not, run it again`,
        forPeople: `${what}: without a sandbox, nobody can tell whether the command or another program fetched. Stop fetches by other programs (an editor, \`git maintenance\`) during the run, or use a sandbox, where such fetches are allowed`,
    };
}
/** The path as git calls it. */
function nameIn({ gitDir, commonDir }, path) {
    return (0,external_node_path_.relative)(path.startsWith(`${gitDir}/`) ? gitDir : commonDir, path);
}

;// CONCATENATED MODULE: ./build/adapters/git/git-upkeep.js
/** Notes of git's own that decide nothing. Source: git-gc(1), git-fetch(1), git-update-server-info(1), builtin/gc.c. */
const NOTE = /(?:^|\/)(?:gc\.pid|gc\.log|FETCH_HEAD|info\/refs|fsmonitor--daemon(?:\/.*|\.ipc)?)$/;
const REF = /^refs\/./;
/** What a fetch brings up to date. */
const FETCHED = /^refs\/(?:remotes|prefetch)\/./;
const TAG = /^refs\/tags\/./;
const LOG = /^logs\//;
/** Below `refs/heads` and the like: git removes such folders with the last ref in them. */
const REF_FOLDER = /^refs\/[^/]+\/./;
/** `gc.reflogExpireUnreachable` is 30 days unless somebody sets it: what goes earlier did not expire. */
const EXPIRY_S = 29 * 24 * 3600;
/** Which of the differences git's own upkeep explains. Refs only together: a packed one may be lost with half of it. */
function upkeepIn(change, nowSeconds) {
    const { before, now, differing, nameOf } = change;
    const moved = movedRefs(refsIn(before, nameOf), refsIn(now, nameOf));
    const isRefs = (name) => name === 'packed-refs' || REF.test(name);
    const harmless = new Set();
    const fetched = new Set();
    const byFetch = [...moved].every(([ref, how]) => FETCHED.test(ref) || (TAG.test(ref) && how === 'added'));
    for (const path of differing) {
        const name = nameOf(path);
        const [was, is] = [before.get(path), now.get(path)];
        if (NOTE.test(name) && was?.kind !== 'link' && is?.kind !== 'link')
            harmless.add(path);
        else if (isRefs(name) && isPlain(was, is, name)) {
            if (moved.size === 0)
                harmless.add(path);
            else if (byFetch)
                fetched.add(path);
        }
        else if (LOG.test(name)) {
            if (isFolder(was, is) || isExpired(was, is, nowSeconds))
                harmless.add(path);
            else if (byFetch && FETCHED.test(name.slice('logs/'.length)))
                fetched.add(path);
        }
    }
    return { harmless, fetched };
}
function isFolder(was, is) {
    return (was ?? is)?.kind === 'folder' && (is ?? was)?.kind === 'folder';
}
function isPlain(was, is, name) {
    if (isFolder(was, is))
        return REF_FOLDER.test(name) && (was === undefined || is === undefined);
    return [was, is].every((kept) => kept === undefined || kept.kind === 'file');
}
/** Each ref with what it says. A loose one outdoes a packed one. */
function refsIn(files, nameOf) {
    const refs = new Map();
    for (const [path, kept] of files) {
        if (kept.kind !== 'file' || nameOf(path) !== 'packed-refs')
            continue;
        for (const [, oid = '', ref = ''] of kept.bytes.toString('latin1').matchAll(/^([0-9a-f]+) (.+)$/gm)) {
            refs.set(ref, oid);
        }
    }
    for (const [path, kept] of files) {
        const name = nameOf(path);
        if (kept.kind === 'file' && REF.test(name) && !name.endsWith('.lock')) {
            refs.set(name, kept.bytes.toString('latin1').trim());
        }
    }
    return refs;
}
function movedRefs(before, now) {
    const moved = new Map();
    for (const [ref, value] of now) {
        const was = before.get(ref);
        if (was !== value)
            moved.set(ref, was === undefined ? 'added' : 'changed');
    }
    for (const ref of before.keys())
        if (!now.has(ref))
            moved.set(ref, 'gone');
    return moved;
}
/** Whether a log only lost old lines. */
function isExpired(was, is, nowSeconds) {
    if (was?.kind !== 'file' || (is !== undefined && is.kind !== 'file'))
        return false;
    const left = is === undefined ? [] : git_upkeep_linesOf(is.bytes);
    let at = 0;
    for (const line of git_upkeep_linesOf(was.bytes)) {
        if (line === left[at])
            at += 1;
        else if (nowSeconds - timeOf(line) < EXPIRY_S)
            return false;
    }
    return at === left.length;
}
function git_upkeep_linesOf(bytes) {
    return bytes
        .toString('latin1')
        .split('\n')
        .filter((line) => line !== '');
}
/** Seconds since the epoch; now and later for a line that is none of git's. */
function timeOf(line) {
    const found = /> (\d+) [+-]\d{4}(?:\t|$)/.exec(line)?.[1];
    return found === undefined ? Number.POSITIVE_INFINITY : Number(found);
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
                // Packed by another git since it was listed.
                if (!(0,external_node_fs_.existsSync)(from))
                    continue;
                copied += (0,external_node_fs_.statSync)(from).size;
                if (copied > MOST_COPIED)
                    return keptObjects(objects, store, kept);
                if (!isCopied(from, (0,external_node_path_.join)(store, name)))
                    continue;
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
                ensureFolder((0,external_node_path_.join)(objects, folder));
            }
            for (const name of names) {
                const to = (0,external_node_path_.join)(objects, name);
                ensureFolder((0,external_node_path_.dirname)(to));
                if (!secondName((0,external_node_path_.join)(store, name), to))
                    (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(store, name), to);
            }
        },
    };
}
const kept_objects_OWNER_MAY = 0o700;
/** A file or a link may stand in its place, and it may be locked. */
function ensureFolder(path) {
    const stat = (0,there/* lstatThere */.L)(path);
    if (stat !== undefined && !stat.isDirectory())
        (0,external_node_fs_.rmSync)(path);
    (0,external_node_fs_.mkdirSync)(path, { recursive: true });
    const mode = stat?.isDirectory() ? stat.mode : kept_objects_OWNER_MAY;
    if ((mode & kept_objects_OWNER_MAY) !== kept_objects_OWNER_MAY)
        (0,external_node_fs_.chmodSync)(path, 0o755);
}
/** But for `info`: the store's own list of alternates is not the repository's. */
function foldersIn(objects) {
    return entriesIn(objects)
        .filter((entry) => entry.isDirectory() && entry.name !== 'info')
        .map(({ name }) => name);
}
function filesIn(objects, folder) {
    return entriesIn((0,external_node_path_.join)(objects, folder))
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`);
}
/** False where it went meanwhile, or may not be read. */
function isCopied(from, to) {
    try {
        (0,external_node_fs_.copyFileSync)(from, to);
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && ['ENOENT', 'EACCES'].includes(String(error.code)))
            return false;
        throw error;
    }
}
/** None of what nobody here may read: git cannot read it either, and says so where it needs it. */
function entriesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
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

;// CONCATENATED MODULE: ./build/adapters/git/moved-packs.js



/**
 * Whether the repository still has every object of packs that are gone: then git packed them anew. `store` has the
 * packs under second names; `packs` are relative to the objects' folder.
 */
async function areElsewhere(site, store, packs) {
    const indexes = new Set(packs.map((name) => name.replace(/\.[^.]+$/, '.idx')));
    // git runs in our own folder, because a command may have removed the repository's.
    const git = (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: store }, site.start);
    for (const name of indexes) {
        const index = (0,external_node_path_.join)(store, 'objects', name);
        if (!(0,external_node_fs_.existsSync)(index))
            return false;
        const args = ['show-index', `--object-format=${site.format}`];
        const listed = await git({ args, input: (0,external_node_fs_.readFileSync)(index), accept: [0, 1, 128] });
        if (listed.code !== 0)
            return false;
        const ids = listed.stdout.toString('latin1').replace(/^\d+ ([0-9a-f]+).*$/gm, '$1');
        const asked = await git({
            args: ['cat-file', '--batch-check=', '--buffer'],
            input: Buffer.from(ids, 'latin1'),
            accept: [0, 1, 128],
        });
        if (asked.code !== 0 || / missing$/m.test(asked.stdout.toString('latin1')))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/adapters/git/git-dir-guard.js










/** Bulk that git only adds to, and that decides nothing. */
const NOT_KEPT = new Set(['objects', 'lfs', 'annex']);
/** What linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED = ['config', 'packed-refs', 'refs', 'hooks', 'info', 'shallow', 'config.worktree', 'reftable'];
function guardGitDir(site, store, options) {
    return new Guard(site, store, options);
}
/** Guards several git directories as one. */
function guardAll(guards) {
    return {
        check: async () => {
            const found = [];
            for (const guard of guards)
                found.push(...(await guard.check()));
            // The git directory of a submodule lies in that of its repository: both tell of it.
            return [...new Map(found.reverse().map((hazard) => [hazard.path, hazard])).values()].reverse();
        },
        settle: async () => {
            for (const guard of guards)
                await guard.settle();
        },
        restore: async () => {
            for (const guard of guards)
                await guard.restore();
        },
    };
}
class Guard {
    #site;
    #store;
    #options;
    #before;
    /** Resolves once they have second names. */
    #objects;
    constructor(site, store, options) {
        this.#site = site;
        this.#store = store;
        this.#options = options;
        this.#before = this.#look(new Map());
        this.#objects = this.#keep();
    }
    async check() {
        const [paths, packs] = await this.#found();
        if (paths.length === 0 && packs.length === 0)
            return [];
        if ((await this.#options.reach()) !== 'exposed') {
            this.#takeOver(paths, packs);
            return [];
        }
        const lost = packs.length > 0 && !(await areElsewhere(this.#site, this.#store, packs));
        const { harmless, fetched } = this.#upkeep(paths);
        this.#takeOver([...harmless], lost ? [] : packs);
        const left = await this.#withoutPassing(paths.filter((path) => !harmless.has(path)));
        const gone = lost ? packs.map((name) => (0,external_node_path_.join)(this.#site.commonDir, 'objects', name)) : [];
        const all = new Set([...left, ...gone]);
        // What went or came with its folder is told by the folder.
        return [...all]
            .filter((path) => !hasAbove(all, path))
            .map((path) => hazardOf(this.#site, path, fetched.has(path)));
    }
    async settle() {
        const reach = await this.#options.reach();
        if (reach === 'isolated')
            return;
        const [paths, packs] = await this.#found();
        if (reach === 'none_yet') {
            this.#takeOver(paths, packs);
            return;
        }
        const { harmless, fetched } = this.#upkeep(paths);
        this.#takeOver([...harmless, ...fetched], []);
    }
    async restore() {
        if ((await this.#options.reach()) !== 'exposed') {
            this.#takeOver(...(await this.#found()));
            return;
        }
        const differences = () => this.#differences();
        (0,kept_files/* putBack */.pK)(this.#before, differences);
        await (await this.#objects).restore();
        const { harmless } = this.#upkeep(differences());
        const left = await this.#withoutPassing(differences().filter((path) => !harmless.has(path)));
        if (left.length === 0)
            return;
        const reason = `the git directory could not be put back: ${left.join(', ')} still differ; end what else writes there and run again`;
        throw new outcome/* StopRun */.U({ kind: 'failure', reason });
    }
    #look(before) {
        return (0,kept_files/* keepFiles */.N9)(git_dir_guard_placesOf(this.#site), before);
    }
    #keep() {
        const objects = keepObjects((0,external_node_path_.join)(this.#site.commonDir, 'objects'), (0,external_node_path_.join)(this.#store, 'objects'));
        // Awaited by the first measurement, which tells of a failure.
        objects.catch(() => undefined);
        return objects;
    }
    async #found() {
        const packs = (await this.#objects).missingPacks();
        return [this.#differences(), packs];
    }
    #differences() {
        const index = (0,external_node_path_.join)(this.#site.gitDir, 'index');
        const same = (path, a, b) => path === index && sameEntries(this.#site, a, b);
        return (0,kept_files/* differing */.R1)(this.#before, this.#look(this.#before), same);
    }
    #upkeep(paths) {
        const nameOf = (path) => nameIn(this.#site, path);
        const change = { before: this.#before, now: this.#look(this.#before), differing: paths, nameOf };
        return upkeepIn(change, Math.floor(Date.now() / 1000));
    }
    /** What is there now is the state that later changes are measured against. */
    #takeOver(paths, packs) {
        if (packs.length > 0)
            this.#objects = this.#keep();
        if (paths.length === 0 && packs.length === 0)
            return;
        const now = this.#look(this.#before);
        const before = new Map(this.#before);
        for (const path of paths) {
            const kept = now.get(path);
            if (kept === undefined)
                before.delete(path);
            else
                before.set(path, kept);
        }
        this.#before = new Map([...before].sort(([a], [b]) => (a < b ? -1 : 1)));
        this.#options.onForeign([
            ...paths.map((path) => nameIn(this.#site, path)),
            ...packs.map((name) => `objects/${name}`),
        ]);
    }
    /** Without the locks of a git that is at work just now. One that stays would keep the commit from being made. */
    async #withoutPassing(paths) {
        const isLock = (path) => path.endsWith('.lock') && !this.#before.has(path);
        if (!paths.some(isLock))
            return paths;
        for (let look = 0; look < LOCK_LOOKS && paths.some((path) => isLock(path) && (0,external_node_fs_.existsSync)(path)); look++) {
            await (0,external_node_timers_promises_.setTimeout)(LOCK_PAUSE_MS);
        }
        return paths.filter((path) => !isLock(path) || (0,external_node_fs_.existsSync)(path));
    }
}
/** Half a second: git holds a lock while it writes one file. */
const LOCK_LOOKS = 20;
const LOCK_PAUSE_MS = 25;
function hasAbove(paths, path) {
    const above = (0,external_node_path_.dirname)(path);
    return above !== path && (paths.has(above) || hasAbove(paths, above));
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
        alone((0,external_node_path_.join)(commonDir, 'objects')),
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

// EXTERNAL MODULE: ./build/adapters/git/conversions.js
var conversions = __webpack_require__(31343);
;// CONCATENATED MODULE: ./build/adapters/git/start-entries.js







const NOTHING = { entries: [], nested: [], objects: [], leftOut: [] };
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
        return NOTHING;
    const config = (0,git_site/* readText */.yR)((0,external_node_path_.join)((0,git_site/* layoutOf */.aH)(root, gitDir).commonDir, 'config')) ?? '';
    const format = /objectformat\s*=\s*sha256/i.test(config) ? 'sha256' : 'sha1';
    if (format !== site.format)
        return { ...NOTHING, nested: [folder] };
    return readBelow(root, folder, format, { gitDir, gitPath: site.gitPath });
}
/** Of a repository whose index and commit git cannot read, the files are those that lie on disk. */
async function readBelow(root, folder, format, at) {
    try {
        const start = await readRepository(root, folder, format, at);
        return { ...start, nested: [folder, ...start.nested] };
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        return { ...NOTHING, nested: [folder] };
    }
}
async function readRepository(root, folder, format, at) {
    const layout = (0,git_site/* layoutOf */.aH)(root, at.gitDir);
    const git = (0,exec/* hardenedGit */.YW)({ gitPath: at.gitPath, gitDir: at.gitDir, workTree: root });
    const index = await readIndex(at.gitDir, format, git);
    const entries = [];
    const links = [];
    const leftOut = [];
    for (const entry of index.entries) {
        if (entry.mode === GITLINK)
            links.push(entry.name);
        const kept = harmless(entry, root, index.writtenAt);
        if (kept === null && (entry.skipWorktree || entry.mode === SPARSE_FOLDER))
            leftOut.push((0,raw_path/* join */.fj)(folder, entry.name));
        if (kept !== null)
            entries.push({ ...kept, name: (0,raw_path/* join */.fj)(folder, kept.name) });
    }
    const below = await Promise.all(links.map((name) => readLinked(root, folder, name, format, at.gitPath)));
    const all = [...entries, ...below.flatMap((start) => start.entries)];
    return {
        entries: below.length === 0 ? all : all.sort((a, b) => (0,raw_path/* byBytes */.bg)(a.name, b.name)),
        nested: below.flatMap((start) => start.nested),
        objects: [(0,external_node_path_.join)(layout.commonDir, 'objects'), ...below.flatMap((start) => start.objects)],
        leftOut,
    };
}
async function readLinked(root, folder, name, format, gitPath) {
    const place = (0,external_node_path_.join)(root, (0,raw_path/* toText */.fE)(name));
    const gitDir = (0,git_site/* gitDirOf */.z0)(place);
    if (gitDir === null)
        return NOTHING;
    return readBelow(place, (0,raw_path/* join */.fj)(folder, name), format, { gitDir, gitPath });
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
    const [touched, untracked, head] = await Promise.all([
        (0,candidates/* listTouched */.nR)(draft.store, draft.index),
        listUntracked(draft.store, draft.index, { folders: true }),
        headOf(draft.user),
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
    const { store, index, nested, leftOut, hints } = draft;
    return { store, tree, index, entries, nested, unread, head, leftOut, hints };
}
async function headOf(user) {
    const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], accept: [0, 1] });
    return answer.code === 0 ? (0,exec/* line */.n8)(answer) : null;
}
async function begin(site, privateDir, excluded) {
    const read = await readStartEntries(site);
    const store = (0,git_store/* createStore */.y$)(site, privateDir, read.objects);
    const names = read.entries.map((entry) => entry.name);
    const hints = (0,conversions/* conversionHints */.lS)(site, names, read.leftOut);
    const draft = {
        site,
        user: (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start),
        store,
        index: store.index('start'),
        excluded,
        leftOut: read.leftOut,
        hints,
        entries: read.entries,
        nested: read.nested,
        gitignores: ruleFilesAmong(site.root, names),
    };
    const converted = await (0,conversions/* findConverted */.IT)(site, draft.user, store.git, read.entries, hints);
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
    const entries = sidesOf(start.entries);
    const state = {
        site,
        ...commitFacts(start),
        store: start.store,
        excluded: options.excluded.map(raw_path/* toRaw */.ux),
        nested: start.nested,
        guard: guardOf(site, start, options.guardGitDir),
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
        holding: null,
        nameOf: rememberNames(),
        unread: new Set(start.unread),
        clock: options.clock ?? Date.now,
        ignored: null,
        settledAt: null,
        counter: 0,
    };
    return { state, complete: completeStart(state, start.entries, second) };
}
/** What an index does not hold: folders, ignored files, modes and hard links. */
async function completeStart(state, entries, second) {
    const { site, store } = state;
    const parts = [scanStart(state), state.guard?.check()];
    // Where one fails the others still write: nobody may take the store away under them.
    await Promise.allSettled(parts);
    const [{ scan, ignored, watched }] = await Promise.all(parts);
    const inventory = await takeInventory(site.root, [...entries, ...watched]);
    for (const [raw, ctime] of recentlyChanged(watched, second))
        state.recent.set(raw, ctime);
    const known = new Set([...scan.special, ...scan.dotGit, ...scan.tooDeep]);
    const found = { folders: scan.now, modes: inventory.modes, links: inventory.links, known };
    state.start = { ...state.start, ...found };
    state.good = { ...state.good, ...found };
    // Last: what changes from here on is a change.
    state.ignored = { ...ignored, since: timeOnDisk(store.dir) };
}
/** One walk: folders for the measurements, and the ignored files, those that are watched among them. */
async function scanStart(state) {
    const scan = await walkFolders(scopeOf(state));
    const ignored = await surveyIgnored(state, scan);
    const watched = state.watch === null ? [] : await takeWatched(state, state.watch, ignored);
    return { scan, ignored, watched };
}
function sidesOf(entries) {
    return new Map(entries.map(({ name, mode, oid }) => [name, { mode: mode.toString(8), oid }]));
}
function commitFacts({ store, head: commit, tree, leftOut, hints }) {
    const head = (0,head_differences/* readHeadDifferences */.X5)(store.git, commit, tree);
    // Awaited by whoever judges a change; a failure is told then.
    head.catch(() => undefined);
    return { head, leftOut: new Set(leftOut), hints };
}
/** Without being told better, any change may be a command's. */
const EXPOSED = { reach: async () => 'exposed', onForeign: () => undefined };
/** The start is read from the objects of nested repositories too, so all of them are guarded. */
function guardOf(site, { store, nested }, how) {
    if (how === false)
        return null;
    const options = how === true ? EXPOSED : how;
    const layouts = nested.flatMap((folder) => {
        const root = (0,external_node_path_.join)(site.root, (0,raw_path/* toText */.fE)(folder));
        const gitDir = (0,git_site/* gitDirOf */.z0)(root);
        return gitDir === null ? [] : [(0,git_site/* layoutOf */.aH)(root, gitDir)];
    });
    const all = [site, ...layouts].map((layout) => ({ ...site, ...layout, workspace: site.root }));
    return guardAll(all.map((guarded) => guardGitDir(guarded, store.dir, options)));
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

// EXTERNAL MODULE: ./build/adapters/remove-whole.js
var remove_whole = __webpack_require__(85507);
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
        removeSpecial(plan.root, raw);
    removeAdded(plan);
    removeFolders(plan);
    makeFolders(plan);
    const back = plan.changes.filter((change) => change.oldMode !== null).map((change) => change.raw);
    const written = [...new Set([...back, ...severLinks(plan, entries)])];
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
function removeSpecial(root, raw) {
    if ((0,git_found/* finder */.n)(root)(raw).kind !== 'gone')
        (0,remove_whole/* removeWhole */.q)((0,raw_path/* onDisk */.FC)(root, raw), root);
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

;// CONCATENATED MODULE: ./build/adapters/git/undone-pieces.js
/** Makes `git diff` print deletions without the content of the files. */
const WITHOUT_CONTENT = '--irreversible-delete';
/** Splits a patch at each path. No line of a hunk or of binary data can start like this. */
function piecesOf(patch) {
    const text = patch.toString('latin1');
    return text === '' ? [] : text.split(/^(?=diff --git )/m);
}
/**
 * Makes a deletion without content one that `git apply` takes: a binary change to an empty file, of the blob that
 * the index line names. The path is also in the two lines that readers of patches look for.
 */
function applicableDeletion(piece) {
    const lines = piece.split('\n').filter((line) => line !== '');
    const [oid = ''] = lines
        .find((line) => line.startsWith('index '))
        ?.slice('index '.length)
        .split('..') ?? [];
    const head = lines.filter((line) => /^(?:diff --git|deleted file mode|index) /.test(line));
    const body = lines.includes('deleted file mode 160000')
        ? ['@@ -1 +0,0 @@', `-Subproject commit ${oid}`]
        : ['GIT binary patch', 'literal 0', 'HcmV?d00001', ''];
    return [...head, `--- ${oldNameOf(lines[0] ?? '')}`, '+++ /dev/null', ...body, ''].join('\n');
}
/** Both names in the first line are the same but for their first letter, and so are as long as each other. */
function oldNameOf(first) {
    const names = first.slice('diff --git '.length);
    const name = names.slice(0, (names.length - 1) / 2);
    return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}
/** A binary patch holds the way back too, and with it the old content: only the way forward is kept. */
function forwardOnly(piece) {
    const start = piece.indexOf('\nGIT binary patch\n');
    const end = start === -1 ? -1 : piece.indexOf('\n\n', start);
    return end === -1 ? piece : piece.slice(0, end + 2);
}

;// CONCATENATED MODULE: ./build/adapters/git/undone-patch.js






/** Bytes. A smaller file that loses most of its content is shown line by line. */
const SMALL = 16 * 1024;
/** Bytes. A smaller file that was moved or copied is shown line by line. */
const SMALL_COPY = 64 * 1024;
/**
 * The patch of an undone step: what the step made, whole, and the names of what it deleted. The deleted content is
 * on disk again when the step is undone. Ignored files stay out of it: one may hold a secret, and a patch is sent on.
 * `room`: the bytes that it may have; files over it are left out and named.
 */
async function undonePatch(state, step, room) {
    const { good, store, watched } = state;
    const changes = step.step.filter(({ raw }) => !watched.has(raw));
    (0,attribute_traps/* disarmAbove */.Ej)(state.site.root, [...state.good.total.keys(), ...watched, ...changes.map(({ raw }) => raw)]);
    const sorted = sort(state, changes, await oldSizes(state, changes));
    const named = sorted.removed.slice(0, undone/* MOST_DELETIONS */.UI);
    const tree = await good.tree;
    const removals = sorted.removed.map(({ raw }) => (0,candidates/* removalRecord */.OB)(store, raw));
    const deletions = await diff(state, tree, removals.slice(0, undone/* MOST_DELETIONS */.UI), [WITHOUT_CONTENT]);
    const copies = await copiesOf(state, tree, sorted.copied);
    const base = await treeWith(state, removals);
    // `added` is in git's order, and so are the pieces.
    const fits = ({ newOid }) => (state.sizes.get(newOid ?? '') ?? 0) <= 4 * room;
    const made = [...sorted.added, ...sorted.modified, ...(copies === null ? sorted.copied : [])].sort((a, b) => (a.raw < b.raw ? -1 : 1));
    const looked = made.filter(fits);
    const pieces = (await diff(state, base, [...removals, ...looked.map(recordOf)], [])).map(forwardOnly);
    if (pieces.length !== looked.length)
        throw new Error('git gave another number of patches than of changes');
    const kept = within(pieces, room);
    const out = [...made.filter((change) => !fits(change)), ...looked.filter((_, at) => !kept.has(at))];
    const leftOut = (0,undone/* leftOutText */.jG)({
        files: out.map(({ raw, newOid }) => ({ path: (0,git_names/* shown */.SP)(raw), bytes: state.sizes.get(newOid ?? '') ?? 0 })),
        deletions: sorted.removed.length - named.length,
        room,
    });
    const text = [
        ...deletions.map(applicableDeletion),
        ...(copies ?? []),
        ...pieces.filter((_, at) => kept.has(at)),
    ];
    return { patch: Buffer.from(text.join(''), 'latin1'), leftOut };
}
function sort(state, changes, sizes) {
    const atStart = new Set([...state.start.entries.values()].map(({ oid }) => oid));
    const size = (oid) => sizes.get(oid ?? '') ?? state.sizes.get(oid ?? '') ?? 0;
    const isCopy = ({ status, newOid }) => status === 'added' && newOid !== null && atStart.has(newOid) && size(newOid) > SMALL_COPY;
    const isReplaced = ({ status, oldOid, newOid }) => status === 'type_changed' ||
        (status === 'modified' &&
            oldOid !== newOid &&
            (size(newOid) === 0 || (size(oldOid) > SMALL && size(newOid) * 2 < size(oldOid))));
    const replaced = changes.filter(isReplaced);
    const copied = changes.filter(isCopy);
    return {
        removed: changes.filter((change) => change.status === 'deleted' || isReplaced(change)),
        added: [...replaced, ...changes.filter((change) => change.status === 'added' && !isCopy(change))],
        copied,
        modified: changes.filter((change) => change.status === 'modified' && !isReplaced(change)),
    };
}
/** Bytes of the blobs that were replaced, by id. Those of a partial clone that are not here have none. */
async function oldSizes({ store }, changes) {
    const oids = changes
        .filter(({ status, oldOid, newOid }) => status === 'modified' && oldOid !== newOid)
        .flatMap(({ oldOid }) => oldOid ?? []);
    if (oids.length === 0)
        return new Map();
    const { stdout } = await store.git({
        args: ['cat-file', '--batch-check=%(objectname) %(objectsize)'],
        input: Buffer.from(`${oids.join('\n')}\n`),
    });
    return new Map(stdout
        .toString('latin1')
        .split('\n')
        .map((line) => line.split(' '))
        .map(([oid = '', bytes = '']) => [oid, Number(bytes) || 0]));
}
/** Null where git does not find the copied content at another path of the last good state. */
async function copiesOf(state, tree, copied) {
    const options = ['--find-copies-harder', '-C100%', '-l0'];
    const pieces = await diff(state, tree, copied.map(recordOf), options);
    const all = pieces.length === copied.length && pieces.every((piece) => piece.includes('\ncopy from '));
    return all ? pieces : null;
}
function recordOf({ raw, newMode, newOid }) {
    return (0,candidates/* indexRecord */.o)(newMode ?? '0', newOid ?? '', raw);
}
/** The patches from `tree` to the last good state with these records in it. */
async function diff(state, tree, records, options) {
    if (records.length === 0)
        return [];
    const index = await indexWith(state, records);
    const args = ['diff-index', '--cached', ...diff_output/* PATCH_OPTIONS */.ei, ...options, tree, '--'];
    return piecesOf((await state.store.git({ args, index })).stdout);
}
async function treeWith(state, records) {
    return records.length === 0 ? state.good.tree : (0,candidates/* writeTree */.WM)(state.store, await indexWith(state, records));
}
async function indexWith(state, records) {
    const index = state.store.index(`undone-${++state.counter}`);
    (0,candidates/* copyIndex */.UZ)(state.good.index, index);
    await (0,candidates/* writeRecords */.Wh)(state.store, index, records);
    return index;
}
/** The numbers of the pieces that fit, the small ones first: one large file does not push out the others. */
function within(pieces, room) {
    const kept = new Set();
    let left = room;
    for (const [at, piece] of [...pieces.entries()].sort(([, a], [, b]) => a.length - b.length)) {
        left -= piece.length;
        if (left < 0)
            break;
        kept.add(at);
    }
    return kept;
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
/** Returns what was undone as a patch of at most `room` bytes. Throws if the disk is not as it was afterwards. */
async function undo(opened, step, room, measure) {
    const { state, blobs } = opened;
    const { good } = state;
    const patch = await undonePatch(state, step, room);
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
        throw stop(`the workspace could not be put back: ${few(differing)} still differ`);
    }
    const written = [...new Set([...moving, ...movedSince(root, back)])];
    if (written.length > 0) {
        throw stop(`the workspace does not stay as it was put back: something that is no part of the run writes ${few(written)}; end it and run again`);
    }
}
function stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'failure', reason });
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

// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/adapters/system-trouble.js
var system_trouble = __webpack_require__(88046);
;// CONCATENATED MODULE: ./build/adapters/git/trouble.js



/** Says of trouble of the disk, the system or git what it kept from being done. Other errors pass. */
function saying(kind, what) {
    return (error) => {
        const trouble = (0,system_trouble/* systemTrouble */.L)(error);
        // The full disk may be the one of the run's own folder, so the place that was read is not at fault.
        if (trouble !== null && (0,system_trouble/* isDiskFull */.b)(error))
            throw new outcome/* StopRun */.U({ kind: 'failure', reason: trouble });
        throw trouble === null ? error : new outcome/* StopRun */.U({ kind, reason: `${what}: ${trouble}` });
    };
}
/** Without a sandbox a command can reach what the run keeps for itself. `dir`: the private git directory. */
function sayingOfStore(dir) {
    return (error) => {
        if (error instanceof outcome/* StopRun */.U || (0,system_trouble/* systemTrouble */.L)(error) === null || !(0,message_of/* messageOf */.b)(error).includes(dir))
            throw error;
        const reason = `a command changed or removed the run's own files in ${dir}, so its changes cannot be measured (${(0,message_of/* messageOf */.b)(error)}): use a sandbox, and run again`;
        throw new outcome/* StopRun */.U({ kind: 'failure', reason });
    };
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
    async commitBase() {
        const { state } = await this.#here();
        return commitBase(state, (raw) => state.good.total.get(raw)?.newMode === null);
    }
    measure() {
        return this.#inTurn(async () => (await this.#measure()).measurement);
    }
    keep(measurement) {
        return this.#inTurn(async () => adopt((await this.#here()).state, this.#stepOf(measurement)));
    }
    undo(measurement, room = undone/* LARGEST_PATCH */.Mq) {
        return this.#inTurn(async () => undo(await this.#here(), this.#stepOf(measurement), room, () => this.#measure()).catch(NOT_BACK));
    }
    noteEdit(path) {
        this.#isUntouched = false;
        this.#now().edits.note((0,raw_path/* toRaw */.ux)(path));
    }
    settle() {
        return this.#inTurn(async () => {
            const { state, edits } = await this.#here();
            await this.#ready;
            await state.guard?.settle();
            await edits.fold();
            state.settledAt = timeOnDisk(state.store.dir);
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
    async editHazards(path, proposed) {
        return editHazards((await this.#here()).state, (0,raw_path/* toRaw */.ux)(path), proposed);
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
    ignoredChanges(since) {
        return this.#inTurn(async () => {
            const { state } = await this.#here();
            await this.#ready;
            return ignoredChanges(state, since);
        });
    }
    restoreStart() {
        return this.#inTurn(async () => restoreStart(await this.#here(), () => this.#measure()).catch(NOT_BACK));
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
        const { root } = this.#options;
        const site = await this.site();
        const unreadable = saying('git_before', `the run cannot read ${root}`);
        const { state, complete } = await openState(site, this.#options).catch(unreadable);
        const blobs = (0,git_blobs/* openBlobs */.d)(this.#options.gitPath, state.store.dir);
        const edits = keepEdits(state, (raw, proposed) => countLines(state, blobs, raw, proposed));
        this.#ready = complete.catch(unreadable);
        this.#ready.catch(() => undefined);
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
        const { state, blobs, edits } = await this.#here();
        await this.#ready;
        await edits.fold();
        const step = await measureStep(state, blobs).catch(sayingOfStore(state.store.dir));
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
const NOT_BACK = saying('failure', 'the workspace could not be put back');
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
/* harmony import */ var _remove_whole_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85507);




/** What is there now. Files that `before` knows, and that were not written since, are not read again. */
function keepFiles(places, before) {
    const kept = new Map();
    for (const place of places)
        take(place, kept, before);
    return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function take(place, kept, before) {
    try {
        takeThere(place, kept, before);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (LOCKED.has(code))
            takeLocked(place.path, kept);
        else if (GONE.has(code))
            kept.delete(place.path);
        else
            throw error;
    }
}
const LOCKED = new Set(['EACCES', 'EPERM', 'ENAMETOOLONG']);
/** Another process removed or replaced it since it was seen. */
const GONE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR']);
/** A folder that may not be read is one with nothing in it; what lies behind a locked folder is not there. */
function takeLocked(path, kept) {
    if (kept.get(path)?.kind === 'folder')
        return;
    try {
        if ((0,_git_there_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatExact */ .A)(path) !== undefined)
            kept.set(path, { kind: 'other' });
    }
    catch {
        kept.delete(path);
    }
}
function takeThere({ path, holds }, kept, before) {
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
    open(before, differences());
    // Deepest first to clear the ground, then from the top down to build it again.
    for (const path of differences().toReversed())
        clear(path, before.get(path));
    // Looked at again: what lay behind a link in a folder's place went with the link.
    for (const path of differences())
        rebuild(path, before.get(path));
}
/** Folders that were locked since, from the top down: nothing in them can be put back, or is even seen. */
function open(before, paths) {
    for (const path of paths) {
        const kept = before.get(path);
        if (kept?.kind === 'folder' && (0,_git_there_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatThere */ .L)(path)?.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, kept.mode);
    }
}
function clear(path, before) {
    const stat = (0,_git_there_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatThere */ .L)(path);
    if (stat === undefined || before?.kind === 'other')
        return;
    if (before === undefined || (before.kind === 'folder') !== stat.isDirectory())
        (0,_remove_whole_js__WEBPACK_IMPORTED_MODULE_3__/* .removeWhole */ .q)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
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

/***/ 85507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ removeWhole)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);



/**
 * Removes what lies at `path`, folders with all they hold. `room`: a folder on the same disk in which a name of ours can
 * stand for a moment.
 */
function removeWhole(path, room) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        removeStubborn(path, room);
    }
}
/**
 * Removes locked folders, and paths longer than the system takes: these programs go from folder to folder, not by path.
 * The folder gets a name of ours first, because its own may be no text that an argument can hold.
 */
function removeStubborn(path, room) {
    const mine = `${room}/.forge-removed-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(path, 0o700);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(path, mine);
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('/bin/chmod', ['-R', 'u+rwX', mine], { cwd: '/', stdio: 'ignore' });
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('/bin/rm', ['-rf', mine], { cwd: '/', stdio: 'ignore' });
}


/***/ }),

/***/ 50035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ featuresIn),
/* harmony export */   oA: () => (/* binding */ ALL_FEATURES),
/* harmony export */   uO: () => (/* binding */ bwrapArgs)
/* harmony export */ });
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69232);

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
        case 'layer':
            return ['--bind', (0,_mount_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(mount), mount.target];
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
function identityArgs({ uid, gid }) {
    return ['--unshare-user', '--uid', String(uid), '--gid', String(gid)];
}
/**
 * The arguments of bwrap before `--` and the program. With `--as-pid-1` bwrap returns only once its child, the
 * init of the PID namespace, is reaped, and so once everything in it is dead; with bwrap's own init it would
 * return at the end of the main program, a moment before the rest is killed.
 */
function bwrapArgs(profile) {
    const { features, identity } = profile;
    return [
        '--unshare-all',
        ...(features.lockUserNamespaces ? ['--unshare-user', '--disable-userns'] : []),
        ...(identity === undefined ? [] : identityArgs(identity)),
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
        const { text, droppedBytes, whole, isCut } = this.output.result();
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
            ...(isCut === undefined ? {} : { isCut }),
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
/* harmony export */   h1: () => (/* binding */ linksOn),
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
/** As many links as the kernel follows for one path (path_resolution(7)). */
const MOST_LINKS = 40;
/** The links that lead from this path to what it names, each by a path without links around it. */
function linksOn(spelled) {
    const found = [];
    let left = spelled.split('/').filter((part) => part !== '');
    let at = '/';
    while (left.length > 0 && found.length < MOST_LINKS) {
        const [part = '', ...rest] = left;
        const next = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, part);
        const target = linkTarget(next);
        if (target === null) {
            at = next;
            left = rest;
            continue;
        }
        found.push(next);
        if (target.startsWith('/'))
            at = '/';
        left = [...target.split('/').filter((each) => each !== '' && each !== '.'), ...rest];
    }
    return found;
}
function linkTarget(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(file);
    }
    catch {
        return null;
    }
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

/***/ 24987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ keeperOf),
  v: () => (/* binding */ launchOf)
});

// EXTERNAL MODULE: ./build/adapters/sandbox/bwrap.js
var sandbox_bwrap = __webpack_require__(50035);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/inner.js
var sandbox_inner = __webpack_require__(43309);
// EXTERNAL MODULE: ./build/adapters/sandbox/layer-script.js
var layer_script = __webpack_require__(63569);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount-table.js
var mount_table = __webpack_require__(21025);
// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var sandbox_mount = __webpack_require__(69232);
;// CONCATENATED MODULE: ./build/adapters/sandbox/unshare.js





/**
 * Where the new root is put together: inside our own mount namespace, so that nobody else sees it, over a
 * folder that every Linux has and no command needs.
 */
const STAGE = '/sys/fs';
const ROOT = `${STAGE}/root`;
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'];
/** The program and arguments that make the namespaces; the rest comes on stdin, where no process list shows it. `enter` goes before it. */
function unshareArgv(tools, network, enter = []) {
    return [
        ...(tools.sudo === null ? [tools.setpriv, '--pdeathsig', 'KILL'] : [tools.sudo, '-n', '--']),
        ...enter,
        tools.unshare,
        '--mount',
        '--pid',
        '--ipc',
        '--uts',
        '--cgroup',
        ...(network === 'none' ? ['--net'] : []),
        '--fork',
        '--kill-child',
        '--propagation=private',
        '--',
        tools.env,
        '-i',
        tools.sh,
        '-s',
    ];
}
/** A line of a table for `mount -a` (fstab(5)); `X-mount.mkdir` makes a missing target in an empty folder. */
function row(source, target, type, options) {
    return `${(0,mount_table/* escaped */.Mk)(source)} ${(0,mount_table/* escaped */.Mk)(ROOT + target)} ${type} ${options} 0 0\n`;
}
function mountRow(mount, all, profile) {
    switch (mount.kind) {
        case 'bind': {
            const options = `bind,nosuid,nodev,${mount.readOnly ? 'ro' : 'rw'}`;
            // Nowhere else, lest it be made on the host.
            const made = liesInEmpty(mount, all) ? ',X-mount.mkdir' : '';
            return row(mount.source, mount.target, 'none', options + made);
        }
        case 'layer': {
            const made = liesInEmpty(mount, all) ? ',X-mount.mkdir' : '';
            return row((0,sandbox_mount/* viewOf */.du)(mount), mount.target, 'none', `bind,nosuid,nodev,rw${made}`);
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
 * read-only root, `/dev`, `/proc`, `/sys`, loopback, and the layers. It holds nothing of the workspace, so it may be
 * done before there is a command. `mount -a` does many mounts at once: a process for each would cost a millisecond each.
 */
function unshareOpening(tools, network, layers = []) {
    return [
        ...layers,
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
    const all = (0,sandbox_mount/* inMountOrder */.LL)([...(0,mount_table/* submounts */.FR)(profile.mountPoints, profile.mounts), ...profile.mounts]);
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
/** The lines that mount the layers of this command. */
function mounting(launcher, prepared) {
    const { uid, gid } = prepared.options;
    const owner = launcher.kind === 'unshare' && launcher.tools.sudo !== null ? { uid, gid } : null;
    return launcher.layers === null ? [] : (0,layer_script/* layerLines */.lI)((0,layer_script/* layersIn */.MX)(prepared.mounts), launcher.layers, owner);
}
/** Layers are mounted around bubblewrap: its own way to do so is newer than many systems. */
function bwrapLaunch(launcher, prepared, network, keeper) {
    const { invocation, environment, inner, options } = prepared;
    const lines = mounting(launcher, prepared);
    const { layers, features, bwrap } = launcher;
    const nested = layers !== null && (lines.length > 0 || keeper !== null);
    const asUser = nested && options.uid !== 0;
    const identity = asUser ? { identity: { uid: options.uid, gid: options.gid } } : {};
    const walls = (0,sandbox_bwrap/* bwrapArgs */.uO)({ ...prepared, features, network, ...identity });
    const argv = [...inner.sh, '-c', (0,sandbox_inner/* prologue */.qS)(inner, true), 'sh', ...invocation.argv];
    const stdin = execText([bwrap, ...walls, '--', ...argv], invocation.stdin);
    const launch = { cwd: '/', env: environment, stdin, namespaced: true };
    if (!nested)
        return { ...launch, file: quote/* POSIX_SHELL */.P, args: ['-s'] };
    if (keeper !== null) {
        const user = asUser ? ['--preserve-credentials', `--user=/proc/${keeper}/ns/user`] : [];
        const args = [...user, `--mount=/proc/${keeper}/ns/mnt`, '--', quote/* POSIX_SHELL */.P, '-s'];
        return { ...launch, file: layers.nsenter, args };
    }
    return { ...launch, ...layered(layers, options, lines) };
}
/** A shell that mounts the layers in a namespace of its own and then reads on. */
function layered({ unshare }, { uid }, lines) {
    const own = uid === 0 ? [] : ['--user', '--map-root-user'];
    const args = [...own, '--mount', '--propagation', 'private', '--', quote/* POSIX_SHELL */.P, '-s'];
    return { file: unshare, args, opening: `${lines.join('\n')}\n` };
}
/** The process to start that keeps the layers of this command for others; null where it has none. */
function keeperOf(launcher, prepared) {
    if (launcher.kind === 'none' || launcher.layers === null)
        return null;
    const mounts = mounting(launcher, prepared);
    if (mounts.length === 0)
        return null;
    // From here on it waits at its stdin, and so for us.
    const lines = [...mounts, "printf '%s\\n' $$"];
    const sudo = launcher.kind === 'unshare' ? launcher.tools.sudo : null;
    const root = launcher.kind === 'unshare' ? { ...prepared.options, uid: 0 } : prepared.options;
    const start = layered(launcher.layers, root, lines);
    const started = { ...start, cwd: '/', env: {}, stdin: '', namespaced: true };
    return sudo === null
        ? started
        : { ...started, file: sudo, args: ['-n', '--', started.file, ...started.args] };
}
/** The process to start for one command. `keeper`: the process in whose namespaces its layers are mounted already. */
function launchOf(launcher, prepared, keeper = null) {
    const { invocation, environment, inner } = prepared;
    // A list of hosts is no network at all, but for a socket that leads to the harness.
    const network = prepared.options.network === 'host' ? 'host' : 'none';
    switch (launcher.kind) {
        case 'bwrap':
            return bwrapLaunch(launcher, prepared, network, keeper);
        case 'unshare': {
            const enter = launcher.layers === null || keeper === null
                ? []
                : [launcher.layers.nsenter, `--mount=/proc/${keeper}/ns/mnt`, '--'];
            const [file = '', ...args] = unshareArgv(launcher.tools, network, enter);
            const script = unshareScript({
                ...prepared,
                tools: launcher.tools,
                mountPoints: (0,mount_table/* realMountPoints */.T7)((0,host_files/* textOf */.b6)('/proc/self/mountinfo')),
                isFolder: host_files/* isFolder */.lQ,
                uid: prepared.options.uid,
                gid: prepared.options.gid,
            });
            const layers = keeper === null ? mounting(launcher, prepared) : [];
            const opening = unshareOpening(launcher.tools, network, layers);
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

/***/ 63569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ layersIn),
/* harmony export */   hS: () => (/* binding */ canBeLayer),
/* harmony export */   lI: () => (/* binding */ layerLines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69232);
/* harmony import */ var _mount_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21025);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38105);




function layersIn(mounts) {
    const byFolder = new Map();
    for (const mount of mounts)
        if (mount.kind === 'layer')
            byFolder.set(mount.folder, mount);
    return [...byFolder.values()];
}
/** Characters that separate or escape in the options of overlayfs. */
const SEPARATORS = /[,:\\"]/;
/** Whether overlayfs takes paths like these. */
function canBeLayer(paths) {
    return paths.every((each) => !SEPARATORS.test(each));
}
/**
 * A line of a table for `mount -a` (fstab(5)). `userxattr` also works without privileges over the machine. `volatile`
 * spares the kernel to write everything to the disk when the command ends: the layer does not outlive the run.
 */
function layerRow(layer) {
    const { lowers, folder } = layer;
    const at = (part) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, part);
    const options = [
        `lowerdir=${lowers.join(':')}`,
        `upperdir=${at('upper')}`,
        `workdir=${at('work')}`,
        'userxattr,volatile,index=off,nosuid,nodev',
    ].join(',');
    return `forge-layer ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)((0,_mount_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(layer))} overlay ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)(options)},X-mount.mkdir 0 0\n`;
}
/**
 * The folder in which the layers are mounted. As it cannot be bound, bubblewrap passes over it when it shows the whole
 * machine: each mount in that costs the command time.
 */
function aroundRow(layer) {
    return `forge-layers ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)((0,_mount_js__WEBPACK_IMPORTED_MODULE_1__/* .viewsAround */ .k9)(layer))} tmpfs mode=0755,size=1m,unbindable 0 0\n`;
}
/**
 * `sh` text that mounts the layers in a mount namespace of our own. What the kernel left in `work`
 * is removed first, because the marks of the last `volatile` mount would make it refuse. With sudo, what the kernel makes
 * in `work` belongs to root: `owner` gets it and can remove it at the end.
 */
function layerLines(layers, tools, owner) {
    const [first] = layers;
    if (first === undefined)
        return [];
    const table = (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(first.folder, 'table'));
    const left = layers.map(({ folder }) => (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, 'work', 'work'))).join(' ');
    return [
        // A new layer has nothing there, and needs no process for it.
        `for f in ${left}; do [ ! -e "$f" ] || { ${tools.rm} -rf ${left} || exit 125; break; }; done`,
        `printf '%s' ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(aroundRow(first) + layers.map(layerRow).join(''))} >${table} || exit 125`,
        `${tools.mount} -n -a -T ${table} || exit 125`,
        ...(owner === null ? [] : [`${tools.chown} -R ${owner.uid}:${owner.gid} ${left} || exit 125`]),
    ];
}


/***/ }),

/***/ 53603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sizeWithin),
/* harmony export */   z: () => (/* binding */ Layers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79445);
/* harmony import */ var _layer_script_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63569);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69232);






/** Without layers so much is copied for the agent's commands, and again for each gate. */
const COPY_BYTES = 256 * 1024 ** 2;
const COPY_FILES = 20_000;
/** Makes writable views of folders: one of the agent's commands for the whole run, and one for each run of a gate. */
class Layers {
    #scratchDir;
    #made = null;
    #mounted;
    #rest = { bytes: COPY_BYTES, files: COPY_FILES };
    /** `mounted`: the kernel mounts layers. Otherwise the folders are copied, as far as they are small. */
    constructor(scratchDir, mounted) {
        this.#scratchDir = scratchDir;
        this.#mounted = mounted;
    }
    /**
     * The mounts for one command. What a gate wrote before the agent began is there again when it runs next; nothing else
     * that a gate or a command wrote is.
     */
    mounts(command, folders) {
        const place = this.#place(command);
        // Neither the agent's nor a gate's: small programs that are run again and again.
        if (place === null)
            return folders.filter(({ needed }) => needed).flatMap(emptied);
        this.#rest = { bytes: COPY_BYTES, files: COPY_FILES };
        return folders.flatMap((folder) => this.#mount(folder, place));
    }
    /** Of this object alone: two mounts of one layer at once would be in each other's way. */
    get #parent() {
        if (this.#made === null) {
            const caches = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#scratchDir, 'cache');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(caches, { recursive: true, mode: 0o700 });
            this.#made = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(caches, 'layers-'));
        }
        return this.#made;
    }
    #place({ who, gate, script, cwd }) {
        if (who === 'agent')
            return { folder: node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#parent, 'agent'), before: null };
        if (gate === undefined)
            return null;
        const own = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#parent, `gate-${digest(JSON.stringify([gate.name, cwd, script]))}`);
        const before = node_path__WEBPACK_IMPORTED_MODULE_2__.join(own, 'baseline');
        if (gate.phase === 'baseline')
            return { folder: before, before: null };
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(own, { recursive: true, mode: 0o700 });
        return { folder: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(own, 'run-')), before };
    }
    #mount({ targets, lower }, place) {
        const name = digest(targets[0] ?? '');
        const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(place.folder, name);
        const earlier = place.before === null ? [] : ['copy', 'upper'].map((part) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(place.before ?? '', name, part));
        const lowers = [...earlier, lower].filter((each) => each !== null && (0,_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(each)).map(String);
        const bound = (part) => targets.map((target) => ({ kind: 'bind', source: node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, part), target, readOnly: false }));
        if (lowers.length === 0) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'upper'), { recursive: true, mode: 0o755 });
            return bound('upper');
        }
        if (this.#mounted && (0,_layer_script_js__WEBPACK_IMPORTED_MODULE_4__/* .canBeLayer */ .hS)([...lowers, folder])) {
            const mode = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(lowers.at(-1) ?? '').mode & 0o777;
            for (const part of _mount_js__WEBPACK_IMPORTED_MODULE_5__/* .LAYER_PARTS */ .$u)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, part), { recursive: true, mode: mode | 0o700 });
            const layer = { kind: 'layer', target: targets[0] ?? '', lowers, folder };
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,_mount_js__WEBPACK_IMPORTED_MODULE_5__/* .viewsAround */ .k9)(layer), { recursive: true, mode: 0o755 });
            return targets.map((target) => ({ ...layer, target }));
        }
        return this.#copied(lowers[0] ?? '', node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'copy')) ? bound('copy') : [];
    }
    /** Whether `target` now holds a copy. */
    #copied(source, target) {
        if ((0,_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(target))
            return true;
        const left = sizeWithin(source, this.#rest);
        if (left === null)
            return false;
        this.#rest = left;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target), { recursive: true, mode: 0o700 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.cpSync)(source, target, {
            recursive: true,
            verbatimSymlinks: true,
            preserveTimestamps: true,
            mode: node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_FICLONE,
            filter: (each) => isCopied(each),
        });
        return true;
    }
}
function emptied({ targets }) {
    return targets.map((target) => ({ kind: 'tmpfs', target, mode: '0755', readOnly: false }));
}
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function isCopied(file) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
    return stat !== undefined && (stat.isFile() || stat.isDirectory() || stat.isSymbolicLink());
}
/** What is left of the room once this folder has had its part; null where it does not fit, or cannot be read. */
function sizeWithin(folder, room) {
    let { bytes, files } = room;
    const waiting = [folder];
    try {
        for (const each of waiting) {
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(each, { withFileTypes: true })) {
                const at = node_path__WEBPACK_IMPORTED_MODULE_2__.join(each, entry.name);
                if (entry.isDirectory())
                    waiting.push(at);
                files -= 1;
                if (entry.isFile())
                    bytes -= (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(at).size;
                if (bytes < 0 || files < 0)
                    return null;
            }
        }
    }
    catch {
        return null;
    }
    return { bytes, files };
}


/***/ }),

/***/ 21025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ submounts),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   T7: () => (/* binding */ realMountPoints)
/* harmony export */ });
/* unused harmony export unescaped */
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69232);

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
        const around = (0,_mount_js__WEBPACK_IMPORTED_MODULE_0__/* .decidingMount */ .p3)(mounts, point);
        if (around === undefined)
            return [{ kind: 'bind', source: point, target: point, readOnly: true }];
        if (around.kind !== 'bind' || around.source !== around.target || around.target === point)
            return [];
        return [{ kind: 'bind', source: point, target: point, readOnly: around.readOnly }];
    });
}


/***/ }),

/***/ 69232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ LAYER_PARTS),
/* harmony export */   LL: () => (/* binding */ inMountOrder),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   k9: () => (/* binding */ viewsAround),
/* harmony export */   p3: () => (/* binding */ decidingMount)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** `upper` takes the writes, and `work` is the kernel's. */
const LAYER_PARTS = ['upper', 'work'];
/** The folder of the layers of one command: a file system of its own is mounted on it, and they in that. */
function viewsAround({ folder }) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.join(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder), 'views');
}
/** Where the layer is mounted. */
function viewOf(layer) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.join(viewsAround(layer), node_path__WEBPACK_IMPORTED_MODULE_0__.basename(layer.folder));
}
/** Whether `file` is `folder` or lies below it. Both absolute and without a trailing slash. */
function isWithin(file, folder) {
    return file === folder || file.startsWith(folder === '/' ? '/' : `${folder}/`);
}
function depth(target) {
    return target.split('/').length;
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
/** The mount that decides what is seen at `file`; undefined where it is the read-only root. */
function decidingMount(mounts, file) {
    let deepest;
    for (const mount of mounts) {
        if (!isWithin(file, mount.target))
            continue;
        if (deepest === undefined || mount.target.length >= deepest.target.length)
            deepest = mount;
    }
    return deepest;
}
/** Whether `file` of the host cannot be seen inside. */
function isHidden(mounts, file) {
    const mount = decidingMount(mounts, file);
    return mount?.kind === 'tmpfs' || mount?.kind === 'mask';
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
/** What a cut may have left of a key that nobody gave the run: its part would not be known for one any more. */
const CUT_AT_END = /[\w.~+/=%-]{6,300}$/;
const CUT_AT_START = /^[\w.~+/=%-]{6,300}/;
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
        const isCut = this.headBytes + this.restBytes < this.seen;
        return { text, droppedBytes, whole: this.whole(), ...(isCut ? { isCut: true } : {}) };
    }
    /** All of it, clean; where even that is too much, its beginning, without what may be a part of a secret at the cut. */
    whole() {
        const bytes = Buffer.concat([...this.head, ...this.rest]);
        if (bytes.length === this.seen)
            return this.cleaner.text(bytes.toString('utf8'));
        const text = this.cleaner.text(bytes.subarray(0, wholeCharacters(bytes)).toString('utf8'));
        const kept = text.slice(0, Math.max(0, text.length - this.cleaner.longest)).replace(CUT_AT_END, '');
        return `${kept}\n[... of ${this.seen} bytes only the first ${WHOLE / 1024 ** 2} MB are kept ...]\n`;
    }
    /** The two ends, clean. What may be a part of a secret stands next to the cut, and goes. */
    ends(head, tail) {
        const { longest } = this.cleaner;
        const begin = this.cleaner.text(head.subarray(0, wholeCharacters(head)).toString('utf8'));
        const end = this.cleaner.text(tail.subarray(firstCharacter(tail)).toString('utf8'));
        const first = begin.slice(0, Math.max(0, begin.length - longest)).replace(/[\ud800-\udbff]$/, '');
        const last = end.slice(longest).replace(/^[\udc00-\udfff]/, '');
        return { first: first.replace(CUT_AT_END, ''), last: last.replace(CUT_AT_START, '') };
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
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24987);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8268);
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
    const prepared = (0,_room_js__WEBPACK_IMPORTED_MODULE_7__/* .prepareRoom */ .Xg)(launcher, options)({
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
/** The programs that mount layers; null where one is missing. */
function layerTools(folders) {
    const everywhere = [...folders, ..._search_path_js__WEBPACK_IMPORTED_MODULE_8__/* .SYSTEM_FOLDERS */ .E];
    const named = (name) => (0,_host_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findBinary */ .jS)(name, everywhere) ?? '';
    const tools = {
        unshare: named('unshare'),
        nsenter: named('nsenter'),
        mount: named('mount'),
        rm: named('rm'),
        chown: named('chown'),
    };
    return Object.values(tools).includes('') ? null : tools;
}
async function tryBwrap(options, folders) {
    const bwrap = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findBinary */ .jS)('bwrap', folders);
    if (bwrap === null)
        return 'bwrap: not on PATH';
    const layers = layerTools(folders);
    const newest = await tryFeatures({ kind: 'bwrap', bwrap, features: _bwrap_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_FEATURES */ .oA, layers }, options);
    if (typeof newest !== 'string')
        return newest;
    // Only now, for the question costs a process at a time when each is waited for.
    const features = await featuresOf(bwrap);
    return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(features, _bwrap_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_FEATURES */ .oA)
        ? newest
        : tryFeatures({ kind: 'bwrap', bwrap, features, layers }, options);
}
/** With layers, and then without: an old kernel, or a rule of the machine's, may refuse them to us. */
async function tryFeatures(launcher, options) {
    const held = await withLayersOrNot(launcher, options);
    return typeof held === 'string'
        ? `bwrap: ${held}`
        : { kind: 'bwrap', reason: `the full profile holds with ${launcher.bwrap}`, launcher: held };
}
/** What mount, unshare and bwrap say where a layer, or the namespace for it, cannot be made. */
const LAYER_TROUBLE = /\bmount\b|unshare|namespace|uid.?map/i;
async function withLayersOrNot(launcher, options) {
    const wrong = await attempt(launcher, options);
    if (wrong === null)
        return launcher;
    if (launcher.layers === null || !LAYER_TROUBLE.test(wrong))
        return wrong;
    const plain = { ...launcher, layers: null };
    return (await attempt(plain, options)) ?? plain;
}
async function featuresOf(bwrap) {
    const help = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(bwrap, ['--help'], { env: {} }).then(({ stdout, stderr }) => stdout + stderr, () => '');
    return (0,_bwrap_js__WEBPACK_IMPORTED_MODULE_3__/* .featuresIn */ .Dt)(help);
}
async function tryUnshare(options, folders) {
    const tools = unshareTools(folders, options.uid);
    if (typeof tools === 'string')
        return `unshare: ${tools}`;
    const layers = layerTools(folders);
    const launcher = await withLayersOrNot({ kind: 'unshare', tools, layers }, options);
    const how = tools.sudo === null ? 'as root' : `through ${tools.sudo}`;
    return typeof launcher === 'string'
        ? `unshare ${how}: ${launcher}`
        : { kind: 'unshare', reason: `the full profile holds with ${tools.unshare} ${how}`, launcher };
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

/***/ 8268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a1: () => (/* binding */ layersFor),
  Xg: () => (/* binding */ prepareRoom)
});

// UNUSED EXPORTS: scriptShell

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/sandbox/caches.js
/** Configuration that a tool needs to find its own cache, and in which some people keep passwords. */
const IF_CLEAN = ['ccache.conf', 'config.toml', 'gradle.properties', 'settings.xml'];
/** One row per folder. Lists are separated by blanks. The view, the environment and the docs come from this table. */
const ROWS = [
    // JavaScript
    ['npm', 'npm_config_cache NPM_CONFIG_CACHE', '~/.npm', '_cacache _prebuilds _npx'],
    ['pnpm', 'PNPM_HOME', '$XDG_DATA_HOME/pnpm'],
    ['pnpm store', 'npm_config_store_dir NPM_CONFIG_STORE_DIR pnpm_config_store_dir', '~/.pnpm-store'],
    ['pnpm metadata', 'npm_config_cache_dir pnpm_config_cache_dir', '$XDG_CACHE_HOME/pnpm'],
    // pnpm and others have Node keep their compiled code in the temporary folder, which is empty for each command.
    ['Node compile cache', 'NODE_COMPILE_CACHE', '/tmp/node-compile-cache', '', '', 'build'],
    ['Corepack', 'COREPACK_HOME', '$XDG_CACHE_HOME/node/corepack'],
    ['Yarn 1', 'YARN_CACHE_FOLDER', '$XDG_CACHE_HOME/yarn'],
    ['Yarn', 'YARN_GLOBAL_FOLDER', '~/.yarn/berry', 'cache index metadata', 'rc .yarnrc.yml'],
    ['Bun', 'BUN_INSTALL', '~/.bun', 'bin install', '.npmrc bunfig.toml'],
    ['Bun cache', 'BUN_INSTALL_CACHE_DIR', null],
    ['Deno', 'DENO_INSTALL', '~/.deno', 'bin'],
    ['Deno cache', 'DENO_DIR', '$XDG_CACHE_HOME/deno', '', 'location_data'],
    ['node-gyp', 'npm_config_devdir', '$XDG_CACHE_HOME/node-gyp'],
    ['Turborepo', 'TURBO_CACHE_DIR', '$XDG_CACHE_HOME/turbo'],
    ['Nx', 'NX_CACHE_DIRECTORY', null],
    ['Puppeteer', 'PUPPETEER_CACHE_DIR', '$XDG_CACHE_HOME/puppeteer'],
    ['Playwright', 'PLAYWRIGHT_BROWSERS_PATH', '$XDG_CACHE_HOME/ms-playwright'],
    ['Cypress', 'CYPRESS_CACHE_FOLDER', '$XDG_CACHE_HOME/Cypress'],
    ['Electron', 'electron_config_cache ELECTRON_CACHE', '$XDG_CACHE_HOME/electron'],
    ['Prisma', '', '$XDG_CACHE_HOME/prisma'],
    ['Selenium', 'SE_CACHE_PATH', '$XDG_CACHE_HOME/selenium'],
    ['nvm', 'NVM_DIR', '~/.nvm'],
    ['fnm', 'FNM_DIR', '$XDG_DATA_HOME/fnm'],
    ['fnm, old', '', '~/.fnm'],
    ['Volta', 'VOLTA_HOME', '~/.volta'],
    // Python
    ['pip', 'PIP_CACHE_DIR', '$XDG_CACHE_HOME/pip'],
    ['pip --user', 'PYTHONUSERBASE', '~/.local', 'bin lib pipx'],
    ['uv cache', 'UV_CACHE_DIR', '$XDG_CACHE_HOME/uv'],
    ['uv', '', '$XDG_DATA_HOME/uv', 'python tools', 'credentials'],
    ['uv Pythons', 'UV_PYTHON_INSTALL_DIR', null],
    ['uv tools', 'UV_TOOL_DIR', null],
    ['pyenv', 'PYENV_ROOT', '~/.pyenv'],
    ['pipx', 'PIPX_HOME', '$XDG_DATA_HOME/pipx'],
    ['Poetry cache', 'POETRY_CACHE_DIR', '$XDG_CACHE_HOME/pypoetry'],
    ['Poetry', 'POETRY_HOME', '$XDG_DATA_HOME/pypoetry', 'bin venv'],
    ['PDM', 'PDM_CACHE_DIR', '$XDG_CACHE_HOME/pdm'],
    ['Hatch', '', '$XDG_DATA_HOME/hatch', 'env pythons'],
    ['Pipenv', 'PIPENV_CACHE_DIR', '$XDG_CACHE_HOME/pipenv'],
    ['virtualenvs', 'WORKON_HOME', '$XDG_DATA_HOME/virtualenvs'],
    ['virtualenv', 'VIRTUALENV_OVERRIDE_APP_DATA', '$XDG_DATA_HOME/virtualenv'],
    ['Miniconda', '', '~/miniconda3', '', '.condarc condarc'],
    ['Micromamba', 'MAMBA_ROOT_PREFIX', '~/micromamba', '', '.condarc condarc .mambarc'],
    ['Conda packages', 'CONDA_PKGS_DIRS', '~/.conda/pkgs'],
    ['pre-commit', 'PRE_COMMIT_HOME', '$XDG_CACHE_HOME/pre-commit'],
    ['Hugging Face', 'HF_HOME', '$XDG_CACHE_HOME/huggingface', 'datasets hub modules', 'stored_tokens token'],
    ['PyTorch', 'TORCH_HOME', '$XDG_CACHE_HOME/torch'],
    // Go
    ['Go', 'GOPATH', '~/go', 'bin pkg'],
    ['Go modules', 'GOMODCACHE', null],
    ['Go build cache', 'GOCACHE', '$XDG_CACHE_HOME/go-build', '', '', 'build'],
    ['golangci-lint', 'GOLANGCI_LINT_CACHE', '$XDG_CACHE_HOME/golangci-lint'],
    ['Staticcheck', 'STATICCHECK_CACHE', '$XDG_CACHE_HOME/staticcheck'],
    ['Go itself', 'GOROOT', null, '', '', 'programs'],
    // Rust
    ['Cargo', 'CARGO_HOME', '~/.cargo', 'bin git registry', 'config config.toml credentials credentials.toml'],
    ['rustup', 'RUSTUP_HOME', '~/.rustup'],
    ['Cargo target', 'CARGO_TARGET_DIR CARGO_BUILD_TARGET_DIR', null],
    ['sccache', 'SCCACHE_DIR', '$XDG_CACHE_HOME/sccache'],
    // C and C++
    ['ccache', 'CCACHE_DIR', '$XDG_CACHE_HOME/ccache', '', 'ccache.conf'],
    ['ccache, old', '', '~/.ccache', '', 'ccache.conf'],
    ['Conan', 'CONAN_HOME', '~/.conan2', 'p profiles settings.yml', '.conan.db credentials.json remotes.json'],
    ['vcpkg', 'VCPKG_DEFAULT_BINARY_CACHE', '$XDG_CACHE_HOME/vcpkg'],
    ['CPM', 'CPM_SOURCE_CACHE', null],
    ['Zig', 'ZIG_GLOBAL_CACHE_DIR', '$XDG_CACHE_HOME/zig'],
    ['Bazel', '', '$XDG_CACHE_HOME/bazel'],
    ['Bazelisk', 'BAZELISK_HOME', '$XDG_CACHE_HOME/bazelisk'],
    // Java
    ['Maven', 'MAVEN_USER_HOME', '~/.m2', 'repository wrapper', 'settings-security.xml settings.xml'],
    [
        'Gradle',
        'GRADLE_USER_HOME',
        '~/.gradle',
        'caches jdks native wrapper',
        'gradle.properties init.d init.gradle init.gradle.kts',
    ],
    ['SDKMAN!', 'SDKMAN_DIR', '~/.sdkman', 'candidates'],
    ['Ivy', '', '~/.ivy2', 'cache local', '.credentials'],
    ['sbt', '', '~/.sbt', 'boot', '.credentials'],
    ['Coursier', 'COURSIER_CACHE', '$XDG_CACHE_HOME/coursier'],
    ['Kotlin/Native', 'KONAN_DATA_DIR', '~/.konan'],
    ['Java', 'JAVA_HOME', null, '', '', 'programs'],
    ['Android', 'ANDROID_HOME ANDROID_SDK_ROOT', null, '', '', 'programs'],
    // Others
    [
        '.NET',
        'DOTNET_ROOT',
        '~/.dotnet',
        'dotnet host packs sdk sdk-manifests shared templates tools',
        'corefx',
        'programs',
    ],
    ['NuGet', 'NUGET_PACKAGES', '~/.nuget/packages'],
    ['NuGet downloads', 'NUGET_HTTP_CACHE_PATH', '$XDG_DATA_HOME/NuGet', 'http-cache v3-cache'],
    ['Composer', 'COMPOSER_HOME', '~/.composer', 'cache vendor', 'auth.json config.json'],
    ['Composer cache', 'COMPOSER_CACHE_DIR', '$XDG_CACHE_HOME/composer'],
    ['RubyGems', 'GEM_HOME', '~/.gem', 'ruby', 'credentials'],
    ['RubyGems, new', '', '$XDG_DATA_HOME/gem', 'ruby', 'credentials'],
    ['Bundler', '', '~/.bundle', 'cache', 'config'],
    ['Bundler path', 'BUNDLE_PATH', null],
    ['rbenv', 'RBENV_ROOT', '~/.rbenv'],
    ['Hex', 'HEX_HOME', '~/.hex', 'cache.ets packages', 'hex.config'],
    ['Mix', 'MIX_HOME', '~/.mix'],
    ['rebar3', 'REBAR_CACHE_DIR', '$XDG_CACHE_HOME/rebar3', '', 'hex.config'],
    ['Stack', 'STACK_ROOT', '~/.stack', 'pantry programs snapshots', 'config.yaml'],
    ['Cabal', 'CABAL_DIR', '~/.cabal', 'bin packages store', 'config'],
    ['GHCup', '', '~/.ghcup'],
    ['opam', 'OPAMROOT', '~/.opam'],
    [
        'Pub',
        'PUB_CACHE',
        '~/.pub-cache',
        'bin git global_packages hosted hosted-hashes',
        'credentials.json pub-tokens.json',
    ],
    ['Swift', '', '$XDG_CACHE_HOME/org.swift.swiftpm'],
    ['Julia', '', '~/.julia', 'artifacts compiled juliaup packages registries', 'servers'],
    ['Terraform plugins', 'TF_PLUGIN_CACHE_DIR', '~/.terraform.d/plugin-cache'],
    ['Helm', 'HELM_CACHE_HOME', '$XDG_CACHE_HOME/helm'],
    ['asdf', 'ASDF_DATA_DIR', '~/.asdf'],
    ['mise', 'MISE_DATA_DIR', '$XDG_DATA_HOME/mise'],
    ['tools of the runner', 'RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY', null],
];
function list(text) {
    return (text ?? '').split(' ').filter((word) => word !== '');
}
const CACHES = ROWS.map(([tool, variables, folder, shown, never, use]) => ({
    tool,
    variables: list(variables),
    folder,
    shown: list(shown),
    never: list(never),
    ifClean: list(never).filter((name) => IF_CLEAN.includes(name)),
    use: use ?? 'cache',
}));
/** Variables of the table, and the two by which many tools find theirs. */
const CACHE_VARIABLES = [
    ...CACHES.flatMap(({ variables }) => variables),
    'XDG_CACHE_HOME',
    'XDG_DATA_HOME',
];

// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var sandbox_mount = __webpack_require__(69232);
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
    return SYSTEM.some((system) => (0,sandbox_mount/* isWithin */.UO)(system, folder));
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

;// CONCATENATED MODULE: ./build/adapters/sandbox/cache-folders.js





/** Homes whose folders are shown: the one that HOME names, and the account's. */
function homesOf({ hostEnv, accountHome }) {
    const homes = [hostEnv.HOME, accountHome].filter((home) => home != null && external_node_path_.isAbsolute(home));
    return [...new Set(homes.map((home) => home ?? ''))];
}
function named(variables, name) {
    const [value = ''] = (variables[name] ?? '').split(external_node_path_.delimiter);
    return external_node_path_.isAbsolute(value) ? external_node_path_.resolve(value) : null;
}
function placesOf(cache, options) {
    const { hostEnv } = options;
    const byVariable = cache.variables.map((name) => named(hostEnv, name));
    const { folder } = cache;
    if (folder === null)
        return byVariable.filter((place) => place !== null);
    const below = (home) => {
        const cacheHome = named(hostEnv, 'XDG_CACHE_HOME') ?? external_node_path_.join(home, '.cache');
        const dataHome = named(hostEnv, 'XDG_DATA_HOME') ?? external_node_path_.join(home, '.local/share');
        return folder
            .replace(/^~/, () => home)
            .replace(/^\$XDG_CACHE_HOME/, () => cacheHome)
            .replace(/^\$XDG_DATA_HOME/, () => dataHome);
    };
    const places = [...byVariable, ...homesOf(options).map(below)].filter((place) => place !== null);
    // One is made, the one that the tool would use.
    return cache.use === 'build' ? places.slice(0, 1) : places;
}
/** Looks the table up on this machine. `root`: the workspace. */
function findCaches(options, root) {
    const shown = [];
    const closed = [];
    const never = [];
    const ifClean = [];
    for (const cache of CACHES) {
        for (const place of new Set(placesOf(cache, options))) {
            if (holdsTheSystem(place))
                continue;
            const folders = cache.shown.length === 0 ? [place] : cache.shown.map((name) => external_node_path_.join(place, name));
            shown.push(...folders.map((each) => ({ path: each, use: cache.use })));
            const real = (0,host_files/* realPath */.Ye)(place);
            if (real === null || (0,sandbox_mount/* isWithin */.UO)(real, root))
                continue;
            const secrets = (names) => names.map((name) => external_node_path_.join(real, name)).filter(host_files/* exists */.t2);
            never.push(...secrets(cache.never).flatMap((file) => [...new Set([file, (0,host_files/* realPath */.Ye)(file) ?? file])]));
            ifClean.push(...secrets(cache.ifClean));
            const apart = !(0,sandbox_mount/* isWithin */.UO)(root, real) && cache.shown.length > 0 && cache.never.length > 0;
            if (apart)
                closed.push(real);
        }
    }
    return { shown, closed, never, ifClean };
}
/** The variables of the table that commands get: those whose folder `isUsable`. Another one would only lead astray. */
function cacheVariables(variables, isUsable) {
    const kept = CACHE_VARIABLES.flatMap((name) => {
        const folder = named(variables, name);
        return folder !== null && isUsable(folder) ? [[name, variables[name] ?? '']] : [];
    });
    return Object.fromEntries(kept);
}

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
        .filter(({ target }) => (0,host_files/* realPath */.Ye)(target) === target && !(0,sandbox_mount/* isHidden */.dK)(mounts, target))
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

;// CONCATENATED MODULE: ./build/adapters/sandbox/environment.js
/** Handed through as they are: facts without power. */
const PASSED = ['LANG', 'LANGUAGE', 'TZ', 'USER', 'LOGNAME', 'GOFLAGS', 'GOTOOLCHAIN'];
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
    for (const name of [...PASSED, ...locale, ...JOB_FACTS, ...wanted]) {
        const value = host[name];
        if (value === undefined || value.includes('\0') || !EXPORTABLE.test(name))
            continue;
        environment[name] = value;
    }
    return {
        ...options.places,
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
// EXTERNAL MODULE: ./build/adapters/sandbox/layers.js
var sandbox_layers = __webpack_require__(53603);
// EXTERNAL MODULE: ./build/adapters/sandbox/network/forwarder.js
var forwarder = __webpack_require__(12206);
// EXTERNAL MODULE: ./build/adapters/sandbox/search-path.js
var search_path = __webpack_require__(76761);
;// CONCATENATED MODULE: ./build/adapters/sandbox/toolchains.js

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
/** Where a toolchain looks for itself by HOME: set where HOME is another folder than the real one. */
const HOME_DEFAULTS = {
    GOMODCACHE: 'go/pkg/mod',
    NVM_DIR: '.nvm',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    RUSTUP_HOME: '.rustup',
};
/** Folders of a home in which nothing is shown because PATH or a variable names it. */
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/sandbox/clean-copy.js




/** Bytes of a configuration file that is read. */
const LARGEST = 64 * 1024;
/** Parts of Maven's settings that hold credentials. Without a network nothing needs them. */
const SECRET_ELEMENTS = /<(servers|proxies)\b[^>]*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;
/** Words beside which credentials stand, an address with a user in it, and a long word that looks random. */
const SUSPICIOUS = /pass(?:word|wd|phrase)?\b|password|secret|token|credential|private.?key|api.?key|auth|bearer|:\/\/[^\s/"'<>]*@|<\s*!\s*(?:ENTITY|DOCTYPE)|[A-Za-z0-9+_]{32,}/i;
/** The text without what holds credentials; null where something else in it looks like one. */
function withoutCredentials(text) {
    const rest = text.replace(/<!--[\s\S]*?-->/g, '').replace(SECRET_ELEMENTS, '');
    // Names of Maven's schema, which every such file begins with.
    const judged = rest.replace(/https?:\/\/(?:maven\.apache\.org|www\.w3\.org)\/[\w./-]*/g, '');
    return SUSPICIOUS.test(judged) ? null : rest;
}
/** Writes what commands may see of this file into `folder`; null where they may see nothing. */
function cleanCopyOf(file, folder) {
    const stat = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    if (stat?.isFile() !== true || stat.size > LARGEST)
        return null;
    const text = withoutCredentials((0,host_files/* textOf */.b6)(file));
    if (text === null)
        return null;
    const copy = external_node_path_.join(folder, (0,external_node_crypto_.createHash)('sha256').update(file).digest('hex').slice(0, 16));
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)(copy, text);
    return copy;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/cache-credentials.js




/** Other names under which folders are seen. */
function aliasesOf(shown, caches) {
    const binds = shown.flatMap((mount) => (mount.kind === 'bind' ? [mount] : []));
    const layers = caches.flatMap(({ targets, lower }) => lower === null ? [] : targets.map((target) => ({ source: lower, target })));
    return [...binds, ...layers].filter(({ source, target }) => source !== target);
}
/** Hides what tools keep credentials in, under each name under which it would be seen. */
function credentialMounts({ never, ifClean }, aliases, scratchDir) {
    return never.flatMap((file) => {
        const others = aliases
            .filter(({ source }) => (0,sandbox_mount/* isWithin */.UO)(file, source))
            .map(({ source, target }) => external_node_path_.join(target, external_node_path_.relative(source, file)));
        const copy = ifClean.includes(file) ? cleanCopyOf(file, external_node_path_.join(scratchDir, 'cache', 'clean')) : null;
        return [...new Set([file, ...others])].map((target) => {
            if (copy !== null)
                return { kind: 'bind', source: copy, target, readOnly: true };
            return (0,host_files/* isFolder */.lQ)(file)
                ? { kind: 'tmpfs', target, mode: '0755', readOnly: true }
                : { kind: 'mask', target };
        });
    });
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
    const usable = home !== null && (0,host_files/* isFolder */.lQ)(home) && !holdsTheSystem(home) && !(0,sandbox_mount/* isWithin */.UO)(home, root);
    return usable ? home : SPARE_HOME;
}
function readOnlyBind(target, source = target) {
    return { kind: 'bind', source, target, readOnly: true };
}
function hides(options, home, { closed }) {
    const empty = (target) => {
        const shared = target === '/tmp' || target === '/var/tmp';
        return { kind: 'tmpfs', target, mode: shared ? '1777' : '0755', readOnly: false };
    };
    const folders = hiddenFolders(options.hostEnv, options.accountHome).map(empty);
    const own = { kind: 'tmpfs', target: home, mode: '0700', readOnly: false };
    const all = [...folders, own];
    // What lies in a folder that is hidden anyway needs no second one.
    return [...all, ...closed.filter((folder) => !(0,sandbox_mount/* isHidden */.dK)(all, folder)).map(empty)];
}
/** Everything else that should be seen although a folder around it is hidden; much of it does not exist. */
function wanted(options, searchPath, { shown }) {
    const inHome = (entry) => entry.startsWith('~/') ? homesOf(options).map((home) => external_node_path_.join(home, entry.slice(2))) : [entry];
    return [
        ...options.readable.flatMap(inHome),
        ...shown.map((cache) => cache.path).filter((folder) => !leadsToCredentials(folder)),
        ...searchPath.filter((folder) => !mayHoldCredentials(folder)).map(neededFor),
        // Names are looked up through this file, which often is a link into the hidden /run.
        ...(options.network === 'host' ? ['/etc/resolv.conf'] : []),
    ].filter((entry) => external_node_path_.isAbsolute(entry));
}
/** By its name, or by that of the folder that it is a link to. */
function leadsToCredentials(folder) {
    return mayHoldCredentials(folder) || mayHoldCredentials((0,host_files/* realPath */.Ye)(folder) ?? folder);
}
/** Whether a hidden folder would be seen under another name: nothing hides it there. */
function uncovers(source, target, hidden) {
    return target !== source && hidden.some((mount) => (0,sandbox_mount/* isWithin */.UO)(mount.target, source));
}
/** Where this path is found: as it is spelled, and as it is really called. */
function spellingsOf(entry) {
    const source = (0,host_files/* realPath */.Ye)(entry);
    return source === null ? null : { source, targets: [...new Set([external_node_path_.resolve(entry), source])] };
}
/** Read-only binds for the wanted paths that `hidden` would hide, none of them twice. */
function exposures(entries, hidden, root) {
    const roots = new Set(hidden.map((mount) => mount.target));
    const shown = [];
    const spellings = entries.flatMap((entry) => {
        const found = spellingsOf(entry);
        return found === null ? [] : found.targets.map((target) => ({ target, source: found.source }));
    });
    for (const { target, source } of spellings.sort((a, b) => a.target.length - b.target.length)) {
        // A hidden folder as a whole is never shown, and what lies in the workspace is seen there.
        if (roots.has(target) || (0,sandbox_mount/* isWithin */.UO)(root, target) || (0,sandbox_mount/* isWithin */.UO)(target, root))
            continue;
        if (uncovers(source, target, hidden))
            continue;
        if ((0,sandbox_mount/* isHidden */.dK)([...hidden, ...shown], target))
            shown.push(readOnlyBind(target, source));
    }
    return shown;
}
/** The caches that get a writable view, none inside another. */
function writableCaches({ shown }, hidden, options, root) {
    const roots = new Set(hidden.map((mount) => mount.target));
    const scratch = (0,host_files/* realPath */.Ye)(options.scratchDir) ?? options.scratchDir;
    const found = [];
    const isTaken = (target) => found.some(({ targets }) => targets.some((other) => (0,sandbox_mount/* isWithin */.UO)(target, other)));
    for (const { path: spelled, use } of [...shown].sort((a, b) => a.path.length - b.path.length)) {
        if (use === 'programs' || leadsToCredentials(spelled))
            continue;
        const there = spellingsOf(spelled);
        if (there === null) {
            const isOurs = (0,sandbox_mount/* decidingMount */.p3)(hidden, spelled)?.kind === 'tmpfs';
            if (use === 'build' && isOurs && !isTaken(spelled))
                found.push({ targets: [spelled], lower: null, needed: true });
            continue;
        }
        const { source, targets } = there;
        if (!(0,host_files/* isFolder */.lQ)(source) || holdsTheSystem(source) || (0,sandbox_mount/* isWithin */.UO)(scratch, source))
            continue;
        const left = targets.filter((target) => !roots.has(target) &&
            !(0,sandbox_mount/* isWithin */.UO)(root, target) &&
            !(0,sandbox_mount/* isWithin */.UO)(target, root) &&
            !isTaken(target) &&
            !uncovers(source, target, hidden));
        if (left.length > 0)
            found.push({ targets: left, lower: source, needed: use === 'build' });
    }
    return found;
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
    const found = findCaches(options, root);
    const hidden = hides(options, home, found);
    const shown = exposures(wanted(options, folders, found), hidden, root);
    const caches = writableCaches(found, hidden, options, root);
    const masks = maskedFiles(options.hostEnv).map((target) => ({ kind: 'mask', target }));
    const fixed = (0,sandbox_mount/* inMountOrder */.LL)([...shown, ...hidden]);
    const credentials = credentialMounts(found, aliasesOf(shown, caches), options.scratchDir).filter(({ kind, target }) => kind === 'bind' || !(0,sandbox_mount/* isHidden */.dK)(fixed, target));
    const mounts = (readOnly) => {
        const own = options.privateDirs
            .map(host_files/* realPath */.Ye)
            .filter((folder) => folder !== null && (0,host_files/* isFolder */.lQ)(folder))
            .map((target) => ({ kind: 'tmpfs', target: target ?? '', mode: '0755', readOnly: true }));
        const folderMounts = (0,sandbox_mount/* inMountOrder */.LL)([
            ...fixed,
            ...workspaceMounts(options, root, readOnly),
            ...lockedPaths(options, root),
            ...own,
        ]);
        const seen = ({ target }) => (0,host_files/* exists */.t2)(target) && !(0,sandbox_mount/* isHidden */.dK)(folderMounts, target);
        return (0,sandbox_mount/* inMountOrder */.LL)([...folderMounts, ...[...masks, ...coveredSockets(options.readable)].filter(seen)]);
    };
    const isUsable = (folder) => {
        const around = (0,sandbox_mount/* decidingMount */.p3)(fixed, folder);
        const isOurs = around?.kind === 'tmpfs' || (0,sandbox_mount/* isWithin */.UO)(folder, root);
        return isOurs ? !mayHoldCredentials(folder) : (0,host_files/* exists */.t2)(folder);
    };
    return {
        home,
        searchPath: folders.filter((folder) => !(0,sandbox_mount/* isHidden */.dK)(fixed, folder)),
        caches,
        credentials,
        isUsable,
        mounts,
    };
}
/** Whether a command could write at this absolute path of the host. */
function isWritable(mounts, target) {
    const mount = decidingMount(mounts, target);
    return mount?.kind === 'bind' && !mount.readOnly;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/room.js















/** Set by an environment of Python's while it is activated: its folder, whose `bin` is in PATH. */
const ACTIVATED = ['VIRTUAL_ENV', 'CONDA_PREFIX'];
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
    return folder !== null && (0,sandbox_mount/* isWithin */.UO)(folder, root) && (0,host_files/* isFolder */.lQ)(folder) ? folder : null;
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
function openPlaces({ hostEnv, accountHome }) {
    const real = hostEnv.HOME ?? accountHome ?? '';
    const found = Object.entries(HOME_DEFAULTS)
        .map(([name, below]) => [name, external_node_path_.join(real, below)])
        .filter(([, folder]) => external_node_path_.isAbsolute(folder) && (0,host_files/* exists */.t2)(folder));
    const named = TOOLCHAIN_VARIABLES.flatMap((name) => {
        const value = hostEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries([...found, ...named]);
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
    const places = openPlaces(options);
    const own = openFolders(options.scratchDir);
    const shell = scriptShell(folders);
    const inner = innerOf(folders);
    return (command) => {
        const cwd = workingFolder(root, command.cwd);
        const wrong = flaw(command, cwd);
        if (wrong !== null || cwd === null)
            return wrong ?? '';
        const { hostEnv: host, passEnv } = options;
        const inside = { host, passEnv, ...own(command.who), searchPath: folders, shell, places };
        return {
            options,
            mounts: [],
            cwd,
            environment: childEnvironment({ ...inside, ...withTools(options, folders, places, command) }, command.env),
            invocation: (0,sandbox_inner/* invocationOf */.QC)(shell, command.script, command.pipefail),
            inner,
            tmpfsBytes: TMPFS_BYTES,
        };
    };
}
function walledRoom(options, root, folders, layers) {
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
        places: cacheVariables(options.hostEnv, view.isUsable),
    };
    const standIn = emptyStandIn(options.scratchDir);
    return (command, passage, atStart = { folders: [], files: [] }) => {
        const cwd = workingFolder(root, command.cwd);
        const wrong = flaw(command, cwd);
        if (wrong !== null || cwd === null)
            return wrong ?? '';
        const shown = (0,sandbox_mount/* inMountOrder */.LL)([
            ...view.mounts(command.readOnly ?? false),
            ...layers.mounts(command, [...view.caches, ...atStart.folders.map(toolFolder)]),
            ...atStart.files.map(({ target, source }) => ({ kind: 'bind', source, target, readOnly: true })),
            ...view.credentials,
        ]);
        const denied = command.who === 'gate' ? [] : deniedMounts(options, root, standIn, shown);
        const mounts = (0,sandbox_mount/* inMountOrder */.LL)([...shown, ...denied]);
        // A mount in a folder that is not private would be made on the host.
        if (passage !== undefined && (0,sandbox_mount/* decidingMount */.p3)(mounts, forwarder/* INSIDE_SOCKET */.Nn)?.kind !== 'tmpfs') {
            return 'the workspace is /tmp or around it, where the way to the network has to lie: move the workspace';
        }
        const proxy = passage === undefined ? {} : (0,forwarder/* proxyVariables */.eq)();
        return {
            options,
            mounts: passage === undefined ? mounts : (0,sandbox_mount/* inMountOrder */.LL)([...mounts, ...passage]),
            cwd,
            environment: childEnvironment({ ...inside, ...withTools(options, view.searchPath, inside.places, command), proxy }, command.env),
            invocation: (0,sandbox_inner/* invocationOf */.QC)(shell, command.script, command.pipefail),
            inner: passage === undefined ? inner : outward,
            tmpfsBytes: TMPFS_BYTES,
        };
    };
}
function toolFolder({ target, lower }) {
    return { targets: [target], lower, needed: false };
}
/** PATH with its folders in the workspace, in its own order, and the variables that belong to them. */
function withTools({ hostEnv, pathTools }, searchPath, places, { who, gate }) {
    const tools = who === 'agent' || gate !== undefined ? (pathTools?.folders ?? []) : [];
    if (tools.length === 0)
        return { searchPath, places };
    const order = (hostEnv.PATH ?? '').split(external_node_path_.delimiter).map((entry) => external_node_path_.resolve(entry));
    const activated = ACTIVATED.flatMap((name) => {
        const folder = hostEnv[name];
        return folder !== undefined && tools.includes(external_node_path_.join(folder, 'bin')) ? [[name, folder]] : [];
    });
    return {
        searchPath: [...new Set(order)].filter((entry) => searchPath.includes(entry) || tools.includes(entry)),
        places: { ...places, ...Object.fromEntries(activated) },
    };
}
function layersFor(launcher, { scratchDir }) {
    return new sandbox_layers/* Layers */.z(scratchDir, launcher.kind !== 'none' && launcher.layers !== null);
}
/** Looks at the machine once, for all commands of a run. `layers`: those of the run, where they are to last. */
function prepareRoom(launcher, options, layers = layersFor(launcher, options)) {
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    return launcher.kind === 'none'
        ? openRoom(options, root, folders)
        : walledRoom(options, root, folders, layers);
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

/***/ 42348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ leadsOut)
/* harmony export */ });
/** Whether a link at `path` is absolute or leads out of the repository by its words. Both relative to the root. */
function leadsOut(path, target) {
    if (target.startsWith('/'))
        return true;
    let depth = path.split('/').length - 1;
    for (const part of target.split('/')) {
        if (part === '..')
            depth -= 1;
        else if (part !== '' && part !== '.')
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
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
// EXTERNAL MODULE: ./build/constraints/registry.js + 37 modules
var registry = __webpack_require__(42827);
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
    const { openRights } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(88), __webpack_require__.e(6758)]).then(__webpack_require__.bind(__webpack_require__, 86461));
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
        return `the workspace is not clean: ${listed(facts.dirty)}; commit or remove them, or set git.require_clean to false${aboutFilters(facts.dirty)}`;
    }
    if (settings.writes && facts.unwritable !== null) {
        return `${facts.unwritable} cannot be written by this user: mount it writable, give the permission, or run with --read-only`;
    }
    if (settings.writes && settings.commits && facts.indexLock !== null) {
        return `${facts.indexLock} is there: another git is at work, or one ended early; remove it and run again`;
    }
    return null;
}
/** What to do where a file may well be clean. */
function aboutFilters(dirty) {
    if (!dirty.some(({ state }) => state === 'filtered'))
        return '';
    return '. Only the git filter of a filtered file can tell whether it is modified, and no filter is run here: if `git status` shows the file as clean, run `git status` before this and the run takes it as clean';
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
