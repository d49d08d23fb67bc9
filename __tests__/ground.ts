import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Whatever tests put down lies in one folder, which goes with them: a /tmp of tens of thousands of leftovers makes
 * every file slow that is made in it. Open to all as /tmp is, for some tests are another user. Its name is short: paths
 * of sockets may have no more than 107 bytes.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 't-'));
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.env.FORGE_TESTS_CODE_CACHE = join(folder, 'code');
  return () => rmSync(folder, { recursive: true, force: true });
}
