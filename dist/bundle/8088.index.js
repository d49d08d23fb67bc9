export const id = 8088;
export const ids = [8088];
export const modules = {

/***/ 68088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  brokenSchemas: () => (/* binding */ brokenSchemas),
  mainFacts: () => (/* binding */ mainFacts)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
;// CONCATENATED MODULE: ./build/adapters/workspace/document-validation.js


/** As in the standard, unknown keywords are annotations, and formats are not checked. */
const AJV_OPTIONS = { strict: false, validateFormats: false, logger: false };
/** The supported drafts, by a part of `$schema`. A schema without `$schema` uses the first. */
const DRAFTS = [
    { mark: '2020-12', open: async () => new (await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19))).default.Ajv2020(AJV_OPTIONS) },
    { mark: '2019-09', open: async () => new (await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(878)]).then(__webpack_require__.t.bind(__webpack_require__, 38497, 19))).default.Ajv2019(AJV_OPTIONS) },
    { mark: 'draft-07', open: async () => new (await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2463)]).then(__webpack_require__.t.bind(__webpack_require__, 42463, 19))).default.Ajv(AJV_OPTIONS) },
];
/** Compiles the schema, or returns its problem in words that follow its path. */
async function documentCheck(schemaPath, schema) {
    const read = readDocuments(schemaPath, schema);
    if (typeof read === 'string')
        return read;
    const [root] = read;
    if (typeof root !== 'object' || root === null || Array.isArray(root)) {
        return 'is not a JSON Schema: it is not an object';
    }
    const validate = await compiled(root);
    return typeof validate === 'string' ? validate : (path, bytes) => problemIn(path, bytes, validate);
}
async function compiled(schema) {
    const named = '$schema' in schema ? String(schema.$schema) : DRAFTS[0].mark;
    const draft = DRAFTS.find(({ mark }) => named.includes(mark));
    if (draft === undefined) {
        return `uses the schema draft ${named}, but only ${DRAFTS.map(({ mark }) => mark).join(', ')} are supported`;
    }
    try {
        return (await draft.open()).compile(schema);
    }
    catch (error) {
        return `is not a valid schema: ${firstLineOf(error)}`;
    }
}
function problemIn(path, bytes, validate) {
    const documents = readDocuments(path, bytes);
    if (typeof documents === 'string')
        return documents;
    try {
        const bad = documents.find((document) => !validate(document));
        return bad === undefined ? null : `is not valid: ${firstOf(validate.errors)}`;
    }
    catch (error) {
        return `cannot be checked: ${firstLineOf(error)}`;
    }
}
function firstOf(errors) {
    const [first] = errors ?? [];
    if (first === undefined)
        return 'it does not match the schema';
    return `${first.instancePath === '' ? 'the document' : first.instancePath} ${first.message ?? 'is wrong'}`;
}
/** Returns the value of a JSON file or each document of a YAML file, or the problem as text. */
function readDocuments(path, bytes) {
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        if (/\.json$/i.test(path))
            return [JSON.parse(text)];
        if (!/\.ya?ml$/i.test(path))
            return 'cannot be checked against a schema, because it is neither .json nor .yaml';
        const documents = (0,dist.parseAllDocuments)(text);
        if ('empty' in documents)
            return [null];
        const [error] = documents.flatMap((document) => document.errors);
        if (error !== undefined)
            return `is not valid YAML: ${firstLineOf(error)}`;
        return documents.map((document) => document.toJS());
    }
    catch (error) {
        return `cannot be read: ${firstLineOf(error)}`;
    }
}
/** Returns the first line only, because a parser's message may quote the text. */
function firstLineOf(error) {
    const text = (0,message_of/* messageOf */.b)(error);
    return (text.split('\n')[0] ?? '').slice(0, 300).replace(/:$/, '');
}

// EXTERNAL MODULE: ./build/constraints/patterns/glob.js + 1 modules
var patterns_glob = __webpack_require__(8028);
// EXTERNAL MODULE: ./build/settings/schema/safety-schema.js
var safety_schema = __webpack_require__(38048);
;// CONCATENATED MODULE: ./build/run/judging/main-facts.js



/** Returns how a commit on the main branch meets S-013. Reads the content to be committed, not the disk. */
async function mainFacts(commit) {
    const { branch, changes, stateProblem, settings } = commit;
    const { require_changelog: file } = settings;
    const isUpdated = changes.some((change) => change.path === file && addsEntry(change));
    const changelog = file === undefined ? null : { file, updated: isUpdated };
    return { branch, changelog, stateProblem, invalid: await invalidFiles(commit) };
}
/** Returns true if a change adds a line. A changed mode or removed lines are not a changelog entry. */
function addsEntry({ newMode, linesAdded, binary, oldOid, newOid }) {
    if (newMode === null || !newMode.startsWith('100'))
        return false;
    return binary ? oldOid !== newOid : linesAdded > 0;
}
async function invalidFiles(commit) {
    const { settings, trusted, repository } = commit;
    const checks = await schemaChecks(settings, trusted, repository);
    const invalid = await Promise.all(settings.validate.map((rule) => invalidBy(rule, checks.get(rule.schema) ?? MISSING, commit)));
    return invalid.flat();
}
/** Returns the schemas that cannot be used, in the order of the settings, each once. */
async function brokenSchemas(settings, trusted, repository) {
    const checks = await schemaChecks(settings, trusted, repository);
    return [...checks].flatMap(([path, check]) => typeof check === 'string' ? [{ path, problem: check }] : []);
}
const MISSING = 'is not in the trusted commit of this run';
/** Returns a check for each schema, or text that says why it cannot be used and follows its path in a message. */
async function schemaChecks({ validate }, trusted, repository) {
    const paths = [...new Set(validate.map(({ schema }) => schema))];
    const found = await repository.filesAt(trusted, paths, safety_schema/* LARGEST_FILE */.K);
    const checks = paths.map(async (path) => {
        const file = found.get(path) ?? MISSING;
        return [path, typeof file === 'string' ? file : await documentCheck(path, file.bytes)];
    });
    return new Map(await Promise.all(checks));
}
async function invalidBy({ files, schema }, check, { repository, tree }) {
    if (typeof check === 'string')
        return [{ path: schema, problem: check }];
    // Globs are read broadly, so that no file is missed.
    const glob = (0,patterns_glob/* compileGlobs */.tI)([files.replace(/\/$/, '/**')], { caseFold: true, anyDepth: true, covers: false });
    const matching = await repository.files(tree, (path) => glob.match(path) !== null, safety_schema/* LARGEST_FILE */.K);
    return matching.flatMap(({ path, bytes: content }) => {
        const problem = content === null ? 'is too large to be checked' : check(path, content);
        return problem === null ? [] : [{ path, problem }];
    });
}


/***/ })

};
