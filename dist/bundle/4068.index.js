export const id = 4068;
export const ids = [4068];
export const modules = {

/***/ 55702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openThread: () => (/* binding */ openThread)
/* harmony export */ });
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40926);
/* harmony import */ var _api_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20165);


/** Opens a thread reader like `openForge`: sends nothing yet. Throws StopRun(config) for invalid options. */
async function openThread(options) {
    const address = (0,_api_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepositoryAddress */ .A)(options.apiUrl, options.repository);
    const token = (0,_api_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedToken */ .L)(options.token);
    (0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .useProxyFrom */ .e)(options.env);
    const { GithubThread } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(1137), __webpack_require__.e(9313)]).then(__webpack_require__.bind(__webpack_require__, 37216));
    return new GithubThread(address, token, options);
}


/***/ }),

/***/ 94068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerCommand: () => (/* binding */ answerCommand)
});

// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/adapters/github/open-forge.js
var open_forge = __webpack_require__(58283);
// EXTERNAL MODULE: ./build/adapters/github/open-thread.js
var open_thread = __webpack_require__(55702);
// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge_forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/trigger/authorize.js
var authorize = __webpack_require__(64132);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/core/text/markdown.js
var markdown = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/settings/checks/problem.js
var checks_problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/options/options.js + 4 modules
var options = __webpack_require__(25616);
// EXTERNAL MODULE: ./build/trigger/flags.js
var flags = __webpack_require__(94860);
;// CONCATENATED MODULE: ./build/trigger/help.js





const MOST_NAMED = 10;
/** Returns the reply to `help`: the commands, the people who may use them, and the limits. Pure; Markdown. */
function helpText({ phrase, loaded, allowedBots }) {
    const settings = loaded.ok ? loaded.request.settings : null;
    return [
        '### Forge: help',
        'A command stands at the very start of a new comment on a pull request; what follows is the task:',
        `\`\`\`text\n${examples(phrase)}\n\`\`\``,
        'Flags stand in the first line, and can only tighten what is configured:',
        (0,markdown/* table */.tp)(['Flag', 'What', 'Configured'], 'lll', flags/* COMMENT_FLAGS */.wu.map((flag) => rowOf(flag, settings))),
        ...(loaded.ok ? [] : [`**No run would start now:**\n\n${problemsOf(loaded)}`]),
        whoMay(allowedBots),
    ].join('\n\n');
}
/** The phrase comes from the workflow, so it is trusted. */
function examples(phrase) {
    return [
        `${phrase} fix the failing lint`,
        `${phrase} --max-files 3 --timeout 5m rename sum to total`,
        `${phrase} --read-only why does the build fail?`,
        `${phrase} stop`,
        `${phrase} help`,
    ].join('\n');
}
function rowOf(flag, settings) {
    const option = options/* OPTIONS */.l.find((known) => known.flag === flag);
    const value = option?.value === undefined ? '' : ` ${option.value}`;
    return [
        (0,markdown/* code */.aY)(`--${flag}${value}`),
        (0,markdown/* plain */.pj)(option?.about ?? ''),
        settings === null ? '' : configured(flag, settings),
    ];
}
function configured(flag, { mode, constraints }) {
    switch (flag) {
        case 'max-files':
            return (0,figures/* inUnit */.IP)('files', constraints.max_files);
        case 'max-lines-changed':
            return (0,figures/* inUnit */.IP)('lines', constraints.max_lines_changed);
        case 'max-tokens':
            return (0,figures/* inUnit */.IP)('tokens', constraints.max_tokens);
        case 'max-cost-usd':
            return (0,figures/* inUnit */.IP)('cost', constraints.max_cost_usd);
        case 'max-turns':
            return (0,figures/* inUnit */.IP)('turns', constraints.max_turns);
        case 'timeout':
            return constraints.timeout === 0 ? 'no limit' : (0,figures/* inUnit */.IP)('time', constraints.timeout);
        case 'read-only':
            return (0,markdown/* code */.aY)(mode);
        case 'deny':
            return constraints.denied_patterns
                .slice(0, MOST_NAMED)
                .map((glob) => (0,markdown/* code */.aY)(glob))
                .join(' ');
        case 'strict':
            return constraints.strict ? 'on' : 'off';
    }
}
function problemsOf({ problems }) {
    const shown = problems.slice(0, MOST_NAMED).map((problem) => `- ${(0,markdown/* plain */.pj)((0,checks_problem/* renderProblem */.yM)(problem))}`);
    return shown.join('\n');
}
function whoMay(bots) {
    const named = bots.length === 0 ? '' : `, and these bots: ${bots.map((bot) => (0,markdown/* code */.aY)(bot)).join(' ')}`;
    return `Who may: everybody with write access to this repository${named}. A head that is newer than the comment, and forks, are refused.`;
}

// EXTERNAL MODULE: ./build/core/forge/sticky-mark.js
var sticky_mark = __webpack_require__(53157);
// EXTERNAL MODULE: ./build/trigger/repositories.js
var repositories = __webpack_require__(58355);
;// CONCATENATED MODULE: ./build/trigger/stop.js



/** Maximum number of runs that one command stops. Each costs two API calls. */
const MOST_STOPPED = 10;
/**
 * Returns the runs that our comments mark as in progress, newest first. `me` is the account that writes our comments.
 * It is checked because anybody can write such a mark.
 */
function runsUnderWay(comments, me) {
    const marks = comments
        .filter(({ author }) => author?.id === me)
        .map(({ body }) => (0,sticky_mark/* readStickyMark */.bK)(body))
        .filter((mark) => mark !== null)
        .filter(({ isOver, runId }) => !isOver && runId > 0);
    const runs = new Map(marks.map(({ runId, attempt }) => [`${runId}/${attempt}`, { runId, attempt }]));
    return [...runs.values()].sort((a, b) => ((0,sticky_mark/* isNewerRun */.VZ)(a, b) ? -1 : 1)).slice(0, MOST_STOPPED);
}
/**
 * Returns the reason why this run is not canceled; null if it may be. The comment's mark is compared with GitHub's
 * data. An edited comment therefore cannot cancel runs of other repositories or workflows, or the stopping run itself.
 */
function objectionToStop(mark, run, here) {
    const name = `workflow run ${mark.runId}`;
    if (mark.runId === here.runId || run.id !== mark.runId)
        return `${name} is not the one that was meant`;
    if (!(0,repositories/* isSameRepository */.v)(run.repository, here.repository))
        return `${name} is of another repository`;
    if (here.workflow === '' || run.path !== here.workflow)
        return `${name} is of another workflow`;
    if (run.isOver || run.attempt !== mark.attempt)
        return `${name} is over already`;
    return null;
}
/** The permission to cancel a workflow run, as written in a workflow. */
const CANCEL_PERMISSION = 'actions: write';
/** Returns the results of a stop command, as Markdown. */
function stopText(results) {
    const isForbidden = results.some(({ what }) => what.includes(CANCEL_PERMISSION));
    const yaml = '```yaml\npermissions:\n  actions: write # to stop a run by a comment\n```';
    return [
        `### Forge: ${results.some(({ isStopped }) => isStopped) ? 'stopping' : 'nothing was stopped'}`,
        results.map(({ what }) => `- ${(0,markdown/* plain */.pj)(what)}`).join('\n'),
        ...(isForbidden ? [`In the workflow:\n\n${yaml}`] : []),
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/entry/events/authorized-start.js + 9 modules
var authorized_start = __webpack_require__(8793);
// EXTERNAL MODULE: ./build/entry/events/event-answers.js
var event_answers = __webpack_require__(52907);
// EXTERNAL MODULE: ./build/entry/events/workflow-job.js
var workflow_job = __webpack_require__(67762);
;// CONCATENATED MODULE: ./build/entry/events/comment-commands.js










/**
 * Carries out `help` and `stop`, and answers invalid commands, for people who may start runs. Other people get no
 * reply, so that strangers cannot make us write comments.
 */
async function answerCommand(order, input) {
    const asked = order.kind === 'skip' ? order.asked : order;
    const { access, env, cancel, conversation } = input;
    const forge = await (0,open_forge.openForge)({ ...access, env, clock: clock/* systemClock */.m, signal: cancel });
    const troubles = [];
    const permissions = await (0,event_answers/* permissionsOf */.k)(asked.people, forge, troubles);
    const objection = (0,authorize/* peopleObjection */.fx)(asked, permissions, troubles[0]?.message);
    // An invalid command starts nothing in any case, so only its reply is dropped.
    if (objection?.unanswered === true && order.kind === 'skip')
        return order;
    if (objection !== null)
        return objection;
    conversation.authorized(asked, access);
    if (order.kind === 'skip')
        return order;
    const reason = order.kind === 'help' ? await help(order, input) : await stop(order, input);
    return { kind: 'done', reason };
}
async function help(order, input) {
    const { conversation, phrase, allowedBots } = input;
    const loaded = await (0,authorized_start/* settingsInForce */.e)(order, input);
    await conversation.answer(helpText({ phrase, loaded, allowedBots }), '+1');
    return 'replied to the help command';
}
async function stop(order, input) {
    const number = order.pullRequest ?? order.issue ?? 0;
    const results = await stopAll(number, input);
    const isStopped = results.some((result) => result.isStopped);
    await input.conversation.answer(stopText(results), isStopped ? '+1' : 'confused');
    return `stop command on #${number}: ${results.map(({ what }) => what).join('; ')}`;
}
async function stopAll(number, { access, env, cancel }) {
    const options = { ...access, env, clock: clock/* systemClock */.m, signal: cancel };
    const [forge, thread] = await Promise.all([(0,open_forge.openForge)(options), (0,open_thread.openThread)(options)]);
    const { runId, workflow } = (0,workflow_job/* workflowJob */.Z)(env);
    const here = { repository: access.repository, runId, workflow };
    try {
        const [comments, me] = await Promise.all([forge.comments(number), forge.whoAmI()]);
        const runs = runsUnderWay(comments, me.id);
        if (runs.length === 0)
            return [{ isStopped: false, what: 'no run is in progress on this pull request' }];
        return await Promise.all(runs.map((mark) => stopOne(mark, thread, here)));
    }
    catch (error) {
        if (!(error instanceof forge_forge/* ForgeError */.Q))
            throw error;
        return [{ isStopped: false, what: error.message }];
    }
}
async function stopOne(mark, thread, here) {
    try {
        const objection = objectionToStop(mark, await thread.workflowRun(mark.runId), here);
        if (objection !== null)
            return { isStopped: false, what: objection };
        await thread.cancelWorkflowRun(mark.runId);
        return { isStopped: true, what: `workflow run ${mark.runId} is being canceled; its reports are kept` };
    }
    catch (error) {
        if (!(error instanceof forge_forge/* ForgeError */.Q))
            throw error;
        if (error.kind === 'conflict')
            return { isStopped: false, what: `workflow run ${mark.runId} has already ended` };
        if (error.kind !== 'forbidden')
            return { isStopped: false, what: error.message };
        const what = `the job's token cannot cancel workflow run ${mark.runId}: add ${CANCEL_PERMISSION} to the job's permissions`;
        return { isStopped: false, what };
    }
}


/***/ })

};
