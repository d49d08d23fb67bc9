export const id = 7632;
export const ids = [7632];
export const modules = {

/***/ 94307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ verifyChain),
/* harmony export */   J: () => (/* binding */ splitLog)
/* harmony export */ });
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79169);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50557);


const TAIL = /,"prev":"([0-9a-f]{64})","hash":"([0-9a-f]{64})"\}$/;
const SEAL_LENGTH = ',"hash":""}'.length + 64;
/** Lines of an events.jsonl. A last line without its line break is marked by the missing empty part behind it. */
function splitLog(text) {
    const lines = text.split('\n');
    const torn = lines.at(-1) !== '';
    return { lines: torn ? lines : lines.slice(0, -1), torn };
}
function acceptedTree(event) {
    if (typeof event !== 'object' || event === null || !('type' in event))
        return null;
    if (event.type !== 'tree_accepted' || !('tree' in event) || typeof event.tree !== 'string')
        return null;
    return event.tree;
}
/** What a `record_sealed` event names; null for other events, and for a list that no run writes. */
function sealedFiles(event) {
    if (typeof event !== 'object' || event === null || !('type' in event))
        return null;
    if (event.type !== 'record_sealed' || !('files' in event) || !Array.isArray(event.files))
        return null;
    return event.files.every(isSealedFile) ? event.files : null;
}
function isSealedFile(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (!('name' in value) || !('bytes' in value) || !('sha256' in value))
        return false;
    return (typeof value.name === 'string' && typeof value.bytes === 'number' && typeof value.sha256 === 'string');
}
/** A line as data, or why it is none of ours. Its shape is checked on the text, for that is what the hash covers. */
function readLine(line) {
    let data;
    try {
        data = JSON.parse(line);
    }
    catch {
        return 'is not JSON';
    }
    const tail = TAIL.exec(line);
    const head = /^\{"seq":(\d+),"at":\d+(?:\.\d+)?,"event":\{/.exec(line);
    if (tail === null || head === null || typeof data !== 'object' || data === null || !('event' in data)) {
        return 'is not of the form {"seq","at","event","prev","hash"}';
    }
    return {
        seq: Number(head[1]),
        prev: tail[1] ?? '',
        hash: tail[2] ?? '',
        acceptedTree: acceptedTree(data.event),
        sealed: sealedFiles(data.event),
    };
}
function fault(line, entry, before, hash) {
    if (entry.prev !== (before?.hash ?? _chain_js__WEBPACK_IMPORTED_MODULE_0__/* .GENESIS */ .hw)) {
        return before === null
            ? 'is not the first of its chain: lines before it are missing'
            : 'does not follow the line before it: a line was changed, taken out or put in';
    }
    if (before !== null && entry.seq !== before.seq + 1) {
        return `has number ${entry.seq} after ${before.seq}`;
    }
    if (hash(`${line.slice(0, -SEAL_LENGTH)}}`) !== entry.hash)
        return 'was changed: its hash is another';
    return null;
}
/**
 * Checks a whole chain: the first line that does not hold, and why. That lines are missing at the end cannot
 * be seen in the chain itself: hold `root` against `audit_root` and `accepted.head` against the commit's trailer.
 */
function verifyChain(log, hash = _sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s) {
    const { lines, torn } = splitLog(log);
    if (log === '')
        return { ok: false, line: 1, kind: 'empty', reason: 'the log is empty' };
    let before = null;
    let accepted = null;
    for (const [index, line] of lines.entries()) {
        const number = index + 1;
        if (torn && number === lines.length) {
            const reason = `line ${number} was never finished: the run was killed while it was written`;
            return { ok: false, line: number, kind: 'torn', reason };
        }
        const entry = readLine(line);
        const trouble = typeof entry === 'string' ? entry : fault(line, entry, before, hash);
        if (typeof entry === 'string' || trouble !== null) {
            return { ok: false, line: number, kind: 'broken', reason: `line ${number} ${trouble}` };
        }
        if (entry.acceptedTree !== null)
            accepted = { tree: entry.acceptedTree, head: entry.hash };
        before = entry;
    }
    const sealed = before?.sealed ?? null;
    const seal = before === null || sealed === null ? null : { files: sealed, prev: before.prev };
    return { ok: true, events: lines.length, root: before?.hash ?? _chain_js__WEBPACK_IMPORTED_MODULE_0__/* .GENESIS */ .hw, accepted, seal };
}


/***/ }),

/***/ 67632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/adapters/git/exec.js
var exec = __webpack_require__(53657);
// EXTERNAL MODULE: ./build/adapters/git/find.js
var find = __webpack_require__(16191);
// EXTERNAL MODULE: ./build/adapters/git/remote.js + 5 modules
var git_remote = __webpack_require__(23650);
// EXTERNAL MODULE: ./build/adapters/git/remote-url.js
var remote_url = __webpack_require__(85950);
// EXTERNAL MODULE: ./build/adapters/git/site.js
var git_site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/git/user-git.js
var user_git = __webpack_require__(32110);
// EXTERNAL MODULE: ./build/adapters/github/open.js
var github_open = __webpack_require__(93401);
// EXTERNAL MODULE: ./build/adapters/log/step-files.js
var step_files = __webpack_require__(12094);
// EXTERNAL MODULE: ./build/adapters/private-folder.js
var private_folder = __webpack_require__(32699);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/message-of.js
var message_of = __webpack_require__(97951);
;// CONCATENATED MODULE: ./build/core/run-artifact.js
/** The message is one line: what was asked, what came, the way out. */
class ArtifactError extends Error {
    kind;
    constructor(kind, message) {
        super(message);
        this.name = 'ArtifactError';
        this.kind = kind;
    }
}

;// CONCATENATED MODULE: ./build/adapters/run-artifact/download.js




/** The artifacts that GitHub keeps, by the library of the runner's makers. It is loaded with the first question. */
function openRunArtifacts(access) {
    return {
        download: async (wanted, maxBytes) => {
            // Late: it costs 155 ms.
            const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(1659), __webpack_require__.e(9832)]).then(__webpack_require__.bind(__webpack_require__, 59832));
            try {
                return await downloaded(new DefaultArtifactClient(), wanted, maxBytes, access);
            }
            catch (error) {
                throw error instanceof ArtifactError ? error : explained(error, wanted);
            }
        },
    };
}
async function downloaded(client, wanted, maxBytes, access) {
    const where = whereOf(wanted, access);
    const { artifact } = await client.getArtifact(wanted.name, where);
    if (artifact.size > maxBytes)
        throw tooLarge(wanted, artifact.size, maxBytes);
    const path = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(access.folder, 'artifact-'));
    try {
        await fetched(client, artifact, { ...where, path });
        return onlyFile(path, wanted, maxBytes);
    }
    finally {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    }
}
function whereOf({ runId }, { repository, token }) {
    if (runId === null)
        return {};
    const [repositoryOwner = '', repositoryName = ''] = repository.split('/');
    return { findBy: { token, workflowRunId: runId, repositoryOwner, repositoryName } };
}
/** Kept packed: what may be unpacked of it is decided by its own reader. */
async function fetched(client, { id, name, digest }, options) {
    const expected = digest === undefined ? {} : { expectedHash: digest };
    const { digestMismatch } = await client.downloadArtifact(id, {
        ...options,
        ...expected,
        skipDecompress: true,
    });
    if (digestMismatch !== true)
        return;
    throw new ArtifactError('refused', `artifact ${JSON.stringify(name)} is not what was uploaded: its digest is another`);
}
function onlyFile(folder, wanted, maxBytes) {
    const [name] = (0,external_node_fs_.readdirSync)(folder);
    const path = (0,external_node_path_.join)(folder, name ?? '');
    const { size } = (0,external_node_fs_.statSync)(path);
    if (size > maxBytes)
        throw tooLarge(wanted, size, maxBytes);
    return (0,external_node_fs_.readFileSync)(path);
}
function tooLarge({ name }, size, maxBytes) {
    return new ArtifactError('refused', `artifact ${JSON.stringify(name)} has ${size} bytes, at most ${maxBytes} are taken: no run's reports are that large`);
}
function explained(error, { name, runId }) {
    const what = `artifact ${JSON.stringify(name)} of ${runId === null ? 'this workflow run' : `run ${runId}`}`;
    const said = (0,message_of/* messageOf */.b)(error).replaceAll(/\s+/g, ' ').trim();
    const kind = error instanceof Error ? error.name : '';
    const status = Reflect.get(Object(error), 'status');
    if (kind === 'ArtifactNotFoundError' || status === 404) {
        return new ArtifactError('missing', `${what} does not exist: ${remedyFor(runId)}`);
    }
    if (status === 410) {
        return new ArtifactError('missing', `${what} has expired: run the workflow that makes it again`);
    }
    return new ArtifactError('unavailable', `${what} cannot be had (${said}): run this job again; for another run's, the token needs actions: read`);
}
/** Another run's is asked for at the REST API, which answers 404 where this repository has no such run. */
function remedyFor(runId) {
    return runId === null
        ? 'give artifact-name as the first job named it, and run-id where that was another run'
        : 'give artifact-name as that run named it, and run-id as the number of a run of this repository';
}

// EXTERNAL MODULE: ./build/authorised-start.js + 9 modules
var authorised_start = __webpack_require__(86780);
// EXTERNAL MODULE: ./build/constraints/registry.js + 37 modules
var registry = __webpack_require__(42827);
// EXTERNAL MODULE: ./build/core/forge.js
var forge = __webpack_require__(29565);
// EXTERNAL MODULE: ./build/core/markdown-text.js
var markdown_text = __webpack_require__(85805);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/github-event.js + 7 modules
var github_event = __webpack_require__(15663);
// EXTERNAL MODULE: ./build/process.js + 5 modules
var build_process = __webpack_require__(16978);
// EXTERNAL MODULE: ./build/report/summary-md.js + 1 modules
var summary_md = __webpack_require__(7888);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/adapters/run-artifact/zip.js


/** Signatures, from PKWARE's APPNOTE, 4.3. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** In its place stands the real number, in the older format's successor (zip64); no report is that large. */
const SEE_ZIP64 = 0xffffffff;
/** Entries that are looked at: a report folder has some twenty files, and a patch for each step taken back. */
const MOST_ENTRIES = 10_000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const UNIX = 3;
const FILE_KIND = 0o170000;
const LINK = 0o120000;
/**
 * The wanted files of a zip; those that it does not hold are missing. Nothing is ever written: names that lead out of
 * a folder, links, and names that come twice make it one that nobody should go by. Throws ArtifactError(refused).
 */
function filesInZip(zip, wanted) {
    const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
    try {
        const entries = entriesOf(bytes);
        const found = new Map();
        for (const { name, maxBytes } of wanted) {
            const entry = entries.get(name);
            if (entry !== undefined)
                found.set(name, contentOf(bytes, entry, maxBytes));
        }
        return found;
    }
    catch (error) {
        // A read past the end: the numbers in it are wrong.
        if (error instanceof RangeError)
            throw refused('is no zip file, or is cut off');
        throw error;
    }
}
function refused(what) {
    return new ArtifactError('refused', `the artifact ${what}: it is not one that a run has made`);
}
function entriesOf(bytes) {
    const end = endOf(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES)
        throw refused(`holds ${count} files, at most ${MOST_ENTRIES} are looked at`);
    const entries = new Map();
    let at = bytes.readUInt32LE(end + 16);
    for (let left = count; left > 0; left--) {
        if (bytes.readUInt32LE(at) !== CENTRAL)
            throw refused('has no list of its files');
        const { entry, next } = entryAt(bytes, at);
        if (entries.has(entry.name))
            throw refused(`holds ${JSON.stringify(entry.name)} twice`);
        entries.set(entry.name, entry);
        at = next;
    }
    return entries;
}
/** The record at the end; only a comment may follow it. */
function endOf(bytes) {
    const last = bytes.length - END_LENGTH;
    for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
        if (bytes.readUInt32LE(at) === END && bytes.readUInt16LE(at + 20) === last - at)
            return at;
    }
    throw refused('is no zip file, or is cut off');
}
function entryAt(bytes, at) {
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    const trouble = troubleWith(name, bytes, at);
    if (trouble !== null)
        throw refused(`holds ${JSON.stringify(name.slice(0, 200))}, ${trouble}`);
    const entry = {
        name,
        method: bytes.readUInt16LE(at + 10),
        crc: bytes.readUInt32LE(at + 16),
        packed: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        at: bytes.readUInt32LE(at + 42),
    };
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return { entry, next };
}
function troubleWith(name, bytes, at) {
    const leadsOut = name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
    if (leadsOut || name.includes('\0'))
        return 'a name that leads out of the folder';
    const mode = bytes.readUInt32LE(at + 38) >>> 16;
    const isUnix = bytes.readUInt8(at + 5) === UNIX;
    if (isUnix && (mode & FILE_KIND) === LINK)
        return 'which is a link';
    return (bytes.readUInt16LE(at + 8) & ENCRYPTED) === 0 ? null : 'which is encrypted';
}
/** The list at the end says how long it is, packed and unpacked; more than that is never unpacked. */
function contentOf(bytes, entry, maxBytes) {
    const { name, size, packed, at } = entry;
    if (size > maxBytes || packed > maxBytes || size === SEE_ZIP64) {
        throw refused(`holds ${name} with ${size} bytes, at most ${maxBytes} are read`);
    }
    if (bytes.readUInt32LE(at) !== LOCAL)
        throw refused(`has no ${name} where its list says`);
    const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const content = unpacked(bytes.subarray(from, from + packed), entry);
    if (content.length !== size || (0,external_node_zlib_.crc32)(content) !== entry.crc)
        throw refused(`holds a damaged ${name}`);
    return content;
}
function unpacked(packed, { name, method, size }) {
    if (method === STORED)
        return packed;
    if (method !== DEFLATED)
        throw refused(`holds ${name}, packed in an unknown way (${method})`);
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) });
    }
    catch {
        throw refused(`holds ${name}, which unfolds to something else than its list says`);
    }
}

// EXTERNAL MODULE: ./build/audit/verify.js
var verify = __webpack_require__(94307);
;// CONCATENATED MODULE: ./build/audit/recorded-run.js

/** The run's number as a run makes it: it ends up in a commit's trailer. */
const EXECUTION_ID = /^run-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/**
 * A chain that holds, as what it says of its run. Nothing of it is taken at its word here but its form: an event of
 * another shape than a run writes makes the whole record one that nobody should go by.
 */
function readRecordedRun(log) {
    const verdict = (0,verify/* verifyChain */.H)(log);
    if (!verdict.ok)
        return { ok: false, reason: verdict.reason };
    try {
        const entries = withoutSeals((0,verify/* splitLog */.J)(log).lines.map(entryOf));
        return { ok: true, run: { ...fold(entries), root: verdict.root } };
    }
    catch (error) {
        if (error instanceof Misshapen)
            return { ok: false, reason: error.message };
        throw error;
    }
}
class Misshapen extends Error {
}
/** A record that was recovered after it had been sealed has two seals. They say nothing of the run. */
function withoutSeals(entries) {
    const last = entries.findLastIndex(({ event }) => event.type !== 'record_sealed');
    return entries.slice(0, last + 1);
}
function entryOf(line) {
    const { at, hash, event } = recordAt(JSON.parse(line), 'a line');
    return { at: Number(at), hash: String(hash), event: recordAt(event, 'an event') };
}
function fold(entries) {
    const started = only(entries, 'run_started');
    const finished = only(entries, 'run_finished');
    if (entries.at(-1)?.event !== finished)
        throw new Misshapen('does not end with run_finished');
    const ended = entries.findLast(({ event }) => event.type === 'agent_ended')?.event;
    const accepted = entries.findLast(({ event }) => event.type === 'tree_accepted');
    const outcome = recordAt(finished.outcome, 'the outcome');
    const { unfinished = null } = finished;
    if (unfinished !== null && unfinished !== 'limit' && unfinished !== 'own_word') {
        throw new Misshapen('says in no known way what was not finished');
    }
    return {
        executionId: matching(started, 'executionId', EXECUTION_ID),
        task: textIn(started, 'task'),
        mode: textIn(started, 'mode'),
        provider: textIn(started, 'provider'),
        model: textIn(started, 'model'),
        repository: started.repository === undefined ? null : textIn(started, 'repository'),
        gates: lastOfEach(entries),
        accepted: accepted === undefined ? null : acceptedOf(accepted),
        result: ended === undefined ? '' : textIn(ended, 'result'),
        outcome: textIn(outcome, 'name'),
        reason: textIn(outcome, 'reason'),
        unfinished,
    };
}
/** Twice the same beginning or end would be two stories in one record. */
function only(entries, type) {
    const found = entries.filter(({ event }) => event.type === type);
    const [first] = found;
    if (first === undefined)
        throw new Misshapen(`has no ${type}: the run did not get to its end`);
    if (found.length > 1)
        throw new Misshapen(`has ${found.length} events ${type}, and one run has one`);
    return first.event;
}
function acceptedOf({ at, hash, event }) {
    return {
        tree: matching(event, 'tree', OBJECT_ID),
        parent: matching(event, 'parent', OBJECT_ID),
        head: hash,
        at,
    };
}
function lastOfEach(entries) {
    const gates = new Map();
    for (const { event } of entries) {
        if (event.type !== 'gate_finished' || event.phase !== 'final')
            continue;
        const gate = gateOf(recordAt(event.gate, 'a gate'));
        gates.set(JSON.stringify([gate.name, gate.command]), gate);
    }
    return [...gates.values()];
}
function gateOf(gate) {
    const { status, required, wasRed } = gate;
    if (status !== 'passed' && status !== 'failed' && status !== 'error') {
        throw new Misshapen('has a gate in no known state');
    }
    return {
        name: textIn(gate, 'name'),
        command: textIn(gate, 'command'),
        required: required !== false,
        status,
        wasRed: typeof wasRed === 'boolean' ? wasRed : null,
    };
}
function recordAt(value, what) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new Misshapen(`has ${what} that is no object`);
    }
    return value;
}
function textIn(data, key) {
    const value = data[key];
    if (typeof value !== 'string')
        throw new Misshapen(`has no text where ${key} should be`);
    return value;
}
function matching(data, key, form) {
    const text = textIn(data, key);
    if (!form.test(text))
        throw new Misshapen(`has ${key} in a form that no run writes`);
    return text;
}

// EXTERNAL MODULE: ./build/run/build-gate.js
var build_gate = __webpack_require__(60540);
;// CONCATENATED MODULE: ./build/run/evidence.js

/**
 * Why what this run made may not be delivered; null where it may. The record is held against what the trusted commit
 * says: which gates there are, which of them are required, and whether unfinished work may go anywhere.
 */
function objectionTo(run, own) {
    return foreign(run, own) ?? unsuccessful(run, own.settings) ?? redGate(run, own.settings);
}
/** An artifact that breaks what is asked of one is a violation, on record as ART-01. */
function refusedArtifact(reason) {
    return { kind: 'violation', reason, code: 'ART-01' };
}
function foreign({ repository }, own) {
    if (repository?.toLowerCase() === own.repository.toLowerCase())
        return null;
    const whose = repository === null ? 'names no repository' : `is of a run in ${JSON.stringify(repository)}`;
    return refusedArtifact(`the artifact ${whose}, this one is ${own.repository}: name an artifact of its own`);
}
function unsuccessful(run, { git, mode }) {
    if (mode === 'read-only') {
        return refusedArtifact('the configuration says mode: read-only, so nothing of a run may be delivered: change it there');
    }
    if (run.unfinished !== null) {
        if (git.partial === 'draft_pr' && DRAFTED.has(run.outcome))
            return null;
        return failed(run, 'the work is unfinished, and git.partial does not let it be delivered');
    }
    return run.outcome === 'success' ? null : failed(run, 'only what a successful run made is delivered');
}
/** How a run ends whose unfinished work may be a draft: by a limit, or with gates as they are (DECISIONS D26). */
const DRAFTED = new Set([
    'success',
    'constraint_violation',
    'quality_gate_failure',
    'timeout',
]);
/** The cause that gives the run's own outcome once more; what is no outcome of a run is a failure. */
const KINDS = {
    constraint_violation: 'violation',
    quality_gate_failure: 'gate',
    timeout: 'timeout',
    config_error: 'config',
    git_error: 'git_before',
};
function failed({ executionId, outcome, reason }, why) {
    const text = `${executionId} ended with ${outcome} (${reason}): ${why}; mend it and run again`;
    return { kind: KINDS[outcome] ?? 'failure', reason: text };
}
/** Of finished work every required gate must have been seen green. A draft may have red ones, and says so. */
function redGate(run, settings) {
    if (run.unfinished !== null)
        return null;
    for (const gate of (0,build_gate/* gatesOf */.o)(settings)) {
        if (!gate.required)
            continue;
        const state = stateOf(run, gate);
        if (state !== null) {
            return {
                kind: 'gate',
                reason: `gate ${JSON.stringify(gate.name)} ${state} in the run's record, and the configuration requires it: nothing is delivered without it`,
            };
        }
    }
    return null;
}
function stateOf({ gates }, gate) {
    const seen = gates.find(({ name, command }) => name === gate.name && command === gate.command);
    if (seen === undefined)
        return 'was not run';
    if (seen.status === 'passed')
        return null;
    return gate.baseline === 'tolerate' && seen.wasRed === true ? null : 'is red';
}

;// CONCATENATED MODULE: ./build/run/artifact-contents.js



const MB = 1024 ** 2;
/** The files of a report folder that are looked at, and how large each may be; the others are never unpacked. */
const LOOKED_AT = [
    { name: 'events.jsonl', maxBytes: 128 * MB },
    { name: 'execution.json', maxBytes: 32 * MB },
    { name: 'changes.patch', maxBytes: 128 * MB },
];
/** Of the zip itself. */
const LARGEST_ARTIFACT = 256 * MB;
/** An artifact's files as one story. Throws StopRun(violation) with ART-01 where they tell several, or none. */
function readContents(files) {
    const read = readRecordedRun(textOf(files, 'events.jsonl'));
    if (!read.ok)
        throw artifact_contents_refused(`events.jsonl of the artifact ${read.reason}`);
    const { run } = read;
    const said = summaryIn(textOf(files, 'execution.json'));
    const meant = { audit_root: run.root, execution_id: run.executionId, outcome: run.outcome };
    for (const [key, value] of Object.entries(meant)) {
        if (said[key] === value)
            continue;
        throw artifact_contents_refused(`execution.json says ${key} ${JSON.stringify(said[key])}, the event chain ${value}`);
    }
    return { run, patch: files.get('changes.patch') ?? null };
}
function artifact_contents_refused(reason) {
    return new core_outcome/* StopRun */.U(refusedArtifact(`${reason}: nothing of it is delivered; run the first job again`));
}
function textOf(files, name) {
    const bytes = files.get(name);
    if (bytes === undefined)
        throw artifact_contents_refused(`the artifact holds no ${name}`);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw artifact_contents_refused(`${name} of the artifact is no UTF-8 text`);
    }
}
function summaryIn(text) {
    try {
        const data = JSON.parse(text);
        if (typeof data === 'object' && data !== null)
            return data;
    }
    catch {
        // Said below.
    }
    throw artifact_contents_refused('execution.json of the artifact is no JSON object');
}

// EXTERNAL MODULE: ./build/run/budget.js
var budget = __webpack_require__(90837);
// EXTERNAL MODULE: ./build/run/cause-of.js
var cause_of = __webpack_require__(86171);
// EXTERNAL MODULE: ./build/run/deliver.js + 2 modules
var deliver = __webpack_require__(91275);
// EXTERNAL MODULE: ./build/run/desk.js + 5 modules
var run_desk = __webpack_require__(24640);
// EXTERNAL MODULE: ./build/run/draft.js
var run_draft = __webpack_require__(86773);
// EXTERNAL MODULE: ./build/run/outcome.js
var run_outcome = __webpack_require__(95302);
// EXTERNAL MODULE: ./build/run/position.js
var position = __webpack_require__(48027);
// EXTERNAL MODULE: ./build/adapters/git/raw-path.js
var raw_path = __webpack_require__(70178);
// EXTERNAL MODULE: ./build/core/change.js
var change = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/core/refusal.js
var refusal = __webpack_require__(18366);
// EXTERNAL MODULE: ./build/run/gate-protection.js
var gate_protection = __webpack_require__(83535);
// EXTERNAL MODULE: ./build/run/harness-paths.js
var harness_paths = __webpack_require__(5071);
// EXTERNAL MODULE: ./build/run/referee.js + 3 modules
var referee = __webpack_require__(32882);
;// CONCATENATED MODULE: ./build/run/publish-judges.js







/** The chain of a run, by the trusted settings and without any opening that the run may have been given. */
function refereeFor(desk, hasAgentLink) {
    const { constraints } = desk.request.settings;
    const extra = {
        openProtected: [],
        harness: (0,harness_paths/* harnessPaths */.R)(desk),
        agentLinkAtRoot: desk.place.hasAgentLink || hasAgentLink,
    };
    const rules = (0,registry/* buildPathRules */.ju)(constraints, extra);
    return new referee/* Referee */.J({
        chain: (0,registry/* buildChain */.q0)(constraints, { ...extra, costKnown: false }, rules),
        maxRejections: constraints.max_rejections,
        emit: desk.observers.emit,
        timeLeft: desk.stopwatch.timeLeft,
    });
}
/** Why the change may not be, as a whole; null where it may. Each finding is on record. */
async function judgeChange(courier, patched) {
    const { changes, hazards, trackedFiles } = patched;
    const verdict = courier.referee.judge({
        phase: 'change',
        by: 'command',
        step: changes,
        total: (0,change/* totalsOf */.v)(changes),
        hazards,
        startFiles: trackedFiles,
        startFilesGone: changes.filter(({ status }) => status === 'deleted').length,
    }, { turn: courier.budget.turns, effect: 'prevented' });
    if (!verdict.stands)
        return { kind: 'violation', reason: verdict.reason };
    return (0,gate_protection/* checkGateProtection */.L)({ ...courier, ...readersOf(patched) }, changes);
}
/** Files as the two trees hold them: none is on disk. */
function readersOf({ before, after }) {
    return {
        journal: { startContent: before },
        workspace: {
            resolve: async (spelled) => {
                const kind = (await after(spelled)) === null ? 'missing' : 'file';
                return { path: (0,raw_path/* toWorkspacePath */.CR)((0,raw_path/* toRaw */.ux)(spelled)), kind };
            },
            read: async (path, maxBytes) => {
                const bytes = await after(path);
                if (bytes === null)
                    return (0,refusal/* refuse */.T)(`${path} is not in the tree`);
                if (bytes.length > maxBytes)
                    return (0,refusal/* refuse */.T)(`${path} has ${bytes.length} bytes`);
                return { bytes, mode: 0o644 };
            },
        },
    };
}

;// CONCATENATED MODULE: ./build/run/publish-position.js


/**
 * Where the work goes, if it may go there: on top of the commit that the run started from and that is still the
 * branch's tip, or onto a branch that is yet to be made from trusted history. A tip that is this very work was
 * delivered before. Anything else is a head that moved. Throws StopRun; afterwards the parent is here.
 */
async function publishPosition(grounds, run, accepted) {
    const { desk, remote } = grounds;
    const { trigger, settings, forge } = desk.request;
    const branch = trigger?.start?.branch ?? settings.git.branch;
    const tip = await remote.tipOf(branch, desk.stopwatch.work);
    const place = { remote, repository: forge?.repository ?? '', branch, expectedOld: tip, delivered: null };
    if (tip === null) {
        await requireTrusted(grounds, accepted.parent, branch);
        return place;
    }
    await remote.fetchCommit({ sha: tip, fallbackRef: `refs/heads/${branch}` }, desk.stopwatch.work);
    if (tip === accepted.parent)
        return place;
    if (!(await isThisWork(grounds.site, tip, run, accepted)))
        throw moved(branch, tip, accepted.parent);
    return { ...place, delivered: tip };
}
/** A commit of nobody knows whom must not come along with the work, only because the server gives it out. */
async function requireTrusted({ desk, site, remote, trusted }, parent, branch) {
    if (parent === trusted)
        return;
    await remote.fetchCommit({ sha: parent, joinedTo: trusted }, desk.stopwatch.work);
    const answer = await (0,user_git/* userGit */.G)(site)({
        args: ['merge-base', '--is-ancestor', parent, trusted],
        accept: [0, 1, 128],
    });
    if (answer.code === 0)
        return;
    const reason = `the run started from ${parent}, which is not in the history of ${trusted} that this job goes by, and branch ${branch} is not there: check out in this job what the first one started from`;
    throw new core_outcome/* StopRun */.U({ kind: 'delivery', reason, code: 'GIT-05' });
}
/**
 * Whether the commit is what this run's delivery makes, by all that binds it: parent, tree and trailers. Read as it is
 * written, for where a shallow clone ends git hides the parents.
 */
async function isThisWork(site, tip, { executionId }, { tree, parent, head }) {
    const { stdout } = await (0,user_git/* userGit */.G)(site)({ args: ['cat-file', 'commit', tip] });
    const text = stdout.toString('utf8');
    const [first, second, third = ''] = text.split('\n');
    const hasOneParent = second === `parent ${parent}` && !third.startsWith('parent ');
    const trailers = `\nForge-Run: ${executionId}\nForge-Audit: ${head}\n`;
    return first === `tree ${tree}` && hasOneParent && text.endsWith(trailers);
}
function moved(branch, tip, parent) {
    const reason = `branch ${branch} is at ${tip.slice(0, 12)}, the run started from ${parent.slice(0, 12)}: nothing is pushed over it; run the first job again from there`;
    return new core_outcome/* StopRun */.U({ kind: 'delivery', reason, code: 'GIT-05' });
}

// EXTERNAL MODULE: ./build/run/pull-requests.js
var pull_requests = __webpack_require__(31786);
// EXTERNAL MODULE: ./build/run/signing.js
var signing = __webpack_require__(66433);
// EXTERNAL MODULE: ./build/run/start-violation.js
var start_violation = __webpack_require__(57080);
;// CONCATENATED MODULE: ./build/run/publish.js


















/** A delivery asks no model. */
const NOTHING_SPENT = new budget/* Budget */._({ maxTokens: Infinity, maxCostUsd: Infinity, maxOutputTokens: 0 }, null, () => 0);
/**
 * Delivers what a run of another job made, if all of it still holds when it is looked at from here: the record is
 * whole, its gates are green, its patch gives the tree that the record binds, and that change breaks no rule of the
 * trusted commit. Nothing the artifact says is taken for more than its word. Never throws.
 */
async function publish(order, around) {
    const desk = (0,run_desk/* openDesk */.A)(order.request, around);
    let published = { causes: [], reason: '', changes: [] };
    let folder = null;
    try {
        if (desk.trouble !== null)
            throw new core_outcome/* StopRun */.U(desk.trouble);
        folder = (0,private_folder/* makePrivateFolder */.I)(around.temporary);
        published = await walk(order, desk, folder);
    }
    catch (error) {
        const cause = (0,cause_of/* causeOf */.r)(error, around.cancel.aborted);
        record(desk, cause);
        published = { ...published, causes: [cause] };
    }
    folder?.remove();
    const outcome = (0,run_outcome/* outcomeOf */.sG)(published.causes, published.reason);
    desk.observers.emit({ type: 'run_finished', outcome, changes: published.changes });
    desk.stopwatch.close();
    const reports = desk.observers.publish(null);
    return { ...reports, outcome, exitCode: core_outcome/* EXIT_CODES */.a[outcome.name] };
}
/** What no constraint has put on record: an artifact that is none of ours, a head that moved. */
function record({ observers }, cause) {
    if (!('code' in cause) || cause.code === undefined)
        return;
    observers.emit({ type: 'violated', violation: (0,start_violation/* startViolation */.y)(cause.reason, cause.code) });
}
async function walk(order, desk, folder) {
    const { settings, forge } = order.request;
    // Asked while the artifact is on its way.
    const pullRequests = (0,pull_requests/* askPullRequests */.h)(desk);
    const { run, patch } = await contentsOf(order, folder.path);
    retell(desk, run, order.trusted);
    const objection = objectionTo(run, { repository: forge?.repository ?? '', settings });
    if (objection !== null)
        throw new core_outcome/* StopRun */.U(objection);
    if (run.accepted === null)
        return nothingIn(run, patch);
    const remote = (0,position/* remoteFor */.K1)(desk, async () => order.site, folder.below('remote'));
    if (remote === null)
        throw new Error('a delivery needs a forge to go to');
    const destination = await publishPosition({ ...order, desk, remote }, run, run.accepted);
    const patched = await patchedTree(order.site, folder.below('git'), run.accepted, patch);
    try {
        const courier = await courierFor({ ...order, desk, destination, patched }, run.accepted);
        const { changes } = patched;
        const ready = { ...courier, pullRequests: await pullRequests };
        await (0,position/* refuseMainBranch */.YH)(desk, courier.repository, destination.branch);
        const cause = await judgeChange(courier, patched);
        if (cause !== null)
            return { causes: [cause], reason: '', changes };
        const work = workOf(run, run.accepted, changes, desk.around.clock.now());
        return { ...(await handOver(ready, work)), changes };
    }
    finally {
        patched.close();
    }
}
/** Throws StopRun(violation) with ART-01 where the patch does not give the tree that the record binds. */
async function patchedTree(site, folder, accepted, patch) {
    if (patch === null)
        throw new core_outcome/* StopRun */.U(refusedArtifact(`the artifact holds no changes.patch${AGAIN}`));
    const { applyPatch, BadPatch } = await __webpack_require__.e(/* import() */ 8791).then(__webpack_require__.bind(__webpack_require__, 28791));
    try {
        const patched = await applyPatch(site, folder, accepted.parent, patch);
        if (patched.tree === accepted.tree)
            return patched;
        patched.close();
    }
    catch (error) {
        if (!(error instanceof BadPatch))
            throw error;
        throw new core_outcome/* StopRun */.U(refusedArtifact(`changes.patch of the artifact ${error.message}${AGAIN}`));
    }
    const reason = `changes.patch of the artifact gives another tree than its record binds (${accepted.tree})${AGAIN}, from a clean checkout and without conversion of line ends`;
    throw new core_outcome/* StopRun */.U(refusedArtifact(reason));
}
const AGAIN = ': nothing of it is delivered; run the first job again';
async function courierFor(parts, { parent }) {
    const { desk, destination, patched, site, trusted } = parts;
    const { patchedRepository } = await Promise.all(/* import() */[__webpack_require__.e(2023), __webpack_require__.e(6018)]).then(__webpack_require__.bind(__webpack_require__, 6018));
    const repository = patchedRepository(site, parent, patched);
    const { delivered, branch } = destination;
    // What was delivered before is not committed once more: what may still be missing is its pull request.
    const commit = delivered === null ? repository.commit : async (tree) => ({ sha: delivered, tree, branch });
    return {
        desk,
        repository: { ...repository, commit },
        facts: { head: trusted },
        destination,
        pullRequests: null,
        // What was delivered before is not made once more on the server either.
        maker: delivered === null ? await (0,signing/* askSigning */.z)(desk, repository, destination) : null,
        referee: refereeFor(desk, (await patched.before('AGENT_LINK.md')) !== null),
        budget: NOTHING_SPENT,
        heartbeat: null,
    };
}
async function contentsOf(order, folder) {
    try {
        const zip = await order.artifacts(folder).download(order.artifact, LARGEST_ARTIFACT);
        return readContents(filesInZip(zip, LOOKED_AT));
    }
    catch (error) {
        if (!(error instanceof ArtifactError))
            throw error;
        throw new core_outcome/* StopRun */.U(causeOfTrouble(error));
    }
}
/** What the workflow can mend is its configuration; what is not ours breaks a rule; else the service failed us. */
function causeOfTrouble({ kind, message: reason }) {
    if (kind === 'refused')
        return refusedArtifact(reason);
    return { kind: kind === 'missing' ? 'config' : 'failure', reason };
}
/** The run of the other job, for the log, the summary and the pull request: as its record has it. */
function retell({ observers, request }, run, head) {
    const { executionId, task, mode, provider, model, repository } = run;
    const { workspace, settings } = request;
    const known = repository === null ? {} : { repository };
    observers.emit({
        type: 'run_started',
        ...{ executionId, task, mode, provider, model, workspace, head, branch: null, ...known, settings },
    });
    const gates = run.gates.map((gate) => ({
        ...{ ...gate, exitCode: null, timedOut: false, durationMs: 0, output: '', attempt: 1 },
    }));
    for (const gate of gates)
        observers.emit({ type: 'gate_finished', phase: 'final', gate });
    const how = run.unfinished === null ? 'complete' : 'partial';
    observers.emit({ type: 'agent_ended', how, result: run.result });
}
function nothingIn({ executionId }, patch) {
    if (patch === null || patch.length === 0) {
        return { causes: [], reason: `${executionId} changed nothing: nothing is delivered`, changes: [] };
    }
    throw new core_outcome/* StopRun */.U(refusedArtifact(`${executionId} has a patch, and its record binds no tree to it${AGAIN}`));
}
function workOf(run, { head, at }, changes, now) {
    const { executionId, unfinished, reason } = run;
    // The same artifact makes the same commit, whenever it is delivered; but none of the future.
    return { changes, unfinished, reason, origin: { executionId, auditHead: head, at: Math.min(at, now) } };
}
async function handOver(courier, work) {
    const { origin, unfinished } = work;
    if (unfinished !== null)
        return handOverDraft(courier, work);
    const { refused, undelivered } = await (0,deliver/* deliver */.c)(courier, work);
    const causes = [refused, undelivered].filter((cause) => cause !== null);
    return { causes, reason: `${origin?.executionId} is delivered: ${work.reason}` };
}
async function handOverDraft(courier, work) {
    const draft = await (0,run_draft/* offerDraft */.E)(courier, work);
    const reason = `the unfinished work of ${work.origin?.executionId} is delivered as a draft: ${work.reason}`;
    if (draft.committed)
        return { causes: draft.undelivered === null ? [] : [draft.undelivered], reason };
    const why = 'the unfinished work cannot be a draft pull request: the warning above says why';
    return { causes: [{ kind: 'delivery', reason: why }], reason };
}

// EXTERNAL MODULE: ./build/run/refuse.js
var refuse = __webpack_require__(96144);
// EXTERNAL MODULE: ./build/settings/file.js
var file = __webpack_require__(48744);
// EXTERNAL MODULE: ./build/settings/forge-access.js
var forge_access = __webpack_require__(54638);
// EXTERNAL MODULE: ./build/settings/inputs.js
var inputs = __webpack_require__(19511);
// EXTERNAL MODULE: ./build/settings/layers.js
var settings_layers = __webpack_require__(63460);
// EXTERNAL MODULE: ./build/settings/load.js + 10 modules
var load = __webpack_require__(73399);
// EXTERNAL MODULE: ./build/settings/problem.js
var problem = __webpack_require__(3667);
// EXTERNAL MODULE: ./build/settings/options.js + 4 modules
var options = __webpack_require__(85976);
;// CONCATENATED MODULE: ./build/settings/outputs.js
/** The action's outputs, set always, also when the step fails. Source: CONTRACT 1. */
const OUTPUTS = {
    outcome: 'how the run ended, e.g. success or constraint_violation',
    'exit-code': '0 to 6, as the command line would exit',
    reason: 'why it ended so, in one line',
    result: "the agent's own closing words; in read-only the analysis",
    'failed-gates': 'names of the required gates that are red, one a line',
    changed: 'true or false: whether the run changed a file',
    'files-changed': 'files that differ from the start',
    'lines-added': 'against the start',
    'lines-removed': 'against the start',
    'tokens-used': 'all that the provider reported, cached ones included',
    'cost-usd': 'US dollars; empty where the price is not known',
    violations: 'how many, warnings not counted',
    sandbox: 'isolation really in force: bwrap, unshare or none',
    'commit-sha': 'the commit; empty where there is none',
    branch: 'the branch committed to; empty where there is none',
    'pull-request-number': 'of the pull request; empty where there is none',
    'pull-request-url': 'its page; empty where there is none',
    'pull-request-operation': 'created, updated or none',
    'artifact-id': 'of the artifact with the reports; empty where there is none',
    'artifact-url': 'its page; empty where there is none',
    'report-dir': 'folder of the reports, absolute',
    'audit-root': 'last hash of the event chain',
};

;// CONCATENATED MODULE: ./build/settings/publish-inputs.js



const ARTIFACT_NAME = 'artifact-name';
const RUN_ID = 'run-id';
/** What the second job may say of the delivery; all else that a run is given was the first job's to say. */
const SHARED = new Set([
    'branch',
    'pr-base',
    'pr-title',
    'pr-body',
    'pr-draft',
    'pr-labels',
    'pr-reviewers',
    'sign-commits',
    'github-token',
]);
/** Where an input means something else than it does to a run. */
const ABOUT_HERE = {
    branch: 'the branch to push to; empty for forge/<workflow>-<job>, or for that of the pull request',
    'github-token': 'pushes and opens the pull request: contents: write and pull-requests: write',
};
/** The inputs of the publish action. Source: CONTRACT 1. */
const PUBLISH_OPTIONS = [
    {
        key: ARTIFACT_NAME,
        kind: 'text',
        input: ARTIFACT_NAME,
        about: 'the artifact of the first job, as that job named it; needed',
    },
    {
        key: RUN_ID,
        kind: 'text',
        input: RUN_ID,
        about: 'the workflow run that made it, where that is not this one; github-token then needs actions: read',
    },
    ...options/* OPTIONS */.l.flatMap((option) => {
        const { input = '', about } = option;
        return SHARED.has(input) ? [{ ...option, about: ABOUT_HERE[input] ?? about }] : [];
    }),
];
const DELIVERY = [
    'outcome',
    'exit-code',
    'reason',
    'changed',
    'violations',
    'commit-sha',
    'branch',
    'pull-request-number',
    'pull-request-url',
    'pull-request-operation',
];
/** The outputs of the publish action: those of a run that speak of the delivery. */
const PUBLISH_OUTPUTS = DELIVERY.map((name) => [
    name,
    OUTPUTS[name],
]);
/** Of a run's outputs those that the publish action has. */
function deliveryOutputs(outputs) {
    return Object.fromEntries(DELIVERY.map((name) => [name, outputs[name] ?? '']));
}
/** What the publish action was given. */
function publishInputs(env) {
    const given = (name) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
    const name = given(ARTIFACT_NAME);
    const runId = given(RUN_ID);
    const problems = [];
    if (name === '') {
        const message = 'is missing: give it the name that the first job gave its artifact';
        problems.push({ where: `input ${ARTIFACT_NAME}`, message });
    }
    if (!/^(?:[1-9]\d{0,15})?$/.test(runId)) {
        const message = `${(0,problem/* show */.WU)(runId)} is no workflow run's number: give github.event.workflow_run.id, or leave it empty for this run`;
        problems.push({ where: `input ${RUN_ID}`, message });
    }
    const artifact = { name, runId: runId === '' ? null : Number(runId) };
    return { artifact: problems.length > 0 ? null : artifact, problems, env: withSharedInputs(env) };
}
function withSharedInputs(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('INPUT_') || SHARED.has(name.slice('INPUT_'.length).toLowerCase())));
}

// EXTERNAL MODULE: ./build/settings/run-branch.js
var run_branch = __webpack_require__(33950);
// EXTERNAL MODULE: ./build/settings/sources.js + 1 modules
var sources = __webpack_require__(78717);
;// CONCATENATED MODULE: ./build/publish.js































/** The publish action: a run's artifact in; a commit, a pull request, outputs and the step's exit code out. Never throws. */
async function main() {
    await (0,build_process/* asStep */.N9)(act);
}
async function act() {
    const given = publishInputs(process.env);
    const cancel = (0,build_process/* cancelSignal */.Bj)();
    try {
        const order = await orderOf(given, cancel);
        if (typeof order === 'string')
            return await publish_refuse(order, 'config_error');
        const result = await publish(order, (0,build_process/* surroundings */.i5)(order.request, cancel, build_process/* onStdout */.xl, (0,build_process/* startedFrom */.yj)()));
        await conclude(result);
        return result.exitCode;
    }
    catch (error) {
        if (error instanceof forge/* ForgeError */.Q)
            return publish_refuse(error.message, 'git_error');
        if (!(error instanceof core_outcome/* StopRun */.U))
            throw error;
        const { kind, reason } = error.why;
        return publish_refuse(reason, kind === 'config' ? 'config_error' : 'git_error');
    }
}
/** What is to be delivered where, by what this job sees; or every problem, one a line. */
async function orderOf(given, cancel) {
    const { artifact, env } = given;
    if (artifact === null)
        return (0,problem/* renderProblems */.x8)(given.problems);
    const access = (0,forge_access/* forgeAccess */.s)('action', (0,inputs/* parseInputs */.T)(env).values, env);
    if (access === null) {
        return 'github-token: a token or GITHUB_REPOSITORY is missing, and this action does nothing but deliver: leave github-token unset in the workflow, its default is the job\u2019s own';
    }
    const root = (0,file/* repositoryRoot */.Hn)((0,sources/* baseFolder */.YR)('action', env, process.cwd()));
    const site = await (0,git_site/* openSite */.c2)(await (0,find/* findGit */.Ct)(env.PATH ?? ''), (0,git_site/* layoutOf */.aH)(root));
    const goal = await goalOf(access, site, env, cancel);
    const loaded = await (0,load/* loadRunRequest */.Z)({
        door: 'action',
        purpose: 'rules',
        env,
        cwd: process.cwd(),
        ...registry/* RESPONSE_RULES */.oO,
        mainBranch: (0,github_event/* mainBranchIn */.pH)(env),
        readFile: (0,authorised_start/* readerAt */.P)(site, root, goal.trusted),
    });
    if (!loaded.ok)
        return (0,problem/* renderProblems */.x8)(loaded.problems);
    return {
        request: delivering(loaded.request, goal, env),
        artifact,
        artifacts: (folder) => openRunArtifacts({ repository: access.repository, token: access.token, folder }),
        site,
        trusted: goal.trusted,
    };
}
/** Of an event that is about a pull request, GitHub is asked; of any other, what is checked out here counts. */
async function goalOf(access, site, env, cancel) {
    const number = (0,github_event/* pullRequestIn */.Ud)(env);
    if (number === null) {
        const head = await (0,user_git/* userGit */.G)(site)({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
        if (head.code === 0)
            return { trusted: (0,exec/* line */.n8)(head), start: null };
        throw new core_outcome/* StopRun */.U({ kind: 'git_before', reason: `${site.root} has no commit: check the repository out` });
    }
    const forge = await (0,github_open.openForge)({ ...access, env, clock: clock/* systemClock */.m, signal: cancel });
    const pull = await forge.pullRequest(number);
    const reason = publish_objectionTo(pull, access.repository);
    if (reason !== null)
        throw new core_outcome/* StopRun */.U({ kind: 'git_before', reason: `pull request #${number} ${reason}` });
    await fetchBase(access, site, env, pull.base.sha, cancel);
    return { trusted: pull.base.sha, start: { sha: pull.head.sha, branch: pull.head.ref } };
}
function publish_objectionTo({ state, head }, repository) {
    if (state !== 'open')
        return 'is closed: nothing is delivered to it; reopen it and run again';
    if (head.repository?.toLowerCase() === repository.toLowerCase())
        return null;
    return `comes from ${head.repository ?? 'a fork that is gone'}: nothing is pushed to another repository; use a branch of ${repository}`;
}
async function fetchBase({ serverUrl, repository, token }, site, env, sha, cancel) {
    const folder = (0,private_folder/* makePrivateFolder */.I)(env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)());
    try {
        const url = (0,remote_url/* remoteUrl */.g)(serverUrl, repository);
        const remote = (0,git_remote/* openRemote */.d)({ url, token, env, folder: folder.path, site: async () => site });
        await remote.fetchCommit({ sha }, cancel);
    }
    finally {
        folder.remove();
    }
}
/** The trusted configuration with what this job is for: it commits and pushes, and leaves no reports of its own. */
function delivering(request, { trusted, start }, env) {
    const { git, artifacts } = request.settings;
    const base = git.pr_base || request.forge?.mainBranch;
    const branch = start === null ? git.branch || (0,run_branch/* runBranch */.K)(env) : '';
    const delivery = {
        auto_commit: true,
        auto_push: true,
        branch,
        create_pr: start === null && branch !== base,
        ...(start === null ? {} : { partial: 'never' }),
    };
    const settings = {
        ...request.settings,
        git: { ...git, ...delivery },
        artifacts: { ...artifacts, enabled: false },
    };
    const source = env.GITHUB_EVENT_NAME ?? '';
    return Object.freeze({
        ...request,
        settings: (0,settings_layers/* deepFrozen */.bJ)(settings),
        trigger: start === null ? null : { source, start, trusted, context: '', cleaned: [] },
    });
}
async function conclude(reports) {
    await (0,step_files/* setOutputs */.n)(deliveryOutputs(reports.outputs));
    await (0,step_files/* appendJobSummary */.I)((0,summary_md/* summaryMarkdown */.eH)(reports.record, null), markdown_text/* cutMarkdown */.G$);
}
/** Nothing was looked at and nothing is delivered: every problem, one a line. */
async function publish_refuse(problems, outcome) {
    const log = (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl);
    for (const text of problems.split('\n'))
        log.error(text);
    const { env } = process;
    const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
    const at = { workspace, outputDir: null };
    const where = { at, env, temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), clock: clock/* systemClock */.m, notice: log.info };
    await conclude((0,refuse/* refuseStart */.t)({ ...where, outcome, problems }));
    return core_outcome/* EXIT_CODES */.a[outcome];
}


/***/ })

};
