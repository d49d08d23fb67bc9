export const id = 1860;
export const ids = [1860];
export const modules = {

/***/ 91860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openCustomConstraints: () => (/* binding */ openCustomConstraints)
});

// EXTERNAL MODULE: ./build/adapters/private-folder.js
var private_folder = __webpack_require__(32699);
// EXTERNAL MODULE: ./build/adapters/sandbox/host-files.js
var host_files = __webpack_require__(79445);
// EXTERNAL MODULE: ./build/adapters/sandbox/shell.js + 18 modules
var shell = __webpack_require__(5340);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/bounded-json.js
var bounded_json = __webpack_require__(25486);
// EXTERNAL MODULE: ./build/core/custom.js
var custom = __webpack_require__(79055);
;// CONCATENATED MODULE: ./build/adapters/custom/line-channel.js
/** Characters of one answer. A constraint says a sentence and a few numbers. */
const LONGEST_ANSWER = 64 * 1024;
/** JSON, one message a line, over a socket; what comes in is bounded. */
class LineChannel {
    #socket;
    #received = '';
    #waiting = null;
    #lines = [];
    constructor(socket) {
        this.#socket = socket;
        socket.setEncoding('utf8');
        socket.on('data', (text) => this.#take(text));
        socket.on('error', () => undefined); // `close` follows.
        socket.on('close', () => this.#give(null));
    }
    send(message) {
        this.#socket.write(`${JSON.stringify(message)}\n`);
    }
    /** The next line; null once the other side is gone, or has said more than a line may hold. */
    next() {
        const line = this.#lines.shift();
        if (line !== undefined)
            return Promise.resolve(line);
        return new Promise((resolve) => {
            this.#waiting = resolve;
        });
    }
    close() {
        this.#socket.destroy();
    }
    #take(text) {
        this.#received += text;
        for (let end = this.#received.indexOf('\n'); end >= 0; end = this.#received.indexOf('\n')) {
            this.#give(this.#received.slice(0, end));
            this.#received = this.#received.slice(end + 1);
        }
        if (this.#received.length > LONGEST_ANSWER)
            this.#socket.destroy();
    }
    #give(line) {
        const waiting = this.#waiting;
        this.#waiting = null;
        if (waiting === null)
            this.#lines.push(line);
        else
            waiting(line);
    }
}

// EXTERNAL MODULE: ./build/adapters/custom/trusted-words.js
var trusted_words = __webpack_require__(40202);
;// CONCATENATED MODULE: ./build/adapters/custom/command-child.js






/** Ends the context on stdin. JSON on one line can hold no line that is this. */
const MARK = 'FORGE_CONTEXT';
/**
 * Asks by running the command. Its files are written anew each time: where there are no walls, something of the
 * agent's could have found the last ones.
 */
function commandConstraint(source, { shell, folder }) {
    const ask = async (context, signal) => {
        if (signal.aborted)
            return { kind: 'unheard' };
        const copies = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(folder, 'command-'));
        try {
            const command = (0,trusted_words/* replaced */.$)(source.command, (file) => copyOf(source.files.get(file), file, copies));
            const result = await shell.run({
                script: `{ ${command}\n} 2>/dev/null <<'${MARK}'\n${JSON.stringify(context)}\n${MARK}`,
                who: 'gate',
                pipefail: false,
                cwd: '',
                timeoutMs: custom/* CUSTOM_PATIENCE_MS */.hO,
                signal,
                readOnly: shell.isolation.kind !== 'none',
            });
            return signal.aborted ? { kind: 'unheard' } : replyOf(result);
        }
        finally {
            (0,external_node_fs_.rmSync)(copies, { recursive: true, force: true });
        }
    };
    return {
        name: source.name,
        source: source.command,
        ask: (context, signal) => ask(context, signal).catch((error) => trouble(String(error))),
    };
}
function copyOf(file, name, folder) {
    if (file === undefined)
        throw new Error(`${name} was not read from the trusted commit`);
    const copy = external_node_path_.join(folder, name);
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(copy), { recursive: true, mode: 0o700 });
    (0,external_node_fs_.writeFileSync)(copy, file.bytes);
    (0,external_node_fs_.chmodSync)(copy, file.executable ? 0o700 : 0o600);
    return copy;
}
function trouble(text) {
    return { kind: 'trouble', trouble: text };
}
function replyOf(result) {
    const { startError, timedOut, exitCode, output } = result;
    if (startError !== undefined)
        return trouble(`it could not be started: ${startError}`);
    if (timedOut)
        return trouble(`it gave no answer within ${custom/* CUSTOM_PATIENCE_MS */.hO / 1000} s`);
    if (result.outputCapped === true || result.droppedBytes > 0 || output.length > LONGEST_ANSWER) {
        return trouble(`it printed more than ${LONGEST_ANSWER / 1024} kB: one JSON object is its whole answer`);
    }
    if (exitCode !== 0)
        return trouble(`it ended with exit code ${exitCode ?? 'none'}`);
    try {
        return { kind: 'answer', value: (0,bounded_json/* parseBounded */.nh)(output) };
    }
    catch {
        return trouble(`it printed what is no JSON (${JSON.stringify(output.trim().slice(0, 80))})`);
    }
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/adapters/sandbox/child.js
var child = __webpack_require__(57239);
// EXTERNAL MODULE: ./build/adapters/sandbox/launcher.js + 2 modules
var launcher = __webpack_require__(32797);
// EXTERNAL MODULE: ./build/adapters/sandbox/quote.js
var quote = __webpack_require__(38105);
// EXTERNAL MODULE: ./build/adapters/sandbox/room.js + 17 modules
var room = __webpack_require__(33210);
;// CONCATENATED MODULE: ./build/adapters/custom/module-host.js
/**
 * The program of a module's child. It runs from the command line, so there is no file of it that somebody could
 * change; the module comes as a `data:` URL, whose imports resolve to Node's own modules and to nothing on disk.
 * Questions and answers go through a socket of their own: what the module prints can be no answer.
 *
 * In:  `{ source }`, base64, once; then `{ id, context }`, one a line.
 * Out: `{ ready: name }` or `{ failed: why }`, once; then `{ id, answer }` or `{ id, threw: why }`.
 */
const MODULE_HOST = `'use strict';
// Node would open its debugger on this signal, to any program of the same user.
process.on('SIGUSR1', () => undefined);
const { connect } = require('node:net');
const { parse, stringify } = JSON;
const { freeze, values } = Object;
const socket = connect(process.argv.at(-1));
const send = socket.write.bind(socket);
const say = (message) => send(stringify(message) + '\\n');
const words = (error) => {
  try {
    return error instanceof Error ? error.name + ': ' + error.message : String(error);
  } catch {
    return 'something without words';
  }
};
const frozen = (value) => {
  if (value === null || typeof value !== 'object') return value;
  for (const inner of values(value)) frozen(inner);
  return freeze(value);
};
let custom;
const load = async (source) => {
  const loaded = (await import('data:text/javascript;base64,' + source)).default;
  if (loaded === undefined) throw new Error('it has no default export');
  if (loaded === null || typeof loaded !== 'object') throw new Error('its default export is no object');
  const name = loaded.name;
  if (typeof name !== 'string') throw new Error('its default export has no name');
  for (const method of ['validate', 'onViolation'])
    if (typeof loaded[method] !== 'function') throw new Error('its default export has no function ' + method);
  custom = loaded;
  return name;
};
const answer = async (context) => {
  const found = await custom.validate(frozen(context));
  if (found === null || typeof found !== 'object') return null;
  const { violated, reason, metrics } = found;
  if (violated !== true) return { violated, reason, metrics };
  const action = await custom.onViolation(found);
  return { violated, reason, metrics, action: action === undefined ? null : action };
};
const take = ({ source, id, context }) =>
  source === undefined
    ? answer(context).then((given) => say({ id, answer: given })).catch((error) => say({ id, threw: words(error) }))
    : load(source).then((ready) => say({ ready })).catch((error) => say({ failed: words(error) }));
let received = '';
socket.setEncoding('utf8');
socket.on('data', (text) => {
  received += text;
  for (let end = received.indexOf('\\n'); end >= 0; end = received.indexOf('\\n')) {
    const line = received.slice(0, end);
    received = received.slice(end + 1);
    take(parse(line));
  }
});
socket.on('error', () => process.exit(1));
socket.on('close', () => process.exit(0));
`;

;// CONCATENATED MODULE: ./build/adapters/custom/within.js
/** What `work` gives, or null where that takes longer than `ms` or the signal aborts first. */
async function within(ms, work, signal) {
    let give = () => undefined;
    const over = new Promise((resolve) => {
        give = () => resolve(null);
    });
    const timer = setTimeout(give, ms);
    signal?.addEventListener('abort', give, { once: true });
    try {
        return await Promise.race([work, over]);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', give);
        // Whoever stopped waiting hears no failure any more.
        work.catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./build/adapters/custom/module-child.js












/** MB of heap: a constraint that needs more is none. */
const HEAP_MB = 256;
/** ms that a child may take to die after its socket did, before it is killed. */
const LAST_BREATH_MS = 250;
/**
 * What Node itself keeps from the module, walls or no walls: it may read the workspace, and neither write, nor
 * start programs or threads, nor load native code. So `/proc` tells it nothing either.
 */
function permissionFlags(root) {
    const known = process.allowedNodeEnvironmentFlags;
    const permission = known.has('--permission') ? '--permission' : '--experimental-permission';
    // Where Node has the network under its permissions too, the socket to us needs it.
    const network = known.has('--allow-net') ? ['--allow-net'] : [];
    return [
        permission,
        `--allow-fs-read=${root}`,
        ...network,
        `--max-old-space-size=${HEAP_MB}`,
        '--no-warnings',
    ];
}
/** The child's life: its process, and the socket by which it is asked. */
class Child {
    #server;
    #connected;
    #stop = new AbortController();
    #ended = null;
    #channel = null;
    constructor(socketPath) {
        this.#server = (0,external_node_net_.createServer)();
        this.#server.maxConnections = 1;
        this.#connected = new Promise((resolve, reject) => {
            this.#server.once('connection', (socket) => {
                // One is enough: from here on nobody else can come in.
                this.#server.close();
                resolve(socket);
            });
            this.#server.once('error', reject);
        });
        this.#connected.catch(() => undefined);
        this.#server.listen(socketPath);
    }
    /** Resolves when it has taken the line; to why not otherwise. */
    async start({ isolation, options, node }, socketPath) {
        const flags = permissionFlags(options.root);
        const program = [node, ...flags, '-e', MODULE_HOST, '--', socketPath].map(quote/* quoted */.T).join(' ');
        const prepared = (0,room/* prepareRoom */.Xg)(isolation.launcher, {
            ...options,
            network: 'none',
            // Named, or it would be covered as the sockets of others are.
            readable: [...options.readable, socketPath],
        })({
            script: `exec ${program}`,
            who: 'gate',
            pipefail: false,
            cwd: '',
            timeoutMs: Number.POSITIVE_INFINITY,
            signal: this.#stop.signal,
            readOnly: true,
        });
        if (typeof prepared === 'string')
            return prepared;
        const { cleaner } = options;
        this.#ended = (0,child/* runChild */.w)((0,launcher/* launchOf */.v4)(isolation.launcher, prepared), {
            timeoutMs: Number.POSITIVE_INFINITY,
            signal: this.#stop.signal,
            ...(cleaner === undefined ? {} : { cleaner }),
        });
        const socket = await Promise.race([this.#connected, this.#ended]);
        if ('endedBy' in socket)
            return endOf(socket);
        this.#channel = new LineChannel(socket);
        return null;
    }
    /** One message and what comes back, parsed; a text is why nothing did. */
    async exchange(message) {
        if (this.#channel === null || this.#ended === null)
            return 'it does not run';
        this.#channel.send(message);
        const line = await this.#channel.next();
        if (line === null) {
            // One that said too much is still alive.
            await within(LAST_BREATH_MS, this.#ended);
            this.#stop.abort();
            return endOf(await this.#ended);
        }
        const parsed = (0,bounded_json/* parseBounded */.nh)(line);
        return isRecord(parsed) ? parsed : 'it sent what is no message';
    }
    /** Resolves once it is dead. */
    async close() {
        this.#channel?.close();
        this.#server.close();
        this.#stop.abort();
        await this.#ended;
    }
}
/** Why it is no more, with its last words. */
function endOf({ startError, endedBy, exitCode, output }) {
    const last = output
        .trim()
        .split('\n')
        .findLast((line) => /^\w*Error\b/.test(line)) ?? '';
    const said = last === '' ? '' : ` (${last.slice(0, 200)})`;
    if (startError !== undefined)
        return `its child could not be started: ${startError}`;
    if (endedBy === 'output')
        return 'it printed without end';
    return `it ended before it answered${exitCode === null ? ', or said more than an answer may hold' : ` (exit code ${exitCode})`}${said}`;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Messages of Node's name the module by its whole text. */
function named(message, modulePath) {
    return message.replaceAll(/data:text\/javascript;base64,[A-Za-z0-9+/=]*/g, modulePath);
}
/** Starts the child and has it load the module; a text is why it cannot be used. Nothing is left running then. */
async function startModule(source, room, index) {
    const socketPath = external_node_path_.join((0,host_files/* realPath */.Ye)(room.folder) ?? room.folder, `${index}.sock`);
    const child = new Child(socketPath);
    const loading = async () => {
        const trouble = await child.start(room, socketPath);
        if (trouble !== null)
            return trouble;
        const reply = await child.exchange({ source: Buffer.from(source.bytes).toString('base64') });
        if (typeof reply === 'string')
            return reply;
        return typeof reply.ready === 'string' ? { ready: reply.ready } : String(reply.failed);
    };
    const loaded = await within(custom/* CUSTOM_PATIENCE_MS */.hO, loading());
    if (loaded === null || typeof loaded === 'string') {
        await child.close();
        return loaded === null
            ? `it was not loaded within ${custom/* CUSTOM_PATIENCE_MS */.hO / 1000} s`
            : named(loaded, source.path);
    }
    return running(loaded.ready, source.path, child);
}
function running(name, modulePath, child) {
    let asked = 0;
    let dead = null;
    const failed = (trouble) => {
        // What went wrong once is not asked again: a late answer could pass for the next one's.
        dead = trouble;
        return { kind: 'trouble', trouble };
    };
    const ask = async (context, signal) => {
        if (signal.aborted)
            return { kind: 'unheard' };
        if (dead !== null)
            return failed(dead);
        asked += 1;
        const id = asked;
        const reply = await within(custom/* CUSTOM_PATIENCE_MS */.hO, child.exchange({ id, context }), signal);
        if (reply === null && signal.aborted) {
            dead = 'its last answer was not waited for';
            return { kind: 'unheard' };
        }
        if (reply === null) {
            await child.close();
            return failed(`it gave no answer within ${custom/* CUSTOM_PATIENCE_MS */.hO / 1000} s`);
        }
        if (typeof reply === 'string')
            return failed(named(reply, modulePath));
        if (reply.id !== id)
            return failed('it answered what it was not asked');
        if (typeof reply.threw === 'string')
            return failed(`it threw ${named(reply.threw, modulePath)}`);
        return { kind: 'answer', value: reply.answer };
    };
    return {
        name,
        source: modulePath,
        ask: (context, signal) => ask(context, signal).catch((error) => failed(String(error))),
        close: () => child.close(),
    };
}

;// CONCATENATED MODULE: ./build/adapters/custom/open.js





/**
 * Starts what has to be started, all at once. What cannot be used is a text; then nothing is left running.
 * A socket and the copies of files lie in a folder that the children see and the agent's commands do not.
 */
async function openCustomConstraints(sources, grounds) {
    const folder = (0,private_folder/* makePrivateFolder */.I)(grounds.temporary);
    const { isolation } = grounds;
    // In the action the runner's own Node; it may lie in a folder that children do not see.
    const node = process.execPath;
    const options = childOptions(grounds.options, [folder.path, node]);
    const room = { isolation, options, folder: folder.path, node };
    const commands = sources.some(({ kind }) => kind === 'command')
        ? { shell: (0,shell/* createShell */.f)(isolation, options), folder: folder.path }
        : null;
    const opened = await Promise.all(sources.map(async (source, index) => {
        if (source.kind === 'command')
            return commands === null ? 'there is no shell' : commandConstraint(source, commands);
        const started = await startModule(source, room, index);
        return typeof started === 'string' ? `${source.path} cannot be used: ${started}` : started;
    }));
    const all = opened.filter((each) => typeof each !== 'string');
    const close = closing(all, folder);
    const problems = opened.filter((each) => typeof each === 'string');
    if (problems.length === 0)
        return { all, close };
    await close();
    return problems;
}
function closing(all, folder) {
    return async () => {
        await Promise.all(all.map((each) => ('close' in each ? each.close() : undefined)));
        folder.remove();
    };
}
/** The walls of a gate, with no variable handed through: a custom constraint has no secret to know. */
function childOptions(options, shown) {
    return {
        ...options,
        root: (0,host_files/* realPath */.Ye)(options.root) ?? options.root,
        passEnv: [],
        readable: [...options.readable, ...shown],
    };
}


/***/ })

};
