import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const text = (path: string): string =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';
const hasInput = (name: string): boolean => new RegExp(`^  ${name}:`, 'm').test(text('action.yml'));

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
    name: 'upload of the artifact',
    // The reports' folder is judged in its place.
    isThere: () => hasInput('upload-artifact'),
    partly: ['ART-001', 'ART-003', 'ART-005'],
  },
];
