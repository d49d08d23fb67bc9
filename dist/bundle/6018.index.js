export const id = 6018;
export const ids = [6018];
export const modules = {

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

/***/ 6018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   patchedRepository: () => (/* binding */ patchedRepository)
/* harmony export */ });
/* harmony import */ var _commit_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80649);
/* harmony import */ var _commit_commit_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50307);
/* harmony import */ var _commit_target_branch_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2556);
/* harmony import */ var _objects_added_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12445);
/* harmony import */ var _objects_files_in_commit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88328);
/* harmony import */ var _objects_sent_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81);
/* harmony import */ var _objects_tree_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67587);
/* harmony import */ var _program_user_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60243);








/**
 * Returns the user's repository with a patched tree to commit on top of `parent`. A commit adds objects to it; refs,
 * index and files stay.
 */
function patchedRepository(repo, parent, { store, tree }) {
    const user = (0,_program_user_git_js__WEBPACK_IMPORTED_MODULE_7__/* .userGit */ .G)(repo);
    return {
        parent: async () => parent,
        acceptedTree: async () => tree,
        additions: (to) => (0,_objects_added_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .additionsBetween */ .q)(store.git, parent, to),
        targetBranchFacts: (branch, since) => (0,_commit_target_branch_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .targetBranchFacts */ .T)({ user, head: parent, branch, since }),
        files: (treeish, wanted, maxBytes) => (0,_objects_tree_files_js__WEBPACK_IMPORTED_MODULE_6__/* .treeFiles */ .C)(store.git, treeish, wanted, maxBytes),
        filesAt: (commit, paths, maxBytes) => (0,_objects_files_in_commit_js__WEBPACK_IMPORTED_MODULE_4__/* .readFilesInCommit */ .I)(repo, commit, paths, maxBytes),
        ground: (expectedOld) => (0,_commit_commit_base_js__WEBPACK_IMPORTED_MODULE_1__/* .serverBase */ .p)(user, parent, expectedOld),
        sentFiles: (wanted, ground) => (0,_objects_sent_files_js__WEBPACK_IMPORTED_MODULE_5__/* .sentFiles */ .M)(store.git, wanted, ground),
        adopt: async () => undefined,
        commit: (wanted, request) => (0,_commit_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .commitWithoutRefs */ .Y2)({ repo, store, user, base: { head: parent, branch: request.branch } }, wanted, request),
    };
}


/***/ })

};
