export const id = 5717;
export const ids = [5717];
export const modules = {

/***/ 65717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpText: () => (/* binding */ helpText),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99557);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62027);


/** What `--help` prints, made from the tables that the parser goes by: of one command, or of all. */
function helpText(topic = null) {
    return topic === null || topic === 'run' ? wholeText() : textOf(topic);
}
/** A command's words of itself begin with how it is written, where it takes more than flags. */
function textOf(topic) {
    const { about } = _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo[topic];
    const at = about.startsWith(`${topic} `) ? about.indexOf(': ') : -1;
    const [written, what] = at === -1 ? [topic, about] : [about.slice(0, at), about.slice(at + 2)];
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)(topic).map((option) => [usage(option), option.about]);
    const listed = flags.length === 0 ? [] : ['', 'Flags', ...columns(flags)];
    return `${[`Usage: forge-headless ${written}`, '', sentence(what), ...listed].join('\n')}\n`;
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
function wholeText() {
    const commands = Object.entries(_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo).map(([name, { about }]) => [name, about]);
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)('run').map((option) => [usage(option), option.about]);
    const ownKeys = Object.values(_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_VARIABLES */ .A8).filter((name) => name !== null);
    const variables = [
        ['FORGE_API_KEY', `the key; or the provider's own: ${ownKeys.join(', ')}`],
        ['FORGE_PROVIDER, FORGE_MODEL, FORGE_BASE_URL', 'as the flags, which win over them'],
    ];
    const text = [
        'Usage: forge-headless [run] --task TEXT [flags]',
        '',
        'Lets a coding agent do one task in this repository, unattended and under hard limits.',
        '',
        'Commands',
        ...columns(commands),
        '',
        'Flags',
        ...columns([...flags, ['--help', 'print this'], ['--version', 'print the version']]),
        '',
        'Environment',
        ...columns(variables),
        '',
        'Precedence: flag, environment, .forge/headless-config.yml, profile, default.',
        'Exit codes: 0 success, 1 failure, 2 a limit, 3 a quality gate, 4 timeout, 5 configuration, 6 git.',
    ];
    return `${text.join('\n')}\n`;
}
/** `--allow GLOB…`, as help and docs write it. */
function usage({ flag, value, kind }) {
    if (value === undefined)
        return `--${flag}`;
    return `--${flag} ${value}${kind === 'list' ? '…' : ''}`;
}
function columns(rows) {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}


/***/ })

};
