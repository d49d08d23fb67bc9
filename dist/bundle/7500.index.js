export const id = 7500;
export const ids = [7500];
export const modules = {

/***/ 66532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ cleanHead),
/* harmony export */   g: () => (/* binding */ NO_SECRETS)
/* harmony export */ });
/** For where there is nothing to hide. */
const NO_SECRETS = { longest: 0, text: (text) => text };
/**
 * The first `limit` units of a text, clean. A text must be cleaned before it is cut: half a secret is none that
 * the cleaner knows. So what follows the cut is looked at with it, and what may be the beginning of a secret
 * there goes too.
 */
function cleanHead(text, limit, cleaner) {
    const near = text.slice(0, limit + cleaner.longest);
    const clean = cleaner.text(near);
    const safe = near.length === text.length ? limit : Math.min(limit, clean.length - cleaner.longest);
    return clean.slice(0, Math.max(0, safe)).replace(/[\ud800-\udbff]$/, '');
}


/***/ }),

/***/ 18366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ refuse),
/* harmony export */   v: () => (/* binding */ isRefusal)
/* harmony export */ });
function refuse(reason, code) {
    return code === undefined ? { refused: true, reason } : { refused: true, reason, code };
}
function isRefusal(value) {
    return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}


/***/ }),

/***/ 99555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _adapters_git_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16191);
/* harmony import */ var _adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66697);
/* harmony import */ var _adapters_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49962);
/* harmony import */ var _adapters_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49595);
/* harmony import */ var _constraints_path_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48268);
/* harmony import */ var _constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42827);
/* harmony import */ var _constraints_validation_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15820);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69058);
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18366);
/* harmony import */ var _run_harness_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5071);
/* harmony import */ var _settings_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73399);
/* harmony import */ var _settings_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3667);
/* harmony import */ var _settings_protected_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56163);













/** A path of the longest kind, and what is said of it. */
const LONGEST = 10_000;
const USES = ['read', 'write', 'delete'];
/** `explain PATH [flags]`: which rule decides each use of a path, and where the rule came from. */
async function explain(words, cwd, env) {
    const explained = await explainWords(words, cwd, env);
    if (explained.data !== null || !words.includes('--json'))
        return explained;
    const { lines, exitCode } = explained;
    return { ...explained, data: JSON.stringify({ exit_code: exitCode, reason: lines.join('; ') }) };
}
async function explainWords(words, cwd, env) {
    const [spelled, ...argv] = words;
    if (spelled === undefined || spelled.startsWith('--')) {
        return wrong('usage: forge-headless explain PATH [flags], PATH being relative to the workspace');
    }
    const loaded = await (0,_settings_load_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRunRequest */ .Z)({
        door: 'cli',
        argv: ['explain', ...argv],
        env,
        cwd,
        purpose: 'rules',
        ..._constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .RESPONSE_RULES */ .oO,
    });
    const json = argv.includes('--json');
    if (!loaded.ok)
        return wrong((0,_settings_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .renderProblems */ .x8)(loaded.problems));
    try {
        return await decided({ spelled, json }, loaded.request, env.PATH ?? '');
    }
    catch (error) {
        if (!(error instanceof _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .StopRun */ .U))
            throw error;
        return {
            lines: [(0,_adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_9__/* .harmlessLine */ .Kw)(error.why.reason, LONGEST)],
            data: null,
            exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.git_error,
        };
    }
}
async function decided({ spelled, json }, request, searchPath) {
    (0,_adapters_git_find_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workspace);
    const { place } = (0,_adapters_place_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(request.workspace);
    const { output_dir: outputDir } = request.settings.artifacts;
    const harness = (0,_run_harness_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .reportPaths */ .i)({ outputPath: outputDir.startsWith('/') ? null : outputDir, request });
    const { root, base, hasAgentLink: agentLinkAtRoot } = place;
    const workspace = (0,_adapters_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkspace */ .O)({ root, base, hidden: [], gitPath: await (0,_adapters_git_find_js__WEBPACK_IMPORTED_MODULE_0__/* .findGit */ .Ct)(searchPath) });
    const { openProtected, settings } = request;
    const rules = (0,_constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .buildPathRules */ .ju)(settings.constraints, { openProtected, harness, agentLinkAtRoot, base });
    const resolved = await workspace.resolve(spelled, 'read');
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_10__/* .isRefusal */ .v)(resolved)) {
        if (resolved.code !== 'FS-04' && resolved.code !== 'FS-05')
            return wrong(resolved.reason);
        const reason = (0,_adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_9__/* .harmlessLine */ .Kw)(resolved.reason, LONGEST);
        const uses = USES.map((use) => builtIn(use, reason));
        const data = json ? JSON.stringify({ path: spelled, uses }) : null;
        const lines = [named(spelled), `  refused  ${reason} (${BUILT_IN})`];
        return { lines, data, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.success };
    }
    if (json) {
        const uses = USES.map((use) => asData((0,_constraints_path_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .decidePath */ .W1)(resolved.path, rules, use), request));
        const data = JSON.stringify({ path: resolved.path || '.', uses });
        return { lines: [], data, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.success };
    }
    const lines = USES.map((use) => line((0,_constraints_path_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .decidePath */ .W1)(resolved.path, rules, use), request));
    return { lines: [named(resolved.path) || '.', ...lines], data: null, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.success };
}
const BUILT_IN = 'built in, no switch';
const NO_RULE = { code: null, seed: null, pattern: null, remedy: null };
/** A use of a path that the workspace itself keeps closed: `.git`, however it is spelled or reached. */
function builtIn(use, reason) {
    const code = use === 'read' ? 'FS-05' : 'FS-04';
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY */ .Mo.find(({ name }) => name === 'git_dir');
    const { seed = null, remedy = null } = definition ?? {};
    return {
        use,
        allowed: false,
        rule: 'git_dir',
        code,
        seed,
        pattern: null,
        source: BUILT_IN,
        remedy,
        reason,
    };
}
/** One use as `--json` gives it. null: no rule, no glob. */
function asData(decision, request) {
    const { use, rule, pattern } = decision;
    const isWritten = use !== 'read' && request.settings.mode === 'read-only';
    if (isWritten)
        return { ...NO_RULE, use, allowed: false, rule: 'mode', source: modeSource(request) };
    if (rule === 'git_dir')
        return { ...builtIn(use, 'it belongs to the run’s own reports'), pattern };
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY */ .Mo.find(({ name }) => name === rule);
    return {
        use,
        allowed: decision.allowed,
        rule,
        code: definition?.code ?? null,
        seed: definition?.seed ?? null,
        pattern,
        source: rule === null ? null : sourceOf(decision, request),
        remedy: decision.allowed ? null : (definition?.remedy ?? null),
    };
}
/** Whoever asks may have the path from somebody else, and may ask in a job whose log the runner reads. */
function named(text) {
    return (0,_adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_9__/* .harmlessLine */ .Kw)((0,_constraints_validation_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .SP)(text), LONGEST);
}
function line(decision, request) {
    const { use } = decision;
    if (use !== 'read' && request.settings.mode === 'read-only') {
        return `  ${use.padEnd(6)}  refused  mode: read-only writes nothing at all, ${modeSource(request)}`;
    }
    const head = `  ${use.padEnd(6)}  ${decision.allowed ? 'allowed' : 'refused'}`;
    if (decision.rule === null)
        return `${head}  no rule speaks against it${openList(use, request)}`;
    const pattern = decision.pattern === null ? 'none of its globs matches' : `"${named(decision.pattern)}"`;
    const definition = _constraints_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .REGISTRY */ .Mo.find(({ name }) => name === decision.rule);
    const numbers = [definition?.code, definition?.seed].filter((number) => number !== undefined).join(', ');
    const remedy = decision.allowed ? '' : `; ${definition?.remedy ?? ''}`;
    return `${head}  ${decision.rule} (${numbers}): ${pattern}, ${sourceOf(decision, request)}${remedy}`;
}
function openList(use, { settings }) {
    return use === 'read' || settings.constraints.allowed_patterns.length > 0
        ? ''
        : ' (allowed_patterns is empty: all but the denied)';
}
function modeSource({ origins, configPath }) {
    return spelledOrigin(origins.get('mode') ?? 'default', configPath);
}
/** Where the rule that decided was written. */
function sourceOf({ rule, pattern }, { origins, configPath }) {
    if (rule === 'git_dir' || rule === null)
        return BUILT_IN;
    const builtIn = rule === 'protected_paths' && pattern !== null && _settings_protected_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .PROTECTED_PATHS */ .k.includes(pattern);
    if (builtIn)
        return 'built in, opened by --open-protected only';
    const origin = origins.get(`constraints.${rule}`) ?? 'default';
    return spelledOrigin(origin, configPath);
}
function spelledOrigin(origin, configPath) {
    return origin === 'file' ? `from ${configPath ?? 'the file'}` : `from the ${origin}`;
}
function wrong(text) {
    const lines = text.split('\n').map((each) => (0,_adapters_log_harmless_js__WEBPACK_IMPORTED_MODULE_9__/* .harmlessLine */ .Kw)(each, LONGEST));
    return { lines, data: null, exitCode: _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_CODES */ .a.config_error };
}


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ harnessPaths),
/* harmony export */   i: () => (/* binding */ reportPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * What in the workspace is the harness's own and never the agent's: the output folder, and the action's files where
 * the repository is the action's (`uses: ./`). Relative to the root. Source: DECISIONS, "Untouchable, no switch".
 */
function harnessPaths({ around, place, outputPath, request, }) {
    const own = around.actionFolder === null ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(place.root, around.actionFolder);
    return [...reportPaths({ outputPath, request }), ...(own === '' || own.startsWith('..') ? [] : [own])];
}
/** Where reports are written in the workspace: never counted, committed or the agent's. */
function reportPaths({ outputPath, request, }) {
    return [
        ...(outputPath === null ? [] : [outputPath]),
        // In every mode: an earlier run's report is no dirt for the next one.
        (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(request.settings.controlled_edit.report),
    ];
}


/***/ })

};
