export const id = 4913;
export const ids = [4913];
export const modules = {

/***/ 64913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startedPrograms: () => (/* binding */ startedPrograms)
/* harmony export */ });
/* harmony import */ var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11370);
/* harmony import */ var _shell_reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37829);
/* harmony import */ var _wrapper_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39279);



/** Builtins that do not change the meaning of names. */
const HARMLESS = new Set(': [ cd echo printf pwd set shopt test true ulimit umask'.split(' '));
/** Builtins that may change the meaning of names. */
const RENAMES = new Set('. source eval alias unalias hash enable trap'.split(' '));
const DECLARES = new Set('declare export local readonly typeset unset'.split(' '));
/** Names that decide where programs are found, or what a shell reads first. */
const DECIDES = /^(?:PATH|BASH_ENV|ENV|-[fF])\b/;
/**
 * Returns the programs that a script always runs, in order, as long as those before them pass. Stops at the first part
 * that leaves open what runs (`||`, `if`, functions) or where programs are found (`source`, `PATH=`).
 */
function startedPrograms(script) {
    const found = [];
    try {
        const { commands, errors = [] } = (0,unbash__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(script);
        if (errors.length === 0)
            list(commands, found);
    }
    catch (error) {
        // Nested too deep for the parser: no program is known.
        if (!(error instanceof RangeError))
            throw error;
        return [];
    }
    return found.filter(({ name }) => !name.includes('/'));
}
// Each of these functions adds what a part of the script starts. It returns false if nothing after it is known.
/** Only the last of several statements decides how the script ends, unless `set -e` is set. */
function list(statements, found) {
    let stopsAtErrors = false;
    for (const [at, { command, background }] of statements.entries()) {
        if (background === true)
            return false;
        stopsAtErrors ||= setsErrexit(command);
        const inside = [];
        const goesOn = chain(command, inside);
        const counts = stopsAtErrors || at === statements.length - 1;
        if (counts)
            add(inside, found);
        if (!goesOn || (!counts && inside.length > 0))
            return false;
    }
    return true;
}
function add(inside, found) {
    const isFirst = found.length === 0;
    for (const program of inside)
        found.push({ ...program, isFirst: program.isFirst && isFirst });
}
function setsErrexit(command) {
    if (command.type !== 'Command' || command.name?.value !== 'set')
        return false;
    return command.args.some((arg) => /^(?:-[a-z]*e|errexit$)/.test(arg.text));
}
function chain(command, found) {
    if (command.type !== 'AndOr')
        return pipeline(command, found);
    if (command.operators.includes('||'))
        return false;
    return command.commands.every((part) => {
        const inside = [];
        const goesOn = pipeline(part, inside);
        add(inside, found);
        return goesOn;
    });
}
/** Adds all parts of a pipeline. They start together, so none has installed another. */
function pipeline(node, found) {
    if (node.type !== 'Pipeline')
        return one(node, found);
    if (node.prefixes.some(({ type }) => type === 'Negation'))
        return false;
    return node.commands.every((command) => one(command, found));
}
function one(node, found) {
    switch (node.type) {
        case 'Command':
            return simple(node, found);
        case 'Redirected':
            return one(node.command, found);
        case 'Subshell':
        case 'BraceGroup':
            return list(node.body.commands, found);
        default:
            return false;
    }
}
function simple({ name, prefix, args }, found) {
    if (prefix.some((part) => part.type === 'Assignment' && DECIDES.test(part.name)))
        return false;
    if (name === undefined)
        return true;
    const words = [name, ...args].map((word) => (word.type === 'Assignment' ? word.text : literal(word)));
    return named(words, found);
}
function named([name = null, ...args], found) {
    if (name === null || RENAMES.has(name))
        return false;
    if (HARMLESS.has(name))
        return true;
    if (DECLARES.has(name))
        return args.every((arg) => arg !== null && !DECIDES.test(arg));
    if (_shell_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .STARTERS */ .zX.has(name))
        return started(name, args, found);
    found.push({ name, isFirst: true });
    const [option, script] = args;
    // A new shell does not inherit the gate's pipefail.
    const isRead = _shell_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .SHELLS */ .OF.has(name) && /^-[eux]*c$/.test(option ?? '') && !(script ?? '|').includes('|');
    if (isRead)
        found.push(...startedPrograms(script ?? ''));
    return true;
}
/** Adds what `env`, `timeout` and similar programs start. */
function started(name, args, found) {
    if (args.includes(null) && name !== 'env')
        return false;
    const texts = args.map((arg) => arg ?? '\0');
    const builtin = name === 'command' || name === 'exec' || name === 'builtin';
    // `command -v` and `exec -a` start nothing, or use another name.
    if (builtin && /^-/.test(texts[0] ?? ''))
        return false;
    if (builtin)
        return texts.length === 0 || named(texts, found);
    const wrapped = (0,_wrapper_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .unwrap */ .oA)(name, texts);
    if (wrapped === null || wrapped.script !== undefined)
        return false;
    if (wrapped.assignments.some((text) => DECIDES.test(text)))
        return false;
    if (name !== 'time')
        found.push({ name, isFirst: true });
    // `env -i` and `env -u PATH` change PATH.
    if (name === 'env' && texts.some((text) => /^(?:-$|-[a-zA-Z]*[iuPS]|--(?:ignore|unset))/.test(text)))
        return true;
    return wrapped.inner.length === 0 || named(wrapped.inner, found);
}
/** Returns the word as the program gets it; null if it is computed at run time. */
function literal({ value, parts = [] }) {
    const isPlain = parts.every((part) => part.type === 'DoubleQuoted'
        ? part.parts.every(({ type }) => type === 'Literal')
        : part.type === 'Literal' || part.type === 'SingleQuoted');
    return isPlain ? value : null;
}


/***/ }),

/***/ 39279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ xargsCommand),
/* harmony export */   oA: () => (/* binding */ unwrap),
/* harmony export */   uU: () => (/* binding */ findCommands)
/* harmony export */ });
/* harmony import */ var _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37829);

/** From the manuals of util-linux, coreutils, sudo, findutils and the package managers named. */
const WRAPPERS = {
    bundle: { after: ['exec'] },
    busybox: {},
    catchsegv: {},
    chronic: {},
    chroot: { skip: 1 },
    chrt: { skip: 1, valued: 'TPD' },
    doas: { valued: 'uC' },
    env: { valued: 'uC', long: ['--unset', '--chdir'], assigns: true, script: 'S' },
    fakeroot: {},
    firejail: {},
    flock: { valued: 'wE', long: ['--wait', '--timeout'], skip: 1, script: 'c' },
    ionice: { valued: 'cn' },
    linux32: {},
    linux64: {},
    ltrace: { valued: 'eosulpnaA' },
    nice: { valued: 'n', long: ['--adjustment'] },
    nohup: {},
    npm: { after: ['exec', 'x'], script: 'c' },
    npx: { valued: 'p', long: ['--package'], script: 'c' },
    nsenter: { valued: 't' },
    numactl: { valued: 'CmNip' },
    parallel: { valued: 'jaNnILP' },
    pipenv: { after: ['run'] },
    pkexec: { long: ['--user'] },
    pnpm: { after: ['exec'], script: 'c' },
    poetry: { after: ['run'] },
    prlimit: {},
    proxychains: {},
    runuser: { valued: 'ugG', script: 'c' },
    script: { script: 'c' },
    setarch: { skip: 1 },
    setpriv: { long: ['--reuid', '--regid', '--groups'] },
    setsid: {},
    sg: { skip: 1, script: 'c' },
    ssh: { valued: 'bcDEeFIiJLlmOopQRSWw', skip: 1, joins: true },
    stdbuf: { valued: 'ioe' },
    strace: { valued: 'eopsuaEbIPSX' },
    su: { valued: 'gGw', skip: 1, script: 'c' },
    sudo: { valued: 'ugpCTrthDR', assigns: true },
    'systemd-run': { valued: 'pEu', long: ['--unit', '--property'] },
    taskset: { skip: 1 },
    time: { valued: 'fo' },
    timeout: { valued: 'ks', long: ['--kill-after', '--signal'], skip: 1 },
    torsocks: {},
    unbuffer: {},
    unshare: {},
    uv: { after: ['run'] },
    watch: { valued: 'n', long: ['--interval'], joins: true },
    'xvfb-run': { valued: 'aefnpsw' },
    yarn: { after: ['exec', 'run'] },
};
/** Returns null if the program wraps nothing. `words` are its arguments. */
function unwrap(program, words) {
    const wrapper = Object.hasOwn(WRAPPERS, program) ? WRAPPERS[program] : undefined;
    if (wrapper === undefined)
        return null;
    let rest = words;
    if (wrapper.after !== undefined) {
        if (!wrapper.after.includes(words[0] ?? ''))
            return null;
        rest = words.slice(1);
    }
    return operandsOf(rest, wrapper);
}
function operandsOf(words, wrapper) {
    const { valued = '', long = [], skip = 0, assigns = false, joins = false, script } = wrapper;
    const assignments = [];
    let skipped = 0;
    let at = 0;
    for (; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (word === '--')
            continue;
        if (script !== undefined && isScriptOption(word, script))
            return scriptAt(words, at, script, assignments);
        if (/^[-+]./.test(word))
            at += takesNext(word, valued, long) ? 1 : 0;
        else if (assigns && /^\w+=/.test(word))
            assignments.push(word);
        else if (skipped < skip)
            skipped += 1;
        else
            break;
    }
    const inner = words.slice(at);
    return joins && inner.length > 0
        ? { inner: [], assignments, script: inner.join(' ') }
        : { inner, assignments };
}
function isScriptOption(word, script) {
    return ((word.startsWith('-') && !word.startsWith('--') && word.includes(script)) ||
        /^--(?:command|split-string|call|session-command)(?:=|$)/.test(word));
}
function scriptAt(words, at, option, assignments) {
    const word = words[at] ?? '';
    const joined = word.startsWith('--')
        ? word.split('=').slice(1).join('=')
        : word.split(option).slice(1).join(option);
    const text = joined === '' ? (words[at + 1] ?? '') : joined;
    const rest = words.slice(joined === '' ? at + 2 : at + 1);
    // `env -S 'a b' c` runs `a b c`; in other programs the words after it are not part of the script.
    return { inner: [], assignments, script: option === 'S' ? [text, ...rest].join(' ') : text };
}
function takesNext(word, valued, long) {
    if (word.startsWith('--'))
        return long.includes(word);
    const at = [...word.slice(1)].findIndex((letter) => valued.includes(letter));
    return at !== -1 && at === word.length - 2;
}
/** Returns the command that `xargs` would run. The words of its input replace the `-I` mark or are appended. */
function xargsCommand(words, input) {
    let mark = '';
    let isElsewhere = false;
    let at = 0;
    for (; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (!word.startsWith('-'))
            break;
        // It reads a file instead, with unknown content.
        if (/^(?:-a|--arg-file)/.test(word))
            isElsewhere = true;
        if (word.startsWith('-I'))
            mark = word.length > 2 ? word.slice(2) : (words[at + 1] ?? '');
        if (/^(?:-[adEILnPs]|--(?:arg-file|delimiter|max-args|max-procs|max-lines|replace))$/.test(word))
            at += 1;
    }
    const command = words.slice(at);
    const appended = isElsewhere || (0,_shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(input)
        ? [_shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn]
        : input.split(/[\s\0]+/).flatMap((word) => (word === '' ? [] : [word.replace(/^(['"])(.*)\1$/, '$2')]));
    if (mark === '')
        return [...command, ...appended];
    // With a mark, a whole line replaces it.
    const line = /^[^\n'"\\]*\n?$/.test(input) && !isElsewhere ? input.trim() : _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn;
    const value = appended.length === 1 ? (appended[0] ?? '') : line;
    return command.map((word) => word.replaceAll(mark, () => value));
}
/** Returns the commands that `find` would run for each file it finds. */
function findCommands(words) {
    const found = [];
    for (let at = 0; at < words.length; at += 1) {
        if (!/^-(?:exec|execdir|ok|okdir)$/.test(words[at] ?? ''))
            continue;
        const end = words.findIndex((word, index) => index > at && (word === ';' || word === '+'));
        const inner = words.slice(at + 1, end === -1 ? undefined : end);
        found.push(inner.map((word) => word.replaceAll('{}', () => _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn)));
        if (end !== -1)
            at = end;
    }
    return found;
}


/***/ })

};
