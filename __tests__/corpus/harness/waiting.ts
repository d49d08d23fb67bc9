import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const text = (path: string): string =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';

/** A part of the contract that is not built yet. */
export interface Feature {
  readonly name: string;
  /** Whether it is there by now: then its cases have to be judged whole. */
  readonly isThere: () => boolean;
  /** Cases that are played, though an assertion of theirs has nothing to look at yet. */
  readonly partly: readonly string[];
}

/** What assertions of cases wait for. A row that comes true turns its test red: then it is taken out. */
export const WAITING: readonly Feature[] = [
  {
    name: 'the comment with the result',
    // No run writes one yet: what it would say is judged as far as the pull request and the job summary go.
    isThere: () =>
      globSync('src/{*,run/*}.ts', { cwd: ROOT }).some((path) => /\.createComment\(/.test(text(path))),
    partly: ['OUT-001', 'OUT-005', 'OUT-006', 'OUT-007'],
  },
];
