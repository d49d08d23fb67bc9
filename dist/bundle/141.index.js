export const id = 141;
export const ids = [141];
export const modules = {

/***/ 7141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(1759);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/adapters/log/step-files.js

/** The runner drops a step's whole summary above this. Source: FACTS, "The runner". */
const SUMMARY_LIMIT = 1024 * 1024;
/** The action's outputs, by the library the runner's makers keep: random delimiters, no value can end early. */
async function setOutputs(outputs) {
    // Without the file the library would print the outputs instead: outside the runner nobody reads them.
    if (process.env.GITHUB_OUTPUT === undefined || process.env.GITHUB_OUTPUT === '')
        return;
    // Late: it costs 46 ms, and only a run's end needs it.
    const { setOutput } = await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 6421));
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value);
}
/**
 * Appends to the job summary. `cut` shortens Markdown to a number of bytes (report/markdown-text); what earlier
 * writers of this step have put there counts too. False where there is no summary or no room.
 */
async function appendJobSummary(markdown, cut) {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (file === undefined || file === '' || !(0,external_node_fs_.existsSync)(file))
        return false;
    const room = SUMMARY_LIMIT - (0,external_node_fs_.statSync)(file).size - 1;
    if (room < 1024)
        return false;
    const { summary } = await __webpack_require__.e(/* import() */ 421).then(__webpack_require__.bind(__webpack_require__, 6421));
    await summary.addRaw(cut(markdown, room), true).write();
    return true;
}

// EXTERNAL MODULE: ./build/constraints/registry.js + 24 modules
var registry = __webpack_require__(4197);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/process.js + 5 modules
var build_process = __webpack_require__(6978);
// EXTERNAL MODULE: ./build/report/markdown-text.js
var markdown_text = __webpack_require__(6084);
// EXTERNAL MODULE: ./build/report/summary-md.js
var summary_md = __webpack_require__(3229);
// EXTERNAL MODULE: ./build/run/refuse.js
var refuse = __webpack_require__(6144);
// EXTERNAL MODULE: ./build/settings/load.js + 11 modules
var load = __webpack_require__(5995);
// EXTERNAL MODULE: ./build/settings/problem.js
var problem = __webpack_require__(3667);
;// CONCATENATED MODULE: ./build/trigger/event.js
/**
 * Events that only people with the right to the repository can bring about, with its own files. All others are
 * refused: whoever may write a comment could start a run, and a pull request brings its own configuration.
 */
const TRUSTED_EVENTS = ['workflow_dispatch', 'schedule', 'push', 'repository_dispatch'];
/** Why the action does not start on this event; null where it does. Outside the runner there is no event. */
function eventObjection(name) {
    if (name === undefined || name === '' || TRUSTED_EVENTS.includes(name))
        return null;
    return `the event ${JSON.stringify(name)} does not start a run: its author or its configuration need not be trusted; use one of ${TRUSTED_EVENTS.join(', ')}`;
}

;// CONCATENATED MODULE: ./build/main.js












/** The action: inputs in; outputs, job summary and the step's exit code out. Never throws. */
async function main() {
    (0,build_process/* outlastReaders */.Dn)();
    try {
        process.exitCode = await act();
    }
    catch (error) {
        (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl).error(`a defect of forge-headless: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = outcome/* EXIT_CODES */.a.failure;
    }
}
async function act() {
    const { env } = process;
    if (process.platform === 'win32')
        return main_refuse('Windows is not supported: use runs-on: ubuntu-24.04');
    const objection = eventObjection(env.GITHUB_EVENT_NAME);
    if (objection !== null)
        return main_refuse(objection);
    const door = { door: 'action', env, cwd: process.cwd() };
    const loaded = await (0,load/* loadRunRequest */.Z)({ ...door, knownConstraints: registry/* CONSTRAINT_NAMES */.XP, floors: registry/* FLOORS */.Y6 });
    if (!loaded.ok)
        return main_refuse((0,problem/* renderProblems */.x8)(loaded.problems));
    const { request } = loaded;
    const { run } = await __webpack_require__.e(/* import() */ 289).then(__webpack_require__.bind(__webpack_require__, 289));
    const result = await run(request, (0,build_process/* surroundings */.i5)(request, (0,build_process/* cancelSignal */.Bj)(), build_process/* onStdout */.xl, (0,build_process/* startedFrom */.yj)()));
    await conclude(result);
    return failsStep(request, result.outcome.name, result.outputs.changed === 'true')
        ? result.exitCode || 1
        : 0;
}
async function conclude(reports) {
    await setOutputs(reports.outputs);
    await appendJobSummary((0,summary_md/* summaryMarkdown */.eH)(reports.record, reports.outputs['audit-root'] ?? null), markdown_text/* cutMarkdown */.G$);
}
/** `fail-on`: by default every outcome but success. */
function failsStep(request, outcome, changed) {
    return (request.failOn.includes(outcome) ||
        (outcome === 'success' && !changed && request.failOn.includes('no-change')));
}
/** Nothing ran and no model was called: every problem, one a line. */
async function main_refuse(problems) {
    const { env } = process;
    const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
    const log = (0,build_process/* plainLog */.Ly)(build_process/* onStdout */.xl);
    for (const line of problems.split('\n'))
        log.error(line);
    await conclude((0,refuse/* refuseStart */.t)({ problems, workspace, env, temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), clock: clock/* systemClock */.m }));
    return outcome/* EXIT_CODES */.a.config_error;
}


/***/ })

};
