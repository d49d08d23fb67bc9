export const id = 1723;
export const ids = [1723];
export const modules = {

/***/ 41723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/adapters/git/program/system-errors.js
var system_errors = __webpack_require__(72162);
// EXTERNAL MODULE: ./build/adapters/log/printable-text.js
var printable_text = __webpack_require__(50555);
// EXTERNAL MODULE: ./build/constraints/registry.js + 30 modules
var registry = __webpack_require__(63758);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
;// CONCATENATED MODULE: ./build/report/cli-result.js
const NUMBERS = new Set([
    'exit-code',
    'files-changed',
    'lines-added',
    'lines-removed',
    'tokens-used',
    'cost-usd',
    'violations',
    'pull-request-number',
]);
/** Returns the result as one line of JSON: the action's outputs, typed and with `_` for `-`. Empty ones are null. */
function resultJson(outputs) {
    return JSON.stringify(Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name.replaceAll('-', '_'), typed(name, value)])));
}
function typed(name, value) {
    if (name === 'failed-gates')
        return value === '' ? [] : value.split('\n');
    if (value === '')
        return null;
    if (name === 'changed')
        return value === 'true';
    return NUMBERS.has(name) ? Number(value) : value;
}
/** Returns the result for a terminal: what happened, and where to look. */
function resultLines(outputs) {
    const rows = [
        ['outcome', outputs.outcome],
        ['commit', commitOf(outputs)],
        [
            'changed',
            `${outputs['files-changed']} ${outputs['files-changed'] === '1' ? 'file' : 'files'}, +${outputs['lines-added']} -${outputs['lines-removed']}`,
        ],
        ['request', outputs['pull-request-url']],
        ['violations', outputs.violations],
        ['reports', outputs['report-dir']],
        ['open', reportOf(outputs)],
    ];
    const shown = rows.filter((row) => row[1] !== undefined && row[1] !== '');
    return shown.map(([name, value]) => `${name.padEnd(11)}${value}`).join('\n');
}
function commitOf(outputs) {
    const sha = outputs['commit-sha'] ?? '';
    return sha === '' ? '' : `${sha} on ${outputs.branch || 'a detached HEAD'}`;
}
function reportOf(outputs) {
    const folder = outputs['report-dir'] ?? '';
    return folder === '' ? '' : `${folder}/report.html`;
}

// EXTERNAL MODULE: ./build/run/preflight/refuse-start.js
var refuse_start = __webpack_require__(36425);
// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/load.js + 9 modules
var load = __webpack_require__(9211);
// EXTERNAL MODULE: ./build/settings/request/reports-at.js
var reports_at = __webpack_require__(42179);
// EXTERNAL MODULE: ./build/settings/request/required.js + 1 modules
var required = __webpack_require__(88906);
// EXTERNAL MODULE: ./build/settings/sources/commands.js
var commands = __webpack_require__(25911);
// EXTERNAL MODULE: ./build/settings/sources/file.js
var file = __webpack_require__(77891);
// EXTERNAL MODULE: ./build/settings/sources/flags.js
var flags = __webpack_require__(28974);
// EXTERNAL MODULE: ./build/version.js + 1 modules
var version = __webpack_require__(59307);
// EXTERNAL MODULE: ./build/entry/node-process.js + 5 modules
var node_process = __webpack_require__(81964);
;// CONCATENATED MODULE: ./build/entry/cli/cli.js

















/**
 * Runs the command line: `forge-headless [COMMAND] [flags]`. Sets the exit code and
 * never throws.
 */
async function main() {
    (0,node_process/* takeStreams */.dp)(node_process/* onStderr */.EJ);
    try {
        process.exitCode = await dispatch(process.argv.slice(2));
    }
    catch (error) {
        const stack = error instanceof Error ? error.stack : String(error);
        (0,node_process/* writeWhole */.f8)(process.stderr.fd, `forge-headless: ${(0,system_errors/* systemErrorAdvice */.C)(error) ?? `internal error, please report it as a bug: ${stack}`}`);
        process.exitCode = outcome/* EXIT_CODES */.a.failure;
    }
}
async function dispatch(argv) {
    if (process.platform === 'win32') {
        return refuse([
            {
                where: 'forge-headless',
                message: 'Windows is not supported: run forge-headless on Linux or in WSL',
            },
        ], { json: false, at: { workspace: process.cwd(), outputDir: null } });
    }
    const { command, operand, given } = (0,flags/* parseFlags */.b)(argv);
    switch (command) {
        case 'version':
            return print(version/* VERSION */.x);
        case 'verify':
            return verify(argv);
        case 'explain':
            return explainPath(argv);
        case 'doctor':
            return doctor(argv);
        case 'init':
            return init(given);
        case 'run':
            return runHere(argv, process.cwd(), process.env);
        case 'unknown':
            return refuseLine(argv, given);
    }
    if (given.problems.length > 0)
        return refuseLine(argv, given);
    switch (command) {
        case 'help':
            return help(operand);
        case 'schema':
            return schema();
        case 'demo':
            return demo(argv.filter((word) => word !== 'demo' && word !== 'headless'));
    }
}
function refuseLine(argv, given) {
    const at = (0,reports_at/* reportsAt */.N)(given.values, process.cwd(), undefined);
    return refuse(given.problems, { json: isJson(argv), at });
}
async function help(topic) {
    const { helpText } = await __webpack_require__.e(/* import() */ 1766).then(__webpack_require__.bind(__webpack_require__, 91766));
    return print(helpText(topic !== null && (0,commands/* isCommand */.y9)(topic) ? topic : null));
}
async function schema() {
    const { configurationSchema } = await __webpack_require__.e(/* import() */ 8092).then(__webpack_require__.bind(__webpack_require__, 8092));
    return print(JSON.stringify(configurationSchema(), null, 2));
}
function isJson(argv) {
    return argv.includes('--json');
}
async function verify(argv) {
    const { verifyRun } = await Promise.all(/* import() */[__webpack_require__.e(7088), __webpack_require__.e(649), __webpack_require__.e(6264)]).then(__webpack_require__.bind(__webpack_require__, 72307));
    return answer(await verifyRun(argv, process.cwd(), process.env));
}
async function explainPath(argv) {
    const { explain } = await Promise.all(/* import() */[__webpack_require__.e(2215), __webpack_require__.e(1091)]).then(__webpack_require__.bind(__webpack_require__, 66117));
    return answer(await explain(argv, process.cwd(), process.env));
}
/** Prints what a command found: JSON on stdout if asked for, problems on stderr. */
function answer({ lines, data, exitCode }) {
    if (data !== null)
        print(data);
    if (exitCode !== outcome/* EXIT_CODES */.a.success)
        (0,node_process/* writeWhole */.f8)(process.stderr.fd, lines.join('\n'));
    else if (data === null)
        print(lines.join('\n'));
    return exitCode;
}
async function doctor(argv) {
    const { diagnose } = await Promise.all(/* import() */[__webpack_require__.e(7088), __webpack_require__.e(6550), __webpack_require__.e(649), __webpack_require__.e(315), __webpack_require__.e(1304), __webpack_require__.e(107), __webpack_require__.e(1418)]).then(__webpack_require__.bind(__webpack_require__, 10423));
    const hostProcess = { ...(0,node_process/* thisProcess */.WF)(), node: process.version };
    const color = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
    const { lines, exitCode } = await diagnose(argv, process.cwd(), hostProcess, color);
    (0,node_process/* writeWhole */.f8)(process.stdout.fd, lines.join('\n'));
    return exitCode;
}
async function init(given) {
    const { checkoutOf, initialize } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7306)]).then(__webpack_require__.bind(__webpack_require__, 57306));
    const { stdout, stderr, exitCode } = initialize(given, process.cwd(), checkoutOf((0,node_process/* startedFrom */.yj)()));
    if (stdout !== '')
        (0,node_process/* writeWhole */.f8)(process.stdout.fd, stdout);
    if (stderr !== '')
        (0,node_process/* writeWhole */.f8)(process.stderr.fd, stderr);
    return exitCode;
}
async function demo(flags) {
    const { makeDemo } = await __webpack_require__.e(/* import() */ 7588).then(__webpack_require__.bind(__webpack_require__, 57588));
    const { workspace, env } = makeDemo(process.env);
    return runHere(flags, workspace, env);
}
async function runHere(argv, cwd, env) {
    const loaded = await (0,load/* loadRunRequest */.Z)({
        entryPoint: 'cli',
        argv,
        env,
        cwd,
        readStdin: (maxBytes) => (0,file/* readStream */.bv)(process.stdin, maxBytes),
        ...registry/* RESPONSE_RULES */.oO,
    });
    if (!loaded.ok) {
        const { problems, at = { workspace: cwd, outputDir: null } } = loaded;
        if (asksForNothing(argv, problems)) {
            print((await __webpack_require__.e(/* import() */ 1766).then(__webpack_require__.bind(__webpack_require__, 91766))).shortUsage());
            return outcome/* EXIT_CODES */.a.config_error;
        }
        return refuse(problems, { json: isJson(argv), at });
    }
    const { request } = loaded;
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(7088), __webpack_require__.e(6550), __webpack_require__.e(649), __webpack_require__.e(315), __webpack_require__.e(1304), __webpack_require__.e(9594), __webpack_require__.e(2215), __webpack_require__.e(5393), __webpack_require__.e(1689)]).then(__webpack_require__.bind(__webpack_require__, 65393));
    const result = await run(request, (0,node_process/* hostProcessOf */.TF)(request, (0,node_process/* cancelSignal */.Bj)(), node_process/* onStderr */.EJ));
    conclude(result, request);
    return result.exitCode;
}
/** Returns true if there are no arguments and no task, and nothing that was set is wrong. */
function asksForNothing(argv, problems) {
    const places = problems.map(({ where }) => where);
    const isBare = argv.every((word) => word === 'headless' || word === 'run');
    return isBare && places.includes('task') && places.every((where) => required/* MISSING_PLACES */.KU.includes(where));
}
/** Prints the result. In read-only mode, only the analysis goes to stdout, so that it can be redirected to a file. */
function conclude({ outputs }, { json, settings }) {
    if (json) {
        print(resultJson(outputs));
        return;
    }
    const isReadOnly = settings.mode === 'read-only';
    const analysis = (0,printable_text/* printableLines */.fk)(outputs.result ?? '').join('\n');
    if (isReadOnly && analysis !== '')
        print(analysis);
    if (settings.logging.verbosity === 'quiet')
        return;
    (0,node_process/* writeWhole */.f8)(isReadOnly ? process.stderr.fd : process.stdout.fd, resultLines(outputs));
}
/** Reports every problem, one per line, and the place of the record, before anything ran. */
function refuse(problems, { json, at }) {
    const text = (0,problem/* renderProblems */.x8)(problems);
    (0,node_process/* writeWhole */.f8)(process.stderr.fd, text);
    const { env } = process;
    const reports = (0,refuse_start/* refuseStart */.t)({
        outcome: 'config_error',
        problems: text,
        at,
        env,
        temporary: (0,external_node_os_.tmpdir)(),
        clock: clock/* systemClock */.m,
        notice: (notice) => (0,node_process/* writeWhole */.f8)(process.stderr.fd, notice),
    });
    if (json)
        print(resultJson(reports.outputs));
    return outcome/* EXIT_CODES */.a.config_error;
}
function print(text) {
    (0,node_process/* writeWhole */.f8)(process.stdout.fd, text);
    return outcome/* EXIT_CODES */.a.success;
}


/***/ })

};
