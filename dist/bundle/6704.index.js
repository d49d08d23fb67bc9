export const id = 6704;
export const ids = [6704];
export const modules = {

/***/ 56704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  forcedPushes: () => (/* reexport */ forcedPushes),
  readShell: () => (/* binding */ readShell)
});

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(11370);
;// CONCATENATED MODULE: ./build/constraints/shell/expand-braces.js
/** Maximum number of words. */
const MAX_WORDS = 256;
/**
 * Expands `{a,b}` and `{1..3}` in a word as written. Quotes and expansions stay unchanged, because a shell expands
 * braces first. Returns null if there are too many words.
 */
function expandBraces(raw) {
    const done = [];
    const open = [raw];
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
        if (done.length + open.length > MAX_WORDS)
            return null;
        const parts = firstBrace(next);
        if (parts === null)
            done.push(next);
        else
            open.unshift(...parts);
    }
    return done;
}
function firstBrace(raw) {
    for (let at = 0; at < raw.length; at = after(raw, at)) {
        if (raw[at] !== '{')
            continue;
        const group = groupAt(raw, at);
        if (group === null)
            continue;
        const [before, rest] = [raw.slice(0, at), raw.slice(group.end)];
        return group.items.map((item) => `${before}${item}${rest}`);
    }
    return null;
}
function groupAt(raw, start) {
    const commas = [];
    let depth = 0;
    for (let at = start; at < raw.length; at = after(raw, at)) {
        const sign = raw[at];
        if (sign === '{')
            depth += 1;
        if (sign === ',' && depth === 1)
            commas.push(at);
        if (sign !== '}')
            continue;
        depth -= 1;
        if (depth > 0)
            continue;
        const inner = raw.slice(start + 1, at);
        const items = commas.length === 0 ? range(inner) : cut(raw, start, commas, at);
        return items === null ? null : { items, end: at + 1 };
    }
    return null;
}
function cut(raw, start, commas, end) {
    const edges = [start, ...commas, end];
    return edges.slice(1).map((edge, index) => raw.slice((edges[index] ?? start) + 1, edge));
}
function range(inner) {
    const match = /^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.-?\d{1,9})?$/.exec(inner);
    if (match === null)
        return null;
    const [, first = '', last = ''] = match;
    const numbers = /\d/.test(first);
    if (numbers !== /\d/.test(last))
        return null;
    const code = (text) => (numbers ? Number(text) : text.charCodeAt(0));
    const [from, to] = [code(first), code(last)];
    const length = Math.min(Math.abs(to - from) + 1, MAX_WORDS + 1);
    const step = to < from ? -1 : 1;
    const values = Array.from({ length }, (_, index) => from + index * step);
    return values.map((value) => (numbers ? String(value) : String.fromCharCode(value)));
}
/** Returns the position after the element at `at`: one character, a quoted text or an expansion. */
function after(raw, at) {
    const sign = raw[at];
    if (sign === '\\')
        return at + 2;
    if (sign === "'" || sign === '"' || sign === '`')
        return closing(raw, at + 1, sign);
    if (sign !== '$')
        return at + 1;
    const next = raw[at + 1];
    if (next === "'" || next === '"')
        return closing(raw, at + 2, next);
    if (next === '{')
        return nested(raw, at + 1, '{', '}');
    if (next === '(')
        return nested(raw, at + 1, '(', ')');
    return at + 1;
}
function closing(raw, from, sign) {
    for (let at = from; at < raw.length; at += 1) {
        if (raw[at] === '\\' && sign !== "'")
            at += 1;
        else if (raw[at] === sign)
            return at + 1;
    }
    return raw.length;
}
function nested(raw, from, opens, closes) {
    let depth = 0;
    for (let at = from; at < raw.length; at += 1) {
        if (raw[at] === '\\')
            at += 1;
        else if (raw[at] === opens)
            depth += 1;
        else if (raw[at] === closes) {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return raw.length;
}

// EXTERNAL MODULE: ./build/constraints/shell/shell-reading.js
var shell_reading = __webpack_require__(37829);
;// CONCATENATED MODULE: ./build/constraints/shell/expand-parameters.js

const NOTHING = { texts: [], isList: true };
const UNKNOWN = { texts: [shell_reading/* UNREAD */.yn], isList: false };
const expand_parameters_text = (value) => ({ texts: [value], isList: false });
/** Returns the value of `$name`; null if the script does not set it. */
function knownValue(name, scope) {
    const { args, variables } = scope;
    if (name === '@' || name === '*')
        return args === null ? UNKNOWN : { texts: args, isList: name === '@' };
    if (name === '#')
        return args === null ? UNKNOWN : expand_parameters_text(String(args.length));
    if (name === '0')
        return expand_parameters_text('bash');
    if (/^[1-9]\d*$/.test(name)) {
        if (args === null)
            return UNKNOWN;
        const arg = args[Number(name) - 1];
        return arg === undefined ? NOTHING : expand_parameters_text(arg);
    }
    const known = variables.get(name);
    if (known !== undefined)
        return expand_parameters_text(known[0] ?? '');
    if (name === 'PWD')
        return expand_parameters_text(scope.cwd);
    if (name === 'OLDPWD')
        return expand_parameters_text(scope.before);
    if (name === 'IFS')
        return expand_parameters_text(' \t\n');
    if (/^[?$!_-]$/.test(name))
        return UNKNOWN;
    return null;
}
/** Returns the value of `${…}`, as far as the script alone defines it. */
function parameterValue(part, tools) {
    const { scope, missing } = tools;
    const { operation, prefix } = part;
    if (operation?.type === 'Names')
        return UNKNOWN;
    const found = indexed(part, tools);
    if (found === null && operation?.type !== 'Default') {
        missing(part.parameter);
        return UNKNOWN;
    }
    const value = prefix === '!' ? indirectValue(found, scope) : found;
    if (prefix === '#')
        return value === null ? UNKNOWN : expand_parameters_text(sizeOf(value));
    if (operation?.type === 'Default')
        return withDefault(operation, value, part.parameter, tools);
    if (value === null)
        return UNKNOWN;
    if (operation === undefined)
        return value;
    return { ...value, texts: value.texts.map((each) => operated(each, operation, tools)) };
}
function indexed(part, { scope, textOf }) {
    if (part.index === undefined)
        return knownValue(part.parameter, scope);
    const list = scope.variables.get(part.parameter);
    if (list === undefined)
        return null;
    const index = textOf(part.index);
    if (index === '@')
        return { texts: list, isList: true };
    if (index === '*')
        return expand_parameters_text(list.join(' '));
    const at = /^-?\d+$/.test(index) ? list.at(Number(index)) : shell_reading/* UNREAD */.yn;
    return at === undefined ? NOTHING : expand_parameters_text(at);
}
function indirectValue(value, scope) {
    const name = value?.texts[0] ?? shell_reading/* UNREAD */.yn;
    return (0,shell_reading/* isUnread */.KJ)(name) ? UNKNOWN : knownValue(name, scope);
}
function sizeOf({ texts, isList }) {
    if (isList)
        return String(texts.length);
    const [first = ''] = texts;
    return (0,shell_reading/* isUnread */.KJ)(first) ? shell_reading/* UNREAD */.yn : String(first.length);
}
/**
 * A variable that the script does not set is probably unset, but may come from the environment, so the value is marked.
 */
function withDefault(operation, value, name, tools) {
    const operand = tools.textOf(operation.operand);
    const [first = ''] = value?.texts ?? [];
    if (operation.operator === '+' || operation.operator === ':+') {
        if (value === null || (0,shell_reading/* isUnread */.KJ)(first))
            return expand_parameters_text(`${operand}${shell_reading/* UNREAD */.yn}`);
        return first === '' && operation.operator === ':+' ? NOTHING : expand_parameters_text(operand);
    }
    if (value === null) {
        tools.missing(name);
        if (operation.operator.endsWith('='))
            tools.scope.set(name, [`${operand}${shell_reading/* UNREAD */.yn}`]);
        return expand_parameters_text(`${operand}${shell_reading/* UNREAD */.yn}`);
    }
    if (value.texts.length > 0 && (first !== '' || !operation.operator.startsWith(':')))
        return value;
    if (operation.operator.endsWith('='))
        tools.scope.set(name, [operand]);
    return expand_parameters_text(operand);
}
/** Longer values are not cut or replaced in, because patterns can take long on them. */
const MAX_VALUE_CHARS = 4096;
function operated(value, operation, { textOf }) {
    if ((0,shell_reading/* isUnread */.KJ)(value) || value.length > MAX_VALUE_CHARS)
        return shell_reading/* UNREAD */.yn;
    switch (operation.type) {
        case 'Remove': {
            const isSuffix = operation.operator.startsWith('%');
            const pattern = patternOf(textOf(operation.operand), operation.operator.length === 2);
            if (pattern === null)
                return shell_reading/* UNREAD */.yn;
            return isSuffix ? withoutSuffix(value, pattern) : value.replace(new RegExp(`^${pattern}`, 's'), '');
        }
        case 'Replace': {
            const pattern = patternOf(textOf(operation.pattern), true);
            const replacement = textOf(operation.replacement);
            if (pattern === null || pattern === '')
                return shell_reading/* UNREAD */.yn;
            const anchored = operation.operator === '/#' ? `^${pattern}` : operation.operator === '/%' ? `${pattern}$` : pattern;
            return value.replace(new RegExp(anchored, operation.operator === '//' ? 'gs' : 's'), () => replacement);
        }
        case 'Slice': {
            const offset = numberIn(textOf(operation.offset));
            const length = operation.length === undefined ? value.length : numberIn(textOf(operation.length));
            if (offset === null || length === null)
                return shell_reading/* UNREAD */.yn;
            const from = offset < 0 ? Math.max(0, value.length + offset) : offset;
            return length < 0 ? value.slice(from, length) : value.slice(from, from + length);
        }
        case 'CaseModification': {
            if (operation.operand !== undefined)
                return shell_reading/* UNREAD */.yn;
            const change = (part) => operation.operator.startsWith('^') ? part.toUpperCase() : part.toLowerCase();
            return operation.operator.length === 2
                ? change(value)
                : `${change(value.slice(0, 1))}${value.slice(1)}`;
        }
        default:
            return shell_reading/* UNREAD */.yn;
    }
}
function numberIn(spelled) {
    const trimmed = spelled.trim();
    return /^\(?-?\d{1,6}\)?$/.test(trimmed) ? Number(trimmed.replace(/[()]/g, '')) : null;
}
/** Returns a shell pattern as a regular expression; null if it has more than two stars and question marks. */
function patternOf(pattern, greedy) {
    if ((0,shell_reading/* isUnread */.KJ)(pattern) || /[[\]]|[?*+@!]\(/.test(pattern) || pattern.split('*').length > 3)
        return null;
    const star = greedy ? '.*' : '.*?';
    return pattern.replace(/[\\^$.|+(){}*?]/g, (sign) => sign === '*' ? star : sign === '?' ? '.' : `\\${sign}`);
}
/**
 * Removes the shortest or longest matching suffix. Tries each start, because an expression alone would find the first
 * one.
 */
function withoutSuffix(value, pattern) {
    const whole = new RegExp(`^${pattern}$`, 's');
    const starts = Array.from({ length: value.length + 1 }, (_, index) => index);
    const ordered = pattern.includes('.*?') ? starts.reverse() : starts;
    const at = ordered.find((start) => whole.test(value.slice(start)));
    return at === undefined ? value : value.slice(0, at);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/constraints/shell/git-words.js
var git_words = __webpack_require__(74118);
;// CONCATENATED MODULE: ./build/constraints/shell/shell-scope.js



/** Longer values are not followed, because a script can double one at every step. */
const shell_scope_MAX_VALUE_CHARS = 64 * 1024;
/** Limits the length of a text. */
function withinLength(text) {
    const short = text.includes('\0\0') ? text.replace(/\0{2,}/g, shell_reading/* UNREAD */.yn) : text;
    return short.length <= shell_scope_MAX_VALUE_CHARS ? short : shell_reading/* UNREAD */.yn;
}
/** State of a shell at one point of a script. Subshells get a copy; files are shared. */
class ShellScope {
    variables;
    functions;
    aliases;
    /** Contents of files that the script itself wrote, by absolute path. */
    files;
    /** Git configuration as far as the script set it. */
    gitConfig;
    /** Names that the script gave to copies of git or links to it. */
    gitNames;
    /** `$1`, `$2`, …; null if unknown. */
    args = [];
    /** Standard input, as far as the script defines it; absent if there is none. */
    input;
    /** Programs that run this shell, such as `sudo` or `xargs`. */
    wrappedBy = [];
    cwd;
    /** The root of the repository. */
    top;
    before;
    /** The folder it started in. */
    #origin;
    constructor(cwd, top, other) {
        this.cwd = cwd;
        this.top = top;
        this.#origin = cwd;
        this.before = other?.before ?? cwd;
        this.input = other?.input;
        this.variables = new Map(other?.variables);
        this.functions = new Map(other?.functions);
        this.aliases = new Map(other?.aliases);
        this.files = other?.files ?? new Map();
        this.gitConfig = other?.gitConfig ?? new Map();
        this.gitNames = other?.gitNames ?? new Set(['git', 'hub', 'git.exe']);
        if (other === undefined)
            return;
        this.args = other.args;
        this.wrappedBy = other.wrappedBy;
    }
    fork() {
        return new ShellScope(this.cwd, this.top, this);
    }
    set(name, value) {
        this.variables.set(name, value.slice(0, 1024).map(withinLength));
    }
    append(name, value, isList) {
        const old = this.variables.get(name) ?? [];
        if (isList)
            this.set(name, [...old, ...value]);
        else
            this.set(name, [`${old[0] ?? ''}${value[0] ?? ''}`, ...old.slice(1)]);
    }
    /** Returns the absolute path; UNREAD if unknown. */
    absolute(path) {
        if ((0,shell_reading/* isUnread */.KJ)(path))
            return shell_reading/* UNREAD */.yn;
        if (path.startsWith('/'))
            return external_node_path_.posix.normalize(path).replace(/(?<=.)\/$/, '');
        return (0,shell_reading/* isUnread */.KJ)(this.cwd) ? shell_reading/* UNREAD */.yn : external_node_path_.posix.join(this.cwd, path).replace(/(?<=.)\/$/, '');
    }
    /** Records a file that the script writes. If it is a git configuration file, its settings apply. */
    write(path, text, append) {
        if ((0,shell_reading/* isUnread */.KJ)(path))
            return;
        const content = withinLength(append ? `${this.files.get(path) ?? ''}${text}` : text);
        this.files.set(path, content);
        if (/(?:^|\/)(?:\.git\/config|\.gitconfig|config\.worktree)$/.test(path)) {
            for (const [key, value] of (0,git_words/* configFile */.Ze)(content))
                this.gitConfig.set(key, value);
        }
        if (/\/\.git\/remotes\/[^/]+$/.test(path)) {
            const refspec = /^Push:\s*(\S+)/m.exec(content)?.[1];
            if (refspec !== undefined)
                this.gitConfig.set('remote.*.push', refspec);
        }
    }
    enter(path) {
        const next = path === '-' ? this.before : this.absolute(path);
        this.before = this.cwd;
        this.cwd = next;
    }
    /**
     * Joins the state after a part that may or may not have run. Variables that it changed become unreadable, and a
     * change of folder is assumed to have worked.
     */
    join(maybe) {
        for (const name of new Set([...this.variables.keys(), ...maybe.variables.keys()])) {
            const mine = this.variables.get(name);
            const other = maybe.variables.get(name);
            if (mine?.join('\n') !== other?.join('\n'))
                this.variables.set(name, [shell_reading/* UNREAD */.yn]);
        }
        for (const [name, body] of maybe.functions)
            this.functions.set(name, body);
        for (const [name, text] of maybe.aliases)
            this.aliases.set(name, text);
        if (maybe.args?.join('\n') !== this.args?.join('\n'))
            this.args = null;
        if (maybe.cwd === maybe.#origin)
            return;
        this.cwd = maybe.cwd;
        this.before = maybe.before;
    }
}

;// CONCATENATED MODULE: ./build/constraints/shell/expand-words.js





/** Maximum number of fields. */
const MAX_FIELDS = 1024;
/** Longer words are not searched for braces, because that takes quadratic time. */
const MAX_BRACED_CHARS = 4096;
/** Turns words as written into the words that a program gets. */
class Expander {
    #host;
    constructor(host) {
        this.#host = host;
    }
    /** Returns the fields that a word becomes: none, one or many. */
    fields(word, scope) {
        if (!word.parts?.some((part) => part.type === 'BraceExpansion'))
            return this.#split(word, scope);
        const raws = word.text.length > MAX_BRACED_CHARS ? null : expandBraces(word.text);
        if (raws === null)
            return [{ text: shell_reading/* UNREAD */.yn, glob: false }];
        return raws.flatMap((raw) => {
            if (raw === '')
                return [];
            const again = reparsed(raw);
            return again === null ? [{ text: shell_reading/* UNREAD */.yn, glob: false }] : this.#split(again, scope);
        });
    }
    /** Returns a word as one text, as an assignment or a redirection takes it. */
    text(word, scope) {
        const pieces = this.#pieces(word, scope);
        return withinLength(pieces.map(({ texts }) => texts.join(' ')).join(''));
    }
    /** Returns the text of a here-document, in which quotes are ordinary characters. */
    body({ body: { text, parts }, delimiter }, scope) {
        if (delimiter?.quoted === true)
            return text;
        if (parts === undefined)
            return text.replace(/\\(?:\n|([$`\\]))/g, '$1');
        return withinLength(parts.map((part) => this.#piece(part, scope, true).texts.join(' ')).join(''));
    }
    /** Returns all words of a command, and assigns the lists that it declares. */
    words(node, scope) {
        const words = node.name === undefined ? [] : [...this.fields(node.name, scope)];
        for (const arg of node.args) {
            if (arg.type === 'Word')
                words.push(...this.fields(arg, scope));
            else if (arg.value.type === 'ArrayValue')
                this.assign(arg, scope);
            else {
                const value = this.text(arg.value, scope);
                words.push({ text: `${arg.name}${arg.append === true ? '+' : ''}=${value}`, glob: false });
            }
        }
        return words;
    }
    assign(assignment, scope) {
        const { name, value, append = false, index } = assignment;
        const isList = value.type === 'ArrayValue';
        const texts = isList
            ? value.elements.flatMap((element) => this.fields(element, scope).map(({ text }) => text))
            : [this.text(value, scope)];
        if (index !== undefined)
            this.#assignAt(name, this.text(index, scope), texts[0] ?? '', scope);
        else if (append)
            scope.append(name, texts, isList);
        else
            scope.set(name, texts);
    }
    #assignAt(name, index, value, scope) {
        const list = [...(scope.variables.get(name) ?? [])];
        const isPlace = /^\d{1,3}$/.test(index);
        if (isPlace)
            list[Number(index)] = value;
        scope.set(name, isPlace ? Array.from(list, (each) => each ?? '') : [shell_reading/* UNREAD */.yn]);
    }
    /** Walks scripts inside arithmetic, tests and patterns. */
    visit(node, scope) {
        if (node.type === 'Script')
            this.#host.output(node, scope);
        else if (node.type === 'Word')
            this.#pieces(node, scope);
        else
            (0,parser/* forEachChild */.dK)(node, (child) => this.visit(child, scope));
    }
    #split(word, scope) {
        const fields = [];
        let isOpen = false;
        const separators = scope.variables.get('IFS')?.[0] ?? ' \t\n';
        for (const { texts, quoted, glob } of this.#pieces(word, scope)) {
            const parts = texts.map((text) => (quoted ? [text] : splitAt(text, separators)));
            for (const [index, group] of parts.entries()) {
                for (const [at, part] of group.entries()) {
                    if (at > 0 || index > 0)
                        isOpen = false;
                    if (!quoted && part === '')
                        continue;
                    const before = isOpen ? fields.pop() : undefined;
                    fields.push({
                        text: withinLength(`${before?.text ?? ''}${part}`),
                        glob: glob || before?.glob === true,
                    });
                    isOpen = true;
                }
            }
            if (fields.length > MAX_FIELDS)
                return [{ text: shell_reading/* UNREAD */.yn, glob: false }];
        }
        return fields;
    }
    #pieces(word, scope) {
        const { parts, text, value } = word;
        const home = text.startsWith('~') ? homeOf(value) : null;
        if (parts === undefined)
            return [plain(home ?? value)];
        return parts.map((part, index) => {
            if (index === 0 && home !== null && part.type === 'Literal')
                return plain(homeOf(part.value) ?? part.value);
            return this.#piece(part, scope, false);
        });
    }
    #piece(part, scope, quoted) {
        switch (part.type) {
            case 'Literal':
            case 'SingleQuoted':
            case 'AnsiCQuoted':
                return plain(part.value);
            case 'Glob':
            case 'ExtendedGlob':
                this.visitParts(part, scope);
                return { texts: [part.text], quoted: true, glob: true };
            case 'DoubleQuoted':
            case 'LocaleString':
                return this.#doubleQuoted(part.parts, scope);
            case 'SimpleExpansion':
                return ofValue(this.#simple(part.text.slice(1), scope), quoted);
            case 'ParameterExpansion': {
                const textOf = (word) => this.text(word, scope);
                const missing = (name) => this.#host.missing(name);
                return ofValue(parameterValue(part, { scope, textOf, missing }), quoted);
            }
            case 'CommandExpansion':
                return { texts: [this.#output(part.script, scope)], quoted, glob: false };
            case 'ArithmeticExpansion':
                return plain(this.#arithmetic(part, scope));
            case 'ProcessSubstitution':
                return plain(part.script === undefined ? shell_reading/* UNREAD */.yn : this.#host.fileFor(part.script, scope));
            case 'BraceExpansion':
                return plain(part.text);
        }
    }
    visitParts(part, scope) {
        (0,parser/* forEachChild */.dK)(part, (child) => this.visit(child, scope));
    }
    #doubleQuoted(parts, scope) {
        const lists = parts.map((part) => this.#piece(part, scope, true).texts);
        const fields = [];
        let open = null;
        for (const texts of lists) {
            for (const [index, text] of texts.entries()) {
                if (index > 0)
                    fields.push(open ?? '');
                open = index > 0 ? text : `${open ?? ''}${text}`;
            }
        }
        const isEmptyList = lists.length === 1 && lists[0]?.length === 0;
        if (!isEmptyList)
            fields.push(open ?? '');
        return { texts: fields, quoted: true, glob: false };
    }
    #simple(name, scope) {
        const value = knownValue(name, scope);
        if (value === null)
            this.#host.missing(name);
        return value ?? { texts: [shell_reading/* UNREAD */.yn], isList: false };
    }
    #output(script, scope) {
        if (script === undefined)
            return shell_reading/* UNREAD */.yn;
        return this.#host.output(script, scope.fork()).replace(/\n+$/, '');
    }
    #arithmetic(part, scope) {
        this.visitParts(part, scope);
        const { expression } = part;
        return expression?.type === 'ArithmeticWord' && /^\d+$/.test(expression.value)
            ? expression.value
            : shell_reading/* UNREAD */.yn;
    }
}
function plain(text) {
    return { texts: [text], quoted: true, glob: false };
}
function ofValue({ texts, isList }, quoted) {
    return { texts: quoted && !isList ? [texts.join(' ')] : texts, quoted, glob: false };
}
/** Returns an unknown folder for `~` and `~/x`; null for other paths. */
function homeOf(value) {
    if (value !== '~' && !value.startsWith('~/'))
        return null;
    return `${shell_reading/* UNREAD */.yn}${value.slice(1)}`;
}
function splitAt(text, separators) {
    if (separators === '')
        return [text];
    const parts = [''];
    let apart = false;
    for (const sign of text) {
        if (separators.includes(sign)) {
            apart = true;
            continue;
        }
        if (apart)
            parts.push('');
        apart = false;
        parts[parts.length - 1] += sign;
    }
    return apart ? [...parts, ''] : parts;
}
/** Parses a single word again after its braces were expanded. */
function reparsed(raw) {
    const [statement] = (0,parser/* parse */.qg)(`: ${raw}`).commands;
    const command = statement?.command;
    if (command?.type !== 'Command')
        return null;
    const [word, ...more] = command.args;
    return word?.type === 'Word' && more.length === 0 ? word : null;
}

// EXTERNAL MODULE: ./build/core/text/shell-quote.js
var shell_quote = __webpack_require__(46027);
;// CONCATENATED MODULE: ./build/constraints/shell/builtins.js

const DECLARES = new Set('declare export local readonly typeset'.split(' '));
const RUNS = new Set('builtin command exec'.split(' '));
/** Returns null for commands that are not builtins relevant here. */
function builtinOf(program, args, step, machine, tools) {
    if (RUNS.has(program))
        return runner(args, tools);
    if (DECLARES.has(program))
        return { wraps: false, output: () => declare(args, step) };
    const doing = Object.hasOwn(BUILTINS, program) ? BUILTINS[program] : undefined;
    if (doing === undefined)
        return null;
    const wraps = program === 'eval' || program === 'trap';
    return { wraps, output: () => doing(args, step, machine, tools) };
}
function runner(args, { run }) {
    let at = 0;
    let asks = false;
    for (; /^-\w+$|^--$/.test(args[at] ?? ''); at += 1) {
        if (/^-\w*[vV]/.test(args[at] ?? ''))
            asks = true;
        if (/^-\w*a$/.test(args[at] ?? ''))
            at += 1;
    }
    const inner = args.slice(at);
    if (asks)
        return { wraps: false, output: () => `${inner.join('\n')}\n` };
    return { wraps: inner.length > 0, output: () => (inner.length === 0 ? '' : run(inner)) };
}
function declare(args, { scope }) {
    for (const arg of args) {
        const match = /^(\w+)(\+?)=(.*)$/s.exec(arg);
        if (match === null)
            continue;
        const [, name = '', append = '', value = ''] = match;
        if (append === '')
            scope.set(name, [value]);
        else
            scope.append(name, [value], false);
    }
    return '';
}
const BUILTINS = {
    alias: (args, { scope }) => {
        for (const arg of args) {
            const at = arg.indexOf('=');
            if (at > 0)
                scope.aliases.set(arg.slice(0, at), arg.slice(at + 1));
        }
        return '';
    },
    cd: (args, step) => enter(args, step),
    eval: (args, _step, machine, { read }) => {
        const text = args.join(' ');
        if (/^\s*\0\s*$/.test(text))
            machine.notes.hidden.add('eval runs text that is only known at run time');
        return read(text);
    },
    getopts: (args, { scope }) => unknown(args.slice(1, 2), scope),
    mapfile: (args, { scope }) => unknown(args.slice(-1), scope),
    popd: (_args, { scope }) => {
        scope.enter('-');
        return '';
    },
    pushd: (args, step) => enter(args, step),
    read: (args, { scope, input }) => {
        const names = args.filter((arg) => /^[A-Za-z_]\w*$/.test(arg));
        const [line = '', ...more] = (input ?? shell_reading/* UNREAD */.yn).replace(/\n$/, '').split('\n');
        const isOne = names.length === 1 && more.length === 0;
        for (const name of names)
            scope.set(name, [isOne ? line.trim() : shell_reading/* UNREAD */.yn]);
        return '';
    },
    readarray: (args, { scope }) => unknown(args.slice(-1), scope),
    set: (args, { scope }) => {
        const at = args.indexOf('--');
        if (at !== -1)
            scope.args = args.slice(at + 1);
        else if (args.some((arg) => (0,shell_reading/* isUnread */.KJ)(arg)))
            scope.args = null;
        else if (args[0] !== undefined && !/^[-+]/.test(args[0]))
            scope.args = args;
        return '';
    },
    shift: (args, { scope }) => {
        const [count = '1'] = args;
        scope.args = /^\d+$/.test(count) ? (scope.args?.slice(Number(count)) ?? null) : null;
        return '';
    },
    source: (args, _step, _machine, { read, file }) => read(file(args[0] ?? '')),
    '.': (args, _step, _machine, { read, file }) => read(file(args[0] ?? '')),
    trap: (args, _step, _machine, { read }) => {
        const [script] = args.filter((arg) => !/^-/.test(arg));
        return script === undefined || args.length < 2 ? '' : read(script);
    },
    unset: (args, { scope }) => {
        for (const arg of args)
            scope.variables.set(arg, ['']);
        return '';
    },
};
function unknown(names, scope) {
    for (const name of names)
        if (/^[A-Za-z_]\w*$/.test(name))
            scope.set(name, [shell_reading/* UNREAD */.yn]);
    return '';
}
function enter(args, { scope }) {
    const operands = args.filter((arg) => arg === '-' || !/^[-+]/.test(arg));
    if (operands[0] !== undefined)
        scope.enter(operands[0]);
    return '';
}

;// CONCATENATED MODULE: ./build/constraints/shell/known-outputs.js

/** Programs that decode their input. */
const DECODERS = new Set('base32 base64 basenc bunzip2 bzcat gunzip lz4 openssl rev tr unxz uudecode xxd xz xzcat zcat zstd'.split(' '));
/** Returns what a program prints if that is known without running it; otherwise UNREAD. */
function knownOutput(program, printing) {
    const print = Object.hasOwn(PRINTERS, program) ? PRINTERS[program] : undefined;
    return print === undefined ? shell_reading/* UNREAD */.yn : print(printing);
}
const PRINTERS = {
    ':': () => '',
    '[': () => '',
    base64: decodeBase64,
    basename: ({ args: [path = '', suffix = ''] }) => (0,shell_reading/* isUnread */.KJ)(path) ? shell_reading/* UNREAD */.yn : `${withoutEnd((0,shell_reading/* baseName */.Fl)(path), suffix)}\n`,
    cat: ({ args, input, scope }) => filesOf(args, input, scope),
    cd: () => '',
    echo: ({ args }) => echo(args),
    export: () => '',
    false: () => '',
    printf: ({ args }) => printf(args),
    pwd: ({ scope }) => `${scope.cwd}\n`,
    rev: ({ input }) => input
        .split('\n')
        .map((line) => [...line].reverse().join(''))
        .join('\n'),
    set: () => '',
    tee: ({ input }) => input,
    test: () => '',
    tr: ({ args, input }) => translate(args, input),
    true: () => '',
    which: ({ args }) => `${args.filter((arg) => !arg.startsWith('-')).join('\n')}\n`,
    xxd: ({ args, input }) => args.some((arg) => /^-\w*r/.test(arg)) && !(0,shell_reading/* isUnread */.KJ)(input)
        ? Buffer.from(input.replace(/\s+/g, ''), 'hex').toString('utf8')
        : shell_reading/* UNREAD */.yn,
};
function withoutEnd(text, end) {
    return end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text;
}
function filesOf(args, input, scope) {
    const files = args.filter((arg) => arg === '-' || !arg.startsWith('-'));
    if (files.length === 0)
        return input;
    return files.map((file) => contentOf(file, input, scope)).join('');
}
/** Returns the content of a file that the script itself wrote. */
function contentOf(file, input, scope) {
    if (/^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/.test(file))
        return input;
    return scope.files.get(scope.absolute(file)) ?? shell_reading/* UNREAD */.yn;
}
function echo(args) {
    let at = 0;
    while (/^-[neE]+$/.test(args[at] ?? ''))
        at += 1;
    const options = args.slice(0, at).join('');
    const text = args.slice(at).join(' ');
    const end = options.includes('n') ? '' : '\n';
    return `${options.includes('e') ? unescaped(text) : text}${end}`;
}
/** Returns the output of `printf`; UNREAD for a format with unsupported conversions. */
function printf(args) {
    if (args[0] === '-v')
        return '';
    const [format = '', ...values] = args[0] === '--' ? args.slice(1) : args;
    const left = [...values];
    let text = '';
    do {
        text += unescaped(format).replace(/%(?:%|[-\d.]*[a-zA-Z])/g, (spec) => {
            if (spec === '%%')
                return '%';
            const value = left.shift() ?? '';
            if (spec === '%s' || spec === '%d')
                return value;
            return spec === '%b' ? unescaped(value) : shell_reading/* UNREAD */.yn;
        });
    } while (left.length > 0 && left.length < values.length && text.length < 65_536);
    return text;
}
const ESCAPE_CHARACTERS = {
    n: '\n',
    t: '\t',
    r: '\r',
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    v: '\v',
};
function unescaped(text) {
    return text.replace(/\\(x[\da-fA-F]{1,2}|u[\da-fA-F]{1,4}|0?[0-7]{1,3}|.)/gs, (whole, code) => {
        if (/^[xu]./.test(code))
            return String.fromCharCode(Number.parseInt(code.slice(1), 16));
        if (/^[0-7]/.test(code))
            return String.fromCharCode(Number.parseInt(code, 8) & 255);
        return ESCAPE_CHARACTERS[code] ?? (code === '\\' ? '\\' : whole);
    });
}
function decodeBase64({ args, input, scope }) {
    if (!args.some((arg) => /^(?:-[a-z]*[dD]|--d)/.test(arg))) {
        return (0,shell_reading/* isUnread */.KJ)(input) ? shell_reading/* UNREAD */.yn : `${Buffer.from(input).toString('base64')}\n`;
    }
    const [file] = args.filter((arg) => !arg.startsWith('-'));
    const text = file === undefined ? input : contentOf(file, input, scope);
    return (0,shell_reading/* isUnread */.KJ)(text) ? shell_reading/* UNREAD */.yn : Buffer.from(text, 'base64').toString('utf8');
}
function translate(args, input) {
    const [from = '', to = ''] = args.filter((arg) => !arg.startsWith('-')).map(setOf);
    const deletes = args.some((arg) => /^-\w*d/.test(arg));
    if (args.some((arg) => /^-\w*[cCs]/.test(arg)) || (0,shell_reading/* isUnread */.KJ)(from) || (0,shell_reading/* isUnread */.KJ)(to))
        return shell_reading/* UNREAD */.yn;
    const mapped = [...input].map((sign) => {
        const at = from.indexOf(sign);
        if (at === -1)
            return sign;
        return deletes ? '' : (to[Math.min(at, to.length - 1)] ?? shell_reading/* UNREAD */.yn);
    });
    return mapped.join('');
}
/** Returns the characters of a set of `tr` with ranges expanded; UNREAD for classes. */
function setOf(spelled) {
    if (/\[[:=]/.test(spelled))
        return shell_reading/* UNREAD */.yn;
    return unescaped(spelled).replace(/(.)-(.)/gs, (whole, first, last) => {
        const [start, end] = [first.charCodeAt(0), last.charCodeAt(0)];
        if (end < start)
            return whole;
        return Array.from({ length: end - start + 1 }, (_, at) => String.fromCharCode(start + at)).join('');
    });
}

;// CONCATENATED MODULE: ./build/constraints/shell/perform-git.js



/** Maximum number of aliases that name other aliases; git itself stops at a cycle. */
const MAX_ALIASES = 8;
/** Environment variables that make git run a program. */
const PROGRAM_VARIABLES = /^(?:GIT_(?:SSH_COMMAND|SSH|EDITOR|SEQUENCE_EDITOR|PAGER|ASKPASS|EXTERNAL_DIFF)|EDITOR|PAGER|VISUAL)$/;
/** Performs a git command: resolves its aliases, reads and updates the known configuration, follows what it runs. */
function performGit(step, { machine, note, readScript }) {
    // A word that file names may replace cannot be read.
    const texts = step.words.map(({ text, glob }) => (glob ? shell_reading/* UNREAD */.yn : text));
    const own = /^git-(.+)$/.exec((0,shell_reading/* baseName */.Fl)(texts[0] ?? ''))?.[1];
    const words = own === undefined ? texts.slice(1) : [own, ...texts.slice(1)];
    let call = (0,git_words/* gitWords */.is)(words);
    if (call === null) {
        note(step, false, machine);
        return shell_reading/* UNREAD */.yn;
    }
    const config = configOf(step, call);
    const run = (text) => {
        readScript('git', text, step.scope.fork(), machine);
    };
    for (let turn = 0; turn < MAX_ALIASES; turn += 1) {
        const alias = config.get(`alias.${call.command.toLowerCase()}`);
        if (alias === undefined)
            break;
        if (alias.startsWith('!')) {
            note(step, true, machine);
            run([alias.slice(1), ...call.args.map(shell_quote/* quoted */.T)].join(' '));
            return shell_reading/* UNREAD */.yn;
        }
        const aliased = (0,git_words/* gitWords */.is)([...unquoted(alias), ...call.args]);
        if (aliased === null)
            break;
        for (const [key, value] of aliased.settings)
            config.set(key, value);
        call = { ...aliased, settings: call.settings };
    }
    note(step, false, machine, { git: { command: call.command, args: call.args, config } });
    keep(call, step.scope);
    for (const text of (0,git_words/* gitScripts */.HH)(call))
        run(text);
    for (const [name, value] of step.env)
        if (PROGRAM_VARIABLES.test(name))
            run(value);
    return printedBy(call, step);
}
function configOf(step, call) {
    const { scope, env } = step;
    const value = (name) => env.get(name) ?? scope.variables.get(name)?.[0];
    const config = new Map(scope.gitConfig);
    for (const name of ['GIT_CONFIG_SYSTEM', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG']) {
        const file = value(name);
        const text = file === undefined ? undefined : scope.files.get(scope.absolute(file));
        for (const [key, set] of text === undefined ? [] : (0,git_words/* configFile */.Ze)(text))
            config.set(key, set);
    }
    for (const [key, set] of [...(0,git_words/* environmentSettings */.fu)(value), ...call.settings])
        config.set(key, set);
    return config;
}
/** Keeps the settings that the command leaves for later ones. */
function keep({ command, args }, scope) {
    const set = command === 'config' ? (0,git_words/* configured */.tw)(args) : (0,git_words/* mirrored */.VV)(command, args);
    if (set !== null)
        scope.gitConfig.set(set[0], set[1]);
}
function printedBy({ command, args }, { scope }) {
    return command === 'rev-parse' && args[0] === '--show-toplevel' ? `${scope.top}\n` : shell_reading/* UNREAD */.yn;
}
/** Returns the words of an alias, without git's quotes. */
function unquoted(alias) {
    const words = alias.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? [];
    return words.map((word) => ((0,shell_reading/* isUnread */.KJ)(word) ? word : word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2')));
}

// EXTERNAL MODULE: ./build/constraints/shell/wrapper-programs.js
var wrapper_programs = __webpack_require__(39279);
;// CONCATENATED MODULE: ./build/constraints/shell/perform-command.js






/** Programs that take a script from their input and run it elsewhere or later. */
const SCRIPT_READERS = new Set('at batch ssh su'.split(' '));
/** Maximum nesting of wrappers; more of them hide something. */
const MAX_WRAPPERS = 24;
/** Records a command, follows the commands it runs, and returns what it prints. */
function performCommand(step, machine) {
    const { words, scope, under } = step;
    const [first, ...rest] = words;
    if (first === undefined || under.length > MAX_WRAPPERS)
        return shell_reading/* UNREAD */.yn;
    const program = programOf(first.text, scope);
    const alias = under.length === 0 ? scope.aliases.get(first.text) : undefined;
    if (alias !== undefined && !under.includes(first.text))
        return performAlias(alias, step, machine);
    // Functions are known only to the shell itself: `command` and other programs run the program of that name.
    const body = under.length === 0 ? scope.functions.get(first.text) : undefined;
    if (body !== undefined)
        return performFunction(body, step, machine);
    if (program === 'git' || /^git-(?:push|send-pack|http-push)$/.test(program)) {
        return performGit(step, { machine, note: recordCommand, readScript });
    }
    const args = rest.map(({ text }) => text);
    const builtin = builtinOf(program, args, step, machine, {
        run: (inner) => performCommand(wrappedStep(step, program, inner), machine),
        read: (text) => readScript(program, text, scope, machine),
        file: (path) => contentOf(path, step.input ?? '', scope),
    });
    if (builtin !== null) {
        recordCommand(step, builtin.wraps, machine);
        return builtin.output();
    }
    if (shell_reading/* SHELLS */.OF.has(program))
        return performShell(program, args, step, machine);
    return performWrapper(program, args, step, machine) ?? performPlain(program, args, step, machine);
}
function programOf(spelled, scope) {
    const name = (0,shell_reading/* baseName */.Fl)(spelled);
    return scope.gitNames.has(name) ? 'git' : name;
}
/** Records the command itself. */
function recordCommand(step, wraps, machine, more = {}) {
    const { words, redirects, input, scope, under } = step;
    machine.notes.add({
        words,
        redirects,
        cwd: scope.cwd,
        wrappedBy: [...scope.wrappedBy, ...under],
        wraps,
        ...(input === undefined ? {} : { input }),
        ...more,
    });
}
/** Returns the words as a command of the wrapper. The shell has made its redirections already. */
function wrappedStep(step, by, words, env = step.env) {
    return {
        ...step,
        words: words.map((text) => ({ text, glob: false })),
        env,
        redirects: [],
        under: [...step.under, by],
    };
}
/** Returns the shell that a program starts, with the environment it is given. */
function childScope({ scope, under }, by, env) {
    const child = scope.fork();
    child.wrappedBy = [...scope.wrappedBy, ...under, by];
    for (const [name, value] of env)
        child.set(name, [value]);
    return child;
}
function performAlias(alias, step, machine) {
    const scope = step.scope;
    const [first, ...rest] = step.words.map(({ text }) => text);
    const text = scope.aliases.get(first ?? '') ?? alias;
    scope.aliases.delete(first ?? '');
    const output = machine.script([text, ...rest.map(shell_quote/* quoted */.T)].join(' '), scope);
    scope.aliases.set(first ?? '', text);
    return output;
}
/** Maximum depth of a function that calls itself; after that it is followed once more, with unknown arguments. */
const MAX_FUNCTION_CALLS = 3;
function performFunction(body, step, machine) {
    const { scope, env } = step;
    const { active } = machine.notes;
    const calls = active.get(body) ?? 0;
    if (calls > MAX_FUNCTION_CALLS)
        return shell_reading/* UNREAD */.yn;
    const outer = scope.args;
    for (const [name, value] of env)
        scope.set(name, [value]);
    scope.args = calls === MAX_FUNCTION_CALLS ? null : step.words.slice(1).map(({ text }) => text);
    active.set(body, calls + 1);
    const output = machine.call(body, scope);
    active.set(body, calls);
    scope.args = outer;
    return output;
}
function performShell(program, args, step, machine) {
    recordCommand(step, true, machine);
    const scope = childScope(step, program, step.env);
    for (const name of ['BASH_ENV', 'ENV']) {
        const file = step.env.get(name);
        if (file !== undefined)
            readScript(program, contentOf(file, '', scope), scope, machine);
    }
    readScript(program, step.env.get('PROMPT_COMMAND') ?? '', scope, machine);
    const prompt = step.env.get('PS4');
    if (prompt !== undefined)
        machine.script(`: "${prompt}"`, scope);
    const { script, file, rest } = shellWords(args);
    scope.args = rest;
    if (script !== null)
        return readScript(program, script, scope, machine);
    if (file !== null)
        return readScript(program, contentOf(file, step.input ?? '', scope), scope, machine);
    return step.input === undefined ? '' : readScript(program, step.input, scope, machine);
}
function shellWords(args) {
    let [at, takesScript, takesInput] = [0, false, false];
    for (; at < args.length && /^[-+]./.test(args[at] ?? ''); at += 1) {
        const word = args[at] ?? '';
        if (word === '--') {
            at += 1;
            break;
        }
        if (/^-[a-zA-Z]*c/.test(word))
            takesScript = true;
        if (/^-[a-zA-Z]*s/.test(word))
            takesInput = true;
        if (/^[-+][a-zA-Z]*[oO]$|^--(?:init-file|rcfile)$/.test(word))
            at += 1;
    }
    const [first = null, ...rest] = args.slice(at);
    if (takesScript)
        return { script: first, file: null, rest: rest.slice(1) };
    return takesInput
        ? { script: null, file: null, rest: args.slice(at) }
        : { script: null, file: first, rest };
}
/** Reads a script that a shell would run. A script that was decoded, or that cannot be read, counts as hidden. */
function readScript(by, text, scope, machine) {
    const isDecoded = [...machine.notes.decoded].some((piece) => text.includes(piece));
    if (isDecoded)
        machine.notes.hidden.add(`${by} runs decoded text`);
    return machine.script(text, scope);
}
function performWrapper(program, args, step, machine) {
    if (program === 'find' || program === 'fd') {
        const commands = (0,wrapper_programs/* findCommands */.uU)(args);
        recordCommand(step, false, machine);
        for (const inner of commands)
            performCommand(wrappedStep(step, program, inner), machine);
        return shell_reading/* UNREAD */.yn;
    }
    if (program === 'xargs') {
        recordCommand(step, true, machine);
        const inner = (0,wrapper_programs/* xargsCommand */.Vh)(args, step.input ?? '');
        return inner.length === 0 ? shell_reading/* UNREAD */.yn : performCommand(wrappedStep(step, program, inner), machine);
    }
    const wrapped = (0,wrapper_programs/* unwrap */.oA)(program, args);
    if (wrapped === null)
        return null;
    const { inner, assignments, script } = wrapped;
    if (inner.length === 0 && script === undefined)
        return null;
    recordCommand(step, true, machine);
    const env = new Map(step.env);
    for (const word of assignments)
        env.set(word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1));
    if (script === undefined)
        return performCommand(wrappedStep(step, program, inner, env), machine);
    const scope = childScope(step, program, env);
    return readScript(program, script, scope, machine);
}
function performPlain(program, args, step, machine) {
    const { scope, input } = step;
    recordCommand(step, false, machine);
    if (SCRIPT_READERS.has(program) && input !== undefined)
        readScript(program, input, scope.fork(), machine);
    const [path = ''] = step.words.map(({ text }) => text);
    const own = path.includes('/') ? scope.files.get(scope.absolute(path)) : undefined;
    if (own !== undefined) {
        const inner = scope.fork();
        inner.args = args;
        return readScript(program, own, inner, machine);
    }
    const output = knownOutput(program, { args, input: input ?? shell_reading/* UNREAD */.yn, scope });
    if (program === 'tee') {
        for (const file of args)
            if (!file.startsWith('-'))
                scope.write(scope.absolute(file), output, args.includes('-a'));
    }
    if (/^(?:cp|ln|install|mv)$/.test(program))
        noteCopies(args, scope);
    if (DECODERS.has(program))
        remember(output, machine);
    return output;
}
function remember(output, machine) {
    const piece = (0,shell_reading/* isUnread */.KJ)(output) ? output.replace(/^\s+|\s+$/g, '') : output.trim();
    if (piece !== '')
        machine.notes.decoded.add(piece);
}
/** Records copies of git and links to it as names of git, and copies of scripts. */
function noteCopies(args, scope) {
    const operands = args.filter((arg) => !arg.startsWith('-'));
    const [from, to] = [operands[0] ?? '', operands.at(-1) ?? ''];
    if (operands.length < 2 || (0,shell_reading/* isUnread */.KJ)(to))
        return;
    if (scope.gitNames.has((0,shell_reading/* baseName */.Fl)(from)))
        scope.gitNames.add((0,shell_reading/* baseName */.Fl)(to));
    const content = scope.files.get(scope.absolute(from));
    if (content !== undefined)
        scope.write(scope.absolute(to), content, false);
}

;// CONCATENATED MODULE: ./build/constraints/shell/reading-notes.js
/** Limits of one reading. A script beyond them counts as unreadable. */
const MAX_COMMANDS = 4096;
const MAX_CHARACTERS = 1_000_000;
const MAX_STEPS = 100_000;
const MAX_DEPTH = 400;
/** Records what a walk finds, within limits. */
class ReadingNotes {
    variables = new Set();
    /** Decoded texts; a script in one of them was hidden. */
    decoded = new Set();
    /** Functions that are being walked, with their nesting depth. */
    active = new Map();
    hidden = new Set();
    broken = [];
    forkBombs = [];
    #commands = [];
    #letters = 0;
    #depth = 0;
    #steps = 0;
    get isSpent() {
        return this.#commands.length > MAX_COMMANDS || this.#letters > MAX_CHARACTERS || this.#steps > MAX_STEPS;
    }
    add(command) {
        this.#commands.push(command);
        for (const { text } of command.words)
            this.#letters += text.length;
    }
    count(text) {
        this.#letters += text.length;
    }
    /** Keeps texts with syntax errors. If the parser reports too much nesting, the reading is incomplete. */
    check({ errors = [] }, text) {
        if (errors.length > 0 && !this.broken.includes(text))
            this.broken.push(text);
        if (errors.some(({ message }) => /^maximum .* exceeded$/.test(message)))
            this.spend();
    }
    /** Ends the reading. */
    spend() {
        this.#steps = Number.POSITIVE_INFINITY;
    }
    /** Goes one step deeper; returns `otherwise` beyond the limits. */
    deeper(walk, otherwise) {
        this.#steps += 1;
        if (this.#depth > MAX_DEPTH)
            this.spend();
        if (this.isSpent)
            return otherwise;
        this.#depth += 1;
        const printed = walk();
        this.#depth -= 1;
        return printed;
    }
    reading(script) {
        const { variables, hidden, broken, forkBombs } = this;
        return {
            commands: this.#commands,
            variables,
            hidden: [...hidden],
            broken: this.isSpent ? [...broken, script] : broken,
            forkBombs,
            isWhole: !this.isSpent,
        };
    }
}

;// CONCATENATED MODULE: ./build/constraints/shell/redirections.js


/** Applies the redirections of a command to its input and output. */
function streamsOf(redirections, scope, expander) {
    const redirects = [];
    let [stdin, output] = [scope.input, undefined];
    for (const each of redirections) {
        if (each.type === 'HereDoc') {
            stdin = expander.body(each, scope);
            continue;
        }
        const text = each.target === undefined ? shell_reading/* UNREAD */.yn : expander.text(each.target, scope);
        if (each.type === 'HereString') {
            stdin = `${text}\n`;
            continue;
        }
        redirects.push({ operator: each.operator, target: { text, glob: false } });
        const fd = each.descriptor?.type === 'FileDescriptor' ? each.descriptor.value : undefined;
        if (each.operator === '<' && (fd ?? 0) === 0)
            stdin = contentOf(text, stdin ?? '', scope);
        if (each.operator.includes('>') && (fd ?? 1) === 1 && !/^\d$/.test(text)) {
            output = { path: scope.absolute(text), append: each.operator.includes('>>') };
        }
    }
    return {
        redirects,
        ...(stdin === undefined ? {} : { input: stdin }),
        ...(output === undefined ? {} : { output }),
    };
}
/** Writes printed text to the redirected file; otherwise returns it. */
function directOutput(printed, { output }, scope) {
    if (output === undefined)
        return printed;
    scope.write(output.path, printed, output.append);
    return '';
}

;// CONCATENATED MODULE: ./build/constraints/shell/syntax.js

/** Returns the names that a part of a script may set. */
function assignedIn(node) {
    const names = new Set();
    const look = (each) => {
        if (each.type === 'Assignment')
            names.add(each.name);
        if (each.type === 'For')
            names.add(each.name.value);
        (0,parser/* forEachChild */.dK)(each, look);
    };
    look(node);
    return names;
}
/** Returns true if a function starts itself more than once and in the background. */
function isForkBomb(name, body) {
    let [calls, behind] = [0, false];
    const look = (each) => {
        if (each.type === 'Command' && each.name?.value === name)
            calls += 1;
        if (each.type === 'Statement' && each.background === true)
            behind = true;
        (0,parser/* forEachChild */.dK)(each, look);
    };
    look(body);
    return calls > 1 && behind;
}

;// CONCATENATED MODULE: ./build/constraints/shell/shell-walker.js








/** Maximum number of rounds of nested loops together; beyond it a loop is walked once, with an unreadable word. */
const MAX_ROUNDS = 256;
/** Walks a script's syntax in the order in which a shell would run it, and records every command. */
class ShellWalker {
    notes = new ReadingNotes();
    #expander;
    #pipes = 0;
    #rounds = 1;
    constructor() {
        this.#expander = new Expander({
            output: (script, scope) => {
                this.notes.check(script, script.source ?? '');
                return this.#list(script.commands, scope);
            },
            fileFor: (script, scope) => this.#fileFor(script, scope),
            missing: (name) => this.notes.variables.add(name),
        });
    }
    read(script, { root, cwd }) {
        try {
            this.script(script, new ShellScope(cwd, root));
        }
        catch (error) {
            // Nested too deep for the parser or this walk: the reading is incomplete.
            if (!(error instanceof RangeError))
                throw error;
            this.notes.spend();
        }
        return this.notes.reading(script);
    }
    script(text, scope) {
        if (this.notes.isSpent)
            return shell_reading/* UNREAD */.yn;
        this.notes.count(text);
        const parsed = (0,parser/* parse */.qg)(text);
        this.notes.check(parsed, text);
        return this.#deeper(() => this.#list(parsed.commands, scope));
    }
    call(body, scope) {
        if (body.type === 'CompoundList')
            return this.#deeper(() => this.#list(body.commands, scope));
        return this.#node(body, scope);
    }
    #deeper(walk) {
        return this.notes.deeper(walk, shell_reading/* UNREAD */.yn);
    }
    #list(statements, scope) {
        const printed = statements.map(({ command, background }) => this.#node(command, background === true ? scope.fork() : scope));
        return withinLength(printed.join(''));
    }
    #node(node, scope) {
        return this.#deeper(() => this.#one(node, scope));
    }
    #one(node, scope) {
        switch (node.type) {
            case 'Command':
                return this.#command(node, scope);
            case 'Pipeline':
                return this.#pipeline(node.commands, scope);
            case 'AndOr':
                return this.#chain(node.commands, node.operators, scope);
            case 'Redirected':
                return this.#redirected(node, scope);
            case 'Subshell':
                return this.#list(node.body.commands, scope.fork());
            case 'BraceGroup':
                return this.#list(node.body.commands, scope);
            case 'Coproc':
                return this.call(node.body, scope.fork());
            case 'If':
                return this.#if(node, scope);
            case 'Case':
                this.#expander.visit(node.word, scope);
                return this.#branches(node.items.map((item) => item.body), scope);
            case 'For':
            case 'Select':
                return this.#each(node, scope);
            case 'While':
            case 'ArithmeticFor':
                return this.#loop(node, scope);
            case 'Function':
                scope.functions.set(node.name.value, node.body);
                if (isForkBomb(node.name.value, node.body))
                    this.notes.forkBombs.push(node.name.value);
                return '';
            default:
                this.#expander.visit(node, scope);
                return '';
        }
    }
    #pipeline(commands, scope) {
        const [first] = commands;
        if (commands.length === 1 && first !== undefined)
            return this.#node(first, scope);
        let stream = scope.input;
        for (const command of commands) {
            const fork = scope.fork();
            fork.input = stream;
            stream = this.#node(command, fork);
        }
        return stream ?? '';
    }
    #chain(commands, operators, scope) {
        const before = scope.fork();
        let line = scope;
        const printed = commands.map((command, index) => {
            const operator = operators[index - 1];
            if (operator === '||') {
                const other = before.fork();
                const text = this.#node(command, other);
                line.join(other);
                return text;
            }
            if (operator === '&&' && line === scope)
                line = scope.fork();
            return this.#node(command, line);
        });
        if (line !== scope)
            scope.join(line);
        return withinLength(printed.join(''));
    }
    #if(node, scope) {
        const tests = [node.clause, ...node.elif.map((each) => each.clause)];
        const tested = tests.map((test) => this.#list(test.commands, scope)).join('');
        const bodies = [node.then, ...node.elif.map((each) => each.then)];
        const all = node.else === undefined ? bodies : [...bodies, node.else];
        return withinLength(`${tested}${this.#branches(all, scope)}`);
    }
    /** Walks each branch from the same start, because any of them may run. */
    #branches(bodies, scope) {
        const forks = bodies.map((body) => ({ body, fork: scope.fork() }));
        const printed = forks.map(({ body, fork }) => this.#list(body.commands, fork));
        for (const { fork } of forks)
            scope.join(fork);
        const [first = ''] = printed;
        return printed.length > 1 && printed.every((text) => text === first) ? first : shell_reading/* UNREAD */.yn;
    }
    #each(node, scope) {
        const words = node.wordlist?.flatMap((word) => this.#expander.fields(word, scope));
        const listed = words?.map(({ text }) => text) ?? scope.args ?? [shell_reading/* UNREAD */.yn];
        const isKnown = node.type === 'For' && this.#rounds * listed.length <= MAX_ROUNDS;
        const outer = this.#rounds;
        if (isKnown)
            this.#rounds *= Math.max(1, listed.length);
        const printed = (isKnown ? listed : [shell_reading/* UNREAD */.yn]).map((value) => {
            scope.set(node.name.value, [value]);
            return this.#list(node.body.commands, scope);
        });
        this.#rounds = outer;
        return isKnown ? withinLength(printed.join('')) : shell_reading/* UNREAD */.yn;
    }
    /**
     * Marks the variables that a loop sets as unreadable, because each round starts with the values of the one before.
     */
    #loop(node, scope) {
        for (const name of assignedIn(node))
            scope.set(name, [shell_reading/* UNREAD */.yn]);
        const clause = node.type === 'While' ? node.clause.commands : [];
        if (node.type === 'ArithmeticFor') {
            for (const part of [node.initialize, node.test, node.update]) {
                if (part !== undefined)
                    this.#expander.visit(part, scope);
            }
        }
        const maybe = scope.fork();
        this.#list([...clause, ...node.body.commands], maybe);
        scope.join(maybe);
        return shell_reading/* UNREAD */.yn;
    }
    #redirected({ command, redirects }, scope) {
        const streams = streamsOf(redirects, scope, this.#expander);
        this.#noteRedirects(streams, scope);
        const outer = scope.input;
        scope.input = streams.input;
        const printed = this.#node(command, scope);
        scope.input = outer;
        return directOutput(printed, streams, scope);
    }
    #command(node, scope) {
        const env = new Map();
        for (const part of node.prefix) {
            if (part.type !== 'Assignment')
                continue;
            if (node.name === undefined || part.value.type === 'ArrayValue')
                this.#expander.assign(part, scope);
            else
                env.set(part.name, this.#expander.text(part.value, scope));
        }
        const words = node.name === undefined ? [] : this.#expander.words(node, scope);
        const streams = streamsOf(node.redirects, scope, this.#expander);
        const { redirects, input } = streams;
        if (words.length === 0)
            this.#noteRedirects(streams, scope);
        const step = { words, env, scope, redirects, under: [], ...(input === undefined ? {} : { input }) };
        const outer = scope.input;
        scope.input = input;
        const printed = words.length === 0 ? '' : performCommand(step, this);
        scope.input = outer;
        return directOutput(printed, streams, scope);
    }
    /** Records redirections without a program as a command, because they open files. */
    #noteRedirects({ redirects }, { cwd, wrappedBy: under }) {
        if (redirects.length > 0)
            this.notes.add({ words: [], redirects, cwd, wrappedBy: under, wraps: false });
    }
    #fileFor(script, scope) {
        const path = `/dev/fd/${63 + this.#pipes}`;
        this.#pipes += 1;
        scope.files.set(path, this.#list(script.commands, scope.fork()));
        return path;
    }
}

// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/constraints/shell/interpreter-code.js
var interpreter_code = __webpack_require__(61496);
;// CONCATENATED MODULE: ./build/constraints/shell/push-words.js

/** Options of `git push` whose value is the next word. Source: git-push(1). */
const VALUED = new Set('--repo --receive-pack --exec --push-option --recurse-submodules -o'.split(' '));
/** Abbreviations of `--mirror` that git accepts. */
const MIRROR = /^--m(?:i(?:r(?:r(?:or?)?)?)?)?$/;
/**
 * Reads the arguments of `git push`. The push is forced by `--mirror`, by any prefix of `--force…` that git accepts, by
 * `-f`, alone or among other letters, by `+ref`, and by unreadable words. Source: docs/constraints.md, S-012.
 */
function pushOf(args) {
    const operands = [];
    let [forced, deletes] = [null, false];
    let isOver = false;
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at] ?? '';
        if ((0,shell_reading/* isUnread */.KJ)(arg))
            forced ??= 'words that cannot be read';
        else if (arg === '--')
            isOver = true;
        else if (isOver || !/^-./.test(arg))
            operands.push(arg);
        else if (arg.startsWith('--'))
            forced ??= longForce(arg);
        else
            forced ??= shortLetters(arg).includes('f') ? arg : null;
        if (isOver || operands.includes(arg))
            continue;
        deletes ||= arg.startsWith('--') ? /^--(?:de|pru)/.test(arg) : shortLetters(arg).includes('d');
        if (takesNext(arg)) {
            at += 1;
            if ((0,shell_reading/* isUnread */.KJ)(args[at] ?? ''))
                forced ??= 'words that cannot be read';
        }
    }
    forced ??= operands.find((operand) => operand.startsWith('+')) ?? null;
    deletes ||= operands.slice(1).some((operand) => /^:./.test(operand));
    return { forced, deletes, names: operands.length > 1 };
}
function longForce(arg) {
    const [name = ''] = arg.split('=');
    if (MIRROR.test(name) || name.startsWith('--force'))
        return arg;
    return /^--for(?:c)?$/.test(name) ? arg : null;
}
/** Returns the letters of bundled short options, up to one that takes the rest as its value. */
function shortLetters(arg) {
    return /^-\w/.test(arg) ? arg.slice(1).replace(/o.*$/s, '') : '';
}
function takesNext(arg) {
    return VALUED.has(arg) || /^-[a-np-zA-Z0-9]+o$/.test(arg);
}
/** Returns the setting that makes a push without refs a forced one, or null. */
function forcedBySettings(config, push) {
    for (const [key, value] of config) {
        if (forcesPush(key, value) && (!push.names || key.endsWith('.mirror')))
            return `${key}=${value}`;
    }
    return null;
}
/** Returns true if a setting makes a plain push a forced one. */
function forcesPush(key, value) {
    if (!/^remote\..+\.(?:push|mirror)$/s.test(key))
        return false;
    if ((0,shell_reading/* isUnread */.KJ)(value))
        return true;
    if (key.endsWith('.push'))
        return /^\s*\+/.test(value);
    return !/^(?:false|no|off|0|)$/i.test(value.trim());
}
/** Returns the words that would force a push if the unknown program is git, or null. */
function pushByAnother(words) {
    const [program = '', ...args] = words;
    const at = args.findIndex((arg) => !arg.startsWith('-'));
    if (at === -1 || !/^(?:push|send-pack)$/.test(args[at] ?? ''))
        return null;
    const rest = args.slice(at + 1).filter((arg) => !(0,shell_reading/* isUnread */.KJ)(arg));
    const { forced } = pushOf(rest);
    // `-f` has other meanings in other programs.
    return forced !== null && /^-[a-z]+$/.test(forced) && !program.includes(shell_reading/* UNREAD */.yn) ? null : forced;
}

;// CONCATENATED MODULE: ./build/constraints/shell/forced-pushes.js






/** Programs that print, search or keep their words, whatever these are. */
const PRINTING_PROGRAMS = /^(?:echo|printf|grep|egrep|fgrep|rg|ag|ack|sed|cat|test|\[|:|true|false|man|help|type|which|read|alias|mkdir|touch|rm|ls|cd|set|export|declare|local)$/;
/**
 * Returns the forced pushes of a script, each named by its form. A push that cannot be read counts as forced. Source:
 * S-012, docs/constraints.md.
 */
function forcedPushes(reading) {
    const found = new Set();
    const state = { hasDeleted: false };
    for (const command of reading.commands) {
        const reason = command.git === undefined ? byProgram(command) : byGit(command, state);
        if (reason !== null)
            found.add(shownForm(reason));
    }
    if (reading.commands.some(runsUnknownScript)) {
        // Other programs may do anything with their words, so the words themselves are checked.
        for (const { words, input = '' } of reading.commands) {
            const reason = inCode([...words.map(({ text }) => text), input].join(' '));
            if (reason !== null)
                found.add(shownForm(reason));
        }
    }
    for (const text of reading.broken) {
        const reason = inCode(text);
        if (reason !== null)
            found.add(shownForm(reason));
    }
    if (!reading.isWhole)
        found.add('a script that is too long to read');
    return [...found];
}
/** Returns true if a shell gets its script from a program with unknown output: `… | sort | sh`. */
function runsUnknownScript({ words, input = '' }) {
    const [program = '', ...args] = words.map(({ text }) => text);
    const readsInput = args.every((arg) => /^-(?!\w*c)/.test(arg));
    return (0,shell_reading/* isUnread */.KJ)(input) && readsInput && shell_reading/* SHELLS */.OF.has((0,shell_reading/* baseName */.Fl)(program));
}
function shownForm(reason) {
    return (0,figures/* cutText */.IN)((0,one_line/* oneLine */.T)(reason.replaceAll(shell_reading/* UNREAD */.yn, '…')), 60, '…');
}
function byGit({ git }, state) {
    if (git === undefined)
        return null;
    const { command, args, config } = git;
    if ((0,shell_reading/* isUnread */.KJ)(command))
        return 'a git command that cannot be read';
    if (command === 'config') {
        const set = (0,git_words/* configured */.tw)(args);
        return set !== null && forcesPush(set[0], set[1]) ? `git config ${set[0]} ${set[1]}` : null;
    }
    const isSubtree = command === 'subtree' && args.includes('push');
    const rest = isSubtree ? args.slice(args.indexOf('push') + 1) : args;
    if (!isSubtree && !/^(?:push|send-pack|http-push)$/.test(command))
        return null;
    const push = pushOf(rest);
    const reason = push.forced ?? forcedBySettings(config, push);
    if (reason !== null)
        return `git ${command} with ${reason}`;
    if (!push.deletes && state.hasDeleted)
        return 'git push that recreates a deleted branch';
    state.hasDeleted ||= push.deletes;
    return null;
}
function byProgram(command) {
    const words = command.words.map(({ text }) => text);
    const [program = ''] = words;
    const name = (0,shell_reading/* baseName */.Fl)(program);
    const code = inCode((0,interpreter_code/* codeOf */.$)(command));
    if (code !== null)
        return code;
    if (command.wraps || PRINTING_PROGRAMS.test(name))
        return null;
    return byService(name, words.slice(1)) ?? prefixed(name, pushByAnother(words));
}
function prefixed(name, forced) {
    return forced === null ? null : `${name} push with ${forced}`;
}
/** The programs and the API of GitHub can move branches too. */
function byService(name, args) {
    const text = args.join(' ');
    if (name === 'gh' && args[0] === 'repo' && args[1] === 'sync' && /\s--force\b/.test(text)) {
        return 'gh repo sync with --force';
    }
    if (!/^(?:gh|glab|hub|curl|wget|http|https|xh)$/.test(name))
        return null;
    const moves = /\/git\/refs\/|updateRefs?\b/.test(text) && /["']?force["']?\s*[:=]{1,2}\s*["']?true/.test(text);
    return moves ? `${name} with force=true` : null;
}
/** Longer word lists after `git` belong to something else. */
const forced_pushes_MAX_WORDS = 24;
/** Finds a forced push in code of another language: in a string, or as a list of strings. */
function inCode(code) {
    if (!code.includes('push'))
        return null;
    const words = code.split(/[\s'"`,;()[\]{}|&\\]+/);
    for (const [at, word] of words.entries()) {
        if ((0,shell_reading/* baseName */.Fl)(word) !== 'git')
            continue;
        const rest = words.slice(at + 1, at + forced_pushes_MAX_WORDS);
        const push = rest.indexOf('push');
        if (push === -1 || rest.slice(0, push).includes('git'))
            continue;
        const { forced } = pushOf(rest.slice(push + 1).filter((each) => each !== ''));
        if (forced !== null)
            return `git push with ${forced}`;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/constraints/shell/read-shell.js


/**
 * Reads a bash script as the simple commands that it may run, with the words that the programs would get. Nothing is
 * run: parts that are put together at run time are marked as unread. Never throws.
 */
function readShell(script, place) {
    return new ShellWalker().read(script, place);
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
