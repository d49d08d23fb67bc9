export const id = 6017;
export const ids = [6017];
export const modules = {

/***/ 61454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64553);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15452);




/** Throws the system's error: ENOENT unless `make`, ELOOP or ENOTDIR where a link or file is in the way. */
function openFolders(root, names, make) {
    const first = (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(root);
    const steps = [{ fd: first, made: null }];
    let place = (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(first, root);
    const folders = {
        unmake: () => removeMade(steps),
        close: () => {
            for (const step of steps)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(step.fd);
        },
    };
    try {
        for (const name of names) {
            const next = `${place}/${name}`;
            const step = enter(next, make);
            steps.push(step);
            place = (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(step.fd, next);
        }
    }
    catch (error) {
        folders.unmake();
        folders.close();
        throw error;
    }
    return { ...folders, place };
}
function enter(folder, make) {
    try {
        return { fd: (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(folder), made: null };
    }
    catch (error) {
        if ((0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .C)(error) === 'ENOTDIR' && isLink(folder))
            throw new LinkInTheWay();
        if (!make || (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .C)(error) !== 'ENOENT')
            throw error;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    const fd = (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(folder);
    (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .giveToOwner */ .mi)(fd, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)));
    return { fd, made: folder };
}
/** The system says ENOTDIR of a link here; ELOOP is what it says of one everywhere else. */
class LinkInTheWay extends Error {
    code = 'ELOOP';
}
function isLink(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function removeMade(steps) {
    for (const step of steps.toReversed()) {
        if (step.made === null)
            continue;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(step.made);
        }
        catch {
            return; // Somebody put something into it: then it is no longer ours to remove.
        }
    }
}


/***/ }),

/***/ 64553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   NE: () => (/* binding */ openFolder),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   mi: () => (/* binding */ giveToOwner),
/* harmony export */   uD: () => (/* binding */ checkPlace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18366);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36433);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15452);




/**
 * Between the moment a path was resolved and the moment it is opened, a process left behind by a command may
 * put a link in its place. Linux names an open folder by its descriptor (`/proc/self/fd/N`), whatever its path
 * has become; elsewhere the path is all there is, and it is resolved once more.
 */
const BY_DESCRIPTOR = process.platform === 'linux';
const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/** O_NONBLOCK: opening a pipe that nobody writes to must not hang. */
const READ_FILE = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
const READ_FOLDER = O_RDONLY | O_DIRECTORY | O_NOFOLLOW;
/** A name under which the open folder stays reachable even when its path is replaced. */
function placeOf(fd, path) {
    return BY_DESCRIPTOR ? `/proc/self/fd/${fd}` : path;
}
/** FS-01 where an open file or folder is not, or no longer, the one at `absolute`. */
function checkPlace(fd, absolute, path) {
    const real = BY_DESCRIPTOR ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${fd}`) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute);
    if (real === absolute)
        return undefined;
    return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)} was replaced while it was opened: nothing was done; try again`, 'FS-01');
}
function openFolder(absolute) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, READ_FOLDER);
}
/** Opens a regular file, and no link to one. The caller closes it. */
function openRegular(absolute, path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, READ_FILE);
    }
    catch (error) {
        return (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .C)(error) === 'ENOENT' ? 'missing' : (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .diskTrouble */ .l)(error, path, 'read');
    }
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (stats.isFile())
        return { fd, stats };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    return stats.isDirectory()
        ? (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)} is a folder: list_files shows what is in it`)
        : (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)} is a device, pipe or socket: only regular files can be read`, 'FS-03');
}
/** As root, commands run as the owner of the workspace, who has to be able to change what we make in it. */
function giveToOwner(fd, { uid, gid }) {
    if (process.getuid?.() === 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(fd, uid, gid);
}


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X$: () => (/* binding */ openInside),
/* harmony export */   xO: () => (/* binding */ readInside),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18366);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64553);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36433);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15452);





/** Reads a regular file of at most `maxBytes`, and only if it really lies at its resolved path. */
function readInside(root, path, maxBytes) {
    const opened = openInside(root, path);
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .v)(opened))
        return opened;
    const { fd, stats } = opened;
    try {
        if (stats.size > maxBytes) {
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(path)} has ${stats.size} bytes, and at most ${maxBytes} are read at once: use search_files, or a command that shows a part of it`);
        }
        return { bytes: readAll(fd, stats.size), mode: stats.mode & 0o777 };
    }
    catch (error) {
        return (0,_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .diskTrouble */ .l)(error, path, 'read');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** The caller closes it. */
function openInside(root, path) {
    const absolute = path === '' ? root : `${root}/${path}`;
    const opened = (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegular */ .lf)(absolute, path);
    if (opened === 'missing')
        return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`no such file: ${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(path)}; list_files shows what is there`);
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .v)(opened))
        return opened;
    const moved = (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .checkPlace */ .uD)(opened.fd, absolute, path);
    if (moved !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened.fd);
    return moved ?? opened;
}
/** What is there, up to the size it had when opened: a file that grows meanwhile does not hold us up. */
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

/***/ 36433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ spellsGit),
/* harmony export */   M$: () => (/* binding */ isGitName),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   UL: () => (/* binding */ checkNewName),
/* harmony export */   h8: () => (/* binding */ checkSpelling),
/* harmony export */   ts: () => (/* binding */ escapeInvisible)
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18366);

/** PATH_MAX and NAME_MAX of Linux, in bytes. */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;
const MAX_SHOWN = 200;
/**
 * Control and format characters, lone surrogates, line separators, and all that Unicode says may be drawn as
 * nothing: with them two names that look alike differ, or one line of a log becomes two.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const DRIVE = /^[A-Za-z]:[\\/]/;
/** A path as a reader may see it: quoted, in one line, invisible characters escaped, cut; the root is `.`. */
function quoted(text) {
    if (text === '')
        return '"."';
    const cut = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    return `"${escapeInvisible(cut)}"`;
}
/** Every invisible character as `\u{…}`. */
function escapeInvisible(text) {
    return text.replace(new RegExp(INVISIBLE, 'gu'), (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}
/** FS-06 for a text that no path may be, whatever is on disk. */
function checkSpelling(spelled) {
    const say = (why) => (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)(`the path ${quoted(spelled)} ${why}`, 'FS-06');
    if (spelled === '') {
        return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('the path is empty: name a file or folder, or "." for the workspace itself', 'FS-06');
    }
    if (INVISIBLE.test(spelled)) {
        return say('holds a control or invisible character: spell it with visible characters only');
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
 * FS-06 for a name that may stay where it is but that we do not make: other systems drop a trailing dot or
 * space and split at a backslash, so it would be another file there (`.github.` is `.github` on Windows).
 */
function checkNewName(name, spelled) {
    if (!/[.\s]$/u.test(name) && !name.includes('\\'))
        return undefined;
    return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)(`the path ${quoted(spelled)} has a new part ${quoted(name)} that ends in a dot or space or holds a backslash, which is another file on other systems: use a plain name, with / between folders`, 'FS-06');
}
/** Names that some file system takes for one another are equal once folded. */
function folded(name) {
    return name.normalize('NFC').toLowerCase();
}
/**
 * Whether a name is git's own folder on any file system: without case, with dots, spaces or a stream's name
 * after it (NTFS), as the short name `GIT~1`, or behind a backslash. Source: git's own `verify_path`.
 */
function isGitName(name) {
    return folded(name)
        .split(/[\\:]/)
        .some((part) => /^(\.git|git~1)[.\s]*$/u.test(part));
}
/** Whether a path names git's own folder once invisible characters are left out, as some file systems do. */
function spellsGit(spelled) {
    return spelled.replace(new RegExp(INVISIBLE, 'gu'), '').split('/').some(isGitName);
}


/***/ }),

/***/ 15452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode),
/* harmony export */   l: () => (/* binding */ diskTrouble)
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18366);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36433);


/** The system's short name of an error (`ENOENT`), or '' for an error that is not the system's. */
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
/**
 * What an error of the disk means to the model. What no disk says is a mistake of ours and goes on upwards.
 */
function diskTrouble(error, path, doing) {
    const name = (0,_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(path);
    switch (errorCode(error)) {
        case 'ENOENT':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`no such file or folder: ${name}; list_files shows what is there`);
        case 'ENOTDIR':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} goes through a file as if it were a folder: correct the path`);
        case 'EEXIST':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} appeared on disk meanwhile: read it, then redo the edit`);
        case 'EISDIR':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is a folder: name a file in it`);
        case 'ELOOP':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is, or goes through, a symbolic link: name the file it leads to`, 'FS-02');
        case 'ENXIO':
        case 'ENODEV':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is not a regular file: only regular files can be ${doing}`, 'FS-03');
        case 'ENAMETOOLONG':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`the path ${name} is too long for this disk: use a shorter one`, 'FS-06');
        case 'EACCES':
        case 'EPERM':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} cannot be ${doing}: permission denied; leave it as it is`);
        case 'EROFS':
            return final(`${name} cannot be ${doing}: the workspace is mounted read-only; mount it writable and run again`);
        case 'ENOSPC':
        case 'EDQUOT':
            return final(`${name} cannot be ${doing}: the disk is full; free space and run again`);
        case '':
            throw error;
        default:
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} cannot be ${doing}: ${errorCode(error)}; nothing was changed`);
    }
}
function final(reason) {
    return { ...(0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(reason), endsRun: true };
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

/***/ 99555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _adapters_git_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16191);
/* harmony import */ var _adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66697);
/* harmony import */ var _adapters_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49962);
/* harmony import */ var _adapters_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49595);
/* harmony import */ var _constraints_path_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48268);
/* harmony import */ var _constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42827);
/* harmony import */ var _constraints_validation_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15820);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69058);
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18366);
/* harmony import */ var _run_harness_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5071);
/* harmony import */ var _settings_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73399);
/* harmony import */ var _settings_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3667);
/* harmony import */ var _settings_protected_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56163);













/** A path of the longest kind, and what is said of it. */
const LONGEST = 10_000;
const USES = ['read', 'write', 'delete'];
/** `explain PATH [flags]`: which rule decides each use of a path, and where the rule came from. */
async function explain(words, cwd, env) {
    const explained = await explainWords(words, cwd, env);
    if (explained.data !== null || !words.includes('--json'))
        return explained;
    const { lines, exitCode } = explained;
    return { ...explained, data: JSON.stringify({ exit_code: exitCode, reason: lines.join('; ') }) };
}
async function explainWords(words, cwd, env) {
    const [spelled, ...argv] = words;
    if (spelled === undefined || spelled.startsWith('--')) {
        return wrong('usage: forge-headless explain PATH [flags], PATH being relative to the workspace');
    }
    const loaded = await (0,_settings_load_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRunRequest */ .Z)({
        door: 'cli',
        argv: ['explain', ...argv],
        env,
        cwd,
        purpose: 'rules',
        ..._constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .RESPONSE_RULES */ .oO,
    });
    const json = argv.includes('--json');
    if (!loaded.ok)
        return wrong((0,_settings_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .renderProblems */ .x8)(loaded.problems));
    try {
        return await decided({ spelled, json }, loaded.request, env.PATH ?? '');
    }
    catch (error) {
        if (!(error instanceof _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .StopRun */ .U))
            throw error;
        return {
            lines: [(0,_adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_10__/* .harmlessLine */ .Kw)(error.why.reason, LONGEST)],
            data: null,
            exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.git_error,
        };
    }
}
async function decided({ spelled, json }, request, searchPath) {
    (0,_adapters_git_find_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workspace);
    const { place } = (0,_adapters_place_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(request.workspace);
    const { output_dir: outputDir } = request.settings.artifacts;
    const harness = (0,_run_harness_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .reportPaths */ .i)({ outputPath: outputDir.startsWith('/') ? null : outputDir, request });
    const { root, base, hasAgentLink: agentLinkAtRoot } = place;
    const workspace = (0,_adapters_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkspace */ .O)({ root, base, hidden: [], gitPath: await (0,_adapters_git_find_js__WEBPACK_IMPORTED_MODULE_0__/* .findGit */ .Ct)(searchPath) });
    const { openProtected, settings } = request;
    const rules = (0,_constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .buildPathRules */ .ju)(settings.constraints, { openProtected, harness, agentLinkAtRoot, base });
    const resolved = await workspace.resolve(spelled, 'read');
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_11__/* .isRefusal */ .v)(resolved)) {
        if (resolved.code !== 'FS-04' && resolved.code !== 'FS-05')
            return wrong(resolved.reason);
        const reason = (0,_adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_10__/* .harmlessLine */ .Kw)(resolved.reason, LONGEST);
        const uses = USES.map((use) => builtIn(use, reason));
        const data = json ? JSON.stringify({ path: spelled, uses }) : null;
        const lines = [named(spelled), `  refused  ${reason} (${BUILT_IN})`];
        return { lines, data, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.success };
    }
    if (json) {
        const uses = USES.map((use) => asData((0,_constraints_path_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .decidePath */ .W1)(resolved.path, rules, use), request));
        const data = JSON.stringify({ path: resolved.path || '.', uses });
        return { lines: [], data, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.success };
    }
    const lines = USES.map((use) => line((0,_constraints_path_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .decidePath */ .W1)(resolved.path, rules, use), request));
    return { lines: [named(resolved.path) || '.', ...lines], data: null, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.success };
}
const BUILT_IN = 'built in, no switch';
const NO_RULE = { code: null, seed: null, pattern: null, remedy: null };
/** A use of a path that the workspace itself keeps closed: `.git`, however it is spelled or reached. */
function builtIn(use, reason) {
    const code = use === 'read' ? 'FS-05' : 'FS-04';
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY */ .Mo.find(({ name }) => name === 'git_dir');
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
/** One use as `--json` gives it. null: no rule, no glob. */
function asData(decision, request) {
    const { use, rule, pattern } = decision;
    const isWritten = use !== 'read' && request.settings.mode === 'read-only';
    if (isWritten)
        return { ...NO_RULE, use, allowed: false, rule: 'mode', source: modeSource(request) };
    if (rule === 'git_dir')
        return { ...builtIn(use, 'it belongs to the run’s own reports'), pattern };
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY */ .Mo.find(({ name }) => name === rule);
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
/** Whoever asks may have the path from somebody else, and may ask in a job whose log the runner reads. */
function named(text) {
    return (0,_adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_10__/* .harmlessLine */ .Kw)((0,_constraints_validation_js__WEBPACK_IMPORTED_MODULE_12__/* .shown */ .SP)(text), LONGEST);
}
function line(decision, request) {
    const { use } = decision;
    if (use !== 'read' && request.settings.mode === 'read-only') {
        return `  ${use.padEnd(6)}  refused  mode: read-only writes nothing at all, ${modeSource(request)}`;
    }
    const head = `  ${use.padEnd(6)}  ${decision.allowed ? 'allowed' : 'refused'}`;
    if (decision.rule === null)
        return `${head}  no rule speaks against it${openList(use, request)}`;
    const pattern = decision.pattern === null ? 'none of its globs matches' : `"${named(decision.pattern)}"`;
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY */ .Mo.find(({ name }) => name === decision.rule);
    const numbers = [definition?.code, definition?.seed].filter((number) => number !== undefined).join(', ');
    const remedy = decision.allowed ? '' : `; ${definition?.remedy ?? ''}`;
    return `${head}  ${decision.rule} (${numbers}): ${pattern}, ${sourceOf(decision, request)}${remedy}`;
}
function openList(use, { settings }) {
    return use === 'read' || settings.constraints.allowed_patterns.length > 0
        ? ''
        : ' (allowed_patterns is empty: all but the denied)';
}
function modeSource({ origins, configPath }) {
    return spelledOrigin(origins.get('mode') ?? 'default', configPath);
}
/** Where the rule that decided was written. */
function sourceOf({ rule, pattern }, { origins, configPath }) {
    if (rule === 'git_dir' || rule === null)
        return BUILT_IN;
    const builtIn = rule === 'protected_paths' && pattern !== null && _settings_protected_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .PROTECTED_PATHS */ .k.includes(pattern);
    if (builtIn)
        return 'built in, opened by --open-protected only';
    const origin = origins.get(`constraints.${rule}`) ?? 'default';
    return spelledOrigin(origin, configPath);
}
function spelledOrigin(origin, configPath) {
    return origin === 'file' ? `from ${configPath ?? 'the file'}` : `from the ${origin}`;
}
function wrong(text) {
    const lines = text.split('\n').map((each) => (0,_adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_10__/* .harmlessLine */ .Kw)(each, LONGEST));
    return { lines, data: null, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.config_error };
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


/***/ })

};
