export const id = 6088;
export const ids = [6088];
export const modules = {

/***/ 16191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   Hv: () => (/* binding */ locateGit),
/* harmony export */   Th: () => (/* binding */ checkGit),
/* harmony export */   wg: () => (/* binding */ findRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53657);




/** `--no-renames -z`, `post-index-change`, GIT_CONFIG_GLOBAL and O_NOFOLLOW for .gitignore are all there from here on. */
const OLDEST = [2, 32];
/** `locateGit`, and its version checked. Throws StopRun(git_before). */
async function findGit(pathEnv) {
    const path = locateGit(pathEnv);
    await checkGit(path);
    return path;
}
/**
 * The absolute path of the first git in the PATH, fixed before the agent can plant another. Throws
 * StopRun(git_before) where there is none.
 */
function locateGit(pathEnv) {
    const found = pathEnv
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'git'))
        .find(isProgram);
    if (found === undefined) {
        throw stop('git was not found in PATH; install git 2.32 or newer');
    }
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(found);
}
/** Throws StopRun(git_before) where it does not run or is older than 2.32. */
async function checkGit(path, start = _exec_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgram */ .mB) {
    const said = await versionOf(path, start);
    const version = /(\d+)\.(\d+)(?:\.\d+)*/.exec(said);
    if (version === null || isOlder(Number(version[1]), Number(version[2]))) {
        throw stop(`${path} is ${version?.[0] ?? `"${said}"`}; git 2.32 or newer is needed: install a newer one`);
    }
}
async function versionOf(path, start) {
    try {
        const answer = await start(path, ['--version'], {
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
/**
 * The root of the repository that `dir` lies in. Throws StopRun(git_before) where there is none; `remedy` is what to do
 * about a folder that is in none.
 */
function findRoot(dir, remedy = 'run in a checked-out one, or run `git init` and commit') {
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
    throw stop(`${from} is not in a git repository; ${remedy}`);
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

/***/ 30365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock),
/* harmony export */   m: () => (/* binding */ lockHolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** How often a holder touches its lock, and after how long an untouched one of another machine or container is dead. */
const TOUCH_MS = 15_000;
const DEAD_AFTER_MS = 60_000;
/**
 * Takes the lock file `path` for this process. A lock whose process has died is taken over. A living one is only read:
 * whoever comes second changes nothing. Throws where the folder cannot be written.
 */
function takeLock(path, run) {
    for (let tries = 0; tries < 5; tries++) {
        const found = lookAt(path);
        if (found?.isAlive)
            return { ok: false, holder: found.holder };
        if (found !== null && !clearDead(path, found.text))
            continue;
        const text = JSON.stringify(myself(run));
        if (place(path, text))
            return held(path, text);
    }
    return { ok: false, holder: 'another run' };
}
/** Who has the lock `path`, in words; null where it is free. */
function lockHolder(path) {
    const found = lookAt(path);
    return found?.isAlive === true ? found.holder : null;
}
function held(path, text) {
    const touching = setInterval(() => touch(path), TOUCH_MS);
    touching.unref();
    const release = () => {
        clearInterval(touching);
        if (textOf(path) === text)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    };
    return { ok: true, release };
}
function touch(path) {
    try {
        const now = new Date();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(path, now, now);
    }
    catch {
        // The folder was removed: there is nothing left to hold.
    }
}
function lookAt(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    const text = textOf(path);
    if (stat === undefined || text === null)
        return null;
    const holder = parsed(text);
    const isFresh = Date.now() - stat.mtimeMs < DEAD_AFTER_MS;
    if (holder === null)
        return { text, isAlive: isFresh, holder: 'another process' };
    const isAlive = holder.space === space() ? runs(holder) : isFresh;
    return { text, isAlive, holder: `${holder.run}, process ${holder.pid}` };
}
/** '' for what is no plain file: it holds nobody's lock. */
function textOf(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return null;
    try {
        return stat.isFile() && stat.size < 10_000 ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8') : '';
    }
    catch {
        return null;
    }
}
function parsed(text) {
    try {
        const data = JSON.parse(text);
        return isHolder(data) ? data : null;
    }
    catch {
        return null;
    }
}
function isHolder(data) {
    if (typeof data !== 'object' || data === null)
        return false;
    const { pid, started, space: where, run } = data;
    return [started, where, run].every((value) => typeof value === 'string') && Number.isSafeInteger(pid);
}
/** Moves a dead lock away and removes it. False where it was somebody else's by then: that one is put back. */
function clearDead(path, text) {
    const aside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, aside);
    }
    catch {
        return false;
    }
    const isIt = textOf(aside) === text;
    if (!isIt)
        place(path, textOf(aside) ?? '');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(aside, { force: true, recursive: true });
    return isIt;
}
/** Whole or not at all, and never over another one. */
function place(path, text) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, text, { flag: 'wx', mode: 0o644 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(draft, path);
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
}
function myself(run) {
    return { pid: process.pid, started: startOf(process.pid) ?? '', space: space(), run };
}
function runs({ pid, started }) {
    if (started !== '')
        return startOf(pid) === started;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}
/** Field 22 of /proc/PID/stat; the name before it may hold spaces and parentheses. null where there is no such process. */
function startOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // A zombie holds nothing any more.
        return fields[0] === 'Z' ? null : (fields[19] ?? null);
    }
    catch {
        return null;
    }
}
function space() {
    try {
        const boot = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim();
        return `${boot} ${(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid')}`;
    }
    catch {
        return '';
    }
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
        const root = (0,_git_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findRoot */ .wg)(workspace);
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

/***/ 25413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ GIT_DIR_REFUSALS),
/* harmony export */   o: () => (/* binding */ gitDir)
/* harmony export */ });
/* harmony import */ var _hazard_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35550);
/* harmony import */ var _path_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16141);


const words = {
    rule: "git's or the harness's own",
    remedy: 'leave it alone, the run makes the commit itself',
    code: 'FS-04',
};
const byFileTool = (0,_path_check_js__WEBPACK_IMPORTED_MODULE_0__/* .changeCheck */ .rk)('git_dir', words);
const byCommand = (0,_path_check_js__WEBPACK_IMPORTED_MODULE_0__/* .changeCheck */ .rk)('git_dir', { ...words, code: 'GIT-01' });
const tampering = (0,_hazard_check_js__WEBPACK_IMPORTED_MODULE_1__/* .hazardCheck */ .D)('GIT-01', 'leave `.git` alone: the run makes the commit itself');
function check(facts, context) {
    if (facts.by === 'edit')
        return byFileTool(facts, context);
    const found = tampering(facts);
    return found.violated ? found : byCommand(facts, context);
}
/** Codes with which a tool or the command check refuses a path of `git_dir` before the chain is asked. */
const GIT_DIR_REFUSALS = ['FS-04', 'FS-05', 'GIT-01'];
const gitDir = {
    name: 'git_dir',
    code: 'GIT-01',
    otherCodes: ['FS-04'],
    seed: 'S-009',
    response: 'reject',
    strict: 'emergency_stop',
    floor: true,
    summary: "`.git`, at any depth and in any spelling, and the output folder are neither read nor written: FS-04 for a file tool's call, GIT-01 for what a command did",
    remedy: 'none is needed: the run itself commits the work',
    checks: { call: (0,_path_check_js__WEBPACK_IMPORTED_MODULE_0__/* .callCheck */ .FR)('git_dir', ['read', 'write'], words), change: check },
};


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
        matchName,
        matchFolder: (folder) => {
            if (!meaning.covers || folder === '')
                return undefined;
            for (const name of folder.split('/')) {
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
    const inFolder = folderMatcher(index);
    return { match: (path) => find(index, spell(path), inFolder) };
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
/** `inFolder`: what the folder alone says of all files in it. */
function find(index, path, inFolder) {
    const end = path.lastIndexOf('/');
    return (index.trees.get('') ??
        index.below.get('') ??
        index.trees.get(path) ??
        (end === -1 ? undefined : inFolder(path.slice(0, end))) ??
        index.names.matchName(end === -1 ? path : path.slice(end + 1)) ??
        index.compared.match(path) ??
        null);
}
/** Lists of paths are sorted mostly, so the answer for one folder is remembered. */
function folderMatcher(index) {
    let last = '';
    let answer = matchAbove(index, last);
    return (folder) => {
        if (folder !== last) {
            answer = matchAbove(index, folder);
            last = folder;
        }
        return answer;
    };
}
function matchAbove({ trees, below, names }, folder) {
    for (let at = folder.indexOf('/'); at !== -1; at = folder.indexOf('/', at + 1)) {
        const above = folder.slice(0, at);
        const origin = trees.get(above) ?? below.get(above);
        if (origin !== undefined)
            return origin;
    }
    return trees.get(folder) ?? below.get(folder) ?? names.matchFolder(folder);
}


/***/ }),

/***/ 35550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ hazardCheck)
/* harmony export */ });
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15820);

/** A step that left something on disk which no commit may hold, or which shows tampering. */
function hazardCheck(codes, remedy) {
    return ({ hazards }) => {
        const found = hazards.filter(({ code }) => codes.includes(code));
        const [first] = found;
        if (first === undefined)
            return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .kept */ .LP)({ hazards: 0 });
        const paths = [...new Set(found.map((hazard) => hazard.path))];
        const others = paths.length > 1 ? `, with ${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(paths.length - 1, 'more path')} (${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(paths.slice(1))})` : '';
        const { code, forPeople } = first;
        const texts = forPeople === undefined
            ? { reason: `${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(first.path)}: ${first.reason}${others}; ${remedy}` }
            : { reason: first.reason + others, forPeople: forPeople + others };
        return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .broken */ .mw)({ ...texts, code, metrics: { hazards: found.length }, paths });
    };
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
        ...(words.forPeople === undefined ? {} : { forPeople: `${subject}: ${rule}; ${words.forPeople}` }),
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
    let widest = { judged: [], byRule: new Map() };
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
    const verdictOn = (step) => {
        if (areUses(widest.judged, step, useOf))
            return widest;
        const beside = new Walk(step.length < widest.judged.length * ALIKE ? [] : widest.judged);
        const judged = [];
        for (const change of step) {
            const use = useOf(change);
            const before = beside.find(change.path);
            if (before?.use === use)
                judged.push(before);
            else
                judged.push({ path: change.path, use, findings: findings(change.path, use) });
        }
        const verdict = { judged, byRule: byRuleOf(judged) };
        if (judged.length >= widest.judged.length)
            widest = verdict;
        return verdict;
    };
    const ofStep = (step) => {
        if (latest?.step !== step)
            latest = { step, byRule: verdictOn(step).byRule };
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
/* harmony import */ var _path_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16141);
/* harmony import */ var _path_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48268);


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
    checks: (0,_path_check_js__WEBPACK_IMPORTED_MODULE_1__/* .writeChecks */ .PP)('protected_paths', {
        rule: 'guarded by protected_paths',
        remedy: 'leave it, or say in your result what should change there',
        forPeople: 'change it by hand, or open it for one run with open-protected (--open-protected)',
    }),
};
/** Globs of what the harness itself keeps in the workspace: the state file, where there is one (DECISIONS D17). */
function keptByHarness({ state }) {
    return state === undefined ? [] : [(0,_path_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .asLiteral */ .u)(state.file)];
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
            forPeople: `rate_limits.${key} is 0, so no ${what} may come: set a higher rate_limits.${key}`,
            metrics,
        });
    }
    const waitMs = Math.ceil(MINUTE_MS - inTheWay);
    const full = `${what} within the last minute: ${count}, and rate_limits.${key} is ${limit}`;
    return (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .broken */ .mw)({
        ...found,
        reason: `${full}: the next may come in ${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .lasting */ .nS)(waitMs)}; ${remedy}`,
        forPeople: `${full}: the next may come in ${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .lasting */ .nS)(waitMs)}; set a higher rate_limits.${key}`,
        metrics: { ...metrics, wait_ms: waitMs },
        waitMs,
    });
}


/***/ }),

/***/ 42827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XP: () => (/* binding */ CONSTRAINT_NAMES),
  Mo: () => (/* binding */ REGISTRY),
  oO: () => (/* binding */ RESPONSE_RULES),
  q0: () => (/* binding */ buildChain),
  ju: () => (/* binding */ buildPathRules)
});

// UNUSED EXPORTS: FLOORS, phasesOf, toConstraint

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
        forPeople: `only ${(0,validation/* listed */.KE)(settings.allowed_patterns, 6)} may be written: give a task that keeps to it, or add a glob to allowed_patterns`,
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
                forPeople: `the model called ${(0,validation/* shown */.SP)(tool)}, which is not in allowed_tools (${allowed.join(', ')}): add it there if the task needs it`,
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
// EXTERNAL MODULE: ./build/core/sized.js
var sized = __webpack_require__(68381);
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
                reason: `the commit has ${(0,sized/* sized */.S)(bytes)} (${bytes} bytes), commit.max_size is ${(0,sized/* sized */.S)(limit)} (${limit} bytes): nothing is committed; split the task or set a higher commit.max_size`,
                metrics,
                limit: (0,sized/* sized */.S)(limit),
                actual: (0,sized/* sized */.S)(bytes),
            });
        },
    },
};

// EXTERNAL MODULE: ./build/constraints/hazard-check.js
var hazard_check = __webpack_require__(35550);
;// CONCATENATED MODULE: ./build/constraints/committable.js

/** What a commit cannot hold is refused when it is done: at the end it would cost the whole run. */
const committable = {
    name: 'committable',
    code: 'GIT-07',
    otherCodes: ['GIT-04'],
    response: 'reject',
    floor: true,
    summary: 'a change is one that the commit can hold: no file kept by a git filter (GIT-04), none that a sparse checkout leaves out, and none whose uncommitted change cannot be told from the run’s',
    remedy: 'check the path out, commit or stash what is uncommitted, or change files kept by a filter by hand',
    checks: { change: (0,hazard_check/* hazardCheck */.D)(['GIT-07', 'GIT-04'], 'leave it') },
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
        forPeople: 'give a task without it, or take the glob out of denied_patterns',
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
            forPeople: 'give a task without it, or take the file out of denied_reads if it holds no secret',
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
            people: 'keep such data in Git LFS or elsewhere',
        }, ({ bytes }) => bytes > hard),
        kind({
            seed: 'S-001',
            gravity: { usual: 'reject' },
            rule: 'file_size.soft for binary files',
            limit: soft,
            remedy: ELSEWHERE,
            people: 'keep such data in Git LFS or elsewhere, or set a higher file_size.soft',
        }, ({ bytes, binary }) => binary && bytes > soft),
        kind({
            seed: 'S-001',
            gravity: { usual: 'warn_continue' },
            rule: 'file_size.soft',
            limit: soft,
            remedy: 'better split it',
            people: 'split it, or set a higher file_size.soft',
        }, ({ bytes }) => bytes > soft),
    ];
}
/** One function for what an edit would leave, for what a command left and for what is about to be committed. */
function check(changes, { file_size: sizes }) {
    const { largest } = (0,change/* sumsOf */.y)(changes);
    const metrics = { bytes: largest, soft: sizes.soft, hard: sizes.hard };
    if (largest <= Math.min(sizes.soft, sizes.hard))
        return (0,validation/* kept */.LP)(metrics);
    for (const { matches, seed, gravity, rule, limit, remedy, people } of kindsOf(sizes)) {
        const found = changes.filter(matches).sort((a, b) => b.bytes - a.bytes);
        const [first] = found;
        if (first === undefined)
            continue;
        const paths = found.map(({ path }) => path);
        const more = found.length > 1
            ? `, with ${(0,validation/* counted */.hS)(found.length - 1, 'more file')} (${(0,validation/* listed */.KE)(paths.slice(1))}) over it`
            : '';
        const what = `${(0,validation/* shown */.SP)(first.path)} is ${(0,sized/* sized */.S)(first.bytes)} (${first.bytes} bytes), ${rule} is ${(0,sized/* sized */.S)(limit)} (${limit} bytes)${more}`;
        return (0,validation/* broken */.mw)({
            reason: `${what}: ${remedy}`,
            forPeople: `${what}: ${people}`,
            metrics,
            paths,
            limit: (0,sized/* sized */.S)(limit),
            actual: (0,sized/* sized */.S)(first.bytes),
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

// EXTERNAL MODULE: ./build/constraints/git-dir.js
var git_dir = __webpack_require__(25413);
;// CONCATENATED MODULE: ./build/constraints/git-refs.js

const gitRefs = {
    name: 'git_refs',
    code: 'GIT-02',
    seed: 'S-009',
    response: 'reject',
    strict: 'emergency_stop',
    floor: true,
    summary: 'a command moves no branch, tag or HEAD: it commits, stashes and switches nothing',
    remedy: 'none is needed: the run itself commits the work',
    checks: { change: (0,hazard_check/* hazardCheck */.D)('GIT-02', 'only edit files: the run makes the commit itself') },
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
                forPeople: `the model called ${tool}, and nobody is here to answer in headless mode: say all that is needed in the task`,
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
    checks: { change: (0,hazard_check/* hazardCheck */.D)('FS-06', 'use names without control or invisible characters') },
};

;// CONCATENATED MODULE: ./build/constraints/links.js


/** A link hides what lies behind it: from the measuring inside the repository, from the reviewer outside of it. */
const links = {
    name: 'links',
    code: 'FS-02',
    response: 'reject',
    floor: true,
    summary: 'a command makes no link into `.git`, to ignored paths or out of the repository, and no absolute one; no commit holds one either',
    remedy: 'link to a tracked path, relatively',
    checks: {
        change: (0,hazard_check/* hazardCheck */.D)('FS-02', 'let links lead to tracked paths of this repository'),
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
            const what = `${(0,validation/* counted */.hS)(startFilesGone, 'file')} of the ${startFiles} at the start would be gone, and at most half may be`;
            return (0,validation/* broken */.mw)({
                reason: `${what}: keep the files, or move fewer of them`,
                forPeople: `${what}: delete or move them by hand`,
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
                const use = { name: 'max_bytes_changed', used: total.bytes, limit, write: sized/* sized */.S };
                return (0,validation/* kept */.LP)(metrics, nearing(use, warnAt));
            }
            const verb = by === 'edit' ? 'would hold' : 'hold';
            const what = `the changed files ${verb} ${(0,sized/* sized */.S)(total.bytes)} (${total.bytes} bytes), max_bytes_changed is ${(0,sized/* sized */.S)(limit)} (${limit} bytes)`;
            return (0,validation/* broken */.mw)({
                reason: `${what}: write less`,
                forPeople: `${what}: give a smaller task or a higher max_bytes_changed`,
                metrics,
                limit: (0,sized/* sized */.S)(limit),
                actual: (0,sized/* sized */.S)(total.bytes),
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
            const what = `${verb} ${(0,validation/* counted */.hS)(total.files, 'file')}, max_files is ${limit}`;
            return (0,validation/* broken */.mw)({
                reason: `${what}: undo a change first`,
                forPeople: `${what}: give a smaller task or a higher max_files`,
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
            const what = `${verb} ${(0,validation/* counted */.hS)(lines, 'line')} (${linesAdded} added, ${linesRemoved} removed), max_lines_changed is ${limit}`;
            return (0,validation/* broken */.mw)({
                reason: `${what}: make a smaller change`,
                forPeople: `${what}: give a smaller task or a higher max_lines_changed`,
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
    checks: { change: (0,hazard_check/* hazardCheck */.D)('GIT-03', 'make repositories under $TMPDIR, not in the workspace') },
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
// EXTERNAL MODULE: ./build/core/assert-never.js
var assert_never = __webpack_require__(16701);
;// CONCATENATED MODULE: ./build/constraints/repetition/words.js


/** What was seen, with the calls that show it and what was said of the last: for the model and the user alike. */
function repetitionWords({ kind, length, times, calls, said = '' }) {
    const names = [...new Set(calls.map(nameOf))];
    const last = names.at(-1) ?? '';
    switch (kind) {
        case 'cycle':
            return length === 1
                ? `the same call (${last}) came to the same result ${times} times in a row`
                : `the same ${length} calls (${(0,validation/* joined */.oR)(names)}) came round ${times} times with the same results`;
        case 'error':
            return `${(0,validation/* counted */.hS)(times, 'call')} failed with the same error (last: ${withSaid(last, said)})`;
        case 'refusals':
            return `the last ${(0,validation/* counted */.hS)(times, 'call')} were all refused (last: ${said === '' ? last : said})`;
        case 'back_and_forth':
            return `the last ${(0,validation/* counted */.hS)(times, 'change')} only led back to what was there before (last: ${last})`;
        case 'nothing_new':
            return `the last ${(0,validation/* counted */.hS)(times, 'call')} brought nothing new (${(0,validation/* joined */.oR)(names)}, ${names.length === 1 ? `${times} times` : 'again and again'}) and changed nothing`;
        default:
            return (0,assert_never/* assertNever */.x)(kind);
    }
}
/** A command speaks for itself; of other tools it takes both to know what was done. */
function nameOf({ tool, subject }) {
    if (subject === '')
        return tool;
    return tool === 'execute_command' ? `\`${subject}\`` : `${tool} ${subject}`;
}
function withSaid(name, said) {
    return said === '' ? name : `${name}: ${said}`;
}

;// CONCATENATED MODULE: ./build/constraints/repetition/repetition.js




const ENDS = 'graceful_exit';
/** Source: CONTRACT 6: the first time the model is told, the second time the run ends. */
const repetition = {
    name: 'repetition',
    code: 'LIM-08',
    response: 'warn_continue',
    floor: false,
    summary: 'calls that go round in circles: the same ones with the same results, the same error again and again, a tree that does not get on; a warning first, then `graceful_exit` with outcome `failure`',
    remedy: 'give a clearer task or another model; `on_violation` can make it a warning only',
    checks: {
        result: ({ repetition: found, told }, { settings }) => {
            if (found === null)
                return (0,validation/* kept */.LP)();
            const ends = (response) => (0,constraint/* severity */.y)((0,responses/* responseOf */.lR)(repetition, settings, { usual: response })) >= (0,constraint/* severity */.y)(ENDS);
            const { kind, length, times } = found;
            const words = `${repetitionWords(found)}${told ? ', after a warning' : ''}`;
            const reason = ends(told ? ENDS : repetition.response)
                ? `stuck: ${words}: give a clearer task or another model`
                : `${words}: do something else, or call task_completion with status "impossible" and why${ends(ENDS) ? '; if it goes on, the run ends' : ''}`;
            return (0,validation/* broken */.mw)({
                reason,
                metrics: { kind, length, times, told },
                actual: `${times} times`,
                ...(told ? { gravity: { usual: ENDS } } : {}),
            });
        },
    },
};

;// CONCATENATED MODULE: ./build/constraints/secrets.js

/** S-013 of the seed: "no secrets in files". The value itself is told to nobody: places and kinds only. */
const secrets = {
    name: 'secrets',
    code: 'SEC-01',
    seed: 'S-013',
    response: 'reject',
    floor: true,
    summary: 'no key, token or password is in what a commit adds, in its paths, in its message, or in the names of its author and branch',
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
function placeOf({ path, setting, line }) {
    if (path === null)
        return setting ?? 'the commit message';
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
    checks: { change: (0,hazard_check/* hazardCheck */.D)('FS-03', 'leave only regular files, folders and links in the workspace') },
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
            forPeople: 'delete it by hand, or take the name out of undeletable_files',
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
            const what = `${(0,validation/* counted */.hS)(paths.length, 'path')} (${(0,validation/* listed */.KE)(paths)}) outside ${(0,validation/* shown */.SP)(base)}`;
            return (0,validation/* broken */.mw)({
                reason: `${what}: change only what is below it`,
                forPeople: `${what}: start the run in a folder that holds all that is to change`,
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
    git_dir/* gitDir */.o,
    gitRefs,
    forcePush,
    nestedRepository,
    specialFiles,
    links,
    invalidPaths,
    committable,
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
    repetition,
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
/** What settings must know to judge `on_violation`: what looks at results alone comes after the call. */
const RESPONSE_RULES = {
    knownConstraints: CONSTRAINT_NAMES,
    floors: FLOORS,
    hindsight: REGISTRY.filter(({ checks }) => Object.keys(checks).join() === 'result').map(({ name }) => name),
};
const PHASES = ['call', 'change', 'result', 'budget', 'commit'];
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
                case 'result':
                    return checks.result?.(facts, context) ?? (0,validation/* kept */.LP)();
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
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   mw: () => (/* binding */ broken),
/* harmony export */   nS: () => (/* binding */ lasting),
/* harmony export */   oR: () => (/* binding */ joined),
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
    return joined(names.map(shown), most);
}
/** The same of texts that are fit for one line already. */
function joined(names, most = 3) {
    const few = names.slice(0, names.length > most ? most - 1 : most);
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
/** `300s`, as durations are written in the settings; `40ms` for what would be no seconds at all. */
function lasting(ms) {
    if (ms > 0 && ms < 50)
        return `${Math.ceil(ms)}ms`;
    return `${Number((ms / 1000).toFixed(1))}s`;
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

/***/ 60972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ observe)
});

// EXTERNAL MODULE: ./build/adapters/secret-scan/place.js
var place = __webpack_require__(26647);
// EXTERNAL MODULE: ./build/audit/chain.js
var audit_chain = __webpack_require__(79169);
// EXTERNAL MODULE: ./build/audit/seal.js
var seal = __webpack_require__(39759);
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
// EXTERNAL MODULE: ./build/report/run-record.js + 6 modules
var run_record = __webpack_require__(89988);
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

// EXTERNAL MODULE: ./build/report/reports.js + 13 modules
var report_reports = __webpack_require__(32695);
;// CONCATENATED MODULE: ./build/run/event-places.js

/** Where in a run a text of an event comes from, for whoever reads that something in it was redacted. */
function placesOf(event) {
    const elsewhere = (0,place/* somewhere */.Wk)(wordsFor(event));
    const shown = event.type === 'tool_finished' ? resultPlace(event) : null;
    return (key, holder) => {
        if (shown !== null && key === 'text')
            return shown;
        const path = pathIn(holder);
        if (path === null || key === 'path' || key === 'filename')
            return elsewhere;
        return key === 'content' ? (0,place/* inFile */.s5)(path) : (0,place/* somewhere */.Wk)(path);
    };
}
function pathIn(holder) {
    if ('path' in holder && typeof holder.path === 'string')
        return holder.path;
    return 'filename' in holder && typeof holder.filename === 'string' ? holder.filename : null;
}
/** A file that was read, line by line; null for every other result. */
function resultPlace({ call, text }) {
    if (call.name !== 'read_file' || typeof call.arguments !== 'object' || call.arguments === null)
        return null;
    const path = pathIn(call.arguments);
    if (path === null)
        return null;
    const { start_line: start = 1 } = call.arguments;
    // A note about the file stands in a line of its own before it.
    const first = (typeof start === 'number' ? start : 1) - (/^\[[^\n]*\]\n/.test(text) ? 1 : 0);
    return (0,place/* inFile */.s5)(path, first);
}
function wordsFor(event) {
    switch (event.type) {
        case 'run_started':
            return 'the task or the settings';
        case 'gate_finished':
            return 'the output of a gate';
        case 'model_replied':
            return `turn ${event.turn}`;
        case 'tool_finished':
            return `turn ${event.turn}, ${event.call.name}`;
        case 'agent_ended':
            return "the agent's closing words";
        default:
            return 'turn' in event ? `turn ${event.turn}` : 'the record of the run';
    }
}

;// CONCATENATED MODULE: ./build/run/recorder.js
/**
 * Numbers and dates every event and hands it to the listeners, in order. They listen; none can change a run. The wall
 * clock is read once, and the rest counted from there by the one that never goes back: a clock that is set meanwhile
 * makes no event come before its cause, and no duration in a report wrong.
 * Nothing follows `run_finished` but the seal of the record: what comes later, such as a probe that nobody waited for,
 * is no part of the run.
 */
class Recorder {
    #clock;
    #listeners;
    /** Wall time and monotonic time of the beginning, in ms. */
    #began;
    #seq = 0;
    #lastAt = 0;
    #last = null;
    constructor(clock, listeners) {
        this.#clock = clock;
        this.#listeners = listeners;
        this.#began = { at: clock.now(), mark: clock.monotonic() };
    }
    emit = (event) => {
        const { type } = event;
        if (this.#last === 'record_sealed' || (this.#last !== null && type !== 'record_sealed'))
            return;
        if (type === 'run_finished' || type === 'record_sealed')
            this.#last = type;
        this.#seq += 1;
        this.#lastAt = this.#time();
        const recorded = { seq: this.#seq, at: this.#lastAt, event };
        for (const listener of this.#listeners)
            listener(recorded);
    };
    /** When the latest event was recorded; ms since the epoch. */
    lastAt() {
        return this.#lastAt;
    }
    #time() {
        return this.#began.at + Math.max(0, Math.floor(this.#clock.monotonic() - this.#began.mark));
    }
}

// EXTERNAL MODULE: ./build/core/codes.js
var codes = __webpack_require__(39776);
;// CONCATENATED MODULE: ./build/run/redaction-record.js

/** Findings that get a record of their own; the rest are counted in one more. */
const MOST_RECORDS = 20;
/** Puts on record that something was redacted: the kinds and places, never the values. */
class RedactionRecord {
    #count = 0;
    /** The events that tell of these findings, in order. */
    eventsFor(found) {
        return found.flatMap((one) => {
            this.#count += 1;
            if (this.#count <= MOST_RECORDS)
                return [recordOf(reasonFor(one))];
            return this.#count === MOST_RECORDS + 1 ? [recordOf(AND_MORE)] : [];
        });
    }
}
const AND_MORE = `more than ${MOST_RECORDS} secrets were found and redacted: the others have no record of their own`;
function reasonFor({ kind, place }) {
    const where = place === null ? '' : ` (${place})`;
    return `${kind}${where} is redacted in everything that this run writes: if it is real, replace it, and keep it out of the repository and of what commands print`;
}
function recordOf(reason) {
    const { type, title } = codes/* CODES */.L['OUT-02'];
    return {
        type: 'violated',
        violation: {
            constraint: title.replaceAll(' ', '_'),
            code: 'OUT-02',
            type,
            response: 'warn_continue',
            reason,
            paths: [],
            details: {},
            effect: 'prevented',
        },
    };
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
    const redactions = new RedactionRecord();
    const tellFound = () => {
        for (const event of redactions.eventsFor(redactor.takeFound()))
            recorder.emit(event);
    };
    // Secrets go before anything is chained, folded or shown: no listener ever sees one.
    const emit = (event) => {
        redactor.spare(idsIn(event));
        const clean = redactor.data(event, placesOf(event));
        if (event.type === 'run_finished')
            tellFound();
        recorder.emit(clean);
        tellFound();
    };
    return {
        emit,
        redactPatch: (patch) => (patch === null ? null : redactor.bytes(patch, (0,place/* inPatch */.sx)('changes.patch'))),
        record: () => record,
        auditHead,
        recordedAt: () => recorder.lastAt(),
        publish: (patch) => {
            // The reports name the root, and the root is the hash of the seal over the reports: until it is known, the
            // hash before it stands in its place.
            const prev = chain.head();
            const reports = (0,report_reports/* renderReports */.k)(record, (0,report_reports/* choiceFrom */.C)(parts.settings), { patch, auditRoot: prev });
            const files = writer.finished(reports);
            const sealed = [...writer.kept(), ...files.map(({ name, content }) => (0,seal/* sealedFile */.X2)(name, content))];
            recorder.emit({ type: 'record_sealed', files: sealed });
            const auditRoot = chain.head();
            writer.write(files.map(({ name, content }) => ({ name, content: (0,seal/* withHash */.F)(content, prev, auditRoot) })));
            writer.close();
            const outputs = outputsOf(record, {
                reportDir: writer.dir,
                auditRoot: writer.dir === null ? null : auditRoot,
            });
            return { outputs: redactor.data(outputs), dir: writer.dir, record, redactor };
        },
    };
}
/** What the harness itself calls things by: text that claims to hold a secret of the same letters hides none of it. */
function idsIn(event) {
    const ids = ['executionId', 'head', 'tree', 'parent', 'sha'];
    const named = { ...event };
    return ids.flatMap((id) => {
        const value = named[id];
        return typeof value === 'string' ? [value] : [];
    });
}


/***/ }),

/***/ 96144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refuseStart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapters_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49962);
/* harmony import */ var _adapters_secret_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6253);
/* harmony import */ var _settings_untrusted_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29634);
/* harmony import */ var _observers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60972);
/* harmony import */ var _reports_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7075);
/* harmony import */ var _secret_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15659);
/* harmony import */ var _start_violation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57080);









function codeOf(problem) {
    return (0,_settings_untrusted_source_js__WEBPACK_IMPORTED_MODULE_4__/* .isUntrustedSource */ .o)(problem) ? 'CFG-02' : 'CFG-01';
}
/**
 * The record of a run that did not start: because its settings are wrong, git or a cancel stood in the way, or nobody
 * with the right asked. No model was called and nothing was touched. Its reports go where the run's would have gone,
 * so that an earlier run's outcome is not taken for this one's.
 */
function refuseStart(refused) {
    const redactor = (0,_adapters_secret_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .createSecretGuard */ .q)((0,_secret_values_js__WEBPACK_IMPORTED_MODULE_7__/* .secretValues */ .V)(refused.env, null));
    const { place, trouble } = (0,_adapters_place_js__WEBPACK_IMPORTED_MODULE_2__/* .locate */ .x)(refused.at.workspace);
    const executionId = `run-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const options = {
        executionId,
        root: place.root,
        outputDir: refused.at.outputDir ?? _reports_place_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_OUTPUT */ .Ol,
        enabled: true,
        fallbackBase: refused.temporary,
        notice: () => undefined,
        redact: (bytes) => redactor.bytes(bytes),
    };
    const { writer } = (0,_reports_place_js__WEBPACK_IMPORTED_MODULE_6__/* .reportsPlace */ .tD)(options, refused.env.PATH ?? '');
    const isExpected = trouble === null && writer.dir === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(place.root, options.outputDir);
    if (writer.dir !== null && !isExpected)
        refused.notice(`the reports of this start are in ${writer.dir}`);
    const observers = (0,_observers_js__WEBPACK_IMPORTED_MODULE_5__/* .observe */ .l)({
        executionId,
        settings: {},
        clock: refused.clock,
        redactor,
        writer,
        log: () => () => undefined,
    });
    // What git or the network stands in the way with breaks no rule.
    const { code } = refused;
    const breaksRule = refused.outcome === 'config_error' || refused.outcome === 'skipped';
    for (const problem of breaksRule && code !== null ? refused.problems.split('\n') : []) {
        observers.emit({ type: 'violated', violation: (0,_start_violation_js__WEBPACK_IMPORTED_MODULE_8__/* .startViolation */ .y)(problem, code ?? codeOf(problem)) });
    }
    const outcome = { name: refused.outcome, reason: refused.problems.split('\n').join('; ') };
    observers.emit({ type: 'run_finished', outcome, changes: [] });
    return observers.publish(null);
}


/***/ }),

/***/ 7075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ol: () => (/* binding */ DEFAULT_OUTPUT),
  nk: () => (/* binding */ outputFolderObjection),
  tD: () => (/* binding */ reportsPlace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/find.js
var find = __webpack_require__(16191);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: ./build/adapters/git/site.js
var site = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/adapters/git/tracked-below.js




/** Files that people commit so that git keeps a folder: reports may be written beside them. */
const PLACEHOLDERS = ['.gitignore', '.gitkeep', '.keep'];
/**
 * One file below the folder `dir` (absolute) that git tracks; null where there is none, or where git cannot tell. It
 * is asked before the run begins, so it waits: about 3 ms.
 */
function trackedBelow(gitPath, root, dir) {
    const gitDir = (0,site/* gitDirOf */.z0)(root);
    if (gitDir === null)
        return null;
    const settings = exec/* HARDENING */.DD.flatMap((pair) => ['-c', pair]);
    const said = (0,external_node_child_process_.spawnSync)(gitPath, [`--git-dir=${gitDir}`, `--work-tree=${root}`, ...settings, 'ls-files', '-z', '--', (0,external_node_path_.relative)(root, dir)], { cwd: root, env: (0,exec/* hardenedEnvironment */.jm)(gitPath), timeout: 30_000, maxBuffer: 1 << 28 });
    // A git that is none says anything: the run ends with that, and not with what it said.
    const below = `${(0,external_node_path_.relative)(root, dir)}/`;
    const names = (said.stdout?.toString('utf8') ?? '').split('\0').filter((name) => name.startsWith(below));
    return names.find((name) => !PLACEHOLDERS.includes(name.slice(below.length))) ?? null;
}

// EXTERNAL MODULE: ./build/adapters/output-folder.js
var output_folder = __webpack_require__(13777);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/adapters/earlier-records.js
var earlier_records = __webpack_require__(84746);
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

// EXTERNAL MODULE: ./build/adapters/lock-file.js
var lock_file = __webpack_require__(30365);
// EXTERNAL MODULE: ./build/adapters/report-text.js
var report_text = __webpack_require__(7107);
;// CONCATENATED MODULE: ./build/adapters/written-digests.js



/** The digests of what a run writes besides events.jsonl and its reports, as they were when it was written. */
class WrittenDigests {
    /** By name: a file that was written twice counts as it is now. */
    #files = new Map();
    add(name, content) {
        this.#files.set(name, digestOf(name, content));
    }
    /** The folder is another one now, and none of them is in it. */
    clear() {
        this.#files.clear();
    }
    /** With the `.gitignore` that hides the folder `dir`, where there is one. */
    in(dir) {
        const written = [...this.#files.values()];
        if (dir === null)
            return written;
        try {
            return [...written, digestOf('.gitignore', (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(dir, '.gitignore')))];
        }
        catch {
            return written;
        }
    }
}
function digestOf(name, content) {
    return { name, bytes: content.length, sha256: (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex') };
}

;// CONCATENATED MODULE: ./build/adapters/report-writer.js









/**
 * Makes the output folder ready; an earlier run's record is moved to `previous/`. Throws an Error with one line for the user where the name itself is wrong (a link,
 * outside, the workspace itself): that is a configuration error, before anything has run. Where the disk is at
 * fault, a fresh folder elsewhere takes its place.
 */
function openReportWriter(options) {
    const dir = (0,output_folder/* placeOutputFolder */.RS)(options.root, options.outputDir);
    return new FolderWriter(dir, options);
}
class FolderWriter {
    #options;
    #told = new Set();
    #wanted;
    #release = () => undefined;
    #kept = new WrittenDigests();
    #fellBack = false;
    #folder = null;
    #events = null;
    constructor(dir, options) {
        this.#options = options;
        this.#wanted = dir;
        // Without reports too: an old record would be taken for this run's.
        if (options.enabled || (0,external_node_fs_.existsSync)(dir))
            this.#open();
    }
    #open() {
        const dir = this.#wanted;
        try {
            this.#folder = (0,output_folder/* openOutputFolder */.uS)(dir);
            const lock = (0,lock_file/* takeLock */.H)((0,external_node_path_.join)(dir, output_folder/* FOLDER_LOCK */.b7), this.#options.executionId);
            if (!lock.ok)
                throw new Error(`another run writes there: ${lock.holder}`);
            this.#release = lock.release;
            (0,earlier_records/* setAsideEarlier */.h)(dir);
            if (this.#options.enabled)
                this.#events = new EventLog(dir);
        }
        catch (error) {
            this.#folder = null;
            if (this.#options.enabled)
                this.#fallBack(`reports cannot be written to ${dir} (${(0,message_of/* messageOf */.b)(error)})`);
        }
    }
    get dir() {
        return this.#options.enabled ? (this.#folder?.dir ?? null) : null;
    }
    appendEvent(line) {
        try {
            this.#events?.append(line);
        }
        catch (error) {
            this.#tell(`events.jsonl cannot be written (${(0,message_of/* messageOf */.b)(error)}): tried again at each event`);
        }
    }
    saveQuarantine(name, bytes) {
        const safe = name
            .replace(/\.patch$/, '')
            .replace(/[^A-Za-z0-9._-]+/g, '-')
            .replace(/^\.+/, '');
        const file = `${output_folder/* QUARANTINE */.DX}/${safe === '' ? 'step' : safe}.patch`;
        if (this.#folder === null && !this.#options.enabled && !this.#fellBack)
            this.#openForQuarantine();
        if (!this.#put({ name: file, content: bytes }))
            return null;
        return this.#options.enabled || this.#folder === null ? file : (0,external_node_path_.join)(this.#folder.dir, file);
    }
    #openForQuarantine() {
        this.#open();
        if (this.#folder === null)
            this.#fallBack(`${this.#wanted} cannot be written`);
    }
    saveOutput(name, text) {
        if (!this.#options.enabled)
            return null;
        const file = `${output_folder/* OUTPUTS */.py}/${name}.txt`;
        return this.#put({ name: file, content: text }) ? file : null;
    }
    write(files) {
        if (!this.#options.enabled)
            return [];
        this.#rescueEvents();
        return files
            .filter((file) => this.#store((0,report_text/* isFinished */.$)(file) ? file : this.#finish(file)))
            .map(({ name }) => name);
    }
    finished(files) {
        return files.map((file) => this.#finish(file));
    }
    #finish({ name, content }) {
        return {
            name,
            content: this.#options.redact(typeof content === 'string' ? Buffer.from(content) : content, name),
        };
    }
    kept() {
        return this.#kept.in(this.#folder?.dir ?? null);
    }
    close() {
        this.#rescueEvents();
        this.#events?.close();
        this.#events = null;
        this.#release();
    }
    /** For what is written while the run goes on. */
    #put(file) {
        const finished = this.#finish(file);
        if (!this.#store(finished))
            return false;
        this.#kept.add(file.name, finished.content);
        return true;
    }
    #store({ name, content: bytes }) {
        for (const last of [false, true]) {
            if (this.#folder === null)
                return false;
            try {
                this.#mustBeOurs(this.#folder);
                for (const below of [output_folder/* QUARANTINE */.DX, output_folder/* OUTPUTS */.py]) {
                    if (name.startsWith(`${below}/`))
                        (0,output_folder/* openFolderBelow */.EQ)(this.#folder.dir, below);
                }
                (0,report_text/* writeWhole */.f)(this.#folder.dir, name, bytes);
                return true;
            }
            catch (error) {
                const trouble = `${name} cannot be written to ${this.#folder.dir} (${(0,message_of/* messageOf */.b)(error)})`;
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
        this.#kept.clear();
        try {
            this.#folder = (0,output_folder/* openFallbackFolder */.bK)(this.#options.fallbackBase);
            this.#tell(`${this.#options.enabled ? 'reports are' : 'work that is taken back is'} written to ${this.#folder.dir} instead`);
            if (!this.#options.enabled)
                return;
            this.#events = new EventLog(this.#folder.dir);
            const lines = before?.content().toString().split('\n').slice(0, -1) ?? [];
            for (const line of lines)
                this.#events.append(line);
            before?.close();
        }
        catch (error) {
            this.#folder = null;
            this.#tell(`${this.#options.fallbackBase} cannot be written either (${(0,message_of/* messageOf */.b)(error)}): no reports are kept`);
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
            (0,report_text/* writeWhole */.f)(folder.dir, 'events.jsonl', events.content());
            this.#tell('events.jsonl was removed or exchanged during the run: it was written again');
        }
        catch (error) {
            this.#fallBack(`events.jsonl cannot be written to ${folder.dir} (${(0,message_of/* messageOf */.b)(error)})`);
        }
    }
    #tell(text) {
        if (this.#told.has(text))
            return;
        this.#told.add(text);
        this.#options.notice(text);
    }
}

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
;// CONCATENATED MODULE: ./build/run/reports-place.js








/** Where reports go when no settings say otherwise. */
const DEFAULT_OUTPUT = '.forge/artifacts';
/** Where a run's reports go: the folder that was asked for, or a fresh one where that can be none. */
function reportsPlace(options, searchPath) {
    try {
        refuseTracked(options, searchPath);
        return { writer: openReportWriter(options), trouble: null };
    }
    catch (error) {
        const outputDir = (0,external_node_path_.join)(options.fallbackBase, `forge-headless-${(0,external_node_crypto_.randomUUID)()}`);
        const trouble = (0,message_of/* messageOf */.b)(error);
        return { writer: openReportWriter({ ...options, outputDir }), trouble };
    }
}
/** Why no reports can go there; null where they can. Changes nothing. */
function outputFolderObjection(root, outputDir, searchPath) {
    try {
        refuseTracked({ root, outputDir }, searchPath);
        return null;
    }
    catch (error) {
        return (0,message_of/* messageOf */.b)(error);
    }
}
/** What git tracks is the user's: reports would take its place, and changes there would never be counted. */
function refuseTracked({ root, outputDir }, searchPath) {
    const tracked = trackedIn(root, (0,output_folder/* placeOutputFolder */.RS)(root, outputDir), searchPath);
    if (tracked === null)
        return;
    const remedy = `name a folder of its own with output_dir, or take it out of git with \`git rm -r --cached ${outputDir}\``;
    throw new Error(`output_dir "${outputDir}" holds ${tracked}, which git tracks: ${remedy}`);
}
function trackedIn(root, dir, searchPath) {
    try {
        return trackedBelow((0,find/* locateGit */.Hv)(searchPath), root, dir);
    }
    catch (error) {
        // A run without git ends with its own reason.
        if (error instanceof outcome/* StopRun */.U)
            return null;
        throw error;
    }
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

/***/ 11224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ contradictionsIn)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3667);
/* harmony import */ var _safety_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87634);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70523);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78352);




const FILE_SIZE = ['constraints', 'file_size'];
/** Settings that are each fine and cannot both be meant. What is no value at all is the schema's affair. */
function contradictionsIn(data) {
    const soft = (0,_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(data, [...FILE_SIZE, 'soft']);
    const hard = (0,_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(data, [...FILE_SIZE, 'hard']);
    const softBytes = bytesOf(soft);
    const hardBytes = hard === undefined ? _safety_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_FILE */ .K : bytesOf(hard);
    if (softBytes === null || hardBytes === null || softBytes <= hardBytes)
        return [];
    const limit = hard === undefined ? '10MB' : (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(hard);
    const message = `expected at most the hard limit, ${limit}, got ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(soft)}: over that limit every file is rejected; lower soft, or leave it out`;
    return [{ path: [...FILE_SIZE, 'soft'], at: 'value', subject: true, message }];
}
function bytesOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSize */ .DB)(value) : null;
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

/***/ 45806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ fallback),
/* harmony export */   q: () => (/* binding */ price)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70523);


/** More would only put off the end of a run in which nobody answers. */
const MOST_FALLBACKS = 5;
/** What a model costs. Source: CONTRACT 3 `model.price`. */
const price = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    input: _units_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9.describe('what the model reads anew; 0 where that is free'),
    output: _units_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9.describe('what it writes; 0 where that is free'),
    cache_read: _units_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9
        .optional()
        .describe('what it reads from its cache; 0 where that is free; as input unless set'),
    cache_write: _units_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9.optional().describe('what it puts there; 0 where that is free; as input unless set'),
});
const model = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('`provider/name`, or a name at the provider of `model.name`'),
    price: price.describe('USD per million tokens, for a model whose price is not known here'),
});
/** Models that are asked in order where the one before does not answer. */
const fallback = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1), model])).max(MOST_FALLBACKS);


/***/ }),

/***/ 48744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   m: () => (/* binding */ readFromDisk),
/* harmony export */   w0: () => (/* binding */ readWithin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97951);
/* harmony import */ var _untrusted_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29634);




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
/**
 * Reads files, but none through a link that leads out of the repository at `root`, or into its `.git`: the repository
 * may hold such a link, and what is wrong with a file is quoted. For that reason a `.yml` is no link to a `.env` either. A path that the user gave outside of it is read as it is.
 */
function readWithin(root) {
    return (path, maxBytes) => {
        const message = isBelow(path, root) ? leadsAway(path, root) : null;
        return message === null ? readFromDisk(path, maxBytes) : refused(message);
    };
}
const YAML = /\.ya?ml$/i;
function leadsAway(path, root) {
    try {
        const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
        if (isLink && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            return 'it is a link to a file that does not exist: put the file itself there';
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
        if (!isBelow(real, top))
            return _untrusted_source_js__WEBPACK_IMPORTED_MODULE_2__/* .UNTRUSTED_SOURCES */ .K.link;
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return inside.some((part) => part.toLowerCase() === '.git')
            ? _untrusted_source_js__WEBPACK_IMPORTED_MODULE_2__/* .UNTRUSTED_SOURCES */ .K.gitDirectory
            : isLink && YAML.test(path) && !YAML.test(real)
                ? 'it is a link to a file that is not YAML by its name: put the file itself there'
                : null;
    }
    catch {
        return null; // What cannot be resolved cannot be read either, and reading says why.
    }
}
function isBelow(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
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
    return refused(`it cannot be read (${(0,_core_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error)})`);
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
/* harmony export */   FW: () => (/* binding */ topicOf),
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   __: () => (/* binding */ sandboxTrial),
/* harmony export */   bQ: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97201);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78898);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85976);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3667);




const COMMANDS = {
    run: { about: 'let the agent do the task (the default)', flags: null },
    demo: {
        about: 'the main job on a throw-away repository, without a key',
        flags: ['json', 'quiet', 'verbose', 'debug'],
    },
    doctor: {
        about: 'doctor [flags]: what is missing before a run with these flags, and the line that mends it; --sandbox without a MODE shows what a command would see here, and tries each boundary of the sandbox',
        flags: null,
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
const SEE_HELP = 'forge-headless --help lists all there are';
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
    // What the rest of the line would mean to it, or lacks, cannot be known.
    const { values } = read('run', words.slice(1));
    return { command: 'unknown', given: { values, problems: [{ where: _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_LINE */ .rD, message }] } };
}
/** The command that a line speaks of, whatever else is on it; null where it names none. */
function topicOf(argv) {
    const first = argv[0] === 'headless' ? argv[1] : argv[0];
    return first !== undefined && isCommand(first) ? first : null;
}
/** `doctor --sandbox` without a value asks for the trial of the sandbox; with one it is the setting. */
function sandboxTrial(argv) {
    const rest = argv.filter((word, at) => word !== '--sandbox' || isValue(argv[at + 1]));
    return { argv: rest, isTrial: rest.length < argv.length };
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
    if (known.length === 0)
        return { where: `--${name}`, message: 'unknown flag: this command takes no flags' };
    const guess = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(name, known);
    const hint = guess === null ? '' : `did you mean "--${guess}"? `;
    return { where: `--${name}`, message: `unknown flag: ${hint}${SEE_HELP}` };
}
function stray(word) {
    return {
        where: _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMAND_LINE */ .rD,
        message: `unexpected word ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(word)}: a value follows its flag, and text with spaces is quoted`,
    };
}


/***/ }),

/***/ 54638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ forgeAccess)
/* harmony export */ });
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78717);

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
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70135);

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

/***/ 70135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mT: () => (/* binding */ MOST_GLOBS),
  oi: () => (/* binding */ globListProblem),
  AI: () => (/* binding */ globProblem),
  ry: () => (/* binding */ splitList)
});

// UNUSED EXPORTS: bracePatterns

// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(91138);
;// CONCATENATED MODULE: ./build/settings/unclosed-glob.js
/** `[:alpha:]` inside a class. */
const POSIX_CLASS = /^\[:[a-z]+:\]/;
const LONGEST_POSIX_CLASS = 12;
const MEANT = {
    '[': 'one of these characters',
    '{': 'these alternatives',
    '(': 'these alternatives',
};
/**
 * Returns why a glob is refused whose bracket, brace or parenthesis is never closed, or null. The matcher would take
 * the sign as a plain character, so the glob would match nothing that its author had in mind.
 */
function unclosedProblem(glob, shown) {
    const found = unclosedBrace(glob) ?? firstUnclosedPart(glob);
    if (found === null)
        return null;
    const { open, missing } = found;
    if (open === '\\')
        return `${shown} ends a name with \\, which escapes nothing: remove it`;
    const closed = JSON.stringify(glob + missing);
    return `${shown} opens ${open} and never closes it: write ${closed} for ${MEANT[open]}, or \\${open} for the character ${open}`;
}
/** Returns why one of the alternatives that a glob's braces stand for is refused, or null. */
function unclosedAlternative(alternatives, shown) {
    const found = alternatives.find((each) => firstUnclosedPart(each) !== null);
    return found === undefined
        ? null
        : unclosedProblem(found, `${shown}: its alternative ${JSON.stringify(found)}`);
}
function unclosedBrace(glob) {
    let depth = 0;
    for (let at = 0; at < glob.length; at++) {
        const character = glob[at];
        if (character === '\\')
            at++;
        else if (character === '[')
            at = Math.max(at, endOfClass(glob, at));
        else if (character === '{')
            depth++;
        else if (character === '}' && depth > 0)
            depth--;
    }
    return depth === 0 ? null : { open: '{', missing: '}'.repeat(depth) };
}
/** Classes and parentheses end with the part between slashes that they are in. */
function firstUnclosedPart(glob) {
    for (const part of glob.split('/')) {
        const found = unclosedIn(part);
        if (found !== null)
            return found;
    }
    return null;
}
function unclosedIn(part) {
    let depth = 0;
    for (let at = 0; at < part.length; at++) {
        const character = part[at];
        if (character === '\\') {
            at++;
            if (at === part.length)
                return { open: '\\', missing: '' };
        }
        else if (character === '[') {
            const end = endOfClass(part, at);
            if (end === -1)
                return { open: '[', missing: ']' };
            at = end;
        }
        else if (character === '(' && /[+@!?*]/.test(part[at - 1] ?? ''))
            depth++;
        else if (character === ')' && depth > 0)
            depth--;
    }
    return depth === 0 ? null : { open: '(', missing: ')'.repeat(depth) };
}
/** Index of the `]` that closes the class at `start`; -1 where none does before the next slash. */
function endOfClass(text, start) {
    let at = start + 1;
    if (text[at] === '!' || text[at] === '^')
        at++;
    // A bracket that comes first is one of the characters.
    if (text[at] === ']')
        at++;
    for (; at < text.length && text[at] !== '/'; at++) {
        const posix = POSIX_CLASS.exec(text.slice(at, at + LONGEST_POSIX_CLASS));
        if (posix !== null)
            at += posix[0].length - 1;
        else if (text[at] === '\\')
            at++;
        else if (text[at] === ']')
            return at;
    }
    return -1;
}

;// CONCATENATED MODULE: ./build/settings/globs.js


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
    if (tidied(seen) === '')
        return `${shown} names the repository root: write ** for everything`;
    if (glob.startsWith('/')) {
        return `${shown}: globs are relative to the repository root: write ${JSON.stringify(glob.replace(/^\/+/, ''))}`;
    }
    return (partProblem(glob, shown) ??
        partProblem(seen, shown) ??
        unclosedProblem(glob, shown) ??
        backslashProblem(glob, shown) ??
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
    // `x/` is the folder x with everything below it, as in a .gitignore.
    for (const part of glob.replace(/\/$/, '').split('/')) {
        if (part === '..')
            return `${shown} holds "..": nothing outside the repository can be named; remove it`;
        if (part === '.' || part === '') {
            return `${shown} holds an empty part or ".": write ${JSON.stringify(tidied(glob))}`;
        }
    }
    return null;
}
/** As between folders on Windows. It escapes the letter, so that the glob would match `srcapp` and never `src/app`. */
function backslashProblem(glob, shown) {
    if (!/(?<!\\)(?:\\\\)*\\[\p{L}\p{N}_]/u.test(glob))
        return null;
    return `${shown} has a \\ before a letter or digit, which escapes nothing: write / between folders`;
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
    const alternatives = few ? esm/* minimatch */.xF.braceExpand(glob, { braceExpandMax: MOST_BRACE_PATTERNS + 1 }) : [];
    if (!few || alternatives.length > MOST_BRACE_PATTERNS) {
        return `${shown}: its braces stand for more than ${MOST_BRACE_PATTERNS} patterns: use * or write several globs`;
    }
    return alternativeProblem(alternatives, shown);
}
/** What braces put together is held to the same: `.{.,a}` stands for `..`. */
function alternativeProblem(alternatives, shown) {
    if (!alternatives.some((each) => each.split('/').includes('..'))) {
        return unclosedAlternative(alternatives, shown);
    }
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
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85976);


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

/***/ 73399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadRunRequest)
});

// EXTERNAL MODULE: ./build/settings/run-branch.js
var run_branch = __webpack_require__(33950);
;// CONCATENATED MODULE: ./build/settings/delivery.js

/** The settings with what a pull request needs: the push, and a branch of its own, which may end in more. */
function withDelivery(settings, env, branchEnd = '') {
    const { git } = settings;
    if (!git.create_pr)
        return settings;
    return {
        ...settings,
        git: { ...git, auto_push: true, branch: git.branch || `${(0,run_branch/* runBranch */.K)(env)}${branchEnd}` },
    };
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
var environment = __webpack_require__(99557);
// EXTERNAL MODULE: ./build/settings/validate.js
var validate = __webpack_require__(78352);
;// CONCATENATED MODULE: ./build/settings/event-defaults.js

/**
 * The layer below all others. A pull request is not wanted of a run that is told not to commit or not to push.
 */
function eventLayer(event, data) {
    const isOff = (key) => (0,validate/* valueAt */.f)(data, ['git', key]) === false;
    const isWanted = event?.pullRequest === true && !isOff('auto_commit') && !isOff('auto_push');
    return { origin: 'default', data: isWanted ? { git: { create_pr: true } } : {} };
}

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
// EXTERNAL MODULE: ./build/settings/fallback-schema.js
var fallback_schema = __webpack_require__(45806);
// EXTERNAL MODULE: ./build/settings/problem.js
var problem = __webpack_require__(3667);
// EXTERNAL MODULE: ./build/settings/schema.js + 6 modules
var schema = __webpack_require__(26246);
;// CONCATENATED MODULE: ./build/settings/fallback.js




/**
 * `model.fallback` with the keys it needs. A model of the main one's provider shares its key and address; every other
 * has its provider's own, for neither the run's key nor its address may be given to somebody else. What the schema has
 * against `entries` is not repeated; a recording answers always, so beside one nothing is looked at.
 */
function checkedFallbacks(entries, main, env) {
    const parsed = fallback_schema/* fallback */.N.safeParse(entries ?? []);
    if (!parsed.success || main.provider === 'replay')
        return { value: [], problems: [] };
    const value = [];
    const problems = [];
    for (const [at, entry] of parsed.data.entries()) {
        const where = `model.fallback.${at}`;
        const found = resolved(entry, main, env);
        if (typeof found === 'string')
            problems.push({ where, message: found });
        else if (isNamed(found, [{ provider: main.provider, model: main.name }, ...value])) {
            const message = `${(0,problem/* show */.WU)(nameOf(entry))} is asked before already: list each model once, and not the main one`;
            problems.push({ where, message });
        }
        else
            value.push(found);
    }
    return { value, problems };
}
/** The model, or what is wrong with it. */
function resolved(entry, main, env) {
    const name = nameOf(entry);
    const { provider, model } = split(name, main.provider);
    const price = typeof entry === 'string' ? undefined : entry.price;
    if (model === '')
        return `${(0,problem/* show */.WU)(name)} names no model: write provider/name, as in openai/gpt-5`;
    if (provider === 'replay')
        return `${(0,problem/* show */.WU)(name)} is a recording, which stands in for no model: leave it out`;
    if (provider === main.provider) {
        return { provider, model, apiKey: main.apiKey, baseUrl: main.baseUrl, price };
    }
    const own = environment/* KEY_VARIABLES */.A8[provider];
    if (own === null) {
        return `${(0,problem/* show */.WU)(name)} has no address, for base-url is that of ${main.provider}: a model of ${provider} can only follow another of it`;
    }
    const apiKey = (0,environment/* variable */.bv)(env, own);
    if (apiKey === null) {
        return `${(0,problem/* show */.WU)(name)} needs a key: set ${own}, or leave it out${elsewhere(name, main)}`;
    }
    return { provider, model, apiKey, baseUrl: null, price };
}
/** Gateways name models like `anthropic/claude-sonnet-5`: there, the provider has to be said. */
function elsewhere(name, { provider }) {
    return provider === 'openai-compatible' ? `; a model of the gateway is ${provider}/${name}` : '';
}
/** What stands before the first slash, where that is a provider; else the main one is meant, slashes and all. */
function split(name, main) {
    const slash = name.indexOf('/');
    const provider = schema/* PROVIDERS */.xq.find((known) => known === name.slice(0, Math.max(0, slash)));
    if (provider === undefined)
        return { provider: main, model: name.trim() };
    return { provider, model: name.slice(slash + 1).trim() };
}
function nameOf(entry) {
    return typeof entry === 'string' ? entry : entry.name;
}
function isNamed({ provider, model }, others) {
    return others.some((other) => other.provider === provider && other.model === model);
}

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

// EXTERNAL MODULE: ./build/settings/globs.js + 1 modules
var settings_globs = __webpack_require__(70135);
// EXTERNAL MODULE: ./build/settings/nearest.js
var nearest = __webpack_require__(78898);
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
    const found = (0,environment/* providersWithKeys */.fT)(env);
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
    const own = environment/* KEY_VARIABLES */.A8[provider];
    const candidates = [
        { where: 'input api-key', key: inputKey(values) },
        { where: 'FORGE_API_KEY', key: (0,environment/* variable */.bv)(env, 'FORGE_API_KEY') },
        ...(own === null ? [] : [{ where: own, key: (0,environment/* variable */.bv)(env, own) }]),
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
    return { value: globs.filter((glob) => (0,settings_globs/* globProblem */.AI)(glob) === null), problems };
}

;// CONCATENATED MODULE: ./build/settings/model-parts.js




/** Provider, model, key and address: what of them is missing or wrong, all at once. */
function modelParts(sources) {
    const { input, given, environment, data, unreadable } = sources;
    const named = (0,validate/* valueAt */.f)(data, ['model', 'provider']);
    const guess = named === undefined && !unreadable ? guessedProvider(input.env) : null;
    const provider = schema/* PROVIDERS */.xq.find((name) => name === (named ?? guess?.value?.provider)) ?? null;
    const name = requiredModel(provider, (0,validate/* valueAt */.f)(data, ['model', 'name']));
    // Without a provider no key can be missing, but an address can still be wrong.
    const asked = provider ?? 'replay';
    const key = requiredKey(asked, given.values, input.env);
    const url = checkedBaseUrl(provider ?? 'openai', given.values.get('base-url') ?? environment.get('base-url'));
    const guessed = guess?.value ?? null;
    const main = { provider: asked, name: name.value, apiKey: key.value, baseUrl: url.value };
    const fallbacks = checkedFallbacks((0,validate/* valueAt */.f)(data, ['model', 'fallback']), main, input.env);
    return {
        value: {
            ...main,
            fallbacks: fallbacks.value,
            canBeAsked: provider !== null && key.problems.length + url.problems.length === 0,
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
            ...fallbacks.problems,
        ],
    };
}

// EXTERNAL MODULE: ./build/settings/overlay.js
var overlay = __webpack_require__(66296);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
    if (SYSTEM.test(output)) {
        // A sandbox hides the reports from commands: they could not start without these folders.
        const message = `${(0,problem/* show */.WU)(outputDir)} is a folder of the system, which commands need: name a folder of its own, e.g. .forge/artifacts`;
        return [{ where: 'artifacts.output_dir', message }];
    }
    const { report } = settings.controlled_edit;
    if (settings.mode !== 'controlled-edit' || !holds(output, (0,external_node_path_.resolve)(workspace, report)))
        return [];
    const message = `${(0,problem/* show */.WU)(report)} lies in the output folder, ${outputDir}, where the report is written anyway: name a file elsewhere`;
    return [{ where: 'controlled_edit.report', message }];
}
const SYSTEM = /^\/(?:(?:bin|dev|home|lib\d*|mnt|opt|proc|root|run|sbin|srv|sys|usr|usr\/(?:bin|include|lib\d*|libexec|local|sbin|share)|usr\/local\/(?:bin|lib|share)|var|var\/(?:lib|log|cache))$|(?:boot|etc)(?:\/|$))/;
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

// EXTERNAL MODULE: ./build/settings/reports-at.js
var reports_at = __webpack_require__(45661);
;// CONCATENATED MODULE: ./build/settings/signing.js
const AUTHOR = ['git.author_name', 'git.author_email'];
/** Somebody named as author of a commit that GitHub makes; null where nobody is. Source: DECISIONS D32. */
function signingProblem({ git }, origins) {
    if (!git.sign_commits)
        return null;
    const named = AUTHOR.find((key) => (origins.get(key) ?? 'default') !== 'default');
    if (named === undefined)
        return null;
    const message = "names an author, and with git.sign_commits the author is the token's account: take one of the two out";
    return { where: named, message };
}

// EXTERNAL MODULE: ./build/settings/sources.js + 1 modules
var settings_sources = __webpack_require__(78717);
;// CONCATENATED MODULE: ./build/settings/upload.js


/** Days that an artifact can be kept, in the repositories that allow most. Source: docs.github.com, retention policy. */
const LONGEST_DAYS = 400;
/** What becomes of the reports on the forge. Only the action's inputs say it: a file has no say in what its reader keeps. */
function checkedUpload(values) {
    const enabled = values.get('upload-artifact');
    const days = values.get('retention-days');
    const problems = [];
    if (enabled !== undefined && typeof enabled.value !== 'boolean') {
        problems.push({ where: enabled.where, message: `${(0,problem/* show */.WU)(enabled.value)} is neither true nor false` });
    }
    if (days !== undefined && !isDays(days.value)) {
        const message = `${(0,problem/* show */.WU)(days.value)} is no whole number from 1 to ${LONGEST_DAYS}: leave it empty for the repository's own`;
        problems.push({ where: days.where, message });
    }
    const value = {
        enabled: enabled?.value !== false,
        name: (0,settings_sources/* textOf */.b6)(values, 'artifact-name'),
        retentionDays: isDays(days?.value) ? days.value : null,
    };
    return { value, problems };
}
function isDays(value) {
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_DAYS;
}

// EXTERNAL MODULE: ./build/settings/valid-part.js
var valid_part = __webpack_require__(50762);
;// CONCATENATED MODULE: ./build/settings/load.js



















/**
 * What a run goes by: input or flag over environment over file over profile over default. Either all of it, or
 * every problem at once: the file's in the order of its lines, then those of the door, then what is missing.
 */
async function loadRunRequest(input) {
    const given = input.door === 'cli' ? (0,flags/* parseFlags */.bQ)(input.argv ?? []).given : (0,inputs/* parseInputs */.T)(input.env);
    const base = (0,settings_sources/* baseFolder */.YR)(input.door, input.env, input.cwd);
    const workspace = (0,settings_sources/* workspaceOf */.B3)(given.values, base);
    const readFile = input.readFile ?? (0,settings_file/* readWithin */.w0)((0,settings_file/* repositoryRoot */.Hn)(workspace.path));
    const [file, task] = await Promise.all([
        (0,settings_sources/* findFile */.qE)(given.values, base, workspace.path, readFile, input),
        (0,settings_sources/* givenTask */.lH)(given.values, base, readFile),
    ]);
    const values = withAsked(withTask(given.values, task.task ?? eventTask(input.event)), input.asked);
    // In a folder that is not there, nothing can be found: what is missing then is not the user's next mistake.
    const at = (0,reports_at/* reportsAt */.N)(given.values, base, file.parsed?.data);
    const isThere = workspace.problems.length === 0;
    const problems = [...(isThere ? file.problems : workspace.problems), ...given.problems, ...task.problems];
    const parts = { input, base, workspace: workspace.path, file, given: { values, problems } };
    const result = assembled(isThere ? parts : { ...parts, file: { path: null, parsed: null, problems: workspace.problems } });
    if (result.ok)
        return result;
    return isThere
        ? { ...result, at }
        : { ...result, problems: [...given.problems, ...workspace.problems], at };
}
function withTask(values, task) {
    return task === null ? values : new Map([...values, ['task', task]]);
}
/** What was given with the run wins over it, and it over the file's, which is for any event. */
function eventTask(event) {
    return event === undefined || event.task === '' ? null : { value: event.task, where: 'the event' };
}
function withAsked(values, asked) {
    if (asked === undefined)
        return values;
    const standing = [asked.instructions, (0,settings_sources/* textOf */.b6)(values, 'instructions') ?? ''].filter((text) => text !== '');
    const where = 'the comment';
    const instructions = { value: standing.join('\n\n'), where };
    const task = asked.task === '' ? [] : [['task', { value: asked.task, where }]];
    return new Map([...values, ...task, ['instructions', instructions]]);
}
/** Puts the parts together. The file may be broken: then what it may hold is not called missing. */
function assembled(parts) {
    const all = { ...parts, environment: (0,environment/* parseEnvironment */.Nq)(parts.input.env), data: dataOf(parts) };
    const early = problemsIn(all);
    const { sources, leftOut } = early.length === 0 ? { sources: all, leftOut: [] } : validSources(all);
    const { request, problems: late, canAskModel } = requestFrom(sources);
    const problems = [...early, ...late];
    if (problems.length === 0)
        return { ok: true, request };
    const rest = parts.input.purpose === 'look' ? { rest: { request, canAskModel, leftOut } } : {};
    return { ok: false, problems, ...rest };
}
function isUnreadable({ problems, parsed }) {
    return problems.length > 0 && parsed?.data === undefined;
}
/** What is wrong with each source, and what is missing from all of them. */
function problemsIn(sources) {
    const { given, environment, file, input } = sources;
    const unreadable = isUnreadable(file);
    const purpose = input.purpose ?? 'run';
    const task = requiredTask((0,settings_layers/* mergedLayers */.bC)(namedLayers(sources)).task);
    return [
        ...given.problems,
        ...(0,overlay/* overlayProblems */.p)(given.values),
        ...(0,overlay/* overlayProblems */.p)(environment),
        ...checkedFailOn(given.values.get('fail-on')).problems,
        ...checkedOpenings(given.values.get('open-protected')).problems,
        ...checkedUpload(given.values).problems,
        ...(unreadable || purpose !== 'run' ? [] : task.problems),
        ...(purpose === 'rules' ? [] : modelOf(sources).problems),
    ];
}
function modelOf(sources) {
    const data = (0,settings_layers/* mergedLayers */.bC)(namedLayers(sources));
    return modelParts({ ...sources, data, unreadable: isUnreadable(sources.file) });
}
/** The sources without what the schema objects to. */
function validSources(sources) {
    const { data, leftOut } = (0,valid_part/* validPart */.Y)(sources.data, sources.input);
    const [values, environment] = [sources.given.values, sources.environment].map(overlay/* validValues */.t);
    const given = { values: values ?? new Map(), problems: [] };
    const isWhole = !isUnreadable(sources.file);
    const rest = { ...sources, data, given, environment: environment ?? new Map() };
    const lost = [...sources.given.values.keys()].filter((key) => !given.values.has(key));
    return { sources: rest, leftOut: [...(isWhole ? leftOut : ['']), ...lost] };
}
/** The request, and what is wrong with settings that are valid each by itself. */
function requestFrom(sources) {
    const { input, given, base, workspace, file } = sources;
    const { value: model } = modelOf(sources);
    const { settings, layers } = settled(input, namedLayers(sources), model.guess);
    const forge = (0,forge_access/* forgeAccess */.s)(input.door, given.values, input.env);
    const origins = (0,settings_layers/* originsOf */.TZ)(settings, layers);
    const undeliverable = input.purpose === 'rules' ? [] : [deliveryProblem(settings, forge), signingProblem(settings, origins)];
    const problems = [...placeProblems(settings, workspace), ...undeliverable].filter((each) => each !== null);
    const request = {
        settings: (0,settings_layers/* deepFrozen */.bJ)(settings),
        origins,
        task: requiredTask((0,settings_layers/* mergedLayers */.bC)(namedLayers(sources)).task).value,
        instructions: (0,settings_sources/* textOf */.b6)(given.values, 'instructions') ?? '',
        ...endpointOf(model),
        openProtected: checkedOpenings(given.values.get('open-protected')).value,
        cwd: base,
        workspace,
        configPath: file.path,
        forge: forge && { ...forge, mainBranch: input.mainBranch ?? null },
        trigger: null,
        artifact: checkedUpload(given.values).value,
        failOn: checkedFailOn(given.values.get('fail-on')).value,
        json: given.values.get('json')?.value === true,
        notices: [...model.notices, ...deliveryNotices(settings)],
    };
    return { request: Object.freeze(request), problems, canAskModel: model.canBeAsked };
}
function endpointOf({ provider, name: model, apiKey, baseUrl, fallbacks }) {
    return { provider, model, apiKey, baseUrl, fallbacks };
}
/** What somebody has named, the strongest first. */
function namedLayers({ input, given, environment, data }) {
    return [
        { origin: input.door === 'cli' ? 'flag' : 'input', data: (0,settings_layers/* nested */.cY)(given.values) },
        { origin: 'environment', data: (0,settings_layers/* nested */.cY)(environment) },
        { origin: 'file', data },
    ];
}
/** The settings, and the layers that they come from, the strongest first. */
function settled({ env, event }, named, guess) {
    const chosen = [...named, guess, profileLayer((0,settings_layers/* mergedLayers */.bC)(named).profile)];
    const layers = [...chosen, eventLayer(event, (0,settings_layers/* mergedLayers */.bC)(chosen))];
    return {
        settings: withDelivery(schema/* settingsSchema */.dP.parse((0,settings_layers/* mergedLayers */.bC)(layers), schema/* ONCE */.ET), env, event?.branchEnd),
        layers,
    };
}
/** `sandbox: off` is short for `sandbox: { mode: off }`; every layer has the long form. */
function dataOf({ file }) {
    const data = file.parsed?.data;
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
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70135);

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
    return name.replace(/\/$/, '').includes('/')
        ? `${JSON.stringify(name)} is a path: write the name alone, it is matched at any depth`
        : (0,_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .globProblem */ .AI)(name);
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

/***/ 85976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ OPTIONS)
});

;// CONCATENATED MODULE: ./build/settings/artifact-options.js
/** Rows of the artifact that the action makes of the reports. */
const ARTIFACT_OPTIONS = [
    {
        key: 'upload-artifact',
        kind: 'boolean',
        input: 'upload-artifact',
        byDefault: 'true',
        about: 'keep the reports as an artifact of the workflow run',
    },
    {
        key: 'artifact-name',
        kind: 'text',
        input: 'artifact-name',
        about: 'its name, once a workflow run; empty for forge-headless-<job>-<attempt>-<piece of the run’s id>',
    },
    {
        key: 'retention-days',
        kind: 'number',
        input: 'retention-days',
        about: 'how long it is kept, 1 to 400; empty for what the repository is set to',
    },
];

;// CONCATENATED MODULE: ./build/settings/option.js
const LIST_NOTE = 'one a line or separated by commas';

;// CONCATENATED MODULE: ./build/settings/pull-request-options.js

/** Rows of the pull request, and of how the commit gets there. */
const PULL_REQUEST_OPTIONS = [
    {
        key: 'git.sign_commits',
        kind: 'boolean',
        input: 'sign-commits',
        about: "let GitHub make the commit, signed, as the token's account; for runs that push",
    },
    {
        key: 'git.create_pr',
        kind: 'boolean',
        input: 'create-pr',
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
        key: 'git.create_pr',
        kind: 'switch',
        flag: 'create-pr',
        means: true,
        about: 'push, and open a pull request or bring the open one up to date',
    },
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
    {
        key: 'logging.verbosity',
        kind: 'switch',
        flag: 'quiet',
        means: 'quiet',
        about: 'log what went wrong and the outcome only',
    },
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
        about: 'stop at the first violation of a limit on files, lines, bytes, patterns, denied reads, tools, tokens, time or .git',
    },
    {
        key: 'constraints.strict',
        kind: 'switch',
        flag: 'strict',
        means: true,
        about: 'stop at the first violation of a limit on files, lines, bytes, patterns, denied reads, tools, tokens, time or .git',
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
    ...ARTIFACT_OPTIONS,
    ...FORGE_OPTIONS,
];


/***/ }),

/***/ 66296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ overlayProblems),
/* harmony export */   t: () => (/* binding */ validValues)
/* harmony export */ });
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63460);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56601);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78352);



/** What the schema has against flags, inputs or variables, each under its own name. */
function overlayProblems(values) {
    if (values.size === 0)
        return [];
    return (0,_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsIn */ ._)((0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .nested */ .cY)(values)).map(({ path, message }) => {
        const key = [...values.keys()].find((name) => `${(0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(path)}.`.startsWith(`${name}.`));
        return { where: key === undefined ? (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)(path) : (values.get(key)?.where ?? key), message };
    });
}
/** Those that the schema takes, each by itself. */
function validValues(values) {
    return new Map([...values].filter((entry) => overlayProblems(new Map([entry])).length === 0));
}


/***/ }),

/***/ 3667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   rD: () => (/* binding */ COMMAND_LINE),
/* harmony export */   x8: () => (/* binding */ renderProblems),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/** More than this many are not read by anybody; the rest are counted. */
const MOST_PROBLEMS = 100;
/** Shown values are cut here, in characters. */
const SHOWN = 60;
/** A word this long may be a key. Cut, it would not be known for one, so it is cut to less than any key shows. */
const LONGEST_WORD = 16;
/** A value as a message shows it: JSON, on one line, cut where long. */
function show(value) {
    if (value === undefined)
        return 'nothing';
    const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
    return text.length <= SHOWN ? text : `${cutWord(text.slice(0, SHOWN))}…`;
}
function cutWord(cut) {
    const word = /[^\s"',;(){}[\]]*$/.exec(cut)?.[0] ?? '';
    return word.length <= LONGEST_WORD ? cut : cut.slice(0, cut.length - word.length + LONGEST_WORD / 2);
}
/** What the line as a whole is called, where no one flag is at fault. */
const COMMAND_LINE = 'command line';
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
/* harmony export */   H: () => (/* binding */ PROTECTED_ANYWHERE),
/* harmony export */   k: () => (/* binding */ PROTECTED_PATHS)
/* harmony export */ });
/** Protected where they are written: a program looks for them at the root, or in these folders. */
const IN_PLACE = [
    '.github/workflows/**',
    '.github/actions/**',
    'CODEOWNERS',
    '.github/CODEOWNERS',
    'docs/CODEOWNERS',
    'action.yml',
    'action.yaml',
    '.gitmodules',
    '.forge/**',
];
/** Files and folders with instructions for agents. Agents read those of the folder they work in, and of those above it. */
const INSTRUCTIONS = [
    'AGENTS.md',
    'AGENTS.*.md',
    'AGENT.md',
    'CLAUDE.md',
    'CLAUDE.*.md',
    'GEMINI.md',
    'QWEN.md',
    '.claude/**',
    '.codex/**',
    '.gemini/**',
    '.qwen/**',
    '.opencode/**',
    'opencode.json*',
    '.cursor/**',
    '.cursorrules',
    '.windsurf/**',
    '.windsurfrules',
    '.clinerules/**',
    '.roo/**',
    '.roorules*',
    '.continue/**',
    '.aider*',
    '.junie/**',
    '.kiro/**',
    '.amazonq/**',
    '.augment/**',
    '.augment-guidelines',
    '.github/copilot-instructions.md',
    '.github/instructions/**',
    '.github/prompts/**',
    '.github/agents/**',
    '.github/chatmodes/**',
    '.agents/**',
    '.mcp.json',
];
/** Settings that editors, git, package managers and shells read, and that can name programs to run. */
const TOOL_SETTINGS = [
    '.vscode/**',
    '.idea/**',
    '.zed/**',
    '.fleet/**',
    '.devcontainer*',
    '*.code-workspace',
    '.gitattributes',
    '.npmrc',
    '.yarnrc*',
    '.pnpmfile.*',
    '.envrc',
    '.husky/**',
    '.githooks/**',
    '.pre-commit-config.{yml,yaml}',
    '{,.}lefthook{,-local}.{yml,yaml,toml,json,jsonc}',
];
/** What other CI systems run. A pipeline's file can be named, or included from, any folder. */
const CI_SYSTEMS = [
    '.gitlab-ci*.{yml,yaml}',
    '.gitlab/ci/**',
    'Jenkinsfile*',
    '.circleci/**',
    '.gitea/**',
    '.forgejo/**',
    '{,.}azure-pipelines*.{yml,yaml}',
    '{,.}azure-pipelines/**',
    'bitbucket-pipelines.{yml,yaml}',
    '.drone.{yml,yaml,jsonnet,star}',
    '.travis.{yml,yaml}',
    '{,.}appveyor.{yml,yaml}',
    '.buildkite/**',
    '.woodpecker*',
    '.cirrus.{yml,yaml,star}',
    '.semaphore/**',
    '.teamcity/**',
    '.tekton/**',
    '.builds/**',
    '.build.{yml,yaml}',
    '.gitpod.{yml,yaml}',
    'buildspec.{yml,yaml}',
    'cloudbuild.{yml,yaml,json}',
    '{,.}codefresh.{yml,yaml}',
];
/** Built-in patterns that match in every folder. Source: DECISIONS "Default protected_paths". */
const PROTECTED_ANYWHERE = [...INSTRUCTIONS, ...TOOL_SETTINGS, ...CI_SYSTEMS].map((pattern) => `**/${pattern}`);
/** Paths that only an input or a flag opens. Source: DECISIONS "Default protected_paths". */
const PROTECTED_PATHS = [...IN_PLACE, ...PROTECTED_ANYWHERE];


/***/ }),

/***/ 45661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ reportsAt)
/* harmony export */ });
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63460);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15316);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78717);



/** As much of it as can be told of settings that are wrong. `file`: what the configuration holds. */
function reportsAt(values, base, file) {
    const { path, problems } = (0,_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceOf */ .B3)(values, base);
    const artifacts = (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(file) ? file.artifacts : undefined;
    const inFile = (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(artifacts) ? artifacts.output_dir : undefined;
    const named = (0,_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(values, 'artifacts.output_dir') ?? inFile;
    const isUsable = typeof named === 'string' && (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .outputFolderProblem */ .pz)(named) === null;
    return { workspace: problems.length > 0 ? base : path, outputDir: isUsable ? named : null };
}


/***/ }),

/***/ 13956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ responseFindings),
/* harmony export */   W: () => (/* binding */ NO_RULES)
/* harmony export */ });
/* harmony import */ var _core_constraint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43095);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78898);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78352);



const NO_RULES = { knownConstraints: null, floors: {}, hindsight: [] };
const PATH = ['constraints', 'on_violation'];
/** Answers to a call that has not run yet. */
const BEFOREHAND = ['delay', 'reject'];
/** What is wrong with the names and the mildness of `on_violation`. Responses that are none are the schema's affair. */
function responseFindings(data, rules) {
    const chosen = (0,_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(data, PATH);
    if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
        return [];
    return Object.entries(chosen).flatMap(([name, response]) => findingsOf(name, response, { ...rules, knownConstraints: namesIn(data, rules.knownConstraints) }));
}
/** The built-in names and those of custom commands; null where a module has a name that only loading it tells. */
function namesIn(data, known) {
    const custom = (0,_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(data, ['constraints', 'custom']);
    if (known === null || !Array.isArray(custom))
        return known;
    if (custom.some((entry) => typeof entry === 'string'))
        return null;
    return [...known, ...custom.map((entry) => String((0,_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(entry, ['name'])))];
}
function findingsOf(name, response, rules) {
    const known = rules.knownConstraints;
    if (known !== null && !known.includes(name)) {
        const message = `unknown constraint ${JSON.stringify(name)}: ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .knownNames */ .UH)(name, known)}`;
        return [{ path: [...PATH, name], at: 'key', subject: false, message }];
    }
    const message = isResponse(response) ? unfit(name, response, rules) : null;
    return message === null ? [] : [{ path: [...PATH, name], at: 'value', subject: true, message }];
}
/** Why this constraint cannot be answered so; null where it can. */
function unfit(name, response, { floors, hindsight }) {
    if (hindsight.includes(name) && BEFOREHAND.includes(response)) {
        return `${response} comes too late for a call that was run: write warn_continue, graceful_exit or emergency_stop, or remove it`;
    }
    const floor = Object.hasOwn(floors, name) ? floors[name] : undefined;
    if (floor === undefined || (0,_core_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .severity */ .y)(response) >= (0,_core_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .severity */ .y)(floor))
        return null;
    return `${response} is milder than this constraint allows: write ${floor} or a severer one, or remove it`;
}
function isResponse(value) {
    return _core_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .RESPONSES */ .L.some((response) => response === value);
}


/***/ }),

/***/ 33950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runBranch)
/* harmony export */ });
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


/***/ }),

/***/ 87634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ LARGEST_FILE),
/* harmony export */   P: () => (/* binding */ safetyKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var _checked_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24213);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70135);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15316);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70523);





const MB = 1024 ** 2;
/** S-002: "This is a hard limit that cannot be overridden", so it can only be lowered. */
const LARGEST_FILE = 10 * MB;
const repositoryFile = (0,_checked_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Q)(_names_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryFileProblem */ .U0);
const fileSize = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    soft: _units_js__WEBPACK_IMPORTED_MODULE_2__/* .size */ .Ej
        .prefault('1MB')
        .describe('over it a text is a warning, and a binary file is rejected; 0: all that is not empty'),
    hard: _units_js__WEBPACK_IMPORTED_MODULE_2__/* .size */ .Ej
        .refine((bytes) => bytes <= LARGEST_FILE, 'expected at most 10MB: the hard limit can only be lowered')
        .prefault('10MB')
        .describe('over it every file is rejected; can only be lowered; 0: all that is not empty'),
});
const commit = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    max_files: (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)().default(50).describe('files in the commit; 0: none may be committed'),
    max_size: _units_js__WEBPACK_IMPORTED_MODULE_2__/* .size */ .Ej.prefault('50MB').describe('bytes of its files together; 0: empty files only'),
});
const rateLimits = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    file_reads: (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)().default(300).describe('reads, searches and listings; 0: none may come'),
    file_writes: (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)()
        .default(60)
        .describe('calls of editing tools; commands do not count; 0: none may come'),
    commits: (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)().default(10).describe("runs' commits on one branch; 0: none may come"),
    main_commits: (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)().default(3).describe("runs' commits on the main branch; 0: none may come"),
    on_exceed: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['delay', 'reject'])
        .default('delay')
        .describe('wait until there is room, or refuse at once; where the rate is 0, no waiting helps: refused at once'),
});
const mainBranch = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    require_changelog: repositoryFile.optional().describe('file that such a commit has to add a line to'),
    validate: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        files: (0,_checked_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Q)(_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .globProblem */ .AI).describe('glob of JSON or YAML files'),
        schema: repositoryFile.describe('file of the JSON Schema, as the start commit has it'),
    }))
        .default([])
        .describe('files that have to be valid, changed or not'),
});
const state = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    file: repositoryFile.default('STATE.json').describe('relative to the repository root; never committed'),
    max_age: _units_js__WEBPACK_IMPORTED_MODULE_2__/* .span */ .Ln.prefault('5m').describe('older than this is a warning'),
});
/** The keys of `constraints` for the seed's S-001 to S-008 and S-013 to S-015. */
const safetyKeys = {
    warn_at: (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .amount */ .vj)(0, 1)
        .default(0.8)
        .describe('share of a limit from which on the model is warned, once for each limit; 0: as soon as it is used'),
    file_size: fileSize.prefault({}).describe('bytes of one file'),
    commit: commit.prefault({}).describe('of one commit'),
    rate_limits: rateLimits.prefault({}).describe('in any minute'),
    main_branch: mainBranch.prefault({}).describe('asked of a commit on the main branch'),
    open_files: (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(1).default(100).describe("the harness's own file handles"),
    state: state.optional().describe('a file of JSON that the harness keeps up to date; off unless set'),
};


/***/ }),

/***/ 26246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GK: () => (/* binding */ KNOWN_TOOLS),
  Rn: () => (/* binding */ LONGEST_TASK),
  ET: () => (/* binding */ ONCE),
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
// EXTERNAL MODULE: ./build/settings/fallback-schema.js
var fallback_schema = __webpack_require__(45806);
// EXTERNAL MODULE: ./build/settings/globs.js + 1 modules
var globs = __webpack_require__(70135);
;// CONCATENATED MODULE: ./build/settings/glob-list.js



/** A list of globs: minimatch syntax, relative to the repository root. */
const glob_list_globs = schemas/* array */.YOg((0,checked_text/* text */.Q)(globs/* globProblem */.AI))
    .max(globs/* MOST_GLOBS */.mT)
    .superRefine((list, context) => {
    const message = (0,globs/* globListProblem */.oi)(list);
    if (message !== null)
        context.addIssue({ code: 'custom', message });
});

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
    reads: glob_list_globs
        .default([])
        .describe('files of `denied_reads` that it needs; what it and the gates after it print is then kept from the agent'),
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
/** Ignored folders that gates see as commands left them. */
const gateInputs = schemas/* array */.YOg((0,checked_text/* text */.Q)((path) => (0,names/* folderProblem */.IV)(path) ?? (0,names/* outputFolderProblem */.pz)(path)))
    .default([])
    .describe('ignored folders that gates see as commands left them; all others are put back for gates');

;// CONCATENATED MODULE: ./build/settings/git-schema.js



/** GitHub takes no longer name of a label, and no more of them on one pull request. */
const LONGEST_LABEL = 50;
const MOST_LABELS = 100;
/** What becomes of the work: a commit, its push, and a pull request. */
const git = schemas/* strictObject */.rej({
    require_clean: schemas/* boolean */.zMY()
        .default(true)
        .describe('`true`: uncommitted changes are exit 6. `false`: they are part of the start, are never committed, and a change that cannot be told from them is refused'),
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
    sign_commits: schemas/* boolean */.zMY()
        .default(false)
        .describe("let GitHub make the commit, signed, as the token's account; for runs that push"),
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

// EXTERNAL MODULE: ./build/settings/protected-paths.js
var protected_paths = __webpack_require__(56163);
// EXTERNAL MODULE: ./build/settings/safety-schema.js
var safety_schema = __webpack_require__(87634);
;// CONCATENATED MODULE: ./build/settings/schema.js















/** Longer than this it is a document: it belongs into a file that the task names. In characters. */
const LONGEST_TASK = 100_000;
/** How settings are parsed: a few times in a process. To compile parsers first, as zod would, costs 4 ms more. */
const ONCE = { jitless: true };
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
    context_window: (0,units/* count */.U9)(1)
        .optional()
        .describe('tokens that the model of `model.name` holds, prompt and answer, where it is not known here or is served with fewer'),
    temperature: (0,units/* amount */.vj)(0, 2).optional().describe('from 0 to 2; left to the provider unless set'),
    effort: schemas/* enum */.k5n(['low', 'medium', 'high'])
        .optional()
        .describe('reasoning effort, where the model takes one'),
    price: fallback_schema/* price */.q.optional().describe('USD per million tokens, for a model whose price is not known here'),
    fallback: fallback_schema/* fallback */.N
        .default([])
        .describe('models to ask in order when one does not answer: `provider/name`, or a name; see docs/models.md'),
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
        .describe('stop the run at once, exit 2 (timeout: 4), at the first violation of the kinds in docs/constraints.md#strict'),
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
    readable: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .default([])
        .describe('files and folders shown read-only besides the programs, tool chains and caches that the sandbox shows anyway; absolute or `~/…`; everything else outside the workspace does not exist inside'),
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
    gate_inputs: gateInputs,
    gate_protection: schemas/* enum */.k5n(['report', 'reject', 'verify'])
        .default('report')
        .describe('when tests or gates are changed; `verify` is `reject`, and then runs the gates again on a fresh checkout with the tests of the start'),
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

/***/ 78717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PV: () => (/* binding */ DEFAULT_CONFIG),
  cz: () => (/* binding */ OTHER_CONFIG),
  YR: () => (/* binding */ baseFolder),
  qE: () => (/* binding */ findFile),
  lH: () => (/* binding */ givenTask),
  b6: () => (/* binding */ textOf),
  B3: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/settings/file.js
var file = __webpack_require__(48744);
// EXTERNAL MODULE: ./build/settings/contradictions.js
var contradictions = __webpack_require__(11224);
// EXTERNAL MODULE: ./build/settings/responses.js
var responses = __webpack_require__(13956);
// EXTERNAL MODULE: ./build/settings/shape.js
var shape = __webpack_require__(56601);
// EXTERNAL MODULE: ./build/settings/validate.js
var validate = __webpack_require__(78352);
;// CONCATENATED MODULE: ./build/settings/parse-file.js




/** Larger than this is no configuration. Bytes. */
const LARGEST_FILE = 1024 ** 2;
/** Aliases may be followed this often before the file counts as a bomb. */
const MOST_ALIASES = 100;
/**
 * A configuration file's bytes, parsed and held against the schema: every problem at once, in the order of
 * their places. Reads nothing, so the bytes may come from the disk or from a commit.
 */
async function parseSettingsFile(name, bytes, rules = responses/* NO_RULES */.W) {
    const source = decoded(bytes);
    if (typeof source !== 'string')
        return unreadable(name, source.problem);
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
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
        const all = [...(0,validate/* findingsIn */._)(data), ...(0,contradictions/* contradictionsIn */.Q)(data), ...(0,responses/* responseFindings */.E)(data, rules)];
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
/** The other spelling of its ending. A repository has one or the other. */
const OTHER_CONFIG = '.forge/headless-config.yaml';
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
    if (named === null)
        return findDefault(root, readFile, rules);
    const places = [...new Set([(0,external_node_path_.resolve)(base, named), (0,external_node_path_.resolve)(root, named)])];
    for (const path of places) {
        const read = await readFile(path, LARGEST_FILE);
        if (read.kind === 'missing')
            continue;
        const parsed = await parsedFrom(named, read, rules);
        return { path, parsed, problems: parsed.problems };
    }
    const where = values.get('config')?.where ?? named;
    const message = `${named} does not exist (looked for ${places.join(' and ')}): write it, or leave the setting out`;
    return { path: null, parsed: null, problems: [{ where, message }] };
}
/** `.forge/headless-config.yml` or `.yaml`. Both are an error: nobody could tell which one counts. */
async function findDefault(root, readFile, rules) {
    const [usual, other] = await Promise.all([DEFAULT_CONFIG, OTHER_CONFIG].map((name) => readFile((0,external_node_path_.resolve)(root, name), LARGEST_FILE)));
    const [name, read] = usual?.kind === 'missing' ? [OTHER_CONFIG, other] : [DEFAULT_CONFIG, usual];
    if (read === undefined || read.kind === 'missing')
        return { path: null, parsed: null, problems: [] };
    const parsed = await parsedFrom(name, read, rules);
    const isBoth = name === DEFAULT_CONFIG && other !== undefined && other.kind !== 'missing';
    const both = { where: OTHER_CONFIG, message: `${DEFAULT_CONFIG} is there too: keep one of them` };
    return {
        path: (0,external_node_path_.resolve)(root, name),
        parsed,
        problems: isBoth ? [both, ...parsed.problems] : parsed.problems,
    };
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

/***/ 29634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ UNTRUSTED_SOURCES),
/* harmony export */   o: () => (/* binding */ isUntrustedSource)
/* harmony export */ });
/** Why a file is not read as configuration, with what to do. Such a refusal is recorded as CFG-02. */
const UNTRUSTED_SOURCES = {
    link: 'it is a link that leads out of the repository: put the file itself there',
    gitDirectory: 'it lies in a git directory: put the file somewhere else',
    outside: 'it lies outside the repository, and here the configuration is read from the base commit: name a file in it',
};
/** Whether a rendered problem is one of these. */
function isUntrustedSource(problem) {
    return Object.values(UNTRUSTED_SOURCES).some((reason) => problem.endsWith(`: ${reason}`));
}


/***/ }),

/***/ 50762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLeftOut),
/* harmony export */   Y: () => (/* binding */ validPart)
/* harmony export */ });
/* harmony import */ var _contradictions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11224);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63460);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13956);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56601);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78352);





/** Leaving something out can make what is above it incomplete, which is left out next. */
const MOST_ROUNDS = 10;
/** Leaves out the keys and entries that the schema or a constraint's rules object to. */
function validPart(data, rules) {
    const leftOut = [];
    let rest = data;
    for (let round = 0; round < MOST_ROUNDS && (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(rest); round += 1) {
        const found = [...(0,_validate_js__WEBPACK_IMPORTED_MODULE_4__/* .findingsIn */ ._)(rest), ...(0,_contradictions_js__WEBPACK_IMPORTED_MODULE_0__/* .contradictionsIn */ .Q)(rest), ...(0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .responseFindings */ .E)(rest, rules)];
        if (found.length === 0)
            return { data: rest, leftOut };
        const paths = new Map(found.map(({ path }) => [JSON.stringify(path), path]));
        leftOut.push(...[...paths.values()].map(_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .dotted */ .Bs));
        rest = [...paths.values()].toSorted(lastFirst).reduce(without, rest);
    }
    return { data: {}, leftOut: data === undefined ? [] : [''] };
}
/** Whether a setting, something in it or something above it was left out. */
function isLeftOut(leftOut, key) {
    return leftOut.some((path) => path === '' || `${path}.`.startsWith(`${key}.`) || `${key}.`.startsWith(`${path}.`));
}
/** Later entries of a list first, and what is inside before what holds it: no removal moves what comes next. */
function lastFirst(one, other) {
    for (const [depth, step] of one.entries()) {
        const beside = other[depth];
        if (beside === undefined)
            return -1;
        if (step === beside)
            continue;
        return typeof step === 'number' && typeof beside === 'number'
            ? beside - step
            : String(beside).localeCompare(String(step));
    }
    return other.length - one.length;
}
function without(data, path) {
    const [step, ...rest] = path;
    if (step === undefined)
        return undefined;
    if (Array.isArray(data)) {
        const at = Number(step);
        return rest.length === 0
            ? data.filter((_, index) => index !== at)
            : data.map((entry, index) => (index === at ? without(entry, rest) : entry));
    }
    if (!(0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(data))
        return data;
    const entries = Object.entries(data).flatMap(([key, value]) => {
        if (key !== String(step))
            return [[key, value]];
        return rest.length === 0 ? [] : [[key, without(value, rest)]];
    });
    return Object.fromEntries(entries);
}


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
    const result = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsSchema */ .dP.safeParse(data, _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .ONCE */ .ET);
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
