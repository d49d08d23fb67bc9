export const id = 2229;
export const ids = [2229];
export const modules = {

/***/ 74118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ gitScripts),
/* harmony export */   VV: () => (/* binding */ mirrored),
/* harmony export */   Ze: () => (/* binding */ configFile),
/* harmony export */   fu: () => (/* binding */ environmentSettings),
/* harmony export */   is: () => (/* binding */ gitWords),
/* harmony export */   tw: () => (/* binding */ configured)
/* harmony export */ });
/* harmony import */ var _core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46027);
/* harmony import */ var _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37829);


/** Options of git itself whose value is the next word. Source: git(1). */
const VALUED = new Set('-C -c --config-env --git-dir --work-tree --namespace --super-prefix --exec-path --attr-source'.split(' '));
/** Splits the arguments of `git`. Returns null if they name no command. */
function gitWords(words) {
    const settings = [];
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (!word.startsWith('-')) {
            return { command: (0,_shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(word) ? _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn : word, args: words.slice(at + 1), settings };
        }
        if (word.startsWith('--config-env='))
            settings.push([keyOf(word.slice(13)), _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn]);
        if (!VALUED.has(word))
            continue;
        at += 1;
        const value = words[at] ?? '';
        if (word === '-c')
            settings.push(setting(value));
        if (word === '--config-env')
            settings.push([keyOf(value), _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn]);
    }
    return null;
}
function setting(text) {
    const at = text.indexOf('=');
    if (at === -1)
        return [keyOf(text), (0,_shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(text) ? _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn : 'true'];
    return [keyOf(text), text.slice(at + 1)];
}
function keyOf(text) {
    const [key = ''] = text.split('=');
    return key.toLowerCase();
}
/** Returns the setting that these arguments of `git config` set; null if they only read. */
function configured(args) {
    const operands = [];
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at] ?? '';
        if (/^(?:-f|--(?:file|blob|type|default|comment|value))$/.test(arg))
            at += 1;
        else if (!arg.startsWith('-'))
            operands.push(arg);
        else if (/^--(?:get|unset|list|remove|rename)|^-l$/.test(arg))
            return null;
    }
    const [first] = operands;
    if (first === 'set')
        operands.shift();
    const [key, value] = operands;
    return key === undefined || value === undefined ? null : [key.toLowerCase(), value];
}
/** Returns the setting that another git command adds and that matters to a push. */
function mirrored(command, args) {
    const asks = args.some((arg) => /^--mirror(?:=push)?$/.test(arg));
    if (!asks)
        return null;
    if (command === 'clone')
        return ['remote.origin.mirror', 'true'];
    return command === 'remote' && args[0] === 'add' ? ['remote.*.mirror', 'true'] : null;
}
/** Returns the settings in a git configuration file that affect a push. */
function configFile(text) {
    let section = '';
    const found = [];
    for (const line of text.split('\n')) {
        const head = /^\s*\[\s*([\w.-]+)\s*(?:"([^"]*)")?\s*\](.*)$/.exec(line);
        if (head !== null)
            section = [head[1], head[2]].filter((part) => part !== undefined).join('.');
        const entry = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*))?$/.exec(head === null ? line : (head[3] ?? ''));
        if (entry === null)
            continue;
        const value = (entry[2] ?? 'true').trim().replace(/^"(.*)"$/, '$1');
        found.push([`${section}.${entry[1]}`.toLowerCase(), value]);
    }
    return found;
}
/** Returns settings that reach git through its environment. Source: git-config(1), ENVIRONMENT. */
function environmentSettings(env) {
    const count = Math.min(Number(env('GIT_CONFIG_COUNT') ?? 0) || 0, 64);
    const listed = Array.from({ length: count }, (_, at) => [
        (env(`GIT_CONFIG_KEY_${at}`) ?? '').toLowerCase(),
        env(`GIT_CONFIG_VALUE_${at}`) ?? '',
    ]);
    const inOne = [...(env('GIT_CONFIG_PARAMETERS') ?? '').matchAll(/'([^'=]+)(?:'=')?=?([^']*)'/g)];
    return [...listed, ...inOne.map(([, key = '', value = '']) => [key.toLowerCase(), value])];
}
/** Returns the text of scripts that a git command runs. */
function gitScripts({ command, args, settings }) {
    const programs = settings
        .filter(([key]) => /^core\.(?:editor|pager|sshcommand|askpass|fsmonitor)$|^(?:sequence|diff|pager)\./.test(key))
        .map(([, value]) => value);
    return [...programs, ...scriptsOf(command, args)];
}
function scriptsOf(command, args) {
    const operands = args.filter((arg) => !arg.startsWith('-'));
    if (command === 'submodule' && operands[0] === 'foreach')
        return [joined(args, 'foreach')];
    if (command === 'bisect' && operands[0] === 'run')
        return [joined(args, 'run')];
    if (command === 'rebase')
        return optionValues(args, /^(?:-x|--exec)/);
    if (command === 'difftool')
        return optionValues(args, /^(?:-x|--extcmd)/);
    if (command === 'filter-branch')
        return optionValues(args, /^--[\w-]*filter/);
    return [];
}
/** Returns the words after `mark` as a script: one word is a script, several are one command. */
function joined(args, mark) {
    const words = args.slice(args.indexOf(mark) + 1);
    while (words[0]?.startsWith('-'))
        words.shift();
    return words.length === 1 ? (words[0] ?? '') : words.map(_core_text_shell_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T).join(' ');
}
function optionValues(args, option) {
    return args.flatMap((arg, at) => {
        const match = option.exec(arg);
        if (match === null)
            return [];
        const rest = arg.slice(match[0].length).replace(/^=/, '');
        return [rest === '' ? (args[at + 1] ?? '') : rest];
    });
}


/***/ }),

/***/ 61496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf)
/* harmony export */ });
/* harmony import */ var _shell_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37829);

/** Programs that run code of another language: from this option, from a file, or from their input. */
const INTERPRETERS = /^(?:python[\d.]*|pypy\d*|node|nodejs|deno|bun|tsx|perl[\d.]*|ruby[\d.]*|php[\d.]*|lua[\d.]*|luajit|tclsh[\d.]*|expect|g?awk|mawk|nawk|Rscript|osascript|pwsh|make|gmake|vi|vim|nvim|ex|emacs|gdb|sqlite3|psql|jshell|groovy|scala|irb|ghci|erl|elixir)$/;
const CODE_OPTION = /^-{1,2}(?:c|e|E|r|p|pe|ne|n?e|i?e|eval|print|exec|command|execute|cmd)$/;
/** Programs whose first operand is their code. */
const CODE_FIRST = /^(?:g?awk|mawk|nawk)$/;
/** Returns the code of another language that a command runs and that the script contains; otherwise ''. */
function codeOf({ words, input }) {
    const [program = '', ...args] = words.map(({ text }) => text);
    const name = (0,_shell_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(program);
    if (!INTERPRETERS.test(name))
        return '';
    const codes = args.filter((_, at) => CODE_OPTION.test(args[at - 1] ?? ''));
    const joined = args.filter((arg) => /^(?:-[ec]\S|--(?:eval|print|exec|command)=|[+:])/.test(arg));
    const first = CODE_FIRST.test(name) ? args.filter((arg) => !arg.startsWith('-')).slice(0, 1) : [];
    return [...codes, ...joined, ...first, input ?? ''].join('\n');
}


/***/ }),

/***/ 37829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   OF: () => (/* binding */ SHELLS),
/* harmony export */   yn: () => (/* binding */ UNREAD),
/* harmony export */   zX: () => (/* binding */ STARTERS)
/* harmony export */ });
/**
 * Marks a part of a text that cannot be read because it is put together at run time. Commands never contain this
 * character: Linux passes no NUL in arguments.
 */
const UNREAD = '\0';
function isUnread(text) {
    return text.includes(UNREAD);
}
/** Programs that read a script as `sh` does. */
const SHELLS = new Set('ash bash dash ksh mksh rbash sh zsh'.split(' '));
/** Programs and builtins that start the program they are given, found in PATH. */
const STARTERS = new Set('env time timeout nice nohup ionice stdbuf setsid chronic command exec builtin'.split(' '));
/** Returns the last part of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 16987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startedFiles: () => (/* binding */ startedFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
;// CONCATENATED MODULE: ./build/constraints/shell/program-kinds.js
/** Programs and builtins that read files as data and never run them. */
const READS_DATA = new Set((': [ [[ basename cat cd cksum cmp column comm cut date declare diff dirname echo egrep exit export expr false fgrep ' +
    'file fold grep head kill local ls md5sum nl od paste printf pwd read readlink readonly realpath return rev seq set ' +
    'sha1sum sha256sum sha512sum shift shopt sleep sort stat tac tail tee test touch tr trap true type ulimit umask ' +
    'uniq unset wait wc which xxd yes base64 alias').split(' '));
/** Options of interpreters whose value is not code. */
const VALUE_OPTIONS = /^(?:-[WXoO]|\+[oO]|-C|--conditions|--stack-size|-e|-E|-p|-c|--eval|--print)$/;
/** Programs that run what files of their folder define, and the programs that those files name. */
const RUNNERS = new Set(('ant bazel bazelisk bmake bundle bunx buck2 cargo cmake composer corepack ctest direnv docker-compose dotnet earthly gmake go ' +
    'gradle grunt gulp hatch invoke jest just lerna lein make mage meson mix mocha mvn ninja nox npm nx pants pdm pipenv ' +
    'pixi pnpm poetry pre-commit pytest rake rspec rye sbt scons swift task tox turbo uv uvx vagrant vitest waf yarn')
    .split(' ')
    .concat('npx', 'pnpx'));

// EXTERNAL MODULE: ./build/constraints/shell/read-shell.js + 14 modules
var read_shell = __webpack_require__(56704);
// EXTERNAL MODULE: ./build/constraints/shell/shell-reading.js
var shell_reading = __webpack_require__(37829);
;// CONCATENATED MODULE: ./build/constraints/shell/started-files.js





const INTERPRETER = /^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy[\d.]*|perl|ruby|php|lua[\d.]*|Rscript|tclsh|pwsh|awk|gawk|mawk|sed|osascript|java|groovy)$/;
const PYTHON = /^(?:python|pypy)[\d.]*$/;
/** Options whose value is code. */
const INLINE = /^(?:-[a-zA-Z]*[ceEp]|-r|--eval|--print|--expression)$/;
const INLINE_BY = {
    php: /^-r$/,
    sed: /^(?:-[a-zA-Z]*e|--expression)$/,
    perl: /^-[a-zA-Z]*[eE]$/,
    ruby: /^-[a-zA-Z]*e$/,
};
const PYTHON_INLINE = /^-[a-zA-Z]*c$/;
const PYTHON_MODULE = /^-[a-zA-Z]*m$/;
const PYTHON_ISOLATED = /^-[a-zA-Z]*[IP]/;
/** These take code as the first word, unless `-f` names a file. */
const TEXT_FIRST = /^(?:awk|gawk|mawk|sed)$/;
/** Lists what a bash script may run from the workspace, without running it. */
function startedFiles(script, place) {
    const { commands, isWhole, broken } = (0,read_shell.readShell)(script, place);
    const found = [];
    if (!isWhole)
        found.push({ kind: 'hidden', what: 'is too long to be read' });
    if (broken.length > 0)
        found.push({ kind: 'hidden', what: 'has a syntax error' });
    for (const name of script.matchAll(DECIDES)) {
        found.push({ kind: 'hidden', what: `sets ${name[1] ?? ''}, which decides what programs load` });
    }
    for (const [at, command] of commands.entries()) {
        if (isBehindShell(command, commands[at - 1]))
            continue;
        found.push(...startedBy(command, place.root));
    }
    return found;
}
const DECIDES = /(?:^|[\s;&|({'"`])(PATH|ENV|BASH_ENV|NODE_PATH|NODE_OPTIONS|PYTHONPATH|PYTHONHOME|PERL5LIB|PERL5OPT|RUBYLIB|RUBYOPT|LD_PRELOAD|LD_LIBRARY_PATH|GIT_[A-Z_]+)=/g;
/**
 * Returns true for the unreadable command that the reader adds after a shell with an unknown script. The shell itself
 * is judged.
 */
function isBehindShell({ words }, before) {
    const starter = before?.words[0]?.text ?? '';
    const isScript = words.length === 1 && words[0]?.text === '\0';
    return isScript && (shell_reading/* SHELLS */.OF.has((0,shell_reading/* baseName */.Fl)(starter)) || starter === '.' || starter === 'source');
}
function startedBy(command, root) {
    const [program, ...args] = command.words;
    if (program === undefined)
        return [];
    if ((0,shell_reading/* isUnread */.KJ)(program.text))
        return [{ kind: 'hidden', what: 'computes the name of a program' }];
    const name = (0,shell_reading/* baseName */.Fl)(program.text);
    const by = name === '.' ? 'source' : name;
    const own = ownFile(program, command, root);
    if (shell_reading/* SHELLS */.OF.has(name))
        return [...own, ...shellStarts(args, { command, root, by })];
    if (name === '.' || name === 'source')
        return runsWord(args[0], { command, root, by });
    if (RUNNERS.has(name))
        return [{ kind: 'runner', name }];
    if (command.wraps || READS_DATA.has(name))
        return own;
    if (INTERPRETER.test(name))
        return [...own, ...interpreted(args, { command, root, by })];
    return [...own, ...args.flatMap((word) => named(word.text, { command, root, by }))];
}
/** Returns the program itself if it is named by a path; otherwise the shell finds it in PATH. */
function ownFile(program, command, root) {
    return program.text.includes('/')
        ? runsWord(program, { command, root, by: program.text })
        : [{ kind: 'program', name: program.text }];
}
/** Returns what a shell starts. A script given by `-c` has its own commands in the reading. */
function shellStarts(args, starter) {
    if (args.some(({ text }) => /^-[a-zA-Z]*c$/.test(text) && !text.startsWith('--')))
        return [];
    const operand = args[operandAt(args)];
    if (operand !== undefined)
        return [...optionFiles(args, starter), ...runsWord(operand, starter)];
    const { input } = starter.command;
    return input === undefined || (0,shell_reading/* isUnread */.KJ)(input) ? [hiddenInput(starter.by)] : [];
}
function hiddenInput(by) {
    return { kind: 'hidden', what: `gives ${by} a script on its standard input` };
}
function interpreted(args, starter) {
    const { by, command } = starter;
    const isPython = PYTHON.test(by);
    if (isPython && !args.some(({ text }) => PYTHON_ISOLATED.test(text))) {
        const module = args.find(({ text }) => PYTHON_MODULE.test(text) || PYTHON_INLINE.test(text));
        if (module !== undefined) {
            const what = `starts ${by} ${module.text}, which imports modules from the workspace (add -I, or run a script of the commit as ./path)`;
            return [{ kind: 'hidden', what }];
        }
    }
    const inline = isPython ? PYTHON_INLINE : (INLINE_BY[by] ?? INLINE);
    const from = optionFiles(args, starter);
    const takesFile = args.some(({ text }) => /^(?:-f|--file\b)/.test(text));
    const code = args.flatMap(({ text }, at) => (inline.test(text) ? [args[at + 1]?.text ?? ''] : []));
    if (code.length === 0 && TEXT_FIRST.test(by) && !takesFile)
        code.push(args[operandAt(args)]?.text ?? '');
    if (code.length > 0 || (isPython && args.some(({ text }) => PYTHON_MODULE.test(text))))
        return [...from, ...code.flatMap((text) => inCode(text, starter))];
    if (TEXT_FIRST.test(by))
        return from;
    const operand = args[operandAt(args)];
    if (operand !== undefined && operand.text !== '-')
        return [...from, ...runsWord(operand, starter)];
    if (args.length > 0 && args.every(({ text }) => /^(?:-v|-V|--version|--help)$/.test(text)))
        return from;
    const known = command.input !== undefined && !(0,shell_reading/* isUnread */.KJ)(command.input);
    return known ? [...from, ...inCode(command.input ?? '', starter)] : [hiddenInput(by)];
}
/** Returns the index of the first word that is neither an option nor an option's value, or -1. */
function operandAt(args) {
    let skips = false;
    for (const [at, { text }] of args.entries()) {
        if (skips)
            skips = false;
        else if (text === '-' || !/^[-+]/.test(text))
            return at;
        else if (text === '--')
            return at + 1 < args.length ? at + 1 : -1;
        else
            skips = VALUE_OPTIONS.test(text) || LOADS.test(text);
    }
    return -1;
}
/** Options of interpreters that load a file or a folder of files. */
const LOADS = /^(?:-r|-I|-f|-cp|-jar|--require|--import|--loader|--experimental-loader|--env-file|--rcfile|--init-file|--file|--class-path)$/;
const LOADS_ATTACHED = /^(?:--(?:require|import|loader|experimental-loader|env-file|rcfile|init-file|file|class-path)=|-[rIfM](?=.))(.*)$/;
function optionFiles(args, starter) {
    const end = operandAt(args);
    const options = end === -1 ? args : args.slice(0, end);
    return options.flatMap((word, at) => {
        const value = LOADS_ATTACHED.exec(word.text)?.[1];
        const isInline = INLINE_BY[starter.by]?.test(word.text) === true || PYTHON.test(starter.by);
        if (isInline)
            return [];
        if (value !== undefined)
            return runsWord({ ...word, text: value }, starter);
        return LOADS.test(word.text) ? runsWord(args[at + 1], starter) : [];
    });
}
function runsWord(word, { command, root, by }) {
    if (word === undefined)
        return [];
    if (word.glob || (0,shell_reading/* isUnread */.KJ)(word.text)) {
        return [{ kind: 'hidden', what: `gives ${by} a file with a computed name` }];
    }
    if ((0,shell_reading/* isUnread */.KJ)(command.cwd) && !word.text.startsWith('/')) {
        return [{ kind: 'hidden', what: `runs ${word.text} in a folder with a computed name` }];
    }
    const absolute = external_node_path_.posix.resolve(command.cwd, word.text);
    if (/^\/(?:dev|proc)\//.test(absolute))
        return [hiddenInput(by)];
    const path = inside(absolute, root);
    return path === null ? [] : [{ kind: 'runs', path, by }];
}
function inside(absolute, root) {
    return (0,is_within/* isWithin */.B)(absolute, root) && absolute !== root ? external_node_path_.posix.relative(root, absolute) : null;
}
/** Returns files that an argument may name: `x`, `--file=x`, `@x`, `a:x`. */
function named(text, { command, root, by }) {
    if ((0,shell_reading/* isUnread */.KJ)(command.cwd))
        return [];
    const parts = new Set([text, ...text.split(/[=:,@\s]+/)]);
    return [...parts].flatMap((part) => {
        const path = part === '' || (0,shell_reading/* isUnread */.KJ)(part) ? null : inside(external_node_path_.posix.resolve(command.cwd, part), root);
        return path === null ? [] : [{ kind: 'names', path, by }];
    });
}
/** Matches packages that code loads by name from the workspace's dependencies. */
const LOADED = /(?:\brequire(?:\.resolve)?\s*\(|\bimport\s*\(|\bfrom\s|\bimport\s)\s*['"`]([^'"`\s]+)['"`]/g;
/** Returns files and packages that inline code names. */
function inCode(code, starter) {
    const loaded = [...code.matchAll(LOADED)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('node:') && !BUILT_IN.has(name) && !name.startsWith('/'));
    const { by } = starter;
    const modules = /^(?:node|nodejs|bun|deno|tsx|ts-node)$/.test(by) ? loaded : [];
    const packages = modules.map((name) => ({ kind: 'runs', path: `node_modules/${name}`, by }));
    const words = code.match(/[\w.@+-]+(?:\/[\w.@+-]+)*/g) ?? [];
    return [...packages, ...words.flatMap((word) => named(word, starter))];
}
const BUILT_IN = new Set('assert buffer child_process crypto dns events fs fs/promises http http2 https net os path path/posix perf_hooks process querystring readline stream stream/promises string_decoder timers timers/promises tls tty url util v8 vm worker_threads zlib'.split(' '));


/***/ })

};
