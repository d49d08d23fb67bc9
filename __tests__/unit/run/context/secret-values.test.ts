import { describe, expect, test } from 'vitest';
import { secretValues } from '../../../../src/run/context/secret-values.ts';

const of = (env: Readonly<Record<string, string>>, passEnv: readonly string[] = []) =>
  secretValues(env, null, passEnv);

describe('the secrets of an environment', () => {
  test.each([
    'GITHUB_TOKEN',
    'INPUT_API-KEY',
    'INPUT_GITHUB-TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'DB_PASSWORD_PROD',
    'MY_SECRET_1',
    'SSH_KEY',
    'KEY_PASSPHRASE',
    'NPM_CONFIG_//registry.example.test/:_authToken',
    'npm_config__auth',
  ])('%s is one by its name', (name) => {
    expect(of({ [name]: 'some value' })).toEqual(['some value']);
  });

  test.each([
    ['PATH', '/usr/bin:/bin'],
    ['INPUT_MAX-TOKENS', '1000000'],
    ['SSH_KEY_PATH', '/home/x/.ssh/id'],
    ['TOKEN_URL', 'https://id.example.org/token'],
    ['PWD', '/home/x'],
    ['INPUT_TASK', 'Mend the password check.'],
    ['HTTPS_PROXY', 'http://proxy.example.org:3128'],
    ['REMOTE', 'https://ann.miller@example.org/x.git'],
    ['GIT_URL', 'ssh://git@example.org/x.git'],
  ])('%s is none', (name, value) => {
    expect(of({ [name]: value })).toEqual([]);
  });

  test('a value may be one whatever its name is', () => {
    const value = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
    expect(of({ INPUT_SOMETHING: value })).toEqual([value]);
  });

  test('the password in an address is one, and a token in place of the user', () => {
    expect(of({ HTTPS_PROXY: 'http://u:p%40ss-word@127.0.0.1:9' })).toEqual(['p@ss-word']);
    expect(of({ REMOTE: 'https://abcdef123456@example.org/x.git' })).toEqual(['abcdef123456']);
  });

  test('what is handed through to commands is one, unless it looks harmless', () => {
    const env = { DEPLOY: 'k9$Lm2#pQx7', NODE_ENV: 'production', VERSION: '1.2.3', OTHER: 'k9$Lm2#pQx8' };
    expect(of(env, ['DEPLOY', 'NODE_ENV', 'VERSION'])).toEqual(['k9$Lm2#pQx7']);
  });

  test('the key of the model is one, and each value is there once', () => {
    expect(secretValues({ A_TOKEN: 'the-key', B_TOKEN: 'the-key', C_TOKEN: '' }, 'the-key')).toEqual([
      'the-key',
    ]);
  });
});
