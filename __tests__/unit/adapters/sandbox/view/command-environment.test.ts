import { expect, test } from 'vitest';
import {
  childEnvironment,
  isForbiddenVariable,
} from '../../../../../src/adapters/sandbox/view/command-environment.ts';

const INSIDE = {
  places: { JAVA_HOME: '/opt/java' },
  passEnv: [],
  home: '/home/u',
  temp: '/tmp',
  searchPath: ['/usr/bin', '/bin'],
  shell: '/bin/bash',
};

const FORBIDDEN = [
  'INPUT_API-KEY',
  'input_task',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'FORGE_API_KEY',
  'ANTHROPIC_API_KEY',
  'OPENAI_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'NODE_OPTIONS',
  'LD_PRELOAD',
  'BASH_ENV',
  'ENV',
  'GIT_DIR',
  'GIT_SSH_COMMAND',
  'MAKEFLAGS',
  'PYTHONSTARTUP',
  'BASH_FUNC_ls%%',
  'HTTPS_PROXY',
  'http_proxy',
  'NO_PROXY',
];

test.each(FORBIDDEN)('%s is never handed through, though pass_env names it', (name) => {
  expect(isForbiddenVariable(name)).toBe(true);
  const environment = childEnvironment({ ...INSIDE, host: { [name]: 'x' }, passEnv: [name] });
  expect(Object.keys(environment)).not.toContain(name);
});

test('of a host full of variables only the listed ones come through', () => {
  const host = {
    PATH: '/evil',
    HOME: '/root',
    LANG: 'C.UTF-8',
    LC_ALL: 'C',
    TZ: 'UTC',
    USER: 'u',
    GITHUB_WORKSPACE: '/w',
    GITHUB_ACTIONS: 'true',
    HTTPS_PROXY: 'http://u:p@proxy',
    NPM_CONFIG_USERCONFIG: '/x',
    AWS_SECRET_ACCESS_KEY: 'x',
    DATABASE_URL: 'x',
    WANTED: 'yes',
  };
  expect(childEnvironment({ ...INSIDE, host, passEnv: ['WANTED', 'MISSING'] })).toEqual({
    LANG: 'C.UTF-8',
    LC_ALL: 'C',
    TZ: 'UTC',
    USER: 'u',
    JAVA_HOME: '/opt/java',
    GITHUB_WORKSPACE: '/w',
    WANTED: 'yes',
    PATH: '/usr/bin:/bin',
    HOME: '/home/u',
    TMPDIR: '/tmp',
    SHELL: '/bin/bash',
    TERM: 'dumb',
    CI: 'true',
  });
});

test('a name that no shell can export is left out', () => {
  expect(
    Object.keys(childEnvironment({ ...INSIDE, host: { 'a-b': '1', 'a;b': '2' }, passEnv: ['a-b', 'a;b'] })),
  ).not.toContain('a-b');
});

test('without any folder left, PATH is the usual one', () => {
  expect(childEnvironment({ ...INSIDE, host: {}, searchPath: [] }).PATH).toBe(
    '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  );
});
