export const id = 8450;
export const ids = [8450];
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

/***/ 3597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r6: () => (/* reexport */ decideGates),
  KG: () => (/* reexport */ definitionPaths),
  jb: () => (/* reexport */ describeFinding),
  x2: () => (/* reexport */ gateFeedback),
  iI: () => (/* reexport */ isRed),
  Mn: () => (/* reexport */ isSameGate),
  Ay: () => (/* reexport */ lookForBending),
  ji: () => (/* reexport */ pathsOfTheStart),
  kf: () => (/* reexport */ redGates),
  E1: () => (/* reexport */ redGatesReason),
  AQ: () => (/* reexport */ runGates)
});

// UNUSED EXPORTS: isWithheld, retriesLeft, wasRed

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
/**
 * Whether a gate's output is kept from the agent: the gate reads denied files, or runs after one that does and may find
 * them in what that one left.
 */
function isWithheld(result, gates) {
    const first = gates.findIndex(({ reads }) => reads.length > 0);
    return first !== -1 && gates.findIndex((gate) => isSameGate(gate, result)) >= first;
}
const WITHHELD = 'You are not shown what it printed, because it may hold files that you may not read. Find the cause from the code, and run what you can yourself.';
function section(result, gates) {
    const output = isWithheld(result, gates) ? WITHHELD : endOf(result);
    return [
        `Gate "${result.name}" (${result.command}): ${howItEnded(result)}; ${attemptsLeft(retriesLeft(result, gates))}.`,
        output === '' ? 'It printed nothing.' : output,
    ].join('\n');
}
/** What is told to the model when red gates go back to it. `notes`: what else may explain why they are red. */
function gateFeedback(red, gates, notes = []) {
    const count = red.length === 1 ? 'A quality gate is' : `${red.length} quality gates are`;
    return [
        `${count} red. Mend the cause, then call task_completion again.`,
        ...red.map((result) => section(result, gates)),
        ...notes,
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
    test_aware: 'code that asks whether it is tested, or ends the test run',
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
        section: /^tool\.(?:pytest|coverage|ruff|mypy|pylint|pyright|flake8|tox|nox|bandit|hatch|poe|taskipy|interrogate|pdm\.scripts|uv\.sources|setuptools\.(?:cmdclass|package-dir|dynamic)|poetry\.(?:scripts|plugins)|pytest_env|doit|invoke|mutmut|deptry|vulture)\b|^project\.entry-points\b|^build-system$/,
    },
    {
        file: /^setup\.cfg$/,
        section: /^(?:tool:pytest|flake8|mypy|pylint|coverage|pycodestyle|options\.entry_points|isort|aliases)\b/,
    },
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

;// CONCATENATED MODULE: ./build/gates/protection/counted-parts.js
/** A line that declares a dependency or a version, in the languages in which build files are written. */
const DEPENDENCY = /^[\t ]*(?:["'][\w@./-]+(?:\[[\w,-]+\])?[ ]*(?:[<>=~!^][^"']*)?["'],?|gem[ (]["'][^"']+["'](?:,[ ]*["'][^"']*["'])*\)?|\.package\(url:.*|libraryDependencies.*|["'][\w.-]+["'][ ]*%.*|\{:\w+,[ ]*["'][^"']*["'].*\},?|version[ ]*[:=].*|(?:srcs|deps|hdrs|data)[ ]*=.*)$/;
/** A dependency from somewhere else than the usual registry. */
const ELSEWHERE = /\b(?:path|git|github|url)[ ]*[:=]|\bfile:|\blink:/;
/** All lines but those that add, drop or update an ordinary dependency. */
function linesWithoutDependencies(text) {
    return text
        .split('\n')
        .filter((line) => ELSEWHERE.test(line) || !DEPENDENCY.test(line))
        .join('\n');
}
const MAVEN_BLOCKS = /<(dependencies|dependencyManagement|modules|developers|licenses|scm)>[\s\S]*?<\/\1>/g;
const MAVEN_FIELDS = /<(?:version|[\w.-]+\.version|description|name|url)>[^<]*<\/[\w.-]+>|<!--[\s\S]*?-->/g;
/** Blocks and elements in one file that are looked for: beyond that all of the text counts, so that no search takes long. */
const MOST_BLOCKS = 500;
function hasMany(text, start) {
    return (text.match(start)?.length ?? 0) > MOST_BLOCKS;
}
/** A build file without its blocks of dependencies, unless these lead to files of the repository. */
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
    return jsonKeys(text, ['scripts', 'repositories', 'config', 'extra', 'autoload-dev', 'bin']) ?? text;
}
/** Its `imports` count only where they lead into the repository. */
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
const CARGO_KEY = /^[\t ]*(?:auto(?:tests|benches|bins|examples)|harness|doctest|test|build|links)[ ]*=/;
function cargoParts(text) {
    let counts = false;
    return text
        .split('\n')
        .filter((line) => {
        const header = /^\[\[?([^[\]]+)\]\]?/.exec(line.trim())?.[1];
        if (header !== undefined) {
            const name = header.trim();
            counts = CARGO_SECTION.test(name) && !/\bdependencies\b/.test(name);
        }
        return (counts && line.trim() !== '') || CARGO_KEY.test(line) || /\bpath[ ]*=[ ]*"\.\.\//.test(line);
    })
        .join('\n');
}
function goModParts(text) {
    let inside = false;
    return text
        .split('\n')
        .filter((line) => {
        if (/^(?:replace|exclude|tool)[ ]*\(/.test(line))
            inside = true;
        const counts = inside || /^(?:replace|exclude|tool|toolchain|godebug)\b/.test(line);
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

;// CONCATENATED MODULE: ./build/gates/protection/tool-table.js

const NODE = /^(?:node|nodejs|npm|npx|pnpm|pnpx|yarn|bun|bunx|tsx|ts-node|tsc|jest|vitest|mocha|ava|tap|c8|nyc|karma|cypress|playwright|eslint|nx|turbo|lerna|gulp|grunt|rollup|webpack|ng)$/;
const PYTHON = /^(?:python[\d.]*|pypy[\d.]*|pytest|py\.test|tox|nox|pip[\d.]*|poetry|pdm|uv|uvx|hatch|pipenv|coverage|mypy|ruff|flake8|pylint|unittest|nosetests|invoke|inv|doit|scons)$/;
const MAVEN = /^(?:mvnw?|mvnd)(?:\.cmd)?$/;
const GRADLE = /^gradlew?(?:\.bat)?$/;
const CMAKE = /^(?:cmake|ctest|ninja|make|gmake|meson)$/;
const RUBY = /^(?:ruby|rake|rspec|bundle|bundler|rails|cucumber|minitest)$/;
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
        tools: PYTHON,
        names: /^(?:setup\.py|tasks\.py|dodo\.py|SConstruct|SConscript|fabfile\.py|pip\.conf|uv\.toml|hatch\.toml|\.python-version|[\w.-]+\.pth|constraints\.txt)$/,
        part: linesWithoutDependencies,
    },
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
    { tools: RUBY, names: /^(?:Rakefile|rakefile|[\w.-]+\.rake|\.rspec-local|\.ruby-version|cucumber\.yml)$/ },
    { tools: RUBY, paths: /(?:^|\/)\.bundle\/config$/ },
    { tools: RUBY, names: /^Gemfile$/, part: linesWithoutDependencies },
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
/** The parts of a text that count as configuration of one of the tools; null where the file is none. */
function toolPart(path, uses) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const row = TOOL_FILES.find(({ tools, names, paths }) => (names?.test(name) || paths?.test(path)) && uses(tools));
    return row === undefined ? null : (row.part ?? ((text) => text));
}

;// CONCATENATED MODULE: ./build/gates/protection/configurations.js





/** Changes to what configures tests, checkers or CI: a whole file, or the sections of one that do. */
function configurationFindings(file, reach) {
    if (isGateConfiguration(file.path, [file.before, file.after]))
        return wholeFile(file);
    const sections = countingSections(file.path);
    if (sections !== null) {
        const found = partsOf(file, sections);
        if (found.length > 0)
            return found;
    }
    const part = toolPart(file.path, reach.uses);
    if (part === null)
        return [];
    const [before, after] = [file.before, file.after].map((text) => (text === null ? null : part(text)));
    // A new file that only lists dependencies, or sources, decides nothing.
    if ((before ?? '').trim() === (after ?? '').trim() && file.unread === null)
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

;// CONCATENATED MODULE: ./build/gates/protection/lock-hosts.js

const LOCK_FILES = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|poetry\.lock|uv\.lock|pdm\.lock|Pipfile\.lock|Cargo\.lock|composer\.lock|Gemfile\.lock|go\.sum|packages\.lock\.json|mix\.lock|pubspec\.lock|deno\.lock)$/;
const SOURCE = /\b(?:(?:git\+)?(?:https?|ssh|git):\/\/(?:[^\s/@"']+@)?[^\s/"':]+|(?:file|link|portal):[^\s"',}]+)/g;
/** Dependencies that come from a place that the lock file did not name before. */
function lockFindings({ path, before, after }) {
    if (!LOCK_FILES.test(path) || before === null || after === null)
        return [];
    const known = new Set(before.match(SOURCE));
    const fresh = [...new Set(after.match(SOURCE))].filter((source) => !known.has(source) && !isRegistry(source));
    return fresh.slice(0, 5).map((source) => ({
        rule: 'gate_definition',
        path,
        line: null,
        was: 'no dependency from there',
        is: excerpt(source),
    }));
}
/** Addresses of funding pages and home pages stand in lock files too. */
function isRegistry(source) {
    return /\/\/(?:registry\.(?:npmjs|yarnpkg)\.\w+|github\.com|opencollective\.com|(?:www\.)?patreon\.com|tidelift\.com|files\.pythonhosted\.org|pypi\.org|static\.crates\.io|index\.crates\.io|rubygems\.org|api\.github\.com|jsr\.io|deno\.land|feross\.org|ko-fi\.com|paypal\.me|polar\.sh)$/.test(source);
}
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const FOREIGN = /^(?:file:|link:|portal:|npm:|git|https?:|\.{1,2}\/|[\w-]+\/[\w.-]+(?:#|$))/;
/** Dependencies of a package.json that lead to other packages, files or repositories than before. */
function foreignDependencies(path, before, after) {
    const [was, is] = [dependenciesIn(before), dependenciesIn(after)];
    return [...is].flatMap(([name, source]) => {
        if (!FOREIGN.test(source) || was.get(name) === source)
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
/** Files that a Makefile or justfile includes, as it names them. */
function includesIn(text) {
    return [...text.matchAll(/^[ \t]*(?:-?include|sinclude|import\??|mod\??)[ \t]+(.+)$/gm)].flatMap(([, names = '']) => names.split(/[\s"']+/).filter((name) => /^[\w./+-]+$/.test(name)));
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

;// CONCATENATED MODULE: ./build/gates/protection/makefile-globals.js
/** Variables that decide what make or the programs in recipes do without being named there. */
const SPECIAL = /^(?:\.?SHELL|\.SHELLFLAGS|SHELLFLAGS|MAKE|MAKEFLAGS|GNUMAKEFLAGS|MFLAGS|MAKEFILES|MAKEFILE_LIST|\.DEFAULT_GOAL|\.RECIPEPREFIX|VPATH|PATH|CC|CXX|CPP|LD|AR|AS|FC|RM|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|NODE_PATH|PYTHON\w*|BASH_ENV|ENV|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS|RUBYOPT|RUBYLIB|PERL5OPT|PERL5LIB|GOFLAGS|RUSTFLAGS|RUSTC_WRAPPER|CARGO_\w+)$/;
const ASSIGNMENT = /^(?:(?:export|override|private)[ \t]+)*([\w.-]+)[ \t]*(?:[:?+!]{0,3})=/;
const TARGET_VARIABLE = /^[^\s#:=][^#:=]*:{1,2}[ \t]*(?:(?:export|override|private)[ \t]+)*[\w.-]+[ \t]*[:?+!]{0,3}=/;
const RULE = /^[^\s#:=][^#:=]*:{1,2}(?!=)/;
/**
 * The lines of a Makefile or justfile that have a say in every recipe: special variables, `include`, `define`, conditions,
 * patterns, and whatever is none of the plain forms. Plain rules and other variables are left out: `commandsFor` compares
 * those of the targets that are made.
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
        if (/^[\t ]/.test(line) && inRule)
            continue;
        const variable = ASSIGNMENT.exec(bare);
        if (TARGET_VARIABLE.test(bare)) {
            kept.push(bare);
            inRule = false;
        }
        else if (variable !== null) {
            inRule = false;
            if (SPECIAL.test(variable[1] ?? '') || /^export\b/.test(bare))
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
/** A rule for targets that are spelled out. Those of patterns and special ones may apply to any. */
function isPlain(rule) {
    const targets = rule.slice(0, rule.indexOf(':'));
    return !/[%$]|(?:^|\s)\.[A-Z_]+/.test(targets);
}

// EXTERNAL MODULE: ./build/core/bounded-json.js
var bounded_json = __webpack_require__(25486);
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
        return (0,bounded_json/* parseBounded */.nh)(text.replace(/^\uFEFF/, ''));
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

;// CONCATENATED MODULE: ./build/gates/protection/named-files.js
/** Programs that run the file which is their first argument. */
const INTERPRETER = /^(?:node|nodejs|python[\d.]*|pypy[\d.]*|ruby|perl|php|deno|bun|tsx|ts-node|lua[\d.]*|Rscript|julia|groovy|java|kotlin|scala|elixir|pwsh|powershell|bash|sh|zsh|dash|ksh|fish|nodemon|babel-node|esno|jiti|expect|tclsh|guile|racket|make|gmake)$/;
/** Programs that run the command which follows. */
const STARTER = /^(?:env|time|timeout|nice|nohup|exec|command|sudo|xvfb-run|stdbuf|npx|bunx|pnpx|cross-env|dotenv|bundle|poetry|pipenv|pdm|hatch|uv|uvx|rye|rvm|nvm|mise|direnv|strace|valgrind|c8|nyc|coverage|run|exec|if|then|else|do|while|until|!|\{|dlx)$/;
/** Options whose value is a file that decides how the tool works. */
const CONFIG_OPTION = /^(?:--?(?:config|conf|cfg|rcfile|rc|require|import|loader|experimental-loader|preload|settings|globals|globalSetup|setup|setup-file|setupFiles|setupFilesAfterEnv|ini|project|tsconfig|tsconfig-path|file|makefile|reporter|environment|env-file|runner|preset|plugin|init-script|settings-file|build-file|configuration|testRunner|resolver|transform|options|opts|spec-helper|toolchain|rootconfig|justfile|taskfile|manifest-path)|-[cCfrRpP])$/;
/** Words of one command, without quotes. */
function named_files_wordsOf(command) {
    return command.split(/[\s"'`]+/).filter((word) => word !== '');
}
/** Files that a script names as programs or configuration, relative to where it runs. */
function namedFiles(script) {
    return script
        .replaceAll('\\\n', ' ')
        .split(/&&|\|\||[;|\n()]/)
        .flatMap((command) => namedIn(named_files_wordsOf(command)));
}
function namedIn(words) {
    const at = words.findIndex((word) => !STARTER.test(word) && !/^\w+=/.test(word) && !word.startsWith('-') && !/^\d+[smh]?$/.test(word));
    if (at === -1)
        return [];
    const program = words[at] ?? '';
    const rest = words.slice(at + 1);
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
    const name = program.slice(program.lastIndexOf('/') + 1);
    if (INTERPRETER.test(name))
        found.push(...programOf(rest));
    return found;
}
/** The first argument that is no option, or the module of `-m`. */
function programOf(rest) {
    const module = rest[rest.indexOf('-m') + 1];
    if (rest.includes('-m') && module !== undefined && /^[\w.]+$/.test(module)) {
        const path = module.replaceAll('.', '/');
        return [`${path}.py`, `${path}/__main__.py`].map((file) => ({ file, as: 'program' }));
    }
    const first = rest.find((word, index) => !/^(?:-|run$|test$|task$)/.test(word) && !CONFIG_OPTION.test(rest[index - 1] ?? ''));
    return first === undefined || !isFile(first) ? [] : [{ file: tidy(first), as: 'program' }];
}
function isFile(word) {
    return /^(?:\.{0,2}\/)?[\w@.+-][\w@.+/-]*$/.test(word) && !word.startsWith('-');
}
/** Without a variable for the script's own folder, and without `./`. */
function tidy(word) {
    return word.replace(/^(?:\$\{?\w+\}?|\$)\/+/, '').replace(/^(?:\.\/)+/, '');
}
/** Folders that a script goes to, or tells a tool to work in. */
function foldersNamed(script) {
    const found = script.matchAll(/(?:\b(?:cd|pushd)|\s(?:-C|--prefix|--cwd|--dir|--directory|--chdir|-s))[ =]+["']?([\w@.+/-]+)/g);
    return [...found]
        .map(([, folder = '']) => tidy(folder).replace(/\/+$/, ''))
        .filter((folder) => folder !== '.');
}

;// CONCATENATED MODULE: ./build/gates/protection/imports.js

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
/** Characters of a file in which imports are looked for. */
const LONGEST = 64 * 1024;
function folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
/** Joins and resolves `.` and `..`; null where it leads out of the repository. */
function joined(folder, relative) {
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
/** Files of the repository that this one may load, as far as it names them by relative paths. Some do not exist. */
function importsOf(path, whole) {
    const text = whole.slice(0, LONGEST);
    const folder = folderOf(path);
    const at = (relative, endings = ['']) => endings.flatMap((ending) => joined(folder, relative + ending) ?? []);
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
    return namedFiles(text).flatMap(({ file }) => at(file));
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
const syntax_PYTHON = new RegExp(String.raw `(?<gone>#[^\n]*|"""[\s\S]*?(?:"""|${END})|'''[\s\S]*?(?:'''|${END}))|${STRINGS}`, 'g');
const syntax_RUBY = new RegExp(String.raw `(?<gone>^=begin\b[\s\S]*?(?:^=end\b|${END})|^__END__$[\s\S]*|(?:^|(?<=\s))#[^\n]*)|${STRINGS}`, 'gm');
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
        /(?<![.\w$])process\.(?:exitCode[ \t]*=[ \t]*0|reallyExit|abort)\b/g,
        /(?<![.\w$])(?:(?:globalThis|global)\.)?(?:expect|assert)(?:\.\w+)?[ \t]*=(?![=>])/g,
        /\b(?:Module\._load|require\.cache\[)/g,
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
    syntax: syntax_PYTHON,
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
        /\bdef[ \t]+pytest_(?:runtest_\w+|collection_\w+|pyfunc_call|pycollect_\w+|sessionfinish|ignore_collect|exception_interact|report_\w+|cmdline_\w+|deselected|load_initial_conftests|assertrepr_\w+)\b/g,
        /\bsys\.modules\[|\bbuiltins\.\w+[ \t]*=(?!=)|\batexit\.register\b/g,
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
    syntax: syntax_RUBY,
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

;// CONCATENATED MODULE: ./build/gates/protection/reach.js





/** Where the commands of gates are defined by name, in the folder that a gate runs in. */
const DEFINED_IN = ['package.json', 'Makefile', 'makefile', 'GNUmakefile', 'justfile', 'composer.json'];
/** So many files are followed. */
const MOST_FILES = 400;
/** Folders that commands go to, and lines of one shell script that are read as commands. */
const MOST_FOLDERS = 30;
const MOST_LINES = 2000;
/** The files that say what the gates' commands run, as far as `known` leads to them. */
function definitionPaths(gates, known = []) {
    const { files } = reachOf({ gates, files: [], definitions: known });
    const there = new Set(known.map(({ path }) => path));
    return [...files].filter((path) => !there.has(path)).slice(0, MOST_FILES);
}
/** Names that stand for a test or a check, whether or not a gate is known to run them. */
const CHECKS = /^(?:pre|post)?(?:tests?|lint|type-?check|tsc|checks?|verify|validate|coverage|cov|ci|e2e|unit|integration|spec|audit|mypy|ruff|clippy|vet)(?:[:._-]|$)/i;
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
    return { texts, packages: packages.filter((each) => each !== null), makefiles };
}
/** Follows the gates' commands through scripts and targets to everything they run. */
function reachOf(evidence) {
    const sources = sourcesOf(evidence);
    const named = {
        scripts: new Set(),
        targets: new Set(),
        commands: new Set(evidence.gates.map(({ command }) => command)),
    };
    const files = new Set();
    const folders = new Set(evidence.gates.map(({ working_dir }) => working_dir));
    // What is added to a set while it is walked is walked too, and each command once.
    for (const command of named.commands) {
        followNames(command, sources, named);
        for (const folder of foldersNamed(command))
            for (const base of [...folders])
                add(folders, joined(base, folder), MOST_FOLDERS);
        followFiles(command, sources, { files, folders, commands: named.commands });
    }
    const { scripts, targets } = named;
    const commands = [...named.commands].join('\n');
    if (scripts.size + targets.size > 0) {
        for (const folder of folders)
            for (const name of DEFINED_IN)
                add(files, joined(folder, name));
    }
    if (targets.size > 0)
        addIncluded(sources, files);
    const words = new Set([...named.commands].flatMap(wordsOf).map((word) => word.replace(/^(?:\.\/)+/, '')));
    const tools = [...words].map((word) => word.slice(word.lastIndexOf('/') + 1));
    const onPath = evidence.searchFolders ?? [];
    return {
        scripts,
        targets,
        commands,
        files,
        runs: (path) => isRun(path, words, [...folders]) || (files.has(path) && isProgram(path)),
        uses: (pattern) => tools.some((tool) => pattern.test(tool)),
        isOnPath: (path) => onPath.some((folder) => path.startsWith(`${folder}/`)),
        importFolders: new Set([...folders, ...[...files].filter((file) => file.endsWith('.py')).map(reach_folderOf)]),
    };
}
function add(set, value, most = MOST_FILES) {
    if (value !== null && set.size < most)
        set.add(value);
}
function reach_folderOf(path) {
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
/** Files that the Makefiles include, and those that these include. */
function addIncluded({ texts }, files) {
    for (const path of files) {
        for (const { text } of texts.filter((each) => each.path === path)) {
            if (!isMakefile(path) && !path.endsWith('.inc'))
                continue;
            for (const name of includesIn(text))
                add(files, joined(reach_folderOf(path), name));
        }
    }
}
/** Adds the files that a command names, those that these load, and what the shell scripts among them run. */
function followFiles(command, { texts }, { files, folders, commands }) {
    const waiting = namedFiles(command)
        .filter(({ file, as }) => as === 'config' || !isSource(file))
        .flatMap(({ file }) => [...folders].flatMap((folder) => joined(folder, file) ?? []));
    for (const path of waiting) {
        if (files.has(path) || files.size >= MOST_FILES)
            continue;
        files.add(path);
        for (const { text } of texts.filter((each) => each.path === path)) {
            if (SHELL.test(path))
                for (const line of text.split('\n').slice(0, MOST_LINES))
                    if (!/^\s*(?:#|$)/.test(line))
                        commands.add(line);
            if (isMakefile(path))
                waiting.push(...includesIn(text).flatMap((name) => joined(reach_folderOf(path), name) ?? []));
            else
                waiting.push(...importsOf(path, text).filter((each) => !isSource(each) && !isTestPath(each)));
        }
    }
}
/** Folders and names of the code that gates check, which is there to be changed. */
const SOURCE_FOLDERS = /(?:^|\/)(?:src|lib|app|apps|pkg|cmd|internal|source|sources|packages|crates|modules|server|client|api|core|components)\//;
const SOURCE_NAMES = /^(?:index|main|app|server|cli|__main__|__init__|manage|start|program|run|setup)\.\w+$/i;
/** Whether this file is more likely the code under test than a program that checks it. */
function isSource(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (PROGRAM_FOLDERS.test(path) || path.split('/').some(namesACheck))
        return false;
    return SOURCE_FOLDERS.test(path) || (SOURCE_NAMES.test(name) && !SHELL.test(name));
}
/** A package's or Makefile's parts are told apart; tests have rules of their own. */
function isProgram(path) {
    return (!isPackageFile(path) && !isMakefile(path) && !isTestPath(path) && !/(?:^|\/)composer\.json$/.test(path));
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
        return [...makefileFindings(file, reach), ...globalFindings(file, reach)];
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
    const counts = (name) => reach.scripts.has(name) || namesACheck(name) || runsOnInstall(name, reach);
    const scripts = definitions_partsOf(was.scripts, is.scripts, counts);
    // A new script that no gate runs takes nothing away.
    const told = scripts.filter((part) => part.was !== undefined || reach.scripts.has(part.name) || runsOnInstall(part.name, reach));
    return [
        ...told.map((part) => ({
            rule: 'gate_definition',
            path,
            line: lineOf(after ?? before, part.name),
            was: `script ${excerpt(part.name)} ${quoted(part.was)}`,
            is: quoted(part.is),
        })),
        ...foreignDependencies(path, before, after),
        ...definitions_partsOf(was.blocks, is.blocks).map((part) => ({
            rule: 'gate_configuration',
            path,
            line: lineOf(after ?? before, part.name),
            was: `${part.name} ${quoted(part.was)}`,
            is: quoted(part.is),
        })),
    ];
}
/** Scripts that a package manager runs when a gate installs. */
function runsOnInstall(name, reach) {
    return (/^(?:pre|post)?(?:install|prepare|prepublish|dependencies)$/.test(name) &&
        /\b(?:npm|pnpm|yarn|bun)\s+(?:[\w-]+\s+)*(?:ci|i|install|add|rebuild)\b|^\s*yarn\s*$/m.test(reach.commands));
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
/** Lines that have a say in every recipe, where a gate runs make. */
function globalFindings({ path, status, before, after }, reach) {
    if (reach.targets.size === 0)
        return [];
    const [was, is] = [globalLines(before ?? ''), globalLines(after ?? '')];
    const found = { rule: 'gate_definition', path, line: null };
    const [gone] = linesNotIn(was, is);
    const [now] = linesNotIn(is, was);
    if (gone === undefined && now === undefined) {
        // A GNUmakefile stands before the Makefile that a gate was run with.
        return status === 'added' && /(?:^|\/)(?:GNUmakefile|makefile)$/.test(path)
            ? [{ ...found, was: 'no such file', is: 'added: make reads it in place of another one' }]
            : [];
    }
    return [{ ...found, was: quoted(gone?.text), is: quoted(now?.text) }];
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

;// CONCATENATED MODULE: ./build/gates/protection/shadowing.js
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
const OTHERS = [
    // Python runs these whatever it is asked to run.
    /(?:^|\/)(?:sitecustomize|usercustomize)(?:\.py|\/__init__\.py)$|\.pth$/,
    // JVM: classes of test libraries.
    /(?:^|\/)(?:org\/(?:junit|hamcrest|assertj|mockito|testng|scalatest|spockframework)|junit\/framework|kotlin\/test|io\/kotest)\/.*\.(?:java|kt|groovy|scala)$/,
    // Ruby and Perl: found on the load path first.
    /(?:^|\/)(?:lib|test|spec)\/(?:minitest|rspec|test\/unit|simplecov|cucumber)(?:\/.*)?\.rb$/,
    /(?:^|\/)Test\/(?:More|Simple|Builder|Harness|Most|Deep|Exception)(?:\/.*)?\.pm$/,
    // C and C++: headers that an include folder of the repository gives before the system's.
    /(?:^|\/)(?:assert|stdio|stdlib|string|stddef|stdint|stdbool|math|errno|unistd|signal)\.h$/,
    /(?:^|\/)(?:gtest\/gtest|gmock\/gmock|catch2?\/\w+|catch|doctest|unity|cmocka|check|criterion\/criterion)\.h(?:pp)?$/,
    /(?:^|\/)(?:cassert|iostream)$/,
    // Node and PHP: dependencies that the repository holds itself.
    /(?:^|\/)node_modules\//,
    /(?:^|\/)PHPUnit\/(?:Framework|Runner|TextUI)\//,
];
/** A test library that the repository holds a copy of. */
const VENDORED = /(?:^|\/)(?:vendor|third_party|external|deps)\/.*(?:testify|gomega|ginkgo|gtest|googletest|catch2|doctest|unity|minitest|rspec|phpunit|junit|pytest|mocha|chai|jest)/i;
/** New files that a gate finds before the ones it looks for, and changed copies of test libraries. */
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
    if (OTHERS.some((pattern) => pattern.test(path)) || hidesPython(path, reach)) {
        return [{ ...found, was: 'no such file', is: 'added: found before what gates look for by this name' }];
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

;// CONCATENATED MODULE: ./build/gates/protection/test-aware.js




/** Code by which a program learns that a test runs it, or ends the test's process without a word. */
const MARKS = [
    /\bprocess\.env\.(?:JEST_WORKER_ID|VITEST(?:_\w+)?|MOCHA\w*|NODE_TEST_CONTEXT|TAP\w*)\b/g,
    /\b(?:NODE_ENV|RAILS_ENV|RACK_ENV|APP_ENV|MIX_ENV)\b["'\]]*\)?[ \t]*={2,3}[ \t]*["']test["']/g,
    /\bimport\.meta\.(?:vitest|jest)\b/g,
    /\bPYTEST_CURRENT_TEST\b|\bPYTEST_VERSION\b/g,
    /["'](?:pytest|_pytest|unittest)["'][ \t]+(?:not[ \t]+)?in[ \t]+sys\.modules/g,
    /\bsys\.modules\[["'](?:pytest|_pytest|unittest)["']\]/g,
    /\btesting\.Testing\(\)|\bflag\.Lookup\("test\./g,
    /\b(?:os\._exit|process\.(?:reallyExit|abort)|Process\.exit!|posix\._exit)\b/g,
    /\bRuntime\.getRuntime\(\)\.halt\b|\bquick_exit[ \t]*\(|(?<![\w.])_[Ee]xit[ \t]*\(/g,
    /\b(?:unittest\.TestCase|pytest|assert|expect|chai|vi|jest|globalThis\.(?:expect|assert|test|it)|global\.(?:expect|assert|test|it))(?:\.\w+){0,2}[ \t]*=(?![=>])/g,
    /\b(?:Module\._(?:load|resolveFilename)|require\.cache\[)/g,
    /\bbuiltins\.\w+[ \t]*=(?!=)|\b__builtins__\b/g,
];
/** New code in sources, not in tests, that behaves in its own way under test. What says so in other words is not seen. */
function testAwareFindings({ path, before, after }) {
    const language = languageOf(path);
    if (language === null || after === null || isTestPath(path) || isGenerated(path))
        return [];
    const wholeBefore = before ?? '';
    return newMarks({
        rule: 'test_aware',
        path,
        patterns: MARKS,
        before: codeOnly(wholeBefore, language),
        after: codeOnly(after, language),
        wholeBefore,
        wholeAfter: after,
    });
}

;// CONCATENATED MODULE: ./build/gates/protection/test-support.js






/** Names of helpers and folders that only tests use, outside of the folders of tests. */
const SUPPORT = /(?:^|\/)(?:test[-_]?(?:utils?|helpers?|support|lib|kit|data|base|common|setup|harness|runner)|testing|testutil|(?:spec|test)[-_]support|__fixtures__|fixtures|mocks|__helpers__|matchers|assertions?)(?:\/|\.\w+$)|(?:^|[/._-])(?:tests?|specs?|assert(?:ions?)?|expect(?:ations?)?|matchers?|fixtures?)[-_.]?(?:utils?|helpers?|support|setup|common|base|lib|kit|harness|runner|equal|that)?\.(?:[cm]?[jt]sx?|py|rb|php|go|java|kt|cs|lua|pl|pm|sh)$|(?:^|[/._-])(?:helpers?|support|setup|utils?|common)[-_.]?(?:for[-_.])?(?:tests?|specs?)\.\w+$/i;
/** Ways in which a helper makes a test fail. */
const FAILS = [/\b(?:throw|raise|panic|die|fail|abort|exit|assert\w*|expect|reject|refute|croak)\b/g];
/** A file that keeps less than this share of its lines was emptied. */
const EMPTIED = 0.4;
/** Files with fewer lines of code are too short to tell. */
const SHORTEST = 3;
/** Helpers of tests that were altered by their name, and any module with checks in it that was emptied. */
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
    const isEmptied = linesBefore >= SHORTEST && linesAfter < linesBefore * EMPTIED;
    const checks = countIn(was, FAILS);
    if (!isEmptied || checks === 0 || countIn(is, FAILS) >= checks || isMoved(file, all))
        return [];
    return [{ ...found, was: `${linesBefore} lines of code that can fail`, is: `${linesAfter} lines` }];
}
/** Whether most of what is gone stands in other files of the change. */
function isMoved({ path, before, after }, all) {
    const gone = linesNotIn(before ?? '', after ?? '');
    const elsewhere = all.flatMap((other) => (other.path === path ? [] : (other.after ?? '').split('\n')));
    const there = new Set(elsewhere.map((line) => line.trim()));
    return gone.filter(({ text }) => there.has(text)).length * 2 >= gone.length;
}
function linesIn(code) {
    return code.split('\n').filter((line) => /\w/.test(line)).length;
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
            ...configurationFindings(file, reach),
            ...shadowFindings(file, reach),
            ...supportFindings(file, files),
            ...testAwareFindings(file),
            ...lockFindings(file),
            ...thresholdFindings(file),
            ...ignoredFailures(file, reach),
            ...unread(file, reach),
        ]),
    ];
    return found.toSorted((a, b) => look_compare(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0));
}
/** Changed files whose version of the start a second opinion needs: tests, and what gates run or are configured by. */
function pathsOfTheStart(evidence) {
    const reach = reachOf(evidence);
    const counts = ({ path, before, after }) => isTestPath(path) || isGateConfiguration(path, [before, after]) || reach.runs(path);
    return new Set(evidence.files.filter(counts).map(({ path }) => path));
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
const run_gates_LONGEST = 24 * 60 * 60_000;
/** Exit codes by which a shell says that it could not run the command (POSIX, 2.8.2). */
const COULD_NOT_RUN = new Set([126, 127]);
function timeoutOf(gate, run) {
    const own = gate.timeout === 0 ? run_gates_LONGEST : gate.timeout;
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
        reads: gate.reads,
        ...(run.checkout === undefined ? {} : { checkout: run.checkout }),
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
        if (run.phase !== 'verify')
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
        reads: [],
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

/***/ 14914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ checkCommit)
});

// EXTERNAL MODULE: ./build/adapters/secret-scan/scan.js + 1 modules
var scan = __webpack_require__(72932);
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
// EXTERNAL MODULE: ./build/run/setting-secrets.js
var setting_secrets = __webpack_require__(20270);
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
    const settings = (0,setting_secrets/* commitSettings */.P)(desk);
    const found = (0,scan/* scanCommit */.h)({ additions, message, settings, holdsKnown: desk.holdsSecret });
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
function placeOf({ path, setting, line }) {
    return path === null ? (setting ?? 'the commit message') : `${path}${line === null ? '' : `:${line}`}`;
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

// EXTERNAL MODULE: ./build/run/commit-check.js + 1 modules
var commit_check = __webpack_require__(14914);
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
    const { observers, executionId } = desk;
    observers.emit({ type: 'tree_accepted', tree, changes, parent: await repository.parent() });
    // The commit has the date of this event, so that nobody can give it another one unseen.
    const at = observers.recordedAt();
    return { executionId, auditHead: observers.auditHead(), at };
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

/***/ 86773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ NO_DRAFT),
/* harmony export */   E: () => (/* binding */ offerDraft)
/* harmony export */ });
/* harmony import */ var _core_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29565);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _commit_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14914);
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

/***/ 83535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkGateProtection),
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18366);
/* harmony import */ var _gates_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);


/** A file larger than this is not read, in bytes: no test or configuration that somebody wrote is. */
const LARGEST = 1024 * 1024;
/** So many changed files are read. Far above what `max_files` lets stand by default. */
const MOST_FILES = 500;
/** So often files that definitions name are read in turn. */
const MOST_STEPS = 6;
/** So many findings get a record of their own. */
const MOST_RECORDS = 50;
/**
 * Looks at the final change for what makes tests and gates mean less, and puts every finding on record. Returns
 * why there may be no commit; null where `gate_protection` only reports, or where nothing was found.
 */
async function checkGateProtection(crew, changes) {
    if (changes.length === 0)
        return null;
    const { gate_protection: wanted } = crew.desk.request.settings;
    const evidence = await evidenceOf(crew, changes);
    const found = (0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .lookForBending */ .Ay)(evidence);
    const doubtful = noteDoubt(crew);
    const [first] = found;
    if (first === undefined)
        return doubtful;
    const response = wanted === 'report' ? 'warn_continue' : 'reject';
    for (const finding of found.slice(0, MOST_RECORDS))
        record(crew, finding, response);
    const rest = found.length - MOST_RECORDS;
    if (rest > 0)
        note(crew, `${rest} more findings of this kind: ${ADVICE[response]}`, response, {});
    if (wanted === 'report')
        return null;
    const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
    const reason = `${(0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFinding */ .jb)(first)}${more}; gate_protection is ${wanted}, so nothing is committed: ${ADVICE.reject}`;
    return { kind: 'violation', reason };
}
/** What the rules judge: the changed files, and those that say what the gates run. */
async function evidenceOf(crew, changes) {
    return {
        gates: crew.desk.request.settings.quality_gates,
        files: await Promise.all(changes.map((change, index) => contentsOf(crew, change, index))),
        definitions: await definitionsFor(crew, changes),
        searchFolders: searchFolders(crew.desk),
    };
}
/** Gates that may have seen what commands changed in ignored folders prove less. */
function noteDoubt(crew) {
    const doubt = crew.gatekeeper?.doubt() ?? null;
    if (doubt === null)
        return null;
    const refuses = crew.desk.request.settings.gate_protection !== 'report';
    note(crew, doubt, refuses ? 'reject' : 'warn_continue', {});
    if (!refuses)
        return null;
    const reason = `${doubt}; gate_protection refuses that: let the gates build or install what they need, or name the folder in gate_inputs`;
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
    const { quality_gates: gates } = crew.desk.request.settings;
    const known = [];
    const asked = new Set(changed);
    // Each file may name others.
    for (let step = 0; step < MOST_STEPS; step += 1) {
        const paths = (0,_gates_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionPaths */ .KG)(gates, known).filter((path) => !asked.has(path));
        if (paths.length === 0)
            break;
        for (const path of paths)
            asked.add(path);
        const found = await Promise.all(paths.map((path) => definitionAt(crew, path)));
        known.push(...found.filter((each) => each !== null));
    }
    return known;
}
/** Folders of the job's PATH that lie in the workspace, relative to the root. */
function searchFolders({ around, place }) {
    return (around.env.PATH ?? '')
        .split(':')
        .filter((folder) => folder.startsWith(`${place.root}/`))
        .map((folder) => folder.slice(place.root.length + 1).replace(/\/+$/, ''));
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
