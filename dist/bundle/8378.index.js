export const id = 8378;
export const ids = [8378];
export const modules = {

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
            if (holds(name, path))
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

/***/ 72932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ scanCommit)
});

// EXTERNAL MODULE: ./build/adapters/secret-scan/detect.js + 6 modules
var detect = __webpack_require__(42893);
;// CONCATENATED MODULE: ./build/adapters/secret-scan/sheet.js
function layOut(rows) {
    const pieces = [];
    const starts = [];
    const owners = [];
    let at = 0;
    for (const row of rows) {
        for (const piece of readings(row.text)) {
            pieces.push(piece);
            starts.push(at);
            owners.push(row);
            at += piece.length + 1;
        }
    }
    return { text: pieces.join('\n'), rowAt: (index) => owners[lastAtOrBefore(starts, index)] };
}
/** NUL bytes between letters are UTF-16, and elsewhere they part what stands beside them: both are looked at. */
function readings(text) {
    return text.includes('\0') ? [text.replaceAll('\0', ''), text.replaceAll('\0', ' ')] : [text];
}
/** Place of the last start that is not after `index`; the starts ascend. */
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

;// CONCATENATED MODULE: ./build/adapters/secret-scan/scan.js


const KNOWN = 'a secret that this run was given';
/** Looks through the lines that a commit would add, the paths it touches and its message. One finding a place. */
function scanCommit({ additions, message, settings = [], holdsKnown, }) {
    const named = settings.map(({ name, text }) => ({ path: null, setting: name, line: null, text }));
    const rows = [...rowsOf(additions, message), ...named];
    const sheet = layOut(rows);
    const found = new Map();
    const note = (row, kind, parts) => {
        const known = found.get(row);
        const { text: _text, ...place } = row;
        const finding = known?.finding ?? { ...place, kind };
        found.set(row, { finding, parts: [...(known?.parts ?? []), ...parts] });
    };
    for (const row of knownRows(rows, sheet.text, holdsKnown))
        note(row, KNOWN, []);
    for (const { index, kind, parts } of fresh((0,detect/* detectSecrets */.N)(sheet.text), additions)) {
        const row = sheet.rowAt(index);
        if (row !== undefined)
            note(row, kind, parts);
    }
    return rows.flatMap((row) => found.get(row) ?? []);
}
function rowsOf(additions, message) {
    const rows = [{ path: null, line: null, text: message }];
    for (const { path, lines } of additions) {
        // A path that only goes is in the history already.
        if (lines.length > 0)
            rows.push({ path, line: null, text: path });
        for (const { number, text } of lines)
            rows.push({ path, line: number, text });
    }
    return rows;
}
/** What a commit takes away is in the history already: a file was moved, or a line mended around it. */
function fresh(matches, additions) {
    if (matches.length === 0)
        return matches;
    const before = additions.flatMap(({ removed }) => removed).join('\n');
    return matches.filter(({ value }) => !before.includes(value));
}
/** White space and what joins strings in code: a value can be cut over several lines by them. */
const JOINTS = /[\s\0\\"'`+,]+/g;
/** Rows that hold a value of this run. One that is cut over several lines is told at the first of its file. */
function knownRows(rows, text, holdsKnown) {
    const holding = holdsKnown(text) ? rows.filter((row) => holdsKnown(row.text.replaceAll('\0', ''))) : [];
    if (holding.length > 0 || !holdsKnown(text.replace(JOINTS, '')))
        return holding;
    const paths = [...new Set(rows.map(({ path }) => path))];
    return paths.flatMap((path) => {
        // Each setting is a text of its own.
        const lines = rows.filter((row) => row.path === path && row.setting === undefined);
        if (!holdsKnown(lines.map((row) => row.text.replace(JOINTS, '')).join('')))
            return [];
        return lines.find(({ line }) => line !== null) ?? lines[0] ?? [];
    });
}


/***/ }),

/***/ 8290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lockWorkspace),
/* harmony export */   y: () => (/* binding */ workspaceHolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _lock_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30365);



const NAME = 'forge-headless.lock';
const FREE = { ok: true, release: () => undefined };
/**
 * Lets one run at a time work in a repository's folder. The lock lies in its git directory, which no command may
 * write. Where that cannot be written, a run cannot commit either: only the output folder's lock holds then.
 */
function lockWorkspace(root, run) {
    const gitDir = (0,_git_site_js__WEBPACK_IMPORTED_MODULE_1__/* .gitDirOf */ .z0)(root);
    if (gitDir === null)
        return FREE;
    try {
        return (0,_lock_file_js__WEBPACK_IMPORTED_MODULE_2__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, NAME), run);
    }
    catch {
        return FREE;
    }
}
/** The run that is at work in a repository's folder, in words; null where there is none. Takes no lock. */
function workspaceHolder(root) {
    const gitDir = (0,_git_site_js__WEBPACK_IMPORTED_MODULE_1__/* .gitDirOf */ .z0)(root);
    return gitDir === null ? null : (0,_lock_file_js__WEBPACK_IMPORTED_MODULE_2__/* .lockHolder */ .m)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, NAME));
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

/***/ 18366:
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

/***/ 24640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ busyReason),
  A: () => (/* binding */ openDesk)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapters/git/credentials.js
var credentials = __webpack_require__(83984);
// EXTERNAL MODULE: ./build/adapters/secret-scan/real-value.js
var real_value = __webpack_require__(61598);
;// CONCATENATED MODULE: ./build/adapters/credential-files.js




/** Nobody's credentials are longer; what is, is something else under the name. */
const LONGEST = 256 * 1024;
/** Where programs keep a user's credentials, below HOME, and how they stand there: the first group is the value. */
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
/** A settings file of the workspace's own, which is not for the repository: not the example of one. */
const DOTENV = /^\.env(?!.*(?:example|sample|template|dist|schema)).*$/;
const DOTENV_LINE = /^[^\S\n\r\u2028\u2029]*(?:export\s+)?(\w+)\s*=\s*["']?([^\s"']+)/gm;
const SECRET_KEY = /secret|token|passw|passphrase|credential|auth|private|dsn|(?:^|_)key|api_?key/i;
/**
 * Secret values in the files where programs keep a user's credentials and in the `.env` files at the workspace's
 * root. A command that can read them may print them: then they are taken out like those that the run was given.
 */
function fileCredentials(homes, root) {
    const found = [...homes.flatMap(inHome), ...dotenvSecrets(root)];
    return [...new Set(found)].filter(real_value/* isUnmistakable */.bm);
}
function inHome(home) {
    const named = IN_HOME.flatMap(([path, pattern]) => matches(textOf((0,external_node_path_.join)(home, path)), pattern));
    const urls = textOf((0,external_node_path_.join)(home, '.git-credentials')).split('\n');
    return [...named, ...urls.flatMap((url) => (0,credentials/* secretInUrl */.HO)(url.trim()) ?? []), ...sshKeys(home)];
}
/** Private keys, whole: the redactor takes the lines of a value too. */
function sshKeys(home) {
    const folder = (0,external_node_path_.join)(home, '.ssh');
    return namesIn(folder)
        .map((name) => textOf((0,external_node_path_.join)(folder, name)))
        .filter((text) => text.includes('PRIVATE KEY-----'))
        .map((text) => text.replace(/^-----.*$/gm, '').trim());
}
function dotenvSecrets(root) {
    const files = namesIn(root).filter((name) => DOTENV.test(name));
    return files.flatMap((name) => [...textOf((0,external_node_path_.join)(root, name)).matchAll(DOTENV_LINE)].flatMap(([, key = '', value = '']) => SECRET_KEY.test(key) ? [value] : ((0,credentials/* secretInUrl */.HO)(value) ?? [])));
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
/** The text of a regular file of a sensible size; '' where there is none. A pipe of that name must not hold us up. */
function textOf(path) {
    let file = null;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        const stat = (0,external_node_fs_.fstatSync)(file);
        return stat.isFile() && stat.size <= LONGEST ? (0,external_node_fs_.readFileSync)(file, 'utf8') : '';
    }
    catch {
        return '';
    }
    finally {
        if (file !== null)
            (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/persisted.js
var persisted = __webpack_require__(40255);
// EXTERNAL MODULE: ./build/adapters/git/site.js
var site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/place.js
var place = __webpack_require__(49962);
// EXTERNAL MODULE: ./build/adapters/redaction.js + 2 modules
var redaction = __webpack_require__(45252);
// EXTERNAL MODULE: ./build/adapters/kept-files.js
var kept_files = __webpack_require__(89959);
;// CONCATENATED MODULE: ./build/adapters/runner-files.js


/** Source: FACTS, "The runner"; the event is what tells the harness who asked for the run. */
const FILE_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
/** The runner keeps the command files of a step beside one another, and those of other steps too. */
const COMMAND_FOLDER = '_runner_file_commands';
/** Reads the files that the runner names in this environment, as they are now. */
function keepRunnerFiles(env) {
    const files = FILE_VARIABLES.map((name) => env[name] ?? '').filter(external_node_path_.isAbsolute);
    const folders = files.map((file) => (0,external_node_path_.dirname)(file)).filter((folder) => (0,external_node_path_.basename)(folder) === COMMAND_FOLDER);
    const tops = new Set([...folders, ...files]);
    let before = new Map();
    const look = (at) => (0,kept_files/* keepFiles */.N9)([...at].map((path) => ({ path, holds: () => true })), before);
    before = look(tops);
    const differences = () => (0,kept_files/* differing */.R1)(before, look(tops));
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
            (0,kept_files/* putBack */.pK)(before, differences);
            const left = differences();
            if (left.length > 0)
                throw new Error(`files of the runner could not be put back: ${left.join(', ')}`);
            return changed;
        },
    };
}

// EXTERNAL MODULE: ./build/adapters/secret-guard.js
var secret_guard = __webpack_require__(6253);
;// CONCATENATED MODULE: ./build/adapters/secret-pieces.js

/** Characters that a piece must share with a secret, one after the other, to be one. */
const PIECE = 8;
/** Of a shorter secret, a piece this long is most of it. */
const SHORTEST = 12;
/**
 * A text without pieces of the secrets: what an agent was talked into writing may leave out a secret's beginning,
 * or break it over lines. For prose only: code may share words with a secret by chance.
 */
function withoutPieces(text, secrets) {
    const known = secrets.filter((secret) => secret.length >= SHORTEST);
    let clean = '';
    for (let at = 0; at < text.length;) {
        const length = longestPiece(text, at, known);
        clean += length === 0 ? text[at] : redaction/* REDACTED */.XF;
        at += length || 1;
    }
    return clean;
}
/** How many characters of the text from here on stand in a secret too; 0 where it is fewer than a piece has. */
function longestPiece(text, at, secrets) {
    const begin = text.slice(at, at + PIECE);
    if (begin.length < PIECE)
        return 0;
    let longest = 0;
    for (const secret of secrets) {
        for (let from = secret.indexOf(begin); from !== -1; from = secret.indexOf(begin, from + 1)) {
            let length = PIECE;
            while (from + length < secret.length && secret[from + length] === text[at + length])
                length += 1;
            longest = Math.max(longest, length);
        }
    }
    return longest;
}

// EXTERNAL MODULE: ./build/adapters/secret-scan/place.js
var secret_scan_place = __webpack_require__(26647);
// EXTERNAL MODULE: ./build/adapters/workspace-lock.js
var workspace_lock = __webpack_require__(8290);
// EXTERNAL MODULE: ./build/run/observers.js + 4 modules
var run_observers = __webpack_require__(60972);
// EXTERNAL MODULE: ./build/run/reports-place.js + 4 modules
var reports_place = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/run/scrubber.js

/**
 * Takes the run's secrets out of whatever tools give back, before the model or anybody else sees it, and
 * remembers that there was one: a secret in a tool's output is worth a record.
 */
class Scrubber {
    #redactor;
    /** Values of files that the model may not read. The user's own files hold them too, so no commit stops at one. */
    #hidden = (0,redaction/* createRedactor */.lY)();
    #found = false;
    constructor(redactor) {
        this.#redactor = redactor;
    }
    get longest() {
        return Math.max(this.#redactor.longest, this.#hidden.longest);
    }
    /** One more value to take out from now on. */
    hide(value) {
        this.#hidden.add(value);
    }
    text(text) {
        const clean = this.#hidden.text(this.#redactor.text(text));
        if (clean !== text)
            this.#found = true;
        return clean;
    }
    /** Whether a secret was found since the last time this was asked. */
    takeFound() {
        const found = this.#found;
        this.#found = false;
        return found;
    }
}

// EXTERNAL MODULE: ./build/run/secret-values.js
var secret_values = __webpack_require__(15659);
// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
;// CONCATENATED MODULE: ./build/run/stopwatch.js

/** Of the time limit, what is kept back for gates, commit and reports. Source: DECISIONS D4 and D33. */
const LANDING_SHARE = 0.1;
const LANDING_MOST_MS = 30_000;
function landingReserve(timeoutMs) {
    return Math.min(timeoutMs * LANDING_SHARE, LANDING_MOST_MS);
}
/**
 * The run's time: work stops early enough to land, and a cancel stops everything. All times are monotonic ms.
 * A timeout of 0 is no limit.
 */
class Stopwatch {
    landingMs;
    /** When the agent's work must be over. */
    workDeadline;
    /** When the run must be over. */
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
        this.landingMs = timeoutMs === 0 ? 0 : landingReserve(timeoutMs);
        this.deadline = timeoutMs === 0 ? Number.POSITIVE_INFINITY : this.#startedAt + timeoutMs;
        this.workDeadline = this.deadline - this.landingMs;
        this.#work = this.#alarm(this.workDeadline);
        this.#landing = this.#alarm(this.deadline);
    }
    /** Aborts at the work's deadline, and at a cancel. */
    get work() {
        return this.#work.signal;
    }
    /** Aborts at the run's deadline, and at a cancel. */
    get landing() {
        return this.#landing.signal;
    }
    get cancelled() {
        return this.#cancel.aborted;
    }
    get workIsOver() {
        return !this.cancelled && this.#clock.monotonic() >= this.workDeadline;
    }
    /** ms left for what such facts are about: work stops early, the commit has the whole of the run's time. */
    timeLeft = (phase) => (phase === 'commit' ? this.deadline : this.workDeadline) - this.#clock.monotonic();
    elapsed() {
        return this.#clock.monotonic() - this.#startedAt;
    }
    /** Lets go of the alarms, so that nothing keeps the process alive. */
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

;// CONCATENATED MODULE: ./build/run/desk.js


















function openDesk(request, around) {
    const executionId = `run-${(0,external_node_crypto_.randomUUID)()}`;
    const located = (0,place/* locate */.x)(request.workspace);
    const { found, isFree, release } = locked(located, executionId);
    const credentials = credentialsOf(found.place.root, around.env);
    const keptInFiles = fileCredentials(homesOf(around), found.place.root);
    const { pass_env: passEnv } = request.settings.sandbox;
    const given = [
        ...(0,secret_values/* secretValues */.V)(around.env, request.apiKey, passEnv),
        ...credentials.secrets,
        ...keptInFiles,
    ];
    const redactor = (0,secret_guard/* createSecretGuard */.q)(given);
    const keys = [request.apiKey, ...request.fallbacks.map(({ apiKey }) => apiKey)];
    const sure = given.filter((value) => keys.includes(value) || (0,real_value/* isUnmistakable */.bm)(value));
    const certain = (0,redaction/* createRedactor */.lY)(sure);
    const written = writerFor({ request, around, root: found.place.root, redactor, executionId, isFree });
    // Before the runner's files are read: what the door saves there is part of how they were.
    around.placed?.(executionId, written.writer.dir);
    const observers = (0,run_observers/* observe */.l)({
        executionId,
        settings: request.settings,
        clock: around.clock,
        redactor,
        writer: written.writer,
        log: around.log,
    });
    const { output_dir: outputDir } = request.settings.artifacts;
    return {
        executionId,
        request,
        around,
        place: found.place,
        outputPath: (0,external_node_path_.isAbsolute)(outputDir) ? null : (0,external_node_path_.normalize)(outputDir),
        redactor,
        scrubber: new Scrubber(certain),
        holdsSecret: certain.isIn,
        prose: (text) => withoutPieces(text, sure),
        credentials,
        runnerFiles: keepRunnerFiles(around.env),
        stopwatch: new Stopwatch(around.clock, request.settings.constraints.timeout, around.cancel),
        observers,
        trouble: found.trouble ?? (written.trouble === null ? null : { kind: 'config', reason: written.trouble }),
        writer: written.writer,
        release,
    };
}
/** Two runs in one folder would each take the other's changes for its own. */
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
    return `another run is at work in ${root} (${holder}): wait for its end, or run in another checkout`;
}
function homesOf({ env, accountHome }) {
    const homes = [env.HOME ?? '', accountHome ?? ''];
    return [...new Set(homes)].filter(external_node_path_.isAbsolute);
}
/** What git keeps, in the repository's configuration and in the user's own. */
function credentialsOf(root, env) {
    const { HOME: home = '', XDG_CONFIG_HOME: xdg = (0,external_node_path_.join)(home, '.config'), GIT_CONFIG_GLOBAL: global } = env;
    const own = global === undefined ? [(0,external_node_path_.join)(home, '.gitconfig'), (0,external_node_path_.join)(xdg, 'git/config')] : [global];
    const layout = (0,site/* gitDirOf */.z0)(root) === null ? null : (0,site/* layoutOf */.aH)(root);
    return (0,persisted/* persistedCredentials */.O)(layout, own.filter(external_node_path_.isAbsolute));
}
function writerFor({ request, around, root, redactor, executionId, isFree }) {
    const { enabled, output_dir: named } = request.settings.artifacts;
    // In the workspace, these reports would be counted as changes of the run that is at work there.
    const isOutside = (0,external_node_path_.isAbsolute)(named) && !`${named}/`.startsWith(`${root}/`);
    const outputDir = isFree || isOutside ? named : (0,external_node_path_.join)(around.temporary, `forge-headless-${executionId}`);
    const options = {
        executionId,
        root,
        outputDir,
        enabled,
        fallbackBase: around.temporary,
        notice: around.warn,
        redact: (bytes, name) => redactor.bytes(bytes, placedIn(name)),
    };
    return (0,reports_place/* reportsPlace */.tD)(options, around.env.PATH ?? '');
}
/** In a patch, the place is that in the file that it changes. */
function placedIn(name) {
    return name.endsWith('.patch') ? (0,secret_scan_place/* inPatch */.sx)(name) : (0,secret_scan_place/* inFile */.s5)(name);
}


/***/ }),

/***/ 93002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unanswered),
/* harmony export */   q: () => (/* binding */ forgeOptions)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** How a run asks GitHub: within its own time, and saying so where GitHub makes it wait. */
function forgeOptions({ around, stopwatch, observers }, access) {
    return {
        ...access,
        env: around.env,
        clock: around.clock,
        signal: stopwatch.landing,
        remainingMs: () => stopwatch.timeLeft('commit'),
        onWait: ({ ms, what }) => {
            const text = `GitHub asks for patience: ${Math.ceil(ms / 1000)} s, to ${what}`;
            observers.emit({ type: 'notice', level: 'warning', text });
        },
    };
}
/** A question that had to be answered before the agent starts. */
function unanswered({ message: reason }, { landing, cancelled }) {
    const isLate = landing.aborted && !cancelled;
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: isLate ? 'timeout' : 'git_before', reason });
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

/***/ 48027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ remoteFor),
/* harmony export */   OE: () => (/* binding */ commitBranch),
/* harmony export */   Px: () => (/* binding */ takePosition),
/* harmony export */   YH: () => (/* binding */ refuseMainBranch)
/* harmony export */ });
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23650);
/* harmony import */ var _adapters_git_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85950);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);



/** The repository on its server; null where nothing is to be pushed to it. */
function remoteFor({ request, around, stopwatch, observers }, site, folder) {
    const { forge, settings } = request;
    if (forge === null || !settings.git.auto_push || settings.mode === 'read-only')
        return null;
    const url = (0,_adapters_git_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteUrl */ .g)(forge.serverUrl, forge.repository);
    const patience = {
        clock: around.clock,
        remainingMs: () => stopwatch.timeLeft('commit'),
        onWait: ({ ms, trouble }) => {
            const text = `${forge.repository}: git had no success (${trouble.replaceAll('_', ' ')}); trying again in ${Math.ceil(ms / 1000)} s`;
            observers.emit({ type: 'notice', level: 'warning', text });
        },
    };
    return (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .openRemote */ .d)({ url, token: forge.token, env: around.env, folder, site, patience });
}
/**
 * Goes to where the run starts, and fixes where its commit goes: to the pull request's branch, where it was pinned;
 * else to the branch of the settings, or to the one that is checked out. Throws StopRun(git_before).
 */
async function takePosition(desk, repository, facts, remote) {
    const start = desk.request.trigger?.start ?? null;
    if (start === null)
        return onBranch(desk, repository, facts, remote);
    if (start.leaves !== true)
        return atPinned(desk, repository, start, remote);
    if (facts.head === start.sha)
        return onBranch(desk, repository, facts, remote);
    await repository.goTo({ sha: start.sha, branch: start.branch, requireClean: true });
    return onBranch(desk, repository, await repository.inspect(), remote);
}
async function atPinned(desk, repository, { sha, branch }, remote) {
    if (remote !== null)
        await refuseMainBranch(desk, repository, branch);
    await repository.goTo({ sha, branch, requireClean: true });
    const text = `working on ${sha.slice(0, 12)}, the head of ${branch}`;
    desk.observers.emit({ type: 'notice', level: 'info', text });
    return remote && { remote, repository: nameOf(desk), branch, expectedOld: sha };
}
async function onBranch(desk, repository, facts, remote) {
    if (desk.request.settings.mode === 'read-only')
        return null;
    if (remote === null) {
        await goToBranch(desk, repository, facts);
        return null;
    }
    const branch = targetOf(desk, facts);
    await refuseMainBranch(desk, repository, branch);
    const expectedOld = await remote.takeBranch(branch, desk.stopwatch.work);
    await goToBranch(desk, repository, facts);
    return { remote, repository: nameOf(desk), branch, expectedOld };
}
/** Pushed to only where the settings name it. Source: DECISIONS D27, last sentence. */
async function refuseMainBranch({ request, around }, repository, branch) {
    if (request.settings.git.branch === branch)
        return;
    const told = request.forge?.mainBranch ?? null;
    const mainBranch = told ?? (await repository.landingPlace(branch, around.clock.now())).mainBranch;
    if (branch !== mainBranch)
        return;
    const reason = `${branch} is the main branch, and is pushed to only where git.branch names it: set git.branch to another one, or to ${branch} if that is meant`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}
function nameOf({ request }) {
    return request.forge?.repository ?? '';
}
/** Merge refs and detached heads have no branch of their own, and are never pushed (DECISIONS D29). */
function targetOf({ request }, facts) {
    const branch = request.settings.git.branch || facts.branch;
    if (branch !== null)
        return branch;
    const reason = 'no branch is checked out, so there is none to push to: set git.branch, or check a branch out (actions/checkout with its ref)';
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}
/** Says so where that moved the workspace: the user finds it there afterwards. */
async function goToBranch(desk, repository, before) {
    const { branch } = desk.request.settings.git;
    if (branch === '')
        return;
    await repository.prepareBranch(branch);
    const { head } = await repository.inspect();
    if (head === before.head)
        return;
    const from = before.branch ?? before.head;
    const text = `the branch ${branch} is an earlier run's: this one goes on there, with ${from} merged in`;
    desk.observers.emit({ type: 'notice', level: 'info', text });
}
/** The branch that the commit is made on, where it is not the one that the workspace stands on. */
function commitBranch({ trigger, settings }) {
    const start = trigger?.start ?? null;
    const goesBack = start !== null && start.leaves !== true;
    return goesBack || settings.git.branch === '' ? null : settings.git.branch;
}


/***/ }),

/***/ 31786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ askPullRequests)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _forge_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93002);



/**
 * Opens the forge and asks for the base, where the settings want a pull request; null where they do not. Started
 * early and awaited late. Rejects with StopRun(git_before): a run that cannot be delivered is not paid for.
 */
function askPullRequests(desk) {
    const { forge, settings } = desk.request;
    const { create_pr: creates, auto_push: pushes, partial } = settings.git;
    const isWanted = creates || (pushes && partial === 'draft_pr');
    if (!isWanted || forge === null || settings.mode === 'read-only')
        return null;
    const asked = open(desk, forge);
    // Awaited after the repository's checks, whose refusals come first.
    asked.catch(() => undefined);
    return asked;
}
async function open(desk, access) {
    const { openForge } = await __webpack_require__.e(/* import() */ 3401).then(__webpack_require__.bind(__webpack_require__, 93401));
    const options = (0,_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .forgeOptions */ .q)(desk, access);
    const forge = await openForge(options);
    const readiness = async () => (await __webpack_require__.e(/* import() */ 3738).then(__webpack_require__.bind(__webpack_require__, 53738))).openReadiness(options);
    const { branch, pr_base: given } = desk.request.settings.git;
    const mainBranch = access.mainBranch ?? (given === '' ? await known(forge.defaultBranch(), desk) : null);
    const base = given || (mainBranch ?? '');
    if (branch !== base)
        return { forge, base, mainBranch, readiness };
    const reason = `${branch} is the branch that the pull request would go into: set git.branch to another one, or leave it empty`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'git_before', reason });
}
async function known(asked, { stopwatch }) {
    try {
        return await asked;
    }
    catch (error) {
        if (!(error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
            throw error;
        throw (0,_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .b)(error, stopwatch);
    }
}


/***/ }),

/***/ 20270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ commitSettings),
/* harmony export */   g: () => (/* binding */ checkSettingSecrets)
/* harmony export */ });
/* harmony import */ var _adapters_secret_scan_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72932);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);


/** Settings that a commit names its author and branch by. */
function commitSettings({ request }) {
    const { author_name, author_email, branch } = request.settings.git;
    return [
        { name: 'git.author_name', text: author_name },
        { name: 'git.author_email', text: author_email },
        { name: 'git.branch', text: branch },
    ];
}
/** Throws StopRun(config) if a setting that people would read in the commit or pull request holds a secret. */
function checkSettingSecrets(desk) {
    const { git } = desk.request.settings;
    const settings = [
        ...commitSettings(desk),
        { name: 'git.commit_message', text: git.commit_message },
        { name: 'git.pr_title', text: git.pr_title },
        { name: 'git.pr_body', text: git.pr_body },
        { name: 'git.pr_base', text: git.pr_base },
        { name: 'git.pr_labels', text: git.pr_labels.join('\n') },
        { name: 'git.pr_reviewers', text: git.pr_reviewers.join('\n') },
    ];
    const found = (0,_adapters_secret_scan_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scanCommit */ .h)({ additions: [], message: '', settings, holdsKnown: desk.holdsSecret });
    if (found.length === 0)
        return;
    for (const { finding, parts } of found) {
        desk.redactor.hide({ kind: finding.kind, parts, place: finding.setting ?? 'git' });
    }
    const places = found.map(({ finding }) => `${finding.setting} holds ${finding.kind}`).join('; ');
    const reason = `${places}: take it out of the settings, keep it in a secret store, and replace the key if it was real`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 66433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ askSigning)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _forge_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93002);



/**
 * Whom the commit is ordered from, where GitHub is to make it; null where it is made here. That it stands on what
 * GitHub has is checked now, before anything is paid for. Throws StopRun(git_before).
 */
async function askSigning(desk, repository, destination) {
    const { forge, settings } = desk.request;
    const { sign_commits: signs, auto_commit: commits } = settings.git;
    if (!signs || !commits || settings.mode === 'read-only')
        return null;
    if (destination === null || forge === null) {
        const text = 'git.sign_commits is true, and nothing is pushed: the commit is made here, unsigned; set git.auto_push or git.create_pr too';
        desk.observers.emit({ type: 'notice', level: 'warning', text });
        return null;
    }
    const { openCommits } = await __webpack_require__.e(/* import() */ 3738).then(__webpack_require__.bind(__webpack_require__, 53738));
    const maker = await openCommits((0,_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .forgeOptions */ .q)(desk, forge));
    const { base } = await repository.ground(destination.expectedOld);
    if (base !== destination.expectedOld)
        await checkThere(maker, base, desk);
    return maker;
}
async function checkThere(maker, base, { stopwatch }) {
    try {
        if (await maker.has(base))
            return;
    }
    catch (error) {
        if (!(error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
            throw error;
        throw (0,_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .b)(error, stopwatch);
    }
    const reason = `commit ${base} is not at GitHub, so none can be made on it there (git.sign_commits): push it first`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 95667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ trustedCommit)
/* harmony export */ });
/**
 * The commit whose files are rules for this run: the one that the event makes trusted (of a pull request its base,
 * DECISIONS D28), else the one that was checked out when the run began, whatever branch it goes on to. null where there
 * is none.
 */
function trustedCommit({ trigger }, { head }) {
    return trigger?.trusted ?? head;
}


/***/ })

};
