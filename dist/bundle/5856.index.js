export const id = 5856;
export const ids = [5856];
export const modules = {

/***/ 66325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51282);

/** Programs that run another language's code: by this option, from a file, or from their input. */
const INTERPRETERS = /^(?:python[\d.]*|pypy\d*|node|nodejs|deno|bun|tsx|perl[\d.]*|ruby[\d.]*|php[\d.]*|lua[\d.]*|luajit|tclsh[\d.]*|expect|g?awk|mawk|nawk|Rscript|osascript|pwsh|make|gmake|vi|vim|nvim|ex|emacs|gdb|sqlite3|psql|jshell|groovy|scala|irb|ghci|erl|elixir)$/;
const CODE_OPTION = /^-{1,2}(?:c|e|E|r|p|pe|ne|n?e|i?e|eval|print|exec|command|execute|cmd)$/;
/** Programs whose first operand is their code. */
const CODE_FIRST = /^(?:g?awk|mawk|nawk)$/;
/** The code of another language that a command runs; empty where it runs none that stands in the script. */
function codeOf({ words, input }) {
    const [program = '', ...args] = words.map(({ text }) => text);
    const name = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(program);
    if (!INTERPRETERS.test(name))
        return '';
    const codes = args.filter((_, at) => CODE_OPTION.test(args[at - 1] ?? ''));
    const joined = args.filter((arg) => /^(?:-[ec]\S|--(?:eval|print|exec|command)=|[+:])/.test(arg));
    const first = CODE_FIRST.test(name) ? args.filter((arg) => !arg.startsWith('-')).slice(0, 1) : [];
    return [...codes, ...joined, ...first, input ?? ''].join('\n');
}


/***/ }),

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
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51282);

/** Options of git itself whose value is the next word. Source: git(1). */
const VALUED = new Set('-C -c --config-env --git-dir --work-tree --namespace --super-prefix --exec-path --attr-source'.split(' '));
/** `git`'s words apart. `words` are its arguments. Null where no command is named. */
function gitWords(words) {
    const settings = [];
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (!word.startsWith('-')) {
            return { command: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(word) ? _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn : word, args: words.slice(at + 1), settings };
        }
        if (word.startsWith('--config-env='))
            settings.push([keyOf(word.slice(13)), _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn]);
        if (!VALUED.has(word))
            continue;
        at += 1;
        const value = words[at] ?? '';
        if (word === '-c')
            settings.push(setting(value));
        if (word === '--config-env')
            settings.push([keyOf(value), _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn]);
    }
    return null;
}
function setting(text) {
    const at = text.indexOf('=');
    if (at === -1)
        return [keyOf(text), (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(text) ? _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .UNREAD */ .yn : 'true'];
    return [keyOf(text), text.slice(at + 1)];
}
function keyOf(text) {
    const [key = ''] = text.split('=');
    return key.toLowerCase();
}
/** What `git config` in these words sets; null where it only reads. */
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
/** What other commands of git leave in its configuration that matters to a push. */
function mirrored(command, args) {
    const asks = args.some((arg) => /^--mirror(?:=push)?$/.test(arg));
    if (!asks)
        return null;
    if (command === 'clone')
        return ['remote.origin.mirror', 'true'];
    return command === 'remote' && args[0] === 'add' ? ['remote.*.mirror', 'true'] : null;
}
/** The settings in a file of git's configuration, as far as they bear on what a push does. */
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
/** Settings that reach git by its environment. Source: git-config(1), ENVIRONMENT. */
function environmentSettings(env) {
    const count = Math.min(Number(env('GIT_CONFIG_COUNT') ?? 0) || 0, 64);
    const listed = Array.from({ length: count }, (_, at) => [
        (env(`GIT_CONFIG_KEY_${at}`) ?? '').toLowerCase(),
        env(`GIT_CONFIG_VALUE_${at}`) ?? '',
    ]);
    const inOne = [...(env('GIT_CONFIG_PARAMETERS') ?? '').matchAll(/'([^'=]+)(?:'=')?=?([^']*)'/g)];
    return [...listed, ...inOne.map(([, key = '', value = '']) => [key.toLowerCase(), value])];
}
/** Scripts that a command of git runs: their text. */
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
/** The words after `mark`: one is a script, several are one command. */
function joined(args, mark) {
    const words = args.slice(args.indexOf(mark) + 1);
    while (words[0]?.startsWith('-'))
        words.shift();
    return words.length === 1 ? (words[0] ?? '') : words.map(_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL).join(' ');
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

/***/ 51282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   OF: () => (/* binding */ SHELLS),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   yn: () => (/* binding */ UNREAD),
/* harmony export */   zX: () => (/* binding */ STARTERS)
/* harmony export */ });
/**
 * Stands in a text where a piece of it cannot be read: it is put together at run time. A command never holds this
 * character, for Linux passes no NUL in an argument.
 */
const UNREAD = '\0';
function isUnread(text) {
    return text.includes(UNREAD);
}
/** Programs that read a script as `sh` does. */
const SHELLS = new Set('ash bash dash ksh mksh rbash sh zsh'.split(' '));
/** Programs and builtins that start the program that they are given, which is looked for in PATH. */
const STARTERS = new Set('env time timeout nice nohup ionice stdbuf setsid chronic command exec builtin'.split(' '));
/** The last part of a path: a program's name. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** One argument again for a shell, so that it is read as it stands. */
function quoted(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
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
;// CONCATENATED MODULE: ./build/constraints/shell/program-kinds.js
/** Programs and builtins that take files as data, and run none of them. */
const READS_DATA = new Set((': [ [[ basename cat cd cksum cmp column comm cut date declare diff dirname echo egrep exit export expr false fgrep ' +
    'file fold grep head kill local ls md5sum nl od paste printf pwd read readlink readonly realpath return rev seq set ' +
    'sha1sum sha256sum sha512sum shift shopt sleep sort stat tac tail tee test touch tr trap true type ulimit umask ' +
    'uniq unset wait wc which xxd yes base64 alias').split(' '));
/** Options of interpreters with a value that names no code. */
const VALUE_OPTIONS = /^(?:-[WXoO]|\+[oO]|-C|--conditions|--stack-size|-e|-E|-p|-c|--eval|--print)$/;
/** Programs that run what files of the folder that they start in say, and what those files name in turn. */
const RUNNERS = new Set(('ant bazel bazelisk bmake bundle bunx buck2 cargo cmake composer corepack ctest direnv docker-compose dotnet earthly gmake go ' +
    'gradle grunt gulp hatch invoke jest just lerna lein make mage meson mix mocha mvn ninja nox npm nx pants pdm pipenv ' +
    'pixi pnpm poetry pre-commit pytest rake rspec rye sbt scons swift task tox turbo uv uvx vagrant vitest waf yarn')
    .split(' ')
    .concat('npx', 'pnpx'));

// EXTERNAL MODULE: ./build/constraints/shell/read.js + 14 modules
var read = __webpack_require__(22980);
// EXTERNAL MODULE: ./build/constraints/shell/reading.js
var reading = __webpack_require__(51282);
;// CONCATENATED MODULE: ./build/constraints/shell/started-files.js




const INTERPRETER = /^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy[\d.]*|perl|ruby|php|lua[\d.]*|Rscript|tclsh|pwsh|awk|gawk|mawk|sed|osascript|java|groovy)$/;
const PYTHON = /^(?:python|pypy)[\d.]*$/;
/** Options whose value is the program's own text. */
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
/** These take their program as the first word, unless `-f` names a file. */
const TEXT_FIRST = /^(?:awk|gawk|mawk|sed)$/;
/** Lists what a script of bash may run of the workspace. It reads the script, it does not run it. */
function startedFiles(script, place) {
    const { commands, isWhole, broken } = (0,read.readShell)(script, place);
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
/** The reader adds a command that cannot be read for each shell whose script it does not know. The shell itself is judged. */
function isBehindShell({ words }, before) {
    const starter = before?.words[0]?.text ?? '';
    const isScript = words.length === 1 && words[0]?.text === '\0';
    return isScript && (reading/* SHELLS */.OF.has((0,reading/* baseName */.Fl)(starter)) || starter === '.' || starter === 'source');
}
function startedBy(command, root) {
    const [program, ...args] = command.words;
    if (program === undefined)
        return [];
    if ((0,reading/* isUnread */.KJ)(program.text))
        return [{ kind: 'hidden', what: 'puts the name of a program together' }];
    const name = (0,reading/* baseName */.Fl)(program.text);
    const by = name === '.' ? 'source' : name;
    const own = ownFile(program, command, root);
    if (reading/* SHELLS */.OF.has(name))
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
/** The program itself, where it is named by a path; else it is looked for in PATH. */
function ownFile(program, command, root) {
    return program.text.includes('/')
        ? runsWord(program, { command, root, by: program.text })
        : [{ kind: 'program', name: program.text }];
}
/** A script given by `-c` is a command of its own in the reading. */
function shellStarts(args, starter) {
    if (args.some(({ text }) => /^-[a-zA-Z]*c$/.test(text) && !text.startsWith('--')))
        return [];
    const operand = args[operandAt(args)];
    if (operand !== undefined)
        return [...optionFiles(args, starter), ...runsWord(operand, starter)];
    const { input } = starter.command;
    return input === undefined || (0,reading/* isUnread */.KJ)(input) ? [hiddenInput(starter.by)] : [];
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
    const known = command.input !== undefined && !(0,reading/* isUnread */.KJ)(command.input);
    return known ? [...from, ...inCode(command.input ?? '', starter)] : [hiddenInput(by)];
}
/** The first word that is no option and no option's value; -1 where there is none. */
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
    if (word.glob || (0,reading/* isUnread */.KJ)(word.text)) {
        return [{ kind: 'hidden', what: `gives ${by} a file whose name is put together` }];
    }
    if ((0,reading/* isUnread */.KJ)(command.cwd) && !word.text.startsWith('/')) {
        return [{ kind: 'hidden', what: `runs ${word.text} in a folder whose name is put together` }];
    }
    const absolute = external_node_path_.posix.resolve(command.cwd, word.text);
    if (/^\/(?:dev|proc)\//.test(absolute))
        return [hiddenInput(by)];
    const path = inside(absolute, root);
    return path === null ? [] : [{ kind: 'runs', path, by }];
}
function inside(absolute, root) {
    return absolute.startsWith(`${root}/`) ? absolute.slice(root.length + 1) : null;
}
/** Files that an argument may name: `x`, `--file=x`, `@x`, `a:x`. */
function named(text, { command, root, by }) {
    if ((0,reading/* isUnread */.KJ)(command.cwd))
        return [];
    const parts = new Set([text, ...text.split(/[=:,@\s]+/)]);
    return [...parts].flatMap((part) => {
        const path = part === '' || (0,reading/* isUnread */.KJ)(part) ? null : inside(external_node_path_.posix.resolve(command.cwd, part), root);
        return path === null ? [] : [{ kind: 'names', path, by }];
    });
}
/** Packages that code loads by name from the workspace's dependencies. */
const LOADED = /(?:\brequire(?:\.resolve)?\s*\(|\bimport\s*\(|\bfrom\s|\bimport\s)\s*['"`]([^'"`\s]+)['"`]/g;
/** What a program's text, given in the command, names. */
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
