/** Leaves in the workspace what actions/checkout leaves there: one commit, its branch if it has one, no remote HEAD. */
const { execFileSync } = require('node:child_process');

const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF, GITHUB_SHA } = process.env;
const input = (name) => process.env[`INPUT_${name.toUpperCase()}`] ?? '';

// Nobody is there to be asked for a password.
const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
const git = (...args) => execFileSync('git', args, { cwd: GITHUB_WORKSPACE, stdio: 'inherit', env });

const credential = Buffer.from(`x-access-token:${input('token')}`).toString('base64');
const header = `http.${GITHUB_SERVER_URL}/.extraheader`;
const authorised = ['-c', `${header}=Authorization: Basic ${credential}`];
const depth = input('fetch-depth');
const branch = /^refs\/heads\/(.+)$/.exec(GITHUB_REF)?.[1];
const local =
  branch === undefined ? GITHUB_REF.replace('refs/', 'refs/remotes/') : `refs/remotes/origin/${branch}`;
const wanted = [`+${GITHUB_SHA}:${local}`];

git('init', '-q', '-b', 'main');
git('remote', 'add', 'origin', `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`);
git(
  ...authorised,
  ...['fetch', '-q', '--no-tags', '--prune'],
  ...(depth === '0' ? ['origin', '+refs/heads/*:refs/remotes/origin/*'] : [`--depth=${depth}`, 'origin']),
  ...wanted,
);
if (branch === undefined) git('checkout', '-q', '--force', '--detach', local);
else git('checkout', '-q', '--force', '-B', branch, local);
if (input('persist-credentials') !== 'false')
  git('config', '--local', header, `Authorization: Basic ${credential}`);
