export const id = 9757;
export const ids = [9757];
export const modules = {

/***/ 40202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ replaced),
/* harmony export */   p: () => (/* binding */ trustedWords)
/* harmony export */ });
/** A relative path without anything that a shell reads otherwise. */
const PLAIN = '[A-Za-z0-9_.@+-]+(?:/[A-Za-z0-9_.@+-]+)*';
/** `./a/b` at the beginning of a word, anywhere in a command. */
const DOTTED = new RegExp(`(^|[\\s;&|(])\\./(${PLAIN})(?![A-Za-z0-9_.@+/-])`, 'g');
/** `a/b` as the very program. */
const PROGRAM = new RegExp(`^(\\s*)(${PLAIN.replace('*', '+')})(?=\\s|$)`);
/** `./` where none of the above has taken it: in quotes, after `=`, in an expansion. */
const LEFT_OVER = /(^|[^.\w/-])\.\//;
/**
 * A word that begins with `./`, and a program named by a path, stand for that file as the trusted commit has it.
 * Everything else that a command names is what it is on disk.
 */
function trustedWords(command) {
    const files = new Set();
    let rest = replaced(command, (file) => {
        files.add(file);
        return 'x';
    });
    const climbing = [...files].find((file) => file.split('/').some((part) => part === '.' || part === '..'));
    if (climbing !== undefined) {
        return {
            files: [],
            program: null,
            problem: `"./${climbing}" does not say where it lies: write it without . and ..`,
        };
    }
    if (LEFT_OVER.test(rest)) {
        const problem = 'a file of the trusted commit is a word of its own that begins with ./, of letters, digits and _ . @ + - alone: write it so, or without ./ for the file on disk';
        return { files: [], program: null, problem };
    }
    const first = /^\s*(\S+)/.exec(command)?.[1] ?? '';
    rest = first.replace(/^\.\//, '');
    return { files: [...files], program: files.has(rest) ? rest : null, problem: null };
}
/** The command with each of those words replaced. */
function replaced(command, by) {
    return command
        .replace(PROGRAM, (_, space, file) => space + (file.startsWith('./') ? file : by(file)))
        .replace(DOTTED, (_, before, file) => before + by(file));
}


/***/ }),

/***/ 48963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ additionsBetween)
/* harmony export */ });
/* unused harmony export parseAdditions */
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

/** Both the names and the text in one answer: the names need no unquoting, and no text can pass for one. */
const OPTIONS = [
    '-r',
    '-z',
    '--raw',
    '--patch',
    '--text',
    '--unified=0',
    '--no-abbrev',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
];
/** What `to` adds to `from`, both trees or commits. Runs no program of the repository's. */
async function additionsBetween(git, from, to) {
    const answer = await git({ args: ['diff-tree', ...OPTIONS, from, to] });
    return parseAdditions(answer.stdout);
}
/** Raw records (`:old new oid oid S` NUL path NUL), one more NUL, then the patch in the order of the records. */
function parseAdditions(output) {
    const text = Buffer.from(output.buffer, output.byteOffset, output.byteLength).toString('latin1');
    const { sections, at } = readRecords(text);
    const hunks = readPatch(text.slice(at), sections);
    return [...hunks].map(([raw, { lines, removed }]) => ({ path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toWorkspacePath */ .CR)(raw), lines, removed }));
}
/** The path of each section of the patch. A changed type (a file that became a link) has two: out, and in. */
function readRecords(text) {
    const sections = [];
    let at = 0;
    while (text[at] === ':') {
        const endOfFields = text.indexOf('\0', at);
        const endOfPath = text.indexOf('\0', endOfFields + 1);
        if (endOfPath === -1)
            throw new Error('git diff-tree ended in the middle of a record');
        const path = text.slice(endOfFields + 1, endOfPath);
        sections.push(path);
        if (text[endOfFields - 1] === 'T')
            sections.push(path);
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
/** Lines are counted as the hunk says, so that no text in them can pass for a header. Returns the last one's place. */
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
        // Anything else is `\ No newline at end of file`.
    }
    return at - 1;
}
function readable(line) {
    const text = line.slice(1);
    return /[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;
}


/***/ }),

/***/ 52606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openBlobs)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53657);


const LF = 10;
/** `git cat-file --batch`, started with the first question: after that an answer costs no process. */
function openBlobs(gitPath, gitDir) {
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
            const reply = takeReply(received);
            if (reply === null)
                return;
            received = reply.rest;
            waiting.shift();
            if (reply.bytes === null)
                next.reject(new Error(`object ${next.oid} is not there`));
            else
                next.resolve(reply.bytes);
        }
    };
    const start = () => {
        const started = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(gitPath, [`--git-dir=${gitDir}`, 'cat-file', '--batch'], {
            cwd: gitDir,
            env: (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .hardenedEnvironment */ .jm)(gitPath),
            stdio: 'pipe',
        });
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
/** `<oid> <type> <size>`, the bytes, a line end; or `<oid> missing`. null: not all of it is here yet. */
function takeReply(received) {
    const end = received.indexOf(LF);
    if (end === -1)
        return null;
    const size = received.toString('latin1', 0, end).split(' ')[2];
    const from = end + 1;
    if (size === undefined)
        return { bytes: null, rest: received.subarray(from) };
    const to = from + Number(size);
    if (received.length < to + 1)
        return null;
    return { bytes: Buffer.from(received.subarray(from, to)), rest: received.subarray(to + 1) };
}


/***/ }),

/***/ 65360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ commitEntries),
/* harmony export */   KV: () => (/* binding */ filterOf),
/* harmony export */   rt: () => (/* binding */ obstacleAt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _conversions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31343);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53657);
/* harmony import */ var _head_differences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99083);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70178);
/* harmony import */ var _three_way_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86560);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32110);







/** What only the paths decide: nobody is asked, nothing is read. */
function obstacleAt(base, raw, start) {
    const { head, nested, leftOut } = base;
    const submodule = head.submoduleOf(raw) ?? nested.find((folder) => (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(raw, [folder]));
    if (submodule !== undefined)
        return obstacle('submodule', (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .fE)(submodule));
    const here = head.at(raw);
    if (here !== null && here.start === null && here.head !== null) {
        return obstacle(isLeftOut(leftOut, raw) ? 'left_out' : 'deleted_before');
    }
    if (here !== null && here.head === null)
        return obstacle('untracked_before');
    if (here?.head && here.start && kindOf(here.head) !== kindOf(here.start)) {
        return obstacle('other_kind', here.head.mode === '120000' ? 'a symbolic link' : 'a file');
    }
    if (start !== null)
        return null;
    const hidden = head.hiddenBeside(raw);
    if (hidden !== null)
        return obstacle(isAboveOrBelow(hidden, raw) ? 'hidden_beside' : 'hidden_but_case', (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .fE)(hidden));
    const twin = base.caseTwin(raw);
    return twin === null ? null : obstacle('same_but_case', (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .fE)(twin));
}
/** In the same spelling; the same path counts too. */
function isAboveOrBelow(one, other) {
    return (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(one, [other]) || (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(other, [one.replace(/\/$/, '')]);
}
function obstacle(kind, other = '') {
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
/** File, link or submodule. */
function kindOf({ mode }) {
    return mode.slice(0, 3);
}
/** What the commit gets at each of these paths. Writes the blobs that it needs into the private store. */
async function commitEntries(base, changes) {
    const { site, store } = base;
    const objects = { write: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(store.dir, 'objects'), read: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.commonDir, 'objects')] };
    const convert = (0,_user_git_js__WEBPACK_IMPORTED_MODULE_4__/* .userGit */ .G)(site, objects);
    const names = changes.map(({ raw }) => raw);
    const attributes = await (0,_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .attributed */ .BK)(site, convert, names, _conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .CONVERTING */ .oR);
    const entries = new Map();
    for (const change of changes) {
        const conversion = { convert, attributes: attributes.get(change.raw) ?? null };
        entries.set(change.raw, await entryFor(base, change, conversion));
    }
    return entries;
}
/** The filter that keeps the path, as an obstacle; null where none does. */
async function filterOf({ site }, raw) {
    const filter = (await (0,_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .attributed */ .BK)(site, (0,_user_git_js__WEBPACK_IMPORTED_MODULE_4__/* .userGit */ .G)(site), [raw], ['filter'])).get(raw)?.get('filter');
    return filter === undefined ? null : obstacle('filtered', filter);
}
async function entryFor(base, change, conversion) {
    const { raw } = change;
    const filter = conversion.attributes?.get('filter');
    const barred = obstacleAt(base, raw, change.start) ?? (filter === undefined ? null : obstacle('filtered', filter));
    if (barred !== null)
        return { obstacle: barred };
    const here = base.head.at(raw);
    const head = here === null ? change.start : here.head;
    const stored = await asBlob(base, raw, change.start, conversion);
    // A commit that holds what a conversion would change holds it as it is, and so will the next: no other line differs.
    const isRaw = here === null && stored?.oid !== change.start?.oid;
    const start = isRaw ? change.start : stored;
    const now = isRaw ? change.now : await asBlob(base, raw, change.now, conversion);
    const merged = await onTopOfHead(base.store.git, { start, head, now });
    if (merged === 'mixed')
        return { obstacle: obstacle('changed_before') };
    // Where the run left the mode alone, the commit's stays: `core.fileMode=false` and the like.
    const keepsMode = head !== null && change.start?.mode === change.now?.mode;
    const side = merged === null ? null : { oid: merged.oid, mode: keepsMode ? head.mode : merged.mode };
    const isSame = side?.oid === head?.oid && side?.mode === head?.mode;
    return isSame ? { obstacle: obstacle('no_difference') } : { side };
}
/** The run's change without the uncommitted one that was there before it (DECISIONS D14). */
async function onTopOfHead(git, { start, head, now, }) {
    if (start?.oid === head?.oid)
        return now;
    if (start === null || head === null || now === null)
        return 'mixed';
    if ([start, head, now].some(({ mode }) => !mode.startsWith('100') || mode === _head_differences_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE */ .NG))
        return 'mixed';
    const oid = await mergedOrNone(git, start.oid, head.oid, now.oid);
    return oid === null ? 'mixed' : { mode: now.mode, oid };
}
/** A blob that a partial clone lacks cannot be merged either. */
async function mergedOrNone(git, base, ours, theirs) {
    try {
        return await (0,_three_way_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeBlobs */ .$)(git, base, ours, theirs);
    }
    catch (error) {
        if (error instanceof _exec_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS)
            return null;
        throw error;
    }
}
/** Raw bytes as the user's repository would store them: line ends, encoding and `$Id$`, never a filter. */
async function asBlob({ site, store }, raw, side, { convert, attributes }) {
    const isConverted = attributes !== null || convertsLineEnds(site);
    if (side === null || !side.mode.startsWith('100') || !isConverted)
        return side;
    const bytes = await store.git({ args: ['cat-file', 'blob', side.oid] });
    const written = await convert({
        args: ['hash-object', '-w', '--stdin', `--path=${(0,_raw_path_js__WEBPACK_IMPORTED_MODULE_5__/* .toText */ .fE)(raw)}`],
        input: bytes.stdout,
    });
    return { mode: side.mode, oid: written.stdout.toString('latin1').trim() };
}
function convertsLineEnds(site) {
    return !/^(false|no|off|0|)$/i.test(site.config.get('core.autocrlf') ?? '');
}


/***/ }),

/***/ 55923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ obstacleHazard)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88290);

/** An obstacle as a rule is told of it. */
function obstacleHazard(raw, obstacle) {
    const path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(raw);
    const { code, what, model, people } = TEXTS[obstacle.kind]((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(obstacle.other), path);
    return { code, path, reason: `${path} ${what}; ${model}`, forPeople: `${path} ${what}; ${people}` };
}
const LEAVE = 'leave it, and say in your result what should change there';
const ELSEWHERE = 'use another path';
const TEXTS = {
    submodule: (beside) => ({
        code: 'GIT-03',
        what: `is in the submodule ${beside}, a repository of its own: this run commits to the outer one only`,
        model: LEAVE,
        people: `run forge-headless in the repository of ${beside}`,
    }),
    filtered: (beside) => ({
        code: 'GIT-04',
        what: `is stored through the git filter "${beside}" (.gitattributes), and no filter is run here: the commit would hold the wrong bytes`,
        model: LEAVE,
        people: 'change it by hand, or take the path out of the filter in .gitattributes',
    }),
    left_out: () => ({
        code: 'GIT-07',
        what: 'is in the repository but not in this checkout (sparse checkout): what it holds cannot be seen here',
        model: `${ELSEWHERE}, or say in your result what should change there`,
        people: `check it out (\`git sparse-checkout add\`, or \`sparse-checkout\` of actions/checkout), then run again`,
    }),
    deleted_before: (_, path) => ({
        code: 'GIT-07',
        what: 'was deleted before the run, and the deletion is not committed: it cannot be told from the run\u2019s own change',
        model: ELSEWHERE,
        people: `commit the deletion, or take it back (\`git restore ${path}\`), then run again`,
    }),
    untracked_before: () => ({
        code: 'GIT-07',
        what: 'was there before the run and is not committed: it cannot be told from the run\u2019s own change',
        model: `leave it as it was, and ${ELSEWHERE}`,
        people: 'commit it, ignore it, or move it away, then run again',
    }),
    changed_before: () => ({
        code: 'GIT-07',
        what: 'had uncommitted changes before the run, and this change touches the same lines: the two cannot be told apart',
        model: 'change other lines of it, or leave it as it was',
        people: 'commit or stash them, then run again',
    }),
    other_kind: (kind) => ({
        code: 'GIT-07',
        what: `is ${kind} in the repository and something else on disk`,
        model: LEAVE,
        people: 'check it out as it is in the repository (see core.symlinks), then run again',
    }),
    hidden_beside: (beside) => ({
        code: 'GIT-07',
        what: `cannot be in one tree with ${beside}, which is in the repository but not on disk: the commit would delete that`,
        model: ELSEWHERE,
        people: `check ${beside} out, or commit its deletion, then run again`,
    }),
    hidden_but_case: (beside) => ({
        code: 'GIT-07',
        what: `is spelled like ${beside} except for case or Unicode form, and that is in the repository but not on disk: where case does not count, one would replace the other`,
        model: ELSEWHERE,
        people: `rename one of the two, or check ${beside} out, then run again`,
    }),
    same_but_case: (beside) => ({
        code: 'GIT-07',
        what: `differs from ${beside} only in case or Unicode form, and this file system takes the two for one (core.ignorecase)`,
        model: `use ${beside}, or another name`,
        people: `rename one of the two, or unset core.ignorecase`,
    }),
    no_difference: () => ({
        code: 'GIT-07',
        what: 'would be committed as it is in the repository already: git converts what changed there (line ends, `$Id$`, mode) or the change takes back what was uncommitted',
        model: 'leave it as it was',
        people: 'see .gitattributes, core.autocrlf and core.fileMode, or commit what was uncommitted, then run again',
    }),
};


/***/ }),

/***/ 31343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ attributed),
/* harmony export */   IT: () => (/* binding */ findConverted),
/* harmony export */   lS: () => (/* binding */ conversionHints),
/* harmony export */   oR: () => (/* binding */ CONVERTING)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _attribute_traps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10251);
/* harmony import */ var _index_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81261);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70178);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);





/** Attributes by which git turns bytes on disk into other bytes in a blob. Source: gitattributes(5). */
const CONVERTING = ['text', 'eol', 'crlf', 'ident', 'filter', 'working-tree-encoding'];
/** `leftOut`: paths of the index that are not on disk. What an attributes file among them says is not looked up. */
function conversionHints(site, names, leftOut = []) {
    for (const name of leftOut) {
        if ((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(name) === '.gitattributes' || name.endsWith('/'))
            return { sizeChanging: true, opaque: true };
    }
    const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.commonDir, 'info/attributes')];
    const own = (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .userFile */ .Mz)(site, 'core.attributesfile', 'attributes');
    if (own !== null)
        files.push(own);
    for (const name of names) {
        if ((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(name) === '.gitattributes')
            files.push((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .onDisk */ .FC)(site.root, name));
    }
    const text = files.map((file) => (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(file) ?? '').join('\n');
    const autocrlf = site.config.get('core.autocrlf') ?? 'false';
    return {
        sizeChanging: !/^(false|no|off|0|)$/i.test(autocrlf) || /\b(text|eol|crlf|ident|binary)\b/.test(text),
        opaque: /\b(filter|working-tree-encoding)\b/.test(text),
    };
}
/**
 * The paths whose bytes on disk are not their blob's though git calls them clean, or may not be: their raw bytes
 * have to be read. `user` is the user's repository, and asking it for attributes
 * runs nothing; `store` reads the blobs.
 */
async function findConverted(site, user, store, entries, hints) {
    const [opaque, resized] = await Promise.all([
        hints.opaque
            ? attributed(site, user, entries.map((entry) => entry.name), ['filter', 'working-tree-encoding'])
            : null,
        hints.sizeChanging ? resizedNames(store, entries) : [],
    ]);
    return new Set([...(opaque?.keys() ?? []), ...resized]);
}
/** The attributes that are set for each path that has any of them set. */
async function attributed(site, user, names, attributes) {
    const found = new Map();
    if (names.length === 0)
        return found;
    const own = (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .userFile */ .Mz)(site, 'core.attributesfile', 'attributes');
    (0,_attribute_traps_js__WEBPACK_IMPORTED_MODULE_1__/* .disarmAbove */ .Ej)(site.root, names);
    const answer = await user({
        args: ['check-attr', '-z', '--stdin', ...attributes],
        input: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinNul */ .MX)(names),
        config: own === null ? [] : [`core.attributesFile=${own}`],
    });
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K5)(answer.stdout);
    for (let at = 0; at + 2 < parts.length; at += 3) {
        const [name = '', attribute = '', value = ''] = parts.slice(at, at + 3);
        if (value === 'unspecified' || value === 'unset')
            continue;
        const known = found.get(name) ?? new Map();
        found.set(name, known.set(attribute, value));
    }
    return found;
}
/** Every conversion of line ends and of `$Id$` changes the size; the index knows the one on disk. */
async function resizedNames(store, entries) {
    const answer = await store({
        args: ['cat-file', '--batch-check=%(objectsize)'],
        input: Buffer.from(entries.map((entry) => `${entry.oid}\n`).join('')),
    });
    const sizes = answer.stdout.toString('latin1').split('\n');
    return entries.filter((entry, at) => (0,_index_file_js__WEBPACK_IMPORTED_MODULE_2__/* .statOf */ ._N)(entry).size !== Number(sizes[at])).map((entry) => entry.name);
}


/***/ }),

/***/ 98501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ parseDiff),
/* harmony export */   ei: () => (/* binding */ PATCH_OPTIONS),
/* harmony export */   pJ: () => (/* binding */ DIFF_OPTIONS),
/* harmony export */   qR: () => (/* binding */ toFileChange)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

/** The options that make `diff-index` and `diff-tree` say what `parseDiff` reads, and run nothing. */
const DIFF_OPTIONS = [
    '--raw',
    '--numstat',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
];
/** The options of a patch that `git apply` takes whole, binary files included. */
const PATCH_OPTIONS = [
    '--patch',
    '--binary',
    '--full-index',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
];
const STATUS = {
    A: 'added',
    D: 'deleted',
    M: 'modified',
    T: 'type_changed',
};
/** Raw records (`:old new oid oid S`, then the path), followed by numstat records (`added TAB removed TAB path`). */
function parseDiff(output) {
    const counts = new Map();
    const records = [];
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(output);
    for (let at = 0; at < parts.length; at++) {
        const part = parts[at] ?? '';
        if (part.startsWith(':')) {
            records.push({ fields: part.slice(1).split(' '), raw: parts[++at] ?? '' });
        }
        else {
            const [added = '-', removed = '-'] = part.split('\t', 2);
            counts.set(part.slice(added.length + removed.length + 2), [added, removed]);
        }
    }
    return records
        .map(({ raw, fields }) => toChange(raw, fields, counts.get(raw)))
        .sort((a, b) => (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg)(a.raw, b.raw));
}
function toChange(raw, [oldMode = '', newMode = '', oldOid = '', newOid = '', letter = ''], count) {
    const status = STATUS[letter.slice(0, 1)];
    if (status === undefined)
        throw new Error(`git reported the state ${letter} for ${raw}`);
    return {
        raw,
        status,
        oldMode: oldMode === '000000' ? null : oldMode,
        newMode: newMode === '000000' ? null : newMode,
        oldOid: oldMode === '000000' ? null : oldOid,
        newOid: newMode === '000000' ? null : newOid,
        added: count === undefined || count[0] === '-' ? 0 : Number(count[0]),
        removed: count === undefined || count[1] === '-' ? 0 : Number(count[1]),
        binary: count?.[0] === '-',
    };
}
function toFileChange(change, bytes, nameOf) {
    return {
        path: nameOf(change.raw),
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

/***/ 99607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ filesAt)
/* harmony export */ });
/* harmony import */ var _blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52606);
/* harmony import */ var _user_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32110);


/**
 * Files as a commit holds them, whatever is on disk. What is not there is not in the answer; a text is why a path
 * cannot be given. Throws where git cannot read the commit.
 */
async function filesAt(site, commit, paths, maxBytes) {
    if (paths.length === 0)
        return new Map();
    const { stdout } = await (0,_user_git_js__WEBPACK_IMPORTED_MODULE_1__/* .userGit */ .G)(site)({
        args: ['ls-tree', '-z', '-l', '--full-tree', commit, '--', ...paths],
    });
    const entries = stdout.toString('utf8').split('\0').flatMap(entryOf);
    const blobs = (0,_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .openBlobs */ .d)(site.gitPath, site.gitDir);
    try {
        const found = entries.map(async (entry) => {
            const wrong = flaw(entry, maxBytes);
            if (wrong !== null)
                return [entry.path, wrong];
            return [entry.path, { bytes: await blobs.read(entry.oid), executable: entry.mode === '100755' }];
        });
        return new Map(await Promise.all(found));
    }
    finally {
        blobs.close();
    }
}
/** `<mode> <type> <oid> <size, padded>\t<path>`, as git-ls-tree(1) writes it with `-l`. */
function entryOf(record) {
    const [, mode, oid, size, path] = /^(\d+) \S+ (\S+) +(\S+)\t(.*)$/s.exec(record) ?? [];
    if (mode === undefined || oid === undefined || path === undefined)
        return [];
    return [{ path, mode, oid, bytes: Number(size) }];
}
function flaw({ mode, bytes }, maxBytes) {
    if (mode === '040000')
        return 'is a folder there: name a file';
    if (mode !== '100644' && mode !== '100755')
        return 'is a link or a submodule there: name a regular file';
    return bytes > maxBytes ? `has ${bytes} bytes, at most ${maxBytes} are read: make it smaller` : null;
}


/***/ }),

/***/ 93747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ groundOf)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97680);
/* harmony import */ var _exec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53657);



/** See `ServerCommits.ground`. */
async function groundOf(user, head, expectedOld) {
    if (expectedOld === null || expectedOld === head)
        return groundOn(user, [head]);
    const format = `--format=%P%n%(trailers:key=${_core_trailers_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_TRAILER */ .cu},valueonly,separator=%2C)`;
    const shown = (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(await user({ args: ['show', '-s', '--no-show-signature', format, head] }));
    const [parents = '', run = ''] = shown.split('\n');
    const [first = '', second, ...more] = parents.split(' ');
    // Our merge of the base into the branch is here alone; its two sides are on the server.
    if (run !== '' && first === expectedOld && second !== undefined && more.length === 0) {
        return groundOn(user, [first, second]);
    }
    const reason = `HEAD is at ${head} and its branch at GitHub at ${expectedOld}: with git.sign_commits GitHub makes one commit on what it has; push what is here first, or set git.sign_commits to false`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
}
/** Of a merge the files are compared with what was merged in: a branch of ours differs from that by its work alone. */
async function groundOn(user, parents) {
    const base = parents.at(-1) ?? '';
    const baseTree = (0,_exec_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(await user({ args: ['rev-parse', '--verify', `${base}^{tree}`] }));
    return { parents, base, baseTree };
}


/***/ }),

/***/ 99083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M9: () => (/* binding */ parseDifferences),
/* harmony export */   NG: () => (/* binding */ SUBMODULE),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   X5: () => (/* binding */ readHeadDifferences)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

const SUBMODULE = '160000';
/** Two trees are compared, so the cost is that of their differences. `git` reads both. */
async function readHeadDifferences(git, head, startTree) {
    if (head === null)
        return headDifferences(null, new Map());
    const { stdout } = await git({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, startTree],
    });
    return headDifferences(head, parseDifferences(stdout));
}
/** What `diff-tree -r -z --raw` says, path by path. */
function parseDifferences(output) {
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(output);
    const found = new Map();
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [oldMode = '', mode = '', oldOid = '', oid = ''] = (parts[at] ?? '').slice(1).split(' ');
        found.set(parts[at + 1] ?? '', { head: sideOf(oldMode, oldOid), start: sideOf(mode, oid) });
    }
    return found;
}
function sideOf(mode, oid) {
    return mode === '000000' ? null : { mode, oid };
}
function headDifferences(head, found) {
    let hidden = null;
    return {
        head,
        at: (raw) => found.get(raw) ?? null,
        hiddenBeside: (raw) => {
            if (found.size === 0)
                return null;
            hidden ??= hiddenAmong(found);
            return besideOf(hidden, raw);
        },
        submoduleOf: (raw) => {
            for (let path = raw; path !== ''; path = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path)) {
                if (found.get(path)?.head?.mode === SUBMODULE)
                    return path;
            }
            return null;
        },
    };
}
function hiddenAmong(found) {
    const files = new Map();
    const folders = new Map();
    for (const [raw, { head, start }] of found) {
        if (head === null || start !== null)
            continue;
        const name = folded(raw);
        files.set(name, raw);
        for (let above = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(name); above !== '' && !folders.has(above); above = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above)) {
            folders.set(above, raw);
        }
    }
    return { files, folders };
}
function besideOf({ files, folders }, raw) {
    const name = folded(raw);
    const same = files.get(name);
    if (same !== undefined && same !== raw)
        return same;
    for (let above = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(name); above !== ''; above = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(above)) {
        const file = files.get(above);
        if (file !== undefined)
            return file;
    }
    return folders.get(name) ?? null;
}
/** As a file system takes a name that does not tell case or Unicode forms apart. */
function folded(raw) {
    return (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(raw).normalize('NFC').toLowerCase();
}


/***/ }),

/***/ 81261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ parseIndex),
/* harmony export */   Xh: () => (/* binding */ buildIndex),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   eg: () => (/* binding */ UNKNOWN_STAT)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const UNKNOWN_STAT = Buffer.alloc(40);
const STAT_BYTES = 40;
const MODE_AT = 24;
const NAME_MASK = 0xfff;
const EXTENDED = 0x4000;
const SKIP_WORKTREE = 0x4000;
const INTENT_TO_ADD = 0x2000;
/** Throws on bytes that are no index. */
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
/** `previous`: the name before this one, from which version 4 builds the next; null in versions 2 and 3. */
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
/** git's offset encoding: seven bits a byte, each continued value one higher than plain base 128. */
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
 * A version 2 index of plain entries, with no flag and no extension: nothing in it can hide a path, and
 * nothing (cached trees, file-system monitor) can speak for the disk. Entries must be sorted and unique.
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
/** Seconds and nanoseconds, and the size, as the index holds them (32 bits each). */
function statOf(entry) {
    const { stat } = entry;
    return {
        ctime: stat.readUInt32BE(0),
        ctimeNs: stat.readUInt32BE(4),
        mtime: stat.readUInt32BE(8),
        size: stat.readUInt32BE(36),
    };
}


/***/ }),

/***/ 4987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ landingPlace)
/* harmony export */ });
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97680);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);


/** The trailer of every commit of a run. */
/** More commits than this a minute no rate allows for; looking stops there. */
const MOST_COMMITS = 1000;
const ORIGIN = 'refs/remotes/origin/';
/** What is to be known of the branch that a commit lands on, before it is made. */
async function landingPlace(lookup) {
    const [mainBranch, ours] = await Promise.all([mainBranchOf(lookup.user), oursSince(lookup)]);
    return { branch: lookup.branch, mainBranch, ours };
}
/** Where nobody asks the forge: `origin/HEAD`, else `main` or `master`, whichever is there. Source: CONTRACT 6. */
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
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8').trim());
    const refs = new Map();
    for (let at = 0; at + 1 < fields.length; at += 2)
        refs.set(fields[at] ?? '', fields[at + 1] ?? '');
    const remote = refs.get(`${ORIGIN}HEAD`) ?? '';
    if (remote.startsWith(ORIGIN))
        return remote.slice(ORIGIN.length);
    return ['main', 'master'].find((name) => refs.has(`refs/heads/${name}`)) ?? null;
}
/** Committer dates of the runs' own commits, in ms; the latest first. */
async function oursSince({ user, head, since }) {
    const answer = await user({
        args: [
            'log',
            `--max-count=${MOST_COMMITS}`,
            `--since=@${Math.floor(since / 1000)} +0000`,
            `--format=%ct%x00%(trailers:key=${_core_trailers_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_TRAILER */ .cu},valueonly)%x00`,
            head,
            '--',
        ],
    });
    const fields = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(answer.stdout);
    const dates = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        if ((fields[at + 1] ?? '').trim() !== '')
            dates.push(Number(fields[at]) * 1000);
    }
    return dates;
}


/***/ }),

/***/ 85295:
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
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/git/candidates.js
var candidates = __webpack_require__(84166);
// EXTERNAL MODULE: ./build/adapters/git/commit-entry.js
var commit_entry = __webpack_require__(65360);
// EXTERNAL MODULE: ./build/adapters/git/commit-obstacle.js
var commit_obstacle = __webpack_require__(55923);
// EXTERNAL MODULE: ./build/adapters/git/head-differences.js
var head_differences = __webpack_require__(99083);
// EXTERNAL MODULE: ./build/adapters/git/names.js
var names = __webpack_require__(88290);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
;// CONCATENATED MODULE: ./build/adapters/git/accept.js







/** Paths named in a reason; the rest are counted. */
const NAMED_PATHS = 5;
/**
 * The tree to be committed: the head commit's, with the changed paths as they are now. Paths that the run did not
 * change keep the commit's entry, whatever is on disk, and the two trees differ in nothing else: that is looked at
 * once more when the tree is made (DECISIONS D36). Throws StopRun(delivery).
 */
async function acceptedTree(tree, head, changes) {
    await tree.settle();
    const base = await tree.commitBase();
    const { store } = base;
    if (base.head.head !== head) {
        throw stop(`HEAD moved while the run began, from ${base.head.head ?? 'no commit'} to ${head}; run again from there`);
    }
    const entries = await (0,commit_entry/* commitEntries */.Gk)(base, changes.map(({ path, oldMode, oldOid, newMode, newOid }) => ({
        raw: (0,raw_path/* toRaw */.ux)(path),
        start: sideOf(oldMode, oldOid),
        now: sideOf(newMode, newOid),
    })));
    const wanted = sidesOf(entries);
    const made = await treeWith(store, head, wanted);
    await checkDifference(store, head, made, wanted);
    return made;
}
function sideOf(mode, oid) {
    return mode === null || oid === null ? null : { mode, oid };
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
async function treeWith(store, head, wanted) {
    const index = store.index('accepted');
    await store.git({ args: ['read-tree', head], index });
    const removals = [];
    const records = [];
    for (const [raw, side] of wanted) {
        if (side === null)
            removals.push((0,candidates/* removalRecord */.OB)(store, raw));
        else
            records.push((0,candidates/* indexRecord */.o)(side.mode, side.oid, raw));
    }
    // A file may stand where a folder was: what goes makes room first.
    await (0,candidates/* writeRecords */.Wh)(store, index, [...removals, ...records]);
    return (0,candidates/* writeTree */.WM)(store, index);
}
/** Every difference between the commit's tree and the one to be committed is a change of the run, and the other way round. */
async function checkDifference(store, head, made, wanted) {
    const { stdout } = await store.git({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, made],
    });
    const found = (0,head_differences/* parseDifferences */.M9)(stdout);
    const unmeasured = [...found].flatMap(([raw, to]) => (isWanted(wanted, raw, to) ? [] : [raw]));
    const lost = [...wanted.keys()].filter((raw) => !found.has(raw));
    const wrong = [...unmeasured, ...lost].sort(raw_path/* byBytes */.bg);
    if (wrong.length === 0)
        return;
    const named = wrong.slice(0, NAMED_PATHS).map(names/* shown */.SP).join(', ');
    const more = wrong.length > NAMED_PATHS ? ` and ${wrong.length - NAMED_PATHS} more` : '';
    throw stop(`the commit would not be what was judged: it differs in ${named}${more}; nothing is committed, the work is kept; report this as a defect`);
}
function isWanted(wanted, raw, { start: to }) {
    const side = wanted.get(raw);
    return side !== undefined && side?.oid === to?.oid && side?.mode === to?.mode;
}
function stop(reason, code) {
    return new outcome/* StopRun */.U({ kind: 'delivery', reason, ...(code === undefined ? {} : { code }) });
}

// EXTERNAL MODULE: ./build/adapters/git/additions.js
var additions = __webpack_require__(48963);
// EXTERNAL MODULE: ./build/adapters/git/deliver.js
var deliver = __webpack_require__(42023);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
;// CONCATENATED MODULE: ./build/adapters/git/adopt.js



/** See `ServerCommits.adopt`. */
async function adopt(delivery, sha, tree, request) {
    (0,deliver/* checkLock */.sv)(delivery);
    try {
        await (0,deliver/* checkHead */.Xj)(delivery);
        const held = (0,exec/* line */.n8)(await delivery.user({ args: ['rev-parse', '--verify', `${sha}^{tree}`] }));
        if (held !== tree)
            throw adopt_stop(`commit ${sha} holds tree ${held}, and not the accepted ${tree}`);
        const changed = await (0,deliver/* changedEntries */.bF)(delivery, tree);
        await (0,deliver/* checkObjects */.ZY)(delivery, [sha, ...(0,deliver/* objectsOf */.iZ)(tree, changed)]);
        await (0,deliver/* moveRefs */.YS)(delivery, sha, request);
        await (0,deliver/* refreshIndex */.O0)(delivery, changed);
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        throw adopt_stop(`the workspace could not go to commit ${sha}: ${error.message}`);
    }
}
function adopt_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'delivery', reason });
}

// EXTERNAL MODULE: ./build/core/trailers.js
var trailers = __webpack_require__(97680);
// EXTERNAL MODULE: ./build/adapters/git/branch-name.js
var branch_name = __webpack_require__(15194);
// EXTERNAL MODULE: ./build/adapters/git/branch-owner.js
var branch_owner = __webpack_require__(87766);
// EXTERNAL MODULE: ./build/adapters/git/conversions.js
var conversions = __webpack_require__(31343);
// EXTERNAL MODULE: ./build/adapters/git/three-way.js
var three_way = __webpack_require__(86560);
;// CONCATENATED MODULE: ./build/adapters/git/branch.js








/**
 * Goes to the branch the run delivers on (DECISIONS D27): ours is checked out with HEAD merged in; a new one is
 * left to the commit. Gives the new head, or null where nothing moved. On every StopRun the workspace is untouched.
 */
async function prepareBranch(work) {
    const found = await usableBranch(work);
    return found === null ? null : goTo(work, found.head, found);
}
/** Our branch, to be gone on with; null for a new one and for the one that is checked out. Throws StopRun, moves nothing. */
async function usableBranch(work) {
    const { facts, branch } = work;
    await checkName(work);
    if (branch === facts.branch)
        return null;
    if (facts.head === null) {
        throw branch_stop(`there is no commit yet, so branch ${branch} cannot start anywhere; make a first commit`);
    }
    const existing = await find(work);
    if (existing === null)
        return null;
    const owner = await (0,branch_owner/* branchOwner */.g)({ read: work.user, refs: work.user }, { branch, tip: existing.tip });
    if ('foreign' in owner) {
        throw branch_stop(`branch ${branch} exists and ${owner.foreign}; set git.branch to another name, or delete it`);
    }
    if (existing.worktree !== '') {
        throw branch_stop(`branch ${branch} is checked out in ${existing.worktree}; remove that worktree or name another branch`);
    }
    return { head: facts.head, tip: existing.tip, run: owner.run };
}
async function checkName({ user, branch }) {
    if (await (0,branch_name/* isBranchName */.Q)(user, branch))
        return;
    const reason = `git.branch is "${branch}", which is no valid branch name; see git check-ref-format`;
    throw new outcome/* StopRun */.U({ kind: 'config', reason });
}
/** The branch itself; null where it can be made. A branch `a` and a branch `a/b` exclude each other. */
async function find({ user, branch }) {
    const format = '%(refname)%00%(objectname)%00%(worktreepath)%00';
    const parts = branch.split('/');
    const above = parts.slice(0, -1).map((_, at) => `refs/heads/${parts.slice(0, at + 1).join('/')}`);
    const name = `refs/heads/${branch}`;
    const answer = await user({
        args: ['for-each-ref', `--format=${format}`, name, ...above],
    });
    const fields = (0,raw_path/* splitNul */.K5)(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8'));
    for (let at = 0; at + 2 < fields.length; at += 3) {
        const [ref = '', tip = '', worktree = ''] = fields.slice(at, at + 3).map((field) => field.trim());
        if (ref === name)
            return { tip, worktree };
        if (ref.startsWith(`${name}/`) || above.includes(ref)) {
            throw branch_stop(`branch ${branch} cannot be made beside ${ref.slice('refs/heads/'.length)}; name another branch`);
        }
    }
    return null;
}
async function goTo(work, head, { tip, run }) {
    const { user, branch } = work;
    const target = await merged(work, head, tip, run);
    await refuseFiltered(work, head, target);
    await moveWorkspace(work, head, target);
    try {
        const ref = `refs/heads/${branch}`;
        const message = 'forge-headless: merge the base';
        await user({ args: ['update-ref', '-m', message, ref, target, tip], env: identity() });
        await user({ args: ['symbolic-ref', '-m', message, 'HEAD', ref], env: identity() });
        return target;
    }
    catch (error) {
        await moveWorkspace(work, target, head);
        throw branch_stop(`branch ${branch} could not be moved: ${said(error)}; run again`);
    }
}
/** The branch with HEAD in it: its tip where it has HEAD already, else a merge commit that is ours too. */
async function merged(work, head, tip, run) {
    const { user, branch, facts } = work;
    const base = await user({ args: ['merge-base', head, tip], accept: [0, 1] });
    if (base.code !== 0) {
        throw branch_stop(`branch ${branch} has no common history with HEAD here; fetch it whole (fetch-depth: 0) or delete it`);
    }
    if ((0,exec/* line */.n8)(base) === head)
        return tip;
    const merge = await (0,three_way/* mergeTrees */.M)(user, { base: (0,exec/* line */.n8)(base), ours: tip, theirs: head }, work.scratch());
    if ('conflicts' in merge) {
        throw branch_stop(`merging HEAD into branch ${branch} conflicts in ${merge.conflicts.join(', ')}; resolve it there, or delete the branch`);
    }
    const message = `Merge ${facts.branch ?? head} into ${branch}\n\n${trailers/* BRANCH_TRAILER */.Hj}: ${branch}\n${trailers/* RUN_TRAILER */.cu}: ${run}\n`;
    const commit = await user({
        args: ['commit-tree', merge.tree, '-p', tip, '-p', head, '-F', '-'],
        input: Buffer.from(message),
        env: identity(),
    });
    return (0,exec/* line */.n8)(commit);
}
/** Without its filter a file would be checked out as its pointer. */
async function refuseFiltered({ site, user, branch }, from, to) {
    const answer = await user({ args: ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to] });
    const filtered = [...(await (0,conversions/* attributed */.BK)(site, user, (0,raw_path/* splitNul */.K5)(answer.stdout), ['filter'])).keys()];
    if (filtered.length === 0)
        return;
    throw branch_stop(`branch ${branch} differs in ${filtered.join(', ')}, kept by a filter that is not run here; check the branch out first`);
}
async function moveWorkspace({ user, branch, site }, from, to) {
    try {
        await user({ args: ['read-tree', '-m', '-u', from, to] });
    }
    catch (error) {
        throw branch_stop(`${site.root} cannot go to branch ${branch}: ${said(error)}; commit or remove what is in the way`);
    }
}
/** Merges of the harness's own: they hold nobody's work. */
function identity() {
    return {
        GIT_AUTHOR_NAME: 'Forge AI',
        GIT_AUTHOR_EMAIL: 'forge@example.com',
        GIT_COMMITTER_NAME: 'Forge AI',
        GIT_COMMITTER_EMAIL: 'forge@example.com',
    };
}
function said(error) {
    const text = error instanceof exec/* GitError */.XS ? error.stderr : String(error);
    return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
function branch_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/files-at.js
var files_at = __webpack_require__(99607);
// EXTERNAL MODULE: ./build/adapters/git/store.js
var store = __webpack_require__(74139);
// EXTERNAL MODULE: ./build/adapters/git/there.js
var there = __webpack_require__(49528);
;// CONCATENATED MODULE: ./build/adapters/git/filtered-paths.js





/**
 * Of the files that differ between `from` and the commit, those kept by a filter whose work the checkout shows: their
 * content is on disk, not what git stores for it (a pointer of Git LFS, say). We run no filter, so they would be
 * written as pointers among contents. Where only pointers lie on disk, as after actions/checkout without `lfs`, new
 * ones are in place, and the answer is empty.
 */
async function unpackedFilters(question, from, changed) {
    const { site, user } = question;
    const [now, then] = await Promise.all([
        (0,conversions/* attributed */.BK)(site, user, changed, ['filter']),
        filteredAt(question, changed),
    ]);
    const filtered = [...new Set([...now.keys(), ...then])];
    if (filtered.length === 0)
        return [];
    // A file that is new says nothing of itself: the others of the checkout show whether filters were run in it.
    const tracked = await filesAt(user, from);
    const kept = await (0,conversions/* attributed */.BK)(site, user, [...tracked.keys()], ['filter']);
    const isUnpacked = [...kept.keys()].some((raw) => differs(site, raw, tracked.get(raw)));
    return isUnpacked ? filtered.map(raw_path/* toText */.fE) : [];
}
/** By the attributes of the commit itself, which are not on disk yet. */
async function filteredAt({ user, sha, scratch }, names) {
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
    const { stdout } = await user({ args: ['ls-tree', '-r', '-z', '-l', '--full-tree', sha] });
    return new Map((0,raw_path/* splitNul */.K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        const [, , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
        return [record.slice(tab + 1), { oid, size: Number(size) }];
    }));
}
/** Whether the bytes on disk are not the blob's. What is no file, or is not there, differs in nothing. */
function differs({ root, format }, raw, blob) {
    const path = (0,raw_path/* onDisk */.FC)(root, raw);
    const stat = (0,there/* lstatThere */.L)(path);
    if (blob === undefined || stat?.isFile() !== true)
        return false;
    // A content behind a pointer may be larger than what can be read at once.
    return stat.size !== blob.size || (0,store/* blobId */.zA)(format, (0,external_node_fs_.readFileSync)(path)) !== blob.oid;
}

// EXTERNAL MODULE: ./build/adapters/git/local-branch.js
var local_branch = __webpack_require__(32926);
;// CONCATENATED MODULE: ./build/adapters/git/go-to.js







/** Dirty paths named in the reason; the rest are counted. */
const go_to_NAMED_PATHS = 5;
/**
 * Puts the workspace on a commit (DECISIONS D28): files, index and HEAD, and a branch of that name at that commit
 * where one is asked for. No hook and no filter is run, no submodule touched. A branch that is here already may only
 * be moved forward. On every StopRun(git_before) files and HEAD are as they were.
 */
async function go_to_goTo(to) {
    const { facts, sha, branch } = to;
    const from = facts.head;
    if (from === null)
        throw go_to_stop(`${facts.root} has no commit yet: check the repository out first`);
    await check(to, from);
    const old = branch === null ? null : await (0,local_branch/* movableTip */.y)({ user: to.user, branch, sha, current: facts.branch });
    if (from !== sha)
        await moveFiles(to, from, sha);
    try {
        await moveHead(to, old);
    }
    catch (error) {
        if (from !== sha)
            await moveFiles(to, sha, from);
        throw go_to_stop(`HEAD could not be moved to ${branch ?? sha}: ${go_to_said(error)}; run again`);
    }
}
async function check(to, from) {
    const { site, user, facts, sha, branch, requireClean } = to;
    const { dirty } = facts;
    if (requireClean && dirty.length > 0) {
        const named = dirty.slice(0, go_to_NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
        const more = dirty.length > go_to_NAMED_PATHS ? ` and ${dirty.length - go_to_NAMED_PATHS} more` : '';
        throw go_to_stop(`the workspace is not clean: ${named.join(', ')}${more}; commit or remove them, or set git.require_clean to false`);
    }
    if (branch !== null && !(await (0,branch_name/* isBranchName */.Q)(user, branch))) {
        throw go_to_stop(`the branch is ${JSON.stringify(branch)}, which is no valid branch name; see git check-ref-format`);
    }
    if (from === sha)
        return;
    const changed = await changedBetween(to, from);
    const modules = changed.filter(({ isModule, raw }) => isModule && isCheckedOut(site, raw));
    if (modules.length > 0) {
        throw go_to_stop(`submodule ${modules.map(({ raw }) => (0,raw_path/* toText */.fE)(raw)).join(', ')} is another one at commit ${sha}, and submodules are not touched; check that commit out before the run (actions/checkout with its ref)`);
    }
    const files = changed.flatMap(({ raw, isModule }) => (isModule ? [] : [raw]));
    const unpacked = await unpackedFilters(to, from, files);
    if (unpacked.length > 0) {
        throw go_to_stop(`${unpacked.join(', ')} differs at commit ${sha} and is kept by a filter (Git LFS, for one) that is not run here; check that commit out before the run (actions/checkout with its ref and lfs: true)`);
    }
}
async function changedBetween({ user, sha }, from) {
    const answer = await attempt(user({ args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', from, sha] }), (why) => `commit ${sha} cannot be compared with HEAD: ${why}; fetch it first`);
    const parts = (0,raw_path/* splitNul */.K5)(answer.stdout);
    const changed = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [before, after] = (parts[at] ?? '').slice(1).split(' ');
        changed.push({ raw: parts[at + 1] ?? '', isModule: before === '160000' || after === '160000' });
    }
    return changed;
}
function isCheckedOut(site, raw) {
    const dotGit = (0,raw_path/* onDisk */.FC)(site.root, `${raw}/.git`);
    return (0,external_node_fs_.existsSync)(dotGit);
}
/** `read-tree` alone: it writes what differs, keeps what is uncommitted, and refuses what would be overwritten. */
async function moveFiles({ user, site }, from, to) {
    await attempt(user({ args: ['read-tree', '-m', '-u', from, to] }), (why) => `${site.root} cannot go to commit ${to}: ${why}; commit or remove what is in the way`);
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
async function attempt(work, reason) {
    try {
        return await work;
    }
    catch (error) {
        throw error instanceof exec/* GitError */.XS ? go_to_stop(reason(go_to_said(error))) : error;
    }
}
function go_to_said(error) {
    const text = error instanceof exec/* GitError */.XS ? error.stderr : String(error);
    return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
function go_to_stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'git_before', reason });
}

// EXTERNAL MODULE: ./build/adapters/git/ground.js
var ground = __webpack_require__(93747);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapters/git/index-file.js
var index_file = __webpack_require__(81261);
;// CONCATENATED MODULE: ./build/adapters/git/filtered-dirt.js






/** A pointer of Git LFS is smaller. Source: git-lfs, docs/spec.md. */
const LARGEST_POINTER = 1024;
const BLOCK = 1 << 20;
const NS_PER_S = 1000000000n;
/**
 * Tells whether files kept by a filter are changed. No filter is run: a file is clean if it is as the index last saw
 * it, if it holds the very bytes of the blob (a pointer that was never replaced), or if the blob is a Git LFS pointer
 * that names the file's content.
 */
async function filteredStates(site, user, files) {
    const states = new Map();
    if (files.length === 0)
        return states;
    const index = indexOf(site);
    const open = [];
    for (const file of files) {
        if (isAsIndexed(site, index.get(file.raw), file))
            states.set(file.raw, 'clean');
        else
            open.push(file);
    }
    for (const file of open)
        states.set(file.raw, await compare(site, user, file));
    return states;
}
function indexOf(site) {
    try {
        const { entries } = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(site.gitDir, 'index')), site.format);
        return new Map(entries.map((entry) => [entry.name, entry]));
    }
    catch {
        // Split, or of a version that is not known: then the bytes decide.
        return new Map();
    }
}
/** Size and times, to the nanosecond: git itself compares whole seconds and so has to ask the filter more often. */
function isAsIndexed({ root }, entry, { raw, oid }) {
    const found = (0,there/* lstatExact */.A)((0,raw_path/* onDisk */.FC)(root, raw));
    if (entry === undefined || entry.oid !== oid || found === undefined || !found.isFile())
        return false;
    const { ctime, ctimeNs, mtime, size } = (0,index_file/* statOf */._N)(entry);
    const mtimeNs = entry.stat.readUInt32BE(12);
    const sameTimes = found.mtimeNs === BigInt(mtime) * NS_PER_S + BigInt(mtimeNs) &&
        found.ctimeNs === BigInt(ctime) * NS_PER_S + BigInt(ctimeNs);
    return sameTimes && Number(found.size) % 2 ** 32 === size;
}
async function compare(site, user, { raw, oid }) {
    const path = (0,raw_path/* onDisk */.FC)(site.root, raw);
    const found = (0,there/* lstatExact */.A)(path);
    if (found === undefined || !found.isFile())
        return 'modified';
    const size = Number(found.size);
    const asked = await user({ args: ['cat-file', '-s', oid], accept: [0, 1, 128] });
    // A partial clone may lack the blob.
    if (asked.code !== 0)
        return 'unknown';
    const kept = Number(asked.stdout.toString('latin1'));
    if (size === kept && digestOf(path, site.format, `blob ${size}\0`) === oid)
        return 'clean';
    if (kept > LARGEST_POINTER)
        return 'unknown';
    const pointer = pointerIn((await user({ args: ['cat-file', 'blob', oid] })).stdout.toString('latin1'));
    if (pointer === null)
        return 'unknown';
    return pointer.size === size && pointer.sha256 === digestOf(path, 'sha256') ? 'clean' : 'modified';
}
/** What a Git LFS pointer names; null where the text is none, or one of an extension, which changes the content. */
function pointerIn(text) {
    const [, sha256, size] = /^version https:\/\/(?:git-lfs\.github\.com\/spec|hawser\.github\.com\/spec)\/v\d+\noid sha256:([0-9a-f]{64})\nsize (\d+)\n?$/.exec(text) ?? [];
    return sha256 === undefined ? null : { sha256, size: Number(size) };
}
/** A content may be larger than what can be read at once. */
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

;// CONCATENATED MODULE: ./build/adapters/git/inspect.js









/** Files that git leaves in its directory while something is under way. */
const OPERATIONS = [
    ['rebase-merge', 'rebase'],
    ['rebase-apply', 'rebase'],
    ['MERGE_HEAD', 'merge'],
    ['CHERRY_PICK_HEAD', 'cherry-pick'],
    ['REVERT_HEAD', 'revert'],
    ['BISECT_LOG', 'bisect'],
];
/** Throws StopRun(git_before) where git cannot read the repository. */
async function inspect(options) {
    const { site, user } = options;
    const parsed = parseStatus((0,raw_path/* splitNul */.K5)(await inspect_status(user, site)));
    const states = parsed.states;
    for (const [raw, dirt] of await changedBehindFlags(options)) {
        states.set(raw, { ...dirt, state: 'modified', isStaged: states.has(raw) });
    }
    await judgeFiltered(site, user, states);
    const out = options.excluded.map(raw_path/* toRaw */.ux);
    const dirty = [...states]
        .filter(([raw]) => !(0,raw_path/* isWithin */.UO)(raw, out))
        .sort(([a], [b]) => (0,raw_path/* byBytes */.bg)(a, b))
        .map(([raw, { state }]) => ({ path: (0,raw_path/* toText */.fE)(raw), state }));
    const inProgress = OPERATIONS.find(([name]) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(site.gitDir, name)))?.[1] ?? null;
    const lock = (0,external_node_path_.join)(site.gitDir, 'index.lock');
    return {
        root: site.root,
        gitDir: site.gitDir,
        head: parsed.head,
        branch: parsed.branch,
        inProgress,
        indexLock: (0,external_node_fs_.existsSync)(lock) ? lock : null,
        dirty,
    };
}
async function inspect_status(user, site) {
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
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        const reason = `git cannot read the repository in ${site.root}: ${error.stderr.trim().split('\n')[0]}; mend it, \`git status\` shows the same`;
        throw new outcome/* StopRun */.U({ kind: 'git_before', reason });
    }
}
/** git-status(1), porcelain format version 2. Records start with `#`, `1`, `u` or `?`. */
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
            parsed.states.set(record.slice(2), only('untracked'));
        else if (fields[0] === 'u')
            parsed.states.set(fields.slice(10).join(' '), only('conflicted'));
        else if (fields[0] === '1')
            parsed.states.set(fields.slice(8).join(' '), dirtOf(fields));
    }
    return parsed;
}
function only(state) {
    return { state, isStaged: false, oid: '', isOtherMode: false };
}
/** `1 XY sub mH mI mW hH hI path` */
function dirtOf([, letters = '..', , , mI, mW, , oid = '']) {
    return { state: stateOf(letters), isStaged: letters[0] !== '.', oid, isOtherMode: mI !== mW };
}
function stateOf(letters) {
    if (letters[1] === 'D')
        return 'deleted';
    return letters[1] === '.' ? 'staged' : 'modified';
}
/**
 * Files that differ though the index says not to look (`assume-unchanged`, `skip-worktree`): those are asked
 * about through an index of our own that holds them and no flag.
 */
async function changedBehindFlags({ site, user, scratch, }) {
    const hidden = hiddenEntries(site);
    if (hidden.length === 0)
        return [];
    const index = scratch();
    (0,external_node_fs_.writeFileSync)(index, (0,index_file/* buildIndex */.Xh)(hidden, site.format));
    const answer = await user({
        args: ['status', '--porcelain=v2', '-z', '--untracked-files=no', '--no-renames'],
        index,
    });
    const records = (0,raw_path/* splitNul */.K5)(answer.stdout).map((record) => record.split(' '));
    return records
        .filter((fields) => fields[0] === '1' && (fields[1]?.[1] ?? '.') !== '.')
        .map((fields) => [fields.slice(8).join(' '), dirtOf(fields)]);
}
function hiddenEntries(site) {
    const path = (0,external_node_path_.join)(site.gitDir, 'index');
    try {
        return (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(path), site.format)
            .entries.filter((entry) => entry.assumeUnchanged || (entry.skipWorktree && entry.mode !== 0o040000))
            .filter((entry) => !entry.skipWorktree || (0,there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(site.root, entry.name)) !== undefined)
            .map((entry) => ({ ...entry, stat: index_file/* UNKNOWN_STAT */.eg }));
    }
    catch {
        return [];
    }
}
/**
 * Without its filter, git calls a file modified whose content is not its blob. Those that are clean nevertheless are no
 * dirt, unless something is staged; see `filteredStates`.
 */
async function judgeFiltered(site, user, states) {
    const modified = [...states].flatMap(([raw, { state }]) => (state === 'modified' ? [raw] : []));
    const filtered = await (0,conversions/* attributed */.BK)(site, user, modified, ['filter']);
    const files = [...filtered.keys()].map((raw) => ({ raw, oid: states.get(raw)?.oid ?? '' }));
    for (const [raw, judged] of await filteredStates(site, user, files)) {
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

// EXTERNAL MODULE: ./build/adapters/git/landing-place.js
var landing_place = __webpack_require__(4987);
// EXTERNAL MODULE: ./build/adapters/git/read-at.js
var read_at = __webpack_require__(53360);
// EXTERNAL MODULE: ./build/adapters/git/sent-files.js
var sent_files = __webpack_require__(98036);
// EXTERNAL MODULE: ./build/adapters/git/tree-files.js
var tree_files = __webpack_require__(60594);
// EXTERNAL MODULE: ./build/adapters/git/user-git.js
var user_git = __webpack_require__(32110);
;// CONCATENATED MODULE: ./build/adapters/git/repository.js


















function openRepository(options) {
    const { tree } = options;
    let facts = null;
    const look = async () => {
        const site = await tree.site();
        facts = await withScratch((scratch) => inspect({ site, user: (0,user_git/* userGit */.G)(site), excluded: options.excluded, scratch }));
        return facts;
    };
    const base = async () => {
        const { head, branch, root } = facts ?? (await look());
        if (head !== null)
            return { head, branch };
        throw new outcome/* StopRun */.U({ kind: 'delivery', reason: `${root} has no commit yet; make a first commit` });
    };
    const delivery = async () => {
        const site = await tree.site();
        return { site, store: tree.store(), user: (0,user_git/* userGit */.G)(site), base: await base() };
    };
    return {
        inspect: look,
        checkBranch: async (branch) => {
            const user = (0,user_git/* userGit */.G)(await tree.site());
            await usableBranch({ user, facts: facts ?? (await look()), branch });
        },
        prepareBranch: async (branch) => {
            const site = await tree.site();
            const before = facts ?? (await look());
            const head = await withScratch((scratch) => prepareBranch({ site, user: (0,user_git/* userGit */.G)(site), facts: before, branch, scratch }));
            if (head !== null)
                facts = { ...before, head, branch };
        },
        filesAt: async (commit, paths, maxBytes) => (0,files_at/* filesAt */.T)(await tree.site(), commit, paths, maxBytes),
        goTo: async ({ sha, branch, requireClean }) => {
            const site = await tree.site();
            const before = facts ?? (await look());
            const user = (0,user_git/* userGit */.G)(site);
            await withScratch((scratch) => go_to_goTo({ site, user, facts: before, sha, branch, requireClean, scratch }));
            facts = { ...before, head: sha, branch };
        },
        readAt: async (sha, path, maxBytes) => (0,read_at/* readAt */.m)(await tree.site(), sha, path, maxBytes),
        parent: async () => (await base()).head,
        acceptedTree: async (changes) => acceptedTree(tree, (await base()).head, changes),
        additions: async (accepted) => (0,additions/* additionsBetween */.q)(tree.store().git, (await base()).head, accepted),
        landingPlace: async (branch, since) => {
            const now = await base();
            const user = (0,user_git/* userGit */.G)(await tree.site());
            return (0,landing_place/* landingPlace */.d)({ user, head: now.head, branch: branch ?? now.branch, since });
        },
        files: (treeish, wanted, maxBytes) => (0,tree_files/* treeFiles */.C)(tree.store().git, treeish, wanted, maxBytes),
        commit: async (accepted, request) => (0,deliver/* deliver */.cK)(await delivery(), accepted, request),
        ground: async (expectedOld) => (0,ground/* groundOf */.J)((0,user_git/* userGit */.G)(await tree.site()), (await base()).head, expectedOld),
        sentFiles: (accepted, ground) => (0,sent_files/* sentFiles */.M)(tree.store().git, accepted, ground),
        adopt: async (sha, accepted, request) => adopt(await delivery(), sha, accepted, request),
    };
}
/** Index files of our own, gone afterwards. */
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

/***/ 98036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sentFiles)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88290);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);



const ABSENT = '000000';
const SUBMODULE = '160000';
const LF = 10;
/** See `ServerCommits.sentFiles`. */
async function sentFiles(git, tree, ground) {
    const [first = ground.base] = ground.parents;
    const [differences, fromFirst] = await Promise.all([
        differencesOf(git, ground.base, tree),
        first === ground.base ? null : differencesOf(git, first, tree),
    ]);
    const unknown = fromFirst === null ? null : new Set(fromFirst.map(({ raw }) => raw));
    const bytes = await contentsOf(git, differences.filter(holdsBytes));
    return differences.map((difference) => {
        const { raw, oldMode, mode, oldOid, oid } = difference;
        refuseName(raw);
        return {
            path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)(raw),
            oldMode: oldMode === ABSENT ? null : oldMode,
            mode: mode === ABSENT ? null : mode,
            oid: mode === ABSENT ? null : oid,
            bytes: bytes.get(oid) ?? null,
            isKnown: oid === oldOid || mode === SUBMODULE || (unknown !== null && !unknown.has(raw)),
        };
    });
}
function refuseName(raw) {
    if ((0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameTrouble */ .Pn)(raw) === null)
        return;
    const reason = `${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(raw)} has a name that GitHub's API cannot be told: rename it, or set git.sign_commits to false`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'delivery', reason });
}
function holdsBytes({ mode }) {
    return mode !== ABSENT && mode !== SUBMODULE;
}
async function differencesOf(git, from, to) {
    const answer = await git({
        args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', from, to],
    });
    const parts = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(answer.stdout);
    const differences = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [oldMode = '', mode = '', oldOid = '', oid = ''] = (parts[at] ?? '').slice(1).split(' ');
        differences.push({ raw: parts[at + 1] ?? '', oldMode, mode, oldOid, oid });
    }
    return differences;
}
/** By id, with one process. */
async function contentsOf(git, files) {
    const oids = [...new Set(files.map(({ oid }) => oid))];
    if (oids.length === 0)
        return new Map();
    const input = Buffer.from(oids.map((oid) => `${oid}\n`).join(''));
    const { stdout } = await git({ args: ['cat-file', '--batch'], input });
    let at = 0;
    const contents = oids.map((oid) => {
        const end = stdout.indexOf(LF, at);
        const [name, type, size] = stdout.toString('latin1', at, end).split(' ');
        if (name !== oid || type !== 'blob')
            throw new Error(`git cat-file did not give object ${oid}`);
        const from = end + 1;
        at = from + Number(size) + 1;
        return [oid, stdout.subarray(from, from + Number(size))];
    });
    return new Map(contents);
}


/***/ }),

/***/ 86560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergeBlobs),
/* harmony export */   M: () => (/* binding */ mergeTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84166);
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70178);





/** Merges without a work tree, so that a conflict leaves no trace. Works the same from git 2.32 on. */
async function mergeTrees(git, sides, index) {
    await git({ args: ['read-tree', '-i', '-m', '--aggressive', sides.base, sides.ours, sides.theirs], index });
    const listed = await git({ args: ['ls-files', '--unmerged', '-z'], index });
    const conflicts = [];
    const records = [];
    for (const [raw, [base, ours, theirs]] of unmerged((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K5)(listed.stdout))) {
        const merged = await mergeEntry(git, base, ours, theirs);
        if (merged === null)
            conflicts.push((0,_raw_path_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(raw));
        else
            records.push((0,_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .indexRecord */ .o)(merged.mode, merged.oid, raw));
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
    const files = [base, ours, theirs].every((side) => side.mode.startsWith('100'));
    const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
    if (!files || (mode !== theirs.mode && theirs.mode !== base.mode))
        return null;
    const oid = await mergeBlobs(git, base.oid, ours.oid, theirs.oid);
    return oid === null ? null : { mode, oid };
}
/** The id of the merged content, written through `git`; null for a conflict and for binary files. */
async function mergeBlobs(git, base, ours, theirs) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'forge-merge-'));
    try {
        const paths = [];
        for (const [name, oid] of Object.entries({ ours, base, theirs })) {
            const blob = await git({ args: ['cat-file', 'blob', oid] });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), blob.stdout);
            paths.push((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        }
        // The exit code counts the conflicts; 255 stands for a file that cannot be merged by lines.
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

/***/ 60594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ treeFiles)
/* harmony export */ });
/* harmony import */ var _raw_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70178);

const LF = 10;
/**
 * The regular files of a tree or commit whose path is wanted, in git's order. Of one over `maxBytes` there are no
 * bytes. Two processes, however many files there are.
 */
async function treeFiles(git, treeish, wanted, maxBytes) {
    const listed = await git({ args: ['ls-tree', '-r', '-l', '-z', '--full-tree', treeish] });
    const entries = (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(listed.stdout)
        .flatMap(entryOf)
        .filter(({ path }) => wanted(path));
    const small = entries.filter(({ size }) => size <= maxBytes);
    const contents = small.length === 0 ? [] : await contentsOf(git, small);
    const bytes = new Map(small.map((entry, at) => [entry, contents[at] ?? null]));
    return entries.map((entry) => ({ path: entry.path, bytes: bytes.get(entry) ?? null }));
}
/** `<mode> blob <oid> <size>\t<path>`, the size padded. */
function entryOf(record) {
    const tab = record.indexOf('\t');
    const [mode = '', , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
    if (!mode.startsWith('100'))
        return [];
    return [{ path: (0,_raw_path_js__WEBPACK_IMPORTED_MODULE_0__/* .toText */ .fE)(record.slice(tab + 1)), oid, size: Number(size) }];
}
async function contentsOf(git, entries) {
    const { stdout } = await git({
        args: ['cat-file', '--batch'],
        input: Buffer.from(entries.map(({ oid }) => `${oid}\n`).join('')),
    });
    let at = 0;
    return entries.map(({ oid, size }) => {
        const from = stdout.indexOf(LF, at) + 1;
        if (stdout.toString('latin1', at, from) !== `${oid} blob ${size}\n`) {
            throw new Error(`git cat-file did not give object ${oid}`);
        }
        at = from + size + 1;
        return stdout.subarray(from, from + size);
    });
}


/***/ }),

/***/ 6687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ openTree)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(73836);
// EXTERNAL MODULE: ./build/core/undone.js
var undone = __webpack_require__(33963);
// EXTERNAL MODULE: ./build/adapters/git/blobs.js
var git_blobs = __webpack_require__(52606);
// EXTERNAL MODULE: ./build/adapters/git/commit-entry.js
var commit_entry = __webpack_require__(65360);
// EXTERNAL MODULE: ./build/adapters/git/commit-obstacle.js
var commit_obstacle = __webpack_require__(55923);
// EXTERNAL MODULE: ./build/adapters/git/head-differences.js
var head_differences = __webpack_require__(99083);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
;// CONCATENATED MODULE: ./build/adapters/git/commit-hazards.js




/** `gone`: paths that the run has deleted. */
async function commitBase(state, gone = () => false) {
    const { site, store, nested, leftOut, start } = state;
    const head = await state.head;
    return { site, store, head, nested, leftOut, caseTwin: caseTwins(state, start.entries.keys(), gone) };
}
/**
 * Why no commit could hold the step's changes, path by path. Most paths are decided by a look into a map: only where
 * the start is not what the commit holds, or where git converts or filters files, is more asked.
 */
async function commitHazards(state, blobs, step, total) {
    const gone = new Set(total.flatMap(({ raw, newMode }) => (newMode === null ? [raw] : [])));
    const base = await commitBase(state, (raw) => gone.has(raw));
    const stepped = new Set(step.map(({ raw }) => raw));
    // New attributes may have a say in what was changed before.
    const isRuled = step.some(isAttributes);
    const changes = total
        .filter(({ raw }) => (isRuled || stepped.has(raw)) && !state.watched.has(raw))
        .map(pathChange);
    const ruled = total.some(isAttributes);
    return obstaclesOf(base, changes, (change) => needsLook(state, blobs, base, change, ruled));
}
/** Why no commit could hold this content at this path; without content: any content. */
async function editHazards(state, raw, proposed) {
    const base = await commitBase(state, (path) => state.good.total.get(path)?.newMode === null);
    const { start, good, store, hints } = state;
    const before = start.entries.get(raw) ?? null;
    const barred = (0,commit_entry/* obstacleAt */.rt)(base, raw, before);
    if (barred !== null)
        return [(0,commit_obstacle/* obstacleHazard */.K)(raw, barred)];
    const isRuled = [...good.total.values()].some(isAttributes);
    if (proposed === undefined) {
        const filter = hints.opaque || isRuled ? await (0,commit_entry/* filterOf */.KV)(base, raw) : null;
        return filter === null ? [] : [(0,commit_obstacle/* obstacleHazard */.K)(raw, filter)];
    }
    const isPlain = base.head.at(raw) === null && !mayConvert(state, proposed, isRuled);
    if (isPlain)
        return [];
    const mode = good.total.get(raw)?.newMode ?? before?.mode ?? '100644';
    const now = { mode, oid: store.writeBlob(proposed) };
    if (before !== null && before.oid === now.oid && before.mode === mode)
        return [];
    return obstaclesOf(base, [{ raw, start: before, now }], async () => true);
}
async function obstaclesOf(base, changes, needs) {
    const hazards = [];
    const closer = [];
    for (const change of changes) {
        const barred = (0,commit_entry/* obstacleAt */.rt)(base, change.raw, change.start);
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
async function needsLook(state, blobs, base, { raw, start, now }, isRuled) {
    const { hints } = state;
    if (hints.opaque || isRuled || base.head.at(raw) !== null)
        return true;
    // What is new, gone or of another kind differs in any case.
    if (!hints.sizeChanging || start === null || now === null || !now.mode.startsWith('100'))
        return false;
    return mayConvert(state, await blobs.read(now.oid), isRuled);
}
/** Whether what git stores for these bytes may be other bytes: line ends, `$Id$`, filters and encodings. */
function mayConvert({ hints }, bytes, isRuled) {
    if (hints.opaque || isRuled)
        return true;
    if (!hints.sizeChanging)
        return false;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return buffer.includes('\r\n') || buffer.includes('$Id');
}
function isAttributes({ raw }) {
    return (0,raw_path/* nameOf */.Vb)(raw) === '.gitattributes';
}
function pathChange({ raw, oldMode, oldOid, newMode, newOid }) {
    return { raw, start: sideOf(oldMode, oldOid), now: sideOf(newMode, newOid) };
}
function sideOf(mode, oid) {
    return mode === null || oid === null ? null : { mode, oid };
}
/** Where the file system does not tell case apart, two names of one file must not both be committed. */
function caseTwins({ site }, tracked, gone) {
    if (site.config.get('core.ignorecase') !== 'true')
        return () => null;
    let names = null;
    return (raw) => {
        names ??= new Map([...tracked].map((name) => [(0,head_differences/* folded */.TM)(name), name]));
        const twin = names.get((0,head_differences/* folded */.TM)(raw));
        return twin === undefined || twin === raw || gone(twin) ? null : twin;
    };
}

// EXTERNAL MODULE: ./build/adapters/git/diff-output.js
var diff_output = __webpack_require__(98501);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapters/git/attribute-traps.js
var attribute_traps = __webpack_require__(10251);
// EXTERNAL MODULE: ./build/adapters/git/found.js
var git_found = __webpack_require__(23838);
;// CONCATENATED MODULE: ./build/adapters/git/discard.js




/**
 * Takes these changes of a measured step off the disk: added files are deleted, with the folders that this leaves empty;
 * changed files that the commit does not hold are put back. Everything else stays, and the step is to be measured again.
 */
async function discard(state, step, names) {
    const head = await state.head;
    const changes = step.step.filter(({ raw }) => names.has(raw));
    for (const { raw } of changes.filter(({ oldMode }) => oldMode === null))
        removeAdded(state, raw);
    const back = changes
        .filter(({ raw, oldMode, newMode }) => oldMode !== null && newMode !== null && isNew(head.at(raw)))
        .map(({ raw }) => raw);
    if (back.length === 0)
        return;
    (0,attribute_traps/* disarmAbove */.Ej)(state.site.root, back);
    await state.store.git({
        args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
        index: state.good.index,
        input: (0,raw_path/* joinNul */.MX)(back),
    });
    for (const raw of back)
        state.recent.set(raw, -1n);
}
function isNew(difference) {
    return difference !== null && difference.head === null && difference.start !== null;
}
function removeAdded({ site, good }, raw) {
    const { kind } = (0,git_found/* finder */.n)(site.root)(raw);
    if (kind !== 'file' && kind !== 'link')
        return;
    // A locked folder keeps its files: they stay a change.
    if (!tried(() => (0,external_node_fs_.unlinkSync)((0,raw_path/* onDisk */.FC)(site.root, raw))))
        return;
    for (let above = (0,raw_path/* parentOf */.gN)(raw); above !== '' && !good.folders.has(above); above = (0,raw_path/* parentOf */.gN)(above)) {
        if (!tried(() => (0,external_node_fs_.rmdirSync)((0,raw_path/* onDisk */.FC)(site.root, above))))
            return;
    }
}
function tried(action) {
    try {
        action();
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/adapters/git/candidates.js
var candidates = __webpack_require__(84166);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/adapters/git/folder-times.js

/**
 * File systems that move a folder's change time with every entry that comes or goes, as this kernel sees it at once:
 * ext, XFS, Btrfs, F2FS, ZFS, tmpfs, overlayfs. Source: statfs(2) and linux/magic.h. Others, most of them on a network,
 * may show a time that they remember.
 */
const KEEPS_TIMES = new Set([
    0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0x01021994, 0x794c7630,
]);
/**
 * ns. Of two changes within one tick of the file system's clock (10 ms at most, a second with old inodes of ext4) the
 * time shows only the first.
 */
const LONGEST_TICK = 2000000000n;
const NS_PER_MS = 1000000n;
/**
 * Tells of folders below a root whether any later change of their entries must show in their change time. Only then
 * may a later look at that time stand for reading the folder. `now`: wall time in ms.
 */
function settledIn(root, now) {
    const here = (0,external_node_fs_.lstatSync)(root, { bigint: true, throwIfNoEntry: false })?.dev;
    if (here === undefined || !keepsTimes(root))
        return () => false;
    const from = BigInt(now) * NS_PER_MS - LONGEST_TICK;
    // Another file system may be mounted below.
    return ({ dev, ctimeNs }) => dev === here && ctimeNs < from;
}
function keepsTimes(root) {
    try {
        return process.platform === 'linux' && KEEPS_TIMES.has((0,external_node_fs_.statfsSync)(root).type);
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/adapters/git/there.js
var git_there = __webpack_require__(49528);
;// CONCATENATED MODULE: ./build/adapters/git/folders.js






/** Never a folder's change time, so the folder is read again. */
const UNSETTLED = -1n;
/** Folders read before the event loop gets a turn. */
const BATCH = 200;
/** Bytes of a folder's absolute path: Linux takes 4,095, and an entry's name may have 255 of them. */
const LONGEST_FOLDER = 4095 - 256;
/**
 * Looks at every known folder, and into those that changed. A folder that its owner was locked out of is
 * opened again first: git would pass over it in silence.
 */
async function scanFolders(scope, known) {
    const now = new Map();
    const pass = beginPass(scope, true);
    for (const [raw, before] of known) {
        const folder = lookAt(pass, raw, before.mode);
        if (folder === null)
            continue;
        now.set(raw, folder);
        if (!isAsBefore(folder, before))
            readFolder(pass, raw, known);
    }
    return walkNew(pass, now);
}
function isAsBefore(folder, before) {
    return before.ctime !== UNSETTLED && folder.ctime === before.ctime && folder.ino === before.ino;
}
/** Reads every folder except the ignored ones. What cannot be read is left as it is. */
async function walkFolders(scope) {
    const now = new Map();
    const pass = beginPass(scope, false);
    const top = lookAt(pass, '', 0);
    if (top !== null)
        now.set('', top);
    readFolder(pass, '', now);
    return walkNew(pass, now);
}
function beginPass(scope, opens) {
    const found = {
        special: [],
        dotGit: [],
        tooDeep: [],
        privileged: [],
        unknown: [],
        ignored: [],
        unread: [],
        ahead: [],
        reopened: false,
    };
    return { ...scope, found, opens, settled: settledIn(scope.root, scope.now) };
}
/** Without these the owner cannot list a folder and look at what is in it. */
const OWNER_LOOKS = 0o500;
/** Set-user-id, set-group-id, sticky. */
const PRIVILEGE = 0o7000;
const SET_GROUP = 0o2000;
function isOpen(mode) {
    return (mode & OWNER_LOOKS) === OWNER_LOOKS;
}
/** `before`: the mode it had. A folder that was locked at the start stays so. */
function lookAt({ root, found, opens, settled }, raw, before) {
    const path = (0,raw_path/* onDisk */.FC)(root, raw);
    const stat = (0,git_there/* lstatExact */.A)(path);
    if (stat === undefined || !stat.isDirectory())
        return null;
    const mode = Number(stat.mode) & 0o7777;
    const wanted = opens ? decent(mode, before) : mode;
    const folder = { ino: stat.ino, ctime: settled(stat) ? stat.ctimeNs : UNSETTLED };
    if (wanted === mode)
        return { ...folder, mode };
    (0,external_node_fs_.chmodSync)(path, wanted);
    if ((wanted & PRIVILEGE) !== (mode & PRIVILEGE))
        found.privileged.push(raw);
    if (!isOpen(mode))
        found.reopened = true;
    // Open it stays, should the step be kept: nobody else may be locked out of it either.
    return { ...folder, mode: wanted };
}
/** The mode without a lock and without privileges that came with the step. */
function decent(mode, before) {
    const opened = isOpen(before) ? mode | OWNER_LOOKS : mode;
    return opened & ~(PRIVILEGE & ~before);
}
/** Level by level, for only what is not ignored is looked into. */
async function walkNew(pass, now) {
    const { found } = pass;
    const none = new Map();
    const longest = LONGEST_FOLDER - Buffer.byteLength(pass.root) - 1;
    let looked = 0;
    let levels = 0;
    while (found.ahead.length > 0) {
        const level = found.ahead.filter((raw) => raw.length <= longest);
        found.tooDeep.push(...found.ahead.filter((raw) => raw.length > longest));
        found.ahead = [];
        if (++levels > DEEP)
            await pass.findIgnored(foldersBelow(pass.root, level));
        const ignored = await pass.findIgnored(level);
        for (const raw of level) {
            if (ignored.has(raw)) {
                found.ignored.push(raw);
                continue;
            }
            const folder = lookAt(pass, raw, inherited(raw, now));
            if (folder === null)
                continue;
            now.set(raw, folder);
            readFolder(pass, raw, none);
            if (++looked % BATCH === 0)
                await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    const { ahead: _, ...rest } = found;
    return { now, ...rest };
}
/** From here on, the rules are asked about many levels at once: a chain of folders would take a process for each. */
const DEEP = 16;
const ASKED_AHEAD = 256;
/** Some of what lies below these folders, near ones first. */
function foldersBelow(root, level) {
    const found = [...level];
    for (let at = 0; at < found.length && found.length < ASKED_AHEAD; at++) {
        const raw = found[at] ?? '';
        try {
            const folders = entriesOf(root, raw).filter((entry) => entry.isDirectory());
            found.push(...folders.map(({ name }) => (0,raw_path/* join */.fj)(raw, name)));
        }
        catch {
            // Locked or gone: it is looked at again when its turn comes.
        }
    }
    return found;
}
/** What a new folder may have: to be open, and the group of the one it lies in where that passes it on. */
function inherited(raw, now) {
    return OWNER_LOOKS | ((now.get((0,raw_path/* parentOf */.gN)(raw))?.mode ?? 0) & SET_GROUP);
}
function readFolder(pass, raw, known) {
    const { root, found, isKnown } = pass;
    for (const entry of readable(pass, raw)) {
        const path = (0,raw_path/* join */.fj)(raw, entry.name);
        if (entry.name.toLowerCase() === '.git') {
            if (path !== '.git')
                found.dotGit.push(path);
        }
        else if (entry.isDirectory()) {
            if (!known.has(path))
                found.ahead.push(path);
        }
        else if (entry.isFile() || entry.isSymbolicLink()) {
            if (!isKnown(path))
                found.unknown.push(path);
        }
        else {
            found.special.push(path);
            if ((0,attribute_traps/* isOpenedByGit */.TA)(path))
                (0,attribute_traps/* disarm */.Jt)(root, path);
        }
    }
}
function readable({ root, found, opens }, raw) {
    try {
        return entriesOf(root, raw);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (code === 'EACCES' || code === 'EPERM')
            found.unread.push(raw);
        else if (opens && !GONE.has(code))
            throw error;
        return [];
    }
}
/** The folder went, or was replaced, since it was looked at. */
const GONE = new Set(['ENOENT', 'ENOTDIR']);
/** Names as raw paths have them. */
function entriesOf(root, raw) {
    return (0,external_node_fs_.readdirSync)((0,raw_path/* onDisk */.FC)(root, raw), { withFileTypes: true, encoding: 'latin1' });
}

;// CONCATENATED MODULE: ./build/adapters/git/ignore-rules.js
/**
 * All rules in one list that means the same at the repository's root. `files` come in rising precedence: the
 * user's own excludes, info/exclude, then .gitignore files, shallow before deep; in git's ignore lists the last
 * match wins. Source: gitignore(5).
 */
function compileRules(files) {
    const lines = files.flatMap(({ folder, text }) => linesOf(text).map((rule) => rebase(rule, folder)));
    return lines.map((rule) => `${rule}\n`).join('');
}
/**
 * Compiled rules as they read where every path is a folder: without the slash that says so. Then no disk has to
 * be looked at for an answer.
 */
function folderRules(compiled) {
    return compiled.replaceAll(/(?<=[^\\\n])\/$/gm, '');
}
/** .gitignore files in the order of their precedence. */
function shallowFirst(a, b) {
    return depth(a.folder) - depth(b.folder);
}
/** A rule that matches exactly this path, whatever characters are in it. */
function ruleFor(path) {
    return `/${escaped(path)}`;
}
/**
 * Whether a folder with this rule file holds nothing but ignored paths: a rule for everything, and none that
 * takes something back. No rule below such a folder can matter.
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
/** Trailing spaces go, unless a backslash keeps one. */
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
/** A rule of a deeper file, as the root would write it. */
function rebase(rule, folder) {
    if (folder === '')
        return rule;
    const negated = rule[0] === '!';
    const pattern = negated ? rule.slice(1) : rule;
    const anchored = pattern.slice(0, -1).includes('/');
    const below = anchored ? pattern.replace(/^\//, '') : `**/${pattern}`;
    return `${negated ? '!' : ''}/${escaped(folder)}/${below}`;
}
/** A rule ends with its line, so a line end within a name is stood for by `?`: any one character. */
function escaped(path) {
    return path.replaceAll(/[\\*?[\] ]/g, '\\$&').replaceAll(/[\r\n]/g, '?');
}
function depth(folder) {
    return folder === '' ? 0 : folder.split('/').length;
}

// EXTERNAL MODULE: ./build/adapters/git/site.js
var git_site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/git/unread.js
var unread = __webpack_require__(6639);
;// CONCATENATED MODULE: ./build/adapters/git/ignored.js









const RULES = '.gitignore';
/** The rules that stand above every .gitignore. */
function outerRules(site, nested) {
    const own = (0,git_site/* userFile */.Mz)(site, 'core.excludesfile', 'ignore');
    const files = [
        { folder: '', text: own === null ? '' : ((0,git_site/* readText */.yR)(own) ?? '') },
        { folder: '', text: (0,git_site/* readText */.yR)((0,external_node_path_.join)(site.commonDir, 'info/exclude')) ?? '' },
    ];
    for (const folder of nested) {
        const text = (0,git_site/* readText */.yR)((0,raw_path/* onDisk */.FC)(site.root, (0,raw_path/* join */.fj)(folder, '.git/info/exclude')));
        if (text !== null)
            files.push({ folder, text });
    }
    return files;
}
/** The .gitignore files among these names. Like git, a link is not followed. */
function ruleFilesAmong(root, names) {
    const files = [];
    for (const name of names) {
        const text = (0,raw_path/* nameOf */.Vb)(name) === RULES ? readRules(root, name) : null;
        if (text !== null)
            files.push({ folder: (0,raw_path/* parentOf */.gN)(name), text });
    }
    return files;
}
/** The .gitignore files of an untracked folder, as deep as any of them can matter. */
function ruleFilesBelow(root, folder) {
    const text = readRules(root, (0,raw_path/* join */.fj)(folder, RULES));
    const here = text === null ? [] : [{ folder, text }];
    if (text !== null && ignoresAll(text))
        return here;
    const folders = entriesOf(root, folder).filter((entry) => entry.isDirectory() && entry.name !== '.git');
    return [...here, ...folders.flatMap((entry) => ruleFilesBelow(root, (0,raw_path/* join */.fj)(folder, entry.name)))];
}
/** `excluded` are ignored whatever else is said: the last rule wins. */
function rulesText(outer, gitignores, excluded) {
    const inner = [...gitignores].sort(shallowFirst);
    const last = { folder: '', text: excluded.map((path) => `${ruleFor((0,raw_path/* toRaw */.ux)(path))}\n`).join('') };
    return compileRules([...outer, ...inner, last]);
}
/** Untracked paths that the start's rules do not ignore; `name/` for a repository that git does not look into. */
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
        deadlineMs: exec/* LISTING_DEADLINE_MS */.rf,
    });
    return { names: (0,raw_path/* splitNul */.K5)(answer.stdout), unread: (0,unread/* unreadIn */.lA)(answer.stderr) };
}
/**
 * Folders that a rule ignores, or a folder above them. That all a folder holds just now is ignored makes it no
 * such folder: what comes into it next may be anything.
 */
function ignoredFolders(store, folders) {
    return matching(store.folderRules, folders);
}
/** Files and links that a rule ignores, or a folder above them. */
function ignoredFiles(store, files) {
    return matching(store.rules, files);
}
/** check-ignore knows no literal names. With `./` before it none can be taken for pathspec magic. */
async function matching(rules, names) {
    if (names.length === 0)
        return new Set();
    const answer = await rules({
        args: ['check-ignore', '--no-index', '-z', '--stdin'],
        input: (0,raw_path/* joinNul */.MX)(names.map((name) => `./${name}`)),
        env: { GIT_LITERAL_PATHSPECS: '0' },
        accept: [0, 1],
        deadlineMs: exec/* LISTING_DEADLINE_MS */.rf,
    });
    return new Set((0,raw_path/* splitNul */.K5)(answer.stdout).map((name) => name.slice('./'.length)));
}
function readRules(root, name) {
    const path = (0,raw_path/* onDisk */.FC)(root, name);
    const stat = (0,git_there/* lstatThere */.L)(path);
    return stat?.isFile() ? (0,external_node_fs_.readFileSync)(path, 'latin1') : null;
}

;// CONCATENATED MODULE: ./build/adapters/git/locked.js



/** Without these the owner can do nothing in a folder. */
const OWNER_MAY = 0o700;
/** Opens the folders above these paths that were open in the last good state, giving each its mode of then. */
function openAbove(root, known, names) {
    const seen = new Set();
    for (const name of names)
        locked_open(root, known, (0,raw_path/* parentOf */.gN)(name), seen);
}
/** The folders above first: through a locked one nothing can be seen. */
function locked_open(root, known, folder, seen) {
    if (seen.has(folder))
        return;
    seen.add(folder);
    if (folder !== '')
        locked_open(root, known, (0,raw_path/* parentOf */.gN)(folder), seen);
    const mode = known.get(folder)?.mode ?? 0;
    if ((mode & OWNER_MAY) !== OWNER_MAY)
        return;
    const path = (0,raw_path/* onDisk */.FC)(root, folder);
    const stat = (0,git_there/* lstatThere */.L)(path);
    if (stat?.isDirectory() && (stat.mode & OWNER_MAY) !== OWNER_MAY)
        (0,external_node_fs_.chmodSync)(path, mode);
}

// EXTERNAL MODULE: ./build/adapters/git/store.js
var git_store = __webpack_require__(74139);
;// CONCATENATED MODULE: ./build/adapters/git/files-below.js



/** A listing of git's with each `name/` replaced by the files below it that the start's rules do not ignore. */
async function withFilesBelow(store, root, names) {
    const folders = names.filter((name) => name.endsWith('/'));
    const below = folders.flatMap((name) => [...filesBelow(root, [name.slice(0, -1)])]);
    const ignored = await ignoredFiles(store, below);
    return [...names.filter((name) => !name.endsWith('/')), ...below.filter((raw) => !ignored.has(raw))];
}
/**
 * Every file and link below these folders, near ones first; `.git` stays out. A folder that is locked or lies too deep
 * is passed over: the folder scan tells of it. Ends after `most` entries.
 */
function* filesBelow(root, tops, most = Number.POSITIVE_INFINITY) {
    const longest = LONGEST_FOLDER - Buffer.byteLength(root) - 1;
    const folders = [...tops];
    let passed = 0;
    for (let at = 0; at < folders.length; at++) {
        const here = folders[at] ?? '';
        for (const entry of files_below_readable(root, here)) {
            const path = (0,raw_path/* join */.fj)(here, entry.name);
            if (++passed > most)
                return;
            if (entry.name === '.git')
                continue;
            if (entry.isFile() || entry.isSymbolicLink())
                yield path;
            else if (entry.isDirectory() && path.length <= longest)
                folders.push(path);
        }
    }
}
/** What lies in a folder; nothing where there is none, or where it is locked. */
function files_below_readable(root, folder) {
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

;// CONCATENATED MODULE: ./build/adapters/git/ignored-names.js

function namesIn({ names }) {
    return names === '' ? [] : names.split('/');
}
/** Every file that the survey saw, near ones first. What lies in a `.git` is left out. */
function* filesOf({ files, folders }) {
    yield* files;
    for (const [raw, folder] of folders) {
        if (`/${raw}/`.includes('/.git/'))
            continue;
        for (const name of namesIn(folder))
            yield (0,raw_path/* join */.fj)(raw, name);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/index-file.js
var index_file = __webpack_require__(81261);
;// CONCATENATED MODULE: ./build/adapters/git/watched.js








/** Entries that are looked through for new ones below one guarded folder, at each measurement. */
const LARGEST_PLACE = 10_000;
/** Names held against the rules before the event loop gets a turn. */
const watched_BATCH = 500;
/**
 * Takes the ignored files that are watched into the start, as if they were tracked: then they are measured, judged
 * and put back like any other. Gives their entries. `tops`: the topmost ignored folders. Nothing may measure or fold edits meanwhile.
 */
async function takeWatched(state, watch, ignored, tops) {
    const { store, site, start } = state;
    noteGuardedFolders(state, watch, tops);
    const names = await watchedAmong(state, watch, ignored);
    if (names.length === 0)
        return [];
    await (0,candidates/* applyToIndex */.wm)(site.root, store, start.index, names);
    const tree = await (0,candidates/* writeTree */.WM)(store, start.index);
    const taken = new Set(names);
    const entries = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(start.index), store.format).entries.filter((entry) => taken.has(entry.name));
    (0,candidates/* copyIndex */.UZ)(start.index, state.good.index);
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
    let looked = 0;
    for (const raw of filesOf(ignored)) {
        const path = (0,raw_path/* toText */.fE)(raw);
        const guarded = isGuarded(watch, raw, topAbove(raw, ignored.folders));
        const kept = !guarded && watch.keeps(path);
        if (guarded || kept)
            found.push(raw);
        if (kept)
            state.free.add(raw);
        if (++looked % watched_BATCH === 0)
            await (0,external_node_timers_promises_.setImmediate)();
    }
    return found.filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, state.excluded));
}
/**
 * Whether every change of an ignored file counts. `top`: the topmost ignored folder that it lies in; null where none is
 * ignored. What a pattern for any depth matches in an ignored folder belongs to somebody else's package.
 */
function isGuarded(watch, raw, top) {
    if (top === null)
        return watch.guards((0,raw_path/* toText */.fE)(raw));
    return watch.guards((0,raw_path/* toText */.fE)(top)) || watch.guardsInIgnored((0,raw_path/* toText */.fE)(raw));
}
/** The topmost of these folders that a path lies in; null where it lies in none. */
function topAbove(raw, folders) {
    let top = null;
    for (let at = (0,raw_path/* parentOf */.gN)(raw); at !== ''; at = (0,raw_path/* parentOf */.gN)(at))
        if (folders.has(at))
            top = at;
    return top;
}
function noteGuardedFolders(state, watch, tops) {
    for (const raw of tops)
        if (watch.guards((0,raw_path/* toText */.fE)(raw)))
            state.guardedFolders.add(raw);
}
/**
 * Guarded paths that nobody knew before. Those that are not ignored are found by git as well. `loose`: ignored files in
 * folders that are not.
 */
function newGuarded(state, watch, scan, loose) {
    const { root } = state.site;
    noteGuardedFolders(state, watch, scan.ignored);
    const find = (0,git_found/* finder */.n)(root);
    const found = new Set([...loose].filter((raw) => watch.guards((0,raw_path/* toText */.fE)(raw))));
    for (const top of state.guardedFolders) {
        if (find(top).kind !== 'folder')
            continue;
        for (const file of filesBelow(root, [top], LARGEST_PLACE))
            found.add(file);
    }
    for (const place of watch.places.map(raw_path/* toRaw */.ux)) {
        if (place !== '' && find(place).kind !== 'folder')
            continue;
        for (const entry of files_below_readable(root, place)) {
            const raw = (0,raw_path/* join */.fj)(place, entry.name);
            if (!watch.guardsInIgnored((0,raw_path/* toText */.fE)(raw)))
                continue;
            if (entry.isDirectory()) {
                for (const file of filesBelow(root, [raw], LARGEST_PLACE))
                    if (watch.guardsInIgnored((0,raw_path/* toText */.fE)(file)))
                        found.add(file);
            }
            else if (entry.isFile() || entry.isSymbolicLink())
                found.add(raw);
        }
    }
    return [...found].filter((raw) => !state.start.entries.has(raw) && !state.good.total.has(raw) && !(0,raw_path/* isWithin */.UO)(raw, state.excluded));
}
/** An ignored file that may be changed as long as it stays. */
function isFree({ watched, free }, raw) {
    return watched.has(raw) && free.has(raw);
}
/** Without the changes of ignored files that may be changed as long as they stay. */
function withoutFree(state, changes) {
    return changes.filter((change) => {
        if (!isFree(state, change.raw))
            return true;
        const emptied = change.oldOid !== change.newOid && (state.sizes.get(change.newOid ?? '') ?? 0) === 0;
        return change.status !== 'modified' || emptied;
    });
}

;// CONCATENATED MODULE: ./build/adapters/git/edits.js








function keepEdits(state, countLines) {
    /** null: the file was gone when it was noted. */
    const noted = new Map();
    const unsettled = new Set();
    const settle = async () => {
        const names = [...unsettled];
        unsettled.clear();
        const ignored = await ignoredAmong(state, names);
        for (const raw of names) {
            const edit = noted.get(raw);
            if (ignored.has(raw))
                noted.delete(raw);
            else if (edit !== undefined)
                await settleOne(state, raw, edit, countLines);
        }
    };
    return {
        note: (raw) => {
            noted.set(raw, readEdit(state.site.root, raw));
            unsettled.add(raw);
        },
        settle,
        fold: async () => {
            // A command may have locked them since, the root and the repository's objects with it.
            openAbove(state.site.root, state.good.folders, noted.keys());
            await settle();
            if (noted.size === 0)
                return;
            await foldAll(state, noted);
            noted.clear();
        },
        drop: () => {
            noted.clear();
            unsettled.clear();
        },
    };
}
function readEdit(root, raw) {
    if ((0,git_found/* finder */.n)(root)(raw).kind !== 'file')
        return null;
    const file = (0,external_node_fs_.openSync)((0,raw_path/* onDisk */.FC)(root, raw), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stat = (0,external_node_fs_.fstatSync)(file, { bigint: true });
        return { bytes: (0,external_node_fs_.readFileSync)(file), mode: Number(stat.mode) & 0o7777, ctime: stat.ctimeNs };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/**
 * New files that the start's rules ignore are no part of the tree, whoever writes them (DECISIONS D24); nor are
 * those that have only to stay.
 */
async function ignoredAmong(state, names) {
    const unknown = names.filter((raw) => !state.start.entries.has(raw) && !state.good.total.has(raw));
    const free = names.filter((raw) => isFree(state, raw));
    if (unknown.length === 0)
        return new Set(free);
    const { names: untracked } = await listUntracked(state.store, state.good.index, { only: unknown });
    const counted = new Set(untracked);
    return new Set([...free, ...unknown.filter((raw) => !counted.has(raw))]);
}
async function settleOne(state, raw, edit, countLines) {
    const before = state.start.entries.get(raw) ?? null;
    const mode = edit === null ? null : (edit.mode & 0o100) === 0 ? '100644' : '100755';
    const oid = edit === null ? null : (0,git_store/* blobId */.zA)(state.store.format, edit.bytes);
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
    const sorted = new Map([...total].sort(([a], [b]) => (0,raw_path/* byBytes */.bg)(a, b)));
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
/** What still is as it was noted is read by git from disk, which gives the index its stat data too. */
async function foldAll(state, noted) {
    const { store, site } = state;
    const records = [];
    const read = [];
    // Writing a tree locks its index: the one begun by the last `keep` comes to its end first.
    await state.good.tree;
    const find = (0,git_found/* finder */.n)(site.root);
    for (const [raw, edit] of noted) {
        const here = find(raw);
        if (edit === null)
            records.push((0,candidates/* removalRecord */.OB)(store, raw));
        else if (here.kind === 'file' && here.ctime === edit.ctime) {
            read.push(raw);
            state.recent.set(raw, edit.ctime);
        }
        else {
            records.push((0,candidates/* indexRecord */.o)((edit.mode & 0o100) === 0 ? '100644' : '100755', store.writeBlob(edit.bytes), raw));
        }
    }
    await (0,candidates/* writeRecords */.Wh)(store, state.good.index, records);
    await (0,candidates/* readFiles */.Ul)(site.root, store, state.good.index, read);
    state.good = { ...state.good, tree: (0,candidates/* treeOf */.g7)(store, state.good.index) };
}

;// CONCATENATED MODULE: ./build/adapters/git/ruled.js


/** Which of these folders the start's rules take out of sight: ignored, and without a file that is measured. */
async function ruledAmong(state, folders) {
    const unknown = folders.filter((raw) => !state.ruled.has(raw));
    if (unknown.length > 0) {
        const holding = foldersWithFiles(state);
        const ignored = await ignoredFolders(state.store, unknown.filter((raw) => !holding.has(raw)));
        for (const raw of unknown)
            state.ruled.set(raw, ignored.has(raw));
    }
    return new Set(folders.filter((raw) => state.ruled.get(raw)));
}
function foldersWithFiles(state) {
    state.holding ??= foldersOf([...state.start.entries.keys()].filter((raw) => !state.watched.has(raw)));
    return state.holding;
}
/** Every folder on the way to one of these files. */
function foldersOf(files) {
    const folders = new Set();
    for (const file of files) {
        for (let folder = (0,raw_path/* parentOf */.gN)(file); folder !== '' && !folders.has(folder); folder = (0,raw_path/* parentOf */.gN)(folder)) {
            folders.add(folder);
        }
    }
    return folders;
}

;// CONCATENATED MODULE: ./build/adapters/git/scope.js

/** What a scan takes for known: the files and links of the last good state. */
function scopeOf(state) {
    return {
        root: state.site.root,
        now: state.clock(),
        findIgnored: (folders) => ruledAmong(state, folders),
        isKnown: (raw) => {
            const change = state.good.total.get(raw);
            return change === undefined ? state.start.entries.has(raw) : change.newMode !== null;
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/fresh-checkout.js









/** Ignored folders of dependencies that are shown in a checkout as they are. */
const DEPENDENCIES = /^(?:node_modules|\.venv|venv|vendor|bower_components|\.bundle|Pods|Carthage|deps)$/;
const TYPE = 0o170000;
const LINK = 0o120000;
const SUBMODULE = 0o160000;
/** Files written before the event loop gets a turn. */
const fresh_checkout_BATCH = 200;
/**
 * Writes the last good state to `folder` (a new one): new files with plain modes and dates, and nothing that is not part
 * of a commit. Bytes come from the disk, so that files of a filter are as programs see them. The paths that
 * `isFromStart` names are as they were at the start, or missing if they were.
 */
async function freshCheckout(state, blobs, { folder, isFromStart }) {
    const { root, format } = state.site;
    const { entries } = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(state.good.index), format);
    const made = new Set();
    const place = (raw) => {
        const parent = (0,external_node_path_.dirname)((0,raw_path/* toText */.fE)(raw));
        if (!made.has(parent))
            (0,external_node_fs_.mkdirSync)(`${folder}/${parent}`, { recursive: true, mode: 0o755 });
        made.add(parent);
        return (0,raw_path/* onDisk */.FC)(folder, raw);
    };
    for (const [at, { name, mode }] of entries.entries()) {
        if (isFromStart((0,raw_path/* toText */.fE)(name)))
            continue;
        copyOne((0,raw_path/* onDisk */.FC)(root, name), place(name), mode);
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
        copyOne((0,raw_path/* onDisk */.FC)(root, raw), place(raw), 0o644);
    return { folder, dependencies: await dependenciesOf(state) };
}
function copyOne(from, to, mode) {
    const stat = (0,git_there/* lstatThere */.L)(from);
    if ((mode & TYPE) === SUBMODULE)
        (0,external_node_fs_.mkdirSync)(to, { recursive: true });
    else if ((mode & TYPE) === LINK && stat?.isSymbolicLink())
        (0,external_node_fs_.symlinkSync)((0,external_node_fs_.readlinkSync)(from, 'buffer'), to);
    else if (stat?.isFile()) {
        (0,external_node_fs_.copyFileSync)(from, to, promises_.constants.COPYFILE_FICLONE);
        (0,external_node_fs_.chmodSync)(to, (mode & 0o111) === 0 ? 0o644 : 0o755);
    }
}
async function dependenciesOf(state) {
    const { ignored } = await walkFolders(scopeOf(state));
    return ignored.filter((raw) => DEPENDENCIES.test((0,raw_path/* nameOf */.Vb)(raw))).map(raw_path/* toText */.fE);
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored-survey.js







/** Ignored entries that are looked through, near ones first. A large node_modules has 100,000. */
const LARGEST_WALK = 200_000;
/** Folders read before the event loop gets a turn. */
const ignored_survey_BATCH = 200;
/** `scan`: of all folders. Reads names only; `since` is to be set when nothing else of the start is read. */
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
        whole: walk.whole(),
        since: Number.POSITIVE_INFINITY,
        offset: clockOffset(),
    };
}
/** Every folder in these ignored ones and below, level by level. */
function walkIgnored({ site, excluded }, tops) {
    const longest = LONGEST_FOLDER - Buffer.byteLength(site.root) - 1;
    const ahead = tops.filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, excluded));
    let whole = true;
    async function* visit() {
        let passed = 0;
        for (let at = 0; at < ahead.length; at++) {
            const raw = ahead[at] ?? '';
            const stat = (0,git_there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(site.root, raw));
            if (stat === undefined || !stat.isDirectory())
                continue;
            const entries = raw.length <= longest ? ignored_survey_readable(site.root, raw) : null;
            passed += entries?.length ?? 0;
            for (const entry of entries ?? [])
                if (entry.isDirectory())
                    ahead.push((0,raw_path/* join */.fj)(raw, entry.name));
            const names = entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name) ?? null;
            const special = (entries ?? []).filter(isSpecial).map(({ name }) => (0,raw_path/* join */.fj)(raw, name));
            yield { raw, ino: stat.ino, ctime: stat.ctimeMs, names, special };
            if (at % ignored_survey_BATCH === 0)
                await (0,external_node_timers_promises_.setImmediate)();
            if (passed > LARGEST_WALK && at + 1 < ahead.length) {
                whole = false;
                return;
            }
        }
    }
    return { visited: visit(), whole: () => whole };
}
function isSpecial(entry) {
    return !entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink();
}
/** FIFOs, sockets and devices in these folders and below. */
async function specialBelow(state, tops) {
    const found = [];
    for await (const { special } of walkIgnored(state, tops).visited)
        found.push(...special);
    return found;
}
function ignored_survey_readable(root, raw) {
    try {
        return entriesOf(root, raw);
    }
    catch {
        // Locked, or gone since.
        return null;
    }
}
/** The clock that change times are taken from, in ms: it is a tick behind the one that programs read. */
function timeOnDisk(folder) {
    const probe = (0,external_node_path_.join)(folder, 'clock');
    (0,external_node_fs_.writeFileSync)(probe, '');
    return (0,external_node_fs_.lstatSync)(probe).ctimeMs;
}
function clockOffset() {
    return Date.now() - performance.now();
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored-changes.js









/** ms. A clock that is only slewed differs by less between start and end. */
const CLOCK_SET = 100;
/**
 * What differs in ignored places from the start, by names, inodes and change times: no program can set those. One walk
 * that reads no file. Guarded paths are left out: they are measured. A network file system has a clock of its own; where
 * it is behind, a file that was only rewritten is missed.
 */
async function ignoredChanges(state, since = 'start') {
    const survey = state.ignored;
    if (survey === null)
        return { changes: [], whole: false };
    if (since === 'settle')
        return ignoredLosses(state, survey);
    return compare(state, new Comparison(state, survey));
}
/**
 * What was changed or deleted in ignored places since the last call of `settle`, before a command or a gate. A folder
 * that is gone is one entry. Files that an earlier command made and this one deleted are missed.
 */
async function ignoredLosses(state, survey) {
    const { changes, whole } = await compare(state, new Comparison(state, survey, state.settledAt));
    return { changes: changes.filter(({ how }) => how !== 'added'), whole };
}
/** What differs in ignored places from this survey. */
async function differencesFrom(state, survey) {
    const comparison = new Comparison(state, survey);
    const { whole } = await compare(state, comparison);
    const { entries, newFolders, leftOut } = comparison;
    return { entries, newFolders, leftOut, whole };
}
async function compare(state, comparison) {
    const scan = await walkFolders(scopeOf(state));
    comparison.compareLoose(await ignoredFiles(state.store, scan.unknown));
    const walk = walkIgnored(state, scan.ignored);
    for await (const visited of walk.visited)
        comparison.compareFolder(visited);
    const whole = walk.whole();
    if (whole)
        comparison.addGone();
    return { changes: comparison.changes, whole: whole && comparison.survey.whole };
}
class Comparison {
    changes = [];
    entries = [];
    newFolders = [];
    leftOut = [];
    survey;
    #state;
    #since;
    /** Whether changes of earlier steps are left out. */
    #isStep;
    #seen = new Set();
    /** Tells ignored folders, those of the start and those that were seen. */
    #ignored = { has: (raw) => this.#seen.has(raw) || this.survey.folders.has(raw) };
    /** `stepSince`: when the step began; null compares with the start of the run. */
    constructor(state, survey, stepSince = null) {
        this.#state = state;
        this.survey = survey;
        this.#isStep = stepSince !== null;
        const setBack = survey.offset - clockOffset();
        this.#since = (stepSince ?? survey.since) - (setBack > CLOCK_SET ? setBack : 0);
    }
    /** `now`: ignored files in folders that are not ignored. */
    compareLoose(now) {
        const { files } = this.survey;
        for (const raw of files) {
            const stat = this.#lookAt(raw);
            if (stat === undefined || stat.isDirectory()) {
                if (!this.#isStep || this.#isRecent((0,raw_path/* parentOf */.gN)(raw)))
                    this.#add(raw, 'deleted', undefined);
            }
            else if (stat.ctimeMs >= this.#since)
                this.#add(raw, 'modified', stat);
        }
        for (const raw of now)
            if (!files.has(raw))
                this.#add(raw, 'added', this.#lookAt(raw));
    }
    compareFolder({ raw, ino, ctime, names }) {
        this.#seen.add(raw);
        const before = this.survey.folders.get(raw);
        if (before === undefined && this.survey.whole)
            this.newFolders.push(raw);
        if (names === null) {
            if (ctime >= this.#since)
                this.#add(`${raw}/`, before === undefined ? 'added' : 'modified', undefined);
            return;
        }
        const gone = new Set(before === undefined ? [] : namesIn(before));
        const replaced = before?.ino !== ino;
        // What the walk at the start did not come to may have been there.
        const unknown = before === undefined && !this.survey.whole;
        for (const name of names) {
            const path = (0,raw_path/* join */.fj)(raw, name);
            const stat = this.#lookAt(path);
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
            this.#add((0,raw_path/* join */.fj)(raw, name), 'deleted', undefined);
    }
    /** What lay in folders that are gone. */
    addGone() {
        for (const [raw, folder] of this.survey.folders) {
            if (this.#seen.has(raw))
                continue;
            if (this.#isStep)
                this.#addGoneFolder(raw);
            else
                for (const name of namesIn(folder))
                    this.#add((0,raw_path/* join */.fj)(raw, name), 'deleted', undefined);
        }
    }
    /** The topmost folder that is gone, once, if it may have gone in this step. */
    #addGoneFolder(raw) {
        let top = raw;
        while (top !== '' && this.#lookAt((0,raw_path/* parentOf */.gN)(top)) === undefined)
            top = (0,raw_path/* parentOf */.gN)(top);
        if (this.#seen.has(top) || !this.#isRecent((0,raw_path/* parentOf */.gN)(top)))
            return;
        this.#seen.add(top);
        this.#add(`${top}/`, 'deleted', undefined);
    }
    /** Whether an entry may have come to this folder, or gone from it, in this step. */
    #isRecent(folder) {
        const stat = this.#lookAt(folder);
        return stat === undefined
            ? folder === '' || this.#isRecent((0,raw_path/* parentOf */.gN)(folder))
            : stat.ctimeMs >= this.#since;
    }
    #isOlder({ birthtimeMs }) {
        return birthtimeMs > 0 && birthtimeMs < this.#since;
    }
    #lookAt(raw) {
        return (0,git_there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(this.#state.site.root, raw));
    }
    #add(raw, how, stat) {
        const { watch, excluded, site } = this.#state;
        const path = (0,raw_path/* toText */.fE)(raw);
        const name = raw.endsWith('/') ? raw.slice(0, -1) : raw;
        const measured = watch !== null && isGuarded(watch, name, topAbove(name, this.#ignored));
        if (measured || (0,raw_path/* isWithin */.UO)(raw, excluded)) {
            this.leftOut.push(raw);
            return;
        }
        const executable = stat !== undefined && isExecutable((0,raw_path/* onDisk */.FC)(site.root, raw), stat);
        this.changes.push({ path, how, executable });
        this.entries.push({ raw, how, executable, ctime: stat?.ctimeMs ?? null });
    }
}
const ANY_EXECUTES = 0o111;
/** Of a link, what it leads to: most of the programs in `node_modules/.bin` are links. */
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

// EXTERNAL MODULE: ./build/core/ignored.js
var ignored = __webpack_require__(5924);
;// CONCATENATED MODULE: ./build/adapters/git/ignored-copies.js





/** Files are copied up to these limits, near ones first: bytes of all, bytes of one, and how many. */
const COPY_LIMITS = { bytes: 128 * 1024 ** 2, fileBytes: 16 * 1024 ** 2, files: 10_000 };
/** Copies that are under way at once. */
const AT_ONCE = 16;
/**
 * Copies ignored files into `folder` (a new one), as far as the limits allow. Links are always kept. A file that cannot
 * be read is left out: it cannot be put back later.
 */
async function copyIgnored(root, survey, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const kept = new Map();
    const left = { bytes: COPY_LIMITS.bytes, files: COPY_LIMITS.files };
    let under = [];
    for (const raw of filesOf(survey)) {
        const path = (0,raw_path/* onDisk */.FC)(root, raw);
        const stat = (0,git_there/* lstatThere */.L)(path);
        if (stat?.isSymbolicLink())
            kept.set(raw, { kind: 'link', target: (0,external_node_fs_.readlinkSync)(path, 'buffer') });
        if (stat?.isFile() !== true || stat.size > COPY_LIMITS.fileBytes)
            continue;
        if (left.files === 0 || stat.size > left.bytes)
            continue;
        left.files -= 1;
        left.bytes -= stat.size;
        const copy = `${folder}/${kept.size}`;
        const { mode, mtimeMs } = stat;
        kept.set(raw, { kind: 'file', copy, mode: mode & 0o7777, mtimeMs });
        under.push((0,promises_.copyFile)(path, copy, promises_.constants.COPYFILE_FICLONE).catch(() => void kept.delete(raw)));
        if (under.length === AT_ONCE) {
            await Promise.all(under);
            under = [];
        }
    }
    await Promise.all(under);
    return kept;
}
/** Identifies a file that was put back, so that a later change is noticed. */
function markOf(path) {
    const stat = (0,external_node_fs_.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    return stat === undefined ? null : `${stat.ino} ${stat.ctimeNs} ${stat.size}`;
}

;// CONCATENATED MODULE: ./build/adapters/git/moved-aside.js



/** Moves files and folders between the workspace and a private folder. Links are moved, never followed. */
function moveTo(from, to) {
    const stat = (0,external_node_fs_.lstatSync)(from);
    // A folder can only be moved by someone who may write in it.
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
 * Makes the folders on the way to `raw`, as far as `mayMake` says. Returns whether they are all there: what is not a
 * folder, a link included, is never removed.
 */
function makeWayTo(root, raw, mayMake = () => true) {
    const parent = (0,raw_path/* parentOf */.gN)(raw);
    if (parent === '')
        return true;
    const stat = (0,git_there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(root, parent));
    if (stat !== undefined)
        return stat.isDirectory();
    if (!mayMake(parent) || !makeWayTo(root, parent, mayMake))
        return false;
    (0,external_node_fs_.mkdirSync)((0,raw_path/* onDisk */.FC)(root, parent), { mode: 0o755 });
    return true;
}
/** Returns what was moved to where it was. What is there by now stays, and folders are merged. */
function moveBack(root, { raw, at }) {
    if (makeWayTo(root, raw))
        merge(at, (0,raw_path/* onDisk */.FC)(root, raw));
}
function merge(from, to) {
    const there = (0,git_there/* lstatThere */.L)(to);
    if (there === undefined) {
        moveTo(from, to);
        return;
    }
    if (!there.isDirectory() || (0,git_there/* lstatThere */.L)(from)?.isDirectory() !== true)
        return;
    for (const name of (0,external_node_fs_.readdirSync)(from))
        merge(`${from}/${name}`, `${to.toString()}/${name}`);
}

;// CONCATENATED MODULE: ./build/adapters/git/ignored-keeper.js










/**
 * Keeps the ignored files of the start and puts them back for gates. Files move within the workspace's disk, so this
 * needs no sandbox. Only while no command runs.
 */
class IgnoredKeeper {
    #withState;
    #remembered = null;
    #round = null;
    #folders = 0;
    constructor(withState) {
        this.#withState = withState;
    }
    remember() {
        return this.#withState(async (state) => {
            const scan = await walkFolders(scopeOf(state));
            const survey = { ...(await surveyIgnored(state, scan)), since: timeOnDisk(state.store.dir) };
            const files = await copyIgnored(state.site.root, survey, `${state.store.dir}/ignored`);
            this.#remembered = { survey, files };
        });
    }
    putBack(inputs) {
        return this.#withState(async (state) => {
            if (this.#remembered === null)
                return ignored/* NOTHING_IGNORED */.V3;
            const { survey } = this.#remembered;
            const raws = inputs.map((folder) => (0,raw_path/* toRaw */.ux)(folder.replace(/^(?:\.\/+)+|\/+$/g, '')));
            const found = await this.#look(state, survey);
            const isInput = ({ raw }) => (0,raw_path/* isWithin */.UO)(raw, raws);
            const undone = found.entries.filter((entry) => !isInput(entry));
            const aside = moveAside(state, { ...found, entries: undone }, raws, this.#folder(state));
            const folders = makeFolders(state, survey, raws);
            const restored = this.#restore(state, undone);
            const since = timeOnDisk(state.store.dir);
            this.#round = { aside, restored, folders, inputs: raws, since };
            return {
                undone: undone.map(toChange),
                kept: found.entries.filter(isInput).map(toChange),
                missing: undone.filter(({ raw, how }) => how !== 'added' && !restored.has(raw)).map(pathOf),
                whole: found.whole && survey.whole,
            };
        });
    }
    takeAway() {
        return this.#withState(async (state) => {
            if (this.#remembered === null || this.#round === null)
                return;
            const { restored, inputs, since } = this.#round;
            const found = await this.#look(state, this.#remembered.survey);
            const entries = found.entries.filter(({ raw, ctime }) => {
                if (restored.get(raw) === markOf((0,raw_path/* onDisk */.FC)(state.site.root, raw)))
                    return false;
                return !(0,raw_path/* isWithin */.UO)(raw, inputs) || (ctime !== null && ctime >= since);
            });
            const folder = this.#folder(state);
            moveAside(state, { ...found, entries }, inputs, folder);
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
            makeFolders(state, this.#remembered.survey, inputs);
            // What the agent had not changed stays when the rest is given back.
            const again = [...this.#restore(state, entries)].filter(([raw]) => restored.has(raw));
            this.#round = { ...this.#round, restored: new Map([...restored, ...again]) };
        });
    }
    giveBack() {
        return this.#withState(async ({ site: { root } }) => {
            if (this.#round === null)
                return;
            const { aside, restored, folders } = this.#round;
            this.#round = null;
            for (const [raw, mark] of restored) {
                const path = (0,raw_path/* onDisk */.FC)(root, raw);
                // What a gate wrote since then stays.
                if (mark !== null && markOf(path) === mark)
                    (0,external_node_fs_.rmSync)(path, { force: true });
            }
            for (const raw of folders.toReversed())
                removeIfEmpty((0,raw_path/* onDisk */.FC)(root, raw));
            for (const moved of aside)
                moveBack(root, moved);
        });
    }
    /** What differs now. A folder that the agent locked is opened first. */
    async #look(state, survey) {
        const found = await differencesFrom(state, survey);
        const locked = found.entries.filter(({ raw }) => raw.endsWith('/'));
        if (locked.length === 0)
            return found;
        for (const { raw } of locked) {
            const path = (0,raw_path/* onDisk */.FC)(state.site.root, raw.slice(0, -1));
            if ((0,git_there/* lstatThere */.L)(path)?.isDirectory())
                (0,external_node_fs_.chmodSync)(path, 0o755);
        }
        return await differencesFrom(state, survey);
    }
    #folder({ store }) {
        this.#folders += 1;
        const folder = `${store.dir}/aside-${this.#folders}`;
        (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
        return folder;
    }
    /** Puts back what was there, as far as there are copies. */
    #restore({ site: { root } }, entries) {
        const restored = new Map();
        const isIgnored = (folder) => this.#remembered?.survey.folders.has(folder) === true;
        for (const { raw, how } of entries) {
            const kept = this.#remembered?.files.get(raw);
            if (how === 'added' || kept === undefined)
                continue;
            const path = (0,raw_path/* onDisk */.FC)(root, raw);
            // What is still there is measured and judged.
            if ((0,git_there/* lstatThere */.L)(path) !== undefined || !makeWayTo(root, raw, isIgnored))
                continue;
            writeKept(path, kept);
            restored.set(raw, markOf(path));
        }
        return restored;
    }
}
function writeKept(path, kept) {
    if (kept.kind === 'link') {
        (0,external_node_fs_.symlinkSync)(kept.target, path);
        return;
    }
    (0,external_node_fs_.copyFileSync)(kept.copy, path);
    (0,external_node_fs_.chmodSync)(path, kept.mode);
    (0,external_node_fs_.utimesSync)(path, kept.mtimeMs / 1000, kept.mtimeMs / 1000);
}
/** Moves what is there now to `folder`: new folders as a whole, and everything else file by file. */
function moveAside(state, { entries, newFolders, leftOut }, inputs, folder) {
    const { root } = state.site;
    const barred = new Set([...leftOut, ...state.excluded, ...inputs].flatMap(foldersOn));
    const movable = new Set(newFolders.filter((raw) => !barred.has(raw) && !(0,raw_path/* isWithin */.UO)(raw, inputs)));
    const tops = [...movable].filter((raw) => !movable.has((0,raw_path/* parentOf */.gN)(raw)));
    const files = entries.filter(({ how, raw }) => how !== 'deleted' && !movable.has((0,raw_path/* parentOf */.gN)(raw)));
    const moved = [];
    for (const raw of [...tops, ...files.map((entry) => entry.raw)]) {
        const path = (0,raw_path/* onDisk */.FC)(root, raw);
        if ((0,git_there/* lstatThere */.L)(path) === undefined || keeps(state, raw))
            continue;
        const at = `${folder}/${moved.length}`;
        moveTo(path, at);
        moved.push({ raw, at });
    }
    return moved;
}
/** Makes the folders of the survey that are gone; returns them, parents first. */
function makeFolders({ site: { root } }, survey, inputs) {
    const gone = [...survey.folders.keys()].filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, inputs) && (0,git_there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(root, raw))?.isDirectory() !== true);
    return gone.filter((raw) => makeWayTo(root, `${raw}/`, (folder) => survey.folders.has(folder)));
}
function removeIfEmpty(path) {
    if ((0,git_there/* lstatThere */.L)(path)?.isDirectory() && (0,external_node_fs_.readdirSync)(path).length === 0)
        (0,external_node_fs_.rmdirSync)(path);
}
/** Undeletable files are measured: they stay where they are. */
function keeps({ watch }, raw) {
    return watch?.keeps((0,raw_path/* toText */.fE)(raw)) === true;
}
/** A path and all folders around it. */
function foldersOn(raw) {
    return raw === '' ? [] : [raw, ...foldersOn((0,raw_path/* parentOf */.gN)(raw))];
}
function pathOf({ raw }) {
    return (0,raw_path/* toText */.fE)(raw);
}
function toChange({ raw, how, executable }) {
    return { path: (0,raw_path/* toText */.fE)(raw), how, executable };
}

;// CONCATENATED MODULE: ./build/adapters/git/hard-links.js



/**
 * Files that have more names than they are known to have, whatever is in them. The other name lies where nothing is
 * measured (it is ignored, or outside), and who writes there later writes here.
 */
function gainedNames(links, found) {
    const names = (raw) => links.get(raw)?.names ?? 1;
    return [...found]
        .filter(([raw, here]) => here.kind === 'file' && here.links > names(raw))
        .map(([raw]) => raw);
}
/**
 * What a kept step left of these files: one that was written anew is a file of its own from now on, and a name that
 * went is no longer expected, so that a new one in its place is one more.
 */
function adoptLinks(root, links, found) {
    const looked = [...found.keys()].filter((raw) => links.has(raw));
    return looked.length === 0 ? links : relabelled(root, links, looked);
}
function relabelled(root, links, names) {
    const now = new Map(links);
    for (const raw of names) {
        const linked = linkedAt(root, raw);
        if (linked === null)
            now.delete(raw);
        else
            now.set(raw, linked);
    }
    return now;
}
/**
 * Removes the files that gained a name, with all their names in the workspace, so that they are made anew: what holds
 * the name that came keeps a copy (DECISIONS D24). Gives the names to be written.
 */
function severLinks({ root, links, gained }, entries) {
    if (gained.length === 0)
        return new Set();
    // A name that a kept step made, and that the state to put back does not have, cannot be written.
    const known = new Set(entries().map(({ name }) => name));
    const severed = new Set(gained.filter((raw) => known.has(raw)));
    for (const group of groupsOf(links)) {
        if (group.some((raw) => severed.has(raw)))
            for (const raw of group)
                severed.add(raw);
    }
    for (const raw of severed)
        if ((0,git_found/* finder */.n)(root)(raw).kind === 'file')
            (0,external_node_fs_.rmSync)((0,raw_path/* onDisk */.FC)(root, raw));
    return severed;
}
/**
 * Files with several names. Where the old inode still stands under one of them, its content is put back in place,
 * so that names outside the workspace follow too. Gives, for each restored path, the name to be joined with.
 */
async function restoreLinks({ root, blobs, links }, entries, written) {
    const joined = new Map();
    for (const group of groupsOf(links)) {
        if (!group.some((raw) => written.has(raw)))
            continue;
        const keeper = keeperOf(root, links, group);
        const entry = entries().find(({ name }) => name === keeper);
        if (keeper === undefined || entry === undefined)
            continue;
        const path = (0,raw_path/* onDisk */.FC)(root, keeper);
        // A step may have made it read-only. Its bits are put back later.
        const { mode } = (0,external_node_fs_.lstatSync)(path);
        if ((mode & 0o200) === 0)
            (0,external_node_fs_.chmodSync)(path, (mode & 0o777) | 0o200);
        (0,external_node_fs_.writeFileSync)(path, await blobs.read(entry.oid));
        for (const raw of group)
            joined.set(raw, keeper);
    }
    return joined;
}
/** All names of a group become one file again. Gives the groups with their new inodes. */
function joinLinks({ root, links }, touched, linked) {
    const looked = [];
    for (const group of groupsOf(links)) {
        const [first = ''] = group;
        const wasTouched = group.some((raw) => touched.has(raw));
        if (!wasTouched && group.length === 1)
            continue;
        const keeper = linked.get(first) ?? keeperOf(root, links, group) ?? first;
        const inode = linkedAt(root, keeper)?.inode;
        for (const raw of group) {
            if (linkedAt(root, raw)?.inode === inode)
                continue;
            (0,external_node_fs_.rmSync)((0,raw_path/* onDisk */.FC)(root, raw), { force: true });
            (0,external_node_fs_.linkSync)((0,raw_path/* onDisk */.FC)(root, keeper), (0,raw_path/* onDisk */.FC)(root, raw));
        }
        looked.push(...group);
    }
    return relabelled(root, links, looked);
}
/** The name that still is the file it was: names outside the workspace are that file's too. */
function keeperOf(root, links, group) {
    return group.find((raw) => linkedAt(root, raw)?.inode === links.get(raw)?.inode);
}
/** The names of each file that has several. */
function groupsOf(links) {
    const groups = new Map();
    for (const [raw, { inode }] of links)
        groups.set(inode, [...(groups.get(inode) ?? []), raw]);
    return [...groups.values()];
}
function linkedAt(root, raw) {
    if ((0,git_found/* finder */.n)(root)(raw).kind !== 'file')
        return null;
    const stat = (0,external_node_fs_.lstatSync)((0,raw_path/* onDisk */.FC)(root, raw));
    return { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink };
}

// EXTERNAL MODULE: ./build/adapters/git/names.js
var git_names = __webpack_require__(88290);
;// CONCATENATED MODULE: ./build/adapters/git/hazards.js



function hazardsOf(facts) {
    const changed = new Set(facts.step.map((change) => change.raw));
    return [
        ...facts.special.map((raw) => hazard('FS-03', raw, 'is a FIFO, socket, device or unreadable folder: only files, folders and links can be kept; remove it')),
        ...facts.dotGit.map((raw) => hazard('GIT-03', raw, 'is a git directory inside the workspace: a repository in the repository would hide its files; remove it')),
        ...facts.tooDeep.map((raw) => hazard('FS-06', raw, `lies deeper than can be looked into (folders over ${LONGEST_FOLDER} bytes of path): use shorter names`)),
        ...facts.oversized.map((raw) => hazard('FS-03', raw, `is larger than ${candidates/* LARGEST_FILE */.K7} bytes, the most that is read; remove it`)),
        ...facts.links.map(({ raw, target, why }) => hazard('FS-02', raw, `is a link to ${clipped((0,git_names/* shown */.SP)(target))}, ${why}; link to a tracked path, relatively`)),
        ...facts.privileged.map((raw) => hazard('FS-03', raw, 'has a set-user-id, set-group-id or sticky bit: git keeps none; take it off')),
        ...facts.gained
            .filter((raw) => !changed.has(raw))
            .map((raw) => hazard('FS-03', raw, 'has got another name (hard link) where nothing is measured: a change there would be one here; copy it instead')),
        ...facts.step.flatMap((change) => changeHazards(change, facts)),
    ];
}
function changeHazards(change, facts) {
    const { raw } = change;
    const hazards = [];
    const trouble = (0,git_names/* nameTrouble */.Pn)(raw);
    // A name that was there before is no invention of the agent, unless the rest of the program cannot spell it.
    if (trouble !== null && (change.oldMode === null || trouble.includes('UTF-8'))) {
        hazards.push(hazard('FS-06', raw, `cannot be kept: ${trouble}; use another name`));
    }
    if ((0,git_names/* looksLikeDotGit */.jV)(raw)) {
        hazards.push(hazard('GIT-01', raw, 'is `.git` to file systems that fold names; use another name'));
    }
    const found = facts.found.get(raw);
    if (change.newMode !== null && found?.kind === 'file' && found.links > 1) {
        hazards.push(hazard('FS-03', raw, `has ${found.links} names (hard links): a change would reach the others; copy it instead`));
    }
    return hazards;
}
function hazard(code, raw, text) {
    const path = clipped((0,git_names/* shown */.SP)(raw));
    return { code, path, reason: `${path} ${text}` };
}
/** Characters of a path that a message bears. */
const LONGEST_SHOWN = 240;
/** Its beginning and its end, which tell the most. */
function clipped(text) {
    return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, 160)}…${text.slice(-60)}`;
}

// EXTERNAL MODULE: ./build/core/leads-out.js
var leads_out = __webpack_require__(42348);
;// CONCATENATED MODULE: ./build/adapters/git/links.js







const links_LINK = '120000';
/**
 * Of the links that a step made or changed, those that lead into a git directory or to ignored paths, where nothing is
 * measured, and those that lead out of the repository, which no commit may hold.
 */
async function badLinks(state, step, found) {
    const made = step.filter(({ raw, newMode }) => newMode === links_LINK && found.get(raw)?.kind === 'link');
    if (made.length === 0)
        return [];
    const links = made.map(({ raw }) => ({ raw, target: targetOf(state.site.root, raw) }));
    const bad = [];
    const inside = [];
    for (const { raw, target } of links) {
        const places = placesOf(state.site.root, raw, target);
        const why = trouble(places) ?? ((0,leads_out/* leadsOut */.q)(raw, target) ? 'which is out of the repository' : null);
        if (why !== null)
            bad.push({ raw, target, why });
        else
            inside.push({ raw, target, places: places.flatMap((place) => place ?? []) });
    }
    const ignored = await links_ignoredAmong(state, inside.flatMap(({ places }) => places));
    for (const { raw, target, places } of inside) {
        if (places.some((place) => ignored.has(place)))
            bad.push({ raw, target, why: 'which is ignored' });
    }
    return bad;
}
function targetOf(root, raw) {
    return (0,external_node_fs_.readlinkSync)((0,raw_path/* onDisk */.FC)(root, raw), 'latin1');
}
/** Where a link leads below the root: by its words, and on disk where that exists. null: out of the root. */
function placesOf(root, raw, target) {
    const spelled = external_node_path_.posix.join((0,raw_path/* parentOf */.gN)(raw), target).replace(/\/$/, '');
    const byWords = spelled === '..' || spelled.startsWith('../') ? null : spelled.replace(/^\.$/, '');
    try {
        const real = (0,external_node_fs_.realpathSync)((0,raw_path/* onDisk */.FC)(root, raw), 'latin1');
        const top = (0,external_node_fs_.realpathSync)(root, 'latin1');
        const onTop = real === top || real.startsWith(`${top}/`);
        return [byWords, onTop ? real.slice(top.length + 1) : null];
    }
    catch {
        // Nothing there, or a circle.
        return [byWords];
    }
}
function trouble(places) {
    return places.some((place) => place !== null && (0,git_names/* looksLikeDotGit */.jV)(place)) ? 'a git directory' : null;
}
async function links_ignoredAmong(state, places) {
    const find = (0,git_found/* finder */.n)(state.site.root);
    const asked = places.filter((place) => place !== '' && !state.start.entries.has(place));
    const folders = asked.filter((place) => ['folder', 'gone'].includes(find(place).kind));
    const [ruled, rest] = await Promise.all([
        ignoredFolders(state.store, folders),
        ignoredFiles(state.store, asked),
    ]);
    return new Set([...ruled, ...rest]);
}

;// CONCATENATED MODULE: ./build/adapters/git/inventory.js



const inventory_LINK = 0o120000;
/** Files looked at before the event loop gets a turn: about a millisecond's work. */
const inventory_BATCH = 400;
async function takeInventory(root, entries) {
    const modes = new Map();
    const links = new Map();
    for (let from = 0; from < entries.length; from += inventory_BATCH) {
        for (const entry of entries.slice(from, from + inventory_BATCH)) {
            const stat = (0,git_there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(root, entry.name));
            if (stat === undefined || !stat.isFile())
                continue;
            const mode = stat.mode & 0o7777;
            if (mode !== usualMode(entry.mode))
                modes.set(entry.name, mode);
            if (stat.nlink > 1)
                links.set(entry.name, { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink });
        }
        await (0,external_node_timers_promises_.setImmediate)();
    }
    return { modes, links };
}
/** The bits that git's checkout gives a file under the process's umask; null for a link, which has none. */
function usualMode(gitMode) {
    if (gitMode === inventory_LINK)
        return null;
    return ((gitMode & 0o111) === 0 ? 0o666 : 0o777) & ~process.umask();
}

;// CONCATENATED MODULE: ./build/adapters/git/rewritten.js





const NS_PER_S = 1000000000n;
/** Bytes. A file up to this size is read here and now; for larger ones git is asked. */
const MOST_READ = 4 * 1024 ** 2;
/**
 * Files that were written again within one second of the index, as git's seconds do not show it, and that may have
 * other bytes or bits now. Forgets those whose second is over.
 */
function rewritten(state) {
    const changed = new Set();
    const second = BigInt(Math.floor(Date.now() / 1000));
    for (const [raw, ctime] of state.recent) {
        if ((0,raw_path/* isWithin */.UO)(raw, state.excluded))
            continue;
        const path = (0,raw_path/* onDisk */.FC)(state.site.root, raw);
        const now = (0,git_there/* lstatExact */.A)(path)?.ctimeNs;
        if (now === ctime) {
            if (second > ctime / NS_PER_S + 1n)
                state.recent.delete(raw);
        }
        else if (now !== undefined && isAsKnown(state, raw, path, now))
            state.recent.set(raw, now);
        else
            changed.add(raw);
    }
    return changed;
}
/** Whether a file holds the bytes, bits and single name that it has in the last good state. Reads all of it. */
function isAsKnown(state, raw, path, ctime) {
    // What may change as long as it stays is in the index and not in the total.
    const known = state.watched.has(raw) ? undefined : knownOf(state, raw);
    // How many names a file has that had several is looked at with the rest.
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
        if (!stat.isFile() || stat.ctimeNs !== ctime || stat.nlink !== 1n || stat.size > MOST_READ)
            return false;
        const mode = state.good.modes.get(raw) ?? usualMode(known.mode);
        return ((Number(stat.mode) & 0o7777) === mode && (0,git_store/* blobId */.zA)(state.store.format, (0,external_node_fs_.readFileSync)(file)) === known.oid);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function knownOf({ good, start }, raw) {
    const change = good.total.get(raw);
    const mode = change === undefined ? start.entries.get(raw)?.mode : change.newMode;
    const oid = change === undefined ? start.entries.get(raw)?.oid : change.newOid;
    return mode == null || oid == null ? undefined : { mode: Number.parseInt(mode, 8), oid };
}

;// CONCATENATED MODULE: ./build/adapters/git/measure.js

















/** What differs on disk from the last good state, whoever says otherwise. Changes nothing but the private store. */
async function measureStep(state, blobs) {
    ensureRoot(state);
    const { names, scan, afresh, guarded } = await look(state);
    const special = scan.special.filter((raw) => !state.good.known.has(raw));
    const dotGit = scan.dotGit.filter((raw) => !state.good.known.has(raw));
    const tooDeep = scan.tooDeep.filter((raw) => !state.good.known.has(raw));
    const seen = { scan, special, dotGit, tooDeep, guarded };
    if (names.length === 0 && afresh.size === 0)
        return unchanged(state, seen);
    return measure_compare({ state, blobs }, names, afresh, seen);
}
/** Git's look at tracked files and ours at folders, at once. */
async function look(state) {
    const { store, good } = state;
    const list = () => (0,candidates/* listTouched */.nR)(store, good.index);
    const first = list();
    // Awaited below; a scan that throws first must not leave it unhandled.
    first.catch(() => undefined);
    const scan = await scanFolders(scopeOf(state), good.folders);
    const listed = scan.reopened ? first.then(list, list) : first;
    listed.catch(() => undefined);
    // Only now, for the scan has opened what was locked; and while git is at work.
    const afresh = rewritten(state);
    const guarded = (await state.guard?.check()) ?? [];
    const ignored = await ignoredFiles(store, scan.unknown);
    const untracked = scan.unknown.filter((raw) => !ignored.has(raw));
    const touched = await listed;
    const blind = [...scan.tooDeep, ...state.unread, ...good.known];
    (0,unread/* refuseUnread */.CV)([...touched.unread, ...scan.unread], blind);
    const protectedNow = state.watch === null ? [] : newGuarded(state, state.watch, scan, ignored);
    const counted = new Set(untracked);
    for (const raw of protectedNow)
        if (!counted.has(raw))
            state.watched.add(raw);
    const outside = [...state.excluded, ...scan.tooDeep];
    const all = [...touched.names, ...untracked, ...protectedNow];
    return { names: all.filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, outside)), scan, afresh, guarded };
}
function unchanged(state, seen) {
    const total = [...state.good.total.values()];
    return finish(state, seen, {
        index: state.good.index,
        step: [],
        total,
        found: new Map(),
        oversized: [],
        links: [],
        obstacles: [],
    });
}
async function measure_compare({ state, blobs }, names, afresh, seen) {
    const { store, start, good } = state;
    const goodTree = await good.tree;
    const index = store.index(`measured-${++state.counter}`);
    (0,candidates/* copyIndex */.UZ)(good.index, index);
    const { found, oversized } = await (0,candidates/* applyToIndex */.wm)(state.site.root, store, index, names, afresh);
    const [total, step] = await Promise.all([
        diffAgainst(state, start.tree, index),
        goodTree === start.tree ? null : diffAgainst(state, goodTree, index),
    ]);
    rememberSizes(state, total, found);
    const [links, obstacles] = await Promise.all([
        badLinks(state, step ?? total, found),
        commitHazards(state, blobs, withoutFree(state, step ?? total), withoutFree(state, total)),
    ]);
    return finish(state, seen, { index, step: step ?? total, total, found, oversized, links, obstacles });
}
async function diffAgainst(state, tree, index) {
    (0,attribute_traps/* disarmAbove */.Ej)(state.site.root, [...state.good.total.keys(), ...state.watched]);
    const answer = await state.store.git({
        args: ['diff-index', '--cached', ...diff_output/* DIFF_OPTIONS */.pJ, tree, '--'],
        index,
    });
    return (0,diff_output/* parseDiff */.FR)(answer.stdout);
}
function finish(state, seen, compared) {
    const { found, oversized, links, obstacles } = compared;
    const total = withoutFree(state, compared.total);
    const step = compared.step === compared.total ? total : withoutFree(state, compared.step);
    const toChanges = (changes) => changes.map((change) => (0,diff_output/* toFileChange */.qR)(change, state.sizes.get(change.newOid ?? '') ?? 0, state.nameOf));
    const totalChanges = toChanges(total);
    const gained = gainedNames(state.good.links, found).filter((raw) => !isFree(state, raw));
    const hazards = [
        ...seen.guarded,
        ...hazardsOf({
            step,
            found,
            gained,
            oversized,
            links,
            privileged: [...seen.scan.privileged, ...privilegedAmong(state, found)],
            special: seen.special,
            dotGit: seen.dotGit,
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
        gained,
        special: [...seen.special, ...seen.dotGit, ...seen.tooDeep],
    };
}
/** Files with a bit that lends their owner's rights, and that they did not have. */
function privilegedAmong({ good }, found) {
    const files = [...found].filter(([raw, here]) => here.kind === 'file' && (here.mode & PRIVILEGE & ~(good.modes.get(raw) ?? 0)) !== 0);
    return files.map(([raw]) => raw);
}
function rememberSizes(state, total, found) {
    for (const { raw, newOid } of total) {
        const here = found.get(raw);
        if (newOid !== null && here !== undefined && 'size' in here)
            state.sizes.set(newOid, here.size);
    }
}
/** A workspace that was deleted is an empty one; what stands in its place instead of a folder goes. */
function ensureRoot({ site: { root }, good }) {
    const stat = (0,git_there/* lstatThere */.L)(root);
    if (stat?.isDirectory()) {
        // Locked, it would let not even git begin.
        openAbove(root, good.folders, ['.']);
        return;
    }
    if (stat !== undefined)
        (0,external_node_fs_.unlinkSync)(root);
    (0,external_node_fs_.mkdirSync)(root);
}

;// CONCATENATED MODULE: ./build/adapters/git/one-at-a-time.js
/** One after the other: two measurements at once would each see half of the other. */
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next.catch(() => undefined);
        return next;
    };
}

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/kept-files.js
var kept_files = __webpack_require__(89959);
;// CONCATENATED MODULE: ./build/adapters/git/ensure-folder.js


const ensure_folder_OWNER_MAY = 0o700;
/** A file or a link may stand in its place, and it may be locked. */
function ensureFolder(path) {
    const stat = (0,git_there/* lstatThere */.L)(path);
    if (stat !== undefined && !stat.isDirectory())
        (0,external_node_fs_.rmSync)(path);
    (0,external_node_fs_.mkdirSync)(path, { recursive: true });
    const mode = stat?.isDirectory() ? stat.mode : ensure_folder_OWNER_MAY;
    if ((mode & ensure_folder_OWNER_MAY) !== ensure_folder_OWNER_MAY)
        (0,external_node_fs_.chmodSync)(path, 0o755);
}

;// CONCATENATED MODULE: ./build/adapters/git/git-dir-hazards.js

/** Refs and what follows them: a change of these alone means that refs moved. */
const REF_PATH = /^(?:HEAD|ORIG_HEAD|packed-refs|refs(?:\/|$)|logs(?:\/|$)|reftable(?:\/|$))/;
/** `isFetched`: a fetch explains the change, and without a sandbox nobody can tell whose fetch it was. */
function hazardOf(site, path, isFetched) {
    const inside = nameIn(site, path);
    const outer = (0,external_node_path_.relative)(site.workspace, path);
    const at = outer.startsWith('..') ? (0,external_node_path_.join)('.git', inside) : outer;
    if (isFetched)
        return fetchHazard(at, inside);
    const moved = REF_PATH.test(inside);
    return {
        code: moved ? 'GIT-02' : 'GIT-01',
        path: at,
        reason: moved
            ? `${inside} changed: refs and HEAD belong to the harness, which commits by itself; leave them`
            : `${inside === '' || inside.startsWith('..') ? '.git' : inside} changed: the git directory belongs to the harness; leave it`,
    };
}
function fetchHazard(path, inside) {
    const what = `${inside} changed while the command ran, as a fetch changes it`;
    return {
        code: 'GIT-02',
        path,
        reason: `${what}: commands must not fetch or move refs; if this one did not, run it again`,
        forPeople: `${what}: without a sandbox, nobody can tell whether the command or another program fetched. Stop fetches by other programs (an editor, \`git maintenance\`) during the run, or use a sandbox, where such fetches are allowed`,
    };
}
/** The path as git calls it. */
function nameIn({ gitDir, commonDir }, path) {
    return (0,external_node_path_.relative)(path.startsWith(`${gitDir}/`) ? gitDir : commonDir, path);
}

;// CONCATENATED MODULE: ./build/adapters/git/git-dir-places.js

/** Bulk that git only adds to. Objects are kept by `kept-objects.ts`. */
const NOT_KEPT = new Set(['objects', 'lfs', 'annex']);
/** Below these, such a name is a branch or a tag. */
const NAMES = /(?:^|\/)(?:refs|logs|hooks)(?:\/|$)/;
/** What linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED = ['config', 'packed-refs', 'refs', 'hooks', 'info', 'shallow', 'config.worktree', 'reftable'];
/** The places of a git directory that must be as they were. */
function git_dir_places_placesOf({ root, gitDir, commonDir }) {
    const dotGit = (0,external_node_path_.join)(root, '.git');
    return [
        ...(dotGit === gitDir ? [] : [alone(dotGit)]),
        deep(gitDir, gitDir),
        ...(commonDir === gitDir ? [] : SHARED.map((name) => deep((0,external_node_path_.join)(commonDir, name), commonDir))),
        alone((0,external_node_path_.join)(commonDir, 'objects')),
        alone((0,external_node_path_.join)(commonDir, 'objects/info/alternates')),
        alone((0,external_node_path_.join)(commonDir, 'objects/info/http-alternates')),
    ];
}
/** A file that must be as it was, whatever is beside it. */
function alone(path) {
    return { path, holds: () => false };
}
function deep(path, base) {
    return {
        path,
        holds: (name, folder) => !NOT_KEPT.has(name) || NAMES.test((0,external_node_path_.relative)(base, folder)),
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/git-upkeep.js
/** Notes of git's own that decide nothing. Source: git-gc(1), git-fetch(1), git-update-server-info(1), builtin/gc.c. */
const NOTE = /(?:^|\/)(?:gc\.pid|gc\.log|FETCH_HEAD|info\/refs|fsmonitor--daemon(?:\/.*|\.ipc)?)$/;
const REF = /^refs\/./;
/** What a fetch brings up to date. */
const FETCHED = /^refs\/(?:remotes|prefetch)\/./;
const TAG = /^refs\/tags\/./;
const LOG = /^logs\//;
/** Below `refs/heads` and the like: git removes such folders with the last ref in them. */
const REF_FOLDER = /^refs\/[^/]+\/./;
/** `gc.reflogExpireUnreachable` is 30 days unless somebody sets it: what goes earlier did not expire. */
const EXPIRY_S = 29 * 24 * 3600;
/** Which of the differences git's own upkeep explains. Refs only together: a packed one may be lost with half of it. */
function upkeepIn(change, nowSeconds) {
    const { before, now, differing, nameOf } = change;
    const moved = movedRefs(refsIn(before, nameOf), refsIn(now, nameOf));
    const isRefs = (name) => name === 'packed-refs' || REF.test(name);
    const harmless = new Set();
    const fetched = new Set();
    const byFetch = [...moved].every(([ref, how]) => FETCHED.test(ref) || (TAG.test(ref) && how === 'added'));
    for (const path of differing) {
        const name = nameOf(path);
        const [was, is] = [before.get(path), now.get(path)];
        if (NOTE.test(name) && was?.kind !== 'link' && is?.kind !== 'link')
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
    return [was, is].every((kept) => kept === undefined || kept.kind === 'file');
}
/** Each ref with what it says. A loose one outdoes a packed one. */
function refsIn(files, nameOf) {
    const refs = new Map();
    for (const [path, kept] of files) {
        if (kept.kind !== 'file' || nameOf(path) !== 'packed-refs')
            continue;
        for (const [, oid = '', ref = ''] of kept.bytes.toString('latin1').matchAll(/^([0-9a-f]+) (.+)$/gm)) {
            refs.set(ref, oid);
        }
    }
    for (const [path, kept] of files) {
        const name = nameOf(path);
        if (kept.kind === 'file' && REF.test(name) && !name.endsWith('.lock')) {
            refs.set(name, kept.bytes.toString('latin1').trim());
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
/** Whether a log only lost old lines. */
function isExpired(was, is, nowSeconds) {
    if (was?.kind !== 'file' || (is !== undefined && is.kind !== 'file'))
        return false;
    const left = is === undefined ? [] : git_upkeep_linesOf(is.bytes);
    let at = 0;
    for (const line of git_upkeep_linesOf(was.bytes)) {
        if (line === left[at])
            at += 1;
        else if (nowSeconds - timeOf(line) < EXPIRY_S)
            return false;
    }
    return at === left.length;
}
function git_upkeep_linesOf(bytes) {
    return bytes
        .toString('latin1')
        .split('\n')
        .filter((line) => line !== '');
}
/** Seconds since the epoch; now and later for a line that is none of git's. */
function timeOf(line) {
    const found = /> (\d+) [+-]\d{4}(?:\t|$)/.exec(line)?.[1];
    return found === undefined ? Number.POSITIVE_INFINITY : Number(found);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/adapters/git/object-files.js







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
/** Empty where the folder cannot be read. */
function objectFilesIn(objects) {
    const stamps = new Map();
    const odd = [];
    const take = (folder) => {
        for (const entry of entriesIn((0,external_node_path_.join)(objects, folder))) {
            const name = `${folder}/${entry.name}`;
            if (name === 'info/commit-graphs' && entry.isDirectory())
                take(name);
            else if (kindOf(name) === 'other')
                continue;
            else if (!entry.isFile())
                odd.push(name);
            else {
                const stamp = stampOf((0,external_node_path_.join)(objects, name));
                if (stamp !== null)
                    stamps.set(name, stamp);
            }
        }
    };
    for (const entry of entriesIn(objects)) {
        if (!FOLDER.test(entry.name))
            continue;
        if (entry.isDirectory())
            take(entry.name);
        else
            odd.push(entry.name);
    }
    return { stamps, odd };
}
function stampOf(path) {
    const stat = (0,git_there/* lstatExact */.A)(path);
    if (stat === undefined)
        return null;
    return `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
}
/** None of what nobody here may read: git cannot read it either, and says so where it needs it. */
function entriesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
/** Whether a loose object's content gives its name. */
async function isTrueLoose(objects, name, format) {
    const hash = (0,external_node_crypto_.createHash)(format);
    try {
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)((0,external_node_path_.join)(objects, name)), (0,external_node_zlib_.createInflate)(), hash);
    }
    catch {
        return false;
    }
    return hash.digest('hex') === name.replace('/', '');
}
/** null where the file is too short, or cannot be read. */
async function endingOf(path, format) {
    const length = format === 'sha256' ? 32 : 20;
    const hash = (0,external_node_crypto_.createHash)(format);
    let held = Buffer.alloc(0);
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 1024 ** 2 })) {
            const bytes = Buffer.concat([held, chunk]);
            const end = Math.max(0, bytes.length - length);
            hash.update(bytes.subarray(0, end));
            held = Buffer.from(bytes.subarray(end));
        }
    }
    catch {
        return null;
    }
    return held.length < length ? null : { said: held.toString('hex'), true: hash.digest('hex') };
}
/** A pack of some gigabytes takes minutes. */
const VERIFY_DEADLINE_MS = 600_000;
/** Whether a pack's list names its objects as their content does. `git` works in a folder of ours. */
async function isTruePack(git, objects, stem) {
    try {
        const args = ['index-pack', '--verify', (0,external_node_path_.join)(objects, `${stem}.pack`)];
        await git({ args, deadlineMs: VERIFY_DEADLINE_MS });
        return true;
    }
    catch (error) {
        if (error instanceof exec/* GitError */.XS)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/kept-objects.js








/** Bytes that are copied. More gets a second name, which a write into the file itself would change too. */
const MOST_COPIED = 256 * 1024 ** 2;
/** git prunes no younger object by itself (`gc.pruneExpire`). */
const PRUNED_AFTER_MS = 14 * 24 * 3600 * 1000;
const kept_objects_AT_ONCE = 32;
async function keepObjects(place) {
    const known = new Map();
    let room = MOST_COPIED;
    const keep = async (name) => {
        const from = (0,external_node_path_.join)(place.objects, name);
        const size = kindOf(name) === 'cache' ? 0 : ((0,external_node_fs_.statSync)(from, { throwIfNoEntry: false })?.size ?? 0);
        const isSmall = size <= room;
        if (isSmall)
            room -= size;
        const isCache = kindOf(name) === 'cache';
        const kept = isCache ? 'none' : await keptAs(from, (0,external_node_path_.join)(place.store, name), isSmall);
        const [stamp, stat] = [stampOf(from), (0,external_node_fs_.statSync)(from, { throwIfNoEntry: false })];
        // Packed by another git since it was listed.
        if (stamp === null || stat === undefined)
            return;
        const ending = kindOf(name) === 'pack' ? await lastBytes(from, stat.size, place.format) : null;
        known.set(name, { stamp, kept, ending, writtenMs: stat.mtimeMs });
    };
    const names = [...objectFilesIn(place.objects).stamps.keys()];
    for (const folder of new Set(names.map((name) => (0,external_node_path_.dirname)(name)))) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(place.store, folder), { recursive: true });
    }
    // The lists last: git reads this folder meanwhile, and a pack that has one must be whole.
    const isList = (name) => name.endsWith('.idx');
    for (const part of [names.filter((name) => !isList(name)), names.filter(isList)]) {
        for (let at = 0; at < part.length; at += kept_objects_AT_ONCE) {
            await Promise.all(part.slice(at, at + kept_objects_AT_ONCE).map(keep));
            // There may be thousands: the model's answer must not wait for all.
            await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    return new Kept(place, known);
}
class Kept {
    #place;
    #known;
    constructor(place, known) {
        this.#place = place;
        this.#known = known;
    }
    async heal(areElsewhere) {
        const { objects } = this.#place;
        if ((0,git_there/* lstatThere */.L)(objects)?.isDirectory() !== true)
            ensureFolder(objects);
        const { stamps, odd } = objectFilesIn(objects);
        for (const name of odd)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(objects, name), { recursive: true, force: true });
        const forged = await this.#forged(stamps);
        for (const name of forged)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(objects, name), { force: true });
        const bad = new Set([...odd, ...forged]);
        const missing = this.#missing((name) => stamps.has(name) && !bad.has(name));
        if (missing.length === 0)
            return { tampered: [...bad], lost: [], repacked: [] };
        if (bad.size === 0 && areElsewhere !== null && (await areElsewhere(missing))) {
            for (const name of missing)
                this.#known.delete(name);
            return { tampered: [], lost: [], repacked: missing };
        }
        const lost = await this.#putBack(missing);
        const gone = missing.filter((name) => this.#isLoss(name));
        return { tampered: [...new Set([...bad, ...gone])], lost, repacked: [] };
    }
    #missing(isThere) {
        const missing = [];
        for (const [name, { kept }] of this.#known) {
            if (isThere(name))
                continue;
            if (kept === 'new' || kindOf(name) === 'cache')
                this.#known.delete(name);
            else
                missing.push(name);
        }
        return missing;
    }
    /** Files whose content is not what their name says. Caches that changed go too: git makes them anew. */
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
            // git does not look at half of a pair.
            const isHalf = !stamps.has(`${stem}.pack`) || !stamps.has(`${stem}.idx`);
            if (kind === 'mark' || (kind === 'pack' && known === undefined && isHalf))
                continue;
            const isNewPack = () => {
                const asked = packs.get(stem) ?? isTruePack(git, objects, stem);
                packs.set(stem, asked);
                return asked;
            };
            const isTrue = kind === 'loose'
                ? await isTrueLoose(objects, name, format)
                : known?.ending
                    ? await kept_objects_isAsBefore((0,external_node_path_.join)(objects, name), known.ending, format)
                    : await isNewPack();
            const stat = (0,external_node_fs_.statSync)((0,external_node_path_.join)(objects, name), { throwIfNoEntry: false });
            // Being written: git gives it its name when it is whole, so what is gone by now was never forged.
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
    /** Returns what could not be put back. */
    async #putBack(names) {
        const { objects, store, format } = this.#place;
        const lost = [];
        // Without these two, empty or not, git takes the folder for no object store.
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
            // It may only have been locked away.
            (0,external_node_fs_.rmSync)(to, { force: true });
            if (known.kept === 'copy' || !secondName((0,external_node_path_.join)(store, name), to))
                await (0,promises_.copyFile)((0,external_node_path_.join)(store, name), to);
            const isTrue = kindOf(name) === 'loose'
                ? await isTrueLoose(objects, name, format)
                : kindOf(name) === 'mark' || (await kept_objects_isAsBefore(to, known.ending ?? '', format));
            if (!isTrue)
                lost.push(name);
            this.#known.set(name, { ...known, stamp: stampOf(to) ?? '' });
        }
        return lost;
    }
    /** git removes old objects that nothing needs, and only those. */
    #isLoss(name) {
        const written = this.#known.get(name)?.writtenMs ?? 0;
        if (kindOf(name) === 'mark')
            return false;
        return kindOf(name) === 'pack' || Date.now() - written < PRUNED_AFTER_MS;
    }
}
async function kept_objects_isAsBefore(path, ending, format) {
    const now = await endingOf(path, format);
    return now !== null && now.said === ending && now.true === ending;
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
/** `none` also where it went meanwhile, or may not be read. */
async function keptAs(from, to, isSmall) {
    if (!isSmall)
        return secondName(from, to) ? 'link' : 'none';
    try {
        // Whole before it has its name: git reads this folder, and other repositories may have the same.
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
/** False where the file system gives none. */
function secondName(from, to) {
    try {
        (0,external_node_fs_.linkSync)(from, to);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EEXIST';
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/moved-packs.js




/**
 * Whether the repository still has every object of files that are gone: then git packed them anew. `store` has the
 * lists of the packs; `names` are relative to the objects' folder.
 */
async function areElsewhere(site, store, names) {
    // git runs in our own folder, because a command may have removed the repository's.
    const git = (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: store }, site.start);
    const has = async (ids) => {
        const asked = await git({
            args: ['cat-file', '--batch-check=', '--buffer'],
            input: Buffer.from(ids, 'latin1'),
            accept: [0, 1, 128],
        });
        return asked.code === 0 && !/ missing$/m.test(asked.stdout.toString('latin1'));
    };
    const loose = names.filter((name) => kindOf(name) === 'loose');
    if (loose.length > 0 && !(await has(loose.map((name) => `${name.replace('/', '')}\n`).join('')))) {
        return false;
    }
    const packs = names.filter((name) => kindOf(name) === 'pack');
    for (const name of new Set(packs.map((pack) => pack.replace(/\.[^.]+$/, '.idx')))) {
        const index = (0,external_node_path_.join)(store, 'objects', name);
        if (!(0,external_node_fs_.existsSync)(index))
            return false;
        const args = ['show-index', `--object-format=${site.format}`];
        const listed = await git({ args, input: (0,external_node_fs_.readFileSync)(index), accept: [0, 1, 128] });
        if (listed.code !== 0)
            return false;
        if (!(await has(listed.stdout.toString('latin1').replace(/^\d+ ([0-9a-f]+).*$/gm, '$1'))))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/adapters/git/git-dir-guard.js













function guardGitDir(site, store, options) {
    return new Guard(site, store, options);
}
/** Guards several git directories as one. */
function guardAll(guards) {
    return {
        differing: () => [...new Set(guards.flatMap((guard) => guard.differing()))],
        check: async () => {
            const found = [];
            // All are looked at before any is put right: one may lie in another.
            const looks = guards.map((guard) => guard.differing());
            for (const [at, guard] of guards.entries())
                found.push(...(await guard.check(looks[at])));
            // The git directory of a submodule lies in that of its repository: both tell of it.
            return [...new Map(found.reverse().map((hazard) => [hazard.path, hazard])).values()].reverse();
        },
        settle: async () => {
            for (const guard of guards)
                await guard.settle();
        },
        restore: async () => {
            for (const guard of guards)
                await guard.restore();
        },
    };
}
class Guard {
    #site;
    #store;
    #options;
    #before;
    /** Resolves once they have second names. */
    #objects;
    constructor(site, store, options) {
        this.#site = site;
        this.#store = store;
        this.#options = options;
        this.#before = this.#look(new Map());
        this.#objects = this.#keep();
    }
    differing() {
        return this.#differences();
    }
    async check(paths = this.#differences()) {
        // The start waits for the copies here, before the first command.
        await this.#objects;
        if ((await this.#options.reach()) !== 'exposed') {
            this.#takeOver(paths);
            return [];
        }
        const { tampered, lost, repacked } = await this.#heal(paths);
        const { harmless, fetched } = this.#upkeep(paths);
        this.#takeOver([...harmless], repacked);
        const left = await this.#withoutPassing(paths.filter((path) => !harmless.has(path)));
        const names = [...new Set([...tampered, ...lost])].sort();
        const objects = (0,external_node_path_.join)(this.#site.commonDir, 'objects');
        const all = new Set([
            ...left,
            ...(names.length > MOST_NAMED ? [objects] : names.map((name) => (0,external_node_path_.join)(objects, name))),
        ]);
        // What went or came with its folder is told by the folder.
        return [...all]
            .filter((path) => !hasAbove(all, path))
            .map((path) => hazardOf(this.#site, path, fetched.has(path)));
    }
    async settle() {
        const reach = await this.#options.reach();
        if (reach === 'isolated')
            return;
        const paths = this.#differences();
        if (reach === 'none_yet') {
            this.#takeOver(paths);
            return;
        }
        const { tampered, repacked } = await this.#heal(paths);
        const { harmless, fetched } = this.#upkeep(paths);
        this.#takeOver([...harmless, ...fetched], [...repacked, ...tampered]);
    }
    async restore() {
        if ((await this.#options.reach()) !== 'exposed') {
            this.#takeOver(this.#differences());
            return;
        }
        const differences = () => this.#differences();
        (0,kept_files/* putBack */.pK)(this.#before, differences);
        const { lost } = await this.#heal(differences());
        if (lost.length > 0)
            throw new outcome/* StopRun */.U({ kind: 'failure', reason: lossOf(this.#site, lost) });
        const { harmless } = this.#upkeep(differences());
        const left = await this.#withoutPassing(differences().filter((path) => !harmless.has(path)));
        if (left.length === 0)
            return;
        const reason = `the git directory could not be put back: ${left.join(', ')} still differ; end what else writes there and run again`;
        throw new outcome/* StopRun */.U({ kind: 'failure', reason });
    }
    #look(before) {
        return (0,kept_files/* keepFiles */.N9)(git_dir_places_placesOf(this.#site), before);
    }
    #keep() {
        const { commonDir, gitPath, format, start } = this.#site;
        const objects = keepObjects({
            objects: (0,external_node_path_.join)(commonDir, 'objects'),
            store: (0,external_node_path_.join)(this.#store, 'objects'),
            format,
            git: (0,exec/* hardenedGit */.YW)({ gitPath, gitDir: this.#store, workTree: this.#store }, start),
        });
        // Awaited by the first measurement, which tells of a failure.
        objects.catch(() => undefined);
        return objects;
    }
    /** Before any other git looks at the repository. What leads git elsewhere makes its own answers worthless. */
    async #heal(differing) {
        const { commonDir } = this.#site;
        for (const path of [commonDir, (0,external_node_path_.join)(commonDir, 'objects')]) {
            if (differing.includes(path))
                ensureFolder(path);
        }
        const leads = differing.some((path) => LEADS.test(nameIn(this.#site, path)));
        const ask = (names) => areElsewhere(this.#site, this.#store, names);
        return (await this.#objects).heal(leads ? null : ask);
    }
    #differences() {
        const index = (0,external_node_path_.join)(this.#site.gitDir, 'index');
        const same = (path, a, b) => path === index && sameEntries(this.#site, a, b);
        return (0,kept_files/* differing */.R1)(this.#before, this.#look(this.#before), same);
    }
    #upkeep(paths) {
        const nameOf = (path) => nameIn(this.#site, path);
        const change = { before: this.#before, now: this.#look(this.#before), differing: paths, nameOf };
        return upkeepIn(change, Math.floor(Date.now() / 1000));
    }
    /** What is there now is the state that later changes are measured against. */
    #takeOver(paths, objects = []) {
        if (paths.length === 0 && objects.length === 0)
            return;
        const now = this.#look(this.#before);
        const before = new Map(this.#before);
        for (const path of paths) {
            const kept = now.get(path);
            if (kept === undefined)
                before.delete(path);
            else
                before.set(path, kept);
        }
        this.#before = new Map([...before].sort(([a], [b]) => (a < b ? -1 : 1)));
        this.#options.onForeign([
            ...paths.map((path) => nameIn(this.#site, path)),
            ...objects.map((name) => `objects/${name}`),
        ]);
    }
    /** Without the locks of a git that is at work just now. One that stays would keep the commit from being made. */
    async #withoutPassing(paths) {
        const isLock = (path) => path.endsWith('.lock') && !this.#before.has(path);
        if (!paths.some(isLock))
            return paths;
        for (let look = 0; look < LOCK_LOOKS && paths.some((path) => isLock(path) && (0,external_node_fs_.existsSync)(path)); look++) {
            await (0,external_node_timers_promises_.setTimeout)(LOCK_PAUSE_MS);
        }
        return paths.filter((path) => !isLock(path) || (0,external_node_fs_.existsSync)(path));
    }
}
/** Half a second: git holds a lock while it writes one file. */
const LOCK_LOOKS = 20;
const LOCK_PAUSE_MS = 25;
/** More objects than these are told as their folder. */
const MOST_NAMED = 5;
/** While one of these differs, git may read another repository, or none. */
const LEADS = /^(?:$|\.\.|HEAD$|config|commondir$|objects)/;
function lossOf({ commonDir }, lost) {
    const named = `${lost.slice(0, MOST_NAMED).join(', ')}${lost.length > MOST_NAMED ? ` and ${lost.length - MOST_NAMED} more` : ''}`;
    return `a command destroyed files in ${commonDir}/objects, and there was no room for a copy of them: ${named}; fetch them again (\`git fetch --refetch\`), or clone anew, and run in a sandbox`;
}
function hasAbove(paths, path) {
    const above = (0,external_node_path_.dirname)(path);
    return above !== path && (paths.has(above) || hasAbove(paths, above));
}
/** `git status` writes the index anew when only stat data in it is old: that changes nothing. */
function sameEntries(site, a, b) {
    try {
        const texts = [a, b].map((bytes) => {
            const { entries, split } = (0,index_file/* parseIndex */.A1)(bytes, site.format);
            return JSON.stringify([split, entries.map(({ stat: _, ...said }) => said)]);
        });
        return texts[0] === texts[1];
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/adapters/git/conversions.js
var conversions = __webpack_require__(31343);
;// CONCATENATED MODULE: ./build/adapters/git/start-entries.js







const NOTHING = { entries: [], nested: [], objects: [], leftOut: [] };
const GITLINK = 0o160000;
const SPARSE_FOLDER = 0o040000;
async function readStartEntries(site) {
    return readRepository(site.root, '', site.format, { gitDir: site.gitDir, gitPath: site.gitPath });
}
/** The files of a repository that lies at `folder`; none where it cannot be read. */
async function readNested(site, folder) {
    const root = (0,external_node_path_.join)(site.root, (0,raw_path/* toText */.fE)(folder));
    const gitDir = (0,git_site/* gitDirOf */.z0)(root);
    if (gitDir === null)
        return NOTHING;
    const config = (0,git_site/* readText */.yR)((0,external_node_path_.join)((0,git_site/* layoutOf */.aH)(root, gitDir).commonDir, 'config')) ?? '';
    const format = /objectformat\s*=\s*sha256/i.test(config) ? 'sha256' : 'sha1';
    if (format !== site.format)
        return { ...NOTHING, nested: [folder] };
    return readBelow(root, folder, format, { gitDir, gitPath: site.gitPath });
}
/** Of a repository whose index and commit git cannot read, the files are those that lie on disk. */
async function readBelow(root, folder, format, at) {
    try {
        const start = await readRepository(root, folder, format, at);
        return { ...start, nested: [folder, ...start.nested] };
    }
    catch (error) {
        if (!(error instanceof exec/* GitError */.XS))
            throw error;
        return { ...NOTHING, nested: [folder] };
    }
}
async function readRepository(root, folder, format, at) {
    const layout = (0,git_site/* layoutOf */.aH)(root, at.gitDir);
    const git = (0,exec/* hardenedGit */.YW)({ gitPath: at.gitPath, gitDir: at.gitDir, workTree: root });
    const index = await readIndex(at.gitDir, format, git);
    const entries = [];
    const links = [];
    const leftOut = [];
    for (const entry of index.entries) {
        if (entry.mode === GITLINK)
            links.push(entry.name);
        const kept = harmless(entry, root, index.writtenAt);
        if (kept === null && (entry.skipWorktree || entry.mode === SPARSE_FOLDER))
            leftOut.push((0,raw_path/* join */.fj)(folder, entry.name));
        if (kept !== null)
            entries.push({ ...kept, name: (0,raw_path/* join */.fj)(folder, kept.name) });
    }
    const below = await Promise.all(links.map((name) => readLinked(root, folder, name, format, at.gitPath)));
    const all = [...entries, ...below.flatMap((start) => start.entries)];
    return {
        entries: below.length === 0 ? all : all.sort((a, b) => (0,raw_path/* byBytes */.bg)(a.name, b.name)),
        nested: below.flatMap((start) => start.nested),
        objects: [(0,external_node_path_.join)(layout.commonDir, 'objects'), ...below.flatMap((start) => start.objects)],
        leftOut,
    };
}
async function readLinked(root, folder, name, format, gitPath) {
    const place = (0,external_node_path_.join)(root, (0,raw_path/* toText */.fE)(name));
    const gitDir = (0,git_site/* gitDirOf */.z0)(place);
    if (gitDir === null)
        return NOTHING;
    return readBelow(place, (0,raw_path/* join */.fj)(folder, name), format, { gitDir, gitPath });
}
/**
 * The entry as the private index may hold it, or null where the disk has to speak for itself: conflicts, files and
 * folders left out by a sparse checkout, and submodules. Flags that tell git not to look are not taken over. The
 * stat data of a file that was written in the same second as the index, or later, may lie ("racy git") and is
 * forgotten.
 */
function harmless(entry, root, writtenAt) {
    if (entry.stage !== 0 || entry.mode === GITLINK || entry.mode === SPARSE_FOLDER)
        return null;
    if (entry.skipWorktree && (0,git_there/* lstatThere */.L)((0,raw_path/* onDisk */.FC)(root, entry.name)) === undefined)
        return null;
    return (0,index_file/* statOf */._N)(entry).mtime >= writtenAt ? { ...entry, stat: index_file/* UNKNOWN_STAT */.eg } : entry;
}
/** `writtenAt`: seconds since the epoch. A missing, split or unreadable index is asked of git instead. */
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
        const listed = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', 'HEAD'] });
        return { entries: listedEntries(listed.stdout), split: false, writtenAt: 0 };
    }
}
/** Both `mode oid stage\tname` of ls-files and `mode type oid\tname` of ls-tree. */
function listedEntries(output) {
    return (0,raw_path/* splitNul */.K5)(output).map((record) => {
        const tab = record.indexOf('\t');
        const [mode = '', second = '', third = ''] = record.slice(0, tab).split(' ');
        const staged = third.length === 1;
        return {
            name: record.slice(tab + 1),
            mode: Number.parseInt(mode, 8),
            oid: staged ? second : third,
            stage: staged ? Number(third) : 0,
            skipWorktree: false,
            intentToAdd: false,
            assumeUnchanged: false,
            stat: index_file/* UNKNOWN_STAT */.eg,
        };
    });
}

;// CONCATENATED MODULE: ./build/adapters/git/open-start.js











/** Takes the state of the disk as the start: what git tracks, and what it would track, in raw bytes. */
async function openStart(site, privateDir, excluded) {
    const draft = await begin(site, privateDir, excluded);
    const [touched, untracked, head] = await Promise.all([
        (0,candidates/* listTouched */.nR)(draft.store, draft.index),
        listUntracked(draft.store, draft.index, { folders: true }),
        headOf(draft.user),
    ]);
    const added = untracked.names.length === 0 ? [] : await takeUntracked(draft, untracked.names);
    const again = draft.nested.length === 0 ? touched : await (0,candidates/* listTouched */.nR)(draft.store, draft.index);
    const out = draft.excluded.map(raw_path/* toRaw */.ux);
    const names = [...again.names, ...added].filter((raw) => !(0,raw_path/* isWithin */.UO)(raw, out));
    if (names.length > 0) {
        await (0,candidates/* applyToIndex */.wm)(site.root, draft.store, draft.index, names);
    }
    const tree = await (0,candidates/* writeTree */.WM)(draft.store, draft.index);
    const { entries } = (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(draft.index), site.format);
    const unread = [...again.unread, ...untracked.unread];
    const { store, index, nested, leftOut, hints } = draft;
    return { store, tree, index, entries, nested, unread, head, leftOut, hints };
}
async function headOf(user) {
    const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], accept: [0, 1] });
    return answer.code === 0 ? (0,exec/* line */.n8)(answer) : null;
}
async function begin(site, privateDir, excluded) {
    const read = await readStartEntries(site);
    const store = (0,git_store/* createStore */.y$)(site, privateDir, read.objects);
    const names = read.entries.map((entry) => entry.name);
    const hints = (0,conversions/* conversionHints */.lS)(site, names, read.leftOut);
    const draft = {
        site,
        user: (0,exec/* hardenedGit */.YW)({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start),
        store,
        index: store.index('start'),
        excluded,
        leftOut: read.leftOut,
        hints,
        entries: read.entries,
        nested: read.nested,
        gitignores: ruleFilesAmong(site.root, names),
    };
    const converted = await (0,conversions/* findConverted */.IT)(site, draft.user, store.git, read.entries, hints);
    draft.entries = read.entries.map((entry) => converted.has(entry.name) ? { ...entry, stat: index_file/* UNKNOWN_STAT */.eg } : entry);
    writeDraft(draft);
    return draft;
}
/** What is neither tracked nor ignored: with rules that are untracked themselves, and nested repositories. */
async function takeUntracked(draft, untracked) {
    const { root } = draft.site;
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
        await takeNested(draft, repositories);
        names = (await listUntracked(draft.store, draft.index)).names;
    }
    return withFilesBelow(draft.store, root, names);
}
/** Repositories that the outer one does not know: their files join the index, so that git looks into them. */
async function takeNested(draft, repositories) {
    const starts = await Promise.all(repositories.map((folder) => readNested(draft.site, folder)));
    const known = new Map(draft.entries.map((entry) => [entry.name, entry]));
    for (const entry of starts.flatMap((start) => start.entries))
        known.set(entry.name, entry);
    draft.entries = [...known.values()].sort((a, b) => (0,raw_path/* byBytes */.bg)(a.name, b.name));
    draft.nested = [...draft.nested, ...repositories, ...starts.flatMap((start) => start.nested)];
    const objects = starts.flatMap((start) => start.objects);
    (0,external_node_fs_.appendFileSync)(`${draft.store.dir}/objects/info/alternates`, objects.map((folder) => `${(0,git_store/* quoted */.TL)(folder)}\n`).join(''));
    writeDraft(draft);
}
function writeDraft(draft) {
    (0,external_node_fs_.writeFileSync)(draft.index, (0,index_file/* buildIndex */.Xh)(draft.entries, draft.site.format));
    writeRules(draft);
}
function writeRules(draft) {
    const text = rulesText(outerRules(draft.site, draft.nested), draft.gitignores, draft.excluded);
    (0,external_node_fs_.writeFileSync)(draft.store.excludeFile, text, 'latin1');
    (0,external_node_fs_.writeFileSync)(draft.store.folderRulesFile, folderRules(text), 'latin1');
}

;// CONCATENATED MODULE: ./build/adapters/git/path-names.js

/**
 * One text for each path, however often it is measured. A name cut out of git's answer keeps the whole answer in
 * memory for as long as anybody remembers the path, and to compare two such cuts takes five times as long as to
 * compare two texts of their own; two mentions of one text take no comparing at all.
 */
function rememberNames() {
    const names = new Map();
    return (raw) => {
        const known = names.get(raw);
        if (known !== undefined)
            return known;
        const own = Buffer.from(raw, 'latin1').toString('latin1');
        const path = (0,raw_path/* toWorkspacePath */.CR)(own);
        names.set(own, path);
        return path;
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/open-state.js














const open_state_NS_PER_S = 1000000000n;
/**
 * The start, taken. `complete` resolves when also what an index does not hold is known: modes, hard links,
 * folders, special files. That is read in the background, for nothing needs it before the first command.
 */
async function openState(site, options) {
    const second = Math.floor(Date.now() / 1000);
    const start = await openStart(site, options.privateDir, options.excluded);
    const good = start.store.index('good');
    (0,candidates/* copyIndex */.UZ)(start.index, good);
    const folders = new Map();
    const modes = new Map();
    const links = new Map();
    const known = new Set();
    const entries = sidesOf(start.entries);
    const state = {
        site,
        ...commitFacts(start),
        store: start.store,
        excluded: options.excluded.map(raw_path/* toRaw */.ux),
        nested: start.nested,
        guard: guardOf(site, start, options.guardGitDir),
        start: { tree: start.tree, index: start.index, entries, folders, modes, links, known },
        good: {
            index: good,
            tree: Promise.resolve(start.tree),
            total: new Map(),
            folders,
            modes,
            links,
            gained: new Set(),
            known,
        },
        sizes: new Map(),
        recent: recentlyChanged(start.entries, second),
        watch: options.watch ?? null,
        watched: new Set(),
        free: new Set(),
        guardedFolders: new Set(),
        ruled: new Map(),
        holding: null,
        nameOf: rememberNames(),
        unread: new Set(start.unread),
        clock: options.clock ?? Date.now,
        ignored: null,
        special: [],
        settledAt: null,
        counter: 0,
    };
    return { state, complete: completeStart(state, start.entries, second) };
}
/** What an index does not hold: folders, ignored files, modes and hard links. */
async function completeStart(state, entries, second) {
    const { site, store } = state;
    const parts = [scanStart(state), state.guard?.check()];
    // Where one fails the others still write: nobody may take the store away under them.
    await Promise.allSettled(parts);
    const [{ scan, ignored, watched }] = await Promise.all(parts);
    const inventory = await takeInventory(site.root, [...entries, ...watched]);
    for (const [raw, ctime] of recentlyChanged(watched, second))
        state.recent.set(raw, ctime);
    const known = new Set([...scan.special, ...scan.dotGit, ...scan.tooDeep]);
    const found = { folders: scan.now, modes: inventory.modes, links: inventory.links, known };
    state.start = { ...state.start, ...found };
    state.good = { ...state.good, ...found };
    state.special = [...scan.special, ...ignored.special, ...(await specialBelow(state, scan.dotGit))];
    // Last: what changes from here on is a change.
    state.ignored = { ...ignored, since: timeOnDisk(store.dir) };
}
/** One walk: folders for the measurements, and the ignored files, those that are watched among them. */
async function scanStart(state) {
    const scan = await walkFolders(scopeOf(state));
    const ignored = await surveyIgnored(state, scan);
    const watched = state.watch === null ? [] : await takeWatched(state, state.watch, ignored, scan.ignored);
    return { scan, ignored, watched };
}
function sidesOf(entries) {
    return new Map(entries.map(({ name, mode, oid }) => [name, { mode: mode.toString(8), oid }]));
}
function commitFacts({ store, head: commit, tree, leftOut, hints }) {
    const head = (0,head_differences/* readHeadDifferences */.X5)(store.git, commit, tree);
    // Awaited by whoever judges a change; a failure is told then.
    head.catch(() => undefined);
    return { head, leftOut: new Set(leftOut), hints };
}
/** Without being told better, any change may be a command's. */
const EXPOSED = { reach: async () => 'exposed', onForeign: () => undefined };
/** The start is read from the objects of nested repositories too, so all of them are guarded. */
function guardOf(site, { store, nested }, how) {
    if (how === false)
        return null;
    const options = how === true ? EXPOSED : how;
    const layouts = nested.flatMap((folder) => {
        const root = (0,external_node_path_.join)(site.root, (0,raw_path/* toText */.fE)(folder));
        const gitDir = (0,git_site/* gitDirOf */.z0)(root);
        return gitDir === null ? [] : [(0,git_site/* layoutOf */.aH)(root, gitDir)];
    });
    const all = [site, ...layouts].map((layout) => ({ ...site, ...layout, workspace: site.root }));
    return guardAll(all.map((guarded) => guardGitDir(guarded, store.dir, options)));
}
/** Files whose change time lies in the second the index was made in, or after it. */
function recentlyChanged(entries, second) {
    const recent = new Map();
    for (const entry of entries) {
        const stat = (0,index_file/* statOf */._N)(entry);
        if (stat.ctime >= second)
            recent.set(entry.name, BigInt(stat.ctime) * open_state_NS_PER_S + BigInt(stat.ctimeNs));
    }
    return recent;
}

;// CONCATENATED MODULE: ./build/adapters/git/line-count.js
/** git looks this far for a NUL byte to tell a binary file (xdiff-interface.c, FIRST_FEW_BYTES). */
const FIRST_FEW_BYTES = 8000;
const LF = 10;
function isBinary(bytes) {
    return bytes.subarray(0, FIRST_FEW_BYTES).includes(0);
}
/**
 * The exact count where every line-based difference must come to the same one: binary files, and texts that,
 * without the lines they begin and end with in common, share no line. That is nearly every single edit. null
 * where it takes git to tell.
 */
function countPlainly(before, after) {
    const old = before ?? new Uint8Array();
    if (isBinary(old) || isBinary(after))
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
/** Bytes of whole lines that both begin with; of both, if they are equal. */
function commonStart(a, b) {
    const most = Math.min(a.length, b.length);
    let at = 0;
    while (at < most && a[at] === b[at])
        at++;
    if (at === a.length && at === b.length)
        return at;
    return at === 0 ? 0 : a.lastIndexOf(LF, at - 1) + 1;
}
/** Bytes of whole lines that both end with, beyond the common start. */
function commonEnd(a, b, start) {
    const most = Math.min(a.length, b.length) - start;
    let same = 0;
    while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same])
        same++;
    // A line counts as common only whole: in both, what comes before it must be a line's end.
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

// EXTERNAL MODULE: ./build/adapters/remove-whole.js
var remove_whole = __webpack_require__(85507);
;// CONCATENATED MODULE: ./build/adapters/git/restore.js









/**
 * Puts a state back: bytes, permission bits, links, folders. What the start's rules ignore is left alone, unless
 * it stands where something else has to.
 */
async function restore(plan) {
    // Read only where it is needed: of a large repository it takes longer than all the rest.
    const entries = restore_entriesOf(plan);
    openFolders(plan);
    for (const raw of plan.special)
        removeSpecial(plan.root, raw);
    restore_removeAdded(plan);
    removeFolders(plan);
    restore_makeFolders(plan);
    const back = plan.changes.filter((change) => change.oldMode !== null).map((change) => change.raw);
    const written = [...new Set([...back, ...severLinks(plan, entries)])];
    const linked = await restoreLinks(plan, entries, new Set(written));
    await checkOut(plan, written.filter((raw) => !linked.has(raw)));
    const links = joinLinks(plan, new Set([...written, ...plan.changes.map((change) => change.raw)]), linked);
    fixFileModes(plan, entries);
    fixFolderModes(plan);
    return { written, links };
}
function restore_entriesOf({ index, store }) {
    let entries = null;
    return () => {
        entries ??= (0,index_file/* parseIndex */.A1)((0,external_node_fs_.readFileSync)(index), store.format).entries;
        return entries;
    };
}
/** Folders that are to be open anyway, and new ones, are opened first: nothing in a locked one can be put back. */
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
    const path = (0,raw_path/* onDisk */.FC)(root, raw);
    const stat = (0,git_there/* lstatThere */.L)(path);
    if (stat?.isDirectory() && (stat.mode & 0o700) !== 0o700)
        (0,external_node_fs_.chmodSync)(path, 0o700);
}
function removeSpecial(root, raw) {
    if ((0,git_found/* finder */.n)(root)(raw).kind !== 'gone')
        (0,remove_whole/* removeWhole */.q)((0,raw_path/* onDisk */.FC)(root, raw), root);
}
/** Added files, and folders that are left empty by it and were not known: those of ignored files are not. */
function restore_removeAdded({ root, changes, folders }) {
    for (const change of changes) {
        if (change.oldMode !== null)
            continue;
        const { kind } = (0,git_found/* finder */.n)(root)(change.raw);
        if (kind !== 'file' && kind !== 'link')
            continue;
        (0,external_node_fs_.unlinkSync)((0,raw_path/* onDisk */.FC)(root, change.raw));
        for (let raw = (0,raw_path/* parentOf */.gN)(change.raw); raw !== '' && !folders.has(raw); raw = (0,raw_path/* parentOf */.gN)(raw)) {
            allowing(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => (0,external_node_fs_.rmdirSync)((0,raw_path/* onDisk */.FC)(root, raw)));
        }
    }
}
/** Folders that came with the step, deepest first; one that holds ignored files stays. */
function removeFolders({ root, folders, present }) {
    for (const raw of [...present.keys()].reverse()) {
        if (!folders.has(raw))
            allowing(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => (0,external_node_fs_.rmdirSync)((0,raw_path/* onDisk */.FC)(root, raw)));
    }
}
function restore_makeFolders({ root, folders, present }) {
    for (const raw of folders.keys()) {
        if (!present.has(raw))
            allowing(['EEXIST', 'ENOTDIR'], () => (0,external_node_fs_.mkdirSync)((0,raw_path/* onDisk */.FC)(root, raw)));
    }
}
async function checkOut(plan, names) {
    if (names.length === 0)
        return;
    (0,attribute_traps/* disarmAbove */.Ej)(plan.root, names);
    await plan.store.git({
        args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
        index: plan.index,
        input: (0,raw_path/* joinNul */.MX)(names),
    });
}
function fixFileModes(plan, entries) {
    for (const [raw, usual] of plan.found === null ? usualOfAll(entries()) : usualOfSeen(plan, plan.found)) {
        const wanted = plan.modes.get(raw) ?? usual;
        const path = (0,raw_path/* onDisk */.FC)(plan.root, raw);
        const stat = wanted === null ? undefined : (0,git_there/* lstatThere */.L)(path);
        if (wanted !== null && stat?.isFile() && (stat.mode & 0o7777) !== wanted)
            (0,external_node_fs_.chmodSync)(path, wanted);
    }
}
function usualOfAll(entries) {
    return new Map(entries.map(({ name, mode }) => [name, usualMode(mode)]));
}
/** Of what was looked at and is no change, the bits that git knows are as they were. */
function usualOfSeen({ changes }, found) {
    const usual = new Map();
    for (const [raw, here] of found) {
        if (here.kind === 'file')
            usual.set(raw, usualMode(here.executable ? 0o100755 : 0o100644));
    }
    for (const { raw, oldMode } of changes) {
        usual.set(raw, oldMode === null ? null : usualMode(Number.parseInt(oldMode, 8)));
    }
    return usual;
}
/** Deepest first: a folder that is locked again hides what is in it. */
function fixFolderModes({ root, folders, present }) {
    const reset = [...folders].filter(([raw, { mode }]) => present.get(raw)?.mode !== mode);
    for (const [raw, { mode }] of reset.reverse()) {
        const path = (0,raw_path/* onDisk */.FC)(root, raw);
        const stat = (0,git_there/* lstatThere */.L)(path);
        if (stat?.isDirectory() && (stat.mode & 0o7777) !== mode)
            (0,external_node_fs_.chmodSync)(path, mode);
    }
}
function allowing(codes, action) {
    try {
        action();
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (!codes.includes(code))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/stillness.js

/**
 * The paths that are no longer as they were found: something wrote them since. Only a change time that is later than
 * the first look by less than one tick of the kernel's clock (10 ms at most) could hide a write of the same size; all
 * that is between two looks here, starting git among it, takes longer.
 */
function movedSince(root, found) {
    const find = (0,git_found/* finder */.n)(root, false);
    return [...found].filter(([raw, before]) => !isSame(before, find(raw))).map(([raw]) => raw);
}
function isSame(before, now) {
    if (before.kind !== now.kind)
        return false;
    if (!('ctime' in before) || !('ctime' in now))
        return true;
    // To read such a file, the measuring itself has to give it another mode.
    if (before.kind === 'file' && !(0,git_found/* isReadable */.h)(before.mode))
        return true;
    return before.ctime === now.ctime && before.size === now.size;
}
/** What lies under these names now. */
function stillness_lookAt(root, names) {
    const find = (0,git_found/* finder */.n)(root, false);
    return new Map([...names].map((raw) => [raw, find(raw)]));
}

;// CONCATENATED MODULE: ./build/adapters/git/undone-pieces.js
/** Makes `git diff` print deletions without the content of the files. */
const WITHOUT_CONTENT = '--irreversible-delete';
/** Splits a patch at each path. No line of a hunk or of binary data can start like this. */
function piecesOf(patch) {
    const text = patch.toString('latin1');
    return text === '' ? [] : text.split(/^(?=diff --git )/m);
}
/**
 * Makes a deletion without content one that `git apply` takes: a binary change to an empty file, of the blob that
 * the index line names. The path is also in the two lines that readers of patches look for.
 */
function applicableDeletion(piece) {
    const lines = piece.split('\n').filter((line) => line !== '');
    const [oid = ''] = lines
        .find((line) => line.startsWith('index '))
        ?.slice('index '.length)
        .split('..') ?? [];
    const head = lines.filter((line) => /^(?:diff --git|deleted file mode|index) /.test(line));
    const body = lines.includes('deleted file mode 160000')
        ? ['@@ -1 +0,0 @@', `-Subproject commit ${oid}`]
        : ['GIT binary patch', 'literal 0', 'HcmV?d00001', ''];
    return [...head, `--- ${oldNameOf(lines[0] ?? '')}`, '+++ /dev/null', ...body, ''].join('\n');
}
/** Both names in the first line are the same but for their first letter, and so are as long as each other. */
function oldNameOf(first) {
    const names = first.slice('diff --git '.length);
    const name = names.slice(0, (names.length - 1) / 2);
    return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}
/** A binary patch holds the way back too, and with it the old content: only the way forward is kept. */
function forwardOnly(piece) {
    const start = piece.indexOf('\nGIT binary patch\n');
    const end = start === -1 ? -1 : piece.indexOf('\n\n', start);
    return end === -1 ? piece : piece.slice(0, end + 2);
}

;// CONCATENATED MODULE: ./build/adapters/git/undone-patch.js






/** Bytes. A smaller file that loses most of its content is shown line by line. */
const SMALL = 16 * 1024;
/** Bytes. A smaller file that was moved or copied is shown line by line. */
const SMALL_COPY = 64 * 1024;
/**
 * The patch of an undone step: what the step made, whole, and the names of what it deleted. The deleted content is
 * on disk again when the step is undone. Ignored files stay out of it: one may hold a secret, and a patch is sent on.
 * `room`: the bytes that it may have; files over it are left out and named.
 */
async function undonePatch(state, step, room) {
    const { good, store, watched } = state;
    const changes = step.step.filter(({ raw }) => !watched.has(raw));
    (0,attribute_traps/* disarmAbove */.Ej)(state.site.root, [...state.good.total.keys(), ...watched, ...changes.map(({ raw }) => raw)]);
    const sorted = sort(state, changes, await oldSizes(state, changes));
    const named = sorted.removed.slice(0, undone/* MOST_DELETIONS */.UI);
    const tree = await good.tree;
    const removals = sorted.removed.map(({ raw }) => (0,candidates/* removalRecord */.OB)(store, raw));
    const deletions = await diff(state, tree, removals.slice(0, undone/* MOST_DELETIONS */.UI), [WITHOUT_CONTENT]);
    const copies = await copiesOf(state, tree, sorted.copied);
    const base = await treeWith(state, removals);
    // `added` is in git's order, and so are the pieces.
    const fits = ({ newOid }) => (state.sizes.get(newOid ?? '') ?? 0) <= 4 * room;
    const made = [...sorted.added, ...sorted.modified, ...(copies === null ? sorted.copied : [])].sort((a, b) => (a.raw < b.raw ? -1 : 1));
    const looked = made.filter(fits);
    const pieces = (await diff(state, base, [...removals, ...looked.map(recordOf)], [])).map(forwardOnly);
    if (pieces.length !== looked.length)
        throw new Error('git gave another number of patches than of changes');
    const kept = within(pieces, room);
    const out = [...made.filter((change) => !fits(change)), ...looked.filter((_, at) => !kept.has(at))];
    const leftOut = (0,undone/* leftOutText */.jG)({
        files: out.map(({ raw, newOid }) => ({ path: (0,git_names/* shown */.SP)(raw), bytes: state.sizes.get(newOid ?? '') ?? 0 })),
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
function sort(state, changes, sizes) {
    const atStart = new Set([...state.start.entries.values()].map(({ oid }) => oid));
    const size = (oid) => sizes.get(oid ?? '') ?? state.sizes.get(oid ?? '') ?? 0;
    const isCopy = ({ status, newOid }) => status === 'added' && newOid !== null && atStart.has(newOid) && size(newOid) > SMALL_COPY;
    const isReplaced = ({ status, oldOid, newOid }) => status === 'type_changed' ||
        (status === 'modified' &&
            oldOid !== newOid &&
            (size(newOid) === 0 || (size(oldOid) > SMALL && size(newOid) * 2 < size(oldOid))));
    const replaced = changes.filter(isReplaced);
    const copied = changes.filter(isCopy);
    return {
        removed: changes.filter((change) => change.status === 'deleted' || isReplaced(change)),
        added: [...replaced, ...changes.filter((change) => change.status === 'added' && !isCopy(change))],
        copied,
        modified: changes.filter((change) => change.status === 'modified' && !isReplaced(change)),
    };
}
/** Bytes of the blobs that were replaced, by id. Those of a partial clone that are not here have none. */
async function oldSizes({ store }, changes) {
    const oids = changes
        .filter(({ status, oldOid, newOid }) => status === 'modified' && oldOid !== newOid)
        .flatMap(({ oldOid }) => oldOid ?? []);
    if (oids.length === 0)
        return new Map();
    const { stdout } = await store.git({
        args: ['cat-file', '--batch-check=%(objectname) %(objectsize)'],
        input: Buffer.from(`${oids.join('\n')}\n`),
    });
    return new Map(stdout
        .toString('latin1')
        .split('\n')
        .map((line) => line.split(' '))
        .map(([oid = '', bytes = '']) => [oid, Number(bytes) || 0]));
}
/** Null where git does not find the copied content at another path of the last good state. */
async function copiesOf(state, tree, copied) {
    const options = ['--find-copies-harder', '-C100%', '-l0'];
    const pieces = await diff(state, tree, copied.map(recordOf), options);
    const all = pieces.length === copied.length && pieces.every((piece) => piece.includes('\ncopy from '));
    return all ? pieces : null;
}
function recordOf({ raw, newMode, newOid }) {
    return (0,candidates/* indexRecord */.o)(newMode ?? '0', newOid ?? '', raw);
}
/** The patches from `tree` to the last good state with these records in it. */
async function diff(state, tree, records, options) {
    if (records.length === 0)
        return [];
    const index = await indexWith(state, records);
    const args = ['diff-index', '--cached', ...diff_output/* PATCH_OPTIONS */.ei, ...options, tree, '--'];
    return piecesOf((await state.store.git({ args, index })).stdout);
}
async function treeWith(state, records) {
    return records.length === 0 ? state.good.tree : (0,candidates/* writeTree */.WM)(state.store, await indexWith(state, records));
}
async function indexWith(state, records) {
    const index = state.store.index(`undone-${++state.counter}`);
    (0,candidates/* copyIndex */.UZ)(state.good.index, index);
    await (0,candidates/* writeRecords */.Wh)(state.store, index, records);
    return index;
}
/** The numbers of the pieces that fit, the small ones first: one large file does not push out the others. */
function within(pieces, room) {
    const kept = new Set();
    let left = room;
    for (const [at, piece] of [...pieces.entries()].sort(([, a], [, b]) => a.length - b.length)) {
        left -= piece.length;
        if (left < 0)
            break;
        kept.add(at);
    }
    return kept;
}

;// CONCATENATED MODULE: ./build/adapters/git/steps.js











/** The measured state becomes the good one. */
function adopt(state, step) {
    const { good } = state;
    const modes = new Map(good.modes);
    for (const [raw, here] of step.found) {
        if (here.kind === 'file')
            modes.set(raw, here.mode);
        if (here.kind === 'file' || here.kind === 'link')
            state.recent.set(raw, here.ctime);
        else
            state.recent.delete(raw);
    }
    state.good = {
        index: step.index,
        tree: step.step.length === 0 ? good.tree : (0,candidates/* treeOf */.g7)(state.store, step.index),
        total: new Map(step.total.map((change) => [change.raw, change])),
        folders: step.scan.now,
        modes,
        links: adoptLinks(state.site.root, good.links, step.found),
        gained: new Set([...good.gained, ...step.gained]),
        known: new Set([...good.known, ...step.special]),
    };
}
/** Returns what was undone as a patch of at most `room` bytes. Throws if the disk is not as it was afterwards. */
async function undo(opened, step, room, measure) {
    const { state, blobs } = opened;
    const { good } = state;
    const patch = await undonePatch(state, step, room);
    const moving = movedSince(state.site.root, step.found);
    await state.guard?.restore();
    const { written, links } = await restore({
        root: state.site.root,
        store: state.store,
        blobs,
        index: good.index,
        changes: step.step,
        special: step.special,
        folders: good.folders,
        present: step.scan.now,
        modes: good.modes,
        links: good.links,
        gained: step.gained,
        found: step.found,
    });
    for (const raw of written)
        state.recent.set(raw, -1n);
    state.good = { ...state.good, links };
    await verify(state, step, moving, measure);
    return patch;
}
async function restoreStart(opened, measure) {
    const { state, blobs } = opened;
    const { start } = state;
    const step = await measure();
    const moving = movedSince(state.site.root, step.found);
    await state.guard?.restore();
    const index = state.store.index(`restored-${++state.counter}`);
    (0,candidates/* copyIndex */.UZ)(start.index, index);
    const { written, links } = await restore({
        root: state.site.root,
        store: state.store,
        blobs,
        index,
        changes: step.total,
        special: [...step.special, ...[...state.good.known].filter((raw) => !start.known.has(raw))],
        folders: start.folders,
        present: step.scan.now,
        modes: start.modes,
        links: start.links,
        gained: [...step.gained, ...state.good.gained],
        found: null,
    });
    for (const raw of written)
        state.recent.set(raw, -1n);
    state.start = { ...start, links };
    state.good = {
        index,
        tree: Promise.resolve(start.tree),
        total: new Map(),
        folders: start.folders,
        modes: start.modes,
        links,
        gained: new Set(),
        known: start.known,
    };
    opened.edits.drop();
    await verify(state, step, moving, measure);
}
/**
 * Fail closed: a step that is not wholly taken back must not look as if it were, nor one that something goes on
 * writing. `moving`: the paths of the step that changed between its measuring and its undoing. Once more they are
 * looked at when they are back: what was written before that, the measuring tells; what was written after, the look.
 */
async function verify({ site: { root } }, step, moving, measure) {
    const back = stillness_lookAt(root, [...step.found.keys(), ...step.total.map((change) => change.raw)]);
    const { step: left, measurement } = await measure();
    const differing = [
        ...left.map((change) => change.raw),
        ...measurement.hazards.map((hazard) => hazard.path),
    ];
    if (differing.length > 0) {
        throw stop(`the workspace could not be put back: ${few(differing)} still differ`);
    }
    const written = [...new Set([...moving, ...movedSince(root, back)])];
    if (written.length > 0) {
        throw stop(`the workspace does not stay as it was put back: something that is no part of the run writes ${few(written)}; end it and run again`);
    }
}
function stop(reason) {
    return new outcome/* StopRun */.U({ kind: 'failure', reason });
}
function few(names) {
    return names.slice(0, 10).map(git_names/* shown */.SP).join(', ');
}
/** What is ignored stays out of it: a patch is kept and sent, and an ignored file may hold a secret. */
async function patchOf(state, tree, index) {
    (0,attribute_traps/* disarmAbove */.Ej)(state.site.root, [...state.good.total.keys(), ...state.watched]);
    const shown = state.watched.size === 0 ? index : await withoutWatched(state, tree, index);
    const answer = await state.store.git({
        args: ['diff-index', '--cached', ...diff_output/* PATCH_OPTIONS */.ei, tree, '--'],
        index: shown,
    });
    return answer.stdout;
}
/** A copy of the index in which the watched files are as they are in the tree. */
async function withoutWatched(state, tree, index) {
    const { store, watched } = state;
    const changes = await diffAgainst(state, tree, index);
    const records = changes
        .filter(({ raw }) => watched.has(raw))
        .map(({ raw, oldMode, oldOid }) => oldMode === null || oldOid === null ? (0,candidates/* removalRecord */.OB)(store, raw) : (0,candidates/* indexRecord */.o)(oldMode, oldOid, raw));
    if (records.length === 0)
        return index;
    const copy = store.index(`shown-${++state.counter}`);
    (0,candidates/* copyIndex */.UZ)(index, copy);
    await (0,candidates/* writeRecords */.Wh)(store, copy, records);
    return copy;
}
function sizeOf(state, change) {
    return state.sizes.get(change.newOid ?? '') ?? 0;
}
async function countLines(state, blobs, raw, proposed) {
    const entry = state.start.entries.get(raw);
    const before = entry === undefined ? null : await blobs.read(entry.oid);
    const plain = countPlainly(before, proposed);
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

// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/adapters/system-trouble.js
var system_trouble = __webpack_require__(88046);
;// CONCATENATED MODULE: ./build/adapters/git/trouble.js



/** Says of trouble of the disk, the system or git what it kept from being done. Other errors pass. */
function saying(kind, what) {
    return (error) => {
        const trouble = (0,system_trouble/* systemTrouble */.L)(error);
        // The full disk may be the one of the run's own folder, so the place that was read is not at fault.
        if (trouble !== null && (0,system_trouble/* isDiskFull */.b)(error))
            throw new outcome/* StopRun */.U({ kind: 'failure', reason: trouble });
        throw trouble === null ? error : new outcome/* StopRun */.U({ kind, reason: `${what}: ${trouble}` });
    };
}
/** Without a sandbox a command can reach what the run keeps for itself. `dir`: the private git directory. */
function sayingOfStore(dir) {
    return (error) => {
        if (error instanceof outcome/* StopRun */.U || (0,system_trouble/* systemTrouble */.L)(error) === null || !(0,message_of/* messageOf */.b)(error).includes(dir))
            throw error;
        const reason = `a command changed or removed the run's own files in ${dir}, so its changes cannot be measured (${(0,message_of/* messageOf */.b)(error)}): use a sandbox, and run again`;
        throw new outcome/* StopRun */.U({ kind: 'failure', reason });
    };
}

;// CONCATENATED MODULE: ./build/adapters/git/tree.js


















function openTree(options) {
    return new PrivateTree(options);
}
class PrivateTree {
    excluded;
    #options;
    #inTurn = oneAtATime();
    ignored = new IgnoredKeeper((work) => this.#whenReady(work));
    #site = null;
    #opening = null;
    #opened = null;
    #ready = Promise.resolve();
    #isUntouched = true;
    /** The only measurement that can be kept or undone: the latest. */
    #latest = null;
    constructor(options) {
        this.#options = options;
        this.excluded = options.excluded;
    }
    site() {
        const { gitPath, root, gitDir, start } = this.#options;
        this.#site ??= (0,git_site/* openSite */.c2)(gitPath, (0,git_site/* layoutOf */.aH)(root, gitDir), start);
        return this.#site;
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
        return this.#now().state.store;
    }
    async commitBase() {
        const { state } = await this.#here();
        return commitBase(state, (raw) => state.good.total.get(raw)?.newMode === null);
    }
    measure() {
        return this.#inTurn(async () => (await this.#measure()).measurement);
    }
    keep(measurement) {
        return this.#inTurn(async () => adopt((await this.#here()).state, this.#stepOf(measurement)));
    }
    undo(measurement, room = undone/* LARGEST_PATCH */.Mq) {
        return this.#inTurn(async () => undo(await this.#here(), this.#stepOf(measurement), room, () => this.#measure()).catch(NOT_BACK));
    }
    discard(measurement, paths) {
        return this.#inTurn(async () => discard((await this.#here()).state, this.#stepOf(measurement), new Set(paths.map(raw_path/* toRaw */.ux))));
    }
    noteEdit(path) {
        this.#isUntouched = false;
        this.#now().edits.note((0,raw_path/* toRaw */.ux)(path));
    }
    settle() {
        return this.#inTurn(async () => {
            const { state, edits } = await this.#here();
            await this.#ready;
            await state.guard?.settle();
            await edits.fold();
            state.settledAt = timeOnDisk(state.store.dir);
        });
    }
    async startContent(path) {
        const { state, blobs } = await this.#here();
        const entry = state.start.entries.get((0,raw_path/* toRaw */.ux)(path));
        return entry === undefined ? null : blobs.read(entry.oid);
    }
    async countLines(path, proposed) {
        const { state, blobs } = await this.#here();
        const { added, removed } = await countLines(state, blobs, (0,raw_path/* toRaw */.ux)(path), proposed);
        return { added, removed };
    }
    async editHazards(path, proposed) {
        return editHazards((await this.#here()).state, (0,raw_path/* toRaw */.ux)(path), proposed);
    }
    async isIgnored(path) {
        return (await ignoredAmong((await this.#here()).state, [(0,raw_path/* toRaw */.ux)(path)])).size > 0;
    }
    isUntouched() {
        return this.#isUntouched;
    }
    changes() {
        return this.#inTurn(async () => {
            const { state, edits } = await this.#here();
            if (this.#isUntouched)
                return [];
            await this.#ready;
            await edits.settle();
            return [...state.good.total.values()].map((change) => (0,diff_output/* toFileChange */.qR)(change, sizeOf(state, change), state.nameOf));
        });
    }
    patch() {
        return this.#inTurn(async () => {
            const { state, edits } = await this.#here();
            await this.#ready;
            await edits.fold();
            return patchOf(state, state.start.tree, state.good.index);
        });
    }
    ignoredChanges(since) {
        return this.#whenReady((state) => ignoredChanges(state, since));
    }
    freshCheckout(wanted) {
        return this.#whenReady((state) => freshCheckout(state, this.#now().blobs, wanted));
    }
    specialFiles() {
        return this.#whenReady(async (state) => state.special.map(raw_path/* toText */.fE));
    }
    restoreStart() {
        return this.#inTurn(async () => restoreStart(await this.#here(), () => this.#measure()).catch(NOT_BACK));
    }
    async close() {
        await this.#opening?.catch(() => undefined);
        await this.#inTurn(async () => undefined);
        await this.#ready.catch(() => undefined);
        if (this.#opened === null)
            return;
        const { state, blobs } = this.#opened;
        await state.good.tree.catch(() => undefined);
        blobs.close();
        await (0,promises_.rm)(state.store.dir, { recursive: true, force: true });
    }
    async #open() {
        const { root } = this.#options;
        const site = await this.site();
        const unreadable = saying('git_before', `the run cannot read ${root}`);
        const { state, complete } = await openState(site, this.#options).catch(unreadable);
        const blobs = (0,git_blobs/* openBlobs */.d)(this.#options.gitPath, state.store.dir);
        const edits = keepEdits(state, (raw, proposed) => countLines(state, blobs, raw, proposed));
        this.#ready = complete.catch(unreadable);
        this.#ready.catch(() => undefined);
        this.#opened = { state, blobs, edits };
        return this.#opened;
    }
    /** The start is recorded while the model already thinks: whoever needs it waits for it here. */
    #here() {
        return this.#opening ?? Promise.reject(new Error('the tree is not open: call open() first'));
    }
    #whenReady(work) {
        return this.#inTurn(async () => {
            const { state } = await this.#here();
            await this.#ready;
            return work(state);
        });
    }
    /** For what can only come after something that has waited. */
    #now() {
        if (this.#opened === null)
            throw new Error('the tree is not open: call open() first');
        return this.#opened;
    }
    async #measure() {
        this.#isUntouched = false;
        const { state, blobs, edits } = await this.#here();
        await this.#ready;
        await edits.fold();
        const step = await measureStep(state, blobs).catch(sayingOfStore(state.store.dir));
        this.#latest = step;
        if (step.step.length === 0 && step.measurement.hazards.length === 0)
            adopt(state, step);
        return step;
    }
    #stepOf(measurement) {
        if (this.#latest?.measurement !== measurement) {
            throw new Error('only the latest measurement can be kept or undone: measure again');
        }
        return this.#latest;
    }
}
const NOT_BACK = saying('failure', 'the workspace could not be put back');


/***/ }),

/***/ 90995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ho: () => (/* binding */ costOf),
  qF: () => (/* binding */ nearestModel),
  xx: () => (/* binding */ priceOf)
});

;// CONCATENATED MODULE: ./build/adapters/models/price-table.js
/** When these prices were last looked up. */
const PRICES_AS_OF = '2026-11-21';
/** Where: the providers' price pages as they were at hand on that day, or tables that quote them. */
const PRICE_SOURCES = {
    anthropic: 'https://platform.claude.com/docs/en/about-claude/pricing',
    openai: 'https://developers.openai.com/api/docs/pricing',
    google: 'https://ai.google.dev/gemini-api/docs/pricing',
};
function price([input, output, cacheRead, cacheWrite]) {
    return { input, output, cacheRead, cacheWrite };
}
function tiered(row, tokens, above) {
    return { ...price(row), above: { tokens, price: price(above) } };
}
/**
 * USD per million tokens, standard tier. Cache writes are Anthropic's for five minutes; where a provider has no
 * price for them they cost what input costs. A model that is not here has no price: its cost is not guessed.
 * Gemini 3.6 to 3.8 Flash stand at their standard price, twice what they cost until the end of 2026: a limit on cost
 * rather errs on the high side.
 */
const PRICES = {
    anthropic: {
        'claude-fable-5-1': price([10, 50, 0.25, 12.5]),
        'claude-fable-5': price([10, 50, 1, 12.5]),
        'claude-opus-5-5': price([4, 20, 0.2, 5]),
        'claude-opus-5': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-8': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-7': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-6': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-5': price([5, 25, 0.5, 6.25]),
        'claude-opus-4-1': price([15, 75, 1.5, 18.75]),
        'claude-sonnet-5-5': price([2, 10, 0.1, 2.5]),
        'claude-sonnet-5': price([2, 10, 0.2, 2.5]),
        'claude-sonnet-4-6': price([3, 15, 0.3, 3.75]),
        'claude-sonnet-4-5': price([3, 15, 0.3, 3.75]),
        'claude-haiku-5-5': tiered([0.1, 0.5, 0.01, 0.125], 100_000, [0.5, 2.5, 0.05, 0.625]),
        'claude-haiku-4-5': price([1, 5, 0.1, 1.25]),
    },
    openai: {
        'gpt-5.5': tiered([5, 30, 0.5, 5], 272_000, [10, 45, 1, 10]),
        'gpt-5.4': tiered([2.5, 15, 0.25, 2.5], 272_000, [5, 22.5, 0.5, 5]),
        'gpt-5.4-mini': price([0.75, 4.5, 0.075, 0.75]),
        'gpt-5.4-nano': price([0.2, 1.25, 0.02, 0.2]),
        'gpt-5.3-codex': price([1.75, 14, 0.175, 1.75]),
        'gpt-5.2': price([1.75, 14, 0.175, 1.75]),
        'gpt-5.2-codex': price([1.75, 14, 0.175, 1.75]),
        'gpt-5.1': price([1.25, 10, 0.125, 1.25]),
        'gpt-5': price([1.25, 10, 0.125, 1.25]),
        'gpt-5-mini': price([0.25, 2, 0.025, 0.25]),
        'gpt-5-nano': price([0.05, 0.4, 0.005, 0.05]),
        'gpt-4.1': price([2, 8, 0.5, 2]),
        'gpt-4.1-mini': price([0.4, 1.6, 0.1, 0.4]),
        'gpt-4o': price([2.5, 10, 1.25, 2.5]),
        'gpt-4o-mini': price([0.15, 0.6, 0.075, 0.15]),
    },
    google: {
        'gemini-3.1-pro': tiered([2, 12, 0.2, 2], 200_000, [4, 18, 0.4, 4]),
        'gemini-3-flash': price([0.5, 3, 0.05, 0.5]),
        'gemini-3.5-flash-lite': price([0.3, 2.5, 0.03, 0.3]),
        'gemini-3.6-flash': price([1.5, 7.5, 0.15, 1.5]),
        'gemini-3.7-flash': price([1.5, 7.5, 0.15, 1.5]),
        'gemini-3.8-flash': price([1.5, 7.5, 0.15, 1.5]),
    },
};

;// CONCATENATED MODULE: ./build/adapters/models/prices.js

/** What may follow a model's name without making it another model: dates, versions, preview marks. */
const SAME_MODEL = /^(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2}|\d{3}|latest|preview|exp|customtools))*$/;
/**
 * The price of a model, by the longest name in the table that its name begins with; null where none is known.
 * `gpt-5-2025-08-07` is `gpt-5`, but `gpt-5-pro` is not.
 */
function priceOf(provider, model) {
    return nearestModel(PRICES[provider] ?? {}, model);
}
/** The row of a model, by the longest name that its name begins with; null where there is none. */
function nearestModel(rows, model) {
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

/***/ 53958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ existingProtected)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91138);



const WILD = /[*?[\]{}()!+@\\]/;
/**
 * Lists the protected paths that exist now and can be mounted read-only: a literal path, a folder with all below it
 * (`.husky/**`), or a wildcard in the last part (`.yarnrc*`), in any case. Of a pattern for any depth (`**\/AGENTS.md`) it
 * lists what is at the root. Everything else is left to the measuring of the tree. A path that an input opened, or that
 * holds an opened one, is not mounted.
 */
function existingProtected(root, patterns, opened) {
    const places = patterns.flatMap(placeOf);
    const openers = opened.map((glob) => ({ glob, matcher: new minimatch__WEBPACK_IMPORTED_MODULE_2__.Minimatch(glob, { dot: true, nocase: true }) }));
    const isOpened = (path) => openers.some(({ glob, matcher }) => glob === path || glob.startsWith(`${path}/`) || matcher.match(path));
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
function placeOf(pattern) {
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
/** Names in a folder except links: a mount over a link would land on its target. */
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

/***/ 50035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ featuresIn),
/* harmony export */   Hs: () => (/* binding */ LAUNCHER_DESCRIPTOR),
/* harmony export */   oA: () => (/* binding */ ALL_FEATURES),
/* harmony export */   uO: () => (/* binding */ bwrapArgs)
/* harmony export */ });
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69232);
/* harmony import */ var _syscalls_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26698);


/** Of 0.8 and later. */
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
/** A copy, because a bind of a file on a `noexec` file system could not be executed. Old versions cannot set its mode. */
function launcherArgs({ features, launcher = null }) {
    if (launcher === null)
        return [];
    return features.perms
        ? ['--perms', '0555', '--ro-bind-data', String(LAUNCHER_DESCRIPTOR), _syscalls_program_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCHER_INSIDE */ .u5]
        : ['--ro-bind', launcher, _syscalls_program_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCHER_INSIDE */ .u5];
}
function mountArgs(mount, profile) {
    switch (mount.kind) {
        case 'root':
            return ['--ro-bind', mount.source, '/'];
        case 'bind':
            return [mount.readOnly ? '--ro-bind' : '--bind', mount.source, mount.target];
        case 'layer':
            return ['--bind', (0,_mount_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(mount), mount.target];
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
 * The arguments of bwrap before `--` and the program. With `--as-pid-1` bwrap returns only once its child, the
 * init of the PID namespace, is reaped, and so once everything in it is dead; with bwrap's own init it would
 * return at the end of the main program, a moment before the rest is killed.
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
        // Its switches belong to uid 0, capabilities or not: as root, core_pattern alone would be the way out.
        '--remount-ro',
        '/proc',
        ...launcherArgs(profile),
        // Half of the memory would fit in there, beside all that the mounts may hold.
        '--remount-ro',
        '/dev',
        ...others.flatMap((mount) => mountArgs(mount, profile)),
        '--chdir',
        profile.cwd,
    ];
}


/***/ }),

/***/ 24342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e7: () => (/* binding */ cacheVariables),
  hY: () => (/* binding */ findCaches),
  YI: () => (/* binding */ homesOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/sandbox/caches.js
/** Configuration that a tool needs to find its own cache, and in which some people keep passwords. */
const IF_CLEAN = [
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
/** One row per folder. Lists are separated by blanks. The view, the environment and the docs come from this table. */
const ROWS = [
    // JavaScript
    ['npm', 'npm_config_cache NPM_CONFIG_CACHE', '~/.npm', '_cacache _prebuilds _npx'],
    ['pnpm', 'PNPM_HOME', '$XDG_DATA_HOME/pnpm'],
    ['pnpm store', 'npm_config_store_dir NPM_CONFIG_STORE_DIR pnpm_config_store_dir', '~/.pnpm-store'],
    ['pnpm metadata', 'npm_config_cache_dir pnpm_config_cache_dir', '$XDG_CACHE_HOME/pnpm'],
    // pnpm and others have Node keep their compiled code in the temporary folder, which is empty for each command.
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
function list(text) {
    return (text ?? '').split(' ').filter((word) => word !== '');
}
const CACHES = ROWS.map(([tool, variables, folder, shown, never, use]) => ({
    tool,
    variables: list(variables),
    folder,
    shown: list(shown),
    never: list(never),
    ifClean: list(never).filter((name) => IF_CLEAN.some((end) => `/${name}`.endsWith(`/${end}`))),
    use: use ?? 'cache',
}));
/** Variables of the table, and the two by which many tools find theirs. */
const CACHE_VARIABLES = [
    ...CACHES.flatMap(({ variables }) => variables),
    'XDG_CACHE_HOME',
    'XDG_DATA_HOME',
];

// EXTERNAL MODULE: ./build/adapters/sandbox/hidden.js
var sandbox_hidden = __webpack_require__(39333);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var mount = __webpack_require__(69232);
;// CONCATENATED MODULE: ./build/adapters/sandbox/cache-folders.js





/** Homes whose folders are shown: the one that HOME names, and the account's. */
function homesOf({ hostEnv, accountHome }) {
    const homes = [hostEnv.HOME, accountHome].filter((home) => home != null && external_node_path_.isAbsolute(home));
    return [...new Set(homes.map((home) => home ?? ''))];
}
function named(variables, name) {
    const [value = ''] = (variables[name] ?? '').split(external_node_path_.delimiter);
    return external_node_path_.isAbsolute(value) ? external_node_path_.resolve(value) : null;
}
function placesOf(cache, options) {
    const { hostEnv } = options;
    const byVariable = cache.variables.map((name) => named(hostEnv, name));
    const { folder } = cache;
    if (folder === null)
        return byVariable.filter((place) => place !== null);
    const below = (home) => {
        const cacheHome = named(hostEnv, 'XDG_CACHE_HOME') ?? external_node_path_.join(home, '.cache');
        const dataHome = named(hostEnv, 'XDG_DATA_HOME') ?? external_node_path_.join(home, '.local/share');
        return folder
            .replace(/^~/, () => home)
            .replace(/^\$XDG_CACHE_HOME/, () => cacheHome)
            .replace(/^\$XDG_DATA_HOME/, () => dataHome);
    };
    const places = [...byVariable, ...homesOf(options).map(below)].filter((place) => place !== null);
    // One is made, the one that the tool would use.
    return cache.use === 'build' ? places.slice(0, 1) : places;
}
/** Looks the table up on this machine. `root`: the workspace. */
function findCaches(options, root) {
    const shown = [];
    const closed = [];
    const never = [];
    const ifClean = [];
    for (const cache of CACHES) {
        for (const place of new Set(placesOf(cache, options))) {
            if ((0,sandbox_hidden/* holdsTheSystem */.ZW)(place))
                continue;
            const folders = cache.shown.length === 0 ? [place] : cache.shown.map((name) => external_node_path_.join(place, name));
            shown.push(...folders.map((each) => ({ path: each, use: cache.use })));
            const real = (0,host_files/* realPath */.Ye)(place);
            if (real === null || (0,mount/* isWithin */.UO)(real, root))
                continue;
            const secrets = (names) => names.flatMap((name) => (0,host_files/* matchingBelow */.Nf)(real, name)).map((name) => external_node_path_.join(real, name));
            never.push(...secrets(cache.never).flatMap((file) => [...new Set([file, (0,host_files/* realPath */.Ye)(file) ?? file])]));
            ifClean.push(...secrets(cache.ifClean));
            const apart = !(0,mount/* isWithin */.UO)(root, real) && cache.shown.length > 0 && cache.never.length > 0;
            if (apart)
                closed.push(real);
        }
    }
    return { shown, closed, never, ifClean };
}
/** The variables of the table that commands get: those whose folder `isUsable`. Another one would only lead astray. */
function cacheVariables(variables, isUsable) {
    const kept = CACHE_VARIABLES.flatMap((name) => {
        const folder = named(variables, name);
        return folder !== null && isUsable(folder) ? [[name, variables[name] ?? '']] : [];
    });
    return Object.fromEntries(kept);
}


/***/ }),

/***/ 57239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ runChild)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _inner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43309);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29592);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41612);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8445);






/** ms between SIGTERM and SIGKILL. Short: on a cancel the whole harness has 7.5 s. */
const GRACE = 1000;
/** ms between two rounds of killing. */
const AGAIN = 100;
/** Rounds after which the launcher itself is killed too: its death kills what it made (`--die-with-parent`). */
const PATIENCE = 10;
/** ms that output may take to end after the process did, where something may hold the pipe. */
const LAST_OUTPUT = 250;
/** The longest time that a timer takes. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Characters kept of what the launcher said before the command began. */
const LAUNCHER_TEXT = 4000;
function killChild(child, namespaced, round) {
    const root = child.pid;
    if (root === undefined)
        return;
    const below = (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .descendants */ .DG)(root, (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .allProcesses */ .X9)());
    const inits = namespaced ? below.filter(_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamespaceInit */ ["in"]) : [];
    for (const pid of inits)
        (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGKILL');
    // The launcher goes last: it returns once everything inside is dead, and that is what we wait for.
    if (inits.length > 0 && round < PATIENCE)
        return;
    for (const pid of below)
        (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGKILL');
    (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(-root, 'SIGKILL');
    (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(root, 'SIGKILL');
}
function askToEnd(child, namespaced) {
    const root = child.pid;
    if (root === undefined)
        return;
    for (const pid of (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .descendants */ .DG)(root, (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .allProcesses */ .X9)())) {
        if (!namespaced || !(0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .isNamespaceInit */ ["in"])(pid))
            (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(pid, 'SIGTERM');
    }
    if (!namespaced)
        (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .vG)(-root, 'SIGTERM');
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
/** One child from start to end, with everything that may end it early. */
class Life {
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
        this.output = new _output_js__WEBPACK_IMPORTED_MODULE_3__/* .OutputBuffer */ .G(limits.cleaner);
    }
    async run() {
        const { child, limits } = this;
        const begun = performance.now();
        const onAbort = () => this.end('abort');
        limits.signal.addEventListener('abort', onAbort, { once: true });
        const timeout = setTimeout(() => this.end('timeout'), Math.min(limits.timeoutMs, LONGEST_TIMER));
        this.stdout?.on('data', (chunk) => this.take(chunk));
        child.stderr?.on('data', (chunk) => {
            if (this.launcherText.length < LAUNCHER_TEXT)
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
    /** Resolves once the process is gone and its output is read: `[exit code, signal]`. */
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
                }, LAST_OUTPUT).unref();
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
        if (this.output.total > (this.limits.outputCap ?? _output_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTPUT_CAP */ .b))
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
        askToEnd(this.child, this.launch.namespaced);
        this.timer = setTimeout(() => this.kill(), GRACE);
    }
    kill() {
        this.lastSignal = 'SIGKILL';
        killChild(this.child, this.launch.namespaced, this.killRounds++);
        this.timer = setTimeout(() => this.kill(), AGAIN);
    }
    result([code, signal], durationMs) {
        const { text, droppedBytes, whole, isCut } = this.output.result();
        const started = this.launcherText.includes(_inner_js__WEBPACK_IMPORTED_MODULE_2__/* .STARTED */ .su);
        const said = this.launcherText.replace(_inner_js__WEBPACK_IMPORTED_MODULE_2__/* .STARTED */ .su, '').trim();
        const own = code ?? (signal === null ? null : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]);
        const early = this.endedBy === 'itself' ? `exit code ${own}` : `ended (${this.endedBy})`;
        const startError = this.spawnError?.message ?? (said === '' ? `no message, ${early}` : said);
        const failed = this.spawnError !== undefined || !started;
        return {
            exitCode: failed || this.endedBy !== 'itself' ? null : own,
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
 * Never throws. Resolves once the process, and in a namespace everything it started, is dead. `started`: the program
 * of this launch, where it is waiting already.
 */
async function runChild(launch, limits, started = (0,_start_js__WEBPACK_IMPORTED_MODULE_5__/* .startChild */ .v)(launch, null)) {
    if (started instanceof Error)
        return notStarted(started.message);
    const { child, reader } = started;
    const stdout = reader === null ? child.stdout : new node_net__WEBPACK_IMPORTED_MODULE_0__.Socket({ fd: reader, writable: false });
    return await new Life(started, stdout, launch, limits).run();
}


/***/ }),

/***/ 72752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ openCommandGroup)
});

// UNUSED EXPORTS: CommandGroup

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(73836);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
;// CONCATENATED MODULE: ./build/adapters/sandbox/cgroup-places.js

/** Mounts of control groups in `/proc/self/mountinfo` (proc(5)). */
function groupMounts(mountinfo) {
    return mountinfo.split('\n').flatMap((line) => {
        const [before = '', after = ''] = line.split(' - ');
        const [type = '', , options = ''] = after.split(' ');
        const [, , , root = '', folder = ''] = before.split(' ');
        return type.startsWith('cgroup') ? [{ root, folder, type, options: options.split(',') }] : [];
    });
}
/** The folder of our own group in this hierarchy. In a container the path may be one of the host's. */
function ownFolder({ root, folder }, own) {
    const below = own === root || own.startsWith(root === '/' ? '/' : `${root}/`) ? own.slice(root.length) : '';
    return external_node_path_.join(folder, below);
}
/** The folder and those around it, up to the mount. */
function upwards(folder, mount) {
    return folder === mount || folder.length < mount.length
        ? [mount]
        : [folder, ...upwards(external_node_path_.dirname(folder), mount)];
}
/**
 * Folders in which a group for commands limits processes and memory, the preferred ones first; null: this machine shows
 * us no such controllers. Each inner list is one way that needs all of its places. `enabled`: the controllers that the
 * groups in a folder of version 2 have.
 */
function groupPlaces(mountinfo, ownGroups, enabled, { processes, memoryBytes }) {
    const mounts = groupMounts(mountinfo);
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
    const folder = upwards(ownFolder(second, own), second.folder).find((each) => ['pids', 'memory'].every((controller) => enabled(each).includes(controller)));
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

// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes.js
var processes = __webpack_require__(41612);
// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
// EXTERNAL MODULE: ./build/adapters/sandbox/started.js
var started = __webpack_require__(18896);
;// CONCATENATED MODULE: ./build/adapters/sandbox/command-group.js











/** ms in which the shell that tries the group has to answer. */
const PATIENCE = 5000;
/** A control group of the kernel that limits all processes and the memory of commands together. */
class CommandGroup {
    #folders;
    constructor(folders) {
        this.#folders = folders;
    }
    /** Puts a process and what it started into the group; what they start later is in it too. */
    async join(pid) {
        if (pid === undefined)
            return;
        await this.#move(pid);
        // In this order a child is either seen here or was born in the group.
        for (const child of childrenOf(pid))
            await this.#move(child);
    }
    async #move(pid) {
        for (const folder of this.#folders) {
            // A process that is gone needs no limit.
            await (0,promises_.writeFile)(external_node_path_.join(folder, 'cgroup.procs'), String(pid)).catch(() => undefined);
        }
    }
}
/** Kernels without this file are old or small. */
function childrenOf(pid) {
    const file = `/proc/${pid}/task/${pid}/children`;
    const text = (0,host_files/* textOf */.b6)(file).trim();
    if (text !== '')
        return text.split(' ').map(Number);
    return (0,host_files/* textOf */.b6)('/proc/self/task/self/children') === '' ? (0,processes/* descendants */.DG)(pid, (0,processes/* allProcesses */.X9)()) : [];
}
/** Makes a group for the commands of this run; a text is why there is none. It goes when this process ends. */
async function openCommandGroup(limits) {
    const enabled = (folder) => (0,host_files/* textOf */.b6)(external_node_path_.join(folder, 'cgroup.subtree_control')).trim().split(' ');
    const places = groupPlaces((0,host_files/* textOf */.b6)('/proc/self/mountinfo'), (0,host_files/* textOf */.b6)('/proc/self/cgroup'), enabled, limits);
    if (places === null)
        return 'the controllers pids and memory are not available to us';
    const name = `forge-${process.pid}-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}`;
    const folders = places.map(({ folder }) => external_node_path_.join(folder, name));
    try {
        for (const [at, place] of places.entries())
            makeGroup(folders[at] ?? '', place);
    }
    catch (error) {
        await kept(folders, []);
        return (0,message_of/* messageOf */.b)(error);
    }
    const trouble = await kept(folders, places.map(({ folder }) => folder));
    return trouble ?? new CommandGroup(folders);
}
function makeGroup(folder, { limits }) {
    (0,external_node_fs_.mkdirSync)(folder);
    for (const [file, value] of limits)
        (0,external_node_fs_.writeFileSync)(external_node_path_.join(folder, file), String(value));
}
/**
 * Starts a shell that enters each group and leaves it again, and that removes the groups when this process is gone,
 * however it ended. The text says why a process cannot enter.
 */
function kept(folders, back) {
    const enter = folders.slice(0, back.length).map((folder) => `echo 0 >${(0,quote/* quoted */.T)(`${folder}/cgroup.procs`)}`);
    const leave = back.map((folder) => `echo 0 >${(0,quote/* quoted */.T)(`${folder}/cgroup.procs`)}`);
    const all = folders.map(quote/* quoted */.T).join(' ');
    const script = [
        `{ ${[...enter, ...leave, 'echo entered'].join(' && ')}; } 2>&1`,
        'exec >/dev/null 2>&1',
        back.length === 0 ? ':' : 'while read -r line; do :; done',
        `for i in 1 2 3 4 5 6 7 8 9 10; do for f in ${all}; do [ ! -d "$f" ] || rmdir "$f"; done; sleep 0.2; done`,
    ].join('\n');
    const child = (0,external_node_child_process_.spawn)(quote/* POSIX_SHELL */.P, ['-c', script], {
        cwd: '/',
        env: { PATH: '/usr/bin:/bin' },
        stdio: ['pipe', 'pipe', 'ignore'],
        detached: true,
    });
    child.stdin.on('error', () => { });
    return new Promise((resolve) => {
        let said = '';
        const answer = (trouble) => {
            clearTimeout(timer);
            (0,started/* held */.y)({ child, reader: null }, false);
            resolve(trouble);
        };
        const timer = setTimeout(() => answer('no answer'), PATIENCE);
        child.on('error', (error) => answer(error.message));
        child.stdout.on('data', (chunk) => {
            said += chunk.toString('utf8');
        });
        child.stdout.on('end', () => answer(said.trim().endsWith('entered') ? null : said.trim().slice(0, 200)));
    });
}


/***/ }),

/***/ 39333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PE: () => (/* binding */ maskedFiles),
/* harmony export */   UA: () => (/* binding */ hiddenFolders),
/* harmony export */   Xs: () => (/* binding */ runnerFolder),
/* harmony export */   ZW: () => (/* binding */ holdsTheSystem)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79445);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69232);



/** Scratch space, sockets and homes. */
const FOLDERS = ['/tmp', '/var/tmp', '/run', '/var/run', '/home', '/root'];
/** Stores of secrets, which stay hidden where `sandbox.readable` names a folder around them. */
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
/** The runner's command files and the event: their folders, wherever the runner put them. */
const FILE_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_EVENT_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
/** Folders without which nothing runs: a variable that names one of them hides nothing. */
const SYSTEM = ['/bin', '/dev', '/etc', '/lib', '/lib64', '/opt', '/proc', '/sbin', '/sys', '/usr', '/var'];
/** Whether hiding this folder would hide a folder that every program needs. */
function holdsTheSystem(folder) {
    return SYSTEM.some((system) => (0,_mount_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(system, folder));
}
/**
 * Folders that are never shown as a whole, and are empty inside wherever a folder around them is shown: real paths of
 * those that exist, once each.
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
        const real = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .realPath */ .Ye)(folder);
        if (real !== null && (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)(real) && !holdsTheSystem(real))
            found.add(real);
    }
    return [...found];
}
/** A self-hosted runner: `<runner>/_work/_temp` is RUNNER_TEMP. Null where there is none, or where it is the root. */
function runnerFolder({ RUNNER_TEMP }) {
    if (RUNNER_TEMP === undefined || !node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(RUNNER_TEMP))
        return null;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(RUNNER_TEMP, '..', '..');
    return folder === '/' ? null : folder;
}
/** The runner's registration, its variables and its logs. */
const RUNNER_FILES = /^\.(?:credentials\w*|runner\w*|env|path|service|agent)$/;
function runnerCredentials(variables) {
    const runner = runnerFolder(variables);
    if (runner === null)
        return [];
    return (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .wX)(runner)
        .filter((name) => RUNNER_FILES.test(name))
        .map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(runner, name));
}
/** Files that read as empty inside: real paths of those that exist. */
function maskedFiles(variables) {
    const hostKeys = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .wX)('/etc/ssh')
        .filter((name) => /^ssh_host_.*_key$/.test(name))
        .map((name) => `/etc/ssh/${name}`);
    return [...SECRET_FILES, ...hostKeys, ...runnerCredentials(variables)]
        .map(_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .realPath */ .Ye)
        .filter((file) => file !== null);
}


/***/ }),

/***/ 79445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ linksIn),
/* harmony export */   Nf: () => (/* binding */ matchingBelow),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   h1: () => (/* binding */ linksOn),
/* harmony export */   jS: () => (/* binding */ findBinary),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   qU: () => (/* binding */ isSocket),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The absolute path with every link resolved; null where there is nothing. */
function realPath(spelled) {
    // An empty or relative path would be taken from wherever we happen to stand.
    if (!node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(spelled))
        return null;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(spelled);
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
/** The text of a file, or '' where it cannot be read. */
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}
/** Names in a folder, or none where it cannot be read. */
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
/** Names below `folder` that exist and that the pattern means: `*` stands for any characters but a slash. */
function matchingBelow(folder, pattern) {
    let found = [''];
    for (const part of pattern.split('/')) {
        found = found.flatMap((around) => {
            const names = part.includes('*') ? namesIn(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, around)).filter(likeGlob(part)) : [part];
            return names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(around, name));
        });
    }
    return found.filter((name) => exists(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)));
}
function likeGlob(pattern) {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    const whole = new RegExp(`^${parts.join('.*')}$`, 's');
    return (name) => whole.test(name);
}
/** Names of the symbolic links in a folder, or none where it cannot be read. */
function linksIn(folder) {
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
        return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name);
    }
    catch {
        return [];
    }
}
/** The absolute path of the first regular, executable file of that name in the folders, in order. */
function findBinary(name, folders) {
    for (const folder of folders) {
        const candidate = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(candidate, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(candidate).isFile())
                return candidate;
        }
        catch {
            // Not here: the next folder.
        }
    }
    return null;
}
/** As many links as the kernel follows for one path (path_resolution(7)). */
const MOST_LINKS = 40;
/** The links that lead from this path to what it names, each by a path without links around it. */
function linksOn(spelled) {
    const found = [];
    let left = spelled.split('/').filter((part) => part !== '');
    let at = '/';
    while (left.length > 0 && found.length < MOST_LINKS) {
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

/***/ 36126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ stagingLines),
/* harmony export */   Df: () => (/* binding */ unreadableIn),
/* harmony export */   Hk: () => (/* binding */ mappedLayer),
/* harmony export */   _M: () => (/* binding */ areasOf),
/* harmony export */   lf: () => (/* binding */ ownerKey),
/* harmony export */   w1: () => (/* binding */ stagedPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79445);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69232);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38105);






function ownerKey({ uid, gid }) {
    return `${uid}:${gid}`;
}
/**
 * The areas of these folders, each that exists and lies in no other one, and each file system that is mounted below
 * them, because a mapped mount does not hold those. Makes the places where they are staged.
 */
function areasOf({ stage, namespaces }, folders, mountPoints) {
    const real = [...new Set(folders)].map(_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Ye).filter((place) => place !== null && place !== '/');
    const roots = [...new Set(real.map(String))].sort((a, b) => a.length - b.length);
    const outer = [];
    for (const root of roots)
        if (!outer.some((around) => (0,_mount_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(root, around)))
            outer.push(root);
    const below = mountPoints.filter((point) => outer.some((around) => (0,_mount_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(point, around)));
    return [...new Set([...outer, ...below])].flatMap((place) => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(place, { throwIfNoEntry: false });
        return stat !== undefined && namespaces.has(ownerKey(stat)) ? [areaAt(place, stat, stage)] : [];
    });
}
function areaAt(place, stat, stage) {
    const isFolder = stat.isDirectory();
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${isFolder} ${place}`).digest('hex').slice(0, 16);
    const staged = node_path__WEBPACK_IMPORTED_MODULE_2__.join(stage, digest);
    if (!(0,_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(staged)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(isFolder ? staged : stage, { recursive: true, mode: 0o700 });
        if (!isFolder)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(staged, '');
    }
    return { place, owner: { uid: stat.uid, gid: stat.gid }, staged, identity: `${stat.dev}:${stat.ino}` };
}
/** The places that these mounts show to a user who could not read them as they are, or has to write there. */
function unreadableIn(mounts) {
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
/** Where a path of the machine is found with its owner mapped; the path itself if it lies in no area. */
function stagedPath(areas, file) {
    let found = null;
    for (const area of areas)
        if ((0,_mount_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(file, area.place) && area.place.length > (found?.place.length ?? 0))
            found = area;
    return found === null ? file : node_path__WEBPACK_IMPORTED_MODULE_2__.join(found.staged, file.slice(found.place.length));
}
/** The layer, with what lies in an area taken from where it is staged. */
function mappedLayer(areas, layer) {
    const lowers = layer.lowers.map((lower) => stagedPath(areas, lower));
    return { ...layer, lowers, writes: stagedPath(areas, layer.folder) };
}
/** `sh` text that mounts all areas: one process for each owner. It is another text when an area was replaced. */
function stagingLines({ mapper, namespaces }, areas) {
    return [...namespaces].flatMap(([key, namespace]) => {
        const own = areas.filter(({ owner }) => ownerKey(owner) === key);
        if (own.length === 0)
            return [];
        const pairs = own.flatMap(({ place, staged }) => [(0,_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(place), (0,_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(staged)]);
        const identities = own.map(({ identity }) => identity).join(' ');
        return [`: ${identities}`, `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(mapper)} ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(namespace)} ${pairs.join(' ')} || exit 125`];
    });
}


/***/ }),

/***/ 67031:
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
// EXTERNAL MODULE: ./build/adapters/sandbox/cache-folders.js + 1 modules
var cache_folders = __webpack_require__(24342);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount-table.js
var mount_table = __webpack_require__(21025);
// EXTERNAL MODULE: ./build/adapters/sandbox/id-map/areas.js
var areas = __webpack_require__(36126);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/elf.js
var elf = __webpack_require__(79317);
;// CONCATENATED MODULE: ./build/adapters/sandbox/id-map/mapper.js

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

// EXTERNAL MODULE: ./build/adapters/sandbox/id-map/user-namespace.js
var user_namespace = __webpack_require__(71479);
;// CONCATENATED MODULE: ./build/adapters/sandbox/id-map/mapping.js








/** What belongs to the run: the workspace, the homes with their caches, and the harness's own files. */
function foldersOf(options) {
    return [options.root, ...options.gitDirs, ...(0,cache_folders/* homesOf */.YI)(options), options.scratchDir];
}
/**
 * Prepares what lets root's commands run as the unprivileged user while the workspace, the homes with their caches and
 * the harness's own files keep their owners. A text is why that cannot be.
 */
async function idMappingFor(options, tools) {
    const bytes = mapperExecutable();
    if (bytes === null)
        return `no program that maps owners exists for ${process.arch}`;
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
        if (owner === undefined || namespaces.has((0,areas/* ownerKey */.lf)(owner)))
            continue;
        const namespace = await (0,user_namespace/* mappingNamespace */.E7)(tools.unshare, tools.sh, owner);
        if (namespace === null)
            return 'the kernel makes no user namespace that maps owners';
        namespaces.set((0,areas/* ownerKey */.lf)(owner), namespace);
    }
    return { mapper, stage, namespaces };
}
/** The areas of one command. */
function areasFor(mapping, options, mounts) {
    const points = (0,mount_table/* realMountPoints */.T7)((0,host_files/* textOf */.b6)('/proc/self/mountinfo'));
    return (0,areas/* areasOf */._M)(mapping, [...foldersOf(options), ...(0,areas/* unreadableIn */.Df)(mounts)], points);
}


/***/ }),

/***/ 71479:
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
 * The user and group that root's commands run as. No system gives this number away: it lies between the ranges of
 * systemd's homes and of its dynamic users.
 */
const UNPRIVILEGED = 61_000;
/**
 * Lines of a map of user_namespaces(7): what belongs to `owner` belongs to `UNPRIVILEGED` in a mapped mount. All others
 * of the 65,536 ids that every machine has keep theirs.
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
 * Makes the user namespace that maps `owner` to `UNPRIVILEGED`, for `mapperExecutable`. Resolves to a path by which
 * processes of this machine can open it until this process ends; null where the kernel makes none, or we may not write
 * its map (we are not root).
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

/***/ 43309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QC: () => (/* binding */ invocationOf),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   qS: () => (/* binding */ prologue),
/* harmony export */   su: () => (/* binding */ STARTED),
/* harmony export */   zK: () => (/* binding */ innerShell)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38105);

const LIMITS = { processes: 4096, openFiles: 8192, fileBytes: 1024 ** 3 };
/** `dash` closes descriptors of one digit only, so where there is a higher one, bash has to do it. */
function innerShell(sh, bash, closing) {
    return bash !== null && closing.some((descriptor) => descriptor > 9) ? [bash, '--posix'] : [sh];
}
/** Says on the outer stderr that the command itself begins: what came there before is why it could not. */
const STARTED = 'forge: started';
/**
 * POSIX `sh` text run just before the command, inside: from here on stderr goes the way of stdout, so that
 * both keep their order. `run` is the last line but two: the command, as `"$@"`. As PID 1 of a namespace the
 * `sh` must stay its parent: a program that is PID 1 itself cannot even abort, for the kernel keeps signals
 * from it.
 */
function prologue(inner, asInit, run = '"$@"') {
    const { limits } = inner;
    const blocks = Math.floor(limits.fileBytes / 512);
    return [
        `printf '%s\\n' ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(STARTED)} >&2`,
        'exec 2>&1',
        ...inner.closing.map((descriptor) => `exec ${descriptor}>&-`),
        'ulimit -c 0 2>/dev/null',
        `ulimit -f ${blocks} 2>/dev/null`,
        `ulimit -n ${limits.openFiles} 2>/dev/null`,
        `ulimit -u ${limits.processes} 2>/dev/null || ulimit -p ${limits.processes} 2>/dev/null`,
        ...inner.opening,
        // In braces it is read to its end before the command begins: this `sh` may read it from a pipe, which the command
        // can find in `/proc/1/fd` and write to.
        asInit ? `{ ${run}\nexit "$?"\n}` : `exec ${run}`,
    ].join('\n');
}
/** Above this a script goes in by stdin: the kernel takes at most 128 KiB in one argument. */
const LONGEST_ARGUMENT = 100_000;
/** Reads the script from stdin, gives stdin back as empty, and runs it as `-c` would. */
const FROM_STDIN = 'set -- "$(cat)" && exec </dev/null && eval "shift\n$1"';
/**
 * How the shell is asked to run a script. `--` keeps a script that begins with a dash from being an option. No start-up file is read: `-c` reads none but BASH_ENV, which is not set.
 */
function invocationOf(shell, script, pipefail) {
    const isBash = shell.endsWith('/bash');
    const flags = isBash ? ['--noprofile', '--norc', ...(pipefail ? ['-o', 'pipefail'] : [])] : [];
    return Buffer.byteLength(script) <= LONGEST_ARGUMENT
        ? { argv: [shell, ...flags, '-c', '--', script], stdin: null }
        : { argv: [shell, ...flags, '-c', '--', FROM_STDIN], stdin: script };
}


/***/ }),

/***/ 32797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yD: () => (/* binding */ keeperOf),
  v4: () => (/* binding */ launchOf),
  Z5: () => (/* binding */ userOf)
});

// EXTERNAL MODULE: ./build/adapters/sandbox/bwrap.js
var sandbox_bwrap = __webpack_require__(50035);
// EXTERNAL MODULE: ./build/adapters/sandbox/inner.js
var sandbox_inner = __webpack_require__(43309);
// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/program.js + 2 modules
var syscalls_program = __webpack_require__(26698);
;// CONCATENATED MODULE: ./build/adapters/sandbox/dropped.js



/** A line that is none of these texts', to end a here-document. */
function marker(...texts) {
    let mark = 'FORGE_END';
    while (texts.some((text) => text.includes(mark)))
        mark += '_';
    return mark;
}
/** What the `sh` that dropped its rights reads: environment, limits, command. */
function droppedScript(profile) {
    const { argv, stdin } = profile.invocation;
    const mark = marker(stdin ?? '');
    const run = stdin === null ? '"$@" </dev/null' : `"$@" <<'${mark}'\n${stdin}\n${mark}`;
    return [
        'unset OLDPWD SHLVL _',
        ...Object.entries(profile.environment).map(([name, value]) => `export ${name}=${(0,quote/* quoted */.T)(value)}`),
        `set -- ${argv.map(quote/* quoted */.T).join(' ')}`,
        (0,sandbox_inner/* prologue */.qS)(profile.inner, true, run),
    ].join('\n');
}
function dropArgs(profile) {
    return [
        `--reuid ${profile.uid} --regid ${profile.gid} --clear-groups`,
        '--no-new-privs --bounding-set=-all --inh-caps=-all',
    ].join(' ');
}
/** `sh` text that becomes the shell without rights, by way of the launcher. */
function execDropped(profile, setpriv) {
    const script = droppedScript(profile);
    const mark = marker(script);
    const program = [...(profile.isFiltered ? [syscalls_program/* LAUNCHER_INSIDE */.u5] : []), ...profile.inner.sh];
    return `exec ${setpriv} ${dropArgs(profile)} ${program.join(' ')} -s <<'${mark}'\n${script}\n${mark}`;
}
/**
 * `sh` text that first starts a process which kills everything in the namespace when stdin ends, and so when the harness
 * is gone, however it ended. sudo is in between, so the kernel cannot tell the namespace. The process stays root, so a
 * command cannot stop it. It never reads any of this text: braces are read to their end first.
 */
function endingWithUs(run) {
    const kills = 'while read -r line; do :; done; while :; do kill -s KILL -- -1; sleep 1; done';
    // A shell gives background processes no stdin but by another descriptor.
    return `{ exec 8<&0\n{ ${kills}; } <&8 8<&- >/dev/null 2>&1 &\nexec 8<&-\n${run}\n}`;
}

// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/id-map/areas.js
var id_map_areas = __webpack_require__(36126);
// EXTERNAL MODULE: ./build/adapters/sandbox/id-map/mapping.js + 1 modules
var id_map_mapping = __webpack_require__(67031);
// EXTERNAL MODULE: ./build/adapters/sandbox/id-map/user-namespace.js
var user_namespace = __webpack_require__(71479);
// EXTERNAL MODULE: ./build/adapters/sandbox/layer-script.js
var layer_script = __webpack_require__(63569);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount-table.js
var mount_table = __webpack_require__(21025);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var sandbox_mount = __webpack_require__(69232);
;// CONCATENATED MODULE: ./build/adapters/sandbox/unshare.js






/**
 * Where the new root is put together: inside our own mount namespace, so that nobody else sees it, over a
 * folder that every Linux has and no command needs.
 */
const STAGE = '/sys/module';
const ROOT = `${STAGE}/root`;
/** Bytes that a file with content takes at least. */
const PAGE = 4096;
/** So that a small file system still takes some folders. */
const FIRST_INODES = 1024;
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'];
/** The program and arguments that make the namespaces; the rest comes on stdin, where no process list shows it. `enter` goes before it. */
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
/** A line of a table for `mount -a` (fstab(5)); `X-mount.mkdir` makes a missing target in an empty folder. */
function row(source, target, type, options) {
    return `${(0,mount_table/* escaped */.Mk)(source)} ${(0,mount_table/* escaped */.Mk)(ROOT + target)} ${type} ${options} 0 0\n`;
}
function mountRow(mount, all, profile) {
    switch (mount.kind) {
        case 'root':
            return '';
        case 'bind': {
            const options = `bind,nosuid,nodev,${mount.readOnly ? 'ro' : 'rw'}`;
            // Nowhere else, lest it be made on the host.
            const made = liesInEmpty(mount, all) ? ',X-mount.mkdir' : '';
            return row((0,id_map_areas/* stagedPath */.w1)(profile.areas, mount.source), mount.target, 'none', options + made);
        }
        case 'layer': {
            const made = liesInEmpty(mount, all) ? ',X-mount.mkdir' : '';
            return row((0,sandbox_mount/* viewOf */.du)(mount), mount.target, 'none', `bind,nosuid,nodev,rw${made}`);
        }
        case 'mask':
            return row('/dev/null', mount.target, 'none', 'bind,ro');
        case 'tmpfs': {
            const owner = `uid=${profile.uid},gid=${profile.gid}`;
            const bytes = mount.bytes ?? profile.tmpfsBytes;
            // Its own default lets files without content take as much memory again as half of the machine's.
            const size = `size=${bytes},nr_inodes=${Math.ceil(bytes / PAGE) + FIRST_INODES}`;
            const options = `nosuid,nodev,${size},mode=${mount.mode},${owner},X-mount.mkdir`;
            return row('tmpfs', mount.target, 'tmpfs', mount.readOnly ? `${options},ro` : options);
        }
    }
}
/** What is the same for every command: the root, `/dev`, `/proc`. */
function baseRows(root) {
    return [
        row(root, '', 'none', 'bind,ro,nosuid,nodev,X-mount.mkdir'),
        row('tmpfs', '/dev', 'tmpfs', 'nosuid,mode=0755,size=1m'),
        row('devpts', '/dev/pts', 'devpts', 'nosuid,noexec,newinstance,ptmxmode=0666,mode=0620,X-mount.mkdir'),
        // Read-only, for its switches belong to uid 0, capabilities or not: core_pattern alone would be the way out.
        row('proc', '/proc', 'proc', 'nosuid,nodev,noexec,ro'),
    ].join('');
}
function deviceRows() {
    const devices = DEVICES.map((name) => row(`/dev/${name}`, `/dev/${name}`, 'none', 'bind,nosuid,noexec'));
    return [...devices, row(`${ROOT}/dev/pts/ptmx`, '/dev/ptmx', 'none', 'bind,nosuid,noexec')].join('');
}
/**
 * Folders that exist only because something is mounted below them: between an empty folder and that. The user
 * must own them, or could not write beside (`~/.npm/_logs` beside a shown `~/.npm/_cacache`).
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
            for (const one of passed)
                between.add(one);
    }
    return [...between];
}
function makeFiles(targets) {
    const inRoot = targets.map((target) => (0,quote/* quoted */.T)(ROOT + target));
    return `for f in ${inRoot.join(' ')}; do [ -e "$f" ] || : >"$f"; done`;
}
/** Whether only an empty folder of ours is around it, so that its target has to be made. */
function liesInEmpty(mount, all) {
    const others = all.filter((other) => other !== mount);
    return (0,sandbox_mount/* decidingMount */.p3)(others, mount.target)?.kind === 'tmpfs';
}
/**
 * The mounts of one command, in order, by one `mount -a`: it makes missing folders, and no files. Where a file is
 * bound in an empty folder there are two, and the file is made in between.
 */
function viewSteps(all, profile) {
    const { tools, uid, gid } = profile;
    const isFile = (mount) => mount.kind === 'mask' || (mount.kind === 'bind' && !profile.isFolder(mount.source));
    const rows = (mounts) => mounts.map((mount) => mountRow(mount, all, profile)).join('');
    const files = all.filter((mount) => isFile(mount) && liesInEmpty(mount, all)).map(({ target }) => target);
    const folders = [...new Set(files.map((file) => external_node_path_.dirname(file)))];
    const [first, then] = files.length === 0 ? [[], all] : inTwoSteps(all);
    const between = uid === 0 ? [] : foldersBetween(all);
    const inRoot = (targets) => targets.map((target) => (0,quote/* quoted */.T)(ROOT + target)).join(' ');
    return [
        ...(files.length === 0 ? [] : table('empty', rows(first), tools)),
        ...(files.length === 0 ? [] : [`${tools.mkdir} -p ${inRoot(folders)} || exit 125`, makeFiles(files)]),
        ...table('binds', rows(then), tools),
        ...(between.length === 0 ? [] : [`${tools.chown} ${uid}:${gid} ${inRoot(between)} || exit 125`]),
    ];
}
function table(name, rows, tools) {
    const file = `${STAGE}/${name}`;
    return [`printf '%s' ${(0,quote/* quoted */.T)(rows)} >${file} || exit 125`, `${tools.mount} -n -a -T ${file} || exit 125`];
}
/** Empty folders first; whatever is bound, and what is hidden inside of that, needs them to stand. */
function inTwoSteps(mounts) {
    const inBind = (mount) => mounts.some((other) => other.kind === 'bind' && (0,sandbox_mount/* isWithin */.UO)(mount.target, other.target));
    const first = mounts.filter((mount) => mount.kind === 'tmpfs' && !inBind(mount));
    return [first, mounts.filter((mount) => !first.includes(mount))];
}
/**
 * The `sh` text that, as PID 1 of new namespaces and still root, makes what is the same for every command: the
 * read-only root, `/dev`, `/proc`, loopback, and the layers. It holds nothing of the workspace, so it may be
 * done before there is a command. `mount -a` does many mounts at once: a process for each would cost a millisecond each.
 */
function unshareOpening(tools, network, { root, layers, launcher, }) {
    // Copied, because the launcher's own file system may be `noexec`.
    const copied = [
        ...DEVICE_LINKS.map((name) => `/dev/${name}`),
        ...(launcher === null ? [] : [(0,quote/* quoted */.T)(launcher)]),
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
 * What comes after `unshareOpening`: puts the rest of the view together, goes into it, lets the old root go, drops
 * every right and runs the command.
 */
function unshareScript(profile) {
    const { tools } = profile;
    const run = execDropped(profile, tools.setpriv);
    const all = (0,sandbox_mount/* inMountOrder */.LL)([...(0,mount_table/* submounts */.FR)(profile.mountPoints, profile.mounts), ...profile.mounts]);
    return [
        ...viewSteps(all, profile),
        `cd ${ROOT} && ${tools.pivotRoot} . . && ${tools.umount} -n -l . && cd ${(0,quote/* quoted */.T)(profile.cwd)} || exit 125`,
        tools.sudo === null ? run : endingWithUs(run),
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/launcher.js












/** What a shell reads that is to become this program, with this stdin. So it can wait before there is a command. */
function execText(argv, stdin, filter) {
    const mark = marker(stdin ?? '');
    const input = stdin === null ? '</dev/null' : `<<'${mark}'\n${stdin}\n${mark}`;
    const launcher = filter === null ? '' : `${sandbox_bwrap/* LAUNCHER_DESCRIPTOR */.Hs}<${(0,quote/* quoted */.T)(filter)} `;
    return `unset OLDPWD SHLVL _\nexec ${argv.map(quote/* quoted */.T).join(' ')} ${launcher}${input}\n`;
}
/** The lines that mount what this command shares with others: folders with their owners mapped, and its layers. */
function mounting(launcher, prepared) {
    const { uid, gid } = prepared.options;
    const owner = launcher.kind === 'unshare' && launcher.tools.sudo !== null ? { uid, gid } : null;
    const mapping = launcher.kind === 'unshare' ? launcher.mapping : null;
    if (mapping === null)
        return launcher.layers === null ? [] : (0,layer_script/* layerLines */.lI)((0,layer_script/* layersIn */.MX)(prepared.mounts), launcher.layers, owner);
    const areas = areasIn(launcher, prepared);
    const layers = (0,layer_script/* layersIn */.MX)(prepared.mounts).map((layer) => (0,id_map_areas/* mappedLayer */.Hk)(areas, layer));
    return [
        ...(0,id_map_areas/* stagingLines */.$B)(mapping, areas),
        ...(launcher.layers === null ? [] : (0,layer_script/* layerLines */.lI)(layers, launcher.layers, null)),
    ];
}
function filterOf({ filter }) {
    return filter === null ? null : (0,syscalls_program/* intactLauncher */.AW)(filter);
}
/** Layers are mounted around bubblewrap: its own way to do so is newer than many systems. */
function bwrapLaunch(launcher, prepared, network, keeper) {
    const { invocation, environment, inner, options } = prepared;
    const lines = mounting(launcher, prepared);
    const { layers, features, bwrap } = launcher;
    const nested = layers !== null && (lines.length > 0 || keeper !== null);
    const asUser = nested && options.uid !== 0;
    const identity = asUser ? { identity: { uid: options.uid, gid: options.gid } } : {};
    const filter = filterOf(launcher);
    const sandbox = (0,sandbox_bwrap/* bwrapArgs */.uO)({ ...prepared, features, network, ...identity, launcher: filter });
    const first = filter === null ? [] : [syscalls_program/* LAUNCHER_INSIDE */.u5];
    const argv = [...first, ...inner.sh, '-c', (0,sandbox_inner/* prologue */.qS)(inner, true), 'sh', ...invocation.argv];
    const stdin = execText([bwrap, ...sandbox, '--', ...argv], invocation.stdin, filter);
    const launch = { cwd: '/', env: environment, stdin, namespaced: true };
    if (!nested)
        return { ...launch, file: quote/* POSIX_SHELL */.P, args: ['-s'] };
    if (keeper !== null) {
        const user = asUser ? ['--preserve-credentials', `--user=/proc/${keeper}/ns/user`] : [];
        const args = [...user, `--mount=/proc/${keeper}/ns/mnt`, '--', quote/* POSIX_SHELL */.P, '-s'];
        return { ...launch, file: layers.nsenter, args };
    }
    return { ...launch, ...layered(layers, options, lines) };
}
/** A shell that mounts the layers in a namespace of its own and then reads on. */
function layered({ unshare }, { uid }, lines) {
    const own = uid === 0 ? [] : ['--user', '--map-root-user'];
    const args = [...own, '--mount', '--propagation', 'private', '--', quote/* POSIX_SHELL */.P, '-s'];
    return { file: unshare, args, opening: `${lines.join('\n')}\n` };
}
/** The process to start that keeps the layers of this command for others; null where it has none. */
function keeperOf(launcher, prepared) {
    if (launcher.kind === 'none' || launcher.layers === null)
        return null;
    const mounts = mounting(launcher, prepared);
    if (mounts.length === 0)
        return null;
    // From here on it waits at its stdin, and so for us.
    const lines = [...mounts, "printf '%s\\n' $$"];
    const sudo = launcher.kind === 'unshare' ? launcher.tools.sudo : null;
    const root = launcher.kind === 'unshare' ? { ...prepared.options, uid: 0 } : prepared.options;
    const start = layered(launcher.layers, root, lines);
    const started = { ...start, cwd: '/', env: {}, stdin: '', namespaced: true };
    return sudo === null
        ? started
        : { ...started, file: sudo, args: ['-n', '--', started.file, ...started.args] };
}
function areasIn(launcher, { options, mounts }) {
    const mapping = launcher.kind === 'unshare' ? launcher.mapping : null;
    return mapping === null ? [] : (0,id_map_mapping/* areasFor */.M)(mapping, options, mounts);
}
/** The user and the group that commands run as. */
function userOf(launcher, { uid, gid }) {
    const isMapped = launcher.kind === 'unshare' && launcher.mapping !== null;
    return isMapped ? { uid: user_namespace/* UNPRIVILEGED */.XO, gid: user_namespace/* UNPRIVILEGED */.XO } : { uid, gid };
}
/** The folder that is shown as `/`. */
function rootOf(mounts) {
    return mounts.flatMap((mount) => (mount.kind === 'root' ? [mount.source] : [])).at(-1) ?? '/';
}
/** The process to start for one command. `keeper`: the process in whose namespaces its layers are mounted already. */
function launchOf(launcher, prepared, keeper = null) {
    const { invocation, environment, inner } = prepared;
    // A list of hosts is no network at all, but for a socket that leads to the harness.
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
                mountPoints: (0,mount_table/* realMountPoints */.T7)((0,host_files/* textOf */.b6)('/proc/self/mountinfo')),
                isFolder: host_files/* isFolder */.lQ,
                ...userOf(launcher, prepared.options),
                areas: areasIn(launcher, prepared),
            });
            const layers = keeper === null ? mounting(launcher, prepared) : [];
            const opening = unshareOpening(launcher.tools, network, {
                root: rootOf(prepared.mounts),
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
                args: [...args, '-c', (0,sandbox_inner/* prologue */.qS)(inner, false), 'sh', ...invocation.argv],
                cwd: prepared.cwd,
                env: environment,
                stdin: invocation.stdin,
                namespaced: false,
            };
        }
    }
}


/***/ }),

/***/ 63569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ layersIn),
/* harmony export */   hS: () => (/* binding */ canBeLayer),
/* harmony export */   lI: () => (/* binding */ layerLines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69232);
/* harmony import */ var _mount_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21025);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38105);




function layersIn(mounts) {
    const byFolder = new Map();
    for (const mount of mounts)
        if (mount.kind === 'layer')
            byFolder.set(mount.folder, mount);
    return [...byFolder.values()];
}
/** Characters that separate or escape in the options of overlayfs. */
const SEPARATORS = /[,:\\"]/;
/**
 * The options of a mount are one page of memory at most. Of these paths one is named twice, and each may get the path of
 * the scratch folder in front, where owners are mapped.
 */
const LONGEST = 1200;
/** Whether overlayfs takes paths like these. */
function canBeLayer(paths) {
    return paths.every((each) => !SEPARATORS.test(each)) && Buffer.byteLength(paths.join('')) <= LONGEST;
}
/** The newer calls, which mount(8) prefers since util-linux 2.39, take no option of more than 255 bytes. */
const OLD_CALL = 'LIBMOUNT_FORCE_MOUNT2=always';
/**
 * A line of a table for `mount -a` (fstab(5)). `userxattr` also works without privileges over the machine. `volatile`
 * spares the kernel to write everything to the disk when the command ends: the layer does not outlive the run.
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
    return `forge-layer ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)((0,_mount_js__WEBPACK_IMPORTED_MODULE_1__/* .viewOf */ .du)(layer))} overlay ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)(options)},X-mount.mkdir 0 0\n`;
}
/**
 * The folder in which the layers are mounted. As it cannot be bound, bubblewrap passes over it when it shows the whole
 * machine: each mount in that costs the command time.
 */
function aroundRow(layer) {
    return `forge-layers ${(0,_mount_table_js__WEBPACK_IMPORTED_MODULE_2__/* .escaped */ .Mk)((0,_mount_js__WEBPACK_IMPORTED_MODULE_1__/* .viewsAround */ .k9)(layer))} tmpfs mode=0755,size=1m,unbindable 0 0\n`;
}
/**
 * `sh` text that mounts the layers in a mount namespace of our own. What the kernel left in `work`
 * is removed first, because the marks of the last `volatile` mount would make it refuse. With sudo, what the kernel makes
 * in `work` belongs to root: `owner` gets it and can remove it at the end.
 */
function layerLines(layers, tools, owner) {
    const [first] = layers;
    if (first === undefined)
        return [];
    const table = (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(first.folder, 'table'));
    const left = layers.map(({ folder }) => (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, 'work', 'work'))).join(' ');
    return [
        // A new layer has nothing there, and needs no process for it.
        `for f in ${left}; do [ ! -e "$f" ] || { ${tools.rm} -rf ${left} || exit 125; break; }; done`,
        `printf '%s' ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(aroundRow(first) + layers.map(layerRow).join(''))} >${table} || exit 125`,
        `${OLD_CALL} ${tools.mount} -n -a -T ${table} || exit 125`,
        ...(owner === null ? [] : [`${tools.chown} -R ${owner.uid}:${owner.gid} ${left} || exit 125`]),
    ];
}


/***/ }),

/***/ 53603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sizeWithin),
/* harmony export */   z: () => (/* binding */ Layers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79445);
/* harmony import */ var _layer_script_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63569);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69232);






/** Without layers so much is copied for the agent's commands, and again for each gate. */
const COPY_BYTES = 256 * 1024 ** 2;
const COPY_FILES = 20_000;
/** Makes writable views of folders: one of the agent's commands for the whole run, and one for each run of a gate. */
class Layers {
    #scratchDir;
    #made = null;
    #mounted;
    #rest = { bytes: COPY_BYTES, files: COPY_FILES };
    /** `mounted`: the kernel mounts layers. Otherwise the folders are copied, as far as they are small. */
    constructor(scratchDir, mounted) {
        this.#scratchDir = scratchDir;
        this.#mounted = mounted;
    }
    /**
     * The mounts for one command. What a gate wrote before the agent began is there again when it runs next; nothing else
     * that a gate or a command wrote is.
     */
    mounts(command, folders) {
        const place = this.#place(command);
        // Neither the agent's nor a gate's: small programs that are run again and again.
        if (place === null)
            return folders.filter(({ needed }) => needed).flatMap(emptied);
        this.#rest = { bytes: COPY_BYTES, files: COPY_FILES };
        return folders.flatMap((folder) => this.#mount(folder, place));
    }
    /** Of this object alone: two mounts of one layer at once would be in each other's way. */
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
        const lowers = [...earlier, lower].filter((each) => each !== null && (0,_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(each)).map(String);
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
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,_mount_js__WEBPACK_IMPORTED_MODULE_5__/* .viewsAround */ .k9)(layer), { recursive: true, mode: 0o755 });
            return targets.map((target) => ({ ...layer, target }));
        }
        return this.#copied(lowers[0] ?? '', node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'copy')) ? bound('copy') : [];
    }
    /** Whether `target` now holds a copy. */
    #copied(source, target) {
        if ((0,_host_files_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(target))
            return true;
        const left = sizeWithin(source, this.#rest);
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
function emptied({ targets }) {
    return targets.map((target) => ({ kind: 'tmpfs', target, mode: '0755', readOnly: false }));
}
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function isCopied(file) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
    return stat !== undefined && (stat.isFile() || stat.isDirectory() || stat.isSymbolicLink());
}
/** What is left of the room once this folder has had its part; null where it does not fit, or cannot be read. */
function sizeWithin(folder, room) {
    let { bytes, files } = room;
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

/***/ 21025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ submounts),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   T7: () => (/* binding */ realMountPoints),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69232);

/** File systems that hold no files of the machine's: `/dev`, `/proc` and `/sys` are made anew. */
const PSEUDO = /^(?:autofs|binfmt_misc|bpf|cgroup2?|configfs|debugfs|devpts|devtmpfs|efivarfs|fusectl|hugetlbfs|mqueue|nsfs|proc|pstore|ramfs|rpc_pipefs|securityfs|selinuxfs|sysfs|tracefs)$/;
/** `\040` and its like in /proc/self/mountinfo and in fstab. */
function unescaped(field) {
    return field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}
/** Other white space than that of ASCII separates no fields, and an escape stands for a single byte. */
function escaped(field) {
    return field.replace(/[ \t\n\v\f\r\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
/** Where real file systems are mounted below the root, once each (format: proc(5), mountinfo). */
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
 * Binds for file systems mounted inside what is shown: a bind without its submounts would show empty folders
 * there. Each is as writable as the place it stands in; what is hidden stays so.
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

/***/ 69232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ LAYER_PARTS),
/* harmony export */   LL: () => (/* binding */ inMountOrder),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   k9: () => (/* binding */ viewsAround),
/* harmony export */   p3: () => (/* binding */ decidingMount)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** `upper` takes the writes, and `work` is the kernel's. */
const LAYER_PARTS = ['upper', 'work'];
/** The folder of the layers of one command: a file system of its own is mounted on it, and they in that. */
function viewsAround({ folder }) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.join(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder), 'views');
}
/** Where the layer is mounted. */
function viewOf(layer) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.join(viewsAround(layer), node_path__WEBPACK_IMPORTED_MODULE_0__.basename(layer.folder));
}
/** Whether `file` is `folder` or lies below it. Both absolute and without a trailing slash. */
function isWithin(file, folder) {
    return file === folder || file.startsWith(folder === '/' ? '/' : `${folder}/`);
}
function depth(target) {
    return target === '/' ? 0 : target.split('/').length;
}
/**
 * The one rule of the view: **the most specific path decides**, and of two for the same path the later in the
 * list. So parents come before children, and a folder hidden inside a shown one stays hidden.
 */
function inMountOrder(mounts) {
    const byTarget = new Map();
    for (const mount of mounts)
        byTarget.set(mount.target, mount);
    return [...byTarget.values()].sort((a, b) => depth(a.target) - depth(b.target) || (a.target < b.target ? -1 : 1));
}
/** The mount that decides what is seen at `file`; undefined where the list has none around it. */
function decidingMount(mounts, file) {
    let deepest;
    for (const mount of mounts) {
        if (!isWithin(file, mount.target))
            continue;
        if (deepest === undefined || mount.target.length >= deepest.target.length)
            deepest = mount;
    }
    return deepest;
}
/** Whether `file` of the host cannot be seen inside; the root may show a copy of it. */
function isHidden(mounts, file) {
    const mount = decidingMount(mounts, file);
    return mount?.kind === 'root' || mount?.kind === 'tmpfs' || mount?.kind === 'mask';
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
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38105);

/** Where the way out lies inside: /tmp is empty and private there. */
const INSIDE = '/tmp/.forge-network';
const INSIDE_NODE = `${INSIDE}/node`;
const INSIDE_SCRIPT = `${INSIDE}/forward.cjs`;
const INSIDE_SOCKET = `${INSIDE}/proxy`;
/** On a loopback of the command's own, where nothing else listens; below the ports that the kernel gives out. */
const PORT = 20_080;
/**
 * What programs expect of a proxy, a port, tied to what the harness offers, a socket. It decides nothing and
 * knows nothing: whoever stops or replaces it is left with the socket, or without a network. Descriptor 3 says
 * when it is ready.
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
 * POSIX `sh` lines that start the forwarder and wait until it listens: the substitution ends when descriptor 3
 * is closed on the other side. Where it does not start the command runs on without a network, and is told.
 */
function forwarderLines() {
    const run = [INSIDE_NODE, INSIDE_SCRIPT, String(PORT), INSIDE_SOCKET].map(_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T).join(' ');
    return [
        `forge_way=$(NODE_OPTIONS= NODE_USE_ENV_PROXY= ${run} 3>&1 >/dev/null 2>&1 </dev/null &)`,
        `[ "$forge_way" = ready ] || echo 'forge-headless: the way to the network could not be opened: there is none'`,
        'unset forge_way',
    ];
}
/**
 * How programs are told of the proxy: each by the name that it looks for. What listens inside the sandbox itself
 * is reached without it. NODE_USE_ENV_PROXY makes Node (from 22.21 and 24.5 on) heed the others.
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

/***/ 58811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ requireHosts),
/* harmony export */   PP: () => (/* binding */ hostsOf),
/* harmony export */   _A: () => (/* binding */ listProblem)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** The hosts of a list; null where the network is closed, or open to all. */
function hostsOf(network) {
    return typeof network === 'string' || network.length === 0 ? null : network;
}
/** Why these walls cannot hold a list of hosts; null where they can. */
function listProblem(isolation) {
    const { launcher, reason } = isolation;
    if (launcher.kind === 'none') {
        return `a list of hosts in sandbox.network cannot be held without isolation (${reason}): install bubblewrap or let the runner use sudo without a password, or set sandbox.network to none or host`;
    }
    if (launcher.kind === 'unshare' && launcher.tools.ip === null) {
        return 'a list of hosts in sandbox.network needs `ip` here, to bring up the loopback that leads to the proxy: install iproute2 or bubblewrap, or set sandbox.network to none or host';
    }
    return null;
}
/** Throws StopRun(config) where the commands or a gate have a list of hosts that cannot be held. */
function requireHosts(networks, isolation) {
    if (networks.every((network) => hostsOf(network) === null))
        return;
    const reason = listProblem(isolation);
    if (reason !== null)
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'config', code: 'SBX-01', reason });
}


/***/ }),

/***/ 29592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ OutputBuffer),
/* harmony export */   b: () => (/* binding */ OUTPUT_CAP)
/* harmony export */ });
/* harmony import */ var _core_cleaner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66532);

/** Bytes of output kept from the beginning and from the end. */
const HEAD = 32 * 1024;
const TAIL = 32 * 1024;
/** Of a longer output the whole is kept for the reports, up to so many bytes. */
const WHOLE = 4 * 1024 ** 2;
/** What a cut may have left of a key that nobody gave the run: its part would not be known for one any more. */
const CUT_AT_END = /[\w.~+/=%-]{6,300}$/;
const CUT_AT_START = /^[\w.~+/=%-]{6,300}/;
/** A command that prints more than this in all is killed: what is kept could not change any more. */
const OUTPUT_CAP = 100 * 1024 ** 2;
/**
 * The output of a command in bounded memory: its head, its tail, and how much lay between. Secrets are taken out
 * before it is cut, so that no part of one is left at a cut: beyond each cut as much is kept as the longest is
 * long, cleaned with the rest, and only then thrown away.
 */
class OutputBuffer {
    cleaner;
    headLimit;
    tailLimit;
    head = [];
    headBytes = 0;
    tail = [];
    tailBytes = 0;
    seen = 0;
    /** What came behind the head, as far as it fits into the whole. */
    rest = [];
    restBytes = 0;
    constructor(cleaner = _core_cleaner_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SECRETS */ .g) {
        this.cleaner = cleaner;
        this.headLimit = HEAD + cleaner.longest;
        this.tailLimit = TAIL + cleaner.longest;
    }
    /** Bytes that came in all. */
    get total() {
        return this.seen;
    }
    add(chunk) {
        this.seen += chunk.length;
        const room = Math.min(this.headLimit - this.headBytes, chunk.length);
        if (room > 0) {
            this.head.push(chunk.subarray(0, room));
            this.headBytes += room;
        }
        if (room === chunk.length)
            return;
        const spare = WHOLE - this.headBytes - this.restBytes;
        if (spare > 0) {
            const part = chunk.subarray(room, room + spare);
            this.rest.push(part);
            this.restBytes += part.length;
        }
        this.tail.push(chunk.subarray(room));
        this.tailBytes += chunk.length - room;
        if (this.tailBytes > 8 * this.tailLimit)
            this.trimTail();
    }
    trimTail() {
        // A copy, so that the chunks it was cut from can go.
        const joined = Buffer.concat(this.tail).subarray(-this.tailLimit);
        this.tail = [Buffer.from(joined)];
        this.tailBytes = joined.length;
    }
    /** As text: broken UTF-8 becomes U+FFFD, and no character is cut in two where the middle was left out. */
    result() {
        const head = Buffer.concat(this.head);
        const tail = Buffer.concat(this.tail).subarray(-this.tailLimit);
        if (this.seen === head.length + tail.length) {
            return { text: this.cleaner.text(Buffer.concat([head, tail]).toString('utf8')), droppedBytes: 0 };
        }
        const { first, last } = this.ends(head, tail);
        const droppedBytes = Math.max(0, this.seen - Buffer.byteLength(first) - Buffer.byteLength(last));
        const text = `${first}\n[... ${droppedBytes} bytes left out ...]\n${last}`;
        const isCut = this.headBytes + this.restBytes < this.seen;
        return { text, droppedBytes, whole: this.whole(), ...(isCut ? { isCut: true } : {}) };
    }
    /** All of it, clean; where even that is too much, its beginning, without what may be a part of a secret at the cut. */
    whole() {
        const bytes = Buffer.concat([...this.head, ...this.rest]);
        if (bytes.length === this.seen)
            return this.cleaner.text(bytes.toString('utf8'));
        const text = this.cleaner.text(bytes.subarray(0, wholeCharacters(bytes)).toString('utf8'));
        const kept = text.slice(0, Math.max(0, text.length - this.cleaner.longest)).replace(CUT_AT_END, '');
        return `${kept}\n[... of ${this.seen} bytes only the first ${WHOLE / 1024 ** 2} MB are kept ...]\n`;
    }
    /** The two ends, clean. What may be a part of a secret stands next to the cut, and goes. */
    ends(head, tail) {
        const { longest } = this.cleaner;
        const begin = this.cleaner.text(head.subarray(0, wholeCharacters(head)).toString('utf8'));
        const end = this.cleaner.text(tail.subarray(firstCharacter(tail)).toString('utf8'));
        const first = begin.slice(0, Math.max(0, begin.length - longest)).replace(/[\ud800-\udbff]$/, '');
        const last = end.slice(longest).replace(/^[\udc00-\udfff]/, '');
        return { first: first.replace(CUT_AT_END, ''), last: last.replace(CUT_AT_START, '') };
    }
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
/** How many bytes there are without a UTF-8 character that the end cuts off. */
function wholeCharacters(bytes) {
    let start = bytes.length - 1;
    while (start > 0 && bytes.length - start < 4 && isContinuation(bytes[start]))
        start--;
    const lead = bytes[start] ?? 0;
    const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return start >= 0 && start + length > bytes.length ? start : bytes.length;
}
/** Where the first character begins that is not cut off at the start. */
function firstCharacter(bytes) {
    let start = 0;
    while (start < 3 && isContinuation(bytes[start]))
        start++;
    return start;
}


/***/ }),

/***/ 63691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UU: () => (/* reexport */ isolationFacts),
  HC: () => (/* binding */ probeIsolation),
  Gc: () => (/* binding */ requireIsolation)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/adapters/sandbox/bwrap.js
var sandbox_bwrap = __webpack_require__(50035);
// EXTERNAL MODULE: ./build/adapters/sandbox/child.js
var child = __webpack_require__(57239);
// EXTERNAL MODULE: ./build/adapters/sandbox/command-group.js + 1 modules
var command_group = __webpack_require__(72752);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/id-map/mapping.js + 1 modules
var id_map_mapping = __webpack_require__(67031);
// EXTERNAL MODULE: ./build/adapters/sandbox/id-map/user-namespace.js
var user_namespace = __webpack_require__(71479);
// EXTERNAL MODULE: ./build/adapters/sandbox/inner.js
var inner = __webpack_require__(43309);
// EXTERNAL MODULE: ./build/adapters/sandbox/launcher.js + 2 modules
var sandbox_launcher = __webpack_require__(32797);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
;// CONCATENATED MODULE: ./build/adapters/sandbox/probed.js
/** The isolation as the record has it. */
function isolationFacts({ kind, reason, unfiltered, unbounded }) {
    return {
        kind,
        reason,
        ...(unfiltered === undefined ? {} : { unfiltered }),
        ...(unbounded === undefined ? {} : { unbounded }),
    };
}
/** The reason given on a machine that we have no launcher code for. */
function noFilter({ platform }) {
    return `no filter exists for ${platform} on ${process.arch}`;
}

// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
// EXTERNAL MODULE: ./build/adapters/sandbox/search-path.js
var search_path = __webpack_require__(76761);
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/program.js + 2 modules
var program = __webpack_require__(26698);
;// CONCATENATED MODULE: ./build/adapters/sandbox/open-launcher.js








/** Rights that root's commands keep without isolation: to own and open files, and nothing over other processes. */
const KEPT = 'chown,dac_override,dac_read_search,fowner,fsetid,kill';
/**
 * What can be taken from a command without namespaces. For root also most capabilities: a process that holds
 * fewer than the harness may not look into its environment or memory (ptrace(2), access mode checks).
 */
async function dropFor(folders, uid) {
    const setpriv = (0,host_files/* findBinary */.jS)('setpriv', [...folders, ...search_path/* SYSTEM_FOLDERS */.E]);
    if (setpriv === null)
        return [];
    const kept = KEPT.split(',').map((name) => `+${name}`);
    const bare = [setpriv, '--no-new-privs'];
    const full = [...bare, `--bounding-set=-all,${kept.join(',')}`, '--inh-caps=-all'];
    for (const drop of uid === 0 ? [full, bare] : [bare]) {
        const [file = '', ...args] = [...drop, 'true'];
        const held = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(file, [...args], { env: { PATH: search_path/* SYSTEM_FOLDERS */.E.join(':') } }).then(() => true, () => false);
        if (held)
            return drop;
    }
    return [];
}
/** Commands without namespaces: with fewer rights, and with the filter where the kernel takes it. */
async function openLauncher(options, reason) {
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, options.root);
    const isLinux = options.platform === 'linux';
    const drop = isLinux ? await dropFor(folders, options.uid) : [];
    const filter = isLinux ? (0,program/* writeLauncher */.QV)(options.scratchDir) : null;
    const launcher = { kind: 'none', drop, filter };
    if (filter === null)
        return { kind: 'none', reason, launcher, unfiltered: noFilter(options) };
    const [file = '', ...args] = [...drop, filter.file, quote/* POSIX_SHELL */.P, '-c', READS_FILTER];
    const said = await answerOf(file, args);
    return said === '2'
        ? { kind: 'none', reason, launcher }
        : { kind: 'none', reason, launcher: { ...launcher, filter: null }, unfiltered: said };
}
/** Prints the kind of filter that holds the process that runs it; 2: a program of instructions. */
const READS_FILTER = 'while read -r name value; do [ "$name" != Seccomp: ] || echo "$value"; done </proc/self/status';
/** The output of a program, or why there is none. */
function answerOf(file, args) {
    return (0,external_node_util_.promisify)(external_node_child_process_.execFile)(file, [...args], { env: { PATH: search_path/* SYSTEM_FOLDERS */.E.join(':') } }).then(({ stdout }) => stdout.trim(), (error) => `the launcher does not run: ${(0,message_of/* messageOf */.b)(error).trim().split('\n').at(-1)}`);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/probe-tools.js


/** The tools for namespaces of our own, or the name of the first that is missing. */
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
/** The programs that mount layers; null where one is missing. */
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

// EXTERNAL MODULE: ./build/adapters/sandbox/room.js + 17 modules
var room = __webpack_require__(33210);
// EXTERNAL MODULE: ./build/adapters/sandbox/tmpfs-sizes.js
var tmpfs_sizes = __webpack_require__(30684);
;// CONCATENATED MODULE: ./build/adapters/sandbox/probe.js



















/** ms for the first try, and for the second on a busy machine. A hung mount must not hold the run up for longer. */
const PATIENCE_MS = { first: 10_000, second: 30_000 };
/** Failures that a second try may not meet: too slow, no process or memory left, or killed. */
const BUSY = /^$|^no answer within|exit code 137$|temporarily unavailable|cannot allocate memory|EAGAIN|ENOMEM/i;
const UNFILTERED = 'system calls are not filtered';
/**
 * Run inside, by the very profile that commands will have: own PID namespace, nothing to gain and nothing
 * held, the machine not writable, the workspace readable.
 */
const CHECK = `
while read -r name value; do case "$name" in NoNewPrivs:) nnp=$value;; CapEff:) caps=$value;; Seccomp:) filter=$value;; esac; done </proc/self/status
[ "$PPID" = 1 ] || { echo "no PID namespace"; exit 1; }
[ "$nnp" = 1 ] || { echo "privileges can be gained"; exit 1; }
case "$caps" in *[!0]*) echo "capabilities are left: $caps"; exit 1;; esac
if [ -w / ] || [ -w /etc ]; then echo "the machine is writable"; exit 1; fi
[ -r . ] || { echo "the workspace is not readable"; exit 1; }
`;
/** After CHECK, where the launcher was in between. */
const FILTERED = `[ "$filter" = 2 ] || { echo "${UNFILTERED}"; exit 1; }
`;
/** Returns null where the sandbox holds, else why not. A machine that is busy must not get a weaker sandbox: it is asked twice. */
async function attempt(launcher, options) {
    const wrong = await tryOnce(launcher, options, PATIENCE_MS.first);
    return wrong !== null && BUSY.test(wrong) ? tryOnce(launcher, options, PATIENCE_MS.second) : wrong;
}
async function tryOnce(launcher, options, timeoutMs) {
    const prepared = (0,room/* prepareRoom */.Xg)(launcher, options)({
        script: `${CHECK}${launcher.filter === null ? '' : FILTERED}echo held`,
        who: 'agent',
        pipefail: false,
        cwd: '',
        timeoutMs,
        signal: new AbortController().signal,
    });
    if (typeof prepared === 'string')
        return prepared;
    const result = await (0,child/* runChild */.w)((0,sandbox_launcher/* launchOf */.v4)(launcher, prepared), {
        timeoutMs,
        signal: new AbortController().signal,
    });
    if (result.endedBy === 'timeout')
        return `no answer within ${timeoutMs / 1000} s`;
    if (result.startError !== undefined)
        return result.startError.split('\n').at(-1) ?? 'failed';
    return result.output.trim() === 'held' ? null : result.output.trim().slice(0, 200);
}
async function tryBwrap(options, folders, filter) {
    const bwrap = (0,host_files/* findBinary */.jS)('bwrap', folders);
    if (bwrap === null)
        return 'bwrap: not on PATH';
    const layers = layerTools(folders);
    const newest = await tryFeatures({ kind: 'bwrap', bwrap, features: sandbox_bwrap/* ALL_FEATURES */.oA, layers, filter }, options);
    if (typeof newest !== 'string')
        return newest;
    // Only now, for the question costs a process at a time when each is waited for.
    const features = await featuresOf(bwrap);
    return (0,external_node_util_.isDeepStrictEqual)(features, sandbox_bwrap/* ALL_FEATURES */.oA)
        ? newest
        : tryFeatures({ kind: 'bwrap', bwrap, features, layers, filter }, options);
}
/** With layers, and then without: an old kernel, or a rule of the machine's, may refuse them to us. */
async function tryFeatures(launcher, options) {
    const held = await withFilterOrNot(launcher, options);
    return typeof held === 'string'
        ? `bwrap: ${held}`
        : { kind: 'bwrap', reason: `the full profile holds with ${launcher.bwrap}`, ...held };
}
/** What mount, unshare and bwrap say where a layer, or the namespace for it, cannot be made. */
const LAYER_TROUBLE = /\bmount\b|unshare|namespace|uid.?map/i;
async function withLayersOrNot(launcher, options) {
    const wrong = await attempt(launcher, options);
    if (wrong === null)
        return launcher;
    if (launcher.layers === null || !LAYER_TROUBLE.test(wrong))
        return wrong;
    const plain = { ...launcher, layers: null };
    return (await attempt(plain, options)) ?? plain;
}
/** Where the filter itself is in the way, commands go without it, and the record says so. */
const FILTER_TROUBLE = new RegExp(`${program/* LAUNCHER_INSIDE */.u5}|no message, exit code 12[57]|${UNFILTERED}`);
async function withFilterOrNot(launcher, options) {
    const held = await withLayersOrNot(launcher, options);
    if (typeof held !== 'string')
        return { launcher: held, ...(held.filter === null ? { unfiltered: noFilter(options) } : {}) };
    if (launcher.filter === null || !FILTER_TROUBLE.test(held))
        return held;
    const without = await withLayersOrNot({ ...launcher, filter: null }, options);
    return typeof without === 'string' ? without : { launcher: without, unfiltered: held };
}
/** The record says that commands are root's, and why. */
function asRoot(found, why) {
    return { ...found, reason: `${found.reason}; commands run as root without capabilities (${why})` };
}
async function featuresOf(bwrap) {
    const help = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(bwrap, ['--help'], { env: {} }).then(({ stdout, stderr }) => stdout + stderr, () => '');
    return (0,sandbox_bwrap/* featuresIn */.Dt)(help);
}
/**
 * Root's commands as an unprivileged user. It is tried first, because bubblewrap leaves root's commands root, without
 * capabilities.
 */
async function tryUnprivileged(options, folders, filter) {
    if (options.uid !== 0)
        return 'not root';
    const tools = unshareTools(folders, options.uid);
    if (typeof tools === 'string')
        return tools;
    const mapping = await (0,id_map_mapping/* idMappingFor */.v)(options, tools);
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
/** With a control group for its commands, where the machine lets us make one. */
async function grouped(found, { groupLimits }) {
    const memoryBytes = Math.floor(((0,tmpfs_sizes/* usableMemory */.U8)() / 8) * 7);
    const group = await (0,command_group/* openCommandGroup */.T)(groupLimits ?? { processes: inner/* LIMITS */.b1.processes, memoryBytes });
    return typeof group === 'string' ? { ...found, unbounded: group } : { ...found, group };
}
/**
 * Finds the strongest walls that hold here, by trying the full profile: bubblewrap, then namespaces of our own
 * as root or through `sudo -n`, then none. Never throws, so that it can be started early and awaited late;
 * `requireIsolation` then says whether the run may go on.
 */
async function probeIsolation(mode, options) {
    if (mode === 'off')
        return openLauncher(options, 'switched off by the setting sandbox.mode');
    if (options.platform !== 'linux')
        return openLauncher(options, `there is no isolation on ${options.platform}`);
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    const failures = [];
    const filter = (0,program/* writeLauncher */.QV)(options.scratchDir);
    const unprivileged = await tryUnprivileged(options, folders, filter);
    if (typeof unprivileged !== 'string')
        return await grouped(unprivileged, options);
    for (const attemptOne of [tryBwrap, tryUnshare]) {
        const found = await attemptOne(options, folders, filter);
        if (typeof found !== 'string')
            return await grouped(options.uid === 0 ? asRoot(found, unprivileged) : found, options);
        failures.push(found);
    }
    return openLauncher(options, failures.join('; '));
}
/**
 * Throws StopRun(config) where the settings ask for isolation and there is none, or where it lacks the filter of
 * system calls: `required` asks for all of it.
 */
function requireIsolation(mode, { kind, reason, unfiltered }) {
    if (mode !== 'required')
        return;
    if (kind === 'none')
        throw notIsolated(`no isolation for commands (${reason}), and sandbox is "required": install bubblewrap, let the runner use sudo without a password, or set sandbox to "auto"`);
    if (unfiltered !== undefined)
        throw notIsolated(`the system calls of commands cannot be filtered (${unfiltered}), and sandbox is "required": use a runner with x64 or arm64 and a kernel with seccomp, or set sandbox to "auto"`);
}
function notIsolated(reason) {
    return new outcome/* StopRun */.U({ kind: 'config', code: 'SBX-01', reason });
}


/***/ }),

/***/ 41612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ descendants),
/* harmony export */   X9: () => (/* binding */ allProcesses),
/* harmony export */   "in": () => (/* binding */ isNamespaceInit),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79445);

/** From /proc/<pid>/stat; the name in parentheses may itself hold spaces and parentheses (proc(5)). */
function parseStat(text) {
    const end = text.lastIndexOf(')');
    const pid = Number.parseInt(text, 10);
    const fields = text.slice(end + 2).split(' ');
    const parent = Number(fields[1]);
    const startedAt = Number(fields[19]);
    const whole = [pid, parent, startedAt].every(Number.isInteger);
    return end > 0 && whole ? { pid, parent, startedAt } : null;
}
/** Every process that can be seen. One that ends meanwhile is left out. */
function allProcesses() {
    return (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .namesIn */ .wX)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => parseStat((0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(`/proc/${name}/stat`)))
        .filter((facts) => facts !== null);
}
/** The processes below `root`, parents first, itself not among them. */
function descendants(root, all) {
    const found = [root];
    for (const pid of found) {
        for (const other of all)
            if (other.parent === pid && !found.includes(other.pid))
                found.push(other.pid);
    }
    return found.slice(1);
}
/** Whether the process is PID 1 of a namespace below ours: its end is the end of everything in there. */
function isNamespaceInit(pid) {
    const ids = /^NSpid:\s+(.+)$/m.exec((0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(`/proc/${pid}/status`))?.[1]?.split(/\s+/) ?? [];
    return ids.length > 1 && ids.at(-1) === '1';
}
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        // Gone already, or not ours.
        return false;
    }
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


/***/ }),

/***/ 33210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a1: () => (/* binding */ layersFor),
  Xg: () => (/* binding */ prepareRoom)
});

// UNUSED EXPORTS: scriptShell

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/sandbox/cache-folders.js + 1 modules
var cache_folders = __webpack_require__(24342);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var sandbox_mount = __webpack_require__(69232);
;// CONCATENATED MODULE: ./build/adapters/sandbox/checkout-mounts.js




/**
 * The mounts of a command that finds a fresh checkout in place of the workspace. Of the workspace it sees the git
 * directory, read-only, and the folders of dependencies, whose changes are discarded.
 */
function withCheckout(mounts, root, { command, checkout, layers }) {
    const git = external_node_path_.join(root, '.git');
    const kept = mounts.filter(({ target }) => !(0,sandbox_mount/* isWithin */.UO)(target, root) || (0,sandbox_mount/* isWithin */.UO)(target, git));
    makeGitPlace(git, external_node_path_.join(checkout.folder, '.git'));
    const workspace = { kind: 'bind', source: checkout.folder, target: root, readOnly: false };
    const dependencies = checkout.dependencies.flatMap((relative) => {
        const target = external_node_path_.join(root, relative);
        (0,external_node_fs_.mkdirSync)(external_node_path_.join(checkout.folder, relative), { recursive: true });
        const made = layers.mounts(command, [{ targets: [target], lower: target, needed: false }]);
        return made.length > 0 ? made : [{ kind: 'bind', source: target, target, readOnly: true }];
    });
    return (0,sandbox_mount/* inMountOrder */.LL)([...kept, workspace, ...dependencies]);
}
/** What is bound needs something of its kind to be bound on. */
function makeGitPlace(git, place) {
    if ((0,external_node_fs_.existsSync)(place))
        return;
    if ((0,host_files/* isFolder */.lQ)(git))
        (0,external_node_fs_.mkdirSync)(place);
    else
        (0,external_node_fs_.writeFileSync)(place, '');
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/denied-reads.js




/**
 * What stands in the place of every file that the agent may not read: an empty file, and not /dev/null, which can
 * be written to even where it is mounted read-only.
 */
function emptyStandIn(scratchDir) {
    const file = external_node_path_.join(scratchDir, 'empty');
    (0,external_node_fs_.writeFileSync)(file, '');
    return file;
}
/**
 * Mounts that hide the denied files which the view shows, but for those that match the `reads` of a gate. What lies behind a link is
 * left to its own name.
 */
function deniedMounts(options, root, standIn, mounts, { reads = [], checkout }) {
    const isThere = (relative) => checkout === undefined || (0,host_files/* exists */.t2)(external_node_path_.join(checkout.folder, relative));
    const denied = options
        .deniedReads(reads)
        .filter(isThere)
        .map((relative) => ({
        target: external_node_path_.join(root, relative),
        source: standIn,
    }));
    return [...denied, ...(options.agentReplacements?.() ?? [])]
        .filter(({ target }) => (0,host_files/* realPath */.Ye)(target) === target && !(0,sandbox_mount/* isHidden */.dK)(mounts, target))
        .map(({ target, source }) => ({ kind: 'bind', source, target, readOnly: true }));
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/descriptors.js

const CLOSE_ON_EXEC = 0o2000000;
/**
 * Descriptors that whoever started us left open and that every child of ours would inherit. Node closes its
 * own at exec, and cannot close these; `prologue` does, inside.
 */
function inheritedDescriptors() {
    return (0,host_files/* namesIn */.wX)('/proc/self/fdinfo')
        .map(Number)
        .filter((descriptor) => descriptor > 2)
        .filter((descriptor) => {
        const flags = /^flags:\s+([0-7]+)$/m.exec((0,host_files/* textOf */.b6)(`/proc/self/fdinfo/${descriptor}`))?.[1];
        return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
    });
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/environment.js
/** Handed through as they are: facts without power. */
const PASSED = ['LANG', 'LANGUAGE', 'TZ', 'USER', 'LOGNAME', 'GOFLAGS', 'GOTOOLCHAIN'];
/**
 * Facts of the job that build scripts ask for. Not GITHUB_ACTIONS: test reporters that see it print workflow
 * commands.
 */
const JOB_FACTS = ['GITHUB_REPOSITORY', 'GITHUB_SHA', 'GITHUB_WORKSPACE'];
/**
 * Never handed through, not even by `pass_env`: the run's own keys, tokens and proxies, what the runner gives
 * only to actions, and variables that make a program load code (CASES, evasions 13, 28 and 34).
 */
const FORBIDDEN = /^(?:INPUT_.*|ACTIONS_.*|FORGE_.*|GIT_.*|LD_.*|DYLD_.*|SUDO_.*|(?:ANTHROPIC|OPENAI|GOOGLE_GENERATIVE_AI)_API_KEY|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)|GH_TOKEN|NODE_OPTIONS|BASH_ENV|BASH_FUNC_.*|BASHOPTS|SHELLOPTS|ENV|IFS|PROMPT_COMMAND|PS4|PYTHONSTARTUP|PERL5OPT|RUBYOPT|MAKEFLAGS|PATH|HOME|TMPDIR|RUNNER_TEMP|(?:HTTPS?|ALL|NO)_PROXY)$/i;
/** What a POSIX shell can hold as a variable. */
const EXPORTABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Whether `pass_env` may not name this variable. */
function isForbiddenVariable(name) {
    return FORBIDDEN.test(name);
}
const USUAL_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/**
 * The environment of a command: an allow-list, so that a secret nobody thought of stays out. What the command
 * itself was given (a gate's `env`, from trusted configuration) comes last and is not filtered.
 */
function childEnvironment(options, own = {}) {
    const { host } = options;
    const environment = {};
    const locale = Object.keys(host).filter((name) => /^LC_[A-Z]+$/.test(name));
    const wanted = options.passEnv.filter((name) => !isForbiddenVariable(name));
    for (const name of [...PASSED, ...locale, ...JOB_FACTS, ...wanted]) {
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
        ...own,
    };
}

// EXTERNAL MODULE: ./build/adapters/sandbox/inner.js
var sandbox_inner = __webpack_require__(43309);
// EXTERNAL MODULE: ./build/adapters/sandbox/layers.js
var sandbox_layers = __webpack_require__(53603);
// EXTERNAL MODULE: ./build/adapters/sandbox/network/forwarder.js
var forwarder = __webpack_require__(12206);
// EXTERNAL MODULE: ./build/adapters/sandbox/search-path.js
var search_path = __webpack_require__(76761);
// EXTERNAL MODULE: ./build/adapters/sandbox/tmpfs-sizes.js
var tmpfs_sizes = __webpack_require__(30684);
;// CONCATENATED MODULE: ./build/adapters/sandbox/toolchains.js

/** Variables that only say where a toolchain lies. A path is no secret. */
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
/** Where a toolchain looks for itself by HOME: set where HOME is another folder than the real one. */
const HOME_DEFAULTS = {
    GOMODCACHE: 'go/pkg/mod',
    NVM_DIR: '.nvm',
    PYENV_ROOT: '.pyenv',
    RBENV_ROOT: '.rbenv',
    RUSTUP_HOME: '.rustup',
};
/** Folders of a home in which nothing is shown because PATH or a variable names it. */
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
 * What has to be seen for a PATH entry to work: the folder itself; for an npm `.bin`, whose entries are links
 * into its neighbours, the `node_modules` around it.
 */
function neededFor(pathEntry) {
    return pathEntry.endsWith(`/node_modules/.bin`) ? external_node_path_.dirname(pathEntry) : pathEntry;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/sandbox/clean-copy.js




/** Bytes of a configuration file that is read. */
const LARGEST = 64 * 1024;
/** Parts of Maven's settings that hold credentials. Without a network nothing needs them. */
const SECRET_ELEMENTS = /<(servers|proxies)\b[^>]*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;
/** Words beside which credentials stand, an address with a user in it, and a long word that looks random. */
const SUSPICIOUS = /pass(?:word|wd|phrase)?\b|password|secret|token|credential|private.?key|api.?key|auth|bearer|:\/\/[^\s/"'<>]*@|<\s*!\s*(?:ENTITY|DOCTYPE)|[A-Za-z0-9+_]{32,}/i;
/** The text without what holds credentials; null where something else in it looks like one. */
function withoutCredentials(text) {
    const rest = text.replace(/<!--[\s\S]*?-->/g, '').replace(SECRET_ELEMENTS, '');
    // Names of Maven's schema, which every such file begins with.
    const judged = rest.replace(/https?:\/\/(?:maven\.apache\.org|www\.w3\.org)\/[\w./-]*/g, '');
    return looksLikeCredential(judged) ? null : rest;
}
/** Whether something in the text looks like a credential, or like a place for one. */
function looksLikeCredential(text) {
    return SUSPICIOUS.test(text);
}
/** Writes what commands may see of this file into `folder`; null where they may see nothing. */
function cleanCopyOf(file, folder) {
    const stat = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    if (stat?.isFile() !== true || stat.size > LARGEST)
        return null;
    const text = withoutCredentials((0,host_files/* textOf */.b6)(file));
    if (text === null)
        return null;
    const copy = external_node_path_.join(folder, (0,external_node_crypto_.createHash)('sha256').update(file).digest('hex').slice(0, 16));
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)(copy, text);
    return copy;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/cache-credentials.js




/** Other names under which folders are seen. */
function aliasesOf(shown, caches) {
    const binds = shown.flatMap((mount) => (mount.kind === 'bind' ? [mount] : []));
    const layers = caches.flatMap(({ targets, lower }) => lower === null ? [] : targets.map((target) => ({ source: lower, target })));
    return [...binds, ...layers].filter(({ source, target }) => source !== target);
}
/** Hides what tools keep credentials in, under each name under which it would be seen. */
function credentialMounts({ never, ifClean }, aliases, scratchDir) {
    return never.flatMap((file) => {
        const others = aliases
            .filter(({ source }) => (0,sandbox_mount/* isWithin */.UO)(file, source))
            .map(({ source, target }) => external_node_path_.join(target, external_node_path_.relative(source, file)));
        const copy = ifClean.includes(file) ? cleanCopyOf(file, external_node_path_.join(scratchDir, 'cache', 'clean')) : null;
        return [...new Set([file, ...others])].map((target) => {
            if (copy !== null)
                return { kind: 'bind', source: copy, target, readOnly: true };
            return (0,host_files/* isFolder */.lQ)(file)
                ? { kind: 'tmpfs', target, mode: '0755', readOnly: true }
                : { kind: 'mask', target };
        });
    });
}

// EXTERNAL MODULE: ./build/adapters/sandbox/hidden.js
var sandbox_hidden = __webpack_require__(39333);
;// CONCATENATED MODULE: ./build/adapters/sandbox/etc-files.js
/**
 * What programs need of `/etc`: names below it, where `*` stands for any characters but a slash. Of a folder, all that
 * is in it. Nothing else of `/etc` exists inside.
 * `accounts`: without the password field. `if-clean`: only if nothing in it looks like a credential. `links`: the
 * symbolic links alone. `git`: the settings that hold no
 * credential. `pem`: files that hold a private key are left out.
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
/** Names of files that hold secrets in whatever folder they lie. */
const SECRET_NAMES = /passw|secret|credential|token|htpasswd|keytab|private|(?:^|[._-])auth(?:$|[._-])|\.(?:key|p12|pfx|jks|kdbx|gpg|asc|bak|old|save|orig|dpkg-\w+|rpm\w+)$|[~-]$|^id_(?:rsa|dsa|ecdsa|ed25519)|^\.(?:env|npmrc|netrc|pypirc|git-credentials|pgpass|my\.cnf)/i;
/** Whether a file of this name is left out although the folder around it is shown. */
function hasSecretName(name) {
    return SECRET_NAMES.test(name);
}
/** The account table without password hashes: `x` stands for "elsewhere" (passwd(5)). */
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

// EXTERNAL MODULE: ./build/adapters/git/config-text.js
var config_text = __webpack_require__(88104);
;// CONCATENATED MODULE: ./build/adapters/sandbox/git-settings.js


/** Sections of a git configuration that say how git works, and neither where it goes nor as whom. */
const SECTIONS = /^(?:advice|branch|checkout|clone|color|column|commit|core|diff|feature|fetch|filter|gc|grep|index|init|lfs|log|merge|mergetool|pack|pager|pull|push|rebase|safe|status|submodule|tag|user)$/;
/** The settings of a git configuration file that cannot hold a credential, written anew. */
function withSafeSettings(text) {
    return (0,config_text/* parseConfig */.o)(text)
        .filter(({ section, subsection, name, value }) => SECTIONS.test(section) && ![subsection, name, value].some(looksLikeCredential))
        .map(({ section, subsection, name, value }) => {
        const head = subsection === '' ? `[${section}]` : `[${section} ${JSON.stringify(subsection)}]`;
        return `${head}\n\t${name} = ${JSON.stringify(value)}\n`;
    })
        .join('');
}

// EXTERNAL MODULE: ./build/adapters/sandbox/id-map/user-namespace.js
var user_namespace = __webpack_require__(71479);
;// CONCATENATED MODULE: ./build/adapters/sandbox/etc-copy.js








/** Bytes of one file. The largest of these, a bundle of certificates or the loader's cache, has a few hundred KB. */
const etc_copy_LARGEST = 4 * 1024 ** 2;
/** Folders below a shown one. Deeper ones are left out. */
const DEEPEST = 6;
/** Pages of the manual: nine of ten links in `alternatives`. */
const MANUAL = /\.gz$/;
/** Copies what programs need of `etc` into `folder`: regular files and links, so no socket and no FIFO. */
function copyEtc(etc, folder, isShown) {
    for (const { rule, name } of ETC_ENTRIES) {
        for (const found of (0,host_files/* matchingBelow */.Nf)(etc, name)) {
            copyEntry({ etc, folder, isShown, rule }, found, DEEPEST);
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
    for (const each of (0,host_files/* namesIn */.wX)(source)) {
        if (!hasSecretName(each) && !MANUAL.test(each))
            copyEntry(copying, external_node_path_.join(name, each), depth - 1);
    }
}
/** A link stays one where commands see what it leads to; else what it leads to in `/etc` or `/run` is copied. */
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
        ((0,sandbox_mount/* isWithin */.UO)(real, etc) || (0,sandbox_mount/* isWithin */.UO)(real, '/run'))) {
        if ((0,external_node_fs_.statSync)(real).isFile())
            copyFile(copying, real, target);
        else if ((0,external_node_fs_.statSync)(real).isDirectory())
            copyAside(copying, real, name, depth);
    }
}
/** A folder that a link leads to, under the name of the link. */
function copyAside(copying, real, name, depth) {
    const inner = { ...copying, etc: real, folder: external_node_path_.join(copying.folder, name) };
    makeFolder(inner.folder);
    for (const each of (0,host_files/* namesIn */.wX)(real))
        if (!hasSecretName(each))
            copyEntry(inner, each, depth - 1);
}
/** Regular files that everybody on this machine may read. */
function copyFile({ rule }, source, target) {
    const stat = (0,external_node_fs_.statSync)(source);
    if (!stat.isFile() || stat.size > etc_copy_LARGEST || (stat.mode & 0o004) === 0)
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
    return rule === 'if-clean' ? withoutCredentials(bytes.toString('utf8')) : bytes;
}
/** The line of the user that root's commands run as: many programs ask for the name of their user. */
function ownAccount(table) {
    const ids = `forge:x:${user_namespace/* UNPRIVILEGED */.XO}:`;
    return table === 'passwd' ? `${ids}${user_namespace/* UNPRIVILEGED */.XO}::/root:/bin/sh\n` : `${ids}\n`;
}
/** With the rights that it needs, whatever the umask is. */
function makeFolder(folder) {
    if ((0,host_files/* exists */.t2)(folder))
        return;
    const first = (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    if (first === undefined)
        return;
    for (let each = folder; (0,sandbox_mount/* isWithin */.UO)(each, first); each = external_node_path_.dirname(each))
        (0,external_node_fs_.chmodSync)(each, 0o755);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/root-folder.js





/** Folders that every view has: those that each command gets anew, and those of the kernel. */
const ALWAYS = ['/dev', '/proc', '/sys', '/run', '/tmp', '/var/tmp'];
/** Folders like `/etc`, below `/usr`. */
const OTHER_SETTINGS = ['/usr/etc', '/usr/local/etc'];
function copyOf(root, folder) {
    return external_node_path_.join(external_node_path_.dirname(root), folder.slice(1).replaceAll('/', '-'));
}
/**
 * The folder that commands see as `/`, read-only: a copy of what programs need of `/etc`, the machine's links to its
 * program folders, and an empty place for each mount. Whatever is neither in it nor mounted does not exist inside.
 */
class RootFolder {
    path;
    #links;
    #made = new Set();
    /** Made in `parent` by the first that asks: it is the same for all commands of a run. */
    constructor(parent, links, shown) {
        this.path = external_node_path_.join(parent, 'machine', 'root');
        this.#links = links.map((link) => ({ link, real: (0,host_files/* realPath */.Ye)(link) ?? link }));
        if (!(0,host_files/* exists */.t2)(this.path))
            build(this.path, links, (file) => shown.some((folder) => (0,sandbox_mount/* isWithin */.UO)(file, folder)));
    }
    /** Copies of other folders than `/etc` that hold settings of programs, and where they are shown. */
    get copies() {
        return OTHER_SETTINGS.map((target) => ({ source: copyOf(this.path, target), target })).filter(({ source }) => (0,host_files/* exists */.t2)(source));
    }
    /** The path that a path leads to by the links of this folder: `/bin/sh` is `/usr/bin/sh` on most machines. */
    resolve(file) {
        const through = this.#links.find(({ link }) => (0,sandbox_mount/* isWithin */.UO)(file, link));
        return through === undefined ? file : through.real + file.slice(through.link.length);
    }
    /** Makes an empty place for each mount that lies in no other. */
    makePlaces(mounts) {
        for (const mount of mounts) {
            const { target } = mount;
            if (this.#made.has(target) || target === '/')
                continue;
            const others = mounts.filter((other) => other !== mount);
            if ((0,sandbox_mount/* decidingMount */.p3)(others, target)?.kind !== 'root')
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
/** Under another name first, so that a half-made one is never taken for a whole one. */
function build(place, links, isShown) {
    const around = external_node_path_.dirname(place);
    (0,external_node_fs_.mkdirSync)(around, { recursive: true, mode: 0o755 });
    const made = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(around, 'new-'));
    (0,external_node_fs_.chmodSync)(made, 0o755);
    for (const name of ALWAYS)
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

;// CONCATENATED MODULE: ./build/adapters/sandbox/shown-folders.js





function readOnlyBind(target, source = target) {
    return { kind: 'bind', source, target, readOnly: true };
}
/** By its name, or by that of the folder that it is a link to. */
function leadsToCredentials(folder) {
    return mayHoldCredentials(folder) || mayHoldCredentials((0,host_files/* realPath */.Ye)(folder) ?? folder);
}
/** Whether a closed folder would be seen under another name: nothing hides it there. */
function uncovers(source, target, closed) {
    return target !== source && closed.some((folder) => (0,sandbox_mount/* isWithin */.UO)(folder, source));
}
/** Where this path is found: as it is spelled, and as it is really called. */
function spellingsOf(entry, { resolve }) {
    const source = (0,host_files/* realPath */.Ye)(entry);
    if (source === null)
        return null;
    return { source, targets: [...new Set([resolve(external_node_path_.resolve(entry)), source])] };
}
/** Read-only binds for the wanted paths that are hidden otherwise, none of them twice. */
function exposures(entries, ground) {
    const { mounts, closed, root } = ground;
    const shown = [];
    const spellings = entries.flatMap((entry) => {
        const found = spellingsOf(entry, ground);
        return found === null ? [] : found.targets.map((target) => ({ target, source: found.source }));
    });
    for (const { target, source } of spellings.sort((a, b) => a.target.length - b.target.length)) {
        // A closed folder as a whole is never shown, and what lies in the workspace is seen there.
        if (closed.includes(target) || (0,sandbox_mount/* isWithin */.UO)(root, target) || (0,sandbox_mount/* isWithin */.UO)(target, root))
            continue;
        if (uncovers(source, target, closed))
            continue;
        if ((0,sandbox_mount/* isHidden */.dK)([...mounts, ...shown], target))
            shown.push(readOnlyBind(target, source));
    }
    return shown;
}
/** The caches that get a writable view, none inside another. */
function writableCaches({ shown }, ground, options) {
    const { mounts, closed, root } = ground;
    const scratch = (0,host_files/* realPath */.Ye)(options.scratchDir) ?? options.scratchDir;
    const found = [];
    const isTaken = (target) => found.some(({ targets }) => targets.some((other) => (0,sandbox_mount/* isWithin */.UO)(target, other)));
    for (const { path: spelled, use } of [...shown].sort((a, b) => a.path.length - b.path.length)) {
        if (use === 'programs' || leadsToCredentials(spelled))
            continue;
        const there = spellingsOf(spelled, ground);
        if (there === null) {
            // The mounts here hold no workspace, and in that a place would be made on the host.
            const isOurs = !(0,sandbox_mount/* isWithin */.UO)(spelled, root) && (0,sandbox_mount/* decidingMount */.p3)(mounts, spelled)?.kind === 'tmpfs';
            if (use === 'build' && isOurs && !isTaken(spelled))
                found.push({ targets: [spelled], lower: null, needed: true });
            continue;
        }
        const { source, targets } = there;
        if (!(0,host_files/* isFolder */.lQ)(source) || (0,sandbox_hidden/* holdsTheSystem */.ZW)(source) || (0,sandbox_mount/* isWithin */.UO)(scratch, source))
            continue;
        const left = targets.filter((target) => !closed.includes(target) &&
            !(0,sandbox_mount/* isWithin */.UO)(root, target) &&
            !(0,sandbox_mount/* isWithin */.UO)(target, root) &&
            !isTaken(target) &&
            !uncovers(source, target, closed));
        if (left.length > 0)
            found.push({ targets: left, lower: source, needed: use === 'build' });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/sockets.js



const ROW = /^[0-9a-f]+: \S+ \S+ \S+ \S+ \S+ +\d+ (\/.*)$/;
/** The paths in the kernel's table of unix sockets (`/proc/net/unix`), once each. */
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
 * Sockets that somebody on this machine listens at. A read-only mount does not keep anybody from connecting
 * to one (a container daemon's is root on the host), so each is covered.
 */
function listeningSockets() {
    return socketPaths((0,host_files/* textOf */.b6)('/proc/net/unix')).filter(host_files/* isSocket */.qU);
}
/** Folders that are looked into. A large git directory has some thousands. */
const MOST_FOLDERS = 20_000;
/** FIFOs, sockets and devices in these folders and below. */
function specialFilesBelow(folders) {
    const ahead = [...folders];
    const found = [];
    for (const folder of ahead) {
        for (const entry of entriesOf(folder)) {
            const at = external_node_path_.join(folder, entry.name);
            if (entry.isDirectory() && ahead.length < MOST_FOLDERS)
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

// EXTERNAL MODULE: ./build/adapters/sandbox/mount-table.js
var mount_table = __webpack_require__(21025);
;// CONCATENATED MODULE: ./build/adapters/sandbox/system-folders.js



/** The folders of `/` in which programs and libraries lie. On most machines all but `/usr` are links into that. */
const PROGRAM_FOLDERS = /^(?:bin|sbin|lib|lib32|lib64|libx32|libexec)$/;
/** Package stores, whose contents everybody may read. */
const STORES = ['/nix/store', '/nix/var/nix/profiles', '/gnu/store', '/var/guix/profiles'];
/** Data below `/var` that programs need, and no settings of services. */
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
/** Facts about the hardware by which runtimes choose their number of threads and their sizes. */
const HARDWARE = [
    '/sys/devices/system/cpu',
    '/sys/devices/system/node',
    '/sys/kernel/mm/transparent_hugepage',
];
/** Links of `/var` that lead to what is private inside. */
const RUNTIME_LINKS = ['/var/run', '/var/lock'];
/** What every program may need of this machine, apart from `/etc`. */
function systemFolders() {
    const programs = (0,host_files/* namesIn */.wX)('/')
        .filter((name) => PROGRAM_FOLDERS.test(name))
        .map((name) => `/${name}`);
    const isLink = (folder) => (0,host_files/* realPath */.Ye)(folder) !== folder;
    return {
        shown: ['/usr', ...programs.filter((folder) => !isLink(folder)), ...STORES, ...DATA, ...HARDWARE].filter((folder) => !isLink(folder) && (0,host_files/* isFolder */.lQ)(folder)),
        links: [...programs, ...RUNTIME_LINKS].filter((link) => (0,host_files/* exists */.t2)(link) && isLink(link)),
        groups: controlGroups((0,host_files/* textOf */.b6)('/proc/self/cgroup'), (0,host_files/* textOf */.b6)('/proc/self/mountinfo')),
    };
}
/** The controllers that tell a runtime how much memory and how many processors it has. */
const CONTROLLERS = ['cpu', 'cpuset', 'memory'];
/**
 * Where the control groups of a process lie (cgroups(7)): of version 2 its own group, of version 1 its groups of the
 * controllers above. The groups of others are not shown.
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
        if (found === undefined || !(0,sandbox_mount/* isWithin */.UO)(found.point, '/sys/fs/cgroup'))
            return [];
        // In a container the group is told as the host knows it, and what is mounted begins there.
        const below = (0,sandbox_mount/* isWithin */.UO)(group, found.root) ? group.slice(found.root === '/' ? 0 : found.root.length) : '';
        const source = `${found.point}${below === '/' ? '' : below}`;
        return (0,host_files/* isFolder */.lQ)(source) ? [{ source, target: found.point }] : [];
    });
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/tool-folders.js





/** Folders that hold many things of many owners. */
const SHARED = [
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
/** Folders of programs, whose libraries lie beside them. */
const PROGRAMS = /^(?:bin|sbin|libexec|cmd|Scripts)$/;
/** What a tool chain has beside its programs. */
const BESIDE = [
    ...['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libexec', 'include', 'share', 'pkg', 'src', 'jmods', 'legal'],
    ...['boot', 'dist', 'upstream', 'opt', 'Cellar', 'Caskroom', 'Frameworks', 'Homebrew'],
    ...['pyvenv.cfg', 'release', 'VERSION', 'go.env'],
];
/** Names that no tool chain has, and the folders of applications and of people do. */
const PERSONAL = /^\.env|^\.(?:npmrc|netrc|pypirc|git-credentials|aws|ssh|docker|kube|gnupg|credentials|runner|path|htpasswd)|^_(?:work|diag)$|^secrets?\b|^credentials\b|^id_(?:rsa|ecdsa|ed25519)$|\.(?:key|pem|p12|pfx|kdbx)$/i;
/** Folders below which tool chains are installed, each whole in a folder of its own. */
const INSTALLED = ['/opt', '/usr'];
/**
 * What has to be seen for the programs in `folder` to work: the tool chain around it. Of a home, of a folder that many
 * share, and of one that holds credentials, only what a tool chain has is shown.
 */
function neededAround(folder, { root, homes }) {
    if (SHARED.includes(folder))
        return [];
    const isHomebrew = /\/\.linuxbrew\/s?bin$/.test(folder);
    const isPersonal = homes.some((home) => (0,sandbox_mount/* isWithin */.UO)(folder, home));
    if (folder.endsWith('/node_modules/.bin') || (isPersonal && !isHomebrew))
        return [neededFor(folder)];
    const hasPrefix = PROGRAMS.test(external_node_path_.basename(folder));
    const prefix = hasPrefix ? external_node_path_.dirname(folder) : folder;
    if (SHARED.includes(prefix))
        return [folder];
    const isClosed = [root, ...homes].some((place) => (0,sandbox_mount/* isWithin */.UO)(place, prefix)) ||
        (0,host_files/* namesIn */.wX)(prefix).some((name) => PERSONAL.test(name));
    if (!isClosed && INSTALLED.some((place) => (0,sandbox_mount/* isWithin */.UO)(prefix, place)))
        return [prefix];
    if (!hasPrefix)
        return isClosed ? [] : [prefix];
    const java = (0,host_files/* exists */.t2)(external_node_path_.join(prefix, 'release')) ? ['conf'] : [];
    return [folder, ...[...BESIDE, ...java].map((name) => external_node_path_.join(prefix, name)).filter(host_files/* exists */.t2)];
}
/** Folders of links to programs that lie elsewhere. */
const LINKING = ['/etc/alternatives', '/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
/** Where programs that are no part of the system lie. */
const APART = ['/opt', '/usr/local'];
/** Folders of `/opt` and `/usr/local` with programs to which a link in `folders`, or in the system's, leads. */
function linkedFolders(folders) {
    const found = new Set();
    const own = folders.filter((folder) => APART.some((apart) => (0,sandbox_mount/* isWithin */.UO)(folder, apart)));
    for (const folder of new Set([...LINKING, ...own])) {
        for (const name of (0,host_files/* linksIn */.Lf)(folder)) {
            const file = external_node_path_.join(folder, name);
            const direct = linkTarget(file);
            if (direct === null || !APART.some((apart) => (0,sandbox_mount/* isWithin */.UO)(direct, apart)))
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
/** What `/usr/local` has on every machine. */
const LOCAL = ['bin', 'games', 'include', 'lib', 'lib32', 'lib64', 'libexec', 'man', 'sbin', 'share'];
/** Folders of applications that keep their settings below `/usr/share`. */
const APPLICATIONS = /^(?:webapps|wordpress|phpmyadmin|roundcube(?:mail)?|nextcloud|owncloud|drupal\d*|mediawiki|moodle|zabbix|grafana|kibana|elasticsearch|opensearch|logstash|jenkins|tomcat\d*|jetty\d*|nginx|redmine|gitlab|gitea|cacti|nagios\d*|icinga\w*)$/;
/** Folders of `/usr` that hold settings of this machine, or what is no part of the system. `tools`: folders that are shown. */
function hiddenInUsr(tools) {
    const local = (0,host_files/* namesIn */.wX)('/usr/local').filter((name) => !LOCAL.includes(name));
    const share = (0,host_files/* namesIn */.wX)('/usr/share').filter((name) => APPLICATIONS.test(name));
    const folders = [
        ...local.map((name) => `/usr/local/${name}`),
        ...share.map((name) => `/usr/share/${name}`),
    ];
    return [...folders, '/usr/etc'].filter((folder) => (0,host_files/* isFolder */.lQ)(folder) && (0,host_files/* realPath */.Ye)(folder) === folder && !tools.some((tool) => (0,sandbox_mount/* isWithin */.UO)(tool, folder)));
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/tool-settings.js



/** Settings of tools in which some people keep passwords, below the folder of a tool. */
const OF_TOOLS = [
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
/** Names of files and folders in which programs and people keep nothing but secrets. */
const SECRET_STORES = [
    ...['.env', '.env.*', '.netrc', '.pypirc', '.git-credentials', '.pgpass', '.my.cnf', '.npmrc'],
    ...['credentials', 'secrets', 'secret', '*.keytab', '*.key', '*.p12', '*.pfx'],
    ...['json', 'yml', 'yaml', 'toml', 'xml', 'ini', 'txt'].flatMap((end) => [
        `credentials.${end}`,
        `secrets.${end}`,
    ]),
];
const STORE = new RegExp(`^(?:${SECRET_STORES.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|')})$`);
/** The same below `/usr`, where many tools share a folder. */
const OF_SYSTEM = [
    ...OF_TOOLS,
    ...['share/nodejs/npm/npmrc', 'share/nodejs/npm/.npmrc', 'share/*maven*/conf/settings.xml'],
    ...['share/*conda*/.condarc', 'share/*conda*/condarc', 'local/lib/node_modules/npm/npmrc'],
    ...['local/lib/node_modules/npm/.npmrc', 'local/.npmrc', 'local/.git/config'],
    ...['local', 'local/bin', 'local/sbin', 'local/share', 'local/lib', 'local/share/*', 'local/lib/*'].flatMap((folder) => SECRET_STORES.map((name) => `${folder}/${name}`)),
];
/** Files of these folders that no command sees, because they look as if they held a credential. */
function settingsWithCredentials(folders) {
    return folders.flatMap((folder) => (folder === '/usr' ? OF_SYSTEM : OF_TOOLS)
        .flatMap((pattern) => (0,host_files/* matchingBelow */.Nf)(folder, pattern))
        .map((name) => external_node_path_.join(folder, name))
        // What a link leads to is hidden or shown under its own name.
        .filter((file) => (0,host_files/* realPath */.Ye)(file) === file && ((0,host_files/* isFolder */.lQ)(file) || isStore(file) || holdsCredential(file))));
}
function isStore(file) {
    return STORE.test(external_node_path_.basename(file));
}
function holdsCredential(file) {
    const text = (0,host_files/* textOf */.b6)(file);
    return withoutCredentials(text) !== text;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/view.js














/** Where HOME cannot be hidden (it is the workspace, lies in it, or is missing), a folder of its own. */
const SPARE_HOME = '/tmp/home';
/** Empty for each command, and writable. */
const PRIVATE = [
    { kind: 'tmpfs', target: '/run', mode: '0755', readOnly: false },
    { kind: 'tmpfs', target: '/tmp', mode: '1777', readOnly: false },
    { kind: 'tmpfs', target: '/var/tmp', mode: '1777', readOnly: false },
];
function homeInside(options, root) {
    const home = (0,host_files/* realPath */.Ye)(options.hostEnv.HOME ?? options.accountHome ?? '');
    const usable = home !== null && (0,host_files/* isFolder */.lQ)(home) && !(0,sandbox_hidden/* holdsTheSystem */.ZW)(home) && !(0,sandbox_mount/* isWithin */.UO)(home, root);
    return usable ? home : SPARE_HOME;
}
function empty(target) {
    return { kind: 'tmpfs', target, mode: '0755', readOnly: false };
}
/** Homes of users, and the runner's folder of checkouts: of what is on PATH there, only that folder is shown. */
function homes(options) {
    const users = ['/root', ...(0,host_files/* namesIn */.wX)('/home').map((name) => `/home/${name}`)];
    const runner = (0,sandbox_hidden/* runnerFolder */.Xs)(options.hostEnv);
    const work = runner === null ? [] : [external_node_path_.dirname(external_node_path_.resolve(options.hostEnv.RUNNER_TEMP ?? ''))];
    const isRunner = runner !== null && (0,host_files/* exists */.t2)(external_node_path_.join(runner, '.runner'));
    return [...(0,cache_folders/* homesOf */.YI)(options), ...users, ...work, ...(isRunner ? [runner] : [])].filter((folder) => !(0,sandbox_hidden/* holdsTheSystem */.ZW)(folder));
}
/** What is shown of this machine beyond the system: tool chains, caches, and what the settings name. */
function wanted(options, searchPath, { shown }, root) {
    const inHome = (entry) => entry.startsWith('~/') ? (0,cache_folders/* homesOf */.YI)(options).map((home) => external_node_path_.join(home, entry.slice(2))) : [entry];
    const around = { root, homes: homes(options) };
    const programs = searchPath.filter((folder) => !mayHoldCredentials(folder));
    const tools = [...programs, ...linkedFolders(programs)].flatMap((folder) => neededAround(folder, around));
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
/** A mount follows links, so a path that goes through one is left to the measuring of the tree. */
function isItself(target) {
    return (0,host_files/* realPath */.Ye)(target) === target;
}
function lockedPaths(options, root) {
    const inside = options.protectedPaths().map((relative) => external_node_path_.join(root, relative));
    const locked = [external_node_path_.join(root, '.git'), ...options.gitDirs, ...inside].filter(isItself);
    const replaced = (options.replacements?.() ?? []).filter(({ target }) => isItself(target));
    return [
        ...locked.map((target) => readOnlyBind(target)),
        ...replaced.map(({ target, source }) => readOnlyBind(target, source)),
    ];
}
function coveredSockets(readable) {
    return listeningSockets()
        .map(host_files/* realPath */.Ye)
        .filter((target) => target !== null && !readable.includes(target))
        .map((target) => ({ kind: 'mask', target: target ?? '' }));
}
/** The system: the same for every run on this machine. */
function systemMounts(rootFolder, { shown, groups }, home) {
    return [
        { kind: 'root', source: rootFolder.path, target: '/' },
        ...shown.map((folder) => readOnlyBind(folder)),
        ...groups.map(({ source, target }) => readOnlyBind(target, source)),
        ...rootFolder.copies.map(({ source, target }) => readOnlyBind(target, source)),
        ...PRIVATE,
        { kind: 'tmpfs', target: home, mode: '0700', readOnly: false },
    ];
}
/** What is the same for all commands. */
function fixedMounts(options, places, found, rootFolder, system) {
    const { root, home, searchPath } = places;
    const { tools, others } = wanted(options, searchPath, found, root);
    const base = systemMounts(rootFolder, system, home);
    const closed = [...(0,sandbox_hidden/* hiddenFolders */.UA)(options.hostEnv, options.accountHome), home];
    const seen = [...tools, ...others, root].map((folder) => (0,host_files/* realPath */.Ye)(folder) ?? folder);
    const copied = rootFolder.copies.map(({ target }) => target);
    const unseen = hiddenInUsr(seen).filter((folder) => !copied.includes(folder));
    const hides = [...closed, ...found.closed, ...unseen].map(empty);
    // Those of `base` come last, and so decide of two for one path.
    const mounts = [...hides, ...base];
    const ground = { mounts, closed, root, resolve: (file) => rootFolder.resolve(file) };
    const shown = exposures([...tools, ...others], ground);
    // What is hidden by the root anyway needs no mount.
    const needed = hides.filter(({ target }) => !(0,sandbox_mount/* isHidden */.dK)([...base, ...shown], target));
    return { mounts: (0,sandbox_mount/* inMountOrder */.LL)([...needed, ...base, ...shown]), shown, ground };
}
/** Whether there is a file to hide: it may be hidden already, and of a copied folder it may not be there. */
function hasPlace({ kind, target }, fixed) {
    const around = (0,sandbox_mount/* decidingMount */.p3)(fixed, target);
    if (around?.kind !== 'bind')
        return kind === 'bind';
    return (0,host_files/* exists */.t2)(external_node_path_.join(around.source, external_node_path_.relative(around.target, target)));
}
/** Looks at the machine once; `mounts` then adds what may change from one command to the next. */
function createView(options) {
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const home = homeInside(options, root);
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    const found = (0,cache_folders/* findCaches */.hY)(options, root);
    const system = systemFolders();
    const rootFolder = new RootFolder(options.scratchDir, system.links, system.shown);
    const places = { root, home, searchPath: folders };
    const { mounts: fixed, shown, ground } = fixedMounts(options, places, found, rootFolder, system);
    const caches = writableCaches(found, ground, options);
    const masks = (0,sandbox_hidden/* maskedFiles */.PE)(options.hostEnv).map((target) => ({ kind: 'mask', target }));
    const settings = settingsWithCredentials(fixed.flatMap((mount) => (mount.kind === 'bind' ? [mount.source] : [])));
    const never = [...found.never, ...settings];
    const credentials = credentialMounts({ ...found, never }, aliasesOf(shown, caches), options.scratchDir).filter((mount) => hasPlace(mount, fixed));
    const inGit = specialFilesBelow(options.gitDirs).map((target) => ({ kind: 'mask', target }));
    const isSeen = (folder) => !(0,sandbox_mount/* isHidden */.dK)(fixed, rootFolder.resolve(folder));
    const mounts = (readOnly) => {
        const folderMounts = (0,sandbox_mount/* inMountOrder */.LL)([
            ...fixed,
            ...workspaceMounts(options, root, readOnly),
            ...lockedPaths(options, root),
        ]);
        const own = options.privateDirs
            .map(host_files/* realPath */.Ye)
            .filter((folder) => folder !== null && (0,host_files/* isFolder */.lQ)(folder) && !(0,sandbox_mount/* isHidden */.dK)(folderMounts, folder))
            .map((target) => ({ kind: 'tmpfs', target: target ?? '', mode: '0755', readOnly: true }));
        const all = (0,sandbox_mount/* inMountOrder */.LL)([...folderMounts, ...own]);
        const seen = ({ target }) => (0,host_files/* exists */.t2)(target) && !(0,sandbox_mount/* isHidden */.dK)(all, target);
        return (0,sandbox_mount/* inMountOrder */.LL)([...all, ...[...masks, ...inGit, ...coveredSockets(options.readable)].filter(seen)]);
    };
    const isUsable = (folder) => {
        const around = (0,sandbox_mount/* decidingMount */.p3)(fixed, rootFolder.resolve(folder));
        const isOurs = around?.kind === 'tmpfs' || (0,sandbox_mount/* isWithin */.UO)(folder, root);
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
/** Whether a command could write at this absolute path of the host. */
function isWritable(mounts, target) {
    const mount = decidingMount(mounts, target);
    return mount?.kind === 'bind' && !mount.readOnly;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/room.js
















/** Set by an environment of Python's while it is activated: its folder, whose `bin` is in PATH. */
const ACTIVATED = ['VIRTUAL_ENV', 'CONDA_PREFIX'];
/** Bytes of a private tmpfs that has no size of its own. */
const TMPFS_BYTES = Math.floor((0,tmpfs_sizes/* usableMemory */.U8)() / 4 / 4096) * 4096;
/** The shell that runs scripts: bash where there is one on PATH. */
function scriptShell(folders) {
    return (0,host_files/* findBinary */.jS)('bash', folders) ?? (0,host_files/* findBinary */.jS)('sh', [...folders, '/bin', '/usr/bin']) ?? '/bin/sh';
}
function innerOf(folders, opening = []) {
    const closing = inheritedDescriptors();
    const sh = (0,host_files/* findBinary */.jS)('sh', [...search_path/* SYSTEM_FOLDERS */.E, ...folders]) ?? '/bin/sh';
    const bash = (0,host_files/* findBinary */.jS)('bash', [...search_path/* SYSTEM_FOLDERS */.E, ...folders]);
    return { sh: (0,sandbox_inner/* innerShell */.zK)(sh, bash, closing), closing, opening, limits: sandbox_inner/* LIMITS */.b1 };
}
function workingFolder(root, relative) {
    const folder = (0,host_files/* realPath */.Ye)(external_node_path_.join(root, relative));
    return folder !== null && (0,sandbox_mount/* isWithin */.UO)(folder, root) && (0,host_files/* isFolder */.lQ)(folder) ? folder : null;
}
/** Why a command cannot run as it stands; null where it can. */
function flaw(command, cwd) {
    if (command.script.includes('\0'))
        return 'the command holds a NUL byte, which no shell takes: leave it out';
    if (cwd === null) {
        return `the working directory "${command.cwd}" is no folder in the workspace: name one that is`;
    }
    return null;
}
/** Toolchain variables where HOME cannot be hidden, and another folder stands in its place. */
function openPlaces({ hostEnv, accountHome }) {
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
function ownFolders(parent) {
    const own = { home: external_node_path_.join(parent, 'home'), temp: external_node_path_.join(parent, 'tmp') };
    for (const folder of [own.home, own.temp])
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    return own;
}
/**
 * HOME and TMPDIR where they cannot be private: those of the agent's commands last for the run. A gate, or a custom
 * constraint, gets new ones each time, for programs obey what they find there (`~/.npmrc`, `~/.curlrc`, python's
 * `usercustomize`), and the agent may have put it there.
 */
function openFolders(scratchDir) {
    const agent = ownFolders(scratchDir);
    let last = null;
    return (who) => {
        if (who === 'agent')
            return agent;
        if (last !== null)
            (0,external_node_fs_.rmSync)(last, { recursive: true, force: true });
        last = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(scratchDir, 'gate-'));
        return ownFolders(last);
    };
}
/** Without isolation: the view is the machine, and only the environment is ours. */
function openRoom(options, root, folders) {
    const places = openPlaces(options);
    const own = openFolders(options.scratchDir);
    const shell = scriptShell(folders);
    const inner = innerOf(folders);
    return (command) => {
        const cwd = workingFolder(root, command.cwd);
        const wrong = flaw(command, cwd);
        if (wrong !== null || cwd === null)
            return wrong ?? '';
        const { hostEnv: host, passEnv } = options;
        const inside = { host, passEnv, ...own(command.who), searchPath: folders, shell, places };
        return {
            options,
            mounts: [],
            cwd,
            environment: childEnvironment({ ...inside, ...withTools(options, folders, places, command) }, command.env),
            invocation: (0,sandbox_inner/* invocationOf */.QC)(shell, command.script, command.pipefail),
            inner,
            tmpfsBytes: TMPFS_BYTES,
        };
    };
}
function walledRoom(options, root, folders, layers) {
    const view = createView(options);
    const visible = folders.filter((folder) => view.searchPath.includes(folder));
    const shell = scriptShell(visible);
    const inner = innerOf(visible);
    const outward = { ...inner, opening: (0,forwarder/* forwarderLines */.Ku)() };
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
    const standIn = emptyStandIn(options.scratchDir);
    return (command, passage, atStart = { folders: [], files: [] }, special = []) => {
        const cwd = workingFolder(root, command.cwd);
        const wrong = flaw(command, cwd);
        if (wrong !== null || cwd === null)
            return wrong ?? '';
        const everything = (0,sandbox_mount/* inMountOrder */.LL)([
            tmpfs_sizes/* SHARED_MEMORY */.oW,
            ...view.mounts(command.readOnly ?? false),
            ...layers.mounts(command, [...view.caches, ...atStart.folders.map(toolFolder)]),
            ...atStart.files.map(({ target, source }) => ({ kind: 'bind', source, target, readOnly: true })),
            ...view.credentials,
        ]);
        const { checkout } = command;
        const shown = checkout === undefined ? everything : withCheckout(everything, root, { command, checkout, layers });
        const seesAll = command.who === 'gate' && command.gate === undefined;
        const denied = seesAll ? [] : deniedMounts(options, root, standIn, shown, command);
        const masked = checkout === undefined ? specialMasks(special, root, shown) : [];
        const mounts = (0,tmpfs_sizes/* sized */.Sk)((0,sandbox_mount/* inMountOrder */.LL)([...shown, ...denied, ...masked]), view.home, budget);
        // A mount in a folder that is not private would be made on the host.
        if (passage !== undefined && (0,sandbox_mount/* decidingMount */.p3)(mounts, forwarder/* INSIDE_SOCKET */.Nn)?.kind !== 'tmpfs') {
            return 'the workspace is /tmp or around it, where the way to the network has to lie: move the workspace';
        }
        const proxy = passage === undefined ? {} : (0,forwarder/* proxyVariables */.eq)();
        const all = passage === undefined ? mounts : (0,sandbox_mount/* inMountOrder */.LL)([...mounts, ...passage]);
        view.makePlaces(all);
        return {
            options,
            mounts: all,
            cwd,
            environment: childEnvironment({ ...inside, ...withTools(options, view.searchPath, inside.places, command), proxy }, command.env),
            invocation: (0,sandbox_inner/* invocationOf */.QC)(shell, command.script, command.pipefail),
            inner: passage === undefined ? inner : outward,
            tmpfsBytes: TMPFS_BYTES,
        };
    };
}
function specialMasks(special, root, shown) {
    return special
        .map((relative) => external_node_path_.join(root, relative))
        .filter((target) => (0,host_files/* realPath */.Ye)(target) === target && !(0,sandbox_mount/* isHidden */.dK)(shown, target))
        .map((target) => ({ kind: 'mask', target }));
}
function toolFolder({ target, lower }) {
    return { targets: [target], lower, needed: false };
}
/** PATH with its folders in the workspace, in its own order, and the variables that belong to them. */
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
    return new sandbox_layers/* Layers */.z(scratchDir, launcher.kind !== 'none' && launcher.layers !== null);
}
/** Looks at the machine once, for all commands of a run. `layers`: those of the run, where they are to last. */
function prepareRoom(launcher, options, layers = layersFor(launcher, options)) {
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    return launcher.kind === 'none'
        ? openRoom(options, root, folders)
        : walledRoom(options, root, folders, layers);
}


/***/ }),

/***/ 76761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ SYSTEM_FOLDERS),
/* harmony export */   h: () => (/* binding */ trustedFolders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79445);
/* harmony import */ var _mount_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69232);



/** Where an ordinary user's PATH often does not lead, though the tools of util-linux lie there. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];
/**
 * The folders of a PATH in which a program may be looked for: absolute, existing, once each, and not in the
 * workspace, where the agent could plant a `git` or a `node` (CASES, evasion 33).
 */
function trustedFolders(searchPath, workspace) {
    const folders = [];
    for (const entry of (searchPath ?? '').split(':')) {
        if (!node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(entry))
            continue;
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(entry);
        const real = (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .realPath */ .Ye)(folder);
        if (real === null || !(0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)(real) || folders.includes(folder))
            continue;
        if ((0,_mount_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(folder, workspace) || (0,_mount_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(real, workspace))
            continue;
        folders.push(folder);
    }
    return folders;
}


/***/ }),

/***/ 5340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ createShell)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(58217);
// EXTERNAL MODULE: ./build/adapters/sandbox/child.js
var sandbox_child = __webpack_require__(57239);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/start.js
var start = __webpack_require__(8445);
// EXTERNAL MODULE: ./build/adapters/sandbox/started.js
var sandbox_started = __webpack_require__(18896);
;// CONCATENATED MODULE: ./build/adapters/sandbox/kept-layers.js


/** ms in which the layers have to be mounted. */
const PATIENCE = 10_000;
/**
 * Mounts the layers of the agent's commands once, in a mount namespace of their own. A shell that waits at its stdin
 * keeps the namespace, so it ends with this process. Commands enter it, which costs them one program and no mount.
 */
class KeptLayers {
    #kept = null;
    #failed = false;
    /** The process whose namespaces hold the layers; null: there is none. */
    get pid() {
        return this.#kept !== null && (0,sandbox_started/* isAlive */._)(this.#kept.started) ? this.#kept.pid : null;
    }
    /**
     * The process that holds what `launch` mounts. null: it failed, and every command mounts its layers itself.
     * `beforeChange` ends whatever else is in the old namespace: one layer cannot be mounted in two.
     */
    async hold(launch, mountTable, beforeChange) {
        const key = JSON.stringify([launch, mountTable]);
        if (this.#kept?.key === key && this.pid !== null)
            return this.pid;
        if (this.#failed)
            return null;
        await beforeChange();
        await this.release();
        this.#kept = await keep(launch, key);
        this.#failed = this.#kept === null;
        return this.pid;
    }
    async release() {
        const kept = this.#kept;
        this.#kept = null;
        if (kept === null || !(0,sandbox_started/* isAlive */._)(kept.started))
            return;
        const { child } = (0,sandbox_started/* held */.y)(kept.started, true);
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.stdin?.end();
        await gone;
    }
}
/** Starts the shell and waits until it says which process it is. */
async function keep(launch, key) {
    const started = (0,start/* startChild */.v)(launch, null);
    if (started instanceof Error)
        return null;
    const { child } = started;
    child.on('error', () => { });
    child.stderr?.resume();
    const pid = await new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), PATIENCE);
        const end = (answer) => {
            clearTimeout(timer);
            resolve(answer);
        };
        let said = '';
        child.stdout?.on('data', (chunk) => {
            said += chunk.toString('utf8');
            const [, found = null] = /^(\d+)\r?\n/.exec(said) ?? [];
            if (found !== null)
                end(found);
        });
        child.once('error', () => end(null));
        child.once('exit', () => end(null));
    });
    if (pid !== null)
        return { key, started: (0,sandbox_started/* held */.y)(started, false), pid };
    child.stdin?.end();
    child.kill('SIGKILL');
    return null;
}

// EXTERNAL MODULE: ./build/adapters/sandbox/launcher.js + 2 modules
var sandbox_launcher = __webpack_require__(32797);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var sandbox_mount = __webpack_require__(69232);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes.js
var processes = __webpack_require__(41612);
;// CONCATENATED MODULE: ./build/adapters/sandbox/leftovers.js




/** Unique for each call: children inherit it unless they clear their environment. */
const MARKER = 'FORGE_CALL_ID';
function workingFolder(pid) {
    try {
        return (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        return '';
    }
}
function key(facts) {
    return `${facts.pid}:${facts.startedAt}`;
}
/** To be called just before the command starts. */
function beginTrace(id, root) {
    return { id, root, before: new Set((0,processes/* allProcesses */.X9)().map(key)) };
}
function hasMark(pid, id) {
    return (0,host_files/* textOf */.b6)(`/proc/${pid}/environ`).split('\0').includes(`${MARKER}=${id}`);
}
/**
 * Processes of the call that are still there: new since it began, and with its mark or at work in the
 * workspace. Our own children (git, at work there too) are told by the mark alone, and so is what those of them start
 * that were there before: the shells that start git for us.
 */
function leftovers(trace) {
    const all = (0,processes/* allProcesses */.X9)();
    const ours = all.filter((facts) => facts.parent === process.pid && trace.before.has(key(facts)));
    const starters = new Set([process.pid, ...ours.map(({ pid }) => pid)]);
    return all
        .filter((facts) => facts.pid !== process.pid && !trace.before.has(key(facts)))
        .filter(({ pid, parent }) => hasMark(pid, trace.id) || (!starters.has(parent) && (0,sandbox_mount/* isWithin */.UO)(workingFolder(pid), trace.root)))
        .map(({ pid }) => pid);
}
/** Bound on the hunt: a process that forks faster than it is found would keep us here for ever. */
const ROUNDS = 50;
/**
 * Without a PID namespace this is the best there is: kills what the call left behind, again until nothing is
 * found. Returns how many were killed. A process that cleared its environment and left the workspace is missed.
 */
function killLeftovers(trace) {
    const killed = new Set();
    for (let round = 0; round < ROUNDS; round++) {
        const found = leftovers(trace);
        if (found.length === 0)
            break;
        for (const pid of found)
            if ((0,processes/* sendSignal */.vG)(pid, 'SIGKILL'))
                killed.add(pid);
    }
    return killed.size;
}

// EXTERNAL MODULE: ./build/adapters/sandbox/network/forwarder.js
var forwarder = __webpack_require__(12206);
// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/adapters/sandbox/network/address.js

/** Not the internet's (IANA special-purpose address registry, RFC 6890 and what came after), and multicast. */
const CLOSED_V4 = [
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
/** Of the global unicast addresses (2000::/3) those that embed an IPv4 address or are for documents. */
const CLOSED_V6 = [
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
const closedV4 = blockList(CLOSED_V4, 'ipv4');
const closedV6 = blockList(CLOSED_V6, 'ipv6');
const globalV6 = blockList([['2000::', 3]], 'ipv6');
/** Whether this is an address of the public internet: not this machine, its network, its host or its cloud. */
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

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/outside.js




/** ms for one question to a name server, which is asked twice at most. */
const LOOKUP_PATIENCE = 4000;
/** ms for one address before the next is tried. Node's own 250 is less than a handshake across an ocean. */
const ADDRESS_PATIENCE = 2500;
/**
 * By Node's own resolver: no thread of the pool waits, so that a name server under the agent's control cannot
 * hold up the harness; neither search domains nor the machine's own tables are asked.
 */
async function resolve(host) {
    const resolver = new promises_.Resolver({ timeout: LOOKUP_PATIENCE, tries: 2 });
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
        autoSelectFamilyAttemptTimeout: ADDRESS_PATIENCE,
        // The name was resolved and judged before; asking again could give another answer.
        lookup: (_name, _options, answer) => answer(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
        // A client that closes its half still wants the answer.
        allowHalfOpen: true,
    }),
};

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/core/host-name.js
var host_name = __webpack_require__(27616);
;// CONCATENATED MODULE: ./build/adapters/sandbox/network/host-rule.js

/**
 * Whether a list of `sandbox.network` names this host. An entry is an exact name, or `*.example.com` for every
 * name below that one, itself not included. Whatever is no plain full name is on no list.
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

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/refusals.js

/** Hosts on record for one command: what goes on and on adds nothing to what the first ones say. */
const MOST = 20;
/** Characters of a name as the command spelled it. */
const LONGEST = 120;
/** What the proxy would not do for one command: the first reason for each host. */
class Refusals {
    #byHost = new Map();
    note(refused) {
        const host = legible(refused.host);
        if (this.#byHost.size < MOST && !this.#byHost.has(host)) {
            this.#byHost.set(host, { ...refused, host, reason: (0,printable/* printable */.g)(refused.reason).text });
        }
    }
    all() {
        return [...this.#byHost.values()];
    }
}
/** A name as it was spelled, fit for a message: it may be anything. */
function legible(spelled) {
    const { text } = (0,printable/* printable */.g)(spelled.slice(0, LONGEST));
    return spelled.length > LONGEST ? `${text}…` : text;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/target.js



/** What the proxy opens: the web, and nothing that only listens beside it. */
const WEB_PORTS = { http: 80, https: 443 };
function refusal(code, host, reason) {
    return { code, host, reason };
}
function isRefused(value) {
    return 'code' in value && 'reason' in value;
}
/**
 * Reads `host:port` and judges it. Strictly, and not by the URL Standard: that one would make a plain address
 * of `0x7f.1` and forgive what a name server, or the next proxy, might read otherwise.
 */
function targetOf(authority, usualPort, ports, list) {
    const [, spelled = '', port = ''] = /^([^:]*)(?::(\d{1,5}))?$/.exec(authority) ?? [];
    const host = (0,host_name/* canonicalHost */.r)(spelled);
    if (host === null || (port === '' && usualPort === null)) {
        const reason = `"${legible(authority)}" is no full host name: addresses and other spellings are never let through, use the name`;
        return refusal('NET-01', authority, reason);
    }
    if (!isHostAllowed(host, list)) {
        const reason = `${host} is not in sandbox.network: only the hosts named there can be reached`;
        return refusal('NET-02', host, reason);
    }
    const wanted = port === '' ? (usualPort ?? 0) : Number(port);
    if (!ports.includes(wanted)) {
        return refusal('NET-01', host, `port ${wanted} of ${host} is closed: the proxy opens 80 and 443 only`);
    }
    return { host, port: wanted };
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/plain.js


/** Meant for one connection, not for the other end (RFC 9110, 7.6.1), and Host, which is ours to say. */
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
/** Reads a request to a proxy: `GET http://host/path` (RFC 9112, 3.2.2). Null: it is for no other host. */
function absoluteRequest(url, list) {
    if (url.startsWith('/') || url === '*')
        return null;
    const [, authority, rest = ''] = /^http:\/\/([^/?#\\]*)([^#]*)/i.exec(url) ?? [];
    if (authority === undefined) {
        return refusal('NET-01', url, 'a proxy is asked for http://…, or for a tunnel (CONNECT) for all else');
    }
    const target = targetOf(authority, WEB_PORTS.http, [WEB_PORTS.http], list);
    return isRefused(target) ? target : { ...target, path: rest.startsWith('/') ? rest : `/${rest}` };
}
/** Reads a request inside a tunnel, which may ask for no other host than the tunnel is for. */
function tunnelledRequest(url, host, tunnel, list) {
    const target = targetOf(host ?? '', tunnel.port, [tunnel.port], list);
    if (isRefused(target))
        return target;
    if (target.host !== tunnel.host || !url.startsWith('/')) {
        return refusal('NET-01', tunnel.host, `a request for another host came in a tunnel to ${tunnel.host}`);
    }
    return { ...target, path: url };
}
/** The headers to pass on, in order: `name, value, name, value`. */
function passedOn(raw, connection) {
    const named = (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
    const dropped = new Set([...HOP_BY_HOP, ...named]);
    // What frames the body stays, whatever the Connection header says of it.
    dropped.delete('content-length');
    return raw.filter((_text, at) => !dropped.has((raw[at - (at % 2)] ?? '').toLowerCase()));
}
function requestThrough(socket, asked, from) {
    const framing = from.headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked'];
    const headers = passedOn(from.rawHeaders, from.headers.connection);
    return (0,external_node_http_.request)({
        createConnection: () => socket,
        method: from.method ?? 'GET',
        path: asked.path,
        setHost: false,
        headers: ['Host', asked.host, ...headers, ...framing, 'Connection', 'close'],
    });
}
/** Hands an answer back. Throws where Node would not write what it has read: a status of 42, say. */
function handBack(answer, to) {
    const headers = passedOn(answer.rawHeaders, answer.headers.connection);
    to.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', [...headers]);
    answer.on('error', () => to.destroy());
    answer.pipe(to);
}
/** Makes the request over a connection to a checked address, and hands the answer back as it comes. */
function forward(socket, asked, from, to) {
    const outgoing = requestThrough(socket, asked, from);
    const end = () => {
        outgoing.destroy();
        to.destroy();
    };
    outgoing.on('error', end);
    outgoing.on('response', (answer) => {
        try {
            handBack(answer, to);
        }
        catch {
            end();
        }
    });
    to.on('close', () => outgoing.destroy());
    from.pipe(outgoing);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/client-hello.js
/** Bytes of TLS records looked at before the first message must be whole. Key shares included, 2 KB are usual. */
const LONGEST_HELLO = 32 * 1024;
const HANDSHAKE_RECORD = 22;
const CLIENT_HELLO = 1;
/** Records that a client may send right after its hello: change cipher spec, alert, early data. */
const MAY_FOLLOW = new Set([20, 21, 23]);
/** Extension number and type of a name: RFC 6066, 3. */
const SERVER_NAME = 0;
const HOST_NAME = 0;
/** RFC 8446, 4.2.11: no extension follows it. */
const PRE_SHARED_KEY = 41;
/**
 * Extensions that may hide the server's name: ECH with its inner and outer marks and all drafts of it (0xfe00 to 0xfeff are
 * the range that they took their numbers from), and ESNI before it (0xffce). Clients that send ECH as a decoy (GREASE) are
 * refused as well: nobody but the server can tell a decoy from another name behind the same front.
 */
function hidesName(type) {
    return (type >= 0xfe00 && type <= 0xfeff) || type === 0xffce || type === 0xfd00 || type === 0xda09;
}
/** Takes fields off the front; every read past the end throws RangeError, which `readHello` answers for. */
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
    /** A vector with its length in front (RFC 8446, 3.4). */
    vector(lengthSize) {
        return this.bytes(this.number(lengthSize));
    }
}
function bad(why) {
    return { state: 'bad', why };
}
/** How long the message is that these handshake bytes begin with; null while its head is not all there. */
function messageLength(parts, total) {
    return total < 4 ? null : 4 + Buffer.concat(parts).readUIntBE(1, 3);
}
/**
 * The first message in the records so far, which may be spread over several: all that there is of it. Null: no
 * TLS handshake. `trailed`: more handshake bytes or no record at all follows it, which no client sends.
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
    const trailed = whole && (total > (length ?? 0) || (next !== undefined && !MAY_FOLLOW.has(next)));
    return { bytes: Buffer.concat(parts), whole, trailed };
}
const TRAILING = 'it has bytes that belong to no field';
function nameIn(extension) {
    const whole = new Fields(extension);
    const list = new Fields(whole.vector(2));
    const type = list.number(1);
    const name = list.vector(2);
    if (type !== HOST_NAME || list.left > 0)
        return bad('it names more than one server');
    if (whole.left > 0)
        return bad(TRAILING);
    return { state: 'named', name: name.toString('latin1') };
}
/** The body of a ClientHello (RFC 8446, 4.1.2). */
function readBody(body) {
    const fields = new Fields(body);
    if (fields.number(1) !== 3)
        return bad('it is no TLS');
    fields.bytes(1 + 32); // minor version, random
    if (fields.vector(1).length > 32)
        return bad(TRAILING); // session
    const suites = fields.vector(2);
    const compression = fields.vector(1);
    if (suites.length === 0 || suites.length % 2 > 0 || compression.length === 0)
        return bad(TRAILING);
    if (fields.left === 0)
        return bad('it names no server (SNI)');
    const extensions = new Fields(fields.vector(2));
    if (fields.left > 0)
        return bad(TRAILING);
    let found = bad('it names no server (SNI)');
    const seen = new Set();
    while (extensions.left > 0) {
        const type = extensions.number(2);
        const content = extensions.vector(2);
        if (seen.has(type))
            return bad('it has an extension twice');
        seen.add(type);
        if (hidesName(type))
            return bad('it is encrypted (ECH or ESNI), so that its server cannot be seen');
        if (type === SERVER_NAME)
            found = nameIn(content);
        if (type === PRE_SHARED_KEY && extensions.left > 0)
            return bad(TRAILING);
    }
    return found;
}
/** The server that the beginning of a TLS connection asks for. Never throws. */
function readHello(received) {
    const message = firstMessage(received);
    if (message === null)
        return bad('it is no TLS');
    const { bytes, whole, trailed } = message;
    if (bytes.length > 0 && bytes[0] !== CLIENT_HELLO)
        return bad('it does not begin with a ClientHello');
    if (!whole)
        return received.length > LONGEST_HELLO ? bad('its beginning is too long') : { state: 'partial' };
    if (trailed)
        return bad('more follows its ClientHello than a client sends');
    try {
        return readBody(bytes.subarray(4, 4 + bytes.readUIntBE(1, 3)));
    }
    catch {
        return bad('its ClientHello is malformed');
    }
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/tunnel.js




/** ms in which a client must say which server it wants. */
const HELLO_PATIENCE = 10_000;
/** Pieces in which it may do so: each has the whole read anew. */
const MOST_PIECES = 64;
/** A fatal alert, unrecognized_name (RFC 6066, 3), so that the client says more than "connection reset". */
const UNRECOGNIZED_NAME = Buffer.from([21, 3, 3, 0, 2, 2, 112]);
/** The client's first bytes, until they say which server it wants, or that they never will. */
function beginningOf(client, head) {
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
            else if (pieces > MOST_PIECES)
                settle({ state: 'bad', why: 'it comes in too many pieces' });
        };
        const take = (chunk) => {
            bytes = Buffer.concat([bytes, chunk]);
            pieces++;
            look();
        };
        // A client that goes away without a word wanted to see whether there is a way: nothing was sent.
        const gone = () => settle({ state: 'partial' });
        const timer = setTimeout(() => settle({ state: 'bad', why: 'it did not begin' }), HELLO_PATIENCE);
        client.on('data', take).on('end', gone).on('close', gone);
        if (client.destroyed)
            gone();
        else
            look();
    });
}
/** Ties two streams together: what one sends the other gets, and none outlives the other's failure. */
function join(one, other) {
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
 * Lets a TLS connection through once its ClientHello names the very host that the tunnel was opened for: a
 * server of many names would else serve another. Returns why it was not let through; null where it was.
 */
async function tunnelTls(client, head, server, target) {
    const { bytes, reading } = await beginningOf(client, head);
    if (reading.state === 'named' && (0,host_name/* canonicalHost */.r)(reading.name) === target.host) {
        server.write(bytes);
        join(client, server);
        return null;
    }
    server.destroy();
    if (reading.state === 'partial') {
        client.destroy();
        return null;
    }
    client.end(UNRECOGNIZED_NAME);
    const why = reading.state === 'named' ? `it asks the server for "${legible(reading.name)}" instead` : reading.why;
    return refusal('NET-01', target.host, `a connection to ${target.host} was cut off: ${why}`);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/proxy.js






/** Connections at a time of one command. A package manager opens some 50. */
const MOST_CONNECTIONS = 128;
/** Bytes of one request's head. */
const LONGEST_HEAD = 16 * 1024;
/** ms in which a request's head must be there. */
const HEAD_PATIENCE = 10_000;
/** ms in which a server must take the connection. */
const CONNECT_PATIENCE = 15_000;
/** Why there is no connection although nothing forbids it. */
class Unreachable extends Error {
}
function message(reason) {
    return `forge-headless: ${reason}\n`;
}
function answerOf(status, reason) {
    const body = message(reason);
    const length = Buffer.byteLength(body);
    return `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
}
/** Resolves once the connection stands; throws Unreachable. */
function standing(socket, host) {
    return new Promise((resolve, reject) => {
        const fail = (why) => {
            socket.destroy();
            reject(new Unreachable(`cannot reach ${host}: ${why}`));
        };
        const timer = setTimeout(() => fail(`no answer within ${CONNECT_PATIENCE / 1000} s`), CONNECT_PATIENCE);
        socket.once('connect', () => resolve(socket));
        socket.once('close', () => fail('the connection was closed'));
        socket.on('error', (error) => fail(error.message));
        for (const event of ['connect', 'close'])
            socket.once(event, () => clearTimeout(timer));
    });
}
/**
 * An HTTP proxy for one command, at a unix socket. It alone decides where a connection goes: the name must be on
 * the list, every address of the name must be public, and the connection goes to an address that was checked. A
 * redirect is a new request, judged like the first.
 */
class HostProxy {
    #list;
    #outside;
    #refusals = new Refusals();
    #open = new Set();
    #closed = false;
    /** Connections that are the inside of a tunnel to port 80, and where it leads. */
    #tunnels = new WeakMap();
    #server = (0,external_node_http_.createServer)({
        maxHeaderSize: LONGEST_HEAD,
        headersTimeout: HEAD_PATIENCE,
        requestTimeout: 0,
    });
    constructor(list, outside) {
        this.#list = list;
        this.#outside = outside;
        const server = this.#server;
        server.maxConnections = MOST_CONNECTIONS;
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
    /** What was refused so far, each host once. */
    refused() {
        return this.#refusals.all();
    }
    /** Cuts every connection, on both sides. */
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
        // A name that was looked up while the command ended: nothing goes out for it any more.
        if (this.#closed)
            stream.destroy();
        this.#open.add(stream);
        stream.once('close', () => this.#open.delete(stream));
        // Without a listener an error would end the harness; whoever uses the stream sees it closed.
        stream.on('error', () => stream.destroy());
        return stream;
    }
    /** A connection to a checked address of the host, or why there may be none. Throws Unreachable. */
    async #reach({ host, port }) {
        const addresses = await this.#outside.resolve(host).catch(() => {
            throw new Unreachable(`${host} has no address`);
        });
        if (this.#closed)
            throw new Unreachable('the command is over');
        const barred = addresses.find((address) => !this.#outside.mayReach(address));
        if (barred !== undefined) {
            const reason = `${host} leads to ${barred}, which is not on the public internet: no list opens that`;
            return refusal('NET-01', host, reason);
        }
        return await standing(this.#keep(this.#outside.connect(addresses, port)), host);
    }
    /** `CONNECT host:port`. Never rejects. */
    async #connect(request, client, head) {
        try {
            const ports = this.#tunnels.has(client) ? [] : [WEB_PORTS.https, WEB_PORTS.http];
            const target = targetOf(request.url ?? '', null, ports, this.#list);
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
    /** Plain HTTP in a tunnel is read like any other: its requests could name another host. */
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
    /** Any other request. Never throws. */
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

;// CONCATENATED MODULE: ./build/adapters/sandbox/network/passage.js






/** Opens a passage for each command, so that what a proxy saw belongs to one command and ends with it. */
class Passages {
    #list;
    #outside;
    #parent;
    #folder = null;
    #opened = 0;
    /** `parent` is a folder of the harness's that no command sees. */
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
        // By way of a descriptor: the path of a socket may have 107 bytes and no more (unix(7)).
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

// EXTERNAL MODULE: ./build/adapters/sandbox/network/require.js
var network_require = __webpack_require__(58811);
// EXTERNAL MODULE: ./build/adapters/sandbox/hidden.js
var sandbox_hidden = __webpack_require__(39333);
// EXTERNAL MODULE: ./build/adapters/sandbox/search-path.js
var search_path = __webpack_require__(76761);
;// CONCATENATED MODULE: ./build/adapters/sandbox/hidden-programs.js





/** Ways in which shells and programs say that they did not find a program; the first group is its name. */
const MISSING = [
    /([^\s:'"`‘’“”]+)['"`’”]?: (?:command )?not found\b/i,
    /command not found: ([^\s:]+)/i,
    /([^\s:'"`‘’“”]+)['"`’”]?: (?:failed to execute: )?no such file or directory/i,
    /no such file or directory(?: \(os error 2\))?: ['"`‘“]?([^\s:'"`’”]+)/i,
    /\bspawn(?:Sync)? (\S+) ENOENT\b/,
    /exec: "([^"]+)": (?:executable file not found|stat)/,
];
/** More names than that in one output are no single missing program. */
const MOST_NAMES = 20;
/** Longer lines are not searched: a pattern takes too long on them. */
const LONGEST_LINE = 1000;
/** Bare names of programs that the output says are missing, and paths to programs. */
function missingNames(output) {
    const lines = output.split('\n').filter(({ length }) => length <= LONGEST_LINE);
    const names = lines.flatMap((line) => MISSING.flatMap((pattern) => {
        const name = pattern.exec(line)?.[1] ?? '';
        return /^[\w./+@-]+$/.test(name) ? [name] : [];
    }));
    return [...new Set(names)].slice(0, MOST_NAMES);
}
/**
 * One line for programs that the output says are missing, that the harness's own PATH finds, and that the sandbox does
 * not show. Only names on PATH are looked up, so that a command learns of no other file of the machine. Null where there
 * are none.
 */
function hiddenPrograms(output, { mounts, searchPath, options }) {
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
            return inside.includes(folder) && real !== null && !(0,sandbox_mount/* isHidden */.dK)(mounts, real);
        });
        return program === null || isSeen ? [] : [program];
    });
    if (found.length === 0)
        return null;
    const closed = (0,sandbox_hidden/* hiddenFolders */.UA)(options.hostEnv, options.accountHome);
    const places = found.map((program) => placeOf(program, inside, closed));
    const list = (texts) => [...new Set(texts)].slice(0, 3).join(', ');
    return `[the sandbox does not show ${list(found)}; a person can show it with the setting sandbox.readable: [${list(places)}]]`;
}
/** The folder to show; of a folder that is never shown as a whole, only the program. */
function placeOf(program, inside, closed) {
    const shown = inside.includes(external_node_path_.dirname(program)) ? ((0,host_files/* realPath */.Ye)(program) ?? program) : program;
    const folder = external_node_path_.dirname(shown);
    return closed.includes((0,host_files/* realPath */.Ye)(folder) ?? folder) ? shown : folder;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/refused-writes.js


/** What programs say of a write that a read-only mount refused. */
const READ_ONLY = /read-only file ?system|\bEROFS\b|os error 30\b|errno 30\b/i;
/** SQLite's words for that name no file. */
const DATABASE = /unable to open database|attempt to write a readonly database/i;
function isKept(mounts, file) {
    const mount = (0,sandbox_mount/* decidingMount */.p3)(mounts, file);
    if (mount === undefined || mount.kind === 'root')
        return !/^\/(?:dev|proc|sys)(?:\/|$)/.test(file);
    return mount.kind === 'mask' || (mount.kind !== 'layer' && mount.readOnly);
}
/** Words of the line that can be paths; those relative to `cwd` only if they lie in the workspace. */
function pathsIn(line, cwd) {
    const words = line.split(/[\s'"`‘’()[\],;]+|:(?=\s|$)/).filter((word) => /[\w.]/.test(word));
    return words.map((word) => external_node_path_.resolve(cwd, word));
}
/** The folder or file that is mounted read-only at this path; the path itself where nothing is mounted. */
function keptPlace(mounts, file) {
    const mount = (0,sandbox_mount/* decidingMount */.p3)(mounts, file);
    return mount === undefined || mount.kind === 'root' ? file : mount.target;
}
/**
 * One line that says that the sandbox refused a write, and where: the command's output reads as if the machine were
 * broken. Null where nothing in the output says so.
 */
function refusedWrites(output, mounts, where) {
    const lines = output.split('\n');
    const refused = lines.filter((line) => READ_ONLY.test(line));
    const hasDatabase = lines.some((line) => DATABASE.test(line));
    if (refused.length === 0 && !hasDatabase)
        return null;
    const named = refused.flatMap((line) => pathsIn(line, where.cwd)).filter((file) => isKept(mounts, file));
    const places = [...new Set(named.map((file) => keptPlace(mounts, file)))].slice(0, 3);
    const outside = mounts
        .filter((mount) => mount.kind === 'bind' && mount.readOnly && !(0,sandbox_mount/* isWithin */.UO)(mount.target, where.root))
        .map(({ target }) => target);
    const known = places.length > 0 ? places : hasDatabase ? outside.slice(0, 5) : [];
    const what = known.length === 0 ? 'what is not in the workspace' : known.join(', ');
    return `[the sandbox keeps ${what} read-only; write to the workspace, $HOME or $TMPDIR instead]`;
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/noted.js


/** Adds a line after what a failed command printed, for each way in which the sandbox can be the cause. */
function noted(result, { mounts, cwd, environment, options }, root) {
    if (result.exitCode === 0)
        return result;
    const notes = [
        refusedWrites(result.output, mounts, { cwd, root }),
        hiddenPrograms(result.output, { mounts, searchPath: environment.PATH ?? '', options }),
    ].filter((note) => note !== null);
    if (notes.length === 0)
        return result;
    return { ...result, output: `${result.output.replace(/\n*$/, '\n')}${notes.join('\n')}\n` };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
;// CONCATENATED MODULE: ./build/adapters/sandbox/orphans.js




/**
 * `sh` text that keeps the last line it reads and, when its stdin ends, kills what that names: a process group, and every
 * process with that mark in its environment. An empty line names nothing.
 */
const SCRIPT = `
while read -r line; do last=$line; done
set -- $last
[ "$#" = 2 ] || exit 0
kill -s KILL -- "-$1"
for round in 1 2 3; do
  for folder in /proc/[0-9]*; do
    grep -qszFx "${MARKER}=$2" "$folder/environ" && kill -s KILL "\${folder#/proc/}"
  done
done`;
/**
 * Without a PID namespace: ends the running command when the harness is gone, however it ended. The kernel tells only
 * the command's first process, so a shell waits for the end of a pipe that we hold.
 */
class Orphans {
    #watcher = null;
    /** To be called before a command starts, so that what it leaves over can be told from this. */
    prepare() {
        if (this.#watcher !== null)
            return;
        const child = (0,external_node_child_process_.spawn)(quote/* POSIX_SHELL */.P, ['-c', SCRIPT], {
            cwd: '/',
            env: {},
            stdio: ['pipe', 'ignore', 'ignore'],
            detached: true,
        });
        // Where it cannot start or was killed, commands run all the same.
        child.on('error', () => { });
        child.stdin?.on('error', () => { });
        (0,sandbox_started/* held */.y)({ child, reader: null }, false);
        this.#watcher = child;
    }
    /** The command runs in this process group, and its processes have this mark. */
    begin(group, mark) {
        if (group !== undefined)
            this.#watcher?.stdin?.write(`${group} ${mark}\n`);
    }
    /** The command is over. */
    end() {
        this.#watcher?.stdin?.write('\n');
    }
}

// EXTERNAL MODULE: ./build/adapters/sandbox/output.js
var output = __webpack_require__(29592);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/adapters/sandbox/pipes.js




/** Made at once, so that one process serves many commands. */
const BATCH = 16;
/**
 * Real pipes for the output of commands. Node's own are sockets, and a script that writes to `/dev/stderr` or
 * `/dev/stdout` cannot open a socket: it would fail here and nowhere else. A pipe is used once, and has no name
 * any more when its command starts, so that nothing left over from another call can write to it.
 */
class PipeStore {
    #mkfifo;
    #parent;
    #owner;
    #folder = null;
    #made = 0;
    #names = [];
    /** `owner`: the user of the commands, who opens the pipe once more as `/dev/stdout`. */
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
    /** null where no pipe can be made: then a socket has to do. */
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
    // The reader first and without waiting: then there is one, and opening the writer does not wait either.
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

// EXTERNAL MODULE: ./build/adapters/sandbox/probe.js + 3 modules
var probe = __webpack_require__(63691);
// EXTERNAL MODULE: ./build/adapters/sandbox/room.js + 17 modules
var room = __webpack_require__(33210);
;// CONCATENATED MODULE: ./build/adapters/sandbox/standby.js




/**
 * One program that is started before there is a command for it, and waits at its stdin. To start it takes several
 * ms, above all a fork of this process; to tell it what to do takes none. It knows nothing of the command and shows
 * nothing yet: the view is put together from what it is told, and so from what is there when the command comes.
 */
class Standby {
    #pipes;
    #group;
    #waiting = null;
    #filling = false;
    /** How often one was asked for. */
    #taken = 0;
    constructor(pipes, group = null) {
        this.#pipes = pipes;
        this.#group = group;
    }
    /** The program of this launch: the one that waits, or else a new one. */
    async take(launch) {
        this.#taken += 1;
        const waiting = this.#waiting;
        if (waiting !== null && waiting.key === keyOf(launch) && (0,sandbox_started/* isAlive */._)(waiting.started)) {
            this.#waiting = null;
            return (0,sandbox_started/* held */.y)(waiting.started, true);
        }
        if (launch.once !== true)
            await this.dismiss();
        const started = (0,start/* startChild */.v)(launch, (await this.#pipes?.take()) ?? null);
        return started instanceof Error ? started : this.#inGroup(started);
    }
    #inGroup(started) {
        return this.#group === null ? started : { ...started, joined: this.#group.join(started.child.pid) };
    }
    /** Ends the one that waits. */
    async dismiss() {
        const waiting = this.#waiting;
        this.#waiting = null;
        if (waiting !== null)
            await dismissed(waiting.started);
    }
    /** Has one wait for the next launch, unless that comes first: the layers of both are the same. */
    fillSoon(launch) {
        const taken = this.#taken;
        // Not at once: whoever called goes on first, and has time to spare while git looks at the tree.
        setImmediate(() => {
            if (taken === this.#taken)
                void this.fill(launch);
        });
    }
    /** Has one wait for the next launch that is like this one but for its stdin. */
    async fill(launch) {
        if (this.#waiting !== null || this.#filling || launch.stdin === null || launch.once === true)
            return;
        this.#filling = true;
        const taken = this.#taken;
        const pipe = (await this.#pipes?.take()) ?? null;
        // Another command has begun meanwhile: the layers that this one would make ready are in use.
        if (taken !== this.#taken) {
            this.#filling = false;
            if (pipe !== null)
                for (const end of [pipe.reader, pipe.writer])
                    (0,external_node_fs_.closeSync)(end);
            return;
        }
        const key = keyOf(launch);
        const started = (0,start/* startChild */.v)(launch, pipe);
        this.#filling = false;
        if (started instanceof Error)
            return;
        // Of one that fails while it waits, `take` sees that it is gone.
        started.child.on('error', () => { });
        this.#waiting = { key, started: (0,sandbox_started/* held */.y)(this.#inGroup(started), false) };
    }
}
/** With the mount table: namespaces that are made while it waits have a copy of the one of then. */
function keyOf({ file, args, cwd, env, opening }) {
    return JSON.stringify([file, args, cwd, env, opening, (0,host_files/* textOf */.b6)('/proc/self/mountinfo')]);
}
/** ms that one whose stdin ended may take to end. */
const standby_PATIENCE = 5000;
/** Resolves once it is gone: two that make the same layers ready at once would be in each other's way. */
async function dismissed(started) {
    const { child, reader } = (0,sandbox_started/* held */.y)(started, true);
    if (reader !== null)
        (0,external_node_fs_.closeSync)(reader);
    if (!(0,sandbox_started/* isAlive */._)(started))
        return;
    const gone = new Promise((resolve) => {
        child.once('exit', () => resolve());
    });
    child.stdin?.end();
    const timer = setTimeout(() => child.kill('SIGKILL'), standby_PATIENCE);
    await gone;
    clearTimeout(timer);
}

;// CONCATENATED MODULE: ./build/adapters/sandbox/shell.js




















function resultOf(child, leftovers) {
    const capped = child.endedBy === 'output';
    const shown = (0,printable/* printable */.g)(child.output);
    const note = capped ? `\n[killed: it printed more than ${output/* OUTPUT_CAP */.b / 1024 ** 2} MB]\n` : '';
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
        leftovers,
    };
}
/** What a gate has to see as it was; nothing for the agent's commands. */
async function toolsFor({ gate, checkout }, { pathTools, judgedPaths }) {
    if (gate === undefined ||
        checkout !== undefined ||
        pathTools === undefined ||
        pathTools.folders.length === 0)
        return { folders: [], files: [] };
    return pathTools.asAtStart((await judgedPaths?.()) ?? new Set());
}
/** Sockets and FIFOs in the workspace. Without a sandbox nothing hides them. */
async function specialFiles({ kind }, options) {
    return kind === 'none' ? [] : ((await options.specialFiles?.()) ?? []);
}
function planted(changed) {
    return `not run: PATH leads to ${changed.slice(0, 3).join(', ')}, which changed since the run began; without isolation the gate cannot be shown what was there, so a program planted there could decide it`;
}
function refused(startError) {
    return {
        exitCode: null,
        signal: null,
        timedOut: false,
        startError,
        output: '',
        droppedBytes: 0,
        durationMs: 0,
        outputCapped: false,
        leftovers: 0,
    };
}
function pipeStore(launcher, options, root) {
    const folders = (0,search_path/* trustedFolders */.h)(options.hostEnv.PATH, root);
    const mkfifo = (0,host_files/* findBinary */.jS)('mkfifo', [...folders, ...search_path/* SYSTEM_FOLDERS */.E]);
    return mkfifo === null ? null : new PipeStore(mkfifo, options.scratchDir, (0,sandbox_launcher/* userOf */.Z5)(launcher, options));
}
/** Without a namespace: follows what the command starts, and kills what is left of it. */
async function runOpen(launcher, prepared, limits, { pipes, orphans, root, }) {
    const pipe = (await pipes?.take()) ?? null;
    orphans.prepare();
    const trace = beginTrace((0,external_node_crypto_.randomUUID)(), root);
    const environment = { ...prepared.environment, [MARKER]: trace.id };
    let killed = 0;
    const afterExit = () => {
        killed = killLeftovers(trace);
    };
    const launch = (0,sandbox_launcher/* launchOf */.v4)(launcher, { ...prepared, environment });
    const started = (0,start/* startChild */.v)(launch, pipe);
    if (!(started instanceof Error))
        orphans.begin(started.child.pid, trace.id);
    const child = await (0,sandbox_child/* runChild */.w)(launch, { ...limits, afterExit }, started);
    orphans.end();
    return resultOf(child, killed);
}
/** What starts a command: in the namespace that keeps the layers, where it shares them with others. */
async function launchFor(command, prepared, from) {
    const { launcher, kept, standby } = from;
    // A gate's layers are new each time, so nothing of them is kept.
    if (command.gate !== undefined)
        return { ...(0,sandbox_launcher/* launchOf */.v4)(launcher, prepared), once: true };
    const keeper = (0,sandbox_launcher/* keeperOf */.yD)(launcher, prepared);
    const pid = keeper === null
        ? kept.pid
        : await kept.hold(keeper, (0,host_files/* textOf */.b6)('/proc/self/mountinfo'), () => standby.dismiss());
    return (0,sandbox_launcher/* launchOf */.v4)(launcher, prepared, pid);
}
function quartersFor({ launcher }, options) {
    const made = new Map();
    const layers = (0,room/* layersFor */.a1)(launcher, options);
    return (network) => {
        const key = JSON.stringify(network);
        const known = made.get(key);
        if (known !== undefined)
            return known;
        const hosts = (0,network_require/* hostsOf */.PP)(network);
        const quarters = {
            prepare: (0,room/* prepareRoom */.Xg)(launcher, { ...options, network }, layers),
            passages: hosts === null ? null : new Passages(hosts, options.scratchDir, options.outside),
        };
        made.set(key, quarters);
        return quarters;
    };
}
/**
 * The one door for commands and gates. Nothing it starts is alive when `run` returns: in a PID namespace by the
 * kernel's own rule, without one as far as its processes can be found. `run` never throws.
 */
function createShell(isolation, options) {
    const { launcher } = isolation;
    const root = (0,host_files/* realPath */.Ye)(options.root) ?? options.root;
    const quarters = quartersFor(isolation, options);
    quarters(options.network);
    const pipes = pipeStore(launcher, options, root);
    const open = { pipes, orphans: new Orphans(), root };
    const ready = { launcher, kept: new KeptLayers(), standby: new Standby(pipes, isolation.group ?? null) };
    async function run(command) {
        if (command.signal.aborted)
            return refused('cancelled before it started');
        if (launcher.kind === 'none' && command.readOnly === true) {
            return refused('the workspace cannot be mounted read-only without isolation: no command runs');
        }
        const { prepare, passages } = quarters(command.network ?? options.network);
        if (passages === null)
            return await runIn(prepare, command, null);
        const problem = (0,network_require/* listProblem */._A)(isolation);
        if (problem !== null)
            return refused(problem);
        const passage = await passages.open();
        try {
            const result = await runIn(prepare, command, passage);
            return { ...result, refusedHosts: passage.refused() };
        }
        finally {
            await passage.close();
        }
    }
    async function runIn(prepare, command, passage) {
        const atStart = await toolsFor(command, options);
        if (typeof atStart === 'string')
            return refused(atStart);
        const changed = [...atStart.folders, ...atStart.files].map(({ target }) => external_node_path_.relative(root, target));
        if (launcher.kind === 'none' && changed.length > 0)
            return refused(planted(changed));
        const prepared = prepare(command, passage?.mounts, atStart, await specialFiles(launcher, options));
        if (typeof prepared === 'string')
            return refused(prepared);
        const { cleaner } = options;
        const limits = {
            timeoutMs: command.timeoutMs,
            signal: command.signal,
            // A gate is judged by its exit code, however much it prints: what is too much is dropped, and its time is limited.
            ...(command.who === 'gate' ? { outputCap: Number.POSITIVE_INFINITY } : {}),
            ...(cleaner === undefined ? {} : { cleaner }),
        };
        if (launcher.kind === 'none')
            return await runOpen(launcher, prepared, limits, open);
        const launch = await launchFor(command, prepared, ready);
        const result = await (0,sandbox_child/* runChild */.w)(launch, limits, await ready.standby.take(launch));
        ready.standby.fillSoon(launch);
        return noted(resultOf(result, 0), prepared, root);
    }
    const safely = (command) => run(command).catch((error) => refused((0,message_of/* messageOf */.b)(error)));
    // One at a time. Of two that share a layer, each would be in the other's way; and without namespaces neither could tell
    // what it left over from what the other is doing.
    let turn = Promise.resolve();
    const inTurn = (command) => {
        const mine = turn.then(() => safely(command));
        turn = mine;
        return mine;
    };
    return { isolation: (0,probe/* isolationFacts */.UU)(isolation), run: inTurn };
}


/***/ }),

/***/ 8445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ startChild)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Gives what kept it from starting. Then the pipe is closed. */
function startChild(launch, pipe) {
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(launch.file, launch.args, {
            cwd: launch.cwd,
            env: launch.env,
            stdio: [launch.stdin === null ? 'ignore' : 'pipe', pipe?.writer ?? 'pipe', 'pipe'],
            detached: true,
        });
        // Where it ends before it has read everything, its exit code says so.
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
        // The child has its own; ours would keep the output from ever ending.
        if (pipe !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(pipe.writer);
    }
}


/***/ }),

/***/ 18896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isAlive),
/* harmony export */   y: () => (/* binding */ held)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

function isAlive({ child }) {
    return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
/** Whether this process stays for it. One that only waits ends with us, for then its stdin ends. */
function held(started, isHeld) {
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

/***/ 53356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ X86),
/* harmony export */   Lx: () => (/* binding */ X64),
/* harmony export */   pX: () => (/* binding */ ARM64)
/* harmony export */ });
/** From asm/unistd_64.h of Linux 6.1 (`fchmodat2`: 6.6). */
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
        ptrace: 101,
        quotactl: 179,
        quotactl_fd: 443,
        reboot: 169,
        request_key: 249,
        setns: 308,
        settimeofday: 164,
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
/** 32-bit programs on x64, from asm/unistd_32.h of Linux 6.1 (`fchmodat2`: 6.6). `socketcall` hides the address family from a filter. */
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
        ptrace: 26,
        quotactl: 131,
        quotactl_fd: 443,
        reboot: 88,
        request_key: 287,
        setns: 346,
        settimeofday: 79,
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
/** From asm-generic/unistd.h of Linux 6.1 (`fchmodat2`: 6.6). */
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
        ptrace: 117,
        quotactl: 60,
        quotactl_fd: 443,
        reboot: 142,
        request_key: 218,
        setns: 268,
        settimeofday: 170,
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

/***/ 26698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u5: () => (/* binding */ LAUNCHER_INSIDE),
  AW: () => (/* binding */ intactLauncher),
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
// EXTERNAL MODULE: ./build/adapters/sandbox/syscalls/refused.js
var refused = __webpack_require__(85388);
;// CONCATENATED MODULE: ./build/adapters/sandbox/syscalls/filter.js

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
        const body = refusal(refused/* REFUSED_CALLS */.P[name]);
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

;// CONCATENATED MODULE: ./build/adapters/sandbox/syscalls/launcher.js



/**
 * x64. The stack holds argc, argv and the environment, as the kernel leaves them. `unable` is 125, as with env(1) and
 * unshare(1): what should hold the command could not be put up. 127: the program could not be started.
 */
function x64Code(fprog) {
    const hex = [
        '4889e3', //             mov rbx, rsp
        // keyctl(KEYCTL_JOIN_SESSION_KEYRING, NULL); a kernel that has no keyrings has none to share
        'bf01000000', //         mov edi, 1
        '31f6', //               xor esi, esi
        'b8fa000000', //         mov eax, 250
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
/** arm64: the same calls with the numbers of asm-generic/unistd.h, in registers x0 to x4 and x8. */
function arm64Code(fprog) {
    const move = (register, value) => (0xd280_0000 | (value << 5) | register) >>> 0;
    const moveHigh = (register, value) => (0xf2a0_0000 | (value << 5) | register) >>> 0;
    const CALL = 0xd400_0001;
    const words = [
        0x9100_03e9, //                       mov  x9, sp
        move(0, 1),
        move(1, 0),
        move(8, 219), //                      keyctl
        CALL,
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
 * A static executable for this machine that joins a new session keyring, asks to be killed when its parent ends, gives
 * up gaining rights, installs the filter of refused system calls, and becomes the program named in its arguments. Exits
 * with 125 if the filter cannot be installed and with 127 if the program cannot be started. Null for a machine that we
 * have no code for.
 *
 * It is generated here because nothing that every machine has (sh, setpriv before util-linux 2.41, Node) can make
 * these calls, and a compiler is not there at run time.
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

;// CONCATENATED MODULE: ./build/adapters/sandbox/syscalls/program.js



/** Place of the launcher inside a sandbox. `/dev` is a file system of its own there, and programs may run from it. */
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
function intactLauncher(launcher) {
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

/***/ 85388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ REFUSED_CALLS)
/* harmony export */ });
/** `EPERM` and the like, from asm-generic/errno.h. */
const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;
const refused = { condition: { when: 'always' }, errno: EPERM };
/** As on a kernel without the call, so that programs take their other way. */
const missing = { condition: { when: 'always' }, errno: ENOSYS };
const CLONE_NEWUSER = 0x1000_0000;
const S_ISUID = 0o4000;
/** O_CREAT, and the bit that only O_TMPFILE has: an `open` without them has no mode. */
const CREATES = 0x40_0040;
const TIOCSTI = 0x5412;
const TIOCLINUX = 0x541c;
/** AF_UNIX, AF_INET, AF_INET6, AF_NETLINK. Others reach past a network namespace (AF_VSOCK: the host of a virtual machine). */
const SOCKET_FAMILIES = [1, 2, 10, 16];
/** The process that started the command. Everything else in the PID namespace is the command's own. */
const INIT = 1;
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
 * lack anyway; what mounts and namespaces do not hold are keyrings, the interfaces with a history of kernel defects
 * (io_uring, bpf, userfaultfd, perf), and new user namespaces. Nor do they hold the setuid bit: a file of the workspace
 * belongs to the owner of the workspace, which may be root, and is still there when the sandbox is gone.
 */
const REFUSED_CALLS = {
    acct: refused,
    add_key: refused,
    bpf: refused,
    chmod: setsUid(1),
    clock_adjtime: refused,
    clock_adjtime64: refused,
    clock_settime: refused,
    clock_settime64: refused,
    clone: { condition: { when: 'has-bits', argument: 0, bits: CLONE_NEWUSER }, errno: EPERM },
    // Its flags lie in memory, where a filter cannot look. C libraries fall back to clone.
    clone3: missing,
    creat: setsUid(1),
    delete_module: refused,
    fchmod: setsUid(1),
    fchmodat: setsUid(2),
    fchmodat2: setsUid(2),
    finit_module: refused,
    fsconfig: refused,
    fsmount: refused,
    fsopen: refused,
    fspick: refused,
    init_module: refused,
    io_uring_enter: missing,
    io_uring_register: missing,
    io_uring_setup: missing,
    ioctl: { condition: { when: 'is-one-of', argument: 1, values: [TIOCSTI, TIOCLINUX] }, errno: EPERM },
    ioperm: refused,
    iopl: refused,
    kcmp: refused,
    kexec_file_load: refused,
    kexec_load: refused,
    keyctl: refused,
    lookup_dcookie: refused,
    mknod: setsUid(1),
    mknodat: setsUid(2),
    mount: refused,
    mount_setattr: refused,
    move_mount: refused,
    open: createsWithUid(2),
    open_by_handle_at: refused,
    open_tree: refused,
    openat: createsWithUid(3),
    // Its mode lies in memory too.
    openat2: missing,
    perf_event_open: refused,
    pidfd_getfd: refused,
    pivot_root: refused,
    process_vm_readv: { condition: { when: 'is-one-of', argument: 0, values: [INIT] }, errno: EPERM },
    process_vm_writev: { condition: { when: 'is-one-of', argument: 0, values: [INIT] }, errno: EPERM },
    ptrace: { condition: { when: 'is-one-of', argument: 1, values: [INIT] }, errno: EPERM },
    quotactl: refused,
    quotactl_fd: refused,
    reboot: refused,
    request_key: refused,
    setns: refused,
    settimeofday: refused,
    socket: { condition: { when: 'is-none-of', argument: 0, values: SOCKET_FAMILIES }, errno: EAFNOSUPPORT },
    socketcall: missing,
    stime: refused,
    swapoff: refused,
    swapon: refused,
    syslog: refused,
    umount: refused,
    umount2: refused,
    unshare: { condition: { when: 'has-bits', argument: 0, bits: CLONE_NEWUSER }, errno: EPERM },
    userfaultfd: refused,
    vhangup: refused,
};


/***/ }),

/***/ 30684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sk: () => (/* binding */ sized),
/* harmony export */   U8: () => (/* binding */ usableMemory),
/* harmony export */   oW: () => (/* binding */ SHARED_MEMORY)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Memory that this process may use: the machine's, or what the container around us may. */
function usableMemory() {
    const constrained = process.constrainedMemory();
    return constrained > 0 ? Math.min(constrained, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)()) : (0,node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem)();
}
/** Shared memory of programs (POSIX `shm_open`), private like the other temporary folders. */
const SHARED_MEMORY = { kind: 'tmpfs', target: '/dev/shm', mode: '1777', readOnly: false };
const PAGE = 4096;
/**
 * The mounts with a size for each private file system, which together hold `budget` bytes at most: `/tmp` half of it, the
 * home folder a quarter, and the others the last quarter in equal parts. One that is read-only holds nothing.
 */
function sized(mounts, home, budget) {
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

/***/ 13827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ openStateFile),
/* harmony export */   l: () => (/* binding */ pendingName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97951);
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18366);
/* harmony import */ var _workspace_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61454);
/* harmony import */ var _workspace_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6819);





const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const CREATE = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
/** A state file is a few fields; one larger than this, in bytes, is none. */
const LARGEST = 1024 ** 2;
/** The name under which new content waits to take the file's place: never part of the tree either. */
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
                return (0,_core_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error);
            }
        },
        tidy: () => tidy(root, path),
    };
}
/** Between two writes there is nothing under the second name, and under the first a file. */
function tidy(root, path) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folders;
    try {
        folders = (0,_workspace_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .openFolders */ .o)(root, names, false);
    }
    catch {
        // No such folder, or a link: what is behind that is measured.
        return;
    }
    try {
        const target = `${folders.place}/${name}`;
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
    const content = (0,_workspace_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readInside */ .xO)(root, path, LARGEST);
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .v)(content))
        return /^no such file/.test(content.reason) ? null : content.reason;
    try {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content.bytes));
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
            return { ...value };
        return `${path} holds no JSON object`;
    }
    catch {
        return `${path} is no JSON`;
    }
}
/** A reader finds the old content or the new one, whenever it looks. */
function replace(root, path, bytes) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    const folders = (0,_workspace_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .openFolders */ .o)(root, names, true);
    const target = `${folders.place}/${name}`;
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

/***/ 61454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64553);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15452);




/** Throws the system's error: ENOENT unless `make`, ELOOP or ENOTDIR where a link or file is in the way. */
function openFolders(root, names, make) {
    const first = (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(root);
    const steps = [{ fd: first, made: null }];
    let place = (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(first, root);
    const folders = {
        unmake: () => removeMade(steps),
        close: () => {
            for (const step of steps)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(step.fd);
        },
    };
    try {
        for (const name of names) {
            const next = `${place}/${name}`;
            const step = enter(next, make);
            steps.push(step);
            place = (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(step.fd, next);
        }
    }
    catch (error) {
        folders.unmake();
        folders.close();
        throw error;
    }
    return { ...folders, place };
}
function enter(folder, make) {
    try {
        return { fd: (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(folder), made: null };
    }
    catch (error) {
        if ((0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .C)(error) === 'ENOTDIR' && isLink(folder))
            throw new LinkInTheWay();
        if (!make || (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .C)(error) !== 'ENOENT')
            throw error;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    const fd = (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(folder);
    (0,_handle_js__WEBPACK_IMPORTED_MODULE_2__/* .giveToOwner */ .mi)(fd, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)));
    return { fd, made: folder };
}
/** The system says ENOTDIR of a link here; ELOOP is what it says of one everywhere else. */
class LinkInTheWay extends Error {
    code = 'ELOOP';
}
function isLink(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function removeMade(steps) {
    for (const step of steps.toReversed()) {
        if (step.made === null)
            continue;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(step.made);
        }
        catch {
            return; // Somebody put something into it: then it is no longer ours to remove.
        }
    }
}


/***/ }),

/***/ 64553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   NE: () => (/* binding */ openFolder),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   mi: () => (/* binding */ giveToOwner),
/* harmony export */   uD: () => (/* binding */ checkPlace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18366);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36433);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15452);




/**
 * Between the moment a path was resolved and the moment it is opened, a process left behind by a command may
 * put a link in its place. Linux names an open folder by its descriptor (`/proc/self/fd/N`), whatever its path
 * has become; elsewhere the path is all there is, and it is resolved once more.
 */
const BY_DESCRIPTOR = process.platform === 'linux';
const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/** O_NONBLOCK: opening a pipe that nobody writes to must not hang. */
const READ_FILE = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
const READ_FOLDER = O_RDONLY | O_DIRECTORY | O_NOFOLLOW;
/** A name under which the open folder stays reachable even when its path is replaced. */
function placeOf(fd, path) {
    return BY_DESCRIPTOR ? `/proc/self/fd/${fd}` : path;
}
/** FS-01 where an open file or folder is not, or no longer, the one at `absolute`. */
function checkPlace(fd, absolute, path) {
    const real = BY_DESCRIPTOR ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${fd}`) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute);
    if (real === absolute)
        return undefined;
    return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)} was replaced while it was opened: nothing was done; try again`, 'FS-01');
}
function openFolder(absolute) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, READ_FOLDER);
}
/** Opens a regular file, and no link to one. The caller closes it. */
function openRegular(absolute, path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, READ_FILE);
    }
    catch (error) {
        return (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .C)(error) === 'ENOENT' ? 'missing' : (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .diskTrouble */ .l)(error, path, 'read');
    }
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (stats.isFile())
        return { fd, stats };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    return stats.isDirectory()
        ? (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)} is a folder: list_files shows what is in it`)
        : (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)} is a device, pipe or socket: only regular files can be read`, 'FS-03');
}
/** As root, commands run as the owner of the workspace, who has to be able to change what we make in it. */
function giveToOwner(fd, { uid, gid }) {
    if (process.getuid?.() === 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(fd, uid, gid);
}


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X$: () => (/* binding */ openInside),
/* harmony export */   xO: () => (/* binding */ readInside),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18366);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64553);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36433);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15452);





/** Reads a regular file of at most `maxBytes`, and only if it really lies at its resolved path. */
function readInside(root, path, maxBytes) {
    const opened = openInside(root, path);
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .v)(opened))
        return opened;
    const { fd, stats } = opened;
    try {
        if (stats.size > maxBytes) {
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(path)} has ${stats.size} bytes, and at most ${maxBytes} are read at once: use search_files, or a command that shows a part of it`);
        }
        return { bytes: readAll(fd, stats.size), mode: stats.mode & 0o777 };
    }
    catch (error) {
        return (0,_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .diskTrouble */ .l)(error, path, 'read');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** The caller closes it. */
function openInside(root, path) {
    const absolute = path === '' ? root : `${root}/${path}`;
    const opened = (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegular */ .lf)(absolute, path);
    if (opened === 'missing')
        return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`no such file: ${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(path)}; list_files shows what is there`);
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .v)(opened))
        return opened;
    const moved = (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .checkPlace */ .uD)(opened.fd, absolute, path);
    if (moved !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened.fd);
    return moved ?? opened;
}
/** What is there, up to the size it had when opened: a file that grows meanwhile does not hold us up. */
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

/***/ 36433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ spellsGit),
/* harmony export */   M$: () => (/* binding */ isGitName),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   UL: () => (/* binding */ checkNewName),
/* harmony export */   h8: () => (/* binding */ checkSpelling),
/* harmony export */   ts: () => (/* binding */ escapeInvisible)
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18366);

/** PATH_MAX and NAME_MAX of Linux, in bytes. */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;
const MAX_SHOWN = 200;
/**
 * Control and format characters, lone surrogates, line separators, and all that Unicode says may be drawn as
 * nothing: with them two names that look alike differ, or one line of a log becomes two.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const DRIVE = /^[A-Za-z]:[\\/]/;
/** A path as a reader may see it: quoted, in one line, invisible characters escaped, cut; the root is `.`. */
function quoted(text) {
    if (text === '')
        return '"."';
    const cut = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    return `"${escapeInvisible(cut)}"`;
}
/** Every invisible character as `\u{…}`. */
function escapeInvisible(text) {
    return text.replace(new RegExp(INVISIBLE, 'gu'), (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}
/** FS-06 for a text that no path may be, whatever is on disk. */
function checkSpelling(spelled) {
    const say = (why) => (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)(`the path ${quoted(spelled)} ${why}`, 'FS-06');
    if (spelled === '') {
        return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)('the path is empty: name a file or folder, or "." for the workspace itself', 'FS-06');
    }
    if (INVISIBLE.test(spelled)) {
        return say('holds a control or invisible character: spell it with visible characters only');
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
 * FS-06 for a name that may stay where it is but that we do not make: other systems drop a trailing dot or
 * space and split at a backslash, so it would be another file there (`.github.` is `.github` on Windows).
 */
function checkNewName(name, spelled) {
    if (!/[.\s]$/u.test(name) && !name.includes('\\'))
        return undefined;
    return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)(`the path ${quoted(spelled)} has a new part ${quoted(name)} that ends in a dot or space or holds a backslash, which is another file on other systems: use a plain name, with / between folders`, 'FS-06');
}
/** Names that some file system takes for one another are equal once folded. */
function folded(name) {
    return name.normalize('NFC').toLowerCase();
}
/**
 * Whether a name is git's own folder on any file system: without case, with dots, spaces or a stream's name
 * after it (NTFS), as the short name `GIT~1`, or behind a backslash. Source: git's own `verify_path`.
 */
function isGitName(name) {
    return folded(name)
        .split(/[\\:]/)
        .some((part) => /^(\.git|git~1)[.\s]*$/u.test(part));
}
/** Whether a path names git's own folder once invisible characters are left out, as some file systems do. */
function spellsGit(spelled) {
    return spelled.replace(new RegExp(INVISIBLE, 'gu'), '').split('/').some(isGitName);
}


/***/ }),

/***/ 15452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode),
/* harmony export */   l: () => (/* binding */ diskTrouble)
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18366);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36433);


/** The system's short name of an error (`ENOENT`), or '' for an error that is not the system's. */
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
/**
 * What an error of the disk means to the model. What no disk says is a mistake of ours and goes on upwards.
 */
function diskTrouble(error, path, doing) {
    const name = (0,_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(path);
    switch (errorCode(error)) {
        case 'ENOENT':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`no such file or folder: ${name}; list_files shows what is there`);
        case 'ENOTDIR':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} goes through a file as if it were a folder: correct the path`);
        case 'EEXIST':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} appeared on disk meanwhile: read it, then redo the edit`);
        case 'EISDIR':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is a folder: name a file in it`);
        case 'ELOOP':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is, or goes through, a symbolic link: name the file it leads to`, 'FS-02');
        case 'ENXIO':
        case 'ENODEV':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} is not a regular file: only regular files can be ${doing}`, 'FS-03');
        case 'ENAMETOOLONG':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`the path ${name} is too long for this disk: use a shorter one`, 'FS-06');
        case 'EACCES':
        case 'EPERM':
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} cannot be ${doing}: permission denied; leave it as it is`);
        case 'EROFS':
            return final(`${name} cannot be ${doing}: the workspace is mounted read-only; mount it writable and run again`);
        case 'ENOSPC':
        case 'EDQUOT':
            return final(`${name} cannot be ${doing}: the disk is full; free space and run again`);
        case '':
            throw error;
        default:
            return (0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(`${name} cannot be ${doing}: ${errorCode(error)}; nothing was changed`);
    }
}
function final(reason) {
    return { ...(0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .T)(reason), endsRun: true };
}


/***/ }),

/***/ 31461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ firstUnwritable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** The first of these folders that this user may not write, or that lies on a read-only disk; null where all can be. */
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

/***/ 66532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ cleanHead),
/* harmony export */   g: () => (/* binding */ NO_SECRETS)
/* harmony export */ });
/** For where there is nothing to hide. */
const NO_SECRETS = { longest: 0, text: (text) => text };
/**
 * The first `limit` units of a text, clean. A text must be cleaned before it is cut: half a secret is none that
 * the cleaner knows. So what follows the cut is looked at with it, and what may be the beginning of a secret
 * there goes too.
 */
function cleanHead(text, limit, cleaner) {
    const near = text.slice(0, limit + cleaner.longest);
    const clean = cleaner.text(near);
    const safe = near.length === text.length ? limit : Math.min(limit, clean.length - cleaner.longest);
    return clean.slice(0, Math.max(0, safe)).replace(/[\ud800-\udbff]$/, '');
}


/***/ }),

/***/ 79055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ AGENT_STATES),
/* harmony export */   Uj: () => (/* binding */ NO_CUSTOM),
/* harmony export */   hO: () => (/* binding */ CUSTOM_PATIENCE_MS)
/* harmony export */ });
/** ms that a custom constraint has for an answer, its start included. Source: CONTRACT 6. */
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

/***/ 13559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ checkMainBranch),
/* harmony export */   w: () => (/* binding */ admit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13827);
/* harmony import */ var _adapters_writable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31461);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69058);
/* harmony import */ var _controlled_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75986);
/* harmony import */ var _deliverable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30787);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48027);
/* harmony import */ var _preflight_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50305);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31786);
/* harmony import */ var _setting_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20270);
/* harmony import */ var _signing_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66433);
/* harmony import */ var _trusted_commit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95667);












/** The repository as the run finds it, brought to where the run starts. Throws StopRun. */
async function admit(desk, repository, remote) {
    const { settings, task, provider, model, forge } = desk.request;
    const asked = (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .askPullRequests */ .h)(desk);
    const deliverable = (0,_deliverable_js__WEBPACK_IMPORTED_MODULE_5__/* .askDeliverable */ .X0)(desk);
    const facts = await repository.inspect();
    const { executionId, observers } = desk;
    const { head, branch } = facts;
    const workspace = desk.request.workspace;
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
        settings,
    });
    for (const text of desk.request.notices)
        observers.emit({ type: 'notice', level: 'info', text });
    (0,_controlled_report_js__WEBPACK_IMPORTED_MODULE_4__/* .checkControlledReport */ .h)(desk);
    (0,_setting_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .checkSettingSecrets */ .g)(desk);
    const writes = settings.mode !== 'read-only';
    const { require_clean: requireClean, auto_commit: commits } = settings.git;
    const { root, base } = desk.place;
    const needed = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, base), ...(commits ? [facts.gitDir] : [])];
    (0,_preflight_js__WEBPACK_IMPORTED_MODULE_7__/* .checkRepository */ .n)({ ...facts, unwritable: (0,_adapters_writable_js__WEBPACK_IMPORTED_MODULE_2__/* .firstUnwritable */ .g)(needed) }, { requireClean, writes, commits });
    const destination = await (0,_position_js__WEBPACK_IMPORTED_MODULE_6__/* .takePosition */ .Px)(desk, repository, facts, remote);
    if (writes && commits)
        await checkMainBranch(desk, repository, facts);
    await deliverable;
    const [pullRequests, maker] = await Promise.all([asked, (0,_signing_js__WEBPACK_IMPORTED_MODULE_10__/* .askSigning */ .z)(desk, repository, destination)]);
    return { facts, destination, pullRequests, maker };
}
/**
 * A schema that nothing can be held against, or a state file that is none, would refuse every commit on the main branch
 * (S-013): that is known now, and not only once the work is paid for. Throws StopRun(config).
 */
async function checkMainBranch({ request, around, place }, repository, facts) {
    const { git, constraints } = request.settings;
    const { main_branch: settings, state } = constraints;
    if (settings.validate.length === 0 && state === undefined)
        return;
    const { branch, mainBranch } = await repository.landingPlace(git.branch || null, around.clock.now());
    if (branch === null || branch !== (request.forge?.mainBranch ?? mainBranch))
        return;
    const found = state === undefined ? null : (0,_adapters_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .openStateFile */ .g)(place.root, state.file).read();
    if (typeof found === 'string') {
        const reason = `constraints.state.file: ${found}, so no commit on ${branch} could be made (S-013): fix or delete the file, or take constraints.state out of the settings`;
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .StopRun */ .U({ kind: 'config', reason });
    }
    await checkSchemas(settings, (0,_trusted_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .trustedCommit */ .T)(request, facts), repository);
}
async function checkSchemas(settings, trusted, repository) {
    if (settings.validate.length === 0 || trusted === null)
        return;
    const { brokenSchemas } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9334)]).then(__webpack_require__.bind(__webpack_require__, 49334));
    const broken = await brokenSchemas(settings, trusted, repository);
    if (broken.length === 0)
        return;
    const found = broken.map(({ path, problem }) => `${path} ${problem}`).join('; ');
    const reason = `constraints.main_branch.validate: ${found}: commit a schema that can be used, or take it out of the settings`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ }),

/***/ 75986:
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
// EXTERNAL MODULE: ./build/adapters/output-folder.js
var output_folder = __webpack_require__(13777);
;// CONCATENATED MODULE: ./build/adapters/report-copy.js



/**
 * Why no report is written to this path of the workspace, in one line for the user; null where one may be. What is
 * there already is only ever replaced where it is an earlier report, which begins with `heading`.
 */
function reportCopyProblem(root, path, heading) {
    const target = (0,external_node_path_.join)(root, path);
    const found = (0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false });
    if (found === undefined)
        return null;
    if (found.isDirectory())
        return `${path} is a folder: name a file in it`;
    if (found.isFile() && beginsWith(target, heading))
        return null;
    return `${path} is there, and is no earlier report: name another file, or remove that one`;
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
 * Writes a report to a path in the workspace, whole or not at all, and never through a link: the repository is not
 * ours. Throws an Error whose message is one line for the user.
 */
function writeReportCopy(root, path, bytes) {
    const folder = (0,external_node_path_.dirname)(path) === '.' ? root : (0,output_folder/* placeOutputFolder */.RS)(root, (0,external_node_path_.dirname)(path));
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

// EXTERNAL MODULE: ./build/constraints/path-rules.js + 3 modules
var path_rules = __webpack_require__(48268);
// EXTERNAL MODULE: ./build/constraints/registry.js + 37 modules
var registry = __webpack_require__(42827);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/report/controlled-edit.js
var controlled_edit = __webpack_require__(19894);
;// CONCATENATED MODULE: ./build/run/controlled-report.js






/**
 * A report that could not be left where the settings want it is known before anything is paid for. Throws
 * StopRun(config).
 */
function checkControlledReport(parts) {
    const reason = parts.request.settings.mode === 'controlled-edit' ? objection(parts) : null;
    if (reason !== null)
        throw new outcome/* StopRun */.U({ kind: 'config', reason: `controlled_edit.report: ${reason}` });
}
/** The copy that controlled-edit leaves in the workspace, whatever became of the edit (DECISIONS D16). */
function leaveControlledReport({ request, place, observers, redactor, around }) {
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
        around.warn(`the report cannot be copied to ${wanted.report} (${(0,message_of/* messageOf */.b)(error)})`);
    }
}
/** Why it may not be written there; null where it may. A report quotes the agent: it goes to no protected path. */
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

/***/ 93469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ openCustom),
  u: () => (/* binding */ sourcesOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/custom/trusted-words.js
var trusted_words = __webpack_require__(40202);
// EXTERNAL MODULE: ./build/adapters/sandbox/mount.js
var mount = __webpack_require__(69232);
// EXTERNAL MODULE: ./build/constraints/registry.js + 37 modules
var registry = __webpack_require__(42827);
// EXTERNAL MODULE: ./build/core/custom.js
var core_custom = __webpack_require__(79055);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/settings/custom.js
var custom = __webpack_require__(20833);
// EXTERNAL MODULE: ./build/settings/nearest.js
var nearest = __webpack_require__(78898);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/constraints/path-rules.js + 3 modules
var path_rules = __webpack_require__(48268);
;// CONCATENATED MODULE: ./build/run/custom-started.js



/** Bytes of a file that are read to tell whether it is code. */
const LARGEST_FILE = 1024 * 1024;
/**
 * Says what a command, or a shell script that it runs, would take from the workspace as code although the agent may
 * change it. `scripts`: the files of the trusted commit that commands name.
 */
async function changeableCode(entries, scripts, parts) {
    const commands = entries.flatMap((entry) => typeof entry === 'string' ? [] : [{ name: entry.name, script: withoutTrusted(entry.command) }]);
    if (commands.length === 0)
        return [];
    const { startedFiles } = await Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(2980), __webpack_require__.e(5856)]).then(__webpack_require__.bind(__webpack_require__, 16987));
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
/** The command with the files of the trusted commit outside of the workspace, which is where they are copied to. */
function withoutTrusted(command) {
    return (0,trusted_words/* replaced */.$)(command, () => '/trusted');
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
/** What a name in a program's text may stand for: `checks/x` and `checks.x` are `checks/x.js` and `checks/x.py` too. */
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
            return `it cannot be told which files it runs, because the text ${use.what}: ${REMEDY}`;
        case 'runner':
            return `${use.name} runs what files of the workspace say, and the agent may change them: run a file of the commit, named as ./path`;
        case 'program': {
            const path = (0,host_files/* findBinary */.jS)(use.name, parts.folders);
            return path === null
                ? null
                : `${use.name} is found in the workspace (${path}), where the agent may change what it runs: ${REMEDY}`;
        }
        case 'runs':
            return isHeld(use.path, found.get(use.path), parts.rules) ? null : agents(use.path, use.by);
        case 'names': {
            const code = variantsOf(use).find((path) => {
                const file = found.get(path);
                return file !== undefined && isCode(path, file) && !isHeld(path, file, parts.rules);
            });
            return code === undefined ? null : agents(code, use.by);
        }
    }
}
function agents(path, by) {
    return `${by} may run ${path} as it is on disk, and the agent may change it: write ./${path} to run the file of the commit, or add it to protected_paths`;
}
/** Whether no step that changes this file is kept. */
function isHeld(path, file, rules) {
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

;// CONCATENATED MODULE: ./build/run/custom.js









/** Bytes of one file of a custom constraint. */
const custom_LARGEST_FILE = 1024 * 1024;
/**
 * The custom constraints that the settings list, read from the trusted commit and ready to be asked. Throws
 * StopRun(config), with all that is wrong, before any model is called.
 */
async function openCustom(parts) {
    const { custom } = parts.settings;
    if (custom.length === 0)
        return core_custom/* NO_CUSTOM */.Uj;
    // Few runs have any: what starts and asks them is loaded for those alone.
    const loading = __webpack_require__.e(/* import() */ 1860).then(__webpack_require__.bind(__webpack_require__, 91860));
    const [{ openCustomConstraints }, grounds, sources] = await Promise.all([
        loading,
        parts.grounds(),
        sourcesOf(custom, parts),
    ]);
    const { temporary } = parts;
    const opened = await openCustomConstraints(sources, { ...grounds, temporary });
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
/** Throws StopRun(config) where a file that the entries name cannot be used. */
async function sourcesOf(entries, parts) {
    const { repository, commit } = parts;
    const named = entries.map(filesNamedBy);
    const paths = [...new Set(named.flatMap(({ files }) => files))];
    const found = await repository.filesAt(commit, paths, custom_LARGEST_FILE);
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
    return { files, commit, rules: rules(), root, folders: folders.filter((folder) => (0,mount/* isWithin */.UO)(folder, root)) };
}
function filesNamedBy(entry) {
    if (typeof entry === 'string')
        return { files: [(0,custom/* repositoryPath */.SH)(entry)], program: null, problem: null };
    const { files, program, problem } = (0,trusted_words/* trustedWords */.p)(entry.command);
    return { files, program, problem: problem === null ? null : `${entry.name}: ${problem}` };
}
function fileProblem(path, file, commit) {
    const where = `in the commit ${commit.slice(0, 10)}`;
    if (typeof file === 'string')
        return [`${path} ${file} (${where})`];
    if (file !== undefined)
        return [];
    return [`${path} is not ${where}: commit it, for it is read from there and never from the disk`];
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
/** What only the loaded modules could tell: how they are called. */
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
    const problem = (0,custom/* customNameProblem */.UL)(name);
    if (problem !== null)
        return [`${source}: ${problem}`];
    if (registry/* CONSTRAINT_NAMES */.XP.includes(name)) {
        return [`${source} is called ${name} like a built-in constraint: give it a name of its own`];
    }
    return isFirst
        ? []
        : [`${source} is called ${name} like another custom constraint: give it a name of its own`];
}


/***/ }),

/***/ 30787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ answersOf),
/* harmony export */   Lm: () => (/* binding */ wantedOf),
/* harmony export */   X0: () => (/* binding */ askDeliverable)
/* harmony export */ });
/* harmony import */ var _adapters_git_remote_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85950);
/* harmony import */ var _adapters_git_site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _core_joined_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35378);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _doctor_delivery_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41622);





/**
 * For all of it, as long as one attempt of any call may take, and with no second ones: GitHub itself gives up on a
 * request after 10 s, and a run that waits for answers for ever is worse than one that goes without them.
 */
const PATIENCE_MS = 15_000;
/**
 * Asks whether what the settings want delivered can be, all at once and beside everything else; resolved where nothing
 * is pushed. Rejects with StopRun(git_before) where the server says that it cannot (CONTRACT 2); what is only in doubt
 * becomes a notice, and what nobody says stops nothing.
 */
function askDeliverable(desk) {
    const wanted = wantedOf(desk.request, desk.place.root);
    if (!wanted.push)
        return Promise.resolve();
    const asked = judged(desk, wanted);
    // Awaited after the repository's checks, whose refusals come first.
    asked.catch(() => undefined);
    return asked;
}
async function judged(desk, wanted) {
    const answers = await answered(desk, wanted);
    if (answers === null)
        return;
    const checks = (0,_doctor_delivery_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .deliveryChecks */ .Y)(wanted, answers);
    const missing = checks.filter(({ state }) => state === 'missing');
    if (missing.length > 0) {
        const reason = missing.map(({ name, what, mend }) => `${name}: ${what}; ${mend ?? ''}`).join(' | ');
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason: `the work could not be delivered: ${reason}` });
    }
    for (const { name, what, mend } of checks.filter(({ state }) => state === 'warning')) {
        desk.observers.emit({ type: 'notice', level: 'warning', text: `${name}: ${what}; ${mend ?? ''}` });
    }
}
async function answered(desk, wanted) {
    const { signal, release } = (0,_core_joined_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .joinedSignal */ ._)([desk.stopwatch.work, AbortSignal.timeout(PATIENCE_MS)]);
    try {
        const rights = await rightsFor(desk, signal);
        return rights === null ? null : await answersOf(rights, wanted);
    }
    finally {
        release();
    }
}
async function rightsFor({ request, around }, signal) {
    const { forge } = request;
    if (forge === null)
        return null;
    const { openRights } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(88), __webpack_require__.e(6758)]).then(__webpack_require__.bind(__webpack_require__, 86461));
    const { clock, env } = around;
    const until = clock.monotonic() + PATIENCE_MS;
    return openRights({
        ...forge,
        gitUrl: (0,_adapters_git_remote_url_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteUrl */ .g)(forge.serverUrl, forge.repository),
        env,
        clock,
        signal,
        remainingMs: () => until - clock.monotonic(),
    });
}
/** Questions that do not depend on one another go out together. */
async function answersOf(rights, wanted) {
    const [push, openPullRequests, branch] = await Promise.all([
        wanted.push ? rights.push() : null,
        wanted.pullRequest ? rights.openPullRequests() : null,
        wanted.push && wanted.branch !== null ? rights.branch(wanted.branch) : null,
    ]);
    return { push, openPullRequests, branch };
}
/** What a run by these settings would deliver, and where to. */
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
/** The branch that HEAD names; null where it names none (detached). */
function checkedOut(root) {
    const gitDir = (0,_adapters_git_site_js__WEBPACK_IMPORTED_MODULE_1__/* .gitDirOf */ .z0)(root);
    const head = gitDir === null ? null : (0,_adapters_git_site_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(`${gitDir}/HEAD`);
    return /^ref: refs\/heads\/(.+?)\s*$/.exec(head ?? '')?.[1] ?? null;
}


/***/ }),

/***/ 41622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ permissionLines),
/* harmony export */   Y: () => (/* binding */ deliveryChecks)
/* harmony export */ });
/** What stands in the way of a delivery, or may. Pure: facts in. */
function deliveryChecks(wanted, answers) {
    return [
        ...(answers.push === null ? [] : [pushCheck(answers.push)]),
        ...(answers.openPullRequests === null ? [] : [pullRequestCheck(answers.openPullRequests)]),
        ...(answers.branch === null || wanted.branch === null
            ? []
            : branchChecks(wanted.branch, wanted, answers.branch)),
    ];
}
/** The lines of a workflow that give the job's own token a right. */
function permissionLines(...rights) {
    return `in the workflow's job: permissions: { ${rights.join(', ')} }`;
}
const OTHER_TOKEN = `github-token: \${{ secrets.FORGE_TOKEN }}`;
function pushCheck(right) {
    const name = 'contents: write';
    switch (right.kind) {
        case 'granted':
            return check(name, 'ok', 'the token may push', null);
        case 'unknown':
            return check(name, 'unknown', `whether the token may push could not be found out: ${right.said}`, null);
        case 'refused':
            return check(name, 'missing', `the token may not push: ${right.said}`, right.why === 'token' ? SET_TOKEN : permissionLines('contents: write'));
    }
}
const SET_TOKEN = `give a token that counts: github-token: \${{ github.token }}`;
const SETTING = 'tick "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or give another token: ' +
    OTHER_TOKEN;
function pullRequestCheck(right) {
    const name = 'pull-requests: write';
    switch (right.kind) {
        case 'granted':
            return check(name, 'ok', 'the token may open pull requests', null);
        case 'unknown':
            return check(name, 'unknown', `whether the token may open pull requests could not be found out: ${right.said}`, permissionLines('contents: write', 'pull-requests: write'));
        case 'refused':
            return check(name, 'missing', `the token may not open pull requests: ${right.said}`, refusalMend(right.why));
    }
}
function refusalMend(why) {
    switch (why) {
        case 'setting':
            return SETTING;
        case 'token':
            return SET_TOKEN;
        case 'permission':
            return permissionLines('contents: write', 'pull-requests: write');
    }
}
/** One check for each kind of rule that matters here; one that says so where none does. */
function branchChecks(branch, wanted, answer) {
    const name = `branch ${branch}`;
    if (answer.kind === 'unknown') {
        return [check(name, 'unknown', `its rules could not be read: ${answer.said}`, null)];
    }
    const { exists, rules } = answer.state;
    const found = rules
        .filter(({ bypass }) => bypass !== 'yes')
        .flatMap((rule) => ruleCheck(name, rule, exists, wanted) ?? []);
    const distinct = found.filter(({ what }, at) => found.findIndex((other) => other.what === what) === at);
    if (distinct.length > 0)
        return distinct;
    if (exists === null) {
        const said = 'no ruleset stands in the way; its branch protection, if it has one, was not told';
        return [check(name, 'unknown', said, null)];
    }
    return [
        check(name, 'ok', exists ? 'no rule keeps this token from it' : 'new, and no rule is against it', null),
    ];
}
const WORDS = {
    signatures: 'takes signed commits only',
    pull_request: 'takes changes through pull requests only',
    checks: 'takes commits only once their checks have passed',
    creation: 'may be made by chosen people only',
    update: 'may be pushed to by chosen people only',
    pattern: 'takes commits, names or paths of one form only',
};
const OTHER_BRANCH = 'let it go to a branch of its own: git: { create_pr: true, branch: "" }, or exempt the token in';
const MENDS = {
    signatures: 'sign through the API: git: { sign_commits: true }, or exempt the token in',
    pull_request: OTHER_BRANCH,
    checks: OTHER_BRANCH,
    creation: 'name another branch: git: { branch: NAME }, or exempt the token in',
    update: OTHER_BRANCH,
    pattern: 'see that the commit fits: git: { commit_message, author_email, branch }, by',
};
/** What a rule does to this push; null where it does nothing. */
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
    return check(name, isSure ? 'missing' : 'warning', `it ${WORDS[kind]} (${source})${doubt}`, `${MENDS[kind]} ${source}`);
}
/**
 * Whether a rule stops a new commit from being pushed. What must come through a pull request, or have passed, is
 * said of a branch that is there; GitHub does not say what holds while one is made.
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

/***/ 50305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ checkRepository)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** Dirty paths named in the reason; the rest are counted. */
const NAMED_PATHS = 5;
/** Throws StopRun(git_before) where no run can start in this repository. Pure: facts in. */
function checkRepository(facts, settings) {
    const reason = objection(facts, settings);
    if (reason !== null)
        throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'git_before', reason });
}
function objection(facts, settings) {
    if (facts.head === null) {
        return `${facts.root} has no commit yet: make a first commit, so that there is a start to measure against`;
    }
    if (facts.inProgress !== null) {
        return `a ${facts.inProgress} is under way in ${facts.root}: finish or abort it first`;
    }
    const conflicted = facts.dirty.filter((path) => path.state === 'conflicted');
    if (conflicted.length > 0)
        return `there are conflicts in ${listed(conflicted)}: resolve them first`;
    if (settings.requireClean && facts.dirty.length > 0) {
        return `the workspace is not clean: ${listed(facts.dirty)}; commit or remove them, or set git.require_clean to false${aboutFilters(facts.dirty)}`;
    }
    if (settings.writes && facts.unwritable !== null) {
        return `${facts.unwritable} cannot be written by this user: mount it writable, give the permission, or run with --read-only`;
    }
    if (settings.writes && settings.commits && facts.indexLock !== null) {
        return `${facts.indexLock} is there: another git is at work, or one ended early; remove it and run again`;
    }
    return null;
}
/** What to do where a file may well be clean. */
function aboutFilters(dirty) {
    if (!dirty.some(({ state }) => state === 'filtered'))
        return '';
    return '. Only the git filter of a filtered file can tell whether it is modified, and no filter is run here: if `git status` shows the file as clean, run `git status` before this and the run takes it as clean';
}
function listed(dirty) {
    const named = dirty.slice(0, NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
    const more = dirty.length - named.length;
    return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ priceFor)
/* harmony export */ });
/* harmony import */ var _adapters_models_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90995);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);


/** The configured price, or the known one. Throws StopRun(config) where a cost limit was asked for that cannot be held. */
function priceFor(request, { provider, model, price }) {
    if (price !== undefined) {
        const { input, output, cache_read: cacheRead = input, cache_write: cacheWrite = input } = price;
        return { input, output, cacheRead, cacheWrite };
    }
    const known = (0,_adapters_models_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceOf */ .xx)(provider, model);
    const origin = request.origins.get('constraints.max_cost_usd');
    const isAsked = origin !== undefined && origin !== 'default' && origin !== 'profile';
    if (known !== null || provider === 'replay' || !isAsked)
        return known;
    const isMain = provider === request.provider && model === request.model;
    const remedy = isMain ? 'give model.price' : 'give it a price in model.fallback: { name, price }';
    const reason = `max_cost_usd cannot be held: no price is known for ${provider} ${model}; ${remedy}, or leave max_cost_usd out`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'config', reason });
}


/***/ })

};
