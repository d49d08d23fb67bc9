export const id = 2893;
export const ids = [2893,762];
export const modules = {

/***/ 1042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ activities),
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   ir: () => (/* binding */ reference),
/* harmony export */   lJ: () => (/* binding */ viewer),
/* harmony export */   mJ: () => (/* binding */ reaction),
/* harmony export */   nK: () => (/* binding */ comments),
/* harmony export */   rh: () => (/* binding */ committed),
/* harmony export */   sD: () => (/* binding */ pullRequests)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/** Of GitHub's answers, what is used. What is not as described is refused whole: nothing is decided on a guess. */
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .transform((text) => Date.parse(text))
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const account = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const author = account.nullable().transform((user) => user);
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const named = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const permission = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ permission: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), role_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => ({ permission: answer.permission, roleName: answer.role_name }));
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    user: author,
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['open', 'closed']),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    locked: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    draft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha, repo: named.nullable() }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha, repo: named }),
})
    .transform((answer) => ({
    number: answer.number,
    url: answer.html_url,
    title: answer.title,
    body: answer.body ?? '',
    author: answer.user,
    labels: answer.labels.map(({ name }) => name),
    state: answer.state,
    merged: answer.merged_at !== null,
    locked: answer.locked,
    draft: answer.draft ?? false,
    head: {
        ref: answer.head.ref,
        sha: answer.head.sha,
        repository: answer.head.repo?.full_name ?? null,
    },
    base: { ref: answer.base.ref, sha: answer.base.sha, repository: answer.base.repo.full_name },
}));
const pullRequests = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullRequest);
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    user: author,
    created_at: time,
    updated_at: time,
})
    .transform((answer) => ({
    id: answer.id,
    url: answer.html_url,
    body: answer.body ?? '',
    author: answer.user,
    createdAt: answer.created_at,
    updatedAt: answer.updated_at,
}));
const comments = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(comment);
/** A commit object: without its diff, which can have megabytes. */
const committed = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ committer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ date: time }), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => ({ committedAt: answer.committer.date, message: answer.message }));
const activities = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ after: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), timestamp: time }));
const reference = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }) }).transform((answer) => answer.object.sha);
const defaultBranch = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => answer.default_branch);
const reaction = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ user: author }).transform((answer) => answer.user);
/** GraphQL's name for an account's id. */
const viewer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), databaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }) })
    .transform((answer) => ({ id: answer.viewer.databaseId, login: answer.viewer.login }));
/** Where only its success matters. */
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();


/***/ }),

/***/ 22846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ draftId),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   _E: () => (/* binding */ markedReady),
/* harmony export */   om: () => (/* binding */ gitCommit),
/* harmony export */   rh: () => (/* binding */ committed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/** Of GitHub's answers about git objects, what is used. */
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const object = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha });
/** GitHub leaves a name or an address out where the account shows none. */
const actor = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(), email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() })
    .transform(({ name, email }) => `${name ?? 'unknown'} <${email ?? ''}>`);
const objectId = object.transform((answer) => answer.sha);
const gitCommit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    sha,
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tree: object,
    parents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(object),
    author: actor,
    verification: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verified: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
})
    .transform((answer) => ({
    sha: answer.sha,
    message: answer.message,
    tree: answer.tree.sha,
    parents: answer.parents.map((parent) => parent.sha),
    author: answer.author,
    isSigned: answer.verification.verified,
    verification: answer.verification.reason,
}));
/** GraphQL's name for an object's id. */
const graphObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ oid: sha });
const committed = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    createCommitOnBranch: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            oid: sha,
            tree: graphObject,
            author: actor,
            signature: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ isValid: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }).nullable(),
        }),
    }),
})
    .transform(({ createCommitOnBranch: { commit } }) => ({
    sha: commit.oid,
    tree: commit.tree.oid,
    author: commit.author,
    isSigned: commit.signature?.isValid ?? false,
}));
const draftId = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), isDraft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }) }) })
    .transform(({ repository }) => repository.pullRequest);
const markedReady = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    markPullRequestReadyForReview: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ isDraft: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false) }) }),
});


/***/ }),

/***/ 26692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GithubCommits: () => (/* binding */ GithubCommits)
});

// EXTERNAL MODULE: ./build/core/forge.js
var forge = __webpack_require__(29565);
// EXTERNAL MODULE: ./build/adapters/github/answers.js
var answers = __webpack_require__(1042);
// EXTERNAL MODULE: ./build/adapters/github/commit-answers.js
var commit_answers = __webpack_require__(22846);
// EXTERNAL MODULE: ./build/adapters/github/required.js
var required = __webpack_require__(48060);
;// CONCATENATED MODULE: ./build/adapters/github/branch-refs.js



const NEEDS = 'contents: write';
/** Makes a branch. Errors: conflict where there is one of that name; not sent twice. */
async function createBranch(line, branch, sha) {
    await line.ask({
        what: `make branch ${JSON.stringify(branch)} at ${sha}`,
        needs: NEEDS,
        shape: answers/* anything */.D8,
        once: true,
        send: ({ rest }, common) => rest.git.createRef({ ...common, ref: `refs/heads/${(0,required/* required */.m)(branch, 'branch')}`, sha }),
    });
}
/** Moves a branch forward. Errors: invalid where the commit does not follow it; not sent twice. */
async function advanceBranch(line, branch, sha) {
    await line.ask({
        what: `move branch ${JSON.stringify(branch)} forward to ${sha}`,
        needs: NEEDS,
        shape: answers/* anything */.D8,
        once: true,
        send: ({ rest }, common) => rest.git.updateRef({ ...common, ref: `heads/${(0,required/* required */.m)(branch, 'branch')}`, sha, force: false }),
    });
}
async function removeBranch(line, branch) {
    await line.ask({
        what: `remove branch ${JSON.stringify(branch)} again`,
        needs: NEEDS,
        shape: answers/* anything */.D8,
        send: ({ rest }, common) => rest.git.deleteRef({ ...common, ref: `heads/${(0,required/* required */.m)(branch, 'branch')}` }),
    });
}
/** Errors: not_found where the repository has no such commit. */
function readCommit(line, sha) {
    return line.ask({
        what: `read commit ${sha}`,
        needs: 'contents: read',
        shape: commit_answers/* gitCommit */.om,
        send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: (0,required/* required */.m)(sha, 'commit') }),
    });
}

;// CONCATENATED MODULE: ./build/adapters/github/wrong-tree.js

/** GitHub made a commit of other content than it was told to. */
class WrongTree extends forge/* ForgeError */.Q {
    sha;
    constructor({ branch, tree }, made) {
        super('invalid', 200, `GitHub's commit ${made.sha} on branch ${JSON.stringify(branch)} holds tree ${made.tree}, and not the accepted ${tree}: nobody should use it; set git.sign_commits to false, and report this`);
        this.sha = made.sha;
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/commit-mutation.js


/**
 * GitHub names no limit of `createCommitOnBranch`. Users report refusals over a hundred files and time-outs of
 * requests of some megabytes: what is larger goes as single objects, which have room for 100 MB each.
 */
const MUTATION_BOUNDS = { files: 100, bytes: 2 * 1024 ** 2 };
const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) {
    commit { oid tree { oid } author { name email } signature { isValid } }
  }
}`;
/**
 * Whether one mutation can say it all. It knows plain files alone, and makes one of whatever it writes: an executable
 * file would lose its bit. It makes no merges. Nor does GitHub say in which order it takes what goes and what comes: a
 * file in a folder's place, or the other way round, could be lost, and a commit on somebody's branch stays there.
 */
function fitsMutation({ files, ground }) {
    if (ground.parents.length !== 1 || files.length > MUTATION_BOUNDS.files)
        return false;
    if (exchangesFolder(files))
        return false;
    const bytes = files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
    return bytes <= MUTATION_BOUNDS.bytes && files.every(isPlain);
}
/** Whether a file comes where a folder was, or a folder where a file was. */
function exchangesFolder(files) {
    const pathsOf = (gone) => files.filter(({ mode }) => (mode === null) === gone).map(({ path }) => path);
    const [gone, there] = [pathsOf(true), pathsOf(false)];
    return holdsOneOf(gone, new Set(there)) || holdsOneOf(there, new Set(gone));
}
/** Whether a folder on the way to one of the paths is a file's name. */
function holdsOneOf(paths, names) {
    return paths.some((path) => {
        for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
            if (names.has(path.slice(0, at)))
                return true;
        }
        return false;
    });
}
const PLAIN = '100644';
const SUBMODULE = '160000';
function isPlain({ oldMode, mode }) {
    if (mode === null)
        return oldMode !== SUBMODULE;
    return mode === PLAIN && (oldMode === null || oldMode === PLAIN);
}
/** The branch is at the order's base. Errors: conflict where it moved; WrongTree. Not sent twice. */
async function mutate(line, order) {
    const { branch, tree } = order;
    const { owner, repo } = line.site;
    const input = {
        branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
        expectedHeadOid: order.ground.base,
        message: messageOf(order.message),
        fileChanges: {
            additions: order.files.flatMap(({ path, bytes }) => bytes === null ? [] : [{ path, contents: Buffer.from(bytes).toString('base64') }]),
            deletions: order.files.flatMap(({ path, mode }) => (mode === null ? [{ path }] : [])),
        },
    };
    const made = await line.ask({
        what: `commit to branch ${JSON.stringify(branch)}`,
        needs: 'contents: write',
        shape: commit_answers/* committed */.rh,
        once: true,
        send: async (client, { request }) => {
            const data = await client.graphql(MUTATION, { request, input });
            return { headers: {}, data };
        },
    });
    if (made.tree !== tree)
        throw new WrongTree(order, made);
    return made;
}
/** GitHub joins the two by an empty line again. */
function messageOf(message) {
    const [headline = '', ...rest] = message.trim().split('\n');
    return { headline, body: rest.join('\n').trim() };
}

;// CONCATENATED MODULE: ./build/adapters/github/git-data.js


const git_data_NEEDS = 'contents: write';
/** A tree's request holds text up to this, in bytes; the rest is sent as objects, one by one and a second apart. */
const MAX_INLINE = 1024 ** 2;
/**
 * Makes the commit as objects, on no branch yet: what they hold is known before anybody can see it. All of it can be
 * repeated, for an object without a branch is nothing to anybody.
 */
async function makeByObjects(line, order) {
    await makeTree(line, order);
    const { message, tree, ground } = order;
    const commit = await line.ask({
        what: `make the commit for branch ${JSON.stringify(order.branch)}`,
        needs: git_data_NEEDS,
        shape: commit_answers/* gitCommit */.om,
        send: ({ rest }, common) => rest.git.createCommit({ ...common, message, tree, parents: [...ground.parents] }),
    });
    if (commit.tree !== tree)
        throw otherTree(order, commit.tree);
    if (!commit.isSigned)
        throw unsigned(order, commit.verification);
    return commit;
}
async function makeTree(line, order) {
    const entries = await entriesOf(line, order.files);
    const made = await line.ask({
        what: `make the tree for branch ${JSON.stringify(order.branch)}`,
        needs: git_data_NEEDS,
        shape: commit_answers/* objectId */.Tu,
        send: ({ rest }, common) => rest.git.createTree({ ...common, base_tree: order.ground.baseTree, tree: entries }),
    });
    if (made !== order.tree)
        throw otherTree(order, made);
}
async function entriesOf(line, files) {
    let inline = 0;
    const entries = [];
    for (const file of files) {
        const text = file.isKnown ? null : textOf(file.bytes);
        const fits = text !== null && inline + text.length <= MAX_INLINE;
        if (fits)
            inline += text.length;
        entries.push(entryOf(line, file, fits ? text : null));
    }
    return Promise.all(entries);
}
async function entryOf(line, file, content) {
    const { path, mode, oldMode, oid, bytes, isKnown } = file;
    const place = { path, mode: modeOf(mode ?? oldMode), type: typeOf(mode ?? oldMode) };
    if (mode === null)
        return { ...place, sha: null };
    if (content !== null)
        return { ...place, content };
    if (bytes !== null && !isKnown)
        await sendBlob(line, file, bytes);
    return { ...place, sha: oid };
}
async function sendBlob(line, { path, oid }, bytes) {
    const made = await line.ask({
        what: `send ${path}`,
        needs: git_data_NEEDS,
        shape: commit_answers/* objectId */.Tu,
        send: ({ rest }, common) => rest.git.createBlob({
            ...common,
            content: Buffer.from(bytes).toString('base64'),
            encoding: 'base64',
        }),
    });
    if (made !== oid) {
        throw new forge/* ForgeError */.Q('invalid', 201, `GitHub keeps ${path} as ${made}, and it is ${oid}: run again`);
    }
}
/** As text, where JSON can hold these very bytes; null where it cannot. */
function textOf(bytes) {
    if (bytes === null || bytes.length > MAX_INLINE)
        return null;
    const text = Buffer.from(bytes).toString('utf8');
    return text.includes('\0') || !Buffer.from(text, 'utf8').equals(bytes) ? null : text;
}
const MODES = ['100644', '100755', '160000', '120000'];
function modeOf(mode) {
    const known = MODES.find((one) => one === mode);
    if (known === undefined)
        throw new Error(`no commit holds a file of mode ${mode}`);
    return known;
}
function typeOf(mode) {
    return mode === '160000' ? 'commit' : 'blob';
}
function otherTree({ tree }, made) {
    return new forge/* ForgeError */.Q('invalid', 201, `GitHub made the tree ${made} of the accepted ${tree}: set git.sign_commits to false, and report this`);
}
/** GitHub signs what is made of objects for its apps alone, the workflow's own token among them. */
function unsigned({ branch }, why) {
    return new forge/* ForgeError */.Q('forbidden', 201, `GitHub did not sign the commit for branch ${JSON.stringify(branch)} (${why}), which holds a merge, a large change, a file that is executable or a link, or one in a folder's place: give github-token the job's own token or an app's, or set git.sign_commits to false`);
}

// EXTERNAL MODULE: ./build/adapters/github/line.js + 7 modules
var github_line = __webpack_require__(88);
// EXTERNAL MODULE: ./build/adapters/github/once.js
var once = __webpack_require__(61344);
// EXTERNAL MODULE: ./build/adapters/github/reads.js
var reads = __webpack_require__(36316);
;// CONCATENATED MODULE: ./build/adapters/github/commit-maker.js








/** What GitHub may still be writing when an answer got lost is there within a second. */
const SETTLE_MS = 1000;
/** For a last look and for taking a branch back, also when the run's own time is over: a call's whole time. */
const AFTERWARDS_MS = 5000;
class GithubCommits {
    #line;
    #site;
    #token;
    #options;
    constructor(site, token, options) {
        this.#line = new github_line.Line(site, token, options);
        this.#site = site;
        this.#token = token;
        this.#options = options;
    }
    async has(sha) {
        try {
            await readCommit(this.#line, sha);
            return true;
        }
        catch (error) {
            if (error instanceof forge/* ForgeError */.Q && error.kind === 'not_found')
                return false;
            throw error;
        }
    }
    async make(order) {
        const progress = { hasWritten: false, hasMadeBranch: false };
        try {
            const now = await (0,reads/* branchHead */.P)(this.#line, order.branch);
            if (now !== order.expectedOld)
                return moved(order, now);
            progress.hasWritten = true;
            const commit = fitsMutation(order)
                ? await this.#byMutation(order, progress)
                : await this.#byObjects(order);
            return { made: true, commit };
        }
        catch (error) {
            if (!(error instanceof forge/* ForgeError */.Q))
                throw error;
            return progress.hasWritten ? this.#afterwards(order, progress, error) : failed(error.message);
        }
    }
    async #byMutation(order, progress) {
        const { branch, expectedOld, ground } = order;
        if (expectedOld === null) {
            progress.hasMadeBranch = true;
            await this.#once(order, ground.base, () => createBranch(this.#line, branch, ground.base), progress);
        }
        const make = () => mutate(this.#line, order);
        return (0,once/* makeOnce */.G)(make, () => commitOnBranch(this.#line, order), this.#settle);
    }
    async #byObjects(order) {
        const { branch, expectedOld } = order;
        const commit = await makeByObjects(this.#line, order);
        const place = expectedOld === null ? createBranch : advanceBranch;
        await this.#once(order, commit.sha, () => place(this.#line, branch, commit.sha));
        return commit;
    }
    /** Puts the branch at a commit; a branch that somebody else has put anywhere is not ours to take back. */
    async #once({ branch }, sha, put, progress) {
        const look = async () => ((await (0,reads/* branchHead */.P)(this.#line, branch)) === sha ? true : null);
        try {
            await (0,once/* makeOnce */.G)(() => put().then(() => true), look, this.#settle);
        }
        catch (error) {
            const wasThere = error instanceof forge/* ForgeError */.Q && error.kind === 'conflict';
            if (progress !== undefined && wasThere)
                progress.hasMadeBranch = false;
            throw error;
        }
    }
    #settle = () => this.#options.clock.sleep(SETTLE_MS, this.#options.signal);
    /**
     * What is there now decides: the commit may have been made though its answer never came, and a branch that was made
     * for it alone goes again. It has a little time of its own, for the run's may be over.
     */
    async #afterwards(order, progress, failure) {
        const { signal } = new AbortController();
        const options = { ...this.#options, signal, remainingMs: () => AFTERWARDS_MS };
        const line = new github_line.Line(this.#site, this.#token, options);
        try {
            const now = await (0,reads/* branchHead */.P)(line, order.branch);
            if (now === order.expectedOld)
                return failed(failure.message);
            if (progress.hasMadeBranch && isEmpty(order, now, failure)) {
                await removeBranch(line, order.branch);
                return failed(failure.message);
            }
            const commit = now === null ? null : await madeAt(line, order, now);
            if (commit !== null)
                return { made: true, commit };
            return failure instanceof WrongTree ? failed(failure.message) : moved(order, now);
        }
        catch (error) {
            if (error instanceof WrongTree)
                return failed(error.message);
            if (!(error instanceof forge/* ForgeError */.Q))
                throw error;
            return failed(`${failure.message}; ${leftOver(order, progress)} (${error.message})`);
        }
    }
}
/** Whether a branch that we made holds nothing that anybody wants. */
function isEmpty({ ground }, now, failure) {
    return now === ground.base || (failure instanceof WrongTree && now === failure.sha);
}
function leftOver({ branch, ground }, { hasMadeBranch }) {
    return hasMadeBranch
        ? `branch ${branch} may be there, at ${ground.base}, and could not be removed: delete it`
        : `whether the commit is on branch ${branch} could not be seen: look there before the next run`;
}
async function commitOnBranch(line, order) {
    const now = await (0,reads/* branchHead */.P)(line, order.branch);
    return now === null || now === order.ground.base ? null : madeAt(line, order, now);
}
/** The commit as we ordered it: by its message, which names the run. Throws WrongTree for another content. */
async function madeAt(line, order, sha) {
    const found = await readCommit(line, sha);
    const isOurs = found.message.trim() === order.message.trim() && found.parents[0] === order.ground.parents[0];
    if (!isOurs)
        return null;
    if (found.tree !== order.tree)
        throw new WrongTree(order, found);
    return found;
}
function failed(reason) {
    return { made: false, moved: false, reason };
}
function moved({ branch, expectedOld }, now) {
    const where = now === null ? 'it is gone' : `it is at ${now} now`;
    const before = expectedOld === null ? 'it was not there' : `it was at ${expectedOld}`;
    const reason = `could not commit to branch ${branch} at GitHub: the branch moved during the run: ${before}, ${where} (GIT-05); nothing was committed, run again from there`;
    return { made: false, moved: true, reason };
}


/***/ }),

/***/ 61344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ makeOnce)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72959);


/** As many as of a call that may be repeated blindly. */
const ATTEMPTS = _options_js__WEBPACK_IMPORTED_MODULE_1__/* .RETRIES */ .Z + 1;
/**
 * Makes something that must not be made twice. A failure that leaves open whether it was made is followed by a look:
 * what is found is the answer; if nothing is, it is made again. Throws the failure of the last attempt.
 *
 * `settle` gives the server time for what it may still be writing.
 */
async function makeOnce(make, look, settle) {
    for (let attempt = 1;; attempt++) {
        try {
            return await make();
        }
        catch (error) {
            if (!mayBeMade(error, attempt))
                throw error;
            const found = await lookAfter(look, settle, error);
            if (found !== null)
                return found;
            if (attempt === ATTEMPTS)
                throw error;
        }
    }
}
/** After a lost answer, `conflict` means that the first one was made after all, later than the look. */
function mayBeMade(error, attempt) {
    if (!(error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
        return false;
    return error.kind === 'unavailable' || (error.kind === 'conflict' && attempt > 1);
}
/** A look that fails tells nothing: then the first failure is the one to report, and nothing is made again. */
async function lookAfter(look, settle, failure) {
    try {
        await settle();
        return await look();
    }
    catch {
        throw failure;
    }
}


/***/ }),

/***/ 36316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   P: () => (/* binding */ branchHead),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   k2: () => (/* binding */ headFacts)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1042);
/* harmony import */ var _required_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48060);



function permission(line, login) {
    return line.ask({
        what: `read the permission of ${JSON.stringify(login)}`,
        needs: 'contents: read',
        shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .permission */ .EK,
        send: ({ rest }, common) => rest.repos.getCollaboratorPermissionLevel({ ...common, username: (0,_required_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .m)(login, 'login') }),
    });
}
function pullRequest(line, number) {
    return line.ask({
        what: `read pull request #${number}`,
        needs: 'pull-requests: read',
        shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequest */ .VV,
        send: ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }),
    });
}
function defaultBranch(line) {
    return line.ask({
        what: 'read the default branch',
        needs: 'contents: read',
        shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBranch */ .OR,
        send: ({ rest }, common) => rest.repos.get({ ...common }),
    });
}
async function branchHead(line, branch) {
    try {
        return await line.ask({
            what: `read the head of branch ${JSON.stringify(branch)}`,
            needs: 'contents: read',
            shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .reference */ .ir,
            send: ({ rest }, common) => rest.git.getRef({ ...common, ref: `heads/${(0,_required_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .m)(branch, 'branch')}` }),
        });
    }
    catch (error) {
        if (error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && error.kind === 'not_found' && error.status === 404)
            return null;
        throw error;
    }
}
async function headFacts(line, sha, branch) {
    const [commit, pushedAt] = await Promise.all([committed(line, sha), pushed(line, sha, branch)]);
    return { ...commit, pushedAt };
}
function committed(line, sha) {
    return line.ask({
        what: `read commit ${JSON.stringify(sha)}`,
        needs: 'contents: read',
        shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .committed */ .rh,
        send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: (0,_required_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .m)(sha, 'commit') }),
    });
}
/** Where a server does not offer its list of pushes, or does not show it to this token. */
const NOT_TOLD = ['forbidden', 'not_found', 'invalid'];
/** GitHub lists each push, creation and merge of a branch, latest first, with its own time of it. */
async function pushed(line, sha, branch) {
    try {
        const activities = await line.ask({
            what: `read when branch ${JSON.stringify(branch)} was pushed`,
            needs: 'contents: read',
            shape: _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .activities */ .A9,
            send: ({ rest }, common) => rest.repos.listActivities({
                ...common,
                ref: `refs/heads/${(0,_required_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .m)(branch, 'branch')}`,
                direction: 'desc',
                per_page: 100,
            }),
        });
        return activities.find(({ after }) => after === sha)?.timestamp ?? null;
    }
    catch (error) {
        if (error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && NOT_TOLD.includes(error.kind))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 48060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);

/**
 * A part of an address. An empty one would make another question of it, and so would dots alone: an address goes up by
 * them, however they are spelled. Throws ForgeError(invalid).
 */
function required(value, name) {
    if (value === '') {
        throw new _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q('invalid', null, `GitHub cannot be asked about an empty ${name}: name one`);
    }
    if (value !== '.' && value !== '..')
        return value;
    const reason = `GitHub cannot be asked about the ${name} ${JSON.stringify(value)}: name a real one`;
    throw new _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q('invalid', null, reason);
}


/***/ }),

/***/ 70762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ causes),
/* harmony export */   s: () => (/* binding */ noConnection)
/* harmony export */ });
/* harmony import */ var _server_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34705);

/** Node's codes of certificates that it does not trust. They do not get better by asking again. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/;
/** OpenSSL's words for an answer that is not of TLS: it reads a length or a version into plain text. */
const NO_TLS = /wrong version number|packet length too long|http request/i;
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** What was wrong with a connection to `address`, told by what `node:http` threw. The run and `doctor` say the same. */
function noConnection(error, peer) {
    const { address } = peer;
    const source = sourceOf(error);
    const code = source?.code;
    const reason = (0,_server_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanServerText */ .Ct)(reasonOf(error, code), peer.secrets);
    const found = (what, remedy, passes) => ({
        what: `${what} (${reason})`,
        remedy,
        passes,
    });
    const unreached = `cannot reach ${address}`;
    if (source === undefined || code === undefined)
        return found(unreached, ADDRESS_OR_PROXY, true);
    if (code === 'EPROTO' && NO_TLS.test(source.message)) {
        return found(unreached, 'no TLS at that port: http:// instead of https://?', false);
    }
    if (CERTIFICATE.test(code)) {
        const what = `the certificate of ${address} is not trusted`;
        return found(what, "set NODE_EXTRA_CA_CERTS to your authority's file", false);
    }
    if (code === 'ECONNREFUSED') {
        const remedy = isElsewhere(source, address)
            ? 'the proxy does not listen: check HTTPS_PROXY'
            : 'nobody listens there: is the server up?';
        return found(unreached, remedy, true);
    }
    if (code === 'ECONNRESET') {
        return found(`${address} closed the connection without an answer`, afterReset(address), true);
    }
    return found(unreached, NO_HOST.has(code) ? 'check the base URL' : ADDRESS_OR_PROXY, true);
}
const ADDRESS_OR_PROXY = 'check the base URL and HTTPS_PROXY';
/** A server of TLS that is spoken to without it closes the connection. */
function afterReset(address) {
    const remedy = "see the server's log, or run again later";
    return address.startsWith('http:') ? `${remedy}; https:// instead of http://?` : remedy;
}
/** Whether it was another port that refused: then it was the proxy's. */
function isElsewhere({ port }, address) {
    const url = new URL(address);
    const own = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    return port !== undefined && port !== own;
}
/** An error and what it was caused by, outermost first. */
function causes(error) {
    const chain = [];
    for (let at = error; at instanceof Error && chain.length < 8; at = at.cause)
        chain.push(at);
    return chain;
}
function sourceOf(error) {
    for (const cause of causes(error)) {
        if ('code' in cause && typeof cause.code === 'string') {
            const port = 'port' in cause && typeof cause.port === 'number' ? cause.port : undefined;
            return { code: cause.code, message: cause.message, port };
        }
        if (cause instanceof AggregateError) {
            const inner = cause.errors.map(sourceOf).find((source) => source !== undefined);
            if (inner !== undefined)
                return inner;
        }
    }
    return undefined;
}
/** undici's own codes tell a reader less than its words do. */
function reasonOf(error, code) {
    return code === undefined || code.startsWith('UND_') ? innermost(error) : code;
}
function innermost(error) {
    return causes(error).at(-1)?.message ?? 'unknown reason';
}


/***/ }),

/***/ 34705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ cleanServerText),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   Hz: () => (/* binding */ spellingsOf),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   te: () => (/* binding */ looksLikeHtml)
/* harmony export */ });
/** Enough of a server's own words to know what it means; its pages and stack traces are longer. */
const MAX_SERVER_TEXT = 300;
/** Every control character, line separator and direction mark: none may reach a log line. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** Shapes of keys that a server may quote although they are not the one it was given. */
const KEY_SHAPES = /\b(?:sk|pk|rk|gsk|xai|key|ghp|gho|ghs|hf)[-_][A-Za-z0-9_*-]{8,}|\bAIza[A-Za-z0-9_-]{10,}|\bBearer\s+\S+/gi;
/** The key in the spellings a server may send it back in. Short values are left out: they would match prose. */
function spellingsOf(secret) {
    if (secret === undefined || secret.length < 4)
        return [];
    const spellings = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
    return [...new Set(spellings)].sort((a, b) => b.length - a.length);
}
/** Foreign text made fit for one line of ours: secrets out, control characters out, cut. */
function cleanServerText(text, secrets) {
    let clean = text;
    for (const secret of secrets)
        clean = clean.replaceAll(secret, '[key]');
    clean = clean.replace(KEY_SHAPES, '[key]').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
    if (clean.length <= MAX_SERVER_TEXT)
        return clean;
    return `${clean.slice(0, MAX_SERVER_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
/** What a server says is wrong, out of the error bodies in use: `error.message`, `error`, `message`, `detail`. */
function messageOf(body) {
    let parsed;
    try {
        parsed = JSON.parse(body);
    }
    catch {
        return body;
    }
    const first = Array.isArray(parsed) ? parsed[0] : parsed;
    const error = field(first, 'error');
    const candidates = [field(error, 'message'), error, field(first, 'message'), field(first, 'detail')];
    return candidates.find((text) => typeof text === 'string' && text !== '') ?? body;
}
function isJson(body) {
    try {
        JSON.parse(body);
        return true;
    }
    catch {
        return false;
    }
}
function looksLikeHtml(contentType, body) {
    return contentType?.includes('html') === true || /^\s*(?:<!doctype html|<html)/i.test(body);
}


/***/ })

};
