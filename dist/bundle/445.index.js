export const id = 445;
export const ids = [445];
export const modules = {

/***/ 21759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal === undefined ? {} : { signal }),
};


/***/ }),

/***/ 88104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ parseConfig)
/* harmony export */ });
/**
 * Reads the text of a git configuration file (git-config(1), "Syntax"). Runs nothing and follows no include.
 * What git would call an error is passed over: here it can neither help nor harm.
 */
function parseConfig(text) {
    const lines = text.split('\n');
    const entries = [];
    let section = '';
    let subsection = '';
    for (let at = 0; at < lines.length; at++) {
        let line = (lines[at] ?? '').replace(/\r$/, '');
        const header = /^\s*\[\s*([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/.exec(line);
        if (header !== null) {
            const [whole, name = '', quoted] = header;
            const [first = '', ...rest] = name.split('.');
            section = first.toLowerCase();
            // `[section.sub]` is an old way to write a subsection.
            subsection = quoted === undefined ? rest.join('.').toLowerCase() : quoted.replace(/\\(.)/g, '$1');
            line = line.slice(whole.length);
        }
        const entry = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*))?$/.exec(line);
        if (entry === null)
            continue;
        const from = at;
        let raw = entry[2] ?? '';
        while (endsInBackslash(raw) && at + 1 < lines.length) {
            at++;
            raw = raw.slice(0, -1) + (lines[at] ?? '').replace(/\r$/, '');
        }
        const name = (entry[1] ?? '').toLowerCase();
        entries.push({ section, subsection, name, value: unquoted(raw), from, to: at });
    }
    return entries;
}
function endsInBackslash(raw) {
    return (/\\*$/.exec(raw)?.[0].length ?? 0) % 2 === 1;
}
const ESCAPES = { n: '\n', t: '\t', b: '\b' };
function unquoted(raw) {
    let value = '';
    let inQuotes = false;
    for (let at = 0; at < raw.length; at++) {
        const sign = raw[at] ?? '';
        if (sign === '"')
            inQuotes = !inQuotes;
        else if (sign === '\\') {
            const next = raw[++at] ?? '';
            value += ESCAPES[next] ?? next;
        }
        else if (!inQuotes && (sign === '#' || sign === ';'))
            break;
        else
            value += sign;
    }
    return value.trim();
}


/***/ }),

/***/ 83984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ withoutSecretInUrl),
/* harmony export */   HO: () => (/* binding */ secretInUrl),
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   Wf: () => (/* binding */ includeOf),
/* harmony export */   ap: () => (/* binding */ configFiles),
/* harmony export */   uo: () => (/* binding */ isCredential)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88104);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);




/** An include that includes itself must end. git's own limit (config.c). */
const DEEPEST_INCLUDE = 10;
/** `https://user:password@host/…` */
const IN_URL = /^([a-z][a-z0-9+.-]*:\/\/)([^/@\s]*)@/i;
/** A user's name alone is a token where it looks like none that a person has: long, with a digit. */
const TOKEN_AS_USER = /^(?=.*\d).{10,}$|^.{20,}$/;
/** What is secret in the user part of a URL: the password, or a token in the user's place; null where nothing is. */
function secretInUrl(url) {
    const user = IN_URL.exec(url)?.[2] ?? '';
    const colon = user.indexOf(':');
    if (colon === -1)
        return TOKEN_AS_USER.test(user) ? decoded(user) : null;
    return colon === user.length - 1 ? null : decoded(user.slice(colon + 1));
}
function withoutSecretInUrl(url) {
    return secretInUrl(url) === null ? url : url.replace(IN_URL, '$1');
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Whether a setting holds a credential, or says where git gets one. */
function isCredential({ section, subsection, name, value }) {
    if (section === 'credential')
        return true;
    if (section === 'http' && (name === 'extraheader' || name === 'cookiefile'))
        return true;
    if (section === 'url' && secretInUrl(subsection) !== null)
        return true;
    return /pass(?:word|wd)?$|token$|secret$/.test(name) && value !== '';
}
/** The secret values in a setting: of a header also what its base64 says, and the token in that. */
function secretsIn(entry) {
    const { section, subsection, name, value } = entry;
    const inUrls = [subsection, value].flatMap((url) => secretInUrl(url) ?? []);
    if (section === 'http' && name === 'extraheader')
        return [...inUrls, ...secretsInHeader(value)];
    if (section === 'credential' && name === 'helper') {
        return [...inUrls, ...[...value.matchAll(/password=([^\s"';}]+)/g)].map((match) => match[1] ?? '')];
    }
    if (section !== 'credential' && isCredential(entry) && section !== 'url' && name !== 'cookiefile') {
        return [...inUrls, value];
    }
    return inUrls;
}
/** `AUTHORIZATION: basic <base64 of user:token>`, as actions/checkout writes it, or any other header. */
function secretsInHeader(header) {
    const [, scheme = '', given = ''] = /^[^:]+:\s*(?:(\S+)\s+)?(\S+)\s*$/.exec(header) ?? [];
    if (given === '')
        return [];
    if (scheme.toLowerCase() !== 'basic')
        return [given];
    const pair = Buffer.from(given, 'base64').toString('utf8');
    const token = pair.slice(pair.indexOf(':') + 1);
    // Bytes that are no text are no pair: then the header's own value is all there is.
    return pair.includes(':') && !pair.includes('\ufffd') ? [given, pair, token] : [given];
}
/** These configuration files and all that they include, whatever the condition, once each. Missing ones are left out. */
function configFiles(paths) {
    const found = new Map();
    const visit = (path, depth) => {
        const text = found.has(path) || depth > DEEPEST_INCLUDE ? null : (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(path);
        if (text === null)
            return;
        const entries = (0,_config_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfig */ .o)(text);
        found.set(path, { path, text, entries });
        for (const target of entries.flatMap((entry) => includeOf(entry, path) ?? []))
            visit(target, depth + 1);
    };
    for (const path of paths)
        visit(path, 0);
    return [...found.values()];
}
/** The file that an `include` or `includeIf` names, absolute; null where the setting is none. */
function includeOf({ section, name, value }, file) {
    if ((section !== 'include' && section !== 'includeif') || name !== 'path' || value === '')
        return null;
    if (value.startsWith('~/'))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), value.slice(2));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(value) ? value : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), value);
}


/***/ }),

/***/ 53657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YW: () => (/* binding */ hardenedGit),
/* harmony export */   jm: () => (/* binding */ hardenedEnvironment),
/* harmony export */   ly: () => (/* binding */ GIT_DEADLINE_MS),
/* harmony export */   mB: () => (/* binding */ runProgram),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   rf: () => (/* binding */ LISTING_DEADLINE_MS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** No git of ours takes longer on any repository that was measured; one that does waits for something. */
const GIT_DEADLINE_MS = 120_000;
/** For what only looks at names and times in the work tree: 50,000 files take a quarter of a second. */
const LISTING_DEADLINE_MS = 60_000;
/** The longest text of git's own that a message repeats. */
const LONGEST_SAID = 600;
/** Of what git complains, and of what a server has it repeat, no more is kept. */
const LONGEST_COMPLAINT = 1 << 20;
/** git said no where the code counted on a yes. `stderr` is git's own text. */
class GitError extends Error {
    code;
    stderr;
    constructor(command, code, stderr) {
        const said = stderr
            .slice(0, LONGEST_SAID)
            .trim()
            .replaceAll(/\s*\n\s*/g, '; ');
        super(`git ${command} ended with ${code === null ? 'a signal' : `code ${code}`}: ${said || 'no message'}`);
        this.name = 'GitError';
        this.code = code;
        this.stderr = stderr;
    }
}
/**
 * What keeps a repository's own configuration from running programs or from hiding files. Sources: the forty
 * evasions (13, 17, 19 to 23), tried one by one against git 2.39; `docs/adr/0003-how-the-tree-is-measured.md`.
 */
const HARDENING = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.excludesFile=/dev/null',
    'core.attributesFile=/dev/null',
    'core.pager=cat',
    'core.editor=false',
    'core.untrackedCache=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'commit.gpgSign=false',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.ext.allow=never',
];
function hardenedEnvironment(gitPath) {
    return {
        PATH: `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(gitPath)}:/usr/bin:/bin`,
        HOME: '/nonexistent',
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_LITERAL_PATHSPECS: '1',
        // git before 2.45 does not know GIT_NO_LAZY_FETCH: without a protocol it can ask nobody for a missing object.
        GIT_ALLOW_PROTOCOL: 'none',
    };
}
/** git with explicit directories: it never looks for a repository, so `safe.directory` is never asked either. */
function hardenedGit(options, start = runProgram) {
    const env = hardenedEnvironment(options.gitPath);
    const fixed = [`--git-dir=${options.gitDir}`, `--work-tree=${options.workTree}`, '--no-pager'];
    const config = (pairs) => pairs.flatMap((pair) => ['-c', pair]);
    const hardening = config(HARDENING);
    return (call) => start(options.gitPath, [...fixed, ...hardening, ...config(call.config ?? []), ...call.args], {
        name: call.args[0] ?? '',
        cwd: options.workTree,
        env: { ...env, ...(call.index === undefined ? {} : { GIT_INDEX_FILE: call.index }), ...call.env },
        accept: call.accept ?? [0],
        deadlineMs: call.deadlineMs ?? GIT_DEADLINE_MS,
        ...(call.input === undefined ? {} : { input: call.input }),
        ...(call.signal === undefined ? {} : { signal: call.signal }),
    });
}
/**
 * Throws GitError for an exit code that is not accepted, for a program that cannot be started, and for one that
 * does not end: a FIFO where git expects a file would hold it, and so the run, for ever.
 */
function runProgram(path, args, run) {
    return new Promise((resolve, reject) => {
        if (run.signal?.aborted) {
            reject(new GitError(run.name, null, 'there was no time left for it'));
            return;
        }
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(path, args, {
            cwd: run.cwd,
            env: run.env,
            stdio: [run.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            // A group of its own, so that it can be ended whole.
            detached: run.signal !== undefined,
        });
        const printed = collect(child);
        const stopWaiting = onTimeUp(run, (why) => {
            // Not awaited: what the child has started may hold its output open.
            kill(child, run.signal !== undefined);
            reject(new GitError(run.name, null, why));
        });
        child.on('error', (error) => {
            stopWaiting();
            reject(new GitError(run.name, null, error.message));
        });
        child.on('close', (code) => {
            stopWaiting();
            const { stdout, stderr } = printed();
            if (code !== null && run.accept.includes(code))
                resolve({ code, stdout, stderr });
            else
                reject(new GitError(run.name, code, stderr));
        });
        if (run.input !== undefined && child.stdin !== null) {
            // git that ends early closes its input: its exit code tells more than EPIPE does.
            child.stdin.on('error', () => undefined);
            child.stdin.end(run.input);
        }
    });
}
function collect(child) {
    const out = [];
    const err = [];
    let complaint = 0;
    child.stdout?.on('data', (chunk) => out.push(chunk));
    child.stderr?.on('data', (chunk) => {
        if (complaint < LONGEST_COMPLAINT)
            err.push(chunk);
        complaint += chunk.length;
    });
    return () => ({ stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
}
/** Tells once why the time is up; returns what calls that off. */
function onTimeUp({ deadlineMs = GIT_DEADLINE_MS, signal }, end) {
    const tooLong = () => end(`it did not end within ${deadlineMs / 1000} s and was killed`);
    const timer = setTimeout(tooLong, deadlineMs);
    const aborted = () => {
        clearTimeout(timer);
        end('the time for it was over, and it was killed');
    };
    signal?.addEventListener('abort', aborted, { once: true });
    return () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', aborted);
    };
}
function kill(child, group) {
    try {
        if (group && child.pid !== undefined)
            process.kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    }
    catch {
        // It has just ended by itself.
    }
}
/** One line of output, without its end. */
function line(answer) {
    return answer.stdout.toString('utf8').trim();
}


/***/ }),

/***/ 16191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findGit),
/* harmony export */   w: () => (/* binding */ findRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53657);




/** `--no-renames -z`, `post-index-change`, GIT_CONFIG_GLOBAL and O_NOFOLLOW for .gitignore are all there from here on. */
const OLDEST = [2, 32];
/**
 * The absolute path of the first git in the PATH, fixed before the agent can plant another. Throws
 * StopRun(git_before) where there is none or where it is older than 2.32.
 */
async function findGit(pathEnv) {
    const found = pathEnv
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'git'))
        .find(isProgram);
    if (found === undefined) {
        throw stop('git was not found in PATH; install git 2.32 or newer');
    }
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(found);
    const said = await versionOf(path);
    const version = /(\d+)\.(\d+)(?:\.\d+)*/.exec(said);
    if (version === null || isOlder(Number(version[1]), Number(version[2]))) {
        throw stop(`${path} is ${version?.[0] ?? `"${said}"`}; git 2.32 or newer is needed: install a newer one`);
    }
    return path;
}
async function versionOf(path) {
    try {
        const answer = await (0,_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgram */ .mB)(path, ['--version'], {
            name: '--version',
            cwd: '/',
            env: (0,_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .hardenedEnvironment */ .jm)(path),
            accept: [0],
        });
        return (0,_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(answer);
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS))
            throw error;
        throw stop(`${path} does not run (${error.message}); install git 2.32 or newer`);
    }
}
/** The root of the repository that `dir` lies in. Throws StopRun(git_before) where there is none. */
function findRoot(dir) {
    let folder;
    try {
        folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(dir);
    }
    catch {
        throw stop(`workspace ${dir} does not exist; name an existing folder of a git repository`);
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory()) {
        throw stop(`workspace ${dir} is not a folder; name a folder of a git repository`);
    }
    const from = folder;
    for (;;) {
        if (exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
            return folder;
        if (isBare(folder)) {
            throw stop(`${folder} is a bare repository; the agent needs a checked-out one: clone it first`);
        }
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (parent === folder)
            break;
        folder = parent;
    }
    throw stop(`${from} is not in a git repository; run in a checked-out one, or run \`git init\` and commit`);
}
function isOlder(major, minor) {
    return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function exists(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function isBare(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 51455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ userFile),
/* harmony export */   aH: () => (/* binding */ layoutOf),
/* harmony export */   c2: () => (/* binding */ openSite),
/* harmony export */   yR: () => (/* binding */ readText),
/* harmony export */   z0: () => (/* binding */ gitDirOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53657);




/** Throws StopRun(git_before) where `root` has no usable `.git`. */
function layoutOf(root, gitDir) {
    const dir = gitDir ?? gitDirOf(root);
    if (dir === null) {
        throw stop(`${root} has no usable .git; run in a checked-out git repository`);
    }
    const common = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, 'commondir'));
    return { root, gitDir: dir, commonDir: common === null ? dir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, common.trim()) };
}
/** The git directory of a folder that is a repository's root, through a `gitdir:` file if need be; null where it is none. */
function gitDirOf(root) {
    const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, '.git');
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
    if (stat === undefined)
        return null;
    let dir = dotGit;
    if (!stat.isDirectory()) {
        const named = /^gitdir: (.+?)\r?\n?$/s.exec(readText(dotGit) ?? '');
        if (named?.[1] === undefined)
            return null;
        dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(dotGit), named[1]);
    }
    return readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, 'HEAD')) === null ? null : dir;
}
/** Where git looks for the user's own configuration; taken from the process once. */
const CONFIG_VARIABLES = [
    'HOME',
    'XDG_CONFIG_HOME',
    'GIT_CONFIG_GLOBAL',
    'GIT_CONFIG_SYSTEM',
    'GIT_CONFIG_NOSYSTEM',
];
async function openSite(gitPath, layout) {
    const config = await readConfig(gitPath, layout);
    const format = config.get('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1';
    return { ...layout, gitPath, config, format };
}
async function readConfig(gitPath, layout) {
    const env = { ...(0,_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .hardenedEnvironment */ .jm)(gitPath) };
    for (const name of CONFIG_VARIABLES) {
        const value = process.env[name];
        if (value === undefined)
            delete env[name];
        else
            env[name] = value;
    }
    const config = new Map();
    try {
        const answer = await (0,_exec_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgram */ .mB)(gitPath, [`--git-dir=${layout.gitDir}`, 'config', '--list', '-z'], {
            name: 'config',
            cwd: layout.root,
            env,
            accept: [0],
        });
        for (const pair of answer.stdout.toString('utf8').split('\0')) {
            const end = pair.indexOf('\n');
            if (pair !== '')
                config.set(end === -1 ? pair : pair.slice(0, end), end === -1 ? 'true' : pair.slice(end + 1));
        }
    }
    catch (error) {
        if (!(error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS))
            throw error;
        throw stop(`git cannot read the configuration of ${layout.root}: ${error.stderr.trim()}; mend it`);
    }
    return config;
}
/** A file that the user's configuration names, `~` expanded; the default where it names none. */
function userFile(site, key, fallback) {
    const { HOME: home, XDG_CONFIG_HOME: xdg } = process.env;
    const named = site.config.get(key);
    if (named !== undefined) {
        if (!named.startsWith('~/'))
            return named === '' ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(site.root, named);
        return home === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(home, named.slice(2));
    }
    const base = xdg || (home === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(home, '.config'));
    // Not by `resolve`: the bundler takes a call that ends in literal names for an asset of its own and rewrites it.
    return base === undefined ? null : [base, 'git', fallback].join('/');
}
/** Latin1, so that bytes survive; null where there is no such file. */
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
    }
    catch {
        return null;
    }
}
function stop(reason) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 66697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ harmlessTail),
/* harmony export */   Kw: () => (/* binding */ harmlessLine),
/* harmony export */   yo: () => (/* binding */ holdsRunnerCommand)
/* harmony export */ });
/* unused harmony export harmlessLines */
/* harmony import */ var _core_readable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65720);

/**
 * Untrusted bytes as lines that may be printed: no terminal sequence, no invisible or reordering character, and
 * nothing that the runner's parser takes for a command. It reads `::cmd::` after any white space at a line's
 * start, `##[cmd]` anywhere in a line, and takes a bare CR for a line's end. Source: FACTS, "The runner".
 */
function harmlessLines(text) {
    return (0,_core_readable_js__WEBPACK_IMPORTED_MODULE_0__/* .readable */ .HD)(text)
        .replaceAll('##[', '## [')
        .replace(/^(\s*):(?=:)/gm, '$1: ')
        .split('\n');
}
/** The same in one line, white space collapsed, cut to `limit` UTF-16 units. */
function harmlessLine(text, limit = 300) {
    const line = harmlessLines(text).join(' ').replace(/\s+/g, ' ').trim();
    // Joined lines may spell a mark that no line had alone.
    const joined = line.replaceAll('##[', '## [').replace(/^:(?=:)/, ': ');
    return joined.length <= limit ? joined : `${joined.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** At most `limit` lines and 2,000 characters a line: the end of a long output, where what went wrong is said. */
function harmlessTail(text, limit) {
    const lines = harmlessLines(text.replace(/\s+$/, ''));
    const shown = lines.slice(-limit).map((line) => (line.length > 2000 ? `${line.slice(0, 2000)}…` : line));
    const left = lines.length - shown.length;
    return left > 0 ? [`… ${left} lines before`, ...shown] : shown;
}
/** Whether the runner would take something in the text for a command, were it printed as it is. */
function holdsRunnerCommand(text) {
    return /^\s*::[A-Za-z]|##\[[A-Za-z]/m.test(text.replace(/\r\n?/g, '\n'));
}


/***/ }),

/***/ 13777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ QUARANTINE),
/* harmony export */   RS: () => (/* binding */ placeOutputFolder),
/* harmony export */   Tf: () => (/* binding */ isStillThere),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   bK: () => (/* binding */ openFallbackFolder),
/* harmony export */   tw: () => (/* binding */ openQuarantine),
/* harmony export */   uS: () => (/* binding */ openOutputFolder)
/* harmony export */ });
/* unused harmony export OUR_FILES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Every name we write. Nothing else in the folder is ever touched. */
const OUR_FILES = [
    'execution.json',
    'metrics.json',
    'metrics.prom',
    'alerts.jsonl',
    'violations.jsonl',
    'summary.md',
    'report.html',
    'changes.patch',
    'changed-files.txt',
    'controlled_edit_report.md',
    'events.jsonl',
];
const QUARANTINE = 'quarantine';
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
function below(root, dir) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, dir);
    if (way === '' || way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way))
        return null;
    return way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
function refuseLinks(dirs) {
    for (const dir of dirs) {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, { throwIfNoEntry: false });
        if (found === undefined)
            return;
        if (found.isSymbolicLink()) {
            throw new Error(`${dir} is a symbolic link, and reports are never written through one: remove it`);
        }
        if (!found.isDirectory())
            throw new Error(`${dir} is not a folder: remove it or set artifacts.output_dir`);
    }
}
/**
 * Where `spelled` lies. A relative name stays in the workspace and no part of its way may be a link there: the
 * repository is not ours. An absolute one may lie anywhere else, for only the user can have given it.
 * Throws an Error whose message is one line for the user.
 */
function placeOutputFolder(root, spelled) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, spelled);
    const way = below(root, dir);
    if (dir === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)) {
        throw new Error(`output_dir "${spelled}" is the workspace itself: name a folder of its own`);
    }
    if (way === null) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(spelled)) {
            throw new Error(`output_dir "${spelled}" leads out of the workspace: name a folder in it`);
        }
        refuseLinks([dir]);
        return dir;
    }
    if (way.some((part) => part.toLowerCase() === '.git')) {
        throw new Error(`output_dir "${spelled}" lies in a git directory: name another folder`);
    }
    refuseLinks(way.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...way.slice(0, index + 1))));
    return dir;
}
/** Removes what an earlier run of ours left, links as links; anything else stays. */
function removeOld(dir) {
    for (const name of OUR_FILES) {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), { throwIfNoEntry: false });
        if (found !== undefined && !found.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name));
    }
    const quarantine = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, QUARANTINE);
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(quarantine, { throwIfNoEntry: false });
    if (found === undefined)
        return;
    if (!found.isDirectory())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(quarantine);
    else
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(quarantine)) {
            if (name.endsWith('.patch'))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(quarantine, name), { force: true });
        }
}
/**
 * As `mkdir -p`; whether anything was made. Step by step, for node's own way never ends below a folder where the
 * system answers ENOENT to a new one (`/proc`), and calls a read-only disk ENOENT too.
 */
function makeFolders(dir) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dir, { throwIfNoEntry: false })?.isDirectory())
        return false;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(dir) !== dir)
        makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(dir));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir);
    return true;
}
/**
 * Makes the folder if need be and clears an earlier run's files out of it. One of our own making hides itself
 * from the user's `git status` with a `.gitignore`; one that holds files of others is left as it is.
 */
function openOutputFolder(dir) {
    const made = makeFolders(dir);
    removeOld(dir);
    if (made || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).length === 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, '.gitignore'), '*\n');
    const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir);
    return { dir, device: dev, inode: ino };
}
/** The folder of what was taken back. Throws where something else has its name. */
function openQuarantine(dir) {
    const quarantine = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, QUARANTINE);
    refuseLinks([quarantine]);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(quarantine, { recursive: true });
}
/** A fresh folder for when the right one cannot be written. */
function openFallbackFolder(base) {
    return openOutputFolder((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, 'forge-headless-')));
}
/** Whether the name still leads to the folder that was opened. */
function isStillThere({ dir, device, inode }) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, { throwIfNoEntry: false });
    return found?.isDirectory() === true && found.dev === device && found.ino === inode;
}


/***/ }),

/***/ 49962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _git_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16191);




function locate(workspace) {
    try {
        const root = (0,_git_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findRoot */ .w)(workspace);
        const base = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace));
        return { place: { root, base, hasAgentLink: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'AGENT_LINK.md')) }, trouble: null };
    }
    catch (error) {
        if (!(error instanceof _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U))
            throw error;
        return { place: { root: workspace, base: '', hasAgentLink: false }, trouble: error.why };
    }
}


/***/ }),

/***/ 18196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ REDACTED),
/* harmony export */   lY: () => (/* binding */ createRedactor)
/* harmony export */ });
/* unused harmony exports SHORTEST_SECRET, spellings */
/** What a secret value becomes. */
const REDACTED = '***';
/** A shorter value would take ordinary words out of every text. */
const SHORTEST_SECRET = 6;
/** Of a value with several lines (a private key), a line this long is a secret of its own. */
const SHORTEST_LINE = 12;
/** The part of a value's base64 that does not depend on its neighbours, at the three ways it can fall into a text. */
function base64Cores(bytes) {
    return [0, 1, 2].map((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
            .toString('base64')
            .replace(/=+$/, '');
        const bits = (offset + bytes.length) * 8;
        return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6));
    });
}
/**
 * The signs that encoders leave as they are, beside letters and digits: RFC 3986, the same with a path's slashes
 * (Python's `quote`), `encodeURIComponent`, `encodeURI`, forms (URL Standard), and the strictest (PHP's `urlencode`).
 */
const KEPT_SIGNS = ['-._~', '-._~/', "-._~!'()*", "-._~!'()*;/?:@&=+$,#", '-._*', '-._'];
function percentForms(bytes) {
    // Through the bytes: half a surrogate pair has no percent form, and would throw.
    const letters = [...bytes.toString()];
    const escaped = (letter) => Buffer.from(letter).toString('hex').toUpperCase().replace(/../g, '%$&');
    const forms = KEPT_SIGNS.map((kept) => letters
        .map((letter) => (/[A-Za-z0-9]/.test(letter) || kept.includes(letter) ? letter : escaped(letter)))
        .join(''));
    const lower = (text) => text.replace(/%[0-9A-F]{2}/g, (found) => found.toLowerCase());
    const all = [...forms, ...forms.map((form) => form.replaceAll('%20', '+'))];
    const every = bytes.toString('hex').replace(/../g, '%$&');
    return [...all, ...all.map(lower), every, every.toUpperCase()];
}
/** `JSON.stringify` without its quotes, once and, for JSON inside JSON, twice. */
function jsonForms(value) {
    const inner = (text) => JSON.stringify(text).slice(1, -1);
    const ascii = (text) => text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const once = inner(value);
    return [once, inner(once), ascii(once), once.replaceAll('/', '\\/')];
}
/** As a page shows it: a diff reaches report.html without having been an event. */
function htmlForm(value) {
    const names = {
        '&': '&amp;',
        '<': '&lt;',
        '>': '&gt;',
        '"': '&quot;',
        "'": '&#39;',
    };
    return value.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
/** Every spelling of a value that is looked for. Source: CONTRACT 5, "in plain, base64, hex, URL or reversed form". */
function spellings(value) {
    const bytes = Buffer.from(value);
    const cores = base64Cores(bytes);
    const hex = bytes.toString('hex');
    return [
        value,
        [...value].reverse().join(''),
        ...jsonForms(value),
        htmlForm(value),
        ...cores,
        ...cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
        hex,
        hex.toUpperCase(),
        ...percentForms(bytes),
    ];
}
/** A value, without the white space around it, and each long line of it. */
function parts(secret) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    const long = lines.length > 1 ? lines.filter((line) => line.length >= SHORTEST_LINE) : [];
    return [secret.trim(), ...long].filter((part) => part.length >= SHORTEST_SECRET);
}
/** Until none is left: what a replacement joins together may be a spelling again. It ends, for `***` is shorter. */
function without(text, forms) {
    let clean = text;
    for (let found = true; found;) {
        found = false;
        for (const form of forms) {
            if (!clean.includes(form))
                continue;
            clean = clean.replaceAll(form, REDACTED);
            found = true;
        }
    }
    return clean;
}
function mapped(data, change) {
    if (typeof data === 'string')
        return change(data);
    if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data))
        return data;
    if (Array.isArray(data)) {
        const items = data.map((item) => mapped(item, change));
        return items.some((item, index) => item !== data[index]) ? items : data;
    }
    let changed = false;
    const entries = Object.entries(data).map(([key, value]) => {
        const entry = [change(key), mapped(value, change)];
        changed ||= entry[0] !== key || entry[1] !== value;
        return entry;
    });
    return changed ? Object.fromEntries(entries) : data;
}
/** A redactor for these values. With none registered, everything passes through untouched and at once. */
function createRedactor(secrets = []) {
    const known = new Set();
    let forms = [];
    let byteForms = [];
    const text = (value) => (forms.length === 0 ? value : without(value, forms));
    const redactor = {
        add(secret) {
            const found = parts(secret);
            for (const part of found)
                for (const form of spellings(part))
                    known.add(form);
            // The longest first: a short one may be a piece of it, and would leave the rest standing.
            forms = [...known].filter((form) => form.length >= SHORTEST_SECRET).sort((a, b) => b.length - a.length);
            byteForms = forms.map((form) => Buffer.from(form).toString('latin1'));
            return found.length > 0;
        },
        text,
        isIn: (value) => forms.some((form) => value.includes(form)),
        get longest() {
            return forms[0]?.length ?? 0;
        },
        bytes(bytes) {
            if (forms.length === 0)
                return bytes;
            const before = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
            const after = without(before, byteForms);
            return after === before ? bytes : Buffer.from(after, 'latin1');
        },
        data(data) {
            // Texts only become shorter texts, so the shape, and with it the type, stays.
            return forms.length === 0 ? data : mapped(data, text);
        },
    };
    for (const secret of secrets)
        redactor.add(secret);
    return redactor;
}


/***/ }),

/***/ 61598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ isStandIn),
/* harmony export */   XG: () => (/* binding */ looksReal),
/* harmony export */   bm: () => (/* binding */ isUnmistakable)
/* harmony export */ });
/** Words that stand where a value would stand: examples, placeholders, names of values, references to them. */
const STAND_IN = /example|placeholder|change[-_ ]?(?:me|it|this)|replace[-_ ]?(?:me|with|this)|your[-_ ]|_here$|insert|dummy|fake|mock|sample|redacted|hidden|default|test|demo|foobar|passw|secret|token|api[-_]?key|credential|undefined|null|none|todo|lorem/i;
/** References: `${X}`, `$X`, `{{ x }}`, `<x>`, `%X%`, `#{x}`, `process.env.X`, `secrets.X`, `vault:…`. */
const REFERENCE = /\$\{|\{\{|#\{|^\$\(?[A-Za-z_]|^<.*>$|^\[.*\]$|^%[^%]+%$|\benv(?:iron)?[.[(]|\bsecrets?\.|\bvars?\.|^(?:vault|op|ref|file|ssm|arn|env):/i;
/** What is masked or filled up: `xxxx`, `****`, `....`, one character over and over. */
const FILLER = /x{4,}|\*{3,}|\.{3}|_{4,}|-{4,}|(.)\1{5,}|0123456789|123456789|abcdefg/i;
/** A value of which nobody could think that it is a secret: in a list of tokens it is an example. */
function isStandIn(value) {
    return /example|placeholder|change[-_]?me|redacted|dummy|your[-_]/i.test(value) || isFilled(value);
}
function isFilled(value) {
    return REFERENCE.test(value) || /x{5,}|\*{3,}|\.{3}|(.)\1{7,}/i.test(value);
}
/** Bits for each character, after Shannon: words are near 3, random letters and digits above it. */
function entropy(value) {
    const counts = new Map();
    for (const sign of value)
        counts.set(sign, (counts.get(sign) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / value.length) * Math.log2(count / value.length);
    return bits;
}
function kindsIn(value) {
    return [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
}
/** Paths, addresses, versions, dates, names with dots: what stands in settings and is no secret. */
const PLAIN = /^[./~]|^[a-z]+:\/\/|^\d[\d.,:_-]*$|^[A-Za-z_$][\w$]*(?:[./:-][A-Za-z_$][\w$]*)+$|^[a-z][a-z0-9.-]*\.[a-z]{2,}$/;
/**
 * Whether a value, given as a password or the like, looks like a real one: eight characters or more, of three
 * kinds or long and irregular, and neither a word, a placeholder, a path nor a reference to where the value is.
 */
function looksReal(value) {
    if (value.length < 8 || value.length > 500 || /\s/.test(value))
        return false;
    if (STAND_IN.test(value) || REFERENCE.test(value) || FILLER.test(value) || PLAIN.test(value))
        return false;
    const kinds = kindsIn(value);
    if (kinds >= 3 && /[0-9]/.test(value))
        return entropy(value) >= 2.5;
    return kinds >= 2 && /[0-9]/.test(value) && value.length >= 12 && entropy(value) >= 2.8;
}
/**
 * Whether a value that was given as a secret is one that cannot be met by chance: words such as `postgres` and
 * plain numbers are given too, and stand in every other file.
 */
function isUnmistakable(value) {
    if (value.length >= 16)
        return true;
    return value.length >= 8 && kindsIn(value) >= 2;
}


/***/ }),

/***/ 79169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Us: () => (/* binding */ createChain),
/* harmony export */   hw: () => (/* binding */ GENESIS)
/* harmony export */ });
/* unused harmony export link */
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50557);

/** What the first line names as the hash before it. */
const GENESIS = '0'.repeat(64);
/**
 * One line of events.jsonl: `{"seq","at","event","prev","hash"}` in this order. The hash covers the line's own
 * bytes up to the hash, closed by `}`: what is verified is what stands in the file, so nobody has to agree with
 * us on how JSON is put in canonical form. The recipe is in docs/audit.md.
 */
function link(recorded, prev, hash = _sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s) {
    const { seq, at, event } = recorded;
    const body = JSON.stringify({ seq, at, event, prev });
    const digest = hash(body);
    return { line: `${body.slice(0, -1)},"hash":"${digest}"}`, hash: digest };
}
function createChain(hash = _sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s) {
    let head = GENESIS;
    return {
        append(recorded) {
            const next = link(recorded, head, hash);
            head = next.hash;
            return next.line;
        },
        head: () => head,
    };
}


/***/ }),

/***/ 50557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Lower-case hex SHA-256 of a text's UTF-8. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}


/***/ }),

/***/ 77710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ LEAST_OUTPUT),
/* harmony export */   U: () => (/* binding */ callAhead)
/* harmony export */ });
/** Whether another model call is to be made; with `nextInput` 0 only what was used is judged, after the last one. */
function callAhead(facts) {
    return facts.nextInput > 0;
}
/**
 * Tokens of output without which a call makes no sense: a short tool call with its arguments. If less than
 * this is left the call is not made. Source: DECISIONS D10, "if nothing sensible fits".
 */
const LEAST_OUTPUT = 256;


/***/ }),

/***/ 43360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   L: () => (/* binding */ sameForm)
/* harmony export */ });
const ASCII = /^[\x00-\x7f]*$/;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * One spelling for all names that some file system takes for the same: case, Unicode form and characters
 * that are not shown make no difference. For denials only; two folded names that are equal may still be
 * two files on this disk. Source: CVE-2014-9390, CASES 7 and 8.
 */
function fold(text) {
    if (ASCII.test(text))
        return text.toLowerCase();
    // Up, then down: `ſ` and `ß` only meet `s` and `ss` that way. A final sigma is a sigma.
    const shown = text.replace(IGNORABLE, '').normalize('NFC');
    return shown.toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}
/** One Unicode form, every other difference kept. For permissions. */
function sameForm(text) {
    return ASCII.test(text) ? text : text.normalize('NFC');
}


/***/ }),

/***/ 78265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readingsOf),
/* harmony export */   Zc: () => (/* binding */ literalOf)
/* harmony export */ });
/* unused harmony exports MAX_ALTERNATIVES, BadGlob */
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);

/** A pattern may stand for this many alternatives once its braces are expanded, and no more. */
const MAX_ALTERNATIVES = 1_000;
/** A pattern that means nothing here. The settings refuse it first (`settings/globs.ts`), with its line. */
class BadGlob extends Error {
    constructor(message) {
        super(message);
        this.name = 'BadGlob';
    }
}
const MAGIC = /[*?[]|[+@!]\(/;
/** The text that a pattern stands for where it has no wildcard; null where it has one. */
function literalOf(text) {
    return MAGIC.test(text.replace(/\\./gs, '')) ? null : text.replace(/\\(.)/gs, '$1');
}
function partsOf(text) {
    const parts = [];
    for (const part of text.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            const last = parts.pop();
            if (last === undefined || last === '**') {
                throw new BadGlob(`glob ${JSON.stringify(text)} leaves the repository: write it without ..`);
            }
        }
        else if (parts.at(-1) !== '**' || part !== '**')
            parts.push(part);
    }
    // `x/**/*` says no more than `x/**`, which is looked up and not compared.
    if (parts.at(-1) === '*' && parts.at(-2) === '**')
        parts.pop();
    return parts;
}
function alternativesOf(pattern) {
    if (!pattern.includes('{'))
        return [pattern];
    const alternatives = minimatch__WEBPACK_IMPORTED_MODULE_0__/* .minimatch */ .xF.braceExpand(pattern, { braceExpandMax: MAX_ALTERNATIVES + 1 });
    if (alternatives.length <= MAX_ALTERNATIVES)
        return alternatives;
    throw new BadGlob(`glob ${JSON.stringify(pattern.slice(0, 80))} has braces for more than ${MAX_ALTERNATIVES} alternatives: write fewer`);
}
function escaped(text, special) {
    return text.replace(special, (found) => (found.startsWith('\\') ? found : `\\${found}`));
}
/**
 * Everything a pattern may mean. `src/[id]/**` is a class of characters and also the folder of that very
 * name, for both are what its author may have had in mind; so is a name with braces in it.
 * Throws BadGlob.
 */
function readingsOf(pattern) {
    const texts = new Set(alternativesOf(pattern));
    for (const text of [...texts])
        if (text.includes('['))
            texts.add(escaped(text, /\\.|[[\]]/gs));
    if (!texts.has(pattern))
        texts.add(escaped(pattern, /\\.|[[\]]/gs));
    return [...texts].map((text) => ({
        parts: partsOf(text),
        rooted: text.replace(/\/+$/, '').includes('/'),
        folder: /(?:^|\/)\.?$/.test(text),
    }));
}


/***/ }),

/***/ 48533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SJ: () => (/* binding */ DENIAL),
  oC: () => (/* binding */ PERMISSION),
  Eq: () => (/* binding */ PROTECTION),
  tI: () => (/* binding */ compileGlobs)
});

// EXTERNAL MODULE: ./build/constraints/glob-syntax.js
var glob_syntax = __webpack_require__(78265);
;// CONCATENATED MODULE: ./build/constraints/slow-globs.js
/** Patterns whose needed texts are looked for at once. A text for thousands would grow too large to be compiled. */
const TOGETHER = 200;
/** Nearly every text holds what none of them needs, and one look tells. */
function slowGlobs() {
    const blocks = [];
    return {
        add: (glob) => {
            const last = blocks.at(-1);
            if (last === undefined || last.globs.length === TOGETHER)
                blocks.push({ globs: [glob], needed: null });
            else {
                last.globs.push(glob);
                last.needed = null;
            }
        },
        match: (text) => {
            for (const block of blocks) {
                block.needed ??= anyOf(block.globs);
                if (!block.needed.test(text))
                    continue;
                const found = block.globs.find((glob) => glob.test(text));
                if (found !== undefined)
                    return found.origin;
            }
            return undefined;
        },
    };
}
function anyOf(globs) {
    return new RegExp(globs.map(({ needed }) => literally(needed)).join('|'));
}
function literally(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/constraints/compared-globs.js


function comparedGlobs() {
    const patterns = [];
    let places = null;
    return {
        add: (parts, glob) => {
            patterns.push({ names: parts.flatMap((part) => (0,glob_syntax/* literalOf */.Zc)(part) ?? []), glob });
            places = null;
        },
        match: (path) => {
            if (patterns.length === 0)
                return undefined;
            places ??= placesOf(patterns);
            const { byName, nameless } = places;
            for (const name of path.split('/')) {
                const found = byName.get(name)?.match(path);
                if (found !== undefined)
                    return found;
            }
            return nameless.match(path);
        },
    };
}
/** Each pattern stands under its rarest name: under `packages` all of a monorepo's would be compared with each path. */
function placesOf(patterns) {
    const uses = new Map();
    for (const name of patterns.flatMap(({ names }) => names))
        uses.set(name, (uses.get(name) ?? 0) + 1);
    const byName = new Map();
    const nameless = slowGlobs();
    for (const { names, glob } of patterns) {
        const [rarest] = [...names].sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
        const siblings = rarest === undefined ? nameless : (byName.get(rarest) ?? slowGlobs());
        siblings.add(glob);
        if (rarest !== undefined)
            byName.set(rarest, siblings);
    }
    return { byName, nameless };
}

// EXTERNAL MODULE: ./build/constraints/fold.js
var fold = __webpack_require__(43360);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(91138);
;// CONCATENATED MODULE: ./build/constraints/slow-glob.js

/** True where any of the texts matches. Each is without braces; they share their beginning. */
function slowGlob(texts, origin, caseFold) {
    const needed = neededText(texts[0]);
    let compiled;
    return {
        origin,
        needed,
        test: (text) => {
            if (!text.includes(needed))
                return false;
            compiled ??= texts.map((each) => minimatchOf(each, caseFold));
            return compiled.some((matcher) => matcher.match(text));
        },
    };
}
/** The options are the one meaning of a glob here: without them dot files pass and `!x` turns a denial round. */
function minimatchOf(text, caseFold) {
    return new esm.Minimatch(text, {
        dot: true,
        nonegate: true,
        nocomment: true,
        nobrace: true,
        nocase: caseFold,
        platform: 'linux',
    });
}
/** The longest run of plain text before anything optional (a class, alternatives, an escape) begins. */
function neededText(glob) {
    const optional = glob.search(/[[(\\]/);
    const end = optional === -1 ? glob.length : glob[optional] === '(' ? optional - 1 : optional;
    const runs = glob.slice(0, Math.max(end, 0)).split(/[*?/]+/);
    return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

;// CONCATENATED MODULE: ./build/constraints/name-glob.js



function addAffix(affixes, text, origin) {
    affixes.origins.set(text, origin);
    affixes.lengths.add(text.length);
}
function findAffix(affixes, name, cut) {
    for (const length of affixes.lengths) {
        const origin = length <= name.length ? affixes.origins.get(cut(length)) : undefined;
        if (origin !== undefined)
            return origin;
    }
    return undefined;
}
function nameMatcher(meaning) {
    const names = new Map();
    const prefixes = { origins: new Map(), lengths: new Set() };
    const suffixes = { origins: new Map(), lengths: new Set() };
    const slow = slowGlobs();
    const matchName = (name) => names.get(name) ??
        findAffix(prefixes, name, (length) => name.slice(0, length)) ??
        findAffix(suffixes, name, (length) => name.slice(name.length - length)) ??
        slow.match(name);
    return {
        add: (glob, origin) => {
            const literal = (0,glob_syntax/* literalOf */.Zc)(glob);
            const start = glob.endsWith('*') ? (0,glob_syntax/* literalOf */.Zc)(glob.slice(0, -1)) : null;
            const end = glob.startsWith('*') ? (0,glob_syntax/* literalOf */.Zc)(glob.slice(1)) : null;
            if (literal !== null)
                names.set(literal, origin);
            else if (start !== null && !glob.endsWith('\\*'))
                addAffix(prefixes, start, origin);
            else if (end !== null && !end.startsWith('('))
                addAffix(suffixes, end, origin);
            else
                slow.add(slowGlob([glob], origin, meaning.caseFold));
        },
        match: (path) => {
            if (!meaning.covers)
                return matchName(path.slice(path.lastIndexOf('/') + 1));
            for (const name of path.split('/')) {
                const origin = matchName(name);
                if (origin !== undefined)
                    return origin;
            }
            return undefined;
        },
    };
}

;// CONCATENATED MODULE: ./build/constraints/glob.js





/** `denied_patterns`, `denied_reads`, `undeletable_files`: as wide as the words can be taken. */
const DENIAL = { caseFold: true, anyDepth: true, covers: true };
/** `protected_paths`: wide, but where it stands: `CODEOWNERS` counts in its three places only. */
const PROTECTION = { caseFold: true, anyDepth: false, covers: true };
/**
 * `allowed_patterns`, `open-protected`: as narrow as the words can be taken. `*.md` is the root's alone;
 * a name without a wildcard is that file, or that folder with all below.
 */
const PERMISSION = { caseFold: false, anyDepth: false, covers: false };
/**
 * Compiles a list once, so that a path is looked up and not compared with each pattern: plain paths, folders
 * and names stand in maps, the rest by a name that it holds. Throws BadGlob.
 */
function compileGlobs(patterns, meaning) {
    const spell = meaning.caseFold ? fold/* fold */.A : fold/* sameForm */.L;
    const index = {
        trees: new Map(),
        below: new Map(),
        names: nameMatcher(meaning),
        compared: comparedGlobs(),
    };
    for (const pattern of new Set(patterns)) {
        for (const reading of (0,glob_syntax/* readingsOf */.RO)(spell(pattern)))
            add(index, reading, pattern, meaning);
    }
    return { match: (path) => find(index, spell(path)) };
}
function add(index, reading, origin, meaning) {
    const parts = meaning.covers ? withoutTail(reading.parts) : withTail(reading);
    const literals = parts.map(glob_syntax/* literalOf */.Zc);
    const [first = '', second = ''] = parts;
    const wildcards = literals.filter((part) => part === null).length;
    if (parts.length === 1 && first !== '**' && meaning.anyDepth && !reading.rooted) {
        index.names.add(first, origin);
    }
    else if (parts.length === 2 && first === '**') {
        index.names.add(second, origin);
    }
    else if (wildcards === 0) {
        index.trees.set(literals.join('/'), origin);
    }
    else if (wildcards === 1 && parts.at(-1) === '**') {
        index.below.set(literals.slice(0, -1).join('/'), origin);
    }
    else {
        const glob = parts.join('/');
        const deeper = meaning.covers && parts.at(-1) !== '**' ? [`${glob}/**`] : [];
        index.compared.add(parts, slowGlob([glob, ...deeper], origin, meaning.caseFold));
    }
}
/** A denial of `x/**` is one of `x`; but `x/*\/**` speaks of folders, and says nothing of the files in `x`. */
function withoutTail(parts) {
    const last = parts.at(-2);
    return parts.at(-1) === '**' && last !== undefined && !/^[*?]+$/.test(last) ? parts.slice(0, -1) : parts;
}
/** A permission for `*\/docs/` is one for what lies in such folders. */
function withTail({ parts, folder }) {
    const wild = folder && parts.at(-1) !== '**' && parts.some((part) => (0,glob_syntax/* literalOf */.Zc)(part) === null);
    return wild ? [...parts, '**'] : parts;
}
function find(index, path) {
    const atRoot = index.trees.get('') ?? index.below.get('') ?? index.trees.get(path);
    if (atRoot !== undefined)
        return atRoot;
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
        const folder = path.slice(0, at);
        const origin = index.trees.get(folder) ?? index.below.get(folder);
        if (origin !== undefined)
            return origin;
    }
    return index.names.match(path) ?? index.compared.match(path) ?? null;
}


/***/ }),

/***/ 16141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ callCheck),
/* harmony export */   PP: () => (/* binding */ writeChecks),
/* harmony export */   rk: () => (/* binding */ changeCheck)
/* harmony export */ });
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15820);

/** What the paths of a call or a step break of one rule, said in one line. */
function verdict(findings, words) {
    if (findings.length === 0)
        return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .kept */ .LP)({ paths: 0 });
    const paths = [...new Set(findings.map((finding) => finding.path))];
    const patterns = [...new Set(findings.flatMap(({ pattern }) => (pattern === null ? [] : [pattern])))];
    const rule = patterns.length === 0 ? words.rule : `${words.rule} (${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(patterns)})`;
    const subject = paths.length === 1 ? (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(paths) : `${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(paths.length, 'path')} (${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(paths)})`;
    return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .broken */ .mw)({
        reason: `${subject}: ${rule}; ${words.remedy}`,
        metrics: { paths: paths.length },
        paths,
        ...(patterns.length > 0 ? { limit: (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(patterns) } : {}),
        ...(words.code === undefined ? {} : { code: words.code }),
    });
}
/** A call that names a path it may not write (or, for some rules, read). */
function callCheck(rule, uses, words) {
    return (facts, { paths }) => {
        const of = (use) => (use === 'read' ? facts.reads : facts.writes);
        const findings = uses.flatMap((use) => of(use).flatMap((path) => paths.findings(path, use)));
        return verdict(findings.filter((finding) => finding.rule === rule), words);
    };
}
/** A step that changes a path it may not change. */
function changeCheck(rule, words) {
    return (facts, { paths }) => verdict(paths.ofStep(facts.step).get(rule) ?? [], words);
}
/** A rule on what is written, judged by intent and again by result. */
function writeChecks(rule, words) {
    return { call: callCheck(rule, ['write'], words), change: changeCheck(rule, words) };
}


/***/ }),

/***/ 48268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ asLiteral),
  q4: () => (/* binding */ compilePathRules),
  W1: () => (/* binding */ decidePath),
  GT: () => (/* binding */ mayReadWith)
});

// UNUSED EXPORTS: removesFile

// EXTERNAL MODULE: ./build/constraints/fold.js
var fold = __webpack_require__(43360);
;// CONCATENATED MODULE: ./build/constraints/git-path.js

/** What NTFS takes for `.git` too: trailing dots and spaces, a stream's name, the short name. */
const GIT_NAME = /^(?:\.git|git~\d+)[. ]*(?::.*)?$/;
/**
 * Whether a path is, or lies below, something that git takes for a repository's own folder: at any depth and
 * in any spelling. `.gitignore`, `.github` and `git` are not. Source: S-009, CASES 4 to 8.
 */
function isGitPath(path) {
    const folded = (0,fold/* fold */.A)(path);
    if (!folded.includes('git'))
        return false;
    return folded.split('/').some((name) => GIT_NAME.test(name));
}

// EXTERNAL MODULE: ./build/constraints/glob.js + 4 modules
var glob = __webpack_require__(48533);
;// CONCATENATED MODULE: ./build/constraints/path-finding.js
/** In the order in which they are asked. Source: DECISIONS D11. */
const PATH_RULES = [
    'git_dir',
    'protected_paths',
    'undeletable_files',
    'denied_reads',
    'denied_patterns',
    'allowed_patterns',
];

;// CONCATENATED MODULE: ./build/constraints/remembered.js
/** Answers kept at once for each use; 10,000 changed files are the largest case that is measured. */
const REMEMBERED = 20_000;
/** A step is walked beside a wider one that was judged before if it has at least this share of its paths. */
const ALIKE = 0.25;
/** The rules never change in a run, so no use of a path is judged twice as long as it is remembered. */
function rememberFindings(judge, useOf) {
    const known = {
        read: new Map(),
        write: new Map(),
        delete: new Map(),
    };
    let latest = null;
    let widest = [];
    const findings = (path, use) => {
        const answers = known[use];
        const before = answers.get(path);
        if (before !== undefined)
            return before;
        if (answers.size >= REMEMBERED)
            answers.clear();
        const found = judge(path, use);
        answers.set(path, found);
        return found;
    };
    const judgedOf = (step) => {
        if (areUses(widest, step, useOf))
            return widest;
        const beside = new Walk(step.length < widest.length * ALIKE ? [] : widest);
        const judged = [];
        for (const change of step) {
            const use = useOf(change);
            const before = beside.find(change.path);
            if (before?.use === use)
                judged.push(before);
            else
                judged.push({ path: change.path, use, findings: findings(change.path, use) });
        }
        if (judged.length >= widest.length)
            widest = judged;
        return judged;
    };
    const ofStep = (step) => {
        if (latest?.step !== step)
            latest = { step, byRule: byRuleOf(judgedOf(step)) };
        return latest.byRule;
    };
    return { findings, ofStep };
}
/** Whether a step uses just these paths, each in this way: a formatter or a code generator was run once more. */
function areUses(judged, step, useOf) {
    if (step.length !== judged.length)
        return false;
    let at = 0;
    for (const change of step) {
        const before = judged[at++];
        if (change.path !== before?.path || useOf(change) !== before.use)
            return false;
    }
    return true;
}
function byRuleOf(judged) {
    const found = new Map();
    for (const { findings } of judged) {
        // Nearly all are empty, and to begin a walk along nothing costs as much as all the rest.
        if (findings.length === 0)
            continue;
        for (const finding of findings) {
            const others = found.get(finding.rule);
            if (others === undefined)
                found.set(finding.rule, [finding]);
            else
                others.push(finding);
        }
    }
    return found;
}
/**
 * Finds paths in a list by walking along it: both are sorted, and to compare two texts costs a tenth of what it costs
 * to look one up among 10,000. Where the order is another, paths are not found; never is a wrong one.
 */
class Walk {
    #list;
    #at = 0;
    constructor(list) {
        this.#list = list;
    }
    find(path) {
        for (let here = this.#list[this.#at]; here !== undefined; here = this.#list[this.#at]) {
            if (here.path === path) {
                this.#at += 1;
                return here;
            }
            if (here.path > path)
                return undefined;
            this.#at += 1;
        }
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/constraints/path-rules.js




/**
 * The one place that knows which rule speaks of which path. `weightOf` is the severity of each rule's
 * response, and `blocksFrom` the severity from which a use is refused. Throws BadGlob.
 */
function compilePathRules(lists, weightOf, blocksFrom) {
    const allow = (0,glob/* compileGlobs */.tI)(lists.allowed_patterns, glob/* PERMISSION */.oC);
    const rules = rulesOf(lists, allow, weightOf);
    const remembered = rememberFindings((path, use) => findingsOf(rules, path, use), useOf);
    return { ...remembered, allowedBy: allow.match, weightOf, blocksFrom };
}
function useOf(change) {
    return removesFile(change) ? 'delete' : 'write';
}
function rulesOf(lists, allow, weightOf) {
    const harness = (0,glob/* compileGlobs */.tI)(lists.harness.map(asLiteral), glob/* PROTECTION */.Eq);
    const opened = (0,glob/* compileGlobs */.tI)(lists.openProtected, glob/* PERMISSION */.oC);
    const guarded = (0,glob/* compileGlobs */.tI)(lists.protected_paths, glob/* PROTECTION */.Eq);
    const lasting = (0,glob/* compileGlobs */.tI)(lists.undeletable_files, glob/* DENIAL */.SJ);
    const hidden = (0,glob/* compileGlobs */.tI)(lists.denied_reads, glob/* DENIAL */.SJ);
    const denied = (0,glob/* compileGlobs */.tI)(lists.denied_patterns, glob/* DENIAL */.SJ);
    const broken = {
        git_dir: (path) => (isGitPath(path) ? '.git' : (harness.match(path) ?? undefined)),
        protected_paths: (path) => {
            const pattern = guarded.match(path);
            return pattern === null || opened.match(path) !== null ? undefined : pattern;
        },
        undeletable_files: (path) => lasting.match(path) ?? undefined,
        denied_reads: (path) => hidden.match(path) ?? undefined,
        denied_patterns: (path) => denied.match(path) ?? undefined,
        allowed_patterns: (path) => lists.allowed_patterns.length === 0 || allow.match(path) !== null ? undefined : null,
    };
    return PATH_RULES.map((name) => ({
        name,
        uses: USES[name],
        weight: weightOf(name),
        broken: broken[name],
    }));
}
const USES = {
    git_dir: ['read', 'write', 'delete'],
    protected_paths: ['write', 'delete'],
    undeletable_files: ['delete'],
    denied_reads: ['read'],
    denied_patterns: ['write', 'delete'],
    allowed_patterns: ['write', 'delete'],
};
/** A name as a glob of exactly that name. */
function asLiteral(path) {
    return path.replace(/[\\*?[\]{}()!+@]/g, '\\$&');
}
/**
 * The first rule broken decides, so a path that is protected, denied and not allowed is one violation and
 * not three. A later rule speaks only where its response is more severe than any before it: then the most
 * severe response is always among the findings, whatever `on_violation` says, and order cannot change it.
 */
function findingsOf(rules, path, use) {
    const found = [];
    let heaviest = 0;
    for (const rule of rules) {
        if (rule.weight <= heaviest || !rule.uses.includes(use))
            continue;
        const pattern = rule.broken(path);
        if (pattern === undefined)
            continue;
        found.push({ rule: rule.name, path, pattern });
        heaviest = rule.weight;
    }
    return found;
}
/** Whether a change takes the file away: deleted, turned into something else, or emptied. Source: S-010. */
function removesFile(change) {
    if (change.status === 'deleted' || change.status === 'type_changed')
        return true;
    if (change.bytes !== 0 || change.status !== 'modified')
        return false;
    const sameContent = change.oldOid !== null && change.oldOid === change.newOid;
    return !sameContent;
}
/** Which rule decides this use of a path: what `explain` prints, from what the constraints themselves ask. */
function decidePath(path, rules, use = 'write') {
    const findings = rules.findings(path, use);
    const blocking = findings.find((finding) => rules.weightOf(finding.rule) >= rules.blocksFrom);
    const deciding = blocking ?? findings[0];
    if (deciding !== undefined) {
        return { path, use, allowed: blocking === undefined, rule: deciding.rule, pattern: deciding.pattern };
    }
    const pattern = use === 'read' ? null : rules.allowedBy(path);
    return { path, use, allowed: true, rule: pattern === null ? null : 'allowed_patterns', pattern };
}
/** Whether a file's content may be shown to the model, in a listing, a search or a read. */
function mayReadWith(rules) {
    return (path) => decidePath(path, rules, 'read').allowed;
}


/***/ }),

/***/ 86316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RN: () => (/* binding */ protectedPaths),
/* harmony export */   U9: () => (/* binding */ keptByHarness),
/* harmony export */   eJ: () => (/* binding */ BOOT_PATHS)
/* harmony export */ });
/* harmony import */ var _path_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16141);
/* harmony import */ var _path_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48268);


/**
 * Protected besides the configured list where `AGENT_LINK.md` stands at the root, for there they are the
 * boot repository's. Source: S-011, DECISIONS "Default protected_paths".
 */
const BOOT_PATHS = ['schemas/**', 'agent-boot/**'];
const protectedPaths = {
    name: 'protected_paths',
    code: 'FS-04',
    seed: 'S-011',
    response: 'reject',
    floor: true,
    summary: 'paths that steer CI, editors or agents are not written, whatever their case; a command that did is taken back',
    remedy: 'open one for this run with `open-protected` or `--open-protected`',
    checks: (0,_path_check_js__WEBPACK_IMPORTED_MODULE_0__/* .writeChecks */ .PP)('protected_paths', {
        rule: 'guarded by protected_paths',
        remedy: 'leave it, or say in your result what should change there',
    }),
};
/** Globs of what the harness itself keeps in the workspace: the state file, where there is one (DECISIONS D17). */
function keptByHarness({ state }) {
    return state === undefined ? [] : [(0,_path_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .asLiteral */ .u)(state.file)];
}


/***/ }),

/***/ 52601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ MINUTE_MS),
/* harmony export */   p: () => (/* binding */ rateCheck)
/* harmony export */ });
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15820);

/** The width of the sliding window, in ms. Source: S-005 to S-008 of the seed. */
const MINUTE_MS = 60_000;
/**
 * Whether one more may come now. A thing of exactly a minute ago is out of the window (D10: exactly the limit is
 * allowed in any minute); until enough of them are, it has to wait. A limit of 0 is mended by no waiting.
 */
function rateCheck(ages, { rate_limits: limits }, { what, key, remedy }) {
    const limit = limits[key];
    const recent = ages.filter((age) => age < MINUTE_MS);
    const count = recent.length;
    const metrics = { count, limit };
    if (count < limit)
        return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .kept */ .LP)(metrics);
    const inTheWay = recent[count - limit];
    const found = { limit: `${limit}/minute`, actual: String(count), gravity: { usual: limits.on_exceed } };
    if (inTheWay === undefined) {
        return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .broken */ .mw)({
            ...found,
            reason: `rate_limits.${key} is 0, so no ${what} may come: ${remedy}`,
            metrics,
        });
    }
    const waitMs = Math.ceil(MINUTE_MS - inTheWay);
    return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .broken */ .mw)({
        ...found,
        reason: `${what} within the last minute: ${count}, and rate_limits.${key} is ${limit}: the next may come in ${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .lasting */ .nS)(waitMs)}; ${remedy}`,
        metrics: { ...metrics, wait_ms: waitMs },
        waitMs,
    });
}


/***/ }),

/***/ 16498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XP: () => (/* binding */ CONSTRAINT_NAMES),
  Y6: () => (/* binding */ FLOORS),
  Mo: () => (/* binding */ REGISTRY),
  q0: () => (/* binding */ buildChain),
  ju: () => (/* binding */ buildPathRules)
});

// UNUSED EXPORTS: phasesOf, toConstraint

// EXTERNAL MODULE: ./build/core/constraint.js
var constraint = __webpack_require__(43095);
// EXTERNAL MODULE: ./build/constraints/path-check.js
var path_check = __webpack_require__(16141);
// EXTERNAL MODULE: ./build/constraints/validation.js
var validation = __webpack_require__(15820);
;// CONCATENATED MODULE: ./build/constraints/allowed-patterns.js


/** The remedy names the globs, for they are what the model may write to. */
function words({ settings }) {
    return {
        rule: 'not in allowed_patterns',
        remedy: `write only to ${(0,validation/* listed */.KE)(settings.allowed_patterns, 6)}, or ask for a wider allowed_patterns`,
    };
}
const allowedPatterns = {
    name: 'allowed_patterns',
    code: 'FS-08',
    designs: ['ADR-0027'],
    response: 'reject',
    floor: false,
    summary: 'only these paths are written; an empty list is all that is not denied',
    remedy: 'add a glob to `allowed_patterns`',
    applies: ({ settings }) => settings.allowed_patterns.length > 0,
    checks: {
        call: (facts, context) => (0,path_check/* callCheck */.FR)('allowed_patterns', ['write'], words(context))(facts, context),
        change: (facts, context) => (0,path_check/* changeCheck */.rk)('allowed_patterns', words(context))(facts, context),
    },
};

// EXTERNAL MODULE: ./build/settings/schema.js + 6 modules
var schema = __webpack_require__(26246);
;// CONCATENATED MODULE: ./build/constraints/allowed-tools.js


/** The tools a run may use: an empty list is all of them, and a run can always be ended. Source: ADR-0027. */
function toolsAllowed(configured) {
    if (configured.length === 0)
        return schema/* TOOL_NAMES */.K2;
    return configured.includes('task_completion') ? configured : [...configured, 'task_completion'];
}
const allowedTools = {
    name: 'allowed_tools',
    code: 'TOOL-01',
    designs: ['ADR-0027', 'ADR-0026'],
    response: 'reject',
    floor: false,
    summary: 'only the tools in `allowed_tools` are used; an empty list is all, and `task_completion` always is',
    remedy: 'use another tool, or add this one to `allowed_tools`',
    applies: ({ settings }) => settings.allowed_tools.length > 0,
    checks: {
        call: ({ tool, known }, { settings }) => {
            const allowed = toolsAllowed(settings.allowed_tools);
            if (!known || allowed.includes(tool))
                return (0,validation/* kept */.LP)({ tool });
            return (0,validation/* broken */.mw)({
                reason: `tool ${(0,validation/* shown */.SP)(tool)} is not in allowed_tools (${allowed.join(', ')}): use one of these`,
                metrics: { tool },
                limit: allowed.join(', '),
                actual: tool,
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/commit-files.js

const commitFiles = {
    name: 'commit_files',
    code: 'COMMIT-01',
    seed: 'S-003',
    setting: 'commit.max_files',
    response: 'reject',
    floor: false,
    summary: 'files in one commit (exactly this many may be); the commit is refused and the work is kept',
    remedy: 'split the task, or set a higher `commit.max_files`',
    checks: {
        commit: ({ changes }, { settings }) => {
            const limit = settings.commit.max_files;
            const files = changes.length;
            const metrics = { files, limit };
            if (files <= limit)
                return (0,validation/* kept */.LP)(metrics);
            return (0,validation/* broken */.mw)({
                reason: `the commit has ${(0,validation/* counted */.hS)(files, 'file')}, commit.max_files is ${limit}: nothing is committed; split the task or set a higher commit.max_files`,
                metrics,
                limit: String(limit),
                actual: String(files),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/constraints/rate.js
var rate = __webpack_require__(52601);
;// CONCATENATED MODULE: ./build/constraints/commit-rate.js

const commit_rate_words = {
    what: 'commits of runs on this branch',
    key: 'commits',
    remedy: 'start fewer runs at once',
};
const commitRate = {
    name: 'commit_rate',
    code: 'RATE-03',
    seed: 'S-007',
    setting: 'rate_limits.commits',
    response: 'delay',
    floor: false,
    summary: "runs' commits on one branch in any minute, those of earlier runs by the date in the commit; the harness waits, or rejects with `on_exceed: reject`",
    remedy: 'set a higher `rate_limits.commits`',
    checks: { commit: ({ ages }, { settings }) => (0,rate/* rateCheck */.p)(ages, settings, commit_rate_words) },
};

// EXTERNAL MODULE: ./build/core/change.js
var change = __webpack_require__(10988);
;// CONCATENATED MODULE: ./build/constraints/commit-size.js


const commitSize = {
    name: 'commit_size',
    code: 'COMMIT-02',
    seed: 'S-004',
    setting: 'commit.max_size',
    response: 'reject',
    floor: false,
    summary: 'bytes of all files in one commit; the commit is refused and the work is kept',
    remedy: 'split the task, or set a higher `commit.max_size`',
    checks: {
        commit: ({ changes }, { settings }) => {
            const limit = settings.commit.max_size;
            const { bytes } = (0,change/* totalsOf */.v)(changes);
            const metrics = { bytes, limit };
            if (bytes <= limit)
                return (0,validation/* kept */.LP)(metrics);
            return (0,validation/* broken */.mw)({
                reason: `the commit has ${(0,validation/* sized */.Sk)(bytes)} (${bytes} bytes), commit.max_size is ${(0,validation/* sized */.Sk)(limit)} (${limit} bytes): nothing is committed; split the task or set a higher commit.max_size`,
                metrics,
                limit: (0,validation/* sized */.Sk)(limit),
                actual: (0,validation/* sized */.Sk)(bytes),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/denied-patterns.js

const deniedPatterns = {
    name: 'denied_patterns',
    code: 'FS-07',
    designs: ['ADR-0027'],
    response: 'reject',
    floor: false,
    summary: 'paths that are never written: denied wins over allowed',
    remedy: 'take the glob out of `denied_patterns`',
    checks: (0,path_check/* writeChecks */.PP)('denied_patterns', {
        rule: 'denied by denied_patterns',
        remedy: 'make the change elsewhere, or in the source it comes from',
    }),
};

;// CONCATENATED MODULE: ./build/constraints/denied-reads.js

const deniedReads = {
    name: 'denied_reads',
    code: 'FS-05',
    response: 'reject',
    floor: false,
    summary: 'files whose content the model never sees: by name at any depth, or by path; its commands find them empty',
    remedy: 'take the file out of `denied_reads` if it holds no secret',
    checks: {
        call: (0,path_check/* callCheck */.FR)('denied_reads', ['read'], {
            rule: 'hidden by denied_reads',
            remedy: 'do the task without its content',
        }),
    },
};

;// CONCATENATED MODULE: ./build/constraints/file-size.js

const ELSEWHERE = 'keep such data in Git LFS or elsewhere, or write less';
/** The worst kind first. Sources: S-001 and S-002 of the seed, DECISIONS D6. */
function kindsOf({ soft, hard }) {
    const kind = (part, matches) => ({ ...part, matches });
    return [
        kind({
            seed: 'S-002',
            gravity: { usual: 'reject', least: 'reject' },
            rule: 'file_size.hard',
            limit: hard,
            remedy: ELSEWHERE,
        }, ({ bytes }) => bytes > hard),
        kind({
            seed: 'S-001',
            gravity: { usual: 'reject' },
            rule: 'file_size.soft for binary files',
            limit: soft,
            remedy: ELSEWHERE,
        }, ({ bytes, binary }) => binary && bytes > soft),
        kind({
            seed: 'S-001',
            gravity: { usual: 'warn_continue' },
            rule: 'file_size.soft',
            limit: soft,
            remedy: 'better split it',
        }, ({ bytes }) => bytes > soft),
    ];
}
/** One function for what an edit would leave, for what a command left and for what is about to be committed. */
function check(changes, { file_size: sizes }) {
    let largest = 0;
    for (const { bytes } of changes)
        if (bytes > largest)
            largest = bytes;
    const metrics = { bytes: largest, soft: sizes.soft, hard: sizes.hard };
    if (largest <= Math.min(sizes.soft, sizes.hard))
        return (0,validation/* kept */.LP)(metrics);
    for (const { matches, seed, gravity, rule, limit, remedy } of kindsOf(sizes)) {
        const found = changes.filter(matches).sort((a, b) => b.bytes - a.bytes);
        const [first] = found;
        if (first === undefined)
            continue;
        const paths = found.map(({ path }) => path);
        const more = found.length > 1
            ? `, with ${(0,validation/* counted */.hS)(found.length - 1, 'more file')} (${(0,validation/* listed */.KE)(paths.slice(1))}) over it`
            : '';
        return (0,validation/* broken */.mw)({
            reason: `${(0,validation/* shown */.SP)(first.path)} is ${(0,validation/* sized */.Sk)(first.bytes)} (${first.bytes} bytes), ${rule} is ${(0,validation/* sized */.Sk)(limit)} (${limit} bytes)${more}: ${remedy}`,
            metrics,
            paths,
            limit: (0,validation/* sized */.Sk)(limit),
            actual: (0,validation/* sized */.Sk)(first.bytes),
            seed,
            gravity,
        });
    }
    return (0,validation/* kept */.LP)(metrics);
}
const fileSize = {
    name: 'file_size',
    code: 'FS-09',
    seed: 'S-001',
    otherSeeds: ['S-002'],
    response: 'warn_continue',
    floor: false,
    summary: 'bytes of one file: a text over `soft` is a warning, a binary file over `soft` is rejected, and so, with no switch, is anything over `hard`',
    remedy: 'keep such data in Git LFS or elsewhere; `hard` can only be lowered',
    checks: {
        change: ({ step }, { settings }) => check(step, settings),
        commit: ({ changes }, { settings }) => check(changes, settings),
    },
};

;// CONCATENATED MODULE: ./build/constraints/force-push.js

/** S-012. The forms are read in the command's text (`shell/force-push.ts`); this only decides. */
const forcePush = {
    name: 'force_push',
    code: 'GIT-06',
    seed: 'S-012',
    response: 'reject',
    strict: 'emergency_stop',
    floor: true,
    summary: 'no command pushes by force: `--mirror`, `+ref`, any form of `--force…`, and what cannot be read of a push',
    remedy: 'none is needed: the run itself pushes what is accepted, and undoes nothing that others made',
    checks: {
        call: ({ forcedPushes = [] }) => {
            if (forcedPushes.length === 0)
                return (0,validation/* kept */.LP)();
            return (0,validation/* broken */.mw)({
                reason: `a push by force (${(0,validation/* listed */.KE)(forcedPushes)}): prohibited on all branches, use git revert to undo changes; the run itself pushes`,
                metrics: { forms: forcedPushes.length },
                actual: (0,validation/* listed */.KE)(forcedPushes),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/hazard-check.js

/** A step that left something on disk which no commit may hold, or which shows tampering. */
function hazardCheck(code, remedy) {
    return ({ hazards }) => {
        const found = hazards.filter((hazard) => hazard.code === code);
        const [first] = found;
        if (first === undefined)
            return (0,validation/* kept */.LP)({ hazards: 0 });
        const paths = [...new Set(found.map((hazard) => hazard.path))];
        const others = paths.length > 1 ? `, with ${(0,validation/* counted */.hS)(paths.length - 1, 'more path')} (${(0,validation/* listed */.KE)(paths.slice(1))})` : '';
        return (0,validation/* broken */.mw)({
            reason: `${(0,validation/* shown */.SP)(first.path)}: ${first.reason}${others}; ${remedy}`,
            metrics: { hazards: found.length },
            paths,
        });
    };
}

;// CONCATENATED MODULE: ./build/constraints/git-dir.js


const git_dir_words = {
    rule: "git's or the harness's own",
    remedy: 'leave it alone, the run makes the commit itself',
    code: 'FS-04',
};
const byFileTool = (0,path_check/* changeCheck */.rk)('git_dir', git_dir_words);
const byCommand = (0,path_check/* changeCheck */.rk)('git_dir', { ...git_dir_words, code: 'GIT-01' });
const tampering = hazardCheck('GIT-01', 'leave `.git` alone: the run makes the commit itself');
function git_dir_check(facts, context) {
    if (facts.by === 'edit')
        return byFileTool(facts, context);
    const found = tampering(facts);
    return found.violated ? found : byCommand(facts, context);
}
const gitDir = {
    name: 'git_dir',
    code: 'GIT-01',
    otherCodes: ['FS-04'],
    seed: 'S-009',
    response: 'reject',
    floor: true,
    summary: "`.git`, at any depth and in any spelling, and the output folder are neither read nor written: FS-04 for a file tool's call, GIT-01 for what a command did",
    remedy: 'none is needed: the run itself commits the work',
    checks: { call: (0,path_check/* callCheck */.FR)('git_dir', ['read', 'write'], git_dir_words), change: git_dir_check },
};

;// CONCATENATED MODULE: ./build/constraints/git-refs.js

const gitRefs = {
    name: 'git_refs',
    code: 'GIT-02',
    seed: 'S-009',
    response: 'reject',
    floor: true,
    summary: 'a command moves no branch, tag or HEAD: it commits, stashes and switches nothing',
    remedy: 'none is needed: the run itself commits the work',
    checks: { change: hazardCheck('GIT-02', 'only edit files: the run makes the commit itself') },
};

;// CONCATENATED MODULE: ./build/constraints/interactive-tools.js

/** Tools that wait for a person. Source: ADR-0027 `isInteractiveTool`. */
const INTERACTIVE_TOOLS = ['ask_question', 'converse'];
const interactiveTools = {
    name: 'interactive_tools',
    code: 'TOOL-02',
    designs: ['ADR-0027', 'ADR-0026'],
    response: 'reject',
    floor: true,
    summary: '`ask_question` and `converse` are refused: nobody is there to answer',
    remedy: 'say all that is needed in the task',
    checks: {
        call: ({ tool }) => {
            if (!INTERACTIVE_TOOLS.includes(tool))
                return (0,validation/* kept */.LP)({ tool });
            return (0,validation/* broken */.mw)({
                reason: `tool ${tool} is interactive, and nobody is here to answer in headless mode: decide from the task, or end with task_completion`,
                metrics: { tool },
                actual: tool,
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/invalid-paths.js

const invalidPaths = {
    name: 'invalid_paths',
    code: 'FS-06',
    response: 'reject',
    floor: true,
    summary: 'a command leaves no name with control or invisible characters, or that is not UTF-8',
    remedy: 'use names that can be read',
    checks: { change: hazardCheck('FS-06', 'use names without control or invisible characters') },
};

;// CONCATENATED MODULE: ./build/constraints/links.js


/** A link hides what lies behind it: from the measuring inside the repository, from the reviewer outside of it. */
const links = {
    name: 'links',
    code: 'FS-02',
    response: 'reject',
    floor: true,
    summary: 'a command makes no link into `.git` or to ignored paths, and no commit holds one that is absolute or leads out of the repository',
    remedy: 'link to a tracked path, relatively',
    checks: {
        change: hazardCheck('FS-02', 'let links lead to tracked paths of this repository'),
        commit: ({ linksOut }) => linksOutside(linksOut),
    },
};
function linksOutside(links) {
    const [first] = links;
    if (first === undefined)
        return (0,validation/* kept */.LP)({ links: 0 });
    return (0,validation/* broken */.mw)({
        reason: `${(0,validation/* shown */.SP)(first.path)} is a link to ${(0,validation/* shown */.SP)(first.target)}, out of the repository (${(0,validation/* counted */.hS)(links.length, 'such link')}): nothing is committed; link to a tracked path, relatively`,
        metrics: { links: links.length },
        paths: links.map(({ path }) => path),
    });
}

;// CONCATENATED MODULE: ./build/constraints/main-branch.js

/** What the commit lacks, each in words of its own. Secrets and the rate have constraints of their own. */
function lacks({ changelog, stateProblem, invalid }) {
    const found = [];
    if (changelog !== null && !changelog.updated) {
        found.push(`${(0,validation/* shown */.SP)(changelog.file)} is not updated (require_changelog): add an entry for this change`);
    }
    if (stateProblem !== null)
        found.push(`the state file is not valid: ${stateProblem}`);
    const [first] = invalid;
    if (first !== undefined) {
        const others = invalid.slice(1).map(({ path }) => path);
        const more = others.length > 0 ? `, and so with ${(0,validation/* counted */.hS)(others.length, 'other file')} (${(0,validation/* listed */.KE)(others)})` : '';
        found.push(`${(0,validation/* shown */.SP)(first.path)} ${first.problem}${more} (main_branch.validate): make it valid`);
    }
    return found;
}
function main_branch_check(main) {
    if (main === null)
        return (0,validation/* kept */.LP)({ main: false });
    const found = lacks(main);
    const metrics = { main: true, branch: (0,validation/* shown */.SP)(main.branch), lacks: found.length };
    if (found.length === 0)
        return (0,validation/* kept */.LP)(metrics);
    return (0,validation/* broken */.mw)({
        reason: `a commit on the main branch ${(0,validation/* shown */.SP)(main.branch)} is refused: ${found.join('; ')}`,
        metrics,
        paths: main.invalid.map(({ path }) => path),
        limit: (0,validation/* shown */.SP)(main.branch),
    });
}
/** S-013 of the seed: changelog, state, schemas, secrets, rate. The last two always hold, by their own constraints. */
const mainBranch = {
    name: 'main_branch',
    code: 'COMMIT-03',
    seed: 'S-013',
    response: 'reject',
    floor: false,
    summary: 'a commit on the main branch updates the changelog, leaves the state file valid, and validates against the schemas, as far as `main_branch` and `state` ask for it',
    remedy: 'mend what is named, or name another branch in `git.branch`',
    checks: { commit: ({ main }) => main_branch_check(main) },
};

;// CONCATENATED MODULE: ./build/constraints/main-commit-rate.js


const main_commit_rate_words = {
    what: 'commits of runs on the main branch',
    key: 'main_commits',
    remedy: 'start fewer runs at once, or name another branch in git.branch',
};
const mainCommitRate = {
    name: 'main_commit_rate',
    code: 'RATE-04',
    seed: 'S-008',
    setting: 'rate_limits.main_commits',
    response: 'delay',
    floor: false,
    summary: "runs' commits on the main branch in any minute; the harness waits, or rejects with `on_exceed: reject`",
    remedy: 'set a higher `rate_limits.main_commits`, or name another branch in `git.branch`',
    checks: {
        commit: ({ ages, main }, { settings }) => (main === null ? (0,validation/* kept */.LP)() : (0,rate/* rateCheck */.p)(ages, settings, main_commit_rate_words)),
    },
};

;// CONCATENATED MODULE: ./build/constraints/mass-deletion.js

const massDeletion = {
    name: 'mass_deletion',
    code: 'FS-10',
    response: 'reject',
    floor: true,
    summary: 'at most half of the files tracked at the start may be gone',
    remedy: 'none: delete them by hand',
    checks: {
        /** The number is DECISIONS D35: more than half, and no switch. */
        change: ({ startFiles, startFilesGone }) => {
            const metrics = { start_files: startFiles, gone: startFilesGone };
            if (startFilesGone * 2 <= startFiles)
                return (0,validation/* kept */.LP)(metrics);
            const most = Math.floor(startFiles / 2);
            return (0,validation/* broken */.mw)({
                reason: `${(0,validation/* counted */.hS)(startFilesGone, 'file')} of the ${startFiles} at the start would be gone, and at most half may be: keep the files, or move fewer of them`,
                metrics,
                limit: String(most),
                actual: String(startFilesGone),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/nearing.js
/**
 * What is said of a limit that is nearly used up, from `warnAt` of it on; null where there is nothing to say. Nothing
 * used is never near, not even to a limit of 0. Source: ADR-012 `warn_at`, CONTRACT 3.
 */
function nearing({ name, used, limit, write }, warnAt) {
    if (used <= 0 || used > limit || used < limit * warnAt)
        return null;
    const share = Math.floor((used / limit) * 100);
    return `${write(used)} of ${write(limit)} used (${share}% of ${name}): finish with what is left`;
}

;// CONCATENATED MODULE: ./build/constraints/max-bytes-changed.js


const maxBytesChanged = {
    name: 'max_bytes_changed',
    code: 'LIM-03',
    response: 'graceful_exit',
    floor: false,
    summary: 'bytes of new content, for one line or a binary file can be of any size',
    remedy: 'keep data out of the repository, or set a higher `max_bytes_changed`',
    checks: {
        change: ({ by, total }, { settings: { max_bytes_changed: limit, warn_at: warnAt } }) => {
            const metrics = { bytes: total.bytes, limit };
            if (total.bytes <= limit) {
                const use = { name: 'max_bytes_changed', used: total.bytes, limit, write: validation/* sized */.Sk };
                return (0,validation/* kept */.LP)(metrics, nearing(use, warnAt));
            }
            const verb = by === 'edit' ? 'would hold' : 'hold';
            return (0,validation/* broken */.mw)({
                reason: `the changed files ${verb} ${(0,validation/* sized */.Sk)(total.bytes)} (${total.bytes} bytes), max_bytes_changed is ${(0,validation/* sized */.Sk)(limit)} (${limit} bytes): write less or ask for a higher max_bytes_changed`,
                metrics,
                limit: (0,validation/* sized */.Sk)(limit),
                actual: (0,validation/* sized */.Sk)(total.bytes),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/constraints/budget.js
var budget = __webpack_require__(77710);
;// CONCATENATED MODULE: ./build/constraints/max-cost-usd.js



/** To a hundredth of a cent, which is what a short call costs. */
function dollars(amount) {
    return `$${Number(amount.toFixed(4))}`;
}
const maxCostUsd = {
    name: 'max_cost_usd',
    code: 'LIM-07',
    designs: ['ADR-012'],
    response: 'graceful_exit',
    floor: false,
    summary: 'USD spent on the model, where its price is known; a call that cannot be paid is not made',
    remedy: 'give a smaller task, a cheaper model, or a higher `max_cost_usd`',
    applies: ({ costKnown }) => costKnown,
    checks: {
        budget: (facts, { settings: { max_cost_usd: limit, warn_at: warnAt } }) => {
            const { costUsd } = facts;
            if (costUsd === null)
                return (0,validation/* kept */.LP)({ limit });
            const next = (0,budget/* callAhead */.U)(facts) ? (facts.nextCostUsd ?? 0) : 0;
            const metrics = { cost_usd: costUsd, next, limit };
            // Exactly the limit may be spent; then nothing is left for a call of an unknown price.
            const isSpent = costUsd === limit && (0,budget/* callAhead */.U)(facts) && typeof facts.nextCostUsd !== 'number';
            if (costUsd + next <= limit && !isSpent) {
                return (0,validation/* kept */.LP)(metrics, nearing({ name: 'max_cost_usd', used: costUsd, limit, write: dollars }, warnAt));
            }
            const ahead = next > 0 ? ` and the next call costs at least ${dollars(next)}` : '';
            return (0,validation/* broken */.mw)({
                reason: `${dollars(costUsd)} spent${ahead}, max_cost_usd is ${dollars(limit)}: give a smaller task or a higher max_cost_usd`,
                metrics,
                limit: dollars(limit),
                actual: dollars(costUsd + next),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/max-files.js


const maxFiles = {
    name: 'max_files',
    code: 'LIM-01',
    designs: ['ADR-0027'],
    response: 'graceful_exit',
    floor: false,
    summary: 'files that may differ from the start (exactly this many may)',
    remedy: 'give a smaller task, or a higher `max_files`',
    checks: {
        change: ({ by, total }, { settings: { max_files: limit, warn_at: warnAt } }) => {
            const metrics = { files: total.files, limit };
            if (total.files <= limit) {
                return (0,validation/* kept */.LP)(metrics, nearing({ name: 'max_files', used: total.files, limit, write: String }, warnAt));
            }
            const verb = by === 'edit' ? 'would change' : 'changed';
            return (0,validation/* broken */.mw)({
                reason: `${verb} ${(0,validation/* counted */.hS)(total.files, 'file')}, max_files is ${limit}: undo a change first or ask for a higher max_files`,
                metrics,
                limit: String(limit),
                actual: String(total.files),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/max-lines-changed.js


const maxLinesChanged = {
    name: 'max_lines_changed',
    code: 'LIM-02',
    designs: ['ADR-0027'],
    response: 'graceful_exit',
    floor: false,
    summary: 'lines added plus removed, net difference against the start (exactly this many may be)',
    remedy: 'give a smaller task, or a higher `max_lines_changed`',
    checks: {
        change: ({ by, total }, { settings: { max_lines_changed: limit, warn_at: warnAt } }) => {
            const { linesAdded, linesRemoved } = total;
            const lines = linesAdded + linesRemoved;
            const metrics = { lines_added: linesAdded, lines_removed: linesRemoved, limit };
            if (lines <= limit) {
                const use = { name: 'max_lines_changed', used: lines, limit, write: String };
                return (0,validation/* kept */.LP)(metrics, nearing(use, warnAt));
            }
            const verb = by === 'edit' ? 'would change' : 'changed';
            return (0,validation/* broken */.mw)({
                reason: `${verb} ${(0,validation/* counted */.hS)(lines, 'line')} (${linesAdded} added, ${linesRemoved} removed), max_lines_changed is ${limit}: make a smaller change or ask for a higher max_lines_changed`,
                metrics,
                limit: String(limit),
                actual: String(lines),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/max-tokens.js



const maxTokens = {
    name: 'max_tokens',
    code: 'LIM-05',
    designs: ['ADR-0027', 'ADR-012'],
    response: 'graceful_exit',
    floor: false,
    summary: 'every token the provider reports, cached ones included; a call that cannot fit is not made',
    remedy: 'give a smaller task, or a higher `max_tokens`',
    checks: {
        budget: (facts, { settings: { max_tokens: limit, warn_at: warnAt } }) => {
            const { tokensUsed, nextInput } = facts;
            const next = (0,budget/* callAhead */.U)(facts) ? nextInput + budget/* LEAST_OUTPUT */.M : 0;
            const metrics = { tokens: tokensUsed, next, limit };
            if (tokensUsed + next <= limit) {
                return (0,validation/* kept */.LP)(metrics, nearing({ name: 'max_tokens', used: tokensUsed, limit, write: validation/* grouped */.zD }, warnAt));
            }
            const ahead = next > 0 ? ` and the next call needs at least ${(0,validation/* grouped */.zD)(next)}` : '';
            return (0,validation/* broken */.mw)({
                reason: `${(0,validation/* grouped */.zD)(tokensUsed)} tokens used${ahead}, max_tokens is ${(0,validation/* grouped */.zD)(limit)}: give a smaller task or a higher max_tokens`,
                metrics,
                limit: String(limit),
                actual: String(tokensUsed + next),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/max-turns.js



const maxTurns = {
    name: 'max_turns',
    code: 'LIM-04',
    designs: ['ADR-012'],
    response: 'graceful_exit',
    floor: false,
    summary: 'answers of the model (exactly this many are taken)',
    remedy: 'give a smaller task, or a higher `max_turns`',
    checks: {
        budget: (facts, { settings: { max_turns: limit, warn_at: warnAt } }) => {
            const { turns } = facts;
            const metrics = { turns, limit };
            if (turns + ((0,budget/* callAhead */.U)(facts) ? 1 : 0) <= limit) {
                return (0,validation/* kept */.LP)(metrics, nearing({ name: 'max_turns', used: turns, limit, write: String }, warnAt));
            }
            return (0,validation/* broken */.mw)({
                reason: `${(0,validation/* counted */.hS)(turns, 'turn')} taken, max_turns is ${limit}: give a smaller task or a higher max_turns`,
                metrics,
                limit: String(limit),
                actual: String(turns),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/nested-repository.js

const nestedRepository = {
    name: 'nested_repository',
    code: 'GIT-03',
    seed: 'S-009',
    response: 'reject',
    floor: true,
    summary: 'a command leaves no repository inside this one, where files would be out of sight',
    remedy: 'clone or initialise outside the workspace, under the temporary folder',
    checks: { change: hazardCheck('GIT-03', 'make repositories under $TMPDIR, not in the workspace') },
};

;// CONCATENATED MODULE: ./build/constraints/open-files.js

/** S-015 of the seed: "logged if limit approached", so it is a warning from `warn_at` of the limit on. */
const openFiles = {
    name: 'open_files',
    code: 'EXEC-05',
    seed: 'S-015',
    response: 'warn_continue',
    floor: false,
    summary: "the harness's own open file handles: a warning from `warn_at` of the limit on",
    remedy: 'report it as a defect, or set a higher `open_files`',
    checks: {
        budget: ({ openFiles: open = null }, { settings: { open_files: limit, warn_at: warnAt } }) => {
            if (open === null)
                return (0,validation/* kept */.LP)({ limit });
            const metrics = { open, limit };
            if (open <= limit && open < limit * warnAt)
                return (0,validation/* kept */.LP)(metrics);
            return (0,validation/* broken */.mw)({
                reason: `the harness has ${open} files open, open_files is ${limit}: report it as a defect, or set a higher open_files`,
                metrics,
                limit: String(limit),
                actual: String(open),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/constraints/path-rules.js + 3 modules
var path_rules = __webpack_require__(48268);
// EXTERNAL MODULE: ./build/constraints/protected-paths.js
var protected_paths = __webpack_require__(86316);
;// CONCATENATED MODULE: ./build/constraints/read-rate.js


const read_rate_words = {
    what: 'file reads',
    key: 'file_reads',
    remedy: 'read only what the task needs, or search for it',
};
const readRate = {
    name: 'read_rate',
    code: 'RATE-01',
    seed: 'S-005',
    setting: 'rate_limits.file_reads',
    response: 'delay',
    floor: false,
    summary: 'reads, searches and listings in any minute; the harness waits, or rejects with `on_exceed: reject`',
    remedy: 'set a higher `rate_limits.file_reads`',
    checks: {
        call: ({ pace }, { settings }) => pace?.kind === 'read' ? (0,rate/* rateCheck */.p)(pace.ages, settings, read_rate_words) : (0,validation/* kept */.LP)(),
    },
};

// EXTERNAL MODULE: ./build/constraints/responses.js
var responses = __webpack_require__(36783);
;// CONCATENATED MODULE: ./build/constraints/secrets.js

/** S-013 of the seed: "no secrets in files". The value itself is told to nobody: places and kinds only. */
const secrets = {
    name: 'secrets',
    code: 'SEC-01',
    seed: 'S-013',
    response: 'reject',
    floor: true,
    summary: 'no key, token or password is in what a commit adds, in its paths or in its message',
    remedy: 'take it out, keep it in a secret store, and replace the key if it was real',
    checks: { commit: (facts) => secrets_check(facts) },
};
function secrets_check({ secrets: found }) {
    const [first] = found;
    if (first === undefined)
        return (0,validation/* kept */.LP)({ findings: 0 });
    const others = found.slice(1).map(placeOf);
    const more = others.length > 0 ? `, and there is more in ${(0,validation/* listed */.KE)([...new Set(others)])}` : '';
    return (0,validation/* broken */.mw)({
        reason: `${placeOf(first)} holds ${first.kind}${more}: nothing is committed; take it out, keep it in a secret store, and replace the key if it was real`,
        metrics: { findings: found.length, places: (0,validation/* listed */.KE)([...new Set(found.map(placeOf))], 20) },
        paths: [...new Set(found.flatMap(({ path }) => path ?? []))],
    });
}
function placeOf({ path, line }) {
    if (path === null)
        return 'the commit message';
    return line === null ? `the path ${(0,validation/* shown */.SP)(path)}` : `${(0,validation/* shown */.SP)(path)}:${line}`;
}

;// CONCATENATED MODULE: ./build/constraints/special-files.js

const specialFiles = {
    name: 'special_files',
    code: 'FS-03',
    response: 'reject',
    floor: true,
    summary: 'a command leaves no pipe, socket, device, hard link or set-id bit: no commit can hold one',
    remedy: 'make them under the temporary folder',
    checks: { change: hazardCheck('FS-03', 'leave only regular files, folders and links in the workspace') },
};

;// CONCATENATED MODULE: ./build/constraints/state-freshness.js

/** S-014 of the seed: the state is written anew in time. The harness does that itself (DECISIONS D17). */
const stateFreshness = {
    name: 'state_freshness',
    code: 'STATE-01',
    seed: 'S-014',
    setting: 'state.max_age',
    response: 'warn_continue',
    floor: false,
    summary: 'age of the state file that the harness keeps up to date; off unless `state` is set',
    remedy: 'look whether the file is valid and the disk can be written, or set a higher `state.max_age`',
    applies: ({ settings }) => settings.state !== undefined,
    checks: {
        budget: ({ stateAgeMs = null }, { settings: { state } }) => {
            if (state === undefined || stateAgeMs === null)
                return (0,validation/* kept */.LP)();
            const metrics = { age_ms: Math.round(stateAgeMs), limit_ms: state.max_age };
            if (stateAgeMs <= state.max_age)
                return (0,validation/* kept */.LP)(metrics);
            return (0,validation/* broken */.mw)({
                reason: `${(0,validation/* shown */.SP)(state.file)} was last written ${(0,validation/* lasting */.nS)(stateAgeMs)} ago, state.max_age is ${(0,validation/* lasting */.nS)(state.max_age)}: look whether it is a valid JSON object and the disk can be written`,
                metrics,
                paths: [state.file],
                limit: (0,validation/* lasting */.nS)(state.max_age),
                actual: (0,validation/* lasting */.nS)(stateAgeMs),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/timeout.js


const timeout = {
    name: 'timeout',
    code: 'LIM-06',
    designs: ['ADR-0027', 'ADR-012', 'ADR-0026'],
    response: 'emergency_stop',
    floor: true,
    summary: 'time of the whole run, the last part of it kept for gates, commit and reports; 0 is no limit',
    remedy: 'give a smaller task, or a higher `timeout`',
    applies: ({ settings }) => settings.timeout > 0,
    checks: {
        budget: ({ elapsedMs, landingMs = 0 }, { settings: { timeout: limit, warn_at: warnAt } }) => {
            const metrics = { elapsed_ms: Math.round(elapsedMs), limit_ms: limit };
            const isOver = landingMs > 0 ? elapsedMs + landingMs >= limit : elapsedMs > limit;
            if (!isOver) {
                return (0,validation/* kept */.LP)(metrics, nearing({ name: 'timeout', used: elapsedMs, limit, write: validation/* lasting */.nS }, warnAt));
            }
            const landing = landingMs > 0 ? `, the last ${(0,validation/* lasting */.nS)(landingMs)} of it kept for gates and commit` : '';
            return (0,validation/* broken */.mw)({
                reason: `${(0,validation/* lasting */.nS)(elapsedMs)} elapsed, timeout is ${(0,validation/* lasting */.nS)(limit)}${landing}: give a smaller task or a higher timeout`,
                metrics,
                limit: (0,validation/* lasting */.nS)(limit),
                actual: (0,validation/* lasting */.nS)(elapsedMs),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/undeletable-files.js

const undeletableFiles = {
    name: 'undeletable_files',
    code: 'FS-10',
    seed: 'S-010',
    response: 'reject',
    floor: true,
    summary: 'these names, at any depth, may be changed but not deleted, emptied or replaced by a link',
    remedy: 'take the name out of `undeletable_files`',
    checks: {
        change: (0,path_check/* changeCheck */.rk)('undeletable_files', {
            rule: 'kept by undeletable_files',
            remedy: 'change its content if you must, but keep the file',
        }),
    },
};

;// CONCATENATED MODULE: ./build/constraints/unknown-tool.js



const unknownTool = {
    name: 'unknown_tool',
    code: 'PROTO-02',
    response: 'reject',
    floor: true,
    summary: 'a call names a tool that there is, spelled exactly',
    remedy: 'choose a model that keeps to the tools it is offered',
    checks: {
        call: ({ tool, known }, { settings }) => {
            if (known || INTERACTIVE_TOOLS.includes(tool))
                return (0,validation/* kept */.LP)();
            const offered = toolsAllowed(settings.allowed_tools).join(', ');
            return (0,validation/* broken */.mw)({
                reason: `there is no tool ${(0,validation/* shown */.SP)(tool)}: use one of ${offered}`,
                metrics: { tool: (0,validation/* shown */.SP)(tool) },
                actual: (0,validation/* shown */.SP)(tool),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/working-directory.js

/** Edits are held to the folder by the path resolver; this is for commands that nothing isolates. Source: CONTRACT 1. */
const workingDirectory = {
    name: 'working_directory',
    code: 'FS-01',
    response: 'reject',
    floor: true,
    summary: 'a run that was started below the root of the repository changes nothing outside that folder',
    remedy: 'start the run in a folder that holds all that is to change',
    applies: ({ base = '' }) => base !== '',
    checks: {
        change: ({ step }, { base = '' }) => {
            const below = `${base}/`;
            const paths = [];
            for (const { path } of step)
                if (!path.startsWith(below))
                    paths.push(path);
            if (paths.length === 0)
                return (0,validation/* kept */.LP)({ paths: 0 });
            return (0,validation/* broken */.mw)({
                reason: `${(0,validation/* counted */.hS)(paths.length, 'path')} (${(0,validation/* listed */.KE)(paths)}) outside ${(0,validation/* shown */.SP)(base)}: change only what is below it`,
                metrics: { paths: paths.length },
                paths,
                limit: base,
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/write-rate.js


const write_rate_words = {
    what: 'file writes',
    key: 'file_writes',
    remedy: 'put more into one edit',
};
const writeRate = {
    name: 'write_rate',
    code: 'RATE-02',
    seed: 'S-006',
    setting: 'rate_limits.file_writes',
    response: 'delay',
    floor: false,
    summary: 'calls of editing tools in any minute; the harness waits, or rejects with `on_exceed: reject`',
    remedy: 'set a higher `rate_limits.file_writes`',
    checks: {
        call: ({ pace }, { settings }) => pace?.kind === 'write' ? (0,rate/* rateCheck */.p)(pace.ages, settings, write_rate_words) : (0,validation/* kept */.LP)(),
    },
};

;// CONCATENATED MODULE: ./build/constraints/registry.js







































/**
 * The one list of constraints, in the order in which they are asked: tools, then git and harness files >
 * protected > undeletable > denied > allowed > limits. Source: DECISIONS D11.
 */
const REGISTRY = [
    unknownTool,
    interactiveTools,
    allowedTools,
    gitDir,
    gitRefs,
    forcePush,
    nestedRepository,
    specialFiles,
    links,
    invalidPaths,
    workingDirectory,
    protected_paths/* protectedPaths */.RN,
    undeletableFiles,
    massDeletion,
    deniedReads,
    deniedPatterns,
    allowedPatterns,
    maxFiles,
    maxLinesChanged,
    maxBytesChanged,
    maxTurns,
    maxTokens,
    maxCostUsd,
    timeout,
    fileSize,
    readRate,
    writeRate,
    stateFreshness,
    openFiles,
    secrets,
    mainBranch,
    commitFiles,
    commitSize,
    commitRate,
    mainCommitRate,
];
/** What `on_violation` may name. */
const CONSTRAINT_NAMES = REGISTRY.map((definition) => definition.name);
/** The mildest response that `on_violation` may give, for the constraints that have one. */
const FLOORS = Object.fromEntries(REGISTRY.filter((definition) => definition.floor).map(({ name, response }) => [name, response]));
const PHASES = ['call', 'change', 'budget', 'commit'];
function phasesOf(definition) {
    return PHASES.filter((phase) => definition.checks[phase] !== undefined);
}
/** The rules on paths, with the responses of this run. Throws BadGlob: see `constraintProblems`. */
function buildPathRules(settings, extra) {
    const weights = new Map(REGISTRY.map((each) => [each.name, (0,constraint/* severity */.y)((0,responses/* responseOf */.lR)(each, settings))]));
    const boot = extra.agentLinkAtRoot === true ? protected_paths/* BOOT_PATHS */.eJ : [];
    const lists = {
        ...settings,
        protected_paths: [...settings.protected_paths, ...boot, ...(0,protected_paths/* keptByHarness */.U9)(settings)],
        openProtected: extra.openProtected,
        harness: extra.harness ?? [],
    };
    return (0,path_rules/* compilePathRules */.q4)(lists, (rule) => weights.get(rule) ?? 0, (0,constraint/* severity */.y)('reject'));
}
/**
 * The run's chain. Pass the path rules where they are built already, so that their answers are remembered
 * once. Throws BadGlob.
 */
function buildChain(settings, extra, paths = buildPathRules(settings, extra)) {
    const { costKnown, base = '' } = extra;
    const context = { settings, paths, costKnown, base };
    return REGISTRY.flatMap((definition) => toConstraint(definition, context) ?? []);
}
/** A definition bound to a run's settings; null where these switch it off. */
function toConstraint(definition, context) {
    if (definition.applies?.(context) === false)
        return null;
    const { name, code, seed, checks } = definition;
    return {
        name,
        code,
        ...(seed === undefined ? {} : { seed }),
        phases: phasesOf(definition),
        validate: (facts) => {
            switch (facts.phase) {
                case 'call':
                    return checks.call?.(facts, context) ?? (0,validation/* kept */.LP)();
                case 'change':
                    return checks.change?.(facts, context) ?? (0,validation/* kept */.LP)();
                case 'budget':
                    return checks.budget?.(facts, context) ?? (0,validation/* kept */.LP)();
                case 'commit':
                    return checks.commit?.(facts, context) ?? (0,validation/* kept */.LP)();
            }
        },
        onViolation: ({ gravity }) => (0,responses/* responseOf */.lR)(definition, context.settings, gravity),
    };
}


/***/ }),

/***/ 36783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _q: () => (/* binding */ moreSevere),
/* harmony export */   lR: () => (/* binding */ responseOf)
/* harmony export */ });
/* unused harmony export STRICT_TYPES */
/* harmony import */ var _core_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39776);
/* harmony import */ var _core_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43095);


/** The five kinds of violation that ADR-0027 knows, at each of which it stops the run. */
const STRICT_TYPES = [
    'file_modification',
    'tool_restriction',
    'token_limit',
    'timeout',
    'pattern',
];
function moreSevere(one, other) {
    return (0,_core_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .severity */ .y)(other) > (0,_core_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .severity */ .y)(one) ? other : one;
}
/**
 * What a violation of this constraint leads to in this run: its default, or what `on_violation` says, but
 * never below its floor; and under `strict` a stop for the five kinds, whatever `on_violation` says, and for the
 * constraints that have an answer of their own for it. A violation with a gravity of its own has its own default
 * and floor.
 */
function responseOf(definition, settings, gravity = { usual: definition.response }) {
    if (settings.strict && STRICT_TYPES.includes(_core_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .L[definition.code].type))
        return 'emergency_stop';
    if (settings.strict && definition.strict !== undefined)
        return definition.strict;
    const wanted = Object.hasOwn(settings.on_violation, definition.name)
        ? (settings.on_violation[definition.name] ?? gravity.usual)
        : gravity.usual;
    const least = moreSevere(definition.floor ? definition.response : 'allow', gravity.least ?? 'allow');
    return moreSevere(least, wanted);
}


/***/ }),

/***/ 15820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   LP: () => (/* binding */ kept),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Sk: () => (/* binding */ sized),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   mw: () => (/* binding */ broken),
/* harmony export */   nS: () => (/* binding */ lasting),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** `nearing`: what is said of a limit that is nearly used up; null where it is not. */
function kept(metrics = {}, nearing = null) {
    return { violated: false, reason: '', metrics, ...(nearing === null ? {} : { nearing }) };
}
function broken({ metrics = {}, ...rest }) {
    return { violated: true, metrics, ...rest };
}
const LONGEST_NAME = 200;
/** A name that a model or a disk chose, made fit for one line of text: no control characters, no flood. */
function shown(name) {
    const plain = /[\p{C}\p{Zl}\p{Zp}"]/u.test(name)
        ? JSON.stringify(name).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeOf)
        : name;
    return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME)}…` : plain;
}
function escapeOf(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/** `a`, `a and b`, `a, b and 7 more`: enough to know what is meant, in one line. */
function listed(names, most = 3) {
    const few = names.slice(0, names.length > most ? most - 1 : most).map(shown);
    const more = names.length - few.length;
    if (more > 0)
        return `${few.join(', ')} and ${more} more`;
    return few.length < 2 ? few.join('') : `${few.slice(0, -1).join(', ')} and ${few.at(-1)}`;
}
/** `1,000`: the same on every machine, whatever its locale. */
function grouped(value) {
    return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
/** `1 file`, `2 files`. */
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
const SIZES = [
    { unit: 'GB', bytes: 1024 ** 3 },
    { unit: 'MB', bytes: 1024 ** 2 },
    { unit: 'kB', bytes: 1024 },
];
/** `1.5MB`, as sizes are written in the settings (1 kB = 1024 bytes). */
function sized(bytes) {
    const size = SIZES.find((each) => bytes >= each.bytes);
    return size === undefined ? `${bytes} bytes` : `${Number((bytes / size.bytes).toFixed(2))}${size.unit}`;
}
/** `300s`, as durations are written in the settings; `40ms` for what would be no seconds at all. */
function lasting(ms) {
    if (ms > 0 && ms < 50)
        return `${Math.ceil(ms)}ms`;
    return `${Number((ms / 1000).toFixed(1))}s`;
}


/***/ }),

/***/ 16701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Closes a switch over a union: a member without a case does not compile. */
function assertNever(value) {
    throw new Error(`a case was forgotten: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 10988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ totalsOf)
/* harmony export */ });
function totalsOf(changes) {
    let linesAdded = 0;
    let linesRemoved = 0;
    let bytes = 0;
    for (const change of changes) {
        linesAdded += change.linesAdded;
        linesRemoved += change.linesRemoved;
        bytes += change.bytes;
    }
    return { files: changes.length, linesAdded, linesRemoved, bytes };
}


/***/ }),

/***/ 39776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ CODES)
/* harmony export */ });
/**
 * The violation codes in use, each with its `type` (the family's plain word in violations.jsonl) and what
 * it says. Families and numbers are fixed: outside tests and code-scanning rules are written against them.
 */
const CODES = {
    'FS-01': { type: 'path', title: 'outside the workspace' },
    'FS-02': { type: 'path', title: 'symbolic link' },
    'FS-03': { type: 'path', title: 'special or hard-linked file' },
    'FS-04': { type: 'protected_path', title: 'protected path written' },
    'FS-05': { type: 'pattern', title: 'protected path read' },
    'FS-06': { type: 'path', title: 'invalid path' },
    'FS-07': { type: 'pattern', title: 'denied pattern' },
    'FS-08': { type: 'pattern', title: 'not in the allowed patterns' },
    'FS-09': { type: 'file_size', title: 'file too large' },
    'FS-10': { type: 'protected_path', title: 'undeletable file' },
    'PATCH-01': { type: 'patch', title: 'the patch names another path' },
    'PATCH-02': { type: 'patch', title: 'unsafe patch entry' },
    'PATCH-03': { type: 'patch', title: 'malformed patch' },
    'GIT-01': { type: 'protected_path', title: 'git directory changed' },
    'GIT-02': { type: 'git', title: 'refs moved' },
    'GIT-03': { type: 'git', title: 'nested repository' },
    'GIT-05': { type: 'git', title: 'head moved' },
    'GIT-06': { type: 'branch_protection', title: 'force push' },
    'EXEC-01': { type: 'command', title: 'command refused' },
    'EXEC-02': { type: 'command', title: 'command timed out' },
    'EXEC-03': { type: 'command', title: 'endless output' },
    'EXEC-04': { type: 'command', title: 'process left over' },
    'EXEC-05': { type: 'resource', title: 'too many open files' },
    'EXEC-06': { type: 'command', title: 'privilege sought' },
    'NET-01': { type: 'network', title: 'network blocked' },
    'NET-02': { type: 'network', title: 'host not allowed' },
    'ENV-01': { type: 'environment', title: 'secret exposure' },
    'RUN-01': { type: 'runner', title: 'runner file changed' },
    'RUN-02': { type: 'runner', title: 'workflow command in output' },
    'CFG-01': { type: 'config', title: 'invalid configuration' },
    'CFG-03': { type: 'config', title: 'a limit loosened' },
    'AUTH-01': { type: 'trigger', title: 'actor may not start a run' },
    'AUTH-02': { type: 'trigger', title: 'event does not start a run' },
    'AUTH-03': { type: 'trigger', title: 'fork' },
    'AUTH-04': { type: 'trigger', title: 'edited or stale' },
    'AUTH-05': { type: 'trigger', title: 'bot' },
    'IN-01': { type: 'input', title: 'hidden or hostile input text' },
    'OUT-01': { type: 'output', title: 'output made harmless' },
    'OUT-02': { type: 'output', title: 'output redacted' },
    'SEC-01': { type: 'secret', title: 'secret found' },
    'GATE-01': { type: 'gate', title: 'gate failed' },
    'GATE-02': { type: 'gate', title: 'tests or gates changed' },
    'GATE-03': { type: 'gate', title: 'a gate changed the tree' },
    'LIM-01': { type: 'file_modification', title: 'too many files' },
    'LIM-02': { type: 'file_modification', title: 'too many lines' },
    'LIM-03': { type: 'file_modification', title: 'too many bytes' },
    'LIM-04': { type: 'resource', title: 'too many turns' },
    'LIM-05': { type: 'token_limit', title: 'too many tokens' },
    'LIM-06': { type: 'timeout', title: 'out of time' },
    'LIM-07': { type: 'resource', title: 'too expensive' },
    'COMMIT-01': { type: 'commit', title: 'too many files in the commit' },
    'COMMIT-02': { type: 'commit', title: 'commit too large' },
    'COMMIT-03': { type: 'branch_protection', title: 'main branch' },
    'RATE-01': { type: 'rate_limit', title: 'reads too fast' },
    'RATE-02': { type: 'rate_limit', title: 'writes too fast' },
    'RATE-03': { type: 'rate_limit', title: 'commits too fast' },
    'RATE-04': { type: 'rate_limit', title: 'commits to main too fast' },
    'STATE-01': { type: 'resource', title: 'stale state' },
    'LIM-09': { type: 'resource', title: 'custom constraint' },
    'TOOL-01': { type: 'tool_restriction', title: 'tool not allowed' },
    'TOOL-02': { type: 'tool_restriction', title: 'interactive tool' },
    'PROTO-01': { type: 'protocol', title: 'malformed model answer' },
    'PROTO-02': { type: 'protocol', title: 'unknown tool' },
    'SBX-01': { type: 'sandbox', title: 'no isolation' },
};


/***/ }),

/***/ 43095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RESPONSES),
/* harmony export */   y: () => (/* binding */ severity)
/* harmony export */ });
/** What a violation leads to, mildest first. The order is the severity. Source: ADR-012, DECISIONS D1. */
const RESPONSES = [
    'allow',
    'warn_continue',
    'delay',
    'reject',
    'graceful_exit',
    'emergency_stop',
];
function severity(response) {
    return RESPONSES.indexOf(response);
}


/***/ }),

/***/ 78159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ BUILD_GATE)
/* harmony export */ });
/** The gate that stands for the build of the mode controlled-edit, in events and reports. */
const BUILD_GATE = 'controlled-edit build';


/***/ }),

/***/ 72407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   IP: () => (/* binding */ inUnit),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   Wf: () => (/* binding */ rounded),
/* harmony export */   dR: () => (/* binding */ usd),
/* harmony export */   h0: () => (/* binding */ short),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** `950ms`, `4.2s`, `1m12s`, `2h05m`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.max(0, Math.round(ms))}ms`;
    if (ms < 9950)
        return `${Number((ms / 1000).toFixed(1))}s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return seconds % 60 === 0 ? `${minutes}m` : `${minutes}m${two(seconds % 60)}s`;
    return `${Math.floor(minutes / 60)}h${two(minutes % 60)}m`;
}
function two(value) {
    return String(value).padStart(2, '0');
}
/** `940`, `45k`, `1.2M`: short, for counts where the exact figure stands elsewhere. */
function short(value) {
    if (value < 1000)
        return String(Math.round(value));
    if (value < 9950)
        return `${Number((value / 1000).toFixed(1))}k`;
    if (value < 999_500)
        return `${Math.round(value / 1000)}k`;
    return `${Number((value / 1_000_000).toFixed(1))}M`;
}
/** `12,345` */
function grouped(value) {
    return Math.round(value)
        .toString()
        .replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `$1.25`; two significant digits below ten cents. */
function usd(value) {
    if (value <= 0 || value >= 0.1)
        return `$${value.toFixed(2)}`;
    return value < 0.0001 ? '<$0.0001' : `$${Number(value.toPrecision(2))}`;
}
function plural(count, word) {
    return `${grouped(count)} ${word}${count === 1 ? '' : 's'}`;
}
/** A number in the unit of its limit, e.g. `45k` tokens, `1m12s` of time, `$0.03`. */
function inUnit(name, value) {
    if (name === 'time')
        return duration(value);
    if (name === 'cost')
        return usd(value);
    return name === 'tokens' ? short(value) : grouped(value);
}
/** To `digits` decimals, as a number: `0.7`, not `0.70`, which JSON cannot tell apart. */
function rounded(value, digits) {
    const factor = 10 ** digits;
    return Math.round((value + Number.EPSILON) * factor) / factor;
}
function isoTime(at) {
    return new Date(at).toISOString();
}
/** At most `limit` UTF-16 units, never half a character, with a mark where something was left out. */
function cutText(text, limit, mark = ' … (cut)') {
    if (text.length <= limit)
        return text;
    const end = Math.max(0, limit - mark.length);
    const low = text.charCodeAt(end - 1);
    return text.slice(0, low >= 0xd800 && low <= 0xdbff ? end - 1 : end) + mark;
}


/***/ }),

/***/ 27616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ canonicalHost)
/* harmony export */ });
/** Octets of a name, without a trailing dot (RFC 1035, 2.3.4; one less for the root's own). */
const LONGEST_NAME = 253;
/** One part of a name: letters, digits and hyphens, no hyphen at either end (RFC 1123, 2.1). */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A last label that makes the whole an IPv4 address: `1`, `0x7f`, `0x` (URL Standard, "ends in a number"). */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/;
/**
 * The one spelling of a full DNS name: lower case, without the trailing dot. Null for anything else: addresses
 * in every notation, single labels, NUL and other bytes, user names, ports, Unicode (an IDN has an `xn--` form).
 */
function canonicalHost(spelled) {
    // Only ASCII is folded: to lower case, U+212A (the Kelvin sign) would become a plain k.
    const folded = spelled.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const name = folded.endsWith('.') ? folded.slice(0, -1) : folded;
    if (name.length > LONGEST_NAME)
        return null;
    const labels = name.split('.');
    if (labels.length < 2 || !labels.every((label) => LABEL.test(label)))
        return null;
    return NUMBER.test(labels.at(-1) ?? '') ? null : name;
}


/***/ }),

/***/ 85805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ cutMarkdown),
/* harmony export */   aT: () => (/* binding */ plainHtml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   t0: () => (/* binding */ defused),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   wq: () => (/* binding */ MOST_ROWS)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72407);
/* harmony import */ var _readable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65720);


/** What bots and ChatOps take for an order to them, at a line's start; a path goes on with a slash or a dot. */
const SLASH_COMMAND = /^(\s*)\/(?=[a-z][\w-]*(?:\s|$))/gim;
/** The beginning of what a page loads, runs or hides; type parameters in a compiler's message are none of it. */
const TAG = /<(?=!--|\/?(?:a|audio|details|embed|form|iframe|img|input|link|meta|object|picture|script|source|style|summary|svg|video)\b)/gi;
/**
 * Takes the power out of words that a forge acts upon wherever they stand, in code too: mentions, issue
 * references and with them closing keywords ("fixes #1"), commit pings, orders to bots ("/approve"), images and tags. Source: FACTS, "Mentions, closing
 * words, images and links in model text are made harmless". The space is visible on purpose.
 */
function defused(text) {
    return text
        .replace(/@(?=[\w-])/g, '@ ')
        .replace(/#(?=\d)/g, '# ')
        .replace(/\b(GH-)(?=\d)/gi, '$1 ')
        .replace(/\/(issues|pull|pulls|discussions|commit)\/(?=\w)/gi, '/$1/ ')
        .replace(/:\/\//g, ': //')
        .replace(SLASH_COMMAND, '$1/ ')
        .replace(/!(?=\[)/g, '! ')
        .replace(TAG, '< ')
        .replace(/\bwww\./gi, 'www .');
}
/** Text of others inside a paragraph or a table cell: one line, shown as it is, no markup, no power. */
function plain(text, limit = 2000) {
    return defused((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readableLine */ .$O)(text), limit))
        .replace(/[\\`*_{}[\]()<>#+|~!]/g, '\\$&')
        .replace(/&/g, '&amp;')
        .replace(/^(\d+)([.)])/, '$1\\$2')
        .replace(/^([-=:])/, '\\$1');
}
/** The same inside a line of raw HTML, where Markdown's backslashes mean nothing. */
function plainHtml(text, limit = 300) {
    return defused((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readableLine */ .$O)(text), limit))
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/"/g, '&quot;');
}
/**
 * A code span that its content cannot leave, also inside a table cell: there a backslash before a bar can itself
 * be escaped, and nothing else escapes it in code, so a bar is shown as a broken one.
 */
function code(text, limit = 300) {
    const shown = defused((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readableLine */ .$O)(text), limit)).replaceAll('|', '¦');
    if (shown === '')
        return '';
    const fence = '`'.repeat(longestRun(shown, /`+/g) + 1);
    const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** A fenced block that its content cannot close. */
function block(text, limit) {
    const shown = defused((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(text), limit, '\n… (cut)'));
    const fence = '`'.repeat(Math.max(3, longestRun(shown, /`+/g) + 1));
    return `${fence}text\n${shown.replace(/\n+$/, '')}\n${fence}`;
}
/** A table longer than this is no summary any more; the rest is in the reports. */
const MOST_ROWS = 50;
/** Cells are Markdown already. `align` has a letter for each column: `l` or `r`. */
function table(head, align, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const rule = [...align].map((side) => (side === 'r' ? '---:' : ':---'));
    const shown = rows.slice(0, MOST_ROWS).map(line);
    const rest = rows.length > MOST_ROWS ? [`\n… and ${rows.length - MOST_ROWS} more.`] : [];
    return [line(head), line(rule), ...shown, ...rest].join('\n');
}
function longestRun(text, runs) {
    let longest = 0;
    for (const [run] of text.matchAll(runs))
        longest = Math.max(longest, run.length);
    return longest;
}
const CUT_NOTE = "\n\n_The rest was cut: it is in `summary.md` of the run's artifacts._\n";
/**
 * At most `most` of what `sizeOf` counts (bytes of UTF-8), cut at a line's end with open fences and details closed, so
 * that what stands below it is not swallowed.
 */
function cutMarkdown(markdown, most, sizeOf = bytesOf) {
    if (sizeOf(markdown) <= most)
        return markdown;
    const reserve = 256 + CUT_NOTE.length;
    const kept = [];
    let size = 0;
    let fence = null;
    let details = 0;
    for (const line of markdown.split('\n')) {
        size += sizeOf(line) + 1;
        if (size > most - reserve)
            break;
        kept.push(line);
        const mark = /^`{3,}/.exec(line)?.[0];
        if (fence === null) {
            fence = mark ?? null;
            if (line.startsWith('<details'))
                details += 1;
            if (line.startsWith('</details'))
                details -= 1;
        }
        else if (line === fence)
            fence = null;
    }
    const closing = `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(Math.max(0, details))}`;
    return kept.join('\n') + closing + CUT_NOTE;
}
function bytesOf(text) {
    return Buffer.byteLength(text);
}


/***/ }),

/***/ 69058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ StopRun),
/* harmony export */   a: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/**
 * How a run ends, and the exit code that says so. The table is the only one: an outcome without a code
 * does not compile. Source: ADR-0026 "Exit Codes".
 */
const EXIT_CODES = {
    success: 0,
    skipped: 0,
    failure: 1,
    constraint_violation: 2,
    quality_gate_failure: 3,
    timeout: 4,
    config_error: 5,
    git_error: 6,
};
/** For trouble that the user can mend, raised where no value can be returned. Caught in `run/run.ts`. */
class StopRun extends Error {
    why;
    constructor(why) {
        super(why.reason);
        this.name = 'StopRun';
        this.why = why;
    }
}


/***/ }),

/***/ 65720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ readableLine),
/* harmony export */   HD: () => (/* binding */ readable),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   li: () => (/* binding */ picture)
/* harmony export */ });
/** Terminal sequences: OSC (to BEL or ST), CSI, and the two-byte escapes. */
const ESCAPES = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\-~]/g;
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;
/**
 * C1 controls, line and paragraph separators, and characters that reorder or hide text (CVE-2021-42574 and
 * its kin); not the variation selectors that only pick the colour of an emoji.
 */
const HIDDEN = /[\x80-\x9f\u2028\u2029\ufff9-\ufffb]|(?![\ufe00-\ufe0f])\p{DI}|\p{Cs}/gu;
/** The character that Unicode has for showing a control. */
function picture(character) {
    const code = character.charCodeAt(0);
    return code === 0x7f ? '\u2421' : String.fromCharCode(0x2400 + code);
}
function named(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
/**
 * Text of others as a reader may see it in a report: no colours, nothing that hides or reorders what is
 * there; what cannot be shown is named. Line breaks become `\n`. Not yet escaped for any markup.
 */
function readable(text) {
    return text.replace(/\r\n?/g, '\n').replace(ESCAPES, '').replace(CONTROLS, picture).replace(HIDDEN, named);
}
/** The same in one line: runs of white space become one space. */
function readableLine(text) {
    return readable(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 16978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bj: () => (/* binding */ cancelSignal),
  EJ: () => (/* binding */ onStderr),
  xl: () => (/* binding */ onStdout),
  Dn: () => (/* binding */ outlastReaders),
  Ly: () => (/* binding */ plainLog),
  yj: () => (/* binding */ startedFrom),
  i5: () => (/* binding */ surroundings),
  f8: () => (/* binding */ writeWhole)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/core/figures.js
var figures = __webpack_require__(72407);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
;// CONCATENATED MODULE: ./build/adapters/log/line-texts.js

/** What a call is about, for one line. */
function callText({ name, arguments: given }) {
    if (typeof given !== 'object' || given === null)
        return name;
    const values = new Map(Object.entries(given));
    for (const key of ['path', 'filename', 'command', 'pattern']) {
        const value = values.get(key);
        if (typeof value === 'string' && value !== '')
            return `${name} ${value}`;
    }
    return name;
}
/** A command that ran and failed did run: it is told by its exit code. */
function exitText({ name }, text) {
    const code = /^exit code (\d+)/.exec(text)?.[1];
    return name !== 'execute_command' || code === undefined || code === '0' ? '' : ` · exit ${code}`;
}
function gateText(phase, gate) {
    const word = gate.timedOut
        ? 'timed out'
        : gate.status === 'error'
            ? 'could not run'
            : gate.status === 'failed'
                ? `red (exit ${gate.exitCode ?? '?'})`
                : 'green';
    const when = phase === 'baseline' ? ' before the start' : gate.wasRed === true ? ', was red before' : '';
    return `gate "${gate.name}" ${word}${when} · ${(0,figures/* duration */.p0)(gate.durationMs)}`;
}
/** What a person is told of a message to the model. */
const TOLD_TEXTS = {
    nudged: 'the answer had no tool call: the model is asked once more',
    last_call: 'a limit allows no other answer after the next: the model is told to finish',
};
function deliveryText(event) {
    if (event.type === 'pull_request') {
        return `${event.draft ? 'draft pull request' : 'pull request'} #${event.number} ${event.operation}: ${event.url}`;
    }
    if (event.type === 'pushed')
        return `pushed to ${event.branch} of ${event.repository}`;
    return `committed ${event.sha.slice(0, 12)} on ${event.branch ?? 'a detached HEAD'}`;
}

// EXTERNAL MODULE: ./build/adapters/log/harmless.js
var harmless = __webpack_require__(66697);
;// CONCATENATED MODULE: ./build/adapters/log/runner-commands.js
/** An annotation is cut at 4,096 characters by GitHub; one line for a person needs less. */
const ANNOTATION_LIMIT = 1000;
/** The data of a workflow command, as the runner unescapes it. */
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
/** `::error title=…::…`; the text is ours, made harmless before. */
function annotation(level, title, text) {
    const data = escapeData(text.length > ANNOTATION_LIMIT ? `${text.slice(0, ANNOTATION_LIMIT - 1)}…` : text);
    return `::${level} title=${escapeProperty(title)}::${data}`;
}
function groupStart(title) {
    return `::group::${escapeData(title)}`;
}
const GROUP_END = '::endgroup::';
/**
 * Lines between marks that switch the runner's parser off, under a name that what stands between them cannot
 * know. A belt over `harmlessLines`: should the parser learn a new form, it still reads nothing of this.
 */
function unparsed(lines, token) {
    return [`::stop-commands::${token}`, ...lines, `::${token}::`];
}

;// CONCATENATED MODULE: ./build/adapters/log/printer.js


/** GitHub shows ten annotations of a kind for one step and drops the rest, so the outcome's own is kept a place. */
const MAX_ANNOTATIONS = 9;
const PAINT = {
    plain: '',
    dim: '2',
    good: '32',
    bad: '31',
    warn: '33',
    strong: '1',
};
/** The one place where text meets the terminal or the runner's parser. Every text that comes in is untrusted. */
class Printer {
    verbosity;
    actions;
    #options;
    #inGroup = false;
    #annotations = 0;
    constructor(options) {
        this.#options = options;
        this.verbosity = options.verbosity;
        this.actions = options.actions;
    }
    #out(lines) {
        this.#options.write(this.#options.redact(lines.map((line) => `${line}\n`).join('')));
    }
    #painted(text, tone) {
        return this.#options.color && PAINT[tone] !== '' ? `\x1b[${PAINT[tone]}m${text}\x1b[0m` : text;
    }
    /** One line. `indent` is ours; the text cannot leave its line or be read as a command. */
    line(text, tone = 'plain', indent = '') {
        this.#out([indent + this.#painted((0,harmless/* harmlessLine */.Kw)(this.#options.redact(text), 1000), tone)]);
    }
    /** Output of others, its last `limit` lines, each behind a bar that shows whose it is. */
    block(text, limit) {
        // Before the cut: a secret cut in two would be none that the redactor knows.
        const clean = this.#options.redact(text);
        if (clean.trim() === '')
            return;
        const lines = (0,harmless/* harmlessTail */.KW)(clean, limit).map((line) => this.#painted(`    │ ${line}`, 'dim'));
        // The marks are printed too: two lines of noise that a single harmless line does not need.
        const marked = this.actions && lines.length > 1;
        const token = this.#options.token ?? (() => crypto.randomUUID());
        this.#out(marked ? unparsed(lines, token()) : lines);
    }
    open(title) {
        this.close();
        if (!this.actions)
            return;
        this.#inGroup = true;
        this.#out([groupStart((0,harmless/* harmlessLine */.Kw)(title))]);
    }
    close() {
        if (!this.#inGroup)
            return;
        this.#inGroup = false;
        this.#out([GROUP_END]);
    }
    /** Something a reader must not miss: an annotation on the runner while there is room for it, else a line. The title is for the annotation alone. */
    alert(level, title, text) {
        const clean = (0,harmless/* harmlessLine */.Kw)(this.#options.redact(text), 1000);
        if (!this.actions || this.#annotations >= MAX_ANNOTATIONS) {
            this.line(clean, level === 'error' ? 'bad' : 'warn', '  ');
            return;
        }
        this.#annotations += 1;
        this.#out([annotation(level, (0,harmless/* harmlessLine */.Kw)(title, 100), clean)]);
    }
    /** The run's end. On the runner its own annotation, whatever was used up before. */
    verdict(level, text) {
        this.close();
        const clean = (0,harmless/* harmlessLine */.Kw)(this.#options.redact(text), 2000);
        if (this.actions && level === 'error')
            this.#out([annotation('error', 'Forge', clean)]);
        else
            this.#out([this.#painted(clean, level === 'error' ? 'bad' : 'good')]);
    }
}

;// CONCATENATED MODULE: ./build/adapters/log/status-line.js

function use({ name, used, limit }) {
    const word = name === 'time' || name === 'cost' ? '' : `${name} `;
    return `${word}${(0,figures/* inUnit */.IP)(name, used)}${limit === null ? '' : `/${(0,figures/* inUnit */.IP)(name, limit)}`}`;
}
/** `turn 7 · files 3/10 · lines 120/500 · tokens 45k/1M · 1m12s/15m · $0.03/$5.00` */
function statusLine(turn, uses) {
    const shown = uses.filter(({ name, used }) => name !== 'turns' && !(name === 'cost' && used === 0));
    return [`turn ${turn}`, ...shown.map(use)].join(' · ');
}

;// CONCATENATED MODULE: ./build/adapters/log/log.js





/** Lines of others' output that are shown, by how much was asked for. */
const SHOWN_LINES = { quiet: 0, normal: 20, verbose: 60, debug: 2000 };
/** Of a gate that was red before the start: why, and no more. */
const BASELINE_LINES = 8;
/**
 * Tells a run as it goes, to a terminal or a CI log. Calm on purpose: a line for each call, one for each turn,
 * and what went wrong. On the runner each turn is a folded group with the details in it.
 */
class Log {
    #printer;
    #limits;
    #alerts;
    #alerted = 0;
    #turn = 0;
    constructor(options) {
        this.#printer = new Printer(options);
        this.#limits = options.limits;
        this.#alerts = options.alerts;
    }
    /** A listener for the recorder. It must come after the fold that `limits` reads. */
    listen = ({ event }) => {
        if (this.#printer.verbosity === 'quiet')
            this.#important(event);
        else
            this.#all(event);
        this.#showAlerts();
    };
    /** Before there are events: what a door has to say. */
    info = (text) => {
        if (this.#printer.verbosity !== 'quiet')
            this.#printer.line(text);
    };
    warn = (text) => {
        this.#printer.alert('warning', 'Forge', text);
    };
    error = (text) => {
        this.#printer.verdict('error', text);
    };
    #showAlerts() {
        const fresh = this.#alerts().slice(this.#alerted);
        for (const { severe, text } of fresh)
            this.#printer.alert(severe ? 'error' : 'warning', 'Alert', text);
        this.#alerted += fresh.length;
    }
    #important(event) {
        if (event.type === 'violated')
            this.#violated(event);
        else if (event.type === 'notice' && event.level === 'warning')
            this.warn(event.text);
        else if (event.type === 'gate_finished')
            this.#redGate(event);
        else if (event.type === 'run_finished')
            this.#finished(event);
    }
    #all(event) {
        switch (event.type) {
            case 'run_started':
                this.#started(event);
                break;
            case 'sandbox_probed':
                this.#sandbox(event);
                break;
            case 'notice':
                this.#notice(event);
                break;
            case 'gate_finished':
                this.#gate(event);
                break;
            case 'turn_started':
                this.#startTurn(event.turn);
                break;
            case 'model_replied':
                this.#replied(event);
                break;
            case 'tool_finished':
                this.#called(event);
                break;
            case 'violated':
                this.#violated(event);
                break;
            case 'change_undone':
                this.#undone(event);
                break;
            case 'agent_ended':
                this.#ended(event);
                break;
            case 'committed':
            case 'pushed':
            case 'pull_request':
                this.#printer.line(deliveryText(event));
                break;
            case 'nudged':
            case 'last_call':
                this.#printer.line(TOLD_TEXTS[event.type], 'warn', '  ');
                break;
            case 'workspace_left':
                this.#left(event);
                break;
            case 'validated':
                this.#validated(event);
                break;
            case 'run_finished':
                this.#finished(event);
                break;
            // tree_opened, change_kept and tree_accepted are for the record: the status line has their numbers.
        }
    }
    #notice({ level, text }) {
        if (level === 'warning')
            this.warn(text);
        else
            this.#printer.line(text, 'dim');
    }
    #startTurn(turn) {
        this.#endTurn();
        this.#turn = turn;
        this.#printer.open(`Turn ${turn}`);
    }
    #started({ task, mode, provider, model }) {
        this.#printer.line(`Task: ${task.trim().split('\n')[0] ?? ''}`, 'strong');
        this.#printer.line(`${provider} · ${model} · ${mode}`, 'dim');
    }
    #sandbox({ isolation }) {
        if (isolation.kind === 'none')
            this.warn(`commands run without isolation: ${isolation.reason}`);
        else
            this.#printer.line(`commands isolated by ${isolation.kind}`, 'dim');
    }
    #detailed() {
        return (this.#printer.actions || this.#printer.verbosity === 'verbose' || this.#printer.verbosity === 'debug');
    }
    #replied({ text, usage, costUsd, durationMs, finish }) {
        if (this.#detailed())
            this.#printer.block(text, SHOWN_LINES[this.#printer.verbosity]);
        if (this.#printer.verbosity !== 'debug')
            return;
        const cost = costUsd === null ? '' : ` · $${costUsd.toFixed(4)}`;
        const cached = usage.cacheRead > 0 ? ` (${(0,figures/* short */.h0)(usage.cacheRead)} cached)` : '';
        this.#printer.line(`${finish} · in ${(0,figures/* short */.h0)(usage.input)}${cached} · out ${(0,figures/* short */.h0)(usage.output)}${cost} · ${(0,figures/* duration */.p0)(durationMs)}`, 'dim', '  ');
    }
    #called({ call, ok, text, durationMs }) {
        const time = durationMs >= 1000 ? ` · ${(0,figures/* duration */.p0)(durationMs)}` : '';
        this.#printer.line(`${ok ? '✓' : '✗'} ${callText(call)}${exitText(call, text)}${time}`, ok ? 'plain' : 'warn', '  ');
        if (this.#detailed())
            this.#printer.block(text, SHOWN_LINES[this.#printer.verbosity]);
        else if (!ok)
            this.#printer.line(text, 'dim', '    ');
    }
    #violated({ violation }) {
        // The gate's own line says it already, with its output.
        if (violation.code === 'GATE-01')
            return;
        const ends = violation.response === 'graceful_exit' || violation.response === 'emergency_stop';
        this.#printer.alert(ends ? 'error' : 'warning', `${violation.code} ${violation.constraint}`, violation.reason);
    }
    #undone({ paths, patchFile }) {
        const kept = patchFile === null ? '' : `, kept in ${patchFile}`;
        this.#printer.line(`taken back: ${paths.join(', ')}${kept}`, 'warn', '  ');
    }
    #validated({ validations }) {
        if (this.#printer.verbosity !== 'debug')
            return;
        const asked = validations.map(({ constraint, violated }) => (violated ? `${constraint}!` : constraint));
        this.#printer.line(`asked: ${asked.join(' ')}`, 'dim', '  ');
    }
    #endTurn() {
        this.#printer.close();
        if (this.#turn > 0)
            this.#printer.line(statusLine(this.#turn, this.#limits()), 'dim');
        this.#turn = 0;
    }
    #gate(event) {
        this.#endTurn();
        const { gate, phase } = event;
        if (gate.status === 'passed')
            this.#printer.line(`✓ ${gateText(phase, gate)}`, 'good');
        else
            this.#redGate(event);
    }
    #redGate({ gate, phase }) {
        if (gate.status === 'passed')
            return;
        const text = gateText(phase, gate);
        // Red before the start is what many a task is about: worth a line, not an alarm.
        if (phase === 'baseline') {
            this.#printer.line(`✗ ${text}`, 'warn');
            this.#printer.block(gate.output, BASELINE_LINES);
            return;
        }
        // It may turn green yet: the outcome has an alert of its own.
        this.#printer.alert('warning', 'Gate', text);
        this.#printer.block(gate.output, Math.max(20, SHOWN_LINES[this.#printer.verbosity]));
    }
    #ended({ how, result }) {
        this.#endTurn();
        this.#printer.line(`the agent ended: ${how.replace('_', ' ')}`, 'dim');
        this.#printer.block(result, SHOWN_LINES[this.#printer.verbosity]);
    }
    #left({ policy, patchFile }) {
        if (policy === 'preserve')
            return;
        const kept = patchFile === null ? '' : `; the work is kept in ${patchFile}`;
        this.#printer.line(`the workspace was put back to its start${kept}`);
    }
    #finished({ outcome }) {
        this.#endTurn();
        const code = core_outcome/* EXIT_CODES */.a[outcome.name];
        const reason = outcome.reason === '' ? '' : `: ${outcome.reason}`;
        this.#printer.verdict(code === 0 ? 'good' : 'error', `${outcome.name} (exit ${code})${reason}`);
    }
}

// EXTERNAL MODULE: ./build/adapters/redaction.js
var redaction = __webpack_require__(18196);
// EXTERNAL MODULE: ./build/report/alerts/alert.js
var alerts_alert = __webpack_require__(88989);
// EXTERNAL MODULE: ./build/report/limits.js
var limits = __webpack_require__(68587);
// EXTERNAL MODULE: ./build/report/run-record.js + 5 modules
var run_record = __webpack_require__(40029);
// EXTERNAL MODULE: ./build/run/secret-values.js
var secret_values = __webpack_require__(15659);
;// CONCATENATED MODULE: ./build/process.js










const onStdout = {
    write: (text) => process.stdout.write(text),
    color: false,
};
const onStderr = {
    write: (text) => process.stderr.write(text),
    color: process.stderr.isTTY === true && process.env.NO_COLOR === undefined,
};
/**
 * A reader that stops before we end (`| head -1`) or a full disk under the log must not end the run: what cannot be
 * shown is in the reports.
 */
function outlastReaders() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
}
/** Writes at once and whole, so that an exit cannot cut it off. */
function writeWhole(fd, text) {
    const bytes = Buffer.from(text.endsWith('\n') ? text : `${text}\n`);
    for (let at = 0; at < bytes.length;) {
        try {
            at += (0,external_node_fs_.writeSync)(fd, bytes, at);
        }
        catch (error) {
            // A pipe that is full for now is waited for; one that nobody reads any more is not.
            if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN'))
                return;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
        }
    }
}
/** Aborts at the first SIGINT or SIGTERM; the run then ends by itself, with its reports. */
function cancelSignal() {
    const controller = new AbortController();
    const cancel = () => controller.abort(new Error('cancelled'));
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, cancel);
    return controller.signal;
}
/** This process, as a run sees it. */
function surroundings(request, cancel, stream, actionFolder = null) {
    const env = { ...process.env };
    const logOf = doorLog(request, env, stream);
    return {
        env,
        platform: process.platform,
        uid: process.getuid?.() ?? 0,
        gid: process.getgid?.() ?? 0,
        accountHome: accountHome(),
        actionFolder,
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        clock: clock/* systemClock */.m,
        cancel,
        log: (record) => logOf(record).listen,
        warn: (text) => logOf(null).warn(text),
    };
}
function doorLog(request, env, stream) {
    const redactor = (0,redaction/* createRedactor */.lY)((0,secret_values/* secretValues */.V)(env, request.apiKey));
    const verbosity = request.settings.logging.verbosity;
    const actions = env.GITHUB_ACTIONS === 'true';
    const redact = (text) => redactor.text(text);
    return (record) => new Log({
        ...stream,
        verbosity,
        actions,
        redact,
        limits: () => (record === null ? [] : (0,limits/* limitUses */.S4)(record().configured, (0,run_record/* usedBy */.XP)(record()))),
        alerts: () => (record === null ? [] : record().alerts.map(logged)),
    });
}
function logged({ condition, actual }) {
    const level = alerts_alert/* ALERT_LEVELS */.F[condition];
    return { severe: level !== 'Warning', text: `${level}: ${condition} (${actual})` };
}
/** The folder of the file that this process was started with; null where there is none. */
function startedFrom() {
    const [, file] = process.argv;
    try {
        return file === undefined ? null : (0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(file));
    }
    catch {
        return null;
    }
}
function accountHome() {
    try {
        return (0,external_node_os_.userInfo)().homedir || (0,external_node_os_.homedir)();
    }
    catch {
        // No entry for this user: usual in containers that run under an arbitrary uid.
        return null;
    }
}
/** For what a door has to say before there is a run. */
function plainLog(stream) {
    const redactor = (0,redaction/* createRedactor */.lY)((0,secret_values/* secretValues */.V)(process.env, null));
    return new Log({
        ...stream,
        verbosity: 'normal',
        actions: process.env.GITHUB_ACTIONS === 'true',
        redact: (text) => redactor.text(text),
        limits: () => [],
        alerts: () => [],
    });
}


/***/ }),

/***/ 88989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ ALERT_LEVELS)
/* harmony export */ });
/** Source: the seed's table, row by row. */
const ALERT_LEVELS = {
    'File size > 5 MB': 'Warning',
    'Commit > 30 files': 'Warning',
    'Rate limit at 80%': 'Warning',
    'Protected path access': 'Error',
    'Force push attempt': 'Critical',
    'Repeated violations': 'Critical',
};


/***/ }),

/***/ 19894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   al: () => (/* binding */ CONTROLLED_HEADING),
/* harmony export */   dY: () => (/* binding */ controlledEditReport),
/* harmony export */   yt: () => (/* binding */ sessionFields)
/* harmony export */ });
/* harmony import */ var _core_controlled_edit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78159);
/* harmony import */ var _core_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72407);
/* harmony import */ var _core_readable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65720);
/* harmony import */ var _gate_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87068);




/** Its first line: what tells an earlier report from a file of somebody else's. */
const CONTROLLED_HEADING = '# Controlled Edit Mode v1: Run Report';
/** In the report nothing is cut but what no reader gets through. In characters. */
const LONGEST_OUTPUT = 200_000;
function buildOf(record) {
    const build = (0,_gate_record_js__WEBPACK_IMPORTED_MODULE_0__/* .gateRecords */ ._)(record).find(({ name }) => name === _core_controlled_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .BUILD_GATE */ .d);
    return build === undefined || build.status === 'not_run' ? null : build;
}
/** The five fields of the session. Names after "Controlled Edit Mode v1", 3.1. */
function sessionFields(record) {
    const build = buildOf(record);
    return {
        has_edited: record.edit !== null,
        build_success: build?.status === 'passed',
        edit_file_path: record.edit?.file ?? '',
        edit_checkpoint_id: record.edit === null ? '' : (record.startTree ?? ''),
        edit_build_output: build?.output ?? '',
    };
}
/** The report of a controlled edit, after the template of "Controlled Edit Mode v1", 4, word for word. */
function controlledEditReport(record) {
    const build = buildOf(record);
    const compiled = build === null ? 'NOT RUN' : build.status === 'passed' ? 'PASSED' : 'FAILED';
    const rolledBack = record.edited && record.left?.policy === 'rollback';
    const { oldText = '', newText = '' } = record.edit ?? {};
    const inside = [
        ...marked('-', oldText),
        ...marked('+', newText),
        'Compilation Diagnostic Output',
        build === null ? 'NOT RUN' : (0,_core_readable_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(build.output).slice(0, LONGEST_OUTPUT),
    ];
    const fence = fenceFor(inside.join('\n'));
    return [
        CONTROLLED_HEADING,
        `- **Timestamp:** ${(0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(record.lastAt)}`,
        `- **Target File:** \`${oneLine(record.edit?.file ?? '')}\``,
        `- **Checkpoint ID:** \`${record.startTree ?? ''}\``,
        `- **Edit Status:** ${record.edited ? 'SUCCESS' : 'FAILURE'}`,
        `- **Compilation Status:** ${compiled}`,
        `- **Automatic Rollback Triggered:** ${rolledBack ? 'YES' : 'NO'}`,
        '## Modification Diff Detail',
        `${fence}diff`,
        ...inside,
        fence,
        '',
    ].join('\n');
}
function marked(sign, text) {
    if (text === '')
        return [];
    const lines = (0,_core_readable_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(text).replace(/\n$/, '').split('\n');
    return lines.map((line) => `${sign}${line}`);
}
function oneLine(path) {
    return (0,_core_readable_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(path).replaceAll('\n', ' ').replaceAll('`', "'");
}
/** Longer than any run of backticks inside, so that nothing the model wrote closes the block. */
function fenceFor(text) {
    const runs = text.match(/`+/g) ?? [];
    return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}


/***/ }),

/***/ 24328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ executionJson),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _core_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72407);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _controlled_edit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19894);
/* harmony import */ var _gate_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87068);
/* harmony import */ var _metrics_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79737);
/* harmony import */ var _violation_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46968);






/** What a report says of a run that never came to an end of its own. */
const NO_OUTCOME = {
    name: 'failure',
    reason: 'the run ended without an outcome: it was killed or it crashed; events.jsonl says how far it came',
};
function outcomeOf(record) {
    return record.outcome ?? NO_OUTCOME;
}
function changeJson(change) {
    return {
        path: change.path,
        status: change.status,
        lines_added: change.linesAdded,
        lines_removed: change.linesRemoved,
        binary: change.binary,
        bytes: change.bytes,
        old_mode: change.oldMode,
        new_mode: change.newMode,
    };
}
function gateJson(gate) {
    return {
        name: gate.name,
        command: gate.command,
        required: gate.required,
        status: gate.status,
        was_red: gate.wasRed,
        exit_code: gate.exitCode,
        timed_out: gate.timedOut,
        duration_seconds: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)(gate.durationMs / 1000, 3),
        attempts: gate.attempts,
        output: gate.output,
    };
}
function usageJson({ usage, costUsd, turns }) {
    return {
        input_tokens: usage.input,
        output_tokens: usage.output,
        cache_read_tokens: usage.cacheRead,
        cache_write_tokens: usage.cacheWrite,
        total_tokens: usage.input + usage.output,
        /** The provider reported nothing for at least one call: these numbers are partly an estimate of ours. */
        estimated: usage.estimated,
        turns: turns.length,
        cost_usd: costUsd === null ? null : (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)(costUsd, 6),
    };
}
/**
 * execution.json: the whole run. Keys after CONTRACT 5. `auditRoot` is the last hash of events.jsonl; null
 * where no events were written.
 */
function executionJson(record, auditRoot) {
    const outcome = outcomeOf(record);
    const execution = {
        execution_id: record.executionId,
        outcome: outcome.name,
        exit_code: _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a[outcome.name],
        reason: outcome.reason,
        partial: record.unfinished !== null,
        task: record.task,
        mode: record.mode,
        provider: record.provider,
        model: record.model,
        head: record.head,
        branch: record.branch,
        started_at: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(record.startedAt),
        finished_at: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(record.lastAt),
        result: record.ended?.result ?? null,
        ended: record.ended?.how ?? null,
        constraints: (0,_metrics_json_js__WEBPACK_IMPORTED_MODULE_1__/* .constraintMetrics */ .f)(record),
        gates: (0,_gate_record_js__WEBPACK_IMPORTED_MODULE_4__/* .gateRecords */ ._)(record).map(gateJson),
        changes: record.changes.map(changeJson),
        undone: record.undone.map(({ turn, by, paths, patchFile }) => ({ turn, by, paths, patch: patchFile })),
        workspace: record.left === null ? null : { policy: record.left.policy, patch: record.left.patchFile },
        commit: record.commit,
        pushed: record.pushed,
        pull_request: record.pullRequest,
        usage: usageJson(record),
        violations: (0,_violation_record_js__WEBPACK_IMPORTED_MODULE_2__/* .violationRecords */ .o4)(record),
        notices: record.notices,
        sandbox: record.isolation,
        ...(record.mode === 'controlled-edit' ? { controlled_edit: (0,_controlled_edit_js__WEBPACK_IMPORTED_MODULE_5__/* .sessionFields */ .yt)(record) } : {}),
        audit_root: auditRoot,
    };
    return `${JSON.stringify(execution, null, 2)}\n`;
}


/***/ }),

/***/ 87068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ gateRecords),
/* harmony export */   q: () => (/* binding */ failedGates)
/* harmony export */ });
/** Every gate of the run, in the order of the settings: observed, never claimed. */
function gateRecords(record) {
    const names = new Set([
        ...record.configuredGates.map((gate) => gate.name),
        ...record.gates.map(({ gate }) => gate.name),
    ]);
    return [...names].map((name) => gateRecord(record, name));
}
function gateRecord(record, name) {
    const runs = record.gates.filter(({ gate }) => gate.name === name);
    const before = runs.findLast(({ phase }) => phase === 'baseline')?.gate;
    const finals = runs.filter(({ phase }) => phase === 'final');
    const last = finals.at(-1)?.gate;
    const configured = record.configuredGates.find((gate) => gate.name === name) ?? last ?? before;
    return {
        name,
        command: configured?.command ?? '',
        required: configured?.required ?? true,
        status: last?.status ?? 'not_run',
        wasRed: last?.wasRed ?? (before === undefined ? null : before.status !== 'passed'),
        exitCode: last?.exitCode ?? null,
        timedOut: last?.timedOut ?? false,
        durationMs: last?.durationMs ?? 0,
        attempts: finals.length,
        output: last?.output ?? '',
    };
}
/** Names of the gates that are red at the end, required or not. */
function failedGates(record) {
    return gateRecords(record)
        .filter(({ status }) => status === 'failed' || status === 'error')
        .map(({ name }) => name);
}


/***/ }),

/***/ 68587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ limitUses),
/* harmony export */   T3: () => (/* binding */ configuredFrom),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   az: () => (/* binding */ UNCONFIGURED),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
const UNCONFIGURED = {
    maxFiles: null,
    maxLinesChanged: null,
    maxBytesChanged: null,
    maxTokens: null,
    maxCostUsd: null,
    maxTurns: null,
    timeoutMs: null,
};
/** A property of unknown data, where it is an object that has one. */
function field(data, name) {
    if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name))
        return undefined;
    return data[name];
}
function amount(data, name) {
    const value = field(data, name);
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
/** Reads the limits out of recorded settings, which are data by now: of an older version, perhaps. */
function configuredFrom(settings) {
    const constraints = field(settings, 'constraints');
    return {
        maxFiles: amount(constraints, 'max_files'),
        maxLinesChanged: amount(constraints, 'max_lines_changed'),
        maxBytesChanged: amount(constraints, 'max_bytes_changed'),
        maxTokens: amount(constraints, 'max_tokens'),
        maxCostUsd: amount(constraints, 'max_cost_usd'),
        maxTurns: amount(constraints, 'max_turns'),
        // 0 is "no limit". Source: DECISIONS D4.
        timeoutMs: amount(constraints, 'timeout') || null,
    };
}
/** Used over limit. A limit of 0 is full by anything at all. */
function shareOf(used, limit) {
    if (limit === null)
        return 0;
    if (limit <= 0)
        return used > 0 ? 1 : 0;
    return used / limit;
}
/** Every limit that a reader wants to see, in the order they are shown. Cost is left out where it is not known. */
function limitUses(configured, used) {
    const rows = [
        ['files', used.files, configured.maxFiles],
        ['lines', used.lines, configured.maxLinesChanged],
        ['tokens', used.tokens, configured.maxTokens],
        ['time', used.elapsedMs, configured.timeoutMs],
        ['cost', used.costUsd, configured.maxCostUsd],
        ['turns', used.turns, configured.maxTurns],
    ];
    return rows.flatMap(([name, amountUsed, limit]) => amountUsed === null ? [] : [{ name, used: amountUsed, limit, share: shareOf(amountUsed, limit) }]);
}


/***/ }),

/***/ 79737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ constraintMetrics),
/* harmony export */   u: () => (/* binding */ metricsJson)
/* harmony export */ });
/* harmony import */ var _core_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72407);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68587);
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40029);
/* harmony import */ var _violation_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46968);




function constraintMetrics(record) {
    const used = (0,_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .usedBy */ .XP)(record);
    const { maxFiles, maxLinesChanged, maxTokens, timeoutMs } = record.configured;
    const known = maxFiles !== null;
    return {
        configured: {
            max_files: maxFiles,
            max_lines_changed: maxLinesChanged,
            max_tokens: maxTokens,
            timeout_seconds: timeoutMs === null ? (known ? 0 : null) : (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)(timeoutMs / 1000, 3),
        },
        actual: {
            files_modified: used.files,
            lines_added: record.totals.linesAdded,
            lines_removed: record.totals.linesRemoved,
            tokens_used: used.tokens,
            elapsed_seconds: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)(used.elapsedMs / 1000, 3),
            churn: record.churn,
            bytes_changed: record.totals.bytes,
            turns: used.turns,
            tool_calls: record.turns.reduce((sum, turn) => sum + turn.calls.length, 0),
            waited_seconds: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)(waitedMs(record) / 1000, 3),
            cost_usd: used.costUsd === null ? null : (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)(used.costUsd, 6),
        },
        utilization: {
            files: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)((0,_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shareOf */ .tC)(used.files, maxFiles), 2),
            lines: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)((0,_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shareOf */ .tC)(used.lines, maxLinesChanged), 2),
            tokens: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)((0,_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shareOf */ .tC)(used.tokens, maxTokens), 2),
            time: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .rounded */ .Wf)((0,_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .shareOf */ .tC)(used.elapsedMs, timeoutMs), 2),
        },
        violations: (0,_violation_record_js__WEBPACK_IMPORTED_MODULE_2__/* .countedViolations */ .Lv)(record),
    };
}
function waitedMs(record) {
    const waits = record.violations.map(({ violation: { response, details } }) => response === 'delay' && typeof details.wait_ms === 'number' ? details.wait_ms : 0);
    return waits.reduce((sum, wait) => sum + wait, 0);
}
function metricsJson(record) {
    const metrics = { execution_id: record.executionId, constraints: constraintMetrics(record) };
    return `${JSON.stringify(metrics, null, 2)}\n`;
}


/***/ }),

/***/ 132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ rated),
/* harmony export */   cr: () => (/* binding */ busiestMinute),
/* harmony export */   gP: () => (/* binding */ NO_CALLS)
/* harmony export */ });
/** ms. Rates are per sliding minute (S-005 to S-008). */
const WINDOW = 60_000;
/** The most that fell into any one minute. `times` ascending, ms. */
function busiestMinute(times) {
    let first = 0;
    let most = 0;
    for (const [index, time] of times.entries()) {
        while (time - (times[first] ?? time) >= WINDOW)
            first++;
        most = Math.max(most, index - first + 1);
    }
    return most;
}
const READS = ['read_file', 'search_files', 'list_files'];
const WRITES = ['write_file', 'apply_diff', 'edit_file'];
const NO_CALLS = { readTimes: [], writeTimes: [] };
/** With one more call: each read, search or list, and each call of an editing tool counts (CONTRACT 6). */
function rated({ readTimes, writeTimes }, tool, at) {
    return {
        readTimes: READS.includes(tool) ? [...readTimes, at] : readTimes,
        writeTimes: WRITES.includes(tool) ? [...writeTimes, at] : writeTimes,
    };
}


/***/ }),

/***/ 40029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bb: () => (/* binding */ apply),
  FR: () => (/* binding */ emptyRecord),
  XP: () => (/* binding */ usedBy)
});

// EXTERNAL MODULE: ./build/core/assert-never.js
var assert_never = __webpack_require__(16701);
// EXTERNAL MODULE: ./build/core/change.js
var change = __webpack_require__(10988);
;// CONCATENATED MODULE: ./build/report/alerts/watch.js
/** Bytes. Source: the seed's condition "File size > 5 MB". */
const LARGE_FILE = 5 * 1024 * 1024;
/** Source: "Commit > 30 files". */
const LARGE_COMMIT = 30;
/** Source: "Rate limit at 80%". */
const NEAR_RATE = 0.8;
/** How many violations of one code are repeated ones. Source: CONTRACT 5, alerts.jsonl. */
const REPEATED = 3;
const RATES = ['read_rate', 'write_rate', 'commit_rate', 'main_commit_rate'];
/** The rules that say which paths are protected. */
const PROTECTIONS = ['git_dir', 'protected_paths', 'undeletable_files'];
const NO_ALERTS = { counts: new Map(), known: new Set() };
/** The alerts that one more event brings up. Pure; events in their order. */
function watchForAlerts(memory, { at, event }) {
    const counts = event.type === 'violated' ? counted(memory.counts, event.violation) : memory.counts;
    const known = new Set(memory.known);
    const alerts = [];
    for (const { condition, actual, once } of conditionsOf(event, counts)) {
        const key = `${condition}\n${once}`;
        if (once !== null && known.has(key))
            continue;
        if (once !== null)
            known.add(key);
        alerts.push({ at, condition, actual });
    }
    return { memory: { counts, known: alerts.length > 0 ? known : memory.known }, alerts };
}
function conditionsOf(event, counts) {
    switch (event.type) {
        case 'change_kept':
            return largeFiles(event.step);
        case 'tree_accepted':
            return largeCommit(event.changes);
        case 'validated':
            return nearRates(event.validations);
        case 'violated':
            return ofViolation(event.violation, counts);
        default:
            return [];
    }
}
function largeFiles(step) {
    return step
        .filter(({ bytes }) => bytes > LARGE_FILE)
        .map(({ path, bytes }) => ({
        condition: 'File size > 5 MB',
        actual: `${(bytes / 1024 / 1024).toFixed(1)} MB in ${path}`,
        once: path,
    }));
}
function largeCommit(changes) {
    if (changes.length <= LARGE_COMMIT)
        return [];
    return [{ condition: 'Commit > 30 files', actual: `${changes.length} files`, once: '' }];
}
function nearRates(validations) {
    return validations.flatMap(({ constraint, metrics }) => {
        const { count, limit } = metrics;
        if (!RATES.includes(constraint) || typeof count !== 'number' || typeof limit !== 'number')
            return [];
        if (count < limit * NEAR_RATE)
            return [];
        const actual = `${constraint}: ${count} of ${limit} a minute`;
        return [{ condition: 'Rate limit at 80%', actual, once: constraint }];
    });
}
function ofViolation(violation, counts) {
    const { code, constraint, reason } = violation;
    const found = [];
    if (PROTECTIONS.includes(constraint)) {
        const actual = violation.paths.join(', ') || reason;
        found.push({ condition: 'Protected path access', actual, once: null });
    }
    if (constraint === 'force_push')
        found.push({ condition: 'Force push attempt', actual: reason, once: null });
    if ((counts.get(code) ?? 0) >= REPEATED) {
        const actual = `${REPEATED} times ${code} (${constraint})`;
        found.push({ condition: 'Repeated violations', actual, once: code });
    }
    return found;
}
/** Warnings, a wait among them, are records, but no violations (CONTRACT 6): they are not counted. */
function counted(counts, { code, response }) {
    if (response === 'warn_continue' || response === 'delay')
        return counts;
    return new Map(counts).set(code, (counts.get(code) ?? 0) + 1);
}

// EXTERNAL MODULE: ./build/report/limits.js
var limits = __webpack_require__(68587);
;// CONCATENATED MODULE: ./build/report/configured-gates.js

/** Reads `quality_gates` out of recorded settings. */
function gatesFrom(settings) {
    const gates = (0,limits/* field */.ZZ)(settings, 'quality_gates');
    if (!Array.isArray(gates))
        return [];
    return gates.map((gate) => ({
        name: String((0,limits/* field */.ZZ)(gate, 'name') ?? ''),
        command: String((0,limits/* field */.ZZ)(gate, 'command') ?? ''),
        required: (0,limits/* field */.ZZ)(gate, 'required') !== false,
    }));
}

;// CONCATENATED MODULE: ./build/report/delivery-record.js
const NO_DELIVERY = { left: null, commit: null, pushed: null, pullRequest: null };
/** What of the record this event changes. */
function delivered(event) {
    switch (event.type) {
        case 'workspace_left':
            return { left: { policy: event.policy, patchFile: event.patchFile } };
        case 'committed':
            return { commit: { sha: event.sha, tree: event.tree, branch: event.branch } };
        case 'pushed':
            return { pushed: { branch: event.branch, repository: event.repository } };
        case 'pull_request': {
            const { operation, number, url, draft } = event;
            return { pullRequest: { operation, number, url, draft } };
        }
    }
}

;// CONCATENATED MODULE: ./build/report/edit-call.js

/** Null for every other call, and for one whose arguments no edit could be made of. */
function editCallOf({ name, arguments: given }) {
    const [file, oldText, newText] = ['filename', 'old_text', 'new_text'].map((key) => (0,limits/* field */.ZZ)(given, key));
    if (name !== 'edit_file' || typeof file !== 'string' || typeof oldText !== 'string')
        return null;
    if (file === '' || oldText === '' || typeof newText !== 'string')
        return null;
    return { file, oldText, newText };
}

// EXTERNAL MODULE: ./build/report/rates.js
var rates = __webpack_require__(132);
// EXTERNAL MODULE: ./build/core/figures.js
var figures = __webpack_require__(72407);
;// CONCATENATED MODULE: ./build/report/turn-record.js


/** What is kept of a tool's answer or the model's words in one turn; the whole is in events.jsonl. */
const KEPT_TEXT = 4000;
const KEPT_TARGET = 300;
/** The argument that says what a call is about. */
function targetOf(call) {
    for (const name of ['path', 'filename', 'command', 'pattern', 'status']) {
        const value = (0,limits/* field */.ZZ)(call.arguments, name);
        if (typeof value === 'string' && value !== '')
            return (0,figures/* cutText */.IN)(value, KEPT_TARGET, '…');
    }
    return '';
}
function openTurn(turn, at) {
    return {
        turn,
        startedAt: at,
        endedAt: at,
        modelMs: null,
        text: '',
        finish: null,
        usage: null,
        calls: [],
        kept: null,
        undone: [],
        nudge: null,
    };
}
function withEvent(turn, event, at) {
    switch (event.type) {
        case 'model_replied':
            return {
                ...turn,
                endedAt: at,
                modelMs: event.durationMs,
                text: (0,figures/* cutText */.IN)(event.text, KEPT_TEXT),
                finish: event.finish,
                usage: event.usage,
            };
        case 'tool_finished': {
            const call = {
                name: event.call.name,
                target: targetOf(event.call),
                ok: event.ok,
                text: (0,figures/* cutText */.IN)(event.text, KEPT_TEXT),
                durationMs: event.durationMs,
            };
            return { ...turn, endedAt: at, calls: [...turn.calls, call] };
        }
        case 'change_kept':
            return { ...turn, endedAt: at, kept: event.total };
        case 'change_undone':
            return { ...turn, endedAt: at, undone: [...turn.undone, ...event.paths] };
        case 'nudged':
        case 'last_call':
            return { ...turn, endedAt: at, nudge: event.text };
        default:
            return turn;
    }
}
/** The turns with this event in them. An event of a turn that was never opened opens it: reports never throw. */
function applyToTurns(turns, event, at) {
    const last = turns.at(-1);
    if (last !== undefined && last.turn === event.turn)
        return [...turns.slice(0, -1), withEvent(last, event, at)];
    const index = turns.findIndex((turn) => turn.turn === event.turn);
    if (index === -1)
        return [...turns, withEvent(openTurn(event.turn, at), event, at)];
    return turns.map((turn, place) => (place === index ? withEvent(turn, event, at) : turn));
}

;// CONCATENATED MODULE: ./build/report/run-record.js









const NO_USAGE = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, estimated: false };
const NO_CHANGE = { files: 0, linesAdded: 0, linesRemoved: 0, bytes: 0 };
/** A run of which nothing has been heard yet. `at` is wall time in ms. */
function emptyRecord(executionId, at) {
    return {
        executionId,
        task: '',
        mode: '',
        provider: '',
        model: '',
        head: null,
        branch: null,
        startedAt: at,
        lastAt: at,
        configured: limits/* UNCONFIGURED */.az,
        configuredGates: [],
        isolation: null,
        startTree: null,
        edit: null,
        edited: false,
        notices: [],
        gates: [],
        turns: [],
        usage: NO_USAGE,
        costUsd: 0,
        violations: [],
        changes: [],
        totals: NO_CHANGE,
        churn: 0,
        undone: [],
        ...rates/* NO_CALLS */.gP,
        alerts: [],
        alertMemory: NO_ALERTS,
        ended: null,
        acceptedTree: null,
        ...NO_DELIVERY,
        unfinished: null,
        outcome: null,
    };
}
function started(record, event, at) {
    const { executionId, task, mode, provider, model, head, branch, settings } = event;
    const configured = (0,limits/* configuredFrom */.T3)(settings);
    const configuredGates = gatesFrom(settings);
    return {
        ...record,
        ...{ executionId, task, mode, provider, model, head, branch, configured, configuredGates },
        startedAt: Math.min(record.startedAt, at),
    };
}
function replied(record, event, at) {
    const { usage, costUsd } = event;
    return {
        ...record,
        turns: applyToTurns(record.turns, event, at),
        usage: {
            input: record.usage.input + usage.input,
            cacheRead: record.usage.cacheRead + usage.cacheRead,
            cacheWrite: record.usage.cacheWrite + usage.cacheWrite,
            output: record.usage.output + usage.output,
            estimated: record.usage.estimated || usage.estimated,
        },
        costUsd: record.costUsd === null || costUsd === null ? null : record.costUsd + costUsd,
    };
}
function kept(record, event, at) {
    const step = (0,change/* totalsOf */.v)(event.step);
    return {
        ...record,
        turns: applyToTurns(record.turns, event, at),
        edited: record.edited || event.by === 'edit',
        totals: event.total,
        churn: record.churn + step.linesAdded + step.linesRemoved,
    };
}
function undone(record, event, at) {
    const { turn, by, paths, patchFile } = event;
    // A gate runs after the turns: what it changed is no turn's doing.
    const turns = by === 'gate' ? record.turns : applyToTurns(record.turns, event, at);
    return { ...record, turns, undone: [...record.undone, { turn, by, paths, patchFile }] };
}
function withChanges(record, changes) {
    return { ...record, changes, totals: (0,change/* totalsOf */.v)(changes) };
}
/** What was put back is no change any more, but it was done: the limits go on showing what was used of them. */
function finished(record, event) {
    const { changes, outcome, unfinished = null } = event;
    const putBack = record.left !== null && record.left.policy !== 'preserve' && changes.length === 0;
    return { ...(putBack ? { ...record, changes } : withChanges(record, changes)), unfinished, outcome };
}
function applyEvent(record, event, at) {
    switch (event.type) {
        case 'run_started':
            return started(record, event, at);
        case 'sandbox_probed':
            return { ...record, isolation: event.isolation };
        case 'notice':
            return { ...record, notices: [...record.notices, { level: event.level, text: event.text }] };
        case 'gate_finished':
            return { ...record, gates: [...record.gates, { at, phase: event.phase, gate: event.gate }] };
        case 'tool_finished': {
            const edit = editCallOf(event.call) ?? record.edit;
            return {
                ...record,
                ...(0,rates/* rated */.Pt)(record, event.call.name, at),
                edit,
                turns: applyToTurns(record.turns, event, at),
            };
        }
        case 'turn_started':
        case 'last_call':
        case 'nudged':
            return { ...record, turns: applyToTurns(record.turns, event, at) };
        case 'model_replied':
            return replied(record, event, at);
        case 'violated':
            return { ...record, violations: [...record.violations, { at, violation: event.violation }] };
        case 'change_kept':
            return kept(record, event, at);
        case 'change_undone':
            return undone(record, event, at);
        case 'agent_ended':
            return { ...record, ended: { how: event.how, result: event.result } };
        case 'tree_accepted':
            return { ...withChanges(record, event.changes), acceptedTree: event.tree };
        case 'workspace_left':
        case 'committed':
        case 'pushed':
        case 'pull_request':
            return { ...record, ...delivered(event) };
        case 'run_finished':
            return finished(record, event);
        case 'tree_opened':
            return { ...record, startTree: event.tree };
        case 'validated':
            return record;
        default:
            return (0,assert_never/* assertNever */.x)(event);
    }
}
/** One event further. Cheap: a record is ready to be reported after every event, so a cancel costs nothing. */
function apply(record, recorded) {
    const { at, event } = recorded;
    const { memory, alerts } = watchForAlerts(record.alertMemory, recorded);
    return {
        ...applyEvent(record, event, at),
        lastAt: Math.max(record.lastAt, at),
        alertMemory: memory,
        alerts: alerts.length === 0 ? record.alerts : [...record.alerts, ...alerts],
    };
}
/** What the run has used so far, for `limitUses`. Every token the provider reports counts, cached ones too. */
function usedBy(record) {
    return {
        files: record.totals.files,
        lines: record.totals.linesAdded + record.totals.linesRemoved,
        tokens: record.usage.input + record.usage.output,
        costUsd: record.costUsd,
        turns: record.turns.length,
        elapsedMs: Math.max(0, record.lastAt - record.startedAt),
    };
}


/***/ }),

/***/ 43229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eH: () => (/* binding */ summaryMarkdown)
/* harmony export */ });
/* unused harmony exports baselineWord, bar */
/* harmony import */ var _core_figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72407);
/* harmony import */ var _core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85805);
/* harmony import */ var _alerts_alert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
/* harmony import */ var _execution_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24328);
/* harmony import */ var _gate_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87068);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68587);
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40029);
/* harmony import */ var _unfinished_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95642);
/* harmony import */ var _violation_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46968);









const BAR_CELLS = 10;
const WORDS_LIMIT = 20_000;
const OUTPUT_LIMIT = 4000;
const ICONS = {
    success: '✅',
    skipped: '⏭️',
    failure: '❌',
    constraint_violation: '🛑',
    quality_gate_failure: '🚦',
    timeout: '⏱️',
    config_error: '⚙️',
    git_error: '🌿',
};
/** summary.md, for people. All that a model or a repository said in it is marked as theirs and has no power. */
function summaryMarkdown(record, auditRoot) {
    const sections = [
        head(record),
        gates(record),
        changes(record),
        limits(record),
        violations(record),
        alerts(record),
        notices(record),
        words(record),
        provenance(record, auditRoot),
    ];
    return `${sections.filter((section) => section !== null).join('\n\n')}\n`;
}
function head(record) {
    const outcome = (0,_execution_json_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .s)(record);
    const { tokens, costUsd, turns, elapsedMs } = (0,_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .usedBy */ .XP)(record);
    const facts = [
        (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(turns, 'turn'),
        (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(elapsedMs),
        `${(0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .short */ .h0)(tokens)} tokens${record.usage.estimated ? ' (partly estimated)' : ''}`,
        ...(costUsd === null ? [] : [(0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .usd */ .dR)(costUsd)]),
        ...(record.model === '' ? [] : [(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(record.model)]),
    ];
    const lines = [`## ${ICONS[outcome.name]} Forge: ${outcome.name.replaceAll('_', ' ')}`];
    if (outcome.reason !== '')
        lines.push(`**${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(outcome.reason)}**`);
    if (record.unfinished !== null)
        lines.push(`⚠️ ${_unfinished_js__WEBPACK_IMPORTED_MODULE_4__/* .UNFINISHED_WORDS */ .K[record.unfinished]}`);
    if (record.task !== '')
        lines.push(`Task: ${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(record.task, 600)}`);
    lines.push(facts.join(' · '));
    if (record.commit !== null) {
        const place = record.commit.branch === null ? 'a detached HEAD' : (0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(record.commit.branch);
        const pushed = record.pushed === null ? '' : ', and pushed';
        lines.push(`Committed as \`${record.commit.sha.slice(0, 12)}\` on ${place}${pushed}.`);
    }
    if (record.pullRequest !== null)
        lines.push(pullRequestLine(record.pullRequest));
    return lines.join('\n\n');
}
function pullRequestLine({ operation, number, draft, url }) {
    const what = draft ? 'Draft pull request' : 'Pull request';
    return `${what} [#${number}](${encodeURI(url)}) ${operation}.`;
}
const GATE_WORDS = {
    passed: '🟢 passed',
    failed: '🔴 failed',
    error: '🔴 could not run',
    not_run: '⚪ not run',
};
function gateWord(gate) {
    if (gate.timedOut)
        return '🔴 timed out';
    return gate.status === 'failed' ? `🔴 failed (exit ${gate.exitCode ?? '?'})` : GATE_WORDS[gate.status];
}
function baselineWord(wasRed) {
    if (wasRed === null)
        return 'not asked';
    return wasRed ? 'red' : 'green';
}
function gates(record) {
    const all = (0,_gate_record_js__WEBPACK_IMPORTED_MODULE_8__/* .gateRecords */ ._)(record);
    if (all.length === 0)
        return null;
    const rows = all.map((gate) => [
        `${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(gate.name, 120)}${gate.required ? '' : ' (optional)'}`,
        baselineWord(gate.wasRed),
        gateWord(gate),
        gate.status === 'not_run' ? '' : (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(gate.durationMs),
    ]);
    const outputs = all
        .filter((gate) => (gate.status === 'failed' || gate.status === 'error') && gate.output !== '')
        .map((gate) => details(`Output of ${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainHtml */ .aT)(gate.name, 120)}`, (0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .block */ .om)(tail(gate.output), OUTPUT_LIMIT)));
    return ['### Gates', (0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(['Gate', 'Before', 'Now', 'Time'], 'lllr', rows), ...outputs].join('\n\n');
}
/** What went wrong is said at the end of an output. */
function tail(output) {
    return output.length <= OUTPUT_LIMIT ? output : `…\n${output.slice(-(OUTPUT_LIMIT - 20))}`;
}
function details(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function changes(record) {
    const { changes: list, totals, left, outcome } = record;
    const title = '### What changed';
    const kept = left === null || left.policy === 'preserve'
        ? ''
        : `\n\nThe workspace was put back to its start${left.patchFile === null ? '' : `; the work is kept in ${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(left.patchFile)}`}.`;
    if (list.length === 0) {
        const open = outcome === null && totals.files > 0;
        const text = open ? `${(0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(totals.files, 'file')}, not judged to the end.` : 'Nothing.';
        return `${title}\n\n${text}${kept}`;
    }
    const rows = list.map(({ path, status, linesAdded, linesRemoved, binary }) => [
        (0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(path),
        status.replace('_', ' '),
        binary ? 'binary' : `+${linesAdded}`,
        binary ? '' : `−${linesRemoved}`,
    ]);
    return `${title}\n\n${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(['File', '', 'Added', 'Removed'], 'llrr', rows)}${kept}`;
}
/** `███░░░░░░░`: never empty for something used, never full before the limit is reached. */
function bar(share) {
    const exact = Math.min(1, Math.max(0, share)) * BAR_CELLS;
    const full = share >= 1 ? BAR_CELLS : Math.min(BAR_CELLS - 1, share > 0 ? Math.max(1, Math.round(exact)) : 0);
    return '█'.repeat(full) + '░'.repeat(BAR_CELLS - full);
}
function limitRow({ name, used, limit, share }) {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    if (limit === null)
        return [title, (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .inUnit */ .IP)(name, used), 'no limit', ''];
    return [title, (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .inUnit */ .IP)(name, used), (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .inUnit */ .IP)(name, limit), `\`${bar(share)}\` ${Math.round(share * 100)} %`];
}
function limits(record) {
    const uses = (0,_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limitUses */ .S4)(record.configured, (0,_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .usedBy */ .XP)(record));
    if (uses.every(({ limit }) => limit === null))
        return null;
    return `### Limits\n\n${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(['Limit', 'Used', 'Of', ''], 'lrrl', uses.map(limitRow))}`;
}
function violations(record) {
    const all = (0,_violation_record_js__WEBPACK_IMPORTED_MODULE_5__/* .violationRecords */ .o4)(record);
    if (all.length === 0)
        return null;
    const rows = all.map((entry) => [
        `\`${entry.code}\``,
        (0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(entry.name),
        entry.action,
        (0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(entry.reason, 500),
        entry.effect,
    ]);
    return `### Violations\n\n${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(['Code', 'Rule', 'Action', 'Why', 'Effect'], 'lllll', rows)}`;
}
function alerts(record) {
    if (record.alerts.length === 0)
        return null;
    const rows = record.alerts.map(({ condition, actual }) => [
        _alerts_alert_js__WEBPACK_IMPORTED_MODULE_0__/* .ALERT_LEVELS */ .F[condition],
        (0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(condition),
        (0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(actual, 300),
    ]);
    return `### Alerts\n\n${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(['Level', 'Condition', 'What'], 'lll', rows)}`;
}
function notices(record) {
    const warnings = record.notices.filter(({ level }) => level === 'warning').slice(0, _core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_ROWS */ .wq);
    if (warnings.length === 0)
        return null;
    return `### Notices\n\n${warnings.map(({ text }) => `- ${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(text, 500)}`).join('\n')}`;
}
function words(record) {
    const result = record.ended?.result ?? '';
    if (result.trim() === '')
        return null;
    return `### The agent's own words\n\nNot checked by anybody. What was observed stands above.\n\n${(0,_core_markdown_text_js__WEBPACK_IMPORTED_MODULE_7__/* .block */ .om)(result, WORDS_LIMIT)}`;
}
function provenance(record, auditRoot) {
    const audit = auditRoot === null ? '' : ` · audit root \`${auditRoot}\``;
    return `<sub>Run \`${record.executionId}\` · ${isolationWords(record)}${audit}</sub>`;
}
/** No command can have run before the isolation was probed. */
function isolationWords({ isolation }) {
    if (isolation === null)
        return 'no command ran';
    return isolation.kind === 'none'
        ? '**commands ran without isolation**'
        : `commands isolated by ${isolation.kind}`;
}


/***/ }),

/***/ 95642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ UNFINISHED_WORDS)
/* harmony export */ });
/** Said wherever unfinished work is shown. */
const UNFINISHED_WORDS = {
    limit: 'Unfinished: a limit ended it; what the gates say is about what there is.',
    own_word: "Unfinished, by the agent's own word; what the gates say is about what there is.",
};


/***/ }),

/***/ 46968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ countedViolations),
/* harmony export */   o4: () => (/* binding */ violationRecords),
/* harmony export */   zB: () => (/* binding */ violationsJsonl)
/* harmony export */ });
/* unused harmony export violationRecord */
/* harmony import */ var _core_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72407);

const ACTIONS = {
    allow: 'warned',
    warn_continue: 'warned',
    delay: 'delayed',
    reject: 'blocked',
    graceful_exit: 'stopped',
    emergency_stop: 'stopped',
};
function violationRecord(executionId, { at, violation }) {
    const action = ACTIONS[violation.response];
    return {
        timestamp: (0,_core_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(at),
        level: action === 'warned' || action === 'delayed' ? 'WARNING' : 'ERROR',
        event: 'CONSTRAINT_VIOLATION',
        sessionId: `session-${executionId}`,
        constraint: violation.seed ?? violation.constraint,
        name: violation.constraint,
        limit: violation.limit ?? null,
        actual: violation.actual ?? null,
        path: violation.path ?? violation.paths[0] ?? null,
        action,
        code: violation.code,
        type: violation.type,
        response: violation.response,
        reason: violation.reason,
        details: violation.details,
        effect: violation.effect,
        paths: violation.paths,
        tool: violation.tool ?? null,
        turn: violation.turn ?? null,
    };
}
/** Every record of the run, warnings included. */
function violationRecords(record) {
    return record.violations.map((entry) => violationRecord(record.executionId, entry));
}
/** Those that count: warnings, a wait among them, are records, but no violations. Source: CONTRACT 6, the seed's matrix. */
function countedViolations(record) {
    return violationRecords(record).filter(({ level }) => level === 'ERROR');
}
/** violations.jsonl: one record a line; empty where there is none. */
function violationsJsonl(record) {
    return violationRecords(record)
        .map((entry) => `${JSON.stringify(entry)}\n`)
        .join('');
}


/***/ }),

/***/ 82579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ observe)
});

// EXTERNAL MODULE: ./build/audit/chain.js
var audit_chain = __webpack_require__(79169);
// EXTERNAL MODULE: ./build/core/change.js
var change = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/core/figures.js
var figures = __webpack_require__(72407);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/report/execution-json.js
var execution_json = __webpack_require__(24328);
// EXTERNAL MODULE: ./build/report/gate-record.js
var gate_record = __webpack_require__(87068);
// EXTERNAL MODULE: ./build/report/run-record.js + 5 modules
var run_record = __webpack_require__(40029);
// EXTERNAL MODULE: ./build/report/violation-record.js
var violation_record = __webpack_require__(46968);
;// CONCATENATED MODULE: ./build/report/outputs.js







/** All outputs of a job may take 1 MB together; the agent's closing words are the only long one. */
const RESULT_LIMIT = 60_000;
/**
 * The action's outputs, every name of CONTRACT 1 that a run itself decides, always all of them: one that has
 * no value is the empty text. What delivery and upload know comes on top, from them.
 */
function outputsOf(record, place) {
    const outcome = (0,execution_json/* outcomeOf */.s)(record);
    const { tokens, costUsd } = (0,run_record/* usedBy */.XP)(record);
    const { files, linesAdded, linesRemoved } = record.outcome === null ? record.totals : (0,change/* totalsOf */.v)(record.changes);
    return {
        outcome: outcome.name,
        'exit-code': String(core_outcome/* EXIT_CODES */.a[outcome.name]),
        reason: outcome.reason,
        result: (0,figures/* cutText */.IN)(record.ended?.result ?? '', RESULT_LIMIT),
        'failed-gates': (0,gate_record/* failedGates */.q)(record).join('\n'),
        changed: String(files > 0),
        'files-changed': String(files),
        'lines-added': String(linesAdded),
        'lines-removed': String(linesRemoved),
        'tokens-used': String(tokens),
        'cost-usd': costUsd === null ? '' : String((0,figures/* rounded */.Wf)(costUsd, 6)),
        violations: String((0,violation_record/* countedViolations */.Lv)(record).length),
        sandbox: record.isolation?.kind ?? 'none',
        'commit-sha': record.commit?.sha ?? '',
        branch: record.pushed?.branch ?? record.commit?.branch ?? '',
        'pull-request-number': record.pullRequest === null ? '' : String(record.pullRequest.number),
        'pull-request-url': record.pullRequest?.url ?? '',
        'pull-request-operation': record.pullRequest?.operation ?? 'none',
        'report-dir': place.reportDir ?? '',
        'audit-root': place.auditRoot ?? '',
    };
}

// EXTERNAL MODULE: ./build/report/alerts/alert.js
var alerts_alert = __webpack_require__(88989);
;// CONCATENATED MODULE: ./build/report/alerts/alerts-jsonl.js


/** alerts.jsonl: one condition a line, as it came up. Keys after CONTRACT 5. */
function alertsJsonl(alerts) {
    return alerts
        .map(({ at, condition, actual }) => {
        const line = { timestamp: (0,figures/* isoTime */.Ly)(at), level: alerts_alert/* ALERT_LEVELS */.F[condition], condition, actual };
        return `${JSON.stringify(line)}\n`;
    })
        .join('');
}

;// CONCATENATED MODULE: ./build/report/changed-files.js
/** A name that would break the one-path-a-line form; a workspace path never is one, but a report must not rely on it. */
const UNPRINTABLE = /[\x00-\x1f\x7f]/;
/** changed-files.txt: one path a line, sorted as measured; as a JSON text where a name has control characters. */
function changedFiles(record) {
    return record.changes
        .map(({ path }) => `${UNPRINTABLE.test(path) ? JSON.stringify(path) : path}\n`)
        .join('');
}

// EXTERNAL MODULE: ./build/report/controlled-edit.js
var controlled_edit = __webpack_require__(19894);
;// CONCATENATED MODULE: ./build/report/patch-lines.js
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
/** `diff --git a/x b/x`, also quoted by git: the new name. Both names are the same, for renames are not looked for. */
function pathOf(header) {
    const names = header.slice('diff --git '.length);
    const quoted = /"b\/((?:[^"\\]|\\.)*)"$/.exec(names);
    if (quoted?.[1] !== undefined)
        return quoted[1];
    const half = (names.length - 1) / 2;
    if (Number.isInteger(half) && names.slice(2, half) === names.slice(half + 3))
        return names.slice(2, half);
    return names.slice(names.lastIndexOf(' b/') + 3);
}
function openFile(header) {
    return {
        path: pathOf(header),
        lines: [],
        added: 0,
        removed: 0,
        oldLine: 0,
        newLine: 0,
        oldDue: 0,
        newDue: 0,
    };
}
function inHunk(file, line) {
    const text = line.slice(1);
    if (line.startsWith('+')) {
        file.lines.push({ kind: 'added', text, oldLine: null, newLine: file.newLine++ });
        file.added += 1;
        file.newDue -= 1;
    }
    else if (line.startsWith('-')) {
        file.lines.push({ kind: 'removed', text, oldLine: file.oldLine++, newLine: null });
        file.removed += 1;
        file.oldDue -= 1;
    }
    else if (line.startsWith('\\')) {
        file.lines.push({ kind: 'note', text: 'no newline at the end', oldLine: null, newLine: null });
    }
    else {
        file.lines.push({ kind: 'context', text, oldLine: file.oldLine++, newLine: file.newLine++ });
        file.oldDue -= 1;
        file.newDue -= 1;
    }
}
function outsideHunk(file, line) {
    const hunk = HUNK.exec(line);
    if (hunk !== null) {
        file.oldLine = Number(hunk[1]);
        file.newLine = Number(hunk[3]);
        file.oldDue = Number(hunk[2] ?? 1);
        file.newDue = Number(hunk[4] ?? 1);
        file.lines.push({ kind: 'hunk', text: line, oldLine: null, newLine: null });
    }
    else if (/^(new file|deleted file|old|new) mode /.test(line)) {
        file.lines.push({ kind: 'note', text: line, oldLine: null, newLine: null });
    }
    else if (line === 'GIT binary patch' || line.startsWith('Binary files ')) {
        file.lines.push({ kind: 'note', text: 'binary', oldLine: null, newLine: null });
    }
    else if (line.startsWith('\\'))
        inHunk(file, line);
}
/**
 * A `git diff` as data to be shown. Lines are counted against each hunk's header, so a changed line that looks
 * like a header (`-- a/x`, `diff --git`) is not taken for one. `maxLines` bounds the work, not only the result.
 */
function parsePatch(patch, maxLines) {
    const files = [];
    let taken = 0;
    for (let start = 0; start < patch.length;) {
        const end = patch.indexOf('\n', start);
        const line = patch.slice(start, end === -1 ? patch.length : end);
        start = end === -1 ? patch.length : end + 1;
        const file = files.at(-1);
        // A hunk shorter than it says (a cut patch) ends where a line can be none of it.
        const busy = file !== undefined && (file.oldDue > 0 || file.newDue > 0) && /^(?:[ +\-\\]|$)/.test(line);
        if (line.startsWith('diff --git '))
            files.push(openFile(line));
        else if (busy)
            inHunk(file, line);
        else if (file !== undefined)
            outsideHunk(file, line);
        taken += 1;
        if (taken >= maxLines && start < patch.length)
            return { files, more: true };
    }
    return { files, more: false };
}

// EXTERNAL MODULE: ./build/core/readable.js
var readable = __webpack_require__(65720);
;// CONCATENATED MODULE: ./build/report/html/text.js


const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text of anybody as HTML text or as a quoted attribute. */
function text_text(value, limit = Number.POSITIVE_INFINITY) {
    return (0,figures/* cutText */.IN)((0,readable/* readable */.HD)(value), limit, '\n… (cut)').replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');
}
/** The same in one line. */
function line(value, limit = 2000) {
    return text_text((0,figures/* cutText */.IN)((0,readable/* readableLine */.$O)(value), limit));
}
/** A section with a heading and an optional note beside it. Both `title` and `note` are HTML already. */
function section(id, title, note, content) {
    const aside = note === '' ? '' : `<p class="note">${note}</p>`;
    return `<section id="${id}"><header><h2>${title}</h2>${aside}</header>${content}</section>`;
}

;// CONCATENATED MODULE: ./build/report/html/diff.js




/** More lines than anybody reads on one page; changes.patch has them all. */
const MAX_LINES = 4000;
const LINE_LIMIT = 1000;
/** A file with more changed lines than this starts folded. */
const FOLDED_FROM = 400;
const CLASSES = {
    added: 'a',
    removed: 'r',
    context: '',
    hunk: 'h',
    note: 'h',
};
const SIGNS = {
    added: '+',
    removed: '−',
    context: '',
    hunk: '',
    note: '',
};
function diffRow({ kind, text: content, oldLine, newLine }) {
    if (kind === 'hunk' || kind === 'note')
        return `<tr class="h"><td colspan="4">${line(content)}</td></tr>`;
    const shown = text_text(content, LINE_LIMIT);
    return `<tr class="${CLASSES[kind]}"><td class="n">${oldLine ?? ''}</td><td class="n">${newLine ?? ''}</td><td class="s">${SIGNS[kind]}</td><td>${shown}</td></tr>`;
}
function diffFile(file) {
    const open = file.added + file.removed <= FOLDED_FROM ? ' open' : '';
    const counts = `<span class="plus">+${file.added}</span><span class="minus">−${file.removed}</span>`;
    return `<details class="file"${open}><summary><span class="grow">${line(file.path, 400)}</span>${counts}</summary><div class="diff"><table>${file.lines.map(diffRow).join('')}</table></div></details>`;
}
function aftermath({ left }) {
    if (left === null || left.policy === 'preserve')
        return '';
    const kept = left.patchFile === null ? '' : ` The work is kept in <code>${line(left.patchFile)}</code>.`;
    return `<p class="soft">The workspace was put back to its start.${kept}</p>`;
}
/** What the run changed, file by file. `patch` is the text of changes.patch. */
function changesSection(record, patch) {
    const putBack = record.left !== null && record.left.policy !== 'preserve';
    const totals = putBack || record.outcome !== null ? (0,change/* totalsOf */.v)(record.changes) : record.totals;
    const { files, more } = parsePatch(patch, MAX_LINES);
    if (files.length === 0 && totals.files === 0) {
        return section('changes', 'Changes', '', `<p class="soft">Nothing was changed.</p>${aftermath(record)}`);
    }
    const note = `${(0,figures/* plural */.LS)(totals.files, 'file')} <span class="plus">+${totals.linesAdded}</span> <span class="minus">−${totals.linesRemoved}</span>`;
    const rest = more ? '<p class="soft">The rest is in <code>changes.patch</code>.</p>' : '';
    return section('changes', 'Changes', note, aftermath(record) + files.map(diffFile).join('') + rest);
}

// EXTERNAL MODULE: ./build/report/unfinished.js
var unfinished = __webpack_require__(95642);
;// CONCATENATED MODULE: ./build/report/html/head.js






const TITLE_LIMIT = 140;
const TASK_LIMIT = 20_000;
const TONES = {
    success: 'ok',
    skipped: 'idle',
    failure: 'bad',
    constraint_violation: 'bad',
    quality_gate_failure: 'bad',
    timeout: 'warn',
    config_error: 'warn',
    git_error: 'warn',
};
const LABELS = {
    success: 'Success',
    skipped: 'Skipped',
    failure: 'Failure',
    constraint_violation: 'Stopped by a limit',
    quality_gate_failure: 'Quality gate red',
    timeout: 'Out of time',
    config_error: 'Configuration error',
    git_error: 'Git error',
};
function fact(name, value) {
    return value === '' ? '' : `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
function utc(at) {
    return `${(0,figures/* isoTime */.Ly)(at).slice(0, 16).replace('T', ' ')} UTC`;
}
function factsOf(record) {
    const { turns, elapsedMs } = (0,run_record/* usedBy */.XP)(record);
    const branch = record.commit?.branch ?? record.branch;
    return [
        fact('Model', line(record.model === '' ? '' : record.model, 120)),
        fact('Took', `<span class="num">${(0,figures/* duration */.p0)(elapsedMs)}</span>, ${(0,figures/* plural */.LS)(turns, 'turn')}`),
        fact('Started', `<span class="num">${utc(record.startedAt)}</span>`),
        fact('Branch', branch === null ? '' : `<code>${line(branch, 200)}</code>`),
        fact('Commit', record.commit === null
            ? '<span class="soft">none</span>'
            : `<code>${line(record.commit.sha.slice(0, 12))}</code>`),
        fact('Pull request', pullRequest(record)),
        fact('Isolation', isolation(record)),
    ].join('');
}
/** No link: nothing on the page leads out of it. */
function pullRequest({ pullRequest: made }) {
    return made === null ? '' : `#${made.number}, ${made.operation}${made.draft ? ' as a draft' : ''}`;
}
function isolation({ isolation: found }) {
    if (found === null)
        return '';
    if (found.kind === 'none')
        return `<span class="warn" title="${line(found.reason)}">none</span>`;
    return `<span title="${line(found.reason)}">${line(found.kind)}</span>`;
}
function head_unfinished(record) {
    return record.unfinished === null ? '' : `<p class="reason">${unfinished/* UNFINISHED_WORDS */.K[record.unfinished]}</p>`;
}
/** What happened, in one look: outcome, task, reason, and the facts that a reader asks for first. */
function hero(record) {
    const outcome = (0,execution_json/* outcomeOf */.s)(record);
    const firstLine = record.task.trim().split('\n')[0] ?? '';
    const title = text_text((0,figures/* cutText */.IN)((0,readable/* readableLine */.$O)(firstLine), TITLE_LIMIT, '…')) || 'No task';
    const whole = record.task.trim().length > firstLine.length || firstLine.length > TITLE_LIMIT
        ? `<details class="task"><summary>Whole task</summary><pre class="soft">${text_text(record.task, TASK_LIMIT)}</pre></details>`
        : '';
    return `<div class="hero"><div class="brand"><b>forge-headless</b><span class="mono">${line(record.executionId)}</span></div>
<span class="pill ${TONES[outcome.name]}">${LABELS[outcome.name]}</span>
<h1>${title}</h1><p class="reason">${line(outcome.reason)}</p>${head_unfinished(record)}${whole}
<dl class="facts">${factsOf(record)}</dl></div>`;
}
/** The page's title: what a browser tab and a list of files show. */
function pageTitle(record) {
    return `${LABELS[(0,execution_json/* outcomeOf */.s)(record).name]} · ${line(record.task.trim().split('\n')[0] ?? '', 80)}`;
}

// EXTERNAL MODULE: ./build/report/limits.js
var limits = __webpack_require__(68587);
;// CONCATENATED MODULE: ./build/report/html/sections.js







/** From this share on a limit is near. Source: CONTRACT 3, `warn_at`. */
const NEAR = 0.8;
const OUTPUT_LIMIT = 20_000;
const MAX_VIOLATIONS = 200;
const WORDS_LIMIT = 50_000;
const NAMES = {
    files: 'Files changed',
    lines: 'Lines changed',
    tokens: 'Tokens',
    time: 'Time',
    cost: 'Cost',
    turns: 'Turns',
};
function tone(share) {
    if (share > 1)
        return 'over';
    return share >= NEAR ? 'near' : share === 0 ? 'zero' : '';
}
function limitTile({ name, used, limit, share }) {
    const percent = Math.round(share * 100);
    const of = limit === null ? 'no limit' : `of ${(0,figures/* inUnit */.IP)(name, limit)}`;
    const meter = limit === null
        ? ''
        : `<div class="bar ${tone(share)}" role="meter" aria-valuenow="${percent}" aria-valuemin="0" aria-valuemax="100" aria-label="${NAMES[name]}"><i style="--w:${Math.min(100, share * 100).toFixed(1)}%"></i></div>`;
    const shown = limit === null ? '' : `<span class="share num">${percent === 0 && share > 0 ? '&lt;1' : percent}%</span>`;
    return `<li><h3>${NAMES[name]}</h3><p><strong class="num">${(0,figures/* inUnit */.IP)(name, used)}</strong><span>${of}</span>${shown}</p>${meter}</li>`;
}
function limitsSection(record) {
    const uses = (0,limits/* limitUses */.S4)(record.configured, (0,run_record/* usedBy */.XP)(record));
    if (uses.every(({ limit }) => limit === null))
        return '';
    const note = record.usage.estimated ? 'tokens partly estimated' : '';
    return section('limits', 'Limits', note, `<ul class="card limits">${uses.map(limitTile).join('')}</ul>`);
}
const GATE_TONES = {
    passed: 'ok',
    failed: 'bad',
    error: 'bad',
    not_run: 'idle',
};
function gateState(gate) {
    const now = gate.status === 'error'
        ? gate.timedOut
            ? 'timed out'
            : 'could not run'
        : gate.status === 'failed'
            ? `red, exit ${gate.exitCode ?? '?'}`
            : gate.status === 'passed'
                ? 'green'
                : 'not run';
    const before = gate.wasRed === null
        ? ''
        : `<span class="${gate.wasRed ? 'bad' : 'ok'}">${gate.wasRed ? 'red' : 'green'}</span><span class="arrow">→</span>`;
    return `<span class="state">${before}<span class="${GATE_TONES[gate.status]}">${now}</span></span>`;
}
function gateRow(gate) {
    const optional = gate.required ? '' : ' <span class="tag">optional</span>';
    const tries = gate.attempts > 1 ? ` · ${(0,figures/* plural */.LS)(gate.attempts, 'attempt')}` : '';
    const time = gate.status === 'not_run' ? '' : `${(0,figures/* duration */.p0)(gate.durationMs)}${tries}`;
    const inner = `<span class="dot ${GATE_TONES[gate.status]}"></span><span class="grow">${line(gate.name, 200)}${optional}<code class="sub">${line(gate.command, 500)}</code></span>${gateState(gate)}<span class="end num">${time}</span>`;
    if (gate.output.trim() === '')
        return `<li class="row">${inner}</li>`;
    const open = gate.status === 'failed' || gate.status === 'error' ? ' open' : '';
    const shown = gate.output.length > OUTPUT_LIMIT
        ? `… (the start was cut)\n${gate.output.slice(-OUTPUT_LIMIT)}`
        : gate.output;
    return `<li><details${open}><summary class="row">${inner}</summary><pre class="out">${text_text(shown)}</pre></details></li>`;
}
function gatesSection(record) {
    const gates = (0,gate_record/* gateRecords */._)(record);
    if (gates.length === 0)
        return '';
    return section('gates', 'Gates', 'observed, before → after', `<ul class="card rows">${gates.map(gateRow).join('')}</ul>`);
}
function violationRow(entry) {
    const mild = entry.action === 'warned' || entry.action === 'delayed';
    const where = [
        ...(entry.path === null ? [] : [entry.path]),
        ...(entry.tool === null ? [] : [entry.tool]),
        ...(entry.turn === null ? [] : [`turn ${entry.turn}`]),
        ...(entry.effect === 'none' ? [] : [entry.effect]),
    ];
    return `<li class="row"><span class="tag ${mild ? 'warn' : 'bad'}">${line(entry.code)}</span><span class="grow">${line(entry.reason, 1000)}<span class="sub">${line(where.join(' · '), 600)}</span></span><span class="end">${entry.action}</span></li>`;
}
function violationsSection(record) {
    const all = (0,violation_record/* violationRecords */.o4)(record);
    if (all.length === 0)
        return '';
    const rest = all.length > MAX_VIOLATIONS ? `the first ${MAX_VIOLATIONS} of ${all.length}` : '';
    const rows = all.slice(0, MAX_VIOLATIONS).map(violationRow).join('');
    return section('violations', 'Violations', rest, `<ul class="card rows">${rows}</ul>`);
}
function alertsSection(record) {
    if (record.alerts.length === 0)
        return '';
    const rows = record.alerts.slice(0, MAX_VIOLATIONS).map(({ condition, actual }) => {
        const level = alerts_alert/* ALERT_LEVELS */.F[condition];
        const color = level === 'Warning' ? 'warn' : 'bad';
        return `<li class="row"><span class="tag ${color}">${level}</span><span class="grow">${line(condition)}<span class="sub">${line(actual, 600)}</span></span></li>`;
    });
    return section('alerts', 'Alerts', '', `<ul class="card rows">${rows.join('')}</ul>`);
}
function noticesSection(record) {
    const warnings = record.notices.filter(({ level }) => level === 'warning');
    if (warnings.length === 0)
        return '';
    const items = warnings.slice(0, MAX_VIOLATIONS).map(({ text: said }) => `<li>${line(said, 1000)}</li>`);
    return section('notices', 'Notices', '', `<ul class="list">${items.join('')}</ul>`);
}
function wordsSection(record) {
    const result = record.ended?.result ?? '';
    if (result.trim() === '')
        return '';
    return section('words', 'The agent’s own words', 'not checked by anybody', `<div class="says">${text_text(result.trim(), WORDS_LIMIT)}</div>`);
}

;// CONCATENATED MODULE: ./build/report/html/style.js
/** The page's whole look: system fonts, two colour schemes, nothing fetched. */
const STYLE = `
:root{color-scheme:light dark;
--bg:#f7f7f5;--card:#fff;--ink:#1b1c1e;--soft:#63666c;--faint:#8d9097;--line:#e6e6e2;--line-2:#f0f0ed;
--ok:#1a7f4b;--ok-bg:#e3f4ea;--bad:#c4362c;--bad-bg:#fce9e6;--warn:#a86400;--warn-bg:#fdf1da;--info:#3454d1;--info-bg:#e8ecfc;
--track:#ebebe7;--add:#e9f8ee;--add-n:#d3f0dd;--del:#fdeeec;--del-n:#fadcd8;--model:#7c8ff0;--tool:#37b3a0;--gate:#c79a3c;
--sans:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media (prefers-color-scheme:dark){:root{
--bg:#111214;--card:#191b1e;--ink:#e9eaec;--soft:#a2a6ad;--faint:#7b7f87;--line:#2a2d31;--line-2:#22252a;
--ok:#56c98a;--ok-bg:#16301f;--bad:#f2796d;--bad-bg:#3a1c19;--warn:#e2ab4e;--warn-bg:#33270f;--info:#93a6ff;--info-bg:#1d2340;
--track:#2a2d31;--add:#14271b;--add-n:#1a3624;--del:#2d1816;--del-n:#41201d;--model:#6d80e8;--tool:#2f9c8b;--gate:#b08735}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 var(--sans);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
main{max-width:1000px;margin:0 auto;padding:56px 28px 72px}
h1,h2,h3,p,dl,dd,ul,ol,pre{margin:0;padding:0}ul,ol{list-style:none}
code,pre,.mono{font-family:var(--mono);font-size:.875em}
.num{font-variant-numeric:tabular-nums}
.soft{color:var(--soft)}
.hero{padding-bottom:4px}
.brand{display:flex;justify-content:space-between;gap:16px;color:var(--faint);font-size:13px;margin-bottom:28px}
.brand b{color:var(--soft);font-weight:600}
.pill{display:inline-flex;align-items:center;gap:8px;padding:4px 12px 4px 10px;border-radius:99px;font-size:13px;font-weight:600}
.pill::before{content:"";width:8px;height:8px;border-radius:50%;background:currentColor}
.ok{color:var(--ok)}.bad{color:var(--bad)}.warn{color:var(--warn)}.idle{color:var(--faint)}
.pill.ok{background:var(--ok-bg)}.pill.bad{background:var(--bad-bg)}.pill.warn{background:var(--warn-bg)}.pill.idle{background:var(--line-2)}
h1{font-size:30px;line-height:1.22;letter-spacing:-.022em;font-weight:650;margin:16px 0 10px;overflow-wrap:anywhere;text-wrap:balance}
.reason{font-size:17px;color:var(--soft);max-width:72ch;overflow-wrap:anywhere}.reason::first-letter{text-transform:uppercase}
.task{margin-top:14px}.task summary{color:var(--faint);font-size:13px;width:fit-content}.task summary::after{content:" ›"}.task pre{padding-top:10px;font-family:var(--sans);font-size:14px;max-width:80ch}
.facts{display:flex;flex-wrap:wrap;gap:16px 44px;margin-top:28px;padding-top:22px;border-top:1px solid var(--line)}
.facts dt{font-size:12px;color:var(--faint);margin-bottom:1px}
.facts dd{font-size:14px;overflow-wrap:anywhere}
section{margin-top:44px}
section>header{display:flex;align-items:baseline;justify-content:space-between;gap:16px;margin-bottom:14px}
h2{font-size:18px;letter-spacing:-.012em;font-weight:640}
.note{color:var(--faint);font-size:13px;text-align:right}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.limits{display:grid;grid-template-columns:repeat(3,1fr)}
.limits li{padding:18px 20px 20px;border-right:1px solid var(--line-2);border-bottom:1px solid var(--line-2);margin:0 -1px -1px 0}
.limits h3{font-size:13px;font-weight:500;color:var(--soft)}
.limits p{display:flex;align-items:baseline;gap:7px;margin:2px 0 11px}
.limits strong{font-size:25px;letter-spacing:-.02em;font-weight:620}
.limits span{color:var(--faint);font-size:13px}.limits .share{margin-left:auto}
.bar{height:5px;border-radius:3px;background:var(--track);overflow:hidden}
.bar i{display:block;height:100%;border-radius:3px;background:var(--info);width:var(--w);min-width:3px}
.bar.near i{background:var(--warn)}.bar.over i{background:var(--bad)}.bar.zero i{display:none}
.rows>li,.rows>details{border-top:1px solid var(--line-2)}.rows>:first-child{border-top:0}
.row{display:flex;align-items:center;gap:14px;padding:13px 20px;min-width:0}
.row .grow{flex:1;min-width:0;overflow-wrap:anywhere}.row .end{color:var(--soft);font-size:13px;white-space:nowrap}
.row .sub{display:block;color:var(--faint);font-size:13px;font-family:var(--mono);overflow-wrap:anywhere}
.dot{flex:none;width:10px;height:10px;border-radius:50%;background:currentColor}
.dot.idle{background:none;border:2px solid currentColor}
.tag{display:inline-block;padding:1px 7px;border-radius:5px;background:var(--line-2);color:var(--soft);font:12px/1.6 var(--mono);white-space:nowrap}
.tag.bad{background:var(--bad-bg);color:var(--bad)}.tag.warn{background:var(--warn-bg);color:var(--warn)}
.state{font-size:13px;white-space:nowrap}.state .arrow{color:var(--faint);padding:0 5px}
details>summary{cursor:pointer;list-style:none}details>summary::-webkit-details-marker{display:none}
summary:focus-visible,a:focus-visible{outline:2px solid var(--info);outline-offset:-2px;border-radius:6px}
#gates .row::after,.file summary::after{content:"";flex:none;width:8px;color:var(--faint);text-align:center}
#gates summary.row::after,.file summary::after{content:"›";transition:transform .12s}
#gates details[open]>summary.row::after,.file[open]>summary::after{transform:rotate(90deg)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.55}
pre.out{padding:14px 20px 16px;background:var(--line-2);color:var(--soft);font-size:12.5px;max-height:420px;overflow:auto}
`;
/** Diff, timeline, words and print, kept apart so that each part can be taken in at a glance. */
const STYLE_PARTS = `
.file{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden;margin-top:12px}
.file summary{display:flex;align-items:center;gap:14px;padding:11px 20px;font-size:13.5px}
.file .grow{flex:1;min-width:0;font-family:var(--mono);overflow-wrap:anywhere}
.plus{color:var(--ok)}.minus{color:var(--bad)}.plus,.minus{font-size:13px;font-variant-numeric:tabular-nums}
.diff{border-top:1px solid var(--line-2);overflow-x:auto}
.diff table{border-collapse:collapse;width:100%;font:12.5px/1.6 var(--mono);tab-size:4}
.diff td{padding:0 14px 0 10px;white-space:pre-wrap;overflow-wrap:anywhere;vertical-align:top}
.diff td.n{width:1%;min-width:44px;padding:0 10px;text-align:right;color:var(--faint);user-select:none;white-space:nowrap;font-variant-numeric:tabular-nums}
.diff td.s{width:1%;padding:0 0 0 8px;color:var(--faint);user-select:none}
.diff tr.a{background:var(--add)}.diff tr.a .n{background:var(--add-n)}.diff tr.a .s{color:var(--ok)}
.diff tr.r{background:var(--del)}.diff tr.r .n{background:var(--del-n)}.diff tr.r .s{color:var(--bad)}
.diff tr.h td{color:var(--faint);background:var(--line-2);padding:3px 14px}
.axis{display:flex;justify-content:space-between;padding:12px 104px 2px 312px;color:var(--faint);font-size:12px;font-variant-numeric:tabular-nums}
.lane{display:grid;grid-template-columns:272px 1fr 64px;gap:20px;align-items:center;padding:9px 20px}
.lane .what{display:flex;gap:12px;min-width:0;align-items:baseline}
.lane .what b{flex:none;min-width:16px;font-weight:500;color:var(--faint);font-size:13px;font-variant-numeric:tabular-nums;text-align:right}
.lane .what b.warn{color:var(--warn);font-weight:650}
.lane .what span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:13.5px}
.lane .what code{color:var(--soft)}
.lane .time{text-align:right;color:var(--faint);font-size:12.5px;font-variant-numeric:tabular-nums}
.strip{position:relative;height:10px;border-radius:3px;background:linear-gradient(var(--line),var(--line)) 0 50%/100% 1px no-repeat}
.strip i{position:absolute;top:0;height:10px;left:var(--l);width:var(--w);min-width:3px;border-radius:3px;background:var(--model)}
.strip i.t{background:var(--tool)}.strip i.g{background:var(--gate)}.strip i.g.bad{background:var(--bad)}
.legend{display:inline-flex;gap:14px}.legend span::before{content:"";display:inline-block;width:9px;height:9px;border-radius:2px;margin-right:6px;background:var(--c)}
.calls{padding:2px 20px 16px 48px;background:var(--card)}
.calls>p{color:var(--soft);white-space:pre-wrap;overflow-wrap:anywhere;padding:4px 0 8px;max-width:80ch}
.calls>ul>li{padding:5px 0;font-size:13.5px;overflow-wrap:anywhere}
.calls pre.out{margin:5px 0 4px;border-radius:8px;padding:10px 14px;max-height:240px}
.says{border-left:3px solid var(--line);padding:2px 0 2px 20px;color:var(--soft);max-width:80ch;white-space:pre-wrap;overflow-wrap:anywhere}
.list li{padding:2px 0;color:var(--soft);font-size:14px;overflow-wrap:anywhere}
footer{margin-top:56px;padding-top:20px;border-top:1px solid var(--line);color:var(--faint);font-size:13px;overflow-wrap:anywhere}
footer p+p{margin-top:4px}
@media (max-width:720px){main{padding:32px 16px 48px}h1{font-size:25px}.limits{grid-template-columns:repeat(2,1fr)}.limits li{padding:14px 16px 16px;min-width:0}.limits strong{font-size:20px}.limits .share{display:none}
.lane{grid-template-columns:1fr 56px;gap:6px 12px}.lane .strip{grid-column:1/-1;grid-row:2}.axis{display:none}
.row{flex-wrap:wrap;gap:4px 12px;padding:12px 16px}.row .grow{flex-basis:62%}#gates .row .grow{flex-basis:82%}#gates .row .state{margin-left:22px}.note{display:none}.diff td.n:first-child{display:none}}
@media print{body{background:#fff}main{padding:0;max-width:none}.card,.file{break-inside:avoid}pre.out{max-height:none}}
`;

;// CONCATENATED MODULE: ./build/report/html/timeline.js


const MAX_TURNS = 300;
const CALL_TEXT = 1500;
const TICKS = 4;
function strip(spans, { length }) {
    const share = (ms) => `${((Math.max(0, ms) / length) * 100).toFixed(2)}%`;
    const bars = spans.map(({ kind, from, ms }) => `<i class="${kind}" style="--l:${share(from)};--w:${share(ms)}"></i>`);
    return `<div class="strip">${bars.join('')}</div>`;
}
/** `mark` is the lane's number, as HTML. */
function lane(mark, what, spans, ms, scale) {
    return `<div class="what">${mark}<span>${what}</span></div>${strip(spans, scale)}<span class="time">${(0,figures/* duration */.p0)(ms)}</span>`;
}
function gateLane({ at, phase, gate }, scale) {
    const from = at - gate.durationMs - scale.start;
    const kind = gate.status === 'passed' ? 'g' : 'g bad';
    const what = `${line(gate.name, 100)} <span class="soft">${phase === 'baseline' ? 'before' : ''}</span>`;
    return `<li class="lane">${lane('<b></b>', what, [{ kind, from, ms: gate.durationMs }], gate.durationMs, scale)}</li>`;
}
/** `read_file ×3, apply_diff` */
function callNames(calls) {
    const counts = new Map();
    for (const { name } of calls)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}
function turnTitle({ calls, text: said, modelMs }) {
    const [only] = calls;
    if (only !== undefined && calls.length === 1) {
        return `${line(only.name, 60)} <code>${line(only.target, 120)}</code>`;
    }
    if (calls.length > 0)
        return line(callNames(calls), 160);
    if (modelMs === null)
        return '<span class="soft">no answer</span>';
    return said === '' ? '<span class="soft">an empty answer</span>' : line(said, 120);
}
function callItem(call) {
    const mark = call.ok ? '' : ' <span class="tag warn">refused</span>';
    const out = call.text.trim() === '' ? '' : `<pre class="out">${text_text(call.text, CALL_TEXT)}</pre>`;
    return `<li>${line(call.name, 60)} <code class="soft">${line(call.target, 300)}</code>${mark} <span class="soft num">${(0,figures/* duration */.p0)(call.durationMs)}</span>${out}</li>`;
}
function turnLane(turn, scale) {
    const from = turn.startedAt - scale.start;
    const modelMs = turn.modelMs ?? turn.endedAt - turn.startedAt;
    const toolMs = turn.calls.reduce((sum, call) => sum + call.durationMs, 0);
    const spans = [
        { kind: '', from, ms: modelMs },
        ...(toolMs > 0 ? [{ kind: 't', from: from + modelMs, ms: toolMs }] : []),
    ];
    const undone = turn.undone.length === 0
        ? ''
        : `<p><span class="tag bad">taken back</span> ${line(turn.undone.join(', '), 600)}</p>`;
    const said = turn.text.trim() === '' ? '' : `<p>${text_text(turn.text.trim(), CALL_TEXT)}</p>`;
    const nudge = turn.nudge === null ? '' : `<p>${line(turn.nudge, 600)}</p>`;
    const trouble = turn.undone.length > 0 || turn.calls.some(({ ok }) => !ok);
    const mark = `<b${trouble ? ' class="warn" title="refused or taken back"' : ''}>${turn.turn}</b>`;
    const head = lane(mark, turnTitle(turn), spans, turn.endedAt - turn.startedAt, scale);
    const calls = turn.calls.length === 0 ? '' : `<ul>${turn.calls.map(callItem).join('')}</ul>`;
    return `<li><details><summary class="lane">${head}</summary><div class="calls">${said}${undone}${calls}${nudge}</div></details></li>`;
}
function axis({ length }) {
    const ticks = Array.from({ length: TICKS + 1 }, (_, index) => (0,figures/* duration */.p0)((length * index) / TICKS));
    return `<div class="axis" aria-hidden="true">${ticks.map((tick) => `<span>${tick}</span>`).join('')}</div>`;
}
const LEGEND = '<span class="legend"><span style="--c:var(--model)">model</span><span style="--c:var(--tool)">tools</span><span style="--c:var(--gate)">gates</span></span>';
/** Every turn and every gate on one axis of time: where it went, and what was done in it. */
function timelineSection(record) {
    if (record.turns.length === 0 && record.gates.length === 0)
        return '';
    const scale = { start: record.startedAt, length: Math.max(1, record.lastAt - record.startedAt) };
    const turns = record.turns.slice(0, MAX_TURNS);
    const lanes = [
        ...record.gates.map((run) => ({ at: run.at - run.gate.durationMs, html: gateLane(run, scale) })),
        ...turns.map((turn) => ({ at: turn.startedAt, html: turnLane(turn, scale) })),
    ].sort((one, other) => one.at - other.at);
    const rest = record.turns.length > MAX_TURNS
        ? `<p class="soft">${(0,figures/* plural */.LS)(record.turns.length - MAX_TURNS, 'more turn')} in <code>events.jsonl</code>.</p>`
        : '';
    const list = lanes.map(({ html }) => html).join('');
    return section('timeline', 'Timeline', LEGEND, `<div class="card">${axis(scale)}<ol class="rows">${list}</ol></div>${rest}`);
}

;// CONCATENATED MODULE: ./build/report/html/page.js






/** Nothing may be fetched, run, framed or sent from a page that shows what a model wrote. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
function footer(record, auditRoot) {
    const audit = auditRoot === null
        ? ''
        : `<p>Audit root <code>${line(auditRoot)}</code></p><p>Check it with <code>forge-headless verify</code> and this folder.</p>`;
    return `<footer><p>Run <code>${line(record.executionId)}</code></p>${audit}</footer>`;
}
/** report.html: one page that stands alone, without scripts. `patch` is the text of changes.patch. */
function reportHtml(record, patch, auditRoot) {
    const body = [
        hero(record),
        limitsSection(record),
        violationsSection(record),
        alertsSection(record),
        gatesSection(record),
        wordsSection(record),
        changesSection(record, patch),
        timelineSection(record),
        noticesSection(record),
        footer(record, auditRoot),
    ].join('\n');
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${pageTitle(record)}</title><style>${STYLE}${STYLE_PARTS}</style></head>
<body><main>
${body}
</main></body></html>
`;
}

// EXTERNAL MODULE: ./build/report/metrics-json.js
var metrics_json = __webpack_require__(79737);
// EXTERNAL MODULE: ./build/report/rates.js
var rates = __webpack_require__(132);
;// CONCATENATED MODULE: ./build/report/metrics-prom.js






/**
 * metrics.prom, in Prometheus' text format. The `agent_*` names are those of the seed on safety constraints,
 * "Constraint Metrics"; the others those of CONTRACT 5. A metric without a sample is left out.
 */
function metricsProm(record) {
    return metricsOf(record)
        .filter(({ samples }) => samples.length > 0)
        .map(({ name, type, help, samples }) => {
        const lines = samples.map(({ labels, value }) => `${name}${labelled(labels)} ${value}`);
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
    })
        .join('');
}
function metricsOf(record) {
    const session = { session: `session-${record.executionId}` };
    const one = (value, labels = {}) => [{ labels, value }];
    const gauge = (name, help, samples) => ({
        name,
        type: 'gauge',
        help,
        samples,
    });
    const committed = record.commit === null ? 0 : record.changes.length;
    return [
        gauge('agent_file_size_bytes', 'Size of files written', fileSizes(record)),
        gauge('agent_commit_file_count', 'Files per commit', one(committed, session)),
        gauge('agent_read_rate', 'File reads in the busiest minute', one((0,rates/* busiestMinute */.cr)(record.readTimes), session)),
        gauge('agent_write_rate', 'File writes in the busiest minute', one((0,rates/* busiestMinute */.cr)(record.writeTimes), session)),
        {
            name: 'agent_constraint_violations',
            type: 'counter',
            help: 'Violation count by type',
            samples: violationCounts(record),
        },
        gauge('forge_run_info', 'How the run ended', one(1, { outcome: (0,execution_json/* outcomeOf */.s)(record).name })),
        gauge('forge_run_seconds', 'Duration of the run', one((0,figures/* rounded */.Wf)((0,run_record/* usedBy */.XP)(record).elapsedMs / 1000, 3))),
        gauge('forge_gate_result', '1 where the gate passed, 0 where it did not', gateResults(record)),
    ];
}
function fileSizes({ changes }) {
    return changes
        .filter(({ status }) => status !== 'deleted')
        .map(({ path, bytes }) => ({ labels: { path }, value: bytes }));
}
function violationCounts(record) {
    const counts = new Map();
    for (const { type } of (0,violation_record/* countedViolations */.Lv)(record))
        counts.set(type, (counts.get(type) ?? 0) + 1);
    return [...counts].map(([type, value]) => ({ labels: { type }, value }));
}
function gateResults(record) {
    return (0,gate_record/* gateRecords */._)(record).map(({ name, status }) => ({
        labels: { gate: name },
        value: status === 'passed' ? 1 : 0,
    }));
}
function labelled(labels) {
    const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
    return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
/** As the format asks: backslash, quote and line feed. */
function escaped(value) {
    return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

// EXTERNAL MODULE: ./build/report/summary-md.js
var summary_md = __webpack_require__(43229);
;// CONCATENATED MODULE: ./build/report/reports.js










/** Reads `artifacts` out of recorded or live settings; what is not said is wanted. */
function choiceFrom(settings) {
    const artifacts = (0,limits/* field */.ZZ)(settings, 'artifacts');
    const wanted = (name) => (0,limits/* field */.ZZ)(artifacts, name) !== false;
    return {
        json: wanted('json'),
        markdown: wanted('markdown'),
        metrics: wanted('metrics'),
        html: wanted('html'),
    };
}
/**
 * Every report of a run, as texts, the most needed first: a cancelled run may not get to the last. Pure, and
 * good at any moment of a run.
 */
function renderReports(record, choice, { patch, auditRoot }) {
    const files = [];
    if (choice.json)
        files.push({ name: 'execution.json', content: (0,execution_json/* executionJson */.F)(record, auditRoot) });
    files.push({ name: 'violations.jsonl', content: (0,violation_record/* violationsJsonl */.zB)(record) });
    files.push({ name: 'alerts.jsonl', content: alertsJsonl(record.alerts) });
    if (choice.metrics) {
        files.push({ name: 'metrics.json', content: (0,metrics_json/* metricsJson */.u)(record) });
        files.push({ name: 'metrics.prom', content: metricsProm(record) });
    }
    if (record.mode === 'controlled-edit') {
        files.push({ name: 'controlled_edit_report.md', content: (0,controlled_edit/* controlledEditReport */.dY)(record) });
    }
    if (patch !== null)
        files.push({ name: 'changes.patch', content: patch });
    files.push({ name: 'changed-files.txt', content: changedFiles(record) });
    if (choice.markdown)
        files.push({ name: 'summary.md', content: (0,summary_md/* summaryMarkdown */.eH)(record, auditRoot) });
    if (choice.html) {
        const diff = patch === null ? '' : new TextDecoder().decode(patch);
        files.push({ name: 'report.html', content: reportHtml(record, diff, auditRoot) });
    }
    return files;
}

;// CONCATENATED MODULE: ./build/run/recorder.js
/**
 * Numbers and dates every event and hands it to the listeners, in order. They listen; none can change a run. The wall
 * clock is read once, and the rest counted from there by the one that never goes back: a clock that is set meanwhile
 * makes no event come before its cause, and no duration in a report wrong.
 * `run_finished` is the last: what comes later, such as a probe that nobody waited for, is no part of the run.
 */
class Recorder {
    #clock;
    #listeners;
    /** Wall time and monotonic time of the beginning, in ms. */
    #began;
    #seq = 0;
    #finished = false;
    constructor(clock, listeners) {
        this.#clock = clock;
        this.#listeners = listeners;
        this.#began = { at: clock.now(), mark: clock.monotonic() };
    }
    emit = (event) => {
        if (this.#finished)
            return;
        this.#finished = event.type === 'run_finished';
        this.#seq += 1;
        const recorded = { seq: this.#seq, at: this.#time(), event };
        for (const listener of this.#listeners)
            listener(recorded);
    };
    #time() {
        return this.#began.at + Math.max(0, Math.floor(this.#clock.monotonic() - this.#began.mark));
    }
}

;// CONCATENATED MODULE: ./build/run/observers.js





function observe(parts) {
    const { clock, redactor, writer } = parts;
    const chain = (0,audit_chain/* createChain */.Us)();
    let record = (0,run_record/* emptyRecord */.FR)(parts.executionId, clock.now());
    const recorder = new Recorder(clock, [
        (recorded) => writer.appendEvent(chain.append(recorded)),
        (recorded) => {
            record = (0,run_record/* apply */.Bb)(record, recorded);
        },
        parts.log(() => record),
    ]);
    const auditHead = () => chain.head();
    return {
        // Secrets go before anything is chained, folded or shown: no listener ever sees one.
        emit: (event) => recorder.emit(redactor.data(event)),
        record: () => record,
        auditHead,
        publish: (patch) => {
            const auditRoot = chain.head();
            writer.write(renderReports(record, choiceFrom(parts.settings), { patch, auditRoot }));
            writer.close();
            const outputs = outputsOf(record, {
                reportDir: writer.dir,
                auditRoot: writer.dir === null ? null : auditRoot,
            });
            return { outputs: redactor.data(outputs), dir: writer.dir, record };
        },
    };
}


/***/ }),

/***/ 96144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refuseStart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _adapters_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49962);
/* harmony import */ var _adapters_redaction_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18196);
/* harmony import */ var _observers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82579);
/* harmony import */ var _reports_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38270);
/* harmony import */ var _secret_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15659);
/* harmony import */ var _start_violation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57080);







/** Where reports go when no settings say otherwise. */
const DEFAULT_OUTPUT = '.forge/artifacts';
/**
 * The record of a run that did not start: because its settings are wrong, git or a cancel stood in the way, or nobody
 * with the right asked. No model was called and nothing was touched. Reports are written where there is a repository
 * to write them in.
 */
function refuseStart(refused) {
    const redactor = (0,_adapters_redaction_js__WEBPACK_IMPORTED_MODULE_6__/* .createRedactor */ .lY)((0,_secret_values_js__WEBPACK_IMPORTED_MODULE_4__/* .secretValues */ .V)(refused.env, null));
    const { place, trouble } = (0,_adapters_place_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(refused.workspace);
    const { writer } = (0,_reports_place_js__WEBPACK_IMPORTED_MODULE_3__/* .reportsPlace */ .t)({
        root: place.root,
        outputDir: DEFAULT_OUTPUT,
        enabled: trouble === null,
        fallbackBase: refused.temporary,
        notice: () => undefined,
        redact: (bytes) => redactor.bytes(bytes),
    });
    const observers = (0,_observers_js__WEBPACK_IMPORTED_MODULE_2__/* .observe */ .l)({
        executionId: `run-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`,
        settings: {},
        clock: refused.clock,
        redactor,
        writer,
        log: () => () => undefined,
    });
    // What git or the network stands in the way with breaks no rule.
    const breaksRule = refused.outcome === 'config_error' || refused.outcome === 'skipped';
    for (const problem of breaksRule ? refused.problems.split('\n') : []) {
        observers.emit({ type: 'violated', violation: (0,_start_violation_js__WEBPACK_IMPORTED_MODULE_5__/* .startViolation */ .y)(problem, refused.code) });
    }
    const outcome = { name: refused.outcome, reason: refused.problems.split('\n').join('; ') };
    observers.emit({ type: 'run_finished', outcome, changes: [] });
    return observers.publish(null);
}


/***/ }),

/***/ 38270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ reportsPlace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/adapters/event-log.js


/**
 * events.jsonl on disk. Each line is written at once and whole, before the run goes on: about 5 µs, and a
 * killed process loses nothing that has happened. A line that a full disk cuts short is taken back, so that what
 * is there always ends with a whole line; lines that could not be written are kept and tried again with the next.
 */
class EventLog {
    #file;
    #path;
    #length = 0;
    #waiting = [];
    /** Throws where the file cannot be made. It must not exist: an old one is removed before. */
    constructor(dir) {
        const { O_CREAT, O_EXCL, O_RDWR, O_NOFOLLOW } = external_node_fs_.constants;
        this.#path = (0,external_node_path_.join)(dir, 'events.jsonl');
        this.#file = (0,external_node_fs_.openSync)(this.#path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 0o644);
    }
    /** Throws the disk's error when the line, or one before it, could not be written; nothing is lost by it. */
    append(line) {
        this.#waiting.push(line);
        this.flush();
    }
    flush() {
        while (this.#waiting.length > 0) {
            this.#write(Buffer.from(`${this.#waiting[0]}\n`));
            this.#waiting.shift();
        }
    }
    #write(bytes) {
        let written = 0;
        try {
            while (written < bytes.length) {
                written += (0,external_node_fs_.writeSync)(this.#file, bytes, written, bytes.length - written, this.#length + written);
            }
            this.#length += bytes.length;
        }
        catch (error) {
            (0,external_node_fs_.ftruncateSync)(this.#file, this.#length);
            throw error;
        }
    }
    /** Whether the name still leads to this file: a command without isolation can exchange it. */
    isStillThere() {
        const found = (0,external_node_fs_.lstatSync)(this.#path, { throwIfNoEntry: false });
        const own = (0,external_node_fs_.fstatSync)(this.#file);
        return found !== undefined && found.ino === own.ino && found.dev === own.dev && own.size === this.#length;
    }
    /** All lines so far, those that could not be written too. */
    content() {
        const bytes = Buffer.alloc(this.#length);
        const read = (0,external_node_fs_.readSync)(this.#file, bytes, 0, this.#length, 0);
        const waiting = Buffer.from(this.#waiting.map((line) => `${line}\n`).join(''));
        return Buffer.concat([bytes.subarray(0, read), waiting]);
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#file);
    }
}

// EXTERNAL MODULE: ./build/adapters/output-folder.js
var output_folder = __webpack_require__(13777);
;// CONCATENATED MODULE: ./build/adapters/report-writer.js




const NO_WRITER = {
    dir: null,
    appendEvent: () => undefined,
    saveQuarantine: () => null,
    write: () => [],
    close: () => undefined,
};
/**
 * Makes the output folder ready. Throws an Error with one line for the user where the name itself is wrong (a link,
 * outside, the workspace itself): that is a configuration error, before anything has run. Where the disk is at
 * fault, a fresh folder elsewhere takes its place.
 */
function openReportWriter(options) {
    if (!options.enabled)
        return NO_WRITER;
    const dir = (0,output_folder/* placeOutputFolder */.RS)(options.root, options.outputDir);
    return new FolderWriter(dir, options);
}
/** Written to a new name beside the old and then renamed: a reader sees the old file or the new one, whole. */
function writeWhole(dir, name, content) {
    const draft = (0,external_node_path_.join)(dir, `.${name.replaceAll('/', '-')}.${process.pid}.tmp`);
    try {
        (0,external_node_fs_.writeFileSync)(draft, content, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(draft, (0,external_node_path_.join)(dir, name));
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(draft, { force: true });
        throw error;
    }
}
class FolderWriter {
    #options;
    #told = new Set();
    #fellBack = false;
    #folder = null;
    #events = null;
    constructor(dir, options) {
        this.#options = options;
        try {
            this.#folder = (0,output_folder/* openOutputFolder */.uS)(dir);
            this.#events = new EventLog(dir);
        }
        catch (error) {
            this.#fallBack(`reports cannot be written to ${dir} (${(0,output_folder/* messageOf */.bD)(error)})`);
        }
    }
    get dir() {
        return this.#folder?.dir ?? null;
    }
    appendEvent(line) {
        try {
            this.#events?.append(line);
        }
        catch (error) {
            this.#tell(`events.jsonl cannot be written (${(0,output_folder/* messageOf */.bD)(error)}): tried again at each event`);
        }
    }
    saveQuarantine(name, bytes) {
        const safe = name
            .replace(/\.patch$/, '')
            .replace(/[^A-Za-z0-9._-]+/g, '-')
            .replace(/^\.+/, '');
        const file = `${output_folder/* QUARANTINE */.DX}/${safe === '' ? 'step' : safe}.patch`;
        return this.#put({ name: file, content: bytes }) ? file : null;
    }
    write(files) {
        this.#rescueEvents();
        return files.filter((file) => this.#put(file)).map(({ name }) => name);
    }
    close() {
        this.#rescueEvents();
        this.#events?.close();
        this.#events = null;
    }
    #put({ name, content }) {
        const bytes = this.#options.redact(typeof content === 'string' ? Buffer.from(content) : content);
        for (const last of [false, true]) {
            if (this.#folder === null)
                return false;
            try {
                this.#mustBeOurs(this.#folder);
                if (name.startsWith(`${output_folder/* QUARANTINE */.DX}/`))
                    (0,output_folder/* openQuarantine */.tw)(this.#folder.dir);
                writeWhole(this.#folder.dir, name, bytes);
                return true;
            }
            catch (error) {
                const trouble = `${name} cannot be written to ${this.#folder.dir} (${(0,output_folder/* messageOf */.bD)(error)})`;
                if (last)
                    this.#tell(`${trouble}: it is lost`);
                else
                    this.#fallBack(trouble);
            }
        }
        return false;
    }
    #mustBeOurs(folder) {
        if (!(0,output_folder/* isStillThere */.Tf)(folder))
            throw new Error('the folder was removed or exchanged during the run');
    }
    /** Everything goes to a fresh folder from here on, the events so far too. Once: a second trouble ends the writing. */
    #fallBack(trouble) {
        const before = this.#events;
        this.#tell(trouble);
        if (this.#fellBack)
            return;
        this.#fellBack = true;
        try {
            this.#folder = (0,output_folder/* openFallbackFolder */.bK)(this.#options.fallbackBase);
            this.#events = new EventLog(this.#folder.dir);
            const lines = before?.content().toString().split('\n').slice(0, -1) ?? [];
            for (const line of lines)
                this.#events.append(line);
            before?.close();
            this.#tell(`reports are written to ${this.#folder.dir} instead`);
        }
        catch (error) {
            this.#folder = null;
            this.#tell(`${this.#options.fallbackBase} cannot be written either (${(0,output_folder/* messageOf */.bD)(error)}): no reports are kept`);
        }
    }
    /** At the end events.jsonl must be whole and under its name, whatever became of the file meanwhile. */
    #rescueEvents() {
        const { events, folder } = { events: this.#events, folder: this.#folder };
        if (events === null || folder === null)
            return;
        try {
            this.#mustBeOurs(folder);
            events.flush();
            if (events.isStillThere())
                return;
            writeWhole(folder.dir, 'events.jsonl', events.content());
            this.#tell('events.jsonl was removed or exchanged during the run: it was written again');
        }
        catch (error) {
            this.#fallBack(`events.jsonl cannot be written to ${folder.dir} (${(0,output_folder/* messageOf */.bD)(error)})`);
        }
    }
    #tell(text) {
        if (this.#told.has(text))
            return;
        this.#told.add(text);
        this.#options.notice(text);
    }
}

;// CONCATENATED MODULE: ./build/run/reports-place.js



/** Where a run's reports go: the folder that was asked for, or a fresh one where that can be none. */
function reportsPlace(options) {
    try {
        return { writer: openReportWriter(options), trouble: null };
    }
    catch (error) {
        const outputDir = (0,external_node_path_.join)(options.fallbackBase, `forge-headless-${(0,external_node_crypto_.randomUUID)()}`);
        const trouble = error instanceof Error ? error.message : String(error);
        return { writer: openReportWriter({ ...options, outputDir }), trouble };
    }
}


/***/ }),

/***/ 15659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues)
/* harmony export */ });
/* harmony import */ var _adapters_git_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83984);
/* harmony import */ var _adapters_secret_scan_real_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61598);


/** Names of variables that hold secrets. `TOKEN` and the keys only at the end: `MAX_TOKENS` and `KEY_PATH` hold none. */
const SECRET_NAME = /SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|(^|[_-])(AUTH[_-]?)?TOKEN$|(^|[_:-])_?AUTH$|(^|[_-])(API|ACCESS|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|SSH|ACCOUNT|MASTER)[_-]?KEY$/i;
/** Names that would match, of what says where a secret is or how it is made and is none itself. */
const NO_SECRET_NAME = /[_-](FILE|PATH|DIR|NAME|ID|URL|HOST|ENABLED|TYPE|LENGTH|POLICY)$/i;
/** What the tokens of services begin with, whatever the variable is called. */
const SECRET_VALUE = /^(?:gh[pousr]_|github_pat_|glpat-|sk-[A-Za-z0-9]|xox[abposr]-|npm_[A-Za-z0-9]{20}|AKIA[0-9A-Z]{16}$|eyJ[\w-]+\.eyJ|-----BEGIN [A-Z ]*PRIVATE KEY)/;
/**
 * The secret values a run was given: its key, and of its environment whatever is named like a secret or looks
 * like one, the passwords in addresses, and what the user hands through to commands (`sandbox.pass_env`) where it
 * does not look harmless.
 */
function secretValues(env, apiKey, passEnv = []) {
    const found = Object.entries(env).flatMap(([name, value = '']) => secretsOf(name, value, passEnv));
    return [...new Set([apiKey ?? '', ...found])].filter((value) => value !== '');
}
function secretsOf(name, value, passEnv) {
    const inUrl = (0,_adapters_git_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .secretInUrl */ .HO)(value);
    if (isNamed(name) || SECRET_VALUE.test(value))
        return inUrl === null ? [value] : [value, inUrl];
    if (inUrl !== null)
        return [inUrl];
    return passEnv.includes(name) && (0,_adapters_secret_scan_real_value_js__WEBPACK_IMPORTED_MODULE_1__/* .looksReal */ .XG)(value) ? [value] : [];
}
function isNamed(name) {
    return SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name);
}


/***/ }),

/***/ 57080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ startViolation)
/* harmony export */ });
/* harmony import */ var _core_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39776);

/** What kept a run from starting, as a record: nothing ran, so there is neither turn nor tool. */
function startViolation(reason, code = 'CFG-01') {
    const { type, title } = _core_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .L[code];
    return {
        constraint: title.replaceAll(' ', '_'),
        code,
        type,
        response: 'emergency_stop',
        reason,
        paths: [],
        details: {},
        effect: 'prevented',
    };
}


/***/ }),

/***/ 24213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/** Text that `problem` has nothing against. The message it gives is the whole of the error. */
function text(problem) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().superRefine((value, context) => {
        const message = problem(value);
        if (message !== null)
            context.addIssue({ code: 'custom', message });
    });
}


/***/ }),

/***/ 20833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OL: () => (/* binding */ customConstraints),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   UL: () => (/* binding */ customNameProblem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _checked_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24213);


/** More than these would be asked before every call of the model, one after the other. */
const MOST_CUSTOM = 20;
/** A path of the repository as messages and git name it: without `./` at its beginning. */
function repositoryPath(spelled) {
    return spelled.replace(/^(?:\.\/+)+/, '');
}
function moduleProblem(spelled) {
    const path = repositoryPath(spelled);
    const shown = JSON.stringify(spelled);
    const parts = path.split('/');
    if (path.startsWith('/') || parts.some((part) => part === '' || part === '.' || part === '..')) {
        return `${shown} is no path of a file in the repository: write it from the root, as in ./.forge/limits.mjs`;
    }
    return /\.m?js$/.test(path)
        ? null
        : `${shown} is no ES module: name a file that ends in .mjs or .js, or give a command as { name, command }`;
}
/** What a custom constraint may be called: as reports, SARIF rules and `on_violation` can hold it. */
function customNameProblem(name) {
    return /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name)
        ? null
        : `${JSON.stringify(name.slice(0, 70))} is no name for a constraint: a letter, then letters, digits, _ and -, at most 64`;
}
const command = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: (0,_checked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Q)(customNameProblem).describe('in reports, and for `on_violation`'),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .describe('gets the context as JSON on stdin, answers one JSON object on stdout; run by `bash -c`'),
});
/** Modules by their path in the trusted commit, and commands. Source: CONTRACT 6, DECISIONS D31. */
const customConstraints = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([(0,_checked_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Q)(moduleProblem), command]))
    .max(MOST_CUSTOM)
    .superRefine((entries, context) => {
    const keys = entries.map((entry) => (typeof entry === 'string' ? repositoryPath(entry) : entry.name));
    for (const [at, key] of keys.entries()) {
        if (keys.indexOf(key) === at)
            continue;
        const message = `${JSON.stringify(key)} is listed twice, and each constraint is asked once: remove one`;
        context.addIssue({ code: 'custom', message, path: [at] });
    }
});


/***/ }),

/***/ 99557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ KEY_VARIABLES),
/* harmony export */   Nq: () => (/* binding */ parseEnvironment),
/* harmony export */   bv: () => (/* binding */ variable),
/* harmony export */   fT: () => (/* binding */ providersWithKeys)
/* harmony export */ });
/**
 * The variable in which each provider's own tools keep its key. A gateway has none: a key of one of the big
 * providers is never sent to an address that happens to be configured.
 */
const KEY_VARIABLES = {
    anthropic: 'ANTHROPIC_API_KEY',
    openai: 'OPENAI_API_KEY',
    google: 'GOOGLE_GENERATIVE_AI_API_KEY',
    'openai-compatible': null,
    replay: null,
};
/** What a variable holds; null where it is unset or blank. */
function variable(env, name) {
    const text = env[name]?.trim() ?? '';
    return text === '' ? null : text;
}
/** What the environment says about settings: less than a flag or an input, more than the file. */
function parseEnvironment(env) {
    const values = new Map();
    const take = (key, name) => {
        const value = variable(env, name);
        if (value !== null)
            values.set(key, { value, where: name });
    };
    take('model.provider', 'FORGE_PROVIDER');
    take('model.name', 'FORGE_MODEL');
    take('base-url', 'FORGE_BASE_URL');
    return values;
}
/** The providers whose own key is set, with the variable: what a run without a named provider goes by. */
function providersWithKeys(env) {
    const found = [];
    for (const provider of ['anthropic', 'openai', 'google']) {
        const name = KEY_VARIABLES[provider];
        if (name !== null && variable(env, name) !== null)
            found.push({ provider, name });
    }
    return found;
}


/***/ }),

/***/ 48744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   m: () => (/* binding */ readFromDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * A regular file of at most `maxBytes`. Never waits on a pipe, and never reads more than the limit of a device or
 * of a file that grows meanwhile.
 */
function readFromDisk(path, maxBytes) {
    let handle = null;
    try {
        handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle);
        if (stat.isDirectory())
            return refused('it is a folder: name a file');
        if (!stat.isFile())
            return refused('it is not a regular file: name one');
        if (stat.size > maxBytes)
            return refused(tooLarge(stat.size, maxBytes));
        return readAll(handle, maxBytes);
    }
    catch (error) {
        return failed(error);
    }
    finally {
        if (handle !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
function readAll(handle, maxBytes) {
    const buffer = Buffer.alloc(Math.min(maxBytes, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle).size + SPARE) + 1);
    let length = 0;
    while (length < buffer.length) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, buffer, length, buffer.length - length, null);
        if (read === 0)
            return { kind: 'bytes', bytes: buffer.subarray(0, length) };
        length += read;
    }
    return refused('it grew while it was read: try again');
}
/** Room for files that give their size as 0, as those of /proc do. Bytes. */
const SPARE = 64 * 1024;
function tooLarge(size, maxBytes) {
    return `${size} bytes, at most ${maxBytes} are read: is this the right file?`;
}
function refused(message) {
    return { kind: 'refused', message };
}
function failed(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    if (code === 'EACCES' || code === 'EPERM')
        return refused('it may not be read: give this user the permission');
    return refused(`it cannot be read (${error instanceof Error ? error.message : String(error)})`);
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** The folder at or above `folder` that holds `.git`; `folder` itself where none does (which is git's to report). */
function repositoryRoot(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if (at === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return folder;
    }
}


/***/ }),

/***/ 62027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   bQ: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97201);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78898);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40461);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3667);




const COMMANDS = {
    run: { about: 'let the agent do the task (the default)', flags: null },
    demo: {
        about: 'the main job on a throw-away repository, without a key',
        flags: ['json', 'quiet', 'verbose', 'debug'],
    },
    explain: {
        about: 'explain PATH [flags]: which rule decides this path, and where the rule came from',
        flags: null,
    },
    verify: {
        about: "verify DIR [--commit SHA] [--workspace DIR]: check a run's record, and that the commit is what it made",
        flags: [],
    },
    schema: { about: 'print the JSON Schema of the configuration', flags: [] },
};
/** Ends every problem with the command line. */
const SEE_HELP = 'forge-headless --help lists them';
/** What the arguments after the program's name say. Pure: reads nothing but its argument. */
function parseFlags(argv) {
    if (argv.includes('--help') || argv.includes('-h'))
        return { command: 'help', given: NOTHING };
    if (argv.includes('--version'))
        return { command: 'version', given: NOTHING };
    const words = argv[0] === 'headless' ? argv.slice(1) : argv;
    const first = words[0];
    if (first === undefined || first.startsWith('-'))
        return { command: 'run', given: read('run', words) };
    if (isCommand(first))
        return { command: first, given: read(first, words.slice(1)) };
    const known = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .knownNames */ .UH)(first, Object.keys(COMMANDS));
    const message = `unknown command ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(first)}: ${known}. A task is given by --task`;
    const rest = read('run', words.slice(1));
    return {
        command: 'run',
        given: { values: rest.values, problems: [{ where: 'command line', message }, ...rest.problems] },
    };
}
const NOTHING = { values: new Map(), problems: [] };
function isCommand(word) {
    return Object.hasOwn(COMMANDS, word);
}
/** The flags that a command takes. */
function flagsOf(command) {
    const names = COMMANDS[command].flags;
    return _options_js__WEBPACK_IMPORTED_MODULE_1__/* .OPTIONS */ .l.filter(({ flag }) => flag !== undefined && (names === null || names.includes(flag)));
}
function read(command, words) {
    const flags = new Map(flagsOf(command).map((option) => [option.flag ?? '', option]));
    const values = new Map();
    const problems = [];
    let at = 0;
    while (at < words.length) {
        const word = split(words[at] ?? '');
        at++;
        const option = word === null ? undefined : flags.get(word.name);
        if (word === null || option === undefined) {
            problems.push(word === null ? stray(words[at - 1] ?? '') : unknownFlag(word.name, [...flags.keys()]));
            // What follows an unknown flag is its value, and no mistake of its own.
            if (word !== null && word.text === undefined && isValue(words[at]))
                at++;
            continue;
        }
        let text = word.text;
        if (option.kind !== 'switch' && text === undefined && isValue(words[at])) {
            text = words[at];
            at++;
        }
        const problem = take(option, text, values);
        if (problem !== null)
            problems.push(problem);
    }
    return { values, problems };
}
/** `--flag=value`, `--flag`; null where it is no flag at all. */
function split(word) {
    if (!word.startsWith('--') || word === '--')
        return null;
    const equals = word.indexOf('=');
    if (equals < 0)
        return { name: word.slice(2), text: undefined };
    return { name: word.slice(2, equals), text: word.slice(equals + 1) };
}
/** A word that begins with two dashes is the next flag: a value like that is written `--flag=--value`. */
function isValue(word) {
    return word !== undefined && !word.startsWith('--');
}
/** Puts one flag among the values, or says what is wrong with it. */
function take(option, text, values) {
    const where = `--${option.flag}`;
    if (option.kind === 'switch') {
        if (text !== undefined)
            return { where, message: `takes no value, got ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(text)}: write ${where} alone` };
        return put(option, where, option.means, values);
    }
    if (text === undefined || (text.trim() === '' && option.mayBeEmpty !== true)) {
        return { where, message: `needs a value: write ${where} ${option.value ?? 'VALUE'}` };
    }
    const value = (0,_given_js__WEBPACK_IMPORTED_MODULE_0__/* .converted */ .H)(option.kind, text);
    if (Array.isArray(value) && value.length === 0) {
        return { where, message: `holds separators only: write ${where} ${option.value ?? 'VALUE'}` };
    }
    return put(option, where, value, values);
}
function put(option, where, value, values) {
    const before = values.get(option.key);
    if (before === undefined) {
        values.set(option.key, { value, where });
        return null;
    }
    if (option.kind === 'list' && Array.isArray(before.value) && Array.isArray(value)) {
        values.set(option.key, { value: [...before.value, ...value], where });
        return null;
    }
    if (before.value === value)
        return null;
    if (before.where === where)
        return { where, message: 'is given twice with different values: keep one of them' };
    return { where, message: `contradicts ${before.where}: keep one of them` };
}
function unknownFlag(name, known) {
    if (name === 'api-key') {
        const message = 'is no flag, for command lines are seen by others: set FORGE_API_KEY in the environment instead';
        return { where: '--api-key', message };
    }
    const names = known.map((flag) => `--${flag}`);
    const list = names.length === 0 ? 'this command takes no flags' : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .knownNames */ .UH)(`--${name}`, names);
    return { where: `--${name}`, message: `unknown flag: ${list}. ${SEE_HELP}` };
}
function stray(word) {
    return {
        where: 'command line',
        message: `unexpected word ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(word)}: a value follows its flag, and text with spaces is quoted. ${SEE_HELP}`,
    };
}


/***/ }),

/***/ 54638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ forgeAccess)
/* harmony export */ });
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87250);

/** What the runner says of GitHub, and the token that was given with the run; null where one of them is missing. */
function forgeAccess(door, values, env) {
    const token = (door === 'action' ? (0,_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(values, 'github-token') : env.GITHUB_TOKEN) ?? '';
    const { GITHUB_REPOSITORY: repository = '', GITHUB_SERVER_URL: server = '', GITHUB_API_URL: api } = env;
    if (token === '' || repository === '')
        return null;
    return {
        serverUrl: server === '' ? 'https://github.com' : server,
        apiUrl: api === '' ? undefined : api,
        repository,
        mainBranch: null,
        token,
    };
}


/***/ }),

/***/ 97201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ converted)
/* harmony export */ });
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92807);

/** Digits with at most one dot: `0x10`, `1e3`, `-1`, `NaN` and `３` are no numbers here, and stay text. */
const PLAIN_NUMBER = /^[0-9]+(?:\.[0-9]+)?$/;
/**
 * The text of an option as the value that the configuration would hold. Text that does not fit its kind stays
 * text: the schema refuses it then, with the same words as in a file.
 */
function converted(kind, text) {
    switch (kind) {
        case 'number':
            return PLAIN_NUMBER.test(text.trim()) ? Number(text) : text;
        case 'boolean':
            return asBoolean(text.trim());
        case 'list':
            return (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .splitList */ .ry)(text);
        case 'text':
        case 'duration':
        case 'switch':
            return text;
    }
}
/** The runner's own words for yes and no, which are YAML 1.2's. Source: `getBooleanInput` of @actions/core. */
function asBoolean(text) {
    if (['true', 'True', 'TRUE'].includes(text))
        return true;
    if (['false', 'False', 'FALSE'].includes(text))
        return false;
    return text;
}


/***/ }),

/***/ 92807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   mT: () => (/* binding */ MOST_GLOBS),
/* harmony export */   oi: () => (/* binding */ globListProblem),
/* harmony export */   ry: () => (/* binding */ splitList)
/* harmony export */ });
/* unused harmony export bracePatterns */
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);

/** More patterns than this in one list is a mistake in a generator, and slow for every path judged. */
const MOST_GLOBS = 10_000;
/** Patterns that one glob's braces may stand for. Nested braces multiply: 12 pairs are 4,096. */
const MOST_BRACE_PATTERNS = 1_000;
/** Patterns that all braces of one list may stand for: ten times as many as globs without any. */
const MOST_PATTERNS = 100_000;
const LONGEST_GLOB = 1024;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * Why a glob is refused, with the remedy; null where it is fine. Paths are judged in one spelling (relative to
 * the repository root, `/` between parts, no `.` or `..`), so a glob that could never match one is refused
 * rather than kept as a limit that limits nothing.
 */
function globProblem(glob) {
    const shown = JSON.stringify(glob.length > 60 ? `${glob.slice(0, 60)}…` : glob);
    // Denials are read without them: `..` with one in front would be judged as `..` all the same.
    const seen = glob.replace(INVISIBLE, '');
    if (seen.trim() === '')
        return 'a glob may not be empty: remove it, or write ** for everything';
    if (glob.length > LONGEST_GLOB)
        return `${shown} has ${glob.length} characters: at most ${LONGEST_GLOB}`;
    if (/[\u0000-\u001f\u007f]/.test(glob))
        return `${shown} holds a control character: remove it`;
    if (glob === '!')
        return `${shown} negates nothing: remove it, or write \\! for a name that is !`;
    if (glob.startsWith('!')) {
        return `${shown}: a glob is never negated: write ${JSON.stringify(glob.slice(1))} in the opposite list, or \\! for a name that begins with !`;
    }
    if (glob.startsWith('/')) {
        return `${shown}: globs are relative to the repository root: write ${JSON.stringify(glob.replace(/^\/+/, ''))}`;
    }
    return (partProblem(glob, shown) ??
        partProblem(seen, shown) ??
        braceProblem(glob, shown) ??
        (seen === glob ? null : braceProblem(seen, shown)));
}
/** Why a list of globs is refused that are fine one by one. */
function globListProblem(globs) {
    const patterns = globs.reduce((sum, glob) => sum + bracePatterns(glob), 0);
    if (patterns <= MOST_PATTERNS)
        return null;
    return `expected globs whose braces stand for at most ${MOST_PATTERNS} patterns in all, these stand for ${patterns}: use * where they are alike`;
}
function partProblem(glob, shown) {
    if (glob.endsWith('/')) {
        return `${shown} ends in /: write ${JSON.stringify(`${glob.replace(/\/+$/, '')}/**`)} for what is below it`;
    }
    for (const part of glob.split('/')) {
        if (part === '..')
            return `${shown} holds "..": nothing outside the repository can be named; remove it`;
        if (part === '.' || part === '') {
            return `${shown} holds an empty part or ".": write ${JSON.stringify(tidied(glob))}`;
        }
    }
    return null;
}
function tidied(glob) {
    return glob
        .split('/')
        .filter((part) => part !== '.' && part !== '')
        .join('/');
}
function braceProblem(glob, shown) {
    if (!glob.includes('{'))
        return null;
    // Counted first: the count costs nothing however much there is to expand.
    const few = bracePatterns(glob) <= MOST_BRACE_PATTERNS;
    const alternatives = few ? minimatch__WEBPACK_IMPORTED_MODULE_0__/* .minimatch */ .xF.braceExpand(glob, { braceExpandMax: MOST_BRACE_PATTERNS + 1 }) : [];
    if (!few || alternatives.length > MOST_BRACE_PATTERNS) {
        return `${shown}: its braces stand for more than ${MOST_BRACE_PATTERNS} patterns: use * or write several globs`;
    }
    return alternativeProblem(alternatives, shown);
}
/** What braces put together is held to the same: `.{.,a}` stands for `..`. */
function alternativeProblem(alternatives, shown) {
    if (!alternatives.some((each) => each.split('/').includes('..')))
        return null;
    return `${shown}: its braces stand for "..": nothing outside the repository can be named; remove it`;
}
const RANGE = /^(-?\d+|[A-Za-z])\.\.(-?\d+|[A-Za-z])(?:\.\.(-?\d+))?$/;
/** How many patterns a brace group's body stands for when it is a range such as `1..9`; null where it is none. */
function rangeSize(body) {
    const match = RANGE.exec(body);
    if (match === null)
        return null;
    const at = (text) => (/^-?\d+$/.test(text) ? Number(text) : text.charCodeAt(0));
    const step = Math.max(1, Math.abs(Number(match[3] ?? 1)));
    return Math.floor(Math.abs(at(match[2] ?? '0') - at(match[1] ?? '0')) / step) + 1;
}
/**
 * How many patterns the braces stand for, counted without making them: alternatives add, neighbours multiply.
 * An unclosed brace is a plain character, as it is for minimatch.
 */
function bracePatterns(glob) {
    const stack = [{ closed: 0, current: 1, unclosed: 1, start: -1 }];
    for (let at = 0; at < glob.length; at++) {
        const character = glob[at];
        const group = stack.at(-1);
        if (group === undefined)
            break;
        if (character === '\\')
            at++;
        else if (character === '{')
            stack.push({ closed: 0, current: 1, unclosed: 1, start: at });
        else if (stack.length === 1)
            continue;
        else if (character === ',') {
            group.closed += group.current;
            group.current = 1;
        }
        else if (character === '}') {
            stack.pop();
            const outer = stack.at(-1);
            const size = rangeSize(glob.slice(group.start + 1, at)) ?? group.closed + group.current;
            if (outer === undefined)
                break;
            outer.current *= size;
            outer.unclosed *= size;
        }
    }
    return stack.reduce((product, group) => product * group.unclosed, 1);
}
/**
 * A list as an input or a flag gives it: one a line, or separated by commas. A comma inside braces belongs to
 * the glob. Empty parts fall away.
 */
function splitList(text) {
    const parts = [];
    let depth = 0;
    let start = 0;
    const cut = (end) => {
        const part = text.slice(start, end).trim();
        if (part !== '')
            parts.push(part);
        start = end + 1;
    };
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\')
            at++;
        else if (character === '{')
            depth++;
        else if (character === '}')
            depth = Math.max(0, depth - 1);
        else if (character === '\n') {
            depth = 0;
            cut(at);
        }
        else if (character === ',' && depth === 0)
            cut(at);
    }
    cut(text.length);
    return parts;
}


/***/ }),

/***/ 19511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseInputs)
/* harmony export */ });
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97201);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40461);


/**
 * What the action's inputs say. The runner hands them over as `INPUT_<NAME>`, upper case, spaces as `_`, hyphens
 * kept; an empty input is an unset one. Inputs that this action does not know are the runner's to warn of.
 */
function parseInputs(env) {
    const values = new Map();
    const problems = [];
    for (const { input, key, kind } of _options_js__WEBPACK_IMPORTED_MODULE_1__/* .OPTIONS */ .l) {
        if (input === undefined)
            continue;
        const text = env[`INPUT_${input.toUpperCase()}`]?.trim() ?? '';
        if (text === '')
            continue;
        const where = `input ${input}`;
        const value = (0,_given_js__WEBPACK_IMPORTED_MODULE_0__/* .converted */ .H)(kind, text);
        if (Array.isArray(value) && value.length === 0) {
            problems.push({ where, message: 'holds separators only: name something, or leave it empty' });
        }
        else
            values.set(key, { value, where });
    }
    return { values, problems };
}


/***/ }),

/***/ 63460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TZ: () => (/* binding */ originsOf),
/* harmony export */   bC: () => (/* binding */ mergedLayers),
/* harmony export */   bJ: () => (/* binding */ deepFrozen),
/* harmony export */   cY: () => (/* binding */ nested),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* unused harmony export isSettingKey */
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56601);

function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Whether an option's key is one of the configuration's, and not one of the run's own. */
function isSettingKey(key) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .knownKeys */ .eE)([]).includes(key.split('.')[0] ?? '');
}
/** `{ 'constraints.max_files': … }` as `{ constraints: { max_files: … } }`; keys of the run's own are left out. */
function nested(values) {
    let data = {};
    for (const [key, { value }] of values) {
        if (!isSettingKey(key))
            continue;
        const branch = key.split('.').reduceRight((inner, part) => ({ [part]: inner }), value);
        if (isRecord(branch))
            data = merged(data, branch);
    }
    return data;
}
/** `above` over `below`: keys are merged, everything else (lists too) is replaced. */
function merged(below, above) {
    const both = new Map(Object.entries(below));
    for (const [key, value] of Object.entries(above)) {
        const old = both.get(key);
        both.set(key, isRecord(old) && isRecord(value) ? merged(old, value) : value);
    }
    return Object.fromEntries(both);
}
/** All layers as one, the first of them on top. */
function mergedLayers(layers) {
    return layers.reduceRight((below, { data }) => merged(below, data), {});
}
/** For each setting, by dotted key, the highest layer that says something about it. Lists are one setting. */
function originsOf(settings, layers) {
    const origins = new Map();
    const walk = (value, path) => {
        if (isRecord(value) && Object.keys(value).length > 0) {
            for (const [key, inner] of Object.entries(value))
                walk(inner, [...path, key]);
        }
        else
            origins.set(path.join('.'), originOf(path, layers));
    };
    walk(settings, []);
    return origins;
}
function originOf(path, layers) {
    return layers.find(({ data }) => says(data, path))?.origin ?? 'default';
}
function says(data, path) {
    let value = data;
    for (const key of path) {
        if (!isRecord(value) || !Object.hasOwn(value, key))
            return false;
        value = value[key];
    }
    return value !== undefined;
}
/** Makes it and everything in it unchangeable: no room of the house can loosen a limit later. */
function deepFrozen(value) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        for (const inner of Object.values(value))
            deepFrozen(inner);
    }
    return value;
}


/***/ }),

/***/ 89348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadRunRequest)
});

;// CONCATENATED MODULE: ./build/settings/run-branch.js
/** Of a part of the name, in bytes: a file system takes 255 for a whole one, and git adds `.lock`. */
const LONGEST_PART = 100;
/**
 * The branch of a run that is to have a pull request and was given none: `forge/<workflow>-<job>`, so that the same
 * job finds it again. What a branch cannot be called becomes `-`. Source: DECISIONS D27.
 */
function runBranch({ GITHUB_WORKFLOW: workflow, GITHUB_JOB: job }) {
    const parts = [workflow, job].map((name) => part(name ?? '')).filter((name) => name !== '');
    return `forge/${parts.length === 0 ? 'headless' : parts.join('-')}`;
}
function part(name) {
    const plain = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');
    return within(plain, LONGEST_PART).replace(/^-+|-+$/g, '');
}
/** Never half a character. */
function within(text, bytes) {
    let size = 0;
    let cut = '';
    for (const character of text) {
        size += Buffer.byteLength(character);
        if (size > bytes)
            break;
        cut += character;
    }
    return cut;
}

;// CONCATENATED MODULE: ./build/settings/delivery.js

/** The settings with what a pull request needs: the push, and a branch of its own. */
function withDelivery(settings, env) {
    const { git } = settings;
    if (!git.create_pr)
        return settings;
    return { ...settings, git: { ...git, auto_push: true, branch: git.branch || runBranch(env) } };
}
/** Why the work could not be delivered as the settings ask for it; null where it can. */
function deliveryProblem({ git, mode }, forge) {
    const wanted = git.create_pr ? 'git.create_pr' : git.auto_push ? 'git.auto_push' : null;
    if (git.create_pr && !git.auto_commit && mode !== 'read-only') {
        const message = 'opens a pull request of a commit, and git.auto_commit is false: set that to true, or leave the pull request to you';
        return { where: 'git.create_pr', message };
    }
    if (wanted === null || forge !== null)
        return null;
    const message = 'pushes to GitHub, and a token or the repository is missing: give github-token (GITHUB_TOKEN on the command line) and GITHUB_REPOSITORY, or leave the push to you';
    return { where: wanted, message };
}
/** What the settings ask for and cannot come true, though nothing is wrong with the run. */
function deliveryNotices({ git }) {
    if (git.partial === 'never' || git.auto_push)
        return [];
    return [
        'git.partial is draft_pr, and nothing is pushed: unfinished work stays here; set git.create_pr or git.auto_push too',
    ];
}

// EXTERNAL MODULE: ./build/settings/environment.js
var settings_environment = __webpack_require__(99557);
// EXTERNAL MODULE: ./build/settings/file.js
var settings_file = __webpack_require__(48744);
// EXTERNAL MODULE: ./build/settings/flags.js
var flags = __webpack_require__(62027);
// EXTERNAL MODULE: ./build/settings/forge-access.js
var forge_access = __webpack_require__(54638);
// EXTERNAL MODULE: ./build/settings/inputs.js
var inputs = __webpack_require__(19511);
// EXTERNAL MODULE: ./build/settings/layers.js
var settings_layers = __webpack_require__(63460);
// EXTERNAL MODULE: ./build/settings/overlay.js
var overlay = __webpack_require__(66296);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/settings/problem.js
var problem = __webpack_require__(3667);
;// CONCATENATED MODULE: ./build/settings/places.js


/** What is wrong with where a run's own files would go, by their names alone. */
function placeProblems(settings, workspace) {
    const { output_dir: outputDir } = settings.artifacts;
    const output = (0,external_node_path_.resolve)(workspace, outputDir);
    if (holds(output, workspace)) {
        // It is never counted or committed: it may not be the workspace, nor hold it.
        const message = `${(0,problem/* show */.WU)(outputDir)} holds the workspace: name a folder of its own, e.g. .forge/artifacts`;
        return [{ where: 'artifacts.output_dir', message }];
    }
    const { report } = settings.controlled_edit;
    if (settings.mode !== 'controlled-edit' || !holds(output, (0,external_node_path_.resolve)(workspace, report)))
        return [];
    const message = `${(0,problem/* show */.WU)(report)} lies in the output folder, ${outputDir}, where the report is written anyway: name a file elsewhere`;
    return [{ where: 'controlled_edit.report', message }];
}
/** Whether `path` is `folder`, or lies in it. Both absolute. */
function holds(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith('../') && !(0,external_node_path_.isAbsolute)(way));
}

;// CONCATENATED MODULE: ./build/settings/profiles.js
/**
 * What a profile sets, below the file and above the defaults. Source: CONTRACT 3, the table of profiles;
 * `moderate` is the schema's own defaults, and `conservative` has the seeds' numbers (DECISIONS D22).
 */
const PROFILES = {
    conservative: {
        constraints: {
            max_files: 10,
            max_lines_changed: 500,
            max_tokens: 50_000,
            timeout: '5m',
            rate_limits: { file_reads: 100, file_writes: 10 },
            strict: true,
        },
    },
    moderate: {
        constraints: {
            max_files: 10,
            max_lines_changed: 500,
            max_tokens: 1_000_000,
            timeout: '15m',
            rate_limits: { file_reads: 300, file_writes: 60 },
        },
    },
    aggressive: {
        constraints: {
            max_files: 50,
            max_lines_changed: 5_000,
            max_tokens: 5_000_000,
            timeout: '60m',
            rate_limits: { file_reads: 1_000, file_writes: 300 },
        },
    },
};

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
;// CONCATENATED MODULE: ./build/settings/base-url.js
/**
 * Why an address is no place to send a key to, with the remedy; null where it is one. Credentials in it are never
 * repeated in the message, for it is logged.
 */
function baseUrlProblem(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
        return 'is no address: write one that begins with https://, e.g. https://gateway.example.com/v1';
    }
    if (url.username !== '' || url.password !== '') {
        return 'holds a user name or password: remove it, and give the key by FORGE_API_KEY or the input api-key';
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        return `http://${url.host} is not encrypted, and keys and sources go over TLS only: use https, or a server on localhost`;
    }
    return null;
}
/** Addresses of this very machine. `URL` has already turned every spelling of an IPv4 address into four numbers. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

// EXTERNAL MODULE: ./build/settings/globs.js
var settings_globs = __webpack_require__(92807);
// EXTERNAL MODULE: ./build/settings/nearest.js
var nearest = __webpack_require__(78898);
// EXTERNAL MODULE: ./build/settings/schema.js + 6 modules
var schema = __webpack_require__(26246);
;// CONCATENATED MODULE: ./build/settings/required.js







function fine(value) {
    return { value, problems: [] };
}
function bad(value, where, message) {
    return { value, problems: [{ where, message }] };
}
/** How each provider names models: shown where none is named. Never a default, for names go out of service. */
const MODEL_HINTS = {
    anthropic: 'as in docs.claude.com, e.g. --model claude-sonnet-4-5',
    openai: 'as in platform.openai.com, e.g. --model gpt-5',
    google: 'as in ai.google.dev, e.g. --model gemini-2.5-pro',
    'openai-compatible': 'as the server lists it at /models, e.g. --model qwen3-coder',
    replay: 'the file of a recorded session, e.g. --model session.json',
};
/** Where no layer names a provider: the one whose own key is set, if there is just one. */
function guessedProvider(env) {
    const found = (0,settings_environment/* providersWithKeys */.fT)(env);
    const [first, second] = found;
    if (first === undefined) {
        return bad(null, 'provider', `no provider is named: give --provider, the input provider, FORGE_PROVIDER or model.provider in the file. Known: ${schema/* PROVIDERS */.xq.join(', ')}`);
    }
    if (second === undefined)
        return fine(first);
    const names = found.map(({ name }) => name).join(' and ');
    return bad(null, 'provider', `${names} are set: say which to use by --provider, the input provider or FORGE_PROVIDER`);
}
/** The name of the model; a problem says how to give one. What is no text is the schema's to report. */
function requiredModel(provider, name) {
    if (typeof name === 'string' && name.trim() !== '')
        return fine(name);
    if (name !== undefined && typeof name !== 'string')
        return fine('');
    const hint = provider === null ? 'as its provider names it' : MODEL_HINTS[provider];
    return bad('', 'model', `no model is named: give --model, the input model, FORGE_MODEL or model.name in the file, ${hint}`);
}
/** The task's text; a problem where there is none. What is no text is the schema's to report. */
function requiredTask(task) {
    if (typeof task === 'string' && task.trim() !== '')
        return fine(task);
    if (task !== undefined && typeof task !== 'string')
        return fine('');
    return bad('', 'task', 'there is no task: give --task, the input task or task-file, or task in the file');
}
/** The provider's key. Its value is in no message. */
function requiredKey(provider, values, env) {
    if (provider === 'replay')
        return fine(null);
    const own = settings_environment/* KEY_VARIABLES */.A8[provider];
    const candidates = [
        { where: 'input api-key', key: inputKey(values) },
        { where: 'FORGE_API_KEY', key: (0,settings_environment/* variable */.bv)(env, 'FORGE_API_KEY') },
        ...(own === null ? [] : [{ where: own, key: (0,settings_environment/* variable */.bv)(env, own) }]),
    ];
    const found = candidates.find(({ key }) => key !== null);
    if (found === undefined || found.key === null) {
        if (own === null)
            return fine(null);
        return bad(null, 'key', `${provider} needs a key: set FORGE_API_KEY or ${own}, or the input api-key from a secret`);
    }
    if (/^[\u0021-\u007e]+$/.test(found.key))
        return fine(found.key);
    return bad(null, found.where, 'the key holds white space or characters no key has: copy it again, on one line');
}
function inputKey(values) {
    const value = values.get('api-key')?.value;
    return typeof value === 'string' ? value : null;
}
/** Where the model is; null where the provider's own address is meant. */
function checkedBaseUrl(provider, value) {
    if (provider === 'replay')
        return fine(null);
    if (value === undefined) {
        if (provider !== 'openai-compatible')
            return fine(null);
        return bad(null, 'base-url', 'openai-compatible needs the address of its server: give --base-url, the input base-url or FORGE_BASE_URL, e.g. http://localhost:11434/v1');
    }
    const text = String(value.value);
    const problem = baseUrlProblem(text);
    return problem === null ? fine(text) : bad(null, value.where, problem);
}
const OUTCOMES = [...Object.keys(outcome/* EXIT_CODES */.a), 'no-change'];
/** What leaves the step green unless asked for. */
const HARMLESS = ['success', 'skipped', 'no-change'];
function isFailOn(name) {
    return OUTCOMES.includes(name);
}
/** What fails the step. Source: CONTRACT 2. */
function checkedFailOn(given) {
    if (given === undefined)
        return fine(OUTCOMES.filter(isFailOn).filter((name) => !HARMLESS.includes(name)));
    const names = Array.isArray(given.value) ? given.value.map(String) : [];
    const known = OUTCOMES.filter(isFailOn).filter((outcome) => names.includes(outcome));
    const problems = names
        .filter((name) => !isFailOn(name))
        .map((name) => ({
        where: given.where,
        message: `unknown outcome ${(0,problem/* show */.WU)(name)}: ${(0,nearest/* knownNames */.UH)(name, OUTCOMES)}`,
    }));
    return { value: known, problems };
}
/** The globs of `open-protected`. */
function checkedOpenings(given) {
    if (given === undefined)
        return fine([]);
    const globs = Array.isArray(given.value) ? given.value.map(String) : [];
    const problems = globs.flatMap((glob) => {
        const message = (0,settings_globs/* globProblem */.AI)(glob);
        return message === null ? [] : [{ where: given.where, message }];
    });
    return { value: globs, problems };
}

// EXTERNAL MODULE: ./build/settings/sources.js + 3 modules
var sources = __webpack_require__(87250);
// EXTERNAL MODULE: ./build/settings/validate.js
var validate = __webpack_require__(78352);
;// CONCATENATED MODULE: ./build/settings/load.js














/**
 * What a run goes by: input or flag over environment over file over profile over default. Either all of it, or
 * every problem at once: the file's in the order of its lines, then those of the door, then what is missing.
 */
async function loadRunRequest(input) {
    const readFile = input.readFile ?? settings_file/* readFromDisk */.m;
    const given = input.door === 'cli' ? (0,flags/* parseFlags */.bQ)(input.argv ?? []).given : (0,inputs/* parseInputs */.T)(input.env);
    const base = (0,sources/* baseFolder */.YR)(input.door, input.env, input.cwd);
    const workspace = (0,sources/* workspaceOf */.B3)(given.values, base);
    const [file, task] = await Promise.all([
        (0,sources/* findFile */.qE)(given.values, base, workspace.path, readFile, input),
        (0,sources/* givenTask */.lH)(given.values, base, readFile),
    ]);
    const values = withAsked(withTask(given.values, task.task), input.asked);
    // In a folder that is not there, nothing can be found: what is missing then is not the user's next mistake.
    if (workspace.problems.length > 0)
        return { ok: false, problems: [...given.problems, ...workspace.problems] };
    const problems = [...file.problems, ...given.problems, ...task.problems];
    return assembled({ input, base, workspace: workspace.path, file, given: { values, problems } });
}
function withTask(values, task) {
    return task === null ? values : new Map([...values, ['task', task]]);
}
function withAsked(values, asked) {
    if (asked === undefined)
        return values;
    const standing = [asked.instructions, (0,sources/* textOf */.b6)(values, 'instructions') ?? ''].filter((text) => text !== '');
    const where = 'the comment';
    const instructions = { value: standing.join('\n\n'), where };
    const task = asked.task === '' ? [] : [['task', { value: asked.task, where }]];
    return new Map([...values, ...task, ['instructions', instructions]]);
}
/** Puts the parts together. The file may be broken: then what it may hold is not called missing. */
function assembled(parts) {
    const { input, file, given } = parts;
    const environment = (0,settings_environment/* parseEnvironment */.Nq)(input.env);
    const fileData = shortFormsResolved(file.parsed?.data);
    const named = [
        { origin: input.door === 'cli' ? 'flag' : 'input', data: (0,settings_layers/* nested */.cY)(given.values) },
        { origin: 'environment', data: (0,settings_layers/* nested */.cY)(environment) },
        { origin: 'file', data: fileData },
    ];
    const unreadable = file.problems.length > 0 && file.parsed?.data === undefined;
    const model = modelParts(parts, environment, (0,settings_layers/* mergedLayers */.bC)(named), unreadable);
    const rulesOnly = input.purpose === 'rules';
    const failOn = checkedFailOn(given.values.get('fail-on'));
    const openings = checkedOpenings(given.values.get('open-protected'));
    const task = requiredTask((0,settings_layers/* mergedLayers */.bC)(named).task);
    const problems = [
        ...given.problems,
        ...(0,overlay/* overlayProblems */.p)(given.values),
        ...(0,overlay/* overlayProblems */.p)(environment),
        ...failOn.problems,
        ...openings.problems,
        ...(unreadable || rulesOnly ? [] : task.problems),
        ...(rulesOnly ? [] : model.problems),
    ];
    if (problems.length > 0)
        return { ok: false, problems };
    const layers = [...named, model.value.guess, profileLayer((0,settings_layers/* mergedLayers */.bC)(named).profile)];
    const settings = withDelivery(schema/* settingsSchema */.dP.parse((0,settings_layers/* mergedLayers */.bC)(layers)), input.env);
    const misplaced = placeProblems(settings, parts.workspace);
    if (misplaced.length > 0)
        return { ok: false, problems: misplaced };
    const forge = (0,forge_access/* forgeAccess */.s)(input.door, given.values, input.env);
    const undeliverable = rulesOnly ? null : deliveryProblem(settings, forge);
    if (undeliverable !== null)
        return { ok: false, problems: [undeliverable] };
    const request = {
        settings: (0,settings_layers/* deepFrozen */.bJ)(settings),
        origins: (0,settings_layers/* originsOf */.TZ)(settings, layers),
        task: task.value,
        instructions: (0,sources/* textOf */.b6)(given.values, 'instructions') ?? '',
        provider: model.value.provider,
        model: model.value.name,
        apiKey: model.value.apiKey,
        baseUrl: model.value.baseUrl,
        openProtected: openings.value,
        cwd: parts.base,
        workspace: parts.workspace,
        configPath: file.path,
        forge: forge && { ...forge, mainBranch: input.mainBranch ?? null },
        trigger: null,
        failOn: failOn.value,
        json: given.values.get('json')?.value === true,
        notices: [...model.value.notices, ...deliveryNotices(settings)],
    };
    return { ok: true, request: Object.freeze(request) };
}
/** Provider, model, key and address: what of them is missing or wrong, all at once. */
function modelParts({ input, given }, environment, data, unreadable) {
    const named = (0,validate/* valueAt */.f)(data, ['model', 'provider']);
    const guess = named === undefined && !unreadable ? guessedProvider(input.env) : null;
    const provider = schema/* PROVIDERS */.xq.find((name) => name === (named ?? guess?.value?.provider)) ?? null;
    const name = requiredModel(provider, (0,validate/* valueAt */.f)(data, ['model', 'name']));
    // Without a provider no key can be missing, but an address can still be wrong.
    const asked = provider ?? 'replay';
    const key = requiredKey(asked, given.values, input.env);
    const url = checkedBaseUrl(provider ?? 'openai', given.values.get('base-url') ?? environment.get('base-url'));
    const guessed = guess?.value ?? null;
    return {
        value: {
            provider: asked,
            name: name.value,
            apiKey: key.value,
            baseUrl: url.value,
            guess: {
                origin: 'environment',
                data: guessed === null ? {} : { model: { provider: guessed.provider } },
            },
            notices: guessed === null
                ? []
                : [`the provider is ${guessed.provider}, because ${guessed.name} is set and nothing names one`],
        },
        problems: [
            ...(guess?.problems ?? []),
            ...(unreadable ? [] : name.problems),
            ...key.problems,
            ...url.problems,
        ],
    };
}
/** `sandbox: off` is short for `sandbox: { mode: off }`; every layer has the long form. */
function shortFormsResolved(data) {
    if (!(0,settings_layers/* isRecord */.u4)(data))
        return {};
    return typeof data.sandbox === 'string' ? { ...data, sandbox: { mode: data.sandbox } } : data;
}
/** A chosen profile. Without one the defaults are `moderate` by themselves. */
function profileLayer(name) {
    const origin = 'profile';
    const isProfile = (text) => typeof text === 'string' && Object.hasOwn(PROFILES, text);
    return { origin, data: isProfile(name) ? { ...PROFILES[name] } : {} };
}


/***/ }),

/***/ 15316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ variableNameProblem),
/* harmony export */   IV: () => (/* binding */ folderProblem),
/* harmony export */   MT: () => (/* binding */ branchProblem),
/* harmony export */   Ng: () => (/* binding */ reviewerProblem),
/* harmony export */   Ni: () => (/* binding */ authorProblem),
/* harmony export */   U0: () => (/* binding */ repositoryFileProblem),
/* harmony export */   XY: () => (/* binding */ fileNameProblem),
/* harmony export */   pz: () => (/* binding */ outputFolderProblem),
/* harmony export */   vQ: () => (/* binding */ reportPathProblem)
/* harmony export */ });
/**
 * Why git would not take this as a branch's name, with the rule; null where it would. The rules are those of
 * git-check-ref-format(1), so that a run does not learn of them after the model was paid.
 */
function branchProblem(name) {
    if (name === '')
        return null;
    const rule = brokenBranchRule(name);
    return rule === null ? null : `${JSON.stringify(name)} is no branch name: ${rule}`;
}
function brokenBranchRule(name) {
    if (name.startsWith('refs/'))
        return 'write it without refs/heads/';
    if (name.startsWith('-'))
        return 'it may not begin with -';
    if (name === 'HEAD' || name === '@')
        return 'git keeps this name to itself';
    if (/[\u0000-\u0020\u007f~^:?*[\\]/.test(name))
        return 'no white space, and none of ~ ^ : ? * [ \\';
    if (name.includes('..') || name.includes('@{'))
        return 'it may not hold ".." or "@{"';
    if (name.endsWith('.'))
        return 'it may not end in a dot';
    for (const part of name.split('/')) {
        if (part === '')
            return 'it may not begin or end with /, nor hold //';
        if (part.startsWith('.') || part.endsWith('.lock'))
            return 'no part may begin with a dot or end in .lock';
    }
    return null;
}
/** A name or address that git can put between `<` and `>` on one line. */
function authorProblem(text) {
    if (text.trim() === '')
        return 'may not be empty';
    return /[<>\r\n]/.test(text) ? `${JSON.stringify(text)} may not hold < or > or a line break` : null;
}
/** Somebody who can be asked to review: a login, or a team of an organisation's. */
function reviewerProblem(name) {
    if (name.startsWith('@'))
        return `${JSON.stringify(name)} is a mention: write it without @`;
    return /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\]|\/[A-Za-z0-9][\w.-]*)?$/.test(name)
        ? null
        : `${JSON.stringify(name)} is nobody's name: write a login, or a team as organisation/team`;
}
/** A folder inside the repository, as settings name it; '' is the root. */
function folderProblem(path) {
    if (path.startsWith('/'))
        return `${JSON.stringify(path)} must be relative to the repository root`;
    return path.split('/').includes('..')
        ? `${JSON.stringify(path)} may not leave the repository by ".."`
        : null;
}
/** The folder the reports go to. It is never counted or committed, so it may not swallow the repository. */
function outputFolderProblem(path) {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.length === 0)
        return `${JSON.stringify(path)} is no folder of its own: name one, e.g. .forge/artifacts`;
    if (parts.includes('..'))
        return `${JSON.stringify(path)} may not hold "..": write the path in full`;
    if (parts.some((part) => part.toLowerCase() === '.git')) {
        return `${JSON.stringify(path)} lies in a git directory: name another folder`;
    }
    return null;
}
/** Bytes of a name; file systems take 255, and the draft of a file has a longer name than the file. */
const LONGEST_NAME = 200;
/** A file in the repository that the harness writes beside the run's own reports. */
function reportPathProblem(path) {
    const shown = JSON.stringify(path.length > 60 ? `${path.slice(0, 60)}…` : path);
    if (path.trim() === '')
        return 'may not be empty: name a file, e.g. docs/controlled_edit_report.md';
    if (/[\u0000-\u001f\u007f]/.test(path))
        return `${shown} holds a control character: remove it`;
    const folder = folderProblem(path) ?? outputFolderProblem(path);
    if (folder !== null)
        return folder;
    if (path.split('/').some((part) => Buffer.byteLength(part) > LONGEST_NAME))
        return `${shown} holds a name of more than ${LONGEST_NAME} bytes: shorten it`;
    return path.endsWith('/') ? `${shown} is a folder: name the file` : null;
}
/** What `undeletable_files` holds: names, matched at any depth (seed S-010). */
function fileNameProblem(name) {
    return name.includes('/')
        ? `${JSON.stringify(name)} is a path: write the name alone, it is matched at any depth`
        : null;
}
function variableNameProblem(name) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)
        ? null
        : `${JSON.stringify(name)} is no variable name: letters, digits and _, not beginning with a digit`;
}
/** A file inside the repository, as settings name it. */
function repositoryFileProblem(path) {
    const parts = path.split('/');
    const isPlain = path !== '' && parts.every((part) => part !== '' && part !== '.' && part !== '..');
    if (!isPlain || path.includes('\0')) {
        return `${JSON.stringify(path)} is no file of the repository: write its path from the root, without "." or ".."`;
    }
    return parts.some((part) => part.toLowerCase() === '.git')
        ? `${JSON.stringify(path)} lies in a git directory: name another file`
        : null;
}


/***/ }),

/***/ 78898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UH: () => (/* binding */ knownNames),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* unused harmony export editDistance */
/** Steps (insert, delete, replace, swap of neighbours) between two words. Optimal string alignment. */
function editDistance(from, to) {
    let older = [];
    let old = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row++) {
        const next = [row];
        for (let column = 1; column <= to.length; column++) {
            const same = from[row - 1] === to[column - 1];
            let best = Math.min((old[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (old[column - 1] ?? 0) + (same ? 0 : 1));
            const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            if (swapped)
                best = Math.min(best, (older[column - 2] ?? 0) + 1);
            next.push(best);
        }
        older = old;
        old = next;
    }
    return old[to.length] ?? 0;
}
/** Spelling habits do not count: `maxFiles`, `max-files` and `MAX_FILES` are all one step from nothing. */
function plain(word) {
    return word.toLowerCase().replaceAll(/[-_ ]/g, '');
}
/** Words longer than this are not names; comparing them would only cost time. */
const LONGEST_NAME = 64;
/** The known name that `word` was probably meant to be; null where none is near (a third of its letters). */
function nearest(word, known) {
    if (word.length > LONGEST_NAME)
        return null;
    const wanted = plain(word);
    let best = null;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const name of known) {
        const candidate = plain(name);
        const distance = editDistance(wanted, candidate);
        const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
        if (distance <= allowed && distance < bestDistance) {
            best = name;
            bestDistance = distance;
        }
    }
    return best;
}
/** The tail of every "unknown name" problem: a guess where there is one, and always the known names. */
function knownNames(word, known) {
    const guess = nearest(word, known);
    const hint = guess === null ? '' : `did you mean "${guess}"? `;
    return `${hint}Known: ${known.join(', ')}`;
}


/***/ }),

/***/ 40461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ OPTIONS)
});

;// CONCATENATED MODULE: ./build/settings/option.js
const LIST_NOTE = 'one a line or separated by commas';

;// CONCATENATED MODULE: ./build/settings/pull-request-options.js

/** Rows of the pull request. */
const PULL_REQUEST_OPTIONS = [
    {
        key: 'git.create_pr',
        kind: 'boolean',
        input: 'create-pr',
        about: 'push, and open a pull request or bring the open one up to date',
    },
    {
        key: 'git.create_pr',
        kind: 'switch',
        flag: 'create-pr',
        means: true,
        about: 'push, and open a pull request or bring the open one up to date',
    },
    {
        key: 'git.pr_base',
        kind: 'text',
        input: 'pr-base',
        about: 'the branch it is to go into; empty for the default branch',
    },
    {
        key: 'git.pr_title',
        kind: 'text',
        input: 'pr-title',
        about: 'its title; empty for the first line of the task',
    },
    {
        key: 'git.pr_body',
        kind: 'text',
        input: 'pr-body',
        about: 'its text; empty for what was done and observed',
    },
    { key: 'git.pr_draft', kind: 'boolean', input: 'pr-draft', about: 'open it as a draft' },
    { key: 'git.pr_labels', kind: 'list', input: 'pr-labels', about: `added to it, ${LIST_NOTE}` },
    {
        key: 'git.pr_reviewers',
        kind: 'list',
        input: 'pr-reviewers',
        about: `logins, and teams as organisation/team, asked to review it, ${LIST_NOTE}`,
    },
];

;// CONCATENATED MODULE: ./build/settings/result-options.js

/** Rows of what becomes of the work, and of how it is told. */
const RESULT_OPTIONS = [
    { key: 'git.auto_commit', kind: 'boolean', input: 'auto-commit', about: 'commit when the run succeeds' },
    {
        key: 'git.auto_commit',
        kind: 'switch',
        flag: 'commit',
        means: true,
        about: 'commit when the run succeeds',
    },
    {
        key: 'git.auto_commit',
        kind: 'switch',
        flag: 'no-commit',
        means: false,
        about: 'leave the commit to you',
    },
    {
        key: 'git.branch',
        kind: 'text',
        flag: 'branch',
        input: 'branch',
        value: 'NAME',
        mayBeEmpty: true,
        about: 'the branch to commit to; empty for the one that is checked out, with create-pr for forge/<workflow>-<job>',
    },
    {
        key: 'git.auto_push',
        kind: 'boolean',
        input: 'auto-push',
        about: 'push the commit; on by default where a comment on a pull request started the run',
    },
    { key: 'git.auto_push', kind: 'switch', flag: 'push', means: true, about: 'push the commit' },
    {
        key: 'artifacts.output_dir',
        kind: 'text',
        flag: 'output-dir',
        input: 'output-dir',
        value: 'DIR',
        about: 'where the reports go; never counted or committed',
    },
    {
        key: 'fail-on',
        kind: 'list',
        input: 'fail-on',
        about: 'outcomes that fail the step, and no-change (all but success)',
    },
    {
        key: 'logging.verbosity',
        kind: 'text',
        input: 'verbosity',
        about: 'quiet, normal, verbose or debug',
    },
    { key: 'logging.verbosity', kind: 'switch', flag: 'quiet', means: 'quiet', about: 'log the outcome only' },
    { key: 'logging.verbosity', kind: 'switch', flag: 'verbose', means: 'verbose', about: 'log more' },
    { key: 'logging.verbosity', kind: 'switch', flag: 'debug', means: 'debug', about: 'log everything' },
    {
        key: 'json',
        kind: 'switch',
        flag: 'json',
        means: true,
        about: 'print the result as one line of JSON, last on stdout',
    },
];
/** Who may start a run, and with what rights it asks GitHub. */
const FORGE_OPTIONS = [
    {
        key: 'github-token',
        kind: 'text',
        input: 'github-token',
        byDefault: `\${{ github.token }}`,
        about: 'asks GitHub who may start a run, and pushes; never seen by the agent',
    },
    {
        key: 'trigger-phrase',
        kind: 'text',
        input: 'trigger-phrase',
        byDefault: '/forge',
        about: 'what a comment begins with to start a run',
    },
    {
        key: 'allowed-bots',
        kind: 'list',
        input: 'allowed-bots',
        about: `bots that may start a run, by their exact login, ${LIST_NOTE}`,
    },
];

;// CONCATENATED MODULE: ./build/settings/options.js



/** Rows of the task and of where the run takes place. */
const RUN_OPTIONS = [
    { key: 'task', kind: 'text', flag: 'task', input: 'task', value: 'TEXT', about: 'what the agent is to do' },
    {
        key: 'task-file',
        kind: 'text',
        input: 'task-file',
        about: 'a file that holds the task, relative to the workspace',
    },
    {
        key: 'instructions',
        kind: 'text',
        input: 'instructions',
        about: 'standing instructions, added to the task',
    },
    {
        key: 'config',
        kind: 'text',
        flag: 'config',
        input: 'config',
        value: 'FILE',
        about: 'the configuration file (.forge/headless-config.yml, if there is one)',
    },
    {
        key: 'workspace',
        kind: 'text',
        flag: 'workspace',
        input: 'working-directory',
        value: 'DIR',
        about: 'the repository, or the folder below its root that alone may be written',
    },
    {
        key: 'mode',
        kind: 'text',
        flag: 'mode',
        input: 'mode',
        value: 'MODE',
        about: 'write, read-only or controlled-edit',
    },
    { key: 'mode', kind: 'switch', flag: 'read-only', means: 'read-only', about: 'short for --mode read-only' },
    {
        key: 'profile',
        kind: 'text',
        flag: 'profile',
        input: 'profile',
        value: 'PROFILE',
        about: 'a set of limits: conservative, moderate or aggressive',
    },
];
const MODEL_OPTIONS = [
    {
        key: 'model.provider',
        kind: 'text',
        flag: 'provider',
        input: 'provider',
        value: 'NAME',
        about: 'anthropic, openai, google, openai-compatible or replay',
    },
    {
        key: 'model.name',
        kind: 'text',
        flag: 'model',
        input: 'model',
        value: 'NAME',
        about: 'the model, as its provider names it; for replay, the recorded session',
    },
    { key: 'api-key', kind: 'text', input: 'api-key', about: 'the key of the provider, from a secret' },
    {
        key: 'base-url',
        kind: 'text',
        flag: 'base-url',
        input: 'base-url',
        value: 'URL',
        about: 'where the model is, for openai-compatible and for gateways',
    },
];
const LIMIT_OPTIONS = [
    ...[
        ['max-files', 'N', 'files that may differ from the start'],
        ['max-lines-changed', 'N', 'lines added plus removed'],
        ['max-tokens', 'N', 'tokens of the whole run, cached ones included'],
        ['max-cost-usd', 'N', 'US dollars, held where the price is known'],
        ['max-turns', 'N', 'answers of the model'],
    ].map(([name, value, about]) => ({
        key: `constraints.${name.replaceAll('-', '_')}`,
        kind: 'number',
        flag: name,
        input: name,
        value,
        about,
    })),
    {
        key: 'constraints.timeout',
        kind: 'duration',
        flag: 'timeout',
        input: 'timeout',
        value: 'TIME',
        about: 'of the whole run: seconds, or 90s, 5m, 1h; 0 for no limit',
    },
    {
        key: 'constraints.allowed_patterns',
        kind: 'list',
        flag: 'allow',
        input: 'allowed-patterns',
        value: 'GLOB',
        about: `globs the agent may write, ${LIST_NOTE}`,
    },
    {
        key: 'constraints.denied_patterns',
        kind: 'list',
        flag: 'deny',
        input: 'denied-patterns',
        value: 'GLOB',
        about: `globs it may never write, ${LIST_NOTE}`,
    },
    {
        key: 'constraints.allowed_tools',
        kind: 'list',
        flag: 'allowed-tools',
        input: 'allowed-tools',
        value: 'NAME',
        about: `tools the model is offered, ${LIST_NOTE}`,
    },
    {
        key: 'open-protected',
        kind: 'list',
        flag: 'open-protected',
        input: 'open-protected',
        value: 'GLOB',
        about: `protected paths that this run may write, ${LIST_NOTE}`,
    },
    {
        key: 'constraints.strict',
        kind: 'boolean',
        input: 'strict',
        about: 'stop the run at its first violation',
    },
    {
        key: 'constraints.strict',
        kind: 'switch',
        flag: 'strict',
        means: true,
        about: 'stop the run at its first violation',
    },
    {
        key: 'sandbox.mode',
        kind: 'text',
        flag: 'sandbox',
        input: 'sandbox',
        value: 'MODE',
        about: 'isolation of commands: auto, required or off',
    },
];
/** Every option there is, in the order in which help and docs list them. */
const OPTIONS = [
    ...RUN_OPTIONS,
    ...MODEL_OPTIONS,
    ...LIMIT_OPTIONS,
    ...RESULT_OPTIONS,
    ...PULL_REQUEST_OPTIONS,
    ...FORGE_OPTIONS,
];


/***/ }),

/***/ 66296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ overlayProblems)
/* harmony export */ });
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63460);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56601);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78352);



/** What the schema has against flags, inputs or variables, each under its own name. */
function overlayProblems(values) {
    return (0,_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsIn */ ._)((0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .nested */ .cY)(values)).map(({ path, message }) => {
        const key = [...values.keys()].find((name) => `${(0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(path)}.`.startsWith(`${name}.`));
        return { where: key === undefined ? (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(path) : (values.get(key)?.where ?? key), message };
    });
}


/***/ }),

/***/ 3667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   x8: () => (/* binding */ renderProblems),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/** More than this many are not read by anybody; the rest are counted. */
const MOST_PROBLEMS = 100;
/** Shown values are cut here, in characters. */
const SHOWN = 60;
/** A value as a message shows it: JSON, on one line, cut where long. */
function show(value) {
    if (value === undefined)
        return 'nothing';
    const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
    return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}
/** `.forge/headless-config.yml:4:3: unknown key "max_file": did you mean "max_files"? …` */
function renderProblem(problem) {
    return oneLine(`${problem.where}: ${problem.message}`);
}
/** All of them, one a line. */
function renderProblems(problems) {
    const lines = problems.slice(0, MOST_PROBLEMS).map(renderProblem);
    if (problems.length > MOST_PROBLEMS)
        lines.push(`and ${problems.length - MOST_PROBLEMS} more`);
    return lines.join('\n');
}
/** Control characters could end a line or steer a terminal: they are shown as escapes. */
function oneLine(text) {
    return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ }),

/***/ 56163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ PROTECTED_PATHS)
/* harmony export */ });
/** Paths that only an input or a flag opens. Source: DECISIONS "Default protected_paths". */
const PROTECTED_PATHS = [
    '.github/workflows/**',
    '.github/actions/**',
    'CODEOWNERS',
    '.github/CODEOWNERS',
    'docs/CODEOWNERS',
    'action.yml',
    'action.yaml',
    '.gitmodules',
    '.gitattributes',
    '.husky/**',
    '.pre-commit-config.yaml',
    '.npmrc',
    '.yarnrc*',
    '.pnpmfile.cjs',
    '.vscode/**',
    '.idea/**',
    '.devcontainer/**',
    'AGENTS.md',
    'CLAUDE.md',
    '.claude/**',
    '.cursor/**',
    '.mcp.json',
    '.forge/**',
];


/***/ }),

/***/ 87634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ LARGEST_FILE),
/* harmony export */   P: () => (/* binding */ safetyKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var _checked_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24213);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92807);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15316);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70523);





const MB = 1024 ** 2;
/** S-002: "This is a hard limit that cannot be overridden", so it can only be lowered. */
const LARGEST_FILE = 10 * MB;
const repositoryFile = (0,_checked_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q)(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryFileProblem */ .U0);
const fileSize = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    soft: _units_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej
        .prefault('1MB')
        .describe('over it a text is a warning, and a binary file is rejected; 0: all that is not empty'),
    hard: _units_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej
        .refine((bytes) => bytes <= LARGEST_FILE, 'expected at most 10MB: the hard limit can only be lowered')
        .prefault('10MB')
        .describe('over it every file is rejected; can only be lowered; 0: all that is not empty'),
});
const commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    max_files: (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().default(50).describe('files in the commit; 0: none may be committed'),
    max_size: _units_js__WEBPACK_IMPORTED_MODULE_1__/* .size */ .Ej.prefault('50MB').describe('bytes of its files together; 0: empty files only'),
});
const rateLimits = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    file_reads: (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().default(300).describe('reads, searches and listings; 0: none may come'),
    file_writes: (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)()
        .default(60)
        .describe('calls of editing tools; commands do not count; 0: none may come'),
    commits: (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().default(10).describe("runs' commits on one branch; 0: none may come"),
    main_commits: (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().default(3).describe("runs' commits on the main branch; 0: none may come"),
    on_exceed: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['delay', 'reject'])
        .default('delay')
        .describe('wait until there is room, or refuse at once; where the rate is 0, no waiting helps: refused at once'),
});
const mainBranch = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    require_changelog: repositoryFile.optional().describe('file that such a commit has to add a line to'),
    validate: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        files: (0,_checked_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q)(_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .globProblem */ .AI).describe('glob of JSON or YAML files'),
        schema: repositoryFile.describe('file of the JSON Schema, as the start commit has it'),
    }))
        .default([])
        .describe('files that have to be valid, changed or not'),
});
const state = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    file: repositoryFile.default('STATE.json').describe('relative to the repository root; never committed'),
    max_age: _units_js__WEBPACK_IMPORTED_MODULE_1__/* .span */ .Ln.prefault('5m').describe('older than this is a warning'),
});
/** The keys of `constraints` for the seed's S-001 to S-008 and S-013 to S-015. */
const safetyKeys = {
    warn_at: (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj)(0, 1)
        .default(0.8)
        .describe('share of a limit from which on the model is warned, once for each limit; 0: as soon as it is used'),
    file_size: fileSize.prefault({}).describe('bytes of one file'),
    commit: commit.prefault({}).describe('of one commit'),
    rate_limits: rateLimits.prefault({}).describe('in any minute'),
    main_branch: mainBranch.prefault({}).describe('asked of a commit on the main branch'),
    open_files: (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(1).default(100).describe("the harness's own file handles"),
    state: state.optional().describe('a file of JSON that the harness keeps up to date; off unless set'),
};


/***/ }),

/***/ 26246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GK: () => (/* binding */ KNOWN_TOOLS),
  Rn: () => (/* binding */ LONGEST_TASK),
  xq: () => (/* binding */ PROVIDERS),
  f: () => (/* binding */ SANDBOX_MODES),
  K2: () => (/* binding */ TOOL_NAMES),
  dP: () => (/* binding */ settingsSchema)
});

// UNUSED EXPORTS: MODES, PROFILE_NAMES, PROTECTED_PATHS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/core/constraint.js
var constraint = __webpack_require__(43095);
// EXTERNAL MODULE: ./build/settings/checked-text.js
var checked_text = __webpack_require__(24213);
// EXTERNAL MODULE: ./build/settings/names.js
var names = __webpack_require__(15316);
;// CONCATENATED MODULE: ./build/settings/controlled-edit-schema.js



/** What the mode controlled-edit goes by. Source: "Controlled Edit Mode v1", 2 and 4. */
const controlledEdit = schemas/* strictObject */.rej({
    build: schemas/* string */.YjP()
        .min(1)
        .default('cmake --build build')
        .describe('run once after the edit, by `bash -o pipefail -c`; its exit code decides'),
    report: (0,checked_text/* text */.Q)(names/* reportPathProblem */.vQ)
        .default('docs/telemetry/controlled_edit_report.md')
        .describe('a copy of the report, relative to the root; never counted or committed'),
});

// EXTERNAL MODULE: ./build/settings/custom.js
var custom = __webpack_require__(20833);
// EXTERNAL MODULE: ./build/core/host-name.js
var host_name = __webpack_require__(27616);
;// CONCATENATED MODULE: ./build/settings/hosts.js

/** Why this is no entry of a list of hosts, with the rule; null where it is one. */
function hostPatternProblem(pattern) {
    const name = pattern.startsWith('*.') ? pattern.slice(2) : pattern;
    return (0,host_name/* canonicalHost */.r)(name) === null
        ? `${JSON.stringify(pattern)} is no host name: write a full name, e.g. packages.example.org, or *.example.com for all below it; no address, port or scheme, an international name in its xn-- form`
        : null;
}

;// CONCATENATED MODULE: ./build/settings/network.js



/** A list that long is a policy of its own, and belongs into a proxy of its own. */
const MOST_HOSTS = 200;
/** What `sandbox.network` and a gate's own `network` hold. A list that is empty opens nothing. */
const network = schemas/* union */.KCZ([
    schemas/* enum */.k5n(['none', 'host'], { error: 'expected none, host or a list of host names' }),
    schemas/* array */.YOg((0,checked_text/* text */.Q)(hostPatternProblem)).max(MOST_HOSTS),
])
    .transform((value) => (value.length === 0 ? 'none' : value));

// EXTERNAL MODULE: ./build/settings/units.js
var units = __webpack_require__(70523);
;// CONCATENATED MODULE: ./build/settings/gate-schema.js





const gate = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().min(1).describe('in logs and reports'),
    command: schemas/* string */.YjP().min(1).describe('run by `bash -o pipefail -c`'),
    required: schemas/* boolean */.zMY().default(true).describe('red fails the run'),
    timeout: units/* span */.Ln.prefault('3m').describe('counts as red'),
    max_retries: (0,units/* count */.U9)().default(0).describe('how often a red gate goes back to the agent; 0: never'),
    baseline: schemas/* enum */.k5n(['enforce', 'tolerate', 'off'])
        .default('enforce')
        .describe('`tolerate` exempts a gate that was red before the agent started'),
    env: schemas/* record */.g1P((0,checked_text/* text */.Q)(names/* variableNameProblem */.BY), schemas/* string */.YjP()).default({}).describe('added to its environment'),
    network: network.optional().describe('what it reaches, where not as `sandbox.network` says'),
    working_dir: (0,checked_text/* text */.Q)(names/* folderProblem */.IV).default('').describe('relative to the repository root'),
});
/** The gates, each with a name of its own. */
const gates = schemas/* array */.YOg(gate).superRefine((all, context) => {
    for (const [at, { name }] of all.entries()) {
        if (all.findIndex((other) => other.name === name) === at)
            continue;
        const message = `expected a name of its own, "${name}" is another gate's: reports tell gates by their names`;
        context.addIssue({ code: 'custom', message, path: [at, 'name'] });
    }
});

;// CONCATENATED MODULE: ./build/settings/git-schema.js



/** GitHub takes no longer name of a label, and no more of them on one pull request. */
const LONGEST_LABEL = 50;
const MOST_LABELS = 100;
/** What becomes of the work: a commit, its push, and a pull request. */
const git = schemas/* strictObject */.rej({
    require_clean: schemas/* boolean */.zMY()
        .default(true)
        .describe('a dirty workspace is exit 6; else the dirt is part of the start'),
    auto_push: schemas/* boolean */.zMY()
        .default(false)
        .describe('push the commit; on by default where a comment on a pull request started the run'),
    auto_commit: schemas/* boolean */.zMY().default(true).describe('commit when the run succeeds'),
    commit_message: schemas/* string */.YjP()
        .min(1)
        .default('chore: automated fixes via Forge')
        .describe('subject, and body after it'),
    branch: (0,checked_text/* text */.Q)(names/* branchProblem */.MT)
        .default('')
        .describe('empty for the branch that is checked out; with `create_pr`, for `forge/<workflow>-<job>`'),
    author_name: (0,checked_text/* text */.Q)(names/* authorProblem */.Ni).default('Forge AI').describe('author and committer'),
    author_email: (0,checked_text/* text */.Q)(names/* authorProblem */.Ni).default('forge@example.com').describe('author and committer'),
    create_pr: schemas/* boolean */.zMY()
        .default(false)
        .describe('push, and open a pull request of the branch or bring the open one up to date'),
    pr_title: schemas/* string */.YjP().default('').describe('empty for the first line of the task'),
    pr_body: schemas/* string */.YjP().default('').describe('empty for what was done and observed'),
    pr_base: (0,checked_text/* text */.Q)(names/* branchProblem */.MT).default('').describe("empty for the repository's default branch"),
    pr_draft: schemas/* boolean */.zMY().default(false).describe('open it as a draft'),
    pr_labels: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(LONGEST_LABEL))
        .max(MOST_LABELS)
        .default([])
        .describe('added to it; made where they are missing'),
    pr_reviewers: schemas/* array */.YOg((0,checked_text/* text */.Q)(names/* reviewerProblem */.Ng))
        .default([])
        .describe('logins, and teams as `organisation/team`, asked to review it'),
    partial: schemas/* enum */.k5n(['never', 'draft_pr'])
        .default('never')
        .describe('what becomes of unfinished work: `draft_pr` opens a draft pull request with the state of its gates'),
});

// EXTERNAL MODULE: ./build/settings/globs.js
var globs = __webpack_require__(92807);
;// CONCATENATED MODULE: ./build/settings/glob-list.js



/** A list of globs: minimatch syntax, relative to the repository root. */
const glob_list_globs = schemas/* array */.YOg((0,checked_text/* text */.Q)(globs/* globProblem */.AI))
    .max(globs/* MOST_GLOBS */.mT)
    .superRefine((list, context) => {
    const message = (0,globs/* globListProblem */.oi)(list);
    if (message !== null)
        context.addIssue({ code: 'custom', message });
});

// EXTERNAL MODULE: ./build/settings/protected-paths.js
var protected_paths = __webpack_require__(56163);
// EXTERNAL MODULE: ./build/settings/safety-schema.js
var safety_schema = __webpack_require__(87634);
;// CONCATENATED MODULE: ./build/settings/schema.js














/** Longer than this it is a document: it belongs into a file that the task names. In characters. */
const LONGEST_TASK = 100_000;
/** What `on_violation` may say. `allow` is not among them: a limit is raised, never muted. Source: CONTRACT 3. */
const CHOSEN_RESPONSES = constraint/* RESPONSES */.L.filter((response) => response !== 'allow');
const TOOL_NAMES = [
    'read_file',
    'write_file',
    'apply_diff',
    'search_files',
    'list_files',
    'execute_command',
    'task_completion',
];
/** Every tool there is. `edit_file` is the one editing tool of controlled-edit, and offered nowhere else. */
const KNOWN_TOOLS = [...TOOL_NAMES, 'edit_file'];
const MODES = ['read-only', 'write', 'controlled-edit'];
const PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible', 'replay'];
const model = schemas/* strictObject */.rej({
    provider: schemas/* enum */.k5n(PROVIDERS).optional().describe('who answers'),
    name: schemas/* string */.YjP().min(1).optional().describe('the model, as its provider names it; for `replay`, the file'),
    max_output_tokens: (0,units/* count */.U9)(1).default(16_000).describe('cap on one answer, in tokens'),
    temperature: (0,units/* amount */.vj)(0, 2).optional().describe('from 0 to 2; left to the provider unless set'),
    effort: schemas/* enum */.k5n(['low', 'medium', 'high'])
        .optional()
        .describe('reasoning effort, where the model takes one'),
    price: schemas/* strictObject */.rej({
        input: units/* dollars */.E9.describe('what the model reads anew; 0 where that is free'),
        output: units/* dollars */.E9.describe('what it writes; 0 where that is free'),
        cache_read: units/* dollars */.E9
            .optional()
            .describe('what it reads from its cache; 0 where that is free; as input unless set'),
        cache_write: units/* dollars */.E9
            .optional()
            .describe('what it puts there; 0 where that is free; as input unless set'),
    })
        .optional()
        .describe('USD per million tokens, for a model whose price is not known here'),
});
const constraints = schemas/* strictObject */.rej({
    max_files: (0,units/* count */.U9)().default(10).describe('files that may differ from the start; 0: none may'),
    max_lines_changed: (0,units/* count */.U9)()
        .default(500)
        .describe('lines added plus removed, net difference against the start; 0: none may be'),
    max_bytes_changed: units/* size */.Ej.prefault('20MB').describe('bytes of new content; 0: none may be added'),
    allowed_patterns: glob_list_globs.default([]).describe('globs the agent may write; empty for all that is not denied'),
    denied_patterns: glob_list_globs
        .default(['.git/**', 'vendor/**', 'node_modules/**', '**/*_generated.*'])
        .describe('globs it may never write; wins over allowed'),
    protected_paths: glob_list_globs
        .default([])
        .transform((added) => [...new Set([...protected_paths/* PROTECTED_PATHS */.k, ...added])])
        .describe('globs added to the built-in protected paths, which only `open-protected` opens'),
    undeletable_files: schemas/* array */.YOg((0,checked_text/* text */.Q)(names/* fileNameProblem */.XY).min(1))
        .default(['AGENT_LINK.md', 'STATE.json'])
        .describe('names, at any depth, that may be changed but not deleted or emptied'),
    denied_reads: glob_list_globs
        .default(['.env*', '**/*.pem', '**/id_*'])
        .describe('globs never shown to the model; without isolation, commands see all but their secret values'),
    allowed_tools: schemas/* array */.YOg(schemas/* enum */.k5n(TOOL_NAMES))
        .default([...TOOL_NAMES])
        .describe('tools the model is offered; empty for all; task_completion always'),
    max_tokens: (0,units/* count */.U9)()
        .default(1_000_000)
        .describe('every token the provider reports, cached ones included; 0: the model is never asked'),
    max_cost_usd: units/* dollars */.E9
        .default(5)
        .describe('held only where the price is known; 0: such a model is never asked'),
    max_turns: (0,units/* count */.U9)(1).default(100).describe('model answers'),
    max_calls_per_turn: (0,units/* count */.U9)(1).default(32).describe('tool calls in one answer'),
    timeout: units/* duration */.p0.prefault('15m').describe('of the whole run; 0 for no limit'),
    command_timeout: units/* span */.Ln.prefault('2m').describe('of one command'),
    strict: schemas/* boolean */.zMY()
        .default(false)
        .describe('stop the run at the first violation of a limit on files, lines, patterns, tools, tokens or time'),
    max_rejections: (0,units/* count */.U9)(1).default(5).describe('rejected calls before the run ends'),
    on_violation: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(CHOSEN_RESPONSES))
        .default({})
        .describe('constraint name to response, where it should differ from the default'),
    ...safety_schema/* safetyKeys */.P,
    custom: custom/* customConstraints */.OL
        .default([])
        .describe('constraints of your own, asked after the built-in ones: see docs/custom-constraints.md'),
});
const POLICIES = ['preserve', 'rollback', 'quarantine'];
const policy = schemas/* enum */.k5n(POLICIES);
const onFailure = schemas/* strictObject */.rej({
    workspace: schemas/* union */.KCZ([
        policy,
        schemas/* strictObject */.rej({
            violation: policy.optional().describe('when a limit ended it'),
            gate: policy.optional().describe('when a required gate is red'),
            timeout: policy.optional().describe('when time ran out'),
            error: policy.optional().describe('in every other case'),
        }),
    ])
        .default('preserve')
        .describe('what becomes of the work when the run fails, or one policy per cause'),
});
const artifacts = schemas/* strictObject */.rej({
    enabled: schemas/* boolean */.zMY().default(true).describe('write the reports'),
    output_dir: (0,checked_text/* text */.Q)(names/* outputFolderProblem */.pz)
        .default('.forge/artifacts')
        .describe('where; never counted or committed'),
    json: schemas/* boolean */.zMY().default(true).describe('execution.json'),
    markdown: schemas/* boolean */.zMY().default(true).describe('summary.md'),
    metrics: schemas/* boolean */.zMY().default(true).describe('metrics.json and metrics.prom'),
    html: schemas/* boolean */.zMY().default(true).describe('report.html'),
});
const PROFILE_NAMES = ['conservative', 'moderate', 'aggressive'];
const SANDBOX_MODES = ['auto', 'required', 'off'];
const sandbox = schemas/* preprocess */.vkY((value) => (typeof value === 'string' ? { mode: value } : value), schemas/* strictObject */.rej({
    mode: schemas/* enum */.k5n(SANDBOX_MODES).default('auto').describe('`required` refuses to start without isolation'),
    network: network
        .prefault('none')
        .describe('what commands and gates reach; a list of host names opens those alone, by a proxy'),
    pass_env: schemas/* array */.YOg((0,checked_text/* text */.Q)(names/* variableNameProblem */.BY))
        .default([])
        .describe('variables handed through to commands and gates'),
    readable: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).default([]).describe('paths outside the workspace shown read-only'),
}));
/** The whole configuration, as the file may hold it. Defaults are the profile `moderate`. */
const settingsSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1).default(1).describe('of this file format'),
    task: schemas/* string */.YjP()
        .max(LONGEST_TASK)
        .optional()
        .describe('what the agent is to do; `task` given with the run wins'),
    mode: schemas/* enum */.k5n(MODES)
        .default('write')
        .describe('`read-only` writes nothing and answers; `controlled-edit` makes one edit, builds, and stops'),
    profile: schemas/* enum */.k5n(PROFILE_NAMES).default('moderate').describe('a set of limits'),
    model: model.prefault({}),
    constraints: constraints.prefault({}),
    on_failure: onFailure.prefault({}),
    quality_gates: gates.default([]).describe('commands that decide whether the work is good'),
    gate_protection: schemas/* enum */.k5n(['report', 'reject']).default('report').describe('when tests or gates are changed'),
    controlled_edit: controlledEdit.prefault({}),
    git: git.prefault({}),
    artifacts: artifacts.prefault({}),
    sandbox: sandbox.prefault({}),
    logging: schemas/* strictObject */.rej({
        verbosity: schemas/* enum */.k5n(['quiet', 'normal', 'verbose', 'debug'])
            .default('normal')
            .describe('how much is logged'),
    })
        .prefault({}),
});


/***/ }),

/***/ 56601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   Yq: () => (/* binding */ homeOfKey),
/* harmony export */   eE: () => (/* binding */ knownKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26246);


/** `quality_gates.0.name`, as messages name it. */
function dotted(path) {
    return path.map(String).join('.');
}
/** The schemas that `schema` may stand for once defaults, conversions and choices are taken off. */
function bare(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDefault */ .XiL ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodPrefault */ .xgV ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodOptional */ .IiU ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNullable */ .l1C) {
        return bare(schema.def.innerType);
    }
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodPipe */ .utH) {
        return bare(schema.def.in instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodTransform */ .CLY ? schema.def.out : schema.def.in);
    }
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodUnion */ .fZ7)
        return schema.def.options.flatMap(bare);
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodType */ .aRx ? [schema] : [];
}
function step(schema, key) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA)
        return bare(schema.def.element);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodRecord */ .b8S)
        return bare(schema.def.valueType);
    if (!(schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH))
        return [];
    const shape = schema.def.shape;
    return Object.hasOwn(shape, key) ? bare(shape[String(key)]) : [];
}
/** The keys that the configuration knows at `path`; empty where it holds none. */
function knownKeys(path) {
    let schemas = bare(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsSchema */ .dP);
    for (const key of path)
        schemas = schemas.flatMap((schema) => step(schema, key));
    return schemas.flatMap((schema) => (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH ? Object.keys(schema.def.shape) : []));
}
/** Where a key of this exact name is known below the top, dotted; null where it is nowhere. */
function homeOfKey(key) {
    const section = knownKeys([]).find((name) => knownKeys([name]).includes(key));
    return section === undefined ? null : `${section}.${key}`;
}


/***/ }),

/***/ 87250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YR: () => (/* binding */ baseFolder),
  qE: () => (/* binding */ findFile),
  lH: () => (/* binding */ givenTask),
  b6: () => (/* binding */ textOf),
  B3: () => (/* binding */ workspaceOf)
});

// UNUSED EXPORTS: DEFAULT_CONFIG

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/settings/file.js
var file = __webpack_require__(48744);
// EXTERNAL MODULE: ./build/settings/problem.js
var problem = __webpack_require__(3667);
// EXTERNAL MODULE: ./build/settings/safety-schema.js
var safety_schema = __webpack_require__(87634);
// EXTERNAL MODULE: ./build/settings/units.js
var units = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/settings/validate.js
var validate = __webpack_require__(78352);
;// CONCATENATED MODULE: ./build/settings/contradictions.js




const FILE_SIZE = ['constraints', 'file_size'];
/** Settings that are each fine and cannot both be meant. What is no value at all is the schema's affair. */
function contradictionsIn(data) {
    const soft = (0,validate/* valueAt */.f)(data, [...FILE_SIZE, 'soft']);
    const hard = (0,validate/* valueAt */.f)(data, [...FILE_SIZE, 'hard']);
    const softBytes = bytesOf(soft);
    const hardBytes = hard === undefined ? safety_schema/* LARGEST_FILE */.K : bytesOf(hard);
    if (softBytes === null || hardBytes === null || softBytes <= hardBytes)
        return [];
    const limit = hard === undefined ? '10MB' : (0,problem/* show */.WU)(hard);
    const message = `expected at most the hard limit, ${limit}, got ${(0,problem/* show */.WU)(soft)}: over that limit every file is rejected; lower soft, or leave it out`;
    return [{ path: [...FILE_SIZE, 'soft'], at: 'value', subject: true, message }];
}
function bytesOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? (0,units/* parseSize */.DB)(value) : null;
}

// EXTERNAL MODULE: ./build/core/constraint.js
var constraint = __webpack_require__(43095);
// EXTERNAL MODULE: ./build/settings/nearest.js
var nearest = __webpack_require__(78898);
;// CONCATENATED MODULE: ./build/settings/responses.js



const NO_RULES = { knownConstraints: null, floors: {} };
const PATH = ['constraints', 'on_violation'];
/** What is wrong with the names and the mildness of `on_violation`. Responses that are none are the schema's affair. */
function responseFindings(data, rules) {
    const chosen = (0,validate/* valueAt */.f)(data, PATH);
    if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
        return [];
    return Object.entries(chosen).flatMap(([name, response]) => findingsOf(name, response, { ...rules, knownConstraints: namesIn(data, rules.knownConstraints) }));
}
/** The built-in names and those of custom commands; null where a module has a name that only loading it tells. */
function namesIn(data, known) {
    const custom = (0,validate/* valueAt */.f)(data, ['constraints', 'custom']);
    if (known === null || !Array.isArray(custom))
        return known;
    if (custom.some((entry) => typeof entry === 'string'))
        return null;
    return [...known, ...custom.map((entry) => String((0,validate/* valueAt */.f)(entry, ['name'])))];
}
function findingsOf(name, response, rules) {
    const known = rules.knownConstraints;
    if (known !== null && !known.includes(name)) {
        const message = `unknown constraint ${JSON.stringify(name)}: ${(0,nearest/* knownNames */.UH)(name, known)}`;
        return [{ path: [...PATH, name], at: 'key', subject: false, message }];
    }
    const floor = Object.hasOwn(rules.floors, name) ? rules.floors[name] : undefined;
    if (floor === undefined || !isResponse(response) || (0,constraint/* severity */.y)(response) >= (0,constraint/* severity */.y)(floor))
        return [];
    const message = `${response} is milder than this constraint allows: write ${floor} or a severer one, or remove it`;
    return [{ path: [...PATH, name], at: 'value', subject: true, message }];
}
function isResponse(value) {
    return constraint/* RESPONSES */.L.some((response) => response === value);
}

// EXTERNAL MODULE: ./build/settings/shape.js
var shape = __webpack_require__(56601);
;// CONCATENATED MODULE: ./build/settings/parse-file.js




/** Larger than this is no configuration. Bytes. */
const LARGEST_FILE = 1024 ** 2;
/** Aliases may be followed this often before the file counts as a bomb. */
const MOST_ALIASES = 100;
/**
 * A configuration file's bytes, parsed and held against the schema: every problem at once, in the order of
 * their places. Reads nothing, so the bytes may come from the disk or from a commit.
 */
async function parseSettingsFile(name, bytes, rules = NO_RULES) {
    const source = decoded(bytes);
    if (typeof source !== 'string')
        return unreadable(name, source.problem);
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new yaml.LineCounter();
    try {
        const document = yaml.parseDocument(source, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'error',
            stringKeys: true,
            // Quadratic in the library; looked for below, once.
            uniqueKeys: false,
        });
        return new Reading(yaml, name, document, lines).finish(rules);
    }
    catch (error) {
        if (error instanceof RangeError)
            return unreadable(name, TOO_DEEP);
        throw error;
    }
}
function unreadable(name, message) {
    return { name, data: undefined, problems: [{ where: name, message }], place: () => name };
}
/** The text of the file, or why it has none. */
function decoded(bytes) {
    if (bytes.length > LARGEST_FILE) {
        return {
            problem: `${bytes.length} bytes, a configuration has at most ${LARGEST_FILE}: is this the right file?`,
        };
    }
    if (bytes.includes(0))
        return { problem: 'it is a binary file, or not UTF-8: name a YAML file in UTF-8' };
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.trim() === '' ? { problem: EMPTY } : text;
    }
    catch {
        return { problem: 'it is not UTF-8: save it as UTF-8' };
    }
}
const EMPTY = 'it is empty: write at least "version: 1", or remove the file';
const TOO_DEEP = 'it is nested too deeply: write it flat';
/** How V8 says that the parser ran out of stack; the parser reports it as an error of the document. */
const OUT_OF_STACK = /call stack|stack overflow/i;
/** One parsed document, being turned into data and problems. */
class Reading {
    #yaml;
    #name;
    #document;
    #lines;
    constructor(yaml, name, document, lines) {
        this.#yaml = yaml;
        this.#name = name;
        this.#document = document;
        this.#lines = lines;
    }
    finish(rules) {
        const place = (finding) => this.#at(this.#offset(finding));
        const errors = [...this.#document.errors, ...this.#document.warnings];
        if (errors.some(({ message }) => OUT_OF_STACK.test(message)))
            return unreadable(this.#name, TOO_DEEP);
        const broken = errors.map((error) => ({
            offset: error.pos[0],
            message: plain(error.code, error.message),
        }));
        if (broken.length === 0)
            broken.push(...this.#badAliases());
        if (broken.length > 0)
            return this.#result(undefined, broken, place);
        const data = this.#data();
        if (data === null)
            return unreadable(this.#name, EMPTY);
        if (data === BOMB) {
            const message = `aliases are followed more than ${MOST_ALIASES} times: write the values out`;
            return this.#result(undefined, [{ offset: 0, message }], place);
        }
        const all = [...(0,validate/* findingsIn */._)(data), ...contradictionsIn(data), ...responseFindings(data, rules)];
        const findings = all.map((finding) => ({ offset: this.#offset(finding), message: worded(finding) }));
        return this.#result(data, [...this.#nodeProblems(), ...findings], place);
    }
    #result(data, found, place) {
        const problems = found
            .toSorted((one, other) => one.offset - other.offset)
            .map(({ offset, message }) => ({ where: this.#at(offset), message }));
        return { name: this.#name, data, problems, place };
    }
    #data() {
        try {
            return this.#document.toJS({ maxAliasCount: MOST_ALIASES });
        }
        catch (error) {
            if (error instanceof ReferenceError)
                return BOMB;
            throw error;
        }
    }
    #at(offset) {
        const { line, col } = this.#lines.linePos(offset);
        return `${this.#name}:${line}:${col}`;
    }
    /** Aliases of nothing, and aliases of what they stand in: neither is data. */
    #badAliases() {
        const { isNode, isScalar, isCollection, visit } = this.#yaml;
        const anchors = new Set();
        const found = [];
        visit(this.#document, {
            Node: (_, node, path) => {
                if ((isScalar(node) || isCollection(node)) && node.anchor)
                    anchors.add(node.anchor);
                if (!this.#yaml.isAlias(node))
                    return;
                const inside = path.some((above) => isNode(above) && isCollection(above) && above.anchor === node.source);
                if (anchors.has(node.source) && !inside)
                    return;
                const why = inside ? 'stands inside what it names' : 'names nothing above it';
                found.push({ offset: start(node), message: `the alias *${node.source} ${why}: write the value out` });
            },
        });
        return found;
    }
    /** Duplicate keys and NULs: what the schema cannot see in the data. */
    #nodeProblems() {
        const { isMap, isScalar, visit } = this.#yaml;
        const found = [];
        visit(this.#document, {
            Scalar: (_, node) => {
                if (typeof node.value !== 'string' || !node.value.includes('\0'))
                    return;
                found.push({ offset: start(node), message: 'this text holds a NUL character: remove it' });
            },
            Map: (_, node) => {
                const seen = new Map();
                for (const { key } of isMap(node) ? node.items : []) {
                    if (!isScalar(key))
                        continue;
                    const name = String(key.value);
                    const first = seen.get(name);
                    if (first === undefined)
                        seen.set(name, start(key));
                    else
                        found.push({ offset: start(key), message: this.#duplicate(name, first) });
                }
            },
        });
        return found;
    }
    #duplicate(name, first) {
        return `key "${name}" stands here again, first in line ${this.#lines.linePos(first).line}: remove one of them`;
    }
    /** Where a path leads in the source; the nearest thing above it where it leads nowhere. */
    #offset({ path, at }) {
        let node = this.#document.contents;
        let offset = start(node);
        for (const [depth, step] of path.entries()) {
            const found = this.#child(this.#resolved(node), step);
            if (found === null)
                return offset;
            const wantsKey = at === 'key' && depth === path.length - 1;
            offset = wantsKey || found.value === null ? start(found.key ?? found.value) : start(found.value);
            node = found.value;
        }
        return offset;
    }
    #resolved(node) {
        return this.#yaml.isAlias(node) ? node.resolve(this.#document) : node;
    }
    #child(node, step) {
        const { isMap, isSeq, isScalar, isNode } = this.#yaml;
        if (isSeq(node)) {
            const value = node.items[Number(step)];
            return isNode(value) ? { key: null, value } : null;
        }
        if (!isMap(node))
            return null;
        const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (pair === undefined || !isNode(pair.key))
            return null;
        return { key: pair.key, value: isNode(pair.value) ? pair.value : null };
    }
}
const BOMB = Symbol('alias bomb');
function start(node) {
    return node?.range?.[0] ?? 0;
}
function worded(finding) {
    return finding.subject && finding.path.length > 0
        ? `${(0,shape/* dotted */.Bs)(finding.path)}: ${finding.message}`
        : finding.message;
}
/** The parser's message, where ours says more about the way out. */
function plain(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return 'a second document begins here: only one is read, remove the rest';
    if (code === 'TAB_AS_INDENT')
        return 'a tab indents this line: YAML takes spaces only';
    return `not valid YAML: ${message.split('\n')[0] ?? message}`;
}

;// CONCATENATED MODULE: ./build/settings/sources.js



/** Where the configuration is looked for, at the repository's root. */
const DEFAULT_CONFIG = '.forge/headless-config.yml';
/** The text given for one of the run's own keys. */
function textOf(values, key) {
    const value = values.get(key)?.value;
    return typeof value === 'string' ? value : null;
}
/** The folder the run works in, absolute. The runner's workspace is what action paths are relative to. */
function workspaceOf(values, base) {
    const given = values.get('workspace');
    const path = (0,external_node_path_.resolve)(base, textOf(values, 'workspace') ?? '.');
    if (given === undefined || (0,file/* isFolder */.lQ)(path))
        return { path, problems: [] };
    return { path, problems: [{ where: given.where, message: `${path} is no folder: name the repository's` }] };
}
/** Where relative paths of the door begin: the runner's checkout for the action, else the working directory. */
function baseFolder(door, env, cwd) {
    const checkout = env.GITHUB_WORKSPACE ?? '';
    return door === 'action' && checkout !== '' ? (0,external_node_path_.resolve)(checkout) : (0,external_node_path_.resolve)(cwd);
}
/**
 * The configuration file. The default one may be missing. One that was named may not: it is looked for from
 * where the run was started, then from the repository's root.
 */
async function findFile(values, base, workspace, readFile, rules) {
    const root = (0,file/* repositoryRoot */.Hn)(workspace);
    const named = textOf(values, 'config');
    const name = named ?? DEFAULT_CONFIG;
    const places = named === null ? [(0,external_node_path_.resolve)(root, name)] : [...new Set([(0,external_node_path_.resolve)(base, name), (0,external_node_path_.resolve)(root, name)])];
    for (const path of places) {
        const read = await readFile(path, LARGEST_FILE);
        if (read.kind === 'missing')
            continue;
        const parsed = await parsedFrom(name, read, rules);
        return { path, parsed, problems: parsed.problems };
    }
    if (named === null)
        return { path: null, parsed: null, problems: [] };
    const where = values.get('config')?.where ?? name;
    const message = `${name} does not exist (looked for ${places.join(' and ')}): write it, or leave the setting out`;
    return { path: null, parsed: null, problems: [{ where, message }] };
}
async function parsedFrom(name, read, rules) {
    if (read.kind === 'bytes')
        return parseSettingsFile(name, read.bytes, rules);
    const message = read.kind === 'refused' ? read.message : 'it is missing';
    return { name, data: undefined, problems: [{ where: name, message }], place: () => name };
}
/** A task given with the run: as text, or in a file. null where neither was given. */
async function givenTask(values, base, readFile) {
    const text = values.get('task') ?? null;
    const file = values.get('task-file');
    if (file === undefined)
        return { task: text, problems: [] };
    if (text !== null) {
        return { task: text, problems: [{ where: file.where, message: `${text.where} is given too: keep one` }] };
    }
    const read = await readFile((0,external_node_path_.resolve)(base, String(file.value)), LARGEST_FILE);
    const where = file.where;
    if (read.kind === 'bytes') {
        const task = Buffer.from(read.bytes).toString('utf8').trim();
        if (task !== '' && !task.includes('\0'))
            return { task: { value: task, where }, problems: [] };
        return {
            task: null,
            problems: [{ where, message: `${file.value} holds no text: write the task into it` }],
        };
    }
    const why = read.kind === 'missing'
        ? 'does not exist: write the task into it, or correct its name'
        : `cannot be the task: ${read.message}`;
    return { task: null, problems: [{ where, message: `${file.value} ${why}` }] };
}


/***/ }),

/***/ 70523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   lM: () => (/* binding */ parseDuration),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const MS_PER_UNIT = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const SIZE = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb)?$/i;
const BYTES_PER_UNIT = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
/** What `setTimeout` counts to, 24.8 days: a longer wait would end at once. Source: Node's timers. */
const LONGEST_MS = 2 ** 31 - 1;
/** More than any disk; far enough below 2^53 that sums of sizes stay exact. Bytes. */
const LARGEST_SIZE = 1_000_000 * 1024 ** 3;
/**
 * Seconds as a number, or text with a unit, to ms; null where it is neither. What is more than nothing stays so: 0 may
 * mean "no limit", and must never come of rounding.
 */
function parseDuration(value) {
    const match = DURATION.exec(String(value).trim());
    if (match === null)
        return null;
    const exact = Number(match[1]) * (MS_PER_UNIT[match[2] ?? 's'] ?? 1000);
    const ms = exact > 0 ? Math.max(1, Math.round(exact)) : 0;
    return ms <= LONGEST_MS ? ms : null;
}
/**
 * Bytes as a number, or text with a unit (1 kB = 1024), to bytes; null where it is neither, or half a byte. What a unit
 * leaves over is cut off, so that no limit is looser than it was written.
 */
function parseSize(value) {
    const match = SIZE.exec(String(value).trim());
    if (match === null)
        return null;
    const unit = BYTES_PER_UNIT[(match[2] ?? 'b').toLowerCase()] ?? 1;
    const bytes = Number(match[1]) * unit;
    if (bytes > LARGEST_SIZE || (unit === 1 && !Number.isInteger(bytes)))
        return null;
    return Math.floor(bytes);
}
function converted(parse, message, least = 0) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()], { error: message }).transform((value, context) => {
        const parsed = parse(value);
        if (parsed !== null && parsed >= least)
            return parsed;
        context.issues.push({ code: 'custom', message, input: value });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    });
}
/** In ms once parsed; 0 is a duration. */
const duration = converted(parseDuration, 'expected seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days');
/** In ms once parsed; more than nothing. */
const span = converted(parseDuration, 'expected more than 0 seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days', 1);
/** In bytes once parsed. */
const size = converted(parseSize, 'expected whole bytes as a number, or a size such as 500kB or 1MB, at most 1000000GB');
/** A whole number of at least `least`, and no larger than is told apart from its neighbours (2^53 - 1). */
function count(least = 0) {
    const whole = `expected a whole number of at least ${least}`;
    const error = ({ code }) => code === 'too_big' ? `${whole} and at most ${Number.MAX_SAFE_INTEGER}` : whole;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig({ error }).int({ error, abort: true }).min(least, { error });
}
/** A number, whole or not, from `least` to `most`. */
function amount(least, most) {
    const error = `expected a number from ${least} to ${most}`;
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig({ error }).min(least, { error }).max(most, { error });
}
/** US dollars: a run of more is a slip of the keyboard. It keeps every sum finite. */
const dollars = amount(0, 1_000_000);


/***/ }),

/***/ 78352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findingsIn),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78898);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3667);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26246);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56601);




/** Names of ADR-012 that this program has another word for. Source: DECISIONS D30. */
const OLD_NAMES = new Map([
    ['maxiterations', 'constraints.max_turns'],
    ['iterations', 'constraints.max_turns'],
    ['tokenbudget', 'constraints.max_tokens'],
]);
/** What must never stand in a file that is committed. */
const KEY_NAMES = new Set(['apikey', 'key', 'token', 'secret']);
/** Everything the schema has against `data`, in no order. Empty where it is a valid configuration. */
function findingsIn(data) {
    const result = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsSchema */ .dP.safeParse(data);
    return result.success ? [] : result.error.issues.flatMap((issue) => findingsOf(issue, [], data));
}
/** The value at `path`; undefined where there is none. */
function valueAt(data, path) {
    let value = data;
    for (const key of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = Reflect.get(value, key);
    }
    return value;
}
function findingsOf(issue, before, data) {
    const path = [...before, ...issue.path];
    if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => unknownKey(path, key));
    if (issue.code === 'invalid_key') {
        const message = issue.issues.map((inner) => inner.message).join('; ');
        return [{ path, at: 'key', subject: true, message }];
    }
    const value = valueAt(data, path);
    if (value === undefined && path.length > 0)
        return [absent(issue, path, data)];
    if (value === null)
        return [wrong(path, `has no value: ${expectation(issue)}, or remove the key`)];
    if (issue.code === 'invalid_union') {
        const branch = branchFor(issue, value);
        if (branch !== null)
            return branch.flatMap((inner) => findingsOf(inner, path, data));
    }
    return [wrong(path, complaint(issue, value))];
}
function wrong(path, message) {
    return { path, at: 'value', subject: true, message };
}
/** No value where one must be; or a bare word that stands for a key below it (`sandbox: off`), and is wrong. */
function absent(issue, path, data) {
    const above = path.slice(0, -1);
    const word = valueAt(data, above);
    if (typeof word === 'string')
        return wrong(above, complaint(issue, word));
    return {
        path: above,
        at: 'value',
        subject: true,
        message: `"${String(path.at(-1))}" is missing: add it`,
    };
}
/** The alternative that the user was writing: the one for objects if it is an object, else the first. */
function branchFor(issue, value) {
    const own = issue.message !== 'Invalid input';
    if (own)
        return null;
    const deep = issue.errors.find((branch) => branch.some((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'));
    return (typeof value === 'object' ? deep : undefined) ?? issue.errors[0] ?? null;
}
function unknownKey(path, key) {
    const known = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .knownKeys */ .eE)(path);
    return { path: [...path, key], at: 'key', subject: false, message: unknownKeyMessage(path, key, known) };
}
function unknownKeyMessage(path, key, known) {
    const folded = key.toLowerCase().replaceAll(/[-_]/g, '');
    const newName = OLD_NAMES.get(folded);
    if (newName !== undefined)
        return `unknown key "${key}": it is called ${newName} here, write that`;
    if (folded === 'baseurl') {
        return `unknown key "${key}": a base URL comes from the input base-url, the flag --base-url or FORGE_BASE_URL only, never from the file, for it decides who is sent the key; remove it`;
    }
    if (KEY_NAMES.has(folded)) {
        return `unknown key "${key}": keys come from the environment only (FORGE_API_KEY) or the input api-key; remove it, and revoke the key if it was committed`;
    }
    const home = known.includes(key) ? null : (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .homeOfKey */ .Yq)(key);
    const guess = home !== null && home !== (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)([...path, key]) ? home : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(key, known);
    const hint = guess === null ? '' : `: did you mean "${guess}"?`;
    const list = known.length === 0 ? '' : ` Known${path.length === 0 ? '' : ` in ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(path)}`}: ${known.join(', ')}`;
    return `unknown key "${key}"${hint === '' && list !== '' ? '.' : hint}${list}`;
}
const WORDS = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'keys and values',
    record: 'keys and values',
};
/** What should have been there, in words. */
function expectation(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return issue.message.startsWith('expected')
                ? issue.message
                : `expected ${WORDS[issue.expected] ?? issue.expected}`;
        case 'invalid_value':
            if (issue.message.startsWith('expected'))
                return issue.message;
            return issue.values.length === 1
                ? `expected ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(issue.values[0])}`
                : `expected one of ${issue.values.map(String).join(', ')}`;
        case 'too_small':
        case 'too_big':
            return bounds(issue);
        default:
            return issue.message;
    }
}
function bounds(issue) {
    if (issue.message.startsWith('expected'))
        return issue.message;
    const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
    const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return `expected ${limit}${unit}`;
}
function complaint(issue, value) {
    if (issue.code === 'invalid_value' && value === 'github-models') {
        return '"github-models" is a service that was retired on 2026-07-30: use openai-compatible with a base URL';
    }
    const expected = expectation(issue);
    if (issue.code === 'custom' && !expected.startsWith('expected'))
        return expected;
    if (issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')) {
        return tooLong(issue, value);
    }
    const guess = issue.code === 'invalid_value' && typeof value === 'string'
        ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(value, issue.values.map(String))
        : null;
    return `${expected}, got ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(value)}${guess === null ? '' : `: did you mean "${guess}"?`}`;
}
/** How what is too long is made shorter, by the last part of its key. */
const SHORTER = {
    task: 'put it into a file in the repository and name that file in the task',
    custom: 'put several checks into one module',
};
function tooLong(issue, value) {
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
    const unit = issue.origin === 'string' ? 'characters' : 'entries';
    const remedy = SHORTER[String(issue.path.at(-1))] ?? 'write fewer, with * where they are alike';
    return `${length} ${unit}, at most ${issue.maximum} are taken: ${remedy}`;
}


/***/ })

};
