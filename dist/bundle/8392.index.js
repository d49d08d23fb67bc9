export const id = 8392;
export const ids = [8392];
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

/***/ 70178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ toWorkspacePath),
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   MX: () => (/* binding */ joinNul),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   ux: () => (/* binding */ toRaw)
/* harmony export */ });
const ASCII = /^[\x00-\x7f]*$/;
function toRaw(path) {
    return ASCII.test(path) ? path : Buffer.from(path, 'utf8').toString('latin1');
}
/** The name as text; bytes that are no UTF-8 become U+FFFD. */
function toText(raw) {
    return ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString('utf8');
}
/** The path as the rest of the program knows it. Names that are no UTF-8 are reported as hazards beside it. */
function toWorkspacePath(raw) {
    return toText(raw);
}
/** What node:fs takes for the path: a buffer where the name is more than ASCII. */
function onDisk(root, raw) {
    if (raw === '')
        return root;
    if (ASCII.test(raw))
        return `${root}/${raw}`;
    return Buffer.concat([Buffer.from(`${root}/`, 'utf8'), Buffer.from(raw, 'latin1')]);
}
/** The folder a path lies in; '' for the root. */
function parentOf(raw) {
    const slash = raw.lastIndexOf('/');
    return slash === -1 ? '' : raw.slice(0, slash);
}
function nameOf(raw) {
    return raw.slice(raw.lastIndexOf('/') + 1);
}
function join(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** Whether `raw` is one of the folders or files, or lies below one. */
function isWithin(raw, tops) {
    return tops.some((top) => raw === top || (raw.startsWith(top) && raw[top.length] === '/'));
}
/** The parts of `-z` output. */
function splitNul(output) {
    const parts = output.toString('latin1').split('\0');
    parts.pop();
    return parts;
}
/** `-z` input from names. */
function joinNul(names) {
    let text = '';
    for (const name of names)
        text += `${name}\0`;
    return Buffer.from(text, 'latin1');
}
/** git's own order: by bytes. */
function byBytes(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
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
    const git = (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedGit */ .YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root });
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

/***/ 85950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ remoteUrl),
/* harmony export */   i: () => (/* binding */ remoteName)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** `owner/name` as GitHub lets them be called; `_` in an owner comes from managed users. */
const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
/** Names below `localhost` are this machine's too (RFC 6761, 6.3). */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * The address that git talks to, made from what the runner says and never from the repository's configuration.
 * `serverUrl` is GITHUB_SERVER_URL, `repository` `owner/name`. A token never goes over a network in the clear: http
 * is for this machine alone. Throws StopRun(config).
 */
function remoteUrl(serverUrl, repository) {
    if (!REPOSITORY.test(repository)) {
        throw stop(`the repository is ${JSON.stringify(repository)}, which is no owner/name: see GITHUB_REPOSITORY`);
    }
    if (!URL.canParse(serverUrl)) {
        throw stop(`GITHUB_SERVER_URL is no address: write it as https://host`);
    }
    const url = new URL(serverUrl);
    // Not shown: what is wrong with it may be the password in it.
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
        throw stop('GITHUB_SERVER_URL holds more than a host: write it as https://host');
    }
    const plain = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
    if (url.protocol !== 'https:' && !plain) {
        throw stop(`GITHUB_SERVER_URL is ${url.origin}: the token goes over https only; write it as https://host`);
    }
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${repository}.git`;
}
/** `host/owner/name`, for texts. */
function remoteName(url) {
    const { host, pathname } = new URL(url);
    return `${host}${pathname.replace(/\.git$/, '')}`;
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 46065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zA: () => (/* binding */ blobId),
  y$: () => (/* binding */ createStore),
  TL: () => (/* binding */ quoted)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
;// CONCATENATED MODULE: ./build/adapters/git/lane.js







/** What a shell reports where it could not even begin: the folder to work in is gone. */
const NOT_BEGUN = 126;
/** Longer than a mark and an exit code. */
const TAIL = 64;
/**
 * A small shell that starts programs for us, one at a time. Node starts a program by a real fork, which copies its
 * page table: some 50 µs for every MB it holds, during which nothing else is done. A shell holds one MB.
 */
class Lane {
    #child;
    #base;
    /** Where input waits that a program is to read. */
    #dir;
    #pending = null;
    #gone = false;
    /** `base`: the environment of every program that it starts, but for what a call adds. */
    constructor(base, dir) {
        this.#base = base;
        this.#dir = dir;
        // Of a process group of its own, so that what it has started can be ended with it.
        this.#child = (0,external_node_child_process_.spawn)(quote/* POSIX_SHELL */.P, ['-s'], { cwd: dir, env: base, stdio: 'pipe', detached: true });
        const { stdin, stdout, stderr } = this.#child;
        stdin.on('error', () => undefined);
        stdout.on('data', (chunk) => this.#take(this.#pending?.out, chunk));
        stderr.on('data', (chunk) => this.#take(this.#pending?.err, chunk));
        this.#child.on('error', (error) => this.#end(error.message));
        this.#child.on('close', () => this.#end('the shell that started it is gone'));
        // It waits for work; nobody waits for it.
        this.#child.unref();
        for (const end of [stdin, stdout, stderr])
            if (end instanceof external_node_net_.Socket)
                end.unref();
    }
    get isGone() {
        return this.#gone;
    }
    get isFree() {
        return !this.#gone && this.#pending === null && this.#child.pid !== undefined;
    }
    /** Whether it can give a program this environment: it adds to its own, and takes nothing out. */
    suits(env) {
        return Object.keys(this.#base).every((name) => env[name] !== undefined);
    }
    /** As `runProgram`. Only while it is free. */
    run(path, args, run) {
        const mark = (0,external_node_crypto_.randomUUID)();
        const inputFile = run.input === undefined ? null : (0,external_node_path_.join)(this.#dir, `input-${mark}`);
        if (inputFile !== null && run.input !== undefined)
            (0,external_node_fs_.writeFileSync)(inputFile, run.input);
        return new Promise((resolve, reject) => {
            const deadlineMs = run.deadlineMs ?? exec/* GIT_DEADLINE_MS */.ly;
            this.#pending = {
                name: run.name,
                accept: run.accept,
                mark: new RegExp(`${mark} (\\d+)\\n$`),
                out: { chunks: [], tail: '', code: null },
                err: { chunks: [], tail: '', code: null },
                deadline: setTimeout(() => this.#tooLate(deadlineMs), deadlineMs),
                inputFile,
                resolve,
                reject,
            };
            // Without walls a command could have stopped it, and the run would wait for it until the deadline.
            this.#child.kill('SIGCONT');
            this.#child.stdin.write(this.#script([path, ...args], run, inputFile, mark));
        });
    }
    close() {
        this.#child.stdin.end();
    }
    /** The mark is new for each call, so that no output, whoever wrote it, can be taken for it. */
    #script(argv, run, inputFile, mark) {
        const own = Object.entries(run.env).filter(([name, value]) => this.#base[name] !== value);
        const words = [...own.map(([name, value]) => `${name}=${(0,quote/* quoted */.T)(value)}`), ...argv.map(quote/* quoted */.T)];
        return [
            // Before each call: the folder may have been replaced by another of its name.
            `if cd -P -- ${(0,quote/* quoted */.T)(run.cwd)}; then ${words.join(' ')} <${(0,quote/* quoted */.T)(inputFile ?? '/dev/null')}; c=$?; else c=${NOT_BEGUN}; fi`,
            `printf '${mark} %s\\n' "$c"; printf '${mark} 0\\n' >&2\n`,
        ].join('\n');
    }
    #take(stream, chunk) {
        const pending = this.#pending;
        if (stream === undefined || pending === null)
            return;
        stream.chunks.push(chunk);
        stream.tail = (stream.tail + chunk.toString('latin1', Math.max(0, chunk.length - TAIL))).slice(-TAIL);
        const found = pending.mark.exec(stream.tail);
        if (found !== null)
            stream.code = Number(found[1]);
        if (pending.out.code === null || pending.err.code === null)
            return;
        const stdout = withoutMark(pending.out, pending.mark);
        const stderr = withoutMark(pending.err, pending.mark).toString('utf8');
        this.#settle(pending);
        const { code } = pending.out;
        if (pending.accept.includes(code))
            pending.resolve({ code, stdout, stderr });
        else
            pending.reject(new exec/* GitError */.XS(pending.name, code, stderr));
    }
    #settle(pending) {
        this.#pending = null;
        clearTimeout(pending.deadline);
        if (pending.inputFile !== null)
            (0,external_node_fs_.unlinkSync)(pending.inputFile);
    }
    #tooLate(deadlineMs) {
        if (this.#child.pid !== undefined)
            process.kill(-this.#child.pid, 'SIGKILL');
        this.#end(`it did not end within ${deadlineMs / 1000} s and was killed`);
    }
    #end(reason) {
        this.#gone = true;
        const pending = this.#pending;
        if (pending === null)
            return;
        this.#settle(pending);
        pending.reject(new exec/* GitError */.XS(pending.name, null, reason));
    }
}
function withoutMark(stream, mark) {
    const whole = Buffer.concat(stream.chunks);
    return whole.subarray(0, whole.length - (mark.exec(stream.tail)?.[0].length ?? 0));
}

;// CONCATENATED MODULE: ./build/adapters/git/lanes.js


/** The two looks of git at a work tree run at once (`measure.ts`); nothing asks for a third. */
const LANES = 2;
/** `dir`: a private folder of the harness's. */
function openLanes(base, dir) {
    let lanes = [];
    let closed = false;
    return {
        run: (path, args, run) => {
            const lane = lanes.find((one) => one.isFree && one.suits(run.env));
            return lane === undefined ? (0,exec/* runProgram */.mB)(path, args, run) : lane.run(path, args, run);
        },
        warm: () => {
            if (closed)
                return;
            const here = lanes.filter((lane) => !lane.isGone);
            lanes = [...here, ...Array.from({ length: LANES - here.length }, () => new Lane(base, dir))];
        },
        close: () => {
            closed = true;
            for (const lane of lanes)
                lane.close();
            lanes = [];
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/store.js






/** Bytes are taken as they lie on disk: no conversion, no filter, no diff driver, whatever .gitattributes says. */
const ATTRIBUTES = '* -text -eol -crlf -filter -ident -working-tree-encoding !diff !merge\n';
/** Over this size git neither diffs nor delta-compresses: such a file counts as binary. */
const BIG_FILE = '32m';
function configText(format) {
    const core = {
        repositoryFormatVersion: format === 'sha256' ? '1' : '0',
        bare: 'false',
        fileMode: 'true',
        symlinks: 'true',
        ignoreCase: 'false',
        protectNTFS: 'false',
        protectHFS: 'false',
        autocrlf: 'false',
        safecrlf: 'false',
        logAllRefUpdates: 'false',
        looseCompression: '1',
        bigFileThreshold: BIG_FILE,
    };
    const lines = Object.entries(core).map(([key, value]) => `\t${key} = ${value}`);
    const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    return `[core]\n${lines.join('\n')}\n${extension}[gc]\n\tauto = 0\n[diff]\n\trenames = false\n`;
}
/** `alternates`: object folders to read from. A folder of its own below `privateDir` is made. */
function createStore(site, privateDir, alternates) {
    (0,external_node_fs_.mkdirSync)(privateDir, { recursive: true, mode: 0o700 });
    const dir = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(privateDir, 'tree-'));
    const rulesDir = (0,external_node_path_.join)(dir, 'rules');
    const empty = (0,external_node_path_.join)(dir, 'empty');
    (0,external_node_fs_.mkdirSync)(empty);
    for (const folder of ['objects/info', 'refs', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, folder), { recursive: true });
    for (const folder of ['objects', 'refs', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(rulesDir, folder), { recursive: true });
    for (const gitDir of [dir, rulesDir])
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'config'), configText(site.format));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'info/attributes'), ATTRIBUTES);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'objects/info/alternates'), alternates.map((folder) => `${quoted(folder)}\n`).join(''));
    const lanes = openLanes((0,exec/* hardenedEnvironment */.jm)(site.gitPath), dir);
    const gitIn = (gitDir, workTree) => (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir, workTree }, lanes.run);
    return {
        dir,
        format: site.format,
        lanes,
        git: gitIn(dir, site.root),
        excludeFile: (0,external_node_path_.join)(dir, 'info/exclude'),
        folderRulesFile: (0,external_node_path_.join)(rulesDir, 'info/exclude'),
        rules: gitIn(dir, empty),
        folderRules: gitIn(rulesDir, empty),
        index: (name) => (0,external_node_path_.join)(dir, name),
        writeBlob: (bytes) => writeBlob((0,external_node_path_.join)(dir, 'objects'), site.format, bytes),
    };
}
/** A folder as git reads it in a list of alternates: quoted in C style where it could be taken for several. */
function quoted(path) {
    return /^["#]|[\x00-\x1f\\:]/.test(path) ? JSON.stringify(path) : path;
}
function blobId(format, bytes) {
    return (0,external_node_crypto_.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function writeBlob(objects, format, bytes) {
    const oid = blobId(format, bytes);
    const folder = (0,external_node_path_.join)(objects, oid.slice(0, 2));
    const file = (0,external_node_path_.join)(folder, oid.slice(2));
    if ((0,external_node_fs_.existsSync)(file))
        return oid;
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const partial = `${file}.tmp`;
    (0,external_node_fs_.writeFileSync)(partial, (0,external_node_zlib_.deflateSync)(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), { level: 1 }));
    (0,external_node_fs_.renameSync)(partial, file);
    return oid;
}


/***/ }),

/***/ 32110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ userGit)
/* harmony export */ });
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53657);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46065);



/** Settings by which git reads the disk, taken over from wherever the user has them. They run nothing. */
const READING = [
    'core.autocrlf',
    'core.eol',
    'core.safecrlf',
    'core.symlinks',
    'core.filemode',
    'core.ignorecase',
];
/**
 * The user's repository: its refs, objects and index, and its own reading of files, but none of its programs.
 * `objects`: a folder to write objects into instead.
 */
function userGit(site, objects) {
    const git = (0,_exec_js__WEBPACK_IMPORTED_MODULE_0__/* .hardenedGit */ .YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root });
    const settings = environmentConfig(settingsOf(site));
    const stores = objects === undefined
        ? {}
        : {
            GIT_OBJECT_DIRECTORY: objects.write,
            GIT_ALTERNATE_OBJECT_DIRECTORIES: objects.read.map(_store_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL).join(':'),
        };
    return (call) => git({
        ...call,
        env: { ...settings, ...stores, ...call.env },
        config: [...ownFiles(site), ...(call.config ?? [])],
    });
}
function ownFiles(site) {
    const excludes = (0,_site_js__WEBPACK_IMPORTED_MODULE_1__/* .userFile */ .Mz)(site, 'core.excludesfile', 'ignore');
    const attributes = (0,_site_js__WEBPACK_IMPORTED_MODULE_1__/* .userFile */ .Mz)(site, 'core.attributesfile', 'attributes');
    return [
        ...(excludes === null ? [] : [`core.excludesFile=${excludes}`]),
        ...(attributes === null ? [] : [`core.attributesFile=${attributes}`]),
        'i18n.commitEncoding=UTF-8',
        'submodule.recurse=false',
        'status.renames=false',
    ];
}
function settingsOf(site) {
    const pairs = [];
    for (const key of READING) {
        const value = site.config.get(key);
        if (value !== undefined)
            pairs.push([key, value]);
    }
    for (const key of site.config.keys()) {
        // An empty command is no command: the filter passes the bytes through.
        if (/^filter\..*\.(clean|smudge|process)$/s.test(key))
            pairs.push([key, '']);
        if (/^filter\..*\.required$/s.test(key))
            pairs.push([key, 'false']);
        if (/^merge\..*\.driver$/s.test(key) || /^diff\..*\.(command|textconv)$/s.test(key))
            pairs.push([key, '']);
    }
    return pairs;
}
/** `-c` cannot hold every name: a filter may be called `a=b`. */
function environmentConfig(pairs) {
    const env = { GIT_CONFIG_COUNT: String(pairs.length) };
    pairs.forEach(([key, value], at) => {
        env[`GIT_CONFIG_KEY_${at}`] = key;
        env[`GIT_CONFIG_VALUE_${at}`] = value;
    });
    return env;
}


/***/ }),

/***/ 38105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ POSIX_SHELL),
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/** Where every system of this kind has it. */
const POSIX_SHELL = '/bin/sh';
/** One word for a POSIX shell, whatever is in it. */
function quoted(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ })

};
