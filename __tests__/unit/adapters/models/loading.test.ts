import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROVIDERS } from './asking.ts';

const CREATE = new URL('../../../../src/adapters/models/create-provider.ts', import.meta.url).href;

/** Opens a provider in a process of its own and prints the provider packages that were loaded for it. */
const SCRIPT = `
import { registerHooks } from 'node:module';
const seen = new Set();
registerHooks({ resolve(specifier, context, next) {
  const name = /^@ai-sdk\\/(?!provider)[a-z-]+|^ai$/.exec(specifier);
  if (name) seen.add(name[0]);
  return next(specifier, context);
} });
const { createModelProvider } = await import(process.argv[1]);
const clock = { now: () => 0, monotonic: () => 0, sleep: async () => {} };
const early = [...seen];
await createModelProvider({ provider: process.argv[2], model: 'm', apiKey: 'k-1', baseUrl: 'http://127.0.0.1/v1', clock });
console.log(JSON.stringify({ early, late: [...seen] }));
`;

test.each(PROVIDERS)('%s loads its own package, late, and no other', async (provider) => {
  const args = ['--input-type=module', '-e', SCRIPT, CREATE, provider];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH } });
  expect(JSON.parse(stdout)).toEqual({ early: [], late: [`@ai-sdk/${provider}`] });
});
