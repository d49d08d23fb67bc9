export const id = 9594;
export const ids = [9594];
export const modules = {

/***/ 98326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   l: () => (/* binding */ withValidations)
/* harmony export */ });
/* harmony import */ var _core_run_constraint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12969);
/* harmony import */ var _core_text_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45061);
/* harmony import */ var _definition_responses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49073);
/* harmony import */ var _definition_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73222);




/**
 * Asks every constraint of this phase, in order. The most severe response wins, and the first `emergency_stop` ends the
 * checks. The judgement contains every validation so far, violated or not. If a constraint throws or returns an unknown
 * response, the run stops: it never counts as passed. Source: ADR-012 "Composition semantics", decision D18.
 */
function judge(constraints, facts) {
    const validations = [];
    let response = 'allow';
    for (const constraint of constraints) {
        if (!constraint.phases.includes(facts.phase))
            continue;
        const validation = ask(constraint, facts);
        validations.push(validation);
        response = (0,_definition_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .moreSevere */ ._q)(response, validation.response);
        if (response === 'emergency_stop')
            break;
    }
    return { response, validations };
}
/** Adds validations to a judgement; the most severe response of all wins. */
function withValidations(judgement, more) {
    return {
        response: more.reduce((most, { response }) => (0,_definition_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .moreSevere */ ._q)(most, response), judgement.response),
        validations: [...judgement.validations, ...more],
    };
}
function ask(constraint, facts) {
    const { name, code, seed } = constraint;
    const named = seed === undefined ? { constraint: name, code } : { constraint: name, code, seed };
    try {
        const validation = constraint.validate(facts);
        const response = validation.violated ? constraint.onViolation(validation) : 'allow';
        if (!_core_run_constraint_js__WEBPACK_IMPORTED_MODULE_2__/* .RESPONSES */ .L.includes(response))
            throw new Error(`${(0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .printableName */ .Nt)(String(response))} is not a response`);
        return { ...named, ...validation, code: validation.code ?? code, response };
    }
    catch (error) {
        return { ...named, ...failedValidation(name, facts, error), response: 'emergency_stop' };
    }
}
function failedValidation(name, facts, error) {
    const why = (0,_definition_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .printableName */ .Nt)((0,_core_text_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error));
    const reason = `constraint ${name} could not judge this ${facts.phase} (${why}): the run stops, because a rule that fails never counts as passed; please report this as a bug`;
    return { violated: true, reason, metrics: { threw: true } };
}


/***/ }),

/***/ 88562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage)
/* harmony export */ });
/* harmony import */ var _core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86217);

/** Returns the configured message with trailers that name the run, so that `verify` can match the two. */
function commitMessage(facts) {
    const body = facts.message.replace(/\r\n?/g, '\n').trim();
    const note = facts.isUnfinished === true ? '\n\nUnfinished: this commit contains only part of the task.' : '';
    const branch = facts.branch === null ? '' : `${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .BRANCH_TRAILER */ .Hj}: ${facts.branch}\n`;
    return `${body}${note}\n\n${branch}${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_TRAILER */ .cu}: ${facts.executionId}\n${_core_git_trailers_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_TRAILER */ .wV}: ${facts.auditHead}\n`;
}


/***/ }),

/***/ 63870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $o: () => (/* reexport */ configurationPaths),
  z: () => (/* reexport */ decideAfterGates),
  KG: () => (/* reexport */ definitionPaths),
  jb: () => (/* reexport */ describeFinding),
  NC: () => (/* reexport */ findWeakenedTests),
  x2: () => (/* reexport */ gateFeedback),
  iI: () => (/* reexport */ isRed),
  Mn: () => (/* reexport */ isSameGate),
  Yi: () => (/* reexport */ pathsNeededFromStart),
  kf: () => (/* reexport */ redGates),
  E1: () => (/* reexport */ redGatesReason),
  AQ: () => (/* reexport */ runGates)
});

// UNUSED EXPORTS: isWithheld, retriesLeft, wasRed

// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
;// CONCATENATED MODULE: ./build/gates/gate-status.js
function isSameGate(a, b) {
    return a.name === b.name && a.command === b.command;
}
/** Returns true if the gate failed, timed out or could not run. Decision D5 treats these alike. */
function isRed(result) {
    return result.status !== 'passed';
}
/** Returns true if the gate was red before the agent started; null if the baseline did not include it. */
function wasRed(gate, baseline) {
    const before = baseline.find((result) => isSameGate(result, gate));
    return before === undefined ? null : isRed(before);
}
/** Returns 1 for the first round, plus one for each earlier round in which this gate was red. */
function attemptOf(gate, earlier) {
    return 1 + earlier.filter((result) => isSameGate(result, gate) && isRed(result)).length;
}
/** Returns true for a gate that was red before the agent started and is set to `baseline: tolerate`. */
function isTolerated(result, gates) {
    const gate = gates.find((one) => isSameGate(one, result));
    return gate?.baseline === 'tolerate' && result.wasRed === true;
}
/** Returns the red gates that are not tolerated, required or not. */
function countedRedGates(results, gates) {
    return results.filter((result) => isRed(result) && !isTolerated(result, gates));
}
/**
 * Returns the red gates that fail the run: required and not tolerated. A gate without a result cannot be among them, so
 * `runGates` returns a result for every gate. Source: decision D5.
 */
function redGates(results, gates) {
    return countedRedGates(results, gates).filter((result) => result.required);
}

;// CONCATENATED MODULE: ./build/gates/gate-retries.js

/** Returns how often this red gate may still go back to the agent, not counting its current round. */
function retriesLeft(result, gates) {
    const retries = gates.find((gate) => isSameGate(gate, result))?.max_retries ?? 0;
    return Math.max(0, retries - (result.attempt - 1));
}
/**
 * Returns the consequence of one final round. An optional gate goes back while it has retries, and never ends a run.
 */
function decideAfterGates(results, gates) {
    const counting = countedRedGates(results, gates);
    const blocking = counting.filter((result) => result.required);
    const retriable = counting.filter((result) => retriesLeft(result, gates) > 0);
    if (blocking.some((result) => !retriable.includes(result)))
        return { decision: 'end', red: blocking };
    return retriable.length > 0 ? { decision: 'retry', red: retriable } : { decision: 'accept' };
}

;// CONCATENATED MODULE: ./build/gates/gate-feedback.js



/** Maximum lines of a gate's output that the model receives. The end usually contains the cause. */
const MAX_LINES = 60;
const MAX_CHARACTERS = 6000;
function endOf({ output, outputFile }) {
    const lines = output.trimEnd().split('\n');
    const last = lines.slice(-MAX_LINES).join('\n').slice(-MAX_CHARACTERS);
    const whole = last.length === output.trimEnd().length;
    if (outputFile === undefined)
        return whole ? last : `[the beginning is left out]\n${last}`;
    return `[long output, only its end is shown; people find all of it in ${outputFile} of the reports; to see more, run the command through grep, head, tail or sed -n]\n${last}`;
}
function endingText(result) {
    const time = (0,figures/* seconds */.YA)(result.durationMs);
    if (result.timedOut)
        return `timed out after ${time}`;
    if (result.cutOff === true)
        return `was stopped after ${time}, because the run ended`;
    if (result.killedBy !== undefined)
        return `was killed by ${result.killedBy} after ${time}`;
    if (result.exitCode === null)
        return 'could not run';
    return `exit code ${result.exitCode}`;
}
function attemptsLeftText(left) {
    if (left === 1)
        return 'this is the last attempt';
    return `${left} attempts are left, including this one`;
}
/**
 * Returns true if a gate's output is withheld from the agent. This applies to gates that read denied files, and to
 * later gates, which may print what those left behind.
 */
function isWithheld(result, gates) {
    const first = gates.findIndex(({ reads }) => reads.length > 0);
    return first !== -1 && gates.findIndex((gate) => isSameGate(gate, result)) >= first;
}
const WITHHELD = 'Its output is not shown, because it may contain files that you may not read. Find the cause in the code, and run what you can yourself.';
function section(result, gates) {
    const output = isWithheld(result, gates) ? WITHHELD : endOf(result);
    return [
        `Gate "${result.name}" (${result.command}): ${endingText(result)}; ${attemptsLeftText(retriesLeft(result, gates))}.`,
        output === '' ? 'It printed nothing.' : output,
    ].join('\n');
}
/** Returns the message that sends red gates back to the model. `notes` are other possible causes of the failures. */
function gateFeedback(red, gates, notes = []) {
    const count = red.length === 1 ? 'A quality gate is' : `${red.length} quality gates are`;
    return [
        `${count} red. Fix the cause, then call task_completion again.`,
        ...red.map((result) => section(result, gates)),
        ...notes,
    ].join('\n\n');
}
/** Returns one line for the run's reason: the red required gates, and how each failed. */
function redGatesReason(red) {
    const each = red.map((result) => {
        const before = result.wasRed === true ? ', already red before the agent started' : '';
        return `"${result.name}" (${endingText(result)}${before})`;
    });
    const plural = red.length === 1 ? 'gate is' : 'gates are';
    return `required ${plural} red: ${each.join(', ')}; see the gate output in the report`;
}

// EXTERNAL MODULE: ./build/core/text/one-line.js
var one_line = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/gates/protection/changes/finding.js



/** The rules that produce findings. Their names are written to records, so they must not change. */
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
    test_aware: 'code that asks whether it is tested, or ends the test run',
    not_looked_at: 'not looked at',
};
/** Maximum characters shown of a line of code. */
const MAX_EXCERPT_CHARS = 100;
/** Returns one line of untrusted text that is safe to display. */
function excerpt(text) {
    return (0,figures/* cutText */.IN)((0,one_line/* oneLine */.T)((0,printable/* printable */.g)(text).text), MAX_EXCERPT_CHARS + 1, '…');
}
/** Returns `test/a.test.js:3: new mark …: was "test(", is "test.skip("`. */
function describeFinding({ rule, path, line, was, is }) {
    const place = line === null ? excerpt(path) : `${excerpt(path)}:${line}`;
    return `${place}: ${RULES[rule]}: ${was} → ${is}`;
}

// EXTERNAL MODULE: ./build/core/path/is-within.js
var is_within = __webpack_require__(99688);
;// CONCATENATED MODULE: ./build/gates/protection/languages/syntax.js
/**
 * Each pattern matches the comments and strings of a language. `gone` matches text that never runs. Strings are matched
 * so that comment marks in them are ignored. An unclosed comment extends to the end of the text.
 */
const END = String.raw `(?![\s\S])`;
const STRINGS = String.raw `"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`;
const SLASHES = String.raw `\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|${END})`;
/** `//`, block comments, strings in either quote. */
const C_LIKE = new RegExp(`(?<gone>${SLASHES})|${STRINGS}`, 'g');
/** Like `C_LIKE`, plus code that the preprocessor leaves out. */
const C_FAMILY = new RegExp(String.raw `(?<gone>${SLASHES}|^[ \t]*#[ \t]*if[ \t]+0\b[\s\S]*?(?:^[ \t]*#[ \t]*endif|${END}))|${STRINGS}`, 'gm');
/** A single quote is not matched, because it begins a lifetime. */
const RUST = new RegExp(String.raw `(?<gone>${SLASHES})|"(?:\\[\s\S]|[^"\\])*"?`, 'g');
const PHP = new RegExp(String.raw `(?<gone>${SLASHES}|#(?!\[)[^\n]*)|${STRINGS}`, 'g');
/** Triple-quoted text may span many lines, and so hide tests. */
const PYTHON = new RegExp(String.raw `(?<gone>#[^\n]*|"""[\s\S]*?(?:"""|${END})|'''[\s\S]*?(?:'''|${END}))|${STRINGS}`, 'g');
const RUBY = new RegExp(String.raw `(?<gone>^=begin\b[\s\S]*?(?:^=end\b|${END})|^__END__$[\s\S]*|(?:^|(?<=\s))#[^\n]*)|${STRINGS}`, 'gm');
/** Like Python's, but the quotes stay, because they can be part of a call (`test.each`). */
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
    skips: [
        /^func[ \t]+TestMain\b/gm,
        /\bflag\.(?:Set|Lookup)\("test\.|\bos\.Args[ \t]*=(?!=)/g,
        /\b(?:syscall|unix)\.(?:Exit|Exec)\(|\bruntime\.Goexit\(/g,
        /\b(?:t|b|f|tb|s)\.(?:T\(\)\.)?(?:Skip|Skipf|SkipNow)\(/g,
        /\bos\.Exit\([ \t]*0[ \t]*\)/g,
    ],
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
        /(?<![.\w$])process\.(?:exitCode[ \t]*=[ \t]*(?:0|undefined|null|void)|reallyExit|abort)\b/g,
        /(?<![.\w$])(?:(?:globalThis|global)\.)?(?:expect|assert)(?:\.\w+)?[ \t]*=(?![=>])/g,
        /(?<![.\w$])(?:expect|assert)\[[^\]\n]{0,80}\][ \t]*=(?![=>])/g,
        /\b(?:Object\.(?:assign|defineProperty|defineProperties)|Reflect\.(?:set|defineProperty))\([ \t]*(?:(?:globalThis|global)\.)?(?:expect|assert|process)\b/g,
        /\b(?:Module\._load|require\.cache\[)/g,
        /(?<![.\w$])process\.exit\((?:[ \t]*0[ \t]*)?\)/g,
    ],
    suppressions: [
        /\b(?:eslint|oxlint|tslint|stylelint)[-:]disable(?:-next-line|-line|:next-line)?\b/gi,
        /\/\*[ \t]*eslint[ \t]+[\w@/-]+[ \t]*:/g,
        /\bprettier-ignore\b|\bdprint-ignore\b/g,
        // A module in which everything has the type any.
        /\bdeclare[ \t]+module[ \t]+(?:['"]\*['"]|['"][^'"]*['"][ \t]*;)/g,
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
        /\bdef[ \t]+(?:pytest_(?!addoption\b|configure\b)\w+|load_tests)\b/g,
        /^pytest_plugins\b|\bconfig\.(?:option\.\w+|args)[ \t]*=(?!=)/gm,
        // An assignment that replaces something a test imports, for all tests.
        /^(?!os\.environ|sys\.|pytest|warnings|np\.|pd\.|plt\.|matplotlib|torch|locale|logging|random|__)[A-Za-z_]\w*\.[\w.]+[ \t]*=(?!=)|^setattr\(/gm,
        /\bos\.(?:exec[lv]\w*|posix_spawn\w*)\(|(?<![\w.])(?:quit|exit)\(0?\)|\braise[ \t]+SystemExit\b/g,
        /\bsys\.modules\[|\bbuiltins\.\w+[ \t]*=(?!=)|\batexit\.register\b/g,
        /\b(?:sys\.exit|os\._exit)\((?:[ \t]*0[ \t]*)?\)/g,
    ],
    suppressions: [
        /#[ \t]*(?:flake8:[ \t]*|ruff:[ \t]*)?noqa\b/gi,
        /#[ \t]*type:[ \t]*ignore\b/g,
        /#[ \t]*pyright:[ \t]*(?:ignore|basic)\b/g,
        /#[ \t]*mypy:[ \t]*(?:ignore|disable|allow|follow|no|implicit)[\w-]*/g,
        /#[ \t]*pyright:[ \t]*report\w+[ \t]*=[ \t]*(?:false|none|warning|information)/gi,
        /#[ \t]*(?:fmt|yapf|autopep8|isort|ruff)[ \t]*:[ \t]*(?:off|skip|disable|skip_file)\b|#[ \t]*(?:pyre-(?:ignore|fixme)|nosemgrep)\b/g,
        /@(?:typing\.)?no_type_check\b/g,
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
        /\bat_exit\b|\bfilter_run\w*|\brun_all_when_everything_filtered\b|\bfail_if_no_examples\b/g,
        // A definition of an assertion, or a change of the class that runs tests.
        /\bdef[ \t]+(?:self\.)?(?:assert|refute|flunk|expect|assert_(?:equal|nil|same|empty|match|raises?|includes|in_delta|predicate|operator|respond_to|instance_of|kind_of|silent|output|throws)|refute_(?:equal|nil|same|empty|match|includes))\b(?![?!])/g,
        /\b(?:Minitest|RSpec|Test::Unit)\b[\w:]*\.(?:prepend|class_eval|module_eval|class_exec|instance_eval|define_method|send|alias_method|remove_method)\b/g,
        /\bexit!?\([ \t]*(?:0|true)?[ \t]*\)|^[ \t]*exit!?(?:[ \t]+0)?[ \t]*$/gm,
    ],
    suppressions: [
        /#[ \t]*(?:rubocop|standard):(?:disable|todo)\b/g,
        /#[ \t]*:nocov:/g,
        /#[ \t]*typed:[ \t]*ignore\b/g,
    ],
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/rust.js

/** The built-in harness and similar ones (tokio, rstest, proptest); rustc's and clippy's lints. */
const rust = {
    name: 'Rust',
    extensions: ['.rs'],
    testNames: [/^tests?\.rs$/, /_tests?\.rs$/],
    syntax: RUST,
    cases: [/#\[(?:\w+::)*(?:test|bench|rstest|test_case|case)\b/g],
    assertions: [/\b(?:debug_)?assert\w*!/g, /\bprop_assert\w*!/g, /\bpanic!/g],
    skips: [
        /#!\[cfg(?:_attr)?\(/g,
        /\bmacro_rules![ \t]*(?:(?:debug_)?assert(?:_eq|_ne)?|panic|unreachable|todo|unimplemented)\b/g,
        /#\[ignore\b/g,
        /#\[should_panic\b/g,
        /#!?\[cfg\([ \t]*(?:any\([ \t]*\)|not\([ \t]*test[ \t]*\))/g,
        /#\[cfg_attr\([^\n]{0,200}\bignore\b/g,
        /\bprocess::exit\([ \t]*0[ \t]*\)/g,
    ],
    suppressions: [
        /#!?\[(?:allow|expect)\(/g,
        /#!?\[cfg_attr\([^\n]{0,200}\b(?:allow|expect)\(/g,
        /\brustfmt::skip\b/g,
        /#!?\[coverage\([ \t]*off\b/g,
    ],
    inlineTests: /#\[cfg\(test\)\]/,
};

;// CONCATENATED MODULE: ./build/gates/protection/languages/languages.js









/** All languages. To add one, add a file like these and an entry here. */
const LANGUAGES = [javascript, python, go, rust, jvm, ruby, csharp, php, cFamily];
const BY_EXTENSION = new Map(LANGUAGES.flatMap((language) => language.extensions.map((extension) => [extension, language])));
/** Returns the language of a source file by its extension; null for other files. */
function languageOf(path) {
    const dot = path.lastIndexOf('.');
    return (dot === -1 ? undefined : BY_EXTENSION.get(path.slice(dot).toLowerCase())) ?? null;
}

;// CONCATENATED MODULE: ./build/gates/protection/changes/test-path.js

/** Folders of tests and expected results, by the conventions of common test runners. */
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
/** These folders can hold other documents too, so only their source files count as tests. */
const SPEC_FOLDERS = new Set(['spec', 'specs', 'features', 'integrationtest', 'testing']);
/** A .NET test project: `Shop.Tests/`. */
const TEST_PROJECT = /[.-]tests?$/;
/** Generated or downloaded files, which are neither tests nor code of the project. */
const NOT_OURS = /(?:^|\/)(?:node_modules|bower_components|vendor|third_party|\.venv|venv)\/|^(?:(?!(?:src|lib|app|tests?|__tests__)\/)[^/]+\/){0,3}(?:dist|build|out|target)\/|\.min\.[cm]?js$|(?:_generated\.|\.generated\.|\.pb\.)/i;
/** Folders and names of data that tests compare with. Source files in them are ordinary sources. */
const DATA_FOLDERS = new Set([
    'golden',
    'goldens',
    'fixtures',
    '__fixtures__',
    'snapshots',
    '__image_snapshots__',
    'cassettes',
    'expected',
    'baselines',
]);
const DATA_NAMES = /\.(?:snap|golden|expected|ambr|approved|verified)(?:\.\w+)?$|[.-]golden\.\w+$/;
const PROSE = /\.(?:md|markdown|rst|adoc)$|(?:^|\/)(?:LICENSE|README)[^/]*$/i;
function isGenerated(path) {
    return NOT_OURS.test(path);
}
/** Returns true if a path is a test or test data, by the conventions of its language's test runners. */
function isTestPath(path) {
    if (isGenerated(path) || PROSE.test(path))
        return false;
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    const language = languageOf(name);
    if (language?.testNames.some((pattern) => pattern.test(name)))
        return true;
    if (language === null && DATA_NAMES.test(name))
        return true;
    return parts.some((part) => {
        const folder = part.toLowerCase();
        if (TEST_FOLDERS.has(folder) || (TEST_PROJECT.test(folder) && language !== null))
            return true;
        if (DATA_FOLDERS.has(folder) && language === null)
            return true;
        return SPEC_FOLDERS.has(folder) && language !== null;
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/commands/command-words.js
/** Programs that run the file in their first argument. */
const INTERPRETER = /^(?:node|nodejs|python[\d.]*|pypy[\d.]*|ruby|perl|php|deno|bun|tsx|ts-node|lua[\d.]*|Rscript|julia|groovy|java|kotlin|scala|elixir|pwsh|powershell|bash|sh|zsh|dash|ksh|fish|nodemon|babel-node|esno|jiti|expect|tclsh|guile|racket|make|gmake)$/;
/** Programs that run the command after them. */
const STARTER = /^(?:env|time|timeout|nice|nohup|exec|command|sudo|xvfb-run|stdbuf|npx|bunx|pnpx|cross-env|dotenv|bundle|poetry|pipenv|pdm|hatch|uv|uvx|rye|rvm|nvm|mise|direnv|strace|valgrind|c8|nyc|coverage|run|exec|if|then|else|do|while|until|!|\{|dlx)$/;
const SHELL_NAME = /^(?:\/(?:usr\/)?bin\/)?(?:bash|sh|zsh|dash|ksh)$/;
/** Returns the words of one command, without quotes. */
function wordsOf(command) {
    return command.split(/[\s"'`]+/).filter((word) => word !== '');
}
/** Returns a command's program and arguments, skipping words that start other programs (`env`, `time`, `sh -c`). */
function programAndRest(command) {
    const words = wordsOf(command);
    const at = words.findIndex((word, index) => !STARTER.test(word) &&
        !/^\w+=/.test(word) &&
        !word.startsWith('-') &&
        !/^\d+[smh]?$/.test(word) &&
        !(SHELL_NAME.test(word) && /^-[a-z]*c$/.test(words[index + 1] ?? '')));
    return at === -1 ? { program: '', rest: [] } : { program: words[at] ?? '', rest: words.slice(at + 1) };
}
function isInterpreter(program) {
    return INTERPRETER.test(program.slice(program.lastIndexOf('/') + 1));
}
/** Returns true if a command is an interpreter that runs its standard input. */
function isBareInterpreter(command) {
    const { program, rest } = programAndRest(command);
    return isInterpreter(program) && rest.every((word) => /^-(?!-?[a-z]*[cemp]\b|-eval)/.test(word));
}
function isFile(word) {
    return /^(?:\.{0,2}\/)?[\w@.+-][\w@.+/-]*$/.test(word) && !word.startsWith('-');
}
/** Removes `./` and variables that contain the script's folder. */
function tidy(word) {
    return word.replace(/^(?:\$\{?\w+\}?|\$)\/+/, '').replace(/^(?:\.\/)+/, '');
}

;// CONCATENATED MODULE: ./build/gates/protection/commands/read-only-commands.js

/** Programs that only read their operands, and simple file commands. They run nothing. */
const READING_PROGRAMS = /^(?:test|\[\[?|ls|cat|tac|nl|head|tail|wc|stat|file|du|od|xxd|hexdump|strings|[ef]?grep|rg|ag|zgrep|zcat|cut|sort|uniq|rev|fold|column|tr|diff|cmp|comm|sdiff|colordiff|readlink|realpath|basename|dirname|(?:sha\d*|md5|b2|ck)?sum|rm|rmdir|mkdir|touch|echo|printf|true|false|:)$/;
const GREP = /^(?:[ef]?grep|rg|ag|zgrep)$/;
const COMPARER = /^(?:diff|cmp|comm|sdiff|colordiff)$/;
const SUM = /^(?:sha\d*|md5|b2|ck)sum$/;
/** Names of the expected side of a comparison. */
const EXPECTED = /(?:^|[/._-])(?:expect(?:ed|ations?)?|exp|gold(?:en)?s?|want(?:ed)?|ref(?:erence)?s?|baselines?|snap(?:shots?)?|correct|approved|oracle|answers?|good)(?:[/._-]|$)/i;
/** Guards that end the gate red after a failed read-only command: `|| exit 1`, `|| { echo no; exit 1; }`. */
const GUARDS = [
    /\|\|\s*((?:(?:exit|return)\s+[1-9]\d*|false)\b)/g,
    /\|\|\s*\{([^{}]*\b(?:exit|return)\s+[1-9]\d*\s*;?\s*)\}/g,
    /\|\|\s*\(([^()]*\b(?:exit|return)\s+[1-9]\d*\s*;?\s*)\)/g,
];
/** The reader's placeholders for a guard and a substitution. They are removed from commands that contain them. */
const MARKS = /[\u0001\u0002]/g;
const GUARDED = '\u0002';
const SUBSTITUTION = /\$\(([^()]*)\)|<\(([^()]*)\)|`([^`]*)`/;
const PLACEHOLDER = /\u0001(\d+)\u0001/g;
/** Maximum number of substitutions read in one command, innermost first. */
const MOST_SUBSTITUTIONS = 50;
/** Maximum characters of a command. Longer commands are not read. */
const LONGEST = 20_000;
/** Commands that run one part and skip another. */
const BRANCH = /\|\||(?:^|[\s;&({])(?:if|elif|while|until|case|for)\s|\b(?:exit|return)\b(?!\s+[1-9])/;
/** Reads one command of a gate. Anything that it cannot parse counts as a command that runs. */
function readOnlyCommand(command) {
    const found = { runs: [], deciding: [], compared: [] };
    if (command.length > LONGEST)
        return { runs: command, deciding: [], compared: [] };
    let text = command
        .replaceAll(MARKS, ' ')
        .replaceAll('\\\n', ' ')
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/\n+/g, '\n');
    for (const guard of GUARDS) {
        text = text.replaceAll(guard, (_, after) => {
            found.runs.push(after);
            return ` ${GUARDED} `;
        });
    }
    const inner = [];
    for (; inner.length < MOST_SUBSTITUTIONS;) {
        const match = SUBSTITUTION.exec(text);
        if (match === null)
            break;
        text = text.replace(match[0], () => `\u0001${inner.length}\u0001`);
        inner.push(match[1] ?? match[2] ?? match[3] ?? '');
    }
    readList(text, 'only looks', inner, found);
    const { deciding, compared } = found;
    return { runs: found.runs.join('\n'), deciding, compared };
}
/** Reads commands that are joined by `;`, `&&` and `||`. */
function readList(text, use, inner, found) {
    const chains = text.split(/[;\n]/).filter((chain) => chain.trim() !== '');
    const onlyLooks = chains.every((chain) => pipesIn(chain).flat().every(isLook));
    const branches = BRANCH.test(text) && !(onlyLooks && !/\b(?:exit|return)\b/.test(text));
    for (const [index, chain] of chains.entries()) {
        const pipes = pipesIn(chain);
        // If a read-only command fails, `&&` skips the commands after it and the gate continues.
        const skips = index < chains.length - 1 &&
            pipes.length > 1 &&
            !chain.includes(GUARDED) &&
            !pipes.flat().every(isLook);
        const decides = branches || skips;
        for (const pipe of pipes)
            readPipe(pipe, use === 'only looks' && decides ? 'decides' : use, inner, found);
    }
}
function pipesIn(chain) {
    const parts = chain.replaceAll(GUARDED, ' ').split(/&&|\|\|/);
    return parts
        .filter((part) => part.trim() !== '')
        .map((part) => part.split(/\|&?/).map((each) => each.replace(/(^|\s)[(){}]+(?=\s|$)|^\s*\(+|\)+\s*$/g, ' ')));
}
function isLook(command) {
    const { program } = programAndRest(command);
    return READING_PROGRAMS.test(program) || isGitDiff(command) || /^exit\s+[1-9]/.test(command.trim());
}
function isGitDiff(command) {
    return /^\s*git\s+diff\s.*--no-index\s/.test(command);
}
function readPipe(pipe, use, inner, found) {
    const executes = pipe.some((command) => isBareInterpreter(command) || /^\s*(?:xargs|parallel)\b/.test(command));
    const uses = executes && use !== 'unknown' ? 'decides' : use;
    for (const command of pipe)
        readCommand(command, uses, inner, found);
}
function readCommand(command, use, inner, found) {
    // Output to a file makes a copy that can be used for anything.
    const writes = /[^\s\d&]?>/.test(command.replaceAll(/\d*&?>{1,2}\s*(?:\/dev\/null|&\d)/g, ' '));
    const looks = isLook(command) && !writes;
    readSubstitutions(command, looks ? use : 'unknown', inner, found);
    if (!looks || use === 'unknown') {
        found.runs.push(command.replaceAll(PLACEHOLDER, ' '));
        return;
    }
    const { program, rest } = programAndRest(command);
    const operands = operandsOf(program, rest);
    found.deciding.push(...definingOptions(program, rest));
    if (COMPARER.test(program) || isGitDiff(command))
        found.compared.push(...rightSide(operands));
    else if (use === 'compares')
        found.compared.push(...operands);
    else if (use === 'decides')
        found.deciding.push(...operands);
}
/** Reads `$(…)` in a command. Its output can be read, compared, or passed to another program. */
function readSubstitutions(command, use, inner, found) {
    const texts = [...command.matchAll(PLACEHOLDER)].map(([, index]) => inner[Number(index)] ?? '');
    const { program } = programAndRest(command);
    const isCompared = COMPARER.test(program) ||
        (/^(?:test|\[\[?)$/.test(program) && texts.length > 1 && /\s[!=]?=\s/.test(command));
    const isAssigned = /^\s*(?:export\s+|local\s+)?\w+=/.test(command);
    const given = isAssigned ? 'unknown' : use === 'unknown' ? 'decides' : isCompared ? 'compares' : use;
    for (const text of texts)
        readList(text, given, inner, found);
}
function operandsOf(program, rest) {
    const hasPattern = GREP.test(program) && !rest.some((word) => /^(?:-[A-Za-z]*[ef]|--(?:regexp|file)\b.*)$/.test(word));
    return rest
        .filter((word) => !word.startsWith('-') && !/^[<=!\]]/.test(word))
        .slice(hasPattern ? 1 : 0)
        .filter(isFile)
        .map(tidy);
}
/** Returns the files with patterns or checksums that define the expected result. */
function definingOptions(program, rest) {
    if (SUM.test(program) && rest.some((word) => /^(?:-[a-z]*c|--check)$/.test(word)))
        return operandsOf(program, rest);
    if (!GREP.test(program))
        return [];
    return rest.flatMap((word, index) => {
        const value = /^-[A-Za-z]*f$|^--file$/.test(word) ? rest[index + 1] : /^--file=(.+)$/.exec(word)?.[1];
        return value !== undefined && isFile(value) ? [tidy(value)] : [];
    });
}
function rightSide(operands) {
    const expected = operands.filter((operand) => EXPECTED.test(operand));
    return expected.length > 0 ? expected : operands;
}

;// CONCATENATED MODULE: ./build/gates/protection/commands/named-files.js


/** Options whose value is a file that decides how the tool works. */
const CONFIG_OPTION = /^(?:--?(?:config|conf|cfg|rcfile|rc|require|import|loader|experimental-loader|preload|settings|globals|globalSetup|setup|setup-file|setupFiles|setupFilesAfterEnv|ini|project|tsconfig|tsconfig-path|file|makefile|reporter|environment|env-file|runner|preset|plugin|init-script|settings-file|build-file|configuration|testRunner|resolver|transform|options|opts|spec-helper|toolchain|rootconfig|justfile|taskfile|manifest-path)|-[cCfrRpP])$/;
/** Returns the files that a script names as programs or configuration, relative to its working directory. */
function namedFiles(script) {
    const { runs, deciding } = readOnlyCommand(script);
    return [
        ...runs.split(/&&|\|\||[;|\n()]/).flatMap(namedIn),
        ...deciding.map((file) => ({ file, as: 'program' })),
    ];
}
function namedIn(command) {
    const { program, rest } = programAndRest(command);
    if (program === '')
        return [];
    const found = rest.flatMap((word, index) => {
        const [, option = '', value = ''] = /^(-[\w-]+)=(.+)$/.exec(word) ?? [];
        const named = CONFIG_OPTION.test(option)
            ? value
            : CONFIG_OPTION.test(word)
                ? (rest[index + 1] ?? '')
                : '';
        return isFile(named) ? [{ file: tidy(named), as: 'config' }] : [];
    });
    if (program.includes('/'))
        found.push({ file: tidy(program), as: 'program' });
    if (/^(?:\.|source)$/.test(program))
        found.push(...rest.slice(0, 1).map((file) => ({ file: tidy(file), as: 'program' })));
    if (isInterpreter(program))
        found.push(...programOf(rest));
    return found;
}
/** Returns the first argument that is not an option, or the module of `-m`. */
function programOf(rest) {
    const module = rest[rest.indexOf('-m') + 1];
    if (rest.includes('-m') && module !== undefined && /^[\w.]+$/.test(module)) {
        const path = module.replaceAll('.', '/');
        return [`${path}.py`, `${path}/__main__.py`].map((file) => ({ file, as: 'program' }));
    }
    const first = rest.find((word, index) => !/^(?:-|<$|run$|test$|task$)/.test(word) && !CONFIG_OPTION.test(rest[index - 1] ?? ''));
    return first === undefined || !isFile(first) ? [] : [{ file: tidy(first), as: 'program' }];
}
/** Returns the folders that a script changes to, or that it passes to a tool as working directory. */
function foldersNamed(script) {
    const found = script.matchAll(/(?:\b(?:cd|pushd)|\s(?:-C|--prefix|--cwd|--dir|--directory|--chdir|-s))[ =]+["']?([\w@.+/-]+)/g);
    return [...found]
        .map(([, folder = '']) => tidy(folder).replace(/\/+$/, ''))
        .filter((folder) => folder !== '.');
}

;// CONCATENATED MODULE: ./build/gates/protection/commands/imported-files.js

const SCRIPT_ENDINGS = [
    '',
    '.js',
    '.mjs',
    '.cjs',
    '.ts',
    '.mts',
    '.cts',
    '.json',
    '/index.js',
    '/index.ts',
    '/index.mjs',
];
/** Maximum characters of a file that are searched for imports. */
const MAX_READ_CHARS = 64 * 1024;
function folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
/** Joins two paths and resolves `.` and `..`. Returns null for a path outside the repository. */
function joinPath(folder, relative) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.split('/')) {
        if (part === '..') {
            if (parts.pop() === undefined)
                return null;
        }
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}
/** Returns the repository files that this one may load, if it names them by relative paths. Some do not exist. */
function importsOf(path, whole) {
    const text = whole.slice(0, MAX_READ_CHARS);
    const folder = folderOf(path);
    const at = (relative, endings = ['']) => endings.flatMap((ending) => joinPath(folder, relative + ending) ?? []);
    if (/\.[cm]?[jt]sx?$/.test(path))
        return scriptImports(text).flatMap((name) => at(name, SCRIPT_ENDINGS));
    if (path.endsWith('.py')) {
        return pythonImports(text).flatMap((name) => [
            ...at(name, ['.py', '/__init__.py']),
            `${name.replace(/^(?:\.\.?\/)+/, '')}.py`,
        ]);
    }
    if (path.endsWith('.rb')) {
        const names = [...text.matchAll(/\brequire(?:_relative)?[ (]+["']([\w./-]+)["']/g)];
        return names.flatMap(([, name = '']) => at(name, ['', '.rb']));
    }
    if (path.endsWith('.php')) {
        const names = [...text.matchAll(/\b(?:require|include)(?:_once)?\b[^"';\n]{0,80}["']\/?([\w./-]+)["']/g)];
        return names.flatMap(([, name = '']) => at(name));
    }
    // Each line is read alone, because a branch elsewhere in the script does not affect it.
    return text.split(/(?<!\\)\n/).flatMap((line) => namedFiles(line).flatMap(({ file }) => at(file)));
}
function scriptImports(text) {
    const found = text.matchAll(/(?:\bfrom|\bimport|\brequire[ ]*\(|\bimport[ ]*\()\s*["'](\.{1,2}\/[^"'\n]+)["']/g);
    return [...found].map(([, name = '']) => name);
}
function pythonImports(text) {
    const plain = [...text.matchAll(/^[ \t]*import[ \t]+([\w. ,]+)/gm)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s+/)[0] ?? ''));
    const from = [...text.matchAll(/^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+\(?([\w ,]*)/gm)].flatMap(([, dots = '', module = '', names = '']) => {
        const up = dots.length > 1 ? '../'.repeat(dots.length - 1) : '';
        const base = up + module.replaceAll('.', '/');
        const members = names.split(',').map((name) => name.trim().split(/\s+/)[0] ?? '');
        return [
            base,
            ...members
                .filter((name) => name !== '')
                .map((name) => (base === '' ? name : `${base.replace(/\/$/, '')}/${name}`)),
        ];
    });
    return [...plain.map((name) => name.replaceAll('.', '/')), ...from].filter((name) => name !== '');
}

;// CONCATENATED MODULE: ./build/gates/protection/commands/makefile.js
/** Maximum number of targets read from one rule, because each keeps every line of the recipe. */
const MAX_TARGETS = 200;
const VARIABLE = /^(?:(?:export|override|private)[ \t]+)*([\w.-]+)[ \t]*[:?+!]{0,3}=(.*)$/;
/** Maximum rounds of expanding nested variables while the text stays below the length limit. */
const MOST_ROUNDS = 8;
const LONGEST_RECIPE = 64 * 1024;
function isMakefile(path) {
    return /(?:^|\/)(?:GNUmakefile|[Mm]akefile|[^/]+\.mk|[Jj]ustfile)$/.test(path);
}
/** Parses plain Makefiles: targets, prerequisites, recipes, variables. Conditionals and functions are not evaluated. */
function readMakefile(text) {
    const rules = new Map();
    const variables = new Map();
    let targets = [];
    let first = '';
    for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
        // make accepts an assignment after leading spaces, but not after a tab.
        const variable = VARIABLE.exec(line.replace(/^ +/, ''));
        if (/^[\t ]+\S/.test(line)) {
            if (variable !== null && line.startsWith(' '))
                variables.set(variable[1] ?? '', (variable[2] ?? '').trim());
            addRecipe(rules, targets, line.trim());
            continue;
        }
        const rule = /^([^\s#:=][^#:=]*):(?!=)([^=]*)$/.exec(line);
        if (variable !== null)
            variables.set(variable[1] ?? '', (variable[2] ?? '').trim());
        else if (rule !== null) {
            targets = (rule[1] ?? '').trim().split(/\s+/).slice(0, MAX_TARGETS);
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
/** Returns the recipe of a target, with its variables expanded. */
function commandsFor({ rules, variables }, target) {
    const rule = rules.get(target);
    if (rule === undefined)
        return null;
    let { recipe } = rule;
    for (let round = 0; round < MOST_ROUNDS && recipe.length < LONGEST_RECIPE; round += 1) {
        const spelled = recipe.replace(/\$(?:[({]([\w.-]+)[)}]|([A-Za-z_]))/g, (whole, long, short) => variables.get(long ?? short ?? '') ?? whole);
        if (spelled === recipe)
            break;
        recipe = spelled;
    }
    return `${rule.needs.join(' ')}\n${recipe}`.trim();
}
/** Returns the targets that make runs even if files with their names exist. */
function phonyIn({ rules }) {
    return new Set(rules.get('.PHONY')?.needs);
}
/** Returns the files that a Makefile or justfile includes, as it names them. */
function includesIn(text) {
    return [...text.matchAll(/^[ \t]*(?:-?include|sinclude|import\??|mod\??)[ \t]+(.+)$/gm)].flatMap(([, names = '']) => names.split(/[\s"']+/).filter((name) => /^[\w./+-]+$/.test(name)));
}
/** Returns the targets that a command builds; '' is the first target. */
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

// EXTERNAL MODULE: ./build/core/text/bounded-json.js
var bounded_json = __webpack_require__(91988);
;// CONCATENATED MODULE: ./build/gates/protection/commands/package-scripts.js

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies'];
/** Returns null if the text is not a JSON object. */
function readPackage(text, keys) {
    const value = packageObject(text);
    if (value === null)
        return null;
    const scripts = isRecord(value.scripts) ? Object.entries(value.scripts) : [];
    const { workspaces } = value;
    const listed = isRecord(workspaces) ? workspaces.packages : workspaces;
    return {
        scripts: new Map(scripts.map(([name, command]) => [name, String(command)])),
        blocks: new Map(keys.filter((key) => key in value).map((key) => [key, JSON.stringify(value[key])])),
        name: String(value.name ?? ''),
        workspaces: Array.isArray(listed) ? listed.map(String) : [],
        dependencies: DEPENDENCIES.flatMap((key) => {
            const block = value[key];
            return isRecord(block) ? Object.keys(block) : [];
        }),
    };
}
/** Returns the object of a package.json; null if the text is not a JSON object. */
function packageObject(text) {
    try {
        const value = (0,bounded_json/* parseBounded */.nh)(text.replace(/^\uFEFF/, ''));
        return isRecord(value) ? value : null;
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
function package_scripts_wordsOf(command) {
    return command.split(/[\s;&|()"'`]+/).filter((word) => word !== '');
}
/** Maximum number of words after a runner's name that are searched for script names. */
const MAX_WORDS_AFTER_RUNNER = 50;
/**
 * Returns the package.json scripts that a command runs. Extra names are harmless, because only existing scripts count.
 */
function scriptsNamed(command) {
    const words = package_scripts_wordsOf(command);
    return words.flatMap((word, index) => {
        if (word === '--run')
            return words.slice(index + 1, index + 2);
        if (!RUNNERS.has(word) && !MANY.has(word))
            return [];
        const rest = words
            .slice(index + 1, index + MAX_WORDS_AFTER_RUNNER)
            .filter((each) => !each.startsWith('-'));
        if (MANY.has(word))
            return rest;
        const named = rest.find((each) => !RUN.has(each)) ?? '';
        return [TEST.has(named) ? 'test' : named];
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/commands/requirements.js
/** Returns true for lists of packages that pip installs. Tasks often add dependencies there. */
function isRequirements(path) {
    return /(?:^|\/)(?:(?:requirements|constraints)[\w.-]*|requirements\/[\w.-]+)\.(?:txt|in)$/.test(path);
}

;// CONCATENATED MODULE: ./build/gates/protection/commands/gate-commands.js








/** Files that define commands by name, in the folder in which a gate runs. */
const DEFINED_IN = ['package.json', 'Makefile', 'makefile', 'GNUmakefile', 'justfile', 'composer.json'];
/** Maximum number of files to follow. */
const MAX_FILES = 400;
/** Maximum number of folders that commands change to, and of lines read as commands from one shell script. */
const MAX_FOLDERS = 30;
const gate_commands_MAX_LINES = 2000;
/** Returns the files that define what the gates' commands run, as far as `known` leads to them. */
function definitionPaths(gates, known = []) {
    const { files } = gateReach({ gates, files: [], definitions: known });
    const there = new Set(known.map(({ path }) => path));
    return [...files].filter((path) => !there.has(path)).slice(0, MAX_FILES);
}
/** Names that suggest a test or a check, even if no gate is known to run them. */
const CHECKS = /^(?:pre|post)?(?:tests?|lint|type-?check|tsc|checks?|verify|validate|coverage|cov|ci|e2e|unit|integration|spec|audit|mypy|ruff|clippy|vet)(?:[:._-]|$)/i;
function namesACheck(name) {
    return CHECKS.test(name);
}
function isPackageFile(path) {
    return /(?:^|\/)package\.json$/.test(path);
}
/** Returns all versions of the files that name commands, so that a renamed script is found under both names. */
function sourcesOf({ files, definitions }) {
    const texts = [
        ...definitions.map(({ path, text }) => ({ path, text })),
        ...files.flatMap(({ path, before, after }) => [before, after].map((text) => ({ path, text: text ?? '' }))),
    ];
    const packages = texts.filter(({ path }) => isPackageFile(path)).map(({ text }) => readPackage(text, []));
    const makefiles = texts.filter(({ path }) => isMakefile(path)).map(({ text }) => readMakefile(text));
    return { texts, packages: packages.filter((each) => each !== null), makefiles };
}
/** Follows the gates' commands through scripts and targets to everything they run. */
function gateReach(evidence) {
    const sources = sourcesOf(evidence);
    const named = {
        scripts: new Set(),
        targets: new Set(),
        commands: new Set(evidence.gates.map(({ command }) => command)),
    };
    const files = new Set();
    const folders = new Set(evidence.gates.map(({ working_dir }) => working_dir));
    // Iterating a set includes entries added during the loop, and visits each command once.
    for (const command of named.commands) {
        followNames(command, sources, named);
        for (const folder of foldersNamed(command))
            for (const base of [...folders])
                add(folders, joinPath(base, folder), MAX_FOLDERS);
        followFiles(command, sources, { files, folders, commands: named.commands });
    }
    const { scripts, targets } = named;
    const commands = [...named.commands].join('\n');
    if (scripts.size + targets.size > 0) {
        for (const folder of folders)
            for (const name of DEFINED_IN)
                add(files, joinPath(folder, name));
    }
    if (targets.size > 0)
        addIncluded(sources, files);
    const looks = [...named.commands].map(readOnlyCommand);
    const run = looks.flatMap(({ runs, deciding }) => [...package_scripts_wordsOf(runs), ...deciding]);
    const words = new Set(run.map((word) => word.replace(/^(?:\.\/)+/, '')));
    const compared = looks
        .flatMap((each) => inFolders(each.compared, folders))
        .filter((path) => !isSource(path));
    // All words count, because `pipenv run test` uses pipenv.
    const tools = [...named.commands].flatMap(package_scripts_wordsOf).map((word) => word.slice(word.lastIndexOf('/') + 1));
    const onPath = evidence.searchFolders ?? [];
    return {
        scripts,
        targets,
        fileTargets: fileTargetsOf(targets, sources),
        dependencies: new Set(sources.packages.flatMap(({ dependencies }) => dependencies)),
        commands,
        files,
        runs: (path) => isRun(path, words, [...folders]) || (files.has(path) && isProgram(path)),
        compares: (path) => (0,is_within/* isWithinAny */.U)(path, compared),
        uses: (pattern) => tools.some((tool) => pattern.test(tool)),
        isOnPath: (path) => onPath.some((folder) => path.startsWith(`${folder}/`)),
        importFolders: new Set([...folders, ...[...files].filter((file) => file.endsWith('.py')).map(gate_commands_folderOf)]),
    };
}
/** Returns the targets with a plain name and a recipe that no Makefile declares phony. */
function fileTargetsOf(targets, { makefiles }) {
    const phony = new Set(makefiles.flatMap((makefile) => [...phonyIn(makefile)]));
    const isMade = (target) => makefiles.some(({ rules }) => (rules.get(target)?.recipe ?? '') !== '');
    return new Set([...targets].filter((target) => /^[\w-]+$/.test(target) && !phony.has(target) && isMade(target)));
}
function add(set, value, most = MAX_FILES) {
    if (value !== null && set.size < most)
        set.add(value);
}
function inFolders(names, folders) {
    return names.flatMap((name) => [...folders].flatMap((folder) => joinPath(folder, name) ?? []));
}
function gate_commands_folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
function followNames(command, { packages, makefiles }, { scripts, targets, commands }) {
    for (const each of scriptsNamed(command).flatMap((name) => [name, `pre${name}`, `post${name}`])) {
        scripts.add(each);
        for (const { scripts: defined } of packages)
            commands.add(defined.get(each) ?? '');
    }
    const made = targetsNamed(command);
    for (const makefile of makefiles) {
        for (const target of made.map((name) => (name === '' ? makefile.first : name))) {
            targets.add(target);
            commands.add(commandsFor(makefile, target) ?? '');
            for (const need of makefile.rules.get(target)?.needs ?? [])
                commands.add(`make ${need}`);
        }
    }
}
/** Adds the files that the Makefiles include, directly or indirectly. */
function addIncluded({ texts }, files) {
    for (const path of files) {
        for (const { text } of texts.filter((each) => each.path === path)) {
            if (!isMakefile(path) && !path.endsWith('.inc'))
                continue;
            for (const name of includesIn(text))
                add(files, joinPath(gate_commands_folderOf(path), name));
        }
    }
}
/** Adds the files that a command names, the files that these load, and the files that their shell scripts run. */
function followFiles(command, { texts }, { files, folders, commands }) {
    const waiting = namedFiles(command)
        .filter(({ file, as }) => as === 'config' || !isSource(file))
        .flatMap(({ file }) => [...folders].flatMap((folder) => joinPath(folder, file) ?? []));
    for (const path of waiting) {
        if (files.has(path) || files.size >= MAX_FILES)
            continue;
        files.add(path);
        for (const { text } of texts.filter((each) => each.path === path)) {
            if (SHELL.test(path))
                for (const line of text.split('\n').slice(0, gate_commands_MAX_LINES))
                    if (!/^\s*(?:#|$)/.test(line))
                        commands.add(line);
            if (isMakefile(path))
                waiting.push(...includesIn(text).flatMap((name) => joinPath(gate_commands_folderOf(path), name) ?? []));
            else
                waiting.push(...importsOf(path, text).filter((each) => !isSource(each) && !isTestPath(each)));
        }
    }
}
/** Folders and names of the code that gates check. Tasks are expected to change it. */
const SOURCE_FOLDERS = /(?:^|\/)(?:src|lib|app|apps|pkg|cmd|internal|source|sources|packages|crates|modules|server|client|api|core|components)\//;
const SOURCE_NAMES = /^(?:index|main|app|server|cli|__main__|__init__|manage|start|program|run|setup)\.\w+$/i;
/** Returns true if this file is more likely the code under test than a program that checks it. */
function isSource(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (PROGRAM_FOLDERS.test(path) || path.split('/').some(namesACheck))
        return false;
    return SOURCE_FOLDERS.test(path) || (SOURCE_NAMES.test(name) && !SHELL.test(name));
}
/** Packages and Makefiles are compared part by part, and tests have separate rules. */
function isProgram(path) {
    return (!isPackageFile(path) &&
        !isMakefile(path) &&
        !isTestPath(path) &&
        !isRequirements(path) &&
        !/(?:^|\/)composer\.json$/.test(path));
}
/** Folders of the repository's programs, as opposed to the code that they check. */
const PROGRAM_FOLDERS = /(?:^|\/)(?:scripts?|tools?|bin|ci|\.ci|hack|dev|build-tools|etc)\//;
const SHELL = /\.(?:sh|bash|zsh|ksh|bats|ps1|bat|cmd)$|(?:^|\/)[^./]+$/;
/**
 * Returns true if a word of a command is a program that runs: a shell script, or a file in a folder for programs. `node
 * src/app.js` runs the code under test, which tasks are expected to change.
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

;// CONCATENATED MODULE: ./build/gates/protection/changes/line-matches.js

/** Returns every match of the patterns with its line, in text order. The patterns must be global. */
function matchesIn(text, patterns) {
    const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] })));
    found.sort((a, b) => a.at - b.at);
    let line = 1;
    let lineEnd = text.indexOf('\n');
    return found.map((match) => {
        for (; lineEnd !== -1 && lineEnd < match.at; lineEnd = text.indexOf('\n', lineEnd + 1))
            line += 1;
        return { text: (0,one_line/* oneLine */.T)(match.text), line };
    });
}
function countIn(text, patterns) {
    return patterns.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0);
}
/**
 * Returns the lines of `text` that are missing in `other`, as often as they are missing. Surrounding blanks are
 * ignored.
 */
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

;// CONCATENATED MODULE: ./build/gates/protection/configuration/configuration-table.js
/**
 * Files that are entirely configuration of tests, checkers or CI. Each pattern is matched against the name or the path.
 */
const WHOLE_FILES = [
    // JavaScript: runners, coverage, types, linters.
    /^(?:jest|vitest|mocha|ava|karma|jasmine|cypress|playwright|wdio|nightwatch|stryker|web-test-runner)(?:[.-][\w-]+)?(?:\.conf(?:ig)?|\.setup)?\.(?:[cm]?[jt]s|json)$/,
    /^vitest\.(?:workspace|projects)\.(?:[cm]?[jt]s|json)$/,
    /^mocha\.opts$/,
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
    // All languages.
    /^\.?codecov\.ya?ml$|^sonar-project\.properties$|^\.shellcheckrc$/,
    // CI definitions. GitHub's are protected paths and are checked here only if the run opened them.
    /^(?:\.gitlab-ci\.ya?ml|Jenkinsfile|azure-pipelines\.ya?ml|\.travis\.ya?ml|bitbucket-pipelines\.ya?ml|\.drone\.ya?ml|appveyor\.yml)$/,
];
const WHOLE_PATHS = /(?:^|\/)(?:\.github\/workflows|\.circleci|\.buildkite)\/.*\.ya?ml$|(?:^|\/)\.cargo\/config(?:\.toml)?$|(?:^|\/)\.config\/nextest\.toml$/;
/** Files with some relevant sections. The pattern matches the section header, or the key in JSON. */
const FILES_WITH_SECTIONS = [
    {
        file: /^pyproject\.toml$/,
        section: /^tool\.(?:pytest|coverage|ruff|mypy|pylint|pyright|flake8|tox|nox|bandit|hatch|poe|taskipy|interrogate|pdm\.scripts|uv\.sources|setuptools\.(?:cmdclass|package-dir|dynamic)|poetry\.(?:scripts|plugins)|pytest_env|doit|invoke|mutmut|deptry|vulture)\b|^tool$|^project\.entry-points\b|^build-system$/,
    },
    {
        file: /^setup\.cfg$/,
        section: /^(?:tool:pytest|flake8|mypy|pylint|coverage|pycodestyle|options\.entry_points|isort|aliases)\b/,
    },
    { file: /^Cargo\.toml$/, section: /^(?:profile\.test|lints|workspace\.lints|test|bench)\b/ },
];
/** Keys of package.json that configure test and check tools. */
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
    'babel',
    'config',
    'nx',
    'overrides',
    'packageManager',
    'playwright',
    'pnpm',
    'resolutions',
    'standard',
    'tsd',
    'ts-node',
    'turbo',
    'wireit',
    'patchedDependencies',
];
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** Vite's file also configures Vitest if it mentions tests. */
const VITE = { file: /^vite\.config\.[cm]?[jt]s$/, tests: /\btest\s*:/ };
/** Returns true if a file with these old and new contents is entirely configuration of tests, checkers or CI. */
function isGateConfiguration(path, texts) {
    const name = nameOf(path);
    if (VITE.file.test(name))
        return texts.some((text) => text !== null && VITE.tests.test(text));
    return WHOLE_PATHS.test(path) || WHOLE_FILES.some((pattern) => pattern.test(name));
}
/** Returns a pattern for the relevant sections of a file; null if it has none. */
function countingSections(path) {
    const name = nameOf(path);
    return FILES_WITH_SECTIONS.find(({ file }) => file.test(name))?.section ?? null;
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/loaded-configuration.js







/** Maximum number of configuration files, those near the root first, and of files that they load. */
const MAX_ROOTS = 100;
const MAX_LOADED = 200;
/** Maximum characters of a file that are searched for names. */
const loaded_configuration_MAX_READ_CHARS = 64 * 1024;
const loaded_configuration_VITE = /^vite\.config\.[cm]?[jt]s$/;
const ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.json', '/index.js', '/index.ts'];
const QUOTED = /["'](?:<rootDir>\/|(?=\.{1,2}\/))([\w@./+-]+)["']/g;
/** Settings whose values are code that a test runner loads. Their values count also below folders of sources. */
const LOADS = /\b(?:setup\w*|global(?:Setup|Teardown)|preset|(?:test)?environment|runner|resolver|reporters?|snapshotSerializers|require|file)["']?[ ]*:[ ]*(?:\[[^\]]{0,400}\]|["'][^"'\n]*["'])/gi;
/** Returns the configuration files among these paths that tools find by themselves. */
function configurationRoots(paths) {
    const depth = (path) => path.split('/').length;
    return [...paths]
        .filter((path) => isPackageFile(path) || isGateConfiguration(path, []) || loaded_configuration_VITE.test(loaded_configuration_nameOf(path)))
        .filter((path) => !path.includes('node_modules/'))
        .toSorted((a, b) => depth(a) - depth(b))
        .slice(0, MAX_ROOTS);
}
/** Returns the files of the start that configure tools, and the files that these load as far as `known` leads to them. */
function configurationPaths(known, startPaths) {
    const loaded = loadedByConfiguration({ files: [], definitions: known }, startPaths);
    return [...configurationRoots(startPaths), ...loaded.keys()];
}
/** Maps each file that a configuration loads, directly or indirectly, to that configuration. */
function loadedByConfiguration({ files, definitions }, paths) {
    const texts = new Map([
        ...definitions.map(({ path, text }) => [path, [text]]),
        ...files.map(({ path, before, after }) => [path, [before ?? '', after ?? '']]),
    ]);
    const loaded = new Map();
    const waiting = configurationRoots(texts.keys());
    const seen = new Set(waiting);
    for (const path of seen) {
        for (const name of (texts.get(path) ?? []).flatMap((text) => loaded_configuration_namesIn(path, text, paths))) {
            if (isTestPath(name) ||
                isPackageFile(name) ||
                isGateConfiguration(name, []) ||
                loaded.size >= MAX_LOADED)
                continue;
            if (!loaded.has(name))
                loaded.set(name, path);
            seen.add(name);
        }
    }
    return loaded;
}
/** Finds a changed file that the configuration of a tool loads. */
function loadedFindings({ path, before, after }, loaded) {
    const by = loaded.get(path);
    if (by === undefined || before === null)
        return [];
    const [gone] = linesNotIn(before, after ?? '');
    const [now] = linesNotIn(after ?? '', before);
    if (gone === undefined && now === undefined)
        return [];
    const was = gone === undefined ? 'not there' : `"${excerpt(gone.text)}"`;
    const is = now === undefined ? 'gone' : `"${excerpt(now.text)}"`;
    return [
        {
            rule: 'gate_configuration',
            path,
            line: now?.line ?? null,
            was,
            is: `${is}, which ${excerpt(by)} loads`,
        },
    ];
}
/** Returns the existing files that a configuration file, or a file that it loads, names. */
function loaded_configuration_namesIn(path, whole, paths) {
    const text = (isPackageFile(path) ? blocksOf(whole) : whole).slice(0, loaded_configuration_MAX_READ_CHARS);
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    const existing = (names) => names.filter((name) => paths.has(name));
    const named = (part) => [...part.matchAll(QUOTED)].flatMap(([, name = '']) => ENDINGS.flatMap((ending) => joinPath(folder, name + ending) ?? []));
    const always = [...text.matchAll(LOADS)].flatMap(([part]) => named(part));
    const others = [...named(text), ...importsOf(path, text)].filter((name) => !isSource(name));
    return existing([...always, ...others]).filter((name) => /\.(?:[cm]?[jt]s|json|ya?ml|toml)$/.test(name));
}
/** Returns the blocks of a package.json that configure tools, as text. */
function blocksOf(text) {
    const blocks = readPackage(text, PACKAGE_KEYS)?.blocks ?? new Map();
    return [...blocks].map(([name, block]) => `"${name}": ${block}`).join('\n');
}
function loaded_configuration_nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/file-sections.js
const PART = String.raw `(?:[\w:-]+|"[^"\n]*"|'[^'\n]*')`;
const KEY = new RegExp(String.raw `^(${PART}(?:[ \t]*\.[ \t]*${PART})*)[ \t]*=[ \t]*(\{)?`);
/**
 * Returns the sections of an INI or TOML file by header, without comments and blank lines, for comparing two versions.
 * The part before the first header has the name ''. A dotted key or an inline table belongs to the section that it
 * names: `tool.pytest.x = 1` to `tool.pytest`.
 */
function sectionsOf(text) {
    const sections = new Map();
    let header = [];
    let name = '';
    for (const line of text.split('\n')) {
        const bare = line.trim();
        if (bare === '' || bare.startsWith('#') || bare.startsWith(';'))
            continue;
        const opened = /^\[\[?([^[\]]+)\]\]?/.exec(bare)?.[1];
        if (opened !== undefined) {
            header = partsOf(opened);
            name = header.join('.');
            continue;
        }
        const [, key, table] = KEY.exec(bare) ?? [];
        if (key !== undefined) {
            const parts = partsOf(key);
            name = [...header, ...(table === undefined ? parts.slice(0, -1) : parts)].join('.');
        }
        sections.set(name, `${sections.get(name) ?? ''}${bare}\n`);
    }
    return sections;
}
/** Splits a dotted name into parts, without surrounding blanks and quotes. */
function partsOf(name) {
    const parts = name.match(/"[^"]*"|'[^']*'|[^.]+/g) ?? [];
    return parts.map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2')).filter((part) => part !== '');
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/own-configuration.js

/** Command words that do not identify a tool. */
const GENERIC = /^(?:all|app|build|ci|check|checks|clean|cli|config|coverage|data|default|demo|deploy|dev|dist|docs?|e2e|env|format|git|go|index|info|install|integration|java|lib|lint|main|make|node|npm|npx|package|packages?|php|pnpm|prod|project|python|python3|release|ruby|rules?|run|schema|scripts?|serve|server|setup|sh|bash|spec|src|start|test|tests|tools?|types?|unit|validate|verify|version|watch|web|yarn|bun|deno|docker|cat|echo|find|grep|diff|sort|true|false|cargo|dotnet|gradle|maven)$/;
/** Matches the name of a tool's dotfile. The group is the tool's name. */
const DOTTED = /^[._]([A-Za-z][\w-]*?)(?:rc|ignore|config)?(?:[.-](?:config|conf|dist|local|base|ci|cli\d*|rc|yaml|allow|baseline))*(?:\.(?:toml|ini|cfg|conf|jsonc?|json5|ya?ml|xml|[cm]?[jt]s|neon|php|properties|hcl|lua|rb|py|txt))?$/;
const CONFIG = /^([A-Za-z][\w-]*?)(?:[.-]config|\.conf|rc)(?:\.\w+)?$/;
const PLAIN = /^([A-Za-z][\w-]*)\.(?:toml|ini|cfg|conf|jsonc?|json5|ya?ml|xml|neon|hcl)$/;
/** Matches a name that could also be a program's, so it counts only at the root. */
const own_configuration_SCRIPT = /^([A-Za-z][\w-]*)\.[cm]?[jt]s$/;
/** Files that configure tools although their names do not contain the tool's name. */
const SHARED = [
    { names: /^\.(?:ignore|rgignore|fdignore)$/, tools: /^(?:rg|fd|ag|ruff|typos|tokei|biome|uv)$/ },
    {
        names: /^\.editorconfig$/,
        tools: /^(?:dotnet|msbuild|ktlint|prettier|eclint|ec|editorconfig-checker|shfmt|gradlew?|spotless)$/,
    },
    {
        names: /^\.env(?:\.\w+)*$|^\.flaskenv$/,
        tools: /^(?:pipenv|bun|just|task|vitest|vite|next|dotenv|foreman|honcho|docker|docker-compose|uv|mise|flask)$/,
    },
    {
        names: /^(?:vite|next|nuxt|svelte|astro|vue|craco|metro|react-native|quasar|ember-cli-build|config-overrides|rspack|rsbuild)(?:\.config)?\.[cm]?[jt]s$/,
        tools: /^(?:vitest|jest|react-scripts|craco|react-app-rewired|vue-cli-service|next|nuxi|astro|svelte-check|rstest)$/,
    },
    { names: /^import_?map\.json$/, tools: /^deno$/ },
    {
        names: /^(?:Makefile\.(?:am|in)|configure(?:\.ac|\.in)?|config\.mk)$/,
        tools: /^(?:make|gmake|configure|autoreconf)$/,
    },
    {
        names: /^(?:[\w.-]+\.(?:ruleset|globalconfig|rsp|props|targets)|\.globalconfig)$/,
        tools: /^(?:dotnet|msbuild)$/,
    },
    { names: /^\.gemrc$/, tools: /^(?:ruby|rake|rspec|bundle)$/ },
];
/** Returns true if a file's name marks it as configuration of any tool that the gates run. */
function isOwnConfiguration(path, uses) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (SHARED.some(({ names, tools }) => names.test(name) && uses(tools)))
        return true;
    if (isTestPath(path))
        return false;
    const patterns = path.includes('/') ? [DOTTED, CONFIG, PLAIN] : [DOTTED, CONFIG, PLAIN, own_configuration_SCRIPT];
    return patterns.some((pattern) => {
        const tool = pattern.exec(name)?.[1]?.replace(/-cli\d*$/, '') ?? '';
        if (tool.length < 2 || GENERIC.test(tool.toLowerCase()))
            return false;
        return uses(new RegExp(`^${tool}(?:-?cli\\d*|-js|\\d)?$`, 'i'));
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/relevant-parts.js

/** A line that declares a dependency or a version, in the languages of build files. */
const DEPENDENCY = /^[\t ]*(?:["'][\w@./-]+(?:\[[\w,-]+\])?[ ]*(?:[<>=~!^][^"']*)?["'],?|gem[ (]["'][^"']+["'](?:,[ ]*["'][^"']*["'])*\)?|\.package\(url:.*|libraryDependencies.*|["'][\w.-]+["'][ ]*%.*|\{:\w+,[ ]*["'][^"']*["'].*\},?|version[ ]*[:=].*|(?:srcs|deps|hdrs|data)[ ]*=.*)$/;
/** A dependency from outside the usual registry. */
const FOREIGN_SOURCE = /\b(?:path|git|github|url)[ ]*[:=]|\bfile:|\blink:/;
/** Returns all lines except those that declare an ordinary dependency. */
function linesWithoutDependencies(text) {
    return text
        .split('\n')
        .filter((line) => FOREIGN_SOURCE.test(line) || !DEPENDENCY.test(line))
        .join('\n');
}
const MAVEN_BLOCKS = /<(dependencies|dependencyManagement|modules|developers|licenses|scm)>[\s\S]*?<\/\1>/g;
const MAVEN_FIELDS = /<(?:version|[\w.-]+\.version|description|name)>[^<]*<\/[\w.-]+>|<!--[\s\S]*?-->/g;
/** Maximum number of blocks searched in one file. With more, the whole text counts, so that no search takes long. */
const MAX_BLOCKS = 500;
function hasMany(text, start) {
    return (text.match(start)?.length ?? 0) > MAX_BLOCKS;
}
/** Returns a build file without its dependency blocks, except blocks that point to files of the repository. */
function balancedWithout(text, kind) {
    if (hasMany(text, kind === 'maven' ? /<(?:dep|mod|dev|lic|scm)|<!--/g : /dependencies/g))
        return text;
    if (kind === 'maven') {
        const plain = text.replace(MAVEN_BLOCKS, (block) => (block.includes('<systemPath>') ? block : ''));
        return plain.replace(MAVEN_FIELDS, '');
    }
    const inBlocks = text.replace(/^[\t ]*dependencies[ ]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/gm, (block) => block
        .split('\n')
        .filter((line) => /\b(?:files|fileTree|includeBuild|classpath)\b/.test(line))
        .join('\n'));
    return inBlocks.replace(/^[\t ]*(?:version|group|description)[ ]*=?[ ]*["'].*$/gm, '');
}
/** Lines of CMakeLists.txt or meson.build that only list sources, libraries and folders. */
const CMAKE_ORDINARY = /^[\t ]*(?:add_(?:executable|library|subdirectory)|target_(?:sources|link_libraries|include_directories|compile_features)|set[ ]*\([ ]*\w*(?:SOURCES?|SRCS?|HEADERS?|HDRS?)\b|project[ ]*\(|cmake_minimum_required|find_package|executable\(|library\(|files\(|dependency\(|[\w./+-]+\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)['",]*[ )]*$|\)|#)/i;
function cmakeParts(text) {
    return text
        .split('\n')
        .filter((line) => line.trim() !== '' && !CMAKE_ORDINARY.test(line))
        .join('\n');
}
function jsonKeys(text, keys) {
    try {
        const value = JSON.parse(text);
        if (typeof value !== 'object' || value === null)
            return null;
        return Object.entries(value)
            .filter(([key]) => keys.includes(key))
            .map(([key, part]) => `${key}: ${JSON.stringify(part)}`)
            .join('\n');
    }
    catch {
        return null;
    }
}
function composerParts(text) {
    const keys = ['scripts', 'repositories', 'config', 'extra', 'autoload-dev', 'bin', 'replace', 'provide'];
    const own = jsonKeys(text, keys);
    if (own === null)
        return text;
    // Among modules loaded by name, only those that run first and test tools count.
    const loaded = text.match(/"(?:files|classmap)"[ ]*:[ ]*\[[^\]]*\]|"(?:PHPUnit|Pest|Mockery|Codeception)[^\n]*/g) ?? [];
    return [own, ...loaded].join('\n');
}
/** Returns the relevant parts of a Deno configuration. Its `imports` count only if they point into the repository. */
function denoParts(text) {
    const own = jsonKeys(text, [
        'tasks',
        'test',
        'lint',
        'compilerOptions',
        'importMap',
        'scopes',
        'unstable',
        'nodeModulesDir',
    ]);
    if (own === null)
        return text;
    const local = [...text.matchAll(/"[^"]+"[ ]*:[ ]*"(?:\.{0,2}\/|file:)[^"]*"/g)].map(([line]) => line);
    return [own, ...local].join('\n');
}
const CARGO_SECTION = /^(?:profile\.|lints|workspace\.lints|test$|bench$|patch|replace|target\.|package\.metadata)/;
const CARGO_KEY = /(?:^|[{,][ ]*|\.)["']?(?:auto(?:tests|benches|bins|examples)|harness|doctest|test|build|links|default-members|exclude)["']?[ ]*=/;
function cargoParts(text) {
    return [...sectionsOf(text)]
        .flatMap(([name, lines]) => {
        if (/\bdependencies\b/.test(name))
            return [];
        const own = lines.split('\n').filter((line) => line !== '');
        const isTarget = /^(?:lib|bin|example)$/.test(name);
        return CARGO_SECTION.test(name)
            ? [`[${name}]`, ...own]
            : own.filter((line) => CARGO_KEY.test(line) || (isTarget && /\bpath\b["']?[ ]*=/.test(line)));
    })
        .join('\n');
}
/** Returns a Pipfile without its packages. */
function pipfileParts(text) {
    return [...sectionsOf(text)]
        .filter(([name]) => !/^(?:dev-)?packages$/.test(name))
        .map(([name, lines]) => `[${name}]\n${lines}`)
        .join('');
}
function goModParts(text) {
    let inside = false;
    return text
        .split('\n')
        .filter((line) => {
        if (/^(?:replace|exclude|tool|ignore)[ ]*\(/.test(line))
            inside = true;
        const counts = inside || /^(?:replace|exclude|tool|toolchain|godebug|ignore)\b/.test(line);
        if (line.startsWith(')'))
            inside = false;
        return counts;
    })
        .join('\n');
}
const PROJECT_ORDINARY = 'PackageReference|Version|AssemblyVersion|Description|Authors|Compile|None';
function projectFileParts(text) {
    if (hasMany(text, /</g))
        return text;
    return text
        .replace(new RegExp(`<(?:${PROJECT_ORDINARY})\\b[^>]*/>`, 'g'), '')
        .replace(new RegExp(`<(?:${PROJECT_ORDINARY})\\b[^>]*>[^<]*</\\w+>`, 'g'), '');
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/tool-table.js


const NODE = /^(?:node|nodejs|npm|npx|pnpm|pnpx|yarn|bun|bunx|tsx|ts-node|tsc|jest|vitest|mocha|ava|tap|c8|nyc|karma|cypress|playwright|eslint|nx|turbo|lerna|gulp|grunt|rollup|webpack|ng)$/;
const tool_table_PYTHON = /^(?:python[\d.]*|pypy[\d.]*|pytest|py\.test|tox|nox|pip[\d.]*|poetry|pdm|uv|uvx|hatch|pipenv|coverage|mypy|ruff|flake8|pylint|unittest|nosetests|invoke|inv|doit|scons)$/;
const MAVEN = /^(?:mvnw?|mvnd)(?:\.cmd)?$/;
const GRADLE = /^gradlew?(?:\.bat)?$/;
const CMAKE = /^(?:cmake|ctest|ninja|make|gmake|meson)$/;
const tool_table_RUBY = /^(?:ruby|rake|rspec|bundle|bundler|rails|cucumber|minitest)$/;
const CARGO = /^(?:cargo|cross|rustc)$/;
const TOOL_FILES = [
    {
        tools: NODE,
        names: /^(?:\.npmrc|\.pnpmfile\.c?js|pnpm-workspace\.yaml|\.yarnrc(?:\.yml)?|bunfig\.toml|\.?babel(?:rc|\.config)(?:\.[\w.]+)?|\.swcrc|nx\.json|project\.json|workspace\.json|turbo\.jsonc?|lerna\.json|angular\.json|gulpfile\.\w+|Gruntfile\.\w+|\.nvmrc|\.node-version|\.env\.test(?:\.\w+)?|testem\.js|import_?map\.json)$/,
    },
    { tools: NODE, paths: /(?:^|\/)\.yarn\/(?:releases|plugins|patches)\/|(?:^|\/)patches\/[^/]+\.patch$/ },
    {
        tools: NODE,
        names: /^(?:webpack|rollup|esbuild|postcss|rspack)\.config\.\w+$/,
    },
    {
        tools: tool_table_PYTHON,
        names: /^(?:setup\.py|tasks\.py|dodo\.py|SConstruct|SConscript|fabfile\.py|pip\.conf|uv\.toml|hatch\.toml|\.python-version|[\w.-]+\.pth|constraints\.txt)$/,
        part: linesWithoutDependencies,
    },
    { tools: tool_table_PYTHON, names: /^Pipfile$/, part: pipfileParts },
    { tools: MAVEN, names: /^pom\.xml$/, part: (text) => balancedWithout(text, 'maven') },
    { tools: MAVEN, paths: /(?:^|\/)\.mvn\/|(?:^|\/)mvnw(?:\.cmd)?$/ },
    {
        tools: GRADLE,
        names: /^(?:[\w.-]+\.gradle(?:\.kts)?)$/,
        part: (text) => balancedWithout(text, 'gradle'),
    },
    {
        tools: GRADLE,
        paths: /(?:^|\/)(?:gradle\.properties|gradlew(?:\.bat)?)$|(?:^|\/)(?:buildSrc|gradle\/wrapper|build-logic)\//,
    },
    { tools: CMAKE, names: /^CMakeLists\.txt$/, part: cmakeParts },
    {
        tools: CMAKE,
        names: /^(?:CMake(?:User)?Presets\.json|[\w.-]+\.cmake(?:\.in)?|meson_options\.txt|meson\.options)$/,
    },
    { tools: CMAKE, names: /^meson\.build$/, part: cmakeParts },
    { tools: tool_table_RUBY, names: /^(?:Rakefile|rakefile|[\w.-]+\.rake|\.rspec-local|\.ruby-version|cucumber\.yml)$/ },
    { tools: tool_table_RUBY, paths: /(?:^|\/)\.bundle\/config$/ },
    { tools: tool_table_RUBY, names: /^(?:Gemfile|gems\.rb)$/, part: linesWithoutDependencies },
    { tools: /^(?:composer|phpunit|pest|php|phpstan|psalm)$/, names: /^composer\.json$/, part: composerParts },
    { tools: /^deno$/, names: /^deno\.jsonc?$/, part: denoParts },
    { tools: /^task$/, names: /^\.?[Tt]askfile(?:\.dist)?\.ya?ml$/ },
    { tools: /^just$/, names: /^\.?[Jj]ustfile$/ },
    { tools: /^mage$/, names: /^magefile\.go$/, paths: /(?:^|\/)magefiles\// },
    { tools: /^(?:mise|rtx|asdf)$/, names: /^(?:\.?mise(?:\.[\w]+)?\.toml|\.tool-versions)$/ },
    { tools: CARGO, names: /^Cargo\.toml$/, part: cargoParts },
    { tools: CARGO, names: /^(?:build\.rs|rust-toolchain(?:\.toml)?|rustfmt\.toml|\.rustfmt\.toml)$/ },
    { tools: CARGO, paths: /(?:^|\/)\.cargo\/|(?:^|\/)xtask\// },
    { tools: /^(?:go|gotestsum|ginkgo)$/, names: /^go\.mod$/, part: goModParts },
    { tools: /^(?:go|gotestsum|ginkgo)$/, names: /^go\.work$/ },
    {
        tools: /^(?:bazel|bazelisk|blaze|buck2?|pants|please|plz)$/,
        names: /^(?:\.bazelrc|\.bazelversion|\.bazeliskrc|WORKSPACE(?:\.bazel)?|WORKSPACE\.bzlmod|MODULE\.bazel|BUCK|\.buckconfig|pants\.toml|\.plzconfig|[\w.-]+\.bzl)$/,
    },
    {
        tools: /^(?:bazel|bazelisk|blaze|buck2?|pants|please|plz)$/,
        names: /^BUILD(?:\.bazel)?$/,
        part: linesWithoutDependencies,
    },
    {
        tools: /^(?:dotnet|msbuild|nunit3-console)$/,
        names: /^(?:Directory\.Build\.(?:props|targets)|Directory\.Packages\.props|[Nn]u[Gg]et\.[Cc]onfig|global\.json|[\w.-]+\.(?:sln|slnx))$/,
    },
    { tools: /^(?:dotnet|msbuild)$/, names: /\.(?:cs|fs|vb)proj$/, part: projectFileParts },
    {
        tools: /^(?:sbt|scala-cli|mill)$/,
        names: /^(?:build\.sbt|build\.sc|\.sbtopts|\.jvmopts)$/,
        part: linesWithoutDependencies,
    },
    { tools: /^(?:sbt)$/, paths: /(?:^|\/)project\/[^/]+\.(?:sbt|scala|properties)$/ },
    { tools: /^ant$/, names: /^(?:build\.xml|ivy\.xml)$/ },
    { tools: /^mix$/, names: /^(?:mix\.exs|\.formatter\.exs|\.credo\.exs)$/, part: linesWithoutDependencies },
    { tools: /^(?:rebar3|erl)$/, names: /^rebar\.config$/ },
    {
        tools: /^(?:lein|clojure|clj)$/,
        names: /^(?:project\.clj|deps\.edn|tests\.edn)$/,
        part: linesWithoutDependencies,
    },
    { tools: /^swift$/, names: /^Package\.swift$/, part: linesWithoutDependencies },
    {
        tools: /^(?:dart|flutter|melos)$/,
        names: /^(?:dart_test\.yaml|analysis_options\.yaml|melos\.yaml|build\.yaml)$/,
    },
    { tools: /^(?:stack|cabal)$/, names: /^(?:stack\.yaml|cabal\.project(?:\.local)?)$/ },
    { tools: /^zig$/, names: /^build\.zig(?:\.zon)?$/ },
    { tools: /^prove$/, names: /^\.proverc$/ },
    {
        tools: /^(?:docker|docker-compose|podman|buildah)$/,
        names: /^(?:Dockerfile(?:\.[\w.-]+)?|[\w.-]+\.[Dd]ockerfile|\.dockerignore|(?:docker-)?compose[\w.-]*\.ya?ml)$/,
    },
    { tools: /^earthly$/, names: /^Earthfile$/ },
    { tools: /^(?:pre-commit|prek)$/, names: /^\.pre-commit-config\.yaml$/ },
    { tools: /^(?:act|dagger)$/, names: /^(?:dagger\.json|\.actrc)$/ },
];
/** Returns the function that selects the relevant parts of a text; null if the file configures none of the tools. */
function toolPart(path, uses) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const row = TOOL_FILES.find(({ tools, names, paths }) => (names?.test(name) || paths?.test(path)) && uses(tools));
    if (row === undefined)
        return isOwnConfiguration(path, uses) ? (text) => text : null;
    return row.part ?? ((text) => text);
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/changed-configurations.js





/** Finds changes to the configuration of tests, checkers or CI: a whole file, or the relevant sections of one. */
function configurationFindings(file, reach) {
    if (isGateConfiguration(file.path, [file.before, file.after]))
        return wholeFile(file);
    const sections = countingSections(file.path);
    if (sections !== null) {
        const found = changedSections(file, sections);
        if (found.length > 0)
            return found;
    }
    const part = toolPart(file.path, reach.uses);
    if (part === null)
        return [];
    const [before, after] = [file.before, file.after].map((text) => (text === null ? null : part(text)));
    // A new file that only lists dependencies or sources decides nothing.
    if ((before ?? '').trim() === (after ?? '').trim() && file.unreadReason === null)
        return [];
    return wholeFile({ ...file, before: before ?? null, after: after ?? null });
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
function changedSections({ path, before, after }, counting) {
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

;// CONCATENATED MODULE: ./build/gates/protection/commands/makefile-globals.js
/** Variables that change what make or a recipe's programs do, even if no recipe names them. */
const SPECIAL = /^(?:\.?SHELL|\.SHELLFLAGS|SHELLFLAGS|MAKE|MAKEFLAGS|GNUMAKEFLAGS|MFLAGS|MAKEFILES|MAKEFILE_LIST|\.DEFAULT_GOAL|\.RECIPEPREFIX|VPATH|PATH|CC|CXX|CPP|LD|AR|AS|FC|RM|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|NODE_PATH|PYTHON\w*|BASH_ENV|ENV|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS|RUBYOPT|RUBYLIB|PERL5OPT|PERL5LIB|GOFLAGS|RUSTFLAGS|RUSTC_WRAPPER|CARGO_\w+)$/;
const ASSIGNMENT = /^(?:(?:export|override|private)[ \t]+)*([\w.-]+)[ \t]*(?:[:?+!]{0,3})=/;
const TARGET_VARIABLE = /^[^\s#:=][^#:=]*:{1,2}[ \t]*(?:(?:export|override|private)[ \t]+)*[\w.-]+[ \t]*[:?+!]{0,3}=/;
const RULE = /^[^\s#:=][^#:=]*:{1,2}(?!=)/;
/**
 * Returns the lines of a Makefile or justfile that affect every recipe. These are special variables, `include`,
 * `define`, conditions, patterns, and everything that is not a plain form. Plain rules and other variables are left
 * out: `commandsFor` compares those of the targets that gates build.
 */
function globalLines(text) {
    const kept = [];
    let inRule = false;
    let inDefine = false;
    for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
        const bare = line.trim();
        if (bare === '' || bare.startsWith('#'))
            continue;
        if (/^define\b/.test(bare))
            inDefine = true;
        if (inDefine) {
            kept.push(bare);
            if (/^endef\b/.test(bare))
                inDefine = false;
            continue;
        }
        if (/^[\t ]/.test(line) && inRule && !/^ +[\w.-]+[ \t]*[:?+!]{0,3}=/.test(line))
            continue;
        const variable = ASSIGNMENT.exec(bare);
        if (TARGET_VARIABLE.test(bare)) {
            kept.push(bare);
            inRule = false;
        }
        else if (variable !== null) {
            inRule = false;
            if (SPECIAL.test(variable[1] ?? '') || /^export\b/.test(bare) || runsCommands(bare))
                kept.push(bare);
        }
        else if (RULE.test(bare)) {
            inRule = isPlain(bare);
            if (!inRule && !/^\.PHONY\b/.test(bare))
                kept.push(bare);
        }
        else {
            inRule = false;
            kept.push(bare);
        }
    }
    return kept.join('\n');
}
/** Programs that only print what they find out. */
const PRINTS = /^(?:git(?=[ ]+(?:-C[ ]+\S+[ ]+)?(?:describe|rev-parse|log|ls-files|symbolic-ref|config[ ]+--get|branch[ ]+--show-current|remote[ ]+get-url|diff|status|tag|show)\b)|go(?=[ ]+(?:env|list|version)\b)|date|uname|nproc|getconf|pwd|find|cat|which|command(?=[ ]+-v\b)|ls|dirname|basename|echo|printf|grep|head|tail|tr|cut|sort|uniq|wc|hostname|id|whoami|realpath|readlink|sed(?=[ ]+(?:-n[ ]+)?["'s])|awk|pkg-config|jq|expr|test|true|false|stat|mktemp|python3?(?=[ ]+--version)|node(?=[ ]+(?:--version|-p))|npm(?=[ ]+(?:--version|root|prefix|pkg[ ]+get))|rustc(?=[ ]+--version|[ ]+-vV)|llvm-config|xargs(?=[ ]+(?:dirname|basename)))\b/;
/** Returns true for an assignment that may run a command other than one that prints, for every target. */
function runsCommands(assignment) {
    if (/\$[({](?:eval|file|guile|call)\b/.test(assignment))
        return true;
    const shells = assignment.matchAll(/\$[({]shell[ \t]+(.*)$|^[\w.-]+[ \t]*!=[ \t]*(.*)$/g);
    return [...shells].some(([, one = '', two = '']) => {
        const script = (one || two).replace(/\d?>[ ]*(?:\/dev\/null|&\d)/g, '').replace(/[)}]+$/, '');
        if (/[><`]|\$\(|-(?:delete|exec|i)\b/.test(script))
            return true;
        return script.split(/\|\|?|&&|;/).some((each) => !PRINTS.test(each.trim().replace(/^["'(]+/, '')));
    });
}
/** Returns true for a rule with explicit targets. Pattern rules and special targets may apply to any target. */
function isPlain(rule) {
    const targets = rule.slice(0, rule.indexOf(':'));
    return !/[%$]|(?:^|\s)\.[A-Z_]+/.test(targets);
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/lock-file-hosts.js

const LOCK_FILES = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|poetry\.lock|uv\.lock|pdm\.lock|Pipfile\.lock|Cargo\.lock|composer\.lock|Gemfile\.lock|go\.sum|packages\.lock\.json|mix\.lock|pubspec\.lock|deno\.lock)$/;
const SOURCE = /\b(?:(?:git\+)?(?:https?|ssh|git):\/\/(?:[^\s/@"']+@)?[^\s/"':]+|(?:file|link|portal):[^\s"',}]+)|^[ ]*remote:[ ]+(?!https?:)\S+/gm;
function isLockFile(path) {
    return LOCK_FILES.test(path);
}
/** Finds dependencies from hosts that the lock file did not name before. */
function lockFindings({ path, status, before, after }) {
    if (!isLockFile(path) || after === null)
        return [];
    const found = { rule: 'gate_definition', path, line: null };
    const known = new Set((before ?? '').match(SOURCE));
    const fresh = [...new Set(sourcesIn(path, after))].filter((source) => !known.has(source));
    const first = status === 'added' && /(?:^|\/)npm-shrinkwrap\.json$/.test(path);
    return [
        ...(first ? [{ ...found, was: 'no such file', is: 'added: npm reads it before package-lock.json' }] : []),
        ...fresh
            .slice(0, 5)
            .map((source) => ({ ...found, was: 'no dependency from there', is: excerpt(source) })),
        ...otherPackages(before ?? '', after)
            .slice(0, 5)
            .map(([name, source]) => ({ ...found, was: `dependency ${excerpt(name)}`, is: excerpt(source) })),
    ];
}
/** Home pages and funding pages. In composer.lock, `url` also contains URLs of code. */
const PAGES = /"(?:homepage|funding|issues|source|docs|forum|wiki|chat|rss|security)"[ ]*:[ ]*"[^"]*"|^[ ]*"https?:[^"]*",?$|^[ ]*(?:homepage|deprecated):.*$/gm;
const URLS = /"url"[ ]*:[ ]*"[^"]*"/g;
/** Returns the URLs of code that is not from a registry. */
function sourcesIn(path, text) {
    const isComposer = path.endsWith('composer.lock');
    const code = text.replace(PAGES, '').replace(isComposer ? /(?!)/g : URLS, '');
    return (code.match(SOURCE) ?? []).filter((source) => !isRegistry(source) && !(isComposer && HOSTS_OF_PHP.test(source)));
}
function isRegistry(source) {
    return /\/\/(?:registry\.(?:npmjs|yarnpkg)\.\w+|files\.pythonhosted\.org|pypi\.org|static\.crates\.io|index\.crates\.io|rubygems\.org|api\.github\.com|jsr\.io|deno\.land)$/.test(source);
}
const HOSTS_OF_PHP = /^https?:\/\/(?:github\.com|opencollective\.com|(?:www\.)?patreon\.com|tidelift\.com|(?:www\.)?paypal\.me|[\w.-]+\.sponsors\.dev)$/;
/** An entry of package-lock.json with the package that it installs from the registry. */
const ENTRY = /"node_modules\/(?:[^"\n]{0,400}\/node_modules\/)?((?:@[\w.-]+\/)?[\w.-]+)"[ ]*:[ ]*\{\s*(?:"name"[ ]*:[ ]*"([^"\n]+)",\s*)?(?:"version"[^\n]*\s*)?"resolved"[ ]*:[ ]*"https?:\/\/[^/"\n]+\/([^"\n]+?)\/-\//g;
/** Returns new entries that install a package with another name. */
function otherPackages(before, after) {
    const others = (text) => [...text.matchAll(ENTRY)].flatMap(([, name = '', alias, source = '']) => {
        const installed = decodeURIComponent(source.replace(/%(?![\da-f]{2})/gi, '%25'));
        return installed === (alias ?? name) || installed.endsWith(`/${name}`)
            ? []
            : [[name, installed]];
    });
    const known = new Set(others(before).map((pair) => pair.join(' ')));
    return others(after).filter((pair) => !known.has(pair.join(' ')));
}
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const lock_file_hosts_FOREIGN_SOURCE = /^(?:file:|link:|portal:|npm:|git|https?:|\.{1,2}\/|[\w-]+\/[\w.-]+(?:#|$))/;
/** Finds dependencies of a package.json that now point to other packages, files or repositories. */
function foreignDependencies(path, before, after) {
    const [was, is] = [dependenciesIn(before), dependenciesIn(after)];
    return [...is].flatMap(([name, source]) => {
        if (!lock_file_hosts_FOREIGN_SOURCE.test(source) || was.get(name) === source)
            return [];
        const old = was.get(name) === undefined ? 'not there' : `"${excerpt(was.get(name) ?? '')}"`;
        return [
            {
                rule: 'gate_definition',
                path,
                line: null,
                was: `dependency ${excerpt(name)} ${old}`,
                is: `"${excerpt(source)}"`,
            },
        ];
    });
}
function dependenciesIn(text) {
    try {
        const value = JSON.parse(text ?? '{}');
        if (typeof value !== 'object' || value === null)
            return new Map();
        const blocks = Object.entries(value).filter(([key]) => FIELDS.includes(key));
        return new Map(blocks.flatMap(([, block]) => Object.entries(block ?? {}).map(([name, source]) => [name, String(source)])));
    }
    catch {
        return new Map();
    }
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/changed-definitions.js









/** Finds changes to what a gate runs: package.json scripts, Makefile targets, and the repository's programs. */
function definitionFindings(file, reach) {
    if (isPackageFile(file.path))
        return packageFindings(file, reach);
    if (isMakefile(file.path))
        return [...makefileFindings(file, reach), ...globalFindings(file, reach)];
    if (reach.runs(file.path))
        return programFindings(file, 'a program that a gate runs');
    // A file that did not exist was not compared with anything.
    const isCompared = file.status !== 'added' && reach.compares(file.path);
    return isCompared ? programFindings(file, 'a file that a gate compares with') : upToDate(file, reach);
}
/** Finds a new file or folder that makes make consider a target up to date. */
function upToDate({ path, status }, reach) {
    if (status !== 'added')
        return [];
    const target = path.split('/').find((part) => reach.fileTargets.has(part));
    if (target === undefined || isTestPath(path))
        return [];
    const is = `added: make takes target ${excerpt(target)} for up to date`;
    return [{ rule: 'gate_definition', path, line: null, was: 'no file of this name', is }];
}
/** Maximum number of changed parts reported for one file. */
const MAX_PARTS = 50;
function changedParts(was, is, counts = () => true) {
    const names = [...new Set([...was.keys(), ...is.keys()])];
    return names
        .filter(counts)
        .map((name) => ({ name, was: was.get(name), is: is.get(name) }))
        .filter((part) => part.was !== part.is)
        .slice(0, MAX_PARTS);
}
function quoted(text) {
    return text === undefined ? 'not there' : `"${excerpt(text)}"`;
}
const EMPTY = {
    scripts: new Map(),
    blocks: new Map(),
    name: '',
    workspaces: [],
    dependencies: [],
};
function packageFindings({ path, before, after }, reach) {
    const empty = EMPTY;
    const keys = [...PACKAGE_KEYS, ...toolKeys(before, reach), ...toolKeys(after, reach)];
    const was = before === null ? empty : (readPackage(before, keys) ?? empty);
    const is = after === null ? empty : readPackage(after, keys);
    if (is === null) {
        return [{ rule: 'gate_definition', path, line: null, was: 'a JSON object', is: 'no JSON object' }];
    }
    const counts = (name) => reach.scripts.has(name) || namesACheck(name) || runsOnInstall(name, reach);
    const scripts = changedParts(was.scripts, is.scripts, counts);
    // A new script that no gate runs removes no check.
    const told = scripts.filter((part) => part.was !== undefined || reach.scripts.has(part.name) || runsOnInstall(part.name, reach));
    return [
        ...told.map((part) => ({
            rule: 'gate_definition',
            path,
            line: lineOf(after ?? before, part.name),
            was: `script ${excerpt(part.name)} ${quoted(part.was)}`,
            is: quoted(part.is),
        })),
        ...hidesDependency(path, was, is, reach),
        ...foreignDependencies(path, before, after),
        ...changedParts(was.blocks, is.blocks).map((part) => ({
            rule: 'gate_configuration',
            path,
            line: lineOf(after ?? before, part.name),
            was: `${part.name} ${quoted(part.was)}`,
            is: quoted(part.is),
        })),
    ];
}
/** Keys of package.json that describe the package. */
const ABOUT = /^(?:name|version|description|keywords|homepage|bugs|license|author|contributors|funding|files|type|main|module|browser|types|typings|exports|imports|bin|man|directories|repository|scripts|(?:dev|peer|optional|bundled?)?dependencies|peerDependenciesMeta|engines|os|cpu|private|publishConfig|workspaces|sideEffects)$/i;
/** Returns the keys that have the name of a tool that the gates run. */
function toolKeys(text, reach) {
    const keys = Object.keys(packageObject(text ?? '') ?? {});
    return keys.filter((key) => /^[\w-]+$/.test(key) && !ABOUT.test(key) && reach.uses(new RegExp(`^${key}$`)));
}
/** Finds a package of the repository that was renamed so that it hides a dependency. */
function hidesDependency(path, was, { name }, { dependencies }) {
    if (name === was.name || !dependencies.has(name))
        return [];
    const is = `a package with the name of a dependency: ${excerpt(name)}`;
    return [{ rule: 'gate_definition', path, line: null, was: 'not there', is }];
}
/** Returns true for scripts that a package manager runs when a gate installs dependencies. */
function runsOnInstall(name, reach) {
    return (/^(?:pre|post)?(?:install|prepare|prepublish|dependencies)$/.test(name) &&
        /\b(?:npm|pnpm|yarn|bun)\s+(?:[\w-]+\s+)*(?:ci|i|install|add|rebuild)\b|^\s*yarn\s*$/m.test(reach.commands));
}
/** Returns the line of a key in a JSON text; null if the key was removed. */
function lineOf(text, key) {
    const at = text?.indexOf(`${JSON.stringify(key)}:`) ?? -1;
    return text === null || at === -1 ? null : text.slice(0, at).split('\n').length;
}
function makefileFindings({ path, before, after }, reach) {
    const was = targetsOf(readMakefile(before ?? ''));
    const is = targetsOf(readMakefile(after ?? ''));
    const counts = (name) => reach.targets.has(name) || (was.has(name) && namesACheck(name));
    return changedParts(was, is, counts).map((part) => ({
        rule: 'gate_definition',
        path,
        line: null,
        was: `target ${excerpt(part.name)} ${quoted(part.was)}`,
        is: quoted(part.is),
    }));
}
/** Finds changed lines that affect every recipe, if a gate runs make. */
function globalFindings({ path, status, before, after }, reach) {
    if (reach.targets.size === 0)
        return [];
    const [was, is] = [globalLines(before ?? ''), globalLines(after ?? '')];
    const found = { rule: 'gate_definition', path, line: null };
    const left = phonyIn(readMakefile(after ?? ''));
    const lost = [...phonyIn(readMakefile(before ?? ''))].find((target) => reach.targets.has(target) && !left.has(target));
    if (lost !== undefined)
        return [{ ...found, was: `.PHONY: ${excerpt(lost)}`, is: 'gone' }];
    const [gone] = linesNotIn(was, is);
    const [now] = linesNotIn(is, was);
    if (gone === undefined && now === undefined) {
        // make prefers a GNUmakefile to the Makefile that a gate used before.
        return status === 'added' && /(?:^|\/)(?:GNUmakefile|makefile)$/.test(path)
            ? [{ ...found, was: 'no such file', is: 'added: make reads it in place of another one' }]
            : [];
    }
    return [{ ...found, was: quoted(gone?.text), is: quoted(now?.text) }];
}
function targetsOf(makefile) {
    return new Map([...makefile.rules.keys()].map((target) => [target, commandsFor(makefile, target) ?? '']));
}
function programFindings({ path, status, before, after }, what) {
    const found = { rule: 'gate_definition', path, line: null };
    if (status === 'added')
        return [{ ...found, was: 'no such program', is: 'added' }];
    if (status === 'deleted')
        return [{ ...found, was: what, is: 'deleted' }];
    const [gone] = linesNotIn(before ?? '', after ?? '');
    const [now] = linesNotIn(after ?? '', before ?? '');
    if (gone === undefined && now === undefined)
        return [];
    return [
        { ...found, line: now?.line ?? gone?.line ?? null, was: quoted(gone?.text), is: quoted(now?.text) },
    ];
}

// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(91138);
;// CONCATENATED MODULE: ./build/gates/protection/configuration/hidden-by-gitignore.js




/** Tools that skip files that .gitignore names, even if git tracks them. */
const SKIP_IGNORED = /^(?:ruff|black|isort|prettier|biome|oxlint|oxfmt|dprint|eslint|rg|ripgrep|ag|fd|typos|cspell|rumdl|markdownlint-cli2|markdownlint|uv|knip|tokei|scc|ast-grep|sg|jscpd|mypy|xo|standard|semgrep|treefmt|stylua|turbo|nx)$/;
/** More wildcards in one part make matching slow. Such a pattern counts as one that hides every file. */
const MAX_WILDCARDS = 3;
const MAX_PATTERNS = 200;
/** Maximum number of hidden files that one finding counts. */
const MAX_HIDDEN = 1000;
/** Finds new lines of a .gitignore that hide files of the commit from a tool that a gate runs. */
function hiddenByGitignore({ path, before, after }, { uses }, paths) {
    if (!/(?:^|\/)\.gitignore$/.test(path) || after === null || !uses(SKIP_IGNORED))
        return [];
    const lines = linesNotIn(after, before ?? '');
    const shown = linesNotIn(before ?? '', after).some(({ text }) => text.startsWith('!'));
    if (lines.length === 0 && !shown)
        return [];
    const folder = path.slice(0, -'.gitignore'.length);
    const [was, is] = [rulesOf((before ?? '').split('\n')), rulesOf(after.split('\n'))];
    const fresh = rulesOf(lines.map(({ text }) => text)).filter(({ hides }) => hides);
    const isNewlyHidden = (name) => (shown || fresh.some(({ matches }) => matches(name))) && isHidden(name, is) && !isHidden(name, was);
    const hidden = [];
    for (const each of paths) {
        if (hidden.length >= MAX_HIDDEN || !each.startsWith(folder) || each === path || isGenerated(each))
            continue;
        if (isNewlyHidden(each.slice(folder.length)))
            hidden.push(each);
    }
    const [first] = hidden;
    if (first === undefined)
        return [];
    const [line] = lines;
    const more = hidden.length > 1 ? ` and ${hidden.length - 1} more` : '';
    const what = `hides ${excerpt(first)}${more} from tools that skip ignored files`;
    return [
        {
            rule: 'gate_configuration',
            path,
            line: line?.line ?? null,
            was: 'not hidden',
            is: line === undefined ? what : `"${excerpt(line.text)}" ${what}`,
        },
    ];
}
/** Returns true if the last rule that matches a path, or a folder around it, hides it. Source: gitignore(5). */
function isHidden(path, rules) {
    return rules.findLast(({ matches }) => matches(path))?.hides === true;
}
function rulesOf(lines) {
    return lines
        .map((line) => line.replace(/(?<!\\)\s+$/, ''))
        .filter((line) => line !== '' && !line.startsWith('#'))
        .slice(0, MAX_PATTERNS)
        .map(ruleOf);
}
function ruleOf(text) {
    const hides = !text.startsWith('!');
    const pattern = text.replace(/^!/, '').replace(/\/$/, '');
    const parts = pattern.split('/');
    const isSlow = (marks) => (marks?.length ?? 0) > MAX_WILDCARDS;
    if (parts.some((part) => isSlow(part.match(/\*+/g))) || isSlow(pattern.match(/\*\*/g))) {
        return { hides, matches: () => hides };
    }
    const glob = parts.length > 1 ? pattern.replace(/^\//, '') : `**/${pattern}`;
    const options = { dot: true, nobrace: true, noext: true, nocomment: true, nonegate: true };
    const below = new esm.Minimatch(`${glob}/**`, options);
    const itself = text.endsWith('/') ? null : new esm.Minimatch(glob, options);
    return { hides, matches: (path) => itself?.match(path) === true || below.match(path) };
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/ignored-failures.js






/** Ways to ignore a command's failure. */
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
/** A variable of a Makefile that holds a command's output. make ignores that command's exit code anyway. */
const COMPUTED = /^[\w.-]+[ \t]*[:?+]{0,3}=[ \t]*\$[({]shell\b/;
/**
 * Finds new lines that let a test, check or CI step pass although it failed. Searches only files that define such
 * steps.
 */
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
        .filter(({ text }) => !(isMakefile(path) && COMPUTED.test(text)))
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

;// CONCATENATED MODULE: ./build/gates/protection/configuration/local-dependencies.js




/** Folders, URLs and other indexes in lists of packages that pip installs. */
const ELSEWHERE = /^(?:-e\b|--editable\b|--(?:extra-)?index-url\b|-i\b|--find-links\b|-f\b|--trusted-host\b|--no-index\b|\.{0,2}\/|file:|git\+|https?:)|@[ ]*(?:file:|git\+|https?:|\.{0,2}\/)/;
/** Folders and URLs in the dependency tables of other tools. */
const IN_TABLES = /@[ ]*(?:file:|git\+|https?:|\.{0,2}\/)|\{[^}]*\b(?:path|git|url|file)[ ]*=/;
/** Finds dependencies of Python and Rust that now come from folders or URLs. */
function requirementFindings({ path, before, after }) {
    const is = after ?? '';
    if (isRequirements(path))
        return freshIn(path, before ?? '', is, ELSEWHERE);
    if (/(?:^|\/)(?:pyproject\.toml|Pipfile|setup\.cfg)$/.test(path)) {
        return freshIn(path, before ?? '', is, IN_TABLES);
    }
    return /(?:^|\/)Cargo\.toml$/.test(path) ? exchangedCrates(path, before ?? '', is) : [];
}
function freshIn(path, before, after, pattern) {
    return linesNotIn(after, before)
        .filter(({ text }) => pattern.test(text))
        .slice(0, 5)
        .map(({ text, line }) => ({
        rule: 'gate_definition',
        path,
        line,
        was: 'no dependency from there',
        is: `"${excerpt(text)}"`,
    }));
}
/** Finds crates that came from the registry and now point to a folder or a repository. */
function exchangedCrates(path, before, after) {
    const was = cratesIn(before);
    return [...cratesIn(after)]
        .filter(([name, isElsewhere]) => isElsewhere && was.get(name) === false)
        .map(([name]) => ({
        rule: 'gate_definition',
        path,
        line: null,
        was: `dependency ${excerpt(name)} of the registry`,
        is: 'from a folder or a repository',
    }));
}
/** Maps the names of dependencies to true if they come from outside the registry. */
function cratesIn(text) {
    const crates = new Map();
    for (const [section, lines] of sectionsOf(text)) {
        const [, own] = /(?:^|\.)(?:dev-|build-)?dependencies(?:\.([\w-]+))?$/.exec(section) ?? [null, null];
        if (own === null)
            continue;
        const isElsewhere = (line) => /\b(?:path|git)[ ]*=/.test(line);
        if (own !== undefined)
            crates.set(own, isElsewhere(lines));
        else
            for (const line of lines.split('\n'))
                if (line !== '')
                    crates.set(/^[\w-]*/.exec(line)?.[0] ?? '', isElsewhere(line));
    }
    return crates;
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/lost-entries.js



const LISTS = [
    {
        names: /^(?:CMakeLists\.txt|meson\.build)$/,
        entries: (text) => [
            ...allMatches(text, /\badd_subdirectory[ ]*\([ \n]*([\w./${}-]+)|\bsubdir\([ ]*'([^'\n]+)'/g),
            ...allMatches(text, /([\w./-]+\.(?:c|cc|cpp|cxx))\b/g).filter(isTestPath),
        ],
    },
    { names: /^pom\.xml$/, entries: (text) => allMatches(text, /<module>([^<\n]+)<\/module>/g) },
    {
        names: /^Cargo\.toml$/,
        entries: (text) => allMatches(text, /^(?:members|default|features\.default)[ ]*=[ ]*\[([^\]]*)\]/gm).flatMap((list) => allMatches(list, /"([^"]+)"/g)),
    },
    {
        names: /^BUILD(?:\.bazel)?$/,
        entries: (text) => allMatches(text, /"([^"\n]+)"/g).filter((entry) => isTestPath(entry.replace(/^:/, ''))),
    },
    { names: /^package\.json$/, entries: (text) => readPackage(text, [])?.workspaces ?? [] },
];
function allMatches(text, pattern) {
    return [...text.matchAll(pattern)].map(([, one = '', two = '']) => one || two);
}
/** Finds folders, modules and test files that a build file no longer lists. */
function lostEntries({ path, before, after }) {
    if (before === null || after === null)
        return [];
    const list = LISTS.find(({ names }) => names.test(path.slice(path.lastIndexOf('/') + 1)));
    if (list === undefined)
        return [];
    const left = new Set(list.entries(after));
    return [...new Set(list.entries(before))]
        .filter((entry) => !left.has(entry))
        .slice(0, 5)
        .map((entry) => ({
        rule: 'gate_configuration',
        path,
        line: null,
        was: `lists ${excerpt(entry)}`,
        is: 'not listed',
    }));
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/package-targets.js





const package_targets_NODE = /^(?:node|nodejs|npm|npx|pnpm|yarn|bun|bunx|tsx|ts-node|tsc|jest|vitest|mocha|ava|tap|c8|nyc|karma|cypress|playwright|webpack|rollup|vite)$/;
/** Keys of package.json that say which file an import or a command loads. */
const KEYS = ['main', 'module', 'browser', 'exports', 'imports', 'bin'];
/** Conditions that apply under a test runner, and that a published package rarely has. */
const TEST_CONDITION = /^(?:test|testing|jest|vitest|mocha|bun|development|node|node-addons)$/;
/**
 * Finds imports and commands of a package.json that now load another file although the old one still exists. Tests
 * would check the other file. Moving a file changes its entry too, but then the old file is gone.
 */
function packageTargets({ path, before, after }, { uses }, exists) {
    if (!isPackageFile(path) || before === null || after === null || !uses(package_targets_NODE))
        return [];
    const folder = path.slice(0, -'package.json'.length).replace(/\/$/, '');
    const isThere = (target) => {
        const file = joinPath(folder, target);
        return file !== null && exists(file);
    };
    const [was, is] = [package_targets_targetsOf(before), package_targets_targetsOf(after)];
    return [...was].flatMap(([key, old]) => {
        const now = [...(is.get(key) ?? [])];
        const before = [...old.values()];
        const fresh = now.filter(([, target]) => !before.includes(target) && !isGenerated(target));
        const lost = before.find((target) => !now.some(([, each]) => each === target) && isThere(target));
        const other = lost === undefined ? fresh.find(([condition]) => isForTests(condition)) : fresh[0];
        if (other === undefined)
            return [];
        const from = `${excerpt(key)} loads ${excerpt(lost ?? before[0] ?? '')}`;
        return [{ rule: 'gate_definition', path, line: null, was: from, is: excerpt(other[1]) }];
    });
}
function isForTests(conditions) {
    return conditions.split('.').some((each) => TEST_CONDITION.test(each));
}
/** Maps each entry (`exports "./a"`) to its files by condition (`node.import`, '' if there is none). */
function package_targets_targetsOf(text) {
    const targets = new Map();
    const note = (key, condition, target) => {
        const entry = targets.get(key) ?? new Map();
        targets.set(key, entry);
        entry.set(condition, target);
    };
    const walk = (key, conditions, value) => {
        if (typeof value === 'string' && !conditions.includes('types'))
            note(key, conditions.join('.'), value);
        if (!isRecord(value))
            return;
        for (const [name, inner] of Object.entries(value)) {
            if (/^[.#]/.test(name) || key === 'bin')
                walk(`${key} "${name}"`, conditions, inner);
            else
                walk(key, [...conditions, name], inner);
        }
    };
    const value = packageObject(text) ?? {};
    for (const key of KEYS) {
        // A package with one entry may name it directly.
        const whole = value[key];
        const isDirect = key === 'exports' && isRecord(whole) && !Object.keys(whole).some((name) => name.startsWith('.'));
        walk(isDirect || (key === 'exports' && typeof whole === 'string') ? `${key} "."` : key, [], whole);
    }
    return targets;
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/shadowed-sources.js


const shadowed_sources_PYTHON = /^(?:python[\d.]*|pytest|py\.test|tox|nox|coverage|unittest|uv|poetry|hatch|pdm)$/;
/** Finds files that tests load in place of a source that still exists, and modules that tests are no longer part of. */
function shadowedSources(file, reach, paths) {
    const found = { rule: 'gate_definition', path: file.path, line: null, was: 'not there' };
    const hidden = hiddenSource(file, reach, paths);
    if (hidden !== null)
        return [{ ...found, is: `hides ${excerpt(hidden)} from tests` }];
    const tests = leftOutTests(file, paths);
    if (tests !== null)
        return [{ ...found, is: `a module of its own, so ./... leaves out ${excerpt(tests)}` }];
    return reopenedSources(file, paths).map(({ line, name, source }) => ({
        ...found,
        line,
        is: `changes ${excerpt(name)} of ${excerpt(source)} for tests`,
    }));
}
/** Returns the source that this new file hides. */
function hiddenSource({ path, status }, { uses }, paths) {
    if (status !== 'added')
        return null;
    const candidates = [...(uses(shadowed_sources_PYTHON) ? pythonSources(path, paths) : []), ...jvmSources(path)];
    return candidates.find((each) => each !== path && paths.has(each)) ?? null;
}
/** Main sources with the class of this name. The class path of tests begins with the classes of tests. */
function jvmSources(path) {
    const [, module = '', name = ''] = /^(.*?)\bsrc\/test\/(?:java|kotlin|groovy|scala)\/(.+)\.(?:java|kt|groovy|scala)$/.exec(path) ?? [];
    if (name === '')
        return [];
    const languages = [
        ['java', 'java'],
        ['kotlin', 'kt'],
        ['groovy', 'groovy'],
        ['scala', 'scala'],
    ];
    return languages.map(([folder, ending]) => `${module}src/main/${folder}/${name}.${ending}`);
}
/**
 * The module of the same name in the folders of sources. Python looks into the working folder first, and pytest puts a
 * folder of tests without `__init__.py` before everything else.
 */
function pythonSources(path, paths) {
    const [, folder = '', name = ''] = /^((?:tests?\/)?)(\w+)(?:\.py|\/__init__\.py)$/.exec(path) ?? [];
    if (name === '' || /^(?:tests?|test_\w*|\w*_test|conftest|setup)$/.test(name))
        return [];
    if (folder !== '' && paths.has(`${folder}__init__.py`))
        return [];
    const places = folder === '' ? ['src/', 'lib/'] : ['', 'src/', 'lib/'];
    return places.flatMap((place) => [`${place}${name}.py`, `${place}${name}/__init__.py`]);
}
/** Returns a Go test below a new go.mod, which commands of the outer module do not run. */
function leftOutTests({ path, status }, paths) {
    const [, folder = ''] = /^(.+\/)go\.mod$/.exec(path) ?? [];
    if (status !== 'added' || folder === '' || !paths.has('go.mod'))
        return null;
    return [...paths].find((each) => each.startsWith(folder) && each.endsWith('_test.go')) ?? null;
}
/** Finds classes of the Ruby sources that a test file now defines methods for. */
function reopenedSources({ path, before, after }, paths) {
    if (!path.endsWith('.rb') || after === null || !isTestPath(path))
        return [];
    const now = reopenedIn(after);
    if (now.length === 0)
        return [];
    const known = new Set(reopenedIn(before ?? '').map(({ name, method }) => `${name} ${method}`));
    const sources = new Map([...paths].flatMap((each) => each.endsWith('.rb') && !isTestPath(each)
        ? [[each.slice(each.lastIndexOf('/') + 1), each]]
        : []));
    return now.flatMap(({ line, name, method }) => {
        const source = sources.get(`${snakeCase(name)}.rb`);
        return source === undefined || known.has(`${name} ${method}`) ? [] : [{ line, name, source }];
    });
}
/** Returns the methods that are directly in a class or module without a superclass. */
function reopenedIn(text) {
    const open = [];
    return text.split('\n').flatMap((whole, index) => {
        const code = whole.trim();
        if (code === '')
            return [];
        const depth = whole.length - whole.trimStart().length;
        while ((open.at(-1)?.depth ?? -1) >= depth)
            open.pop();
        const [, name = '', rest = ''] = /^(?:class|module)[ ]+(?:\w+::)*([A-Z]\w*)(.*)$/.exec(code) ?? [];
        const [, method] = /^(?:def|define_method|alias_method|alias)\b[ (:]*([\w.!?=]+)/.exec(code) ?? [];
        const around = open.at(-1)?.name ?? '';
        open.push({ depth, name: rest.includes('<') ? '' : name });
        return method === undefined || around === '' ? [] : [{ line: index + 1, name: around, method }];
    });
}
function snakeCase(name) {
    return name.replace(/(?<=[a-z\d])([A-Z])/g, '_$1').toLowerCase();
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/shadowing-files.js
const PYTHON_TOOLS = /^(?:python[\d.]*|pypy[\d.]*|pytest|py\.test|tox|nox|coverage|unittest|nosetests|mypy|pip[\d.]*|uv|poetry|hatch|pdm)$/;
/** Modules of Python's standard library, and of tools that test and check. */
const PYTHON_NAMES = new Set(`abc aifc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 calendar cmath cmd code codecs
  codeop collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg cProfile csv ctypes
  curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings enum errno faulthandler fcntl
  filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob graphlib grp gzip hashlib heapq
  hmac html http imaplib importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox
  marshal math mimetypes mmap modulefinder multiprocessing netrc numbers opcode operator optparse os pathlib pdb pickle
  pickletools pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc
  queue quopri random re readline reprlib resource runpy sched secrets select selectors shelve shlex shutil signal site
  smtplib socket socketserver sqlite3 ssl stat statistics string stringprep struct subprocess symtable sys sysconfig
  syslog tarfile tempfile termios textwrap threading time timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty types typing unicodedata unittest urllib uuid venv warnings wave weakref webbrowser xml xmlrpc
  zipapp zipfile zipimport zlib zoneinfo
  pytest _pytest pluggy iniconfig exceptiongroup tomli packaging coverage nose nose2 hypothesis tox nox mypy flake8
  pycodestyle pyflakes pylint astroid ruff black isort bandit pyright xdist pytest_cov pytest_mock pytest_asyncio mock
  setuptools pip wheel virtualenv pkg_resources six attr attrs colorama sitecustomize usercustomize`.split(/\s+/));
const OTHER_SHADOWING_FILES = [
    // Files that Python runs at every start.
    /(?:^|\/)(?:sitecustomize|usercustomize)(?:\.py|\/__init__\.py)$|\.pth$/,
    // JVM: classes of test libraries.
    /(?:^|\/)(?:org\/(?:junit|hamcrest|assertj|mockito|testng|scalatest|spockframework)|junit\/framework|kotlin\/test|io\/kotest)\/.*\.(?:java|kt|groovy|scala)$/,
    // Ruby and Perl: found on the load path first.
    /(?:^|\/)(?:lib|test|spec)\/(?:minitest|rspec|test\/unit|simplecov|cucumber)(?:\/.*)?\.rb$/,
    /(?:^|\/)Test\/(?:More|Simple|Builder|Harness|Most|Deep|Exception)(?:\/.*)?\.pm$/,
    // C and C++: headers that an include folder of the repository provides before the system's.
    /(?:^|\/)(?:assert|stdio|stdlib|string|stddef|stdint|stdbool|math|errno|unistd|signal)\.h$/,
    /(?:^|\/)(?:gtest\/gtest|gmock\/gmock|catch2?\/\w+|catch|doctest|unity|cmocka|check|criterion\/criterion)\.h(?:pp)?$/,
    /(?:^|\/)(?:cassert|iostream)$/,
    // Node and PHP: dependencies stored in the repository.
    /(?:^|\/)node_modules\//,
    /(?:^|\/)PHPUnit\/(?:Framework|Runner|TextUI)\//,
];
/** Files that tools load automatically. */
const LOADED = [
    /(?:^|\/)META-INF\/services\/(?:org\.junit|org\.testng|org\.spockframework|io\.kotest|org\.mockito|javax\.annotation\.processing)|(?:^|\/)mockito-extensions\//,
    /(?:^|\/)[\w.-]+\.(?:egg-info|dist-info)\//,
    /(?:^|\/)binding\.gyp$/,
    /(?:^|\/)src\/setupTests\.[jt]sx?$/,
    /^(?:(?:packages|apps|libs|modules)\/[^/]+\/)?__mocks__\//,
    /(?:^|\/)(?:gems\.rb|php\.ini|\.user\.ini)$/,
];
/** A copy of a test library in the repository. */
const VENDORED = /(?:^|\/)(?:vendor|third_party|external|deps)\/.*(?:testify|gomega|ginkgo|gtest|googletest|catch2|doctest|unity|minitest|rspec|phpunit|junit|pytest|mocha|chai|jest)/i;
/** Finds new files that shadow the ones a gate needs, and changed copies of test libraries. */
function shadowFindings(file, reach) {
    const { path, status } = file;
    const found = { rule: 'gate_definition', path, line: null };
    if (reach.isOnPath(path)) {
        return [{ ...found, was: 'as at the start', is: 'changed in a folder in which gates look for programs' }];
    }
    if (VENDORED.test(path))
        return [{ ...found, was: 'a copy of a test library', is: 'other content' }];
    if (status !== 'added' && status !== 'type_changed')
        return [];
    if (OTHER_SHADOWING_FILES.some((pattern) => pattern.test(path)) || hidesPython(path, reach)) {
        return [{ ...found, was: 'no such file', is: 'added: found before what gates look for by this name' }];
    }
    if (LOADED.some((pattern) => pattern.test(path))) {
        return [{ ...found, was: 'no such file', is: 'added: tools load it without being told to' }];
    }
    return [];
}
function hidesPython(file, reach) {
    const path = file.replace(/\/__init__\.pyc?$/, '.py');
    const [, folder = '', name = ''] = /^(.*\/)?([A-Za-z_]\w*)(?:\.(?:py|pyc|pyi|so|pyd)|\.[\w-]+\.so)$/.exec(path) ?? [];
    if (!PYTHON_NAMES.has(name) || !reach.uses(PYTHON_TOOLS))
        return false;
    const parent = folder.replace(/\/$/, '');
    return (/^(?:(?:src|lib|python|tests?|py)\/)?$/.test(folder) ||
        reach.importFolders.has(parent) ||
        /(?:^|\/)tests?$/.test(parent));
}

;// CONCATENATED MODULE: ./build/gates/protection/configuration/loosened-thresholds.js


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
    // Retries of a flaky test until it passes.
    threshold('retryTimes', '\\(', 'higher'),
    threshold('--(?:retries|reruns|retry)', '[= \\t]+', 'higher'),
];
/** Finds thresholds that are looser than before or were removed. The texts are configuration or scripts, not code. */
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
/** Returns the values of each key, strictest first, so that their order in the file does not matter. */
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

;// CONCATENATED MODULE: ./build/gates/protection/configuration/threshold-files.js





/** Files that contain flags and settings of tools, and helpers that set them up. */
const HOLDS_SETTINGS = /\.(?:sh|bash|zsh|ps1|bat|cmd|ya?ml|toml|ini|cfg|xml|gradle|kts|properties|csproj|props|targets|mk|rake)$|(?:^|\/)(?:Rakefile|(?:spec|test|rails)_helper\.rb|conftest\.py|noxfile\.py)$/;
/** Finds loosened thresholds in a file that may contain thresholds. */
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

;// CONCATENATED MODULE: ./build/gates/protection/configuration/vendored-dependencies.js

/** Dependencies copied into the repository, in the folders that their tools use. */
const VENDORED_COPY = /(?:^|\/)node_modules\/|(?:^|\/)\.yarn\/cache\/|(?:^|\/)\.pnp\.(?:c?js|loader\.mjs|data\.json)$/;
const VENDOR = /(?:^|\/)vendor\//;
const VENDOR_TOOLS = /^(?:go|gotestsum|ginkgo|composer|phpunit|pest|php|bundle|rake|rspec|cargo)$/;
/** Files that decide if a tool uses the copies at all. */
const SWITCH = /(?:^|\/)(?:vendor\/modules\.txt|\.pnp\.(?:c?js|loader\.mjs))$/;
const MANIFEST = /(?:^|\/)(?:package\.json|go\.mod|composer\.json|Gemfile|Cargo\.toml)$/;
/** Finds copies of dependencies that were changed by hand, without a change to a manifest or lock file. */
function vendoredFindings({ path, status }, all, reach) {
    const isHeld = VENDORED_COPY.test(path) || (VENDOR.test(path) && reach.uses(VENDOR_TOOLS));
    if (!isHeld || (status === 'added' && !SWITCH.test(path)))
        return [];
    if (all.some((file) => !isVendoredPath(file.path) && (isLockFile(file.path) || MANIFEST.test(file.path))))
        return [];
    const was = 'the copy of a dependency';
    return [
        { rule: 'gate_definition', path, line: null, was, is: `${status} without a change of the lock file` },
    ];
}
function isVendoredPath(path) {
    return VENDORED_COPY.test(path) || VENDOR.test(path);
}

;// CONCATENATED MODULE: ./build/gates/protection/changes/code-only.js
/** Replaces everything that never runs with blanks. Lines and columns keep their positions. */
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

;// CONCATENATED MODULE: ./build/gates/protection/tests/code-blocks.js

/** Maximum nesting depth. Deeper blocks count as part of their parent. */
const MAX_DEPTH = 24;
const MAX_LINE_CHARS = 400;
function shortened(text) {
    return text.length <= MAX_LINE_CHARS ? text : `${text.slice(0, MAX_LINE_CHARS - 100)} ${text.slice(-100)}`;
}
const OPENING = '([{';
const CLOSING = ')]}';
/** Languages with blocks by indentation. In Ruby this is a convention, and code that breaks it counts as outside. */
const INDENTED = new Set(['Python', 'Ruby']);
/** Returns the code of a text by lines, without comments, with the blocks around each line. */
function linesOfCode(text, language) {
    const lines = codeOnly(text, language).split('\n');
    return INDENTED.has(language.name) ? byIndentation(lines, language) : byBrackets(lines, language);
}
/** A JavaScript regular expression. Quotes and brackets in it are ignored. */
const PATTERN = /(?<=(?:[(,=:[!&|?;{}]|^) ?)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/(?=[a-z]*[),;.\] ]|$)/g;
function withoutStrings(text, { name, syntax }) {
    const plain = name === 'JavaScript' ? text.replace(PATTERN, (part) => '_'.repeat(part.length)) : text;
    return plain.replace(syntax, (part) => '_'.repeat(part.length));
}
function byIndentation(lines, language) {
    const open = [];
    return lines.flatMap((whole, index) => {
        const text = whole.trim();
        if (text === '')
            return [];
        const depth = whole.length - whole.trimStart().length;
        while ((open.at(-1)?.depth ?? -1) >= depth)
            open.pop();
        const around = open.map(({ line }) => line);
        if (open.length < MAX_DEPTH)
            open.push({ line: index + 1, depth });
        const code = shortened(withoutStrings(text, language));
        return [{ line: index + 1, text: shortened(text), code, around }];
    });
}
function byBrackets(lines, language) {
    const open = [];
    let last = 0;
    return lines.flatMap((whole, index) => {
        const text = whole.trim();
        if (text === '')
            return [];
        const line = index + 1;
        const bare = withoutStrings(text, language);
        // Blocks that a line closes at its start no longer enclose it.
        const head = /^[)\]};,\s]*/.exec(bare)?.[0].length ?? 0;
        for (const letter of bare.slice(0, head))
            code_blocks_close(open, letter);
        const around = [...new Set(open.slice(0, MAX_DEPTH).map((each) => each.line))];
        for (const letter of bare.slice(head)) {
            // A brace on a separate line belongs to the line before.
            const opener = bare === '{' && last > 0 ? last : line;
            if (OPENING.includes(letter))
                open.push({ line: opener, bracket: letter });
            else
                code_blocks_close(open, letter);
        }
        last = line;
        return [{ line, text: shortened(text), code: shortened(bare), around }];
    });
}
/** Closes the last open bracket of its kind. Ignores brackets that were never opened. */
function code_blocks_close(open, letter) {
    const kind = CLOSING.indexOf(letter);
    if (kind !== -1 && open.at(-1)?.bracket === OPENING[kind])
        open.pop();
}

;// CONCATENATED MODULE: ./build/gates/protection/tests/inserted-lines.js


/** Lines that open a block other than a function, a class or a test group. */
const CONTROL = /^(?:\}[ ]*)?(?:if|elif|elsif|else|for|foreach|while|until|switch|do|try|catch|except|rescue|ensure|finally|select|match|loop|unless|with|async with|unsafe|using|lock|synchronized|case|when|default|begin)\b/;
const LITERAL = /(?:(?<!=)[=(,:[]|\breturn)[ ]*[[{(]$|^[[{(]+$/;
const FUNCTION = /=>|\)[^)]*\{?$|\b(?:function|func|fn|def|class|struct|impl|mod|module|namespace|trait|interface|object|describe|context)\b|\|[^|]*\|[ ]*\{?$|\bdo$/;
/** Blocks that only group tests. */
const GROUP = /\b(?:describe|context|suite|feature|class|module|mod|namespace|struct|object)\b|\bt\.Run\(|__name__/;
const WRAPS = new RegExp(`${CONTROL.source}|^\\(|[&|?]{1,2}[ ]*[({]$`);
/** Ways to leave a test before its end. */
const LEAVES = /(?<![\w.$])(?:return|break|continue|goto|next|exit|quit|die|_exit|raise[ ]+(?:\w+\.)?(?:SkipTest|SystemExit|StopIteration))(?![\w:(]*[ ]*=[^=])\b/;
const HAS_VALUE = /\breturn[ ]+(?!(?:true|false|null|None|nil|undefined|[01])\b[ ]*[;}]?$|if\b|unless\b)[^\s;}]|\b(?:break|continue|next)\b/;
/** A complete function on one line. A `return` in it leaves only that function. */
const INLINE = /(?:=>|\bfunction\b|\blambda\b|\bfunc\b|\|[^|]*\|).*\breturn\b/;
/** A line that continues on the next line. */
const UNFINISHED = /(?:&&|\|\||=>|(?<![=!<>])=|\?|\\|\bnot|\band|\bor)$|^(?:\}[ ]*)?(?:(?:else[ ]+)?if|while|for|unless)\b[^{]*\)$|^else$/;
const DIRECTIVE = /^#[ ]*(?:if|ifdef|ifndef|elif|define|undef)\b/;
/** pytest collects no class with a constructor. */
const UNCOLLECTED = /^def __(?:init|new)__\b/;
const MOCK = /\b(?:jest|vi|vitest)\.(?:mock|doMock|setMock|unstable_mockModule)\([ ]*["'`](?:\.|#|@\/|~)|\bmock\.module\(|\bproxyquire\(/;
const ANNOTATION = /^(?:@\w|#!?\[|\[[A-Z]\w*(?:\([^)]*\))?\]$)/;
/** Assignments to a name or a part of it, and declarations of it. */
const BINDS = /^(?:export[ ]+)?(?:(?:const|let|var|final|auto|static|public|private|async)[ ]+)*(?:(?:def|function\*?|func|fn|class|module)[ ]+(?<declared>[A-Za-z_$][\w$]*)|del[ ]+(?<deleted>\w+)|(?:from[ ]+\S+[ ]+)?import[ ]+(?:.*\bas[ ]+)?(?<imported>\w+)$|(?<assigned>[A-Za-z_$][\w$]*)(?:\.[\w$]+|\[[^\]]*\])*[ ]*(?::[^=]+)?[:+|&]?=(?![=>~]))/;
/** The key of a line outside all functions and classes. */
const OUTSIDE = '';
/** Maximum lines between an annotation and its function. */
const NEAR = 20;
function parse(text, language) {
    const lines = linesOfCode(text, language);
    const openers = new Map(lines.filter(({ code }) => opens(code)).map((each) => [each.line, each.text]));
    const times = new Map();
    for (const each of lines)
        times.set(each.text, (times.get(each.text) ?? 0) + 1);
    const scopes = lines.map(({ around }) => openers.get(around.findLast((line) => openers.has(line)) ?? 0) ?? OUTSIDE);
    return { lines, scopes, times };
}
function opens(text) {
    return (!CONTROL.test(text) &&
        !LITERAL.test(text) &&
        !/(?<!=>[ ]?)[([]$/.test(text) &&
        FUNCTION.test(text.replace(/[ ]+\{$/, '{')));
}
/** Finds lines added inside or around existing tests. `before` and `after` are test code of one file. */
function insertionsIn(before, after, language) {
    const was = parse(before, language);
    const is = parse(after, language);
    const fresh = freshLines(was, is);
    if (fresh.size === 0)
        return [];
    const cut = newCutOffs(was, is);
    const names = inserted_lines_namesIn(was);
    const there = new Set(was.lines.map(({ text }, index) => `${was.scopes[index]}\n${text}`));
    return is.lines.flatMap(({ line, text, code }, index) => {
        if (cut.has(line))
            return [{ line, text }];
        if (!fresh.has(line))
            return [];
        const scope = is.scopes[index] ?? OUTSIDE;
        const isNewTest = scope !== OUTSIDE && !was.times.has(scope);
        const bends = isNewTest
            ? isMoved(text, was, is)
            : isLeft(code, countIn(scope, language.cases) > 0) ||
                wraps(is, index, fresh) ||
                DIRECTIVE.test(text) ||
                (UNCOLLECTED.test(text) && /^class Test/.test(scope)) ||
                MOCK.test(text) ||
                (ANNOTATION.test(text) && isKept(annotated(is, index), fresh)) ||
                rebinds(text, names.get(scope)) ||
                isMoved(text, was, is) ||
                (REPLACES.has(language.name) && isNamed(text, language) && there.has(`${scope}\n${text}`));
        return bends ? [{ line, text }] : [];
    });
}
/**
 * Returns the numbers of new lines. Each line is compared with those of the function or class that has the same first
 * line.
 */
function freshLines(was, is) {
    const key = (parsed, { text }, index) => {
        const of = ANNOTATION.test(text) ? annotated(parsed, index)?.text : undefined;
        return `${parsed.scopes[index]}\n${text}\n${of ?? ''}`;
    };
    const there = new Map();
    for (const [index, line] of was.lines.entries()) {
        const own = key(was, line, index);
        there.set(own, (there.get(own) ?? 0) + 1);
    }
    const fresh = new Set();
    for (const [index, line] of is.lines.entries()) {
        const own = key(is, line, index);
        const left = there.get(own) ?? 0;
        // Tests that were moved into a group are unchanged.
        const isRegrouped = GROUP.test(is.scopes[index] ?? OUTSIDE) && isMoved(line.text, was, is);
        if (left === 0 && !isRegrouped)
            fresh.add(line.line);
        else
            there.set(own, left - 1);
    }
    return fresh;
}
function isKept(line, fresh) {
    return line !== undefined && !fresh.has(line.line);
}
/** Returns true if the line leaves a test early. Helpers may return values. */
function isLeft(code, isTest) {
    if (isTest && /^(?:\w+[ ]*=[ ]*)?yield\b/.test(code))
        return true;
    return LEAVES.test(code) && !INLINE.test(code) && (isTest || !HAS_VALUE.test(code));
}
/** A line that always leaves its function, also as the body of a condition that is always true. */
const ALWAYS_LEAVES = /^(?:return|throw|raise|exit)\b/;
const ALWAYS_TRUE = /^(?:if|unless|when|elif)[ (]+(?:!0|!?(?:true|True|1|false|False|0))\b/;
/** Another branch, which the line before it does not keep from running. */
const inserted_lines_BRANCH = /^(?:\}|case|default|when|else|elif|elsif|except|catch|rescue|ensure|finally|end|def|func|function|class)\b/;
/** Returns the lines of each function that leave it before the next line of the same block, as often as they occur. */
function cutOffs({ lines, scopes }) {
    const found = new Map();
    for (const [index, { line, text, code, around }] of lines.entries()) {
        if (!ALWAYS_LEAVES.test(code) && !(ALWAYS_TRUE.test(code) && LEAVES.test(code)))
            continue;
        const isBranch = index > 0 && UNFINISHED.test(lines[index - 1]?.code ?? '');
        const after = lines.slice(index + 1, index + NEAR);
        const next = after.find((each) => each.around.length <= around.length && /\w/.test(each.code));
        const isSameBlock = next?.around.length === around.length && next.around.at(-1) === around.at(-1);
        if (isBranch || around.length === 0 || !isSameBlock || inserted_lines_BRANCH.test(next.code))
            continue;
        const key = `${scopes[index]}\n${text}`;
        const known = found.get(key);
        if (known === undefined)
            found.set(key, [line]);
        else
            known.push(line);
    }
    return found;
}
/** Returns the lines of functions that were there that newly keep the lines after them from running. */
function newCutOffs(was, is) {
    const before = cutOffs(was);
    const more = [...cutOffs(is)].filter(([key, places]) => {
        const scope = key.slice(0, key.indexOf('\n'));
        return was.times.has(scope) && places.length > (before.get(key)?.length ?? 0);
    });
    return new Set(more.flatMap(([, places]) => places.slice(0, 1)));
}
/** Returns true if existing lines are now inside this one, or continue it. */
function wraps({ lines }, index, fresh) {
    const { line, code } = lines[index] ?? { line: 0, code: '' };
    const next = lines[index + 1];
    if (UNFINISHED.test(code) && isKept(next, fresh))
        return true;
    if (GROUP.test(code) || !(opens(code) || WRAPS.test(code)))
        return false;
    for (let at = index + 1; lines[at]?.around.includes(line) === true; at += 1) {
        if (isKept(lines[at], fresh) && /\w/.test(lines[at]?.code.replace(/_+/g, '') ?? ''))
            return true;
    }
    return false;
}
/** Returns the function or class that this annotation belongs to. */
function annotated({ lines }, index) {
    const depth = lines[index]?.around.length ?? 0;
    return lines
        .slice(index + 1, index + NEAR)
        .find(({ text, around }) => around.length <= depth && /^\w/.test(text) && !ANNOTATION.test(text));
}
/** Returns true if a line of a test is now in another function. */
function isMoved(text, was, is) {
    const before = was.times.get(text) ?? 0;
    return /\w/.test(text) && before > 0 && (is.times.get(text) ?? 0) <= before;
}
/** Returns the names used in each function or class, nested ones included, and in the whole text. */
function inserted_lines_namesIn({ lines, scopes }) {
    const texts = new Map(lines.map(({ line, text }) => [line, text]));
    const names = new Map();
    for (const [index, { text, around }] of lines.entries()) {
        const words = text.replace(/(["'`])(?:(?!\1).)*\1/g, '""').match(/(?<![\w$.])[A-Za-z_$][\w$]*/g) ?? [];
        const of = new Set([
            OUTSIDE,
            scopes[index] ?? OUTSIDE,
            ...around.map((line) => texts.get(line) ?? OUTSIDE),
        ]);
        for (const scope of of) {
            const known = names.get(scope) ?? new Set();
            names.set(scope, known);
            for (const word of words)
                known.add(word);
        }
    }
    return names;
}
/** Returns true if a line redefines a name that the surrounding tests used. */
function rebinds(text, used) {
    const { declared, deleted, imported, assigned } = BINDS.exec(text)?.groups ?? {};
    const name = declared ?? deleted ?? imported ?? assigned;
    if (name === undefined ||
        /^(?:process\.env|os\.environ)\b/.test(text) ||
        /^(?:if|return|self|this|module|exports|else)$/.test(name))
        return false;
    return used?.has(name) === true;
}
/** Languages in which a second function with a name replaces the first. */
const REPLACES = new Set(['Python', 'Ruby']);
function isNamed(text, language) {
    return countIn(text, language.cases) > 0 || /^class\b/.test(text);
}

;// CONCATENATED MODULE: ./build/gates/protection/tests/test-count.js




const NO_TESTS = { cases: 0, assertions: 0 };
/** Returns the test code of a file without comments: all of a test, the test module of a source file, or nothing. */
function testCode(path, text) {
    const language = languageOf(path);
    if (language === null || text === null)
        return '';
    const code = codeOnly(text, language);
    if (isTestPath(path))
        return code;
    let from = language.inlineTests === undefined ? -1 : code.search(language.inlineTests);
    // Attributes on the lines before it belong to it.
    while (from > 0 && /^[ \t]*#\[/.test(lineBefore(code, from)))
        from -= lineBefore(code, from).length + 1;
    return from === -1 ? '' : code.slice(0, from).replace(/[^\n]/g, ' ') + code.slice(from);
}
function lineBefore(text, at) {
    const end = text.lastIndexOf('\n', at - 1);
    return end <= 0 ? '' : text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
}
/** Counts the test cases and assertions in a file by their spelling. */
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
/** Returns `3 tests, 1 assertion`. */
function wordsFor({ cases, assertions }) {
    const word = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
    return `${word(cases, 'test')}, ${word(assertions, 'assertion')}`;
}

;// CONCATENATED MODULE: ./build/gates/protection/tests/changed-tests.js






/**
 * Finds tests that were deleted, moved, reduced or altered. Additions to a test are not reported. A file whose lost
 * tests appear in other files (a split test file) counts as altered, not reduced.
 */
function testChanges(files, moves) {
    const fewer = fewerTestsThan(files);
    const moved = new Map(moves.map(({ from, to }) => [from, to]));
    return files.flatMap((file) => {
        const to = moved.get(file);
        if (to !== undefined)
            return movedTo(file, to, fewer);
        const found = changeOf(file, fewer);
        return found === null ? [] : [found];
    });
}
/** Compares a moved test with its version in the old place. */
function movedTo(from, to, fewer) {
    const { path } = to;
    const moved = { rule: 'test_moved', path, line: null, was: excerpt(from.path) };
    if (!isTestPath(path))
        return [{ ...moved, is: `${excerpt(path)}, a name that no test runner looks for` }];
    const found = changeOf({ ...to, status: 'modified', before: from.before }, fewer);
    return [{ ...moved, is: excerpt(path) }, ...(found === null ? [] : [found])];
}
/** Returns a function that checks if both a file and the change as a whole lost tests, or lost assertions. */
function fewerTestsThan(files) {
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
    if (isTestPath(path))
        return alteredTest(file) ?? bent(file);
    const own = { ...file, before: testCode(path, before), after: testCode(path, after) };
    return own.before === '' ? null : (alteredTest(own) ?? bent(own));
}
/** Finds lines added inside or around an existing test that make it check less. */
function bent({ path, before, after }) {
    if (before === null || after === null)
        return null;
    const language = languageOf(path);
    const found = language === null ? exitsIn(before, after) : insertionsIn(before, after, language);
    const [first, ...others] = [...conditionsIn(before, after), ...found];
    if (first === undefined)
        return null;
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return {
        rule: 'test_changed',
        path,
        line: first.line,
        was: 'not there',
        is: `"${excerpt(first.text)}"${more}, in or around a test that was there`,
    };
}
/** Finds comments that decide if or how the tests of a file run. */
function conditionsIn(before, after) {
    return linesNotIn(after, before).filter(({ text }) => /^\/\/(?:go:build|[ ]*\+build)\b|^(?:\/\*)?\*+[ ]*@(?:jest|vitest)-(?:environment|config)\b/.test(text));
}
/** Finds ways to end a test early, for languages without rules. */
function exitsIn(before, after) {
    return linesNotIn(after, before).filter(({ text }) => /^(?:[^#]*[;&|{][ ]*)?(?:exit|return|skip|quit)\b/.test(text));
}
function alteredTest({ path, status, before, after, linesRemoved, binary }) {
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

;// CONCATENATED MODULE: ./build/gates/protection/tests/doc-examples.js



/** Finds changes to examples in documentation that a test runner runs. */
function exampleFindings(file, reach) {
    const { path, before, after } = file;
    if (before === null || isTestPath(path) || isGenerated(path))
        return [];
    const examples = readerFor(path, reach);
    if (examples === null)
        return [];
    const was = examples(before);
    const is = examples(after ?? '');
    const [gone] = linesNotIn(was, is);
    if (gone === undefined)
        return [];
    const [now] = linesNotIn(is, was);
    return [
        {
            rule: 'test_changed',
            path,
            line: null,
            was: `example "${excerpt(gone.text)}"`,
            is: now === undefined ? 'gone' : `"${excerpt(now.text)}"`,
        },
    ];
}
function readerFor(path, reach) {
    if (/\.(?:py|md|rst|txt)$/.test(path))
        return /doctest|--xdoc/.test(reach.commands) ? pythonExamples : null;
    return path.endsWith('.rs') && reach.uses(/^(?:cargo|cross|rustdoc)$/) ? rustExamples : null;
}
/** Returns the text from each prompt to the next blank line or the end of the docstring. */
function pythonExamples(text) {
    let isInside = false;
    const kept = text.split('\n').filter((line) => {
        const bare = line.trim();
        if (bare.startsWith('>>>'))
            isInside = true;
        else if (bare === '' || /^(?:"""|'''|```)/.test(bare))
            isInside = false;
        return isInside;
    });
    return kept.join('\n');
}
/** Returns the code blocks in documentation comments with their fences, because `ignore` on a fence skips a block. */
function rustExamples(text) {
    let isInside = false;
    const kept = text.split('\n').filter((line) => {
        const comment = /^[ \t]*\/\/[/!](.*)$/.exec(line)?.[1];
        if (comment === undefined) {
            isInside = false;
            return false;
        }
        if (!comment.trim().startsWith('```'))
            return isInside;
        isInside = !isInside;
        return true;
    });
    return kept.join('\n');
}

;// CONCATENATED MODULE: ./build/gates/protection/tests/moved-tests.js


/** Minimum share of common lines for a file to count as moved, like git's rename detection. */
const MIN_SHARED_LINES = 0.5;
/** With more pairs, only files with the same name are compared, because each comparison reads both. */
const MAX_PAIRS = 100;
/** Pairs deleted tests with added files: first by equal content, then by common lines. */
function findMovedTests(files) {
    const gone = files.filter(({ path, status }) => status === 'deleted' && isTestPath(path));
    const free = new Set(files.filter(({ status }) => status === 'added'));
    const moves = [];
    const byName = gone.length * free.size > MAX_PAIRS;
    const similar = (from, to) => (!byName || moved_tests_nameOf(from) === moved_tests_nameOf(to)) && mostlyTheSame(from, to);
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
function moved_tests_nameOf({ path }) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function sameContent(from, to) {
    return from.oldOid !== null && from.oldOid === to.newOid;
}
function mostlyTheSame({ before }, { path, after }) {
    if (before === null || after === null || !isTestPath(path))
        return false;
    const all = before.split('\n').filter((line) => line.trim() !== '').length;
    return all > 0 && linesNotIn(before, after).length <= all * (1 - MIN_SHARED_LINES);
}

;// CONCATENATED MODULE: ./build/gates/protection/tests/new-marks.js


/** Maximum number of marks reported for one file. More add no information. */
const MAX_MARKS = 50;
/**
 * Finds marks that occur more often than before, with one finding each. Marks are counted by spelling, so moving one
 * within its file or editing its line is not reported.
 */
function newMarks(search) {
    const { rule, path, patterns, wholeBefore, wholeAfter } = search;
    const had = groupMatches(matchesIn(search.before, patterns));
    const has = groupMatches(matchesIn(search.after, patterns));
    const fresh = new Set(linesNotIn(wholeAfter, wholeBefore).map(({ line }) => line));
    const gone = linesNotIn(wholeBefore, wholeAfter);
    const lines = wholeAfter.split('\n');
    const more = [...has].flatMap(([mark, places]) => {
        const count = Math.max(0, places.length - (had.get(mark)?.length ?? 0));
        const likely = places.toSorted((a, b) => Number(fresh.has(b.line)) - Number(fresh.has(a.line)));
        return likely.slice(0, count);
    });
    return more.slice(0, MAX_MARKS).map(({ text: mark, line }) => {
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
function groupMatches(places) {
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
/** Returns the old line to which the mark was added: the one that is equal without the mark and punctuation. */
function withoutMark(line, mark, gone) {
    const [head = ''] = /^\w+/.exec(mark.replace(/^[xf](?=it|test|describe|context|spec)/, '')) ?? [];
    const rests = [line.replace(mark, ''), line.replace(mark, head)].map(onlyLetters);
    return gone.find(({ text }) => rests.includes(onlyLetters(text)))?.text ?? null;
}
function onlyLetters(text) {
    return text.replace(/[^\p{L}\p{N}]/gu, '');
}

;// CONCATENATED MODULE: ./build/gates/protection/tests/test-detection.js




/** Code that detects that a test is running, or silently ends the test's process. */
const test_detection_MARKS = [
    /\bprocess\.env\.(?:JEST_WORKER_ID|VITEST(?:_\w+)?|MOCHA\w*|NODE_TEST_CONTEXT|TAP\w*)\b/g,
    /\b(?:NODE_ENV|RAILS_ENV|RACK_ENV|APP_ENV|MIX_ENV)\b["'\]]*\)?[ \t]*={2,3}[ \t]*["']test["']/g,
    /\bimport\.meta\.(?:vitest|jest)\b/g,
    /\bPYTEST_CURRENT_TEST\b|\bPYTEST_VERSION\b/g,
    /["'](?:pytest|_pytest|unittest)["'][ \t]+(?:not[ \t]+)?in[ \t]+sys\.modules/g,
    /\bsys\.modules\[["'](?:pytest|_pytest|unittest)["']\]/g,
    /\btesting\.Testing\(\)|\bflag\.Lookup\("test\./g,
    /\b(?:os\._exit|process\.(?:reallyExit|abort)|Process\.exit!|posix\._exit)\b/g,
    /\bRuntime\.getRuntime\(\)\.halt\b|\bquick_exit[ \t]*\(|(?<![\w.])_[Ee]xit[ \t]*\(/g,
    /\b_?(?:unittest\.TestCase|pytest|assert|expect|chai|vi|jest|globalThis\.(?:expect|assert|test|it)|global\.(?:expect|assert|test|it))(?:\.\w+){0,2}[ \t]*=(?![=>])/g,
    /\b(?:assert|expect|chai)\[[^\]\n]{0,80}\][ \t]*=(?![=>])/g,
    /\b(?:Object\.(?:assign|defineProperty|defineProperties)|Reflect\.(?:set|defineProperty))\([ \t]*(?:(?:globalThis|global)\.)?(?:assert|expect|chai|process)\b(?!\.env)/g,
    /\b(?:setattr|delattr)\([ \t]*(?:unittest|pytest|_pytest)\b/g,
    /\bprocess\.(?:exit|reallyExit|emit)[ \t]*=(?![=>])/g,
    // Other spellings of `_exit`, and signals to one's own or the parent process.
    /\bgetattr\([ \t]*(?:os|posix)[ \t]*,|\bfrom[ ]+(?:os|posix)[ ]+import[ ]+[^\n]{0,120}\b_exit\b|\bos\.kill\([ \t]*os\.getpp?id\b/g,
    /\bProcess\.kill\([^\n]{0,40}\bProcess\.p?pid\b|\bprocess\.kill\([ \t]*process\.p?pid\b/g,
    // Test runners and assertions that a source changes.
    /\b(?:class|module)[ ]+(?:Minitest|RSpec|Test::Unit)\b(?!::(?:Test|TestCase)\b[ ]*$)/g,
    /\b(?:Minitest|RSpec|Test::Unit)\b[\w:]*\.(?:prepend|include|class_eval|module_eval|define_method|send|alias_method|remove_method)\b/g,
    /\bmacro_rules![ \t]*(?:(?:debug_)?assert(?:_eq|_ne)?|panic)\b/g,
    /\bos\.Args[ \t]*=(?!=)|\bflag\.(?:CommandLine\.)?Set\("test\./g,
    // A value that equals everything.
    /\bdef[ ]+(?:__eq__|==)[ ]*\([^)\n]{0,120}\)[^\n=:]{0,60}(?::\s*return[ ]+True\b|[ ]*=[ ]*true\b|\s*true\s*end\b)/g,
    /\bboolean[ ]+equals\([^)\n]{0,120}\)[ ]*\{\s*return[ ]+true[ ]*;/g,
    /\b(?:Module\._(?:load|resolveFilename)|require\.cache\[)/g,
    /\bbuiltins\.\w+[ \t]*=(?!=)|\b__builtins__\b/g,
];
/** Ways to end the process with success, which only a program should use. */
const ENDS = [
    /(?<![\w.])process\.exit\([ \t]*(?:0[ \t]*)?\)|\bprocess\.exitCode[ \t]*=[ \t]*(?:0|undefined|null)\b/g,
    /\b(?:os|syscall|unix)\.Exit\([ \t]*0[ \t]*\)|\bprocess::exit\([ \t]*0[ \t]*\)|\bstd::exit\([ \t]*0[ \t]*\)/g,
    /\b(?:System\.exit|exitProcess|Environment\.Exit)\([ \t]*0[ \t]*\)/g,
    /\bextern[ ]+"C"[^}]{0,200}\bfn[ ]+_?exit\b/g,
    /\bos\.(?:exec[lv]\w*|posix_spawn\w*)\(|\bsyscall\.Exec\(/g,
];
/** Such marks in languages in which other sources never have them. */
const SCRIPT_ENDS = [
    ...ENDS,
    /(?<![\w.])(?:sys\.exit|quit)\([ \t]*0?[ \t]*\)|\braise[ ]+SystemExit(?:\([ \t]*0?[ \t]*\))?[ \t]*$/gm,
    /(?<![\w.>$])(?:exit|die)\([ \t]*0[ \t]*\)|(?<![\w.])exit![ \t]*(?:$|\([ \t]*(?:0|true)?[ \t]*\)|0|true)/gm,
];
const PROGRAM_PATH = /(?:^|[/._-])(?:cli|main|bin|index|server|app|cmd|run|start|worker|daemon|scripts?|tools?|program|manage|commands?|__main__|service|entry|launch\w*|bootstrap)(?:[/._-]|$)/i;
/** Folders of sources by convention. The path below them says what a file is. */
const SOURCE_ROOTS = /(?:^|\/)(?:src\/main\/[a-z]+|app|apps|index|main)\//gi;
const PROGRAM_TEXT = /^#!|\bfunc main\(|\bfn main\(|\bint main\(|\bstatic \w+ main\(|\bfun main\(|\b__name__\b|^package main$/m;
/** Finds new code in sources, not in tests, that behaves differently under test. Only known spellings are found. */
function testAwareFindings({ path, before, after }) {
    const language = languageOf(path);
    if (language === null || after === null || isTestPath(path) || isGenerated(path))
        return [];
    const wholeBefore = before ?? '';
    const isScript = /\.(?:py|rb|php)$/.test(path);
    return newMarks({
        rule: 'test_aware',
        path,
        patterns: test_detection_isProgram(path, after) ? test_detection_MARKS : [...test_detection_MARKS, ...(isScript ? SCRIPT_ENDS : ENDS)],
        before: codeOnly(wholeBefore, language),
        after: codeOnly(after, language),
        wholeBefore,
        wholeAfter: after,
    });
}
function test_detection_isProgram(path, text) {
    return PROGRAM_PATH.test(path.replace(SOURCE_ROOTS, '/')) || PROGRAM_TEXT.test(text);
}

;// CONCATENATED MODULE: ./build/gates/protection/tests/test-helpers.js






/** Names of helpers and folders that only tests use, outside test folders. */
const SUPPORT = /(?:^|\/)(?:test[-_]?(?:utils?|helpers?|support|lib|kit|data|base|common|setup|harness|runner)|testing|testutil|(?:spec|test)[-_]support|__fixtures__|fixtures|mocks|__helpers__|matchers|assertions?)(?:\/|\.\w+$)|(?:^|[/._-])(?:tests?|specs?|assert(?:ions?)?|expect(?:ations?)?|matchers?|fixtures?)[-_.]?(?:utils?|helpers?|support|setup|common|base|lib|kit|harness|runner|equal|that)?\.(?:[cm]?[jt]sx?|py|rb|php|go|java|kt|cs|lua|pl|pm|sh)$|(?:^|[/._-])(?:helpers?|support|setup|utils?|common)[-_.]?(?:for[-_.])?(?:tests?|specs?)\.\w+$/i;
/** Ways in which a helper fails a test. */
const FAILS = [/\b(?:throw|raise|panic|die|fail|abort|exit|assert\w*|expect|reject|refute|croak)\b/g];
/** A file that keeps less than this share of its lines counts as emptied. */
const MAX_EMPTIED_SHARE = 0.4;
/** Minimum lines of code. Shorter files are not checked. */
const MIN_LINES = 3;
/** Finds altered test helpers (by their name), and emptied modules that contained checks. */
function supportFindings(file, all) {
    const { path, status, before, after } = file;
    const language = languageOf(path);
    if (language === null || before === null || isTestPath(path) || isGenerated(path))
        return [];
    const found = { rule: 'test_changed', path, line: null };
    if (SUPPORT.test(path)) {
        if (status === 'deleted')
            return [{ ...found, was: 'a helper of tests', is: 'no such file' }];
        const [gone] = linesNotIn(before, after ?? '');
        return gone === undefined ? [] : [{ ...found, was: `"${excerpt(gone.text)}"`, is: 'other content' }];
    }
    if (after === null || isSource(path) || language.inlineTests?.test(before) === true)
        return [];
    const [was, is] = [codeOnly(before, language), codeOnly(after, language)];
    const [linesBefore, linesAfter] = [linesIn(was), linesIn(is)];
    const isEmptied = linesBefore >= MIN_LINES && linesAfter < linesBefore * MAX_EMPTIED_SHARE;
    const checks = countIn(was, FAILS);
    if (!isEmptied || checks === 0 || countIn(is, FAILS) >= checks || test_helpers_isMoved(file, all))
        return [];
    return [{ ...found, was: `${linesBefore} lines of code that can fail`, is: `${linesAfter} lines` }];
}
/** Returns true if most removed lines are now in other files of the change. */
function test_helpers_isMoved({ path, before, after }, all) {
    const gone = linesNotIn(before ?? '', after ?? '');
    const elsewhere = all.flatMap((other) => (other.path === path ? [] : (other.after ?? '').split('\n')));
    const there = new Set(elsewhere.map((line) => line.trim()));
    return gone.filter(({ text }) => there.has(text)).length * 2 >= gone.length;
}
function linesIn(code) {
    return code.split('\n').filter((line) => /\w/.test(line)).length;
}

;// CONCATENATED MODULE: ./build/gates/protection/tests/test-marks.js




/** In conftest.py: code that applies to tests that do not request it. */
const FOR_ALL = [/\bautouse[ \t]*=[ \t]*True\b/g];
/** A comment that silences a checker by name. */
const SILENCED = /(?:#|\/\/|\/\*|<!--|--|;|%)[ \t]*([a-z][a-z-]*[a-z])[ \t:=-]{1,3}(?:(?:lint|next-line|file)[:\- ])?(?:disable|ignore|skip|off|allow)\b[\w-]*/g;
/** Finds marks for checkers that a gate runs, in files of unknown languages. */
function suppressionsAnywhere(whole, { commands }) {
    const { wholeBefore: before, wholeAfter: after } = whole;
    const found = newMarks({ ...whole, rule: 'suppression', patterns: [SILENCED], before, after });
    if (found.length === 0)
        return [];
    return found.filter(({ is }) => {
        const names = [...is.matchAll(SILENCED)].map(([, name = '']) => name.replace(/-(?:disable|ignore)$/, ''));
        return names.some((name) => commands.includes(name));
    });
}
/** Finds marks in one file that skip tests or silence a checker. `from` is the file's old place if it was moved. */
function markFindings(file, from, reach) {
    const { path, after } = file;
    const language = languageOf(path);
    if (after === null || isGenerated(path))
        return [];
    const old = from ?? file;
    const wholeBefore = old.before ?? '';
    const whole = { path, wholeBefore, wholeAfter: after };
    if (language === null)
        return suppressionsAnywhere(whole, reach);
    return [
        ...newMarks({
            ...whole,
            rule: 'skip_mark',
            patterns: /(?:^|\/)conftest\.py$/.test(path) ? [...language.skips, ...FOR_ALL] : language.skips,
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

;// CONCATENATED MODULE: ./build/gates/protection/find-weakened-tests.js























/**
 * Finds everything in a change that could make tests and checks less strict. Fixed rules over paths and texts make the
 * findings reproducible. They do not judge, because a task may ask for all of it. Findings are unique and sorted by
 * path and line.
 */
function findWeakenedTests(evidence) {
    const { files } = evidence;
    const reach = gateReach(evidence);
    const moves = findMovedTests(files);
    const paths = pathsAfter(evidence);
    const exists = (path) => paths.has(path);
    const loaded = loadedByConfiguration(evidence, paths);
    const origins = new Map(moves.map(({ from, to }) => [to, from]));
    const found = [
        ...testChanges(files, moves),
        ...files.flatMap((file) => [
            ...markFindings(file, origins.get(file), reach),
            ...definitionFindings(file, reach),
            ...configurationFindings(file, reach),
            ...shadowFindings(file, reach),
            ...vendoredFindings(file, files, reach),
            ...supportFindings(file, files),
            ...testAwareFindings(file),
            ...lockFindings(file),
            ...requirementFindings(file),
            ...loadedFindings(file, loaded),
            ...lostEntries(file),
            ...packageTargets(file, reach, exists),
            ...hiddenByGitignore(file, reach, paths),
            ...shadowedSources(file, reach, paths),
            ...exampleFindings(file, reach),
            ...thresholdFindings(file),
            ...ignoredFailures(file, reach),
            ...unreadableFinding(file, reach),
        ]),
    ];
    return found.toSorted((a, b) => find_weakened_tests_compare(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0));
}
/** Returns the paths of all files that would be committed. */
function pathsAfter({ files, startPaths = new Set() }) {
    const paths = new Set(startPaths);
    for (const { path, status } of files) {
        if (status === 'deleted')
            paths.delete(path);
        else
            paths.add(path);
    }
    return paths;
}
/**
 * Returns the changed files whose start version a second opinion needs: tests, and files that gates run or use as
 * configuration.
 */
function pathsNeededFromStart(evidence) {
    const reach = gateReach(evidence);
    const loaded = loadedByConfiguration(evidence, pathsAfter(evidence));
    const counts = ({ path, status, before, after }) => isTestPath(path) ||
        loaded.has(path) ||
        isGateConfiguration(path, [before, after]) ||
        reach.runs(path) ||
        (status !== 'added' && reach.compares(path));
    return new Set(evidence.files.filter(counts).map(({ path }) => path));
}
/**
 * Unreadable files may contain anything. Ordinary sources are not reported, because large ones are usually generated.
 */
function unreadableFinding({ path, status, unreadReason: why }, reach) {
    if (why === null)
        return [];
    const matters = isTestPath(path) ||
        isPackageFile(path) ||
        isMakefile(path) ||
        isGateConfiguration(path, []) ||
        countingSections(path) !== null ||
        reach.runs(path) ||
        (status !== 'added' && reach.compares(path));
    return matters ? [{ rule: 'not_looked_at', path, line: null, was: 'to be read', is: why }] : [];
}
function find_weakened_tests_compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./build/gates/run-gates.js

/** Time limit in ms if neither the gate nor the run has one: a day. */
const MAX_GATE_MS = 24 * 60 * 60_000;
/** Exit codes with which a shell reports that it could not run the command (POSIX, 2.8.2). */
const COULD_NOT_RUN = new Set([126, 127]);
function timeoutOf(gate, run) {
    const own = gate.timeout === 0 ? MAX_GATE_MS : gate.timeout;
    return run.deadline === null ? own : Math.min(own, run.deadline - run.clock.monotonic());
}
function notRunResult(why) {
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
async function runGate(gate, run) {
    if (run.signal.aborted)
        return notRunResult('not run: the run was canceled');
    const timeoutMs = timeoutOf(gate, run);
    if (timeoutMs <= 0)
        return notRunResult('not run: the time limit of the run was reached');
    return await run.shell.run({
        script: gate.command,
        who: 'gate',
        gate: { name: gate.name, phase: run.phase },
        pipefail: true,
        cwd: gate.working_dir,
        timeoutMs,
        signal: run.signal,
        env: gate.env,
        reads: gate.reads,
        ...(run.checkout === undefined ? {} : { checkout: run.checkout }),
        ...(gate.network === undefined ? {} : { network: gate.network }),
        ...(run.readOnly === undefined ? {} : { readOnly: run.readOnly }),
    });
}
/** Returns the status by exit code alone. The output of a gate never decides (decision D16). */
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
/** Returns the cause if the gate did not end by itself. */
function endedBy(result, run) {
    if (result.startError !== undefined || result.exitCode !== null || result.timedOut)
        return {};
    return run.signal.aborted ? { cutOff: true } : { killedBy: result.signal ?? 'SIGKILL' };
}
/**
 * The position in the file name distinguishes gates with equal names, or names that differ only in special characters.
 */
function saveGateOutput(gate, result, run) {
    if (result.whole === undefined || run.saveOutput === undefined)
        return null;
    const words = gate.name
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 40);
    const round = run.phase === 'verify'
        ? 'fresh-checkout'
        : run.phase === 'baseline'
            ? 'before'
            : `attempt-${attemptOf(gate, run.earlier)}`;
    const parts = ['gate', String(run.gates.indexOf(gate) + 1), words, round].filter((part) => part !== '');
    return run.saveOutput(parts.join('-'), result.whole);
}
function resultOf(gate, result, run) {
    const status = statusOf(result);
    const outputFile = saveGateOutput(gate, result, run);
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
 * Runs all gates one after the other, in the order of the settings, even after a failure, so that the report is
 * complete. A gate that could not run (canceled, out of time, no such program) is red: `error`. The baseline skips
 * gates with `baseline: off`. Never throws.
 */
async function runGates(run) {
    const results = [];
    for (const gate of run.gates) {
        if (run.phase === 'baseline' && gate.baseline === 'off')
            continue;
        const result = resultOf(gate, await runGate(gate, run), run);
        results.push(result);
        if (run.phase !== 'verify')
            run.emit({ type: 'gate_finished', phase: run.phase, gate: result });
    }
    return results;
}

;// CONCATENATED MODULE: ./build/gates/gates.js
/** Public entry point of the gates. It runs the user's commands and reports only observed results. */










/***/ }),

/***/ 59877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Budget)
/* harmony export */ });
/* harmony import */ var _constraints_limits_model_call_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18674);

const PER_MILLION = 1_000_000;
/** Counts tokens, money and turns that the run has used. */
class Budget {
    #limits;
    #price;
    #costOf;
    turns = 0;
    tokensUsed = 0;
    estimated = false;
    #cost = 0;
    /** True if something without a price was used. */
    #unpriced = false;
    constructor(limits, price, costOf) {
        this.#limits = limits;
        this.#price = price;
        this.#costOf = costOf;
    }
    /** The cost in USD; null if no price is known, or if something without a price was used. */
    get costUsd() {
        return this.#price === null || this.#unpriced ? null : this.#cost;
    }
    /** Sets the price of the model that answers from now on. */
    switchTo(price) {
        this.#price = price;
    }
    /** Returns true if tokens and money are left for a prompt of this size and a minimal reply. */
    fits(nextInput) {
        if (this.tokensUsed + nextInput + _constraints_limits_model_call_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_OUTPUT_TOKENS */ .o > this.#limits.maxTokens)
            return false;
        return this.#cost + (this.#leastCost(nextInput) ?? 0) <= this.#limits.maxCostUsd;
    }
    facts(nextInput, elapsedMs, landingMs) {
        const { turns, tokensUsed, costUsd } = this;
        const nextCostUsd = this.#leastCost(nextInput);
        return { phase: 'budget', turns, tokensUsed, costUsd, elapsedMs, landingMs, nextInput, nextCostUsd };
    }
    /** Returns the cap on the next reply, lowered to what the token and cost limits leave. */
    outputCap(nextInput) {
        const tokensLeft = this.#limits.maxTokens - this.tokensUsed - nextInput;
        return Math.max(_constraints_limits_model_call_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_OUTPUT_TOKENS */ .o, Math.floor(Math.min(this.#limits.maxOutputTokens, tokensLeft, this.#affordable(nextInput))));
    }
    /** Returns true if calls with this many input and output tokens fit into the budget. */
    affords(input, output) {
        const { maxTokens, maxCostUsd } = this.#limits;
        if (this.tokensUsed + input + output > maxTokens)
            return false;
        if (this.#price === null)
            return true;
        return this.#cost + (input * this.#price.input + output * this.#price.output) / PER_MILLION <= maxCostUsd;
    }
    /** Books a turn's reply. Returns its cost in USD; null if the price is unknown. */
    spend(reply) {
        this.turns += 1;
        return this.book(reply.usage);
    }
    /** Books tokens and money of replies outside turns, such as interrupted ones. Returns the cost as `spend` does. */
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
    /** Returns the minimum cost of a call. Cache discounts are ignored, because they are not known in advance. */
    #leastCost(nextInput) {
        if (this.#price === null)
            return null;
        if (nextInput === 0)
            return 0;
        return (nextInput * this.#price.input + _constraints_limits_model_call_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_OUTPUT_TOKENS */ .o * this.#price.output) / PER_MILLION;
    }
    #affordable(nextInput) {
        if (this.#price === null || this.#price.output === 0)
            return Number.POSITIVE_INFINITY;
        const left = this.#limits.maxCostUsd - this.#cost - (nextInput * this.#price.input) / PER_MILLION;
        return (left / this.#price.output) * PER_MILLION;
    }
}


/***/ }),

/***/ 47938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ commandSetting),
/* harmony export */   o: () => (/* binding */ gatesOf)
/* harmony export */ });
/* harmony import */ var _core_run_controlled_edit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35777);

/** Maximum build time in ms for a run without a time limit, so that a build that hangs still ends. */
const LONGEST_BUILD = 60 * 60 * 1000;
/** Returns the gates in order. Controlled-edit builds first and never asks the agent for a repair (decision D5). */
function gatesOf({ mode, quality_gates, controlled_edit, constraints, }) {
    if (mode !== 'controlled-edit')
        return quality_gates;
    const gates = quality_gates.map((gate) => ({ ...gate, max_retries: 0 }));
    return [buildGate(controlled_edit.build, constraints.timeout), ...gates];
}
/** Returns the build as a required gate that runs once, after the edit ("Controlled Edit Mode v1", 1). */
function buildGate(command, runTimeoutMs) {
    return {
        name: _core_run_controlled_edit_js__WEBPACK_IMPORTED_MODULE_0__/* .BUILD_GATE */ .d,
        command,
        required: true,
        timeout: runTimeoutMs > 0 ? runTimeoutMs : LONGEST_BUILD,
        max_retries: 0,
        baseline: 'off',
        env: {},
        reads: [],
        working_dir: '',
    };
}
/** Returns the setting with the command of a gate, by its index in `gatesOf`. */
function commandSetting({ mode }, index) {
    if (mode !== 'controlled-edit')
        return `quality_gates[${index}].command`;
    return index === 0 ? 'controlled_edit.build' : `quality_gates[${index - 1}].command`;
}


/***/ }),

/***/ 74632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ checkCommit)
});

// EXTERNAL MODULE: ./build/adapters/secrets/scan/scan-commit.js + 1 modules
var scan_commit = __webpack_require__(36151);
// EXTERNAL MODULE: ./build/constraints/rates/rate-check.js
var rate_check = __webpack_require__(13868);
// EXTERNAL MODULE: ./build/core/git/file-mode.js
var file_mode = __webpack_require__(67219);
// EXTERNAL MODULE: ./build/core/path/leads-out.js
var leads_out = __webpack_require__(77050);
;// CONCATENATED MODULE: ./build/delivery/links-out.js


/** Returns the links to be committed that are absolute or point outside the repository. */
function linksOut(changes, additions) {
    const made = new Set(changes.filter(({ newMode }) => newMode === file_mode/* LINK_MODE */.BG).map(({ path }) => path));
    return additions.flatMap(({ path, lines }) => {
        if (!made.has(path))
            return [];
        const target = lines.map(({ text }) => text).join('\n');
        return (0,leads_out/* leadsOut */.q)(path, target) ? [{ path, target }] : [];
    });
}

// EXTERNAL MODULE: ./build/run/judging/rate-window.js
var rate_window = __webpack_require__(19736);
// EXTERNAL MODULE: ./build/run/judging/retry-while-delayed.js
var retry_while_delayed = __webpack_require__(19792);
// EXTERNAL MODULE: ./build/run/preflight/push-target.js
var push_target = __webpack_require__(94716);
// EXTERNAL MODULE: ./build/run/preflight/setting-secrets.js
var setting_secrets = __webpack_require__(97786);
// EXTERNAL MODULE: ./build/run/preflight/trusted-commit.js
var trusted_commit = __webpack_require__(54383);
;// CONCATENATED MODULE: ./build/run/delivery/commit-check.js








/**
 * Builds the tree of the commit and judges what it would add to the history, by its actual bytes. Throws
 * StopRun(delivery) if the tree cannot be built.
 */
async function checkCommit(services, changes) {
    const { repository, enforcer, budget, context } = services;
    const { clock } = context.hostProcess;
    const tree = await repository.acceptedTree(changes);
    const [additions, commit] = await Promise.all([
        repository.additions(tree),
        commitFacts(services, tree, changes),
    ]);
    const { commit_message: message } = context.request.settings.git;
    const settings = (0,setting_secrets/* commitSettings */.P)(context);
    const found = (0,scan_commit/* scanCommit */.h)({ additions, message, settings, holdsKnown: context.holdsSecret });
    for (const { finding, parts } of found)
        context.redactor.hide({ kind: finding.kind, parts, place: placeOf(finding) });
    const secrets = found.map(({ finding }) => finding);
    const facts = { phase: 'commit', secrets, linksOut: linksOut(changes, additions), ...commit };
    // Only completed work, or a draft, is committed, so no other tool is involved.
    const callContext = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' };
    const askedAt = clock.monotonic();
    const verdict = await (0,retry_while_delayed/* retryWhileDelayed */.S)(() => {
        const ages = (0,rate_window/* aged */.c5)(facts.ages, clock.monotonic() - askedAt);
        return enforcer.consult({ ...facts, ages }, callContext, () => changes);
    }, { clock, signal: context.stopwatch.landing });
    if (verdict.allowed)
        return { tree, refused: null };
    return { tree: null, refused: enforcer.stop ?? { kind: 'violation', reason: verdict.reason } };
}
function placeOf({ path, setting, line }) {
    return path === null ? (setting ?? 'the commit message') : `${path}${line === null ? '' : `:${line}`}`;
}
/** Returns the facts for the limits on a commit; empty ones if the run makes no commit. */
async function commitFacts(services, tree, changes) {
    const { repository, context, facts, heartbeat } = services;
    const { git, constraints } = context.request.settings;
    if (!git.auto_commit)
        return { changes: [], ages: [], main: null };
    const now = context.hostProcess.clock.now();
    const place = await repository.targetBranchFacts((0,push_target/* commitBranch */.OE)(context.request), now - rate_check/* MINUTE_MS */.k);
    const ages = (0,rate_window/* agesOf */.Oe)(place.ours, now);
    const mainBranch = context.request.forge?.mainBranch ?? place.mainBranch;
    if (place.branch === null || place.branch !== mainBranch)
        return { changes, ages, main: null };
    const { mainFacts } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8088)]).then(__webpack_require__.bind(__webpack_require__, 68088));
    const main = await mainFacts({
        repository,
        settings: constraints.main_branch,
        branch: place.branch,
        tree,
        changes,
        trusted: (0,trusted_commit/* trustedCommit */.T)(context.request, facts) ?? tree,
        stateProblem: heartbeat?.problem() ?? null,
    });
    return { changes, ages, main };
}


/***/ }),

/***/ 60449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ bindTree),
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
// EXTERNAL MODULE: ./build/delivery/commit-message.js
var commit_message = __webpack_require__(88562);
// EXTERNAL MODULE: ./build/run/preflight/push-target.js
var push_target = __webpack_require__(94716);
// EXTERNAL MODULE: ./build/run/delivery/undelivered.js
var undelivered = __webpack_require__(46554);
// EXTERNAL MODULE: ./build/core/forge/forge.js
var forge_forge = __webpack_require__(49497);
// EXTERNAL MODULE: ./build/run/context/forge-options.js
var forge_options = __webpack_require__(58542);
;// CONCATENATED MODULE: ./build/run/delivery/workflow-files.js



const WORKFLOWS = '.github/workflows/';
/** The account of a workflow's own token, which can never write workflow files. */
const OWN_TOKEN = 'github-actions[bot]';
/**
 * Throws StopRun(delivery) for a push that GitHub would refuse: a workflow's own token cannot push workflow files,
 * whatever its permissions. The token's account is requested only if such files changed.
 */
async function refuseWorkflowFiles(context, changes) {
    const path = workflowFileIn(changes);
    if (path === null || context.request.forge === null)
        return;
    const { openForge } = await __webpack_require__.e(/* import() */ 8283).then(__webpack_require__.bind(__webpack_require__, 58283));
    const forge = await openForge((0,forge_options/* forgeOptions */.q)(context, context.request.forge));
    try {
        const { login } = await forge.whoAmI();
        if (login !== OWN_TOKEN)
            return;
    }
    catch (error) {
        // The push will show it.
        if (error instanceof forge_forge/* ForgeError */.Q)
            return;
        throw error;
    }
    const reason = `${path} is a workflow file, which the workflow's own token (GITHUB_TOKEN) cannot push: set github-token to the token of an app or a person with the permission \`workflows\`, or keep the run out of .github/workflows; the work is kept`;
    throw new outcome/* StopRun */.U({ kind: 'delivery', reason });
}
/** Returns the first changed workflow file; null if there is none. */
function workflowFileIn(changes) {
    return changes.find(({ path }) => path.startsWith(WORKFLOWS))?.path ?? null;
}

;// CONCATENATED MODULE: ./build/run/delivery/commit-and-push.js



/**
 * Commits exactly that tree and brings it to its branch on the server: pushed, or created and signed there. Returns the
 * commit's ID. Throws StopRun(delivery); the work then stays in the workspace and in the reports.
 */
async function commitAndPush(delivery, { tree, message, changes, at }) {
    const { destination, maker, context } = delivery;
    const { git } = context.request.settings;
    const request = {
        message,
        authorName: git.author_name,
        authorEmail: git.author_email,
        at,
        branch: (0,push_target/* commitBranch */.OE)(context.request),
    };
    if (destination !== null && maker !== null) {
        await refuseWorkflowFiles(context, changes);
        const { commitOnServer } = await __webpack_require__.e(/* import() */ 9316).then(__webpack_require__.bind(__webpack_require__, 89316));
        return commitOnServer(delivery, { destination, maker }, tree, request);
    }
    const commit = await delivery.repository.commit(tree, request);
    context.observers.emit({ type: 'committed', ...commit });
    if (destination !== null)
        await push(context, destination, commit.sha, changes);
    return commit.sha;
}
const CODE_OF = {
    head_moved: 'GIT-05',
    not_fast_forward: 'GIT-05',
    redirected: 'NET-03',
};
/** Pushes the commit, never by force. It stays in the repository if the push fails. */
async function push(context, { remote, repository, branch, expectedOld }, sha, changes) {
    await refuseWorkflowFiles(context, changes);
    const result = await remote.push({ sha, branch, expectedOld }, context.stopwatch.landing);
    if (result.pushed)
        return context.observers.emit({ type: 'pushed', sha, branch, repository });
    throw (0,undelivered/* undelivered */.o)(result.reason, CODE_OF[result.why] ?? null);
}

// EXTERNAL MODULE: ./build/run/delivery/commit-check.js + 1 modules
var commit_check = __webpack_require__(74632);
;// CONCATENATED MODULE: ./build/run/delivery/deliver.js





/** Commits, pushes and opens the pull request, in this order. A failure does not undo earlier steps. */
async function deliver(services, work) {
    if (work.changes.length === 0 || services.context.request.settings.mode === 'read-only') {
        return { refused: null, undelivered: null };
    }
    try {
        const { tree, refused } = await (0,commit_check/* checkCommit */.s)(services, work.changes);
        if (tree !== null)
            await carryOut(services, work, tree);
        return { refused, undelivered: null };
    }
    catch (error) {
        if (error instanceof outcome/* StopRun */.U)
            return { refused: null, undelivered: noted(services, error.why) };
        throw error;
    }
}
/** Records what prevented the delivery, if it was a rule or the run's time limit. */
function noted({ enforcer, budget, context }, why) {
    const { stopwatch } = context;
    if (why.kind !== 'delivery')
        return why;
    // If the end of the run interrupted the delivery, the server did not refuse it.
    if (stopwatch.cancelled)
        return { kind: 'failure', reason: `cancelled: ${why.reason}` };
    if (stopwatch.landing.aborted) {
        const facts = budget.facts(0, stopwatch.elapsed(), stopwatch.landingMs);
        enforcer.judge(facts, { turn: budget.turns, effect: 'none' });
        return { kind: 'timeout', reason: why.reason };
    }
    if (why.code === undefined)
        return why;
    const callContext = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' };
    enforcer.note(why.code, why.reason, callContext, { response: 'reject' });
    return why;
}
/** Commits exactly the accepted tree. Throws StopRun(delivery) if that fails. */
async function carryOut(services, work, tree) {
    const { request } = services.context;
    const { git } = request.settings;
    const { unfinished } = work;
    const own = await bindTree(services, tree, work.changes);
    if (!git.auto_commit)
        return;
    const { executionId, auditHead, at } = work.origin ?? own;
    const isUnfinished = unfinished !== null;
    const branch = await branchOf(services);
    const message = (0,commit_message/* commitMessage */.d)({
        message: git.commit_message,
        executionId,
        auditHead,
        branch,
        isUnfinished,
    });
    const sha = await commitAndPush(services, { tree, message, changes: work.changes, at });
    await openPullRequest(services, work, { sha, auditHead });
}
/** Returns the branch that the commit is made for; null if HEAD is detached and nothing is pushed. */
async function branchOf({ repository, destination, context }) {
    if (destination !== null)
        return destination.branch;
    const { clock } = context.hostProcess;
    return (await repository.targetBranchFacts((0,push_target/* commitBranch */.OE)(context.request), clock.now())).branch;
}
/** Records the tree to commit and its parent commit, which the publish job relies on. */
async function bindTree({ repository, context }, tree, changes) {
    const { observers, executionId } = context;
    observers.emit({ type: 'tree_accepted', tree, changes, parent: await repository.parent() });
    // The commit gets the date of this event, so that a different date would be noticed.
    const at = observers.recordedAt();
    return { executionId, auditHead: observers.auditHead(), at };
}
/** Opens the pull request if the settings want one, and always for unfinished work, which is pushed only for it. */
async function openPullRequest({ destination, pullRequests, context }, work, committed) {
    if (destination === null || pullRequests === null)
        return;
    if (!context.request.settings.git.create_pr && work.unfinished === null)
        return;
    const { deliverPullRequest } = await __webpack_require__.e(/* import() */ 7676).then(__webpack_require__.bind(__webpack_require__, 37676));
    await deliverPullRequest(context, pullRequests, { ...work, ...committed, branch: destination.branch });
}


/***/ }),

/***/ 45286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkGateProtection),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13704);
/* harmony import */ var _gates_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63870);


/** Maximum size in bytes of a file that is read. Tests and configuration written by people are smaller. */
const LARGEST = 1024 * 1024;
/** Maximum number of changed files that are read, far above the default of `max_files`. */
const MOST_FILES = 500;
/** Maximum depth of definition files that name other files. */
const MOST_STEPS = 6;
/** Maximum number of findings with their own record. */
const MOST_RECORDS = 50;
/**
 * Searches the final change for edits that weaken tests or gates, and records every finding. Returns why there may be
 * no commit; null if `gate_protection` only reports, or if nothing was found.
 */
async function checkGateProtection(services, changes) {
    if (changes.length === 0)
        return null;
    const { gate_protection: wanted } = services.context.request.settings;
    const evidence = await evidenceOf(services, changes);
    const found = (0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .findWeakenedTests */ .NC)(evidence);
    const doubtful = noteDoubt(services);
    const [first] = found;
    if (first === undefined)
        return doubtful;
    const response = wanted === 'report' ? 'warn_continue' : 'reject';
    for (const finding of found.slice(0, MOST_RECORDS))
        record(services, finding, response);
    const rest = found.length - MOST_RECORDS;
    if (rest > 0)
        note(services, `${rest} more findings of this kind: ${ADVICE[response]}`, response, {});
    if (wanted === 'report')
        return null;
    const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
    const reason = `${(0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFinding */ .jb)(first)}${more}; gate_protection is ${wanted}, so nothing is committed: ${ADVICE.reject}`;
    return { kind: 'violation', reason };
}
/** Returns what the rules judge: the changed files, and the files that define the gates' commands. */
async function evidenceOf(services, changes) {
    const startPaths = await services.journal.startPaths();
    return {
        gates: services.context.request.settings.quality_gates,
        files: await Promise.all(changes.map((change, index) => contentsOf(services, change, index))),
        definitions: await definitionsFor(services, changes, startPaths),
        searchFolders: searchFolders(services.context),
        startPaths,
    };
}
/** Records that gates may have seen ignored files that commands changed. */
function noteDoubt(services) {
    const doubt = services.gatekeeper?.doubt() ?? null;
    if (doubt === null)
        return null;
    const refuses = services.context.request.settings.gate_protection !== 'report';
    note(services, doubt, refuses ? 'reject' : 'warn_continue', {});
    if (!refuses)
        return null;
    const reason = `${doubt}; gate_protection refuses this: let the gates build or install what they need, or name the folder in gate_inputs`;
    return { kind: 'violation', reason };
}
const ADVICE = {
    warn_continue: 'review it before you merge',
    reject: 'do it by hand, or run with gate_protection: report',
};
function record(services, finding, response) {
    const { rule, path, line, was, is } = finding;
    const details = line === null ? { rule, was, is } : { rule, line, was, is };
    note(services, `${(0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFinding */ .jb)(finding)}; ${ADVICE[response]}`, response, { paths: [path], details });
}
function note({ enforcer, budget }, reason, response, more) {
    const callContext = { turn: budget.turns, effect: 'none' };
    enforcer.note('GATE-02', reason, callContext, { response, constraint: 'gate_protection', ...more });
}
async function contentsOf(services, change, index) {
    const { path, status, linesRemoved, binary, oldOid, newOid } = change;
    const known = { path, status, linesRemoved, binary, oldOid, newOid };
    const unread = (why) => ({ ...known, before: null, after: null, unreadReason: why });
    if (index >= MOST_FILES)
        return unread(`not read: only the first ${MOST_FILES} files are read`);
    if (binary)
        return unread('not read: it is a binary file');
    const before = isRegular(change.oldMode) ? await services.journal.startContent(path) : null;
    if ((before?.length ?? 0) > LARGEST)
        return unread(`not read: it had ${before?.length} bytes`);
    if (!isRegular(change.newMode))
        return { ...known, before: textOf(before), after: null, unreadReason: null };
    const after = await services.workspace.read(path, LARGEST);
    if ((0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .v)(after))
        return unread(`not read: ${change.bytes} bytes, or not readable`);
    return { ...known, before: textOf(before), after: textOf(after.bytes), unreadReason: null };
}
/** Returns false for links, submodules and missing files. */
function isRegular(mode) {
    return mode?.startsWith('100') === true;
}
function textOf(bytes) {
    return bytes === null ? null : new TextDecoder().decode(bytes);
}
/** Returns the unchanged files that define the gates' commands. */
async function definitionsFor(services, changes, startPaths) {
    const changed = new Set(changes.map(({ path }) => path));
    const { quality_gates: gates } = services.context.request.settings;
    const known = [];
    const asked = new Set(changed);
    // Each file may name others.
    for (let step = 0; step < MOST_STEPS; step += 1) {
        const named = [...(0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionPaths */ .KG)(gates, known), ...(0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .configurationPaths */ .$o)(known, startPaths)];
        const paths = [...new Set(named)].filter((path) => !asked.has(path));
        if (paths.length === 0)
            break;
        for (const path of paths)
            asked.add(path);
        const found = await Promise.all(paths.map((path) => definitionAt(services, path)));
        known.push(...found.filter((each) => each !== null));
    }
    return known;
}
/** Returns the folders of the job's PATH inside the workspace, relative to the root. */
function searchFolders({ hostProcess, place }) {
    return (hostProcess.env.PATH ?? '')
        .split(':')
        .filter((folder) => folder.startsWith(`${place.root}/`))
        .map((folder) => folder.slice(place.root.length + 1).replace(/\/+$/, ''));
}
async function definitionAt({ journal, workspace }, path) {
    const place = await workspace.resolve(path, 'read');
    if ((0,_core_run_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .v)(place) || place.kind !== 'file')
        return null;
    const text = textOf(await startText(journal, place.path));
    return text === null ? null : { path, text };
}
async function startText(journal, path) {
    const bytes = await journal.startContent(path);
    return bytes === null || bytes.length > LARGEST ? null : bytes;
}


/***/ }),

/***/ 46554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ undelivered)
/* harmony export */ });
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18772);

/** Returns the error for work that was not delivered. `code`: the rule that prevented it, if any. */
function undelivered(reason, code) {
    return new _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .StopRun */ .U({ kind: 'delivery', reason, ...(code === null ? {} : { code }) });
}


/***/ }),

/***/ 30061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ causeOf)
/* harmony export */ });
/* harmony import */ var _adapters_git_program_system_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72162);
/* harmony import */ var _core_model_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26373);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18772);
/* harmony import */ var _core_text_message_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45061);




/**
 * Turns a thrown error into a cause. Problems that the user can fix explain themselves, and so do errors of the disk,
 * the system or git. Anything else is a bug and becomes `failure` with its message.
 */
function causeOf(error, cancelled) {
    if (cancelled)
        return { kind: 'failure', reason: 'cancelled' };
    if (error instanceof _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .StopRun */ .U)
        return error.why;
    if (error instanceof _core_model_model_js__WEBPACK_IMPORTED_MODULE_1__/* .ModelError */ .m)
        return { kind: 'failure', reason: error.message };
    const reason = (0,_adapters_git_program_system_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .systemErrorAdvice */ .C)(error) ?? `internal error: ${(0,_core_text_message_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error)}; please report this as a bug`;
    return { kind: 'failure', reason };
}


/***/ }),

/***/ 91163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ NO_DRAFT),
/* harmony export */   E: () => (/* binding */ offerDraft)
/* harmony export */ });
/* harmony import */ var _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49497);
/* harmony import */ var _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18772);
/* harmony import */ var _delivery_commit_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74632);
/* harmony import */ var _delivery_deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60449);




const NO_DRAFT = { committed: false, undelivered: null };
/**
 * Offers unfinished work as a draft pull request, on a branch that is not the default one. If that is impossible,
 * nothing is committed, and a warning says why.
 */
async function offerDraft(services, work) {
    const { observers } = services.context;
    const objection = await objectionTo(services);
    if (objection !== null) {
        if (services.destination === null)
            await bindForAnother(services, work);
        return withheld(services, objection);
    }
    const { refused, undelivered } = await (0,_delivery_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliver */ .c)(services, work);
    if (refused !== null)
        return withheld(services, refused.reason);
    const committed = observers.record().commit !== null;
    if (undelivered !== null) {
        if (!committed)
            return withheld(services, undelivered.reason);
        warn(services, `no draft pull request was opened for the unfinished work: ${undelivered.reason}`);
    }
    return { committed, undelivered };
}
/** Records the tree if this job pushes nothing, so that the publish job can still offer the draft. */
async function bindForAnother(services, { changes }) {
    try {
        const { tree } = await (0,_delivery_commit_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkCommit */ .s)(services, changes);
        if (tree !== null)
            await (0,_delivery_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .bindTree */ .S)(services, tree, changes);
    }
    catch (error) {
        // The tree cannot be built, and this job would not have committed it.
        if (!(error instanceof _core_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .StopRun */ .U))
            throw error;
    }
}
function withheld(services, why) {
    warn(services, `the unfinished work is not committed: ${why}`);
    return NO_DRAFT;
}
function warn({ context }, text) {
    context.observers.emit({ type: 'notice', level: 'warning', text });
}
/** Returns why no draft can be opened: unfinished work must not reach the default branch or a ready pull request. */
async function objectionTo({ destination, pullRequests }) {
    if (destination === null || pullRequests === null)
        return 'there is no separate branch to push it to';
    const { branch } = destination;
    const { forge, base, mainBranch } = pullRequests;
    try {
        const [open, main] = await Promise.all([
            forge.openPullRequestOf(branch, base),
            mainBranch ?? forge.defaultBranch(),
        ]);
        if (branch === main || branch === base) {
            return `${branch} is ${branch === main ? 'the default branch' : 'the base branch'}, which gets no unfinished work: set git.branch to another one`;
        }
        return open === null || open.draft
            ? null
            : `pull request #${open.number} of branch ${branch} is ready for review, and unfinished work would be merged with it`;
    }
    catch (error) {
        if (error instanceof _core_forge_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 82104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ decisive),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _core_assert_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16701);
/* harmony import */ var _core_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);


/** Causes in order of precedence (docs/configuration.md#exit-codes). */
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
/** Returns the cause that decides; null if there is none. */
function decisive(causes) {
    for (const kind of RANK) {
        const found = causes.find((cause) => cause.kind === kind);
        if (found !== undefined)
            return found;
    }
    return null;
}
/** Returns the outcome for the causes of a run's end, or success with the given reason. */
function outcomeOf(causes, successReason) {
    const cause = decisive(causes);
    if (cause === null)
        return { name: 'success', reason: successReason };
    return { name: outcomeName(cause.kind), reason: (0,_core_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .c)(cause.reason) };
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
            return (0,_core_assert_never_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNever */ .x)(kind);
    }
}


/***/ }),

/***/ 17074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ConstraintEnforcer)
});

// EXTERNAL MODULE: ./build/constraints/chain.js
var constraints_chain = __webpack_require__(98326);
// EXTERNAL MODULE: ./build/core/text/figures.js
var figures = __webpack_require__(30293);
// EXTERNAL MODULE: ./build/constraints/definition/responses.js
var responses = __webpack_require__(49073);
;// CONCATENATED MODULE: ./build/constraints/delays.js


/**
 * Turns a delay into a reject if waiting cannot help or would reach the deadline. `leftMs`: time until the deadline.
 * Source: docs/constraints.md, decision D7.
 */
function resolveDelays(judgement, leftMs) {
    if (!judgement.validations.some((validation) => validation.response === 'delay'))
        return judgement;
    const validations = judgement.validations.map((validation) => resolveDelay(validation, leftMs));
    const response = validations.reduce((most, each) => (0,responses/* moreSevere */._q)(most, each.response), 'allow');
    return { response, validations };
}
function resolveDelay(validation, leftMs) {
    const { response, waitMs, reason } = validation;
    if (response !== 'delay')
        return validation;
    if (waitMs === undefined)
        return { ...validation, response: 'reject' };
    if (waitMs < leftMs)
        return validation;
    const left = (0,figures/* inSeconds */.F7)(Math.max(0, leftMs));
    return { ...validation, response: 'reject', reason: `${reason} (only ${left} are left)` };
}
/** Returns how many ms to wait before asking again, or null if the judgement is not a delay. */
function delayOf({ response, validations }) {
    if (response !== 'delay')
        return null;
    const waits = validations.map((each) => (each.response === 'delay' ? (each.waitMs ?? 0) : 0));
    return Math.max(0, ...waits);
}

// EXTERNAL MODULE: ./build/constraints/paths/git-dir.js
var git_dir = __webpack_require__(81786);
// EXTERNAL MODULE: ./build/core/run/constraint.js
var constraint = __webpack_require__(12969);
;// CONCATENATED MODULE: ./build/constraints/rejections.js



const NO_REJECTIONS = { count: 0, response: 'allow', reason: null };
/**
 * Counts one call by its response. The run continues after exactly `limit` refusals (D10); the next one turns `reject`
 * into `graceful_exit`. Source: decision D1.
 */
function countRejection(before, response, limit) {
    const refused = (0,constraint/* severity */.y)(response) >= (0,constraint/* severity */.y)('reject');
    const count = before.count + (refused ? 1 : 0);
    if (!refused || count <= limit)
        return { count, response, reason: null };
    return {
        count,
        response: (0,responses/* moreSevere */._q)(response, 'graceful_exit'),
        reason: `${(0,figures/* plural */.LS)(count, 'call')} rejected, max_rejections is ${limit}: change the task, relax the rules, or raise max_rejections`,
    };
}

// EXTERNAL MODULE: ./build/core/run/codes.js
var codes = __webpack_require__(22066);
;// CONCATENATED MODULE: ./build/constraints/violations.js


/** Returns the records of a judgement: one for each violated constraint, warnings included. */
function violationRecords(judgement, step) {
    const violated = judgement.validations.filter((each) => each.violated && each.response !== 'allow');
    const undone = (0,constraint/* severity */.y)(judgement.response) >= (0,constraint/* severity */.y)('reject');
    return violated.map((validation) => violationRecord(validation, step, undone));
}
/** Returns warnings about limits that are nearly used up (`warn_at`), though nothing is violated. */
function nearLimitRecords(judgement, step) {
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
function violationRecord(validation, step, undone) {
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
/** Calls, edits and commits are refused before anything is written; changes of a command are undone (decision D3). */
function effectOn(facts) {
    if (facts.phase === 'call' || facts.phase === 'commit')
        return 'prevented';
    if (facts.phase === 'change')
        return facts.by === 'edit' ? 'prevented' : 'reverted';
    return 'none';
}
/** Returns the paths that broke the rule. For an undone command, adds every path that it had changed. */
function pathsOf(validation, facts, effect) {
    const own = validation.paths ?? [];
    if (effect !== 'reverted' || facts.phase !== 'change')
        return own;
    return [...new Set([...own, ...facts.step.map((change) => change.path)])];
}

;// CONCATENATED MODULE: ./build/run/judging/constraint-enforcer.js







/** Asks the constraints, records every finding, counts rejections, and decides if the run must stop. */
class ConstraintEnforcer {
    #parts;
    /** Warnings that are recorded already. A lasting one is recorded once. */
    #warned = new Set();
    #untold = [];
    /** Limits that the model was told about in another way. */
    #told = new Set();
    #rejections = NO_REJECTIONS;
    #stop = null;
    constructor(parts) {
        this.#parts = parts;
    }
    /** The reason why the run must end after this turn; null while it may continue. */
    get stop() {
        return this.#stop?.cause ?? null;
    }
    /** True if not even the rest of this turn may run. */
    get stopsAtOnce() {
        return this.#stop?.atOnce ?? false;
    }
    /** Judges by the built-in constraints, which never wait. */
    judge(facts, callContext) {
        return this.#conclude(this.#askOwn(facts), facts, callContext);
    }
    /**
     * Judges by the built-in constraints and then the custom ones, which may wait. Called before a model call, before a
     * step is kept, and before the commit. `changes` returns the run's changes with the step.
     */
    async consult(facts, callContext, changes) {
        const own = this.#askOwn(facts);
        const { panel = null } = this.#parts;
        // A delayed step is judged again later, also by the panel.
        if (panel === null || own.response === 'delay')
            return this.#conclude(own, facts, callContext);
        const onDelay = (early) => void this.#report(early, facts, callContext);
        return this.#conclude(await panel.judge(own, facts, changes, onDelay), facts, callContext);
    }
    #askOwn(facts) {
        const { chain, timeLeft } = this.#parts;
        return resolveDelays((0,constraints_chain/* judge */.S)(chain, facts), timeLeft?.(facts.phase) ?? Number.POSITIVE_INFINITY);
    }
    #conclude(judgement, facts, callContext) {
        this.#report(judgement, facts, callContext);
        const { response } = judgement;
        const allowed = (0,constraint/* severity */.y)(response) < (0,constraint/* severity */.y)('reject') && response !== 'delay';
        if (allowed)
            for (const near of nearLimitRecords(judgement, callContext))
                this.#warn(near, near.constraint, true);
        this.#countRejection(response);
        const waitMs = delayOf(judgement);
        const violated = judgement.validations.filter((found) => found.violated && found.response !== 'allow');
        // Warnings are not listed if there are objections, because they did not cause the refusal.
        const objections = violated.filter((found) => found.response !== 'warn_continue');
        const reason = (objections.length > 0 ? objections : violated).map((found) => found.reason).join('\n');
        return { response, allowed, reason, ...(waitMs === null ? {} : { waitMs }) };
    }
    #report(judgement, facts, callContext) {
        const { phase } = facts;
        const { validations } = judgement;
        this.#parts.emit({ type: 'validated', turn: callContext.turn, phase, validations });
        const violations = violationRecords(judgement, { facts, ...callContext });
        for (const violation of violations) {
            const { response, constraint, reason } = violation;
            // The model is told only about problems that it can fix.
            const isNews = phase === 'call' || phase === 'change' || phase === 'result';
            if (response === 'warn_continue')
                this.#warn(violation, `${constraint}: ${reason}`, isNews);
            else
                this.#record(violation);
        }
    }
    /** Number of rejected calls, as `max_rejections` counts them. */
    get rejections() {
        return this.#rejections.count;
    }
    /** Returns warnings that the model can act on and has not seen yet. */
    takeWarnings() {
        const untold = this.#untold.filter(({ constraint }) => !this.#told.has(constraint));
        this.#untold = [];
        return untold.map(({ reason }) => reason);
    }
    /** Suppresses the warning about a limit that the model was told about in another way. */
    noteTold(constraint) {
        this.#told.add(constraint);
    }
    /** Records a refusal from a tool or the workspace. With a code, it is a violation and the call counts as rejected. */
    refuse(refusal, callContext) {
        if (refusal.endsRun)
            this.#stop ??= { cause: { kind: 'failure', reason: refusal.reason }, atOnce: true };
        if (refusal.code === undefined)
            return;
        const response = this.#parts.refusalResponse?.(refusal.code) ?? 'reject';
        this.note(refusal.code, refusal.forPeople ?? refusal.reason, callContext, { response });
        this.#countRejection(response);
    }
    /** Records a violation that no constraint of the chain decides. */
    note(code, reason, callContext, more) {
        const guardsGit = git_dir/* GIT_DIR_REFUSALS */.B.includes(code);
        const { turn, tool, effect } = callContext;
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
    /** Records a warning once. For a limit that is near, only the first warning in a run counts. */
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
    // An agent that is stuck failed, but broke no rule (docs/configuration.md#exit-codes).
    if (violation.type === 'repetition')
        return 'failure';
    return violation.response === 'emergency_stop' ? 'emergency_stop' : 'violation';
}


/***/ }),

/***/ 19736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oe: () => (/* binding */ agesOf),
/* harmony export */   c5: () => (/* binding */ aged),
/* harmony export */   h9: () => (/* binding */ RateWindow)
/* harmony export */ });
/* harmony import */ var _constraints_rates_rate_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13868);

/**
 * Remembers the monotonic times of calls that count against a rate. Only allowed calls count, and times outside the
 * window are dropped.
 */
class RateWindow {
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
        const first = times.findIndex((time) => now - time < _constraints_rates_rate_check_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .k);
        times.splice(0, first === -1 ? times.length : first);
        return times.map((time) => now - time);
    }
}
/** Commit dates have one-second resolution, so a commit may be up to 999 ms newer than its date. */
const DATE_GRAIN_MS = 999;
/**
 * Returns the ages of commits with these dates (ms since the epoch), for a rate: the smallest ages possible. A date in
 * the future, from a wrong clock, counts as now, so it delays a run for a minute at most.
 */
function agesOf(dates, now) {
    return dates
        .map((date) => Math.max(0, now - date - DATE_GRAIN_MS))
        .filter((age) => age < _constraints_rates_rate_check_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .k)
        .sort((a, b) => b - a);
}
/** Returns the ages as they will be in `ms` milliseconds, without those outside the window. */
function aged(ages, ms) {
    return ages.map((age) => age + ms).filter((age) => age < _constraints_rates_rate_check_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .k);
}


/***/ }),

/***/ 19792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ retryWhileDelayed)
/* harmony export */ });
/**
 * Judges, and while the response is `delay`, waits and judges again. The enforcer rejects every delay that would reach
 * the deadline, so this ends. A cancellation ends it at once.
 */
async function retryWhileDelayed(ask, waiting) {
    for (;;) {
        const verdict = await ask();
        if (verdict.waitMs === undefined)
            return verdict;
        if (!(await waited(verdict.waitMs, waiting))) {
            return { response: 'reject', allowed: false, reason: 'not done: the run is over' };
        }
    }
}
/** Waits; returns false if cancelled. Timers may fire early, so the rest is waited for to avoid one more record. */
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

/***/ 94298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ protectedLinkTargets)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/path/fold-name.js
var fold_name = __webpack_require__(89373);
// EXTERNAL MODULE: ./build/constraints/patterns/glob.js + 1 modules
var glob = __webpack_require__(8028);
// EXTERNAL MODULE: ./build/constraints/patterns/path-rules.js + 2 modules
var path_rules = __webpack_require__(96810);
;// CONCATENATED MODULE: ./build/constraints/paths/protected-links.js




/** Links to links that are followed, as many as Linux follows. */
const MAX_ROUNDS = 40;
/**
 * Returns what else must not change so that protected paths keep their content: the targets of protected links
 * (`CLAUDE.md` to `docs/agents.md`), and protected paths below a link (`.github` to `ci/github`). Links to links are
 * followed. Targets outside the repository, and the root itself, are left out.
 */
function protectedLinks(patterns, links) {
    const found = new Map();
    let latest = patterns;
    for (let round = 0; round < MAX_ROUNDS && latest.length > 0; round += 1) {
        const { match } = (0,glob/* compileGlobs */.tI)(latest, glob/* PROTECT_MEANING */.kf);
        const reached = links.flatMap((link) => reachedThrough(link, latest, match(link.path) !== null));
        const added = reached.filter(({ glob }) => !found.has(glob) && !patterns.includes(glob));
        for (const each of added)
            found.set(each.glob, each);
        latest = added.map(({ glob }) => glob);
    }
    return [...found.values()];
}
function reachedThrough({ path, target }, patterns, isProtected) {
    const folder = targetIn(path, target);
    if (folder === null)
        return [];
    const place = (0,path_rules/* literalGlob */.Iq)(folder);
    if (isProtected)
        return [{ link: path, glob: place }];
    return patterns.flatMap((pattern) => {
        const rest = restBelow(pattern, path);
        return rest === null ? [] : [{ link: path, glob: `${place}/${rest}` }];
    });
}
/** Returns the part of a pattern that speaks of what is below a path: `workflows/**` of `.github/workflows/**`. */
function restBelow(pattern, path) {
    const isAnywhere = pattern.startsWith('**/');
    const above = `${(0,path_rules/* literalGlob */.Iq)(isAnywhere ? external_node_path_.posix.basename(path) : path)}/`;
    const spelled = isAnywhere ? pattern.slice(3) : pattern;
    return (0,fold_name/* foldName */.z)(spelled).startsWith((0,fold_name/* foldName */.z)(above)) ? spelled.slice(above.length) : null;
}
/** Returns a link's target relative to the root, or null. */
function targetIn(path, target) {
    if (target === '' || target.startsWith('/'))
        return null;
    const found = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(path), target)).replace(/\/+$/, '');
    return found === '.' || /^(?:\.\.|\.git)(?:\/|$)/.test(found) ? null : found;
}

;// CONCATENATED MODULE: ./build/run/preflight/protected-link-targets.js

/** Finds what is protected because links of these commits lead there. Throws GitError. */
async function protectedLinkTargets({ settings }, repository, commits) {
    const given = new Set(commits.filter((commit) => commit !== null && commit !== ''));
    const links = await Promise.all([...given].map((commit) => repository.linksAt(commit ?? '')));
    return protectedLinks(settings.constraints.protected_paths, links.flat());
}


/***/ })

};
