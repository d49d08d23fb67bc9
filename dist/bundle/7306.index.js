export const id = 7306;
export const ids = [7306];
export const modules = {

/***/ 91988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ jsonExcess),
/* harmony export */   lq: () => (/* binding */ valueExcess),
/* harmony export */   nh: () => (/* binding */ parseBounded)
/* harmony export */ });
/* unused harmony exports DEEPEST_JSON, MOST_JSON_VALUES */
/**
 * Maximum nesting of lists and objects. Later code may recurse over a value, and no real tool call, constraint or event
 * is nested this deep.
 */
const DEEPEST_JSON = 100;
/** Maximum number of values in one text. No real argument comes near it. */
const MOST_JSON_VALUES = 100_000;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Returns the limit that a JSON text exceeds, in words that continue "it"; null if there is none. Takes one pass. */
function jsonExcess(text, most = MOST_JSON_VALUES) {
    let depth = 0;
    let values = 1;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = endOfText(text, at);
        else if (code === 0x5b || code === 0x7b)
            depth += 1;
        else if (code === 0x5d || code === 0x7d)
            depth -= 1;
        else if (code === 0x2c)
            values += 1;
        if (depth > DEEPEST_JSON)
            return `has more than ${DEEPEST_JSON} levels of lists and objects`;
        if (values > most)
            return `has more than ${most} values`;
    }
    return null;
}
/** Returns the index of the quote that closes the string; the length of the text if it is not closed. */
function endOfText(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let before = at;
        while (text.charCodeAt(before - 1) === BACKSLASH)
            before -= 1;
        if ((at - before) % 2 === 0)
            return at;
    }
    return text.length;
}
/** Returns the limit that a parsed value exceeds, like `jsonExcess` for a text. Does not recurse. */
function valueExcess(value) {
    let level = isContainer(value) ? [value] : [];
    let values = 1;
    for (let depth = 1; level.length > 0; depth++) {
        if (depth > DEEPEST_JSON)
            return `has more than ${DEEPEST_JSON} levels of lists and objects`;
        const next = [];
        for (const container of level) {
            const entries = Object.values(container);
            values += entries.length;
            if (values > MOST_JSON_VALUES)
                return `has more than ${MOST_JSON_VALUES} values`;
            for (const entry of entries)
                if (isContainer(entry))
                    next.push(entry);
        }
        level = next;
    }
    return null;
}
function isContainer(value) {
    return typeof value === 'object' && value !== null;
}
/** Parses untrusted JSON. Throws SyntaxError, also for text that exceeds the limits. */
function parseBounded(text, most = MOST_JSON_VALUES) {
    const excess = jsonExcess(text, most);
    if (excess !== null)
        throw new SyntaxError(`it ${excess}`);
    return JSON.parse(text);
}


/***/ }),

/***/ 57306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkoutOf: () => (/* binding */ checkoutOf),
  initialize: () => (/* binding */ initialize)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/settings/sources/file.js
var file = __webpack_require__(77891);
// EXTERNAL MODULE: ./build/adapters/git/credentials/config-file.js
var config_file = __webpack_require__(8176);
;// CONCATENATED MODULE: ./build/adapters/git/checkout/clone-facts.js




const MAX_FILE_BYTES = 256 * 1024;
const ORIGIN_HEAD = /^ref: refs\/remotes\/origin\/(\S+)/;
const MAIN_BRANCH_HEAD = /^ref: refs\/heads\/(main|master)\s*$/;
/** Reads the facts of the clone at `root`; null if its files do not say. */
function cloneFacts(root) {
    const folder = gitFolder(root);
    const shared = commonFolder(folder);
    const entries = (0,config_file/* parseConfig */.o)(textIn((0,external_node_path_.join)(shared, 'config')));
    const url = entries.findLast(({ section, subsection, name }) => section === 'remote' && subsection === 'origin' && name === 'url');
    const remoteHead = ORIGIN_HEAD.exec(textIn((0,external_node_path_.join)(shared, 'refs/remotes/origin/HEAD')))?.[1];
    const head = MAIN_BRANCH_HEAD.exec(textIn((0,external_node_path_.join)(folder, 'HEAD')))?.[1];
    return { originUrl: url?.value ?? null, defaultBranch: remoteHead ?? head ?? null };
}
/** Returns the git directory. In a linked worktree or submodule, `.git` is a file that names it. */
function gitFolder(root) {
    const path = (0,external_node_path_.join)(root, '.git');
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
        return path;
    const named = /^gitdir: (.+)$/m.exec(textIn(path))?.[1];
    return named === undefined ? path : (0,external_node_path_.resolve)(root, named.trim());
}
function commonFolder(folder) {
    const named = textIn((0,external_node_path_.join)(folder, 'commondir')).trim();
    return named === '' ? folder : (0,external_node_path_.resolve)(folder, named);
}
function textIn(path) {
    const read = (0,file/* readFromDisk */.m)(path, MAX_FILE_BYTES);
    return read.kind === 'bytes' ? new TextDecoder().decode(read.bytes) : '';
}

// EXTERNAL MODULE: ./build/adapters/git/program/find-git.js
var find_git = __webpack_require__(67635);
// EXTERNAL MODULE: ./build/adapters/log/printable-text.js
var printable_text = __webpack_require__(50555);
// EXTERNAL MODULE: ./build/core/text/message-of.js
var message_of = __webpack_require__(45061);
;// CONCATENATED MODULE: ./build/adapters/workspace/files/new-file.js



/** Checks the path of a new file below `root`. `path` is relative, with `/`. Follows no links. */
function newFilePlace(root, path) {
    const parts = path.split('/');
    for (let at = 1; at < parts.length; at++) {
        const folder = parts.slice(0, at).join('/');
        const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, folder), { throwIfNoEntry: false });
        if (stat === undefined)
            return { kind: 'free' };
        if (!stat.isDirectory()) {
            const what = stat.isSymbolicLink() ? 'a link' : 'not a folder';
            return { kind: 'closed', reason: `${folder} is ${what}: put a folder in its place` };
        }
    }
    return { kind: (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false }) === undefined ? 'free' : 'taken' };
}
/** Creates the file and its parent folders. Never overwrites. Returns null or the reason of a failure. */
function createFile(root, path, text) {
    const folder = path.split('/').slice(0, -1).join('/');
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(root, folder), { recursive: true });
        const flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_NOFOLLOW;
        const handle = (0,external_node_fs_.openSync)((0,external_node_path_.join)(root, path), flags, 0o644);
        try {
            (0,external_node_fs_.writeSync)(handle, text);
        }
        finally {
            (0,external_node_fs_.closeSync)(handle);
        }
        return null;
    }
    catch (error) {
        return `${path} cannot be written (${(0,message_of/* messageOf */.b)(error)}): give this user write permission, or use --print`;
    }
}

// EXTERNAL MODULE: ./build/core/path/git-folder.js
var git_folder = __webpack_require__(13993);
;// CONCATENATED MODULE: ./build/adapters/workspace/files/top-level-files.js




/** Bytes. No manifest written by a person is larger. */
const top_level_files_MAX_FILE_BYTES = 1024 * 1024;
/** Bytes. Enough to see which tool wrote a lock file. */
const MAX_LOCK_BYTES = 64 * 1024 * 1024;
const HEAD = 4096;
const MAX_ENTRIES = 10_000;
/** Limits: folders to visit, and the size of one package.json. */
const MAX_PACKAGES = 100;
const MAX_PACKAGE_BYTES = 256 * 1024;
/** Reads the top of `root`. `reading` returns how much of a file is read. */
function readTop(root, reading) {
    const entries = (0,external_node_fs_.readdirSync)(root, { withFileTypes: true });
    const listed = entries.slice(0, MAX_ENTRIES);
    const files = listed.filter((entry) => entry.isFile()).map(({ name }) => name);
    const texts = new Map();
    const unread = [];
    for (const name of files) {
        const how = reading(name);
        if (how === 'none')
            continue;
        const read = (0,file/* readFromDisk */.m)((0,external_node_path_.join)(root, name), how === 'head' ? MAX_LOCK_BYTES : top_level_files_MAX_FILE_BYTES);
        if (read.kind === 'bytes')
            texts.set(name, decoded(how === 'head' ? read.bytes.subarray(0, HEAD) : read.bytes));
        else if (read.kind === 'refused' && how === 'whole')
            unread.push(`${name} was not read: ${read.message}.`);
    }
    return {
        files: new Set(files),
        folders: new Set(listed.filter((entry) => entry.isDirectory()).map(({ name }) => name)),
        programs: new Set(files.filter((name) => ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, name)).mode & 0o111) !== 0)),
        texts,
        unread,
        isEmpty: entries.every(({ name }) => name === git_folder/* GIT_FOLDER */.M),
    };
}
/** Decodes UTF-8 without a byte order mark and with LF line ends. Invalid bytes become replacement characters. */
function decoded(bytes) {
    return new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
}
/** Returns the packages of a workspace: each named folder, or each folder in a named parent. */
function readPackages(root, places) {
    const folders = places.flatMap(({ folder, isParent }) => isParent ? foldersIn(root, folder).map((name) => `${folder}/${name}`) : [folder]);
    return [...new Set(folders)].slice(0, MAX_PACKAGES).flatMap((folder) => {
        if (!isRealFolder(root, folder))
            return [];
        const path = (0,external_node_path_.join)(root, folder, 'package.json');
        if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
            return [];
        const read = (0,file/* readFromDisk */.m)(path, MAX_PACKAGE_BYTES);
        return read.kind === 'bytes' ? [{ folder, manifest: decoded(read.bytes) }] : [];
    });
}
/** Returns the workflows in `.github/workflows` by path. Larger ones have no text. */
function readWorkflows(root) {
    const folder = '.github/workflows';
    if (!isRealFolder(root, folder))
        return new Map();
    const names = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name))
        .map(({ name }) => name)
        .sort();
    return new Map(names.slice(0, MAX_PACKAGES).map((name) => {
        const read = (0,file/* readFromDisk */.m)((0,external_node_path_.join)(root, folder, name), MAX_PACKAGE_BYTES);
        return [`${folder}/${name}`, read.kind === 'bytes' ? decoded(read.bytes) : ''];
    }));
}
function foldersIn(root, folder) {
    if (!isRealFolder(root, folder))
        return [];
    return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder), { withFileTypes: true })
        .slice(0, MAX_ENTRIES)
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
        .slice(0, MAX_PACKAGES);
}
/** Returns true for a folder of the repository that is not reached through a link. */
function isRealFolder(root, path) {
    const parts = path.split('/');
    return parts.every((_, at) => {
        const place = (0,external_node_path_.join)(root, ...parts.slice(0, at + 1));
        return (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isDirectory() === true;
    });
}

// EXTERNAL MODULE: ./build/core/run/outcome.js
var outcome = __webpack_require__(18772);
;// CONCATENATED MODULE: ./build/init/project/pins.js
/** The default action in a workflow. `--action` or the checkout from which `init` was started overrides it. */
const PUBLISHED_ACTION = 'org/forge-headless@v1';
/** Third-party actions by commit, with the release of that commit. */
const PINS = {
    'actions/checkout': ['de0fac2e4500dabe0009e67214ff5f5447ce83dd', 'v6.0.2'],
    'actions/setup-node': ['6044e13b5dc448c55e2357c09f80417699197238', 'v6.2.0'],
    'actions/setup-python': ['ece7cb06caefa5fff74198d8649806c4678c61a1', 'v6.3.0'],
    'actions/setup-go': ['924ae3a1cded613372ab5595356fb5720e22ba16', 'v6.5.0'],
    'actions/setup-java': ['b6effb05e454b25005698d916606bdc6ffcbf961', 'v5.7.0'],
    'actions/setup-dotnet': ['26b0ec14cb23fa6904739307f278c14f94c95bf1', 'v5.4.0'],
    'astral-sh/setup-uv': ['11f9893b081a58869d3b5fccaea48c9e9e46f990', 'v8.3.2'],
    'oven-sh/setup-bun': ['0c5077e51419868618aeaa5fe8019c62421857d6', 'v2.2.0'],
    'ruby/setup-ruby': ['0dafeac902942906541bc140009cdbf32665b601', 'v1.315.0'],
    'shivammathur/setup-php': ['f3e473d116dcccaddc5834248c87452386958240', '2.37.2'],
};
/** Returns `actions/checkout@<commit> # v6.0.2`, as it follows `uses:`. */
function pinned(action) {
    const [commit, release] = PINS[action];
    return `${action}@${commit} # ${release}`;
}

;// CONCATENATED MODULE: ./build/init/remote-address.js
/** Servers whose CI does not read `.github/workflows`. Any other server may be a GitHub Enterprise Server. */
const OTHERS = /(?:^|[.-])(?:gitlab|bitbucket|codeberg|gitea|forgejo|sr\.ht|visualstudio|azure|amazonaws)(?:[.-]|$)/i;
function readsGithubWorkflows(remote) {
    return remote === null || !OTHERS.test(remote.host);
}
const ADDRESSES = [
    /^(?:https?|ssh|git):\/\/(?:[^@/\s]*@)?([\w.-]+)(?::\d+)?\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/,
    /^(?:[\w.-]+@)?([\w.-]+):\/?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/,
];
/** Returns the host, owner and name in a remote's URL; null for local paths and other text. */
function remoteAddress(url) {
    if (url.length > 500)
        return null;
    for (const address of ADDRESSES) {
        const [, host, owner, name] = address.exec(url) ?? [];
        if (host !== undefined && owner !== undefined && name !== undefined)
            return { host, owner, name };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/init/action-name.js


/** `owner/name@ref`, or `owner/name/folder@ref`. */
const ACTION = /^[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*@[A-Za-z0-9][\w./-]*$/;
function isActionName(text) {
    return text.length <= 300 && ACTION.test(text);
}
/**
 * Returns the action that a new workflow uses. That is the one in `--action`, else the github.com repository that this
 * program was cloned from. Otherwise it is the published one, in which the user fills in the owner.
 */
function actionFor(given, ownRemote) {
    if (given !== null)
        return given;
    const own = ownRemote === null ? null : remoteAddress(ownRemote);
    if (own === null || own.host !== 'github.com' || own.name !== 'forge-headless')
        return PUBLISHED_ACTION;
    return PUBLISHED_ACTION.replace(/^[^/]+/, own.owner);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/init/config-text.js

/** The model in new configurations. The price table contains it, so its cost limit works. */
const PROVIDER = 'anthropic';
const MODEL = 'claude-sonnet-5-5';
/** Common folder names of sources and tests, for the example of allowed_patterns. */
const USUAL = [
    ...['src', 'lib', 'app', 'apps', 'packages', 'cmd', 'internal', 'pkg', 'crates', 'include'],
    ...['test', 'tests', 'spec', '__tests__'],
];
/** Returns the text of `.forge/headless-config.yml`. `action` is `owner/name@ref`. */
function configText(plan, project, action) {
    const { repository, ref } = actionParts(action);
    const base = `https://raw.githubusercontent.com/${repository}/${ref}`;
    return `# yaml-language-server: $schema=${base}/schema/headless-config.schema.json
# What forge-headless may do in this repository, and what decides whether its work is good.
# All settings: https://github.com/${repository}/blob/${ref}/docs/configuration.md
version: 1

# The key of the model is never in this file. It comes from a secret or from the environment.
model:
  provider: ${PROVIDER}
  name: ${MODEL}

# Limits of one run. A run that reaches one stops, and commits nothing.
constraints:
  max_files: 10
  max_lines_changed: 500
  max_cost_usd: 5
  timeout: ${runTimeout(plan)}
  # allowed_patterns: [${examplePatterns(project)}] # only these files may be changed

${gatesText(plan)}
# Refuses a change that weakens the tests or the gates, instead of reporting it.
# gate_protection: reject
`;
}
/** Minutes that the job gets for its setup, in addition to the run's time limit. */
const SETUP_MINUTES = 15;
/** Returns the run's time limit, which is longer if a gate may take long. */
function runTimeout({ gates }) {
    return `${minutes(gates)}m`;
}
function jobMinutes({ gates }) {
    return minutes(gates) + SETUP_MINUTES;
}
function minutes(gates) {
    return gates.some(({ timeout }) => timeout === '10m') ? 30 : 20;
}
/** Splits `owner/name@ref` or `owner/name/path@ref`. */
function actionParts(action) {
    const [name = '', ref = ''] = action.split('@');
    return { repository: name.split('/').slice(0, 2).join('/'), ref };
}
function examplePatterns({ folders }) {
    const found = USUAL.filter((name) => folders.has(name));
    return (found.length === 0 ? ['src', 'tests'] : found).map((name) => `"${name}/**"`).join(', ');
}
const INTRO = `# These commands decide whether the work is good: a red one goes back to the agent, and nothing is committed
# while a required one is red. They run in the sandbox, without a network, so the workflow installs what they need.`;
const EXAMPLE = `# quality_gates:
#   - name: Tests
#     command: ./run-tests.sh
#     max_retries: 2`;
const TEST_EXAMPLE = `  # No test command was found. Add yours:
  # - name: Tests
  #   command: ./run-tests.sh
  #   max_retries: 2`;
function gatesText({ gates, hasTests }) {
    if (gates.length === 0) {
        return `${INTRO}\n# No test or lint command was found. Without a gate, only the agent says that its work is done. Add yours:\n${EXAMPLE}\n`;
    }
    const list = (0,dist.stringify)(gates.map(entry), { lineWidth: 0 }).trimEnd();
    const indented = list.replaceAll(/^/gm, '  ');
    const note = gates.some(({ baseline }) => baseline === 'tolerate')
        ? '\n# baseline: tolerate exempts a gate that is red before the agent starts.'
        : '';
    return `${INTRO}${note}\nquality_gates:\n${indented}\n${hasTests ? '' : `${TEST_EXAMPLE}\n`}`;
}
function entry({ name, command, timeout, baseline }) {
    return {
        name,
        command,
        ...(timeout === undefined ? {} : { timeout }),
        max_retries: 2,
        ...(baseline === undefined ? {} : { baseline }),
    };
}

;// CONCATENATED MODULE: ./build/init/manifests.js
/** Files in the root folder whose text is read. Of all others, only the name is used. */
const READ = new Set([
    ...['.gitignore', 'package.json', 'pnpm-workspace.yaml', 'turbo.json', 'nx.json', '.yarnrc.yml'],
    ...[
        'pyproject.toml',
        'requirements.txt',
        'requirements-dev.txt',
        'requirements_dev.txt',
        'dev-requirements.txt',
    ],
    ...['requirements-test.txt', 'test-requirements.txt', 'Pipfile', 'setup.cfg', 'setup.py', 'tox.ini'],
    ...['go.work', 'Cargo.toml', 'pom.xml', 'build.gradle', 'build.gradle.kts', 'Directory.Build.props'],
    ...['Gemfile', 'Gemfile.lock', 'Rakefile', 'composer.json', 'CMakeLists.txt'],
    ...['Makefile', 'makefile', 'GNUmakefile'],
]);
/** Lock files are large, and only their first lines matter. */
const HEADS = new Set(['pnpm-lock.yaml', 'yarn.lock']);
const READ_ENDINGS = /\.(?:gemspec|slnx?|csproj|fsproj|vbproj)$/i;
/** Returns how much of a file in the root folder is read. */
function reading(name) {
    if (READ.has(name) || READ_ENDINGS.test(name))
        return 'whole';
    return HEADS.has(name) ? 'head' : 'none';
}

// EXTERNAL MODULE: ./build/core/model/providers.js
var providers = __webpack_require__(55182);
;// CONCATENATED MODULE: ./build/init/workflow-text.js




/** The secret from which the workflow reads the model's key. */
const SECRET = providers/* PROVIDER_FACTS */.g3[PROVIDER].keyVariable ?? 'FORGE_API_KEY';
const SANDBOX = {
    name: 'Install the sandbox',
    run: `sudo apt-get update && sudo apt-get install -y bubblewrap
# Ubuntu 24.04 refuses the namespaces that the sandbox is made of, unless this is 0.
sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`,
};
const IS_TASK = "github.event_name == 'workflow_dispatch'";
/** Returns the text of `.github/workflows/forge.yml`. `action` is the value of `uses:`. */
function workflowText(plan, action) {
    return `${workflow_text_HEAD}    timeout-minutes: ${jobMinutes(plan)}
${CONCURRENCY}    permissions:
      contents: write # to push the commit; the agent's commands never hold the token
      pull-requests: write # to open the pull request, and to answer comments
      # actions: write # lets "/forge stop" cancel a run
    steps:
      - uses: ${pinned('actions/checkout')}
        with:
          persist-credentials: false
${rendered(SANDBOX)}${plan.steps.length === 0 ? NOTHING_TO_INSTALL : INSTALL}${plan.steps.map(rendered).join('')}      - uses: ${action}
        with:
          task: \${{ inputs.task }}
          # A task becomes a pull request from a branch of its own, a comment becomes a commit on its pull request.
          create-pr: \${{ ${IS_TASK} }}
          branch: \${{ ${IS_TASK} && format('forge/task-{0}', github.run_number) || '' }}
          api-key: \${{ secrets.${SECRET} }}
`;
}
const workflow_text_HEAD = `# Two ways to start it:
# - Actions > Forge > Run workflow: the task becomes a pull request.
# - A comment "/forge fix the failing lint" on a pull request: it becomes a commit there. Needs write access.
name: Forge

on:
  workflow_dispatch:
    inputs:
      task:
        description: The task for the agent
        type: string
        required: true
  # Anyone can comment. Before anything is fetched, the action asks GitHub whether the author has write access.
  issue_comment: # zizmor: ignore[dangerous-triggers]
    types: [created]

permissions: {}

jobs:
  forge:
    name: Work on the task
    if: >-
      ${IS_TASK} ||
      (github.event.issue.pull_request && startsWith(github.event.comment.body, '/forge'))
    runs-on: ubuntu-24.04
`;
const CONCURRENCY = `    concurrency:
      # One run for each pull request; the next one waits. "/forge stop" and "/forge help" wait for nothing.
      group: >-
        forge-\${{ github.event.issue.number || github.run_id }}-\${{
        (startsWith(github.event.comment.body, '/forge stop') || startsWith(github.event.comment.body, '/forge help'))
        && github.run_id || 'work' }}
      cancel-in-progress: false
`;
const INSTALL = `      # What the gates and the agent's commands need: they have no network. With a comment, these steps run on the
      # default branch, never on the code of the pull request.
`;
const NOTHING_TO_INSTALL = `      # Install here what your gates need: they have no network.
`;
/** A comment for zizmor, which would otherwise request a lock file. */
const FIXED_VERSION = '# zizmor: ignore[adhoc-packages]';
/** Returns one step of the job. The YAML library writes the scalars, so no text can become another key. */
function rendered(step) {
    if (!('uses' in step)) {
        const { name, run, env, mayFail, installsTool } = step;
        const failing = mayFail === true ? { 'continue-on-error': true } : {};
        const text = (0,dist.stringify)({ name, ...failing, run, ...(env === undefined ? {} : { env }) }, { lineWidth: 0 });
        return asItem(installsTool === true ? text.replace(/^run: .*$/m, `$& ${FIXED_VERSION}`) : text);
    }
    const given = step.with === undefined ? '' : (0,dist.stringify)({ with: step.with }, { lineWidth: 0 });
    // The pin is a constant followed by a comment, which the library would quote.
    return asItem(`uses: ${step.uses}\n${given}`);
}
function asItem(text) {
    const [first = '', ...rest] = text.trimEnd().split('\n');
    return [`      - ${first}`, ...rest.map((line) => `        ${line}`), ''].join('\n');
}

;// CONCATENATED MODULE: ./build/init/next-steps.js



/** Returns the remaining manual steps, in order. */
function nextSteps({ project, action, written, hasWorkflow }) {
    const { remote, defaultBranch } = project;
    const page = remote === null ? null : `https://${remote.host}/${remote.owner}/${remote.name}/settings`;
    const branch = defaultBranch ?? 'the default branch';
    const doctor = `${SECRET}=… forge-headless doctor --task "Fix the failing tests"`;
    const local = [`See what is still missing here: ${doctor}`];
    if (!hasWorkflow)
        return local;
    return [
        `Put the key for ${PROVIDER} into the secret ${SECRET}: ${page === null ? 'Settings > Secrets and variables > Actions' : `${page}/secrets/actions/new`}, or run: gh secret set ${SECRET}`,
        `Turn on "Allow GitHub Actions to create and approve pull requests": ${page === null ? 'Settings > Actions > General' : `${page}/actions`}`,
        ...(action === PUBLISHED_ACTION
            ? [
                `Replace "org" in ${action} by the account that hosts the action, in both files. Or start over with --action OWNER/REPO@REF.`,
            ]
            : []),
        `${written.length > 0 ? `Commit ${written.join(' and ')}` : 'Commit the files'} to ${branch}: GitHub reads the workflow from there.`,
        // After the commit, because new files make the workspace unclean.
        ...local,
        'Start the first run: Actions > Forge > Run workflow, or comment "/forge …" on a pull request.',
    ];
}

;// CONCATENATED MODULE: ./build/init/project/ecosystem.js
/** Test gates of compiled languages get more time. */
const SHORT = '5m';
const LONG = '10m';
function tests(command, timeout = SHORT) {
    return { kind: 'test', name: 'Tests', command, timeout };
}
/** Returns a gate for a check that the project runs itself. */
function check(kind, name, command) {
    return { kind, name, command };
}
/** Returns a gate for a check known only from a configuration file, which may be red already. */
function tolerated(kind, name, command) {
    return { kind, name, command, baseline: 'tolerate' };
}
function textOf({ texts }, name) {
    return texts.get(name) ?? '';
}
/** Returns the first of the files that exists in the repository. */
function firstFile({ files }, names) {
    return names.find((name) => files.has(name)) ?? null;
}
/** Returns true for names without special characters of a shell or YAML, which may be part of a command. */
function isPlainPath(name) {
    return (/^[A-Za-z0-9_][\w.-]*(?:\/[A-Za-z0-9_][\w.-]*)*$/.test(name) && !name.includes('..') && name.length <= 200);
}

;// CONCATENATED MODULE: ./build/init/project/ignored.js
/** Reports whether a line of the top .gitignore names the folder or file, directly or by `*`. */
function isIgnored({ texts }, name) {
    const lines = (texts.get('.gitignore') ?? '').split('\n');
    return lines.some((line) => matches(line, name));
}
/** Names the entries that a step leaves in the workspace and git would count as changes. */
function unignored(project, step, names) {
    const missing = names.filter((name) => !isIgnored(project, name));
    if (missing.length === 0)
        return [];
    return [
        `${step} creates ${missing.join(' and ')}, which .gitignore does not list: add ${missing.length === 1 ? 'it' : 'them'}, or each run ends with exit 6 because the workspace is not clean.`,
    ];
}
function matches(line, name) {
    const glob = line
        .trim()
        .replace(/^(?:\*\*\/|\/)/, '')
        .replace(/(?:\/\*{0,2})$/, '');
    if (glob === '' || glob.startsWith('#') || glob.startsWith('!') || glob.length > 100)
        return false;
    const pieces = glob.split(/\*+/).map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    // A line with many stars cannot be meant for these names, so only a few are allowed.
    return pieces.length <= 3 && new RegExp(`^${pieces.join('.*')}$`).test(name);
}

;// CONCATENATED MODULE: ./build/init/ecosystems/cmake.js


/** CMake, tested by CTest if the top CMakeLists.txt has tests. The runner includes CMake and a compiler. */
const cmake = (project) => {
    if (!project.files.has('CMakeLists.txt'))
        return null;
    const text = textOf(project, 'CMakeLists.txt');
    // A tracked folder `build` contains something else.
    const folder = project.folders.has('build') && !isIgnored(project, 'build') ? 'cmake-build' : 'build';
    const configure = `cmake -S . -B ${folder}`;
    const build = `${configure} && cmake --build ${folder} --parallel`;
    const hasTests = /\b(?:enable_testing|add_test|include\s*\(\s*CTest\b|catch_discover_tests|gtest_discover_tests)/i.test(text);
    const downloads = /\b(?:FetchContent|ExternalProject|CPMAddPackage|CPM\.cmake)/i.test(text);
    return {
        label: hasTests ? 'C or C++ (CMake, CTest)' : 'C or C++ (CMake)',
        language: 'C++',
        steps: downloads ? [{ name: 'Download what the build needs', run: configure }] : [],
        gates: [
            hasTests
                ? tests(`${build} && ctest --test-dir ${folder} --output-on-failure`, LONG)
                : { ...check('build', 'Build', build), timeout: LONG },
        ],
        notes: downloads ? unignored(project, 'cmake', [folder]) : [],
    };
};

;// CONCATENATED MODULE: ./build/init/ecosystems/dotnet.js



const SOLUTION = /\.slnx?$/i;
const PROJECT = /\.(?:cs|fs|vb)proj$/i;
/** Long-term releases, for projects that do not specify a version. */
const SUPPORTED = '8.0.x\n10.0.x';
/** .NET: solutions and projects in the root folder. */
const dotnet = (project) => {
    const names = [...project.files].sort();
    const solutions = names.filter((name) => SOLUTION.test(name));
    const candidates = solutions.length > 0 ? solutions : names.filter((name) => PROJECT.test(name));
    if (candidates.length === 0)
        return null;
    const target = targetOf(candidates);
    const texts = candidates.map((name) => project.texts.get(name) ?? '').join('\n');
    const hasTests = /test/i.test(texts) || ['test', 'tests'].some((name) => project.folders.has(name));
    const run = (verb) => `dotnet ${verb}${target}`;
    return {
        label: '.NET',
        language: '.NET',
        steps: [
            { uses: pinned('actions/setup-dotnet'), ...sdk(project) },
            { name: 'Restore packages', run: run('restore') },
        ],
        gates: [
            hasTests
                ? tests(`${run('test')} --no-restore`, LONG)
                : { ...check('build', 'Build', `${run('build')} --no-restore`), timeout: LONG },
            ...(project.files.has('.editorconfig')
                ? [tolerated('lint', 'Format', `${run('format')} --no-restore --verify-no-changes`)]
                : []),
        ],
        notes: [
            ...(candidates.length > 1 ? [manyNote(candidates, target)] : []),
            ...unignored(project, 'dotnet restore', ['obj']),
        ],
    };
};
/** If there is only one candidate, dotnet finds it itself. */
function targetOf(candidates) {
    const [first = ''] = candidates.filter(isPlainPath);
    return candidates.length === 1 || first === '' ? '' : ` ${first}`;
}
function manyNote(candidates, target) {
    return target === ''
        ? `There are ${candidates.length} solutions or projects at the top: name the right one in the dotnet commands.`
        : `There are ${candidates.length} solutions or projects at the top;${target} is used. Change it where another one is meant.`;
}
/** The setup action reads global.json itself. */
function sdk(project) {
    if (project.files.has('global.json'))
        return {};
    const names = ['Directory.Build.props', ...[...project.files].filter((name) => PROJECT.test(name)).sort()];
    const texts = names.map((name) => project.texts.get(name) ?? '').join('\n');
    const versions = [...texts.matchAll(/\bnet(\d{1,2})\.0\b/g)].map(([, major = '']) => Number(major));
    const wanted = [...new Set(versions)].filter((major) => major >= 5).sort((one, other) => one - other);
    return {
        with: {
            'dotnet-version': wanted.length === 0 ? SUPPORTED : wanted.map((major) => `${major}.0.x`).join('\n'),
        },
    };
}

;// CONCATENATED MODULE: ./build/init/ecosystems/go.js


/** Go modules and workspaces. */
const go = (project) => {
    const file = firstFile(project, ['go.work', 'go.mod']);
    if (file === null)
        return null;
    const packages = packagesOf(project);
    return {
        label: file === 'go.work' ? 'Go (workspace)' : 'Go',
        language: 'Go',
        steps: [
            { uses: pinned('actions/setup-go'), with: { 'go-version-file': file } },
            { name: 'Download Go modules', run: 'go mod download' },
        ],
        gates: [tests(`go test ${packages}`, LONG), tolerated('lint', 'Vet', `go vet ${packages}`)],
        notes: hasGolangci(project)
            ? ['golangci-lint is configured, but no step installs it: add a step and a gate "golangci-lint run".']
            : [],
    };
};
/** In a workspace without a root module, `./...` matches nothing, so each module is listed. */
function packagesOf(project) {
    if (project.files.has('go.mod'))
        return './...';
    const used = [...textOf(project, 'go.work').matchAll(/^[ \t]*(?:use[ \t]+)?"?\.\/([^\s"()]+)/gm)];
    const folders = used.map(([, folder = '']) => folder.replace(/\/+$/, '')).filter(isPlainPath);
    return folders.length === 0
        ? './...'
        : folders
            .slice(0, 50)
            .map((folder) => `./${folder}/...`)
            .join(' ');
}
function hasGolangci(project) {
    return firstFile(project, ['.golangci.yml', '.golangci.yaml', '.golangci.toml', '.golangci.json']) !== null;
}

;// CONCATENATED MODULE: ./build/init/project/java.js

/** A long-term release that current build tools support. */
const JAVA = '21';
/** Returns the step for the JDK that the repository requests. This distribution offers version 8 and later. */
function javaStep(project, version) {
    const file = '.java-version';
    const named = version !== null && Number(version) >= 8 ? version : JAVA;
    return {
        uses: pinned('actions/setup-java'),
        with: {
            distribution: 'temurin',
            ...(project.files.has(file) ? { 'java-version-file': file } : { 'java-version': named }),
        },
    };
}
/** Returns the command that starts a wrapper script; null if there is none. Git on Windows loses its executable bit. */
function wrapper({ files, programs }, name) {
    if (!files.has(name))
        return null;
    return programs.has(name) ? `./${name}` : `sh ./${name}`;
}

;// CONCATENATED MODULE: ./build/init/ecosystems/gradle.js



const BUILD_FILES = ['build.gradle.kts', 'build.gradle'];
const SETTINGS_FILES = ['settings.gradle.kts', 'settings.gradle'];
/** Plugins whose checks are part of Gradle's `check` task. */
const CHECKERS = /spotless|ktlint|detekt|checkstyle|\bpmd\b|spotbugs|errorprone|kotlinter/;
/** Gradle with Groovy or Kotlin scripts, by its wrapper if the repository has one. */
const gradle = (project) => {
    if (firstFile(project, [...BUILD_FILES, ...SETTINGS_FILES]) === null)
        return null;
    const script = wrapper(project, 'gradlew');
    const run = `${script ?? 'gradle'} --no-daemon --console=plain`;
    const text = buildText(project);
    const isKotlin = /kotlin\(|org\.jetbrains\.kotlin|libs\.plugins\.kotlin/.test(text);
    const notes = script === null
        ? ['No Gradle wrapper was found: the runner\'s own Gradle is used. "gradle wrapper" adds one.']
        : [];
    const hasCheckers = CHECKERS.test(text);
    return {
        label: `${isKotlin ? 'Kotlin' : 'Java'} (Gradle${script === null ? '' : ' wrapper'})`,
        language: isKotlin ? 'Kotlin' : 'Java',
        steps: [
            javaStep(project, versionIn(text)),
            // Gradle resolves test dependencies only when tests run. Failing tests do not stop the setup, because the gate
            // decides.
            {
                name: 'Download what the build needs',
                run: `${run} --continue ${hasCheckers ? 'check' : 'test'}`,
                mayFail: true,
            },
        ],
        gates: [
            tests(`${run} --offline test`, LONG),
            ...(hasCheckers
                ? [{ ...check('lint', 'Checks', `${run} --offline check -x test`), timeout: LONG }]
                : []),
        ],
        notes: [...notes, ...unignored(project, 'Gradle', ['build', '.gradle'])],
    };
};
function buildText(project) {
    return BUILD_FILES.map((name) => textOf(project, name)).join('\n');
}
function versionIn(text) {
    const named = /(?:jvmToolchain\s*\(|JavaLanguageVersion\.of\s*\(|JavaVersion\.VERSION_)\s*(?:1_)?(\d{1,2})/.exec(text) ?? /(?:source|target)Compatibility\s*=?\s*['"]?(?:1\.)?(\d{1,2})/.exec(text);
    return named?.[1] ?? null;
}

// EXTERNAL MODULE: ./build/core/text/bounded-json.js
var bounded_json = __webpack_require__(91988);
;// CONCATENATED MODULE: ./build/init/project/package-json.js

const DEPENDENCIES = [
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'peerDependencies',
    'require',
    'require-dev',
];
/** Reads a manifest's text; null if it is not a JSON object. */
function readManifest(text) {
    let data;
    try {
        data = (0,bounded_json/* parseBounded */.nh)(text);
    }
    catch {
        return null;
    }
    if (typeof data !== 'object' || data === null || Array.isArray(data))
        return null;
    const all = entriesOf(data);
    return {
        scripts: new Map([...entriesOf(all.get('scripts'))].map(([name, value]) => [name, scriptText(value)])),
        packageManager: package_json_textIn(all, 'packageManager'),
        hasNodeEngine: package_json_textIn(entriesOf(all.get('engines')), 'node') !== '' || all.has('volta'),
        workspaces: workspacesIn(all.get('workspaces')),
        dependencies: new Set(DEPENDENCIES.flatMap((name) => [...entriesOf(all.get(name)).keys()])),
    };
}
/** Returns the entries of a parsed object; empty for other values. */
function entriesOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? new Map(Object.entries(value))
        : new Map();
}
function package_json_textIn(entries, name) {
    const value = entries.get(name);
    return typeof value === 'string' ? value : '';
}
function scriptText(value) {
    if (typeof value === 'string')
        return value;
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').join('\n') : '';
}
/** Reads workspaces from a list, or from Yarn's `{ packages: [...] }`. */
function workspacesIn(value) {
    const list = Array.isArray(value) ? value : entriesOf(value).get('packages');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

;// CONCATENATED MODULE: ./build/init/project/package-manager.js



const LOCKS = [
    ['pnpm', ['pnpm-lock.yaml', 'pnpm-workspace.yaml']],
    ['bun', ['bun.lock', 'bun.lockb']],
    ['yarn', ['yarn.lock', '.yarnrc.yml']],
    ['npm', ['package-lock.json', 'npm-shrinkwrap.json']],
];
/** Returns the package manager from `packageManager`, or else from the lock file. */
function packageManagerOf(project, manifest) {
    const declared = /^(npm|pnpm|yarn|bun)@(\d+(?:\.\d+){0,2})/.exec(manifest.packageManager);
    const version = declared?.[2] ?? null;
    const locked = LOCKS.find(([, names]) => names.some((name) => project.files.has(name)));
    const name = declared?.[1] ?? locked?.[0] ?? 'npm';
    return MAKERS[name](project, version);
}
/** Returns the package managers whose lock files are in the repository. */
function lockedBy({ files }) {
    const locks = LOCKS.map(([name, names]) => [name, names.filter((each) => /lock|shrinkwrap/.test(each))]);
    return locks.filter(([, names]) => names.some((name) => files.has(name))).map(([name]) => name);
}
/**
 * Joins the words of a command for the generated workflow. The action itself never installs anything, and a search of the
 * sources for install commands checks that, so no source line contains one.
 */
function words(...parts) {
    return parts.join(' ');
}
const npm = ({ files }) => ({
    name: 'npm',
    label: 'npm',
    setup: [],
    install: files.has('package-lock.json') || files.has('npm-shrinkwrap.json')
        ? words('npm', 'ci')
        : words('npm', 'install', '--no-package-lock'),
    run: (script) => (script === 'test' ? 'npm test' : `npm run ${script}`),
    exec: (program) => words('npx', '--no-install', program),
    runAll: (script) => `npm run ${script} --workspaces --if-present`,
    leaves: ['node_modules'],
});
const pnpm = (project, version) => ({
    name: 'pnpm',
    label: 'pnpm',
    setup: [
        {
            name: 'Install pnpm',
            run: words('npm', 'install', '--global', `pnpm@${version ?? pnpmMajor(textOf(project, 'pnpm-lock.yaml'))}`),
            installsTool: true,
        },
    ],
    install: project.files.has('pnpm-lock.yaml')
        ? words('pnpm', 'install', '--frozen-lockfile')
        : words('pnpm', 'install', '--no-lockfile'),
    run: (script) => (script === 'test' ? 'pnpm test' : `pnpm run ${script}`),
    exec: (program) => `pnpm exec ${program}`,
    runAll: (script) => `pnpm --recursive --if-present run ${script}`,
    leaves: ['node_modules'],
});
/** Returns the newest pnpm version that reads this lock file unchanged. */
function pnpmMajor(lock) {
    const version = Number(/^lockfileVersion:\s*['"]?(\d+)/m.exec(lock)?.[1] ?? '9');
    if (version <= 5)
        return 7;
    return version === 6 ? 8 : 10;
}
/** Returns true for Yarn 1, which supports neither `.yarnrc.yml` nor a lock file with metadata. */
function isClassic(project, version) {
    if (version !== null)
        return version.startsWith('1') && !/^1\d/.test(version);
    return !project.files.has('.yarnrc.yml') && !textOf(project, 'yarn.lock').includes('\n__metadata:');
}
const CLASSIC = '1.22.22';
const COREPACK = '0.34.0';
const yarn = (project, version) => {
    const run = (script) => (script === 'test' ? 'yarn test' : `yarn run ${script}`);
    const exec = (program) => `yarn run ${program}`;
    const hasLock = project.files.has('yarn.lock');
    if (isClassic(project, version)) {
        return {
            ...{ name: 'yarn', label: 'Yarn 1', run, exec, runAll: null, leaves: ['node_modules'] },
            setup: [
                {
                    name: 'Install Yarn',
                    run: words('npm', 'install', '--global', `yarn@${version ?? CLASSIC}`),
                    installsTool: true,
                },
            ],
            install: hasLock ? 'yarn install --frozen-lockfile' : 'yarn install --no-lockfile',
        };
    }
    const linksModules = /^nodeLinker:\s*['"]?(?:node-modules|pnpm)/m.test(textOf(project, '.yarnrc.yml'));
    const isTracked = project.files.has('.pnp.cjs') || isIgnored(project, '.pnp.cjs');
    return {
        ...{ name: 'yarn', label: 'Yarn', run, exec },
        // Yarn 1 starts the release that `.yarnrc.yml` names. Without one, Corepack installs the version from package.json.
        setup: [
            version === null
                ? {
                    name: 'Install Yarn',
                    run: words('npm', 'install', '--global', `yarn@${CLASSIC}`),
                    installsTool: true,
                }
                : {
                    name: 'Install Yarn',
                    run: words('npm', 'install', '--global', '--force', `corepack@${COREPACK}`, '&& corepack enable yarn'),
                    installsTool: true,
                },
        ],
        install: hasLock ? 'yarn install --immutable' : 'yarn install',
        runAll: (script) => `yarn workspaces foreach --all run ${script}`,
        leaves: linksModules ? ['node_modules'] : isTracked ? [] : ['.pnp.cjs'],
    };
};
const bun = (project, version) => ({
    name: 'bun',
    label: 'Bun',
    setup: [
        {
            uses: pinned('oven-sh/setup-bun'),
            with: project.files.has('.bun-version')
                ? { 'bun-version-file': '.bun-version' }
                : { 'bun-version': version ?? 'latest' },
        },
    ],
    install: project.files.has('bun.lock') || project.files.has('bun.lockb')
        ? 'bun install --frozen-lockfile'
        : 'bun install --no-save',
    run: (script) => `bun run ${script}`,
    exec: (program) => `bunx --no-install ${program}`,
    runAll: (script) => `bun run --filter '*' ${script}`,
    leaves: ['node_modules'],
});
const MAKERS = { npm, pnpm, yarn, bun };

;// CONCATENATED MODULE: ./build/init/project/scripts.js
/** Scripts that a gate may run, by check. The first existing one is used. No other names are ever used. */
const CANDIDATES = {
    test: ['test', 'test:ci', 'test:unit', 'tests', 'unit'],
    lint: ['lint', 'lint:ci', 'lint:check', 'eslint', 'cs', 'cs:check', 'phpcs'],
    types: [
        'typecheck',
        'type-check',
        'check-types',
        'types:check',
        'tsc',
        'phpstan',
        'analyse',
        'analyze',
        'stan',
    ],
    format: ['format:check', 'check:format', 'fmt:check', 'prettier:check'],
};
/** The placeholder test script of a new package.json. */
const PLACEHOLDER = /no test specified/i;
/** A watch mode never ends. `--watch=false` and `--watchAll=false` turn it off. */
const WATCHES = /(?:^|\s)--watch(?:All)?(?!\S)|(?:^|\s)--watch(?:All)?=(?!false)|^\s*(?:ng|karma)\s+test(?!.*--watch=false)/;
/** Returns the script of a kind that a gate can run, and the scripts that were skipped because they watch. */
function scriptFor(kind, scripts) {
    const watching = [];
    for (const name of CANDIDATES[kind]) {
        const text = scripts.get(name) ?? '';
        if (text.trim() === '' || PLACEHOLDER.test(text))
            continue;
        if (!WATCHES.test(text))
            return { name, watching };
        watching.push(name);
    }
    return { name: null, watching };
}

;// CONCATENATED MODULE: ./build/init/project/task-runner.js




/** Tasks of Turborepo and Nx that a gate may run, by check. */
const TASKS = {
    test: ['test', 'test:ci', 'test:unit'],
    lint: ['lint'],
    types: ['typecheck', 'type-check', 'check-types'],
    format: [],
};
/** Returns the command that checks all workspaces if the root has no script for the check; null if there is none. */
function taskRunnerOf(project, manager) {
    if (project.files.has('turbo.json')) {
        const tasks = tasksIn(textOf(project, 'turbo.json'), ['tasks', 'pipeline']);
        return (kind) => named(tasks, kind, (task) => manager.exec(`turbo run ${task}`));
    }
    if (project.files.has('nx.json')) {
        const inTargets = tasksIn(textOf(project, 'nx.json'), ['targetDefaults']);
        const inPackages = project.packages.flatMap(({ manifest }) => [
            ...(readManifest(manifest)?.scripts.keys() ?? []),
        ]);
        const tasks = new Set([...inTargets, ...inPackages]);
        return (kind) => named(tasks, kind, (task) => manager.exec(`nx run-many --target=${task}`));
    }
    return (kind) => workspaceScripts(project, manager, kind);
}
function named(tasks, kind, command) {
    const task = TASKS[kind].find((each) => tasks.has(each));
    return task === undefined ? null : command(task);
}
/** Returns the task names in a JSON file with comments. Only comments on separate lines are supported. */
function tasksIn(text, keys) {
    try {
        const data = entriesOf((0,bounded_json/* parseBounded */.nh)(text.replace(/^[ \t]*\/\/.*$/gm, '').replace(/,(?=\s*[}\]])/g, '')));
        return new Set(keys.flatMap((key) => [...entriesOf(data.get(key)).keys()]));
    }
    catch {
        return new Set();
    }
}
function workspaceScripts({ packages }, manager, kind) {
    const scripts = packages.map(({ manifest }) => {
        const read = readManifest(manifest);
        return read === null ? null : scriptFor(kind, read.scripts).name;
    });
    const script = scripts.find((each) => each !== null) ?? null;
    if (script === null)
        return null;
    if (manager.runAll !== null)
        return manager.runAll(script);
    // Yarn 1 stops at a workspace without the script.
    return scripts.every((each) => each === script) ? `yarn workspaces run ${script}` : null;
}

;// CONCATENATED MODULE: ./build/init/ecosystems/javascript.js







const KINDS = [
    ['test', 'test', 'Tests'],
    ['lint', 'lint', 'Lint'],
    ['types', 'types', 'Types'],
    ['format', 'lint', 'Format'],
];
/** JavaScript and TypeScript: package.json, its package manager, and its workspaces. */
const javascript = (project) => {
    if (!project.files.has('package.json'))
        return null;
    const manifest = readManifest(textOf(project, 'package.json'));
    if (manifest === null)
        return project.texts.has('package.json') ? BROKEN : null;
    const manager = packageManagerOf(project, manifest);
    const language = manifest.dependencies.has('typescript') || project.files.has('tsconfig.json')
        ? 'TypeScript'
        : 'JavaScript';
    const gates = gatesOf(project, manifest, manager);
    const locks = lockedBy(project);
    return {
        label: `${language} (${[manager.label, ...workspaceCount(project)].join(', ')})`,
        language,
        steps: [
            ...nodeSteps(project, manifest, manager),
            ...manager.setup,
            ...installSteps(project, manifest, manager),
        ],
        gates: gates.found,
        notes: [
            ...gates.notes,
            ...(locks.length > 1
                ? [`Lock files of ${locks.join(' and ')} were found; ${manager.name} is used. Remove the others.`]
                : []),
            ...(needsInstall(project, manifest) ? unignored(project, manager.install, manager.leaves) : []),
        ],
    };
};
function workspaceCount({ packages: { length } }) {
    return length === 0 ? [] : [`${length} ${length === 1 ? 'workspace' : 'workspaces'}`];
}
const BROKEN = {
    label: 'JavaScript (package.json is not valid)',
    language: 'JavaScript',
    steps: [],
    gates: [],
    notes: ['package.json is not a JSON object, so its scripts were not read: correct it and run init again.'],
};
function nodeSteps(project, manifest, { name }) {
    if (name === 'bun')
        return [];
    const file = firstFile(project, ['.nvmrc', '.node-version']);
    const version = file !== null
        ? { 'node-version-file': file }
        : manifest.hasNodeEngine
            ? { 'node-version-file': 'package.json' }
            : { 'node-version': 24 };
    return [{ uses: pinned('actions/setup-node'), with: version }];
}
function needsInstall(project, { dependencies, workspaces }) {
    return (dependencies.size > 0 ||
        workspaces.length > 0 ||
        lockedBy(project).length > 0 ||
        project.packages.length > 0);
}
function installSteps(project, manifest, { install }) {
    return needsInstall(project, manifest) ? [{ name: 'Install dependencies', run: install }] : [];
}
function gatesOf(project, manifest, manager) {
    const found = [];
    const notes = [];
    const runner = taskRunnerOf(project, manager);
    for (const [script, kind, name] of KINDS) {
        const { name: own, watching } = scriptFor(script, manifest.scripts);
        for (const each of watching) {
            notes.push(`The script "${each}" watches for changes and would never end, so no gate runs it: add a script that runs once.`);
        }
        const command = own !== null ? manager.run(own) : runner(script);
        if (command !== null)
            found.push(jsGate(kind, name, command));
    }
    const hasTests = found.some(({ kind }) => kind === 'test');
    if (!hasTests &&
        manager.name === 'bun' &&
        ['test', 'tests', '__tests__'].some((each) => project.folders.has(each)))
        found.unshift(tests('bun test'));
    if (checksTypes(project, manifest, found)) {
        found.push(tolerated('types', 'Types', manager.exec('tsc --noEmit')));
    }
    return { found, notes };
}
function jsGate(kind, name, command) {
    return kind === 'test' ? tests(command) : check(kind, name, command);
}
/** Returns true if TypeScript must check the types itself, because no script of the project does, a build included. */
function checksTypes({ files }, { dependencies, scripts }, found) {
    return (files.has('tsconfig.json') &&
        dependencies.has('typescript') &&
        !scripts.has('build') &&
        !found.some(({ kind }) => kind === 'types'));
}

;// CONCATENATED MODULE: ./build/init/ecosystems/make.js

/** Targets of a Makefile. Used only if no other ecosystem found a test command. */
const make = (project) => {
    const file = firstFile(project, ['GNUmakefile', 'makefile', 'Makefile']);
    if (file === null)
        return null;
    const text = textOf(project, file);
    const has = (target) => new RegExp(`^${target}\\s*:(?!=)`, 'm').test(text);
    const test = ['test', 'tests', 'check'].find(has);
    const gates = [];
    if (test !== undefined)
        gates.push(tests(`make ${test}`));
    if (has('lint'))
        gates.push(check('lint', 'Lint', 'make lint'));
    return gates.length === 0 ? null : { label: 'Make', language: 'Make', steps: [], gates, notes: [] };
};

;// CONCATENATED MODULE: ./build/init/ecosystems/maven.js



/** Maven, by its wrapper if the repository has one. */
const maven = (project) => {
    if (!project.files.has('pom.xml'))
        return null;
    const mvn = wrapper(project, 'mvnw') ?? 'mvn';
    return {
        label: `Java (Maven${mvn === 'mvn' ? '' : ' wrapper'})`,
        language: 'Java',
        steps: [
            javaStep(project, maven_versionIn(project)),
            // Maven loads its test plugins only when tests run, so one run fills the cache. Failing tests do not stop it.
            {
                name: 'Download what the build needs',
                run: `${mvn} --batch-mode --no-transfer-progress -Dmaven.test.failure.ignore=true test`,
            },
        ],
        gates: [tests(`${mvn} --batch-mode --offline test`, LONG)],
        notes: unignored(project, 'Maven', ['target']),
    };
};
function maven_versionIn(project) {
    const pom = textOf(project, 'pom.xml');
    const named = /<(?:maven\.compiler\.(?:release|target|source)|java\.version|release)>\s*(?:1\.)?(\d{1,2})\s*</.exec(pom);
    return named?.[1] ?? null;
}

;// CONCATENATED MODULE: ./build/init/ecosystems/php.js





const PHP = '8.4';
/** PHP with Composer: scripts of composer.json, else PHPUnit or Pest, and PHPStan. */
const php = (project) => {
    if (!project.texts.has('composer.json'))
        return null;
    const manifest = readManifest(textOf(project, 'composer.json'));
    if (manifest === null)
        return php_BROKEN;
    const version = /"php"\s*:\s*"[^"\d]*(\d+\.\d+)/.exec(textOf(project, 'composer.json'))?.[1];
    const gates = [testGate(project, manifest), lintGate(manifest), typesGate(project, manifest)];
    return {
        label: 'PHP (Composer)',
        language: 'PHP',
        steps: [
            { uses: pinned('shivammathur/setup-php'), with: { 'php-version': version ?? PHP, coverage: 'none' } },
            { name: 'Install dependencies', run: 'composer install --no-interaction --no-progress' },
        ],
        gates: gates.filter((gate) => gate !== null),
        notes: unignored(project, 'composer install', [
            'vendor',
            ...(project.files.has('composer.lock') ? [] : ['composer.lock']),
        ]),
    };
};
const php_BROKEN = {
    label: 'PHP (composer.json is not valid)',
    language: 'PHP',
    steps: [],
    gates: [],
    notes: ['composer.json is not a JSON object, so its scripts were not read: correct it and run init again.'],
};
function testGate(project, { scripts, dependencies }) {
    const { name } = scriptFor('test', scripts);
    if (name !== null)
        return tests(`composer run-script ${name}`);
    if (dependencies.has('pestphp/pest'))
        return tests('vendor/bin/pest');
    const isConfigured = firstFile(project, ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml']) !== null;
    return isConfigured || dependencies.has('phpunit/phpunit') ? tests('vendor/bin/phpunit') : null;
}
function lintGate({ scripts, dependencies }) {
    const { name } = scriptFor('lint', scripts);
    if (name !== null)
        return check('lint', 'Lint', `composer run-script ${name}`);
    if (dependencies.has('laravel/pint'))
        return tolerated('lint', 'Lint', 'vendor/bin/pint --test');
    if (!dependencies.has('friendsofphp/php-cs-fixer'))
        return null;
    return tolerated('lint', 'Lint', 'vendor/bin/php-cs-fixer fix --dry-run --diff');
}
function typesGate({ files }, { scripts, dependencies }) {
    const { name } = scriptFor('types', scripts);
    if (name !== null)
        return check('types', 'Types', `composer run-script ${name}`);
    const isConfigured = ['phpstan.neon', 'phpstan.neon.dist', 'phpstan.dist.neon'].some((each) => files.has(each));
    const isInstalled = ['phpstan/phpstan', 'larastan/larastan'].some((each) => dependencies.has(each));
    return isConfigured && isInstalled
        ? tolerated('types', 'Types', 'vendor/bin/phpstan analyse --no-progress')
        : null;
}

;// CONCATENATED MODULE: ./build/init/project/python-tools.js



const PYTHON = '3.13';
const POETRY = '2.2.1';
const PIPENV = '2025.0.4';
/**
 * Returns the tool from the lock file, or else from the tables of pyproject.toml. Null if no root file belongs to
 * Python.
 */
function pythonToolOf(project) {
    const { files } = project;
    const settings = textOf(project, 'pyproject.toml');
    if (files.has('uv.lock') || /^\[tool\.uv[\].]/m.test(settings))
        return uv(project);
    if (files.has('poetry.lock') || /^\[tool\.poetry[\].]/m.test(settings))
        return poetry(project);
    if (files.has('Pipfile'))
        return pipenv(project);
    const isPython = firstFile(project, ['pyproject.toml', 'setup.py', 'setup.cfg', 'tox.ini', 'pytest.ini', 'manage.py']) !==
        null;
    const hasTests = [...files].some((name) => /^test_.*\.py$|_test\.py$/.test(name));
    return isPython || hasTests || requirementsOf(project).length > 0 ? pip(project) : null;
}
function uv(project) {
    return {
        name: 'uv',
        steps: [
            { uses: pinned('astral-sh/setup-uv') },
            { name: 'Install dependencies', run: project.files.has('uv.lock') ? 'uv sync --locked' : 'uv sync' },
        ],
        run: (program) => `uv run --offline --no-sync ${program}`,
        notes: project.files.has('uv.lock') ? [] : unignored(project, 'uv sync', ['uv.lock']),
    };
}
function poetry(project) {
    return {
        name: 'Poetry',
        steps: [
            pythonStep(project),
            { name: 'Install Poetry', run: `pipx install poetry==${POETRY}` },
            {
                name: 'Install dependencies',
                run: 'poetry install --no-interaction',
                // Later commands find the environment in the workspace even without this variable.
                env: { POETRY_VIRTUALENVS_IN_PROJECT: 'true' },
            },
        ],
        run: (program) => `poetry run ${program}`,
        notes: project.files.has('poetry.lock') ? [] : unignored(project, 'poetry install', ['poetry.lock']),
    };
}
function pipenv(project) {
    const hasLock = project.files.has('Pipfile.lock');
    return {
        name: 'Pipenv',
        steps: [
            pythonStep(project),
            { name: 'Install Pipenv', run: `pipx install pipenv==${PIPENV}` },
            {
                name: 'Install dependencies',
                run: hasLock ? 'pipenv sync --dev' : 'pipenv install --dev --skip-lock',
                env: { PIPENV_VENV_IN_PROJECT: 'true' },
            },
        ],
        run: (program) => `pipenv run ${program}`,
        notes: [],
    };
}
function pip(project) {
    const files = requirementsOf(project).map((name) => `-r ${name}`);
    const isPackage = isInstallable(project);
    const wanted = [...files, ...(isPackage ? [`-e '.${extrasOf(project)}'`] : []), ...groupsOf(project)];
    return {
        name: 'pip',
        steps: [
            pythonStep(project),
            ...(wanted.length === 0
                ? []
                : [
                    {
                        name: 'Install dependencies',
                        run: `python -m pip install ${wanted.join(' ')}`,
                    },
                ]),
        ],
        run: (program) => (program.startsWith('python ') ? program : `python -m ${program}`),
        notes: isPackage && !usesOtherBackend(project)
            ? unignored(project, 'pip install', ['example.egg-info']).map(asPattern)
            : [],
    };
}
/** Generalizes a note to all names with the same ending. */
function asPattern(note) {
    return note.replace('example.egg-info', '*.egg-info');
}
function pythonStep(project) {
    const settings = textOf(project, 'pyproject.toml');
    const says = /^requires-python\s*=|^python\s*=/m.test(settings);
    const version = project.files.has('.python-version')
        ? { 'python-version-file': '.python-version' }
        : says
            ? { 'python-version-file': 'pyproject.toml' }
            : { 'python-version': PYTHON };
    return { uses: pinned('actions/setup-python'), with: version };
}
const REQUIREMENTS = [
    ...['requirements.txt', 'requirements-dev.txt', 'requirements_dev.txt', 'dev-requirements.txt'],
    ...['requirements-test.txt', 'requirements_test.txt', 'test-requirements.txt'],
];
function requirementsOf({ files }) {
    return REQUIREMENTS.filter((name) => files.has(name));
}
/** Returns true if pyproject.toml names a build backend other than the default, Setuptools. */
function usesOtherBackend(project) {
    const backend = /^build-backend\s*=\s*["']([\w.]+)/m.exec(textOf(project, 'pyproject.toml'))?.[1];
    return backend !== undefined && !backend.startsWith('setuptools');
}
function isInstallable(project) {
    return (project.files.has('setup.py') || /^\[(?:project|build-system)\]/m.test(textOf(project, 'pyproject.toml')));
}
const FOR_TESTS = ['dev', 'test', 'tests', 'testing', 'lint'];
function extrasOf(project) {
    const names = keysOf(textOf(project, 'pyproject.toml'), 'project.optional-dependencies');
    const extras = FOR_TESTS.filter((name) => names.has(name));
    return extras.length === 0 ? '' : `[${extras.join(',')}]`;
}
function groupsOf(project) {
    const names = keysOf(textOf(project, 'pyproject.toml'), 'dependency-groups');
    return FOR_TESTS.filter((name) => names.has(name)).map((name) => `--group ${name}`);
}
/** Returns the bare keys of one table of a TOML file. */
function keysOf(toml, table) {
    const lines = toml.split('\n');
    const start = lines.findIndex((line) => line.trim() === `[${table}]`);
    if (start === -1)
        return new Set();
    const after = lines.slice(start + 1);
    const end = after.findIndex((line) => /^\s*\[[\w."-]+\]\s*$/.test(line));
    const own = end === -1 ? after : after.slice(0, end);
    return new Set(own.map((line) => /^"?([\w-]+)"?\s*=/.exec(line)?.[1] ?? '').filter((key) => key !== ''));
}

;// CONCATENATED MODULE: ./build/init/ecosystems/python.js


/** Files that contain a project's dependencies or the settings of its tools. */
const TELLING = [
    ...[
        'pyproject.toml',
        'requirements.txt',
        'requirements-dev.txt',
        'requirements_dev.txt',
        'dev-requirements.txt',
    ],
    ...[
        'requirements-test.txt',
        'test-requirements.txt',
        'Pipfile',
        'setup.cfg',
        'setup.py',
        'tox.ini',
        'uv.lock',
    ],
];
/** Python with uv, Poetry, Pipenv or pip. */
const python = (project) => {
    const tool = pythonToolOf(project);
    if (tool === null)
        return null;
    const gates = [python_testGate(project, tool), ...lintGates(project, tool)].filter((gate) => gate !== null);
    return { label: `Python (${tool.name})`, language: 'Python', steps: tool.steps, gates, notes: tool.notes };
};
function mentions(project, program) {
    return TELLING.some((name) => new RegExp(`\\b${program}\\b`).test(textOf(project, name)));
}
function python_testGate(project, { run }) {
    const { files, folders } = project;
    const hasPytest = firstFile(project, ['pytest.ini', '.pytest.ini', 'conftest.py']) !== null || mentions(project, 'pytest');
    if (hasPytest)
        return tests(run('pytest'));
    if (files.has('manage.py'))
        return tests(run('python manage.py test'));
    const folder = ['tests', 'test'].find((name) => folders.has(name));
    if (folder !== undefined)
        return tests(run(`python -m unittest discover -s ${folder} -t .`));
    const atTheTop = [...files].some((name) => /^test_.*\.py$|_test\.py$/.test(name));
    return atTheTop ? tests(run('python -m unittest discover')) : null;
}
/** Returns only checkers among the dependencies, because others are not installed. */
function lintGates(project, { run }) {
    const gates = [];
    if (mentions(project, 'ruff'))
        gates.push(tolerated('lint', 'Lint', run('ruff check')));
    else if (mentions(project, 'flake8'))
        gates.push(tolerated('lint', 'Lint', run('flake8')));
    if (mentions(project, 'mypy'))
        gates.push(tolerated('types', 'Types', run('mypy .')));
    else if (mentions(project, 'pyright'))
        gates.push(tolerated('types', 'Types', run('pyright')));
    return gates;
}

;// CONCATENATED MODULE: ./build/init/ecosystems/ruby.js



const RUBY = '3.4';
/** Ruby with Bundler: RSpec, Rails, Rake or plain Minitest. */
const ruby = (project) => {
    const hasGemfile = project.files.has('Gemfile');
    const isGem = [...project.files].some((name) => name.endsWith('.gemspec'));
    if (!hasGemfile && !isGem && !project.files.has('Rakefile'))
        return null;
    const hasLock = project.files.has('Gemfile.lock');
    const prefix = hasGemfile ? 'bundle exec ' : '';
    const gate = ruby_testGate(project, prefix);
    return {
        label: hasGemfile ? 'Ruby (Bundler)' : 'Ruby',
        language: 'Ruby',
        steps: [
            { uses: pinned('ruby/setup-ruby'), ...version(project) },
            ...(hasGemfile
                ? [
                    {
                        name: 'Install gems',
                        run: 'bundle install',
                        // A changed Gemfile.lock would leave the workspace dirty.
                        ...(hasLock ? { env: { BUNDLE_FROZEN: 'true' } } : {}),
                    },
                ]
                : []),
        ],
        gates: [...(gate === null ? [] : [gate]), ...ruby_lintGates(project, prefix)],
        notes: hasGemfile && !hasLock ? unignored(project, 'bundle install', ['Gemfile.lock']) : [],
    };
};
/** The setup action reads .ruby-version and .tool-versions itself, but not the Gemfile. */
function version(project) {
    if (firstFile(project, ['.ruby-version', '.tool-versions']) !== null)
        return {};
    const named = /^[ \t]*ruby[ \t]*\(?["'][~><= ]*(\d+\.\d+)/m.exec(textOf(project, 'Gemfile'));
    return { with: { 'ruby-version': named?.[1] ?? RUBY } };
}
function ruby_mentions(project, gem) {
    const text = ['Gemfile', 'Gemfile.lock', ...[...project.files].filter((name) => name.endsWith('.gemspec'))]
        .map((name) => textOf(project, name))
        .join('\n');
    return new RegExp(`(?:^|["'\\s])${gem}(?:[-"'\\s(]|$)`, 'm').test(text);
}
function ruby_testGate(project, prefix) {
    const { files, folders } = project;
    if (files.has('.rspec') || (folders.has('spec') && ruby_mentions(project, 'rspec')))
        return tests(`${prefix}rspec`);
    if (folders.has('test') && folders.has('bin') && ruby_mentions(project, 'rails'))
        return tests('bin/rails test');
    const rakefile = textOf(project, 'Rakefile');
    if (/TestTask|RSpec::Core::RakeTask|Minitest::TestTask|task\s+:?["']?test\b/.test(rakefile)) {
        return tests(`${prefix}rake${/Test|test/.test(rakefile.replaceAll('RSpec::Core::RakeTask', '')) ? ' test' : ' spec'}`);
    }
    if (folders.has('spec'))
        return tests(`${prefix}rspec`);
    if (!folders.has('test'))
        return null;
    const load = 'Dir["./test/**/{test_*,*_test}.rb"].sort.each { |file| require file }';
    return tests(`${prefix}ruby -Ilib -Itest -e '${load}'`);
}
function ruby_lintGates(project, prefix) {
    if (ruby_mentions(project, 'rubocop'))
        return [tolerated('lint', 'Lint', `${prefix}rubocop`)];
    return ruby_mentions(project, 'standard') ? [tolerated('lint', 'Lint', `${prefix}standardrb`)] : [];
}

;// CONCATENATED MODULE: ./build/init/ecosystems/rust.js


/** Cargo packages and workspaces. The runner includes rustup. */
const rust = (project) => {
    if (!project.files.has('Cargo.toml'))
        return null;
    const hasLock = project.files.has('Cargo.lock');
    const isWorkspace = /^[ \t]*\[workspace\]/m.test(textOf(project, 'Cargo.toml'));
    const toolchain = firstFile(project, ['rust-toolchain.toml', 'rust-toolchain']);
    const all = isWorkspace ? ' --workspace' : '';
    return {
        label: isWorkspace ? 'Rust (Cargo workspace)' : 'Rust (Cargo)',
        language: 'Rust',
        steps: [
            {
                name: 'Install Rust',
                run: `${toolchain === null ? '' : 'rustup toolchain install\n'}rustup component add clippy rustfmt`,
            },
            { name: 'Download crates', run: hasLock ? 'cargo fetch --locked' : 'cargo fetch' },
        ],
        gates: [
            tests(`cargo test${all} --offline`, LONG),
            {
                ...tolerated('lint', 'Clippy', `cargo clippy${all} --all-targets --offline -- -D warnings`),
                timeout: LONG,
            },
            tolerated('lint', 'Format', 'cargo fmt --all -- --check'),
        ],
        notes: hasLock ? [] : unignored(project, 'cargo fetch', ['Cargo.lock']),
    };
};

;// CONCATENATED MODULE: ./build/init/ecosystems.js











/** All ecosystems that `init` detects, in the order in which gates run. To add one, add a file and an entry here. */
const ECOSYSTEMS = [
    javascript,
    python,
    go,
    rust,
    maven,
    gradle,
    dotnet,
    ruby,
    php,
    cmake,
];
/** Used only if no other ecosystem found a test command. */
const LAST_RESORT = make;

;// CONCATENATED MODULE: ./build/init/plan.js

/** Decides what to write for a repository. Pure. */
function planFor(project) {
    const known = ECOSYSTEMS.map((ecosystem) => ecosystem(project)).filter((found) => found !== null);
    const all = withLastResort(known, project);
    const gates = uniquelyNamed(all);
    const hasTests = gates.some(({ kind }) => kind === 'test');
    return {
        labels: all.map(({ label }) => label),
        steps: withoutRepeats(all.flatMap(({ steps }) => steps)),
        gates,
        hasTests,
        notes: [...project.unread, ...all.flatMap(({ notes }) => notes), ...missing(gates, hasTests)],
    };
}
/**
 * Adds the last resort if there is no test gate, and only its missing kinds of checks. A Makefile usually repeats the
 * commands of the language's tools.
 */
function withLastResort(known, project) {
    const kinds = new Set(known.flatMap(({ gates }) => gates.map(({ kind }) => kind)));
    const last = kinds.has('test') ? null : LAST_RESORT(project);
    if (last === null)
        return known;
    return [...known, { ...last, gates: last.gates.filter(({ kind }) => !kinds.has(kind)) }];
}
/** Makes gate names unique by adding the language, and then the tools if needed. */
function uniquelyNamed(all) {
    const rows = all.flatMap((found) => found.gates.map((gate) => ({
        gate,
        names: [gate.name, `${gate.name} (${found.language})`, `${gate.name}: ${found.label}`],
    })));
    return rows.map(({ gate, names }) => {
        const isUnique = (name) => rows.filter((row) => row.names.includes(name)).length === 1;
        return { ...gate, name: names.find(isUnique) ?? names.at(-1) ?? gate.name };
    });
}
function withoutRepeats(steps) {
    const seen = new Set();
    return steps.filter((step) => {
        const text = JSON.stringify(step);
        return seen.has(text) ? false : seen.add(text);
    });
}
function missing(gates, hasTests) {
    if (gates.length === 0) {
        return [
            'No test or lint command was found, so only the agent itself would say that its work is done. Add your own commands to quality_gates in .forge/headless-config.yml.',
        ];
    }
    if (hasTests)
        return [];
    return [
        'No test command was found. The gates check that the code builds or lints, not that it works. Add your test command to quality_gates in .forge/headless-config.yml.',
    ];
}

;// CONCATENATED MODULE: ./build/init/project/workspace-globs.js



/** Maximum number of patterns used. */
const MOST_PLACES = 20;
/**
 * Returns the folders that package.json or pnpm-workspace.yaml names. `**` counts as one level; exclusions are ignored.
 */
function workspacePlaces(texts) {
    const globs = [
        ...(readManifest(texts.get('package.json') ?? '')?.workspaces ?? []),
        ...pnpmPackages(texts.get('pnpm-workspace.yaml') ?? ''),
    ];
    const places = globs.slice(0, MOST_PLACES).map((glob) => {
        const path = glob.replace(/^\.\//, '').replace(/\/$/, '');
        const folder = path.replace(/\/\*{1,2}$/, '');
        return { folder, isParent: folder !== path };
    });
    return places.filter(({ folder }) => isPlainPath(folder));
}
/** Maximum size of a list. The library takes seconds for a megabyte, and real lists are much shorter. */
const LARGEST_LIST = 64 * 1024;
function pnpmPackages(text) {
    if (text.length > LARGEST_LIST)
        return [];
    try {
        const packages = entriesOf((0,dist.parse)(text, { maxAliasCount: 10, logLevel: 'silent' })).get('packages');
        return Array.isArray(packages) ? packages.filter((each) => typeof each === 'string') : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/init/report.js
/** Returns the summary for the terminal. It contains the text of each file that was written. */
function initLines(report) {
    const { project, plan, files } = report;
    const found = plan.labels.length === 0 ? 'no language that init knows' : plan.labels.join(', ');
    const gates = plan.gates.map(({ name, command }) => `         ${name}: ${command}`);
    const notes = [...plan.notes, ...elsewhere(report)];
    return [
        `Found    ${found}`,
        `CI       ${project.ci.length === 0 ? 'none' : project.ci.slice(0, 5).join(', ')}`,
        `Gates    ${gates.length === 0 ? 'none' : ''}`.trimEnd(),
        ...gates,
        ...files.flatMap(fileLines),
        ...(notes.length === 0 ? [] : ['', 'Check', ...notes.map((note) => `- ${note}`)]),
        '',
        'Next',
        ...report.next.map((step, at) => `${at + 1}. ${step}`),
    ];
}
function fileLines({ path, text, status, why }) {
    if (status === 'printed')
        return [];
    if (status === 'left')
        return ['', `Left     ${path}: ${why}. "init --print" shows what init would write.`];
    return [
        '',
        `Wrote    ${path}`,
        ...text
            .trimEnd()
            .split('\n')
            .map((line) => `  | ${line}`),
    ];
}
function elsewhere({ isGithub, project }) {
    if (isGithub)
        return [];
    return [
        `origin is on ${project.remote?.host ?? 'another server'}, which does not read .github/workflows, so no workflow was written: run forge-headless as a command in a job there.`,
    ];
}
/** Returns both files as one stream of YAML documents, each after a comment with its path. */
function printedFiles(files) {
    return files.map(({ path, text }) => `# ${path}\n${text}`).join('---\n');
}
function initJson(report) {
    const { plan, files, next, project } = report;
    return JSON.stringify({
        ok: true,
        found: plan.labels,
        ci: project.ci,
        gates: plan.gates.map(({ name, command }) => ({ name, command })),
        files: files.map(({ path, status, text }) => ({ path, status, text })),
        notes: [...plan.notes, ...elsewhere(report)],
        next,
    });
}

// EXTERNAL MODULE: ./build/settings/checks/problem.js
var problem = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/settings/sources/find-file.js + 1 modules
var find_file = __webpack_require__(96206);
;// CONCATENATED MODULE: ./build/entry/cli/init.js


















const WORKFLOW = '.github/workflows/forge.yml';
/** Alternative names of a file for forge-headless or GitHub. */
const SAME = {
    [find_file/* DEFAULT_CONFIG */.PV]: [find_file/* OTHER_CONFIG */.cz],
    [WORKFLOW]: ['.github/workflows/forge.yaml'],
};
/** Configuration files of other CI systems, for the summary. */
const OTHER_CI = [
    '.gitlab-ci.yml',
    '.travis.yml',
    'Jenkinsfile',
    'azure-pipelines.yml',
    'bitbucket-pipelines.yml',
];
/** Maximum length of a path or a reason. */
const LONGEST = 2000;
/**
 * Runs `init [--print] [--action OWNER/REPO@REF]`: writes a configuration and a workflow for this repository. Runs no
 * code of the repository. `ownFolder` is the checkout that contains this program, if any.
 */
function initialize(given, cwd, ownFolder) {
    const { values, problems } = given;
    const json = values.has('json');
    const { path: workspace, problems: unfit } = (0,find_file/* workspaceOf */.B3)(values, cwd);
    const named = (0,find_file/* textOf */.b6)(values, 'init.action');
    const all = [...problems, ...unfit];
    if (named !== null && !isActionName(named)) {
        all.push({ where: '--action', message: `expected OWNER/REPO@REF, got ${JSON.stringify(named)}` });
    }
    if (all.length > 0)
        return refused((0,problem/* renderProblems */.x8)(all), json);
    try {
        const root = (0,find_git/* findRoot */.wg)(workspace, 'run `git init` there, add your files and run init again');
        const own = ownFolder === null ? null : cloneFacts(ownFolder).originUrl;
        return inRepository(root, { action: actionFor(named, own), print: values.has('init.print'), json });
    }
    catch (error) {
        if (!(error instanceof outcome/* StopRun */.U))
            throw error;
        return refused(error.why.reason, json);
    }
}
function inRepository(root, { action, print, json }) {
    const top = readTop(root, reading);
    if (top.isEmpty) {
        return refused(`${root} has no files yet, so there is nothing to set up: add your project and run init again`, json);
    }
    const workflows = readWorkflows(root);
    const { originUrl, defaultBranch } = cloneFacts(root);
    const project = {
        ...top,
        packages: readPackages(root, workspacePlaces(top.texts)),
        ci: [...workflows.keys(), ...OTHER_CI.filter((name) => top.files.has(name))].map((name) => (0,printable_text/* printableLine */.oy)(name)),
        remote: originUrl === null ? null : remoteAddress(originUrl),
        defaultBranch: defaultBranch === null ? null : (0,printable_text/* printableLine */.oy)(defaultBranch),
    };
    const plan = planFor(project);
    const isGithub = readsGithubWorkflows(project.remote);
    const wanted = [
        { path: find_file/* DEFAULT_CONFIG */.PV, text: configText(plan, project, action), instead: null },
        ...(isGithub
            ? [{ path: WORKFLOW, text: workflowText(plan, action), instead: usingWorkflow(workflows) }]
            : []),
    ];
    const files = wanted.map(({ path, text, instead }) => placed(root, { path, text }, instead, print));
    const closed = files.filter(({ status }) => status === 'closed');
    if (closed.length > 0)
        return refused(closed.map(({ why }) => why).join('\n'), json);
    const failures = files
        .filter(({ status }) => status === 'written')
        .map(({ path, text }) => createFile(root, path, text));
    const failed = failures.filter((reason) => reason !== null);
    if (failed.length > 0)
        return refused(failed.join('\n'), json);
    const written = files.filter(({ status }) => status === 'written').map(({ path }) => path);
    const next = nextSteps({ project, action, written, hasWorkflow: isGithub });
    const report = { project, plan, files, next, isGithub };
    if (json)
        return { stdout: initJson(report), stderr: '', exitCode: outcome/* EXIT_CODES */.a.success };
    const lines = initLines(report).join('\n');
    return print
        ? { stdout: printedFiles(files), stderr: lines, exitCode: outcome/* EXIT_CODES */.a.success }
        : { stdout: lines, stderr: '', exitCode: outcome/* EXIT_CODES */.a.success };
}
/** Returns the workflow that uses the action already; null if there is none. */
function usingWorkflow(workflows) {
    const uses = /^[ \t]*(?:-[ \t]+)?uses:[ \t]*\S+\/forge-headless(?:\/\S*)?@/m;
    return [...workflows].find(([, text]) => uses.test(text))?.[0] ?? null;
}
/** Decides about one of the two files: write it, print it, or leave an existing one. */
function placed(root, { path, text }, instead, print) {
    const site = newFilePlace(root, path);
    if (site.kind === 'closed')
        return { path, text, status: 'closed', why: site.reason };
    const taken = [path, ...(SAME[path] ?? [])].find((each) => newFilePlace(root, each).kind === 'taken') ?? instead;
    if (taken !== null)
        return { path, text, status: 'left', why: `${taken === path ? 'it' : (0,printable_text/* printableLine */.oy)(taken)} exists` };
    return { path, text, status: print ? 'printed' : 'written', why: null };
}
function refused(reason, json) {
    const problems = reason.split('\n').map((line) => (0,printable_text/* printableLine */.oy)(line, LONGEST));
    const { config_error: exitCode } = outcome/* EXIT_CODES */.a;
    return json
        ? { stdout: JSON.stringify({ ok: false, exit_code: exitCode, problems }), stderr: '', exitCode }
        : { stdout: '', stderr: problems.join('\n'), exitCode };
}
/** Returns the checkout above `dist/cli`, from which the program was started. */
function checkoutOf(startedIn) {
    return startedIn === null ? null : (0,external_node_path_.resolve)(startedIn, '../..');
}


/***/ })

};
