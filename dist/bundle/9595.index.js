export const id = 9595;
export const ids = [9595];
export const modules = {

/***/ 49595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openWorkspace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/refusal.js
var refusal = __webpack_require__(18366);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
// EXTERNAL MODULE: ./build/adapters/workspace/spelling.js
var spelling = __webpack_require__(36433);
;// CONCATENATED MODULE: ./build/adapters/workspace/bounds.js


/** Whether a path lies in a folder or is it; '' is the root. Both relative, without `.` and `..`. */
function isWithin(path, folder) {
    return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
function isHidden(path, bounds) {
    const name = (0,spelling/* folded */.TM)(path);
    return bounds.hidden.some((folder) => isWithin(name, folder));
}
/** Whether a listing or a search leaves a path out. */
function isUntouchable(path, bounds) {
    return isHidden(path, bounds) || path.split('/').some(spelling/* isGitName */.M$);
}
/** An absolute path as one relative to the root; undefined where it is not inside. */
function belowRoot(absolute, bounds) {
    for (const root of [bounds.root, bounds.alias]) {
        if (absolute === root)
            return '';
        if (absolute.startsWith(`${root}/`))
            return absolute.slice(root.length + 1);
    }
    return undefined;
}
/** A path as the agent spells it: seen from the folder it works in. */
function displayed(path, bounds) {
    return bounds.base === '' ? path : external_node_path_.posix.relative(bounds.base, path) || '.';
}

;// CONCATENATED MODULE: ./build/adapters/workspace/git-names.js
/** A listing of half a million files has some 40 MB. */
const MAX_LISTING_BYTES = 64 * 1024 ** 2;
const LISTING_MS = 10_000;
/** No program, configuration or replacement that the workspace names is ever used. Source: git's own docs. */
const HARDENED_ENV = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    LC_ALL: 'C',
};
const HARDENED_CONFIG = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.excludesFile=/dev/null',
    'core.attributesFile=/dev/null',
].flatMap((setting) => ['-c', setting]);
/**
 * The names that a git command gives, each ended by NUL. `ends`: exit codes that are no failure (`git grep` has 1 for
 * no match). `ms`: how long it may take. Rejects where git fails, takes too long or says too much.
 */
async function namesFromGit({ bounds, gitPath, below, signal }, command, ends = [0], ms = LISTING_MS) {
    const { execFile } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 31421, 19));
    const { root } = bounds;
    const where = [`--git-dir=${root}/.git`, `--work-tree=${root}`];
    const args = [...HARDENED_CONFIG, ...where, ...command, '--', below === '' ? '.' : below];
    const options = {
        cwd: root,
        env: HARDENED_ENV,
        signal,
        timeout: ms,
        killSignal: 'SIGKILL',
        maxBuffer: MAX_LISTING_BYTES,
    };
    const listing = await new Promise((resolve, reject) => {
        execFile(gitPath, args, options, (error, stdout) => {
            const isFine = error === null || (typeof error.code === 'number' && ends.includes(error.code));
            if (isFine)
                resolve(stdout);
            else
                reject(error);
        });
    });
    return listing.split('\0').slice(0, -1);
}

// EXTERNAL MODULE: ./build/adapters/workspace/folders.js
var workspace_folders = __webpack_require__(61454);
// EXTERNAL MODULE: ./build/adapters/workspace/trouble.js
var trouble = __webpack_require__(15452);
;// CONCATENATED MODULE: ./build/adapters/workspace/walk-folder.js




/** What is in one folder, sorted by name, without what no tool may touch. No link is followed to it. */
function readFolder(bounds, path) {
    let folders;
    try {
        folders = (0,workspace_folders/* openFolders */.o)(bounds.root, path === '' ? [] : path.split('/'), false);
    }
    catch (error) {
        return (0,trouble/* diskTrouble */.l)(error, path, 'read');
    }
    try {
        return (0,external_node_fs_.readdirSync)(folders.place, { withFileTypes: true })
            .filter((entry) => !isUntouchable(path === '' ? entry.name : `${path}/${entry.name}`, bounds))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (error) {
        return (0,trouble/* diskTrouble */.l)(error, path, 'read');
    }
    finally {
        folders.close();
    }
}
/** All files below a folder, at most `limit`. Links are names like any other. */
function walkFolder(bounds, path, limit) {
    const first = readFolder(bounds, path);
    if ('refused' in first)
        return first;
    const files = [];
    const todo = [{ folder: path, entries: first }];
    for (let next = todo.pop(); next !== undefined && files.length < limit; next = todo.pop()) {
        for (const entry of next.entries) {
            const name = `${next.folder}/${entry.name}`;
            if (!entry.isDirectory()) {
                files.push(name);
                continue;
            }
            const entries = readFolder(bounds, name);
            if (!('refused' in entries))
                todo.push({ folder: name, entries });
        }
    }
    return { files: files.sort().slice(0, limit), more: files.length > limit || todo.length > 0 };
}

;// CONCATENATED MODULE: ./build/adapters/workspace/known-files.js






const OTHERS = ['--others', '--exclude-standard'];
/** As text: what is binary is for the search to say, by its own rule, and no attribute's. Bare names, whatever is set. */
const GREP = [
    'grep',
    '--name-only',
    '-z',
    '--text',
    '--no-recurse-submodules',
    '--no-textconv',
    '--no-color',
];
/** With a match, and without. */
const GREP_ENDS = [0, 1];
/** A pattern can take PCRE for ever: then JavaScript's engine, which is stopped sooner, is to say so. */
const PCRE_MS = 4000;
/**
 * The files below a folder that git tracks or does not ignore, relative to the root, sorted; folders that are
 * repositories of their own end in `/`. A folder in which git knows nothing (an ignored one, asked for by
 * name) is walked as it is, up to `walkLimit` names.
 */
async function knownFiles(bounds, gitPath, below, walkLimit, signal) {
    const question = { bounds, gitPath, below, signal };
    try {
        const files = ownNames(await namesFromGit(question, ['ls-files', '-z', '--cached', ...OTHERS]), bounds);
        return files.length > 0 || below === '' ? { files, more: false } : walkFolder(bounds, below, walkLimit);
    }
    catch (error) {
        return noListing(question, error);
    }
}
/**
 * Of those the ones that can hold what is looked for: the tracked ones in which git finds a clue, and all that git does
 * not look into: the others, and those for which it goes by its index and not by the disk.
 */
async function filesWith(clues, question, walkLimit) {
    const { bounds, below } = question;
    try {
        const [found, tagged] = await Promise.all([
            namesWith(clues, question),
            namesFromGit(question, ['ls-files', '-z', '-v', '--cached', ...OTHERS]),
        ]);
        if (tagged.length === 0 && below !== '')
            return walkFolder(bounds, below, walkLimit);
        // `H`: tracked, and seen as it is on disk. Source: git-ls-files(1), `-t` and `-v`.
        const unseen = tagged.filter((line) => found === null || !line.startsWith('H '));
        const names = [...(found ?? []), ...unseen.map((line) => line.slice(2))];
        return { files: ownNames(names, bounds), more: false };
    }
    catch (error) {
        return noListing(question, error);
    }
}
/** Null where git cannot tell: without PCRE in it, or when the pattern is too much for that, and without needles. */
async function namesWith({ pcre, needles }, question) {
    if (pcre !== null) {
        try {
            return await namesFromGit(question, [...GREP, '--perl-regexp', '-e', pcre], GREP_ENDS, PCRE_MS);
        }
        catch (error) {
            if (question.signal.aborted)
                throw error;
        }
    }
    if (needles === null)
        return null;
    const how = ['--fixed-strings', ...(needles.ignoreCase ? ['--ignore-case'] : [])];
    return namesFromGit(question, [...GREP, ...how, ...needles.texts.flatMap((text) => ['-e', text])], GREP_ENDS);
}
function ownNames(names, bounds) {
    return [...new Set(names)].filter((name) => name !== '' && !isUntouchable(name, bounds)).sort();
}
function noListing({ below, signal }, error) {
    if (signal.aborted)
        return (0,refusal/* refuse */.T)('the listing was stopped: the run is ending');
    return (0,refusal/* refuse */.T)(`git could not list the files below ${(0,spelling/* quoted */.TL)(below || '.')} (${lastLineOf(error)}): list one folder without recursive instead`);
}
function lastLineOf(error) {
    const text = (0,message_of/* messageOf */.b)(error);
    return text.trim().split('\n').at(-1) ?? text;
}

;// CONCATENATED MODULE: ./build/adapters/workspace/list.js





/** A listing is no search: what makes it slow is one git process, which has a limit of its own. */
const NEVER = new AbortController().signal;
/** One folder, as it is on disk: ignored files are shown too. */
function listFolder(bounds, path, limit) {
    const entries = readFolder(bounds, path);
    if ((0,refusal/* isRefusal */.v)(entries))
        return entries;
    const names = entries.slice(0, limit).map((entry) => mark(entry.name, entry.isDirectory()));
    return { names, more: entries.length > limit };
}
/** A folder and all below it, without what git ignores, relative to the folder. */
async function listTree(bounds, gitPath, path, limit) {
    const top = readFolder(bounds, path);
    if ((0,refusal/* isRefusal */.v)(top))
        return top;
    const known = await knownFiles(bounds, gitPath, path, limit + 1, NEVER);
    if ((0,refusal/* isRefusal */.v)(known))
        return known;
    const names = [];
    for (const file of known.files) {
        const found = (0,external_node_fs_.lstatSync)(`${bounds.root}/${file}`, { throwIfNoEntry: false });
        if (found === undefined)
            continue; // Tracked, but deleted since.
        if (names.length === limit)
            return { names, more: true };
        names.push(mark(path === '' ? file : file.slice(path.length + 1), found.isDirectory()));
    }
    return { names, more: false };
}
function mark(name, isFolder) {
    const shown = (0,spelling/* escapeInvisible */.ts)(name);
    return isFolder && !shown.endsWith('/') ? `${shown}/` : shown;
}

// EXTERNAL MODULE: ./build/adapters/workspace/read.js
var read = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/adapters/workspace/resolve.js





/** As many as Linux follows before it says ELOOP. */
const MAX_LINKS = 40;
/**
 * The one way from a text of the model's to a path. It goes name by name, as the system would, but within the
 * root: `..` never leaves it, a link is followed for reading only and its target walked by the same rules.
 */
function resolvePath(bounds, spelled, use) {
    // Where the root itself lies is not of the model's choosing: only what is spelled below it is checked.
    const below = spelled.startsWith('/') ? belowRoot(spelled, bounds) : undefined;
    const bad = below === '' ? undefined : (0,spelling/* checkSpelling */.h8)(below ?? spelled);
    if (bad !== undefined)
        return (0,spelling/* spellsGit */.G7)(spelled) ? gitFolder({ spelled, use }) : bad;
    const start = startOf(bounds, spelled);
    if ((0,refusal/* isRefusal */.v)(start))
        return start;
    const walk = { bounds, spelled, use, ...start, links: 0 };
    for (let name = walk.todo.shift(); name !== undefined; name = walk.todo.shift()) {
        const trouble = step(walk, name);
        if (trouble !== undefined)
            return trouble;
    }
    return arrive(walk);
}
function startOf(bounds, spelled) {
    if (/^~([^/]*\/|$)/.test(spelled))
        return outside(spelled);
    if (!spelled.startsWith('/'))
        return { done: parts(bounds.base), todo: spelled.split('/') };
    const inside = belowRoot(spelled, bounds);
    return inside === undefined ? outside(spelled) : { done: [], todo: inside.split('/') };
}
function step(walk, name) {
    if (name === '' || name === '.')
        return undefined;
    if (name === '..') {
        return walk.done.pop() === undefined ? outside(walk.spelled) : undefined;
    }
    if ((0,spelling/* isGitName */.M$)(name))
        return gitFolder(walk);
    const found = look(walk, name);
    if ((0,refusal/* isRefusal */.v)(found))
        return found;
    if (found === undefined)
        return stepToMissing(walk, name);
    if (found.isSymbolicLink())
        return follow(walk, name);
    walk.done.push(name);
    return undefined;
}
function follow(walk, name) {
    if (walk.use === 'write') {
        const read = resolvePath(walk.bounds, walk.spelled, 'read');
        // `.git` and the reports are out of bounds whatever the way that leads there.
        if ((0,refusal/* isRefusal */.v)(read) && read.code === 'FS-05')
            return (0,refusal/* refuse */.T)(read.reason, 'FS-04');
        return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(walk.spelled)} goes through the symbolic link ${(0,spelling/* quoted */.TL)([...walk.done, name].join('/'))}: write to the real path instead`, 'FS-02');
    }
    walk.links += 1;
    if (walk.links > MAX_LINKS) {
        return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(walk.spelled)} leads through more than ${MAX_LINKS} symbolic links`, 'FS-02');
    }
    const target = linkTarget(walk, name);
    if ((0,refusal/* isRefusal */.v)(target))
        return target;
    if (!target.startsWith('/')) {
        walk.todo.unshift(...target.split('/'));
        return undefined;
    }
    const inside = belowRoot(target, walk.bounds);
    if (inside === undefined)
        return outside(walk.spelled);
    walk.done = [];
    walk.todo.unshift(...inside.split('/'));
    return undefined;
}
function linkTarget(walk, name) {
    try {
        return (0,external_node_fs_.readlinkSync)(absolute(walk, name));
    }
    catch (error) {
        return (0,trouble/* diskTrouble */.l)(error, walk.spelled, 'read');
    }
}
/** A name that is not there is taken as spelled, unless an entry differs from it only in its Unicode form. */
function stepToMissing(walk, name) {
    const twin = /^[\x20-\x7e]*$/.test(name) ? undefined : twinOf(walk, name);
    if (twin !== undefined)
        return step(walk, twin);
    const bad = walk.use === 'write' ? (0,spelling/* checkNewName */.UL)(name, walk.spelled) : undefined;
    if (bad === undefined)
        walk.done.push(name);
    return bad;
}
function twinOf(walk, name) {
    const wanted = name.normalize('NFC');
    try {
        return (0,external_node_fs_.readdirSync)(absolute(walk, '.')).find((entry) => entry.normalize('NFC') === wanted);
    }
    catch {
        return undefined; // No such folder, or none that can be read: then nothing in it is the same name.
    }
}
function arrive(walk) {
    const path = walk.done.join('/');
    if (isHidden(path, walk.bounds))
        return resolve_hidden(walk);
    const found = look(walk, '.');
    if ((0,refusal/* isRefusal */.v)(found))
        return found;
    if (walk.use === 'write') {
        const trouble = checkTarget(walk, path, found);
        if (trouble !== undefined)
            return trouble;
    }
    if (found === undefined)
        return { path, kind: 'missing' };
    if (found.isDirectory())
        return { path, kind: 'directory' };
    if (found.isFile())
        return { path, kind: 'file' };
    return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(walk.spelled)} is a device, pipe or socket: only regular files are of use`, 'FS-03');
}
function checkTarget(walk, path, found) {
    const { base } = walk.bounds;
    if (!isWithin(path, base)) {
        return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(walk.spelled)} is outside ${(0,spelling/* quoted */.TL)(`${base}/`)}, where alone this run may write: choose a path in it`, 'FS-01');
    }
    if (found === undefined)
        return undefined;
    if (found.isDirectory()) {
        return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(walk.spelled)} is a folder: name a file to write`, 'FS-03');
    }
    if (found.nlink > 1)
        return hardLinked(walk.spelled);
    return undefined;
}
/** Rewriting a file of two names would change what the other one holds, and that may lie outside. */
function hardLinked(spelled) {
    return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(spelled)} is a hard link, so another name may hold the same file: delete it and write it anew, or leave it`, 'FS-03');
}
function look(walk, name) {
    try {
        return (0,external_node_fs_.lstatSync)(absolute(walk, name));
    }
    catch (error) {
        return (0,trouble/* errorCode */.C)(error) === 'ENOENT' ? undefined : (0,trouble/* diskTrouble */.l)(error, walk.spelled, verb(walk.use));
    }
}
function absolute(walk, name) {
    return [walk.bounds.root, ...walk.done, ...(name === '.' ? [] : [name])].join('/');
}
function parts(path) {
    return path === '' ? [] : path.split('/');
}
function verb(use) {
    return use === 'read' ? 'read' : 'written';
}
function outside(spelled) {
    return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(spelled)} is outside the workspace: use a path inside it, relative to its root`, 'FS-01');
}
function gitFolder(walk) {
    return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(walk.spelled)} is git's own: no tool reads or writes it; the run makes the commit itself`, walk.use === 'write' ? 'FS-04' : 'FS-05');
}
function resolve_hidden(walk) {
    return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(walk.spelled)} belongs to the run's own reports, which no tool reads or writes: choose another path`, walk.use === 'write' ? 'FS-04' : 'FS-05');
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/cleaner.js
var core_cleaner = __webpack_require__(66532);
;// CONCATENATED MODULE: ./build/adapters/workspace/pattern-parts.js
/** How often the part before it comes, lazily or not: both mean the same lines. */
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
/** The alternatives of a pattern, or of what is in a group; null where its brackets are not understood. */
function branchesOf(source) {
    const branches = [];
    let from = 0;
    for (let at = 0; at < source.length;) {
        if (source[at] === '|') {
            branches.push(source.slice(from, at));
            from = at + 1;
        }
        const next = afterAtom(source, at);
        if (next === null)
            return null;
        at = next;
    }
    return [...branches, source.slice(from)];
}
/** Where the next part of a pattern begins: behind a character, an escape, a class or a group. */
function afterAtom(source, at) {
    switch (source[at]) {
        case '\\':
            return at + 2;
        case '[':
            return afterClass(source, at);
        case '(':
            return afterGroup(source, at);
        default:
            return at + 1;
    }
}
function afterClass(source, open) {
    for (let at = open + 1; at < source.length; at += source[at] === '\\' ? 2 : 1) {
        if (source[at] === ']')
            return at + 1;
    }
    return null;
}
function afterGroup(source, open) {
    for (let at = open + 1; at < source.length;) {
        if (source[at] === ')')
            return at + 1;
        const next = afterAtom(source, at);
        if (next === null)
            return null;
        at = next;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/adapters/workspace/bytes-pattern.js

/** A repeat beyond it is an error in PCRE. Source: pcre2pattern(3), "Repetition". */
const MOST_REPEATS = 65_535;
/** A unit of UTF-16 has at most so many bytes of a text in UTF-8; each half of a pair counts two of four. */
const BYTES_A_UNIT = 3;
let beyondAscii = '';
const ASCII = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code));
const BYTES_BEYOND = Array.from({ length: 0x80 }, (_, at) => at + 0x80);
/** One unit each. What else a backslash may begin (references, names, octals) is not understood. */
const ESCAPE = /^\\(?:[dDwWsStnvfr]|0(?!\d)|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|[^A-Za-z0-9])/;
const GROUP = /^\((\?[:=]|\?<[A-Za-z_]\w*>|(?!\?))/;
const UNUSED_GROUP = /^\(\?(?:!|<[=!])/;
/**
 * The start of a line: our texts have no byte order mark, and git's have. A look behind and not a part of the match,
 * so that what else is asserted there sees the same place.
 */
const START = '(?:^|(?<=^\\xEF\\xBB\\xBF))';
/** A CR before the LF is no part of our lines. */
const END = '(?=\\r?$)';
const ONCE = { least: 1, most: 1 };
/**
 * A pattern in PCRE's dialect, over bytes and in lines that end at LF, that matches in every line in which this one of
 * JavaScript's does (and maybe in more), so that git can name the files worth a look; null where that is not sure.
 * What a character or class stands for is asked of JavaScript's own engine; what is left is said in ways that both
 * dialects share. Everything translated only ever grows: what would shrink (a negative look) is left out.
 */
function bytesPatternOf({ source, flags }) {
    if (!/^i?$/.test(flags))
        return null;
    const translated = alternatives(source, flags, 'whole');
    return translated === null ? null : `(*LF)${translated}`;
}
function alternatives(source, flags, where) {
    const branches = branchesOf(source);
    if (branches === null)
        return null;
    const translated = [];
    const looped = [];
    for (const branch of branches) {
        const parts = partsOf(branch, flags);
        if (parts === null)
            return null;
        const single = where === 'loop' ? singleOf(parts) : undefined;
        const text = (where === 'whole' ? withoutEnds(parts) : parts).map(written).join('');
        // It matches everywhere, so that nothing is gained.
        if (where === 'whole' && text === '')
            return null;
        if (single === undefined)
            translated.push(text);
        else
            looped.push(single);
    }
    return [...looseBytes(looped), ...translated].join('|');
}
function singleOf(parts) {
    const [part] = parts;
    return parts.length === 1 && part?.repeat.least === 1 && part.repeat.most === 1 ? part.units : undefined;
}
/**
 * In a loop without end, characters one by one are as well bytes one by one: `(?:[^"]|é)*` would else have more ways
 * to share out the bytes of a line than there is time for.
 */
function looseBytes(looped) {
    if (looped.length === 0)
        return [];
    const ascii = [...new Set(looped.flatMap((units) => units.ascii))].sort((one, other) => one - other);
    const all = looped.some((units) => units.isBeyond) ? [...ascii, ...BYTES_BEYOND] : ascii;
    return [all.length === 0 ? '(?!)' : bytes(all)];
}
function partsOf(branch, flags) {
    const parts = [];
    for (let at = 0; at < branch.length;) {
        const atom = atomAt(branch, at);
        if (atom === null)
            return null;
        const [quantifier = ''] = QUANTIFIER.exec(branch.slice(at + atom.length)) ?? [];
        const repeat = repeatOf(quantifier);
        at += atom.length + quantifier.length;
        if (UNUSED_GROUP.test(atom))
            continue;
        const part = repeat === null ? null : partOf(atom, flags, repeat);
        if (part === null || repeat === null)
            return null;
        parts.push({ ...part, repeat });
    }
    return parts;
}
function atomAt(branch, at) {
    const rest = branch.slice(at);
    if (!rest.startsWith('\\'))
        return branch.slice(at, afterAtom(branch, at) ?? at) || null;
    return /^\\[bB]/.exec(rest)?.[0] ?? ESCAPE.exec(rest)?.[0] ?? null;
}
function partOf(atom, flags, { most }) {
    if (atom === '^')
        return { text: START };
    if (atom === '$')
        return { text: END };
    // The bytes of a character beyond ASCII are no part of a word to either engine, nor are ends, CR and LF.
    if (atom === '\\b' || atom === '\\B')
        return { text: atom };
    if (!atom.startsWith('('))
        return { units: unitsOf(atom, flags) };
    const [opening, kind] = GROUP.exec(atom) ?? [];
    if (opening === undefined)
        return null;
    const isLoop = kind !== '?=' && most === Number.POSITIVE_INFINITY;
    const inner = alternatives(atom.slice(opening.length, -1), flags, isLoop ? 'loop' : 'group');
    return inner === null ? null : { text: `(${kind === '?=' ? '?=' : '?:'}${inner})` };
}
function unitsOf(atom, flags) {
    const regex = new RegExp(atom, flags);
    // No line holds an LF: left out, so that no match goes on into the next line.
    const ascii = ASCII.flatMap((text, code) => (text !== '\n' && regex.test(text) ? [code] : []));
    return { ascii, isBeyond: regex.test(everyUnitBeyond()) };
}
/**
 * Every unit beyond ASCII; made when first asked for, to cost the start nothing. With the flags that are understood,
 * none of them folds together with one of ASCII.
 */
function everyUnitBeyond() {
    if (beyondAscii === '') {
        const units = Uint16Array.from({ length: 0xff80 }, (_, at) => at + 0x80);
        beyondAscii = Buffer.from(units.buffer).toString('utf16le');
    }
    return beyondAscii;
}
/** Null for more than PCRE takes. */
function repeatOf(quantifier) {
    const sign = quantifier.charAt(0);
    if (sign === '')
        return ONCE;
    if (sign === '?')
        return { least: 0, most: 1 };
    if (sign !== '{')
        return { least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY };
    const [least = 0, most] = quantifier.replace(/[{}?]/g, '').split(',');
    const repeat = {
        least: Number(least),
        most: most === '' ? Number.POSITIVE_INFINITY : Number(most ?? least),
    };
    return repeat.least > MOST_REPEATS ? null : repeat;
}
/** A line that holds `a+b*` holds `a`, and the other way round: less to try at every place of a text. */
function withoutEnds(parts) {
    const kept = parts.map((part) => part);
    const least = (part) => ({
        ...part,
        repeat: { least: part.repeat.least, most: part.repeat.least },
    });
    while (kept[0]?.repeat.least === 0)
        kept.shift();
    while (kept.at(-1)?.repeat.least === 0)
        kept.pop();
    return kept.map((part, at) => (at === 0 || at === kept.length - 1 ? least(part) : part));
}
function written({ repeat, ...part }) {
    if (part.units === undefined)
        return part.text + quantified(repeat);
    const { ascii, isBeyond } = part.units;
    if (ascii.length === 0 && !isBeyond)
        return repeat.least === 0 ? '' : '(?!)';
    if (!isBeyond)
        return bytes(ascii) + quantified(repeat);
    const most = repeat.most * BYTES_A_UNIT;
    const beyond = `[\\x80-\\xFF]${quantified({ least: 1, most: BYTES_A_UNIT })}`;
    if (ascii.length === 0)
        return `[\\x80-\\xFF]${quantified({ ...repeat, most })}`;
    if (repeat.least === 1 && repeat.most === 1)
        return `(?:${bytes(ascii)}|${beyond})`;
    return bytes([...ascii, ...BYTES_BEYOND]) + quantified({ ...repeat, most });
}
function quantified({ least, most }) {
    if (least === 1 && most === 1)
        return '';
    return most > MOST_REPEATS ? `{${least},}` : `{${least},${most}}`;
}
/** One of some bytes, in rising order. */
function bytes(codes) {
    const spelled = (code) => `\\x${code.toString(16).padStart(2, '0')}`;
    if (codes.length === 1)
        return spelled(codes[0] ?? 0);
    const ranges = [];
    for (const code of codes) {
        const last = ranges.at(-1);
        if (last?.[1] === code - 1)
            last[1] = code;
        else
            ranges.push([code, code]);
    }
    return `[${ranges.map(([from, to]) => (from === to ? spelled(from) : `${spelled(from)}-${spelled(to)}`)).join('')}]`;
}

;// CONCATENATED MODULE: ./build/adapters/workspace/glob.js


const MAX_GLOB = 256;
const MAX_BRACES = 100;
/**
 * Whether a path is meant by a glob of the model's: without a `/` it is about the name at any depth, else about
 * the path, seen from the workspace or from the folder that is searched.
 */
async function compileGlob(glob, bounds, below) {
    if (glob.length > MAX_GLOB) {
        return (0,refusal/* refuse */.T)(`the glob has ${glob.length} characters, and at most ${MAX_GLOB} are taken: shorten it`);
    }
    const { Minimatch } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91138));
    const bare = glob.replace(/^(\.?\/)+/, '');
    const matcher = new Minimatch(bare, {
        dot: true,
        nonegate: true,
        nocomment: true,
        matchBase: !bare.includes('/'),
        braceExpandMax: MAX_BRACES,
    });
    const prefix = below === '' ? 0 : below.length + 1;
    return (path) => matcher.match(displayed(path, bounds)) || matcher.match(path.slice(prefix));
}

;// CONCATENATED MODULE: ./build/adapters/workspace/match.js



const MAX_PATTERN = 1000;
/** A line of a bundle can have a megabyte; a reader wants the place, and reads on with read_file. */
const MAX_LINE = 300;
/** Git takes a file for binary when a NUL is among so many first bytes. */
const BINARY_PROBE = 8000;
/**
 * JavaScript's dialect, as its docs have it. `(?i)` in front is understood too: other engines have it, so models
 * write it. Unicode mode only where a property escape needs it, for it refuses harmless escapes such as `\-`.
 */
function compilePattern(pattern) {
    if (pattern === '')
        return (0,refusal/* refuse */.T)('the pattern is empty: give a regular expression');
    if (pattern.length > MAX_PATTERN) {
        return (0,refusal/* refuse */.T)(`the pattern has ${pattern.length} characters, and at most ${MAX_PATTERN} are taken: search for a part of it`);
    }
    const ignoreCase = pattern.startsWith('(?i)');
    const source = ignoreCase ? pattern.slice('(?i)'.length) : pattern;
    try {
        return new RegExp(source, `${ignoreCase ? 'i' : ''}${/\\[pP]\{/.test(source) ? 'u' : ''}`);
    }
    catch (error) {
        const why = error instanceof Error ? error.message.replace(/^.*: (?=[^:]*$)/s, '') : String(error);
        return (0,refusal/* refuse */.T)(`the pattern ${(0,spelling/* quoted */.TL)(pattern)} is not a JavaScript regular expression (${why}): correct it, with a backslash before each character that is meant literally`);
    }
}
function isBinary(bytes) {
    return bytes.subarray(0, BINARY_PROBE).includes(0);
}
/** The lines of a text that match, whole, at most `limit`. A line ends at LF; a CR before it is not part of it. */
function matchLines(regex, text, limit) {
    const matches = [];
    let line = 0;
    for (let from = 0; from < text.length && matches.length < limit;) {
        const end = text.indexOf('\n', from);
        const stop = end === -1 ? text.length : end;
        const content = text.slice(from, stop > from && text[stop - 1] === '\r' ? stop - 1 : stop);
        line += 1;
        from = stop + 1;
        if (regex.test(content))
            matches.push({ line, text: content });
    }
    return matches;
}
/** A line as it is shown: without secrets, and not too much of a long one. */
function shownLine(text, cleaner) {
    const shown = (0,core_cleaner/* cleanHead */.Y)(text, MAX_LINE, cleaner);
    return text.length > MAX_LINE ? `${shown}…` : shown;
}

;// CONCATENATED MODULE: ./build/adapters/workspace/needles.js

/** ASCII that every encoding of a text spells alike, and that no flag folds together with anything beyond ASCII. */
const PLAIN = /[ -~]/;
/** Escapes that stand for the character itself. Every other one is a class, a place or a code. */
const LITERAL_ESCAPE = /[^A-Za-z0-9]/;
const MOST_BRANCHES = 20;
/**
 * What a line must hold if it is to match, so that a faster program than ours can name the files worth a look; null
 * where nothing can be said. It errs on one side only: what it cannot read for sure, it does not use.
 */
function needlesOf({ source, flags }) {
    if (flags.includes('u') || flags.includes('v'))
        return null;
    const branches = branchesOf(source);
    if (branches === null || branches.length > MOST_BRANCHES)
        return null;
    const texts = branches.map(longestRun);
    if (texts.some((text) => text === ''))
        return null;
    return { texts, ignoreCase: flags.includes('i') };
}
/** The longest text that a branch spells out, character after character; what is in a group is not looked at. */
function longestRun(branch) {
    let [longest, run] = ['', ''];
    const close = () => {
        if (run.length > longest.length)
            longest = run;
        run = '';
    };
    for (let at = 0; at < branch.length;) {
        const end = afterAtom(branch, at) ?? branch.length;
        const character = literalOf(branch.slice(at, end));
        const [quantifier = ''] = QUANTIFIER.exec(branch.slice(end)) ?? [];
        if (character === null)
            close();
        else if (quantifier === '')
            run += character;
        else {
            // `ab+c` has `ab`, and `ab*c` has `a`: whatever follows does not join on for sure.
            if (quantifier.startsWith('+'))
                run += character;
            close();
        }
        at = end + quantifier.length;
    }
    close();
    return longest;
}
/** The character that a part of a pattern stands for; null where it is no single plain one. */
function literalOf(atom) {
    if (atom.length === 2 && atom.startsWith('\\')) {
        const escaped = atom.charAt(1);
        return LITERAL_ESCAPE.test(escaped) && PLAIN.test(escaped) ? escaped : null;
    }
    return atom.length === 1 && PLAIN.test(atom) && !/[.^$*+?()[\]{}|\\]/.test(atom) ? atom : null;
}

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
;// CONCATENATED MODULE: ./build/adapters/workspace/timebox.js

/** What a task that ran out of time gives. */
const OUT_OF_TIME = Symbol('out of time');
/**
 * A regular expression or glob of the model's can take for ever, and nothing but the engine's own watchdog
 * stops one: `vm` has it, without a process or thread. A stopped task runs no `finally`, so it must hold no
 * file open. About 1 ms to make, 0.15 ms a use.
 */
function createTimebox() {
    const globals = { task: () => undefined };
    const context = (0,external_node_vm_.createContext)(globals);
    const script = new external_node_vm_.Script('task()');
    return (task, ms) => {
        globals.task = task;
        try {
            return script.runInContext(context, { timeout: Math.max(1, Math.ceil(ms)) });
        }
        catch (error) {
            if (isTimeout(error))
                return OUT_OF_TIME;
            throw error;
        }
    };
}
/** The error is one of the context's own, so it is no `Error` of ours. */
function isTimeout(error) {
    return (typeof error === 'object' &&
        error !== null &&
        'code' in error &&
        error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT');
}

;// CONCATENATED MODULE: ./build/adapters/workspace/search.js













/** The whole search; and the longest that nothing else can happen meanwhile, such as the end of the run. */
const SEARCH_MS = 10_000;
const SLICE_MS = 1000;
/** Text matched in one slice. */
const SLICE_BYTES = 1024 ** 2;
/** Bigger files are data; `more` says that something was left out. */
const MAX_FILE_BYTES = 10 * 1024 ** 2;
/** Files of a folder that git ignores; `more` says that there are others. */
const WALK_LIMIT = 20_000;
/**
 * Looks through files by the same door as read_file: judged by `mayRead` before they are opened, and never
 * through a link. Git only names the files, and which of
 * them are not worth a look: whether a line matches is for JavaScript's own engine to say.
 */
async function searchInside(bounds, gitPath, query, signal) {
    const regex = compilePattern(query.pattern);
    if ((0,refusal/* isRefusal */.v)(regex))
        return regex;
    const timebox = createTimebox();
    const known = await filesOf(bounds, gitPath, query, regex, timebox, signal);
    if ((0,refusal/* isRefusal */.v)(known))
        return known;
    const end = performance.now() + SEARCH_MS;
    const lines = [];
    const skipped = { any: known.more };
    for (const slice of slices(bounds.root, known.files, skipped)) {
        if (signal.aborted)
            return (0,refusal/* refuse */.T)('the search was stopped: the run is ending');
        const left = query.limit + 1 - lines.length;
        const found = timebox(() => matchAll(regex, slice, left), Math.min(SLICE_MS, end - performance.now()));
        if (found === OUT_OF_TIME)
            return tooSlow(lines);
        lines.push(...found.map((match) => asLine(match, displayed(match.path, bounds), query)));
        if (lines.length > query.limit)
            return { lines: lines.slice(0, query.limit), more: true };
        await (0,promises_.setImmediate)();
    }
    return { lines, more: skipped.any };
}
async function filesOf(bounds, gitPath, query, regex, timebox, signal) {
    const known = isFile(`${bounds.root}/${query.below}`)
        ? { files: [query.below], more: false }
        : await worthALook(regex, { bounds, gitPath, below: query.below, signal });
    if ((0,refusal/* isRefusal */.v)(known))
        return known;
    const { more } = known;
    const readable = known.files.filter((path) => query.mayRead(path));
    if (query.glob === undefined)
        return { files: readable, more };
    const glob = await compileGlob(query.glob, bounds, query.below);
    if ((0,refusal/* isRefusal */.v)(glob))
        return glob;
    const chosen = timebox(() => readable.filter(glob), SLICE_MS);
    if (chosen === OUT_OF_TIME)
        return (0,refusal/* refuse */.T)(`the glob ${query.glob} takes too long: use a simpler one`);
    return { files: chosen, more };
}
function worthALook(regex, question) {
    const clues = { pcre: bytesPatternOf(regex), needles: needlesOf(regex) };
    const { bounds, gitPath, below, signal } = question;
    return clues.pcre === null && clues.needles === null
        ? knownFiles(bounds, gitPath, below, WALK_LIMIT, signal)
        : filesWith(clues, question, WALK_LIMIT);
}
function asLine({ line, text }, path, { cleaner = core_cleaner/* NO_SECRETS */.g }) {
    // A name may hold a line feed, and with it a match that is none.
    return `${(0,spelling/* escapeInvisible */.ts)(path)}:${line}:${shownLine(text, cleaner)}`;
}
function isFile(absolute) {
    return (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
}
/** The texts, some at a time, so that no more than a slice of them is in memory. */
function* slices(root, files, skipped) {
    let slice = [];
    let size = 0;
    for (const path of files) {
        const text = textOf(root, path, skipped);
        if (text === undefined)
            continue;
        slice.push({ path, text });
        size += text.length;
        if (size < SLICE_BYTES)
            continue;
        yield slice;
        slice = [];
        size = 0;
    }
    yield slice;
}
/** Undefined for what holds no text: a link, a folder, a binary file, one that is deleted or not readable. */
function textOf(root, path, skipped) {
    const opened = (0,read/* openInside */.X$)(root, path);
    if ((0,refusal/* isRefusal */.v)(opened))
        return undefined;
    const { fd, stats } = opened;
    try {
        skipped.any ||= stats.size > MAX_FILE_BYTES;
        if (stats.size > MAX_FILE_BYTES)
            return undefined;
        const bytes = (0,read/* readAll */.yw)(fd, stats.size);
        return isBinary(bytes) ? undefined : new TextDecoder().decode(bytes);
    }
    catch {
        return undefined;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function matchAll(regex, texts, limit) {
    const found = [];
    for (const { path, text } of texts) {
        if (found.length >= limit)
            break;
        for (const match of matchLines(regex, text, limit - found.length))
            found.push({ ...match, path });
    }
    return found;
}
function tooSlow(lines) {
    if (lines.length > 0)
        return { lines, more: true };
    return (0,refusal/* refuse */.T)(`the search took too long (over ${SLICE_MS / 1000} s on some files or ${SEARCH_MS / 1000} s in all): simplify the pattern, or narrow it with path or glob`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapters/workspace/handle.js
var handle = __webpack_require__(64553);
;// CONCATENATED MODULE: ./build/adapters/workspace/write.js









const CREATE = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_NOFOLLOW;
/**
 * Puts `bytes` at a resolved path, in one step, if the file there still is `expected`. A file that was there
 * is replaced by rename and keeps its mode and owner; a new one gets the mode that any program would give it.
 * No fsync: a machine that crashes takes the whole run with it, and the commit is what is kept. (It would cost
 * 0.15 ms a write on an idle local disk, and far more on a busy one.)
 */
function writeInside(root, path, bytes, expected) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folders;
    try {
        folders = (0,workspace_folders/* openFolders */.o)(root, names, expected === null);
    }
    catch (error) {
        return (0,trouble/* diskTrouble */.l)(error, path, 'written');
    }
    let refusal;
    try {
        refusal = put(`${folders.place}/${name}`, folders.place, path, bytes, expected);
    }
    catch (error) {
        refusal = (0,trouble/* diskTrouble */.l)(error, path, 'written');
    }
    if (refusal !== undefined)
        folders.unmake();
    folders.close();
    return refusal;
}
function put(target, folder, path, bytes, expected) {
    const current = compare(target, path, expected);
    if ((0,refusal/* isRefusal */.v)(current))
        return current;
    if (current === null) {
        create(target, bytes, 0o666, (fd) => (0,handle/* giveToOwner */.mi)(fd, (0,external_node_fs_.statSync)(folder)));
        return undefined;
    }
    const temporary = `${folder}/.forge-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}.tmp`;
    create(temporary, bytes, 0o600, (fd) => keepIdentity(fd, current));
    try {
        (0,external_node_fs_.renameSync)(temporary, target);
    }
    catch (error) {
        (0,external_node_fs_.unlinkSync)(temporary);
        throw error;
    }
    return undefined;
}
/** What is known of the file that is to be replaced; null where there is none, as expected. */
function compare(target, path, expected) {
    const opened = (0,handle/* openRegular */.lf)(target, path);
    if (opened === 'missing')
        return expected === null ? null : changed(path);
    if ((0,refusal/* isRefusal */.v)(opened))
        return opened;
    const { fd, stats } = opened;
    try {
        if (stats.nlink > 1)
            return hardLinked(path);
        if (expected === null || stats.size !== expected.length)
            return changed(path);
        return Buffer.compare((0,read/* readAll */.yw)(fd, stats.size), expected) === 0 ? stats : changed(path);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** Makes a file that is not there and leaves none behind on failure. */
function create(absolute, bytes, mode, finish) {
    const fd = (0,external_node_fs_.openSync)(absolute, CREATE, mode);
    try {
        for (let done = 0; done < bytes.length;) {
            done += (0,external_node_fs_.writeSync)(fd, bytes, done, bytes.length - done);
        }
        finish(fd);
    }
    catch (error) {
        (0,external_node_fs_.unlinkSync)(absolute);
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** Owner first: changing it clears the set-user-id bits. Only root may give a file away. */
function keepIdentity(fd, old) {
    if (process.getuid?.() === 0)
        (0,external_node_fs_.fchownSync)(fd, old.uid, old.gid);
    (0,external_node_fs_.fchmodSync)(fd, old.mode & 0o7777);
}
function changed(path) {
    return (0,refusal/* refuse */.T)(`${(0,spelling/* quoted */.TL)(path)} changed on disk since it was read: read it again, then redo the edit`);
}

;// CONCATENATED MODULE: ./build/adapters/workspace/workspace.js








/**
 * The disk behind the Workspace port. Its file operations are synchronous inside: each takes some microseconds,
 * and handing it to a thread would take longer. Throws where the root is no folder.
 */
function openWorkspace(options) {
    const bounds = {
        root: (0,external_node_fs_.realpathSync)(options.root),
        alias: (0,external_node_path_.resolve)(options.root),
        base: trimmed(options.base),
        hidden: options.hidden.map((path) => (0,spelling/* folded */.TM)(trimmed(path))).filter((path) => path !== ''),
    };
    const { gitPath } = options;
    return {
        root: bounds.root,
        base: bounds.base,
        resolve: async (spelled, use) => resolvePath(bounds, spelled, use),
        read: async (path, maxBytes) => (0,read/* readInside */.xO)(bounds.root, path, maxBytes),
        write: async (path, bytes, expected) => writeInside(bounds.root, path, bytes, expected),
        list: async (path, recursive, limit) => recursive ? listTree(bounds, gitPath, path, limit) : listFolder(bounds, path, limit),
        search: (query, signal) => searchInside(bounds, gitPath, query, signal),
    };
}
function trimmed(path) {
    return path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}


/***/ })

};
