export const id = 2215;
export const ids = [2215];
export const modules = {

/***/ 92215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openWorkspace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/path/fold-name.js
var fold_name = __webpack_require__(89373);
// EXTERNAL MODULE: ./build/adapters/workspace/files/read-file.js
var read_file = __webpack_require__(10982);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/run/refusal.js
var refusal = __webpack_require__(13704);
// EXTERNAL MODULE: ./build/adapters/workspace/paths/disk-errors.js
var disk_errors = __webpack_require__(97843);
// EXTERNAL MODULE: ./build/adapters/workspace/paths/path-spelling.js
var path_spelling = __webpack_require__(41284);
// EXTERNAL MODULE: ./build/core/path/git-folder.js
var git_folder = __webpack_require__(13993);
// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
;// CONCATENATED MODULE: ./build/adapters/workspace/paths/workspace-bounds.js




function isHidden(path, bounds) {
    const name = (0,fold_name/* foldName */.z)(path);
    return (0,is_within/* isWithinAny */.U)(name, bounds.hidden);
}
/** Returns true if listings and searches leave the path out. */
function isUntouchable(path, bounds) {
    return isHidden(path, bounds) || (0,git_folder/* isGitPath */.o)(path);
}
/** Converts an absolute path to one relative to the root; undefined if it is outside. */
function belowRoot(absolute, bounds) {
    for (const root of [bounds.root, bounds.alias]) {
        if (absolute === root)
            return '';
        if (absolute.startsWith(`${root}/`))
            return absolute.slice(root.length + 1);
    }
    return undefined;
}
/** Returns a path as the agent spells it, relative to its working folder. */
function displayPath(path, bounds) {
    return bounds.base === '' ? path : external_node_path_.posix.relative(bounds.base, path) || '.';
}

;// CONCATENATED MODULE: ./build/adapters/workspace/paths/resolve-path.js







/** The limit of Linux before it reports ELOOP. */
const MAX_LINKS = 40;
/**
 * Resolves a text of the model to a path. All tools use it. It goes name by name, as the system does, but within the
 * root: `..` never leaves it, and links are followed only for reading, by the same rules.
 */
function resolvePath(bounds, spelled, use) {
    // The model did not choose the root's own path, so only the part below it is checked.
    const below = spelled.startsWith('/') ? belowRoot(spelled, bounds) : undefined;
    const bad = below === '' ? undefined : (0,path_spelling/* checkSpelling */.h8)(below ?? spelled);
    if (bad !== undefined)
        return (0,git_folder/* isGitPath */.o)(spelled) ? gitFolderRefusal({ spelled, use }) : bad;
    const start = startOf(bounds, spelled);
    if ((0,refusal/* isRefusal */.v)(start))
        return start;
    const walk = { bounds, spelled, use, ...start, links: 0 };
    for (let name = walk.todo.shift(); name !== undefined; name = walk.todo.shift()) {
        const trouble = stepInto(walk, name);
        if (trouble !== undefined)
            return trouble;
    }
    return finishWalk(walk);
}
function startOf(bounds, spelled) {
    if (/^~([^/]*\/|$)/.test(spelled))
        return outsideRefusal(spelled);
    if (!spelled.startsWith('/'))
        return { done: pathParts(bounds.base), todo: spelled.split('/') };
    const inside = belowRoot(spelled, bounds);
    return inside === undefined ? outsideRefusal(spelled) : { done: [], todo: inside.split('/') };
}
function stepInto(walk, name) {
    if (name === '' || name === '.')
        return undefined;
    if (name === '..') {
        return walk.done.pop() === undefined ? outsideRefusal(walk.spelled) : undefined;
    }
    if ((0,git_folder/* isGitPath */.o)(name))
        return gitFolderRefusal(walk);
    const found = lstatStep(walk, name);
    if ((0,refusal/* isRefusal */.v)(found))
        return found;
    if (found === undefined)
        return stepToMissing(walk, name);
    if (found.isSymbolicLink())
        return followLink(walk, name);
    walk.done.push(name);
    return undefined;
}
function followLink(walk, name) {
    if (walk.use === 'write') {
        const read = resolvePath(walk.bounds, walk.spelled, 'read');
        // `.git` and the reports are off limits by any path.
        if ((0,refusal/* isRefusal */.v)(read) && read.code === 'FS-05')
            return (0,refusal/* refuse */.T)(read.reason, 'FS-04');
        return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(walk.spelled)} goes through the symbolic link ${(0,path_spelling/* quotedPath */.MW)([...walk.done, name].join('/'))}: write to the real path instead`, 'FS-02');
    }
    walk.links += 1;
    if (walk.links > MAX_LINKS) {
        return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(walk.spelled)} leads through more than ${MAX_LINKS} symbolic links`, 'FS-02');
    }
    const target = linkTarget(walk, name);
    if ((0,refusal/* isRefusal */.v)(target))
        return target;
    if (!target.startsWith('/')) {
        walk.todo.unshift(...target.split('/'));
        return undefined;
    }
    const inside = belowRoot(target, walk.bounds);
    if (inside === undefined)
        return outsideRefusal(walk.spelled);
    walk.done = [];
    walk.todo.unshift(...inside.split('/'));
    return undefined;
}
function linkTarget(walk, name) {
    try {
        return (0,external_node_fs_.readlinkSync)(absolute(walk, name));
    }
    catch (error) {
        return (0,disk_errors/* diskRefusal */.C)(error, walk.spelled, 'read');
    }
}
/** Keeps the spelling of a missing name, unless an entry differs from it only in its Unicode form. */
function stepToMissing(walk, name) {
    const twin = /^[\x20-\x7e]*$/.test(name) ? undefined : sameNameInOtherForm(walk, name);
    if (twin !== undefined)
        return stepInto(walk, twin);
    const bad = walk.use === 'write' ? (0,path_spelling/* checkNewName */.UL)(name, walk.spelled) : undefined;
    if (bad === undefined)
        walk.done.push(name);
    return bad;
}
function sameNameInOtherForm(walk, name) {
    const wanted = name.normalize('NFC');
    try {
        return (0,external_node_fs_.readdirSync)(absolute(walk, '.')).find((entry) => entry.normalize('NFC') === wanted);
    }
    catch {
        return undefined; // The folder is missing or unreadable, so it has no such entry.
    }
}
function finishWalk(walk) {
    const path = walk.done.join('/');
    if (isHidden(path, walk.bounds))
        return hiddenRefusal(walk);
    const found = lstatStep(walk, '.');
    if ((0,refusal/* isRefusal */.v)(found))
        return found;
    if (walk.use === 'write') {
        const trouble = checkTarget(walk, path, found);
        if (trouble !== undefined)
            return trouble;
    }
    if (found === undefined)
        return { path, kind: 'missing' };
    if (found.isDirectory())
        return { path, kind: 'directory' };
    if (found.isFile())
        return { path, kind: 'file' };
    return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(walk.spelled)} is a device, pipe or socket: use a regular file`, 'FS-03');
}
function checkTarget(walk, path, found) {
    const { base } = walk.bounds;
    if (!(0,is_within/* isWithin */.B)(path, base)) {
        return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(walk.spelled)} is outside ${(0,path_spelling/* quotedPath */.MW)(`${base}/`)}, the only folder that this run may write to: choose a path in it`, 'FS-01');
    }
    if (found === undefined)
        return undefined;
    if (found.isDirectory()) {
        return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(walk.spelled)} is a folder: name a file to write`, 'FS-03');
    }
    if (found.nlink > 1)
        return hardLinkRefusal(walk.spelled);
    return undefined;
}
/** Refuses hard links, because writing would also change the other name, which may be outside. */
function hardLinkRefusal(spelled) {
    return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(spelled)} is a hard link, so another name may be the same file: delete it and write it again, or do not change it`, 'FS-03');
}
function lstatStep(walk, name) {
    try {
        return (0,external_node_fs_.lstatSync)(absolute(walk, name));
    }
    catch (error) {
        return (0,disk_errors/* errorCode */.j)(error) === 'ENOENT' ? undefined : (0,disk_errors/* diskRefusal */.C)(error, walk.spelled, verb(walk.use));
    }
}
function absolute(walk, name) {
    return [walk.bounds.root, ...walk.done, ...(name === '.' ? [] : [name])].join('/');
}
function pathParts(path) {
    return path === '' ? [] : path.split('/');
}
function verb(use) {
    return use === 'read' ? 'read' : 'written';
}
function outsideRefusal(spelled) {
    return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(spelled)} is outside the workspace: use a path inside it, relative to its root`, 'FS-01');
}
function gitFolderRefusal(walk) {
    return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(walk.spelled)} belongs to git, and no tool may read or write it: the run makes the commit itself`, walk.use === 'write' ? 'FS-04' : 'FS-05');
}
function hiddenRefusal(walk) {
    return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(walk.spelled)} belongs to the run's own reports, and no tool may read or write it: choose another path`, walk.use === 'write' ? 'FS-04' : 'FS-05');
}

// EXTERNAL MODULE: ./build/adapters/workspace/files/open-file.js
var open_file = __webpack_require__(69234);
// EXTERNAL MODULE: ./build/adapters/workspace/files/open-folders.js
var open_folders = __webpack_require__(44583);
;// CONCATENATED MODULE: ./build/adapters/workspace/files/write-file.js









const CREATE = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_NOFOLLOW;
/**
 * Writes `bytes` to a resolved path in one step if the file there still is `expected`. An existing file is replaced by
 * rename and keeps its mode and owner; a new one gets the default mode. There is no fsync: a machine that crashes ends
 * the run anyway, and the commit is what lasts. (An fsync would cost 0.15 ms per write on an idle local disk, and far
 * more on a busy one.)
 */
function writeFile(root, path, bytes, expected) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folders;
    try {
        folders = (0,open_folders/* openFolders */.o)(root, names, expected === null);
    }
    catch (error) {
        return (0,disk_errors/* diskRefusal */.C)(error, path, 'written');
    }
    let refusal;
    try {
        refusal = putFile(`${folders.path}/${name}`, folders.path, path, bytes, expected);
    }
    catch (error) {
        refusal = (0,disk_errors/* diskRefusal */.C)(error, path, 'written');
    }
    if (refusal !== undefined)
        folders.removeCreated();
    folders.close();
    return refusal;
}
function putFile(target, folder, path, bytes, expected) {
    const current = checkExpected(target, path, expected);
    if ((0,refusal/* isRefusal */.v)(current))
        return current;
    if (current === null) {
        createFile(target, bytes, 0o666, (fd) => (0,open_file/* giveToOwner */.mi)(fd, (0,external_node_fs_.statSync)(folder)));
        return undefined;
    }
    const temporary = `${folder}/.forge-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}.tmp`;
    createFile(temporary, bytes, 0o600, (fd) => keepModeAndOwner(fd, current));
    try {
        (0,external_node_fs_.renameSync)(temporary, target);
    }
    catch (error) {
        (0,external_node_fs_.unlinkSync)(temporary);
        throw error;
    }
    return undefined;
}
/** Returns the file to replace; null if it is missing, as expected. */
function checkExpected(target, path, expected) {
    const opened = (0,open_file/* openRegular */.lf)(target, path);
    if (opened === 'missing')
        return expected === null ? null : changedRefusal(path);
    if ((0,refusal/* isRefusal */.v)(opened))
        return opened;
    const { fd, stats } = opened;
    try {
        if (stats.nlink > 1)
            return hardLinkRefusal(path);
        if (expected === null || stats.size !== expected.length)
            return changedRefusal(path);
        return Buffer.compare((0,read_file/* readAll */.yw)(fd, stats.size), expected) === 0 ? stats : changedRefusal(path);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** Creates a new file; removes it on failure. */
function createFile(absolute, bytes, mode, finish) {
    const fd = (0,external_node_fs_.openSync)(absolute, CREATE, mode);
    try {
        for (let done = 0; done < bytes.length;) {
            done += (0,external_node_fs_.writeSync)(fd, bytes, done, bytes.length - done);
        }
        finish(fd);
    }
    catch (error) {
        (0,external_node_fs_.unlinkSync)(absolute);
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** Sets the owner first, because that clears the set-user-id bits. Only root may change the owner. */
function keepModeAndOwner(fd, old) {
    if (process.getuid?.() === 0)
        (0,external_node_fs_.fchownSync)(fd, old.uid, old.gid);
    (0,external_node_fs_.fchmodSync)(fd, old.mode & 0o7777);
}
function changedRefusal(path) {
    return (0,refusal/* refuse */.T)(`${(0,path_spelling/* quotedPath */.MW)(path)} changed on disk since it was read: read it again, then redo the edit`);
}

// EXTERNAL MODULE: ./build/core/text/invisible.js
var invisible = __webpack_require__(6075);
;// CONCATENATED MODULE: ./build/adapters/workspace/files/walk-folder.js




/** Lists one folder, sorted by name, without entries that tools may not touch. No link is followed to it. */
function readFolder(bounds, path) {
    let folders;
    try {
        folders = (0,open_folders/* openFolders */.o)(bounds.root, path === '' ? [] : path.split('/'), false);
    }
    catch (error) {
        return (0,disk_errors/* diskRefusal */.C)(error, path, 'read');
    }
    try {
        return (0,external_node_fs_.readdirSync)(folders.path, { withFileTypes: true })
            .filter((entry) => !isUntouchable(path === '' ? entry.name : `${path}/${entry.name}`, bounds))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (error) {
        return (0,disk_errors/* diskRefusal */.C)(error, path, 'read');
    }
    finally {
        folders.close();
    }
}
/** Lists all files below a folder, at most `limit`. Links are listed, not followed. */
function walkFolder(bounds, path, limit) {
    const first = readFolder(bounds, path);
    if ('refused' in first)
        return first;
    const files = [];
    const todo = [{ folder: path, entries: first }];
    for (let next = todo.pop(); next !== undefined && files.length < limit; next = todo.pop()) {
        for (const entry of next.entries) {
            const name = `${next.folder}/${entry.name}`;
            if (!entry.isDirectory()) {
                files.push(name);
                continue;
            }
            const entries = readFolder(bounds, name);
            if (!('refused' in entries))
                todo.push({ folder: name, entries });
        }
    }
    return { files: files.sort().slice(0, limit), more: files.length > limit || todo.length > 0 };
}

// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/adapters/git/program/run-git.js
var run_git = __webpack_require__(79113);
// EXTERNAL MODULE: ./build/adapters/git/program/hardened-git.js
var hardened_git = __webpack_require__(12011);
;// CONCATENATED MODULE: ./build/adapters/workspace/search/git-listing.js

/** A listing of 500,000 files has about 40 MB. */
const MAX_LISTING_BYTES = 64 * 1024 ** 2;
const LISTING_MS = 10_000;
/**
 * Runs a git command and returns its NUL-terminated names. `ends`: exit codes that are not failures (`git grep` has 1
 * for no match). Throws GitError if git fails, takes too long or prints too much.
 */
async function listWithGit({ bounds: { root }, gitPath, below, signal }, command, ends = [0]) {
    const git = (0,hardened_git/* hardenedGit */.YW)({ gitPath, gitDir: `${root}/.git`, workTree: root });
    const { stdout } = await git({
        args: [...command, '--', below === '' ? '.' : below],
        accept: ends,
        deadlineMs: LISTING_MS,
        maxOutputBytes: MAX_LISTING_BYTES,
        signal,
    });
    return stdout.toString('utf8').split('\0').slice(0, -1);
}

;// CONCATENATED MODULE: ./build/adapters/workspace/search/known-files.js







const UNTRACKED_OPTIONS = ['--others', '--exclude-standard'];
/**
 * Searches all files as text, because the search itself decides what is binary, not an attribute. Prints bare names.
 */
const GREP_ARGUMENTS = [
    'grep',
    '--name-only',
    '-z',
    '--text',
    '--no-recurse-submodules',
    '--no-textconv',
    '--no-color',
];
/** Exit codes with and without a match. */
const GREP_ENDS = [0, 1];
/**
 * Lists the files below a folder that git tracks or does not ignore, relative to the root, sorted. Nested repositories
 * end in `/`. A folder in which git knows nothing (such as an ignored one) is walked, up to `walkLimit` names.
 */
async function knownFiles(bounds, gitPath, below, walkLimit, signal) {
    const question = { bounds, gitPath, below, signal };
    try {
        const files = visibleNames(await listWithGit(question, ['ls-files', '-z', '--cached', ...UNTRACKED_OPTIONS]), bounds);
        return files.length > 0 || below === '' ? { files, more: false } : walkFolder(bounds, below, walkLimit);
    }
    catch (error) {
        return noListing(question, error);
    }
}
/**
 * Returns the known files that can contain one of the texts: the tracked ones in which git finds one, and all that git
 * does not search, which are untracked files and those for which git trusts its index instead of the disk.
 */
async function filesWith(required, question, walkLimit) {
    const { bounds, below } = question;
    try {
        const [found, tagged] = await Promise.all([
            namesWith(required, question),
            listWithGit(question, ['ls-files', '-z', '-v', '--cached', ...UNTRACKED_OPTIONS]),
        ]);
        if (tagged.length === 0 && below !== '')
            return walkFolder(bounds, below, walkLimit);
        // `H`: tracked, and seen as it is on disk. Source: git-ls-files(1), `-t` and `-v`.
        const unseen = tagged.filter((line) => !line.startsWith('H '));
        const names = [...found, ...unseen.map((line) => line.slice(2))];
        return { files: visibleNames(names, bounds), more: false };
    }
    catch (error) {
        return noListing(question, error);
    }
}
function namesWith({ texts, ignoreCase }, question) {
    const how = ['--fixed-strings', ...(ignoreCase ? ['--ignore-case'] : [])];
    return listWithGit(question, [...GREP_ARGUMENTS, ...how, ...texts.flatMap((text) => ['-e', text])], GREP_ENDS);
}
function visibleNames(names, bounds) {
    return [...new Set(names)].filter((name) => name !== '' && !isUntouchable(name, bounds)).sort();
}
function noListing({ below, signal }, error) {
    if (signal.aborted)
        return (0,refusal/* refuse */.T)('the listing was stopped: the run is ending');
    return (0,refusal/* refuse */.T)(`git could not list the files below ${(0,path_spelling/* quotedPath */.MW)(below || '.')} (${lastLineOf(error)}): list one folder without recursive instead`);
}
function lastLineOf(error) {
    const text = error instanceof run_git/* GitError */.XS ? error.stderr : (0,message_of/* messageOf */.b)(error);
    return text.trim().split('\n').at(-1) ?? text;
}

;// CONCATENATED MODULE: ./build/adapters/workspace/list-files.js





/** A listing is not aborted: its only slow part is one git process, which has its own limit. */
const NEVER = new AbortController().signal;
/** Lists one folder as it is on disk, ignored files included. */
function listFolder(bounds, path, limit) {
    const entries = readFolder(bounds, path);
    if ((0,refusal/* isRefusal */.v)(entries))
        return entries;
    const names = entries.slice(0, limit).map((entry) => mark(entry.name, entry.isDirectory()));
    return { names, more: entries.length > limit };
}
/** Lists a folder and everything below it except ignored files, relative to the folder. */
async function listTree(bounds, gitPath, path, limit) {
    const top = readFolder(bounds, path);
    if ((0,refusal/* isRefusal */.v)(top))
        return top;
    const known = await knownFiles(bounds, gitPath, path, limit + 1, NEVER);
    if ((0,refusal/* isRefusal */.v)(known))
        return known;
    const names = [];
    for (const file of known.files) {
        const found = (0,external_node_fs_.lstatSync)(`${bounds.root}/${file}`, { throwIfNoEntry: false });
        if (found === undefined)
            continue; // Tracked, but deleted since.
        if (names.length === limit)
            return { names, more: true };
        names.push(mark(path === '' ? file : file.slice(path.length + 1), found.isDirectory()));
    }
    return { names, more: false };
}
function mark(name, isFolder) {
    const shown = (0,invisible/* shownName */.HD)(name);
    return isFolder && !shown.endsWith('/') ? `${shown}/` : shown;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/core/text/is-binary.js
var is_binary = __webpack_require__(31130);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
;// CONCATENATED MODULE: ./build/adapters/workspace/search/file-glob.js


const MAX_GLOB = 256;
const MAX_BRACES = 100;
/**
 * Compiles a glob of the model. Without a `/` it matches the name at any depth, otherwise the path relative to the
 * workspace or to the searched folder.
 */
async function compileGlob(glob, bounds, below) {
    if (glob.length > MAX_GLOB) {
        return (0,refusal/* refuse */.T)(`the glob has ${glob.length} characters, and the maximum is ${MAX_GLOB}: shorten it`);
    }
    const { Minimatch } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91138));
    const bare = glob.replace(/^(\.?\/)+/, '');
    const matcher = new Minimatch(bare, {
        dot: true,
        nonegate: true,
        nocomment: true,
        matchBase: !bare.includes('/'),
        braceExpandMax: MAX_BRACES,
    });
    const prefix = below === '' ? 0 : below.length + 1;
    return (path) => matcher.match(displayPath(path, bounds)) || matcher.match(path.slice(prefix));
}

;// CONCATENATED MODULE: ./build/adapters/workspace/search/match-lines.js



const MAX_PATTERN = 1000;
/** Characters. A line of a bundle can have a megabyte, and a reader only needs the place. */
const MAX_LINE = 300;
/**
 * Compiles a pattern in JavaScript's dialect. A leading `(?i)` is supported, because models know it from other engines.
 * Unicode mode is used only for property escapes, because it rejects harmless escapes such as `\-`.
 */
function compilePattern(pattern) {
    if (pattern === '')
        return (0,refusal/* refuse */.T)('the pattern is empty: give a regular expression');
    if (pattern.length > MAX_PATTERN) {
        return (0,refusal/* refuse */.T)(`the pattern has ${pattern.length} characters, and the maximum is ${MAX_PATTERN}: search for a part of it`);
    }
    const ignoreCase = pattern.startsWith('(?i)');
    const source = ignoreCase ? pattern.slice('(?i)'.length) : pattern;
    try {
        return new RegExp(source, `${ignoreCase ? 'i' : ''}${/\\[pP]\{/.test(source) ? 'u' : ''}`);
    }
    catch (error) {
        const why = error instanceof Error ? error.message.replace(/^.*: (?=[^:]*$)/s, '') : String(error);
        return (0,refusal/* refuse */.T)(`the pattern ${(0,path_spelling/* quotedPath */.MW)(pattern)} is not a JavaScript regular expression (${why}): correct it, with a backslash before each character that is meant literally`);
    }
}
/** Returns whole matching lines, at most `limit`. A line ends at LF; a CR before it is not part of it. */
function matchLines(regex, text, limit) {
    const matches = [];
    let line = 0;
    for (let from = 0; from < text.length && matches.length < limit;) {
        const end = text.indexOf('\n', from);
        const stop = end === -1 ? text.length : end;
        const content = text.slice(from, stop > from && text[stop - 1] === '\r' ? stop - 1 : stop);
        line += 1;
        from = stop + 1;
        if (regex.test(content))
            matches.push({ line, text: content });
    }
    return matches;
}
/** Returns a line for display: redacted, and shortened if it is long. */
function shownLine(text, redactor) {
    const shown = (0,redact/* redactHead */.A)(text, MAX_LINE, redactor);
    return text.length > MAX_LINE ? `${shown}…` : shown;
}

;// CONCATENATED MODULE: ./build/adapters/workspace/search/required-texts.js
const MAX_BRANCHES = 20;
/** An escape, a class, or a character that encodings or case folding could spell in another way. */
const ESCAPE_OR_CLASS = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|c[A-Za-z]|k<[^>]*>|\d+|(.))|\[(?:\\.|[^\\\]])*\]|[^ -~]/gs;
const INNERMOST_GROUP = /\([^()]*\)/g;
const OPTIONAL_CHARACTER = /.(?:[*?]|\{\d+(?:,\d*)?\})\??/gs;
const REPEATED_CHARACTER = /\+\??/g;
/** A placeholder for unknown text. */
const UNKNOWN = '.';
const NOT_LITERAL = /[.^${}]/;
/** Private-use characters that hold escaped characters such as `\(` until groups and branches are parsed. */
const LITERAL_BASE = 0xe000;
const LITERALS = /[\ue020-\ue07e]/g;
/**
 * Returns what a line must contain if it matches, so that `git grep` can name the files worth reading. Returns null
 * where nothing can be said. A text that is not certain is left out.
 */
function requiredTexts({ source, flags }) {
    if (flags.includes('u') || flags.includes('v'))
        return null;
    const branches = withoutGroups(source.replace(ESCAPE_OR_CLASS, literalOrUnknown)).split('|');
    if (branches.length > MAX_BRANCHES)
        return null;
    const texts = branches.map(longestText);
    return texts.includes('') ? null : { texts, ignoreCase: flags.includes('i') };
}
/**
 * Returns the literal of an escaped punctuation mark. An escaped letter or digit is a class, a position or a reference.
 */
function literalOrUnknown(_, escaped = '') {
    return /^[ -/:-@[-`{-~]$/.test(escaped)
        ? String.fromCharCode(LITERAL_BASE + escaped.charCodeAt(0))
        : UNKNOWN;
}
function withoutGroups(text) {
    const outer = text.replace(INNERMOST_GROUP, UNKNOWN);
    return outer === text ? text : withoutGroups(outer);
}
function longestText(branch) {
    const texts = branch
        .replace(OPTIONAL_CHARACTER, UNKNOWN)
        .replace(REPEATED_CHARACTER, UNKNOWN)
        .split(NOT_LITERAL)
        .map((text) => text.replace(LITERALS, (each) => String.fromCharCode(each.charCodeAt(0) - LITERAL_BASE)));
    return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
;// CONCATENATED MODULE: ./build/adapters/workspace/search/timebox.js

/** The result of a task that ran out of time. */
const OUT_OF_TIME = Symbol('out of time');
/**
 * Creates a timebox. A regular expression or glob of the model can take forever, and only the engine's watchdog can
 * stop it; `vm` has one, without a process or thread. A stopped task runs no `finally`, so it must not have files open.
 * About 1 ms to create, 0.15 ms per use.
 */
function createTimebox() {
    const globals = { task: () => undefined };
    const context = (0,external_node_vm_.createContext)(globals);
    const script = new external_node_vm_.Script('task()');
    return (task, ms) => {
        globals.task = task;
        try {
            return script.runInContext(context, { timeout: Math.max(1, Math.ceil(ms)) });
        }
        catch (error) {
            if (isTimeout(error))
                return OUT_OF_TIME;
            throw error;
        }
    };
}
/** The error comes from another context, so it is not an instance of our `Error`. */
function isTimeout(error) {
    return (typeof error === 'object' &&
        error !== null &&
        'code' in error &&
        error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT');
}

;// CONCATENATED MODULE: ./build/adapters/workspace/search/search-files.js














/** Limit for the whole search, and the longest time that blocks the event loop. */
const SEARCH_MS = 10_000;
const SLICE_MS = 1000;
/** Bytes of text matched in one slice. */
const SLICE_BYTES = 1024 ** 2;
/** Bytes. Larger files are skipped; `more` reports that. */
const MAX_FILE_BYTES = 10 * 1024 ** 2;
/** Maximum number of files of an ignored folder; `more` reports that there are others. */
const WALK_LIMIT = 20_000;
/**
 * Searches files with the checks of read_file: `mayRead` decides before a file is opened, and links are never followed.
 * Git only names the files that can contain a match; JavaScript's engine decides which lines match.
 */
async function searchFiles(bounds, gitPath, query, signal) {
    const regex = compilePattern(query.pattern);
    if ((0,refusal/* isRefusal */.v)(regex))
        return regex;
    const timebox = createTimebox();
    const known = await filesOf(bounds, gitPath, query, regex, timebox, signal);
    if ((0,refusal/* isRefusal */.v)(known))
        return known;
    const end = performance.now() + SEARCH_MS;
    const lines = [];
    const skipped = { any: known.more };
    for (const slice of slices(bounds.root, known.files, skipped)) {
        if (signal.aborted)
            return (0,refusal/* refuse */.T)('the search was stopped: the run is ending');
        const left = query.limit + 1 - lines.length;
        const found = timebox(() => matchAll(regex, slice, left), Math.min(SLICE_MS, end - performance.now()));
        if (found === OUT_OF_TIME)
            return timeLimitResult(lines);
        lines.push(...found.map((match) => asLine(match, displayPath(match.path, bounds), query)));
        if (lines.length > query.limit)
            return { lines: lines.slice(0, query.limit), more: true };
        await (0,promises_.setImmediate)();
    }
    return { lines, more: skipped.any };
}
async function filesOf(bounds, gitPath, query, regex, timebox, signal) {
    const known = isFile(`${bounds.root}/${query.below}`)
        ? { files: [query.below], more: false }
        : await filesWorthSearching(regex, { bounds, gitPath, below: query.below, signal });
    if ((0,refusal/* isRefusal */.v)(known))
        return known;
    const { more } = known;
    const readable = known.files.filter((path) => query.mayRead(path));
    if (query.glob === undefined)
        return { files: readable, more };
    const glob = await compileGlob(query.glob, bounds, query.below);
    if ((0,refusal/* isRefusal */.v)(glob))
        return glob;
    const chosen = timebox(() => readable.filter(glob), SLICE_MS);
    if (chosen === OUT_OF_TIME)
        return (0,refusal/* refuse */.T)(`the glob ${query.glob} takes too long: use a simpler one`);
    return { files: chosen, more };
}
function filesWorthSearching(regex, question) {
    const required = requiredTexts(regex);
    const { bounds, gitPath, below, signal } = question;
    return required === null
        ? knownFiles(bounds, gitPath, below, WALK_LIMIT, signal)
        : filesWith(required, question, WALK_LIMIT);
}
function asLine({ line, text }, path, { redactor = redact/* NO_SECRETS */.g }) {
    // A name may contain a line feed and look like a match.
    return `${(0,invisible/* shownName */.HD)(path)}:${line}:${shownLine(text, redactor)}`;
}
function isFile(absolute) {
    return (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
}
/** Yields the texts in slices, so that only one slice is in memory. */
function* slices(root, files, skipped) {
    let slice = [];
    let size = 0;
    for (const path of files) {
        const text = textOf(root, path, skipped);
        if (text === undefined)
            continue;
        slice.push({ path, text });
        size += text.length;
        if (size < SLICE_BYTES)
            continue;
        yield slice;
        slice = [];
        size = 0;
    }
    yield slice;
}
/** Returns undefined for anything without text: links, folders, binary files, and missing or unreadable files. */
function textOf(root, path, skipped) {
    const opened = (0,read_file/* openFileInside */.Dq)(root, path);
    if ((0,refusal/* isRefusal */.v)(opened))
        return undefined;
    const { fd, stats } = opened;
    try {
        skipped.any ||= stats.size > MAX_FILE_BYTES;
        if (stats.size > MAX_FILE_BYTES)
            return undefined;
        const bytes = (0,read_file/* readAll */.yw)(fd, stats.size);
        return (0,is_binary/* isBinary */.G)(bytes) ? undefined : new TextDecoder().decode(bytes);
    }
    catch {
        return undefined;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function matchAll(regex, texts, limit) {
    const found = [];
    for (const { path, text } of texts) {
        if (found.length >= limit)
            break;
        for (const match of matchLines(regex, text, limit - found.length))
            found.push({ ...match, path });
    }
    return found;
}
function timeLimitResult(lines) {
    if (lines.length > 0)
        return { lines, more: true };
    return (0,refusal/* refuse */.T)(`the search took too long (over ${(0,figures/* seconds */.YA)(SLICE_MS)} on some files or ${(0,figures/* seconds */.YA)(SEARCH_MS)} in total): simplify the pattern or narrow the search with path or glob`);
}

;// CONCATENATED MODULE: ./build/adapters/workspace/workspace.js








/**
 * Opens the workspace on disk. File operations are synchronous, because each takes microseconds and a thread would take
 * longer. Throws if the root is not a folder.
 */
function openWorkspace(options) {
    const bounds = {
        root: (0,external_node_fs_.realpathSync)(options.root),
        alias: (0,external_node_path_.resolve)(options.root),
        base: trimmed(options.base),
        hidden: options.hidden.map((path) => (0,fold_name/* foldName */.z)(trimmed(path))).filter((path) => path !== ''),
    };
    const { gitPath } = options;
    return {
        root: bounds.root,
        base: bounds.base,
        resolve: async (spelled, use) => resolvePath(bounds, spelled, use),
        read: async (path, maxBytes) => (0,read_file/* readFile */.TA)(bounds.root, path, maxBytes),
        write: async (path, bytes, expected) => writeFile(bounds.root, path, bytes, expected),
        list: async (path, recursive, limit) => recursive ? listTree(bounds, gitPath, path, limit) : listFolder(bounds, path, limit),
        search: (query, signal) => searchFiles(bounds, gitPath, query, signal),
    };
}
function trimmed(path) {
    return path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}


/***/ })

};
