export const id = 5421;
export const ids = [5421];
export const modules = {

/***/ 98326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   o: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _core_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43095);
/* harmony import */ var _core_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97951);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36783);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15820);




/**
 * Asks every constraint that looks at this phase, in order. The most severe response wins, the first
 * `emergency_stop` ends the asking, and every validation so far is in the judgement, violated or not.
 * A constraint that throws, or answers with no response there is, stops the run: it never passes.
 * Source: ADR-012 "Composition semantics", DECISIONS D18.
 */
function judge(constraints, facts) {
    const validations = [];
    let response = 'allow';
    for (const constraint of constraints) {
        if (!constraint.phases.includes(facts.phase))
            continue;
        const validation = ask(constraint, facts);
        validations.push(validation);
        response = (0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .moreSevere */ ._q)(response, validation.response);
        if (response === 'emergency_stop')
            break;
    }
    return { response, validations };
}
/** A judgement with more validations after its own; the most severe response of all of them wins. */
function joined(judgement, more) {
    return {
        response: more.reduce((most, { response }) => (0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .moreSevere */ ._q)(most, response), judgement.response),
        validations: [...judgement.validations, ...more],
    };
}
function ask(constraint, facts) {
    const { name, code, seed } = constraint;
    const named = seed === undefined ? { constraint: name, code } : { constraint: name, code, seed };
    try {
        const validation = constraint.validate(facts);
        const response = validation.violated ? constraint.onViolation(validation) : 'allow';
        if (!_core_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .RESPONSES */ .L.includes(response))
            throw new Error(`${(0,_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(String(response))} is no response`);
        return { ...named, ...validation, code: validation.code ?? code, response };
    }
    catch (error) {
        return { ...named, ...failed(name, facts, error), response: 'emergency_stop' };
    }
}
function failed(name, facts, error) {
    const why = (0,_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)((0,_core_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error));
    const reason = `constraint ${name} could not judge this ${facts.phase} (${why}): the run stops, for a rule that cannot be asked never passes; report this as a defect`;
    return { violated: true, reason, metrics: { threw: true } };
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

/***/ 88562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage)
/* harmony export */ });
/* harmony import */ var _core_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97680);

/** The configured message with the trailers that name the run, so that `verify` can find the two together. */
function commitMessage(facts) {
    const body = facts.message.replace(/\r\n?/g, '\n').trim();
    const note = facts.isUnfinished === true ? '\n\nUnfinished: the task is not done, this is what there is of it.' : '';
    const branch = facts.branch === null ? '' : `${_core_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_TRAILER */ .Hj}: ${facts.branch}\n`;
    return `${body}${note}\n\n${branch}${_core_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu}: ${facts.executionId}\n${_core_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_TRAILER */ .wV}: ${facts.auditHead}\n`;
}


/***/ }),

/***/ 16007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r6: () => (/* reexport */ decideGates),
  KG: () => (/* reexport */ definitionPaths),
  jb: () => (/* reexport */ describeFinding),
  x2: () => (/* reexport */ gateFeedback),
  iI: () => (/* reexport */ isRed),
  Ay: () => (/* reexport */ lookForBending),
  kf: () => (/* reexport */ redGates),
  E1: () => (/* reexport */ redGatesReason),
  AQ: () => (/* reexport */ runGates)
});

// UNUSED EXPORTS: retriesLeft, wasRed

;// CONCATENATED MODULE: ./build/gates/red.js
function isSameGate(a, b) {
    return a.name === b.name && a.command === b.command;
}
/** Failed, timed out or could not run: all the same (DECISIONS D5). */
function isRed(result) {
    return result.status !== 'passed';
}
/** Whether the gate was red before the agent started; null where it was not asked then. */
function wasRed(gate, baseline) {
    const before = baseline.find((result) => isSameGate(result, gate));
    return before === undefined ? null : isRed(before);
}
/** 1 for the first round, and one more for each earlier round in which this gate was red. */
function attemptOf(gate, earlier) {
    return 1 + earlier.filter((result) => isSameGate(result, gate) && isRed(result)).length;
}
/** `baseline: tolerate` exempts a gate that was red before the agent started, and no other. */
function isTolerated(result, gates) {
    const gate = gates.find((one) => isSameGate(one, result));
    return gate?.baseline === 'tolerate' && result.wasRed === true;
}
/** The red gates that count, required or not. */
function countingRed(results, gates) {
    return results.filter((result) => isRed(result) && !isTolerated(result, gates));
}
/**
 * The red gates that fail the run: required, and not exempt. A required gate without a result is not among
 * them, so `runGates` leaves none out. Source: DECISIONS D5.
 */
function redGates(results, gates) {
    return countingRed(results, gates).filter((result) => result.required);
}

;// CONCATENATED MODULE: ./build/gates/retry.js

/** How often this red gate may still go back to the agent, after the round it belongs to. */
function retriesLeft(result, gates) {
    const retries = gates.find((gate) => isSameGate(gate, result))?.max_retries ?? 0;
    return Math.max(0, retries - (result.attempt - 1));
}
/** What follows from one final round. A gate that is not required goes back while it has retries, and never ends a run. */
function decideGates(results, gates) {
    const counting = countingRed(results, gates);
    const blocking = counting.filter((result) => result.required);
    const retriable = counting.filter((result) => retriesLeft(result, gates) > 0);
    if (blocking.some((result) => !retriable.includes(result)))
        return { decision: 'end', red: blocking };
    return retriable.length > 0 ? { decision: 'retry', red: retriable } : { decision: 'accept' };
}

;// CONCATENATED MODULE: ./build/gates/feedback.js

/** Of a gate's output, the end is what says why; this much of it goes to the model. */
const LINES = 60;
const CHARACTERS = 6000;
function endOf({ output, outputFile }) {
    const lines = output.trimEnd().split('\n');
    const last = lines.slice(-LINES).join('\n').slice(-CHARACTERS);
    const whole = last.length === output.trimEnd().length;
    if (outputFile === undefined)
        return whole ? last : `[the beginning is left out]\n${last}`;
    return `[long output, its end; all of it is in ${outputFile} of the reports, for people: to see more, run the command through grep, head, tail or sed -n]\n${last}`;
}
function howItEnded(result) {
    const seconds = Math.round(result.durationMs / 1000);
    if (result.timedOut)
        return `ran out of time after ${seconds} s`;
    if (result.cutOff === true)
        return `was cut off after ${seconds} s by the end of the run`;
    if (result.killedBy !== undefined)
        return `was killed by ${result.killedBy} after ${seconds} s`;
    if (result.exitCode === null)
        return 'could not be run';
    return `exit code ${result.exitCode}`;
}
function attemptsLeft(left) {
    if (left === 1)
        return 'this is the last attempt';
    return `${left} attempts are left, this one among them`;
}
function section(result, gates) {
    const output = endOf(result);
    return [
        `Gate "${result.name}" (${result.command}): ${howItEnded(result)}; ${attemptsLeft(retriesLeft(result, gates))}.`,
        output === '' ? 'It printed nothing.' : output,
    ].join('\n');
}
/** What is told to the model when red gates go back to it. */
function gateFeedback(red, gates) {
    const count = red.length === 1 ? 'A quality gate is' : `${red.length} quality gates are`;
    return [
        `${count} red. Mend the cause, then call task_completion again.`,
        ...red.map((result) => section(result, gates)),
    ].join('\n\n');
}
/** One line for the run's reason: which required gates are red, and how. */
function redGatesReason(red) {
    const each = red.map((result) => {
        const before = result.wasRed === true ? ', red before the agent started too' : '';
        return `"${result.name}" (${howItEnded(result)}${before})`;
    });
    const plural = red.length === 1 ? 'gate is' : 'gates are';
    return `required ${plural} red: ${each.join(', ')}; see the gate output in the report`;
}

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(58217);
;// CONCATENATED MODULE: ./build/gates/protection/finding.js

/** What the rules find. Names go into records, so they stay as they are. */
const RULES = {
    test_deleted: 'test deleted',
    test_moved: 'test moved',
    test_changed: 'existing test changed',
    fewer_tests: 'fewer tests or assertions',
    skip_mark: 'new mark that keeps tests from running',
    suppression: 'new mark that silences a checker',
    threshold: 'threshold loosened',
    gate_definition: 'what a gate runs changed',
    gate_configuration: 'configuration of tests or checkers changed',
    failure_ignored: 'failure made to pass',
    not_looked_at: 'not looked at',
};
/** Of a line of code, this much is shown, in characters. */
const LONGEST_EXCERPT = 100;
/** One line of somebody else's text, fit to be shown. */
function excerpt(text) {
    const line = (0,printable/* printable */.g)(text).text.replace(/\s+/g, ' ').trim();
    return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}
/** `test/a.test.js:3: new mark …: was "test(", is "test.skip("`. */
function describeFinding({ rule, path, line, was, is }) {
    const place = line === null ? excerpt(path) : `${excerpt(path)}:${line}`;
    return `${place}: ${RULES[rule]}: ${was} → ${is}`;
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration-table.js
/** Files that are, as a whole, configuration of tests, checkers or CI: against the name, or the path. */
const WHOLE = [
    // JavaScript: runners, coverage, types, linters.
    /^(?:jest|vitest|mocha|ava|karma|jasmine|cypress|playwright|wdio|nightwatch|stryker|web-test-runner)(?:[.-][\w-]+)?(?:\.conf(?:ig)?|\.setup)?\.(?:[cm]?[jt]s|json)$/,
    /^vitest\.(?:workspace|projects)\.(?:[cm]?[jt]s|json)$/,
    /^\.(?:mocharc|nycrc|c8rc|taprc|jasmine|istanbul)(?:\.(?:json|ya?ml|[cm]?js))?(?:\.yml)?$/,
    /^[jt]sconfig(?:\.[\w.-]+)?\.json$/,
    /^\.?(?:eslintrc|eslint\.config|eslintignore|stylelintrc|stylelint\.config|oxlintrc|tslint|biome|dependency-cruiser)(?:\.(?:json|jsonc|ya?ml|[cm]?[jt]s))?$/,
    // Python.
    /^\.?pytest\.(?:ini|toml)$/,
    /^(?:tox\.ini|noxfile\.py|\.coveragerc|\.flake8|\.pylintrc|pylintrc|\.?mypy\.ini|\.?ruff\.toml|pyrightconfig\.json|\.bandit)$/,
    // Go, Rust.
    /^\.golangci\.(?:ya?ml|toml|json)$/,
    /^(?:\.?clippy\.toml|\.?nextest\.toml|\.?tarpaulin\.toml|deny\.toml|staticcheck\.conf)$/,
    // JVM.
    /^(?:testng|checkstyle|pmd|spotbugs(?:-exclude)?|detekt)(?:[.-][\w-]+)?\.(?:xml|ya?ml)$/,
    /^junit-platform\.properties$/,
    // Ruby, PHP, .NET, C++.
    /^(?:\.rspec|\.rubocop(?:_todo)?\.yml|\.simplecov|\.standard\.yml|\.reek\.yml)$/,
    /^(?:phpunit|phpcs|psalm|infection)(?:\.[\w-]+)*\.(?:xml|json5?|dist)$|^phpstan(?:-baseline)?(?:\.[\w-]+)*\.(?:neon|php|dist)$/,
    /^(?:[\w.-]+\.runsettings|xunit\.runner\.json|coverlet\.runsettings)$/,
    /^(?:\.clang-tidy|CTestTestfile\.cmake|CTestCustom\.cmake|\.cppcheck)$/,
    // Everybody's.
    /^\.?codecov\.ya?ml$|^sonar-project\.properties$|^\.shellcheckrc$/,
    // CI definitions; those of GitHub are protected paths and come here only when they were opened.
    /^(?:\.gitlab-ci\.ya?ml|Jenkinsfile|azure-pipelines\.ya?ml|\.travis\.ya?ml|bitbucket-pipelines\.ya?ml|\.drone\.ya?ml|appveyor\.yml)$/,
];
const WHOLE_PATHS = /(?:^|\/)(?:\.github\/workflows|\.circleci|\.buildkite)\/.*\.ya?ml$|(?:^|\/)\.cargo\/config(?:\.toml)?$|(?:^|\/)\.config\/nextest\.toml$/;
/** Files of which only some sections are: the header, or the key in JSON. */
const PARTS = [
    {
        file: /^pyproject\.toml$/,
        section: /^tool\.(?:pytest|coverage|ruff|mypy|pylint|pyright|flake8|tox|nox|bandit|hatch\.envs|poe|taskipy|interrogate)\b/,
    },
    { file: /^setup\.cfg$/, section: /^(?:tool:pytest|flake8|mypy|pylint|coverage|pycodestyle)\b/ },
    { file: /^Cargo\.toml$/, section: /^(?:profile\.test|lints|workspace\.lints|test|bench)\b/ },
];
/** Keys of package.json by which tools that test and check are configured. */
const PACKAGE_KEYS = [
    'jest',
    'vitest',
    'mocha',
    'ava',
    'tap',
    'nyc',
    'c8',
    'jasmine',
    'eslintConfig',
    'eslintIgnore',
    'stylelint',
    'xo',
    'lint-staged',
];
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** Vite's file is Vitest's too, where it speaks of tests. */
const VITE = { file: /^vite\.config\.[cm]?[jt]s$/, tests: /\btest\s*:/ };
/** Whether a file, with these contents before and after, is configuration of tests, checkers or CI as a whole. */
function isGateConfiguration(path, texts) {
    const name = nameOf(path);
    if (VITE.file.test(name))
        return texts.some((text) => text !== null && VITE.tests.test(text));
    return WHOLE_PATHS.test(path) || WHOLE.some((pattern) => pattern.test(name));
}
/** Which sections of a file count; null where none does. */
function countingSections(path) {
    const name = nameOf(path);
    return PARTS.find(({ file }) => file.test(name))?.section ?? null;
}

;// CONCATENATED MODULE: ./build/gates/protection/lines.js
/** Every match of the patterns with its line, in the order of the text. The patterns must be global. */
function matchesIn(text, patterns) {
    const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] })));
    found.sort((a, b) => a.at - b.at);
    let line = 1;
    let seen = 0;
    return found.map((match) => {
        for (let at = text.indexOf('\n', seen); at !== -1 && at < match.at; at = text.indexOf('\n', seen)) {
            line += 1;
            seen = at + 1;
        }
        return { text: match.text.trim().replace(/\s+/g, ' '), line };
    });
}
function countIn(text, patterns) {
    return patterns.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0);
}
/** The lines of `text` that `other` does not hold, each as often as it is missing there. Blanks around it do not count. */
function linesNotIn(text, other) {
    const there = new Map();
    for (const each of other.split('\n'))
        count(there, each.trim(), 1);
    return text.split('\n').flatMap((each, index) => {
        const bare = each.trim();
        if (bare === '')
            return [];
        if ((there.get(bare) ?? 0) === 0)
            return [{ text: bare, line: index + 1 }];
        count(there, bare, -1);
        return [];
    });
}
function count(counts, key, by) {
    counts.set(key, (counts.get(key) ?? 0) + by);
}

;// CONCATENATED MODULE: ./build/gates/protection/sections.js
/**
 * The sections of an INI or TOML file by their header, without comments and blank lines: what counts when two
 * versions are compared. What stands before the first header has the name ''.
 */
function sectionsOf(text) {
    const sections = new Map();
    let name = '';
    for (const line of text.split('\n')) {
        const bare = line.trim();
        if (bare === '' || bare.startsWith('#') || bare.startsWith(';'))
            continue;
        const header = /^\[\[?([^[\]]+)\]\]?/.exec(bare)?.[1];
        if (header !== undefined)
            name = header.trim();
        else
            sections.set(name, `${sections.get(name) ?? ''}${bare}\n`);
    }
    return sections;
}

;// CONCATENATED MODULE: ./build/gates/protection/configurations.js




/** Changes to what configures tests, checkers or CI: a whole file, or the sections of one that do. */
function configurationFindings(file) {
    if (isGateConfiguration(file.path, [file.before, file.after]))
        return wholeFile(file);
    const sections = countingSections(file.path);
    return sections === null ? [] : partsOf(file, sections);
}
function wholeFile({ path, status, before, after }) {
    const found = { rule: 'gate_configuration', path, line: null };
    if (status === 'added')
        return [{ ...found, was: 'no such file', is: 'added' }];
    if (status === 'deleted')
        return [{ ...found, was: 'there', is: 'deleted' }];
    if (before === null || after === null)
        return [{ ...found, was: 'as at the start', is: 'other content' }];
    const [gone] = linesNotIn(before, after);
    const [now] = linesNotIn(after, before);
    if (gone === undefined && now === undefined)
        return [];
    const shown = (text) => (text === undefined ? 'nothing' : `"${excerpt(text)}"`);
    return [{ ...found, line: now?.line ?? gone?.line ?? null, was: shown(gone?.text), is: shown(now?.text) }];
}
function partsOf({ path, before, after }, counting) {
    const was = sectionsOf(before ?? '');
    const is = sectionsOf(after ?? '');
    const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => counting.test(name));
    return names.flatMap((name) => {
        const [old = '', now = ''] = [was.get(name), is.get(name)];
        if (old === now)
            return [];
        const [gone] = linesNotIn(old, now);
        const [come] = linesNotIn(now, old);
        const inside = (text) => `[${excerpt(name)}] ${text === undefined ? 'nothing' : excerpt(text)}`;
        return [
            {
                rule: 'gate_configuration',
                path,
                line: null,
                was: inside(gone?.text),
                is: inside(come?.text),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/makefile.js
/** Of the targets that share one rule, so many are read: every line of the recipe is kept for each. */
const MOST_TARGETS = 200;
function isMakefile(path) {
    return /(?:^|\/)(?:GNUmakefile|[Mm]akefile|[^/]+\.mk|[Jj]ustfile)$/.test(path);
}
/** Reads the plain shape: targets, what they need, recipes, variables. Conditionals and functions are not run. */
function readMakefile(text) {
    const rules = new Map();
    const variables = new Map();
    let targets = [];
    let first = '';
    for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
        if (/^[\t ]+\S/.test(line)) {
            addRecipe(rules, targets, line.trim());
            continue;
        }
        const variable = /^(?:export[ ]+)?([\w.-]+)[ \t]*[:?+]{0,3}=(.*)$/.exec(line);
        const rule = /^([^\s#:=][^#:=]*):(?!=)([^=]*)$/.exec(line);
        if (variable !== null)
            variables.set(variable[1] ?? '', (variable[2] ?? '').trim());
        else if (rule !== null) {
            targets = (rule[1] ?? '').trim().split(/\s+/).slice(0, MOST_TARGETS);
            const [needed = '', inline] = (rule[2] ?? '').split(';');
            for (const target of targets)
                ruleFor(rules, target).needs.push(...namesIn(needed));
            if (inline !== undefined)
                addRecipe(rules, targets, inline.trim());
            if (first === '')
                first = targets.find((target) => !target.startsWith('.')) ?? '';
        }
        else if (line.trim() !== '' && !line.startsWith('#'))
            targets = [];
    }
    return { rules, variables, first };
}
function namesIn(needed) {
    return needed.split(/\s+/).filter((need) => need !== '' && need !== '|');
}
function ruleFor(rules, target) {
    const rule = rules.get(target) ?? { needs: [], recipe: '' };
    rules.set(target, rule);
    return rule;
}
function addRecipe(rules, targets, line) {
    if (line.startsWith('#'))
        return;
    for (const target of targets)
        ruleFor(rules, target).recipe += `${line}\n`;
}
/** What a target runs: its recipe with the variables in it spelled out, one step deep. */
function commandsFor({ rules, variables }, target) {
    const rule = rules.get(target);
    if (rule === undefined)
        return null;
    const recipe = rule.recipe.replace(/\$[({]([\w.-]+)[)}]/g, (whole, name) => variables.get(name) ?? whole);
    return `${rule.needs.join(' ')}\n${recipe}`.trim();
}
/** The targets that a command makes; '' stands for the first. */
function targetsNamed(command) {
    return command.split(/[\n;&|()]+/).flatMap((part) => {
        const words = part.split(/[\s"'`]+/).filter((word) => word !== '');
        const at = words.findIndex((word) => /^(?:.*\/)?(?:g?make|just)$|^\$\(MAKE\)$/.test(word));
        if (at === -1)
            return [];
        const targets = words.slice(at + 1).filter((word) => !word.startsWith('-') && !word.includes('='));
        return targets.length === 0 ? [''] : targets;
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/package-scripts.js
/** null where the text is no JSON object. */
function readPackage(text, keys) {
    const value = parsed(text);
    if (!isRecord(value))
        return null;
    const scripts = isRecord(value.scripts) ? Object.entries(value.scripts) : [];
    return {
        scripts: new Map(scripts.map(([name, command]) => [name, String(command)])),
        blocks: new Map(keys.filter((key) => key in value).map((key) => [key, JSON.stringify(value[key])])),
    };
}
function parsed(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return null;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const RUNNERS = new Set(['npm', 'pnpm', 'yarn', 'bun']);
const MANY = new Set(['npm-run-all', 'npm-run-all2', 'run-s', 'run-p', 'wireit', 'turbo', 'lerna', 'nx']);
const RUN = new Set(['run', 'run-script', 'rum', 'urn', 'workspaces', 'foreach', 'exec']);
/** npm's short names for `test`. Source: `npm help test`. */
const TEST = new Set(['t', 'tst']);
function wordsOf(command) {
    return command.split(/[\s;&|()"'`]+/).filter((word) => word !== '');
}
/** So far behind a runner's name the scripts that it runs are looked for, in words. */
const REACH = 50;
/** Which scripts of a package.json a command runs. Names of too many do no harm: only those that exist count. */
function scriptsNamed(command) {
    const words = wordsOf(command);
    return words.flatMap((word, index) => {
        if (word === '--run')
            return words.slice(index + 1, index + 2);
        if (!RUNNERS.has(word) && !MANY.has(word))
            return [];
        const rest = words.slice(index + 1, index + REACH).filter((each) => !each.startsWith('-'));
        if (MANY.has(word))
            return rest;
        const named = rest.find((each) => !RUN.has(each)) ?? '';
        return [TEST.has(named) ? 'test' : named];
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/reach.js


/** Where the commands of gates are defined by name, in the folder that a gate runs in. */
const DEFINED_IN = ['package.json', 'Makefile', 'makefile', 'GNUmakefile', 'justfile'];
/** The files that say what the gates' commands run. */
function definitionPaths(gates) {
    const named = gates.filter(({ command }) => scriptsNamed(command).length + targetsNamed(command).length > 0);
    const folders = new Set(named.map(({ working_dir: folder }) => folder));
    return [...folders].flatMap((folder) => DEFINED_IN.map((name) => (folder === '' ? name : `${folder}/${name}`)));
}
/** Names that stand for a test or a check, whether or not a gate is known to run them. */
const CHECKS = /^(?:pre|post)?(?:tests?|lint|type-?check|tsc|check|verify|validate|coverage|cov|ci|e2e|unit|integration|spec|audit|mypy|ruff|clippy|vet)(?:[:._-]|$)/i;
function namesACheck(name) {
    return CHECKS.test(name);
}
function isPackageFile(path) {
    return /(?:^|\/)package\.json$/.test(path);
}
/** All versions of the files that name commands: a script that was renamed is reached under both its names. */
function sourcesOf({ files, definitions }) {
    const texts = [
        ...definitions.map(({ path, text }) => ({ path, text })),
        ...files.flatMap(({ path, before, after }) => [before, after].map((text) => ({ path, text: text ?? '' }))),
    ];
    const packages = texts.filter(({ path }) => isPackageFile(path)).map(({ text }) => readPackage(text, []));
    const makefiles = texts.filter(({ path }) => isMakefile(path)).map(({ text }) => readMakefile(text));
    return { packages: packages.filter((each) => each !== null), makefiles };
}
/** Follows the gates' commands through scripts and targets to everything they run. */
function reachOf(evidence) {
    const sources = sourcesOf(evidence);
    const scripts = new Set();
    const targets = new Set();
    const commands = new Set(evidence.gates.map(({ command }) => command));
    // What is added to a set while it is walked is walked too, and each command once.
    for (const command of commands) {
        for (const each of scriptsNamed(command).flatMap((name) => [name, `pre${name}`, `post${name}`])) {
            scripts.add(each);
            for (const { scripts: defined } of sources.packages)
                commands.add(defined.get(each) ?? '');
        }
        const named = targetsNamed(command);
        for (const makefile of sources.makefiles) {
            for (const target of named.map((name) => (name === '' ? makefile.first : name))) {
                targets.add(target);
                commands.add(commandsFor(makefile, target) ?? '');
                for (const need of makefile.rules.get(target)?.needs ?? [])
                    commands.add(`make ${need}`);
            }
        }
    }
    const words = new Set([...commands].flatMap(wordsOf).map((word) => word.replace(/^(?:\.\/)+/, '')));
    const folders = [...new Set(evidence.gates.map(({ working_dir }) => working_dir))];
    return { scripts, targets, runs: (path) => isRun(path, words, folders) };
}
/** A program of the repository's own, as opposed to the code that it checks. */
const PROGRAM_FOLDERS = /(?:^|\/)(?:scripts?|tools?|bin|ci|\.ci|hack|dev|build-tools|etc)\//;
const SHELL = /\.(?:sh|bash|zsh|ksh|bats|ps1|bat|cmd)$|(?:^|\/)[^./]+$/;
/**
 * A word of a command is a program that it runs if it is a shell script or lies in a folder for such programs;
 * `node src/app.js` runs the code under test, which is there to be changed.
 */
function isRun(path, words, folders) {
    if (!SHELL.test(path) && !PROGRAM_FOLDERS.test(path))
        return false;
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (PROGRAM_FOLDERS.test(path) && namesACheck(name))
        return true;
    return folders.some((folder) => {
        if (folder === '')
            return words.has(path);
        return path.startsWith(`${folder}/`) && words.has(path.slice(folder.length + 1));
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/definitions.js






/** Changes to what a gate runs: scripts of package.json, targets of Makefiles, programs of the repository's own. */
function definitionFindings(file, reach) {
    if (isPackageFile(file.path))
        return packageFindings(file, reach);
    if (isMakefile(file.path))
        return makefileFindings(file, reach);
    return reach.runs(file.path) ? programFindings(file) : [];
}
/** Of one file, so many changed parts are told. */
const MOST_PARTS = 50;
function definitions_partsOf(was, is, counts = () => true) {
    const names = [...new Set([...was.keys(), ...is.keys()])];
    return names
        .filter(counts)
        .map((name) => ({ name, was: was.get(name), is: is.get(name) }))
        .filter((part) => part.was !== part.is)
        .slice(0, MOST_PARTS);
}
function quoted(text) {
    return text === undefined ? 'not there' : `"${excerpt(text)}"`;
}
function packageFindings({ path, before, after }, reach) {
    const empty = { scripts: new Map(), blocks: new Map() };
    const was = before === null ? empty : (readPackage(before, PACKAGE_KEYS) ?? empty);
    const is = after === null ? empty : readPackage(after, PACKAGE_KEYS);
    if (is === null) {
        return [{ rule: 'gate_definition', path, line: null, was: 'a JSON object', is: 'no JSON object' }];
    }
    const counts = (name) => reach.scripts.has(name) || namesACheck(name);
    const scripts = definitions_partsOf(was.scripts, is.scripts, counts);
    // A new script that no gate runs takes nothing away.
    const told = scripts.filter((part) => part.was !== undefined || reach.scripts.has(part.name));
    return [
        ...told.map((part) => ({
            rule: 'gate_definition',
            path,
            line: lineOf(after ?? before, part.name),
            was: `script ${excerpt(part.name)} ${quoted(part.was)}`,
            is: quoted(part.is),
        })),
        ...definitions_partsOf(was.blocks, is.blocks).map((part) => ({
            rule: 'gate_configuration',
            path,
            line: lineOf(after ?? before, part.name),
            was: `${part.name} ${quoted(part.was)}`,
            is: quoted(part.is),
        })),
    ];
}
/** The line on which a key of a JSON text stands; null where it is gone. */
function lineOf(text, key) {
    const at = text?.indexOf(`${JSON.stringify(key)}:`) ?? -1;
    return text === null || at === -1 ? null : text.slice(0, at).split('\n').length;
}
function makefileFindings({ path, before, after }, reach) {
    const was = targetsOf(readMakefile(before ?? ''));
    const is = targetsOf(readMakefile(after ?? ''));
    const counts = (name) => reach.targets.has(name) || (was.has(name) && namesACheck(name));
    return definitions_partsOf(was, is, counts).map((part) => ({
        rule: 'gate_definition',
        path,
        line: null,
        was: `target ${excerpt(part.name)} ${quoted(part.was)}`,
        is: quoted(part.is),
    }));
}
function targetsOf(makefile) {
    return new Map([...makefile.rules.keys()].map((target) => [target, commandsFor(makefile, target) ?? '']));
}
function programFindings({ path, status, before, after }) {
    const found = { rule: 'gate_definition', path, line: null };
    if (status === 'added')
        return [{ ...found, was: 'no such program', is: 'added' }];
    if (status === 'deleted')
        return [{ ...found, was: 'a program that a gate runs', is: 'deleted' }];
    const [gone] = linesNotIn(before ?? '', after ?? '');
    const [now] = linesNotIn(after ?? '', before ?? '');
    if (gone === undefined && now === undefined)
        return [];
    return [
        { ...found, line: now?.line ?? gone?.line ?? null, was: quoted(gone?.text), is: quoted(now?.text) },
    ];
}

;// CONCATENATED MODULE: ./build/gates/protection/ignored-failures.js






/** Ways to let a command fail and to say that it did not. */
const IGNORES = [
    /\|\|[ \t]*(?:true|:|exit(?:[ \t]+0)?|echo\b[^|&;]*)[ \t]*(?:["';)&]|,?$)/,
    /;[ \t]*(?:true|:|exit[ \t]+0)[ \t]*["')]?,?[ \t]*$/,
    /^exit[ \t]+0$/,
    /--pass-?with-?no-?tests\b|--passWithNoTests\b|\bpassWithNoTests["']?[ \t]*:[ \t]*true/i,
    /\bcontinue-on-error[ \t]*:[ \t]*(?!false)\S/,
    /\ballow_failure[ \t]*:[ \t]*true\b/,
    /\bcontinueOnError[ \t]*:[ \t]*true\b/,
    /^set[ \t]+\+e\b/,
    /--exit-zero\b|--no-errors-on-unmatched\b|--no-error-on-unmatched-pattern\b|--no-fail\b/,
    /\bignoreFailures[ \t]*=[ \t]*true\b|\btestFailureIgnore\b|-DskipTests\b|-Dmaven\.test\.skip\b/,
    /\ballowEmptyTestSuite\b|\bignore_outcome\b|\bignore_errors[ \t]*[:=][ \t]*true\b/i,
    /-x[ \t]+test\b|--exclude-task[ \t]+test\b/,
];
/** New lines by which a test, a check or a CI step passes though it failed. Only where such things are defined. */
function ignoredFailures(file, reach) {
    const { path, before, after } = file;
    if (after === null)
        return [];
    if (isPackageFile(path))
        return inScripts(path, before ?? '', after, reach);
    const counts = isMakefile(path) || isGateConfiguration(path, [before, after]) || reach.runs(path) || isCi(path);
    if (!counts)
        return [];
    const silent = isMakefile(path) ? [...IGNORES, /^[@+]*-[@+]*[ \t]*\w/] : IGNORES;
    return linesNotIn(after, before ?? '')
        .filter(({ text }) => silent.some((pattern) => pattern.test(text)))
        .map(({ text, line }) => ({
        rule: 'failure_ignored',
        path,
        line,
        was: 'not there',
        is: `"${excerpt(text)}"`,
    }));
}
function isCi(path) {
    return /(?:^|\/)(?:Taskfile\.ya?ml|build\.gradle(?:\.kts)?|pom\.xml)$/.test(path);
}
function inScripts(path, before, after, reach) {
    const was = readPackage(before, [])?.scripts;
    const is = readPackage(after, [])?.scripts ?? new Map();
    const ignores = (command) => IGNORES.some((pattern) => pattern.test(command.trim()));
    return [...is].flatMap(([name, command]) => {
        if (!reach.scripts.has(name) && !namesACheck(name))
            return [];
        const old = was?.get(name);
        if (!ignores(command) || (old !== undefined && ignores(old)))
            return [];
        const before = old === undefined ? 'not there' : `"${excerpt(old)}"`;
        return [{ rule: 'failure_ignored', path, line: null, was: before, is: `"${excerpt(command)}"` }];
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/languages/syntax.js
/**
 * Comments and strings of a language as one pattern: `gone` is what never runs; strings are matched only so that
 * a comment mark in them is none. A comment that nothing closes goes to the end of the text.
 */
const END = String.raw `(?![\s\S])`;
const STRINGS = String.raw `"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`;
const SLASHES = String.raw `\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|${END})`;
/** `//`, block comments, strings in either quote. */
const C_LIKE = new RegExp(`(?<gone>${SLASHES})|${STRINGS}`, 'g');
/** The same, with what the preprocessor leaves out. */
const C_FAMILY = new RegExp(String.raw `(?<gone>${SLASHES}|^[ \t]*#[ \t]*if[ \t]+0\b[\s\S]*?(?:^[ \t]*#[ \t]*endif|${END}))|${STRINGS}`, 'gm');
/** A lone quote begins a lifetime, no string. */
const RUST = new RegExp(String.raw `(?<gone>${SLASHES})|"(?:\\[\s\S]|[^"\\])*"?`, 'g');
const PHP = new RegExp(String.raw `(?<gone>${SLASHES}|#(?!\[)[^\n]*)|${STRINGS}`, 'g');
/** A text in three quotes may go over many lines, and so hide tests. */
const PYTHON = new RegExp(String.raw `(?<gone>#[^\n]*|"""[\s\S]*?(?:"""|${END})|'''[\s\S]*?(?:'''|${END}))|${STRINGS}`, 'g');
const RUBY = new RegExp(String.raw `(?<gone>^=begin\b[\s\S]*?(?:^=end\b|${END})|^__END__$[\s\S]*|(?:^|(?<=\s))#[^\n]*)|${STRINGS}`, 'gm');
/** As in Python; but the marks stay, for a call may be made with them (`test.each`). */
const SCRIPT = new RegExp(String.raw `(?<gone>${SLASHES})|\x60(?<inside>(?:\\[\s\S]|[^\x60\\])*)\x60?|${STRINGS}`, 'g');
const GO = new RegExp(String.raw `(?<gone>${SLASHES})|\x60(?<inside>[^\x60]*)\x60?|${STRINGS}`, 'g');

;// CONCATENATED MODULE: ./build/gates/protection/languages/c-family.js

/** GoogleTest, Catch2, doctest, Boost.Test, CppUTest; clang-tidy, cppcheck, lcov, gcovr. */
const cFamily = {
    name: 'C and C++',
    extensions: ['.c', '.cc', '.cpp', '.cxx', '.h', '.hh', '.hpp', '.hxx'],
    testNames: [/(?:[_-](?:unit)?tests?|Tests?)\.(?:c|cc|cpp|cxx)$/i, /^tests?[_-].*\.(?:c|cc|cpp|cxx)$/i],
    syntax: C_FAMILY,
    cases: [
        /\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|TEST_CASE\w*|TEMPLATE_TEST_CASE|SCENARIO|SECTION|SUBCASE)[ \t]*\(/g,
        /\bBOOST_(?:AUTO|FIXTURE|DATA|PARAM)_TEST_CASE[ \t]*\(/g,
    ],
    assertions: [
        /\b(?:ASSERT|EXPECT|CHECK|REQUIRE|BOOST_CHECK|BOOST_REQUIRE|BOOST_TEST)(?:_\w+)?[ \t]*\(/g,
        /\bassert[ \t]*\(/g,
    ],
    skips: [
        /\bDISABLED_(?=\w)/g,
        /\bGTEST_SKIP\b/g,
        /\[(?:\.\w*|!mayfail|!shouldfail)\]/g,
        /\bdoctest::(?:skip|may_fail|should_fail)\b/g,
        /\bdisabled\(\)/g,
        /\bIGNORE_TEST\b/g,
        /\b(?:std::)?_?exit\([ \t]*(?:0|EXIT_SUCCESS)[ \t]*\)/g,
    ],
    suppressions: [
        /\bNOLINT(?:NEXTLINE|BEGIN)?\b/g,
        /\b(?:LCOV|GCOVR?)_EXCL_\w+/g,
        /#pragma[ \t]+(?:GCC|clang)[ \t]+diagnostic[ \t]+ignored\b/g,
        /#pragma[ \t]+warning[ \t]*\([ \t]*disable\b/g,
        /\bcppcheck-suppress\b/g,
        /\bno_sanitize\w*/g,
    ],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/csharp.js

/** xUnit, NUnit, MSTest; Roslyn analysers and coverage. */
const csharp = {
    name: 'C#',
    extensions: ['.cs'],
    testNames: [/(?:Tests?|Specs?)\.cs$/],
    syntax: C_LIKE,
    cases: [
        /\[(?:Test|TestMethod|DataTestMethod|Fact|Theory|TestCase|TestCaseSource|InlineData|MemberData|DataRow)\b/g,
    ],
    assertions: [/\b(?:\w*Assert)\.\w+/g, /\.Should(?:\w*)\(/g],
    skips: [
        /\[(?:Ignore|Explicit)\b/g,
        /\bSkip[ \t]*=[ \t]*"/g,
        /\bAssert\.(?:Ignore|Inconclusive|Skip|Pass)\b/g,
        /\bSkip\.(?:If|IfNot)\b/g,
        /\bEnvironment\.Exit\([ \t]*0[ \t]*\)/g,
    ],
    suppressions: [
        /#pragma[ \t]+warning[ \t]+disable\b/g,
        /#nullable[ \t]+disable\b/g,
        /\bSuppressMessage\b/g,
        /\bExcludeFromCodeCoverage\b/g,
        /\bNOSONAR\b/g,
    ],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/go.js

/** The testing package, testify, golangci-lint, staticcheck, gosec. */
const go = {
    name: 'Go',
    extensions: ['.go'],
    testNames: [/_test\.go$/],
    syntax: GO,
    cases: [/^func[ \t]+(?:\([^)\n]*\)[ \t]*)?(?:Test|Benchmark|Fuzz|Example)\w*/gm, /\b[tb]\.Run\(/g],
    assertions: [
        /\b(?:t|b|f|tb)\.(?:Errorf?|Fatalf?|Fail|FailNow)\(/g,
        /\b(?:assert|require)\.\w+\(/g,
        /\bcmp\.Diff\(/g,
    ],
    skips: [/\b(?:t|b|f|tb|s)\.(?:T\(\)\.)?(?:Skip|Skipf|SkipNow)\(/g, /\bos\.Exit\([ \t]*0[ \t]*\)/g],
    suppressions: [/\/\/[ \t]*nolint\b/g, /\/\/[ \t]*lint:(?:ignore|file-ignore)\b/g, /#nosec\b/g],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/javascript.js

/** Jest, Vitest, Mocha, Jasmine, AVA, tap, node:test, Playwright, Cypress. */
const javascript = {
    name: 'JavaScript',
    extensions: ['.js', '.jsx', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts', '.vue', '.svelte'],
    testNames: [/[._-](?:test|tests|spec|cy|e2e|test-d)\.[cm]?[jt]sx?$/i, /^tests?\.[cm]?[jt]sx?$/i],
    syntax: SCRIPT,
    cases: [/(?<![.\w$])[xf]?(?:it|test|specify)(?:\.\w+){0,4}[ \t]*[(`]/g],
    assertions: [
        /(?<![.\w$])(?:expect|assert|should)(?:\.\w+){0,3}[ \t]*\(/g,
        /\.should\b/g,
        /(?<![.\w$])t\.(?:is|not|deepEqual|equal|same|ok|notOk|true|false|throws|rejects|like|match|snapshot|pass|fail|assert)\b/g,
    ],
    skips: [
        /(?<![.\w$])(?:it|test|specify|describe|suite|context|bench)(?:\.\w+){0,2}\.(?:skip|only|todo|fixme|failing|fails|skipIf|runIf)\b/g,
        /(?<![.\w$])(?:xit|xtest|xspecify|xdescribe|xcontext|fit|fdescribe|fcontext|pending)(?=[ \t]*[(`.])/g,
        /(?<![.\w$])(?:t|this|context|ctx)\.(?:skip|todo)(?=[ \t]*\()/g,
        /\b(?:skip|todo|only)[ \t]*:[ \t]*(?:true\b|['"`])/g,
        /(?<![.\w$])process\.exit\((?:[ \t]*0[ \t]*)?\)/g,
    ],
    suppressions: [
        /\b(?:eslint|oxlint|tslint|stylelint)[-:]disable(?:-next-line|-line|:next-line)?\b/gi,
        /@ts-(?:ignore|nocheck|expect-error)\b/g,
        /\b(?:biome-ignore(?:-all|-start)?|deno-lint-ignore(?:-file)?)\b/g,
        /\b(?:istanbul|c8|v8)[ \t]+ignore\b/g,
        /\bnode:coverage[ \t]+(?:disable|ignore)\b/g,
        /\bStryker[ \t]+disable\b/g,
        /\$Flow(?:FixMe|Ignore|ExpectedError)\b/g,
    ],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/jvm.js

/** JUnit 4 and 5, TestNG, Kotest, Spock, ScalaTest; javac, SpotBugs, PMD, Checkstyle, Sonar. */
const jvm = {
    name: 'Java, Kotlin, Groovy and Scala',
    extensions: ['.java', '.kt', '.kts', '.groovy', '.scala'],
    testNames: [/(?:Tests?|TestCase|IT|Spec)\.(?:java|kt|groovy|scala)$/, /^Test[A-Z_]\w*\.(?:java|kt)$/],
    syntax: C_LIKE,
    cases: [/@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b/g],
    assertions: [
        /\bassert\w*[ \t]*\(/g,
        /\b(?:verify|fail|shouldThrow)[ \t]*[({]/g,
        /\bshould(?:Be|Not|Have|Throw|Contain)\w*/g,
    ],
    skips: [
        /@(?:Disabled\w*|Ignored?|EnabledIf\w*|EnabledOn\w*)\b/g,
        /\b(?:xit|xtest|xdescribe|xcontext|xshould)[ \t]*\(/g,
        /\benabled[ \t]*=[ \t]*false\b/g,
        /\bassum(?:e|ing)\w*[ \t]*\(/g,
        /\bexitProcess\([ \t]*0[ \t]*\)|\bSystem\.exit\([ \t]*0[ \t]*\)/g,
    ],
    suppressions: [
        /@(?:file:[ \t]*)?Suppress(?:Warnings|FBWarnings|Lint)?\b/g,
        /\bCHECKSTYLE:[ \t]*OFF\b/gi,
        /\bNO(?:PMD|SONAR)\b/g,
        /\/\/[ \t]*noinspection\b/g,
    ],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/php.js

/** PHPUnit, Pest; PHPStan, Psalm, PHP_CodeSniffer. */
const php = {
    name: 'PHP',
    extensions: ['.php', '.phpt'],
    testNames: [/(?:Test|Cest)\.php$/, /\.phpt$/],
    syntax: PHP,
    cases: [/\bfunction[ \t]+test\w*/gi, /#\[Test\b/g, /(?<![>:\w$])(?:it|test)[ \t]*\(/g],
    assertions: [
        /(?:\$this->|self::|static::|Assert::)(?:assert|expect|fail)\w*/g,
        /(?<![>:\w$])expect[ \t]*\(/g,
    ],
    skips: [
        /\bmarkTest(?:Skipped|Incomplete)\b/g,
        /->(?:skip|todo|only|skipOn\w+)[ \t]*\(/g,
        /(?<![>:\w$])(?:exit|die)(?:\([ \t]*0?[ \t]*\))?[ \t]*;/g,
    ],
    suppressions: [
        /@phpstan-ignore\w*(?:-\w+)*/g,
        /@psalm-suppress\b/g,
        /\bphpcs:(?:ignore|disable|ignoreFile)\b/g,
        /@codeCoverageIgnore\w*/g,
    ],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/python.js

/** pytest, unittest, nose; flake8, ruff, pylint, mypy, pyright, coverage.py, bandit. */
const python = {
    name: 'Python',
    extensions: ['.py', '.pyi'],
    testNames: [/^test_.*\.py$/, /^tests?\.py$/, /_tests?\.py$/, /^conftest\.py$/],
    syntax: PYTHON,
    cases: [/^[ \t]*(?:async[ \t]+)?def[ \t]+test\w*/gm, /\bpytest\.param[ \t]*\(/g],
    assertions: [
        /^[ \t]*assert\b/gm,
        /\bself\.(?:assert\w+|fail)[ \t]*\(/g,
        /\bpytest\.(?:raises|warns|fail)\b/g,
        /\.assert_\w+[ \t]*\(/g,
    ],
    skips: [
        /\bmark\.(?:skip|skipif|xfail)\b/g,
        /\bpytest\.(?:skip|xfail|importorskip|exit)\b/g,
        /\bunittest\.(?:skip|skipIf|skipUnless|expectedFailure|SkipTest)\b/g,
        /^[ \t]*@(?:skip|skipIf|skipUnless|expectedFailure)\b/gm,
        /\bself\.skipTest\b/g,
        /\b__test__[ \t]*=[ \t]*False\b/g,
        /\bcollect_ignore(?:_glob)?\b/g,
        /\b(?:sys\.exit|os\._exit)\((?:[ \t]*0[ \t]*)?\)/g,
    ],
    suppressions: [
        /#[ \t]*(?:flake8:[ \t]*|ruff:[ \t]*)?noqa\b/gi,
        /#[ \t]*type:[ \t]*ignore\b/g,
        /#[ \t]*pyright:[ \t]*(?:ignore|basic)\b/g,
        /#[ \t]*mypy:[ \t]*ignore-errors\b/g,
        /#[ \t]*pylint:[ \t]*(?:disable(?:-next)?|skip-file)\b/g,
        /#[ \t]*pragma:[ \t]*no (?:cover|branch|mutate)\b/gi,
        /#[ \t]*nosec\b/g,
    ],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/ruby.js

/** RSpec, Minitest, test-unit; RuboCop, Standard, SimpleCov. */
const ruby = {
    name: 'Ruby',
    extensions: ['.rb', '.rake'],
    testNames: [/_(?:spec|test)\.rb$/, /^test_.*\.rb$/, /^(?:spec|test|rails)_helper\.rb$/],
    syntax: RUBY,
    cases: [
        /^[ \t]*[xf]?(?:it|specify|example|scenario)\b(?![ \t]*[.=])/gm,
        /^[ \t]*def[ \t]+test_\w+/gm,
        /^[ \t]*test[ \t]+['"]/gm,
    ],
    assertions: [
        /(?<![.\w])expect[ \t]*[({]/g,
        /(?<![.\w])(?:assert|refute)\w*/g,
        /\.(?:must|wont)_\w+/g,
        /\.should\b/g,
        /\bis_expected\b/g,
    ],
    skips: [
        /^[ \t]*(?:xit|xdescribe|xcontext|xspecify|xexample|xscenario|fit|fdescribe|fcontext|fspecify|fexample)\b/gm,
        /^[ \t]*(?:pending|skip|omit|pend)\b/gm,
        /(?<=,)[ \t]*:(?:skip|pending|focus)\b/g,
        /\b(?:skip|pending|focus):[ \t]*(?:true\b|['"])/g,
        /\bexit!?\([ \t]*(?:0|true)?[ \t]*\)|^[ \t]*exit!?(?:[ \t]+0)?[ \t]*$/gm,
    ],
    suppressions: [
        /#[ \t]*(?:rubocop|standard):(?:disable|todo)\b/g,
        /#[ \t]*:nocov:/g,
        /#[ \t]*typed:[ \t]*ignore\b/g,
    ],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/rust.js

/** The built-in harness and what is made like it (tokio, rstest, proptest); rustc's and clippy's lints. */
const rust = {
    name: 'Rust',
    extensions: ['.rs'],
    testNames: [/^tests?\.rs$/, /_tests?\.rs$/],
    syntax: RUST,
    cases: [/#\[(?:\w+::)*(?:test|bench|rstest|test_case|case)\b/g],
    assertions: [/\b(?:debug_)?assert\w*!/g, /\bprop_assert\w*!/g, /\bpanic!/g],
    skips: [
        /#\[ignore\b/g,
        /#\[should_panic\b/g,
        /#!?\[cfg\([ \t]*(?:any\([ \t]*\)|not\([ \t]*test[ \t]*\))/g,
        /#\[cfg_attr\([^\n]{0,200}\bignore\b/g,
        /\bprocess::exit\([ \t]*0[ \t]*\)/g,
    ],
    suppressions: [/#!?\[(?:allow|expect)\(/g, /#!?\[coverage\([ \t]*off\b/g],
    inlineTests: /#\[cfg\(test\)\]/,
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/languages.js









/** Another language is a file like these and a row here. */
const LANGUAGES = [javascript, python, go, rust, jvm, ruby, csharp, php, cFamily];
const BY_EXTENSION = new Map(LANGUAGES.flatMap((language) => language.extensions.map((extension) => [extension, language])));
/** The language of a source file, by its ending; null for everything else. */
function languageOf(path) {
    const dot = path.lastIndexOf('.');
    return (dot === -1 ? undefined : BY_EXTENSION.get(path.slice(dot).toLowerCase())) ?? null;
}

;// CONCATENATED MODULE: ./build/gates/protection/new-marks.js


/** Of one file, so many marks are told: more of them say nothing new. */
const MOST_MARKS = 50;
/**
 * Marks of which there are more than before, one finding each. Counted by their spelling, so that a mark that
 * only moved within its file, or stands on a line that was edited, is none.
 */
function newMarks(search) {
    const { rule, path, patterns, wholeBefore, wholeAfter } = search;
    const had = grouped(matchesIn(search.before, patterns));
    const has = grouped(matchesIn(search.after, patterns));
    const fresh = new Set(linesNotIn(wholeAfter, wholeBefore).map(({ line }) => line));
    const gone = linesNotIn(wholeBefore, wholeAfter);
    const lines = wholeAfter.split('\n');
    const more = [...has].flatMap(([mark, places]) => {
        const count = Math.max(0, places.length - (had.get(mark)?.length ?? 0));
        const likely = places.toSorted((a, b) => Number(fresh.has(b.line)) - Number(fresh.has(a.line)));
        return likely.slice(0, count);
    });
    return more.slice(0, MOST_MARKS).map(({ text: mark, line }) => {
        const text = lines[line - 1] ?? '';
        const was = withoutMark(text, mark, gone);
        return {
            rule,
            path,
            line,
            was: was === null ? 'not there' : `"${excerpt(was)}"`,
            is: `"${excerpt(text)}"`,
        };
    });
}
function grouped(places) {
    const groups = new Map();
    for (const place of places) {
        const group = groups.get(place.text);
        if (group === undefined)
            groups.set(place.text, [place]);
        else
            group.push(place);
    }
    return groups;
}
/** The line as it was before the mark was put on it: what is left without mark and punctuation is the same. */
function withoutMark(line, mark, gone) {
    const [head = ''] = /^\w+/.exec(mark.replace(/^[xf](?=it|test|describe|context|spec)/, '')) ?? [];
    const rests = [line.replace(mark, ''), line.replace(mark, head)].map(letters);
    return gone.find(({ text }) => rests.includes(letters(text)))?.text ?? null;
}
function letters(text) {
    return text.replace(/[^\p{L}\p{N}]/gu, '');
}

;// CONCATENATED MODULE: ./build/gates/protection/code-only.js
/** The text with blanks for all that never runs. Lines and columns stay where they are. */
function codeOnly(text, { syntax }) {
    return text.replace(syntax, (whole, ...rest) => {
        const groups = rest.at(-1);
        if (typeof groups !== 'object' || groups === null)
            return whole;
        const { gone, inside } = groups;
        if (gone !== undefined)
            return blank(gone);
        return inside?.includes('\n') ? whole.replace(inside, () => blank(inside)) : whole;
    });
}
function blank(text) {
    return text.replace(/[^\n]/g, ' ');
}

;// CONCATENATED MODULE: ./build/gates/protection/test-path.js

/** Folders of tests and of what they compare with, by the conventions of all the runners. */
const TEST_FOLDERS = new Set([
    'test',
    'tests',
    '__tests__',
    '__snapshots__',
    '__mocks__',
    'testdata',
    'e2e',
    'cypress',
    'androidtest',
]);
/** These hold other documents too: only their source files are tests. */
const SPEC_FOLDERS = new Set(['spec', 'specs', 'features', 'integrationtest', 'testing']);
/** A .NET project of tests: `Shop.Tests/`. */
const TEST_PROJECT = /[.-]tests?$/;
/** What is made or fetched, not written: nobody's test, nobody's code. */
const NOT_OURS = /(?:^|\/)(?:node_modules|bower_components|vendor|third_party|dist|build|out|target|\.venv|venv)\/|\.min\.[cm]?js$|(?:_generated\.|\.generated\.|\.pb\.)/i;
const PROSE = /\.(?:md|markdown|rst|adoc)$|(?:^|\/)(?:LICENSE|README)[^/]*$/i;
function isGenerated(path) {
    return NOT_OURS.test(path);
}
/** Whether a path is a test, or data of one, by the conventions of its language's runners. */
function isTestPath(path) {
    if (isGenerated(path) || PROSE.test(path))
        return false;
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    const language = languageOf(name);
    if (language?.testNames.some((pattern) => pattern.test(name)))
        return true;
    return parts.some((part) => {
        const folder = part.toLowerCase();
        if (TEST_FOLDERS.has(folder) || (TEST_PROJECT.test(folder) && language !== null))
            return true;
        return SPEC_FOLDERS.has(folder) && language !== null;
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/test-count.js




const NO_TESTS = { cases: 0, assertions: 0 };
/** What of a file is test code, without its comments: all of a test, the test module of a source file, or nothing. */
function testCode(path, text) {
    const language = languageOf(path);
    if (language === null || text === null)
        return '';
    const code = codeOnly(text, language);
    if (isTestPath(path))
        return code;
    const from = language.inlineTests === undefined ? -1 : code.search(language.inlineTests);
    return from === -1 ? '' : code.slice(0, from).replace(/[^\n]/g, ' ') + code.slice(from);
}
/** Test cases and assertions in a file, counted by their spelling. */
function countTests(path, text) {
    const language = languageOf(path);
    const code = testCode(path, text);
    if (language === null || code === '')
        return NO_TESTS;
    return { cases: countIn(code, language.cases), assertions: countIn(code, language.assertions) };
}
function sumOf(counts) {
    return counts.reduce((sum, each) => ({ cases: sum.cases + each.cases, assertions: sum.assertions + each.assertions }), NO_TESTS);
}
/** `3 tests, 1 assertion`. */
function wordsFor({ cases, assertions }) {
    const word = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
    return `${word(cases, 'test')}, ${word(assertions, 'assertion')}`;
}

;// CONCATENATED MODULE: ./build/gates/protection/marks.js




/** Marks in one file that keep tests from running, or silence a checker. `from` is the file it was moved from. */
function markFindings(file, from) {
    const { path, after } = file;
    const language = languageOf(path);
    if (language === null || after === null || isGenerated(path))
        return [];
    const old = from ?? file;
    const wholeBefore = old.before ?? '';
    const whole = { path, wholeBefore, wholeAfter: after };
    return [
        ...newMarks({
            ...whole,
            rule: 'skip_mark',
            patterns: language.skips,
            before: testCode(old.path, wholeBefore),
            after: testCode(path, after),
        }),
        ...newMarks({
            ...whole,
            rule: 'suppression',
            patterns: language.suppressions,
            before: wholeBefore,
            after,
        }),
    ];
}

;// CONCATENATED MODULE: ./build/gates/protection/moves.js


/** A file is the same one in a new place if this share of its lines came along, as git's renames have it. */
const SAME_FROM = 0.5;
/** Beyond so many pairs only files of the same name are compared: each comparison reads both. */
const MOST_PAIRS = 100;
/** Pairs deleted tests with added files: by the same content first, then by most of the lines. */
function movesOf(files) {
    const gone = files.filter(({ path, status }) => status === 'deleted' && isTestPath(path));
    const free = new Set(files.filter(({ status }) => status === 'added'));
    const moves = [];
    const byName = gone.length * free.size > MOST_PAIRS;
    const similar = (from, to) => (!byName || moves_nameOf(from) === moves_nameOf(to)) && mostlyTheSame(from, to);
    for (const alike of [sameContent, similar]) {
        for (const from of gone) {
            if (moves.some((move) => move.from === from))
                continue;
            const to = [...free].find((file) => alike(from, file));
            if (to === undefined)
                continue;
            free.delete(to);
            moves.push({ from, to });
        }
    }
    return moves;
}
function moves_nameOf({ path }) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function sameContent(from, to) {
    return from.oldOid !== null && from.oldOid === to.newOid;
}
function mostlyTheSame({ before }, { path, after }) {
    if (before === null || after === null || !isTestPath(path))
        return false;
    const all = before.split('\n').filter((line) => line.trim() !== '').length;
    return all > 0 && linesNotIn(before, after).length <= all * (1 - SAME_FROM);
}

;// CONCATENATED MODULE: ./build/gates/protection/tests-changed.js




/**
 * Tests that were deleted, moved, thinned out or altered. Adding to a test takes nothing away and is none. A file
 * that lost tests which others gained (a test file split in two) is altered, not thinned out.
 */
function testChanges(files, moves) {
    const fewer = thinned(files);
    const moved = new Map(moves.map(({ from, to }) => [from, to]));
    return files.flatMap((file) => {
        const to = moved.get(file);
        if (to !== undefined)
            return movedTo(file, to, fewer);
        const found = changeOf(file, fewer);
        return found === null ? [] : [found];
    });
}
/** A moved test is compared with what it was in its old place. */
function movedTo(from, to, fewer) {
    const { path } = to;
    const moved = { rule: 'test_moved', path, line: null, was: excerpt(from.path) };
    if (!isTestPath(path))
        return [{ ...moved, is: `${excerpt(path)}, a name that no test runner looks for` }];
    const found = changeOf({ ...to, status: 'modified', before: from.before }, fewer);
    return [{ ...moved, is: excerpt(path) }, ...(found === null ? [] : [found])];
}
/** Whether the change as a whole leaves fewer tests, or fewer assertions, than there were. */
function thinned(files) {
    const before = sumOf(files.map(({ path, before: text }) => countTests(path, text)));
    const after = sumOf(files.map(({ path, after: text }) => countTests(path, text)));
    return (was, is) => (is.cases < was.cases && after.cases < before.cases) ||
        (is.assertions < was.assertions && after.assertions < before.assertions);
}
function changeOf(file, fewer) {
    const { path, status, before, after } = file;
    if (status === 'added')
        return null;
    const was = countTests(path, before);
    if (status === 'deleted') {
        return isTestPath(path)
            ? { rule: 'test_deleted', path, line: null, was: wordsFor(was), is: 'no such file' }
            : null;
    }
    const is = countTests(path, after);
    if (before !== null && after !== null && fewer(was, is)) {
        return { rule: 'fewer_tests', path, line: null, was: wordsFor(was), is: wordsFor(is) };
    }
    return isTestPath(path) ? altered(file) : null;
}
function altered({ path, status, before, after, linesRemoved, binary }) {
    if (status === 'type_changed') {
        return { rule: 'test_changed', path, line: null, was: 'a regular file', is: 'something else' };
    }
    if (before === null || after === null) {
        if (linesRemoved === 0 && !binary)
            return null;
        const is = binary ? 'other content' : `${linesRemoved} lines less`;
        return { rule: 'test_changed', path, line: null, was: 'as at the start', is };
    }
    const [first, ...others] = linesNotIn(before, after);
    if (first === undefined)
        return null;
    const [now] = linesNotIn(after, before);
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return {
        rule: 'test_changed',
        path,
        line: now?.line ?? first.line,
        was: `"${excerpt(first.text)}"${more}`,
        is: now === undefined ? 'gone' : `"${excerpt(now.text)}"`,
    };
}

;// CONCATENATED MODULE: ./build/gates/protection/thresholds.js


const NUMBER = String.raw `(?<value>-?\d{1,9}(?:\.\d{1,9})?)`;
function threshold(key, between, looser, within) {
    const source = `(?<![\\w])(?<key>${key})${between}${NUMBER}`;
    const made = { pattern: new RegExp(source, 'g'), once: new RegExp(source), looser };
    return within === undefined ? made : { ...made, within };
}
const ASSIGNED = String.raw `["']?[ \t]*[:=][ \t]*["']?`;
const THRESHOLDS = [
    // Jest, Vitest, nyc, c8, Karma: also `check-coverage` and its flags.
    threshold('branches|functions|lines|statements|perFile', ASSIGNED, 'lower', /threshold|check-coverage|checkCoverage|all-files/i),
    threshold('--(?:coverage\\.(?:thresholds\\.)?)?(?:branches|functions|lines|statements)', '[= \\t]+', 'lower'),
    threshold('--test-coverage-(?:branches|functions|lines)', '[= \\t]+', 'lower'),
    // coverage.py, pytest-cov, interrogate, pylint.
    threshold('fail[_-]under|--cov-fail-under|--fail-under', `(?:${ASSIGNED}|[ \\t]+)`, 'lower'),
    // SimpleCov.
    threshold('minimum_coverage(?:_by_file)?', String.raw `[ (]*(?:\{?[ ]*(?:line|branch):)?[ ]*`, 'lower'),
    threshold('maximum_coverage_drop', '[ (]*', 'higher'),
    // PHPUnit, Pest, Infection, go-test-coverage, tarpaulin, cargo-llvm-cov.
    threshold('--min(?:-msi|-covered-msi)?|min(?:Covered)?Msi', `(?:${ASSIGNED}|[ \\t]+)`, 'lower'),
    threshold('--fail-under-(?:lines|functions|regions)', '[= \\t]+', 'lower'),
    // JaCoCo in Gradle and Maven, Kover.
    threshold('minimum|minValue|minBound', `(?:${ASSIGNED}|\\()`, 'lower', /jacoco|kover|coverage/i),
    threshold('<minimum>', '', 'lower', /jacoco/i),
    // Coverlet in .NET.
    threshold('<Threshold>|/p:Threshold=|-p:Threshold=', '', 'lower'),
    // Codecov.
    threshold('target', ASSIGNED, 'lower', /coverage/i),
    threshold('threshold', ASSIGNED, 'higher', /codecov|coverage:\s/i),
    // Stryker.
    threshold('break', ASSIGNED, 'lower', /thresholds/i),
    // ESLint, stylelint, and complexity limits of linters.
    threshold('--max-warnings', '[= \\t]+', 'higher'),
    threshold('max[-_](?:complexity|line[-_]length|lines|depth|params|statements)', ASSIGNED, 'higher'),
    // Repeats until a flaky test is green.
    threshold('retryTimes', '\\(', 'higher'),
    threshold('--(?:retries|reruns|retry)', '[= \\t]+', 'higher'),
];
/** Thresholds that are looser than before, or gone. The texts are configuration or scripts, not code. */
function loosenedThresholds(path, before, after) {
    return THRESHOLDS.flatMap((each) => {
        if (each.within !== undefined && !each.within.test(before))
            return [];
        const was = settingsIn(before, each);
        const is = settingsIn(after ?? '', each);
        return [...was].flatMap(([key, old]) => {
            const now = is.get(key) ?? [];
            return old.flatMap((setting, index) => {
                const found = compare(setting, now[index], each.looser);
                return found === null ? [] : [{ rule: 'threshold', path, ...found }];
            });
        });
    });
}
function compare(was, is, looser) {
    if (is === undefined)
        return { line: was.line, was: was.text, is: 'gone' };
    const loosened = looser === 'lower' ? is.value < was.value : is.value > was.value;
    return loosened ? { line: is.line, was: was.text, is: is.text } : null;
}
/** The values of each key, strictest first, so that order in the file does not matter. */
function settingsIn(text, { pattern, once, looser }) {
    const settings = new Map();
    for (const place of matchesIn(text, [pattern])) {
        const { key = '', value = '' } = once.exec(place.text)?.groups ?? {};
        const setting = { value: Number(value), line: place.line, text: excerpt(place.text) };
        const list = settings.get(key);
        if (list === undefined)
            settings.set(key, [setting]);
        else
            list.push(setting);
    }
    const strictest = looser === 'lower' ? -1 : 1;
    for (const list of settings.values())
        list.sort((a, b) => strictest * (a.value - b.value));
    return settings;
}

;// CONCATENATED MODULE: ./build/gates/protection/threshold-places.js





/** Kinds of file that hold flags and settings of tools, and helpers that set them up. */
const HOLDS_SETTINGS = /\.(?:sh|bash|zsh|ps1|bat|cmd|ya?ml|toml|ini|cfg|xml|gradle|kts|properties|csproj|props|targets|mk|rake)$|(?:^|\/)(?:Rakefile|(?:spec|test|rails)_helper\.rb|conftest\.py|noxfile\.py)$/;
/** Loosened thresholds in a file that may hold some. */
function thresholdFindings({ path, before, after }) {
    if (before === null || isGenerated(path))
        return [];
    const holds = HOLDS_SETTINGS.test(path) ||
        isPackageFile(path) ||
        isMakefile(path) ||
        countingSections(path) !== null ||
        isGateConfiguration(path, [before, after]);
    return holds ? loosenedThresholds(path, before, after) : [];
}

;// CONCATENATED MODULE: ./build/gates/protection/look.js











/**
 * Everything in a change that could make tests and checks mean less than before: by fixed rules over paths and
 * texts, so that the same change always gives the same findings. It does not judge: a task may ask for all of it.
 * Sorted by path and line, each finding once.
 */
function lookForBending(evidence) {
    const { files } = evidence;
    const reach = reachOf(evidence);
    const moves = movesOf(files);
    const origins = new Map(moves.map(({ from, to }) => [to, from]));
    const found = [
        ...testChanges(files, moves),
        ...files.flatMap((file) => [
            ...markFindings(file, origins.get(file)),
            ...definitionFindings(file, reach),
            ...configurationFindings(file),
            ...thresholdFindings(file),
            ...ignoredFailures(file, reach),
            ...unread(file, reach),
        ]),
    ];
    return found.toSorted((a, b) => look_compare(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0));
}
/** What could not be read may hold anything. Of ordinary sources nothing is said: large ones are mostly made. */
function unread({ path, unread: why }, reach) {
    if (why === null)
        return [];
    const matters = isTestPath(path) ||
        isPackageFile(path) ||
        isMakefile(path) ||
        isGateConfiguration(path, []) ||
        countingSections(path) !== null ||
        reach.runs(path);
    return matters ? [{ rule: 'not_looked_at', path, line: null, was: 'to be read', is: why }] : [];
}
function look_compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./build/gates/run-gates.js

/** ms that a gate without a limit of its own gets where the run has none either: a day. */
const LONGEST = 24 * 60 * 60_000;
/** Exit codes by which a shell says that it could not run the command (POSIX, 2.8.2). */
const COULD_NOT_RUN = new Set([126, 127]);
function timeoutOf(gate, run) {
    const own = gate.timeout === 0 ? LONGEST : gate.timeout;
    return run.deadline === null ? own : Math.min(own, run.deadline - run.clock.monotonic());
}
function unrun(why) {
    return {
        exitCode: null,
        signal: null,
        timedOut: false,
        startError: why,
        output: '',
        droppedBytes: 0,
        durationMs: 0,
    };
}
async function observe(gate, run) {
    if (run.signal.aborted)
        return unrun('not run: the run was cancelled');
    const timeoutMs = timeoutOf(gate, run);
    if (timeoutMs <= 0)
        return unrun('not run: the time limit of the run was reached');
    return await run.shell.run({
        script: gate.command,
        who: 'gate',
        gate: { name: gate.name, phase: run.phase },
        pipefail: true,
        cwd: gate.working_dir,
        timeoutMs,
        signal: run.signal,
        env: gate.env,
        ...(gate.network === undefined ? {} : { network: gate.network }),
        ...(run.readOnly === undefined ? {} : { readOnly: run.readOnly }),
    });
}
/** By exit code alone: what a gate prints never decides (DECISIONS D16). */
function statusOf(result) {
    if (result.startError !== undefined || result.timedOut || result.exitCode === null)
        return 'error';
    if (COULD_NOT_RUN.has(result.exitCode))
        return 'error';
    return result.exitCode === 0 ? 'passed' : 'failed';
}
function outputOf(result) {
    if (result.startError === undefined)
        return result.output;
    return result.output === '' ? result.startError : `${result.output}\n${result.startError}`;
}
/** Who ended it, where it did not end by itself. */
function endedBy(result, run) {
    if (result.startError !== undefined || result.exitCode !== null || result.timedOut)
        return {};
    return run.signal.aborted ? { cutOff: true } : { killedBy: result.signal ?? 'SIGKILL' };
}
/** Its place tells gates apart whose names are the same, or differ in what no file name has. */
function save(gate, result, run) {
    if (result.whole === undefined || run.saveOutput === undefined)
        return null;
    const words = gate.name
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 40);
    const round = run.phase === 'baseline' ? 'before' : `attempt-${attemptOf(gate, run.earlier)}`;
    const parts = ['gate', String(run.gates.indexOf(gate) + 1), words, round].filter((part) => part !== '');
    return run.saveOutput(parts.join('-'), result.whole);
}
function resultOf(gate, result, run) {
    const status = statusOf(result);
    const outputFile = save(gate, result, run);
    const named = { name: gate.name, command: gate.command };
    return {
        ...named,
        required: gate.required,
        status,
        exitCode: result.exitCode,
        timedOut: result.timedOut,
        ...endedBy(result, run),
        durationMs: result.durationMs,
        output: outputOf(result),
        ...(outputFile === null ? {} : { outputFile }),
        wasRed: run.phase === 'baseline' ? status !== 'passed' : wasRed(named, run.baseline),
        attempt: attemptOf(named, run.earlier),
    };
}
/**
 * Runs the gates one after the other, in the order of the settings, all of them even when one is red, so that
 * the report is complete. One that could not run (cancelled, out of time, no such program) is red: `error`.
 * The baseline leaves out those with `baseline: off`. Never throws.
 */
async function runGates(run) {
    const results = [];
    for (const gate of run.gates) {
        if (run.phase === 'baseline' && gate.baseline === 'off')
            continue;
        const result = resultOf(gate, await observe(gate, run), run);
        results.push(result);
        run.emit({ type: 'gate_finished', phase: run.phase, gate: result });
    }
    return results;
}

;// CONCATENATED MODULE: ./build/gates/gates.js
/** The room's door: the user's commands, observed, never claimed. */









/***/ }),

/***/ 90837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Budget)
/* harmony export */ });
/* harmony import */ var _constraints_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77710);

const PER_MILLION = 1_000_000;
/** What the run has used of tokens, money and turns. Time is the clock's. */
class Budget {
    #limits;
    #price;
    #costOf;
    turns = 0;
    tokensUsed = 0;
    estimated = false;
    #cost = 0;
    /** Something was used that has no price. */
    #unpriced = false;
    constructor(limits, price, costOf) {
        this.#limits = limits;
        this.#price = price;
        this.#costOf = costOf;
    }
    /** USD; null where no price is known, or something was used that has none. */
    get costUsd() {
        return this.#price === null || this.#unpriced ? null : this.#cost;
    }
    /** From now on another model answers, at this price. */
    switchTo(price) {
        this.#price = price;
    }
    /** Whether tokens and money are left for a prompt of this size and the least of an answer. */
    fits(nextInput) {
        if (this.tokensUsed + nextInput + _constraints_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_OUTPUT */ .M > this.#limits.maxTokens)
            return false;
        return this.#cost + (this.#leastCost(nextInput) ?? 0) <= this.#limits.maxCostUsd;
    }
    facts(nextInput, elapsedMs, landingMs) {
        const { turns, tokensUsed, costUsd } = this;
        const nextCostUsd = this.#leastCost(nextInput);
        return { phase: 'budget', turns, tokensUsed, costUsd, elapsedMs, landingMs, nextInput, nextCostUsd };
    }
    /** The cap on the next answer, lowered to what the token and cost limits leave (DECISIONS D10). */
    outputCap(nextInput) {
        const tokensLeft = this.#limits.maxTokens - this.tokensUsed - nextInput;
        return Math.max(_constraints_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_OUTPUT */ .M, Math.floor(Math.min(this.#limits.maxOutputTokens, tokensLeft, this.#affordable(nextInput))));
    }
    /** Whether calls that read and write so many tokens fit into what is left. */
    affords(input, output) {
        const { maxTokens, maxCostUsd } = this.#limits;
        if (this.tokensUsed + input + output > maxTokens)
            return false;
        if (this.#price === null)
            return true;
        return this.#cost + (input * this.#price.input + output * this.#price.output) / PER_MILLION <= maxCostUsd;
    }
    /** Books a turn's reply; returns its cost in USD where the price is known. */
    spend(reply) {
        this.turns += 1;
        return this.book(reply.usage);
    }
    /** Books what answers cost that are no turn's, such as those that broke off: tokens and money. */
    book(usage) {
        this.tokensUsed += usage.input + usage.output;
        this.estimated ||= usage.estimated;
        if (this.#price === null) {
            this.#unpriced = true;
            return null;
        }
        const cost = this.#costOf(usage, this.#price);
        this.#cost += cost;
        return cost;
    }
    /** A cache may make the prompt cheaper than its price as input, but nobody knows that beforehand. */
    #leastCost(nextInput) {
        if (this.#price === null)
            return null;
        if (nextInput === 0)
            return 0;
        return (nextInput * this.#price.input + _constraints_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .LEAST_OUTPUT */ .M * this.#price.output) / PER_MILLION;
    }
    #affordable(nextInput) {
        if (this.#price === null || this.#price.output === 0)
            return Number.POSITIVE_INFINITY;
        const left = this.#limits.maxCostUsd - this.#cost - (nextInput * this.#price.input) / PER_MILLION;
        return (left / this.#price.output) * PER_MILLION;
    }
}


/***/ }),

/***/ 60540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ commandSetting),
/* harmony export */   o: () => (/* binding */ gatesOf)
/* harmony export */ });
/* harmony import */ var _core_controlled_edit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78159);

/** ms. Where a run has no limit, a build that hangs must end all the same. */
const LONGEST_BUILD = 60 * 60 * 1000;
/** Controlled-edit builds first, and nothing goes back to the agent for a repair (DECISIONS D5). */
function gatesOf({ mode, quality_gates, controlled_edit, constraints, }) {
    if (mode !== 'controlled-edit')
        return quality_gates;
    const gates = quality_gates.map((gate) => ({ ...gate, max_retries: 0 }));
    return [buildGate(controlled_edit.build, constraints.timeout), ...gates];
}
/** The build of controlled-edit as a gate: required, asked once, after the edit ("Controlled Edit Mode v1", 1). */
function buildGate(command, runTimeoutMs) {
    return {
        name: _core_controlled_edit_js__WEBPACK_IMPORTED_MODULE_0__/* .BUILD_GATE */ .d,
        command,
        required: true,
        timeout: runTimeoutMs > 0 ? runTimeoutMs : LONGEST_BUILD,
        max_retries: 0,
        baseline: 'off',
        env: {},
        working_dir: '',
    };
}
/** The setting that holds the command of a gate of `gatesOf`, by its place there. */
function commandSetting({ mode }, index) {
    if (mode !== 'controlled-edit')
        return `quality_gates[${index}].command`;
    return index === 0 ? 'controlled_edit.build' : `quality_gates[${index - 1}].command`;
}


/***/ }),

/***/ 86171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ causeOf)
/* harmony export */ });
/* harmony import */ var _adapters_system_trouble_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88046);
/* harmony import */ var _core_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97951);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);




/**
 * What was thrown, as a cause. What the user can fix says so itself, and so does trouble of the disk, the
 * system or git. Anything else is ours to fix, and becomes `failure` with its words kept.
 */
function causeOf(error, cancelled) {
    if (cancelled)
        return { kind: 'failure', reason: 'cancelled' };
    if (error instanceof _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U)
        return error.why;
    if (error instanceof _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .ModelError */ .m)
        return { kind: 'failure', reason: error.message };
    const reason = (0,_adapters_system_trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .systemTrouble */ .L)(error) ?? `the harness failed, which is a defect of it: ${(0,_core_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error)}`;
    return { kind: 'failure', reason };
}


/***/ }),

/***/ 87612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ checkCommit)
});

// EXTERNAL MODULE: ./build/adapters/secret-scan/detect.js + 6 modules
var detect = __webpack_require__(42893);
;// CONCATENATED MODULE: ./build/adapters/secret-scan/sheet.js
function layOut(rows) {
    const pieces = [];
    const starts = [];
    const owners = [];
    let at = 0;
    for (const row of rows) {
        for (const piece of readings(row.text)) {
            pieces.push(piece);
            starts.push(at);
            owners.push(row);
            at += piece.length + 1;
        }
    }
    return { text: pieces.join('\n'), rowAt: (index) => owners[lastAtOrBefore(starts, index)] };
}
/** NUL bytes between letters are UTF-16, and elsewhere they part what stands beside them: both are looked at. */
function readings(text) {
    return text.includes('\0') ? [text.replaceAll('\0', ''), text.replaceAll('\0', ' ')] : [text];
}
/** Place of the last start that is not after `index`; the starts ascend. */
function lastAtOrBefore(starts, index) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/adapters/secret-scan/scan.js


const KNOWN = 'a secret that this run was given';
/** Looks through the lines that a commit would add, the paths it touches and its message. One finding a place. */
function scanCommit({ additions, message, holdsKnown }) {
    const rows = rowsOf(additions, message);
    const sheet = layOut(rows);
    const found = new Map();
    const note = (row, kind, parts) => {
        const known = found.get(row);
        const finding = known?.finding ?? { path: row.path, line: row.line, kind };
        found.set(row, { finding, parts: [...(known?.parts ?? []), ...parts] });
    };
    for (const row of knownRows(rows, sheet.text, holdsKnown))
        note(row, KNOWN, []);
    for (const { index, kind, parts } of fresh((0,detect/* detectSecrets */.N)(sheet.text), additions)) {
        const row = sheet.rowAt(index);
        if (row !== undefined)
            note(row, kind, parts);
    }
    return rows.flatMap((row) => found.get(row) ?? []);
}
function rowsOf(additions, message) {
    const rows = [{ path: null, line: null, text: message }];
    for (const { path, lines } of additions) {
        // A path that only goes is in the history already.
        if (lines.length > 0)
            rows.push({ path, line: null, text: path });
        for (const { number, text } of lines)
            rows.push({ path, line: number, text });
    }
    return rows;
}
/** What a commit takes away is in the history already: a file was moved, or a line mended around it. */
function fresh(matches, additions) {
    if (matches.length === 0)
        return matches;
    const before = additions.flatMap(({ removed }) => removed).join('\n');
    return matches.filter(({ value }) => !before.includes(value));
}
/** White space and what joins strings in code: a value can be cut over several lines by them. */
const JOINTS = /[\s\0\\"'`+,]+/g;
/** Rows that hold a value of this run. One that is cut over several lines is told at the first of its file. */
function knownRows(rows, text, holdsKnown) {
    const holding = holdsKnown(text) ? rows.filter((row) => holdsKnown(row.text.replaceAll('\0', ''))) : [];
    if (holding.length > 0 || !holdsKnown(text.replace(JOINTS, '')))
        return holding;
    const paths = [...new Set(rows.map(({ path }) => path))];
    return paths.flatMap((path) => {
        const lines = rows.filter((row) => row.path === path);
        if (!holdsKnown(lines.map((row) => row.text.replace(JOINTS, '')).join('')))
            return [];
        return lines.find(({ line }) => line !== null) ?? lines[0] ?? [];
    });
}

// EXTERNAL MODULE: ./build/constraints/rate.js
var rate = __webpack_require__(52601);
// EXTERNAL MODULE: ./build/core/leads-out.js
var leads_out = __webpack_require__(42348);
;// CONCATENATED MODULE: ./build/delivery/links-out.js

const LINK = '120000';
/** Of the links that are to be committed, those that are absolute or lead out of the repository by their words. */
function linksOut(changes, additions) {
    const made = new Set(changes.filter(({ newMode }) => newMode === LINK).map(({ path }) => path));
    return additions.flatMap(({ path, lines }) => {
        if (!made.has(path))
            return [];
        const target = lines.map(({ text }) => text).join('\n');
        return (0,leads_out/* leadsOut */.q)(path, target) ? [{ path, target }] : [];
    });
}

// EXTERNAL MODULE: ./build/run/pace.js
var pace = __webpack_require__(30383);
// EXTERNAL MODULE: ./build/run/patience.js
var patience = __webpack_require__(26367);
// EXTERNAL MODULE: ./build/run/position.js
var position = __webpack_require__(48027);
// EXTERNAL MODULE: ./build/run/trusted-commit.js
var trusted_commit = __webpack_require__(95667);
;// CONCATENATED MODULE: ./build/run/commit-check.js







/**
 * Makes the tree of the commit and judges what it would add to the history: the very bytes, not what tools said
 * of them. Throws StopRun(delivery) where there can be no such tree.
 */
async function checkCommit(crew, changes) {
    const { repository, referee, budget, desk } = crew;
    const { clock } = desk.around;
    const tree = await repository.acceptedTree(changes);
    const [additions, commit] = await Promise.all([
        repository.additions(tree),
        commitFacts(crew, tree, changes),
    ]);
    const { commit_message: message } = desk.request.settings.git;
    const found = scanCommit({ additions, message, holdsKnown: desk.holdsSecret });
    for (const { finding, parts } of found)
        desk.redactor.hide({ kind: finding.kind, parts, place: placeOf(finding) });
    const secrets = found.map(({ finding }) => finding);
    const facts = { phase: 'commit', secrets, linksOut: linksOut(changes, additions), ...commit };
    // What is committed was completed, or is to be a draft: no other tool has a part in it.
    const occasion = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' };
    const askedAt = clock.monotonic();
    const verdict = await (0,patience/* askPatiently */.E)(() => {
        const ages = (0,pace/* aged */.c5)(facts.ages, clock.monotonic() - askedAt);
        return referee.consult({ ...facts, ages }, occasion, () => changes);
    }, { clock, signal: desk.stopwatch.landing });
    if (verdict.stands)
        return { tree, refused: null };
    return { tree: null, refused: referee.stop ?? { kind: 'violation', reason: verdict.reason } };
}
function placeOf({ path, line }) {
    return path === null ? 'the commit message' : `${path}${line === null ? '' : `:${line}`}`;
}
/** What the limits on a commit look at: nothing where the run makes none. */
async function commitFacts(crew, tree, changes) {
    const { repository, desk, facts, heartbeat } = crew;
    const { git, constraints } = desk.request.settings;
    if (!git.auto_commit)
        return { changes: [], ages: [], main: null };
    const now = desk.around.clock.now();
    const place = await repository.landingPlace((0,position/* commitBranch */.OE)(desk.request), now - rate/* MINUTE_MS */.k);
    const ages = (0,pace/* agesOf */.Oe)(place.ours, now);
    const mainBranch = desk.request.forge?.mainBranch ?? place.mainBranch;
    if (place.branch === null || place.branch !== mainBranch)
        return { changes, ages, main: null };
    const { mainFacts } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9334)]).then(__webpack_require__.bind(__webpack_require__, 49334));
    const main = await mainFacts({
        repository,
        settings: constraints.main_branch,
        branch: place.branch,
        tree,
        changes,
        trusted: (0,trusted_commit/* trustedCommit */.T)(desk.request, facts) ?? tree,
        stateProblem: heartbeat?.problem() ?? null,
    });
    return { changes, ages, main };
}


/***/ }),

/***/ 91275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ bindTree),
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/delivery/commit-message.js
var commit_message = __webpack_require__(88562);
// EXTERNAL MODULE: ./build/run/position.js
var position = __webpack_require__(48027);
// EXTERNAL MODULE: ./build/run/undelivered.js
var undelivered = __webpack_require__(6751);
// EXTERNAL MODULE: ./build/core/forge.js
var core_forge = __webpack_require__(29565);
// EXTERNAL MODULE: ./build/run/forge-options.js
var forge_options = __webpack_require__(93002);
;// CONCATENATED MODULE: ./build/run/workflow-files.js



const WORKFLOWS = '.github/workflows/';
/** Whom a workflow's own token writes as. It can be given no right to workflow files. */
const OWN_TOKEN = 'github-actions[bot]';
/**
 * Ends a delivery that GitHub is bound to refuse, with what would mend it: the workflow's own token pushes no workflow
 * files, whatever its permissions say. Whose token it is is asked only where there are such files.
 */
async function refuseWorkflowFiles(desk, changes) {
    const path = workflowFileIn(changes);
    if (path === null || desk.request.forge === null)
        return;
    const { openForge } = await __webpack_require__.e(/* import() */ 3401).then(__webpack_require__.bind(__webpack_require__, 93401));
    const forge = await openForge((0,forge_options/* forgeOptions */.q)(desk, desk.request.forge));
    try {
        const { login } = await forge.whoAmI();
        if (login !== OWN_TOKEN)
            return;
    }
    catch (error) {
        // The push will tell.
        if (error instanceof core_forge/* ForgeError */.Q)
            return;
        throw error;
    }
    const reason = `${path} is a workflow file, and the workflow's own token (GITHUB_TOKEN) can push none: give github-token an app's or a person's token with the permission \`workflows\`, or keep the run out of .github/workflows; the work is kept`;
    throw new outcome/* StopRun */.U({ kind: 'delivery', reason });
}
/** The first of them; null where there is none. */
function workflowFileIn(changes) {
    return changes.find(({ path }) => path.startsWith(WORKFLOWS))?.path ?? null;
}

;// CONCATENATED MODULE: ./build/run/commit-and-push.js



/**
 * Commits exactly that tree, and brings it to its branch on the server: pushed, or made there and signed. Gives the
 * commit's id. Throws StopRun(delivery): the work stays in the workspace and in the reports.
 */
async function commitAndPush(courier, { tree, message, changes, at }) {
    const { destination, maker, desk } = courier;
    const { git } = desk.request.settings;
    const request = {
        message,
        authorName: git.author_name,
        authorEmail: git.author_email,
        at,
        branch: (0,position/* commitBranch */.OE)(desk.request),
    };
    if (destination !== null && maker !== null) {
        await refuseWorkflowFiles(desk, changes);
        const { commitOnServer } = await __webpack_require__.e(/* import() */ 5365).then(__webpack_require__.bind(__webpack_require__, 25365));
        return commitOnServer(courier, { destination, maker }, tree, request);
    }
    const commit = await courier.repository.commit(tree, request);
    desk.observers.emit({ type: 'committed', ...commit });
    if (destination !== null)
        await push(desk, destination, commit.sha, changes);
    return commit.sha;
}
/** Pushes the one commit, never forced: it stays here whatever comes of that. */
async function push(desk, { remote, repository, branch, expectedOld }, sha, changes) {
    await refuseWorkflowFiles(desk, changes);
    const result = await remote.push({ sha, branch, expectedOld }, desk.stopwatch.landing);
    if (result.pushed)
        return desk.observers.emit({ type: 'pushed', sha, branch, repository });
    const stale = result.why === 'head_moved' || result.why === 'not_fast_forward';
    throw (0,undelivered/* undelivered */.o)(result.reason, stale);
}

// EXTERNAL MODULE: ./build/run/commit-check.js + 3 modules
var commit_check = __webpack_require__(87612);
;// CONCATENATED MODULE: ./build/run/deliver.js





/** Commit, push, pull request, in this order: what fails undoes nothing of what came before it. */
async function deliver(crew, work) {
    if (work.changes.length === 0 || crew.desk.request.settings.mode === 'read-only') {
        return { refused: null, undelivered: null };
    }
    try {
        const { tree, refused } = await (0,commit_check/* checkCommit */.s)(crew, work.changes);
        if (tree !== null)
            await carryOut(crew, work, tree);
        return { refused, undelivered: null };
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return { refused: null, undelivered: noted(crew, error.why) };
        throw error;
    }
}
/** Puts on record what stood in the way of the delivery, where it is a rule or the run's time. */
function noted({ referee, budget, desk }, why) {
    const { stopwatch } = desk;
    if (why.kind !== 'delivery')
        return why;
    // What the end of the run cut off is no refusal of the server's.
    if (stopwatch.cancelled)
        return { kind: 'failure', reason: `cancelled: ${why.reason}` };
    if (stopwatch.landing.aborted) {
        const facts = budget.facts(0, stopwatch.elapsed(), stopwatch.landingMs);
        referee.judge(facts, { turn: budget.turns, effect: 'none' });
        return { kind: 'timeout', reason: why.reason };
    }
    if (why.code === undefined)
        return why;
    const occasion = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' };
    referee.note(why.code, why.reason, occasion, { response: 'reject' });
    return why;
}
/** Commits exactly the accepted tree. Throws StopRun(delivery) where that cannot be. */
async function carryOut(crew, work, tree) {
    const { request } = crew.desk;
    const { git } = request.settings;
    const { unfinished } = work;
    const own = await bindTree(crew, tree, work.changes);
    if (!git.auto_commit)
        return;
    const { executionId, auditHead, at } = work.origin ?? own;
    const isUnfinished = unfinished !== null;
    const branch = await branchOf(crew);
    const message = (0,commit_message/* commitMessage */.d)({
        message: git.commit_message,
        executionId,
        auditHead,
        branch,
        isUnfinished,
    });
    const sha = await commitAndPush(crew, { tree, message, changes: work.changes, at });
    await openPullRequest(crew, work, { sha, auditHead });
}
/** The branch that the commit is made for; null where HEAD is detached and nothing is pushed. */
async function branchOf({ repository, destination, desk }) {
    if (destination !== null)
        return destination.branch;
    const { clock } = desk.around;
    return (await repository.landingPlace((0,position/* commitBranch */.OE)(desk.request), clock.now())).branch;
}
/** Puts the tree on record that is to be committed, and the commit that it is to follow: what another job goes by. */
async function bindTree({ repository, desk }, tree, changes) {
    const { observers, executionId, around } = desk;
    observers.emit({ type: 'tree_accepted', tree, changes, parent: await repository.parent() });
    return { executionId, auditHead: observers.auditHead(), at: around.clock.now() };
}
/** Where the settings want one, and of unfinished work always: it was pushed for that alone. */
async function openPullRequest({ destination, pullRequests, desk }, work, committed) {
    if (destination === null || pullRequests === null)
        return;
    if (!desk.request.settings.git.create_pr && work.unfinished === null)
        return;
    const { deliverPullRequest } = await __webpack_require__.e(/* import() */ 629).then(__webpack_require__.bind(__webpack_require__, 70629));
    await deliverPullRequest(desk, pullRequests, { ...work, ...committed, branch: destination.branch });
}


/***/ }),

/***/ 82779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ openDesk)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapters/git/credentials.js
var credentials = __webpack_require__(83984);
// EXTERNAL MODULE: ./build/adapters/secret-scan/real-value.js
var real_value = __webpack_require__(61598);
;// CONCATENATED MODULE: ./build/adapters/credential-files.js




/** Nobody's credentials are longer; what is, is something else under the name. */
const LONGEST = 256 * 1024;
/** Where programs keep a user's credentials, below HOME, and how they stand there: the first group is the value. */
const IN_HOME = [
    ['.netrc', /\bpassword\s+(\S+)/g],
    ['.npmrc', /(?:_authToken|_auth|_password)\s*=\s*"?([^\s"]+)/g],
    ['.yarnrc.yml', /npmAuth(?:Token|Ident):\s*"?([^\s"]+)/g],
    ['.pypirc', /^[^\S\n\r\u2028\u2029]*password\s*[=:]\s*(\S+)/gm],
    ['.config/gh/hosts.yml', /oauth_token:\s*"?([^\s"]+)/g],
    ['.config/glab-cli/config.yml', /token:\s*"?([^\s"]+)/g],
    ['.docker/config.json', /"(?:auth|identitytoken|registrytoken)"\s*:\s*"([^"]+)"/g],
    ['.aws/credentials', /(?:secret_access_key|session_token)\s*=\s*(\S+)/g],
    [
        '.config/gcloud/application_default_credentials.json',
        /"(?:refresh_token|client_secret|private_key)"\s*:\s*"([^"]+)"/g,
    ],
    ['.kube/config', /(?:token|client-key-data):\s*"?([^\s"]+)/g],
    ['.cargo/credentials.toml', /token\s*=\s*"([^"]+)"/g],
    ['.m2/settings.xml', /<(?:password|passphrase)>([^<]+)</g],
    ['.gradle/gradle.properties', /(?:password|token|secret)\w*\s*=\s*(\S+)/gi],
];
/** A settings file of the workspace's own, which is not for the repository: not the example of one. */
const DOTENV = /^\.env(?!.*(?:example|sample|template|dist|schema)).*$/;
const DOTENV_LINE = /^[^\S\n\r\u2028\u2029]*(?:export\s+)?(\w+)\s*=\s*["']?([^\s"']+)/gm;
const SECRET_KEY = /secret|token|passw|passphrase|credential|auth|private|dsn|(?:^|_)key|api_?key/i;
/**
 * Secret values in the files where programs keep a user's credentials and in the `.env` files at the workspace's
 * root. A command that can read them may print them: then they are taken out like those that the run was given.
 */
function fileCredentials(homes, root) {
    const found = [...homes.flatMap(inHome), ...dotenvSecrets(root)];
    return [...new Set(found)].filter(real_value/* isUnmistakable */.bm);
}
function inHome(home) {
    const named = IN_HOME.flatMap(([path, pattern]) => matches(textOf((0,external_node_path_.join)(home, path)), pattern));
    const urls = textOf((0,external_node_path_.join)(home, '.git-credentials')).split('\n');
    return [...named, ...urls.flatMap((url) => (0,credentials/* secretInUrl */.HO)(url.trim()) ?? []), ...sshKeys(home)];
}
/** Private keys, whole: the redactor takes the lines of a value too. */
function sshKeys(home) {
    const folder = (0,external_node_path_.join)(home, '.ssh');
    return namesIn(folder)
        .map((name) => textOf((0,external_node_path_.join)(folder, name)))
        .filter((text) => text.includes('PRIVATE KEY-----'))
        .map((text) => text.replace(/^-----.*$/gm, '').trim());
}
function dotenvSecrets(root) {
    const files = namesIn(root).filter((name) => DOTENV.test(name));
    return files.flatMap((name) => [...textOf((0,external_node_path_.join)(root, name)).matchAll(DOTENV_LINE)].flatMap(([, key = '', value = '']) => SECRET_KEY.test(key) ? [value] : ((0,credentials/* secretInUrl */.HO)(value) ?? [])));
}
function matches(text, pattern) {
    return [...text.matchAll(pattern)].map(([, value = '']) => value);
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
/** The text of a regular file of a sensible size; '' where there is none. A pipe of that name must not hold us up. */
function textOf(path) {
    let file = null;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        const stat = (0,external_node_fs_.fstatSync)(file);
        return stat.isFile() && stat.size <= LONGEST ? (0,external_node_fs_.readFileSync)(file, 'utf8') : '';
    }
    catch {
        return '';
    }
    finally {
        if (file !== null)
            (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/persisted.js
var persisted = __webpack_require__(40255);
// EXTERNAL MODULE: ./build/adapters/git/site.js
var site = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/place.js
var place = __webpack_require__(49962);
// EXTERNAL MODULE: ./build/adapters/redaction.js + 2 modules
var redaction = __webpack_require__(45252);
// EXTERNAL MODULE: ./build/adapters/kept-files.js
var kept_files = __webpack_require__(89959);
;// CONCATENATED MODULE: ./build/adapters/runner-files.js


/** Source: FACTS, "The runner"; the event is what tells the harness who asked for the run. */
const FILE_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
/** The runner keeps the command files of a step beside one another, and those of other steps too. */
const COMMAND_FOLDER = '_runner_file_commands';
/** Reads the files that the runner names in this environment, as they are now. */
function keepRunnerFiles(env) {
    const files = FILE_VARIABLES.map((name) => env[name] ?? '').filter(external_node_path_.isAbsolute);
    const folders = files.map((file) => (0,external_node_path_.dirname)(file)).filter((folder) => (0,external_node_path_.basename)(folder) === COMMAND_FOLDER);
    const tops = new Set([...folders, ...files]);
    let before = new Map();
    const look = (at) => (0,kept_files/* keepFiles */.N9)([...at].map((path) => ({ path, holds: () => true })), before);
    before = look(tops);
    const differences = () => (0,kept_files/* differing */.R1)(before, look(tops));
    return {
        keep: (folder) => {
            if (tops.has(folder))
                return;
            tops.add(folder);
            before = new Map([...before, ...look([folder])]);
        },
        putBack: () => {
            const changed = differences();
            if (changed.length === 0)
                return changed;
            (0,kept_files/* putBack */.pK)(before, differences);
            const left = differences();
            if (left.length > 0)
                throw new Error(`files of the runner could not be put back: ${left.join(', ')}`);
            return changed;
        },
    };
}

// EXTERNAL MODULE: ./build/adapters/secret-guard.js
var secret_guard = __webpack_require__(6253);
;// CONCATENATED MODULE: ./build/adapters/secret-pieces.js

/** Characters that a piece must share with a secret, one after the other, to be one. */
const PIECE = 8;
/** Of a shorter secret, a piece this long is most of it. */
const SHORTEST = 12;
/**
 * A text without pieces of the secrets: what an agent was talked into writing may leave out a secret's beginning,
 * or break it over lines. For prose only: code may share words with a secret by chance.
 */
function withoutPieces(text, secrets) {
    const known = secrets.filter((secret) => secret.length >= SHORTEST);
    let clean = '';
    for (let at = 0; at < text.length;) {
        const length = longestPiece(text, at, known);
        clean += length === 0 ? text[at] : redaction/* REDACTED */.XF;
        at += length || 1;
    }
    return clean;
}
/** How many characters of the text from here on stand in a secret too; 0 where it is fewer than a piece has. */
function longestPiece(text, at, secrets) {
    const begin = text.slice(at, at + PIECE);
    if (begin.length < PIECE)
        return 0;
    let longest = 0;
    for (const secret of secrets) {
        for (let from = secret.indexOf(begin); from !== -1; from = secret.indexOf(begin, from + 1)) {
            let length = PIECE;
            while (from + length < secret.length && secret[from + length] === text[at + length])
                length += 1;
            longest = Math.max(longest, length);
        }
    }
    return longest;
}

// EXTERNAL MODULE: ./build/adapters/secret-scan/place.js
var secret_scan_place = __webpack_require__(26647);
// EXTERNAL MODULE: ./build/adapters/lock-file.js
var lock_file = __webpack_require__(30365);
;// CONCATENATED MODULE: ./build/adapters/workspace-lock.js



const NAME = 'forge-headless.lock';
const FREE = { ok: true, release: () => undefined };
/**
 * Lets one run at a time work in a repository's folder. The lock lies in its git directory, which no command may
 * write. Where that cannot be written, a run cannot commit either: only the output folder's lock holds then.
 */
function lockWorkspace(root, run) {
    const gitDir = (0,site/* gitDirOf */.z0)(root);
    if (gitDir === null)
        return FREE;
    try {
        return (0,lock_file/* takeLock */.H)((0,external_node_path_.join)(gitDir, NAME), run);
    }
    catch {
        return FREE;
    }
}

// EXTERNAL MODULE: ./build/run/observers.js + 4 modules
var run_observers = __webpack_require__(60972);
// EXTERNAL MODULE: ./build/run/reports-place.js + 4 modules
var reports_place = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/run/scrubber.js

/**
 * Takes the run's secrets out of whatever tools give back, before the model or anybody else sees it, and
 * remembers that there was one: a secret in a tool's output is worth a record.
 */
class Scrubber {
    #redactor;
    /** Values of files that the model may not read. The user's own files hold them too, so no commit stops at one. */
    #hidden = (0,redaction/* createRedactor */.lY)();
    #found = false;
    constructor(redactor) {
        this.#redactor = redactor;
    }
    get longest() {
        return Math.max(this.#redactor.longest, this.#hidden.longest);
    }
    /** One more value to take out from now on. */
    hide(value) {
        this.#hidden.add(value);
    }
    text(text) {
        const clean = this.#hidden.text(this.#redactor.text(text));
        if (clean !== text)
            this.#found = true;
        return clean;
    }
    /** Whether a secret was found since the last time this was asked. */
    takeFound() {
        const found = this.#found;
        this.#found = false;
        return found;
    }
}

// EXTERNAL MODULE: ./build/run/secret-values.js
var secret_values = __webpack_require__(15659);
// EXTERNAL MODULE: ./build/core/joined-signal.js
var joined_signal = __webpack_require__(35378);
;// CONCATENATED MODULE: ./build/run/stopwatch.js

/** Of the time limit, what is kept back for gates, commit and reports. Source: DECISIONS D4 and D33. */
const LANDING_SHARE = 0.1;
const LANDING_MOST_MS = 30_000;
function landingReserve(timeoutMs) {
    return Math.min(timeoutMs * LANDING_SHARE, LANDING_MOST_MS);
}
/**
 * The run's time: work stops early enough to land, and a cancel stops everything. All times are monotonic ms.
 * A timeout of 0 is no limit.
 */
class Stopwatch {
    landingMs;
    /** When the agent's work must be over. */
    workDeadline;
    /** When the run must be over. */
    deadline;
    #clock;
    #startedAt;
    #cancel;
    #work;
    #landing;
    #over = new AbortController();
    constructor(clock, timeoutMs, cancel) {
        this.#clock = clock;
        this.#cancel = cancel;
        this.#startedAt = clock.monotonic();
        this.landingMs = timeoutMs === 0 ? 0 : landingReserve(timeoutMs);
        this.deadline = timeoutMs === 0 ? Number.POSITIVE_INFINITY : this.#startedAt + timeoutMs;
        this.workDeadline = this.deadline - this.landingMs;
        this.#work = this.#alarm(this.workDeadline);
        this.#landing = this.#alarm(this.deadline);
    }
    /** Aborts at the work's deadline, and at a cancel. */
    get work() {
        return this.#work.signal;
    }
    /** Aborts at the run's deadline, and at a cancel. */
    get landing() {
        return this.#landing.signal;
    }
    get cancelled() {
        return this.#cancel.aborted;
    }
    get workIsOver() {
        return !this.cancelled && this.#clock.monotonic() >= this.workDeadline;
    }
    /** ms left for what such facts are about: work stops early, the commit has the whole of the run's time. */
    timeLeft = (phase) => (phase === 'commit' ? this.deadline : this.workDeadline) - this.#clock.monotonic();
    elapsed() {
        return this.#clock.monotonic() - this.#startedAt;
    }
    /** Lets go of the alarms, so that nothing keeps the process alive. */
    close() {
        this.#over.abort();
        this.#work.release();
        this.#landing.release();
    }
    #alarm(at) {
        const alarm = new AbortController();
        const joined = (0,joined_signal/* joinedSignal */._)([this.#cancel, alarm.signal]);
        if (at === Number.POSITIVE_INFINITY)
            return joined;
        const ring = () => alarm.abort(new DOMException('out of time', 'TimeoutError'));
        this.#clock.sleep(at - this.#startedAt, this.#over.signal).then(ring, () => undefined);
        return joined;
    }
}

;// CONCATENATED MODULE: ./build/run/desk.js


















function openDesk(request, around) {
    const executionId = `run-${(0,external_node_crypto_.randomUUID)()}`;
    const located = (0,place/* locate */.x)(request.workspace);
    const { found, isFree, release } = locked(located, executionId);
    const credentials = credentialsOf(found.place.root, around.env);
    const keptInFiles = fileCredentials(homesOf(around), found.place.root);
    const { pass_env: passEnv } = request.settings.sandbox;
    const given = [
        ...(0,secret_values/* secretValues */.V)(around.env, request.apiKey, passEnv),
        ...credentials.secrets,
        ...keptInFiles,
    ];
    const redactor = (0,secret_guard/* createSecretGuard */.q)(given);
    const keys = [request.apiKey, ...request.fallbacks.map(({ apiKey }) => apiKey)];
    const sure = given.filter((value) => keys.includes(value) || (0,real_value/* isUnmistakable */.bm)(value));
    const certain = (0,redaction/* createRedactor */.lY)(sure);
    const written = writerFor({ request, around, root: found.place.root, redactor, executionId, isFree });
    // Before the runner's files are read: what the door saves there is part of how they were.
    around.placed?.(executionId, written.writer.dir);
    const observers = (0,run_observers/* observe */.l)({
        executionId,
        settings: request.settings,
        clock: around.clock,
        redactor,
        writer: written.writer,
        log: around.log,
    });
    const { output_dir: outputDir } = request.settings.artifacts;
    return {
        executionId,
        request,
        around,
        place: found.place,
        outputPath: (0,external_node_path_.isAbsolute)(outputDir) ? null : (0,external_node_path_.normalize)(outputDir),
        redactor,
        scrubber: new Scrubber(certain),
        holdsSecret: certain.isIn,
        prose: (text) => withoutPieces(text, sure),
        credentials,
        runnerFiles: keepRunnerFiles(around.env),
        stopwatch: new Stopwatch(around.clock, request.settings.constraints.timeout, around.cancel),
        observers,
        trouble: found.trouble ?? (written.trouble === null ? null : { kind: 'config', reason: written.trouble }),
        writer: written.writer,
        release,
    };
}
/** Two runs in one folder would each take the other's changes for its own. */
function locked(located, executionId) {
    const { place, trouble } = located;
    const lock = trouble === null ? lockWorkspace(place.root, executionId) : null;
    const release = lock?.ok === true ? lock.release : () => undefined;
    if (lock === null || lock.ok)
        return { found: located, isFree: true, release };
    const reason = `another run is at work in ${place.root} (${lock.holder}): wait for its end, or run in another checkout`;
    return { found: { place, trouble: { kind: 'git_before', reason } }, isFree: false, release };
}
function homesOf({ env, accountHome }) {
    const homes = [env.HOME ?? '', accountHome ?? ''];
    return [...new Set(homes)].filter(external_node_path_.isAbsolute);
}
/** What git keeps, in the repository's configuration and in the user's own. */
function credentialsOf(root, env) {
    const { HOME: home = '', XDG_CONFIG_HOME: xdg = (0,external_node_path_.join)(home, '.config'), GIT_CONFIG_GLOBAL: global } = env;
    const own = global === undefined ? [(0,external_node_path_.join)(home, '.gitconfig'), (0,external_node_path_.join)(xdg, 'git/config')] : [global];
    const layout = (0,site/* gitDirOf */.z0)(root) === null ? null : (0,site/* layoutOf */.aH)(root);
    return (0,persisted/* persistedCredentials */.O)(layout, own.filter(external_node_path_.isAbsolute));
}
function writerFor({ request, around, root, redactor, executionId, isFree }) {
    const { enabled, output_dir: named } = request.settings.artifacts;
    // In the workspace, these reports would be counted as changes of the run that is at work there.
    const isOutside = (0,external_node_path_.isAbsolute)(named) && !`${named}/`.startsWith(`${root}/`);
    const outputDir = isFree || isOutside ? named : (0,external_node_path_.join)(around.temporary, `forge-headless-${executionId}`);
    const options = {
        executionId,
        root,
        outputDir,
        enabled,
        fallbackBase: around.temporary,
        notice: around.warn,
        redact: (bytes, name) => redactor.bytes(bytes, placedIn(name)),
    };
    return (0,reports_place/* reportsPlace */.tD)(options, around.env.PATH ?? '');
}
/** In a patch, the place is that in the file that it changes. */
function placedIn(name) {
    return name.endsWith('.patch') ? (0,secret_scan_place/* inPatch */.sx)(name) : (0,secret_scan_place/* inFile */.s5)(name);
}


/***/ }),

/***/ 86773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ NO_DRAFT),
/* harmony export */   E: () => (/* binding */ offerDraft)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _commit_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87612);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91275);




const NO_DRAFT = { committed: false, undelivered: null };
/**
 * Offers unfinished work as a draft pull request, on a branch that nobody takes for finished. Where that cannot be,
 * nothing is committed, and a warning says why.
 */
async function offerDraft(crew, work) {
    const { observers } = crew.desk;
    const bar = await barTo(crew);
    if (bar !== null) {
        if (crew.destination === null)
            await bindForAnother(crew, work);
        return withheld(crew, bar);
    }
    const { refused, undelivered } = await (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliver */ .c)(crew, work);
    if (refused !== null)
        return withheld(crew, refused.reason);
    const committed = observers.record().commit !== null;
    if (undelivered !== null) {
        if (!committed)
            return withheld(crew, undelivered.reason);
        warn(crew, `the unfinished work is no draft pull request: ${undelivered.reason}`);
    }
    return { committed, undelivered };
}
/** Where this job pushes nothing, one that may can still offer the draft: it goes by the tree on record. */
async function bindForAnother(crew, { changes }) {
    try {
        const { tree } = await (0,_commit_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkCommit */ .s)(crew, changes);
        if (tree !== null)
            await (0,_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .bindTree */ .S)(crew, tree, changes);
    }
    catch (error) {
        // There is no such tree, and nobody was to get a commit of it here.
        if (!(error instanceof _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U))
            throw error;
    }
}
function withheld(crew, why) {
    warn(crew, `the unfinished work is not committed: ${why}`);
    return NO_DRAFT;
}
function warn({ desk }, text) {
    desk.observers.emit({ type: 'notice', level: 'warning', text });
}
/** Unfinished work goes neither to the default branch nor into a pull request that is ready (DECISIONS D26). */
async function barTo({ destination, pullRequests }) {
    if (destination === null || pullRequests === null)
        return 'there is no branch of its own to push it to';
    const { branch } = destination;
    const { forge, base, mainBranch } = pullRequests;
    try {
        const [open, main] = await Promise.all([
            forge.openPullRequestOf(branch, base),
            mainBranch ?? forge.defaultBranch(),
        ]);
        if (branch === main || branch === base) {
            return `${branch} is ${branch === main ? 'the default branch' : 'the base'}, and gets no unfinished work: set git.branch to another one`;
        }
        return open === null || open.draft
            ? null
            : `pull request #${open.number} of branch ${branch} is ready, and unfinished work would be merged with it`;
    }
    catch (error) {
        if (error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 93002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unanswered),
/* harmony export */   q: () => (/* binding */ forgeOptions)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** How a run asks GitHub: within its own time, and saying so where GitHub makes it wait. */
function forgeOptions({ around, stopwatch, observers }, access) {
    return {
        ...access,
        env: around.env,
        clock: around.clock,
        signal: stopwatch.landing,
        remainingMs: () => stopwatch.timeLeft('commit'),
        onWait: ({ ms, what }) => {
            const text = `GitHub asks for patience: ${Math.ceil(ms / 1000)} s, to ${what}`;
            observers.emit({ type: 'notice', level: 'warning', text });
        },
    };
}
/** A question that had to be answered before the agent starts. */
function unanswered({ message: reason }, { landing, cancelled }) {
    const isLate = landing.aborted && !cancelled;
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: isLate ? 'timeout' : 'git_before', reason });
}


/***/ }),

/***/ 83535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkGateProtection)
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18366);
/* harmony import */ var _gates_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16007);


/** A file larger than this is not read, in bytes: no test or configuration that somebody wrote is. */
const LARGEST = 1024 * 1024;
/** So many changed files are read. Far above what `max_files` lets stand by default. */
const MOST_FILES = 500;
/** So many findings get a record of their own. */
const MOST_RECORDS = 50;
/**
 * Looks at the final change for what makes tests and gates mean less, and puts every finding on record. Returns
 * why there may be no commit; null where `gate_protection` only reports, or where nothing was found.
 */
async function checkGateProtection(crew, changes) {
    if (changes.length === 0)
        return null;
    const { gate_protection: wanted, quality_gates: gates } = crew.desk.request.settings;
    const found = (0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .lookForBending */ .Ay)({
        gates,
        files: await Promise.all(changes.map((change, index) => contentsOf(crew, change, index))),
        definitions: await definitionsFor(crew, changes),
    });
    const [first] = found;
    if (first === undefined)
        return null;
    const response = wanted === 'reject' ? 'reject' : 'warn_continue';
    for (const finding of found.slice(0, MOST_RECORDS))
        record(crew, finding, response);
    const rest = found.length - MOST_RECORDS;
    if (rest > 0)
        note(crew, `${rest} more findings of this kind: ${ADVICE[response]}`, response, {});
    if (wanted !== 'reject')
        return null;
    const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
    const reason = `${(0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFinding */ .jb)(first)}${more}; gate_protection is reject, so nothing is committed: ${ADVICE.reject}`;
    return { kind: 'violation', reason };
}
const ADVICE = {
    warn_continue: 'look at it before you merge',
    reject: 'do it by hand, or run with gate_protection: report',
};
function record(crew, finding, response) {
    const { rule, path, line, was, is } = finding;
    const details = line === null ? { rule, was, is } : { rule, line, was, is };
    note(crew, `${(0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFinding */ .jb)(finding)}; ${ADVICE[response]}`, response, { paths: [path], details });
}
function note({ referee, budget }, reason, response, more) {
    const occasion = { turn: budget.turns, effect: 'none' };
    referee.note('GATE-02', reason, occasion, { response, constraint: 'gate_protection', ...more });
}
async function contentsOf(crew, change, index) {
    const { path, status, linesRemoved, binary, oldOid, newOid } = change;
    const known = { path, status, linesRemoved, binary, oldOid, newOid };
    const unread = (why) => ({ ...known, before: null, after: null, unread: why });
    if (index >= MOST_FILES)
        return unread(`not read: only ${MOST_FILES} files are`);
    if (binary)
        return unread('not read: no text');
    const before = isRegular(change.oldMode) ? await crew.journal.startContent(path) : null;
    if ((before?.length ?? 0) > LARGEST)
        return unread(`not read: it had ${before?.length} bytes`);
    if (!isRegular(change.newMode))
        return { ...known, before: textOf(before), after: null, unread: null };
    const after = await crew.workspace.read(path, LARGEST);
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .v)(after))
        return unread(`not read: ${change.bytes} bytes, or not readable`);
    return { ...known, before: textOf(before), after: textOf(after.bytes), unread: null };
}
/** Not a link, a submodule or nothing. */
function isRegular(mode) {
    return mode?.startsWith('100') === true;
}
function textOf(bytes) {
    return bytes === null ? null : new TextDecoder().decode(bytes);
}
/** What the gates' commands are defined in, where that was not changed itself. */
async function definitionsFor(crew, changes) {
    const changed = new Set(changes.map(({ path }) => path));
    const paths = (0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionPaths */ .KG)(crew.desk.request.settings.quality_gates).filter((path) => !changed.has(path));
    const found = await Promise.all(paths.map((path) => definitionAt(crew, path)));
    return found.filter((each) => each !== null);
}
async function definitionAt({ journal, workspace }, path) {
    const place = await workspace.resolve(path, 'read');
    if ((0,_core_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .v)(place) || place.kind !== 'file')
        return null;
    const text = textOf(await startText(journal, place.path));
    return text === null ? null : { path, text };
}
async function startText(journal, path) {
    const bytes = await journal.startContent(path);
    return bytes === null || bytes.length > LARGEST ? null : bytes;
}


/***/ }),

/***/ 95302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l9: () => (/* binding */ decisive),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* unused harmony export oneLine */
/* harmony import */ var _core_assert_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16701);

/** Of several causes the first of these decides (CONTRACT 2: "The exit code follows the cause"). */
const RANK = [
    'config',
    'git_before',
    'emergency_stop',
    'timeout',
    'violation',
    'gate',
    'delivery',
    'failure',
];
/** The cause that decides; null where there is none. */
function decisive(causes) {
    for (const kind of RANK) {
        const found = causes.find((cause) => cause.kind === kind);
        if (found !== undefined)
            return found;
    }
    return null;
}
/** Pure: the causes of a run's end, and what to say when there is none. */
function outcomeOf(causes, successReason) {
    const cause = decisive(causes);
    if (cause === null)
        return { name: 'success', reason: successReason };
    return { name: outcomeName(cause.kind), reason: oneLine(cause.reason) };
}
function outcomeName(kind) {
    switch (kind) {
        case 'config':
            return 'config_error';
        case 'git_before':
        case 'delivery':
            return 'git_error';
        case 'emergency_stop':
        case 'violation':
            return 'constraint_violation';
        case 'timeout':
            return 'timeout';
        case 'gate':
            return 'quality_gate_failure';
        case 'failure':
            return 'failure';
        default:
            return (0,_core_assert_never_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(kind);
    }
}
/** A reason is one line wherever it is shown. */
function oneLine(text) {
    return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();
}


/***/ }),

/***/ 30383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oe: () => (/* binding */ agesOf),
/* harmony export */   c5: () => (/* binding */ aged),
/* harmony export */   oG: () => (/* binding */ Pace)
/* harmony export */ });
/* harmony import */ var _constraints_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52601);

/**
 * When the calls that count against a rate came, by the clock that never goes back. Only what passed is counted, and
 * nothing is kept longer than the window is wide.
 */
class Pace {
    #clock;
    #times = { read: [], write: [] };
    constructor(clock) {
        this.#clock = clock;
    }
    note(kind) {
        this.#times[kind].push(this.#clock.monotonic());
    }
    ages(kind) {
        const now = this.#clock.monotonic();
        const times = this.#times[kind];
        const first = times.findIndex((time) => now - time < _constraints_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .k);
        times.splice(0, first === -1 ? times.length : first);
        return times.map((time) => now - time);
    }
}
/** What a commit's date leaves open: it has whole seconds. */
const DATE_GRAIN_MS = 999;
/**
 * How long ago commits of these dates (ms since the epoch) were made, for a rate: the latest they can have been. One
 * of the future, by a clock that was wrong, counts as made now, so that it is waited for a minute at most.
 */
function agesOf(dates, now) {
    return dates
        .map((date) => Math.max(0, now - date - DATE_GRAIN_MS))
        .filter((age) => age < _constraints_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .k)
        .sort((a, b) => b - a);
}
/** The same, so much later. */
function aged(ages, ms) {
    return ages.map((age) => age + ms).filter((age) => age < _constraints_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .k);
}


/***/ }),

/***/ 26367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ askPatiently)
/* harmony export */ });
/**
 * Asks, and while the answer is `delay` waits as long as it says and asks again (DECISIONS D7). The referee has made
 * a reject of every wait that would reach the deadline, so this ends; a cancel ends it at once.
 */
async function askPatiently(ask, waiting) {
    for (;;) {
        const verdict = await ask();
        if (verdict.waitMs === undefined)
            return verdict;
        if (!(await waited(verdict.waitMs, waiting))) {
            return { response: 'reject', stands: false, reason: 'not done: the run is over' };
        }
    }
}
/** Whether the time has passed. A timer may ring a little early, and asking early would be one more record. */
async function waited(ms, { clock, signal }) {
    const due = clock.monotonic() + ms;
    try {
        for (let left = ms; left > 0; left = due - clock.monotonic())
            await clock.sleep(Math.ceil(left), signal);
        return !signal.aborted;
    }
    catch (error) {
        if (signal.aborted)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 48027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ remoteFor),
/* harmony export */   OE: () => (/* binding */ commitBranch),
/* harmony export */   Px: () => (/* binding */ takePosition),
/* harmony export */   YH: () => (/* binding */ refuseMainBranch)
/* harmony export */ });
/* harmony import */ var _adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28986);
/* harmony import */ var _adapters_git_remote_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85950);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);



/** The repository on its server; null where nothing is to be pushed to it. */
function remoteFor({ request, around, stopwatch, observers }, site, folder) {
    const { forge, settings } = request;
    if (forge === null || !settings.git.auto_push || settings.mode === 'read-only')
        return null;
    const url = (0,_adapters_git_remote_url_js__WEBPACK_IMPORTED_MODULE_1__/* .remoteUrl */ .g)(forge.serverUrl, forge.repository);
    const patience = {
        clock: around.clock,
        remainingMs: () => stopwatch.timeLeft('commit'),
        onWait: ({ ms, trouble }) => {
            const text = `${forge.repository}: git had no success (${trouble.replaceAll('_', ' ')}); trying again in ${Math.ceil(ms / 1000)} s`;
            observers.emit({ type: 'notice', level: 'warning', text });
        },
    };
    return (0,_adapters_git_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .openRemote */ .d)({ url, token: forge.token, env: around.env, folder, site, patience });
}
/**
 * Goes to where the run starts, and fixes where its commit goes: to the pull request's branch, where it was pinned;
 * else to the branch of the settings, or to the one that is checked out. Throws StopRun(git_before).
 */
async function takePosition(desk, repository, facts, remote) {
    const start = desk.request.trigger?.start ?? null;
    if (start === null)
        return onBranch(desk, repository, facts, remote);
    if (start.leaves !== true)
        return atPinned(desk, repository, start, remote);
    if (facts.head === start.sha)
        return onBranch(desk, repository, facts, remote);
    await repository.goTo({ sha: start.sha, branch: start.branch, requireClean: true });
    return onBranch(desk, repository, await repository.inspect(), remote);
}
async function atPinned(desk, repository, { sha, branch }, remote) {
    if (remote !== null)
        await refuseMainBranch(desk, repository, branch);
    await repository.goTo({ sha, branch, requireClean: true });
    const text = `working on ${sha.slice(0, 12)}, the head of ${branch}`;
    desk.observers.emit({ type: 'notice', level: 'info', text });
    return remote && { remote, repository: nameOf(desk), branch, expectedOld: sha };
}
async function onBranch(desk, repository, facts, remote) {
    if (desk.request.settings.mode === 'read-only')
        return null;
    if (remote === null) {
        await goToBranch(desk, repository, facts);
        return null;
    }
    const branch = targetOf(desk, facts);
    await refuseMainBranch(desk, repository, branch);
    const expectedOld = await remote.takeBranch(branch, desk.stopwatch.work);
    await goToBranch(desk, repository, facts);
    return { remote, repository: nameOf(desk), branch, expectedOld };
}
/** Pushed to only where the settings name it. Source: DECISIONS D27, last sentence. */
async function refuseMainBranch({ request, around }, repository, branch) {
    if (request.settings.git.branch === branch)
        return;
    const told = request.forge?.mainBranch ?? null;
    const mainBranch = told ?? (await repository.landingPlace(branch, around.clock.now())).mainBranch;
    if (branch !== mainBranch)
        return;
    const reason = `${branch} is the main branch, and is pushed to only where git.branch names it: set git.branch to another one, or to ${branch} if that is meant`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}
function nameOf({ request }) {
    return request.forge?.repository ?? '';
}
/** Merge refs and detached heads have no branch of their own, and are never pushed (DECISIONS D29). */
function targetOf({ request }, facts) {
    const branch = request.settings.git.branch || facts.branch;
    if (branch !== null)
        return branch;
    const reason = 'no branch is checked out, so there is none to push to: set git.branch, or check a branch out (actions/checkout with its ref)';
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U({ kind: 'git_before', reason });
}
/** Says so where that moved the workspace: the user finds it there afterwards. */
async function goToBranch(desk, repository, before) {
    const { branch } = desk.request.settings.git;
    if (branch === '')
        return;
    await repository.prepareBranch(branch);
    const { head } = await repository.inspect();
    if (head === before.head)
        return;
    const from = before.branch ?? before.head;
    const text = `the branch ${branch} is an earlier run's: this one goes on there, with ${from} merged in`;
    desk.observers.emit({ type: 'notice', level: 'info', text });
}
/** The branch that the commit is made on, where it is not the one that the workspace stands on. */
function commitBranch({ trigger, settings }) {
    const start = trigger?.start ?? null;
    const goesBack = start !== null && start.leaves !== true;
    return goesBack || settings.git.branch === '' ? null : settings.git.branch;
}


/***/ }),

/***/ 31786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ askPullRequests)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _forge_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93002);



/**
 * Opens the forge and asks for the base, where the settings want a pull request; null where they do not. Started
 * early and awaited late. Rejects with StopRun(git_before): a run that cannot be delivered is not paid for.
 */
function askPullRequests(desk) {
    const { forge, settings } = desk.request;
    const { create_pr: creates, auto_push: pushes, partial } = settings.git;
    const isWanted = creates || (pushes && partial === 'draft_pr');
    if (!isWanted || forge === null || settings.mode === 'read-only')
        return null;
    const asked = open(desk, forge);
    // Awaited after the repository's checks, whose refusals come first.
    asked.catch(() => undefined);
    return asked;
}
async function open(desk, access) {
    const { openForge } = await __webpack_require__.e(/* import() */ 3401).then(__webpack_require__.bind(__webpack_require__, 93401));
    const options = (0,_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .forgeOptions */ .q)(desk, access);
    const forge = await openForge(options);
    const readiness = async () => (await __webpack_require__.e(/* import() */ 3738).then(__webpack_require__.bind(__webpack_require__, 53738))).openReadiness(options);
    const { branch, pr_base: given } = desk.request.settings.git;
    const mainBranch = access.mainBranch ?? (given === '' ? await known(forge.defaultBranch(), desk) : null);
    const base = given || (mainBranch ?? '');
    if (branch !== base)
        return { forge, base, mainBranch, readiness };
    const reason = `${branch} is the branch that the pull request would go into: set git.branch to another one, or leave it empty`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'git_before', reason });
}
async function known(asked, { stopwatch }) {
    try {
        return await asked;
    }
    catch (error) {
        if (!(error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
            throw error;
        throw (0,_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .b)(error, stopwatch);
    }
}


/***/ }),

/***/ 32882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ Referee)
});

// EXTERNAL MODULE: ./build/constraints/chain.js
var constraints_chain = __webpack_require__(98326);
// EXTERNAL MODULE: ./build/constraints/responses.js
var responses = __webpack_require__(36783);
// EXTERNAL MODULE: ./build/constraints/validation.js
var constraints_validation = __webpack_require__(15820);
;// CONCATENATED MODULE: ./build/constraints/delays.js


/**
 * A delay that no waiting mends, or whose wait would reach the deadline, is a reject. `leftMs`: until the deadline.
 * Source: CONTRACT 6, DECISIONS D7.
 */
function settleDelays(judgement, leftMs) {
    if (!judgement.validations.some((validation) => validation.response === 'delay'))
        return judgement;
    const validations = judgement.validations.map((validation) => settled(validation, leftMs));
    const response = validations.reduce((most, each) => (0,responses/* moreSevere */._q)(most, each.response), 'allow');
    return { response, validations };
}
function settled(validation, leftMs) {
    const { response, waitMs, reason } = validation;
    if (response !== 'delay')
        return validation;
    if (waitMs === undefined)
        return { ...validation, response: 'reject' };
    if (waitMs < leftMs)
        return validation;
    const left = (0,constraints_validation/* lasting */.nS)(Math.max(0, leftMs));
    return { ...validation, response: 'reject', reason: `${reason} (only ${left} are left to wait)` };
}
/** How long to wait, in ms, before it is worth asking again; null where a judgement is no delay. */
function waitOf({ response, validations }) {
    if (response !== 'delay')
        return null;
    const waits = validations.map((each) => (each.response === 'delay' ? (each.waitMs ?? 0) : 0));
    return Math.max(0, ...waits);
}

// EXTERNAL MODULE: ./build/constraints/git-dir.js
var git_dir = __webpack_require__(25413);
// EXTERNAL MODULE: ./build/core/constraint.js
var constraint = __webpack_require__(43095);
;// CONCATENATED MODULE: ./build/constraints/rejections.js



const NO_REJECTIONS = { count: 0, response: 'allow', reason: null };
/**
 * Counts one call by its response, whatever it was refused for. Exactly `limit` refusals are borne (D10);
 * the next one turns `reject` into `graceful_exit`, so that stubbornness ends. Source: DECISIONS D1.
 */
function countRejection(before, response, limit) {
    const refused = (0,constraint/* severity */.y)(response) >= (0,constraint/* severity */.y)('reject');
    const count = before.count + (refused ? 1 : 0);
    if (!refused || count <= limit)
        return { count, response, reason: null };
    return {
        count,
        response: (0,responses/* moreSevere */._q)(response, 'graceful_exit'),
        reason: `${(0,constraints_validation/* counted */.hS)(count, 'call')} rejected, max_rejections is ${limit}: give a task that keeps to the rules, looser rules, or a higher max_rejections`,
    };
}

// EXTERNAL MODULE: ./build/core/codes.js
var codes = __webpack_require__(39776);
;// CONCATENATED MODULE: ./build/constraints/violations.js


/** The records of a judgement: one for each constraint that was violated, warnings included. */
function violationsOf(judgement, step) {
    const violated = judgement.validations.filter((each) => each.violated && each.response !== 'allow');
    const undone = (0,constraint/* severity */.y)(judgement.response) >= (0,constraint/* severity */.y)('reject');
    return violated.map((validation) => violationOf(validation, step, undone));
}
/** The records of limits that are nearly used up: warnings, though nothing is violated (`warn_at`). */
function nearingsOf(judgement, step) {
    return judgement.validations.flatMap(({ constraint, code, nearing, metrics }) => nearing === undefined
        ? []
        : {
            constraint,
            code,
            type: codes/* CODES */.L[code].type,
            response: 'warn_continue',
            reason: nearing,
            paths: [],
            details: metrics,
            effect: 'none',
            ...(step.tool === undefined ? {} : { tool: step.tool }),
            ...(step.turn === undefined ? {} : { turn: step.turn }),
        });
}
function violationOf(validation, step, undone) {
    const { constraint, code, seed, response, reason, limit, actual, metrics } = validation;
    const effect = undone ? effectOn(step.facts) : 'none';
    const [path] = validation.paths ?? [];
    return {
        constraint,
        code,
        type: codes/* CODES */.L[code].type,
        response,
        reason: validation.forPeople ?? reason,
        paths: pathsOf(validation, step.facts, effect),
        details: metrics,
        effect,
        ...(seed === undefined ? {} : { seed }),
        ...(limit === undefined ? {} : { limit }),
        ...(actual === undefined ? {} : { actual }),
        ...(path === undefined ? {} : { path }),
        ...(step.tool === undefined ? {} : { tool: step.tool }),
        ...(step.turn === undefined ? {} : { turn: step.turn }),
    };
}
/** Calls, edits and commits are refused before anything is written, a command is taken back (DECISIONS D3). */
function effectOn(facts) {
    if (facts.phase === 'call' || facts.phase === 'commit')
        return 'prevented';
    if (facts.phase === 'change')
        return facts.by === 'edit' ? 'prevented' : 'reverted';
    return 'none';
}
/** What broke the rule, and of an undone command all that it had changed, for all of it is taken back. */
function pathsOf(validation, facts, effect) {
    const own = validation.paths ?? [];
    if (effect !== 'reverted' || facts.phase !== 'change')
        return own;
    return [...new Set([...own, ...facts.step.map((change) => change.path)])];
}

;// CONCATENATED MODULE: ./build/run/referee.js







/** Asks the chain, puts every finding on record, counts rejections, and knows whether the run must stop. */
class Referee {
    #parts;
    /** Warnings that are on record already: one that stands is said once. */
    #warned = new Set();
    #untold = [];
    /** Limits that the model knows of by other words. */
    #told = new Set();
    #rejections = NO_REJECTIONS;
    #stop = null;
    constructor(parts) {
        this.#parts = parts;
    }
    /** Why the run must end after this turn; null while it may go on. */
    get stop() {
        return this.#stop?.cause ?? null;
    }
    /** Whether not even the rest of this turn may run. */
    get stopsAtOnce() {
        return this.#stop?.atOnce ?? false;
    }
    /** Asks the built-in constraints, which never wait. */
    judge(facts, occasion) {
        return this.#conclude(this.#askOwn(facts), facts, occasion);
    }
    /**
     * Asks the built-in constraints and then the custom ones, which may wait: before a call of the model, for a step
     * that is about to be kept, and before the commit. `changes` is what the run would then have changed.
     */
    async consult(facts, occasion, changes) {
        const own = this.#askOwn(facts);
        const { panel = null } = this.#parts;
        // What has to wait is asked about again, and the panel with it.
        if (panel === null || own.response === 'delay')
            return this.#conclude(own, facts, occasion);
        const heard = (early) => void this.#report(early, facts, occasion);
        return this.#conclude(await panel.judge(own, facts, changes, heard), facts, occasion);
    }
    #askOwn(facts) {
        const { chain, timeLeft } = this.#parts;
        return settleDelays((0,constraints_chain/* judge */.S)(chain, facts), timeLeft?.(facts.phase) ?? Number.POSITIVE_INFINITY);
    }
    #conclude(judgement, facts, occasion) {
        this.#report(judgement, facts, occasion);
        const { response } = judgement;
        const stands = (0,constraint/* severity */.y)(response) < (0,constraint/* severity */.y)('reject') && response !== 'delay';
        if (stands)
            for (const near of nearingsOf(judgement, occasion))
                this.#warn(near, near.constraint, true);
        this.#countRejection(response);
        const waitMs = waitOf(judgement);
        const violated = judgement.validations.filter((found) => found.violated && found.response !== 'allow');
        // A warning is no reason why a step does not stand.
        const objections = violated.filter((found) => found.response !== 'warn_continue');
        const reason = (objections.length > 0 ? objections : violated).map((found) => found.reason).join('\n');
        return { response, stands, reason, ...(waitMs === null ? {} : { waitMs }) };
    }
    #report(judgement, facts, occasion) {
        const { phase } = facts;
        const { validations } = judgement;
        this.#parts.emit({ type: 'validated', turn: occasion.turn, phase, validations });
        const violations = violationsOf(judgement, { facts, ...occasion });
        for (const violation of violations) {
            const { response, constraint, reason } = violation;
            // What only the harness or its user can mend is no news for the model.
            const isNews = phase === 'call' || phase === 'change' || phase === 'result';
            if (response === 'warn_continue')
                this.#warn(violation, `${constraint}: ${reason}`, isNews);
            else
                this.#record(violation);
        }
    }
    /** Calls that were rejected so far, as `max_rejections` counts them. */
    get rejections() {
        return this.#rejections.count;
    }
    /** What the model has not been told yet of warnings that it can act on. */
    takeWarnings() {
        const untold = this.#untold.filter(({ constraint }) => !this.#told.has(constraint));
        this.#untold = [];
        return untold.map(({ reason }) => reason);
    }
    /** The model was told how this limit stands: a warning of it would say the same twice. */
    noteTold(constraint) {
        this.#told.add(constraint);
    }
    /** A refusal from a tool or the workspace: with a code it is a violation, and the call counts as rejected. */
    refuse(refusal, occasion) {
        if (refusal.endsRun)
            this.#stop ??= { cause: { kind: 'failure', reason: refusal.reason }, atOnce: true };
        if (refusal.code === undefined)
            return;
        const response = this.#parts.refusalResponse?.(refusal.code) ?? 'reject';
        this.note(refusal.code, refusal.forPeople ?? refusal.reason, occasion, { response });
        this.#countRejection(response);
    }
    /** Something worth a record that no constraint of the chain decides. */
    note(code, reason, occasion, more) {
        const guardsGit = git_dir/* GIT_DIR_REFUSALS */.B.includes(code);
        const { turn, tool, effect } = occasion;
        const paths = more.paths ?? [];
        this.#record({
            constraint: more.constraint ?? (guardsGit ? 'git_dir' : codes/* CODES */.L[code].title.replaceAll(' ', '_')),
            code,
            type: codes/* CODES */.L[code].type,
            ...(guardsGit ? { seed: 'S-009' } : {}),
            response: more.response,
            reason,
            ...(paths[0] === undefined ? {} : { path: paths[0] }),
            paths,
            details: more.details ?? {},
            effect,
            turn,
            ...(tool === undefined ? {} : { tool }),
        });
    }
    /** A warning that says nothing new is not said again; of a limit that is near, the first in a run is enough. */
    #warn(violation, key, isNews) {
        if (this.#warned.has(key))
            return;
        this.#warned.add(key);
        this.#record(violation);
        if (isNews)
            this.#untold.push(violation);
    }
    #record(violation) {
        this.#parts.emit({ type: 'violated', violation });
        const kind = stopKind(violation);
        if (kind === null)
            return;
        const atOnce = violation.response === 'emergency_stop';
        if (this.#stop !== null && (this.#stop.atOnce || !atOnce))
            return;
        this.#stop = { cause: { kind, reason: violation.reason }, atOnce };
    }
    #countRejection(response) {
        this.#rejections = countRejection(this.#rejections, response, this.#parts.maxRejections);
        const { reason } = this.#rejections;
        if (reason !== null)
            this.#stop ??= { cause: { kind: 'violation', reason }, atOnce: false };
    }
}
function stopKind(violation) {
    if (violation.response !== 'emergency_stop' && violation.response !== 'graceful_exit')
        return null;
    if (violation.type === 'timeout')
        return 'timeout';
    // An agent that is stuck broke no rule, it failed (CONTRACT 2).
    if (violation.type === 'repetition')
        return 'failure';
    return violation.response === 'emergency_stop' ? 'emergency_stop' : 'violation';
}


/***/ }),

/***/ 66433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ askSigning)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _forge_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93002);



/**
 * Whom the commit is ordered from, where GitHub is to make it; null where it is made here. That it stands on what
 * GitHub has is checked now, before anything is paid for. Throws StopRun(git_before).
 */
async function askSigning(desk, repository, destination) {
    const { forge, settings } = desk.request;
    const { sign_commits: signs, auto_commit: commits } = settings.git;
    if (!signs || !commits || settings.mode === 'read-only')
        return null;
    if (destination === null || forge === null) {
        const text = 'git.sign_commits is true, and nothing is pushed: the commit is made here, unsigned; set git.auto_push or git.create_pr too';
        desk.observers.emit({ type: 'notice', level: 'warning', text });
        return null;
    }
    const { openCommits } = await __webpack_require__.e(/* import() */ 3738).then(__webpack_require__.bind(__webpack_require__, 53738));
    const maker = await openCommits((0,_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .forgeOptions */ .q)(desk, forge));
    const { base } = await repository.ground(destination.expectedOld);
    if (base !== destination.expectedOld)
        await checkThere(maker, base, desk);
    return maker;
}
async function checkThere(maker, base, { stopwatch }) {
    try {
        if (await maker.has(base))
            return;
    }
    catch (error) {
        if (!(error instanceof _core_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q))
            throw error;
        throw (0,_forge_options_js__WEBPACK_IMPORTED_MODULE_2__/* .unanswered */ .b)(error, stopwatch);
    }
    const reason = `commit ${base} is not at GitHub, so none can be made on it there (git.sign_commits): push it first`;
    throw new _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U({ kind: 'git_before', reason });
}


/***/ }),

/***/ 95667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ trustedCommit)
/* harmony export */ });
/**
 * The commit whose files are rules for this run: the one that the event makes trusted (of a pull request its base,
 * DECISIONS D28), else the one that was checked out when the run began, whatever branch it goes on to. null where there
 * is none.
 */
function trustedCommit({ trigger }, { head }) {
    return trigger?.trusted ?? head;
}


/***/ }),

/***/ 6751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ undelivered)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);

/** Why the work did not arrive. `stale`: the branch is not where the run saw it. */
function undelivered(reason, stale) {
    return new _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'delivery', reason, ...(stale ? { code: 'GIT-05' } : {}) });
}


/***/ })

};
