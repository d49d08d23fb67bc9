export const id = 6550;
export const ids = [6550];
export const modules = {

/***/ 3229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ branchOwner)
/* harmony export */ });
/* harmony import */ var _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86217);
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79113);


/**
 * Finds the owner of a branch. A branch belongs to a run if its last commit has the trailers Forge-Run and
 * Forge-Branch, each exactly once, and Forge-Branch names this branch. Commits of versions that wrote no Forge-Branch
 * count if no other branch contains them; otherwise somebody may have created the branch at a run's commit. `read`
 * reads the commit, `refs` lists the branches of the user's repository.
 */
async function branchOwner({ read, refs }, { branch, tip }) {
    const { stdout } = await read({ args: ['log', '-1', '--no-show-signature', '--format=%B', tip] });
    const message = stdout.toString('utf8');
    const run = (0,_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .trailerOf */ .ty)(message, _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu);
    if (run === null || run === 'elsewhere') {
        return { foreign: `its last commit is not a run's (no ${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu} trailer)` };
    }
    if (run === 'doubtful')
        return malformed(_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu);
    const named = (0,_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .trailerOf */ .ty)(message, _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_TRAILER */ .Hj);
    if (named === 'doubtful' || named === 'elsewhere')
        return malformed(_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_TRAILER */ .Hj);
    if (named !== null) {
        if (named.value === branch)
            return { run: run.value };
        return {
            foreign: `its last commit was made by a run for the branch ${named.value} (${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_TRAILER */ .Hj} trailer)`,
        };
    }
    const other = await otherBranch(refs, { branch, tip });
    if (other === null)
        return { run: run.value };
    return {
        foreign: `its last commit is a run's, but it is also on ${other} and has no ${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_TRAILER */ .Hj} trailer`,
    };
}
function malformed(trailer) {
    return {
        foreign: `its last commit does not end with exactly one ${trailer} trailer, as a run writes it`,
    };
}
/** Returns another branch that contains the commit, local or as last seen on a server. */
async function otherBranch(refs, { branch, tip }) {
    const answer = await refs({
        args: ['for-each-ref', `--contains=${tip}`, '--format=%(refname)', 'refs/heads', 'refs/remotes'],
    });
    const names = (0,_program_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .outputLine */ .MI)(answer)
        .split('\n')
        .map((ref) => ref.replace(/^refs\/heads\/|^refs\/remotes\/[^/]+\//, ''));
    return names.find((name) => name !== '' && name !== branch && name !== 'HEAD') ?? null;
}


/***/ }),

/***/ 43885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ REFLOG_IDENTITY),
/* harmony export */   b: () => (/* binding */ tipIfMovable)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27079);


/** The identity in the reflog entries of our updates. */
const REFLOG_IDENTITY = {
    GIT_COMMITTER_NAME: 'Forge AI',
    GIT_COMMITTER_EMAIL: 'forge@example.com',
};
/**
 * Returns the tip of the local branch, or null if it does not exist. Throws StopRun(git_before) if moving it to the
 * commit would lose commits, or if another worktree uses it.
 */
async function tipIfMovable({ user, branch, sha, current }) {
    const ref = `refs/heads/${branch}`;
    const { stdout } = await user({
        args: ['for-each-ref', '--format=%(refname)%00%(objectname)%00%(worktreepath)%00', ref],
    });
    const fields = (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(stdout).map((field) => (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(field).trim());
    const at = fields.indexOf(ref);
    const tip = at === -1 ? undefined : fields[at + 1];
    if (tip === undefined || tip === sha)
        return tip ?? null;
    const worktree = fields[at + 2] ?? '';
    if (worktree !== '' && branch !== current) {
        throw stop(`branch ${branch} is checked out in ${worktree}; remove that worktree first`);
    }
    const ancestor = await user({ args: ['merge-base', '--is-ancestor', tip, sha], accept: [0, 1, 128] });
    if (ancestor.code === 0)
        return tip;
    throw stop(`branch ${branch} is at ${tip} here, which is not in the history of ${sha}: moving it would lose commits; rename or delete it`);
}
function stop(reason) {
    return new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 88328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readFilesInCommit),
/* harmony export */   j: () => (/* binding */ readFileInCommit)
/* harmony export */ });
/* harmony import */ var _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67219);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);
/* harmony import */ var _program_hardened_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12011);
/* harmony import */ var _program_raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27079);
/* harmony import */ var _program_run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79113);
/* harmony import */ var _program_user_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60243);
/* harmony import */ var _list_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40146);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44368);








/**
 * Returns files of a commit, whatever is on disk. Missing paths are left out; a text is the reason why a path cannot be
 * read. Throws if git cannot read the commit.
 */
async function readFilesInCommit(repo, commit, paths, maxBytes) {
    if (paths.length === 0)
        return new Map();
    const git = (0,_program_user_git_js__WEBPACK_IMPORTED_MODULE_4__/* .userGit */ .G)(repo);
    const entries = (await (0,_list_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listTree */ .n)(git, commit, { paths, sizes: true })).map((entry) => ({
        ...entry,
        trouble: unusableBecause(entry, maxBytes),
    }));
    const usable = entries.filter(({ trouble }) => trouble === null);
    const bytes = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readBlobs */ .b4)(git, usable.map(({ oid }) => oid));
    return new Map(entries.map(({ raw, mode, oid, trouble }) => [
        (0,_program_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(raw),
        trouble ?? { bytes: bytes.get(oid) ?? Buffer.alloc(0), executable: mode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_7__/* .EXECUTABLE_MODE */ .VC },
    ]));
}
function unusableBecause({ mode, size }, maxBytes) {
    if (mode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_7__/* .FOLDER_MODE */ .Zo)
        return 'is a folder there: name a file';
    if (!(0,_core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_7__/* .isRegularFile */ .Ze)(mode))
        return 'is a link or a submodule there: name a regular file';
    return size === null || size > maxBytes
        ? `has ${size} bytes, at most ${maxBytes} are read: make it smaller`
        : null;
}
/**
 * Returns the bytes of a file in a commit, whatever is in the workspace; null if the commit has no such path. Links are
 * not followed. Throws StopRun(config) for anything but a file of at most `maxBytes`, because a given configuration
 * must not be skipped. Throws StopRun(git_before) if the commit is missing here.
 */
async function readFileInCommit(repo, sha, path, maxBytes) {
    const git = (0,_program_hardened_git_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedGit */ .YW)({ gitPath: repo.gitPath, gitDir: repo.gitDir, workTree: repo.root }, repo.start);
    try {
        const [entry] = await (0,_list_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listTree */ .n)(git, sha, { paths: [path], sizes: true });
        if (entry === undefined)
            return null;
        const trouble = refusedBecause(entry, maxBytes);
        if (trouble !== null) {
            throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason: `${path} at commit ${sha} is ${trouble}` });
        }
        return await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readBlob */ .gm)(git, entry.oid);
    }
    catch (error) {
        if (!(error instanceof _program_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS))
            throw error;
        const reason = `${path} cannot be read at commit ${sha}: ${error.message}; fetch the complete commit, without a filter`;
        throw new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
    }
}
function refusedBecause({ mode, size }, maxBytes) {
    if (mode === _core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_7__/* .LINK_MODE */ .BG)
        return 'a symbolic link, which is not followed: commit the file itself';
    if (!(0,_core_git_file_mode_js__WEBPACK_IMPORTED_MODULE_7__/* .isRegularFile */ .Ze)(mode))
        return 'a folder or a submodule: commit a file';
    return size === null || size > maxBytes
        ? `${size} bytes, more than the ${maxBytes} that are read: make it smaller`
        : null;
}


/***/ }),

/***/ 397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isBranchName)
/* harmony export */ });
/** Returns true for a valid branch name that cannot be taken for an option or HEAD. */
async function isBranchName(git, branch) {
    if (branch.startsWith('-') || branch === 'HEAD' || branch.includes('\0'))
        return false;
    const answer = await git({ args: ['check-ref-format', `refs/heads/${branch}`], accept: [0, 1] });
    return answer.code === 0;
}


/***/ }),

/***/ 75347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ openRemote)
});

// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/adapters/git/program/run-git.js
var run_git = __webpack_require__(79113);
// EXTERNAL MODULE: ./build/adapters/git/checkout/branch-owner.js
var branch_owner = __webpack_require__(3229);
// EXTERNAL MODULE: ./build/adapters/git/checkout/local-branch.js
var local_branch = __webpack_require__(43885);
// EXTERNAL MODULE: ./build/adapters/git/program/branch-name.js
var branch_name = __webpack_require__(397);
// EXTERNAL MODULE: ./build/core/git/file-mode.js
var file_mode = __webpack_require__(67219);
// EXTERNAL MODULE: ./build/adapters/git/objects/raw-diff.js
var raw_diff = __webpack_require__(72199);
// EXTERNAL MODULE: ./build/adapters/git/objects/read-objects.js
var read_objects = __webpack_require__(44368);
// EXTERNAL MODULE: ./build/adapters/git/remote/remote-session.js
var remote_session = __webpack_require__(77242);
;// CONCATENATED MODULE: ./build/adapters/git/remote/fetch-commit.js






/** Git's number for an unlimited depth (`git fetch --unshallow`). */
const FULL_DEPTH = 2_147_483_647;
/** Depths that a shallow clone is extended to until both histories meet. Most branches are shorter than the first. */
const DEPTHS = [50, 500, FULL_DEPTH];
const FETCH_FLAGS = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    '--no-write-commit-graph',
];
/** Server messages for a commit that is missing or not served by its id (upload-pack.c). */
const COMMIT_NOT_SERVED = /not our ref|unadvertised object|no such remote ref|couldn't find remote ref/i;
/** See `Remote.fetchCommit`. */
async function fetchCommit(session, wanted) {
    checkIds(session, wanted);
    const head = await headOf(session);
    session.store.addKnownCommits(head === null ? [] : [head]);
    if (!(await hasCommit(session, wanted.sha)) || !(await sharesHistory(session, wanted))) {
        await fetchHistory(session, wanted);
        session.store.copyShallowBoundaries();
    }
    if (session.isPartial && head !== null)
        await fetchFiles(session, head, wanted.sha);
}
function checkIds({ store }, { sha, joinedTo }) {
    const length = store.repo.format === 'sha256' ? 64 : 40;
    for (const id of [sha, joinedTo ?? sha]) {
        if (id.length === length && /^[0-9a-f]+$/.test(id))
            continue;
        throw stop(`${JSON.stringify(id)} is not a full commit id (${length} hexadecimal digits): names and abbreviated ids may move`);
    }
}
async function headOf({ user }) {
    const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
    return answer.code === 0 ? answer.stdout.toString('latin1').trim() : null;
}
/** Returns true if the repository has the commit and its tree. Throws if the id is not a commit's. */
async function hasCommit({ store }, sha) {
    const [commit, tree] = await (0,read_objects/* objectFacts */.Pd)(store.git, [sha, `${sha}^{tree}`]);
    const type = commit?.type ?? null;
    if (type !== null && type !== 'commit') {
        throw stop(`${sha} is a ${type}, not a commit: pass the id of a commit`);
    }
    return type === 'commit' && tree?.type === 'tree';
}
/** Returns true if the local history connects both commits, or if no second commit was given. */
async function sharesHistory({ store }, { sha, joinedTo }) {
    if (joinedTo === undefined || joinedTo === sha)
        return true;
    const answer = await store.git({ args: ['merge-base', sha, joinedTo], accept: [0, 1, 128] });
    return answer.code === 0;
}
async function fetchHistory(session, wanted) {
    const { sha, joinedTo, follows = false } = wanted;
    const joins = joinedTo !== undefined && joinedTo !== sha;
    if (!session.isShallow || follows) {
        await fetchOne(session, wanted, null);
    }
    else {
        for (const depth of joins ? DEPTHS : [1]) {
            await fetchOne(session, wanted, depth);
            if (await sharesHistory(session, wanted))
                break;
        }
    }
    if (!(await hasCommit(session, sha)))
        throw commitNotFound(session, wanted, 'it no longer exists');
}
/** Fetches a commit by its id, or by the fallback reference if the server does not serve ids. */
async function fetchOne(session, wanted, depth) {
    const { sha, fallbackRef, joinedTo } = wanted;
    const more = depth === null || joinedTo === undefined || joinedTo === sha ? [] : [joinedTo];
    const deep = depth === null ? [] : [`--depth=${depth}`];
    try {
        await runFetch(session, [...deep, remote_session/* REMOTE_NAME */.$m, sha, ...more]);
    }
    catch (error) {
        if (!(error instanceof run_git/* GitError */.XS) || !COMMIT_NOT_SERVED.test(error.stderr))
            throw error;
        if (fallbackRef === undefined)
            throw commitNotFound(session, wanted, 'the server does not serve it');
        try {
            await runFetch(session, [...deep, remote_session/* REMOTE_NAME */.$m, fallbackRef, ...more]);
        }
        catch (second) {
            if (!(second instanceof run_git/* GitError */.XS) || !COMMIT_NOT_SERVED.test(second.stderr))
                throw second;
            throw commitNotFound(session, wanted, `${fallbackRef} does not exist either`);
        }
    }
}
function runFetch(session, args, input) {
    const filter = session.isPartial ? ['--filter=blob:none'] : [];
    const call = { args: ['fetch', ...FETCH_FLAGS, ...filter, ...args] };
    return session.online(input === undefined ? call : { ...call, input });
}
/**
 * Fetches the files of a partial clone that differ from HEAD, so that they can be checked out. Git in the workspace
 * must not fetch them itself.
 */
async function fetchFiles(session, head, sha) {
    const missing = await missingFiles(session, head, sha);
    if (missing.length === 0)
        return;
    await runFetch(session, ['--stdin', remote_session/* REMOTE_NAME */.$m], (0,read_objects/* idLines */.tv)(missing));
}
async function missingFiles(session, head, sha) {
    // In a clone without trees, this command fetches the missing trees.
    const differences = await (0,raw_diff/* treeDifferences */.Xm)(session.online, head, sha);
    const oids = differences.flatMap(({ newMode, newOid }) => newOid === null || newMode === file_mode/* SUBMODULE_MODE */.Fe ? [] : [newOid]);
    return (0,read_objects/* missingObjects */.xC)(session.store.git, [...new Set(oids)]);
}
function commitNotFound({ name }, { sha }, why) {
    return stop(`commit ${sha} cannot be fetched from ${name}: ${why}; was its branch deleted or pushed over? Start the run again`);
}
function stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/remote/remote-errors.js
var remote_errors = __webpack_require__(26787);
;// CONCATENATED MODULE: ./build/adapters/git/remote/push-refusal.js

/** GitHub: GH006 is a protected branch, GH013 a ruleset. Git itself has `denyCurrentBranch` and hooks. */
const PROTECTED_BRANCH = /\bGH006\b|\bGH013\b|protected branch/i;
const WORKFLOW_PERMISSION = /refusing to allow .* to create or update workflow|without [`'"]?workflows?[`'"]? (?:permission|scope)/i;
/**
 * The local git refuses pushes that are not fast-forwards. The server refuses if the branch changed since it was
 * reported (refs/files-backend.c).
 */
const BRANCH_MOVED = /\[rejected\]|fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference/;
/** The connection broke before the server reported the result. */
const NO_REPORT_FROM_SERVER = /\[remote failure\]/;
/** A server failure that is reported for the branch; it is not a rule. */
const SERVER_FAILURE = /\[remote rejected\] \((?:internal server error|.*(?:temporarily unavailable|try again later|timed? ?out).*)\)/i;
/** The message of our own hook; see `push-commit.ts`. */
const STOPPED_BY_HOOK = /^forge: the branch is at ([0-9a-f]+)$/m;
/** Returns why a push failed and what to tell the user. The first match decides. */
function classifyPushFailure(words, spoken) {
    const { stdout, stderr } = words;
    const { name, what, token } = spoken;
    const at = STOPPED_BY_HOOK.exec(stderr)?.[1];
    if (at !== undefined)
        return { why: 'head_moved', reason: movedReason(spoken, at) };
    const refused = stdout.split('\n').find((line) => line.startsWith('!')) ?? '';
    const text = (0,remote_errors/* serverMessage */.x_)(`${stderr}\n${summaryOf(refused)}`, token);
    if (WORKFLOW_PERMISSION.test(stderr + refused)) {
        const remedy = 'push with a token that has the `workflows` permission, or exclude .github/workflows from the run';
        return {
            why: 'workflow_files',
            reason: `could not ${what} at ${name}: this token may not change workflow files; ${remedy} (${text})`,
        };
    }
    if (PROTECTED_BRANCH.test(stderr + refused)) {
        const remedy = 'set git.branch to another name and open a pull request, or allow this token to bypass the rule';
        return {
            why: 'protected_branch',
            reason: `could not ${what} at ${name}: the branch is protected; ${remedy} (${text})`,
        };
    }
    if (BRANCH_MOVED.test(stderr + refused))
        return { why: 'head_moved', reason: movedReason(spoken, null) };
    if (NO_REPORT_FROM_SERVER.test(refused)) {
        const why = (0,remote_errors/* classifyRemoteError */.$j)(stderr);
        const trouble = why === 'failed' ? 'unreachable' : why;
        return { why: trouble, reason: (0,remote_errors/* remoteReason */.DC)(trouble, spoken, stderr) };
    }
    if (SERVER_FAILURE.test(refused))
        return {
            why: 'server_error',
            reason: (0,remote_errors/* remoteReason */.DC)('server_error', spoken, `${stderr}\n${summaryOf(refused)}`),
        };
    if (refused !== '') {
        return {
            why: 'rejected',
            reason: `could not ${what} at ${name}: the server refused the push; check its rules and hooks (${text})`,
        };
    }
    const why = spoken.timedOut ? 'timed_out' : (0,remote_errors/* classifyRemoteError */.$j)(stderr);
    return { why, reason: (0,remote_errors/* remoteReason */.DC)(why, spoken, stderr) };
}
/** The state of our commit after the branch moved. The answer to a push that was sent may be lost. */
const STANDINGS = {
    'not sent': 'nothing was pushed; run again from there',
    'not on it': 'our commit is not on it; run again from there',
    'not known': 'it is unknown whether our commit is on it: check the branch, then run again',
};
/** Returns the reason for a branch that moved. `at`: its present commit; null if unknown; zeros if deleted. */
function movedReason({ name, what }, at, standing = 'not sent') {
    const now = at === null ? '' : /^0+$/.test(at) ? ': it was deleted' : `: it is at ${at} now`;
    return `could not ${what} at ${name}: the branch moved during the run${now} (GIT-05); ${STANDINGS[standing]}`;
}
/** Returns the summary of `!\tfrom:to\t[remote rejected] (why)`. */
function summaryOf(refused) {
    return refused.split('\t')[2] ?? '';
}

// EXTERNAL MODULE: ./build/adapters/git/remote/retry-remote.js
var retry_remote = __webpack_require__(82886);
;// CONCATENATED MODULE: ./build/adapters/git/remote/push-commit.js








/** Failures after which the push may have arrived anyway. */
const AMBIGUOUS_FAILURES = [
    'unreachable',
    'server_error',
    'rate_limited',
    'failed',
    'head_moved',
];
const TRANSIENT_FAILURES = ['unreachable', 'server_error', 'rate_limited'];
/**
 * Pushes one commit to one branch, only if the branch is still where the run saw it. Three checks ensure that:
 *
 * 1. Before sending anything, we ask the server for the tip and verify that the commit follows the old tip.
 * 2. After the pushing connection learns the branch's tip, git runs our hook from the private directory. The hook
 *    ends the push unless the tip is the expected one.
 * 3. The server updates the branch only from the tip that it reported in 2 (receive-pack's lock on the reference).
 *
 * So a branch that moved in any direction is never overwritten. By default servers accept pushes that are not
 * fast-forwards, and only the local git refuses them; `--force-with-lease` would force. If the private folder is on a
 * file system without execution (noexec), check 2 is missing. Then a branch that was reset or deleted between 1 and 3
 * regains the removed commits.
 *
 * After a failure with an unknown result, we ask for the tip. If it is our commit or contains it, the push arrived. If
 * it has not changed, the push is repeated. Otherwise the branch moved and nothing more is sent.
 */
async function pushCommit(session, request, signal) {
    const { branch, sha, expectedOld } = request;
    const spoken = () => ({
        name: session.name,
        token: session.token,
        what: `push to branch ${branch}`,
        timedOut: signal.aborted,
    });
    const arrived = { pushed: true, sha, branch };
    try {
        const [objection, now] = await Promise.all([
            fastForwardProblem(session, request),
            tipOf(session, branch),
        ]);
        if (objection !== null)
            return { pushed: false, why: 'not_fast_forward', reason: objection };
        if (now === sha)
            return arrived;
        if (now !== expectedOld) {
            return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
        }
    }
    catch (error) {
        if (!(error instanceof run_git/* GitError */.XS))
            throw error;
        const why = signal.aborted ? 'timed_out' : (0,remote_errors/* classifyRemoteError */.$j)(error.stderr);
        return { pushed: false, why, reason: (0,remote_errors/* remoteReason */.DC)(why, spoken(), error.stderr) };
    }
    for (let attempt = 1;; attempt++) {
        const failed = await sendPush(session, request);
        if (failed === null)
            return arrived;
        const verdict = classifyPushFailure(failed, spoken());
        if (!AMBIGUOUS_FAILURES.includes(verdict.why))
            return { pushed: false, ...verdict };
        // curl may have repeated the push, so the branch may already be at our commit.
        const now = await tipAfter(session, branch);
        if (now === sha)
            return arrived;
        if (now === undefined) {
            const reason = `${verdict.reason}; it is unknown whether the push arrived: check the branch`;
            return { pushed: false, why: verdict.why, reason };
        }
        if (now !== expectedOld) {
            const holds = await holdsCommit(session, request, now);
            if (holds === true)
                return arrived;
            const after = holds === false ? 'not on it' : 'not known';
            return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0', after) };
        }
        const trouble = TRANSIENT_FAILURES.find((each) => each === verdict.why);
        if (trouble === undefined)
            return { pushed: false, ...verdict };
        if (await (0,retry_remote/* waitBeforeRetry */.j)(trouble, attempt, session.retryOptions, signal))
            continue;
        if (!signal.aborted)
            return { pushed: false, ...verdict };
        return { pushed: false, why: 'timed_out', reason: (0,remote_errors/* remoteReason */.DC)('timed_out', spoken(), failed.stderr) };
    }
}
/** Returns the commit id of a branch on the server; null if it does not exist. Throws GitError. */
async function tipOf({ online }, branch) {
    const ref = `refs/heads/${branch}`;
    // A pattern matches the end of a name, so the answer may include other refs.
    const { stdout } = await online({ args: ['ls-remote', '--quiet', '--refs', remote_session/* REMOTE_NAME */.$m, ref] });
    for (const answer of stdout.toString('utf8').split('\n')) {
        const [oid = '', name] = answer.split('\t');
        if (name === ref)
            return oid;
    }
    return null;
}
/** Returns the reason why the push is not a fast-forward, or null. Other pushes are never tried. */
async function fastForwardProblem({ user, store }, request) {
    const { sha, branch, expectedOld } = request;
    if (!(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        return `${JSON.stringify(branch)} is not a valid branch name: see git check-ref-format`;
    }
    const ids = [sha, expectedOld ?? sha];
    if (!ids.every((id) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(id))) {
        return `a push needs full commit ids, got ${JSON.stringify(ids.join(' on '))}`;
    }
    const answer = await store.git({
        args: ['merge-base', '--is-ancestor', expectedOld ?? sha, sha],
        accept: [0, 1, 128],
    });
    if (answer.code === 0)
        return null;
    return `commit ${sha} does not follow ${expectedOld ?? 'itself'}, or one of them is missing here: nothing was pushed to branch ${branch}; run again`;
}
async function sendPush(session, request) {
    const { sha, branch, expectedOld } = request;
    const hooks = session.store.hook('pre-push', prePushHook(expectedOld ?? '0'.repeat(sha.length)));
    const flags = [
        '--porcelain',
        '--no-progress',
        '--no-recurse-submodules',
        '--no-follow-tags',
        '--no-signed',
    ];
    // For a new branch the server names no known commit. Negotiation avoids sending the whole history.
    const negotiate = expectedOld === null ? ['push.negotiate=true'] : [];
    const answer = await session
        .onlineOnce({
        args: ['push', ...flags, remote_session/* REMOTE_NAME */.$m, `${sha}:refs/heads/${branch}`],
        config: [`core.hooksPath=${hooks}`, ...negotiate],
        accept: [0, 1, 128],
    })
        .catch((error) => {
        if (!(error instanceof run_git/* GitError */.XS))
            throw error;
        return { code: error.code, stdout: Buffer.alloc(0), stderr: error.stderr };
    });
    return answer.code === 0 ? null : { stdout: answer.stdout.toString('utf8'), stderr: answer.stderr };
}
/** Returns the pre-push hook, which reads lines of `<local ref> <local id> <remote ref> <remote id>` (githooks(5)). */
function prePushHook(expected) {
    return `#!/bin/sh
while read -r _ _ _ old; do
  [ "$old" = ${expected} ] || { echo "forge: the branch is at $old" >&2; exit 1; }
done
`;
}
/** Returns true if a branch that moved contains our commit; null if unknown. */
async function holdsCommit(session, { sha, branch }, tip) {
    if (tip === null)
        return null;
    try {
        await fetchCommit(session, { sha: tip, fallbackRef: `refs/heads/${branch}`, follows: true });
        const args = ['merge-base', '--is-ancestor', sha, tip];
        return (await session.store.git({ args, accept: [0, 1] })).code === 0;
    }
    catch (error) {
        if (error instanceof run_git/* GitError */.XS || error instanceof outcome/* StopRun */.U)
            return null;
        throw error;
    }
}
/** Returns the branch's commit after a failure; undefined if the server does not answer. */
async function tipAfter(session, branch) {
    try {
        return await tipOf(session, branch);
    }
    catch (error) {
        if (error instanceof run_git/* GitError */.XS)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/remote/check-out-branch.js







/** See `Remote.checkOutRemoteBranch`. */
async function checkOutRemoteBranch(session, branch) {
    const { user } = session;
    if (!(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        const reason = `git.branch is ${JSON.stringify(branch)}, which is not a valid branch name; see git check-ref-format`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
    const sha = await tipOf(session, branch);
    if (sha === null)
        return null;
    const head = (0,run_git/* outputLine */.MI)(await user({ args: ['rev-parse', '--verify', 'HEAD'] }));
    await fetchCommit(session, { sha, joinedTo: head, fallbackRef: `refs/heads/${branch}` });
    const ref = await user({ args: ['symbolic-ref', '--quiet', '--short', 'HEAD'], accept: [0, 1] });
    const current = ref.code === 0 ? (0,run_git/* outputLine */.MI)(ref) : null;
    if (branch === current)
        await refuseBehind(session, branch, sha, head);
    else
        await moveToBranch(session, branch, sha, current);
    return sha;
}
/**
 * Refuses if the server's branch has commits that the checkout lacks. The user has checked out the branch, so its owner
 * does not matter.
 */
async function refuseBehind({ user, name }, branch, sha, head) {
    const answer = await user({ args: ['merge-base', '--is-ancestor', sha, head], accept: [0, 1, 128] });
    if (answer.code === 0)
        return;
    throw check_out_branch_stop(`branch ${branch} is at ${sha} on ${name}, which the checked-out commit ${head} does not contain; check out ${sha} and run again`);
}
async function moveToBranch(session, branch, sha, current) {
    const { user, name, store } = session;
    // The private configuration is used to read the commit.
    const owner = await (0,branch_owner/* branchOwner */.g)({ read: store.git, refs: user }, { branch, tip: sha });
    if ('foreign' in owner) {
        throw check_out_branch_stop(`branch ${branch} exists on ${name} and ${owner.foreign}; set git.branch to another name or delete the branch`);
    }
    const old = await (0,local_branch/* tipIfMovable */.b)({ user, branch, sha, current });
    if (old === sha)
        return;
    const message = ['-m', `forge-headless: as at ${name}`];
    const before = old ?? '0'.repeat(sha.length);
    await user({ args: ['update-ref', ...message, `refs/heads/${branch}`, sha, before], env: local_branch/* REFLOG_IDENTITY */.$ });
}
function check_out_branch_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/program/hardened-git.js
var hardened_git = __webpack_require__(12011);
// EXTERNAL MODULE: ./build/adapters/git/program/user-repository.js
var user_repository = __webpack_require__(55247);
;// CONCATENATED MODULE: ./build/adapters/git/remote/remote-store.js





/**
 * Commit graphs are not read, because a planted one could lie about a commit's parents. The fsck exceptions are
 * harmless errors in old histories, which must not prevent fetching. Everything else that a server sends is checked,
 * including `.git` in paths and bad .gitmodules.
 */
const STORE_CONFIG = `	bare = false
	logAllRefUpdates = false
	commitGraph = false
	alternateRefsCommand = true
[gc]
	auto = 0
[fetch]
	fsckObjects = true
	writeCommitGraph = false
[fetch "fsck"]
	badTimezone = ignore
	missingSpaceBeforeDate = ignore
	zeroPaddedFilemode = ignore
	zeroPaddedDate = ignore
[credential]
	helper =
[push]
	negotiate = false
`;
function configText(format) {
    const version = format === 'sha256' ? 1 : 0;
    const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    return `[core]\n\trepositoryFormatVersion = ${version}\n${STORE_CONFIG}${extension}`;
}
/** Creates a store below `folder` for each operation, so that none sees another's state. */
async function withRemoteStore(repo, folder, work) {
    const store = openRemoteStore(repo, folder);
    try {
        return await work(store);
    }
    finally {
        (0,external_node_fs_.rmSync)(store.dir, { recursive: true, force: true, maxRetries: 2 });
    }
}
function openRemoteStore(repo, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const dir = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'remote-'));
    for (const name of ['objects', 'refs/known', 'hooks', 'empty'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, name), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'config'), configText(repo.format));
    const theirs = (0,external_node_path_.join)(repo.commonDir, 'shallow');
    const own = (0,external_node_path_.join)(dir, 'shallow');
    const shallow = (0,user_repository/* readTextOrNull */.GR)(theirs);
    if (shallow !== null)
        (0,external_node_fs_.writeFileSync)(own, shallow);
    const run = (0,hardened_git/* hardenedGit */.YW)({ gitPath: repo.gitPath, gitDir: dir, workTree: (0,external_node_path_.join)(dir, 'empty') });
    const objects = { GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(repo.commonDir, 'objects') };
    return {
        dir,
        repo,
        git: (call) => run({ ...call, env: { ...objects, ...call.env } }),
        addKnownCommits: (shas) => {
            shas.forEach((sha, at) => {
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'refs/known', String(at)), `${sha}\n`);
            });
        },
        hook: (name, script) => {
            const path = (0,external_node_path_.join)(dir, 'hooks', name);
            (0,external_node_fs_.writeFileSync)(path, script);
            (0,external_node_fs_.chmodSync)(path, 0o700);
            return (0,external_node_path_.join)(dir, 'hooks');
        },
        copyShallowBoundaries: () => {
            const now = (0,external_node_fs_.existsSync)(own) ? (0,external_node_fs_.readFileSync)(own, 'latin1') : '';
            if (now !== (shallow ?? ''))
                replaceShallow(theirs, now);
        },
    };
}
/** Replaces the shallow file like git: under git's lock, and without a file if no boundary is left. */
function replaceShallow(path, text) {
    const lock = `${path}.lock`;
    try {
        (0,external_node_fs_.writeFileSync)(lock, text, { encoding: 'latin1', flag: 'wx' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `${lock} cannot be created (${code}): another git process is running or was killed; remove the file and run again`;
        throw new outcome/* StopRun */.U({ kind: 'git_before', reason });
    }
    if (text !== '') {
        (0,external_node_fs_.renameSync)(lock, path);
        return;
    }
    (0,external_node_fs_.rmSync)(path, { force: true });
    (0,external_node_fs_.rmSync)(lock);
}

// EXTERNAL MODULE: ./build/adapters/git/remote/server-access.js + 1 modules
var server_access = __webpack_require__(5423);
;// CONCATENATED MODULE: ./build/adapters/git/remote.js









/** Creates a remote without contacting it. Throws StopRun(config) for an impossible token. */
function openRemote(options) {
    (0,server_access/* checkToken */.SK)(options.token);
    const within = async (signal, work) => withRemoteStore(await options.repo(), options.folder, async (store) => work(await (0,remote_session/* openRemoteSession */.Tf)(store, options, options.retryOptions ?? {}, signal)));
    const before = (what, signal, work) => within(signal, async (session) => {
        try {
            return await work(session);
        }
        catch (error) {
            if (!(error instanceof run_git/* GitError */.XS))
                throw error;
            const { name, token } = session;
            throw new outcome/* StopRun */.U((0,remote_errors/* causeBefore */.LY)({ name, token, what, timedOut: signal.aborted }, error.stderr));
        }
    });
    return {
        tipOf: (branch, signal) => before(`read branch ${branch}`, signal, (session) => tipOf(session, branch)),
        fetchCommit: (wanted, signal) => before(`fetch commit ${wanted.sha}`, signal, (session) => fetchCommit(session, wanted)),
        takeBranch: (branch, signal) => before(`fetch branch ${branch}`, signal, (session) => checkOutRemoteBranch(session, branch)),
        push: (request, signal) => within(signal, (session) => pushCommit(session, request, signal)),
    };
}


/***/ })

};
