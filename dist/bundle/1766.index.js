export const id = 1766;
export const ids = [1766];
export const modules = {

/***/ 91766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpText: () => (/* binding */ helpText),
/* harmony export */   shortUsage: () => (/* binding */ shortUsage),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55182);
/* harmony import */ var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25616);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25911);



const PURPOSE = 'Runs a coding agent on one task in this repository, unattended and under hard limits.';
/** Returns the text of `--help`, generated from the tables of the parser: for one command, or for all. */
function helpText(topic = null) {
    const sections = topic === null ? overview() : commandHelp(topic);
    return `${sections.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines])).join('\n')}\n`;
}
/** Returns the text for a command line that asks for nothing: how to use the program, and what is missing. */
function shortUsage() {
    const starts = [
        ['forge-headless "Fix the lint errors"', 'run a task'],
        ['forge-headless demo', 'see a whole run, without a key'],
        ['forge-headless init', 'set this repository up'],
        ['forge-headless doctor', 'show what a run lacks here'],
        ['forge-headless help', 'list all commands and flags'],
    ];
    const missing = 'No task: write it in quotes, or set task in .forge/headless-config.yml.';
    return `${[`Usage: forge-headless ${(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)('run')}`, '', ...columns(starts), '', missing].join('\n')}\n`;
}
function overview() {
    const commands = Object.keys(_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMANDS */ .Lo).filter(_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommand */ .y9);
    const rows = commands.map((name) => [(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)(name), _commands_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMANDS */ .Lo[name].about]);
    return [
        [PURPOSE],
        [`Usage: forge-headless ${(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)('run')}`, '       forge-headless COMMAND'],
        section('Examples', [
            ...examplesOf('run'),
            ...examplesOf('demo'),
            ...examplesOf('init').slice(0, 1),
            ...examplesOf('doctor').slice(0, 1),
        ]),
        section('Commands', rows),
        ...groupedFlags(),
        ...surroundings(),
    ];
}
function commandHelp(topic) {
    const { about, takes, lists } = _commands_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMANDS */ .Lo[topic];
    const head = [
        [topic === 'run' ? PURPOSE : `${about}.`],
        [`Usage: forge-headless ${(0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)(topic)}`],
        section('Examples', examplesOf(topic)),
    ];
    if (topic === 'run')
        return [...head, ...groupedFlags(), ...surroundings()];
    if (takes === null && lists === undefined)
        return [...head, ...groupedFlags()];
    const flags = (0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .flagsOf */ .Zo)(topic).filter(({ flag = '' }) => lists === undefined || lists.includes(flag));
    const all = 'All flags of run are accepted, so that you can reuse its command line.';
    return [
        ...head,
        ...(flags.length === 0 ? [] : [section('Flags', flags.map(row))]),
        ...(lists === undefined ? [] : [[all]]),
    ];
}
function examplesOf(topic) {
    return _commands_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMANDS */ .Lo[topic].examples.map(([line, purpose]) => [`forge-headless ${line}`, purpose]);
}
function groupedFlags() {
    const groups = Object.entries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__/* .OPTION_GROUPS */ .F).map(([title, options]) => [
        title,
        options.filter(({ flag }) => flag !== undefined).map(row),
    ]);
    const width = widest(groups.flatMap(([, rows]) => rows));
    return [
        ...groups.map(([title, rows]) => section(title, rows, width)),
        section('Other', [
            ['-h, --help', 'Print this help, or that of a command.'],
            ['-V, --version', 'Print the version.'],
            ['--', 'End the flags: what follows is the task.'],
        ], width),
    ];
}
function surroundings() {
    return [
        section('Environment', [
            ['FORGE_API_KEY', `API key; or the provider's own variable: ${_core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_VARIABLES */ .A8.join(', ')}`],
            ['FORGE_PROVIDER, FORGE_MODEL, FORGE_BASE_URL', 'Same as the flags, which take precedence'],
        ]),
        [
            'Precedence: flag, environment, .forge/headless-config.yml, profile, default.',
            'Exit codes: 0 success, 1 failure, 2 a limit, 3 a quality gate, 4 timeout, 5 configuration, 6 git.',
        ],
    ];
}
/** Returns `-q, --quiet` or `--allow GLOB…`, as help and docs write it. */
function usage({ flag, short, value, kind }) {
    const name = short === undefined ? `--${flag}` : `-${short}, --${flag}`;
    if (value === undefined)
        return name;
    return `${name} ${value}${kind === 'list' ? '…' : ''}`;
}
function row(option) {
    return [usage(option), option.about];
}
function section(title, rows, width = widest(rows)) {
    return [title, ...columns(rows, width)];
}
function columns(rows, width = widest(rows)) {
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
function widest(rows) {
    return Math.max(...rows.map(([left]) => left.length));
}


/***/ })

};
