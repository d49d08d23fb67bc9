export const id = 1091;
export const ids = [1091];
export const modules = {

/***/ 40146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27079);

const ENTRY = /^(\d{6}) (blob|tree|commit) ([0-9a-f]+)(?: +(\d+|-))?\t(.+)$/s;
/** Lists the entries of a tree or commit in git's order. Throws GitError, and Error for output that it cannot read. */
async function listTree(git, treeish, { paths, folders = false, sizes = false } = {}) {
    const args = [
        'ls-tree',
        '-z',
        '--full-tree',
        ...(paths === undefined ? ['-r'] : []),
        ...(folders ? ['-t'] : []),
        ...(sizes ? ['-l'] : []),
        treeish,
        ...(paths === undefined ? [] : ['--', ...paths]),
    ];
    return (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)((await git({ args })).stdout).map(parseEntry);
}
function parseEntry(record) {
    const [, mode = '', type, oid = '', size, raw = ''] = ENTRY.exec(record) ?? [];
    if (type === undefined)
        throw new Error(`git listed the tree entry "${record}", which is unreadable`);
    return {
        raw,
        mode,
        type: type,
        oid,
        size: size === undefined || size === '-' ? null : Number(size),
    };
}


/***/ }),

/***/ 44368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ blobOf),
/* harmony export */   I9: () => (/* binding */ parseBatchReply),
/* harmony export */   Pd: () => (/* binding */ objectFacts),
/* harmony export */   b4: () => (/* binding */ readBlobs),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   tv: () => (/* binding */ idLines),
/* harmony export */   vA: () => (/* binding */ batch),
/* harmony export */   xC: () => (/* binding */ missingObjects)
/* harmony export */ });
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79113);

/** Parses `<id> <type> <size>`, the bytes and a line end; or `<id> missing`. Null if the answer is incomplete. */
function parseBatchReply(output, at) {
    const lineEnd = output.indexOf('\n', at);
    if (lineEnd === -1)
        return null;
    const [id = '', type = '', size] = output.toString('latin1', at, lineEnd).split(' ');
    const from = lineEnd + 1;
    if (size === undefined)
        return { id, type: null, bytes: null, end: from };
    const to = from + Number(size);
    return output.length < to + 1 ? null : { id, type, bytes: output.subarray(from, to), end: to + 1 };
}
/** Returns the bytes of the answer. Throws GitError unless it is the blob that was asked for. */
function blobOf({ id, type, bytes }, oid) {
    if (bytes === null)
        throw new _program_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('cat-file', 128, `object ${oid} is missing`);
    if (id !== oid || type !== 'blob')
        throw new _program_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('cat-file', 128, `object ${oid} is not a blob that git returned`);
    return bytes;
}
/** Reads blobs with one process. Throws GitError if one is missing or is not a blob. */
async function readBlobs(git, oids) {
    const wanted = [...new Set(oids)];
    if (wanted.length === 0)
        return new Map();
    const replies = await batch(git, wanted);
    return new Map(wanted.map((oid, at) => [oid, blobOf(replies[at] ?? missing(oid), oid)]));
}
/** Reads one blob. Throws GitError if it is missing or is not a blob. */
async function readBlob(git, oid) {
    return (await readBlobs(git, [oid])).get(oid) ?? Buffer.alloc(0);
}
/** Asks for objects of any type. Missing objects have no bytes. Throws GitError if one is unreadable. */
async function batch(git, ids) {
    const { stdout } = await git({ args: ['cat-file', '--batch', '--buffer'], input: idLines(ids) });
    const replies = [];
    let at = 0;
    for (const id of ids) {
        const reply = parseBatchReply(stdout, at) ?? missing(id);
        replies.push(reply);
        at = reply.end;
    }
    return replies;
}
function missing(id) {
    return { id, type: null, bytes: null, end: Number.POSITIVE_INFINITY };
}
/** Returns facts of objects in the order of the ids, without reading the objects. Throws GitError. */
async function objectFacts(git, ids) {
    if (ids.length === 0)
        return [];
    const { stdout } = await git({
        args: ['cat-file', '--batch-check=%(objecttype) %(objectsize)', '--buffer'],
        input: idLines(ids),
    });
    const lines = stdout.toString('latin1').split('\n');
    return ids.map((id, at) => {
        const [, type = null, size] = /^([a-z]+) (\d+)$/.exec(lines[at] ?? '') ?? [];
        return { id, type, size: size === undefined ? null : Number(size) };
    });
}
/** Returns the ids of objects that are missing. */
async function missingObjects(git, ids) {
    return (await objectFacts(git, ids)).flatMap(({ id, type }) => (type === null ? [id] : []));
}
/** Returns ids as lines, as git reads them from stdin. */
function idLines(ids) {
    return Buffer.from(ids.map((id) => `${id}\n`).join(''), 'latin1');
}


/***/ }),

/***/ 67587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ treeFiles),
/* harmony export */   Y: () => (/* binding */ treeLinks)
/* harmony export */ });
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67219);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27079);
/* harmony import */ var _list_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40146);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44368);




/**
 * Returns the regular files of a tree or commit that match, in git's order. Files over `maxBytes` have no bytes. Uses
 * two processes, whatever the number of files.
 */
async function treeFiles(git, treeish, wanted, maxBytes) {
    const entries = (await (0,_list_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .n)(git, treeish, { sizes: true }))
        .filter(({ mode }) => (0,_core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_3__/* .isRegularFile */ .Ze)(mode))
        .map(({ raw, oid, size }) => ({ path: (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(raw), oid, isSmall: (size ?? Infinity) <= maxBytes }))
        .filter(({ path }) => wanted(path));
    const small = entries.flatMap(({ oid, isSmall }) => (isSmall ? [oid] : []));
    const contents = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(git, small);
    return entries.map(({ path, oid }) => ({ path, bytes: contents.get(oid) ?? null }));
}
/** Lists the symbolic links of a commit in git's order. Two processes at most. Throws GitError. */
async function treeLinks(git, commit) {
    const links = (await (0,_list_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .n)(git, commit)).filter(({ mode }) => mode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_3__/* .LINK_MODE */ .BG);
    const targets = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(git, links.map(({ oid }) => oid));
    return links.map(({ raw, oid }) => ({
        path: (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(raw),
        target: targets.get(oid)?.toString('utf8') ?? '',
    }));
}


/***/ }),

/***/ 27079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ isGitRaw),
/* harmony export */   CR: () => (/* binding */ toWorkspacePath),
/* harmony export */   Df: () => (/* binding */ toRawPath),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   MX: () => (/* binding */ joinNul),
/* harmony export */   S_: () => (/* binding */ lastPart),
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   el: () => (/* binding */ toDiskPath),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pq: () => (/* binding */ joinRaw),
/* harmony export */   qA: () => (/* binding */ foldRaw)
/* harmony export */ });
/* harmony import */ var _core_path_fold_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89373);
/* harmony import */ var _core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13993);


const ASCII = /^[\x00-\x7f]*$/;
function toRawPath(path) {
    return ASCII.test(path) ? path : Buffer.from(path, 'utf8').toString('latin1');
}
/** Decodes a name; bytes that are not UTF-8 become U+FFFD. */
function toText(raw) {
    return ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString('utf8');
}
/** Folds a name, so that names that some file system considers equal become equal. */
function foldRaw(raw) {
    return (0,_core_path_fold_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .z)(toText(raw));
}
/** Returns true if the path is git's own folder, in any spelling, or below it. */
function isGitRaw(raw) {
    return (0,_core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitPath */ .o)(toText(raw));
}
/** Returns the path for the rest of the program. Names that are not UTF-8 are reported as hazards. */
function toWorkspacePath(raw) {
    return toText(raw);
}
/** Returns the path for node:fs: a buffer if the name is not ASCII. */
function toDiskPath(root, raw) {
    if (raw === '')
        return root;
    if (ASCII.test(raw))
        return `${root}/${raw}`;
    return Buffer.concat([Buffer.from(`${root}/`, 'utf8'), Buffer.from(raw, 'latin1')]);
}
/** Returns the parent folder; '' for the root. */
function parentOf(raw) {
    const slash = raw.lastIndexOf('/');
    return slash === -1 ? '' : raw.slice(0, slash);
}
function lastPart(raw) {
    return raw.slice(raw.lastIndexOf('/') + 1);
}
function joinRaw(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** Splits `-z` output. */
function splitNul(output) {
    const parts = output.toString('latin1').split('\0');
    parts.pop();
    return parts;
}
/** Joins names for `-z` input. */
function joinNul(names) {
    let text = '';
    for (const name of names)
        text += `${name}\0`;
    return Buffer.from(text, 'latin1');
}
/** Compares by bytes, which is git's order. */
function compareBytes(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 69234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ openFolder),
/* harmony export */   TI: () => (/* binding */ openPathOf),
/* harmony export */   c9: () => (/* binding */ checkLocation),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   mi: () => (/* binding */ giveToOwner)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_run_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13704);
/* harmony import */ var _paths_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97843);
/* harmony import */ var _paths_path_spelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41284);




/**
 * After a path is resolved and before it is opened, a leftover process of a command may replace it with a link. Linux
 * names an open folder by its descriptor (`/proc/self/fd/N`), which stays valid. Elsewhere the path is resolved again.
 */
const BY_DESCRIPTOR = process.platform === 'linux';
const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/** O_NONBLOCK prevents opening a pipe without a writer from hanging. */
const READ_FILE = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
const READ_FOLDER = O_RDONLY | O_DIRECTORY | O_NOFOLLOW;
/** Returns a path to the open folder that stays valid if its original path is replaced. */
function openPathOf(fd, path) {
    return BY_DESCRIPTOR ? `/proc/self/fd/${fd}` : path;
}
/** Returns FS-01 if an open file or folder is no longer the one at `absolute`. */
function checkLocation(fd, absolute, path) {
    const real = BY_DESCRIPTOR ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${fd}`) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute);
    if (real === absolute)
        return undefined;
    return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`${(0,_paths_path_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedPath */ .MW)(path)} was replaced while it was opened, so nothing was done: try again`, 'FS-01');
}
function openFolder(absolute) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, READ_FOLDER);
}
/** Opens a regular file, never through a link. The caller closes it. */
function openRegular(absolute, path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, READ_FILE);
    }
    catch (error) {
        return (0,_paths_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .j)(error) === 'ENOENT' ? 'missing' : (0,_paths_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .diskRefusal */ .C)(error, path, 'read');
    }
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (stats.isFile())
        return { fd, stats };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    return stats.isDirectory()
        ? (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`${(0,_paths_path_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedPath */ .MW)(path)} is a folder: list_files shows what is in it`)
        : (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .T)(`${(0,_paths_path_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedPath */ .MW)(path)} is a device, pipe or socket: only regular files can be read`, 'FS-03');
}
/** Gives new files to the workspace's owner. If we run as root, commands run as that owner. */
function giveToOwner(fd, { uid, gid }) {
    if (process.getuid?.() === 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(fd, uid, gid);
}


/***/ }),

/***/ 44583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _paths_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97843);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69234);




/**
 * Opens the folders. Throws the system's error: ENOENT unless `make`; ELOOP or ENOTDIR if a link or file is in the way.
 */
function openFolders(root, names, make) {
    const first = (0,_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openFolder */ .NE)(root);
    const steps = [{ fd: first, made: null }];
    let place = (0,_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openPathOf */ .TI)(first, root);
    const folders = {
        removeCreated: () => removeCreatedFolders(steps),
        close: () => {
            for (const step of steps)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(step.fd);
        },
    };
    try {
        for (const name of names) {
            const next = `${place}/${name}`;
            const step = enterFolder(next, make);
            steps.push(step);
            place = (0,_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openPathOf */ .TI)(step.fd, next);
        }
    }
    catch (error) {
        folders.removeCreated();
        folders.close();
        throw error;
    }
    return { ...folders, path: place };
}
function enterFolder(folder, make) {
    try {
        return { fd: (0,_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openFolder */ .NE)(folder), made: null };
    }
    catch (error) {
        if ((0,_paths_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .j)(error) === 'ENOTDIR' && isLink(folder))
            throw new LinkInPathError();
        if (!make || (0,_paths_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .j)(error) !== 'ENOENT')
            throw error;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    const fd = (0,_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openFolder */ .NE)(folder);
    (0,_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .giveToOwner */ .mi)(fd, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)));
    return { fd, made: folder };
}
/** Replaces ENOTDIR for a link by ELOOP, the usual error for links. */
class LinkInPathError extends Error {
    code = 'ELOOP';
}
function isLink(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function removeCreatedFolders(steps) {
    for (const step of steps.toReversed()) {
        if (step.made === null)
            continue;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(step.made);
        }
        catch {
            return; // The folder is no longer empty, so it stays.
        }
    }
}


/***/ }),

/***/ 10982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ openFileInside),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_run_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13704);
/* harmony import */ var _paths_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97843);
/* harmony import */ var _paths_path_spelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41284);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69234);





/** Reads a regular file of at most `maxBytes` that is really at its resolved path. */
function readFile(root, path, maxBytes) {
    const opened = openFileInside(root, path);
    if ((0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .v)(opened))
        return opened;
    const { fd, stats } = opened;
    try {
        if (stats.size > maxBytes) {
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)(`${(0,_paths_path_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedPath */ .MW)(path)} has ${stats.size} bytes, but at most ${maxBytes} are read at once: use search_files, or a command that shows a part of it`);
        }
        return { bytes: readAll(fd, stats.size), mode: stats.mode & 0o777 };
    }
    catch (error) {
        return (0,_paths_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .diskRefusal */ .C)(error, path, 'read');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** The caller closes it. */
function openFileInside(root, path) {
    const absolute = path === '' ? root : `${root}/${path}`;
    const opened = (0,_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openRegular */ .lf)(absolute, path);
    if (opened === 'missing')
        return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .refuse */ .T)(`no such file: ${(0,_paths_path_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedPath */ .MW)(path)}; list_files shows what is there`);
    if ((0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .v)(opened))
        return opened;
    const moved = (0,_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLocation */ .c9)(opened.fd, absolute, path);
    if (moved !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened.fd);
    return moved ?? opened;
}
/** Reads up to the size at opening, so that a growing file does not block us. */
function readAll(fd, size) {
    const bytes = Buffer.allocUnsafe(size);
    let filled = 0;
    while (filled < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, filled, size - filled, null);
        if (count === 0)
            break;
        filled += count;
    }
    return bytes.subarray(0, filled);
}


/***/ }),

/***/ 97843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ diskRefusal),
/* harmony export */   j: () => (/* binding */ errorCode)
/* harmony export */ });
/* harmony import */ var _core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13704);
/* harmony import */ var _path_spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41284);


/** Returns the system's error code (`ENOENT`), or '' for other errors. */
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
/** Converts a disk error to a refusal for the model. Rethrows other errors, which are bugs. */
function diskRefusal(error, path, doing) {
    const name = (0,_path_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedPath */ .MW)(path);
    switch (errorCode(error)) {
        case 'ENOENT':
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`no such file or folder: ${name}; list_files shows what is there`);
        case 'ENOTDIR':
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} uses a file as a folder: correct the path`);
        case 'EEXIST':
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} was created on disk in the meantime: read it, then redo the edit`);
        case 'EISDIR':
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is a folder: name a file in it`);
        case 'ELOOP':
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is, or goes through, a symbolic link: name the file it leads to`, 'FS-02');
        case 'ENXIO':
        case 'ENODEV':
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is not a regular file: only regular files can be ${doing}`, 'FS-03');
        case 'ENAMETOOLONG':
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`the path ${name} is too long for this disk: use a shorter one`, 'FS-06');
        case 'EACCES':
        case 'EPERM':
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} cannot be ${doing}: permission denied; leave it as it is`);
        case 'EROFS':
            return finalRefusal(`${name} cannot be ${doing}: the workspace is mounted read-only; mount it writable and run again`);
        case 'ENOSPC':
        case 'EDQUOT':
            return finalRefusal(`${name} cannot be ${doing}: the disk is full; free space and run again`);
        case '':
            throw error;
        default:
            return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} cannot be ${doing}: ${errorCode(error)}; nothing was changed`);
    }
}
function finalRefusal(reason) {
    return { ...(0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(reason), endsRun: true };
}


/***/ }),

/***/ 41284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MW: () => (/* binding */ quotedPath),
/* harmony export */   UL: () => (/* binding */ checkNewName),
/* harmony export */   h8: () => (/* binding */ checkSpelling)
/* harmony export */ });
/* harmony import */ var _core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13704);
/* harmony import */ var _core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6075);


/** PATH_MAX and NAME_MAX of Linux, in bytes. */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;
const MAX_SHOWN_CHARS = 200;
const DRIVE = /^[A-Za-z]:[\\/]/;
/** Returns a path for a message: quoted, in one line, invisible characters escaped, shortened; the root is `.`. */
function quotedPath(text) {
    if (text === '')
        return '"."';
    const cut = text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)}…` : text;
    return `"${(0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(cut)}"`;
}
/** Returns FS-06 for a text that can never be a path. */
function checkSpelling(spelled) {
    const say = (why) => (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`the path ${quotedPath(spelled)} ${why}`, 'FS-06');
    if (spelled === '') {
        return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)('the path is empty: name a file or folder, or "." for the workspace itself', 'FS-06');
    }
    if ((0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .hidesInName */ .uL)(spelled)) {
        return say('contains a control or invisible character: use visible characters only');
    }
    if (DRIVE.test(spelled) || spelled.startsWith('\\\\')) {
        return say('is a Windows path: use one relative to the workspace, with / between folders');
    }
    if (Buffer.byteLength(spelled) > MAX_PATH_BYTES) {
        return say(`is longer than ${MAX_PATH_BYTES} bytes: use a shorter one`);
    }
    if (spelled.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)) {
        return say(`has a part longer than ${MAX_NAME_BYTES} bytes: use a shorter one`);
    }
    return undefined;
}
/**
 * Returns FS-06 for a name that we do not create. Other systems drop a trailing dot or space and split at a backslash,
 * so it would be another file there (`.github.` is `.github` on Windows).
 */
function checkNewName(name, spelled) {
    if (!/[.\s]$/u.test(name) && !name.includes('\\'))
        return undefined;
    return (0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`the path ${quotedPath(spelled)} has a new part ${quotedPath(name)} that ends in a dot or space or contains a backslash, which means another file on other systems: use a plain name, with / between folders`, 'FS-06');
}


/***/ }),

/***/ 67219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LINK_MODE),
/* harmony export */   CA: () => (/* binding */ NO_MODE),
/* harmony export */   Fe: () => (/* binding */ SUBMODULE_MODE),
/* harmony export */   IB: () => (/* binding */ fileMode),
/* harmony export */   Mu: () => (/* binding */ LINK_BITS),
/* harmony export */   SP: () => (/* binding */ SUBMODULE_BITS),
/* harmony export */   VC: () => (/* binding */ EXECUTABLE_MODE),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zo: () => (/* binding */ FOLDER_MODE),
/* harmony export */   oo: () => (/* binding */ FOLDER_BITS),
/* harmony export */   rE: () => (/* binding */ FILE_MODE)
/* harmony export */ });
/** Git's modes of tree entries, as octal text. `NO_MODE` stands for a missing entry in a diff. */
const FILE_MODE = '100644';
const EXECUTABLE_MODE = '100755';
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
const FOLDER_MODE = '040000';
const NO_MODE = '000000';
/** Modes as numbers, as an index entry has them. */
const LINK_BITS = 0o120000;
const SUBMODULE_BITS = 0o160000;
const FOLDER_BITS = 0o040000;
/** Returns true if the mode is that of a regular file, executable or not. */
function isRegularFile(mode) {
    return mode === FILE_MODE || mode === EXECUTABLE_MODE;
}
/** Returns the mode of a regular file. */
function fileMode(isExecutable) {
    return isExecutable ? EXECUTABLE_MODE : FILE_MODE;
}


/***/ }),

/***/ 13704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ refuse),
/* harmony export */   v: () => (/* binding */ isRefusal)
/* harmony export */ });
function refuse(reason, code) {
    return code === undefined ? { refused: true, reason } : { refused: true, reason, code };
}
function isRefusal(value) {
    return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}


/***/ }),

/***/ 31130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isBinary)
/* harmony export */ });
/** The number of bytes that git searches for a NUL (xdiff-interface.c, FIRST_FEW_BYTES). */
const FIRST_FEW_BYTES = 8000;
/** Returns true if git treats a file as binary: a NUL is among its first 8,000 bytes. UTF-16 counts as binary. */
function isBinary(bytes) {
    return bytes.subarray(0, FIRST_FEW_BYTES).includes(0);
}


/***/ }),

/***/ 27827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ redactHead),
/* harmony export */   g: () => (/* binding */ NO_SECRETS)
/* harmony export */ });
/** A redactor without secrets. */
const NO_SECRETS = { longest: 0, text: (text) => text };
/**
 * Returns the first `limit` units of a text, redacted. Text must be redacted before it is cut, because half a secret is
 * not recognized. So the text after the cut is checked too, and the possible beginning of a secret is removed.
 */
function redactHead(text, limit, redactor) {
    const near = text.slice(0, limit + redactor.longest);
    const clean = redactor.text(near);
    const safe = near.length === text.length ? limit : Math.min(limit, clean.length - redactor.longest);
    return clean.slice(0, Math.max(0, safe)).replace(/[\ud800-\udbff]$/, '');
}


/***/ }),

/***/ 66117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _adapters_git_objects_tree_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67587);
/* harmony import */ var _adapters_git_program_find_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67635);
/* harmony import */ var _adapters_git_program_hardened_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12011);
/* harmony import */ var _adapters_git_program_run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79113);
/* harmony import */ var _adapters_git_program_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55247);
/* harmony import */ var _adapters_host_workspace_location_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13485);
/* harmony import */ var _adapters_log_printable_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50555);
/* harmony import */ var _adapters_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92215);
/* harmony import */ var _constraints_definition_validation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73222);
/* harmony import */ var _constraints_patterns_path_rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96810);
/* harmony import */ var _constraints_registry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63758);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18772);
/* harmony import */ var _core_run_refusal_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13704);
/* harmony import */ var _run_context_harness_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16779);
/* harmony import */ var _run_preflight_protected_link_targets_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94298);
/* harmony import */ var _settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2447);
/* harmony import */ var _settings_load_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9211);
/* harmony import */ var _settings_schema_protected_paths_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(19001);
/* harmony import */ var _settings_sources_flags_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(28974);



















/** Maximum length of a line: a very long path and the text about it. */
const LONGEST = 10_000;
const USES = ['read', 'write', 'delete'];
/**
 * Runs `explain PATH [flags]`: shows which rule decides each use of a path, and the source of the rule. `argv`: the
 * arguments after the program's name.
 */
async function explain(argv, cwd, env) {
    const line = (0,_settings_sources_flags_js__WEBPACK_IMPORTED_MODULE_17__/* .parseFlags */ .b)(argv);
    const json = line.given.values.has('json');
    const explained = await explainPath(line, { argv, cwd, env });
    if (explained.data !== null || !json)
        return explained;
    const { lines, exitCode } = explained;
    return { ...explained, data: JSON.stringify({ exit_code: exitCode, reason: lines.join('; ') }) };
}
async function explainPath({ operand: spelled, given }, { argv, cwd, env }) {
    if (spelled === null)
        return wrong((0,_settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_14__/* .renderProblems */ .x8)(given.problems));
    const loaded = await (0,_settings_load_js__WEBPACK_IMPORTED_MODULE_15__/* .loadRunRequest */ .Z)({
        entryPoint: 'cli',
        argv,
        env,
        cwd,
        purpose: 'rules',
        ..._constraints_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .RESPONSE_RULES */ .oO,
    });
    if (!loaded.ok)
        return wrong((0,_settings_checks_problem_js__WEBPACK_IMPORTED_MODULE_14__/* .renderProblems */ .x8)(loaded.problems));
    try {
        return await decided({ spelled, json: given.values.has('json') }, loaded.request, env.PATH ?? '');
    }
    catch (error) {
        if (!(error instanceof _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .StopRun */ .U))
            throw error;
        return {
            lines: [(0,_adapters_log_printable_text_js__WEBPACK_IMPORTED_MODULE_6__/* .printableLine */ .oy)(error.why.reason, LONGEST)],
            data: null,
            exitCode: _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_CODES */ .a.git_error,
        };
    }
}
async function decided({ spelled, json }, request, searchPath) {
    (0,_adapters_git_program_find_git_js__WEBPACK_IMPORTED_MODULE_1__/* .findRoot */ .wg)(request.workspace);
    const { place } = (0,_adapters_host_workspace_location_js__WEBPACK_IMPORTED_MODULE_5__/* .locateWorkspace */ .m)(request.workspace);
    const { output_dir: outputDir } = request.settings.artifacts;
    const harness = (0,_run_context_harness_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .reportPaths */ .i)({ outputPath: outputDir.startsWith('/') ? null : outputDir, request });
    const { root, base, hasAgentLink: agentLinkAtRoot } = place;
    const gitPath = await (0,_adapters_git_program_find_git_js__WEBPACK_IMPORTED_MODULE_1__/* .findGit */ .Ct)(searchPath);
    const workspace = (0,_adapters_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .openWorkspace */ .O)({ root, base, hidden: [], gitPath });
    const { openProtected, settings } = request;
    const protectedLinks = await linksOf(request, root, gitPath);
    const extra = { openProtected, protectedLinks, harness, agentLinkAtRoot, base };
    const rules = (0,_constraints_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .buildPathRules */ .ju)(settings.constraints, extra);
    const resolved = await workspace.resolve(spelled, 'read');
    if ((0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_18__/* .isRefusal */ .v)(resolved)) {
        if (resolved.code !== 'FS-04' && resolved.code !== 'FS-05')
            return wrong(resolved.reason);
        const reason = (0,_adapters_log_printable_text_js__WEBPACK_IMPORTED_MODULE_6__/* .printableLine */ .oy)(resolved.reason, LONGEST);
        const uses = USES.map((use) => builtIn(use, reason));
        const data = json ? JSON.stringify({ path: spelled, uses }) : null;
        const lines = [named(spelled), `  refused  ${reason} (${BUILT_IN})`];
        return { lines, data, exitCode: _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_CODES */ .a.success };
    }
    if (json) {
        const uses = USES.map((use) => asData((0,_constraints_patterns_path_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .decidePath */ .W1)(resolved.path, rules, use), request));
        const data = JSON.stringify({ path: resolved.path || '.', uses });
        return { lines: [], data, exitCode: _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_CODES */ .a.success };
    }
    const lines = USES.map((use) => line((0,_constraints_patterns_path_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .decidePath */ .W1)(resolved.path, rules, use), request));
    return { lines: [named(resolved.path) || '.', ...lines], data: null, exitCode: _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_CODES */ .a.success };
}
const BUILT_IN = 'built in, cannot be changed';
const NO_RULE = { code: null, seed: null, pattern: null, remedy: null };
/** Reads the links of the checked-out commit; none before the first commit. */
async function linksOf(request, root, gitPath) {
    const git = (0,_adapters_git_program_hardened_git_js__WEBPACK_IMPORTED_MODULE_2__/* .hardenedGit */ .YW)({ gitPath, gitDir: (0,_adapters_git_program_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryLayout */ .bI)(root).gitDir, workTree: root });
    const linksAt = (commit) => (0,_adapters_git_objects_tree_files_js__WEBPACK_IMPORTED_MODULE_0__/* .treeLinks */ .Y)(git, commit).catch((error) => {
        if (error instanceof _adapters_git_program_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS)
            return [];
        throw error;
    });
    return (0,_run_preflight_protected_link_targets_js__WEBPACK_IMPORTED_MODULE_13__/* .protectedLinkTargets */ .Z)(request, { linksAt }, ['HEAD']);
}
/** Returns the decision for a path that the workspace itself blocks: `.git`, in any spelling. */
function builtIn(use, reason) {
    const code = use === 'read' ? 'FS-05' : 'FS-04';
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .REGISTRY */ .Mo.find(({ name }) => name === 'git_dir');
    const { seed = null, remedy = null } = definition ?? {};
    return {
        use,
        allowed: false,
        rule: 'git_dir',
        code,
        seed,
        pattern: null,
        source: BUILT_IN,
        remedy,
        reason,
    };
}
/** Returns one use for `--json`. Null fields: no rule, no glob. */
function asData(decision, request) {
    const { use, rule, pattern } = decision;
    const isWritten = use !== 'read' && request.settings.mode === 'read-only';
    if (isWritten)
        return { ...NO_RULE, use, allowed: false, rule: 'mode', source: modeSource(request) };
    if (rule === 'git_dir')
        return { ...builtIn(use, 'this folder holds the reports of the run'), pattern };
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .REGISTRY */ .Mo.find(({ name }) => name === rule);
    return {
        use,
        allowed: decision.allowed,
        rule,
        code: definition?.code ?? null,
        seed: definition?.seed ?? null,
        pattern,
        source: rule === null ? null : sourceOf(decision, request),
        remedy: decision.allowed ? null : (definition?.remedy ?? null),
    };
}
/** Escapes text, because the path may be untrusted and the runner may interpret the log. */
function named(text) {
    return (0,_adapters_log_printable_text_js__WEBPACK_IMPORTED_MODULE_6__/* .printableLine */ .oy)((0,_constraints_definition_validation_js__WEBPACK_IMPORTED_MODULE_8__/* .printableName */ .Nt)(text), LONGEST);
}
function line(decision, request) {
    const { use } = decision;
    if (use !== 'read' && request.settings.mode === 'read-only') {
        return `  ${use.padEnd(6)}  refused  mode: read-only allows no changes, ${modeSource(request)}`;
    }
    const head = `  ${use.padEnd(6)}  ${decision.allowed ? 'allowed' : 'refused'}`;
    if (decision.rule === null)
        return `${head}  no rule refuses it${openList(use, request)}`;
    const pattern = decision.pattern === null ? 'no glob in the list matches' : `"${named(decision.pattern)}"`;
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .REGISTRY */ .Mo.find(({ name }) => name === decision.rule);
    const numbers = [definition?.code, definition?.seed].filter((number) => number !== undefined).join(', ');
    const remedy = decision.allowed ? '' : `; ${definition?.remedy ?? ''}`;
    return `${head}  ${decision.rule} (${numbers}): ${pattern}, ${sourceOf(decision, request)}${remedy}`;
}
function openList(use, { settings }) {
    return use === 'read' || settings.constraints.allowed_patterns.length > 0
        ? ''
        : ' (allowed_patterns is empty, so every path that is not denied is allowed)';
}
function modeSource({ origins, configPath }) {
    return spelledOrigin(origins.get('mode') ?? 'default', configPath);
}
/** Returns the source of the deciding rule. */
function sourceOf({ rule, pattern }, { origins, configPath }) {
    if (rule === 'git_dir' || rule === null)
        return BUILT_IN;
    const builtIn = rule === 'protected_paths' && pattern !== null && _settings_schema_protected_paths_js__WEBPACK_IMPORTED_MODULE_16__/* .PROTECTED_PATHS */ .k.includes(pattern);
    if (builtIn)
        return 'built in, only --open-protected opens it';
    const origin = origins.get(`constraints.${rule}`) ?? 'default';
    return spelledOrigin(origin, configPath);
}
function spelledOrigin(origin, configPath) {
    return origin === 'file' ? `from ${configPath ?? 'the file'}` : `from the ${origin}`;
}
function wrong(text) {
    const lines = text.split('\n').map((each) => (0,_adapters_log_printable_text_js__WEBPACK_IMPORTED_MODULE_6__/* .printableLine */ .oy)(each, LONGEST));
    return { lines, data: null, exitCode: _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_CODES */ .a.config_error };
}


/***/ }),

/***/ 16779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ harnessPaths),
/* harmony export */   i: () => (/* binding */ reportPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Returns the harness's own paths in the workspace, relative to the root. These are the output folder and, if the
 * workspace is the action's repository (`uses: ./`), the action's files.
 */
function harnessPaths({ hostProcess, place, outputPath, request, }) {
    const own = hostProcess.actionFolder === null ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(place.root, hostProcess.actionFolder);
    return [...reportPaths({ outputPath, request }), ...(own === '' || own.startsWith('..') ? [] : [own])];
}
/** Returns the paths of reports in the workspace. They are never counted or committed. */
function reportPaths({ outputPath, request, }) {
    return [
        ...(outputPath === null ? [] : [outputPath]),
        // Included in every mode, so that a report of an earlier run does not make the workspace dirty.
        (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(request.settings.controlled_edit.report),
    ];
}


/***/ }),

/***/ 94298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ protectedLinkTargets)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/path/fold-name.js
var fold_name = __webpack_require__(89373);
// EXTERNAL MODULE: ./build/constraints/patterns/glob.js + 1 modules
var glob = __webpack_require__(8028);
// EXTERNAL MODULE: ./build/constraints/patterns/path-rules.js + 2 modules
var path_rules = __webpack_require__(96810);
;// CONCATENATED MODULE: ./build/constraints/paths/protected-links.js




/** Links to links that are followed, as many as Linux follows. */
const MAX_ROUNDS = 40;
/**
 * Returns what else must not change so that protected paths keep their content: the targets of protected links
 * (`CLAUDE.md` to `docs/agents.md`), and protected paths below a link (`.github` to `ci/github`). Links to links are
 * followed. Targets outside the repository, and the root itself, are left out.
 */
function protectedLinks(patterns, links) {
    const found = new Map();
    let latest = patterns;
    for (let round = 0; round < MAX_ROUNDS && latest.length > 0; round += 1) {
        const { match } = (0,glob/* compileGlobs */.tI)(latest, glob/* PROTECT_MEANING */.kf);
        const reached = links.flatMap((link) => reachedThrough(link, latest, match(link.path) !== null));
        const added = reached.filter(({ glob }) => !found.has(glob) && !patterns.includes(glob));
        for (const each of added)
            found.set(each.glob, each);
        latest = added.map(({ glob }) => glob);
    }
    return [...found.values()];
}
function reachedThrough({ path, target }, patterns, isProtected) {
    const folder = targetIn(path, target);
    if (folder === null)
        return [];
    const place = (0,path_rules/* literalGlob */.Iq)(folder);
    if (isProtected)
        return [{ link: path, glob: place }];
    return patterns.flatMap((pattern) => {
        const rest = restBelow(pattern, path);
        return rest === null ? [] : [{ link: path, glob: `${place}/${rest}` }];
    });
}
/** Returns the part of a pattern that speaks of what is below a path: `workflows/**` of `.github/workflows/**`. */
function restBelow(pattern, path) {
    const isAnywhere = pattern.startsWith('**/');
    const above = `${(0,path_rules/* literalGlob */.Iq)(isAnywhere ? external_node_path_.posix.basename(path) : path)}/`;
    const spelled = isAnywhere ? pattern.slice(3) : pattern;
    return (0,fold_name/* foldName */.z)(spelled).startsWith((0,fold_name/* foldName */.z)(above)) ? spelled.slice(above.length) : null;
}
/** Returns a link's target relative to the root, or null. */
function targetIn(path, target) {
    if (target === '' || target.startsWith('/'))
        return null;
    const found = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(path), target)).replace(/\/+$/, '');
    return found === '.' || /^(?:\.\.|\.git)(?:\/|$)/.test(found) ? null : found;
}

;// CONCATENATED MODULE: ./build/run/preflight/protected-link-targets.js

/** Finds what is protected because links of these commits lead there. Throws GitError. */
async function protectedLinkTargets({ settings }, repository, commits) {
    const given = new Set(commits.filter((commit) => commit !== null && commit !== ''));
    const links = await Promise.all([...given].map((commit) => repository.linksAt(commit ?? '')));
    return protectedLinks(settings.constraints.protected_paths, links.flat());
}


/***/ })

};
