import { openWorkspace } from '../../../../src/adapters/workspace/workspace.ts';
import { isRefusal } from '../../../../src/core/run/refusal.ts';

/** Run by files.test.ts in a process whose files may not grow. */
const root = process.argv[2] ?? '';
const workspace = openWorkspace({ root, base: '', hidden: [], gitPath: '/usr/bin/git' });
const big = Buffer.alloc(1024 ** 2, 'x');

for (const [spelled, expected] of [
  ['d/x', Buffer.from('old')],
  ['d/new/y', null],
] as const) {
  const resolved = await workspace.resolve(spelled, 'write');
  const refusal = isRefusal(resolved) ? resolved : await workspace.write(resolved.path, big, expected);
  process.stdout.write(`${refusal?.reason ?? 'written'}\n`);
}
