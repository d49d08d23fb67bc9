export const id = 1304;
export const ids = [1304];
export const modules = {

/***/ 21220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ trustedFilesIn),
/* harmony export */   d: () => (/* binding */ replaceTrustedFiles)
/* harmony export */ });
/** Matches a relative path without characters that a shell interprets. */
const PLAIN = '[A-Za-z0-9_.@+-]+(?:/[A-Za-z0-9_.@+-]+)*';
/** Matches `./a/b` at the beginning of a word, anywhere in a command. */
const DOTTED = new RegExp(`(^|[\\s;&|(])\\./(${PLAIN})(?![A-Za-z0-9_.@+/-])`, 'g');
/** Matches `a/b` as the program itself. */
const PROGRAM = new RegExp(`^(\\s*)(${PLAIN.replace('*', '+')})(?=\\s|$)`);
/** Matches a `./` that was not replaced: in quotes, after `=`, or in an expansion. */
const UNREPLACED = /(^|[^.\w/-])\.\//;
/**
 * Finds words that begin with `./`, and a program named by a path. They mean that file in the trusted commit.
 * Everything else in the command is used as it is on disk.
 */
function trustedFilesIn(command) {
    const files = new Set();
    let rest = replaceTrustedFiles(command, (file) => {
        files.add(file);
        return 'x';
    });
    const climbing = [...files].find((file) => file.split('/').some((part) => part === '.' || part === '..'));
    if (climbing !== undefined) {
        return {
            files: [],
            program: null,
            problem: `"./${climbing}" contains . or ..: write it without them`,
        };
    }
    if (UNREPLACED.test(rest)) {
        const problem = 'a file of the trusted commit must be a separate word that begins with ./ and has only letters, digits and _ . @ + - in its names: write it that way, or without ./ for the file on disk';
        return { files: [], program: null, problem };
    }
    const first = /^\s*(\S+)/.exec(command)?.[1] ?? '';
    rest = first.replace(/^\.\//, '');
    return { files: [...files], program: files.has(rest) ? rest : null, problem: null };
}
/** Returns the command with each of those words replaced. */
function replaceTrustedFiles(command, by) {
    return command
        .replace(PROGRAM, (_, space, file) => space + (file.startsWith('./') ? file : by(file)))
        .replace(DOTTED, (_, before, file) => before + by(file));
}


/***/ }),

/***/ 91005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ listLinks),
/* harmony export */   Qr: () => (/* binding */ readTextOrEmpty),
/* harmony export */   XZ: () => (/* binding */ globNames),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   hy: () => (/* binding */ linksLeadingTo),
/* harmony export */   jS: () => (/* binding */ findBinary),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   qU: () => (/* binding */ isSocket),
/* harmony export */   t2: () => (/* binding */ exists)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Returns the absolute path with every link resolved, or null if it does not exist. */
function realPath(spelled) {
    // An empty or relative path would depend on the current folder.
    if (!node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(spelled))
        return null;
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(spelled);
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
/** Returns the text of a file, or '' if it cannot be read. */
function readTextOrEmpty(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}
/** Returns the names in a folder, or none if it cannot be read. */
function listNames(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
/** Returns existing names below `folder` that match the pattern. `*` matches anything but a slash. */
function globNames(folder, pattern) {
    let found = [''];
    for (const part of pattern.split('/')) {
        found = found.flatMap((around) => {
            const names = part.includes('*') ? listNames(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, around)).filter(globTest(part)) : [part];
            return names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(around, name));
        });
    }
    return found.filter((name) => exists(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)));
}
function globTest(pattern) {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    const whole = new RegExp(`^${parts.join('.*')}$`, 's');
    return (name) => whole.test(name);
}
/** Returns the names of symbolic links in a folder, or none if it cannot be read. */
function listLinks(folder) {
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
        return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name);
    }
    catch {
        return [];
    }
}
/** Returns the path of the first regular, executable file of that name in these folders. */
function findBinary(name, folders) {
    for (const folder of folders) {
        const candidate = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(candidate, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(candidate).isFile())
                return candidate;
        }
        catch {
            // Continue with the next folder.
        }
    }
    return null;
}
/** The kernel's limit of links in one path (path_resolution(7)). */
const MAX_LINKS = 40;
/** Returns the links on the way to the target of this path, each by a path without links above it. */
function linksLeadingTo(spelled) {
    const found = [];
    let left = spelled.split('/').filter((part) => part !== '');
    let at = '/';
    while (left.length > 0 && found.length < MAX_LINKS) {
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

/***/ 76515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ firstUnwritable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Returns the first of these folders that this user may not write to or that is on a read-only disk, or null. */
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

/***/ 50307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ serverBase)
/* harmony export */ });
/* harmony import */ var _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86217);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79113);



/** See `ServerCommits.ground`. */
async function serverBase(user, head, expectedOld) {
    if (expectedOld === null || expectedOld === head)
        return serverBaseOfMerge(user, [head]);
    const format = `--format=%P%n%(trailers:key=${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu},valueonly,separator=%2C)`;
    const shown = (0,_program_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .outputLine */ .MI)(await user({ args: ['show', '-s', '--no-show-signature', format, head] }));
    const [parents = '', run = ''] = shown.split('\n');
    const [first = '', second, ...more] = parents.split(' ');
    // Our merge of the base into the branch exists only here; both parents are on the server.
    if (run !== '' && first === expectedOld && second !== undefined && more.length === 0) {
        return serverBaseOfMerge(user, [first, second]);
    }
    const reason = `HEAD is at ${head}, but its branch on GitHub is at ${expectedOld}: with git.sign_commits, GitHub makes one commit on top of its own branch; push the local commits first or set git.sign_commits to false`;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'git_before', reason });
}
/**
 * Returns the base of a merge. Its files are compared with what was merged in: a run's branch differs from that only by
 * its work.
 */
async function serverBaseOfMerge(user, parents) {
    const base = parents.at(-1) ?? '';
    const baseTree = (0,_program_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .outputLine */ .MI)(await user({ args: ['rev-parse', '--verify', `${base}^{tree}`] }));
    return { parents, base, baseTree };
}


/***/ }),

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ targetBranchFacts)
/* harmony export */ });
/* harmony import */ var _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86217);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27079);


/** The trailer of every commit of a run. */
/** The search stops after this many commits; no rate limit allows more per minute. */
const MAX_COMMITS = 1000;
const ORIGIN = 'refs/remotes/origin/';
/** Returns the facts about the target branch that are needed before a commit. */
async function targetBranchFacts(lookup) {
    const [mainBranch, ours] = await Promise.all([mainBranchOf(lookup.user), runCommitsSince(lookup)]);
    return { branch: lookup.branch, mainBranch, ours };
}
/**
 * Returns the main branch without asking the forge: `origin/HEAD`, otherwise `main` or `master` if it exists. Source:
 * docs/constraints.md.
 */
async function mainBranchOf(user) {
    const answer = await user({
        args: [
            'for-each-ref',
            '--format=%(refname)%00%(symref)%00',
            `${ORIGIN}HEAD`,
            'refs/heads/main',
            'refs/heads/master',
        ],
    });
    const fields = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8').trim());
    const refs = new Map();
    for (let at = 0; at + 1 < fields.length; at += 2)
        refs.set(fields[at] ?? '', fields[at + 1] ?? '');
    const remote = refs.get(`${ORIGIN}HEAD`) ?? '';
    if (remote.startsWith(ORIGIN))
        return remote.slice(ORIGIN.length);
    return ['main', 'master'].find((name) => refs.has(`refs/heads/${name}`)) ?? null;
}
/** Returns the committer dates in ms of commits made by runs, latest first. */
async function runCommitsSince({ user, head, since }) {
    const answer = await user({
        args: [
            'log',
            `--max-count=${MAX_COMMITS}`,
            `--since=@${Math.floor(since / 1000)} +0000`,
            `--format=%ct%x00%(trailers:key=${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu},valueonly)%x00`,
            head,
            '--',
        ],
    });
    const fields = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(answer.stdout);
    const dates = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        if ((fields[at + 1] ?? '').trim() !== '')
            dates.push(Number(fields[at]) * 1000);
    }
    return dates;
}


/***/ }),

/***/ 45094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ commitEntries),
/* harmony export */   Ic: () => (/* binding */ obstacleByPath),
/* harmony export */   KV: () => (/* binding */ filterOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67219);
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99688);
/* harmony import */ var _objects_content_conversions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71288);
/* harmony import */ var _objects_read_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44368);
/* harmony import */ var _objects_three_way_merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23090);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27079);
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79113);
/* harmony import */ var _program_user_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60243);









/** Returns an obstacle that follows from the path alone. Reads nothing. */
function obstacleByPath(base, raw, start) {
    const { head, nested, leftOut } = base;
    const submodule = head.submoduleOf(raw) ?? nested.find((folder) => (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithin */ .B)(raw, folder));
    if (submodule !== undefined)
        return commitObstacle('submodule', (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(submodule));
    const here = head.at(raw);
    if (here !== null && here.start === null && here.head !== null) {
        return commitObstacle(isLeftOut(leftOut, raw) ? 'left_out' : 'deleted_before');
    }
    if (here !== null && here.head === null)
        return commitObstacle('untracked_before');
    if (here?.head && here.start && kindOf(here.head) !== kindOf(here.start)) {
        return commitObstacle('other_kind', here.head.mode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_8__/* .LINK_MODE */ .BG ? 'a symbolic link' : 'a file');
    }
    if (start !== null)
        return null;
    const hidden = head.hiddenConflictWith(raw);
    if (hidden !== null)
        return commitObstacle(isAboveOrBelow(hidden, raw) ? 'hidden_beside' : 'hidden_but_case', (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(hidden));
    const twin = base.caseTwin(raw);
    return twin === null ? null : commitObstacle('same_but_case', (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(twin));
}
/** Compares the paths as spelled; the same path counts too. */
function isAboveOrBelow(one, other) {
    return (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithin */ .B)(one, other) || (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithin */ .B)(other, one.replace(/\/$/, ''));
}
function commitObstacle(kind, other = '') {
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
/** Returns `a file`, `a link` or `a submodule`. */
function kindOf({ mode }) {
    return mode.slice(0, 3);
}
/** Returns the commit's entry for each of these paths. Writes the blobs that it needs into the private store. */
async function commitEntries(base, changes) {
    const { repo, store } = base;
    const objects = { write: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(store.dir, 'objects'), read: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repo.commonDir, 'objects')] };
    const convert = (0,_program_user_git_js__WEBPACK_IMPORTED_MODULE_6__/* .userGit */ .G)(repo, objects);
    const names = changes.map(({ raw }) => raw);
    const attributes = await (0,_objects_content_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .attributesOf */ .Td)(repo, convert, names, _objects_content_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .CONVERTING_ATTRIBUTES */ .K);
    const entries = new Map();
    for (const change of changes) {
        const conversion = { convert, attributes: attributes.get(change.raw) ?? null };
        entries.set(change.raw, await commitEntryFor(base, change, conversion));
    }
    return entries;
}
/** Returns the git filter of the path as an obstacle, or null. */
async function filterOf({ repo }, raw) {
    const filter = (await (0,_objects_content_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .attributesOf */ .Td)(repo, (0,_program_user_git_js__WEBPACK_IMPORTED_MODULE_6__/* .userGit */ .G)(repo), [raw], ['filter'])).get(raw)?.get('filter');
    return filter === undefined ? null : commitObstacle('filtered', filter);
}
async function commitEntryFor(base, change, conversion) {
    const { raw } = change;
    const filter = conversion.attributes?.get('filter');
    const barred = obstacleByPath(base, raw, change.start) ??
        (filter === undefined ? null : commitObstacle('filtered', filter));
    if (barred !== null)
        return { obstacle: barred };
    const here = base.head.at(raw);
    const head = here === null ? change.start : here.head;
    const stored = await toStoredBlob(base, raw, change.start, conversion);
    // If the commit already has unconverted content here, the new one does too, so that no other line differs.
    const isRaw = here === null && stored?.oid !== change.start?.oid;
    const start = isRaw ? change.start : stored;
    const now = isRaw ? change.now : await toStoredBlob(base, raw, change.now, conversion);
    const merged = await mergeOntoHead(base.store.git, { start, head, now });
    if (merged === 'mixed')
        return { obstacle: commitObstacle('changed_before') };
    // If the run did not change the mode, the commit's mode stays (`core.fileMode=false` and the like).
    const keepsMode = head !== null && change.start?.mode === change.now?.mode;
    const side = merged === null ? null : { oid: merged.oid, mode: keepsMode ? head.mode : merged.mode };
    const isSame = side?.oid === head?.oid && side?.mode === head?.mode;
    return isSame ? { obstacle: commitObstacle('no_difference') } : { side };
}
/** Returns the run's change without the uncommitted change that preceded it. */
async function mergeOntoHead(git, { start, head, now, }) {
    if (start?.oid === head?.oid)
        return now;
    if (start === null || head === null || now === null)
        return 'mixed';
    if ([start, head, now].some(({ mode }) => !(0,_core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_8__/* .isRegularFile */ .Ze)(mode)))
        return 'mixed';
    const oid = await mergedOrNone(git, start.oid, head.oid, now.oid);
    return oid === null ? 'mixed' : { mode: now.mode, oid };
}
/** Merges three blobs. If a partial clone lacks one of them, they cannot be merged. */
async function mergedOrNone(git, base, ours, theirs) {
    try {
        return await (0,_objects_three_way_merge_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeBlobs */ .$)(git, base, ours, theirs);
    }
    catch (error) {
        if (error instanceof _program_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS)
            return null;
        throw error;
    }
}
/** Converts raw bytes as the user's repository would store them: line ends, encoding and `$Id$`, but no filter. */
async function toStoredBlob({ repo, store }, raw, side, { convert, attributes }) {
    const isConverted = attributes !== null || convertsLineEnds(repo);
    if (side === null || !(0,_core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_8__/* .isRegularFile */ .Ze)(side.mode) || !isConverted)
        return side;
    const written = await convert({
        args: ['hash-object', '-w', '--stdin', `--path=${(0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(raw)}`],
        input: await (0,_objects_read_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlob */ .gm)(store.git, side.oid),
    });
    return { mode: side.mode, oid: written.stdout.toString('latin1').trim() };
}
function convertsLineEnds(repo) {
    return !/^(false|no|off|0|)$/i.test(repo.config.get('core.autocrlf') ?? '');
}


/***/ }),

/***/ 29325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ obstacleHazard)
/* harmony export */ });
/* harmony import */ var _worktree_path_name_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98085);

/** Converts an obstacle to a hazard. */
function obstacleHazard(raw, obstacle) {
    const path = (0,_worktree_path_name_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .printableName */ .N)(raw);
    const { code, what, model, people } = OBSTACLE_TEXTS[obstacle.kind]((0,_worktree_path_name_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .printableName */ .N)(obstacle.other), path);
    return { code, path, reason: `${path} ${what}; ${model}`, forPeople: `${path} ${what}; ${people}` };
}
const ADVICE_LEAVE_IT = 'do not change it; describe the needed change in your result';
const ADVICE_OTHER_PATH = 'use another path';
const OBSTACLE_TEXTS = {
    submodule: (other) => ({
        code: 'GIT-03',
        what: `is in the submodule ${other}: this run commits only to the outer repository`,
        model: ADVICE_LEAVE_IT,
        people: `run forge-headless in the repository of ${other}`,
    }),
    filtered: (other) => ({
        code: 'GIT-04',
        what: `is stored through the git filter "${other}" (.gitattributes), and this run executes no filters: the commit would contain the wrong bytes`,
        model: ADVICE_LEAVE_IT,
        people: 'change it by hand, or remove the path from the filter in .gitattributes',
    }),
    left_out: () => ({
        code: 'GIT-07',
        what: 'is in the repository but not in this sparse checkout, so its content is unknown',
        model: `${ADVICE_OTHER_PATH}, or describe the needed change in your result`,
        people: `check it out (\`git sparse-checkout add\`, or \`sparse-checkout\` of actions/checkout), then run again`,
    }),
    deleted_before: (_, path) => ({
        code: 'GIT-07',
        what: 'was deleted before the run, and the deletion is not committed: it cannot be separated from the run\u2019s change',
        model: ADVICE_OTHER_PATH,
        people: `commit the deletion or undo it (\`git restore ${path}\`), then run again`,
    }),
    untracked_before: () => ({
        code: 'GIT-07',
        what: 'existed before the run and is not committed: it cannot be separated from the run\u2019s change',
        model: `restore it, and ${ADVICE_OTHER_PATH}`,
        people: 'commit it, ignore it, or move it away, then run again',
    }),
    changed_before: () => ({
        code: 'GIT-07',
        what: 'had uncommitted changes before the run, and this change touches the same lines: they cannot be separated',
        model: 'change other lines, or restore it',
        people: 'commit or stash them, then run again',
    }),
    other_kind: (kind) => ({
        code: 'GIT-07',
        what: `is ${kind} in the repository and something else on disk`,
        model: ADVICE_LEAVE_IT,
        people: 'check it out as it is in the repository (see core.symlinks), then run again',
    }),
    hidden_beside: (other) => ({
        code: 'GIT-07',
        what: `conflicts with ${other}, which is in the repository but not on disk: the commit would delete ${other}`,
        model: ADVICE_OTHER_PATH,
        people: `check out ${other} or commit its deletion, then run again`,
    }),
    hidden_but_case: (other) => ({
        code: 'GIT-07',
        what: `differs only in case or Unicode form from ${other}, which is in the repository but not on disk: on a case-insensitive file system, one would replace the other`,
        model: ADVICE_OTHER_PATH,
        people: `rename one of them or check out ${other}, then run again`,
    }),
    same_but_case: (other) => ({
        code: 'GIT-07',
        what: `differs from ${other} only in case or Unicode form, and this file system does not distinguish them (core.ignorecase)`,
        model: `use ${other} or another name`,
        people: `rename one of them or unset core.ignorecase`,
    }),
    no_difference: () => ({
        code: 'GIT-07',
        what: 'would be committed unchanged: git converts what changed (line ends, `$Id$`, mode), or the change only undoes uncommitted changes',
        model: 'restore it',
        people: 'see .gitattributes, core.autocrlf and core.fileMode, or commit the uncommitted changes, then run again',
    }),
};


/***/ }),

/***/ 12445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ additionsBetween)
/* harmony export */ });
/* unused harmony export parseAdditions */
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27079);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72199);


/** Prints names and text together: names need no unquoting, and text cannot pass for a name. */
const OPTIONS = [
    '-r',
    ..._raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .RAW_DIFF_OPTIONS */ .Mr,
    '--patch',
    '--text',
    '--unified=0',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
];
/** Returns what `to` adds to `from`, both trees or commits. Runs no program of the repository. */
async function additionsBetween(git, from, to) {
    const answer = await git({ args: ['diff-tree', ...OPTIONS, from, to] });
    return parseAdditions(answer.stdout);
}
/** Parses raw records (`:old new oid oid S` NUL path NUL), one more NUL, then the patch in the order of the records. */
function parseAdditions(output) {
    const text = Buffer.from(output.buffer, output.byteOffset, output.byteLength).toString('latin1');
    const { sections, at } = readRecords(text);
    const hunks = readPatch(text.slice(at), sections);
    return [...hunks].map(([raw, { lines, removed }]) => ({ path: (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toWorkspacePath */ .CR)(raw), lines, removed }));
}
/**
 * Returns the path of each section of the patch. A type change (such as a file replaced by a link) has two sections.
 */
function readRecords(text) {
    const sections = [];
    let at = 0;
    while (text[at] === ':') {
        const endOfFields = text.indexOf('\0', at);
        const endOfPath = text.indexOf('\0', endOfFields + 1);
        if (endOfPath === -1)
            throw new Error('git diff-tree ended in the middle of a record');
        const { raw, status } = (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRawRecord */ .TC)(text.slice(at, endOfFields), text.slice(endOfFields + 1, endOfPath));
        sections.push(raw);
        if (status === 'type_changed')
            sections.push(raw);
        at = endOfPath + 1;
    }
    return { sections, at: text[at] === '\0' ? at + 1 : at };
}
function readPatch(patch, sections) {
    const found = new Map(sections.map((path) => [path, { lines: [], removed: [] }]));
    const lines = patch.split('\n');
    let section = -1;
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.startsWith('diff --git '))
            section++;
        const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
        if (hunk === null)
            continue;
        const here = found.get(sections[section] ?? '');
        if (here === undefined)
            throw new Error('git diff-tree shows a change of a path that it did not name');
        const [, out = '1', first = '1', into = '1'] = hunk;
        at = readHunk(lines, at + 1, { out: Number(out), first: Number(first), into: Number(into) }, here);
    }
    if (section + 1 !== sections.length)
        throw new Error('git diff-tree left out a change that it named');
    return found;
}
/**
 * Reads as many lines as the hunk header says, so that text cannot pass for a header. Returns the position after the
 * last line.
 */
function readHunk(lines, from, hunk, here) {
    let { out, into } = hunk;
    let number = hunk.first;
    let at = from;
    for (; out > 0 || into > 0; at++) {
        const line = lines[at];
        if (line === undefined)
            throw new Error('git diff-tree ended in the middle of a hunk');
        const sign = line[0];
        if (sign === '-') {
            out--;
            here.removed.push(readable(line));
        }
        else if (sign === '+') {
            into--;
            here.lines.push({ number: number++, text: readable(line) });
        }
        // Other lines are `\ No newline at end of file`.
    }
    return at - 1;
}
function readable(line) {
    const text = line.slice(1);
    return /[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;
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

/***/ 71288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ CONVERTING_ATTRIBUTES),
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   _q: () => (/* binding */ findConvertedPaths),
/* harmony export */   lS: () => (/* binding */ conversionHints)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27079);
/* harmony import */ var _program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55247);
/* harmony import */ var _worktree_attribute_fifos_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(804);
/* harmony import */ var _index_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38668);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44368);






/** Attributes that make git convert bytes between disk and blob. Source: gitattributes(5). */
const CONVERTING_ATTRIBUTES = [
    'text',
    'eol',
    'crlf',
    'ident',
    'filter',
    'working-tree-encoding',
];
/**
 * Returns the possible conversions. `leftOut`: paths of the index that are not on disk; attributes files among them are
 * not read.
 */
function conversionHints(repo, names, leftOut = []) {
    for (const name of leftOut) {
        if ((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .lastPart */ .S_)(name) === '.gitattributes' || name.endsWith('/'))
            return { sizeChanging: true, needsAttributeLookup: true };
    }
    const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repo.commonDir, 'info/attributes')];
    const own = (0,_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .userFile */ .Mz)(repo, 'core.attributesfile', 'attributes');
    if (own !== null)
        files.push(own);
    for (const name of names) {
        if ((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .lastPart */ .S_)(name) === '.gitattributes')
            files.push((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toDiskPath */ .el)(repo.root, name));
    }
    const text = files.map((file) => (0,_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextOrNull */ .GR)(file) ?? '').join('\n');
    const autocrlf = repo.config.get('core.autocrlf') ?? 'false';
    return {
        sizeChanging: !/^(false|no|off|0|)$/i.test(autocrlf) || /\b(text|eol|crlf|ident|binary)\b/.test(text),
        needsAttributeLookup: /\b(filter|working-tree-encoding)\b/.test(text),
    };
}
/**
 * Returns paths that git considers clean but whose bytes on disk may differ from their blob, so they must be read.
 * `user` is the user's repository, which runs nothing to look up attributes; `store` reads the blobs.
 */
async function findConvertedPaths(repo, user, store, entries, hints) {
    const [opaque, resized] = await Promise.all([
        hints.needsAttributeLookup
            ? attributesOf(repo, user, entries.map((entry) => entry.name), ['filter', 'working-tree-encoding'])
            : null,
        hints.sizeChanging ? pathsWithOtherSize(store, entries) : [],
    ]);
    return new Set([...(opaque?.keys() ?? []), ...resized]);
}
/** Returns the attributes of each path that has any. */
async function attributesOf(repo, user, names, attributes) {
    const found = new Map();
    if (names.length === 0)
        return found;
    const own = (0,_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .userFile */ .Mz)(repo, 'core.attributesfile', 'attributes');
    (0,_worktree_attribute_fifos_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseFifosAbove */ .Iu)(repo.root, names);
    const answer = await user({
        args: ['check-attr', '-z', '--stdin', ...attributes],
        input: (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNul */ .MX)(names),
        config: own === null ? [] : [`core.attributesFile=${own}`],
    });
    const parts = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(answer.stdout);
    for (let at = 0; at + 2 < parts.length; at += 3) {
        const [name = '', attribute = '', value = ''] = parts.slice(at, at + 3);
        if (value === 'unspecified' || value === 'unset')
            continue;
        const known = found.get(name) ?? new Map();
        found.set(name, known.set(attribute, value));
    }
    return found;
}
/**
 * Returns paths whose size differs from their blob's, because every conversion of line ends and `$Id$` changes the
 * size.
 */
async function pathsWithOtherSize(store, entries) {
    const facts = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .objectFacts */ .Pd)(store, entries.map(({ oid }) => oid));
    return entries.filter((entry, at) => (0,_index_file_js__WEBPACK_IMPORTED_MODULE_4__/* .statOf */ ._N)(entry).size !== facts[at]?.size).map((entry) => entry.name);
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

/***/ 22846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ treeEntry),
/* harmony export */   X: () => (/* binding */ readHeadDifferences)
/* harmony export */ });
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67219);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27079);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72199);



/** Compares two trees, so the cost is that of their differences. `git` reads both. */
async function readHeadDifferences(git, head, startTree) {
    if (head === null)
        return headDifferences(null, new Map());
    return headDifferences(head, differencesByPath(await (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .treeDifferences */ .Xm)(git, head, startTree)));
}
function differencesByPath(differences) {
    return new Map(differences.map(({ raw, oldMode, newMode, oldOid, newOid }) => [
        raw,
        { head: treeEntry(oldMode, oldOid), start: treeEntry(newMode, newOid) },
    ]));
}
/** Returns the entry with that mode and id; null if there is none. */
function treeEntry(mode, oid) {
    return mode === null || oid === null ? null : { mode, oid };
}
function headDifferences(head, found) {
    let hidden = null;
    return {
        head,
        at: (raw) => found.get(raw) ?? null,
        hiddenConflictWith: (raw) => {
            if (found.size === 0)
                return null;
            hidden ??= hiddenNames(found);
            return conflictWith(hidden, raw);
        },
        submoduleOf: (raw) => {
            for (let path = raw; path !== ''; path = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path)) {
                if (found.get(path)?.head?.mode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBMODULE_MODE */ .Fe)
                    return path;
            }
            return null;
        },
    };
}
function hiddenNames(found) {
    const files = new Map();
    const folders = new Map();
    for (const [raw, { head, start }] of found) {
        if (head === null || start !== null)
            continue;
        const name = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRaw */ .qA)(raw);
        files.set(name, raw);
        for (let above = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(name); above !== '' && !folders.has(above); above = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above)) {
            folders.set(above, raw);
        }
    }
    return { files, folders };
}
function conflictWith({ files, folders }, raw) {
    const name = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldRaw */ .qA)(raw);
    const same = files.get(name);
    if (same !== undefined && same !== raw)
        return same;
    for (let above = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(name); above !== ''; above = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above)) {
        const file = files.get(above);
        if (file !== undefined)
            return file;
    }
    return folders.get(name) ?? null;
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

/***/ 81:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sentFiles)
/* harmony export */ });
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67219);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27079);
/* harmony import */ var _worktree_path_name_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98085);
/* harmony import */ var _raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72199);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44368);






/** See `ServerCommits.sentFiles`. */
async function sentFiles(git, tree, ground) {
    const [first = ground.base] = ground.parents;
    const [differences, fromFirst] = await Promise.all([
        (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .treeDifferences */ .Xm)(git, ground.base, tree),
        first === ground.base ? null : (0,_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .treeDifferences */ .Xm)(git, first, tree),
    ]);
    const unknown = fromFirst === null ? null : new Set(fromFirst.map(({ raw }) => raw));
    const oids = differences.flatMap(({ newMode, newOid }) => newOid === null || newMode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_5__/* .SUBMODULE_MODE */ .Fe ? [] : [newOid]);
    const bytes = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readBlobs */ .b4)(git, oids);
    return differences.map(({ raw, oldMode, newMode, oldOid, newOid }) => {
        refuseName(raw);
        return {
            path: (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(raw),
            oldMode,
            mode: newMode,
            oid: newOid,
            bytes: bytes.get(newOid ?? '') ?? null,
            isKnown: newOid === oldOid || newMode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_5__/* .SUBMODULE_MODE */ .Fe || (unknown !== null && !unknown.has(raw)),
        };
    });
}
function refuseName(raw) {
    if ((0,_worktree_path_name_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .r)(raw) === null)
        return;
    const reason = `${(0,_worktree_path_name_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .printableName */ .N)(raw)} has a name that GitHub's API does not support: rename it or set git.sign_commits to false`;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'delivery', reason });
}


/***/ }),

/***/ 23090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergeBlobs),
/* harmony export */   M: () => (/* binding */ mergeTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67219);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27079);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44368);
/* harmony import */ var _update_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92417);







/** Merges without a work tree, so that a conflict leaves no trace. Works with git 2.32 and later. */
async function mergeTrees(git, sides, index) {
    await git({ args: ['read-tree', '-i', '-m', '--aggressive', sides.base, sides.ours, sides.theirs], index });
    const listed = await git({ args: ['ls-files', '--unmerged', '-z'], index });
    const conflicts = [];
    const records = [];
    for (const [raw, [base, ours, theirs]] of unmerged((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNul */ .K5)(listed.stdout))) {
        const merged = await mergeEntry(git, base, ours, theirs);
        if (merged === null)
            conflicts.push((0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(raw));
        else
            records.push((0,_update_index_js__WEBPACK_IMPORTED_MODULE_5__/* .indexRecord */ .o)(merged.mode, merged.oid, raw));
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
    const files = [base, ours, theirs].every((side) => (0,_core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_6__/* .isRegularFile */ .Ze)(side.mode));
    const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
    if (!files || (mode !== theirs.mode && theirs.mode !== base.mode))
        return null;
    const oid = await mergeBlobs(git, base.oid, ours.oid, theirs.oid);
    return oid === null ? null : { mode, oid };
}
/** Returns the id of the merged content, written through `git`; null for a conflict or a binary file. */
async function mergeBlobs(git, base, ours, theirs) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'forge-merge-'));
    try {
        const paths = [];
        for (const [name, oid] of Object.entries({ ours, base, theirs })) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readBlob */ .gm)(git, oid));
            paths.push((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        }
        // The exit code is the number of conflicts; 255 is a file that cannot be merged by lines.
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

/***/ 10146:
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
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/adapters/git/hazards/commit-entry.js
var commit_entry = __webpack_require__(45094);
// EXTERNAL MODULE: ./build/adapters/git/hazards/commit-obstacle.js
var commit_obstacle = __webpack_require__(29325);
// EXTERNAL MODULE: ./build/adapters/git/objects/head-differences.js
var head_differences = __webpack_require__(22846);
// EXTERNAL MODULE: ./build/adapters/git/objects/raw-diff.js
var raw_diff = __webpack_require__(72199);
// EXTERNAL MODULE: ./build/adapters/git/objects/update-index.js
var update_index = __webpack_require__(92417);
// EXTERNAL MODULE: ./build/adapters/git/program/raw-path.js
var raw_path = __webpack_require__(27079);
// EXTERNAL MODULE: ./build/adapters/git/worktree/path-name-rules.js
var path_name_rules = __webpack_require__(98085);
;// CONCATENATED MODULE: ./build/adapters/git/build-commit-tree.js








/** Maximum number of paths that a reason names; the rest are counted. */
const NAMED_PATHS = 5;
/**
 * Writes the tree to commit: the head commit's, with the changed paths as they are now. Paths that the run did not
 * change keep the commit's entry, whatever is on disk. Before it returns, it verifies that the trees differ in nothing
 * else. Throws StopRun(delivery).
 */
async function buildCommitTree(tree, head, changes) {
    await tree.settle();
    const base = await tree.commitBase();
    const { store } = base;
    if (base.head.head !== head) {
        throw stop(`HEAD moved while the run began, from ${base.head.head ?? 'no commit'} to ${head}; run again from there`);
    }
    const entries = await (0,commit_entry/* commitEntries */.Gk)(base, changes.map(({ path, oldMode, oldOid, newMode, newOid }) => ({
        raw: (0,raw_path/* toRawPath */.Df)(path),
        start: (0,head_differences/* treeEntry */.$)(oldMode, oldOid),
        now: (0,head_differences/* treeEntry */.$)(newMode, newOid),
    })));
    const wanted = sidesOf(entries);
    const made = await treeWithSides(store, head, wanted);
    await checkDifference(store, head, made, wanted);
    return made;
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
async function treeWithSides(store, head, wanted) {
    const index = store.index('accepted');
    await store.git({ args: ['read-tree', head], index });
    const removals = [];
    const records = [];
    for (const [raw, side] of wanted) {
        if (side === null)
            removals.push((0,update_index/* removalRecord */.OB)(store, raw));
        else
            records.push((0,update_index/* indexRecord */.o)(side.mode, side.oid, raw));
    }
    // A file may replace a folder, so removals come first.
    await (0,update_index/* writeRecords */.Wh)(store, index, [...removals, ...records]);
    return (0,update_index/* writeTree */.WM)(store, index);
}
/** Verifies that the differences between the commit's tree and the new tree are exactly the changes of the run. */
async function checkDifference(store, head, made, wanted) {
    const found = await (0,raw_diff/* treeDifferences */.Xm)(store.git, head, made);
    const paths = new Set(found.map(({ raw }) => raw));
    const unmeasured = found.flatMap((difference) => (isWanted(wanted, difference) ? [] : [difference.raw]));
    const lost = [...wanted.keys()].filter((raw) => !paths.has(raw));
    const wrong = [...unmeasured, ...lost].sort(raw_path/* compareBytes */.Xo);
    if (wrong.length === 0)
        return;
    const named = wrong.slice(0, NAMED_PATHS).map(path_name_rules/* printableName */.N).join(', ');
    const more = wrong.length > NAMED_PATHS ? ` and ${wrong.length - NAMED_PATHS} more` : '';
    throw stop(`the commit would differ from the checked changes in ${named}${more}; nothing was committed and the work is kept; please report this bug`);
}
function isWanted(wanted, { raw, newMode, newOid }) {
    const side = wanted.get(raw);
    return side !== undefined && (side?.oid ?? null) === newOid && (side?.mode ?? null) === newMode;
}
function stop(reason, code) {
    return new outcome/* StopRun */.U({ kind: 'delivery', reason, ...(code === undefined ? {} : { code }) });
}

// EXTERNAL MODULE: ./build/core/git/file-mode.js
var file_mode = __webpack_require__(67219);
// EXTERNAL MODULE: ./build/adapters/git/program/branch-name.js
var branch_name = __webpack_require__(397);
// EXTERNAL MODULE: ./build/adapters/git/program/run-git.js
var run_git = __webpack_require__(79113);
// EXTERNAL MODULE: ./build/adapters/git/checkout/local-branch.js
var local_branch = __webpack_require__(43885);
// EXTERNAL MODULE: ./build/adapters/files/lstat-or-undefined.js
var lstat_or_undefined = __webpack_require__(68012);
// EXTERNAL MODULE: ./build/adapters/git/objects/content-conversions.js
var content_conversions = __webpack_require__(71288);
// EXTERNAL MODULE: ./build/adapters/git/objects/list-tree.js
var list_tree = __webpack_require__(40146);
// EXTERNAL MODULE: ./build/adapters/git/program/private-store.js
var private_store = __webpack_require__(68466);
;// CONCATENATED MODULE: ./build/adapters/git/checkout/unfiltered-checkout.js






/**
 * Returns the filtered files that differ between `from` and the commit and whose content is on disk instead of what git
 * stores (such as a Git LFS pointer). We run no filter, so they would be written as pointers. If only pointers are on
 * disk, as after actions/checkout without `lfs`, pointers are fine and the result is empty.
 */
async function pathsNeedingFilter(question, from, changed) {
    const { repo, user } = question;
    const [now, then] = await Promise.all([
        (0,content_conversions/* attributesOf */.Td)(repo, user, changed, ['filter']),
        filteredPathsAt(question, changed),
    ]);
    const filtered = [...new Set([...now.keys(), ...then])];
    if (filtered.length === 0)
        return [];
    // A new file tells nothing itself; the other files of the checkout show whether filters were run.
    const tracked = await filesAt(user, from);
    const kept = await (0,content_conversions/* attributesOf */.Td)(repo, user, [...tracked.keys()], ['filter']);
    const isUnpacked = [...kept.keys()].some((raw) => differs(repo, raw, tracked.get(raw)));
    return isUnpacked ? filtered.map(raw_path/* toText */.fE) : [];
}
/** Uses the attributes of the commit itself, which are not on disk yet. */
async function filteredPathsAt({ user, sha, scratch }, names) {
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
    const entries = await (0,list_tree/* listTree */.n)(user, sha, { sizes: true });
    return new Map(entries.map(({ raw, oid, size }) => [raw, { oid, size }]));
}
/** Returns true if the file on disk has other bytes than the blob. Missing paths and non-files do not differ. */
function differs({ root, format }, raw, blob) {
    const path = (0,raw_path/* toDiskPath */.el)(root, raw);
    const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path);
    if (blob === undefined || stat?.isFile() !== true)
        return false;
    // Compare sizes first, because a file behind a pointer may be too large to read at once.
    return stat.size !== blob.size || (0,private_store/* blobId */.zA)(format, (0,external_node_fs_.readFileSync)(path)) !== blob.oid;
}

;// CONCATENATED MODULE: ./build/adapters/git/checkout/check-out-commit.js









/** Maximum number of dirty paths that a reason names; the rest are counted. */
const check_out_commit_NAMED_PATHS = 5;
/**
 * Checks out a commit: files, index and HEAD, and the branch at that commit if one is given. Runs no hooks or filters
 * and does not touch submodules. An existing branch may only move forward. After StopRun(git_before), files and HEAD
 * are unchanged.
 */
async function checkOutCommit(to) {
    const { facts, sha, branch } = to;
    const from = facts.head;
    if (from === null)
        throw check_out_commit_stop(`${facts.root} has no commit yet: check out the repository first`);
    await checkPreconditions(to, from);
    const old = branch === null ? null : await (0,local_branch/* tipIfMovable */.b)({ user: to.user, branch, sha, current: facts.branch });
    if (from !== sha)
        await moveFiles(to, from, sha);
    try {
        await moveHead(to, old);
    }
    catch (error) {
        if (from !== sha)
            await moveFiles(to, sha, from);
        throw check_out_commit_stop(`HEAD could not be moved to ${branch ?? sha}: ${errorText(error)}; run again`);
    }
}
async function checkPreconditions(to, from) {
    const { repo, user, facts, sha, branch, requireClean } = to;
    const { dirty } = facts;
    if (requireClean && dirty.length > 0) {
        const named = dirty.slice(0, check_out_commit_NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
        const more = dirty.length > check_out_commit_NAMED_PATHS ? ` and ${dirty.length - check_out_commit_NAMED_PATHS} more` : '';
        throw check_out_commit_stop(`the workspace is not clean: ${named.join(', ')}${more}; commit or remove them, or set git.require_clean to false`);
    }
    if (branch !== null && !(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        throw check_out_commit_stop(`the branch is ${JSON.stringify(branch)}, which is not a valid branch name; see git check-ref-format`);
    }
    if (from === sha)
        return;
    const changed = await changedBetween(to, from);
    const modules = changed.filter(({ isModule, raw }) => isModule && isCheckedOut(repo, raw));
    if (modules.length > 0) {
        throw check_out_commit_stop(`submodule ${modules.map(({ raw }) => (0,raw_path/* toText */.fE)(raw)).join(', ')} differs at commit ${sha}, and submodules are not touched; check out that commit before the run (actions/checkout with its ref)`);
    }
    const files = changed.flatMap(({ raw, isModule }) => (isModule ? [] : [raw]));
    const unpacked = await pathsNeedingFilter(to, from, files);
    if (unpacked.length > 0) {
        throw check_out_commit_stop(`${unpacked.join(', ')} differs at commit ${sha} and is managed by a filter (such as Git LFS) that is not run here; check out that commit before the run (actions/checkout with its ref and lfs: true)`);
    }
}
async function changedBetween({ user, sha }, from) {
    const changed = await orStop((0,raw_diff/* treeDifferences */.Xm)(user, from, sha), (why) => `commit ${sha} cannot be compared with HEAD: ${why}; fetch it first`);
    return changed.map(({ raw, oldMode, newMode }) => ({
        raw,
        isModule: oldMode === file_mode/* SUBMODULE_MODE */.Fe || newMode === file_mode/* SUBMODULE_MODE */.Fe,
    }));
}
function isCheckedOut(repo, raw) {
    const gitEntries = (0,raw_path/* toDiskPath */.el)(repo.root, `${raw}/.git`);
    return (0,external_node_fs_.existsSync)(gitEntries);
}
/** Runs `read-tree`, which writes what differs, keeps uncommitted changes, and refuses to overwrite them. */
async function moveFiles({ user, repo }, from, to) {
    await orStop(user({ args: ['read-tree', '-m', '-u', from, to] }), (why) => `${repo.root} cannot check out commit ${to}: ${why}; commit or remove what is in the way`);
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
async function orStop(work, reason) {
    try {
        return await work;
    }
    catch (error) {
        throw error instanceof run_git/* GitError */.XS ? check_out_commit_stop(reason(errorText(error))) : error;
    }
}
function errorText(error) {
    const text = error instanceof run_git/* GitError */.XS ? error.stderr : String(error);
    return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
function check_out_commit_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/core/git/trailers.js
var trailers = __webpack_require__(86217);
// EXTERNAL MODULE: ./build/adapters/git/objects/three-way-merge.js
var three_way_merge = __webpack_require__(23090);
// EXTERNAL MODULE: ./build/adapters/git/checkout/branch-owner.js
var branch_owner = __webpack_require__(3229);
;// CONCATENATED MODULE: ./build/adapters/git/checkout/delivery-branch.js








/**
 * Checks out the branch that the run delivers on. A run's existing branch is checked out with HEAD merged in; a new
 * branch is left to the commit. Returns the new head, or null if nothing moved. After any StopRun the workspace is
 * unchanged.
 */
async function checkOutBranch(work) {
    const found = await findOwnBranch(work);
    return found === null ? null : checkOutOwnBranch(work, found.head, found);
}
/**
 * Returns the run's existing branch to continue on. Returns null for a new branch and for the checked-out one. Throws
 * StopRun; moves nothing.
 */
async function findOwnBranch(work) {
    const { facts, branch } = work;
    await checkName(work);
    if (branch === facts.branch)
        return null;
    if (facts.head === null) {
        throw delivery_branch_stop(`there is no commit yet, so branch ${branch} cannot be created; create a first commit`);
    }
    const existing = await findBranch(work);
    if (existing === null)
        return null;
    const owner = await (0,branch_owner/* branchOwner */.g)({ read: work.user, refs: work.user }, { branch, tip: existing.tip });
    if ('foreign' in owner) {
        throw delivery_branch_stop(`branch ${branch} exists and ${owner.foreign}; set git.branch to another name, or delete it`);
    }
    if (existing.worktree !== '') {
        throw delivery_branch_stop(`branch ${branch} is checked out in ${existing.worktree}; remove that worktree or set git.branch to another name`);
    }
    return { head: facts.head, tip: existing.tip, run: owner.run };
}
async function checkName({ user, branch }) {
    if (await (0,branch_name/* isBranchName */.Q)(user, branch))
        return;
    const reason = `git.branch is "${branch}", which is not a valid branch name; see git check-ref-format`;
    throw new outcome/* StopRun */.U({ kind: 'config', reason });
}
/** Returns the existing branch, or null if it can be created. Branches `a` and `a/b` exclude each other. */
async function findBranch({ user, branch, }) {
    const format = '%(refname)%00%(objectname)%00%(worktreepath)%00';
    const parts = branch.split('/');
    const parents = parts.slice(0, -1).map((_, at) => `refs/heads/${parts.slice(0, at + 1).join('/')}`);
    const name = `refs/heads/${branch}`;
    const answer = await user({
        args: ['for-each-ref', `--format=${format}`, name, ...parents],
    });
    const fields = (0,raw_path/* splitNul */.K5)(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8'));
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [ref = '', tip = '', worktree = ''] = fields.slice(at, at + 3).map((field) => field.trim());
        if (ref === name)
            return { tip, worktree };
        if (ref.startsWith(`${name}/`) || parents.includes(ref)) {
            throw delivery_branch_stop(`branch ${branch} cannot exist next to ${ref.slice('refs/heads/'.length)}; set git.branch to another name`);
        }
    }
    return null;
}
async function checkOutOwnBranch(work, head, { tip, run }) {
    const { user, branch } = work;
    const target = await mergeHeadInto(work, head, tip, run);
    await refuseFiltered(work, head, target);
    await moveWorkTree(work, head, target);
    try {
        const ref = `refs/heads/${branch}`;
        const message = 'forge-headless: merge the base';
        await user({ args: ['update-ref', '-m', message, ref, target, tip], env: mergeIdentity() });
        await user({ args: ['symbolic-ref', '-m', message, 'HEAD', ref], env: mergeIdentity() });
        return target;
    }
    catch (error) {
        await moveWorkTree(work, target, head);
        throw delivery_branch_stop(`branch ${branch} could not be moved: ${delivery_branch_errorText(error)}; run again`);
    }
}
/**
 * Returns the branch with HEAD merged in: its tip if that already contains HEAD, otherwise a new merge commit with our
 * trailers.
 */
async function mergeHeadInto(work, head, tip, run) {
    const { user, branch, facts } = work;
    const base = await user({ args: ['merge-base', head, tip], accept: [0, 1] });
    if (base.code !== 0) {
        throw delivery_branch_stop(`branch ${branch} has no common history with HEAD here; fetch the whole history (fetch-depth: 0) or delete the branch`);
    }
    if ((0,run_git/* outputLine */.MI)(base) === head)
        return tip;
    const merge = await (0,three_way_merge/* mergeTrees */.M)(user, { base: (0,run_git/* outputLine */.MI)(base), ours: tip, theirs: head }, work.scratch());
    if ('conflicts' in merge) {
        throw delivery_branch_stop(`merging HEAD into branch ${branch} conflicts in ${merge.conflicts.join(', ')}; resolve the conflicts there or delete the branch`);
    }
    const message = `Merge ${facts.branch ?? head} into ${branch}\n\n${trailers/* BRANCH_TRAILER */.Hj}: ${branch}\n${trailers/* RUN_TRAILER */.cu}: ${run}\n`;
    const commit = await user({
        args: ['commit-tree', merge.tree, '-p', tip, '-p', head, '-F', '-'],
        input: Buffer.from(message),
        env: mergeIdentity(),
    });
    return (0,run_git/* outputLine */.MI)(commit);
}
/** Refuses if filtered files differ: without the filter, they would be checked out as pointers. */
async function refuseFiltered({ repo, user, branch }, from, to) {
    const answer = await user({ args: ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to] });
    const filtered = [...(await (0,content_conversions/* attributesOf */.Td)(repo, user, (0,raw_path/* splitNul */.K5)(answer.stdout), ['filter'])).keys()];
    if (filtered.length === 0)
        return;
    throw delivery_branch_stop(`branch ${branch} differs in ${filtered.join(', ')}, managed by a filter that is not run here; check out the branch first`);
}
async function moveWorkTree({ user, branch, repo }, from, to) {
    try {
        await user({ args: ['read-tree', '-m', '-u', from, to] });
    }
    catch (error) {
        throw delivery_branch_stop(`${repo.root} cannot check out branch ${branch}: ${delivery_branch_errorText(error)}; commit or remove what is in the way`);
    }
}
/** Returns the identity for the harness's merges, which contain nobody's own work. */
function mergeIdentity() {
    return {
        GIT_AUTHOR_NAME: 'Forge AI',
        GIT_AUTHOR_EMAIL: 'forge@example.com',
        GIT_COMMITTER_NAME: 'Forge AI',
        GIT_COMMITTER_EMAIL: 'forge@example.com',
    };
}
function delivery_branch_errorText(error) {
    const text = error instanceof run_git/* GitError */.XS ? error.stderr : String(error);
    return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
function delivery_branch_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/adapters/git/objects/index-file.js
var index_file = __webpack_require__(38668);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapters/git/objects/read-objects.js
var read_objects = __webpack_require__(44368);
;// CONCATENATED MODULE: ./build/adapters/git/checkout/filtered-file-states.js







/** Git LFS pointers are smaller. Source: git-lfs, docs/spec.md. */
const MAX_POINTER_BYTES = 1024;
const BLOCK = 1 << 20;
const NS_PER_S = 1000000000n;
/**
 * Returns the states of filtered files without running a filter. A file is clean if it is as the index last saw it, if
 * it has the bytes of the blob (a pointer that was never replaced), or if the blob is a Git LFS pointer to the file's
 * content.
 */
async function filteredStates(repo, user, files) {
    const states = new Map();
    if (files.length === 0)
        return states;
    const index = indexByPath(repo);
    const open = [];
    for (const file of files) {
        if (isAsIndexed(repo, index.get(file.raw), file))
            states.set(file.raw, 'clean');
        else
            open.push(file);
    }
    for (const file of open)
        states.set(file.raw, await compareContent(repo, user, file));
    return states;
}
function indexByPath(repo) {
    try {
        const { entries } = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(repo.gitDir, 'index')), repo.format);
        return new Map(entries.map((entry) => [entry.name, entry]));
    }
    catch {
        // For a split index or an unknown version, the bytes decide.
        return new Map();
    }
}
/** Compares size and times to the nanosecond. Git compares whole seconds, so it has to ask the filter more often. */
function isAsIndexed({ root }, entry, { raw, oid }) {
    const found = (0,lstat_or_undefined/* lstatBigintOrUndefined */.t)((0,raw_path/* toDiskPath */.el)(root, raw));
    if (entry === undefined || entry.oid !== oid || found === undefined || !found.isFile())
        return false;
    const { ctime, ctimeNs, mtime, size } = (0,index_file/* statOf */._N)(entry);
    const mtimeNs = entry.stat.readUInt32BE(12);
    const sameTimes = found.mtimeNs === BigInt(mtime) * NS_PER_S + BigInt(mtimeNs) &&
        found.ctimeNs === BigInt(ctime) * NS_PER_S + BigInt(ctimeNs);
    return sameTimes && Number(found.size) % 2 ** 32 === size;
}
async function compareContent(repo, user, { raw, oid }) {
    const path = (0,raw_path/* toDiskPath */.el)(repo.root, raw);
    const found = (0,lstat_or_undefined/* lstatBigintOrUndefined */.t)(path);
    if (found === undefined || !found.isFile())
        return 'modified';
    const size = Number(found.size);
    const [facts] = await (0,read_objects/* objectFacts */.Pd)(user, [oid]);
    const kept = facts?.size ?? null;
    // A partial clone may lack the blob.
    if (kept === null)
        return 'unknown';
    if (size === kept && digestOf(path, repo.format, `blob ${size}\0`) === oid)
        return 'clean';
    if (kept > MAX_POINTER_BYTES)
        return 'unknown';
    const pointer = parseLfsPointer((await (0,read_objects/* readBlob */.gm)(user, oid)).toString('latin1'));
    if (pointer === null)
        return 'unknown';
    return pointer.size === size && pointer.sha256 === digestOf(path, 'sha256') ? 'clean' : 'modified';
}
/**
 * Parses a Git LFS pointer. Returns null for any other text and for a pointer with an extension, which changes the
 * content.
 */
function parseLfsPointer(text) {
    const [, sha256, size] = /^version https:\/\/(?:git-lfs\.github\.com\/spec|hawser\.github\.com\/spec)\/v\d+\noid sha256:([0-9a-f]{64})\nsize (\d+)\n?$/.exec(text) ?? [];
    return sha256 === undefined ? null : { sha256, size: Number(size) };
}
/** Hashes a file in pieces, because it may be too large to read at once. */
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

;// CONCATENATED MODULE: ./build/adapters/git/checkout/settings-in-workspace.js




/** Keys whose values make git read a file or run a program. Source: git-config(1). */
const KEYS = [
    [/^include\.path$|^includeif\..*\.path$/s, 'path'],
    [/^core\.(?:hookspath|attributesfile|excludesfile)$|^init\.templatedir$/, 'path'],
    [/^gpg\.ssh\.(?:allowedsignersfile|revocationfile)$/, 'path'],
    [/^core\.fsmonitor$/, 'command or boolean'],
    [/^core\.(?:sshcommand|askpass|editor|pager|gitproxy|alternaterefscommand)$/, 'command'],
    [/^sequence\.editor$|^pager\.|^interactive\.difffilter$|^uploadpack\.packobjectshook$/, 'command'],
    [/^credential\.(?:.*\.)?helper$|^gpg\.(?:.*\.)?program$|^gpg\.ssh\.defaultkeycommand$/s, 'command'],
    [/^diff\.external$|^diff\..*\.(?:command|textconv)$|^merge\..*\.driver$/s, 'command'],
    [/^filter\..*\.(?:clean|smudge|process)$|^remote\..*\.(?:uploadpack|receivepack)$/s, 'command'],
    [/^(?:difftool|mergetool|browser|man|trailer)\..*\.(?:cmd|command|path)$/s, 'command'],
    [/^alias\.|^submodule\..*\.update$/s, 'alias'],
];
/**
 * Returns settings that make git read a file of the workspace or run a program there, outside the git directory.
 * Whoever can write the workspace controls what such a git does. We never run git with any of these settings.
 */
function settingsInWorkspace(repo) {
    const found = repo.settings.flatMap((setting) => {
        const kind = KEYS.find(([pattern]) => pattern.test(setting.key))?.[1];
        const named = kind === undefined ? [] : pathsNamed(repo, setting, kind);
        const path = named.map((each) => pathInside(repo, each)).find((each) => each !== null);
        return path === undefined ? [] : [{ key: setting.key, path }];
    });
    return found.filter(({ key, path }, at) => found.findIndex((each) => each.key === key && each.path === path) === at);
}
/** Returns absolute paths that a value names. */
function pathsNamed({ root }, { key, value, file }, kind) {
    // A relative include starts at the file that includes, other paths at the root.
    if (kind === 'path')
        return [(0,external_node_path_.resolve)(/^include/.test(key) ? (0,external_node_path_.dirname)((0,external_node_path_.resolve)(root, file)) : root, home(value))];
    if (kind === 'alias' && !value.startsWith('!'))
        return [];
    if (kind === 'command or boolean' && /^(?:true|false|yes|no|on|off|\d+|)$/i.test(value))
        return [];
    const words = value.split(/[\s;&|()"'`!<>]+/).filter((word) => word !== '');
    return words.flatMap((word, at) => {
        const path = (0,external_node_path_.resolve)(root, home(word));
        const isPath = /^\.{0,2}\//.test(word) || (at === 0 && word.includes('/'));
        return isPath || (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path)?.isFile() === true ? [path] : [];
    });
}
function home(path) {
    return path.startsWith('~/') ? `${process.env.HOME ?? '~'}${path.slice(1)}` : path;
}
/** Returns the path relative to the root, also if only its target is in the workspace; null if it is elsewhere. */
function pathInside({ root, gitDir, commonDir }, path) {
    const inside = [path, realPath(path)].find((each) => (0,is_within/* isWithin */.B)(each, root));
    if (inside === undefined || inside === root || (0,is_within/* isWithinAny */.U)(inside, [gitDir, commonDir]))
        return null;
    return (0,external_node_path_.relative)(root, inside);
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/checkout/inspect-repository.js












/** Files that git has in its directory during an operation. */
const OPERATIONS = [
    ['rebase-merge', 'rebase'],
    ['rebase-apply', 'rebase'],
    ['MERGE_HEAD', 'merge'],
    ['CHERRY_PICK_HEAD', 'cherry-pick'],
    ['REVERT_HEAD', 'revert'],
    ['BISECT_LOG', 'bisect'],
];
/** Returns the facts of the repository. Throws StopRun(git_before) if git cannot read it. */
async function inspect(options) {
    const { repo, user } = options;
    const parsed = parseStatus((0,raw_path/* splitNul */.K5)(await inspect_repository_status(user, repo)));
    const states = parsed.states;
    for (const [raw, dirt] of await changedBehindIndexFlags(options)) {
        states.set(raw, { ...dirt, state: 'modified', isStaged: states.has(raw) });
    }
    await dropCleanFiltered(repo, user, states);
    const out = options.excluded.map(raw_path/* toRawPath */.Df);
    const dirty = [...states]
        .filter(([raw]) => !(0,is_within/* isWithinAny */.U)(raw, out))
        .sort(([a], [b]) => (0,raw_path/* compareBytes */.Xo)(a, b))
        .map(([raw, { state }]) => ({ path: (0,raw_path/* toText */.fE)(raw), state }));
    const inProgress = OPERATIONS.find(([name]) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repo.gitDir, name)))?.[1] ?? null;
    const lock = (0,external_node_path_.join)(repo.gitDir, 'index.lock');
    return {
        root: repo.root,
        gitDir: repo.gitDir,
        head: parsed.head,
        branch: parsed.branch,
        inProgress,
        indexLock: (0,external_node_fs_.existsSync)(lock) ? lock : null,
        dirty,
        settingsInWorkspace: settingsInWorkspace(repo),
    };
}
async function inspect_repository_status(user, repo) {
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
        if (!(error instanceof run_git/* GitError */.XS))
            throw error;
        const reason = `git cannot read the repository in ${repo.root}: ${error.stderr.trim().split('\n')[0]}; repair it; \`git status\` shows the same error`;
        throw new outcome/* StopRun */.U({ kind: 'git_before', reason });
    }
}
/** Parses git-status(1), porcelain format version 2. Records start with `#`, `1`, `u` or `?`. */
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
            parsed.states.set(record.slice(2), unstaged('untracked'));
        else if (fields[0] === 'u')
            parsed.states.set(fields.slice(10).join(' '), unstaged('conflicted'));
        else if (fields[0] === '1')
            parsed.states.set(fields.slice(8).join(' '), parseDirtyFile(fields));
    }
    return parsed;
}
function unstaged(state) {
    return { state, isStaged: false, oid: '', isOtherMode: false };
}
/** Parses `1 XY sub mH mI mW hH hI path`. */
function parseDirtyFile([, letters = '..', , , mI, mW, , oid = '']) {
    return { state: stateOf(letters), isStaged: letters[0] !== '.', oid, isOtherMode: mI !== mW };
}
function stateOf(letters) {
    if (letters[1] === 'D')
        return 'deleted';
    return letters[1] === '.' ? 'staged' : 'modified';
}
/**
 * Returns files that differ although the index says not to look (`assume-unchanged`, `skip-worktree`). Asks git with an
 * index of our own that has no flags.
 */
async function changedBehindIndexFlags({ repo, user, scratch, }) {
    const hidden = flaggedEntries(repo);
    if (hidden.length === 0)
        return [];
    const index = scratch();
    (0,external_node_fs_.writeFileSync)(index, (0,index_file/* buildIndex */.Xh)(hidden, repo.format));
    const answer = await user({
        args: ['status', '--porcelain=v2', '-z', '--untracked-files=no', '--no-renames'],
        index,
    });
    const records = (0,raw_path/* splitNul */.K5)(answer.stdout).map((record) => record.split(' '));
    return records
        .filter((fields) => fields[0] === '1' && (fields[1]?.[1] ?? '.') !== '.')
        .map((fields) => [fields.slice(8).join(' '), parseDirtyFile(fields)]);
}
function flaggedEntries(repo) {
    const path = (0,external_node_path_.join)(repo.gitDir, 'index');
    try {
        return (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(path), repo.format)
            .entries.filter((entry) => entry.assumeUnchanged || (entry.skipWorktree && entry.mode !== file_mode/* FOLDER_BITS */.oo))
            .filter((entry) => !entry.skipWorktree || (0,lstat_or_undefined/* lstatOrUndefined */.Y)((0,raw_path/* toDiskPath */.el)(repo.root, entry.name)) !== undefined)
            .map((entry) => ({ ...entry, stat: index_file/* UNKNOWN_STAT */.eg }));
    }
    catch {
        return [];
    }
}
/**
 * Drops filtered files that are clean. Without the filter, git reports a file as modified if its content is not its
 * blob. Nothing is dropped if something is staged; see `filteredStates`.
 */
async function dropCleanFiltered(repo, user, states) {
    const modified = [...states].flatMap(([raw, { state }]) => (state === 'modified' ? [raw] : []));
    const filtered = await (0,content_conversions/* attributesOf */.Td)(repo, user, modified, ['filter']);
    const files = [...filtered.keys()].map((raw) => ({ raw, oid: states.get(raw)?.oid ?? '' }));
    for (const [raw, judged] of await filteredStates(repo, user, files)) {
        const dirt = states.get(raw);
        if (dirt === undefined || judged === 'modified' || dirt.isOtherMode)
            continue;
        if (judged === 'unknown')
            states.set(raw, { ...dirt, state: 'filtered' });
        else if (dirt.isStaged)
            states.set(raw, { ...dirt, state: 'staged' });
        else
            states.delete(raw);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/commit/commit.js
var commit = __webpack_require__(80649);
;// CONCATENATED MODULE: ./build/adapters/git/commit/adopt-commit.js



/** See `ServerCommits.adopt`. */
async function adoptCommit(delivery, sha, tree, request) {
    (0,commit/* checkIndexLock */.Mu)(delivery);
    try {
        await (0,commit/* checkHead */.Xj)(delivery);
        const held = (0,run_git/* outputLine */.MI)(await delivery.user({ args: ['rev-parse', '--verify', `${sha}^{tree}`] }));
        if (held !== tree)
            throw adopt_commit_stop(`commit ${sha} has tree ${held} instead of the accepted ${tree}`);
        const changed = await (0,commit/* changedEntries */.bF)(delivery, tree);
        await (0,commit/* checkObjects */.ZY)(delivery, [sha, ...(0,commit/* objectsOf */.iZ)(tree, changed)]);
        await (0,commit/* moveRefs */.YS)(delivery, sha, request);
        await (0,commit/* refreshIndex */.O0)(delivery, changed);
    }
    catch (error) {
        if (!(error instanceof run_git/* GitError */.XS))
            throw error;
        throw adopt_commit_stop(`the workspace could not check out commit ${sha}: ${error.message}`);
    }
}
function adopt_commit_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'delivery', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/commit/commit-base.js
var commit_base = __webpack_require__(50307);
// EXTERNAL MODULE: ./build/adapters/git/commit/target-branch-facts.js
var target_branch_facts = __webpack_require__(2556);
// EXTERNAL MODULE: ./build/adapters/git/objects/added-lines.js
var added_lines = __webpack_require__(12445);
// EXTERNAL MODULE: ./build/adapters/git/objects/files-in-commit.js
var files_in_commit = __webpack_require__(88328);
// EXTERNAL MODULE: ./build/adapters/git/objects/sent-files.js
var sent_files = __webpack_require__(81);
// EXTERNAL MODULE: ./build/adapters/git/objects/tree-files.js
var tree_files = __webpack_require__(67587);
// EXTERNAL MODULE: ./build/adapters/git/program/user-git.js
var user_git = __webpack_require__(60243);
;// CONCATENATED MODULE: ./build/adapters/git/repository.js

















function openRepository(options) {
    const { tree } = options;
    let facts = null;
    const look = async () => {
        const repo = await tree.repo();
        facts = await withScratch((scratch) => inspect({ repo, user: (0,user_git/* userGit */.G)(repo), excluded: options.excluded, scratch }));
        return facts;
    };
    const base = async () => {
        const { head, branch, root } = facts ?? (await look());
        if (head !== null)
            return { head, branch };
        throw new outcome/* StopRun */.U({ kind: 'delivery', reason: `${root} has no commit yet; create a first commit` });
    };
    const delivery = async () => {
        const repo = await tree.repo();
        return { repo, store: tree.store(), user: (0,user_git/* userGit */.G)(repo), base: await base() };
    };
    return {
        inspect: look,
        checkBranch: async (branch) => {
            const user = (0,user_git/* userGit */.G)(await tree.repo());
            await findOwnBranch({ user, facts: facts ?? (await look()), branch });
        },
        prepareBranch: async (branch) => {
            const repo = await tree.repo();
            const before = facts ?? (await look());
            const head = await withScratch((scratch) => checkOutBranch({ repo, user: (0,user_git/* userGit */.G)(repo), facts: before, branch, scratch }));
            if (head !== null)
                facts = { ...before, head, branch };
        },
        linksAt: async (commit) => (0,tree_files/* treeLinks */.Y)((0,user_git/* userGit */.G)(await tree.repo()), commit),
        filesAt: async (commit, paths, maxBytes) => (0,files_in_commit/* readFilesInCommit */.I)(await tree.repo(), commit, paths, maxBytes),
        goTo: async ({ sha, branch, requireClean }) => {
            const repo = await tree.repo();
            const before = facts ?? (await look());
            await withScratch((scratch) => checkOutCommit({ repo, user: (0,user_git/* userGit */.G)(repo), facts: before, sha, branch, requireClean, scratch }));
            facts = { ...before, head: sha, branch };
        },
        readAt: async (sha, path, maxBytes) => (0,files_in_commit/* readFileInCommit */.j)(await tree.repo(), sha, path, maxBytes),
        parent: async () => (await base()).head,
        acceptedTree: async (changes) => buildCommitTree(tree, (await base()).head, changes),
        additions: async (accepted) => (0,added_lines/* additionsBetween */.q)(tree.store().git, (await base()).head, accepted),
        targetBranchFacts: async (branch, since) => {
            const now = await base();
            const user = (0,user_git/* userGit */.G)(await tree.repo());
            return (0,target_branch_facts/* targetBranchFacts */.T)({ user, head: now.head, branch: branch ?? now.branch, since });
        },
        files: (treeish, wanted, maxBytes) => (0,tree_files/* treeFiles */.C)(tree.store().git, treeish, wanted, maxBytes),
        commit: async (accepted, request) => (0,commit/* makeCommit */.mH)(await delivery(), accepted, request),
        ground: async (expectedOld) => (0,commit_base/* serverBase */.p)((0,user_git/* userGit */.G)(await tree.repo()), (await base()).head, expectedOld),
        sentFiles: (accepted, ground) => (0,sent_files/* sentFiles */.M)(tree.store().git, accepted, ground),
        adopt: async (sha, accepted, request) => adoptCommit(await delivery(), sha, accepted, request),
    };
}
/** Runs `work` with temporary index files, which are deleted afterwards. */
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

/***/ 51374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ openTree)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/git/undone.js
var undone = __webpack_require__(37550);
// EXTERNAL MODULE: ./build/core/settled.js
var settled = __webpack_require__(67207);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/adapters/git/program/system-errors.js
var system_errors = __webpack_require__(72162);
;// CONCATENATED MODULE: ./build/adapters/git/explain-tree-errors.js



/** Adds the failed task (`what`) to errors of the disk, the system or git. Rethrows other errors. */
function explainErrors(kind, what) {
    return (error) => {
        const advice = (0,system_errors/* systemErrorAdvice */.C)(error);
        // The full disk may be that of the run's own folder, so `what` is not mentioned.
        if (advice !== null && (0,system_errors/* isDiskFull */.b)(error))
            throw new outcome/* StopRun */.U({ kind: 'failure', reason: advice });
        throw advice === null ? error : new outcome/* StopRun */.U({ kind, reason: `${what}: ${advice}` });
    };
}
/** Explains errors in the private git directory `dir`, which commands can reach without a sandbox. */
function explainStoreErrors(dir) {
    return (error) => {
        if (error instanceof outcome/* StopRun */.U || (0,system_errors/* systemErrorAdvice */.C)(error) === null || !(0,message_of/* messageOf */.b)(error).includes(dir))
            throw error;
        const reason = `a command changed or removed the run's own files in ${dir}, so its changes cannot be measured (${(0,message_of/* messageOf */.b)(error)}): use a sandbox and run again`;
        throw new outcome/* StopRun */.U({ kind: 'failure', reason });
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/git/guard/object-copies.js




/** Saves the copies in `folder` under their names. */
function saveCopies(left, folder) {
    for (const name of left.names) {
        const [from, to] = [(0,external_node_path_.join)(left.folder, name), (0,external_node_path_.join)(folder, name)];
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to), { recursive: true });
        if (!hardLinkTo(from, to))
            (0,external_node_fs_.copyFileSync)(from, to);
    }
    return { ...left, folder };
}
/** Returns `none` also if the file is gone by now or unreadable. */
async function backUpFile(from, to, isSmall) {
    if (!isSmall)
        return hardLinkTo(from, to) ? 'link' : 'none';
    try {
        // The copy gets its name when it is complete, because git reads this folder.
        const partial = `${to}.${(0,external_node_crypto_.randomUUID)()}`;
        await (0,promises_.copyFile)(from, partial, external_node_fs_.constants.COPYFILE_FICLONE);
        (0,external_node_fs_.renameSync)(partial, to);
        return 'copy';
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && ['ENOENT', 'EACCES'].includes(String(error.code)))
            return 'none';
        throw error;
    }
}
/** Returns false if the file system does not support hard links. */
function hardLinkTo(from, to) {
    try {
        (0,external_node_fs_.linkSync)(from, to);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EEXIST';
    }
}

// EXTERNAL MODULE: ./build/core/git/file-mode.js
var file_mode = __webpack_require__(67219);
// EXTERNAL MODULE: ./build/adapters/git/objects/head-differences.js
var head_differences = __webpack_require__(22846);
// EXTERNAL MODULE: ./build/adapters/git/program/raw-path.js
var raw_path = __webpack_require__(27079);
// EXTERNAL MODULE: ./build/adapters/git/hazards/commit-entry.js
var commit_entry = __webpack_require__(45094);
// EXTERNAL MODULE: ./build/adapters/git/hazards/commit-obstacle.js
var commit_obstacle = __webpack_require__(29325);
;// CONCATENATED MODULE: ./build/adapters/git/hazards/commit-hazards.js





/** `gone`: paths that the run has deleted. */
async function commitContext(state, gone = () => false) {
    const { repo, store, nested, leftOut, start } = state;
    const head = await state.head;
    return { repo, store, head, nested, leftOut, caseTwin: caseTwins(state, start.entries.keys(), gone) };
}
/**
 * Returns the reasons why no commit could contain the step's changes, path by path. Most paths need only a map lookup.
 * The others differ between start and commit, or git converts or filters them.
 */
async function commitHazards(state, blobs, step, total) {
    const gone = new Set(total.flatMap(({ raw, newMode }) => (newMode === null ? [raw] : [])));
    const base = await commitContext(state, (raw) => gone.has(raw));
    const stepped = new Set(step.map(({ raw }) => raw));
    // New attributes may affect earlier changes.
    const isRuled = step.some(isAttributes);
    const changes = total
        .filter(({ raw }) => (isRuled || stepped.has(raw)) && !state.watched.has(raw))
        .map(pathChange);
    const ruled = total.some(isAttributes);
    return commitObstacles(base, changes, (change) => needsContentCheck(state, blobs, base, change, ruled));
}
/** Returns the reasons why no commit could contain this content at this path; without content: any content. */
async function editHazards(state, raw, proposed) {
    const base = await commitContext(state, (path) => state.good.total.get(path)?.newMode === null);
    const { start, good, store, hints } = state;
    const before = start.entries.get(raw) ?? null;
    const barred = (0,commit_entry/* obstacleByPath */.Ic)(base, raw, before);
    if (barred !== null)
        return [(0,commit_obstacle/* obstacleHazard */.K)(raw, barred)];
    const isRuled = [...good.total.values()].some(isAttributes);
    if (proposed === undefined) {
        const filter = hints.needsAttributeLookup || isRuled ? await (0,commit_entry/* filterOf */.KV)(base, raw) : null;
        return filter === null ? [] : [(0,commit_obstacle/* obstacleHazard */.K)(raw, filter)];
    }
    const isPlain = base.head.at(raw) === null && !mayConvert(state, proposed, isRuled);
    if (isPlain)
        return [];
    const mode = good.total.get(raw)?.newMode ?? before?.mode ?? file_mode/* FILE_MODE */.rE;
    const now = { mode, oid: store.writeBlob(proposed) };
    if (before !== null && before.oid === now.oid && before.mode === mode)
        return [];
    return commitObstacles(base, [{ raw, start: before, now }], async () => true);
}
async function commitObstacles(base, changes, needs) {
    const hazards = [];
    const closer = [];
    for (const change of changes) {
        const barred = (0,commit_entry/* obstacleByPath */.Ic)(base, change.raw, change.start);
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
async function needsContentCheck(state, blobs, base, { raw, start, now }, isRuled) {
    const { hints } = state;
    if (hints.needsAttributeLookup || isRuled || base.head.at(raw) !== null)
        return true;
    // Added and deleted files, and files of another kind, always differ.
    if (!hints.sizeChanging || start === null || now === null || !now.mode.startsWith('100'))
        return false;
    return mayConvert(state, await blobs.read(now.oid), isRuled);
}
/** Returns true if git may store other bytes for these: line ends, `$Id$`, filters and encodings. */
function mayConvert({ hints }, bytes, isRuled) {
    if (hints.needsAttributeLookup || isRuled)
        return true;
    if (!hints.sizeChanging)
        return false;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return buffer.includes('\r\n') || buffer.includes('$Id');
}
function isAttributes({ raw }) {
    return (0,raw_path/* lastPart */.S_)(raw) === '.gitattributes';
}
function pathChange({ raw, oldMode, oldOid, newMode, newOid }) {
    return { raw, start: (0,head_differences/* treeEntry */.$)(oldMode, oldOid), now: (0,head_differences/* treeEntry */.$)(newMode, newOid) };
}
/** On a case-insensitive file system, two names of one file must not both be committed. */
function caseTwins({ repo }, tracked, gone) {
    if (repo.config.get('core.ignorecase') !== 'true')
        return () => null;
    let names = null;
    return (raw) => {
        names ??= new Map([...tracked].map((name) => [(0,raw_path/* foldRaw */.qA)(name), name]));
        const twin = names.get((0,raw_path/* foldRaw */.qA)(raw));
        return twin === undefined || twin === raw || gone(twin) ? null : twin;
    };
}

// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/adapters/files/lstat-or-undefined.js
var lstat_or_undefined = __webpack_require__(68012);
;// CONCATENATED MODULE: ./build/adapters/git/start/ignored-survey.js

function fileNamesIn({ names }) {
    return names === '' ? [] : names.split('/');
}
/** Yields every file of the survey, near ones first. The content of `.git` is left out. */
function* filesInSurvey({ files, folders }) {
    yield* files;
    for (const [raw, folder] of folders) {
        if (`/${raw}/`.includes('/.git/'))
            continue;
        for (const name of fileNamesIn(folder))
            yield (0,raw_path/* joinRaw */.pq)(raw, name);
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/path/git-folder.js
var git_folder = __webpack_require__(13993);
// EXTERNAL MODULE: ./build/adapters/git/worktree/attribute-fifos.js
var attribute_fifos = __webpack_require__(804);
;// CONCATENATED MODULE: ./build/adapters/git/worktree/folder-change-times.js

/**
 * File systems on which every added or removed entry changes the folder's change time at once: ext, XFS, Btrfs, F2FS,
 * ZFS, tmpfs, overlayfs. Source: statfs(2) and linux/magic.h. Others, mostly network file systems, may show a cached
 * time.
 */
const RELIABLE_FILE_SYSTEMS = new Set([
    0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0x01021994, 0x794c7630,
]);
/**
 * Nanoseconds. Of two changes within one clock tick (at most 10 ms; one second with old ext4 inodes), the time shows
 * only the first.
 */
const MAX_CLOCK_TICK_NS = 2000000000n;
const NS_PER_MS = 1000000n;
/**
 * Returns a check that is true if any later change of a folder's entries must show in its change time. Only then may
 * that time replace reading the folder. `now`: wall time in ms.
 */
function settledFolderCheck(root, now) {
    const here = (0,external_node_fs_.lstatSync)(root, { bigint: true, throwIfNoEntry: false })?.dev;
    if (here === undefined || !hasReliableTimes(root))
        return () => false;
    const from = BigInt(now) * NS_PER_MS - MAX_CLOCK_TICK_NS;
    // Another file system may be mounted below the root.
    return ({ dev, ctimeNs }) => dev === here && ctimeNs < from;
}
function hasReliableTimes(root) {
    try {
        return process.platform === 'linux' && RELIABLE_FILE_SYSTEMS.has((0,external_node_fs_.statfsSync)(root).type);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/worktree/folder-scan.js







/** Not a valid change time, so the folder is read again. */
const UNSETTLED = -1n;
/** Folders read before the event loop gets a turn. */
const BATCH = 200;
/** Bytes of a folder's absolute path: Linux takes 4,095, and an entry's name may have 255 of them. */
const MAX_FOLDER_PATH_BYTES = 4095 - 256;
/**
 * Checks every known folder and reads those that changed. A locked folder is opened first, because git would skip it
 * silently.
 */
async function scanFolders(scope, known) {
    const now = new Map();
    const pass = startPass(scope, true);
    for (const [raw, before] of known) {
        const folder = inspectFolder(pass, raw, before.mode);
        if (folder === null)
            continue;
        now.set(raw, folder);
        if (!isSameFolder(folder, before))
            readFolder(pass, raw, known);
    }
    return walkNewFolders(pass, now);
}
function isSameFolder(folder, before) {
    return before.ctime !== UNSETTLED && folder.ctime === before.ctime && folder.ino === before.ino;
}
/** Reads every folder except the ignored ones. Unreadable folders stay as they are. */
async function walkFolders(scope) {
    const now = new Map();
    const pass = startPass(scope, false);
    const top = inspectFolder(pass, '', 0);
    if (top !== null)
        now.set('', top);
    readFolder(pass, '', now);
    return walkNewFolders(pass, now);
}
function startPass(scope, opens) {
    const found = {
        special: [],
        gitEntries: [],
        tooDeep: [],
        privileged: [],
        unknown: [],
        ignored: [],
        unreadable: [],
        pending: [],
        reopened: false,
    };
    return { ...scope, found, opens, settled: settledFolderCheck(scope.root, scope.now) };
}
/** Mode bits that the owner needs to list a folder and read its entries. */
const OWNER_READ_SEARCH = 0o500;
/** Set-user-id, set-group-id, sticky. */
const SPECIAL_MODE_BITS = 0o7000;
const SET_GROUP = 0o2000;
function isSearchable(mode) {
    return (mode & OWNER_READ_SEARCH) === OWNER_READ_SEARCH;
}
/** Checks one folder. `before`: its earlier mode. A folder that was locked at the start stays locked. */
function inspectFolder({ root, found, opens, settled }, raw, before) {
    const path = (0,raw_path/* toDiskPath */.el)(root, raw);
    const stat = (0,lstat_or_undefined/* lstatBigintOrUndefined */.t)(path);
    if (stat === undefined || !stat.isDirectory())
        return null;
    const mode = Number(stat.mode) & 0o7777;
    const wanted = opens ? modeWithoutPrivileges(mode, before) : mode;
    const folder = { ino: stat.ino, ctime: settled(stat) ? stat.ctimeNs : UNSETTLED };
    if (wanted === mode)
        return { ...folder, mode };
    (0,external_node_fs_.chmodSync)(path, wanted);
    if ((wanted & SPECIAL_MODE_BITS) !== (mode & SPECIAL_MODE_BITS))
        found.privileged.push(raw);
    if (!isSearchable(mode))
        found.reopened = true;
    // If the step is kept, the folder stays open, so that nobody else is locked out.
    return { ...folder, mode: wanted };
}
/** Returns the mode without a lock and without privileges that came with the step. */
function modeWithoutPrivileges(mode, before) {
    const opened = isSearchable(before) ? mode | OWNER_READ_SEARCH : mode;
    return opened & ~(SPECIAL_MODE_BITS & ~before);
}
/** Reads new folders level by level, because ignored folders are not read. */
async function walkNewFolders(pass, now) {
    const { found } = pass;
    const none = new Map();
    const longest = MAX_FOLDER_PATH_BYTES - Buffer.byteLength(pass.root) - 1;
    let looked = 0;
    let levels = 0;
    while (found.pending.length > 0) {
        const level = found.pending.filter((raw) => raw.length <= longest);
        found.tooDeep.push(...found.pending.filter((raw) => raw.length > longest));
        found.pending = [];
        if (++levels > BATCHED_FROM_DEPTH)
            await pass.findIgnored(foldersBelow(pass.root, level));
        const ignored = await pass.findIgnored(level);
        for (const raw of level) {
            if (ignored.has(raw)) {
                found.ignored.push(raw);
                continue;
            }
            const folder = inspectFolder(pass, raw, inheritedMode(raw, now));
            if (folder === null)
                continue;
            now.set(raw, folder);
            readFolder(pass, raw, none);
            if (++looked % BATCH === 0)
                await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    const { pending: _, ...rest } = found;
    return { now, ...rest };
}
/** From this depth on, rules are checked for many levels at once, which saves a process per level. */
const BATCHED_FROM_DEPTH = 16;
const MAX_BATCHED_FOLDERS = 256;
/** Returns some of the folders below these, near ones first. */
function foldersBelow(root, level) {
    const found = [...level];
    for (let at = 0; at < found.length && found.length < MAX_BATCHED_FOLDERS; at++) {
        const raw = found[at] ?? '';
        try {
            const folders = entriesOf(root, raw).filter((entry) => entry.isDirectory());
            found.push(...folders.map(({ name }) => (0,raw_path/* joinRaw */.pq)(raw, name)));
        }
        catch {
            // The folder is locked or gone; its turn comes later.
        }
    }
    return found;
}
/** Returns the mode that a new folder may have: open, with the inherited set-group-id bit. */
function inheritedMode(raw, now) {
    return OWNER_READ_SEARCH | ((now.get((0,raw_path/* parentOf */.gN)(raw))?.mode ?? 0) & SET_GROUP);
}
function readFolder(pass, raw, known) {
    const { root, found, isKnown } = pass;
    for (const entry of readFolderEntries(pass, raw)) {
        const path = (0,raw_path/* joinRaw */.pq)(raw, entry.name);
        if (entry.name.toLowerCase() === git_folder/* GIT_FOLDER */.M) {
            if (path !== git_folder/* GIT_FOLDER */.M)
                found.gitEntries.push(path);
        }
        else if (entry.isDirectory()) {
            if (!known.has(path))
                found.pending.push(path);
        }
        else if (entry.isFile() || entry.isSymbolicLink()) {
            if (!isKnown(path))
                found.unknown.push(path);
        }
        else {
            found.special.push(path);
            if ((0,attribute_fifos/* isOpenedByGit */.TA)(path))
                (0,attribute_fifos/* releaseFifo */.ay)(root, path);
        }
    }
}
function readFolderEntries({ root, found, opens }, raw) {
    try {
        return entriesOf(root, raw);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (code === 'EACCES' || code === 'EPERM')
            found.unreadable.push(raw);
        else if (opens && !['ENOENT', 'ENOTDIR'].includes(code))
            throw error;
        return [];
    }
}
/** Returns the entries of a folder with names as in raw paths. */
function entriesOf(root, raw) {
    return (0,external_node_fs_.readdirSync)((0,raw_path/* toDiskPath */.el)(root, raw), { withFileTypes: true, encoding: 'latin1' });
}

// EXTERNAL MODULE: ./build/adapters/git/program/run-git.js
var run_git = __webpack_require__(79113);
// EXTERNAL MODULE: ./build/adapters/git/program/user-repository.js
var user_repository = __webpack_require__(55247);
;// CONCATENATED MODULE: ./build/adapters/git/worktree/ignore-rules.js
/**
 * Combines all rules into one list for the repository's root. `files` are in rising precedence: the user's excludes,
 * info/exclude, then .gitignore files, shallow before deep, because the last match wins. Source: gitignore(5).
 */
function compileRules(files) {
    const lines = files.flatMap(({ folder, text }) => linesOf(text).map((rule) => rebaseRule(rule, folder)));
    return lines.map((rule) => `${rule}\n`).join('');
}
/** Returns the rules for paths that are all folders, without the trailing slash. Then git needs no disk access. */
function folderRules(compiled) {
    return compiled.replaceAll(/(?<=[^\\\n])\/$/gm, '');
}
/** Sorts .gitignore files by precedence. */
function shallowFirst(a, b) {
    return depth(a.folder) - depth(b.folder);
}
/** Returns a rule that matches exactly this path, whatever characters it has. */
function ruleFor(path) {
    return `/${escaped(path)}`;
}
/**
 * Returns true if this rule file ignores everything in its folder: a rule for everything and no exception. Rules in
 * deeper folders cannot matter then.
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
/** Removes trailing spaces unless a backslash escapes one. */
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
/** Rewrites a rule of a deeper file for the root. */
function rebaseRule(rule, folder) {
    if (folder === '')
        return rule;
    const negated = rule[0] === '!';
    const pattern = negated ? rule.slice(1) : rule;
    const anchored = pattern.slice(0, -1).includes('/');
    const below = anchored ? pattern.replace(/^\//, '') : `**/${pattern}`;
    return `${negated ? '!' : ''}/${escaped(folder)}/${below}`;
}
/** Escapes a path for a rule. A line end in a name becomes `?`, which matches any character. */
function escaped(path) {
    return path.replaceAll(/[\\*?[\] ]/g, '\\$&').replaceAll(/[\r\n]/g, '?');
}
function depth(folder) {
    return folder === '' ? 0 : folder.split('/').length;
}

// EXTERNAL MODULE: ./build/adapters/git/worktree/unreadable-paths.js
var unreadable_paths = __webpack_require__(81166);
;// CONCATENATED MODULE: ./build/adapters/git/worktree/ignored-paths.js










const RULE_FILE = '.gitignore';
/** Returns the rules with lower precedence than every .gitignore. */
function globalRules(repo, nested) {
    const own = (0,user_repository/* userFile */.Mz)(repo, 'core.excludesfile', 'ignore');
    const files = [
        { folder: '', text: own === null ? '' : ((0,user_repository/* readTextOrNull */.GR)(own) ?? '') },
        { folder: '', text: (0,user_repository/* readTextOrNull */.GR)((0,external_node_path_.join)(repo.commonDir, 'info/exclude')) ?? '' },
    ];
    for (const folder of nested) {
        const text = (0,user_repository/* readTextOrNull */.GR)((0,raw_path/* toDiskPath */.el)(repo.root, (0,raw_path/* joinRaw */.pq)(folder, '.git/info/exclude')));
        if (text !== null)
            files.push({ folder, text });
    }
    return files;
}
/** Returns the .gitignore files among these names. Like git, follows no links. */
function ruleFilesAmong(root, names) {
    const files = [];
    for (const name of names) {
        const text = (0,raw_path/* lastPart */.S_)(name) === RULE_FILE ? readRules(root, name) : null;
        if (text !== null)
            files.push({ folder: (0,raw_path/* parentOf */.gN)(name), text });
    }
    return files;
}
/** Returns the .gitignore files of an untracked folder, as deep as they can matter. */
function ruleFilesBelow(root, folder) {
    const text = readRules(root, (0,raw_path/* joinRaw */.pq)(folder, RULE_FILE));
    const here = text === null ? [] : [{ folder, text }];
    if (text !== null && ignoresAll(text))
        return here;
    const folders = entriesOf(root, folder).filter((entry) => entry.isDirectory() && entry.name !== git_folder/* GIT_FOLDER */.M);
    return [...here, ...folders.flatMap((entry) => ruleFilesBelow(root, (0,raw_path/* joinRaw */.pq)(folder, entry.name)))];
}
/** Returns all rules as text. `excluded` paths are always ignored, because the last rule wins. */
function rulesText(outer, gitignores, excluded) {
    const inner = [...gitignores].sort(shallowFirst);
    const last = {
        folder: '',
        text: excluded.map((path) => `${ruleFor((0,raw_path/* toRawPath */.Df)(path))}\n`).join(''),
    };
    return compileRules([...outer, ...inner, last]);
}
/** Lists untracked paths that the start's rules do not ignore; `name/` for a nested repository. */
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
        deadlineMs: run_git/* LISTING_DEADLINE_MS */.rf,
    });
    return { names: (0,raw_path/* splitNul */.K5)(answer.stdout), unreadable: (0,unreadable_paths/* unreadablePathsIn */.Nu)(answer.stderr) };
}
/**
 * Returns the folders that a rule ignores, directly or through a folder above. A folder that only contains ignored
 * files is not ignored itself, because new files in it may not be.
 */
function ignoredFolders(store, folders) {
    return matchingPaths(store.folderRules, folders);
}
/** Returns the files and links that a rule ignores, directly or through a folder above. */
function ignoredFiles(store, files) {
    return matchingPaths(store.rules, files);
}
/** Matches names with check-ignore, which has no literal mode. A leading `./` prevents pathspec magic. */
async function matchingPaths(rules, names) {
    if (names.length === 0)
        return new Set();
    const answer = await rules({
        args: ['check-ignore', '--no-index', '-z', '--stdin'],
        input: (0,raw_path/* joinNul */.MX)(names.map((name) => `./${name}`)),
        env: { GIT_LITERAL_PATHSPECS: '0' },
        accept: [0, 1],
        deadlineMs: run_git/* LISTING_DEADLINE_MS */.rf,
    });
    return new Set((0,raw_path/* splitNul */.K5)(answer.stdout).map((name) => name.slice('./'.length)));
}
function readRules(root, name) {
    const path = (0,raw_path/* toDiskPath */.el)(root, name);
    const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path);
    return stat?.isFile() ? (0,external_node_fs_.readFileSync)(path, 'latin1') : null;
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored/ignored-folders.js


/** Returns those of `folders` that the start's rules ignore and that contain no measured file. */
async function ignoredFoldersAmong(state, folders) {
    const unknown = folders.filter((raw) => !state.ignoredFolderCache.has(raw));
    if (unknown.length > 0) {
        const withFiles = foldersWithFiles(state);
        const ignored = await ignoredFolders(state.store, unknown.filter((raw) => !withFiles.has(raw)));
        for (const raw of unknown)
            state.ignoredFolderCache.set(raw, ignored.has(raw));
    }
    return new Set(folders.filter((raw) => state.ignoredFolderCache.get(raw)));
}
function foldersWithFiles(state) {
    state.foldersWithTrackedFiles ??= foldersOf([...state.start.entries.keys()].filter((raw) => !state.watched.has(raw)));
    return state.foldersWithTrackedFiles;
}
/** Returns every folder above one of these files. */
function foldersOf(files) {
    const folders = new Set();
    for (const file of files) {
        for (let folder = (0,raw_path/* parentOf */.gN)(file); folder !== '' && !folders.has(folder); folder = (0,raw_path/* parentOf */.gN)(folder)) {
            folders.add(folder);
        }
    }
    return folders;
}
/** Returns what a scan treats as known: the files and links of the last good state. */
function scanScope(state) {
    return {
        root: state.repo.root,
        now: state.clock(),
        findIgnored: (folders) => ignoredFoldersAmong(state, folders),
        isKnown: (raw) => {
            const change = state.good.total.get(raw);
            return change === undefined ? state.start.entries.has(raw) : change.newMode !== null;
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored/survey-ignored.js








/** Maximum number of ignored entries to visit, near ones first. A large node_modules has 100,000. */
const MAX_WALK_ENTRIES = 200_000;
/** Folders read before the event loop gets a turn. */
const survey_ignored_BATCH = 200;
/**
 * Surveys the ignored places. `scan` covers all folders. Reads names only; the caller sets `since` after the start is
 * fully read.
 */
async function surveyIgnored(state, scan) {
    const files = await ignoredFiles(state.store, scan.unknown);
    const folders = new Map();
    const walk = walkIgnored(state, scan.ignored);
    const special = [];
    for await (const { raw, ino, names, ...visited } of walk.visited) {
        folders.set(raw, { ino, names: (names ?? []).join('/') });
        special.push(...visited.special);
    }
    return {
        files,
        folders,
        special,
        isComplete: walk.isComplete(),
        since: Number.POSITIVE_INFINITY,
        offset: clockOffset(),
    };
}
/** Visits every folder in these ignored ones and below, level by level. */
function walkIgnored({ repo, excluded }, tops) {
    const longest = MAX_FOLDER_PATH_BYTES - Buffer.byteLength(repo.root) - 1;
    const queue = tops.filter((raw) => !(0,is_within/* isWithinAny */.U)(raw, excluded));
    let isComplete = true;
    async function* visit() {
        let entryCount = 0;
        for (let at = 0; at < queue.length; at++) {
            const raw = queue[at] ?? '';
            const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)((0,raw_path/* toDiskPath */.el)(repo.root, raw));
            if (stat === undefined || !stat.isDirectory())
                continue;
            const entries = raw.length <= longest ? readFolderOrNull(repo.root, raw) : null;
            entryCount += entries?.length ?? 0;
            for (const entry of entries ?? [])
                if (entry.isDirectory())
                    queue.push((0,raw_path/* joinRaw */.pq)(raw, entry.name));
            const names = entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name) ?? null;
            const special = (entries ?? []).filter(isSpecial).map(({ name }) => (0,raw_path/* joinRaw */.pq)(raw, name));
            yield { raw, ino: stat.ino, ctime: stat.ctimeMs, names, special };
            if (at % survey_ignored_BATCH === 0)
                await (0,external_node_timers_promises_.setImmediate)();
            if (entryCount > MAX_WALK_ENTRIES && at + 1 < queue.length) {
                isComplete = false;
                return;
            }
        }
    }
    return { visited: visit(), isComplete: () => isComplete };
}
function isSpecial(entry) {
    return !entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink();
}
/** Returns the FIFOs, sockets and devices in these folders and below. */
async function specialBelow(state, tops) {
    const found = [];
    for await (const { special } of walkIgnored(state, tops).visited)
        found.push(...special);
    return found;
}
function readFolderOrNull(root, raw) {
    try {
        return entriesOf(root, raw);
    }
    catch {
        // The folder is locked or gone by now.
        return null;
    }
}
/** Returns the time in ms on the clock that sets change times. It is one tick behind the clock that programs read. */
function diskTime(folder) {
    const probe = (0,external_node_path_.join)(folder, 'clock');
    (0,external_node_fs_.writeFileSync)(probe, '');
    return (0,external_node_fs_.lstatSync)(probe).ctimeMs;
}
function clockOffset() {
    return Date.now() - performance.now();
}

// EXTERNAL MODULE: ./build/adapters/git/objects/index-file.js
var index_file = __webpack_require__(38668);
// EXTERNAL MODULE: ./build/adapters/git/objects/update-index.js
var update_index = __webpack_require__(92417);
// EXTERNAL MODULE: ./build/adapters/git/worktree/disk-entry.js
var disk_entry = __webpack_require__(99636);
;// CONCATENATED MODULE: ./build/adapters/git/worktree/files-below.js




/** Replaces each `name/` in a listing by the files below it that the start's rules do not ignore. */
async function expandFolders(store, root, names) {
    const folders = names.filter((name) => name.endsWith('/'));
    const below = folders.flatMap((name) => [...filesBelow(root, [name.slice(0, -1)])]);
    const ignored = await ignoredFiles(store, below);
    return [...names.filter((name) => !name.endsWith('/')), ...below.filter((raw) => !ignored.has(raw))];
}
/**
 * Yields every file and link below these folders, near ones first, without `.git`. Locked and too deep folders are
 * skipped, because the folder scan reports them. Ends after `most` entries.
 */
function* filesBelow(root, tops, most = Number.POSITIVE_INFINITY) {
    const longest = MAX_FOLDER_PATH_BYTES - Buffer.byteLength(root) - 1;
    const folders = [...tops];
    let passed = 0;
    for (let at = 0; at < folders.length; at++) {
        const here = folders[at] ?? '';
        for (const entry of readFolderOrEmpty(root, here)) {
            const path = (0,raw_path/* joinRaw */.pq)(here, entry.name);
            if (++passed > most)
                return;
            if (entry.name === git_folder/* GIT_FOLDER */.M)
                continue;
            if (entry.isFile() || entry.isSymbolicLink())
                yield path;
            else if (entry.isDirectory() && path.length <= longest)
                folders.push(path);
        }
    }
}
/** Returns the entries of a folder; none if it is missing or locked. */
function readFolderOrEmpty(root, folder) {
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

;// CONCATENATED MODULE: ./build/adapters/git/ignored/watched-ignored-files.js









/** Maximum number of entries to search for new files below one protected folder, per measurement. */
const MAX_FOLDER_ENTRIES = 10_000;
/** Names checked before the event loop gets a turn. */
const watched_ignored_files_BATCH = 500;
/**
 * Adds the watched ignored files to the start as if they were tracked, so that they are measured, judged and restored
 * like any other. Returns their entries. `tops`: the topmost ignored folders. Nothing may measure or fold edits
 * meanwhile.
 */
async function addWatchedFiles(state, watch, ignored, tops) {
    const { store, repo, start } = state;
    noteProtectedFolders(state, watch, tops);
    const names = await watchedAmong(state, watch, ignored);
    if (names.length === 0)
        return [];
    await (0,update_index/* updateIndex */.UB)(repo.root, store, start.index, names);
    const tree = await (0,update_index/* writeTree */.WM)(store, start.index);
    const taken = new Set(names);
    const entries = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(start.index), store.format).entries.filter((entry) => taken.has(entry.name));
    (0,update_index/* copyIndex */.UZ)(start.index, state.good.index);
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
    let checked = 0;
    for (const raw of filesInSurvey(ignored)) {
        const path = (0,raw_path/* toText */.fE)(raw);
        const isProtected = isProtectedPath(watch, raw, topmostFolderAbove(raw, ignored.folders));
        const mustStay = !isProtected && watch.mustExist(path);
        if (isProtected || mustStay)
            found.push(raw);
        if (mustStay)
            state.mayChange.add(raw);
        if (++checked % watched_ignored_files_BATCH === 0)
            await (0,external_node_timers_promises_.setImmediate)();
    }
    return found.filter((raw) => !(0,is_within/* isWithinAny */.U)(raw, state.excluded));
}
/**
 * Returns true if every change of an ignored file counts. `top`: the topmost ignored folder around it, or null. A file
 * in an ignored folder that only a pattern for any depth matches usually belongs to a dependency.
 */
function isProtectedPath(watch, raw, top) {
    if (top === null)
        return watch.isProtected((0,raw_path/* toText */.fE)(raw));
    return watch.isProtected((0,raw_path/* toText */.fE)(top)) || watch.isProtectedInIgnored((0,raw_path/* toText */.fE)(raw));
}
/** Returns the topmost of these folders that contains the path, or null. */
function topmostFolderAbove(raw, folders) {
    let top = null;
    for (let at = (0,raw_path/* parentOf */.gN)(raw); at !== ''; at = (0,raw_path/* parentOf */.gN)(at))
        if (folders.has(at))
            top = at;
    return top;
}
function noteProtectedFolders(state, watch, tops) {
    for (const raw of tops)
        if (watch.isProtected((0,raw_path/* toText */.fE)(raw)))
            state.protectedFolders.add(raw);
}
/**
 * Finds protected paths that were not known before. Git finds those that are not ignored. `loose`: ignored files in
 * folders that are not ignored.
 */
function findNewProtectedPaths(state, watch, scan, loose) {
    const { root } = state.repo;
    noteProtectedFolders(state, watch, scan.ignored);
    const find = (0,disk_entry/* diskEntryReader */.H)(root);
    const found = new Set([...loose].filter((raw) => watch.isProtected((0,raw_path/* toText */.fE)(raw))));
    for (const top of state.protectedFolders) {
        if (find(top).kind !== 'folder')
            continue;
        for (const file of filesBelow(root, [top], MAX_FOLDER_ENTRIES))
            found.add(file);
    }
    for (const place of watch.places.map(raw_path/* toRawPath */.Df)) {
        if (place !== '' && find(place).kind !== 'folder')
            continue;
        for (const entry of readFolderOrEmpty(root, place)) {
            const raw = (0,raw_path/* joinRaw */.pq)(place, entry.name);
            if (!watch.isProtectedInIgnored((0,raw_path/* toText */.fE)(raw)))
                continue;
            if (entry.isDirectory()) {
                for (const file of filesBelow(root, [raw], MAX_FOLDER_ENTRIES))
                    if (watch.isProtectedInIgnored((0,raw_path/* toText */.fE)(file)))
                        found.add(file);
            }
            else if (entry.isFile() || entry.isSymbolicLink())
                found.add(raw);
        }
    }
    return [...found].filter((raw) => !state.start.entries.has(raw) && !state.good.total.has(raw) && !(0,is_within/* isWithinAny */.U)(raw, state.excluded));
}
/** Returns true for an ignored file that may change but must stay. */
function mayChangeContent({ watched, mayChange }, raw) {
    return watched.has(raw) && mayChange.has(raw);
}
/** Leaves out changes of ignored files that may change but must stay. */
function withoutAllowedChanges(state, changes) {
    return changes.filter((change) => {
        if (!mayChangeContent(state, change.raw))
            return true;
        const emptied = change.oldOid !== change.newOid && (state.sizes.get(change.newOid ?? '') ?? 0) === 0;
        return change.status !== 'modified' || emptied;
    });
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored/ignored-changes.js










/** Milliseconds. A clock that is only slewed drifts less than this during a run. */
const CLOCK_TOLERANCE_MS = 100;
/**
 * Returns what changed in ignored places since the start, found by names, inodes and change times, which programs
 * cannot set. One walk reads no file content. Protected paths are left out because they are measured. A network file
 * system has its own clock; if it is behind, a rewritten file is missed.
 */
async function ignoredChanges(state, since = 'start') {
    const survey = state.ignored;
    if (survey === null)
        return { changes: [], whole: false };
    if (since === 'settle')
        return ignoredLosses(state, survey);
    return toIgnoredChanges(state, new IgnoredComparison(state, survey));
}
/**
 * Returns what was changed or deleted in ignored places since the last call of `settle`, which precedes a command or
 * gate. A removed folder is one entry. Files that an earlier command created and this one deleted are missed.
 */
async function ignoredLosses(state, survey) {
    const { changes, whole } = await toIgnoredChanges(state, new IgnoredComparison(state, survey, state.settledAt));
    return { changes: changes.filter(({ how }) => how !== 'added'), whole };
}
/** Returns what differs in ignored places from this survey. */
async function compareWithSurvey(state, survey) {
    const comparison = new IgnoredComparison(state, survey);
    const { whole } = await toIgnoredChanges(state, comparison);
    const { entries, newFolders, leftOut } = comparison;
    return { entries, newFolders, leftOut, isComplete: whole };
}
async function toIgnoredChanges(state, comparison) {
    const scan = await walkFolders(scanScope(state));
    comparison.compareLoose(await ignoredFiles(state.store, scan.unknown));
    const walk = walkIgnored(state, scan.ignored);
    for await (const visited of walk.visited)
        comparison.compareFolder(visited);
    const whole = walk.isComplete();
    if (whole)
        comparison.addGone();
    return { changes: comparison.changes, whole: whole && comparison.survey.isComplete };
}
class IgnoredComparison {
    changes = [];
    entries = [];
    newFolders = [];
    leftOut = [];
    survey;
    #state;
    #since;
    /** True if changes of earlier steps are left out. */
    #isStep;
    #seen = new Set();
    /** Ignored folders, from the start or seen in this walk. */
    #ignored = { has: (raw) => this.#seen.has(raw) || this.survey.folders.has(raw) };
    /** `stepSince`: the time when the step began; null compares with the start of the run. */
    constructor(state, survey, stepSince = null) {
        this.#state = state;
        this.survey = survey;
        this.#isStep = stepSince !== null;
        const setBack = survey.offset - clockOffset();
        this.#since = (stepSince ?? survey.since) - (setBack > CLOCK_TOLERANCE_MS ? setBack : 0);
    }
    /** `now`: ignored files in folders that are not ignored. */
    compareLoose(now) {
        const { files } = this.survey;
        for (const raw of files) {
            const stat = this.#lstat(raw);
            if (stat === undefined || stat.isDirectory()) {
                if (!this.#isStep || this.#isRecent((0,raw_path/* parentOf */.gN)(raw)))
                    this.#add(raw, 'deleted', undefined);
            }
            else if (stat.ctimeMs >= this.#since)
                this.#add(raw, 'modified', stat);
        }
        for (const raw of now)
            if (!files.has(raw))
                this.#add(raw, 'added', this.#lstat(raw));
    }
    compareFolder({ raw, ino, ctime, names }) {
        this.#seen.add(raw);
        const before = this.survey.folders.get(raw);
        if (before === undefined && this.survey.isComplete)
            this.newFolders.push(raw);
        if (names === null) {
            if (ctime >= this.#since)
                this.#add(`${raw}/`, before === undefined ? 'added' : 'modified', undefined);
            return;
        }
        const gone = new Set(before === undefined ? [] : fileNamesIn(before));
        const replaced = before?.ino !== ino;
        // An incomplete walk at the start may have missed this folder.
        const unknown = before === undefined && !this.survey.isComplete;
        for (const name of names) {
            const path = (0,raw_path/* joinRaw */.pq)(raw, name);
            const stat = this.#lstat(path);
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
            this.#add((0,raw_path/* joinRaw */.pq)(raw, name), 'deleted', undefined);
    }
    /** Adds the content of folders that are gone. */
    addGone() {
        for (const [raw, folder] of this.survey.folders) {
            if (this.#seen.has(raw))
                continue;
            if (this.#isStep)
                this.#addGoneFolder(raw);
            else
                for (const name of fileNamesIn(folder))
                    this.#add((0,raw_path/* joinRaw */.pq)(raw, name), 'deleted', undefined);
        }
    }
    /** Adds the topmost folder that is gone, once, if it may have been removed in this step. */
    #addGoneFolder(raw) {
        let top = raw;
        while (top !== '' && this.#lstat((0,raw_path/* parentOf */.gN)(top)) === undefined)
            top = (0,raw_path/* parentOf */.gN)(top);
        if (this.#seen.has(top) || !this.#isRecent((0,raw_path/* parentOf */.gN)(top)))
            return;
        this.#seen.add(top);
        this.#add(`${top}/`, 'deleted', undefined);
    }
    /** Returns true if an entry may have been added to or removed from this folder in this step. */
    #isRecent(folder) {
        const stat = this.#lstat(folder);
        return stat === undefined
            ? folder === '' || this.#isRecent((0,raw_path/* parentOf */.gN)(folder))
            : stat.ctimeMs >= this.#since;
    }
    #isOlder({ birthtimeMs }) {
        return birthtimeMs > 0 && birthtimeMs < this.#since;
    }
    #lstat(raw) {
        return (0,lstat_or_undefined/* lstatOrUndefined */.Y)((0,raw_path/* toDiskPath */.el)(this.#state.repo.root, raw));
    }
    #add(raw, how, stat) {
        const { watch, excluded, repo } = this.#state;
        const path = (0,raw_path/* toText */.fE)(raw);
        const name = raw.endsWith('/') ? raw.slice(0, -1) : raw;
        const measured = watch !== null && isProtectedPath(watch, name, topmostFolderAbove(name, this.#ignored));
        if (measured || (0,is_within/* isWithinAny */.U)(raw, excluded)) {
            this.leftOut.push(raw);
            return;
        }
        const executable = stat !== undefined && isExecutable((0,raw_path/* toDiskPath */.el)(repo.root, raw), stat);
        this.changes.push({ path, how, executable });
        this.entries.push({ raw, how, executable, ctime: stat?.ctimeMs ?? null });
    }
}
const ANY_EXECUTES = 0o111;
/** Follows links, because most of the programs in `node_modules/.bin` are links. */
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

// EXTERNAL MODULE: ./build/core/git/ignored.js
var ignored = __webpack_require__(8223);
;// CONCATENATED MODULE: ./build/adapters/git/ignored/ignored-copies.js





/** Limits of copying: bytes in total, bytes per file, and number of files. Files near the root come first. */
const COPY_LIMITS = { bytes: 128 * 1024 ** 2, fileBytes: 16 * 1024 ** 2, files: 10_000 };
/** Maximum number of parallel copies. */
const PARALLEL_COPIES = 16;
/**
 * Copies ignored files into `folder` (a new one), within the limits. Links are always saved. Unreadable files are
 * skipped, so they cannot be restored later.
 */
async function copyIgnored(root, survey, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const saved = new Map();
    const left = { bytes: COPY_LIMITS.bytes, files: COPY_LIMITS.files };
    let copies = [];
    for (const raw of filesInSurvey(survey)) {
        const path = (0,raw_path/* toDiskPath */.el)(root, raw);
        const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path);
        if (stat?.isSymbolicLink())
            saved.set(raw, { kind: 'link', target: (0,external_node_fs_.readlinkSync)(path, 'buffer') });
        if (stat?.isFile() !== true || stat.size > COPY_LIMITS.fileBytes)
            continue;
        if (left.files === 0 || stat.size > left.bytes)
            continue;
        left.files -= 1;
        left.bytes -= stat.size;
        const copy = `${folder}/${saved.size}`;
        const { mode, mtimeMs } = stat;
        saved.set(raw, { kind: 'file', copy, mode: mode & 0o7777, mtimeMs });
        copies.push((0,promises_.copyFile)(path, copy, promises_.constants.COPYFILE_FICLONE).catch(() => void saved.delete(raw)));
        if (copies.length === PARALLEL_COPIES) {
            await Promise.all(copies);
            copies = [];
        }
    }
    await Promise.all(copies);
    return saved;
}
/** Identifies the state of a restored file, so that a later change is noticed. */
function fileStamp(path) {
    const stat = (0,external_node_fs_.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    return stat === undefined ? null : `${stat.ino} ${stat.ctimeNs} ${stat.size}`;
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored/move-aside.js



/** Moves files and folders between the workspace and a private folder. Links are moved, never followed. */
function moveEntry(from, to) {
    const stat = (0,external_node_fs_.lstatSync)(from);
    // Moving a folder requires write permission in it.
    if (stat.isDirectory() && (stat.mode & 0o700) !== 0o700)
        (0,external_node_fs_.chmodSync)(from, stat.mode | 0o700);
    try {
        (0,external_node_fs_.renameSync)(from, to);
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV'))
            throw error;
        const options = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
        (0,external_node_fs_.cpSync)(from.toString(), to.toString(), options);
        (0,external_node_fs_.rmSync)(from, { recursive: true, force: true });
    }
}
/**
 * Creates the parent folders of `raw` that `mayMake` permits. Returns true if all of them exist. Anything else in their
 * place, a link included, is never removed.
 */
function makeParentFolders(root, raw, mayMake = () => true) {
    const parent = (0,raw_path/* parentOf */.gN)(raw);
    if (parent === '')
        return true;
    const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)((0,raw_path/* toDiskPath */.el)(root, parent));
    if (stat !== undefined)
        return stat.isDirectory();
    if (!mayMake(parent) || !makeParentFolders(root, parent, mayMake))
        return false;
    (0,external_node_fs_.mkdirSync)((0,raw_path/* toDiskPath */.el)(root, parent), { mode: 0o755 });
    return true;
}
/** Moves an entry back to its place. Existing files stay, and folders are merged. */
function moveBack(root, { raw, at }) {
    if (makeParentFolders(root, raw))
        mergeFolders(at, (0,raw_path/* toDiskPath */.el)(root, raw));
}
function mergeFolders(from, to) {
    const there = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(to);
    if (there === undefined) {
        moveEntry(from, to);
        return;
    }
    if (!there.isDirectory() || (0,lstat_or_undefined/* lstatOrUndefined */.Y)(from)?.isDirectory() !== true)
        return;
    for (const name of (0,external_node_fs_.readdirSync)(from))
        mergeFolders(`${from}/${name}`, `${to.toString()}/${name}`);
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored/restore-ignored-for-gates.js











/**
 * Saves the ignored files of the start and restores them for gates. Files move within the workspace's disk, so this
 * needs no sandbox. It may run only while no command runs.
 */
class IgnoredFilesRestorer {
    #withState;
    #remembered = null;
    #round = null;
    #folders = 0;
    constructor(withState) {
        this.#withState = withState;
    }
    remember() {
        return this.#withState(async (state) => {
            const scan = await walkFolders(scanScope(state));
            const survey = { ...(await surveyIgnored(state, scan)), since: diskTime(state.store.dir) };
            const files = await copyIgnored(state.repo.root, survey, `${state.store.dir}/ignored`);
            this.#remembered = { survey, files };
        });
    }
    putBack(inputs) {
        return this.#withState(async (state) => {
            if (this.#remembered === null)
                return ignored/* NOTHING_IGNORED */.V3;
            const { survey } = this.#remembered;
            const raws = inputs.map((folder) => (0,raw_path/* toRawPath */.Df)(folder.replace(/^(?:\.\/+)+|\/+$/g, '')));
            const difference = await this.#compare(state, survey);
            const isInput = ({ raw }) => (0,is_within/* isWithinAny */.U)(raw, raws);
            const undone = difference.entries.filter((entry) => !isInput(entry));
            const aside = moveAside(state, { ...difference, entries: undone }, raws, this.#folder(state));
            const folders = makeFolders(state, survey, raws);
            const restored = this.#restore(state, undone);
            const since = diskTime(state.store.dir);
            this.#round = { aside, restored, folders, inputs: raws, since };
            return {
                undone: undone.map(toChange),
                kept: difference.entries.filter(isInput).map(toChange),
                missing: undone.filter(({ raw, how }) => how !== 'added' && !restored.has(raw)).map(pathOf),
                whole: difference.isComplete && survey.isComplete,
            };
        });
    }
    takeAway() {
        return this.#withState(async (state) => {
            if (this.#remembered === null || this.#round === null)
                return;
            const { restored, inputs, since } = this.#round;
            const difference = await this.#compare(state, this.#remembered.survey);
            const entries = difference.entries.filter(({ raw, ctime }) => {
                if (restored.get(raw) === fileStamp((0,raw_path/* toDiskPath */.el)(state.repo.root, raw)))
                    return false;
                return !(0,is_within/* isWithinAny */.U)(raw, inputs) || (ctime !== null && ctime >= since);
            });
            const folder = this.#folder(state);
            moveAside(state, { ...difference, entries }, inputs, folder);
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
            makeFolders(state, this.#remembered.survey, inputs);
            // Files that the agent did not change stay when the agent's files return.
            const again = [...this.#restore(state, entries)].filter(([raw]) => restored.has(raw));
            this.#round = { ...this.#round, restored: new Map([...restored, ...again]) };
        });
    }
    giveBack() {
        return this.#withState(async ({ repo: { root } }) => {
            if (this.#round === null)
                return;
            const { aside, restored, folders } = this.#round;
            this.#round = null;
            for (const [raw, stamp] of restored) {
                const path = (0,raw_path/* toDiskPath */.el)(root, raw);
                // Files that a gate wrote since then stay.
                if (stamp !== null && fileStamp(path) === stamp)
                    (0,external_node_fs_.rmSync)(path, { force: true });
            }
            for (const raw of folders.toReversed())
                removeIfEmpty((0,raw_path/* toDiskPath */.el)(root, raw));
            for (const moved of aside)
                moveBack(root, moved);
        });
    }
    /** Returns what differs now. A folder that the agent locked is opened first. */
    async #compare(state, survey) {
        const difference = await compareWithSurvey(state, survey);
        const locked = difference.entries.filter(({ raw }) => raw.endsWith('/'));
        if (locked.length === 0)
            return difference;
        for (const { raw } of locked) {
            const path = (0,raw_path/* toDiskPath */.el)(state.repo.root, raw.slice(0, -1));
            if ((0,lstat_or_undefined/* lstatOrUndefined */.Y)(path)?.isDirectory())
                (0,external_node_fs_.chmodSync)(path, 0o755);
        }
        return await compareWithSurvey(state, survey);
    }
    #folder({ store }) {
        this.#folders += 1;
        const folder = `${store.dir}/aside-${this.#folders}`;
        (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
        return folder;
    }
    /** Restores the changed files that were saved. */
    #restore({ repo: { root } }, entries) {
        const restored = new Map();
        const isIgnored = (folder) => this.#remembered?.survey.folders.has(folder) === true;
        for (const { raw, how } of entries) {
            const saved = this.#remembered?.files.get(raw);
            if (how === 'added' || saved === undefined)
                continue;
            const path = (0,raw_path/* toDiskPath */.el)(root, raw);
            // A file that is still there is measured and judged.
            if ((0,lstat_or_undefined/* lstatOrUndefined */.Y)(path) !== undefined || !makeParentFolders(root, raw, isIgnored))
                continue;
            writeSaved(path, saved);
            restored.set(raw, fileStamp(path));
        }
        return restored;
    }
}
function writeSaved(path, saved) {
    if (saved.kind === 'link') {
        (0,external_node_fs_.symlinkSync)(saved.target, path);
        return;
    }
    (0,external_node_fs_.copyFileSync)(saved.copy, path);
    (0,external_node_fs_.chmodSync)(path, saved.mode);
    (0,external_node_fs_.utimesSync)(path, saved.mtimeMs / 1000, saved.mtimeMs / 1000);
}
/** Moves changed entries to `folder`: new folders as a whole, everything else file by file. */
function moveAside(state, { entries, newFolders, leftOut }, inputs, folder) {
    const { root } = state.repo;
    const excluded = new Set([...leftOut, ...state.excluded, ...inputs].flatMap(pathWithParents));
    const movable = new Set(newFolders.filter((raw) => !excluded.has(raw) && !(0,is_within/* isWithinAny */.U)(raw, inputs)));
    const tops = [...movable].filter((raw) => !movable.has((0,raw_path/* parentOf */.gN)(raw)));
    const files = entries.filter(({ how, raw }) => how !== 'deleted' && !movable.has((0,raw_path/* parentOf */.gN)(raw)));
    const moved = [];
    for (const raw of [...tops, ...files.map((entry) => entry.raw)]) {
        const path = (0,raw_path/* toDiskPath */.el)(root, raw);
        if ((0,lstat_or_undefined/* lstatOrUndefined */.Y)(path) === undefined || isUndeletable(state, raw))
            continue;
        const at = `${folder}/${moved.length}`;
        moveEntry(path, at);
        moved.push({ raw, at });
    }
    return moved;
}
/** Creates missing folders of the survey and returns them, parents first. */
function makeFolders({ repo: { root } }, survey, inputs) {
    const missing = [...survey.folders.keys()].filter((raw) => !(0,is_within/* isWithinAny */.U)(raw, inputs) && (0,lstat_or_undefined/* lstatOrUndefined */.Y)((0,raw_path/* toDiskPath */.el)(root, raw))?.isDirectory() !== true);
    return missing.filter((raw) => makeParentFolders(root, `${raw}/`, (folder) => survey.folders.has(folder)));
}
function removeIfEmpty(path) {
    if ((0,lstat_or_undefined/* lstatOrUndefined */.Y)(path)?.isDirectory() && (0,external_node_fs_.readdirSync)(path).length === 0)
        (0,external_node_fs_.rmdirSync)(path);
}
/** Returns true for undeletable files, which are measured and stay in place. */
function isUndeletable({ watch }, raw) {
    return watch?.mustExist((0,raw_path/* toText */.fE)(raw)) === true;
}
/** Returns a path and all folders above it. */
function pathWithParents(raw) {
    return raw === '' ? [] : [raw, ...pathWithParents((0,raw_path/* parentOf */.gN)(raw))];
}
function pathOf({ raw }) {
    return (0,raw_path/* toText */.fE)(raw);
}
function toChange({ raw, how, executable }) {
    return { path: (0,raw_path/* toText */.fE)(raw), how, executable };
}

;// CONCATENATED MODULE: ./build/adapters/git/measure/discard-changes.js




/**
 * Removes these changes of a measured step from the disk. Added files are deleted, with folders that become empty.
 * Changed files that the commit does not contain are restored. Everything else stays, and the step must be measured
 * again.
 */
async function discardChanges(state, step, names) {
    const head = await state.head;
    const changes = step.step.filter(({ raw }) => names.has(raw));
    for (const { raw } of changes.filter(({ oldMode }) => oldMode === null))
        removeAdded(state, raw);
    const back = changes
        .filter(({ raw, oldMode, newMode }) => oldMode !== null && newMode !== null && isNew(head.at(raw)))
        .map(({ raw }) => raw);
    if (back.length === 0)
        return;
    (0,attribute_fifos/* releaseFifosAbove */.Iu)(state.repo.root, back);
    await state.store.git({
        args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
        index: state.good.index,
        input: (0,raw_path/* joinNul */.MX)(back),
    });
    for (const raw of back)
        state.racyFiles.set(raw, -1n);
}
function isNew(difference) {
    return difference !== null && difference.head === null && difference.start !== null;
}
function removeAdded({ repo, good }, raw) {
    const { kind } = (0,disk_entry/* diskEntryReader */.H)(repo.root)(raw);
    if (kind !== 'file' && kind !== 'link')
        return;
    // Files in a locked folder stay, and they remain a change.
    if (!succeeds(() => (0,external_node_fs_.unlinkSync)((0,raw_path/* toDiskPath */.el)(repo.root, raw))))
        return;
    for (let above = (0,raw_path/* parentOf */.gN)(raw); above !== '' && !good.folders.has(above); above = (0,raw_path/* parentOf */.gN)(above)) {
        if (!succeeds(() => (0,external_node_fs_.rmdirSync)((0,raw_path/* toDiskPath */.el)(repo.root, above))))
            return;
    }
}
function succeeds(action) {
    try {
        action();
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/measure/fresh-checkout.js










/** Ignored dependency folders that a checkout shows as they are. */
const DEPENDENCIES = /^(?:node_modules|\.venv|venv|vendor|bower_components|\.bundle|Pods|Carthage|deps)$/;
/** Files written before the event loop gets a turn. */
const fresh_checkout_BATCH = 200;
/**
 * Writes the last good state to `folder` (a new one): new files with plain modes and dates, and nothing that is not
 * part of a commit. Bytes come from the disk, so filtered files are as programs see them. Paths for which `isFromStart`
 * returns true are as they were at the start.
 */
async function freshCheckout(state, blobs, { folder, isFromStart }) {
    const { root, format } = state.repo;
    const { entries } = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(state.good.index), format);
    const made = new Set();
    const place = (raw) => {
        const parent = (0,external_node_path_.dirname)((0,raw_path/* toText */.fE)(raw));
        if (!made.has(parent))
            (0,external_node_fs_.mkdirSync)(`${folder}/${parent}`, { recursive: true, mode: 0o755 });
        made.add(parent);
        return (0,raw_path/* toDiskPath */.el)(folder, raw);
    };
    for (const [at, { name, mode }] of entries.entries()) {
        if (isFromStart((0,raw_path/* toText */.fE)(name)))
            continue;
        copyOne((0,raw_path/* toDiskPath */.el)(root, name), place(name), mode);
        if (at % fresh_checkout_BATCH === 0)
            await (0,external_node_timers_promises_.setImmediate)();
    }
    for (const [raw, { mode, oid }] of state.start.entries) {
        if (!isFromStart((0,raw_path/* toText */.fE)(raw)) || mode.startsWith('16'))
            continue;
        const bytes = await blobs.read(oid);
        if (mode.startsWith('12'))
            (0,external_node_fs_.symlinkSync)(bytes, place(raw));
        else
            (0,external_node_fs_.writeFileSync)(place(raw), bytes, { mode: mode.endsWith('755') ? 0o755 : 0o644 });
    }
    for (const raw of state.ignored?.files ?? [])
        copyOne((0,raw_path/* toDiskPath */.el)(root, raw), place(raw), 0o644);
    return { folder, dependencies: await dependenciesOf(state) };
}
function copyOne(from, to, mode) {
    const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(from);
    if (mode === file_mode/* SUBMODULE_BITS */.SP)
        (0,external_node_fs_.mkdirSync)(to, { recursive: true });
    else if (mode === file_mode/* LINK_BITS */.Mu && stat?.isSymbolicLink())
        (0,external_node_fs_.symlinkSync)((0,external_node_fs_.readlinkSync)(from, 'buffer'), to);
    else if (stat?.isFile()) {
        (0,external_node_fs_.copyFileSync)(from, to, promises_.constants.COPYFILE_FICLONE);
        (0,external_node_fs_.chmodSync)(to, (mode & 0o111) === 0 ? 0o644 : 0o755);
    }
}
async function dependenciesOf(state) {
    const { ignored } = await walkFolders(scanScope(state));
    return ignored.filter((raw) => DEPENDENCIES.test((0,raw_path/* lastPart */.S_)(raw))).map(raw_path/* toText */.fE);
}

// EXTERNAL MODULE: ./build/core/path/leads-out.js
var leads_out = __webpack_require__(77050);
;// CONCATENATED MODULE: ./build/adapters/git/hazards/link-hazards.js








/**
 * Returns the links that a step added or changed and that lead into a git directory, to ignored paths (which are not
 * measured), or out of the repository.
 */
async function findForbiddenLinks(state, step, found) {
    const made = step.filter(({ raw, newMode }) => newMode === file_mode/* LINK_MODE */.BG && found.get(raw)?.kind === 'link');
    if (made.length === 0)
        return [];
    const links = made.map(({ raw }) => ({ raw, target: targetOf(state.repo.root, raw) }));
    const bad = [];
    const inside = [];
    for (const { raw, target } of links) {
        const places = linkDestinations(state.repo.root, raw, target);
        const why = linkProblem(places) ?? ((0,leads_out/* leadsOut */.q)(raw, target) ? 'which is outside the repository' : null);
        if (why !== null)
            bad.push({ raw, target, why });
        else
            inside.push({ raw, target, places: places.flatMap((place) => place ?? []) });
    }
    const ignored = await ignoredAmong(state, inside.flatMap(({ places }) => places));
    for (const { raw, target, places } of inside) {
        if (places.some((place) => ignored.has(place)))
            bad.push({ raw, target, why: 'which is ignored' });
    }
    return bad;
}
function targetOf(root, raw) {
    return (0,external_node_fs_.readlinkSync)((0,raw_path/* toDiskPath */.el)(root, raw), 'latin1');
}
/** Returns where a link leads below the root: as written, and on disk if that exists. null: out of the root. */
function linkDestinations(root, raw, target) {
    const spelled = external_node_path_.posix.join((0,raw_path/* parentOf */.gN)(raw), target).replace(/\/$/, '');
    const byWords = spelled === '..' || spelled.startsWith('../') ? null : spelled.replace(/^\.$/, '');
    try {
        const real = (0,external_node_fs_.realpathSync)((0,raw_path/* toDiskPath */.el)(root, raw), 'latin1');
        const top = (0,external_node_fs_.realpathSync)(root, 'latin1');
        const onTop = (0,is_within/* isWithin */.B)(real, top);
        return [byWords, onTop ? real.slice(top.length + 1) : null];
    }
    catch {
        // The target does not exist, or the links form a circle.
        return [byWords];
    }
}
function linkProblem(places) {
    return places.some((place) => place !== null && (0,raw_path/* isGitRaw */.$s)(place)) ? 'a git directory' : null;
}
async function ignoredAmong(state, places) {
    const find = (0,disk_entry/* diskEntryReader */.H)(state.repo.root);
    const asked = places.filter((place) => place !== '' && !state.start.entries.has(place));
    const folders = asked.filter((place) => ['folder', 'gone'].includes(find(place).kind));
    const [ruled, rest] = await Promise.all([
        ignoredFolders(state.store, folders),
        ignoredFiles(state.store, asked),
    ]);
    return new Set([...ruled, ...rest]);
}

// EXTERNAL MODULE: ./build/adapters/git/worktree/path-name-rules.js
var path_name_rules = __webpack_require__(98085);
;// CONCATENATED MODULE: ./build/adapters/git/hazards/step-hazards.js




const REASONS = {
    special: 'is a FIFO, socket, device or unreadable folder: only files, folders and links are supported; remove it',
    gitEntry: 'is a nested git directory, which would hide its files from the outer repository; remove it',
    tooDeep: `is too deep to be checked (folder paths over ${MAX_FOLDER_PATH_BYTES} bytes): use shorter names`,
    oversized: `is larger than ${update_index/* MAX_FILE_BYTES */.gZ} bytes, the maximum that can be checked; remove it`,
    privileged: 'has a set-user-id, set-group-id or sticky bit, which git does not store; remove the bit',
    newlyLinked: 'got another hard link in a place that is not measured: a change there would also change this file; copy it instead',
};
function stepHazards(facts) {
    const changed = new Set(facts.step.map((change) => change.raw));
    return [
        ...facts.special.map((raw) => hazard('FS-03', raw, REASONS.special)),
        ...facts.gitEntries.map((raw) => hazard('GIT-03', raw, REASONS.gitEntry)),
        ...facts.tooDeep.map((raw) => hazard('FS-06', raw, REASONS.tooDeep)),
        ...facts.oversized.map((raw) => hazard('FS-03', raw, REASONS.oversized)),
        ...facts.links.map(({ raw, target, why }) => {
            const link = `is a link to ${shortened((0,path_name_rules/* printableName */.N)(target))}, ${why}`;
            return hazard('FS-02', raw, `${link}; use a relative link to a tracked path`);
        }),
        ...facts.privileged.map((raw) => hazard('FS-03', raw, REASONS.privileged)),
        ...facts.newlyLinked
            .filter((raw) => !changed.has(raw))
            .map((raw) => hazard('FS-03', raw, REASONS.newlyLinked)),
        ...facts.step.flatMap((change) => changeHazards(change, facts)),
    ];
}
function changeHazards(change, facts) {
    const { raw } = change;
    const hazards = [];
    const problem = (0,path_name_rules/* nameProblem */.r)(raw);
    // The agent did not choose a name that existed before, but the program must be able to spell it.
    if (problem !== null && (change.oldMode === null || problem.includes('UTF-8'))) {
        hazards.push(hazard('FS-06', raw, `cannot be kept: ${problem}; use another name`));
    }
    if ((0,raw_path/* isGitRaw */.$s)(raw)) {
        hazards.push(hazard('GIT-01', raw, 'is the same as `.git` on some file systems; use another name'));
    }
    const found = facts.found.get(raw);
    if (change.newMode !== null && found?.kind === 'file' && found.links > 1) {
        const reason = `has ${found.links} hard links: a change would affect the others; copy it instead`;
        hazards.push(hazard('FS-03', raw, reason));
    }
    return hazards;
}
function hazard(code, raw, text) {
    const path = shortened((0,path_name_rules/* printableName */.N)(raw));
    return { code, path, reason: `${path} ${text}` };
}
/** Maximum number of characters of a path in a message. */
const MAX_PATH_CHARS = 240;
/** Keeps the beginning and the end, which are the most informative. */
function shortened(text) {
    return text.length <= MAX_PATH_CHARS ? text : `${text.slice(0, 160)}…${text.slice(-60)}`;
}

// EXTERNAL MODULE: ./build/adapters/git/objects/diff-output.js
var diff_output = __webpack_require__(21002);
;// CONCATENATED MODULE: ./build/adapters/git/start/hard-links.js



/**
 * Returns the files that have more names than known. The additional name is ignored or outside the workspace, so it is
 * not measured, and a later write through it would change this file.
 */
function filesWithNewNames(links, found) {
    const names = (raw) => links.get(raw)?.names ?? 1;
    return [...found]
        .filter(([raw, entry]) => entry.kind === 'file' && entry.links > names(raw))
        .map(([raw]) => raw);
}
/**
 * Updates the known hard links after a kept step. A rewritten file is no longer linked. A removed name is no longer
 * expected, so a new name in its place counts as gained.
 */
function updateHardLinks(root, links, found) {
    const linked = [...found.keys()].filter((raw) => links.has(raw));
    return linked.length === 0 ? links : refreshHardLinks(root, links, linked);
}
function refreshHardLinks(root, links, names) {
    const updated = new Map(links);
    for (const raw of names) {
        const linked = hardLinkAt(root, raw);
        if (linked === null)
            updated.delete(raw);
        else
            updated.set(raw, linked);
    }
    return updated;
}
/**
 * Removes the files that gained a name, with all their names in the workspace, so that they are created anew. The
 * gained name keeps only a copy. Returns the names to write.
 */
function splitLinks({ root, links, newlyLinked }, entries) {
    if (newlyLinked.length === 0)
        return new Set();
    // A name that a kept step created is not in the state to restore, so it cannot be written.
    const known = new Set(entries().map(({ name }) => name));
    const severed = new Set(newlyLinked.filter((raw) => known.has(raw)));
    for (const group of groupsOf(links)) {
        if (group.some((raw) => severed.has(raw)))
            for (const raw of group)
                severed.add(raw);
    }
    for (const raw of severed)
        if ((0,disk_entry/* diskEntryReader */.H)(root)(raw).kind === 'file')
            (0,external_node_fs_.rmSync)((0,raw_path/* toDiskPath */.el)(root, raw));
    return severed;
}
/**
 * Restores files with several names. If one name still has the old inode, the content is written in place, so that
 * names outside the workspace follow. Returns, for each restored path, the name to link to.
 */
async function restoreLinks({ root, blobs, links }, entries, written) {
    const joined = new Map();
    for (const group of groupsOf(links)) {
        if (!group.some((raw) => written.has(raw)))
            continue;
        const keeper = originalNameOf(root, links, group);
        const entry = entries().find(({ name }) => name === keeper);
        if (keeper === undefined || entry === undefined)
            continue;
        const path = (0,raw_path/* toDiskPath */.el)(root, keeper);
        // A step may have made it read-only. Its mode is restored later.
        const { mode } = (0,external_node_fs_.lstatSync)(path);
        if ((mode & 0o200) === 0)
            (0,external_node_fs_.chmodSync)(path, (mode & 0o777) | 0o200);
        (0,external_node_fs_.writeFileSync)(path, await blobs.read(entry.oid));
        for (const raw of group)
            joined.set(raw, keeper);
    }
    return joined;
}
/** Links all names of each group to one file again. Returns the hard links with their new inodes. */
function relinkFiles({ root, links }, touched, linked) {
    const relinked = [];
    for (const group of groupsOf(links)) {
        const [first = ''] = group;
        const wasTouched = group.some((raw) => touched.has(raw));
        if (!wasTouched && group.length === 1)
            continue;
        const keeper = linked.get(first) ?? originalNameOf(root, links, group) ?? first;
        const inode = hardLinkAt(root, keeper)?.inode;
        for (const raw of group) {
            if (hardLinkAt(root, raw)?.inode === inode)
                continue;
            (0,external_node_fs_.rmSync)((0,raw_path/* toDiskPath */.el)(root, raw), { force: true });
            (0,external_node_fs_.linkSync)((0,raw_path/* toDiskPath */.el)(root, keeper), (0,raw_path/* toDiskPath */.el)(root, raw));
        }
        relinked.push(...group);
    }
    return refreshHardLinks(root, links, relinked);
}
/** Returns the name that still has the original inode, which names outside the workspace share. */
function originalNameOf(root, links, group) {
    return group.find((raw) => hardLinkAt(root, raw)?.inode === links.get(raw)?.inode);
}
/** Returns the names of each file that has several. */
function groupsOf(links) {
    const groups = new Map();
    for (const [raw, { inode }] of links)
        groups.set(inode, [...(groups.get(inode) ?? []), raw]);
    return [...groups.values()];
}
function hardLinkAt(root, raw) {
    if ((0,disk_entry/* diskEntryReader */.H)(root)(raw).kind !== 'file')
        return null;
    const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* toDiskPath */.el)(root, raw));
    return { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink };
}

;// CONCATENATED MODULE: ./build/adapters/git/worktree/reopen-folders.js



/** Mode bits that the owner needs to use a folder. */
const OWNER_ALL = 0o700;
/** Opens the folders above these paths that were open in the last good state, with their mode in that state. */
function reopenFoldersAbove(root, known, names) {
    const seen = new Set();
    for (const name of names)
        reopenFolder(root, known, (0,raw_path/* parentOf */.gN)(name), seen);
}
/** Opens parent folders first, because a locked folder hides its content. */
function reopenFolder(root, known, folder, seen) {
    if (seen.has(folder))
        return;
    seen.add(folder);
    if (folder !== '')
        reopenFolder(root, known, (0,raw_path/* parentOf */.gN)(folder), seen);
    const mode = known.get(folder)?.mode ?? 0;
    if ((mode & OWNER_ALL) !== OWNER_ALL)
        return;
    const path = (0,raw_path/* toDiskPath */.el)(root, folder);
    const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path);
    if (stat?.isDirectory() && (stat.mode & OWNER_ALL) !== OWNER_ALL)
        (0,external_node_fs_.chmodSync)(path, mode);
}

;// CONCATENATED MODULE: ./build/adapters/git/measure/correct-attributes.js



/** Write permission of the group and of others. */
const SHARED_WRITE = 0o022;
const correct_attributes_NS_PER_MS = 1000000n;
/**
 * Corrects attributes of files that a command left and that no commit contains, because gates and build tools would
 * see them. Write permission for others goes, unless the file had it or the umask gives it. A date in the future, or
 * from before the command, becomes the date of the change, so that `make` sees the change.
 */
function correctAttributes({ repo, good, settledAt }, names) {
    const find = (0,disk_entry/* diskEntryReader */.H)(repo.root);
    const usual = SHARED_WRITE & ~process.umask();
    const since = settledAt === null ? 0n : sinceOf(settledAt);
    for (const raw of names) {
        const entry = find(raw);
        if (entry.kind !== 'file')
            continue;
        const mode = entry.mode & ~(SHARED_WRITE & ~(good.modes.get(raw) ?? usual));
        // The kernel sets the change time, so a later date was made up.
        const isFuture = entry.mtime > entry.ctime;
        const isPast = entry.mtime < since && entry.ctime >= since;
        if (mode === entry.mode && !isFuture && !isPast)
            continue;
        setAttributes((0,raw_path/* toDiskPath */.el)(repo.root, raw), mode, isFuture || isPast ? entry.ctime : null);
    }
}
/** Returns nanoseconds. File systems may store whole seconds. */
function sinceOf(settledAt) {
    return BigInt(Math.floor(settledAt / 1000)) * 1000n * correct_attributes_NS_PER_MS;
}
function setAttributes(path, mode, mtime) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch {
        // The file is gone or was replaced; the measurement finds that.
        return;
    }
    try {
        if (!(0,external_node_fs_.fstatSync)(file).isFile())
            return;
        (0,external_node_fs_.fchmodSync)(file, mode);
        if (mtime === null)
            return;
        const seconds = Number(mtime / correct_attributes_NS_PER_MS) / 1000;
        (0,external_node_fs_.futimesSync)(file, seconds, seconds);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/program/private-store.js
var private_store = __webpack_require__(68466);
;// CONCATENATED MODULE: ./build/adapters/git/start/file-inventory.js




/** Files read before the event loop gets a turn: about one millisecond of work. */
const file_inventory_BATCH = 400;
async function recordFileInventory(root, entries) {
    const modes = new Map();
    const links = new Map();
    for (let from = 0; from < entries.length; from += file_inventory_BATCH) {
        for (const entry of entries.slice(from, from + file_inventory_BATCH)) {
            const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)((0,raw_path/* toDiskPath */.el)(root, entry.name));
            if (stat === undefined || !stat.isFile())
                continue;
            const mode = stat.mode & 0o7777;
            if (mode !== defaultMode(entry.mode))
                modes.set(entry.name, mode);
            if (stat.nlink > 1)
                links.set(entry.name, { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink });
        }
        await (0,external_node_timers_promises_.setImmediate)();
    }
    return { modes, links };
}
/** Returns the permission bits that git's checkout gives a file under the process's umask; null for a link. */
function defaultMode(gitMode) {
    if (gitMode === file_mode/* LINK_BITS */.Mu)
        return null;
    return ((gitMode & 0o111) === 0 ? 0o666 : 0o777) & ~process.umask();
}

;// CONCATENATED MODULE: ./build/adapters/git/measure/racy-files.js






const NS_PER_S = 1000000000n;
/** Bytes. Files up to this size are read here; git is asked about larger ones. */
const MAX_READ_BYTES = 4 * 1024 ** 2;
/**
 * Returns files that were written again within one second of the index, which git cannot see, and that may have other
 * bytes or modes now. Forgets files whose second is over.
 */
function findRacyFiles(state) {
    const changed = new Set();
    const second = BigInt(Math.floor(Date.now() / 1000));
    for (const [raw, ctime] of state.racyFiles) {
        if ((0,is_within/* isWithinAny */.U)(raw, state.excluded))
            continue;
        const path = (0,raw_path/* toDiskPath */.el)(state.repo.root, raw);
        const now = (0,lstat_or_undefined/* lstatBigintOrUndefined */.t)(path)?.ctimeNs;
        if (now === ctime) {
            if (second > ctime / NS_PER_S + 1n)
                state.racyFiles.delete(raw);
        }
        else if (now !== undefined && isUnchanged(state, raw, path, now))
            state.racyFiles.set(raw, now);
        else
            changed.add(raw);
    }
    return changed;
}
/** Returns true if a file has the bytes, mode and single name that it has in the last good state. Reads all of it. */
function isUnchanged(state, raw, path, ctime) {
    // A file that may change but must stay is in the index but not in the total.
    const known = state.watched.has(raw) ? undefined : knownEntry(state, raw);
    // Files with several names are checked with the others.
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
        if (!stat.isFile() || stat.ctimeNs !== ctime || stat.nlink !== 1n || stat.size > MAX_READ_BYTES)
            return false;
        const mode = state.good.modes.get(raw) ?? defaultMode(known.mode);
        return ((Number(stat.mode) & 0o7777) === mode && (0,private_store/* blobId */.zA)(state.store.format, (0,external_node_fs_.readFileSync)(file)) === known.oid);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function knownEntry({ good, start }, raw) {
    const change = good.total.get(raw);
    const mode = change === undefined ? start.entries.get(raw)?.mode : change.newMode;
    const oid = change === undefined ? start.entries.get(raw)?.oid : change.newOid;
    return mode == null || oid == null ? undefined : { mode: Number.parseInt(mode, 8), oid };
}

;// CONCATENATED MODULE: ./build/adapters/git/measure/measure-step.js



















/** Measures what differs on disk from the last good state. Writes only to the private store. */
async function measureStep(state, blobs) {
    ensureRoot(state);
    const { names, scan, racyFiles, guarded } = await observe(state);
    const special = scan.special.filter((raw) => !state.good.known.has(raw));
    const gitEntries = scan.gitEntries.filter((raw) => !state.good.known.has(raw));
    const tooDeep = scan.tooDeep.filter((raw) => !state.good.known.has(raw));
    const seen = { scan, special, gitEntries, tooDeep, guarded };
    if (names.length === 0 && racyFiles.size === 0)
        return unchangedStep(state, seen);
    return compareStep({ state, blobs }, names, racyFiles, seen);
}
/** Checks tracked files with git and folders on our own, in parallel. */
async function observe(state) {
    const { store, good } = state;
    const list = () => (0,update_index/* listPossiblyChanged */.e1)(store, good.index);
    const first = (0,settled/* awaitedLater */.k)(list());
    const scan = await scanFolders(scanScope(state), good.folders);
    const listed = (0,settled/* awaitedLater */.k)(scan.reopened ? first.then(list, list) : first);
    // This runs after the scan, which opened locked folders, and while git is working.
    const racyFiles = findRacyFiles(state);
    const guarded = (await state.guard?.check()) ?? [];
    const ignored = await ignoredFiles(store, scan.unknown);
    const untracked = scan.unknown.filter((raw) => !ignored.has(raw));
    const touched = await listed;
    const unmeasured = [...scan.tooDeep, ...state.unreadableAtStart, ...good.known];
    (0,unreadable_paths/* refuseUnreadable */.ws)([...touched.unreadable, ...scan.unreadable], unmeasured);
    const protectedNow = state.watch === null ? [] : findNewProtectedPaths(state, state.watch, scan, ignored);
    const counted = new Set(untracked);
    for (const raw of protectedNow)
        if (!counted.has(raw))
            state.watched.add(raw);
    const outside = [...state.excluded, ...scan.tooDeep];
    const all = [...touched.names, ...untracked, ...protectedNow];
    return { names: all.filter((raw) => !(0,is_within/* isWithinAny */.U)(raw, outside)), scan, racyFiles, guarded };
}
function unchangedStep(state, seen) {
    const total = [...state.good.total.values()];
    return toStep(state, seen, {
        index: state.good.index,
        step: [],
        total,
        found: new Map(),
        oversized: [],
        links: [],
        obstacles: [],
    });
}
async function compareStep({ state, blobs }, names, racyFiles, seen) {
    const { store, start, good } = state;
    const goodTree = await good.tree;
    const index = store.index(`measured-${++state.counter}`);
    (0,update_index/* copyIndex */.UZ)(good.index, index);
    correctAttributes(state, [...names, ...racyFiles]);
    const { entries: found, oversized } = await (0,update_index/* updateIndex */.UB)(state.repo.root, store, index, names, racyFiles);
    const [total, step] = await Promise.all([
        diffAgainst(state, start.tree, index),
        goodTree === start.tree ? null : diffAgainst(state, goodTree, index),
    ]);
    rememberSizes(state, total, found);
    const [links, obstacles] = await Promise.all([
        findForbiddenLinks(state, step ?? total, found),
        commitHazards(state, blobs, withoutAllowedChanges(state, step ?? total), withoutAllowedChanges(state, total)),
    ]);
    return toStep(state, seen, { index, step: step ?? total, total, found, oversized, links, obstacles });
}
async function diffAgainst(state, tree, index) {
    (0,attribute_fifos/* releaseFifosAbove */.Iu)(state.repo.root, [...state.good.total.keys(), ...state.watched]);
    const answer = await state.store.git({
        args: ['diff-index', '--cached', ...diff_output/* DIFF_OPTIONS */.pJ, tree, '--'],
        index,
    });
    return (0,diff_output/* parseDiff */.FR)(answer.stdout);
}
function toStep(state, seen, compared) {
    const { found, oversized, links, obstacles } = compared;
    const total = withoutAllowedChanges(state, compared.total);
    const step = compared.step === compared.total ? total : withoutAllowedChanges(state, compared.step);
    const toChanges = (changes) => changes.map((change) => (0,diff_output/* toFileChange */.qR)(change, state.sizes.get(change.newOid ?? '') ?? 0));
    const totalChanges = toChanges(total);
    const newlyLinked = filesWithNewNames(state.good.links, found).filter((raw) => !mayChangeContent(state, raw));
    const hazards = [
        ...seen.guarded,
        ...stepHazards({
            step,
            found,
            newlyLinked,
            oversized,
            links,
            privileged: [...seen.scan.privileged, ...privilegedAmong(state, found)],
            special: seen.special,
            gitEntries: seen.gitEntries,
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
        newlyLinked,
        special: [...seen.special, ...seen.gitEntries, ...seen.tooDeep],
    };
}
/** Returns the files that gained a set-user-id, set-group-id or sticky bit. */
function privilegedAmong({ good }, found) {
    const files = [...found].filter(([raw, entry]) => entry.kind === 'file' && (entry.mode & SPECIAL_MODE_BITS & ~(good.modes.get(raw) ?? 0)) !== 0);
    return files.map(([raw]) => raw);
}
function rememberSizes(state, total, found) {
    for (const { raw, newOid } of total) {
        const entry = found.get(raw);
        if (newOid !== null && entry !== undefined && 'size' in entry)
            state.sizes.set(newOid, entry.size);
    }
}
/** Creates the workspace folder if it was deleted, and removes anything else in its place. */
function ensureRoot({ repo: { root }, good }) {
    const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(root);
    if (stat?.isDirectory()) {
        // Git cannot start in a locked folder.
        reopenFoldersAbove(root, good.folders, ['.']);
        return;
    }
    if (stat !== undefined)
        (0,external_node_fs_.unlinkSync)(root);
    (0,external_node_fs_.mkdirSync)(root);
}

;// CONCATENATED MODULE: ./build/adapters/git/measure/noted-edits.js









function createNotedEdits(state, countLines) {
    /** null: the file did not exist when it was noted. */
    const noted = new Map();
    const unsettled = new Set();
    const settle = async () => {
        const names = [...unsettled];
        unsettled.clear();
        const ignored = await noted_edits_ignoredAmong(state, names);
        for (const raw of names) {
            const edit = noted.get(raw);
            if (ignored.has(raw))
                noted.delete(raw);
            else if (edit !== undefined)
                await updateTotal(state, raw, edit, countLines);
        }
    };
    return {
        note: (raw) => {
            noted.set(raw, readEdit(state.repo.root, raw));
            unsettled.add(raw);
        },
        updateTotals: settle,
        updateIndex: async () => {
            // A command may have locked these folders since, including the root and the object folder.
            reopenFoldersAbove(state.repo.root, state.good.folders, noted.keys());
            await settle();
            if (noted.size === 0)
                return;
            await foldIntoIndex(state, noted);
            noted.clear();
        },
        forget: () => {
            noted.clear();
            unsettled.clear();
        },
    };
}
function readEdit(root, raw) {
    if ((0,disk_entry/* diskEntryReader */.H)(root)(raw).kind !== 'file')
        return null;
    const file = (0,external_node_fs_.openSync)((0,raw_path/* toDiskPath */.el)(root, raw), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stat = (0,external_node_fs_.fstatSync)(file, { bigint: true });
        return { bytes: (0,external_node_fs_.readFileSync)(file), mode: Number(stat.mode) & 0o7777, ctime: stat.ctimeNs };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/**
 * Returns the paths that are not measured: new files that the start's rules ignore, and files that only have to stay.
 */
async function noted_edits_ignoredAmong(state, names) {
    const unknown = names.filter((raw) => !state.start.entries.has(raw) && !state.good.total.has(raw));
    const changeable = names.filter((raw) => mayChangeContent(state, raw));
    if (unknown.length === 0)
        return new Set(changeable);
    const { names: untracked } = await listUntracked(state.store, state.good.index, { only: unknown });
    const counted = new Set(untracked);
    return new Set([...changeable, ...unknown.filter((raw) => !counted.has(raw))]);
}
async function updateTotal(state, raw, edit, countLines) {
    const before = state.start.entries.get(raw) ?? null;
    const mode = edit === null ? null : (0,file_mode/* fileMode */.IB)((edit.mode & 0o100) !== 0);
    const oid = edit === null ? null : (0,private_store/* blobId */.zA)(state.store.format, edit.bytes);
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
    const sorted = new Map([...total].sort(([a], [b]) => (0,raw_path/* compareBytes */.Xo)(a, b)));
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
/** Updates the index. Git reads unchanged files from disk, so the index gets their stat data too. */
async function foldIntoIndex(state, noted) {
    const { store, repo } = state;
    const records = [];
    const read = [];
    // Writing a tree locks its index, so wait for the one that the last `keep` started.
    await state.good.tree;
    const find = (0,disk_entry/* diskEntryReader */.H)(repo.root);
    for (const [raw, edit] of noted) {
        const entry = find(raw);
        if (edit === null)
            records.push((0,update_index/* removalRecord */.OB)(store, raw));
        else if (entry.kind === 'file' && entry.ctime === edit.ctime) {
            read.push(raw);
            state.racyFiles.set(raw, edit.ctime);
        }
        else {
            records.push((0,update_index/* indexRecord */.o)((0,file_mode/* fileMode */.IB)((edit.mode & 0o100) !== 0), store.writeBlob(edit.bytes), raw));
        }
    }
    await (0,update_index/* writeRecords */.Wh)(store, state.good.index, records);
    await (0,update_index/* addFilesToIndex */.Gz)(repo.root, store, state.good.index, read);
    state.good = { ...state.good, tree: (0,update_index/* writeTreeInBackground */.zM)(store, state.good.index) };
}

// EXTERNAL MODULE: ./build/core/text/is-binary.js
var is_binary = __webpack_require__(31130);
;// CONCATENATED MODULE: ./build/adapters/git/objects/line-count.js

const LF = 10;
/**
 * Returns the exact count if every line-based diff has the same one: binary files, and texts that share no line between
 * their common start and end. That covers almost every single edit. Returns null if git must count.
 */
function countExactly(before, after) {
    const old = before ?? new Uint8Array();
    if ((0,is_binary/* isBinary */.G)(old) || (0,is_binary/* isBinary */.G)(after))
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
/** Returns the bytes of whole lines with which both begin; of both, if they are equal. */
function commonStart(a, b) {
    const most = Math.min(a.length, b.length);
    let at = 0;
    while (at < most && a[at] === b[at])
        at++;
    if (at === a.length && at === b.length)
        return at;
    return at === 0 ? 0 : a.lastIndexOf(LF, at - 1) + 1;
}
/** Returns the bytes of whole lines with which both end, after the common start. */
function commonEnd(a, b, start) {
    const most = Math.min(a.length, b.length) - start;
    let same = 0;
    while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same])
        same++;
    // Only whole lines are common: in both texts, a line end must precede them.
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

;// CONCATENATED MODULE: ./build/adapters/git/worktree/concurrent-writes.js

/**
 * Returns the paths that changed since they were found. A write of the same size could be missed only within one tick
 * of the kernel's clock (at most 10 ms) after the first look. The time between two looks is always longer.
 */
function changedSince(root, found) {
    const find = (0,disk_entry/* diskEntryReader */.H)(root, false);
    return [...found].filter(([raw, before]) => !isSameEntry(before, find(raw))).map(([raw]) => raw);
}
function isSameEntry(before, now) {
    if (before.kind !== now.kind)
        return false;
    if (!('ctime' in before) || !('ctime' in now))
        return true;
    // Measuring has to change the mode of such a file to read it.
    if (before.kind === 'file' && !(0,disk_entry/* isReadable */.h)(before.mode))
        return true;
    return before.ctime === now.ctime && before.size === now.size;
}
/** Returns the present entries of these names. */
function readDiskEntries(root, names) {
    const find = (0,disk_entry/* diskEntryReader */.H)(root, false);
    return new Map([...names].map((raw) => [raw, find(raw)]));
}

// EXTERNAL MODULE: ./build/adapters/files/remove-locked-folder.js
var remove_locked_folder = __webpack_require__(60353);
;// CONCATENATED MODULE: ./build/adapters/git/measure/restore-state.js










/**
 * Restores bytes, permission bits, links and folders. Files that the start's rules ignore stay, unless they are in the
 * way.
 */
async function restoreState(plan) {
    // Read the index only if needed: in a large repository it takes longer than everything else.
    const entries = restore_state_entriesOf(plan);
    openFolders(plan);
    for (const raw of plan.special)
        removeSpecial(plan.root, raw);
    restore_state_removeAdded(plan);
    removeFolders(plan);
    restore_state_makeFolders(plan);
    const restored = plan.changes.filter((change) => change.oldMode !== null).map((change) => change.raw);
    const written = [...new Set([...restored, ...splitLinks(plan, entries)])];
    const linked = await restoreLinks(plan, entries, new Set(written));
    await checkOutFiles(plan, written.filter((raw) => !linked.has(raw)));
    const links = relinkFiles(plan, new Set([...written, ...plan.changes.map((change) => change.raw)]), linked);
    restoreFileModes(plan, entries);
    restoreFolderModes(plan);
    return { written, links };
}
function restore_state_entriesOf({ index, store }) {
    let entries = null;
    return () => {
        entries ??= (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(index), store.format).entries;
        return entries;
    };
}
/** Opens folders that must be open anyway, and new ones, because nothing in a locked folder can be restored. */
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
    const path = (0,raw_path/* toDiskPath */.el)(root, raw);
    const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path);
    if (stat?.isDirectory() && (stat.mode & 0o700) !== 0o700)
        (0,external_node_fs_.chmodSync)(path, 0o700);
}
function removeSpecial(root, raw) {
    if ((0,disk_entry/* diskEntryReader */.H)(root)(raw).kind !== 'gone')
        (0,remove_locked_folder/* removeEvenLocked */.H)((0,raw_path/* toDiskPath */.el)(root, raw), root);
}
/** Removes added files, and unknown folders that become empty. Folders with ignored files stay. */
function restore_state_removeAdded({ root, changes, folders }) {
    for (const change of changes) {
        if (change.oldMode !== null)
            continue;
        const { kind } = (0,disk_entry/* diskEntryReader */.H)(root)(change.raw);
        if (kind !== 'file' && kind !== 'link')
            continue;
        (0,external_node_fs_.unlinkSync)((0,raw_path/* toDiskPath */.el)(root, change.raw));
        for (let raw = (0,raw_path/* parentOf */.gN)(change.raw); raw !== '' && !folders.has(raw); raw = (0,raw_path/* parentOf */.gN)(raw)) {
            ignoringCodes(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => (0,external_node_fs_.rmdirSync)((0,raw_path/* toDiskPath */.el)(root, raw)));
        }
    }
}
/** Removes folders that the step added, deepest first. Folders with ignored files stay. */
function removeFolders({ root, folders, present }) {
    for (const raw of [...present.keys()].reverse()) {
        if (!folders.has(raw))
            ignoringCodes(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => (0,external_node_fs_.rmdirSync)((0,raw_path/* toDiskPath */.el)(root, raw)));
    }
}
function restore_state_makeFolders({ root, folders, present }) {
    for (const raw of folders.keys()) {
        if (!present.has(raw))
            ignoringCodes(['EEXIST', 'ENOTDIR'], () => (0,external_node_fs_.mkdirSync)((0,raw_path/* toDiskPath */.el)(root, raw)));
    }
}
async function checkOutFiles(plan, names) {
    if (names.length === 0)
        return;
    (0,attribute_fifos/* releaseFifosAbove */.Iu)(plan.root, names);
    await plan.store.git({
        args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
        index: plan.index,
        input: (0,raw_path/* joinNul */.MX)(names),
    });
}
function restoreFileModes(plan, entries) {
    for (const [raw, usual] of plan.found === null
        ? defaultModes(entries())
        : defaultModesOfSeen(plan, plan.found)) {
        const wanted = plan.modes.get(raw) ?? usual;
        const path = (0,raw_path/* toDiskPath */.el)(plan.root, raw);
        const stat = wanted === null ? undefined : (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path);
        if (wanted !== null && stat?.isFile() && (stat.mode & 0o7777) !== wanted)
            (0,external_node_fs_.chmodSync)(path, wanted);
    }
}
function defaultModes(entries) {
    return new Map(entries.map(({ name, mode }) => [name, defaultMode(mode)]));
}
/** Returns the default modes of the files that the measurement read. */
function defaultModesOfSeen({ changes }, found) {
    const usual = new Map();
    for (const [raw, entry] of found) {
        if (entry.kind === 'file')
            usual.set(raw, defaultMode(Number.parseInt((0,file_mode/* fileMode */.IB)(entry.executable), 8)));
    }
    for (const { raw, oldMode } of changes) {
        usual.set(raw, oldMode === null ? null : defaultMode(Number.parseInt(oldMode, 8)));
    }
    return usual;
}
/** Restores folder modes, deepest first, because a locked folder hides its content. */
function restoreFolderModes({ root, folders, present }) {
    const reset = [...folders].filter(([raw, { mode }]) => present.get(raw)?.mode !== mode);
    for (const [raw, { mode }] of reset.reverse()) {
        const path = (0,raw_path/* toDiskPath */.el)(root, raw);
        const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path);
        if (stat?.isDirectory() && (stat.mode & 0o7777) !== mode)
            (0,external_node_fs_.chmodSync)(path, mode);
    }
}
function ignoringCodes(codes, action) {
    try {
        action();
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (!codes.includes(code))
            throw error;
    }
}

// EXTERNAL MODULE: ./build/adapters/git/objects/read-objects.js
var read_objects = __webpack_require__(44368);
;// CONCATENATED MODULE: ./build/adapters/git/measure/patch-pieces.js

/** Makes `git diff` print deletions without the content of the files. */
const OMIT_DELETED_CONTENT = '--irreversible-delete';
/** Splits a patch at each path. Lines of hunks and binary data cannot start with the separator. */
function splitPatch(patch) {
    const text = patch.toString('latin1');
    return text === '' ? [] : text.split(/^(?=diff --git )/m);
}
/**
 * Turns a deletion without content into one that `git apply` accepts: a binary change to an empty file. The path is
 * repeated in the two lines that patch readers look for.
 */
function applicableDeletion(piece) {
    const lines = piece.split('\n').filter((line) => line !== '');
    const [oid = ''] = lines
        .find((line) => line.startsWith('index '))
        ?.slice('index '.length)
        .split('..') ?? [];
    const head = lines.filter((line) => /^(?:diff --git|deleted file mode|index) /.test(line));
    const body = lines.includes(`deleted file mode ${file_mode/* SUBMODULE_MODE */.Fe}`)
        ? ['@@ -1 +0,0 @@', `-Subproject commit ${oid}`]
        : ['GIT binary patch', 'literal 0', 'HcmV?d00001', ''];
    return [...head, `--- ${oldNameOf(lines[0] ?? '')}`, '+++ /dev/null', ...body, ''].join('\n');
}
/** Returns the old name from the first line. Both names have the same length. */
function oldNameOf(first) {
    const names = first.slice('diff --git '.length);
    const name = names.slice(0, (names.length - 1) / 2);
    return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}
/** Drops the reverse direction of a binary patch, which contains the old content. */
function forwardOnly(piece) {
    const start = piece.indexOf('\nGIT binary patch\n');
    const end = start === -1 ? -1 : piece.indexOf('\n\n', start);
    return end === -1 ? piece : piece.slice(0, end + 2);
}

;// CONCATENATED MODULE: ./build/adapters/git/measure/undone-patch.js







/** Bytes. If a smaller file loses most of its content, the patch shows it line by line. */
const SMALL_FILE_BYTES = 16 * 1024;
/** Bytes. If a smaller file was moved or copied, the patch shows it line by line. */
const SMALL_COPY_BYTES = 64 * 1024;
/**
 * Returns the patch of an undone step: everything it created, and the names of what it deleted. The deleted content is
 * back on disk after the undo. Ignored files are left out, because they may contain secrets and a patch is sent on.
 * `room`: maximum bytes; files over it are left out and named.
 */
async function undonePatch(state, step, room) {
    const { good, store, watched } = state;
    const changes = step.step.filter(({ raw }) => !watched.has(raw));
    (0,attribute_fifos/* releaseFifosAbove */.Iu)(state.repo.root, [
        ...state.good.total.keys(),
        ...watched,
        ...changes.map(({ raw }) => raw),
    ]);
    const sorted = sortChanges(state, changes, await oldSizes(state, changes));
    const named = sorted.removed.slice(0, undone/* MOST_DELETIONS */.UI);
    const tree = await good.tree;
    const removals = sorted.removed.map(({ raw }) => (0,update_index/* removalRecord */.OB)(store, raw));
    const deletions = await diff(state, tree, removals.slice(0, undone/* MOST_DELETIONS */.UI), [OMIT_DELETED_CONTENT]);
    const copies = await copiesOf(state, tree, sorted.copied);
    const base = await treeWith(state, removals);
    // `added` and the pieces are in git's order.
    const fits = ({ newOid }) => (state.sizes.get(newOid ?? '') ?? 0) <= 4 * room;
    const made = [...sorted.added, ...sorted.modified, ...(copies === null ? sorted.copied : [])].sort((a, b) => (a.raw < b.raw ? -1 : 1));
    const checked = made.filter(fits);
    const pieces = (await diff(state, base, [...removals, ...checked.map(recordOf)], [])).map(forwardOnly);
    if (pieces.length !== checked.length)
        throw new Error('git returned a different number of patches than changes');
    const kept = fittingPieces(pieces, room);
    const out = [...made.filter((change) => !fits(change)), ...checked.filter((_, at) => !kept.has(at))];
    const leftOut = (0,undone/* leftOutText */.jG)({
        files: out.map(({ raw, newOid }) => ({
            path: (0,path_name_rules/* printableName */.N)(raw),
            bytes: state.sizes.get(newOid ?? '') ?? 0,
        })),
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
function sortChanges(state, changes, sizes) {
    const atStart = new Set([...state.start.entries.values()].map(({ oid }) => oid));
    const size = (oid) => sizes.get(oid ?? '') ?? state.sizes.get(oid ?? '') ?? 0;
    const isCopy = ({ status, newOid }) => status === 'added' && newOid !== null && atStart.has(newOid) && size(newOid) > SMALL_COPY_BYTES;
    const isReplaced = ({ status, oldOid, newOid }) => status === 'type_changed' ||
        (status === 'modified' &&
            oldOid !== newOid &&
            (size(newOid) === 0 || (size(oldOid) > SMALL_FILE_BYTES && size(newOid) * 2 < size(oldOid))));
    const replaced = changes.filter(isReplaced);
    const copied = changes.filter(isCopy);
    return {
        removed: changes.filter((change) => change.status === 'deleted' || isReplaced(change)),
        added: [...replaced, ...changes.filter((change) => change.status === 'added' && !isCopy(change))],
        copied,
        modified: changes.filter((change) => change.status === 'modified' && !isReplaced(change)),
    };
}
/** Returns the sizes of the replaced blobs by id. Blobs that a partial clone lacks are left out. */
async function oldSizes({ store }, changes) {
    const oids = changes
        .filter(({ status, oldOid, newOid }) => status === 'modified' && oldOid !== newOid)
        .flatMap(({ oldOid }) => oldOid ?? []);
    return new Map((await (0,read_objects/* objectFacts */.Pd)(store.git, oids)).map(({ id, size }) => [id, size ?? 0]));
}
/** Returns null if git does not find the copied content at another path of the last good state. */
async function copiesOf(state, tree, copied) {
    const options = ['--find-copies-harder', '-C100%', '-l0'];
    const pieces = await diff(state, tree, copied.map(recordOf), options);
    const all = pieces.length === copied.length && pieces.every((piece) => piece.includes('\ncopy from '));
    return all ? pieces : null;
}
function recordOf({ raw, newMode, newOid }) {
    return (0,update_index/* indexRecord */.o)(newMode ?? '0', newOid ?? '', raw);
}
/** Returns the patches from `tree` to the last good state with these records. */
async function diff(state, tree, records, options) {
    if (records.length === 0)
        return [];
    const index = await indexWith(state, records);
    const args = ['diff-index', '--cached', ...diff_output/* PATCH_OPTIONS */.ei, ...options, tree, '--'];
    return splitPatch((await state.store.git({ args, index })).stdout);
}
async function treeWith(state, records) {
    return records.length === 0 ? state.good.tree : (0,update_index/* writeTree */.WM)(state.store, await indexWith(state, records));
}
async function indexWith(state, records) {
    const index = state.store.index(`undone-${++state.counter}`);
    (0,update_index/* copyIndex */.UZ)(state.good.index, index);
    await (0,update_index/* writeRecords */.Wh)(state.store, index, records);
    return index;
}
/** Returns the numbers of the pieces that fit, small ones first, so that a large file does not displace others. */
function fittingPieces(pieces, room) {
    const kept = new Set();
    let remaining = room;
    for (const [at, piece] of [...pieces.entries()].sort(([, a], [, b]) => a.length - b.length)) {
        remaining -= piece.length;
        if (remaining < 0)
            break;
        kept.add(at);
    }
    return kept;
}

;// CONCATENATED MODULE: ./build/adapters/git/measure/steps.js











/** Accepts the measured state as the last good one. */
function keepStep(state, step) {
    const { good } = state;
    const modes = new Map(good.modes);
    for (const [raw, entry] of step.found) {
        if (entry.kind === 'file')
            modes.set(raw, entry.mode);
        if (entry.kind === 'file' || entry.kind === 'link')
            state.racyFiles.set(raw, entry.ctime);
        else
            state.racyFiles.delete(raw);
    }
    state.good = {
        index: step.index,
        tree: step.step.length === 0 ? good.tree : (0,update_index/* writeTreeInBackground */.zM)(state.store, step.index),
        total: new Map(step.total.map((change) => [change.raw, change])),
        folders: step.scan.now,
        modes,
        links: updateHardLinks(state.repo.root, good.links, step.found),
        newlyLinked: new Set([...good.newlyLinked, ...step.newlyLinked]),
        known: new Set([...good.known, ...step.special]),
    };
}
/** Undoes a step and returns it as a patch of at most `room` bytes. Throws if the state on disk is not restored. */
async function undo(opened, step, room, measure) {
    const { state, blobs } = opened;
    const { good } = state;
    const patch = await undonePatch(state, step, room);
    const moving = changedSince(state.repo.root, step.found);
    await state.guard?.restore();
    const { written, links } = await restoreState({
        root: state.repo.root,
        store: state.store,
        blobs,
        index: good.index,
        changes: step.step,
        special: step.special,
        folders: good.folders,
        present: step.scan.now,
        modes: good.modes,
        links: good.links,
        newlyLinked: step.newlyLinked,
        found: step.found,
    });
    for (const raw of written)
        state.racyFiles.set(raw, -1n);
    state.good = { ...state.good, links };
    await verifyUndone(state, step, moving, measure);
    return patch;
}
async function restoreStart(opened, measure) {
    const { state, blobs } = opened;
    const { start } = state;
    const step = await measure();
    const moving = changedSince(state.repo.root, step.found);
    await state.guard?.restore();
    const index = state.store.index(`restored-${++state.counter}`);
    (0,update_index/* copyIndex */.UZ)(start.index, index);
    const { written, links } = await restoreState({
        root: state.repo.root,
        store: state.store,
        blobs,
        index,
        changes: step.total,
        special: [...step.special, ...[...state.good.known].filter((raw) => !start.known.has(raw))],
        folders: start.folders,
        present: step.scan.now,
        modes: start.modes,
        links: start.links,
        newlyLinked: [...step.newlyLinked, ...state.good.newlyLinked],
        found: null,
    });
    for (const raw of written)
        state.racyFiles.set(raw, -1n);
    state.start = { ...start, links };
    state.good = {
        index,
        tree: Promise.resolve(start.tree),
        total: new Map(),
        folders: start.folders,
        modes: start.modes,
        links,
        newlyLinked: new Set(),
        known: start.known,
    };
    opened.edits.forget();
    await verifyUndone(state, step, moving, measure);
}
/**
 * Fails closed: stops the run if the step is not fully undone, or if another program keeps writing its files. `moving`:
 * paths of the step that changed between its measurement and its undoing. The new measurement shows writes before the
 * restoration; the comparison with `restored` shows later ones.
 */
async function verifyUndone({ repo: { root } }, step, moving, measure) {
    const restored = readDiskEntries(root, [...step.found.keys(), ...step.total.map((change) => change.raw)]);
    const { step: remaining, measurement } = await measure();
    const differing = [
        ...remaining.map((change) => change.raw),
        ...measurement.hazards.map((hazard) => hazard.path),
    ];
    if (differing.length > 0) {
        throw stop(`the workspace could not be restored: ${listSome(differing)} still differ`);
    }
    const written = [...new Set([...moving, ...changedSince(root, restored)])];
    if (written.length > 0) {
        throw stop(`another program keeps changing the restored workspace (${listSome(written)}): stop that program and run again`);
    }
}
function stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'failure', reason });
}
function listSome(names) {
    return names.slice(0, 10).map(path_name_rules/* printableName */.N).join(', ');
}
/**
 * Returns the patch from `tree` to `index`. Ignored files are left out, because a patch is stored and sent, and they
 * may contain secrets.
 */
async function patchOf(state, tree, index) {
    (0,attribute_fifos/* releaseFifosAbove */.Iu)(state.repo.root, [...state.good.total.keys(), ...state.watched]);
    const withoutIgnored = state.watched.size === 0 ? index : await withoutWatched(state, tree, index);
    const answer = await state.store.git({
        args: ['diff-index', '--cached', ...diff_output/* PATCH_OPTIONS */.ei, tree, '--'],
        index: withoutIgnored,
    });
    return answer.stdout;
}
/** Returns a copy of the index in which the watched files are as in the tree. */
async function withoutWatched(state, tree, index) {
    const { store, watched } = state;
    const changes = await diffAgainst(state, tree, index);
    const records = changes
        .filter(({ raw }) => watched.has(raw))
        .map(({ raw, oldMode, oldOid }) => oldMode === null || oldOid === null ? (0,update_index/* removalRecord */.OB)(store, raw) : (0,update_index/* indexRecord */.o)(oldMode, oldOid, raw));
    if (records.length === 0)
        return index;
    const copy = store.index(`shown-${++state.counter}`);
    (0,update_index/* copyIndex */.UZ)(index, copy);
    await (0,update_index/* writeRecords */.Wh)(store, copy, records);
    return copy;
}
function sizeOf(state, change) {
    return state.sizes.get(change.newOid ?? '') ?? 0;
}
async function countLines(state, blobs, raw, proposed) {
    const entry = state.start.entries.get(raw);
    const before = entry === undefined ? null : await blobs.read(entry.oid);
    const plain = countExactly(before, proposed);
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

// EXTERNAL MODULE: ./build/adapters/git/objects/blob-reader.js
var blob_reader = __webpack_require__(67596);
;// CONCATENATED MODULE: ./build/adapters/files/ensure-folder.js


const OWNER_MAY = 0o700;
/** Creates a folder, replaces a file or link in its place, and unlocks it. */
function ensureFolder(path) {
    const stat = (0,lstat_or_undefined/* lstatOrUndefined */.Y)(path);
    if (stat !== undefined && !stat.isDirectory())
        (0,external_node_fs_.rmSync)(path);
    (0,external_node_fs_.mkdirSync)(path, { recursive: true });
    const mode = stat?.isDirectory() ? stat.mode : OWNER_MAY;
    if ((mode & OWNER_MAY) !== OWNER_MAY)
        (0,external_node_fs_.chmodSync)(path, 0o755);
}

// EXTERNAL MODULE: ./build/adapters/files/file-snapshot.js
var file_snapshot = __webpack_require__(78688);
// EXTERNAL MODULE: ./build/adapters/git/program/hardened-git.js
var hardened_git = __webpack_require__(12011);
;// CONCATENATED MODULE: ./build/adapters/git/guard/git-dir-hazards.js

/** Refs and the files that change with them. If nothing else changed, refs moved. */
const REF_PATH = /^(?:HEAD|ORIG_HEAD|packed-refs|refs(?:\/|$)|logs(?:\/|$)|reftable(?:\/|$))/;
/** `isFetched`: a fetch explains the change. Without a sandbox we cannot tell whose fetch it was. */
function gitDirHazard(repo, path, isFetched) {
    const name = gitNameOf(repo, path);
    const inWorkspace = (0,external_node_path_.relative)(repo.workspace, path);
    const shownPath = inWorkspace.startsWith('..') ? (0,external_node_path_.join)('.git', name) : inWorkspace;
    if (isFetched)
        return fetchHazard(shownPath, name);
    const movedRefs = REF_PATH.test(name);
    return {
        code: movedRefs ? 'GIT-02' : 'GIT-01',
        path: shownPath,
        reason: movedRefs
            ? `${name} changed: refs and HEAD belong to the harness, which makes the commit itself; do not change them`
            : `${name === '' || name.startsWith('..') ? '.git' : name} changed: the git directory belongs to the harness; do not change it`,
    };
}
function fetchHazard(path, name) {
    const what = `${name} changed while the command ran, as a fetch changes it`;
    return {
        code: 'GIT-02',
        path,
        reason: `${what}: commands must not fetch or move refs; if this one did not, run it again`,
        forPeople: `${what}: without a sandbox, nobody can tell whether the command or another program fetched. Stop fetches by other programs (an editor, \`git maintenance\`) during the run, or use a sandbox, where such fetches are allowed`,
    };
}
/** Returns the path relative to the git directory, or to the one that worktrees share. */
function gitNameOf({ gitDir, commonDir }, path) {
    return (0,external_node_path_.relative)(path.startsWith(`${gitDir}/`) ? gitDir : commonDir, path);
}

;// CONCATENATED MODULE: ./build/adapters/git/guard/git-maintenance.js
/**
 * Files that git writes for itself and that decide nothing. Source: git-gc(1), git-fetch(1), git-update-server-info(1),
 * builtin/gc.c.
 */
const MAINTENANCE_NOTES = /(?:^|\/)(?:gc\.pid|gc\.log|FETCH_HEAD|info\/refs|fsmonitor--daemon(?:\/.*|\.ipc)?)$/;
const REF = /^refs\/./;
/** Refs that a fetch updates. */
const FETCHED = /^refs\/(?:remotes|prefetch)\/./;
const TAG = /^refs\/tags\/./;
const LOG = /^logs\//;
/** Folders such as `refs/heads/topic`. Git removes such a folder with its last ref. */
const REF_FOLDER = /^refs\/[^/]+\/./;
/** The default of `gc.reflogExpireUnreachable` is 30 days; a younger entry that is gone did not expire. */
const EXPIRY_S = 29 * 24 * 3600;
/**
 * Finds the differences that git's own maintenance explains. Refs are judged together, because a damaged `packed-refs`
 * may lose some of them.
 */
function findMaintenanceChanges(change, nowSeconds) {
    const { before, now, differing, nameOf } = change;
    const moved = movedRefs(refsIn(before, nameOf), refsIn(now, nameOf));
    const isRefs = (name) => name === 'packed-refs' || REF.test(name);
    const harmless = new Set();
    const fetched = new Set();
    const byFetch = [...moved].every(([ref, how]) => FETCHED.test(ref) || (TAG.test(ref) && how === 'added'));
    for (const path of differing) {
        const name = nameOf(path);
        const [was, is] = [before.get(path), now.get(path)];
        if (MAINTENANCE_NOTES.test(name) && was?.kind !== 'link' && is?.kind !== 'link')
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
    return [was, is].every((entry) => entry === undefined || entry.kind === 'file');
}
/** Returns each ref with its value. A loose ref overrides a packed one. */
function refsIn(files, nameOf) {
    const refs = new Map();
    for (const [path, entry] of files) {
        if (entry.kind !== 'file' || nameOf(path) !== 'packed-refs')
            continue;
        for (const [, oid = '', ref = ''] of entry.bytes.toString('latin1').matchAll(/^([0-9a-f]+) (.+)$/gm)) {
            refs.set(ref, oid);
        }
    }
    for (const [path, entry] of files) {
        const name = nameOf(path);
        if (entry.kind === 'file' && REF.test(name) && !name.endsWith('.lock')) {
            refs.set(name, entry.bytes.toString('latin1').trim());
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
/** Returns true if a log only lost old lines. */
function isExpired(was, is, nowSeconds) {
    if (was?.kind !== 'file' || (is !== undefined && is.kind !== 'file'))
        return false;
    const remaining = is === undefined ? [] : git_maintenance_linesOf(is.bytes);
    let at = 0;
    for (const line of git_maintenance_linesOf(was.bytes)) {
        if (line === remaining[at])
            at += 1;
        else if (nowSeconds - timeOf(line) < EXPIRY_S)
            return false;
    }
    return at === remaining.length;
}
function git_maintenance_linesOf(bytes) {
    return bytes
        .toString('latin1')
        .split('\n')
        .filter((line) => line !== '');
}
/** Returns seconds since the epoch; infinity for a line that git did not write. */
function timeOf(line) {
    const seconds = /> (\d+) [+-]\d{4}(?:\t|$)/.exec(line)?.[1];
    return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds);
}

;// CONCATENATED MODULE: ./build/adapters/git/guard/guarded-places.js

/** Large folders that git only adds to. `object-backup.ts` protects the objects. */
const UNGUARDED_FOLDERS = new Set(['objects', 'lfs', 'annex']);
/** Below these folders, such a name is a branch or a tag. */
const REF_NAME_FOLDERS = /(?:^|\/)(?:refs|logs|hooks)(?:\/|$)/;
/** Paths that linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED_BY_WORKTREES = [
    'config',
    'packed-refs',
    'refs',
    'hooks',
    'info',
    'shallow',
    'config.worktree',
    'reftable',
];
/** Returns the places of a git directory that must not change. */
function guardedPlaces({ root, gitDir, commonDir }) {
    const gitEntries = (0,external_node_path_.join)(root, '.git');
    return [
        ...(gitEntries === gitDir ? [] : [singleFile(gitEntries)]),
        wholeFolder(gitDir, gitDir),
        ...(commonDir === gitDir
            ? []
            : SHARED_BY_WORKTREES.map((name) => wholeFolder((0,external_node_path_.join)(commonDir, name), commonDir))),
        singleFile((0,external_node_path_.join)(commonDir, 'objects')),
        singleFile((0,external_node_path_.join)(commonDir, 'objects/info/alternates')),
        singleFile((0,external_node_path_.join)(commonDir, 'objects/info/http-alternates')),
    ];
}
/** A file that must not change, regardless of its neighbors. */
function singleFile(path) {
    return { path, holds: () => false };
}
function wholeFolder(path, base) {
    return {
        path,
        holds: (name, folder) => !UNGUARDED_FOLDERS.has(name) || REF_NAME_FOLDERS.test((0,external_node_path_.relative)(base, folder)),
    };
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/adapters/git/guard/object-files.js







function kindOf(name) {
    if (/^[0-9a-f]{2}\/(?:[0-9a-f]{38}|[0-9a-f]{62})$/.test(name))
        return 'loose';
    if (/^pack\/.+\.(?:pack|idx)$/.test(name))
        return 'pack';
    if (/^pack\/.+\.(?:keep|promisor|mtimes)$/.test(name))
        return 'mark';
    if (/^pack\/(?:multi-pack-index.*|.+\.(?:rev|bitmap))$/.test(name))
        return 'cache';
    return /^info\/commit-graph/.test(name) ? 'cache' : 'other';
}
const FOLDER = /^(?:[0-9a-f]{2}|pack|info)$/;
/** Returns empty lists if the folder cannot be read. */
function objectFilesIn(objects) {
    const stamps = new Map();
    const unexpected = [];
    const addFolder = (folder) => {
        for (const entry of entriesIn((0,external_node_path_.join)(objects, folder))) {
            const name = `${folder}/${entry.name}`;
            if (name === 'info/commit-graphs' && entry.isDirectory())
                addFolder(name);
            else if (kindOf(name) === 'other')
                continue;
            else if (!entry.isFile())
                unexpected.push(name);
            else {
                const stamp = objectStamp((0,external_node_path_.join)(objects, name));
                if (stamp !== null)
                    stamps.set(name, stamp);
            }
        }
    };
    for (const entry of entriesIn(objects)) {
        if (!FOLDER.test(entry.name))
            continue;
        if (entry.isDirectory())
            addFolder(entry.name);
        else
            unexpected.push(entry.name);
    }
    return { stamps, unexpected };
}
function objectStamp(path) {
    const stat = (0,lstat_or_undefined/* lstatBigintOrUndefined */.t)(path);
    if (stat === undefined)
        return null;
    return `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
}
/**
 * Returns the entries of a folder, or none if it is unreadable. Git cannot read it either and fails when it needs it.
 */
function entriesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
/** Returns true if the hash of a loose object's content is its name. */
async function isIntactLooseObject(objects, name, format) {
    const hash = (0,external_node_crypto_.createHash)(format);
    try {
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)((0,external_node_path_.join)(objects, name)), (0,external_node_zlib_.createInflate)(), hash);
    }
    catch {
        return false;
    }
    return hash.digest('hex') === name.replace('/', '');
}
/** Returns null if the file is too short or unreadable. */
async function trailingHashOf(path, format) {
    const length = format === 'sha256' ? 32 : 20;
    const hash = (0,external_node_crypto_.createHash)(format);
    let tail = Buffer.alloc(0);
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 1024 ** 2 })) {
            const bytes = Buffer.concat([tail, chunk]);
            const end = Math.max(0, bytes.length - length);
            hash.update(bytes.subarray(0, end));
            tail = Buffer.from(bytes.subarray(end));
        }
    }
    catch {
        return null;
    }
    return tail.length < length ? null : { stored: tail.toString('hex'), computed: hash.digest('hex') };
}
/** A pack of several gigabytes takes minutes. */
const VERIFY_DEADLINE_MS = 600_000;
/** Returns true if a pack's index names its objects correctly. `git` runs in our own folder. */
async function isIntactPack(git, objects, stem) {
    try {
        const args = ['index-pack', '--verify', (0,external_node_path_.join)(objects, `${stem}.pack`)];
        await git({ args, deadlineMs: VERIFY_DEADLINE_MS });
        return true;
    }
    catch (error) {
        if (error instanceof run_git/* GitError */.XS)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/guard/object-backup.js








/** Maximum bytes to copy. The rest get hard links, which a write into the original would change too. */
const MAX_COPIED_BYTES = 256 * 1024 ** 2;
/** Git does not prune younger objects by itself (`gc.pruneExpire`). */
const PRUNED_AFTER_MS = 14 * 24 * 3600 * 1000;
const object_backup_PARALLEL_COPIES = 32;
async function backUpObjects(place) {
    const known = new Map();
    let room = MAX_COPIED_BYTES;
    const keep = async (name) => {
        const from = (0,external_node_path_.join)(place.objects, name);
        const size = kindOf(name) === 'cache' ? 0 : ((0,external_node_fs_.statSync)(from, { throwIfNoEntry: false })?.size ?? 0);
        const isSmall = size <= room;
        if (isSmall)
            room -= size;
        const isCache = kindOf(name) === 'cache';
        const kept = isCache ? 'none' : await backUpFile(from, (0,external_node_path_.join)(place.store, name), isSmall);
        const [stamp, stat] = [objectStamp(from), (0,external_node_fs_.statSync)(from, { throwIfNoEntry: false })];
        // Another git repacked it since the listing.
        if (stamp === null || stat === undefined)
            return;
        const ending = kindOf(name) === 'pack' ? await lastBytes(from, stat.size, place.format) : null;
        known.set(name, { stamp, kept, ending, writtenMs: stat.mtimeMs });
    };
    const names = [...objectFilesIn(place.objects).stamps.keys()];
    for (const folder of new Set(names.map((name) => (0,external_node_path_.dirname)(name)))) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(place.store, folder), { recursive: true });
    }
    // Copy the pack indexes last: git reads this folder meanwhile, and a pack with an index must be complete.
    const isIndex = (name) => name.endsWith('.idx');
    for (const part of [names.filter((name) => !isIndex(name)), names.filter(isIndex)]) {
        for (let at = 0; at < part.length; at += object_backup_PARALLEL_COPIES) {
            await Promise.all(part.slice(at, at + object_backup_PARALLEL_COPIES).map(keep));
            // There may be thousands of files, and the model's reply must not wait for all of them.
            await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    return new StoredBackup(place, known);
}
class StoredBackup {
    #place;
    #known;
    constructor(place, known) {
        this.#place = place;
        this.#known = known;
    }
    async repair(areElsewhere) {
        const { objects } = this.#place;
        if ((0,lstat_or_undefined/* lstatOrUndefined */.Y)(objects)?.isDirectory() !== true)
            ensureFolder(objects);
        const { stamps, unexpected } = objectFilesIn(objects);
        for (const name of unexpected)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(objects, name), { recursive: true, force: true });
        const forged = await this.#forged(stamps);
        for (const name of forged)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(objects, name), { force: true });
        const bad = new Set([...unexpected, ...forged]);
        const missing = this.#missingFiles((name) => stamps.has(name) && !bad.has(name));
        if (missing.length === 0)
            return { tampered: [...bad], lost: [], repacked: [] };
        if (bad.size === 0 && areElsewhere !== null && (await areElsewhere(missing))) {
            for (const name of missing)
                this.#known.delete(name);
            return { tampered: [], lost: [], repacked: missing };
        }
        const lost = await this.#restoreFiles(missing);
        const removed = missing.filter((name) => this.#isLoss(name));
        return { tampered: [...new Set([...bad, ...removed])], lost, repacked: [] };
    }
    unreturned() {
        const { objects, store } = this.#place;
        const isOwed = ([name, { kept, stamp }]) => (kept === 'copy' || kept === 'link') && objectStamp((0,external_node_path_.join)(objects, name)) !== stamp;
        return [...this.#known].filter(isOwed).flatMap(([name]) => ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(store, name)) ? [name] : []));
    }
    #missingFiles(isPresent) {
        const missing = [];
        for (const [name, { kept }] of this.#known) {
            if (isPresent(name))
                continue;
            if (kept === 'new' || kindOf(name) === 'cache')
                this.#known.delete(name);
            else
                missing.push(name);
        }
        return missing;
    }
    /**
     * Returns the files whose content does not match their name. Changed caches are deleted, because git rebuilds them.
     */
    async #forged(stamps) {
        const { objects, format, git } = this.#place;
        const forged = [];
        const packs = new Map();
        for (const [name, stamp] of stamps) {
            const known = this.#known.get(name);
            if (known?.stamp === stamp)
                continue;
            const kind = kindOf(name);
            if (kind === 'cache') {
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(objects, name), { force: true });
                continue;
            }
            const stem = name.replace(/\.[^.]+$/, '');
            // Git ignores a pack without its index, and an index without its pack.
            const isHalf = !stamps.has(`${stem}.pack`) || !stamps.has(`${stem}.idx`);
            if (kind === 'mark' || (kind === 'pack' && known === undefined && isHalf))
                continue;
            const isNewPack = () => {
                const isIntact = packs.get(stem) ?? isIntactPack(git, objects, stem);
                packs.set(stem, isIntact);
                return isIntact;
            };
            const isTrue = kind === 'loose'
                ? await isIntactLooseObject(objects, name, format)
                : known?.ending
                    ? await isSameFile((0,external_node_path_.join)(objects, name), known.ending, format)
                    : await isNewPack();
            const stat = (0,external_node_fs_.statSync)((0,external_node_path_.join)(objects, name), { throwIfNoEntry: false });
            // Git renames a file when it is complete, so a file that is gone by now was a temporary one.
            if (stat === undefined)
                continue;
            if (!isTrue)
                forged.push(name);
            else {
                const ending = kind === 'pack' ? await lastBytes((0,external_node_path_.join)(objects, name), stat.size, format) : null;
                this.#known.set(name, { kept: 'new', writtenMs: stat.mtimeMs, ...known, stamp, ending });
            }
        }
        return forged;
    }
    /** Returns the names that could not be restored. */
    async #restoreFiles(names) {
        const { objects, store, format } = this.#place;
        const lost = [];
        // Git does not recognize an object store without these two folders.
        for (const folder of ['info', 'pack'])
            ensureFolder((0,external_node_path_.join)(objects, folder));
        for (const name of names) {
            const [known, to] = [this.#known.get(name), (0,external_node_path_.join)(objects, name)];
            if (known === undefined || known.kept === 'none' || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(store, name))) {
                if (this.#isLoss(name))
                    lost.push(name);
                else
                    this.#known.delete(name);
                continue;
            }
            ensureFolder((0,external_node_path_.dirname)(to));
            // The file may only have been made unreadable.
            (0,external_node_fs_.rmSync)(to, { force: true });
            if (known.kept === 'copy' || !hardLinkTo((0,external_node_path_.join)(store, name), to))
                await (0,promises_.copyFile)((0,external_node_path_.join)(store, name), to);
            const isTrue = kindOf(name) === 'loose'
                ? await isIntactLooseObject(objects, name, format)
                : kindOf(name) === 'mark' || (await isSameFile(to, known.ending ?? '', format));
            if (!isTrue)
                lost.push(name);
            this.#known.set(name, { ...known, stamp: objectStamp(to) ?? '' });
        }
        return lost;
    }
    /** Returns true if git would not have removed this file itself: it removes only old objects that nothing needs. */
    #isLoss(name) {
        const written = this.#known.get(name)?.writtenMs ?? 0;
        if (kindOf(name) === 'mark')
            return false;
        return kindOf(name) === 'pack' || Date.now() - written < PRUNED_AFTER_MS;
    }
}
async function isSameFile(path, ending, format) {
    const now = await trailingHashOf(path, format);
    return now !== null && now.stored === ending && now.computed === ending;
}
async function lastBytes(path, size, format) {
    const length = format === 'sha256' ? 32 : 20;
    const handle = await (0,promises_.open)(path, 'r');
    try {
        const { buffer } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, size - length));
        return buffer.toString('hex');
    }
    finally {
        await handle.close();
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/guard/repacked-objects.js






/**
 * Returns true if the repository still has every object of files that are gone, because git repacked them. `store` has
 * the indexes of the packs; `names` are relative to the object folder.
 */
async function areRepacked(repo, store, names) {
    // Git runs in our own folder, because a command may have removed the repository's.
    const git = (0,hardened_git/* hardenedGit */.YW)({ gitPath: repo.gitPath, gitDir: repo.gitDir, workTree: store }, repo.start);
    const hasAll = async (ids) => {
        try {
            return (await (0,read_objects/* missingObjects */.xC)(git, ids)).length === 0;
        }
        catch (error) {
            if (error instanceof run_git/* GitError */.XS)
                return false;
            throw error;
        }
    };
    const loose = names.filter((name) => kindOf(name) === 'loose');
    if (loose.length > 0 && !(await hasAll(loose.map((name) => name.replace('/', ''))))) {
        return false;
    }
    const packs = names.filter((name) => kindOf(name) === 'pack');
    for (const name of new Set(packs.map((pack) => pack.replace(/\.[^.]+$/, '.idx')))) {
        const index = (0,external_node_path_.join)(store, 'objects', name);
        if (!(0,external_node_fs_.existsSync)(index))
            return false;
        const args = ['show-index', `--object-format=${repo.format}`];
        const listed = await git({ args, input: (0,external_node_fs_.readFileSync)(index), accept: [0, 1, 128] });
        if (listed.code !== 0)
            return false;
        const packed = listed.stdout.toString('latin1').matchAll(/^\d+ ([0-9a-f]+)/gm);
        if (!(await hasAll(Array.from(packed, ([, id = '']) => id))))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/adapters/git/guard/git-dir-guard.js














function guardGitDir(repo, store, options) {
    return new Guard(repo, store, options);
}
/** Guards several git directories as one. */
function guardAll(isProtected) {
    return {
        differing: () => [...new Set(isProtected.flatMap((guard) => guard.differing()))],
        check: async () => {
            const found = [];
            // Compare all before restoring any: one git directory may contain another.
            const differing = isProtected.map((guard) => guard.differing());
            for (const [at, guard] of isProtected.entries())
                found.push(...(await guard.check(differing[at])));
            // A submodule's git directory is inside its repository's, so both report it.
            return [...new Map(found.reverse().map((hazard) => [hazard.path, hazard])).values()].reverse();
        },
        acceptPresentState: async () => {
            for (const guard of isProtected)
                await guard.acceptPresentState();
        },
        restore: async () => {
            for (const guard of isProtected)
                await guard.restore();
        },
        unreturned: async () => (await Promise.all(isProtected.map((guard) => guard.unreturned()))).flat(),
    };
}
class Guard {
    #repo;
    #store;
    #options;
    #before;
    /** Resolves when the backup is complete. */
    #objects;
    constructor(repo, store, options) {
        this.#repo = repo;
        this.#store = store;
        this.#options = options;
        this.#before = this.#snapshot(new Map());
        this.#objects = this.#backUpObjects();
    }
    differing() {
        return this.#differences();
    }
    async check(paths = this.#differences()) {
        // The backup must be complete before the first command.
        await this.#objects;
        if ((await this.#options.reach()) !== 'exposed') {
            this.#accept(paths);
            return [];
        }
        const { tampered, lost, repacked } = await this.#repairObjects(paths);
        const { harmless, fetched } = this.#maintenanceChanges(paths);
        this.#accept([...harmless], repacked);
        const changed = await this.#withoutBriefLocks(paths.filter((path) => !harmless.has(path)));
        const names = [...new Set([...tampered, ...lost])].sort();
        const objects = (0,external_node_path_.join)(this.#repo.commonDir, 'objects');
        const all = new Set([
            ...changed,
            ...(names.length > MAX_NAMED_OBJECTS ? [objects] : names.map((name) => (0,external_node_path_.join)(objects, name))),
        ]);
        // Report an added or removed folder without its content.
        return [...all]
            .filter((path) => !hasParentIn(all, path))
            .map((path) => gitDirHazard(this.#repo, path, fetched.has(path)));
    }
    async acceptPresentState() {
        const reach = await this.#options.reach();
        if (reach === 'isolated')
            return;
        const paths = this.#differences();
        if (reach === 'none_yet') {
            this.#accept(paths);
            return;
        }
        const { tampered, repacked } = await this.#repairObjects(paths);
        const { harmless, fetched } = this.#maintenanceChanges(paths);
        this.#accept([...harmless, ...fetched], [...repacked, ...tampered]);
    }
    async restore() {
        if ((await this.#options.reach()) !== 'exposed') {
            this.#accept(this.#differences());
            return;
        }
        const differences = () => this.#differences();
        (0,file_snapshot/* restoreSnapshot */.n5)(this.#before, differences);
        const { lost } = await this.#repairObjects(differences());
        if (lost.length > 0)
            throw new outcome/* StopRun */.U({ kind: 'failure', reason: lossMessage(this.#repo, lost) });
        const { harmless } = this.#maintenanceChanges(differences());
        const left = await this.#withoutBriefLocks(differences().filter((path) => !harmless.has(path)));
        if (left.length === 0)
            return;
        const reason = `the git directory could not be restored: ${left.join(', ')} still differ; stop other programs that write there, then run again`;
        throw new outcome/* StopRun */.U({ kind: 'failure', reason });
    }
    async unreturned() {
        if ((await this.#options.reach()) !== 'exposed')
            return [];
        const backup = await this.#objects;
        // This fails if a folder cannot be created or the disk is full. Then only the copies remain.
        await (0,settled/* ignoringFailure */.M)(this.#repairObjects(this.#differences()));
        const [objects, folder] = [(0,external_node_path_.join)(this.#repo.commonDir, 'objects'), (0,external_node_path_.join)(this.#store, 'objects')];
        const names = backup.unreturned();
        return names.length === 0 ? [] : [{ objects, folder, names }];
    }
    #snapshot(before) {
        return (0,file_snapshot/* takeSnapshot */.W9)(guardedPlaces(this.#repo), before);
    }
    #backUpObjects() {
        const { commonDir, gitPath, format, start } = this.#repo;
        return (0,settled/* awaitedLater */.k)(backUpObjects({
            objects: (0,external_node_path_.join)(commonDir, 'objects'),
            store: (0,external_node_path_.join)(this.#store, 'objects'),
            format,
            git: (0,hardened_git/* hardenedGit */.YW)({ gitPath, gitDir: this.#store, workTree: this.#store }, start),
        }));
    }
    /** Runs before any other git reads the repository. If git's location is redirected, its answers are not trusted. */
    async #repairObjects(differing) {
        const { commonDir } = this.#repo;
        for (const path of [commonDir, (0,external_node_path_.join)(commonDir, 'objects')]) {
            if (differing.includes(path))
                ensureFolder(path);
        }
        const isRedirected = differing.some((path) => REDIRECTING_PATHS.test(gitNameOf(this.#repo, path)));
        const areElsewhere = (names) => areRepacked(this.#repo, this.#store, names);
        return (await this.#objects).repair(isRedirected ? null : areElsewhere);
    }
    #differences() {
        const index = (0,external_node_path_.join)(this.#repo.gitDir, 'index');
        const same = (path, a, b) => path === index && (0,index_file/* sameEntries */.lq)(this.#repo.format, a, b);
        return (0,file_snapshot/* changedPaths */.vl)(this.#before, this.#snapshot(this.#before), same);
    }
    #maintenanceChanges(paths) {
        const nameOf = (path) => gitNameOf(this.#repo, path);
        const change = { before: this.#before, now: this.#snapshot(this.#before), differing: paths, nameOf };
        return findMaintenanceChanges(change, Math.floor(Date.now() / 1000));
    }
    /** Makes the present state of these paths the one that later changes are compared with. */
    #accept(paths, objects = []) {
        if (paths.length === 0 && objects.length === 0)
            return;
        const now = this.#snapshot(this.#before);
        const before = new Map(this.#before);
        for (const path of paths) {
            const entry = now.get(path);
            if (entry === undefined)
                before.delete(path);
            else
                before.set(path, entry);
        }
        this.#before = new Map([...before].sort(([a], [b]) => (a < b ? -1 : 1)));
        this.#options.onExternalChange([
            ...paths.map((path) => gitNameOf(this.#repo, path)),
            ...objects.map((name) => `objects/${name}`),
        ]);
    }
    /** Waits for short-lived git locks and leaves them out. A lock that remains would prevent the commit. */
    async #withoutBriefLocks(paths) {
        const isLock = (path) => path.endsWith('.lock') && !this.#before.has(path);
        if (!paths.some(isLock))
            return paths;
        for (let check = 0; check < LOCK_CHECKS && paths.some((path) => isLock(path) && (0,external_node_fs_.existsSync)(path)); check++) {
            await (0,external_node_timers_promises_.setTimeout)(LOCK_PAUSE_MS);
        }
        return paths.filter((path) => !isLock(path) || (0,external_node_fs_.existsSync)(path));
    }
}
/** Half a second in total. Git holds a lock only while it writes one file. */
const LOCK_CHECKS = 20;
const LOCK_PAUSE_MS = 25;
/** Maximum number of objects named one by one; above it, only their folder is named. */
const MAX_NAMED_OBJECTS = 5;
/** While one of these differs, git may read another repository or find none. */
const REDIRECTING_PATHS = /^(?:$|\.\.|HEAD$|config|commondir$|objects)/;
function lossMessage({ commonDir }, lost) {
    const named = `${lost.slice(0, MAX_NAMED_OBJECTS).join(', ')}${lost.length > MAX_NAMED_OBJECTS ? ` and ${lost.length - MAX_NAMED_OBJECTS} more` : ''}`;
    return `a command destroyed files in ${commonDir}/objects, and there was no room for copies: ${named}; fetch them again (\`git fetch --refetch\`) or make a new clone, and run in a sandbox`;
}
function hasParentIn(paths, path) {
    const parent = (0,external_node_path_.dirname)(path);
    return parent !== path && (paths.has(parent) || hasParentIn(paths, parent));
}

// EXTERNAL MODULE: ./build/adapters/git/objects/content-conversions.js
var content_conversions = __webpack_require__(71288);
// EXTERNAL MODULE: ./build/adapters/git/objects/list-tree.js
var list_tree = __webpack_require__(40146);
;// CONCATENATED MODULE: ./build/adapters/git/start/start-entries.js










const start_entries_NO_ENTRIES = { entries: [], nested: [], objects: [], leftOut: [] };
async function readStartEntries(repo) {
    return readRepository(repo.root, '', repo.format, { gitDir: repo.gitDir, gitPath: repo.gitPath });
}
/** Returns the files of the nested repository in `folder`, or none if it cannot be read. */
async function readNested(repo, folder) {
    const root = (0,external_node_path_.join)(repo.root, (0,raw_path/* toText */.fE)(folder));
    const gitDir = (0,user_repository/* gitDirOf */.z0)(root);
    if (gitDir === null)
        return start_entries_NO_ENTRIES;
    const config = (0,user_repository/* readTextOrNull */.GR)((0,external_node_path_.join)((0,user_repository/* repositoryLayout */.bI)(root, gitDir).commonDir, 'config')) ?? '';
    const format = /objectformat\s*=\s*sha256/i.test(config) ? 'sha256' : 'sha1';
    if (format !== repo.format)
        return { ...start_entries_NO_ENTRIES, nested: [folder] };
    return readFromDisk(root, folder, format, { gitDir, gitPath: repo.gitPath });
}
/** Reads a nested repository. If git cannot read its index and commit, its files are those on disk. */
async function readFromDisk(root, folder, format, at) {
    try {
        const start = await readRepository(root, folder, format, at);
        return { ...start, nested: [folder, ...start.nested] };
    }
    catch (error) {
        if (!(error instanceof run_git/* GitError */.XS))
            throw error;
        return { ...start_entries_NO_ENTRIES, nested: [folder] };
    }
}
async function readRepository(root, folder, format, at) {
    const layout = (0,user_repository/* repositoryLayout */.bI)(root, at.gitDir);
    const git = (0,hardened_git/* hardenedGit */.YW)({ gitPath: at.gitPath, gitDir: at.gitDir, workTree: root });
    const index = await readIndex(at.gitDir, format, git);
    const entries = [];
    const links = [];
    const leftOut = [];
    for (const entry of index.entries) {
        if (entry.mode === file_mode/* SUBMODULE_BITS */.SP)
            links.push(entry.name);
        const kept = withoutFlags(entry, root, index.writtenAt);
        if (kept === null && (entry.skipWorktree || entry.mode === file_mode/* FOLDER_BITS */.oo))
            leftOut.push((0,raw_path/* joinRaw */.pq)(folder, entry.name));
        if (kept !== null)
            entries.push({ ...kept, name: (0,raw_path/* joinRaw */.pq)(folder, kept.name) });
    }
    const below = await Promise.all(links.map((name) => readLinked(root, folder, name, format, at.gitPath)));
    const all = [...entries, ...below.flatMap((start) => start.entries)];
    return {
        entries: below.length === 0 ? all : all.sort((a, b) => (0,raw_path/* compareBytes */.Xo)(a.name, b.name)),
        nested: below.flatMap((start) => start.nested),
        objects: [(0,external_node_path_.join)(layout.commonDir, 'objects'), ...below.flatMap((start) => start.objects)],
        leftOut,
    };
}
async function readLinked(root, folder, name, format, gitPath) {
    const nestedRoot = (0,external_node_path_.join)(root, (0,raw_path/* toText */.fE)(name));
    const gitDir = (0,user_repository/* gitDirOf */.z0)(nestedRoot);
    if (gitDir === null)
        return start_entries_NO_ENTRIES;
    return readFromDisk(nestedRoot, (0,raw_path/* joinRaw */.pq)(folder, name), format, { gitDir, gitPath });
}
/**
 * Returns the entry for the private index, or null if the disk decides: conflicts, sparse files and folders, and
 * submodules. Flags that tell git not to look are dropped. If a file was written in the same second as the index or
 * later ("racy git"), its stat data is dropped.
 */
function withoutFlags(entry, root, writtenAt) {
    if (entry.stage !== 0 || entry.mode === file_mode/* SUBMODULE_BITS */.SP || entry.mode === file_mode/* FOLDER_BITS */.oo)
        return null;
    if (entry.skipWorktree && (0,lstat_or_undefined/* lstatOrUndefined */.Y)((0,raw_path/* toDiskPath */.el)(root, entry.name)) === undefined)
        return null;
    return (0,index_file/* statOf */._N)(entry).mtime >= writtenAt ? { ...entry, stat: index_file/* UNKNOWN_STAT */.eg } : entry;
}
/** Reads the index. If it is missing, split or unreadable, git is asked. `writtenAt`: seconds since the epoch. */
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
        const listed = await (0,list_tree/* listTree */.n)(git, 'HEAD');
        const entries = listed.map(({ raw, mode, oid }) => entryWithoutStat(raw, mode, oid, 0));
        return { entries, split: false, writtenAt: 0 };
    }
}
/** Parses `mode oid stage\tname` of ls-files. */
function listedEntries(output) {
    return (0,raw_path/* splitNul */.K5)(output).map((record) => {
        const tab = record.indexOf('\t');
        const [mode = '', oid = '', stage = ''] = record.slice(0, tab).split(' ');
        return entryWithoutStat(record.slice(tab + 1), mode, oid, Number(stage));
    });
}
function entryWithoutStat(name, mode, oid, stage) {
    return {
        name,
        mode: Number.parseInt(mode, 8),
        oid,
        stage,
        skipWorktree: false,
        intentToAdd: false,
        assumeUnchanged: false,
        stat: index_file/* UNKNOWN_STAT */.eg,
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/start/record-start.js













/** Records the state of the disk as the start: what git tracks or would track, in raw bytes. */
async function recordStart(repo, privateDir, excluded) {
    const draft = await beginDraft(repo, privateDir, excluded);
    const [touched, untracked, head] = await Promise.all([
        (0,update_index/* listPossiblyChanged */.e1)(draft.store, draft.index),
        listUntracked(draft.store, draft.index, { folders: true }),
        headOf(draft.user),
    ]);
    const added = untracked.names.length === 0 ? [] : await addUntracked(draft, untracked.names);
    const again = draft.nested.length === 0 ? touched : await (0,update_index/* listPossiblyChanged */.e1)(draft.store, draft.index);
    const excludedPaths = draft.excluded.map(raw_path/* toRawPath */.Df);
    const names = [...again.names, ...added].filter((raw) => !(0,is_within/* isWithinAny */.U)(raw, excludedPaths));
    if (names.length > 0) {
        await (0,update_index/* updateIndex */.UB)(repo.root, draft.store, draft.index, names);
    }
    const tree = await (0,update_index/* writeTree */.WM)(draft.store, draft.index);
    const { entries } = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(draft.index), repo.format);
    const unreadable = [...again.unreadable, ...untracked.unreadable];
    const { store, index, nested, leftOut, hints } = draft;
    return { store, tree, index, entries, nested, unreadable, head, leftOut, hints };
}
async function headOf(user) {
    const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], accept: [0, 1] });
    return answer.code === 0 ? (0,run_git/* outputLine */.MI)(answer) : null;
}
async function beginDraft(repo, privateDir, excluded) {
    const read = await readStartEntries(repo);
    const store = (0,private_store/* createPrivateStore */.ZI)(repo, privateDir, read.objects);
    const names = read.entries.map((entry) => entry.name);
    const hints = (0,content_conversions/* conversionHints */.lS)(repo, names, read.leftOut);
    const draft = {
        repo,
        user: (0,hardened_git/* hardenedGit */.YW)({ gitPath: repo.gitPath, gitDir: repo.gitDir, workTree: repo.root }, repo.start),
        store,
        index: store.index('start'),
        excluded,
        leftOut: read.leftOut,
        hints,
        entries: read.entries,
        nested: read.nested,
        gitignores: ruleFilesAmong(repo.root, names),
    };
    const converted = await (0,content_conversions/* findConvertedPaths */._q)(repo, draft.user, store.git, read.entries, hints);
    draft.entries = read.entries.map((entry) => converted.has(entry.name) ? { ...entry, stat: index_file/* UNKNOWN_STAT */.eg } : entry);
    writeDraft(draft);
    return draft;
}
/** Adds paths that are neither tracked nor ignored, including untracked ignore rules and nested repositories. */
async function addUntracked(draft, untracked) {
    const { root } = draft.repo;
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
        await addNested(draft, repositories);
        names = (await listUntracked(draft.store, draft.index)).names;
    }
    return expandFolders(draft.store, root, names);
}
/** Adds nested repositories that the outer one does not know. Their files join the index, so that git reads them. */
async function addNested(draft, repositories) {
    const starts = await Promise.all(repositories.map((folder) => readNested(draft.repo, folder)));
    const known = new Map(draft.entries.map((entry) => [entry.name, entry]));
    for (const entry of starts.flatMap((start) => start.entries))
        known.set(entry.name, entry);
    draft.entries = [...known.values()].sort((a, b) => (0,raw_path/* compareBytes */.Xo)(a.name, b.name));
    draft.nested = [...draft.nested, ...repositories, ...starts.flatMap((start) => start.nested)];
    const objects = starts.flatMap((start) => start.objects);
    (0,external_node_fs_.appendFileSync)(`${draft.store.dir}/objects/info/alternates`, objects.map((folder) => `${(0,private_store/* quoteAlternate */.TA)(folder)}\n`).join(''));
    writeDraft(draft);
}
function writeDraft(draft) {
    (0,external_node_fs_.writeFileSync)(draft.index, (0,index_file/* buildIndex */.Xh)(draft.entries, draft.repo.format));
    writeRules(draft);
}
function writeRules(draft) {
    const text = rulesText(globalRules(draft.repo, draft.nested), draft.gitignores, draft.excluded);
    (0,external_node_fs_.writeFileSync)(draft.store.excludeFile, text, 'latin1');
    (0,external_node_fs_.writeFileSync)(draft.store.folderRulesFile, folderRules(text), 'latin1');
}

;// CONCATENATED MODULE: ./build/adapters/git/open-tree-state.js














const open_tree_state_NS_PER_S = 1000000000n;
/**
 * Records the start. `complete` resolves when facts that an index does not contain are known too: modes, hard links,
 * folders, special files. They are read in the background, because nothing needs them before the first command.
 */
async function openTreeState(repo, options) {
    const second = Math.floor(Date.now() / 1000);
    const start = await recordStart(repo, options.privateDir, options.excluded);
    const good = start.store.index('good');
    (0,update_index/* copyIndex */.UZ)(start.index, good);
    const folders = new Map();
    const modes = new Map();
    const links = new Map();
    const known = new Set();
    const entries = sidesOf(start.entries);
    const state = {
        repo,
        ...commitFacts(start),
        store: start.store,
        excluded: options.excluded.map(raw_path/* toRawPath */.Df),
        nested: start.nested,
        guard: createGuard(repo, start, options.guardGitDir),
        start: { tree: start.tree, index: start.index, entries, folders, modes, links, known },
        good: {
            index: good,
            tree: Promise.resolve(start.tree),
            total: new Map(),
            folders,
            modes,
            links,
            newlyLinked: new Set(),
            known,
        },
        sizes: new Map(),
        racyFiles: recentlyChanged(start.entries, second),
        watch: options.watch ?? null,
        watched: new Set(),
        mayChange: new Set(),
        protectedFolders: new Set(),
        ignoredFolderCache: new Map(),
        foldersWithTrackedFiles: null,
        unreadableAtStart: new Set(start.unreadable),
        clock: options.clock ?? Date.now,
        ignored: null,
        special: [],
        settledAt: null,
        counter: 0,
    };
    return { state, complete: completeStart(state, start.entries, second) };
}
/** Reads what an index does not contain: folders, ignored files, modes and hard links. */
async function completeStart(state, entries, second) {
    const { repo, store } = state;
    const parts = [scanStart(state), state.guard?.check()];
    // If one fails, the others still write, so the store must stay until all are done.
    await Promise.allSettled(parts);
    const [{ scan, ignored, watched }] = await Promise.all(parts);
    const inventory = await recordFileInventory(repo.root, [...entries, ...watched]);
    for (const [raw, ctime] of recentlyChanged(watched, second))
        state.racyFiles.set(raw, ctime);
    const known = new Set([...scan.special, ...scan.gitEntries, ...scan.tooDeep]);
    const found = { folders: scan.now, modes: inventory.modes, links: inventory.links, known };
    state.start = { ...state.start, ...found };
    state.good = { ...state.good, ...found };
    state.special = [...scan.special, ...ignored.special, ...(await specialBelow(state, scan.gitEntries))];
    // Set last, because changes count from here on.
    state.ignored = { ...ignored, since: diskTime(store.dir) };
}
/** Walks the workspace once: folders for the measurements, and the ignored files with the watched ones among them. */
async function scanStart(state) {
    const scan = await walkFolders(scanScope(state));
    const ignored = await surveyIgnored(state, scan);
    const watched = state.watch === null ? [] : await addWatchedFiles(state, state.watch, ignored, scan.ignored);
    return { scan, ignored, watched };
}
function sidesOf(entries) {
    return new Map(entries.map(({ name, mode, oid }) => [name, { mode: mode.toString(8), oid }]));
}
function commitFacts({ store, head: commit, tree, leftOut, hints }) {
    const head = (0,settled/* awaitedLater */.k)((0,head_differences/* readHeadDifferences */.X)(store.git, commit, tree));
    return { head, leftOut: new Set(leftOut), hints };
}
/** The default: any change may be a command's. */
const ASSUME_EXPOSED = { reach: async () => 'exposed', onExternalChange: () => undefined };
/** Guards nested repositories too, because the start is read from their objects. */
function createGuard(repo, { store, nested }, how) {
    if (how === false)
        return null;
    const options = how === true ? ASSUME_EXPOSED : how;
    const layouts = nested.flatMap((folder) => {
        const root = (0,external_node_path_.join)(repo.root, (0,raw_path/* toText */.fE)(folder));
        const gitDir = (0,user_repository/* gitDirOf */.z0)(root);
        return gitDir === null ? [] : [(0,user_repository/* repositoryLayout */.bI)(root, gitDir)];
    });
    const all = [repo, ...layouts].map((layout) => ({ ...repo, ...layout, workspace: repo.root }));
    return guardAll(all.map((guarded) => guardGitDir(guarded, store.dir, options)));
}
/** Returns files whose change time is in the second in which the index was created, or later. */
function recentlyChanged(entries, second) {
    const recent = new Map();
    for (const entry of entries) {
        const stat = (0,index_file/* statOf */._N)(entry);
        if (stat.ctime >= second)
            recent.set(entry.name, BigInt(stat.ctime) * open_tree_state_NS_PER_S + BigInt(stat.ctimeNs));
    }
    return recent;
}

;// CONCATENATED MODULE: ./build/adapters/git/serial-queue.js

/** Runs work one after another: parallel measurements would each see half of the other's writes. */
function serialQueue() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = (0,settled/* ignoringFailure */.M)(next);
        return next;
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/tree.js




















function openTree(options) {
    return new PrivateTree(options);
}
class PrivateTree {
    excluded;
    #options;
    #queue = serialQueue();
    ignored = new IgnoredFilesRestorer((work) => this.#whenReady(work));
    #repo = null;
    #opening = null;
    #opened = null;
    #ready = Promise.resolve();
    #isUntouched = true;
    /** The store has objects that exist nowhere else, so it must stay. */
    #holdsObjects = false;
    /** The latest measurement, which is the only one that can be kept or undone. */
    #latest = null;
    constructor(options) {
        this.#options = options;
        this.excluded = options.excluded;
    }
    repo() {
        const { gitPath, root, gitDir, start } = this.#options;
        this.#repo ??= (0,user_repository/* openUserRepository */.A8)(gitPath, (0,user_repository/* repositoryLayout */.bI)(root, gitDir), start);
        return this.#repo;
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
        return this.#requireOpen().state.store;
    }
    async commitBase() {
        const { state } = await this.#tree();
        return commitContext(state, (raw) => state.good.total.get(raw)?.newMode === null);
    }
    measure() {
        return this.#queue(async () => (await this.#measure()).measurement);
    }
    keep(measurement) {
        return this.#queue(async () => keepStep((await this.#tree()).state, this.#stepOf(measurement)));
    }
    undo(measurement, room = undone/* LARGEST_PATCH */.Mq) {
        return this.#queue(async () => undo(await this.#tree(), this.#stepOf(measurement), room, () => this.#measure()).catch(explainRestore));
    }
    discard(measurement, paths) {
        return this.#queue(async () => discardChanges((await this.#tree()).state, this.#stepOf(measurement), new Set(paths.map(raw_path/* toRawPath */.Df))));
    }
    noteEdit(path) {
        this.#isUntouched = false;
        this.#requireOpen().edits.note((0,raw_path/* toRawPath */.Df)(path));
    }
    settle() {
        return this.#queue(async () => {
            const { state, edits } = await this.#tree();
            await this.#ready;
            await state.guard?.acceptPresentState();
            await edits.updateIndex();
            state.settledAt = diskTime(state.store.dir);
        });
    }
    async startContent(path) {
        const { state, blobs } = await this.#tree();
        const entry = state.start.entries.get((0,raw_path/* toRawPath */.Df)(path));
        return entry === undefined ? null : blobs.read(entry.oid);
    }
    async startPaths() {
        return new Set([...(await this.#tree()).state.start.entries.keys()].map(raw_path/* toText */.fE));
    }
    async countLines(path, proposed) {
        const { state, blobs } = await this.#tree();
        const { added, removed } = await countLines(state, blobs, (0,raw_path/* toRawPath */.Df)(path), proposed);
        return { added, removed };
    }
    async editHazards(path, proposed) {
        return editHazards((await this.#tree()).state, (0,raw_path/* toRawPath */.Df)(path), proposed);
    }
    async isIgnored(path) {
        return (await noted_edits_ignoredAmong((await this.#tree()).state, [(0,raw_path/* toRawPath */.Df)(path)])).size > 0;
    }
    isUntouched() {
        return this.#isUntouched;
    }
    changes() {
        return this.#queue(async () => {
            const { state, edits } = await this.#tree();
            if (this.#isUntouched)
                return [];
            await this.#ready;
            await edits.updateTotals();
            return [...state.good.total.values()].map((change) => (0,diff_output/* toFileChange */.qR)(change, sizeOf(state, change)));
        });
    }
    patch() {
        return this.#queue(async () => {
            const { state, edits } = await this.#tree();
            await this.#ready;
            await edits.updateIndex();
            return patchOf(state, state.start.tree, state.good.index);
        });
    }
    ignoredChanges(since) {
        return this.#whenReady((state) => ignoredChanges(state, since));
    }
    freshCheckout(wanted) {
        return this.#whenReady((state) => freshCheckout(state, this.#requireOpen().blobs, wanted));
    }
    specialFiles() {
        return this.#whenReady(async (state) => state.special.map(raw_path/* toText */.fE));
    }
    restoreStart() {
        const measure = () => this.#measure();
        return this.#queue(async () => restoreStart(await this.#tree(), measure).catch(explainRestore));
    }
    saveObjects(makeFolder) {
        return this.#queue(async () => {
            const missing = (await this.#opened?.state.guard?.unreturned()) ?? [];
            this.#holdsObjects = missing.length > 0;
            const saved = missing.map((objects) => saveCopies(objects, makeFolder()));
            this.#holdsObjects = false;
            return saved;
        });
    }
    async close() {
        await (0,settled/* ignoringFailure */.M)(this.#opening);
        await this.#queue(async () => undefined);
        await (0,settled/* ignoringFailure */.M)(this.#ready);
        if (this.#opened === null)
            return;
        const { state, blobs } = this.#opened;
        await (0,settled/* ignoringFailure */.M)(state.good.tree);
        blobs.close();
        if (!this.#holdsObjects)
            await (0,promises_.rm)(state.store.dir, { recursive: true, force: true });
    }
    async #open() {
        const repo = await this.repo();
        const unreadable = explainErrors('git_before', `the run cannot read ${this.#options.root}`);
        const { state, complete } = await openTreeState(repo, this.#options).catch(unreadable);
        const blobs = (0,blob_reader/* openBlobReader */.B)(this.#options.gitPath, state.store.dir);
        const edits = createNotedEdits(state, (raw, proposed) => countLines(state, blobs, raw, proposed));
        this.#ready = (0,settled/* awaitedLater */.k)(complete.catch(unreadable));
        this.#opened = { state, blobs, edits };
        return this.#opened;
    }
    /** Waits for the start, which is recorded while the model already works. */
    #tree() {
        return this.#opening ?? Promise.reject(new Error('the tree is not open: call open() first'));
    }
    #whenReady(work) {
        return this.#queue(async () => {
            const { state } = await this.#tree();
            await this.#ready;
            return work(state);
        });
    }
    #requireOpen() {
        if (this.#opened === null)
            throw new Error('the tree is not open: call open() first');
        return this.#opened;
    }
    async #measure() {
        this.#isUntouched = false;
        const { state, blobs, edits } = await this.#tree();
        await this.#ready;
        await edits.updateIndex();
        const step = await measureStep(state, blobs).catch(explainStoreErrors(state.store.dir));
        this.#latest = step;
        if (step.step.length === 0 && step.measurement.hazards.length === 0)
            keepStep(state, step);
        return step;
    }
    #stepOf(measurement) {
        if (this.#latest?.measurement !== measurement) {
            throw new Error('only the latest measurement can be kept or undone: measure again');
        }
        return this.#latest;
    }
}
const explainRestore = explainErrors('failure', 'the workspace could not be restored');


/***/ }),

/***/ 87232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   uW: () => (/* binding */ knownModelOf),
/* harmony export */   xx: () => (/* binding */ priceOf)
/* harmony export */ });
/* unused harmony export PRICES_AS_OF */
/* harmony import */ var _providers_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76520);

/** The day on which the prices of all providers were last looked up. */
const PRICES_AS_OF = '2026-11-21';
/** Matches suffixes that do not make it another model: dates, versions, preview marks. */
const SAME_MODEL = /^(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2}|\d{3}|latest|preview|exp|customtools))*$/;
/**
 * Returns the price of a model, by the longest known name that its name begins with; null if it is unknown.
 * `gpt-5-2025-08-07` is `gpt-5`, but `gpt-5-pro` is not.
 */
function priceOf(provider, model) {
    return knownModelOf(provider, model)?.price ?? null;
}
/** The facts of a model, found by the longest known name that its name begins with; null for an unknown model. */
function knownModelOf(provider, model) {
    const rows = Object.entries(_providers_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_DEFINITIONS */ .f).find(([name]) => name === provider)?.[1].models ?? {};
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

/***/ 20234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isMadeUp),
/* harmony export */   Q7: () => (/* binding */ connectionSettings),
/* harmony export */   ho: () => (/* binding */ madeUpIds)
/* harmony export */ });
/** Returns the settings of all provider packages that need a key. */
function connectionSettings({ baseUrl, apiKey = '', fetch }) {
    return { baseURL: baseUrl, apiKey, fetch };
}
const MADE_UP = 'made-up-';
/**
 * Replaces the random ids of provider packages. These ids are never sent, because calls without an id get one of ours.
 */
function madeUpIds() {
    let count = 0;
    return () => `${MADE_UP}${count++}`;
}
function isMadeUp(id) {
    return id.startsWith(MADE_UP);
}


/***/ }),

/***/ 76520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ PROVIDER_DEFINITIONS)
});

// EXTERNAL MODULE: ./build/adapters/models/providers/provider-client.js
var provider_client = __webpack_require__(20234);
;// CONCATENATED MODULE: ./build/adapters/models/providers/provider-definition.js
/** USD per million tokens, standard tier. Without a price for cache writes, they cost as much as input. */
function knownModel(window, row, above) {
    const price = priceOfRow(row);
    if (above === undefined)
        return { window, price };
    return { window, price: { ...price, above: { tokens: above.tokens, price: priceOfRow(above.price) } } };
}
function priceOfRow([input, output, cacheRead, cacheWrite]) {
    return { input, output, cacheRead, cacheWrite };
}
function modelMaximum(tokens = 0) {
    return { tokens, isPermanent: true };
}
function windowRest(window = 0, input = 0) {
    return { tokens: window - input, isPermanent: false };
}
/** A bearer token, as OpenAI and the servers that follow its API take it. */
function bearerHeaders(apiKey) {
    return { Authorization: `Bearer ${apiKey}` };
}

;// CONCATENATED MODULE: ./build/adapters/models/providers/anthropic.js


const MILLION = 1_000_000;
/** Cache writes are those for five minutes. */
const anthropic = {
    api: 'Messages',
    baseUrl: 'https://api.anthropic.com/v1',
    open: openAnthropic,
    keyHeaders: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
    listsAllModels: false,
    thinkingField: 'thinking',
    thinkingBudgetField: 'budget_tokens',
    maxTemperature: 1,
    outputLimits: [
        // "input length and `max_tokens` exceed context limit: 190000 + 16000 > 200000"
        [/exceed context limit: (\d+) \+ \d+ > (\d+)/i, ([input, window]) => windowRest(window, input)],
        // "max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens"
        [/max_tokens: \d+ > (\d+), which is the maximum/i, ([tokens]) => modelMaximum(tokens)],
    ],
    priceSource: 'https://platform.claude.com/docs/en/about-claude/pricing',
    models: {
        'claude-fable-5-1': knownModel(MILLION, [10, 50, 0.25, 12.5]),
        'claude-fable-5': knownModel(MILLION, [10, 50, 1, 12.5]),
        'claude-opus-5-5': knownModel(MILLION, [4, 20, 0.2, 5]),
        'claude-opus-5': knownModel(MILLION, [5, 25, 0.5, 6.25]),
        'claude-opus-4-8': knownModel(MILLION, [5, 25, 0.5, 6.25]),
        'claude-opus-4-7': knownModel(MILLION, [5, 25, 0.5, 6.25]),
        'claude-opus-4-6': knownModel(MILLION, [5, 25, 0.5, 6.25]),
        'claude-opus-4-5': knownModel(200_000, [5, 25, 0.5, 6.25]),
        'claude-opus-4-1': knownModel(200_000, [15, 75, 1.5, 18.75]),
        'claude-sonnet-5-5': knownModel(MILLION, [2, 10, 0.1, 2.5]),
        'claude-sonnet-5': knownModel(MILLION, [2, 10, 0.2, 2.5]),
        'claude-sonnet-4-6': knownModel(MILLION, [3, 15, 0.3, 3.75]),
        'claude-sonnet-4-5': knownModel(200_000, [3, 15, 0.3, 3.75]),
        'claude-haiku-5-5': knownModel(MILLION, [0.1, 0.5, 0.01, 0.125], {
            tokens: 100_000,
            price: [0.5, 2.5, 0.05, 0.625],
        }),
        'claude-haiku-4-5': knownModel(200_000, [1, 5, 0.1, 1.25]),
    },
};
/** A request may hold four cache marks: on the system prompt, the tools, and two in the history. */
async function openAnthropic(options) {
    const { createAnthropic } = await Promise.all(/* import() */[__webpack_require__.e(9415), __webpack_require__.e(8372), __webpack_require__.e(6644)]).then(__webpack_require__.bind(__webpack_require__, 96644));
    const provider = createAnthropic({ ...(0,provider_client/* connectionSettings */.Q7)(options), generateId: (0,provider_client/* madeUpIds */.ho)() });
    return {
        model: provider(options.model),
        thinking: {
            beside: true,
            options: (tokens) => ({
                anthropic: {
                    thinking: tokens === 0 ? { type: 'disabled' } : { type: 'enabled', budgetTokens: tokens },
                },
            }),
        },
        cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    };
}

;// CONCATENATED MODULE: ./build/adapters/models/providers/google.js


/** The minimum of 2.5 Pro, which always thinks. Source: ai.google.dev/gemini-api/docs/thinking. */
const MIN_THINKING_TOKENS = 128;
/**
 * Gemini 3.6 to 3.8 Flash are listed at their standard price, twice what they cost until the end of 2026, because a
 * limit on cost must not come too late.
 */
const google = {
    api: 'Gemini API',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    open: openGoogle,
    keyHeaders: (apiKey) => ({ 'x-goog-api-key': apiKey }),
    listsAllModels: false,
    thinkingField: 'thinkingConfig',
    thinkingBudgetField: 'thinkingBudget',
    hasArgumentValues: true,
    // Gemini calls every limit a quota and points to billing; only one counted by the day is used up.
    isQuotaError: (text) => (/RESOURCE_EXHAUSTED/.test(text) ? /PerDay/.test(text) : null),
    outputLimits: [
        // "… maxOutputTokens value of 100000 but the supported range is from 1 (inclusive) to 65537 (exclusive)"
        [
            /supported range is from \d+ \(inclusive\) to (\d+) \(exclusive\)/i,
            ([end = 1]) => modelMaximum(end - 1),
        ],
    ],
    priceSource: 'https://ai.google.dev/gemini-api/docs/pricing',
    models: {
        'gemini-3.1-pro': knownModel(1_048_576, [2, 12, 0.2, 2], { tokens: 200_000, price: [4, 18, 0.4, 4] }),
        'gemini-3-flash': knownModel(1_048_576, [0.5, 3, 0.05, 0.5]),
        'gemini-3.5-flash-lite': knownModel(1_048_576, [0.3, 2.5, 0.03, 0.3]),
        'gemini-3.6-flash': knownModel(1_048_576, [1.5, 7.5, 0.15, 1.5]),
        'gemini-3.7-flash': knownModel(1_048_576, [1.5, 7.5, 0.15, 1.5]),
        'gemini-3.8-flash': knownModel(1_048_576, [1.5, 7.5, 0.15, 1.5]),
    },
};
/** Gemini caches equal prefixes automatically. Calls may arrive without ids. */
async function openGoogle(options) {
    const { createGoogle } = await Promise.all(/* import() */[__webpack_require__.e(9415), __webpack_require__.e(8372), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 785));
    const provider = createGoogle({ ...(0,provider_client/* connectionSettings */.Q7)(options), generateId: (0,provider_client/* madeUpIds */.ho)() });
    return {
        model: provider(options.model),
        thinking: {
            beside: false,
            options: (tokens) => ({
                google: { thinkingConfig: { thinkingBudget: Math.max(MIN_THINKING_TOKENS, tokens) } },
            }),
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/models/providers/openai.js


const openai = {
    api: 'Responses, with storage turned off',
    baseUrl: 'https://api.openai.com/v1',
    open: openOpenAI,
    keyHeaders: bearerHeaders,
    listsAllModels: true,
    thinkingField: 'reasoning',
    outputLimits: [
        // Also older vLLM: "… context length is 8192 tokens. However, you requested 17000 tokens (1000 in the messages, …"
        [
            /context length is (\d+) tokens.{0,80}?\((\d+) (?:in|of)\b/i,
            ([window, input]) => windowRest(window, input),
        ],
        // "max_tokens is too large: 100000. This model supports at most 16384 completion tokens"
        [/supports at most (\d+) (?:completion|output) tokens/i, ([tokens]) => modelMaximum(tokens)],
    ],
    priceSource: 'https://developers.openai.com/api/docs/pricing',
    models: {
        'gpt-5.5': knownModel(1_050_000, [5, 30, 0.5, 5], { tokens: 272_000, price: [10, 45, 1, 10] }),
        'gpt-5.4': knownModel(1_050_000, [2.5, 15, 0.25, 2.5], { tokens: 272_000, price: [5, 22.5, 0.5, 5] }),
        'gpt-5.4-mini': knownModel(272_000, [0.75, 4.5, 0.075, 0.75]),
        'gpt-5.4-nano': knownModel(272_000, [0.2, 1.25, 0.02, 0.2]),
        'gpt-5.3-codex': knownModel(272_000, [1.75, 14, 0.175, 1.75]),
        'gpt-5.2': knownModel(272_000, [1.75, 14, 0.175, 1.75]),
        'gpt-5.2-codex': knownModel(272_000, [1.75, 14, 0.175, 1.75]),
        'gpt-5.1': knownModel(272_000, [1.25, 10, 0.125, 1.25]),
        'gpt-5': knownModel(272_000, [1.25, 10, 0.125, 1.25]),
        'gpt-5-mini': knownModel(272_000, [0.25, 2, 0.025, 0.25]),
        'gpt-5-nano': knownModel(272_000, [0.05, 0.4, 0.005, 0.05]),
        'gpt-4.1': knownModel(1_047_576, [2, 8, 0.5, 2]),
        'gpt-4.1-mini': knownModel(1_047_576, [0.4, 1.6, 0.1, 0.4]),
        'gpt-4o': knownModel(128_000, [2.5, 10, 1.25, 2.5]),
        'gpt-4o-mini': knownModel(128_000, [0.15, 0.6, 0.075, 0.15]),
    },
};
/**
 * The provider stores nothing: reasoning comes back encrypted and is sent along. Tools say `strict: false`, because the
 * API would otherwise make every optional argument required.
 */
async function openOpenAI(options) {
    const { createOpenAI } = await Promise.all(/* import() */[__webpack_require__.e(9415), __webpack_require__.e(8372), __webpack_require__.e(3436)]).then(__webpack_require__.bind(__webpack_require__, 33436));
    const provider = createOpenAI((0,provider_client/* connectionSettings */.Q7)(options));
    return {
        model: provider.responses(options.model),
        providerOptions: (promptCacheKey) => ({ openai: { store: false, promptCacheKey } }),
        strictTools: false,
    };
}

;// CONCATENATED MODULE: ./build/adapters/models/providers/openai-compatible.js

/** Matches the error of reasoning models behind Azure and some gateways: "Use 'max_completion_tokens' instead." */
const NEW_CAP_NAME = /max_tokens.{0,80}max_completion_tokens/is;
const openaiCompatible = {
    api: 'Chat Completions: Azure, Ollama, vLLM, LiteLLM, OpenRouter, any gateway',
    baseUrl: null,
    open: openCompatible,
    keyHeaders: bearerHeaders,
    listsAllModels: true,
    thinkingField: 'reasoning_effort',
    outputLimits: [
        // vLLM: "… maximum context length is 32768 tokens and your request has 1234 input tokens (16000 > 32768 - 1234)"
        [
            /context length is (\d+) tokens.{0,40}? request has (\d+) input tokens/i,
            ([window, input]) => windowRest(window, input),
        ],
    ],
    priceSource: null,
    models: {},
};
/** Opens Chat Completions of gateways and local servers. Without a key, no Authorization header is sent. */
async function openCompatible(options) {
    const { createOpenAICompatible } = await Promise.all(/* import() */[__webpack_require__.e(9415), __webpack_require__.e(7703)]).then(__webpack_require__.bind(__webpack_require__, 57703));
    let capName = 'max_tokens';
    const provider = createOpenAICompatible({
        name: 'compatible',
        baseURL: options.baseUrl,
        ...(options.apiKey === undefined || options.apiKey === '' ? {} : { apiKey: options.apiKey }),
        includeUsage: true,
        fetch: options.fetch,
        transformRequestBody: ({ messages, max_tokens: cap, ...rest }) => {
            const capped = cap === undefined ? rest : withCap(rest, capName, cap);
            return { ...capped, messages };
        },
    });
    return {
        model: provider(options.model),
        rawCallIds,
        adapt: (said) => {
            if (capName !== 'max_tokens' || !NEW_CAP_NAME.test(said))
                return false;
            capName = 'max_completion_tokens';
            return true;
        },
    };
}
/** Puts the limit after the model's name, before the part that grows, so that requests begin alike. */
function withCap({ model, ...rest }, name, cap) {
    return { model, [name]: cap, ...rest };
}
/** Returns `choices[0].delta.tool_calls[].id` of a chunk. */
function rawCallIds(raw) {
    const delta = property(property(property(raw, 'choices'), '0'), 'delta');
    const calls = property(delta, 'tool_calls');
    if (!Array.isArray(calls))
        return [];
    return calls.map((call) => property(call, 'id')).filter((id) => typeof id === 'string');
}
function property(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

;// CONCATENATED MODULE: ./build/adapters/models/providers/registry.js




/** Every provider behind HTTP. Opening one loads its package and no other. */
const PROVIDER_DEFINITIONS = {
    anthropic: anthropic,
    openai: openai,
    google: google,
    'openai-compatible': openaiCompatible,
};


/***/ }),

/***/ 80419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ featuresIn),
/* harmony export */   Hs: () => (/* binding */ LAUNCHER_DESCRIPTOR),
/* harmony export */   oA: () => (/* binding */ ALL_FEATURES),
/* harmony export */   uO: () => (/* binding */ bwrapArgs)
/* harmony export */ });
/* harmony import */ var _mounts_mount_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65557);
/* harmony import */ var _syscalls_launcher_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87364);


/** The features of version 0.8 and later. */
const ALL_FEATURES = { perms: true, size: true, lockUserNamespaces: true };
function featuresIn(help) {
    return {
        perms: help.includes('--perms '),
        size: help.includes('--size '),
        lockUserNamespaces: help.includes('--disable-userns '),
    };
}
/** Descriptor from which bubblewrap reads the launcher. */
const LAUNCHER_DESCRIPTOR = 9;
/**
 * Copies the launcher, because a bound file on a `noexec` file system cannot be executed. Old versions cannot set its
 * mode.
 */
function launcherArgs({ features, launcher = null }) {
    if (launcher === null)
        return [];
    return features.perms
        ? ['--perms', '0555', '--ro-bind-data', String(LAUNCHER_DESCRIPTOR), _syscalls_launcher_file_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCHER_INSIDE */ .u5]
        : ['--ro-bind', launcher, _syscalls_launcher_file_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCHER_INSIDE */ .u5];
}
function mountArgs(mount, profile) {
    switch (mount.kind) {
        case 'root':
            return ['--ro-bind', mount.source, '/'];
        case 'bind':
            return [mount.readOnly ? '--ro-bind' : '--bind', mount.source, mount.target];
        case 'layer':
            return ['--bind', (0,_mounts_mount_js__WEBPACK_IMPORTED_MODULE_0__/* .layerMountPoint */ .th)(mount), mount.target];
        case 'mask':
            return ['--ro-bind', '/dev/null', mount.target];
        case 'tmpfs':
            return [
                ...(profile.features.perms ? ['--perms', mount.mode] : []),
                ...(profile.features.size ? ['--size', String(mount.bytes ?? profile.tmpfsBytes)] : []),
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
 * Returns the arguments of bwrap before `--` and the program. With `--as-pid-1` bwrap returns only after its child, the
 * init of the PID namespace, is reaped, so everything in it is dead. With bwrap's own init it would return when the
 * main program ends, shortly before the rest is killed.
 */
function bwrapArgs(profile) {
    const { features, identity, mounts } = profile;
    const roots = mounts.filter(({ kind }) => kind === 'root');
    const others = mounts.filter(({ kind }) => kind !== 'root');
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
        ...roots.flatMap((mount) => mountArgs(mount, profile)),
        '--dev',
        '/dev',
        '--proc',
        '/proc',
        // uid 0 may write to its switches even without capabilities: as root, core_pattern alone would allow an escape.
        '--remount-ro',
        '/proc',
        ...launcherArgs(profile),
        // Otherwise it could take half of the memory in addition to the other mounts.
        '--remount-ro',
        '/dev',
        ...others.flatMap((mount) => mountArgs(mount, profile)),
        '--chdir',
        profile.cwd,
    ];
}


/***/ }),

/***/ 79732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PA: () => (/* binding */ createCommandSetup),
  a1: () => (/* binding */ layersFor)
});

// UNUSED EXPORTS: scriptShell

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/mount.js
var mounts_mount = __webpack_require__(65557);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/tmpfs-sizes.js
var tmpfs_sizes = __webpack_require__(25557);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/writable-layers.js
var writable_layers = __webpack_require__(70665);
// EXTERNAL MODULE: ./build/adapters/sandbox/network/forwarder.js
var forwarder = __webpack_require__(12206);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/command-prologue.js
var command_prologue = __webpack_require__(5330);
// EXTERNAL MODULE: ./build/adapters/sandbox/view/cache-folders.js + 1 modules
var cache_folders = __webpack_require__(59158);
;// CONCATENATED MODULE: ./build/adapters/sandbox/view/checkout-mounts.js





/**
 * Returns the mounts of a command that sees a fresh checkout instead of the workspace. From the workspace it sees the
 * git directory, read-only, and the folders of dependencies, whose changes are discarded.
 */
function checkoutMounts(mounts, root, { command, checkout, layers }) {
    const git = external_node_path_.join(root, '.git');
    const kept = mounts.filter(({ target }) => !(0,is_within/* isWithin */.B)(target, root) || (0,is_within/* isWithin */.B)(target, git));
    makeMountPoint(git, external_node_path_.join(checkout.folder, '.git'));
    const workspace = { kind: 'bind', source: checkout.folder, target: root, readOnly: false };
    const dependencies = checkout.dependencies.flatMap((relative) => {
        const target = external_node_path_.join(root, relative);
        (0,external_node_fs_.mkdirSync)(external_node_path_.join(checkout.folder, relative), { recursive: true });
        const made = layers.mounts(command, [{ targets: [target], lower: target, needed: false }]);
        return made.length > 0 ? made : [{ kind: 'bind', source: target, target, readOnly: true }];
    });
    return (0,mounts_mount/* inMountOrder */.LL)([...kept, workspace, ...dependencies]);
}
/** Makes a mount point of the same kind as what is bound. */
function makeMountPoint(git, place) {
    if ((0,external_node_fs_.existsSync)(place))
        return;
    if ((0,host_files/* isFolder */.lQ)(git))
        (0,external_node_fs_.mkdirSync)(place);
    else
        (0,external_node_fs_.writeFileSync)(place, '');
}

// EXTERNAL MODULE: ./build/core/model/providers.js
var providers = __webpack_require__(55182);
;// CONCATENATED MODULE: ./build/adapters/sandbox/view/command-environment.js

/** Passed on unchanged, because they grant nothing. */
const PASSED_VARIABLES = ['LANG', 'LANGUAGE', 'TZ', 'USER', 'LOGNAME', 'GOFLAGS', 'GOTOOLCHAIN'];
/**
 * Facts of the job that build scripts need. GITHUB_ACTIONS is not among them: test reporters that see it print workflow
 * commands.
 */
const JOB_FACTS = ['GITHUB_REPOSITORY', 'GITHUB_SHA', 'GITHUB_WORKSPACE'];
/**
 * Never passed on, not even by `pass_env`: the run's own keys, tokens and proxies, values that the runner gives only to
 * actions, and variables that make a program load code (E13, E28 and E34 in docs/threat-model.md).
 */
const FORBIDDEN_VARIABLES = new RegExp(`^(?:INPUT_.*|ACTIONS_.*|FORGE_.*|GIT_.*|LD_.*|DYLD_.*|SUDO_.*|${providers/* KEY_VARIABLES */.A8.join('|')}|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)|GH_TOKEN|NODE_OPTIONS|BASH_ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|ENV|IFS|PROMPT_COMMAND|PS4|PYTHONSTARTUP|PERL5OPT|RUBYOPT|MAKEFLAGS|PATH|HOME|TMPDIR|RUNNER_TEMP|(?:HTTPS?|ALL|NO)_PROXY)$`, 'i');
/** Names that a POSIX shell accepts for a variable. */
const EXPORTABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Reports if `pass_env` may not name this variable. */
function isForbiddenVariable(name) {
    return FORBIDDEN_VARIABLES.test(name);
}
const USUAL_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/**
 * Returns the environment of a command. It is an allow-list, so unexpected secrets stay out. The command's own
 * variables (a gate's `env`, from trusted configuration) come last and are not filtered.
 */
function childEnvironment(options, commandEnv = {}) {
    const { host } = options;
    const environment = {};
    const locale = Object.keys(host).filter((name) => /^LC_[A-Z]+$/.test(name));
    const wanted = options.passEnv.filter((name) => !isForbiddenVariable(name));
    for (const name of [...PASSED_VARIABLES, ...locale, ...JOB_FACTS, ...wanted]) {
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
        ...commandEnv,
    };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/view/denied-reads.js




/**
 * Creates the file that replaces every file that the agent may not read. It is an empty file, because /dev/null can be
 * written to even if it is mounted read-only.
 */
function emptyPlaceholder(scratchDir) {
    const file = external_node_path_.join(scratchDir, 'empty');
    (0,external_node_fs_.writeFileSync)(file, '');
    return file;
}
/**
 * Returns mounts that hide the denied files that the view shows, except those that match the `reads` of a gate. Files
 * behind a link are hidden under their own names.
 */
function deniedMounts(options, root, placeholder, mounts, { reads = [], checkout }) {
    const isThere = (relative) => checkout === undefined || (0,host_files/* exists */.t2)(external_node_path_.join(checkout.folder, relative));
    const denied = options
        .deniedReads(reads)
        .filter(isThere)
        .map((relative) => ({
        target: external_node_path_.join(root, relative),
        source: placeholder,
    }));
    return [...denied, ...(options.agentReplacements?.() ?? [])]
        .filter(({ target }) => (0,host_files/* realPath */.Ye)(target) === target && !(0,mounts_mount/* isHidden */.dK)(mounts, target))
        .map(({ target, source }) => ({ kind: 'bind', source, target, readOnly: true }));
}

// EXTERNAL MODULE: ./build/adapters/sandbox/view/search-path.js
var search_path = __webpack_require__(27039);
;// CONCATENATED MODULE: ./build/adapters/sandbox/view/toolchains.js

/** Variables with nothing but the folder of a toolchain. A path is not a secret. */
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
/** The folder relative to HOME in which a toolchain finds itself. Set if HOME is not the real one. */
const HOME_DEFAULTS = {
    GOMODCACHE: 'go/pkg/mod',
    NVM_DIR: '.nvm',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    RUSTUP_HOME: '.rustup',
};
/** Folders of a home that are never shown, even if PATH or a variable names a folder in them. */
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
 * Returns the folder that must be visible for a PATH entry to work: the folder itself, or the `node_modules` around an
 * npm `.bin`, because its entries are links into sibling folders.
 */
function foldersNeededFor(pathEntry) {
    return pathEntry.endsWith(`/node_modules/.bin`) ? external_node_path_.dirname(pathEntry) : pathEntry;
}

// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/user-namespace.js
var user_namespace = __webpack_require__(18631);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/sandbox/root/credential-free-copy.js




/** The size limit of a configuration file. */
const MAX_FILE_BYTES = 64 * 1024;
/** Elements of Maven's settings that hold credentials. Nothing needs them without a network. */
const SECRET_ELEMENTS = /<(servers|proxies)\b[^>]*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;
/** Matches words that appear next to credentials, URLs with a user, and long random words. */
const SUSPICIOUS = /pass(?:word|wd|phrase)?\b|password|secret|token|credential|private.?key|api.?key|auth|bearer|:\/\/[^\s/"'<>]*@|<\s*!\s*(?:ENTITY|DOCTYPE)|[A-Za-z0-9+_]{32,}/i;
/** Returns the text without elements that hold credentials; null if the rest still seems to contain one. */
function withoutCredentialElements(text) {
    const rest = text.replace(/<!--[\s\S]*?-->/g, '').replace(SECRET_ELEMENTS, '');
    // Every such file begins with these names of Maven's schema.
    const judged = rest.replace(/https?:\/\/(?:maven\.apache\.org|www\.w3\.org)\/[\w./-]*/g, '');
    return looksLikeCredential(judged) ? null : rest;
}
/** Reports if something in the text looks like a credential, or like a field for one. */
function looksLikeCredential(text) {
    return SUSPICIOUS.test(text);
}
/** Writes what commands may see of this file into `folder`; null if they may see nothing. */
function credentialFreeCopy(file, folder) {
    const stat = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    if (stat?.isFile() !== true || stat.size > MAX_FILE_BYTES)
        return null;
    const text = withoutCredentialElements((0,host_files/* readTextOrEmpty */.Qr)(file));
    if (text === null)
        return null;
    const copy = external_node_path_.join(folder, (0,external_node_crypto_.createHash)('sha256').update(file).digest('hex').slice(0, 16));
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)(copy, text);
    return copy;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/root/etc-files.js
/**
 * Names below `/etc` that programs need. `*` matches any characters except a slash, and a folder includes everything in
 * it. Nothing else of `/etc` exists in the sandbox. `accounts` removes the password field. `if-clean` needs a file in
 * which nothing looks like a credential. `links` copies only symbolic links. `git` copies the settings without
 * credentials. `pem` leaves out files with a private key.
 */
const ROWS = [
    ['accounts', 'passwd group'],
    // Names and addresses
    ['copy', 'nsswitch.conf hosts host.conf hostname networks protocols services rpc gai.conf netconfig'],
    ['copy', 'resolv.conf ethertypes'],
    // The loader, the locale and the time
    ['copy', 'ld.so.cache ld.so.conf ld.so.conf.d ld-musl-* ld.so.preload'],
    ['copy', 'localtime timezone TZ locale.alias locale.conf locale.gen default/locale'],
    // The distribution
    ['copy', 'os-release *-release *_version *-version issue dpkg/origins arch-release'],
    // Shells and terminals
    ['copy', 'shells inputrc terminfo'],
    ['if-clean', 'profile bashrc bash.bashrc zshenv zsh/zshenv'],
    ['links', 'alternatives mtab'],
    // Certificates
    ['pem', 'ssl/certs ssl/cert.pem ssl/ca-bundle.pem ca-certificates/extracted ca-certificates/trust-source'],
    ['pem', 'pki/tls/certs pki/tls/cert.pem pki/ca-trust/extracted pki/java'],
    [
        'copy',
        'ssl/openssl.cnf ssl/ct_log_list.cnf pki/tls/openssl.cnf pki/tls/openssl.d pki/tls/ct_log_list.cnf',
    ],
    ['copy', 'ca-certificates.conf crypto-policies gnutls/config'],
    // Types of files
    ['copy', 'magic magic.mime mime.types mailcap papersize sgml xml dictionaries-common'],
    ['copy', 'fonts ImageMagick-* ghostscript texmf libpaper.d'],
    // Graphics without a screen
    ['copy', 'glvnd vulkan OpenCL egl X11/xkb X11/fonts X11/rgb.txt'],
    // Languages
    ['copy', 'java java-* jvm jvm-* .java/.systemPrefs'],
    ['copy', 'python2* python3* perl ruby* R/Makeconf R/repositories ghc* julia erlang emacs gdb groff'],
    [
        'if-clean',
        'R/Renviron R/Rprofile.site php.ini php.d php/*/cli php/*/mods-available php*/php.ini php*/conf.d',
    ],
    ['if-clean', 'npmrc yarnrc pip.conf gemrc gitattributes bazel.bazelrc'],
    ['git', 'gitconfig'],
    ['if-clean', 'maven/settings.xml maven/toolchains.xml maven/m2*.conf maven/logging'],
    ['copy', 'rpm/macros* rpm/platform mke2fs.conf debuginfod manpath.config login.defs'],
    ['if-clean', 'ssh/ssh_config ssh/ssh_config.d ssh/ssh_known_hosts'],
];
const ETC_ENTRIES = ROWS.flatMap(([rule, names]) => names.split(' ').map((name) => ({ rule, name })));
/** Names of files that hold secrets, whichever folder they are in. */
const SECRET_NAMES = /passw|secret|credential|token|htpasswd|keytab|private|(?:^|[._-])auth(?:$|[._-])|\.(?:key|p12|pfx|jks|kdbx|gpg|asc|bak|old|save|orig|dpkg-\w+|rpm\w+)$|[~-]$|^id_(?:rsa|dsa|ecdsa|ed25519)|^\.(?:env|npmrc|netrc|pypirc|git-credentials|pgpass|my\.cnf)/i;
/** Reports if a file of this name is left out even if its folder is shown. */
function hasSecretName(name) {
    return SECRET_NAMES.test(name);
}
/** Returns the account table without password hashes. `x` means "stored elsewhere" (passwd(5)). */
function withoutPasswords(table) {
    return table
        .split('\n')
        .map((line) => {
        const fields = line.split(':');
        if (fields.length < 4)
            return line;
        return [fields[0], fields[1] === '' ? '' : 'x', ...fields.slice(2)].join(':');
    })
        .join('\n');
}

// EXTERNAL MODULE: ./build/adapters/git/credentials/config-file.js
var config_file = __webpack_require__(8176);
;// CONCATENATED MODULE: ./build/adapters/sandbox/root/safe-git-settings.js


/** Sections of a git configuration about how git works, but not about servers or identities. */
const SECTIONS = /^(?:advice|branch|checkout|clone|color|column|commit|core|diff|feature|fetch|filter|gc|grep|index|init|lfs|log|merge|mergetool|pack|pager|pull|push|rebase|safe|status|submodule|tag|user)$/;
/** Returns the settings of a git configuration file that cannot contain a credential, as new text. */
function withSafeSettings(text) {
    return (0,config_file/* parseConfig */.o)(text)
        .filter(({ section, subsection, name, value }) => SECTIONS.test(section) && ![subsection, name, value].some(looksLikeCredential))
        .map(({ section, subsection, name, value }) => {
        const head = subsection === '' ? `[${section}]` : `[${section} ${JSON.stringify(subsection)}]`;
        return `${head}\n\t${name} = ${JSON.stringify(value)}\n`;
    })
        .join('');
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/root/copy-etc.js








/** The size limit of one file. The largest ones, certificate bundles and the loader's cache, have a few hundred KB. */
const copy_etc_MAX_FILE_BYTES = 4 * 1024 ** 2;
/** The number of folder levels that are copied. */
const MAX_DEPTH = 6;
/** Manual pages: nine of ten links in `alternatives`. */
const MANUAL = /\.gz$/;
/** Copies what programs need of `etc` into `folder`: regular files and links, but no sockets or FIFOs. */
function copyEtc(etc, folder, isShown) {
    for (const { rule, name } of ETC_ENTRIES) {
        for (const found of (0,host_files/* globNames */.XZ)(etc, name)) {
            copyEntry({ etc, folder, isShown, rule }, found, MAX_DEPTH);
        }
    }
}
function copyEntry(copying, name, depth) {
    const source = external_node_path_.join(copying.etc, name);
    const target = external_node_path_.join(copying.folder, name);
    const stat = (0,external_node_fs_.lstatSync)(source, { throwIfNoEntry: false });
    if (stat === undefined || depth < 0 || (0,host_files/* exists */.t2)(target))
        return;
    if (stat.isSymbolicLink())
        copyLink(copying, source, name, depth);
    else if (stat.isDirectory())
        copyFolder(copying, source, name, depth);
    else if (copying.rule !== 'links')
        copyFile(copying, source, target);
}
function copyFolder(copying, source, name, depth) {
    makeFolder(external_node_path_.join(copying.folder, name));
    for (const each of (0,host_files/* listNames */.Zv)(source)) {
        if (!hasSecretName(each) && !MANUAL.test(each))
            copyEntry(copying, external_node_path_.join(name, each), depth - 1);
    }
}
/** Keeps a link if commands see its target. Otherwise copies the target if it is in `/etc` or `/run`. */
function copyLink(copying, source, name, depth) {
    const { etc, folder, isShown, rule } = copying;
    const link = (0,external_node_fs_.readlinkSync)(source);
    const direct = external_node_path_.resolve(external_node_path_.dirname(source), link);
    const target = external_node_path_.join(folder, name);
    const isBeside = external_node_path_.dirname(direct) === external_node_path_.dirname(source) && !hasSecretName(external_node_path_.basename(direct));
    if (rule === 'links' || isBeside || isShown(direct)) {
        makeFolder(external_node_path_.dirname(target));
        (0,external_node_fs_.symlinkSync)(link, target);
        return;
    }
    const real = (0,host_files/* realPath */.Ye)(source);
    if (real !== null && isShown(real)) {
        makeFolder(external_node_path_.dirname(target));
        (0,external_node_fs_.symlinkSync)(real, target);
    }
    else if (real !== null &&
        !hasSecretName(external_node_path_.basename(real)) &&
        ((0,is_within/* isWithin */.B)(real, etc) || (0,is_within/* isWithin */.B)(real, '/run'))) {
        if ((0,external_node_fs_.statSync)(real).isFile())
            copyFile(copying, real, target);
        else if ((0,external_node_fs_.statSync)(real).isDirectory())
            copyLinkedFolder(copying, real, name, depth);
    }
}
/** Copies a folder that a link leads to, under the link's name. */
function copyLinkedFolder(copying, real, name, depth) {
    const inner = { ...copying, etc: real, folder: external_node_path_.join(copying.folder, name) };
    makeFolder(inner.folder);
    for (const each of (0,host_files/* listNames */.Zv)(real))
        if (!hasSecretName(each))
            copyEntry(inner, each, depth - 1);
}
/** Copies a regular file that everybody on this machine may read. */
function copyFile({ rule }, source, target) {
    const stat = (0,external_node_fs_.statSync)(source);
    if (!stat.isFile() || stat.size > copy_etc_MAX_FILE_BYTES || (stat.mode & 0o004) === 0)
        return;
    const bytes = (0,external_node_fs_.readFileSync)(source);
    const shown = shownBytes(rule, bytes, external_node_path_.basename(target));
    if (shown === null)
        return;
    makeFolder(external_node_path_.dirname(target));
    (0,external_node_fs_.writeFileSync)(target, shown);
    (0,external_node_fs_.chmodSync)(target, 0o644);
}
function shownBytes(rule, bytes, name) {
    if (bytes.includes('PRIVATE KEY'))
        return null;
    if (rule === 'git')
        return Buffer.from(withSafeSettings(bytes.toString('latin1')), 'latin1');
    if (rule === 'accounts')
        return Buffer.from(withoutPasswords(bytes.toString('latin1')) + ownAccount(name), 'latin1');
    return rule === 'if-clean' ? withoutCredentialElements(bytes.toString('utf8')) : bytes;
}
/** Returns the line of the user that root's commands run as, because many programs ask for their user's name. */
function ownAccount(table) {
    const ids = `forge:x:${user_namespace/* UNPRIVILEGED */.XO}:`;
    return table === 'passwd' ? `${ids}${user_namespace/* UNPRIVILEGED */.XO}::/root:/bin/sh\n` : `${ids}\n`;
}
/** Creates the folder with the rights that it needs, regardless of the umask. */
function makeFolder(folder) {
    if ((0,host_files/* exists */.t2)(folder))
        return;
    const first = (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    if (first === undefined)
        return;
    for (let each = folder; (0,is_within/* isWithin */.B)(each, first); each = external_node_path_.dirname(each))
        (0,external_node_fs_.chmodSync)(each, 0o755);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/root/root-folder.js






/** Folders in every view: those that are new for each command, and those of the kernel. */
const FOLDERS_OF_EVERY_VIEW = ['/dev', '/proc', '/sys', '/run', '/tmp', '/var/tmp'];
/** Folders of settings like `/etc`, below `/usr`. */
const OTHER_SETTINGS = ['/usr/etc', '/usr/local/etc'];
function copyOf(root, folder) {
    return external_node_path_.join(external_node_path_.dirname(root), folder.slice(1).replaceAll('/', '-'));
}
/**
 * The folder that commands see as `/`, read-only: a copy of what programs need of `/etc`, the machine's links to its
 * program folders, and a mount point for each mount. Nothing else exists in the sandbox.
 */
class RootFolder {
    path;
    #links;
    #made = new Set();
    /** Made in `parent` on first use, and shared by all commands of a run. */
    constructor(parent, links, shown) {
        this.path = external_node_path_.join(parent, 'machine', 'root');
        this.#links = links.map((link) => ({ link, real: (0,host_files/* realPath */.Ye)(link) ?? link }));
        if (!(0,host_files/* exists */.t2)(this.path))
            buildRootFolder(this.path, links, (file) => shown.some((folder) => (0,is_within/* isWithin */.B)(file, folder)));
    }
    /** Returns copies of other settings folders than `/etc`, and the paths at which they are shown. */
    get copies() {
        return OTHER_SETTINGS.map((target) => ({ source: copyOf(this.path, target), target })).filter(({ source }) => (0,host_files/* exists */.t2)(source));
    }
    /** Follows the links of this folder: `/bin/sh` becomes `/usr/bin/sh` on most machines. */
    resolve(file) {
        const through = this.#links.find(({ link }) => (0,is_within/* isWithin */.B)(file, link));
        return through === undefined ? file : through.real + file.slice(through.link.length);
    }
    /** Makes a mount point for each mount that is in no other mount. */
    makePlaces(mounts) {
        for (const mount of mounts) {
            const { target } = mount;
            if (this.#made.has(target) || target === '/')
                continue;
            const others = mounts.filter((other) => other !== mount);
            if ((0,mounts_mount/* decidingMount */.p3)(others, target)?.kind !== 'root')
                continue;
            this.#made.add(target);
            makePlace(external_node_path_.join(this.path, target), isFile(mount));
        }
    }
}
function isFile(mount) {
    return mount.kind === 'mask' || (mount.kind === 'bind' && !(0,host_files/* isFolder */.lQ)(mount.source));
}
function makePlace(place, asFile) {
    if ((0,host_files/* exists */.t2)(place))
        return;
    makeFolder(asFile ? external_node_path_.dirname(place) : place);
    if (asFile)
        (0,external_node_fs_.writeFileSync)(place, '', { mode: 0o644 });
}
/** Builds the folder under another name first, so that an incomplete one is never used. */
function buildRootFolder(place, links, isShown) {
    const around = external_node_path_.dirname(place);
    (0,external_node_fs_.mkdirSync)(around, { recursive: true, mode: 0o755 });
    const made = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(around, 'new-'));
    (0,external_node_fs_.chmodSync)(made, 0o755);
    for (const name of FOLDERS_OF_EVERY_VIEW)
        makeFolder(external_node_path_.join(made, name));
    makeFolder(external_node_path_.join(made, 'etc'));
    copyEtc('/etc', external_node_path_.join(made, 'etc'), isShown);
    for (const folder of OTHER_SETTINGS.filter((each) => (0,host_files/* realPath */.Ye)(each) === each && (0,host_files/* isFolder */.lQ)(each))) {
        const copy = copyOf(place, folder);
        makeFolder(copy);
        copyEtc(folder, copy, isShown);
    }
    for (const link of links) {
        makeFolder(external_node_path_.join(made, external_node_path_.dirname(link)));
        (0,external_node_fs_.symlinkSync)((0,host_files/* realPath */.Ye)(link) ?? link, external_node_path_.join(made, link));
    }
    (0,external_node_fs_.renameSync)(made, place);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/view/cache-credentials.js




/** Returns other names under which folders are visible. */
function aliasesOf(shown, caches) {
    const binds = shown.flatMap((mount) => (mount.kind === 'bind' ? [mount] : []));
    const layers = caches.flatMap(({ targets, lower }) => lower === null ? [] : targets.map((target) => ({ source: lower, target })));
    return [...binds, ...layers].filter(({ source, target }) => source !== target);
}
/** Hides files in which tools keep credentials, under every name under which they would be visible. */
function credentialMounts({ never, ifClean }, aliases, scratchDir) {
    return never.flatMap((file) => {
        const others = aliases
            .filter(({ source }) => (0,is_within/* isWithin */.B)(file, source))
            .map(({ source, target }) => external_node_path_.join(target, external_node_path_.relative(source, file)));
        const copy = ifClean.includes(file)
            ? credentialFreeCopy(file, external_node_path_.join(scratchDir, 'cache', 'clean'))
            : null;
        return [...new Set([file, ...others])].map((target) => {
            if (copy !== null)
                return { kind: 'bind', source: copy, target, readOnly: true };
            return (0,host_files/* isFolder */.lQ)(file)
                ? { kind: 'tmpfs', target, mode: '0755', readOnly: true }
                : { kind: 'mask', target };
        });
    });
}

// EXTERNAL MODULE: ./build/adapters/sandbox/view/hidden-folders.js
var hidden_folders = __webpack_require__(95375);
;// CONCATENATED MODULE: ./build/adapters/sandbox/view/shown-folders.js






function readOnlyBind(target, source = target) {
    return { kind: 'bind', source, target, readOnly: true };
}
/** Checks the folder's name and, if it is a link, the name of its target. */
function leadsToCredentials(folder) {
    return mayHoldCredentials(folder) || mayHoldCredentials((0,host_files/* realPath */.Ye)(folder) ?? folder);
}
/** Reports if a hidden folder would become visible under another name, because nothing hides it there. */
function wouldExpose(source, target, partlyShown) {
    return target !== source && partlyShown.some((folder) => (0,is_within/* isWithin */.B)(folder, source));
}
/** Returns the names of this path: as it is spelled, and its real path. */
function spellingsOf(entry, { resolve }) {
    const source = (0,host_files/* realPath */.Ye)(entry);
    if (source === null)
        return null;
    return { source, targets: [...new Set([resolve(external_node_path_.resolve(entry)), source])] };
}
/** Returns read-only binds for the wanted paths that are hidden otherwise, each once. */
function readOnlyBinds(entries, viewBase) {
    const { mounts, partlyShown, root } = viewBase;
    const shown = [];
    const spellings = entries.flatMap((entry) => {
        const found = spellingsOf(entry, viewBase);
        return found === null ? [] : found.targets.map((target) => ({ target, source: found.source }));
    });
    for (const { target, source } of spellings.sort((a, b) => a.target.length - b.target.length)) {
        // A hidden folder is never shown as a whole, and files in the workspace are visible there.
        if (partlyShown.includes(target) || (0,is_within/* isWithin */.B)(root, target) || (0,is_within/* isWithin */.B)(target, root))
            continue;
        if (wouldExpose(source, target, partlyShown))
            continue;
        if ((0,mounts_mount/* isHidden */.dK)([...mounts, ...shown], target))
            shown.push(readOnlyBind(target, source));
    }
    return shown;
}
/** Returns the caches that get a writable view. None of them contains another. */
function writableCaches({ shown }, viewBase, options) {
    const { mounts, partlyShown, root } = viewBase;
    const scratch = (0,host_files/* realPath */.Ye)(options.scratchDir) ?? options.scratchDir;
    const found = [];
    const isTaken = (target) => found.some(({ targets }) => targets.some((other) => (0,is_within/* isWithin */.B)(target, other)));
    for (const { path: spelled, use } of [...shown].sort((a, b) => a.path.length - b.path.length)) {
        if (use === 'programs' || leadsToCredentials(spelled))
            continue;
        const there = spellingsOf(spelled, viewBase);
        if (there === null) {
            // These mounts do not include the workspace, so a mount point in it would be created on the host.
            const isOurs = !(0,is_within/* isWithin */.B)(spelled, root) && (0,mounts_mount/* decidingMount */.p3)(mounts, spelled)?.kind === 'tmpfs';
            if (use === 'build' && isOurs && !isTaken(spelled))
                found.push({ targets: [spelled], lower: null, needed: true });
            continue;
        }
        const { source, targets } = there;
        if (!(0,host_files/* isFolder */.lQ)(source) || (0,hidden_folders/* holdsSystemFolder */.AR)(source) || (0,is_within/* isWithin */.B)(scratch, source))
            continue;
        const left = targets.filter((target) => !partlyShown.includes(target) &&
            !(0,is_within/* isWithin */.B)(root, target) &&
            !(0,is_within/* isWithin */.B)(target, root) &&
            !isTaken(target) &&
            !wouldExpose(source, target, partlyShown));
        if (left.length > 0)
            found.push({ targets: left, lower: source, needed: use === 'build' });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/view/special-files.js



const ROW = /^[0-9a-f]+: \S+ \S+ \S+ \S+ \S+ +\d+ (\/.*)$/;
/** Returns the paths in the kernel's table of Unix sockets (`/proc/net/unix`), each once. */
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
 * Returns the sockets of this machine that a program listens on. A read-only mount does not prevent connections (a
 * container daemon's socket gives root on the host), so each is masked.
 */
function listeningSockets() {
    return socketPaths((0,host_files/* readTextOrEmpty */.Qr)('/proc/net/unix')).filter(host_files/* isSocket */.qU);
}
/** The number of folders that are searched. A large git directory has some thousands. */
const MAX_FOLDERS = 20_000;
/** Returns FIFOs, sockets and devices in these folders and below. */
function specialFilesBelow(folders) {
    const ahead = [...folders];
    const found = [];
    for (const folder of ahead) {
        for (const entry of entriesOf(folder)) {
            const at = external_node_path_.join(folder, entry.name);
            if (entry.isDirectory() && ahead.length < MAX_FOLDERS)
                ahead.push(at);
            else if (!entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink())
                found.push(at);
        }
    }
    return found;
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/mount-table.js
var mount_table = __webpack_require__(56100);
;// CONCATENATED MODULE: ./build/adapters/sandbox/view/system-folders.js



/** The folders of `/` that contain programs and libraries. On most machines all but `/usr` are links into it. */
const PROGRAM_FOLDERS = /^(?:bin|sbin|lib|lib32|lib64|libx32|libexec)$/;
/** Package stores, which everybody may read. */
const STORES = ['/nix/store', '/nix/var/nix/profiles', '/gnu/store', '/var/guix/profiles'];
/** Data below `/var` that programs need. None of these contain settings of services. */
const DATA = [
    '/var/cache/fontconfig',
    '/var/lib/aspell',
    '/var/lib/ca-certificates',
    '/var/lib/dictionaries-common',
    '/var/lib/dpkg',
    '/var/lib/gems',
    '/var/lib/ghc',
    '/var/lib/ispell',
    '/var/lib/mecab',
    '/var/lib/rpm',
    '/var/lib/texmf',
];
/** Facts about the hardware that runtimes use to choose their number of threads and their sizes. */
const HARDWARE = [
    '/sys/devices/system/cpu',
    '/sys/devices/system/node',
    '/sys/kernel/mm/transparent_hugepage',
];
/** Links of `/var` that lead to folders that are private in the sandbox. */
const RUNTIME_LINKS = ['/var/run', '/var/lock'];
/** Returns everything that programs may need of this machine, except `/etc`. */
function systemFolders() {
    const programs = (0,host_files/* listNames */.Zv)('/')
        .filter((name) => PROGRAM_FOLDERS.test(name))
        .map((name) => `/${name}`);
    const isLink = (folder) => (0,host_files/* realPath */.Ye)(folder) !== folder;
    return {
        shown: ['/usr', ...programs.filter((folder) => !isLink(folder)), ...STORES, ...DATA, ...HARDWARE].filter((folder) => !isLink(folder) && (0,host_files/* isFolder */.lQ)(folder)),
        links: [...programs, ...RUNTIME_LINKS].filter((link) => (0,host_files/* exists */.t2)(link) && isLink(link)),
        groups: controlGroups((0,host_files/* readTextOrEmpty */.Qr)('/proc/self/cgroup'), (0,host_files/* readTextOrEmpty */.Qr)('/proc/self/mountinfo')),
    };
}
/** The controllers that tell a runtime its memory and processors. */
const CONTROLLERS = ['cpu', 'cpuset', 'memory'];
/**
 * Returns the folders of a process's control groups (cgroups(7)): its own group in version 2, and its groups of the
 * controllers above in version 1. The groups of others are not shown.
 */
function controlGroups(own, mountinfo) {
    const mounts = mountinfo.split('\n').flatMap((line) => {
        const [before = '', after = ''] = line.split(' - ');
        const [, , , root = '', point = ''] = before.split(' ').map(mount_table/* unescaped */.tv);
        const [type = '', , options = ''] = after.split(' ');
        return type === 'cgroup' || type === 'cgroup2' ? [{ root, point, controllers: options.split(',') }] : [];
    });
    return own.split('\n').flatMap((line) => {
        const [, names, group = ''] = /^\d+:([^:]*):(\/.*)$/.exec(line) ?? [];
        if (names === undefined)
            return [];
        const found = mounts.find(({ point, controllers }) => names === ''
            ? point === '/sys/fs/cgroup'
            : CONTROLLERS.some((name) => names.split(',').includes(name) && controllers.includes(name)));
        if (found === undefined || !(0,is_within/* isWithin */.B)(found.point, '/sys/fs/cgroup'))
            return [];
        // In a container the group has the host's path, but the mount begins at `root`.
        const below = (0,is_within/* isWithin */.B)(group, found.root) ? group.slice(found.root === '/' ? 0 : found.root.length) : '';
        const source = `${found.point}${below === '/' ? '' : below}`;
        return (0,host_files/* isFolder */.lQ)(source) ? [{ source, target: found.point }] : [];
    });
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/view/tool-folders.js





/** Folders that contain many things of many owners. */
const SHARED_FOLDERS = [
    '/',
    '/data',
    '/etc',
    '/home',
    '/media',
    '/mnt',
    '/opt',
    '/root',
    '/run',
    '/snap',
    '/srv',
    '/tmp',
    '/usr',
    '/usr/local',
    '/var',
    '/var/lib',
    '/var/opt',
    '/var/tmp',
];
/** Folders of programs. Their libraries are in sibling folders. */
const PROGRAMS = /^(?:bin|sbin|libexec|cmd|Scripts)$/;
/** Names that a toolchain has next to its programs. */
const TOOLCHAIN_CONTENT = [
    ...['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libexec', 'include', 'share', 'pkg', 'src', 'jmods', 'legal'],
    ...['boot', 'dist', 'upstream', 'opt', 'Cellar', 'Caskroom', 'Frameworks', 'Homebrew'],
    ...['pyvenv.cfg', 'release', 'VERSION', 'go.env'],
];
/** Names that appear in folders of applications and people, but never in a toolchain. */
const PERSONAL_NAMES = /^\.env|^\.(?:npmrc|netrc|pypirc|git-credentials|aws|ssh|docker|kube|gnupg|credentials|runner|path|htpasswd)|^_(?:work|diag)$|^secrets?\b|^credentials\b|^id_(?:rsa|ecdsa|ed25519)$|\.(?:key|pem|p12|pfx|kdbx)$/i;
/** Folders in which each toolchain is installed in its own folder. */
const INSTALLED = ['/opt', '/usr'];
/**
 * Returns what must be visible for the programs in `folder` to work: the toolchain that contains it. In a home, a
 * folder that many share, or one with credentials, only the parts of a toolchain are shown.
 */
function foldersNeededAround(folder, { root, homes }) {
    if (SHARED_FOLDERS.includes(folder))
        return [];
    const isHomebrew = /\/\.linuxbrew\/s?bin$/.test(folder);
    const isPersonal = homes.some((home) => (0,is_within/* isWithin */.B)(folder, home));
    if (folder.endsWith('/node_modules/.bin') || (isPersonal && !isHomebrew))
        return [foldersNeededFor(folder)];
    const hasPrefix = PROGRAMS.test(external_node_path_.basename(folder));
    const prefix = hasPrefix ? external_node_path_.dirname(folder) : folder;
    if (SHARED_FOLDERS.includes(prefix))
        return [folder];
    const isClosed = [root, ...homes].some((place) => (0,is_within/* isWithin */.B)(place, prefix)) ||
        (0,host_files/* listNames */.Zv)(prefix).some((name) => PERSONAL_NAMES.test(name));
    if (!isClosed && INSTALLED.some((place) => (0,is_within/* isWithin */.B)(prefix, place)))
        return [prefix];
    if (!hasPrefix)
        return isClosed ? [] : [prefix];
    const java = (0,host_files/* exists */.t2)(external_node_path_.join(prefix, 'release')) ? ['conf'] : [];
    return [folder, ...[...TOOLCHAIN_CONTENT, ...java].map((name) => external_node_path_.join(prefix, name)).filter(host_files/* exists */.t2)];
}
/** Folders of links to programs in other places. */
const LINKING = ['/etc/alternatives', '/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
/** Folders of programs that do not belong to the system. */
const NON_SYSTEM_FOLDERS = ['/opt', '/usr/local'];
/**
 * Returns folders of programs in `/opt` and `/usr/local` that links in `folders`, or in the system's folders, lead to.
 */
function linkedFolders(folders) {
    const found = new Set();
    const linking = folders.filter((folder) => NON_SYSTEM_FOLDERS.some((apart) => (0,is_within/* isWithin */.B)(folder, apart)));
    for (const folder of new Set([...LINKING, ...linking])) {
        for (const name of (0,host_files/* listLinks */.QA)(folder)) {
            const file = external_node_path_.join(folder, name);
            const direct = linkTarget(file);
            if (direct === null || !NON_SYSTEM_FOLDERS.some((apart) => (0,is_within/* isWithin */.B)(direct, apart)))
                continue;
            const real = (0,host_files/* realPath */.Ye)(file);
            if (real !== null && !(0,host_files/* isFolder */.lQ)(real))
                found.add(external_node_path_.dirname(real));
        }
    }
    return [...found];
}
function linkTarget(file) {
    try {
        return external_node_path_.resolve(external_node_path_.dirname(file), (0,external_node_fs_.readlinkSync)(file));
    }
    catch {
        return null;
    }
}
/** Names that `/usr/local` has on every machine. */
const LOCAL = ['bin', 'games', 'include', 'lib', 'lib32', 'lib64', 'libexec', 'man', 'sbin', 'share'];
/** Folders of applications that keep their settings below `/usr/share`. */
const APPLICATIONS = /^(?:webapps|wordpress|phpmyadmin|roundcube(?:mail)?|nextcloud|owncloud|drupal\d*|mediawiki|moodle|zabbix|grafana|kibana|elasticsearch|opensearch|logstash|jenkins|tomcat\d*|jetty\d*|nginx|redmine|gitlab|gitea|cacti|nagios\d*|icinga\w*)$/;
/**
 * Returns folders of `/usr` with settings of this machine or content that does not belong to the system. `tools` lists
 * folders that are shown.
 */
function hiddenInUsr(tools) {
    const local = (0,host_files/* listNames */.Zv)('/usr/local').filter((name) => !LOCAL.includes(name));
    const share = (0,host_files/* listNames */.Zv)('/usr/share').filter((name) => APPLICATIONS.test(name));
    const folders = [
        ...local.map((name) => `/usr/local/${name}`),
        ...share.map((name) => `/usr/share/${name}`),
    ];
    return [...folders, '/usr/etc'].filter((folder) => (0,host_files/* isFolder */.lQ)(folder) && (0,host_files/* realPath */.Ye)(folder) === folder && !tools.some((tool) => (0,is_within/* isWithin */.B)(tool, folder)));
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/view/tool-settings.js



/** Settings files of tools in which some people keep passwords, relative to the tool's folder. */
const TOOL_SETTINGS = [
    ...['etc/npmrc', 'lib/node_modules/npm/npmrc', 'lib/node_modules/npm/.npmrc', '.npmrc', 'npmrc'],
    ...['conf/settings.xml', 'conf/settings-security.xml', 'etc/gitconfig', 'pip.conf', 'etc/pip.conf'],
    ...[
        '.condarc',
        'condarc',
        'etc/bazel.bazelrc',
        'gradle.properties',
        'conf/tomcat-users.xml',
        '.git/config',
    ],
];
/** Names of files and folders that contain only secrets. */
const SECRET_STORES = [
    ...['.env', '.env.*', '.netrc', '.pypirc', '.git-credentials', '.pgpass', '.my.cnf', '.npmrc'],
    ...['credentials', 'secrets', 'secret', '*.keytab', '*.key', '*.p12', '*.pfx'],
    ...['json', 'yml', 'yaml', 'toml', 'xml', 'ini', 'txt'].flatMap((end) => [
        `credentials.${end}`,
        `secrets.${end}`,
    ]),
];
const STORE = new RegExp(`^(?:${SECRET_STORES.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|')})$`);
/** The equivalent list below `/usr`, where many tools share a folder. */
const SYSTEM_TOOL_SETTINGS = [
    ...TOOL_SETTINGS,
    ...['share/nodejs/npm/npmrc', 'share/nodejs/npm/.npmrc', 'share/*maven*/conf/settings.xml'],
    ...['share/*conda*/.condarc', 'share/*conda*/condarc', 'local/lib/node_modules/npm/npmrc'],
    ...['local/lib/node_modules/npm/.npmrc', 'local/.npmrc', 'local/.git/config'],
    ...['local', 'local/bin', 'local/sbin', 'local/share', 'local/lib', 'local/share/*', 'local/lib/*'].flatMap((folder) => SECRET_STORES.map((name) => `${folder}/${name}`)),
];
/** Returns files of these folders that are hidden from commands because they seem to contain a credential. */
function settingsWithCredentials(folders) {
    return folders.flatMap((folder) => (folder === '/usr' ? SYSTEM_TOOL_SETTINGS : TOOL_SETTINGS)
        .flatMap((pattern) => (0,host_files/* globNames */.XZ)(folder, pattern))
        .map((name) => external_node_path_.join(folder, name))
        // Link targets are hidden or shown under their own names.
        .filter((file) => (0,host_files/* realPath */.Ye)(file) === file && ((0,host_files/* isFolder */.lQ)(file) || isSecretStore(file) || holdsCredential(file))));
}
function isSecretStore(file) {
    return STORE.test(external_node_path_.basename(file));
}
function holdsCredential(file) {
    const text = (0,host_files/* readTextOrEmpty */.Qr)(file);
    return withoutCredentialElements(text) !== text;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/view/view.js















/** HOME if the real one cannot be hidden: it is missing, or it is in the workspace. */
const FALLBACK_HOME = '/tmp/home';
/** Folders that are empty and writable for each command. */
const PRIVATE_FOLDERS = [
    { kind: 'tmpfs', target: '/run', mode: '0755', readOnly: false },
    { kind: 'tmpfs', target: '/tmp', mode: '1777', readOnly: false },
    { kind: 'tmpfs', target: '/var/tmp', mode: '1777', readOnly: false },
];
function homeInside(options, root) {
    const home = (0,host_files/* realPath */.Ye)(options.hostEnv.HOME ?? options.accountHome ?? '');
    const usable = home !== null && (0,host_files/* isFolder */.lQ)(home) && !(0,hidden_folders/* holdsSystemFolder */.AR)(home) && !(0,is_within/* isWithin */.B)(home, root);
    return usable ? home : FALLBACK_HOME;
}
function emptyMount(target) {
    return { kind: 'tmpfs', target, mode: '0755', readOnly: false };
}
/** Returns users' homes and the runner's folder of checkouts. If PATH has a folder there, only that folder is shown. */
function homes(options) {
    const users = ['/root', ...(0,host_files/* listNames */.Zv)('/home').map((name) => `/home/${name}`)];
    const runner = (0,hidden_folders/* runnerFolder */.Xs)(options.hostEnv);
    const work = runner === null ? [] : [external_node_path_.dirname(external_node_path_.resolve(options.hostEnv.RUNNER_TEMP ?? ''))];
    const isRunner = runner !== null && (0,host_files/* exists */.t2)(external_node_path_.join(runner, '.runner'));
    return [...(0,cache_folders/* homesOf */.YI)(options), ...users, ...work, ...(isRunner ? [runner] : [])].filter((folder) => !(0,hidden_folders/* holdsSystemFolder */.AR)(folder));
}
/** Returns what is shown of this machine beyond the system: toolchains, caches, and folders named in the settings. */
function wantedFolders(options, searchPath, { shown }, root) {
    const inHome = (entry) => entry.startsWith('~/') ? (0,cache_folders/* homesOf */.YI)(options).map((home) => external_node_path_.join(home, entry.slice(2))) : [entry];
    const around = { root, homes: homes(options) };
    const programs = searchPath.filter((folder) => !mayHoldCredentials(folder));
    const tools = [...programs, ...linkedFolders(programs)].flatMap((folder) => foldersNeededAround(folder, around));
    const others = [
        ...options.readable.flatMap(inHome),
        ...shown.map((cache) => cache.path).filter((folder) => !leadsToCredentials(folder)),
    ];
    return { tools: [...new Set(tools)], others: others.filter((entry) => external_node_path_.isAbsolute(entry)) };
}
function workspaceMounts(options, root, readOnly) {
    const base = external_node_path_.join(root, options.base);
    const writable = { kind: 'bind', source: base, target: base, readOnly: false };
    if (readOnly)
        return [readOnlyBind(root)];
    return base === root ? [writable] : [readOnlyBind(root), writable];
}
/** Skips paths through links, because a mount follows links. Changes there are found by measuring the tree. */
function isNoLink(target) {
    return (0,host_files/* realPath */.Ye)(target) === target;
}
function readOnlyPaths(options, root) {
    const inside = options.protectedPaths().map((relative) => external_node_path_.join(root, relative));
    const locked = [external_node_path_.join(root, '.git'), ...options.gitDirs, ...inside].filter(isNoLink);
    const replaced = (options.replacements?.() ?? []).filter(({ target }) => isNoLink(target));
    return [
        ...locked.map((target) => readOnlyBind(target)),
        ...replaced.map(({ target, source }) => readOnlyBind(target, source)),
    ];
}
function maskedSockets(readable) {
    return listeningSockets()
        .map(host_files/* realPath */.Ye)
        .filter((target) => target !== null && !readable.includes(target))
        .map((target) => ({ kind: 'mask', target: target ?? '' }));
}
/** Returns the mounts of the system, which are equal for all runs on this machine. */
function systemMounts(rootFolder, { shown, groups }, home) {
    return [
        { kind: 'root', source: rootFolder.path, target: '/' },
        ...shown.map((folder) => readOnlyBind(folder)),
        ...groups.map(({ source, target }) => readOnlyBind(target, source)),
        ...rootFolder.copies.map(({ source, target }) => readOnlyBind(target, source)),
        ...PRIVATE_FOLDERS,
        { kind: 'tmpfs', target: home, mode: '0700', readOnly: false },
    ];
}
/** Returns the mounts that all commands have. */
function fixedMounts(options, places, found, rootFolder, system) {
    const { root, home, searchPath } = places;
    const { tools, others } = wantedFolders(options, searchPath, found, root);
    const base = systemMounts(rootFolder, system, home);
    const partlyShown = [...(0,hidden_folders/* hiddenFolders */.UA)(options.hostEnv, options.accountHome), home];
    const seen = [...tools, ...others, root].map((folder) => (0,host_files/* realPath */.Ye)(folder) ?? folder);
    const copied = rootFolder.copies.map(({ target }) => target);
    const unseen = hiddenInUsr(seen).filter((folder) => !copied.includes(folder));
    const hides = [...partlyShown, ...found.partlyShown, ...unseen].map(emptyMount);
    // The mounts of `base` come last, so they win for equal paths.
    const mounts = [...hides, ...base];
    const viewBase = { mounts, partlyShown, root, resolve: (file) => rootFolder.resolve(file) };
    const shown = readOnlyBinds([...tools, ...others], viewBase);
    // Folders that the root already hides need no mount.
    const needed = hides.filter(({ target }) => !(0,mounts_mount/* isHidden */.dK)([...base, ...shown], target));
    return { mounts: (0,mounts_mount/* inMountOrder */.LL)([...needed, ...base, ...shown]), shown, viewBase };
}
/** Reports if there is a file to hide. It may already be hidden, and a copied folder may not contain it. */
function hasTarget({ kind, target }, fixed) {
    const around = (0,mounts_mount/* decidingMount */.p3)(fixed, target);
    if (around?.kind !== 'bind')
        return kind === 'bind';
    return (0,host_files/* exists */.t2)(external_node_path_.join(around.source, external_node_path_.relative(around.target, target)));
}
/** Inspects the machine once; `mounts` then adds what may change between commands. */
function createView(options) {
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const home = homeInside(options, root);
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    const found = (0,cache_folders/* findCaches */.hY)(options, root);
    const system = systemFolders();
    const rootFolder = new RootFolder(options.scratchDir, system.links, system.shown);
    const places = { root, home, searchPath: folders };
    const { mounts: fixed, shown, viewBase } = fixedMounts(options, places, found, rootFolder, system);
    const caches = writableCaches(found, viewBase, options);
    const masks = (0,hidden_folders/* maskedFiles */.PE)(options.hostEnv).map((target) => ({ kind: 'mask', target }));
    const settings = settingsWithCredentials(fixed.flatMap((mount) => (mount.kind === 'bind' ? [mount.source] : [])));
    const never = [...found.never, ...settings];
    const credentials = credentialMounts({ ...found, never }, aliasesOf(shown, caches), options.scratchDir).filter((mount) => hasTarget(mount, fixed));
    const inGit = specialFilesBelow(options.gitDirs).map((target) => ({ kind: 'mask', target }));
    const isSeen = (folder) => !(0,mounts_mount/* isHidden */.dK)(fixed, rootFolder.resolve(folder));
    const mounts = (readOnly) => {
        const folderMounts = (0,mounts_mount/* inMountOrder */.LL)([
            ...fixed,
            ...workspaceMounts(options, root, readOnly),
            ...readOnlyPaths(options, root),
        ]);
        const privateFolders = options.privateDirs
            .map(host_files/* realPath */.Ye)
            .filter((folder) => folder !== null && (0,host_files/* isFolder */.lQ)(folder) && !(0,mounts_mount/* isHidden */.dK)(folderMounts, folder))
            .map((target) => ({ kind: 'tmpfs', target: target ?? '', mode: '0755', readOnly: true }));
        const all = (0,mounts_mount/* inMountOrder */.LL)([...folderMounts, ...privateFolders]);
        const seen = ({ target }) => (0,host_files/* exists */.t2)(target) && !(0,mounts_mount/* isHidden */.dK)(all, target);
        return (0,mounts_mount/* inMountOrder */.LL)([...all, ...[...masks, ...inGit, ...maskedSockets(options.readable)].filter(seen)]);
    };
    const isUsable = (folder) => {
        const around = (0,mounts_mount/* decidingMount */.p3)(fixed, rootFolder.resolve(folder));
        const isOurs = around?.kind === 'tmpfs' || (0,is_within/* isWithin */.B)(folder, root);
        return isOurs ? !mayHoldCredentials(folder) : isSeen(folder) && (0,host_files/* exists */.t2)(folder);
    };
    return {
        home,
        searchPath: folders.filter(isSeen),
        caches,
        credentials,
        isUsable,
        mounts,
        makePlaces: (all) => rootFolder.makePlaces(all),
    };
}
const views = new WeakMap();
/**
 * Returns the view of these options, which is created once, because inspecting the machine takes as long as some
 * commands.
 */
function viewFor(options) {
    const view = views.get(options) ?? createView(options);
    views.set(options, view);
    return view;
}
/** Reports if a command could write at this absolute path of the host. */
function isWritable(mounts, target) {
    const mount = decidingMount(mounts, target);
    return mount?.kind === 'bind' && !mount.readOnly;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/inherited-descriptors.js

const CLOSE_ON_EXEC = 0o2000000;
/**
 * Returns descriptors that our parent left open and that every child would inherit. Node closes its own at exec but not
 * these; the prologue closes them in the sandbox.
 */
function inheritedDescriptors() {
    return (0,host_files/* listNames */.Zv)('/proc/self/fdinfo')
        .map(Number)
        .filter((descriptor) => descriptor > 2)
        .filter((descriptor) => {
        const flags = /^flags:\s+([0-7]+)$/m.exec((0,host_files/* readTextOrEmpty */.Qr)(`/proc/self/fdinfo/${descriptor}`))?.[1];
        return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
    });
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/command-setup.js

















/** Variables that an activated Python environment sets to its folder, whose `bin` is in PATH. */
const ACTIVATED = ['VIRTUAL_ENV', 'CONDA_PREFIX'];
/** Bytes of a private tmpfs without an explicit size. */
const TMPFS_BYTES = Math.floor((0,tmpfs_sizes/* usableMemory */.U8)() / 4 / 4096) * 4096;
/** Returns the shell that runs scripts: bash if it is on PATH. */
function scriptShell(folders) {
    return (0,host_files/* findBinary */.jS)('bash', folders) ?? (0,host_files/* findBinary */.jS)('sh', [...folders, '/bin', '/usr/bin']) ?? '/bin/sh';
}
function prologueOf(folders, networkLines = []) {
    const closing = inheritedDescriptors();
    const sh = (0,host_files/* findBinary */.jS)('sh', [...search_path/* SYSTEM_FOLDERS */.E, ...folders]) ?? '/bin/sh';
    const bash = (0,host_files/* findBinary */.jS)('bash', [...search_path/* SYSTEM_FOLDERS */.E, ...folders]);
    return { sh: (0,command_prologue/* prologueShell */.yX)(sh, bash, closing), closing, networkLines, limits: command_prologue/* PROCESS_LIMITS */.P8 };
}
function workingFolder(root, relative) {
    const folder = (0,host_files/* realPath */.Ye)(external_node_path_.join(root, relative));
    return folder !== null && (0,is_within/* isWithin */.B)(folder, root) && (0,host_files/* isFolder */.lQ)(folder) ? folder : null;
}
/** Returns why a command cannot run as given; null if it can. */
function commandProblem(command, cwd) {
    if (command.script.includes('\0'))
        return 'the command contains a NUL byte, which shells do not accept: remove it';
    if (cwd === null) {
        return `the working directory "${command.cwd}" is not a folder in the workspace: use a folder that is`;
    }
    return null;
}
/** Returns toolchain variables for commands whose HOME is replaced by another folder. */
function toolchainVariablesFor({ hostEnv, accountHome }) {
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
function makePrivateFolders(parent) {
    const folders = { home: external_node_path_.join(parent, 'home'), temp: external_node_path_.join(parent, 'tmp') };
    for (const folder of [folders.home, folders.temp])
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    return folders;
}
/**
 * Returns HOME and TMPDIR if they cannot be private mounts. Those of the agent's commands last for the run. Gates and
 * custom constraints get new ones each time, because programs obey files there (`~/.npmrc`, `~/.curlrc`, Python's
 * `usercustomize`) that the agent may have written.
 */
function privateFoldersFor(scratchDir) {
    const agent = makePrivateFolders(scratchDir);
    let last = null;
    return (who) => {
        if (who === 'agent')
            return agent;
        if (last !== null)
            (0,external_node_fs_.rmSync)(last, { recursive: true, force: true });
        last = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(scratchDir, 'gate-'));
        return makePrivateFolders(last);
    };
}
/** Prepares commands without a sandbox: they see the whole machine, and only the environment is ours. */
function unsandboxedSetup(options, root, folders) {
    const places = toolchainVariablesFor(options);
    const privateFolders = privateFoldersFor(options.scratchDir);
    const shell = scriptShell(folders);
    const inner = prologueOf(folders);
    return (command) => {
        const cwd = workingFolder(root, command.cwd);
        const wrong = commandProblem(command, cwd);
        if (wrong !== null || cwd === null)
            return wrong ?? '';
        const { hostEnv: host, passEnv } = options;
        const inside = { host, passEnv, ...privateFolders(command.who), searchPath: folders, shell, places };
        return {
            options,
            mounts: [],
            cwd,
            environment: childEnvironment({ ...inside, ...withTools(options, folders, places, command) }, command.env),
            invocation: (0,command_prologue/* invocationOf */.QC)(shell, command.script, command.pipefail),
            prologue: inner,
            tmpfsBytes: TMPFS_BYTES,
        };
    };
}
function sandboxedSetup(options, network, { root, folders, layers, }) {
    const view = viewFor(options);
    const visible = folders.filter((folder) => view.searchPath.includes(folder));
    const shell = scriptShell(visible);
    const inner = prologueOf(visible);
    const withNetwork = { ...inner, networkLines: (0,forwarder/* forwarderLines */.Ku)() };
    const inside = {
        host: options.hostEnv,
        passEnv: options.passEnv,
        home: view.home,
        temp: '/tmp',
        searchPath: view.searchPath,
        shell,
        places: (0,cache_folders/* cacheVariables */.e7)(options.hostEnv, view.isUsable),
    };
    const budget = options.temporaryBytes ?? (0,tmpfs_sizes/* usableMemory */.U8)() / 2;
    const placeholder = emptyPlaceholder(options.scratchDir);
    return (command, proxySession, atStart = { folders: [], files: [] }, special = []) => {
        const cwd = workingFolder(root, command.cwd);
        const wrong = commandProblem(command, cwd);
        if (wrong !== null || cwd === null)
            return wrong ?? '';
        const everything = (0,mounts_mount/* inMountOrder */.LL)([
            tmpfs_sizes/* SHARED_MEMORY */.oW,
            ...view.mounts(command.readOnly ?? false),
            ...layers.mounts(command, [...view.caches, ...atStart.folders.map(toolFolder)]),
            ...atStart.files.map(({ target, source }) => ({ kind: 'bind', source, target, readOnly: true })),
            ...view.credentials,
        ]);
        const { checkout } = command;
        const shown = checkout === undefined ? everything : checkoutMounts(everything, root, { command, checkout, layers });
        const seesAll = command.who === 'gate' && command.gate === undefined;
        const denied = seesAll ? [] : deniedMounts(options, root, placeholder, shown, command);
        const masked = checkout === undefined ? specialMasks(special, root, shown) : [];
        const mounts = (0,tmpfs_sizes/* withSizes */.Z)((0,mounts_mount/* inMountOrder */.LL)([...shown, ...denied, ...masked]), view.home, budget);
        // A mount in a folder that is not private would be created on the host.
        if (proxySession !== undefined && (0,mounts_mount/* decidingMount */.p3)(mounts, forwarder/* INSIDE_SOCKET */.Nn)?.kind !== 'tmpfs') {
            return 'the workspace contains /tmp, where the sandbox needs its network proxy: move the workspace to another folder';
        }
        const proxy = proxySession === undefined ? {} : (0,forwarder/* proxyVariables */.eq)();
        const all = proxySession === undefined ? mounts : (0,mounts_mount/* inMountOrder */.LL)([...mounts, ...proxySession]);
        view.makePlaces(all);
        return {
            options: { ...options, network },
            mounts: all,
            cwd,
            environment: childEnvironment({ ...inside, ...withTools(options, view.searchPath, inside.places, command), proxy }, command.env),
            invocation: (0,command_prologue/* invocationOf */.QC)(shell, command.script, command.pipefail),
            prologue: proxySession === undefined ? inner : withNetwork,
            tmpfsBytes: TMPFS_BYTES,
        };
    };
}
function specialMasks(special, root, shown) {
    return special
        .map((relative) => external_node_path_.join(root, relative))
        .filter((target) => (0,host_files/* realPath */.Ye)(target) === target && !(0,mounts_mount/* isHidden */.dK)(shown, target))
        .map((target) => ({ kind: 'mask', target }));
}
function toolFolder({ target, lower }) {
    return { targets: [target], lower, needed: false };
}
/** Returns PATH with its folders in the workspace, in the original order, and the variables that belong to them. */
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
    return new writable_layers/* WritableLayers */.v(scratchDir, launcher.kind !== 'none' && launcher.layers !== null);
}
/**
 * Inspects the machine once for these options; each network gets its own setup. `layers` are the layers of the run, if
 * they are to be kept.
 */
function createCommandSetup(launcher, options, layers = layersFor(launcher, options), network = options.network) {
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    return launcher.kind === 'none'
        ? unsandboxedSetup(options, root, folders)
        : sandboxedSetup(options, network, { root, folders, layers });
}


/***/ }),

/***/ 60313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lw: () => (/* binding */ requireHostLists),
/* harmony export */   UQ: () => (/* binding */ hostListProblem),
/* harmony export */   sQ: () => (/* binding */ hostListOf)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);

/** Returns the hosts of a list; null if the network is closed or open to all. */
function hostListOf(network) {
    return typeof network === 'string' || network.length === 0 ? null : network;
}
/** Returns why this sandbox cannot enforce a list of hosts; null if it can. */
function hostListProblem(isolation) {
    const { launcher, reason } = isolation;
    if (launcher.kind === 'none') {
        return `a list of hosts in sandbox.network cannot be enforced without a sandbox (${reason}): install bubblewrap or let the runner use sudo without a password, or set sandbox.network to none or host`;
    }
    if (launcher.kind === 'unshare' && launcher.tools.ip === null) {
        return 'a list of hosts in sandbox.network needs the program `ip` to reach the proxy through the loopback interface: install iproute2 or bubblewrap, or set sandbox.network to none or host';
    }
    return null;
}
/** Throws StopRun(config) if commands or a gate have a list of hosts that cannot be enforced. */
function requireHostLists(networks, isolation) {
    if (networks.every((network) => hostListOf(network) === null))
        return;
    const reason = hostListProblem(isolation);
    if (reason !== null)
        throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', code: 'SBX-01', reason });
}


/***/ }),

/***/ 49224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ areasFor),
  v: () => (/* binding */ idMappingFor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/mapped-areas.js
var mapped_areas = __webpack_require__(56542);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/mount-table.js
var mount_table = __webpack_require__(56100);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/user-namespace.js
var user_namespace = __webpack_require__(18631);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/elf.js
var elf = __webpack_require__(79317);
;// CONCATENATED MODULE: ./build/adapters/sandbox/syscalls/mapper-program.js

/**
 * x64. The stack holds argc and argv, as the kernel leaves them. A `struct mount_attr` is put below them; its second
 * field, which is zero, also serves as the empty path.
 */
const X64_CODE = [
    '4889e3', //               mov rbx, rsp
    '4883ec20', //             sub rsp, 32
    // openat(AT_FDCWD, argv[1], O_RDONLY | O_CLOEXEC)
    'bf9cffffff', //           mov edi, -100
    '488b7310', //             mov rsi, [rbx + 16]
    'ba00000800', //           mov edx, 0x80000
    '4531d2', //               xor r10d, r10d
    'b801010000', //           mov eax, 257
    '0f05', //                 syscall
    '85c0', //                 test eax, eax
    '0f8889000000', //         js unable
    // { attr_set: MOUNT_ATTR_IDMAP, attr_clr: 0, propagation: 0, userns_fd }
    '48c7042400001000', //     mov qword ptr [rsp], 0x100000
    '31c9', //                 xor ecx, ecx
    '48894c2408', //           mov [rsp + 8], rcx
    '48894c2410', //           mov [rsp + 16], rcx
    '4889442418', //           mov [rsp + 24], rax
    '4c8d6318', //             lea r12, [rbx + 24]
    '498b3424', //       next: mov rsi, [r12]
    '31ff', //                 xor edi, edi
    '4885f6', //               test rsi, rsi
    '7466', //                 jz leave
    // open_tree(AT_FDCWD, source, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC)
    'bf9cffffff', //           mov edi, -100
    'ba01000800', //           mov edx, 0x80001
    'b8ac010000', //           mov eax, 428
    '0f05', //                 syscall
    '85c0', //                 test eax, eax
    '784c', //                 js unable
    '4189c6', //               mov r14d, eax
    // mount_setattr(fd, "", AT_EMPTY_PATH, attr, 32)
    '89c7', //                 mov edi, eax
    '488d742408', //           lea rsi, [rsp + 8]
    'ba00100000', //           mov edx, 0x1000
    '4989e2', //               mov r10, rsp
    '41b820000000', //         mov r8d, 32
    'b8ba010000', //           mov eax, 442
    '0f05', //                 syscall
    '85c0', //                 test eax, eax
    '7529', //                 jnz unable
    // move_mount(fd, "", AT_FDCWD, target, MOVE_MOUNT_F_EMPTY_PATH)
    '4489f7', //               mov edi, r14d
    '488d742408', //           lea rsi, [rsp + 8]
    'ba9cffffff', //           mov edx, -100
    '4d8b542408', //           mov r10, [r12 + 8]
    '41b804000000', //         mov r8d, 4
    'b8ad010000', //           mov eax, 429
    '0f05', //                 syscall
    '85c0', //                 test eax, eax
    '7506', //                 jnz unable
    '4983c410', //             add r12, 16
    'eb94', //                 jmp next
    'bf7d000000', //   unable: mov edi, 125
    'b83c000000', //    leave: mov eax, 60
    '0f05', //                 syscall
];
/** arm64: the same calls, with the numbers of asm-generic/unistd.h. */
const ARM64_CODE = [
    0x9100_03f3, //       mov  x19, sp
    0xd100_83ff, //       sub  sp, sp, #32
    0x9280_0c60, //       mov  x0, #-100
    0xf940_0a61, //       ldr  x1, [x19, #16]
    0xd2a0_0102, //       mov  x2, #0x80000
    0xd280_0003, //       mov  x3, #0
    0xd280_0708, //       mov  x8, #56          openat
    0xd400_0001, //       svc  #0
    0x37f8_03e0, //       tbnz w0, #31, unable
    0xd2a0_0201, //       mov  x1, #0x100000
    0xa900_7fe1, //       stp  x1, xzr, [sp]
    0xa901_03ff, //       stp  xzr, x0, [sp, #16]
    0x9100_6274, //       add  x20, x19, #24
    0xf940_0281, // next: ldr  x1, [x20]
    0xb400_0361, //       cbz  x1, done
    0x9280_0c60, //       mov  x0, #-100
    0xd2a0_0102, //       mov  x2, #0x80000
    0xb240_0042, //       orr  x2, x2, #1
    0xd280_3588, //       mov  x8, #428         open_tree
    0xd400_0001, //       svc  #0
    0x37f8_0260, //       tbnz w0, #31, unable
    0xaa00_03f5, //       mov  x21, x0
    0x9100_23e1, //       add  x1, sp, #8
    0xd282_0002, //       mov  x2, #0x1000
    0x9100_03e3, //       mov  x3, sp
    0xd280_0404, //       mov  x4, #32
    0xd280_3748, //       mov  x8, #442         mount_setattr
    0xd400_0001, //       svc  #0
    0x3500_0160, //       cbnz w0, unable
    0xaa15_03e0, //       mov  x0, x21
    0x9100_23e1, //       add  x1, sp, #8
    0x9280_0c62, //       mov  x2, #-100
    0xf940_0683, //       ldr  x3, [x20, #8]
    0xd280_0084, //       mov  x4, #4
    0xd280_35a8, //       mov  x8, #429         move_mount
    0xd400_0001, //       svc  #0
    0x3500_0060, //       cbnz w0, unable
    0x9100_4294, //       add  x20, x20, #16
    0x17ff_ffe7, //       b    next
    0xd280_0fa0, // unable: mov x0, #125
    0x1400_0002, //       b    leave
    0xd280_0000, // done: mov  x0, #0
    0xd280_0ba8, // leave: mov x8, #93          exit
    0xd400_0001, //       svc  #0
];
function words(instructions) {
    const bytes = Buffer.alloc(instructions.length * 4);
    instructions.forEach((word, at) => void bytes.writeUInt32LE(word, at * 4));
    return bytes;
}
/**
 * A static executable `mapper USERNS [SOURCE TARGET]...` that mounts each SOURCE on TARGET, with the owners of its
 * files mapped by the user namespace that the file USERNS names (mount_setattr(2), ID-mapped mounts; Linux 5.12). Exits
 * with 0, or with 125 at the first that cannot be mounted. Null for a machine that we have no code for.
 *
 * mount(8) can do this since util-linux 2.39.1, which many systems do not have yet.
 */
function mapperExecutable(machine = process.arch) {
    if (machine !== 'x64' && machine !== 'arm64')
        return null;
    const code = machine === 'x64' ? Buffer.from(X64_CODE.join(''), 'hex') : words(ARM64_CODE);
    return Buffer.concat([(0,elf/* elfHeaders */.ui)(elf/* ELF_MACHINES */.NA[machine], elf/* HEADERS */.d0 + code.length), code]);
}

// EXTERNAL MODULE: ./build/adapters/sandbox/view/cache-folders.js + 1 modules
var cache_folders = __webpack_require__(59158);
;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/id-mapping.js








/** Returns the folders of the run: the workspace, the homes with their caches, and the harness's own files. */
function foldersOf(options) {
    return [options.root, ...options.gitDirs, ...(0,cache_folders/* homesOf */.YI)(options), options.scratchDir];
}
/**
 * Prepares the id mapping that lets root's commands run as an unprivileged user. The workspace, the homes with their
 * caches and the harness's files keep their owners. A text is the reason why this is impossible.
 */
async function idMappingFor(options, tools) {
    const bytes = mapperExecutable();
    if (bytes === null)
        return `there is no program to map file owners for ${process.arch}`;
    const stage = external_node_path_.join(options.scratchDir, 'id-map');
    const mapper = external_node_path_.join(stage, 'mapper');
    (0,external_node_fs_.rmSync)(stage, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(stage, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)(mapper, bytes, { mode: 0o755 });
    const namespaces = new Map();
    for (const owner of [
        { uid: 0, gid: 0 },
        ...foldersOf(options).map((folder) => (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })),
    ]) {
        if (owner === undefined || namespaces.has((0,mapped_areas/* ownerKey */.lf)(owner)))
            continue;
        const namespace = await (0,user_namespace/* mappingNamespace */.E7)(tools.unshare, tools.sh, owner);
        if (namespace === null)
            return 'the kernel cannot make a user namespace to map file owners';
        namespaces.set((0,mapped_areas/* ownerKey */.lf)(owner), namespace);
    }
    return { mapper, stage, namespaces };
}
function areasFor(mapping, options, mounts) {
    const points = (0,mount_table/* realMountPoints */.T7)((0,host_files/* readTextOrEmpty */.Qr)('/proc/self/mountinfo'));
    return (0,mapped_areas/* findMappedAreas */.NG)(mapping, [...foldersOf(options), ...(0,mapped_areas/* unreadablePlaces */.Ec)(mounts)], points);
}


/***/ }),

/***/ 58939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lx: () => (/* binding */ commandUser),
  yD: () => (/* binding */ keeperOf),
  v4: () => (/* binding */ launchOf)
});

// EXTERNAL MODULE: ./build/core/text/shell-quote.js
var shell_quote = __webpack_require__(46027);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/layer-script.js
var layer_script = __webpack_require__(11313);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/mapped-areas.js
var mapped_areas = __webpack_require__(56542);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/mount-table.js
var mount_table = __webpack_require__(56100);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/user-namespace.js
var user_namespace = __webpack_require__(18631);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/command-prologue.js
var command_prologue = __webpack_require__(5330);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/launcher-file.js + 2 modules
var launcher_file = __webpack_require__(87364);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/bubblewrap.js
var bubblewrap = __webpack_require__(80419);
;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/drop-rights.js



/** Returns a delimiter for a here-document that none of these texts contains. */
function heredocDelimiter(...texts) {
    let mark = 'FORGE_END';
    while (texts.some((text) => text.includes(mark)))
        mark += '_';
    return mark;
}
/** Returns the script of the `sh` that dropped its rights: environment, limits, command. */
function droppedScript(profile) {
    const { argv, stdin } = profile.invocation;
    const mark = heredocDelimiter(stdin ?? '');
    const run = stdin === null ? '"$@" </dev/null' : `"$@" <<'${mark}'\n${stdin}\n${mark}`;
    return [
        'unset OLDPWD SHLVL _',
        ...Object.entries(profile.environment).map(([name, value]) => `export ${name}=${(0,shell_quote/* quoted */.T)(value)}`),
        `set -- ${argv.map(shell_quote/* quoted */.T).join(' ')}`,
        (0,command_prologue/* prologueScript */.RX)(profile.prologue, true, run),
    ].join('\n');
}
function dropArgs(profile) {
    return [
        `--reuid ${profile.uid} --regid ${profile.gid} --clear-groups`,
        '--no-new-privs --bounding-set=-all --inh-caps=-all',
    ].join(' ');
}
/** Returns `sh` text that becomes the shell without rights, through the launcher. */
function execDropped(profile, setpriv) {
    const script = droppedScript(profile);
    const mark = heredocDelimiter(script);
    const program = [...(profile.isFiltered ? [launcher_file/* LAUNCHER_INSIDE */.u5] : []), ...profile.prologue.sh];
    // sudo sets the hard limit to 0. The launcher sets it to 1 byte, and without rights it could not raise it.
    return `ulimit -c unlimited 2>/dev/null\nexec ${setpriv} ${dropArgs(profile)} ${program.join(' ')} -s <<'${mark}'\n${script}\n${mark}`;
}
/**
 * Returns `sh` text that first starts a process that kills everything in the namespace when stdin ends, which happens
 * however the harness ends. sudo is in between, so the kernel cannot notify the namespace. The process stays root, so a
 * command cannot stop it. It never reads this text, because the shell reads braces to their end first.
 */
function endingWithHarness(run) {
    const kills = 'while read -r line; do :; done; while :; do kill -s KILL -- -1; sleep 1; done';
    // A shell gives background processes a stdin only through another descriptor.
    return `{ exec 8<&0\n{ ${kills}; } <&8 8<&- >/dev/null 2>&1 &\nexec 8<&-\n${run}\n}`;
}

// EXTERNAL MODULE: ./build/adapters/sandbox/launch/id-mapping.js + 1 modules
var id_mapping = __webpack_require__(49224);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/mount.js
var mounts_mount = __webpack_require__(65557);
;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/unshare.js







/**
 * The place where the new root is assembled: a folder in our own mount namespace, so nobody else sees it. Every Linux
 * has this folder and no command needs it.
 */
const STAGE = '/sys/module';
const ROOT = `${STAGE}/root`;
/** The least number of bytes that a file with content takes. */
const PAGE = 4096;
/** Lets a small file system hold some folders. */
const FIRST_INODES = 1024;
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'];
/**
 * Returns the program and arguments that make the namespaces. The rest comes on stdin, which no process list shows.
 * `enter` goes before it.
 */
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
/** Returns a line of a table for `mount -a` (fstab(5)). `X-mount.mkdir` creates a missing target in an empty folder. */
function row(source, target, type, options) {
    return `${(0,mount_table/* escaped */.Mk)(source)} ${(0,mount_table/* escaped */.Mk)(ROOT + target)} ${type} ${options} 0 0\n`;
}
function mountRow(mount, all, profile) {
    switch (mount.kind) {
        case 'root':
            return '';
        case 'bind': {
            const options = `bind,nosuid,nodev,${mount.readOnly ? 'ro' : 'rw'}`;
            // Nowhere else, because the target would be created on the host.
            const made = isInEmptyFolder(mount, all) ? ',X-mount.mkdir' : '';
            return row((0,mapped_areas/* stagedPath */.w1)(profile.areas, mount.source), mount.target, 'none', options + made);
        }
        case 'layer': {
            const made = isInEmptyFolder(mount, all) ? ',X-mount.mkdir' : '';
            return row((0,mounts_mount/* layerMountPoint */.th)(mount), mount.target, 'none', `bind,nosuid,nodev,rw${made}`);
        }
        case 'mask':
            return row('/dev/null', mount.target, 'none', 'bind,ro');
        case 'tmpfs': {
            const owner = `uid=${profile.uid},gid=${profile.gid}`;
            const bytes = mount.bytes ?? profile.tmpfsBytes;
            // By default, empty files could take as much memory as half of the machine has.
            const size = `size=${bytes},nr_inodes=${Math.ceil(bytes / PAGE) + FIRST_INODES}`;
            const options = `nosuid,nodev,${size},mode=${mount.mode},${owner},X-mount.mkdir`;
            return row('tmpfs', mount.target, 'tmpfs', mount.readOnly ? `${options},ro` : options);
        }
    }
}
/** Returns the mounts that every command has: the root, `/dev` and `/proc`. */
function baseRows(root) {
    return [
        row(root, '', 'none', 'bind,ro,nosuid,nodev,X-mount.mkdir'),
        row('tmpfs', '/dev', 'tmpfs', 'nosuid,mode=0755,size=1m'),
        row('devpts', '/dev/pts', 'devpts', 'nosuid,noexec,newinstance,ptmxmode=0666,mode=0620,X-mount.mkdir'),
        // Read-only, because uid 0 may write to its switches even without capabilities: core_pattern alone would allow an
        // escape.
        row('proc', '/proc', 'proc', 'nosuid,nodev,noexec,ro'),
    ].join('');
}
function deviceRows() {
    const devices = DEVICES.map((name) => row(`/dev/${name}`, `/dev/${name}`, 'none', 'bind,nosuid,noexec'));
    return [...devices, row(`${ROOT}/dev/pts/ptmx`, '/dev/ptmx', 'none', 'bind,nosuid,noexec')].join('');
}
/**
 * Returns the folders that exist only because something is mounted below them in an empty folder. The user must own
 * them to write next to the mount (`~/.npm/_logs` next to a shown `~/.npm/_cacache`).
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
            for (const each of passed)
                between.add(each);
    }
    return [...between];
}
function makeFiles(targets) {
    const inRoot = targets.map((target) => (0,shell_quote/* quoted */.T)(ROOT + target));
    return `for f in ${inRoot.join(' ')}; do [ -e "$f" ] || : >"$f"; done`;
}
/** Reports if only an empty folder of ours contains the mount, so that its target has to be created. */
function isInEmptyFolder(mount, all) {
    const others = all.filter((other) => other !== mount);
    return (0,mounts_mount/* decidingMount */.p3)(others, mount.target)?.kind === 'tmpfs';
}
/**
 * Returns the mounts of one command, in order, as one `mount -a`, which creates missing folders but no files. If a file
 * is bound in an empty folder there are two, with the file created in between.
 */
function viewSteps(all, profile) {
    const { tools, uid, gid } = profile;
    const isFile = (mount) => mount.kind === 'mask' || (mount.kind === 'bind' && !profile.isFolder(mount.source));
    const rows = (mounts) => mounts.map((mount) => mountRow(mount, all, profile)).join('');
    const files = all
        .filter((mount) => isFile(mount) && isInEmptyFolder(mount, all))
        .map(({ target }) => target);
    const folders = [...new Set(files.map((file) => external_node_path_.dirname(file)))];
    const [first, then] = files.length === 0 ? [[], all] : emptyFirst(all);
    const between = uid === 0 ? [] : foldersBetween(all);
    const inRoot = (targets) => targets.map((target) => (0,shell_quote/* quoted */.T)(ROOT + target)).join(' ');
    return [
        ...(files.length === 0 ? [] : table('empty', rows(first), tools)),
        ...(files.length === 0 ? [] : [`${tools.mkdir} -p ${inRoot(folders)} || exit 125`, makeFiles(files)]),
        ...table('binds', rows(then), tools),
        ...(between.length === 0 ? [] : [`${tools.chown} ${uid}:${gid} ${inRoot(between)} || exit 125`]),
    ];
}
function table(name, rows, tools) {
    const file = `${STAGE}/${name}`;
    return [`printf '%s' ${(0,shell_quote/* quoted */.T)(rows)} >${file} || exit 125`, `${tools.mount} -n -a -T ${file} || exit 125`];
}
/** Puts empty folders first, because binds, and what is hidden in those, need them to exist. */
function emptyFirst(mounts) {
    const inBind = (mount) => mounts.some((other) => other.kind === 'bind' && (0,is_within/* isWithin */.B)(mount.target, other.target));
    const first = mounts.filter((mount) => mount.kind === 'tmpfs' && !inBind(mount));
    return [first, mounts.filter((mount) => !first.includes(mount))];
}
/**
 * Returns `sh` text that runs as PID 1 of new namespaces, still as root, and makes what every command has: the
 * read-only root, `/dev`, `/proc`, loopback and the layers. It contains nothing of the workspace, so it may run before
 * there is a command. One `mount -a` does many mounts, because a process for each would cost a millisecond each.
 */
function unshareOpening(tools, network, { root, layers, launcher, }) {
    // Copied, because the launcher's file system may be `noexec`.
    const copied = [
        ...DEVICE_LINKS.map((name) => `/dev/${name}`),
        ...(launcher === null ? [] : [(0,shell_quote/* quoted */.T)(launcher)]),
    ];
    return [
        ...layers,
        `${tools.mount} -n -t tmpfs -o mode=0711,size=16m tmpfs ${STAGE} || exit 125`,
        ...table('base', baseRows(root), tools),
        makeFiles([...DEVICES, 'ptmx'].map((name) => `/dev/${name}`)),
        ...table('devices', deviceRows(), tools),
        `${tools.cp} -P ${copied.join(' ')} ${ROOT}/dev/`,
        ...(tools.ip === null || network === 'host' ? [] : [`${tools.ip} link set lo up 2>/dev/null`]),
        '',
    ].join('\n');
}
/**
 * Returns the text after `unshareOpening`: it mounts the rest of the view, enters it, detaches the old root, drops all
 * rights and runs the command.
 */
function unshareScript(profile) {
    const { tools } = profile;
    const run = execDropped(profile, tools.setpriv);
    const all = (0,mounts_mount/* inMountOrder */.LL)([...(0,mount_table/* submounts */.FR)(profile.mountPoints, profile.mounts), ...profile.mounts]);
    return [
        ...viewSteps(all, profile),
        `cd ${ROOT} && ${tools.pivotRoot} . . && ${tools.umount} -n -l . && cd ${(0,shell_quote/* quoted */.T)(profile.cwd)} || exit 125`,
        tools.sudo === null ? run : endingWithHarness(run),
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/launcher.js












/**
 * Returns text that makes a waiting shell become this program with this stdin. So the shell can start before there is a
 * command.
 */
function execText(argv, stdin, filter) {
    const mark = heredocDelimiter(stdin ?? '');
    const input = stdin === null ? '</dev/null' : `<<'${mark}'\n${stdin}\n${mark}`;
    const launcher = filter === null ? '' : `${bubblewrap/* LAUNCHER_DESCRIPTOR */.Hs}<${(0,shell_quote/* quoted */.T)(filter)} `;
    return `unset OLDPWD SHLVL _\nexec ${argv.map(shell_quote/* quoted */.T).join(' ')} ${launcher}${input}\n`;
}
/** Returns the lines that mount what commands share: folders with mapped owners, and layers. */
function mountLines(launcher, prepared) {
    const { uid, gid } = prepared.options;
    const owner = launcher.kind === 'unshare' && launcher.tools.sudo !== null ? { uid, gid } : null;
    const mapping = launcher.kind === 'unshare' ? launcher.mapping : null;
    if (mapping === null)
        return launcher.layers === null ? [] : (0,layer_script/* layerLines */.lI)((0,layer_script/* layersIn */.MX)(prepared.mounts), launcher.layers, owner);
    const areas = areasOfCommand(launcher, prepared);
    const layers = (0,layer_script/* layersIn */.MX)(prepared.mounts).map((layer) => (0,mapped_areas/* mappedLayer */.Hk)(areas, layer));
    return [
        ...(0,mapped_areas/* stagingLines */.$B)(mapping, areas),
        ...(launcher.layers === null ? [] : (0,layer_script/* layerLines */.lI)(layers, launcher.layers, null)),
    ];
}
function filterOf({ filter }) {
    return filter === null ? null : (0,launcher_file/* verifiedLauncherPath */.g8)(filter);
}
/** Starts bubblewrap. Layers are mounted outside of it, because many systems have a version that cannot mount them. */
function bwrapLaunch(launcher, prepared, network, keeper) {
    const { invocation, environment, prologue: inner, options } = prepared;
    const lines = mountLines(launcher, prepared);
    const { layers, features, bwrap } = launcher;
    const nested = layers !== null && (lines.length > 0 || keeper !== null);
    const asUser = nested && options.uid !== 0;
    const identity = asUser ? { identity: { uid: options.uid, gid: options.gid } } : {};
    const filter = filterOf(launcher);
    const sandbox = (0,bubblewrap/* bwrapArgs */.uO)({ ...prepared, features, network, ...identity, launcher: filter });
    const first = filter === null ? [] : [launcher_file/* LAUNCHER_INSIDE */.u5];
    const argv = [...first, ...inner.sh, '-c', (0,command_prologue/* prologueScript */.RX)(inner, true), 'sh', ...invocation.argv];
    const stdin = execText([bwrap, ...sandbox, '--', ...argv], invocation.stdin, filter);
    const launch = { cwd: '/', env: environment, stdin, namespaced: true };
    if (!nested)
        return { ...launch, file: shell_quote/* POSIX_SHELL */.P, args: ['-s'] };
    if (keeper !== null) {
        const user = asUser ? ['--preserve-credentials', `--user=/proc/${keeper}/ns/user`] : [];
        const args = [...user, `--mount=/proc/${keeper}/ns/mnt`, '--', shell_quote/* POSIX_SHELL */.P, '-s'];
        return { ...launch, file: layers.nsenter, args };
    }
    return { ...launch, ...withLayers(layers, options, lines) };
}
/** Starts a shell that mounts the layers in its own mount namespace and then reads on. */
function withLayers({ unshare }, { uid }, lines) {
    const namespace = uid === 0 ? [] : ['--user', '--map-root-user'];
    const args = [...namespace, '--mount', '--propagation', 'private', '--', shell_quote/* POSIX_SHELL */.P, '-s'];
    return { file: unshare, args, opening: `${lines.join('\n')}\n` };
}
/** Returns the process that keeps this command's layers mounted for other commands; null if it has no layers. */
function keeperOf(launcher, prepared) {
    if (launcher.kind === 'none' || launcher.layers === null)
        return null;
    const mounts = mountLines(launcher, prepared);
    if (mounts.length === 0)
        return null;
    // The shell then waits at its stdin until this process ends.
    const lines = [...mounts, "printf '%s\\n' $$"];
    const sudo = launcher.kind === 'unshare' ? launcher.tools.sudo : null;
    const root = launcher.kind === 'unshare' ? { ...prepared.options, uid: 0 } : prepared.options;
    const start = withLayers(launcher.layers, root, lines);
    const started = { ...start, cwd: '/', env: {}, stdin: '', namespaced: true };
    return sudo === null
        ? started
        : { ...started, file: sudo, args: ['-n', '--', started.file, ...started.args] };
}
function areasOfCommand(launcher, { options, mounts }) {
    const mapping = launcher.kind === 'unshare' ? launcher.mapping : null;
    return mapping === null ? [] : (0,id_mapping/* areasFor */.M)(mapping, options, mounts);
}
/** Returns the user and group that commands run as. */
function commandUser(launcher, { uid, gid }) {
    const isMapped = launcher.kind === 'unshare' && launcher.mapping !== null;
    return isMapped ? { uid: user_namespace/* UNPRIVILEGED */.XO, gid: user_namespace/* UNPRIVILEGED */.XO } : { uid, gid };
}
/** Returns the folder that is shown as `/`. */
function rootSource(mounts) {
    return mounts.flatMap((mount) => (mount.kind === 'root' ? [mount.source] : [])).at(-1) ?? '/';
}
/**
 * Returns the process to start for one command. `keeper` is the process in whose namespaces its layers are already
 * mounted.
 */
function launchOf(launcher, prepared, keeper = null) {
    const { invocation, environment, prologue: inner } = prepared;
    // A list of hosts means no network except a socket that leads to the harness.
    const network = prepared.options.network === 'host' ? 'host' : 'none';
    switch (launcher.kind) {
        case 'bwrap':
            return bwrapLaunch(launcher, prepared, network, keeper);
        case 'unshare': {
            const enter = launcher.layers === null || keeper === null
                ? []
                : [launcher.layers.nsenter, `--mount=/proc/${keeper}/ns/mnt`, '--'];
            const [file = '', ...args] = unshareArgv(launcher.tools, network, enter);
            const filter = filterOf(launcher);
            const script = unshareScript({
                ...prepared,
                isFiltered: filter !== null,
                tools: launcher.tools,
                mountPoints: (0,mount_table/* realMountPoints */.T7)((0,host_files/* readTextOrEmpty */.Qr)('/proc/self/mountinfo')),
                isFolder: host_files/* isFolder */.lQ,
                ...commandUser(launcher, prepared.options),
                areas: areasOfCommand(launcher, prepared),
            });
            const layers = keeper === null ? mountLines(launcher, prepared) : [];
            const opening = unshareOpening(launcher.tools, network, {
                root: rootSource(prepared.mounts),
                layers,
                launcher: filter,
            });
            const isWatched = launcher.tools.sudo !== null;
            return { file, args, cwd: '/', env: {}, opening, stdin: script, isWatched, namespaced: true };
        }
        case 'none': {
            const filter = filterOf(launcher);
            const [file = '', ...args] = [...launcher.drop, ...(filter === null ? [] : [filter]), ...inner.sh];
            return {
                file,
                args: [...args, '-c', (0,command_prologue/* prologueScript */.RX)(inner, false), 'sh', ...invocation.argv],
                cwd: prepared.cwd,
                env: environment,
                stdin: invocation.stdin,
                namespaced: false,
            };
        }
    }
}


/***/ }),

/***/ 46266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UB: () => (/* binding */ probeSandbox),
  Nd: () => (/* binding */ requireSandbox),
  zB: () => (/* reexport */ sandboxState)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/tmpfs-sizes.js
var tmpfs_sizes = __webpack_require__(25557);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/user-namespace.js
var user_namespace = __webpack_require__(18631);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/command-cgroup.js + 1 modules
var command_cgroup = __webpack_require__(12761);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/command-prologue.js
var command_prologue = __webpack_require__(5330);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/run-child.js
var run_child = __webpack_require__(46825);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/launcher-file.js + 2 modules
var launcher_file = __webpack_require__(87364);
// EXTERNAL MODULE: ./build/adapters/sandbox/view/search-path.js
var search_path = __webpack_require__(27039);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/bubblewrap.js
var bubblewrap = __webpack_require__(80419);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/command-setup.js + 17 modules
var command_setup = __webpack_require__(79732);
;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/find-tools.js


/** Returns the tools to make our own namespaces, or the name of the first missing one. */
function unshareTools(folders, uid) {
    const everywhere = [...folders, ...search_path/* SYSTEM_FOLDERS */.E];
    const named = (name, where = everywhere) => (0,host_files/* findBinary */.jS)(name, where) ?? `!${name}`;
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
    const sudo = uid === 0 ? null : (0,host_files/* findBinary */.jS)('sudo', folders);
    if (missing !== undefined)
        return `${missing.slice(1)} is not on PATH`;
    if (uid !== 0 && sudo === null)
        return 'not root, and sudo is not on PATH';
    return { ...tools, sudo, ip: (0,host_files/* findBinary */.jS)('ip', everywhere) };
}
/** Returns the programs that mount layers; null if one is missing. */
function layerTools(folders) {
    const everywhere = [...folders, ...search_path/* SYSTEM_FOLDERS */.E];
    const named = (name) => (0,host_files/* findBinary */.jS)(name, everywhere) ?? '';
    const tools = {
        unshare: named('unshare'),
        nsenter: named('nsenter'),
        mount: named('mount'),
        rm: named('rm'),
        chown: named('chown'),
    };
    return Object.values(tools).includes('') ? null : tools;
}

// EXTERNAL MODULE: ./build/adapters/sandbox/launch/id-mapping.js + 1 modules
var id_mapping = __webpack_require__(49224);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/launcher.js + 2 modules
var launch_launcher = __webpack_require__(58939);
;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/probed-sandbox.js
/** Returns the part of the result that the record contains. */
function sandboxState({ kind, reason, unfiltered, unbounded }) {
    return {
        kind,
        reason,
        ...(unfiltered === undefined ? {} : { unfiltered }),
        ...(unbounded === undefined ? {} : { unbounded }),
    };
}
/** The reason for missing filters on a machine that we have no launcher code for. */
function noFilterReason({ platform }) {
    return `there is no system call filter for ${platform} on ${process.arch}`;
}

// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/core/text/shell-quote.js
var shell_quote = __webpack_require__(46027);
;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/unsandboxed-launcher.js








/**
 * Capabilities that root's commands keep without a sandbox: they may own and open files, but not inspect other
 * processes.
 */
const KEPT_CAPABILITIES = 'chown,dac_override,dac_read_search,fowner,fsetid,kill';
/**
 * Returns the command that drops rights without namespaces. For root it also drops most capabilities: a process with
 * fewer capabilities than the harness cannot read its environment or memory (ptrace(2), access mode checks).
 */
async function rightsDroppingCommand(folders, uid) {
    const setpriv = (0,host_files/* findBinary */.jS)('setpriv', [...folders, ...search_path/* SYSTEM_FOLDERS */.E]);
    if (setpriv === null)
        return [];
    const capabilities = KEPT_CAPABILITIES.split(',').map((name) => `+${name}`);
    const bare = [setpriv, '--no-new-privs'];
    const full = [...bare, `--bounding-set=-all,${capabilities.join(',')}`, '--inh-caps=-all'];
    for (const drop of uid === 0 ? [full, bare] : [bare]) {
        const [file = '', ...args] = [...drop, 'true'];
        const works = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(file, [...args], {
            env: { PATH: search_path/* SYSTEM_FOLDERS */.E.join(':') },
        }).then(() => true, () => false);
        if (works)
            return drop;
    }
    return [];
}
/** Returns the launcher without namespaces: fewer rights, and the system call filter if the kernel accepts it. */
async function unsandboxedLauncher(options, reason) {
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, options.root);
    const isLinux = options.platform === 'linux';
    const drop = isLinux ? await rightsDroppingCommand(folders, options.uid) : [];
    const filter = isLinux ? (0,launcher_file/* writeLauncher */.QV)(options.scratchDir) : null;
    const launcher = { kind: 'none', drop, filter };
    if (filter === null)
        return { kind: 'none', reason, launcher, unfiltered: noFilterReason(options) };
    const [file = '', ...args] = [...drop, filter.file, shell_quote/* POSIX_SHELL */.P, '-c', READS_FILTER];
    const seccompMode = await outputOf(file, args);
    return seccompMode === '2'
        ? { kind: 'none', reason, launcher }
        : { kind: 'none', reason, launcher: { ...launcher, filter: null }, unfiltered: seccompMode };
}
/** Prints the seccomp mode of the process that runs it. 2 means a filter program. */
const READS_FILTER = 'while read -r name value; do [ "$name" != Seccomp: ] || echo "$value"; done </proc/self/status';
/** Returns the output of a program, or the reason why it failed. */
function outputOf(file, args) {
    return (0,external_node_util_.promisify)(external_node_child_process_.execFile)(file, [...args], { env: { PATH: search_path/* SYSTEM_FOLDERS */.E.join(':') } }).then(({ stdout }) => stdout.trim(), (error) => `the launcher cannot run: ${(0,message_of/* messageOf */.b)(error).trim().split('\n').at(-1)}`);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/launch/probe-sandbox.js




















/**
 * Timeouts in ms for the first try, and for the second on a busy machine. A hung mount must not delay the run any
 * longer.
 */
const PROBE_TIMEOUT_MS = { first: 10_000, second: 30_000 };
/** Failures that a second try may avoid: a timeout, no processes or memory left, or a killed process. */
const TRANSIENT_FAILURE = /^$|^no answer within|exit code 137$|temporarily unavailable|cannot allocate memory|EAGAIN|ENOMEM/i;
const NOT_FILTERED = 'system calls are not filtered';
/**
 * Runs in the sandbox, with the profile that commands will have. Checks the PID namespace, that no privileges are held
 * or can be gained, that the machine is read-only, and that the workspace is readable.
 */
const CHECK_SCRIPT = `
while read -r name value; do case "$name" in NoNewPrivs:) nnp=$value;; CapEff:) caps=$value;; Seccomp:) filter=$value;; esac; done </proc/self/status
[ "$PPID" = 1 ] || { echo "no PID namespace"; exit 1; }
[ "$nnp" = 1 ] || { echo "privileges can be gained"; exit 1; }
case "$caps" in *[!0]*) echo "capabilities are left: $caps"; exit 1;; esac
if [ -w / ] || [ -w /etc ]; then echo "the machine is writable"; exit 1; fi
[ -r . ] || { echo "the workspace is not readable"; exit 1; }
`;
/** Follows CHECK_SCRIPT if the launcher is used. */
const FILTER_CHECK_SCRIPT = `[ "$filter" = 2 ] || { echo "${NOT_FILTERED}"; exit 1; }
`;
/**
 * Returns null if the sandbox works, else why not. Tries twice, so that a busy machine does not get a weaker sandbox.
 */
async function tryTwice(launcher, options) {
    const wrong = await tryOnce(launcher, options, PROBE_TIMEOUT_MS.first);
    return wrong !== null && TRANSIENT_FAILURE.test(wrong)
        ? tryOnce(launcher, options, PROBE_TIMEOUT_MS.second)
        : wrong;
}
async function tryOnce(launcher, options, timeoutMs) {
    const prepared = (0,command_setup/* createCommandSetup */.PA)(launcher, options)({
        script: `${CHECK_SCRIPT}${launcher.filter === null ? '' : FILTER_CHECK_SCRIPT}echo held`,
        who: 'agent',
        pipefail: false,
        cwd: '',
        timeoutMs,
        signal: new AbortController().signal,
    });
    if (typeof prepared === 'string')
        return prepared;
    const result = await (0,run_child/* runChild */.w)((0,launch_launcher/* launchOf */.v4)(launcher, prepared), {
        timeoutMs,
        signal: new AbortController().signal,
    });
    if (result.endedBy === 'timeout')
        return `no answer within ${(0,figures/* seconds */.YA)(timeoutMs)}`;
    if (result.startError !== undefined)
        return result.startError.split('\n').at(-1) ?? 'failed';
    return result.output.trim() === 'held' ? null : result.output.trim().slice(0, 200);
}
async function tryBwrap(options, folders, filter) {
    const bwrap = (0,host_files/* findBinary */.jS)('bwrap', folders);
    if (bwrap === null)
        return 'bwrap: not on PATH';
    const layers = layerTools(folders);
    const newest = await tryFeatures({ kind: 'bwrap', bwrap, features: bubblewrap/* ALL_FEATURES */.oA, layers, filter }, options);
    if (typeof newest !== 'string')
        return newest;
    // Only now: asking for the features costs one more process.
    const features = await featuresOf(bwrap);
    return (0,external_node_util_.isDeepStrictEqual)(features, bubblewrap/* ALL_FEATURES */.oA)
        ? newest
        : tryFeatures({ kind: 'bwrap', bwrap, features, layers, filter }, options);
}
/** Tries with layers, and then without, because an old kernel or a policy of the machine may refuse them. */
async function tryFeatures(launcher, options) {
    const held = await withFilterOrNot(launcher, options);
    return typeof held === 'string'
        ? `bwrap: ${held}`
        : { kind: 'bwrap', reason: `the full profile holds with ${launcher.bwrap}`, ...held };
}
/** Matches messages of mount, unshare and bwrap when a layer or its namespace cannot be made. */
const LAYER_FAILURE = /\bmount\b|unshare|namespace|uid.?map/i;
async function withLayersOrNot(launcher, options) {
    const wrong = await tryTwice(launcher, options);
    if (wrong === null)
        return launcher;
    if (launcher.layers === null || !LAYER_FAILURE.test(wrong))
        return wrong;
    const plain = { ...launcher, layers: null };
    return (await tryTwice(plain, options)) ?? plain;
}
/** Matches failures of the filter itself. Commands then run without it, and the record says so. */
const FILTER_FAILURE = new RegExp(`${launcher_file/* LAUNCHER_INSIDE */.u5}|no message, exit code 12[57]|${NOT_FILTERED}`);
async function withFilterOrNot(launcher, options) {
    const held = await withLayersOrNot(launcher, options);
    if (typeof held !== 'string')
        return { launcher: held, ...(held.filter === null ? { unfiltered: noFilterReason(options) } : {}) };
    if (launcher.filter === null || !FILTER_FAILURE.test(held))
        return held;
    const without = await withLayersOrNot({ ...launcher, filter: null }, options);
    return typeof without === 'string' ? without : { launcher: without, unfiltered: held };
}
/** Adds to the record that commands run as root, and why. */
function withRootReason(found, why) {
    return { ...found, reason: `${found.reason}; commands run as root without capabilities (${why})` };
}
async function featuresOf(bwrap) {
    const help = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(bwrap, ['--help'], { env: {} }).then(({ stdout, stderr }) => stdout + stderr, () => '');
    return (0,bubblewrap/* featuresIn */.Dt)(help);
}
/**
 * Tries to run root's commands as an unprivileged user. This is tried first, because bubblewrap leaves root's commands
 * as root without capabilities.
 */
async function tryUnprivileged(options, folders, filter) {
    if (options.uid !== 0)
        return 'not root';
    const tools = unshareTools(folders, options.uid);
    if (typeof tools === 'string')
        return tools;
    const mapping = await (0,id_mapping/* idMappingFor */.v)(options, tools);
    if (typeof mapping === 'string')
        return mapping;
    const layers = layerTools(folders);
    const held = await withFilterOrNot({ kind: 'unshare', tools, layers, filter, mapping }, options);
    const reason = `the full profile holds with ${tools.unshare} as root, and commands run as user ${user_namespace/* UNPRIVILEGED */.XO}`;
    return typeof held === 'string' ? held : { kind: 'unshare', reason, ...held };
}
async function tryUnshare(options, folders, filter) {
    const tools = unshareTools(folders, options.uid);
    if (typeof tools === 'string')
        return `unshare: ${tools}`;
    const layers = layerTools(folders);
    const held = await withFilterOrNot({ kind: 'unshare', tools, layers, filter, mapping: null }, options);
    const how = tools.sudo === null ? 'as root' : `through ${tools.sudo}`;
    return typeof held === 'string'
        ? `unshare ${how}: ${held}`
        : { kind: 'unshare', reason: `the full profile holds with ${tools.unshare} ${how}`, ...held };
}
/** Adds a control group for the commands, if this machine allows one. */
async function withCgroup(found, { groupLimits }) {
    const memoryBytes = Math.floor(((0,tmpfs_sizes/* usableMemory */.U8)() / 8) * 7);
    const group = await (0,command_cgroup/* openCommandCgroup */.e)(groupLimits ?? { processes: command_prologue/* PROCESS_LIMITS */.P8.processes, memoryBytes });
    return typeof group === 'string' ? { ...found, unbounded: group } : { ...found, group };
}
/**
 * Finds the strongest sandbox that works here by trying the full profile: bubblewrap, then our own namespaces as root
 * or through `sudo -n`, then none. Never throws, so it can be started early and awaited late. `requireSandbox` then
 * decides if the run may continue.
 */
async function probeSandbox(mode, options) {
    if (mode === 'off')
        return unsandboxedLauncher(options, 'switched off by the setting sandbox.mode');
    if (options.platform !== 'linux')
        return unsandboxedLauncher(options, `the sandbox needs Linux, and this is ${options.platform}`);
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    const failures = [];
    const filter = (0,launcher_file/* writeLauncher */.QV)(options.scratchDir);
    const unprivileged = await tryUnprivileged(options, folders, filter);
    if (typeof unprivileged !== 'string')
        return await withCgroup(unprivileged, options);
    for (const attemptOne of [tryBwrap, tryUnshare]) {
        const found = await attemptOne(options, folders, filter);
        if (typeof found !== 'string')
            return await withCgroup(options.uid === 0 ? withRootReason(found, unprivileged) : found, options);
        failures.push(found);
    }
    return unsandboxedLauncher(options, failures.join('; '));
}
/** Throws StopRun(config) if `sandbox` is "required" and there is no sandbox, or it cannot filter system calls. */
function requireSandbox(mode, { kind, reason, unfiltered }) {
    if (mode !== 'required')
        return;
    if (kind === 'none')
        throw noSandbox(`commands cannot be sandboxed (${reason}), and sandbox is "required": install bubblewrap, let the runner use sudo without a password, or set sandbox to "auto"`);
    if (unfiltered !== undefined)
        throw noSandbox(`the system calls of commands cannot be filtered (${unfiltered}), and sandbox is "required": use a runner with x64 or arm64 and a kernel with seccomp, or set sandbox to "auto"`);
}
function noSandbox(reason) {
    return new outcome/* StopRun */.U({ kind: 'config', code: 'SBX-01', reason });
}


/***/ }),

/***/ 11313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ layersIn),
/* harmony export */   hS: () => (/* binding */ canBeLayer),
/* harmony export */   lI: () => (/* binding */ layerLines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46027);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65557);
/* harmony import */ var _mount_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56100);




function layersIn(mounts) {
    const byFolder = new Map();
    for (const mount of mounts)
        if (mount.kind === 'layer')
            byFolder.set(mount.folder, mount);
    return [...byFolder.values()];
}
/** Characters that separate or escape in the options of overlayfs. */
const OVERLAY_SEPARATORS = /[,:\\"]/;
/**
 * The options of a mount have at most one page of memory. One of these paths is used twice, and each may be prefixed
 * with the path of the scratch folder if owners are mapped.
 */
const MAX_PATH_CHARS = 1200;
/** Reports if overlayfs accepts these paths. */
function canBeLayer(paths) {
    return (paths.every((each) => !OVERLAY_SEPARATORS.test(each)) &&
        Buffer.byteLength(paths.join('')) <= MAX_PATH_CHARS);
}
/**
 * Avoids the newer calls, which mount(8) prefers since util-linux 2.39, because they take no option of more than 255
 * bytes.
 */
const OLD_MOUNT_CALL = 'LIBMOUNT_FORCE_MOUNT2=always';
/**
 * Returns a line of a table for `mount -a` (fstab(5)). `userxattr` works without privileges on the machine. `volatile`
 * saves the kernel from writing everything to the disk when the command ends: the layer does not outlive the run.
 */
function layerRow(layer) {
    const { lowers, folder, writes = folder } = layer;
    const at = (part) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(writes, part);
    const options = [
        `lowerdir=${lowers.join(':')}`,
        `upperdir=${at('upper')}`,
        `workdir=${at('work')}`,
        'userxattr,volatile,index=off,nosuid,nodev',
    ].join(',');
    return `forge-layer ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)((0,_mount_js__WEBPACK_IMPORTED_MODULE_1__/* .layerMountPoint */ .th)(layer))} overlay ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)(options)},X-mount.mkdir 0 0\n`;
}
/**
 * Returns the line for the folder in which the layers are mounted. It is unbindable, so bubblewrap skips it when it
 * shows the whole machine. Otherwise each mount in it would cost the command time.
 */
function aroundRow(layer) {
    return `forge-layers ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)((0,_mount_js__WEBPACK_IMPORTED_MODULE_1__/* .layersFolder */ .tv)(layer))} tmpfs mode=0755,size=1m,unbindable 0 0\n`;
}
/**
 * Returns `sh` text that mounts the layers in our own mount namespace. It first removes what the kernel left in `work`,
 * because marks of the last `volatile` mount would make the kernel refuse. With sudo, what the kernel makes in `work`
 * belongs to root: `owner` gets it, to remove it at the end.
 */
function layerLines(layers, tools, owner) {
    const [first] = layers;
    if (first === undefined)
        return [];
    const table = (0,_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(first.folder, 'table'));
    const left = layers.map(({ folder }) => (0,_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, 'work', 'work'))).join(' ');
    return [
        // A new layer has nothing there, so no process is needed.
        `for f in ${left}; do [ ! -e "$f" ] || { ${tools.rm} -rf ${left} || exit 125; break; }; done`,
        `printf '%s' ${(0,_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(aroundRow(first) + layers.map(layerRow).join(''))} >${table} || exit 125`,
        `${OLD_MOUNT_CALL} ${tools.mount} -n -a -T ${table} || exit 125`,
        ...(owner === null ? [] : [`${tools.chown} -R ${owner.uid}:${owner.gid} ${left} || exit 125`]),
    ];
}


/***/ }),

/***/ 56542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ stagingLines),
/* harmony export */   Ec: () => (/* binding */ unreadablePlaces),
/* harmony export */   Hk: () => (/* binding */ mappedLayer),
/* harmony export */   NG: () => (/* binding */ findMappedAreas),
/* harmony export */   lf: () => (/* binding */ ownerKey),
/* harmony export */   w1: () => (/* binding */ stagedPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99688);
/* harmony import */ var _core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46027);
/* harmony import */ var _files_host_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91005);






function ownerKey({ uid, gid }) {
    return `${uid}:${gid}`;
}
/**
 * Returns the areas of these folders: each existing one that is in no other, and each file system mounted below them,
 * because a mapped mount does not include those. Creates the places where they are staged.
 */
function findMappedAreas({ stage, namespaces }, folders, mountPoints) {
    const real = [...new Set(folders)].map(_files_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Ye).filter((place) => place !== null && place !== '/');
    const roots = [...new Set(real.map(String))].sort((a, b) => a.length - b.length);
    const outer = [];
    for (const root of roots)
        if (!outer.some((around) => (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .B)(root, around)))
            outer.push(root);
    const below = mountPoints.filter((point) => outer.some((around) => (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .B)(point, around)));
    return [...new Set([...outer, ...below])].flatMap((place) => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(place, { throwIfNoEntry: false });
        return stat !== undefined && namespaces.has(ownerKey(stat)) ? [areaAt(place, stat, stage)] : [];
    });
}
function areaAt(place, stat, stage) {
    const isFolder = stat.isDirectory();
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${isFolder} ${place}`).digest('hex').slice(0, 16);
    const staged = node_path__WEBPACK_IMPORTED_MODULE_2__.join(stage, digest);
    if (!(0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(staged)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(isFolder ? staged : stage, { recursive: true, mode: 0o700 });
        if (!isFolder)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(staged, '');
    }
    return {
        folder: place,
        owner: { uid: stat.uid, gid: stat.gid },
        staged,
        identity: `${stat.dev}:${stat.ino}`,
    };
}
/** Returns the places in these mounts that the user could not read unmapped, or must write to. */
function unreadablePlaces(mounts) {
    return mounts.flatMap((mount) => {
        if (mount.kind === 'layer')
            return mount.lowers;
        if (mount.kind !== 'bind')
            return [];
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(mount.source, { throwIfNoEntry: false });
        const needed = stat?.isDirectory() === true ? 0o005 : 0o004;
        return stat === undefined || (stat.mode & needed) === needed ? [] : [mount.source];
    });
}
/** Returns where a path of the machine is found with its owner mapped; the path itself if it is in no area. */
function stagedPath(areas, file) {
    let found = null;
    for (const area of areas)
        if ((0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .B)(file, area.folder) && area.folder.length > (found?.folder.length ?? 0))
            found = area;
    return found === null ? file : node_path__WEBPACK_IMPORTED_MODULE_2__.join(found.staged, file.slice(found.folder.length));
}
/** Returns the layer with the staged paths of its areas. */
function mappedLayer(areas, layer) {
    const lowers = layer.lowers.map((lower) => stagedPath(areas, lower));
    return { ...layer, lowers, writes: stagedPath(areas, layer.folder) };
}
/**
 * Returns `sh` text that mounts all areas, with one process for each owner. The text changes when an area was replaced.
 */
function stagingLines({ mapper, namespaces }, areas) {
    return [...namespaces].flatMap(([key, namespace]) => {
        const own = areas.filter(({ owner }) => ownerKey(owner) === key);
        if (own.length === 0)
            return [];
        const pairs = own.flatMap(({ folder: place, staged }) => [(0,_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(place), (0,_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(staged)]);
        const identities = own.map(({ identity }) => identity).join(' ');
        return [`: ${identities}`, `${(0,_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(mapper)} ${(0,_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(namespace)} ${pairs.join(' ')} || exit 125`];
    });
}


/***/ }),

/***/ 56100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ submounts),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   T7: () => (/* binding */ realMountPoints),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65557);

/** File systems that hold no files of the machine. `/dev`, `/proc` and `/sys` are made anew. */
const PSEUDO = /^(?:autofs|binfmt_misc|bpf|cgroup2?|configfs|debugfs|devpts|devtmpfs|efivarfs|fusectl|hugetlbfs|mqueue|nsfs|proc|pstore|ramfs|rpc_pipefs|securityfs|selinuxfs|sysfs|tracefs)$/;
/** Decodes octal escapes such as `\040` in /proc/self/mountinfo and in fstab. */
function unescaped(field) {
    return field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}
/** Encodes a field for fstab. Only ASCII white space separates fields, and an escape is a single byte. */
function escaped(field) {
    return field.replace(/[ \t\n\v\f\r\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
/** Returns where real file systems are mounted below the root, each once (format: proc(5), mountinfo). */
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
 * Returns binds for file systems mounted inside shown folders, because a bind without its submounts would show empty
 * folders there. Each is as writable as its place; hidden ones stay hidden.
 */
function submounts(points, mounts) {
    return points.flatMap((point) => {
        const around = (0,_mount_js__WEBPACK_IMPORTED_MODULE_0__/* .decidingMount */ .p3)(mounts, point);
        if (around?.kind !== 'bind' || around.source !== around.target || around.target === point)
            return [];
        return [{ kind: 'bind', source: point, target: point, readOnly: around.readOnly }];
    });
}


/***/ }),

/***/ 65557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ LAYER_PARTS),
/* harmony export */   LL: () => (/* binding */ inMountOrder),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   p3: () => (/* binding */ decidingMount),
/* harmony export */   th: () => (/* binding */ layerMountPoint),
/* harmony export */   tv: () => (/* binding */ layersFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99688);


/** `upper` takes the writes, and `work` belongs to the kernel. */
const LAYER_PARTS = ['upper', 'work'];
/** Returns the folder of one command's layers. A file system is mounted on it, and the layers are mounted in that. */
function layersFolder({ folder }) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.join(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder), 'views');
}
/** Returns the path where the layer is mounted. */
function layerMountPoint(layer) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.join(layersFolder(layer), node_path__WEBPACK_IMPORTED_MODULE_0__.basename(layer.folder));
}
function depth(target) {
    return target === '/' ? 0 : target.split('/').length;
}
/**
 * Sorts the mounts by the rule of the view: the most specific path wins, and of two for the same path the later one. So
 * parents come before children, and a folder hidden inside a shown one stays hidden.
 */
function inMountOrder(mounts) {
    const byTarget = new Map();
    for (const mount of mounts)
        byTarget.set(mount.target, mount);
    return [...byTarget.values()].sort((a, b) => depth(a.target) - depth(b.target) || (a.target < b.target ? -1 : 1));
}
/** Returns the mount that decides what is seen at `file`; undefined if no mount contains it. */
function decidingMount(mounts, file) {
    let deepest;
    for (const mount of mounts) {
        if (!(0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .B)(file, mount.target))
            continue;
        if (deepest === undefined || mount.target.length >= deepest.target.length)
            deepest = mount;
    }
    return deepest;
}
/** Reports if `file` of the host is hidden in the sandbox; the root may show a copy of it. */
function isHidden(mounts, file) {
    const mount = decidingMount(mounts, file);
    return mount?.kind === 'root' || mount?.kind === 'tmpfs' || mount?.kind === 'mask';
}


/***/ }),

/***/ 25557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U8: () => (/* binding */ usableMemory),
/* harmony export */   Z: () => (/* binding */ withSizes),
/* harmony export */   oW: () => (/* binding */ SHARED_MEMORY)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Returns the memory that this process may use: the machine's, or the limit of the container. */
function usableMemory() {
    const constrained = process.constrainedMemory();
    return constrained > 0 ? Math.min(constrained, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)()) : (0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)();
}
/** Shared memory of programs (POSIX `shm_open`), private like the other temporary folders. */
const SHARED_MEMORY = { kind: 'tmpfs', target: '/dev/shm', mode: '1777', readOnly: false };
const PAGE = 4096;
/**
 * Returns the mounts with a size for each private file system. Together they hold at most `budget` bytes: `/tmp` half
 * of it, the home folder a quarter, and the others equal parts of the last quarter. A read-only one holds nothing.
 */
function withSizes(mounts, home, budget) {
    const isOther = (mount) => mount.kind === 'tmpfs' && !mount.readOnly && mount.target !== '/tmp' && mount.target !== home;
    const each = budget / 4 / Math.max(1, mounts.filter(isOther).length);
    return mounts.map((mount) => {
        if (mount.kind !== 'tmpfs')
            return mount;
        const share = mount.target === '/tmp' ? budget / 2 : mount.target === home ? budget / 4 : each;
        return { ...mount, bytes: mount.readOnly ? PAGE : Math.max(PAGE, Math.floor(share / PAGE) * PAGE) };
    });
}


/***/ }),

/***/ 18631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ mappingNamespace),
/* harmony export */   XO: () => (/* binding */ UNPRIVILEGED)
/* harmony export */ });
/* unused harmony export idMap */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);



/**
 * The user and group that root's commands run as. No system assigns this number: it is between the ranges of systemd's
 * homes and its dynamic users.
 */
const UNPRIVILEGED = 61_000;
/**
 * Returns lines of a map of user_namespaces(7): files of `owner` belong to `UNPRIVILEGED` in a mapped mount. The others
 * of the 65,536 ids that every machine has stay the same.
 */
function idMap(owner) {
    const [low, high] = owner < UNPRIVILEGED ? [owner, UNPRIVILEGED] : [UNPRIVILEGED, owner];
    const same = [
        [0, low],
        [low + 1, high],
        [high + 1, IDS],
    ].filter(([from = 0, end = 0]) => from < end && from < IDS);
    const swapped = owner === UNPRIVILEGED
        ? [[owner, owner]]
        : [
            [owner, UNPRIVILEGED],
            [UNPRIVILEGED, owner],
        ];
    return [
        ...same.map(([from = 0, end = 0]) => `${from} ${from} ${Math.min(end, IDS) - from}\n`),
        ...swapped.map(([inside, outside]) => `${inside} ${outside} 1\n`),
    ].join('');
}
const IDS = 65_536;
/**
 * Makes the user namespace that maps `owner` to `UNPRIVILEGED`, for `mapperExecutable`. Resolves to a path that
 * processes of this machine can open until this process ends; null if the kernel makes none, or we may not write its
 * map (we are not root).
 */
async function mappingNamespace(unshare, shell, owner) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(unshare, ['--user', '--', shell, '-c', 'echo made; read -r _'], {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {},
    });
    child.stdin.on('error', () => { });
    try {
        const made = await Promise.race([
            (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child.stdout, 'data').then(() => true),
            (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close').then(() => false),
        ]);
        if (!made)
            return null;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(`/proc/${child.pid}/uid_map`, idMap(owner.uid));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(`/proc/${child.pid}/gid_map`, idMap(owner.gid));
        return `/proc/${process.pid}/fd/${(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(`/proc/${child.pid}/ns/user`, 'r')}`;
    }
    catch {
        return null;
    }
    finally {
        child.stdin.end();
    }
}


/***/ }),

/***/ 70665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ remainingBudget),
/* harmony export */   v: () => (/* binding */ WritableLayers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_host_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91005);
/* harmony import */ var _layer_script_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11313);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65557);






/** Without layers, this much is copied for the agent's commands, and again for each gate. */
const COPY_BYTES = 256 * 1024 ** 2;
const COPY_FILES = 20_000;
/** Makes writable views of folders: one for the agent's commands for the whole run, and one for each run of a gate. */
class WritableLayers {
    #scratchDir;
    #made = null;
    #mounted;
    #rest = { bytes: COPY_BYTES, files: COPY_FILES };
    /** `mounted` says that the kernel mounts layers. Otherwise small folders are copied. */
    constructor(scratchDir, mounted) {
        this.#scratchDir = scratchDir;
        this.#mounted = mounted;
    }
    /**
     * Returns the mounts for one command. A gate sees again what it wrote before the agent began, but nothing else that a
     * gate or a command wrote.
     */
    mounts(command, folders) {
        const place = this.#place(command);
        // Neither the agent nor a gate: small programs that run often.
        if (place === null)
            return folders.filter(({ needed }) => needed).flatMap(emptyMounts);
        this.#rest = { bytes: COPY_BYTES, files: COPY_FILES };
        return folders.flatMap((folder) => this.#mount(folder, place));
    }
    /** One folder for each object, because two mounts of one layer would conflict. */
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
        // Gates on a fresh checkout share what they install.
        if (gate.phase === 'verify')
            return { folder: node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#parent, 'verify'), before: null };
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
        const lowers = [...earlier, lower].filter((each) => each !== null && (0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(each)).map(String);
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
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,_mount_js__WEBPACK_IMPORTED_MODULE_5__/* .layersFolder */ .tv)(layer), { recursive: true, mode: 0o755 });
            return targets.map((target) => ({ ...layer, target }));
        }
        return this.#copied(lowers[0] ?? '', node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'copy')) ? bound('copy') : [];
    }
    /** Copies the folder; false if it is too large. */
    #copied(source, target) {
        if ((0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(target))
            return true;
        const left = remainingBudget(source, this.#rest);
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
function emptyMounts({ targets }) {
    return targets.map((target) => ({ kind: 'tmpfs', target, mode: '0755', readOnly: false }));
}
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function isCopied(file) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
    return stat !== undefined && (stat.isFile() || stat.isDirectory() || stat.isSymbolicLink());
}
/** Returns the rest of the budget after this folder; null if it does not fit, or cannot be read. */
function remainingBudget(folder, budget) {
    let { bytes, files } = budget;
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
/* harmony import */ var _core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46027);

/** The folder of the network access in the sandbox. /tmp is empty and private there. */
const INSIDE = '/tmp/.forge-network';
const INSIDE_NODE = `${INSIDE}/node`;
const INSIDE_SCRIPT = `${INSIDE}/forward.cjs`;
const INSIDE_SOCKET = `${INSIDE}/proxy`;
/** A port of the command's own loopback, where nothing else listens; below the ports that the kernel assigns. */
const PORT = 20_080;
/**
 * Forwards a port, which programs expect of a proxy, to the socket that the harness offers. It decides nothing: a
 * command that stops or replaces it can only use the socket, or has no network. It writes to descriptor 3 when it is
 * ready.
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
 * Returns POSIX `sh` lines that start the forwarder and wait until it listens. The substitution ends when descriptor 3
 * is closed on the other side. If it does not start, the command prints a message and runs without a network.
 */
function forwarderLines() {
    const run = [INSIDE_NODE, INSIDE_SCRIPT, String(PORT), INSIDE_SOCKET].map(_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T).join(' ');
    return [
        `forge_way=$(NODE_OPTIONS= NODE_USE_ENV_PROXY= ${run} 3>&1 >/dev/null 2>&1 </dev/null &)`,
        `[ "$forge_way" = ready ] || echo 'forge-headless: the network proxy did not start, so this command has no network'`,
        'unset forge_way',
    ];
}
/**
 * Returns the variables that programs read to find the proxy. Connections to the sandbox itself do not use it.
 * NODE_USE_ENV_PROXY makes Node (22.21 and 24.5 or later) use the others.
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

/***/ 34395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ setKeepsAlive),
/* harmony export */   _: () => (/* binding */ isAlive)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

function isAlive({ child }) {
    return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
/** Decides if this process stays alive for the child. A child that only waits ends with us, because its stdin ends. */
function setKeepsAlive(started, isHeld) {
    const { child } = started;
    for (const part of [child, child.stdin, child.stdout, child.stderr]) {
        if (part !== child && !(part instanceof node_net__WEBPACK_IMPORTED_MODULE_0__.Socket))
            continue;
        if (isHeld)
            part.ref();
        else
            part.unref();
    }
    return started;
}


/***/ }),

/***/ 12761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ openCommandCgroup)
});

// UNUSED EXPORTS: CommandCgroup

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/settled.js
var settled = __webpack_require__(67207);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/core/text/shell-quote.js
var shell_quote = __webpack_require__(46027);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
;// CONCATENATED MODULE: ./build/adapters/sandbox/processes/cgroup-folders.js

/** Returns the control group mounts in `/proc/self/mountinfo` (proc(5)). */
function cgroupMounts(mountinfo) {
    return mountinfo.split('\n').flatMap((line) => {
        const [before = '', after = ''] = line.split(' - ');
        const [type = '', , options = ''] = after.split(' ');
        const [, , , root = '', folder = ''] = before.split(' ');
        return type.startsWith('cgroup') ? [{ root, folder, type, options: options.split(',') }] : [];
    });
}
/** Returns the folder of our own group in this hierarchy. In a container the path may be the host's. */
function ownFolder({ root, folder }, own) {
    const below = own === root || own.startsWith(root === '/' ? '/' : `${root}/`) ? own.slice(root.length) : '';
    return external_node_path_.join(folder, below);
}
/** Returns the folder and its parents, up to the mount. */
function foldersUpTo(folder, mount) {
    return folder === mount || folder.length < mount.length
        ? [mount]
        : [folder, ...foldersUpTo(external_node_path_.dirname(folder), mount)];
}
/**
 * Returns the folders in which a group limits the processes and memory of commands; null if this machine does not offer
 * these controllers to us. All of them are needed. `enabled` returns the controllers that groups in a version 2 folder
 * have.
 */
function cgroupFolders(mountinfo, ownGroups, enabled, { processes, memoryBytes }) {
    const mounts = cgroupMounts(mountinfo);
    const lines = ownGroups.split('\n').map((line) => line.split(':'));
    const first = (controller) => {
        const mount = mounts.find(({ type, options }) => type === 'cgroup' && options.includes(controller));
        const own = lines.find(([, names = '']) => names.split(',').includes(controller))?.[2];
        return mount === undefined || own === undefined ? null : ownFolder(mount, own);
    };
    const [pids, memory] = [first('pids'), first('memory')];
    if (pids !== null && memory !== null) {
        return [
            { folder: pids, limits: [['pids.max', processes]] },
            { folder: memory, limits: [['memory.limit_in_bytes', memoryBytes]] },
        ];
    }
    const second = mounts.find(({ type }) => type === 'cgroup2');
    const own = lines.find(([id, names]) => id === '0' && names === '')?.[2];
    if (second === undefined || own === undefined)
        return null;
    const folder = foldersUpTo(ownFolder(second, own), second.folder).find((each) => ['pids', 'memory'].every((controller) => enabled(each).includes(controller)));
    return folder === undefined
        ? null
        : [
            {
                folder,
                limits: [
                    ['pids.max', processes],
                    ['memory.max', memoryBytes],
                ],
            },
        ];
}

// EXTERNAL MODULE: ./build/adapters/sandbox/processes/child-liveness.js
var child_liveness = __webpack_require__(34395);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/process-table.js
var process_table = __webpack_require__(90995);
;// CONCATENATED MODULE: ./build/adapters/sandbox/processes/command-cgroup.js












/** ms in which the shell that tests the group must answer. */
const SHELL_TIMEOUT_MS = 5000;
/** A control group of the kernel that limits the processes and the memory of all commands together. */
class CommandCgroup {
    #folders;
    constructor(folders) {
        this.#folders = folders;
    }
    /** Moves a process and its children into the group; processes that they start later are in it too. */
    async join(pid) {
        if (pid === undefined)
            return;
        await this.#move(pid);
        // In this order each child is either listed here or was started in the group.
        for (const child of childrenOf(pid))
            await this.#move(child);
    }
    async #move(pid) {
        for (const folder of this.#folders) {
            // A process that has ended needs no limit.
            await (0,settled/* ignoringFailure */.M)((0,promises_.writeFile)(external_node_path_.join(folder, 'cgroup.procs'), String(pid)));
        }
    }
}
/** Returns a process's children. Old or small kernels lack this file. */
function childrenOf(pid) {
    const file = `/proc/${pid}/task/${pid}/children`;
    const text = (0,host_files/* readTextOrEmpty */.Qr)(file).trim();
    if (text !== '')
        return text.split(' ').map(Number);
    return (0,host_files/* readTextOrEmpty */.Qr)('/proc/self/task/self/children') === '' ? (0,process_table/* descendants */.DG)(pid, (0,process_table/* allProcesses */.X9)()) : [];
}
/**
 * Makes a group for the commands of this run; a text is the reason for failure. It is removed when this process ends.
 */
async function openCommandCgroup(limits) {
    const enabled = (folder) => (0,host_files/* readTextOrEmpty */.Qr)(external_node_path_.join(folder, 'cgroup.subtree_control')).trim().split(' ');
    const places = cgroupFolders((0,host_files/* readTextOrEmpty */.Qr)('/proc/self/mountinfo'), (0,host_files/* readTextOrEmpty */.Qr)('/proc/self/cgroup'), enabled, limits);
    if (places === null)
        return 'the cgroup controllers pids and memory are not available';
    const name = `forge-${process.pid}-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}`;
    const folders = places.map(({ folder }) => external_node_path_.join(folder, name));
    try {
        for (const [at, place] of places.entries())
            makeCgroup(folders[at] ?? '', place);
    }
    catch (error) {
        await startCgroupKeeper(folders, []);
        return (0,message_of/* messageOf */.b)(error);
    }
    const problem = await startCgroupKeeper(folders, places.map(({ folder }) => folder));
    return problem ?? new CommandCgroup(folders);
}
function makeCgroup(folder, { limits }) {
    (0,external_node_fs_.mkdirSync)(folder);
    for (const [file, value] of limits)
        (0,external_node_fs_.writeFileSync)(external_node_path_.join(folder, file), String(value));
}
/**
 * Starts a shell that enters each group and leaves it again, and that removes the groups when this process has ended,
 * for whatever reason. The text is the reason why a process cannot enter.
 */
function startCgroupKeeper(folders, back) {
    const enter = folders.slice(0, back.length).map((folder) => `echo 0 >${(0,shell_quote/* quoted */.T)(`${folder}/cgroup.procs`)}`);
    const leave = back.map((folder) => `echo 0 >${(0,shell_quote/* quoted */.T)(`${folder}/cgroup.procs`)}`);
    const all = folders.map(shell_quote/* quoted */.T).join(' ');
    const script = [
        `{ ${[...enter, ...leave, 'echo entered'].join(' && ')}; } 2>&1`,
        'exec >/dev/null 2>&1',
        back.length === 0 ? ':' : 'while read -r line; do :; done',
        // A group can be removed after its last process has ended.
        `for i in 1 2 3 4 5 6 7 8 9 10; do left=; for f in ${all}; do [ ! -d "$f" ] || rmdir "$f" || left=1; done; [ -n "$left" ] || exit 0; sleep 0.2; done`,
    ].join('\n');
    const child = (0,external_node_child_process_.spawn)(shell_quote/* POSIX_SHELL */.P, ['-c', script], {
        cwd: '/',
        env: { PATH: '/usr/bin:/bin' },
        stdio: ['pipe', 'pipe', 'ignore'],
        detached: true,
    });
    child.stdin.on('error', () => { });
    return new Promise((resolve) => {
        let output = '';
        const answer = (problem) => {
            clearTimeout(timer);
            (0,child_liveness/* setKeepsAlive */.A)({ child, reader: null }, false);
            resolve(problem);
        };
        const timer = setTimeout(() => answer('no answer'), SHELL_TIMEOUT_MS);
        child.on('error', (error) => answer(error.message));
        child.stdout.on('data', (chunk) => {
            output += chunk.toString('utf8');
        });
        child.stdout.on('end', () => answer(output.trim().endsWith('entered') ? null : output.trim().slice(0, 200)));
    });
}


/***/ }),

/***/ 5330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ PROCESS_LIMITS),
/* harmony export */   QC: () => (/* binding */ invocationOf),
/* harmony export */   RX: () => (/* binding */ prologueScript),
/* harmony export */   sI: () => (/* binding */ START_MARKER),
/* harmony export */   yX: () => (/* binding */ prologueShell)
/* harmony export */ });
/* harmony import */ var _core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46027);

const PROCESS_LIMITS = { processes: 4096, openFiles: 8192, fileBytes: 1024 ** 3 };
/** Returns the shell that closes the descriptors. `dash` closes only those of one digit, so higher ones need bash. */
function prologueShell(sh, bash, closing) {
    return bash !== null && closing.some((descriptor) => descriptor > 9) ? [bash, '--posix'] : [sh];
}
/** Marks on the outer stderr that the command itself begins. Text before it is the reason for a failed start. */
const START_MARKER = 'forge: started';
/**
 * Returns POSIX `sh` text that runs in the sandbox just before the command. From here on stderr goes to stdout, so that
 * both keep their order. `run` is the command, as `"$@"`. As PID 1 of a namespace the `sh` must stay its parent: a
 * program that is PID 1 itself cannot even abort, because the kernel blocks its signals.
 */
function prologueScript(inner, asInit, run = '"$@"') {
    const { limits } = inner;
    const blocks = Math.floor(limits.fileBytes / 512);
    return [
        `printf '%s\\n' ${(0,_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(START_MARKER)} >&2`,
        'exec 2>&1',
        ...inner.closing.map((descriptor) => `exec ${descriptor}>&-`),
        // For machines without the launcher. With it this changes nothing: its limit of 1 byte is kept.
        'ulimit -c 0 2>/dev/null',
        `ulimit -f ${blocks} 2>/dev/null`,
        `ulimit -n ${limits.openFiles} 2>/dev/null`,
        `ulimit -u ${limits.processes} 2>/dev/null || ulimit -p ${limits.processes} 2>/dev/null`,
        ...inner.networkLines,
        // The shell reads braces to their end before the command begins. It may read from a pipe that the command finds in
        // `/proc/1/fd` and could write to.
        asInit ? `{ ${run}\nexit "$?"\n}` : `exec ${run}`,
    ].join('\n');
}
/** Longer scripts are passed on stdin, because the kernel takes at most 128 KiB in one argument. */
const MAX_ARGUMENT_BYTES = 100_000;
/** Reads the script from stdin, makes stdin empty, and runs the script like `-c`. */
const EVAL_STDIN = 'set -- "$(cat)" && exec </dev/null && eval "shift\n$1"';
/**
 * Returns how the shell runs a script. After `--` a script that begins with a dash is not an option. No start-up file
 * is read: `-c` reads only BASH_ENV, which is not set.
 */
function invocationOf(shell, script, pipefail) {
    const isBash = shell.endsWith('/bash');
    const flags = isBash ? ['--noprofile', '--norc', ...(pipefail ? ['-o', 'pipefail'] : [])] : [];
    return Buffer.byteLength(script) <= MAX_ARGUMENT_BYTES
        ? { argv: [shell, ...flags, '-c', '--', script], stdin: null }
        : { argv: [shell, ...flags, '-c', '--', EVAL_STDIN], stdin: script };
}


/***/ }),

/***/ 87893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   G: () => (/* binding */ OutputBuffer)
/* harmony export */ });
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27827);

/** The number of bytes kept from the beginning and from the end of the output. */
const HEAD_BYTES = 32 * 1024;
const TAIL_BYTES = 32 * 1024;
/** The limit for the whole output that is kept for the reports. */
const MAX_WHOLE_BYTES = 4 * 1024 ** 2;
/** Matches what a cut may have left of a key that the run does not know, because the rest would not be recognized. */
const CUT_AT_END = /[\w.~+/=%-]{6,300}$/;
const CUT_AT_START = /^[\w.~+/=%-]{6,300}/;
/** A command that prints more than this is killed, because the kept text could not change any more. */
const MAX_OUTPUT_BYTES = 100 * 1024 ** 2;
/**
 * Keeps the output of a command in bounded memory: its head, its tail, and the size of the middle. Secrets are removed
 * before the cut, so that no part of one remains: beyond each cut it keeps as many bytes as the longest secret has,
 * redacts them too, and only then discards them.
 */
class OutputBuffer {
    redactor;
    headLimit;
    tailLimit;
    head = [];
    headBytes = 0;
    tail = [];
    tailBytes = 0;
    seen = 0;
    /** The output after the head, as far as it fits into the whole. */
    rest = [];
    restBytes = 0;
    constructor(redactor = _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SECRETS */ .g) {
        this.redactor = redactor;
        this.headLimit = HEAD_BYTES + redactor.longest;
        this.tailLimit = TAIL_BYTES + redactor.longest;
    }
    /** All bytes so far. */
    get total() {
        return this.seen;
    }
    add(chunk) {
        this.seen += chunk.length;
        const fits = Math.min(this.headLimit - this.headBytes, chunk.length);
        if (fits > 0) {
            this.head.push(chunk.subarray(0, fits));
            this.headBytes += fits;
        }
        if (fits === chunk.length)
            return;
        const spare = MAX_WHOLE_BYTES - this.headBytes - this.restBytes;
        if (spare > 0) {
            const part = chunk.subarray(fits, fits + spare);
            this.rest.push(part);
            this.restBytes += part.length;
        }
        this.tail.push(chunk.subarray(fits));
        this.tailBytes += chunk.length - fits;
        if (this.tailBytes > 8 * this.tailLimit)
            this.trimTail();
    }
    trimTail() {
        // Copied, so that the original chunks can be freed.
        const joined = Buffer.concat(this.tail).subarray(-this.tailLimit);
        this.tail = [Buffer.from(joined)];
        this.tailBytes = joined.length;
    }
    /** Returns the text: invalid UTF-8 becomes U+FFFD, and no character is split where the middle was left out. */
    result() {
        const head = Buffer.concat(this.head);
        const tail = Buffer.concat(this.tail).subarray(-this.tailLimit);
        if (this.seen === head.length + tail.length) {
            return { text: this.redactor.text(Buffer.concat([head, tail]).toString('utf8')), droppedBytes: 0 };
        }
        const { first, last } = this.ends(head, tail);
        const droppedBytes = Math.max(0, this.seen - Buffer.byteLength(first) - Buffer.byteLength(last));
        const text = `${first}\n[... ${droppedBytes} bytes left out ...]\n${last}`;
        const isCut = this.headBytes + this.restBytes < this.seen;
        return { text, droppedBytes, whole: this.whole(), ...(isCut ? { isCut: true } : {}) };
    }
    /**
     * Returns the whole output, redacted. If it is too long, its beginning without a possible part of a secret at the
     * cut.
     */
    whole() {
        const bytes = Buffer.concat([...this.head, ...this.rest]);
        if (bytes.length === this.seen)
            return this.redactor.text(bytes.toString('utf8'));
        const text = this.redactor.text(bytes.subarray(0, wholeCharacters(bytes)).toString('utf8'));
        const kept = text.slice(0, Math.max(0, text.length - this.redactor.longest)).replace(CUT_AT_END, '');
        return `${kept}\n[... only the first ${MAX_WHOLE_BYTES / 1024 ** 2} MB of ${this.seen} bytes are kept ...]\n`;
    }
    /** Returns both ends, redacted, without possible parts of a secret next to the cut. */
    ends(head, tail) {
        const { longest } = this.redactor;
        const begin = this.redactor.text(head.subarray(0, wholeCharacters(head)).toString('utf8'));
        const end = this.redactor.text(tail.subarray(firstCharacter(tail)).toString('utf8'));
        const first = begin.slice(0, Math.max(0, begin.length - longest)).replace(/[\ud800-\udbff]$/, '');
        const last = end.slice(longest).replace(/^[\udc00-\udfff]/, '');
        return { first: first.replace(CUT_AT_END, ''), last: last.replace(CUT_AT_START, '') };
    }
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
/** Returns the number of bytes without a UTF-8 character that is cut off at the end. */
function wholeCharacters(bytes) {
    let start = bytes.length - 1;
    while (start > 0 && bytes.length - start < 4 && isContinuation(bytes[start]))
        start--;
    const lead = bytes[start] ?? 0;
    const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return start >= 0 && start + length > bytes.length ? start : bytes.length;
}
/** Returns the position of the first character that is not cut off at the start. */
function firstCharacter(bytes) {
    let start = 0;
    while (start < 3 && isContinuation(bytes[start]))
        start++;
    return start;
}


/***/ }),

/***/ 90995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ descendants),
/* harmony export */   X9: () => (/* binding */ allProcesses),
/* harmony export */   "in": () => (/* binding */ isNamespaceInit),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var _files_host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91005);

/** Parses /proc/<pid>/stat. The name in parentheses may contain spaces and parentheses (proc(5)). */
function parseStat(text) {
    const end = text.lastIndexOf(')');
    const pid = Number.parseInt(text, 10);
    const fields = text.slice(end + 2).split(' ');
    const parent = Number(fields[1]);
    const startedAt = Number(fields[19]);
    const whole = [pid, parent, startedAt].every(Number.isInteger);
    return end > 0 && whole ? { pid, parent, startedAt } : null;
}
/** Returns all visible processes. One that ends in the meantime is left out. */
function allProcesses() {
    return (0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => parseStat((0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextOrEmpty */ .Qr)(`/proc/${name}/stat`)))
        .filter((facts) => facts !== null);
}
/** Returns the processes below `root`, parents first, without `root`. */
function descendants(root, all) {
    const found = [root];
    for (const pid of found) {
        for (const other of all)
            if (other.parent === pid && !found.includes(other.pid))
                found.push(other.pid);
    }
    return found.slice(1);
}
/** Reports if the process is PID 1 of a namespace below ours. If it ends, everything in the namespace ends. */
function isNamespaceInit(pid) {
    const ids = /^NSpid:\s+(.+)$/m.exec((0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextOrEmpty */ .Qr)(`/proc/${pid}/status`))?.[1]?.split(/\s+/) ?? [];
    return ids.length > 1 && ids.at(-1) === '1';
}
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        // It has already ended, or we may not signal it.
        return false;
    }
}


/***/ }),

/***/ 46825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ runChild)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _command_prologue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5330);
/* harmony import */ var _output_buffer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87893);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90995);
/* harmony import */ var _start_child_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16336);






/** ms between SIGTERM and SIGKILL. Short, because on a cancel the whole harness has 7.5 s. */
const TERM_GRACE_MS = 1000;
/** ms between two rounds of killing. */
const KILL_INTERVAL_MS = 100;
/** Rounds after which the launcher is killed too. Its end kills what it made (`--die-with-parent`). */
const MAX_KILL_ROUNDS = 10;
/** ms in which output must end after the process, because something may hold the pipe. */
const OUTPUT_DRAIN_MS = 250;
/** The longest delay that a timer accepts. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The number of characters kept of what the launcher prints before the command begins. */
const MAX_LAUNCHER_CHARS = 4000;
function killChild(child, namespaced, round) {
    const root = child.pid;
    if (root === undefined)
        return;
    const below = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .descendants */ .DG)(root, (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .allProcesses */ .X9)());
    const inits = namespaced ? below.filter(_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamespaceInit */ ["in"]) : [];
    for (const pid of inits)
        (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGKILL');
    // The launcher ends last: it returns once everything in the sandbox is dead, which is what we wait for.
    if (inits.length > 0 && round < MAX_KILL_ROUNDS)
        return;
    for (const pid of below)
        (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGKILL');
    (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(-root, 'SIGKILL');
    (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(root, 'SIGKILL');
}
function terminate(child, namespaced) {
    const root = child.pid;
    if (root === undefined)
        return;
    for (const pid of (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .descendants */ .DG)(root, (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .allProcesses */ .X9)())) {
        if (!namespaced || !(0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamespaceInit */ ["in"])(pid))
            (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGTERM');
    }
    if (!namespaced)
        (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(-root, 'SIGTERM');
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
/** Runs one child from start to end, with everything that may end it early. */
class ChildRun {
    endedBy = 'itself';
    lastSignal = null;
    killRounds = 0;
    timer;
    output;
    launcherText = '';
    spawnError;
    child;
    joined;
    stdout;
    launch;
    limits;
    constructor({ child, joined }, stdout, launch, limits) {
        this.child = child;
        this.joined = joined;
        this.stdout = stdout;
        this.launch = launch;
        this.limits = limits;
        this.output = new _output_buffer_js__WEBPACK_IMPORTED_MODULE_3__/* .OutputBuffer */ .G(limits.redactor);
    }
    async run() {
        const { child, limits } = this;
        const begun = performance.now();
        const onAbort = () => this.end('abort');
        limits.signal.addEventListener('abort', onAbort, { once: true });
        const timeout = setTimeout(() => this.end('timeout'), Math.min(limits.timeoutMs, MAX_TIMER_MS));
        this.stdout?.on('data', (chunk) => this.take(chunk));
        child.stderr?.on('data', (chunk) => {
            if (this.launcherText.length < MAX_LAUNCHER_CHARS)
                this.launcherText += chunk.toString('utf8');
        });
        if (this.joined === undefined)
            this.tell();
        else
            void this.joined.then(() => this.tell());
        if (limits.signal.aborted)
            onAbort();
        const status = await this.closed();
        clearTimeout(timeout);
        clearTimeout(this.timer);
        limits.signal.removeEventListener('abort', onAbort);
        return this.result(status, performance.now() - begun);
    }
    tell() {
        const { isWatched, stdin } = this.launch;
        if (isWatched === true)
            this.child.stdin?.write(stdin ?? '');
        else
            this.child.stdin?.end(stdin);
    }
    /** Resolves to `[exit code, signal]` once the process has ended and its output is read. */
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
                }, OUTPUT_DRAIN_MS).unref();
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
        if (this.output.total > (this.limits.outputCap ?? _output_buffer_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_OUTPUT_BYTES */ .$))
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
        terminate(this.child, this.launch.namespaced);
        this.timer = setTimeout(() => this.kill(), TERM_GRACE_MS);
    }
    kill() {
        this.lastSignal = 'SIGKILL';
        killChild(this.child, this.launch.namespaced, this.killRounds++);
        this.timer = setTimeout(() => this.kill(), KILL_INTERVAL_MS);
    }
    result([code, signal], durationMs) {
        const { text, droppedBytes, whole, isCut } = this.output.result();
        const started = this.launcherText.includes(_command_prologue_js__WEBPACK_IMPORTED_MODULE_2__/* .START_MARKER */ .sI);
        const launcherText = this.launcherText.replace(_command_prologue_js__WEBPACK_IMPORTED_MODULE_2__/* .START_MARKER */ .sI, '').trim();
        const exitCode = code ?? (signal === null ? null : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]);
        const early = this.endedBy === 'itself' ? `exit code ${exitCode}` : `ended (${this.endedBy})`;
        const startError = this.spawnError?.message ?? (launcherText === '' ? `no message, ${early}` : launcherText);
        const failed = this.spawnError !== undefined || !started;
        return {
            exitCode: failed || this.endedBy !== 'itself' ? null : exitCode,
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
 * Runs a child and resolves once it and, in a namespace, everything it started is dead. Never throws. `started` is the
 * program of this launch if it is already waiting.
 */
async function runChild(launch, limits, started = (0,_start_child_js__WEBPACK_IMPORTED_MODULE_5__/* .startChild */ .v)(launch, null)) {
    if (started instanceof Error)
        return notStarted(started.message);
    const { child, reader } = started;
    const stdout = reader === null ? child.stdout : new node_net__WEBPACK_IMPORTED_MODULE_0__.Socket({ fd: reader, writable: false });
    return await new ChildRun(started, stdout, launch, limits).run();
}


/***/ }),

/***/ 16336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ startChild)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Starts the program. Returns the error if it cannot start; then the pipe is closed. */
function startChild(launch, pipe) {
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(launch.file, launch.args, {
            cwd: launch.cwd,
            env: launch.env,
            stdio: [launch.stdin === null ? 'ignore' : 'pipe', pipe?.writer ?? 'pipe', 'pipe'],
            detached: true,
        });
        // If it ends before it has read everything, its exit code says so.
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
        // The child has its own copy. With ours open, the output would never end.
        if (pipe !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(pipe.writer);
    }
}


/***/ }),

/***/ 9863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ createShell)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/command-setup.js + 17 modules
var command_setup = __webpack_require__(79732);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/host-list-check.js
var host_list_check = __webpack_require__(60313);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/launcher.js + 2 modules
var launch_launcher = __webpack_require__(58939);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/probe-sandbox.js + 3 modules
var probe_sandbox = __webpack_require__(46266);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapters/sandbox/network/forwarder.js
var forwarder = __webpack_require__(12206);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/core/text/host-name.js
var host_name = __webpack_require__(59458);
;// CONCATENATED MODULE: ./build/adapters/sandbox/network/host-rule.js

/**
 * Reports if a list of `sandbox.network` contains this host. An entry is an exact name, or `*.example.com` for every
 * name below it, but not itself. Only plain full names can match.
 */
function isHostAllowed(host, list) {
    const name = (0,host_name/* canonicalHost */.r)(host);
    if (name === null)
        return false;
    return list.some((entry) => {
        if (!entry.startsWith('*.'))
            return (0,host_name/* canonicalHost */.r)(entry) === name;
        const above = (0,host_name/* canonicalHost */.r)(entry.slice(2));
        return above !== null && name.endsWith(`.${above}`);
    });
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/refused-hosts.js

/** The number of hosts on record for one command. More of them would add nothing. */
const MAX_HOSTS = 20;
/** The length of a name as the command spelled it. */
const MAX_NAME_CHARS = 120;
/** The requests that the proxy refused for one command: the first reason for each host. */
class RefusedHosts {
    #byHost = new Map();
    note(refused) {
        const host = printableHost(refused.host);
        if (this.#byHost.size < MAX_HOSTS && !this.#byHost.has(host)) {
            this.#byHost.set(host, { ...refused, host, reason: (0,printable/* printable */.g)(refused.reason).text });
        }
    }
    all() {
        return [...this.#byHost.values()];
    }
}
/** Makes a name safe for a message, because it may contain anything. */
function printableHost(spelled) {
    const { text } = (0,printable/* printable */.g)(spelled.slice(0, MAX_NAME_CHARS));
    return spelled.length > MAX_NAME_CHARS ? `${text}…` : text;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/target.js



/** The ports that the proxy opens: only the web. */
const WEB_PORTS = { http: 80, https: 443 };
function refusedHost(code, host, reason) {
    return { code, host, reason };
}
function isRefused(value) {
    return 'code' in value && 'reason' in value;
}
/**
 * Parses `host:port` and judges it. It does not follow the URL Standard, which would accept `0x7f.1` as an address and
 * forgive spellings that a name server or the next proxy might read differently.
 */
function parseTarget(authority, usualPort, ports, list) {
    const [, spelled = '', port = ''] = /^([^:]*)(?::(\d{1,5}))?$/.exec(authority) ?? [];
    const host = (0,host_name/* canonicalHost */.r)(spelled);
    if (host === null || (port === '' && usualPort === null)) {
        const reason = `"${printableHost(authority)}" is not a full host name: IP addresses and other spellings are refused, use the name`;
        return refusedHost('NET-01', authority, reason);
    }
    if (!isHostAllowed(host, list)) {
        const reason = `${host} is not in sandbox.network: only the hosts named there can be reached`;
        return refusedHost('NET-02', host, reason);
    }
    const wanted = port === '' ? (usualPort ?? 0) : Number(port);
    if (!ports.includes(wanted)) {
        return refusedHost('NET-01', host, `port ${wanted} of ${host} is refused: the proxy allows only ports 80 and 443`);
    }
    return { host, port: wanted };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/plain-http.js


/** Headers for one connection (RFC 9110, 7.6.1), and Host, which we set. */
const HOP_BY_HOP = new Set([
    'connection',
    'host',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
]);
/** Parses a request to a proxy: `GET http://host/path` (RFC 9112, 3.2.2). Null if it names no other host. */
function absoluteRequest(url, list) {
    if (url.startsWith('/') || url === '*')
        return null;
    const [, authority, rest = ''] = /^http:\/\/([^/?#\\]*)([^#]*)/i.exec(url) ?? [];
    if (authority === undefined) {
        return refusedHost('NET-01', url, 'a proxy accepts http:// URLs, and tunnels (CONNECT) for everything else');
    }
    const target = parseTarget(authority, WEB_PORTS.http, [WEB_PORTS.http], list);
    return isRefused(target) ? target : { ...target, path: rest.startsWith('/') ? rest : `/${rest}` };
}
/** Parses a request in a tunnel. It may not name another host than the tunnel. */
function tunnelledRequest(url, host, tunnel, list) {
    const target = parseTarget(host ?? '', tunnel.port, [tunnel.port], list);
    if (isRefused(target))
        return target;
    if (target.host !== tunnel.host || !url.startsWith('/')) {
        return refusedHost('NET-01', tunnel.host, `a request in the tunnel to ${tunnel.host} named another host`);
    }
    return { ...target, path: url };
}
/** Returns the headers to pass on, in order: `name, value, name, value`. */
function forwardedHeaders(raw, connection) {
    const named = (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
    const dropped = new Set([...HOP_BY_HOP, ...named]);
    // The header that frames the body stays, whatever the Connection header says.
    dropped.delete('content-length');
    return raw.filter((_text, at) => !dropped.has((raw[at - (at % 2)] ?? '').toLowerCase()));
}
function requestThrough(socket, asked, from) {
    const framing = from.headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked'];
    const headers = forwardedHeaders(from.rawHeaders, from.headers.connection);
    return (0,external_node_http_.request)({
        createConnection: () => socket,
        method: from.method ?? 'GET',
        path: asked.path,
        setHost: false,
        headers: ['Host', asked.host, ...headers, ...framing, 'Connection', 'close'],
    });
}
/** Sends an answer back. Throws if Node cannot write what it has read, such as a status of 42. */
function sendResponse(answer, to) {
    const headers = forwardedHeaders(answer.rawHeaders, answer.headers.connection);
    to.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', [...headers]);
    answer.on('error', () => to.destroy());
    answer.pipe(to);
}
/** Makes the request over a connection to a checked address, and streams the answer back. */
function forward(socket, asked, from, to) {
    const outgoing = requestThrough(socket, asked, from);
    const end = () => {
        outgoing.destroy();
        to.destroy();
    };
    outgoing.on('error', end);
    outgoing.on('response', (answer) => {
        try {
            sendResponse(answer, to);
        }
        catch {
            end();
        }
    });
    to.on('close', () => outgoing.destroy());
    from.pipe(outgoing);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/client-hello.js
/** Bytes of TLS records in which the first message must be complete. It usually has 2 KB, key shares included. */
const MAX_HELLO_BYTES = 32 * 1024;
const HANDSHAKE_RECORD = 22;
const CLIENT_HELLO = 1;
/** Records that a client may send right after its hello: change cipher spec, alert, early data. */
const ALLOWED_AFTER_HELLO = new Set([20, 21, 23]);
/** The extension number and the type of a name (RFC 6066, 3). */
const SERVER_NAME = 0;
const HOST_NAME = 0;
/** RFC 8446, 4.2.11: the last extension. */
const PRE_SHARED_KEY = 41;
/**
 * Detects extensions that may hide the server's name: ECH with its inner and outer marks and all its drafts (which took
 * their numbers from 0xfe00 to 0xfeff), and ESNI before it (0xffce). Clients that send ECH as a decoy (GREASE) are
 * refused too, because only the server can distinguish a decoy from another name at the same front.
 */
function hidesName(type) {
    return (type >= 0xfe00 && type <= 0xfeff) || type === 0xffce || type === 0xfd00 || type === 0xda09;
}
/** Reads fields from the front. Every read past the end throws RangeError, which `readHello` handles. */
class Fields {
    #at = 0;
    #bytes;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    get left() {
        return this.#bytes.length - this.#at;
    }
    number(size) {
        const value = this.#bytes.readUIntBE(this.#at, size);
        this.#at += size;
        return value;
    }
    bytes(size) {
        if (size > this.left)
            throw new RangeError('shorter than it says');
        this.#at += size;
        return this.#bytes.subarray(this.#at - size, this.#at);
    }
    /** Reads a vector with its length in front (RFC 8446, 3.4). */
    vector(lengthSize) {
        return this.bytes(this.number(lengthSize));
    }
}
function badHello(why) {
    return { state: 'bad', why };
}
/** Returns the length of the message that these handshake bytes begin with; null while its head is incomplete. */
function messageLength(parts, total) {
    return total < 4 ? null : 4 + Buffer.concat(parts).readUIntBE(1, 3);
}
/**
 * Returns the bytes so far of the first message, which may be spread over several records. Null if this is not a TLS
 * handshake. `trailed` says that more handshake bytes or no valid record follows it, which no client sends.
 */
function firstMessage(received) {
    const parts = [];
    let total = 0;
    let length = null;
    let at = 0;
    while (at < received.length && (length === null || total < length)) {
        const rest = received.subarray(at);
        if (rest[0] !== HANDSHAKE_RECORD || (rest.length > 1 && rest[1] !== 3))
            return null;
        if (rest.length < 5)
            break;
        const size = rest.readUInt16BE(3);
        if (size === 0)
            return null;
        parts.push(rest.subarray(5, 5 + size));
        total += Math.min(size, rest.length - 5);
        length ??= messageLength(parts, total);
        at += 5 + size;
    }
    const whole = length !== null && total >= length;
    const next = whole ? received[at] : undefined;
    const trailed = whole && (total > (length ?? 0) || (next !== undefined && !ALLOWED_AFTER_HELLO.has(next)));
    return { bytes: Buffer.concat(parts), whole, trailed };
}
const TRAILING = 'it has bytes outside of its fields';
function nameIn(extension) {
    const whole = new Fields(extension);
    const list = new Fields(whole.vector(2));
    const type = list.number(1);
    const name = list.vector(2);
    if (type !== HOST_NAME || list.left > 0)
        return badHello('it names several servers');
    if (whole.left > 0)
        return badHello(TRAILING);
    return { state: 'named', name: name.toString('latin1') };
}
/** Parses the body of a ClientHello (RFC 8446, 4.1.2). */
function readBody(body) {
    const fields = new Fields(body);
    if (fields.number(1) !== 3)
        return badHello('it is not TLS');
    fields.bytes(1 + 32); // minor version, random
    if (fields.vector(1).length > 32)
        return badHello(TRAILING); // session
    const suites = fields.vector(2);
    const compression = fields.vector(1);
    if (suites.length === 0 || suites.length % 2 > 0 || compression.length === 0)
        return badHello(TRAILING);
    if (fields.left === 0)
        return badHello('it does not name a server (SNI)');
    const extensions = new Fields(fields.vector(2));
    if (fields.left > 0)
        return badHello(TRAILING);
    let found = badHello('it does not name a server (SNI)');
    const seen = new Set();
    while (extensions.left > 0) {
        const type = extensions.number(2);
        const content = extensions.vector(2);
        if (seen.has(type))
            return badHello('it has an extension twice');
        seen.add(type);
        if (hidesName(type))
            return badHello('it is encrypted (ECH or ESNI), so that its server cannot be seen');
        if (type === SERVER_NAME)
            found = nameIn(content);
        if (type === PRE_SHARED_KEY && extensions.left > 0)
            return badHello(TRAILING);
    }
    return found;
}
/** Returns the server that the beginning of a TLS connection names. Never throws. */
function readHello(received) {
    const message = firstMessage(received);
    if (message === null)
        return badHello('it is not TLS');
    const { bytes, whole, trailed } = message;
    if (bytes.length > 0 && bytes[0] !== CLIENT_HELLO)
        return badHello('it does not begin with a ClientHello');
    if (!whole)
        return received.length > MAX_HELLO_BYTES ? badHello('its beginning is too long') : { state: 'partial' };
    if (trailed)
        return badHello('more follows its ClientHello than a client sends');
    try {
        return readBody(bytes.subarray(4, 4 + bytes.readUIntBE(1, 3)));
    }
    catch {
        return badHello('its ClientHello is malformed');
    }
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/tls-tunnel.js




/** ms in which a client must name the server that it wants. */
const HELLO_TIMEOUT_MS = 10_000;
/** The number of chunks in which it may do so, because each makes us parse the whole again. */
const MAX_PIECES = 64;
/** A fatal alert, unrecognized_name (RFC 6066, 3). With it the client reports more than "connection reset". */
const UNRECOGNIZED_NAME = Buffer.from([21, 3, 3, 0, 2, 2, 112]);
/** Returns the client's first bytes, once they name the server or are known not to. */
function readBeginning(client, head) {
    return new Promise((resolve) => {
        let bytes = head;
        let pieces = 0;
        const settle = (reading) => {
            clearTimeout(timer);
            client.off('data', take).off('end', gone).off('close', gone).pause();
            resolve({ bytes, reading });
        };
        const look = () => {
            const reading = readHello(bytes);
            if (reading.state !== 'partial')
                settle(reading);
            else if (pieces > MAX_PIECES)
                settle({ state: 'bad', why: 'it comes in too many pieces' });
        };
        const take = (chunk) => {
            bytes = Buffer.concat([bytes, chunk]);
            pieces++;
            look();
        };
        // A client that closes without sending anything only tested the connection.
        const gone = () => settle({ state: 'partial' });
        const timer = setTimeout(() => settle({ state: 'bad', why: 'it did not begin' }), HELLO_TIMEOUT_MS);
        client.on('data', take).on('end', gone).on('close', gone);
        if (client.destroyed)
            gone();
        else
            look();
    });
}
/** Connects two streams in both directions. If one fails, both are destroyed. */
function pipeBothWays(one, other) {
    const end = () => {
        one.destroy();
        other.destroy();
    };
    for (const stream of [one, other])
        stream.on('error', end).on('close', end);
    one.pipe(other);
    other.pipe(one);
}
/**
 * Passes a TLS connection on if its ClientHello names the host that the tunnel was opened for. Otherwise a server with
 * many names could serve another one. Returns why it was refused; null if it was passed on.
 */
async function tunnelTls(client, head, server, target) {
    const { bytes, reading } = await readBeginning(client, head);
    if (reading.state === 'named' && (0,host_name/* canonicalHost */.r)(reading.name) === target.host) {
        server.write(bytes);
        pipeBothWays(client, server);
        return null;
    }
    server.destroy();
    if (reading.state === 'partial') {
        client.destroy();
        return null;
    }
    client.end(UNRECOGNIZED_NAME);
    const why = reading.state === 'named'
        ? `it asks the server for "${printableHost(reading.name)}" instead`
        : reading.why;
    return refusedHost('NET-01', target.host, `the connection to ${target.host} was closed: ${why}`);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/host-proxy.js







/** Concurrent connections of one command. A package manager opens about 50. */
const MAX_CONNECTIONS = 128;
/** The size limit of a request's head. */
const MAX_HEAD_BYTES = 16 * 1024;
/** ms in which a request's head must be complete. */
const HEAD_TIMEOUT_MS = 10_000;
/** ms in which a server must accept the connection. */
const CONNECT_TIMEOUT_MS = 15_000;
/** The host cannot be reached, although nothing forbids it. */
class UnreachableHost extends Error {
}
function message(reason) {
    return `forge-headless: ${reason}\n`;
}
function answerOf(status, reason) {
    const body = message(reason);
    const length = Buffer.byteLength(body);
    return `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
}
/** Resolves once the connection is established; throws UnreachableHost. */
function connected(socket, host) {
    return new Promise((resolve, reject) => {
        const fail = (why) => {
            socket.destroy();
            reject(new UnreachableHost(`cannot reach ${host}: ${why}`));
        };
        const timer = setTimeout(() => fail(`no answer within ${(0,figures/* seconds */.YA)(CONNECT_TIMEOUT_MS)}`), CONNECT_TIMEOUT_MS);
        socket.once('connect', () => resolve(socket));
        socket.once('close', () => fail('the connection was closed'));
        socket.on('error', (error) => fail(error.message));
        for (const event of ['connect', 'close'])
            socket.once(event, () => clearTimeout(timer));
    });
}
/**
 * An HTTP proxy for one command, on a Unix socket. It alone decides where a connection goes: the name must be on the
 * list, every address of the name must be public, and the connection goes to a checked address. A redirect is a new
 * request, which is judged like the first.
 */
class HostProxy {
    #list;
    #outside;
    #refusals = new RefusedHosts();
    #open = new Set();
    #closed = false;
    /** Connections inside a tunnel to port 80, and their destinations. */
    #tunnels = new WeakMap();
    #server = (0,external_node_http_.createServer)({
        maxHeaderSize: MAX_HEAD_BYTES,
        headersTimeout: HEAD_TIMEOUT_MS,
        requestTimeout: 0,
    });
    constructor(list, outside) {
        this.#list = list;
        this.#outside = outside;
        const server = this.#server;
        server.maxConnections = MAX_CONNECTIONS;
        server.on('connection', (client) => this.#keep(client));
        server.on('clientError', (_error, client) => client.destroy());
        server.on('request', (request, response) => this.#request(request, response));
        server.on('connect', (request, client, head) => void this.#connect(request, client, head));
    }
    listen(path) {
        return new Promise((resolve, reject) => {
            this.#server.once('error', reject);
            this.#server.listen(path, resolve);
        });
    }
    /** Returns what was refused so far, each host once. */
    refused() {
        return this.#refusals.all();
    }
    /** Closes every connection, on both sides. */
    close() {
        this.#closed = true;
        return new Promise((resolve) => {
            this.#server.close(() => resolve());
            for (const stream of this.#open)
                stream.destroy();
        });
    }
    #keep(stream) {
        if (this.#open.has(stream))
            return stream;
        // The command ended while a name was resolved: nothing is sent for it any more.
        if (this.#closed)
            stream.destroy();
        this.#open.add(stream);
        stream.once('close', () => this.#open.delete(stream));
        // Without a listener an error would end the harness. The user of the stream sees it closed.
        stream.on('error', () => stream.destroy());
        return stream;
    }
    /** Returns a connection to a checked address of the host, or why it is refused. Throws UnreachableHost. */
    async #reach({ host, port }) {
        const addresses = await this.#outside.resolve(host).catch(() => {
            throw new UnreachableHost(`${host} has no address`);
        });
        if (this.#closed)
            throw new UnreachableHost('the command has ended');
        const refused = addresses.find((address) => !this.#outside.mayReach(address));
        if (refused !== undefined) {
            const reason = `${host} resolves to ${refused}, which is not on the public internet, so sandbox.network cannot allow it`;
            return refusedHost('NET-01', host, reason);
        }
        return await connected(this.#keep(this.#outside.connect(addresses, port)), host);
    }
    /** Handles `CONNECT host:port`. Never rejects. */
    async #connect(request, client, head) {
        try {
            const ports = this.#tunnels.has(client) ? [] : [WEB_PORTS.https, WEB_PORTS.http];
            const target = parseTarget(request.url ?? '', null, ports, this.#list);
            if (isRefused(target))
                return this.#refuseTunnel(client, target);
            if (target.port === WEB_PORTS.http)
                return this.#tunnelPlain(client, head, target);
            const server = await this.#reach(target);
            if (isRefused(server))
                return this.#refuseTunnel(client, server);
            client.write('HTTP/1.1 200 Connection established\r\n\r\n');
            const refused = await tunnelTls(client, head, server, target);
            if (refused !== null)
                this.#refusals.note(refused);
        }
        catch (error) {
            client.end(answerOf('502 Bad Gateway', (0,message_of/* messageOf */.b)(error)));
        }
    }
    #refuseTunnel(client, refused) {
        this.#refusals.note(refused);
        client.end(answerOf('403 Forbidden', refused.reason));
    }
    /** Parses plain HTTP in a tunnel like any other, because its requests could name another host. */
    #tunnelPlain(client, head, target) {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        if (head.length > 0)
            client.unshift(head);
        this.#tunnels.set(client, target);
        this.#server.emit('connection', client);
    }
    #refuseRequest(refused, refuse) {
        this.#refusals.note(refused);
        refuse(403, refused.reason);
    }
    /** Handles any other request. Never throws. */
    #request(request, response) {
        const refuse = (status, reason) => {
            if (response.headersSent) {
                response.destroy();
                return;
            }
            response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
            response.end(message(reason));
        };
        this.#forward(request, response, refuse).catch((error) => {
            refuse(502, (0,message_of/* messageOf */.b)(error));
        });
    }
    async #forward(request, response, refuse) {
        const { url = '', headers, socket } = request;
        const tunnel = this.#tunnels.get(socket);
        const asked = tunnel === undefined
            ? absoluteRequest(url, this.#list)
            : tunnelledRequest(url, headers.host, tunnel, this.#list);
        if (asked === null)
            return refuse(400, 'this is a proxy: name a host');
        if (isRefused(asked))
            return this.#refuseRequest(asked, refuse);
        const server = await this.#reach(asked);
        if (isRefused(server))
            return this.#refuseRequest(server, refuse);
        forward(server, asked, request, response);
    }
}

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/adapters/sandbox/network/public-address.js

/**
 * Addresses that are not on the internet (IANA special-purpose address registry, RFC 6890 and later), and multicast.
 */
const NON_PUBLIC_V4 = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16], // link-local, and the metadata service of most clouds
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
    ['168.63.129.16', 32], // a public address by its number, the host of a virtual machine in Azure by its role
];
/** Global unicast addresses (2000::/3) that embed an IPv4 address or are for documentation. */
const NON_PUBLIC_V6 = [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
];
function blockList(ranges, family) {
    const list = new external_node_net_.BlockList();
    for (const [address, prefix] of ranges)
        list.addSubnet(address, prefix, family);
    return list;
}
const closedV4 = blockList(NON_PUBLIC_V4, 'ipv4');
const closedV6 = blockList(NON_PUBLIC_V6, 'ipv6');
const globalV6 = blockList([['2000::', 3]], 'ipv6');
/** Reports if this is an address of the public internet, not of this machine, its network, its host or its cloud. */
function isPublicAddress(address) {
    switch ((0,external_node_net_.isIP)(address)) {
        case 4:
            return !closedV4.check(address, 'ipv4');
        case 6:
            // An address with a zone (`fe80::1%eth0`) is link-local, and one that maps IPv4 is outside of 2000::/3.
            return !address.includes('%') && globalV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/outside-network.js




/** Timeout in ms of one DNS query, which is sent twice at most. */
const LOOKUP_TIMEOUT_MS = 4000;
/** ms before the next address is tried. Node's default of 250 is less than a handshake across an ocean. */
const ADDRESS_TIMEOUT_MS = 2500;
/**
 * Resolves with Node's own resolver. It uses no thread of the pool, so a name server under the agent's control cannot
 * block the harness. It ignores search domains and the machine's own tables.
 */
async function resolve(host) {
    const resolver = new promises_.Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: 2 });
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0)
        throw new Error(`${host} has no address`);
    return addresses;
}
function isOwnAddress(address) {
    return Object.values((0,external_node_os_.networkInterfaces)()).some((all) => all?.some((own) => own.address === address));
}
const internet = {
    resolve,
    mayReach: (address) => isPublicAddress(address) && !isOwnAddress(address),
    connect: (addresses, port) => (0,external_node_net_.connect)({
        host: 'checked.invalid',
        port,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: ADDRESS_TIMEOUT_MS,
        // The name was resolved and checked before. A second lookup could return another address.
        lookup: (_name, _options, answer) => answer(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
        // A client that closes its half still waits for the answer.
        allowHalfOpen: true,
    }),
};

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/proxy-session.js






/** Opens a session for each command, so that what a proxy saw belongs to one command and ends with it. */
class ProxySessions {
    #list;
    #outside;
    #parent;
    #folder = null;
    #opened = 0;
    /** `parent` is a folder of the harness that no command sees. */
    constructor(list, parent, outside = internet) {
        this.#list = list;
        this.#parent = parent;
        this.#outside = outside;
    }
    #prepared() {
        if (this.#folder !== null)
            return this.#folder;
        const folder = external_node_path_.join(this.#parent, 'network');
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        (0,external_node_fs_.writeFileSync)(external_node_path_.join(folder, 'forward.cjs'), forwarder/* FORWARDER */.j9);
        this.#folder = folder;
        return folder;
    }
    async open() {
        const folder = this.#prepared();
        const name = `proxy-${this.#opened++}`;
        const proxy = new HostProxy(this.#list, this.#outside);
        // Through a descriptor, because the path of a socket may have at most 107 bytes (unix(7)).
        const descriptor = (0,external_node_fs_.openSync)(folder, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
        const close = async () => {
            await proxy.close();
            (0,external_node_fs_.closeSync)(descriptor);
        };
        try {
            await proxy.listen(`/proc/self/fd/${descriptor}/${name}`);
        }
        catch (error) {
            (0,external_node_fs_.closeSync)(descriptor);
            throw error;
        }
        const shown = (source, target) => ({
            kind: 'bind',
            source,
            target,
            readOnly: true,
        });
        const mounts = [
            shown((0,host_files/* realPath */.Ye)(process.execPath) ?? process.execPath, forwarder/* INSIDE_NODE */.My),
            shown(external_node_path_.join(folder, 'forward.cjs'), forwarder/* INSIDE_SCRIPT */.PH),
            shown(external_node_path_.join(folder, name), forwarder/* INSIDE_SOCKET */.Nn),
        ];
        return { mounts, refused: () => proxy.refused(), close };
    }
}

// EXTERNAL MODULE: ./build/adapters/sandbox/processes/child-liveness.js
var child_liveness = __webpack_require__(34395);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/start-child.js
var start_child = __webpack_require__(16336);
;// CONCATENATED MODULE: ./build/adapters/sandbox/processes/kept-layers.js


/** ms in which the layers must be mounted. */
const MOUNT_TIMEOUT_MS = 10_000;
/**
 * Mounts the layers of the agent's commands once, in their own mount namespace. A shell that waits at its stdin keeps
 * the namespace, so it ends with this process. Commands enter it, which costs one program and no mount.
 */
class KeptLayers {
    #kept = null;
    #failed = false;
    /** The process whose namespaces hold the layers; null if there is none. */
    get pid() {
        return this.#kept !== null && (0,child_liveness/* isAlive */._)(this.#kept.started) ? this.#kept.pid : null;
    }
    /**
     * Returns the process that holds what `launch` mounts; null if it failed and every command must mount its layers
     * itself. `beforeChange` ends everything else in the old namespace, because a layer cannot be mounted in two.
     */
    async holdFor(launch, mountTable, beforeChange) {
        const key = JSON.stringify([launch, mountTable]);
        if (this.#kept?.key === key && this.pid !== null)
            return this.pid;
        if (this.#failed)
            return null;
        await beforeChange();
        await this.release();
        this.#kept = await startKeeper(launch, key);
        this.#failed = this.#kept === null;
        return this.pid;
    }
    async release() {
        const kept = this.#kept;
        this.#kept = null;
        if (kept === null || !(0,child_liveness/* isAlive */._)(kept.started))
            return;
        const { child } = (0,child_liveness/* setKeepsAlive */.A)(kept.started, true);
        const exited = new Promise((resolve) => child.once('exit', resolve));
        child.stdin?.end();
        await exited;
    }
}
/** Starts the shell and waits until it prints its process id. */
async function startKeeper(launch, key) {
    const started = (0,start_child/* startChild */.v)(launch, null);
    if (started instanceof Error)
        return null;
    const { child } = started;
    child.on('error', () => { });
    child.stderr?.resume();
    const pid = await new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), MOUNT_TIMEOUT_MS);
        const end = (answer) => {
            clearTimeout(timer);
            resolve(answer);
        };
        let output = '';
        child.stdout?.on('data', (chunk) => {
            output += chunk.toString('utf8');
            const [, found = null] = /^(\d+)\r?\n/.exec(output) ?? [];
            if (found !== null)
                end(found);
        });
        child.once('error', () => end(null));
        child.once('exit', () => end(null));
    });
    if (pid !== null)
        return { key, started: (0,child_liveness/* setKeepsAlive */.A)(started, false), pid };
    child.stdin?.end();
    child.kill('SIGKILL');
    return null;
}

// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/process-table.js
var process_table = __webpack_require__(90995);
;// CONCATENATED MODULE: ./build/adapters/sandbox/processes/orphan-processes.js




/** A variable that is unique for each call. Children inherit it unless they clear their environment. */
const CALL_MARKER = 'FORGE_CALL_ID';
function workingFolder(pid) {
    try {
        return (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        return '';
    }
}
function processKey(facts) {
    return `${facts.pid}:${facts.startedAt}`;
}
/** Call this just before the command starts. */
function beginTrace(id, root) {
    return { id, root, before: new Set((0,process_table/* allProcesses */.X9)().map(processKey)) };
}
function hasCallMarker(pid, id) {
    return (0,host_files/* readTextOrEmpty */.Qr)(`/proc/${pid}/environ`).split('\0').includes(`${CALL_MARKER}=${id}`);
}
/**
 * Returns processes of the call that still run. They started after it began, and they have its mark or work in the
 * workspace. Only the mark identifies children of ours (git also works there) and of the shells that start git for us.
 */
function orphanProcesses(trace) {
    const all = (0,process_table/* allProcesses */.X9)();
    const ours = all.filter((facts) => facts.parent === process.pid && trace.before.has(processKey(facts)));
    const starters = new Set([process.pid, ...ours.map(({ pid }) => pid)]);
    return all
        .filter((facts) => facts.pid !== process.pid && !trace.before.has(processKey(facts)))
        .filter(({ pid, parent }) => hasCallMarker(pid, trace.id) || (!starters.has(parent) && (0,is_within/* isWithin */.B)(workingFolder(pid), trace.root)))
        .map(({ pid }) => pid);
}
/** A limit on the search, because a process that forks faster than it is found would never let it end. */
const MAX_KILL_ROUNDS = 50;
/**
 * Kills what the call left behind, until nothing is found. Returns the number of killed processes. Without a PID
 * namespace this misses processes that cleared their environment and left the workspace.
 */
function killOrphanProcesses(trace) {
    const killed = new Set();
    for (let round = 0; round < MAX_KILL_ROUNDS; round++) {
        const found = orphanProcesses(trace);
        if (found.length === 0)
            break;
        for (const pid of found)
            if ((0,process_table/* sendSignal */.vG)(pid, 'SIGKILL'))
                killed.add(pid);
    }
    return killed.size;
}

// EXTERNAL MODULE: ./build/adapters/sandbox/processes/output-buffer.js
var output_buffer = __webpack_require__(87893);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/core/text/shell-quote.js
var shell_quote = __webpack_require__(46027);
;// CONCATENATED MODULE: ./build/adapters/sandbox/processes/parent-death-watcher.js




/**
 * `sh` text that keeps the last line it reads. When its stdin ends, it kills the process group in that line and every
 * process with that mark in its environment. An empty line means there is no command.
 */
const WATCHER_SCRIPT = `
while read -r line; do last=$line; done
set -- $last
[ "$#" = 2 ] || exit 0
kill -s KILL -- "-$1"
for round in 1 2 3; do
  for folder in /proc/[0-9]*; do
    grep -qszFx "${CALL_MARKER}=$2" "$folder/environ" && kill -s KILL "\${folder#/proc/}"
  done
done`;
/**
 * Ends the running command when the harness ends, for whatever reason, if there is no PID namespace. The kernel
 * notifies only the command's first process, so a shell waits for the end of a pipe that we hold.
 */
class ParentDeathWatcher {
    #watcher = null;
    /** Call this before a command starts, so that this process is not taken for one of its leftovers. */
    prepare() {
        if (this.#watcher !== null)
            return;
        const child = (0,external_node_child_process_.spawn)(shell_quote/* POSIX_SHELL */.P, ['-c', WATCHER_SCRIPT], {
            cwd: '/',
            env: {},
            stdio: ['pipe', 'ignore', 'ignore'],
            detached: true,
        });
        // Commands run even if it cannot start or was killed.
        child.on('error', () => { });
        child.stdin?.on('error', () => { });
        (0,child_liveness/* setKeepsAlive */.A)({ child, reader: null }, false);
        this.#watcher = child;
    }
    /** Call this when a command runs in this process group with this mark. */
    begin(group, mark) {
        if (group !== undefined)
            this.#watcher?.stdin?.write(`${group} ${mark}\n`);
    }
    /** Call this when the command has ended. */
    end() {
        this.#watcher?.stdin?.write('\n');
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/adapters/sandbox/processes/pipes.js




/** The number of pipes that one process makes, so that it serves many commands. */
const BATCH = 16;
/**
 * Makes real pipes for the output of commands. Node's pipes are sockets, which scripts cannot open as `/dev/stderr` or
 * `/dev/stdout`, so they would fail only here. A pipe is used once. Its name is removed before its command starts, so
 * that leftovers of another call cannot write to it.
 */
class PipeStore {
    #mkfifo;
    #parent;
    #owner;
    #folder = null;
    #made = 0;
    #names = [];
    /** `owner` is the user of the commands, who opens the pipe again as `/dev/stdout`. */
    constructor(mkfifo, parent, owner) {
        this.#mkfifo = mkfifo;
        this.#parent = parent;
        this.#owner = owner;
    }
    async #refill() {
        if (this.#folder === null) {
            (0,external_node_fs_.mkdirSync)(this.#parent, { recursive: true });
            this.#folder = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(this.#parent, 'pipes-'));
        }
        const folder = this.#folder;
        const names = Array.from({ length: BATCH }, () => external_node_path_.join(folder, String(this.#made++)));
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(this.#mkfifo, ['-m', '600', ...names], { env: {} });
        this.#names.push(...names);
    }
    /** Returns null if no pipe can be made; then a socket is used. */
    async take() {
        try {
            if (this.#names.length === 0)
                await this.#refill();
            const name = this.#names.pop();
            return name === undefined ? null : openBoth(name, this.#owner);
        }
        catch {
            return null;
        }
    }
}
function openBoth(name, { uid, gid }) {
    // The reader is opened first and without waiting. Then opening the writer does not wait either.
    const reader = (0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW);
    if (!(0,external_node_fs_.fstatSync)(reader).isFIFO()) {
        (0,external_node_fs_.closeSync)(reader);
        return null;
    }
    if (uid !== process.getuid?.())
        (0,external_node_fs_.fchownSync)(reader, uid, gid);
    const writer = (0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NOFOLLOW);
    (0,external_node_fs_.unlinkSync)(name);
    return { reader, writer };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/processes/prewarmed-sandbox.js




/**
 * Starts one program before there is a command for it, and lets it wait at its stdin. Starting takes several ms, mostly
 * to fork this process, but sending the command takes none. The program knows nothing of the command and shows nothing
 * yet: its view is built from what it receives, so it has the state of when the command comes.
 */
class PrewarmedSandbox {
    #pipes;
    #group;
    #waiting = null;
    #filling = false;
    /** The number of calls of `take`. */
    #taken = 0;
    constructor(pipes, group = null) {
        this.#pipes = pipes;
        this.#group = group;
    }
    /** Returns the program of this launch: the waiting one if it fits, else a new one. */
    async take(launch) {
        this.#taken += 1;
        const waiting = this.#waiting;
        if (waiting !== null && waiting.key === keyOf(launch) && (0,child_liveness/* isAlive */._)(waiting.started)) {
            this.#waiting = null;
            return (0,child_liveness/* setKeepsAlive */.A)(waiting.started, true);
        }
        if (launch.once !== true)
            await this.dismiss();
        const started = (0,start_child/* startChild */.v)(launch, (await this.#pipes?.take()) ?? null);
        return started instanceof Error ? started : this.#inGroup(started);
    }
    #inGroup(started) {
        return this.#group === null ? started : { ...started, joined: this.#group.join(started.child.pid) };
    }
    /** Ends the waiting program. */
    async dismiss() {
        const waiting = this.#waiting;
        this.#waiting = null;
        if (waiting !== null)
            await ended(waiting.started);
    }
    /** Starts a program for the next launch, unless that comes first, because both have the same layers. */
    prewarmSoon(launch) {
        const taken = this.#taken;
        // Deferred, so that the caller continues first. There is time while git inspects the tree.
        setImmediate(() => {
            if (taken === this.#taken)
                void this.prewarm(launch);
        });
    }
    /** Starts a program for the next launch, which may differ from this one only in its stdin. */
    async prewarm(launch) {
        if (this.#waiting !== null || this.#filling || launch.stdin === null || launch.once === true)
            return;
        this.#filling = true;
        const taken = this.#taken;
        const pipe = (await this.#pipes?.take()) ?? null;
        // Another command has begun and uses the layers that this one would mount.
        if (taken !== this.#taken) {
            this.#filling = false;
            if (pipe !== null)
                for (const end of [pipe.reader, pipe.writer])
                    (0,external_node_fs_.closeSync)(end);
            return;
        }
        const key = keyOf(launch);
        const started = (0,start_child/* startChild */.v)(launch, pipe);
        this.#filling = false;
        if (started instanceof Error)
            return;
        // If it fails while it waits, `take` notices.
        started.child.on('error', () => { });
        this.#waiting = { key, started: (0,child_liveness/* setKeepsAlive */.A)(this.#inGroup(started), false) };
    }
}
/** Includes the mount table, because namespaces copy it when they are made. */
function keyOf({ file, args, cwd, env, opening }) {
    return JSON.stringify([file, args, cwd, env, opening, (0,host_files/* readTextOrEmpty */.Qr)('/proc/self/mountinfo')]);
}
/** ms in which a program must end after its stdin has ended. */
const EXIT_TIMEOUT_MS = 5000;
/** Resolves once it has ended, because two programs with the same layers would conflict. */
async function ended(started) {
    const { child, reader } = (0,child_liveness/* setKeepsAlive */.A)(started, true);
    if (reader !== null)
        (0,external_node_fs_.closeSync)(reader);
    if (!(0,child_liveness/* isAlive */._)(started))
        return;
    const exited = new Promise((resolve) => {
        child.once('exit', () => resolve());
    });
    child.stdin?.end();
    const timer = setTimeout(() => child.kill('SIGKILL'), EXIT_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
}

// EXTERNAL MODULE: ./build/adapters/sandbox/processes/run-child.js
var run_child = __webpack_require__(46825);
// EXTERNAL MODULE: ./build/adapters/sandbox/mounts/mount.js
var mounts_mount = __webpack_require__(65557);
// EXTERNAL MODULE: ./build/adapters/sandbox/view/hidden-folders.js
var hidden_folders = __webpack_require__(95375);
// EXTERNAL MODULE: ./build/adapters/sandbox/view/search-path.js
var search_path = __webpack_require__(27039);
;// CONCATENATED MODULE: ./build/adapters/sandbox/hidden-program-note.js





/** Messages of shells and programs that did not find a program; the first group is its name. */
const NOT_FOUND_MESSAGES = [
    /([^\s:'"`‘’“”]+)['"`’”]?: (?:command )?not found\b/i,
    /command not found: ([^\s:]+)/i,
    /([^\s:'"`‘’“”]+)['"`’”]?: (?:failed to execute: )?no such file or directory/i,
    /no such file or directory(?: \(os error 2\))?: ['"`‘“]?([^\s:'"`’”]+)/i,
    /\bspawn(?:Sync)? (\S+) ENOENT\b/,
    /exec: "([^"]+)": (?:executable file not found|stat)/,
];
/** An output with more names than this is not about a missing program. */
const MAX_NAMES = 20;
/** Longer lines are not searched: a pattern takes too long on them. */
const MAX_LINE_CHARS = 1000;
/** Returns names of programs, and paths to programs, that the output reports as missing. */
function missingNames(output) {
    const lines = output.split('\n').filter(({ length }) => length <= MAX_LINE_CHARS);
    const names = lines.flatMap((line) => NOT_FOUND_MESSAGES.flatMap((pattern) => {
        const name = pattern.exec(line)?.[1] ?? '';
        return /^[\w./+@-]+$/.test(name) ? [name] : [];
    }));
    return [...new Set(names)].slice(0, MAX_NAMES);
}
/**
 * Returns one line about programs that the output reports as missing, that the harness's own PATH has, and that the
 * sandbox hides. Only names on PATH are searched for, so a command learns about no other file of the machine. Null if
 * there are none.
 */
function hiddenProgramNote(output, { mounts, searchPath, options }) {
    const names = missingNames(output);
    if (names.length === 0)
        return null;
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, (0,host_files/* realPath */.Ye)(options.root) ?? options.root);
    const inside = searchPath.split(':');
    const found = names.flatMap((name) => {
        const isBare = !name.includes('/');
        const candidates = isBare ? folders : folders.filter((folder) => folder === external_node_path_.dirname(name));
        const program = (0,host_files/* findBinary */.jS)(external_node_path_.basename(name), candidates);
        const isSeen = candidates.some((folder) => {
            const real = (0,host_files/* realPath */.Ye)((0,host_files/* findBinary */.jS)(external_node_path_.basename(name), [folder]) ?? '');
            return inside.includes(folder) && real !== null && !(0,mounts_mount/* isHidden */.dK)(mounts, real);
        });
        return program === null || isSeen ? [] : [program];
    });
    if (found.length === 0)
        return null;
    const partlyShown = (0,hidden_folders/* hiddenFolders */.UA)(options.hostEnv, options.accountHome);
    const places = found.map((program) => folderToShow(program, inside, partlyShown));
    const list = (texts) => [...new Set(texts)].slice(0, 3).join(', ');
    return `[the sandbox does not show ${list(found)}; a person can show it with the setting sandbox.readable: [${list(places)}]]`;
}
/** Returns the folder to show; only the program if its folder is never shown as a whole. */
function folderToShow(program, inside, partlyShown) {
    const shown = inside.includes(external_node_path_.dirname(program)) ? ((0,host_files/* realPath */.Ye)(program) ?? program) : program;
    const folder = external_node_path_.dirname(shown);
    return partlyShown.includes((0,host_files/* realPath */.Ye)(folder) ?? folder) ? shown : folder;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/refused-write-note.js



/** Messages of programs about writes that a read-only mount refused. */
const READ_ONLY = /read-only file ?system|\bEROFS\b|os error 30\b|errno 30\b/i;
/** SQLite's messages for this, which name no file. */
const DATABASE = /unable to open database|attempt to write a readonly database/i;
function isReadOnly(mounts, file) {
    const mount = (0,mounts_mount/* decidingMount */.p3)(mounts, file);
    if (mount === undefined || mount.kind === 'root')
        return !/^\/(?:dev|proc|sys)(?:\/|$)/.test(file);
    return mount.kind === 'mask' || (mount.kind !== 'layer' && mount.readOnly);
}
/** Returns words of the line that may be paths, resolved from `cwd`. */
function pathsIn(line, cwd) {
    const words = line.split(/[\s'"`‘’()[\],;]+|:(?=\s|$)/).filter((word) => /[\w.]/.test(word));
    return words.map((word) => external_node_path_.resolve(cwd, word));
}
/** Returns the folder or file that is mounted read-only at this path; the path itself if nothing is mounted. */
function readOnlyPlace(mounts, file) {
    const mount = (0,mounts_mount/* decidingMount */.p3)(mounts, file);
    return mount === undefined || mount.kind === 'root' ? file : mount.target;
}
/**
 * Returns one line that says that the sandbox refused a write, and where. Without it, the command's output reads as if
 * the machine were broken. Null if the output mentions no refused write.
 */
function refusedWriteNote(output, mounts, where) {
    const lines = output.split('\n');
    const refused = lines.filter((line) => READ_ONLY.test(line));
    const hasDatabase = lines.some((line) => DATABASE.test(line));
    if (refused.length === 0 && !hasDatabase)
        return null;
    const named = refused
        .flatMap((line) => pathsIn(line, where.cwd))
        .filter((file) => isReadOnly(mounts, file));
    const places = [...new Set(named.map((file) => readOnlyPlace(mounts, file)))].slice(0, 3);
    const outside = mounts
        .filter((mount) => mount.kind === 'bind' && mount.readOnly && !(0,is_within/* isWithin */.B)(mount.target, where.root))
        .map(({ target }) => target);
    const known = places.length > 0 ? places : hasDatabase ? outside.slice(0, 5) : [];
    const what = known.length === 0 ? 'everything outside the workspace' : known.join(', ');
    return `[the sandbox keeps ${what} read-only; write to the workspace, $HOME or $TMPDIR instead]`;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/sandbox-notes.js


/** Adds a line to the output of a failed command for each way in which the sandbox may be the cause. */
function withSandboxNotes(result, { mounts, cwd, environment, options }, root) {
    if (result.exitCode === 0)
        return result;
    const notes = [
        refusedWriteNote(result.output, mounts, { cwd, root }),
        hiddenProgramNote(result.output, { mounts, searchPath: environment.PATH ?? '', options }),
    ].filter((note) => note !== null);
    if (notes.length === 0)
        return result;
    return { ...result, output: `${result.output.replace(/\n*$/, '\n')}${notes.join('\n')}\n` };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/shell.js




















function resultOf(child, leftovers) {
    const capped = child.endedBy === 'output';
    const shown = (0,printable/* printable */.g)(child.output);
    const note = capped ? `\n[killed: it printed more than ${output_buffer/* MAX_OUTPUT_BYTES */.$ / 1024 ** 2} MB]\n` : '';
    return {
        exitCode: child.exitCode,
        signal: child.signal,
        timedOut: child.endedBy === 'timeout',
        ...(child.startError === undefined ? {} : { startError: child.startError }),
        output: shown.text + note,
        sanitised: shown.steered,
        droppedBytes: child.droppedBytes,
        ...(child.whole === undefined ? {} : { whole: (0,printable/* printable */.g)(child.whole).text }),
        ...(child.isCut === undefined ? {} : { isCut: child.isCut }),
        durationMs: child.durationMs,
        outputCapped: capped,
        killedOrphans: leftovers,
    };
}
/** Returns the start versions that a gate must see; nothing for the agent's commands. */
async function startVersionsFor({ gate, checkout }, { pathTools, judgedPaths }) {
    if (gate === undefined ||
        checkout !== undefined ||
        pathTools === undefined ||
        pathTools.folders.length === 0)
        return { folders: [], files: [] };
    return pathTools.startVersions((await judgedPaths?.()) ?? new Set());
}
/** Returns sockets and FIFOs in the workspace. Without a sandbox nothing can hide them. */
async function specialFiles({ kind }, options) {
    return kind === 'none' ? [] : ((await options.specialFiles?.()) ?? []);
}
function plantedToolsReason(names) {
    return `not run: PATH leads to ${names.slice(0, 3).join(', ')}, which changed since the run began. Without a sandbox the gate cannot use the earlier version, so a planted program could decide its result`;
}
function refusedResult(startError) {
    return {
        exitCode: null,
        signal: null,
        timedOut: false,
        startError,
        output: '',
        droppedBytes: 0,
        durationMs: 0,
        outputCapped: false,
        killedOrphans: 0,
    };
}
function pipeStore(launcher, options, root) {
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    const mkfifo = (0,host_files/* findBinary */.jS)('mkfifo', [...folders, ...search_path/* SYSTEM_FOLDERS */.E]);
    return mkfifo === null ? null : new PipeStore(mkfifo, options.scratchDir, (0,launch_launcher/* commandUser */.Lx)(launcher, options));
}
/** Runs a command without a namespace: tracks the processes that it starts, and kills those that are left. */
async function runUnsandboxed(launcher, prepared, limits, { pipes, orphans, root, }) {
    const pipe = (await pipes?.take()) ?? null;
    orphans.prepare();
    const trace = beginTrace((0,external_node_crypto_.randomUUID)(), root);
    const environment = { ...prepared.environment, [CALL_MARKER]: trace.id };
    let killed = 0;
    const afterExit = () => {
        killed = killOrphanProcesses(trace);
    };
    const launch = (0,launch_launcher/* launchOf */.v4)(launcher, { ...prepared, environment });
    const started = (0,start_child/* startChild */.v)(launch, pipe);
    if (!(started instanceof Error))
        orphans.begin(started.child.pid, trace.id);
    const child = await (0,run_child/* runChild */.w)(launch, { ...limits, afterExit }, started);
    orphans.end();
    return resultOf(child, killed);
}
/** Returns what starts a command. If it shares layers with others, it starts in the namespace that keeps them. */
async function launchFor(command, prepared, from) {
    const { launcher, kept, prewarmed } = from;
    // A gate's layers are new each time, so they are not kept.
    if (command.gate !== undefined)
        return { ...(0,launch_launcher/* launchOf */.v4)(launcher, prepared), once: true };
    const keeper = (0,launch_launcher/* keeperOf */.yD)(launcher, prepared);
    const pid = keeper === null
        ? kept.pid
        : await kept.holdFor(keeper, (0,host_files/* readTextOrEmpty */.Qr)('/proc/self/mountinfo'), () => prewarmed.dismiss());
    return (0,launch_launcher/* launchOf */.v4)(launcher, prepared, pid);
}
function setupPerNetwork({ launcher }, options) {
    const made = new Map();
    const layers = (0,command_setup/* layersFor */.a1)(launcher, options);
    return (network) => {
        const key = JSON.stringify(network);
        const known = made.get(key);
        if (known !== undefined)
            return known;
        const hosts = (0,host_list_check/* hostListOf */.sQ)(network);
        const setup = {
            prepare: (0,command_setup/* createCommandSetup */.PA)(launcher, options, layers, network),
            proxySessions: hosts === null ? null : new ProxySessions(hosts, options.scratchDir, options.outside),
        };
        made.set(key, setup);
        return setup;
    };
}
/**
 * Runs all commands and gates. Nothing it starts is alive when `run` returns: the kernel ensures this in a PID
 * namespace; without one, the processes that can be found are killed. `run` never throws.
 */
function createShell(isolation, options) {
    const { launcher, group = null } = isolation;
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const setup = setupPerNetwork(isolation, options);
    setup(options.network);
    const pipes = pipeStore(launcher, options, root);
    const open = { pipes, orphans: new ParentDeathWatcher(), root };
    const ready = { launcher, kept: new KeptLayers(), prewarmed: new PrewarmedSandbox(pipes, group) };
    async function run(command) {
        if (command.signal.aborted)
            return refusedResult('cancelled before it started');
        if (launcher.kind === 'none' && command.readOnly === true) {
            return refusedResult('not run: the workspace cannot be mounted read-only without a sandbox');
        }
        const { prepare, proxySessions } = setup(command.network ?? options.network);
        if (proxySessions === null)
            return await runIn(prepare, command, null);
        const problem = (0,host_list_check/* hostListProblem */.UQ)(isolation);
        if (problem !== null)
            return refusedResult(problem);
        const proxySession = await proxySessions.open();
        try {
            const result = await runIn(prepare, command, proxySession);
            return { ...result, refusedHosts: proxySession.refused() };
        }
        finally {
            await proxySession.close();
        }
    }
    async function runIn(prepare, command, proxySession) {
        const atStart = await startVersionsFor(command, options);
        if (typeof atStart === 'string')
            return refusedResult(atStart);
        const changed = [...atStart.folders, ...atStart.files].map(({ target }) => external_node_path_.relative(root, target));
        if (launcher.kind === 'none' && changed.length > 0)
            return refusedResult(plantedToolsReason(changed));
        const prepared = prepare(command, proxySession?.mounts, atStart, await specialFiles(launcher, options));
        if (typeof prepared === 'string')
            return refusedResult(prepared);
        const { redactor } = options;
        const limits = {
            timeoutMs: command.timeoutMs,
            signal: command.signal,
            // A gate is judged by its exit code, however much it prints. Excess output is dropped, and its time is limited.
            ...(command.who === 'gate' ? { outputCap: Number.POSITIVE_INFINITY } : {}),
            ...(redactor === undefined ? {} : { redactor }),
        };
        if (launcher.kind === 'none')
            return await runUnsandboxed(launcher, prepared, limits, open);
        const launch = await launchFor(command, prepared, ready);
        const result = await (0,run_child/* runChild */.w)(launch, limits, await ready.prewarmed.take(launch));
        ready.prewarmed.prewarmSoon(launch);
        return withSandboxNotes(resultOf(result, 0), prepared, root);
    }
    const safely = (command) => run(command).catch((error) => refusedResult((0,message_of/* messageOf */.b)(error)));
    // Commands run one at a time. Two that share a layer would disturb each other, and without namespaces neither could
    // distinguish its leftover processes from the other's.
    let turn = Promise.resolve();
    const inTurn = (command) => {
        const mine = turn.then(() => safely(command));
        turn = mine;
        return mine;
    };
    return { isolation: (0,probe_sandbox/* sandboxState */.zB)(isolation), run: inTurn };
}


/***/ }),

/***/ 53356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ X86),
/* harmony export */   Lx: () => (/* binding */ X64),
/* harmony export */   pX: () => (/* binding */ ARM64)
/* harmony export */ });
/** From asm/unistd_64.h of Linux 6.1 (`fchmodat2`: 6.6, `setxattrat`: 6.13). */
const X64 = {
    audit: 0xc000003e,
    foreignBit: 0x40000000,
    numbers: {
        acct: 163,
        add_key: 248,
        bpf: 321,
        chmod: 90,
        clock_adjtime: 305,
        clock_settime: 227,
        clone: 56,
        clone3: 435,
        creat: 85,
        delete_module: 176,
        fchmod: 91,
        fchmodat: 268,
        fchmodat2: 452,
        finit_module: 313,
        fsconfig: 431,
        fsetxattr: 190,
        fsmount: 432,
        fsopen: 430,
        fspick: 433,
        init_module: 175,
        io_uring_enter: 426,
        io_uring_register: 427,
        io_uring_setup: 425,
        ioctl: 16,
        ioperm: 173,
        iopl: 172,
        kcmp: 312,
        kexec_file_load: 320,
        kexec_load: 246,
        keyctl: 250,
        lookup_dcookie: 212,
        lsetxattr: 189,
        mknod: 133,
        mknodat: 259,
        mount: 165,
        mount_setattr: 442,
        move_mount: 429,
        open: 2,
        open_by_handle_at: 304,
        open_tree: 428,
        openat: 257,
        openat2: 437,
        perf_event_open: 298,
        pidfd_getfd: 438,
        pivot_root: 155,
        process_vm_readv: 310,
        process_vm_writev: 311,
        prlimit64: 302,
        ptrace: 101,
        quotactl: 179,
        quotactl_fd: 443,
        reboot: 169,
        request_key: 249,
        setns: 308,
        setrlimit: 160,
        settimeofday: 164,
        setxattr: 188,
        setxattrat: 463,
        socket: 41,
        swapoff: 168,
        swapon: 167,
        syslog: 103,
        umount2: 166,
        unshare: 272,
        userfaultfd: 323,
        vhangup: 153,
    },
};
/**
 * 32-bit programs on x64, from asm/unistd_32.h of Linux 6.1 (`fchmodat2`: 6.6, `setxattrat`: 6.13). `socketcall` hides the address family
 * from a filter.
 */
const X86 = {
    audit: 0x40000003,
    foreignBit: 0,
    numbers: {
        acct: 51,
        add_key: 286,
        bpf: 357,
        chmod: 15,
        clock_adjtime: 343,
        clock_adjtime64: 405,
        clock_settime: 264,
        clock_settime64: 404,
        clone: 120,
        clone3: 435,
        creat: 8,
        delete_module: 129,
        fchmod: 94,
        fchmodat: 306,
        fchmodat2: 452,
        finit_module: 350,
        fsconfig: 431,
        fsetxattr: 228,
        fsmount: 432,
        fsopen: 430,
        fspick: 433,
        init_module: 128,
        io_uring_enter: 426,
        io_uring_register: 427,
        io_uring_setup: 425,
        ioctl: 54,
        ioperm: 101,
        iopl: 110,
        kcmp: 349,
        kexec_load: 283,
        keyctl: 288,
        lookup_dcookie: 253,
        lsetxattr: 227,
        mknod: 14,
        mknodat: 297,
        mount: 21,
        mount_setattr: 442,
        move_mount: 429,
        open: 5,
        open_by_handle_at: 342,
        open_tree: 428,
        openat: 295,
        openat2: 437,
        perf_event_open: 336,
        pidfd_getfd: 438,
        pivot_root: 217,
        process_vm_readv: 347,
        process_vm_writev: 348,
        prlimit64: 340,
        ptrace: 26,
        quotactl: 131,
        quotactl_fd: 443,
        reboot: 88,
        request_key: 287,
        setns: 346,
        setrlimit: 75,
        settimeofday: 79,
        setxattr: 226,
        setxattrat: 463,
        socket: 359,
        socketcall: 102,
        stime: 25,
        swapoff: 115,
        swapon: 87,
        syslog: 103,
        umount: 22,
        umount2: 52,
        unshare: 310,
        userfaultfd: 374,
        vhangup: 111,
    },
};
/** From asm-generic/unistd.h of Linux 6.1 (`fchmodat2`: 6.6, `setxattrat`: 6.13). */
const ARM64 = {
    audit: 0xc00000b7,
    foreignBit: 0,
    numbers: {
        acct: 89,
        add_key: 217,
        bpf: 280,
        clock_adjtime: 266,
        clock_settime: 112,
        clone: 220,
        clone3: 435,
        delete_module: 106,
        fchmod: 52,
        fchmodat: 53,
        fchmodat2: 452,
        finit_module: 273,
        fsconfig: 431,
        fsetxattr: 7,
        fsmount: 432,
        fsopen: 430,
        fspick: 433,
        init_module: 105,
        io_uring_enter: 426,
        io_uring_register: 427,
        io_uring_setup: 425,
        ioctl: 29,
        kcmp: 272,
        kexec_file_load: 294,
        kexec_load: 104,
        keyctl: 219,
        lookup_dcookie: 18,
        lsetxattr: 6,
        mknodat: 33,
        mount: 40,
        mount_setattr: 442,
        move_mount: 429,
        open_by_handle_at: 265,
        open_tree: 428,
        openat: 56,
        openat2: 437,
        perf_event_open: 241,
        pidfd_getfd: 438,
        pivot_root: 41,
        process_vm_readv: 270,
        process_vm_writev: 271,
        prlimit64: 261,
        ptrace: 117,
        quotactl: 60,
        quotactl_fd: 443,
        reboot: 142,
        request_key: 218,
        setns: 268,
        setrlimit: 164,
        settimeofday: 170,
        setxattr: 5,
        setxattrat: 463,
        socket: 198,
        swapoff: 225,
        swapon: 224,
        syslog: 116,
        umount2: 39,
        unshare: 97,
        userfaultfd: 282,
        vhangup: 58,
    },
};


/***/ }),

/***/ 79317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NA: () => (/* binding */ ELF_MACHINES),
/* harmony export */   Wm: () => (/* binding */ BASE),
/* harmony export */   d0: () => (/* binding */ HEADERS),
/* harmony export */   ui: () => (/* binding */ elfHeaders)
/* harmony export */ });
/** The address at which an executable of ours is mapped. Any that an executable of fixed position may have. */
const BASE = 0x40_0000;
/** Bytes before the code. */
const HEADERS = 64 + 56;
/** `e_machine` of elf.h. */
const ELF_MACHINES = { x64: 62, arm64: 183 };
/** The ELF header and one segment, readable and executable, that holds the whole file (elf(5)). */
function elfHeaders(machine, size) {
    const bytes = Buffer.alloc(HEADERS);
    bytes.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
    bytes.writeUInt16LE(2, 16); // ET_EXEC
    bytes.writeUInt16LE(machine, 18);
    bytes.writeUInt32LE(1, 20);
    bytes.writeUInt32LE(BASE + HEADERS, 24);
    bytes.writeUInt32LE(64, 32);
    bytes.writeUInt16LE(64, 52);
    bytes.writeUInt16LE(56, 54);
    bytes.writeUInt16LE(1, 56);
    bytes.writeUInt32LE(1, 64); // PT_LOAD
    bytes.writeUInt32LE(5, 68); // readable, executable
    bytes.writeUInt32LE(BASE, 80);
    bytes.writeUInt32LE(BASE, 88);
    bytes.writeUInt32LE(size, 96);
    bytes.writeUInt32LE(size, 104);
    bytes.writeUInt32LE(0x1000, 112);
    return bytes;
}


/***/ }),

/***/ 87364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u5: () => (/* binding */ LAUNCHER_INSIDE),
  g8: () => (/* binding */ verifiedLauncherPath),
  QV: () => (/* binding */ writeLauncher)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/architectures.js
var architectures = __webpack_require__(53356);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/elf.js
var elf = __webpack_require__(79317);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/refused-calls.js
var refused_calls = __webpack_require__(41544);
;// CONCATENATED MODULE: ./build/adapters/sandbox/syscalls/seccomp-filter.js

/** Offsets in `struct seccomp_data` of linux/seccomp.h. */
const NUMBER = 0;
const AUDIT_ARCH = 4;
const ARGUMENTS = 16;
const ALLOW = 0x7fff_0000;
const FAIL_WITH = 0x0005_0000;
const ENOSYS = 38;
const load = (offset) => ({ code: 0x20, jumpTrue: 0, jumpFalse: 0, operand: offset });
const answer = (operand) => ({ code: 0x06, jumpTrue: 0, jumpFalse: 0, operand });
const ifEqual = (operand, jumpTrue, jumpFalse) => {
    return { code: 0x15, jumpTrue, jumpFalse, operand };
};
const ifBits = (operand, jumpTrue, jumpFalse) => {
    return { code: 0x45, jumpTrue, jumpFalse, operand };
};
/** Instructions that answer if the condition holds and fall through if not. They may lose the loaded number. */
function refusal({ condition, errno }) {
    const fail = answer(FAIL_WITH | errno);
    switch (condition.when) {
        case 'always':
            return [fail];
        case 'has-bits':
            return [
                ...unlessHas(condition.only),
                lowWord(condition),
                ifBits(condition.bits, 0, 1),
                fail,
                answer(ALLOW),
            ];
        case 'is-one-of': {
            const { values } = condition;
            const tests = values.map((value, at) => ifEqual(value, values.length - 1 - at, at === values.length - 1 ? 1 : 0));
            return [lowWord(condition), ...tests, fail, answer(ALLOW)];
        }
        case 'is-none-of': {
            const { values } = condition;
            const tests = values.map((value, at) => ifEqual(value, values.length - at, 0));
            return [lowWord(condition), ...tests, fail, answer(ALLOW)];
        }
        case 'points': {
            const { argument, only } = condition;
            return [
                lowWord(only),
                ifEqual(only.value, 0, 5),
                lowWord(condition),
                ifEqual(0, 0, 2),
                load(ARGUMENTS + 8 * argument + 4),
                ifEqual(0, 1, 0),
                fail,
                answer(ALLOW),
            ];
        }
    }
}
/** Goes on to the three instructions of the condition itself, or past their refusal. */
function unlessHas(only) {
    return only === undefined ? [] : [lowWord(only), ifBits(only.bits, 0, 3)];
}
/** Every machine we run on is little-endian: the low half of an argument comes first. */
function lowWord({ argument }) {
    return load(ARGUMENTS + 8 * argument);
}
function forArchitecture({ numbers, foreignBit }) {
    const foreign = foreignBit === 0 ? [] : [ifBits(foreignBit, 0, 1), answer(FAIL_WITH | ENOSYS)];
    const calls = Object.entries(numbers).flatMap(([name, number]) => {
        const body = refusal(refused_calls/* REFUSED_CALLS */.P[name]);
        return [ifEqual(number, 0, body.length), ...body];
    });
    return [load(NUMBER), ...foreign, ...calls, answer(ALLOW)];
}
/**
 * The filter for these architectures as the kernel takes it: an array of `struct sock_filter`, little-endian, 8 bytes
 * each. Calls of any other architecture fail with ENOSYS.
 */
function seccompFilter(architectures) {
    const program = [load(AUDIT_ARCH)];
    for (const architecture of architectures) {
        const block = forArchitecture(architecture);
        // A conditional jump reaches 255 instructions at most, an unconditional one any distance.
        program.push(ifEqual(architecture.audit, 1, 0), jump(block.length), ...block);
    }
    program.push(answer(FAIL_WITH | ENOSYS));
    return Buffer.concat(program.map(encoded));
}
function jump(operand) {
    return { code: 0x05, jumpTrue: 0, jumpFalse: 0, operand };
}
function encoded({ code, jumpTrue, jumpFalse, operand }) {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt16LE(code, 0);
    bytes.writeUInt8(jumpTrue, 2);
    bytes.writeUInt8(jumpFalse, 3);
    bytes.writeUInt32LE(operand >>> 0, 4);
    return bytes;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/syscalls/launcher-program.js



/**
 * x64. The stack holds argc, argv and the environment, as the kernel leaves them. `unable` is 125, as with env(1) and
 * unshare(1): the restrictions of the command could not be set up. 127: the program could not be started.
 */
function x64Code(fprog) {
    const hex = [
        '4889e3', //             mov rbx, rsp
        // keyctl(KEYCTL_JOIN_SESSION_KEYRING, NULL); a kernel that has no keyrings has none to share
        'bf01000000', //         mov edi, 1
        '31f6', //               xor esi, esi
        'b8fa000000', //         mov eax, 250
        '0f05', //               syscall
        // prlimit64(0, RLIMIT_CORE, { 1, 1 }, NULL); fails if the hard limit is 0 already
        '6a01', //               push 1
        '6a01', //               push 1
        '31ff', //               xor edi, edi
        'be04000000', //         mov esi, 4
        '4889e2', //             mov rdx, rsp
        '4531d2', //             xor r10d, r10d
        'b82e010000', //         mov eax, 302
        '0f05', //               syscall
        // prctl(PR_SET_PDEATHSIG, SIGKILL)
        'bf01000000', //         mov edi, 1
        'be09000000', //         mov esi, 9
        'b89d000000', //         mov eax, 157
        '0f05', //               syscall
        // prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
        'bf26000000', //         mov edi, 38
        'be01000000', //         mov esi, 1
        '31d2', //               xor edx, edx
        '4531d2', //             xor r10d, r10d
        '4531c0', //             xor r8d, r8d
        'b89d000000', //         mov eax, 157
        '0f05', //               syscall
        '85c0', //               test eax, eax
        '7535', //               jnz unable
        // seccomp(SECCOMP_SET_MODE_FILTER, 0, fprog)
        'bf01000000', //         mov edi, 1
        '31f6', //               xor esi, esi
        `ba${uint32(fprog)}`, // mov edx, fprog
        'b83d010000', //         mov eax, 317
        '0f05', //               syscall
        '85c0', //               test eax, eax
        '751e', //               jnz unable
        // execve(argv[1], argv + 1, environment)
        '488b03', //             mov rax, [rbx]
        '488b7b10', //           mov rdi, [rbx + 16]
        '488d7310', //           lea rsi, [rbx + 16]
        '488d54c310', //         lea rdx, [rbx + rax*8 + 16]
        'b83b000000', //         mov eax, 59
        '0f05', //               syscall
        'bf7f000000', //         mov edi, 127
        'eb05', //               jmp leave
        'bf7d000000', // unable: mov edi, 125
        'b83c000000', // leave:  mov eax, 60
        '0f05', //               syscall
    ];
    return Buffer.from(hex.join(''), 'hex');
}
const CALL = 0xd400_0001;
function move(register, value) {
    return (0xd280_0000 | (value << 5) | register) >>> 0;
}
function moveHigh(register, value) {
    return (0xf2a0_0000 | (value << 5) | register) >>> 0;
}
/** prlimit64(0, RLIMIT_CORE, { 1, 1 }, NULL) */
const ARM64_CORE_LIMIT = [
    0xd100_43ff, //                       sub  sp, sp, #16
    move(1, 1),
    0xa900_07e1, //                       stp  x1, x1, [sp]
    move(0, 0),
    move(1, 4),
    0x9100_03e2, //                       mov  x2, sp
    move(3, 0),
    move(8, 261), //                      prlimit64
    CALL,
];
/** arm64: the same calls with the numbers of asm-generic/unistd.h, in registers x0 to x4 and x8. */
function arm64Code(fprog) {
    const words = [
        0x9100_03e9, //                       mov  x9, sp
        move(0, 1),
        move(1, 0),
        move(8, 219), //                      keyctl
        CALL,
        ...ARM64_CORE_LIMIT,
        move(0, 1),
        move(1, 9),
        move(8, 167), //                      prctl
        CALL,
        move(0, 38),
        move(1, 1),
        move(2, 0),
        move(3, 0),
        move(4, 0),
        move(8, 167), //                      prctl
        CALL,
        branchIfNotZero(16),
        move(0, 1),
        move(1, 0),
        move(2, fprog & 0xffff),
        moveHigh(2, fprog >>> 16),
        move(8, 277), //                      seccomp
        CALL,
        branchIfNotZero(9),
        0xf940_0123, //                       ldr  x3, [x9]
        0xf940_0920, //                       ldr  x0, [x9, #16]
        0x9100_4121, //                       add  x1, x9, #16
        0x8b03_0c22, //                       add  x2, x1, x3, lsl #3
        move(8, 221), //                      execve
        CALL,
        move(0, 127),
        0x1400_0002, //                       b    leave
        move(0, 125), //              unable:
        move(8, 93), //               leave:  exit
        CALL,
    ];
    const bytes = Buffer.alloc(words.length * 4);
    words.forEach((word, at) => void bytes.writeUInt32LE(word, at * 4));
    return bytes;
}
/** `cbnz x0`, that many instructions ahead. */
function branchIfNotZero(ahead) {
    return (0xb500_0000 | (ahead << 5)) >>> 0;
}
function uint32(value) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes.toString('hex');
}
const MACHINES = {
    x64: { elf: elf/* ELF_MACHINES */.NA.x64, architectures: [architectures/* X64 */.Lx, architectures/* X86 */.JW], code: x64Code },
    arm64: { elf: elf/* ELF_MACHINES */.NA.arm64, architectures: [architectures/* ARM64 */.pX], code: arm64Code },
};
/**
 * A static executable for this machine that joins a new session keyring, sets the limit of core dumps to 1 byte (at 0
 * the kernel still starts the program of a `core_pattern` with a pipe), asks to be killed when its parent ends, gives
 * up gaining rights, installs the filter of refused system calls, and becomes the program named in its arguments. Exits
 * with 125 if the filter cannot be installed and with 127 if the program cannot be started. Null for a machine that we
 * have no code for.
 *
 * It is generated here because nothing that every machine has (sh, setpriv before util-linux 2.41, Node) can make these
 * calls, and a compiler is not there at run time.
 */
function launcherExecutable(machine = process.arch) {
    const found = MACHINES[machine];
    if (found === undefined)
        return null;
    const filter = seccompFilter(found.architectures);
    const length = found.code(0).length;
    const fprogAt = Math.ceil((elf/* HEADERS */.d0 + length) / 8) * 8;
    const filterAt = fprogAt + 16;
    const file = Buffer.alloc(filterAt + filter.length);
    (0,elf/* elfHeaders */.ui)(found.elf, file.length).copy(file);
    found.code(elf/* BASE */.Wm + fprogAt).copy(file, elf/* HEADERS */.d0);
    file.writeUInt16LE(filter.length / 8, fprogAt);
    file.writeUInt32LE(elf/* BASE */.Wm + filterAt, fprogAt + 8);
    filter.copy(file, filterAt);
    return file;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/syscalls/launcher-file.js



/** Place of the launcher inside a sandbox. `/dev` is a separate file system there, and programs may run from it. */
const LAUNCHER_INSIDE = '/dev/forge-launch';
const NAME = external_node_path_.basename(LAUNCHER_INSIDE);
/** Writes the launcher into a folder of the harness. Null for a machine that we have no code for. */
function writeLauncher(folder, machine) {
    const bytes = launcherExecutable(machine);
    if (bytes === null)
        return null;
    const launcher = { file: external_node_path_.join(folder, NAME), bytes };
    write(launcher);
    return launcher;
}
/**
 * The path of the launcher, with the bytes that we wrote. Without namespaces a command of the same user can find the
 * file and change it, so it is compared before each use.
 */
function verifiedLauncherPath(launcher) {
    if (!isIntact(launcher))
        write(launcher);
    return launcher.file;
}
function isIntact({ file, bytes }) {
    try {
        return (0,external_node_fs_.readFileSync)(file).equals(bytes);
    }
    catch {
        return false;
    }
}
/** Removes what is there first: an open file of this name would stay the one that a program could still change. */
function write({ file, bytes }) {
    (0,external_node_fs_.rmSync)(file, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(file), { recursive: true });
    (0,external_node_fs_.writeFileSync)(file, bytes, { mode: 0o555, flag: 'wx' });
}


/***/ }),

/***/ 41544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ REFUSED_CALLS)
/* harmony export */ });
/** `EPERM` and the like, from asm-generic/errno.h. */
const EPERM = 1;
const ENOSYS = 38;
const EOPNOTSUPP = 95;
const EAFNOSUPPORT = 97;
const ALWAYS_REFUSED = { condition: { when: 'always' }, errno: EPERM };
/** Fails like on a kernel without the call, so that programs use their fallback. */
const ALWAYS_MISSING = { condition: { when: 'always' }, errno: ENOSYS };
/** Fails like on a file system without extended attributes, so that copying programs go on without them. */
const UNSUPPORTED = { condition: { when: 'always' }, errno: EOPNOTSUPP };
const CLONE_NEWUSER = 0x1000_0000;
const S_ISUID = 0o4000;
/** O_CREAT, and the bit that only O_TMPFILE has: an `open` without them has no mode. */
const CREATES = 0x40_0040;
const TIOCSTI = 0x5412;
const TIOCLINUX = 0x541c;
/**
 * AF_UNIX, AF_INET, AF_INET6, AF_NETLINK. Others reach past a network namespace (AF_VSOCK: the host of a virtual
 * machine).
 */
const SOCKET_FAMILIES = [1, 2, 10, 16];
const RLIMIT_CORE = 4;
/** The process that started the command. Everything else in the PID namespace is the command's own. */
const INIT = 1;
/**
 * The launcher's limit of core dumps stays: a limit of 0 would start the program of a `core_pattern` with a pipe
 * outside the sandbox. Programs that switch off their core dumps end if they cannot, so they are told that they have.
 */
const KEPT = 0;
/** The mode, as an argument, names a file that would run as its owner. */
function setsUid(argument) {
    return { condition: { when: 'has-bits', argument, bits: S_ISUID }, errno: EPERM };
}
function createsWithUid(argument) {
    const only = { argument: argument - 1, bits: CREATES };
    return { condition: { when: 'has-bits', argument, bits: S_ISUID, only }, errno: EPERM };
}
/**
 * The system calls that commands and gates do not get, and what each fails with. Most need a capability that commands
 * lack anyway; mounts and namespaces do not cover keyrings, the interfaces with a history of kernel defects (io_uring,
 * bpf, userfaultfd, perf), and new user namespaces. They do not cover the setuid bit either: a file of the workspace
 * belongs to the owner of the workspace, which may be root, and is still there when the sandbox is gone. Extended
 * attributes and access control lists stay too, and nothing that measures a step sees them.
 */
const REFUSED_CALLS = {
    acct: ALWAYS_REFUSED,
    add_key: ALWAYS_REFUSED,
    bpf: ALWAYS_REFUSED,
    chmod: setsUid(1),
    clock_adjtime: ALWAYS_REFUSED,
    clock_adjtime64: ALWAYS_REFUSED,
    clock_settime: ALWAYS_REFUSED,
    clock_settime64: ALWAYS_REFUSED,
    clone: { condition: { when: 'has-bits', argument: 0, bits: CLONE_NEWUSER }, errno: EPERM },
    // Its flags are in memory, which a filter cannot read. C libraries fall back to clone.
    clone3: ALWAYS_MISSING,
    creat: setsUid(1),
    delete_module: ALWAYS_REFUSED,
    fchmod: setsUid(1),
    fchmodat: setsUid(2),
    fchmodat2: setsUid(2),
    finit_module: ALWAYS_REFUSED,
    fsconfig: ALWAYS_REFUSED,
    fsetxattr: UNSUPPORTED,
    fsmount: ALWAYS_REFUSED,
    fsopen: ALWAYS_REFUSED,
    fspick: ALWAYS_REFUSED,
    init_module: ALWAYS_REFUSED,
    io_uring_enter: ALWAYS_MISSING,
    io_uring_register: ALWAYS_MISSING,
    io_uring_setup: ALWAYS_MISSING,
    ioctl: { condition: { when: 'is-one-of', argument: 1, values: [TIOCSTI, TIOCLINUX] }, errno: EPERM },
    ioperm: ALWAYS_REFUSED,
    iopl: ALWAYS_REFUSED,
    kcmp: ALWAYS_REFUSED,
    kexec_file_load: ALWAYS_REFUSED,
    kexec_load: ALWAYS_REFUSED,
    keyctl: ALWAYS_REFUSED,
    lookup_dcookie: ALWAYS_REFUSED,
    lsetxattr: UNSUPPORTED,
    mknod: setsUid(1),
    mknodat: setsUid(2),
    mount: ALWAYS_REFUSED,
    mount_setattr: ALWAYS_REFUSED,
    move_mount: ALWAYS_REFUSED,
    open: createsWithUid(2),
    open_by_handle_at: ALWAYS_REFUSED,
    open_tree: ALWAYS_REFUSED,
    openat: createsWithUid(3),
    // Its mode is in memory too.
    openat2: ALWAYS_MISSING,
    perf_event_open: ALWAYS_REFUSED,
    pidfd_getfd: ALWAYS_REFUSED,
    pivot_root: ALWAYS_REFUSED,
    process_vm_readv: { condition: { when: 'is-one-of', argument: 0, values: [INIT] }, errno: EPERM },
    process_vm_writev: { condition: { when: 'is-one-of', argument: 0, values: [INIT] }, errno: EPERM },
    prlimit64: {
        condition: { when: 'points', argument: 2, only: { argument: 1, value: RLIMIT_CORE } },
        errno: KEPT,
    },
    ptrace: { condition: { when: 'is-one-of', argument: 1, values: [INIT] }, errno: EPERM },
    quotactl: ALWAYS_REFUSED,
    quotactl_fd: ALWAYS_REFUSED,
    reboot: ALWAYS_REFUSED,
    request_key: ALWAYS_REFUSED,
    setrlimit: { condition: { when: 'is-one-of', argument: 0, values: [RLIMIT_CORE] }, errno: KEPT },
    setns: ALWAYS_REFUSED,
    settimeofday: ALWAYS_REFUSED,
    setxattr: UNSUPPORTED,
    setxattrat: UNSUPPORTED,
    socket: { condition: { when: 'is-none-of', argument: 0, values: SOCKET_FAMILIES }, errno: EAFNOSUPPORT },
    socketcall: ALWAYS_MISSING,
    stime: ALWAYS_REFUSED,
    swapoff: ALWAYS_REFUSED,
    swapon: ALWAYS_REFUSED,
    syslog: ALWAYS_REFUSED,
    umount: ALWAYS_REFUSED,
    umount2: ALWAYS_REFUSED,
    unshare: { condition: { when: 'has-bits', argument: 0, bits: CLONE_NEWUSER }, errno: EPERM },
    userfaultfd: ALWAYS_REFUSED,
    vhangup: ALWAYS_REFUSED,
};


/***/ }),

/***/ 59158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e7: () => (/* binding */ cacheVariables),
  hY: () => (/* binding */ findCaches),
  YI: () => (/* binding */ homesOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
;// CONCATENATED MODULE: ./build/adapters/sandbox/view/cache-table.js
/** Configuration that a tool needs to find its cache, and in which some people keep passwords. */
const HIDDEN_UNLESS_CLEAN = [
    ...[
        'ccache.conf',
        'config.toml',
        'gradle.properties',
        'settings.xml',
        'npmrc',
        'pip.conf',
        'gemrc',
        '.git/config',
    ],
];
/** One row per folder. Lists are separated by spaces. The view, the environment and the docs use this table. */
const ROWS = [
    // JavaScript
    ['npm', 'npm_config_cache NPM_CONFIG_CACHE', '~/.npm', '_cacache _prebuilds _npx'],
    ['pnpm', 'PNPM_HOME', '$XDG_DATA_HOME/pnpm'],
    ['pnpm store', 'npm_config_store_dir NPM_CONFIG_STORE_DIR pnpm_config_store_dir', '~/.pnpm-store'],
    ['pnpm metadata', 'npm_config_cache_dir pnpm_config_cache_dir', '$XDG_CACHE_HOME/pnpm'],
    // pnpm and others make Node keep compiled code in the temporary folder, which is empty for each command.
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
    ['Playwright', 'PLAYWRIGHT_BROWSERS_PATH', '$XDG_CACHE_HOME/ms-playwright', '', 'mcp-* *-profile*'],
    ['Cypress', 'CYPRESS_CACHE_FOLDER', '$XDG_CACHE_HOME/Cypress'],
    ['Electron', 'electron_config_cache ELECTRON_CACHE', '$XDG_CACHE_HOME/electron'],
    ['Prisma', '', '$XDG_CACHE_HOME/prisma'],
    ['Selenium', 'SE_CACHE_PATH', '$XDG_CACHE_HOME/selenium'],
    ['nvm', 'NVM_DIR', '~/.nvm', '', 'versions/node/*/etc/npmrc .npmrc .git/config'],
    ['fnm', 'FNM_DIR', '$XDG_DATA_HOME/fnm', '', 'node-versions/*/installation/etc/npmrc'],
    ['fnm, old', '', '~/.fnm', '', 'node-versions/*/installation/etc/npmrc'],
    ['Volta', 'VOLTA_HOME', '~/.volta', '', 'tools/image/node/*/etc/npmrc'],
    // Python
    ['pip', 'PIP_CACHE_DIR', '$XDG_CACHE_HOME/pip'],
    ['pip --user', 'PYTHONUSERBASE', '~/.local', 'bin lib pipx'],
    ['uv cache', 'UV_CACHE_DIR', '$XDG_CACHE_HOME/uv'],
    ['uv', '', '$XDG_DATA_HOME/uv', 'python tools', 'credentials'],
    ['uv Pythons', 'UV_PYTHON_INSTALL_DIR', null],
    ['uv tools', 'UV_TOOL_DIR', null],
    ['pyenv', 'PYENV_ROOT', '~/.pyenv', '', 'versions/*/pip.conf .git/config'],
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
    [
        'SDKMAN!',
        'SDKMAN_DIR',
        '~/.sdkman',
        'candidates',
        'candidates/maven/*/conf/settings.xml candidates/*/*/init.d candidates/*/*/conf/tomcat-users.xml',
    ],
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
    ['rbenv', 'RBENV_ROOT', '~/.rbenv', '', 'versions/*/etc/gemrc .git/config'],
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
    [
        'asdf',
        'ASDF_DATA_DIR',
        '~/.asdf',
        '',
        'installs/nodejs/*/etc/npmrc installs/nodejs/*/.npm/etc/npmrc installs/maven/*/conf/settings.xml .git/config',
    ],
    [
        'mise',
        'MISE_DATA_DIR',
        '$XDG_DATA_HOME/mise',
        '',
        'installs/node/*/etc/npmrc installs/maven/*/conf/settings.xml installs/maven/*/*/conf/settings.xml',
    ],
    [
        'tools of the runner',
        'RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY',
        null,
        '',
        '*/*/*/etc/npmrc */*/*/conf/settings.xml */*/*/.npmrc */*/*/pip.conf',
    ],
];
function splitList(text) {
    return (text ?? '').split(' ').filter((word) => word !== '');
}
const CACHES = ROWS.map(([tool, variables, folder, shown, never, use]) => ({
    tool,
    variables: splitList(variables),
    folder,
    shown: splitList(shown),
    never: splitList(never),
    ifClean: splitList(never).filter((name) => HIDDEN_UNLESS_CLEAN.some((end) => `/${name}`.endsWith(`/${end}`))),
    use: use ?? 'cache',
}));
/** The variables of the table, and the two that many tools use to find their folders. */
const CACHE_VARIABLES = [
    ...CACHES.flatMap(({ variables }) => variables),
    'XDG_CACHE_HOME',
    'XDG_DATA_HOME',
];

// EXTERNAL MODULE: ./build/adapters/sandbox/view/hidden-folders.js
var hidden_folders = __webpack_require__(95375);
;// CONCATENATED MODULE: ./build/adapters/sandbox/view/cache-folders.js





/** Returns the homes whose folders are shown: the one in HOME, and the account's. */
function homesOf({ hostEnv, accountHome }) {
    const homes = [hostEnv.HOME, accountHome].filter((home) => home != null && external_node_path_.isAbsolute(home));
    return [...new Set(homes.map((home) => home ?? ''))];
}
function variableOrNull(variables, name) {
    const [value = ''] = (variables[name] ?? '').split(external_node_path_.delimiter);
    return external_node_path_.isAbsolute(value) ? external_node_path_.resolve(value) : null;
}
function cacheFoldersOf(cache, options) {
    const { hostEnv } = options;
    const byVariable = cache.variables.map((name) => variableOrNull(hostEnv, name));
    const { folder } = cache;
    if (folder === null)
        return byVariable.filter((place) => place !== null);
    const below = (home) => {
        const cacheHome = variableOrNull(hostEnv, 'XDG_CACHE_HOME') ?? external_node_path_.join(home, '.cache');
        const dataHome = variableOrNull(hostEnv, 'XDG_DATA_HOME') ?? external_node_path_.join(home, '.local/share');
        return folder
            .replace(/^~/, () => home)
            .replace(/^\$XDG_CACHE_HOME/, () => cacheHome)
            .replace(/^\$XDG_DATA_HOME/, () => dataHome);
    };
    const places = [...byVariable, ...homesOf(options).map(below)].filter((place) => place !== null);
    // Only one is made: the one that the tool would use.
    return cache.use === 'build' ? places.slice(0, 1) : places;
}
/** Finds the folders of the table on this machine. `root` is the workspace. */
function findCaches(options, root) {
    const shown = [];
    const partlyShown = [];
    const never = [];
    const ifClean = [];
    for (const cache of CACHES) {
        for (const place of new Set(cacheFoldersOf(cache, options))) {
            if ((0,hidden_folders/* holdsSystemFolder */.AR)(place))
                continue;
            const folders = cache.shown.length === 0 ? [place] : cache.shown.map((name) => external_node_path_.join(place, name));
            shown.push(...folders.map((each) => ({ path: each, use: cache.use })));
            const real = (0,host_files/* realPath */.Ye)(place);
            if (real === null || (0,is_within/* isWithin */.B)(real, root))
                continue;
            const secrets = (names) => names.flatMap((name) => (0,host_files/* globNames */.XZ)(real, name)).map((name) => external_node_path_.join(real, name));
            never.push(...secrets(cache.never).flatMap((file) => [...new Set([file, (0,host_files/* realPath */.Ye)(file) ?? file])]));
            ifClean.push(...secrets(cache.ifClean));
            const apart = !(0,is_within/* isWithin */.B)(root, real) && cache.shown.length > 0 && cache.never.length > 0;
            if (apart)
                partlyShown.push(real);
        }
    }
    return { shown, partlyShown, never, ifClean };
}
/**
 * Returns the variables of the table that commands get: those whose folder `isUsable`. Others would only mislead tools.
 */
function cacheVariables(variables, isUsable) {
    const kept = CACHE_VARIABLES.flatMap((name) => {
        const folder = variableOrNull(variables, name);
        return folder !== null && isUsable(folder) ? [[name, variables[name] ?? '']] : [];
    });
    return Object.fromEntries(kept);
}


/***/ }),

/***/ 95375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ holdsSystemFolder),
/* harmony export */   PE: () => (/* binding */ maskedFiles),
/* harmony export */   UA: () => (/* binding */ hiddenFolders),
/* harmony export */   Xs: () => (/* binding */ runnerFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99688);
/* harmony import */ var _files_host_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91005);



const FOLDERS = ['/tmp', '/var/tmp', '/run', '/var/run', '/home', '/root'];
/** Stores of secrets, which stay hidden even if `sandbox.readable` names a folder that contains them. */
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
/** Variables with the runner's command files and the event. Their folders are hidden, wherever they are. */
const FILE_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_EVENT_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
/** Folders that every program needs. A variable that names one of them hides nothing. */
const SYSTEM_FOLDERS = [
    '/bin',
    '/dev',
    '/etc',
    '/lib',
    '/lib64',
    '/opt',
    '/proc',
    '/sbin',
    '/sys',
    '/usr',
    '/var',
];
/** Reports if hiding this folder would hide a folder that every program needs. */
function holdsSystemFolder(folder) {
    return SYSTEM_FOLDERS.some((system) => (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .B)(system, folder));
}
/**
 * Returns folders that are never shown as a whole, and that are empty in the sandbox even if a parent is shown. These
 * are the real paths of those that exist, each once.
 */
function hiddenFolders(variables, accountHome) {
    const named = FOLDER_VARIABLES.map((name) => variables[name]);
    const around = FILE_VARIABLES.map((name) => {
        const file = variables[name];
        return file === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(file);
    });
    const runner = runnerFolder(variables);
    const ofRunner = runner === null ? [] : [node_path__WEBPACK_IMPORTED_MODULE_0__.join(runner, '_diag'), node_path__WEBPACK_IMPORTED_MODULE_0__.join(runner, '_work/_actions')];
    const found = new Set();
    for (const folder of [...FOLDERS, ...SECRET_FOLDERS, accountHome, ...named, ...around, ...ofRunner]) {
        if (folder === undefined || folder === null || !node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(folder))
            continue;
        const real = (0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .realPath */ .Ye)(folder);
        if (real !== null && (0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)(real) && !holdsSystemFolder(real))
            found.add(real);
    }
    return [...found];
}
/**
 * Returns the folder of a self-hosted runner, whose RUNNER_TEMP is `<runner>/_work/_temp`. Null if RUNNER_TEMP is not
 * absolute, or the folder would be the root.
 */
function runnerFolder({ RUNNER_TEMP }) {
    if (RUNNER_TEMP === undefined || !node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(RUNNER_TEMP))
        return null;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(RUNNER_TEMP, '..', '..');
    return folder === '/' ? null : folder;
}
/** The runner's registration, variables and logs. */
const RUNNER_FILES = /^\.(?:credentials\w*|runner\w*|env|path|service|agent)$/;
function runnerCredentials(variables) {
    const runner = runnerFolder(variables);
    if (runner === null)
        return [];
    return (0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)(runner)
        .filter((name) => RUNNER_FILES.test(name))
        .map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(runner, name));
}
/** Returns the files that are empty in the sandbox: real paths of those that exist. */
function maskedFiles(variables) {
    const hostKeys = (0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)('/etc/ssh')
        .filter((name) => /^ssh_host_.*_key$/.test(name))
        .map((name) => `/etc/ssh/${name}`);
    return [...SECRET_FILES, ...hostKeys, ...runnerCredentials(variables)]
        .map(_files_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .realPath */ .Ye)
        .filter((file) => file !== null);
}


/***/ }),

/***/ 48552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ existingProtectedPaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91138);
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99688);




const WILD = /[*?[\]{}()!+@\\]/;
/**
 * Lists the protected paths that exist now and can be mounted read-only: a literal path, a folder with everything below
 * it (`.husky/**`), or a wildcard in the last part (`.yarnrc*`), in any case. For a pattern of any depth
 * (`**\/AGENTS.md`) it lists the match at the root. Measuring the tree finds changes of all others. A path that an
 * input opened, or that contains an opened one, is not mounted.
 */
function existingProtectedPaths(root, patterns, opened) {
    const places = patterns.flatMap(mountablePattern);
    const openers = opened.map((glob) => ({ glob, matcher: new minimatch__WEBPACK_IMPORTED_MODULE_2__.Minimatch(glob, { dot: true, nocase: true }) }));
    const isOpened = (path) => openers.some(({ glob, matcher }) => (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .B)(glob, path) || matcher.match(path));
    return () => {
        const names = new Map();
        for (const { folder } of places) {
            if (!names.has(folder))
                names.set(folder, namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)));
        }
        const found = places.flatMap(({ folder, matches }) => {
            const here = (names.get(folder) ?? []).filter(matches);
            return here.map((name) => (folder === '' ? name : `${folder}/${name}`));
        });
        return [...new Set(found)].filter((path) => !isOpened(path));
    };
}
function mountablePattern(pattern) {
    const parts = pattern
        .replace(/^(?:\*\*\/)+/, '')
        .replace(/\/\*\*(\/\*)?$/, '')
        .split('/');
    const last = parts.at(-1) ?? '';
    const folder = parts.slice(0, -1).join('/');
    if (WILD.test(folder) || last === '**')
        return [];
    const lower = last.toLowerCase();
    if (!WILD.test(last))
        return [{ folder, matches: (name) => name.toLowerCase() === lower }];
    const matcher = new minimatch__WEBPACK_IMPORTED_MODULE_2__.Minimatch(last, { dot: true, nocase: true });
    return [{ folder, matches: (name) => matcher.match(name) }];
}
/** Returns the names in a folder except links, because a mount over a link would land on its target. */
function namesIn(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [];
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
        return entries.filter((entry) => !entry.isSymbolicLink()).map(({ name }) => name);
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 27039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ SYSTEM_FOLDERS),
/* harmony export */   h: () => (/* binding */ trustedFolders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99688);
/* harmony import */ var _files_host_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91005);



/** Folders with util-linux tools that an ordinary user's PATH often does not contain. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];
/**
 * Returns the folders of a PATH in which programs may be searched for: absolute, existing, each once. Folders in the
 * workspace are skipped, because the agent could plant a `git` or a `node` there (E33 in docs/threat-model.md).
 */
function trustedFolders(searchPath, workspace) {
    const folders = [];
    for (const entry of (searchPath ?? '').split(':')) {
        if (!node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(entry))
            continue;
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(entry);
        const real = (0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .realPath */ .Ye)(folder);
        if (real === null || !(0,_files_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)(real) || folders.includes(folder))
            continue;
        if ((0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .B)(folder, workspace) || (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .B)(real, workspace))
            continue;
        folders.push(folder);
    }
    return folders;
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

/***/ 33769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ openStateFile),
/* harmony export */   l: () => (/* binding */ pendingName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_run_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13704);
/* harmony import */ var _core_text_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45061);
/* harmony import */ var _files_open_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44583);
/* harmony import */ var _files_read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10982);





const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const CREATE = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
/** Bytes. A state file has a few fields; a larger file is not one. */
const MAX_BYTES = 1024 ** 2;
/** Returns the temporary name of new content. It is never part of the tree. */
function pendingName(path) {
    return `${path}.forge-new`;
}
function openStateFile(root, path) {
    return {
        path,
        read: () => parsed(root, path),
        write: (fields) => {
            try {
                replace(root, path, Buffer.from(`${JSON.stringify(fields, null, 2)}\n`));
                return null;
            }
            catch (error) {
                return (0,_core_text_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error);
            }
        },
        removeStrays: () => removeForeign(root, path),
    };
}
/** Removes everything but a regular file: between two writes, nothing has the temporary name. */
function removeForeign(root, path) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folders;
    try {
        folders = (0,_files_open_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .openFolders */ .o)(root, names, false);
    }
    catch {
        // The folder is missing or a link; content behind a link is measured.
        return;
    }
    try {
        const target = `${folders.path}/${name}`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(pendingName(target), { recursive: true, force: true });
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
        if (found !== undefined && !found.isFile())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target, { recursive: true });
    }
    finally {
        folders.close();
    }
}
function parsed(root, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${root}/${path}`, { throwIfNoEntry: false })?.isDirectory())
        return `${path} is a folder`;
    const content = (0,_files_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFile */ .TA)(root, path, MAX_BYTES);
    if ((0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .v)(content))
        return /^no such file/.test(content.reason) ? null : content.reason;
    try {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content.bytes));
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
            return { ...value };
        return `${path} is not a JSON object`;
    }
    catch {
        return `${path} is not valid JSON`;
    }
}
/** Replaces the file, so that a reader sees either the old or the new content. */
function replace(root, path, bytes) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    const folders = (0,_files_open_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .openFolders */ .o)(root, names, true);
    const target = `${folders.path}/${name}`;
    const pending = pendingName(target);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(pending, { recursive: true, force: true });
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(pending, CREATE, 0o644);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes);
            const old = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
            if (old?.isFile())
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(file, old.mode & 0o777);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(pending, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(pending, { force: true });
        throw error;
    }
    finally {
        folders.close();
    }
}


/***/ }),

/***/ 48496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   b: () => (/* binding */ estimateTokens)
/* harmony export */ });
/** Bytes per token, a rule of thumb for English and code. For code it overestimates, which is safe for a limit. */
const BYTES_PER_TOKEN = 4;
/** Returns the estimated tokens of a text or a number of bytes, rounded up. Used if a provider reports nothing. */
function estimateTokens(textOrBytes) {
    const bytes = typeof textOrBytes === 'number' ? textOrBytes : Buffer.byteLength(textOrBytes);
    return Math.ceil(bytes / BYTES_PER_TOKEN);
}
/** Returns the number of bytes whose estimate is this many tokens. */
function bytesOf(tokens) {
    return tokens * BYTES_PER_TOKEN;
}


/***/ }),

/***/ 19653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ AGENT_STATES),
/* harmony export */   Uj: () => (/* binding */ NO_CUSTOM),
/* harmony export */   hO: () => (/* binding */ CUSTOM_PATIENCE_MS)
/* harmony export */ });
/** Time limit in ms for a custom constraint's answer, including its start. Source: docs/constraints.md. */
const CUSTOM_PATIENCE_MS = 5000;
const AGENT_STATES = {
    call: () => 'executing',
    result: () => 'executing',
    budget: () => 'thinking',
    change: (facts) => (facts.phase === 'change' && facts.by === 'edit' ? 'editing' : 'executing'),
    commit: () => 'committing',
};
const NO_CUSTOM = { all: [], close: () => Promise.resolve() };


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

/***/ 46027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ POSIX_SHELL),
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/** The path of the shell on every POSIX system. */
const POSIX_SHELL = '/bin/sh';
/** Quotes any text as one word for a POSIX shell. */
function quoted(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 30367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ priceFor)
/* harmony export */ });
/* harmony import */ var _adapters_models_catalog_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87232);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);


/** Returns the configured or known price. Throws StopRun(config) if a cost limit is set that cannot be enforced. */
function priceFor(request, { provider, model, price }) {
    if (price !== undefined) {
        const { input, output, cache_read: cacheRead = input, cache_write: cacheWrite = input } = price;
        return { input, output, cacheRead, cacheWrite };
    }
    const known = (0,_adapters_models_catalog_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceOf */ .xx)(provider, model);
    const origin = request.origins.get('constraints.max_cost_usd');
    const isAsked = origin !== undefined && origin !== 'default' && origin !== 'profile';
    if (known !== null || provider === 'replay' || !isAsked)
        return known;
    const isMain = provider === request.provider && model === request.model;
    const remedy = isMain ? 'set model.price' : 'give it a price in model.fallback: { name, price }';
    const reason = `max_cost_usd cannot be enforced because the price of ${provider} ${model} is unknown: ${remedy}, or remove max_cost_usd`;
    throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 39832:
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
// EXTERNAL MODULE: ./build/adapters/output/output-folder.js
var output_folder = __webpack_require__(1987);
;// CONCATENATED MODULE: ./build/adapters/output/report-copy.js



/**
 * Returns why no report may be written to this path of the workspace, as one line for the user; null if it may. An
 * existing file is only replaced if it is an earlier report, which begins with `heading`.
 */
function reportCopyProblem(root, path, heading) {
    const target = (0,external_node_path_.join)(root, path);
    const found = (0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false });
    if (found === undefined)
        return null;
    if (found.isDirectory())
        return `${path} is a folder: use a file in it`;
    if (found.isFile() && beginsWith(target, heading))
        return null;
    return `${path} exists and is not an earlier report: use another file, or remove that one`;
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
 * Writes a report to a path in the workspace, completely or not at all, and never through a link, because the
 * repository is not trusted. Throws an Error with one line for the user.
 */
function writeReportCopy(root, path, bytes) {
    const folder = (0,external_node_path_.dirname)(path) === '.' ? root : (0,output_folder/* resolveOutputFolder */.UY)(root, (0,external_node_path_.dirname)(path));
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

// EXTERNAL MODULE: ./build/constraints/patterns/path-rules.js + 2 modules
var path_rules = __webpack_require__(96810);
// EXTERNAL MODULE: ./build/constraints/registry.js + 30 modules
var registry = __webpack_require__(63758);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/report/files/controlled-edit.js
var controlled_edit = __webpack_require__(93478);
;// CONCATENATED MODULE: ./build/run/controlled-edit/controlled-report.js






/**
 * Checks before any model call that the report can be written to the configured path. Throws StopRun(config) if it
 * cannot.
 */
function checkControlledReport(parts) {
    const reason = parts.request.settings.mode === 'controlled-edit' ? objection(parts) : null;
    if (reason !== null)
        throw new outcome/* StopRun */.U({ kind: 'config', reason: `controlled_edit.report: ${reason}` });
}
/** Writes the copy of the report to the workspace, even if the edit failed (decision D16). */
function leaveControlledReport({ request, place, observers, redactor, hostProcess, }) {
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
        hostProcess.warn(`the report cannot be copied to ${wanted.report} (${(0,message_of/* messageOf */.b)(error)})`);
    }
}
/** Returns why the report may not be written; null if it may. It quotes the agent, so protected paths are refused. */
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

/***/ 25498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ openCustom),
  u: () => (/* binding */ sourcesOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/custom/trusted-files.js
var trusted_files = __webpack_require__(21220);
// EXTERNAL MODULE: ./build/constraints/registry.js + 30 modules
var registry = __webpack_require__(63758);
// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
// EXTERNAL MODULE: ./build/core/run/custom.js
var run_custom = __webpack_require__(19653);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/settings/schema/custom-schema.js
var custom_schema = __webpack_require__(43271);
// EXTERNAL MODULE: ./build/settings/values/nearest.js
var nearest = __webpack_require__(93313);
// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
// EXTERNAL MODULE: ./build/constraints/patterns/path-rules.js + 2 modules
var path_rules = __webpack_require__(96810);
;// CONCATENATED MODULE: ./build/run/judging/custom-code.js



/** Maximum size in bytes of a file that is read to find out if it is code. */
const LARGEST_FILE = 1024 * 1024;
/**
 * Returns the code that a constraint's command, or a script that it runs, would load from the workspace although the
 * agent may change it. `scripts`: the files of the trusted commit that commands name.
 */
async function changeableCode(entries, scripts, parts) {
    const commands = entries.flatMap((entry) => typeof entry === 'string' ? [] : [{ name: entry.name, script: withoutTrusted(entry.command) }]);
    if (commands.length === 0)
        return [];
    const { startedFiles } = await Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(6704), __webpack_require__.e(2229)]).then(__webpack_require__.bind(__webpack_require__, 16987));
    const place = { root: parts.root, cwd: parts.root };
    const started = [...commands, ...shellScripts(scripts)].flatMap(({ name, script }) => startedFiles(script, place).map((use) => ({ name, use })));
    const paths = started.flatMap(({ use }) => ('path' in use ? variantsOf(use) : []));
    const found = await parts.files.filesAt(parts.commit, [...new Set(paths)], LARGEST_FILE);
    const problems = started.flatMap(({ name, use }) => {
        const problem = problemOf(use, found, parts);
        return problem === null ? [] : [`${name}: ${problem}`];
    });
    return [...new Set(problems)];
}
/** Replaces the files of the trusted commit by paths outside the workspace, where copies of them will be. */
function withoutTrusted(command) {
    return (0,trusted_files/* replaceTrustedFiles */.d)(command, () => '/trusted');
}
function shellScripts(scripts) {
    return [...scripts].flatMap(([name, file]) => {
        if (typeof file === 'string')
            return [];
        const script = new TextDecoder().decode(file.bytes);
        const isShell = /^#!.*\b(?:ba|da|k|z)?sh\b/.test(script) || (!script.startsWith('#!') && /\.(?:ba)?sh$/.test(name));
        return isShell ? [{ name, script }] : [];
    });
}
const EXTENSIONS = ['.js', '.mjs', '.cjs', '.ts', '.py', '/index.js', '/__main__.py', '/__init__.py'];
/**
 * Returns the files that a name in a program may mean: `checks/x` and `checks.x` also mean `checks/x.js` and others.
 */
function variantsOf(use) {
    if (use.kind === 'runs')
        return [use.path];
    const isModule = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/.test(use.path);
    const names = isModule ? [use.path, use.path.replaceAll('.', '/')] : [use.path];
    return [use.path, ...names.flatMap((name) => EXTENSIONS.map((extension) => name + extension))];
}
const REMEDY = 'run a file of the commit, named as ./path, or add the file to protected_paths';
function problemOf(use, found, parts) {
    switch (use.kind) {
        case 'hidden':
            return `cannot find out which files it runs, because the text ${use.what}: ${REMEDY}`;
        case 'runner':
            return `${use.name} runs commands from files of the workspace, and the agent may change them: run a file of the commit, named as ./path`;
        case 'program': {
            const path = (0,host_files/* findBinary */.jS)(use.name, parts.folders);
            return path === null
                ? null
                : `${use.name} is found in the workspace (${path}), where the agent may change what it runs: ${REMEDY}`;
        }
        case 'runs':
            return isProtected(use.path, found.get(use.path), parts.rules)
                ? null
                : changeableText(use.path, use.by);
        case 'names': {
            const code = variantsOf(use).find((path) => {
                const file = found.get(path);
                return file !== undefined && isCode(path, file) && !isProtected(path, file, parts.rules);
            });
            return code === undefined ? null : changeableText(code, use.by);
        }
    }
}
function changeableText(path, by) {
    return `${by} may run ${path} as it is on disk, and the agent may change it: write ./${path} to run the file of the commit, or add it to protected_paths`;
}
/** Returns true if a step that changes this file is never kept. */
function isProtected(path, file, rules) {
    const { allowed, rule } = (0,path_rules/* decidePath */.W1)(path, rules);
    if (allowed)
        return false;
    return rule === 'protected_paths' || rule === 'git_dir' || typeof file === 'object';
}
const CODE = /\.(?:[cm]?[jt]sx?|py|pyc|sh|bash|zsh|ksh|fish|rb|pl|pm|php|lua|mk|ps1|go|rs|jar|class|wasm|so|node|groovy|gradle|kts|awk|sed|jq|tcl|r|sql)$/i;
function isCode(path, file) {
    if (CODE.test(path))
        return true;
    if (typeof file === 'string')
        return false;
    return file.executable || (file.bytes[0] === 0x23 && file.bytes[1] === 0x21);
}

;// CONCATENATED MODULE: ./build/run/judging/custom-constraints.js









/** Maximum size in bytes of a custom constraint's file. */
const custom_constraints_LARGEST_FILE = 1024 * 1024;
/**
 * Opens the custom constraints of the settings, read from the trusted commit. Throws StopRun(config) with all problems
 * before any model call.
 */
async function openCustom(parts) {
    const { custom } = parts.settings;
    if (custom.length === 0)
        return run_custom/* NO_CUSTOM */.Uj;
    // Loaded only for runs with custom constraints, which are few.
    const loading = __webpack_require__.e(/* import() */ 901).then(__webpack_require__.bind(__webpack_require__, 90901));
    const [{ openCustomConstraints }, sandboxParts, sources] = await Promise.all([
        loading,
        parts.sandboxParts(),
        sourcesOf(custom, parts),
    ]);
    const { temporary } = parts;
    const opened = await openCustomConstraints(sources, { ...sandboxParts, temporary });
    if (isProblems(opened))
        return stop(opened);
    const problems = nameProblems(opened, parts.settings);
    if (problems.length === 0)
        return opened;
    await opened.close();
    return stop(problems);
}
function isProblems(opened) {
    return Array.isArray(opened);
}
function stop(problems) {
    throw new outcome/* StopRun */.U({ kind: 'config', reason: `constraints.custom: ${problems.join('; ')}` });
}
/** Throws StopRun(config) if a file that the entries name cannot be used. */
async function sourcesOf(entries, parts) {
    const { repository, commit } = parts;
    const named = entries.map(filesNamedBy);
    const paths = [...new Set(named.flatMap(({ files }) => files))];
    const found = await repository.filesAt(commit, paths, custom_constraints_LARGEST_FILE);
    const problems = [
        ...named.flatMap(({ problem }) => (problem === null ? [] : [problem])),
        ...paths.flatMap((path) => fileProblem(path, found.get(path), commit)),
        ...named.flatMap(({ program }) => programProblem(program, found)),
    ];
    if (problems.length > 0)
        return stop(problems);
    const changeable = await changeableCode(entries, found, startedIn(parts));
    if (changeable.length > 0)
        return stop(changeable);
    const regular = new Map([...found].flatMap(([path, file]) => (typeof file === 'string' ? [] : [[path, file]])));
    return entries.map((entry, at) => sourceOf(entry, named[at]?.files ?? [], regular));
}
function startedIn({ repository: files, commit, rules, root, searchPath }) {
    const folders = searchPath.split(':').map((folder) => (0,external_node_path_.resolve)(root, folder));
    return { files, commit, rules: rules(), root, folders: folders.filter((folder) => (0,is_within/* isWithin */.B)(folder, root)) };
}
function filesNamedBy(entry) {
    if (typeof entry === 'string')
        return { files: [(0,custom_schema/* repositoryPath */.SH)(entry)], program: null, problem: null };
    const { files, program, problem } = (0,trusted_files/* trustedFilesIn */.C)(entry.command);
    return { files, program, problem: problem === null ? null : `${entry.name}: ${problem}` };
}
function fileProblem(path, file, commit) {
    const where = `in the commit ${commit.slice(0, 10)}`;
    if (typeof file === 'string')
        return [`${path} ${file} (${where})`];
    if (file !== undefined)
        return [];
    return [`${path} is not ${where}: commit it, because it is read from there and never from disk`];
}
function programProblem(program, found) {
    const file = program === null ? undefined : found.get(program);
    if (file === undefined || typeof file === 'string' || file.executable)
        return [];
    return [
        `${program} is not executable in the commit: run "git update-index --chmod=+x ${program}" and commit it`,
    ];
}
function sourceOf(entry, files, regular) {
    if (typeof entry !== 'string')
        return { kind: 'command', ...entry, files: regular };
    const [path = ''] = files;
    return { kind: 'module', path, bytes: regular.get(path)?.bytes ?? new Uint8Array() };
}
/** Checks the constraints' names, which are known only after the modules are loaded. */
function nameProblems({ all }, settings) {
    const names = all.map(({ name }) => name);
    const known = [...registry/* CONSTRAINT_NAMES */.XP, ...names];
    return [
        ...all.flatMap(({ name, source }, at) => nameProblem(name, source, names.indexOf(name) === at)),
        ...Object.keys(settings.on_violation)
            .filter((name) => !known.includes(name))
            .map((name) => `on_violation names the unknown constraint ${JSON.stringify(name)}: ${(0,nearest/* knownNames */.UH)(name, known)}`),
    ];
}
function nameProblem(name, source, isFirst) {
    const problem = (0,custom_schema/* customNameProblem */.UL)(name);
    if (problem !== null)
        return [`${source}: ${problem}`];
    if (registry/* CONSTRAINT_NAMES */.XP.includes(name)) {
        return [`${source} has the name ${name} of a built-in constraint: give it another name`];
    }
    return isFirst ? [] : [`${source} has the name ${name} of another custom constraint: give it another name`];
}


/***/ }),

/***/ 38859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ checkRepository)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);

/** Dirty paths named in the reason; the rest are counted. */
const NAMED_PATHS = 5;
/** Throws StopRun(git_before) if no run can start in this repository. */
function checkRepository(facts, settings) {
    const reason = objection(facts, settings);
    if (reason !== null)
        throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
}
function objection(facts, settings) {
    if (facts.head === null) {
        return `${facts.root} has no commit yet: make a first commit, which the run's changes are measured against`;
    }
    if (facts.inProgress !== null) {
        return `a ${facts.inProgress} is in progress in ${facts.root}: finish or abort it first`;
    }
    const conflicted = facts.dirty.filter((path) => path.state === 'conflicted');
    if (conflicted.length > 0)
        return `there are conflicts in ${listed(conflicted)}: resolve them first`;
    if (settings.requireClean && facts.dirty.length > 0) {
        return `the workspace is not clean: ${listed(facts.dirty)}; commit or remove them, or set git.require_clean to false${aboutFilters(facts.dirty)}`;
    }
    if (settings.writes && facts.unwritable !== null) {
        return `this user cannot write ${facts.unwritable}: mount it writable, grant the permission, or run with --read-only`;
    }
    if (settings.writes && settings.commits && facts.indexLock !== null) {
        return `${facts.indexLock} exists: another git process is running, or one crashed; remove the file and run again`;
    }
    return null;
}
/** Returns advice for a filtered file that may be clean. */
function aboutFilters(dirty) {
    if (!dirty.some(({ state }) => state === 'filtered'))
        return '';
    return '. Only its git filter can tell whether a filtered file is modified, and filters are not run here: if `git status` shows the file as clean, run `git status` before this, and the run treats it as clean';
}
function listed(dirty) {
    const named = dirty.slice(0, NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
    const more = dirty.length - named.length;
    return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}


/***/ }),

/***/ 83775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ answersOf),
/* harmony export */   Lm: () => (/* binding */ wantedOf),
/* harmony export */   X0: () => (/* binding */ askDeliverable)
/* harmony export */ });
/* harmony import */ var _adapters_git_program_user_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55247);
/* harmony import */ var _adapters_git_remote_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43943);
/* harmony import */ var _core_joined_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35378);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _core_settled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67207);
/* harmony import */ var _delivery_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34752);






/**
 * Time limit in ms for all requests, without retries. It equals one attempt of any call, because GitHub itself ends a
 * request after 10 s. The run continues without answers that do not come in time.
 */
const TIME_LIMIT_MS = 15_000;
/**
 * Asks the server whether the wanted delivery is possible, at the same time as other preparations. Resolves if nothing
 * is pushed. Rejects with StopRun(git_before) if the server says no (docs/configuration.md#exit-codes). Doubts become
 * notices; missing answers stop nothing.
 */
function askDeliverable(context) {
    const wanted = wantedOf(context.request, context.place.root);
    if (!wanted.push)
        return Promise.resolve();
    return (0,_core_settled_js__WEBPACK_IMPORTED_MODULE_4__/* .awaitedLater */ .k)(checkDelivery(context, wanted));
}
async function checkDelivery(context, wanted) {
    const answers = await answersWithin(context, wanted);
    if (answers === null)
        return;
    const checks = (0,_delivery_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryChecks */ .Y)(wanted, answers);
    const missing = checks.filter(({ state }) => state === 'missing');
    if (missing.length > 0) {
        const reason = missing.map(({ name, what, mend }) => `${name}: ${what}; ${mend ?? ''}`).join(' | ');
        throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason: `the work cannot be delivered: ${reason}` });
    }
    for (const { name, what, mend } of checks.filter(({ state }) => state === 'warning')) {
        context.observers.emit({ type: 'notice', level: 'warning', text: `${name}: ${what}; ${mend ?? ''}` });
    }
}
async function answersWithin(context, wanted) {
    const { signal, release } = (0,_core_joined_signal_js__WEBPACK_IMPORTED_MODULE_5__/* .joinedSignal */ ._)([context.stopwatch.work, AbortSignal.timeout(TIME_LIMIT_MS)]);
    try {
        const rights = await rightsFor(context, signal);
        return rights === null ? null : await answersOf(rights, wanted);
    }
    finally {
        release();
    }
}
async function rightsFor({ request, hostProcess }, signal) {
    const { forge } = request;
    if (forge === null)
        return null;
    const { openRights } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(1137), __webpack_require__.e(6558)]).then(__webpack_require__.bind(__webpack_require__, 81945));
    const { clock, env } = hostProcess;
    const until = clock.monotonic() + TIME_LIMIT_MS;
    return openRights({
        ...forge,
        gitUrl: (0,_adapters_git_remote_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteUrl */ .g)(forge.serverUrl, forge.repository),
        env,
        clock,
        signal,
        remainingMs: () => until - clock.monotonic(),
    });
}
/** Sends independent requests together. */
async function answersOf(rights, wanted) {
    const [push, openPullRequests, branch] = await Promise.all([
        wanted.push ? rights.push() : null,
        wanted.pullRequest ? rights.openPullRequests() : null,
        wanted.push && wanted.branch !== null ? rights.branch(wanted.branch) : null,
    ]);
    return { push, openPullRequests, branch };
}
/** Returns what a run with these settings delivers, and where. */
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
/** Returns the branch that HEAD names; null if HEAD is detached. */
function checkedOut(root) {
    const gitDir = (0,_adapters_git_program_user_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .gitDirOf */ .z0)(root);
    const head = gitDir === null ? null : (0,_adapters_git_program_user_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextOrNull */ .GR)(`${gitDir}/HEAD`);
    return /^ref: refs\/heads\/(.+?)\s*$/.exec(head ?? '')?.[1] ?? null;
}


/***/ }),

/***/ 34752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ permissionLines),
/* harmony export */   Y: () => (/* binding */ deliveryChecks)
/* harmony export */ });
/** Returns the checks of everything that may prevent a delivery. */
function deliveryChecks(wanted, answers) {
    return [
        ...(answers.push === null ? [] : [pushCheck(answers.push)]),
        ...(answers.openPullRequests === null ? [] : [pullRequestCheck(answers.openPullRequests)]),
        ...(answers.branch === null || wanted.branch === null
            ? []
            : branchChecks(wanted.branch, wanted, answers.branch)),
    ];
}
/** Returns the workflow line that grants the job's token these permissions. */
function permissionLines(...rights) {
    return `in the workflow's job: permissions: { ${rights.join(', ')} }`;
}
const OTHER_TOKEN = `github-token: \${{ secrets.FORGE_TOKEN }}`;
function pushCheck(right) {
    const name = 'contents: write';
    switch (right.kind) {
        case 'granted':
            return check(name, 'ok', 'the token can push', null);
        case 'unknown':
            return check(name, 'unknown', `cannot check if the token can push: ${right.said}`, null);
        case 'refused':
            return check(name, 'missing', `the token cannot push: ${right.said}`, right.why === 'token' ? SET_TOKEN : permissionLines('contents: write'));
    }
}
const SET_TOKEN = `use a valid token: github-token: \${{ github.token }}`;
const SETTING = 'tick "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or use another token: ' +
    OTHER_TOKEN;
function pullRequestCheck(right) {
    const name = 'pull-requests: write';
    switch (right.kind) {
        case 'granted':
            return check(name, 'ok', 'the token can open pull requests', null);
        case 'unknown':
            return check(name, 'unknown', `cannot check if the token can open pull requests: ${right.said}`, permissionLines('contents: write', 'pull-requests: write'));
        case 'refused':
            return check(name, 'missing', `the token cannot open pull requests: ${right.said}`, refusalFix(right.why));
    }
}
function refusalFix(why) {
    switch (why) {
        case 'setting':
            return SETTING;
        case 'token':
            return SET_TOKEN;
        case 'permission':
            return permissionLines('contents: write', 'pull-requests: write');
    }
}
/** Returns one check for each kind of relevant rule, or one check that says that no rule applies. */
function branchChecks(branch, wanted, answer) {
    const name = `branch ${branch}`;
    if (answer.kind === 'unknown') {
        return [check(name, 'unknown', `cannot read its rules: ${answer.said}`, null)];
    }
    const { exists, rules } = answer.state;
    const found = rules
        .filter(({ bypass }) => bypass !== 'yes')
        .flatMap((rule) => ruleCheck(name, rule, exists, wanted) ?? []);
    const distinct = found.filter(({ what }, at) => found.findIndex((other) => other.what === what) === at);
    if (distinct.length > 0)
        return distinct;
    if (exists === null) {
        const doubt = 'no ruleset prevents the push; GitHub does not say whether branch protection does';
        return [check(name, 'unknown', doubt, null)];
    }
    return [
        check(name, 'ok', exists ? 'no rule blocks this token' : 'the branch is new, and no rule blocks it', null),
    ];
}
const WORDS = {
    signatures: 'accepts only signed commits',
    pull_request: 'accepts changes only through pull requests',
    checks: 'accepts commits only after their checks have passed',
    creation: 'can be created only by selected people',
    update: 'can be pushed to only by selected people',
    pattern: 'accepts only commits, names or paths of a given pattern',
};
const OTHER_BRANCH = 'push to a separate branch: git: { create_pr: true, branch: "" }, or exempt the token in';
const FIXES = {
    signatures: 'sign through the API: git: { sign_commits: true }, or exempt the token in',
    pull_request: OTHER_BRANCH,
    checks: OTHER_BRANCH,
    creation: 'name another branch: git: { branch: NAME }, or exempt the token in',
    update: OTHER_BRANCH,
    pattern: 'make the commit match: git: { commit_message, author_email, branch }, by',
};
/** Returns what a rule does to this push; null if it does nothing. */
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
    return check(name, isSure ? 'missing' : 'warning', `it ${WORDS[kind]} (${source})${doubt}`, `${FIXES[kind]} ${source}`);
}
/**
 * Returns whether a rule stops a new commit from being pushed. Rules that require a pull request or passed checks are
 * certain only for an existing branch; GitHub does not document them for a new branch.
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

/***/ 34192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ checkMainBranch),
  u: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/files/unwritable-folder.js
var unwritable_folder = __webpack_require__(76515);
// EXTERNAL MODULE: ./build/adapters/workspace/state-file.js
var state_file = __webpack_require__(33769);
// EXTERNAL MODULE: ./build/core/forge/run-pages.js
var run_pages = __webpack_require__(71654);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/run/controlled-edit/controlled-report.js + 1 modules
var controlled_report = __webpack_require__(39832);
// EXTERNAL MODULE: ./build/run/preflight/check-repository.js
var check_repository = __webpack_require__(38859);
// EXTERNAL MODULE: ./build/run/preflight/deliverable.js
var preflight_deliverable = __webpack_require__(83775);
// EXTERNAL MODULE: ./build/run/preflight/pull-requests.js
var pull_requests = __webpack_require__(14014);
// EXTERNAL MODULE: ./build/run/preflight/push-target.js
var push_target = __webpack_require__(94716);
// EXTERNAL MODULE: ./build/constraints/patterns/glob.js + 1 modules
var glob = __webpack_require__(8028);
// EXTERNAL MODULE: ./build/run/record/plain-violation.js
var plain_violation = __webpack_require__(17496);
;// CONCATENATED MODULE: ./build/run/preflight/record-git-settings.js


/**
 * Records git settings that read or run files of the workspace (GIT-04). They have no effect on the run itself,
 * but on every other git in the job. Protected files (`.husky/`) are not recorded, because the agent cannot change them.
 */
function recordGitSettings({ observers, request }, { settingsInWorkspace }) {
    const guarded = (0,glob/* compileGlobs */.tI)(request.settings.constraints.protected_paths, glob/* PROTECT_MEANING */.kf);
    const opened = (0,glob/* compileGlobs */.tI)(request.openProtected, glob/* ALLOW_MEANING */.gA);
    for (const { key, path } of settingsInWorkspace) {
        // A folder is protected if what is below it is.
        const isGuarded = [path, `${path}/x`].some((each) => guarded.match(each) !== null && opened.match(each) === null);
        if (isGuarded)
            continue;
        const reason = `git's setting ${key} names ${path} in the workspace, which the agent may change: that has no effect on this run, but other programs that run git here use it; remove the setting, or name a place outside the workspace`;
        const violation = (0,plain_violation/* plainViolation */.W)('GIT-04', reason, 'warn_continue', 'prevented');
        observers.emit({ type: 'violated', violation: { ...violation, path, paths: [path] } });
    }
}

// EXTERNAL MODULE: ./build/run/preflight/setting-secrets.js
var setting_secrets = __webpack_require__(97786);
// EXTERNAL MODULE: ./build/run/preflight/signing.js
var signing = __webpack_require__(14837);
// EXTERNAL MODULE: ./build/run/preflight/trusted-commit.js
var trusted_commit = __webpack_require__(54383);
;// CONCATENATED MODULE: ./build/run/preflight/prepare-repository.js














/** Checks the repository and checks out the commit or branch that the run starts from. Throws StopRun. */
async function prepareRepository(context, repository, remote) {
    const { settings, task, provider, model, forge } = context.request;
    const asked = (0,pull_requests/* askPullRequests */.h)(context);
    const deliverable = (0,preflight_deliverable/* askDeliverable */.X0)(context);
    const facts = await repository.inspect();
    const { executionId, observers } = context;
    const { head, branch } = facts;
    const workspace = context.request.workspace;
    const pages = (0,run_pages/* runPages */.Oh)(context.hostProcess.env);
    observers.emit({
        type: 'run_started',
        executionId,
        task,
        mode: settings.mode,
        provider,
        model,
        workspace,
        head,
        branch,
        ...(forge === null ? {} : { repository: forge.repository }),
        ...(pages === null ? {} : { pages }),
        settings,
    });
    for (const text of context.request.notices)
        observers.emit({ type: 'notice', level: 'info', text });
    recordGitSettings(context, facts);
    (0,controlled_report/* checkControlledReport */.h)(context);
    (0,setting_secrets/* checkSettingSecrets */.g)(context);
    const writes = settings.mode !== 'read-only';
    const { require_clean: requireClean, auto_commit: commits } = settings.git;
    const { root, base } = context.place;
    const needed = [(0,external_node_path_.join)(root, base), ...(commits ? [facts.gitDir] : [])];
    (0,check_repository/* checkRepository */.n)({ ...facts, unwritable: (0,unwritable_folder/* firstUnwritable */.g)(needed) }, { requireClean, writes, commits });
    const destination = await (0,push_target/* checkOutTarget */.m8)(context, repository, facts, remote);
    if (writes && commits)
        await checkMainBranch(context, repository, facts);
    await deliverable;
    const [pullRequests, maker] = await Promise.all([asked, (0,signing/* askSigning */.z)(context, repository, destination)]);
    return { facts, destination, pullRequests, maker };
}
/**
 * Throws StopRun(config) if a broken schema or state file would refuse every commit on the main branch (S-013). The
 * user learns it before paying for the work.
 */
async function checkMainBranch({ request, hostProcess, place }, repository, facts) {
    const { git, constraints } = request.settings;
    const { main_branch: settings, state } = constraints;
    if (settings.validate.length === 0 && state === undefined)
        return;
    const { branch, mainBranch } = await repository.targetBranchFacts(git.branch || null, hostProcess.clock.now());
    if (branch === null || branch !== (request.forge?.mainBranch ?? mainBranch))
        return;
    const found = state === undefined ? null : (0,state_file/* openStateFile */.g)(place.root, state.file).read();
    if (typeof found === 'string') {
        const reason = `constraints.state.file: ${found}, so every commit on ${branch} would be refused (S-013): fix or delete the file, or remove constraints.state from the settings`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
    await checkSchemas(settings, (0,trusted_commit/* trustedCommit */.T)(request, facts), repository);
}
async function checkSchemas(settings, trusted, repository) {
    if (settings.validate.length === 0 || trusted === null)
        return;
    const { brokenSchemas } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8088)]).then(__webpack_require__.bind(__webpack_require__, 68088));
    const broken = await brokenSchemas(settings, trusted, repository);
    if (broken.length === 0)
        return;
    const found = broken.map(({ path, problem }) => `${path} ${problem}`).join('; ');
    const reason = `constraints.main_branch.validate: ${found}: commit a valid schema, or remove it from the settings`;
    throw new outcome/* StopRun */.U({ kind: 'config', reason });
}


/***/ }),

/***/ 97938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ deniedValues),
/* harmony export */   t: () => (/* binding */ isExample)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_secrets_scan_real_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23469);
/* harmony import */ var _context_secret_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34519);



/** Minimum length of a value. Shorter ones would remove ordinary words from every text. */
const SHORTEST = 9;
/** `NAME=value`, `export NAME=value`, `name: value`, `"name": "value",`. */
const PAIR = /^(?:export\s+)?["']?([\w.-]+)["']?\s*[=:]\s*(.+?),?$/;
/** A PEM key or certificate. */
const PEM = /-----BEGIN ([A-Z0-9 ]+)-----\s([\s\S]*?)-----END \1-----/g;
/** Names of example files, which anyone may read. */
const EXAMPLE = /example|sample|template|dist|schema/;
function isExample(path) {
    return EXAMPLE.test((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
}
/**
 * Returns the values of a hidden file that must not reach the model in other ways, such as `git show HEAD:.env`. These
 * are values with a secret's name or form, and every line of a private key. Other values, such as `localhost`, are
 * common words and stay.
 */
function deniedValues(path, text) {
    if (isExample(path))
        return [];
    const keys = [...text.matchAll(PEM)]
        .filter(([, label = '']) => label.includes('PRIVATE KEY'))
        .flatMap(([, , body = '']) => body.split(/\s+/));
    const lines = text.replace(PEM, '').split(/[\r\n]+/);
    const values = lines.flatMap((line) => secretsIn(line.trim()));
    return [...new Set([...values, ...keys])].filter((value) => value.length >= SHORTEST);
}
function secretsIn(line) {
    if (line === '' || line.startsWith('#'))
        return [];
    const [, name = '', spelled = line] = PAIR.exec(line) ?? [];
    const value = unquoted(spelled);
    return (0,_context_secret_values_js__WEBPACK_IMPORTED_MODULE_1__/* .secretValues */ .V)({ [name]: value }, null, [name]).filter((found) => (0,_adapters_secrets_scan_real_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnmistakable */ .bm)(found) && !(0,_adapters_secrets_scan_real_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isStandIn */ .WG)(found));
}
/** Removes quotes, or a comment after an unquoted value. */
function unquoted(spelled) {
    const quoted = /^(["'`])(.*)\1/.exec(spelled);
    return quoted?.[2] ?? spelled.replace(/\s+#.*$/, '');
}


/***/ })

};
