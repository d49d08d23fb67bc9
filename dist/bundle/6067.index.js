export const id = 6067;
export const ids = [6067];
export const modules = {

/***/ 15194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isBranchName)
/* harmony export */ });
/** Whether git takes it for a branch's name, and nothing else takes it for an option or for HEAD. */
async function isBranchName(git, branch) {
    if (branch.startsWith('-') || branch === 'HEAD' || branch.includes('\0'))
        return false;
    const answer = await git({ args: ['check-ref-format', `refs/heads/${branch}`], accept: [0, 1] });
    return answer.code === 0;
}


/***/ }),

/***/ 87766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ branchOwner)
/* harmony export */ });
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97680);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53657);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70178);



/**
 * A branch is a run's if its last commit carries the trailers Forge-Run and Forge-Branch, and the second names this
 * branch (DECISIONS D27). Commits of versions that wrote no Forge-Branch count if no other branch holds them: else
 * nothing tells a run's branch from one that somebody made at a run's commit. `read` reads the commit, `refs` lists
 * the branches of the user's repository.
 */
async function branchOwner({ read, refs }, { branch, tip }) {
    const format = `--format=${valuesOf(_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_TRAILER */ .cu)}%x00${valuesOf(_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .BRANCH_TRAILER */ .Hj)}%x00`;
    const { stdout } = await read({ args: ['log', '-1', '--no-show-signature', format, tip] });
    const [runs = [], named = []] = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout).map(linesOf);
    const [run] = runs;
    if (run === undefined)
        return { foreign: `its last commit is not a run's (no ${_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_TRAILER */ .cu} trailer)` };
    if (named.includes(branch))
        return { run };
    const [first] = named;
    if (first !== undefined) {
        return {
            foreign: `its last commit was made by a run for the branch ${first} (${_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .BRANCH_TRAILER */ .Hj} trailer)`,
        };
    }
    const other = await otherBranch(refs, { branch, tip });
    if (other === null)
        return { run };
    return { foreign: `its last commit is a run's, but it is on ${other} too, and names no branch as its own` };
}
function valuesOf(trailer) {
    return `%(trailers:key=${trailer},valueonly)`;
}
function linesOf(field) {
    return (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(field)
        .split('\n')
        .map((value) => value.trim())
        .filter((value) => value !== '');
}
/** A branch of another name, here or as last seen on a server, that holds the commit too. */
async function otherBranch(refs, { branch, tip }) {
    const answer = await refs({
        args: ['for-each-ref', `--contains=${tip}`, '--format=%(refname)', 'refs/heads', 'refs/remotes'],
    });
    const names = (0,_exec_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(answer)
        .split('\n')
        .map((ref) => ref.replace(/^refs\/heads\/|^refs\/remotes\/[^/]+\//, ''));
    return names.find((name) => name !== '' && name !== branch && name !== 'HEAD') ?? null;
}


/***/ }),

/***/ 32926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ REFLOG_IDENTITY),
/* harmony export */   y: () => (/* binding */ movableTip)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);


/** What the log of a reference says of who moved it. */
const REFLOG_IDENTITY = {
    GIT_COMMITTER_NAME: 'Forge AI',
    GIT_COMMITTER_EMAIL: 'forge@example.com',
};
/**
 * Where the local branch stands; null where there is none. Throws StopRun(git_before) where moving it to the commit
 * would lose commits, or would pull the ground from under another worktree.
 */
async function movableTip({ user, branch, sha, current }) {
    const ref = `refs/heads/${branch}`;
    const { stdout } = await user({
        args: ['for-each-ref', '--format=%(refname)%00%(objectname)%00%(worktreepath)%00', ref],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(stdout).map((field) => (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(field).trim());
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
    throw stop(`branch ${branch} stands at ${tip} here, which is not in the history of ${sha}: moving it would lose commits; rename or delete it`);
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 53360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readAt)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53657);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70178);



/**
 * The bytes of a file as a commit holds it, whatever lies in the workspace; null where it holds none of that path.
 * A link is not followed, and no link above the file either. Throws StopRun(config) for what stands there and is no
 * file, or is over `maxBytes`: a configuration that was given must not pass for one that was not. Throws
 * StopRun(git_before) where the commit is not here.
 */
async function readAt(site, sha, path, maxBytes) {
    const git = (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedGit */ .YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start);
    try {
        const listed = await git({ args: ['ls-tree', '-z', '-l', '--full-tree', sha, '--', path] });
        const entry = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(listed.stdout)[0];
        if (entry === undefined)
            return null;
        const [mode = '', , oid = '', size = ''] = entry.slice(0, entry.indexOf('\t')).split(/ +/);
        const trouble = troubleWith(mode, Number(size), maxBytes);
        if (trouble !== null) {
            throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason: `${path} at commit ${sha} is ${trouble}` });
        }
        return (await git({ args: ['cat-file', 'blob', oid] })).stdout;
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        const reason = `${path} cannot be read at commit ${sha}: ${error.message}; fetch the commit whole, without a filter`;
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
    }
}
function troubleWith(mode, size, maxBytes) {
    if (mode === '120000')
        return 'a symbolic link, which is not followed: commit the file itself';
    if (!mode.startsWith('100'))
        return 'a folder or a submodule: commit a file';
    return size > maxBytes ? `${size} bytes, more than the ${maxBytes} that are read: make it smaller` : null;
}


/***/ }),

/***/ 23650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ openRemote)
});

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/git/access.js + 1 modules
var access = __webpack_require__(69142);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
// EXTERNAL MODULE: ./build/adapters/git/session.js
var git_session = __webpack_require__(52278);
;// CONCATENATED MODULE: ./build/adapters/git/fetch.js




/** Git's own number for "all of it" (`git fetch --unshallow`). */
const ALL = 2_147_483_647;
/** How deep a shallow clone is made, step by step, until two histories meet. Most branches are shorter than the first. */
const DEPTHS = [50, 500, ALL];
const FLAGS = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    '--no-write-commit-graph',
];
/** How a server says that it does not give out a commit by its id (upload-pack.c), or has none of that id. */
const NOT_GIVEN = /not our ref|unadvertised object|no such remote ref|couldn't find remote ref/i;
/** See `Remote.fetchCommit`. */
async function fetchCommit(session, wanted) {
    checkIds(session, wanted);
    const head = await headOf(session);
    session.store.know(head === null ? [] : [head]);
    if (!(await isThere(session, wanted.sha)) || !(await isJoined(session, wanted))) {
        await fetchHistory(session, wanted);
        session.store.keepShallow();
    }
    if (session.isPartial && head !== null)
        await fetchFiles(session, head, wanted.sha);
}
function checkIds({ store }, { sha, joinedTo }) {
    const length = store.site.format === 'sha256' ? 64 : 40;
    for (const id of [sha, joinedTo ?? sha]) {
        if (id.length === length && /^[0-9a-f]+$/.test(id))
            continue;
        throw stop(`${JSON.stringify(id)} is no full commit id (${length} hexadecimal digits): a name or a part of one may move`);
    }
}
async function headOf({ user }) {
    const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
    return answer.code === 0 ? answer.stdout.toString('latin1').trim() : null;
}
/** Whether the commit and its tree are here. Throws for an id that is something else's. */
async function isThere({ store }, sha) {
    const input = Buffer.from(`${sha}\n${sha}^{tree}\n`);
    const { stdout } = await store.git({ args: ['cat-file', '--batch-check=%(objecttype)'], input });
    const [type = '', tree = ''] = stdout.toString('latin1').split('\n');
    if (!type.endsWith('missing') && type !== 'commit') {
        throw stop(`${sha} is a ${type} and no commit: name a commit`);
    }
    return type === 'commit' && tree === 'tree';
}
/** Whether the history that is here leads from both commits to a common one; always where nobody asked. */
async function isJoined({ store }, { sha, joinedTo }) {
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
            if (await isJoined(session, wanted))
                break;
        }
    }
    if (!(await isThere(session, sha)))
        throw gone(session, wanted, 'it is not there any more');
}
/** By its id; where the server gives out none, by the reference that may lead to it. */
async function fetchOne(session, wanted, depth) {
    const { sha, fallbackRef, joinedTo } = wanted;
    const more = depth === null || joinedTo === undefined || joinedTo === sha ? [] : [joinedTo];
    const deep = depth === null ? [] : [`--depth=${depth}`];
    try {
        await ask(session, [...deep, git_session/* REMOTE */.Bn, sha, ...more]);
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS) || !NOT_GIVEN.test(error.stderr))
            throw error;
        if (fallbackRef === undefined)
            throw gone(session, wanted, 'the server does not give it out');
        try {
            await ask(session, [...deep, git_session/* REMOTE */.Bn, fallbackRef, ...more]);
        }
        catch (second) {
            if (!(second instanceof exec/* GitError */.XS) || !NOT_GIVEN.test(second.stderr))
                throw second;
            throw gone(session, wanted, `${fallbackRef} is not there either`);
        }
    }
}
function ask(session, args, input) {
    const filter = session.isPartial ? ['--filter=blob:none'] : [];
    const call = { args: ['fetch', ...FLAGS, ...filter, ...args] };
    return session.online(input === undefined ? call : { ...call, input });
}
/**
 * A partial clone has a file only once somebody asked for it, and git in the workspace may ask nobody: what differs
 * from HEAD is fetched here, so that it can be checked out.
 */
async function fetchFiles(session, head, sha) {
    const missing = await missingFiles(session, head, sha);
    if (missing.length === 0)
        return;
    const input = Buffer.from(missing.map((oid) => `${oid}\n`).join(''));
    await ask(session, ['--stdin', git_session/* REMOTE */.Bn], input);
}
async function missingFiles(session, head, sha) {
    // Online: of a clone without trees, those that are missing are fetched on the way.
    const diff = await session.online({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, sha],
    });
    const oids = (0,raw_path/* splitNul */.K5)(diff.stdout).flatMap((record) => {
        const [, mode = '', , oid = ''] = record.startsWith(':') ? record.slice(1).split(' ') : [];
        return mode.startsWith('1') && mode !== '160000' ? [oid] : [];
    });
    const input = Buffer.from([...new Set(oids)].map((oid) => `${oid}\n`).join(''));
    const check = await session.store.git({ args: ['cat-file', '--batch-check=%(objectname)'], input });
    return check.stdout
        .toString('latin1')
        .split('\n')
        .filter((answer) => answer.endsWith(' missing'))
        .map((answer) => answer.slice(0, -' missing'.length));
}
function gone({ name }, { sha }, why) {
    return stop(`commit ${sha} cannot be fetched from ${name}: ${why}; was its branch deleted or pushed over? Start the run again`);
}
function stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/again.js
var again = __webpack_require__(86818);
// EXTERNAL MODULE: ./build/adapters/git/branch-name.js
var branch_name = __webpack_require__(15194);
// EXTERNAL MODULE: ./build/adapters/git/remote-trouble.js
var remote_trouble = __webpack_require__(64152);
;// CONCATENATED MODULE: ./build/adapters/git/push-verdict.js

/** GitHub: GH006 protected branch, GH013 a rule of a ruleset; git itself has `denyCurrentBranch` and the like in hooks. */
const PROTECTED = /\bGH006\b|\bGH013\b|protected branch/i;
const WORKFLOWS = /refusing to allow .* to create or update workflow|without [`'"]?workflows?[`'"]? (?:permission|scope)/i;
/**
 * git here holds back what is no fast-forward; the server compares the branch with what it told us a moment ago, and
 * keeps it where it moved, came or went (refs/files-backend.c).
 */
const MOVED = /\[rejected\]|fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference/;
/** The connection broke before the server had said what became of the push. */
const UNTOLD = /\[remote failure\]/;
/** The server's own trouble, said of the one branch: nobody's rule. */
const FAILED = /\[remote rejected\] \((?:internal server error|.*(?:temporarily unavailable|try again later|timed? ?out).*)\)/i;
/** Our own hook's words; see `push.ts`. */
const HELD = /^forge: the branch is at ([0-9a-f]+)$/m;
/** Why a push failed, and what to tell the user. Pure: text in. The first that fits decides. */
function pushVerdict(words, spoken) {
    const { stdout, stderr } = words;
    const { name, what, token } = spoken;
    const at = HELD.exec(stderr)?.[1];
    if (at !== undefined)
        return { why: 'head_moved', reason: movedReason(spoken, at) };
    const refused = stdout.split('\n').find((line) => line.startsWith('!')) ?? '';
    const text = (0,remote_trouble/* said */.ag)(`${stderr}\n${summaryOf(refused)}`, token);
    if (WORKFLOWS.test(stderr + refused)) {
        const mend = 'push with a token that has the permission `workflows`, or keep the run out of .github/workflows';
        return {
            why: 'workflow_files',
            reason: `could not ${what} at ${name}: this token may not change workflow files; ${mend} (${text})`,
        };
    }
    if (PROTECTED.test(stderr + refused)) {
        const mend = 'name another git.branch and open a pull request, or let this token pass the rule';
        return {
            why: 'protected_branch',
            reason: `could not ${what} at ${name}: the branch is protected; ${mend} (${text})`,
        };
    }
    if (MOVED.test(stderr + refused))
        return { why: 'head_moved', reason: movedReason(spoken, null) };
    if (UNTOLD.test(refused)) {
        const why = (0,remote_trouble/* troubleIn */.Hg)(stderr);
        const trouble = why === 'failed' ? 'unreachable' : why;
        return { why: trouble, reason: (0,remote_trouble/* remoteReason */.DC)(trouble, spoken, stderr) };
    }
    if (FAILED.test(refused))
        return {
            why: 'server_error',
            reason: (0,remote_trouble/* remoteReason */.DC)('server_error', spoken, `${stderr}\n${summaryOf(refused)}`),
        };
    if (refused !== '') {
        return {
            why: 'rejected',
            reason: `could not ${what} at ${name}: the server refused it; see its rules and hooks (${text})`,
        };
    }
    const why = spoken.timedOut ? 'timed_out' : (0,remote_trouble/* troubleIn */.Hg)(stderr);
    return { why, reason: (0,remote_trouble/* remoteReason */.DC)(why, spoken, stderr) };
}
/** `at`: where the branch is now; null where that is not known, or where it is gone. */
function movedReason({ name, what }, at) {
    const now = at === null ? '' : /^0+$/.test(at) ? ': it is gone' : `: it is at ${at} now`;
    return `could not ${what} at ${name}: the branch moved during the run${now} (GIT-05); nothing was pushed, run again from there`;
}
/** `!\tfrom:to\t[remote rejected] (why)`. */
function summaryOf(refused) {
    return refused.split('\t')[2] ?? '';
}

;// CONCATENATED MODULE: ./build/adapters/git/push.js






/** Answers after which the push may have arrived nevertheless. */
const UNCLEAR = [
    'unreachable',
    'server_error',
    'rate_limited',
    'failed',
    'head_moved',
];
const PASSING = ['unreachable', 'server_error', 'rate_limited'];
/**
 * Pushes one commit to one branch, and only from where the run saw that branch. Three look, one after the other:
 *
 * 1. We ask the server before anything is sent, and that the commit stands on the old tip.
 * 2. Between git's hearing where the branch is, in the very connection that pushes, and its sending anything, git
 *    runs a hook of ours from the private directory. It ends the push unless the branch is at the same id.
 * 3. The server takes the update only from the id that it told in 2 (receive-pack's lock on the reference).
 *
 * So there is no moment in which a branch that moved, forward, back or away, is written. That matters: a server by
 * default takes what is no fast-forward too, and it is git on this side that holds it back. `--force-with-lease` would
 * be a force. Where the private folder may run no programs, 2 is not there; then a branch that was put *back* or
 * deleted between 1 and 3 gets the commits again that it lost.
 *
 * After a failure that does not say what became of the push we ask where the branch is: at our commit it has arrived;
 * where it was, the push is repeated; elsewhere, the branch moved and nothing more is sent.
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
        const [objection, now] = await Promise.all([objectionTo(session, request), tipOf(session, branch)]);
        if (objection !== null)
            return { pushed: false, why: 'not_fast_forward', reason: objection };
        if (now === sha)
            return arrived;
        if (now !== expectedOld) {
            return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
        }
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        const why = signal.aborted ? 'timed_out' : (0,remote_trouble/* troubleIn */.Hg)(error.stderr);
        return { pushed: false, why, reason: (0,remote_trouble/* remoteReason */.DC)(why, spoken(), error.stderr) };
    }
    for (let attempt = 1;; attempt++) {
        const failed = await send(session, request);
        if (failed === null)
            return arrived;
        const verdict = pushVerdict(failed, spoken());
        if (!UNCLEAR.includes(verdict.why))
            return { pushed: false, ...verdict };
        // curl itself may have sent the push once more, so that the branch "moved" to where we wanted it.
        const now = await tipAfter(session, branch);
        if (now === sha)
            return arrived;
        const trouble = PASSING.find((each) => each === verdict.why);
        if (now === undefined) {
            const reason = `${verdict.reason}; whether it arrived could not be asked: look where the branch is`;
            return { pushed: false, why: verdict.why, reason };
        }
        if (trouble === undefined)
            return { pushed: false, ...verdict };
        if (now !== expectedOld) {
            return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
        }
        if (await (0,again/* waitAgain */.o)(trouble, attempt, session.patience, signal))
            continue;
        if (!signal.aborted)
            return { pushed: false, ...verdict };
        return { pushed: false, why: 'timed_out', reason: (0,remote_trouble/* remoteReason */.DC)('timed_out', spoken(), failed.stderr) };
    }
}
/** The full id that a branch of the server's points to; null where it has none of that name. Throws GitError. */
async function tipOf({ online }, branch) {
    const ref = `refs/heads/${branch}`;
    // A pattern matches at the end of a name, so others may be among the answers.
    const { stdout } = await online({ args: ['ls-remote', '--quiet', '--refs', git_session/* REMOTE */.Bn, ref] });
    for (const answer of stdout.toString('utf8').split('\n')) {
        const [oid = '', name] = answer.split('\t');
        if (name === ref)
            return oid;
    }
    return null;
}
/** Why the commit cannot follow what is there, or null. What would not be a fast-forward is never tried. */
async function objectionTo({ user, store }, request) {
    const { sha, branch, expectedOld } = request;
    if (!(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        return `${JSON.stringify(branch)} is no valid branch name: see git check-ref-format`;
    }
    const ids = [sha, expectedOld ?? sha];
    if (!ids.every((id) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(id))) {
        return `one commit is pushed, by its full id: ${JSON.stringify(ids.join(' on '))} is none`;
    }
    const answer = await store.git({
        args: ['merge-base', '--is-ancestor', expectedOld ?? sha, sha],
        accept: [0, 1, 128],
    });
    if (answer.code === 0)
        return null;
    return `commit ${sha} does not stand on ${expectedOld ?? 'itself'}, or one of them is not here: nothing is pushed over branch ${branch}; run again`;
}
async function send(session, request) {
    const { sha, branch, expectedOld } = request;
    const hooks = session.store.hook('pre-push', holdUnlessAt(expectedOld ?? '0'.repeat(sha.length)));
    const flags = [
        '--porcelain',
        '--no-progress',
        '--no-recurse-submodules',
        '--no-follow-tags',
        '--no-signed',
    ];
    // Of a new branch the server names no commit that we know: asked, it tells which it has, and not all is sent.
    const negotiate = expectedOld === null ? ['push.negotiate=true'] : [];
    const answer = await session
        .once({
        args: ['push', ...flags, git_session/* REMOTE */.Bn, `${sha}:refs/heads/${branch}`],
        config: [`core.hooksPath=${hooks}`, ...negotiate],
        accept: [0, 1, 128],
    })
        .catch((error) => {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        return { code: error.code, stdout: Buffer.alloc(0), stderr: error.stderr };
    });
    return answer.code === 0 ? null : { stdout: answer.stdout.toString('utf8'), stderr: answer.stderr };
}
/** A pre-push hook reads `<local ref> <local id> <remote ref> <remote id>`, a line each (githooks(5)). */
function holdUnlessAt(expected) {
    return `#!/bin/sh
while read -r _ _ _ old; do
  [ "$old" = ${expected} ] || { echo "forge: the branch is at $old" >&2; exit 1; }
done
`;
}
/** Where the branch is after a failure; undefined where the server does not say. */
async function tipAfter(session, branch) {
    try {
        return await tipOf(session, branch);
    }
    catch (error) {
        if (error instanceof exec/* GitError */.XS)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/site.js
var git_site = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/adapters/git/remote-store.js





/**
 * A commit graph says who a commit's parents are without the commit being read: a planted one would lie about what
 * follows what. Histories of twenty years hold entries that are wrong in harmless ways and must not keep anybody from
 * fetching; all else that a server sends is checked, with `.git` in a path and bad .gitmodules among it.
 */
const CONFIG = `	bare = false
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
    return `[core]\n\trepositoryFormatVersion = ${version}\n${CONFIG}${extension}`;
}
/** Made anew below `folder` for each piece of work, so that none finds what another left. */
async function withRemoteStore(site, folder, work) {
    const store = openRemoteStore(site, folder);
    try {
        return await work(store);
    }
    finally {
        (0,external_node_fs_.rmSync)(store.dir, { recursive: true, force: true, maxRetries: 2 });
    }
}
function openRemoteStore(site, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const dir = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'remote-'));
    for (const name of ['objects', 'refs/known', 'hooks', 'empty'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, name), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'config'), configText(site.format));
    const theirs = (0,external_node_path_.join)(site.commonDir, 'shallow');
    const own = (0,external_node_path_.join)(dir, 'shallow');
    const shallow = (0,git_site/* readText */.yR)(theirs);
    if (shallow !== null)
        (0,external_node_fs_.writeFileSync)(own, shallow);
    const run = (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir: dir, workTree: (0,external_node_path_.join)(dir, 'empty') });
    const objects = { GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(site.commonDir, 'objects') };
    return {
        dir,
        site,
        git: (call) => run({ ...call, env: { ...objects, ...call.env } }),
        know: (shas) => {
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
        keepShallow: () => {
            const now = (0,external_node_fs_.existsSync)(own) ? (0,external_node_fs_.readFileSync)(own, 'latin1') : '';
            if (now !== (shallow ?? ''))
                replaceShallow(theirs, now);
        },
    };
}
/** As git does it: under the lock that every git asks for, and without a file where no boundary is left. */
function replaceShallow(path, text) {
    const lock = `${path}.lock`;
    try {
        (0,external_node_fs_.writeFileSync)(lock, text, { encoding: 'latin1', flag: 'wx' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        const reason = `${lock} cannot be made (${code}): another git is at work, or one ended early; remove it and run again`;
        throw new outcome/* StopRun */.U({ kind: 'git_before', reason });
    }
    if (text !== '') {
        (0,external_node_fs_.renameSync)(lock, path);
        return;
    }
    (0,external_node_fs_.rmSync)(path, { force: true });
    (0,external_node_fs_.rmSync)(lock);
}

// EXTERNAL MODULE: ./build/adapters/git/branch-owner.js
var branch_owner = __webpack_require__(87766);
// EXTERNAL MODULE: ./build/adapters/git/local-branch.js
var local_branch = __webpack_require__(32926);
;// CONCATENATED MODULE: ./build/adapters/git/take-branch.js







/** See `Remote.takeBranch`. */
async function takeBranch(session, branch) {
    const { user } = session;
    if (!(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        const reason = `git.branch is ${JSON.stringify(branch)}, which is no valid branch name; see git check-ref-format`;
        throw new outcome/* StopRun */.U({ kind: 'config', reason });
    }
    const sha = await tipOf(session, branch);
    if (sha === null)
        return null;
    const head = (0,exec/* line */.n8)(await user({ args: ['rev-parse', '--verify', 'HEAD'] }));
    await fetchCommit(session, { sha, joinedTo: head, fallbackRef: `refs/heads/${branch}` });
    const ref = await user({ args: ['symbolic-ref', '--quiet', '--short', 'HEAD'], accept: [0, 1] });
    const current = ref.code === 0 ? (0,exec/* line */.n8)(ref) : null;
    if (branch === current)
        await refuseBehind(session, branch, sha, head);
    else
        await standThere(session, branch, sha, current);
    return sha;
}
/** The user has checked it out, so whose it is needs no proof; but what the server has more must not be passed over. */
async function refuseBehind({ user, name }, branch, sha, head) {
    const answer = await user({ args: ['merge-base', '--is-ancestor', sha, head], accept: [0, 1, 128] });
    if (answer.code === 0)
        return;
    throw take_branch_stop(`branch ${branch} is at ${sha} at ${name}, which is not in what is checked out here (${head}); check that out and run again`);
}
async function standThere(session, branch, sha, current) {
    const { user, name, store } = session;
    // The commit is read with the private configuration.
    const owner = await (0,branch_owner/* branchOwner */.g)({ read: store.git, refs: user }, { branch, tip: sha });
    if ('foreign' in owner) {
        throw take_branch_stop(`branch ${branch} exists at ${name} and ${owner.foreign}; set git.branch to another name, or delete it`);
    }
    const old = await (0,local_branch/* movableTip */.y)({ user, branch, sha, current });
    if (old === sha)
        return;
    const message = ['-m', `forge-headless: as at ${name}`];
    const before = old ?? '0'.repeat(sha.length);
    await user({ args: ['update-ref', ...message, `refs/heads/${branch}`, sha, before], env: local_branch/* REFLOG_IDENTITY */.$ });
}
function take_branch_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

;// CONCATENATED MODULE: ./build/adapters/git/remote.js









/** Throws StopRun(config) for a token that can be none; asks nobody yet. */
function openRemote(options) {
    (0,access/* checkToken */.SK)(options.token);
    const within = async (signal, work) => withRemoteStore(await options.site(), options.folder, async (store) => work(await (0,git_session/* openSession */.fA)(store, options, options.patience ?? {}, signal)));
    const before = (what, signal, work) => within(signal, async (session) => {
        try {
            return await work(session);
        }
        catch (error) {
            if (!(error instanceof exec/* GitError */.XS))
                throw error;
            const { name, token } = session;
            throw new outcome/* StopRun */.U((0,remote_trouble/* causeBefore */.LY)({ name, token, what, timedOut: signal.aborted }, error.stderr));
        }
    });
    return {
        tipOf: (branch, signal) => before(`look at branch ${branch}`, signal, (session) => tipOf(session, branch)),
        fetchCommit: (wanted, signal) => before(`fetch commit ${wanted.sha}`, signal, (session) => fetchCommit(session, wanted)),
        takeBranch: (branch, signal) => before(`fetch branch ${branch}`, signal, (session) => takeBranch(session, branch)),
        push: (request, signal) => within(signal, (session) => pushCommit(session, request, signal)),
    };
}


/***/ })

};
