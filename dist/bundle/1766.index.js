export const id = 1766;
export const ids = [1766];
export const modules = {

/***/ 91766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpText: () => (/* binding */ helpText),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55182);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28974);


/** Returns the text of `--help`, generated from the tables of the parser: for one command, or for all. */
function helpText(topic = null) {
    return topic === null || topic === 'run' ? wholeText() : textOf(topic);
}
/** Returns a command's description, which begins with its usage if it takes more than flags. */
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
    const variables = [
        ['FORGE_API_KEY', `API key; or the provider's own variable: ${_core_model_providers_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_VARIABLES */ .A8.join(', ')}`],
        ['FORGE_PROVIDER, FORGE_MODEL, FORGE_BASE_URL', 'Same as the flags, which take precedence'],
    ];
    const text = [
        'Usage: forge-headless [run] --task TEXT [flags]',
        '',
        'Runs a coding agent on one task in this repository, unattended and under hard limits.',
        '',
        'Commands',
        ...columns(commands),
        '',
        'Flags',
        ...columns([...flags, ['--help', 'Print this help.'], ['--version', 'Print the version.']]),
        '',
        'Environment',
        ...columns(variables),
        '',
        'Precedence: flag, environment, .forge/headless-config.yml, profile, default.',
        'Exit codes: 0 success, 1 failure, 2 a limit, 3 a quality gate, 4 timeout, 5 configuration, 6 git.',
    ];
    return `${text.join('\n')}\n`;
}
/** Returns `--allow GLOB…`, as help and docs write it. */
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
