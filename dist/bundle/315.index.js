export const id = 315;
export const ids = [315];
export const modules = {

/***/ 78688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   n5: () => (/* binding */ restoreSnapshot),
/* harmony export */   vl: () => (/* binding */ changedPaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lstat_or_undefined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68012);
/* harmony import */ var _remove_locked_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60353);




/** Records the present state. Files of `before` that were not written since are not read again. */
function takeSnapshot(places, before) {
    const kept = new Map();
    for (const place of places)
        take(place, kept, before);
    return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function take(place, kept, before) {
    try {
        takeEntry(place, kept, before);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (UNREADABLE.has(code))
            takeLocked(place.path, kept);
        else if (GONE.has(code))
            kept.delete(place.path);
        else
            throw error;
    }
}
const UNREADABLE = new Set(['EACCES', 'EPERM', 'ENAMETOOLONG']);
/** Errors after another process removed or replaced an entry. */
const GONE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR']);
/** Records an unreadable folder as empty. */
function takeLocked(path, kept) {
    if (kept.get(path)?.kind === 'folder')
        return;
    try {
        if ((0,_lstat_or_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatBigintOrUndefined */ .t)(path) !== undefined)
            kept.set(path, { kind: 'other' });
    }
    catch {
        kept.delete(path);
    }
}
function takeEntry({ path, holds }, kept, before) {
    const stat = (0,_lstat_or_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatBigintOrUndefined */ .t)(path);
    if (stat === undefined)
        return;
    const mode = Number(stat.mode) & 0o7777;
    if (stat.isSymbolicLink())
        kept.set(path, { kind: 'link', target: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) });
    else if (stat.isDirectory()) {
        kept.set(path, { kind: 'folder', mode });
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path)) {
            if (holds(name, path))
                take({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), holds }, kept, before);
        }
    }
    else if (stat.isFile()) {
        // Programs cannot set ctime, so a file with the same stamp was not written.
        const stamp = `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
        const known = before.get(path);
        const same = known?.kind === 'file' && known.stamp === stamp;
        kept.set(path, { kind: 'file', mode, stamp, bytes: same ? known.bytes : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) });
    }
    else
        kept.set(path, { kind: 'other' });
}
/** Returns the paths that differ, sorted. */
function changedPaths(before, now, same = () => false) {
    const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
    return paths.filter((path) => !isSameEntry(path, before.get(path), now.get(path), same));
}
function isSameEntry(path, a, b, same) {
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
/** Restores changed entries and removes new ones. Entries that cannot be restored still differ, or it throws. */
function restoreSnapshot(before, differences) {
    reopenFolders(before, differences());
    // Remove entries deepest first, then recreate them from the top down.
    for (const path of differences().toReversed())
        removeEntry(path, before.get(path));
    // Compare again, because removing a link in place of a folder changes what is below.
    for (const path of differences())
        recreateEntry(path, before.get(path));
}
/** Unlocks folders from the top down, because nothing in a locked folder can be seen or restored. */
function reopenFolders(before, paths) {
    for (const path of paths) {
        const kept = before.get(path);
        if (kept?.kind === 'folder' && (0,_lstat_or_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatOrUndefined */ .Y)(path)?.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, kept.mode);
    }
}
function removeEntry(path, before) {
    const stat = (0,_lstat_or_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .lstatOrUndefined */ .Y)(path);
    if (stat === undefined || before?.kind === 'other')
        return;
    if (before === undefined || (before.kind === 'folder') !== stat.isDirectory())
        (0,_remove_locked_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .removeEvenLocked */ .H)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
/** Creates a new file, because a leftover process may have the old one open, or it may have a second name. */
function recreateEntry(path, before) {
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

/***/ 60353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ removeEvenLocked)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);



/** Removes `path` with all its content. `room`: a folder on the same disk for a temporary name. */
function removeEvenLocked(path, room) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        removeWithPrograms(path, room);
    }
}
/**
 * Removes locked folders and paths that are too long for the system with programs that go from folder to folder. The
 * folder is renamed first, because its own name may not be valid text for an argument.
 */
function removeWithPrograms(path, room) {
    const mine = `${room}/.forge-removed-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(path, 0o700);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(path, mine);
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('/bin/chmod', ['-R', 'u+rwX', mine], { cwd: '/', stdio: 'ignore' });
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('/bin/rm', ['-rf', mine], { cwd: '/', stdio: 'ignore' });
}


/***/ }),

/***/ 58425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ persistedCredentials),
/* harmony export */   c: () => (/* binding */ repositoryConfigs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55247);
/* harmony import */ var _config_credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72722);
/* harmony import */ var _config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8176);





/** Maximum depth of nested submodules. */
const MAX_MODULE_DEPTH = 6;
/** Returns the configuration files of a repository, its worktrees and its submodules, without includes. */
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
/** Returns the git directories below `modules/`. Names of submodules may have slashes. */
function modulesOf(gitDir, depth) {
    const below = (folder, left) => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD')))
            return [folder, ...modulesOf(folder, depth + 1)];
        return left === 0 ? [] : foldersIn(folder).flatMap((next) => below(next, left - 1));
    };
    if (depth > MAX_MODULE_DEPTH)
        return [];
    return foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'modules')).flatMap((folder) => below(folder, MAX_MODULE_DEPTH));
}
/** Returns submodules that have their git directory inside. */
function oldSubmodules(root) {
    const named = (0,_config_file_js__WEBPACK_IMPORTED_MODULE_4__/* .parseConfig */ .o)((0,_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextOrNull */ .GR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.gitmodules')) ?? '').filter(({ name }) => name === 'path');
    return named.flatMap(({ value }) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, value);
        return folder.startsWith(`${root}/`) ? ((0,_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .gitDirOf */ .z0)(folder) ?? []) : [];
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
/** Finds persisted credentials. `more`: configuration outside the repository (`~/.gitconfig`). */
function persistedCredentials(layout, more) {
    const files = (0,_config_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .configFiles */ .ap)([...(layout === null ? [] : repositoryConfigs(layout)), ...more]);
    const holding = files.filter(holdsCredential);
    const secrets = files.flatMap(({ entries }) => entries.flatMap(_config_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsIn */ .VY));
    return { secrets: [...new Set(secrets)], files: holding.map(({ path }) => path) };
}
/** Returns true for files with credential values. A helper is only a way to get one, so it does not count. */
function holdsCredential({ entries }) {
    return entries.some((entry) => (0,_config_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .isCredential */ .uo)(entry) && (0,_config_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsIn */ .VY)(entry).length > 0);
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

/***/ 35329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lockWorkspace),
/* harmony export */   y: () => (/* binding */ workspaceHolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_lock_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95481);
/* harmony import */ var _git_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55247);



const NAME = 'forge-headless.lock';
const FREE = { ok: true, release: () => undefined };
/**
 * Lets only one run at a time work in a repository. The lock is in its git directory, which no command may write. If
 * that is not writable, a run cannot commit either, and only the output folder's lock applies.
 */
function lockWorkspace(root, run) {
    const gitDir = (0,_git_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .gitDirOf */ .z0)(root);
    if (gitDir === null)
        return FREE;
    try {
        return (0,_files_lock_file_js__WEBPACK_IMPORTED_MODULE_1__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, NAME), run);
    }
    catch {
        return FREE;
    }
}
/** Describes the run that works in a repository; null if there is none. Takes no lock. */
function workspaceHolder(root) {
    const gitDir = (0,_git_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .gitDirOf */ .z0)(root);
    return gitDir === null ? null : (0,_files_lock_file_js__WEBPACK_IMPORTED_MODULE_1__/* .lockHolder */ .m)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, NAME));
}


/***/ }),

/***/ 36151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ scanCommit)
});

// EXTERNAL MODULE: ./build/adapters/secrets/scan/detect-secrets.js + 6 modules
var detect_secrets = __webpack_require__(62257);
;// CONCATENATED MODULE: ./build/adapters/secrets/scan/scan-input.js
function createScanInput(rows) {
    const pieces = [];
    const starts = [];
    const owners = [];
    let at = 0;
    for (const row of rows) {
        for (const piece of textVariants(row.text)) {
            pieces.push(piece);
            starts.push(at);
            owners.push(row);
            at += piece.length + 1;
        }
    }
    return { text: pieces.join('\n'), lineAt: (index) => owners[lastAtOrBefore(starts, index)] };
}
/** Returns the variants to search: NUL bytes between letters are UTF-16, and elsewhere they separate texts. */
function textVariants(text) {
    return text.includes('\0') ? [text.replaceAll('\0', ''), text.replaceAll('\0', ' ')] : [text];
}
/** Returns the index of the last start that is not after `index`. The starts are in ascending order. */
function lastAtOrBefore(starts, index) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/adapters/secrets/scan/scan-commit.js


const KNOWN_SECRET = 'a secret that this run was given';
/** Scans the lines that a commit adds, its paths and its message. Returns one finding per place. */
function scanCommit({ additions, message, settings = [], holdsKnown, }) {
    const named = settings.map(({ name, text }) => ({ path: null, setting: name, line: null, text }));
    const rows = [...scanLines(additions, message), ...named];
    const sheet = createScanInput(rows);
    const found = new Map();
    const note = (row, kind, parts) => {
        const known = found.get(row);
        const { text: _text, ...place } = row;
        const finding = known?.finding ?? { ...place, kind };
        found.set(row, { finding, parts: [...(known?.parts ?? []), ...parts] });
    };
    for (const row of linesWithKnownSecrets(rows, sheet.text, holdsKnown))
        note(row, KNOWN_SECRET, []);
    for (const { index, kind, parts } of newlyAdded((0,detect_secrets/* detectSecrets */.N)(sheet.text), additions)) {
        const row = sheet.lineAt(index);
        if (row !== undefined)
            note(row, kind, parts);
    }
    return rows.flatMap((row) => found.get(row) ?? []);
}
function scanLines(additions, message) {
    const rows = [{ path: null, line: null, text: message }];
    for (const { path, lines } of additions) {
        // A path of a file that is only deleted is already in the history.
        if (lines.length > 0)
            rows.push({ path, line: null, text: path });
        for (const { number, text } of lines)
            rows.push({ path, line: number, text });
    }
    return rows;
}
/**
 * Drops secrets that the commit also removes, because they are already in the history: a file was moved, or a line was
 * changed around them.
 */
function newlyAdded(matches, additions) {
    if (matches.length === 0)
        return matches;
    const before = additions.flatMap(({ removed }) => removed).join('\n');
    return matches.filter(({ value }) => !before.includes(value));
}
/** White space, and characters that join strings in code. They can split a value over several lines. */
const JOINTS = /[\s\0\\"'`+,]+/g;
/**
 * Returns lines that contain a given secret. A secret that is split over several lines is reported at the first line of
 * its file.
 */
function linesWithKnownSecrets(rows, text, holdsKnown) {
    const holding = holdsKnown(text) ? rows.filter((row) => holdsKnown(row.text.replaceAll('\0', ''))) : [];
    if (holding.length > 0 || !holdsKnown(text.replace(JOINTS, '')))
        return holding;
    const paths = [...new Set(rows.map(({ path }) => path))];
    return paths.flatMap((path) => {
        // Each setting is a separate text.
        const lines = rows.filter((row) => row.path === path && row.setting === undefined);
        if (!holdsKnown(lines.map((row) => row.text.replace(JOINTS, '')).join('')))
            return [];
        return lines.find(({ line }) => line !== null) ?? lines[0] ?? [];
    });
}


/***/ }),

/***/ 26373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ handOverText),
/* harmony export */   m: () => (/* binding */ ModelError)
/* harmony export */ });
/** Returns the notice that another model continues. */
function handOverText(from, to, why) {
    return `${from.provider} ${from.model} failed: ${why}; continuing with ${to.provider} ${to.model}`;
}
/** A provider's failure after its retries. The message is one line for the user: the problem and the remedy. */
class ModelError extends Error {
    trouble;
    /** The usage of interrupted replies; undefined if nothing was received. */
    spent;
    constructor(trouble, message, spent) {
        super(message);
        this.name = 'ModelError';
        this.trouble = trouble;
        this.spent = spent;
    }
}


/***/ }),

/***/ 77050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ leadsOut)
/* harmony export */ });
/** Returns true if a link at `path` is absolute or its text leads out of the repository. Both relative to the root. */
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

/***/ 58542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unanswered),
/* harmony export */   q: () => (/* binding */ forgeOptions)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30293);
/* harmony import */ var _refused_redirect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81035);



/** Returns options for requests to GitHub: the run's deadline, and notices about redirects and rate limits. */
function forgeOptions(context, access) {
    const { hostProcess, stopwatch, observers } = context;
    return {
        ...access,
        env: hostProcess.env,
        clock: hostProcess.clock,
        signal: stopwatch.landing,
        remainingMs: () => stopwatch.timeLeft('commit'),
        onRedirect: ({ what, to }) => {
            const reason = `GitHub's API redirects to ${to} when asked to ${what}; the token was not sent there: check GITHUB_API_URL`;
            (0,_refused_redirect_js__WEBPACK_IMPORTED_MODULE_2__/* .noteRefusedRedirect */ .l)(context, reason);
        },
        onWait: ({ ms, what }) => {
            const text = `GitHub is rate limiting us; retrying in ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(ms)}, to ${what}`;
            observers.emit({ type: 'notice', level: 'warning', text });
        },
    };
}
/** Returns the error that ends a run if GitHub did not answer a request that must succeed before the agent starts. */
function unanswered({ message: reason }, { landing, cancelled }) {
    const isLate = landing.aborted && !cancelled;
    return new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: isLate ? 'timeout' : 'git_before', reason });
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

/***/ 81035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ noteRefusedRedirect)
/* harmony export */ });
/* harmony import */ var _record_plain_violation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17496);

/** Records a redirect to another server (NET-03). It was not followed, so no key or token went there. */
function noteRefusedRedirect({ observers }, reason) {
    observers.emit({ type: 'violated', violation: (0,_record_plain_violation_js__WEBPACK_IMPORTED_MODULE_0__/* .plainViolation */ .W)('NET-03', reason, 'reject', 'prevented') });
}


/***/ }),

/***/ 675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ busyReason),
  B: () => (/* binding */ openRunContext)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/credentials/persisted-credentials.js
var persisted_credentials = __webpack_require__(58425);
// EXTERNAL MODULE: ./build/adapters/git/program/user-repository.js
var user_repository = __webpack_require__(55247);
// EXTERNAL MODULE: ./build/adapters/files/file-snapshot.js
var file_snapshot = __webpack_require__(78688);
;// CONCATENATED MODULE: ./build/adapters/host/runner-files.js


/** Source: docs/internals/github-actions.md. The event tells the harness who requested the run. */
const FILE_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
/** The runner's folder of command files, for this step and others. */
const COMMAND_FOLDER = '_runner_file_commands';
/** Takes a snapshot of the files that the runner names in this environment. */
function snapshotRunnerFiles(env) {
    const files = FILE_VARIABLES.map((name) => env[name] ?? '').filter(external_node_path_.isAbsolute);
    const folders = files.map((file) => (0,external_node_path_.dirname)(file)).filter((folder) => (0,external_node_path_.basename)(folder) === COMMAND_FOLDER);
    const tops = new Set([...folders, ...files]);
    let before = new Map();
    const look = (at) => (0,file_snapshot/* takeSnapshot */.W9)([...at].map((path) => ({ path, holds: () => true })), before);
    before = look(tops);
    const differences = () => (0,file_snapshot/* changedPaths */.vl)(before, look(tops));
    return {
        keep: (folder) => {
            if (tops.has(folder))
                return;
            tops.add(folder);
            before = new Map([...before, ...look([folder])]);
        },
        putBack: () => {
            const changed = differences();
            if (changed.length === 0)
                return changed;
            (0,file_snapshot/* restoreSnapshot */.n5)(before, differences);
            const left = differences();
            if (left.length > 0)
                throw new Error(`could not restore files of the runner: ${left.join(', ')}`);
            return changed;
        },
    };
}

// EXTERNAL MODULE: ./build/adapters/host/workspace-location.js
var workspace_location = __webpack_require__(13485);
// EXTERNAL MODULE: ./build/adapters/host/workspace-lock.js
var workspace_lock = __webpack_require__(35329);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapters/git/credentials/config-credentials.js
var config_credentials = __webpack_require__(72722);
// EXTERNAL MODULE: ./build/adapters/secrets/scan/real-value.js
var real_value = __webpack_require__(23469);
;// CONCATENATED MODULE: ./build/adapters/secrets/credential-files.js




/** The size limit. Credential files are never larger. */
const MAX_FILE_BYTES = 256 * 1024;
/** Files below HOME in which programs keep a user's credentials. The first group of the pattern is the value. */
const IN_HOME = [
    ['.netrc', /\bpassword\s+(\S+)/g],
    ['.npmrc', /(?:_authToken|_auth|_password)\s*=\s*"?([^\s"]+)/g],
    ['.yarnrc.yml', /npmAuth(?:Token|Ident):\s*"?([^\s"]+)/g],
    ['.pypirc', /^[^\S\n\r\u2028\u2029]*password\s*[=:]\s*(\S+)/gm],
    ['.config/gh/hosts.yml', /oauth_token:\s*"?([^\s"]+)/g],
    ['.config/glab-cli/config.yml', /token:\s*"?([^\s"]+)/g],
    ['.docker/config.json', /"(?:auth|identitytoken|registrytoken)"\s*:\s*"([^"]+)"/g],
    ['.aws/credentials', /(?:secret_access_key|session_token)\s*=\s*(\S+)/g],
    [
        '.config/gcloud/application_default_credentials.json',
        /"(?:refresh_token|client_secret|private_key)"\s*:\s*"([^"]+)"/g,
    ],
    ['.kube/config', /(?:token|client-key-data):\s*"?([^\s"]+)/g],
    ['.cargo/credentials.toml', /token\s*=\s*"([^"]+)"/g],
    ['.m2/settings.xml', /<(?:password|passphrase)>([^<]+)</g],
    ['.gradle/gradle.properties', /(?:password|token|secret)\w*\s*=\s*(\S+)/gi],
];
/** A settings file with local values. Example files do not match. */
const DOTENV = /^\.env(?!.*(?:example|sample|template|dist|schema)).*$/;
const DOTENV_LINE = /^[^\S\n\r\u2028\u2029]*(?:export\s+)?(\w+)\s*=\s*["']?([^\s"']+)/gm;
const SECRET_KEY = /secret|token|passw|passphrase|credential|auth|private|dsn|(?:^|_)key|api_?key/i;
/**
 * Returns secret values in files where programs keep a user's credentials, and in `.env` files at the workspace's root.
 * A command that reads them may print them, so they are redacted like given secrets.
 */
function fileCredentials(homes, root) {
    const found = [...homes.flatMap(inHome), ...dotenvSecrets(root)];
    return [...new Set(found)].filter(real_value/* isUnmistakable */.bm);
}
function inHome(home) {
    const named = IN_HOME.flatMap(([path, pattern]) => matches(textOf((0,external_node_path_.join)(home, path)), pattern));
    const urls = textOf((0,external_node_path_.join)(home, '.git-credentials')).split('\n');
    return [...named, ...urls.flatMap((url) => (0,config_credentials/* secretInUrl */.HO)(url.trim()) ?? []), ...sshKeys(home)];
}
/** Returns private keys as a whole; the redactor also splits values into lines. */
function sshKeys(home) {
    const folder = (0,external_node_path_.join)(home, '.ssh');
    return namesIn(folder)
        .map((name) => textOf((0,external_node_path_.join)(folder, name)))
        .filter((text) => text.includes('PRIVATE KEY-----'))
        .map((text) => text.replace(/^-----.*$/gm, '').trim());
}
function dotenvSecrets(root) {
    const files = namesIn(root).filter((name) => DOTENV.test(name));
    return files.flatMap((name) => [...textOf((0,external_node_path_.join)(root, name)).matchAll(DOTENV_LINE)].flatMap(([, key = '', value = '']) => SECRET_KEY.test(key) ? [value] : ((0,config_credentials/* secretInUrl */.HO)(value) ?? [])));
}
function matches(text, pattern) {
    return [...text.matchAll(pattern)].map(([, value = '']) => value);
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
/**
 * Returns the text of a regular file within the size limit; '' if there is none. Opened without waiting, because a pipe
 * would block.
 */
function textOf(path) {
    let file = null;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        const stat = (0,external_node_fs_.fstatSync)(file);
        return stat.isFile() && stat.size <= MAX_FILE_BYTES ? (0,external_node_fs_.readFileSync)(file, 'utf8') : '';
    }
    catch {
        return '';
    }
    finally {
        if (file !== null)
            (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./build/adapters/secrets/redaction.js + 2 modules
var redaction = __webpack_require__(20074);
;// CONCATENATED MODULE: ./build/adapters/secrets/partial-secrets.js

/** The least number of characters of a secret that count as a part of it. */
const MIN_PIECE_CHARS = 8;
/** Parts of a shorter secret would be most of it. */
const MIN_SECRET_CHARS = 12;
/**
 * Redacts parts of the secrets: an agent may have been made to leave out a secret's beginning, or to split it over
 * lines. Only for prose, because code may share words with a secret.
 */
function redactPartialSecrets(text, secrets) {
    const known = secrets.filter((secret) => secret.length >= MIN_SECRET_CHARS);
    let clean = '';
    for (let at = 0; at < text.length;) {
        const length = longestPiece(text, at, known);
        clean += length === 0 ? text[at] : redaction/* REDACTED */.XF;
        at += length || 1;
    }
    return clean;
}
/** Returns the length of the text from here on that is also in a secret; 0 if it is too short. */
function longestPiece(text, at, secrets) {
    const begin = text.slice(at, at + MIN_PIECE_CHARS);
    if (begin.length < MIN_PIECE_CHARS)
        return 0;
    let longest = 0;
    for (const secret of secrets) {
        for (let from = secret.indexOf(begin); from !== -1; from = secret.indexOf(begin, from + 1)) {
            let length = MIN_PIECE_CHARS;
            while (from + length < secret.length && secret[from + length] === text[at + length])
                length += 1;
            longest = Math.max(longest, length);
        }
    }
    return longest;
}

// EXTERNAL MODULE: ./build/adapters/secrets/scan/finding-place.js
var finding_place = __webpack_require__(79702);
// EXTERNAL MODULE: ./build/adapters/secrets/secret-guard.js
var secret_guard = __webpack_require__(54431);
// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/run/record/observers.js + 3 modules
var record_observers = __webpack_require__(65746);
// EXTERNAL MODULE: ./build/run/record/reports-folder.js + 4 modules
var reports_folder = __webpack_require__(74855);
;// CONCATENATED MODULE: ./build/run/context/result-redactor.js

/**
 * Removes the run's secrets from tool results before anyone sees them, and remembers that it found one so that the
 * exposure can be recorded.
 */
class ResultRedactor {
    #redactor;
    /** Values from files that the model may not read. Commits may contain them, because the user's files do. */
    #hidden = (0,redaction/* createRedactor */.lY)();
    #found = false;
    constructor(redactor) {
        this.#redactor = redactor;
    }
    get longest() {
        return Math.max(this.#redactor.longest, this.#hidden.longest);
    }
    /** Adds a value to redact from now on. */
    hide(value) {
        this.#hidden.add(value);
    }
    text(text) {
        const clean = this.#hidden.text(this.#redactor.text(text));
        if (clean !== text)
            this.#found = true;
        return clean;
    }
    /** Returns true if a secret was found since the last call. */
    takeFound() {
        const found = this.#found;
        this.#found = false;
        return found;
    }
}

// EXTERNAL MODULE: ./build/run/context/secret-values.js
var secret_values = __webpack_require__(34519);
// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
;// CONCATENATED MODULE: ./build/run/context/stopwatch.js

/** Share of the time limit that is reserved for gates, commit and reports. */
const LANDING_SHARE = 0.1;
const LANDING_MOST_MS = 30_000;
function finishReserve(timeoutMs) {
    return Math.min(timeoutMs * LANDING_SHARE, LANDING_MOST_MS);
}
/**
 * Tracks the run's time. The agent's work stops early enough to finish the run; a cancellation stops everything. All
 * times are monotonic milliseconds. A timeout of 0 means no limit.
 */
class Stopwatch {
    landingMs;
    /** The time when the agent's work must be over. */
    workDeadline;
    /** The time when the run must be over. */
    deadline;
    #clock;
    #startedAt;
    #cancel;
    #work;
    #landing;
    #over = new AbortController();
    constructor(clock, timeoutMs, cancel) {
        this.#clock = clock;
        this.#cancel = cancel;
        this.#startedAt = clock.monotonic();
        this.landingMs = timeoutMs === 0 ? 0 : finishReserve(timeoutMs);
        this.deadline = timeoutMs === 0 ? Number.POSITIVE_INFINITY : this.#startedAt + timeoutMs;
        this.workDeadline = this.deadline - this.landingMs;
        this.#work = this.#alarm(this.workDeadline);
        this.#landing = this.#alarm(this.deadline);
    }
    /** Aborts at the work's deadline and on cancellation. */
    get work() {
        return this.#work.signal;
    }
    /** Aborts at the run's deadline and on cancellation. */
    get landing() {
        return this.#landing.signal;
    }
    get cancelled() {
        return this.#cancel.aborted;
    }
    get workIsOver() {
        return !this.cancelled && this.#clock.monotonic() >= this.workDeadline;
    }
    /** Returns the milliseconds left in a phase. Work stops early; a commit may use all of the run's time. */
    timeLeft = (phase) => (phase === 'commit' ? this.deadline : this.workDeadline) - this.#clock.monotonic();
    elapsed() {
        return this.#clock.monotonic() - this.#startedAt;
    }
    /** Clears the alarms, so that they do not keep the process alive. */
    close() {
        this.#over.abort();
        this.#work.release();
        this.#landing.release();
    }
    #alarm(at) {
        const alarm = new AbortController();
        const joined = (0,joined_signal/* joinedSignal */._)([this.#cancel, alarm.signal]);
        if (at === Number.POSITIVE_INFINITY)
            return joined;
        const ring = () => alarm.abort(new DOMException('out of time', 'TimeoutError'));
        this.#clock.sleep(at - this.#startedAt, this.#over.signal).then(ring, () => undefined);
        return joined;
    }
}

;// CONCATENATED MODULE: ./build/run/context/run-context.js



















function openRunContext(request, hostProcess) {
    const executionId = `run-${(0,external_node_crypto_.randomUUID)()}`;
    const located = (0,workspace_location/* locateWorkspace */.m)(request.workspace);
    const { found, isFree, release } = locked(located, executionId);
    const credentials = credentialsOf(found.place.root, hostProcess.env);
    const keptInFiles = fileCredentials(homesOf(hostProcess), found.place.root);
    const { pass_env: passEnv } = request.settings.sandbox;
    const given = [
        ...(0,secret_values/* secretValues */.V)(hostProcess.env, request.apiKey, passEnv),
        ...credentials.secrets,
        ...keptInFiles,
    ];
    const redactor = (0,secret_guard/* createSecretGuard */.q)(given);
    const keys = [request.apiKey, ...request.fallbacks.map(({ apiKey }) => apiKey)];
    const sure = given.filter((value) => keys.includes(value) || (0,real_value/* isUnmistakable */.bm)(value));
    const certain = (0,redaction/* createRedactor */.lY)(sure);
    const written = writerFor({ request, hostProcess, root: found.place.root, redactor, executionId, isFree });
    // Called before the runner's files are read, because the entry point writes to one of them here.
    hostProcess.placed?.(executionId, written.writer.dir);
    const observers = (0,record_observers/* observe */.l)({
        executionId,
        settings: request.settings,
        clock: hostProcess.clock,
        redactor,
        writer: written.writer,
        log: hostProcess.log,
    });
    const { output_dir: outputDir } = request.settings.artifacts;
    return {
        executionId,
        request,
        hostProcess,
        place: found.place,
        outputPath: (0,external_node_path_.isAbsolute)(outputDir) ? null : (0,external_node_path_.normalize)(outputDir),
        redactor,
        resultRedactor: new ResultRedactor(certain),
        holdsSecret: certain.isIn,
        redactProse: (text) => redactPartialSecrets(text, sure),
        credentials,
        runnerFiles: snapshotRunnerFiles(hostProcess.env),
        stopwatch: new Stopwatch(hostProcess.clock, request.settings.constraints.timeout, hostProcess.cancel),
        observers,
        trouble: found.trouble ?? (written.trouble === null ? null : { kind: 'config', reason: written.trouble }),
        writer: written.writer,
        release,
    };
}
/** Locks the workspace, because two runs in one folder would each see the other's changes as its own. */
function locked(located, executionId) {
    const { place, trouble } = located;
    const lock = trouble === null ? (0,workspace_lock/* lockWorkspace */.R)(place.root, executionId) : null;
    const release = lock?.ok === true ? lock.release : () => undefined;
    if (lock === null || lock.ok)
        return { found: located, isFree: true, release };
    const reason = busyReason(place.root, lock.holder);
    return { found: { place, trouble: { kind: 'git_before', reason } }, isFree: false, release };
}
function busyReason(root, holder) {
    return `another run is working in ${root} (${holder}): wait until it ends, or use another checkout`;
}
function homesOf({ env, accountHome }) {
    const homes = [env.HOME ?? '', accountHome ?? ''];
    return [...new Set(homes)].filter(external_node_path_.isAbsolute);
}
/** Returns the credentials in git's configuration, both the repository's and the user's. */
function credentialsOf(root, env) {
    const { HOME: home = '', XDG_CONFIG_HOME: xdg = (0,external_node_path_.join)(home, '.config'), GIT_CONFIG_GLOBAL: global } = env;
    const own = global === undefined ? [(0,external_node_path_.join)(home, '.gitconfig'), (0,external_node_path_.join)(xdg, 'git/config')] : [global];
    const layout = (0,user_repository/* gitDirOf */.z0)(root) === null ? null : (0,user_repository/* repositoryLayout */.bI)(root);
    return (0,persisted_credentials/* persistedCredentials */.O)(layout, own.filter(external_node_path_.isAbsolute));
}
function writerFor({ request, hostProcess, root, redactor, executionId, isFree }) {
    const { enabled, output_dir: named } = request.settings.artifacts;
    // While another run works here, reports in the workspace would count as its changes.
    const isOutside = (0,external_node_path_.isAbsolute)(named) && !(0,is_within/* isWithin */.B)(named, root);
    const outputDir = isFree || isOutside ? named : (0,external_node_path_.join)(hostProcess.temporary, `forge-headless-${executionId}`);
    const options = {
        executionId,
        root,
        outputDir,
        enabled,
        fallbackBase: hostProcess.temporary,
        notice: hostProcess.warn,
        redact: (bytes, name) => redactor.bytes(bytes, locatorFor(name)),
    };
    return (0,reports_folder/* reportsPlace */.tD)(options, hostProcess.env.PATH ?? '');
}
/** Returns how places in a report are named. For a patch, the place is in the file that the patch changes. */
function locatorFor(name) {
    return name.endsWith('.patch') ? (0,finding_place/* patchLocator */.Ng)(name) : (0,finding_place/* fileLocator */.Xw)(name);
}


/***/ }),

/***/ 14014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ askPullRequests)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);
/* harmony import */ var _core_settled_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67207);
/* harmony import */ var _context_forge_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58542);




/**
 * Opens the forge and asks for the base branch; null if the settings want no pull request. Started early and awaited
 * late. Rejects with StopRun(git_before), so that a run that cannot be delivered costs nothing.
 */
function askPullRequests(context) {
    const { forge, settings } = context.request;
    const { create_pr: creates, auto_push: pushes, partial } = settings.git;
    const isWanted = creates || (pushes && partial === 'draft_pr');
    if (!isWanted || forge === null || settings.mode === 'read-only')
        return null;
    return (0,_core_settled_js__WEBPACK_IMPORTED_MODULE_3__/* .awaitedLater */ .k)(open(context, forge));
}
async function open(context, access) {
    const { openForge } = await __webpack_require__.e(/* import() */ 8283).then(__webpack_require__.bind(__webpack_require__, 58283));
    const options = (0,_context_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .forgeOptions */ .q)(context, access);
    const forge = await openForge(options);
    const readiness = async () => (await __webpack_require__.e(/* import() */ 3738).then(__webpack_require__.bind(__webpack_require__, 53738))).openReadiness(options);
    const { branch, pr_base: given } = context.request.settings.git;
    const mainBranch = access.mainBranch ?? (given === '' ? await answerOf(forge.defaultBranch(), context) : null);
    const base = given || (mainBranch ?? '');
    if (branch !== base)
        return { forge, base, mainBranch, readiness };
    const reason = `git.branch and the base of the pull request are both ${branch}: set git.branch to another branch, or leave it empty`;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'git_before', reason });
}
async function answerOf(request, { stopwatch }) {
    try {
        return await request;
    }
    catch (error) {
        if (!(error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
            throw error;
        throw (0,_context_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .b)(error, stopwatch);
    }
}


/***/ }),

/***/ 94716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ remoteFor),
/* harmony export */   OE: () => (/* binding */ commitBranch),
/* harmony export */   YH: () => (/* binding */ refuseMainBranch),
/* harmony export */   m8: () => (/* binding */ checkOutTarget)
/* harmony export */ });
/* harmony import */ var _adapters_git_remote_remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43943);
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75347);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30293);




/** Opens the repository on its server; returns null if nothing is pushed. */
function remoteFor({ request, hostProcess, stopwatch, observers }, repo, folder) {
    const { forge, settings } = request;
    if (forge === null || !settings.git.auto_push || settings.mode === 'read-only')
        return null;
    const url = (0,_adapters_git_remote_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteUrl */ .g)(forge.serverUrl, forge.repository);
    const retryOptions = {
        clock: hostProcess.clock,
        remainingMs: () => stopwatch.timeLeft('commit'),
        onWait: ({ ms, trouble }) => {
            const text = `${forge.repository}: git failed (${trouble.replaceAll('_', ' ')}); retrying in ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .seconds */ .YA)(ms)}`;
            observers.emit({ type: 'notice', level: 'warning', text });
        },
    };
    return (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .openRemote */ .d)({ url, token: forge.token, env: hostProcess.env, folder, repo, retryOptions });
}
/**
 * Checks out the commit that the run starts from and determines the push target. It is the pinned branch of the pull
 * request, else the branch of the settings or the checked-out branch. Throws StopRun(git_before).
 */
async function checkOutTarget(context, repository, facts, remote) {
    const start = context.request.trigger?.start ?? null;
    if (start === null)
        return onBranch(context, repository, facts, remote);
    if (start.leaves !== true)
        return atPinned(context, repository, start, remote);
    if (facts.head === start.sha)
        return onBranch(context, repository, facts, remote);
    await repository.goTo({ sha: start.sha, branch: start.branch, requireClean: true });
    return onBranch(context, repository, await repository.inspect(), remote);
}
async function atPinned(context, repository, { sha, branch }, remote) {
    if (remote !== null)
        await refuseMainBranch(context, repository, branch);
    await repository.goTo({ sha, branch, requireClean: true });
    const text = `working on ${sha.slice(0, 12)}, the head of ${branch}`;
    context.observers.emit({ type: 'notice', level: 'info', text });
    return remote && { remote, repository: nameOf(context), branch, expectedOld: sha };
}
async function onBranch(context, repository, facts, remote) {
    if (context.request.settings.mode === 'read-only')
        return null;
    if (remote === null) {
        await goToBranch(context, repository, facts);
        return null;
    }
    const branch = targetOf(context, facts);
    await refuseMainBranch(context, repository, branch);
    const expectedOld = await remote.takeBranch(branch, context.stopwatch.work);
    await goToBranch(context, repository, facts);
    return { remote, repository: nameOf(context), branch, expectedOld };
}
/** Refuses the main branch as push target unless the settings name it. */
async function refuseMainBranch({ request, hostProcess }, repository, branch) {
    if (request.settings.git.branch === branch)
        return;
    const named = request.forge?.mainBranch ?? null;
    const mainBranch = named ?? (await repository.targetBranchFacts(branch, hostProcess.clock.now())).mainBranch;
    if (branch !== mainBranch)
        return;
    const reason = `${branch} is the main branch, which gets pushes only if git.branch names it: set git.branch to another branch, or to ${branch} if you want that`;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}
function nameOf({ request }) {
    return request.forge?.repository ?? '';
}
/** Returns the target branch. Merge refs and detached heads have none and are never pushed. */
function targetOf({ request }, facts) {
    const branch = request.settings.git.branch || facts.branch;
    if (branch !== null)
        return branch;
    const reason = 'no branch is checked out, so there is no branch to push to: set git.branch, or check out a branch (actions/checkout with its ref)';
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}
/** Checks out the branch of the settings, and logs it if the workspace moves to another commit. */
async function goToBranch(context, repository, before) {
    const { branch } = context.request.settings.git;
    if (branch === '')
        return;
    await repository.prepareBranch(branch);
    const { head } = await repository.inspect();
    if (head === before.head)
        return;
    const from = before.branch ?? before.head;
    const text = `the branch ${branch} comes from an earlier run: this run continues on it, with ${from} merged in`;
    context.observers.emit({ type: 'notice', level: 'info', text });
}
/** Returns the branch that the commit is made on; null if it is the branch of the workspace. */
function commitBranch({ trigger, settings }) {
    const start = trigger?.start ?? null;
    const goesBack = start !== null && start.leaves !== true;
    return goesBack || settings.git.branch === '' ? null : settings.git.branch;
}


/***/ }),

/***/ 97786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ commitSettings),
/* harmony export */   g: () => (/* binding */ checkSettingSecrets)
/* harmony export */ });
/* harmony import */ var _adapters_secrets_scan_scan_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36151);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);


/** Returns the settings for a commit's author and branch. */
function commitSettings({ request }) {
    const { author_name, author_email, branch } = request.settings.git;
    return [
        { name: 'git.author_name', text: author_name },
        { name: 'git.author_email', text: author_email },
        { name: 'git.branch', text: branch },
    ];
}
/** Throws StopRun(config) if a setting that the commit or pull request shows contains a secret. */
function checkSettingSecrets(context) {
    const { git } = context.request.settings;
    const settings = [
        ...commitSettings(context),
        { name: 'git.commit_message', text: git.commit_message },
        { name: 'git.pr_title', text: git.pr_title },
        { name: 'git.pr_body', text: git.pr_body },
        { name: 'git.pr_base', text: git.pr_base },
        { name: 'git.pr_labels', text: git.pr_labels.join('\n') },
        { name: 'git.pr_reviewers', text: git.pr_reviewers.join('\n') },
    ];
    const found = (0,_adapters_secrets_scan_scan_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .scanCommit */ .h)({ additions: [], message: '', settings, holdsKnown: context.holdsSecret });
    if (found.length === 0)
        return;
    for (const { finding, parts } of found) {
        context.redactor.hide({ kind: finding.kind, parts, place: finding.setting ?? 'git' });
    }
    const places = found.map(({ finding }) => `${finding.setting} contains ${finding.kind}`).join('; ');
    const reason = `${places}: remove it from the settings, keep it in a secret store, and replace the key if it was real`;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 14837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ askSigning)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);
/* harmony import */ var _context_forge_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58542);



/**
 * Returns the server that creates the commit if GitHub signs it; null if it is created locally. Checks now, before any
 * cost, that GitHub has the parent commit. Throws StopRun(git_before).
 */
async function askSigning(context, repository, destination) {
    const { forge, settings } = context.request;
    const { sign_commits: signs, auto_commit: commits } = settings.git;
    if (!signs || !commits || settings.mode === 'read-only')
        return null;
    if (destination === null || forge === null) {
        const text = 'git.sign_commits is true, but nothing is pushed: the commit is made locally and unsigned; set git.auto_push or git.create_pr too';
        context.observers.emit({ type: 'notice', level: 'warning', text });
        return null;
    }
    const { openCommits } = await __webpack_require__.e(/* import() */ 3738).then(__webpack_require__.bind(__webpack_require__, 53738));
    const maker = await openCommits((0,_context_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .forgeOptions */ .q)(context, forge));
    const { base } = await repository.ground(destination.expectedOld);
    if (base !== destination.expectedOld)
        await checkOnServer(maker, base, context);
    return maker;
}
async function checkOnServer(maker, base, { stopwatch }) {
    try {
        if (await maker.has(base))
            return;
    }
    catch (error) {
        if (!(error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
            throw error;
        throw (0,_context_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .b)(error, stopwatch);
    }
    const reason = `commit ${base} is not on GitHub, so GitHub cannot make a signed commit on it (git.sign_commits): push it first`;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 54383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ trustedCommit)
/* harmony export */ });
/**
 * Returns the commit that rules are read from. The event may name one, such as a pull request's base. Otherwise it is
 * the commit checked out when the run began. Returns null if there is neither.
 */
function trustedCommit({ trigger }, { head }) {
    return trigger?.trusted ?? head;
}


/***/ })

};
