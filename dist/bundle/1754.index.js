export const id = 1754;
export const ids = [1754];
export const modules = {

/***/ 51754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/adapters/system-trouble.js
var system_trouble = __webpack_require__(88046);
// EXTERNAL MODULE: ./build/constraints/registry.js + 37 modules
var registry = __webpack_require__(42827);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/process.js + 5 modules
var build_process = __webpack_require__(16978);
;// CONCATENATED MODULE: ./build/report/result.js
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
/** The result as one line of JSON: the action's outputs, with `_` for `-`, and typed. An empty one is null. */
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
/** The result for a person at a terminal: what came of it, and where to look. */
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

// EXTERNAL MODULE: ./build/run/refuse.js
var refuse = __webpack_require__(96144);
// EXTERNAL MODULE: ./build/settings/flags.js
var flags = __webpack_require__(62027);
// EXTERNAL MODULE: ./build/settings/load.js + 10 modules
var load = __webpack_require__(73399);
// EXTERNAL MODULE: ./build/settings/problem.js
var problem = __webpack_require__(3667);
// EXTERNAL MODULE: ./build/settings/reports-at.js
var reports_at = __webpack_require__(45661);
;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./build/version.js

const VERSION = package_namespaceObject.rE;

;// CONCATENATED MODULE: ./build/cli.js













/** The command line: `forge-headless [run|demo|doctor|verify|explain|schema] [flags]`. Sets the exit code; never throws. */
async function main() {
    (0,build_process/* takeStreams */.dp)(build_process/* onStderr */.EJ);
    try {
        process.exitCode = await dispatch(process.argv.slice(2));
    }
    catch (error) {
        const stack = error instanceof Error ? error.stack : String(error);
        (0,build_process/* writeWhole */.f8)(process.stderr.fd, `forge-headless: ${(0,system_trouble/* systemTrouble */.L)(error) ?? `a defect of its own: ${stack}`}`);
        process.exitCode = outcome/* EXIT_CODES */.a.failure;
    }
}
async function dispatch(argv) {
    if (process.platform === 'win32') {
        return cli_refuse([{ where: 'forge-headless', message: 'Windows is not supported: run it on Linux, or in WSL' }], { json: false, at: { workspace: process.cwd(), outputDir: null } });
    }
    const { command, given } = (0,flags/* parseFlags */.bQ)(argv);
    if (command === 'help')
        return print((await __webpack_require__.e(/* import() */ 5717).then(__webpack_require__.bind(__webpack_require__, 65717))).helpText((0,flags/* topicOf */.FW)(argv)));
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
                return cli_refuse(given.problems, { json: false, at: givenAt(given) });
            return print(JSON.stringify((await __webpack_require__.e(/* import() */ 6030).then(__webpack_require__.bind(__webpack_require__, 96030))).configurationSchema(), null, 2));
        case 'demo':
            if (given.problems.length > 0)
                return cli_refuse(given.problems, { json: false, at: givenAt(given) });
            return demo(argv.filter((word) => word !== 'demo' && word !== 'headless'));
        case 'unknown':
            return cli_refuse(given.problems, { json: argv.includes('--json'), at: givenAt(given) });
        case 'run':
        case 'verify':
        case 'explain':
            return runHere(argv, process.cwd(), process.env);
    }
}
async function verify(words) {
    const { verifyRun } = await Promise.all(/* import() */[__webpack_require__.e(193), __webpack_require__.e(2023), __webpack_require__.e(7694)]).then(__webpack_require__.bind(__webpack_require__, 82709));
    const { lines, exitCode } = await verifyRun(words, process.cwd(), process.env);
    (0,build_process/* writeWhole */.f8)(exitCode === outcome/* EXIT_CODES */.a.success ? process.stdout.fd : process.stderr.fd, lines.join('\n'));
    return exitCode;
}
async function explainPath(words) {
    const { explain } = await Promise.all(/* import() */[__webpack_require__.e(9595), __webpack_require__.e(6017)]).then(__webpack_require__.bind(__webpack_require__, 99555));
    const { lines, data, exitCode } = await explain(words, process.cwd(), process.env);
    if (data !== null)
        (0,build_process/* writeWhole */.f8)(process.stdout.fd, data);
    if (data !== null && exitCode === outcome/* EXIT_CODES */.a.success)
        return exitCode;
    (0,build_process/* writeWhole */.f8)(exitCode === outcome/* EXIT_CODES */.a.success ? process.stdout.fd : process.stderr.fd, lines.join('\n'));
    return exitCode;
}
async function doctor(argv) {
    const { diagnose } = await Promise.all(/* import() */[__webpack_require__.e(193), __webpack_require__.e(6067), __webpack_require__.e(2023), __webpack_require__.e(8378), __webpack_require__.e(9757), __webpack_require__.e(8083), __webpack_require__.e(8268)]).then(__webpack_require__.bind(__webpack_require__, 45388));
    const around = { ...(0,build_process/* thisProcess */.WF)(), node: process.version };
    const color = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
    const { lines, exitCode } = await diagnose(argv, process.cwd(), around, color);
    (0,build_process/* writeWhole */.f8)(process.stdout.fd, lines.join('\n'));
    return exitCode;
}
async function demo(flags) {
    const { makeDemo } = await __webpack_require__.e(/* import() */ 1864).then(__webpack_require__.bind(__webpack_require__, 91864));
    const { workspace, env } = makeDemo(process.env);
    return runHere(flags, workspace, env);
}
async function runHere(argv, cwd, env) {
    const loaded = await (0,load/* loadRunRequest */.Z)({
        door: 'cli',
        argv,
        env,
        cwd,
        ...registry/* RESPONSE_RULES */.oO,
    });
    if (!loaded.ok) {
        const { problems, at = { workspace: cwd, outputDir: null } } = loaded;
        return cli_refuse(problems, { json: argv.includes('--json'), at });
    }
    const { request } = loaded;
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(193), __webpack_require__.e(6067), __webpack_require__.e(2023), __webpack_require__.e(8378), __webpack_require__.e(9757), __webpack_require__.e(8450), __webpack_require__.e(9595), __webpack_require__.e(459), __webpack_require__.e(7764)]).then(__webpack_require__.bind(__webpack_require__, 459));
    const result = await run(request, (0,build_process/* surroundings */.i5)(request, (0,build_process/* cancelSignal */.Bj)(), build_process/* onStderr */.EJ));
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
/** Nothing ran and no model was called: every problem, one a line, and where the record of it lies. */
function cli_refuse(problems, { json, at }) {
    const text = (0,problem/* renderProblems */.x8)(problems);
    (0,build_process/* writeWhole */.f8)(process.stderr.fd, text);
    const { env } = process;
    const reports = (0,refuse/* refuseStart */.t)({
        outcome: 'config_error',
        problems: text,
        at,
        env,
        temporary: (0,external_node_os_.tmpdir)(),
        clock: clock/* systemClock */.m,
        notice: (notice) => (0,build_process/* writeWhole */.f8)(process.stderr.fd, notice),
    });
    if (json)
        print(resultJson(reports.outputs));
    return outcome/* EXIT_CODES */.a.config_error;
}
function print(text) {
    (0,build_process/* writeWhole */.f8)(process.stdout.fd, text);
    return outcome/* EXIT_CODES */.a.success;
}


/***/ })

};
