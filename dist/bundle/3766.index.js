export const id = 3766;
export const ids = [3766];
export const modules = {

/***/ 43766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PatchError: () => (/* binding */ PatchError),
  applyPatch: () => (/* binding */ applyPatch)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/git/file-mode.js
var file_mode = __webpack_require__(67219);
// EXTERNAL MODULE: ./build/adapters/git/program/raw-path.js
var raw_path = __webpack_require__(27079);
// EXTERNAL MODULE: ./build/adapters/git/worktree/path-name-rules.js
var path_name_rules = __webpack_require__(98085);
;// CONCATENATED MODULE: ./build/adapters/git/hazards/patch-hazards.js




/**
 * Returns the hazards of a change that was never on disk: names that git cannot keep, links into a git directory, and
 * commits of other repositories. Links out of the repository are judged with the commit.
 */
async function hazardsInPatch(changes, linkTarget) {
    const found = await Promise.all(changes.map((change) => hazardsOf(change, linkTarget)));
    return found.flat();
}
async function hazardsOf({ raw, oldMode, newMode }, linkTarget) {
    const hazards = [];
    const trouble = (0,path_name_rules/* nameProblem */.r)(raw);
    if (trouble !== null && (oldMode === null || trouble.includes('UTF-8'))) {
        hazards.push(hazard('FS-06', raw, `cannot be kept: ${trouble}; use another name`));
    }
    if ((0,raw_path/* isGitRaw */.$s)(raw)) {
        hazards.push(hazard('GIT-01', raw, 'is the same as `.git` on some file systems; use another name'));
    }
    if (oldMode === file_mode/* SUBMODULE_MODE */.Fe || newMode === file_mode/* SUBMODULE_MODE */.Fe) {
        hazards.push(hazard('GIT-03', raw, 'is a submodule: a run changes only one repository; do not change it'));
    }
    if (newMode === file_mode/* LINK_MODE */.BG && (0,raw_path/* isGitRaw */.$s)(external_node_path_.posix.join((0,raw_path/* parentOf */.gN)(raw), await linkTarget(raw)))) {
        hazards.push(hazard('FS-02', raw, 'is a link into a git directory; use a relative link to a tracked path'));
    }
    return hazards;
}
function hazard(code, raw, text) {
    const path = (0,path_name_rules/* printableName */.N)(raw);
    return { code, path, reason: `${path} ${text}` };
}

// EXTERNAL MODULE: ./build/adapters/git/objects/blob-reader.js
var blob_reader = __webpack_require__(67596);
// EXTERNAL MODULE: ./build/adapters/git/objects/diff-output.js
var diff_output = __webpack_require__(21002);
// EXTERNAL MODULE: ./build/adapters/git/objects/index-file.js
var index_file = __webpack_require__(38668);
// EXTERNAL MODULE: ./build/adapters/git/objects/read-objects.js
var read_objects = __webpack_require__(44368);
// EXTERNAL MODULE: ./build/adapters/git/objects/update-index.js
var update_index = __webpack_require__(92417);
// EXTERNAL MODULE: ./build/adapters/git/program/private-store.js
var private_store = __webpack_require__(68466);
// EXTERNAL MODULE: ./build/adapters/git/program/run-git.js
var run_git = __webpack_require__(79113);
;// CONCATENATED MODULE: ./build/adapters/git/commit/redacted-context.js
/** Marks a redacted line of a patch (see adapters/secrets). */
const REDACTION_MARK = /\*\*\*|\[redacted: /;
/**
 * Returns the patch with the original text of redacted context and removed lines, which git needs to find the place of
 * a change. Those lines are in the history already. Added lines stay redacted. `oldFile` returns a file of the parent
 * commit as Latin-1, like the patch, or null.
 */
async function restoreRedactedContext(patch, oldFile) {
    if (!REDACTION_MARK.test(patch))
        return patch;
    let old = [];
    let at = 0;
    let left = 0;
    const lines = [];
    for (const line of patch.split('\n')) {
        const isOld = left > 0 && (line.startsWith(' ') || line.startsWith('-'));
        if (isOld) {
            const before = old[at - 1];
            lines.push(REDACTION_MARK.test(line) && before !== undefined ? `${line[0]}${before}` : line);
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

;// CONCATENATED MODULE: ./build/adapters/git/commit/patched-tree.js













/** Maximum bytes that the binary parts of a patch may decompress to: far above any limit on a run's changes. */
const MAX_UNPACKED_BYTES = 512 * 1024 ** 2;
/** The patch is invalid or does not apply. `message` is one line that follows the patch's name. */
class PatchError extends Error {
}
/**
 * Applies a patch to a local commit. `git apply` reads it into an index of our own: no file is written, hooks, filters
 * and attributes have no effect, and git refuses paths into `.git` or out of the tree. Throws PatchError after removing
 * the store.
 */
async function applyPatch(repo, privateDir, parent, patch) {
    refuseLargeBinaries(patch);
    const store = (0,private_store/* createPrivateStore */.ZI)(repo, privateDir, [(0,external_node_path_.join)(repo.commonDir, 'objects')]);
    return buildPatchedTree(repo, store, parent, patch);
}
async function buildPatchedTree(repo, store, parent, patch) {
    const index = store.index('patched');
    await store.git({ args: ['read-tree', parent], index });
    const before = entriesIn(index, store);
    const blobs = (0,blob_reader/* openBlobReader */.B)(repo.gitPath, store.dir);
    const reader = (entries) => async (path) => {
        const oid = entries.get((0,raw_path/* toRawPath */.Df)(path));
        return oid === undefined ? null : blobs.read(oid);
    };
    try {
        const whole = await restoreRedactedContext(latin1(patch), async (path) => {
            const oid = before.get(path);
            return oid === undefined ? null : latin1(await blobs.read(oid));
        });
        await apply(store, index, Buffer.from(whole, 'latin1'));
    }
    catch (error) {
        blobs.close();
        throw error;
    }
    const tree = await (0,update_index/* writeTree */.WM)(store, index);
    const after = entriesIn(index, store);
    const diff = await store.git({ args: ['diff-tree', '-r', ...diff_output/* DIFF_OPTIONS */.pJ, parent, tree] });
    const changed = (0,diff_output/* parseDiff */.FR)(diff.stdout);
    const sizes = await sizesOf(store, changed);
    const linkTarget = async (raw) => (await blobs.read(after.get(raw) ?? '')).toString('latin1');
    return {
        store,
        tree,
        changes: changed.map((change) => (0,diff_output/* toFileChange */.qR)(change, sizes.get(change.newOid ?? '') ?? 0)),
        hazards: await hazardsInPatch(changed, linkTarget),
        startPaths: new Set([...before.keys()].map(raw_path/* toText */.fE)),
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
        // `rules` has an empty folder as its work tree, so no file of the workspace is read.
        await store.rules({ args: ['apply', '--cached', '--whitespace=nowarn', '-'], index, input: patch });
    }
    catch (error) {
        if (!(error instanceof run_git/* GitError */.XS))
            throw error;
        throw new PatchError(`does not apply to its parent commit (${error.message})`);
    }
}
function latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
/**
 * Refuses large binary parts, because a few compressed bytes can become gigabytes. Each part declares its size. Git
 * accepts more number formats than it writes (strtoul), so anything but digits is refused.
 */
function refuseLargeBinaries(patch) {
    const text = latin1(patch);
    let bytes = 0;
    for (const [, size = ''] of text.matchAll(/^(?:literal|delta) (.*)$/gm)) {
        if (!/^\d+$/.test(size))
            throw new PatchError('does not declare the size of its binary parts');
        bytes += Number(size);
    }
    if (bytes <= MAX_UNPACKED_BYTES)
        return;
    throw new PatchError(`would decompress to ${bytes} bytes; the maximum is ${MAX_UNPACKED_BYTES}`);
}
async function sizesOf(store, changed) {
    const oids = [
        ...new Set(changed.flatMap(({ newMode, newOid }) => newOid === null || newMode === file_mode/* SUBMODULE_MODE */.Fe ? [] : [newOid])),
    ];
    return new Map((await (0,read_objects/* objectFacts */.Pd)(store.git, oids)).map(({ id, size }) => [id, size ?? 0]));
}


/***/ }),

/***/ 67596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openBlobReader)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _program_hardened_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12011);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44368);



/** Opens a reader that starts `git cat-file --batch` with the first request; later requests start no process. */
function openBlobReader(gitPath, gitDir) {
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
            const reply = (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBatchReply */ .I9)(received, 0);
            if (reply === null)
                return;
            received = received.subarray(reply.end);
            waiting.shift();
            try {
                // A copy: the answer may be a small part of a large buffer.
                next.resolve(Buffer.from((0,_read_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .blobOf */ .DE)(reply, next.oid)));
            }
            catch (error) {
                next.reject(error);
            }
        }
    };
    const start = () => {
        const { args, cwd, env } = (0,_program_hardened_git_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedStart */ .se)({ gitPath, gitDir, workTree: gitDir }, ['cat-file', '--batch']);
        const started = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(gitPath, args, { cwd, env, stdio: 'pipe' });
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


/***/ }),

/***/ 21002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ parseDiff),
/* harmony export */   ei: () => (/* binding */ PATCH_OPTIONS),
/* harmony export */   pJ: () => (/* binding */ DIFF_OPTIONS),
/* harmony export */   qR: () => (/* binding */ toFileChange)
/* harmony export */ });
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27079);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72199);


/** Options with which `diff-index` and `diff-tree` print what `parseDiff` reads, and run nothing. */
const DIFF_OPTIONS = [
    ..._raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .RAW_DIFF_OPTIONS */ .Mr,
    '--numstat',
    '--no-ext-diff',
    '--no-textconv',
];
/** Options of a complete patch for `git apply`, binary files included. */
const PATCH_OPTIONS = [
    '--patch',
    '--binary',
    '--full-index',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
];
/**
 * Parses raw records (`:old new oid oid S`, then the path), followed by numstat records (`added TAB removed TAB path`).
 */
function parseDiff(output) {
    const counts = new Map();
    const records = [];
    const parts = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(output);
    for (let at = 0; at < parts.length; at++) {
        const part = parts[at] ?? '';
        if (part.startsWith(':')) {
            records.push((0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRawRecord */ .TC)(part, parts[++at] ?? ''));
        }
        else {
            const [added = '-', removed = '-'] = part.split('\t', 2);
            counts.set(part.slice(added.length + removed.length + 2), [added, removed]);
        }
    }
    return records
        .map((record) => toChange(record, counts.get(record.raw)))
        .sort((a, b) => (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBytes */ .Xo)(a.raw, b.raw));
}
function toChange(record, count) {
    return {
        ...record,
        added: count === undefined || count[0] === '-' ? 0 : Number(count[0]),
        removed: count === undefined || count[1] === '-' ? 0 : Number(count[1]),
        binary: count?.[0] === '-',
    };
}
function toFileChange(change, bytes) {
    return {
        // A copy: a name cut out of git's answer would keep the whole answer in memory.
        path: Buffer.from(change.raw, 'latin1').toString('utf8'),
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

/***/ 38668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ parseIndex),
/* harmony export */   Xh: () => (/* binding */ buildIndex),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   eg: () => (/* binding */ UNKNOWN_STAT),
/* harmony export */   lq: () => (/* binding */ sameEntries)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const UNKNOWN_STAT = Buffer.alloc(40);
const STAT_BYTES = 40;
const MODE_AT = 24;
const NAME_MASK = 0xfff;
const EXTENDED = 0x4000;
const SKIP_WORKTREE = 0x4000;
const INTENT_TO_ADD = 0x2000;
/** Parses an index. Throws for other bytes. */
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
/**
 * Parses one entry. `previous`: the name before this one, from which version 4 builds the next; null in versions 2 and
 * 3.
 */
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
/** Reads git's offset encoding: seven bits per byte, each continued value one higher than plain base 128. */
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
 * Builds a version 2 index of plain entries without flags and extensions, so that nothing in it can hide a path or
 * replace a look at the disk. Entries must be sorted and unique.
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
/** Returns times in seconds and nanoseconds and the size, 32 bits each as in the index. */
function statOf(entry) {
    const { stat } = entry;
    return {
        ctime: stat.readUInt32BE(0),
        ctimeNs: stat.readUInt32BE(4),
        mtime: stat.readUInt32BE(8),
        size: stat.readUInt32BE(36),
    };
}
/** Returns true if two indexes differ only in stat data, which `git status` refreshes. */
function sameEntries(format, a, b) {
    try {
        const texts = [a, b].map((bytes) => {
            const { entries, split } = parseIndex(bytes, format);
            return JSON.stringify([split, entries.map(({ stat: _, ...said }) => said)]);
        });
        return texts[0] === texts[1];
    }
    catch {
        return false;
    }
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
