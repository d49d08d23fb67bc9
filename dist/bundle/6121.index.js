export const id = 6121;
export const ids = [6121];
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
/** Splits an events.jsonl into lines. If the last line has no line break, the log is torn. */
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
/** Returns the files in a `record_sealed` event. Returns null for other events and for malformed lists. */
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
/**
 * Parses a line, or returns the reason why it is not valid. The text itself is checked, because the hash covers the
 * text.
 */
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
 * Checks a whole chain and returns the first invalid line with the reason. The chain cannot show that lines are missing
 * at its end. To detect that, compare `root` with `audit_root` and `accepted.head` with the commit's trailer.
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

/***/ 96121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/core/forge/run-artifact.js
/** The message is one line: the request, the answer, the remedy. */
class ArtifactError extends Error {
    kind;
    constructor(kind, message) {
        super(message);
        this.name = 'ArtifactError';
        this.kind = kind;
    }
}

// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
;// CONCATENATED MODULE: ./build/adapters/artifact/download.js





/** Opens GitHub's artifacts with the runner's library, which is loaded with the first request. */
function openRunArtifacts(access) {
    return {
        download: async (wanted, maxBytes) => {
            // Imported late, because it takes 155 ms.
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
    const where = findOptionsFor(wanted, access);
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
function findOptionsFor({ runId }, { repository, token }) {
    if (runId === null)
        return {};
    const [repositoryOwner = '', repositoryName = ''] = repository.split('/');
    return { findBy: { token, workflowRunId: runId, repositoryOwner, repositoryName } };
}
/** Downloads the zip without unpacking it, because our own reader decides what may be unpacked. */
async function fetched(client, { id, name, digest }, options) {
    const expected = digest === undefined ? {} : { expectedHash: digest };
    const { digestMismatch } = await client.downloadArtifact(id, {
        ...options,
        ...expected,
        skipDecompress: true,
    });
    if (digestMismatch !== true)
        return;
    throw new ArtifactError('refused', `artifact ${JSON.stringify(name)} differs from what was uploaded: its digest does not match`);
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
    return new ArtifactError('refused', `artifact ${JSON.stringify(name)} has ${size} bytes, more than the limit of ${maxBytes}: the reports of a run are never that large`);
}
function explained(error, { name, runId }) {
    const what = `artifact ${JSON.stringify(name)} of ${runId === null ? 'this workflow run' : `run ${runId}`}`;
    const reason = (0,one_line/* oneLine */.T)((0,message_of/* messageOf */.b)(error));
    const kind = error instanceof Error ? error.name : '';
    const status = Reflect.get(Object(error), 'status');
    if (kind === 'ArtifactNotFoundError' || status === 404) {
        return new ArtifactError('missing', `${what} does not exist: ${remedyFor(runId)}`);
    }
    if (status === 410) {
        return new ArtifactError('missing', `${what} has expired: run the workflow that makes it again`);
    }
    return new ArtifactError('unavailable', `cannot download ${what} (${reason}): run this job again; to read artifacts of another run, the token needs actions: read`);
}
/**
 * Returns the remedy. Artifacts of another run come from the REST API, which answers 404 if this repository does not
 * have that run.
 */
function remedyFor(runId) {
    return runId === null
        ? 'set artifact-name to the name from the first job, and run-id if that was another run'
        : 'set artifact-name to the name from that run, and run-id to the number of a run of this repository';
}

// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/adapters/files/private-folder.js
var private_folder = __webpack_require__(97415);
// EXTERNAL MODULE: ./build/adapters/git/program/find-git.js
var find_git = __webpack_require__(67635);
// EXTERNAL MODULE: ./build/adapters/git/program/run-git.js
var run_git = __webpack_require__(79113);
// EXTERNAL MODULE: ./build/adapters/git/program/user-git.js
var user_git = __webpack_require__(60243);
// EXTERNAL MODULE: ./build/adapters/git/program/user-repository.js
var user_repository = __webpack_require__(55247);
// EXTERNAL MODULE: ./build/adapters/git/remote/remote-url.js
var remote_url = __webpack_require__(43943);
// EXTERNAL MODULE: ./build/adapters/git/remote.js + 5 modules
var git_remote = __webpack_require__(75347);
// EXTERNAL MODULE: ./build/adapters/github/open-forge.js
var open_forge = __webpack_require__(58283);
// EXTERNAL MODULE: ./build/adapters/log/step-outputs.js
var step_outputs = __webpack_require__(52119);
// EXTERNAL MODULE: ./build/constraints/registry.js + 30 modules
var registry = __webpack_require__(63758);
// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var run_outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/core/text/markdown.js
var markdown = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/report/files/summary-md.js + 1 modules
var summary_md = __webpack_require__(42519);
// EXTERNAL MODULE: ./build/run/preflight/refuse-start.js
var refuse_start = __webpack_require__(36425);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/adapters/artifact/unzip.js



/** Signatures from PKWARE's APPNOTE, 4.3. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Marks a number that is stored in the zip64 part. Reports are never that large. */
const ZIP64_MARK = 0xffffffff;
/** The limit of entries. A report folder has about twenty files, and a patch for each undone step. */
const MAX_ENTRIES = 10_000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const UNIX = 3;
/**
 * Returns the wanted files of a zip that exist. Nothing is written. A zip with names outside of the folder, links or
 * duplicate names is refused. Throws ArtifactError(refused).
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
        // Wrong numbers in the file lead to a read past its end.
        if (error instanceof RangeError)
            throw refused('is not a zip file, or is incomplete');
        throw error;
    }
}
function refused(what) {
    return new ArtifactError('refused', `the artifact ${what}: it was not made by a run`);
}
function entriesOf(bytes) {
    const end = endOf(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES)
        throw refused(`contains ${count} files, more than the limit of ${MAX_ENTRIES}`);
    const entries = new Map();
    let at = bytes.readUInt32LE(end + 16);
    for (let left = count; left > 0; left--) {
        if (bytes.readUInt32LE(at) !== CENTRAL)
            throw refused('has no list of its files');
        const { entry, next } = entryAt(bytes, at);
        if (entries.has(entry.name))
            throw refused(`contains ${JSON.stringify(entry.name)} twice`);
        entries.set(entry.name, entry);
        at = next;
    }
    return entries;
}
/** Finds the record at the end, which only a comment may follow. */
function endOf(bytes) {
    const last = bytes.length - END_LENGTH;
    for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
        if (bytes.readUInt32LE(at) === END && bytes.readUInt16LE(at + 20) === last - at)
            return at;
    }
    throw refused('is not a zip file, or is incomplete');
}
function entryAt(bytes, at) {
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    const problem = entryProblem(name, bytes, at);
    if (problem !== null)
        throw refused(`contains ${JSON.stringify(name.slice(0, 200))}, ${problem}`);
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
function entryProblem(name, bytes, at) {
    const leadsOut = name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
    if (leadsOut || name.includes('\0'))
        return 'a name that leads out of the folder';
    const mode = bytes.readUInt32LE(at + 38) >>> 16;
    const isUnix = bytes.readUInt8(at + 5) === UNIX;
    if (isUnix && (mode & external_node_fs_.constants.S_IFMT) === external_node_fs_.constants.S_IFLNK)
        return 'which is a link';
    return (bytes.readUInt16LE(at + 8) & ENCRYPTED) === 0 ? null : 'which is encrypted';
}
/** Returns a file's content. The list at the end has its packed and unpacked sizes, and nothing larger is unpacked. */
function contentOf(bytes, entry, maxBytes) {
    const { name, size, packed, at } = entry;
    if (size > maxBytes || packed > maxBytes || size === ZIP64_MARK) {
        throw refused(`contains ${name} with ${size} bytes, more than the limit of ${maxBytes}`);
    }
    if (bytes.readUInt32LE(at) !== LOCAL)
        throw refused(`does not have ${name} at the listed place`);
    const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const content = unpacked(bytes.subarray(from, from + packed), entry);
    if (content.length !== size || (0,external_node_zlib_.crc32)(content) !== entry.crc)
        throw refused(`contains a damaged ${name}`);
    return content;
}
function unpacked(packed, { name, method, size }) {
    if (method === STORED)
        return packed;
    if (method !== DEFLATED)
        throw refused(`contains ${name} with an unknown compression method (${method})`);
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) });
    }
    catch {
        throw refused(`contains ${name}, which does not match its listed size`);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/objects/tree-files.js
var tree_files = __webpack_require__(67587);
// EXTERNAL MODULE: ./build/run/budget/budget.js
var budget = __webpack_require__(59877);
// EXTERNAL MODULE: ./build/run/context/run-context.js + 5 modules
var run_context = __webpack_require__(675);
// EXTERNAL MODULE: ./build/run/delivery/deliver.js + 2 modules
var deliver = __webpack_require__(60449);
// EXTERNAL MODULE: ./build/run/finish/cause-of.js
var cause_of = __webpack_require__(30061);
// EXTERNAL MODULE: ./build/run/finish/draft.js
var finish_draft = __webpack_require__(91163);
// EXTERNAL MODULE: ./build/run/finish/outcome.js
var finish_outcome = __webpack_require__(82104);
// EXTERNAL MODULE: ./build/run/preflight/protected-link-targets.js + 1 modules
var protected_link_targets = __webpack_require__(94298);
// EXTERNAL MODULE: ./build/run/preflight/pull-requests.js
var pull_requests = __webpack_require__(14014);
// EXTERNAL MODULE: ./build/run/preflight/push-target.js
var push_target = __webpack_require__(94716);
// EXTERNAL MODULE: ./build/run/preflight/signing.js
var signing = __webpack_require__(14837);
// EXTERNAL MODULE: ./build/run/record/start-violation.js
var start_violation = __webpack_require__(56228);
// EXTERNAL MODULE: ./build/run/controlled-edit/build-gate.js
var build_gate = __webpack_require__(47938);
;// CONCATENATED MODULE: ./build/run/publish/artifact-checks.js

/**
 * Returns the reason why a run's work may not be delivered; null if it may. Compares the record with the settings of
 * the trusted commit: the gates, the required gates, and whether drafts are allowed.
 */
function whyNotDeliverable(run, own) {
    return foreign(run, own) ?? unsuccessful(run, own.settings) ?? redGate(run, own.settings);
}
/** Returns the cause for an invalid artifact, which is recorded as the violation ART-01. */
function refusedArtifact(reason) {
    return { kind: 'violation', reason, code: 'ART-01' };
}
function foreign({ repository }, own) {
    if (repository?.toLowerCase() === own.repository.toLowerCase())
        return null;
    const whose = repository === null ? 'names no repository' : `belongs to a run in ${JSON.stringify(repository)}`;
    return refusedArtifact(`the artifact ${whose}, but this job runs in ${own.repository}: use an artifact of ${own.repository}`);
}
function unsuccessful(run, { git, mode }) {
    if (mode === 'read-only') {
        return refusedArtifact('the configuration has mode: read-only, so nothing is published: change mode in the configuration');
    }
    if (run.unfinished !== null) {
        if (git.partial === 'draft_pr' && DRAFTED.has(run.outcome))
            return null;
        return failed(run, 'the work is unfinished, and git.partial is never');
    }
    return run.outcome === 'success' ? null : failed(run, 'only successful runs are published');
}
/** Outcomes whose unfinished work may become a draft: a limit ended the run, or gates are red (decision D26). */
const DRAFTED = new Set([
    'success',
    'constraint_violation',
    'quality_gate_failure',
    'timeout',
]);
/** The cause for each outcome of the run, so that the publish job ends with the same outcome. */
const KINDS = {
    constraint_violation: 'violation',
    quality_gate_failure: 'gate',
    timeout: 'timeout',
    config_error: 'config',
    git_error: 'git_before',
};
function failed({ executionId, outcome, reason }, why) {
    const text = `${executionId} ended with ${outcome} (${reason}): ${why}; fix the cause and run again`;
    return { kind: KINDS[outcome] ?? 'failure', reason: text };
}
/** Checks that every required gate of finished work was green. A draft may have red gates and reports them. */
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
                reason: `gate ${JSON.stringify(gate.name)} ${state} in the run's record, but the configuration requires it, so nothing is published: run the first job again with this gate`,
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

// EXTERNAL MODULE: ./build/audit/verify.js
var verify = __webpack_require__(94307);
;// CONCATENATED MODULE: ./build/audit/recorded-run.js


/** The format of a run's id, which is written to a commit's trailer. */
const EXECUTION_ID = /^run-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const OUTCOMES = Object.keys(run_outcome/* EXIT_CODES */.a);
/** Maximum characters. A task has at most 100,000, and the model's final words fit in one answer. */
const LONGEST_TEXT = 2 ** 20;
/**
 * Verifies a log's chain and reads the record of its run. Beyond the chain, only the shape of the events is checked. An
 * event with another shape makes the whole record unusable.
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
/** A record that was recovered after it was sealed has two seals. They contain nothing about the run. */
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
        outcome: outcomeIn(outcome),
        reason: textIn(outcome, 'reason'),
        unfinished,
    };
}
/** A record must not contain a second beginning or end. */
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
/** Accepts only the name of an outcome, because it decides the outcome of the publish job. */
function outcomeIn(outcome) {
    const name = textIn(outcome, 'name');
    const known = OUTCOMES.find((each) => each === name);
    if (known === undefined)
        throw new Misshapen('has no known outcome');
    return known;
}
function textIn(data, key) {
    const value = data[key];
    if (typeof value !== 'string')
        throw new Misshapen(`has no text where ${key} should be`);
    if (value.length <= LONGEST_TEXT)
        return value;
    throw new Misshapen(`has ${key} with ${value.length} characters: no run writes such a text`);
}
function matching(data, key, form) {
    const text = textIn(data, key);
    if (!form.test(text))
        throw new Misshapen(`has ${key} in a form that no run writes`);
    return text;
}

// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
;// CONCATENATED MODULE: ./build/run/publish/artifact-contents.js




const MB = 1024 ** 2;
/** The files of a report folder that are read, with their maximum size. Other files are never unpacked. */
const LOOKED_AT = [
    { name: 'events.jsonl', maxBytes: 128 * MB },
    { name: 'execution.json', maxBytes: 32 * MB },
    { name: 'changes.patch', maxBytes: 128 * MB },
];
/** Maximum size of the zip file in bytes. */
const LARGEST_ARTIFACT = 256 * MB;
/** Reads the run that an artifact's files describe. Throws StopRun(violation) with ART-01 if they are inconsistent. */
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
        throw artifact_contents_refused(`execution.json has ${key} ${shown(said[key])}, but the event chain has ${value}`);
    }
    return { run, patch: files.get('changes.patch') ?? null };
}
/** Quotes text, shortened if it is long. Other values are not quoted, because they may be nested too deeply. */
function shown(value) {
    return typeof value === 'string' ? (0,problem/* show */.WU)(value) : `a value of type ${typeof value}`;
}
function artifact_contents_refused(reason) {
    return new run_outcome/* StopRun */.U(refusedArtifact(`${reason}, so nothing is published: run the first job again`));
}
function textOf(files, name) {
    const bytes = files.get(name);
    if (bytes === undefined)
        throw artifact_contents_refused(`the artifact does not contain ${name}`);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw artifact_contents_refused(`${name} of the artifact is not UTF-8 text`);
    }
}
function summaryIn(text) {
    try {
        const data = JSON.parse(text);
        if (typeof data === 'object' && data !== null)
            return data;
    }
    catch {
        // Handled below.
    }
    throw artifact_contents_refused('execution.json of the artifact is not a JSON object');
}

// EXTERNAL MODULE: ./build/adapters/git/program/raw-path.js
var raw_path = __webpack_require__(27079);
// EXTERNAL MODULE: ./build/core/git/change.js
var change = __webpack_require__(69897);
// EXTERNAL MODULE: ./build/core/run/refusal.js
var refusal = __webpack_require__(13704);
// EXTERNAL MODULE: ./build/run/context/harness-paths.js
var harness_paths = __webpack_require__(16779);
// EXTERNAL MODULE: ./build/run/delivery/gate-protection.js
var gate_protection = __webpack_require__(45286);
// EXTERNAL MODULE: ./build/run/judging/constraint-enforcer.js + 3 modules
var constraint_enforcer = __webpack_require__(17074);
;// CONCATENATED MODULE: ./build/run/publish/judge-change.js







/** Returns the constraints of a run with the trusted settings, without exceptions that the run itself may have had. */
function enforcerFor(context, hasAgentLink, links) {
    const { constraints } = context.request.settings;
    const extra = {
        openProtected: [],
        protectedLinks: links,
        harness: (0,harness_paths/* harnessPaths */.R)(context),
        agentLinkAtRoot: context.place.hasAgentLink || hasAgentLink,
    };
    const rules = (0,registry/* buildPathRules */.ju)(constraints, extra);
    return new constraint_enforcer/* ConstraintEnforcer */.W({
        chain: (0,registry/* buildChain */.q0)(constraints, { ...extra, costKnown: false }, rules),
        maxRejections: constraints.max_rejections,
        emit: context.observers.emit,
        timeLeft: context.stopwatch.timeLeft,
    });
}
/** Returns the reason why the whole change is refused; null if it is allowed. Records each finding. */
async function judgeChange(delivery, patched) {
    const { changes, hazards, startPaths } = patched;
    const verdict = delivery.enforcer.judge({
        phase: 'change',
        by: 'command',
        step: changes,
        total: (0,change/* totalsOf */.v)(changes),
        hazards,
        startFiles: startPaths.size,
        startFilesGone: changes.filter(({ status }) => status === 'deleted').length,
    }, { turn: delivery.budget.turns, effect: 'prevented' });
    if (!verdict.allowed)
        return { kind: 'violation', reason: verdict.reason };
    return (0,gate_protection/* checkGateProtection */.L)({ ...delivery, ...readersOf(patched) }, changes);
}
/** Returns readers for the files of the two trees. None of the files is on disk. */
function readersOf({ before, after, startPaths }) {
    return {
        journal: { startContent: before, startPaths: () => Promise.resolve(startPaths) },
        workspace: {
            resolve: async (spelled) => {
                const kind = (await after(spelled)) === null ? 'missing' : 'file';
                return { path: (0,raw_path/* toWorkspacePath */.CR)((0,raw_path/* toRawPath */.Df)(spelled)), kind };
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

// EXTERNAL MODULE: ./build/adapters/git/objects/commit-object.js
var commit_object = __webpack_require__(50206);
;// CONCATENATED MODULE: ./build/run/publish/publish-target.js



/**
 * Returns the target of the work: the branch whose tip is still the run's start, or a new branch on trusted history. If
 * the tip already is this work, it was delivered before. Throws StopRun for any other tip, because the head moved.
 * Fetches the parent commit.
 */
async function publishTarget(grounds, run, accepted) {
    const { context, remote } = grounds;
    const { trigger, settings, forge } = context.request;
    const branch = trigger?.start?.branch ?? settings.git.branch;
    const tip = await remote.tipOf(branch, context.stopwatch.work);
    const place = { remote, repository: forge?.repository ?? '', branch, expectedOld: tip, delivered: null };
    if (tip === null) {
        await requireTrusted(grounds, accepted.parent, branch);
        return place;
    }
    await remote.fetchCommit({ sha: tip, fallbackRef: `refs/heads/${branch}` }, context.stopwatch.work);
    if (tip === accepted.parent)
        return place;
    if (!(await isThisWork(grounds.repo, tip, run, accepted)))
        throw moved(branch, tip, accepted.parent);
    return { ...place, delivered: tip };
}
/** Throws StopRun unless the parent is in trusted history. Otherwise the work could carry a stranger's commit along. */
async function requireTrusted({ context, repo, remote, trusted }, parent, branch) {
    if (parent === trusted)
        return;
    await remote.fetchCommit({ sha: parent, joinedTo: trusted }, context.stopwatch.work);
    const answer = await (0,user_git/* userGit */.G)(repo)({
        args: ['merge-base', '--is-ancestor', parent, trusted],
        accept: [0, 1, 128],
    });
    if (answer.code === 0)
        return;
    const reason = `the run started from ${parent}, which is not in the history of this job's commit ${trusted}, and branch ${branch} does not exist: check out the same commit in both jobs`;
    throw new run_outcome/* StopRun */.U({ kind: 'delivery', reason, code: 'GIT-05' });
}
/** Returns true if the parent, tree and trailers of the commit are those of this run's delivery. */
async function isThisWork(repo, tip, { executionId }, { tree, parent, head }) {
    const found = await (0,commit_object/* readCommitObject */.p)((0,user_git/* userGit */.G)(repo), tip);
    const trailers = `\nForge-Run: ${executionId}\nForge-Audit: ${head}\n`;
    return found.tree === tree && found.parents.join() === parent && found.message.endsWith(trailers);
}
function moved(branch, tip, parent) {
    const reason = `branch ${branch} is at ${tip.slice(0, 12)}, but the run started from ${parent.slice(0, 12)}, so nothing was pushed: run the first job again on the new commit`;
    return new run_outcome/* StopRun */.U({ kind: 'delivery', reason, code: 'GIT-05' });
}

// EXTERNAL MODULE: ./build/core/forge/run-pages.js
var run_pages = __webpack_require__(71654);
;// CONCATENATED MODULE: ./build/run/publish/retell.js

/** Emits events for the other job's run from its record, for the log, the summary and the pull request. */
function retell({ observers, request, hostProcess }, run, head) {
    const { executionId, task, mode, provider, model, repository } = run;
    const { workspace, settings } = request;
    const pages = (0,run_pages/* runPages */.Oh)(hostProcess.env);
    const known = { ...(repository === null ? {} : { repository }), ...(pages === null ? {} : { pages }) };
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

;// CONCATENATED MODULE: ./build/run/publish/publish.js






















/** An empty budget, because a delivery calls no model. */
const NOTHING_SPENT = new budget/* Budget */._({ maxTokens: Infinity, maxCostUsd: Infinity, maxOutputTokens: 0 }, null, () => 0);
/**
 * Delivers the work of another job's run after checking it again. The record must be complete and its gates green. The
 * patch must produce the recorded tree. The change must not break a rule of the trusted commit. The content of the
 * artifact is not trusted. Never throws.
 */
async function publish(order, hostProcess) {
    const context = (0,run_context/* openRunContext */.B)(order.request, hostProcess);
    let published = { causes: [], reason: '', changes: [] };
    let folder = null;
    try {
        if (context.trouble !== null)
            throw new run_outcome/* StopRun */.U(context.trouble);
        folder = (0,private_folder/* makePrivateFolder */.I)(hostProcess.temporary);
        published = await walk(order, context, folder);
    }
    catch (error) {
        const cause = (0,cause_of/* causeOf */.r)(error, hostProcess.cancel.aborted);
        record(context, cause);
        published = { ...published, causes: [cause] };
    }
    folder?.remove();
    const outcome = (0,finish_outcome/* outcomeOf */.s)(published.causes, published.reason);
    context.observers.emit({ type: 'run_finished', outcome, changes: published.changes });
    context.stopwatch.close();
    const reports = context.observers.publish(null);
    return { ...reports, outcome, exitCode: run_outcome/* EXIT_CODES */.a[outcome.name] };
}
/** Records causes that no constraint recorded, such as an invalid artifact or a moved head. */
function record({ observers }, cause) {
    if (!('code' in cause) || cause.code === undefined)
        return;
    observers.emit({ type: 'violated', violation: (0,start_violation/* startViolation */.y)(cause.reason, cause.code) });
}
async function walk(order, context, folder) {
    const { settings, forge } = order.request;
    // Requested while the artifact downloads.
    const pullRequests = (0,pull_requests/* askPullRequests */.h)(context);
    const { run, patch } = await contentsOf(order, folder.path);
    retell(context, run, order.trusted);
    noteVerify(context);
    const objection = whyNotDeliverable(run, { repository: forge?.repository ?? '', settings });
    if (objection !== null)
        throw new run_outcome/* StopRun */.U(objection);
    if (run.accepted === null)
        return nothingIn(run, patch);
    const remote = (0,push_target/* remoteFor */.K1)(context, async () => order.repo, folder.below('remote'));
    if (remote === null)
        throw new Error('publishing needs a GitHub repository: set github-token and GITHUB_REPOSITORY');
    const destination = await publishTarget({ ...order, context, remote }, run, run.accepted);
    const patched = await patchedTree(order.repo, folder.below('git'), run.accepted, patch);
    try {
        const delivery = await deliveryContextFor({ ...order, context, destination, patched }, run.accepted);
        const { changes } = patched;
        const ready = { ...delivery, pullRequests: await pullRequests };
        await (0,push_target/* refuseMainBranch */.YH)(context, delivery.repository, destination.branch);
        const cause = await judgeChange(delivery, patched);
        if (cause !== null)
            return { causes: [cause], reason: '', changes };
        const work = workOf(run, run.accepted, changes, context.hostProcess.clock.now());
        return { ...(await handOver(ready, work)), changes };
    }
    finally {
        patched.close();
    }
}
/** Applies the patch. Throws StopRun(violation) with ART-01 if the result is not the recorded tree. */
async function patchedTree(repo, folder, accepted, patch) {
    if (patch === null)
        throw new run_outcome/* StopRun */.U(refusedArtifact(`the artifact does not contain changes.patch${AGAIN}`));
    const { applyPatch, PatchError: BadPatch } = await __webpack_require__.e(/* import() */ 3766).then(__webpack_require__.bind(__webpack_require__, 43766));
    try {
        const patched = await applyPatch(repo, folder, accepted.parent, patch);
        if (patched.tree === accepted.tree)
            return patched;
        patched.close();
    }
    catch (error) {
        if (!(error instanceof BadPatch))
            throw error;
        throw new run_outcome/* StopRun */.U(refusedArtifact(`changes.patch of the artifact ${error.message}${AGAIN}`));
    }
    const reason = `changes.patch of the artifact does not produce the tree in its record (${accepted.tree})${AGAIN}, from a clean checkout and without conversion of line ends`;
    throw new run_outcome/* StopRun */.U(refusedArtifact(reason));
}
const AGAIN = ', so nothing is published: run the first job again';
async function deliveryContextFor(parts, { parent }) {
    const { context, destination, patched, repo, trusted } = parts;
    const { patchedRepository } = await Promise.all(/* import() */[__webpack_require__.e(649), __webpack_require__.e(6018)]).then(__webpack_require__.bind(__webpack_require__, 6018));
    const repository = patchedRepository(repo, parent, patched);
    const { delivered, branch } = destination;
    const linksAt = (commit) => (0,tree_files/* treeLinks */.Y)((0,user_git/* userGit */.G)(repo), commit);
    const links = await (0,protected_link_targets/* protectedLinkTargets */.Z)(context.request, { linksAt }, [trusted, parent]);
    // Work that was delivered before is not committed again. Only its pull request may still be missing.
    const commit = delivered === null ? repository.commit : async (tree) => ({ sha: delivered, tree, branch });
    return {
        context,
        repository: { ...repository, commit },
        facts: { head: trusted },
        destination,
        pullRequests: null,
        // The server does not create the commit again either.
        maker: delivered === null ? await (0,signing/* askSigning */.z)(context, repository, destination) : null,
        enforcer: enforcerFor(context, (await patched.before('AGENT_LINK.md')) !== null, links),
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
        throw new run_outcome/* StopRun */.U(causeOfTrouble(error));
    }
}
/** Returns the cause: `config` if the workflow can fix it, `violation` if the artifact is not ours, else a failure. */
function causeOfTrouble({ kind, message: reason }) {
    if (kind === 'refused')
        return refusedArtifact(reason);
    return { kind: kind === 'missing' ? 'config' : 'failure', reason };
}
/** Says that this job judges the change only by its text, because it runs no gates. */
function noteVerify({ observers, request }) {
    if (request.settings.gate_protection !== 'verify')
        return;
    const text = 'gate_protection: verify counts as reject in this job: it runs no gates, so it only searches the change for weakened tests and gates';
    observers.emit({ type: 'notice', level: 'info', text });
}
function nothingIn({ executionId }, patch) {
    if (patch === null || patch.length === 0) {
        return {
            causes: [],
            reason: `${executionId} changed no files, so there is nothing to publish`,
            changes: [],
        };
    }
    throw new run_outcome/* StopRun */.U(refusedArtifact(`${executionId} has a patch, but its record has no tree for it${AGAIN}`));
}
function workOf(run, { head, at }, changes, now) {
    const { executionId, unfinished, reason } = run;
    // The recorded time gives the same commit at every delivery. A time in the future is replaced by now.
    return { changes, unfinished, reason, origin: { executionId, auditHead: head, at: Math.min(at, now) } };
}
async function handOver(delivery, work) {
    const { origin, unfinished } = work;
    if (unfinished !== null)
        return handOverDraft(delivery, work);
    const { refused, undelivered } = await (0,deliver/* deliver */.c)(delivery, work);
    const causes = [refused, undelivered].filter((cause) => cause !== null);
    return { causes, reason: `published ${origin?.executionId}: ${work.reason}` };
}
async function handOverDraft(delivery, work) {
    const draft = await (0,finish_draft/* offerDraft */.E)(delivery, work);
    const reason = `published the unfinished work of ${work.origin?.executionId} as a draft: ${work.reason}`;
    if (draft.committed)
        return { causes: draft.undelivered === null ? [] : [draft.undelivered], reason };
    const why = 'no draft pull request was opened for the unfinished work: see the warning above';
    return { causes: [{ kind: 'delivery', reason: why }], reason };
}

// EXTERNAL MODULE: ./build/settings/load.js + 9 modules
var load = __webpack_require__(9211);
// EXTERNAL MODULE: ./build/settings/request/forge-access.js
var forge_access = __webpack_require__(45220);
// EXTERNAL MODULE: ./build/settings/request/run-branch.js
var run_branch = __webpack_require__(52868);
// EXTERNAL MODULE: ./build/settings/sources/file.js
var file = __webpack_require__(77891);
// EXTERNAL MODULE: ./build/settings/sources/find-file.js + 1 modules
var find_file = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/settings/sources/inputs.js
var inputs = __webpack_require__(58388);
// EXTERNAL MODULE: ./build/settings/sources/layers.js
var sources_layers = __webpack_require__(59147);
// EXTERNAL MODULE: ./build/settings/options/options.js + 4 modules
var options = __webpack_require__(25616);
;// CONCATENATED MODULE: ./build/settings/options/outputs.js
/** The action's outputs. They are always set, even if the step fails. Source: docs/configuration.md. */
const OUTPUTS = {
    outcome: 'Outcome of the run, such as success or constraint_violation.',
    'exit-code': 'Exit code of the run, 0 to 6.',
    reason: 'Reason for the outcome, in one line.',
    result: "The agent's closing words. In read-only mode, its analysis.",
    'failed-gates': 'Names of the required gates that failed, one per line.',
    changed: 'true if the run changed a file, otherwise false.',
    'files-changed': 'Number of files changed.',
    'lines-added': 'Lines added against the start.',
    'lines-removed': 'Lines removed against the start.',
    'tokens-used': 'Tokens used, cached ones included.',
    'cost-usd': 'Cost in USD. Empty if the price is unknown.',
    violations: 'Number of violations, without warnings.',
    sandbox: 'Sandbox actually in effect: bwrap, unshare or none.',
    'commit-sha': 'SHA of the commit. Empty without a commit.',
    branch: 'Branch of the commit. Empty without a commit.',
    'pull-request-number': 'Number of the pull request. Empty without one.',
    'pull-request-url': 'URL of the pull request. Empty without one.',
    'pull-request-operation': 'What happened to the pull request: created, updated or none.',
    'artifact-id': 'ID of the artifact with the reports. Empty without one.',
    'artifact-url': 'URL of the artifact. Empty without one.',
    'report-dir': 'Absolute path of the reports folder.',
    'audit-root': 'Last hash of the event chain.',
};

;// CONCATENATED MODULE: ./build/settings/sources/publish-inputs.js



const ARTIFACT_NAME = 'artifact-name';
const RUN_ID = 'run-id';
/** Inputs of the delivery that the second job may set; all others belong to the first job. */
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
/** Descriptions of inputs that differ from those of a run. */
const ABOUT_HERE = {
    branch: "Branch to push to. Defaults to the pull request's branch, or to forge/<workflow>-<job>.",
    'github-token': 'Token to push and to open the pull request. Needs contents: write and pull-requests: write.',
};
/** The inputs of the publish action. Source: docs/configuration.md. */
const PUBLISH_OPTIONS = [
    {
        key: ARTIFACT_NAME,
        kind: 'text',
        input: ARTIFACT_NAME,
        about: "Required. Name of the first job's artifact.",
    },
    {
        key: RUN_ID,
        kind: 'text',
        input: RUN_ID,
        about: 'Workflow run that made the artifact, if not this one. github-token then needs actions: read.',
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
/** The outputs of the publish action: those of a run that describe the delivery. */
const PUBLISH_OUTPUTS = DELIVERY.map((name) => [
    name,
    OUTPUTS[name],
]);
/** Selects the outputs of the publish action from those of a run. */
function deliveryOutputs(outputs) {
    return Object.fromEntries(DELIVERY.map((name) => [name, outputs[name] ?? '']));
}
/** Reads the inputs of the publish action. */
function publishInputs(env) {
    const given = (name) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
    const name = given(ARTIFACT_NAME);
    const runId = given(RUN_ID);
    const problems = [];
    if (name === '') {
        const message = "is missing: set it to the name of the first job's artifact";
        problems.push({ where: `input ${ARTIFACT_NAME}`, message });
    }
    if (!/^(?:[1-9]\d{0,15})?$/.test(runId)) {
        const message = `${(0,problem/* show */.WU)(runId)} is not the ID of a workflow run: use github.event.workflow_run.id, or leave it empty for this run`;
        problems.push({ where: `input ${RUN_ID}`, message });
    }
    const artifact = { name, runId: runId === '' ? null : Number(runId) };
    return { artifact: problems.length > 0 ? null : artifact, problems, env: withSharedInputs(env) };
}
function withSharedInputs(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('INPUT_') || SHARED.has(name.slice('INPUT_'.length).toLowerCase())));
}

// EXTERNAL MODULE: ./build/entry/events/authorized-start.js + 9 modules
var authorized_start = __webpack_require__(8793);
// EXTERNAL MODULE: ./build/entry/events/github-event.js + 7 modules
var github_event = __webpack_require__(46374);
// EXTERNAL MODULE: ./build/entry/node-process.js + 5 modules
var node_process = __webpack_require__(81964);
;// CONCATENATED MODULE: ./build/entry/publish/publish.js































/**
 * Runs the publish action: reads a run's artifact, delivers a commit and a pull request, and sets the outputs and the
 * step's exit code. Never throws.
 */
async function main() {
    await (0,node_process/* asStep */.N9)(act);
}
async function act() {
    const given = publishInputs(process.env);
    const cancel = (0,node_process/* cancelSignal */.Bj)();
    try {
        const order = await orderOf(given, cancel);
        if (typeof order === 'string')
            return await refuse(order, 'config_error');
        const result = await publish(order, (0,node_process/* hostProcessOf */.TF)(order.request, cancel, node_process/* onStdout */.xl, (0,node_process/* startedFrom */.yj)()));
        await conclude(result);
        return result.exitCode;
    }
    catch (error) {
        if (error instanceof forge/* ForgeError */.Q)
            return refuse(error.message, 'git_error');
        if (!(error instanceof run_outcome/* StopRun */.U))
            throw error;
        const { kind, reason } = error.why;
        return refuse(reason, kind === 'config' ? 'config_error' : 'git_error');
    }
}
/** Returns the delivery that this job's inputs and event describe, or every problem, one per line. */
async function orderOf(given, cancel) {
    const { artifact, env } = given;
    if (artifact === null)
        return (0,problem/* renderProblems */.x8)(given.problems);
    const access = (0,forge_access/* forgeAccess */.s)('action', (0,inputs/* parseInputs */.T)(env).values, env);
    if (access === null) {
        return "github-token: a token or GITHUB_REPOSITORY is missing, but this action must push: remove github-token from the workflow, because its default is the job's own token";
    }
    const root = (0,file/* repositoryRoot */.Hn)((0,find_file/* baseFolder */.YR)('action', env, process.cwd()));
    const repo = await (0,user_repository/* openUserRepository */.A8)(await (0,find_git/* findGit */.Ct)(env.PATH ?? ''), (0,user_repository/* repositoryLayout */.bI)(root));
    const goal = await goalOf(access, repo, env, cancel);
    const loaded = await (0,load/* loadRunRequest */.Z)({
        entryPoint: 'action',
        purpose: 'rules',
        env,
        cwd: process.cwd(),
        ...registry/* RESPONSE_RULES */.oO,
        mainBranch: (0,github_event/* mainBranchIn */.pH)(env),
        readFile: (0,authorized_start/* readerAt */.P)(repo, root, goal.trusted),
    });
    if (!loaded.ok)
        return (0,problem/* renderProblems */.x8)(loaded.problems);
    return {
        request: delivering(loaded.request, goal, env),
        artifact,
        artifacts: (folder) => openRunArtifacts({ repository: access.repository, token: access.token, folder }),
        repo,
        trusted: goal.trusted,
    };
}
/** Returns the goal: GitHub's answer for an event of a pull request, or this job's checkout for any other event. */
async function goalOf(access, repo, env, cancel) {
    const number = (0,github_event/* pullRequestIn */.Ud)(env);
    if (number === null) {
        const head = await (0,user_git/* userGit */.G)(repo)({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
        if (head.code === 0)
            return { trusted: (0,run_git/* outputLine */.MI)(head), start: null };
        throw new run_outcome/* StopRun */.U({
            kind: 'git_before',
            reason: `${repo.root} has no commit: check out the repository first`,
        });
    }
    const forge = await (0,open_forge.openForge)({ ...access, env, clock: clock/* systemClock */.m, signal: cancel });
    const pull = await forge.pullRequest(number);
    const reason = objectionTo(pull, access.repository);
    if (reason !== null)
        throw new run_outcome/* StopRun */.U({ kind: 'git_before', reason: `pull request #${number} ${reason}` });
    await fetchBase(access, repo, env, pull.base.sha, cancel);
    return { trusted: pull.base.sha, start: { sha: pull.head.sha, branch: pull.head.ref } };
}
function objectionTo({ state, head }, repository) {
    if (state !== 'open')
        return 'is closed, so nothing was pushed to it: reopen it and run again';
    if (head.repository?.toLowerCase() === repository.toLowerCase())
        return null;
    return `comes from ${head.repository ?? 'a deleted fork'}, and this action pushes only to its own repository: use a branch of ${repository}`;
}
async function fetchBase({ serverUrl, repository, token }, repo, env, sha, cancel) {
    const folder = (0,private_folder/* makePrivateFolder */.I)(env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)());
    try {
        const url = (0,remote_url/* remoteUrl */.g)(serverUrl, repository);
        const remote = (0,git_remote/* openRemote */.d)({ url, token, env, folder: folder.path, repo: async () => repo });
        await remote.fetchCommit({ sha }, cancel);
    }
    finally {
        folder.remove();
    }
}
/** Returns the trusted configuration, changed for this job: it commits and pushes, and uploads no reports. */
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
        settings: (0,sources_layers/* freeze */.CN)(settings),
        trigger: start === null ? null : { source, start, trusted, context: '', cleaned: [] },
    });
}
async function conclude(reports) {
    await (0,step_outputs/* setOutputs */.n0)(deliveryOutputs(reports.outputs));
    await (0,step_outputs/* appendJobSummary */.I1)((0,summary_md/* summaryMarkdown */.eH)(reports.record, null), markdown/* cutMarkdown */.G$);
}
/** Reports every problem, one per line. Nothing was read or delivered. */
async function refuse(problems, outcome) {
    const log = (0,node_process/* plainLog */.Ly)(node_process/* onStdout */.xl);
    for (const text of problems.split('\n'))
        log.error(text);
    const { env } = process;
    const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
    const at = { workspace, outputDir: null };
    const where = { at, env, temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), clock: clock/* systemClock */.m, notice: log.info };
    await conclude((0,refuse_start/* refuseStart */.t)({ ...where, outcome, problems }));
    return run_outcome/* EXIT_CODES */.a[outcome];
}


/***/ })

};
