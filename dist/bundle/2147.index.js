export const id = 2147;
export const ids = [2147,8822];
export const modules = {

/***/ 416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createOnce)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);
/* harmony import */ var _forge_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32722);


/** The number of attempts, as for a request that may be repeated safely. */
const ATTEMPTS = _forge_options_js__WEBPACK_IMPORTED_MODULE_1__/* .RETRIES */ .Z + 1;
/**
 * Makes something that must not be made twice. After a failure that leaves this open, it looks for the result and
 * returns it, or makes it again. Throws the failure of the last attempt. `settle` gives the server time to finish
 * writing.
 */
async function createOnce(make, look, settle) {
    for (let attempt = 1;; attempt++) {
        try {
            return await make();
        }
        catch (error) {
            if (!mayBeMade(error, attempt))
                throw error;
            const found = await lookAfterFailure(look, settle, error);
            if (found !== null)
                return found;
            if (attempt === ATTEMPTS)
                throw error;
        }
    }
}
/** After a lost answer, `conflict` means that the first attempt succeeded after the look. */
function mayBeMade(error, attempt) {
    if (!(error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
        return false;
    return error.kind === 'unavailable' || (error.kind === 'conflict' && attempt > 1);
}
/** If the look fails too, the first failure is thrown, and nothing is made again. */
async function lookAfterFailure(look, settle, failure) {
    try {
        await settle();
        return await look();
    }
    catch {
        throw failure;
    }
}


/***/ }),

/***/ 33311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ urlSegment)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);

/**
 * Checks one URL path segment. An empty segment, `.` or `..` would change which endpoint is called. Throws
 * ForgeError(invalid).
 */
function urlSegment(value, name) {
    if (value === '') {
        throw new _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q('invalid', null, `the ${name} is empty: set one`);
    }
    if (value !== '.' && value !== '..')
        return value;
    const reason = `the ${name} ${JSON.stringify(value)} is not valid: set another one`;
    throw new _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q('invalid', null, reason);
}


/***/ }),

/***/ 9574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GithubCommits: () => (/* binding */ GithubCommits)
});

// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/adapters/github/api/create-once.js
var create_once = __webpack_require__(416);
// EXTERNAL MODULE: ./build/adapters/github/api/github-api.js + 7 modules
var github_api = __webpack_require__(11137);
// EXTERNAL MODULE: ./build/adapters/github/repository/repository-reads.js
var repository_reads = __webpack_require__(33820);
// EXTERNAL MODULE: ./build/adapters/github/api/url-segment.js
var url_segment = __webpack_require__(33311);
// EXTERNAL MODULE: ./build/adapters/github/repository/answer-schemas.js
var answer_schemas = __webpack_require__(28743);
// EXTERNAL MODULE: ./build/adapters/github/commits/commit-schemas.js
var commit_schemas = __webpack_require__(84670);
;// CONCATENATED MODULE: ./build/adapters/github/commits/branch-refs.js



const NEEDS = 'contents: write';
/** Creates a branch. Errors: conflict if a branch of that name exists. Not sent twice. */
async function createBranch(api, branch, sha) {
    await api.request({
        what: `make branch ${JSON.stringify(branch)} at ${sha}`,
        needs: NEEDS,
        shape: answer_schemas/* anything */.D8,
        once: true,
        send: ({ rest }, common) => rest.git.createRef({ ...common, ref: `refs/heads/${(0,url_segment/* urlSegment */.N)(branch, 'branch')}`, sha }),
    });
}
/** Moves a branch forward. Errors: invalid if the commit does not descend from it. Not sent twice. */
async function advanceBranch(api, branch, sha) {
    await api.request({
        what: `move branch ${JSON.stringify(branch)} forward to ${sha}`,
        needs: NEEDS,
        shape: answer_schemas/* anything */.D8,
        once: true,
        send: ({ rest }, common) => rest.git.updateRef({ ...common, ref: `heads/${(0,url_segment/* urlSegment */.N)(branch, 'branch')}`, sha, force: false }),
    });
}
async function removeBranch(api, branch) {
    await api.request({
        what: `remove branch ${JSON.stringify(branch)} again`,
        needs: NEEDS,
        shape: answer_schemas/* anything */.D8,
        send: ({ rest }, common) => rest.git.deleteRef({ ...common, ref: `heads/${(0,url_segment/* urlSegment */.N)(branch, 'branch')}` }),
    });
}
/** Reads a commit. Errors: not_found if the repository does not have it. */
function readCommit(api, sha) {
    return api.request({
        what: `read commit ${sha}`,
        needs: 'contents: read',
        shape: commit_schemas/* gitCommit */.om,
        send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: (0,url_segment/* urlSegment */.N)(sha, 'commit') }),
    });
}

// EXTERNAL MODULE: ./build/core/git/file-mode.js
var file_mode = __webpack_require__(67219);
;// CONCATENATED MODULE: ./build/adapters/github/commits/wrong-tree-error.js

/** GitHub made a commit with other content than it was given. */
class WrongTreeError extends forge/* ForgeError */.Q {
    sha;
    constructor({ branch, tree }, made) {
        super('invalid', 200, `GitHub's commit ${made.sha} on branch ${JSON.stringify(branch)} has tree ${made.tree} instead of the accepted ${tree}: do not use it; set git.sign_commits to false, and report this`);
        this.sha = made.sha;
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/commits/commit-mutation.js



/**
 * GitHub documents no limit of `createCommitOnBranch`. Users report refusals above a hundred files and time-outs with
 * some megabytes. Larger changes are sent as single objects, which may have 100 MB each.
 */
const MUTATION_BOUNDS = { files: 100, bytes: 2 * 1024 ** 2 };
const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) {
    commit { oid tree { oid } author { name email } signature { isValid } }
  }
}`;
/**
 * Reports if one mutation can make the whole commit. It writes only plain files, so an executable file would lose its
 * bit, and it makes no merges. GitHub does not document the order of deletions and additions, so a file that replaces a
 * folder, or a folder that replaces a file, could be lost in a commit that stays on the branch.
 */
function fitsMutation({ files, ground }) {
    if (ground.parents.length !== 1 || files.length > MUTATION_BOUNDS.files)
        return false;
    if (exchangesFolder(files))
        return false;
    const bytes = files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
    return bytes <= MUTATION_BOUNDS.bytes && files.every(isPlain);
}
/** Reports if a file replaces a folder, or a folder replaces a file. */
function exchangesFolder(files) {
    const pathsOf = (isRemoved) => files.filter(({ mode }) => (mode === null) === isRemoved).map(({ path }) => path);
    const [removed, added] = [pathsOf(true), pathsOf(false)];
    return holdsOneOf(removed, new Set(added)) || holdsOneOf(added, new Set(removed));
}
/** Reports if a parent folder of one of the paths has the name of a file. */
function holdsOneOf(paths, names) {
    return paths.some((path) => {
        for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
            if (names.has(path.slice(0, at)))
                return true;
        }
        return false;
    });
}
function isPlain({ oldMode, mode }) {
    if (mode === null)
        return oldMode !== file_mode/* SUBMODULE_MODE */.Fe;
    return mode === file_mode/* FILE_MODE */.rE && (oldMode === null || oldMode === file_mode/* FILE_MODE */.rE);
}
/**
 * Commits to the branch, which is at the order's base. Errors: conflict if it moved; WrongTreeError. Not sent twice.
 */
async function createCommitByMutation(api, order) {
    const { branch, tree } = order;
    const { owner, repo } = api.address;
    const input = {
        branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
        expectedHeadOid: order.ground.base,
        message: messageOf(order.message),
        fileChanges: {
            additions: order.files.flatMap(({ path, bytes }) => bytes === null ? [] : [{ path, contents: Buffer.from(bytes).toString('base64') }]),
            deletions: order.files.flatMap(({ path, mode }) => (mode === null ? [{ path }] : [])),
        },
    };
    const made = await api.request({
        what: `commit to branch ${JSON.stringify(branch)}`,
        needs: 'contents: write',
        shape: commit_schemas/* committed */.rh,
        once: true,
        send: async (client, { request }) => {
            const data = await client.graphql(MUTATION, { request, input });
            return { headers: {}, data };
        },
    });
    if (made.tree !== tree)
        throw new WrongTreeError(order, made);
    return made;
}
/** GitHub joins the two with an empty line. */
function messageOf(message) {
    const [headline = '', ...rest] = message.trim().split('\n');
    return { headline, body: rest.join('\n').trim() };
}

;// CONCATENATED MODULE: ./build/adapters/github/commits/commit-objects.js



const commit_objects_NEEDS = 'contents: write';
/** Bytes of text that a tree's request contains. The rest is sent as single objects, a second apart. */
const MAX_INLINE = 1024 ** 2;
/**
 * Makes the commit as objects, without a branch, so their content is checked before anybody can see it. All requests
 * can be repeated, because objects without a branch affect nobody.
 */
async function createCommitByObjects(api, order) {
    await makeTree(api, order);
    const { message, tree, ground } = order;
    const commit = await api.request({
        what: `make the commit for branch ${JSON.stringify(order.branch)}`,
        needs: commit_objects_NEEDS,
        shape: commit_schemas/* gitCommit */.om,
        send: ({ rest }, common) => rest.git.createCommit({ ...common, message, tree, parents: [...ground.parents] }),
    });
    if (commit.tree !== tree)
        throw wrongTree(order, commit.tree);
    if (!commit.isSigned)
        throw unsigned(order, commit.verification);
    return commit;
}
async function makeTree(api, order) {
    const entries = await entriesOf(api, order.files);
    const made = await api.request({
        what: `make the tree for branch ${JSON.stringify(order.branch)}`,
        needs: commit_objects_NEEDS,
        shape: commit_schemas/* objectId */.Tu,
        send: ({ rest }, common) => rest.git.createTree({ ...common, base_tree: order.ground.baseTree, tree: entries }),
    });
    if (made !== order.tree)
        throw wrongTree(order, made);
}
/** The modes of files in a commit. */
const MODES = [file_mode/* FILE_MODE */.rE, file_mode/* EXECUTABLE_MODE */.VC, file_mode/* SUBMODULE_MODE */.Fe, file_mode/* LINK_MODE */.BG];
async function entriesOf(api, files) {
    let inline = 0;
    const entries = [];
    for (const file of files) {
        const text = file.isKnown ? null : textOf(file.bytes);
        const fits = text !== null && inline + text.length <= MAX_INLINE;
        if (fits)
            inline += text.length;
        entries.push(entryOf(api, file, fits ? text : null));
    }
    return Promise.all(entries);
}
async function entryOf(api, file, content) {
    const { path, mode, oldMode, oid, bytes, isKnown } = file;
    const place = { path, mode: modeOf(mode ?? oldMode), type: typeOf(mode ?? oldMode) };
    if (mode === null)
        return { ...place, sha: null };
    if (content !== null)
        return { ...place, content };
    if (bytes !== null && !isKnown)
        await sendBlob(api, file, bytes);
    return { ...place, sha: oid };
}
async function sendBlob(api, { path, oid }, bytes) {
    const made = await api.request({
        what: `send ${path}`,
        needs: commit_objects_NEEDS,
        shape: commit_schemas/* objectId */.Tu,
        send: ({ rest }, common) => rest.git.createBlob({
            ...common,
            content: Buffer.from(bytes).toString('base64'),
            encoding: 'base64',
        }),
    });
    if (made !== oid) {
        throw new forge/* ForgeError */.Q('invalid', 201, `GitHub stored ${path} as ${made} instead of ${oid}: run again`);
    }
}
/** Returns the bytes as text if JSON can hold exactly these bytes; else null. */
function textOf(bytes) {
    if (bytes === null || bytes.length > MAX_INLINE)
        return null;
    const text = Buffer.from(bytes).toString('utf8');
    return text.includes('\0') || !Buffer.from(text, 'utf8').equals(bytes) ? null : text;
}
function modeOf(mode) {
    const known = MODES.find((each) => each === mode);
    if (known === undefined)
        throw new Error(`a commit cannot contain a file of mode ${mode}`);
    return known;
}
function typeOf(mode) {
    return mode === file_mode/* SUBMODULE_MODE */.Fe ? 'commit' : 'blob';
}
function wrongTree({ tree }, made) {
    return new forge/* ForgeError */.Q('invalid', 201, `GitHub made the tree ${made} instead of the accepted ${tree}: set git.sign_commits to false, and report this`);
}
/** GitHub signs commits made of objects only for its apps, which include the workflow's own token. */
function unsigned({ branch }, why) {
    return new forge/* ForgeError */.Q('forbidden', 201, `GitHub did not sign the commit for branch ${JSON.stringify(branch)} (${why}), which contains a merge, a large change, an executable file, a link, or a file that replaces a folder: set github-token to the job's own token or an app's, or set git.sign_commits to false`);
}

;// CONCATENATED MODULE: ./build/adapters/github/commits/commit-maker.js









/** After a lost answer, GitHub finishes what it was writing within a second. */
const SETTLE_MS = 1000;
/** The time for a last look and for removing the branch, even when the run's own time is over. */
const CLEANUP_MS = 5000;
/** The number of commits that are read to find ours below what others pushed on top of it. */
const MOST_LOOKED_AT = 10;
class GithubCommits {
    #api;
    #site;
    #token;
    #options;
    constructor(address, token, options) {
        this.#api = new github_api.GithubApi(address, token, options);
        this.#site = address;
        this.#token = token;
        this.#options = options;
    }
    async has(sha) {
        try {
            await readCommit(this.#api, sha);
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
            const now = await (0,repository_reads/* branchHead */.P)(this.#api, order.branch);
            if (now !== order.expectedOld)
                return branchMoved(order, now);
            progress.hasWritten = true;
            const commit = fitsMutation(order)
                ? await this.#byMutation(order, progress)
                : await this.#byObjects(order);
            return { made: true, commit };
        }
        catch (error) {
            if (!(error instanceof forge/* ForgeError */.Q))
                throw error;
            return progress.hasWritten ? this.#afterwards(order, progress, error) : orderFailed(error.message);
        }
    }
    async #byMutation(order, progress) {
        const { branch, expectedOld, ground } = order;
        if (expectedOld === null) {
            progress.hasMadeBranch = true;
            await this.#once(order, ground.base, () => createBranch(this.#api, branch, ground.base), progress);
        }
        const make = () => createCommitByMutation(this.#api, order);
        return (0,create_once/* createOnce */.U)(make, () => commitOnBranch(this.#api, order), this.#settle);
    }
    async #byObjects(order) {
        const { branch, expectedOld } = order;
        const commit = await createCommitByObjects(this.#api, order);
        const place = expectedOld === null ? createBranch : advanceBranch;
        await this.#once(order, commit.sha, () => place(this.#api, branch, commit.sha));
        return commit;
    }
    /** Puts the branch at a commit. If somebody else created the branch meanwhile, it is not ours to remove. */
    async #once({ branch }, sha, put, progress) {
        const look = async () => ((await (0,repository_reads/* branchHead */.P)(this.#api, branch)) === sha ? true : null);
        try {
            await (0,create_once/* createOnce */.U)(() => put().then(() => true), look, this.#settle);
        }
        catch (error) {
            const existed = error instanceof forge/* ForgeError */.Q && error.kind === 'conflict';
            if (progress !== undefined && existed)
                progress.hasMadeBranch = false;
            throw error;
        }
    }
    #settle = () => this.#options.clock.sleep(SETTLE_MS, this.#options.signal);
    /**
     * Decides by the current state: the commit may exist although its answer was lost, and a branch that was made only
     * for it is removed. It has its own short time limit, because the run's time may be over.
     */
    async #afterwards(order, progress, failure) {
        const { signal } = new AbortController();
        const options = { ...this.#options, signal, remainingMs: () => CLEANUP_MS };
        const api = new github_api.GithubApi(this.#site, this.#token, options);
        try {
            const now = await (0,repository_reads/* branchHead */.P)(api, order.branch);
            if (now === order.expectedOld)
                return orderFailed(failure.message);
            if (progress.hasMadeBranch && isUnusedBranch(order, now, failure)) {
                await removeBranch(api, order.branch);
                return orderFailed(failure.message);
            }
            const commit = now === null ? null : await madeBelow(api, order, now);
            if (commit !== null)
                return { made: true, commit };
            return failure instanceof WrongTreeError ? orderFailed(failure.message) : branchMoved(order, now);
        }
        catch (error) {
            if (error instanceof WrongTreeError)
                return orderFailed(error.message);
            if (!(error instanceof forge/* ForgeError */.Q))
                throw error;
            return orderFailed(`${failure.message}; ${leftoverText(order, progress)} (${error.message})`);
        }
    }
}
/** Reports if a branch that we made contains nothing that anybody needs. */
function isUnusedBranch({ ground }, now, failure) {
    return now === ground.base || (failure instanceof WrongTreeError && now === failure.sha);
}
function leftoverText({ branch, ground }, { hasMadeBranch }) {
    return hasMadeBranch
        ? `branch ${branch} may exist at ${ground.base} and could not be removed: delete it`
        : `the commit may be on branch ${branch}: check the branch before the next run`;
}
async function commitOnBranch(api, order) {
    const now = await (0,repository_reads/* branchHead */.P)(api, order.branch);
    return now === null || now === order.ground.base ? null : madeBelow(api, order, now);
}
/**
 * Returns our commit at the tip, or below what others have added to it. Throws WrongTreeError if its content differs.
 */
async function madeBelow(api, order, tip) {
    const { parents } = order.ground;
    const known = new Set([...parents, tip]);
    const queue = [tip];
    for (let at = 0; at < queue.length && at < MOST_LOOKED_AT; at++) {
        const found = await readCommit(api, queue[at] ?? '');
        if (isOurs(found, order)) {
            if (found.tree !== order.tree)
                throw new WrongTreeError(order, found);
            return found;
        }
        const older = found.parents.filter((parent) => !known.has(parent));
        for (const parent of older)
            known.add(parent);
        queue.push(...older);
    }
    return null;
}
/** Compares the message, which names the run. GitHub may change white space in it, so that is ignored. */
function isOurs({ message, parents }, order) {
    return (0,one_line/* oneLine */.T)(message) === (0,one_line/* oneLine */.T)(order.message) && parents[0] === order.ground.parents[0];
}
function orderFailed(reason) {
    return { made: false, moved: false, reason };
}
function branchMoved({ branch, expectedOld }, now) {
    const where = now === null ? 'it no longer exists' : `it is at ${now} now`;
    const before = expectedOld === null ? 'it did not exist' : `it was at ${expectedOld}`;
    const reason = `could not commit to branch ${branch} at GitHub: the branch moved during the run: ${before}, ${where} (GIT-05); nothing was committed: run again on the new state`;
    return { made: false, moved: true, reason };
}


/***/ }),

/***/ 84670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ draftId),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   _E: () => (/* binding */ markedReady),
/* harmony export */   om: () => (/* binding */ gitCommit),
/* harmony export */   rh: () => (/* binding */ committed)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/** Schemas of the used parts of GitHub's answers about git objects. */
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const object = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha });
/** GitHub omits a name or an address if the account hides it. */
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
/** GraphQL names the id of an object `oid`. */
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

/***/ 28743:
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

/** Schemas of the used parts of GitHub's answers. An answer that does not fit is refused as a whole. */
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
/** A commit object, without its diff, which can have megabytes. */
const committed = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ committer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ date: time }), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => ({ committedAt: answer.committer.date, message: answer.message }));
const activities = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ after: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), timestamp: time }));
const reference = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha }) }).transform((answer) => answer.object.sha);
const defaultBranch = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .transform((answer) => answer.default_branch);
const reaction = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ user: author }).transform((answer) => answer.user);
/** GraphQL names the id of an account `databaseId`. */
const viewer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), databaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int() }) })
    .transform((answer) => ({ id: answer.viewer.databaseId, login: answer.viewer.login }));
/** Accepts any answer, if only its success matters. */
const anything = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J();


/***/ }),

/***/ 33820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ permission),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   P: () => (/* binding */ branchHead),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   k2: () => (/* binding */ headFacts)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);
/* harmony import */ var _api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33311);
/* harmony import */ var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28743);



function permission(api, login) {
    return api.request({
        what: `read the permission of ${JSON.stringify(login)}`,
        needs: 'contents: read',
        shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .permission */ .EK,
        send: ({ rest }, common) => rest.repos.getCollaboratorPermissionLevel({ ...common, username: (0,_api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .N)(login, 'login') }),
    });
}
function pullRequest(api, number) {
    return api.request({
        what: `read pull request #${number}`,
        needs: 'pull-requests: read',
        shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequest */ .VV,
        send: ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }),
    });
}
function defaultBranch(api) {
    return api.request({
        what: 'read the default branch',
        needs: 'contents: read',
        shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultBranch */ .OR,
        send: ({ rest }, common) => rest.repos.get({ ...common }),
    });
}
async function branchHead(api, branch) {
    try {
        return await api.request({
            what: `read the head of branch ${JSON.stringify(branch)}`,
            needs: 'contents: read',
            shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .reference */ .ir,
            send: ({ rest }, common) => rest.git.getRef({ ...common, ref: `heads/${(0,_api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .N)(branch, 'branch')}` }),
        });
    }
    catch (error) {
        if (error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && error.kind === 'not_found' && error.status === 404)
            return null;
        throw error;
    }
}
async function headFacts(api, sha, branch) {
    const [commit, pushedAt] = await Promise.all([committed(api, sha), pushTimeOf(api, sha, branch)]);
    return { ...commit, pushedAt };
}
function committed(api, sha) {
    return api.request({
        what: `read commit ${JSON.stringify(sha)}`,
        needs: 'contents: read',
        shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .committed */ .rh,
        send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: (0,_api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .N)(sha, 'commit') }),
    });
}
/** Errors of a server that does not offer its list of pushes, or hides it from this token. */
const UNAVAILABLE = ['forbidden', 'not_found', 'invalid'];
/**
 * Returns when the commit was pushed. GitHub lists each push, creation and merge of a branch, latest first, with its
 * own time.
 */
async function pushTimeOf(api, sha, branch) {
    try {
        const activities = await api.request({
            what: `read when branch ${JSON.stringify(branch)} was pushed`,
            needs: 'contents: read',
            shape: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .activities */ .A9,
            send: ({ rest }, common) => rest.repos.listActivities({
                ...common,
                ref: `refs/heads/${(0,_api_url_segment_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .N)(branch, 'branch')}`,
                direction: 'desc',
                per_page: 100,
            }),
        });
        return activities.find(({ after }) => after === sha)?.timestamp ?? null;
    }
    catch (error) {
        if (error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q && UNAVAILABLE.includes(error.kind))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 58822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ causes),
/* harmony export */   y: () => (/* binding */ describeConnectionFailure)
/* harmony export */ });
/* harmony import */ var _server_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48367);

/** Node's codes for certificates that it does not trust. A retry does not help. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/;
/** OpenSSL's messages for an answer without TLS: it parses plain text as a length or a version. */
const NOT_TLS = /wrong version number|packet length too long|http request/i;
const HOST_NOT_FOUND = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** Describes a failed connection to `address` from the error of `node:http`. The run and `doctor` use the same text. */
function describeConnectionFailure(error, endpointInfo) {
    const { address } = endpointInfo;
    const source = sourceOf(error);
    const code = source?.code;
    const reason = (0,_server_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanServerText */ .Ct)(reasonOf(error, code), endpointInfo.secrets);
    const found = (what, remedy, passes) => ({
        what: `${what} (${reason})`,
        remedy,
        isTransient: passes,
    });
    const unreached = `cannot reach ${address}`;
    if (source === undefined || code === undefined)
        return found(unreached, ADDRESS_OR_PROXY, true);
    if (code === 'EPROTO' && NOT_TLS.test(source.message)) {
        return found(unreached, 'that port does not use TLS: use http:// instead of https://', false);
    }
    if (CERTIFICATE.test(code)) {
        const what = `the certificate of ${address} is not trusted`;
        return found(what, "set NODE_EXTRA_CA_CERTS to your authority's file", false);
    }
    if (code === 'ECONNREFUSED') {
        const remedy = isOtherPort(source, address)
            ? 'the proxy is not listening: check HTTPS_PROXY'
            : 'nothing listens there: check that the server is running';
        return found(unreached, remedy, true);
    }
    if (code === 'ECONNRESET') {
        return found(`${address} closed the connection without an answer`, afterReset(address), true);
    }
    return found(unreached, HOST_NOT_FOUND.has(code) ? 'check the base URL' : ADDRESS_OR_PROXY, true);
}
const ADDRESS_OR_PROXY = 'check the base URL and HTTPS_PROXY';
/** A TLS server closes a connection without TLS. */
function afterReset(address) {
    const remedy = "see the server's log, or run again later";
    return address.startsWith('http:')
        ? `${remedy}; if the server uses TLS, use https:// instead of http://`
        : remedy;
}
/** Reports if another port refused, which is the proxy's. */
function isOtherPort({ port }, address) {
    const url = new URL(address);
    const expected = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    return port !== undefined && port !== expected;
}
/** Returns an error and its causes, outermost first. */
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
/** undici's codes say less than its messages. */
function reasonOf(error, code) {
    return code === undefined || code.startsWith('UND_') ? innermost(error) : code;
}
function innermost(error) {
    return causes(error).at(-1)?.message ?? 'unknown reason';
}


/***/ }),

/***/ 48367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ cleanServerText),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   Rr: () => (/* binding */ keySpellings),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   te: () => (/* binding */ looksLikeHtml)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _core_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6075);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);



/** The length of a server's message. Pages and stack traces are longer. */
const MAX_SERVER_TEXT = 300;
/** Shapes of keys that a server may quote, even if it received another key. */
const KEY_SHAPES = /\b(?:sk|pk|rk|gsk|xai|key|ghp|gho|ghs|hf)[-_][A-Za-z0-9_*-]{8,}|\bAIza[A-Za-z0-9_-]{10,}|\bBearer\s+\S+/gi;
/**
 * Returns the spellings in which a server may send the key back. Short values are left out, because they would match
 * prose.
 */
function keySpellings(secret) {
    if (secret === undefined || secret.length < 4)
        return [];
    const spellings = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
    return [...new Set(spellings)].sort((a, b) => b.length - a.length);
}
/** Makes foreign text safe for one line: removes secrets and control characters, and cuts it. */
function cleanServerText(text, secrets) {
    let clean = text;
    for (const secret of secrets)
        clean = clean.replaceAll(secret, '[key]');
    clean = (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_core_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInName */ .j4)(clean.replace(KEY_SHAPES, '[key]'), () => ' '));
    return (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(clean, MAX_SERVER_TEXT, '…');
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
/** Returns the message of common error bodies: `error.message`, `error`, `message`, `detail`. */
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
