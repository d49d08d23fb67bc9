export const id = 7676;
export const ids = [7676];
export const modules = {

/***/ 35332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   Xj: () => (/* binding */ noteCutTexts),
/* harmony export */   kN: () => (/* binding */ truncatedOutputReason)
/* harmony export */ });
/* harmony import */ var _report_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71901);
/* harmony import */ var _record_plain_violation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17496);


/** Returns the reason for OUT-03: output was too long, and most of it is kept nowhere. */
function truncatedOutputReason(who) {
    return `${who} printed more than 4 MB: the reports keep the first 4 MB and the last 32 kB; print less, or to a file`;
}
/** Returns the record of a text that is cut because of GitHub's size limits. */
function cutText(reason) {
    return (0,_record_plain_violation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainViolation */ .W)('OUT-03', reason, 'warn_continue', 'none');
}
/**
 * Records the texts that will be cut when the finished run is shown. They are written after the record is closed, so
 * their length is predicted from the final content of the record.
 */
function noteCutTexts({ hostProcess, observers }, finished, patch) {
    if (hostProcess.cutTexts === undefined)
        return;
    for (const reason of hostProcess.cutTexts(observers.foretold(finished), (0,_report_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(patch))) {
        observers.emit({ type: 'violated', violation: cutText(reason) });
    }
}


/***/ }),

/***/ 37676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverPullRequest: () => (/* binding */ deliverPullRequest)
});

// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge_forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/core/run/limit-texts.js
var limit_texts = __webpack_require__(37050);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/core/text/markdown.js
var markdown = __webpack_require__(5583);
// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/text/readable.js
var readable = __webpack_require__(79858);
// EXTERNAL MODULE: ./build/core/text/wrapped.js
var wrapped = __webpack_require__(24437);
;// CONCATENATED MODULE: ./build/delivery/pull-request-text.js








/** GitHub's maximum length of a title, in characters. */
const LONGEST_TITLE = 256;
const LONGEST_TASK = 600;
/** First line of every text that we write. A text without it was written by someone else and is never overwritten. */
const MARKER = '<!-- forge-headless -->';
/** Returns true if we wrote a pull request's text and may update it. */
function isOurs(body) {
    return body.startsWith(MARKER);
}
/**
 * Returns the title and body of a run's pull request. Observed facts come first, and the agent's text is quoted as
 * such. Text from the settings replaces ours, but unfinished work and its gates are always mentioned.
 */
function pullRequestText(facts) {
    return { title: titleOf(facts), ...bodyOf(facts) };
}
function titleOf({ wanted, task, unfinished, issue }) {
    const given = (0,one_line/* oneLine */.T)((0,printable/* printable */.g)((0,one_line/* oneLine */.T)(wanted.title)).text);
    if (given !== '')
        return (0,figures/* cutText */.IN)(given, LONGEST_TITLE, '…');
    const subject = (0,markdown/* defused */.t0)((0,readable/* readableLine */.$O)(task.trim().split('\n')[0] ?? '')) || 'Changes by Forge';
    const whole = unfinished === null ? subject : `Unfinished: ${subject}`;
    const end = issue === undefined ? '' : ` (#${issue})`;
    return `${(0,figures/* cutText */.IN)(whole, LONGEST_TITLE - end.length, '…')}${end}`;
}
function bodyOf(facts) {
    const given = (0,printable/* printable */.g)(facts.wanted.body).text.trim();
    const state = facts.unfinished === null ? [] : [unfinishedSection(facts), gateSection(facts)];
    const above = [MARKER, issueLine(facts), ...(given === '' ? [] : state)]
        .filter((section) => section !== '')
        .join('\n\n');
    const below = provenance(facts);
    const room = forge_forge/* MAX_BODY */._ - above.length - below.length - '\n\n\n\n'.length;
    const whole = given === '' ? template(facts) : given;
    const middle = given === '' ? (0,markdown/* cutMarkdown */.G$)(whole, room, lengthOf) : cutGiven(whole, room);
    return { body: [above, middle.trimEnd(), below].join('\n\n'), isCut: middle !== whole };
}
/**
 * GitHub closes the issue when people merge the pull request; unfinished work only mentions the issue. This line is
 * safe to write: whoever started the run has write access, and the number comes from the event.
 */
function issueLine({ issue, unfinished }) {
    if (issue === undefined)
        return '';
    return unfinished === null ? `Closes #${issue}.` : `For #${issue}.`;
}
/** Cuts the user's text at a character, because it may not contain a line end. */
function cutGiven(text, room) {
    return (0,figures/* cutText */.IN)(text, room, "\n\n_The rest was cut: it is in `events.jsonl` of the run's artifacts._");
}
function lengthOf(text) {
    return text.length;
}
function template(facts) {
    const { task, reason, unfinished } = facts;
    const sections = [
        task === '' ? '' : `Task: ${(0,markdown/* plain */.pj)(task, LONGEST_TASK)}`,
        unfinished === null ? `**${(0,markdown/* plain */.pj)(reason)}**` : unfinishedSection(facts),
        changeSection(facts),
        gateSection(facts),
        limitSection(facts),
        wordSection(facts),
    ];
    return sections.filter((section) => section !== '').join('\n\n');
}
const WHY = {
    limit: 'A limit ended the run',
    own_word: 'The agent reported that the task is not finished',
};
function unfinishedSection({ unfinished, reason }) {
    if (unfinished === null)
        return '';
    return `**Unfinished.** ${WHY[unfinished]}: ${(0,markdown/* plain */.pj)(reason)}. The gates checked the work as it is.`;
}
function changeSection({ changes }) {
    const rows = changes.map(({ path, status, linesAdded, linesRemoved, binary }) => [
        (0,markdown/* code */.aY)(path),
        status.replace('_', ' '),
        binary ? 'binary' : `+${linesAdded}`,
        binary ? '' : `−${linesRemoved}`,
    ]);
    return `### What changed\n\n${(0,figures/* plural */.LS)(changes.length, 'file')}.\n\n${(0,markdown/* table */.tp)(['File', '', 'Added', 'Removed'], 'llrr', rows)}`;
}
const NOW = {
    green: '🟢 green',
    red: '🔴 red',
    'not run': '⚪ not run',
};
function gateSection({ gates }) {
    if (gates.length === 0)
        return '';
    const rows = gates.map(({ name, required, before, now }) => [
        `${(0,markdown/* plain */.pj)(name, 120)}${required ? '' : ' (optional)'}`,
        before,
        NOW[now],
    ]);
    return `### Gates, as observed\n\n${(0,markdown/* table */.tp)(['Gate', 'Before', 'Now'], 'lll', rows)}`;
}
function limitSection({ limits }) {
    const held = limits.filter(({ limit }) => limit !== null);
    if (held.length === 0)
        return '';
    const rows = held.map((use) => [
        use.name,
        (0,limit_texts/* usedText */.v)(use),
        (0,limit_texts/* limitText */.P)(use),
        use.used === null ? '' : `${Math.round(use.share * 100)} %`,
    ]);
    return `### Limits\n\n${(0,markdown/* table */.tp)(['Limit', 'Used', 'Of', ''], 'lrrr', rows)}`;
}
function wordSection({ result }) {
    if (result.trim() === '')
        return '';
    return `### The agent's own words\n\nNobody has checked these words. What was observed is above.\n\n${(0,markdown/* block */.om)((0,wrapped/* wrapped */.k)(result), markdown/* WORDS_LIMIT */.Sl)}`;
}
function provenance({ executionId, auditHead }) {
    return `<sub>Run \`${executionId}\` · audit head \`${auditHead}\`</sub>`;
}

// EXTERNAL MODULE: ./build/report/record/gate-record.js
var gate_record = __webpack_require__(86278);
// EXTERNAL MODULE: ./build/report/record/limit-use.js
var limit_use = __webpack_require__(29636);
// EXTERNAL MODULE: ./build/report/record/run-record.js + 6 modules
var run_record = __webpack_require__(34764);
// EXTERNAL MODULE: ./build/run/calls/cut-output.js
var cut_output = __webpack_require__(35332);
;// CONCATENATED MODULE: ./build/run/delivery/pull-request.js







/**
 * Opens the pull request of a pushed branch, or updates the open one; there is never a second one. Throws
 * StopRun(delivery). Labels and reviewers that cannot be set only cause a warning.
 */
async function deliverPullRequest(context, { forge, base, readiness }, work) {
    const { git } = context.request.settings;
    const head = { branch: work.branch, base };
    const draft = git.pr_draft || work.unfinished !== null;
    const { isCut, ...text } = textOf(context, work);
    if (isCut)
        context.observers.emit({ type: 'violated', violation: CUT_BODY });
    const { pull, operation } = await orUndelivered(work, base, () => put(forge, head, text, draft));
    const { number, url } = pull;
    const isFinished = work.unfinished === null;
    const ends = isFinished && pull.draft && !git.pr_draft && isOurs(pull.body);
    const isDraft = pull.draft && !(ends && (await markReady(context, readiness, number)));
    context.observers.emit({ type: 'pull_request', operation, number, url, draft: isDraft });
    // Reviewers are not asked for unfinished work, and not a second time.
    const asks = isFinished && (operation === 'created' || pull.draft);
    await Promise.all([
        warnOnError(context, forge.addLabels(number, git.pr_labels)),
        ...(asks ? reviewersOf(git.pr_reviewers) : []).map((some) => warnOnError(context, forge.requestReviewers(number, some))),
    ]);
}
/**
 * Marks the draft as ready. A failure is only a warning that says what is left to do, because the work is delivered.
 */
async function markReady(context, open, number) {
    try {
        await (await open()).markReady(number);
        return true;
    }
    catch (error) {
        if (!(error instanceof forge_forge/* ForgeError */.Q))
            throw error;
        const text = `pull request #${number} is finished but still a draft; mark it as ready: ${error.message}`;
        context.observers.emit({ type: 'notice', level: 'warning', text });
        return false;
    }
}
/** Recorded before the text is sent, so that the record exists whatever GitHub answers. */
const CUT_BODY = (0,cut_output/* cutText */.IN)(`the text of the pull request is longer than the ${forge_forge/* MAX_BODY */._} characters that GitHub accepts; its end was cut, and report.html and events.jsonl have all of it`);
async function put(forge, head, text, draft) {
    const { branch, base } = head;
    const open = await forge.openPullRequestOf(branch, base);
    if (open !== null)
        return updated(forge, open, text);
    try {
        const pull = await forge.createPullRequest({ ...text, head: branch, base, draft });
        return { pull, operation: 'created' };
    }
    catch (error) {
        if (!(error instanceof forge_forge/* ForgeError */.Q) || error.kind !== 'conflict')
            throw error;
        // Someone else opened it in the meantime.
        const theirs = await forge.openPullRequestOf(branch, base);
        if (theirs === null)
            throw error;
        return updated(forge, theirs, text);
    }
}
/** Updates the text, unless someone else wrote it. The push has already updated the commits. */
async function updated(forge, open, text) {
    const pull = isOurs(open.body) ? await forge.updatePullRequest(open.number, text) : open;
    return { pull, operation: 'updated' };
}
/** Turns a failure after the push into a reason that says where the commit is. */
async function orUndelivered({ sha, branch }, base, act) {
    try {
        return await act();
    }
    catch (error) {
        if (!(error instanceof forge_forge/* ForgeError */.Q))
            throw error;
        const reason = `commit ${sha.slice(0, 12)} is on branch ${branch}, but its pull request into ${base} could not be opened or updated: ${error.message}`;
        throw new outcome/* StopRun */.U({ kind: 'delivery', reason });
    }
}
async function warnOnError({ observers }, request) {
    try {
        await request;
    }
    catch (error) {
        if (!(error instanceof forge_forge/* ForgeError */.Q))
            throw error;
        observers.emit({ type: 'notice', level: 'warning', text: error.message });
    }
}
/**
 * Splits reviewers into people and teams. A team is `organization/team`, which GitHub takes without the organization.
 * Both are requested separately, because the job's own token may not request teams and then nobody would be asked.
 */
function reviewersOf(names) {
    const users = names.filter((name) => !name.includes('/'));
    const teams = names.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1));
    return [
        { users, teams: [] },
        { users: [], teams },
    ].filter((some) => some.users.length + some.teams.length > 0);
}
/** Returns the text. The record is redacted already; text from elsewhere is redacted here, before it is cut. */
function textOf({ observers, request, redactor }, work) {
    const record = observers.record();
    const limits = (0,limit_use/* limitUses */.S4)(record.configured, (0,run_record/* usedBy */.XP)(record));
    const { pr_title: title, pr_body: body } = request.settings.git;
    return pullRequestText({
        executionId: record.executionId,
        auditHead: work.auditHead,
        task: record.task,
        ...(request.trigger?.issue === undefined ? {} : { issue: request.trigger.issue }),
        unfinished: work.unfinished,
        reason: redactor.text(work.reason),
        changes: redactor.data(work.changes),
        gates: (0,gate_record/* gateRecords */._)(record).map(stateOf),
        // If another job made the work, only the limits that are counted here are known.
        limits: work.origin === undefined ? limits : limits.filter(({ name }) => COUNTED_HERE.has(name)),
        result: record.ended?.result ?? '',
        wanted: { title: redactor.text(title), body: redactor.text(body) },
    });
}
const COUNTED_HERE = new Set(['files', 'lines']);
const pull_request_NOW = {
    passed: 'green',
    failed: 'red',
    error: 'red',
    not_run: 'not run',
};
function stateOf({ name, required, status, wasRed }) {
    const before = wasRed === null ? 'not asked' : wasRed ? 'red' : 'green';
    return { name, required, before, now: pull_request_NOW[status] };
}


/***/ })

};
