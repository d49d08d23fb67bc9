export const id = 9577;
export const ids = [9577];
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

/***/ 72722:
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
/* harmony import */ var _program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55247);
/* harmony import */ var _config_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8176);




/** Git's limit for nested includes (config.c); ends circular includes. */
const MAX_INCLUDE_DEPTH = 10;
/** `https://user:password@host/…` */
const URL_CREDENTIAL = /^([a-z][a-z0-9+.-]*:\/\/)([^/@\s]*)@/i;
/** A user name without a password is a token if it is long or has a digit. */
const TOKEN_AS_USER = /^(?=.*\d).{10,}$|^.{20,}$/;
/** Returns the secret in the user part of a URL: the password, or a token in place of the user; otherwise null. */
function secretInUrl(url) {
    const user = URL_CREDENTIAL.exec(url)?.[2] ?? '';
    const colon = user.indexOf(':');
    if (colon === -1)
        return TOKEN_AS_USER.test(user) ? decoded(user) : null;
    return colon === user.length - 1 ? null : decoded(user.slice(colon + 1));
}
function withoutSecretInUrl(url) {
    return secretInUrl(url) === null ? url : url.replace(URL_CREDENTIAL, '$1');
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Returns true if a setting contains a credential or says where git gets one. */
function isCredential({ section, subsection, name, value }) {
    if (section === 'credential')
        return true;
    if (section === 'http' && (name === 'extraheader' || name === 'cookiefile'))
        return true;
    if (section === 'url' && secretInUrl(subsection) !== null)
        return true;
    return /pass(?:word|wd)?$|token$|secret$/.test(name) && value !== '';
}
/** Returns the secret values in a setting. For a header, also its decoded base64 text and the token in it. */
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
/** Parses `AUTHORIZATION: basic <base64 of user:token>`, as actions/checkout writes it, or any other header. */
function secretsInHeader(header) {
    const [, scheme = '', given = ''] = /^[^:]+:\s*(?:(\S+)\s+)?(\S+)\s*$/.exec(header) ?? [];
    if (given === '')
        return [];
    if (scheme.toLowerCase() !== 'basic')
        return [given];
    const pair = Buffer.from(given, 'base64').toString('utf8');
    const token = pair.slice(pair.indexOf(':') + 1);
    // If the bytes are not text, the header's own value is the only secret.
    return pair.includes(':') && !pair.includes('\ufffd') ? [given, pair, token] : [given];
}
/**
 * Reads these configuration files and all that they include, whatever the condition, once each. Missing files are left
 * out.
 */
function configFiles(paths) {
    const found = new Map();
    const visit = (path, depth) => {
        const text = found.has(path) || depth > MAX_INCLUDE_DEPTH ? null : (0,_program_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextOrNull */ .GR)(path);
        if (text === null)
            return;
        const entries = (0,_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfig */ .o)(text);
        found.set(path, { path, text, entries });
        for (const target of entries.flatMap((entry) => includeOf(entry, path) ?? []))
            visit(target, depth + 1);
    };
    for (const path of paths)
        visit(path, 0);
    return [...found.values()];
}
/** Returns the absolute path that an `include` or `includeIf` names, or null for other settings. */
function includeOf({ section, name, value }, file) {
    if ((section !== 'include' && section !== 'includeif') || name !== 'path' || value === '')
        return null;
    if (value.startsWith('~/'))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), value.slice(2));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(value) ? value : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), value);
}


/***/ }),

/***/ 8176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ parseConfig)
/* harmony export */ });
/**
 * Parses a git configuration file (git-config(1), "Syntax"). Runs nothing and follows no include. Skips lines that are
 * errors for git.
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
            // `[section.sub]` is an old syntax for a subsection.
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

/***/ 12011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YW: () => (/* binding */ hardenedGit),
/* harmony export */   jm: () => (/* binding */ hardenedEnvironment),
/* harmony export */   se: () => (/* binding */ hardenedStart)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79113);


/**
 * Settings that prevent a repository's configuration from running programs or hiding files. Each evasion was tested
 * with git 2.39; see `docs/internals/adr/0003-how-the-tree-is-measured.md`.
 */
const HARDENED_OPTIONS = configOptions([
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
]);
function configOptions(pairs) {
    return pairs.flatMap((pair) => ['-c', pair]);
}
function hardenedEnvironment(gitPath) {
    return {
        PATH: `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(gitPath)}:/usr/bin:/bin`,
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
        // Git before 2.45 does not know GIT_NO_LAZY_FETCH. Without an allowed protocol, it cannot fetch missing objects.
        GIT_ALLOW_PROTOCOL: 'none',
    };
}
/** Returns the arguments, folder and environment of a git command that a repository cannot steer. */
function hardenedStart({ gitPath, gitDir, workTree }, args, config = []) {
    const fixed = [`--git-dir=${gitDir}`, `--work-tree=${workTree}`, '--no-pager'];
    return {
        args: [...fixed, ...HARDENED_OPTIONS, ...configOptions(config), ...args],
        cwd: workTree,
        env: hardenedEnvironment(gitPath),
    };
}
/** Returns git with explicit directories. It never searches for a repository, so `safe.directory` does not matter. */
function hardenedGit(options, start = _run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runProgram */ .mB) {
    return (call) => {
        const { args, cwd, env } = hardenedStart(options, call.args, call.config);
        return start(options.gitPath, args, {
            name: call.args[0] ?? '',
            cwd,
            env: { ...env, ...(call.index === undefined ? {} : { GIT_INDEX_FILE: call.index }), ...call.env },
            accept: call.accept ?? [0],
            deadlineMs: call.deadlineMs ?? _run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .GIT_DEADLINE_MS */ .ly,
            ...(call.input === undefined ? {} : { input: call.input }),
            ...(call.signal === undefined ? {} : { signal: call.signal }),
            ...(call.maxOutputBytes === undefined ? {} : { maxOutputBytes: call.maxOutputBytes }),
        });
    };
}


/***/ }),

/***/ 79113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ outputLine),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   ly: () => (/* binding */ GIT_DEADLINE_MS),
/* harmony export */   mB: () => (/* binding */ runProgram),
/* harmony export */   rf: () => (/* binding */ LISTING_DEADLINE_MS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30293);


/**
 * The default deadline. No git command took longer on any measured repository; one that does is waiting for something.
 */
const GIT_DEADLINE_MS = 120_000;
/** The deadline for commands that only read names and times: 50,000 files take a quarter of a second. */
const LISTING_DEADLINE_MS = 60_000;
/** Maximum characters of git's output in a message. */
const MAX_MESSAGE_CHARS = 600;
/** Maximum bytes kept of stderr, which includes a server's messages. */
const MAX_STDERR_BYTES = 1 << 20;
/** A git command that failed unexpectedly. `stderr` is git's own text. */
class GitError extends Error {
    code;
    stderr;
    constructor(command, code, stderr) {
        const said = stderr
            .slice(0, MAX_MESSAGE_CHARS)
            .trim()
            .replaceAll(/\s*\n\s*/g, '; ');
        super(`git ${command} ended with ${code === null ? 'a signal' : `code ${code}`}: ${said || 'no message'}`);
        this.name = 'GitError';
        this.code = code;
        this.stderr = stderr;
    }
}
/**
 * Runs a program. Throws GitError for an exit code that is not accepted, a program that cannot start, and one that
 * exceeds its deadline (such as git opening a FIFO).
 */
function runProgram(path, args, run) {
    return new Promise((resolve, reject) => {
        if (run.signal?.aborted) {
            reject(new GitError(run.name, null, 'there was no time left to run it'));
            return;
        }
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(path, args, {
            cwd: run.cwd,
            env: run.env,
            stdio: [run.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            // A separate process group can be ended as a whole.
            detached: run.signal !== undefined,
        });
        const stop = (why) => {
            // Not awaited, because a child process may keep the output open.
            kill(child, run.signal !== undefined);
            reject(new GitError(run.name, null, why));
        };
        const stopWaiting = onTimeout(run, stop);
        const printed = collect(child, run.maxOutputBytes, () => {
            stopWaiting();
            stop(`it printed more than ${run.maxOutputBytes} bytes and was killed`);
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
            // If git ends early, its exit code tells more than EPIPE.
            child.stdin.on('error', () => undefined);
            child.stdin.end(run.input);
        }
    });
}
/** Collects the output. Calls `tooMuch` when stdout has more than `limit` bytes. */
function collect(child, limit = Infinity, tooMuch = () => { }) {
    const out = [];
    const err = [];
    let complaint = 0;
    let printed = 0;
    child.stdout?.on('data', (chunk) => {
        printed += chunk.length;
        if (printed <= limit)
            out.push(chunk);
        else
            tooMuch();
    });
    child.stderr?.on('data', (chunk) => {
        if (complaint < MAX_STDERR_BYTES)
            err.push(chunk);
        complaint += chunk.length;
    });
    return () => ({ stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
}
/** Calls `end` once with the reason when the time is over. Returns a function that cancels this. */
function onTimeout({ deadlineMs = GIT_DEADLINE_MS, signal }, end) {
    const tooLong = () => end(`it did not end within ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(deadlineMs)} and was killed`);
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
        // The program has just ended.
    }
}
/** Returns one line of output without its line end. */
function outputLine(answer) {
    return answer.stdout.toString('utf8').trim();
}


/***/ }),

/***/ 72162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ systemErrorAdvice),
/* harmony export */   b: () => (/* binding */ isDiskFull)
/* harmony export */ });
/* harmony import */ var _core_text_message_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45061);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79113);


/** Messages of the system and git about a full disk or quota. */
const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;
/** Advice for file errors by code. */
const FILE_ERROR_ADVICE = {
    EACCES: 'permission denied: give the user of the run access, or remove the file',
    EPERM: 'permission denied: give the user of the run access, or remove the file',
    EROFS: 'the file system is read-only: mount it writable',
    ELOOP: 'the symbolic links form a loop: remove them',
    ENAMETOOLONG: 'the path is too long for the file system: use shorter names',
    EIO: 'the disk reported an error: check the disk',
    ESTALE: 'the network file system lost the file: mount it again',
    EMFILE: 'too many files are open: raise the limit (`ulimit -n`)',
    ENFILE: 'too many files are open on the machine: stop other programs',
    ENOENT: 'the file was removed during the run: stop other programs that write there',
    ENOTDIR: 'the folder was replaced during the run: stop other programs that write there',
    EISDIR: 'the file was replaced during the run: stop other programs that write there',
    EEXIST: 'the file was created during the run: stop other programs that write there',
    ENOTEMPTY: 'a file was created there during the run: stop other programs that write there',
    EBUSY: 'the file is in use, for example as a mount point: release it',
    ETXTBSY: 'the file is a running program: stop it',
};
/** Advice for errors of starting a program. */
const PROGRAM_ERROR_ADVICE = {
    EAGAIN: 'the process limit is reached: stop other programs, or raise the limit (`ulimit -u`)',
    ENOMEM: 'the machine is out of memory: stop other programs, or use a larger machine',
    E2BIG: 'its arguments are too long for the system: use shorter names',
    EACCES: 'permission denied: let the user of the run execute it',
};
const NO_ACCESS = /Permission denied|Operation not permitted/;
/** Git's messages about damaged, missing or unreadable objects, refs or index. */
const DAMAGED = /unable to (?:read|unpack|find|open)|not a tree object|bad (?:tree|object|signature|index|revision)|corrupt|missing (?:blob|tree|object)|invalid object|index file|bad config|not a git repository|object directory/i;
/** Git's exit code for unknown arguments. */
const USAGE = 129;
/** Returns true if a disk or the user's quota is full. The error does not tell which disk. */
function isDiskFull(error) {
    return DISK_FULL.test((0,_core_text_message_of_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error));
}
/**
 * Returns one line for an error of the disk, the system or git: what failed and what to do. Returns null for other
 * errors, which are bugs.
 */
function systemErrorAdvice(error) {
    const message = (0,_core_text_message_of_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error);
    if (isDiskFull(error)) {
        return `a disk is full (${message}): free space in the workspace and in the temporary folder, and run again`;
    }
    if (error instanceof _run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS)
        return gitErrorAdvice(error);
    if (!(error instanceof Error) || !('code' in error) || !('syscall' in error))
        return null;
    const isFile = 'path' in error && !String(error.syscall).startsWith('spawn');
    const remedy = (isFile ? FILE_ERROR_ADVICE : PROGRAM_ERROR_ADVICE)[String(error.code)];
    return remedy === undefined ? null : `${message}; ${remedy}, and run again`;
}
function gitErrorAdvice({ message, stderr, code }) {
    if (code === USAGE)
        return null;
    if (code === null)
        return `${message}; stop whatever kills the programs of the run, and run again`;
    if (NO_ACCESS.test(stderr))
        return `${message}; give the user of the run access, and run again`;
    if (DAMAGED.test(stderr)) {
        return `${message}; repair what git cannot read (\`git fsck\` and \`git status\` show it), and run again`;
    }
    return `${message}; check that \`git status\` works there, and run again`;
}


/***/ }),

/***/ 55247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ openUserRepository),
/* harmony export */   GR: () => (/* binding */ readTextOrNull),
/* harmony export */   Mz: () => (/* binding */ userFile),
/* harmony export */   bI: () => (/* binding */ repositoryLayout),
/* harmony export */   z0: () => (/* binding */ gitDirOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _hardened_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12011);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79113);





/** Returns the folders of a repository. Throws StopRun(git_before) if `root` has no usable `.git`. */
function repositoryLayout(root, gitDir) {
    const dir = gitDir ?? gitDirOf(root);
    if (dir === null) {
        throw stop(`${root} has no usable .git; run in a checked-out git repository`);
    }
    const common = readTextOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, 'commondir'));
    return { root, gitDir: dir, commonDir: common === null ? dir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, common.trim()) };
}
/** Returns the git directory of a repository's root, following a `gitdir:` file; null for other folders. */
function gitDirOf(root) {
    const gitEntries = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, '.git');
    const stat = statOrNull(gitEntries);
    if (stat === null)
        return null;
    let dir = gitEntries;
    if (!stat.isDirectory()) {
        const named = /^gitdir: (.+?)\r?\n?$/s.exec(readTextOrNull(gitEntries) ?? '');
        if (named?.[1] === undefined)
            return null;
        dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(gitEntries), named[1]);
    }
    return readTextOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, 'HEAD')) === null ? null : dir;
}
/** Returns null also if a circle of links or a locked folder is in the way. */
function statOrNull(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}
/** Variables that locate the user's own git configuration; read from the process once. */
const CONFIG_VARIABLES = [
    'HOME',
    'XDG_CONFIG_HOME',
    'GIT_CONFIG_GLOBAL',
    'GIT_CONFIG_SYSTEM',
    'GIT_CONFIG_NOSYSTEM',
];
async function openUserRepository(gitPath, layout, start = _run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runProgram */ .mB) {
    const settings = await readConfig(gitPath, layout, start);
    const config = new Map(settings.map(({ key, value }) => [key, value]));
    const format = config.get('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1';
    return { ...layout, gitPath, start, config, settings, format };
}
async function readConfig(gitPath, layout, start) {
    const env = { ...(0,_hardened_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hardenedEnvironment */ .jm)(gitPath) };
    for (const name of CONFIG_VARIABLES) {
        const value = process.env[name];
        if (value === undefined)
            delete env[name];
        else
            env[name] = value;
    }
    try {
        const args = [`--git-dir=${layout.gitDir}`, 'config', '--list', '--show-origin', '-z'];
        const answer = await start(gitPath, args, { name: 'config', cwd: layout.root, env, accept: [0] });
        return parseSettings(answer.stdout.toString('utf8').split('\0'));
    }
    catch (error) {
        if (!(error instanceof _run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS))
            throw error;
        throw stop(`git cannot read the configuration of ${layout.root}: ${error.stderr.trim()}; repair it`);
    }
}
/** Parses pairs of an origin and a `key` with its value after a line feed. A key without a value means true. */
function parseSettings(parts) {
    const settings = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [origin = '', pair = ''] = parts.slice(at, at + 2);
        const end = pair.indexOf('\n');
        const [key, value] = end === -1 ? [pair, 'true'] : [pair.slice(0, end), pair.slice(end + 1)];
        settings.push({ key, value, file: origin.startsWith('file:') ? origin.slice('file:'.length) : '' });
    }
    return settings;
}
/** Returns a file that the user's configuration names, `~` expanded, or the default. */
function userFile(repo, key, fallback) {
    const { HOME: home, XDG_CONFIG_HOME: xdg } = process.env;
    const named = repo.config.get(key);
    if (named !== undefined) {
        if (!named.startsWith('~/'))
            return named === '' ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo.root, named);
        return home === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(home, named.slice(2));
    }
    const base = xdg || (home === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(home, '.config'));
    // `resolve` is not used, because the bundler rewrites calls that end in literal names.
    return base === undefined ? null : [base, 'git', fallback].join('/');
}
/** Returns the text of a file in Latin-1, which preserves bytes; null if it does not exist. */
function readTextOrNull(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
    }
    catch {
        return null;
    }
}
function stop(reason) {
    return new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 50555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fk: () => (/* binding */ printableLines),
/* harmony export */   gG: () => (/* binding */ printableTail),
/* harmony export */   oy: () => (/* binding */ printableLine),
/* harmony export */   yo: () => (/* binding */ holdsRunnerCommand)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _core_text_readable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79858);



/**
 * Splits untrusted text into lines that are safe to print: without terminal sequences, invisible or reordering
 * characters, and commands for the runner's parser. The parser reads `::cmd::` after white space at the start of a
 * line, `##[cmd]` anywhere, and a bare CR as a line end. Source: docs/internals/github-actions.md. Takes linear time,
 * because no pattern crosses a line end.
 */
function printableLines(text) {
    return (0,_core_text_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(text)
        .replaceAll('##[', '## [')
        .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
        .split('\n');
}
/** Returns the text as one safe line, with white space collapsed, cut to `limit` UTF-16 units. */
function printableLine(text, limit = 300) {
    const line = (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(printableLines(text).join(' '));
    // Joined lines may form a mark that no single line had.
    const joined = line.replaceAll('##[', '## [').replace(/^:(?=:)/, ': ');
    return (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(joined, limit, '…');
}
/** Returns the end of a long output, where the problem usually is: at most `limit` lines of 2,000 characters. */
function printableTail(text, limit) {
    const lines = printableLines(text.trimEnd());
    const shown = lines.slice(-limit).map((line) => (line.length > 2000 ? `${line.slice(0, 2000)}…` : line));
    const left = lines.length - shown.length;
    return left > 0 ? [`… ${left} lines before`, ...shown] : shown;
}
/** Reports if the runner would treat something in the text as a command. */
function holdsRunnerCommand(text) {
    return /^[^\S\n\u2028\u2029]*::[A-Za-z]|##\[[A-Za-z]/m.test(text.replace(/\r\n?/g, '\n'));
}


/***/ }),

/***/ 39544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findRecord),
/* harmony export */   l: () => (/* binding */ archiveEarlierRecords)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _output_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1987);



/** The number of records that are kept. Source: docs/reports.md. */
const MAX_RECORDS = 10;
/** The size of a report that is searched for its run's ID. */
const MAX_READ_BYTES = 64 * 1024 ** 2;
const UNIDENTIFIED = 'unidentified';
const MAX_NAMES = 1000;
/** Files with the run's ID are moved last, so that an interrupted move continues under the same name. */
const MOVED = [
    _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .QUARANTINE */ .DX,
    _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUTS */ .py,
    ..._output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .OUR_FILES */ .tA.filter((name) => name !== 'events.jsonl' && name !== 'execution.json'),
    'events.jsonl',
    'execution.json',
];
/**
 * Moves an earlier run's record to `previous/<execution_id>/`, and removes the oldest ones except their quarantine.
 * Links are removed and never followed. Throws if something cannot be moved; nothing is lost then.
 */
function archiveEarlierRecords(dir) {
    const names = MOVED.filter((name) => isRecord((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
    if (names.length === 0)
        return;
    const target = folderFor(dir, names);
    for (const name of names)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, name));
    removeOldest((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .PREVIOUS */ .kn));
}
/**
 * Returns the folder of a run's record: where it was written, or where the next run moved it. null if another run's
 * record is there.
 */
function findRecord(folder, executionId) {
    const moved = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.dir, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .PREVIOUS */ .kn, executionId);
    if (isRealFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.dir, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .PREVIOUS */ .kn)) && isRealFolder(moved))
        return (0,_output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .identifyFolder */ .TR)(moved);
    const found = idIn(folder.dir);
    return found === null || found === executionId ? folder : null;
}
function isRecord(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (found?.isSymbolicLink())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
    return found !== undefined && !found.isSymbolicLink();
}
function folderFor(dir, names) {
    const previous = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .PREVIOUS */ .kn);
    if (!isRecord(previous))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(previous);
    else if (!isRealFolder(previous))
        throw new Error(`${previous} is not a folder: move it away`);
    const id = idIn(dir) ?? `${UNIDENTIFIED}-${stampOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, names.at(-1) ?? ''))}`;
    for (let count = 1; count <= MAX_NAMES; count++) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(previous, count === 1 ? id : `${id}-${count}`);
        if (!isRecord(target)) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(target);
            return target;
        }
        const isFree = names.every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, name), { throwIfNoEntry: false }) === undefined);
        if (isRealFolder(target) && isFree)
            return target;
    }
    throw new Error(`${previous} contains ${MAX_NAMES} records of ${id}: move them away`);
}
/** Returns when the file was written, as part of a name. */
function stampOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).mtime.toISOString().replaceAll(/[:.]/g, '-');
}
function isRealFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** Returns the ID of the run whose record is in a folder; null if it is unknown. */
function idIn(dir) {
    const execution = parsed(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'execution.json')));
    const id = stringIn(execution, 'execution_id');
    if (id !== null)
        return id;
    // A run that was killed has left only its events.
    for (const line of textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'events.jsonl')).split('\n', 50)) {
        const data = parsed(line);
        const event = typeof data === 'object' && data !== null && 'event' in data ? data.event : null;
        const eventId = stringIn(event, 'executionId');
        if (eventId !== null)
            return eventId;
    }
    return null;
}
/** Returns a value that can be the name of a folder. */
function stringIn(data, key) {
    if (typeof data !== 'object' || data === null)
        return null;
    const value = Reflect.get(data, key);
    return typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value) ? value : null;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** Reads a file, but never through a link; '' if it cannot be read. */
function textOf(path) {
    let handle = null;
    try {
        handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle);
        return stat.isFile() && stat.size <= MAX_READ_BYTES ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(handle, 'utf8') : '';
    }
    catch {
        return '';
    }
    finally {
        if (handle !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
/** Removes the oldest records. Those without a known run stay, because they may not be ours. */
function removeOldest(previous) {
    const records = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(previous, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith(UNIDENTIFIED))
        .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(previous, name))
        .filter((path) => _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .OUR_FILES */ .tA.some((name) => hasEntry((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name))))
        .map((path) => ({ path, at: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true }).mtimeNs }))
        .sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
    for (const { path } of records.slice(MAX_RECORDS))
        removeRecord(path);
}
function hasEntry(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** Removes everything that a run writes except its quarantine. Other files and their folders stay. */
function removeRecord(path) {
    const outputs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUTS */ .py);
    const printed = isRealFolder(outputs) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(outputs).filter((name) => name.endsWith('.txt')) : [];
    for (const file of [
        ..._output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .OUR_FILES */ .tA.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)),
        ...printed.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputs, name)),
    ]) {
        if (hasEntry(file) && !isRealFolder(file))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(file);
    }
    for (const folder of [outputs, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, _output_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .QUARANTINE */ .DX), path]) {
        if (isRealFolder(folder) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
}


/***/ }),

/***/ 1987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ QUARANTINE),
/* harmony export */   EQ: () => (/* binding */ openFolderBelow),
/* harmony export */   TR: () => (/* binding */ identifyFolder),
/* harmony export */   Tf: () => (/* binding */ isStillThere),
/* harmony export */   UY: () => (/* binding */ resolveOutputFolder),
/* harmony export */   b7: () => (/* binding */ FOLDER_LOCK),
/* harmony export */   bK: () => (/* binding */ openFallbackFolder),
/* harmony export */   kn: () => (/* binding */ PREVIOUS),
/* harmony export */   py: () => (/* binding */ OUTPUTS),
/* harmony export */   tA: () => (/* binding */ OUR_FILES),
/* harmony export */   uS: () => (/* binding */ openOutputFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13993);
/* harmony import */ var _core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99688);
/* harmony import */ var _core_run_report_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1170);





/** The names of all files that we write. Nothing else in the folder is touched. */
const OUR_FILES = [...Object.keys(_core_run_report_files_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_FILES */ .JL), 'events.jsonl'];
const QUARANTINE = 'quarantine';
const OUTPUTS = 'outputs';
/** Records of earlier runs, each in a folder named after its run. */
const PREVIOUS = 'previous';
/** The lock of the run that writes here. */
const FOLDER_LOCK = '.lock';
const OUR_NAMES = new Set([...OUR_FILES, QUARANTINE, OUTPUTS, PREVIOUS, FOLDER_LOCK]);
function partsBelow(root, dir) {
    return dir !== root && (0,_core_path_is_within_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .B)(dir, root) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, dir).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) : null;
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
 * Resolves the output folder. A relative path must stay in the workspace and contain no links, because the repository
 * is not trusted. An absolute path may be anywhere, because only the user can set it. Throws an Error with one line for
 * the user.
 */
function resolveOutputFolder(root, spelled) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, spelled);
    const way = partsBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root), dir);
    if (dir === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)) {
        throw new Error(`output_dir "${spelled}" is the workspace itself: use a separate folder`);
    }
    if (way === null) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(spelled)) {
            throw new Error(`output_dir "${spelled}" is outside the workspace: use a folder in it`);
        }
        refuseLinks([dir]);
        return dir;
    }
    if ((0,_core_path_git_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isGitPath */ .o)(way.join('/'))) {
        throw new Error(`output_dir "${spelled}" is in a git directory: use another folder`);
    }
    refuseLinks(way.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...way.slice(0, index + 1))));
    return dir;
}
/**
 * Works like `mkdir -p`, step by step. Node's implementation never ends if the system answers ENOENT to a new folder
 * (`/proc`), and reports ENOENT for a read-only disk too.
 */
function makeFolders(dir) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dir, { throwIfNoEntry: false })?.isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(dir) !== dir)
        makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(dir));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir);
}
/** Creates the folder if needed. If it contains only our records, a `.gitignore` hides it from `git status`. */
function openOutputFolder(dir) {
    makeFolders(dir);
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir);
    if (names.every((name) => OUR_NAMES.has(name)))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, '.gitignore'), '*\n');
    return identifyFolder(dir);
}
/** Identifies an existing folder. */
function identifyFolder(dir) {
    const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir);
    return { dir, device: dev, inode: ino };
}
/** Creates the folder for undone changes or for long outputs. Throws if something else has its name. */
function openFolderBelow(dir, name) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name);
    refuseLinks([folder]);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
}
/** Creates a new folder to use if the right one cannot be written. */
function openFallbackFolder(base) {
    return openOutputFolder((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, 'forge-headless-')));
}
/** Reports if the path still leads to the folder that was opened. */
function isStillThere({ dir, device, inode }) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, { throwIfNoEntry: false });
    return found?.isDirectory() === true && found.dev === device && found.ino === inode;
}


/***/ }),

/***/ 36592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ writeAtomically),
/* harmony export */   v: () => (/* binding */ isRedacted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function isRedacted(file) {
    return typeof file.content !== 'string';
}
/** Writes a new file and renames it, so that readers see the whole old or new file. */
function writeAtomically(dir, name, content) {
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `.${name.replaceAll('/', '-')}.${process.pid}.tmp`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, content, { flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name));
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 20074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XF: () => (/* binding */ REDACTED),
  lY: () => (/* binding */ createRedactor),
  zO: () => (/* binding */ mapTexts)
});

// UNUSED EXPORTS: MIN_SECRET_CHARS

;// CONCATENATED MODULE: ./build/adapters/secrets/multi-string-search.js
/** The least length of a form. */
const PREFIX_CHARS = 4;
/** Searches for many strings in one pass, so thousands cost no more than a few. Texts are bytes as Latin-1. */
class MultiStringSearch {
    #forms = new Map();
    #byPrefix = new Map();
    /** Tells, for the first two letters, if any form begins with them. */
    #begins = new Uint8Array(0x10000);
    #longest = 0;
    get longest() {
        return this.#longest;
    }
    get isEmpty() {
        return this.#forms.size === 0;
    }
    /** A form that already exists keeps its replacement. */
    add(text, instead) {
        if (text.length < PREFIX_CHARS || this.#forms.has(text))
            return;
        this.#forms.set(text, instead);
        this.#longest = Math.max(this.#longest, text.length);
        this.#begins[keyAt(text, 0)] = 1;
        const prefix = text.slice(0, PREFIX_CHARS);
        const forms = [...(this.#byPrefix.get(prefix) ?? []), { text, instead }];
        this.#byPrefix.set(prefix, forms.toSorted((a, b) => b.text.length - a.text.length));
    }
    /** Returns every place of a form, the longest for each place, in order. They may overlap. */
    find(text) {
        const found = [];
        if (this.isEmpty)
            return found;
        const last = text.length - PREFIX_CHARS;
        for (let at = 0; at <= last; at += 1) {
            if (this.#begins[keyAt(text, at)] === 0)
                continue;
            const forms = this.#byPrefix.get(text.slice(at, at + PREFIX_CHARS));
            const form = forms?.find((one) => text.startsWith(one.text, at));
            if (form !== undefined)
                found.push({ start: at, end: at + form.text.length, instead: form.instead });
        }
        return found;
    }
}
function keyAt(text, at) {
    return ((text.charCodeAt(at) & 0xff) << 8) | (text.charCodeAt(at + 1) & 0xff);
}
/** Joins overlapping spans. The longest of them decides the replacement. */
function joinSpans(spans) {
    const joined = [];
    let longest = 0;
    for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        const last = joined.at(-1);
        if (last === undefined || span.start >= last.end) {
            joined.push(span);
            longest = span.end - span.start;
            continue;
        }
        const isLonger = span.end - span.start > longest;
        longest = Math.max(longest, span.end - span.start);
        const instead = isLonger ? span.instead : last.instead;
        joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end), instead };
    }
    return joined;
}

;// CONCATENATED MODULE: ./build/adapters/secrets/secret-spellings.js
/** Returns the parts of a value's base64 that do not depend on the neighboring bytes, for all three offsets. */
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
 * Characters that encoders do not escape, besides letters and digits: RFC 3986, the same with slashes (Python's
 * `quote`), `encodeURIComponent`, `encodeURI`, forms (URL Standard), and the strictest (PHP's `urlencode`).
 */
const KEPT_SIGNS = ['-._~', '-._~/', "-._~!'()*", "-._~!'()*;/?:@&=+$,#", '-._*', '-._'];
function percentForms(bytes) {
    // Through the bytes, because half a surrogate pair cannot be percent-encoded and would throw.
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
/** Returns `JSON.stringify` without its quotes: once and, for JSON in JSON, twice. */
function jsonForms(value) {
    const inner = (text) => JSON.stringify(text).slice(1, -1);
    const ascii = (text) => text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const once = inner(value);
    return [once, inner(once), ascii(once), once.replaceAll('/', '\\/')];
}
/** Returns the HTML form of a value, because a diff gets into report.html without being an event. */
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
/**
 * Returns the usual spellings of a value. Texts are searched for them directly and with their escapes resolved (`%5F`,
 * `&#95;`, `\u005f`), because any letter may be escaped. Source: docs/reports.md, "in plain, base64, hex, URL or
 * reversed form".
 */
function secretSpellings(value) {
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
/** The longest escape of one byte, including escapes of escapes such as `\\u005f`. */
const LONGEST_ESCAPE = 7;
/** Matches `%5F`, `&#95;`, `&#x5f;`, `&amp;`, `\u005f`, `\u{5f}`, `\x5f`, `\137`, `\"`. Every repetition is bounded. */
const ESCAPE = /%[0-9A-Fa-f]{2}|&(?:#0{0,8}[0-9]{1,7}|#[xX]0{0,8}[0-9A-Fa-f]{1,6}|amp|lt|gt|quot|apos);?|\\(?:u[0-9A-Fa-f]{4}|u\{0{0,8}[0-9A-Fa-f]{1,6}\}|x[0-9A-Fa-f]{2}|[0-3][0-7]{2}|[\\"'/nrtbf])/g;
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LETTERS = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** Resolves escapes once in a text of bytes as Latin-1; null if there are none. */
function resolveEscapes(text) {
    const pieces = [];
    const starts = new Int32Array(text.length + 1);
    let length = 0;
    let from = 0;
    const take = (piece, at, step) => {
        for (let i = 0; i < piece.length; i += 1)
            starts[length + i] = at + i * step;
        length += piece.length;
        pieces.push(piece);
    };
    for (const match of text.matchAll(ESCAPE)) {
        take(text.slice(from, match.index), from, 1);
        take(meaningOf(match[0]), match.index, 0);
        from = match.index + match[0].length;
    }
    if (from === 0)
        return null;
    take(text.slice(from), from, 1);
    starts[length] = text.length;
    return { text: pieces.join(''), starts: starts.subarray(0, length + 1) };
}
/**
 * Returns the character of an escape, which is never longer than the escape: a Latin-1 byte for `%` and `\x`, otherwise
 * the character's UTF-8.
 */
function meaningOf(written) {
    if (written.startsWith('%'))
        return byteCharacter(Number.parseInt(written.slice(1), 16));
    if (written.startsWith('&')) {
        const name = written.slice(1).replace(/;$/, '');
        if (!name.startsWith('#'))
            return NAMED[name] ?? '';
        return utf8(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
    }
    const sign = written[1] ?? '';
    if (sign === 'u')
        return utf8(Number.parseInt(written.replace(/[^0-9A-Fa-f]/g, ''), 16));
    if (sign === 'x')
        return byteCharacter(Number.parseInt(written.slice(2), 16));
    if (/[0-3]/.test(sign))
        return byteCharacter(Number.parseInt(written.slice(1), 8));
    return LETTERS[sign] ?? sign;
}
function byteCharacter(byte) {
    return String.fromCharCode(byte);
}
function utf8(point) {
    if (!(point <= 0x10ffff))
        return '';
    return point < 0x80 ? byteCharacter(point) : Buffer.from(String.fromCodePoint(point)).toString('latin1');
}

;// CONCATENATED MODULE: ./build/adapters/secrets/redaction.js


/** The replacement of a secret value. */
const REDACTED = '***';
/** Shorter values would match ordinary words in every text. */
const MIN_SECRET_CHARS = 6;
/** In a value with several lines (a private key), each line of this length is also a secret. */
const MIN_LINE_CHARS = 12;
/** The number of times that escapes of escapes are resolved: JSON in JSON, `%255F`. */
const MAX_ESCAPE_LAYERS = 3;
/** After this many passes, everything that is still found becomes REDACTED, which is shorter than any value. */
const MAX_WALKS = 8;
/** Returns the value without surrounding white space, and each of its long lines. */
function secretParts(secret) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    const long = lines.length > 1 ? lines.filter((line) => line.length >= MIN_LINE_CHARS) : [];
    return [secret.trim(), ...long].filter((part) => part.length >= MIN_SECRET_CHARS);
}
/** Returns the places of forms in a text, including escaped ones. */
function findSecrets(text, forms) {
    const spans = [...forms.find(text)];
    let layer = { text, at: (place) => place };
    for (let depth = 0; depth < MAX_ESCAPE_LAYERS; depth += 1) {
        const resolved = resolveEscapes(layer.text);
        if (resolved === null)
            break;
        const { at: below } = layer;
        const at = (place) => below(resolved.starts[place] ?? 0);
        for (const { start, end, instead } of forms.find(resolved.text)) {
            spans.push({ start: at(start), end: endOf(at, end), instead });
        }
        layer = { text: resolved.text, at };
    }
    return joinSpans(spans);
}
/** Returns the end of a span. An escape for several letters ends where the next letter begins. */
function endOf(at, end) {
    const last = at(end - 1);
    let next = end;
    while (at(next) === last)
        next += 1;
    return at(next);
}
/** Repeats until nothing is found, because text joined by a replacement may form a spelling again. */
function redactAll(text, forms) {
    let clean = text;
    for (let walk = 0;; walk += 1) {
        const spans = findSecrets(clean, forms);
        if (spans.length === 0)
            return clean;
        let rest = '';
        let from = 0;
        for (const { start, end, instead } of spans) {
            rest += clean.slice(from, start) + (walk < MAX_WALKS ? instead : REDACTED);
            from = end;
        }
        clean = rest + clean.slice(from);
    }
}
/** Changes every text in the data, including keys. Returns the same object if nothing changed. */
function mapTexts(data, change) {
    if (typeof data === 'string')
        return change(data);
    if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data))
        return data;
    if (Array.isArray(data)) {
        const items = data.map((item) => mapTexts(item, change));
        return items.some((item, index) => item !== data[index]) ? items : data;
    }
    let changed = false;
    const entries = Object.entries(data).map(([key, value]) => {
        const entry = [change(key), mapTexts(value, change)];
        changed ||= entry[0] !== key || entry[1] !== value;
        return entry;
    });
    return changed ? Object.fromEntries(entries) : data;
}
/** Creates a redactor for these values. Without values, it returns everything unchanged. */
function createRedactor(secrets = []) {
    const forms = new MultiStringSearch();
    let longest = 0;
    const text = (value) => {
        if (forms.isEmpty)
            return value;
        const before = latin1(value);
        const after = redactAll(before, forms);
        return after === before ? value : Buffer.from(after, 'latin1').toString();
    };
    const redactor = {
        add(secret, instead = REDACTED) {
            const found = secretParts(secret);
            for (const part of found) {
                longest = Math.max(longest, part.length * LONGEST_ESCAPE);
                for (const form of secretSpellings(part)) {
                    if (form.length >= MIN_SECRET_CHARS)
                        forms.add(latin1(form), instead);
                }
            }
            return found.length > 0;
        },
        text,
        isIn: (value) => !forms.isEmpty && findSecrets(latin1(value), forms).length > 0,
        get longest() {
            return longest;
        },
        bytes(bytes) {
            if (forms.isEmpty)
                return bytes;
            const before = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
            const after = redactAll(before, forms);
            return after === before ? bytes : Buffer.from(after, 'latin1');
        },
        data(data) {
            // Texts only become other texts, so the shape and the type stay the same.
            return forms.isEmpty ? data : mapTexts(data, text);
        },
    };
    for (const secret of secrets)
        redactor.add(secret);
    return redactor;
}
/**
 * Returns the UTF-8 bytes of a text as Latin-1, so that texts and patches, which may not be UTF-8, are searched alike.
 */
function latin1(text) {
    return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}


/***/ }),

/***/ 62257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ detectSecrets)
});

// UNUSED EXPORTS: SECRET_KINDS

;// CONCATENATED MODULE: ./build/adapters/secrets/scan/base64-text.js
/** Matches base64, also over lines of one width, as `base64` prints them. Shorter texts cannot contain a key. */
const BASE64_RUN = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,}(?:(?:\r?\n|(?:\\r)?\\n)[A-Za-z0-9+/]{4,}){0,10000}={0,2}/g;
const BREAK = /\r?\n|(?:\\r)?\\n/g;
/** The number of letters that are decoded to test for text, and the limit of decoded letters. */
const FIRST = 96;
const MOST = 2 ** 21;
function base64Runs(text) {
    const runs = [];
    for (const { 0: run, index } of text.matchAll(BASE64_RUN)) {
        const letters = run.slice(0, MOST).replace(BREAK, '');
        if (!isText(decode(letters.slice(0, FIRST))))
            continue;
        runs.push({ decoded: decode(letters), at: (letter) => index + placeIn(run, letter) });
    }
    return runs;
}
function decode(letters) {
    return Buffer.from(letters, 'base64').toString('latin1');
}
/** Reports if the decoded bytes are mostly ASCII text. Words decode to arbitrary bytes. */
function isText(decoded) {
    const others = decoded.replace(/[\t\n\r\x20-\x7e]/g, '').length;
    return others * 8 <= decoded.length;
}
function placeIn(run, letter) {
    let skipped = 0;
    for (const { 0: found, index } of run.matchAll(BREAK)) {
        if (index - skipped >= letter)
            break;
        skipped += found.length;
    }
    return Math.min(letter + skipped, run.length);
}

// EXTERNAL MODULE: ./build/adapters/secrets/scan/real-value.js
var real_value = __webpack_require__(23469);
;// CONCATENATED MODULE: ./build/adapters/secrets/scan/secret-kind.js
/** Matches where a token can begin: not inside a word, but after `\n` and the like in a string, and after `%3D`. */
const START = String.raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrtfb])|(?<=%[0-9A-Fa-f]{2}))`;
/** Matches the end of a token of letters and digits. */
const END = '(?![A-Za-z0-9])';

;// CONCATENATED MODULE: ./build/adapters/secrets/scan/named-values.js


const unlessStandIn = (value) => !(0,real_value/* isStandIn */.WG)(value);
const HEX = '[0-9a-f]';
const UUID = `${HEX}{8}-${HEX}{4}-${HEX}{4}-${HEX}{4}-${HEX}{12}`;
/** Matches the text between a name and its value: `": "`, ` = `, `=>`, `', '`, `>`, a space after a flag. */
const JOINT = String.raw `\\{0,7}["'\x60\])]{0,2}\s{0,4}(?:=>|:=|\?=|[=:,>]|\s)\s{0,4}\\{0,7}["'\x60]?`;
/** Values without a recognizable format. They are detected by the name of the service in front of them. */
const BY_SERVICE = [
    ['a Datadog key', 'datadog dd_', '(?:datadog|dd)[\\w.-]{0,10}(?:key)', `${HEX}{40}|${HEX}{32}`],
    ['a Heroku key', 'heroku', 'heroku[\\w .-]{0,20}', UUID],
    [
        'a Cloudflare key',
        'cloudflare cf_',
        '(?:cloudflare|cf)[\\w.-]{0,20}(?:key|token)',
        `[A-Za-z0-9_-]{40}|${HEX}{37}`,
    ],
    ['a Twilio token', 'twilio', 'twilio[\\w.-]{0,20}(?:token|secret|key)', `${HEX}{32}`],
    ['an Algolia key', 'algolia', 'algolia[\\w.-]{0,20}key', `${HEX}{32}`],
    ['an Okta token', 'okta', 'okta[\\w.-]{0,20}', '00[\\w-]{40}'],
    ['a Snyk token', 'snyk', 'snyk[\\w.-]{0,20}', UUID],
    ['a Codecov token', 'codecov', 'codecov[\\w.-]{0,20}', UUID],
    ['a Postmark token', 'postmark', 'postmark[\\w.-]{0,20}', UUID],
    ['a Facebook secret', 'facebook fb_', '(?:facebook|fb)[\\w.-]{0,20}secret', `${HEX}{32}`],
    ['a Fastly key', 'fastly', 'fastly[\\w.-]{0,20}', '[\\w-]{32}'],
    ['a Vercel token', 'vercel', 'vercel[\\w.-]{0,20}token', '[A-Za-z0-9]{24}'],
    ['a Cohere key', 'cohere co_api', '(?:cohere|co_api)[\\w.-]{0,20}', '[A-Za-z0-9]{40}'],
    ['a Mistral key', 'mistral', 'mistral[\\w.-]{0,20}', '[A-Za-z0-9]{32}'],
    ['an Asana token', 'asana', 'asana[\\w.-]{0,20}', '[0-9a-f]{32}|[0-9]/[0-9]{16}:[0-9a-f]{32}'],
    ['a Sentry token', 'sentry', 'sentry[\\w.-]{0,20}token', `${HEX}{64}`],
    ['a Travis CI token', 'travis', 'travis[\\w.-]{0,20}token', '[A-Za-z0-9_-]{22}'],
    ['a Twitch secret', 'twitch', 'twitch[\\w.-]{0,20}(?:secret|token)', '[a-z0-9]{30}'],
    ['a Discord secret', 'discord', 'discord[\\w.-]{0,20}secret', '[\\w-]{32}'],
    ['a Pinecone key', 'pinecone', 'pinecone[\\w.-]{0,20}', `pcsk_[A-Za-z0-9_]{50,90}|${UUID}`],
];
const SERVICES = BY_SERVICE.map(([name, words, names, value]) => ({
    name,
    hints: words.split(' '),
    regex: new RegExp(`(?:(?<![A-Za-z])|(?<=\\\\[nrt]))${names}${JOINT}(?<value>(?:${value}))${END}(?![-_])`, 'gi'),
    isReal: (found) => unlessStandIn(found) && (0,real_value/* looksMixed */.eH)(found),
}));
const AWS_VALUE = '(?<![A-Za-z0-9/+])(?<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])';
/** 40 letters of base64. Only their context distinguishes them from a digest. */
const AWS_SECRETS = [
    {
        name: 'an AWS secret access key',
        hints: ['secret', 'aws', 'amazon'],
        regex: new RegExp(`(?:secret[\\s_.-]{0,2}(?:access)?[\\s_.-]{0,2}key|(?:(?<![A-Za-z0-9])|(?<=\\\\[nrt]))(?:aws|amazon|s3|ses)[\\w .-]{0,20}(?:secret|key))${JOINT}${AWS_VALUE}`, 'gi'),
        isReal: looksLikeAwsSecret,
    },
    {
        // Both values appear together: in a table, in the arguments of a call, in two lines of a form.
        name: 'an AWS secret access key',
        hints: ['akia', 'asia'],
        regex: new RegExp(`(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9])[\\s\\S]{1,120}?${AWS_VALUE}`, 'g'),
        isReal: looksLikeAwsSecret,
    },
    {
        name: 'an AWS secret access key',
        hints: ['akia', 'asia'],
        regex: new RegExp(`${AWS_VALUE}(?=[\\s\\S]{1,80}?(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9]))`, 'g'),
        isReal: looksLikeAwsSecret,
    },
];
/** Excludes SHA-1 hashes and paths, which may also have 40 letters. */
function looksLikeAwsSecret(value) {
    if ((0,real_value/* isStandIn */.WG)(value) || !/[a-z]/.test(value) || !/[A-Z]/.test(value))
        return false;
    return (0,real_value/* looksMixed */.eH)(value) || (/[+/]/.test(value) && /[a-z][A-Z][a-z]/.test(value));
}
const SECRET_NAME = '(?:pass(?:word|wd|phrase|code)|pwd|secret|token|api[-_ ]?key|access[-_]?key|auth[-_]?key|private[-_]?key|signing[-_]?key|encryption[-_]?key|master[-_]?key|shared[-_]?key|credentials?|_auth|_password)';
const GENERIC = [
    {
        name: 'a credential in a header',
        hints: ['authorization'],
        regex: /authorization\\{0,7}["']?\s{0,4}[:=,]\s{0,4}\\{0,7}["'`]?(?:basic|bearer|token|apikey|digest|negotiate)\s{1,4}(?<value>[A-Za-z0-9+/._~-]{16,4000}={0,2})/gi,
        isReal: real_value/* looksReal */.XG,
    },
    {
        name: 'a credential in a header',
        hints: ['bearer '],
        regex: /(?<![A-Za-z])bearer\s{1,4}(?<value>[A-Za-z0-9+/._~-]{20,4000}={0,2})/gi,
        isReal: (value) => (0,real_value/* looksReal */.XG)(value) && (0,real_value/* looksMixed */.eH)(value),
    },
    {
        name: 'a credential in a header',
        hints: ['x-', 'api-key'],
        regex: /(?<![A-Za-z])(?:x-[a-z-]{0,30}(?:key|token|secret|auth|password)|api-key)\\{0,7}["'`]?\s{0,4}[:=,]\s{0,4}\\{0,7}["'`]?(?<value>[\w.~+/-]{16,500}={0,2})/gi,
        isReal: (value) => (0,real_value/* looksReal */.XG)(value) && (0,real_value/* looksMixed */.eH)(value),
    },
    {
        name: 'a password on a command line',
        hints: ['curl', 'wget', 'http'],
        regex: /(?:curl|wget)(?=\s)[^\n]{0,200}?\s(?:-u|--user|--password)[\s=]{0,2}["']?(?:[^\s:"']{1,80}:)?(?<value>[^\s"']{8,200})/g,
        isReal: real_value/* looksReal */.XG,
    },
    {
        name: 'a password on a command line',
        hints: ['--p', '--t', '--s', '--a'],
        regex: /(?<=\s)--(?:[a-z]{1,20}-){0,3}(?:password|passwd|passphrase|token|secret|api-key|access-key|secret-key)[\s=]["']?(?<value>[^\s"'`]{8,300})/g,
        isReal: real_value/* looksRealBare */.ht,
    },
    {
        name: 'a password',
        hints: ['machine'],
        regex: /machine\s{1,4}\S{1,100}\s{1,10}login\s{1,4}\S{1,100}\s{1,10}password\s{1,4}(?<value>\S{6,300})/g,
        isReal: unlessStandIn,
    },
    {
        name: 'a credential of a registry',
        hints: ['"auth"', '_auth'],
        regex: /(?:"auth"\s{0,4}:\s{0,4}"|_auth(?:Token)?\s{0,2}=\s{0,2}"?)(?<value>[A-Za-z0-9+/_-]{16,2000}={0,2})/g,
        isReal: real_value/* looksReal */.XG,
    },
    {
        name: 'a password',
        hints: ['password'],
        regex: /<add\s{1,4}key="[^"]{0,40}password"\s{1,4}value="(?<value>[^"]{8,200})"/gi,
        isReal: real_value/* looksReal */.XG,
    },
    {
        name: 'a password or key',
        hints: ['pass', 'pwd', 'secret', 'token', 'key', 'credential', '_auth'],
        regex: new RegExp(`${SECRET_NAME}\\\\{0,7}["']?\\]?\\s{0,20}(?:=>|:=|\\?\\?=|[=:])\\s{0,20}(?<quote>\\\\{0,7}["'\`])(?<value>[^"'\`\\s\\\\]{8,500})\\k<quote>`, 'gi'),
        isReal: real_value/* looksReal */.XG,
    },
    {
        name: 'a password or key',
        hints: ['key'],
        regex: /^[ \t]{0,80}(?:export[ \t]{1,4})?[A-Z0-9_]{0,60}KEY=(?<value>[^\s"'`#]{8,500})[ \t]{0,80}$/gm,
        isReal: real_value/* looksReal */.XG,
    },
    {
        // An environment file, INI, YAML, properties: the unquoted value is at the end of its line.
        name: 'a password or key',
        hints: ['pass', 'pwd', 'secret', 'token', 'key', 'credential', '_auth'],
        regex: new RegExp(`^[ \\t+-]{0,80}(?:(?:export|set|ENV|ARG|-e|-)[ \\t]{1,4})?[\\w.-]{0,60}?${SECRET_NAME}[ \\t]{0,4}[=:][ \\t]{0,4}(?<value>[^\\s"'\`]{8,500})[ \\t]{0,80}\\r?$`, 'gim'),
        isReal: real_value/* looksRealBare */.ht,
    },
    {
        // Before a command, in a list of arguments, in a string: `PGPASSWORD=… psql`.
        name: 'a password or key',
        hints: ['pass', 'pwd=', 'secret', 'token', 'key='],
        regex: /(?<![A-Za-z0-9_$])[A-Z][A-Z0-9_]{0,60}?(?:PASS(?:WORD|WD|PHRASE)?|PWD|SECRET|TOKEN|API_?KEY|ACCESS_KEY|PRIVATE_KEY|SECRET_KEY)=(?<value>[^\s"'`;&|<>]{8,300})/g,
        isReal: real_value/* looksRealBare */.ht,
    },
    {
        name: 'a password or key',
        hints: ['"value"', 'value:'],
        regex: new RegExp(`(?:name|key)["']?\\s{0,4}[:=]\\s{0,4}["']?[\\w.-]{0,60}?${SECRET_NAME}["']?,?\\s{1,40}["']?value["']?\\s{0,4}[:=]\\s{0,4}["']?(?<value>[^\\s"'\`,}]{8,500})`, 'gi'),
        isReal: real_value/* looksReal */.XG,
    },
    {
        name: 'a password or key',
        hints: ['</'],
        regex: new RegExp(`<(?<tag>[\\w.-]{0,40}${SECRET_NAME})>(?<value>[^<>\\s]{8,300})</`, 'gi'),
        isReal: real_value/* looksReal */.XG,
    },
];
const NAMED_VALUES = [...AWS_SECRETS, ...SERVICES, ...GENERIC];

;// CONCATENATED MODULE: ./build/adapters/secrets/scan/private-keys.js

/** The least base64 letters of any key. An Ed25519 key has 64. */
const SHORTEST_BODY = 32;
/**
 * Reports if this is the text of a complete key, not of a placeholder. Runs of `A` are zero bytes, which every OpenSSH
 * key without a passphrase has.
 */
function isKey(value) {
    const begin = withoutZeros(value.slice(0, 400));
    return begin.replace(/[^A-Za-z0-9+/=]/g, '').length >= SHORTEST_BODY && !(0,real_value/* isStandIn */.WG)(begin);
}
function withoutZeros(value) {
    return value.replace(/A{3,}/g, 'A');
}
/**
 * Beginnings of the base64 of private keys, by their DER headers: PKCS#1 and PKCS#8 RSA, EC, Ed25519, Ed448, OpenSSH.
 * They detect a key without its first line, but do not match certificates, which are public.
 */
const KEY_BODY = [
    'MII[A-Za-z0-9+/]{3}IBAAK[BC]',
    'MII[A-Za-z0-9+/]{3}IBADANBgkqhkiG9w0BAQ',
    'MI[GH][A-Za-z0-9+/]AgEAMB[AM]GByqGSM49AgEG',
    'MH[cQ]CAQEEI',
    'MI(?:GkAgEBBD|HcAgEBBE)',
    'MC4CAQAwBQYDK2V[uw]BCIEI',
    'M(?:EcCAQAwBQYDK2VxBDsEOQ|EYCAQAwBQYDK2VvBDoEOA)',
    'b3BlbnNzaC1rZXktdjEA',
].join('|');
/**
 * Characters in a key's text: base64, line breaks (also escaped), signs of a diff, joints of strings, and prefixes of
 * comments and quotes. In a diff, removed lines begin with `-`, like a key's last line.
 */
const BODY = String.raw `(?:[A-Za-z0-9+/=\s\\"',:.()&;#*|>]|(?<=\n|\\n)-(?!-))`;
/** Header lines of an encrypted key between its first line and its body. */
const HEADERS = String.raw `(?:(?:\\[nr]|[\s"'+,0-9]){0,40}(?:Proc-Type|DEK-Info|Version|Comment|Hash): ?[\w,. ()-]{1,100}){0,5}`;
const PRIVATE_KEYS = [
    {
        name: 'a private key',
        hints: ['private key'],
        regex: new RegExp(`-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----${HEADERS}(?<value>${BODY}{32,20000})`, 'g'),
        isReal: (value) => /[A-Za-z0-9+/=]{32}/.test(value) && isKey(value),
        parts: keyLines,
    },
    {
        name: 'the body of a private key',
        hints: ['mii', 'mig', 'mih', 'mhc', 'mhq', 'mc4caqaw', 'mecca', 'meyca', 'b3blbnnza'],
        regex: new RegExp(`(?<![A-Za-z0-9/=])(?:${KEY_BODY})${BODY}{16,20000}`, 'g'),
        isReal: isKey,
        parts: keyLines,
    },
    {
        // A kubeconfig, a Kubernetes secret, a CI variable: the whole file, encoded in base64 again.
        name: 'a private key in base64',
        hints: ['ls0tls1crudjti'],
        regex: /LS0tLS1CRUdJTi[A-Za-z0-9+/=\s\\"']{60,30000}/g,
        isReal: (value) => isKeyFile(Buffer.from(value.replace(/\\+[nrt]/g, ''), 'base64').toString('latin1')),
        parts: keyLines,
    },
    {
        name: 'a PuTTY private key',
        hints: ['private-lines'],
        regex: /Private-Lines: ?[0-9]{1,3}(?<value>[A-Za-z0-9+/=\s\\+]{32,20000})/g,
        isReal: isKey,
        parts: keyLines,
    },
    {
        name: 'a Google Cloud service account key',
        hints: ['private_key_id'],
        regex: /private_key_id\\{0,7}["']?\s{0,4}[:=]\s{0,4}\\{0,7}["'](?<value>[0-9a-f]{40})\\{0,7}["']/g,
        isReal: (value) => !(0,real_value/* isStandIn */.WG)(value),
    },
];
function isKeyFile(text) {
    const body = /^-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----([\s\S]*)/.exec(text)?.[1];
    return body !== undefined && isKey(body);
}
/** The least length of a line of a key's body that is recognized by itself. */
const SHORTEST_LINE = 16;
/**
 * Returns the base64 lines of a private key without escapes, diff signs and quotes. Each is searched for separately,
 * because another text may break or quote the key differently. Words of prose are dropped.
 */
function keyLines(value) {
    const plain = value.replace(/\\+[nrt]/g, '\n').replace(/^[+ -]+/gm, '');
    const words = plain.match(/[A-Za-z0-9+/=]+/g) ?? [];
    return words.filter((word) => word.length >= SHORTEST_LINE && isBase64Line(withoutZeros(word)));
}
/**
 * Detects lines of base64. One in forty lines of 24 letters has no digit. Those are detected by their padding, or by
 * letter case that alternates more often than in names.
 */
function isBase64Line(word) {
    if ((0,real_value/* looksMixed */.eH)(word))
        return true;
    const alternations = word.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
    return /[A-Za-z]=$/.test(word) || alternations * 3 >= word.length;
}

;// CONCATENATED MODULE: ./build/adapters/secrets/scan/secret-urls.js


const secret_urls_unlessStandIn = (value) => !(0,real_value/* isStandIn */.WG)(value);
/** URLs that are secrets: with one, anybody can post to it, read with it or log in. */
const ADDRESSES = [
    {
        name: 'a Discord webhook',
        hints: ['/api/webhooks/', '/api/v'],
        regex: /discord(?:app)?\.com\/api\/(?:v[0-9]{1,2}\/)?webhooks\/[0-9]{15,22}\/(?<value>[\w-]{50,100})/g,
        isReal: secret_urls_unlessStandIn,
    },
    {
        name: 'a Slack webhook',
        hints: ['hooks.slack.com'],
        regex: /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<value>[A-Za-z0-9]{8,14}\/[A-Za-z0-9]{8,20}\/[A-Za-z0-9/]{16,60})/g,
        isReal: secret_urls_unlessStandIn,
    },
    {
        name: 'a Microsoft Teams webhook',
        hints: ['webhook.office.com'],
        regex: /[a-z0-9-]{1,60}\.webhook\.office\.com\/webhookb2\/(?<value>[0-9a-f-]{36}@[0-9a-f-]{36}\/IncomingWebhook\/[0-9a-f]{32}\/[0-9a-f-]{36}(?:\/[\w-]{20,60})?)/g,
        isReal: secret_urls_unlessStandIn,
    },
    {
        name: 'a Google Chat webhook',
        hints: ['chat.googleapis.com'],
        regex: /chat\.googleapis\.com\/v1\/spaces\/[\w-]{5,40}\/messages\?[^\s"'`<>]{0,80}token=(?<value>[\w%-]{30,100})/g,
        isReal: secret_urls_unlessStandIn,
    },
    {
        name: 'a Zapier webhook',
        hints: ['hooks.zapier.com'],
        regex: /hooks\.zapier\.com\/hooks\/catch\/(?<value>[0-9]{4,12}\/[a-z0-9]{6,12})/g,
        isReal: secret_urls_unlessStandIn,
    },
    {
        name: 'an Azure storage signature',
        hints: ['sig='],
        regex: /[?&]sig=(?<value>[A-Za-z0-9%+/]{40,120}(?:%3D|=)?)/gi,
        isReal: (value) => (0,real_value/* looksReal */.XG)(value.replace(/%3D$|=$/i, '')),
    },
    {
        name: 'a password in an address',
        hints: ['://'],
        regex: /:\/\/[^\s/:@"'`<>{}|\\^?#]{0,100}:(?<value>[^\s/@"'`<>\\?#]{3,200})@[\w[]/g,
        isReal: isPassword,
    },
    {
        name: 'a token in an address',
        hints: ['token=', 'key=', 'secret=', 'password='],
        regex: /[?&](?:access_?token|auth_?token|api_?key|apikey|client_?secret|private_?token|token|secret|password)=(?<value>[\w.~%+/-]{16,300}={0,2})/gi,
        isReal: real_value/* looksReal */.XG,
    },
    {
        name: 'an Azure account key',
        hints: ['accountkey=', 'sharedaccesskey=', 'accesskey='],
        regex: /(?:AccountKey|SharedAccessKey|AccessKey)=(?<value>[A-Za-z0-9+/]{42,86}={1,2})/gi,
        isReal: secret_urls_unlessStandIn,
    },
    {
        name: 'a password in a connection string',
        hints: ['password=', 'pwd='],
        regex: /;\s{0,2}(?:Password|Pwd)=(?<value>[^;\s"'`<>]{6,120})(?=[;"'`\s]|$)/gi,
        isReal: real_value/* looksReal */.XG,
    },
    {
        name: 'a JSON web token',
        hints: ['eyj'],
        regex: new RegExp(`(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtfb]|%[0-9A-F]{2}))eyJ[\\w-]{8,2000}\\.eyJ[\\w-]{8,8000}\\.(?<sign>[\\w-]{16,2000})${END}`, 'g'),
        isReal: (value) => !isTextbookJwt(value) && secret_urls_unlessStandIn(value),
    },
];
/** Accepts short and plain passwords in a URL too, but not `user:pass` or the name itself. */
function isPassword(value) {
    let plain = value;
    try {
        plain = decodeURIComponent(value);
    }
    catch {
        // A stray percent sign is part of the password.
    }
    return (0,real_value/* looksReal */.XG)(plain.replace(/\s/g, ''));
}
/** Signatures of the tokens in RFC 7519 and in the documentation of JWT tools. */
const TEXTBOOK_SIGNATURES = [
    'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    'TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ',
    'KMUFsIDTnFmyG3nMiGM6H9FNFUROf3wh7SmqJp-QV30',
    'dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
    'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    'XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o',
];
function isTextbookJwt(value) {
    return TEXTBOOK_SIGNATURES.some((signature) => value.endsWith(signature));
}

;// CONCATENATED MODULE: ./build/adapters/secrets/scan/service-tokens.js


const service_tokens_HEX = '[0-9a-f]';
const service_tokens_UUID = `${service_tokens_HEX}{8}-${service_tokens_HEX}{4}-${service_tokens_HEX}{4}-${service_tokens_HEX}{4}-${service_tokens_HEX}{12}`;
/** Tokens that are recognizable without context. Sources: the manuals of the services. */
const ROWS = [
    ['an AWS access key id', 'akia asia abia acca', '(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}'],
    ['an AWS Bedrock key', 'absk', 'ABSK[A-Za-z0-9+/]{109,269}={0,2}'],
    ['a GitHub token', 'ghp_ gho_ ghu_ ghs_ ghr_', 'gh[pousr]_[A-Za-z0-9]{36,251}'],
    ['a GitHub token', 'github_pat_', 'github_pat_[A-Za-z0-9_]{50,255}'],
    ['a GitLab token', 'glpat-', 'glpat-[\\w-]{20,300}(?:\\.[0-9a-z]{2}\\.?[0-9a-z]{7,20})?'],
    [
        'a GitLab token',
        'gldt- glft- glrt- glcbt- glptt- glsoat- glimt- glagent- gloas- glffct- glrtr-',
        'gl(?:dt|ft|rt|rtr|cbt|ptt|soat|imt|agent|oas|ffct)-[\\w.-]{20,300}',
    ],
    ['a GitLab token', 'gr1348941', 'GR1348941[\\w-]{20}'],
    ['a Bitbucket token', 'atbb atctt3', '(?:ATBB[A-Za-z0-9]{24,40}|ATCTT3[\\w=+/-]{60,300})'],
    ['an Atlassian token', 'atatt3', 'ATATT3[\\w=+/-]{60,300}'],
    ['a Slack token', 'xox', 'xox[abeoprs](?:[.-]xox[bp])?-[A-Za-z0-9-]{10,250}'],
    ['a Slack token', 'xapp-', 'xapp-[0-9]-[A-Za-z0-9]{6,20}-[0-9]{8,20}-[A-Za-z0-9]{20,100}'],
    ['a Discord bot token', '.', '[MNO][A-Za-z0-9]{23,25}\\.[\\w-]{6}\\.[\\w-]{27,38}'],
    ['a Telegram bot token', ':aa', '[0-9]{8,10}:AA[\\w-]{33}'],
    [
        'a Stripe key',
        'sk_live_ sk_test_ rk_live_ rk_test_ whsec_',
        '(?:[sr]k_(?:live|test|prod)|whsec)_[A-Za-z0-9+/]{16,247}=?',
    ],
    ['a Square token', 'sq0atp- sq0csp- eaaa', '(?:sq0atp-[\\w-]{22}|sq0csp-[\\w-]{43}|EAAA[\\w-]{60})'],
    [
        'a Braintree token',
        'access_token$',
        'access_token\\$(?:production|sandbox)\\$[0-9a-z]{16}\\$[0-9a-f]{32}',
    ],
    ['a Shopify token', 'shpat_ shpca_ shppa_ shpss_', 'shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}'],
    ['a Twilio key', 'sk', 'SK[0-9a-f]{32}'],
    ['a SendGrid key', 'sg.', 'SG\\.[\\w-]{16,32}\\.[\\w-]{16,64}'],
    ['a Mailgun key', 'key-', `key-${service_tokens_HEX}{32}`],
    ['a Mailchimp key', '-us', `${service_tokens_HEX}{32}-us[0-9]{1,2}`],
    ['a Brevo key', 'xkeysib- xsmtpsib-', 'x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}'],
    ['an npm token', 'npm_', 'npm_[A-Za-z0-9]{36}'],
    ['a PyPI token', 'pypi-', 'pypi-[\\w-]{50,1000}'],
    ['a RubyGems key', 'rubygems_', `rubygems_${service_tokens_HEX}{48}`],
    ['a NuGet key', 'oy2', 'oy2[a-z0-9]{43}'],
    ['a crates.io token', 'cio', 'cio[A-Za-z0-9]{32}'],
    ['a Clojars token', 'clojars_', 'CLOJARS_[a-z0-9]{60}'],
    ['a Docker Hub token', 'dckr_pat_ dckr_oat_', 'dckr_[po]at_[\\w-]{27,40}'],
    ['an OpenAI key', 'sk-', 'sk-(?:proj|svcacct|admin|None)-[\\w-]{20,200}'],
    ['an OpenAI key', 'sk-', 'sk-(?=[A-Za-z]{0,47}[0-9])[A-Za-z0-9]{32,64}'],
    ['an Anthropic key', 'sk-ant-', 'sk-ant-(?:[a-z]{2,6}[0-9]{2}-)?[\\w-]{24,200}'],
    ['an OpenRouter key', 'sk-or-', `sk-or-(?:v1-)?${service_tokens_HEX}{40,64}`],
    ['a Hugging Face token', 'hf_ api_org_', '(?:hf|api_org)_[A-Za-z0-9]{34,40}'],
    ['a Replicate token', 'r8_', 'r8_[A-Za-z0-9]{37,40}'],
    ['a Perplexity key', 'pplx-', 'pplx-[A-Za-z0-9]{40,60}'],
    ['a Groq key', 'gsk_', 'gsk_[A-Za-z0-9]{48,60}'],
    ['an xAI key', 'xai-', 'xai-[A-Za-z0-9]{70,90}'],
    ['a LangSmith key', 'lsv2_', `lsv2_(?:pt|sk)_${service_tokens_HEX}{32}_${service_tokens_HEX}{10}`],
    ['a Google API key', 'aiza', 'AIza[\\w-]{35}(?![\\w-])'],
    ['a Google OAuth secret', 'gocspx-', 'GOCSPX-[\\w-]{28}'],
    ['a Google OAuth token', 'ya29.', 'ya29\\.[\\w-]{20,1000}'],
    ['a Google refresh token', '1//0', '1//0[\\w-]{40,120}'],
    ['a Databricks token', 'dapi', `dapi${service_tokens_HEX}{32}(?:-[0-9])?`],
    ['a DigitalOcean token', 'dop_v1_ doo_v1_ dor_v1_', `do[por]_v1_${service_tokens_HEX}{64}`],
    ['a Heroku key', 'hrku-', 'HRKU-[\\w-]{36,70}'],
    [
        'a Fly.io token',
        'fo1_ fm1a_ fm1r_ fm2_',
        '(?:fo1_[\\w-]{43}|fm(?:1[ar]|2)_[A-Za-z0-9+/]{100,2000}={0,3})',
    ],
    ['a Netlify token', 'nfp_ nfc_ nfo_ nfu_', 'nf[pcou]_[A-Za-z0-9_]{36,40}'],
    ['a Supabase token', 'sbp_ sb_secret_', `(?:sbp_(?:v0_)?${service_tokens_HEX}{40}|sb_secret_[\\w-]{20,60})`],
    ['a PlanetScale token', 'pscale_', 'pscale_(?:tkn|pw|oauth)_[\\w=.-]{32,64}'],
    ['a Neon token', 'napi_', 'napi_[a-z0-9]{60,70}'],
    ['a Linear key', 'lin_api_ lin_oauth_', 'lin_(?:api|oauth)_[A-Za-z0-9]{40,64}'],
    ['a Notion token', 'secret_', 'secret_(?=[A-Za-z]{0,42}[0-9])[A-Za-z0-9]{43}'],
    ['a Pinecone key', 'pcsk_', 'pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50,70}'],
    ['an NVIDIA key', 'nvapi-', 'nvapi-[\\w-]{60,70}'],
    ['a Notion token', 'ntn_', 'ntn_[0-9]{11}[A-Za-z0-9]{35}'],
    ['a Figma token', 'figd_ figu_ figo_', 'fig[duo]_[\\w-]{36,60}'],
    ['an Airtable token', 'pat', `pat[A-Za-z0-9]{14}\\.${service_tokens_HEX}{64}`],
    ['a Postman key', 'pmak-', `PMAK-${service_tokens_HEX}{24}-${service_tokens_HEX}{34}`],
    ['a Pulumi token', 'pul-', `pul-${service_tokens_HEX}{40}`],
    ['a Terraform Cloud token', '.atlasv1.', '[A-Za-z0-9]{14}\\.atlasv1\\.[\\w=-]{60,70}'],
    ['a Vault token', 'hvs. hvb. hvr.', 'hv[sbr]\\.[\\w-]{24,300}'],
    ['a Doppler token', 'dp.', 'dp\\.(?:pt|st|ct|sa|scim|audit)\\.(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,44}'],
    ['a 1Password token', 'ops_eyj', 'ops_eyJ[A-Za-z0-9+/]{200,2000}={0,3}'],
    [
        'a 1Password secret key',
        'a3-',
        'A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}',
    ],
    [
        'a Grafana token',
        'glsa_ glc_',
        `(?:glsa_[A-Za-z0-9]{32}_[0-9a-fA-F]{8}|glc_[A-Za-z0-9+/]{32,400}={0,3})`,
    ],
    [
        'a New Relic key',
        'nrak- nrii- nrjs- nral',
        '(?:NRAK-[A-Z0-9]{27}|NRII-[\\w-]{32}|NRJS-[0-9a-f]{19}|[0-9a-f]{36}NRAL)',
    ],
    ['a Dynatrace token', 'dt0', 'dt0[a-z][0-9]{2}\\.[A-Z0-9]{8,24}\\.[A-Z0-9]{64}'],
    ['a Sentry token', 'sntrys_ sntryu_', `(?:sntryu_${service_tokens_HEX}{64}|sntrys_[A-Za-z0-9+/=_-]{40,500})`],
    ['a SonarQube token', 'squ_ sqp_ sqa_', `sq[upa]_${service_tokens_HEX}{40}`],
    ['a Sourcegraph token', 'sgp_', `sgp_(?:(?:${service_tokens_HEX}{16}|local)_)?${service_tokens_HEX}{40}`],
    ['a Buildkite token', 'bkua_ bkct_', `bk(?:ua|ct)_[A-Za-z0-9]{40,60}`],
    ['a CircleCI token', 'ccipat_ ccipra_', `CCIP(?:AT|RA)_[A-Za-z0-9]{20,30}_${service_tokens_HEX}{40}`],
    ['a Tailscale key', 'tskey-', 'tskey-[a-z]{3,10}-[A-Za-z0-9]{10,20}(?:-[A-Za-z0-9]{20,60})?'],
    ['a Cloudflare key', 'v1.0-', `v1\\.0-${service_tokens_HEX}{24}-${service_tokens_HEX}{146}`],
    ['a Cloudflare token', 'cfut_ cfat_', 'cf[ua]t_[A-Za-z0-9]{40,60}'],
    ['a Microsoft Entra client secret', 'q~', '[\\w.~]{3}[0-9]Q~[\\w.~-]{31,34}'],
    ['a Facebook token', 'eaa', 'EAA[A-Z](?![A-Za-z0-9]{0,60}AAA)[A-Za-z0-9]{100,400}'],
    ['a Dropbox token', 'sl.', 'sl\\.(?:u\\.)?[\\w=-]{130,1500}'],
    ['a Mapbox token', 'sk.eyj', 'sk\\.eyJ[\\w-]{40,200}\\.[\\w-]{20,40}'],
    ['a Contentful token', 'cfpat-', 'CFPAT-[\\w-]{43}'],
    ['a JFrog token', 'akcp cmvmd', '(?:AKCp[A-Za-z0-9]{69}|cmVmd[A-Za-z0-9]{59})'],
    ['an Alibaba Cloud key', 'ltai', 'LTAI[A-Za-z0-9]{16,26}'],
    ['a PostHog key', 'phx_', 'phx_[A-Za-z0-9]{40,60}'],
    ['a LaunchDarkly key', 'sdk- api-', `(?:sdk|api)-${service_tokens_UUID}`],
    ['a Typeform token', 'tfp_', 'tfp_[\\w=.-]{40,70}'],
    ['a Shippo token', 'shippo_', `shippo_(?:live|test)_${service_tokens_HEX}{40}`],
    ['an EasyPost key', 'ezak eztk', 'EZ[AT]K[A-Za-z0-9]{54}'],
    ['a Duffel token', 'duffel_', 'duffel_(?:live|test)_[\\w=-]{43}'],
    ['a Flutterwave key', 'flwseck', 'FLWSECK(?:_TEST)?-[0-9a-f]{32}-X'],
    ['a Razorpay key', 'rzp_live_', 'rzp_live_[A-Za-z0-9]{14,20}'],
    ['a ReadMe key', 'rdme_', 'rdme_[a-z0-9]{70}'],
    ['a Prefect key', 'pnu_', 'pnu_[A-Za-z0-9]{36}'],
    ['an Octopus Deploy key', 'api-', 'API-(?=[A-Z]{0,25}[0-9])[A-Z0-9]{26,32}'],
    ['an OpenShift token', 'sha256~', 'sha256~[\\w-]{43}'],
    ['a Harness token', 'pat. sat.', '[ps]at\\.[\\w-]{22}\\.[A-Za-z0-9]{24}\\.[A-Za-z0-9]{20}'],
    ['an Infracost key', 'ico-', 'ico-(?=[A-Za-z]{0,31}[0-9])[A-Za-z0-9]{32}'],
    ['an age key', 'age-secret-key-', 'AGE-SECRET-KEY-(?:PQ-)?1[02-9AC-HJ-NP-Z]{58,400}'],
    ['an age key', 'age-secret-key-', 'age-secret-key-(?:pq-)?1[02-9ac-hj-np-z]{58,400}'],
];
const SERVICE_TOKENS = ROWS.map(([name, hints, pattern]) => ({
    name,
    hints: hints.split(' '),
    regex: new RegExp(`${START}(?:${pattern})${END}`, 'g'),
    isReal: (value) => !(0,real_value/* isStandIn */.WG)(value),
}));

;// CONCATENATED MODULE: ./build/adapters/secrets/scan/detect-secrets.js





/** The kinds that a scan detects, the most reliable first. If two match at one place, the first gives its name. */
const SECRET_KINDS = [
    ...PRIVATE_KEYS,
    ...SERVICE_TOKENS,
    ...ADDRESSES,
    ...NAMED_VALUES,
];
/** All kinds are at least this long. */
const MIN_SECRET_CHARS = 8;
/** The least length of a line of base64 that is recognized by itself. */
const MIN_LINE_CHARS = 16;
/**
 * Returns the secrets in a text, by their position. The commit check, the redaction and the artifact filter all use it.
 * Synchronous, and linear in the text's length.
 */
function detectSecrets(text) {
    if (text.length < MIN_SECRET_CHARS)
        return [];
    return withoutNested([...detectedIn(text), ...base64Runs(text).flatMap((run) => detectedInRun(text, run))]);
}
/** Returns the secrets in the decoded text of a run, with the position of its base64. */
function detectedInRun(text, { decoded, at }) {
    return withoutNested(detectedIn(decoded)).map(({ kind, index, value, parts }) => {
        const start = at(Math.floor(index / 3) * 4);
        const encoded = text.slice(start, at(Math.ceil((index + value.length) / 3) * 4));
        // The redactor recognizes a value in base64, but not if line breaks split it.
        const lines = encoded.split(/(?:\s|\\[rn])+/).filter((line) => line.length >= MIN_LINE_CHARS);
        const cut = lines.length > 1 || lines[0] !== encoded ? lines : [];
        return { kind: `${kind} in base64`, index: start, value: encoded, parts: [...parts, ...cut] };
    });
}
function detectedIn(text) {
    const folded = text.toLowerCase();
    const found = [];
    for (const { name, hints, regex, isReal, parts } of SECRET_KINDS) {
        if (!hints.some((hint) => folded.includes(hint)))
            continue;
        for (const match of text.matchAll(regex)) {
            const value = match.groups?.value ?? match[0];
            if (!isReal(value))
                continue;
            const index = match.index + match[0].lastIndexOf(value);
            found.push({ kind: name, index, value, parts: parts?.(value) ?? [value] });
        }
    }
    return found;
}
/** Removes secrets that are inside another one. */
function withoutNested(found) {
    if (found.length < 2)
        return found;
    let end = 0;
    return found
        .toSorted((a, b) => a.index - b.index)
        .filter(({ index, value }) => {
        const isInside = index + value.length <= end;
        end = Math.max(end, index + value.length);
        return !isInside;
    });
}


/***/ }),

/***/ 79702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ patchLocator),
/* harmony export */   Xw: () => (/* binding */ fileLocator),
/* harmony export */   Yj: () => (/* binding */ NO_LOCATION),
/* harmony export */   zT: () => (/* binding */ constantLocator)
/* harmony export */ });
const NO_LOCATION = () => null;
function constantLocator(name) {
    return () => name;
}
/** Locates findings in a file, or in its lines from `first` on. */
function fileLocator(path, first = 1) {
    return (text, index) => `${path}:${first + lineBreaks(text, index)}`;
}
function lineBreaks(text, end) {
    let count = 0;
    for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1))
        count += 1;
    return count;
}
/** Locates findings in a unified diff, by the file and line that the diff is about. */
function patchLocator(name) {
    return (text, index) => placeInPatch(text.slice(0, index)) ?? name;
}
function placeInPatch(before) {
    const lines = before.split('\n');
    const hunk = lines.findLastIndex((line) => line.startsWith('@@ '));
    const header = lines.findLastIndex((line, at) => at <= Math.max(hunk, 0) && line.startsWith('+++ '));
    const starts = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(lines[hunk] ?? '');
    if (hunk === -1 || header === -1 || starts === null)
        return null;
    const old = lines.at(-1)?.startsWith('-') === true;
    const path = pathOf((old ? lines[header - 1] : lines[header]) ?? '');
    const passed = lines.slice(hunk + 1, -1).filter((line) => !line.startsWith(old ? '+' : '-')).length;
    return path === null ? null : `${path}:${Number(starts[old ? 1 : 2]) + passed}`;
}
function pathOf(header) {
    const path = /^(?:---|\+\+\+) "?(?:[ab]\/)?([^\t"]+)/.exec(header)?.[1];
    return path === undefined || path === '/dev/null' ? null : path;
}


/***/ }),

/***/ 23469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ isStandIn),
/* harmony export */   XG: () => (/* binding */ looksReal),
/* harmony export */   bm: () => (/* binding */ isUnmistakable),
/* harmony export */   eH: () => (/* binding */ looksMixed),
/* harmony export */   ht: () => (/* binding */ looksRealBare)
/* harmony export */ });
/** Words in example values, placeholders, names of values and references to them. */
const STAND_IN = /example|placeholder|change[-_ ]?(?:me|it|this)|replace[-_ ]?(?:me|with|this)|your[-_ ]|_here$|insert|dummy|fake|mock|sample|redacted|hidden|default|test|demo|foobar|passw|secret|token|api[-_]?key|credential|undefined|null|none|todo|lorem/i;
/** References: `${X}`, `$X`, `{{ x }}`, `<x>`, `%X%`, `#{x}`, `process.env.X`, `secrets.X`, `vault:…`. */
const REFERENCE = /\$\{|\{\{|#\{|^\$\(?[A-Za-z_]|^<.*>$|^\[.*\]$|^%[^%]+%$|\benv(?:iron)?[.[(]|\bsecrets?\.|\bvars?\.|^(?:vault|op|ref|file|ssm|arn|env):/i;
/** Masked or padded values: `xxxx`, `****`, `....`, one repeated character. */
const FILLER = /x{4,}|\*{3,}|\.{3}|_{4,}|-{4,}|(.)\1{5,}|0123456789|123456789|abcdefg/i;
/** Reports if a value is obviously a placeholder. In a list of tokens it is an example. */
function isStandIn(value) {
    return /example|placeholder|change[-_]?me|redacted|dummy|your[-_]/i.test(value) || isRepetitive(value);
}
function isRepetitive(value) {
    return REFERENCE.test(value) || /x{5,}|\*{3,}|\.{3}|(.)\1{7,}/i.test(value);
}
/** Returns the Shannon entropy in bits per character: about 3 for words, higher for random letters and digits. */
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
/** Paths, URLs, versions, dates and dotted names, which are common in settings and not secret. */
const PLAIN = /^[./~]|^\d{4}-\d\d-\d\d|^[a-z]+:\/\/|^\d[\d.,:_-]*$|^[A-Za-z_$][\w$]*(?:[./:-][A-Za-z_$][\w$]*)+$|^[a-z][a-z0-9.-]*\.[a-z]{2,}$/;
/**
 * Reports if the value of a password or the like looks real: eight characters or more, of three kinds or long and
 * irregular, and not a word, a placeholder, a path or a reference.
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
 * Reports if an unquoted value looks like a real password. Code has names and types in such places, so it needs digits
 * in more than one place, or a character that names do not have.
 */
function looksRealBare(value) {
    if (!looksReal(value) || /[()[\]{}<>;,|\\]/.test(value))
        return false;
    return /[0-9][^0-9]+[0-9]/.test(value) && (value.length >= 12 || /[^\w.-]/.test(value));
}
/** Reports if letters and digits are mixed as in a random value. */
function looksMixed(value) {
    return /[0-9]/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= 3 && !isRepetitive(value);
}
/**
 * Reports if a given secret is distinctive enough to search for. Words such as `postgres` and plain numbers are also
 * given as secrets, but appear in many files.
 */
function isUnmistakable(value) {
    if (value.length >= 16)
        return true;
    return value.length >= 8 && kindsIn(value) >= 2;
}


/***/ }),

/***/ 54431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createSecretGuard)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20074);
/* harmony import */ var _scan_detect_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62257);
/* harmony import */ var _scan_finding_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79702);




/** The number of values that are searched for. Each has about forty spellings. */
const MAX_VALUES = 2000;
/** Replaces a text when there are more secrets than can be remembered. */
const REDACTED_TEXT = '[redacted: the run found more secrets than it can hide one by one]';
/** The length of a place in messages. */
const MAX_PLACE_CHARS = 120;
function createSecretGuard(given = []) {
    return new Guard(given);
}
class Guard {
    #redactor;
    #known = new Set();
    #spared = new Set();
    #found = [];
    constructor(given) {
        this.#redactor = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .createRedactor */ .lY)(given);
    }
    get longest() {
        return this.#redactor.longest;
    }
    add(secret, instead) {
        return this.#redactor.add(secret, instead);
    }
    isIn(text) {
        return this.#redactor.isIn(text) || this.#detected(text).length > 0;
    }
    text(text, placed = _scan_finding_place_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LOCATION */ .Yj) {
        return this.#learn(text, placed) ? this.#redactor.text(text) : REDACTED_TEXT;
    }
    bytes(bytes, placed = _scan_finding_place_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LOCATION */ .Yj) {
        const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        const isLearned = this.#learn(buffer.toString((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer) ? 'utf8' : 'latin1'), placed);
        return isLearned ? this.#redactor.bytes(bytes) : Buffer.from(REDACTED_TEXT);
    }
    data(data, placedAt = () => _scan_finding_place_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LOCATION */ .Yj) {
        // Names and values together, because a name describes its value. The JSON contains most texts unchanged.
        const whole = JSON.stringify(data) ?? '';
        const isQuiet = this.#detected(whole).every(({ parts }) => parts.every((part) => this.#isKnown(part)));
        let isLearned = true;
        visitTexts(data, '', {}, (text, key, holder) => {
            if (isQuiet && !/["\\\n\r\t]/.test(text))
                return;
            if (!this.#learn(text, placedAt(key, holder)))
                isLearned = false;
        });
        if (!isQuiet && !this.#learn(whole, _scan_finding_place_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LOCATION */ .Yj))
            isLearned = false;
        if (!isLearned)
            return (0,_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .mapTexts */ .zO)(data, (text) => this.text(text));
        return this.#redactor.data(data);
    }
    hide({ kind, parts, place }) {
        const fresh = parts.filter((part) => !this.#isKnown(part));
        if (fresh.length === 0)
            return;
        for (const part of fresh)
            this.#known.add(part);
        const shown = this.#shownPlace(place, parts);
        const label = `[redacted: ${kind.replace(/^(?:an?|the) /, '')}${shown === null ? '' : `, ${shown}`}]`;
        for (const part of fresh)
            this.#redactor.add(part, label);
        this.#found.push({ kind, place: shown });
    }
    neverHide(values) {
        for (const value of values)
            this.#spared.add(value);
    }
    takeFound() {
        const found = this.#found;
        this.#found = [];
        return found;
    }
    /** Returns false if a secret cannot be hidden any more. */
    #learn(text, placed) {
        for (const { kind, index, parts } of this.#detected(text)) {
            if (parts.every((part) => this.#isKnown(part)))
                continue;
            if (this.#known.size >= MAX_VALUES)
                return false;
            this.hide({ kind, parts, place: placed(text, index) });
        }
        return true;
    }
    #detected(text) {
        return (0,_scan_detect_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .detectSecrets */ .N)(text).filter(({ value }) => !this.#spared.has(value));
    }
    /** Compares whole values: a value that only contains a known secret is a separate one. */
    #isKnown(value) {
        return this.#known.has(value) || this.#redactor.text(value) === _redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .REDACTED */ .XF;
    }
    /** Returns the place without special characters of JSON, HTML or patches; null if it contains a secret. */
    #shownPlace(place, parts) {
        if (place === null || parts.some((part) => place.includes(part)))
            return null;
        if (this.#redactor.isIn(place) || (0,_scan_detect_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .detectSecrets */ .N)(place).length > 0)
            return null;
        const plain = place.replace(/[^\w ./:@+,()~#=-]/g, '?');
        return plain.length <= MAX_PLACE_CHARS ? plain : `...${plain.slice(-MAX_PLACE_CHARS)}`;
    }
}
function visitTexts(data, key, holder, see) {
    if (typeof data === 'string')
        see(data, key, holder);
    else if (typeof data === 'object' && data !== null && !ArrayBuffer.isView(data)) {
        for (const [name, value] of Object.entries(data)) {
            see(name, '', data);
            visitTexts(value, Array.isArray(data) ? key : name, Array.isArray(data) ? holder : data, see);
        }
    }
}


/***/ }),

/***/ 79169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Us: () => (/* binding */ createChain),
/* harmony export */   hw: () => (/* binding */ GENESIS),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50557);

/** The previous hash that the first line names. */
const GENESIS = '0'.repeat(64);
/**
 * Builds one line of events.jsonl: `{"seq","at","event","prev","hash"}` in this order. The hash covers the line's own
 * bytes up to the hash, closed by `}`. Verification reads the bytes in the file, so no canonical form of JSON is
 * needed. The recipe is in docs/audit.md.
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

/***/ 39759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withHash),
/* harmony export */   Mv: () => (/* binding */ sealTroubles),
/* harmony export */   X2: () => (/* binding */ sealedFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * Returns a file's entry in the seal. The seal is the last event of a record, `record_sealed`, and names every other
 * file in it. Reports that contain `audit_root` cannot be hashed as they are, because the root is the hash of the seal
 * itself. In their hash, the seal's `prev` replaces the root.
 */
function sealedFile(name, content) {
    return { name, bytes: content.length, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex') };
}
/**
 * Returns a copy of `content` with each `from` replaced by `to`, a hash of equal length. Returns the original array if
 * `from` does not occur.
 */
function withHash(content, from, to) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    let at = bytes.indexOf(from);
    if (at === -1)
        return content;
    const copy = Buffer.from(bytes);
    for (; at !== -1; at = copy.indexOf(from, at + from.length))
        copy.write(to, at, 'latin1');
    return copy;
}
/** A `.gitignore` hides the folder from `git status`. It is not moved along with the record. */
const MAY_BE_MISSING = '.gitignore';
/** Returns every file that differs from the seal (changed, missing or added), sorted by name. */
function sealTroubles(sealed, found, hashes) {
    const there = new Map(found.map((file) => [file.name, file]));
    const known = new Set(sealed.map(({ name }) => name));
    const troubles = sealed.flatMap((file) => {
        const trouble = troubleOf(file, there.get(file.name), hashes);
        return trouble === null ? [] : [`${file.name} ${trouble}`];
    });
    const added = found
        .filter(({ name }) => !known.has(name) && name !== MAY_BE_MISSING)
        .map(({ name }) => `${name} is not part of the record: it was added later`);
    return [...troubles, ...added].sort();
}
function troubleOf(sealed, found, { root, prev }) {
    if (found === undefined)
        return sealed.name === MAY_BE_MISSING ? null : 'is missing';
    if (found.content === null)
        return 'is not a regular file any more';
    // No run writes this hash, and a file with it in place of the root would get the sealed digest.
    if (Buffer.from(found.content).includes(prev))
        return 'was changed: it names the hash before the root';
    const { bytes, sha256 } = sealedFile(sealed.name, withHash(found.content, root, prev));
    return bytes === sealed.bytes && sha256 === sealed.sha256 ? null : 'was changed';
}


/***/ }),

/***/ 50557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Returns the lower-case hex SHA-256 of a text's UTF-8 bytes. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}


/***/ }),

/***/ 16701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Closes a switch over a union, so that a member without a case does not compile. */
function assertNever(value) {
    throw new Error(`no case for ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 71654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ REPOSITORY_NAME),
/* harmony export */   Oh: () => (/* binding */ runPages),
/* harmony export */   yj: () => (/* binding */ positive),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** `owner/name` as GitHub allows it; `_` in an owner comes from managed users. */
const REPOSITORY_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
/** Matches an http(s) address that cannot leave an attribute or a Markdown link. */
const PAGE = /^https?:\/\/[\w.~:/?#!$&*+,;=%-]+$/;
/** Returns true if the address may be a link of ours. An address in a text by a model is never one. */
function isPage(address) {
    return PAGE.test(address) && URL.canParse(address);
}
/** Returns the pages that GITHUB_SERVER_URL, GITHUB_REPOSITORY and GITHUB_RUN_ID name; null without a repository. */
function runPages(env) {
    const name = env.GITHUB_REPOSITORY ?? '';
    const server = (env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '');
    const repository = `${server}/${name}`;
    if (!REPOSITORY_NAME.test(name) || !isPage(repository))
        return null;
    const id = positive(env.GITHUB_RUN_ID);
    const attempt = positive(env.GITHUB_RUN_ATTEMPT) ?? 1;
    return { repository, run: id === null ? null : `${repository}/actions/runs/${id}/attempts/${attempt}` };
}
/** Returns a whole number from 1; null for any other text. */
function positive(text) {
    return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
}


/***/ }),

/***/ 69897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ totalsOf),
/* harmony export */   y: () => (/* binding */ sumsOf)
/* harmony export */ });
/** Cached sums. Change sets are immutable, and many constraints need their sums. */
const cache = new WeakMap();
function sumsOf(changes) {
    const cached = cache.get(changes);
    if (cached !== undefined)
        return cached;
    let linesAdded = 0;
    let linesRemoved = 0;
    let bytes = 0;
    let deleted = 0;
    let largest = 0;
    for (const change of changes) {
        linesAdded += change.linesAdded;
        linesRemoved += change.linesRemoved;
        bytes += change.bytes;
        if (change.bytes > largest)
            largest = change.bytes;
        if (change.status === 'deleted')
            deleted += 1;
    }
    const sums = { totals: { files: changes.length, linesAdded, linesRemoved, bytes }, deleted, largest };
    cache.set(changes, sums);
    return sums;
}
function totalsOf(changes) {
    return sumsOf(changes).totals;
}


/***/ }),

/***/ 8223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V3: () => (/* binding */ NOTHING_IGNORED),
/* harmony export */   WJ: () => (/* binding */ putBackText),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   e6: () => (/* binding */ totalOf)
/* harmony export */ });
/* harmony import */ var _text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);

const MOST_FOLDERS = 20;
const MOST_PATHS = 100;
function summaryOf({ changes, whole }) {
    const byFolder = new Map();
    for (const change of changes) {
        const top = topOf(change.path);
        const inside = byFolder.get(top) ?? [];
        inside.push(change);
        byFolder.set(top, inside);
    }
    const folders = [...byFolder].map(([folder, inside]) => ({ folder, ...countsOf(inside) }));
    folders.sort((a, b) => totalOf(b) - totalOf(a) || byText(a.folder, b.folder));
    const first = [...changes].sort((a, b) => Number(b.executable) - Number(a.executable) || byText(a.path, b.path));
    return {
        counts: countsOf(changes),
        folders: folders.slice(0, MOST_FOLDERS),
        first: first.slice(0, MOST_PATHS),
        whole,
    };
}
function totalOf({ added, modified, deleted }) {
    return added + modified + deleted;
}
function countsOf(changes) {
    const counts = { added: 0, modified: 0, deleted: 0, executable: 0 };
    for (const { how, executable } of changes) {
        counts[how] += 1;
        if (executable)
            counts.executable += 1;
    }
    return counts;
}
function topOf(path) {
    const slash = path.indexOf('/');
    return slash === -1 ? '.' : path.slice(0, slash);
}
function byText(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
/** Returns text that says what a rollback did. Callers append a semicolon or a full stop. */
function putBackText({ ignoredLeft = 0 }) {
    const text = 'the workspace was restored to its state at the start';
    if (ignoredLeft === 0)
        return text;
    return `${text}, except ${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(ignoredLeft, 'ignored file')}, which git ignores: check these files before a later step runs them`;
}
const NOTHING_IGNORED = { undone: [], kept: [], missing: [], whole: true };


/***/ }),

/***/ 37550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ notRestored),
/* harmony export */   Mq: () => (/* binding */ LARGEST_PATCH),
/* harmony export */   Rj: () => (/* binding */ notRestoredText),
/* harmony export */   UI: () => (/* binding */ MOST_DELETIONS),
/* harmony export */   jG: () => (/* binding */ leftOutText),
/* harmony export */   jR: () => (/* binding */ ALL_PATCHES)
/* harmony export */ });
/* harmony import */ var _text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);

/** Maximum bytes of the patch of one undone step, and of all such patches of a run. */
const LARGEST_PATCH = 10 * 1024 ** 2;
const ALL_PATCHES = 50 * 1024 ** 2;
/** Maximum number of deleted files that one patch names. The record names all of them. */
const MOST_DELETIONS = 1000;
/** Maximum number of unrestored ignored paths that are named. */
const MOST_LOSSES = 20;
/** Maximum number of files that the text names. */
const MOST_NAMES = 10;
function leftOutText({ files, deletions, room }) {
    const names = files.slice(0, MOST_NAMES).map(({ path, bytes }) => `${path} (${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .sized */ .Sk)(bytes)})`);
    const more = files.length > names.length ? ` and ${files.length - names.length} more` : '';
    const texts = [
        ...(files.length === 0
            ? []
            : [
                `the content of ${names.join(', ')}${more}: ${room < LARGEST_PATCH ? `the patches of undone steps are limited to ${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .sized */ .Sk)(ALL_PATCHES)} per run` : `the patch of an undone step is limited to ${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .sized */ .Sk)(LARGEST_PATCH)}`}`,
            ]),
        ...(deletions === 0
            ? []
            : [
                `the names of ${deletions} more deleted files: a patch names at most ${MOST_DELETIONS}; execution.json has all of them`,
            ]),
    ];
    return texts.length === 0 ? null : `left out: ${texts.join('; and ')}`;
}
/** Returns null if no loss is known. */
function notRestored(changes) {
    if (changes.length === 0)
        return null;
    const first = changes
        .map(({ path, how }) => ({ path, how }))
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .slice(0, MOST_LOSSES);
    return { count: changes.length, first };
}
/** Returns one line of text. */
function notRestoredText({ count, first }) {
    const more = count > first.length ? ` and ${count - first.length} more` : '';
    return `not restored, because git ignores them: ${first.map(({ path, how }) => `${path} (${how === 'deleted' ? 'deleted' : 'changed'})`).join(', ')}${more}`;
}


/***/ }),

/***/ 55182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ KEY_VARIABLES),
/* harmony export */   No: () => (/* binding */ isGateway),
/* harmony export */   g3: () => (/* binding */ PROVIDER_FACTS),
/* harmony export */   xq: () => (/* binding */ PROVIDERS)
/* harmony export */ });
const FACTS = {
    anthropic: {
        keyVariable: 'ANTHROPIC_API_KEY',
        keyPrefix: 'sk-ant-',
        modelHint: 'as in docs.claude.com, e.g. --model claude-sonnet-4-5',
    },
    openai: {
        keyVariable: 'OPENAI_API_KEY',
        keyPrefix: 'sk-',
        modelHint: 'as in platform.openai.com, e.g. --model gpt-5',
    },
    google: {
        keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
        keyPrefix: 'AIza',
        modelHint: 'as in ai.google.dev, e.g. --model gemini-2.5-pro',
    },
    'openai-compatible': {
        keyVariable: null,
        keyPrefix: '',
        modelHint: 'as the server lists it at /models, e.g. --model qwen3-coder',
    },
};
/** The providers behind HTTP. Each has a file in `adapters/models/providers` with everything else about it. */
const PROVIDER_FACTS = FACTS;
/** Provider names in the order of messages and docs. */
const PROVIDERS = [...Object.keys(FACTS), 'replay'];
/** The providers' own key variables. */
const KEY_VARIABLES = Object.values(PROVIDER_FACTS).flatMap(({ keyVariable }) => keyVariable ?? []);
/** Returns true for gateways, which have no default address and no key variable. */
function isGateway(provider) {
    return provider !== 'replay' && PROVIDER_FACTS[provider].keyVariable === null;
}


/***/ }),

/***/ 89373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ normalizeForm),
/* harmony export */   z: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6075);

const ASCII = /^[\x20-\x7e]*$/;
/**
 * Returns one spelling for all names that some file system treats as equal. Ignores case, Unicode form and invisible
 * characters. Use it only to deny: two names with the same folded spelling may be different files on this disk.
 * Source: CVE-2014-9390, E7 and E8 in docs/threat-model.md.
 */
function foldName(text) {
    if (ASCII.test(text))
        return text.toLowerCase();
    // Upper case first, so that `ſ` becomes `s` and `ß` becomes `ss`. A final sigma becomes a sigma.
    const shown = (0,_text_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceInName */ .j4)(text).normalize('NFC');
    return shown.toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}
/** Returns the text in one Unicode form and keeps every other difference. Use it to allow. */
function normalizeForm(text) {
    return ASCII.test(text) ? text : text.normalize('NFC');
}


/***/ }),

/***/ 13993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ GIT_FOLDER),
/* harmony export */   o: () => (/* binding */ isGitPath)
/* harmony export */ });
/* harmony import */ var _fold_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89373);

/** The exact name of git's folder. Disk scans skip only this name, because a look-alike is an ordinary folder. */
const GIT_FOLDER = '.git';
/** NTFS ignores trailing dots and spaces, and has short names (`git~1`). */
const ANY_SPELLING = /^(?:\.git|git~\d+)[.\s]*$/u;
/**
 * Returns true if any part of a path is a name that some file system treats as git's folder. Covers any case, invisible
 * characters, trailing dots or white space, short names, backslashes and streams (`.git::$INDEX_ALLOCATION`). Does not
 * match `.gitignore`, `.github` and `git`. Sources: git's `verify_path`; S-009, E4 to E8 in docs/threat-model.md.
 */
function isGitPath(path) {
    const folded = (0,_fold_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .z)(path);
    return folded.includes('git') && folded.split(/[/\\:]/).some((name) => ANY_SPELLING.test(name));
}


/***/ }),

/***/ 99688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isWithin),
/* harmony export */   U: () => (/* binding */ isWithinAny)
/* harmony export */ });
/**
 * Returns true if a path is a folder or lies below it. Both are absolute or both relative to one root, without `.`,
 * `..` and a trailing slash. `/` contains every absolute path, and `''` (the root) every relative path.
 */
function isWithin(path, folder) {
    if (folder === '')
        return !path.startsWith('/');
    if (!path.startsWith(folder))
        return false;
    return path.length === folder.length || folder === '/' || path[folder.length] === '/';
}
/** Returns true if a path is one of these folders or lies below one. */
function isWithinAny(path, folders) {
    return folders.some((folder) => isWithin(path, folder));
}


/***/ }),

/***/ 22066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ CODES)
/* harmony export */ });
/**
 * The violation codes in use, each with its title and its `type` (the category in violations.jsonl). Codes never
 * change, because users' tests and code-scanning rules rely on them.
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
    'GIT-04': { type: 'git', title: 'git filter or configuration that is not trusted' },
    'GIT-05': { type: 'git', title: 'head moved' },
    'GIT-06': { type: 'branch_protection', title: 'force push' },
    'GIT-07': { type: 'git', title: 'change that a commit cannot contain' },
    'EXEC-01': { type: 'command', title: 'command refused' },
    'EXEC-02': { type: 'command', title: 'command timed out' },
    'EXEC-03': { type: 'command', title: 'endless output' },
    'EXEC-04': { type: 'command', title: 'leftover process' },
    'EXEC-05': { type: 'resource', title: 'too many open files' },
    'EXEC-06': { type: 'command', title: 'attempt to gain privileges' },
    'NET-01': { type: 'network', title: 'network blocked' },
    'NET-02': { type: 'network', title: 'host not allowed' },
    'NET-03': { type: 'network', title: 'redirect to another address' },
    'ENV-01': { type: 'environment', title: 'secret exposure' },
    'RUN-01': { type: 'runner', title: 'runner file changed' },
    'RUN-02': { type: 'runner', title: 'workflow command in output' },
    'CFG-01': { type: 'config', title: 'invalid configuration' },
    'CFG-02': { type: 'config', title: 'configuration from an untrusted source' },
    'CFG-03': { type: 'config', title: 'attempt to loosen a limit' },
    'AUTH-01': { type: 'trigger', title: 'actor may not start a run' },
    'AUTH-02': { type: 'trigger', title: 'event does not start a run' },
    'AUTH-03': { type: 'trigger', title: 'fork' },
    'AUTH-04': { type: 'trigger', title: 'edited or stale' },
    'AUTH-05': { type: 'trigger', title: 'bot' },
    'IN-01': { type: 'input', title: 'hidden or hostile input text' },
    'IN-02': { type: 'input', title: 'invisible characters in input text' },
    'OUT-01': { type: 'output', title: 'output neutralized' },
    'OUT-02': { type: 'output', title: 'output redacted' },
    'OUT-03': { type: 'output', title: 'output truncated' },
    'SEC-01': { type: 'secret', title: 'secret found' },
    'GATE-01': { type: 'gate', title: 'gate failed' },
    'GATE-02': { type: 'gate', title: 'tests or gates changed' },
    'GATE-03': { type: 'gate', title: 'a gate changed the tree' },
    'LIM-01': { type: 'file_modification', title: 'too many files' },
    'LIM-02': { type: 'file_modification', title: 'too many lines' },
    'LIM-03': { type: 'file_modification', title: 'too many bytes' },
    'LIM-04': { type: 'resource', title: 'too many turns' },
    'LIM-05': { type: 'token_limit', title: 'too many tokens' },
    'LIM-06': { type: 'timeout', title: 'time limit reached' },
    'LIM-07': { type: 'resource', title: 'cost limit reached' },
    'LIM-08': { type: 'repetition', title: 'stuck in a loop' },
    'COMMIT-01': { type: 'commit', title: 'too many files in the commit' },
    'COMMIT-02': { type: 'commit', title: 'commit too large' },
    'COMMIT-03': { type: 'branch_protection', title: 'main branch' },
    'RATE-01': { type: 'rate_limit', title: 'too many reads per minute' },
    'RATE-02': { type: 'rate_limit', title: 'too many writes per minute' },
    'RATE-03': { type: 'rate_limit', title: 'too many commits per minute' },
    'RATE-04': { type: 'rate_limit', title: 'too many commits to main per minute' },
    'STATE-01': { type: 'resource', title: 'stale state' },
    'LIM-09': { type: 'resource', title: 'custom constraint' },
    'TOOL-01': { type: 'tool_restriction', title: 'tool not allowed' },
    'TOOL-02': { type: 'tool_restriction', title: 'interactive tool' },
    'PROTO-01': { type: 'protocol', title: 'malformed model reply' },
    'PROTO-02': { type: 'protocol', title: 'unknown tool' },
    'ART-01': { type: 'artifact', title: 'artifact refused' },
    'SBX-01': { type: 'sandbox', title: 'no sandbox' },
};


/***/ }),

/***/ 613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ wasKilled),
/* harmony export */   W: () => (/* binding */ KILLED)
/* harmony export */ });
/** The first word of a command's result if the harness or a signal ended it. */
const KILLED = 'killed';
/** Returns true if the call was a command that was killed. Only its text says so. */
function wasKilled({ name }, text) {
    return name === 'execute_command' && text.startsWith(`${KILLED} `);
}


/***/ }),

/***/ 79075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compactionText)
/* harmony export */ });
/* harmony import */ var _text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);

/** Describes a compaction in one line for people. */
function compactionText(compaction) {
    const { why, window, tokensBefore, tokensAfter, outputsStubbed, turnsLeftOut, summarised } = compaction;
    const limit = window === null ? "the model's window" : `the model's window of ${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .short */ .h0)(window)} tokens`;
    const cause = why === 'overflow' ? `it was too long for ${limit}` : `it was close to ${limit}`;
    const done = [
        outputsStubbed > 0 ? `${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(outputsStubbed, 'tool output')} stubbed` : '',
        turnsLeftOut > 0
            ? `${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(turnsLeftOut, 'older turn')} left out${summarised ? ', summarized' : ', without a summary'}`
            : '',
    ].filter((part) => part !== '');
    return `the conversation was shortened from ${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .short */ .h0)(tokensBefore)} to about ${(0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .short */ .h0)(tokensAfter)} tokens, because ${cause} (${done.join('; ')})`;
}


/***/ }),

/***/ 12969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RESPONSES),
/* harmony export */   y: () => (/* binding */ severity)
/* harmony export */ });
/** The responses to a violation, mildest first. The order is the severity. Source: ADR-012, decision D1. */
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

/***/ 35777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ BUILD_GATE)
/* harmony export */ });
/** The name of the controlled-edit build in events and reports. */
const BUILD_GATE = 'controlled-edit build';


/***/ }),

/***/ 32165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ withoutVerdict)
/* harmony export */ });
/** Returns why a gate has no verdict; null if its exit code is the verdict. */
function withoutVerdict({ status, timedOut, cutOff, killedBy }) {
    if (timedOut)
        return 'timed out';
    if (cutOff === true)
        return 'stopped because the run ended';
    if (killedBy !== undefined)
        return `killed (${killedBy})`;
    return status === 'error' ? 'could not run' : null;
}


/***/ }),

/***/ 37050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ limitText),
/* harmony export */   v: () => (/* binding */ usedText)
/* harmony export */ });
/* harmony import */ var _text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);

/** Returns how much of a limit was used: `3`, `$0.03`. */
function usedText({ name, used }) {
    return used === null ? 'not known' : (0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .inUnit */ .IP)(name, used);
}
/** Returns the limit: `10`, `$5.00`. Only the cost can be unknown, for a model without a price. */
function limitText({ name, used, limit }) {
    if (used === null)
        return 'not enforced (set model.price)';
    return limit === null ? 'no limit' : (0,_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .inUnit */ .IP)(name, limit);
}


/***/ }),

/***/ 18772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ StopRun),
/* harmony export */   a: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/**
 * The outcomes of a run and their exit codes. This is the only table; an outcome without a code does not compile.
 * Source: ADR-0026 "Exit Codes".
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
/** A problem that the user can fix, thrown where no value can be returned. Caught in `run/run.ts`. */
class StopRun extends Error {
    why;
    constructor(why) {
        super(why.reason);
        this.name = 'StopRun';
        this.why = why;
    }
}


/***/ }),

/***/ 1170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ REPORT_SETTINGS),
/* harmony export */   JL: () => (/* binding */ REPORT_FILES),
/* harmony export */   tu: () => (/* binding */ reportsOf)
/* harmony export */ });
/** The keys below `artifacts` that turn reports off. */
const REPORT_SETTINGS = ['json', 'markdown', 'metrics', 'html', 'sarif'];
const REPORTS = {
    'execution.json': {
        about: 'the whole run: outcome, reason, limits, gates, changes, commit, usage, violations, sandbox, `audit_root`',
        setting: 'json',
    },
    'metrics.json': { about: 'configured limits, actual use and utilization', setting: 'metrics' },
    'metrics.prom': { about: 'the same for Prometheus', setting: 'metrics' },
    'alerts.jsonl': { about: 'alert conditions as they occurred', setting: null },
    'violations.jsonl': {
        about: 'one record per violation or warning, with code, response and paths',
        setting: null,
    },
    'summary.md': { about: 'the summary for people; the job summary is made from it', setting: 'markdown' },
    'report.html': {
        about: 'one self-contained page: outcome, cost, checks of the commit, gates, diff, violations, timeline',
        setting: 'html',
    },
    'changes.patch': { about: 'the diff of the run against its start', setting: null },
    'changed-files.txt': { about: 'one path per line', setting: null },
    'outputs.env': {
        about: 'the outputs as `FORGE_<NAME>=value` lines, for CI systems that read dotenv files',
        setting: null,
    },
    'gates.xml': { about: 'the gates as JUnit XML', setting: null },
    'violations.sarif': { about: 'the violations for code scanning (SARIF 2.1.0)', setting: 'sarif' },
    'trace.json': {
        about: 'the run as an OpenTelemetry trace (OTLP JSON), without prompts and outputs',
        setting: null,
    },
    'controlled_edit_report.md': {
        about: 'in [controlled edit](controlled-edit.md), its report',
        setting: null,
    },
};
/**
 * Every report in the output folder, most needed first. If an artifact is too small for all, the last are left out.
 * `report/reports.ts` has the function for each.
 */
const REPORT_FILES = REPORTS;
/** Returns the reports that a setting turns off, in words: `metrics.json and metrics.prom`. */
function reportsOf(setting) {
    const names = Object.entries(REPORT_FILES).filter(([, report]) => report.setting === setting);
    return names.map(([name]) => name).join(' and ');
}


/***/ }),

/***/ 410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K7: () => (/* binding */ pictureControl),
/* harmony export */   aQ: () => (/* binding */ hasControl),
/* harmony export */   hN: () => (/* binding */ escapeControl)
/* harmony export */ });
/** Control characters, and the two separators that end a line in JavaScript. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const EVERY_CONTROL = new RegExp(CONTROL, 'gu');
/** Those that text of several lines does not need: all but tab and line feed. */
const IN_TEXT = /[\x00-\x08\x0b-\x1f\x7f]/g;
/** Returns true if the text could end a line or control a terminal. */
function hasControl(text) {
    return CONTROL.test(text);
}
/** Escapes control characters as JSON does, such as `\u001b`. */
function escapeControl(text) {
    return text.replace(EVERY_CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** Replaces each control character but tab and line feed by its symbol in Unicode, such as U+241B. */
function pictureControl(text) {
    return text.replace(IN_TEXT, (character) => {
        const code = character.charCodeAt(0);
        return code === 0x7f ? '\u2421' : String.fromCharCode(0x2400 + code);
    });
}


/***/ }),

/***/ 30293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ inSeconds),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   IP: () => (/* binding */ inUnit),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   Sk: () => (/* binding */ sized),
/* harmony export */   Wf: () => (/* binding */ rounded),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   dR: () => (/* binding */ usd),
/* harmony export */   h0: () => (/* binding */ short),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** Formats a duration: `950ms`, `4.2s`, `1m12s`, `2h05m`. */
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
/** Formats a duration in seconds, as people write limits in the settings: `300s`; `40ms` for less than 50 ms. */
function inSeconds(ms) {
    if (ms > 0 && ms < 50)
        return `${Math.ceil(ms)}ms`;
    return `${Number((ms / 1000).toFixed(1))}s`;
}
/** Formats a wait or a deadline in a sentence: `0.5 s`, `30 s`. */
function seconds(ms) {
    return `${ms < 9950 ? Number((ms / 1000).toFixed(1)) : Math.ceil(ms / 1000)} s`;
}
function two(value) {
    return String(value).padStart(2, '0');
}
/** Formats a count briefly if the exact number is shown elsewhere: `940`, `45k`, `1.2M`. */
function short(value) {
    if (value < 1000)
        return String(Math.round(value));
    if (value < 9950)
        return `${Number((value / 1000).toFixed(1))}k`;
    if (value < 999_500)
        return `${Math.round(value / 1000)}k`;
    return `${Number((value / 1_000_000).toFixed(1))}M`;
}
/** Formats a number with thousands separators: `12,345`. */
function grouped(value) {
    return Math.round(value)
        .toString()
        .replace(/\B(?=(\d{3})+$)/g, ',');
}
/** Formats US dollars: `$1.25`; two significant digits below ten cents. */
function usd(value) {
    if (value <= 0 || value >= 0.1)
        return `$${value.toFixed(2)}`;
    return value < 0.0001 ? '<$0.0001' : `$${Number(value.toPrecision(2))}`;
}
/** Returns the text with its first letter capitalized. */
function capitalized(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function plural(count, word) {
    return `${grouped(count)} ${word}${count === 1 ? '' : 's'}`;
}
/** Formats a number in the unit of its limit, e.g. `45k` tokens, `1m12s` of time, `$0.03`. */
function inUnit(name, value) {
    if (name === 'time')
        return duration(value);
    if (name === 'cost')
        return usd(value);
    return name === 'tokens' ? short(value) : grouped(value);
}
/** Rounds to `digits` decimals. Returns a number, so `0.70` becomes `0.7`. */
function rounded(value, digits) {
    const factor = 10 ** digits;
    return Math.round((value + Number.EPSILON) * factor) / factor;
}
function isoTime(at) {
    return new Date(at).toISOString();
}
/** Cuts text to `limit` UTF-16 units, never within a character, and adds a mark if something was cut. */
function cutText(text, limit, mark = ' … (cut)') {
    if (text.length <= limit)
        return text;
    const end = Math.max(0, limit - mark.length);
    const low = text.charCodeAt(end - 1);
    return text.slice(0, low >= 0xd800 && low <= 0xdbff ? end - 1 : end) + mark;
}
const SIZES = [
    { unit: 'GB', bytes: 1024 ** 3 },
    { unit: 'MB', bytes: 1024 ** 2 },
    { unit: 'kB', bytes: 1024 },
];
/** Formats a size as the settings write it: `1.5MB` (1 kB = 1024 bytes). */
function sized(bytes) {
    const size = SIZES.find((each) => bytes >= each.bytes);
    return size === undefined ? `${bytes} bytes` : `${Number((bytes / size.bytes).toFixed(2))}${size.unit}`;
}


/***/ }),

/***/ 6075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ INVISIBLE_KINDS),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   MJ: () => (/* binding */ replaceInWriting),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   j4: () => (/* binding */ replaceInName),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   k6: () => (/* binding */ replaceInvisible),
/* harmony export */   q7: () => (/* binding */ fromShown),
/* harmony export */   qr: () => (/* binding */ invisibleKind),
/* harmony export */   sn: () => (/* binding */ BYTE_ORDER_MARK),
/* harmony export */   uL: () => (/* binding */ hidesInName)
/* harmony export */ });
/**
 * Invisible characters that hide, reorder or carry text (CVE-2021-42574 and similar). This is the only list of them in
 * src. Each kind has a name for readers. The first matching kind names a character.
 */
const KINDS = [
    ['characters that change the direction of text', String.raw `\p{Bidi_Control}\u206a-\u206f`],
    ['Unicode tag characters', String.raw `\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`],
    ['variation selectors', String.raw `\ufe00-\ufe0f\u{e0100}-\u{e01ef}`],
    ['control characters', String.raw `\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ufff9-\ufffb`],
    ['broken characters', String.raw `\p{Cs}\p{Noncharacter_Code_Point}`],
    // The excluded format characters are visible: Arabic, Syriac and Kaithi number signs. All others are invisible.
    [
        'invisible characters',
        String.raw `\p{DI}\u2028\u2029[\p{Cf}--[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]`,
    ],
];
const INVISIBLE_KINDS = new Set(KINDS.map(([kind]) => kind));
const SET = KINDS.map(([, set]) => set).join('');
const NAMED = KINDS.map(([kind, set]) => ({ kind, pattern: new RegExp(`[${set}]`, 'v') }));
/** Parts of an emoji that only join or color it. Source: Unicode UTS 51, ED-15a and ED-16. */
const EMOJI_PART = String.raw `(?<=\p{ExtPict}\p{EMod}?)\ufe0f|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\p{ExtPict}[\ufe0f\p{EMod}]?)\u200d(?=\p{ExtPict})`;
/** The three flags that are spelled with tag characters: England, Scotland, Wales. */
const TAGGED_FLAG = String.raw `\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;
/** Scripts whose spelling needs the joiner or the non-joiner inside words. Source: Unicode 16, chapters 9 and 12. */
const JOINING = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
    .split(' ')
    .map((script) => String.raw `\p{scx=${script}}`)
    .join('');
const JOINER = String.raw `(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`;
const INVISIBLE = new RegExp(`(?!${EMOJI_PART})[${SET}]`, 'gv');
const WRITTEN = new RegExp(`(${TAGGED_FLAG}|${JOINER})|(?!${EMOJI_PART})[${SET}]`, 'gv');
/** Characters replaced in a name: also line breaks, tabs and all other format characters. */
const IN_NAME = String.raw `${SET}\p{Cc}\p{Cf}`;
const NAME_PART = new RegExp(`[${IN_NAME}]`, 'gv');
const NAME_PART_BUT_EMOJI = new RegExp(`(?!${EMOJI_PART})[${IN_NAME}]`, 'v');
/** Adds characters that fonts need not support: private use and unassigned. */
const NOT_SHOWN = new RegExp(String.raw `[${IN_NAME}\p{C}]`, 'gv');
/** The first character of many files that Windows programs write. */
const BYTE_ORDER_MARK = '\ufeff';
/** The escaped form of an invisible character: `\u{E0041}`. */
const SHOWN = /\\u\{([0-9A-Fa-f]{1,6})\}/g;
/** Replaces each invisible character. */
function replaceInvisible(text, by) {
    return text.replace(INVISIBLE, by);
}
/**
 * Replaces each invisible character of a text that a person wrote. Keeps flags, and the joiners that the spelling of
 * Persian, Hindi and other languages needs.
 */
function replaceInWriting(text, by) {
    return text.replace(WRITTEN, (character, kept) => kept === undefined ? by(invisibleKind(character) ?? 'invisible characters') : kept);
}
/** Returns the kind of an invisible character, in any context; null for a visible one. */
function invisibleKind(character) {
    return NAMED.find(({ pattern }) => pattern.test(character))?.kind ?? null;
}
/** Replaces every invisible character of a name, including line breaks and parts of emoji. */
function replaceInName(name, by = () => '') {
    return name.replace(NAME_PART, by);
}
/** Returns true if a name has an invisible character. `emoji` allows those that only join or color an emoji. */
function hidesInName(name, allow = 'nothing') {
    return allow === 'emoji' ? NAME_PART_BUT_EMOJI.test(name) : replaceInName(name) !== name;
}
/** Returns a name for one line of a message. Characters that are not visible everywhere become `\u{202e}`. */
function shownName(name) {
    return name.replace(NOT_SHOWN, (character) => escaped(character).toLowerCase());
}
/** Returns the escaped form: `\u{E0041}`. */
function escaped(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
/** Escapes the invisible characters of a text for a model. */
function showInvisible(text) {
    let count = 0;
    const shown = replaceInvisible(text, (character) => {
        count += 1;
        return escaped(character);
    });
    return { text: shown, count };
}
/** Turns escapes that a model copied from `showInvisible` back into characters. Keeps other escapes. */
function fromShown(text) {
    return text.replace(SHOWN, (shown, hex) => {
        const point = Number.parseInt(hex, 16);
        if (point > 0x10ffff)
            return shown;
        const character = String.fromCodePoint(point);
        return replaceInvisible(character, () => '') === '' ? character : shown;
    });
}


/***/ }),

/***/ 5583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ cutMarkdown),
/* harmony export */   Sl: () => (/* binding */ WORDS_LIMIT),
/* harmony export */   aT: () => (/* binding */ plainHtml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   t0: () => (/* binding */ defused),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   wq: () => (/* binding */ MOST_ROWS)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _readable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79858);


/**
 * A slash command for a bot at the start of a line. A path would continue with a slash or a dot. The pattern matches
 * white space within one line only; across lines, many empty lines would take quadratic time.
 */
const SLASH_COMMAND = /^([^\S\n\r\u2028\u2029]*)\/(?=[a-z][\w-]*(?:\s|$))/gim;
/** The beginning of an HTML tag that loads, runs or hides something. Type parameters (`<T>`) do not match. */
const TAG = /<(?=!--|\/?(?:a|audio|details|embed|form|iframe|img|input|link|meta|object|picture|script|source|style|summary|svg|video)\b)/gi;
/**
 * Disarms text that a forge acts on, also in code. Covers mentions, references to issues ("fixes #1") and commits,
 * slash commands for bots ("/approve"), images and tags. The inserted space is visible on purpose. Source:
 * docs/internals/github-actions.md, "Comments".
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
/** Escapes untrusted text for a paragraph or a table cell: one line, without markup or mentions. */
function plain(text, limit = 2000) {
    return defused((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readableLine */ .$O)(text), limit))
        .replace(/[\\`*_{}[\]()<>#+|~!]/g, '\\$&')
        .replace(/&/g, '&amp;')
        .replace(/^(\d+)([.)])/, '$1\\$2')
        .replace(/^([-=:])/, '\\$1');
}
/** Escapes untrusted text for a line of raw HTML, in which Markdown's backslashes have no effect. */
function plainHtml(text, limit = 300) {
    return defused((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readableLine */ .$O)(text), limit))
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/"/g, '&quot;');
}
/**
 * Returns a code span that its content cannot close, also inside a table cell. A `|` becomes `¦`, because nothing
 * escapes a bar reliably in a table cell.
 */
function code(text, limit = 300) {
    const shown = defused((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readableLine */ .$O)(text), limit)).replaceAll('|', '¦');
    if (shown === '')
        return '';
    const fence = '`'.repeat(longestRun(shown, /`+/g) + 1);
    const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** Maximum number of characters of an agent's closing message that people are shown. */
const WORDS_LIMIT = 20_000;
/** Matches long runs of backticks, to break them up. A fence is one character longer than the longest run in it. */
const LONG_RUN = /`{40}(?=`)/g;
/** Returns a fenced block that its content cannot close. */
function block(text, limit, language = 'text') {
    const shown = defused((0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)((0,_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(text), limit, '\n… (cut)')).replace(LONG_RUN, '$& ');
    const fence = '`'.repeat(Math.max(3, longestRun(shown, /`+/g) + 1));
    return `${fence}${language}\n${withoutLastLines(shown)}\n${fence}`;
}
/** Removes line breaks at the end. */
function withoutLastLines(text) {
    let end = text.length;
    while (text[end - 1] === '\n')
        end -= 1;
    return text.slice(0, end);
}
/** Maximum number of rows of a table. The rest is in the reports. */
const MOST_ROWS = 50;
/** Returns a Markdown table. Cells are Markdown already. `align` has a letter for each column: `l` or `r`. */
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
 * Cuts Markdown to at most `most` units of `sizeOf` (UTF-8 bytes by default). Cuts at the end of a line and closes open
 * fences and details, so that text below it renders normally.
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

/***/ 45061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** Returns the message of a thrown value, which need not be an Error. */
function messageOf(thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
}


/***/ }),

/***/ 72527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   c: () => (/* binding */ joinLines)
/* harmony export */ });
/** Puts text on one line: each run of white space becomes one space. */
function oneLine(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** Joins the lines of a text and keeps all other white space. */
function joinLines(text) {
    return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();
}


/***/ }),

/***/ 79858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ readableLine),
/* harmony export */   HD: () => (/* binding */ readable)
/* harmony export */ });
/* unused harmony export named */
/* harmony import */ var _control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(410);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6075);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);



/** Terminal sequences: OSC (to BEL or ST), CSI, and the two-byte escapes. */
const ESCAPES = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\-~]/g;
function named(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
/**
 * Makes untrusted text readable in a report: removes terminal sequences and names invisible characters. Line breaks
 * become `\n`. Does not escape any markup.
 */
function readable(text) {
    const plain = (0,_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .pictureControl */ .K7)(text.replace(/\r\n?/g, '\n').replace(ESCAPES, ''));
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceInvisible */ .k6)(plain, named);
}
/** Returns readable text on one line: each run of white space becomes one space. */
function readableLine(text) {
    return (0,_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(readable(text));
}


/***/ }),

/***/ 24437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ wrapped)
/* harmony export */ });
/** Roughly the width of a code line that a GitHub comment shows without scrolling. */
const WIDTH = 92;
/** Indentation and list marker. Continuation lines are indented to the text after it. */
const HANG = /^[ \t]*(?:(?:[-*+•]|\d{1,3}[.)])[ \t]+)?/;
/**
 * Wraps text for a fixed-width block. Breaks long lines at spaces and indents the continuation to the start of the
 * text. A word that is longer than a line stays whole. Only the spaces at the breaks are removed.
 */
function wrapped(text, width = WIDTH) {
    return text
        .split('\n')
        .map((line) => (line.length <= width ? line : wrappedLine(line, width)))
        .join('\n');
}
function wrappedLine(line, width) {
    const begin = HANG.exec(line)?.[0] ?? '';
    // If the indentation takes over half the width, continuation lines start at the margin.
    const hang = begin.length > width / 2 ? '' : begin.replace(/[^\t]/g, ' ');
    const lines = [];
    let current = begin;
    let isEmpty = true;
    for (const word of line.slice(begin.length).split(/ +/)) {
        if (!isEmpty && current.length + 1 + word.length > width) {
            lines.push(current);
            current = hang;
            isEmpty = true;
        }
        current += isEmpty ? word : ` ${word}`;
        isEmpty = false;
    }
    return [...lines, current].join('\n');
}


/***/ }),

/***/ 29612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ callTarget),
/* harmony export */   b: () => (/* binding */ textArgument)
/* harmony export */ });
/** Arguments that identify a call, the most specific first. */
const TELLING = ['path', 'filename', 'command', 'pattern'];
/** Returns a call's path, command, or pattern and place, for people; '' if there is none. */
function callTarget({ arguments: given }) {
    const pattern = textArgument(given, 'pattern');
    const place = textArgument(given, 'path');
    if (pattern !== '' && place !== '')
        return `"${pattern}" in ${place}`;
    return TELLING.map((name) => textArgument(given, name)).find((text) => text !== '') ?? '';
}
/** Returns a text argument; '' if it is missing or not text. */
function textArgument(given, name) {
    if (typeof given !== 'object' || given === null)
        return '';
    const value = new Map(Object.entries(given)).get(name);
    return typeof value === 'string' ? value : '';
}


/***/ }),

/***/ 81964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N9: () => (/* binding */ asStep),
  Bj: () => (/* binding */ cancelSignal),
  TF: () => (/* binding */ hostProcessOf),
  EJ: () => (/* binding */ onStderr),
  xl: () => (/* binding */ onStdout),
  Ly: () => (/* binding */ plainLog),
  yj: () => (/* binding */ startedFrom),
  dp: () => (/* binding */ takeStreams),
  WF: () => (/* binding */ thisProcess),
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
// EXTERNAL MODULE: ./build/adapters/git/program/system-errors.js
var system_errors = __webpack_require__(72162);
// EXTERNAL MODULE: ./build/core/run/command-ending.js
var command_ending = __webpack_require__(613);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var run_outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/core/git/ignored.js
var ignored = __webpack_require__(8223);
// EXTERNAL MODULE: ./build/core/git/undone.js
var undone = __webpack_require__(37550);
// EXTERNAL MODULE: ./build/core/run/compaction-text.js
var compaction_text = __webpack_require__(79075);
// EXTERNAL MODULE: ./build/core/run/gate-ending.js
var gate_ending = __webpack_require__(32165);
// EXTERNAL MODULE: ./build/core/tools/call-target.js
var call_target = __webpack_require__(29612);
;// CONCATENATED MODULE: ./build/adapters/log/event-lines.js







/** Returns the subject of a call, for one line. */
function callText(call) {
    const target = (0,call_target/* callTarget */.Y)(call);
    return target === '' ? call.name : `${call.name} ${target}`;
}
/** Returns the exit code of a command that ran and failed. */
function exitText({ name }, text) {
    if ((0,command_ending/* wasKilled */.T)({ name }, text))
        return ` · ${command_ending/* KILLED */.W}`;
    const code = /^exit code (\d+)/.exec(text)?.[1];
    return name !== 'execute_command' || code === undefined || code === '0' ? '' : ` · exit ${code}`;
}
function gateText(phase, gate) {
    const verdict = gate.status === 'failed' ? `red (exit ${gate.exitCode ?? '?'})` : 'green';
    const word = (0,gate_ending/* withoutVerdict */.U)(gate) ?? verdict;
    const when = phase === 'baseline' ? ' before the start' : gate.wasRed === true ? ', was red before' : '';
    return `gate "${gate.name}" ${word}${when} · ${(0,figures/* duration */.p0)(gate.durationMs)}`;
}
/** Texts for people about messages to the model. */
const EVENT_TEXTS = {
    nudged: 'the reply had no tool call; asking the model again',
    last_call: 'a limit allows only one more reply; telling the model to finish',
};
/** Returns the line of an event; null for events that need more than a line, or none. */
function eventLine(event) {
    switch (event.type) {
        case 'nudged':
        case 'last_call':
            return { text: EVENT_TEXTS[event.type], tone: 'warn', indent: '  ' };
        case 'compacted':
            return { text: (0,compaction_text/* compactionText */.Z)(event), tone: 'dim', indent: '  ' };
        case 'summary_replied':
            return { text: summaryText(event), tone: 'dim', indent: '  ' };
        case 'workspace_left':
            return event.policy === 'preserve' ? null : { text: leftText(event), tone: 'plain', indent: '' };
        case 'committed':
        case 'pushed':
        case 'pull_request':
            return { text: deliveryText(event), tone: 'plain', indent: '' };
        default:
            return null;
    }
}
function summaryText(event) {
    return event.text === null
        ? `no summary of the older turns: ${event.trouble}`
        : `summarized the older turns · ${(0,figures/* duration */.p0)(event.durationMs)}`;
}
/** The number of paths in the log of an undone step. */
const NAMED_PATHS = 20;
/** Returns the lines of an undone step: what was restored, what the patch lacks, and what could not be restored. */
function undoneTexts({ paths, patchFile, leftOut, notRestored, }) {
    const more = paths.length > NAMED_PATHS ? ` and ${paths.length - NAMED_PATHS} more` : '';
    const kept = patchFile === null ? '' : `, kept in ${patchFile}`;
    return [
        `undone: ${paths.slice(0, NAMED_PATHS).join(', ')}${more}${kept}`,
        ...(leftOut === undefined ? [] : [`${patchFile ?? 'no patch'}: ${leftOut}`]),
        ...(notRestored === undefined ? [] : [(0,undone/* notRestoredText */.Rj)(notRestored)]),
    ];
}
function leftText(left) {
    const kept = left.patchFile === null ? '' : `; the work is kept in ${left.patchFile}`;
    return `${(0,ignored/* putBackText */.WJ)(left)}${kept}`;
}
function deliveryText(event) {
    if (event.type === 'pull_request') {
        return `${event.draft ? 'draft pull request' : 'pull request'} #${event.number} ${event.operation}: ${event.url}`;
    }
    if (event.type === 'pushed')
        return `pushed to ${event.branch} of ${event.repository}`;
    return `committed ${event.sha.slice(0, 12)} on ${event.branch ?? 'a detached HEAD'}`;
}
/** Reports if a required gate is not green at the end. Quiet mode shows this as an error. */
function isRedAtEnd(event) {
    return (event.type === 'gate_finished' &&
        event.phase === 'final' &&
        event.gate.required &&
        event.gate.status !== 'passed');
}

// EXTERNAL MODULE: ./build/adapters/log/printable-text.js
var printable_text = __webpack_require__(50555);
;// CONCATENATED MODULE: ./build/adapters/log/runner-commands.js
/** The length of an annotation. GitHub cuts at 4,096 characters; a line for people needs less. */
const ANNOTATION_LIMIT = 1000;
/** Escapes the data of a workflow command. */
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
/** Returns `::error title=…::…`. The text must be safe to print. */
function annotation(level, title, text) {
    const data = escapeData(text.length > ANNOTATION_LIMIT ? `${text.slice(0, ANNOTATION_LIMIT - 1)}…` : text);
    return `::${level} title=${escapeProperty(title)}::${data}`;
}
function groupStart(title) {
    return `::group::${escapeData(title)}`;
}
const GROUP_END = '::endgroup::';
/**
 * Puts lines between marks that turn the runner's parser off, under a name that the lines cannot know. This is a second
 * defense after `printableLines`, in case the parser learns a new form.
 */
function unparsed(lines, token) {
    return [`::stop-commands::${token}`, ...lines, `::${token}::`];
}

;// CONCATENATED MODULE: ./build/adapters/log/printer.js


/** GitHub shows only ten annotations of a kind for one step. One is reserved for the outcome. */
const MAX_ANNOTATIONS = 9;
const PAINT = {
    plain: '',
    dim: '2',
    good: '32',
    bad: '31',
    warn: '33',
    strong: '1',
};
/** The only code that prints to the terminal or to the runner. It treats every text as untrusted. */
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
    /** Prints one line. `indent` is ours. The text cannot leave its line or be read as a command. */
    line(text, tone = 'plain', indent = '') {
        this.#out([indent + this.#painted((0,printable_text/* printableLine */.oy)(this.#options.redact(text), 1000), tone)]);
    }
    /** Prints the last `limit` lines of foreign output, each behind a bar. */
    block(text, limit) {
        // Redacted before the cut, because the redactor does not recognize half of a secret.
        const clean = this.#options.redact(text);
        if (clean.trim() === '')
            return;
        const lines = (0,printable_text/* printableTail */.gG)(clean, limit).map((line) => this.#painted(`    │ ${line}`, 'dim'));
        // The marks are printed too, and a single safe line does not need them.
        const marked = this.actions && lines.length > 1;
        const token = this.#options.token ?? (() => crypto.randomUUID());
        this.#out(marked ? unparsed(lines, token()) : lines);
    }
    open(title) {
        this.close();
        if (!this.actions)
            return;
        this.#inGroup = true;
        this.#out([groupStart((0,printable_text/* printableLine */.oy)(title))]);
    }
    close() {
        if (!this.#inGroup)
            return;
        this.#inGroup = false;
        this.#out([GROUP_END]);
    }
    /**
     * Prints something important: an annotation on the runner while they last, else a line. Only annotations have the
     * title.
     */
    alert(level, title, text) {
        const clean = (0,printable_text/* printableLine */.oy)(this.#options.redact(text), 1000);
        if (!this.actions || this.#annotations >= MAX_ANNOTATIONS) {
            this.line(clean, level === 'error' ? 'bad' : 'warn', '  ');
            return;
        }
        this.#annotations += 1;
        this.#out([annotation(level, (0,printable_text/* printableLine */.oy)(title, 100), clean)]);
    }
    /** Prints the outcome of the run. On the runner it always gets an annotation. */
    verdict(level, text) {
        this.close();
        const clean = (0,printable_text/* printableLine */.oy)(this.#options.redact(text), 2000);
        if (this.actions && level === 'error')
            this.#out([annotation('error', 'Forge', clean)]);
        else
            this.#out([this.#painted(clean, level === 'error' ? 'bad' : 'good')]);
    }
}

// EXTERNAL MODULE: ./build/core/run/limit-texts.js
var limit_texts = __webpack_require__(37050);
;// CONCATENATED MODULE: ./build/adapters/log/status-line.js

function limitUseText(limitUse) {
    const { name, limit } = limitUse;
    const word = name === 'time' || name === 'cost' ? '' : `${name} `;
    return `${word}${(0,limit_texts/* usedText */.v)(limitUse)}${limit === null ? '' : `/${(0,limit_texts/* limitText */.P)(limitUse)}`}`;
}
/** Returns a line such as `turn 7 · files 3/10 · lines 120/500 · tokens 45k/1M · 1m12s/15m · $0.03/$5.00`. */
function statusLine(turn, uses) {
    // Unknown values are reported once, before the first turn.
    const shown = uses.filter(({ name, used }) => name !== 'turns' && used !== null && !(name === 'cost' && used === 0));
    return [`turn ${turn}`, ...shown.map(limitUseText)].join(' · ');
}

;// CONCATENATED MODULE: ./build/adapters/log/run-log.js






/** The number of shown lines of output, for each verbosity. */
const SHOWN_LINES = { quiet: 0, normal: 20, verbose: 60, debug: 2000 };
/** The number of lines for a gate that was red before the start. */
const BASELINE_LINES = 8;
/**
 * Writes the log of a run to a terminal or a CI log: a line for each call, one for each turn, and one for each problem.
 * On the runner each turn is a folded group with details.
 */
class RunLog {
    #printer;
    #limits;
    #alerts;
    #alerted = 0;
    #turn = 0;
    #isAnswered = false;
    constructor(options) {
        this.#printer = new Printer(options);
        this.#limits = options.limits;
        this.#alerts = options.alerts;
    }
    /** A listener for the recorder. Register it after the fold that `limits` reads. */
    listen = ({ event }) => {
        if (this.#printer.verbosity === 'quiet')
            this.#important(event);
        else
            this.#all(event);
        this.#showAlerts();
    };
    /** Logs messages of the entry point before there are events. */
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
        else if (isRedAtEnd(event))
            this.#printer.alert('warning', 'Gate', gateText(event.phase, event.gate));
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
            case 'validated':
                this.#validated(event);
                break;
            case 'run_finished':
                this.#finished(event);
                break;
            default:
                this.#showLine(event);
        }
    }
    /**
     * Shows an event that fits in one line. tree_opened, change_kept and tree_accepted are not shown, because the status
     * line has their numbers.
     */
    #showLine(event) {
        const line = eventLine(event);
        if (line !== null)
            this.#printer.line(line.text, line.tone, line.indent);
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
        this.#isAnswered = false;
        this.#printer.open(`Turn ${turn}`);
    }
    #started({ task, mode, provider, model }) {
        this.#printer.line(`Task: ${task.trim().split('\n')[0] ?? ''}`, 'strong');
        this.#printer.line(`${provider} · ${model} · ${mode}`, 'dim');
    }
    #sandbox({ isolation }) {
        if (isolation.kind === 'none')
            this.warn(`commands run without a sandbox: ${isolation.reason}`);
        else
            this.#printer.line(`commands run in the sandbox ${isolation.kind}`, 'dim');
        if (isolation.kind !== 'none' && isolation.unfiltered !== undefined)
            this.warn(`system calls of commands are not filtered: ${isolation.unfiltered}`);
    }
    #detailed() {
        return (this.#printer.actions || this.#printer.verbosity === 'verbose' || this.#printer.verbosity === 'debug');
    }
    #replied({ text, usage, costUsd, durationMs, finish }) {
        this.#isAnswered = true;
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
        const isDone = ok && !(0,command_ending/* wasKilled */.T)(call, text);
        this.#printer.line(`${isDone ? '✓' : '✗'} ${callText(call)}${exitText(call, text)}${time}`, isDone ? 'plain' : 'warn', '  ');
        if (this.#detailed())
            this.#printer.block(text, SHOWN_LINES[this.#printer.verbosity]);
        else if (!ok)
            this.#printer.line(text, 'dim', '    ');
    }
    #violated({ violation }) {
        // The gate's own line already reports it, with its output.
        if (violation.code === 'GATE-01')
            return;
        const ends = violation.response === 'graceful_exit' || violation.response === 'emergency_stop';
        this.#printer.alert(ends ? 'error' : 'warning', `${violation.code} ${violation.constraint}`, violation.reason);
    }
    #undone(event) {
        for (const text of undoneTexts(event))
            this.#printer.line(text, 'warn', '  ');
    }
    #validated({ validations }) {
        if (this.#printer.verbosity !== 'debug')
            return;
        const checked = validations.map(({ constraint, violated }) => (violated ? `${constraint}!` : constraint));
        this.#printer.line(`checked: ${checked.join(' ')}`, 'dim', '  ');
    }
    #endTurn() {
        this.#printer.close();
        // A turn without an answer used nothing.
        if (this.#turn > 0 && this.#isAnswered)
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
        // Many tasks start with a red gate, so this is a line and not an alert.
        if (phase === 'baseline') {
            this.#printer.line(`✗ ${text}`, 'warn');
            this.#printer.block(gate.output, BASELINE_LINES);
            return;
        }
        // It may still become green. The outcome has its own alert.
        this.#printer.alert('warning', 'Gate', text);
        this.#printer.block(gate.output, Math.max(20, SHOWN_LINES[this.#printer.verbosity]));
    }
    #ended({ how, result }) {
        this.#endTurn();
        this.#printer.line(`the agent ended: ${how.replace('_', ' ')}`, 'dim');
        this.#printer.block(result, SHOWN_LINES[this.#printer.verbosity]);
    }
    #finished({ outcome }) {
        this.#endTurn();
        const code = run_outcome/* EXIT_CODES */.a[outcome.name];
        const reason = outcome.reason === '' ? '' : `: ${outcome.reason}`;
        this.#printer.verdict(code === 0 ? 'good' : 'error', `${outcome.name} (exit ${code})${reason}`);
    }
}

// EXTERNAL MODULE: ./build/adapters/secrets/secret-guard.js
var secret_guard = __webpack_require__(54431);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/report/alerts/alert.js
var alerts_alert = __webpack_require__(88989);
// EXTERNAL MODULE: ./build/report/record/limit-use.js
var limit_use = __webpack_require__(29636);
// EXTERNAL MODULE: ./build/report/record/run-record.js + 6 modules
var run_record = __webpack_require__(34764);
// EXTERNAL MODULE: ./build/run/context/secret-values.js
var secret_values = __webpack_require__(34519);
;// CONCATENATED MODULE: ./build/entry/node-process.js













const onStdout = {
    write: (text) => process.stdout.write(text),
    color: false,
};
const writeError = process.stderr.write.bind(process.stderr);
const onStderr = {
    write: (text) => writeError(text),
    color: process.stderr.isTTY === true && process.env.NO_COLOR === undefined,
};
/**
 * Prepares the process. Call it first in every entry point. It ignores errors of the output streams, because a reader
 * that stops early (`| head -1`) or a full disk must not end the run. With NODE_DEBUG, Node writes request headers to
 * stderr, including the key. Only our own log is written there then.
 */
function takeStreams(log) {
    refuseDebugger();
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
    if ((process.env.NODE_DEBUG ?? '') === '')
        return;
    process.stderr.write = () => true;
    plainLog(log).warn('NODE_DEBUG is set, but its output is not shown, because it contains keys');
}
/** Runs a step of a job. `act` returns its exit code; an exception is reported as our defect. Never throws. */
async function asStep(act) {
    takeStreams(onStdout);
    try {
        process.exitCode = await act();
    }
    catch (error) {
        plainLog(onStdout).error((0,system_errors/* systemErrorAdvice */.C)(error) ?? `internal error: ${(0,message_of/* messageOf */.b)(error)}; please report this as a bug`);
        process.exitCode = run_outcome/* EXIT_CODES */.a.failure;
    }
}
/** Writes synchronously, so that an exit cannot cut text off. Redacts secrets, which a quoted setting may contain. */
function writeWhole(fd, text) {
    const clean = (0,secret_guard/* createSecretGuard */.q)((0,secret_values/* secretValues */.V)(process.env, null)).text(text);
    const bytes = Buffer.from(clean.endsWith('\n') ? clean : `${clean}\n`);
    for (let at = 0; at < bytes.length;) {
        try {
            at += (0,external_node_fs_.writeSync)(fd, bytes, at);
        }
        catch (error) {
            // Retries while a pipe is full. Stops if nobody reads it any more.
            if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN'))
                return;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
        }
    }
}
/** Signals that end a process unless it handles them. SIGHUP: the terminal was closed. SIGXCPU: `ulimit -t`. */
const ENDING_SIGNALS = [
    'SIGINT',
    'SIGTERM',
    'SIGQUIT',
    'SIGHUP',
    'SIGUSR2',
    'SIGALRM',
    'SIGVTALRM',
    'SIGXCPU',
    'SIGPWR',
    'SIGIO',
    'SIGSTKFLT',
];
/** Returns a signal that aborts when this process is asked to end. The run then ends and writes its reports. */
function cancelSignal() {
    const controller = new AbortController();
    const cancel = () => controller.abort(new Error('cancelled'));
    for (const signal of ENDING_SIGNALS)
        process.on(signal, cancel);
    return controller.signal;
}
/**
 * Ignores SIGUSR1, on which Node would open its debugger. Any program of the same user could then run code in this
 * process and read its keys.
 */
function refuseDebugger() {
    process.on('SIGUSR1', () => undefined);
}
/** Returns the facts about this process that every command shares. */
function thisProcess() {
    const env = { ...process.env };
    return {
        env,
        platform: process.platform,
        uid: process.getuid?.() ?? 0,
        gid: process.getgid?.() ?? 0,
        accountHome: accountHome(),
        temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(),
        clock: clock/* systemClock */.m,
    };
}
/** Returns this process as a run sees it. */
function hostProcessOf(request, cancel, stream, actionFolder = null) {
    const shared = thisProcess();
    const logOf = entryLog(request, shared.env, stream);
    return {
        ...shared,
        actionFolder,
        cancel,
        log: (record) => logOf(record).listen,
        warn: (text) => logOf(null).warn(text),
    };
}
function entryLog(request, env, stream) {
    const redactor = (0,secret_guard/* createSecretGuard */.q)((0,secret_values/* secretValues */.V)(env, request.apiKey));
    const verbosity = request.settings.logging.verbosity;
    const actions = env.GITHUB_ACTIONS === 'true';
    const redact = (text) => redactor.text(text);
    return (record) => new RunLog({
        ...stream,
        verbosity,
        actions,
        redact,
        limits: () => (record === null ? [] : (0,limit_use/* limitUses */.S4)(record().configured, (0,run_record/* usedBy */.XP)(record()))),
        alerts: () => (record === null ? [] : record().alerts.map(logged)),
    });
}
function logged({ condition, actual }) {
    const level = alerts_alert/* ALERT_LEVELS */.F[condition];
    return { severe: level !== 'Warning', text: `${level}: ${condition} (${actual})` };
}
/** Returns the folder of the file that this process was started with; null if there is none. */
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
        // The user has no passwd entry, as is usual in containers that run with an arbitrary uid.
        return null;
    }
}
/** Returns the log for messages before a run exists. */
function plainLog(stream) {
    const redactor = (0,secret_guard/* createSecretGuard */.q)((0,secret_values/* secretValues */.V)(process.env, null));
    return new RunLog({
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
/** Source: the rows of the seed's table. */
const ALERT_LEVELS = {
    'File size > 5 MB': 'Warning',
    'Commit > 30 files': 'Warning',
    'Rate limit at 80%': 'Warning',
    'Protected path access': 'Error',
    'Force push attempt': 'Critical',
    'Repeated violations': 'Critical',
};


/***/ }),

/***/ 93478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   al: () => (/* binding */ CONTROLLED_HEADING),
/* harmony export */   dY: () => (/* binding */ controlledEditReport),
/* harmony export */   yt: () => (/* binding */ sessionFields)
/* harmony export */ });
/* harmony import */ var _core_run_controlled_edit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35777);
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
/* harmony import */ var _core_text_readable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79858);
/* harmony import */ var _record_gate_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86278);





/** First line of the report; it distinguishes an earlier report from other files. */
const CONTROLLED_HEADING = '# Controlled Edit Mode v1: Run Report';
/** Maximum characters of an output in the report. */
const LONGEST_OUTPUT = 200_000;
function buildOf(record) {
    const build = (0,_record_gate_record_js__WEBPACK_IMPORTED_MODULE_2__/* .gateRecords */ ._)(record).find(({ name }) => name === _core_run_controlled_edit_js__WEBPACK_IMPORTED_MODULE_3__/* .BUILD_GATE */ .d);
    return build === undefined || build.status === 'not_run' ? null : build;
}
/** Returns the five fields of the session. Names from "Controlled Edit Mode v1", 3.1. */
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
/** Returns the report of a controlled edit, with the exact template of "Controlled Edit Mode v1", 4. */
function controlledEditReport(record) {
    const build = buildOf(record);
    const compiled = build === null ? 'NOT RUN' : build.status === 'passed' ? 'PASSED' : 'FAILED';
    const rolledBack = record.edited && record.left?.policy === 'rollback';
    const { oldText = '', newText = '' } = record.edit ?? {};
    const inside = [
        ...marked('-', oldText),
        ...marked('+', newText),
        'Compilation Diagnostic Output',
        build === null ? 'NOT RUN' : (0,_core_text_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(build.output).slice(0, LONGEST_OUTPUT),
    ];
    const fence = fenceFor(inside.join('\n'));
    return [
        CONTROLLED_HEADING,
        `- **Timestamp:** ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(record.lastAt)}`,
        `- **Target File:** \`${codeLine(record.edit?.file ?? '')}\``,
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
    const lines = (0,_core_text_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(text).replace(/\n$/, '').split('\n');
    return lines.map((line) => `${sign}${line}`);
}
function codeLine(path) {
    return (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_4__/* .joinLines */ .c)((0,_core_text_readable_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(path)).replaceAll('`', "'");
}
/** Returns a fence longer than any run of backticks inside, so that no text can close the block. */
function fenceFor(text) {
    const runs = text.match(/`+/g) ?? [];
    return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}


/***/ }),

/***/ 32952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ executionJson),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30293);
/* harmony import */ var _record_compaction_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68860);
/* harmony import */ var _record_gate_record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86278);
/* harmony import */ var _record_ignored_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66447);
/* harmony import */ var _record_model_turns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59181);
/* harmony import */ var _record_turn_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8522);
/* harmony import */ var _record_undone_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78032);
/* harmony import */ var _record_violation_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88666);
/* harmony import */ var _controlled_edit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93478);
/* harmony import */ var _metrics_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33385);











/** The outcome of a run that has not ended regularly. */
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
        duration_seconds: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .rounded */ .Wf)(gate.durationMs / 1000, 3),
        attempts: gate.attempts,
        output: gate.output,
        ...(gate.outputFile === null ? {} : { output_file: gate.outputFile }),
    };
}
function usageJson({ usage, costUsd, turns }) {
    return {
        input_tokens: usage.input,
        output_tokens: usage.output,
        cache_read_tokens: usage.cacheRead,
        cache_write_tokens: usage.cacheWrite,
        total_tokens: usage.input + usage.output,
        /** True if the provider reported no usage for at least one call, so these numbers are partly estimated. */
        estimated: usage.estimated,
        turns: (0,_record_turn_record_js__WEBPACK_IMPORTED_MODULE_3__/* .answeredTurns */ .K)(turns),
        /** The models that answered, if there could be more than one; otherwise empty. */
        models: (0,_record_model_turns_js__WEBPACK_IMPORTED_MODULE_8__/* .modelTurns */ .A)(turns),
        cost_usd: costUsd === null ? null : (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .rounded */ .Wf)(costUsd, 6),
    };
}
/**
 * Returns execution.json: the whole run, with the keys of docs/reports.md. `auditRoot` is the last hash of
 * events.jsonl; null if no events were written.
 */
function executionJson(record, auditRoot) {
    const outcome = outcomeOf(record);
    const execution = {
        execution_id: record.executionId,
        outcome: outcome.name,
        exit_code: _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a[outcome.name],
        reason: outcome.reason,
        partial: record.unfinished !== null,
        task: record.task,
        mode: record.mode,
        provider: record.provider,
        model: record.model,
        head: record.head,
        branch: record.branch,
        started_at: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(record.startedAt),
        finished_at: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(record.lastAt),
        result: record.ended?.result ?? null,
        ended: record.ended?.how ?? null,
        constraints: (0,_metrics_json_js__WEBPACK_IMPORTED_MODULE_7__/* .constraintMetrics */ .f)(record),
        gates: (0,_record_gate_record_js__WEBPACK_IMPORTED_MODULE_9__/* .gateRecords */ ._)(record).map(gateJson),
        changes: record.changes.map(changeJson),
        ignored_changes: (0,_record_ignored_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoredJson */ .tH)(record.ignored),
        undone: record.undone.map(_record_undone_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .undoneJson */ .GM),
        compactions: record.compactions.map(_record_compaction_record_js__WEBPACK_IMPORTED_MODULE_10__/* .compactionJson */ .C),
        workspace: record.left === null ? null : { policy: record.left.policy, patch: record.left.patchFile },
        commit: record.commit,
        pushed: record.pushed,
        pull_request: record.pullRequest,
        usage: usageJson(record),
        violations: (0,_record_violation_record_js__WEBPACK_IMPORTED_MODULE_5__/* .violationRecords */ .o4)(record),
        notices: record.notices,
        sandbox: record.isolation,
        ...(record.mode === 'controlled-edit' ? { controlled_edit: (0,_controlled_edit_js__WEBPACK_IMPORTED_MODULE_6__/* .sessionFields */ .yt)(record) } : {}),
        audit_root: auditRoot,
    };
    return `${JSON.stringify(execution, null, 2)}\n`;
}


/***/ }),

/***/ 33385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ constraintMetrics),
/* harmony export */   u: () => (/* binding */ metricsJson)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _record_limit_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29636);
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34764);
/* harmony import */ var _record_violation_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88666);




function constraintMetrics(record) {
    const used = (0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .usedBy */ .XP)(record);
    const { maxFiles, maxLinesChanged, maxTokens, timeoutMs } = record.configured;
    const known = maxFiles !== null;
    return {
        configured: {
            max_files: maxFiles,
            max_lines_changed: maxLinesChanged,
            max_tokens: maxTokens,
            timeout_seconds: timeoutMs === null ? (known ? 0 : null) : (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(timeoutMs / 1000, 3),
        },
        actual: {
            files_modified: used.files,
            lines_added: record.totals.linesAdded,
            lines_removed: record.totals.linesRemoved,
            tokens_used: used.tokens,
            elapsed_seconds: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(used.elapsedMs / 1000, 3),
            churn: record.churn,
            bytes_changed: record.totals.bytes,
            turns: used.turns,
            tool_calls: record.turns.reduce((sum, turn) => sum + turn.calls.length, 0),
            compactions: record.compactions.length,
            waited_seconds: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(waitedMs(record) / 1000, 3),
            cost_usd: used.costUsd === null ? null : (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(used.costUsd, 6),
        },
        utilization: {
            files: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)((0,_record_limit_use_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(used.files, maxFiles), 2),
            lines: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)((0,_record_limit_use_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(used.lines, maxLinesChanged), 2),
            tokens: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)((0,_record_limit_use_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(used.tokens, maxTokens), 2),
            time: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)((0,_record_limit_use_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(used.elapsedMs, timeoutMs), 2),
        },
        violations: (0,_record_violation_record_js__WEBPACK_IMPORTED_MODULE_3__/* .countedViolations */ .Lv)(record),
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

/***/ 1241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
/* harmony import */ var _core_git_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69897);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30293);
/* harmony import */ var _record_gate_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86278);
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34764);
/* harmony import */ var _record_violation_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88666);
/* harmony import */ var _execution_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32952);







/** Maximum characters of the agent's result. All outputs of a job may take 1 MB together, and only this one is long. */
const RESULT_LIMIT = 60_000;
/**
 * Returns the action's outputs: every name in docs/configuration.md that the run itself decides. All are always set; an
 * empty text means no value. Outputs of delivery and upload are added later.
 */
function outputsOf(record, place) {
    const outcome = (0,_execution_json_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .s)(record);
    const { tokens, costUsd } = (0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .usedBy */ .XP)(record);
    const { files, linesAdded, linesRemoved } = record.outcome === null ? record.totals : (0,_core_git_change_js__WEBPACK_IMPORTED_MODULE_0__/* .totalsOf */ .v)(record.changes);
    return {
        outcome: outcome.name,
        'exit-code': String(_core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a[outcome.name]),
        reason: outcome.reason,
        result: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(record.ended?.result ?? '', RESULT_LIMIT),
        'failed-gates': (0,_record_gate_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failedGates */ .q)(record).join('\n'),
        changed: String(files > 0),
        'files-changed': String(files),
        'lines-added': String(linesAdded),
        'lines-removed': String(linesRemoved),
        'tokens-used': String(tokens),
        'cost-usd': costUsd === null ? '' : String((0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .rounded */ .Wf)(costUsd, 6)),
        violations: String((0,_record_violation_record_js__WEBPACK_IMPORTED_MODULE_4__/* .countedViolations */ .Lv)(record).length),
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


/***/ }),

/***/ 56594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ verdictTable),
/* harmony export */   Ze: () => (/* binding */ ICONS),
/* harmony export */   Zu: () => (/* binding */ pullRequestLine),
/* harmony export */   sE: () => (/* binding */ nextLine),
/* harmony export */   tG: () => (/* binding */ linkedMarkdown),
/* harmony export */   zZ: () => (/* binding */ summaryHead)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5583);
/* harmony import */ var _record_answering_models_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93394);
/* harmony import */ var _record_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99368);
/* harmony import */ var _record_next_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1587);
/* harmony import */ var _record_run_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34764);
/* harmony import */ var _record_unfinished_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57164);
/* harmony import */ var _record_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19016);
/* harmony import */ var _execution_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32952);









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
const SIGNS = { ok: '✅', warn: '⚠️', bad: '❌', idle: '➖' };
/** Returns the first lines of summary.md: outcome, task, figures, delivery, next step and verdict. */
function summaryHead(record) {
    const outcome = (0,_execution_json_js__WEBPACK_IMPORTED_MODULE_6__/* .outcomeOf */ .s)(record);
    const { tokens, costUsd, turns, elapsedMs } = (0,_record_run_record_js__WEBPACK_IMPORTED_MODULE_3__/* .usedBy */ .XP)(record);
    const { run } = (0,_record_links_js__WEBPACK_IMPORTED_MODULE_7__/* .linksOf */ .h)(record);
    const facts = [
        (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(turns, 'turn'),
        (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(elapsedMs),
        `${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .short */ .h0)(tokens)} tokens${record.usage.estimated ? ' (partly estimated)' : ''}`,
        ...(costUsd === null ? [] : [(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .usd */ .dR)(costUsd)]),
        (0,_record_answering_models_js__WEBPACK_IMPORTED_MODULE_8__/* .modelPhrase */ .V)(record, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY),
        run === null ? '' : linkedMarkdown('workflow run', run),
    ];
    const lines = [
        `## ${ICONS[outcome.name]} Forge: ${outcome.name.replaceAll('_', ' ')}`,
        outcome.reason === '' ? '' : `**${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(outcome.reason)}**`,
        record.unfinished === null ? '' : `⚠️ ${_record_unfinished_js__WEBPACK_IMPORTED_MODULE_4__/* .UNFINISHED_WORDS */ .K[record.unfinished]}`,
        nextLine(record),
        record.task === '' ? '' : `Task: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(record.task, 600)}`,
        facts.filter((fact) => fact !== '').join(' · '),
        commitLine(record),
        record.pullRequest === null ? '' : pullRequestLine(record.pullRequest),
        verdictTable(record),
    ];
    return lines.filter((line) => line !== '').join('\n\n');
}
/** Links `content`, which is Markdown already, to a page of ours; returns it as it is without one. */
function linkedMarkdown(content, page) {
    return page === null ? content : `[${content}](${page})`;
}
/** Returns what a person does next; '' if there is nothing. */
function nextLine(record) {
    const parts = (0,_record_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .nextStep */ .s)(record).map((part) => (typeof part === 'string' ? (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(part) : (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(part.quoted)));
    return parts.length === 0 ? '' : `**Next:** ${spaced(parts, (0,_record_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .nextStep */ .s)(record))}`;
}
/** Joins the parts with the spaces at their ends, which `plain` removes. */
function spaced(parts, from) {
    return parts
        .map((shown, at) => {
        const part = from[at];
        if (typeof part !== 'string')
            return shown;
        return `${/^\s*/.exec(part)?.[0] ?? ''}${shown}${/\s*$/.exec(part)?.[0] ?? ''}`;
    })
        .join('');
}
/** Returns the checks that decide how far the commit can be trusted; '' for a run that made none. */
function verdictTable(record) {
    if (record.commit === null)
        return '';
    const { answer, checks } = (0,_record_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictOf */ .V)(record);
    const cells = checks.map(({ tone, text }) => `${SIGNS[tone]} ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(text)}`);
    const names = checks.map(({ name }) => name);
    return `**Can I trust this commit?** ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(answer)}\n\n${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(names, 'llll', [cells])}`;
}
function commitLine(record) {
    const { commit, pushed } = record;
    if (commit === null)
        return '';
    const place = commit.branch === null ? 'a detached HEAD' : (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit.branch);
    const sha = linkedMarkdown(`\`${commit.sha.slice(0, 12)}\``, (0,_record_links_js__WEBPACK_IMPORTED_MODULE_7__/* .linksOf */ .h)(record).commit);
    return `Committed as ${sha} on ${place}${pushed === null ? '' : ', and pushed'}.${authorText(commit)}`;
}
function authorText({ author, signed }) {
    if (author === undefined)
        return '';
    return ` GitHub made${signed === true ? ' and signed' : ''} it; its author is ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(author)}.`;
}
function pullRequestLine({ operation, number, draft, url, }) {
    const what = draft ? 'Draft pull request' : 'Pull request';
    return `${what} [#${number}](${encodeURI(url)}) ${operation}.`;
}


/***/ }),

/***/ 42519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M0: () => (/* binding */ bar),
  Ao: () => (/* binding */ changes),
  zH: () => (/* binding */ details),
  VF: () => (/* binding */ gates),
  Fy: () => (/* binding */ limits),
  j9: () => (/* binding */ sandboxWords),
  eH: () => (/* binding */ summaryMarkdown),
  xA: () => (/* binding */ violations),
  aL: () => (/* binding */ words)
});

// UNUSED EXPORTS: baselineWord

// EXTERNAL MODULE: ./build/core/git/ignored.js
var ignored = __webpack_require__(8223);
// EXTERNAL MODULE: ./build/core/run/limit-texts.js
var limit_texts = __webpack_require__(37050);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/core/text/markdown.js
var markdown = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/core/text/wrapped.js
var wrapped = __webpack_require__(24437);
// EXTERNAL MODULE: ./build/report/alerts/alert.js
var alerts_alert = __webpack_require__(88989);
// EXTERNAL MODULE: ./build/report/record/gate-record.js
var gate_record = __webpack_require__(86278);
// EXTERNAL MODULE: ./build/report/record/limit-use.js
var limit_use = __webpack_require__(29636);
// EXTERNAL MODULE: ./build/report/record/links.js
var links = __webpack_require__(99368);
// EXTERNAL MODULE: ./build/report/record/never-ran.js
var never_ran = __webpack_require__(42727);
// EXTERNAL MODULE: ./build/report/record/run-record.js + 6 modules
var run_record = __webpack_require__(34764);
// EXTERNAL MODULE: ./build/report/record/undone-steps.js
var undone_steps = __webpack_require__(78032);
// EXTERNAL MODULE: ./build/report/record/violation-record.js
var violation_record = __webpack_require__(88666);
// EXTERNAL MODULE: ./build/report/files/execution-json.js
var execution_json = __webpack_require__(32952);
// EXTERNAL MODULE: ./build/report/record/ignored-changes.js
var ignored_changes = __webpack_require__(66447);
;// CONCATENATED MODULE: ./build/report/files/ignored-md.js


/** Returns null if nothing changed there. */
function ignoredSection({ ignored }) {
    if (ignored === null)
        return null;
    const folders = ignored.folders.map((each) => [(0,markdown/* code */.aY)(each.folder), (0,ignored_changes/* countsText */.WN)(each)]);
    const files = ignored.first
        .slice(0, ignored_changes/* MOST_SHOWN */.Ki)
        .map(({ path, how, executable }) => [(0,markdown/* code */.aY)(path), how, executable ? 'executable' : '']);
    const parts = [
        `### ${ignored_changes/* IGNORED_TITLE */.UN}`,
        ignored_changes/* IGNORED_NOTE */.cY,
        ...(ignored.whole ? [] : [ignored_changes/* IGNORED_NOT_WHOLE */.V9]),
        (0,markdown/* table */.tp)(['Folder', 'Files'], 'll', folders),
        (0,markdown/* table */.tp)(['File', '', ''], 'lll', files),
        (0,ignored_changes/* restText */.Et)(ignored),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

// EXTERNAL MODULE: ./build/report/files/summary-head.js
var summary_head = __webpack_require__(56594);
;// CONCATENATED MODULE: ./build/report/files/summary-md.js
















const BAR_CELLS = 10;
const OUTPUT_LIMIT = 4000;
/** A longer diff is not shown: changes.patch and the commit have it. */
const DIFF_LINES = 200;
const DIFF_CHARACTERS = 20_000;
/**
 * Returns summary.md, for people. What stopped the run comes first. Text by a model or a repository is marked and has no
 * effect as Markdown. `patch` is the text of changes.patch, or ''.
 */
function summaryMarkdown(record, auditRoot, patch = '') {
    const isStopped = STOPPED.includes((0,execution_json/* outcomeOf */.s)(record).name);
    // In a read-only run, the agent's words are the requested result.
    const isAnswer = record.mode === 'read-only';
    const found = violations(record);
    const sections = [
        (0,summary_head/* summaryHead */.zZ)(record),
        ...(isAnswer ? [words(record)] : []),
        ...(isStopped ? [found] : []),
        gates(record),
        changes(record),
        diff(patch),
        ...(isStopped ? [] : [found]),
        (0,undone_steps/* undoneSection */.h4)(record),
        ignoredSection(record),
        (0,never_ran/* neverRan */.m)(record) ? null : limits(record),
        alerts(record),
        notices(record),
        turnNotes(record),
        ...(isAnswer ? [] : [words(record)]),
        provenance(record, auditRoot),
    ];
    return `${sections.filter((section) => section !== null).join('\n\n')}\n`;
}
/** Outcomes that a violation explains. */
const STOPPED = ['constraint_violation', 'timeout', 'config_error', 'git_error'];
/** Returns the folded diff if it is short. Signs that GitHub acts on are spaced, as in every quoted text. */
function diff(patch) {
    const lines = patch.split('\n').length;
    if (patch.trim() === '' || lines > DIFF_LINES || patch.length > DIFF_CHARACTERS)
        return null;
    return details(`Diff, ${(0,figures/* plural */.LS)(lines - 1, 'line')}`, (0,markdown/* block */.om)(patch, DIFF_CHARACTERS, 'diff'));
}
const GATE_WORDS = {
    passed: '🟢 passed',
    failed: '🔴 failed',
    error: '🔴 could not run',
    not_run: '⚪ not run',
};
function gateWord(gate) {
    if (gate.withoutVerdict !== null)
        return `🔴 ${gate.withoutVerdict}`;
    return gate.status === 'failed' ? `🔴 failed (exit ${gate.exitCode ?? '?'})` : GATE_WORDS[gate.status];
}
function baselineWord(wasRed) {
    if (wasRed === null)
        return 'not asked';
    return wasRed ? 'red' : 'green';
}
function gates(record) {
    const all = (0,gate_record/* gateRecords */._)(record);
    if (all.length === 0)
        return null;
    const rows = all.map((gate) => [
        `${(0,markdown/* plain */.pj)(gate.name, 120)}${gate.required ? '' : ' (optional)'}`,
        baselineWord(gate.wasRed),
        gateWord(gate),
        gate.status === 'not_run' ? '' : (0,figures/* duration */.p0)(gate.durationMs),
    ]);
    const outputs = all
        .filter((gate) => (gate.status === 'failed' || gate.status === 'error') && gate.output !== '')
        .map((gate) => details(`Output of ${(0,markdown/* plainHtml */.aT)(gate.name, 120)}`, (0,markdown/* block */.om)(tail(gate.output), OUTPUT_LIMIT)));
    const files = all.flatMap(({ name, outputFile }) => outputFile === null ? [] : [`All that ${(0,markdown/* plain */.pj)(name, 120)} printed is in ${(0,markdown/* code */.aY)(outputFile)}.`]);
    const found = (0,markdown/* table */.tp)(['Gate', 'Before', 'Now', 'Time'], 'lllr', rows);
    return ['### Gates', found, ...outputs, ...files].join('\n\n');
}
/** Returns the end of an output, where errors are usually reported. */
function tail(output) {
    return output.length <= OUTPUT_LIMIT ? output : `…\n${output.slice(-(OUTPUT_LIMIT - 20))}`;
}
function details(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function changes(record) {
    const { changes: list, totals, left, outcome } = record;
    const { file } = (0,links/* linksOf */.h)(record);
    const title = '### What changed';
    const kept = left === null || left.policy === 'preserve'
        ? ''
        : `\n\n${(0,figures/* capitalized */.l2)((0,ignored/* putBackText */.WJ)(left))}${left.patchFile === null ? '' : `; the work is kept in ${(0,markdown/* code */.aY)(left.patchFile)}`}.`;
    if (list.length === 0) {
        const open = outcome === null && totals.files > 0;
        const text = open ? `${(0,figures/* plural */.LS)(totals.files, 'file')}, not completely checked.` : 'Nothing.';
        return `${title}\n\n${text}${kept}`;
    }
    const rows = list.map(({ path, status, linesAdded, linesRemoved, binary }) => [
        status === 'deleted' ? (0,markdown/* code */.aY)(path) : (0,summary_head/* linkedMarkdown */.tG)((0,markdown/* code */.aY)(path), file(path)),
        status.replace('_', ' '),
        binary ? 'binary' : `+${linesAdded}`,
        binary ? '' : `−${linesRemoved}`,
    ]);
    return `${title}\n\n${(0,markdown/* table */.tp)(['File', '', 'Added', 'Removed'], 'llrr', rows)}${kept}`;
}
/** Returns `███░░░░░░░`: never empty if something was used, never full before the limit is reached. */
function bar(share) {
    const exact = Math.min(1, Math.max(0, share)) * BAR_CELLS;
    const full = share >= 1 ? BAR_CELLS : Math.min(BAR_CELLS - 1, share > 0 ? Math.max(1, Math.round(exact)) : 0);
    return '█'.repeat(full) + '░'.repeat(BAR_CELLS - full);
}
function limitRow(use) {
    const { name, used, limit, share } = use;
    const meter = used === null || limit === null ? '' : `\`${bar(share)}\` ${Math.round(share * 100)} %`;
    return [(0,figures/* capitalized */.l2)(name), (0,limit_texts/* usedText */.v)(use), (0,limit_texts/* limitText */.P)(use), meter];
}
function limits(record) {
    const uses = (0,limit_use/* limitUses */.S4)(record.configured, (0,run_record/* usedBy */.XP)(record));
    if (uses.every(({ limit }) => limit === null))
        return null;
    return `### Limits\n\n${(0,markdown/* table */.tp)(['Limit', 'Used', 'Of', ''], 'lrrl', uses.map(limitRow))}`;
}
function violations(record) {
    const all = (0,violation_record/* violationRecords */.o4)(record);
    if (all.length === 0)
        return null;
    const rows = all.map((entry) => [
        `\`${entry.code}\``,
        (0,markdown/* code */.aY)(entry.name),
        entry.action,
        (0,markdown/* plain */.pj)(entry.reason, 500),
        entry.effect,
    ]);
    return `### Violations\n\n${(0,markdown/* table */.tp)(['Code', 'Rule', 'Action', 'Why', 'Effect'], 'lllll', rows)}`;
}
function alerts(record) {
    if (record.alerts.length === 0)
        return null;
    const rows = record.alerts.map(({ condition, actual }) => [
        alerts_alert/* ALERT_LEVELS */.F[condition],
        (0,markdown/* plain */.pj)(condition),
        (0,markdown/* plain */.pj)(actual, 300),
    ]);
    return `### Alerts\n\n${(0,markdown/* table */.tp)(['Level', 'Condition', 'What'], 'lll', rows)}`;
}
function notices(record) {
    const warnings = record.notices.filter(({ level }) => level === 'warning').slice(0, markdown/* MOST_ROWS */.wq);
    if (warnings.length === 0)
        return null;
    return `### Notices\n\n${warnings.map(({ text }) => `- ${(0,markdown/* plain */.pj)(text, 500)}`).join('\n')}`;
}
/** Lists compactions and the files with long outputs, by turn. */
function turnNotes({ turns }) {
    const lines = turns.flatMap(({ turn, compactions, calls }) => [
        ...compactions.map((text) => `- turn ${turn}: ${(0,markdown/* plain */.pj)(text, 500)}`),
        ...calls
            .filter(({ outputFile }) => outputFile !== null)
            .map(({ target, outputFile }) => `- turn ${turn}: all that ${(0,markdown/* code */.aY)(target)} printed is in ${(0,markdown/* code */.aY)(outputFile ?? '')}`),
    ]);
    if (lines.length === 0)
        return null;
    const rest = lines.length > markdown/* MOST_ROWS */.wq ? `\n- and ${lines.length - markdown/* MOST_ROWS */.wq} more: see \`events.jsonl\`` : '';
    return `### Along the way\n\n${lines.slice(0, markdown/* MOST_ROWS */.wq).join('\n')}${rest}`;
}
/** Returns the agent's closing message, quoted; null if there is none. */
function words({ ended, mode }) {
    const result = ended?.result ?? '';
    if (result.trim() === '')
        return null;
    const observed = mode === 'read-only' ? '' : ' What was observed is above.';
    return `### The agent's own words\n\nNobody has checked these words.${observed}\n\n${(0,markdown/* block */.om)((0,wrapped/* wrapped */.k)(result), markdown/* WORDS_LIMIT */.Sl)}`;
}
function provenance(record, auditRoot) {
    const audit = auditRoot === null ? '' : ` · audit root \`${auditRoot}\``;
    return `<sub>Run \`${record.executionId}\` · ${sandboxWords(record)}${audit}</sub>`;
}
/** Describes the sandbox. No command can have run before the sandbox was probed. */
function sandboxWords({ isolation }) {
    if (isolation === null)
        return 'no command ran';
    return isolation.kind === 'none'
        ? '**commands ran without a sandbox**'
        : `commands ran in the sandbox ${isolation.kind}`;
}


/***/ }),

/***/ 93394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ modelPhrase)
/* harmony export */ });
/* unused harmony export answeringModels */
/* harmony import */ var _model_turns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59181);

/** Returns the models that answered. After a fallback this is not the requested model. */
function answeringModels(record) {
    const answered = (0,_model_turns_js__WEBPACK_IMPORTED_MODULE_0__/* .modelTurns */ .A)(record.turns).map((model) => nameOf(model, record));
    if (answered.length === 0)
        return { names: record.model === '' ? [] : [record.model], askedFor: null };
    return { names: answered, askedFor: answered.includes(record.model) ? null : record.model };
}
/** Adds the provider if it is not the run's, because two providers may use the same name. */
function nameOf({ provider, model }, asked) {
    return provider === asked.provider ? model : `${provider}/${model}`;
}
/** Returns the models in one phrase, each name formatted by `shown`; '' if no model is known. */
function modelPhrase(record, shown) {
    const { names, askedFor } = answeringModels(record);
    const phrase = names.map((name) => shown(name)).join(', then ');
    return askedFor === null ? phrase : `${phrase} (asked for ${shown(askedFor)})`;
}


/***/ }),

/***/ 68860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ compactionJson),
/* harmony export */   J: () => (/* binding */ compactionOf)
/* harmony export */ });
function compactionOf(event) {
    const { type: _type, ...compaction } = event;
    return compaction;
}
/** Returns it as in execution.json. */
function compactionJson(compaction) {
    return {
        turn: compaction.turn,
        why: compaction.why,
        window: compaction.window,
        tokens_before: compaction.tokensBefore,
        tokens_after: compaction.tokensAfter,
        outputs_stubbed: compaction.outputsStubbed,
        turns_left_out: compaction.turnsLeftOut,
        summarised: compaction.summarised,
    };
}


/***/ }),

/***/ 86278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ gateRecords),
/* harmony export */   q: () => (/* binding */ failedGates)
/* harmony export */ });
/* harmony import */ var _core_run_gate_ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32165);

/** Returns every gate of the run, in the order of the settings: observed, never claimed. */
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
        withoutVerdict: last === undefined ? null : (0,_core_run_gate_ending_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutVerdict */ .U)(last),
        durationMs: last?.durationMs ?? 0,
        attempts: finals.length,
        output: last?.output ?? '',
        outputFile: last?.outputFile ?? null,
    };
}
/** Returns the names of the gates that are red at the end, required or not. */
function failedGates(record) {
    return gateRecords(record)
        .filter(({ status }) => status === 'failed' || status === 'error')
        .map(({ name }) => name);
}


/***/ }),

/***/ 66447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ restText),
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   UN: () => (/* binding */ IGNORED_TITLE),
/* harmony export */   V9: () => (/* binding */ IGNORED_NOT_WHOLE),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   cY: () => (/* binding */ IGNORED_NOTE),
/* harmony export */   tH: () => (/* binding */ ignoredJson)
/* harmony export */ });
/* harmony import */ var _core_git_ignored_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8223);
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30293);


/** Maximum number of files shown to people; the record has more. */
const MOST_SHOWN = 30;
const IGNORED_TITLE = 'Changed in ignored places';
const IGNORED_NOTE = 'Commands and gates wrote these files. They are not checked, committed or undone. Later steps of the job may run them.';
const IGNORED_NOT_WHOLE = 'The list is incomplete: there are more ignored files than the run looks through.';
/** `3 new, 1 modified, 2 executable`. */
function countsText(counts) {
    const { added, modified, deleted, executable } = counts;
    const parts = [
        [added, 'new'],
        [modified, 'modified'],
        [deleted, 'deleted'],
        [executable, 'executable'],
    ];
    const shown = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
    return shown.join(', ');
}
/** Returns how many files are not shown; '' if all are. */
function restText({ counts, first }) {
    const rest = (0,_core_git_ignored_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts) - Math.min(first.length, MOST_SHOWN);
    return rest > 0 ? `and ${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(rest, 'more file')}: see events.jsonl and execution.json` : '';
}
/** Returns the data as in execution.json; null if nothing was examined or changed. */
function ignoredJson(summary) {
    if (summary === null)
        return null;
    const { counts, folders, first, whole } = summary;
    return {
        files: (0,_core_git_ignored_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts),
        ...counts,
        complete: whole,
        folders,
        first: first.map(({ path, how, executable }) => ({ path, change: how, executable })),
    };
}


/***/ }),

/***/ 29636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ limitsFrom),
/* harmony export */   S4: () => (/* binding */ limitUses),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   d1: () => (/* binding */ NO_LIMITS),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
const NO_LIMITS = {
    maxFiles: null,
    maxLinesChanged: null,
    maxBytesChanged: null,
    maxTokens: null,
    maxCostUsd: null,
    maxTurns: null,
    timeoutMs: null,
};
/** Returns a property of unknown data, or undefined. */
function field(data, name) {
    if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name))
        return undefined;
    return data[name];
}
function amount(data, name) {
    const value = field(data, name);
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
/** Reads the limits from recorded settings, which may be from an older version. */
function limitsFrom(settings) {
    const constraints = field(settings, 'constraints');
    return {
        maxFiles: amount(constraints, 'max_files'),
        maxLinesChanged: amount(constraints, 'max_lines_changed'),
        maxBytesChanged: amount(constraints, 'max_bytes_changed'),
        maxTokens: amount(constraints, 'max_tokens'),
        maxCostUsd: amount(constraints, 'max_cost_usd'),
        maxTurns: amount(constraints, 'max_turns'),
        // 0 means no limit. Source: decision D4.
        timeoutMs: amount(constraints, 'timeout') || null,
    };
}
/** Returns used over limit. A limit of 0 is full if anything was used. */
function shareOf(used, limit) {
    if (limit === null)
        return 0;
    if (limit <= 0)
        return used > 0 ? 1 : 0;
    return used / limit;
}
/** Returns all limits in the order in which they are shown. */
function limitUses(configured, used) {
    const rows = [
        ['files', used.files, configured.maxFiles],
        ['lines', used.lines, configured.maxLinesChanged],
        ['tokens', used.tokens, configured.maxTokens],
        ['time', used.elapsedMs, configured.timeoutMs],
        ['cost', used.costUsd, configured.maxCostUsd],
        ['turns', used.turns, configured.maxTurns],
    ];
    return rows
        .filter(([, amountUsed]) => amountUsed !== null || used.isPaid)
        .map(([name, amountUsed, limit]) => ({
        name,
        used: amountUsed,
        limit,
        share: amountUsed === null ? 0 : shareOf(amountUsed, limit),
    }));
}


/***/ }),

/***/ 99368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ linksOf)
/* harmony export */ });
/* harmony import */ var _core_forge_run_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71654);

const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/**
 * Returns the links of a run. They are built from the runner's variables and GitHub's answers, which the record may
 * hold in any shape. An address that is not a plain http(s) page is no link.
 */
function linksOf({ pages, head, commit, pushed, pullRequest }) {
    const repository = pageOrNull(pages?.repository);
    const commitPage = (sha) => repository !== null && OBJECT_ID.test(sha ?? '') ? `${repository}/commit/${sha}` : null;
    const isPushed = commit !== null && pushed !== null;
    return {
        run: pageOrNull(pages?.run),
        start: commitPage(head),
        commit: isPushed ? commitPage(commit.sha) : null,
        pullRequest: pageOrNull(pullRequest?.url),
        file: (path, line) => {
            if (repository === null || !isPushed || !OBJECT_ID.test(commit.sha))
                return null;
            const place = path.split('/').map(encodedPart).join('/');
            return pageOrNull(`${repository}/blob/${commit.sha}/${place}${line === undefined ? '' : `#L${line}`}`);
        },
    };
}
/** Encodes a name, and the signs that `encodeURIComponent` keeps but Markdown or HTML may read. */
function encodedPart(name) {
    return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
function pageOrNull(address) {
    return typeof address === 'string' && (0,_core_forge_run_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(address) ? address : null;
}


/***/ }),

/***/ 59181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ modelTurns)
/* harmony export */ });
/** Returns the turns that each model answered, in order of their first turn; empty if only one model was asked. */
function modelTurns(turns) {
    const spoke = new Map();
    for (const { turn, by } of turns) {
        if (by === null)
            continue;
        const key = `${by.provider}/${by.model}`;
        spoke.set(key, { ...by, turns: [...(spoke.get(key)?.turns ?? []), turn] });
    }
    return [...spoke.values()];
}


/***/ }),

/***/ 42727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ neverRan)
/* harmony export */ });
/** Returns true if the run ended before its first gate and its first turn. */
function neverRan({ outcome, gates, turns }) {
    return outcome !== null && gates.length === 0 && turns.length === 0;
}


/***/ }),

/***/ 1587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _gate_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86278);

/** Returns the next step after a run, from its outcome. The outcome's reason says how to fix what stopped it. */
function nextStep(record) {
    switch (record.outcome?.name) {
        case 'success':
            return afterSuccess(record);
        case 'skipped':
            return [];
        case 'config_error':
            return ['Correct the settings that are named below, then check them with ', DOCTOR, '.'];
        case 'git_error':
            return record.commit === null
                ? ['Fix what the reason names, then check with ', DOCTOR, ' and run again.']
                : ['The commit exists in the checkout only. Fix what the reason names, then run again.'];
        case 'quality_gate_failure':
            return afterRedGate(record);
        case 'timeout':
            return [
                'Raise ',
                { quoted: 'constraints.timeout' },
                ' or make the task smaller, then run again.',
                ...kept(record),
            ];
        case 'constraint_violation':
            return afterViolation(record);
        default:
            if (record.ended?.how === 'provider_failed') {
                return ['Fix what the reason names, then run again.', ...kept(record)];
            }
            return ['Read the last turns of the timeline, then run again.', ...kept(record)];
    }
}
const DOCTOR = { quoted: 'forge-headless doctor' };
function afterSuccess({ mode, commit, pushed, pullRequest, changes }) {
    if (pullRequest !== null)
        return ['Review the pull request.'];
    if (commit === null) {
        if (mode === 'read-only')
            return ['Read the analysis. Nobody checked it.'];
        return changes.length === 0 ? [] : ['Review the changes in the workspace. They are not committed.'];
    }
    const branch = commit.branch ?? 'a detached HEAD';
    return pushed === null
        ? ['Review the commit on ', { quoted: branch }, '. It is not pushed.']
        : ['Review the commit on ', { quoted: pushed.branch }, ', or open a pull request from it.'];
}
function afterRedGate(record) {
    const red = (0,_gate_record_js__WEBPACK_IMPORTED_MODULE_0__/* .gateRecords */ ._)(record).find(({ required, status }) => required && status !== 'passed');
    if (red === undefined)
        return kept(record);
    const gate = { quoted: red.name };
    if (record.ended?.how === 'provider_failed') {
        return ['The model failed before the work was done: fix that, then run again.', ...kept(record)];
    }
    if (red.wasRed === true) {
        const tolerate = { quoted: 'baseline: tolerate' };
        return [
            'The gate ',
            gate,
            ' was red before the run too. Read its output, or exempt it with ',
            tolerate,
            '.',
            ...kept(record),
        ];
    }
    return ['Read the output of the gate ', gate, '.', ...kept(record)];
}
function afterViolation(record) {
    const stopped = record.violations.findLast(({ violation: { response } }) => response === 'graceful_exit' || response === 'emergency_stop')?.violation;
    if (stopped === undefined)
        return ['If the rule is too strict for this task, change it; then run again.', ...kept(record)];
    const rule = { quoted: stopped.constraint };
    return ['If the rule ', rule, ' is too strict for this task, change it; then run again.', ...kept(record)];
}
/** Says where unfinished work is. */
function kept({ changes, commit, left }) {
    if (commit !== null || (changes.length === 0 && left?.patchFile == null))
        return [];
    if (left?.patchFile == null)
        return [' The work is kept in changes.patch.'];
    return [' The work is kept in ', { quoted: left.patchFile }, '.'];
}


/***/ }),

/***/ 34764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zu: () => (/* binding */ applyRecordedEvent),
  FR: () => (/* binding */ emptyRecord),
  XP: () => (/* binding */ usedBy)
});

// EXTERNAL MODULE: ./build/core/assert-never.js
var assert_never = __webpack_require__(16701);
// EXTERNAL MODULE: ./build/core/git/change.js
var change = __webpack_require__(69897);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
;// CONCATENATED MODULE: ./build/report/alerts/watch-for-alerts.js

/** Bytes. Source: the seed's condition "File size > 5 MB". */
const LARGE_FILE = 5 * 1024 * 1024;
/** Source: "Commit > 30 files". */
const LARGE_COMMIT = 30;
/** Source: "Rate limit at 80%". */
const NEAR_RATE = 0.8;
/** Number of violations of one code that counts as repeated. Source: docs/reports.md, alerts.jsonl. */
const REPEATED = 3;
const RATES = ['read_rate', 'write_rate', 'commit_rate', 'main_commit_rate'];
/** The rules that protect paths. */
const PROTECTIONS = ['git_dir', 'protected_paths', 'undeletable_files'];
const NO_ALERTS = { counts: new Map(), known: new Set() };
/** Returns the alerts for one more event. Pure; expects events in order. */
function updateAlerts(memory, { at, event }) {
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
        actual: `${(0,figures/* sized */.Sk)(bytes)} in ${path}`,
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
/** Counts violations. Warnings, waits and configuration errors are recorded but do not count (docs/constraints.md). */
function counted(counts, { code, response, type }) {
    if (response === 'warn_continue' || response === 'delay' || type === 'config')
        return counts;
    return new Map(counts).set(code, (counts.get(code) ?? 0) + 1);
}

// EXTERNAL MODULE: ./build/core/run/constraint.js
var constraint = __webpack_require__(12969);
;// CONCATENATED MODULE: ./build/report/record/call-rates.js

const NO_CALLS = { readRate: 0, writeRate: 0 };
/**
 * Adds one judgment. Only allowed calls count. The number is the rate's own count of calls in the last minute, which
 * excludes a call exactly a minute old.
 */
function withJudgement({ readRate, writeRate }, validations) {
    const isRefused = validations.some(({ response }) => response === 'delay' || (0,constraint/* severity */.y)(response) >= (0,constraint/* severity */.y)('reject'));
    if (isRefused)
        return { readRate, writeRate };
    const within = (name) => {
        const count = validations.find(({ constraint }) => constraint === name)?.metrics.count;
        return typeof count === 'number' ? count + 1 : 0;
    };
    return {
        readRate: Math.max(readRate, within('read_rate')),
        writeRate: Math.max(writeRate, within('write_rate')),
    };
}

// EXTERNAL MODULE: ./build/report/record/compaction-record.js
var compaction_record = __webpack_require__(68860);
// EXTERNAL MODULE: ./build/report/record/limit-use.js
var limit_use = __webpack_require__(29636);
;// CONCATENATED MODULE: ./build/report/record/configured-gates.js

/** Reads `quality_gates` from recorded settings. */
function gatesFrom(settings) {
    const gates = (0,limit_use/* field */.ZZ)(settings, 'quality_gates');
    if (!Array.isArray(gates))
        return [];
    return gates.map((gate) => ({
        name: String((0,limit_use/* field */.ZZ)(gate, 'name') ?? ''),
        command: String((0,limit_use/* field */.ZZ)(gate, 'command') ?? ''),
        required: (0,limit_use/* field */.ZZ)(gate, 'required') !== false,
    }));
}

;// CONCATENATED MODULE: ./build/report/record/delivery-record.js
const NO_DELIVERY = {
    left: null,
    ignored: null,
    commit: null,
    pushed: null,
    pullRequest: null,
};
/** Returns the parts of the record that this event changes. */
function withDeliveryEvent(event) {
    switch (event.type) {
        case 'workspace_left': {
            const { type: _, ...left } = event;
            return { left };
        }
        case 'ignored_changed': {
            const { type: _, ...ignored } = event;
            return { ignored };
        }
        case 'committed': {
            const { type: _, ...commit } = event;
            return { commit };
        }
        case 'pushed':
            return { pushed: { branch: event.branch, repository: event.repository } };
        case 'pull_request': {
            const { operation, number, url, draft } = event;
            return { pullRequest: { operation, number, url, draft } };
        }
    }
}

;// CONCATENATED MODULE: ./build/report/record/edit-call.js

/** Returns null for other calls, and for arguments that describe no edit. */
function editCallOf({ name, arguments: given }) {
    const [file, oldText, newText] = ['filename', 'old_text', 'new_text'].map((key) => (0,limit_use/* field */.ZZ)(given, key));
    if (name !== 'edit_file' || typeof file !== 'string' || typeof oldText !== 'string')
        return null;
    if (file === '' || oldText === '' || typeof newText !== 'string')
        return null;
    return { file, oldText, newText };
}

// EXTERNAL MODULE: ./build/report/record/turn-record.js
var turn_record = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/report/record/usage-record.js
const NO_USAGE = {
    usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, estimated: false },
    costUsd: 0,
};
/** Adds one call. `usage` is null for a call without cost. */
function withUsage({ usage: before, costUsd: costBefore }, usage, costUsd) {
    if (usage === null)
        return { usage: before, costUsd: costBefore };
    return {
        usage: {
            input: before.input + usage.input,
            cacheRead: before.cacheRead + usage.cacheRead,
            cacheWrite: before.cacheWrite + usage.cacheWrite,
            output: before.output + usage.output,
            estimated: before.estimated || usage.estimated,
        },
        costUsd: costBefore === null || costUsd === null ? null : costBefore + costUsd,
    };
}

;// CONCATENATED MODULE: ./build/report/record/run-record.js











const NO_CHANGE = { files: 0, linesAdded: 0, linesRemoved: 0, bytes: 0 };
/** Returns the record of a run without events. `at` is wall time in ms. */
function emptyRecord(executionId, at) {
    return {
        executionId,
        task: '',
        mode: '',
        provider: '',
        model: '',
        head: null,
        branch: null,
        pages: null,
        startedAt: at,
        lastAt: at,
        configured: limit_use/* NO_LIMITS */.d1,
        configuredGates: [],
        isolation: null,
        startTree: null,
        edit: null,
        edited: false,
        notices: [],
        gates: [],
        turns: [],
        ...NO_USAGE,
        violations: [],
        changes: [],
        totals: NO_CHANGE,
        churn: 0,
        undone: [],
        compactions: [],
        ...NO_CALLS,
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
    const { executionId, task, mode, provider, model, head, branch, pages = null, settings } = event;
    const configured = (0,limit_use/* limitsFrom */.Dd)(settings);
    const configuredGates = gatesFrom(settings);
    return {
        ...record,
        ...{ executionId, task, mode, provider, model, head, branch, pages, configured, configuredGates },
        startedAt: Math.min(record.startedAt, at),
    };
}
/** Interrupted answers are paid for too. */
function replied(record, event, at) {
    const { usage, costUsd } = event;
    return { ...record, ...withUsage(record, usage, costUsd), turns: (0,turn_record/* applyToTurns */.G)(record.turns, event, at) };
}
function called(record, event, at) {
    const edit = editCallOf(event.call) ?? record.edit;
    return { ...record, edit, turns: (0,turn_record/* applyToTurns */.G)(record.turns, event, at) };
}
function compacted(record, event, at) {
    const compactions = [...record.compactions, (0,compaction_record/* compactionOf */.J)(event)];
    return { ...record, turns: (0,turn_record/* applyToTurns */.G)(record.turns, event, at), compactions };
}
function kept(record, event, at) {
    const step = (0,change/* totalsOf */.v)(event.step);
    return {
        ...record,
        turns: (0,turn_record/* applyToTurns */.G)(record.turns, event, at),
        edited: record.edited || event.by === 'edit',
        totals: event.total,
        churn: record.churn + step.linesAdded + step.linesRemoved,
    };
}
function undone(record, event, at) {
    const { type: _, ...entry } = event;
    // A gate runs after the turns, so its changes belong to no turn.
    const turns = event.by === 'gate' ? record.turns : (0,turn_record/* applyToTurns */.G)(record.turns, event, at);
    return { ...record, turns, undone: [...record.undone, entry] };
}
function withChanges(record, changes) {
    return { ...record, changes, totals: (0,change/* totalsOf */.v)(changes) };
}
/** Reverted changes no longer count as changes, but limits still show what they used. */
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
        case 'tool_finished':
            return called(record, event, at);
        case 'turn_started':
        case 'last_call':
        case 'nudged':
            return { ...record, turns: (0,turn_record/* applyToTurns */.G)(record.turns, event, at) };
        case 'model_replied':
        case 'model_failed':
            return replied(record, event, at);
        case 'compacted':
            return compacted(record, event, at);
        case 'summary_replied':
            return { ...record, ...withUsage(record, event.usage, event.costUsd) };
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
        case 'ignored_changed':
        case 'committed':
        case 'pushed':
        case 'pull_request':
            return { ...record, ...withDeliveryEvent(event) };
        case 'run_finished':
            return finished(record, event);
        case 'tree_opened':
            return { ...record, startTree: event.tree };
        case 'validated':
            return { ...record, ...withJudgement(record, event.validations) };
        default:
            return (0,assert_never/* assertNever */.x)(event);
    }
}
/** Applies one event. The record is complete after every event, so a canceled run can be reported at once. */
function applyRecordedEvent(record, recorded) {
    const { at, event } = recorded;
    // This event concerns the record's files, not the run.
    if (event.type === 'record_sealed')
        return record;
    const { memory, alerts } = updateAlerts(record.alertMemory, recorded);
    return {
        ...applyEvent(record, event, at),
        lastAt: Math.max(record.lastAt, at),
        alertMemory: memory,
        alerts: alerts.length === 0 ? record.alerts : [...record.alerts, ...alerts],
    };
}
/**
 * Returns what the run has used so far, for `limitUses`. All tokens that the provider reports count, cached ones
 * included.
 */
function usedBy(record) {
    return {
        files: record.totals.files,
        lines: record.totals.linesAdded + record.totals.linesRemoved,
        tokens: record.usage.input + record.usage.output,
        costUsd: record.costUsd,
        isPaid: record.provider !== 'replay',
        turns: (0,turn_record/* answeredTurns */.K)(record.turns),
        elapsedMs: Math.max(0, record.lastAt - record.startedAt),
    };
}


/***/ }),

/***/ 8522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ applyToTurns),
/* harmony export */   K: () => (/* binding */ answeredTurns)
/* harmony export */ });
/* harmony import */ var _core_run_compaction_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79075);
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30293);
/* harmony import */ var _core_tools_call_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29612);



/** Maximum characters kept of a tool result or of the model's words in one turn; events.jsonl has everything. */
const KEPT_TEXT = 4000;
const KEPT_TARGET = 300;
/** Counts the turns that the model has answered. Source: docs/configuration.md, `max_turns`. */
function answeredTurns(turns) {
    return turns.filter(({ modelMs }) => modelMs !== null).length;
}
/** Returns what a call is about; for a finished task its status. */
function targetOf(call) {
    return (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)((0,_core_tools_call_target_js__WEBPACK_IMPORTED_MODULE_2__/* .callTarget */ .Y)(call) || (0,_core_tools_call_target_js__WEBPACK_IMPORTED_MODULE_2__/* .textArgument */ .b)(call.arguments, 'status'), KEPT_TARGET, '…');
}
function openTurn(turn, at) {
    return {
        turn,
        startedAt: at,
        endedAt: at,
        modelMs: null,
        by: null,
        text: '',
        finish: null,
        usage: null,
        costUsd: null,
        calls: [],
        kept: null,
        undone: [],
        nudge: null,
        failure: null,
        compactions: [],
    };
}
function withEvent(turn, event, at) {
    switch (event.type) {
        case 'model_replied':
            return {
                ...turn,
                endedAt: at,
                modelMs: event.durationMs,
                by: event.by ?? null,
                text: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(event.text, KEPT_TEXT),
                finish: event.finish,
                usage: event.usage,
                costUsd: event.costUsd,
            };
        case 'tool_finished': {
            const call = {
                name: event.call.name,
                target: targetOf(event.call),
                ok: event.ok,
                text: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(event.text, KEPT_TEXT),
                outputFile: event.outputFile ?? null,
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
        case 'model_failed':
            return event.next === null ? { ...turn, endedAt: at, failure: event.why } : turn;
        case 'compacted':
            return { ...turn, endedAt: at, compactions: [...turn.compactions, (0,_core_run_compaction_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compactionText */ .Z)(event)] };
        default:
            return turn;
    }
}
/** Applies an event to the turns. An event of an unknown turn opens it, because reports never throw. */
function applyToTurns(turns, event, at) {
    const last = turns.at(-1);
    if (last !== undefined && last.turn === event.turn)
        return [...turns.slice(0, -1), withEvent(last, event, at)];
    const index = turns.findIndex((turn) => turn.turn === event.turn);
    if (index === -1)
        return [...turns, withEvent(openTurn(event.turn, at), event, at)];
    return turns.map((turn, place) => (place === index ? withEvent(turn, event, at) : turn));
}


/***/ }),

/***/ 78032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ undoneJson),
/* harmony export */   Hp: () => (/* binding */ undoneLines),
/* harmony export */   h4: () => (/* binding */ undoneSection),
/* harmony export */   tx: () => (/* binding */ UNDONE_TITLE)
/* harmony export */ });
/* harmony import */ var _core_git_undone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37550);
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5583);


const UNDONE_TITLE = 'Undone steps';
/** Maximum number of paths shown for a step. */
const NAMED_PATHS = 10;
/** Maximum number of steps shown. */
const MOST_STEPS = 20;
/** Returns an undone step as in execution.json. */
function undoneJson({ turn, by, paths, patchFile, leftOut, notRestored }) {
    return {
        turn,
        by,
        paths,
        patch: patchFile,
        left_out: leftOut ?? null,
        not_restored: notRestored ?? null,
    };
}
function undoneLines({ undone }) {
    return undone.slice(0, MOST_STEPS).map(({ turn, by, paths, patchFile, leftOut, notRestored }) => ({
        who: by === 'gate' ? 'A gate' : `A command in turn ${turn}`,
        paths: paths.slice(0, NAMED_PATHS),
        more: Math.max(0, paths.length - NAMED_PATHS),
        patchFile,
        remarks: [
            ...(leftOut === undefined ? [] : [`The patch ${leftOut.replace(/^left out:/, 'leaves out')}.`]),
            ...(notRestored === undefined ? [] : [`${(0,_core_git_undone_js__WEBPACK_IMPORTED_MODULE_0__/* .notRestoredText */ .Rj)(notRestored)}.`.replace(/^n/, 'N')]),
        ],
    }));
}
/** Returns the section of summary.md; null if no step was undone. */
function undoneSection(record) {
    if (record.undone.length === 0)
        return null;
    const lines = undoneLines(record).map(({ who, paths, more, patchFile, remarks }) => {
        const rest = more > 0 ? ` and ${more} more` : '';
        const kept = patchFile === null ? '' : `, kept in ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(patchFile)}`;
        return [
            `- ${who}: ${paths.map((path) => (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path)).join(', ')}${rest}${kept}.`,
            ...remarks.map((text) => (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(text, 4000)),
        ].join(' ');
    });
    const rest = record.undone.length - lines.length;
    if (rest > 0)
        lines.push(`- and ${rest} more: see execution.json`);
    return `### ${UNDONE_TITLE}\n\n${lines.join('\n')}`;
}


/***/ }),

/***/ 57164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ UNFINISHED_WORDS)
/* harmony export */ });
/** Texts about unfinished work. */
const UNFINISHED_WORDS = {
    limit: 'Unfinished: a limit ended the run. The gates checked the work as it is.',
    own_word: 'Unfinished: the agent called the task partial. The gates checked the work as it is.',
};


/***/ }),

/***/ 19016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictOf)
/* harmony export */ });
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);
/* harmony import */ var _gate_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86278);
/* harmony import */ var _violation_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88666);



/** Returns what was observed about the commit: gates, stopped attempts, its tree, and the sandbox. */
function verdictOf(record) {
    const checks = [gatesCheck(record), attemptsCheck(record), commitCheck(record), sandboxCheck(record)];
    const open = checks.filter(({ tone }) => tone === 'bad' || tone === 'warn');
    if (record.commit === null) {
        const bad = checks.some(({ tone }) => tone === 'bad');
        return { answer: withoutCommit(record), tone: bad ? 'bad' : 'idle', checks };
    }
    if (open.length === 0)
        return { answer: 'Every check holds.', tone: 'ok', checks };
    const tone = open.some((check) => check.tone === 'bad') ? 'bad' : 'warn';
    return {
        answer: `Not every check holds: ${open.map(({ name }) => name.toLowerCase()).join(', ')}.`,
        tone,
        checks,
    };
}
function withoutCommit({ mode, changes, outcome }) {
    if (mode === 'read-only')
        return 'There is no commit: the run was read-only.';
    if (changes.length > 0)
        return 'There is no commit: the changes were not delivered.';
    return outcome?.name === 'success' ? 'There is no commit: nothing had to change.' : 'There is no commit.';
}
function gatesCheck(record) {
    const all = (0,_gate_record_js__WEBPACK_IMPORTED_MODULE_2__/* .gateRecords */ ._)(record);
    const required = all.filter((gate) => gate.required);
    const red = (gates) => gates.filter(({ status }) => status === 'failed' || status === 'error').length;
    const name = 'Gates';
    if (required.length === 0) {
        const nothing = record.commit === null && record.changes.length === 0;
        return { name, tone: nothing ? 'idle' : 'warn', text: 'No required gate checked the work' };
    }
    const optionalRed = red(all.filter((gate) => !gate.required));
    const also = optionalRed === 0 ? '' : `; ${optionalRed} optional red`;
    const green = required.filter(({ status }) => status === 'passed').length;
    if (green === required.length) {
        return { name, tone: 'ok', text: `${green} of ${required.length} required green${also}` };
    }
    const isRed = red(required) > 0;
    const text = isRed ? `${red(required)} of ${required.length} required red${also}` : 'Not run at the end';
    return { name, tone: isRed ? 'bad' : 'idle', text };
}
/** An attempt that was refused or reverted is the rules at work, so it is no reason for doubt. */
function attemptsCheck(record) {
    const stopping = (0,_violation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .countedViolations */ .Lv)(record).filter(({ action }) => action === 'stopped').length;
    const refused = (0,_violation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .countedViolations */ .Lv)(record).filter(({ action, effect, type }) => action === 'blocked' && effect !== 'reverted' && type !== 'gate').length;
    const reverted = record.undone.length;
    const parts = [
        ...(refused === 0 ? [] : [`${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(refused, 'attempt')} refused`]),
        ...(reverted === 0
            ? []
            : [refused === 0 ? `${(0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(reverted, 'attempt')} reverted` : `${reverted} reverted`]),
        ...(stopping === 0 ? [] : ['a rule ended the run']),
    ];
    const text = parts.length === 0 ? 'No attempt broke a rule' : (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .capitalized */ .l2)(parts.join(', '));
    return { name: 'Attempts', tone: stopping > 0 ? 'bad' : 'ok', text };
}
function commitCheck({ commit, acceptedTree }) {
    const name = 'Commit';
    if (commit === null)
        return { name, tone: 'idle', text: 'No commit' };
    if (acceptedTree === null)
        return { name, tone: 'warn', text: 'The checked tree is not recorded' };
    return commit.tree === acceptedTree
        ? { name, tone: 'ok', text: 'Its tree is the checked tree' }
        : { name, tone: 'bad', text: 'Its tree is not the checked tree' };
}
function sandboxCheck({ isolation }) {
    const name = 'Sandbox';
    if (isolation === null)
        return { name, tone: 'idle', text: 'No command ran' };
    return isolation.kind === 'none'
        ? { name, tone: 'warn', text: 'Commands ran without a sandbox' }
        : { name, tone: 'ok', text: `Commands ran in ${isolation.kind}` };
}


/***/ }),

/***/ 88666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ countedViolations),
/* harmony export */   o4: () => (/* binding */ violationRecords),
/* harmony export */   zB: () => (/* binding */ violationsJsonl)
/* harmony export */ });
/* unused harmony export violationRecord */
/* harmony import */ var _core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30293);

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
        timestamp: (0,_core_text_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(at),
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
/** Returns every record of the run, warnings included. */
function violationRecords(record) {
    return record.violations.map((entry) => violationRecord(record.executionId, entry));
}
/**
 * Returns the violations that count. Warnings and waits are only recorded (docs/constraints.md). A refused or skipped
 * start is an outcome: nothing ran that could have broken a rule.
 */
function countedViolations(record) {
    const neverStarted = record.outcome !== null && NEVER_STARTED.includes(record.outcome.name);
    return violationRecords(record).filter(({ level, type, turn }) => level === 'ERROR' && type !== 'config' && !(neverStarted && turn === null));
}
const NEVER_STARTED = ['config_error', 'skipped'];
/** Returns violations.jsonl: one record per line; empty if there are none. */
function violationsJsonl(record) {
    return violationRecords(record)
        .map((entry) => `${JSON.stringify(entry)}\n`)
        .join('');
}


/***/ }),

/***/ 71901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CF: () => (/* binding */ choiceFrom),
  kr: () => (/* binding */ renderReports),
  b6: () => (/* binding */ textOf)
});

// EXTERNAL MODULE: ./build/core/run/report-files.js
var report_files = __webpack_require__(1170);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/report/alerts/alert.js
var alerts_alert = __webpack_require__(88989);
;// CONCATENATED MODULE: ./build/report/alerts/alerts-jsonl.js


/** Returns alerts.jsonl: one alert per line, in order. Keys as in docs/reports.md. */
function alertsJsonl(alerts) {
    return alerts
        .map(({ at, condition, actual }) => {
        const line = { timestamp: (0,figures/* isoTime */.Ly)(at), level: alerts_alert/* ALERT_LEVELS */.F[condition], condition, actual };
        return `${JSON.stringify(line)}\n`;
    })
        .join('');
}

// EXTERNAL MODULE: ./build/core/text/control-characters.js
var control_characters = __webpack_require__(410);
;// CONCATENATED MODULE: ./build/report/files/changed-files.js

/** Returns changed-files.txt: one path per line, sorted as measured; as JSON text if a name has control characters. */
function changedFiles(record) {
    return record.changes
        .map(({ path }) => `${(0,control_characters/* hasControl */.aQ)(path) ? (0,control_characters/* escapeControl */.hN)(JSON.stringify(path)) : path}\n`)
        .join('');
}

// EXTERNAL MODULE: ./build/report/files/controlled-edit.js
var controlled_edit = __webpack_require__(93478);
// EXTERNAL MODULE: ./build/report/files/execution-json.js
var execution_json = __webpack_require__(32952);
// EXTERNAL MODULE: ./build/report/record/gate-record.js
var gate_record = __webpack_require__(86278);
;// CONCATENATED MODULE: ./build/report/files/gates-xml.js


/** Characters that XML 1.0 cannot contain, even as references. */
const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Maximum characters of a gate's output; the whole output is in the record. */
const MAX_OUTPUT = 100_000;
/**
 * Returns gates.xml: the gates as one JUnit test suite, for the test views of GitLab, Jenkins and others. A red gate is
 * a failure, a gate that could not run is an error, and a gate that never ran is skipped. An optional gate is named so.
 */
function gatesXml(record) {
    const gates = (0,gate_record/* gateRecords */._)(record);
    const count = (status) => gates.filter((gate) => gate.status === status).length;
    const totals = attributes({
        tests: gates.length,
        failures: count('failed'),
        errors: count('error'),
        skipped: count('not_run'),
        time: timeOf(gates.reduce((sum, { durationMs }) => sum + durationMs, 0)),
    });
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="forge-headless"${totals}>`,
        `  <testsuite name="quality gates" id="${escaped(record.executionId)}"${totals}>`,
        ...gates.map(testCase),
        '  </testsuite>',
        '</testsuites>',
        '',
    ].join('\n');
}
function testCase(gate) {
    const name = gate.required ? gate.name : `${gate.name} (optional)`;
    const head = `    <testcase classname="gates"${attributes({ name, time: timeOf(gate.durationMs) })}`;
    if (gate.status === 'passed')
        return `${head}/>`;
    if (gate.status === 'not_run')
        return `${head}><skipped message="the run ended before this gate"/></testcase>`;
    const element = gate.status === 'failed' ? 'failure' : 'error';
    const output = gate.output.length > MAX_OUTPUT ? `…${gate.output.slice(-MAX_OUTPUT)}` : gate.output;
    const body = `<${element}${attributes({ message: messageOf(gate), type: gate.command })}>${escaped(output)}</${element}>`;
    return `${head}>${body}</testcase>`;
}
function messageOf({ exitCode, timedOut, withoutVerdict }) {
    if (timedOut)
        return 'timed out';
    return withoutVerdict ?? `exit code ${exitCode ?? 'unknown'}`;
}
function timeOf(ms) {
    return (0,figures/* rounded */.Wf)(ms / 1000, 3);
}
function attributes(values) {
    return Object.entries(values)
        .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
        .join('');
}
function escaped(text) {
    return text
        .replace(NOT_XML, '\ufffd')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}

// EXTERNAL MODULE: ./build/report/files/metrics-json.js
var metrics_json = __webpack_require__(33385);
// EXTERNAL MODULE: ./build/core/run/codes.js
var run_codes = __webpack_require__(22066);
// EXTERNAL MODULE: ./build/report/record/run-record.js + 6 modules
var run_record = __webpack_require__(34764);
// EXTERNAL MODULE: ./build/report/record/violation-record.js
var violation_record = __webpack_require__(88666);
;// CONCATENATED MODULE: ./build/report/files/metrics-prom.js






/**
 * Returns metrics.prom in Prometheus' text format. The `agent_*` names are from the seed on safety constraints,
 * "Constraint Metrics"; the others from docs/reports.md. Metrics without samples are left out.
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
        gauge('agent_read_rate', 'File reads in the busiest minute', one(record.readRate, session)),
        gauge('agent_write_rate', 'File writes in the busiest minute', one(record.writeRate, session)),
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
    // Counters begin at 0, so that a query can tell a healthy run from one that did not report.
    const counts = new Map(Object.values(run_codes/* CODES */.L).map(({ type }) => [type, 0]));
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
    const pairs = Object.entries(labels).map(([name, value]) => `${name}="${metrics_prom_escaped(value)}"`);
    return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
/** Escapes backslash, quote and line feed, as the format requires. */
function metrics_prom_escaped(value) {
    return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/report/files/outputs.js
var outputs = __webpack_require__(1241);
;// CONCATENATED MODULE: ./build/report/files/outputs-env.js



/** GitLab refuses dotenv files over 5 KB, and only these values can be long. */
const MAX_VALUE = 1000;
const CONTROLS = /\p{Cc}/gu;
/**
 * Returns outputs.env: the action's outputs as `FORGE_<NAME>=value` lines, for GitLab's dotenv reports, Jenkins and
 * shell scripts. A value has one line and no quotes around it, because GitLab takes quotes literally.
 */
function outputsEnv(record, place) {
    return Object.entries((0,outputs/* outputsOf */.Y)(record, place))
        .map(([name, value]) => `FORGE_${name.toUpperCase().replaceAll('-', '_')}=${(0,figures/* cutText */.IN)((0,one_line/* oneLine */.T)(value.replace(CONTROLS, ' ')), MAX_VALUE)}\n`)
        .join('');
}

// EXTERNAL MODULE: ./build/report/files/summary-md.js + 1 modules
var summary_md = __webpack_require__(42519);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/version.js + 1 modules
var version = __webpack_require__(59307);
;// CONCATENATED MODULE: ./build/report/files/trace-json.js




/** Values of the OTLP fields `kind` and `status.code`. */
const INTERNAL = 1;
const CLIENT = 3;
const STATUS_OK = 1;
const STATUS_ERROR = 2;
/** Names of providers as the GenAI conventions spell them; others are used as they are. */
const PROVIDERS = { google: 'gcp.gemini' };
/**
 * Returns trace.json: the run as one trace in OTLP JSON, with the names of OpenTelemetry's GenAI conventions 1.41. The
 * root is the agent, below it are model calls, tool calls and gates. It contains no prompt, no reply and no output. IDs
 * are derived from the execution ID, so the same run always gives the same trace.
 */
function traceJson(record) {
    const root = agentSpan(record);
    const spans = [root, ...record.turns.flatMap((turn) => turnSpans(record, turn)), ...gateSpans(record)];
    const trace = hexId(record.executionId, 32);
    const attributes = list({ 'service.name': 'forge-headless', 'service.version': version/* VERSION */.x });
    const scope = { name: 'forge-headless', version: version/* VERSION */.x };
    const encoded = spans.map((span, at) => otlpSpan(span, trace, `${record.executionId}/${at}`, `${record.executionId}/0`));
    return `${JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope, spans: encoded }] }] })}\n`;
}
function agentSpan(record) {
    const outcome = (0,execution_json/* outcomeOf */.s)(record);
    return {
        name: 'invoke_agent forge-headless',
        isRoot: true,
        from: record.startedAt,
        to: record.lastAt,
        kind: INTERNAL,
        failed: outcome.name === 'success' || outcome.name === 'skipped' ? null : outcome.name,
        attributes: {
            'gen_ai.operation.name': 'invoke_agent',
            'gen_ai.agent.name': 'forge-headless',
            'gen_ai.provider.name': PROVIDERS[record.provider] ?? record.provider,
            'gen_ai.request.model': record.model,
            'gen_ai.conversation.id': record.executionId,
            'gen_ai.usage.input_tokens': record.usage.input,
            'gen_ai.usage.output_tokens': record.usage.output,
            'forge.outcome': outcome.name,
            'forge.mode': record.mode,
            'forge.sandbox': record.isolation?.kind ?? null,
            'forge.cost_usd': record.costUsd,
        },
    };
}
/** Calls of a turn run after its reply, one after another. Only their durations are recorded. */
function turnSpans(record, turn) {
    const replied = turn.startedAt + (turn.modelMs ?? 0);
    let from = Math.min(replied, turn.endedAt);
    const calls = turn.calls.map((call) => {
        const span = callSpan(turn, call, from);
        from = span.to;
        return span;
    });
    return [modelSpan(record, turn, replied), ...calls];
}
function modelSpan(record, { turn, startedAt, modelMs, by, finish, usage }, to) {
    const model = by?.model ?? record.model;
    const provider = by?.provider ?? record.provider;
    return {
        name: `chat ${model}`,
        isRoot: false,
        from: startedAt,
        to,
        kind: CLIENT,
        failed: modelMs === null ? 'no_reply' : null,
        attributes: {
            'gen_ai.operation.name': 'chat',
            'gen_ai.provider.name': PROVIDERS[provider] ?? provider,
            'gen_ai.request.model': model,
            'gen_ai.response.finish_reasons': finish === null ? null : [finish],
            'gen_ai.usage.input_tokens': usage?.input ?? null,
            'gen_ai.usage.output_tokens': usage?.output ?? null,
            'gen_ai.usage.cache_read.input_tokens': usage?.cacheRead ?? null,
            'gen_ai.usage.cache_creation.input_tokens': usage?.cacheWrite ?? null,
            'forge.turn': turn,
        },
    };
}
function callSpan({ turn, endedAt }, { name, ok, durationMs }, from) {
    return {
        name: `execute_tool ${name}`,
        isRoot: false,
        from,
        to: Math.max(from, Math.min(from + durationMs, endedAt)),
        kind: INTERNAL,
        failed: ok ? null : 'tool_error',
        attributes: {
            'gen_ai.operation.name': 'execute_tool',
            'gen_ai.tool.name': name,
            'gen_ai.tool.type': 'function',
            'forge.turn': turn,
        },
    };
}
function gateSpans(record) {
    const optional = new Set((0,gate_record/* gateRecords */._)(record).flatMap(({ name, required }) => (required ? [] : [name])));
    return record.gates.map(({ at, phase, gate }) => ({
        name: `gate ${gate.name}`,
        isRoot: false,
        from: Math.max(record.startedAt, at - gate.durationMs),
        to: at,
        kind: INTERNAL,
        failed: gate.status === 'passed' ? null : gate.status,
        attributes: {
            'forge.gate.name': gate.name,
            'forge.gate.phase': phase,
            'forge.gate.required': !optional.has(gate.name),
            'forge.gate.attempt': gate.attempt,
            'process.exit.code': gate.exitCode,
        },
    }));
}
function otlpSpan({ name, isRoot, from, to, kind, failed, attributes }, trace, id, root) {
    const error = failed === null ? {} : { 'error.type': failed };
    return {
        traceId: trace,
        spanId: hexId(id, 16),
        ...(isRoot ? {} : { parentSpanId: hexId(root, 16) }),
        name,
        kind,
        startTimeUnixNano: nanoseconds(from),
        endTimeUnixNano: nanoseconds(Math.max(from, to)),
        attributes: list({ ...attributes, ...error }),
        status: failed === null ? { code: STATUS_OK } : { code: STATUS_ERROR, message: failed },
    };
}
function hexId(text, length) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, length);
}
/** 64-bit integers are strings in OTLP JSON. */
function nanoseconds(ms) {
    return `${Math.round(ms)}000000`;
}
function list(attributes) {
    return Object.entries(attributes).flatMap(([key, value]) => value === null || value === '' ? [] : [{ key, value: anyValue(value) }]);
}
function anyValue(value) {
    if (typeof value === 'string')
        return { stringValue: value };
    if (typeof value === 'boolean')
        return { boolValue: value };
    if (typeof value === 'number')
        return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
    return { arrayValue: { values: value.map((each) => ({ stringValue: each })) } };
}

;// CONCATENATED MODULE: ./build/report/files/violations-sarif.js




/** Code scanning refuses results without a location. The rules of a run are in this file. */
const RULES_FILE = '.forge/headless-config.yml';
/** Code scanning shows at most this many results of a run. Source: GitHub, "SARIF support for code scanning". */
const MAX_RESULTS = 5000;
/**
 * Returns violations.sarif (SARIF 2.1.0) for code scanning. Counted violations are errors; warnings and delays are
 * notes. A result without a path of its own points at the configuration file.
 */
function violationsSarif(record) {
    const violations = (0,violation_record/* violationRecords */.o4)(record).slice(0, MAX_RESULTS);
    const codes = [...new Set(violations.map(({ code }) => code))].sort();
    const run = {
        tool: {
            driver: {
                name: 'forge-headless',
                semanticVersion: version/* VERSION */.x,
                rules: codes.map((code) => ({
                    id: code,
                    shortDescription: { text: titleOf(code) },
                    properties: { tags: [run_codes/* CODES */.L[code]?.type ?? 'constraint'] },
                })),
            },
        },
        automationDetails: { id: `forge-headless/${record.executionId}` },
        columnKind: 'utf16CodeUnits',
        results: results(violations, codes),
    };
    return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}
function titleOf(code) {
    return run_codes/* CODES */.L[code]?.title ?? code;
}
function results(violations, codes) {
    const seen = new Map();
    return violations.map((violation) => {
        const { code, level, reason, path, effect, response, tool, turn } = violation;
        const print = fingerprint(violation);
        // Two equal violations of a run stay two results, and the first of the next run is the first of this one.
        const count = (seen.get(print) ?? 0) + 1;
        seen.set(print, count);
        return {
            ruleId: code,
            ruleIndex: codes.indexOf(code),
            level: level === 'ERROR' ? 'error' : 'note',
            message: { text: reason },
            locations: [
                {
                    physicalLocation: {
                        artifactLocation: { uri: uriOf(path ?? RULES_FILE), uriBaseId: '%SRCROOT%' },
                        region: { startLine: lineIn(reason, path) },
                    },
                },
            ],
            partialFingerprints: { 'forgeViolation/v1': `${print}:${count}` },
            properties: { effect, response, tool, turn },
        };
    });
}
/** Returns the line if the reason names one in this path, as in `src/a.ts:12`; otherwise 1. */
function lineIn(reason, path) {
    if (path === null)
        return 1;
    const at = reason.indexOf(`${path}:`);
    const line = at === -1 ? null : /^\d{1,7}/.exec(reason.slice(at + path.length + 1));
    return line === null ? 1 : Math.max(1, Number(line[0]));
}
/** Stays the same from run to run: the code, the rule, the tool and the path, without amounts and times. */
function fingerprint({ code, name, tool, path }) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([code, name, tool, path]))
        .digest('hex')
        .slice(0, 32);
}
/** Half a character, which `encodeURIComponent` refuses. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Returns a relative URI. Each segment is encoded, so that no name turns into another address. */
function uriOf(path) {
    return path
        .split('/')
        .map((segment) => encodeURIComponent(segment.replace(LONE_SURROGATE, '\ufffd')))
        .join('/');
}

// EXTERNAL MODULE: ./build/report/record/never-ran.js
var never_ran = __webpack_require__(42727);
// EXTERNAL MODULE: ./build/core/git/change.js
var change = __webpack_require__(69897);
// EXTERNAL MODULE: ./build/core/git/ignored.js
var ignored = __webpack_require__(8223);
// EXTERNAL MODULE: ./build/report/record/links.js
var record_links = __webpack_require__(99368);
// EXTERNAL MODULE: ./build/core/forge/run-pages.js
var run_pages = __webpack_require__(71654);
// EXTERNAL MODULE: ./build/core/text/readable.js
var readable = __webpack_require__(79858);
;// CONCATENATED MODULE: ./build/report/html/html-text.js



const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Escapes untrusted text for HTML text or a quoted attribute. */
function html_text_text(value, limit = Number.POSITIVE_INFINITY) {
    return (0,figures/* cutText */.IN)((0,readable/* readable */.HD)(value), limit, '\n… (cut)').replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');
}
/** Escapes untrusted text and puts it on one line. */
function line(value, limit = 2000) {
    return html_text_text((0,figures/* cutText */.IN)((0,readable/* readableLine */.$O)(value), limit));
}
/** A section with a heading and an optional note beside it. Both `title` and `note` are HTML already. */
function section(id, title, note, content) {
    const aside = note === '' ? '' : `<p class="note">${note}</p>`;
    return `<section id="${id}"><header><h2>${title}</h2>${aside}</header>${content}</section>`;
}
/** Matches files beside the page. Text of a record becomes a link only if it names such a file. */
const OUTPUT_FILE = /^outputs\/[\w-][\w.-]*\.txt$/;
function outputLink(file) {
    if (file === null)
        return '';
    const shown = `<code>${line(file, 200)}</code>`;
    return `<p>All of it: ${OUTPUT_FILE.test(file) ? `<a href="${line(file, 200)}">${shown}</a>` : shown}</p>`;
}
/** Links `content`, which is HTML already, to a page of ours; returns it as it is without one. */
function linked(content, page) {
    return page !== null && (0,run_pages/* isPage */.yp)(page) ? `<a href="${html_text_text(page)}">${content}</a>` : content;
}

;// CONCATENATED MODULE: ./build/report/html/word-diff.js

/** Longer lines, and lines with more words, are not compared word by word. */
const LONGEST_LINE = 600;
const MOST_WORDS = 80;
/** Share of equal characters from which two lines are versions of one line. */
const SIMILAR = 0.5;
/** How far an added line may be from the place of the removed one. */
const REACH = 4;
/** Returns the content of each line as HTML, with the changed words marked in lines that have a counterpart. */
function markedWords(lines) {
    const removed = lines.filter(({ kind }) => kind === 'removed');
    const added = lines.filter(({ kind }) => kind === 'added');
    const marked = new Map();
    let next = 0;
    for (const [index, old] of removed.entries()) {
        const until = Math.min(added.length, Math.max(next, index) + REACH);
        for (let at = next; at < until; at += 1) {
            const fresh = added[at];
            const pair = fresh === undefined ? null : comparedWords(old.text, fresh.text);
            if (fresh === undefined || pair === null)
                continue;
            marked.set(old, pair.old);
            marked.set(fresh, pair.fresh);
            next = at + 1;
            break;
        }
    }
    return marked;
}
/** Returns both lines with their differing words marked; null if they have too little in common. */
function comparedWords(old, fresh) {
    if (old.length > LONGEST_LINE || fresh.length > LONGEST_LINE)
        return null;
    const [before, after] = [wordsOf(old), wordsOf(fresh)];
    if (before.length > MOST_WORDS || after.length > MOST_WORDS)
        return null;
    const kept = commonWords(before, after);
    const same = kept.reduce((sum, [at]) => sum + (before[at]?.trim().length ?? 0), 0);
    const size = Math.max(old.replace(/\s/g, '').length, fresh.replace(/\s/g, '').length);
    if (size === 0 || same / size < SIMILAR)
        return null;
    return {
        old: withMarks(before, new Set(kept.map(([at]) => at))),
        fresh: withMarks(after, new Set(kept.map(([, at]) => at))),
    };
}
function wordsOf(line) {
    return line.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}
/** Returns the places of the heaviest common subsequence of words, as pairs. */
function commonWords(before, after) {
    const width = after.length + 1;
    const weights = new Uint16Array((before.length + 1) * width);
    const at = (row, column) => weights[row * width + column] ?? 0;
    for (let row = before.length - 1; row >= 0; row -= 1) {
        for (let column = after.length - 1; column >= 0; column -= 1) {
            weights[row * width + column] =
                before[row] === after[column]
                    ? at(row + 1, column + 1) + weightOf(before[row])
                    : Math.max(at(row + 1, column), at(row, column + 1));
        }
    }
    const pairs = [];
    for (let row = 0, column = 0; row < before.length && column < after.length;) {
        if (before[row] === after[column])
            pairs.push([row++, column++]);
        else if (at(row + 1, column) >= at(row, column + 1))
            row += 1;
        else
            column += 1;
    }
    return pairs;
}
/** Space counts less, so that equal signs are kept together with equal words. */
function weightOf(word = '') {
    return word.trim() === '' ? 1 : 4;
}
/** Marks runs of changed words. Space between two changed words belongs to the run. */
function withMarks(words, kept) {
    const isChanged = words.map((word, at) => !kept.has(at) || (word.trim() === '' && !kept.has(at - 1) && !kept.has(at + 1)));
    let html = '';
    for (let at = 0; at < words.length;) {
        let end = at + 1;
        while (end < words.length && isChanged[end] === isChanged[at])
            end += 1;
        const run = html_text_text(words.slice(at, end).join(''));
        html += isChanged[at] === true ? `<mark>${run}</mark>` : run;
        at = end;
    }
    return html;
}

;// CONCATENATED MODULE: ./build/report/html/diff-lines.js


const LINE_LIMIT = 1000;
/**
 * Returns the lines of a file's diff. Removed and added lines that follow each other are one block: the style shows it
 * as rows, or side by side where there is room.
 */
function diffLines({ lines }, page) {
    const html = [];
    let block = [];
    const close = () => {
        if (block.length > 0)
            html.push(changedBlock(block));
        block = [];
    };
    for (const each of lines) {
        const continues = each.kind === 'note' && block.length > 0;
        if (each.kind === 'removed' && block.some(({ kind }) => kind === 'added'))
            close();
        if (each.kind === 'removed' || each.kind === 'added' || continues)
            block.push(each);
        else {
            close();
            html.push(each.kind === 'context' ? contextLine(each) : headLine(each, page));
        }
    }
    close();
    return html.join('');
}
/** Shows a hunk's header or a remark. A header links to its place in the repository. */
function headLine({ kind, text: content }, page) {
    const start = kind === 'hunk' ? /\+(\d+)/.exec(content)?.[1] : undefined;
    return `<div class="h">${linked(line(content), start === undefined ? null : page(Number(start)))}</div>`;
}
/** Repeats the text, which side by side stands on both sides. */
function contextLine({ text: content, oldLine, newLine }) {
    const shown = html_text_text(content, LINE_LIMIT);
    return `<div class="l"><i>${oldLine ?? ''}</i><i>${newLine ?? ''}</i><span>${shown}</span><span class="d" aria-hidden="true">${shown}</span></div>`;
}
function changedBlock(lines) {
    const words = markedWords(lines);
    const rows = lines.map((each) => {
        const shown = words.get(each) ?? html_text_text(each.text, LINE_LIMIT);
        if (each.kind === 'added')
            return `<div class="l a"><i></i><i>${each.newLine}</i><ins>${shown}</ins></div>`;
        if (each.kind === 'removed')
            return `<div class="l r"><i>${each.oldLine}</i><i></i><del>${shown}</del></div>`;
        return `<div class="h">${shown}</div>`;
    });
    return `<div class="chg">${rows.join('')}</div>`;
}

;// CONCATENATED MODULE: ./build/report/html/patch-lines.js
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
/**
 * Returns the new name in `diff --git a/x b/x`, also if git quoted it. Both names are equal, because renames are not
 * detected.
 */
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
 * Parses a `git diff` for display. Lines are counted with each hunk's header, so a changed line that looks like a
 * header (`-- a/x`, `diff --git`) is not read as one. `maxLines` limits the work, not only the result.
 */
function parsePatch(patch, maxLines) {
    const files = [];
    let taken = 0;
    for (let start = 0; start < patch.length;) {
        const end = patch.indexOf('\n', start);
        const line = patch.slice(start, end === -1 ? patch.length : end);
        start = end === -1 ? patch.length : end + 1;
        const file = files.at(-1);
        // A hunk that is shorter than its header says (a cut patch) ends at the first line that cannot belong to it.
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

;// CONCATENATED MODULE: ./build/report/html/diff.js







/** Maximum number of lines on the page; changes.patch has all of them. */
const MAX_LINES = 4000;
/** A file with more changed lines starts folded. */
const FOLDED_FROM = 400;
/** Parses changes.patch for the page and its list of files. */
function shownPatch(patch) {
    return parsePatch(patch, MAX_LINES);
}
/** Returns the fragment of the file with this place in the patch. It names the diff, so that a link opens it. */
function fileAnchor(index) {
    return `file-${index + 1}`;
}
/** `+12 −7`. */
function lineCounts(added, removed) {
    return `<span class="plus">+${added}</span> <span class="minus">−${removed}</span>`;
}
function diffFile(file, index, links) {
    const open = file.added + file.removed <= FOLDED_FROM ? ' open' : '';
    const sides = file.added > 0 && file.removed > 0 ? ' two' : '';
    const view = links.file(file.path);
    const page = view === null ? '' : `<p class="view">${linked('View the file in this commit', view)}</p>`;
    const lines = diffLines(file, (number) => links.file(file.path, number));
    return `<details class="file hit"${open}><summary><span class="grow">${line(file.path, 400)}</span><span>${lineCounts(file.added, file.removed)}</span></summary><div class="diff${sides}" id="${fileAnchor(index)}">${page}${lines}</div></details>`;
}
function restoredNote({ left }) {
    if (left === null || left.policy === 'preserve')
        return '';
    const kept = left.patchFile === null ? '' : ` The work is kept in <code>${line(left.patchFile)}</code>.`;
    return `<p class="soft">${html_text_text((0,figures/* capitalized */.l2)((0,ignored/* putBackText */.WJ)(left)))}.${kept}</p>`;
}
/** Returns the totals that the page shows for the run's changes. */
function shownTotals(record) {
    const putBack = record.left !== null && record.left.policy !== 'preserve';
    return putBack || record.outcome !== null ? (0,change/* totalsOf */.v)(record.changes) : record.totals;
}
/** Shows the changes of the run, file by file. */
function changesSection(record, { files, more }) {
    const totals = shownTotals(record);
    if (files.length === 0 && totals.files === 0) {
        return section('changes', 'Changes', '', `<p class="soft">Nothing was changed.</p>${restoredNote(record)}`);
    }
    const note = `${(0,figures/* plural */.LS)(totals.files, 'file')} ${lineCounts(totals.linesAdded, totals.linesRemoved)}`;
    const rest = more ? '<p class="soft">The rest is in <code>changes.patch</code>.</p>' : '';
    const links = (0,record_links/* linksOf */.h)(record);
    const shown = files.map((file, index) => diffFile(file, index, links)).join('');
    return section('changes', 'Changes', note, restoredNote(record) + shown + rest);
}

// EXTERNAL MODULE: ./build/core/run/command-ending.js
var command_ending = __webpack_require__(613);
;// CONCATENATED MODULE: ./build/report/html/markdown/inline.js


/**
 * Matches one piece of inline Markdown at a time: code, an image or link, an address, strong text, emphasis. No
 * alternative can match across lines or match the same text in two ways, so the time is linear in the text's length.
 */
const PIECES = /(?<tick>`{1,3})(?<code>[^`\n]{1,2000})\k<tick>(?!`)|!?\[(?<label>[^[\]\n]{1,500})\]\((?<target>[^()\s]{1,1000})\)|(?<bare>https:\/\/[\w.~:/?#&=%+-]{1,1000}[\w/])|\*\*(?<strong>[^*\n]{1,1000})\*\*|(?<![\w*])\*(?<em>[^*\s][^*\n]{0,1000})\*(?![\w*])/g;
/** Returns inline Markdown as HTML. Everything is escaped; only code, strong, em and https links become elements. */
function inline(source) {
    let html = '';
    let from = 0;
    for (const found of source.matchAll(PIECES)) {
        html += html_text_text(source.slice(from, found.index)) + piece(found);
        from = found.index + found[0].length;
    }
    return html + html_text_text(source.slice(from));
}
function piece({ 0: whole, groups = {} }) {
    const { code, label, target, bare, strong, em } = groups;
    if (code !== undefined)
        return `<code>${html_text_text(code)}</code>`;
    if (label !== undefined && target !== undefined)
        return whole.startsWith('!') ? html_text_text(whole) : inline_link(label, target);
    if (bare !== undefined)
        return inline_anchor(bare, bare);
    if (strong !== undefined)
        return `<strong>${inline(strong)}</strong>`;
    return em === undefined ? html_text_text(whole) : `<em>${inline(em)}</em>`;
}
/** Shows the address beside the words, because a model chose both. Other schemes than https stay text. */
function inline_link(label, target) {
    const shown = html_text_text(label.replaceAll('`', ''));
    if (!target.startsWith('https://') || !(0,run_pages/* isPage */.yp)(target))
        return `${shown} (${html_text_text(target)})`;
    return shown === html_text_text(target) ? inline_anchor(target, target) : `${shown} (${inline_anchor(target, target)})`;
}
function inline_anchor(address, words) {
    if (!(0,run_pages/* isPage */.yp)(address))
        return html_text_text(words);
    return `<a href="${html_text_text(address)}" rel="noopener noreferrer nofollow">${html_text_text(words)}</a>`;
}

;// CONCATENATED MODULE: ./build/report/html/markdown/markdown.js




const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}\s(.*)$/;
const ITEM = /^(\s*)(?:([-*+•])|\d{1,9}[.)])\s+(.*)$/;
const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const QUOTE = /^ {0,3}> ?/;
const ROW = /^ {0,3}\|(.+)\|\s*$/;
const DIVIDER = /^ {0,3}\|(?:\s*:?-+:?\s*\|)+\s*$/;
/** Deeper lists and quotes are shown at this depth. */
const DEEPEST = 4;
/**
 * Returns a model's Markdown as HTML: paragraphs, headings, lists, code, quotes, tables, rules, and what `inline`
 * knows. Headings become bold paragraphs, so that they cannot pose as headings of the page. There is no raw HTML and
 * there are no images. Text is cut at `limit` UTF-16 units.
 */
function markdown(source, limit) {
    return blocks((0,figures/* cutText */.IN)((0,readable/* readable */.HD)(source), limit, '\n… (cut)').split('\n'), 0);
}
function blocks(lines, depth) {
    const html = [];
    for (let at = 0; at < lines.length;) {
        if (lines[at]?.trim() === '') {
            at += 1;
            continue;
        }
        const block = firstOf(lines, at, depth);
        html.push(block.html);
        at = block.next;
    }
    return html.join('');
}
function firstOf(lines, at, depth) {
    for (const read of READERS) {
        const block = read(lines, at, depth);
        if (block !== null)
            return block;
    }
    return paragraph(lines, at);
}
const fenced = (lines, at) => {
    const fence = FENCE.exec(lines[at] ?? '')?.[1];
    if (fence === undefined)
        return null;
    const closing = lines.findIndex((line, index) => index > at && line.trim().startsWith(fence));
    const end = closing === -1 ? lines.length : closing;
    return {
        html: `<pre class="out" tabindex="0">${html_text_text(lines.slice(at + 1, end).join('\n'))}</pre>`,
        next: end + 1,
    };
};
const heading = (lines, at) => {
    const words = HEADING.exec(lines[at] ?? '')?.[1]?.trim();
    if (words !== undefined)
        return { html: `<p class="head">${inline(words)}</p>`, next: at + 1 };
    return RULE.test(lines[at] ?? '') ? { html: '<hr>', next: at + 1 } : null;
};
const quote = (lines, at, depth) => {
    if (!QUOTE.test(lines[at] ?? '') || depth >= DEEPEST)
        return null;
    const next = endOf(lines, at, (line) => QUOTE.test(line));
    const inner = lines.slice(at, next).map((line) => line.replace(QUOTE, ''));
    return { html: `<blockquote>${blocks(inner, depth + 1)}</blockquote>`, next };
};
const tableOf = (lines, at) => {
    const head = ROW.exec(lines[at] ?? '')?.[1];
    if (head === undefined || !DIVIDER.test(lines[at + 1] ?? ''))
        return null;
    const next = endOf(lines, at + 2, (line) => ROW.test(line));
    const row = (cells, tag) => `<tr>${cells
        .split('|')
        .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
        .join('')}</tr>`;
    const rows = lines.slice(at + 2, next).map((line) => row(ROW.exec(line)?.[1] ?? '', 'td'));
    return {
        html: `<div class="scroll" tabindex="0"><table>${row(head, 'th')}${rows.join('')}</table></div>`,
        next,
    };
};
const markdown_list = (lines, at) => {
    if (!ITEM.test(lines[at] ?? ''))
        return null;
    const items = [];
    let next = at;
    for (; next < lines.length; next += 1) {
        const line = lines[next] ?? '';
        const [, indent, bullet, words] = ITEM.exec(line) ?? [];
        const last = items.at(-1);
        if (indent !== undefined && words !== undefined) {
            items.push({ indent: indent.replaceAll('\t', '    ').length, ordered: bullet === undefined, words });
        }
        else if (last !== undefined && /^\s+\S/.test(line) && !FENCE.test(line))
            last.words += ` ${line.trim()}`;
        else
            break;
    }
    return { html: listHtml(items, 0), next };
};
/** Nests the items by their indentation. */
function listHtml(items, depth) {
    const [first] = items;
    if (first === undefined)
        return '';
    const tag = first.ordered ? 'ol' : 'ul';
    const tops = items.flatMap(({ indent }, index) => index === 0 || indent <= first.indent + 1 || depth >= DEEPEST ? [index] : []);
    const parts = tops.map((top, place) => {
        const below = items.slice(top + 1, tops[place + 1] ?? items.length);
        return `<li>${inline(items[top]?.words ?? '')}${listHtml(below, depth + 1)}</li>`;
    });
    return `<${tag}>${parts.join('')}</${tag}>`;
}
const READERS = [fenced, heading, quote, tableOf, markdown_list];
/** Ends at an empty line or where another block begins. Line breaks are kept, because models mean them. */
function paragraph(lines, at) {
    const next = endOf(lines, at + 1, (line) => line.trim() !== '' && !BEGINS_BLOCK.some((begin) => begin.test(line)));
    const words = lines.slice(at, next).map((line) => inline(line.trim()));
    return { html: `<p>${words.join('<br>')}</p>`, next };
}
const BEGINS_BLOCK = [FENCE, HEADING, QUOTE, ITEM, RULE, ROW];
function endOf(lines, from, belongs) {
    for (let at = from; at < lines.length; at += 1)
        if (!belongs(lines[at] ?? ''))
            return at;
    return lines.length;
}

;// CONCATENATED MODULE: ./build/report/html/timeline.js




const MAX_TURNS = 300;
const CALL_TEXT = 1500;
const TICKS = 4;
function barStrip(spans, { length }) {
    const share = (ms) => `${((Math.max(0, ms) / length) * 100).toFixed(2)}%`;
    const bars = spans.map(({ kind, from, ms }) => `<i class="${kind}" style="--l:${share(from)};--w:${share(ms)}"></i>`);
    return `<div class="strip">${bars.join('')}</div>`;
}
function timelineRow({ mark, what, used, spans, ms }, scale) {
    return `<div class="what">${mark}<span>${what}</span></div>${barStrip(spans, scale)}<span class="used">${used}</span><span class="time">${(0,figures/* duration */.p0)(ms)}</span>`;
}
function gateRow({ at, phase, gate }, scale) {
    const from = at - gate.durationMs - scale.start;
    const kind = gate.status !== 'passed' && phase === 'final' && gate.required ? 'g bad' : 'g';
    const what = `${line(gate.name, 100)} <span class="soft">${phase === 'baseline' ? 'before' : ''}</span>`;
    const spans = [{ kind, from, ms: gate.durationMs }];
    const lane = { mark: '<b></b>', what, used: '', spans, ms: gate.durationMs };
    return `<li class="lane">${timelineRow(lane, scale)}</li>`;
}
/** `read_file ×3, apply_diff` */
function callNames(calls) {
    const counts = new Map();
    for (const { name } of calls)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}
/** Returns what a turn was about, in a few words, as HTML. */
function turnName({ calls, text: said, modelMs, failure }) {
    const [only] = calls;
    if (only !== undefined && calls.length === 1) {
        return `${line(only.name, 60)} <code>${line(only.target, 120)}</code>`;
    }
    if (calls.length > 0)
        return line(callNames(calls), 160);
    if (modelMs === null)
        return `<span class="soft">${failure === null ? 'no answer' : line(failure, 160)}</span>`;
    return said === '' ? '<span class="soft">an empty answer</span>' : line(said, 120);
}
/** Returns how a call ended early, or null. */
function callTrouble(call) {
    if (!call.ok)
        return 'refused';
    return (0,command_ending/* wasKilled */.T)(call, call.text) ? 'killed' : null;
}
function callItem(call) {
    const trouble = callTrouble(call);
    const mark = trouble === null ? '' : ` <span class="tag warn">${trouble}</span>`;
    const out = call.text.trim() === '' ? '' : `<pre class="out" tabindex="0">${html_text_text(call.text, CALL_TEXT)}</pre>`;
    return `<li>${line(call.name, 60)} <code class="soft">${line(call.target, 300)}</code>${mark} <span class="soft num">${(0,figures/* duration */.p0)(call.durationMs)}</span>${out}${outputLink(call.outputFile)}</li>`;
}
/** Marks a turn whose conversation was shortened, so that this is visible without opening it. */
function turnMark({ compactions }) {
    if (compactions.length === 0)
        return '';
    return `<span class="tag" title="${line(compactions.join('; '), 600)}">shortened</span> `;
}
/** Returns true if the model failed, a call of the turn was refused or killed, or a step was reverted. */
function turnTrouble({ failure, undone, calls }) {
    return failure !== null || undone.length > 0 || calls.some((call) => callTrouble(call) !== null);
}
/** Returns the fragment of a turn. It names the content, so that a link opens it. */
function turnAnchor({ turn }) {
    return `turn-${turn}`;
}
/** Returns the turns that the page shows. */
function shownTurns({ turns }) {
    return turns.slice(0, MAX_TURNS);
}
/** Shows the tokens and the cost of a turn: `14k $0.011`. */
function usedHtml({ usage, costUsd }) {
    if (usage === null)
        return '';
    const cost = costUsd === null || costUsd === 0 ? '' : `<b>${(0,figures/* usd */.dR)(costUsd)}</b>`;
    return `<span title="tokens">${(0,figures/* short */.h0)(usage.input + usage.output)}</span>${cost}`;
}
function tokensLine({ usage }) {
    if (usage === null)
        return '';
    const { input, cacheRead, output, estimated } = usage;
    const cached = cacheRead === 0 ? '' : ` (${(0,figures/* short */.h0)(cacheRead)} cached)`;
    return `<p class="soft num">${(0,figures/* short */.h0)(input)} tokens in${cached}, ${(0,figures/* short */.h0)(output)} out${estimated ? ', estimated' : ''}</p>`;
}
function turnRow(turn, scale) {
    const from = turn.startedAt - scale.start;
    const modelMs = turn.modelMs ?? turn.endedAt - turn.startedAt;
    const toolMs = turn.calls.reduce((sum, call) => sum + call.durationMs, 0);
    const spans = [
        { kind: '', from, ms: modelMs },
        ...(toolMs > 0 ? [{ kind: 't', from: from + modelMs, ms: toolMs }] : []),
    ];
    const undone = turn.undone.length === 0
        ? ''
        : `<p><span class="tag warn">reverted</span> ${line(turn.undone.join(', '), 600)}</p>`;
    const words = turn.text.trim() === '' ? '' : `<div class="md">${markdown(turn.text.trim(), CALL_TEXT)}</div>`;
    const failed = turn.failure === null ? '' : `<p>${line(turn.failure, 1000)}</p>`;
    const nudge = turn.nudge === null ? '' : `<p>${line(turn.nudge, 600)}</p>`;
    const compacted = turn.compactions.map((text) => `<p class="soft">${line(text, 300)}</p>`).join('');
    const mark = `<b${turnTrouble(turn) ? ' class="warn" title="failed, refused, killed or reverted"' : ''}>${turn.turn}</b>`;
    const what = turnMark(turn) + turnName(turn);
    const head = timelineRow({ mark, what, used: usedHtml(turn), spans, ms: turn.endedAt - turn.startedAt }, scale);
    const calls = turn.calls.length === 0 ? '' : `<ul>${turn.calls.map(callItem).join('')}</ul>`;
    return `<li><details class="turn hit"><summary class="lane">${head}</summary><div class="calls" id="${turnAnchor(turn)}">${tokensLine(turn)}${failed}${compacted}${words}${undone}${calls}${nudge}</div></details></li>`;
}
function axis({ length }) {
    const ticks = Array.from({ length: TICKS + 1 }, (_, index) => (0,figures/* duration */.p0)((length * index) / TICKS));
    return `<div class="lane axis" aria-hidden="true"><span></span><span class="ticks">${ticks.map((tick) => `<span>${tick}</span>`).join('')}</span></div>`;
}
const LEGEND = '<span class="legend"><span style="--c:var(--model)">model</span><span style="--c:var(--tool)">tools</span><span style="--c:var(--gate)">gates</span></span>';
/** Shows every turn and every gate on one time axis. */
function timelineSection(record) {
    if (record.turns.length === 0 && record.gates.length === 0)
        return '';
    const scale = { start: record.startedAt, length: Math.max(1, record.lastAt - record.startedAt) };
    const turns = shownTurns(record);
    const lanes = [
        ...record.gates.map((run) => ({ at: run.at - run.gate.durationMs, html: gateRow(run, scale) })),
        ...turns.map((turn) => ({ at: turn.startedAt, html: turnRow(turn, scale) })),
    ].sort((one, other) => one.at - other.at);
    const rest = record.turns.length > MAX_TURNS
        ? `<p class="soft">${(0,figures/* plural */.LS)(record.turns.length - MAX_TURNS, 'more turn')} in <code>events.jsonl</code>.</p>`
        : '';
    const list = lanes.map(({ html }) => html).join('');
    return section('timeline', 'Timeline', LEGEND, `<div class="card">${axis(scale)}<ol class="rows">${list}</ol></div>${rest}`);
}

;// CONCATENATED MODULE: ./build/report/html/contents.js



/** Returns the list beside the page: its parts, the changed files and the turns. It stays in view. */
function contents(record, { files }, parts) {
    const own = parts.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
    const changed = files.map(({ path, added, removed }, index) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        return `<li><a href="#${fileAnchor(index)}" title="${line(path, 400)}"><span class="grow">${line(name, 120)}</span><span class="num">${lineCounts(added, removed)}</span></a></li>`;
    });
    const turns = shownTurns(record).map((turn) => {
        const mark = turnTrouble(turn) ? ' class="warn"' : '';
        return `<li><a href="#${turnAnchor(turn)}"><b${mark}>${turn.turn}</b><span class="grow">${turnName(turn)}</span></a></li>`;
    });
    return `<nav aria-label="Contents"><p class="brand"><b>forge-headless</b></p>${TOOLS}<ul>${own.join('')}</ul>${group('Files', changed)}${group('Turns', turns)}</nav>`;
}
function group(title, items) {
    return items.length === 0
        ? ''
        : `<details open><summary>${title} <span class="num">${items.length}</span></summary><ul>${items.join('')}</ul></details>`;
}
/** Hidden without the script, because it does nothing then. */
const TOOLS = '<div class="tools" hidden><label>Search <kbd>/</kbd><input id="search" type="search" autocomplete="off" spellcheck="false"></label><p id="found" role="status"></p><p><button type="button" id="unfold">Unfold all</button><button type="button" id="fold">Fold all</button></p></div>';

// EXTERNAL MODULE: ./build/report/record/ignored-changes.js
var ignored_changes = __webpack_require__(66447);
;// CONCATENATED MODULE: ./build/report/html/ignored-changes.js


function ignoredSection({ ignored }) {
    if (ignored === null)
        return '';
    const folders = ignored.folders.map((each) => `<li class="row"><span class="grow"><code>${line(each.folder, 300)}</code></span><span class="end num">${(0,ignored_changes/* countsText */.WN)(each)}</span></li>`);
    const files = ignored.first
        .slice(0, ignored_changes/* MOST_SHOWN */.Ki)
        .map(({ path, how, executable }) => `<li class="row"><span class="grow"><code>${line(path, 600)}</code></span><span class="end">${how}${executable ? ', executable' : ''}</span></li>`);
    const rest = (0,ignored_changes/* restText */.Et)(ignored);
    const said = [ignored_changes/* IGNORED_NOTE */.cY, ...(ignored.whole ? [] : [ignored_changes/* IGNORED_NOT_WHOLE */.V9])];
    const notes = said.map((text) => `<p class="note">${text}</p>`).join('');
    const end = rest === '' ? '' : `<li class="row"><span class="grow">${rest}</span></li>`;
    const content = `${notes}<ul class="card rows">${folders.join('')}</ul><ul class="card rows">${files.join('')}${end}</ul>`;
    return section('ignored', ignored_changes/* IGNORED_TITLE */.UN, (0,ignored_changes/* countsText */.WN)(ignored.counts), content);
}

// EXTERNAL MODULE: ./build/core/run/limit-texts.js
var limit_texts = __webpack_require__(37050);
// EXTERNAL MODULE: ./build/report/record/answering-models.js
var answering_models = __webpack_require__(93394);
// EXTERNAL MODULE: ./build/report/record/limit-use.js
var limit_use = __webpack_require__(29636);
// EXTERNAL MODULE: ./build/report/record/verdict.js
var verdict = __webpack_require__(19016);
;// CONCATENATED MODULE: ./build/report/html/overview.js











/** Share of a limit from which it is shown as near. Source: docs/configuration.md, `warn_at`. */
const NEAR = 0.8;
/** Maximum number of files in the first card. The list beside the page has all of them. */
const MOST_FILES = 4;
const SIGNS = { ok: '✓', warn: '!', bad: '×', idle: '–' };
const NAMES = {
    files: 'Files',
    lines: 'Lines',
    tokens: 'Tokens',
    time: 'Time',
    cost: 'Cost',
    turns: 'Turns',
};
/** Answers the four questions of a reader: what the run did and cost, whether it stayed inside, whether to trust it. */
function overview(record, patch) {
    if ((0,never_ran/* neverRan */.m)(record))
        return NOTHING;
    return `${verdictCard(record)}<div class="cards">${didCard(record, patch)}${costCard(record)}${limitsCard(record)}</div>`;
}
const NOTHING = '<section id="verdict" class="card"><h2>Nothing ran</h2><p>No model was called, no file was changed, and it cost nothing.</p></section>';
function card(id, title, content) {
    return `<section id="${id}"><h2>${title}</h2>${content}</section>`;
}
function verdictCard(record) {
    const { answer, tone, checks } = (0,verdict/* verdictOf */.V)(record);
    const rows = checks.map((check) => `<li><span class="sign ${check.tone}" aria-hidden="true">${SIGNS[check.tone]}</span><span><b>${check.name}</b> ${line(check.text, 300)}</span></li>`);
    const question = record.commit === null ? 'Can I trust this work?' : 'Can I trust this commit?';
    return `<section id="verdict" class="card"><h2>${question} <span class="${tone}">${line(answer, 300)}</span></h2><ul class="checks">${rows.join('')}</ul></section>`;
}
function didCard(record, { files }) {
    const totals = shownTotals(record);
    const figure = totals.files === 0
        ? `<p class="figure">${record.mode === 'read-only' ? 'An analysis' : 'No change'}</p>${callsHtml(record)}`
        : `<p class="figure">${(0,figures/* plural */.LS)(totals.files, 'file')} <small>${lineCounts(totals.linesAdded, totals.linesRemoved)}</small></p>`;
    const rows = files
        .slice(0, MOST_FILES)
        .map(({ path, added, removed }, index) => `<li><a class="path" href="#${fileAnchor(index)}">${pathHtml(path)}</a><span class="num">${lineCounts(added, removed)}</span></li>`);
    const rest = totals.files - rows.length;
    const more = rest > 0 && rows.length > 0 ? `<li><a href="#changes">and ${(0,figures/* plural */.LS)(rest, 'more file')}</a></li>` : '';
    return card('did', 'What did it do?', `${figure}<ul class="lines">${rows.join('')}${more}</ul>${delivery(record)}`);
}
/** Lists the calls of a run that changed nothing. */
function callsHtml({ turns }) {
    const names = turns
        .flatMap(({ calls }) => calls.map(({ name }) => name))
        .filter((name) => name !== 'task_completion');
    const rows = [...new Set(names)]
        .slice(0, MOST_FILES)
        .map((name) => `<li><span>${line(name, 60)}</span><span class="num">×${names.filter((each) => each === name).length}</span></li>`);
    return rows.length === 0 ? '' : `<ul class="lines">${rows.join('')}</ul>`;
}
/** Shows a path so that its end stays visible. */
function pathHtml(path) {
    const cut = path.lastIndexOf('/') + 1;
    return `<span class="dir">${line(path.slice(0, cut), 200)}</span><span>${line(path.slice(cut), 200)}</span>`;
}
function delivery(record) {
    const { commit, pushed, pullRequest, branch } = record;
    const links = (0,record_links/* linksOf */.h)(record);
    const on = commit?.branch ?? pushed?.branch ?? branch;
    const place = on === null ? '' : ` on <code>${line(on, 200)}</code>`;
    const made = commit === null
        ? 'No commit'
        : `Commit ${linked(`<code>${line(commit.sha.slice(0, 12))}</code>`, links.commit)}${place}${pushed === null ? ', not pushed' : ''}`;
    const request = pullRequest === null
        ? ''
        : `<br>${linked(`Pull request #${pullRequest.number}`, links.pullRequest)}, ${pullRequest.operation}${pullRequest.draft ? ' as a draft' : ''}`;
    return `<p class="foot">${made}${request}</p>`;
}
function costCard(record) {
    const { usage } = record;
    const { costUsd, tokens, turns, elapsedMs, isPaid } = (0,run_record/* usedBy */.XP)(record);
    const figure = isPaid ? (costUsd === null ? 'Not known' : (0,figures/* usd */.dR)(costUsd)) : 'Nothing';
    const note = isPaid ? (costUsd === null ? 'no price is set' : '') : 'a recorded session';
    const modelMs = record.turns.reduce((sum, turn) => sum + (turn.modelMs ?? 0), 0);
    const cached = usage.cacheRead === 0 ? '' : `${(0,figures/* short */.h0)(usage.cacheRead)} cached, `;
    const estimated = usage.estimated ? ', partly estimated' : '';
    const rows = [
        ['Tokens', (0,figures/* short */.h0)(tokens), `${cached}${(0,figures/* short */.h0)(usage.output)} out${estimated}`],
        ['Time', (0,figures/* duration */.p0)(elapsedMs), `model ${(0,figures/* duration */.p0)(modelMs)}`],
        ['Turns', String(turns), (0,answering_models/* modelPhrase */.V)(record, (name) => line(name, 80))],
    ];
    const list = rows.map(([name, value, detail]) => `<li><span>${name}</span><b class="num">${value}</b><span class="soft">${detail}</span></li>`);
    return card('cost', 'What did it cost?', `<p class="figure">${figure} <small>${note}</small></p><ul class="figures">${list.join('')}</ul>`);
}
function tone(share) {
    if (share > 1)
        return 'over';
    return share >= NEAR ? 'near' : share === 0 ? 'zero' : '';
}
function limitRow(use) {
    const { name, used, limit, share } = use;
    const amount = used === null
        ? `<strong>${(0,limit_texts/* usedText */.v)(use)}</strong><span class="soft"> ${(0,limit_texts/* limitText */.P)(use)}</span>`
        : `<strong class="num">${(0,limit_texts/* usedText */.v)(use)}</strong><span class="soft">${limit === null ? ' no limit' : ` of ${(0,limit_texts/* limitText */.P)(use)}`}</span>`;
    const meter = used === null || limit === null
        ? ''
        : `<div class="bar ${tone(share)}" role="meter" aria-valuenow="${Math.round(share * 100)}" aria-valuemin="0" aria-valuemax="100" aria-label="${NAMES[name]}"><i style="--w:${Math.min(100, share * 100).toFixed(1)}%"></i></div>`;
    return `<li><span>${NAMES[name]}</span><span class="amount">${amount}</span>${meter}</li>`;
}
function limitsCard(record) {
    const uses = (0,limit_use/* limitUses */.S4)(record.configured, (0,run_record/* usedBy */.XP)(record));
    const held = uses.filter(({ limit }) => limit !== null);
    const passed = (0,violation_record/* countedViolations */.Lv)(record).some(({ action }) => action === 'stopped');
    const over = held.find(({ share }) => share > 1);
    const near = held.filter(({ share }) => share >= NEAR && share <= 1);
    const figure = passed || over !== undefined ? 'Stopped' : held.length === 0 ? 'No limits' : 'Yes';
    const note = figure === 'Yes'
        ? near.length === 0
            ? 'every limit held'
            : `near: ${near.map(({ name }) => NAMES[name].toLowerCase()).join(', ')}`
        : figure === 'Stopped'
            ? 'a limit ended the run'
            : '';
    const rows = held.length === 0 ? '' : `<ul class="limits">${uses.map(limitRow).join('')}</ul>`;
    return card('limits', 'Did it stay inside?', `<p class="figure">${figure} <small>${note}</small></p>${rows}`);
}

// EXTERNAL MODULE: ./build/report/record/next-step.js
var next_step = __webpack_require__(1587);
// EXTERNAL MODULE: ./build/report/record/unfinished.js
var record_unfinished = __webpack_require__(57164);
;// CONCATENATED MODULE: ./build/report/html/page-head.js








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
function utc(at) {
    return `${(0,figures/* isoTime */.Ly)(at).slice(0, 16).replace('T', ' ')} UTC`;
}
/** Shows when, where and by which model the run was made. */
function origin(record) {
    const { run, start } = (0,record_links/* linksOf */.h)(record);
    const model = (0,answering_models/* modelPhrase */.V)(record, (name) => line(name, 120));
    const from = record.head === null ? '' : `from ${linked(`<code>${line(record.head.slice(0, 12))}</code>`, start)}`;
    const parts = [
        `<span class="num">${utc(record.startedAt)}</span>`,
        model,
        record.mode === 'write' ? '' : line(record.mode, 40),
        from,
        run === null ? '' : linked('workflow run', run),
    ];
    return parts.filter((part) => part !== '').join('<span class="sep" aria-hidden="true"> · </span>');
}
function next(record) {
    const parts = (0,next_step/* nextStep */.s)(record).map((part) => typeof part === 'string' ? html_text_text(part) : `<code>${line(part.quoted, 200)}</code>`);
    return parts.length === 0 ? '' : `<p class="next"><b>Next:</b> ${parts.join('')}</p>`;
}
/** Capitalizes a reason that begins with a word. One that begins with a path or a name stays as it is. */
function sentence(reason) {
    return /^[a-z]+[ ,]/.test(reason) ? (0,figures/* capitalized */.l2)(reason) : reason;
}
/** Shows why the model failed, if another cause decided the outcome. */
function modelFailure({ ended, outcome, turns }) {
    const why = turns.at(-1)?.failure ?? null;
    const isShown = ended?.how === 'provider_failed' && outcome?.name !== 'failure' && why !== null;
    return isShown ? `<p class="reason">The model failed: ${line(why, 1000)}</p>` : '';
}
/** Shows the outcome, the task, the reason and the next step. */
function pageHeader(record) {
    const outcome = (0,execution_json/* outcomeOf */.s)(record);
    const firstLine = record.task.trim().split('\n')[0] ?? '';
    const title = html_text_text((0,figures/* cutText */.IN)((0,readable/* readableLine */.$O)(firstLine), TITLE_LIMIT, '…')) || 'No task';
    const whole = record.task.trim().length > firstLine.length || firstLine.length > TITLE_LIMIT
        ? `<details class="task"><summary>Whole task</summary><pre class="soft">${html_text_text(record.task, TASK_LIMIT)}</pre></details>`
        : '';
    const unfinished = record.unfinished === null ? '' : `<p class="reason">${record_unfinished/* UNFINISHED_WORDS */.K[record.unfinished]}</p>`;
    const tone = TONES[outcome.name];
    return `<header class="hero is-${tone}"><div class="meta"><span class="pill ${tone}">${LABELS[outcome.name]}</span><span class="origin">${origin(record)}</span></div>
<h1>${title}</h1>${whole}<div class="why"><p class="reason">${line(sentence(outcome.reason))}</p>${modelFailure(record)}${unfinished}${next(record)}</div></header>`;
}
/** Returns the page's title. */
function pageTitle(record) {
    return `${LABELS[(0,execution_json/* outcomeOf */.s)(record).name]} · ${line(record.task.trim().split('\n')[0] ?? '', 80)}`;
}

;// CONCATENATED MODULE: ./build/report/html/page-script.js
/**
 * The page's only script: search, folding, and marking the part of the page in view. It reads the page and writes only
 * attributes and our own counts, so no text of a run can become code. The policy of the page names its hash.
 */
const PAGE_SCRIPT = `
(() => {
  'use strict';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const field = document.getElementById('search');
  const found = document.getElementById('found');
  const items = all('details.hit');
  document.querySelector('.tools').hidden = items.length === 0;

  const open = (isOpen) => items.forEach((item) => { if (!item.hidden) item.open = isOpen; });
  document.getElementById('unfold').addEventListener('click', () => open(true));
  document.getElementById('fold').addEventListener('click', () => open(false));

  const MOST_MARKS = 500;
  let texts = null;
  const search = () => {
    texts ??= items.map((item) => item.textContent.toLowerCase());
    const wanted = field.value.trim().toLowerCase();
    const hits = items.filter((item, index) => {
      const isHit = texts[index].includes(wanted);
      item.hidden = !isHit;
      return isHit;
    });
    if (wanted !== '' && hits.length <= 3) hits.forEach((item) => { item.open = true; });
    found.textContent = wanted === '' ? '' : hits.length + ' of ' + items.length + ' files and turns';
    mark(wanted === '' ? [] : hits, wanted);
  };

  const mark = (hits, wanted) => {
    if (!('highlights' in CSS)) return;
    CSS.highlights.delete('found');
    const ranges = [];
    for (const hit of hits) {
      const walker = document.createTreeWalker(hit, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() && ranges.length < MOST_MARKS) {
        const { currentNode: node } = walker;
        const at = node.data.toLowerCase().indexOf(wanted);
        if (at === -1 || at + wanted.length > node.data.length) continue;
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        ranges.push(range);
      }
    }
    if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));
  };

  field.addEventListener('input', search);
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !event.target.matches('input') && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === 'Escape' && event.target === field) {
      field.value = '';
      search();
      field.blur();
    }
  });

  const links = new Map(all('nav a').map((link) => [link.hash.slice(1), link]));
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (isIntersecting) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, { rootMargin: '-10% 0px -60% 0px' });
  all('main section').filter((part) => links.has(part.id)).forEach((part) => watcher.observe(part));
})();
`;

;// CONCATENATED MODULE: ./build/report/html/page-sections.js







const OUTPUT_LIMIT = 20_000;
const MAX_VIOLATIONS = 200;
const WORDS_LIMIT = 50_000;
/** A red gate that is optional does not stop a run, so it does not look as if it did. */
function gateTone({ status, required }) {
    if (status === 'passed')
        return 'ok';
    if (status === 'not_run')
        return 'idle';
    return required ? 'bad' : 'warn';
}
function gateState(gate) {
    const now = gate.withoutVerdict !== null
        ? gate.withoutVerdict
        : gate.status === 'failed'
            ? `red, exit ${gate.exitCode ?? '?'}`
            : gate.status === 'passed'
                ? 'green'
                : 'not run';
    const before = gate.wasRed === null
        ? ''
        : `<span class="${gate.wasRed ? 'bad' : 'ok'}">${gate.wasRed ? 'red' : 'green'}</span><span class="arrow">→</span>`;
    return `<span class="state">${before}<span class="${gateTone(gate)}">${now}</span></span>`;
}
function page_sections_gateRow(gate, paths) {
    const optional = gate.required ? '' : ' <span class="tag">optional</span>';
    const tries = gate.attempts > 1 ? ` · ${(0,figures/* plural */.LS)(gate.attempts, 'attempt')}` : '';
    const time = gate.status === 'not_run' ? '' : `${(0,figures/* duration */.p0)(gate.durationMs)}${tries}`;
    const inner = `<span class="dot ${gateTone(gate)}"></span><span class="grow">${line(gate.name, 200)}${optional}<code class="sub">${line(gate.command, 500)}</code></span>${gateState(gate)}<span class="end num">${time}</span>`;
    if (gate.output.trim() === '' && gate.outputFile === null)
        return `<li class="row">${inner}</li>`;
    const open = gate.status === 'failed' || gate.status === 'error' ? ' open' : '';
    const shown = gate.output.length > OUTPUT_LIMIT
        ? `… (the start was cut)\n${gate.output.slice(-OUTPUT_LIMIT)}`
        : gate.output;
    return `<li><details${open}><summary class="row">${inner}</summary><pre class="out" tabindex="0">${paths.text(shown)}</pre>${outputLink(gate.outputFile)}</details></li>`;
}
function gatesSection(record, paths) {
    const gates = (0,gate_record/* gateRecords */._)(record);
    if (gates.length === 0)
        return '';
    return section('gates', 'Gates', 'observed, before → after', `<ul class="card rows">${gates.map((gate) => page_sections_gateRow(gate, paths)).join('')}</ul>`);
}
/** Only what ended the run is red. A refused or reverted attempt is the rules at work. */
const ACTION_TONES = {
    stopped: ' bad',
    blocked: '',
    warned: ' warn',
    delayed: ' warn',
};
function violationRow(entry, shown, paths) {
    const { path, tool, turn, effect } = entry;
    const where = [
        ...(path === null ? [] : [paths.path(path)]),
        ...(tool === null ? [] : [line(tool, 60)]),
        ...(turn === null || turn === 0
            ? []
            : [shown.has(turn) ? `<a href="#turn-${turn}">turn ${turn}</a>` : `turn ${turn}`]),
        ...(effect === 'none' ? [] : [effect]),
    ];
    return `<li class="row violation"><span class="tag${ACTION_TONES[entry.action]}">${line(entry.code)}</span><span class="grow">${line(entry.reason, 1000)}<span class="sub">${where.join(' · ')}</span></span><span class="end">${entry.action}</span></li>`;
}
/** Shows every violation, what ended the run first. */
function violationsSection(record, paths) {
    const all = (0,violation_record/* violationRecords */.o4)(record).toSorted((one, other) => rank(one) - rank(other));
    if (all.length === 0)
        return '';
    const rest = all.length > MAX_VIOLATIONS ? `the first ${MAX_VIOLATIONS} of ${all.length}` : '';
    const shown = new Set(shownTurns(record).map(({ turn }) => turn));
    const rows = all
        .slice(0, MAX_VIOLATIONS)
        .map((entry) => violationRow(entry, shown, paths))
        .join('');
    return section('violations', violationsTitle(record), rest, `<ul class="card rows">${rows}</ul>`);
}
/** Errors of the configuration break no rule of a run. */
function violationsTitle({ outcome }) {
    return outcome?.name === 'config_error' ? 'Problems' : 'Violations';
}
function rank({ action }) {
    return action === 'stopped' ? 0 : 1;
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
    return section('words', 'The agent’s own words', 'checked by nobody', `<div class="says md">${markdown(result.trim(), WORDS_LIMIT)}</div>`);
}

;// CONCATENATED MODULE: ./build/report/html/path-links.js



/** Only so many paths are looked for in texts. */
const MOST_PATHS = 100;
/** A file links to its line in the pushed commit, or else to its diff on the page. */
function pathLinks(record, { files }) {
    const { file } = (0,record_links/* linksOf */.h)(record);
    const shown = new Map(files.slice(0, MOST_PATHS).map(({ path }, index) => [html_text_text(path), { path, index }]));
    const link = (escaped, place, number) => {
        const found = shown.get(escaped);
        if (found === undefined)
            return escaped + place;
        const page = file(found.path, number === undefined ? undefined : Number(number));
        return page === null
            ? `<a href="#${fileAnchor(found.index)}">${escaped}${place}</a>`
            : linked(escaped + place, page);
    };
    // The longest first, so that `a/b.ts` is not found as `b.ts`.
    const names = [...shown.keys()].sort((one, other) => other.length - one.length);
    const pattern = new RegExp(`(?<![\\w./-])(${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')})(?:(:)(\\d{1,7}))?(?![\\w/-])`, 'g');
    return {
        path: (path) => (shown.has(html_text_text(path)) ? link(html_text_text(path), '') : line(path, 400)),
        text: (value) => names.length === 0
            ? html_text_text(value)
            : html_text_text(value).replace(pattern, (_, name, colon = '', number) => link(name, `${colon}${number ?? ''}`, number)),
    };
}

;// CONCATENATED MODULE: ./build/report/html/style.js
/** The light colors. Text and its background differ by at least 4.5:1 (WCAG AA), in both schemes. */
const LIGHT = `
--bg:#f7f7f5;--card:#fff;--ink:#1b1c1e;--soft:#53565c;--faint:#64676e;--line:#e3e3df;--line-2:#f1f1ee;
--ok:#146b3e;--ok-bg:#e3f4ea;--bad:#b3261e;--bad-bg:#fce9e6;--warn:#8a5200;--warn-bg:#fdf1da;--info:#2c49bf;--info-bg:#e8ecfc;
--track:#e9e9e4;--add:#e9f8ee;--add-n:#d6f1df;--add-w:#a9e2bd;--del:#fdeeec;--del-n:#fadcd8;--del-w:#f6bdb5;
--model:#7c8ff0;--tool:#37b3a0;--gate:#c79a3c;--hit:#ffe58a`;
const DARK = `
--bg:#111214;--card:#191b1e;--ink:#e9eaec;--soft:#b0b4bb;--faint:#989ca4;--line:#2c2f34;--line-2:#22252a;
--ok:#56c98a;--ok-bg:#16301f;--bad:#f58b80;--bad-bg:#3a1c19;--warn:#e2ab4e;--warn-bg:#33270f;--info:#9fb0ff;--info-bg:#1d2340;
--track:#2c2f34;--add:#12271a;--add-n:#183422;--add-w:#22593a;--del:#2b1715;--del-n:#3d1f1c;--del-w:#6d2d27;
--model:#6d80e8;--tool:#2f9c8b;--gate:#b08735;--hit:#6b5300`;
/** The page's frame: system fonts, two color schemes, nothing loaded. Paper is always light. */
const STYLE = `
:root{color-scheme:light dark;${LIGHT};
--sans:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media screen and (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
html{scroll-padding-top:72px}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 var(--sans);-webkit-font-smoothing:antialiased;text-rendering:optimizeSpeed;
display:grid;grid-template-columns:244px minmax(0,1fr);align-items:start}
h1,h2,h3,p,dl,dd,ul,ol,pre,blockquote{margin:0;padding:0}ul,ol{list-style:none}
a{color:var(--info);text-underline-offset:2px}
code,pre,.mono,kbd{font-family:var(--mono);font-size:.875em}
.num{font-variant-numeric:tabular-nums}.soft{color:var(--soft)}
.ok{color:var(--ok)}.bad{color:var(--bad)}.warn{color:var(--warn)}.idle{color:var(--faint)}
.skip{position:absolute;left:-999px;z-index:9;background:var(--card);padding:8px 14px}.skip:focus{left:8px;top:8px}
:focus-visible{outline:2px solid var(--info);outline-offset:1px;border-radius:5px}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:26px 14px 26px 22px;border-right:1px solid var(--line);font-size:13px;scrollbar-width:thin}
nav .brand{padding:0 8px;font-size:14px;margin-bottom:14px}
nav a{display:flex;gap:8px;padding:3px 8px;border-radius:6px;color:var(--soft);text-decoration:none;min-width:0}
nav a:hover{background:var(--line-2);color:var(--ink)}nav a[aria-current]{background:var(--info-bg);color:var(--info)}
nav .grow{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
nav b{font-weight:500;min-width:2ch;text-align:right;font-variant-numeric:tabular-nums}nav .brand b{font-weight:650}
nav code{font-size:12px;color:inherit}
nav details{margin-top:14px}nav summary{padding:3px 8px;font-weight:600;font-size:12px;color:var(--faint)}
nav details ul{content-visibility:auto;contain-intrinsic-size:auto 200px}
.tools{padding:0 8px 12px}.tools label{display:block;color:var(--faint);font-size:12px}
.tools input{display:block;width:100%;margin-top:3px;padding:5px 8px;font:13px var(--sans);color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:7px}
.tools p{display:flex;gap:6px;margin-top:6px;color:var(--faint);font-size:12px}
.tools button{flex:1;font:12px var(--sans);padding:4px 6px;color:var(--soft);background:var(--card);border:1px solid var(--line);border-radius:7px;cursor:pointer}
kbd{border:1px solid var(--line);border-radius:4px;padding:0 4px}
::highlight(found){background:var(--hit)}
[hidden]{display:none!important}
main{width:100%;max-width:1480px;padding:26px 32px 60px}
.meta{display:flex;flex-wrap:wrap;align-items:center;gap:6px 14px;font-size:13px;color:var(--faint)}
.meta a{color:inherit}.sep{padding:0 1px}
.pill{display:inline-flex;align-items:center;gap:8px;padding:3px 12px 3px 10px;border-radius:99px;font-weight:600}
.pill::before{content:"";width:8px;height:8px;border-radius:50%;background:currentColor}
.pill.ok{background:var(--ok-bg)}.pill.bad{background:var(--bad-bg)}.pill.warn{background:var(--warn-bg)}.pill.idle{background:var(--line-2)}
h1{font-size:26px;line-height:1.25;letter-spacing:-.02em;font-weight:650;margin:10px 0 4px;overflow-wrap:anywhere;text-wrap:balance}
.reason{color:var(--soft);max-width:96ch;overflow-wrap:anywhere}
.hero.is-bad .why,.hero.is-warn .why{margin-top:8px;padding:10px 16px;border-left:4px solid var(--bad);border-radius:4px 10px 10px 4px;background:var(--bad-bg)}
.hero.is-warn .why{border-color:var(--warn);background:var(--warn-bg)}
.hero.is-bad .reason,.hero.is-warn .reason{color:var(--ink)}
.next{margin-top:2px;color:var(--soft);overflow-wrap:anywhere}.next b{color:var(--ink);font-weight:600}
.task summary{color:var(--faint);font-size:13px;width:fit-content}.task summary::after{content:" ›"}.task pre{padding:8px 0;font-family:var(--sans);font-size:14px;max-width:80ch}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
#verdict{margin-top:16px;padding:13px 20px 15px}
#verdict h2,.cards h2{font-size:13px;font-weight:500;letter-spacing:0;color:var(--soft)}
#verdict h2 span{font-weight:650;margin-left:4px}
.checks{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px 22px;margin-top:9px}
.checks li{display:flex;gap:10px;font-size:13.5px;line-height:1.4;color:var(--soft);overflow-wrap:anywhere;min-width:0}
.checks b{display:block;font-weight:600;color:var(--ink)}
.sign{flex:none;width:20px;height:20px;border-radius:50%;display:grid;place-items:center;font:700 12px/1 var(--sans);margin-top:1px}
.sign.ok{background:var(--ok-bg)}.sign.bad{background:var(--bad-bg)}.sign.warn{background:var(--warn-bg)}.sign.idle{background:var(--line-2)}
.cards{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:14px;margin-top:14px}
.cards section{margin:0;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:13px 20px 15px;min-width:0;display:flex;flex-direction:column}
.figure{font-size:23px;letter-spacing:-.02em;font-weight:640;margin:1px 0 7px}.figure small{font-size:13px;font-weight:450;letter-spacing:0;color:var(--faint)}
.lines li>span:first-child{min-width:0;overflow:hidden;text-overflow:ellipsis}.lines li{display:flex;justify-content:space-between;gap:10px;font-size:13px;padding:2px 0;white-space:nowrap}
.path{display:flex;min-width:0;font-family:var(--mono);font-size:12.5px}.path .dir{overflow:hidden;text-overflow:ellipsis;color:var(--faint)}
.foot{margin-top:auto;padding-top:8px;font-size:13px;color:var(--soft);overflow-wrap:anywhere}
.figures li{display:grid;grid-template-columns:56px auto 1fr;gap:2px 10px;align-items:baseline;font-size:13px;padding:4px 0;border-top:1px solid var(--line-2)}
.figures b{font-size:14.5px;font-weight:620}.figures .soft{text-align:right;overflow-wrap:anywhere}.figures li>span:first-child{color:var(--soft)}
.limits li{display:grid;grid-template-columns:50px minmax(0,1fr) 30%;gap:10px;align-items:center;font-size:13px;padding:3px 0}
.limits li>span:first-child{color:var(--soft)}.limits strong{font-weight:620}.limits .amount{white-space:nowrap}.limits li:not(:has(.bar)) .amount{white-space:normal}
.limits li:not(:has(.bar)) .amount{grid-column:2/4}
.bar{height:6px;border-radius:3px;background:var(--track);overflow:hidden}
.bar i{display:block;height:100%;border-radius:3px;background:var(--info);width:var(--w);min-width:3px}
.bar.near i{background:var(--warn)}.bar.over i{background:var(--bad)}.bar.zero i{display:none}
`;

;// CONCATENATED MODULE: ./build/report/html/style-parts.js
/** Styles of the sections: rows, the diff, the timeline, Markdown, narrow screens and paper. */
const STYLE_PARTS = `
main>section:not(#verdict){margin-top:34px}
section>header{display:flex;align-items:baseline;justify-content:space-between;gap:16px;margin-bottom:11px}
h2{font-size:18px;letter-spacing:-.012em;font-weight:640}
.note{color:var(--faint);font-size:13px;text-align:right}
.rows>li{border-top:1px solid var(--line-2)}.rows>:first-child{border-top:0}
.row{display:flex;align-items:center;gap:14px;padding:11px 20px;min-width:0}
.row .grow{flex:1;min-width:0;overflow-wrap:anywhere}.row .end{color:var(--soft);font-size:13px;white-space:nowrap}
.row .sub{display:block;color:var(--faint);font-size:13px;font-family:var(--mono);overflow-wrap:anywhere}
.dot{flex:none;width:10px;height:10px;border-radius:50%;background:currentColor}.dot.idle{background:none;border:2px solid currentColor}
.tag{display:inline-block;padding:1px 7px;border-radius:5px;background:var(--line-2);color:var(--soft);font:12px/1.6 var(--mono);white-space:nowrap}
.tag.bad{background:var(--bad-bg);color:var(--bad)}.tag.warn{background:var(--warn-bg);color:var(--warn)}
.state{font-size:13px;white-space:nowrap}.state .arrow{color:var(--faint);padding:0 5px}
details>summary{cursor:pointer;list-style:none}details>summary::-webkit-details-marker{display:none}
#gates .row::after,.file summary::after{content:"";flex:none;width:8px;color:var(--faint);text-align:center}
#gates summary.row::after,.file summary::after{content:"›";transition:transform .12s}
#gates details[open]>summary.row::after,.file[open]>summary::after{transform:rotate(90deg)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.55}
pre.out{padding:12px 20px 14px;background:var(--line-2);color:var(--soft);font-size:12.5px;max-height:420px;overflow:auto}
#gates details>p{padding:8px 20px 12px;font-size:13px}
.file{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:clip;margin-top:12px;content-visibility:auto;contain-intrinsic-size:auto 300px}
.file summary{display:flex;align-items:center;gap:14px;padding:10px 20px;font-size:13.5px}
.file .grow{flex:1;min-width:0;font-family:var(--mono);overflow-wrap:anywhere}
.plus{color:var(--ok)}.minus{color:var(--bad)}.plus,.minus{font-size:13px;font-variant-numeric:tabular-nums}
.view{padding:4px 14px;font:12.5px var(--sans)}
.diff{container-type:inline-size;border-top:1px solid var(--line-2);font:12.5px/1.6 var(--mono);tab-size:4;--n:5.5ch}
.l{display:grid;grid-template-columns:var(--n) var(--n) minmax(0,1fr)}
.l>*{white-space:pre-wrap;overflow-wrap:anywhere}
.l i{font-style:normal;text-align:right;padding-right:1ch;color:var(--faint);user-select:none;font-variant-numeric:tabular-nums}
.l span,.l ins,.l del{padding:0 12px 0 26px;position:relative;text-decoration:none}.l .d{display:none}
.a{background:var(--add)}.a i{background:var(--add-n);color:var(--soft)}.r{background:var(--del)}.r i{background:var(--del-n);color:var(--soft)}
.l ins::before,.l del::before{position:absolute;left:10px;content:"+";color:var(--ok);user-select:none}.l del::before{content:"−";color:var(--bad)}
mark{color:inherit;border-radius:3px;background:var(--add-w)}.r mark{background:var(--del-w)}
.diff .h{color:var(--faint);background:var(--line-2);padding:2px 14px;overflow-wrap:anywhere}.diff .h a{color:inherit}
@container (min-width:900px){
.two .l{grid-template-columns:var(--n) minmax(0,1fr) var(--n) minmax(0,1fr)}
.two .l>i:nth-child(2){grid-column:3;grid-row:1}.two .l>.d{display:block;grid-column:4}.two .l>span:not(.d){grid-column:2;grid-row:1}
.two .chg{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);grid-auto-flow:row dense}
.two .chg>.l{grid-template-columns:var(--n) minmax(0,1fr)}.two .chg>.r{grid-column:1}.two .chg>.a{grid-column:2}
.two .chg>.r>i:nth-child(2),.two .chg>.a>i:first-child{display:none}.two .chg>.a>i{grid-column:1!important}
.two .chg>.h{grid-column:1/-1}}
.axis{padding-bottom:0}.ticks{display:flex;justify-content:space-between;color:var(--faint);font-size:12px;font-variant-numeric:tabular-nums}
.lane{display:grid;grid-template-columns:minmax(0,36%) minmax(0,1fr) 96px 54px;gap:18px;align-items:center;padding:7px 20px}
.turn{content-visibility:auto;contain-intrinsic-size:auto 37px}
.lane .what{display:flex;gap:12px;min-width:0;align-items:baseline}
.lane .what b{flex:none;min-width:20px;font-weight:500;color:var(--faint);font-size:13px;font-variant-numeric:tabular-nums;text-align:right}
.lane .what b.warn{color:var(--warn);font-weight:650}
.lane .what span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:13.5px}
.lane .what code{color:var(--soft)}.lane .what .tag{font-size:11px;line-height:1.5;overflow:visible;vertical-align:baseline}
.lane .time,.lane .used{text-align:right;color:var(--faint);font-size:12.5px;font-variant-numeric:tabular-nums;white-space:nowrap}
.lane .used{display:flex;justify-content:space-between;gap:8px}.lane .used b{font-weight:500;color:var(--soft)}
.strip{position:relative;height:10px;border-radius:3px;background:linear-gradient(var(--line),var(--line)) 0 50%/100% 1px no-repeat}
.strip i{position:absolute;top:0;height:10px;left:var(--l);width:var(--w);min-width:3px;border-radius:3px;background:var(--model)}
.strip i.t{background:var(--tool)}.strip i.g{background:var(--gate)}.strip i.g.bad{background:var(--bad)}
.legend{display:inline-flex;gap:14px}.legend span::before{content:"";display:inline-block;width:9px;height:9px;border-radius:2px;margin-right:6px;background:var(--c)}
.calls{padding:2px 20px 16px 52px;background:var(--card)}
.calls>p{color:var(--soft);white-space:pre-wrap;overflow-wrap:anywhere;padding:3px 0;max-width:80ch;font-size:13.5px}
.calls>ul>li{padding:5px 0;font-size:13.5px;overflow-wrap:anywhere}
.calls li>p{color:var(--faint);font-size:12.5px}
.calls pre.out{margin:5px 0 4px;border-radius:8px;padding:10px 14px;max-height:240px}
.says{border-left:3px solid var(--line);padding:2px 0 2px 20px}
.md{color:var(--soft);max-width:84ch;overflow-wrap:anywhere}.md>*+*{margin-top:.6em}.md ul,.md ol{padding-left:1.4em;list-style:disc}.md ol{list-style:decimal}
.md .head{font-weight:650;color:var(--ink)}.md code{background:var(--line-2);border-radius:4px;padding:1px 4px}.md blockquote{border-left:3px solid var(--line);padding-left:14px}
.md .scroll{overflow-x:auto}.md table{border-collapse:collapse;font-size:13.5px}.md td,.md th{border:1px solid var(--line);padding:4px 10px;text-align:left}
.md hr{border:0;border-top:1px solid var(--line)}.md pre.out{border-radius:8px}
.list li{padding:2px 0;color:var(--soft);font-size:14px;overflow-wrap:anywhere}
footer{margin-top:48px;padding-top:18px;border-top:1px solid var(--line);color:var(--faint);font-size:13px;overflow-wrap:anywhere}footer p+p{margin-top:4px}
@media (max-width:1060px){body{display:block}nav{position:static;height:auto;border:0;padding:18px 28px 0;overflow:visible}nav>ul,nav>details{display:none}nav .brand{padding:0}.tools{padding:0;max-width:420px}main{padding:16px 28px 56px}}
@media (max-width:820px){.cards{grid-template-columns:minmax(0,1fr)}.checks{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (max-width:600px){nav{padding:16px 16px 0}main{padding:14px 16px 48px}h1{font-size:22px}.checks{grid-template-columns:minmax(0,1fr)}
.lane{grid-template-columns:minmax(0,1fr) auto auto;gap:5px 12px;padding:8px 14px}.lane .strip{grid-column:1/-1;grid-row:2}.axis{display:none}.lane .used span{display:none}
.row{flex-wrap:wrap;gap:4px 12px;padding:11px 14px}.row .grow{flex-basis:62%}#gates .row .grow{flex-basis:78%}#gates .row .state{margin-left:22px}.violation .end{order:1;margin-left:auto}.violation .grow{order:2;flex-basis:100%}
.note{display:none}.calls{padding:2px 14px 14px}.file summary{padding:10px 14px}.l{grid-template-columns:var(--n) minmax(0,1fr)}.l:not(.r)>i:first-child,.r>i:nth-child(2){display:none}.diff{--n:4.5ch}}
@media print{*{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{display:block;background:#fff;font-size:12px}nav,.skip{display:none}main{padding:0;max-width:none}
.card,.cards section,.lane,.row{break-inside:avoid}pre.out{max-height:none}.file,.turn{content-visibility:visible}
.file::details-content,#gates details::details-content{content-visibility:visible;block-size:auto}}
`;

// EXTERNAL MODULE: ./build/report/record/undone-steps.js
var undone_steps = __webpack_require__(78032);
;// CONCATENATED MODULE: ./build/report/html/undone-steps.js



function undoneSection(record) {
    const count = record.undone.length;
    if (count === 0)
        return '';
    const lines = (0,undone_steps/* undoneLines */.Hp)(record);
    const rows = lines.map(({ who, paths, more, patchFile, remarks }) => {
        const rest = more > 0 ? ` and ${more} more` : '';
        const kept = patchFile === null ? '' : `, kept in <code>${line(patchFile)}</code>`;
        const said = remarks.map((text) => ` ${line(text, 4000)}`).join('');
        return `<li class="row"><span class="grow">${who}: <code>${line(paths.join(', '), 2000)}</code>${rest}${kept}.${said}</span></li>`;
    });
    const rest = count - lines.length;
    const end = rest > 0 ? `<li class="row"><span class="grow">and ${rest} more: see execution.json</span></li>` : '';
    return section('undone', undone_steps/* UNDONE_TITLE */.tx, (0,figures/* plural */.LS)(count, 'step'), `<ul class="card rows">${rows.join('')}${end}</ul>`);
}

;// CONCATENATED MODULE: ./build/report/html/page.js
















/** Nothing may be loaded, framed or sent from a page that shows text by a model. The only script is ours. */
const POLICY = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'sha256-${(0,external_node_crypto_.createHash)('sha256').update(PAGE_SCRIPT).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
const SECTIONS = {
    violations: ({ record, paths }) => violationsSection(record, paths),
    gates: ({ record, paths }) => gatesSection(record, paths),
    words: ({ record }) => wordsSection(record),
    changes: ({ record, patch }) => ((0,never_ran/* neverRan */.m)(record) ? '' : changesSection(record, patch)),
    undone: ({ record }) => undoneSection(record),
    alerts: ({ record }) => alertsSection(record),
    ignored: ({ record }) => ignoredSection(record),
    timeline: ({ record }) => timelineSection(record),
    notices: ({ record }) => noticesSection(record),
};
const TITLES = {
    violations: 'Violations',
    gates: 'Gates',
    words: 'The agent’s own words',
    changes: 'Changes',
    undone: 'Undone steps',
    alerts: 'Alerts',
    ignored: 'Ignored places',
    timeline: 'Timeline',
    notices: 'Notices',
};
function page_titleOf(id, record) {
    return id === 'violations' ? violationsTitle(record) : TITLES[id];
}
/** The sections of a run that went well. */
const USUAL = [
    'gates',
    'words',
    'changes',
    'violations',
    'undone',
    'alerts',
    'timeline',
    'ignored',
    'notices',
];
/** The sections that come first, because they show what stopped the run. */
const FIRST = {
    constraint_violation: ['violations', 'undone', 'alerts'],
    quality_gate_failure: ['gates', 'changes'],
    timeout: ['violations', 'timeline'],
    config_error: ['violations', 'notices'],
    git_error: ['violations', 'notices'],
    failure: ['words', 'violations', 'notices', 'timeline'],
};
/** Returns the order of the sections. In a read-only run, the agent's words are the requested result. */
function orderOf(record) {
    const own = FIRST[(0,execution_json/* outcomeOf */.s)(record).name] ?? [];
    return [...new Set([...own, ...(record.mode === 'read-only' ? ['words'] : []), ...USUAL])];
}
function footer(record, auditRoot) {
    const audit = auditRoot === null
        ? ''
        : `<p>Audit root <code>${line(auditRoot)}</code></p><p>Check it with <code>forge-headless verify</code> and this folder.</p>`;
    return `<footer><p>Run <code>${line(record.executionId)}</code></p>${audit}</footer>`;
}
/** Returns report.html: one self-contained page that works without its script. `patch` is the text of changes.patch. */
function reportHtml(record, patchText, auditRoot) {
    const patch = shownPatch(patchText);
    const shown = { record, patch, paths: pathLinks(record, patch) };
    const sections = orderOf(record)
        .map((id) => ({ id, title: page_titleOf(id, record), html: SECTIONS[id](shown) }))
        .filter(({ html }) => html !== '');
    const body = [pageHeader(record), overview(record, patch), ...sections.map(({ html }) => html)].join('\n');
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${pageTitle(record)}</title><style>${STYLE}${STYLE_PARTS}</style></head>
<body><a class="skip" href="#main">Skip to the report</a>
${contents(record, patch, sections)}
<main id="main">
${body}
${footer(record, auditRoot)}
</main><script>${PAGE_SCRIPT}</script></body></html>
`;
}

;// CONCATENATED MODULE: ./build/report/reports.js















/** Returns a patch as text; '' without one. */
function textOf(patch) {
    return patch === null ? '' : new TextDecoder().decode(patch);
}
/**
 * The functions that make the reports, the most important first, because a canceled run may not reach the last. A
 * report that is null is not written.
 */
const RENDERERS = {
    'execution.json': (record, { auditRoot }) => (0,execution_json/* executionJson */.F)(record, auditRoot),
    'violations.jsonl': violation_record/* violationsJsonl */.zB,
    'alerts.jsonl': ({ alerts }) => alertsJsonl(alerts),
    'metrics.json': metrics_json/* metricsJson */.u,
    'metrics.prom': metricsProm,
    'controlled_edit_report.md': (record) => record.mode === 'controlled-edit' ? (0,controlled_edit/* controlledEditReport */.dY)(record) : null,
    'changes.patch': (_, { patch }) => patch,
    'changed-files.txt': changedFiles,
    'outputs.env': (record, { auditRoot, reportDir }) => outputsEnv(record, { reportDir, auditRoot }),
    'gates.xml': gatesXml,
    'violations.sarif': violationsSarif,
    'trace.json': traceJson,
    'summary.md': (record, { auditRoot, patch }) => (0,summary_md/* summaryMarkdown */.eH)(record, auditRoot, textOf(patch)),
    'report.html': (record, { patch, auditRoot }) => reportHtml(record, textOf(patch), auditRoot),
};
/** Reads `artifacts` from recorded or live settings. Reports that are not mentioned are enabled. */
function choiceFrom(settings) {
    const artifacts = (0,limit_use/* field */.ZZ)(settings, 'artifacts');
    const wanted = report_files/* REPORT_SETTINGS */.$L.map((name) => [name, (0,limit_use/* field */.ZZ)(artifacts, name) !== false]);
    return Object.fromEntries(wanted);
}
/** Returns every report of a run. Pure, and valid at any moment of a run. */
function renderReports(record, choice, extras) {
    return Object.keys(RENDERERS).flatMap((name) => {
        const { setting } = report_files/* REPORT_FILES */.JL[name];
        if (setting !== null && !choice[setting])
            return [];
        const content = RENDERERS[name](record, extras);
        return content === null ? [] : [{ name, content }];
    });
}


/***/ }),

/***/ 34519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues)
/* harmony export */ });
/* harmony import */ var _adapters_git_credentials_config_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72722);
/* harmony import */ var _adapters_secrets_scan_real_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23469);


/** Names of variables with secrets. `TOKEN` and keys match only at the end, because `MAX_TOKENS` is not a secret. */
const SECRET_NAME = /SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|(^|[_-])(AUTH[_-]?)?TOKEN$|(^|[_:-])_?AUTH$|(^|[_-])(API|ACCESS|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|SSH|ACCOUNT|MASTER)[_-]?KEY$/i;
/** Exceptions: names of variables that tell where a secret is or how it is made. */
const NO_SECRET_NAME = /[_-](FILE|PATH|DIR|NAME|ID|URL|HOST|ENABLED|TYPE|LENGTH|POLICY)$/i;
/** Prefixes of service tokens. They are recognized whatever the variable is called. */
const SECRET_VALUE = /^(?:gh[pousr]_|github_pat_|glpat-|sk-[A-Za-z0-9]|xox[abposr]-|npm_[A-Za-z0-9]{20}|AKIA[0-9A-Z]{16}$|eyJ[\w-]+\.eyJ|-----BEGIN [A-Z ]*PRIVATE KEY)/;
/**
 * Returns the secret values that a run was given:
 * - its API key
 * - variables whose name or value looks like a secret, and passwords in URLs
 * - variables in `sandbox.pass_env`, unless the value looks harmless
 */
function secretValues(env, apiKey, passEnv = []) {
    const found = Object.entries(env).flatMap(([name, value = '']) => secretsIn(name, value, passEnv));
    return [...new Set([apiKey ?? '', ...found])].filter((value) => value !== '');
}
function secretsIn(name, value, passEnv) {
    const inUrl = (0,_adapters_git_credentials_config_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .secretInUrl */ .HO)(value);
    if (isNamed(name) || SECRET_VALUE.test(value))
        return inUrl === null ? [value] : [value, inUrl];
    if (inUrl !== null)
        return [inUrl];
    return passEnv.includes(name) && (0,_adapters_secrets_scan_real_value_js__WEBPACK_IMPORTED_MODULE_1__/* .looksReal */ .XG)(value) ? [value] : [];
}
function isNamed(name) {
    return SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name);
}


/***/ }),

/***/ 59307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ VERSION)
});

;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./build/version.js

const VERSION = package_namespaceObject.rE;


/***/ })

};
