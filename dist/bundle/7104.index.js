export const id = 7104;
export const ids = [7104];
export const modules = {

/***/ 67104:
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
// EXTERNAL MODULE: ./build/settings/load.js + 11 modules
var load = __webpack_require__(3581);
// EXTERNAL MODULE: ./build/settings/request/reports-at.js
var reports_at = __webpack_require__(42179);
// EXTERNAL MODULE: ./build/settings/sources/flags.js
var flags = __webpack_require__(28974);
;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./build/version.js

const VERSION = package_namespaceObject.rE;

// EXTERNAL MODULE: ./build/entry/node-process.js + 5 modules
var node_process = __webpack_require__(81964);
;// CONCATENATED MODULE: ./build/entry/cli/cli.js













/**
 * Runs the command line: `forge-headless [run|demo|init|doctor|verify|explain|schema] [flags]`. Sets the exit code and
 * never throws.
 */
async function main() {
    (0,node_process/* takeStreams */.dp)(node_process/* onStderr */.EJ);
    try {
        process.exitCode = await dispatch(process.argv.slice(2));
    }
    catch (error) {
        const stack = error instanceof Error ? error.stack : String(error);
        (0,node_process/* writeWhole */.f8)(process.stderr.fd, `forge-headless: ${(0,system_errors/* systemErrorAdvice */.C)(error) ?? `a defect of its own: ${stack}`}`);
        process.exitCode = outcome/* EXIT_CODES */.a.failure;
    }
}
async function dispatch(argv) {
    if (process.platform === 'win32') {
        return refuse([{ where: 'forge-headless', message: 'Windows is not supported: run it on Linux, or in WSL' }], { json: false, at: { workspace: process.cwd(), outputDir: null } });
    }
    const { command, given } = (0,flags/* parseFlags */.bQ)(argv);
    if (command === 'help')
        return print((await __webpack_require__.e(/* import() */ 1766).then(__webpack_require__.bind(__webpack_require__, 91766))).helpText((0,flags/* topicOf */.FW)(argv)));
    if (command === 'version')
        return print(VERSION);
    if (argv[0] === 'verify')
        return verify(argv.slice(1));
    if (argv[0] === 'explain')
        return explainPath(argv.slice(1));
    switch (command) {
        case 'doctor':
            return doctor(argv);
        case 'schema':
            if (given.problems.length > 0)
                return refuse(given.problems, { json: false, at: givenAt(given) });
            return print(JSON.stringify((await __webpack_require__.e(/* import() */ 8092).then(__webpack_require__.bind(__webpack_require__, 8092))).configurationSchema(), null, 2));
        case 'demo':
            if (given.problems.length > 0)
                return refuse(given.problems, { json: false, at: givenAt(given) });
            return demo(argv.filter((word) => word !== 'demo' && word !== 'headless'));
        case 'init':
            return init(given);
        case 'unknown':
            return refuse(given.problems, { json: argv.includes('--json'), at: givenAt(given) });
        case 'run':
        case 'verify':
        case 'explain':
            return runHere(argv, process.cwd(), process.env);
    }
}
async function verify(words) {
    const { verifyRun } = await Promise.all(/* import() */[__webpack_require__.e(5346), __webpack_require__.e(649), __webpack_require__.e(6264)]).then(__webpack_require__.bind(__webpack_require__, 72307));
    const { lines, exitCode } = await verifyRun(words, process.cwd(), process.env);
    (0,node_process/* writeWhole */.f8)(exitCode === outcome/* EXIT_CODES */.a.success ? process.stdout.fd : process.stderr.fd, lines.join('\n'));
    return exitCode;
}
async function explainPath(words) {
    const { explain } = await Promise.all(/* import() */[__webpack_require__.e(2215), __webpack_require__.e(1091)]).then(__webpack_require__.bind(__webpack_require__, 66117));
    const { lines, data, exitCode } = await explain(words, process.cwd(), process.env);
    if (data !== null)
        (0,node_process/* writeWhole */.f8)(process.stdout.fd, data);
    if (data !== null && exitCode === outcome/* EXIT_CODES */.a.success)
        return exitCode;
    (0,node_process/* writeWhole */.f8)(exitCode === outcome/* EXIT_CODES */.a.success ? process.stdout.fd : process.stderr.fd, lines.join('\n'));
    return exitCode;
}
async function doctor(argv) {
    const { diagnose } = await Promise.all(/* import() */[__webpack_require__.e(5346), __webpack_require__.e(9827), __webpack_require__.e(649), __webpack_require__.e(496), __webpack_require__.e(663), __webpack_require__.e(107), __webpack_require__.e(1418)]).then(__webpack_require__.bind(__webpack_require__, 10423));
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
        ...registry/* RESPONSE_RULES */.oO,
    });
    if (!loaded.ok) {
        const { problems, at = { workspace: cwd, outputDir: null } } = loaded;
        return refuse(problems, { json: argv.includes('--json'), at });
    }
    const { request } = loaded;
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(5346), __webpack_require__.e(9827), __webpack_require__.e(649), __webpack_require__.e(496), __webpack_require__.e(663), __webpack_require__.e(9594), __webpack_require__.e(2215), __webpack_require__.e(3842), __webpack_require__.e(1689)]).then(__webpack_require__.bind(__webpack_require__, 33842));
    const result = await run(request, (0,node_process/* hostProcessOf */.TF)(request, (0,node_process/* cancelSignal */.Bj)(), node_process/* onStderr */.EJ));
    conclude(result, request.json, request.settings.logging.verbosity === 'quiet');
    return result.exitCode;
}
function conclude(result, json, quiet) {
    if (json)
        print(resultJson(result.outputs));
    else if (!quiet)
        print(resultLines(result.outputs));
}
function givenAt({ values }) {
    return (0,reports_at/* reportsAt */.N)(values, process.cwd(), undefined);
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
