export const id = 901;
export const ids = [901];
export const modules = {

/***/ 90901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openCustomConstraints: () => (/* binding */ openCustomConstraints)
});

// EXTERNAL MODULE: ./build/adapters/files/host-files.js
var host_files = __webpack_require__(91005);
// EXTERNAL MODULE: ./build/adapters/files/private-folder.js
var private_folder = __webpack_require__(97415);
// EXTERNAL MODULE: ./build/adapters/sandbox/shell.js + 18 modules
var shell = __webpack_require__(9863);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/run/custom.js
var custom = __webpack_require__(19653);
// EXTERNAL MODULE: ./build/core/text/bounded-json.js
var bounded_json = __webpack_require__(91988);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
;// CONCATENATED MODULE: ./build/adapters/custom/line-channel.js
/** The size limit of an answer, which has a sentence and a few numbers. */
const MAX_ANSWER_CHARS = 64 * 1024;
/** Exchanges JSON messages, one per line, over a socket, with a limit for incoming lines. */
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
    /** Returns the next line; null once the other side has closed or sent a line that is too long. */
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
        if (this.#received.length > MAX_ANSWER_CHARS)
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

// EXTERNAL MODULE: ./build/adapters/custom/trusted-files.js
var trusted_files = __webpack_require__(21220);
;// CONCATENATED MODULE: ./build/adapters/custom/command-constraint.js







/** Marks the end of the context on stdin. One line of JSON can never equal it. */
const CONTEXT_END = 'FORGE_CONTEXT';
/**
 * Creates a constraint that runs the command. Its files are written anew each time, because without a sandbox an
 * agent's process could have changed the last ones.
 */
function createCommandConstraint(source, { shell, folder }) {
    const ask = async (context, signal) => {
        if (signal.aborted)
            return { kind: 'unheard' };
        const copies = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(folder, 'command-'));
        try {
            const command = (0,trusted_files/* replaceTrustedFiles */.d)(source.command, (file) => copyOf(source.files.get(file), file, copies));
            const result = await shell.run({
                script: `{ ${command}\n} 2>/dev/null <<'${CONTEXT_END}'\n${JSON.stringify(context)}\n${CONTEXT_END}`,
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
        ask: (context, signal) => ask(context, signal).catch((error) => failedReply(String(error))),
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
function failedReply(text) {
    return { kind: 'trouble', trouble: text };
}
function replyOf(result) {
    const { startError, timedOut, exitCode, output } = result;
    if (startError !== undefined)
        return failedReply(`it could not be started: ${startError}`);
    if (timedOut)
        return failedReply(`it gave no answer within ${(0,figures/* seconds */.YA)(custom/* CUSTOM_PATIENCE_MS */.hO)}`);
    if (result.outputCapped === true || result.droppedBytes > 0 || output.length > MAX_ANSWER_CHARS) {
        return failedReply(`it printed more than ${MAX_ANSWER_CHARS / 1024} kB: it must print one JSON object and nothing else`);
    }
    if (exitCode !== 0)
        return failedReply(`it ended with exit code ${exitCode ?? 'none'}`);
    try {
        return { kind: 'answer', value: (0,bounded_json/* parseBounded */.nh)(output) };
    }
    catch {
        return failedReply(`it printed text that is not JSON (${JSON.stringify(output.trim().slice(0, 80))})`);
    }
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/core/settled.js
var settled = __webpack_require__(67207);
// EXTERNAL MODULE: ./build/core/text/shell-quote.js
var shell_quote = __webpack_require__(46027);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/command-setup.js + 17 modules
var command_setup = __webpack_require__(79732);
// EXTERNAL MODULE: ./build/adapters/sandbox/launch/launcher.js + 2 modules
var launcher = __webpack_require__(58939);
// EXTERNAL MODULE: ./build/adapters/sandbox/processes/run-child.js
var run_child = __webpack_require__(46825);
;// CONCATENATED MODULE: ./build/adapters/custom/module-host.js
/**
 * The program of a module's child. It is passed on the command line, so there is no file that could be changed. The
 * module is a `data:` URL, whose imports resolve only to Node's own modules. Messages use a separate socket, so nothing
 * that the module prints can be an answer. In: `{ source }` in base64, once; then `{ id, context }`, one per line. Out:
 * `{ ready: name }` or `{ failed: why }`, once; then `{ id, answer }` or `{ id, threw: why }`.
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
    return 'an unknown error';
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
  if (loaded === null || typeof loaded !== 'object') throw new Error('its default export is not an object');
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

;// CONCATENATED MODULE: ./build/adapters/custom/with-timeout.js

/** Resolves to the result of `work`; null if it takes longer than `ms` or the signal aborts first. */
async function withTimeout(ms, work, signal) {
    let stop = () => undefined;
    const stopped = new Promise((resolve) => {
        stop = () => resolve(null);
    });
    const timer = setTimeout(stop, ms);
    signal?.addEventListener('abort', stop, { once: true });
    try {
        return await Promise.race([work, stopped]);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        (0,settled/* awaitedLater */.k)(work);
    }
}

;// CONCATENATED MODULE: ./build/adapters/custom/module-constraint.js














/** Heap limit in MB. A constraint should never need more. */
const HEAP_MB = 256;
/** ms in which a child must end after its socket, before it is killed. */
const EXIT_GRACE_MS = 250;
/**
 * Returns Node flags that restrict the module, with or without a sandbox: it may read the workspace, but not write,
 * start programs or threads, or load native code. So it cannot read `/proc` either.
 */
function permissionFlags(root) {
    const known = process.allowedNodeEnvironmentFlags;
    const permission = known.has('--permission') ? '--permission' : '--experimental-permission';
    // If Node's permissions include the network, the socket to us needs it.
    const network = known.has('--allow-net') ? ['--allow-net'] : [];
    return [
        permission,
        `--allow-fs-read=${root}`,
        ...network,
        `--max-old-space-size=${HEAP_MB}`,
        '--no-warnings',
    ];
}
/** A module's child process and the socket to it. */
class ModuleProcess {
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
                // Only one connection is accepted.
                this.#server.close();
                resolve(socket);
            });
            this.#server.once('error', reject);
        });
        (0,settled/* awaitedLater */.k)(this.#connected);
        this.#server.listen(socketPath);
    }
    /** Starts the child. Resolves to null once it is connected, or to the reason for failure. */
    async start({ isolation, options, node }, socketPath) {
        const flags = permissionFlags(options.root);
        const program = [node, ...flags, '-e', MODULE_HOST, '--', socketPath].map(shell_quote/* quoted */.T).join(' ');
        const prepared = (0,command_setup/* createCommandSetup */.PA)(isolation.launcher, {
            ...options,
            network: 'none',
            // Listed here, because other sockets are masked.
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
        const { redactor } = options;
        this.#ended = (0,run_child/* runChild */.w)((0,launcher/* launchOf */.v4)(isolation.launcher, prepared), {
            timeoutMs: Number.POSITIVE_INFINITY,
            signal: this.#stop.signal,
            ...(redactor === undefined ? {} : { redactor }),
        });
        const socket = await Promise.race([this.#connected, this.#ended]);
        if ('endedBy' in socket)
            return exitReason(socket);
        this.#channel = new LineChannel(socket);
        return null;
    }
    /** Sends a message and returns the parsed answer; a text is the reason for failure. */
    async exchange(message) {
        if (this.#channel === null || this.#ended === null)
            return 'it is not running';
        this.#channel.send(message);
        const line = await this.#channel.next();
        if (line === null) {
            // A child that sent too much is still alive.
            await withTimeout(EXIT_GRACE_MS, this.#ended);
            this.#stop.abort();
            return exitReason(await this.#ended);
        }
        const parsed = (0,bounded_json/* parseBounded */.nh)(line);
        return isRecord(parsed) ? parsed : 'it sent an invalid message';
    }
    /** Resolves once the child has ended. */
    async close() {
        this.#channel?.close();
        this.#server.close();
        this.#stop.abort();
        await this.#ended;
    }
}
/** Returns why the child ended, with its last error line. */
function exitReason({ startError, endedBy, exitCode, output }) {
    const last = output
        .trim()
        .split('\n')
        .findLast((line) => /^\w*Error\b/.test(line)) ?? '';
    const detail = last === '' ? '' : ` (${last.slice(0, 200)})`;
    if (startError !== undefined)
        return `its process could not be started: ${startError}`;
    if (endedBy === 'output')
        return 'it printed too much';
    return `it ended before it answered${exitCode === null ? ', or its answer was too long' : ` (exit code ${exitCode})`}${detail}`;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Replaces the data URL in Node's messages, which contains the whole module, with the module's path. */
function named(message, modulePath) {
    return message.replaceAll(/data:text\/javascript;base64,[A-Za-z0-9+/=]*/g, modulePath);
}
/** Starts the child and loads the module. A text is the reason why it cannot be used; then nothing is left running. */
async function startModule(source, setup, index) {
    const socketPath = external_node_path_.join((0,host_files/* realPath */.Ye)(setup.folder) ?? setup.folder, `${index}.sock`);
    const child = new ModuleProcess(socketPath);
    const loading = async () => {
        const problem = await child.start(setup, socketPath);
        if (problem !== null)
            return problem;
        const reply = await child.exchange({ source: Buffer.from(source.bytes).toString('base64') });
        if (typeof reply === 'string')
            return reply;
        return typeof reply.ready === 'string' ? { ready: reply.ready } : String(reply.failed);
    };
    const loaded = await withTimeout(custom/* CUSTOM_PATIENCE_MS */.hO, loading());
    if (loaded === null || typeof loaded === 'string') {
        await child.close();
        return loaded === null
            ? `it was not loaded within ${(0,figures/* seconds */.YA)(custom/* CUSTOM_PATIENCE_MS */.hO)}`
            : named(loaded, source.path);
    }
    return toConstraint(loaded.ready, source.path, child);
}
function toConstraint(name, modulePath, child) {
    let requests = 0;
    let dead = null;
    const failed = (trouble) => {
        // After a failure nothing more is sent, because a late answer could be taken for the next one.
        dead = trouble;
        return { kind: 'trouble', trouble };
    };
    const ask = async (context, signal) => {
        if (signal.aborted)
            return { kind: 'unheard' };
        if (dead !== null)
            return failed(dead);
        requests += 1;
        const id = requests;
        const reply = await withTimeout(custom/* CUSTOM_PATIENCE_MS */.hO, child.exchange({ id, context }), signal);
        if (reply === null && signal.aborted) {
            dead = 'its last answer was cancelled';
            return { kind: 'unheard' };
        }
        if (reply === null) {
            await child.close();
            return failed(`it gave no answer within ${(0,figures/* seconds */.YA)(custom/* CUSTOM_PATIENCE_MS */.hO)}`);
        }
        if (typeof reply === 'string')
            return failed(named(reply, modulePath));
        if (reply.id !== id)
            return failed('it answered another request');
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

;// CONCATENATED MODULE: ./build/adapters/custom/open-custom-constraints.js





/**
 * Starts all custom constraints in parallel. Returns texts if some cannot be used; then nothing is left running. The
 * socket and copies of files are in a folder that the children see and the agent's commands do not.
 */
async function openCustomConstraints(sources, setup) {
    const folder = (0,private_folder/* makePrivateFolder */.I)(setup.temporary);
    const { isolation } = setup;
    // In the action this is the runner's own Node, which may be in a folder that children do not see.
    const node = process.execPath;
    const options = childOptions(setup.options, [folder.path, node]);
    const moduleSetup = { isolation, options, folder: folder.path, node };
    const commands = sources.some(({ kind }) => kind === 'command')
        ? { shell: (0,shell/* createShell */.f)(isolation, options), folder: folder.path }
        : null;
    const opened = await Promise.all(sources.map(async (source, index) => {
        if (source.kind === 'command')
            return commands === null ? 'no shell is available' : createCommandConstraint(source, commands);
        const started = await startModule(source, moduleSetup, index);
        return typeof started === 'string' ? `${source.path} cannot be used: ${started}` : started;
    }));
    const all = opened.filter((each) => typeof each !== 'string');
    const close = closeAll(all, folder);
    const problems = opened.filter((each) => typeof each === 'string');
    if (problems.length === 0)
        return { all, close };
    await close();
    return problems;
}
function closeAll(all, folder) {
    return async () => {
        await Promise.all(all.map((each) => ('close' in each ? each.close() : undefined)));
        folder.remove();
    };
}
/** Returns the sandbox options of a gate without passed variables, because a custom constraint must not see secrets. */
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
