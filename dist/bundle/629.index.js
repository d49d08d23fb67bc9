export const id = 629;
export const ids = [629];
export const modules = {

/***/ 70629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverPullRequest: () => (/* binding */ deliverPullRequest)
});

// EXTERNAL MODULE: ./build/core/codes.js
var codes = __webpack_require__(39776);
// EXTERNAL MODULE: ./build/core/forge.js
var core_forge = __webpack_require__(29565);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/figures.js
var figures = __webpack_require__(72407);
// EXTERNAL MODULE: ./build/core/limit-texts.js
var limit_texts = __webpack_require__(74320);
// EXTERNAL MODULE: ./build/core/markdown-text.js
var markdown_text = __webpack_require__(85805);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(58217);
// EXTERNAL MODULE: ./build/core/readable.js
var readable = __webpack_require__(65720);
// EXTERNAL MODULE: ./build/core/wrapped.js
var wrapped = __webpack_require__(24255);
;// CONCATENATED MODULE: ./build/delivery/pull-request-text.js







/** GitHub takes no longer title, in characters. */
const LONGEST_TITLE = 256;
const LONGEST_TASK = 600;
/** Begins every text of ours. What somebody else wrote has no such line, and is never written over. */
const MARKER = '<!-- forge-headless -->';
/** Whether the text of a pull request was written here, and may be brought up to date. */
function isOurs(body) {
    return body.startsWith(MARKER);
}
/**
 * Title and body of a run's pull request: what was observed comes first, what the agent said is marked as its words
 * and has no power. A text that the user gave takes its place, but of unfinished work and its gates a reader is told.
 */
function pullRequestText(facts) {
    return { title: titleOf(facts), ...bodyOf(facts) };
}
function titleOf({ wanted, task, unfinished, issue }) {
    const given = (0,printable/* printable */.g)(wanted.title.replace(/\s+/g, ' ')).text.replace(/\s+/g, ' ').trim();
    if (given !== '')
        return (0,figures/* cutText */.IN)(given, LONGEST_TITLE, '…');
    const subject = (0,markdown_text/* defused */.t0)((0,readable/* readableLine */.$O)(task.trim().split('\n')[0] ?? '')) || 'Changes by Forge';
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
    const room = core_forge/* MAX_BODY */._ - above.length - below.length - '\n\n\n\n'.length;
    const whole = given === '' ? template(facts) : given;
    const middle = given === '' ? (0,markdown_text/* cutMarkdown */.G$)(whole, room, lengthOf) : cutGiven(whole, room);
    return { body: [above, middle.trimEnd(), below].join('\n\n'), isCut: middle !== whole };
}
/**
 * GitHub closes the issue with the merge, which people decide on; unfinished work only names it. Ours to say: whoever
 * gave the issue may write, and the number is the event's.
 */
function issueLine({ issue, unfinished }) {
    if (issue === undefined)
        return '';
    return unfinished === null ? `Closes #${issue}.` : `For #${issue}.`;
}
/** No line's end has to be found in a text that may have none. */
function cutGiven(text, room) {
    return (0,figures/* cutText */.IN)(text, room, "\n\n_The rest was cut: it is in `events.jsonl` of the run's artifacts._");
}
function lengthOf(text) {
    return text.length;
}
function template(facts) {
    const { task, reason, unfinished } = facts;
    const sections = [
        task === '' ? '' : `Task: ${(0,markdown_text/* plain */.pj)(task, LONGEST_TASK)}`,
        unfinished === null ? `**${(0,markdown_text/* plain */.pj)(reason)}**` : unfinishedSection(facts),
        changeSection(facts),
        gateSection(facts),
        limitSection(facts),
        wordSection(facts),
    ];
    return sections.filter((section) => section !== '').join('\n\n');
}
const WHY = {
    limit: 'A limit ended the run',
    own_word: 'The agent says itself that the task is not finished',
};
function unfinishedSection({ unfinished, reason }) {
    if (unfinished === null)
        return '';
    return `**Unfinished.** ${WHY[unfinished]}: ${(0,markdown_text/* plain */.pj)(reason)}. What the gates say is about what there is.`;
}
function changeSection({ changes }) {
    const rows = changes.map(({ path, status, linesAdded, linesRemoved, binary }) => [
        (0,markdown_text/* code */.aY)(path),
        status.replace('_', ' '),
        binary ? 'binary' : `+${linesAdded}`,
        binary ? '' : `−${linesRemoved}`,
    ]);
    return `### What changed\n\n${(0,figures/* plural */.LS)(changes.length, 'file')}.\n\n${(0,markdown_text/* table */.tp)(['File', '', 'Added', 'Removed'], 'llrr', rows)}`;
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
        `${(0,markdown_text/* plain */.pj)(name, 120)}${required ? '' : ' (optional)'}`,
        before,
        NOW[now],
    ]);
    return `### Gates, as observed\n\n${(0,markdown_text/* table */.tp)(['Gate', 'Before', 'Now'], 'lll', rows)}`;
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
    return `### Limits\n\n${(0,markdown_text/* table */.tp)(['Limit', 'Used', 'Of', ''], 'lrrr', rows)}`;
}
function wordSection({ result }) {
    if (result.trim() === '')
        return '';
    return `### The agent's own words\n\nNot checked by anybody. What was observed stands above.\n\n${(0,markdown_text/* block */.om)((0,wrapped/* wrapped */.k)(result), markdown_text/* WORDS_LIMIT */.Sl)}`;
}
function provenance({ executionId, auditHead }) {
    return `<sub>Run \`${executionId}\` · audit head \`${auditHead}\`</sub>`;
}

// EXTERNAL MODULE: ./build/report/gate-record.js
var gate_record = __webpack_require__(87068);
// EXTERNAL MODULE: ./build/report/limits.js
var report_limits = __webpack_require__(68587);
// EXTERNAL MODULE: ./build/report/run-record.js + 6 modules
var run_record = __webpack_require__(89988);
;// CONCATENATED MODULE: ./build/run/pull-request.js







/**
 * Opens the pull request of a pushed branch, or brings the open one up to date: there is never a second one. Throws
 * StopRun(delivery), which says what is where; labels and reviewers that could not be set are only said.
 */
async function deliverPullRequest(desk, { forge, base, readiness }, work) {
    const { git } = desk.request.settings;
    const head = { branch: work.branch, base };
    const draft = git.pr_draft || work.unfinished !== null;
    const { isCut, ...text } = textOf(desk, work);
    if (isCut)
        desk.observers.emit({ type: 'violated', violation: CUT_BODY });
    const { pull, operation } = await done(work, base, () => put(forge, head, text, draft));
    const { number, url } = pull;
    const isFinished = work.unfinished === null;
    const ends = isFinished && pull.draft && !git.pr_draft && isOurs(pull.body);
    const isDraft = pull.draft && !(ends && (await markReady(desk, readiness, number)));
    desk.observers.emit({ type: 'pull_request', operation, number, url, draft: isDraft });
    // Nobody is asked to review what is not finished, nor once more what they have been asked about.
    const asks = isFinished && (operation === 'created' || pull.draft);
    await Promise.all([
        said(desk, forge.addLabels(number, git.pr_labels)),
        ...(asks ? reviewersOf(git.pr_reviewers) : []).map((some) => said(desk, forge.requestReviewers(number, some))),
    ]);
}
/** A draft that nobody ends is no harm, and no failure: the work is there, and a warning says what is left to do. */
async function markReady(desk, open, number) {
    try {
        await (await open()).markReady(number);
        return true;
    }
    catch (error) {
        if (!(error instanceof core_forge/* ForgeError */.Q))
            throw error;
        const text = `pull request #${number} is finished and still a draft, mark it ready: ${error.message}`;
        desk.observers.emit({ type: 'notice', level: 'warning', text });
        return false;
    }
}
/** Recorded before the text is sent, so that it stands whatever GitHub answers. */
const CUT_BODY = {
    constraint: codes/* CODES */.L['OUT-03'].title.replaceAll(' ', '_'),
    code: 'OUT-03',
    type: codes/* CODES */.L['OUT-03'].type,
    response: 'warn_continue',
    reason: `the text of the pull request is longer than the ${core_forge/* MAX_BODY */._} characters that GitHub takes: its end was cut, and report.html and events.jsonl have all of it`,
    paths: [],
    details: {},
    effect: 'none',
};
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
        if (!(error instanceof core_forge/* ForgeError */.Q) || error.kind !== 'conflict')
            throw error;
        // Somebody was quicker, since the look.
        const theirs = await forge.openPullRequestOf(branch, base);
        if (theirs === null)
            throw error;
        return updated(forge, theirs, text);
    }
}
/** A text that somebody else wrote stays: the push alone has brought the pull request up to date. */
async function updated(forge, open, text) {
    const pull = isOurs(open.body) ? await forge.updatePullRequest(open.number, text) : open;
    return { pull, operation: 'updated' };
}
/** A failure after the push leaves the commit where it is, and says so. */
async function done({ sha, branch }, base, act) {
    try {
        return await act();
    }
    catch (error) {
        if (!(error instanceof core_forge/* ForgeError */.Q))
            throw error;
        const reason = `commit ${sha.slice(0, 12)} is on branch ${branch}, but it has no pull request into ${base} that is up to date: ${error.message}`;
        throw new outcome/* StopRun */.U({ kind: 'delivery', reason });
    }
}
async function said({ observers }, asked) {
    try {
        await asked;
    }
    catch (error) {
        if (!(error instanceof core_forge/* ForgeError */.Q))
            throw error;
        observers.emit({ type: 'notice', level: 'warning', text: error.message });
    }
}
/**
 * `organisation/team` is a team; GitHub wants it without its organisation. People and teams are asked apart: the job's
 * own token may ask no team, and with one among them nobody would be asked.
 */
function reviewersOf(names) {
    const users = names.filter((name) => !name.includes('/'));
    const teams = names.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1));
    return [
        { users, teams: [] },
        { users: [], teams },
    ].filter((some) => some.users.length + some.teams.length > 0);
}
/** The record holds no secret any more; what comes from elsewhere is cleaned here, before it is cut. */
function textOf({ observers, request, redactor }, work) {
    const record = observers.record();
    const limits = (0,report_limits/* limitUses */.S4)(record.configured, (0,run_record/* usedBy */.XP)(record));
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
        // Of another job's run only what is counted here is known, and not what it says of itself.
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
